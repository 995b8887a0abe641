/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "tokens-trade-page.h"

#include "favor-choices.h"
#include "tokens-trade-slip.h"
#include "tokens-trade-words.h"

#define PICTURE_WIDTH 44
/* Of offers. */
#define FEW_LEFT 3

struct _TokensTradePage
{
  FavorOfferPage parent_instance;

  /* The cards of which one can be given away. */
  GtkWidget  *gifts;
  TokensState state;
  FavorNames  names;
  FavorAction action;
  /* The offer was declined; it stays for another try. */
  gboolean kept;
  /* What was said to it, or to a gift, and the offer itself. */
  TokensReply replies[TOKENS_MAX_SEATS];
  gboolean    about_gift;
  FavorAction answered;
  /* As others know it, for a page that was not there; else empty. */
  FavorAction declined;
  /* The offer goes to several, and to whom it went before a gift was begun. */
  gboolean several;
  guint    asked;
};

G_DEFINE_FINAL_TYPE (TokensTradePage, tokens_trade_page, FAVOR_TYPE_OFFER_PAGE)

enum
{
  WHAT_OFFER,
  WHAT_GIFT,
};

#define base_of(self) FAVOR_OFFER_PAGE (self)

/* ---- What is put together ------------------------------------------------------------- */

static gboolean
is_gift (TokensTradePage *self)
{
  return favor_offer_page_get_what (base_of (self)) == WHAT_GIFT;
}

static gboolean
is_counter (TokensTradePage *self)
{
  return self->state.head.phase == TOKENS_PHASE_TRADE_ANSWER;
}

static TokensDeal
deal_of (TokensTradePage *self)
{
  return (TokensDeal){
    .give = tokens_slip_get_bundle (favor_offer_page_get_given (base_of (self))),
    .want = tokens_slip_get_bundle (favor_offer_page_get_taken (base_of (self))),
  };
}

static void
set_deal (TokensTradePage *self, const TokensDeal *deal)
{
  tokens_slip_set_bundle (favor_offer_page_get_given (base_of (self)), &deal->give);
  tokens_slip_set_bundle (favor_offer_page_get_taken (base_of (self)), &deal->want);
}

/* Of a gift all but to whom is chosen in the list. */
static void
compose_gift (TokensTradePage *self)
{
  const FavorAction *chosen = favor_choices_get_chosen (FAVOR_CHOICES (self->gifts));

  self->action.kind = TOKENS_ACTION_OFFER_DONATION;
  self->action.arg[TOKENS_DONATE_RESOURCE] = FAVOR_NONE;
  self->action.arg[TOKENS_DONATE_DEVELOPMENT] = FAVOR_NONE;
  if (chosen != NULL)
    memcpy (self->action.arg, chosen->arg, sizeof self->action.arg);
  self->action.arg[TOKENS_DONATE_TO] = favor_offer_page_get_partner (base_of (self));
}

/* What the page says as an action, legal or not. */
static void
compose (TokensTradePage *self)
{
  const TokensDeal deal = deal_of (self);

  self->action = (FavorAction){ .seat = self->state.head.decider };
  if (is_gift (self))
    {
      compose_gift (self);
      return;
    }
  self->action.kind = is_counter (self) ? TOKENS_ACTION_COUNTER_TRADE
                                        : TOKENS_ACTION_OFFER_TRADE;
  memcpy (self->action.arg, &deal, sizeof deal);
  if (!is_counter (self))
    self->action.arg[TOKENS_OFFER_TO] = (gint16)
      favor_offer_page_get_partners (base_of (self));
}

/* (transfer full) (nullable) */
static char *
describe (TokensTradePage *self)
{
  const TokensDeal     deal = deal_of (self);
  const TokensDonation gift = {
    .to = (FavorSeat) self->action.arg[TOKENS_DONATE_TO],
    .resource = (gint8) self->action.arg[TOKENS_DONATE_RESOURCE],
    .development = (gint8) self->action.arg[TOKENS_DONATE_DEVELOPMENT],
  };

  if (!is_gift (self))
    return tokens_trade_say_deal (&deal, self->action.seat, &self->names);
  if (gift.to == FAVOR_SEAT_NONE ||
      (gift.resource == FAVOR_NONE && gift.development == FAVOR_NONE))
    return NULL;
  return tokens_trade_say_gift (&gift, self->action.seat, &self->names);
}

