/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "favor-session-private.h"

/* Making a session. */

static gboolean
fail_setup (GError **error, const char *sentence)
{
  g_set_error_literal (error, FAVOR_ERROR, FAVOR_ERROR_SETUP, sentence);
  return FALSE;
}

static void
take_players (FavorSession *self, const FavorPlayer *players)
{
  for (guint i = 0; i < self->n_seats; i++)
    {
      self->players[i] = players[i];
      self->players[i].name = g_strdup (players[i].name);
    }
}

static gboolean
check_players (const FavorGame   *game,
               const FavorPlayer *players,
               guint              n_seats,
               GError           **error)
{
  guint colours = 0;

  if (n_seats < game->min_seats || n_seats > game->max_seats)
    return fail_setup (error, _ ("The game is not for this number of players."));
  for (guint i = 0; i < n_seats; i++)
    {
      if (!favor_player_name_is_valid (players[i].name))
        return fail_setup (error, _ ("Each player needs a name of at most 40 letters."));
      if (players[i].colour >= FAVOR_MAX_SEATS || (colours >> players[i].colour & 1))
        return fail_setup (error, _ ("Each player needs a colour of their own."));
      if (players[i].is_bot && players[i].level >= FAVOR_N_LEVELS)
        return fail_setup (error, _ ("Each computer needs a level."));
      colours |= 1u << players[i].colour;
    }
  return TRUE;
}

static FavorSession *
make_session (const FavorGame   *game,
              const FavorPlayer *players,
              guint              n_seats,
              guint64            seed)
{
  FavorSession *self = g_object_new (FAVOR_TYPE_SESSION, NULL);

  self->game = game;
  self->n_seats = n_seats;
  self->seed = seed;
  self->scratch = g_malloc0 (game->state->size);
  take_players (self, players);
  return self;
}

static void
take_start (FavorSession *self)
{
  self->history = favor_history_new (self->game, self->scratch, &self->events);
  favor_session_settle (self);
}

FavorSession *
favor_session_new (const FavorGame   *game,
                   gconstpointer      options,
                   const FavorPlayer *players,
                   guint              n_seats,
                   guint64            seed,
                   GError           **error)
{
  g_autoptr (FavorSession) self = NULL;
  g_autofree char         *where = NULL;
  FavorRefusal             why = { 0 };

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (options != NULL, NULL);
  g_return_val_if_fail (players != NULL, NULL);

  if (!check_players (game, players, n_seats, error))
    return NULL;
  if (!favor_schema_check (game->options, options, n_seats, FALSE, &where, NULL))
    {
      g_set_error (error, FAVOR_ERROR, FAVOR_ERROR_SETUP, "options.%s", where);
      return NULL;
    }
  self = make_session (game, players, n_seats, seed);
  if (!game->accept (options, n_seats, &why))
    {
      g_autofree char *text = favor_text_for_refusal (game,
                                                      &why,
                                                      favor_session_get_names (self));

      fail_setup (error, text);
      return NULL;
    }
  game->setup (self->scratch, options, n_seats, seed, &self->events);
  take_start (self);
  return g_steal_pointer (&self);
}

FavorSession *
favor_session_new_from_position (const FavorGame   *game,
                                 gconstpointer      state,
                                 const FavorPlayer *players,
                                 guint              n_seats,
                                 guint64            seed,
                                 GError           **error)
{
  FavorSession *self;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (state != NULL, NULL);
  g_return_val_if_fail (players != NULL, NULL);

  if (!check_players (game, players, n_seats, error))
    return NULL;
  self = make_session (game, players, n_seats, seed);
  self->from_position = TRUE;
  memcpy (self->scratch, state, game->state->size);
  take_start (self);
  return self;
}

/**
 * favor_session_copy_start:
 *
 * Returns: (transfer full): a session with the same start, players and ways, and
 *   nothing played
 */
FavorSession *
favor_session_copy_start (FavorSession *self)
{
  FavorSession *copy = make_session (self->game,
                                     self->players,
                                     self->n_seats,
                                     self->seed);
  FavorEvents   events = { NULL };

  events.items = (FavorEvent *) favor_history_get_events (self->history, 0, &events.n);
  copy->history = favor_history_new (self->game,
                                     favor_history_get_state (self->history, 0),
                                     &events);
  copy->from_position = self->from_position;
  copy->strict = self->strict;
  favor_session_settle (copy);
  return copy;
}
