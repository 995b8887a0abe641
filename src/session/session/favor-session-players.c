/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-session-private.h"

#include "favor-save-parts.h"

/* Who plays, and what they are called. */

const FavorPlayer *
favor_session_get_player (FavorSession *self, FavorSeat seat)
{
  g_return_val_if_fail (FAVOR_IS_SESSION (self), NULL);
  g_return_val_if_fail (seat >= 0 && seat < (int) self->n_seats, NULL);

  return &self->players[seat];
}

/* The seat whose colour `player` is to get has the old one afterwards. */
static void
swap_colour (FavorSession *self, FavorSeat seat, const FavorPlayer *player)
{
  for (guint i = 0; i < self->n_seats; i++)
    if (i != (guint) seat && self->players[i].colour == player->colour)
      self->players[i].colour = self->players[seat].colour;
}

static gboolean
same_player (const FavorPlayer *a, const FavorPlayer *b)
{
  return g_str_equal (a->name, b->name) && !a->is_bot == !b->is_bot &&
         (!a->is_bot || a->level == b->level) && a->colour == b->colour &&
         a->hints == b->hints;
}

/**
 * favor_player_name_is_valid:
 * @name: (nullable): any text
 *
 * Returns: whether it can be a player's name: UTF-8, not empty, at most 40 characters
 */
gboolean
favor_player_name_is_valid (const char *name)
{
  return name != NULL && *name != '\0' && g_utf8_validate (name, -1, NULL) &&
         g_utf8_strlen (name, -1) <= FAVOR_MAX_NAME_CHARS;
}

void
favor_session_set_player (FavorSession *self, FavorSeat seat, const FavorPlayer *player)
{
  char *name;

  g_return_if_fail (FAVOR_IS_SESSION (self));
  g_return_if_fail (seat >= 0 && seat < (int) self->n_seats);
  g_return_if_fail (player != NULL && favor_player_name_is_valid (player->name));
  g_return_if_fail (player->colour < FAVOR_MAX_SEATS);
  g_return_if_fail (!self->announcing);

  if (same_player (&self->players[seat], player))
    return;
  favor_session_announce (self, "player", favor_save_write_seat (seat, player));
  swap_colour (self, seat, player);
  name = g_strdup (player->name);
  g_free (self->players[seat].name);
  self->players[seat] = *player;
  self->players[seat].name = name;
  favor_session_emit_players_changed (self);
  favor_session_notify (self);
}

void
favor_session_count_hint (FavorSession *self, FavorSeat seat)
{
  FavorPlayer player;

  g_return_if_fail (FAVOR_IS_SESSION (self));
  g_return_if_fail (seat >= 0 && seat < (int) self->n_seats);
  g_return_if_fail (!self->announcing);

  player = self->players[seat];
  if (player.hints == FAVOR_MAX_HINTS)
    return;
  player.hints++;
  favor_session_announce (self, "player", favor_save_write_seat (seat, &player));
  self->players[seat].hints = player.hints;
  favor_session_notify (self);
}

const FavorNames *
favor_session_get_names (FavorSession *self)
{
  g_return_val_if_fail (FAVOR_IS_SESSION (self), NULL);

  for (guint i = 0; i < self->n_seats; i++)
    {
      const FavorWord *party = favor_session_get_party (self, (FavorSeat) i);

      self->names.names[i] = party != NULL ? _ (party->title) : self->players[i].name;
    }
  self->names.state = favor_history_get_state (self->history, 0);
  return &self->names;
}

const char *
favor_session_get_name (FavorSession *self, FavorSeat seat)
{
  g_return_val_if_fail (FAVOR_IS_SESSION (self), NULL);
  g_return_val_if_fail (seat >= 0 && seat < (int) self->n_seats, NULL);

  return favor_session_get_names (self)->names[seat];
}

/* Before it is set up, nobody plays anybody. */
const FavorWord *
favor_session_get_party (FavorSession *self, FavorSeat seat)
{
  g_return_val_if_fail (FAVOR_IS_SESSION (self), NULL);
  g_return_val_if_fail (seat >= 0 && seat < (int) self->n_seats, NULL);

  return self->history == NULL
           ? NULL
           : favor_game_get_party (self->game,
                                   favor_history_get_state (self->history, 0),
                                   seat);
}
