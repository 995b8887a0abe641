/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "kingdom-play.h"

/* Positions that cannot occur, each with the number of the invariant that it breaks (section 13), and
 * strange ones that can. */

typedef void (*Edit) (KingdomState *state);

#define EDIT(name, code)                                                                 \
  static void name (KingdomState *s)                                                     \
  {                                                                                      \
    code;                                                                                \
  }

#define MAP "D(0,0)r0+straight.ew E(0,1)r1+laborer.w U(1,0)r1+jester"
#define D   KINGDOM_STARTER
#define E   (kingdom_prints[KINGDOM_TYPE_E].first)
#define U   (kingdom_prints[KINGDOM_TYPE_U].first)
/* In the bag. */
#define A (kingdom_prints[KINGDOM_TYPE_A].first)

/* clang-format off */
static const KingdomSetup work = { .map = MAP, .pieces = "farmer hunter", .actions = "nobleman bishop general" };
static const KingdomSetup hand = { .map = MAP, .hand = "B", .pieces = "farmer hunter", .actions = "bishop general" };
static const KingdomSetup draw = { .map = MAP, .draw = TRUE };
static const KingdomSetup match = { .map = "D(0,0)r0 E(0,1)r1+laborer.w E(0,2)r1+laborer.w", .draw = TRUE, .actions = "queen" };
static const KingdomSetup claim = { .map = MAP, .hand = "B" };
static const KingdomSetup over = { .map = "D(0,0)r0", .empty = TRUE };
static const KingdomSetup lone = { .map = "D(0,0)r0" };

/* 1 */
EDIT (two_on_a_cell, s->table.tile[A].place = KINGDOM_PLACE_MAP)
EDIT (two_on_a_cell_before, s->before[A].place = KINGDOM_PLACE_MAP)
EDIT (two_on_a_cell_of_checkpoint, s->checkpoint.table.tile[A].place = KINGDOM_PLACE_MAP)
EDIT (cell_in_the_bag, s->table.tile[A].x = 1)
EDIT (turned_in_the_bag, s->table.tile[A].rot = 1)
EDIT (two_in_hand, s->table.tile[A].place = KINGDOM_PLACE_HAND)
EDIT (another_in_hand, s->table.hand = (gint8) A)
EDIT (hand_unknown, s->table.hand = FAVOR_NONE)
EDIT (hand_before, s->before[A].place = KINGDOM_PLACE_HAND)
EDIT (lone_player, s->head.n_seats = 1)
/* 2 */
EDIT (lost_piece, s->seat[0].pieces[KINGDOM_PIECE_FARMER]--)
EDIT (piece_of_another, s->seat[1].pieces[KINGDOM_PIECE_KNIGHT]++)
EDIT (high_stack, s->table.stack[KINGDOM_HUNTER]++)
EDIT (lost_from_the_map, s->table.tile[E].tri[2] = KINGDOM_TRIANGLE_NONE)
EDIT (triangle_in_the_bag, s->seat[0].pieces[KINGDOM_PIECE_FARMER]--; s->table.tile[A].tri[0] = KINGDOM_TRIANGLE_FARMER)
EDIT (hunter_set_aside, s->seat[0].pieces[KINGDOM_PIECE_HUNTER]--; s->table.tile[A].place = KINGDOM_PLACE_ASIDE;
      s->table.tile[A].arm_hunter[2] = TRUE)
