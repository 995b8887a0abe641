/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "kingdom-position.h"

/* Scenarios 12.1 to 12.17: what a tile with favors on it looks like, and what is wrong with it. */

/**
 * Shown:
 * @roads, @edges, @walls, @same: (nullable): not looked at
 * @same: a tile that looks the same under some rotation
 */
typedef struct
{
  const char *name;
  const char *tile;
  const char *faults;
  const char *regions;
  const char *roads;
  const char *edges;
  const char *walls;
  const char *same;
} Shown;

/* clang-format off */
/* The columns "Regions" and "Road" of the table of printed tiles. */
static const struct { const char *edges, *regions, *roads; } printed[KINGDOM_N_TYPES] = {
  { "m m r m", "M01234567", "s:cloister" },
  { "m m m m", "M01234567", "" },
  { "c c c c", "C01234567", "" },
  { "c r m r", "C01; M27; M3456", "e-w" },
  { "c m m m", "C01; M234567", "" },
  { "m c m c", "C2367; M01; M45", "" },
  { "m c m c", "C2367; M01; M45", "" },
  { "c m c m", "C01; C45; M2367", "" },
  { "c c m m", "C01; C23; M4567", "" },
  { "c r r m", "C01; M2567; M34", "e-s" },
  { "c m r r", "C01; M2347; M56", "s-w" },
  { "c r r r", "C01; M27; M34; M56", "e:junction s:junction w:junction" },
  { "c m m c", "C0167; M2345", "" },
  { "c m m c", "C0167; M2345", "" },
  { "c r r c", "C0167; M25; M34", "e-s" },
  { "c r r c", "C0167; M25; M34", "e-s" },
  { "c c m c", "C012367; M45", "" },
  { "c c m c", "C012367; M45", "" },
  { "c c r c", "C012367; M4; M5", "s:wall" },
  { "c c r c", "C012367; M4; M5", "s:wall" },
  { "r m r m", "M0567; M1234", "n-s" },
  { "m m r r", "M012347; M56", "s-w" },
  { "m r r r", "M0127; M34; M56", "e:junction s:junction w:junction" },
  { "r r r r", "M07; M12; M34; M56", "n:junction e:junction s:junction w:junction" },
};

