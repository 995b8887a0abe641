/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-seat-strip.h"

#include "favor-accessible.h"
#include "favor-art-picture.h"
#include "favor-breakpoint-bin.h"
#include "favor-clock.h"
#include "favor-seat-sign.h"
#include "favor-text.h"
#include "favor-tooltip.h"

/* In a narrower strip there is little room for a seat. */
#define TIGHT_BELOW 900
/* More seats than these have little room each. */
#define CARDS_MANY 5

/* One seat: the widgets that follow its row. Kept when the row is exchanged, so that focus
 * stays where it was. */
typedef struct
{
  FavorSeatRow *row;
  GtkWidget    *button;
  GtkWidget    *box;
  GtkWidget    *sign;
  GtkWidget    *emblem;
  GtkWidget    *words;
  GtkWidget    *name;
  GtkWidget    *badge;
  GtkWidget    *badge_picture;
  GtkWidget    *mark;
  gboolean      crowded;
  /* There is room for an emblem or a clock, not for both. */
  gboolean tiny;
  gboolean narrow;
  /* The shield again, small, where an emblem stands in its place. */
  GtkWidget *small_sign;
  GtkWidget *second_row;
  GtkWidget *second;
  GtkWidget *spinner;
  GtkWidget *score;
  GtkWidget *figures;
  GtkWidget *clock;
  GtkWidget *change;
  /* What the game says in the second line, and for ears. */
  FavorSeatLook look;
} Card;

struct _FavorSeatStrip
{
  GtkWidget parent_instance;

  GtkWidget      *bin;
  GtkWidget      *scroller;
  GtkWidget      *box;
  GtkWidget      *seats;
  GtkWidget      *table;
  GtkWidget      *table_first;
  GtkWidget      *table_second;
  FavorSeatModel *model;
  FavorGameView  *view;
  GPtrArray      *cards;
  gboolean        compact;
  gboolean        tight;
};

