/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-emperor"

#include "emperor-bot.h"

/* The baseline policy (11.4): each legal action by what it brings at once and what it costs, in
 * hundredths of a Gold. Only what the decider sees is read. */

#define NOISE       12
#define STAR_MARGIN 25
/* What a Black Market card is worth unseen, the best of three. */
#define UNSEEN_CARD 1000
/* What is only shown comes before the cards are used for something else. */
#define SHOWN_FIRST 1000
#define WAY_OUT     70

static gint32
gold_change (const EmperorWorth *worth, gint change)
{
  const gint gold = worth->state->gold[worth->seat];

  return emperor_worth_of_gold (worth, gold + change) -
         emperor_worth_of_gold (worth, gold);
}

static gint32
taking (const EmperorWorth *worth, gint card)
{
  return card == FAVOR_NONE ? 0 : emperor_worth_of_taking (worth, card);
}

static gint32
losing (const EmperorWorth *worth, gint card)
{
  return card == FAVOR_NONE ? 0 : emperor_worth_of_losing (worth, card);
}

/* Two cards that are paid or returned, perhaps of one name. */
static gint32
losing_copies (const EmperorWorth *worth, gint card, gint n)
{
  gint32 sum = 0;

  for (gint i = 1; i <= n; i++)
    sum += emperor_worth_of_card (worth,
                                  card,
                                  (guint) MAX (0,
                                               worth->state->hand[worth->seat][card] - i),
                                  worth->state->hand_size[worth->seat] - (guint) i);
  return sum;
}

/* A Star that comes to `staff` from `from` or from the supply. */
static gint32
star_change (const EmperorWorth *worth, gint staff, gint from)
{
  const guint8 *stars = worth->state->stars[worth->seat];
  gint32        change = emperor_worth_of_stars (worth, stars[staff] + 1u) -
                  emperor_worth_of_stars (worth, stars[staff]);

  if (from != FAVOR_NONE)
    change -= emperor_worth_of_stars (worth, stars[from]) -
              emperor_worth_of_stars (worth, stars[from] - 1u);
  return change;
}

static gint32
value_of_star (const EmperorWorth *worth, gint staff, gint from)
{
  const guint stars = worth->state->stars[worth->seat][staff];

  return emperor_star_points[stars] * EMPEROR_WORTH_OF_POINT +
         star_change (worth, staff, from) +
         gold_change (worth, -emperor_star_gold[stars]) + STAR_MARGIN;
}

static gint32
value_of_ally (const EmperorWorth *worth, const gint16 *args)
{
  return value_of_star (worth, args[EMPEROR_ALLY_STAFF], args[EMPEROR_ALLY_FROM]) -
         losing (worth, args[EMPEROR_ALLY_PAY_1]) -
         losing (worth, args[EMPEROR_ALLY_PAY_2]);
}

/* The treasures were kept for her. */
static gint32
value_of_empress (const EmperorWorth *worth, const gint16 *pay, gint gold)
{
  return EMPEROR_EMPRESS_POINTS * EMPEROR_WORTH_OF_POINT + 3 * EMPEROR_WORTH_OF_TREASURE +
         gold_change (worth, -gold) - losing (worth, pay[0]) - losing (worth, pay[1]) -
         losing (worth, pay[2]);
}

static gint32
value_of_event (const EmperorWorth *worth, const gint16 *args)
{
  const gint          event = args[EMPEROR_COMPLETE_EVENT];
  const EmperorTerms *terms = &emperor_terms[event];
  gint32              value = terms->points * EMPEROR_WORTH_OF_POINT;

  for (guint i = 0; i < 3; i++)
    value -= losing (worth, args[EMPEROR_COMPLETE_PAY_1 + i]);
  for (guint i = 0; terms->gives && terms->needs[i][1] > 0; i++)
    value -= losing_copies (worth, terms->needs[i][0], terms->needs[i][1]);
  return value + (terms->gives ? gold_change (worth, -terms->gold) : SHOWN_FIRST);
}

/* Intrigues */

static gint32
harm_of_stars (const EmperorWorth *worth, FavorSeat target, gint staff)
{
  const guint stars = worth->state->stars[target][staff];

  return 200 + emperor_worth_of_stars (worth, stars) -
         emperor_worth_of_stars (worth, stars - 1u);
}

