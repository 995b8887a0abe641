/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "emperor-trade-page.h"

#include "emperor-trade-pledge.h"
#include "emperor-trade-slip.h"
#include "emperor-trade-words.h"

struct _EmperorTradePage
{
  FavorOfferPage parent_instance;

  GtkWidget   *yours;
  GtkWidget   *mine;
  EmperorState state;
  FavorNames   names;
  FavorAction  action;
  /* The offer was declined; it stays for another try. */
  gboolean kept;
  /* What was said to it, and the offer itself. */
  EmperorReply reply;
  FavorAction  answered;
};

G_DEFINE_FINAL_TYPE (EmperorTradePage, emperor_trade_page, FAVOR_TYPE_OFFER_PAGE)

enum
{
  WHAT_OFFER,
  WHAT_INVITE,
};

#define base_of(self) FAVOR_OFFER_PAGE (self)

static FavorSeat
partner_of (EmperorTradePage *self)
{
  return favor_offer_page_get_partner (base_of (self));
}

static gboolean
is_invite (EmperorTradePage *self)
{
  return favor_offer_page_get_what (base_of (self)) == WHAT_INVITE;
}

/* ---- The deal ------------------------------------------------------------------------- */

static EmperorDeal
deal_of (EmperorTradePage *self)
{
  return (EmperorDeal){
    .give = emperor_slip_get_bundle (favor_offer_page_get_given (base_of (self))),
    .take = emperor_slip_get_bundle (favor_offer_page_get_taken (base_of (self))),
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

/* It was no, and will be no again. */
static gboolean
is_answered (EmperorTradePage *self)
{
  return self->reply.kind > EMPEROR_REPLY_AGREES && self->reply.by_computer &&
         self->reply.to == self->state.head.decider &&
         self->state.prompt == EMPEROR_PROMPT_NONE;
}

/* (transfer full) (nullable): why the same is not offered once more. */
static char *
refuse_again (EmperorTradePage *self)
{
  /* Translators: an offer was declined and is to be made better before it is made again */
  const char *text = _ ("{player} has declined this. Offer more, or ask for less.");

  if (!is_answered (self) || !favor_action_equal (&self->action, &self->answered))
    return NULL;
  if (is_invite (self))
    /* Translators: {player} was asked for an offer and made none */
    text = _ ("{player} has no offer for you this turn.");
  return favor_text_fill (text, "player", self->names.names[self->reply.by]);
}

/* Who spoke is heard as long as he is the partner. */
static void
show_reply (EmperorTradePage *self)
{
  const gboolean heard = self->reply.to == self->state.head.decider &&
                         self->reply.by == partner_of (self) &&
                         self->state.prompt == EMPEROR_PROMPT_NONE;

  favor_offer_page_clear_answers (base_of (self));
  if (heard && self->reply.kind != EMPEROR_REPLY_NONE)
    favor_offer_page_answer (base_of (self),
                             self->reply.by,
                             self->names.names[self->reply.by],
                             emperor_trade_describe_reply (&self->reply));
}

static void
update (EmperorTradePage *self)
{
  FavorRefusal why = { 0 };
  char        *refusal = NULL;

  compose (self);
  if (favor_emperor_game.check (&self->state, &self->action, &why))
    refusal = refuse_again (self);
  else
    refusal = favor_text_for_refusal (&favor_emperor_game, &why, &self->names);
  favor_offer_page_set_action (base_of (self), refusal == NULL ? &self->action : NULL);
  show_reply (self);
  favor_offer_page_show_terms (base_of (self), !is_invite (self));
  favor_offer_page_say (base_of (self), describe (self), refusal);
}

static void
emperor_trade_page_update (FavorOfferPage *page)
{
  update (EMPEROR_TRADE_PAGE (page));
}

/* ---- Partners and what they have ------------------------------------------------------ */

static void
update_things (EmperorTradePage *self)
{
  const FavorSeat by = self->state.head.decider;
  FavorSlipStock  stock = emperor_stock_of (&self->state, by, by);

  favor_slip_set_stock (FAVOR_SLIP (favor_offer_page_get_given (base_of (self))), &stock);
  if (partner_of (self) == FAVOR_SEAT_NONE)
    return;
  stock = emperor_stock_of (&self->state, by, partner_of (self));
  favor_slip_set_stock (FAVOR_SLIP (favor_offer_page_get_taken (base_of (self))), &stock);
}

static void
set_deal (EmperorTradePage *self, const EmperorDeal *deal)
{
  emperor_slip_set_bundle (favor_offer_page_get_given (base_of (self)), &deal->give);
  emperor_slip_set_bundle (favor_offer_page_get_taken (base_of (self)), &deal->take);
  emperor_pledge_row_set_pledge (EMPEROR_PLEDGE_ROW (self->mine), &deal->mine);
  emperor_pledge_row_set_pledge (EMPEROR_PLEDGE_ROW (self->yours), &deal->yours);
}

/* For another partner; the promises begin anew. */
static void
update_partner (EmperorTradePage *self)
{
  const FavorSeat partner = partner_of (self);
  const char     *own = self->names.names[self->state.head.decider];
  const char     *other = partner != FAVOR_SEAT_NONE ? self->names.names[partner] : "";

  emperor_pledge_row_set_players (EMPEROR_PLEDGE_ROW (self->mine),
                                  own,
                                  other,
                                  &self->state.options);
  emperor_pledge_row_set_players (EMPEROR_PLEDGE_ROW (self->yours),
                                  other,
                                  own,
                                  &self->state.options);
  update_things (self);
}

/* What the one has another may not have: his side begins anew, the own one stays. */
static void
emperor_trade_page_partner_changed (FavorOfferPage *page)
{
  EmperorTradePage *self = EMPEROR_TRADE_PAGE (page);
  EmperorDeal       deal = deal_of (self);

  update_partner (self);
  deal.take = (EmperorBundle){ 0 };
  set_deal (self, &deal);
}

/* In a turn of one's own everybody else; otherwise only who asked. */
static guint
find_partners (const EmperorState *state)
{
  if (state->prompt != EMPEROR_PROMPT_NONE)
    return 1u << state->prompt_by;
  return ((1u << state->head.n_seats) - 1) & ~(1u << state->head.decider);
}

static void
list_partners (EmperorTradePage *self)
{
  const guint seats = find_partners (&self->state);
  char       *facts[FAVOR_MAX_SEATS] = { NULL };

  for (guint seat = 0; seat < self->state.head.n_seats; seat++)
    if (seats >> seat & 1)
      facts[seat] = emperor_trade_describe_partner (&self->state,
                                                    (FavorSeat) seat,
                                                    &self->names);
  favor_offer_page_list_partners (base_of (self),
                                  seats,
                                  &self->names,
                                  (const char *const *) facts);
  for (guint seat = 0; seat < FAVOR_MAX_SEATS; seat++)
    g_free (facts[seat]);
}

/* An invitation was a talk already; a counter-offer is none. */
static void
update_talks (EmperorTradePage *self)
{
  gboolean own = self->state.prompt == EMPEROR_PROMPT_NONE;
  guint    left = EMPEROR_MAX_TALKS - self->state.talks;
  /* Translators: how often a player may still make an offer, or ask for one */
  const char      *text = ngettext ("You can make or ask for {n} more offer this turn.",
                               "You can make or ask for {n} more offers this turn.",
                               left);
  g_autofree char *talks = favor_text_fill (text, "n#", left);

  favor_offer_page_set_left (
    base_of (self),
    own ? talks : NULL,
    /* Translators: explains "You can make or ask for 9 more offers this turn." */
    _ ("Each counts, declined or not. A counter-offer does not count."));
  favor_offer_page_show_whats (base_of (self), own);
}

/* ---- Object --------------------------------------------------------------------------- */

static void
emperor_trade_page_class_init (EmperorTradePageClass *klass)
{
  FavorOfferPageClass *page_class = FAVOR_OFFER_PAGE_CLASS (klass);

  page_class->update = emperor_trade_page_update;
  page_class->partner_changed = emperor_trade_page_partner_changed;
}

static void
emperor_trade_page_init (EmperorTradePage *self)
{
  const char *const whats[] = {
    /* Translators: what is put together: a trade for another player */
    _ ("Make an offer"),
    /* Translators: what is put together: the request to another player to offer a trade */
    _ ("Ask for an offer"),
    NULL,
  };

  favor_offer_page_set_up (base_of (self), &emperor_slip_kind, whats);
  self->yours = emperor_pledge_row_new ();
  self->mine = emperor_pledge_row_new ();
  favor_offer_page_add_term (base_of (self), self->yours);
  favor_offer_page_add_term (base_of (self), self->mine);
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
  return partner_of (self) != FAVOR_SEAT_NONE &&
         self->state.head.decider == state->head.decider &&
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
  const FavorSeat by = self->state.head.decider;
  FavorSlipStock  stock = emperor_stock_of (&self->state, by, by);

  emperor_stock_limit (&stock, &deal.give);
  stock = emperor_stock_of (&self->state, by, partner);
  emperor_stock_limit (&stock, &deal.take);
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
emperor_trade_page_set_reply (EmperorTradePage *self, const EmperorReply *reply)
{
  g_return_if_fail (EMPEROR_IS_TRADE_PAGE (self));

  self->reply = *reply;
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
  if (declined)
    self->answered = self->action;
  /* It went with the offer that was declined; and nobody reads what another one wrote. */
  if (!same || declined)
    favor_offer_page_clear_note (base_of (self));
  favor_offer_page_freeze (base_of (self));
  self->kept = declined || (same && self->kept);
  self->state = *state;
  self->names = *names;
  list_partners (self);
  if (same)
    {
      favor_offer_page_select_partner (base_of (self), partner);
      deal = limit_deal (self, deal, partner);
    }
  else if (state->prompt == EMPEROR_PROMPT_TRADE)
    deal = turn_round (&state->deal);
  update_partner (self);
  set_deal (self, &deal);
  update_talks (self);
  favor_offer_page_thaw (base_of (self));
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
  favor_offer_page_freeze (base_of (self));
  favor_offer_page_select_partner (base_of (self), partner);
  favor_offer_page_set_what (base_of (self), WHAT_OFFER);
  update_partner (self);
  set_deal (self, &deal);
  favor_offer_page_clear_note (base_of (self));
  favor_offer_page_thaw (base_of (self));
  update (self);
}

gboolean
emperor_trade_page_add (EmperorTradePage *self, guint key)
{
  g_return_val_if_fail (EMPEROR_IS_TRADE_PAGE (self), FALSE);

  if (is_invite (self) ||
      !favor_slip_add (FAVOR_SLIP (favor_offer_page_get_given (base_of (self))), key))
    return FALSE;
  favor_offer_page_change (base_of (self));
  return TRUE;
}
