/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <string.h>

#include "orders-fixture.h"
#include "orders-signs.h"

/* Setting a follower on the tile that was just laid, or none. */

static FavorAction
follow (ViewFixture *fixture, guint part)
{
  return (FavorAction){ .kind = ORDERS_ACTION_PLACE_FOLLOWER,
                        .seat = orders_fixture_state (fixture)->head.decider,
                        .arg = { (gint16) part } };
}

static const FavorPlacedTile *
last_tile (ViewFixture *fixture)
{
  const OrdersState *state = orders_fixture_state (fixture);

  return &state->placed[state->n_placed - 1];
}

/* Whether the tile has such a part, and people may stand on it in this game. */
static gboolean
has_part (ViewFixture *fixture, guint part)
{
  const OrdersState *state = orders_fixture_state (fixture);
  guint tile = last_tile (fixture)->tile, segment = orders_segment_of_part (tile, part);

  return segment != FAVOR_SEGMENT_NONE &&
         (state->options.farms == 0 ||
          orders_shapes[tile].segment[segment].land != FAVOR_LAND_FARM);
}

static gboolean
is_free (ViewFixture *fixture, guint part)
{
  FavorAction action = follow (fixture, part);

  return orders_check (orders_fixture_state (fixture), &action, NULL);
}

typedef struct
{
  ViewFixture view;
  FavorRng    rng;
  guint       n_free;
  guint       n_taken;
} Follow;

static void
begin (Follow *self, guint n_seats, guint64 seed, gboolean farms)
{
  OrdersOptions options;

  *self = (Follow){ 0 };
  favor_schema_set_defaults (&orders_options_schema, &options);
  options.farms = !farms;
  favor_rng_seed (&self->rng, seed);
  view_fixture_open (&self->view, orders_fixture_session (n_seats, seed, &options));
  self->view.submits = TRUE;
  view_fixture_show (&self->view, 900, 700);
}

static gboolean
next (Follow *self)
{
  gboolean found = orders_fixture_seek (&self->view, ORDERS_PHASE_FOLLOW, &self->rng);

  self->view.n_chosen = 0;
  return found;
}

/* ---- Places --------------------------------------------------------------------------- */

/* On the tile or, pushed aside by another one, close to it. */
static void
assert_on_last_tile (ViewFixture *fixture, FavorPiece *target)
{
  const FavorPlacedTile *last = last_tile (fixture);
  FavorMap              *map = FAVOR_MAP (orders_view_of (fixture)->chart);
  graphene_rect_t        at;
  graphene_point_t       middle;

  g_assert_true (favor_map_get_place (map, GTK_WIDGET (target), &at));
  graphene_rect_get_center (&at, &middle);
  g_assert_true (graphene_rect_contains_point (&GRAPHENE_RECT_INIT (last->x - 0.25f,
                                                                    last->y - 0.25f,
                                                                    1.5f,
                                                                    1.5f),
                                               &middle));
}

/* A free place can be chosen, and says who would stand there. */
static void
press_free (Follow *self, FavorPiece *target, guint part)
{
  g_autofree char *name = view_fixture_name_of (target);
  g_autofree char *commit = NULL;

  g_assert_cmpint (favor_piece_get_state (target), ==, FAVOR_PIECE_CHOOSABLE);
  g_assert_true (g_str_has_prefix (name, "A "));
  view_fixture_press (target);
  g_assert_cmpint (favor_piece_get_state (target), ==, FAVOR_PIECE_CHOSEN);
  g_assert_cmpint (favor_game_view_get_selected (self->view.view)
                     ->arg[ORDERS_FOLLOW_SEGMENT],
                   ==,
                   part);
  commit = orders_fixture_commit (&self->view);
  g_assert_cmpstr (commit, ==, "Deploy");
  g_assert_true (favor_game_view_clear (self->view.view));
  self->n_free++;
}

/* Where somebody stands already the rules say so. */
static void
press_taken (Follow *self, FavorPiece *target, guint part)
{
  FavorAction      action = follow (&self->view, part);
  g_autofree char *why = orders_fixture_explain (&self->view, &action);

  g_assert_true (g_str_has_prefix (why, "There is already a follower"));
  g_assert_cmpint (favor_piece_get_state (target), ==, 0);
  view_fixture_press (target);
  g_assert_cmpstr (self->view.refused, ==, why);
  g_assert_null (favor_game_view_get_selected (self->view.view));
  self->n_taken++;
}

static void
assert_targets (Follow *self)
{
  for (guint part = 0; part < ORDERS_N_PARTS; part++)
    {
      FavorPiece *target = orders_fixture_find (&self->view, ORDERS_THING_TARGET, part);

      g_assert_true ((target != NULL) == has_part (&self->view, part));
      if (target == NULL)
        continue;
      assert_on_last_tile (&self->view, target);
      if (is_free (&self->view, part))
        press_free (self, target, part);
      else
        press_taken (self, target, part);
    }
  g_assert_cmpuint (self->view.n_chosen, ==, 0);
}

