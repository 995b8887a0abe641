/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "dragon-reasons.h"
#include "dragon-step.h"

#include "reasons-walk.h"

/* What is said to speak for an action is true: it is compared with what the rules make of it. */

/* The case as this game has it. `card` and `on`: of the card that is placed, moved or kept; `table`: the
 * cards on the table with it. */
typedef struct
{
  const ReasonsCase *walked;
  const DragonState *before;
  const DragonState *after;
  FavorSeat          seat;
  gint16             clan;
  const gint16      *arg;
  gint               card;
  gint               on;
  guint              n_table;
  DragonPlaced       table[DRAGON_MAX_TABLE + 1];
} Case;

static void
case_init (Case *self, const ReasonsCase *walked)
{
  const DragonState *before = walked->before;
  const DragonAction kind = (DragonAction) walked->action.kind;
  guint              index;

  *self = (Case){ .walked = walked,
                  .before = before,
                  .after = walked->after,
                  .seat = walked->seat,
                  .clan = before->clans[walked->seat],
                  .arg = walked->action.arg,
                  .n_table = before->n_table };
  for (guint i = 0; i < before->n_table; i++)
    self->table[i] = before->table[i];
  if (kind == DRAGON_ACTION_PLACE_VOTE)
    {
      self->card = self->arg[DRAGON_PLACE_CARD];
      self->on = self->arg[DRAGON_PLACE_ON];
      self->table[self->n_table++] = (DragonPlaced){ .owner = self->seat,
                                                     .card = (gint8) self->card,
                                                     .on = (gint8) self->on };
    }
  if (kind == DRAGON_ACTION_SHIFT_VOTE || kind == DRAGON_ACTION_KEEP_VOTE)
    {
      index = dragon_card_index (before, before->lap, self->seat);
      if (kind == DRAGON_ACTION_SHIFT_VOTE)
        self->table[index].on = (gint8) self->arg[DRAGON_SHIFT_ON];
      self->card = self->table[index].card;
      self->on = self->table[index].on;
    }
}

static const FavorEvent *
find_event (const Case *self, DragonEvent kind, guint place, gint value)
{
  for (guint i = 0; i < self->walked->events.n; i++)
    if (self->walked->events.items[i].kind == kind &&
        self->walked->events.items[i].arg[place] == value)
      return &self->walked->events.items[i];
  return NULL;
}

static gint
count_on (const Case *self, gint role)
{
  gint n = 0;

  for (guint i = 0; i < self->n_table; i++)
    n += self->table[i].on == role;
  return n;
}

static gint
most_on_others (const Case *self, gint role)
{
  gint most = 0;

  for (gint other = 0; other < DRAGON_N_ROLES; other++)
    if (other != role)
      most = MAX (most, count_on (self, other));
  return most;
}

/* Other clans where the card lies; with `wealthy` those that have Favour. */
static gint
company (const Case *self, gboolean wealthy)
{
  guint seats = 0;

  for (guint i = 0; i < self->n_table; i++)
    if (self->table[i].on == self->on && self->table[i].owner != self->seat &&
        (!wealthy || self->before->favour[self->table[i].owner] > 0))
      seats |= 1u << self->table[i].owner;
  return __builtin_popcount (seats);
}

static gboolean
somebody_was_struck (const Case *self)
{
  for (guint i = 0; i < self->walked->events.n; i++)
    if (self->walked->events.items[i].kind == DRAGON_EVENT_CARD_WITHDRAWN)
      return TRUE;
  return FALSE;
}

static gboolean
is_resolved (const Case *self)
{
  for (guint i = 0; i < self->walked->events.n; i++)
    if (self->walked->events.items[i].kind == DRAGON_EVENT_CARDS_REVEALED)
      return TRUE;
  return FALSE;
}

/* What the vote brings, from the table and, where the vote ends with it, from what the rules paid. */
static gboolean
pays (const Case *self, gint role, gint n)
{
  gboolean voted = FALSE, played = FALSE;

  for (guint i = 0; i < self->n_table; i++)
    if (self->table[i].owner == self->seat)
      {
        voted = voted || self->table[i].on == role;
        played = played || self->table[i].card == role;
      }
  if (voted + played != n)
    return FALSE;
  if (find_event (self, DRAGON_EVENT_ROLE_WON, 0, role) == NULL ||
      find_event (self, DRAGON_EVENT_CARD_WITHDRAWN, 2, self->clan) != NULL)
    return TRUE;
  return find_event (self,
                     n == 2 ? DRAGON_EVENT_GREAT_FAVOUR_WON : DRAGON_EVENT_FAVOUR_WON,
                     0,
                     self->clan) != NULL;
}

