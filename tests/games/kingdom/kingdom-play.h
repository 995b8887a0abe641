/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "kingdom-position.h"
#include "kingdom-step.h"

G_BEGIN_DECLS

/**
 * KingdomSetup:
 * @map: the tiles on the map
 * @hand: (nullable): the letter of the tile in hand, a text; else the hand is empty
 * @pieces, @actions: (nullable): of seat 0: "farmer farmer", "merchant"
 * @bishop: the level, 0 for 1
 * @draw: phase `draw`
 * @empty: the bag is empty
 *
 * A position as the scenarios of section 12 describe them: what is not said is as there.
 */
typedef struct
{
  const char *map;
  const char *hand;
  const char *pieces;
  const char *actions;
  guint       bishop;
  gboolean    draw;
  gboolean    empty;
} KingdomSetup;

void kingdom_play_init (KingdomState *state, const KingdomSetup *setup);

/* An action of the one who decides, in the words of files: "lay-tile 0 -1 2", "play-triangle farmer 0 1 n",
 * "play-token philosopher 0 0 middle bridge-ns", "take-favor jester". */
FavorAction kingdom_play_action (const KingdomState *state, const char *words);

/* Plays legal actions, separated by "; ", and validates each position. */
void kingdom_play (KingdomState *state, const char *words);
/* The same, and ends step two: asserts what is on offer then. */
void kingdom_play_offer (KingdomState *state, const char *words, const char *offer);
/* Asserts that an action is refused with that id and that nothing changes. */
void kingdom_play_refused (KingdomState *state, const char *words, const char *id);

/* (transfer full): ids of what is set in an array by character, in order of rank */
char *kingdom_play_characters (const guint8 *set);
/* (transfer full): the listed actions of a kind, "0 -1 2; 0 1 1" */
char *kingdom_play_list (const KingdomState *state, KingdomAction kind);
guint kingdom_play_faults (const KingdomState *state);

G_END_DECLS