static gint32
harm_of (const EmperorWorth *worth, gint piece, FavorSeat target, gint staff, gint other)
{
  const EmperorState *state = worth->state;
  const gint          gold = MIN (state->gold[target], EMPEROR_PLOT_GOLD);

  switch (piece)
    {
    case EMPEROR_POISONED_TEA:
      return 170 * MAX (0, emperor_stars_of (state, target) / 2 - 1);
    case EMPEROR_NIGHTSHADE_VIAL:
      return 170 * emperor_stars_of (state, target) / 2;
    case EMPEROR_TAX_LEDGER:
      return 100 * gold;
    case EMPEROR_JADE_SCEPTER:
      return 600;
    case EMPEROR_NIGHT_THIEF:
      return 600;
    case EMPEROR_LEGENDARY_SWORD:
      return harm_of_stars (worth, target, staff) + 100 * gold;
    case EMPEROR_TIGER_TALLY:
      return harm_of_stars (worth, target, staff);
    case EMPEROR_HIRED_ASSASSIN:
      return harm_of_stars (worth, target, staff) + harm_of_stars (worth, target, other);
    case EMPEROR_BLACKMAIL_LETTER:
      return 550;
    default:
      return EMPEROR_WORTH_OF_POINT * MIN (EMPEROR_LOSS, state->points[target]);
    }
}

/* What the plotter himself gets. */
static gint32
gain_of (const EmperorWorth *worth, const gint16 *args)
{
  const FavorSeat target = (FavorSeat) args[EMPEROR_PLAY_TARGET];
  const gint      gold = MIN (worth->state->gold[target], EMPEROR_PLOT_GOLD);

  switch (args[EMPEROR_PLAY_PIECE])
    {
    case EMPEROR_POISONED_TEA:
      return taking (worth, args[EMPEROR_PLAY_TAKE_1]);
    case EMPEROR_TAX_LEDGER:
      return gold_change (worth, gold + 2);
    case EMPEROR_JADE_SCEPTER:
      return 330 * MIN (2, worth->state->hand_size[target]);
    case EMPEROR_NIGHT_THIEF:
      return 220 * MIN (3, worth->state->hand_size[target]);
    case EMPEROR_LEGENDARY_SWORD:
      return gold_change (worth, gold);
    case EMPEROR_TIGER_TALLY:
      return star_change (worth, args[EMPEROR_PLAY_STAFF], args[EMPEROR_PLAY_FROM]);
    case EMPEROR_BLACKMAIL_LETTER:
      return worth->state->gold[target] >= EMPEROR_BLACKMAIL ? 300 : 0;
    default:
      return 0;
    }
}

static gint32
value_of_plot (const EmperorWorth *worth, const gint16 *args)
{
  const EmperorState *state = worth->state;
  const FavorSeat     target = (FavorSeat) args[EMPEROR_PLAY_TARGET];
  gint32              harm;
  gint32              value;

  if (emperor_bot_breaks_word (state, args[EMPEROR_PLAY_PIECE], target))
    return EMPEROR_BOT_NEVER;
  harm = harm_of (worth,
                  args[EMPEROR_PLAY_PIECE],
                  target,
                  args[EMPEROR_PLAY_STAFF],
                  args[EMPEROR_PLAY_STAFF_2]);
  if (state->points[target] > state->options.target_points / 2)
    harm = harm * 14 / 10;
  value = (gain_of (worth, args) + harm / (state->head.n_seats - 1)) * 88 / 100;
  if (state->hits == 0 &&
      emperor_has_open (state, worth->seat, EMPEROR_EVENT_PALACE_INTRIGUE))
    value += 400;
  return value;
}

/* Other cards */

static gint32
value_of_elixir (const EmperorWorth *worth)
{
  const EmperorState *state = worth->state;
  gint32              values[3] = { 0 };

  for (gint staff = 0; staff < EMPEROR_N_STAFF; staff++)
    {
      gint32 best = 0;

      if (staff == EMPEROR_STAFF_APOTHECARY || state->stars[worth->seat][staff] == 0)
        continue;
      for (gint level = 1; level <= state->stars[worth->seat][staff]; level++)
        if (state->pile[emperor_card_of (staff, level)] > 0)
          best = MAX (best, taking (worth, emperor_card_of (staff, level)));
      for (guint i = 0; i < G_N_ELEMENTS (values); i++)
        if (best > values[i])
          {
            const gint32 next = values[i];

            values[i] = best;
            best = next;
          }
    }
  return values[0] + values[1] + values[2];
}

