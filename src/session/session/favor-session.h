/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "favor-bot.h"
#include "favor-error.h"
#include "favor-game.h"
#include "favor-text.h"

G_BEGIN_DECLS

/**
 * FavorPlayer:
 * @name: as shown; not empty, UTF-8, at most 40 characters
 * @is_bot: a computer
 * @level: of a computer
 * @colour: 0 to FAVOR_MAX_SEATS - 1; each seat of a session has another one
 * @hints: how many hints the seat was given, 0 to FAVOR_MAX_HINTS, where counting ends
 *
 * Who sits at a seat; known to the session, not to the rules.
 */
#define FAVOR_MAX_NAME_CHARS 40
#define FAVOR_MAX_HINTS      9999
typedef struct
{
  char      *name;
  gboolean   is_bot;
  FavorLevel level;
  guint8     colour;
  guint16    hints;
} FavorPlayer;

/* Whether `name` (nullable) can be a player's. */
gboolean favor_player_name_is_valid (const char *name);

#define FAVOR_TYPE_SESSION (favor_session_get_type ())
G_DECLARE_FINAL_TYPE (FavorSession, favor_session, FAVOR, SESSION, GObject)

/**
 * FavorSession: one game being played, with all its history.
 *
 * Properties (read-only unless noted): `game-id` (string), `n-plies` (uint, of the line),
 * `decider` (int, -1 when over), `over` (boolean), `can-undo`, `can-redo` (boolean),
 * `thinking` (boolean, writable: a computer is choosing), `title` (string, writable),
 * `modified` (boolean: there are changes since favor_session_mark_saved ()), `strict`
 * (boolean, writable: undo stops at what was revealed).
 *
 * Signals: `about-to-step (GBytes *line)`: emitted before any change that is saved (an action,
 * undo, a note, ...) becomes visible, with the journal line (JSON, no line break) that repeats
 * it; nothing may be changed meanwhile; `stepped (uint from,
 * uint to)`: the line changed between two lengths (from < to: plies were added; otherwise
 * undone; after another branch was opened both are equal to the length of the part kept,
 * then from < to follows); `variations-changed`; `players-changed`; `notes-changed`.
 */

/**
 * favor_session_new:
 * @options: of the game's options schema, in range
 * @players: (array length=n_seats): copied
 *
 * Errors: %FAVOR_ERROR_SETUP
 */
FavorSession      *favor_session_new             (const FavorGame   *game,
                                                  gconstpointer      options,
                                                  const FavorPlayer *players,
                                                  guint              n_seats,
                                                  guint64            seed,
                                                  GError           **error);

const FavorGame   *favor_session_get_game        (FavorSession      *self);
guint              favor_session_get_n_seats     (FavorSession      *self);
const FavorPlayer *favor_session_get_player      (FavorSession      *self,
                                                  FavorSeat          seat);
/* `player` is copied. A seat that has its colour gets the old one in exchange. */
void               favor_session_set_player      (FavorSession      *self,
                                                  FavorSeat          seat,
                                                  const FavorPlayer *player);
/* The seat was given one more hint; `players-changed` is not emitted. */
void               favor_session_count_hint      (FavorSession      *self,
                                                  FavorSeat          seat);
/* Names of the players; valid until `players-changed`. */
const FavorNames  *favor_session_get_names       (FavorSession      *self);
guint64            favor_session_get_seed        (FavorSession      *self);
/* The title of the game if none was given; NULL or "" goes back to that. */
const char        *favor_session_get_title       (FavorSession      *self);
void               favor_session_set_title       (FavorSession      *self,
                                                  const char        *title);

/* The line: true states, not masked; only for this library, the referee and tests. `ply` is
 * 0 to n_plies. Pointers are valid until the next change. */
guint              favor_session_get_n_plies     (FavorSession      *self);
gconstpointer      favor_session_get_state       (FavorSession      *self,
                                                  guint              ply);
const FavorAction *favor_session_get_action      (FavorSession      *self,
                                                  guint              ply);
const FavorEvent  *favor_session_get_events      (FavorSession      *self,
                                                  guint              ply,
                                                  guint             *n_events);
/* The position at event `nth` of that ply, on the way from the position before; `state` has room
 * for the game's state. Nothing of it is kept: the action is done once more. */
void               favor_session_copy_between    (FavorSession      *self,
                                                  guint              ply,
                                                  guint              nth,
                                                  gpointer           state);
gboolean           favor_session_is_barrier      (FavorSession      *self,
                                                  guint              ply);

gboolean           favor_session_get_strict      (FavorSession      *self);
void               favor_session_set_strict      (FavorSession      *self,
                                                  gboolean           strict);

