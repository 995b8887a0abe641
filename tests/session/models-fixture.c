/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "models-fixture.h"

#include "favor-games.h"
#include "fixture.h"

FavorSession *
models_session (const char *game_id, guint n_seats, guint n_people, guint64 seed)
{
  const FavorGame *game = favor_games_find (game_id);

  g_assert_nonnull (game);
  return fixture_new_of (game, n_seats, n_people, seed);
}

FavorAction
models_pick (FavorSession *session, FavorRng *rng)
{
  guint                 n_plies = favor_session_get_n_plies (session);
  g_auto (FavorActions) legal = { 0 };

  favor_session_get_game (session)->list (favor_session_get_state (session, n_plies),
                                          &legal);
  g_assert_cmpuint (legal.n, >, 0);
  return legal.items[favor_rng_below (rng, legal.n)];
}

guint
models_play (FavorSession *session, guint n, FavorRng *rng)
{
  guint done = 0;

  while (done < n && !favor_session_get_over (session))
    {
      FavorAction        action = models_pick (session, rng);
      g_autoptr (GError) error = NULL;

      favor_session_submit (session, &action, &error);
      g_assert_no_error (error);
      done++;
    }
  return done;
}

static void
items_changed_cb (ListMirror *self, guint position, guint removed, guint added)
{
  g_assert_cmpuint (removed + added, >, 0);
  g_assert_cmpuint (position + removed, <=, self->items->len);
  self->n_added += added;
  self->n_removed += removed;
  if (removed > 0)
    g_ptr_array_remove_range (self->items, position, removed);
  for (guint i = position; i < position + added; i++)
    g_ptr_array_insert (self->items, (gint) i, g_list_model_get_item (self->model, i));

  g_assert_cmpuint (self->items->len, ==, g_list_model_get_n_items (self->model));
  for (guint i = 0; i < self->items->len; i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (self->model, i);

      g_assert_true (item == g_ptr_array_index (self->items, i));
    }
}

ListMirror *
list_mirror_new (gpointer model)
{
  ListMirror *self = g_new0 (ListMirror, 1);

  self->model = G_LIST_MODEL (model);
  self->items = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    g_ptr_array_add (self->items, g_list_model_get_item (model, i));
  g_signal_connect_swapped (model, "items-changed", G_CALLBACK (items_changed_cb), self);
  return self;
}

void
list_mirror_free (ListMirror *self)
{
  g_signal_handlers_disconnect_by_data (self->model, self);
  g_ptr_array_unref (self->items);
  g_free (self);
}

static gboolean
time_out_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

void
models_wait (gboolean *done, guint seconds)
{
  gboolean timed_out = FALSE;
  guint    timer = g_timeout_add_seconds (seconds, time_out_cb, &timed_out);

  while (!*done && !timed_out)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (timed_out);
  g_source_remove (timer);
}

void
models_idle (guint milliseconds)
{
  gboolean done = FALSE;

  g_timeout_add (milliseconds, time_out_cb, &done);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
}
