/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-width-layout.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_PAIR_LAYOUT (favor_pair_layout_get_type ())
G_DECLARE_FINAL_TYPE (FavorPairLayout, favor_pair_layout, FAVOR, PAIR_LAYOUT, FavorWidthLayout)

/* For two children: side by side where both have room, else the second one below the first. The
 * second one gets what it asks for, the first one the rest.
 *
 * Properties: `share` (double, construct-only, 0 to 1: the first child has room enough with this
 * part of the width, however much it asks for). */
GtkLayoutManager *favor_pair_layout_new (double share);

G_END_DECLS