G_DEFINE_FINAL_TYPE (FavorSeatStrip, favor_seat_strip, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_MODEL,
  PROP_COMPACT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void row_notify_cb (FavorSeatRow *row, GParamSpec *pspec, Card *card);

static void
card_set_row (Card *card, FavorSeatRow *row)
{
  if (card->row != NULL)
    g_signal_handlers_disconnect_by_func (card->row, row_notify_cb, card);
  g_set_object (&card->row, row);
  if (row != NULL)
    g_signal_connect (row, "notify", G_CALLBACK (row_notify_cb), card);
}

static void
card_free (gpointer data)
{
  Card *card = data;

  card_set_row (card, NULL);
  favor_seat_look_clear (&card->look);
  g_free (card);
}

static void
set_class (GtkWidget *widget, const char *name, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

static const char *
status_of (gboolean deciding, gboolean thinking, gboolean winner)
{
  if (winner)
    /* Translators: beside a player's name when the game is over; little space */
    return C_ ("seat", "wins");
  if (thinking)
    /* Translators: beside the name of a computer player that is choosing; little space */
    return C_ ("seat", "thinks");
  if (deciding)
    /* Translators: beside the name of the player who must choose now; little space */
    return C_ ("seat", "decides");
  return "";
}

/* The second line has what the game has to say: that the seat decides, its ground and the bar at
 * its foot say, too. Else what is going on, or who it is. */
static const char *
second_line (Card *card, const char *kind, const char *status)
{
  if (card->crowded && card->look.brief != NULL)
    return card->look.brief;
  if (card->look.facts != NULL)
    return card->look.facts;
  return *status != '\0' ? status : kind;
}

/* (transfer full): a seat in one sentence, with the score that is shown. */
static char *
describe_row (FavorSeatRow *row, int score)
{
  g_autofree char *name = NULL;
  g_autofree char *kind = NULL;
  g_autofree char *score_text = favor_text_number (score);
  const char      *status;
  gboolean         deciding, thinking, winner;

  g_object_get (row,
                "name",
                &name,
                "kind",
                &kind,
                "deciding",
                &deciding,
                "thinking",
                &thinking,
                "winner",
                &winner,
                NULL);
  status = status_of (deciding, thinking, winner);
  if (*status == '\0')
    /* Translators: a seat for ears and as tooltip. {kind} is "Person" or a computer's level */
    return favor_text_expand (_ ("{name}, {kind}, score {score}"),
                              "name",
                              name,
                              "kind",
                              kind,
                              "score",
                              score_text,
                              NULL);
  /* Translators: as before; {status} is "wins", "thinks" or "decides" */
  return favor_text_expand (_ ("{name}, {kind}, score {score}, {status}"),
                            "name",
                            name,
                            "kind",
                            kind,
                            "score",
                            score_text,
                            "status",
                            status,
                            NULL);
}

/* (transfer full): a seat in one sentence, with the mark that the game gave it. */
static char *
describe_marked (Card *card, int score)
{
  g_autofree char *seat = describe_row (card->row, score);

  if (card->look.mark == NULL)
    return g_steal_pointer (&seat);
  return favor_text_expand (_ ("{seat}; {facts}"),
                            "seat",
                            seat,
                            "facts",
                            card->look.mark,
                            NULL);
}

/* (transfer full): what is seen of a seat, for ears. */
static char *
describe_card (Card *card, int score)
{
  const char      *badge = card->look.badge, *facts = card->look.facts;
  g_autofree char *seat = describe_marked (card, score);

  if (badge == NULL && facts == NULL)
    return g_steal_pointer (&seat);
  if (badge == NULL || facts == NULL)
    /* Translators: a seat for ears: {seat} is e.g. "Mei, Casual, score 11", {facts} what the game
     * says of it */
    return favor_text_expand (_ ("{seat}; {facts}"),
                              "seat",
                              seat,
                              "facts",
                              badge != NULL ? badge : facts,
                              NULL);
  /* Translators: as before; {badge} is an office, e.g. "Judge" */
  return favor_text_expand (_ ("{seat}; {badge}; {facts}"),
                            "seat",
                            seat,
                            "badge",
                            badge,
                            "facts",
                            facts,
                            NULL);
}

/* What the seat has just gained or lost. */
static void
update_change (Card *card)
{
  g_autofree char *text = favor_text_gain (card->look.change);

  gtk_label_set_label (GTK_LABEL (card->change), card->look.change != 0 ? text : "");
  gtk_widget_set_visible (card->change, card->look.change != 0);
  set_class (card->change, "loss", card->look.change < 0);
  set_class (card->button, "touched", card->look.touched);
}

/* What just happens, and an office, come first. */
static gboolean
has_room_for_mark (Card *card)
{
  if (card->look.mark_art == NULL || card->tiny)
    return FALSE;
  return card->narrow    ? card->look.badge_art == NULL
         : card->crowded ? card->look.change == 0 && card->look.badge_art == NULL
                         : TRUE;
}

static void
update_look (Card *card)
{
  gboolean has_emblem = card->look.emblem != NULL;
  gboolean no_room = card->tiny &&
                     (gtk_widget_get_visible (card->clock) || card->look.change != 0);

  g_object_set (card->emblem, "art", card->look.emblem, NULL);
  gtk_widget_set_visible (card->emblem, has_emblem && !no_room);
  gtk_widget_set_visible (card->sign, !has_emblem && !no_room);
  gtk_widget_set_visible (card->small_sign, has_emblem);
  gtk_label_set_label (GTK_LABEL (card->badge),
                       card->look.badge != NULL ? card->look.badge : "");
  gtk_widget_set_visible (card->badge,
                          card->look.badge != NULL &&
                            (!card->crowded || card->look.badge_art == NULL));
  g_object_set (card->mark, "art", card->look.mark_art, NULL);
  gtk_widget_set_visible (card->mark, has_room_for_mark (card));
  g_object_set (card->badge_picture, "art", card->look.badge_art, NULL);
  gtk_widget_set_visible (card->badge_picture,
                          card->look.badge_art != NULL && card->crowded);
  update_change (card);
}

static void
update_card (Card *card)
{
  g_autofree char *name = NULL;
  g_autofree char *kind = NULL;
  g_autofree char *facts = NULL;
  g_autofree char *score_text = NULL;
  g_autofree char *description = NULL;
  const char      *status;
  gboolean         deciding, thinking, winner;
  guint            colour;
  int              score;

  g_object_get (card->row,
                "name",
                &name,
                "kind",
                &kind,
                "facts",
                &facts,
                "colour",
                &colour,
                "score",
                &score,
                "deciding",
                &deciding,
                "thinking",
                &thinking,
                "winner",
                &winner,
                NULL);
  if (card->look.has_score)
    score = card->look.score;
  score_text = favor_text_figure (score);
  favor_seat_sign_set_colour (FAVOR_SEAT_SIGN (card->sign), colour);
  gtk_label_set_label (GTK_LABEL (card->name), name);
  gtk_label_set_label (GTK_LABEL (card->score), score_text);
  favor_seat_sign_set_colour (FAVOR_SEAT_SIGN (card->small_sign), colour);
  status = status_of (deciding, thinking, winner);
  gtk_label_set_label (GTK_LABEL (card->second), second_line (card, kind, status));
  set_class (card->second, "what", *status != '\0' && card->look.facts == NULL);
  gtk_spinner_set_spinning (GTK_SPINNER (card->spinner), thinking);
  gtk_widget_set_visible (card->spinner, thinking);
  set_class (card->button, "deciding", deciding);
  set_class (card->button, "winner", winner);
  description = describe_card (card, score);
  favor_accessible_set_name (card->button, description);
  if (facts != NULL && *facts != '\0')
    {
      g_autofree char *tooltip = g_strconcat (description, "\n", facts, NULL);

      favor_tooltip_set (card->button, tooltip);
    }
  else
    {
      favor_tooltip_set (card->button, description);
    }
}

static void
row_notify_cb (FavorSeatRow *row, GParamSpec *pspec, Card *card)
{
  update_card (card);
}

static void
move_to_start (GtkWidget *widget, GtkWidget *box)
{
  g_object_ref (widget);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (widget)), widget);
  gtk_box_prepend (GTK_BOX (box), widget);
  g_object_unref (widget);
}

