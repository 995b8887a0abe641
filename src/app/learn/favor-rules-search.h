/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Marks what is looked for in a row of labels, one of them as the present one. */
typedef struct _FavorRulesSearch FavorRulesSearch;

FavorRulesSearch *favor_rules_search_new (GPtrArray *labels);
void              favor_rules_search_free (FavorRulesSearch *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FavorRulesSearch, favor_rules_search_free)

/* Looks for `text` from now on, "" for nothing; the first hit is the present one. Returns FALSE,
 * and stays at the present hit, if that was looked for already. */
gboolean favor_rules_search_set_text (FavorRulesSearch *self, const char *text);
guint    favor_rules_search_get_n    (FavorRulesSearch *self);
guint    favor_rules_search_get_nth  (FavorRulesSearch *self);
void favor_rules_search_move (FavorRulesSearch *self, int by);

/**
 * favor_rules_search_get_place:
 * @y: (out): the upper edge of the present hit in the label, in pixels
 *
 * Returns: (nullable): the label that has it
 */
GtkWidget *favor_rules_search_get_place (FavorRulesSearch *self, int *y);

G_END_DECLS
