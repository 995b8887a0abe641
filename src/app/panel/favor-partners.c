/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "favor-partners.h"

#include "favor-accessible.h"
#include "favor-children.h"
#include "favor-label.h"
#include "favor-seat-sign.h"
#include "favor-signals.h"
#include "favor-style.h"

#define SIGN_SIZE 26
#define SPACING   9
/* More partners take one line each, also those who are chosen. */
#define FEW 3

typedef struct
{
  GtkWidget *button;
  GtkWidget *sign;
  GtkWidget *words;
  GtkWidget *tick;
} Row;

struct _FavorPartners
{
  GtkWidget parent_instance;

  /* One for each seat, seen or not. */
  Row   rows[FAVOR_MAX_SEATS];
  guint seats;
  /* A set, too. */
  guint    chosen;
  gboolean several;
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (FavorPartners, favor_partners, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* ---- Rows ----------------------------------------------------------------------------- */

static gboolean
is_crowded (FavorPartners *self)
{
  return __builtin_popcount (self->seats) > FEW;
}

/* Several of many are told by one line each, and so are all who are not chosen: the page is long
 * enough. */
static void
update_row (FavorPartners *self, FavorSeat seat)
{
  const Row     *row = &self->rows[seat];
  const gboolean chosen = self->chosen >> seat & 1;
  const gboolean whole = chosen && !(self->several && is_crowded (self));
  const gboolean alone = (self->seats & (self->seats - 1)) == 0;

  gtk_widget_set_visible (row->button, self->seats >> seat & 1);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (row->button), chosen);
  gtk_label_set_wrap (GTK_LABEL (row->words), whole);
  gtk_label_set_ellipsize (GTK_LABEL (row->words),
                           whole ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
  /* Where there is no choice it only says who it is. */
  gtk_widget_set_visible (row->tick, !alone);
  gtk_widget_set_can_target (row->button, !alone);
  gtk_widget_set_focusable (row->button, !alone);
}

static void
update (FavorPartners *self)
{
  self->updating = TRUE;
  favor_style_set_class (GTK_WIDGET (self), "crowded", is_crowded (self));
  for (guint seat = 0; seat < FAVOR_MAX_SEATS; seat++)
    update_row (self, (FavorSeat) seat);
  self->updating = FALSE;
}

static void
toggled_cb (FavorPartners *self, GtkToggleButton *button)
{
  guint seat = 0;

  if (self->updating || (!self->several && !gtk_toggle_button_get_active (button)))
    return;
  while (self->rows[seat].button != GTK_WIDGET (button))
    seat++;
  favor_partners_choose_all (self,
                             self->several ? self->chosen ^ 1u << seat : 1u << seat);
}

/* Where there is one partner, another one takes his place. */
static void
group_rows (FavorPartners *self)
{
  GtkToggleButton *first = GTK_TOGGLE_BUTTON (self->rows[0].button);

  for (guint seat = 1; seat < FAVOR_MAX_SEATS; seat++)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (self->rows[seat].button),
                                 self->several ? NULL : first);
}

static void
add_row (FavorPartners *self, guint seat)
{
  Row       *row = &self->rows[seat];
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);

  row->sign = favor_seat_sign_new (seat, SIGN_SIZE);
  gtk_widget_set_valign (row->sign, GTK_ALIGN_START);
  row->words = favor_label_new_wrapping (NULL);
  gtk_widget_set_hexpand (row->words, TRUE);
  row->tick = gtk_image_new_from_icon_name ("object-select-symbolic");
  gtk_box_append (GTK_BOX (line), row->sign);
  gtk_box_append (GTK_BOX (line), row->words);
  gtk_box_append (GTK_BOX (line), row->tick);
  row->button = gtk_toggle_button_new ();
  gtk_button_set_child (GTK_BUTTON (row->button), line);
  gtk_widget_add_css_class (row->button, "flat");
  gtk_widget_set_visible (row->button, FALSE);
  favor_signals_connect (row->button, "toggled", G_CALLBACK (toggled_cb), self);
  gtk_widget_set_parent (row->button, GTK_WIDGET (self));
}

/* ---- Object --------------------------------------------------------------------------- */

static void
favor_partners_dispose (GObject *object)
{
  favor_children_remove (GTK_WIDGET (object));

  G_OBJECT_CLASS (favor_partners_parent_class)->dispose (object);
}

