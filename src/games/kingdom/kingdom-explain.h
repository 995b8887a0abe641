/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "kingdom-reasons.h"

G_BEGIN_DECLS

/**
 * KingdomExplain:
 * @state: the position as @seat sees it, who decides
 * @after: what comes of the action; not filled in where it draws a tile or ends step two
 *
 * An action that is explained.
 */
typedef struct
{
  const KingdomState *state;
  const FavorAction  *action;
  FavorSeat           seat;
  FavorReasons       *out;
  KingdomState        after;
} KingdomExplain;

static inline void
kingdom_say (const KingdomExplain *self, KingdomReason kind, gint32 weight, gint a, gint b)
{
  FAVOR_REASON (self->out, kind, weight, (gint16) a, (gint16) b);
}

/* Whether somebody would be new at the court of the seat. */
static inline gboolean
kingdom_explain_is_new (const KingdomExplain *self, guint character)
{
  return !self->state->seat[self->seat].court[character];
}

/* What may be won soon after the action. */
void kingdom_explain_soon   (const KingdomExplain *self) G_GNUC_INTERNAL;
/* A change of the map, or of the tile in hand. */
void kingdom_explain_change (const KingdomExplain *self) G_GNUC_INTERNAL;

G_END_DECLS
