/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-choice-list.h"
#include "favor-game-view.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_PLAIN_VIEW (favor_plain_view_get_type ())
G_DECLARE_FINAL_TYPE (FavorPlainView, favor_plain_view, FAVOR, PLAIN_VIEW, FavorGameView)

/* The view of any game: what the position says in words (the common facts, a card for each
 * seat with what the viewer may see of it) and the list of legal actions. Side by side where
 * there is room, else one above the other. */
GtkWidget       *favor_plain_view_new         (void);
/* The part with the choices, a region of its own for the keys. */
FavorChoiceList *favor_plain_view_get_choices (FavorPlainView *self);
/* The part with the facts. */
GtkWidget       *favor_plain_view_get_table   (FavorPlainView *self);

/* (transfer full): facts, one on a line, as Pango markup: the titles before the colon pale;
 * facts of fewer than `short_chars` characters share a line. */
char            *favor_plain_view_markup      (const char     *facts,
                                               guint           short_chars);

G_END_DECLS
