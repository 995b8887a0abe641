/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "emperor-actions.h"
#include "emperor-deal.h"
#include "emperor-position.h"
#include "emperor-random.h"

/* The list against a search through all parameters, in the order of the rules (6.7). */

typedef struct
{
  const EmperorState *state;
  FavorActions        found;
} Search;

/* Whether an action is in the one form in which the list has it. */
static gboolean
is_canonical (const FavorAction *action)
{
  const gint16 *args = action->arg;

  switch (action->kind)
    {
    case EMPEROR_ACTION_ALLY:
      return args[EMPEROR_ALLY_PAY_1] < args[EMPEROR_ALLY_PAY_2];
    case EMPEROR_ACTION_ALLY_EMPRESS:
      return args[0] < args[1] && args[1] < args[2];
    case EMPEROR_ACTION_COMPLETE_EVENT:
      return args[EMPEROR_COMPLETE_PAY_1] <= args[EMPEROR_COMPLETE_PAY_2] &&
             args[EMPEROR_COMPLETE_PAY_2] <= args[EMPEROR_COMPLETE_PAY_3];
    case EMPEROR_ACTION_PLAY:
      return (args[EMPEROR_PLAY_TAKE_2] == FAVOR_NONE ||
              (args[EMPEROR_PLAY_TAKE_1] != FAVOR_NONE &&
               args[EMPEROR_PLAY_TAKE_1] < args[EMPEROR_PLAY_TAKE_2])) &&
             (args[EMPEROR_PLAY_STAFF_2] == FAVOR_NONE ||
              args[EMPEROR_PLAY_STAFF] < args[EMPEROR_PLAY_STAFF_2]) &&
             (args[EMPEROR_PLAY_PAY_1] == FAVOR_NONE ||
              (args[EMPEROR_PLAY_PAY_1] < args[EMPEROR_PLAY_PAY_2] &&
               args[EMPEROR_PLAY_PAY_2] < args[EMPEROR_PLAY_PAY_3]));
    default:
      return TRUE;
    }
}

/* Tries all values of the arguments in `used` from `at` on, in ascending order. */
static void
search_args (Search      *search,
             FavorAction *action,
             const gint  *most,
             guint        n_args,
             guint        at)
{
  if (at == n_args)
    {
      if (is_canonical (action) && emperor_check (search->state, action, NULL))
        *favor_actions_append (&search->found, 0, 0) = *action;
      return;
    }
  for (gint value = FAVOR_NONE; value <= most[at]; value++)
    {
      action->arg[at] = (gint16) value;
      search_args (search, action, most, n_args, at + 1);
    }
}

/* The arguments that a piece can use and what they can be; FAVOR_NONE if only none. */
static void
bound_play (gint piece, gint most[EMPEROR_N_PLAY_ARGS])
{
  const guint staff = 1u << EMPEROR_PLAY_STAFF | 1u << EMPEROR_PLAY_FROM;
  const guint takes = 1u << EMPEROR_PLAY_TAKE_1 | 1u << EMPEROR_PLAY_TAKE_2;
  guint       used = 0;

  if (emperor_is_plot (piece))
    used = 1u << EMPEROR_PLAY_TARGET;
  if (piece == EMPEROR_TIGER_TALLY || piece == EMPEROR_FORGED_EDICT ||
      piece == EMPEROR_MAP)
    used |= staff;
  else if (piece == EMPEROR_LEGENDARY_SWORD || piece == EMPEROR_HIRED_ASSASSIN)
    used |= 1u << EMPEROR_PLAY_STAFF | 1u << EMPEROR_PLAY_STAFF_2;
  else if (piece == EMPEROR_SECRET_PASSAGE || piece == EMPEROR_BOOK)
    used |= 1u << EMPEROR_PLAY_STAFF | takes;
  else if (piece == EMPEROR_PHOENIX_HAIRPIN)
    used |= 7u << EMPEROR_PLAY_PAY_1 | 1u << EMPEROR_PLAY_CHOICE;
  else if (piece == EMPEROR_INCENSE)
    used |= 1u << EMPEROR_PLAY_EVENT;
  else
    used |= takes | 1u << EMPEROR_PLAY_GIVE;
  for (guint i = 1; i < EMPEROR_N_PLAY_ARGS; i++)
    most[i] = FAVOR_NONE;
  for (guint i = 1; i < EMPEROR_N_PLAY_ARGS; i++)
    if (used >> i & 1)
      most[i] = i == EMPEROR_PLAY_TARGET || i <= EMPEROR_PLAY_FROM ? EMPEROR_N_STAFF - 1
                : i == EMPEROR_PLAY_EVENT                          ? EMPEROR_N_EVENTS - 1
                : i == EMPEROR_PLAY_CHOICE ? EMPEROR_CHOICE_EMPRESS
                                           : EMPEROR_N_CARDS - 1;
}

