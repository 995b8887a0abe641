/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "emperor-view-private.h"

#include "favor-motion.h"

/* What came of an Intrigue or a trade is seen one thing after the other. */

static char *
text_of (EmperorView *self, const FavorEvent *event)
{
  FavorCursor *cursor = favor_game_view_get_cursor (FAVOR_GAME_VIEW (self));

  return favor_text_for_event (&favor_emperor_game,
                               event,
                               favor_cursor_get_viewer (cursor),
                               emperor_view_get_names (self));
}

static void go_on (EmperorView *self);

static gboolean
next_cb (gpointer data)
{
  EmperorView *self = data;

  self->next_timeout = 0;
  go_on (self);
  return G_SOURCE_REMOVE;
}

static void
wait_for_next (EmperorView *self)
{
  guint wait = favor_motion_measure_show (favor_motion_get_default ());

  g_clear_handle_id (&self->next_timeout, g_source_remove);
  if (!favor_game_view_get_paused (FAVOR_GAME_VIEW (self)))
    self->next_timeout = g_timeout_add (wait, next_cb, self);
}

static void
finish (EmperorView *self)
{
  self->n_shown = 0;
  emperor_scene_from_state (&self->scene, emperor_view_get_state (self));
  emperor_view_draw (self, TRUE);
  emperor_view_stop_show (self);
}

/* Shows what comes next; things about which this viewer hears nothing are passed over. */
static void
go_on (EmperorView *self)
{
  const FavorEvent *events = (const FavorEvent *) self->events->data;
  FavorCursor      *cursor = favor_game_view_get_cursor (FAVOR_GAME_VIEW (self));
  g_autofree char  *caption = NULL;

  while (caption == NULL)
    {
      guint n;

      if (self->n_shown >= self->events->len)
        {
          finish (self);
          return;
        }
      caption = text_of (self, &events[self->n_shown]);
      n = emperor_scene_step (events, self->events->len, self->n_shown);
      for (guint i = 0; i < n; i++)
        emperor_scene_apply (&self->scene,
                             &events[self->n_shown + i],
                             favor_cursor_get_viewer (cursor));
      self->n_shown += n;
    }
  emperor_view_draw (self, TRUE);
  wait_for_next (self);
  favor_game_view_set_caption (FAVOR_GAME_VIEW (self), caption);
}

void
emperor_view_show (EmperorView        *self,
                   const EmperorState *before,
                   const FavorEvent   *events,
                   guint               n_events)
{
  emperor_scene_from_state (&self->scene, before);
  g_array_set_size (self->events, 0);
  g_array_append_vals (self->events, events, n_events);
  self->n_shown = 0;
  go_on (self);
}

/* Pausing holds what was to come by itself, and going on waits for it anew. */
void
emperor_view_pause_show (EmperorView *self)
{
  if (favor_game_view_get_showing (FAVOR_GAME_VIEW (self)))
    wait_for_next (self);
}

/* Without drawing anything. */
void
emperor_view_stop_show (EmperorView *self)
{
  g_clear_handle_id (&self->next_timeout, g_source_remove);
  g_array_set_size (self->events, 0);
  self->n_shown = 0;
  favor_game_view_set_caption (FAVOR_GAME_VIEW (self), NULL);
}

static const FavorEvent *
get_shown (FavorGameView *view, guint *n_shown)
{
  EmperorView *self = EMPEROR_VIEW (view);

  *n_shown = self->n_shown;
  return self->n_shown > 0 ? &g_array_index (self->events, FavorEvent, self->n_shown - 1)
                           : NULL;
}

static void
show_next (FavorGameView *view)
{
  if (favor_game_view_get_showing (view))
    go_on (EMPEROR_VIEW (view));
}

static void
show_rest (FavorGameView *view)
{
  if (favor_game_view_get_showing (view))
    finish (EMPEROR_VIEW (view));
}

void
emperor_view_install_show (FavorGameViewClass *view_class)
{
  view_class->get_shown = get_shown;
  view_class->show_next = show_next;
  view_class->show_rest = show_rest;
}
