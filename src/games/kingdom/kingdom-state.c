/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include <glib/gi18n.h>

#include "kingdom-look.h"

static const FavorWord phase_words[] = {
  /* Translators: what the player {player} has to decide, above the buttons for it; as short as
   * it can be. */
  { "draw", N_ ("{player}, draw a tile.") },
  { "match", N_ ("{player}, choose the tile that yours replaces.") },
  { "work", N_ ("{player}, change the map.") },
  { "claim", N_ ("{player}, take a favor.") },
  { "over", N_ ("The game is over.") },
};

const FavorEnum kingdom_phases = FAVOR_ENUM ("phase", phase_words);

static const FavorWord place_words[] = {
  { "bag", NULL },
  { "hand", NULL },
  { "map", NULL },
  { "aside", NULL },
};

static const FavorEnum places = FAVOR_ENUM ("place", place_words);

static const FavorWord reason_words[] = {
  { "none", NULL },
  { "king", NULL },
  { "court-goal", NULL },
  { "bag", NULL },
};

static const FavorEnum reasons = FAVOR_ENUM ("reason", reason_words);

static const FavorWord first_player_words[] = {
  /* Translators: who begins. */
  { "random", N_ ("Drawn by lot") },
  /* Translators: who begins. */
  { "first-seat", N_ ("Who sits first") },
};

static const FavorEnum first_players = FAVOR_ENUM ("first-player", first_player_words);

static const FavorWord match_exchange_words[] = {
  /* Translators: whether a drawn tile takes the place of an altered tile that looks like it. */
  { "on", N_ ("Drawn tiles replace altered ones like them") },
  /* Translators: whether a drawn tile takes the place of an altered tile that looks like it. */
  { "off", N_ ("Altered tiles stay") },
};

static const FavorEnum match_exchanges = FAVOR_ENUM ("match-exchange",
                                                     match_exchange_words);

static const FavorWord level_words[] = {
  { "farmer", NULL },
  { "laborer", NULL },
  { "bishop", NULL },
};

static const FavorEnum levels = FAVOR_ENUM ("level", level_words);

static const gint16 court_goals[] = { 0, 6, 7, 8, 9, 10, 11, 12 };

#define SIDES      FAVOR_DIMS_1 (FAVOR_FIXED (FAVOR_N_SIDES))
#define TILES      FAVOR_DIMS_1 (FAVOR_FIXED (KINGDOM_N_TILES))
#define CHARACTERS FAVOR_DIMS_1 (FAVOR_FIXED (KINGDOM_N_CHARACTERS))
#define PIECES     FAVOR_DIMS_1 (FAVOR_FIXED (KINGDOM_N_PIECES))
#define SEATS      FAVOR_DIMS_1 (FAVOR_BY_SEAT (KINGDOM_MAX_SEATS))

static const FavorField tile_fields[] = {
  FAVOR_FIELD_ENUM (KingdomTile, place, "place", &places),
  FAVOR_FIELD_INT (KingdomTile, x, "x", -KINGDOM_REACH, KINGDOM_REACH),
  FAVOR_FIELD_INT (KingdomTile, y, "y", -KINGDOM_REACH, KINGDOM_REACH),
  FAVOR_FIELD_INT (KingdomTile, rot, "rot", 0, FAVOR_N_SIDES - 1),
  FAVOR_FIELD_ENUM (KingdomTile, tri[0], "tri", &kingdom_triangles, SIDES),
  FAVOR_FIELD_ENUM (KingdomTile, middle, "middle", &kingdom_tokens),
  FAVOR_FIELD_INT (KingdomTile, middle_turn, "middle-turn", 0, FAVOR_N_SIDES - 1),
  FAVOR_FIELD_BOOL (KingdomTile, arm_hunter[0], "arm-hunter", SIDES),
  FAVOR_FIELD_BOOL (KingdomTile, new_tri[0], "new-tri", SIDES),
  FAVOR_FIELD_BOOL (KingdomTile, new_middle, "new-middle"),
  FAVOR_FIELD_BOOL (KingdomTile, new_arm[0], "new-arm", SIDES),
};

const FavorSchema kingdom_tile_schema = FAVOR_SCHEMA ("tile-record",
                                                      KingdomTile,
                                                      tile_fields);

