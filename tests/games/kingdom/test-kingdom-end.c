/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "kingdom-play.h"

/* Section 7: twilight, idle turns, what runs out, and the ranking. */

#define BEGIN(...)                                                                       \
  const KingdomSetup setup = { __VA_ARGS__ };                                            \
  KingdomState       state;                                                              \
                                                                                         \
  kingdom_play_init (&state, &setup)

/**
 * Rank:
 * @court, @taken: of each of four seats
 * @winner: a seat, or %FAVOR_NONE
 * @places: what the seats come to
 */
typedef struct
{
  const char *name;
  const char *court[4];
  guint       taken[4];
  gint        winner;
  const char *places;
} Rank;

/* clang-format off */
static const Rank ranks[] = {
  { "standing", { "farmer", "laborer", "jester charlatan", "philosopher" }, { 9, 1, 2, 1 }, FAVOR_NONE, "3 2 4 1" },
  { "best-rank", { "jester handmaiden", "farmer laborer", "guard", "charlatan philosopher" }, { 2, 9, 1, 2 }, FAVOR_NONE,
    "2 4 1 3" },
  { "taken", { "farmer", "farmer", "farmer", "laborer" }, { 1, 3, 2, 1 }, FAVOR_NONE, "4 2 3 1" },
  { "shared-first", { "farmer", "jester", "farmer", "charlatan" }, { 2, 5, 2, 1 }, FAVOR_NONE, "1 4 1 3" },
  { "shared-by-all", { "", "", "", "" }, { 0, 0, 0, 0 }, FAVOR_NONE, "1 1 1 1" },
  { "empty-court", { "", "jester", "", "jester" }, { 0, 1, 0, 2 }, FAVOR_NONE, "3 2 3 1" },
  { "winner-first", { "queen general", "king", "queen", "queen" }, { 9, 1, 1, 1 }, 1, "2 1 3 3" },
};

/* clang-format on */

static void
set_court (KingdomSeat *seat, const char *words)
{
  g_auto (GStrv) ids = g_strsplit (words, " ", -1);

  for (guint i = 0; ids[i] != NULL; i++)
    seat->court[favor_test_find_word (&kingdom_characters, ids[i])] = TRUE;
}

/* The pad says the same, and who has won only when the game is over. */
static void
test_rank (gconstpointer data)
{
  const Rank  *self = data;
  KingdomState state = { .head = { .n_seats = 4 }, .winner = (FavorSeat) self->winner };
  GString     *places = g_string_new (NULL);

  for (FavorSeat seat = 0; seat < 4; seat++)
    {
      set_court (&state.seat[seat], self->court[seat]);
      state.seat[seat].taken = (guint8) self->taken[seat];
    }
  for (FavorSeat seat = 0; seat < 4; seat++)
    {
      FavorPad pad;

      g_string_append_printf (places,
                              seat > 0 ? " %u" : "%u",
                              kingdom_place (&state, seat));
      state.head.phase = KINGDOM_PHASE_WORK;
      kingdom_score (&state, seat, &pad);
      g_assert_cmpuint (pad.rank, ==, kingdom_place (&state, seat));
      g_assert_cmpint (pad.total, ==, kingdom_standing (&state.seat[seat]));
      g_assert_false (pad.winner);
      state.head.phase = KINGDOM_PHASE_OVER;
      kingdom_score (&state, seat, &pad);
      g_assert_cmpint (pad.winner, ==, pad.rank == 1);
    }
  favor_assert_text (g_string_free (places, FALSE), self->places);
}

/* Each character counts once, and the best one may be nobody. */
static void
test_standing (void)
{
  KingdomSeat seat = { .taken = 3 };

  g_assert_cmpint (kingdom_standing (&seat), ==, 0);
  g_assert_cmpuint (kingdom_best_rank (&seat), ==, 0);
  set_court (&seat, "jester king");
  g_assert_cmpint (kingdom_standing (&seat), ==, 21);
  g_assert_cmpuint (kingdom_best_rank (&seat), ==, 20);
  set_court (
    &seat,
    "charlatan farmer laborer philosopher handmaiden guard hunter astronomer merchant magician "
    "knight pawnbroker noblewoman nobleman alchemist bishop general queen");
  g_assert_cmpint (kingdom_standing (&seat), ==, 210);
}

