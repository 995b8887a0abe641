/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-emperor"

#include "emperor-check.h"
#include "emperor-step.h"

/* Reasons against playing a card (6.5). */

#define USES(name) (1u << EMPEROR_PLAY_##name)

/* The parameters that each piece uses besides itself; the Hairpin's cards depend on its choice. */
static const guint16 uses[EMPEROR_N_PIECES] = {
  [EMPEROR_POISONED_TEA] = USES (TARGET) | USES (TAKE_1),
  [EMPEROR_DUMPLINGS] = USES (TAKE_1) | USES (TAKE_2),
  [EMPEROR_BANQUET] = USES (TAKE_1) | USES (TAKE_2),
  [EMPEROR_COMMERCE_SCROLL] = USES (GIVE) | USES (TAKE_1),
  [EMPEROR_TAX_LEDGER] = USES (TARGET),
  [EMPEROR_JADE_SCEPTER] = USES (TARGET),
  [EMPEROR_INCENSE] = USES (EVENT),
  [EMPEROR_PRAYER_BEADS] = USES (GIVE),
  [EMPEROR_RARE_ORE] = USES (GIVE),
  [EMPEROR_LEGENDARY_SWORD] = USES (TARGET) | USES (STAFF),
  [EMPEROR_MAP] = USES (FROM),
  [EMPEROR_BOOK] = USES (STAFF) | USES (TAKE_1),
  [EMPEROR_TIGER_TALLY] = USES (TARGET) | USES (STAFF) | USES (FROM),
  [EMPEROR_PHOENIX_HAIRPIN] = USES (CHOICE),
  [EMPEROR_HIRED_ASSASSIN] = USES (TARGET) | USES (STAFF) | USES (STAFF_2),
  [EMPEROR_BLACKMAIL_LETTER] = USES (TARGET),
  [EMPEROR_NIGHT_THIEF] = USES (TARGET),
  [EMPEROR_SLANDER_SCROLL] = USES (TARGET),
  [EMPEROR_NIGHTSHADE_VIAL] = USES (TARGET),
  [EMPEROR_SMUGGLERS_CACHE] = USES (TAKE_1) | USES (TAKE_2),
  [EMPEROR_FORGED_EDICT] = USES (STAFF) | USES (FROM),
  [EMPEROR_SECRET_PASSAGE] = USES (STAFF) | USES (TAKE_1) | USES (TAKE_2),
};

gboolean
emperor_uses_only (const gint16 *args)
{
  guint used = uses[args[EMPEROR_PLAY_PIECE]];

  if (args[EMPEROR_PLAY_PIECE] == EMPEROR_PHOENIX_HAIRPIN &&
      args[EMPEROR_PLAY_CHOICE] == EMPEROR_CHOICE_EMPRESS)
    used |= USES (PAY_1) | USES (PAY_2) | USES (PAY_3);
  for (guint i = EMPEROR_PLAY_PIECE + 1; i < EMPEROR_N_PLAY_ARGS; i++)
    if (args[i] != FAVOR_NONE && (used >> i & 1) == 0)
      return FALSE;
  return TRUE;
}

/* Intrigues */

gboolean
emperor_check_target (const EmperorState *state,
                      FavorSeat           by,
                      gint                target,
                      gint                piece,
                      FavorRefusal       *why)
{
  if (state->options.intrigue == EMPEROR_INTRIGUE_OFF)
    return emperor_refuse (why, PEACEFUL);
  if (target == FAVOR_SEAT_NONE || target >= state->head.n_seats || target == by)
    return emperor_refuse (why, CHOOSE_TARGET);
  if (state->meeple[target] == EMPEROR_PLACE_EMPRESS)
    return emperor_refuse (why, EMPRESS_GUEST);
  /* Ruling 30: plots aim upward. */
  if (state->options.intrigue == EMPEROR_INTRIGUE_UPWARD &&
      state->points[target] < state->points[by])
    return emperor_refuse (why, UPWARD);
  if (state->options.promises == EMPEROR_PROMISES_BINDING &&
      emperor_is_promised (state, by, (FavorSeat) target, piece))
    return emperor_refuse (why, WORD_GIVEN);
  return TRUE;
}

