/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define FAVOR_TYPE_SAID (favor_said_get_type ())
G_DECLARE_FINAL_TYPE (FavorSaid, favor_said, FAVOR, SAID, GtkBox)

/* Around the sentence of the decision bar: a button for ears. While something is told it can have
 * the focus; then its name is what is told last, which a screen reader reads whenever it changes.
 * Where GTK announces what happens it is a box like any other, without a name.
 *
 * Signal: `next ()`: who hears it wants to hear what comes next. */

/**
 * favor_said_set_telling:
 * @telling: whether it can have the focus now
 */
void favor_said_set_telling (FavorSaid  *self,
                             gboolean    telling);

/**
 * favor_said_say:
 * @words: (nullable): what is told; %NULL if it was told already, or there is nothing to tell
 *
 * The same words again are read once more.
 */
void favor_said_say         (FavorSaid  *self,
                             const char *words);

G_END_DECLS
