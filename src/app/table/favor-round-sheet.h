/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-rounds.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_ROUND_SHEET (favor_round_sheet_get_type ())
G_DECLARE_FINAL_TYPE (FavorRoundSheet, favor_round_sheet, FAVOR, ROUND_SHEET, GtkWidget)

/* What each seat gained in a round, and from which sources: a table, or a list in narrow windows.
 * Property: `compact` (boolean, writable: a list). It closes with the action `view.close-round`. */
GtkWidget *favor_round_sheet_new    (void);
void       favor_round_sheet_update (FavorRoundSheet  *self,
                                     FavorCursor      *cursor,
                                     const FavorRound *round);
/* (transfer full): all of it as sentences, for ears, and how to go on. */
char      *favor_round_sheet_describe (FavorRoundSheet *self);
/* To the button that closes it, with which all of it is heard. */
void       favor_round_sheet_focus (FavorRoundSheet *self);

G_END_DECLS
