/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "emperor-trade-slip.h"

#include "emperor-tool-card.h"
#include "favor-tiles.h"
#include "favor-stepper.h"
#include "emperor-trade-picker.h"
#include "emperor-trade-words.h"
#include "favor-accessible.h"
#include "favor-art-picture.h"
#include "favor-children.h"
#include "favor-label.h"

#define GOLD_MOST  999
#define CARD_LEAST 44
#define CARD_MOST  60
#define COIN_WIDTH 20

struct _EmperorSlip
{
  GtkWidget parent_instance;

  char      *title;
  GtkWidget *gold;
  GtkWidget *gold_line;
  GtkWidget *gold_words;
  GtkWidget *nothing;
  GtkWidget *cards;
  GtkWidget *add;
  GtkWidget *picker;

  gboolean      editable;
  EmperorThings things;
  EmperorBundle bundle;
};

G_DEFINE_FINAL_TYPE (EmperorSlip, emperor_slip, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHANGED,
  SIGNAL_INSPECTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* ---- What is on it -------------------------------------------------------------------- */

static guint
count_of (EmperorSlip *self, guint key)
{
  if (key >= EMPEROR_CARD_EVENT)
    return emperor_bundle_events (&self->bundle) >> (key - EMPEROR_CARD_EVENT) & 1;
  if (key >= EMPEROR_N_CARDS)
    return emperor_bundle_market (&self->bundle) >> (key - EMPEROR_N_CARDS) & 1;
  return emperor_bundle_get (&self->bundle, (gint) key);
}

static guint
most_of (EmperorSlip *self, guint key)
{
  if (key >= EMPEROR_CARD_EVENT)
    return self->things.events >> (key - EMPEROR_CARD_EVENT) & 1;
  if (key >= EMPEROR_N_CARDS)
    return self->things.market >> (key - EMPEROR_N_CARDS) & 1;
  return self->things.cards[key];
}

static void
set_cards (EmperorBundle *bundle, gint card, guint n)
{
  const EmperorBundle before = *bundle;

  memset (bundle->cards, 0, sizeof bundle->cards);
  for (gint i = 0; i < EMPEROR_N_CARDS; i++)
    emperor_bundle_add (bundle, i, i == card ? n : emperor_bundle_get (&before, i));
}

/* One more or one less; of what there is once only both are the same. */
static void
change (EmperorSlip *self, guint key, gboolean more)
{
  if (key >= EMPEROR_CARD_EVENT)
    emperor_bundle_set_events (&self->bundle,
                               emperor_bundle_events (&self->bundle) ^
                                 1u << (key - EMPEROR_CARD_EVENT));
  else if (key >= EMPEROR_N_CARDS)
    self->bundle.market = (gint16) (emperor_bundle_market (&self->bundle) ^
                                    1u << (key - EMPEROR_N_CARDS));
  else
    set_cards (&self->bundle,
               (gint) key,
               more ? count_of (self, key) + 1 : count_of (self, key) - 1);
}

/* ---- Showing it ----------------------------------------------------------------------- */

static void show_cards (EmperorSlip *self);

static void
update_picker (EmperorSlip *self)
{
  emperor_picker_update (EMPEROR_PICKER (self->picker), &self->things, &self->bundle);
}

/* Its many rows are made when they are to be seen, not for each position. */
static void
popup_cb (GtkMenuButton *button, gpointer data)
{
  update_picker (EMPEROR_SLIP (data));
}

static void
refresh_picker (EmperorSlip *self)
{
  if (self->editable && gtk_widget_get_mapped (self->picker))
    update_picker (self);
}

static void
changed (EmperorSlip *self)
{
  show_cards (self);
  refresh_picker (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static GtkWidget *
nth_card (EmperorSlip *self, guint n)
{
  GtkWidget *card = gtk_widget_get_first_child (self->cards);

  while (card != NULL && n-- > 0)
    card = gtk_widget_get_next_sibling (card);
  return card;
}

/* The focus goes to the card that has come in the place of the one that went. */
static void
removed_cb (EmperorSlip *self, FavorPiece *piece)
{
  GtkWidget *card = gtk_widget_get_parent (GTK_WIDGET (piece));
  guint      n = 0;

  while ((card = gtk_widget_get_prev_sibling (card)) != NULL)
    n++;
  change (self, favor_piece_get_key (piece), FALSE);
  changed (self);
  card = nth_card (self, n);
  if (card == NULL)
    card = gtk_widget_get_last_child (self->cards);
  gtk_widget_grab_focus (card != NULL ? GTK_WIDGET (emperor_card_get_piece (card))
                                      : self->add);
}

/* (transfer full) */
static char *
describe_card (EmperorSlip *self, guint key, guint n)
{
  const char      *title = emperor_card_title (key);
  g_autofree char *number = favor_text_number (n);
  g_autofree char *words = NULL;

  if (n > 1)
    /* Translators: a number of equal cards, e.g. "2 Soup" */
    words = favor_text_expand (_ ("{n} {card}"), "n", number, "card", title, NULL);
  else
    words = g_strdup (title);
  /* What is offered must be known to its last word. */
  if (!self->editable)
    return favor_text_expand (_ ("{title}: {value}"),
                              "title",
                              words,
                              "value",
                              emperor_card_text (key),
                              NULL);
  /* Translators: a card on a trade, for ears: what a click does with it */
  return favor_text_expand (_ ("{card}. Take it out."), "card", words, NULL);
}

static void
inspected_cb (EmperorSlip *self, FavorPiece *piece)
{
  g_signal_emit (self, signals[SIGNAL_INSPECTED], 0, favor_piece_get_key (piece));
}

static void
add_card (EmperorSlip *self, guint key)
{
  guint            n = count_of (self, key);
  g_autofree char *label = describe_card (self, key, n);
  GtkWidget       *card = emperor_card_new (key, n, label);
  FavorPiece      *piece = emperor_card_get_piece (card);

  if (self->editable)
    g_signal_connect_object (piece,
                             "activated",
                             G_CALLBACK (removed_cb),
                             self,
                             G_CONNECT_SWAPPED);
  g_signal_connect_object (piece,
                           "inspected",
                           G_CALLBACK (inspected_cb),
                           self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->cards), card);
}

static void
show_cards (EmperorSlip *self)
{
  GtkWidget *card;

  while ((card = gtk_widget_get_first_child (self->cards)) != NULL)
    gtk_box_remove (GTK_BOX (self->cards), card);
  for (guint key = 0; key < EMPEROR_CARD_EVENT + EMPEROR_N_EVENTS; key++)
    if ((key < EMPEROR_N_PIECES || key >= EMPEROR_CARD_EVENT) && count_of (self, key) > 0)
      add_card (self, key);
  gtk_widget_set_visible (self->cards, gtk_widget_get_first_child (self->cards) != NULL);
}

static void
show_gold (EmperorSlip *self)
{
  if (self->editable)
    favor_stepper_set_value (FAVOR_STEPPER (self->gold), self->bundle.gold);
  else
    {
      g_autofree char *words = emperor_trade_describe_gold (self->bundle.gold);

      gtk_label_set_label (GTK_LABEL (self->gold_words), words);
      gtk_widget_set_visible (self->gold_line, self->bundle.gold > 0);
      gtk_widget_set_visible (self->nothing,
                              self->bundle.gold == 0 &&
                                !gtk_widget_get_visible (self->cards));
    }
}

/* ---- Widgets -------------------------------------------------------------------------- */

static void
gold_cb (EmperorSlip *self)
{
  self->bundle.gold = (gint16) favor_stepper_get_value (FAVOR_STEPPER (self->gold));
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
picked_cb (EmperorSlip *self, guint key)
{
  if (emperor_slip_add (self, key))
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static GtkWidget *
append (EmperorSlip *self, GtkWidget *child)
{
  gtk_widget_set_parent (child, GTK_WIDGET (self));
  return child;
}

static void
add_gold (EmperorSlip *self)
{
  g_autofree char *name = NULL;

  /* Translators: name of a number, for ears; {heading} is "You give" or "You get" */
  name = favor_text_expand (_ ("{heading}: Gold"), "heading", self->title, NULL);
  self->gold = append (self, favor_stepper_new (name, 0, GOLD_MOST));
  favor_stepper_set_art (FAVOR_STEPPER (self->gold), "emperor/sign-gold");
  g_signal_connect_object (self->gold,
                           "changed",
                           G_CALLBACK (gold_cb),
                           self,
                           G_CONNECT_SWAPPED);
}

static void
add_gold_line (EmperorSlip *self)
{
  GtkWidget *coin = g_object_new (FAVOR_TYPE_ART_PICTURE,
                                  "art",
                                  "emperor/sign-gold",
                                  "width",
                                  COIN_WIDTH,
                                  NULL);

  self->gold_line = append (self, gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6));
  self->gold_words = favor_label_new_wrapping ("gold");
  gtk_box_append (GTK_BOX (self->gold_line), coin);
  gtk_box_append (GTK_BOX (self->gold_line), self->gold_words);
  /* Translators: on one side of a trade on which nothing is given */
  self->nothing = append (self, favor_label_new_line (_ ("Nothing"), "nothing"));
}

static void
add_cards (EmperorSlip *self)
{
  self->cards = append (self, gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6));
  gtk_widget_set_layout_manager (self->cards,
                                 favor_tiles_new (CARD_LEAST,
                                                  CARD_MOST,
                                                  EMPEROR_TILE_ASPECT));
  gtk_widget_set_visible (self->cards, FALSE);
}

static void
add_picker (EmperorSlip *self)
{
  GtkWidget       *popover = gtk_popover_new ();
  GtkWidget       *label;
  g_autofree char *name = NULL;

  self->picker = emperor_picker_new ();
  g_signal_connect_object (self->picker,
                           "picked",
                           G_CALLBACK (picked_cb),
                           self,
                           G_CONNECT_SWAPPED);
  gtk_popover_set_child (GTK_POPOVER (popover), self->picker);
  /* Translators: button: opens a list of cards to add to a trade */
  label = gtk_label_new (_ ("Add Card…"));
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  self->add = append (self, gtk_menu_button_new ());
  gtk_menu_button_set_child (GTK_MENU_BUTTON (self->add), label);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->add), popover);
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->add),
                                         popup_cb,
                                         self,
                                         NULL);
  gtk_menu_button_set_has_frame (GTK_MENU_BUTTON (self->add), FALSE);
  /* Translators: a button, for ears; {heading} is "You give" or "You get" */
  name = favor_text_expand (_ ("{heading}: Add Card…"), "heading", self->title, NULL);
  favor_accessible_set_name (self->add, name);
  favor_accessible_set_name (gtk_widget_get_first_child (self->add), name);
}

