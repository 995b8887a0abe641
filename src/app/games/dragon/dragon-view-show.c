/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "dragon-view-private.h"

#include "favor-motion.h"
#include "favor-text.h"

/* The votes are turned over and carried out at once by the rules; people see it card by card. */

static char *
text_of (DragonView *self, const FavorEvent *event)
{
  FavorCursor  *cursor = favor_game_view_get_cursor (FAVOR_GAME_VIEW (self));
  FavorSession *session = favor_cursor_get_session (cursor);

  return favor_text_for_event (&favor_dragon_game,
                               event,
                               favor_cursor_get_viewer (cursor),
                               favor_session_get_names (session));
}

static void go_on (DragonView *self);

static gboolean
next_cb (gpointer data)
{
  DragonView *self = data;

  self->next_timeout = 0;
  go_on (self);
  return G_SOURCE_REMOVE;
}

static void
wait_for_next (DragonView *self)
{
  guint wait = favor_motion_measure_show (favor_motion_get_default ());

  g_clear_handle_id (&self->next_timeout, g_source_remove);
  if (!favor_game_view_get_paused (FAVOR_GAME_VIEW (self)))
    self->next_timeout = g_timeout_add (wait, next_cb, self);
}

static void
finish (DragonView *self)
{
  self->n_shown = 0;
  dragon_scene_from_state (&self->scene, dragon_view_get_state (self));
  dragon_view_draw (self, TRUE);
  dragon_view_stop_show (self);
}

/* Shows what comes next; things about which this viewer hears nothing are passed over. */
static void
go_on (DragonView *self)
{
  const FavorEvent *events = (const FavorEvent *) self->events->data;
  g_autofree char  *caption = NULL;

  while (caption == NULL)
    {
      guint first = self->n_shown;

      if (first >= self->events->len)
        {
          finish (self);
          return;
        }
      caption = text_of (self, &events[first]);
      self->n_shown += dragon_scene_step (events, self->events->len, first);
    }
  dragon_scene_from_events (&self->scene, &self->before, events, self->n_shown);
  dragon_view_draw (self, TRUE);
  wait_for_next (self);
  favor_game_view_set_caption (FAVOR_GAME_VIEW (self), caption);
}

void
dragon_view_show (DragonView        *self,
                  const DragonState *before,
                  const FavorEvent  *events,
                  guint              n_events)
{
  self->before = *before;
  g_array_set_size (self->events, 0);
  g_array_append_vals (self->events, events, n_events);
  self->n_shown = 0;
  go_on (self);
}

/* Pausing holds what was to come by itself, and going on waits for it anew. */
void
dragon_view_pause_show (DragonView *self)
{
  if (favor_game_view_get_showing (FAVOR_GAME_VIEW (self)))
    wait_for_next (self);
}

/* Without drawing anything. */
void
dragon_view_stop_show (DragonView *self)
{
  g_clear_handle_id (&self->next_timeout, g_source_remove);
  g_array_set_size (self->events, 0);
  self->n_shown = 0;
  favor_game_view_set_caption (FAVOR_GAME_VIEW (self), NULL);
}

static const FavorEvent *
dragon_view_get_shown (FavorGameView *view, guint *n_shown)
{
  DragonView *self = DRAGON_VIEW (view);

  *n_shown = self->n_shown;
  return self->n_shown > 0 ? &g_array_index (self->events, FavorEvent, self->n_shown - 1)
                           : NULL;
}

static void
dragon_view_show_next (FavorGameView *view)
{
  if (favor_game_view_get_showing (view))
    go_on (DRAGON_VIEW (view));
}

static void
dragon_view_show_rest (FavorGameView *view)
{
  if (favor_game_view_get_showing (view))
    finish (DRAGON_VIEW (view));
}

void
dragon_view_install_show (FavorGameViewClass *view_class)
{
  view_class->get_shown = dragon_view_get_shown;
  view_class->show_next = dragon_view_show_next;
  view_class->show_rest = dragon_view_show_rest;
}
