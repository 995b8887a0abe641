/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-map.h"
#include "tokens-state.h"

G_BEGIN_DECLS

/* The sea and the island in it, drawn once: only where another map, another zoom or the night comes it
 * is drawn anew. */
typedef struct _TokensSea TokensSea;

TokensSea *tokens_sea_new  (void);
void       tokens_sea_free (TokensSea         *self);
/* Draws all of `map`; without a `state` (nullable) nothing but water. */
void       tokens_sea_draw (TokensSea         *self,
                            FavorMap          *map,
                            const TokensState *state,
                            GtkSnapshot       *snapshot);

G_END_DECLS
