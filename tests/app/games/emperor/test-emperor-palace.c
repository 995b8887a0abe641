/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "emperor-palace-fixture.h"

#include "emperor-pavilion.h"
#include "emperor-preview.h"

static const char *
label_of (Fixture *fixture, guint key)
{
  FavorPiece *piece = emperor_palace_get_piece (fixture->palace, key);

  g_free (fixture->label);
  fixture->label = favor_text_without_marks (favor_piece_get_label (piece));
  return fixture->label;
}

/* ---- Words ---------------------------------------------------------------------------- */

static void
test_names (void)
{
  Fixture fixture;

  set_up (&fixture, WIDE);
  g_assert_cmpstr (label_of (&fixture, EMPEROR_KEY_STAFF + EMPEROR_STAFF_PRIEST),
                   ==,
                   "Priest, your Stars 0 of 3. First Star: two different 1-Star cards, "
                   "+2 Favor.");
  g_assert_cmpstr (label_of (&fixture, EMPEROR_KEY_PILE + EMPEROR_SOUP),
                   ==,
                   "Soup, 5 left. Chef, 1-Star card, 1 Gold. Take 1 Gold. If anybody has "
                   "more Favor than you, take 3 instead.");
  g_assert_cmpstr (label_of (&fixture, EMPEROR_KEY_TREASURY), ==, "Treasury: 48 Gold");
  g_assert_cmpstr (label_of (&fixture, EMPEROR_KEY_DISCARD),
                   ==,
                   "No Black Market card has been played");

  fixture.state.stars[0][EMPEROR_STAFF_PRIEST] = 2;
  fixture.state.stars[1][EMPEROR_STAFF_PRIEST] = 1;
  fixture.state.stars[2][EMPEROR_STAFF_PRIEST] = 3;
  fixture.state.meeple[0] = fixture.state.meeple[3] = EMPEROR_STAFF_PRIEST;
  fixture.state.pile[EMPEROR_SOUP] = 0;
  fixture.state.n_market_discard = 2;
  fixture.state.market_discard[0] = EMPEROR_DRAGON_ROBE - EMPEROR_N_CARDS;
  fixture.state.market_discard[1] = EMPEROR_BODYGUARD - EMPEROR_N_CARDS;
  show (&fixture, 0, FALSE);
  g_assert_cmpstr (label_of (&fixture, EMPEROR_KEY_STAFF + EMPEROR_STAFF_PRIEST),
                   ==,
                   "Priest, your Stars 2 of 3. Third Star: 5 Gold, a 2-Star and a 3-Star "
                   "card, +10 Favor. Stars of others: Mei 1 and Bo 3. Your Meeple stands "
                   "here. Meeples here: Cem.");
  g_assert_cmpstr (label_of (&fixture, EMPEROR_KEY_SLOT + EMPEROR_STAFF_PRIEST),
                   ==,
                   "Your Stars, Priest: 2 of 3");
  g_assert_true (g_str_has_prefix (label_of (&fixture, EMPEROR_KEY_PILE + EMPEROR_SOUP),
                                   "Soup, none left."));
  g_assert_cmpstr (label_of (&fixture, EMPEROR_KEY_DISCARD),
                   ==,
                   "Played Black Market cards: Bodyguard and Dragon Robe");
  tear_down (&fixture);
}

static void
test_empress (void)
{
  Fixture fixture;

  set_up (&fixture, WIDE);
  g_assert_cmpstr (label_of (&fixture, EMPEROR_KEY_EMPRESS),
                   ==,
                   "Empress: 15 Gold and three different 3-Star cards, +20 Favor.");
  fixture.state.empress[0] = fixture.state.empress[2] = TRUE;
  fixture.state.meeple[0] = fixture.state.meeple[2] = EMPEROR_PLACE_EMPRESS;
  show (&fixture, 0, FALSE);
  g_assert_cmpstr (label_of (&fixture, EMPEROR_KEY_EMPRESS),
                   ==,
                   "Empress: 15 Gold and three different 3-Star cards, +20 Favor. She is "
                   "your ally. Her allies: Bo. You are her guest: no Intrigue can reach "
                   "you. Meeples here: Bo.");
  tear_down (&fixture);
}

/* Nobody is at home in the palace who only looks on. */
static void
test_spectator (void)
{
  Fixture fixture;

  set_up (&fixture, WIDE);
  fixture.state.stars[0][EMPEROR_STAFF_CHEF] = 1;
  show (&fixture, FAVOR_SEAT_NONE, FALSE);
  page_fixture_settle ();
  g_assert_cmpstr (label_of (&fixture, EMPEROR_KEY_STAFF + EMPEROR_STAFF_CHEF),
                   ==,
                   "Chef. Stars: Ann 1.");
  g_assert_false (is_seen (&fixture, EMPEROR_KEY_SLOT));
  show (&fixture, 1, FALSE);
  page_fixture_settle ();
  g_assert_true (is_seen (&fixture, EMPEROR_KEY_SLOT));
  tear_down (&fixture);
}