static const FavorField options_fields[] = {
  FAVOR_FIELD_ENUM (KingdomOptions,
                    first_player,
                    "first-player",
                    &first_players,
                    .title = N_ ("First player"),
                    .summary = N_ ("Who has the first turn.")),
  FAVOR_FIELD_INT (KingdomOptions,
                   twilight_rounds,
                   "twilight-rounds",
                   0,
                   12,
                   .fallback = 4,
                   .title = N_ ("Rounds of twilight"),
                   .summary = N_ ("How often each player's turn comes when no tiles are "
                                  "left.")),
  FAVOR_FIELD_INT (KingdomOptions,
                   court_goal,
                   "court-goal",
                   0,
                   12,
                   .values = court_goals,
                   .n_values = G_N_ELEMENTS (court_goals),
                   .title = N_ ("Goal for a court"),
                   .summary = N_ ("So many different characters win a short game; 0 for "
                                  "none.")),
  FAVOR_FIELD_ENUM (KingdomOptions,
                    match_exchange,
                    "match-exchange",
                    &match_exchanges,
                    .title = N_ ("Exchange of tiles"),
                    .summary = N_ ("A drawn tile can take the place of an altered tile "
                                   "that looks like it.")),
  FAVOR_FIELD_INT (KingdomOptions,
                   starting_jesters,
                   "starting-jesters",
                   0,
                   2,
                   .title = N_ ("Jesters at the start"),
                   .summary = N_ ("How many each player begins with.")),
};

const FavorSchema kingdom_options_schema = FAVOR_SCHEMA ("options",
                                                         KingdomOptions,
                                                         options_fields);

static const FavorField table_fields[] = {
  FAVOR_FIELD_STRUCT (KingdomTable,
                      tile[0],
                      "tiles",
                      &kingdom_tile_schema,
                      TILES,
                      .axis = &kingdom_tiles),
  FAVOR_FIELD_INT (KingdomTable,
                   stack[0],
                   "stacks",
                   0,
                   20,
                   CHARACTERS,
                   .axis = &kingdom_characters,
                   .title = N_ ("Pieces left")),
  FAVOR_FIELD_ENUM (KingdomTable,
                    philosophers[0],
                    "philosophers",
                    &kingdom_pieces,
                    FAVOR_DIMS_1 (FAVOR_COUNTED (KINGDOM_N_PHILOSOPHERS,
                                                 KingdomTable,
                                                 n_philosophers)),
                    .title = N_ ("Philosophers left")),
  FAVOR_FIELD_BAG (KingdomTable,
                   used[0],
                   "used",
                   &kingdom_characters,
                   1,
                   CHARACTERS,
                   .title = N_ ("Used this turn")),
  FAVOR_FIELD_BAG (KingdomTable, affected[0], "affected", &kingdom_tiles, 1, TILES),
  FAVOR_FIELD_ENUM (KingdomTable,
                    laid[0],
                    "laid",
                    &kingdom_tiles,
                    FAVOR_DIMS_1 (FAVOR_COUNTED (KINGDOM_MAX_LAID,
                                                 KingdomTable,
                                                 n_laid))),
  FAVOR_FIELD_ENUM (KingdomTable,
                    replaced[0],
                    "replaced",
                    &kingdom_pieces,
                    FAVOR_DIMS_1 (FAVOR_COUNTED (KINGDOM_MAX_REPLACED,
                                                 KingdomTable,
                                                 n_replaced)),
                    .title = N_ ("Beside the board")),
  FAVOR_FIELD_ENUM (KingdomTable,
                    hand,
                    "hand",
                    &kingdom_tiles,
                    .nullable = TRUE,
                    .title = N_ ("Tile in hand")),
  FAVOR_FIELD_ENUM (KingdomTable,
                    nobleman_first,
                    "nobleman-first",
                    &kingdom_tiles,
                    .nullable = TRUE),
};

static const FavorSchema table_schema = FAVOR_SCHEMA ("table",
                                                      KingdomTable,
                                                      table_fields);

#define SIDE_SET(name) FAVOR_FIELD_INT (KingdomLook, name, #name, 0, KINGDOM_ALL_SIDES)
#define OCTANTS(name, most)                                                              \
  FAVOR_FIELD_INT (KingdomLook,                                                          \
                   name[0],                                                              \
                   #name,                                                                \
                   0,                                                                    \
                   most,                                                                 \
                   FAVOR_DIMS_1 (FAVOR_FIXED (KINGDOM_N_OCTANTS)))

static const FavorField look_fields[] = {
  FAVOR_FIELD_INT (KingdomLook, edges, "edges", 0, 0x4444),
  SIDE_SET (cities),
  SIDE_SET (walls),
  SIDE_SET (tips),
  SIDE_SET (roads),
  SIDE_SET (laid),
  FAVOR_FIELD_INT (KingdomLook, middle, "middle", 0, KINGDOM_MIDDLE_BARE),
  FAVOR_FIELD_INT (KingdomLook, terrain, "terrain", 0, KINGDOM_TERRAIN_MEADOW),
  SIDE_SET (caps),
  OCTANTS (region, KINGDOM_N_OCTANTS - 1),
  /* One of them is a meadow. */
  OCTANTS (touches, KINGDOM_ALL_OCTANTS - 1),
  FAVOR_FIELD_INT (KingdomLook,
                   arm[0],
                   "arm",
                   0,
                   KINGDOM_ARM_NONE,
                   FAVOR_DIMS_1 (FAVOR_FIXED (FAVOR_N_SIDES))),
};

