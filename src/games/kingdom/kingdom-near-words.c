/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-text.h"
#include "kingdom-near.h"
#include "kingdom-texts.h"

/* By which number the plural is chosen. */
typedef enum
{
  BY_N,
  BY_HAVE,
  BY_NEED,
} Number;

/* What is said of the best try. */
typedef struct
{
  const char *text;
  const char *plural;
  Number      by;
} Words;

static const Words words[KINGDOM_N_TRIES] = {
  /* Translators: how near is the wish for a meadow beside {need} cities; little space */
  [KINGDOM_TRY_MEADOW] = { NP_ ("Meadow at {have} of {need} city",
                                "Meadow at {have} of {need} cities"),
                           BY_NEED },
  /* Translators: how near is the wish for a complete city beside {need} meadows, of which {have} are there, or too many; little space */
  [KINGDOM_TRY_CITY_TO_CLOSE] = { NP_ (
    "City with {n} side open, meadows: {have} of {need}",
    "City with {n} sides open, meadows: {have} of {need}") },
  /* Translators: how near is the wish for a complete city beside {need} meadows; little space */
  [KINGDOM_TRY_CITY_AMONG_OTHERS] = { NP_ ("Complete city at {have} meadow, not {need}",
                                           "Complete city at {have} meadows, not {need}"),
                                      BY_HAVE },
  /* Translators: how near is the wish for a loop road; little space */
  [KINGDOM_TRY_LOOP] = { NP_ ("Loop road lacks {n} tile", "Loop road lacks {n} tiles") },
  /* Translators: how near is the wish for a complete road at the bridge; little space */
  [KINGDOM_TRY_NO_BRIDGE] = { N_ ("No bridge on the map"), NULL },
  /* Translators: how near is the wish for a complete road at the bridge; little space */
  [KINGDOM_TRY_BRIDGE] = { NP_ ("Road at the bridge, {n} end open",
                                "Road at the bridge, {n} ends open") },
  /* Translators: how near is the wish for a complete road into a complete city; little space */
  [KINGDOM_TRY_ROAD_TO_CITY] = { NP_ ("Complete road into a city, {n} side open",
                                      "Complete road into a city, {n} sides open") },
  /* Translators: how near is the wish for a complete road into a complete city; little space */
  [KINGDOM_TRY_CITY_TO_ROAD] = { N_ ("Open road into a complete city"), NULL },
  /* Translators: how near is the wish for a complete road into a complete city; little space */
  [KINGDOM_TRY_ROAD_AND_CITY] = { NP_ ("Open road into a city, {n} side open",
                                       "Open road into a city, {n} sides open") },
  /* Translators: how near is the wish for a tile with nothing but meadow, which pieces can make of a tile; little space */
  [KINGDOM_TRY_PLAIN_TILE] = { NP_ ("Tile that {n} piece would make meadow",
                                    "Tile that {n} pieces would make meadow") },
  /* Translators: how near is the wish for three by three tiles without a city; little space */
  [KINGDOM_TRY_BLOCK] = { N_ ("Block with {have} of {need} tiles without city"), NULL },
  /* Translators: how near is the wish for two complete cities and a complete road between them; little space */
  [KINGDOM_TRY_JOINED_CITIES] = { NP_ ("Road between two cities, {n} side open",
                                       "Road between two cities, {n} sides open") },
  /* Translators: how near is the wish for two complete cities and a complete road between them; little space */
  [KINGDOM_TRY_ROAD_BETWEEN] = { N_ ("Open road into {have} of {need} complete cities"),
                                 NULL },
  /* Translators: how near is the wish for a complete city with two walls that make a V; little space */
  [KINGDOM_TRY_V] = { NP_ ("City with a V of walls, {n} side open",
                           "City with a V of walls, {n} sides open") },
  /* Translators: how near is the wish for a complete city with two walls that make a V; little space */
  [KINGDOM_TRY_TORN_V] = { N_ ("V between two open cities"), NULL },
  /* Translators: how near is the wish for a complete road with {need} bends; little space */
  [KINGDOM_TRY_BENDS] = { N_ ("Open road with {have} of {need} bends"), NULL },
  /* Translators: how near is the wish for a complete road with many bends; little space */
  [KINGDOM_TRY_BENT_ROAD] = { NP_ ("Road with {have} bends, {n} end open",
                                   "Road with {have} bends, {n} ends open") },
  /* Translators: how near is the wish for a complete city with a tile that is all city; little space */
  [KINGDOM_TRY_SOLID] = { NP_ ("City with a solid tile, {n} side open",
                               "City with a solid tile, {n} sides open") },
  /* Translators: how near is the wish for a gap among {need} tiles; little space */
  [KINGDOM_TRY_GAP] = { N_ ("Gap with {have} of {need} tiles around it"), NULL },
  /* Translators: how near is the wish for a tile with no tile around it; little space */
  [KINGDOM_TRY_NEIGHBOURS] = { NP_ ("Tile with {n} neighbour too many",
                                    "Tile with {n} neighbours too many") },
  /* Translators: how near is the wish for a complete city with {need} caps, its small walled parts, on one tile; little space */
  [KINGDOM_TRY_CAPS] = { N_ ("Tile with {have} of {need} caps of one city"), NULL },
  /* Translators: how near is the wish for a complete city with four caps, its small walled parts, on one tile; little space */
  [KINGDOM_TRY_FOUR_CAPS] = { NP_ ("City of four caps, {n} side open",
                                   "City of four caps, {n} sides open") },
  /* Translators: how near is the wish for surrounded cloisters; little space */
  [KINGDOM_TRY_CLOISTER] = { N_ ("Cloister with {have} of {need} tiles around it"),
                             NULL },
  /* Translators: how near is the wish for {need} surrounded cloisters; little space */
  [KINGDOM_TRY_CLOISTERS] = { N_ ("{have} of {need} cloisters surrounded"), NULL },
  /* Translators: how near is the wish for a complete city inside a loop road; little space */
  [KINGDOM_TRY_IN_LOOP] = { NP_ ("City inside a loop road, {n} side open",
                                 "City inside a loop road, {n} sides open") },
  /* Translators: how near is the wish for a complete city around a cloister; little space */
  [KINGDOM_TRY_AROUND_CLOISTER] = { NP_ ("City around a cloister, {n} side open",
                                         "City around a cloister, {n} sides open") },
  /* Translators: how near is the wish for a city around a loop road around a cloister; little space */
  [KINGDOM_TRY_LOOP_ALONE] = { N_ ("Loop road around a cloister, no city yet"), NULL },
  /* Translators: how near is the wish for a complete city around a loop road around a cloister; little space */
  [KINGDOM_TRY_AROUND_LOOP] = { NP_ ("City around loop and cloister, {n} side open",
                                     "City around loop and cloister, {n} sides open") },
};

static guint
count (const KingdomNear *near, Number by)
{
  switch (by)
    {
    case BY_HAVE:
      return near->have;
    case BY_NEED:
      return near->need;
    case BY_N:
      break;
    }
  return near->n;
}

char *
kingdom_near_describe (const KingdomNear *near)
{
  const Words *self = &words[near->try];

  if (self->text == NULL)
    return NULL;
  return favor_text_fill (self->plural == NULL ? _ (self->text)
                                               : g_dngettext (GETTEXT_PACKAGE,
                                                              self->text,
                                                              self->plural,
                                                              count (near, self->by)),
                          "have# need# n#",
                          (guint) near->have,
                          (guint) near->need,
                          (guint) near->n);
}