static void
test_payable (void)
{
  Fixture fixture;

  set_up (&fixture, WIDE);
  g_assert_null (strstr (label_of (&fixture, EMPEROR_KEY_PRICES), "You can pay"));
  emperor_palace_set_payable (fixture.palace, 1 << 0 | 1 << 2);
  g_assert_true (g_str_has_suffix (label_of (&fixture, EMPEROR_KEY_PRICES),
                                   "You can pay now: first Star and third Star."));
  emperor_palace_set_threatened (fixture.palace, 1 << EMPEROR_STAFF_CHEF);
  g_assert_true (g_str_has_suffix (label_of (&fixture,
                                             EMPEROR_KEY_STAFF + EMPEROR_STAFF_CHEF),
                                   "A Star here is in danger."));
  emperor_palace_set_threatened (fixture.palace, 0);
  g_assert_null (strstr (label_of (&fixture, EMPEROR_KEY_STAFF + EMPEROR_STAFF_CHEF),
                         "danger"));
  tear_down (&fixture);
}

/* ---- Places --------------------------------------------------------------------------- */

/* All pavilions stand side by side within the board, and all that is theirs within them. */
static void
assert_arranged (Fixture *fixture, gboolean has_prices)
{
  graphene_rect_t board =
    GRAPHENE_RECT_INIT (0,
                        0,
                        gtk_widget_get_width (GTK_WIDGET (fixture->palace)),
                        gtk_widget_get_height (GTK_WIDGET (fixture->palace)));

  g_assert_cmpint (is_seen (fixture, EMPEROR_KEY_PRICES), ==, has_prices);
  for (guint i = 0; i <= EMPEROR_KEY_EMPRESS; i++)
    {
      graphene_rect_t cell = bounds_of (fixture, i);

      g_assert_true (is_inside (&cell, &board));
      for (guint k = 0; k < i; k++)
        {
          graphene_rect_t other = bounds_of (fixture, k);

          g_assert_false (graphene_rect_intersection (&cell, &other, NULL));
        }
      if (i < EMPEROR_KEY_EMPRESS)
        for (guint level = 0; level < EMPEROR_N_LEVELS; level++)
          {
            graphene_rect_t pile = bounds_of (fixture,
                                              EMPEROR_KEY_PILE + i * EMPEROR_N_LEVELS +
                                                level);

            g_assert_true (is_inside (&pile, &cell));
            g_assert_cmpfloat (pile.size.width, >, 12);
          }
    }
  for (guint key = EMPEROR_KEY_TREASURY; key <= EMPEROR_KEY_DISCARD; key++)
    {
      graphene_rect_t corner = bounds_of (fixture, key);

      g_assert_true (is_inside (&corner, &board));
      g_assert_cmpfloat (corner.size.width, >, 12);
    }
}

typedef struct
{
  const char *name;
  int         width;
  int         height;
  gboolean    has_prices;
} Arrangement;

static const Arrangement arrangements[] = {
  { "wide", WIDE, TRUE },
  { "low", LOW, TRUE },
  { "narrow", NARROW, FALSE },
  { "tiny", TINY, FALSE },
};

static void
test_arrangement (gconstpointer data)
{
  const Arrangement *arrangement = data;
  Fixture            fixture;

  set_up (&fixture, arrangement->width, arrangement->height);
  page_fixture_settle ();
  assert_arranged (&fixture, arrangement->has_prices);
  /* What hangs over the board takes its place from all. */
  favor_board_set_top (FAVOR_BOARD (fixture.palace), 30);
  page_fixture_settle ();
  assert_arranged (&fixture, arrangement->has_prices);
  g_assert_cmpfloat (bounds_of (&fixture, EMPEROR_KEY_STAFF).origin.y, >=, 30);
  tear_down (&fixture);
}

/* Where the height sets the size there is as much room below the last row as beside the board. */
static void
test_foot (void)
{
  Fixture fixture;
  float   foot = 0;

  set_up (&fixture, 1400, 460);
  page_fixture_settle ();
  for (guint staff = 0; staff < EMPEROR_N_STAFF; staff++)
    {
      graphene_rect_t at = bounds_of (&fixture, EMPEROR_KEY_STAFF + staff);

      foot = MAX (foot, at.origin.y + at.size.height);
    }
  g_assert_cmpfloat (foot, <=, 460 - 6);
  g_assert_cmpfloat (foot, >=, 460 - 20);
  tear_down (&fixture);
}