static const Shown shown[] = {
  { "12.2-straight-road-turned", "Dr1", "", "C23; M0567; M14", "n-s", "r c r m" },
  { "12.3-city-across", "F", "", "C2367; M01; M45" },
  { "12.3-two-caps", "H", "", "C01; C45; M2367" },
  { "12.4-road-at-the-wall", "S", "", "C012367; M4; M5", "s:wall" },
  { "12.5-farmer-on-a-cap", "E+farmer.n", "", "M01; M234567", "", "m m m m", "ne nw" },
  { "12.6-astronomer-on-a-cap", "E+astronomer.n", "", "M01234567", "", "m m m m", "" },
  { "12.7-farmer-on-a-road", "U+farmer.n", "loose-road s", "M01234567", "s:loose" },
  { "12.7-jester-at-its-end", "U+farmer.n+jester", "", "M01234567", "s:junction" },
  { "12.8-laborer-on-a-road", "U+laborer.n", "", "C01; M234567", "s:wall", "c m r m" },
  { "12.9-knight-welds", "R+knight.s", "", "C01234567", "", "c c c c", "", "C" },
  { "12.10-one-knight", "N+knight.e", "open-border se", "C012367; M45" },
  { "12.10-two-knights", "N+knight.e+knight.s", "", "C01234567", "", "c c c c", "", "C" },
  { "12.11-guard-in-a-city", "C+guard.n", "", "C234567; M01", "", "m c c c", "ne nw", "R" },
  { "12.11-farmer-in-a-city", "C+farmer.n", "open-border ne nw", "C234567; M01" },
  { "12.12-laborer-opposite", "E+laborer.s", "", "C01; C45; M2367", "", "c m c m", NULL, "H" },
  { "12.12-laborer-beside", "E+laborer.w", "", "C01; C67; M2345", "", "c m m c", NULL, "I" },
  { "12.13-straight-on-a-crossroads", "X+straight.ns", "crowded-middle", "M07; M12; M34; M56",
    "n:loose e:loose s:loose w:loose" },
  { "12.13-bridge-on-a-crossroads", "X+bridge.ns", "", "M07; M12; M34; M56", "n-s e-w" },
  { "12.14-hunter-on-an-arm", "U+hunter.arm-n", "loose-road s", "M01234567" },
  { "12.14-hunters-on-both-arms", "U+hunter.arm-n+hunter.arm-s", "", "M01234567", "" },
  { "12.15-hunter-on-a-cloister", "A+hunter", "loose-road s", "M01234567" },
  { "12.15-hunter-on-its-road-too", "A+hunter+hunter.arm-s", "", "M01234567", "" },
  { "12.16-straight-through-walls", "F+straight.ns", "middle-taken; road-through-wall n s" },
  { "12.17-four-caps", "I+laborer.s+laborer.w", "", "C01; C23; C45; C67" },
  /* "Facts worth testing" of 2.6. */
  { "2.6-curve-on-a-cap-tile", "E+curve.es", "", NULL, "e-s", NULL, NULL, "J" },
  { "2.6-other-curve", "E+curve.sw", "", NULL, "s-w", NULL, NULL, "K" },
  { "2.6-astronomer-beside-a-road", "D+astronomer.n", "", NULL, NULL, NULL, NULL, "U" },
  { "2.6-astronomer-at-a-junction", "L+astronomer.n", "", NULL, NULL, NULL, NULL, "W" },
  { "2.6-knight-on-a-meadow", "G+knight.n", "", NULL, NULL, NULL, NULL, "R" },
  { "ruling-21-the-wall-stands", "C+guard.n+knight.e", "", "C234567; M01", "", NULL, "ne nw" },
  { "ruling-23-a-wall-in-a-city", "C+laborer.n", "", "C01; C234567" },
  { "ruling-23-a-wall-in-a-meadow", "E+farmer.n+guard.s", "", "M01; M2367; M45" },
  { "ruling-24-a-road-at-any-wall", "U+farmer.n+guard.e", "", "M014567; M23", "s:wall" },
  { "ruling-25-four-hunters", "W+hunter+hunter.arm-e+hunter.arm-s+hunter.arm-w", "", "M01234567", "" },
  { "ruling-25-three-hunters", "W+hunter.arm-e+hunter.arm-s+hunter.arm-w", "", "M01234567", "" },
  { "ruling-28-two-roads-of-one", "U+jester", "", "M0567; M1234", "n:junction s:junction" },
  { "ruling-30-cloister-with-one-meadow", "B+laborer.n+laborer.e+laborer.s", "", "C01; C23; C45; M67" },
  { "ruling-30-cloister-without-meadow", "B+laborer.n+laborer.e+laborer.s+laborer.w", "middle-taken" },
  { "a-road-in-a-city", "C+straight.ns", "road-in-city n s; middle-taken" },
  { "a-bridge-on-a-straight-road", "U+bridge.ew", "", "M07; M12; M34; M56", "n-s e-w" },
  { "a-bridge-with-three-arms", "E+bridge.ns",
    "road-in-city n; crowded-middle", NULL, "n:loose e-w s:loose" },
};

static const char *const meadow_only[] = { "E+astronomer.n", "U+hunter.arm-n+hunter.arm-s", "A+hunter+hunter.arm-s", "B+hunter" };
static const char *const not_meadow_only[] = { "E+farmer.n", "B", "U", "E", "U+farmer.n+farmer.s+jester" };
static const char *const solid[] = { "C", "R+knight.s", "N+knight.e+knight.s" };
static const char *const not_solid[] = { "R", "C+laborer.n", "I+laborer.s+laborer.w" };
/* What plays without a visible effect (ruling 29), and one that cuts a road (section 6). */
static const struct { const char *before, *after; gboolean changes; } plays[] = {
  { "X", "X+jester", FALSE },
  { "A", "A+noblewoman", FALSE },
  { "U", "U+straight.ns", FALSE },
  { "E+astronomer.n", "E+astronomer.n+hunter", FALSE },
  { "B", "B+farmer.n", FALSE },
  { "U", "U+hunter", TRUE },
  { "B", "B+hunter", TRUE },
  { "U", "U+farmer.n", TRUE },
  { "E", "E+guard.s", TRUE },
};

/* clang-format on */

