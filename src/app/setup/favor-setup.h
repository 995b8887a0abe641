/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-session.h"

G_BEGIN_DECLS

/**
 * FavorSetup:
 * @game: the game to be set up
 * @options: of the game's options schema; what it says of seats is kept for all
 *   FAVOR_MAX_SEATS, also those that are not in use
 * @n_seats: within the game's limits
 * @players: for all FAVOR_MAX_SEATS, so that a seat that was taken away comes back as it was;
 *   their colours are a permutation
 * @seeded: @seed was asked for; otherwise it is drawn at the start
 *
 * What a person chooses before a game begins: a plain value that the setup page edits, the
 * settings remember, and a session is made of.
 */
typedef struct
{
  const FavorGame *game;
  gpointer         options;
  guint            n_seats;
  FavorPlayer      players[FAVOR_MAX_SEATS];
  gboolean         seeded;
  guint64          seed;
} FavorSetup;

FavorSetup *favor_setup_new (const FavorGame *game);
FavorSetup *favor_setup_new_from_session (FavorSession *session);
FavorSetup *favor_setup_from_string (const FavorGame *game, const char *string);
char       *favor_setup_to_string (const FavorSetup *self);
void        favor_setup_free (FavorSetup *self);

char         *favor_setup_suggest_name (void);
const char   *favor_setup_get_person (const FavorSetup *self);
void          favor_setup_set_person (FavorSetup *self, const char *name);
void          favor_setup_set_player (FavorSetup *self,
                                      FavorSeat   seat,
                                      const char *name,
                                      gboolean    is_bot,
                                      FavorLevel  level);
void          favor_setup_set_colour (FavorSetup *self, FavorSeat seat, guint8 colour);
void          favor_setup_move_seat (FavorSetup *self, FavorSeat from, FavorSeat to);
gboolean      favor_setup_set_seed (FavorSetup *self, const char *text);
void          favor_setup_pass_start_on (FavorSetup *self);
void          favor_setup_reset (FavorSetup *self);
char         *favor_setup_complaint (const FavorSetup *self);
FavorSession *favor_setup_start (const FavorSetup *self, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FavorSetup, favor_setup_free)

G_END_DECLS
