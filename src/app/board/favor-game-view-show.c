/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-game-view-private.h"

#include "favor-motion.h"
#include "favor-text.h"

/* The rules carry an action out at once; people see what came of it one thing after the other. */

static void go_on (FavorGameView *self);

static gboolean
next_cb (gpointer data)
{
  FavorGameView *self = data;

  favor_game_view_peek_show (self)->timeout = 0;
  go_on (self);
  return G_SOURCE_REMOVE;
}

/* Pausing holds what was to come by itself, and going on waits for it anew. */
void
favor_game_view_pace_show (FavorGameView *self)
{
  FavorShow *show = favor_game_view_peek_show (self);
  guint      wait = favor_motion_measure_beat (favor_motion_get_default (), &show->beat);

  g_clear_handle_id (&show->timeout, g_source_remove);
  if (!favor_game_view_get_paused (self) && !show->waits)
    show->timeout = g_timeout_add (wait, next_cb, self);
}

static void
finish (FavorGameView *self)
{
  FavorShow  *show = favor_game_view_peek_show (self);
  FavorMoment moment = {
    .state = favor_cursor_get_state (favor_game_view_get_cursor (self)),
    .before = show->seen,
    .animated = TRUE
  };

  show->n_shown = 0;
  favor_game_view_see (self, &moment);
  favor_game_view_stop_show (self);
}

/* How many of the events that are shown now were told as one, the last among them. */
static guint
count_told (FavorGameView *self)
{
  FavorShow       *show = favor_game_view_peek_show (self);
  const FavorGame *game =
    favor_session_get_game (favor_cursor_get_session (favor_game_view_get_cursor (self)));
  const FavorEvent *events = (const FavorEvent *) show->events->data;
  guint             first = show->beat.told;

  if (show->waits || first < show->n_before || first >= show->n_shown ||
      favor_text_count_joined (game, &events[first], show->n_shown - first) <
        show->n_shown - first)
    return 1;
  return show->n_shown - first;
}

/* What is seen behind the last event that was shown. */
static void
see_shown (FavorGameView *self)
{
  FavorCursor        *cursor = favor_game_view_get_cursor (self);
  FavorShow          *show = favor_game_view_peek_show (self);
  g_autofree gpointer before = show->seen;
  guint               n_events = count_told (self);
  FavorMoment         moment = { .before = before,
                                 .events = favor_game_view_get_shown (self, NULL) -
                                           (n_events - 1),
                                 .n_events = n_events,
                                 .showing = TRUE,
                                 .animated = TRUE };

  show->seen = g_malloc (favor_session_get_game (favor_cursor_get_session (cursor))
                           ->state->size);
  favor_cursor_copy_between (cursor, show->ply, show->n_shown - 1, show->seen);
  moment.state = show->seen;
  favor_game_view_see (self, &moment);
}

/* (nullable): what this viewer hears of a beat. */
static char *
caption_of (FavorGameView *self, const FavorBeat *beat, const FavorEvent *events)
{
  FavorCursor  *cursor = favor_game_view_get_cursor (self);
  FavorSession *session = favor_cursor_get_session (cursor);
  FavorSeat     actor;

  return favor_beat_describe (beat,
                              favor_session_get_game (session),
                              events,
                              favor_cursor_get_viewer (cursor),
                              favor_session_get_names (session),
                              &actor);
}

/* All of a round was shown: who looks goes on when it was understood. Of that `n_before` events are no
 * news any more. */
static void
wait_at_round_end (FavorGameView *self, guint n_before)
{
  FavorShow       *show = favor_game_view_peek_show (self);
  g_autofree char *caption = NULL;

  show->n_before = n_before;
  show->n_shown = show->wait_at;
  show->waits = TRUE;
  see_shown (self);
  favor_game_view_pace_show (self);
  caption = favor_show_describe_round_end (show, favor_game_view_get_cursor (self));
  favor_game_view_set_caption (self, caption);
}

/* Shows what comes next; things about which this viewer hears nothing are passed over. Behind the end of
 * a round comes what the next one begins with. */