EDIT (piece_beside_the_board, s->table.replaced[s->table.n_replaced++] = KINGDOM_PIECE_JESTER)
EDIT (lost_philosopher, s->table.philosophers[--s->table.n_philosophers] = 0)
EDIT (jester_of_the_philosopher, s->table.philosophers[0] = KINGDOM_PIECE_JESTER)
EDIT (two_bridges, s->table.philosophers[0] = KINGDOM_PIECE_BRIDGE)
EDIT (checkpoint_piece, s->checkpoint.pieces[KINGDOM_PIECE_FARMER]++)
EDIT (checkpoint_stack, s->checkpoint.table.stack[KINGDOM_GUARD]--)
EDIT (nobodys_turn, s->head.turn_owner = FAVOR_SEAT_NONE)
/* 3 */
EDIT (lost_action, s->table.stack[KINGDOM_MERCHANT]--)
EDIT (action_from_nowhere, s->seat[1].actions[KINGDOM_MERCHANT] = TRUE)
EDIT (owned_piece, s->seat[0].actions[KINGDOM_FARMER] = TRUE)
EDIT (owned_king, s->seat[0].actions[KINGDOM_KING] = TRUE)
EDIT (lost_king, s->table.stack[KINGDOM_KING] = 0)
EDIT (stack_of_the_philosopher, s->table.stack[KINGDOM_PHILOSOPHER] = 1)
EDIT (checkpoint_action, s->checkpoint.table.stack[KINGDOM_QUEEN]++)
/* 4 */
EDIT (turned_jester, s->table.tile[U].middle_turn = 1)
EDIT (turned_nothing, s->table.tile[E].middle_turn = 1)
EDIT (straight_turned_twice, s->table.tile[D].middle_turn = 2)
EDIT (hunter_under_a_road, s->seat[0].pieces[KINGDOM_PIECE_HUNTER]--; s->table.tile[D].arm_hunter[1] = TRUE)
EDIT (new_triangle_missing, s->table.tile[E].new_tri[0] = TRUE)
EDIT (new_middle_missing, s->table.tile[E].new_middle = TRUE)
EDIT (new_hunter_missing, s->table.tile[U].new_arm[0] = TRUE)
EDIT (turned_jester_before, s->before[U].middle_turn = 1)
EDIT (turned_jester_of_checkpoint, s->checkpoint.table.tile[U].middle_turn = 1)
/* 5 */
EDIT (level_from_nowhere, s->levels[1] = 2)
/* 6 */
EDIT (faulty_draw, s->table.tile[U].rot = 2)
EDIT (faulty_before, s->before[U].rot = 2)
EDIT (faulty_checkpoint, s->checkpoint.table.tile[U].rot = 2)
EDIT (beside_a_claim, s->table.stack[KINGDOM_JESTER]--; s->table.replaced[s->table.n_replaced++] = KINGDOM_PIECE_JESTER)
/* 7 */
EDIT (draw_with_a_hand, s->table.tile[A].place = KINGDOM_PLACE_HAND; s->table.hand = (gint8) A)
EDIT (draw_from_nothing, for (guint i = 0; i < KINGDOM_N_TILES; i++)
      if (s->table.tile[i].place == KINGDOM_PLACE_BAG) s->table.tile[i].place = KINGDOM_PLACE_ASIDE)
EDIT (draw_with_a_checkpoint, s->checkpoint.table = s->table; s->n_checkpoint = 1)
EDIT (work_without_a_checkpoint, memset (&s->checkpoint, 0, sizeof s->checkpoint); s->n_checkpoint = 0)
EDIT (offer_in_work, s->offer[KINGDOM_JESTER] = TRUE)
EDIT (nothing_on_offer, memset (s->offer, 0, sizeof s->offer))
EDIT (another_decides, s->head.decider = 1)
EDIT (nobody_decides, s->head.decider = FAVOR_SEAT_NONE)
EDIT (one_match, s->table.tile[E].tri[2] = KINGDOM_TRIANGLE_NONE; s->table.stack[KINGDOM_LABORER]++)
EDIT (altered_match, s->table.tile[s->table.hand].tri[0] = KINGDOM_TRIANGLE_KNIGHT; s->table.stack[KINGDOM_KNIGHT]--)
EDIT (over_for_no_reason, s->reason = KINGDOM_END_NONE)
EDIT (over_with_an_odd_winner, s->winner = 0)
EDIT (goal_without_a_winner, s->reason = KINGDOM_END_COURT_GOAL)
EDIT (won_too_early, s->winner = 0)
EDIT (offer_of_an_empty_stack, s->offer[KINGDOM_JESTER] = FALSE; s->offer[KINGDOM_KNIGHT] = TRUE;
      s->seat[1].pieces[KINGDOM_PIECE_KNIGHT] = s->table.stack[KINGDOM_KNIGHT]; s->table.stack[KINGDOM_KNIGHT] = 0)
