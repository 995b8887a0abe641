/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <adwaita.h>

#include "favor-beats.h"
#include "favor-game-view.h"
#include "favor-games.h"
#include "favor-rounds.h"
#include "favor-text.h"
#include "favor-views.h"

#include "fixture.h"

/* measure-telling: how long a person is told what happened, in seconds a round, at each pace: the first
 * ten rounds of three games of each, a person and three computers, all played as a computer of the level
 * casual plays. "All alike" is how long it would be if all actions were seen for the same time. What is
 * told one thing after the other counts with all that the person hears of it; the page of a round, which
 * stays until it is dismissed, does not, but what comes behind it does. No beat may be longer than the
 * table says.
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

/* At the normal pace, in milliseconds: how long what tells something is seen at most, and how much longer
 * what another does to a person. */
static const guint most[] = { [FAVOR_WEIGHT_SMALL] = 900,
                              [FAVOR_WEIGHT_SCORING] = 1200,
                              [FAVOR_WEIGHT_TURNING] = 1800 };
#define NORMAL  700
#define CONCERN 3 / 2

/* In milliseconds. */
typedef struct
{
  guint n_rounds;
  guint n_plies;
  guint n_beats;
  guint alike;
  guint told;
  guint own;
  guint behind_pages;
  guint longest;
} Told;

static void
add (Told *sum, const Told *told)
{
  sum->n_rounds += told->n_rounds;
  sum->n_plies += told->n_plies;
  sum->n_beats += told->n_beats;
  sum->alike += told->alike;
  sum->told += told->told;
  sum->behind_pages += told->behind_pages;
  sum->own += told->own;
  sum->longest = MAX (sum->longest, told->longest);
}

static void
print (const char *what, const char *pace, const Told *told)
{
  double n = told->n_rounds * 1000.0;

  g_print (
    "%-18s %-6s %2u rounds, %3u plies, %4u beats: all alike %5.1f s a round, told %5.1f s, of it %4.1f s "
    "what the person did, %4.1f s behind pages; longest beat %.2f s\n",
    what,
    pace,
    told->n_rounds,
    told->n_plies,
    told->n_beats,
    told->alike / n,
    told->told / n,
    told->own / n,
    told->behind_pages / n,
    told->longest / 1000.0);
}

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

/* ---- Telling -------------------------------------------------------------------------- */

static void
note_wait (Told *told, guint wait, guint limit)
{
  g_assert_cmpuint (wait, <=, limit);
  told->n_beats += wait > 0;
  told->told += wait;
  told->longest = MAX (told->longest, wait);
}

static gboolean
is_heard (FavorSession *session, const FavorEvent *events, const FavorBeat *beat)
{
  for (guint i = beat->first; i < beat->first + beat->n; i++)
    {
      g_autofree char *text = favor_text_for_event (favor_session_get_game (session),
                                                    &events[i],
                                                    0,
                                                    favor_session_get_names (session));

      if (text != NULL)
        return TRUE;
    }
  return FALSE;
}

/* Events from `first` on, of which there are `n`, one thing after the other. */
static void
tell_events (Told             *told,
             FavorSession     *session,
             const FavorEvent *events,
             guint             first,
             guint             n,
             guint             unit)
{
  FavorBeat beat;

  for (; first < n; first += beat.n)
    {
      favor_beat_find (favor_session_get_game (session), events, n, first, &beat);
      if (is_heard (session, events, &beat))
        note_wait (told,
                   favor_beat_measure (&beat, unit),
                   most[MAX (beat.weight, FAVOR_WEIGHT_SMALL)] * unit / NORMAL);
    }
}

