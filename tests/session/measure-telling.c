/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-beats.h"
#include "favor-games.h"

#include "fixture.h"

/* measure-telling: how long a person waits for computers, in seconds a round, at each pace: the first
 * ten rounds of three games of each, a person and three computers, all played as a computer of the level casual plays. In
 * front stands how long it would be if all actions were seen for the same time.
 *
 * A game without rounds has one whenever everybody had a turn. */

#define N_SEATS    4
#define N_ROUNDS   10
#define N_SESSIONS 3

static const struct
{
  const char *name;
  guint       unit;
} paces[] = { { "slow", 1400 }, { "normal", 700 }, { "fast", 280 } };

/* 0 before the first one. */
static guint
find_round (FavorSession *session)
{
  guint    n = favor_session_get_n_plies (session), n_turns = 0;
  FavorPad pad = { 0 };

  favor_session_get_game (session)->score (favor_session_get_state (session, n), 0, &pad);
  if (pad.round > 0)
    return pad.round;
  for (guint ply = 2; ply <= n; ply++)
    n_turns += favor_session_get_action (session, ply)->seat !=
               favor_session_get_action (session, ply - 1)->seat;
  return n_turns / N_SEATS;
}

/* Whether a computer goes on after that ply, so that it is waited for. */
static gboolean
is_waited_for (FavorSession *session, guint ply)
{
  FavorSeat decider = favor_game_head (favor_session_get_state (session, ply))->decider;

  return decider > 0;
}

static void
measure (const char *id, guint64 seed)
{
  const FavorGame         *game = favor_games_find (id);
  g_autoptr (FavorSession) session = fixture_new_of (game, N_SEATS, 1, seed);
  guint                    n_plies, n_rounds;

  while (!favor_session_get_over (session) && find_round (session) <= N_ROUNDS)
    fixture_choose (session, FAVOR_LEVEL_CASUAL);
  n_plies = favor_session_get_n_plies (session);
  n_rounds = MIN (find_round (session), N_ROUNDS);
  for (guint i = 0; i < G_N_ELEMENTS (paces); i++)
    {
      guint alike = 0, weighed = 0;

      for (guint ply = 1; ply < n_plies; ply++)
        if (is_waited_for (session, ply))
          {
            alike += paces[i].unit;
            weighed += favor_beats_measure_ply (session, ply, paces[i].unit);
          }
      g_print ("%-18s %-6s %2u rounds, %3u plies, %5.1f s a round, by weight %5.1f s\n",
               id,
               paces[i].name,
               n_rounds,
               n_plies,
               alike / 1000.0 / n_rounds,
               weighed / 1000.0 / n_rounds);
    }
}

int
main (void)
{
  for (guint i = 0; i < favor_games_get_n (); i++)
    for (guint64 seed = 1; seed <= N_SESSIONS; seed++)
      measure (favor_games_get_nth (i)->id, seed);
  return 0;
}
