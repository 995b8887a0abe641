/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "favor-slip.h"

#include "favor-accessible.h"
#include "favor-art-picture.h"
#include "favor-children.h"
#include "favor-popover.h"
#include "favor-properties.h"
#include "favor-signals.h"
#include "favor-stepper.h"
#include "favor-text.h"
#include "favor-tiles.h"

/* Widths of a small card. */
#define CARD_LEAST 44
#define CARD_MOST  60

struct _FavorSlip
{
  GtkWidget parent_instance;

  FavorStepper *amount;
  GtkWidget    *amount_line;
  GtkWidget    *amount_picture;
  GtkLabel     *amount_words;
  GtkWidget    *nothing;
  /* Of things that are counted, while a person does that: a stepper each. */
  GtkWidget *numbers;
  GtkWidget *cards;
  GtkWidget *add;
  GtkWidget *popover;
  GtkWidget *picker;

  const FavorSlipKind *kind;
  char                *title;
  gboolean             editable;
  FavorSlipStock       stock;
  int                  n_amount;
  guint8               counts[FAVOR_SLIP_KEYS];
};

G_DEFINE_FINAL_TYPE (FavorSlip, favor_slip, GTK_TYPE_WIDGET)

enum
{
  PROP_TITLE,
  PROP_EDITABLE,
  N_PROPS
};

enum
{
  SIGNAL_CHANGED,
  SIGNAL_INSPECTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* clang-format off */
static const FavorProperty table[N_PROPS] = {
  [PROP_TITLE] = { "title", G_TYPE_STRING, FAVOR_CONSTRUCT_ONLY,
                   FAVOR_MEMBER (FavorSlip, title), .text = "" },
  [PROP_EDITABLE] = { "editable", G_TYPE_BOOLEAN, FAVOR_CONSTRUCT_ONLY,
                      FAVOR_MEMBER (FavorSlip, editable) },
};
/* clang-format on */

static void show_cards (FavorSlip *self);

#define KEY_OF_NUMBER "favor-key"

/* Whether a person changes its number rather than picking it from the list. */
static gboolean
is_counted (FavorSlip *self, guint key)
{
  for (guint i = 0; self->editable && i < self->kind->n_sections; i++)
    {
      const FavorSlipSection *section = &self->kind->sections[i];

      if (section->share == FAVOR_SLIP_COUNTED && key >= section->first &&
          key < section->first + section->n)
        return TRUE;
    }
  return FALSE;
}

/* ---- Showing it ----------------------------------------------------------------------- */

static void
update_picker (FavorSlip *self)
{
  favor_slip_picker_update (FAVOR_SLIP_PICKER (self->picker),
                            self->kind,
                            &self->stock,
                            self->counts);
}

/* Its many rows are made when they are to be seen, not for each position. */
static void
popup_cb (GtkMenuButton *button, gpointer data)
{
  update_picker (FAVOR_SLIP (data));
}

static void
refresh_picker (FavorSlip *self)
{
  if (self->editable && gtk_widget_get_mapped (self->picker))
    update_picker (self);
}

static GtkWidget *
nth_card (FavorSlip *self, guint n)
{
  GtkWidget *card = gtk_widget_get_first_child (self->cards);

  while (card != NULL && n-- > 0)
    card = gtk_widget_get_next_sibling (card);
  return card;
}

/* The focus goes to the card that has come in the place of the one that went. */
static void
removed_cb (FavorSlip *self, FavorPiece *piece)
{
  GtkWidget *card = gtk_widget_get_parent (GTK_WIDGET (piece));
  guint      n = 0;

  while ((card = gtk_widget_get_prev_sibling (card)) != NULL)
    n++;
  self->counts[favor_piece_get_key (piece)]--;
  show_cards (self);
  refresh_picker (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  card = nth_card (self, n);
  if (card == NULL)
    card = gtk_widget_get_last_child (self->cards);
  gtk_widget_grab_focus (card != NULL ? GTK_WIDGET (favor_slip_card_get_piece (card))
                                      : self->add);
}

/* (transfer full) */
static char *
describe_card (FavorSlip *self, guint key)
{
  const char      *title = self->kind->get_title (key);
  guint            n = self->counts[key];
  g_autofree char *words = NULL;

  if (n > 1)
    /* Translators: a number of equal cards, e.g. "2 Soup" */
    words = favor_text_fill (_ ("{n} {card}"), "n# card", n, title);
  else
    words = g_strdup (title);
  /* What is offered must be known to its last word. */
  if (!self->editable)
    return favor_text_fill (_ ("{title}: {value}"),
                            "title value",
                            words,
                            self->kind->get_text (key));
  /* Translators: a card on a trade, for ears: what a click does with it */
  return favor_text_fill (_ ("{card}. Take it out."), "card", words);
}

static void
inspected_cb (FavorSlip *self, FavorPiece *piece)
{
  g_signal_emit (self, signals[SIGNAL_INSPECTED], 0, favor_piece_get_key (piece));
}

static void
add_card (FavorSlip *self, guint key)
{
  g_autofree char *label = describe_card (self, key);
  GtkWidget       *card = favor_slip_card_new (self->kind, key, self->counts[key], label);
  FavorPiece      *piece = favor_slip_card_get_piece (card);

  if (self->editable)
    favor_signals_connect (piece, "activated", G_CALLBACK (removed_cb), self);
  favor_signals_connect (piece, "inspected", G_CALLBACK (inspected_cb), self);
  gtk_box_append (GTK_BOX (self->cards), card);
}

static void
show_cards (FavorSlip *self)
{
  GtkWidget *card;

  while ((card = gtk_widget_get_first_child (self->cards)) != NULL)
    gtk_box_remove (GTK_BOX (self->cards), card);
  for (guint key = 0; key < FAVOR_SLIP_KEYS; key++)
    if (self->counts[key] > 0 && !is_counted (self, key))
      add_card (self, key);
  gtk_widget_set_visible (self->cards, gtk_widget_get_first_child (self->cards) != NULL);
}

static guint
key_of (GtkWidget *number)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (number), KEY_OF_NUMBER));
}

