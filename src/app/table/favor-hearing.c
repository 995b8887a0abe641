/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-hearing.h"

#include "favor-text.h"

/* Where a game does not say how many points are many. */
#define MUCH 5

/**
 * favor_sound_get_group:
 * @sound: one that can be heard
 *
 * Returns: the sounds of which only one is heard at a time
 */
FavorSoundGroup
favor_sound_get_group (FavorSound sound)
{
  if (sound >= FAVOR_SOUND_WON)
    return FAVOR_SOUNDS_CALLS;
  if (sound >= FAVOR_SOUND_GAIN)
    return FAVOR_SOUNDS_POINTS;
  return sound >= FAVOR_SOUND_DEAL ? FAVOR_SOUNDS_DEEDS : FAVOR_SOUNDS_THINGS;
}

/* ---- The best of each group ------------------------------------------------------------- */

/* For each group the sound that tells most, and how much that is; NONE before there is one. */
typedef struct
{
  FavorSound  sound[FAVOR_N_SOUND_GROUPS];
  FavorWeight weight[FAVOR_N_SOUND_GROUPS];
} Best;

static void
consider (Best *best, FavorSound sound, FavorWeight weight)
{
  FavorSoundGroup group;

  if (sound <= FAVOR_SOUND_NONE)
    return;
  group = favor_sound_get_group (sound);
  if (best->sound[group] > FAVOR_SOUND_NONE &&
      (weight < best->weight[group] ||
       (weight == best->weight[group] && sound <= best->sound[group])))
    return;
  best->sound[group] = sound;
  best->weight[group] = weight;
}

/* What means more is taken first; of what means as much the group further down. */
static FavorSound
take_best (Best *best)
{
  guint      first = FAVOR_N_SOUND_GROUPS;
  FavorSound sound;

  for (guint i = 0; i < FAVOR_N_SOUND_GROUPS; i++)
    if (best->sound[i] > FAVOR_SOUND_NONE &&
        (first == FAVOR_N_SOUND_GROUPS || best->weight[i] >= best->weight[first]))
      first = i;
  if (first == FAVOR_N_SOUND_GROUPS)
    return FAVOR_SOUND_NONE;
  sound = best->sound[first];
  best->sound[first] = FAVOR_SOUND_NONE;
  return sound;
}

/* ---- Events ----------------------------------------------------------------------------- */

/* What is not told in words is not to be heard either. */
static gboolean
is_told (const FavorHearing *self, const FavorEvent *event)
{
  return self->game->events[event->kind].hidden != NULL ||
         favor_event_is_open (event, self->viewer);
}

static FavorSound
sound_of (const FavorHearing *self, const FavorEvent *event)
{
  if (self->table == NULL)
    return self->game->events[event->kind].reveals ? FAVOR_SOUND_TURNED
                                                   : FAVOR_SOUND_LAID;
  for (guint i = 0; i < self->table->n_rows; i++)
    if (g_str_equal (self->table->rows[i].event, self->game->events[event->kind].id))
      return self->table->rows[i].sound;
  return FAVOR_SOUND_NONE;
}

/* An action of which a game without a table tells nothing is heard all the same. */
static void
consider_events (const FavorHearing *self, Best *best)
{
  if (self->table == NULL)
    consider (best, FAVOR_SOUND_LAID, FAVOR_WEIGHT_SILENT);
  for (guint i = 0; i < self->n_events; i++)
    if (is_told (self, &self->events[i]))
      consider (best,
                sound_of (self, &self->events[i]),
                self->table != NULL ? self->game->events[self->events[i].kind].weight
                                    : FAVOR_WEIGHT_SMALL);
}

/* ---- Points ----------------------------------------------------------------------------- */

static gint32
measure_gain (const FavorHearing *self, FavorSeat seat)
{
  FavorPad before = { 0 }, after = { 0 };

  self->game->score (self->before, seat, &before);
  self->game->score (self->after, seat, &after);
  return after.total - before.total;
}

