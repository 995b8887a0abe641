/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-cover.h"

#include "favor-closures.h"
#include "favor-seat-sign.h"

/* A longer name is cut off on the button; it stands in full beside it. */
#define BUTTON_CHARS 28

enum
{
  PROP_0,
  PROP_PERSON,
  PROP_COLOUR,
  PROP_SINCE,
  PROP_COMPACT,
  N_PROPS
};

struct _FavorCover
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkWidget *open;
  /* The value of each property. */
  GValue values[N_PROPS];
};

G_DEFINE_FINAL_TYPE (FavorCover, favor_cover, GTK_TYPE_WIDGET)

static GParamSpec *properties[N_PROPS];

static void
favor_cover_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  g_value_copy (&FAVOR_COVER (object)->values[prop_id], value);
}

static void
favor_cover_set_property (GObject      *object,
                          guint         prop_id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  g_value_copy (value, &FAVOR_COVER (object)->values[prop_id]);
}

static void
favor_cover_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), FAVOR_TYPE_COVER);

  G_OBJECT_CLASS (favor_cover_parent_class)->dispose (object);
}

static void
favor_cover_finalize (GObject *object)
{
  for (guint i = 1; i < N_PROPS; i++)
    g_value_unset (&FAVOR_COVER (object)->values[i]);

  G_OBJECT_CLASS (favor_cover_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (FAVOR_TYPE_SEAT_SIGN);
  gtk_widget_class_set_template_from_resource (widget_class, FAVOR_RESOURCES "cover.ui");
  gtk_widget_class_bind_template_child (widget_class, FavorCover, box);
  gtk_widget_class_bind_template_child (widget_class, FavorCover, open);
  gtk_widget_class_bind_template_callback (widget_class, favor_closure_sign_colour);
  gtk_widget_class_bind_template_callback (widget_class, favor_closure_choose_size);
  gtk_widget_class_bind_template_callback (widget_class, favor_closure_cover_words);
  gtk_widget_class_bind_template_callback (widget_class, favor_closure_has_lines);
  gtk_widget_class_bind_template_callback (widget_class, favor_closure_join_lines);
  gtk_widget_class_bind_template_callback (widget_class, favor_closure_uncover);
  gtk_widget_class_bind_template_callback (widget_class, favor_closure_vertical_if);
}

static void
favor_cover_class_init (FavorCoverClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags     flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = favor_cover_get_property;
  object_class->set_property = favor_cover_set_property;
  object_class->dispose = favor_cover_dispose;
  object_class->finalize = favor_cover_finalize;

  properties[PROP_PERSON] = g_param_spec_string ("person", NULL, NULL, "", flags);
  properties[PROP_COLOUR] =
    g_param_spec_int ("colour", NULL, NULL, -1, G_MAXINT, 0, flags);
  properties[PROP_SINCE] = g_param_spec_boxed ("since", NULL, NULL, G_TYPE_STRV, flags);
  properties[PROP_COMPACT] = g_param_spec_boolean ("compact", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  bind_template (widget_class);
  gtk_widget_class_set_css_name (widget_class, "cover");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
favor_cover_init (FavorCover *self)
{
  GtkWidget *label;

  for (guint i = 1; i < N_PROPS; i++)
    {
      g_value_init (&self->values[i], properties[i]->value_type);
      g_param_value_set_default (properties[i], &self->values[i]);
    }
  gtk_widget_init_template (GTK_WIDGET (self));
  label = gtk_button_get_child (GTK_BUTTON (self->open));
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), BUTTON_CHARS);
}

void
favor_cover_focus (FavorCover *self)
{
  g_return_if_fail (FAVOR_IS_COVER (self));

  gtk_widget_grab_focus (self->open);
}
