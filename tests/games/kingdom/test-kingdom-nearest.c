/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "kingdom-landscape.h"
#include "kingdom-look.h"
#include "kingdom-near.h"
#include "kingdom-preview.h"

/* Where the place is that comes nearest to a wish: what is told of it is counted there once more. And which
 * places that fulfil a wish are old. */

#define SEED 2026
#define MAPS 150

typedef struct
{
  KingdomState state;
  KingdomNear  near[KINGDOM_N_CHARACTERS];
  KingdomGlow  glows[KINGDOM_MAX_GLOWS];
  guint        n;
  guint        n_seen[KINGDOM_N_TRIES];
} Fixture;

static guint
find_tile (const Fixture *self, const KingdomGlow *glow)
{
  const gint tile = kingdom_find_tile (&self->state.table, glow->x, glow->y);

  g_assert_cmpint (tile, !=, FAVOR_NONE);
  return (guint) tile;
}

/* On a tile: a point that is turned to that side from the north, see KingdomGlow. */
static void
turn (guint side, double dx, double dy, double *x, double *y)
{
  for (; side > 0; side--)
    {
      const double before = dx;

      dx = -dy;
      dy = before;
    }
  *x = 0.5 + dx;
  *y = 0.5 + dy;
}

/* What lies where the first glow is: all of it glows, and nothing else. */
static void
find_feature (const Fixture *self, KingdomFeature *feature)
{
  const KingdomGlow *glow = &self->glows[0];
  KingdomGlow        glows[KINGDOM_MAX_GLOWS];
  double             x, y;
  guint              first = 0, n;

  g_assert_false (glow->whole);
  g_assert_cmpuint (glow->octants != 0, !=, glow->arms != 0);
  while (((glow->arms != 0 ? glow->arms : glow->octants) >> first & 1) == 0)
    first++;
  if (glow->arms != 0)
    turn (first, 0, -0.4, &x, &y);
  else
    turn (first / 2, first % 2 == 0 ? -0.2 : 0.2, -0.4, &x, &y);
  n = kingdom_find_feature (self->state.table.tile,
                            find_tile (self, glow),
                            x,
                            y,
                            feature,
                            glows);
  g_assert_cmpmem (self->glows, self->n * sizeof *self->glows, glows, n * sizeof *glows);
}

static gboolean
has_tile (const Fixture *self, gint x, gint y)
{
  return kingdom_find_tile (&self->state.table, x, y) != FAVOR_NONE;
}

static guint
count_around (const Fixture *self, gint x, gint y)
{
  guint n = 0;

  for (gint dy = -1; dy <= 1; dy++)
    for (gint dx = -1; dx <= 1; dx++)
      n += (dx != 0 || dy != 0) && has_tile (self, x + dx, y + dy);
  return n;
}

static guint
count_country (const Fixture *self)
{
  guint n = 0;

  for (guint i = 0; i < self->n; i++)
    {
      KingdomLook look;
      guint       tile;

      if (!has_tile (self, self->glows[i].x, self->glows[i].y))
        continue;
      tile = find_tile (self, &self->glows[i]);
      kingdom_look (kingdom_type_of[tile],
                    &self->state.table.tile[tile],
                    self->state.table.tile[tile].rot,
                    &look);
      n += look.cities == 0;
    }
  return n;
}

static void
assert_city (const Fixture *self, const KingdomNear *near)
{
  KingdomFeature feature;

  find_feature (self, &feature);
  g_assert_cmpint (feature.kind, ==, KINGDOM_FEATURE_CITY);
  if (near->try == KINGDOM_TRY_CITY_AMONG_OTHERS)
    g_assert_true (feature.is_complete);
  else
    g_assert_false (feature.is_complete);
  if (near->try == KINGDOM_TRY_CITY_TO_CLOSE ||
      near->try == KINGDOM_TRY_CITY_AMONG_OTHERS)
    g_assert_cmpuint (feature.n, ==, near->have);
}

