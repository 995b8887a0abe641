/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-hands.h"
#include "kingdom-chart-private.h"
#include "kingdom-fixture.h"

/* The view as a whole: what it shows of a position, and that each kind of action can be chosen. */

/* The starter alone, with a straight road below a city. */
#define STARTER "D(0,0)r0"

/* ---- The map -------------------------------------------------------------------------- */

static void
assert_tiles (ViewFixture *fixture)
{
  const KingdomState *state = kingdom_fixture_state (fixture);
  guint               n = 0;

  for (guint tile = 0; tile < KINGDOM_N_TILES; tile++)
    {
      const KingdomTile *record = &state->table.tile[tile];
      FavorPiece        *piece = kingdom_fixture_find (fixture, KINGDOM_THING_TILE, tile);

      g_assert_cmpint (piece != NULL, ==, record->place == KINGDOM_PLACE_MAP);
      n += piece != NULL;
      if (piece != NULL)
        {
          g_autoptr (FavorFace) face = kingdom_face_new_lying (tile, record);

          g_assert_true (favor_face_equal (favor_piece_get_face (piece), face));
        }
    }
  g_assert_cmpuint (kingdom_fixture_count (fixture, KINGDOM_THING_TILE), ==, n);
}

/* A whole game at random: all tiles are where they lie, and the bag says how many are left. */
static void
test_follow (void)
{
  ViewFixture fixture;
  FavorRng    rng;

  favor_rng_seed (&rng, 3);
  kingdom_fixture_begin (&fixture, 3, 3);
  for (guint i = 0; i < 120 && !favor_session_get_over (fixture.session); i++)
    {
      guint8 left[KINGDOM_N_TYPES];

      kingdom_fixture_step (&fixture, &rng);
      assert_tiles (&fixture);
      g_assert_cmpuint (favor_piece_get_count (kingdom_view_of (&fixture)->bag),
                        ==,
                        kingdom_count_left (&kingdom_fixture_state (&fixture)->table,
                                            left));
    }
  view_fixture_close (&fixture);
}

/* The light of the evening lies on all tiles, and the moon where the bag was. */
static void
assert_evening (ViewFixture *fixture, gboolean is_evening)
{
  KingdomView          *view = kingdom_view_of (fixture);
  GtkWidget            *chart = GTK_WIDGET (view->chart);
  g_autoptr (FavorFace) face = kingdom_face_new_bag (is_evening);
  graphene_rect_t       at, tile;

  g_assert_cmpint (gtk_widget_has_css_class (chart, "evening"), ==, is_evening);
  g_assert_cmpint (favor_map_get_place (FAVOR_MAP (chart), view->chart->evening, &at),
                   ==,
                   is_evening);
  g_assert_true (favor_face_equal (favor_piece_get_face (view->bag), face));
  for (guint i = 0; is_evening && i < KINGDOM_N_TILES; i++)
    if (view->chart->ground[i] != NULL &&
        favor_map_get_place (FAVOR_MAP (chart),
                             GTK_WIDGET (view->chart->ground[i]),
                             &tile))
      g_assert_true (graphene_rect_contains_rect (&at, &tile));
}

/* It comes with the first turn for which there is no tile, not with the last tile. */
static void
test_evening (void)
{
  static const char *const steps[] = { "lay-tile 0 -1 2",
                                       "finish-work",
                                       "take-favor farmer" };
  const KingdomSetup       setup = { .map = STARTER, .hand = "E", .empty = TRUE };
  ViewFixture              fixture;

  kingdom_fixture_start (&fixture, &setup);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      FavorAction action;

      assert_evening (&fixture, FALSE);
      action = kingdom_play_action (kingdom_fixture_state (&fixture), steps[i]);
      view_fixture_submit (&fixture, &action);
      view_fixture_look (&fixture);
    }
  assert_evening (&fixture, TRUE);
  view_fixture_close (&fixture);
}

