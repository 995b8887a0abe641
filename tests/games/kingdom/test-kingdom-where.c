/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "favor-text.h"
#include "kingdom-bot.h"
#include "kingdom-deeds.h"
#include "kingdom-play.h"
#include "kingdom-where.h"

/* What tiles and places of the map are called. */

static const FavorNames names = { { "Ann", "Bo", "Mei", "Carlos" } };

/* (transfer full) */
static char *
say (const FavorThing *thing, gint16 words)
{
  const FavorField field = FAVOR_ARG_INT (0,
                                          "words",
                                          0,
                                          KINGDOM_WHERE_LAST,
                                          .thing = thing);

  return favor_text_for_argument (&field, &words, &names);
}

static char *
say_cell (const KingdomState *state, gint x, gint y)
{
  KingdomPlaces places;

  kingdom_places_init (&places, &state->table);
  if (x == KINGDOM_IN_HAND || kingdom_tile_at (&state->table, x, y) != KINGDOM_NO_TILE)
    return say (&kingdom_told_tile, kingdom_tell_tile (&places, x, y));
  return say (&kingdom_told_space, kingdom_tell_space (&places, x, y, NULL));
}

/* ---- Cells ---------------------------------------------------------------------------- */

typedef struct
{
  const char *name;
  const char *map;
  const char *lay;
  gint        x;
  gint        y;
  const char *words;
} Cell;

/* A city in a row above the starter, a road to the east. */
#define BOARD "D(0,0)r0 E(0,-1)r2 U(1,0)r1 U(2,0)r1 U(3,0)r1 A(-1,0)r3"
#define BLOCK "B(0,0)r0 B(1,0)r0 B(0,1)r0 B(1,1)r0"

/* clang-format off */
static const Cell cells[] = {
  { "in-hand", BOARD, NULL, 100, 100, "the tile in hand" },
  { "only", BOARD, NULL, -1, 0, "the only “Cloister with a road”" },
  { "laid", BOARD, "lay-tile 0 1 0", 0, 1, "the tile just laid" },
  { "beside-laid", BOARD, "lay-tile 0 1 0", 0, 2, "to the south of the tile just laid" },
  { "end", BOARD, NULL, 3, 0, "the easternmost “Straight road”" },
  { "from-end", BOARD, NULL, 4, 0, "to the east of the easternmost “Straight road”" },
  { "number", BOARD, NULL, 2, 0, "“Straight road” number 2 from the east" },
  { "from-a-neighbour", BOARD " U(4,0)r1 U(5,0)r1 B(3,1)r0", NULL, 3, 0, "the tile to the north of the only “Cloister”" },
  { "altered", "D(0,0)r0 D(0,1)r0+farmer.n", NULL, 0, 1, "the only altered “City side, straight road past it”" },
  { "not-altered", "D(0,0)r0 D(0,1)r0+farmer.n", NULL, 0, 0, "the only “City side, straight road past it”" },
  { "rows", BLOCK, NULL, 1, 0, "“Cloister” number 2 row by row from the northwest" },
  { "askew", "D(0,0)r0 U(1,0)r1 B(1,1)r0", NULL, 0, 1, "to the west of the only “Cloister”" },
};

/* clang-format on */

static void
test_cell (gconstpointer data)
{
  const Cell      *cell = data;
  KingdomState     state;
  g_autofree char *words = NULL;

  kingdom_play_init (&state, &(KingdomSetup){ .map = cell->map, .hand = "B" });
  if (cell->lay != NULL)
    kingdom_play (&state, cell->lay);
  words = say_cell (&state, cell->x, cell->y);
  g_assert_cmpstr (words, ==, cell->words);
}

/* ---- Deeds and events ----------------------------------------------------------------- */

typedef struct
{
  KingdomSetup setup;
  const char  *first;
  const char  *action;
  const char  *deed;
  const char  *event;
} Told;

#define CAPS "D(0,0)r0 E(0,1)r1+laborer.w"

