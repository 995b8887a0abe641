/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

#include "favor-history.h"
#include "favor-session.h"

G_BEGIN_DECLS

/* What the files of the session and of its saves share. */

/* What listeners were told last; they hear of a property once per change. */
typedef struct
{
  guint     n_plies;
  FavorSeat decider;
  gboolean  over;
  gboolean  can_undo;
  gboolean  can_redo;
  gboolean  modified;
  guint     variations;
} FavorSessionShown;

struct _FavorSession
{
  GObject           parent_instance;

  const FavorGame  *game;
  FavorHistory     *history;
  FavorPlayer       players[FAVOR_MAX_SEATS];
  FavorNames        names;
  guint             n_seats;
  guint64           seed;
  char             *title;

  /* Where a submitted action is tried, and what it reports. */
  gpointer          scratch;
  FavorEvents       events;

  /* Number of changes since setup, of which 31 bits are kept: a journal line continues the session
   * with the next. */
  guint             n_changes;
  guint             saved_cursor;
  FavorSessionShown shown;
  /* How long it was played, in seconds. */
  guint32           seconds;

  gboolean          thinking;
  gboolean          pondering;
  gboolean          strict;
  gboolean          modified;
  guint             history_lost : 1;
  /* The line starts at a stored position instead of a setup. */
  guint             from_position : 1;
  /* Listeners are being told of a change that has not happened yet. */
  guint             announcing : 1;
};

/**
 * favor_session_new_from_position:
 * @state: a valid position with @n_seats seats
 *
 * Makes a session whose line starts at a position.
 *
 * Errors: %FAVOR_ERROR_SETUP if the players do not do
 */
FavorSession *favor_session_new_from_position (const FavorGame   *game,
                                               gconstpointer      state,
                                               const FavorPlayer *players,
                                               guint              n_seats,
                                               guint64            seed,
                                               GError           **error);

/**
 * favor_session_try:
 * @node: of the history, where @action is tried
 *
 * Checks and applies @action on a copy of the node's state. The result is in `scratch` and
 * `events`.
 */
gboolean      favor_session_try               (FavorSession      *self,
                                               int                node,
                                               const FavorAction *action,
                                               FavorRefusal      *why);

void          favor_session_notify            (FavorSession      *self);
void          favor_session_settle            (FavorSession      *self);

/**
 * favor_session_announce:
 * @name: of the change
 * @value: (transfer full): what it is
 *
 * Counts a change that is about to happen and emits `about-to-step` with its journal line.
 */
void          favor_session_announce          (FavorSession      *self,
                                               const char        *name,
                                               JsonNode          *value);
void          favor_session_emit_stepped      (FavorSession      *self,
                                               guint              from,
                                               guint              to);
void          favor_session_emit_notes_changed (FavorSession      *self);
void          favor_session_emit_players_changed (FavorSession    *self);

void          favor_session_go_to             (FavorSession      *self,
                                               guint              ply);

FavorSession *favor_session_copy_start        (FavorSession      *self);

gboolean      favor_session_same_text         (const char        *a,
                                               const char        *b);

void favor_session_settle_game (FavorSession *self, int index);
void favor_session_guess_game  (FavorSession *self);

G_END_DECLS