static void
go_on (FavorGameView *self)
{
  FavorCursor      *cursor = favor_game_view_get_cursor (self);
  FavorShow        *show = favor_game_view_peek_show (self);
  const FavorEvent *events = (const FavorEvent *) show->events->data;
  guint             n_events = show->wait_at > 0 ? show->wait_at : show->events->len;
  g_autofree char  *caption = NULL;

  show->n_before = show->n_shown;
  if (show->waits)
    {
      show->waits = FALSE;
      show->wait_at = 0;
      n_events = show->events->len;
    }
  while (caption == NULL)
    {
      if (show->n_shown >= show->wait_at && show->wait_at > 0)
        {
          wait_at_round_end (self, show->n_before);
          return;
        }
      if (show->n_shown >= show->events->len)
        {
          finish (self);
          return;
        }
      favor_beat_find (favor_session_get_game (favor_cursor_get_session (cursor)),
                       events,
                       n_events,
                       show->n_shown,
                       &show->beat);
      caption = caption_of (self, &show->beat, events);
      show->n_shown += show->beat.n;
    }
  see_shown (self);
  favor_game_view_pace_show (self);
  favor_game_view_set_caption (self, caption);
}

/* Without drawing anything. */
void
favor_game_view_stop_show (FavorGameView *self)
{
  FavorShow *show = favor_game_view_peek_show (self);

  favor_game_view_clear_show (show);
  favor_game_view_set_caption (self, NULL);
}

void
favor_game_view_clear_show (FavorShow *show)
{
  g_clear_handle_id (&show->timeout, g_source_remove);
  g_clear_pointer (&show->seen, g_free);
  g_clear_pointer (&show->events, g_array_unref);
  show->n_shown = 0;
  show->wait_at = 0;
  show->waits = FALSE;
}