/* What the viewer's own points do matters more than those of all others. */
static gint32
find_gain (const FavorHearing *self, FavorSeat *whose)
{
  gint32 most = 0;

  for (guint i = 0; i < favor_game_head (self->after)->n_seats; i++)
    {
      gint32 gain = measure_gain (self, (FavorSeat) i);

      if (gain != 0 && (FavorSeat) i == self->viewer)
        {
          *whose = self->viewer;
          return gain;
        }
      if (ABS (gain) > ABS (most))
        {
          most = gain;
          *whose = (FavorSeat) i;
        }
    }
  return most;
}

static FavorSound
sound_of_gain (const FavorHearing *self, gint32 gain)
{
  gint32 much = self->table != NULL && self->table->much > 0 ? self->table->much : MUCH;

  if (gain == 0)
    return FAVOR_SOUND_NONE;
  if (gain < 0)
    return FAVOR_SOUND_LOSS;
  return gain >= much ? FAVOR_SOUND_GAIN_LARGE : FAVOR_SOUND_GAIN;
}

/* ---- The end ---------------------------------------------------------------------------- */

/* The position may be one in the middle of the last action, in which nobody has won yet, but in which
 * it is plain who is first. */
static FavorSound
sound_of_end (const FavorHearing *self)
{
  for (guint i = 0; i < favor_game_head (self->after)->n_seats; i++)
    if (self->people & 1u << i)
      {
        FavorPad pad = { 0 };

        self->game->score (self->after, (FavorSeat) i, &pad);
        if (pad.winner || pad.rank == 1)
          return FAVOR_SOUND_WON;
      }
  return FAVOR_SOUND_OVER;
}

static gboolean
is_end (const FavorHearing *self, const Best *best)
{
  if (self->table == NULL)
    return favor_game_head (self->after)->decider == FAVOR_SEAT_NONE &&
           favor_game_head (self->before)->decider != FAVOR_SEAT_NONE;
  return best->sound[FAVOR_SOUNDS_CALLS] == FAVOR_SOUND_WON;
}

/* ---- All of it -------------------------------------------------------------------------- */

/* Nobody at this screen did it, and no points of theirs changed. */
static gboolean
is_theirs (const FavorHearing *self, FavorSeat whose)
{
  if (self->people == 0 || (whose >= 0 && (self->people & 1u << whose) != 0))
    return FALSE;
  for (guint i = 0; i < self->n_events; i++)
    if (self->events[i].actor >= 0 && (self->people & 1u << self->events[i].actor) != 0)
      return FALSE;
  return TRUE;
}

/**
 * favor_hearing_choose:
 * @heard: (out): at most two sounds, or none
 *
 * What means most by the weights of the game, and one more of another group, is heard. The end of a
 * game is heard alone.
 */
void
favor_hearing_choose (const FavorHearing *self, FavorHeard *heard)
{
  Best      best = { 0 };
  FavorSeat whose = FAVOR_SEAT_NONE;
  gint32    gain;

  g_return_if_fail (self->game != NULL && self->before != NULL && self->after != NULL);
  g_return_if_fail (self->events != NULL || self->n_events == 0);

  *heard = (FavorHeard){ 0 };
  consider_events (self, &best);
  if (is_end (self, &best))
    {
      heard->sounds[heard->n++] = sound_of_end (self);
      return;
    }
  gain = find_gain (self, &whose);
  consider (&best, sound_of_gain (self, gain), FAVOR_WEIGHT_SCORING);
  while (heard->n < FAVOR_MAX_HEARD)
    {
      FavorSound sound = take_best (&best);

      if (sound == FAVOR_SOUND_NONE)
        break;
      heard->sounds[heard->n++] = sound;
    }
  heard->theirs = heard->n > 0 && is_theirs (self, whose);
  /* First what is done, then what it brings. */
  if (heard->n == 2 && heard->sounds[0] > heard->sounds[1])
    {
      FavorSound first = heard->sounds[1];

      heard->sounds[1] = heard->sounds[0];
      heard->sounds[0] = first;
    }
}