static gboolean
check_tea (const EmperorState *state, const gint16 *args, FavorRefusal *why)
{
  const gint take = args[EMPEROR_PLAY_TAKE_1];

  if (state->poison[args[EMPEROR_PLAY_TARGET]] != EMPEROR_POISON_NONE)
    return emperor_refuse (why, POISONED);
  if (take != FAVOR_NONE)
    return (emperor_card_level (take) == 1 && state->pile[take] > 0) ||
           emperor_refuse (why, CHOOSE_ONE_STAR);
  for (gint staff = 0; staff < EMPEROR_N_STAFF; staff++)
    if (state->pile[emperor_card_of (staff, 1)] > 0)
      return emperor_refuse (why, CHOOSE_ONE_STAR);
  return TRUE;
}

/* Ruling 34: a player keeps at least two Stars. Whoever has no more is safe on every Staff. */
static gboolean
check_lost_star (const EmperorState *state, const gint16 *args, FavorRefusal *why)
{
  const FavorSeat target = (FavorSeat) args[EMPEROR_PLAY_TARGET];
  const gint      staff = args[EMPEROR_PLAY_STAFF];

  if (emperor_stars_of (state, target) < 3)
    return emperor_refuse (why, TWO_STARS);
  if (staff == FAVOR_NONE)
    return emperor_refuse (why, CHOOSE_STAFF);
  if (state->stars[target][staff] == 0)
    return emperor_refuse (why, NO_STAR);
  return TRUE;
}

static gboolean
check_tally (const EmperorState *state,
             FavorSeat           by,
             const gint16       *args,
             FavorRefusal       *why)
{
  const gint staff = args[EMPEROR_PLAY_STAFF];
  const gint from = args[EMPEROR_PLAY_FROM];

  if (!check_lost_star (state, args, why))
    return FALSE;
  if (state->stars[by][staff] == EMPEROR_N_LEVELS)
    return emperor_refuse (why, THREE_STARS);
  return emperor_check_star_source (state, by, staff, from, why);
}

static gboolean
check_assassin (const EmperorState *state, const gint16 *args, FavorRefusal *why)
{
  const FavorSeat target = (FavorSeat) args[EMPEROR_PLAY_TARGET];
  const gint      staff = args[EMPEROR_PLAY_STAFF];
  const gint      other = args[EMPEROR_PLAY_STAFF_2];

  if (emperor_stars_of (state, target) < 4)
    return emperor_refuse (why, TWO_STARS);
  if (staff == FAVOR_NONE || other == FAVOR_NONE || staff == other ||
      state->stars[target][staff] == 0 || state->stars[target][other] == 0)
    return emperor_refuse (why, TWO_STAFF);
  return TRUE;
}

gboolean
emperor_check_plot (const EmperorState *state,
                    FavorSeat           by,
                    const gint16       *args,
                    FavorRefusal       *why)
{
  const FavorSeat target = (FavorSeat) args[EMPEROR_PLAY_TARGET];

  switch (args[EMPEROR_PLAY_PIECE])
    {
    case EMPEROR_POISONED_TEA:
      return check_tea (state, args, why);
    case EMPEROR_NIGHTSHADE_VIAL:
      return state->poison[target] < EMPEROR_POISON_NIGHTSHADE ||
             emperor_refuse (why, POISONED);
    case EMPEROR_JADE_SCEPTER:
    case EMPEROR_NIGHT_THIEF:
      return state->hand_size[target] > 0 || emperor_refuse (why, NO_HAND);
    case EMPEROR_SLANDER_SCROLL:
      return state->points[target] > 0 || emperor_refuse (why, NO_FAVOR);
    case EMPEROR_LEGENDARY_SWORD:
      return check_lost_star (state, args, why);
    case EMPEROR_TIGER_TALLY:
      return check_tally (state, by, args, why);
    case EMPEROR_HIRED_ASSASSIN:
      return check_assassin (state, args, why);
    default:
      return TRUE;
    }
}

/* Cards that take cards */

