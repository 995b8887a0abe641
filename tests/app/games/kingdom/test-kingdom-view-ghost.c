/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "kingdom-chart-private.h"
#include "kingdom-fixture.h"

/* What an action would make of the map is seen before it is done. */

static KingdomChart *
chart_of (ViewFixture *fixture)
{
  return kingdom_view_of (fixture)->chart;
}

/* The ghost that lies there; (nullable). */
static FavorPiece *
find_ghost (ViewFixture *fixture, gint x, gint y)
{
  for (guint i = 0; i < KINGDOM_MAX_CHANGED; i++)
    {
      FavorPiece     *ghost = chart_of (fixture)->ghost[i].lying;
      graphene_rect_t at;

      if (favor_map_get_place (FAVOR_MAP (chart_of (fixture)), GTK_WIDGET (ghost), &at) &&
          graphene_rect_equal (&at, &GRAPHENE_RECT_INIT (x, y, 1, 1)))
        return ghost;
    }
  return NULL;
}

static guint
count_ghosts (ViewFixture *fixture)
{
  guint n = 0;

  for (guint i = 0; i < KINGDOM_MAX_CHANGED; i++)
    n += kingdom_fixture_lies (fixture, chart_of (fixture)->ghost[i].lying);
  return n;
}

static guint
count_faults (ViewFixture *fixture)
{
  guint n = 0;

  for (guint i = 0; i < KINGDOM_MAX_FAULTS; i++)
    n += kingdom_fixture_lies (fixture, chart_of (fixture)->fault[i]);
  return n;
}

static gboolean
is_lit (ViewFixture *fixture, guint light)
{
  graphene_rect_t at;

  return favor_map_get_place (FAVOR_MAP (chart_of (fixture)),
                              chart_of (fixture)->light[light],
                              &at);
}

/* Asserts that what is selected is shown as it will be. */
static void
assert_foreseen (ViewFixture *fixture)
{
  const FavorAction       *action = favor_game_view_get_selected (fixture->view);
  g_autofree KingdomState *after = g_memdup2 (kingdom_fixture_state (fixture),
                                              sizeof *after);
  guint                    n = 0;

  g_assert_nonnull (action);
  kingdom_apply (after, action, NULL);
  for (guint tile = 0; tile < KINGDOM_N_TILES; tile++)
    {
      const KingdomTile    *record = &after->table.tile[tile];
      g_autoptr (FavorFace) face = NULL;
      FavorPiece           *ghost;

      if (memcmp (record,
                  &kingdom_fixture_state (fixture)->table.tile[tile],
                  sizeof *record) == 0 ||
          record->place != KINGDOM_PLACE_MAP)
        continue;
      face = kingdom_face_new_lying (tile, record);
      ghost = find_ghost (fixture, record->x, record->y);
      g_assert_nonnull (ghost);
      g_assert_true (favor_face_equal (favor_piece_get_face (ghost), face));
      n++;
    }
  g_assert_cmpuint (count_ghosts (fixture), ==, n);
  g_assert_cmpuint (count_faults (fixture), ==, kingdom_play_faults (after));
}

static void
propose (ViewFixture *fixture, const char *words)
{
  FavorAction action = kingdom_play_action (kingdom_fixture_state (fixture), words);

  favor_game_view_propose (fixture->view, &action);
  assert_foreseen (fixture);
}

#define ROW "D(0,0)r0 B(0,1)r0 A(0,2)r0 U(0,3)r0 V(0,4)r1"

/* One action of each kind that changes the map. */
static void
test_kinds (void)
{
  ViewFixture fixture;

  kingdom_fixture_start (
    &fixture,
    &(KingdomSetup){ .map = ROW,
                     .hand = "E",
                     .pieces = "farmer",
                     .actions = "handmaiden merchant magician nobleman alchemist" });
  propose (&fixture, "lay-tile 0 -1 2");
  propose (&fixture, "lay-tile 1 0 0");
  propose (&fixture, "use-handmaiden 0 0 0 1");
  propose (&fixture, "use-merchant 0 4 1 1");
  propose (&fixture, "use-magician 0 1 1");
  propose (&fixture, "use-nobleman 0 2 3");
  propose (&fixture, "use-alchemist 0 0 0 1 0 2");
  g_assert_true (favor_game_view_clear (fixture.view));
  while (favor_game_view_clear (fixture.view))
    ;
  g_assert_cmpuint (count_ghosts (&fixture), ==, 0);
  g_assert_cmpuint (count_faults (&fixture), ==, 0);
  view_fixture_close (&fixture);
}

/* A favor on the tile in hand is seen there, and on the map when the tile is laid. */
static void
test_hand (void)
{
  ViewFixture           fixture;
  g_autoptr (FavorFace) bare = NULL;

  kingdom_fixture_start (&fixture,
                         &(KingdomSetup){ .map = ROW, .hand = "E", .pieces = "laborer" });
  bare = favor_face_ref (favor_piece_get_face (kingdom_view_of (&fixture)->in_hand));
  propose (&fixture, "play-triangle laborer 100 100 s");
  g_assert_false (
    favor_face_equal (favor_piece_get_face (kingdom_view_of (&fixture)->in_hand), bare));
  g_assert_cmpuint (count_ghosts (&fixture), ==, 0);
  view_fixture_close (&fixture);
}