/* ---- Drawing and laying --------------------------------------------------------------- */

static void
test_draw (void)
{
  ViewFixture fixture;

  kingdom_fixture_start (&fixture, &(KingdomSetup){ .map = STARTER, .draw = TRUE });
  g_assert_true (favor_game_view_press_letter (fixture.view, 'd'));
  g_assert_cmpint (kingdom_fixture_state (&fixture)->table.hand, !=, FAVOR_NONE);
  g_assert_false (favor_game_view_press_letter (fixture.view, 'd'));
  view_fixture_close (&fixture);

  kingdom_fixture_start (&fixture, &(KingdomSetup){ .map = STARTER, .draw = TRUE });
  view_fixture_press (kingdom_view_of (&fixture)->bag);
  g_assert_cmpuint (fixture.n_chosen, ==, 1);
  g_assert_cmpint (fixture.chosen.kind, ==, KINGDOM_ACTION_DRAW_TILE);
  view_fixture_close (&fixture);
}

/* While a tile is in hand the question is where it lies. */
static void
test_question (void)
{
  ViewFixture      fixture;
  g_autofree char *asked = NULL, *expected = NULL;

  kingdom_fixture_start (&fixture, &(KingdomSetup){ .map = STARTER, .hand = "E" });
  expected = g_strdup_printf ("%s, lay your tile or change the map.",
                              favor_piece_view_get_names (FAVOR_PIECE_VIEW (fixture.view))
                                ->names[kingdom_fixture_state (&fixture)->head.decider]);
  asked = favor_game_view_describe_decision (fixture.view);
  g_assert_cmpstr (asked, ==, expected);
  view_fixture_press (kingdom_fixture_space (&fixture, 0, -1));
  view_fixture_press (kingdom_fixture_space (&fixture, 0, -1));
  g_assert_cmpint (kingdom_fixture_state (&fixture)->table.hand, ==, FAVOR_NONE);
  g_assert_null (favor_game_view_describe_decision (fixture.view));
  view_fixture_close (&fixture);
}

/* The spaces are those that the rules list, as they list them. */
static void
test_spaces (void)
{
  ViewFixture      fixture;
  g_autofree char *listed = NULL;

  kingdom_fixture_start (&fixture,
                         &(KingdomSetup){ .map = STARTER,
                                          .hand = "E",
                                          .pieces = "farmer" });
  listed = kingdom_play_list (kingdom_fixture_state (&fixture), KINGDOM_ACTION_LAY_TILE);
  /* As it is held it could be laid there, too, and be mended. */
  g_assert_nonnull (strstr (listed, "0 -1 0"));
  g_assert_nonnull (strstr (listed, "0 -1 2"));
  g_assert_cmpuint (kingdom_fixture_count (&fixture, KINGDOM_THING_SPACE), ==, 4);
  view_fixture_press (kingdom_fixture_space (&fixture, 0, -1));
  kingdom_fixture_assert_chosen (&fixture, "lay-tile 0 -1 2");
  g_assert_cmpuint (kingdom_view_of (&fixture)->rotation, ==, 2);
  view_fixture_press (kingdom_fixture_space (&fixture, 0, -1));
  g_assert_cmpuint (fixture.n_chosen, ==, 1);
  g_assert_cmpint (kingdom_find_tile (&kingdom_fixture_state (&fixture)->table, 0, -1),
                   >=,
                   0);
  view_fixture_close (&fixture);
}

