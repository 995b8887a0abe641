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

/* More time than anybody plays a game: some years. */
#define FAVOR_MAX_SECONDS 100000000

gboolean favor_player_name_is_valid (const char *name);

#define FAVOR_TYPE_SESSION (favor_session_get_type ())
G_DECLARE_FINAL_TYPE (FavorSession, favor_session, FAVOR, SESSION, GObject)

/**
 * FavorSession: one game being played, with all its history.
 *
 * Properties (read-only unless noted): `game-id` (string), `n-plies` (uint, of the line),
 * `decider` (int, -1 when over), `over` (boolean), `can-undo`, `can-redo` (boolean),
 * `thinking`, `pondering` (boolean, writable: a computer is choosing; takes long for it),
 * `title` (string, writable),
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

/**
 * favor_session_get_game:
 *
 * Returns: (transfer none): the rules
 */
const FavorGame   *favor_session_get_game        (FavorSession      *self);
/**
 * favor_session_get_n_seats:
 *
 * Returns: the number of seats
 */
guint              favor_session_get_n_seats     (FavorSession      *self);
/**
 * favor_session_get_player:
 * @seat: 0 to the number of seats - 1
 *
 * Returns: (transfer none): who sits there, valid until `players-changed`
 */
const FavorPlayer *favor_session_get_player      (FavorSession      *self,
                                                  FavorSeat          seat);
/**
 * favor_session_set_player:
 * @seat: 0 to the number of seats - 1
 * @player: copied
 *
 * Puts somebody on a seat. A seat that has the same colour gets the old one in
 * exchange.
 */
void               favor_session_set_player      (FavorSession      *self,
                                                  FavorSeat          seat,
                                                  const FavorPlayer *player);
/**
 * favor_session_count_hint:
 * @seat: 0 to the number of seats - 1
 *
 * Counts one more hint of the seat; `players-changed` is not emitted.
 */
void               favor_session_count_hint      (FavorSession      *self,
                                                  FavorSeat          seat);
/**
 * favor_session_get_names:
 *
 * Returns: (transfer none): what texts call the seats: whom they play, in a game that has such parties,
 *   else the names of the players; valid until `players-changed`
 */
const FavorNames  *favor_session_get_names       (FavorSession      *self);
/**
 * favor_session_get_name:
 * @seat: 0 to the number of seats - 1
 *
 * Returns: (transfer none): the one of favor_session_get_names ()
 */
const char        *favor_session_get_name        (FavorSession      *self,
                                                  FavorSeat          seat);
/**
 * favor_session_get_party:
 * @seat: 0 to the number of seats - 1
 *
 * Returns: (transfer none) (nullable): whom the seat plays
 */
const FavorWord   *favor_session_get_party       (FavorSession      *self,
                                                  FavorSeat          seat);
/**
 * favor_session_get_seed:
 *
 * Returns: what the generator began with
 */
guint64            favor_session_get_seed        (FavorSession      *self);
/**
 * favor_session_get_title:
 *
 * Returns: (transfer none): the title; that of the game if none was given
 */
const char        *favor_session_get_title       (FavorSession      *self);
/**
 * favor_session_set_title:
 * @title: (nullable): UTF-8; %NULL or "" goes back to the title of the game
 *
 * Names the session.
 */
void               favor_session_set_title       (FavorSession      *self,
                                                  const char        *title);

/**
 * favor_session_get_n_plies:
 *
 * Returns: the length of the line
 */
guint              favor_session_get_n_plies     (FavorSession      *self);
/**
 * favor_session_get_state:
 * @ply: 0 to n_plies
 *
 * For this library, the referee and tests alone: the state is not masked.
 *
 * Returns: (transfer none): the true position after that ply, valid until the next
 *   change
 */
gconstpointer      favor_session_get_state       (FavorSession      *self,
                                                  guint              ply);
/**
 * favor_session_get_action:
 * @ply: 1 to n_plies
 *
 * Returns: (transfer none): its action, valid until the next change
 */
const FavorAction *favor_session_get_action      (FavorSession      *self,
                                                  guint              ply);
/**
 * favor_session_get_events:
 * @ply: 0 to n_plies
 * @n_events: (out): how many
 *
 * Returns: (transfer none) (array length=n_events): its events, not masked, valid
 *   until the next change
 */
const FavorEvent  *favor_session_get_events      (FavorSession      *self,
                                                  guint              ply,
                                                  guint             *n_events);
/**
 * favor_session_copy_between:
 * @ply: 0 to n_plies
 * @nth: an event of that ply
 * @state: (out caller-allocates): has room for the game's state
 *
 * Copies the true position at an event, on the way from the position before. Nothing
 * of it is kept: the action is done once more.
 */
void               favor_session_copy_between    (FavorSession      *self,
                                                  guint              ply,
                                                  guint              nth,
                                                  gpointer           state);
gboolean           favor_session_is_barrier      (FavorSession      *self,
                                                  guint              ply);