/* (transfer full) (nullable): why the same is not offered once more: all have said no, and why. */
static char *
refuse_again (TokensTradePage *self)
{
  guint no = 0;

  for (guint seat = 0; seat < TOKENS_MAX_SEATS; seat++)
    if (self->replies[seat].kind > TOKENS_REPLY_RATHER)
      no |= 1u << seat;
  if (!self->kept || !favor_action_equal (&self->action, &self->answered) ||
      (self->action.arg[TOKENS_OFFER_TO] & ~no) != 0)
    return NULL;
  /* Translators: an offer was declined by all and is to be made better before it is made again */
  return g_strdup (_ ("This was declined. Offer more, or ask for less."));
}

static void
show_replies (TokensTradePage *self)
{
  favor_offer_page_clear_answers (base_of (self));
  if (is_gift (self) != self->about_gift || is_counter (self))
    return;
  for (guint seat = 0; seat < self->state.head.n_seats; seat++)
    {
      char *words = tokens_trade_say_reply (&self->replies[seat]);

      if (words != NULL)
        favor_offer_page_answer (base_of (self),
                                 (FavorSeat) seat,
                                 self->names.names[seat],
                                 words);
    }
}

/* (transfer full): how often may still be offered. */
static char *
say_left (TokensTradePage *self)
{
  const guint n = is_gift (self) ? TOKENS_MAX_DONATIONS - self->state.donation_offers
                                 : TOKENS_MAX_OFFERS - self->state.trade_offers;

  /* Translators: how often a player may still offer a trade, or a gift */
  return favor_text_fill (ngettext ("You can make {n} more offer this turn.",
                                    "You can make {n} more offers this turn.",
                                    n),
                          "n#",
                          n);
}

/* What can be given: the hand may be on another page. As long as many more offers can be made nobody has
 * to know how many. */
static void
show_left (TokensTradePage *self)
{
  g_autofree char *own = tokens_trade_say_own (&self->state, self->action.seat);
  g_autofree char *left = say_left (self);
  g_autofree char *both = NULL;

  if (!is_gift (self) && !is_counter (self) &&
      self->state.trade_offers + FEW_LEFT >= TOKENS_MAX_OFFERS)
    both = favor_text_fill (_ ("{first} {second}"), "first second", own, left);
  favor_offer_page_set_left (base_of (self),
                             both != NULL     ? both
                             : is_gift (self) ? left
                                              : own,
                             NULL);
}

/* A trade may go to several, a gift goes to one. */
static void
show_what (TokensTradePage *self)
{
  const gboolean gift = is_gift (self);
  const gboolean several = !gift && !is_counter (self);

  favor_offer_page_freeze (base_of (self));
  if (self->several && !several)
    self->asked = favor_offer_page_get_partners (base_of (self));
  favor_offer_page_let_several (base_of (self), several);
  if (!self->several && several)
    favor_offer_page_select_partners (base_of (self), self->asked);
  self->several = several;
  gtk_widget_set_visible (self->gifts, gift);
  favor_offer_page_show_slips (base_of (self), !gift);
  favor_offer_page_thaw (base_of (self));
}

/* (transfer full) (nullable): why it cannot be offered. */
static char *
say_why_not (TokensTradePage *self)
{
  FavorRefusal why = { 0 };

  if (is_gift (self) && favor_choices_get_chosen (FAVOR_CHOICES (self->gifts)) == NULL)
    /* Translators: on the page on which a card is given away, as long as none is chosen */
    return g_strdup (_ ("Choose the card that you give away."));
  if (favor_tokens_game.check (&self->state, &self->action, &why))
    return refuse_again (self);
  return favor_text_for_refusal (&favor_tokens_game, &why, &self->names);
}