static gboolean
is_in_pile (const EmperorState *state, gint card)
{
  return card != FAVOR_NONE && state->pile[card] > 0;
}

/* Whether `a` and `b` are the one card that `cards` (a set) has, in either place. */
static gboolean
is_the_one (guint cards, gint a, gint b)
{
  return (a == FAVOR_NONE) != (b == FAVOR_NONE) && (cards >> MAX (a, b) & 1) != 0;
}

static gboolean
check_two (const EmperorState *state, const gint16 *args, gint level, FavorRefusal *why)
{
  const gint a = args[EMPEROR_PLAY_TAKE_1];
  const gint b = args[EMPEROR_PLAY_TAKE_2];
  guint      cards = 0;

  for (gint staff = 0; staff < EMPEROR_N_STAFF; staff++)
    if (staff != EMPEROR_STAFF_CHEF && state->pile[emperor_card_of (staff, level)] > 0)
      cards |= 1u << emperor_card_of (staff, level);
  if (cards == 0)
    return emperor_refuse (why, NO_PILES);
  if ((cards & (cards - 1)) == 0
        ? is_the_one (cards, a, b)
        : a != FAVOR_NONE && b != FAVOR_NONE && a != b && (cards >> a & cards >> b & 1))
    return TRUE;
  return level == 1 ? emperor_refuse (why, CHOOSE_TWO_1)
                    : emperor_refuse (why, CHOOSE_TWO_2);
}

/* Whether the two are of level 2 and 3 and of different Staff. */
static gboolean
is_cache_pair (gint a, gint b)
{
  return emperor_card_level (a) + emperor_card_level (b) == 5 &&
         emperor_card_staff (a) != emperor_card_staff (b);
}

static gboolean
check_cache (const EmperorState *state, const gint16 *args, FavorRefusal *why)
{
  const gint a = args[EMPEROR_PLAY_TAKE_1];
  const gint b = args[EMPEROR_PLAY_TAKE_2];
  guint      cards = 0;
  gboolean   pair = FALSE;

  for (gint card = 0; card < EMPEROR_N_CARDS; card++)
    if (emperor_card_level (card) > 1 && state->pile[card] > 0)
      {
        for (gint other = 0; other < card; other++)
          pair |= (cards >> other & 1) && is_cache_pair (other, card);
        cards |= 1u << card;
      }
  if (cards == 0)
    return emperor_refuse (why, NO_PILES);
  if (pair)
    return (a != FAVOR_NONE && b != FAVOR_NONE && is_cache_pair (a, b) &&
            is_in_pile (state, a) && is_in_pile (state, b)) ||
           emperor_refuse (why, CHOOSE_CACHE);
  return is_the_one (cards, a, b) || emperor_refuse (why, CHOOSE_CACHE_ONE);
}

static gboolean
check_passage (const EmperorState *state, const gint16 *args, FavorRefusal *why)
{
  const gint staff = args[EMPEROR_PLAY_STAFF];
  const gint a = args[EMPEROR_PLAY_TAKE_1];
  const gint b = args[EMPEROR_PLAY_TAKE_2];
  guint      cards = 0;
  guint      taken = 0;

  if (staff == FAVOR_NONE)
    return emperor_refuse (why, CHOOSE_STAFF);
  for (gint level = 1; level <= EMPEROR_N_LEVELS; level++)
    if (state->pile[emperor_card_of (staff, level)] > 0)
      cards |= 1u << emperor_card_of (staff, level);
  taken |= a != FAVOR_NONE ? 1u << a : 0;
  taken |= b != FAVOR_NONE ? 1u << b : 0;
  if ((taken & ~cards) != 0 || (a != FAVOR_NONE && a == b) ||
      __builtin_popcount (taken) != MIN (2, __builtin_popcount (cards)))
    return emperor_refuse (why, CHOOSE_PASSAGE);
  return TRUE;
}

/* Cards that give a card for another */

/* Copies of `card` in hand once the played piece has left it. */
static gint
copies_left (const EmperorState *state, const gint16 *args, gint card)
{
  return state->hand[state->head.decider][card] - (card == args[EMPEROR_PLAY_PIECE]);
}

