/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-session.h"

G_BEGIN_DECLS

/* The session file, format "favor-session", version 1; see favor-session(5). An object with
 *   format, version, game, rules, seed, title (if given one), options, seats;
 *   start: the position that the line starts at, if that is no setup;
 *   actions: of the line; undone: those that redo would repeat;
 *   variations: [{from, parent, name, actions, notes}], parent being an index into them;
 *   game-line: the index of the one that is the game, -1 for the line; end: the position at the
 *   end of the game where that is not the state;
 *   checks: [[ply, hash of the state]];
 *   notes: [{ply, text, name}]; changes: number of changes so far, which a journal continues;
 *   cursor; strict; summary: {plies, round, decider}, what a library shows;
 *   state: the position at the end of the line.
 * A position file has no start, actions, undone, variations and checks. */

#define FAVOR_SAVE_VERSION 1
#define FAVOR_SAVE_SUFFIX ".favor"
/* Of the journal beside a file, behind the file's own suffix. */
#define FAVOR_SAVE_JOURNAL_SUFFIX ".journal"

/* A check of the state's hash is stored every so many plies. */
#define FAVOR_SAVE_CHECK_INTERVAL 64

/**
 * favor_save_to_bytes:
 *
 * Returns: (transfer full): the file's contents, UTF-8 JSON
 */
GBytes       *favor_save_to_bytes   (FavorSession  *session);

/**
 * favor_save_from_bytes:
 * @bytes: anything
 *
 * Loads a session: size limit, nesting, syntax, conversion of older versions, setup, replay
 * of all actions with `check`, comparison with the stored hashes and position. If the rules
 * have changed so that the replay fails, the stored position opens without its history
 * (favor_session_get_history_lost ()).
 *
 * Errors: %FAVOR_ERROR_SYNTAX, _FORMAT, _VERSION, _GAME, _TOO_LARGE, _MISMATCH, _POSITION,
 *   _SETUP; the message names the place
 */
FavorSession *favor_save_from_bytes (GBytes        *bytes,
                                     GError       **error);

/**
 * favor_save_verify:
 * @ply: (out) (optional): the first ply that differs, or -1 if the file has another defect
 *
 * Loads strictly: a replay that fails is an error also if the rules have changed.
 */
gboolean      favor_save_verify     (GBytes        *bytes,
                                     int           *ply,
                                     GError       **error);

FavorSession *favor_save_load_file  (const char    *path,
                                     GError       **error);

/**
 * favor_save_apply_journal:
 * @bytes: lines as given by FavorSession::about-to-step; lines that the session already
 *   holds, lines that do not continue it and a torn last line are ignored
 *
 * Returns: number of lines that were applied
 */
guint         favor_save_apply_journal (FavorSession *session,
                                        GBytes       *bytes);

/**
 * FavorSaveSeat:
 * @level: of a computer
 * @colour: 0 to FAVOR_MAX_SEATS - 1
 * @score, @rank, @winner: at the end of a game that is over, as in FavorPad; 0 before
 *
 * Who sat at a seat and what came of it.
 */
typedef struct
{
  gboolean   is_bot;
  FavorLevel level;
  guint8     colour;
  guint8     rank;
  gint32     score;
  gboolean   winner;
} FavorSaveSeat;

/**
 * FavorSaveSummary: what the library shows of a file without replaying it
 *
 * All strings (transfer full).
 */
typedef struct
{
  char   *game_id;
  char   *title;
  guint   n_plies;
  guint   round;     /* 0: the game has none */
  FavorSeat decider; /* FAVOR_SEAT_NONE: over */
  gboolean decider_is_person;
  gboolean scored;   /* the game is over, and the seats say what came of it */
  guint   n_seats;
  char   *players[FAVOR_MAX_SEATS];
  FavorSaveSeat seats[FAVOR_MAX_SEATS];
} FavorSaveSummary;

/**
 * favor_save_summarize:
 * @summary: (out caller-allocates): to be cleared with favor_save_summary_clear ()
 *
 * Reads what the member "summary" and a few others say, and the scores off the position that a
 * finished game ends with. The whole file is checked for syntax, but not replayed; only a file
 * without "summary" is loaded.
 *
 * Errors: as favor_save_from_bytes ()
 */
gboolean      favor_save_summarize  (GBytes           *bytes,
                                     FavorSaveSummary *summary,
                                     GError          **error);
void          favor_save_summarize_session (FavorSession     *session,
                                            FavorSaveSummary *summary);
void          favor_save_summary_clear (FavorSaveSummary *summary);

G_END_DECLS