static void
assert_road (const Fixture *self, const KingdomNear *near)
{
  const gboolean closed = near->try == KINGDOM_TRY_ROAD_TO_CITY ||
                          near->try == KINGDOM_TRY_JOINED_CITIES;
  KingdomFeature feature;

  find_feature (self, &feature);
  g_assert_cmpint (feature.kind, ==, KINGDOM_FEATURE_ROAD);
  if (near->try == KINGDOM_TRY_LOOP_ALONE)
    g_assert_true (feature.is_loop);
  else
    g_assert_cmpint (feature.is_complete, ==, closed);
  if (near->try == KINGDOM_TRY_BENDS || near->try == KINGDOM_TRY_BENT_ROAD)
    g_assert_cmpuint (feature.n, ==, near->have);
}

static void
assert_cells (const Fixture *self, const KingdomNear *near)
{
  const guint around = count_around (self, near->x, near->y);

  g_assert_cmpuint (self->n, ==, near->try == KINGDOM_TRY_BLOCK ? 9 : 1);
  for (guint i = 0; i < self->n; i++)
    g_assert_true (self->glows[i].whole);
  g_assert_cmpint (has_tile (self, near->x, near->y) || near->try == KINGDOM_TRY_BLOCK,
                   ==,
                   near->try != KINGDOM_TRY_GAP);
  if (near->try == KINGDOM_TRY_GAP || near->try == KINGDOM_TRY_CLOISTER)
    g_assert_cmpuint (around, ==, near->have);
  else if (near->try == KINGDOM_TRY_NEIGHBOURS)
    g_assert_cmpuint (around, ==, near->n);
  else if (near->try == KINGDOM_TRY_BLOCK)
    g_assert_cmpuint (count_country (self), ==, near->have);
}

static void
assert_meadow (const Fixture *self, const KingdomNear *near)
{
  KingdomFeature feature;

  find_feature (self, &feature);
  g_assert_cmpint (feature.kind, ==, KINGDOM_FEATURE_MEADOW);
  g_assert_cmpuint (feature.n, ==, near->have);
}

static void
assert_place (const Fixture *self, const KingdomNear *near)
{
  gboolean found = FALSE;

  for (guint i = 0; i < self->n; i++)
    found = found || (self->glows[i].x == near->x && self->glows[i].y == near->y);
  g_assert_true (found);
  if (near->try == KINGDOM_TRY_MEADOW)
    assert_meadow (self, near);
  else if (self->glows[0].arms != 0)
    assert_road (self, near);
  else if (self->glows[0].octants != 0)
    assert_city (self, near);
  else
    assert_cells (self, near);
}

/* Exactly where something is told of a new place that does not fulfil the wish there is one to be seen. */
static void
check (Fixture *self)
{
  kingdom_near_measure (self->state.before,
                        self->state.table.tile,
                        self->state.levels,
                        self->near);
  for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
    {
      const KingdomNear *near = &self->near[character];
      const gboolean     is_old = near->is_true && near->share < KINGDOM_NEAR_ENOUGH;

      self->n = kingdom_find_nearest (&self->state,
                                      &self->state.table,
                                      character,
                                      self->glows);
      g_assert_cmpint (self->n > 0, ==, near->share < 100 && near->has_place && !is_old);
      if (self->n == 0)
        continue;
      assert_place (self, near);
      self->n_seen[near->try]++;
    }
}

/* Whether two places have a part in common. */
static gboolean
meet (const KingdomGlow *a, guint n_a, const KingdomGlow *b, guint n_b)
{
  for (guint i = 0; i < n_a; i++)
    for (guint k = 0; k < n_b; k++)
      if (a[i].x == b[k].x && a[i].y == b[k].y &&
          ((a[i].octants & b[k].octants) != 0 || (a[i].arms & b[k].arms) != 0 ||
           (a[i].whole && b[k].whole)))
        return TRUE;
  return FALSE;
}