static void
show_numbers (FavorSlip *self)
{
  GtkWidget *number;

  for (number = gtk_widget_get_first_child (self->numbers); number != NULL;
       number = gtk_widget_get_next_sibling (number))
    favor_stepper_set_value (FAVOR_STEPPER (number), self->counts[key_of (number)]);
}

/* What there is can be read, and is where the buttons stop. */
static void
limit_numbers (FavorSlip *self)
{
  GtkWidget *number;

  for (number = gtk_widget_get_first_child (self->numbers); number != NULL;
       number = gtk_widget_get_next_sibling (number))
    {
      const guint      key = key_of (number);
      g_autofree char *n = favor_slip_stock_describe (&self->stock, key);
      g_autofree char *words = favor_text_fill (_ ("{title}: {value}"),
                                                "title value",
                                                self->kind->get_title (key),
                                                n);

      favor_stepper_set_there (FAVOR_STEPPER (number), self->stock.most[key]);
      gtk_widget_set_tooltip_text (number, words);
    }
}

static void
show_amount (FavorSlip *self)
{
  gboolean any = self->n_amount > 0 && self->kind->amount_title != NULL;

  favor_stepper_set_value (self->amount, self->n_amount);
  gtk_widget_set_visible (self->amount_line, any && !self->editable);
  gtk_widget_set_visible (self->nothing,
                          !any && !self->editable &&
                            !gtk_widget_get_visible (self->cards));
  if (any && !self->editable)
    {
      g_autofree char *words = self->kind->describe_amount (self->n_amount);

      gtk_label_set_label (self->amount_words, words);
    }
}

/* ---- What a person does with it ------------------------------------------------------- */

