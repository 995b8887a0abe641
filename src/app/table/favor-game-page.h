/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-table.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_GAME_PAGE (favor_game_page_get_type ())
G_DECLARE_FINAL_TYPE (FavorGamePage, favor_game_page, FAVOR, GAME_PAGE, GtkWidget)

/* One session on the screen: header bar, view, decision bar, panel, timeline, cover. The page
 * owns the table. Leaving is the window's action `win.show-home`.
 *
 * Properties: `session` (construct-only); `table` (FavorTable, read-only); `eyes` (int, writable: through whose eyes to look:
 * a seat, %FAVOR_SEAT_NONE, %FAVOR_VIEWER_OPEN or %FAVOR_EYES_OWN); `page` (string, writable:
 * "board", "pads", "log" or "moves"); `panel` (boolean, writable: the panel is there in wide
 * windows); `timeline` (boolean, writable: the timeline is there also in live play); `plain` (boolean, writable: the
 * plain view is shown although the game has one of its own).
 *
 * Signals: `rematch ()`: a new game with the same setup is wanted; `session-created
 * (FavorSession *)`: a variation became a session of its own; `choosing (const FavorAction *)
 * -> gboolean`: a legal action is about to be played, unless a handler returns TRUE; `hint ()`:
 * in a lesson, help is wanted; `showing (gboolean)`: what came of an action begins to be shown on
 * the table, or is shown to its end. */
GtkWidget      *favor_game_page_new (FavorSession *session);
FavorSession   *favor_game_page_get_session (FavorGamePage *self);
FavorCursor    *favor_game_page_get_cursor (FavorGamePage *self);
FavorBotRunner *favor_game_page_get_runner (FavorGamePage *self);

/* Lessons are played on the same page. */
void       favor_game_page_set_guide (FavorGamePage *self, GtkWidget *guide);
GtkWidget *favor_game_page_get_guide (FavorGamePage *self);
void       favor_game_page_point (FavorGamePage *self, const char *region);
void       favor_game_page_propose (FavorGamePage *self, const FavorAction *action);
char      *favor_game_page_find_topic (FavorGamePage *self);

/* The groups of keys of the game page in the shortcuts window. */
typedef enum
{
  FAVOR_KEYS_GAME,
  FAVOR_KEYS_CHOOSING,
  FAVOR_KEYS_REVIEW,
  FAVOR_N_KEY_GROUPS
} FavorKeyGroup;

/**
 * FavorGameKey:
 * @keyval: a key, where text runs from left to right
 * @modifiers: that are held
 * @action: what it activates
 * @target: (nullable): the action's parameter as text
 * @title: (nullable): N_(): what it does, for the shortcuts window; %NULL for one more key
 *   of what stands before it
 * @group: where it stands in the shortcuts window
 *
 * A key of the game page.
 */
typedef struct
{
  guint           keyval;
  GdkModifierType modifiers;
  const char     *action;
  const char     *target;
  const char     *title;
  FavorKeyGroup   group;
} FavorGameKey;

/* All keys of the game page, for the shortcuts window and tests. */
const FavorGameKey *favor_game_page_get_keys (guint *n_keys);
guint               favor_game_page_get_keyval (const FavorGameKey *key);

G_END_DECLS
