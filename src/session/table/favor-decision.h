/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/**
 * FavorTableMode:
 * @FAVOR_TABLE_WAITING: nobody at this screen decides
 * @FAVOR_TABLE_PLAYING: a person decides
 * @FAVOR_TABLE_LOOKING: a person decides, but the table is seen through other eyes
 * @FAVOR_TABLE_COVERED: what is private is covered until the person who decides is here
 * @FAVOR_TABLE_REVIEWING: an earlier position is shown
 * @FAVOR_TABLE_ASKING: undo would go back behind something that was revealed
 * @FAVOR_TABLE_SHOWING: what actions brought about is shown, one thing after the other
 * @FAVOR_TABLE_OVER: the game is over and its end is shown
 *
 * What goes on at a table.
 */
typedef enum
{
  FAVOR_TABLE_WAITING,
  FAVOR_TABLE_PLAYING,
  FAVOR_TABLE_LOOKING,
  FAVOR_TABLE_COVERED,
  FAVOR_TABLE_REVIEWING,
  FAVOR_TABLE_ASKING,
  FAVOR_TABLE_SHOWING,
  FAVOR_TABLE_OVER,
} FavorTableMode;

#define FAVOR_TYPE_TABLE_MODE (favor_table_mode_get_type ())
GType favor_table_mode_get_type (void);

#define FAVOR_TYPE_DECISION (favor_decision_get_type ())
G_DECLARE_FINAL_TYPE (FavorDecision, favor_decision, FAVOR, DECISION, GObject)

/* What the decision bar says and offers. The table writes it; whoever shows it only reads.
 *
 * Properties, all writable, each notified only when it has another value: `mode` (FavorTableMode);
 * `colour` (int: of the seat that decides or acted, -1: none); `sentence` (string, nullable: who
 * decides what, or a hint); `detail` (string, nullable: what is selected, or a note); `deed` (string,
 * nullable: what is selected, also where chips say it to eyes); `live` (string, nullable: what
 * happened last); `note` (string, nullable: of the shown ply); `selected` (boolean: there is
 * something to commit); `begun` (boolean: there is something to take back, though it may be no
 * whole action yet); `hinted` (boolean: the sentence is a hint); `finishing` (boolean: the main
 * button ends something although nothing is selected); `foremost` (boolean: that is what is mostly
 * done now); `due` (boolean: it does what has to be done anyway, likewise); `commit-label` (string,
 * nullable: what committing does now, as a short verb); `commit-about` (string, nullable: the same in a
 * sentence, if it ends no turn although nothing is selected); `chips` (GArray, nullable: what the view
 * offers, see FavorChip); `paused` (boolean: what happened is only shown on when asked); `all-
 * shown` (boolean: nothing of it is left to be shown); `stoppable` (boolean: a search is worth
 * stopping); `thinking` (boolean: a computer chooses; after two seconds that becomes `stoppable`);
 * `skippable` (boolean: computers play before the next decision of a person). */
FavorDecision *favor_decision_new      (void);
FavorTableMode favor_decision_get_mode (FavorDecision *self);
guint          favor_decision_count_changes (FavorDecision *self);
gboolean       favor_decision_get_flag (FavorDecision *self,
                                        const char    *name);
/* (transfer none) (nullable): one of the strings, valid until it changes. */
const char    *favor_decision_get_text (FavorDecision *self,
                                        const char    *name);
/* (transfer none) (nullable) (element-type FavorChip) */
GArray        *favor_decision_get_chips (FavorDecision *self);

G_END_DECLS