/* What is in hand is told as it is turned, with the favors on it. */
static void
test_in_hand (void)
{
  ViewFixture fixture;
  FavorAction farmer;

  kingdom_fixture_start (&fixture,
                         &(KingdomSetup){ .map = STARTER,
                                          .hand = "E",
                                          .pieces = "farmer" });
  g_assert_cmpstr (favor_piece_get_label (kingdom_view_of (&fixture)->in_hand),
                   ==,
                   "Tile E, the tile in hand. City cap: north. "
                   "Meadow: east, south and west.");
  g_assert_true (favor_game_view_press_letter (fixture.view, 'r'));
  g_assert_cmpstr (favor_piece_get_label (kingdom_view_of (&fixture)->in_hand),
                   ==,
                   "Tile E, the tile in hand. City cap: east. "
                   "Meadow: north, south and west.");
  farmer = kingdom_play_action (kingdom_fixture_state (&fixture),
                                "play-triangle farmer 100 100 n");
  view_fixture_submit (&fixture, &farmer);
  view_fixture_look (&fixture);
  g_assert_cmpstr (favor_piece_get_label (kingdom_view_of (&fixture)->in_hand),
                   ==,
                   "Tile E, the tile in hand. Meadow: north, east, south and west. "
                   "Farmer on the eastern quarter.");
  view_fixture_close (&fixture);
}

/* Where it does not fit it can be laid all the same: what is wrong is told, and the step can be begun
 * again. */
static void
test_faulty (void)
{
  ViewFixture fixture;
  int         chip;

  kingdom_fixture_start (&fixture, &(KingdomSetup){ .map = STARTER, .hand = "E" });
  view_fixture_press (kingdom_fixture_space (&fixture, 1, 0));
  kingdom_fixture_assert_chosen (&fixture, "lay-tile 1 0 0");
  g_assert_cmpuint (kingdom_view_get_preview (kingdom_view_of (&fixture))->faults.n,
                    ==,
                    1);
  chip = view_fixture_find_chip (&fixture,
                                 "two edges that do not match: "
                                 "the only “City side, straight road past it”",
                                 FALSE);
  g_assert_cmpint (chip, >=, 0);
  favor_game_view_press_chip (fixture.view, (guint) chip);
  kingdom_fixture_assert_chosen (&fixture, "lay-tile 1 0 0");
  view_fixture_press (kingdom_fixture_space (&fixture, 1, 0));
  g_assert_cmpuint (fixture.n_chosen, ==, 1);
  g_assert_cmpint (view_fixture_find_chip (&fixture, "Start Again", TRUE), >=, 0);
  g_assert_true (favor_game_view_press_letter (fixture.view, FAVOR_LETTER_FINISH));
  g_assert_cmpuint (fixture.n_chosen, ==, 1);
  g_assert_nonnull (strstr (fixture.refused, "The map does not fit together yet"));
  view_fixture_close (&fixture);
}

/* ---- Favors --------------------------------------------------------------------------- */

/* A favor, a tile, a quarter of it: each is pointed at, or chosen in the bar. */
static void
test_triangle (void)
{
  ViewFixture fixture;
  FavorPiece *target;

  kingdom_fixture_start (&fixture,
                         &(KingdomSetup){ .map = STARTER,
                                          .hand = "E",
                                          .pieces = "laborer farmer" });
  view_fixture_press (kingdom_fixture_held (&fixture, KINGDOM_PIECE_LABORER));
  g_assert_cmpuint (kingdom_fixture_count (&fixture, KINGDOM_THING_TARGET), ==, 0);
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (kingdom_view_of (&fixture)
                                                         ->in_hand),
                                           "sought"));
  view_fixture_press (kingdom_view_of (&fixture)->in_hand);
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (kingdom_view_of (&fixture)
                                                          ->in_hand),
                                            "sought"));
  g_assert_cmpint (view_fixture_find_chip (&fixture, "south", TRUE), >=, 0);
  favor_game_view_press_chip (fixture.view,
                              (guint) view_fixture_find_chip (&fixture, "south", TRUE));
  kingdom_fixture_assert_chosen (&fixture, "play-triangle laborer 100 100 s");
  favor_piece_view_commit (FAVOR_PIECE_VIEW (fixture.view));
  g_assert_cmpuint (fixture.n_chosen, ==, 1);
  view_fixture_close (&fixture);

  kingdom_fixture_start (&fixture,
                         &(KingdomSetup){ .map = STARTER,
                                          .hand = "E",
                                          .pieces = "farmer" });
  view_fixture_submit (&fixture,
                       &(FavorAction){ .kind = KINGDOM_ACTION_LAY_TILE,
                                       .arg = { 0, 1, 0 } });
  view_fixture_look (&fixture);
  view_fixture_press (kingdom_fixture_held (&fixture, KINGDOM_PIECE_FARMER));
  view_fixture_press (kingdom_fixture_tile (&fixture, 0, 1));
  target = kingdom_fixture_find (&fixture, KINGDOM_THING_TARGET, FAVOR_SIDE_NORTH);
  g_assert_nonnull (target);
  view_fixture_press (target);
  kingdom_fixture_assert_chosen (&fixture, "play-triangle farmer 0 1 n");
  view_fixture_press (target);
  g_assert_cmpuint (fixture.n_chosen, ==, 1);
  g_assert_cmpuint (kingdom_play_faults (kingdom_fixture_state (&fixture)), ==, 0);
  view_fixture_close (&fixture);
}