/* Where the vote ends with it and nobody is struck: what the card brings. */
static gboolean
has_effect (const Case *self, DragonEvent kind, gint n)
{
  for (guint i = 0; i < self->walked->events.n; i++)
    {
      const FavorEvent *event = &self->walked->events.items[i];

      if (event->kind == kind && event->arg[0] == self->clan)
        switch ((int) kind)
          {
          case DRAGON_EVENT_MERCHANT_PAID:
            if (event->arg[2] == n && event->arg[3] == self->before->n_table)
              return TRUE;
            break;
          case DRAGON_EVENT_SOLDIER_FORCE:
            /* An Artisan may have made somebody wealthy before. */
            if (event->arg[2] >= n && event->arg[3] == self->before->n_table)
              return TRUE;
            break;
          case DRAGON_EVENT_SUPPLIER_GAVE:
            if (event->arg[2] == n && event->arg[3] == self->before->n_table)
              return TRUE;
            break;
          case DRAGON_EVENT_WORKS_PLACED:
            if (event->arg[1] == n && event->arg[2] == self->before->n_table)
              return TRUE;
            break;
          case DRAGON_EVENT_ARTISAN_ALONE:
            if (event->arg[1] == self->before->n_table)
              return TRUE;
            break;
          }
    }
  return !is_resolved (self) || self->walked->action.kind != DRAGON_ACTION_PLACE_VOTE ||
         somebody_was_struck (self);
}

static gint
count_suspects (const Case *self, gint role)
{
  gint n = 0;

  for (FavorSeat other = 0; other < self->before->head.n_seats; other++)
    {
      guint8   sure[DRAGON_N_ROLES], maybe[DRAGON_N_ROLES];
      gboolean placed = FALSE, has = FALSE;

      for (guint i = 0; i < self->before->n_table; i++)
        if (self->before->table[i].owner == other)
          {
            placed = TRUE;
            has = has || self->before->table[i].card == role;
          }
      if (other == self->seat || !placed)
        continue;
      dragon_known_delegates (self->before, other, sure, maybe);
      /* Who has played it is among them. */
      g_assert_true (!has || maybe[role] > 0);
      n += maybe[role] > 0;
    }
  return n;
}

static gboolean
keeps_word (const Case *self, gint clan)
{
  for (guint i = 0; i < self->before->n_deals; i++)
    {
      const DragonDeal *deal = &self->before->deals[i];
      const gboolean    complies = (deal->ask == DRAGON_ASK_VOTE_FOR) ==
                                (self->on == deal->role);
      const gboolean own = deal->to == self->seat &&
                           self->before->clans[deal->from] == clan &&
                           deal->target_lap == self->before->lap;
      const gboolean pledge = deal->from == self->seat && deal->pledge &&
                              self->before->clans[deal->to] == clan &&
                              deal->pledge_lap == self->before->lap;

      if (complies && (own || pledge))
        return find_event (self, DRAGON_EVENT_WORD_BROKEN, 0, self->clan) == NULL ||
               find_event (self, DRAGON_EVENT_WORD_KEPT, 0, self->clan) != NULL;
    }
  return FALSE;
}