/* No place is new and old. Cells of blocks are in several. */
static guint
check_witnesses (Fixture *self)
{
  guint n_both = 0;

  for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
    {
      KingdomGlow old[KINGDOM_MAX_GLOWS];
      const guint n_old = kingdom_find_old_witnesses (&self->state,
                                                      &self->state.table,
                                                      character,
                                                      old);

      self->n = kingdom_find_new_witnesses (&self->state,
                                            &self->state.table,
                                            character,
                                            self->glows);
      g_assert_cmpint (self->n > 0, ==, self->near[character].share == 100);
      g_assert_cmpint (n_old > 0, ==, self->near[character].is_true);
      if (character != KINGDOM_ASTRONOMER)
        g_assert_false (meet (self->glows, self->n, old, n_old));
      n_both += self->n > 0 && n_old > 0;
    }
  return n_both;
}

/* Maps with places that hardly come about at random. */
static const char *const rare[] = {
  "U(0,0)r0+bridge.ns A(0,1)r2",
  "I(0,0)r3 N(0,-1)r3 R(-1,-1)r1 N(-1,0)r1",
  "D(0,0)r2 V(-1,0)r3 V(1,0)r0 U(-1,1)r0 U(1,1)r0 V(-1,2)r2 U(0,2)r1 V(1,2)r1",
  "B(0,0)r0 V(-1,-1)r3 U(0,-1)r1 V(1,-1)r0 U(-1,0)r0 U(1,0)r0 V(-1,1)r2 U(0,1)r1 V(1,1)r1",
  "B(0,0)r0 M(-1,-1)r2 M(1,-1)r3 N(1,1)r0 N(-1,1)r1 F(0,-1)r0 F(0,1)r0 G(-1,0)r1 R(1,0)r1",
};

/* Nothing happened since the turn began. */
static void
check_still (Fixture *self)
{
  memcpy (self->state.table.tile, self->state.before, sizeof self->state.before);
  check (self);
}

/* That map, counted from here: those that are rare, those of the scenarios, others at random. Returns how many
 * wishes are fulfilled in old and new places. */
static guint
check_map (Fixture *self, guint i, FavorRng *rng)
{
  for (guint k = 0; k < G_N_ELEMENTS (self->state.levels); k++)
    self->state.levels[k] = (guint16) (1 + (i + k) % 3);
  if (i < G_N_ELEMENTS (rare))
    kingdom_test_lay (rare[i], self->state.before);
  else if (i < G_N_ELEMENTS (rare) + kingdom_n_wished)
    kingdom_places_get (&kingdom_wished[i - G_N_ELEMENTS (rare)],
                        self->state.before,
                        self->state.table.tile);
  else
    kingdom_landscape_begin (rng, self->state.before);
  check_still (self);
  if (i < G_N_ELEMENTS (rare))
    return 0;
  if (i < G_N_ELEMENTS (rare) + kingdom_n_wished)
    kingdom_places_get (&kingdom_wished[i - G_N_ELEMENTS (rare)],
                        self->state.before,
                        self->state.table.tile);
  else
    kingdom_landscape_go_on (rng, self->state.table.tile);
  check (self);
  return check_witnesses (self);
}

static void
test_places (void)
{
  g_autofree Fixture *fixture = g_new0 (Fixture, 1);
  FavorRng            rng;
  guint               n_both = 0;

  favor_rng_seed (&rng, SEED);
  fixture->state.table.hand = FAVOR_NONE;
  for (guint i = 0; i < G_N_ELEMENTS (rare) + kingdom_n_wished + MAPS; i++)
    n_both += check_map (fixture, i, &rng);
  g_assert_cmpuint (n_both, >, 5);
  for (guint try = KINGDOM_TRY_NONE + 1; try < KINGDOM_N_TRIES; try++)
    {
      g_test_message ("try %u: %u times", try, fixture->n_seen[try]);
      /* There the place is what is missing. */
      if (try != KINGDOM_TRY_NO_BRIDGE)
        g_assert_cmpuint (fixture->n_seen[try], >, 0);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/kingdom/nearest/places", test_places);
  return g_test_run ();
}