/* What is worth it is shown one thing after the other, if the step is news and somebody can see it. */
gboolean
favor_game_view_begin_show (FavorGameView *self, const FavorMoment *moment)
{
  FavorShow       *show = favor_game_view_peek_show (self);
  FavorCursor     *cursor;
  const FavorGame *game;
  guint            wait_at;
  gboolean         wanted;

  if (moment->n_events == 0 || !favor_game_view_shows_steps (self) ||
      !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return FALSE;
  wanted = FAVOR_GAME_VIEW_GET_CLASS (self)->wants_show (self,
                                                         moment->events,
                                                         moment->n_events);
  wait_at = favor_show_find_round_end (show, favor_game_view_get_cursor (self), moment);
  if (!wanted && wait_at == 0)
    return FALSE;
  cursor = favor_game_view_get_cursor (self);
  game = favor_session_get_game (favor_cursor_get_session (cursor));
  favor_game_view_clear_show (show);
  show->ply = favor_cursor_get_ply (cursor);
  show->seen = g_memdup2 (moment->before, game->state->size);
  show->events = g_array_new (FALSE, FALSE, sizeof (FavorEvent));
  g_array_append_vals (show->events, moment->events, moment->n_events);
  show->wait_at = wait_at;
  /* A gain is told before the page of the round covers it. */
  if (wanted || favor_beats_score (game, moment->events, wait_at))
    go_on (self);
  else
    wait_at_round_end (self, 0);
  return TRUE;
}

/**
 * favor_game_view_get_shown:
 * @n_shown: (out) (optional): how many of the events of its action have been shown, with that one
 *
 * Returns: (transfer none) (nullable): the event that is being shown, the last one of those that
 *   are shown at once; %NULL while nothing is
 */
const FavorEvent *
favor_game_view_get_shown (FavorGameView *self, guint *n_shown)
{
  FavorShow *show = favor_game_view_peek_show (self);

  g_return_val_if_fail (FAVOR_IS_GAME_VIEW (self), NULL);

  if (n_shown != NULL)
    *n_shown = show->n_shown;
  return show->n_shown > 0 ? &g_array_index (show->events, FavorEvent, show->n_shown - 1)
                           : NULL;
}

/* What belongs together at the place inside a ply that is looked at. */
static const FavorEvent *
find_beat (FavorGameView *self, guint *n_events)
{
  FavorCursor      *cursor = favor_game_view_get_cursor (self);
  FavorBeat         beat;
  guint             n;
  const FavorEvent *events = favor_cursor_get_events (cursor,
                                                      favor_cursor_get_ply (cursor),
                                                      &n);

  if (!favor_cursor_find_beat (cursor, &beat))
    return NULL;
  *n_events = beat.n;
  return &events[beat.first];
}

/**
 * favor_game_view_get_told:
 * @n_events: (out): how many there are
 *
 * Returns: (transfer none) (nullable) (array length=n_events): what people are told now: what is shown,
 *   with what was passed over before it, or what the step brought that the cursor made; nothing after
 *   a jump
 */
const FavorEvent *
favor_game_view_get_told (FavorGameView *self, guint *n_events)
{
  FavorShow         *show = favor_game_view_peek_show (self);
  const FavorMoment *moment = favor_sight_get_moment (favor_game_view_get_sight (self));

  g_return_val_if_fail (FAVOR_IS_GAME_VIEW (self), NULL);
  g_return_val_if_fail (n_events != NULL, NULL);

  *n_events = 0;
  if (moment == NULL || moment->before == NULL || moment->back)
    return NULL;
  if (show->n_shown > 0)
    {
      *n_events = show->n_shown - show->n_before;
      return &g_array_index (show->events, FavorEvent, show->n_before);
    }
  if (moment->showing)
    return find_beat (self, n_events);
  *n_events = moment->n_events;
  return moment->events;
}

/**
 * favor_game_view_get_seen:
 *
 * Returns: (transfer none): the masked position that people at the table know of: while something
 *   is being shown, as it was then
 */
gconstpointer
favor_game_view_get_seen (FavorGameView *self)
{
  FavorShow *show = favor_game_view_peek_show (self);

  g_return_val_if_fail (FAVOR_IS_GAME_VIEW (self), NULL);

  return show->n_shown > 0 ? show->seen
                           : favor_cursor_get_state (favor_game_view_get_cursor (self));
}

/**
 * favor_game_view_sum_up:
 * @ply: one before the cursor
 *
 * What was brought about since @ply stands out, as what one step brings does; nothing goes its way.
 */
void
favor_game_view_sum_up (FavorGameView *self, guint ply)
{
  FavorCursor        *cursor = favor_game_view_get_cursor (self);
  g_autoptr (GArray)  events = g_array_new (FALSE, FALSE, sizeof (FavorEvent));
  g_autofree gpointer before = NULL;
  FavorMoment         moment = { 0 };

  g_return_if_fail (FAVOR_IS_GAME_VIEW (self));
  g_return_if_fail (cursor != NULL && ply <= favor_cursor_get_ply (cursor));

  favor_game_view_stop_show (self);
  before = g_malloc (favor_session_get_game (favor_cursor_get_session (cursor))
                       ->state->size);
  favor_cursor_copy_state (cursor, ply, before);
  for (guint i = ply + 1; i <= favor_cursor_get_ply (cursor); i++)
    {
      guint             n;
      const FavorEvent *of_ply = favor_cursor_get_events (cursor, i, &n);

      g_array_append_vals (events, of_ply, n);
    }
  moment.state = favor_cursor_get_state (cursor);
  moment.before = before;
  moment.events = (const FavorEvent *) events->data;
  moment.n_events = events->len;
  favor_game_view_see (self, &moment);
}

/**
 * favor_game_view_show_next:
 *
 * Shows the next of several things that happened.
 */
void
favor_game_view_show_next (FavorGameView *self)
{
  g_return_if_fail (FAVOR_IS_GAME_VIEW (self));

  if (favor_game_view_get_showing (self))
    go_on (self);
}

/**
 * favor_game_view_show_rest:
 *
 * Completes at once whatever is being shown, up to the end of a round if there is one.
 */
void
favor_game_view_show_rest (FavorGameView *self)
{
  g_return_if_fail (FAVOR_IS_GAME_VIEW (self));

  if (!favor_game_view_get_showing (self))
    return;
  if (favor_game_view_peek_show (self)->wait_at > 0 &&
      !favor_game_view_peek_show (self)->waits)
    wait_at_round_end (self, favor_game_view_peek_show (self)->wait_at);
  else
    finish (self);
}

/**
 * favor_game_view_get_round_waits:
 *
 * Returns: whether the end of a round waits to be seen
 */
gboolean
favor_game_view_get_round_waits (FavorGameView *self)
{
  g_return_val_if_fail (FAVOR_IS_GAME_VIEW (self), FALSE);

  return favor_game_view_peek_show (self)->waits;
}

/**
 * favor_game_view_set_tells_rounds:
 * @tells: whether somebody is there to go on at the end of each round
 */
void
favor_game_view_set_tells_rounds (FavorGameView *self, gboolean tells)
{
  g_return_if_fail (FAVOR_IS_GAME_VIEW (self));

  favor_game_view_peek_show (self)->tells_rounds = !!tells;
}
