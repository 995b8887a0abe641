/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * FavorError:
 * @FAVOR_ERROR_REFUSED: the rules refuse an action; the message is the rule's own sentence
 * @FAVOR_ERROR_SYNTAX: not JSON, nested too deeply, invalid UTF-8, duplicate members
 * @FAVOR_ERROR_FORMAT: JSON, but not a session; the message names the place
 * @FAVOR_ERROR_VERSION: written by a newer version of the application
 * @FAVOR_ERROR_GAME: a game that this version does not have
 * @FAVOR_ERROR_TOO_LARGE: more bytes than any session has
 * @FAVOR_ERROR_MISMATCH: the actions do not lead to the stored position
 * @FAVOR_ERROR_POSITION: a stored position breaks an invariant of its game
 * @FAVOR_ERROR_SETUP: options and seats cannot go together
 * @FAVOR_ERROR_IO: a file cannot be read or written
 * @FAVOR_ERROR_LOCKED: another running copy of the application has the session
 *
 * All errors of the session library. Messages are translated sentences.
 */
typedef enum
{
  FAVOR_ERROR_REFUSED,
  FAVOR_ERROR_SYNTAX,
  FAVOR_ERROR_FORMAT,
  FAVOR_ERROR_VERSION,
  FAVOR_ERROR_GAME,
  FAVOR_ERROR_TOO_LARGE,
  FAVOR_ERROR_MISMATCH,
  FAVOR_ERROR_POSITION,
  FAVOR_ERROR_SETUP,
  FAVOR_ERROR_IO,
  FAVOR_ERROR_LOCKED,
} FavorError;

#define FAVOR_ERROR (favor_error_quark ())
GQuark favor_error_quark (void);

G_END_DECLS
