/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "dragon-fixture.h"

#include "dragon-random.h"

FavorSession *
dragon_fixture_session (guint n_seats, guint64 seed, int number)
{
  DragonOptions options = { 0 };

  if (number < 0)
    favor_schema_set_defaults (&dragon_options_schema, &options);
  else
    dragon_random_options (&options, (guint) number);
  return page_fixture_session_with (&favor_dragon_game, &options, n_seats, seed);
}

void
dragon_fixture_open (ViewFixture *self, FavorSession *session)
{
  GtkWidget *deal;

  view_fixture_open (self, session);
  self->submits = TRUE;
  deal = favor_game_view_get_tool (self->view);
  gtk_box_append (GTK_BOX (self->box), deal);
  gtk_widget_set_visible (deal, FALSE);
}

gboolean
dragon_fixture_seek (ViewFixture *self, DragonPhase phase, FavorRng *rng)
{
  while (!favor_session_get_over (self->session) &&
         dragon_fixture_state (self)->head.phase != phase)
    {
      FavorAction action = view_fixture_pick (self->session, rng);

      view_fixture_submit (self, &action);
    }
  view_fixture_look (self);
  return dragon_fixture_state (self)->head.phase == phase;
}

FavorPiece *
dragon_fixture_hand_piece (ViewFixture *self, guint role)
{
  GPtrArray *pieces = favor_hand_get_pieces (dragon_view_of (self)->hand);

  for (guint i = 0; i < pieces->len; i++)
    if (favor_piece_get_key (pieces->pdata[i]) / DRAGON_KEY_COPIES == role)
      return pieces->pdata[i];
  return NULL;
}

guint
dragon_fixture_count_hand (ViewFixture *self, gboolean in_tray)
{
  guint n = 0;

  for (GtkWidget *child =
         gtk_widget_get_first_child (GTK_WIDGET (dragon_view_of (self)->hand));
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += (favor_piece_get_key (FAVOR_PIECE (child)) >= DRAGON_KEY_HOME) == in_tray;
  return n;
}

FavorPiece *
dragon_fixture_vote (ViewFixture *self, guint role)
{
  return dragon_council_get_vote (dragon_view_of (self)->council, role);
}

FavorPiece *
dragon_fixture_card (ViewFixture *self, guint index)
{
  FavorPiece *piece = dragon_council_get_card (dragon_view_of (self)->council, index);

  g_assert_nonnull (piece);
  return piece;
}

void
dragon_fixture_press_chip (ViewFixture *self, const char *label)
{
  int id = view_fixture_find_chip (self, label, FALSE);

  g_assert_cmpint (id, >=, 0);
  favor_game_view_press_chip (self->view, (guint) id);
}

void
dragon_fixture_start (ViewFixture *self, guint n_seats, int number)
{
  dragon_fixture_open (self, dragon_fixture_session (n_seats, 21, number));
}

void
dragon_fixture_open_vote (ViewFixture *self)
{
  dragon_fixture_start (self, 4, -1);
  dragon_fixture_press_chip (self, "3 votes each");
  dragon_fixture_press_chip (self, "3 votes each");
  view_fixture_look (self);
  g_assert_cmpint (dragon_fixture_state (self)->head.phase, ==, DRAGON_PHASE_VOTE);
  self->n_chosen = 0;
}

void
dragon_fixture_place_vote (ViewFixture *self, guint nth)
{
  const DragonState *state = dragon_fixture_state (self);
  FavorAction action = { .kind = DRAGON_ACTION_PLACE_VOTE, .seat = state->head.decider };

  action.arg[DRAGON_PLACE_ON] = (gint16) (nth % DRAGON_N_ROLES);
  while (state->hand[action.seat][action.arg[DRAGON_PLACE_CARD]] == 0)
    action.arg[DRAGON_PLACE_CARD]++;
  view_fixture_submit (self, &action);
}

void
dragon_fixture_lay_votes (ViewFixture *self)
{
  FavorAction nominate = { .kind = DRAGON_ACTION_NOMINATE_VOTES, .arg = { 3 } };

  dragon_fixture_open (self, dragon_fixture_session (4, 6, -1));
  nominate.seat = favor_session_get_decider (self->session);
  view_fixture_submit (self, &nominate);
  for (guint i = 0; i < DRAGON_FIXTURE_N_VOTES - 1; i++)
    dragon_fixture_place_vote (self, i);
  favor_cursor_set_viewer (self->cursor, FAVOR_SEAT_NONE);
  view_fixture_show (self, 900, 760);
}

const gint8 *
dragon_fixture_hand (ViewFixture *self)
{
  const DragonState *state = dragon_fixture_state (self);

  return state->hand[state->head.decider];
}

guint
dragon_fixture_first_in_hand (ViewFixture *self)
{
  guint role = 0;

  while (dragon_fixture_hand (self)[role] == 0)
    role++;
  return role;
}