static void
favor_partners_class_init (FavorPartnersClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = favor_partners_dispose;

  signals[SIGNAL_CHANGED] = favor_signal_new (klass, "changed", 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "partners");
}

static void
favor_partners_init (FavorPartners *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 3);
  for (guint seat = 0; seat < FAVOR_MAX_SEATS; seat++)
    add_row (self, seat);
  group_rows (self);
  /* Translators: name of a list of players to whom something is offered, for ears */
  favor_accessible_set_name (GTK_WIDGET (self), _ ("Partner"));
}

GtkWidget *
favor_partners_new (void)
{
  return g_object_new (FAVOR_TYPE_PARTNERS, NULL);
}

/* ---- Who there is --------------------------------------------------------------------- */

/* The name stands out, wherever in the sentence the language has it. */
static void
mark_name (GtkLabel *words, const char *name)
{
  const char               *text = gtk_label_get_label (words);
  const char               *place = strstr (text, name);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  PangoAttribute           *bold = pango_attr_weight_new (PANGO_WEIGHT_BOLD);

  bold->start_index = place != NULL ? (guint) (place - text) : 0;
  bold->end_index = place != NULL ? bold->start_index + (guint) strlen (name) : 0;
  pango_attr_list_insert (attributes, bold);
  gtk_label_set_attributes (words, attributes);
}

static void
fill_row (FavorPartners *self, guint seat, const char *name, const char *facts)
{
  const Row *row = &self->rows[seat];

  gtk_label_set_label (GTK_LABEL (row->words), facts != NULL ? facts : name);
  mark_name (GTK_LABEL (row->words), name);
  gtk_widget_set_tooltip_text (row->button, facts);
  favor_accessible_set_name (row->button, facts != NULL ? facts : name);
}

void
favor_partners_list (FavorPartners     *self,
                     guint              seats,
                     const FavorNames  *names,
                     const char *const *facts)
{
  g_return_if_fail (FAVOR_IS_PARTNERS (self));

  self->seats = seats;
  for (guint seat = 0; seat < FAVOR_MAX_SEATS; seat++)
    if (seats >> seat & 1)
      fill_row (self, seat, names->names[seat], facts != NULL ? facts[seat] : NULL);
  self->chosen &= seats;
  if (self->chosen == 0 && !self->several)
    self->chosen = seats & -seats;
  update (self);
}

void
favor_partners_set_colours (FavorPartners *self, const guint8 *colours)
{
  g_return_if_fail (FAVOR_IS_PARTNERS (self));

  for (guint seat = 0; seat < FAVOR_MAX_SEATS; seat++)
    favor_seat_sign_set_colour (FAVOR_SEAT_SIGN (self->rows[seat].sign), colours[seat]);
}

void
favor_partners_set_several (FavorPartners *self, gboolean several)
{
  g_return_if_fail (FAVOR_IS_PARTNERS (self));

  if (several == self->several)
    return;
  self->several = several;
  self->updating = TRUE;
  group_rows (self);
  self->updating = FALSE;
  if (!several)
    self->chosen = self->chosen != 0 ? self->chosen & -self->chosen
                                     : self->seats & -self->seats;
  update (self);
}

FavorSeat
favor_partners_get_seat (FavorPartners *self)
{
  g_return_val_if_fail (FAVOR_IS_PARTNERS (self), FAVOR_SEAT_NONE);

  return self->chosen != 0 ? (FavorSeat) __builtin_ctz (self->chosen) : FAVOR_SEAT_NONE;
}

guint
favor_partners_get_seats (FavorPartners *self)
{
  g_return_val_if_fail (FAVOR_IS_PARTNERS (self), 0);

  return self->chosen;
}

void
favor_partners_choose (FavorPartners *self, FavorSeat seat)
{
  g_return_if_fail (FAVOR_IS_PARTNERS (self));

  if (seat >= 0 && seat < FAVOR_MAX_SEATS && (self->seats >> seat & 1) != 0)
    favor_partners_choose_all (self, 1u << seat);
}

void
favor_partners_choose_all (FavorPartners *self, guint seats)
{
  g_return_if_fail (FAVOR_IS_PARTNERS (self));

  seats &= self->seats;
  if (seats == self->chosen || (seats == 0 && !self->several))
    return;
  self->chosen = seats;
  update (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}