/* clang-format off */
static const Told told[] = {
  { { .map = "D(0,0)r0", .draw = TRUE, .actions = "queen" }, NULL, "choose-tile v",
    "Choose “Bend” with the Queen’s help", "With the Queen’s help Ann chooses “Bend”." },
  { { .map = CAPS " E(0,2)r1+laborer.w", .draw = TRUE, .actions = "queen" }, "choose-tile h", "replace-tile 0 1",
    "Let your tile replace the northernmost altered “City side”",
    "“Two opposite city sides” takes the place of the northernmost altered “City side”; Ann now holds “City side”." },
  { { .map = BOARD, .hand = "V" }, NULL, "lay-tile 4 0 0",
    "Lay the tile to the east of the easternmost “Straight road”",
    "Ann lays “Bend” to the east of the easternmost “Straight road”." },
  { { .map = BOARD, .hand = "V" }, NULL, "lay-tile 4 0 1",
    "Lay the tile to the east of the easternmost “Straight road”, turned right",
    "Ann lays “Bend” to the east of the easternmost “Straight road”." },
  { { .map = BOARD, .hand = "B", .pieces = "guard" }, NULL, "play-triangle guard 100 100 n",
    "Play the Guard on the north of the tile in hand", "Ann plays the Guard on the north of the tile in hand." },
  { { .map = BOARD, .hand = "V", .pieces = "hunter" }, "lay-tile 4 0 0", "play-token hunter 4 0 s",
    "Play the Hunter on the tile just laid, on the road to the south",
    "Ann plays the Hunter on the tile just laid, on the road to the south." },
  { { .map = BOARD, .hand = "B", .pieces = "philosopher-curve" }, "lay-tile 0 1 0", "play-token philosopher 0 1 middle ne",
    "Play the Philosopher on the tile just laid, from north to east",
    "Ann plays the Philosopher’s bend on the tile just laid, from north to east." },
  { { .map = BOARD, .hand = "B", .actions = "handmaiden" }, NULL, "use-handmaiden 1 0 3 0",
    "Let the Handmaiden swap the westernmost “Straight road” and the easternmost “Straight road”",
    "The Handmaiden swaps the westernmost “Straight road” and the easternmost “Straight road”." },
  { { .map = BOARD, .hand = "B", .actions = "merchant" }, NULL, "use-merchant 3 0 -2 0",
    "Let the Merchant move the easternmost “Straight road”; it then lies to the west of the only “Cloister with a road”",
    "The Merchant moves the easternmost “Straight road”; it now lies to the west of the only “Cloister with a road”." },
  { { .map = BOARD, .hand = "B", .actions = "magician" }, NULL, "use-magician 3 0 2",
    "Let the Magician turn the easternmost “Straight road” by 2 quarter turns",
    "The Magician turns the easternmost “Straight road” by 2 quarter turns." },
  { { .map = CAPS " E(0,2)r1+farmer.e", .hand = "B", .actions = "pawnbroker" }, NULL, "use-pawnbroker-remove 0 1 tri-w",
    "Let the Pawnbroker remove the favor from the northernmost altered “City side”, the western quarter",
    "The Pawnbroker removes the Laborer from the northernmost altered “City side”." },
  { { .map = BOARD, .hand = "B", .actions = "alchemist" }, NULL, "use-alchemist -1 0 1 0 3 0",
    "Let the Alchemist move the only “Cloister with a road” to the westernmost “Straight road”, that to the easternmost “Straight road” and that to the first",
    "The Alchemist switches the only “Cloister with a road”, the westernmost “Straight road” and the easternmost “Straight road”." },
};

/* clang-format on */

static void
test_told (gconstpointer data)
{
  const Told          *self = data;
  KingdomState         state;
  FavorAction          action;
  g_auto (FavorEvents) events = { 0 };
  g_autofree char     *deed = NULL;
  gboolean             found = FALSE;

  kingdom_play_init (&state, &self->setup);
  if (self->first != NULL)
    kingdom_play (&state, self->first);
  action = kingdom_play_action (&state, self->action);
  deed = favor_text_for_choice (&favor_kingdom_game, &state, &action, &names);
  g_assert_cmpstr (deed, ==, self->deed);
  kingdom_apply (&state, &action, &events);
  for (guint i = 0; i < events.n; i++)
    {
      g_autofree char *text = favor_text_for_event (&favor_kingdom_game,
                                                    &events.items[i],
                                                    FAVOR_SEAT_NONE,
                                                    &names);

      g_test_message ("%s", text);
      found = found || g_str_equal (text, self->event);
    }
  g_assert_true (found);
}