/**
 * favor_session_get_strict:
 *
 * Returns: whether undo stops at what was revealed
 */
gboolean           favor_session_get_strict      (FavorSession      *self);
/**
 * favor_session_set_strict:
 * @strict: whether undo stops at what was revealed
 *
 * Says how far undo goes.
 */
void               favor_session_set_strict      (FavorSession      *self,
                                                  gboolean           strict);

/**
 * favor_session_get_seconds:
 *
 * Returns: how long it was played, in seconds; 0 if nobody has counted
 */
guint              favor_session_get_seconds     (FavorSession      *self);
/**
 * favor_session_count_seconds:
 * @seconds: how much longer it was played
 *
 * Counts time of play, up to %FAVOR_MAX_SECONDS. It is kept with the next change that is saved.
 */
void               favor_session_count_seconds   (FavorSession      *self,
                                                  guint              seconds);

FavorSeat          favor_session_get_decider     (FavorSession      *self);
gboolean           favor_session_get_over        (FavorSession      *self);
gboolean           favor_session_awaits_person   (FavorSession      *self);
guint              favor_session_count_people    (FavorSession      *self);
/**
 * favor_session_get_thinking:
 *
 * Returns: whether a computer is choosing
 */
gboolean           favor_session_get_thinking    (FavorSession      *self);
/**
 * favor_session_get_pondering:
 *
 * Returns: whether people really wait: a computer has not decided although there has been time enough
 *   to see what happened last
 */
gboolean           favor_session_get_pondering   (FavorSession      *self);
/**
 * favor_session_set_thinking:
 * @thinking: whether a computer is choosing
 *
 * Says what the computers do; for whoever lets them play.
 */
void               favor_session_set_thinking    (FavorSession      *self,
                                                  gboolean           thinking);
/**
 * favor_session_set_pondering:
 * @pondering: whether people wait for it longer than they look at what happened
 *
 * See favor_session_set_thinking ().
 */
void               favor_session_set_pondering   (FavorSession      *self,
                                                  gboolean           pondering);

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

void               favor_session_join            (FavorSession      *self);

/**
 * favor_session_undo:
 *
 * Goes back to the last decision of a person (of anybody, if no person plays).
 *
 * Returns: %FALSE if there is nothing to undo or, when strict, something was revealed since
 */
gboolean           favor_session_undo            (FavorSession      *self);
gboolean           favor_session_redo            (FavorSession      *self);
gboolean           favor_session_get_can_undo    (FavorSession      *self);
gboolean           favor_session_get_can_redo    (FavorSession      *self);
gboolean           favor_session_undo_crosses_barrier (FavorSession *self);

void               favor_session_play_on_from    (FavorSession      *self,
                                                  guint              ply);

/* The game is the line that came to an end first: it stays the game for ever, unless another line is
 * made the game. */
gboolean           favor_session_get_aside       (FavorSession      *self);
guint              favor_session_get_aside_from  (FavorSession      *self);
gconstpointer      favor_session_get_game_end    (FavorSession      *self,
                                                  guint             *n_plies);
int                favor_session_find_game       (FavorSession      *self);
void               favor_session_set_game        (FavorSession      *self,
                                                  int                index);
gboolean           favor_session_can_delete_variation (FavorSession *self,
                                                       guint         index);

char              *favor_session_get_result      (FavorSession      *self);

guint              favor_session_get_n_variations (FavorSession     *self);
guint              favor_session_get_variation_from (FavorSession   *self,
                                                     guint           index);
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
FavorSession      *favor_session_export_variation (FavorSession     *self,
                                                   guint             index);

/* What a person writes as a note is not longer; a saved game may hold longer ones. */
#define FAVOR_NOTE_CHARS_MOST 400
const char        *favor_session_get_note        (FavorSession      *self,
                                                  guint              ply);
void               favor_session_set_note        (FavorSession      *self,
                                                  guint              ply,
                                                  const char        *text);

/**
 * favor_session_get_saved_cursor:
 *
 * Returns: where a cursor stood when the session was saved; n_plies when it followed
 */
guint              favor_session_get_saved_cursor (FavorSession     *self);
/**
 * favor_session_set_saved_cursor:
 * @ply: where a cursor stands; n_plies if it follows
 *
 * Keeps the place for the next time that the session is opened.
 */
void               favor_session_set_saved_cursor (FavorSession     *self,
                                                   guint             ply);
/**
 * favor_session_get_history_lost:
 *
 * Returns: whether the stored position did not follow from the stored actions, so that
 *   the line starts at that position
 */
gboolean           favor_session_get_history_lost (FavorSession     *self);

/**
 * favor_session_get_modified:
 *
 * Returns: whether there are changes since favor_session_mark_saved ()
 */
gboolean           favor_session_get_modified    (FavorSession      *self);
/**
 * favor_session_mark_saved:
 *
 * Takes all changes as saved.
 */
void               favor_session_mark_saved      (FavorSession      *self);

G_END_DECLS