EDIT (offer_of_what_is_owned, s->offer[KINGDOM_JESTER] = FALSE; s->offer[KINGDOM_QUEEN] = TRUE;
      s->seat[0].actions[KINGDOM_QUEEN] = TRUE; s->table.stack[KINGDOM_QUEEN]--)
/* 8 */
EDIT (laid_in_the_bag, s->table.laid[s->table.n_laid++] = (guint8) A)
EDIT (laid_twice, s->table.used[KINGDOM_BISHOP] = TRUE; s->table.laid[0] = s->table.laid[1] = U; s->table.n_laid = 2)
EDIT (laid_without_the_bishop, s->table.laid[0] = (guint8) E; s->table.laid[1] = U; s->table.n_laid = 2)
EDIT (laid_and_in_hand, s->table.laid[0] = U; s->table.n_laid = 1)
EDIT (checkpoint_without_room, s->checkpoint.table.laid[0] = U; s->checkpoint.table.n_laid = 1)
EDIT (checkpoint_laid_in_the_bag, s->checkpoint.table.laid[s->checkpoint.table.n_laid++] = (guint8) A)
EDIT (careless, s->rewinds = KINGDOM_MAX_REWINDS; s->table.tile[U].rot = 2)
EDIT (affected_in_the_bag, s->table.affected[A] = TRUE)
EDIT (turned_but_not_affected, s->table.used[KINGDOM_NOBLEMAN] = TRUE; s->table.nobleman_first = (gint8) U)
/* 9 */
EDIT (used_of_another, s->table.used[KINGDOM_MERCHANT] = TRUE)
EDIT (checkpoint_used_of_another, s->checkpoint.table.used[KINGDOM_MERCHANT] = TRUE)
EDIT (turned_by_nobody, s->table.affected[U] = TRUE; s->table.nobleman_first = (gint8) U)
/* 10 to 12 */
EDIT (long_twilight, s->twilight_left = 9)
EDIT (idle_too_long, s->idle_turns = 3)
EDIT (late, s->turn = 80)
EDIT (court_from_nowhere, s->seat[1].court[KINGDOM_QUEEN] = TRUE)
EDIT (nobody_at_court, s->seat[1].taken = 1)
EDIT (two_in_a_turn, s->seat[1].taken = 2; s->seat[1].court[KINGDOM_QUEEN] = TRUE)
EDIT (empty_map, s->table.tile[D].place = KINGDOM_PLACE_BAG)
/* 20 */
EDIT (jester_and_another, s->offer[KINGDOM_FARMER] = TRUE)
EDIT (charlatan_and_another, s->offer[KINGDOM_JESTER] = FALSE; s->offer[KINGDOM_CHARLATAN] = s->offer[KINGDOM_QUEEN] = TRUE)

/* clang-format on */

/**
 * Row:
 * @first: (nullable): actions from the setup on
 * @broken: the number of the invariant
 */
typedef struct
{
  const char         *name;
  const KingdomSetup *setup;
  const char         *first;
  Edit                edit;
  gint16              broken;
} Row;

#define ROW(setup, first, edit, broken)                                                  \
  {                                                                                      \
#    edit, &setup, first, edit, broken                                                   \
  }
#define TO_MATCH "choose-tile h"
#define TO_CLAIM "lay-tile 0 2 0; finish-work"
#define TO_OVER  "finish-work; take-favor jester"

