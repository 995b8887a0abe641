/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "kingdom-data.h"
#include "kingdom-facts.h"
#include "kingdom-motion.h"
#include "kingdom-position.h"

/* Great plans: how many tiles they lack, told by what the map promises, the same whichever way it lies. */

#define LOOP "D(0,-1)r2 V(-1,-1)r3 V(1,-1)r0 D(0,0)r0 V(-1,0)r2 "
#define RING "M(-1,-1)r2 M(1,-1)r3 N(-1,1)r1 F(0,-1)r0 F(0,1)r0 G(-1,0)r1 "
#define REALM                                                                            \
  "B(0,1)r0 D(0,0)r0 O(-1,0)r0 P(1,2)r2 P(-1,2)r3 D(1,1)r1 D(0,2)r2 D(-1,1)r3 "          \
  "Q(0,-1)r2 R(2,1)r3 R(0,3)r0 R(-2,1)r1 M(-1,-1)r2 P(1,-1)r3 N(-2,0)r2 N(-2,2)r1 "      \
  "N(2,0)r3 M(2,2)r0 S(-1,3)r0 S(1,3)r0 E(-2,3)r1 "

typedef struct
{
  const char *name;
  guint       character;
  const char *map;
  gint        chance;
} Plan;

static const Plan plans[] = {
  { "general", KINGDOM_GENERAL, LOOP "V(1,0)r1", 0 },
  { "general-one", KINGDOM_GENERAL, LOOP, 40 },
  { "general-cut", KINGDOM_GENERAL, LOOP "A(1,0)r0", 0 },
  { "general-ends",
    KINGDOM_GENERAL,
    "D(0,-1)r2 V(-1,-1)r3+jester V(1,-1)r0 D(0,0)r0",
    0 },
  { "queen", KINGDOM_QUEEN, "B(0,0)r0 " RING "N(1,1)r0 R(1,0)r1 E(2,0)r3", 0 },
  { "queen-open", KINGDOM_QUEEN, "B(0,0)r0 " RING "N(1,1)r0 R(1,0)r1", 40 },
  { "queen-gap", KINGDOM_QUEEN, "B(0,0)r0 " RING "N(1,1)r0", 40 },
  { "queen-two", KINGDOM_QUEEN, "B(0,0)r0 " RING "R(1,0)r1", 22 },
  { "queen-torn", KINGDOM_QUEEN, "B(0,0)r0 " RING "I(1,1)r3 R(1,0)r1", 40 },
  { "queen-torn-gap", KINGDOM_QUEEN, "B(0,0)r0 " RING "I(1,1)r3", 40 },
  { "queen-torn-twice",
    KINGDOM_QUEEN,
    "B(0,0)r0 I(-1,-1)r2 I(1,1)r3 F(0,-1)r0 F(0,1)r0",
    0 },
  { "queen-through", KINGDOM_QUEEN, "B(0,0)r0 " RING "N(1,1)r0 H(1,0)r0", 0 },
  { "queen-no-cloister", KINGDOM_QUEEN, "B(0,0)r0+hunter " RING "N(1,1)r0 R(1,0)r1", 0 },
  { "king", KINGDOM_KING, "O(1,0)r1 " REALM "E(2,3)r3", 0 },
  { "king-one", KINGDOM_KING, "O(1,0)r1 " REALM, 40 },
  { "king-gap", KINGDOM_KING, REALM, 22 },
};

static void
test_plan (gconstpointer data)
{
  const Plan              *self = data;
  g_autofree KingdomState *state = g_new0 (KingdomState, 1);
  KingdomTile              tiles[KINGDOM_N_TILES];

  kingdom_test_lay (self->map, tiles);
  for (guint motion = 0; motion < KINGDOM_N_MOTIONS; motion++)
    {
      kingdom_motion_tiles (tiles, motion, state->table.tile);
      g_assert_cmpint (kingdom_fact_promise_of (state, self->character),
                       ==,
                       self->chance);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (plans); i++)
    {
      g_autofree char *path = g_strconcat ("/kingdom/template/", plans[i].name, NULL);

      g_test_add_data_func (path, &plans[i], test_plan);
    }
  return g_test_run ();
}