/* Where it leaves a fault a triangle can be played all the same: what is wrong is told. */
static void
test_faulty_triangle (void)
{
  const KingdomSetup    setup = { .map = STARTER, .hand = "U", .pieces = "farmer" };
  ViewFixture           fixture;
  FavorAction           lay;
  FavorPiece           *target;
  g_autoptr (FavorFace) sign = NULL;

  kingdom_fixture_start (&fixture, &setup);
  lay = kingdom_play_action (kingdom_fixture_state (&fixture), "lay-tile 1 0 1");
  view_fixture_submit (&fixture, &lay);
  view_fixture_look (&fixture);
  view_fixture_press (kingdom_fixture_held (&fixture, KINGDOM_PIECE_FARMER));
  view_fixture_press (kingdom_fixture_tile (&fixture, 1, 0));
  kingdom_fixture_assert_chosen (&fixture, "play-triangle farmer 1 0 e");
  target = kingdom_fixture_find (&fixture, KINGDOM_THING_TARGET, FAVOR_SIDE_WEST);
  g_assert_nonnull (target);
  view_fixture_press (target);
  kingdom_fixture_assert_chosen (&fixture, "play-triangle farmer 1 0 w");
  sign = kingdom_face_new_target (KINGDOM_PIECE_FARMER);
  g_assert_true (favor_face_equal (favor_piece_get_face (target), sign));
  g_assert_cmpuint (kingdom_view_get_preview (kingdom_view_of (&fixture))->faults.n,
                    >,
                    0);
  view_fixture_press (target);
  g_assert_cmpuint (kingdom_play_faults (kingdom_fixture_state (&fixture)), >, 0);
  view_fixture_close (&fixture);
}

/* Each road piece offers the ways in which it lies, and no others. */
static void
test_road (void)
{
  ViewFixture fixture;
  guint       seen = 0;

  kingdom_fixture_start (&fixture,
                         &(KingdomSetup){
                           .map = STARTER,
                           .hand = "B",
                           .pieces = "philosopher-straight philosopher-curve" });
  view_fixture_press (kingdom_fixture_held (&fixture, KINGDOM_PIECE_CURVE));
  view_fixture_press (kingdom_view_of (&fixture)->in_hand);
  for (guint i = 0; i < FAVOR_N_SIDES; i++)
    {
      const FavorAction *action = favor_game_view_get_selected (fixture.view);

      g_assert_nonnull (action);
      g_assert_cmpint (action->arg[KINGDOM_PLAY_ROAD], >=, KINGDOM_ROAD_NE);
      g_assert_cmpint (action->arg[KINGDOM_PLAY_ROAD], <=, KINGDOM_ROAD_WN);
      seen |= 1u << action->arg[KINGDOM_PLAY_ROAD];
      g_assert_true (favor_game_view_press_letter (fixture.view, 'r'));
    }
  g_assert_cmpuint (favor_sides_count (seen >> KINGDOM_ROAD_NE), ==, FAVOR_N_SIDES);
  view_fixture_close (&fixture);
}