static const Row rows[] = {
  ROW (work, NULL, two_on_a_cell, 1),
  ROW (work, NULL, two_on_a_cell_before, 1),
  ROW (work, NULL, two_on_a_cell_of_checkpoint, 1),
  ROW (work, NULL, cell_in_the_bag, 1),
  ROW (work, NULL, turned_in_the_bag, 1),
  ROW (hand, NULL, two_in_hand, 1),
  ROW (hand, NULL, another_in_hand, 1),
  ROW (hand, NULL, hand_unknown, 1),
  ROW (work, NULL, hand_before, 1),
  ROW (draw, NULL, lone_player, 1),
  ROW (work, NULL, lost_piece, 2),
  ROW (work, NULL, piece_of_another, 2),
  ROW (work, NULL, high_stack, 2),
  ROW (work, NULL, lost_from_the_map, 2),
  ROW (work, NULL, triangle_in_the_bag, 2),
  ROW (work, NULL, hunter_set_aside, 2),
  ROW (work, NULL, piece_beside_the_board, 2),
  ROW (work, NULL, lost_philosopher, 2),
  ROW (work, NULL, jester_of_the_philosopher, 2),
  ROW (work, NULL, two_bridges, 2),
  ROW (work, NULL, checkpoint_piece, 2),
  ROW (work, NULL, checkpoint_stack, 2),
  ROW (draw, NULL, nobodys_turn, 2),
  ROW (work, NULL, lost_action, 3),
  ROW (work, NULL, action_from_nowhere, 3),
  ROW (work, NULL, owned_piece, 3),
  ROW (work, NULL, owned_king, 3),
  ROW (work, NULL, lost_king, 3),
  ROW (work, NULL, stack_of_the_philosopher, 3),
  ROW (work, NULL, checkpoint_action, 3),
  ROW (work, NULL, turned_jester, 4),
  ROW (work, NULL, turned_nothing, 4),
  ROW (work, NULL, straight_turned_twice, 4),
  ROW (work, NULL, hunter_under_a_road, 4),
  ROW (work, NULL, new_triangle_missing, 4),
  ROW (work, NULL, new_middle_missing, 4),
  ROW (work, NULL, new_hunter_missing, 4),
  ROW (work, NULL, turned_jester_before, 4),
  ROW (work, NULL, turned_jester_of_checkpoint, 4),
  ROW (work, NULL, level_from_nowhere, 5),
  ROW (draw, NULL, faulty_draw, 6),
  ROW (work, NULL, faulty_before, 6),
  ROW (work, NULL, faulty_checkpoint, 6),
  ROW (claim, TO_CLAIM, beside_a_claim, 6),
  ROW (draw, NULL, draw_with_a_hand, 7),
  ROW (draw, NULL, draw_from_nothing, 7),
  ROW (draw, NULL, draw_with_a_checkpoint, 7),
  ROW (work, NULL, work_without_a_checkpoint, 7),
  ROW (work, NULL, offer_in_work, 7),
  ROW (claim, TO_CLAIM, nothing_on_offer, 7),
  ROW (work, NULL, another_decides, 7),
  ROW (work, NULL, nobody_decides, 7),
  ROW (match, TO_MATCH, one_match, 7),
  ROW (match, TO_MATCH, altered_match, 7),
  ROW (over, TO_OVER, over_for_no_reason, 7),
  ROW (over, TO_OVER, over_with_an_odd_winner, 7),
  ROW (over, TO_OVER, goal_without_a_winner, 7),
  ROW (work, NULL, won_too_early, 7),
  ROW (claim, TO_CLAIM, offer_of_an_empty_stack, 7),
  ROW (claim, TO_CLAIM, offer_of_what_is_owned, 7),
  ROW (work, NULL, laid_in_the_bag, 8),
  ROW (work, NULL, laid_twice, 8),
  ROW (work, NULL, laid_without_the_bishop, 8),
  ROW (hand, NULL, laid_and_in_hand, 8),
  ROW (draw, NULL, laid_and_in_hand, 8),
  ROW (hand, NULL, checkpoint_without_room, 8),
  ROW (work, NULL, checkpoint_laid_in_the_bag, 8),
  ROW (work, NULL, careless, 8),
  ROW (work, NULL, affected_in_the_bag, 8),
  ROW (work, NULL, turned_but_not_affected, 8),
  ROW (work, NULL, used_of_another, 9),
  ROW (work, NULL, checkpoint_used_of_another, 9),
  ROW (work, NULL, turned_by_nobody, 9),
  ROW (work, NULL, long_twilight, 10),
  ROW (work, NULL, idle_too_long, 10),
  ROW (work, NULL, late, 10),
  ROW (work, NULL, court_from_nowhere, 11),
  ROW (work, NULL, nobody_at_court, 11),
  ROW (work, NULL, two_in_a_turn, 11),
  ROW (lone, NULL, empty_map, 12),
  ROW (claim, TO_CLAIM, jester_and_another, 20),
  ROW (claim, TO_CLAIM, charlatan_and_another, 20),
};

