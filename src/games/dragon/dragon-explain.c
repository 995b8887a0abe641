/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-dragon"

#include "dragon-bot-place.h"
#include "dragon-reasons.h"
#include "dragon-step.h"

/* Facts that speak for an action. The seat that decides sees its own cards, where the cards of others
 * lie as far as everybody sees that, and what was revealed. */

typedef struct
{
  const DragonState *state;
  const FavorAction *action;
  FavorSeat          seat;
  FavorReasons      *out;
} Explain;

#define say(self, kind, weight, ...)                                                     \
  FAVOR_REASON ((self)->out, DRAGON_REASON_##kind, weight, __VA_ARGS__)

/* A fact with a number that is worth so much each; nothing is said of none. */
static void
say_amount (const Explain *self, DragonReason kind, gint32 weight, gint n)
{
  if (n > 0)
    FAVOR_REASON (self->out, kind, weight * n, (gint16) n);
}

/* The table as the seat sees it, with its card where it is to lie. */
typedef struct
{
  /* Cards on each vote card. */
  guint cards[DRAGON_N_ROLES];
  /* The other clans there, as seats. */
  guint others[DRAGON_N_ROLES];
  /* Vote cards that the seat is on, and delegates that it has played. */
  guint    on;
  guint    played;
  gboolean all_seen;
} View;

/* `without`: an entry of the table that moves, or %FAVOR_NONE. */
static View
look (const Explain *self, gint without, guint card, guint on)
{
  const DragonState *state = self->state;
  View               view = { .on = 1u << on, .played = 1u << card, .all_seen = TRUE };

  view.cards[on] = 1;
  for (guint i = 0; i < state->n_table; i++)
    {
      const DragonPlaced *placed = &state->table[i];

      if ((gint) i == without)
        continue;
      if (placed->owner != self->seat && !dragon_is_located (state, i))
        {
          view.all_seen = FALSE;
          continue;
        }
      view.cards[placed->on]++;
      if (placed->owner != self->seat)
        {
          view.others[placed->on] |= 1u << placed->owner;
          continue;
        }
      view.on |= 1u << placed->on;
      view.played |= 1u << placed->card;
    }
  return view;
}

static guint
count (guint set)
{
  return (guint) __builtin_popcount (set);
}

/* Words that were given for this lap. */
static void
explain_words (const Explain *self, guint on)
{
  for (guint i = 0; i < self->state->n_deals; i++)
    {
      const DragonDeal *deal = &self->state->deals[i];
      const gint16      from = self->state->clans[deal->from];
      const gint16      to = self->state->clans[deal->to];

      if (!dragon_place_complies (deal, on))
        continue;
      if (deal->to == self->seat && deal->target_lap == self->state->lap &&
          deal->target_status == DRAGON_TARGET_OPEN)
        {
          if (deal->payment == DRAGON_PAYMENT_OPEN)
            say (self, PAID_WORD, 300 + 100 * deal->favour, from, deal->favour);
          else
            say (self, KEEPS_WORD, 300, from);
        }
      if (deal->from == self->seat && deal->pledge &&
          deal->pledge_lap == self->state->lap &&
          deal->pledge_status == DRAGON_PLEDGE_OPEN)
        say (self, KEEPS_WORD, 300, to);
    }
}

/* How the vote stands then. */
static void
explain_vote (const Explain *self, const View *view, gint16 on)
{
  const gint16   n = (gint16) view->cards[on];
  const guint    gain = 1 + (view->played >> on & 1);
  gboolean       leads = TRUE;
  gboolean       level = TRUE;
  const gboolean dragon = self->seat == dragon_dragon_seat (self->state);

  for (gint role = 0; role < DRAGON_N_ROLES; role++)
    {
      leads = leads && (role == on || view->cards[role] < view->cards[on]);
      level = level && view->cards[role] <= view->cards[on];
    }
  say (self, PAYS, 60 * (gint32) gain + 25 * n, on, (gint16) gain);
  if (!view->all_seen || n < 2)
    return;
  if (leads)
    say (self, LEADS, 100 + 25 * n, on, n);
  else if (level)
    say (self, LEVEL, 60 + 25 * n, on, n);
  if (level && !leads && dragon)
    say (self, DRAGON_TIE, 200, on);
}

/* Other clans with a card on the table that may have played that role. */
static guint
count_suspects (const Explain *self, guint role)
{
  guint n = 0;

  for (FavorSeat other = 0; other < self->state->head.n_seats; other++)
    {
      guint8   sure[DRAGON_N_ROLES], maybe[DRAGON_N_ROLES];
      gboolean placed = FALSE;

      for (guint i = 0; i < self->state->n_table; i++)
        placed = placed || self->state->table[i].owner == other;
      if (other == self->seat || !placed)
        continue;
      dragon_known_delegates (self->state, other, sure, maybe);
      n += maybe[role] > 0;
    }
  return n;
}

/* Of the other clans on a vote card those that have something to lose. */
static gint
count_wealthy (const Explain *self, guint seats)
{
  gint n = 0;

  for (guint seat = 0; seat < self->state->head.n_seats; seat++)
    n += (seats >> seat & 1) != 0 && self->state->favour[seat] > 0;
  return n;
}

static void
explain_delegate (const Explain *self, const View *view, DragonRole card, gint16 on)
{
  const guint  others = view->others[on];
  const guint  n = count (others);
  const gint32 support = 25 * (gint32) view->cards[on];

  switch (card)
    {
    case DRAGON_ROLE_ARTISAN:
      say (self, WORKS, 110, on);
      if (n == 0 && view->all_seen)
        say (self, ALONE, 130, on);
      break;
    case DRAGON_ROLE_ASSASSIN:
      say (self, STRIKES, 80, on);
      say_amount (self,
                  DRAGON_REASON_MAY_HIT,
                  60,
                  (gint) count_suspects (self, (guint) on));
      break;
    case DRAGON_ROLE_MERCHANT:
      if (!view->all_seen)
        break;
      if (n == 1)
        say (self, MERCHANT_ONE, 190, 0);
      else if (n > 1)
        say (self, MERCHANT_MANY, 130, (gint16) n);
      break;
    case DRAGON_ROLE_NOBLE:
      say (self, NOBLE, 110 + support, on);
      break;
    case DRAGON_ROLE_SOLDIER:
      if (view->all_seen)
        say_amount (self, DRAGON_REASON_SOLDIER, 90, count_wealthy (self, others));
      break;
    case DRAGON_ROLE_SUPPLIER:
      if (!view->all_seen)
        break;
      if (n == 0)
        say (self, SUPPLIER_ALONE, 130, 0);
      else
        say (self, SUPPLIER, 110, (gint16) n);
      break;
    }
}

/* To others it may be any delegate that the clan may have. */
static void
explain_bluff (const Explain *self)
{
  guint8 sure[DRAGON_N_ROLES], maybe[DRAGON_N_ROLES];
  gint16 n = 0;

  dragon_known_delegates (self->state, self->seat, sure, maybe);
  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    n = (gint16) (n + (maybe[role] > 0));
  if (n > 1)
    say (self, BLUFF, 5, n);
}

static void
explain_card (const Explain *self, gint without, gint card, gint on)
{
  const View view = look (self, without, (guint) card, (guint) on);

  explain_words (self, (guint) on);
  explain_vote (self, &view, (gint16) on);
  explain_delegate (self, &view, (DragonRole) card, (gint16) on);
  explain_bluff (self);
}

static void
explain_place (const Explain *self)
{
  explain_card (self,
                FAVOR_NONE,
                self->action->arg[DRAGON_PLACE_CARD],
                self->action->arg[DRAGON_PLACE_ON]);
}

/* The own card of this lap, where it is to lie. */
static void
explain_shift (const Explain *self)
{
  const guint index = dragon_card_index (self->state, self->state->lap, self->seat);
  const DragonPlaced *placed = &self->state->table[index];

  explain_card (self,
                (gint) index,
                placed->card,
                self->action->kind == DRAGON_ACTION_SHIFT_VOTE
                  ? self->action->arg[DRAGON_SHIFT_ON]
                  : placed->on);
}

static void
explain_nominate (const Explain *self)
{
  const gint votes = self->action->arg[DRAGON_NOMINATE_VOTES];

  say_amount (self, DRAGON_REASON_JUDGE_LAST, 20, votes);
  say_amount (self,
              DRAGON_REASON_REST,
              18,
              (gint) dragon_round_hand (self->state->round) - votes);
  say (self, SHOWS, 10, (gint16) votes);
}

/* Deals */

/* Whether the seat has a card on that vote card. */
static gboolean
is_there (const Explain *self, guint role)
{
  for (guint i = 0; i < self->state->n_table; i++)
    if (self->state->table[i].owner == self->seat &&
        self->state->table[i].on == (gint8) role)
      return TRUE;
  return FALSE;
}

/* What a vote for that role makes of it, as far as everybody sees. */
static void
explain_asked_vote (const Explain *self, gint16 role)
{
  gint16 n = 1;

  for (guint i = 0; i < self->state->n_table; i++)
    {
      if (self->state->table[i].owner != self->seat &&
          !dragon_is_located (self->state, i))
        return;
      n = (gint16) (n + (self->state->table[i].on == role));
    }
  if (n > 1)
    say (self, DEAL_VOTES, 40 * n, role, n);
}

static void
explain_offer (const Explain *self)
{
  const gint16  *arg = self->action->arg;
  const gint16   favour = arg[DRAGON_OFFER_FAVOUR];
  const gboolean votes = arg[DRAGON_OFFER_ASK] == DRAGON_ASK_VOTE_FOR;

  if (votes)
    explain_asked_vote (self, arg[DRAGON_OFFER_ROLE]);
  if (votes && is_there (self, (guint) arg[DRAGON_OFFER_ROLE]))
    say (self, OWN_THERE, 70, arg[DRAGON_OFFER_ROLE]);
  if (favour == 0)
    say (self, NO_COST, 60, 0);
  else
    say (self, COST, 20, favour);
  if (favour > 0 && arg[DRAGON_OFFER_WHEN] == DRAGON_WHEN_AFTER)
    say (self, PAY_AFTER, 65, 0);
}

static void
explain_accept (const Explain *self)
{
  const DragonDeal *deal = &self->state->pending[0];

  if (deal->favour > 0 && deal->when == DRAGON_WHEN_NOW)
    say (self, GETS, 100 * deal->favour, deal->favour);
  else if (deal->favour > 0)
    say (self, PROMISED, 80 * deal->favour, deal->favour);
  if (deal->pledge)
    say (self, PLEDGED, 60, self->state->clans[deal->from]);
  if (deal->ask == DRAGON_ASK_VOTE_FOR && is_there (self, deal->role))
    say (self, OWN_THERE, 90, deal->role);
}

static void
explain_promise (const Explain *self)
{
  DragonState       copy = *self->state;
  const DragonDeal *deal = dragon_due_deal (&copy);

  if (self->action->kind == DRAGON_ACTION_BREAK_PROMISE)
    {
      say_amount (self, DRAGON_REASON_SAVES, 90, deal->favour);
      return;
    }
  say (self, KEEPS_WORD, 200, self->state->clans[deal->to]);
  say_amount (self,
              DRAGON_REASON_HAS_LEFT,
              10,
              self->state->favour[self->seat] - deal->favour);
}

/* The end of a round */

/* The cards lie open: what each seat gains if that role wins. */
static DragonState
decide_for (const Explain *self, gint role)
{
  DragonState after = *self->state;

  after.winner = (gint8) role;
  after.tie_options = 0;
  dragon_award (&after, NULL);
  return after;
}

static gint
gain_of (const Explain *self, const DragonState *after, FavorSeat seat)
{
  return after->favour[seat] - self->state->favour[seat];
}

static void
explain_other_roles (const Explain *self, const DragonState *chosen)
{
  for (gint16 role = 0; role < DRAGON_N_ROLES; role++)
    {
      DragonState other;

      if ((self->state->tie_options >> role & 1) == 0 ||
          role == self->action->arg[DRAGON_BREAK_ROLE])
        continue;
      other = decide_for (self, role);
      for (FavorSeat seat = 0; seat < self->state->head.n_seats; seat++)
        {
          const gint n = gain_of (self, &other, seat);

          if (seat != self->seat && n > gain_of (self, chosen, seat))
            say (self, TIE_DENIES, 70 * n, self->state->clans[seat], role, (gint16) n);
        }
    }
}

static void
explain_tie (const Explain *self)
{
  const DragonState after = decide_for (self, self->action->arg[DRAGON_BREAK_ROLE]);

  if (after.winners == 1u << self->seat)
    say (self, WINS, 100000, 0);
  say_amount (self, DRAGON_REASON_TIE_GAIN, 100, gain_of (self, &after, self->seat));
  explain_other_roles (self, &after);
}

static void
explain_sending (const Explain *self)
{
  const gint16 card = self->action->arg[DRAGON_SEND_CARD];
  gint         n[DRAGON_N_ROLES];
  guint        kept = 0;
  gboolean     withdrawn;

  dragon_home_options (self->state, self->seat, &withdrawn);
  for (gint role = 0; role < DRAGON_N_ROLES; role++)
    n[role] = self->state->hand[self->seat][role] - (role == card);
  for (guint i = 0; i < self->state->n_table; i++)
    if (self->state->table[i].owner == self->seat)
      n[self->state->table[i].card]++;
  for (gint role = 0; role < DRAGON_N_ROLES; role++)
    if (n[role] > 0)
      kept |= 1u << role;
  if (n[card] > 0)
    say (self, ANOTHER, 100, card);
  if (kept != 0)
    say (self, KEEPS_ROLES, 60, (gint16) kept);
  if (withdrawn)
    say (self, ASSASSINATED, 40, 0);
}

static void
explain_gift (const Explain *self)
{
  say_amount (self,
              DRAGON_REASON_HAS_LEFT,
              10,
              self->state->favour[self->seat] - self->action->arg[DRAGON_GIVE_FAVOUR]);
}

static void
explain_refusal (const Explain *self)
{
  say (self, FREE, 20, 0);
}

static void (*const explain_kind[DRAGON_N_ACTIONS]) (const Explain *self) = {
  [DRAGON_ACTION_NOMINATE_VOTES] = explain_nominate,
  [DRAGON_ACTION_PLACE_VOTE] = explain_place,
  [DRAGON_ACTION_SHIFT_VOTE] = explain_shift,
  [DRAGON_ACTION_KEEP_VOTE] = explain_shift,
  [DRAGON_ACTION_GIVE_FAVOUR] = explain_gift,
  [DRAGON_ACTION_OFFER_DEAL] = explain_offer,
  [DRAGON_ACTION_ACCEPT_DEAL] = explain_accept,
  [DRAGON_ACTION_DECLINE_DEAL] = explain_refusal,
  [DRAGON_ACTION_BREAK_TIE] = explain_tie,
  [DRAGON_ACTION_PAY_PROMISE] = explain_promise,
  [DRAGON_ACTION_BREAK_PROMISE] = explain_promise,
  [DRAGON_ACTION_SEND_HOME] = explain_sending,
};

void
dragon_explain (gconstpointer observed, const FavorAction *action, FavorReasons *out)
{
  const Explain self = { .state = observed,
                         .action = action,
                         .seat = action->seat,
                         .out = out };

  explain_kind[action->kind](&self);
}
