/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "kingdom-fixture.h"

#include "favor-session-private.h"

static void
show (ViewFixture *self, FavorSession *session)
{
  view_fixture_open (self, session);
  self->submits = TRUE;
  view_fixture_show (self, 900, 700);
}

FavorSession *
kingdom_fixture_session (const KingdomSetup *setup)
{
  g_autofree KingdomState *state = g_new0 (KingdomState, 1);
  FavorPlayer              players[] = { { .name = (char *) "Ann" },
                                         { .name = (char *) "Mei", .colour = 1 } };
  g_autoptr (GError)       error = NULL;
  FavorSession            *session;

  kingdom_play_init (state, setup);
  session = favor_session_new_from_position (&favor_kingdom_game,
                                             state,
                                             players,
                                             G_N_ELEMENTS (players),
                                             7,
                                             &error);
  g_assert_no_error (error);
  return session;
}

FavorMoment
kingdom_fixture_moment (const KingdomState *state)
{
  return (FavorMoment){
    .state = state,
    .size = sizeof *state,
    .viewer = FAVOR_SEAT_NONE,
    .holder = FAVOR_SEAT_NONE,
    .n_seats = state->head.n_seats,
    .names = { .names = { "Ann", "Bo" } },
    .colours = { 0, 1 },
  };
}

void
kingdom_fixture_start (ViewFixture *self, const KingdomSetup *setup)
{
  show (self, kingdom_fixture_session (setup));
}

void
kingdom_fixture_begin (ViewFixture *self, guint n_seats, guint64 seed)
{
  show (self, page_fixture_session (&favor_kingdom_game, n_seats, n_seats, seed));
}

void
kingdom_fixture_step (ViewFixture *self, FavorRng *rng)
{
  FavorAction action = view_fixture_pick (self->session, rng);

  view_fixture_submit (self, &action);
  view_fixture_look (self);
}

/* ---- The map -------------------------------------------------------------------------- */

gboolean
kingdom_fixture_lies (ViewFixture *self, FavorPiece *piece)
{
  graphene_rect_t at;

  return favor_map_get_place (FAVOR_MAP (kingdom_view_of (self)->chart),
                              GTK_WIDGET (piece),
                              &at);
}

typedef struct
{
  ViewFixture *fixture;
  KingdomThing thing;
  guint        which;
  gint         x;
  gint         y;
  FavorPiece  *found;
  guint        n;
} Search;

static void
search_cb (FavorPiece *piece, gpointer data)
{
  Search *search = data;
  guint   which;

  if (kingdom_chart_identify (piece, &which) != search->thing ||
      !kingdom_fixture_lies (search->fixture, piece))
    return;
  search->n++;
  if (which == search->which)
    search->found = piece;
}

FavorPiece *
kingdom_fixture_find (ViewFixture *self, KingdomThing thing, guint which)
{
  Search search = { .fixture = self, .thing = thing, .which = which };

  favor_tile_foreach (FAVOR_BOARD (kingdom_view_of (self)->chart), search_cb, &search);
  return search.found;
}

guint
kingdom_fixture_count (ViewFixture *self, KingdomThing thing)
{
  Search search = { .fixture = self, .thing = thing, .which = G_MAXUINT };

  favor_tile_foreach (FAVOR_BOARD (kingdom_view_of (self)->chart), search_cb, &search);
  return search.n;
}

FavorPiece *
kingdom_fixture_tile (ViewFixture *self, gint x, gint y)
{
  gint        tile = kingdom_find_tile (&kingdom_fixture_state (self)->table, x, y);
  FavorPiece *piece;

  g_assert_cmpint (tile, >=, 0);
  piece = kingdom_fixture_find (self, KINGDOM_THING_TILE, (guint) tile);
  g_assert_nonnull (piece);
  return piece;
}

static void
search_space_cb (FavorPiece *piece, gpointer data)
{
  Search *search = data;
  guint   which;
  gint    x, y;

  if (kingdom_chart_identify (piece, &which) != KINGDOM_THING_SPACE)
    return;
  favor_tile_find_cell (piece, &x, &y);
  if (x == search->x && y == search->y)
    search->found = piece;
}

FavorPiece *
kingdom_fixture_space (ViewFixture *self, gint x, gint y)
{
  Search search = { .x = x, .y = y };

  favor_tile_foreach (FAVOR_BOARD (kingdom_view_of (self)->chart),
                      search_space_cb,
                      &search);
  g_assert_nonnull (search.found);
  return search.found;
}

/* ---- The hand ------------------------------------------------------------------------- */

FavorPiece *
kingdom_fixture_held (ViewFixture *self, guint piece)
{
  for (guint key = 0; key < KINGDOM_N_PIECES; key++)
    if (kingdom_view_piece_of_key (key) == piece)
      return favor_hand_find (kingdom_view_of (self)->hand, key);
  g_assert_not_reached ();
}

FavorPiece *
kingdom_fixture_card (ViewFixture *self, guint character)
{
  return favor_hand_find (kingdom_view_of (self)->hand, KINGDOM_KEY_ACTION + character);
}

/* ---- What is chosen ------------------------------------------------------------------- */

void
kingdom_fixture_assert_chosen (ViewFixture *self, const char *words)
{
  const FavorAction *action = favor_game_view_get_selected (self->view);
  FavorAction        expected;

  if (*words == '\0')
    {
      g_assert_null (action);
      return;
    }
  expected = kingdom_play_action (kingdom_fixture_state (self), words);
  g_assert_nonnull (action);
  g_assert_true (favor_action_equal (action, &expected));
}
