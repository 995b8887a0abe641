/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "kingdom-map.h"
#include "kingdom-places.h"
#include "kingdom-position.h"

G_BEGIN_DECLS

/* The maps of a scenario: at the start of the turn, and at the end of step two. */
void kingdom_places_get (const KingdomWished *self, KingdomTile *before, KingdomTile *now);

/* A random landscape, from the maps of the scenarios on or from the starter alone; seldom one with faults. */
void kingdom_landscape_begin (FavorRng *rng, KingdomTile *tiles);
/* What might happen to it in a turn, and more: tiles laid, moved and turned, favors played. */
void kingdom_landscape_go_on (FavorRng *rng, KingdomTile *tiles);

G_END_DECLS