/* Narrow: shield and score side by side, the name below. Else: shield, words, score. */
static void
arrange_card (FavorSeatStrip *self, Card *card)
{
  gboolean       compact = self->compact;
  gboolean       crowded = self->cards->len > CARDS_MANY;
  GtkOrientation across = compact ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (card->box), across);
  gtk_box_set_spacing (GTK_BOX (card->box), compact ? 0 : crowded ? 5 : 8);
  move_to_start (card->sign, compact ? card->figures : card->box);
  move_to_start (card->emblem, compact ? card->figures : card->box);
  g_object_set (card->emblem,
                "width",
                !compact  ? (crowded ? 28 : 36)
                : crowded ? 18
                          : 24,
                NULL);
  gtk_box_reorder_child_after (GTK_BOX (card->box),
                               card->figures,
                               compact ? NULL : card->words);
  favor_seat_sign_set_size (FAVOR_SEAT_SIGN (card->sign),
                            !compact  ? 30
                            : crowded ? 18
                                      : 22);
  gtk_box_set_spacing (GTK_BOX (card->figures), compact && crowded ? 2 : 6);
  favor_clock_set_size (FAVOR_CLOCK (card->clock), compact ? 22 : 30);
  gtk_widget_set_halign (card->figures, compact ? GTK_ALIGN_CENTER : GTK_ALIGN_END);
  gtk_widget_set_halign (card->words, compact ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
  gtk_widget_set_visible (card->second_row, !compact);
  card->narrow = compact || self->tight;
  card->tiny = compact && self->cards->len > 4;
  card->crowded = compact || self->tight || self->cards->len > 4;
  update_look (card);
  if (card->row != NULL)
    update_card (card);
  set_class (card->button, "crowded", crowded);
}

/* With little room an office is a picture, not a word. */
static void
tight_cb (FavorSeatStrip *self)
{
  g_object_get (self->bin, "narrow", &self->tight, NULL);
  for (guint i = 0; i < self->cards->len; i++)
    arrange_card (self, g_ptr_array_index (self->cards, i));
}

static GtkWidget *
new_label (const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, css_class);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  return label;
}

