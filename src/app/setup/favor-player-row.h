/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "favor-setup.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_PLAYER_ROW (favor_player_row_get_type ())
G_DECLARE_FINAL_TYPE (FavorPlayerRow,
                      favor_player_row,
                      FAVOR,
                      PLAYER_ROW,
                      AdwPreferencesRow)

/* One seat of a setup: colour, name, person or computer, and the game's options that each
 * seat has for itself. Signals: `changed ()`: favor_player_row_read () would read something
 * else; `colour-chosen (uint)`: the person asks for a colour, which another seat may have;
 * `move (uint, uint)`: who sits at the first seat is to sit at the second one, by dragging, the
 * menu of the handle, or Alt+Up and Alt+Down. */
GtkWidget *favor_player_row_new (const FavorGame *game, FavorSeat seat);
void
favor_player_row_align (FavorPlayerRow *self, GtkSizeGroup *kinds, GtkSizeGroup *options);
void favor_player_row_show (FavorPlayerRow *self, FavorSetup *setup);
void favor_player_row_read (FavorPlayerRow *self, FavorSetup *setup);

/* What of a row can have the focus, so that it follows who is moved. */
typedef enum
{
  FAVOR_PLAYER_NOTHING,
  FAVOR_PLAYER_COLOUR,
  FAVOR_PLAYER_NAME,
  FAVOR_PLAYER_KIND,
  FAVOR_PLAYER_HANDLE,
} FavorPlayerPart;

FavorPlayerPart favor_player_row_get_focus (FavorPlayerRow *self);
void favor_player_row_set_focus (FavorPlayerRow *self, FavorPlayerPart part);

G_END_DECLS
