/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-seat-strip.h"

#include "favor-accessible.h"
#include "favor-breakpoint-bin.h"
#include "favor-closures.h"
#include "favor-properties.h"
#include "favor-seat-card.h"
#include "favor-text.h"
#include "favor-tooltip.h"

struct _FavorSeatStrip
{
  GtkWidget parent_instance;

  GtkWidget *bin;
  /* The cards. */
  GtkWidget *seats;
  GtkWidget *table;
  GtkWidget *table_first;
  GtkWidget *table_second;
  /* Says that the table can be pressed. */
  GtkWidget *table_more;

  FavorSeatModel *model;
  FavorGameView  *view;
  guint           n_seats;
  gboolean        compact;
};

G_DEFINE_FINAL_TYPE (FavorSeatStrip, favor_seat_strip, GTK_TYPE_WIDGET)

enum
{
  PROP_MODEL,
  PROP_COMPACT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void show_seats (FavorSeatStrip *self);
static void show_compact (FavorSeatStrip *self);
static void show_table (FavorSeatStrip *self);

/* clang-format off */
static const FavorProperty table[N_PROPS] = {
  [PROP_MODEL] = { "model", G_TYPE_OBJECT, FAVOR_WRITABLE,
                   FAVOR_MEMBER (FavorSeatStrip, model), .class_type = favor_seat_model_get_type,
                   .changed = G_CALLBACK (show_seats) },
  [PROP_COMPACT] = { "compact", G_TYPE_BOOLEAN, FAVOR_WRITABLE,
                     FAVOR_MEMBER (FavorSeatStrip, compact),
                     .changed = G_CALLBACK (show_compact) },
};

/* clang-format on */

static FavorSeatCard *
first_card (FavorSeatStrip *self)
{
  GtkWidget *child = gtk_widget_get_first_child (self->seats);

  return child != NULL ? FAVOR_SEAT_CARD (child) : NULL;
}

/* (nullable) */
static FavorSeatCard *
next_card (FavorSeatCard *card)
{
  GtkWidget *next = gtk_widget_get_next_sibling (GTK_WIDGET (card));

  return next != NULL ? FAVOR_SEAT_CARD (next) : NULL;
}

/* With little room an office is a picture, not a word. */
static void
arrange_cards (FavorSeatStrip *self)
{
  gboolean tight;

  g_object_get (self->bin, "narrow", &tight, NULL);
  for (FavorSeatCard *card = first_card (self); card != NULL; card = next_card (card))
    favor_seat_card_arrange (card, self->n_seats, self->compact, tight);
}

/* The number of seats of a game never changes; another model may have another one. A card that
 * stays keeps the focus. */
static void
set_n_cards (FavorSeatStrip *self, guint n)
{
  while (self->n_seats > n)
    {
      gtk_box_remove (GTK_BOX (self->seats), gtk_widget_get_last_child (self->seats));
      self->n_seats--;
    }
  while (self->n_seats < n)
    gtk_box_append (GTK_BOX (self->seats), favor_seat_card_new (self->n_seats++));
}

static void
show_seats (FavorSeatStrip *self)
{
  GListModel *model = G_LIST_MODEL (self->model);
  guint       i = 0;

  set_n_cards (self, model != NULL ? g_list_model_get_n_items (model) : 0);
  for (FavorSeatCard *card = first_card (self); card != NULL; card = next_card (card))
    {
      g_autoptr (FavorSeatRow) row = g_list_model_get_item (model, i++);

      favor_seat_card_set_row (card, row);
    }
  arrange_cards (self);
  favor_seat_strip_update_looks (self);
}

static void
show_compact (FavorSeatStrip *self)
{
  gtk_box_set_spacing (GTK_BOX (self->seats), self->compact ? 3 : 6);
  arrange_cards (self);
  favor_seat_strip_update_looks (self);
}

static void
favor_seat_strip_dispose (GObject *object)
{
  FavorSeatStrip *self = FAVOR_SEAT_STRIP (object);

  favor_properties_clear (self);
  gtk_widget_dispose_template (GTK_WIDGET (self), FAVOR_TYPE_SEAT_STRIP);

  G_OBJECT_CLASS (favor_seat_strip_parent_class)->dispose (object);
}

/* All seats show as many facts as there is room for in each of them. */
static void
fit_facts (FavorSeatStrip *self)
{
  guint most = G_MAXUINT;

  for (FavorSeatCard *card = first_card (self); card != NULL; card = next_card (card))
    most = MIN (most, favor_seat_card_count_facts (card));
  for (FavorSeatCard *card = first_card (self); card != NULL; card = next_card (card))
    favor_seat_card_set_most_facts (card, most);
}

static void
favor_seat_strip_measure (GtkWidget     *widget,
                          GtkOrientation orientation,
                          int            for_size,
                          int           *minimum,
                          int           *natural,
                          int           *minimum_baseline,
                          int           *natural_baseline)
{
  gtk_widget_measure (FAVOR_SEAT_STRIP (widget)->bin,
                      orientation,
                      for_size,
                      minimum,
                      natural,
                      minimum_baseline,
                      natural_baseline);
}

static GtkSizeRequestMode
favor_seat_strip_get_request_mode (GtkWidget *widget)
{
  return gtk_widget_get_request_mode (FAVOR_SEAT_STRIP (widget)->bin);
}

static void
favor_seat_strip_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FavorSeatStrip *self = FAVOR_SEAT_STRIP (widget);