static Card *
card_new (guint seat)
{
  Card      *card = g_new0 (Card, 1);
  GtkWidget *first_row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  card->sign = favor_seat_sign_new (0, 30);
  card->small_sign = favor_seat_sign_new (0, 14);
  card->emblem = g_object_new (FAVOR_TYPE_ART_PICTURE, "width", 36, NULL);
  gtk_widget_set_valign (card->emblem, GTK_ALIGN_CENTER);
  card->badge_picture = g_object_new (FAVOR_TYPE_ART_PICTURE, "width", 16, NULL);
  gtk_widget_set_valign (card->badge_picture, GTK_ALIGN_CENTER);
  card->badge = new_label ("badge");
  gtk_widget_set_valign (card->badge, GTK_ALIGN_CENTER);
  card->name = new_label ("name");
  gtk_label_set_ellipsize (GTK_LABEL (card->name), PANGO_ELLIPSIZE_END);
  card->second = new_label ("facts");
  gtk_label_set_ellipsize (GTK_LABEL (card->second), PANGO_ELLIPSIZE_END);
  card->score = new_label ("score");
  card->spinner = gtk_spinner_new ();
  card->words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_hexpand (card->words, TRUE);
  gtk_widget_set_valign (card->words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (first_row), card->name);
  gtk_box_append (GTK_BOX (first_row), card->badge);
  gtk_box_append (GTK_BOX (first_row), card->badge_picture);
  card->mark = g_object_new (FAVOR_TYPE_ART_PICTURE, "width", 16, NULL);
  gtk_widget_set_valign (card->mark, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (first_row), card->mark);
  gtk_box_append (GTK_BOX (card->words), first_row);
  card->second_row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  gtk_box_append (GTK_BOX (card->second_row), card->small_sign);
  gtk_box_append (GTK_BOX (card->second_row), card->second);
  gtk_box_append (GTK_BOX (card->words), card->second_row);
  card->figures = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  card->clock = favor_clock_new (30);
  g_signal_connect_swapped (card->clock,
                            "notify::visible",
                            G_CALLBACK (update_look),
                            card);
  gtk_box_append (GTK_BOX (card->figures), card->clock);
  gtk_box_append (GTK_BOX (card->figures), card->spinner);
  card->change = new_label ("change");
  gtk_widget_set_valign (card->change, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (card->figures), card->change);
  gtk_box_append (GTK_BOX (card->figures), card->score);
  card->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_box_append (GTK_BOX (card->box), card->emblem);
  gtk_box_append (GTK_BOX (card->box), card->sign);
  gtk_box_append (GTK_BOX (card->box), card->words);
  gtk_box_append (GTK_BOX (card->box), card->figures);
  card->button = gtk_button_new ();
  gtk_widget_add_css_class (card->button, "flat");
  gtk_widget_add_css_class (card->button, "seat");
  gtk_button_set_child (GTK_BUTTON (card->button), card->box);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (card->button), "view.show-seat");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (card->button), "u", seat);
  update_look (card);
  return card;
}

static void
items_changed_cb (FavorSeatStrip *self,
                  guint           position,
                  guint           removed,
                  guint           added,
                  GListModel     *model)
{
  guint n = g_list_model_get_n_items (model);

  while (self->cards->len > n)
    {
      Card *last = g_ptr_array_index (self->cards, self->cards->len - 1);

      favor_clock_set_countdown (FAVOR_CLOCK (last->clock), NULL);
      gtk_box_remove (GTK_BOX (self->seats), last->button);
      g_ptr_array_remove_index (self->cards, self->cards->len - 1);
    }
  while (self->cards->len < n)
    {
      Card *card = card_new (self->cards->len);

      g_ptr_array_add (self->cards, card);
      gtk_box_append (GTK_BOX (self->seats), card->button);
    }
  for (guint i = removed == added ? position : 0;
       i < (removed == added ? position + added : n);
       i++)
    {
      g_autoptr (FavorSeatRow) row = g_list_model_get_item (model, i);
      Card                    *card = g_ptr_array_index (self->cards, i);

      card_set_row (card, row);
      if (removed != added)
        arrange_card (self, card);
      update_card (card);
    }
  if (removed != added)
    favor_seat_strip_update_looks (self);
}