static gboolean
check_scroll (const EmperorState *state, const gint16 *args, FavorRefusal *why)
{
  const gint give = args[EMPEROR_PLAY_GIVE];
  const gint take = args[EMPEROR_PLAY_TAKE_1];

  if (give == FAVOR_NONE || copies_left (state, args, give) < 1)
    return emperor_refuse (why, GIVE_CARD);
  if (take == FAVOR_NONE || take == give ||
      emperor_card_level (take) != emperor_card_level (give))
    return emperor_refuse (why, SAME_LEVEL);
  /* The Scroll itself is in its pile already (ruling 18). */
  if (state->pile[take] == 0 && take != EMPEROR_COMMERCE_SCROLL)
    return emperor_refuse (why, PILE_EMPTY);
  return TRUE;
}

static gboolean
check_ore (const EmperorState *state, const gint16 *args, FavorRefusal *why)
{
  const gint give = args[EMPEROR_PLAY_GIVE];

  if (give == FAVOR_NONE || give == EMPEROR_RARE_ORE ||
      emperor_card_level (give) == EMPEROR_N_LEVELS)
    return emperor_refuse (why, CHOOSE_OTHER_LOW);
  if (state->hand[state->head.decider][give] < 2)
    return emperor_refuse (why, NEED_TWO);
  if (state->pile[give + 1] == 0)
    return emperor_refuse (why, NEXT_PILE_EMPTY);
  return TRUE;
}

static gboolean
check_beads (const EmperorState *state, const gint16 *args, FavorRefusal *why)
{
  const gint give = args[EMPEROR_PLAY_GIVE];

  if (give == FAVOR_NONE || emperor_card_level (give) != 2 ||
      copies_left (state, args, give) < 1)
    return emperor_refuse (why, CHOOSE_BEADS);
  if (state->pile[give + 1] == 0)
    return emperor_refuse (why, NEXT_PILE_EMPTY);
  return TRUE;
}

/* Cards that do something else */

static gboolean
check_elixir (const EmperorState *state, FavorRefusal *why)
{
  if (state->elixir_used)
    return emperor_refuse (why, ELIXIR_ONCE);
  if ((emperor_allies_with_cards (state, state->head.decider) &
       ~(1u << EMPEROR_STAFF_APOTHECARY)) == 0)
    return emperor_refuse (why, NO_ALLIES);
  return TRUE;
}

static gboolean
check_incense (const EmperorState *state, const gint16 *args, FavorRefusal *why)
{
  const gint event = args[EMPEROR_PLAY_EVENT];

  if (event == FAVOR_NONE || !emperor_has_open (state, state->head.decider, event))
    return emperor_refuse (why, NOT_YOUR_EVENT);
  if (state->n_event_deck == 0)
    return emperor_refuse (why, NO_EVENTS);
  return TRUE;
}

static gboolean
check_map (const EmperorState *state, const gint16 *args, FavorRefusal *why)
{
  const FavorSeat seat = state->head.decider;
  const gint      staff = state->meeple[seat];

  if (staff == FAVOR_NONE || staff == EMPEROR_PLACE_EMPRESS)
    return emperor_refuse (why, MEEPLE_STAFF);
  if (state->stars[seat][staff] > 0)
    return emperor_refuse (why, HAS_STAR);
  return emperor_check_star_source (state, seat, staff, args[EMPEROR_PLAY_FROM], why);
}

static gboolean
check_book (const EmperorState *state, const gint16 *args, FavorRefusal *why)
{
  if (state->book_used)
    return emperor_refuse (why, BOOK_ONCE);
  if (args[EMPEROR_PLAY_STAFF] == FAVOR_NONE)
    return emperor_refuse (why, CHOOSE_STAFF);
  return emperor_check_meeple_card (state,
                                    args[EMPEROR_PLAY_STAFF],
                                    args[EMPEROR_PLAY_TAKE_1],
                                    EMPEROR_BOOK,
                                    why);
}