static gboolean
is_true_of_vote (const Case *self, const FavorReason *reason, gint n)
{
  const gint amount = reason->arg[1];

  switch ((int) reason->kind)
    {
    case DRAGON_REASON_KEEPS_WORD:
      return keeps_word (self, n);
    case DRAGON_REASON_PAID_WORD:
      return keeps_word (self, n) && amount > 0;
    case DRAGON_REASON_PAYS:
      return pays (self, n, amount);
    case DRAGON_REASON_LEADS:
      return count_on (self, n) == amount && most_on_others (self, n) < amount;
    case DRAGON_REASON_LEVEL:
      return count_on (self, n) == amount && most_on_others (self, n) == amount;
    case DRAGON_REASON_DRAGON_TIE:
      return self->clan == DRAGON_CLAN_DRAGON &&
             count_on (self, n) == most_on_others (self, n);
    case DRAGON_REASON_WORKS:
      return self->card == DRAGON_ROLE_ARTISAN && self->on == n &&
             has_effect (self, DRAGON_EVENT_WORKS_PLACED, n);
    case DRAGON_REASON_ALONE:
      return self->card == DRAGON_ROLE_ARTISAN && company (self, FALSE) == 0 &&
             has_effect (self, DRAGON_EVENT_ARTISAN_ALONE, 0);
    case DRAGON_REASON_STRIKES:
      return self->card == DRAGON_ROLE_ASSASSIN && self->on == n;
    case DRAGON_REASON_MAY_HIT:
      return self->card == DRAGON_ROLE_ASSASSIN && count_suspects (self, self->on) == n;
    case DRAGON_REASON_MERCHANT_ONE:
      return self->card == DRAGON_ROLE_MERCHANT && company (self, FALSE) == 1 &&
             has_effect (self, DRAGON_EVENT_MERCHANT_PAID, 2);
    case DRAGON_REASON_MERCHANT_MANY:
      return self->card == DRAGON_ROLE_MERCHANT && company (self, FALSE) == n && n > 1 &&
             has_effect (self, DRAGON_EVENT_MERCHANT_PAID, 1);
    case DRAGON_REASON_NOBLE:
      return self->card == DRAGON_ROLE_NOBLE && self->on == n &&
             (find_event (self, DRAGON_EVENT_ROLE_WON, 0, n) == NULL ||
              find_event (self, DRAGON_EVENT_CARD_WITHDRAWN, 2, self->clan) != NULL ||
              find_event (self, DRAGON_EVENT_PATRONAGE_PAID, 0, self->clan) != NULL);
    case DRAGON_REASON_SOLDIER:
      return self->card == DRAGON_ROLE_SOLDIER && company (self, TRUE) == n;
    case DRAGON_REASON_SUPPLIER:
      return self->card == DRAGON_ROLE_SUPPLIER && company (self, FALSE) == n &&
             has_effect (self, DRAGON_EVENT_SUPPLIER_GAVE, n + 1);
    case DRAGON_REASON_SUPPLIER_ALONE:
      return self->card == DRAGON_ROLE_SUPPLIER && company (self, FALSE) == 0 &&
             has_effect (self, DRAGON_EVENT_SUPPLIER_GAVE, 1);
    case DRAGON_REASON_BLUFF:
      return n > 1 && n <= DRAGON_N_ROLES;
    default:
      return FALSE;
    }
}

static gint
count_hand (const DragonState *state, FavorSeat seat)
{
  gint n = 0;

  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    n += state->hand[seat][role];
  return n;
}

static gint
gained (const Case *self)
{
  return self->after->favour[self->seat] - self->before->favour[self->seat];
}

static gboolean
is_there (const Case *self, gint role)
{
  for (guint i = 0; i < self->before->n_table; i++)
    if (self->before->table[i].owner == self->seat && self->before->table[i].on == role)
      return TRUE;
  return FALSE;
}

static gboolean
is_true_of_deal (const Case *self, const FavorReason *reason, gint n)
{
  const DragonDeal *deal = self->after->n_pending > 0 ? &self->after->pending[0]
                                                      : &self->before->pending[0];

  switch ((int) reason->kind)
    {
    case DRAGON_REASON_JUDGE_LAST:
      return self->seat == self->before->judge && self->after->votes == n &&
             dragon_lap_seat (self->after, 1, self->after->head.n_seats - 1u) ==
               self->seat;
    case DRAGON_REASON_REST:
      return count_hand (self->before, self->seat) - self->after->votes == n;
    case DRAGON_REASON_SHOWS:
      return self->after->votes == n;
    case DRAGON_REASON_HAS_LEFT:
      return self->after->favour[self->seat] == n;
    case DRAGON_REASON_DEAL_VOTES:
      return count_on (self, n) + 1 == reason->arg[1] && deal->role == n;
    case DRAGON_REASON_OWN_THERE:
      return is_there (self, n) && deal->role == n;
    case DRAGON_REASON_PAY_AFTER:
      return deal->when == DRAGON_WHEN_AFTER && deal->favour > 0;
    case DRAGON_REASON_NO_COST:
      return deal->favour == 0;
    case DRAGON_REASON_COST:
      return deal->favour == n;
    case DRAGON_REASON_GETS:
      return gained (self) == n;
    case DRAGON_REASON_PROMISED:
      return deal->favour == n && deal->when == DRAGON_WHEN_AFTER;
    case DRAGON_REASON_PLEDGED:
      return deal->pledge && self->before->clans[deal->from] == n;
    case DRAGON_REASON_FREE:
      return self->after->n_deals == self->before->n_deals && gained (self) == 0;
    case DRAGON_REASON_SAVES:
      return gained (self) == 0;
    case DRAGON_REASON_KEEPS_WORD:
      return find_event (self, DRAGON_EVENT_PROMISE_PAID, 1, n) != NULL;
    default:
      return FALSE;
    }
}

