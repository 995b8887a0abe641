/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "orders-fixture.h"

#include "favor-text.h"
#include "orders-preview.h"

/* What is played for comes sooner. */
#define STEPS_MOST 200

/* ---- Games ---------------------------------------------------------------------------- */

FavorSession *
orders_fixture_session (guint n_seats, guint64 seed, const OrdersOptions *options)
{
  OrdersOptions defaults;

  favor_schema_set_defaults (&orders_options_schema, &defaults);
  return page_fixture_session_with (&favor_orders_game,
                                    options != NULL ? options : &defaults,
                                    n_seats,
                                    seed);
}

void
orders_fixture_start (ViewFixture *self, guint n_seats, guint64 seed)
{
  view_fixture_open (self, orders_fixture_session (n_seats, seed, NULL));
  self->submits = TRUE;
  view_fixture_show (self, 900, 700);
}

void
orders_fixture_step (ViewFixture *self, FavorRng *rng)
{
  FavorAction action = view_fixture_pick (self->session, rng);

  view_fixture_submit (self, &action);
}

gboolean
orders_fixture_seek (ViewFixture *self, OrdersPhase phase, FavorRng *rng)
{
  do
    {
      if (favor_session_get_over (self->session))
        return FALSE;
      orders_fixture_step (self, rng);
    }
  while (orders_fixture_state (self)->head.phase != phase);
  view_fixture_look (self);
  return TRUE;
}

/* How many points it would bring at once. */
static int
count_points (const OrdersState *state, const FavorAction *action)
{
  OrdersPreview preview;
  int           n = 0;

  if (action->kind != ORDERS_ACTION_PLACE_TILE &&
      action->kind != ORDERS_ACTION_PLACE_FOLLOWER)
    return 0;
  orders_preview (state, action, FAVOR_NONE, &preview);
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    n += preview.gain[seat];
  return 2 * n + (action->kind == ORDERS_ACTION_PLACE_FOLLOWER ? 1 : 0);
}

void
orders_fixture_step_well (ViewFixture *fixture, FavorRng *rng)
{
  const OrdersState    *state = orders_fixture_state (fixture);
  FavorAction           best = view_fixture_pick (fixture->session, rng);
  g_auto (FavorActions) legal = { 0 };
  int                   most = 0;

  orders_list (state, &legal);
  for (guint i = 0; i < legal.n; i++)
    if (count_points (state, &legal.items[i]) > most)
      {
        most = count_points (state, &legal.items[i]);
        best = legal.items[i];
      }
  view_fixture_submit (fixture, &best);
}

void
orders_fixture_play_until (ViewFixture *fixture,
                           FavorRng    *rng,
                           gboolean (*test) (ViewFixture *fixture))
{
  for (guint i = 0; i < STEPS_MOST; i++)
    {
      favor_board_finish (FAVOR_BOARD (orders_view_of (fixture)->chart));
      gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
      orders_fixture_step_well (fixture, rng);
      if (test (fixture))
        return;
    }
  g_assert_not_reached ();
}

/* ---- The map -------------------------------------------------------------------------- */

gboolean
orders_fixture_lies (ViewFixture *self, FavorPiece *piece)
{
  graphene_rect_t at;

  return favor_map_get_place (FAVOR_MAP (orders_view_of (self)->chart),
                              GTK_WIDGET (piece),
                              &at);
}

typedef struct
{
  ViewFixture *fixture;
  OrdersThing  thing;
  guint        which;
  FavorPiece  *found;
  guint        n;
} Search;

static void
search_cb (FavorPiece *piece, gpointer data)
{
  Search *search = data;
  guint   which;

  if (orders_chart_identify (piece, &which) != search->thing ||
      !orders_fixture_lies (search->fixture, piece))
    return;
  search->n++;
  if (which == search->which)
    search->found = piece;
}

guint
orders_fixture_count (ViewFixture *self, OrdersThing thing)
{
  Search search = { .fixture = self, .thing = thing, .which = G_MAXUINT };

  favor_tile_foreach (FAVOR_BOARD (orders_view_of (self)->chart), search_cb, &search);
  return search.n;
}