  gtk_widget_allocate (self->bin, width, height, baseline, NULL);
  fit_facts (self);
}

static void
favor_seat_strip_class_init (FavorSeatStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = favor_seat_strip_dispose;
  widget_class->measure = favor_seat_strip_measure;
  widget_class->get_request_mode = favor_seat_strip_get_request_mode;
  widget_class->size_allocate = favor_seat_strip_size_allocate;

  favor_properties_install (G_OBJECT_CLASS (klass), table, N_PROPS, properties);

  g_type_ensure (FAVOR_TYPE_BREAKPOINT_BIN);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               FAVOR_RESOURCES "seat-strip.ui");
  gtk_widget_class_bind_template_child (widget_class, FavorSeatStrip, bin);
  gtk_widget_class_bind_template_child (widget_class, FavorSeatStrip, seats);
  gtk_widget_class_bind_template_child (widget_class, FavorSeatStrip, table);
  gtk_widget_class_bind_template_child (widget_class, FavorSeatStrip, table_first);
  gtk_widget_class_bind_template_child (widget_class, FavorSeatStrip, table_second);
  gtk_widget_class_bind_template_child (widget_class, FavorSeatStrip, table_more);
  gtk_widget_class_bind_template_callback (widget_class, arrange_cards);
  gtk_widget_class_bind_template_callback (widget_class, show_table);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "seatstrip");
}

