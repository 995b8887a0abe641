/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define FAVOR_TYPE_STEADY_BIN (favor_steady_bin_get_type ())
G_DECLARE_FINAL_TYPE (FavorSteadyBin, favor_steady_bin, FAVOR, STEADY_BIN, AdwBin)

/* One child that is as wide as it is, whatever height it gets. A stack asks its page how wide it
 * must be for its height, and a box with wrapping text answers by laying all of it out again and
 * again, at one width after the other. Where nobody says how wide it will be, it would like to be as
 * high as it is at that width, and can do with what it needs where nothing is wrapped. */

/* The same for another widget with one child. */
GtkLayoutManager *favor_steady_layout_new (void);

G_END_DECLS
