/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "tokens-fixture.h"
#include "tokens-words.h"

/* Places of the island: what they are called, how large they are, how one walks and chooses there. */

#define LEAST 22

static guint
count (FavorHexSet set)
{
  guint n = 0;

  for (guint i = favor_hex_set_next (&set, 0); i < 64 * FAVOR_HEX_SET_WORDS;
       i = favor_hex_set_next (&set, i + 1))
    n++;
  return n;
}

/* A press chooses, the next one commits; then the roads at that settlement are to be had. */
static void
test_place (void)
{
  ViewFixture        fixture;
  FavorPiece        *piece;
  const FavorAction *action;
  g_autofree char   *around = NULL;

  tokens_fixture_start (&fixture, 4, 3, TOKENS_LAYOUT_RANDOM);
  g_assert_cmpuint (count (tokens_fixture_choosable (&fixture, TOKENS_PLACE_VERTEX)),
                    ==,
                    54);
  g_assert_cmpuint (count (tokens_fixture_choosable (&fixture, TOKENS_PLACE_EDGE)),
                    ==,
                    0);
  g_assert_false (gtk_widget_get_focusable (
    GTK_WIDGET (tokens_fixture_piece (&fixture, TOKENS_PLACE_EDGE, 13))));
  piece = tokens_fixture_piece (&fixture, TOKENS_PLACE_VERTEX, 10);
  view_fixture_press (piece);
  action = favor_game_view_get_selected (fixture.view);
  g_assert_nonnull (action);
  g_assert_cmpuint (action->kind, ==, TOKENS_ACTION_PLACE_SETTLEMENT);
  g_assert_cmpint (action->arg[0], ==, 10);
  g_assert_cmpint (favor_piece_get_state (piece), ==, FAVOR_PIECE_CHOSEN);
  g_assert_cmpuint (fixture.n_chosen, ==, 0);
  around = favor_text_for_place (&tokens_thing_vertex,
                                 10,
                                 favor_session_get_names (fixture.session));
  g_assert_cmpint (view_fixture_find_chip (&fixture, around, FALSE), >=, 0);
  /* All others can be had instead. */
  g_assert_cmpuint (count (tokens_fixture_choosable (&fixture, TOKENS_PLACE_VERTEX)),
                    ==,
                    54);
  view_fixture_press (piece);
  g_assert_cmpuint (fixture.n_chosen, ==, 1);
  view_fixture_look (&fixture);
  g_assert_cmpint (tokens_fixture_state (&fixture)->vertex_owner[10], ==, 0);
  g_assert_cmpuint (count (tokens_fixture_choosable (&fixture, TOKENS_PLACE_EDGE)),
                    ==,
                    3);
  g_assert_cmpuint (count (tokens_fixture_choosable (&fixture, TOKENS_PLACE_VERTEX)),
                    ==,
                    0);
  view_fixture_close (&fixture);
}

/* What is pressed at the wrong time says why not. */
static void
test_refused (void)
{
  ViewFixture fixture;

  tokens_fixture_start (&fixture, 4, 3, TOKENS_LAYOUT_RANDOM);
  view_fixture_press (tokens_fixture_piece (&fixture, TOKENS_PLACE_HEX, 4));
  g_assert_cmpuint (fixture.n_refused, ==, 1);
  g_assert_nonnull (fixture.refused);
  g_assert_null (favor_game_view_get_selected (fixture.view));
  view_fixture_close (&fixture);
}

/* ---- Refused -------------------------------------------------------------------------- */

/* (transfer full) (nullable): what the rules say to an action there; %NULL if it can be done. */
static char *
explain (ViewFixture *fixture, TokensAction kind, guint place)
{
  const TokensState *state = tokens_fixture_state (fixture);
  const FavorAction  action = { .kind = (guint8) kind,
                                .seat = state->head.decider,
                                .arg = { (gint16) place } };
  FavorRefusal       why = { 0 };

  if (tokens_check (state, &action, &why))
    return NULL;
  return favor_text_for_refusal (&favor_tokens_game,
                                 &why,
                                 favor_session_get_names (fixture->session));
}

