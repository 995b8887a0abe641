/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "kingdom-near.h"
#include "kingdom-wishes.h"

G_BEGIN_DECLS

/**
 * KingdomSearch:
 * @level: N
 * @old: the witnesses of @before
 * @free: of the places of its kind that have a name, those that would be new
 * @best: the best place so far
 * @best_spot, @best_name: what kind of place that is, and its name; one that is no tile, but a cell or some
 *   around it, has none
 *
 * The search for the place that comes nearest to a wish without fulfilling it.
 */
typedef struct
{
  const KingdomLand *before;
  const KingdomLand *now;
  KingdomSpot        spot;
  guint              level;
  KingdomFound       old;
  KingdomFound       free;
  KingdomNear        best;
  KingdomSpot        best_spot;
  guint              best_name;
} KingdomSearch;

/* What of a place is there: `parts` of `all`, and what is said of it. */
typedef struct
{
  guint      parts;
  guint      all;
  KingdomTry try;
  guint      have;
  guint      need;
  guint      n;
} KingdomPlaceTry;

/* Looks whether a place is the best so far: one that has a name, or a cell. */
void kingdom_search_named (KingdomSearch         *self,
                           KingdomSpot            spot,
                           guint                  name,
                           const KingdomPlaceTry *place) G_GNUC_INTERNAL;
void kingdom_search_cell (KingdomSearch *self, gint x, gint y, const KingdomPlaceTry *place) G_GNUC_INTERNAL;

/**
 * kingdom_search_begin:
 * @levels: N for Farmer, Laborer and Bishop
 * @self: (out): the search for the wish of a character, which lasts as long as both lands
 */
void kingdom_search_begin (const KingdomLand *before,
                           const KingdomLand *now,
                           guint              character,
                           const guint16     *levels,
                           KingdomSearch     *self) G_GNUC_INTERNAL;
/* @near: (out): how near the wish is. Returns whether @near tells of the best place, which is new and does not
 * fulfil it. */
gboolean kingdom_search (KingdomSearch *self, guint character, KingdomNear *near) G_GNUC_INTERNAL;

typedef void (*KingdomMeasure) (KingdomSearch *self);

/* By character; (nullable). */
extern const KingdomMeasure kingdom_measures[KINGDOM_N_CHARACTERS] G_GNUC_INTERNAL;

/* kingdom-tries-roads.c */
void kingdom_try_philosopher (KingdomSearch *self) G_GNUC_INTERNAL;
void kingdom_try_handmaiden (KingdomSearch *self) G_GNUC_INTERNAL;
void kingdom_try_guard (KingdomSearch *self) G_GNUC_INTERNAL;
void kingdom_try_merchant (KingdomSearch *self) G_GNUC_INTERNAL;
void kingdom_try_knight (KingdomSearch *self) G_GNUC_INTERNAL;

/* The sides of a city, and those of them that are open. */
static inline guint
kingdom_sides_of (const KingdomLand *land, KingdomNode city)
{
  return land->region[city].quadrants;
}

static inline guint
kingdom_open_sides_of (const KingdomLand *land, KingdomNode city)
{
  return (land->region[city].open + 1u) / 2;
}

/* Each number of parts of one is counted in these, so that a half and a third can be told. */
#define KINGDOM_PART 12

static inline guint
kingdom_part_of (guint n, guint all)
{
  return all == 0 ? 0 : KINGDOM_PART * MIN (n, all) / all;
}

/* How much of a city is closed. */
static inline guint
kingdom_part_closed (const KingdomLand *land, KingdomNode city)
{
  const guint sides = kingdom_sides_of (land, city);

  return kingdom_part_of (sides - MIN (kingdom_open_sides_of (land, city), sides), sides);
}

G_END_DECLS
