/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <string.h>

#include "sample.h"

/* Masks, tails, defaults. */

static void
test_owner (void)
{
  SampleState state, expected;

  sample_init (&state);
  expected = state;
  favor_schema_mask (&sample_schema, &state, 3, 1);

  memset (expected.key, 0, sizeof expected.key);
  memset (expected.hand[0], 0xff, 3);
  memset (expected.hand[2], 0xff, 3);
  memset (expected.cards[0][1], 0xff, 2);
  memset (expected.cards[2][1], 0xff, 2);
  expected.secret = (SampleTile){ G_MININT8, 0xff };
  g_assert_cmpmem (&state, sizeof state, &expected, sizeof expected);
}

static void
test_spectator (void)
{
  SampleState state;

  sample_init (&state);
  favor_schema_mask (&sample_schema, &state, 3, FAVOR_SEAT_NONE);
  for (guint seat = 0; seat < 3; seat++)
    {
      g_assert_cmpuint (state.hand[seat][1], ==, 0xff);
      g_assert_cmpuint (state.cards[seat][1][1], ==, 0xff);
      /* How many there are is seen by all; what is not used stays empty. */
      g_assert_cmpuint (state.n_cards[seat][1], ==, 2);
      g_assert_cmpuint (state.cards[seat][1][2], ==, 0);
    }
  g_assert_cmpuint (state.hand[3][0], ==, 0);
  g_assert_cmpint (state.gold[0], ==, 70000);
}

static void
test_idempotent (void)
{
  SampleState once, twice;

  sample_init (&once);
  favor_schema_mask (&sample_schema, &once, 3, 2);
  twice = once;
  favor_schema_mask (&sample_schema, &twice, 3, 2);
  g_assert_cmpmem (&once, sizeof once, &twice, sizeof twice);
  g_assert_true (favor_schema_check (&sample_schema, &once, 3, TRUE, NULL, NULL));
  g_assert_false (favor_schema_check (&sample_schema, &once, 3, FALSE, NULL, NULL));
}

/* A struct whose members have secrets of their own. */
typedef struct
{
  gint16 bids[3];
  gint16 open;
} Auction;

typedef struct
{
  Auction auctions[2];
  Auction own[3];
} Auctions;

static const FavorField auction_fields[] = {
  FAVOR_FIELD_INT (Auction,
                   bids[0],
                   "bids",
                   0,
                   99,
                   FAVOR_DIMS_1 (FAVOR_BY_SEAT (3)),
                   .seen_by = FAVOR_SEEN_BY_OWNER),
  FAVOR_FIELD_INT (Auction, open, "open", 0, 99),
};
static const FavorSchema auction_schema = FAVOR_SCHEMA ("auction",
                                                        Auction,
                                                        auction_fields);
static const FavorField  auctions_fields[] = {
   FAVOR_FIELD_STRUCT (Auctions,
                      auctions[0],
                      "auctions",
                      &auction_schema,
                      FAVOR_DIMS_1 (FAVOR_FIXED (2))),
   FAVOR_FIELD_STRUCT (Auctions,
                      own[0],
                      "own",
                      &auction_schema,
                      FAVOR_DIMS_1 (FAVOR_BY_SEAT (3)),
                      .seen_by = FAVOR_SEEN_BY_OWNER),
};
static const FavorSchema auctions_schema = FAVOR_SCHEMA ("auctions",
                                                         Auctions,
                                                         auctions_fields);

static void
test_nested (void)
{
  Auctions data;

  for (guint i = 0; i < sizeof data / sizeof (gint16); i++)
    ((gint16 *) &data)[i] = (gint16) (i + 1);
  favor_schema_mask (&auctions_schema, &data, 3, 1);

  for (guint i = 0; i < 2; i++)
    {
      g_assert_cmpint (data.auctions[i].bids[0], ==, G_MININT16);
      g_assert_cmpint (data.auctions[i].bids[1], ==, 4 * i + 2);
      g_assert_cmpint (data.auctions[i].bids[2], ==, G_MININT16);
      g_assert_cmpint (data.auctions[i].open, ==, 4 * i + 4);
    }
  /* Of another seat's struct nothing is seen, of the own one all but the secrets in it. */
  g_assert_cmpint (data.own[0].open, ==, G_MININT16);
  g_assert_cmpint (data.own[0].bids[1], ==, G_MININT16);
  g_assert_cmpint (data.own[1].open, ==, 16);
  g_assert_cmpint (data.own[1].bids[0], ==, G_MININT16);
  g_assert_cmpint (data.own[1].bids[1], ==, 14);
}

static void
test_trim (void)
{
  SampleState state, expected;

  sample_init (&expected);
  memset (&state, 0x11, sizeof state);
  state.n_tiles = 2;
  state.n_offer = 0;
  state.n_log = 1;
  memset (state.n_cards, 1, sizeof state.n_cards);
  expected = state;
  favor_schema_trim (&sample_schema, &state, 3);

  memset (&expected.tiles[2], 0, 3 * sizeof (SampleTile));
  memset (&expected.ages[2], 0, 3);
  memset (&expected.offer, 0, sizeof (SampleTile));
  expected.gold[3] = 0;
  memset (expected.hand[3], 0, 3);
  memset (expected.cards[3], 0, 6);
  for (guint seat = 0; seat < 3; seat++)
    for (guint row = 0; row < 2; row++)
      memset (&expected.cards[seat][row][1], 0, 2);
  memset (&expected.log[1], 0, 4);
  g_assert_cmpmem (&state, sizeof state, &expected, sizeof expected);
}

static void
test_defaults (void)
{
  SampleState state;

  memset (&state, 0xa5, sizeof state);
  favor_schema_set_defaults (&sample_schema, &state);
  g_assert_cmpint (state.price, ==, 3);
  g_assert_cmpuint (state.votes, ==, 1);
  g_assert_cmpint (state.leader, ==, FAVOR_NONE);
  g_assert_cmpint (state.colour, ==, 0);
  g_assert_cmpuint (state.n_tiles, ==, 0);
  g_assert_cmpuint (state.n_cards[2][1], ==, 0);
  g_assert_true (favor_schema_check (&sample_schema, &state, 3, FALSE, NULL, NULL));
}

typedef struct
{
  guint8 level[4];
} Levels;

static void
test_defaults_of_lists (void)
{
  static const FavorField fields[] = {
    FAVOR_FIELD_INT (Levels,
                     level[0],
                     "level",
                     1,
                     9,
                     .fallback = 5,
                     FAVOR_DIMS_1 (FAVOR_BY_SEAT (4))),
  };
  static const FavorSchema schema = FAVOR_SCHEMA ("levels", Levels, fields);
  Levels                   levels;

  favor_schema_set_defaults (&schema, &levels);
  for (guint i = 0; i < 4; i++)
    g_assert_cmpuint (levels.level[i], ==, 5);
  g_assert_false (favor_schema_check (&schema, &levels, 3, FALSE, NULL, NULL));
  favor_schema_trim (&schema, &levels, 3);
  g_assert_true (favor_schema_check (&schema, &levels, 3, FALSE, NULL, NULL));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/schema-mask/owner", test_owner);
  g_test_add_func ("/schema-mask/spectator", test_spectator);
  g_test_add_func ("/schema-mask/idempotent", test_idempotent);
  g_test_add_func ("/schema-mask/nested", test_nested);
  g_test_add_func ("/schema-mask/trim", test_trim);
  g_test_add_func ("/schema-mask/defaults", test_defaults);
  g_test_add_func ("/schema-mask/defaults-of-lists", test_defaults_of_lists);
  return g_test_run ();
}