static void
test_printed (void)
{
  for (guint type = 0; type < KINGDOM_N_TYPES; type++)
    {
      const char  letter[] = { (char) ('A' + type), '\0' };
      KingdomLook look;

      kingdom_test_look (letter, &look);
      favor_assert_text (kingdom_test_faults (&look), "");
      favor_assert_text (kingdom_test_edges (&look), printed[type].edges);
      favor_assert_text (kingdom_test_regions (&look), printed[type].regions);
      favor_assert_text (kingdom_test_roads (&look), printed[type].roads);
    }
}

/* The table of printed looks is what is found out of the printed parts. */
static void
test_table (void)
{
  static const KingdomTile bare = { 0 };

  for (guint type = 0; type < KINGDOM_N_TYPES; type++)
    for (guint rot = 0; rot < FAVOR_N_SIDES; rot++)
      {
        KingdomLook look;

        kingdom_look (type, &bare, rot, &look);
        g_assert_cmpmem (&look,
                         sizeof look,
                         &kingdom_printed_looks[type][rot],
                         sizeof look);
      }
}

static gboolean
looks_like (const KingdomLook *look, const char *tile)
{
  for (guint rot = 0; rot < FAVOR_N_SIDES; rot++)
    {
      g_autofree char *turned = g_strdup_printf ("%sr%u", tile, rot);
      KingdomLook      other;

      kingdom_test_look (turned, &other);
      if (kingdom_look_same (look, &other))
        return TRUE;
    }
  return FALSE;
}

static void
assert_maybe (char *text, const char *expected)
{
  if (expected != NULL)
    g_assert_cmpstr (text, ==, expected);
  g_free (text);
}

static void
test_shown (gconstpointer data)
{
  const Shown *self = data;
  KingdomLook  look;

  kingdom_test_look (self->tile, &look);
  assert_maybe (kingdom_test_faults (&look), self->faults);
  assert_maybe (kingdom_test_regions (&look), self->regions);
  assert_maybe (kingdom_test_roads (&look), self->roads);
  assert_maybe (kingdom_test_edges (&look), self->edges);
  assert_maybe (kingdom_test_borders (look.walls), self->walls);
  if (self->same != NULL)
    g_assert_true (looks_like (&look, self->same));
}

static void
test_only (void)
{
  KingdomLook look;

  for (guint i = 0; i < G_N_ELEMENTS (meadow_only); i++)
    {
      kingdom_test_look (meadow_only[i], &look);
      g_assert_true (kingdom_look_is_meadow_only (&look));
    }
  for (guint i = 0; i < G_N_ELEMENTS (not_meadow_only); i++)
    {
      kingdom_test_look (not_meadow_only[i], &look);
      g_assert_false (kingdom_look_is_meadow_only (&look));
    }
  for (guint i = 0; i < G_N_ELEMENTS (solid); i++)
    {
      kingdom_test_look (solid[i], &look);
      g_assert_true (kingdom_look_is_solid (&look));
    }
  for (guint i = 0; i < G_N_ELEMENTS (not_solid); i++)
    {
      kingdom_test_look (not_solid[i], &look);
      g_assert_false (kingdom_look_is_solid (&look));
    }
}

static void
assert_caps (const char *tile, const char *caps)
{
  KingdomLook look;

  kingdom_test_look (tile, &look);
  favor_assert_text (kingdom_test_sides (look.caps), caps);
}

static void
test_caps (void)
{
  assert_caps ("F", "");
  assert_caps ("H", "n s");
  assert_caps ("Ir1", "e s");
  assert_caps ("M", "");
  assert_caps ("U+laborer.n", "n");
  assert_caps ("I+laborer.s+laborer.w", "n e s w");
}

static void
test_touches (void)
{
  KingdomLook look;

  /* 12.4: both meadows of S touch its city. */
  kingdom_test_look ("S", &look);
  g_assert_cmpuint (look.touches[4], ==, 1);
  g_assert_cmpuint (look.touches[5], ==, 1);
  /* 12.3: the meadow of H touches both caps. */
  kingdom_test_look ("H", &look);
  g_assert_cmpuint (look.touches[2], ==, 1 << 0 | 1 << 4);
  /* Of the two meadows of D only the one inside touches the cap. */
  kingdom_test_look ("D", &look);
  g_assert_cmpuint (look.touches[2], ==, 1);
  g_assert_cmpuint (look.touches[3], ==, 0);
  kingdom_test_look ("I+laborer.s+laborer.w", &look);
  for (guint i = 0; i < KINGDOM_N_OCTANTS; i++)
    g_assert_cmpuint (look.touches[i], ==, 0);
}