FavorPiece *
orders_fixture_find (ViewFixture *self, OrdersThing thing, guint which)
{
  Search search = { .fixture = self, .thing = thing, .which = which };

  favor_tile_foreach (FAVOR_BOARD (orders_view_of (self)->chart), search_cb, &search);
  return search.found;
}

typedef struct
{
  gint        x;
  gint        y;
  FavorPiece *found;
} SpaceSearch;

static void
search_space_cb (FavorPiece *piece, gpointer data)
{
  SpaceSearch *search = data;
  guint        which;
  gint         x, y;

  if (orders_chart_identify (piece, &which) != ORDERS_THING_SPACE)
    return;
  favor_tile_find_cell (piece, &x, &y);
  if (x == search->x && y == search->y)
    search->found = piece;
}

FavorPiece *
orders_fixture_space (ViewFixture *self, gint x, gint y)
{
  SpaceSearch search = { .x = x, .y = y };

  favor_tile_foreach (FAVOR_BOARD (orders_view_of (self)->chart),
                      search_space_cb,
                      &search);
  g_assert_nonnull (search.found);
  return search.found;
}

FavorPiece *
orders_fixture_ghost (ViewFixture *self)
{
  GtkWidget      *chart = GTK_WIDGET (orders_view_of (self)->chart);
  graphene_rect_t at;

  /* What stands on the tile reaches beyond it. */
  for (GtkWidget *child = gtk_widget_get_first_child (chart); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (FAVOR_IS_PIECE (child) && gtk_widget_get_opacity (child) < 1 &&
        favor_map_get_place (FAVOR_MAP (chart), child, &at) && at.size.width <= 1)
      return FAVOR_PIECE (child);
  return NULL;
}

/* ---- The hand ------------------------------------------------------------------------- */

FavorPiece *
orders_fixture_card (ViewFixture *self, guint order)
{
  return favor_hand_find (orders_view_of (self)->hand, order);
}

guint
orders_fixture_count_hand (ViewFixture *self)
{
  GtkWidget *hand = GTK_WIDGET (orders_view_of (self)->hand);
  guint      n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (hand); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += FAVOR_IS_PIECE (child) &&
         favor_piece_get_key (FAVOR_PIECE (child)) < ORDERS_KEY_FULFILLED;
  return n;
}

/* ---- The decision bar ----------------------------------------------------------------- */

void
orders_fixture_press_chip (ViewFixture *self, const char *label)
{
  int id = view_fixture_find_chip (self, label, FALSE);

  g_assert_cmpint (id, >=, 0);
  favor_game_view_press_chip (self->view, (guint) id);
}

char *
orders_fixture_list_chips (ViewFixture *self)
{
  g_autoptr (GArray)       chips = favor_chips_new ();
  g_autoptr (GStrvBuilder) labels = g_strv_builder_new ();
  g_auto (GStrv)           list = NULL;

  favor_game_view_list_chips (self->view, chips);
  for (guint i = 0; i < chips->len; i++)
    {
      const FavorChip *chip = &g_array_index (chips, FavorChip, i);
      g_autofree char *label = favor_text_without_marks (chip->label);

      if (chip->kind != FAVOR_CHIP_COMMIT)
        g_strv_builder_add (labels, label);
    }
  list = g_strv_builder_end (labels);
  return g_strjoinv ("|", list);
}

char *
orders_fixture_commit (ViewFixture *self)
{
  g_autoptr (GArray) chips = favor_chips_new ();

  favor_game_view_list_chips (self->view, chips);
  for (guint i = 0; i < chips->len; i++)
    {
      const FavorChip *chip = &g_array_index (chips, FavorChip, i);

      if (chip->kind == FAVOR_CHIP_COMMIT)
        return g_strdup (chip->label);
    }
  return NULL;
}

char *
orders_fixture_explain (ViewFixture *self, const FavorAction *action)
{
  FavorRefusal why = { 0 };

  g_assert_false (orders_check (orders_fixture_state (self), action, &why));
  return favor_text_for_refusal (&favor_orders_game,
                                 &why,
                                 favor_session_get_names (self->session));
}
