/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tokens-state.h"

G_BEGIN_DECLS

/* The island without what is built on it: coast, terrain, harbours, numbers. */

/**
 * TokensLand:
 * @widget: (nullable): what is drawn; without one there are no letters
 * @unit: of the pictures, in pixels
 * @origin: where the island begins, in units
 * @dark: by night
 *
 * How it is drawn.
 */
typedef struct
{
  GtkWidget       *widget;
  double           unit;
  graphene_point_t origin;
  gboolean         dark;
} TokensLand;

void tokens_land_draw (const TokensLand  *self,
                       const TokensState *state,
                       GtkSnapshot       *snapshot);

G_END_DECLS
