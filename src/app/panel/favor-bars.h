/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define FAVOR_TYPE_BARS (favor_bars_get_type ())
G_DECLARE_FINAL_TYPE (FavorBars, favor_bars, FAVOR, BARS, GtkWidget)

/* A plot of how often each of a few things came: a bar for each, and a line across it where one would
 * expect its end. It stands on paper. */

/* Nothing was to be expected. */
#define FAVOR_BAR_NO_MARK (-1.0)

GtkWidget *favor_bars_new      (void);
/* Adds a bar with a short @label below it. */
void       favor_bars_add      (FavorBars  *self,
                                const char *label);
/**
 * favor_bars_set:
 * @nth: which bar
 * @n: how high it is
 * @expected: where the line is, or %FAVOR_BAR_NO_MARK
 * @words: the same for ears and as a tooltip
 */
void       favor_bars_set      (FavorBars  *self,
                                guint       nth,
                                guint       n,
                                double      expected,
                                const char *words);
guint      favor_bars_get      (FavorBars  *self,
                                guint       nth);

G_END_DECLS
