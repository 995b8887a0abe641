/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <string.h>

#include "sample.h"

static const FavorWord colour_words[] = {
  { "red", "Red" },
  { "green", "Green" },
  { "blue", NULL },
};

const FavorEnum sample_colours = FAVOR_ENUM ("colour", colour_words);

static const gint16 vote_values[] = { 0, 1, 3, 5 };

/* clang-format off */
static const FavorField tile_fields[] = {
  FAVOR_FIELD_INT (SampleTile, x, "x", -72, 72),
  FAVOR_FIELD_ENUM (SampleTile, colour, "colour", &sample_colours),
};

const FavorSchema sample_tile_schema = FAVOR_SCHEMA ("tile", SampleTile, tile_fields);

#define TILES FAVOR_COUNTED (5, SampleState, n_tiles)

static const FavorField fields[] = {
  FAVOR_FIELD_U64 (SampleState, key[0], "key", FAVOR_DIMS_1 (FAVOR_FIXED (2)),
                   .seen_by = FAVOR_SEEN_BY_NOBODY),
  FAVOR_FIELD_INT (SampleState, gold[0], "gold", -1000000, 1000000,
                   FAVOR_DIMS_1 (FAVOR_BY_SEAT (SAMPLE_SEATS)), .title = "Gold"),
  FAVOR_FIELD_INT (SampleState, price, "price", 0, 8, .nullable = TRUE, .refusal = 9,
                   .fallback = 3),
  FAVOR_FIELD_INT (SampleState, votes, "votes", 0, 5, .values = vote_values, .n_values = 4,
                   .fallback = 1),
  FAVOR_FIELD_BOOL (SampleState, done, "done"),
  FAVOR_FIELD_SEAT (SampleState, leader, "leader", .nullable = TRUE, .fallback = FAVOR_NONE),
  FAVOR_FIELD_ENUM (SampleState, colour, "colour", &sample_colours, .nullable = TRUE),
  FAVOR_FIELD_SET (SampleState, colours, "colours", &sample_colours),
  FAVOR_FIELD_SEATS (SampleState, seats, "seats"),
  FAVOR_FIELD_BAG (SampleState, packed, "packed", &sample_colours, 4, .base = 10),
  FAVOR_FIELD_BAG (SampleState, stock[0], "stock", &sample_colours, 9,
                   FAVOR_DIMS_1 (FAVOR_FIXED (3))),
  FAVOR_FIELD_STRUCT (SampleState, tiles[0], "tiles", &sample_tile_schema, FAVOR_DIMS_1 (TILES)),
  FAVOR_FIELD_INT (SampleState, ages[0], "ages", 0, 9, FAVOR_DIMS_1 (TILES)),
  FAVOR_FIELD_STRUCT (SampleState, offer, "offer", &sample_tile_schema, .nullable = TRUE,
                      FAVOR_DIMS_1 (FAVOR_COUNTED (1, SampleState, n_offer))),
  FAVOR_FIELD_ENUM (SampleState, cards[0][0][0], "cards", &sample_colours,
                    .seen_by = FAVOR_SEEN_BY_OWNER,
                    FAVOR_DIMS_3 (FAVOR_BY_SEAT (SAMPLE_SEATS), FAVOR_FIXED (2),
                                  FAVOR_COUNTED (3, SampleState, n_cards[0][0]))),
  FAVOR_FIELD_INT (SampleState, hand[0][0], "hand", 0, 20, .seen_by = FAVOR_SEEN_BY_OWNER,
                   .axis = &sample_colours, .title = "Hand",
                   FAVOR_DIMS_2 (FAVOR_BY_SEAT (SAMPLE_SEATS), FAVOR_FIXED (3))),
  FAVOR_FIELD_STRUCT (SampleState, secret, "secret", &sample_tile_schema,
                      .seen_by = FAVOR_SEEN_BY_NOBODY),
  FAVOR_FIELD_INT (SampleState, log[0], "log", 0, 999,
                   FAVOR_DIMS_1 (FAVOR_COUNTED (3, SampleState, n_log))),
  FAVOR_FIELD_INT (SampleState, sum[0], "sum", 0, 99, FAVOR_DIMS_1 (FAVOR_FIXED (2)),
                   .derived = TRUE),
};
/* clang-format on */

const FavorSchema sample_schema = FAVOR_SCHEMA ("sample", SampleState, fields);

void
sample_init (SampleState *state)
{
  memset (state, 0, sizeof *state);
  state->key[0] = 11;
  state->key[1] = 12;
  state->gold[0] = 70000;
  state->gold[1] = -3;
  state->price = FAVOR_NONE;
  state->votes = 3;
  state->leader = 2;
  state->colour = SAMPLE_GREEN;
  state->colours = 1 << SAMPLE_RED | 1 << SAMPLE_BLUE;
  state->seats = 1 << 0 | 1 << 2;
  state->packed = 2 + 10 * 0 + 100 * 1;
  state->stock[1] = 2;
  state->n_tiles = 2;
  state->tiles[0] = (SampleTile){ -5, SAMPLE_BLUE };
  state->tiles[1] = (SampleTile){ 72, SAMPLE_RED };
  state->ages[1] = 4;
  for (guint seat = 0; seat < 3; seat++)
    {
      state->n_cards[seat][1] = 2;
      state->cards[seat][1][0] = SAMPLE_BLUE;
      state->cards[seat][1][1] = SAMPLE_GREEN;
      state->hand[seat][0] = 1;
      state->hand[seat][2] = 2;
    }
  state->secret = (SampleTile){ 7, SAMPLE_GREEN };
  state->n_log = 1;
  state->log[0] = 300;
  state->sum[0] = 5;
}

const FavorField *
sample_field (const char *name)
{
  const FavorField *field = favor_schema_find (&sample_schema, name);

  g_assert_nonnull (field);
  return field;
}
