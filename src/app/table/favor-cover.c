/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-cover.h"

#include "favor-accessible.h"
#include "favor-label.h"
#include "favor-seat-sign.h"
#include "favor-text.h"

/* A longer name is cut off on the button. */
#define SIGN         92
#define SIGN_COMPACT 40
#define BUTTON_CHARS 28
/* Three lines and the beginning of a fourth, which says that there is more to scroll to. */
#define SINCE_HEIGHT 66

struct _FavorCover
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkWidget *sign;
  GtkWidget *name;
  GtkWidget *sub;
  GtkWidget *since;
  GtkWidget *scroller;
  GtkWidget *buttons;
  GtkWidget *again;
  GtkWidget *open;
  gboolean   compact;
};

G_DEFINE_FINAL_TYPE (FavorCover, favor_cover, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_COMPACT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
favor_cover_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  FavorCover *self = FAVOR_COVER (object);

  switch (prop_id)
    {
    case PROP_COMPACT:
      g_value_set_boolean (value, self->compact);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
favor_cover_set_property (GObject      *object,
                          guint         prop_id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  FavorCover *self = FAVOR_COVER (object);

  switch (prop_id)
    {
    case PROP_COMPACT:
      favor_cover_set_compact (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
favor_cover_dispose (GObject *object)
{
  FavorCover *self = FAVOR_COVER (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (favor_cover_parent_class)->dispose (object);
}

static void
favor_cover_class_init (FavorCoverClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = favor_cover_get_property;
  object_class->set_property = favor_cover_set_property;
  object_class->dispose = favor_cover_dispose;

  properties[PROP_COMPACT] = g_param_spec_boolean ("compact",
                                                   NULL,
                                                   NULL,
                                                   FALSE,
                                                   G_PARAM_READWRITE |
                                                     G_PARAM_EXPLICIT_NOTIFY |
                                                     G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "cover");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* In a row, or below each other. */
static void
arrange (FavorCover *self)
{
  GtkOrientation orientation = self->compact ? GTK_ORIENTATION_VERTICAL
                                             : GTK_ORIENTATION_HORIZONTAL;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box), orientation);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->buttons), orientation);
  gtk_box_set_spacing (GTK_BOX (self->box), self->compact ? 9 : 18);
  favor_seat_sign_set_size (FAVOR_SEAT_SIGN (self->sign),
                            self->compact ? SIGN_COMPACT : SIGN);
}

/* Most games are played by one person, and need no cover. */
static void
make_content (FavorCover *self)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  self->sign = favor_seat_sign_new (0, SIGN);
  self->name = favor_label_new_wrapping ("big");
  self->sub = favor_label_new_wrapping (NULL);
  self->since = favor_label_new_wrapping (NULL);
  self->scroller = favor_accessible_new_group (GTK_TYPE_SCROLLED_WINDOW);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller),
                                  GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (self->scroller),
                                                    TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (self->scroller),
                                              SINCE_HEIGHT);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (self->scroller), 0);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), self->since);
  self->open = gtk_button_new ();
  gtk_widget_set_valign (self->open, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->open, "pill");
  gtk_widget_add_css_class (self->open, "suggested-action");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->open), "view.uncover");
  /* So that the keys can scroll it. */
  gtk_widget_set_focusable (self->scroller, TRUE);
  /* Translators: name of the list on the cover between two people at one screen */
  favor_accessible_set_name (self->scroller, _ ("Since Your Last Turn"));
  self->buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  /* Translators: button: shows on the board once more what happened since the last turn */
  self->again = gtk_button_new_with_label (_ ("Show It Again"));
  gtk_widget_set_valign (self->again, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->again, "pill");
  gtk_widget_add_css_class (self->again, "again");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->again), "view.show-again");
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (words), self->name);
  gtk_box_append (GTK_BOX (words), self->sub);
  gtk_box_append (GTK_BOX (words), self->scroller);
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 18);
  gtk_widget_add_css_class (self->box, "curtain");
  gtk_box_append (GTK_BOX (self->box), self->sign);
  gtk_box_append (GTK_BOX (self->box), words);
  gtk_box_append (GTK_BOX (self->buttons), self->again);
  gtk_box_append (GTK_BOX (self->buttons), self->open);
  gtk_box_append (GTK_BOX (self->box), self->buttons);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  arrange (self);
}

static void
favor_cover_init (FavorCover *self)
{
}

/**
 * favor_cover_new:
 *
 * Returns: (transfer floating): a cover for nobody yet
 */
GtkWidget *
favor_cover_new (void)
{
  return g_object_new (FAVOR_TYPE_COVER, NULL);
}

/**
 * favor_cover_set_compact:
 * @compact: whether its parts stand below each other
 */
void
favor_cover_set_compact (FavorCover *self, gboolean compact)
{
  g_return_if_fail (FAVOR_IS_COVER (self));

  if (self->compact == !!compact)
    return;
  self->compact = !!compact;
  if (self->box != NULL)
    arrange (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COMPACT]);
}

/**
 * favor_cover_set_person:
 * @name: who decides now
 * @colour: of that seat
 * @events: (array zero-terminated=1): public sentences since that person's last turn
 */
void
favor_cover_set_person (FavorCover        *self,
                        const char        *name,
                        guint              colour,
                        const char *const *events)
{
  g_autofree char *all = g_strjoinv ("\n", (char **) events);
  g_autofree char *button = NULL;
  guint            n = g_strv_length ((char **) events);
  g_autofree char *count = g_strdup_printf ("%u", n);
  g_autofree char *sub = NULL;
  GtkWidget       *label;

  g_return_if_fail (FAVOR_IS_COVER (self));

  if (self->box == NULL)
    make_content (self);
  favor_seat_sign_set_colour (FAVOR_SEAT_SIGN (self->sign), colour);
  gtk_label_set_label (GTK_LABEL (self->name), name);
  /* Translators: on the cover between two people at one screen; {n} is how many sentences of
   * the log follow */
  sub = favor_text_expand (
    g_dngettext (GETTEXT_PACKAGE,
                 "What is yours is covered. {n} event since your last turn:",
                 "What is yours is covered. {n} events since your last turn:",
                 n),
    "n",
    count,
    NULL);
  gtk_label_set_label (GTK_LABEL (self->sub),
                       n > 0 ? sub : _ ("What is yours is covered."));
  gtk_label_set_label (GTK_LABEL (self->since), all);
  gtk_widget_set_visible (self->scroller, n > 0);
  gtk_widget_set_visible (self->again, n > 0);
  /* Translators: button that opens the cover between two people at one screen */
  button = favor_text_expand (_ ("I Am {player}"), "player", name, NULL);
  gtk_button_set_label (GTK_BUTTON (self->open), button);
  /* The name stands in full beside it. */
  label = gtk_button_get_child (GTK_BUTTON (self->open));
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), BUTTON_CHARS);
}

/**
 * favor_cover_get_name:
 *
 * Returns: (nullable): for whom it is; NULL for nobody yet
 */
const char *
favor_cover_get_name (FavorCover *self)
{
  g_return_val_if_fail (FAVOR_IS_COVER (self), NULL);

  return self->name != NULL ? gtk_label_get_label (GTK_LABEL (self->name)) : NULL;
}

/**
 * favor_cover_focus:
 * @self: a cover for somebody
 *
 * Gives the focus to the button that opens the cover.
 */
void
favor_cover_focus (FavorCover *self)
{
  g_return_if_fail (FAVOR_IS_COVER (self));

  gtk_widget_grab_focus (self->open);
}
