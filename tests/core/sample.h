/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-schema.h"

G_BEGIN_DECLS

/* A struct that uses everything a schema can describe, for the tests of core. */

#define SAMPLE_SEATS 4

typedef struct
{
  gint8  x;
  guint8 colour;
} SampleTile;

typedef struct
{
  guint64 key[2];
  gint32  gold[SAMPLE_SEATS];
  /* -1 to 8 */
  gint16  price;
  guint16 n_log;
  /* 0, 1, 3, 5 */
  guint8 votes;
  guint8 done;
  /* nullable */
  gint8   leader;
  gint8   colour;
  guint8  colours;
  guint8  seats;
  guint16 packed;
  guint8  stock[3];
  /* The length of the list `tiles`, and of `ages` beside it. */
  guint8     n_tiles;
  SampleTile tiles[5];
  guint8     ages[5];
  guint8     n_offer;
  SampleTile offer;
  /* Hands: owner; three dimensions, the last one counted for each pair. */
  guint8     n_cards[SAMPLE_SEATS][2];
  guint8     cards[SAMPLE_SEATS][2][3];
  guint8     hand[SAMPLE_SEATS][3];
  SampleTile secret;
  guint16    log[3];
  /* derived */
  guint8 sum[2];
} SampleState;

enum
{
  SAMPLE_RED,
  SAMPLE_GREEN,
  SAMPLE_BLUE,
};

extern const FavorEnum   sample_colours;
extern const FavorSchema sample_tile_schema;
extern const FavorSchema sample_schema;

/* A state for three seats in which nothing is out of range. */
void sample_init (SampleState *state);

const FavorField *sample_field (const char *name);

G_END_DECLS
