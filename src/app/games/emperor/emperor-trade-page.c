/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "emperor-trade-page.h"

#include "favor-tiles.h"
#include "emperor-trade-pledge.h"
#include "emperor-trade-slip.h"
#include "emperor-trade-words.h"
#include "favor-children.h"
#include "favor-drop-down.h"
#include "favor-label.h"
#include "favor-seat-sign.h"

/* So much of a choice is always seen. */
#define LEAST_CHARS 12
#define SIGN_SIZE   24

struct _EmperorTradePage
{
  GtkWidget parent_instance;

  GtkWidget *sign;
  GtkWidget *partner;
  GtkWidget *what;
  GtkWidget *talks;
  GtkWidget *terms;
  GtkWidget *give;
  GtkWidget *get;
  GtkWidget *yours;
  GtkWidget *mine;
  GtkWidget *words;
  GtkWidget *refusal;

  EmperorState state;
  FavorNames   names;
  guint8       colours[FAVOR_MAX_SEATS];
  FavorAction  action;
  gboolean     legal;
  /* The seat of each row of `partner`. */
  FavorSeat partners[EMPEROR_MAX_SEATS];
  guint     n_partners;
  gboolean  updating;
  /* The offer was declined; it stays for another try. */
  gboolean kept;
};

G_DEFINE_FINAL_TYPE (EmperorTradePage, emperor_trade_page, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHANGED,
  SIGNAL_INSPECTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

enum
{
  WHAT_OFFER,
  WHAT_INVITE,
};

static FavorSeat
partner_of (EmperorTradePage *self)
{
  return self->n_partners > 0 ? self->partners[favor_drop_down_get_row (self->partner)]
                              : FAVOR_SEAT_NONE;
}

static gboolean
is_invite (EmperorTradePage *self)
{
  return self->state.prompt == EMPEROR_PROMPT_NONE &&
         favor_drop_down_get_row (self->what) == WHAT_INVITE;
}

/* ---- The deal ------------------------------------------------------------------------- */

static EmperorDeal
deal_of (EmperorTradePage *self)
{
  return (EmperorDeal){
    .give = emperor_slip_get_bundle (self->give),
    .take = emperor_slip_get_bundle (self->get),
    .mine = emperor_pledge_row_get_pledge (EMPEROR_PLEDGE_ROW (self->mine)),
    .yours = emperor_pledge_row_get_pledge (EMPEROR_PLEDGE_ROW (self->yours)),
  };
}

/* What the page says as an action, legal or not. */
static void
compose (EmperorTradePage *self)
{
  const gboolean counter = self->state.prompt == EMPEROR_PROMPT_TRADE;
  EmperorDeal    deal = deal_of (self);

  self->action = (FavorAction){ .seat = self->state.head.decider };
  if (is_invite (self))
    {
      self->action.kind = EMPEROR_ACTION_INVITE_OFFER;
      self->action.arg[0] = partner_of (self);
      return;
    }
  self->action.kind = counter ? EMPEROR_ACTION_COUNTER_TRADE : EMPEROR_ACTION_OFFER_TRADE;
  if (!counter)
    self->action.arg[EMPEROR_OFFER_TO] = partner_of (self);
  memcpy (self->action.arg + (counter ? 0 : EMPEROR_OFFER_DEAL), &deal, sizeof deal);
}

/* (transfer full) (nullable) */
static char *
describe (EmperorTradePage *self)
{
  const FavorSeat   by = self->state.head.decider;
  const EmperorDeal deal = deal_of (self);
  const FavorEvent  invited = { .kind = EMPEROR_LOG_INVITED,
                                .actor = by,
                                .seen_by = FAVOR_SEEN_BY_EVERYBODY,
                                .arg = { partner_of (self) } };

  if (partner_of (self) == FAVOR_SEAT_NONE)
    return NULL;
  if (is_invite (self))
    return favor_text_for_event (&favor_emperor_game,
                                 &invited,
                                 FAVOR_VIEWER_OPEN,
                                 &self->names);
  return emperor_trade_describe_deal (&deal, by, partner_of (self), &self->names);
}

static void
update_words (EmperorTradePage *self, const FavorRefusal *why)
{
  g_autofree char *words = describe (self);
  g_autofree char *refusal = NULL;

  if (!self->legal)
    refusal = favor_text_for_refusal (&favor_emperor_game, why, &self->names);
  gtk_label_set_label (GTK_LABEL (self->words), words != NULL ? words : "");
  gtk_widget_set_visible (self->words, words != NULL);
  gtk_label_set_label (GTK_LABEL (self->refusal), refusal != NULL ? refusal : "");
  gtk_widget_set_visible (self->refusal, refusal != NULL);
  /* Who has not begun has done nothing wrong. */
  if (words == NULL)
    gtk_widget_remove_css_class (self->refusal, "refusal");
  else
    gtk_widget_add_css_class (self->refusal, "refusal");
}

static void
update (EmperorTradePage *self)
{
  FavorRefusal why = { 0 };
  FavorSeat    partner = partner_of (self);

  compose (self);
  self->legal = favor_emperor_game.check (&self->state, &self->action, &why);
  gtk_widget_set_visible (self->terms, !is_invite (self));
  if (partner != FAVOR_SEAT_NONE)
    favor_seat_sign_set_colour (FAVOR_SEAT_SIGN (self->sign), self->colours[partner]);
  update_words (self, &why);
}

static void
changed_cb (EmperorTradePage *self)
{
  if (self->updating)
    return;
  update (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* ---- Partners and what they have ------------------------------------------------------ */

static void
update_things (EmperorTradePage *self)
{
  const FavorSeat by = self->state.head.decider;
  EmperorThings   things;

  emperor_things_collect (&things, &self->state, by, by);
  emperor_slip_set_things (self->give, &things);
  if (partner_of (self) == FAVOR_SEAT_NONE)
    return;
  emperor_things_collect (&things, &self->state, by, partner_of (self));
  emperor_slip_set_things (self->get, &things);
}

static void
set_deal (EmperorTradePage *self, const EmperorDeal *deal)
{
  emperor_slip_set_bundle (self->give, &deal->give);
  emperor_slip_set_bundle (self->get, &deal->take);
  emperor_pledge_row_set_pledge (EMPEROR_PLEDGE_ROW (self->mine), &deal->mine);
  emperor_pledge_row_set_pledge (EMPEROR_PLEDGE_ROW (self->yours), &deal->yours);
}

/* For another partner; the promises begin anew. */
static void
update_partner (EmperorTradePage *self)
{
  gboolean  intrigue = self->state.options.intrigue != EMPEROR_INTRIGUE_OFF;
  FavorSeat partner = partner_of (self);

  emperor_pledge_row_set_player (EMPEROR_PLEDGE_ROW (self->mine),
                                 self->names.names[self->state.head.decider],
                                 intrigue);
  if (partner != FAVOR_SEAT_NONE)
    emperor_pledge_row_set_player (EMPEROR_PLEDGE_ROW (self->yours),
                                   self->names.names[partner],
                                   intrigue);
  update_things (self);
}

/* What the one has another may not have: his side begins anew, the own one stays. */
static void
partner_cb (EmperorTradePage *self)
{
  EmperorDeal deal;

  if (self->updating)
    return;
  deal = deal_of (self);
  self->updating = TRUE;
  update_partner (self);
  deal.take = (EmperorBundle){ 0 };
  set_deal (self, &deal);
  self->updating = FALSE;
  changed_cb (self);
}

static void
select_partner (EmperorTradePage *self, FavorSeat partner)
{
  for (guint row = 0; row < self->n_partners; row++)
    if (self->partners[row] == partner)
      gtk_drop_down_set_selected (GTK_DROP_DOWN (self->partner), row);
}

/* In a turn of one's own everybody else; otherwise only who asked. */
static void
list_partners (EmperorTradePage *self)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  const EmperorState       *state = &self->state;

  self->n_partners = 0;
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    if (state->prompt == EMPEROR_PROMPT_NONE ? state->head.decider != (FavorSeat) seat
                                             : state->prompt_by == (FavorSeat) seat)
      {
        self->partners[self->n_partners++] = (FavorSeat) seat;
        gtk_string_list_append (list, self->names.names[seat]);
      }
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->partner), G_LIST_MODEL (list));
  gtk_widget_set_sensitive (self->partner, self->n_partners > 1);
}