static gboolean
check_hairpin (const EmperorState *state, const gint16 *args, FavorRefusal *why)
{
  if (args[EMPEROR_PLAY_CHOICE] == FAVOR_NONE)
    return emperor_refuse (why, FAVOR_OR_EMPRESS);
  if (args[EMPEROR_PLAY_CHOICE] == EMPEROR_CHOICE_FAVOR)
    return TRUE;
  if (state->empress[state->head.decider])
    return emperor_refuse (why, EMPRESS_DONE);
  return emperor_check_treasures (state, &args[EMPEROR_PLAY_PAY_1], why);
}

static gboolean
check_silk (const EmperorState *state, FavorRefusal *why)
{
  for (guint staff = 0; staff < EMPEROR_N_STAFF; staff++)
    if (state->stars[state->head.decider][staff] >= 2)
      return TRUE;
  return emperor_refuse (why, NO_DOUBLE);
}

static gboolean
check_edict (const EmperorState *state, const gint16 *args, FavorRefusal *why)
{
  const FavorSeat seat = state->head.decider;
  const gint      staff = args[EMPEROR_PLAY_STAFF];

  if (staff == FAVOR_NONE)
    return emperor_refuse (why, CHOOSE_STAFF);
  if (state->stars[seat][staff] == EMPEROR_N_LEVELS)
    return emperor_refuse (why, THREE_STARS);
  if (state->gold[seat] < emperor_star_gold[state->stars[seat][staff]])
    return emperor_refuse (why, NO_GOLD);
  return emperor_check_star_source (state, seat, staff, args[EMPEROR_PLAY_FROM], why);
}

static gboolean
check_by_card (const EmperorState *state, const gint16 *args, FavorRefusal *why)
{
  switch (args[EMPEROR_PLAY_PIECE])
    {
    case EMPEROR_MEDICINAL_HERBS:
    case EMPEROR_STEEL_SHIELD:
    case EMPEROR_BODYGUARD:
      return emperor_refuse (why, REACTION_ONLY);
    case EMPEROR_SOUP:
    case EMPEROR_LOADED_DICE:
      return !state->options.limited_treasury || state->treasury > 0 ||
             emperor_refuse (why, TREASURY_EMPTY);
    case EMPEROR_DUMPLINGS:
      return check_two (state, args, 1, why);
    case EMPEROR_BANQUET:
      return check_two (state, args, 2, why);
    case EMPEROR_COMMERCE_SCROLL:
      return check_scroll (state, args, why);
    case EMPEROR_RARE_ORE:
      return check_ore (state, args, why);
    case EMPEROR_PRAYER_BEADS:
      return check_beads (state, args, why);
    case EMPEROR_ELIXIR:
      return check_elixir (state, why);
    case EMPEROR_INCENSE:
      return check_incense (state, args, why);
    case EMPEROR_ORACLE_BONES:
      return state->n_market_deck > 0 || emperor_refuse (why, SOLD_OUT);
    case EMPEROR_MAP:
      return check_map (state, args, why);
    case EMPEROR_BOOK:
      return check_book (state, args, why);
    case EMPEROR_PHOENIX_HAIRPIN:
      return check_hairpin (state, args, why);
    case EMPEROR_TRIBUTE_SILK:
      return check_silk (state, why);
    case EMPEROR_SMUGGLERS_CACHE:
      return check_cache (state, args, why);
    case EMPEROR_FORGED_EDICT:
      return check_edict (state, args, why);
    case EMPEROR_SECRET_PASSAGE:
      return check_passage (state, args, why);
    default:
      return TRUE;
    }
}

gboolean
emperor_check_play (const EmperorState *state, const gint16 *args, FavorRefusal *why)
{
  const FavorSeat seat = state->head.decider;
  const gint      piece = args[EMPEROR_PLAY_PIECE];

  if (piece == FAVOR_NONE || !emperor_has_piece (state, seat, piece))
    return emperor_refuse (why, NO_CARD);
  if (!emperor_uses_only (args))
    return favor_game_refuse (why, FAVOR_REFUSAL_BAD_PARAMETER);
  if (!emperor_is_plot (piece))
    return check_by_card (state, args, why);
  return emperor_check_target (state, seat, args[EMPEROR_PLAY_TARGET], piece, why) &&
         emperor_check_plot (state, seat, args, why);
}