static void
update (TokensTradePage *self)
{
  char *refusal;

  show_what (self);
  compose (self);
  refusal = say_why_not (self);
  favor_offer_page_set_action (base_of (self), refusal == NULL ? &self->action : NULL);
  show_replies (self);
  show_left (self);
  favor_offer_page_say (base_of (self), describe (self), refusal);
}

static void
tokens_trade_page_update (FavorOfferPage *page)
{
  update (TOKENS_TRADE_PAGE (page));
}

/* ---- Partners, and what there is ------------------------------------------------------- */

/* In the own turn all others; otherwise who asked. */
static guint
find_partners (const TokensState *state)
{
  if (state->head.phase == TOKENS_PHASE_TRADE_ANSWER)
    return 1u << state->head.turn_owner;
  return ((1u << state->head.n_seats) - 1) & ~(1u << state->head.decider);
}

static void
list_partners (TokensTradePage *self)
{
  const guint seats = find_partners (&self->state);
  char       *facts[FAVOR_MAX_SEATS] = { NULL };

  for (guint seat = 0; seat < self->state.head.n_seats; seat++)
    if (seats >> seat & 1)
      facts[seat] = tokens_trade_say_partner (&self->state, seat, &self->names);
  favor_offer_page_list_partners (base_of (self),
                                  seats,
                                  &self->names,
                                  (const char *const *) facts);
  for (guint seat = 0; seat < FAVOR_MAX_SEATS; seat++)
    g_free (facts[seat]);
}

static void
add_gift (TokensTradePage *self, gint resource, gint development)
{
  const gint key = resource != FAVOR_NONE ? resource
                                          : TOKENS_SLIP_DEVELOPMENT + development;

  favor_choices_add (
    FAVOR_CHOICES (self->gifts),
    &(FavorChoice){
      .picture = favor_slip_card_new_picture (&tokens_slip_kind, (guint) key, 0),
      .width = PICTURE_WIDTH,
      .aspect = tokens_slip_kind.aspect,
      .title = tokens_trade_name_card (resource, development),
      .action = { .kind = TOKENS_ACTION_OFFER_DONATION,
                  .seat = self->state.head.decider,
                  .arg = { [TOKENS_DONATE_RESOURCE] = (gint16) resource,
                           [TOKENS_DONATE_DEVELOPMENT] = (gint16) development } } });
}

/* The own cards; what was chosen stays chosen while it is there. */
static void
list_gifts (TokensTradePage *self)
{
  const TokensState *state = &self->state;
  const FavorSeat    seat = state->head.decider;
  FavorChoices      *gifts = FAVOR_CHOICES (self->gifts);
  const FavorAction *before = favor_choices_get_chosen (gifts);
  const FavorAction  chosen = before != NULL ? *before : (FavorAction){ 0 };

  favor_choices_clear (gifts);
  for (gint i = 0; i < TOKENS_N_RESOURCES; i++)
    if (state->hand[seat][i] > 0)
      add_gift (self, i, FAVOR_NONE);
  for (gint i = 0; i < TOKENS_N_CARDS; i++)
    if (state->dev_hand[seat][i] + state->dev_new[seat][i] > 0)
      add_gift (self, FAVOR_NONE, i);
  favor_choices_set_chosen (gifts, before != NULL ? &chosen : NULL);
}

/* The most of a kind that one of those has who are asked: all that is neither one's own nor in the
 * bank, and no more than his hand. */
static guint
find_most (TokensTradePage *self, guint seats, guint resource)
{
  const TokensState *state = &self->state;
  const guint        all = tokens_board (state)->bank;
  guint elsewhere = state->bank[resource] + state->hand[state->head.decider][resource];
  guint most = 0;

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    if (seats >> seat & 1)
      most = MAX (most, state->hand_count[seat]);
  return MIN (most, all - MIN (all, elsewhere));
}