/* What is seen as long as the next computer waits. */
static void
tell_step (Told *told, FavorSession *session, guint ply, guint unit)
{
  const FavorGame  *game = favor_session_get_game (session);
  guint             n;
  const FavorEvent *events = favor_session_get_events (session, ply, &n);
  FavorWeight       weight = FAVOR_WEIGHT_SMALL;

  for (guint i = 0; i < n; i++)
    weight = MAX (weight, game->events[events[i].kind].weight);
  note_wait (told,
             favor_beats_measure_ply (session, ply, unit),
             most[weight] * CONCERN * unit / NORMAL);
}

/* As the view of the game shows it, see favor_game_view_begin_show (). */
static void
tell_ply (Told *told, FavorGameView *view, guint ply, guint unit)
{
  FavorCursor      *cursor = favor_game_view_get_cursor (view);
  FavorSession     *session = favor_cursor_get_session (cursor);
  const FavorGame  *game = favor_session_get_game (session);
  guint             n, split = 0;
  const FavorEvent *events = favor_session_get_events (session, ply, &n);
  gboolean wanted = FAVOR_GAME_VIEW_GET_CLASS (view)->wants_show (view, events, n);

  if (favor_views_find (game->id)->tells_rounds)
    split = favor_rounds_find_split (cursor, ply);
  if (wanted || favor_beats_score (game, events, split))
    tell_events (told, session, events, 0, split > 0 ? split : n, unit);
  if (split > 0)
    {
      guint before = told->told;

      tell_events (told, session, events, split, n, unit);
      told->behind_pages += told->told - before;
    }
  else if (!wanted &&
           favor_game_head (favor_session_get_state (session, ply))->decider > 0)
    tell_step (told, session, ply, unit);
}

/* ---- Games ---------------------------------------------------------------------------- */

static FavorSession *
play (const FavorGame *game, guint64 seed)
{
  FavorSession *session = fixture_new_of (game, N_SEATS, 1, seed);

  while (!favor_session_get_over (session) && find_round (session) <= N_ROUNDS)
    fixture_choose (session, FAVOR_LEVEL_CASUAL);
  return session;
}

static void
measure (FavorSession *session, guint pace, Told *told)
{
  const FavorGame        *game = favor_session_get_game (session);
  g_autoptr (FavorCursor) cursor = favor_cursor_new (session);
  FavorGameView          *view = g_object_ref_sink (
    g_object_new (favor_views_find (game->id)->get_type (), "cursor", cursor, NULL));

  favor_cursor_set_viewer (cursor, 0);
  *told = (Told){ .n_rounds = MIN (find_round (session), N_ROUNDS),
                  .n_plies = favor_session_get_n_plies (session) };
  /* Behind the last one is nothing, unless it is the end of the game. */
  for (guint ply = 1; ply < told->n_plies + favor_session_get_over (session); ply++)
    {
      guint before;

      if (favor_game_head (favor_session_get_state (session, ply))->decider > 0)
        told->alike += paces[pace].unit;
      before = told->told;
      tell_ply (told, view, ply, paces[pace].unit);
      if (favor_session_get_action (session, ply)->seat == 0)
        told->own += told->told - before;
    }
  g_object_unref (view);
}

static void
measure_game (const FavorGame *game)
{
  Told sums[G_N_ELEMENTS (paces)] = { { 0 } };

  for (guint64 seed = 1; seed <= N_SESSIONS; seed++)
    {
      g_autoptr (FavorSession) session = play (game, seed);

      for (guint i = 0; i < G_N_ELEMENTS (paces); i++)
        {
          Told told;

          measure (session, i, &told);
          print (game->id, paces[i].name, &told);
          add (&sums[i], &told);
        }
    }
  for (guint i = 0; i < G_N_ELEMENTS (paces); i++)
    {
      g_assert_cmpuint (sums[i].n_rounds, >=, N_ROUNDS);
      print ("  all of them", paces[i].name, &sums[i]);
    }
}

int
main (void)
{
  adw_init ();
  for (guint i = 0; favor_views_get_nth (i) != NULL; i++)
    measure_game (favor_games_find (favor_views_get_nth (i)->game_id));
  return 0;
}