/* ---- Object --------------------------------------------------------------------------- */

static void
emperor_slip_dispose (GObject *object)
{
  EmperorSlip *self = EMPEROR_SLIP (object);

  favor_children_remove (GTK_WIDGET (self));
  g_clear_pointer (&self->title, g_free);

  G_OBJECT_CLASS (emperor_slip_parent_class)->dispose (object);
}

static void
emperor_slip_class_init (EmperorSlipClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = emperor_slip_dispose;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed",
                                          EMPEROR_TYPE_SLIP,
                                          G_SIGNAL_RUN_LAST,
                                          0,
                                          NULL,
                                          NULL,
                                          NULL,
                                          G_TYPE_NONE,
                                          0);
  signals[SIGNAL_INSPECTED] = g_signal_new ("inspected",
                                            EMPEROR_TYPE_SLIP,
                                            G_SIGNAL_RUN_LAST,
                                            0,
                                            NULL,
                                            NULL,
                                            NULL,
                                            G_TYPE_NONE,
                                            1,
                                            G_TYPE_UINT);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "tradeslip");
}

static void
emperor_slip_init (EmperorSlip *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
  gtk_widget_add_css_class (GTK_WIDGET (self), "paper");
}

/**
 * emperor_slip_new:
 * @title: "You give" or "You get"
 * @editable: a person puts the trade together; otherwise it is to be read
 *
 * Returns: (transfer floating): an empty slip
 */