/* ---- Action favors -------------------------------------------------------------------- */

#define ROW "D(0,0)r0 B(0,1)r0 A(0,2)r0 U(0,3)r0 V(0,4)r1"

static void
press_tile (ViewFixture *fixture, gint x, gint y)
{
  view_fixture_press (kingdom_fixture_tile (fixture, x, y));
}

static void
start_with (ViewFixture *fixture, const char *actions, guint character)
{
  kingdom_fixture_start (fixture,
                         &(KingdomSetup){ .map = ROW, .hand = "E", .actions = actions });
  view_fixture_press (kingdom_fixture_card (fixture, character));
}

static void
test_magician (void)
{
  ViewFixture fixture;

  start_with (&fixture, "magician", KINGDOM_MAGICIAN);
  press_tile (&fixture, 0, 1);
  g_assert_cmpint (favor_game_view_get_selected (fixture.view)->kind,
                   ==,
                   KINGDOM_ACTION_USE_MAGICIAN);
  g_assert_true (favor_game_view_press_letter (fixture.view, 'r'));
  kingdom_fixture_assert_chosen (&fixture, "use-magician 0 1 2");
  view_fixture_close (&fixture);
}

static void
test_merchant (void)
{
  ViewFixture fixture;

  kingdom_fixture_start (&fixture,
                         &(KingdomSetup){ .map = "D(0,0)r0 U(1,0)r1 U(2,0)r1 A(3,0)r1",
                                          .hand = "B",
                                          .actions = "merchant" });
  view_fixture_press (kingdom_fixture_card (&fixture, KINGDOM_MERCHANT));
  press_tile (&fixture, 2, 0);
  g_assert_cmpuint (kingdom_fixture_count (&fixture, KINGDOM_THING_SPACE), >, 0);
  view_fixture_press (kingdom_fixture_space (&fixture, -1, 0));
  kingdom_fixture_assert_chosen (&fixture, "use-merchant 2 0 -1 0");
  view_fixture_close (&fixture);
}

static void
test_charlatan (void)
{
  ViewFixture fixture;

  start_with (&fixture, "charlatan", KINGDOM_CHARLATAN);
  kingdom_fixture_assert_chosen (&fixture, "use-charlatan");
  view_fixture_close (&fixture);
}

/* What is left lies where the hand was, to choose from. */
static void
test_queen (void)
{
  ViewFixture fixture;
  FavorHands *ledge;
  FavorHand  *tiles;
  guint8      left[KINGDOM_N_TYPES];

  kingdom_fixture_start (&fixture,
                         &(KingdomSetup){ .map = STARTER,
                                          .draw = TRUE,
                                          .actions = "queen" });
  kingdom_count_left (&kingdom_fixture_state (&fixture)->table, left);
  view_fixture_press (kingdom_fixture_card (&fixture, KINGDOM_QUEEN));
  ledge = FAVOR_HANDS (favor_game_view_get_hand (fixture.view));
  g_assert_true (favor_hands_get_spread_shown (ledge));
  tiles = favor_hands_get_spread (ledge);
  for (guint type = 0; type < KINGDOM_N_TYPES; type++)
    g_assert_cmpint (favor_hand_find (tiles, type) != NULL, ==, left[type] > 0);
  view_fixture_press (favor_hand_find (tiles, KINGDOM_TYPE_X));
  kingdom_fixture_assert_chosen (&fixture, "choose-tile x");
  view_fixture_close (&fixture);
}

/* ---- The end of the step -------------------------------------------------------------- */

