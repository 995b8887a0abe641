/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <math.h>

#include "favor-hands.h"
#include "kingdom-fixture.h"
#include "kingdom-tray.h"
#include "kingdom-words.h"

/* What is in hand: pieces are counted, cards show whether they were used. */

static void
assert_counts (ViewFixture *fixture)
{
  const KingdomState *state = kingdom_fixture_state (fixture);
  FavorSeat holder = favor_piece_view_get_holder (FAVOR_PIECE_VIEW (fixture->view));
  const KingdomSeat *seat = &state->seat[holder];

  for (guint piece = 0; piece < KINGDOM_N_PIECES; piece++)
    g_assert_cmpuint (favor_piece_get_count (kingdom_fixture_held (fixture, piece)),
                      ==,
                      seat->pieces[piece]);
  for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
    {
      FavorPiece *card = kingdom_fixture_card (fixture, character);
      gboolean    used = holder == state->head.turn_owner && state->table.used[character];
      g_autoptr (FavorFace) face = NULL;

      g_assert_cmpint (card != NULL, ==, seat->actions[character]);
      if (card == NULL)
        continue;
      face = kingdom_face_new_action (character, used);
      g_assert_true (favor_face_equal (favor_piece_get_face (card), face));
    }
}

/* Through a game at random, with whoever decides. */
static void
test_counts (void)
{
  ViewFixture fixture;
  FavorRng    rng;

  favor_rng_seed (&rng, 8);
  kingdom_fixture_begin (&fixture, 2, 8);
  for (guint i = 0; i < 150 && !favor_session_get_over (fixture.session); i++)
    {
      kingdom_fixture_step (&fixture, &rng);
      assert_counts (&fixture);
    }
  view_fixture_close (&fixture);
}

/* A card that was used is turned over, and says so to whoever presses it. */
static void
test_used (void)
{
  ViewFixture fixture;
  FavorPiece *card;

  kingdom_fixture_start (&fixture,
                         &(KingdomSetup){ .map = "D(0,0)r0 B(0,1)r0 B(0,2)r0",
                                          .hand = "B",
                                          .actions = "magician general" });
  view_fixture_press (kingdom_fixture_card (&fixture, KINGDOM_MAGICIAN));
  view_fixture_press (kingdom_fixture_tile (&fixture, 0, 1));
  favor_piece_view_commit (FAVOR_PIECE_VIEW (fixture.view));
  view_fixture_look (&fixture);
  assert_counts (&fixture);
  card = kingdom_fixture_card (&fixture, KINGDOM_MAGICIAN);
  g_assert_cmpstr (favor_piece_get_label (card), ==, "Magician, used this turn");
  view_fixture_press (kingdom_fixture_card (&fixture, KINGDOM_GENERAL));
  view_fixture_press (card);
  kingdom_fixture_assert_chosen (&fixture, "use-general magician");
  view_fixture_close (&fixture);
}

/* ---- Places --------------------------------------------------------------------------- */

#define N_TRIANGLES 5

/* A tray with one piece of every kind but the first two, and two cards. */
typedef struct
{
  GtkWindow  *window;
  FavorHand  *hand;
  FavorPiece *pieces[KINGDOM_N_PIECES];
  FavorPiece *cards[2];
} Tray;

static FavorPiece *
add_piece (Tray *tray, guint key, FavorFace *face, guint count)
{
  FavorPiece *piece = favor_piece_new ();

  favor_piece_set_key (piece, key);
  favor_piece_set_face (piece, face);
  favor_piece_set_count (piece, count);
  favor_hand_add (tray->hand, piece, FALSE);
  return piece;
}

static void
show_tray (Tray *tray, int width, int height)
{
  tray->hand = favor_hand_new ();
  favor_hand_set_arrange (tray->hand, kingdom_tray_arrange);
  for (guint key = 0; key < KINGDOM_N_PIECES; key++)
    {
      g_autoptr (FavorFace) face =
        kingdom_face_new_piece (kingdom_view_piece_of_key (key));

      tray->pieces[key] = add_piece (tray, key, face, key > 1);
    }
  for (guint i = 0; i < G_N_ELEMENTS (tray->cards); i++)
    {
      g_autoptr (FavorFace) face = kingdom_face_new_action (KINGDOM_CHARLATAN, FALSE);

      tray->cards[i] = add_piece (tray, KINGDOM_KEY_ACTION + i, face, 0);
    }
  tray->window = page_fixture_show (GTK_WIDGET (tray->hand), width, height);
  favor_hand_update (tray->hand, FALSE);
  page_fixture_settle ();
}

static graphene_rect_t
place_of (Tray *tray, FavorPiece *piece)
{
  graphene_rect_t at;

  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (piece),
                                            GTK_WIDGET (tray->hand),
                                            &at));
  return at;
}

static gboolean
is_placed (FavorPiece *piece)
{
  return gtk_widget_get_child_visible (GTK_WIDGET (piece));
}