static void
set_stocks (TokensTradePage *self)
{
  const guint    seats = favor_offer_page_get_partners (base_of (self));
  FavorSlipStock own = { .own = TRUE }, other = { .own = FALSE };

  for (guint i = 0; i < TOKENS_N_RESOURCES; i++)
    {
      own.most[i] = self->state.hand[self->state.head.decider][i];
      other.most[i] = (guint8) find_most (self, seats, i);
    }
  favor_slip_set_stock (FAVOR_SLIP (favor_offer_page_get_given (base_of (self))), &own);
  favor_slip_set_stock (FAVOR_SLIP (favor_offer_page_get_taken (base_of (self))), &other);
}

static void
tokens_trade_page_partner_changed (FavorOfferPage *page)
{
  set_stocks (TOKENS_TRADE_PAGE (page));
}

/* ---- Object --------------------------------------------------------------------------- */

static void
tokens_trade_page_class_init (TokensTradePageClass *klass)
{
  FavorOfferPageClass *page_class = FAVOR_OFFER_PAGE_CLASS (klass);

  page_class->update = tokens_trade_page_update;
  page_class->partner_changed = tokens_trade_page_partner_changed;
}

static void
tokens_trade_page_init (TokensTradePage *self)
{
  const char *const whats[] = {
    _ ("Make an offer"),
    /* Translators: what is put together: a card is given to another player for nothing */
    _ ("Give a card away"),
    NULL,
  };

  favor_offer_page_set_up (base_of (self), &tokens_slip_kind, whats);
  self->gifts = favor_choices_new ();
  favor_offer_page_add_term (base_of (self), self->gifts);
}

GtkWidget *
tokens_trade_page_new (void)
{
  return g_object_new (TOKENS_TYPE_TRADE_PAGE, NULL);
}

/* ---- Positions ------------------------------------------------------------------------ */

/* Others were asked, and nothing changed hands: the offer can be made a little better. */
static gboolean
was_declined (TokensTradePage *self, const TokensState *state)
{
  const FavorSeat seat = state->head.decider;

  return state->head.phase == TOKENS_PHASE_TRADE_AND_PURCHASE &&
         self->state.trade_offers + 1u == state->trade_offers &&
         self->state.gold[seat] == state->gold[seat] &&
         memcmp (self->state.hand[seat], state->hand[seat], sizeof state->hand[seat]) ==
           0;
}

/* Whether what was begun before can go on: own cards may have changed, but no trade was offered. */
static gboolean
goes_on (TokensTradePage *self, const TokensState *state)
{
  return self->state.head.n_seats == state->head.n_seats &&
         self->state.head.decider == state->head.decider &&
         self->state.turn == state->turn && self->state.head.phase == state->head.phase &&
         (self->state.trade_offers == state->trade_offers ||
          was_declined (self, state)) &&
         self->state.head.ply <= state->head.ply;
}

/* A page that was not there when it was declined takes the offer up, as others know it. */
static gboolean
takes_up (TokensTradePage *self, const TokensState *state)
{
  return self->declined.kind == TOKENS_ACTION_OFFER_TRADE &&
         self->declined.seat == state->head.decider &&
         state->head.phase == TOKENS_PHASE_TRADE_AND_PURCHASE;
}

/* Leaves nothing on the own slip that is gone meanwhile. */
static void
limit_deal (const TokensState *state, TokensDeal *deal)
{
  const FavorSeat seat = state->head.decider;

  for (guint i = 0; i < TOKENS_N_RESOURCES; i++)
    deal->give.cards[i] = MIN (deal->give.cards[i], state->hand[seat][i]);
  deal->give.gold = (gint16) MIN ((guint) deal->give.gold, state->gold[seat]);
}

/* What was begun before is over. */
static void
begin_anew (TokensTradePage *self, gboolean taken_up)
{
  favor_offer_page_set_what (base_of (self), self->about_gift ? WHAT_GIFT : WHAT_OFFER);
  self->several = FALSE;
  self->asked = taken_up ? (guint16) self->declined.arg[TOKENS_OFFER_TO]
                         : find_partners (&self->state);
}

