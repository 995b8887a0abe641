/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-text.h"
#include "kingdom-near.h"

/* A sentence about the best try; the plural is chosen by {n}. */
typedef struct
{
  const char *text;
  const char *plural;
} Words;

/* All of them stand in the chart of the court: how near a wish is; little space. */
static const Words words[KINGDOM_N_TRIES] = {
  /* Translators: how near the wish for a meadow beside {need} cities is; little space */
  [KINGDOM_TRY_MEADOW] = { N_ ("A meadow touches {have} of {need} cities"), NULL },
  [KINGDOM_TRY_CITY_TO_CLOSE] = {
    /* Translators: how near the wish for a complete city beside {need} meadows is; little space */
    N_ ("A city with {n} open side touches {have} of {need} meadows"),
    N_ ("A city with {n} open sides touches {have} of {need} meadows"),
  },
  /* Translators: how near the wish for a complete city beside {need} meadows is; little space */
  [KINGDOM_TRY_CITY_AMONG_OTHERS] = { N_ ("A complete city touches {have} meadows, not {need}"),
                                      NULL },
  /* Translators: how near the wish for a loop road is; little space */
  [KINGDOM_TRY_LOOP] = { N_ ("A loop road lacks {n} tile"),
                         N_ ("A loop road lacks {n} tiles") },
  /* Translators: the wish for a complete road at the bridge is far; little space */
  [KINGDOM_TRY_NO_BRIDGE] = { N_ ("No bridge is on the map"), NULL },
  /* Translators: how near the wish for a complete road at the bridge is; little space */
  [KINGDOM_TRY_BRIDGE] = { N_ ("A road at the bridge has {n} open end"),
                           N_ ("A road at the bridge has {n} open ends") },
  [KINGDOM_TRY_ROAD_TO_CITY] = {
    /* Translators: how near the wish for a road into a complete city is; little space */
    N_ ("A complete road leads into a city with {n} open side"),
    N_ ("A complete road leads into a city with {n} open sides"),
  },
  /* Translators: how near the wish for a complete road into a city is; little space */
  [KINGDOM_TRY_CITY_TO_ROAD] = { N_ ("An open road leads into a complete city"), NULL },
  [KINGDOM_TRY_ROAD_AND_CITY] = {
    /* Translators: how near the wish for a complete road into a complete city is; little space */
    N_ ("An open road leads into a city with {n} open side"),
    N_ ("An open road leads into a city with {n} open sides"),
  },
  /* Translators: how near the wish for a tile with nothing but meadow is; a piece is what players can lay on it; little space */
  [KINGDOM_TRY_PLAIN_TILE] = { N_ ("{n} piece would leave a tile nothing but meadow"),
                               N_ ("{n} pieces would leave a tile nothing but meadow") },
  /* Translators: how near the wish for three by three tiles without a city is; little space */
  [KINGDOM_TRY_BLOCK] = { N_ ("A block has {have} of {need} tiles without a city"), NULL },
  [KINGDOM_TRY_JOINED_CITIES] = {
    /* Translators: how near the wish for two complete cities joined by a complete road is; little space */
    N_ ("A complete road joins two cities with {n} open side"),
    N_ ("A complete road joins two cities with {n} open sides"),
  },
  /* Translators: how near the wish for two complete cities joined by a complete road is; little space */
  [KINGDOM_TRY_ROAD_BETWEEN] = { N_ ("An open road leads into {have} of {need} complete cities"),
                                 NULL },
  /* Translators: how near the wish for a complete city with two walls that make a V is; little space */
  [KINGDOM_TRY_V] = { N_ ("A city with a V of walls has {n} open side"),
                      N_ ("A city with a V of walls has {n} open sides") },
  /* Translators: how near the wish for a complete city with two walls that make a V is; little space */
  [KINGDOM_TRY_TORN_V] = { N_ ("The two walls of a V are of different cities"), NULL },
  /* Translators: how near the wish for a complete road with {need} bends is; little space */
  [KINGDOM_TRY_BENDS] = { N_ ("An open road has {have} of {need} bends"), NULL },
  /* Translators: how near the wish for a complete road with {need} bends is; it has enough of them; little space */
  [KINGDOM_TRY_BENT_ROAD] = { N_ ("A road with {have} bends has {n} open end"),
                              N_ ("A road with {have} bends has {n} open ends") },
  /* Translators: how near the wish for a complete city with a solid city tile is; little space */
  [KINGDOM_TRY_SOLID] = { N_ ("A city with a solid tile has {n} open side"),
                          N_ ("A city with a solid tile has {n} open sides") },
  /* Translators: how near the wish for a gap among {need} tiles is; little space */
  [KINGDOM_TRY_GAP] = { N_ ("A gap has {have} of {need} tiles around it"), NULL },
  /* Translators: how near the wish for a tile with no tiles around it is; little space */
  [KINGDOM_TRY_NEIGHBOURS] = { N_ ("A tile would have to lose {n} neighbour"),
                               N_ ("A tile would have to lose {n} neighbours") },
  /* Translators: how near the wish for four caps of one city on a tile is; a cap is a small walled part of a city; little space */
  [KINGDOM_TRY_CAPS] = { N_ ("A tile has {have} of {need} caps of one city"), NULL },
  /* Translators: how near the wish for four caps of a complete city on a tile is; little space */
  [KINGDOM_TRY_FOUR_CAPS] = { N_ ("The city of four caps has {n} open side"),
                              N_ ("The city of four caps has {n} open sides") },
  /* Translators: how near the wish for surrounded cloisters is; little space */
  [KINGDOM_TRY_CLOISTER] = { N_ ("A cloister has {have} of {need} tiles around it"), NULL },
  /* Translators: how near the wish for surrounded cloisters is; little space */
  [KINGDOM_TRY_CLOISTERS] = { N_ ("{have} of {need} cloisters are surrounded"), NULL },
  /* Translators: how near the wish for a complete city inside a loop road is; little space */
  [KINGDOM_TRY_IN_LOOP] = { N_ ("A city inside a loop road has {n} open side"),
                            N_ ("A city inside a loop road has {n} open sides") },
  /* Translators: how near the wish for a complete city around a cloister is; little space */
  [KINGDOM_TRY_AROUND_CLOISTER] = { N_ ("A city around a cloister has {n} open side"),
                                    N_ ("A city around a cloister has {n} open sides") },
  /* Translators: how near the wish for a complete city around a loop road around a cloister is; little space */
  [KINGDOM_TRY_LOOP_ALONE] = { N_ ("No city encloses the loop road around a cloister"), NULL },
  [KINGDOM_TRY_AROUND_LOOP] = {
    /* Translators: how near the wish for a complete city around a loop road around a cloister is; little space */
    N_ ("The city around loop road and cloister has {n} open side"),
    N_ ("The city around loop road and cloister has {n} open sides"),
  },
};

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
                                                              near->n),
                          "have# need# n#",
                          (guint) near->have,
                          (guint) near->need,
                          (guint) near->n);
}