static gint32
value_of_soup (const EmperorWorth *worth)
{
  const EmperorState *state = worth->state;

  for (guint other = 0; other < state->head.n_seats; other++)
    if (state->points[other] > state->points[worth->seat])
      return gold_change (worth, 3);
  return gold_change (worth, 1);
}

/* A game may hold a Black Market card back, but its Favor is soonest worth having now. */
static gint32
value_of_hairpin (const EmperorWorth *worth, const gint16 *args)
{
  if (args[EMPEROR_PLAY_CHOICE] == EMPEROR_CHOICE_EMPRESS)
    return value_of_empress (worth, &args[EMPEROR_PLAY_PAY_1], 0);
  return 6 * EMPEROR_WORTH_OF_POINT;
}

/* Without two Stars anywhere there is no 2-Star card but by an upgrade, and no Star without it:
 * a table where nobody upgrades stands still. */
static gint32
way_out (const EmperorWorth *worth)
{
  return worth->has_double ? 0 : WAY_OUT;
}

static gint32
value_of_effect (const EmperorWorth *worth, const gint16 *args)
{
  const gint   piece = args[EMPEROR_PLAY_PIECE];
  const gint   give = args[EMPEROR_PLAY_GIVE];
  const gint32 takes = taking (worth, args[EMPEROR_PLAY_TAKE_1]) +
                       taking (worth, args[EMPEROR_PLAY_TAKE_2]);

  switch (piece)
    {
    case EMPEROR_SOUP:
      return value_of_soup (worth);
    case EMPEROR_COMMERCE_SCROLL:
      return takes - losing (worth, give);
    case EMPEROR_RARE_ORE:
      return taking (worth, give + 1) - losing_copies (worth, give, 2) + way_out (worth);
    case EMPEROR_PRAYER_BEADS:
      return taking (worth, give + 1) - losing (worth, give);
    case EMPEROR_ELIXIR:
      return value_of_elixir (worth);
    case EMPEROR_INCENSE:
      return 300 - emperor_worth_of_event (worth, args[EMPEROR_PLAY_EVENT]);
    case EMPEROR_ORACLE_BONES:
      return UNSEEN_CARD;
    case EMPEROR_MAP:
      return star_change (worth,
                          worth->state->meeple[worth->seat],
                          args[EMPEROR_PLAY_FROM]);
    case EMPEROR_PHOENIX_HAIRPIN:
      return value_of_hairpin (worth, args);
    case EMPEROR_LOADED_DICE:
      return gold_change (worth, 9);
    case EMPEROR_FORGED_EDICT:
      return value_of_star (worth, args[EMPEROR_PLAY_STAFF], args[EMPEROR_PLAY_FROM]);
    case EMPEROR_DUMPLINGS:
    case EMPEROR_BANQUET:
    case EMPEROR_BOOK:
    case EMPEROR_SMUGGLERS_CACHE:
    case EMPEROR_SECRET_PASSAGE:
      return takes;
    default:
      return emperor_worth_of_market (worth, piece - EMPEROR_N_CARDS);
    }
}

static gint32
value_of_play (const EmperorWorth *worth, const gint16 *args)
{
  const gint piece = args[EMPEROR_PLAY_PIECE];

  if (emperor_is_plot (piece))
    return value_of_plot (worth, args) -
           (piece < EMPEROR_N_CARDS ? losing (worth, piece) : 100);
  /* What a Black Market card may still become worth is little: it wants to be played. */
  return value_of_effect (worth, args) -
         (piece < EMPEROR_N_CARDS ? losing (worth, piece) : 0);
}

/* Answers */

/* Whether what is aimed at the decider is worth a card. */
static gint32
value_of_reaction (const EmperorWorth *worth)
{
  const EmperorState *state = worth->state;
  const gint32        harm = harm_of (worth,
                               state->prompt_card,
                               worth->seat,
                               MAX (state->prompt_staff, 0),
                               MAX (state->prompt_staff_2, 0));

  return harm - 300;
}

