/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * FavorArrangement:
 * @FAVOR_ARRANGEMENT_NARROW: below 700 px: everything below each other
 * @FAVOR_ARRANGEMENT_MEDIUM: 700 to 999 px: as wide, the panel behind the switcher
 * @FAVOR_ARRANGEMENT_WIDE: from 1000 px: the panel stands at the end
 */
typedef enum
{
  FAVOR_ARRANGEMENT_NARROW,
  FAVOR_ARRANGEMENT_MEDIUM,
  FAVOR_ARRANGEMENT_WIDE,
} FavorArrangement;

#define FAVOR_TYPE_GAME_LAYOUT (favor_game_layout_get_type ())
G_DECLARE_FINAL_TYPE (FavorGameLayout, favor_game_layout, FAVOR, GAME_LAYOUT, GtkWidget)

/* Places the regions of a game page by its own width, without reparenting, so that focus and
 * scroll positions survive. Its children are known by their widget names: strip, board,
 * frame (around the board), tab (hangs from the frame), sheet (over the board), decision,
 * hand (below it), cover (in the place of both), panel, details (at its foot, beside the hand),
 * timeline, switcher, flights (over all the others), bubble (a FavorBubble, over these beside what it is
 * about). A region
 * that is not there takes no room; what has no place in an arrangement is not measured.
 *
 * Properties: `arrangement` (int, read-only: a FavorArrangement; notified from the main loop,
 * never while sizes are being allocated), `compact` (boolean, read-only: it is narrow) and `tight`
 * (boolean, read-only: and low), notified before that; `panel-shown` (boolean, writable: medium and
 * narrow: the panel takes the place of the board; wide: the panel is there at all),
 * `covered` (boolean, writable: the cover is there and the decision bar is not), `hand-beside`
 * (boolean, writable: wide: the hand lies at the foot of the panel, and the board goes down to the
 * decision bar), `hand-low` (boolean, writable: narrow: the hand is no higher than where the page is tight),
 * `overhang` (int, read-only: how much of the board's lower edge the decision bar covers
 * now, in pixels; notified from the main loop). */
FavorArrangement favor_game_layout_get_arrangement (FavorGameLayout *self);

/**
 * favor_game_layout_spare:
 * @place: (nullable): something on the board
 *
 * What a round brought does not lie over @place, if there is room beside that.
 */
void             favor_game_layout_spare (FavorGameLayout *self,
                                          GtkWidget       *place);
gboolean         favor_game_layout_get_tight (FavorGameLayout *self);
void             favor_game_layout_expect_width (FavorGameLayout *self, int width);
void favor_game_layout_set_panel_shown (FavorGameLayout *self, gboolean shown);
/* Nearly all that the regions show is about to be another. */
void favor_game_layout_expect_change (FavorGameLayout *self);

G_END_DECLS