/* Every free place that cannot be chosen says why, in the rule's own sentence. Returns how many there are. */
static guint
try_free_places (ViewFixture *fixture, TokensPlace place, TokensAction kind)
{
  const TokensState *state = tokens_fixture_state (fixture);
  FavorHexSet        legal = tokens_fixture_legal (fixture, place);
  guint n = place == TOKENS_PLACE_VERTEX ? state->n_vertices : state->n_edges;
  guint n_tried = 0;

  for (guint i = 0; i < n; i++)
    {
      gint             owner = place == TOKENS_PLACE_VERTEX ? state->vertex_owner[i]
                                                            : state->edge_owner[i];
      g_autofree char *why = NULL;

      if (owner >= 0 || favor_hex_set_has (&legal, i))
        continue;
      why = explain (fixture, kind, i);
      g_clear_pointer (&fixture->refused, g_free);
      view_fixture_press (tokens_fixture_piece (fixture, place, i));
      g_assert_cmpstr (fixture->refused, ==, why);
      g_assert_null (favor_game_view_get_selected (fixture->view));
      n_tried++;
    }
  return n_tried;
}

static void
test_refused_at_setup (void)
{
  ViewFixture fixture;

  tokens_fixture_start (&fixture, 4, 3, TOKENS_LAYOUT_RANDOM);
  g_assert_cmpuint (try_free_places (&fixture,
                                     TOKENS_PLACE_VERTEX,
                                     TOKENS_ACTION_PLACE_SETTLEMENT),
                    ==,
                    0);
  view_fixture_press (tokens_fixture_piece (&fixture, TOKENS_PLACE_VERTEX, 10));
  view_fixture_press (tokens_fixture_piece (&fixture, TOKENS_PLACE_VERTEX, 10));
  view_fixture_look (&fixture);
  g_assert_cmpuint (try_free_places (&fixture,
                                     TOKENS_PLACE_EDGE,
                                     TOKENS_ACTION_PLACE_ROAD),
                    ==,
                    72 - 3);
  view_fixture_close (&fixture);
}

/* Where one builds, too; and of a settlement it is said why it becomes no city. */
static void
test_refused_in_play (void)
{
  ViewFixture fixture;
  FavorRng    rng;
  guint       n_vertices = 0, n_edges = 0, n_towns = 0;

  favor_rng_seed (&rng, 4);
  tokens_fixture_start (&fixture, 3, 4, TOKENS_LAYOUT_BEGINNER);
  for (guint turn = 0; turn < 6; turn++)
    {
      const TokensState *state;

      tokens_fixture_seek (&fixture, TOKENS_PHASE_TRADE_AND_PURCHASE, &rng);
      state = tokens_fixture_state (&fixture);
      n_vertices += try_free_places (&fixture,
                                     TOKENS_PLACE_VERTEX,
                                     TOKENS_ACTION_BUILD_SETTLEMENT);
      n_edges += try_free_places (&fixture, TOKENS_PLACE_EDGE, TOKENS_ACTION_BUILD_ROAD);
      for (guint i = 0; i < state->n_vertices; i++)
        {
          g_autofree char *why = explain (&fixture, TOKENS_ACTION_BUILD_CITY, i);

          if (state->vertex_owner[i] < 0 || why == NULL)
            continue;
          g_clear_pointer (&fixture.refused, g_free);
          view_fixture_press (tokens_fixture_piece (&fixture, TOKENS_PLACE_VERTEX, i));
          g_assert_cmpstr (fixture.refused, ==, why);
          n_towns++;
        }
    }
  g_assert_cmpuint (n_vertices, >, 6 * 40);
  g_assert_cmpuint (n_edges, >, 6 * 40);
  g_assert_cmpuint (n_towns, >, 6 * 4);
  view_fixture_close (&fixture);
}