/* Twilight */

#define ROAD "D(0,0)r0 U(1,0)r1 B(0,1)r0"

static void
begin_twilight (KingdomState *state, guint rounds)
{
  state->options.twilight_rounds = (guint8) rounds;
  state->turn = 0;
  state->n_checkpoint = 0;
  kingdom_begin_turn (state, 0, NULL);
  g_assert_true (kingdom_validate (state, NULL));
}

/* No step one: step two begins at once, with a checkpoint. */
static void
test_twilight (void)
{
  BEGIN (.map = ROAD, .empty = TRUE, .actions = "merchant");
  begin_twilight (&state, 2);
  g_assert_cmpint (state.twilight_left, ==, 4);
  g_assert_cmpuint (state.head.phase, ==, KINGDOM_PHASE_WORK);
  kingdom_play (&state,
                "use-merchant 0 1 1 1; rewind; use-merchant 0 1 1 1; finish-work");
  g_assert_cmpint (state.twilight_left, ==, 4);
  kingdom_play (&state, "take-favor jester");
  g_assert_cmpint (state.twilight_left, ==, 3);
  g_assert_cmpint (state.head.decider, ==, 1);
}

/* Each turn lowers what is left; with nothing left the game is over, and all stays as it was. */
static void
test_last_turn (void)
{
  KingdomTable before;
  BEGIN (.map = ROAD, .empty = TRUE, .actions = "merchant");
  begin_twilight (&state, 1);
  kingdom_play (&state, "use-merchant 0 1 1 1; finish-work; take-favor jester");
  g_assert_cmpint (state.twilight_left, ==, 1);
  g_assert_cmpuint (state.turn, ==, 2);
  before = state.table;
  kingdom_play (&state, "finish-work; take-favor jester");
  g_assert_cmpuint (state.head.phase, ==, KINGDOM_PHASE_OVER);
  g_assert_cmpuint (state.reason, ==, KINGDOM_END_BAG);
  g_assert_cmpint (state.twilight_left, ==, 0);
  g_assert_cmpuint (state.idle_turns, ==, 1);
  g_assert_cmpuint (state.turn, ==, 2);
  g_assert_cmpint (state.head.turn_owner, ==, 1);
  g_assert_cmpmem (before.tile, sizeof before.tile, state.table.tile, sizeof before.tile);
}

/* What a turn leaves on the map is compared, not what was done. */
static void
assert_idle (const char *actions, const char *pieces, const char *words, guint idle)
{
  BEGIN (.map = "D(0,0)r0 U(1,0)r1 B(0,1)r0 B(1,1)r0+hunter",
         .empty = TRUE,
         .actions = actions,
         .pieces = pieces);
  begin_twilight (&state, 4);
  kingdom_play (&state, words);
  kingdom_play (&state, "finish-work");
  g_assert_cmpuint (state.idle_turns, ==, idle);
}

static void
test_idle (void)
{
  /* Turned and turned back; turned by half; swapped though nothing looks other. */
  assert_idle ("magician general",
               NULL,
               "use-magician 1 0 1; use-general magician; use-magician 1 0 3",
               1);
  assert_idle ("magician", NULL, "use-magician 1 0 2", 0);
  assert_idle ("handmaiden", NULL, "use-handmaiden 0 1 1 1", 0);
  assert_idle ("magician",
               "jester",
               "use-magician 1 0 2; play-token jester 1 0 middle",
               0);
  /* A Hunter for a Hunter. */
  assert_idle ("pawnbroker",
               "hunter",
               "use-pawnbroker-remove 1 1 middle; play-token hunter 1 1 middle",
               1);
  /* The new favor on a tile turned back. */
  assert_idle ("magician general",
               "hunter",
               "use-magician 0 1 1; use-general magician; use-magician 0 1 3; "
               "play-token hunter 0 1 middle",
               0);
}