/* The map that does not fit together is said to be so where it does not. */
static void
test_faulty (void)
{
  KingdomState     state;
  FavorAction      action;
  FavorRefusal     why = { 0 };
  g_autofree char *text = NULL;

  kingdom_play_init (&state,
                     &(KingdomSetup){ .map = "D(0,0)r0",
                                      .hand = "E",
                                      .pieces = "farmer" });
  kingdom_play (&state, "lay-tile 0 1 0");
  action = kingdom_play_action (&state, "finish-work");
  g_assert_false (kingdom_check (&state, &action, &why));
  text = favor_text_for_refusal (&favor_kingdom_game, &why, &names);
  g_assert_cmpstr (text,
                   ==,
                   "The map does not fit together yet: two edges that do not match "
                   "(the only “City side, straight road past it”).");
}

/* ---- All places of many positions ----------------------------------------------------- */

typedef struct
{
  GHashTable *said;
  guint       n_all;
  guint       n_counted;
} Tally;

static void
add_cell (Tally *self, const KingdomState *state, gint x, gint y)
{
  char *words = say_cell (state, x, y);

  self->n_all++;
  self->n_counted += strstr (words, " number ") != NULL;
  if (!g_hash_table_add (self->said, words))
    g_error ("two places are called “%s”", words);
}

static void
look_at (Tally *self, const KingdomState *state)
{
  KingdomMap map;

  kingdom_map_init (&map, state->table.tile);
  g_hash_table_remove_all (self->said);
  for (gint row = 0; row < (gint) map.height; row++)
    for (gint column = 0; column < (gint) map.width; column++)
      {
        const gint x = map.west + column, y = map.north + row;

        if (kingdom_map_at (&map, x, y) != KINGDOM_NO_TILE ||
            kingdom_map_touches (&map, x, y, KINGDOM_NO_TILE))
          add_cell (self, state, x, y);
      }
}

static void
play (Tally *self, guint seats, guint64 seed)
{
  g_autofree KingdomState *state = g_new0 (KingdomState, 1);
  g_auto (FavorActions)    legal = { 0 };
  KingdomOptions           options = { 0 };
  FavorRng                 rng;

  favor_rng_seed (&rng, seed);
  favor_schema_set_defaults (&kingdom_options_schema, &options);
  kingdom_setup (state, &options, seats, seed, NULL);
  while (state->head.decider != FAVOR_SEAT_NONE)
    {
      guint chosen;

      favor_actions_clear (&legal);
      kingdom_list (state, &legal);
      if (state->head.phase == KINGDOM_PHASE_WORK)
        look_at (self, state);
      /* Half by chance, so that favors are played. */
      chosen = favor_rng_below (&rng, 2) == 0
                 ? favor_rng_below (&rng, legal.n)
                 : kingdom_prefer (state, &legal, &rng, NULL);
      kingdom_apply (state, &legal.items[chosen], NULL);
    }
}

/* No two places have the same words, and hardly ever has anybody to count. */
static void
test_places (void)
{
  g_autoptr (GHashTable) said = g_hash_table_new_full (g_str_hash,
                                                       g_str_equal,
                                                       g_free,
                                                       NULL);
  Tally                  self = { .said = said };

  for (guint seats = KINGDOM_MIN_SEATS; seats <= KINGDOM_MAX_SEATS; seats++)
    play (&self, seats, seats);
  g_test_message ("counted: %u of %u", self.n_counted, self.n_all);
  g_assert_cmpuint (self.n_all, >, 10000);
  g_assert_cmpuint (self.n_counted * 10, <, self.n_all);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    {
      g_autofree char *path = g_strconcat ("/kingdom/where/", cells[i].name, NULL);

      g_test_add_data_func (path, &cells[i], test_cell);
    }
  for (guint i = 0; i < G_N_ELEMENTS (told); i++)
    {
      g_autofree char *path = g_strdup_printf ("/kingdom/told/%u-%.*s",
                                               i,
                                               (int) strcspn (told[i].action, " "),
                                               told[i].action);

      g_test_add_data_func (path, &told[i], test_told);
    }
  g_test_add_func ("/kingdom/told/faulty", test_faulty);
  g_test_add_func ("/kingdom/where/places", test_places);
  return g_test_run ();
}