static void
favor_seat_strip_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  FavorSeatStrip *self = FAVOR_SEAT_STRIP (object);

  switch (prop_id)
    {
    case PROP_MODEL:
      g_value_set_object (value, self->model);
      break;
    case PROP_COMPACT:
      g_value_set_boolean (value, self->compact);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
favor_seat_strip_set_property (GObject      *object,
                               guint         prop_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  FavorSeatStrip *self = FAVOR_SEAT_STRIP (object);

  switch (prop_id)
    {
    case PROP_MODEL:
      favor_seat_strip_set_model (self, g_value_get_object (value));
      break;
    case PROP_COMPACT:
      favor_seat_strip_set_compact (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
favor_seat_strip_dispose (GObject *object)
{
  FavorSeatStrip *self = FAVOR_SEAT_STRIP (object);

  favor_seat_strip_set_model (self, NULL);
  if (self->cards != NULL)
    favor_seat_strip_set_countdown (self, FAVOR_SEAT_NONE, NULL);
  g_clear_pointer (&self->bin, gtk_widget_unparent);
  g_clear_pointer (&self->cards, g_ptr_array_unref);

  G_OBJECT_CLASS (favor_seat_strip_parent_class)->dispose (object);
}

static void
favor_seat_strip_class_init (FavorSeatStripClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags     flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY |
                      G_PARAM_STATIC_STRINGS;

  object_class->get_property = favor_seat_strip_get_property;
  object_class->set_property = favor_seat_strip_set_property;
  object_class->dispose = favor_seat_strip_dispose;

  properties[PROP_MODEL] = g_param_spec_object ("model",
                                                NULL,
                                                NULL,
                                                FAVOR_TYPE_SEAT_MODEL,
                                                flags);
  properties[PROP_COMPACT] = g_param_spec_boolean ("compact", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "seatstrip");
}

static void
favor_seat_strip_init (FavorSeatStrip *self)
{
  self->cards = g_ptr_array_new_with_free_func (card_free);
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  self->seats = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_box_set_homogeneous (GTK_BOX (self->seats), TRUE);
  gtk_widget_set_hexpand (self->seats, TRUE);
  gtk_box_append (GTK_BOX (self->box), self->seats);
  self->table = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class (self->table, "table-facts");
  gtk_widget_set_visible (self->table, FALSE);
  self->table_first = new_label ("name");
  self->table_second = new_label ("facts");
  gtk_box_append (GTK_BOX (self->table), self->table_first);
  gtk_box_append (GTK_BOX (self->table), self->table_second);
  gtk_box_append (GTK_BOX (self->box), self->table);
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller),
                                  GTK_POLICY_EXTERNAL,
                                  GTK_POLICY_NEVER);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), self->box);
  gtk_widget_add_css_class (self->scroller, "strip");
  self->bin = g_object_new (FAVOR_TYPE_BREAKPOINT_BIN,
                            "breakpoint",
                            TIGHT_BELOW,
                            "child",
                            self->scroller,
                            NULL);
  g_signal_connect_swapped (self->bin, "notify::narrow", G_CALLBACK (tight_cb), self);
  gtk_widget_set_parent (self->bin, GTK_WIDGET (self));
  favor_accessible_set_name (GTK_WIDGET (self),
                             /* Translators: name of the row of players, for ears */
                             _ ("Seats"));
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

  if (self->model == model)
    return;
  if (self->model != NULL)
    g_signal_handlers_disconnect_by_func (self->model, items_changed_cb, self);
  g_set_object (&self->model, model);
  if (model != NULL)
    {
      g_signal_connect_object (model,
                               "items-changed",
                               G_CALLBACK (items_changed_cb),
                               self,
                               G_CONNECT_SWAPPED);
      items_changed_cb (self,
                        0,
                        self->cards->len,
                        g_list_model_get_n_items (G_LIST_MODEL (model)),
                        G_LIST_MODEL (model));
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MODEL]);
}

/**
 * favor_seat_strip_set_compact:
 * @compact: whether seats are small columns
 */
void
favor_seat_strip_set_compact (FavorSeatStrip *self, gboolean compact)
{
  g_return_if_fail (FAVOR_IS_SEAT_STRIP (self));

  if (self->compact == !!compact)
    return;
  self->compact = !!compact;
  gtk_box_set_spacing (GTK_BOX (self->seats), compact ? 3 : 6);
  for (guint i = 0; i < self->cards->len; i++)
    arrange_card (self, g_ptr_array_index (self->cards, i));
  favor_seat_strip_update_looks (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COMPACT]);
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
  g_return_if_fail (FAVOR_IS_SEAT_STRIP (self));

  for (guint i = 0; i < self->cards->len; i++)
    {
      Card *card = g_ptr_array_index (self->cards, i);

      favor_clock_set_countdown (FAVOR_CLOCK (card->clock),
                                 (FavorSeat) i == seat ? countdown : NULL);
    }
}

static void
update_table (FavorSeatStrip *self)
{
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *words = NULL;

  if (self->view != NULL && !self->compact)
    favor_game_view_describe_table (self->view, &first, &second, &words);
  favor_tooltip_set (self->table, words);
  gtk_widget_set_visible (self->table, first != NULL && self->cards->len < CARDS_MANY);
  gtk_label_set_label (GTK_LABEL (self->table_first), first != NULL ? first : "");
  gtk_label_set_label (GTK_LABEL (self->table_second), second != NULL ? second : "");
}

void
favor_seat_strip_update_looks (FavorSeatStrip *self)
{
  g_return_if_fail (FAVOR_IS_SEAT_STRIP (self));

  for (guint i = 0; i < self->cards->len; i++)
    {
      Card *card = g_ptr_array_index (self->cards, i);

      favor_seat_look_clear (&card->look);
      if (self->view != NULL)
        favor_game_view_describe_seat (self->view, (FavorSeat) i, &card->look);
      update_look (card);
      update_card (card);
    }
  update_table (self);
}

/**
 * favor_seat_strip_describe:
 * @row: a seat
 *
 * Returns: (transfer full): e.g. "Mei, Casual, score 11, decides"
 */
char *
favor_seat_strip_describe (FavorSeatRow *row)
{
  int score;

  g_return_val_if_fail (FAVOR_IS_SEAT_ROW (row), NULL);

  g_object_get (row, "score", &score, NULL);
  return describe_row (row, score);
}