/* The first of the Staff stands at the start, and the piles begin there. */
static void
test_directions (void)
{
  Fixture         fixture;
  graphene_rect_t first, second, mirrored;

  set_up (&fixture, WIDE);
  page_fixture_settle ();
  first = bounds_of (&fixture, EMPEROR_KEY_STAFF);
  second = bounds_of (&fixture, EMPEROR_KEY_STAFF + 1);
  g_assert_cmpfloat (first.origin.x, <, second.origin.x);
  g_assert_cmpfloat (bounds_of (&fixture, EMPEROR_KEY_PILE).origin.x,
                     <,
                     bounds_of (&fixture, EMPEROR_KEY_PILE + 1).origin.x);
  gtk_widget_set_direction (GTK_WIDGET (fixture.palace), GTK_TEXT_DIR_RTL);
  page_fixture_settle ();
  mirrored = bounds_of (&fixture, EMPEROR_KEY_STAFF);
  g_assert_cmpfloat_with_epsilon (mirrored.origin.x,
                                  gtk_widget_get_width (GTK_WIDGET (fixture.palace)) -
                                    first.origin.x - first.size.width,
                                  3);
  g_assert_cmpfloat (bounds_of (&fixture, EMPEROR_KEY_PILE).origin.x,
                     >,
                     bounds_of (&fixture, EMPEROR_KEY_PILE + 1).origin.x);
  tear_down (&fixture);
}

/* ---- What is seen ---------------------------------------------------------------------- */

/* What nobody may see changes nothing that is seen. */
static void
test_masked (void)
{
  Fixture    fixture;
  char      *labels[EMPEROR_N_KEYS] = { NULL };
  FavorFace *faces[EMPEROR_N_KEYS] = { NULL };

  set_up (&fixture, WIDE);
  page_fixture_settle ();
  for (guint key = 0; key < EMPEROR_N_KEYS; key++)
    if (is_seen (&fixture, key))
      {
        FavorPiece *piece = emperor_palace_get_piece (fixture.palace, key);

        labels[key] = g_strdup (favor_piece_get_label (piece));
        faces[key] = favor_face_ref (favor_piece_get_face (piece));
      }
  see (&fixture, &fixture.state, 0, FALSE);
  page_fixture_settle ();
  for (guint key = 0; key < EMPEROR_N_KEYS; key++)
    if (faces[key] != NULL)
      {
        FavorPiece *piece = emperor_palace_get_piece (fixture.palace, key);

        g_assert_cmpstr (favor_piece_get_label (piece), ==, labels[key]);
        g_assert_true (favor_face_equal (favor_piece_get_face (piece), faces[key]));
        g_free (labels[key]);
        favor_face_unref (faces[key]);
      }
  tear_down (&fixture);
}

static void
test_picture (void)
{
  Fixture                  fixture;
  static const guint8      colours[EMPEROR_MAX_SEATS] = { 0 };
  g_autoptr (GdkPaintable) picture = NULL;
  g_autoptr (GtkSnapshot)  snapshot = gtk_snapshot_new ();
  GskRenderNode           *node;
  graphene_rect_t          bounds;

  set_up (&fixture, WIDE);
  picture = emperor_preview_new (&fixture.state, colours);
  gdk_paintable_snapshot (picture, GDK_SNAPSHOT (snapshot), 300, 92);
  node = gtk_snapshot_to_node (snapshot);
  gsk_render_node_get_bounds (node, &bounds);
  /* Its ground fills the place, and nothing is beyond that. */
  g_assert_cmpfloat (bounds.size.width, ==, 300);
  g_assert_cmpfloat (bounds.size.height, ==, 92);
  gsk_render_node_unref (node);
  tear_down (&fixture);
}

/* With large letters in a low row the Stars of all seats are still seen, beside the piles. */
static void
test_large_letters (void)
{
  const EmperorTenants   tenants = { .n_seats = 4, .own = 3, .stars = { 2, 3, 1, 2 } };
  const graphene_size_t  size = { 172, 66 };
  const graphene_rect_t *pile;
  EmperorPavilion        pavilion;

  emperor_pavilion_lay_out (&pavilion, &size, 1.5, &tenants, TRUE);
  g_assert_cmpint (pavilion.kind, ==, EMPEROR_PAVILION_LOW);
  pile = &pavilion.piles[EMPEROR_N_LEVELS - 1];
  for (FavorSeat seat = 0; seat < 4; seat++)
    {
      graphene_rect_t star = emperor_pavilion_place_star (&pavilion, seat, 0);

      g_assert_true (pavilion.counted[seat]);
      g_assert_cmpfloat (star.size.width, >=, 9);
      g_assert_cmpfloat (star.origin.x, >, pile->origin.x + pile->size.width);
      g_assert_cmpfloat (star.origin.x + star.size.width, <, size.width - 12);
    }
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/emperor-palace/names", test_names);
  g_test_add_func ("/emperor-palace/empress", test_empress);
  g_test_add_func ("/emperor-palace/spectator", test_spectator);
  g_test_add_func ("/emperor-palace/payable", test_payable);
  for (guint i = 0; i < G_N_ELEMENTS (arrangements); i++)
    {
      g_autofree char *path = g_strconcat ("/emperor-palace/arrangement/",
                                           arrangements[i].name,
                                           NULL);

      g_test_add_data_func (path, &arrangements[i], test_arrangement);
    }
  g_test_add_func ("/emperor-palace/foot", test_foot);
  g_test_add_func ("/emperor-palace/directions", test_directions);
  g_test_add_func ("/emperor-palace/masked", test_masked);
  g_test_add_func ("/emperor-palace/picture", test_picture);
  g_test_add_func ("/emperor-palace/large-letters", test_large_letters);
  return g_test_run ();
}
