/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "kingdom-value.h"

G_BEGIN_DECLS

/* What computer players, and hints, do things for. */

/**
 * KingdomAimWhen:
 * @KINGDOM_AIM_NOW: the favor is there to take when the turn ends after the action
 * @KINGDOM_AIM_SOON: it is if one thing more is done this turn: the tile in hand is laid, something is played, or an
 *   action favor is used
 * @KINGDOM_AIM_LATER: the map comes nearer to the wish
 * @KINGDOM_AIM_DENY: the map gets further from the wish of one whom only others want
 */
typedef enum
{
  KINGDOM_AIM_NOW,
  KINGDOM_AIM_SOON,
  KINGDOM_AIM_LATER,
  KINGDOM_AIM_DENY,
} KingdomAimWhen;

/**
 * KingdomAim:
 * @character: the one whose favor it is about
 * @when: a %KingdomAimWhen
 */
typedef struct
{
  guint8 character;
  guint8 when;
} KingdomAim;

/**
 * kingdom_aim_find:
 * @observed: the position as the seat sees it that decides
 * @action: a legal action
 * @aim: (out): what the action is done for
 *
 * Says which character a plan aims at that begins with @action: the one whom the player would take by preference
 * when the turn ends at once, or after one thing more if that is better; where that is nobody but the Jester or the
 * Charlatan, the one to whose wish the map comes nearer, or whose wish is spoiled for others. Nothing hidden is
 * read, and nothing is drawn: of actions that draw a tile by chance it knows no aim.
 *
 * Returns: whether there is one
 */
gboolean kingdom_aim_find (const KingdomState *observed, const FavorAction *action, KingdomAim *aim) G_GNUC_INTERNAL;

G_END_DECLS