/* Which wishes would be met stands above the ghost and in the bar, and where is outlined. */
static void
test_wishes (void)
{
  ViewFixture fixture;

  kingdom_fixture_start (&fixture, &(KingdomSetup){ .map = "D(0,0)r0", .hand = "E" });
  g_assert_false (is_lit (&fixture, 0));
  propose (&fixture, "lay-tile 0 -1 2");
  g_assert_true (is_lit (&fixture, 0));
  g_assert_false (is_lit (&fixture, 1));
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (chart_of (&fixture)->words)),
                   ==,
                   "Farmer");
  g_assert_cmpint (view_fixture_find_chip (&fixture, "wish met: Farmer", FALSE), >=, 0);
  /* What does not fit together yet meets no wish. */
  propose (&fixture, "lay-tile 1 0 0");
  g_assert_cmpint (view_fixture_find_chip (&fixture, "wish met: Farmer", FALSE), <, 0);
  view_fixture_close (&fixture);
}

#define N_DRAWN 24

/* How many pixels of a square have that colour, 0xaarrggbb, as far as eyes tell. */
static guint
count_pixels (GtkWidget *widget, guint32 colour)
{
  g_autoptr (GdkTexture) shot = NULL;
  GtkNative             *native = gtk_widget_get_native (widget);
  GtkSnapshot           *snapshot = gtk_snapshot_new ();
  GskRenderNode         *node;
  guint32                drawn[N_DRAWN * N_DRAWN];
  guint                  n = 0;

  GTK_WIDGET_GET_CLASS (widget)->snapshot (widget, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  shot = gsk_renderer_render_texture (gtk_native_get_renderer (native),
                                      node,
                                      &GRAPHENE_RECT_INIT (0, 0, N_DRAWN, N_DRAWN));
  gsk_render_node_unref (node);
  gdk_texture_download (shot, (guchar *) drawn, N_DRAWN * sizeof *drawn);
  for (guint i = 0; i < G_N_ELEMENTS (drawn); i++)
    {
      gint apart = 0;

      for (guint shift = 0; shift < 32; shift += 8)
        apart += ABS ((gint) (drawn[i] >> shift & 0xff) -
                      (gint) (colour >> shift & 0xff));
      n += apart < 24;
    }
  return n;
}

/* What does not fit is striped in amber and ink, which no land is, below its sign. */
static void
test_hatch (void)
{
  const guint all = N_DRAWN * N_DRAWN;
  ViewFixture fixture;
  GtkWidget  *hatch;

  kingdom_fixture_start (&fixture, &(KingdomSetup){ .map = "D(0,0)r0", .hand = "E" });
  propose (&fixture, "lay-tile 1 0 0");
  page_fixture_settle ();
  g_assert_cmpuint (count_faults (&fixture), ==, 1);
  hatch = chart_of (&fixture)->hatch[0];
  g_assert_true (gtk_widget_get_mapped (hatch));
  g_assert_cmpuint (count_pixels (hatch, 0xfff7cb3c), >, all / 5);
  g_assert_cmpuint (count_pixels (hatch, 0xff241f2b), >, all / 12);
  g_assert_cmpuint (count_pixels (hatch, 0x00000000), >, all / 5);
  view_fixture_close (&fixture);
}

/* Those on offer stand out, and only the one that is chosen as soon as one is. */
static void
test_offer (void)
{
  ViewFixture fixture;

  kingdom_fixture_start (
    &fixture,
    &(KingdomSetup){
      .map = "V(0,0)r3 V(1,0)r0 V(1,1)r2 V(2,1)r0 V(2,2)r1 U(1,2)r1 V(0,2)r2",
      .hand = "U" });
  view_fixture_submit (&fixture,
                       &(FavorAction){ .kind = KINGDOM_ACTION_LAY_TILE,
                                       .arg = { 0, 1, 0 } });
  view_fixture_look (&fixture);
  g_assert_true (favor_game_view_press_letter (fixture.view, FAVOR_LETTER_FINISH));
  view_fixture_look (&fixture);
  g_assert_true (is_lit (&fixture, 0));
  g_assert_true (is_lit (&fixture, 1));
  favor_game_view_press_chip (fixture.view,
                              (guint) view_fixture_find_chip (&fixture, "Knight", TRUE));
  kingdom_fixture_assert_chosen (&fixture, "take-favor knight");
  g_assert_true (is_lit (&fixture, 0));
  g_assert_false (is_lit (&fixture, 1));
  view_fixture_close (&fixture);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/kingdom-view-ghost/kinds", test_kinds);
  g_test_add_func ("/kingdom-view-ghost/hand", test_hand);
  g_test_add_func ("/kingdom-view-ghost/wishes", test_wishes);
  g_test_add_func ("/kingdom-view-ghost/hatch", test_hatch);
  g_test_add_func ("/kingdom-view-ghost/offer", test_offer);
  return g_test_run ();
}