GtkWidget *
emperor_slip_new (const char *title, gboolean editable)
{
  EmperorSlip *self = g_object_new (EMPEROR_TYPE_SLIP, NULL);
  GtkWidget   *heading = favor_label_new_wrapping ("heading");

  self->title = g_strdup (title);
  self->editable = editable;
  gtk_label_set_label (GTK_LABEL (heading), title);
  append (self, heading);
  favor_accessible_set_name (GTK_WIDGET (self), title);
  if (editable)
    add_gold (self);
  else
    add_gold_line (self);
  add_cards (self);
  if (editable)
    add_picker (self);
  show_gold (self);
  return GTK_WIDGET (self);
}

void
emperor_slip_set_things (EmperorSlip *self, const EmperorThings *things)
{
  g_return_if_fail (EMPEROR_IS_SLIP (self));

  self->things = *things;
  refresh_picker (self);
}

void
emperor_slip_set_bundle (EmperorSlip *self, const EmperorBundle *bundle)
{
  g_return_if_fail (EMPEROR_IS_SLIP (self));

  self->bundle = *bundle;
  show_cards (self);
  show_gold (self);
  refresh_picker (self);
}

const EmperorBundle *
emperor_slip_get_bundle (EmperorSlip *self)
{
  g_return_val_if_fail (EMPEROR_IS_SLIP (self), NULL);

  return &self->bundle;
}

gboolean
emperor_slip_add (EmperorSlip *self, guint key)
{
  g_return_val_if_fail (EMPEROR_IS_SLIP (self), FALSE);

  if (count_of (self, key) >= most_of (self, key))
    return FALSE;
  change (self, key, TRUE);
  show_cards (self);
  refresh_picker (self);
  return TRUE;
}
