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
  g_assert_false (tokens_fixture_is_there (&fixture, TOKENS_PLACE_EDGE, 13));
  piece = tokens_fixture_piece (&fixture, TOKENS_PLACE_VERTEX, 10);
  view_fixture_press (piece);
  action = favor_game_view_get_selected (fixture.view);
  g_assert_nonnull (action);
  g_assert_cmpuint (action->kind, ==, TOKENS_ACTION_PLACE_SETTLEMENT);
  g_assert_cmpint (action->arg[0], ==, 10);
  g_assert_cmpint (favor_piece_get_state (piece), ==, FAVOR_PIECE_CHOSEN);
  g_assert_cmpuint (fixture.n_chosen, ==, 0);
  around = tokens_say_around_vertex (tokens_fixture_state (&fixture), 10);
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
  g_assert_cmpstr (coast,
                   ==,
                   "Intersection between Pasture 9 and sea: free, beside a 3:1 harbour");
  free_path = tokens_say_edge (state, 0, names);
  g_assert_cmpstr (free_path, ==, "Path between Pasture 9 and sea: free");
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

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/tokens/places/place", test_place);
  g_test_add_func ("/tokens/places/refused", test_refused);
  g_test_add_func ("/tokens/places/names", test_names);
  g_test_add_data_func ("/tokens/places/sizes/wide", GINT_TO_POINTER (900), test_sizes);
  g_test_add_data_func ("/tokens/places/sizes/narrow", GINT_TO_POINTER (360), test_sizes);
  g_test_add_func ("/tokens/places/walk", test_walk);
  return g_test_run ();
}