/* Of same look are just the pairs of types that the rules call so, and what differs in pennants. */
static void
test_same (void)
{
  for (guint a = 0; a < KINGDOM_N_TYPES; a++)
    for (guint b = 0; b < KINGDOM_N_TYPES; b++)
      {
        static const KingdomTile bare = { 0 };
        const char              *pairs[] = { "FG", "MN", "OP", "QR", "ST" };
        gboolean                 expected = a == b;
        KingdomLook              look;

        for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
          if ((pairs[i][0] == 'A' + (gint) a && pairs[i][1] == 'A' + (gint) b) ||
              (pairs[i][0] == 'A' + (gint) b && pairs[i][1] == 'A' + (gint) a))
            expected = TRUE;
        kingdom_look (a, &bare, 3, &look);
        g_assert_cmpint (kingdom_look_matching (b, &look) != FAVOR_NONE, ==, expected);
      }
}

/* The lowest rotation of several. */
static void
test_matching (void)
{
  KingdomLook look;

  kingdom_test_look ("Hr3", &look);
  g_assert_cmpint (kingdom_look_matching (KINGDOM_TYPE_H, &look), ==, 1);
  kingdom_test_look ("Er1+laborer.w", &look);
  g_assert_cmpint (kingdom_look_matching (KINGDOM_TYPE_H, &look), ==, 1);
  kingdom_test_look ("E+farmer.n", &look);
  for (guint type = 0; type < KINGDOM_N_TYPES; type++)
    g_assert_cmpint (kingdom_look_matching (type, &look), ==, FAVOR_NONE);
}

static void
test_changes (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (plays); i++)
    {
      KingdomLook before, after;

      kingdom_test_look (plays[i].before, &before);
      kingdom_test_look (plays[i].after, &after);
      g_assert_cmpint (kingdom_look_changes (&before, &after), ==, plays[i].changes);
    }
}

/* All that can lie on a tile, by chance. */
static KingdomTile
draw_favors (void)
{
  KingdomTile tile = { 0 };

  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    if (g_test_rand_bit ())
      tile.tri[side] = (guint8) g_test_rand_int_range (0, KINGDOM_N_TRIANGLES);
  if (g_test_rand_bit ())
    tile.middle = (guint8) g_test_rand_int_range (0, KINGDOM_N_TOKENS);
  if (tile.middle == KINGDOM_TOKEN_CURVE)
    tile.middle_turn = (guint8) g_test_rand_int_range (0, 4);
  else if (kingdom_token_arms (tile.middle, 0) != 0)
    tile.middle_turn = (guint8) g_test_rand_int_range (0, 2);
  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    if ((kingdom_token_arms (tile.middle, tile.middle_turn) >> side & 1) == 0)
      tile.arm_hunter[side] = (guint8) g_test_rand_int_range (0, 2);
  return tile;
}

/* Invariant 19: a look turns with its tile. Turned back, octant by octant, it is the same. */
static void
test_turns (void)
{
  for (guint n = 0; n < 20000; n++)
    {
      const KingdomTile tile = draw_favors ();
      const guint       type = (guint) g_test_rand_int_range (0, KINGDOM_N_TYPES);
      const guint       rot = (guint) g_test_rand_int_range (1, 4);
      KingdomLook       a, b;
      guint8            faults_a[KINGDOM_N_FAULTS], faults_b[KINGDOM_N_FAULTS];

      kingdom_look (type, &tile, 0, &a);
      kingdom_look (type, &tile, rot, &b);
      g_assert_cmpuint (b.edges, ==, favor_edges_turned (a.edges, rot));
      g_assert_cmpuint (b.caps, ==, favor_sides_turned (a.caps, rot));
      g_assert_cmpuint (b.terrain, ==, a.terrain);
      for (guint i = 0; i < KINGDOM_N_OCTANTS; i++)
        for (guint k = 0; k < KINGDOM_N_OCTANTS; k++)
          {
            const guint ti = (i + 2 * rot) % 8, tk = (k + 2 * rot) % 8;

            g_assert_cmpint (a.region[i] == a.region[k],
                             ==,
                             b.region[ti] == b.region[tk]);
            g_assert_cmpint (a.touches[a.region[i]] >> a.region[k] & 1,
                             ==,
                             b.touches[b.region[ti]] >> b.region[tk] & 1);
          }
      for (guint side = 0; side < FAVOR_N_SIDES; side++)
        if (kingdom_arm_is_linked (a.arm[side]))
          g_assert_cmpuint (b.arm[(side + rot) % 4], ==, (a.arm[side] + rot) % 4);
        else
          g_assert_cmpuint (b.arm[(side + rot) % 4], ==, a.arm[side]);
      g_assert_cmpuint (kingdom_look_faults (&a, faults_a),
                        ==,
                        kingdom_look_faults (&b, faults_b));
    }
}

