/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-view-parts.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_FACT_ROW (favor_fact_row_get_type ())
G_DECLARE_FINAL_TYPE (FavorFactRow, favor_fact_row, FAVOR, FACT_ROW, GtkWidget)

/* Small facts in one line, each with its picture. It asks for no width: of what it has no room
 * for it draws nothing. For eyes only, unless it is given a name: its words are said by whatever it
 * stands in. */
/* (element-type FavorFact) (transfer none) (nullable) */
void favor_fact_row_set_facts (FavorFactRow *self, GArray *facts);
/* How many of them there is room for, from the first one on. */
guint favor_fact_row_count_fitting (FavorFactRow *self);
/* Draws no more than that, G_MAXUINT for all, so that several rows look alike. */
void favor_fact_row_set_most (FavorFactRow *self, guint most);
/* How many it draws. */
guint favor_fact_row_get_n_shown (FavorFactRow *self);

G_END_DECLS