void
tokens_trade_page_set_state (TokensTradePage   *self,
                             const TokensState *state,
                             const FavorNames  *names)
{
  const gboolean same = goes_on (self, state);
  const gboolean declined = same && was_declined (self, state);
  const gboolean taken_up = !same && takes_up (self, state);
  TokensDeal     deal = { 0 };

  g_return_if_fail (TOKENS_IS_TRADE_PAGE (self));

  if (taken_up)
    deal = *tokens_deal_of (&self->declined);
  else if (same)
    deal = deal_of (self);
  limit_deal (state, &deal);
  if (declined || taken_up)
    self->answered = taken_up ? self->declined : self->action;
  /* It went with the offer that was declined; and nobody reads what another one wrote. */
  if (!same || declined)
    favor_offer_page_clear_note (base_of (self));
  favor_offer_page_freeze (base_of (self));
  self->kept = declined || taken_up || (same && self->kept);
  self->state = *state;
  self->names = *names;
  list_partners (self);
  list_gifts (self);
  set_deal (self, &deal);
  favor_offer_page_show_whats (base_of (self),
                               !is_counter (self) && state->options.favor);
  if (!same)
    begin_anew (self, taken_up);
  favor_offer_page_thaw (base_of (self));
  update (self);
  set_stocks (self);
}

void
tokens_trade_page_set_replies (TokensTradePage   *self,
                               const TokensReply *replies,
                               gboolean           about_gift,
                               const FavorAction *declined)
{
  g_return_if_fail (TOKENS_IS_TRADE_PAGE (self));

  memcpy (self->replies, replies, sizeof self->replies);
  self->about_gift = about_gift;
  self->declined = *declined;
}

static void
begin (TokensTradePage *self, guint what, const TokensDeal *deal)
{
  favor_offer_page_freeze (base_of (self));
  favor_offer_page_set_what (base_of (self), what);
  set_deal (self, deal);
  favor_choices_set_chosen (FAVOR_CHOICES (self->gifts), NULL);
  favor_offer_page_clear_note (base_of (self));
  favor_offer_page_thaw (base_of (self));
  update (self);
}

void
tokens_trade_page_start (TokensTradePage *self)
{
  const TokensDeal turned = { .give = self->state.offer.want,
                              .want = self->state.offer.give };

  g_return_if_fail (TOKENS_IS_TRADE_PAGE (self));

  if (self->kept && !is_counter (self))
    {
      favor_offer_page_set_what (base_of (self), WHAT_OFFER);
      update (self);
      return;
    }
  begin (self, WHAT_OFFER, is_counter (self) ? &turned : &(TokensDeal){ 0 });
}

void
tokens_trade_page_start_gift (TokensTradePage *self)
{
  const TokensDeal deal = deal_of (self);

  g_return_if_fail (TOKENS_IS_TRADE_PAGE (self));

  begin (self, WHAT_GIFT, &deal);
  favor_offer_page_change (base_of (self));
}

gboolean
tokens_trade_page_add (TokensTradePage *self, gint resource, gint development)
{
  const FavorAction gift = { .kind = TOKENS_ACTION_OFFER_DONATION,
                             .seat = self->state.head.decider,
                             .arg = {
                               [TOKENS_DONATE_RESOURCE] = (gint16) resource,
                               [TOKENS_DONATE_DEVELOPMENT] = (gint16) development } };

  g_return_val_if_fail (TOKENS_IS_TRADE_PAGE (self), FALSE);

  if (is_gift (self))
    favor_choices_set_chosen (FAVOR_CHOICES (self->gifts), &gift);
  else if (resource == FAVOR_NONE ||
           !favor_slip_add (FAVOR_SLIP (favor_offer_page_get_given (base_of (self))),
                            (guint) resource))
    return FALSE;
  favor_offer_page_change (base_of (self));
  return TRUE;
}
