/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* How long the rows of hexes are on the maps (2.1). */
static const guint8 tokens_rows_small[] = { 3, 4, 5, 4, 3 };
static const guint8 tokens_rows_large[] = { 3, 4, 5, 6, 5, 4, 3 };