static void
test_claim (void)
{
  ViewFixture fixture;

  kingdom_fixture_start (&fixture, &(KingdomSetup){ .map = STARTER, .hand = "E" });
  view_fixture_submit (&fixture,
                       &(FavorAction){ .kind = KINGDOM_ACTION_LAY_TILE,
                                       .arg = { 0, -1, 2 } });
  view_fixture_look (&fixture);
  g_assert_true (favor_game_view_press_letter (fixture.view, FAVOR_LETTER_FINISH));
  g_assert_cmpint (kingdom_fixture_state (&fixture)->head.phase, ==, KINGDOM_PHASE_CLAIM);
  view_fixture_look (&fixture);
  kingdom_fixture_assert_chosen (&fixture, "take-favor farmer");
  g_assert_cmpint (view_fixture_find_chip (&fixture, "Farmer", FALSE), >=, 0);
  view_fixture_close (&fixture);
}

static gboolean
is_foremost (ViewFixture *fixture)
{
  g_autoptr (GArray) chips = favor_chips_new ();

  view_fixture_look (fixture);
  favor_game_view_list_chips (fixture->view, chips);
  for (guint i = 0; i < chips->len; i++)
    {
      const FavorChip *chip = &g_array_index (chips, FavorChip, i);

      if (chip->kind == FAVOR_CHIP_COMMIT)
        {
          g_assert_true (chip->on);
          return chip->foremost;
        }
    }
  g_assert_not_reached ();
}

/* To end the turn stands out once the tile is laid, but not where turns are for changing the map. */
static void
test_foremost (void)
{
  ViewFixture         fixture;
  const KingdomState *state;

  kingdom_fixture_start (&fixture,
                         &(KingdomSetup){ .map = STARTER,
                                          .hand = "E",
                                          .actions = "merchant",
                                          .empty = TRUE });
  view_fixture_submit (&fixture,
                       &(FavorAction){ .kind = KINGDOM_ACTION_LAY_TILE,
                                       .arg = { 0, -1, 2 } });
  g_assert_true (is_foremost (&fixture));
  do
    {
      FavorAction action = { .kind = KINGDOM_ACTION_FINISH_WORK };

      state = kingdom_fixture_state (&fixture);
      if (state->head.phase == KINGDOM_PHASE_CLAIM)
        action = (FavorAction){
          .kind = KINGDOM_ACTION_TAKE_FAVOR,
          .arg = { state->offer[KINGDOM_FARMER] ? KINGDOM_FARMER : KINGDOM_JESTER }
        };
      action.seat = state->head.decider;
      view_fixture_submit (&fixture, &action);
      state = kingdom_fixture_state (&fixture);
    }
  while (state->head.phase != KINGDOM_PHASE_WORK || state->head.decider != 0);
  g_assert_cmpint (state->twilight_left, !=, KINGDOM_NO_TWILIGHT);
  g_assert_false (is_foremost (&fixture));
  view_fixture_close (&fixture);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/kingdom-view/follow", test_follow);
  g_test_add_func ("/kingdom-view/evening", test_evening);
  g_test_add_func ("/kingdom-view/draw", test_draw);
  g_test_add_func ("/kingdom-view/question", test_question);
  g_test_add_func ("/kingdom-view/spaces", test_spaces);
  g_test_add_func ("/kingdom-view/in-hand", test_in_hand);
  g_test_add_func ("/kingdom-view/faulty", test_faulty);
  g_test_add_func ("/kingdom-view/triangle", test_triangle);
  g_test_add_func ("/kingdom-view/faulty-triangle", test_faulty_triangle);
  g_test_add_func ("/kingdom-view/road", test_road);
  g_test_add_func ("/kingdom-view/magician", test_magician);
  g_test_add_func ("/kingdom-view/merchant", test_merchant);
  g_test_add_func ("/kingdom-view/charlatan", test_charlatan);
  g_test_add_func ("/kingdom-view/queen", test_queen);
  g_test_add_func ("/kingdom-view/claim", test_claim);
  g_test_add_func ("/kingdom-view/foremost", test_foremost);
  return g_test_run ();
}