static void
begin (KingdomState *state, const KingdomSetup *setup, const char *first)
{
  kingdom_play_init (state, setup);
  if (setup == &over)
    state->options.twilight_rounds = 0;
  if (first != NULL)
    kingdom_play (state, first);
  g_assert_true (kingdom_validate (state, NULL));
}

static void
test_broken (gconstpointer data)
{
  const Row       *self = data;
  KingdomState     state;
  FavorRefusal     why = { 0 };
  g_autofree char *text = NULL;

  begin (&state, self->setup, self->first);
  self->edit (&state);
  /* What is out of range is refused before. */
  if (!favor_schema_check (&kingdom_state_schema,
                           &state,
                           state.head.n_seats,
                           FALSE,
                           &text,
                           NULL))
    g_error ("%s", text);
  g_assert_false (kingdom_validate (&state, &why));
  g_assert_cmpint (why.reason, ==, FAVOR_REFUSAL_BROKEN_POSITION);
  g_assert_cmpint (why.arg[0], ==, self->broken);
}

/* A map may fall into parts (ruling 40), and go on at any of them (rulings 11 and 16). */
static void
test_islands (void)
{
  const KingdomSetup setup = { .map = "D(0,0)r0 B(5,5)r0 B(-3,2)r0", .hand = "U" };
  KingdomState       state;

  kingdom_play_init (&state, &setup);
  kingdom_play (&state, "lay-tile 5 6 1; finish-work");
}

/* So may all tiles but one be set aside, and the starter lie anywhere or not at all. */
static void
test_no_starter (void)
{
  const KingdomSetup setup = { .map = "B(-99,99)r0", .hand = "U", .empty = TRUE };
  KingdomState       state;

  kingdom_play_init (&state, &setup);
  kingdom_play (&state, "lay-tile -98 99 0; finish-work");
}

/* After as many tiles as a turn can have, the validated positions have room for no more. */
static void
test_three_laid (void)
{
  const KingdomSetup setup = { .map = "D(0,0)r0",
                               .hand = "B",
                               .actions = "bishop general queen" };
  KingdomState       state;

  kingdom_play_init (&state, &setup);
  kingdom_play (&state, "lay-tile 0 1 0; use-bishop; choose-tile b; lay-tile 0 2 0");
  kingdom_play (&state, "use-general bishop; use-bishop; draw-tile");
  g_assert_cmpuint (state.table.n_laid, ==, 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/kingdom/validate/%d-%s-%u",
                                               rows[i].broken,
                                               rows[i].name,
                                               i);

      g_test_add_data_func (path, &rows[i], test_broken);
    }
  g_test_add_func ("/kingdom/validate/islands", test_islands);
  g_test_add_func ("/kingdom/validate/no-starter", test_no_starter);
  g_test_add_func ("/kingdom/validate/three-laid", test_three_laid);
  return g_test_run ();
}