static guint
middle_seen (const KingdomLook *look)
{
  return look->middle == KINGDOM_MIDDLE_BARE ? KINGDOM_MIDDLE_NOTHING : look->middle;
}

/* What is compared without dividing is the same as what is compared member by member. */
static void
test_compared (void)
{
  guint same = 0, changed_alone = 0;

  for (guint n = 0; n < 50000; n++)
    {
      const guint type = (guint) g_test_rand_int_range (0, KINGDOM_N_TYPES);
      KingdomTile a = draw_favors (), b = a;
      KingdomLook x, y, whole_x, whole_y;
      gboolean    expected;

      b.tri[n % 4] = (guint8) g_test_rand_int_range (0, KINGDOM_N_TRIANGLES);
      if (kingdom_token_arms (b.middle, b.middle_turn) == 0)
        b.middle = n % 3 == 0 ? KINGDOM_TOKEN_HUNTER : b.middle;
      kingdom_look_undivided (type, &a, 0, &x);
      kingdom_look_undivided (type, &b, 0, &y);
      kingdom_look (type, &a, 0, &whole_x);
      kingdom_look (type, &b, 0, &whole_y);
      expected = x.cities == y.cities && x.walls == y.walls && x.roads == y.roads &&
                 x.terrain == y.terrain && middle_seen (&x) == middle_seen (&y) &&
                 memcmp (whole_x.region, whole_y.region, sizeof x.region) == 0;
      g_assert_cmpint (kingdom_look_same (&x, &y), ==, expected);
      g_assert_cmpint (kingdom_look_same (&whole_x, &y), ==, expected);
      same += expected;
      if (expected && memcmp (whole_x.arm, whole_y.arm, sizeof x.arm) != 0)
        {
          expected = FALSE;
          changed_alone++;
        }
      g_assert_cmpint (kingdom_look_changes (&x, &y), ==, !expected);
    }
  g_assert_cmpuint (same, >, 1000);
  g_assert_cmpuint (changed_alone, >, 100);
}

/* A region is all city or all meadow, and in a faultless tile has no road in a city. */
static void
test_regions (void)
{
  for (guint n = 0; n < 20000; n++)
    {
      const KingdomTile tile = draw_favors ();
      KingdomLook       look;

      kingdom_look ((guint) g_test_rand_int_range (0, KINGDOM_N_TYPES), &tile, 0, &look);
      for (guint i = 0; i < KINGDOM_N_OCTANTS; i++)
        {
          g_assert_cmpuint (look.region[look.region[i]], ==, look.region[i]);
          g_assert_cmpuint (look.region[i], <=, i);
          g_assert_cmpuint (look.cities >> look.region[i] / 2 & 1,
                            ==,
                            look.cities >> i / 2 & 1);
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/kingdom/scenario/12.1-printed-tiles", test_printed);
  for (guint i = 0; i < G_N_ELEMENTS (shown); i++)
    {
      g_autofree char *path = g_strdup_printf ("/kingdom/scenario/%s", shown[i].name);

      g_test_add_data_func (path, &shown[i], test_shown);
    }
  g_test_add_func ("/kingdom/look/table", test_table);
  g_test_add_func ("/kingdom/look/meadow-only-and-solid", test_only);
  g_test_add_func ("/kingdom/look/caps", test_caps);
  g_test_add_func ("/kingdom/look/touches", test_touches);
  g_test_add_func ("/kingdom/look/same", test_same);
  g_test_add_func ("/kingdom/look/matching", test_matching);
  g_test_add_func ("/kingdom/look/changes", test_changes);
  g_test_add_func ("/kingdom/look/turns", test_turns);
  g_test_add_func ("/kingdom/look/compared", test_compared);
  g_test_add_func ("/kingdom/look/regions", test_regions);
  return g_test_run ();
}