/* Where there is room for all of them each lies where it always lies. */
static void
test_places (void)
{
  Tray            tray;
  graphene_rect_t first, second, token, card;

  show_tray (&tray, 318, 162);
  for (guint key = 0; key < KINGDOM_N_PIECES; key++)
    g_assert_true (is_placed (tray.pieces[key]));
  first = place_of (&tray, tray.pieces[0]);
  second = place_of (&tray, tray.pieces[1]);
  token = place_of (&tray, tray.pieces[N_TRIANGLES]);
  card = place_of (&tray, tray.cards[0]);
  g_assert_cmpfloat_with_epsilon (first.origin.y, second.origin.y, 1);
  g_assert_cmpfloat (second.origin.x, >=, first.origin.x + first.size.width);
  g_assert_cmpfloat (token.origin.y, >, first.origin.y + first.size.height);
  g_assert_cmpfloat (card.origin.y, >=, token.origin.y + token.size.height);
  g_assert_cmpfloat (card.origin.y + card.size.height, <=, 162);
  page_fixture_close (tray.window);
}

/* Else only those that are there have one, in a row; in the lowest the cards follow them. */
static void
test_row (gconstpointer data)
{
  const int       height = GPOINTER_TO_INT (data);
  Tray            tray;
  graphene_rect_t last, card;

  show_tray (&tray, 400, height);
  for (guint key = 0; key < KINGDOM_N_PIECES; key++)
    g_assert_cmpint (is_placed (tray.pieces[key]), ==, key > 1);
  last = place_of (&tray, tray.pieces[KINGDOM_N_PIECES - 1]);
  card = place_of (&tray, tray.cards[0]);
  g_assert_cmpfloat (last.origin.x + last.size.width, <=, 400);
  g_assert_true (card.origin.y >= last.origin.y + last.size.height ||
                 card.origin.x >= last.origin.x + last.size.width);
  card = place_of (&tray, tray.cards[1]);
  g_assert_cmpfloat (card.origin.x + card.size.width, <=, 400);
  g_assert_cmpfloat (card.origin.y + card.size.height, <=, height);
  page_fixture_close (tray.window);
}

/* Where there is none of a piece its place is veiled. */
static void
test_none (void)
{
  ViewFixture fixture;

  kingdom_fixture_start (&fixture,
                         &(KingdomSetup){ .map = "D(0,0)r0",
                                          .hand = "E",
                                          .pieces = "farmer" });
  g_assert_cmpint (favor_piece_get_state (kingdom_fixture_held (&fixture,
                                                                KINGDOM_PIECE_KNIGHT)),
                   ==,
                   FAVOR_PIECE_VEILED);
  g_assert_cmpint (favor_piece_get_state (kingdom_fixture_held (&fixture,
                                                                KINGDOM_PIECE_FARMER)),
                   ==,
                   FAVOR_PIECE_CHOOSABLE);
  view_fixture_close (&fixture);
}

/* An empty place of a piece of road says so, also beside another piece of the same person. */
static void
test_no_road (void)
{
  const KingdomSetup setup = { .map = "D(0,0)r0",
                               .hand = "E",
                               .pieces = "philosopher-straight" };
  ViewFixture        fixture;
  FavorPiece        *curve;

  kingdom_fixture_start (&fixture, &setup);
  curve = kingdom_fixture_held (&fixture, KINGDOM_PIECE_CURVE);
  g_assert_cmpstr (favor_piece_get_why_not (curve), ==, "You have none of these pieces.");
  view_fixture_press (curve);
  g_assert_cmpstr (fixture.refused, ==, "You have none of these pieces.");
  view_fixture_press (kingdom_fixture_held (&fixture, KINGDOM_PIECE_FARMER));
  g_assert_cmpstr (fixture.refused, ==, "You have no Farmer to play.");
  view_fixture_press (kingdom_fixture_held (&fixture, KINGDOM_PIECE_STRAIGHT));
  g_assert_cmpint (kingdom_view_get_kind (kingdom_view_of (&fixture)),
                   ==,
                   KINGDOM_ACTION_PLAY_TOKEN);
  view_fixture_close (&fixture);
}

/* What is there but cannot be played says that, and nothing of pieces that nobody asked for. */
static void
test_road_in_vain (void)
{
  const KingdomSetup setup = { .map = "D(0,0)r0", .pieces = "philosopher-curve" };
  ViewFixture        fixture;

  kingdom_fixture_start (&fixture, &setup);
  view_fixture_press (kingdom_fixture_held (&fixture, KINGDOM_PIECE_CURVE));
  g_assert_nonnull (fixture.refused);
  g_assert_true (g_str_has_prefix (fixture.refused, "You may only alter your tile"));
  view_fixture_close (&fixture);
}