/* Who looks on is asked for nothing: only what is built is there. */
static void
test_closed (void)
{
  ViewFixture fixture;
  FavorRng    rng;

  favor_rng_seed (&rng, 4);
  tokens_fixture_start (&fixture, 4, 7, TOKENS_LAYOUT_BEGINNER);
  tokens_fixture_step (&fixture, &rng);
  favor_cursor_set_ply (favor_game_view_get_cursor (fixture.view), 0);
  g_assert_false (tokens_fixture_is_there (&fixture, TOKENS_PLACE_VERTEX, 20));
  g_assert_false (tokens_fixture_is_there (&fixture, TOKENS_PLACE_EDGE, 13));
  view_fixture_close (&fixture);
}

/* Each place is named by what lies around it. */
static void
test_names (void)
{
  ViewFixture        fixture;
  const TokensState *state;
  g_autofree char   *inner = NULL, *coast = NULL, *free_path = NULL, *hex = NULL;
  const FavorNames  *names;
  guint              n_built = 0;

  tokens_fixture_start (&fixture, 4, 7, TOKENS_LAYOUT_BEGINNER);
  state = tokens_fixture_state (&fixture);
  names = favor_session_get_names (fixture.session);
  hex = tokens_say_hex (state, 4);
  g_assert_cmpstr (hex, ==, "Hills 11");
  inner = tokens_say_vertex (state, 20, names);
  g_assert_cmpstr (inner,
                   ==,
                   "Intersection between Hills 11, Pasture 10 and Forest 8: free");
  coast = tokens_say_vertex (state, 0, names);
  g_assert_cmpstr (
    coast,
    ==,
    "Intersection between Pasture 9 and sea in the northwest, beside a 3:1 "
    "harbour: free");
  free_path = tokens_say_edge (state, 0, names);
  g_assert_cmpstr (free_path,
                   ==,
                   "Path between Pasture 9 and sea in the northwest: free");
  for (guint vertex = 0; vertex < state->n_vertices; vertex++)
    if (state->vertex_owner[vertex] == 1)
      {
        g_autofree char *label = tokens_say_vertex (state, vertex, names);

        g_assert_nonnull (strstr (label, "Bo’s settlement"));
        g_assert_cmpstr (favor_piece_get_label (tokens_fixture_piece (&fixture,
                                                                      TOKENS_PLACE_VERTEX,
                                                                      vertex)),
                         ==,
                         label);
        n_built++;
      }
  g_assert_cmpuint (n_built, ==, 2);
  view_fixture_close (&fixture);
}

/* All that can be pressed is large enough, also where the window is narrow. */
static void
test_sizes (gconstpointer width)
{
  ViewFixture fixture;
  TokensIsle *isle;

  tokens_fixture_start (&fixture, 6, 3, TOKENS_LAYOUT_RANDOM);
  page_fixture_settle ();
  gtk_window_set_default_size (fixture.window, GPOINTER_TO_INT (width), 700);
  page_fixture_settle ();
  isle = tokens_view_of (&fixture)->isle;
  for (guint vertex = 0; vertex < tokens_fixture_state (&fixture)->n_vertices; vertex++)
    {
      GtkWidget      *piece = GTK_WIDGET (tokens_fixture_piece (&fixture,
                                                           TOKENS_PLACE_VERTEX,
                                                           vertex));
      graphene_rect_t at;

      g_assert_true (gtk_widget_compute_bounds (piece, GTK_WIDGET (isle), &at));
      g_assert_cmpfloat (at.size.width, >=, LEAST);
      g_assert_cmpfloat (at.size.height, >=, LEAST);
    }
  view_fixture_close (&fixture);
}