static void
test_targets (gconstpointer data)
{
  gboolean farms = GPOINTER_TO_INT (data);
  Follow   self;

  begin (&self, 4, 51, farms);
  for (guint i = 0; i < 24 && next (&self); i++)
    assert_targets (&self);
  g_assert_cmpuint (self.n_free, >, 20);
  g_assert_cmpuint (self.n_taken, >, 3);
  orders_fixture_step (&self.view, &self.rng);
  if (orders_fixture_state (&self.view)->head.phase != ORDERS_PHASE_FOLLOW)
    g_assert_cmpuint (orders_fixture_count (&self.view, ORDERS_THING_TARGET), ==, 0);
  view_fixture_close (&self.view);
}

/* ---- Answers -------------------------------------------------------------------------- */

/* Number keys choose the free places in the order of the parts; they submit nothing. */
static void
test_numbers (void)
{
  Follow self;

  begin (&self, 3, 52, TRUE);
  for (guint i = 0; i < 16 && next (&self); i++)
    {
      guint n = 0;

      for (guint part = 0; part < ORDERS_N_PARTS; part++)
        {
          if (!has_part (&self.view, part) || !is_free (&self.view, part))
            continue;
          g_assert_true (favor_game_view_choose_nth (self.view.view, n++));
          g_assert_cmpint (favor_game_view_get_selected (self.view.view)
                             ->arg[ORDERS_FOLLOW_SEGMENT],
                           ==,
                           part);
        }
      g_assert_cmpuint (n, >, 0);
      g_assert_false (favor_game_view_choose_nth (self.view.view, n));
      g_assert_cmpuint (self.view.n_chosen, ==, 0);
    }
  view_fixture_close (&self.view);
}

/* A second press sets the follower, who is seen, or has come home at once. */
static void
test_deploy (void)
{
  Follow self;
  guint  n_standing = 0;

  begin (&self, 5, 53, TRUE);
  for (guint i = 0; i < 16 && next (&self); i++)
    {
      guint       part = 0, at = orders_fixture_state (&self.view)->n_placed - 1u;
      FavorPiece *target;

      while (!has_part (&self.view, part) || !is_free (&self.view, part))
        part++;
      target = orders_fixture_find (&self.view, ORDERS_THING_TARGET, part);
      view_fixture_press (target);
      g_assert_cmpuint (self.view.n_chosen, ==, 0);
      view_fixture_press (target);
      g_assert_cmpuint (self.view.n_chosen, ==, 1);
      g_assert_cmpint (self.view.chosen.kind, ==, ORDERS_ACTION_PLACE_FOLLOWER);
      g_assert_cmpint (self.view.chosen.arg[ORDERS_FOLLOW_SEGMENT], ==, part);
      g_assert_cmpuint (orders_fixture_count (&self.view, ORDERS_THING_FOLLOWER),
                        ==,
                        orders_fixture_state (&self.view)->n_on_board);
      n_standing += orders_fixture_find (&self.view, ORDERS_THING_FOLLOWER, at) != NULL;
    }
  g_assert_cmpuint (n_standing, >, 5);
  view_fixture_close (&self.view);
}

static void
test_no_follower (void)
{
  Follow self;

  begin (&self, 2, 54, TRUE);
  for (guint i = 0; i < 8 && next (&self); i++)
    {
      guint n = orders_fixture_state (&self.view)->n_on_board;

      /* Also while somebody is chosen. */
      if (i % 2 == 1)
        g_assert_true (favor_game_view_choose_nth (self.view.view, 0));
      orders_fixture_press_chip (&self.view, "No Follower");
      g_assert_cmpuint (self.view.n_chosen, ==, 1);
      g_assert_cmpint (self.view.chosen.kind, ==, ORDERS_ACTION_SKIP_FOLLOWER);
      g_assert_cmpuint (orders_fixture_state (&self.view)->n_on_board, <=, n);
      g_assert_cmpuint (orders_fixture_count (&self.view, ORDERS_THING_TARGET), ==, 0);
    }
  view_fixture_close (&self.view);
}

/* Key 0 chooses nobody, also after somebody was chosen; it submits nothing. */
static void
test_key_of_none (void)
{
  Follow self;

  begin (&self, 2, 56, TRUE);
  for (guint i = 0; i < 6 && next (&self); i++)
    {
      if (i % 2 == 1)
        g_assert_true (favor_game_view_choose_nth (self.view.view, 0));
      g_assert_true (favor_game_view_choose_none (self.view.view));
      g_assert_cmpint (favor_game_view_get_selected (self.view.view)->kind,
                       ==,
                       ORDERS_ACTION_SKIP_FOLLOWER);
      g_assert_cmpuint (self.view.n_chosen, ==, 0);
    }
  g_assert_true (orders_fixture_seek (&self.view, ORDERS_PHASE_PLACE, &self.rng));
  g_assert_false (favor_game_view_choose_none (self.view.view));
  view_fixture_close (&self.view);
}

