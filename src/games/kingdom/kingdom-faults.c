/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include <glib/gi18n.h>

#include "kingdom-look.h"

/* Faults of one tile (2.7). */

static const FavorWord fault_words[KINGDOM_N_FAULTS] = {
  /* Translators: what is wrong with a map: "The map does not fit together yet: {fault} at {cell}." */
  { "edge-mismatch", N_ ("two edges that do not match") },
  /* Translators: what is wrong with a map: "The map does not fit together yet: {fault} at {cell}." */
  { "open-border", N_ ("city and meadow without a wall between them") },
  /* Translators: what is wrong with a map: "The map does not fit together yet: {fault} at {cell}." */
  { "road-in-city", N_ ("a road inside a city") },
  /* Translators: what is wrong with a map: "The map does not fit together yet: {fault} at {cell}." */
  { "middle-taken", N_ ("a middle that is not meadow under what stands there") },
  /* Translators: what is wrong with a map: "The map does not fit together yet: {fault} at {cell}." */
  { "road-through-wall", N_ ("a road laid through a wall") },
  /* Translators: what is wrong with a map: "The map does not fit together yet: {fault} at {cell}." */
  { "loose-road", N_ ("a road that ends nowhere") },
  /* Translators: what is wrong with a map: "The map does not fit together yet: {fault} at {cell}." */
  { "crowded-middle", N_ ("roads that meet without a junction") },
};

const FavorEnum kingdom_faults = FAVOR_ENUM ("fault", fault_words);

static gboolean
is_taken (const KingdomLook *look)
{
  return look->terrain != KINGDOM_TERRAIN_MEADOW &&
         (look->middle != KINGDOM_MIDDLE_NOTHING || look->laid != 0);
}

static guint8
find_loose (const KingdomLook *look)
{
  const guint arriving = kingdom_look_arriving (look);
  const guint n = favor_sides_count (arriving);

  if (look->middle == KINGDOM_MIDDLE_BARE)
    return (guint8) arriving;
  if (look->middle == KINGDOM_MIDDLE_NOTHING && n == 1 && look->walls == 0)
    return (guint8) arriving;
  return 0;
}

static gboolean
is_crowded (const KingdomLook *look)
{
  const guint n = favor_sides_count (kingdom_look_arriving (look));

  if (look->middle == KINGDOM_MIDDLE_CROSSING)
    return n < FAVOR_N_SIDES;
  return look->middle == KINGDOM_MIDDLE_NOTHING && n > 2;
}

guint
kingdom_look_faults (const KingdomLook *look, guint8 *at)
{
  const guint change = look->cities ^ favor_sides_turned (look->cities, 3);
  const guint closed = (guint) ~look->tips & ~(guint) look->cities;
  guint       any = 0, n = 0;

  at[KINGDOM_FAULT_EDGE_MISMATCH] = 0;
  at[KINGDOM_FAULT_OPEN_BORDER] = (guint8) (change & ~look->walls);
  at[KINGDOM_FAULT_ROAD_IN_CITY] = look->roads & look->cities;
  at[KINGDOM_FAULT_MIDDLE_TAKEN] = is_taken (look);
  at[KINGDOM_FAULT_ROAD_THROUGH_WALL] = (guint8) (look->laid & closed);
  at[KINGDOM_FAULT_LOOSE_ROAD] = find_loose (look);
  at[KINGDOM_FAULT_CROWDED_MIDDLE] = is_crowded (look);
  for (guint kind = 0; kind < KINGDOM_N_FAULTS; kind++)
    any |= at[kind];
  /* Hardly a look has one. */
  for (guint kind = 0; any != 0 && kind < KINGDOM_N_FAULTS; kind++)
    n += favor_sides_count (at[kind]);
  return n;
}