/* An invitation was a talk already; a counter-offer is none. */
static void
update_talks (EmperorTradePage *self)
{
  guint            left = EMPEROR_MAX_TALKS - self->state.talks;
  g_autofree char *number = favor_text_number (left);
  g_autofree char *talks = NULL;

  /* Translators: so many more offers can be made this turn */
  talks = favor_text_expand (ngettext ("{n} talk left", "{n} talks left", left),
                             "n",
                             number,
                             NULL);
  gtk_label_set_label (GTK_LABEL (self->talks), talks);
  gtk_widget_set_visible (self->talks, self->state.prompt == EMPEROR_PROMPT_NONE);
  gtk_widget_set_visible (self->what, self->state.prompt == EMPEROR_PROMPT_NONE);
}

/* ---- Widgets -------------------------------------------------------------------------- */

static GtkWidget *
append (GtkWidget *box, GtkWidget *child)
{
  gtk_box_append (GTK_BOX (box), child);
  return child;
}

static GtkWidget *
new_choice (EmperorTradePage  *self,
            const char        *name,
            const char *const *rows,
            GCallback          callback)
{
  GtkWidget *drop_down = favor_drop_down_new (rows, LEAST_CHARS);

  favor_drop_down_set_name (GTK_DROP_DOWN (drop_down), name);
  gtk_widget_set_hexpand (drop_down, TRUE);
  g_signal_connect_object (drop_down,
                           "notify::selected",
                           callback,
                           self,
                           G_CONNECT_SWAPPED);
  return drop_down;
}

