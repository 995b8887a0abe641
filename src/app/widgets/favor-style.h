/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * favor_style_set_up:
 *
 * Prepares favor_style_open_display(). To be called before there are threads.
 */
void favor_style_set_up (void);

/**
 * favor_style_open_display:
 *
 * Opens the default display without the theme of GTK, which libadwaita puts its own in place of
 * at once: that it is not read saves a tenth of the time to the first frame. Without
 * favor_style_set_up(), or with a theme that the environment names, all is as usual.
 */
void favor_style_open_display (void);

/**
 * favor_style_follow:
 * @manager: of the display
 *
 * Loads the style sheets of the application, and behind them those that the games bring along in
 * `ui/NAME`, into the default display, now and whenever @manager turns dark, light or rich in
 * contrast: `style.css` always, `style-dark.css`, `style-hc.css` and `style-hc-dark.css` when the
 * style is so. A second call does nothing.
 *
 * #AdwApplication would do so for an application with a resource base path, but reads all
 * sheets, whether they apply or not, and GTK adds such a path to those of the icon theme: that
 * stops the program until the theme is read by a thread, and has it read once more after it.
 */
void favor_style_follow (AdwStyleManager *manager);

/**
 * favor_style_set_class:
 * @css_class: of the style
 * @on: whether @widget has it from now on
 */
void favor_style_set_class (GtkWidget *widget, const char *css_class, gboolean on);

G_END_DECLS