static void
search_plays (Search *search)
{
  const FavorSeat seat = search->state->head.decider;

  for (gint16 piece = 0; piece < EMPEROR_N_PIECES; piece++)
    if (emperor_has_piece (search->state, seat, piece))
      {
        FavorAction action = { .kind = EMPEROR_ACTION_PLAY,
                               .seat = seat,
                               .arg = { piece } };
        gint        most[EMPEROR_N_PLAY_ARGS];

        bound_play (piece, most);
        /* A Scroll's cards and the Dumplings' are never all three at once. */
        if (piece == EMPEROR_COMMERCE_SCROLL)
          most[EMPEROR_PLAY_TAKE_2] = FAVOR_NONE;
        else if (piece != EMPEROR_RARE_ORE && piece != EMPEROR_PRAYER_BEADS)
          most[EMPEROR_PLAY_GIVE] = FAVOR_NONE;
        search_args (search, &action, most, EMPEROR_N_PLAY_ARGS, 1);
      }
}

/* All kinds but trade, which is not listed in full. */
static const struct
{
  EmperorAction kind;
  guint         n_args;
  gint          most[4];
} forms[] = {
  { EMPEROR_ACTION_KEEP_EVENT, 1, { EMPEROR_N_EVENTS - 1 } },
  { EMPEROR_ACTION_PLACE_STAR, 1, { EMPEROR_N_STAFF - 1 } },
  { EMPEROR_ACTION_COLLECT, 1, { EMPEROR_N_CARDS - 1 } },
  { EMPEROR_ACTION_MOVE, 2, { EMPEROR_N_STAFF - 1, EMPEROR_N_CARDS - 1 } },
  { EMPEROR_ACTION_SELL, 1, { EMPEROR_N_PIECES - 1 } },
  { EMPEROR_ACTION_UPGRADE, 1, { EMPEROR_N_CARDS - 1 } },
  { EMPEROR_ACTION_ALLY,
    4,
    { EMPEROR_N_STAFF - 1,
      EMPEROR_N_CARDS - 1,
      EMPEROR_N_CARDS - 1,
      EMPEROR_N_STAFF - 1 } },
  { EMPEROR_ACTION_ALLY_EMPRESS,
    3,
    { EMPEROR_N_CARDS - 1, EMPEROR_N_CARDS - 1, EMPEROR_N_CARDS - 1 } },
  { EMPEROR_ACTION_BUY_MARKET, 0, { 0 } },
  { EMPEROR_ACTION_KEEP_MARKET, 1, { EMPEROR_N_MARKET - 1 } },
  { EMPEROR_ACTION_COMPLETE_EVENT,
    4,
    { EMPEROR_N_EVENTS - 1, EMPEROR_BANQUET, EMPEROR_BANQUET, EMPEROR_BANQUET } },
  { EMPEROR_ACTION_PLAY, 0, { 0 } },
  { EMPEROR_ACTION_REACT, 1, { EMPEROR_N_PIECES - 1 } },
  { EMPEROR_ACTION_LET_PASS, 0, { 0 } },
  { EMPEROR_ACTION_SEIZE, 1, { EMPEROR_N_CARDS - 1 } },
  { EMPEROR_ACTION_ANSWER_BLACKMAIL, 1, { EMPEROR_ANSWER_LOSE } },
  { EMPEROR_ACTION_INVITE_OFFER, 1, { EMPEROR_MAX_SEATS - 1 } },
  { EMPEROR_ACTION_ACCEPT_TRADE, 0, { 0 } },
  { EMPEROR_ACTION_DECLINE_TRADE, 0, { 0 } },
  { EMPEROR_ACTION_DISCARD, 1, { EMPEROR_N_CARDS - 1 } },
  { EMPEROR_ACTION_END_TURN, 0, { 0 } },
};

static void
require_same (const EmperorState *state, const FavorActions *listed, const Search *search)
{
  guint j = 0;

  for (guint i = 0; i < listed->n; i++)
    {
      if (listed->items[i].kind == EMPEROR_ACTION_OFFER_TRADE)
        continue;
      if (j == search->found.n ||
          !favor_action_equal (&listed->items[i], &search->found.items[j]))
        {
          const guint8 kind = j < search->found.n ? search->found.items[j].kind
                                                  : EMPEROR_ACTION_END_TURN;

          g_error ("ply %u: entry %u is %s (%d), the search has %s (%d)",
                   state->head.ply,
                   i,
                   emperor_actions[listed->items[i].kind].id,
                   listed->items[i].arg[0],
                   emperor_actions[kind].id,
                   j < search->found.n ? search->found.items[j].arg[0] : 0);
        }
      j++;
    }
  g_assert_cmpuint (j, ==, search->found.n);
}

static void
search_all (const EmperorState *state, const FavorActions *listed)
{
  Search search = { .state = state };

  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      FavorAction action = { .kind = (guint8) forms[i].kind,
                             .seat = state->head.decider };

      if (forms[i].kind == EMPEROR_ACTION_PLAY)
        search_plays (&search);
      else
        search_args (&search, &action, forms[i].most, forms[i].n_args, 0);
    }
  require_same (state, listed, &search);
  favor_actions_free_items (&search.found);
}