FavorSeat          favor_session_get_decider     (FavorSession      *self);
gboolean           favor_session_get_over        (FavorSession      *self);
/* The decider is a person at this screen. */
gboolean           favor_session_awaits_person   (FavorSession      *self);
guint              favor_session_count_people    (FavorSession      *self);
gboolean           favor_session_get_thinking    (FavorSession      *self);
void               favor_session_set_thinking    (FavorSession      *self,
                                                  gboolean           thinking);

/**
 * favor_session_submit:
 *
 * Checks @action on a copy of the newest state, applies it there and appends the result: a
 * refusal, or a failure inside a rule, changes nothing.
 *
 * Errors: %FAVOR_ERROR_REFUSED with the rule's sentence
 */
gboolean           favor_session_submit          (FavorSession      *self,
                                                  const FavorAction *action,
                                                  GError           **error);

/**
 * favor_session_undo:
 *
 * Goes back to the last decision of a person (of anybody, if no person plays).
 *
 * Returns: %FALSE if there is nothing to undo or, when strict, something was revealed since
 */
gboolean           favor_session_undo            (FavorSession      *self);
/* Goes forward to the next decision of a person (of anybody, if no person plays). */
gboolean           favor_session_redo            (FavorSession      *self);
gboolean           favor_session_get_can_undo    (FavorSession      *self);
gboolean           favor_session_get_can_redo    (FavorSession      *self);
/* Whether the next undo goes back behind something that was revealed. */
gboolean           favor_session_undo_crosses_barrier (FavorSession *self);

/* Makes `ply` the end of the line; what followed stays as redo line or variation. */
void               favor_session_play_on_from    (FavorSession      *self,
                                                  guint              ply);

/* The game is the line that came to an end first: it stays the game for ever, unless another line is
 * made the game. */
/* Whether the line is not the game, but something that was tried beside it. */
gboolean           favor_session_get_aside       (FavorSession      *self);
/* The last ply that the line has in common with the game; n_plies if it is the game. */
guint              favor_session_get_aside_from  (FavorSession      *self);
/* (transfer none): the position at the end of the game, valid until the next change, and its ply;
 * while the game goes on that of the line. */
gconstpointer      favor_session_get_game_end    (FavorSession      *self,
                                                  guint             *n_plies);
/* The variation that is the game; -1: the line is. */
int                favor_session_find_game       (FavorSession      *self);
/* Makes a variation that is over the game, or the line (-1), which need not be over. */
void               favor_session_set_game        (FavorSession      *self,
                                                  int                index);
/* The game cannot be deleted, nor what it leaves. */
gboolean           favor_session_can_delete_variation (FavorSession *self,
                                                       guint         index);

/* (transfer full): one line: how the line stands or ended. */
char              *favor_session_get_result      (FavorSession      *self);

/* Variations, see FavorHistory. `result` of a variation: (transfer full): one line. */
guint              favor_session_get_n_variations (FavorSession     *self);
guint              favor_session_get_variation_from (FavorSession   *self,
                                                     guint           index);
/* Index of the variation that it leaves; -1: the line. */
int                favor_session_get_variation_parent (FavorSession *self,
                                                       guint         index);
guint              favor_session_get_variation_length (FavorSession *self,
                                                       guint         index);
char              *favor_session_get_variation_title (FavorSession  *self,
                                                      guint          index);
char              *favor_session_get_variation_result (FavorSession *self,
                                                       guint         index);
void               favor_session_open_variation  (FavorSession      *self,
                                                  guint              index);
void               favor_session_rename_variation (FavorSession     *self,
                                                   guint             index,
                                                   const char       *name);
void               favor_session_delete_variation (FavorSession     *self,
                                                   guint             index);
gboolean           favor_session_undelete_variation (FavorSession   *self);
/* A session of its own that ends with the variation. */
FavorSession      *favor_session_export_variation (FavorSession     *self,
                                                   guint             index);

/* Notes: text that belongs to a ply of the line; NULL or "" removes it. */
const char        *favor_session_get_note        (FavorSession      *self,
                                                  guint              ply);
void               favor_session_set_note        (FavorSession      *self,
                                                  guint              ply,
                                                  const char        *text);

/* Where a cursor stood when the session was saved; n_plies when it followed. */
guint              favor_session_get_saved_cursor (FavorSession     *self);
void               favor_session_set_saved_cursor (FavorSession     *self,
                                                   guint             ply);
/* The stored position did not follow from the stored actions, whose history is therefore
 * not available; the line starts at the position. */
gboolean           favor_session_get_history_lost (FavorSession     *self);

gboolean           favor_session_get_modified    (FavorSession      *self);
void               favor_session_mark_saved      (FavorSession      *self);

G_END_DECLS