static void
favor_seat_strip_init (FavorSeatStrip *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * favor_seat_strip_new:
 *
 * Returns: (transfer floating): a strip without seats
 */
GtkWidget *
favor_seat_strip_new (void)
{
  return g_object_new (FAVOR_TYPE_SEAT_STRIP, NULL);
}

/**
 * favor_seat_strip_set_model:
 * @model: (nullable): the seats to show
 */
void
favor_seat_strip_set_model (FavorSeatStrip *self, FavorSeatModel *model)
{
  g_return_if_fail (FAVOR_IS_SEAT_STRIP (self));

  favor_properties_set_object (self, properties[PROP_MODEL], model);
}

/**
 * favor_seat_strip_set_compact:
 * @compact: whether seats are small columns
 */
void
favor_seat_strip_set_compact (FavorSeatStrip *self, gboolean compact)
{
  g_return_if_fail (FAVOR_IS_SEAT_STRIP (self));

  favor_properties_set_number (self, properties[PROP_COMPACT], !!compact);
}

/**
 * favor_seat_strip_set_view:
 * @view: (nullable): the view of the game, which outlives the strip or is taken back
 */
void
favor_seat_strip_set_view (FavorSeatStrip *self, FavorGameView *view)
{
  g_return_if_fail (FAVOR_IS_SEAT_STRIP (self));

  self->view = view;
  favor_seat_strip_update_looks (self);
}

/* (nullable) */
static FavorSeatCard *
find_card (FavorSeatStrip *self, FavorSeat seat)
{
  FavorSeatCard *card = first_card (self);

  for (; seat > 0 && card != NULL; seat--)
    card = next_card (card);
  return seat < 0 ? NULL : card;
}

/**
 * favor_seat_strip_get_shield:
 *
 * Returns: (transfer none) (nullable): where the shield of @seat is; %NULL for %FAVOR_SEAT_NONE
 */
GtkWidget *
favor_seat_strip_get_shield (FavorSeatStrip *self, FavorSeat seat)
{
  FavorSeatCard *card;

  g_return_val_if_fail (FAVOR_IS_SEAT_STRIP (self), NULL);

  card = find_card (self, seat);
  return card != NULL ? favor_seat_card_get_shield (card) : NULL;
}

/**
 * favor_seat_strip_get_score:
 *
 * Returns: (transfer none) (nullable): where the score of @seat stands; %NULL for %FAVOR_SEAT_NONE
 */
GtkWidget *
favor_seat_strip_get_score (FavorSeatStrip *self, FavorSeat seat)
{
  FavorSeatCard *card;

  g_return_val_if_fail (FAVOR_IS_SEAT_STRIP (self), NULL);

  card = find_card (self, seat);
  return card != NULL ? favor_seat_card_get_score (card) : NULL;
}

/**
 * favor_seat_strip_set_countdown:
 * @seat: whose time it is, or %FAVOR_SEAT_NONE
 * @countdown: what is left of it, shown while it is active
 */
void
favor_seat_strip_set_countdown (FavorSeatStrip *self,
                                FavorSeat       seat,
                                FavorCountdown *countdown)
{
  FavorSeat i = 0;

  g_return_if_fail (FAVOR_IS_SEAT_STRIP (self));

  for (FavorSeatCard *card = first_card (self); card != NULL; card = next_card (card))
    favor_seat_card_set_countdown (card, i++ == seat ? countdown : NULL);
}

/* 0: a game without rounds keeps no place for what tells of them. */
static guint
get_round (FavorSeatStrip *self)
{
  FavorCursor *cursor = favor_game_view_get_cursor (self->view);
  FavorPad     pad = { 0 };

  if (cursor == NULL)
    return 0;
  favor_session_get_game (favor_cursor_get_session (cursor))
    ->score (favor_cursor_get_state (cursor), 0, &pad);
  return pad.round;
}

/* (transfer full): all that there is to know of the table, and what pressing it does. */
static char *
describe_table (FavorSeatStrip *self, const char *words)
{
  if (!gtk_widget_get_sensitive (self->table))
    return g_strdup (words);
  return g_strconcat (
    words,
    "\n",
    /* Translators: tooltip of the number of the round, after a sentence about it */
    _ ("Show What the Last Round Brought"),
    NULL);
}

/* Where seats need the room only the number of the round is seen, which opens what the last one
 * brought; in a game without rounds there is nothing to press. */
static void
shorten_table (guint round, char **first, char **second)
{
  g_clear_pointer (first, g_free);
  g_clear_pointer (second, g_free);
  if (round > 0)
    *first = favor_text_figure ((int) round);
}

static void
show_table (FavorSeatStrip *self)
{
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *words = NULL;
  g_autofree char *all = NULL;

  if (self->view != NULL)
    favor_game_view_describe_table (self->view, &first, &second, &words);
  if (first != NULL && (self->compact || self->n_seats >= FAVOR_SEAT_CARDS_MANY))
    shorten_table (get_round (self), &first, &second);
  if (words != NULL)
    {
      all = describe_table (self, words);
      favor_accessible_queue_name (self->table, all);
      gtk_widget_set_visible (self->table_more, get_round (self) > 0);
    }
  favor_tooltip_set (self->table, all);
  gtk_widget_set_visible (self->table, first != NULL);
  gtk_label_set_label (GTK_LABEL (self->table_first), first);
  gtk_label_set_label (GTK_LABEL (self->table_second), second);
  gtk_widget_set_visible (self->table_second, second != NULL);
}

/**
 * favor_seat_strip_update_looks:
 *
 * Asks the view anew what there is to see of each seat, after the position changed.
 */
void
favor_seat_strip_update_looks (FavorSeatStrip *self)
{
  FavorSeat seat = 0;

  g_return_if_fail (FAVOR_IS_SEAT_STRIP (self));

  for (FavorSeatCard *card = first_card (self); card != NULL; card = next_card (card))
    favor_seat_card_set_look (card, self->view, seat++);
  show_table (self);
  fit_facts (self);
}