static const FavorSchema look_schema = FAVOR_SCHEMA ("look", KingdomLook, look_fields);

static const FavorField checkpoint_fields[] = {
  FAVOR_FIELD_STRUCT (KingdomCheckpoint, table, "table", &table_schema),
  FAVOR_FIELD_BAG (KingdomCheckpoint, pieces[0], "pieces", &kingdom_pieces, 20, PIECES),
};

static const FavorSchema checkpoint_schema = FAVOR_SCHEMA ("checkpoint",
                                                           KingdomCheckpoint,
                                                           checkpoint_fields);

static const FavorField seat_fields[] = {
  FAVOR_FIELD_BAG (KingdomSeat,
                   pieces[0],
                   "pieces",
                   &kingdom_pieces,
                   20,
                   PIECES,
                   .title = N_ ("Pieces")),
  FAVOR_FIELD_BAG (KingdomSeat,
                   actions[0],
                   "actions",
                   &kingdom_characters,
                   1,
                   CHARACTERS,
                   .title = N_ ("Action favors")),
  FAVOR_FIELD_BAG (KingdomSeat,
                   court[0],
                   "court",
                   &kingdom_characters,
                   1,
                   CHARACTERS,
                   .title = N_ ("Court")),
  FAVOR_FIELD_INT (KingdomSeat,
                   taken,
                   "taken",
                   0,
                   KINGDOM_MAX_TURNS,
                   .title = N_ ("Favors taken")),
};

static const FavorSchema seat_schema = FAVOR_SCHEMA ("seat", KingdomSeat, seat_fields);

static const FavorField state_fields[] = {
  FAVOR_HEAD_FIELDS (KingdomState, &kingdom_phases, KINGDOM_MAX_SEATS, KINGDOM_MAX_PLIES),
  FAVOR_FIELD_STRUCT (KingdomState, seat[0], "seats", &seat_schema, SEATS),
  FAVOR_FIELD_STRUCT (KingdomState, table, "table", &table_schema),
  FAVOR_FIELD_STRUCT (KingdomState,
                      checkpoint,
                      "checkpoint",
                      &checkpoint_schema,
                      FAVOR_DIMS_1 (FAVOR_COUNTED (1, KingdomState, n_checkpoint)),
                      .nullable = TRUE),
  FAVOR_FIELD_STRUCT (KingdomState,
                      before[0],
                      "before",
                      &kingdom_tile_schema,
                      TILES,
                      .axis = &kingdom_tiles),
  FAVOR_FIELD_STRUCT (KingdomState,
                      look[0],
                      "look",
                      &look_schema,
                      TILES,
                      .derived = TRUE),
  FAVOR_FIELD_STRUCT (KingdomState, options, "options", &kingdom_options_schema),
  FAVOR_FIELD_INT (KingdomState,
                   levels[0],
                   "levels",
                   1,
                   KINGDOM_MAX_LEVEL,
                   FAVOR_DIMS_1 (FAVOR_FIXED (3)),
                   .axis = &levels),
  FAVOR_FIELD_BAG (KingdomState,
                   offer[0],
                   "offer",
                   &kingdom_characters,
                   1,
                   CHARACTERS,
                   .title = N_ ("On offer")),
  FAVOR_FIELD_INT (KingdomState,
                   turn,
                   "turn",
                   1,
                   KINGDOM_MAX_TURNS,
                   .title = N_ ("Turn")),
  FAVOR_FIELD_INT (KingdomState, rewinds, "rewinds", 0, KINGDOM_MAX_REWINDS),
  FAVOR_FIELD_INT (KingdomState,
                   twilight_left,
                   "twilight-left",
                   0,
                   KINGDOM_MAX_TWILIGHT,
                   .nullable = TRUE,
                   .title = N_ ("Turns left")),
  FAVOR_FIELD_INT (KingdomState, idle_turns, "idle-turns", 0, KINGDOM_MAX_SEATS),
  FAVOR_FIELD_ENUM (KingdomState, reason, "reason", &reasons),
  FAVOR_FIELD_SEAT (KingdomState, winner, "winner", .nullable = TRUE),
};

const FavorSchema kingdom_state_schema = FAVOR_SCHEMA ("state",
                                                       KingdomState,
                                                       state_fields);

void
kingdom_derive (gpointer state)
{
  KingdomState *self = state;

  for (guint tile = 0; tile < KINGDOM_N_TILES; tile++)
    kingdom_look_again (self, tile);
}

gint
kingdom_level_of (guint character)
{
  static const guint8 with_level[] = { KINGDOM_FARMER, KINGDOM_LABORER, KINGDOM_BISHOP };

  for (guint i = 0; i < G_N_ELEMENTS (with_level); i++)
    if (with_level[i] == character)
      return (gint) i;
  return FAVOR_NONE;
}
