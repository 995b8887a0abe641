/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-face.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_CARD_SHEET (favor_card_sheet_get_type ())
G_DECLARE_FINAL_TYPE (FavorCardSheet, favor_card_sheet, FAVOR, CARD_SHEET, GtkWidget)

/* One card over the board, as large as it can be read without effort, and beside it, or below it
 * where it is narrow, all that there is to say of it. Not modal; its button activates
 * `view.close-card`. */
/* As favor_details_show (). */
void favor_card_sheet_show (FavorCardSheet *self,
                            FavorFace      *face,
                            const char     *title,
                            const char     *subtitle,
                            const char     *text,
                            const char     *note);
/* Forgets what it shows: it may be private. */
void favor_card_sheet_clear (FavorCardSheet *self);
/* Gives the focus to its words, which are said then. */
void favor_card_sheet_focus (FavorCardSheet *self);

G_END_DECLS
