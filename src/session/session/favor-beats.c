/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "config.h"

#include "favor-beats.h"

#include "favor-text.h"

/* The unit has so many parts, of 50 milliseconds each at the normal pace. */
#define PARTS 14

/* In parts. */
#define JOINED   1
#define GROUPED  4
#define TOGETHER 11
#define TURN     14

static const guint lengths[] = {
  [FAVOR_WEIGHT_SMALL] = 18,
  [FAVOR_WEIGHT_SCORING] = 24,
  [FAVOR_WEIGHT_TURNING] = 36,
};

static guint
measure (guint parts, guint unit)
{
  return unit * parts / PARTS;
}

/* ---- Within a ply --------------------------------------------------------------------- */

/* Whether it is told together with the event before it. */
static gboolean
goes_along (const FavorGame *game, const FavorEvent *event)
{
  const FavorKind *kind = &game->events[event->kind];

  return kind->follows || kind->weight == FAVOR_WEIGHT_SILENT ||
         favor_text_count_joined (game, event - 1, 2) == 2;
}

void
favor_beat_find (const FavorGame  *game,
                 const FavorEvent *events,
                 guint             n_events,
                 guint             first,
                 FavorBeat        *beat)
{
  guint i = first;

  g_return_if_fail (first < n_events);

  *beat = (FavorBeat){ first, 0, first, FAVOR_WEIGHT_SILENT };
  /* What is silent at the beginning goes with what comes after it. */
  do
    {
      FavorWeight weight = game->events[events[i].kind].weight;

      if (weight > beat->weight)
        {
          beat->weight = weight;
          beat->told = i;
        }
      i++;
    }
  while (i < n_events &&
         (beat->weight == FAVOR_WEIGHT_SILENT || goes_along (game, &events[i])));
  beat->n = i - first;
}

/* %FAVOR_SEAT_NONE if they are of several. */
static FavorSeat
find_actor (const FavorEvent *events, guint n)
{
  for (guint i = 1; i < n; i++)
    if (events[i].actor != events[0].actor)
      return FAVOR_SEAT_NONE;
  return events[0].actor;
}

char *
favor_beat_describe (const FavorBeat  *beat,
                     const FavorGame  *game,
                     const FavorEvent *events,
                     FavorSeat         viewer,
                     const FavorNames *names,
                     FavorSeat        *actor)
{
  const guint end = beat->first + beat->n;
  guint       told = beat->told, n = end - told;
  char       *text = favor_text_for_joined (game, &events[told], &n, viewer, names);

  for (guint i = beat->first; text == NULL && i < end; i++)
    {
      told = i;
      n = end - told;
      text = favor_text_for_joined (game, &events[told], &n, viewer, names);
    }
  *actor = find_actor (&events[told], n);
  return text;
}

gboolean
favor_beats_want_show (const FavorGame *game, const FavorEvent *events, guint n_events)
{
  guint       n = 0, n_scoring = 0;
  FavorWeight most = FAVOR_WEIGHT_SILENT;
  FavorBeat   beat;

  for (guint first = 0; first < n_events; first += beat.n)
    {
      favor_beat_find (game, events, n_events, first, &beat);
      n++;
      n_scoring += beat.weight >= FAVOR_WEIGHT_SCORING;
      most = MAX (most, beat.weight);
    }
  return n_scoring > 1 || (n > 2 && most == FAVOR_WEIGHT_TURNING);
}

gboolean
favor_beats_score (const FavorGame *game, const FavorEvent *events, guint n_events)
{
  for (guint i = 0; i < n_events; i++)
    if (game->events[events[i].kind].weight >= FAVOR_WEIGHT_SCORING)
      return TRUE;
  return FALSE;
}

guint
favor_beat_measure (const FavorBeat *beat, guint unit)
{
  return measure (lengths[MAX (beat->weight, FAVOR_WEIGHT_SMALL)], unit);
}

/* ---- From ply to ply ------------------------------------------------------------------ */

static guint
get_people (FavorSession *session)
{
  guint people = 0;

  for (guint seat = 0; seat < favor_session_get_n_seats (session); seat++)
    if (!favor_session_get_player (session, (FavorSeat) seat)->is_bot)
      people |= 1u << seat;
  return people;
}

/* Whether it is told to one of these. */
static gboolean
is_heard (const FavorGame *game, const FavorEvent *event, guint people)
{
  return (event->seen_by & people) != 0 || game->events[event->kind].hidden != NULL;
}