static void
amount_cb (FavorSlip *self)
{
  self->n_amount = favor_stepper_get_value (self->amount);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
number_cb (FavorSlip *self, FavorStepper *number)
{
  self->counts[key_of (GTK_WIDGET (number))] = (guint8) favor_stepper_get_value (number);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
picked_cb (FavorSlip *self, guint key)
{
  if (favor_slip_add (self, key))
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* ---- Object --------------------------------------------------------------------------- */

static void
favor_slip_dispose (GObject *object)
{
  favor_children_remove (GTK_WIDGET (object));

  G_OBJECT_CLASS (favor_slip_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (FAVOR_TYPE_STEPPER);
  g_type_ensure (FAVOR_TYPE_ART_PICTURE);
  g_type_ensure (FAVOR_TYPE_SLIP_PICKER);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/favorgames/Favor/slip.ui");
  gtk_widget_class_bind_template_child (widget_class, FavorSlip, amount);
  gtk_widget_class_bind_template_child (widget_class, FavorSlip, amount_line);
  gtk_widget_class_bind_template_child (widget_class, FavorSlip, amount_picture);
  gtk_widget_class_bind_template_child (widget_class, FavorSlip, amount_words);
  gtk_widget_class_bind_template_child (widget_class, FavorSlip, nothing);
  gtk_widget_class_bind_template_child (widget_class, FavorSlip, numbers);
  gtk_widget_class_bind_template_child (widget_class, FavorSlip, cards);
  gtk_widget_class_bind_template_child (widget_class, FavorSlip, add);
  gtk_widget_class_bind_template_child (widget_class, FavorSlip, picker);
  gtk_widget_class_bind_template_child (widget_class, FavorSlip, popover);
  gtk_widget_class_bind_template_callback (widget_class, picked_cb);
}

static void
favor_slip_class_init (FavorSlipClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = favor_slip_dispose;

  favor_properties_install (G_OBJECT_CLASS (klass), table, N_PROPS, NULL);

  signals[SIGNAL_CHANGED] = favor_signal_new (klass, "changed", 0);
  signals[SIGNAL_INSPECTED] = favor_signal_new (klass, "inspected", 1, G_TYPE_UINT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "tradeslip");
  bind_template (widget_class);
}

static void
favor_slip_init (FavorSlip *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  favor_popover_let_through (GTK_POPOVER (self->popover));
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->add),
                                         popup_cb,
                                         self,
                                         NULL);
}

/* What the parts say for ears: "You give: Gold". */
static void
set_names (FavorSlip *self)
{
  g_autofree char *add = NULL;
  g_autofree char *amount = NULL;

  /* Translators: a button, for ears; {heading} is "You give" or "You get" */
  add = favor_text_fill (_ ("{heading}: Add Card…"), "heading", self->title);
  favor_accessible_set_name (GTK_WIDGET (self), self->title);
  favor_accessible_set_name (self->add, add);
  favor_accessible_set_name (gtk_widget_get_first_child (self->add), add);
  if (self->kind->amount_title == NULL)
    return;
  amount = favor_text_fill (_ ("{title}: {value}"),
                            "title value",
                            self->title,
                            _ (self->kind->amount_title));
  favor_stepper_set_name (self->amount, amount);
}

static void
add_number (FavorSlip *self, guint key)
{
  g_autofree char *name = favor_text_fill (_ ("{title}: {value}"),
                                           "title value",
                                           self->title,
                                           self->kind->get_title (key));
  GtkWidget       *number = favor_stepper_new (name, 0, self->kind->count_most);

  favor_stepper_set_art (FAVOR_STEPPER (number), self->kind->get_sign (key));
  g_object_set_data (G_OBJECT (number), KEY_OF_NUMBER, GUINT_TO_POINTER (key));
  favor_signals_connect (number, "changed", G_CALLBACK (number_cb), self);
  gtk_box_append (GTK_BOX (self->numbers), number);
}

static void
add_numbers (FavorSlip *self)
{
  gboolean picks = FALSE;

  for (guint i = 0; i < self->kind->n_sections; i++)
    picks = picks || self->kind->sections[i].share != FAVOR_SLIP_COUNTED;
  for (guint key = 0; key < FAVOR_SLIP_KEYS; key++)
    if (is_counted (self, key))
      add_number (self, key);
  gtk_widget_set_visible (self->numbers,
                          gtk_widget_get_first_child (self->numbers) != NULL);
  gtk_widget_set_visible (self->add, self->editable && picks);
}

/**
 * favor_slip_new:
 * @kind: what it can hold; a constant table
 * @title: "You give" or "You get"
 * @editable: a person puts the offer together; otherwise it is to be read
 *
 * Returns: (transfer floating): an empty slip
 */
GtkWidget *
favor_slip_new (const FavorSlipKind *kind, const char *title, gboolean editable)
{
  FavorSlip *self = g_object_new (FAVOR_TYPE_SLIP,
                                  "title",
                                  title,
                                  "editable",
                                  editable,
                                  NULL);

  self->kind = kind;
  set_names (self);
  add_numbers (self);
  favor_stepper_set_art (self->amount, kind->amount_art);
  favor_stepper_set_range (self->amount, 0, kind->amount_most);
  gtk_widget_set_visible (GTK_WIDGET (self->amount),
                          editable && kind->amount_title != NULL);
  g_object_set (self->amount_picture, "art", kind->amount_art, NULL);
  gtk_widget_set_layout_manager (self->cards,
                                 favor_tiles_new (CARD_LEAST,
                                                  CARD_MOST,
                                                  1 / kind->aspect));
  show_amount (self);
  favor_signals_connect (self->amount, "changed", G_CALLBACK (amount_cb), self);
  return GTK_WIDGET (self);
}

void
favor_slip_set_stock (FavorSlip *self, const FavorSlipStock *stock)
{
  g_return_if_fail (FAVOR_IS_SLIP (self));

  self->stock = *stock;
  limit_numbers (self);
  refresh_picker (self);
}

void
favor_slip_set_things (FavorSlip *self, int amount, const guint8 *counts)
{
  g_return_if_fail (FAVOR_IS_SLIP (self));

  self->n_amount = amount;
  memcpy (self->counts, counts, sizeof self->counts);
  show_cards (self);
  show_numbers (self);
  show_amount (self);
  refresh_picker (self);
}

int
favor_slip_get_amount (FavorSlip *self)
{
  g_return_val_if_fail (FAVOR_IS_SLIP (self), 0);

  return self->n_amount;
}

const guint8 *
favor_slip_get_counts (FavorSlip *self)
{
  g_return_val_if_fail (FAVOR_IS_SLIP (self), NULL);

  return self->counts;
}

gboolean
favor_slip_add (FavorSlip *self, guint key)
{
  g_return_val_if_fail (FAVOR_IS_SLIP (self), FALSE);
  g_return_val_if_fail (key < FAVOR_SLIP_KEYS, FALSE);

  if (self->counts[key] >= self->stock.most[key])
    return FALSE;
  self->counts[key]++;
  show_cards (self);
  show_numbers (self);
  refresh_picker (self);
  return TRUE;
}
