/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "kingdom-edit.h"
#include "kingdom-events.h"
#include "kingdom-standing.h"

G_BEGIN_DECLS

/* What files that check, list and carry out actions share. `events` is (nullable) everywhere. */

static inline KingdomSeat *
kingdom_current (KingdomState *state)
{
  return &state->seat[state->head.turn_owner];
}

/* Whether the rest of the turn is careful (5.3). */
static inline gboolean
kingdom_is_careful (const KingdomState *state)
{
  return state->rewinds >= KINGDOM_MAX_REWINDS;
}

guint kingdom_count_bag (const KingdomTable *table) G_GNUC_INTERNAL;
gboolean kingdom_was_laid (const KingdomTable *table, guint tile) G_GNUC_INTERNAL;
/* A tile on the map that was not laid this turn (5.3). */
gboolean kingdom_is_previous (const KingdomTable *table, guint tile) G_GNUC_INTERNAL;
/* Whether a favor from an earlier turn lies in a slot, as seen on the map. */
gboolean kingdom_has_old_favor (const KingdomTile *tile, guint seen) G_GNUC_INTERNAL;
/* Whether triangles and tokens may be played on a tile (5.3). */
gboolean kingdom_is_eligible (const KingdomTable *table, const KingdomMap *map, guint tile) G_GNUC_INTERNAL;
/* Whether the tile in hand can be laid somewhere without a fault (ruling 14). */
gboolean kingdom_fits_somewhere (const KingdomTable *table, const KingdomMap *map) G_GNUC_INTERNAL;
/* Whether the drawn tile may take the place of that one (5.2): how it is to be turned, or %FAVOR_NONE. */
gint kingdom_match (const KingdomState *state, guint tile) G_GNUC_INTERNAL;
/* How many pieces a character's stack has. */
guint kingdom_count_stack (const KingdomTable *table, guint character) G_GNUC_INTERNAL;

/* Whether a character has something for a player: a piece, or an action favor (2.11). */
gboolean kingdom_can_have (const KingdomState *state, FavorSeat seat, guint character) G_GNUC_INTERNAL;
/* What would be on offer to a player with these wishes met (2.11): returns whether there is anything. */
gboolean kingdom_find_offer (const KingdomState *state, FavorSeat seat, const guint8 *met, guint8 *offer) G_GNUC_INTERNAL;

/* Puts a piece at the bottom of its stack. */
void kingdom_return_piece (KingdomTable *table, guint piece) G_GNUC_INTERNAL;
/* Takes the top piece of a stack. */
guint kingdom_take_piece (KingdomTable *table, guint character) G_GNUC_INTERNAL;

/* Begins a turn, or ends the game (5.1, 7.2). */
void kingdom_begin_turn (KingdomState *state, FavorSeat seat, FavorEvents *events) G_GNUC_INTERNAL;
/* Brings a tile from the bag to the hand, and what follows (5.2). */
void kingdom_draw (KingdomState *state, guint tile, KingdomEvent kind, FavorEvents *events) G_GNUC_INTERNAL;
void kingdom_exchange (KingdomState *state, guint tile, FavorEvents *events) G_GNUC_INTERNAL;
/* Begins step two, with a checkpoint. */
void kingdom_begin_work (KingdomState *state) G_GNUC_INTERNAL;
/* Goes on to a draw within a turn. */
void kingdom_begin_draw (KingdomState *state) G_GNUC_INTERNAL;
/* Ends step two (5.4), and step three (5.6). */
void kingdom_finish_work (KingdomState *state, FavorEvents *events) G_GNUC_INTERNAL;
void kingdom_take_favor (KingdomState *state, guint character, FavorEvents *events) G_GNUC_INTERNAL;

gboolean kingdom_check (gconstpointer state, const FavorAction *action, FavorRefusal *why) G_GNUC_INTERNAL;
/* The same with the map at hand and without the reasons that come first. */
gboolean kingdom_check_work (const KingdomState *state, const FavorAction *action, const KingdomMap *map, FavorRefusal *why) G_GNUC_INTERNAL;
void kingdom_apply (gpointer state, const FavorAction *action, FavorEvents *events) G_GNUC_INTERNAL;
void kingdom_list (gconstpointer state, FavorActions *out) G_GNUC_INTERNAL;
void kingdom_setup (gpointer state, gconstpointer options, guint n_seats, guint64 seed, FavorEvents *events) G_GNUC_INTERNAL;
gboolean kingdom_validate (gconstpointer state, FavorRefusal *why) G_GNUC_INTERNAL;
void kingdom_score (gconstpointer state, FavorSeat seat, FavorPad *out) G_GNUC_INTERNAL;

G_END_DECLS