static gint32
value_of_kept_event (const EmperorWorth *worth, gint event)
{
  gint32 value = emperor_terms[event].points *
                 (30 + 70 * emperor_progress (worth, event) / 100);

  if (event == EMPEROR_EVENT_PALACE_INTRIGUE)
    return value * 75 / 100;
  if (event == EMPEROR_EVENT_CARAVAN)
    return value * 70 / 100;
  return event == EMPEROR_EVENT_COFFERS ? value * 90 / 100 : value;
}

static gint32
value_of_place (gint staff)
{
  static const gint32 likings[EMPEROR_N_STAFF] = { 0, 4, 4, 4, 0, 4 };

  return likings[staff];
}

static gint32
value_of (const EmperorWorth *worth, const FavorAction *action)
{
  const gint16 *args = action->arg;

  switch ((EmperorAction) action->kind)
    {
    case EMPEROR_ACTION_KEEP_EVENT:
      return value_of_kept_event (worth, args[0]);
    case EMPEROR_ACTION_PLACE_STAR:
      return value_of_place (args[0]);
    case EMPEROR_ACTION_COLLECT:
    case EMPEROR_ACTION_SEIZE:
      return taking (worth, args[0]);
    case EMPEROR_ACTION_MOVE:
      return 1 + taking (worth, args[EMPEROR_MOVE_CARD]);
    case EMPEROR_ACTION_SELL:
      return gold_change (worth, emperor_gold_values[args[0]]) - losing (worth, args[0]);
    case EMPEROR_ACTION_UPGRADE:
      return taking (worth, args[0] + 1) - losing_copies (worth, args[0], 3) +
             way_out (worth);
    case EMPEROR_ACTION_ALLY:
      return value_of_ally (worth, args);
    case EMPEROR_ACTION_ALLY_EMPRESS:
      return value_of_empress (worth, args, EMPEROR_EMPRESS_GOLD);
    case EMPEROR_ACTION_BUY_MARKET:
      return UNSEEN_CARD + gold_change (worth, -EMPEROR_MARKET_PRICE);
    case EMPEROR_ACTION_KEEP_MARKET:
      return emperor_worth_of_market (worth, args[0]);
    case EMPEROR_ACTION_COMPLETE_EVENT:
      return value_of_event (worth, args);
    case EMPEROR_ACTION_PLAY:
      return value_of_play (worth, args);
    case EMPEROR_ACTION_REACT:
      return args[0] == EMPEROR_MEDICINAL_HERBS ? 200 : value_of_reaction (worth);
    case EMPEROR_ACTION_ANSWER_BLACKMAIL:
      /* 5 Gold are worth less than 4 Favor. */
      return (args[0] == EMPEROR_ANSWER_PAY) ==
             (worth->state->points[worth->seat] >= EMPEROR_LOSS);
    case EMPEROR_ACTION_INVITE_OFFER:
      return EMPEROR_BOT_NEVER;
    case EMPEROR_ACTION_COUNTER_TRADE:
      return emperor_bot_value_of_counter (worth, action);
    case EMPEROR_ACTION_OFFER_TRADE:
      return emperor_bot_value_of_swap (worth, action);
    case EMPEROR_ACTION_ACCEPT_TRADE:
      return emperor_bot_value_of_offer (worth);
    case EMPEROR_ACTION_DISCARD:
      return -losing (worth, args[0]);
    case EMPEROR_ACTION_LET_PASS:
    case EMPEROR_ACTION_DECLINE_TRADE:
    case EMPEROR_ACTION_END_TURN:
      return 0;
    }
  g_assert_not_reached ();
}

guint
emperor_prefer (gconstpointer       state,
                const FavorActions *legal,
                FavorRng           *rng,
                gint32             *likings)
{
  const EmperorState *self = state;
  EmperorWorth        worth;
  FavorBest           best = FAVOR_BEST_INIT (likings);

  emperor_worth_init (&worth, self, self->head.decider);
  for (guint i = 0; i < legal->n; i++)
    {
      const FavorAction *action = &legal->items[i];
      gint32             value = value_of (&worth, action);

      /* Among equals chance decides; an action that only costs is not made by chance. */
      if (value > 0 || self->head.phase != EMPEROR_PHASE_PLAY)
        value += (gint32) favor_rng_below (rng, NOISE);
      favor_best_weigh (&best, i, value);
    }
  return best.index;
}