static void
test_search (void)
{
  g_auto (FavorActions) legal = { 0 };
  FavorRng              rng;

  favor_rng_seed (&rng, 4);
  for (guint number = 0; number < 30; number++)
    {
      EmperorState state;

      emperor_random_start (&state, number);
      while (state.head.decider != FAVOR_SEAT_NONE)
        {
          const FavorAction action = emperor_random_action (&state, &legal, &rng);

          emperor_apply (&state, &action, NULL);
          if (favor_rng_below (&rng, 40) != 0 || state.head.decider == FAVOR_SEAT_NONE)
            continue;
          emperor_list (&state, &legal);
          search_all (&state, &legal);
        }
    }
}

/* Hands and boards that random games do not come to. */
static void
test_rich (void)
{
  static const char *const positions[] = {
    "p0: G30, hand A3 C3 O3 P3 2B3 S1 S2 O1, stars A2 C2 O2 P1 B1, at S, market M2 M6 M14 "
    "M15 M12, events E10 E1; p1: F5, G5, stars A2 C2, hand C1 B2",
    "p0: G20, hand 2C1 C2 C3 2P2 3B1 2A2, stars A1 C1, market M2 M13 M3 M4, events E10 E9; "
    "p1: F9, stars A3 C3",
    "p0: allied, at Empress, G5, hand 2O1 A3 S3, stars A3 C3 O2, market M15; p1: hand 5A1 "
    "5A2 4A3 5C1",
    "option steadfast-stars on; p0: hand A1 C1 S3 S1, stars A3 C3 O2, at B, market M14; p1: "
    "F3, stars B2 S2",
    "p0: market M12 M15; p1: hand 5A2 5C2 5O2 5P2 5B2 4S2; p2: hand 5S1 5C3",
    "p0: hand C2 C3 A2, market M10; p1: hand 5A1 5O1 5P1 5B1 4S1 5C1; p2: poison 1",
  };

  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      g_auto (EmperorPosition) position;
      g_auto (FavorActions)    legal = { 0 };

      emperor_position_init (&position, positions[i]);
      emperor_list (&position.state, &legal);
      g_assert_false (legal.complete);
      search_all (&position.state, &legal);
    }
}

/* Swaps: by arguments as numbers, so a later Staff first. */
static void
test_swaps (void)
{
  g_auto (EmperorPosition) position;
  g_auto (FavorActions)    legal = { 0 };
  const FavorAction       *last = NULL;
  guint                    n = 0;

  emperor_position_init (
    &position,
    "p0: hand A1 C1 S1 A2 S3; p1: hand C1 B1 A2 O2 B3; p2: hand A1 A3");
  emperor_list (&position.state, &legal);
  for (guint i = 0; i < legal.n; i++)
    {
      const FavorAction *action = &legal.items[i];
      guint              at = 0;

      if (action->kind != EMPEROR_ACTION_OFFER_TRADE)
        continue;
      n++;
      while (last != NULL && last->arg[at] == action->arg[at])
        at++;
      if (last != NULL)
        g_assert_cmpint (last->arg[at], <, action->arg[at]);
      last = action;
    }
  /* Three level-1 cards for two, one level-2 card for two, one level-3 card for one; then three
   * for one and one for one. */
  g_assert_cmpuint (n, ==, 3 * 2 + 2 + 1 + 3 + 1);
}

static void
test_complete (void)
{
  static const struct
  {
    const char *action;
    gboolean    complete;
  } steps[] = {
    { NULL, FALSE },
    { "invite p1", FALSE },
    { "decline", FALSE },
    { "offer p1 give A1 for C1", FALSE },
    { "counter give C1 for A1 G1", TRUE },
    { "decline", FALSE },
    { "play O2 at p1", TRUE },
    { "pass", FALSE },
    { "end", TRUE },
  };

  g_auto (EmperorPosition) position;
  g_auto (FavorActions)    legal = { 0 };

  emperor_position_init (&position, "p0: hand A1 O2; p1: hand C1");
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      if (steps[i].action != NULL)
        emperor_position_play (&position, steps[i].action);
      emperor_list (&position.state, &legal);
      g_assert_cmpint (legal.complete, ==, steps[i].complete);
    }
}

/* Who can do nothing but end the turn is told so by a complete list. */
static void
test_forced (void)
{
  static const struct
  {
    const char *position;
    guint       n;
    gboolean    complete;
  } cases[] = {
    { "option trading off; p0: G0; p1: hand C1; moved", 1, TRUE },
    { "p0: G0; p1: hand C1; moved", 2, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (EmperorPosition) position;
      g_auto (FavorActions)    legal = { 0 };

      emperor_position_init (&position, cases[i].position);
      emperor_list (&position.state, &legal);
      g_assert_cmpuint (MIN (legal.n, 2), ==, cases[i].n);
      g_assert_cmpint (legal.complete, ==, cases[i].complete);
      g_assert_cmpint (legal.items[legal.n - 1].kind, ==, EMPEROR_ACTION_END_TURN);
      search_all (&position.state, &legal);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/emperor/list/search", test_search);
  g_test_add_func ("/emperor/list/rich", test_rich);
  g_test_add_func ("/emperor/list/swaps", test_swaps);
  g_test_add_func ("/emperor/list/complete", test_complete);
  g_test_add_func ("/emperor/list/forced", test_forced);
  return g_test_run ();
}
