/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-cover.h"

#include "favor-closures.h"
#include "favor-focus.h"
#include "favor-properties.h"
#include "favor-seat-sign.h"

/* A longer name is cut off on the button; it stands in full beside it. */
#define BUTTON_CHARS 28

enum
{
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
  char      *person;
  char     **since;
  int        colour;
  guint8     compact;
};

G_DEFINE_FINAL_TYPE (FavorCover, favor_cover, GTK_TYPE_WIDGET)

/* clang-format off */
static const FavorProperty property_table[N_PROPS] = {
  [PROP_PERSON] = { "person", G_TYPE_STRING, FAVOR_WRITABLE, FAVOR_MEMBER (FavorCover, person) },
  [PROP_COLOUR] = { "colour", G_TYPE_INT, FAVOR_WRITABLE, FAVOR_MEMBER (FavorCover, colour),
                    .min = -1, .max = G_MAXINT },
  [PROP_SINCE] = { "since", G_TYPE_BOXED, FAVOR_WRITABLE, FAVOR_MEMBER (FavorCover, since),
                   .class_type = g_strv_get_type },
  [PROP_COMPACT] = { "compact", G_TYPE_BOOLEAN, FAVOR_WRITABLE, FAVOR_MEMBER (FavorCover, compact) },
};

/* clang-format on */

static void
favor_cover_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), FAVOR_TYPE_COVER);

  G_OBJECT_CLASS (favor_cover_parent_class)->dispose (object);
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

  object_class->dispose = favor_cover_dispose;

  bind_template (widget_class);
  gtk_widget_class_set_css_name (widget_class, "cover");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  favor_properties_install (object_class, property_table, N_PROPS, NULL);
}

static void
favor_cover_init (FavorCover *self)
{
  GtkWidget *label;

  gtk_widget_init_template (GTK_WIDGET (self));
  label = gtk_button_get_child (GTK_BUTTON (self->open));
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), BUTTON_CHARS);
}

void
favor_cover_focus (FavorCover *self)
{
  g_return_if_fail (FAVOR_IS_COVER (self));

  favor_focus_give (self->open);
}