/* Any other turn lets the count begin again. */
static void
test_idle_reset (void)
{
  BEGIN (.map = ROAD, .empty = TRUE, .actions = "merchant");
  begin_twilight (&state, 4);
  kingdom_play (&state, "finish-work; take-favor jester");
  g_assert_cmpuint (state.idle_turns, ==, 1);
  /* The other player turns what is not his to turn: nobody else can here. */
  state.seat[1].actions[KINGDOM_MAGICIAN] = TRUE;
  state.table.stack[KINGDOM_MAGICIAN]--;
  state.checkpoint.table.stack[KINGDOM_MAGICIAN]--;
  kingdom_play (&state, "use-magician 1 0 2; finish-work; take-favor jester");
  g_assert_cmpuint (state.idle_turns, ==, 0);
  kingdom_play (&state, "finish-work; take-favor jester");
  g_assert_cmpuint (state.idle_turns, ==, 1);
  kingdom_play (&state, "finish-work; take-favor jester");
  g_assert_cmpuint (state.idle_turns, ==, 2);
  g_assert_cmpuint (state.reason, ==, KINGDOM_END_BAG);
  g_assert_cmpint (state.twilight_left, ==, 4);
}

/* What runs out (7.4) */

/* All 20 Jesters are in the supply of seat 0. */
static void
hoard_jesters (KingdomState *state)
{
  state->seat[0].pieces[KINGDOM_PIECE_JESTER] = 20;
  state->checkpoint.pieces[KINGDOM_PIECE_JESTER] = 20;
  state->table.stack[KINGDOM_JESTER] = state->checkpoint.table.stack[KINGDOM_JESTER] = 0;
}

static void
test_no_jesters (void)
{
  BEGIN (.map = "D(0,0)r0", .hand = "B");
  hoard_jesters (&state);
  kingdom_play_offer (&state, "lay-tile 0 1 0", "charlatan");
}

/* Without an offer the turn ends without step three. */
static void
test_nothing (void)
{
  BEGIN (.map = "D(0,0)r0", .hand = "B", .actions = "charlatan");
  hoard_jesters (&state);
  kingdom_play (&state, "lay-tile 0 1 0; finish-work");
  g_assert_cmpuint (state.head.phase, ==, KINGDOM_PHASE_DRAW);
  g_assert_cmpint (state.head.decider, ==, 1);
  g_assert_cmpuint (state.seat[0].taken, ==, 0);
}

/* An empty stack is as if the wish were not fulfilled (ruling 51); levels do not rise. */
static void
test_no_farmers (void)
{
  BEGIN (.map = "D(0,0)r0", .hand = "E");
  state.seat[1].pieces[KINGDOM_PIECE_FARMER] = 8;
  state.table.stack[KINGDOM_FARMER] = state.checkpoint.table.stack[KINGDOM_FARMER] = 0;
  kingdom_play_offer (&state, "lay-tile 0 -1 2", "jester");
  kingdom_play (&state, "take-favor jester");
  g_assert_cmpuint (state.levels[0], ==, 1);
}

/* The last tile fits nowhere: no new one, and a checkpoint instead. */
static void
test_last_tile (void)
{
  BEGIN (.map = "D(0,0)r0 E(0,-1)r2", .hand = "C", .empty = TRUE);
  kingdom_play (&state, "set-aside-tile");
  g_assert_cmpuint (state.head.phase, ==, KINGDOM_PHASE_WORK);
  g_assert_cmpint (state.table.hand, ==, FAVOR_NONE);
  kingdom_play_refused (&state, "rewind", "nothing-done");
  kingdom_play (&state, "finish-work");
  g_assert_cmpuint (state.idle_turns, ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (ranks); i++)
    {
      g_autofree char *path = g_strdup_printf ("/kingdom/end/ranked-by-%s",
                                               ranks[i].name);

      g_test_add_data_func (path, &ranks[i], test_rank);
    }
  g_test_add_func ("/kingdom/end/standing", test_standing);
  g_test_add_func ("/kingdom/end/twilight", test_twilight);
  g_test_add_func ("/kingdom/end/last-turn", test_last_turn);
  g_test_add_func ("/kingdom/end/idle", test_idle);
  g_test_add_func ("/kingdom/end/idle-reset", test_idle_reset);
  g_test_add_func ("/kingdom/end/no-jesters", test_no_jesters);
  g_test_add_func ("/kingdom/end/nothing-on-offer", test_nothing);
  g_test_add_func ("/kingdom/end/no-farmers", test_no_farmers);
  g_test_add_func ("/kingdom/end/last-tile", test_last_tile);
  return g_test_run ();
}
