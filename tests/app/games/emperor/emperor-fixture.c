/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "emperor-fixture.h"

#include "emperor-random.h"

FavorSession *
emperor_fixture_session (guint number)
{
  EmperorState state;

  emperor_random_start (&state, number);
  return page_fixture_session_with (&favor_emperor_game,
                                    &state.options,
                                    state.head.n_seats,
                                    number);
}

/* While something is being shown, who acted looks. */
void
emperor_fixture_submit (ViewFixture *self, const FavorAction *action)
{
  view_fixture_submit (self, action);
  if (!favor_game_view_get_showing (self->view))
    view_fixture_look (self);
}

void
emperor_fixture_seek (FavorSession *session, EmperorPrompt prompt, FavorRng *rng)
{
  g_auto (FavorActions) legal = { 0 };
  const EmperorState   *state;

  while (state = favor_session_get_state (session, favor_session_get_n_plies (session)),
         state->prompt != prompt)
    {
      FavorAction        action = emperor_random_action (state, &legal, rng);
      g_autoptr (GError) error = NULL;

      g_assert_false (favor_session_get_over (session));
      favor_session_submit (session, &action, &error);
      g_assert_no_error (error);
    }
}

void
emperor_fixture_play (ViewFixture *self, guint n, FavorRng *rng)
{
  g_auto (FavorActions) legal = { 0 };

  while (n-- > 0 && !favor_session_get_over (self->session))
    {
      FavorAction action = emperor_random_action (emperor_fixture_state (self),
                                                  &legal,
                                                  rng);

      emperor_fixture_submit (self, &action);
    }
}

FavorPiece *
emperor_fixture_place (ViewFixture *self, guint key)
{
  FavorPiece *piece = emperor_palace_get_piece (emperor_view_of (self)->palace, key);

  g_assert_nonnull (piece);
  return piece;
}

FavorPiece *
emperor_fixture_card (ViewFixture *self, gint piece, guint copy)
{
  guint key = (guint) piece * EMPEROR_KEY_COPIES + copy;

  g_assert_nonnull (favor_hand_find (emperor_view_of (self)->hand, key));
  return favor_hand_find (emperor_view_of (self)->hand, key);
}

FavorPiece *
emperor_fixture_event (ViewFixture *self, gint event)
{
  guint key = EMPEROR_KEY_OPEN + (guint) event;

  g_assert_nonnull (favor_hand_find (emperor_view_of (self)->hand, key));
  return favor_hand_find (emperor_view_of (self)->hand, key);
}

gboolean
emperor_fixture_press_chip (ViewFixture *self, const char *label)
{
  int id = view_fixture_find_chip (self, label, TRUE);

  if (id < 0)
    return FALSE;
  favor_game_view_press_chip (self->view, (guint) id);
  return TRUE;
}

void
emperor_fixture_clear (ViewFixture *self)
{
  while (favor_game_view_clear (self->view))
    continue;
}

void
emperor_fixture_open_where (ViewFixture *fixture, guint number, EmperorFits fits)
{
  FavorSession         *session = emperor_fixture_session (number);
  g_auto (FavorActions) legal = { 0 };
  FavorRng              rng;

  favor_rng_seed (&rng, number);
  for (;;)
    {
      const EmperorState
        *state = favor_session_get_state (session, favor_session_get_n_plies (session));
      FavorAction        action;
      g_autoptr (GError) error = NULL;

      favor_emperor_game.list (state, &legal);
      if (fits (state, &legal))
        break;
      if (favor_session_get_over (session))
        {
          g_object_unref (session);
          session = emperor_fixture_session (++number);
          continue;
        }
      action = emperor_random_action (state, &legal, &rng);
      favor_session_submit (session, &action, &error);
      g_assert_no_error (error);
    }
  view_fixture_open (fixture, session);
}