static gint
gain_of_clan (const Case *self, const DragonState *after, gint clan)
{
  for (guint seat = 0; seat < self->before->head.n_seats; seat++)
    if (self->before->clans[seat] == clan)
      return after->favour[seat] - self->before->favour[seat];
  g_assert_not_reached ();
}

static gboolean
is_true_of_end (const Case *self, const FavorReason *reason, gint n)
{
  DragonState other = *self->before;
  /* Not all of these speak of a role. */
  gint left = n >= 0 && n < DRAGON_N_ROLES
                ? self->before->hand[self->seat][n] - (self->arg[0] == n)
                : 0;

  switch ((int) reason->kind)
    {
    case DRAGON_REASON_WINS:
      return self->after->winners == 1u << self->seat;
    case DRAGON_REASON_TIE_GAIN:
      return gained (self) == n;
    case DRAGON_REASON_TIE_DENIES:
      dragon_apply (&other,
                    &(FavorAction){ .kind = DRAGON_ACTION_BREAK_TIE,
                                    .seat = self->seat,
                                    .arg = { reason->arg[1] } },
                    NULL);
      return gain_of_clan (self, &other, n) == reason->arg[2] &&
             gain_of_clan (self, self->after, n) < reason->arg[2];
    case DRAGON_REASON_ANOTHER:
      for (guint i = 0; i < self->before->n_table; i++)
        left += self->before->table[i].owner == self->seat &&
                self->before->table[i].card == n;
      return self->arg[0] == n && left > 0;
    case DRAGON_REASON_ASSASSINATED:
      return self->after->home_withdrawn[self->seat][self->before->round - 1];
    case DRAGON_REASON_KEEPS_ROLES:
      for (guint role = 0; role < DRAGON_N_ROLES; role++)
        if ((n >> role & 1) != (self->after->hand[self->seat][role] > 0))
          return FALSE;
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
is_true (const Case *self, const FavorReason *reason)
{
  const gint n = reason->arg[0];

  switch ((DragonAction) self->walked->action.kind)
    {
    case DRAGON_ACTION_PLACE_VOTE:
    case DRAGON_ACTION_SHIFT_VOTE:
    case DRAGON_ACTION_KEEP_VOTE:
      return is_true_of_vote (self, reason, n);
    case DRAGON_ACTION_BREAK_TIE:
    case DRAGON_ACTION_SEND_HOME:
      return is_true_of_end (self, reason, n);
    case DRAGON_ACTION_NOMINATE_VOTES:
    case DRAGON_ACTION_GIVE_FAVOUR:
    case DRAGON_ACTION_OFFER_DEAL:
    case DRAGON_ACTION_ACCEPT_DEAL:
    case DRAGON_ACTION_DECLINE_DEAL:
    case DRAGON_ACTION_PAY_PROMISE:
    case DRAGON_ACTION_BREAK_PROMISE:
      return is_true_of_deal (self, reason, n);
    }
  g_assert_not_reached ();
}

static void
check (const ReasonsCase *walked, const FavorReason *reason)
{
  Case self;

  case_init (&self, walked);
  reasons_require (walked, reason, is_true (&self, reason));
}

/* The Dragon rarely has a card on two roles that draw. */
static void
test_walk (void)
{
  reasons_walk (&favor_dragon_game, NULL, 1500, 3, check);
}

/* The Judge decides draws that the Dragon cannot, also the last one. */
static void
test_draws (void)
{
  DragonOptions options;

  favor_schema_set_defaults (&dragon_options_schema, &options);
  options.deadlock = DRAGON_DEADLOCK_JUDGE;
  options.negotiation = DRAGON_NEGOTIATION_OFF;
  reasons_walk (&favor_dragon_game, &options, 2500, DRAGON_N_REASONS, check);
}

/* Nobody sees where cards lie before all do. */
static void
test_secret (void)
{
  DragonOptions options;

  favor_schema_set_defaults (&dragon_options_schema, &options);
  options.placing = DRAGON_PLACING_SECRET;
  reasons_walk (&favor_dragon_game, &options, 500, DRAGON_N_REASONS, check);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dragon/reasons/walk", test_walk);
  g_test_add_func ("/dragon/reasons/draws", test_draws);
  g_test_add_func ("/dragon/reasons/secret", test_secret);
  return g_test_run ();
}