/* Each tells what it is good for. */
static void
test_effects (void)
{
  const KingdomSetup setup = { .map = "D(0,0)r0",
                               .hand = "E",
                               .pieces = "jester",
                               .actions = "charlatan" };
  ViewFixture        fixture;

  kingdom_fixture_start (&fixture, &setup);
  page_fixture_assert_described (GTK_WIDGET (kingdom_fixture_held (&fixture,
                                                                   KINGDOM_PIECE_JESTER)),
                                 kingdom_get_piece_effect (KINGDOM_PIECE_JESTER));
  page_fixture_assert_described (GTK_WIDGET (kingdom_fixture_card (&fixture,
                                                                   KINGDOM_CHARLATAN)),
                                 kingdom_get_effect (KINGDOM_CHARLATAN));
  view_fixture_close (&fixture);
}

/* What the others hold lies as on the own tray when all is open: pieces stand as large as cards, and
 * their counts are told. */
static void
test_open (void)
{
  ViewFixture           fixture;
  FavorHands           *ledge;
  FavorHand            *row;
  FavorPiece           *token = favor_piece_new (), *card = favor_piece_new ();
  g_autoptr (FavorFace) jester = kingdom_face_new_piece (KINGDOM_PIECE_JESTER);
  g_autoptr (FavorFace) merchant = kingdom_face_new_action (KINGDOM_MERCHANT, FALSE);

  kingdom_fixture_start (&fixture, &(KingdomSetup){ .map = "D(0,0)r0", .draw = TRUE });
  ledge = FAVOR_HANDS (favor_game_view_get_hand (fixture.view));
  favor_hands_open (ledge, "Ann", 0);
  row = favor_hands_get_row (ledge, 0, "Bo", 1);
  favor_piece_set_face (token, jester);
  favor_piece_set_count (token, 3);
  favor_hand_add (row, token, FALSE);
  favor_piece_set_key (card, KINGDOM_KEY_ACTION + KINGDOM_MERCHANT);
  favor_piece_set_face (card, merchant);
  favor_hand_add (row, card, FALSE);
  page_fixture_settle ();
  g_assert_cmpuint (favor_piece_get_count (token), ==, 3);
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (card)), >, 0);
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (card)),
                   <,
                   gtk_widget_get_height (GTK_WIDGET (row)));
  view_fixture_close (&fixture);
}

/* What is seen at a place of a card, as 0xaarrggbb. */
static guint32
seen_on (GtkWindow *window, FavorFace *face, float width, float x, float y)
{
  GskRenderer           *renderer = gtk_native_get_renderer (GTK_NATIVE (window));
  g_autoptr (GdkTexture) shot = NULL;
  GtkSnapshot           *snapshot = gtk_snapshot_new ();
  GskRenderNode         *node;
  guint32                pixel;

  favor_face_snapshot (face, GTK_WIDGET (window), snapshot, width);
  node = gtk_snapshot_free_to_node (snapshot);
  shot = gsk_renderer_render_texture (renderer,
                                      node,
                                      &GRAPHENE_RECT_INIT (floorf (x * width),
                                                           floorf (y * width),
                                                           1,
                                                           1));
  gdk_texture_download (shot, (guchar *) &pixel, sizeof pixel);
  gsk_render_node_unref (node);
  return pixel;
}

/* The start of the plate of the name, in widths of the card. */
#define PLATE_X 0.085f
#define PLATE_Y 0.1f

/* Where the name of an action favor cannot be read there is no plate for it. */
static void
test_plates (void)
{
  static const float widths[] = { 28, 47, 54 };
  GtkWindow         *window = page_fixture_show (gtk_label_new (NULL), 200, 200);

  for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
    {
      g_autoptr (FavorFace) face = NULL;

      if (kingdom_figures[character].favor != KINGDOM_FAVOR_ACTION)
        continue;
      face = kingdom_face_new_action (character, FALSE);
      g_assert_cmphex (seen_on (window, face, 240, PLATE_X, PLATE_Y), ==, 0xfff7edd8);
      for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
        g_assert_cmphex (seen_on (window, face, widths[i], PLATE_X, PLATE_Y) & 0xff,
                         <,
                         0x80);
    }
  page_fixture_close (window);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/kingdom-view-hand/counts", test_counts);
  g_test_add_func ("/kingdom-view-hand/used", test_used);
  g_test_add_func ("/kingdom-view-hand/places", test_places);
  g_test_add_data_func ("/kingdom-view-hand/row/two", GINT_TO_POINTER (118), test_row);
  g_test_add_data_func ("/kingdom-view-hand/row/one", GINT_TO_POINTER (80), test_row);
  g_test_add_func ("/kingdom-view-hand/none", test_none);
  g_test_add_func ("/kingdom-view-hand/no-road", test_no_road);
  g_test_add_func ("/kingdom-view-hand/road-in-vain", test_road_in_vain);
  g_test_add_func ("/kingdom-view-hand/effects", test_effects);
  g_test_add_func ("/kingdom-view-hand/open", test_open);
  g_test_add_func ("/kingdom-view-hand/plates", test_plates);
  return g_test_run ();
}