static void
listen (EmperorTradePage *self, GtkWidget *part)
{
  g_signal_connect_object (part,
                           "changed",
                           G_CALLBACK (changed_cb),
                           self,
                           G_CONNECT_SWAPPED);
}

static void
inspected_cb (EmperorTradePage *self, guint key)
{
  g_signal_emit (self, signals[SIGNAL_INSPECTED], 0, key);
}

static void
listen_cards (EmperorTradePage *self, GtkWidget *slip)
{
  listen (self, slip);
  g_signal_connect_object (slip,
                           "inspected",
                           G_CALLBACK (inspected_cb),
                           self,
                           G_CONNECT_SWAPPED);
}

static void
add_head (EmperorTradePage *self, GtkWidget *box)
{
  const char *const partners[] = { NULL };
  const char *const whats[] = {
    /* Translators: what is put together: a trade for another player */
    _ ("Make an offer"),
    /* Translators: what is put together: the request to another player to offer a trade */
    _ ("Ask for an offer"),
    NULL,
  };
  GtkWidget *line = append (box, gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9));

  self->sign = append (line, favor_seat_sign_new (0, SIGN_SIZE));
  /* Translators: name of a list of players to whom something is offered, for ears */
  self->partner =
    append (line, new_choice (self, _ ("Partner"), partners, G_CALLBACK (partner_cb)));
  self->what = append (box,
                       new_choice (self,
                                   /* Translators: name of a list: "Make an offer" or "Ask
                                    * for an offer", for ears */
                                   _ ("Offer or question"),
                                   whats,
                                   G_CALLBACK (changed_cb)));
  self->talks = append (box, favor_label_new_line ("", "dim-label"));
  gtk_label_set_wrap (GTK_LABEL (self->talks), TRUE);
}

static void
add_terms (EmperorTradePage *self, GtkWidget *box)
{
  GtkWidget *slips = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->terms = append (box, gtk_box_new (GTK_ORIENTATION_VERTICAL, 9));
  gtk_widget_set_layout_manager (slips, favor_tiles_new (0, 0, 0));
  append (self->terms, slips);
  /* Translators: heading of one side of a trade */
  self->give = append (slips, favor_slip_new (&emperor_slip_kind, _ ("You give"), TRUE));
  /* Translators: heading of one side of a trade */
  self->get = append (slips, favor_slip_new (&emperor_slip_kind, _ ("You get"), TRUE));
  self->yours = append (self->terms, emperor_pledge_row_new ());
  self->mine = append (self->terms, emperor_pledge_row_new ());
  listen_cards (self, self->give);
  listen_cards (self, self->get);
  listen (self, self->yours);
  listen (self, self->mine);
}

static void
emperor_trade_page_dispose (GObject *object)
{
  favor_children_remove (GTK_WIDGET (object));

  G_OBJECT_CLASS (emperor_trade_page_parent_class)->dispose (object);
}

static void
emperor_trade_page_class_init (EmperorTradePageClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = emperor_trade_page_dispose;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed",
                                          EMPEROR_TYPE_TRADE_PAGE,
                                          G_SIGNAL_RUN_LAST,
                                          0,
                                          NULL,
                                          NULL,
                                          NULL,
                                          G_TYPE_NONE,
                                          0);
  signals[SIGNAL_INSPECTED] = g_signal_new ("inspected",
                                            EMPEROR_TYPE_TRADE_PAGE,
                                            G_SIGNAL_RUN_LAST,
                                            0,
                                            NULL,
                                            NULL,
                                            NULL,
                                            G_TYPE_NONE,
                                            1,
                                            G_TYPE_UINT);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
emperor_trade_page_init (EmperorTradePage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);

  self->updating = TRUE;
  for (guint seat = 0; seat < FAVOR_MAX_SEATS; seat++)
    self->colours[seat] = (guint8) seat;
  gtk_widget_set_parent (box, GTK_WIDGET (self));
  add_head (self, box);
  add_terms (self, box);
  self->words = append (box, favor_label_new_wrapping ("deal"));
  self->refusal = append (box, favor_label_new_wrapping ("refusal"));
  self->updating = FALSE;
}

GtkWidget *
emperor_trade_page_new (void)
{
  return g_object_new (EMPEROR_TYPE_TRADE_PAGE, NULL);
}

