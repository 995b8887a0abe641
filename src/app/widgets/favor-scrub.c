/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-scrub.h"

struct _FavorScrub
{
  GtkWidget   *widget;
  FavorCursor *cursor;
  guint        tick;
  guint        wanted;
  gboolean     is_waiting;
};

FavorScrub *
favor_scrub_new (GtkWidget *widget)
{
  FavorScrub *self = g_new0 (FavorScrub, 1);

  g_assert (GTK_IS_WIDGET (widget));
  self->widget = widget;
  return self;
}

/**
 * favor_scrub_set_cursor:
 * @cursor: (nullable): what is taken to a ply
 *
 * Takes another cursor; what was asked for and not done yet is given up.
 */
void
favor_scrub_set_cursor (FavorScrub *self, FavorCursor *cursor)
{
  g_return_if_fail (self != NULL);

  if (self->tick != 0)
    gtk_widget_remove_tick_callback (self->widget, self->tick);
  self->tick = 0;
  self->is_waiting = FALSE;
  g_set_object (&self->cursor, cursor);
}

/**
 * favor_scrub_free:
 *
 * Frees the scrub; what was asked for and not done yet is given up.
 */
void
favor_scrub_free (FavorScrub *self)
{
  favor_scrub_set_cursor (self, NULL);
  g_free (self);
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  FavorScrub *self = data;

  if (!self->is_waiting)
    {
      self->tick = 0;
      return G_SOURCE_REMOVE;
    }
  self->is_waiting = FALSE;
  favor_cursor_go_to (self->cursor, self->wanted);
  return G_SOURCE_CONTINUE;
}

/**
 * favor_scrub_go:
 * @ply: where to go; beyond the end: the end
 *
 * Stops playing and goes to @ply.
 */
void
favor_scrub_go (FavorScrub *self, guint ply)
{
  guint n_plies;

  g_return_if_fail (self != NULL);

  if (self->cursor == NULL)
    return;
  n_plies = favor_session_get_n_plies (favor_cursor_get_session (self->cursor));
  self->wanted = MIN (ply, n_plies);
  self->is_waiting = self->tick != 0;
  if (self->is_waiting)
    return;
  /* Without frames nothing would ever come of a wish that waits. */
  if (gtk_widget_get_mapped (self->widget))
    self->tick = gtk_widget_add_tick_callback (self->widget, tick_cb, self, NULL);
  favor_cursor_go_to (self->cursor, self->wanted);
}

/**
 * favor_scrub_step:
 * @by: so many plies on, or back
 *
 * Does the same from where the cursor is or is about to be.
 */
void
favor_scrub_step (FavorScrub *self, int by)
{
  guint from;

  g_return_if_fail (self != NULL);

  if (self->cursor == NULL)
    return;
  from = self->is_waiting ? self->wanted : favor_cursor_get_ply (self->cursor);
  favor_scrub_go (self, (guint) MAX (0, (int) from + by));
}