guint
favor_event_get_named (const FavorGame *game, const FavorEvent *event)
{
  const FavorSchema *args = game->events[event->kind].args;
  guint              named = event->actor >= 0 ? 1u << event->actor : 0;

  for (guint i = 0; args != NULL && i < args->n_fields; i++)
    if (args->fields[i].type == FAVOR_TYPE_SEATS)
      named |= (guint) event->arg[i];
    else if (args->fields[i].type == FAVOR_TYPE_SEAT && event->arg[i] >= 0)
      named |= 1u << event->arg[i];
  return named;
}

/* The event that is told aloud, (nullable): there is none, or there are several. */
static const FavorEvent *
find_only (FavorSession *session, guint ply)
{
  const FavorGame  *game = favor_session_get_game (session);
  guint             n = 0;
  const FavorEvent *events = favor_session_get_events (session, ply, &n);
  const FavorEvent *only = NULL;

  for (guint i = 0; i < n; i++)
    if (game->events[events[i].kind].weight > FAVOR_WEIGHT_SILENT)
      {
        if (only != NULL)
          return NULL;
        only = &events[i];
      }
  return only;
}

void
favor_beats_list_joined (FavorSession *session, guint ply, GArray *events)
{
  const FavorGame  *game;
  const FavorEvent *event;

  g_return_if_fail (FAVOR_IS_SESSION (session));
  g_return_if_fail (events != NULL);

  game = favor_session_get_game (session);
  g_array_set_size (events, 0);
  for (; ply > 0 && (event = find_only (session, ply)) != NULL; ply--)
    {
      g_array_prepend_vals (events, event, 1);
      if (events->len > 1 &&
          favor_text_count_joined (game, (FavorEvent *) events->data, 2) < 2)
        {
          g_array_remove_index (events, 0);
          break;
        }
    }
}

/* Whether who decides after a ply can do the like once more. */
static gboolean
can_join (FavorSession *session, guint ply)
{
  const guint           kind = favor_session_get_action (session, ply)->kind;
  g_auto (FavorActions) legal = { 0 };

  favor_session_get_game (session)->list (favor_session_get_state (session, ply), &legal);
  for (guint i = 0; i < legal.n; i++)
    if (legal.items[i].kind == kind)
      return TRUE;
  return FALSE;
}

/* Of what is small: the last one of several is seen until all of them were seen long enough. */
static guint
count_small_parts (FavorSession *session, guint ply)
{
  g_autoptr (GArray) joined = g_array_new (FALSE, FALSE, sizeof (FavorEvent));
  const FavorGame   *game = favor_session_get_game (session);
  const FavorEvent  *event = find_only (session, ply);

  if (event == NULL || game->events[event->kind].joins == NULL)
    return GROUPED;
  if (can_join (session, ply))
    return JOINED;
  favor_beats_list_joined (session, ply, joined);
  if (joined->len == 1)
    return GROUPED;
  return TOGETHER - MIN (TOGETHER - 1, (joined->len - 1) * JOINED);
}

/* `weight`: of the heaviest that people hear of. */
static guint
count_parts (FavorSession *session, guint ply, FavorWeight weight)
{
  FavorSeat actor = favor_session_get_action (session, ply)->seat;

  if (weight >= FAVOR_WEIGHT_SCORING)
    return lengths[weight];
  if (favor_game_head (favor_session_get_state (session, ply))->decider != actor)
    return TURN;
  if (weight == FAVOR_WEIGHT_SILENT)
    return 0;
  return count_small_parts (session, ply);
}

guint
favor_beats_measure_ply (FavorSession *session, guint ply, guint unit)
{
  const FavorGame  *game;
  const FavorEvent *events;
  FavorWeight       weight = FAVOR_WEIGHT_SILENT;
  guint             n = 0, named = 0, people;

  g_return_val_if_fail (FAVOR_IS_SESSION (session), 0);
  g_return_val_if_fail (ply > 0, 0);

  game = favor_session_get_game (session);
  people = get_people (session);
  events = favor_session_get_events (session, ply, &n);
  for (guint i = 0; i < n; i++)
    if (people == 0 || is_heard (game, &events[i], people))
      {
        FavorWeight own = game->events[events[i].kind].weight;

        weight = MAX (weight, own);
        if (own > FAVOR_WEIGHT_SILENT)
          named |= favor_event_get_named (game, &events[i]);
      }
  /* Something is done to one of these by another. */
  if ((named & people & ~(1u << favor_session_get_action (session, ply)->seat)) != 0)
    return measure (lengths[MAX (weight, FAVOR_WEIGHT_SMALL)] * 3 / 2, unit);
  return measure (count_parts (session, ply, weight), unit);
}