/* ---- Positions ------------------------------------------------------------------------ */

/* Somebody was asked, and nothing changed hands: the offer can be made anew, or a little better. */
static gboolean
was_declined (EmperorTradePage *self, const EmperorState *state)
{
  const FavorSeat seat = state->head.decider;

  return state->prompt == EMPEROR_PROMPT_NONE && self->state.talks + 1u == state->talks &&
         self->state.gold[seat] == state->gold[seat] &&
         self->state.n_market_hand[seat] == state->n_market_hand[seat] &&
         self->state.n_open[seat] == state->n_open[seat] &&
         memcmp (self->state.hand[seat], state->hand[seat], sizeof state->hand[seat]) ==
           0;
}

/* Whether what was begun before can go on: own cards may have changed, but nobody has talked. */
static gboolean
goes_on (EmperorTradePage *self, const EmperorState *state)
{
  return self->n_partners > 0 && self->state.head.decider == state->head.decider &&
         self->state.round == state->round &&
         (self->state.talks == state->talks || was_declined (self, state)) &&
         self->state.prompt == state->prompt &&
         self->state.head.n_seats == state->head.n_seats &&
         self->state.head.ply <= state->head.ply;
}

/* Leaves nothing on the slips of what their owners have given away meanwhile. */
static EmperorDeal
limit_deal (EmperorTradePage *self, EmperorDeal deal, FavorSeat partner)
{
  EmperorThings things;

  emperor_things_collect (&things,
                          &self->state,
                          self->state.head.decider,
                          self->state.head.decider);
  emperor_things_limit (&things, &deal.give);
  emperor_things_collect (&things, &self->state, self->state.head.decider, partner);
  emperor_things_limit (&things, &deal.take);
  return deal;
}

/* What is offered with the eyes of the other one. */
static EmperorDeal
turn_round (const EmperorDeal *deal)
{
  return (EmperorDeal){ .give = deal->take,
                        .take = deal->give,
                        .mine = deal->yours,
                        .yours = deal->mine };
}

void
emperor_trade_page_set_state (EmperorTradePage   *self,
                              const EmperorState *state,
                              const FavorNames   *names)
{
  gboolean    same = goes_on (self, state);
  gboolean    declined = same && was_declined (self, state);
  FavorSeat   partner = partner_of (self);
  EmperorDeal deal = { 0 };

  g_return_if_fail (EMPEROR_IS_TRADE_PAGE (self));

  if (same)
    deal = deal_of (self);
  self->updating = TRUE;
  self->kept = declined || (same && self->kept);
  self->state = *state;
  self->names = *names;
  list_partners (self);
  if (same)
    {
      select_partner (self, partner);
      deal = limit_deal (self, deal, partner);
    }
  else if (state->prompt == EMPEROR_PROMPT_TRADE)
    deal = turn_round (&state->deal);
  update_partner (self);
  set_deal (self, &deal);
  update_talks (self);
  self->updating = FALSE;
  update (self);
}

void
emperor_trade_page_set_colours (EmperorTradePage *self, const guint8 *colours)
{
  g_return_if_fail (EMPEROR_IS_TRADE_PAGE (self));

  memcpy (self->colours, colours, sizeof self->colours);
  if (self->n_partners > 0)
    update (self);
}

void
emperor_trade_page_start (EmperorTradePage *self, FavorSeat partner)
{
  EmperorDeal deal = { 0 };

  g_return_if_fail (EMPEROR_IS_TRADE_PAGE (self));

  if (self->kept && self->state.prompt == EMPEROR_PROMPT_NONE)
    {
      update (self);
      return;
    }
  if (self->state.prompt == EMPEROR_PROMPT_TRADE)
    deal = turn_round (&self->state.deal);
  self->updating = TRUE;
  select_partner (self, partner);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->what), WHAT_OFFER);
  update_partner (self);
  set_deal (self, &deal);
  self->updating = FALSE;
  update (self);
}

gboolean
emperor_trade_page_add (EmperorTradePage *self, guint key)
{
  g_return_val_if_fail (EMPEROR_IS_TRADE_PAGE (self), FALSE);

  if (is_invite (self) || !favor_slip_add (FAVOR_SLIP (self->give), key))
    return FALSE;
  changed_cb (self);
  return TRUE;
}

const FavorAction *
emperor_trade_page_get_action (EmperorTradePage *self)
{
  g_return_val_if_fail (EMPEROR_IS_TRADE_PAGE (self), NULL);

  return self->legal ? &self->action : NULL;
}

const char *
emperor_trade_page_get_why_not (EmperorTradePage *self)
{
  g_return_val_if_fail (EMPEROR_IS_TRADE_PAGE (self), NULL);

  return self->legal ? NULL : gtk_label_get_label (GTK_LABEL (self->refusal));
}