static void
walk (FavorMap *map, GtkWidget *from, GHashTable *reached)
{
  static const GtkDirectionType directions[] = { GTK_DIR_UP,
                                                 GTK_DIR_DOWN,
                                                 GTK_DIR_LEFT,
                                                 GTK_DIR_RIGHT };

  if (from == NULL || !g_hash_table_add (reached, from))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (directions); i++)
    walk (map, favor_map_find_next (map, from, directions[i]), reached);
}

/* The arrows lead from any place to all others. */
static void
test_walk (void)
{
  ViewFixture            fixture;
  FavorMap              *map;
  g_autoptr (GHashTable) reached = g_hash_table_new (NULL, NULL);

  tokens_fixture_start (&fixture, 4, 3, TOKENS_LAYOUT_RANDOM);
  page_fixture_settle ();
  map = FAVOR_MAP (tokens_view_of (&fixture)->isle);
  walk (map,
        GTK_WIDGET (tokens_fixture_piece (&fixture, TOKENS_PLACE_VERTEX, 20)),
        reached);
  g_assert_cmpuint (g_hash_table_size (reached), ==, 54 + 19);
  view_fixture_close (&fixture);
}

/* Where no two lands are alike, no two places are called the same. */
static void
test_names_differ (void)
{
  ViewFixture            fixture;
  g_autoptr (GHashTable) called = g_hash_table_new_full (g_str_hash,
                                                         g_str_equal,
                                                         g_free,
                                                         NULL);
  const TokensState     *state;
  const FavorNames      *names;

  tokens_fixture_start (&fixture, 2, 7, TOKENS_LAYOUT_BEGINNER);
  state = tokens_fixture_state (&fixture);
  names = favor_session_get_names (fixture.session);
  for (guint i = 0; i < state->n_vertices; i++)
    g_assert_true (g_hash_table_add (called, tokens_say_vertex (state, i, names)));
  for (guint i = 0; i < state->n_edges; i++)
    g_assert_true (g_hash_table_add (called, tokens_say_edge (state, i, names)));
  view_fixture_close (&fixture);
}

/* Moves name places by the same words. */
static void
test_moves (void)
{
  ViewFixture       fixture;
  const FavorNames *names;
  const FavorAction actions[] = {
    { .kind = TOKENS_ACTION_BUILD_SETTLEMENT, .arg = { 0 } },
    { .kind = TOKENS_ACTION_BUILD_ROAD, .arg = { 0 } },
    { .kind = TOKENS_ACTION_MOVE_VILLAIN, .arg = { 0, 4 } },
  };
  static const char *const texts[] = {
    "Build a settlement between Pasture 9 and sea in the northwest, beside a 3:1 harbour",
    "Build a road between Pasture 9 and sea in the northwest",
    "Move the robber to Hills 11",
  };

  tokens_fixture_start (&fixture, 4, 7, TOKENS_LAYOUT_BEGINNER);
  names = favor_session_get_names (fixture.session);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      g_autofree char *text = favor_text_for_action (&favor_tokens_game,
                                                     &actions[i],
                                                     names);

      g_assert_cmpstr (text, ==, texts[i]);
    }
  view_fixture_close (&fixture);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/tokens/places/place", test_place);
  g_test_add_func ("/tokens/places/refused", test_refused);
  g_test_add_func ("/tokens/places/refused-at-setup", test_refused_at_setup);
  g_test_add_func ("/tokens/places/refused-in-play", test_refused_in_play);
  g_test_add_func ("/tokens/places/closed", test_closed);
  g_test_add_func ("/tokens/places/names", test_names);
  g_test_add_func ("/tokens/places/names-differ", test_names_differ);
  g_test_add_func ("/tokens/places/moves", test_moves);
  g_test_add_data_func ("/tokens/places/sizes/wide", GINT_TO_POINTER (900), test_sizes);
  g_test_add_data_func ("/tokens/places/sizes/narrow", GINT_TO_POINTER (360), test_sizes);
  g_test_add_func ("/tokens/places/walk", test_walk);
  return g_test_run ();
}