/* The distance of two signs, in pixels. */
static double
measure_gap (FavorMap *map, FavorPiece *one, FavorPiece *other)
{
  graphene_rect_t  places[2];
  graphene_point_t a, b;

  g_assert_true (favor_map_get_place (map, GTK_WIDGET (one), &places[0]));
  g_assert_true (favor_map_get_place (map, GTK_WIDGET (other), &places[1]));
  graphene_rect_get_center (&places[0], &a);
  graphene_rect_get_center (&places[1], &b);
  return graphene_point_distance (&a, &b, NULL, NULL) * favor_map_get_tile (map);
}

/* How many there are beside the first; none covers the one before. */
static guint
assert_apart (Follow *self)
{
  FavorMap   *map = FAVOR_MAP (orders_view_of (&self->view)->chart);
  FavorPiece *last = NULL;
  guint       n_pairs = 0;

  for (guint part = 0; part < ORDERS_N_PARTS; part++)
    {
      FavorPiece *target = orders_fixture_find (&self->view, ORDERS_THING_TARGET, part);

      if (target == NULL)
        continue;
      if (last != NULL)
        {
          g_assert_cmpfloat (measure_gap (map, last, target),
                             >=,
                             ORDERS_TARGET_LEAST * 0.98);
          n_pairs++;
        }
      last = target;
    }
  return n_pairs;
}

/* What does not fit any more glides until it does. */
static gboolean
is_at_rest (Follow *self)
{
  OrdersChart *chart = orders_view_of (&self->view)->chart;

  return !favor_map_is_zooming (FAVOR_MAP (chart)) &&
         !favor_board_is_moving (FAVOR_BOARD (chart));
}

/* On small tiles the signs of a tile lie side by side, also when the window has just become small. */
static void
test_spread (void)
{
  Follow self;
  guint  n_pairs = 0;

  begin (&self, 2, 57, TRUE);
  for (guint i = 0; i < 12 && next (&self); i++)
    {
      int width = i % 2 == 0 ? 420 : 900;

      gtk_window_set_default_size (self.view.window, width, 360);
      page_fixture_wait_for (gtk_widget_get_width (self.view.box) == width);
      page_fixture_settle ();
      page_fixture_wait_for (is_at_rest (&self));
      page_fixture_settle ();
      n_pairs += assert_apart (&self);
    }
  g_assert_cmpuint (n_pairs, >, 10);
  view_fixture_close (&self.view);
}

/* ---- What is there for screen readers ------------------------------------------------- */

static void
assert_told_cb (FavorPiece *piece, gpointer data)
{
  gboolean         lies = orders_fixture_lies (data, piece);
  g_autofree char *wrong = gtk_test_accessible_check_state (GTK_ACCESSIBLE (piece),
                                                            GTK_ACCESSIBLE_STATE_HIDDEN,
                                                            !lies,
                                                            -1);

  g_assert_cmpstr (wrong, ==, NULL);
  if (lies)
    g_assert_nonnull (favor_piece_get_label (piece));
}

/* Screen readers find what lies on the map, and no targets or spaces that are not offered. */
static void
test_told (void)
{
  ViewFixture fixture;
  FavorRng    rng;

  favor_rng_seed (&rng, 55);
  orders_fixture_start (&fixture, 3, 55);
  for (guint i = 0; i < 20; i++)
    {
      g_assert_true (orders_fixture_seek (&fixture,
                                          i % 2 == 0 ? ORDERS_PHASE_FOLLOW
                                                     : ORDERS_PHASE_PLACE,
                                          &rng));
      favor_tile_foreach (FAVOR_BOARD (orders_view_of (&fixture)->chart),
                          assert_told_cb,
                          &fixture);
    }
  view_fixture_close (&fixture);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_data_func ("/orders-view-follow/targets/farms",
                        GINT_TO_POINTER (TRUE),
                        test_targets);
  g_test_add_data_func ("/orders-view-follow/targets/no-farms",
                        GINT_TO_POINTER (FALSE),
                        test_targets);
  g_test_add_func ("/orders-view-follow/numbers", test_numbers);
  g_test_add_func ("/orders-view-follow/deploy", test_deploy);
  g_test_add_func ("/orders-view-follow/no-follower", test_no_follower);
  g_test_add_func ("/orders-view-follow/key-of-none", test_key_of_none);
  g_test_add_func ("/orders-view-follow/spread", test_spread);
  g_test_add_func ("/orders-view-follow/told", test_told);
  return g_test_run ();
}
