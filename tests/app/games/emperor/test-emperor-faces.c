/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "emperor-faces.h"

#include <string.h>

#include "emperor-flavour.h"
#include "emperor-words.h"
#include "page-fixture.h"

/* Nothing of a card is drawn beyond its edges, and each card fills them. */

#define WIDTH 120.0

/* (transfer full) `face`: what of it is drawn. */
static graphene_rect_t
measure (GtkWidget *ground, FavorFace *face)
{
  GtkSnapshot              *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  graphene_rect_t           bounds;

  favor_face_snapshot (face, ground, snapshot, WIDTH);
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_nonnull (node);
  gsk_render_node_get_bounds (node, &bounds);
  favor_face_unref (face);
  return bounds;
}

static void
assert_within (GtkWidget *ground, FavorFace *face, const char *what, guint which)
{
  double height = WIDTH / favor_face_get_aspect (face);

  graphene_rect_t bounds = measure (ground, face);

  if (bounds.origin.x < -1 || bounds.origin.y < -1 ||
      bounds.origin.x + bounds.size.width > WIDTH + 1 ||
      bounds.origin.y + bounds.size.height > height + 1)
    g_error ("%s %u: %g, %g, %g x %g instead of %g x %g",
             what,
             which,
             bounds.origin.x,
             bounds.origin.y,
             bounds.size.width,
             bounds.size.height,
             WIDTH,
             height);
  g_assert_cmpfloat (bounds.size.width, >, WIDTH - 8);
  g_assert_cmpfloat (bounds.size.height, >, height - 14);
}

static void
test_within (void)
{
  GtkWidget *ground = gtk_label_new (NULL);
  GtkWindow *window = page_fixture_show (ground, 200, 200);

  for (guint card = 0; card < EMPEROR_N_CARDS; card++)
    for (guint n = 0; n < 7; n += 3)
      {
        assert_within (ground, emperor_face_new_pile (card, n, FALSE), "pile", card);
        assert_within (ground, emperor_face_new_pile (card, n, TRUE), "small pile", card);
      }
  for (guint piece = 0; piece < EMPEROR_N_CARDS + EMPEROR_N_MARKET; piece++)
    {
      assert_within (ground, emperor_face_new_hand (piece), "hand", piece);
      assert_within (ground, emperor_face_new_card (piece), "card", piece);
    }
  for (guint event = 0; event < EMPEROR_N_EVENTS; event++)
    {
      assert_within (ground, emperor_face_new_event_hand (event, 1, 3), "event", event);
      assert_within (ground, emperor_face_new_event_card (event), "whole event", event);
    }
  for (guint n = 0; n < 20; n += 5)
    for (guint i = 0; i < 4; i++)
      assert_within (ground, emperor_face_new_deck (i % 2 == 1, n, i > 1), "deck", n);
  /* Where none is left, the place of one card is marked, not that of a pile. */
  for (guint i = 0; i < 2; i++)
    {
      graphene_rect_t place = measure (ground, emperor_face_new_deck (FALSE, 0, i == 1));

      g_assert_cmpfloat (place.origin.y + place.size.height,
                         <=,
                         WIDTH * EMPEROR_CARD_ASPECT + 1);
    }
  page_fixture_close (window);
}

/* Each card has a line of its own. */
static void
test_flavour (void)
{
  g_autoptr (GHashTable) lines = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint piece = 0; piece < EMPEROR_N_PIECES; piece++)
    g_assert_true (g_hash_table_add (lines, (gpointer) emperor_piece_flavour (piece)));
  for (guint event = 0; event < EMPEROR_N_EVENTS; event++)
    g_assert_true (g_hash_table_add (lines, (gpointer) emperor_event_flavour (event)));
  g_assert_cmpuint (g_hash_table_size (lines), ==, EMPEROR_N_PIECES + EMPEROR_N_EVENTS);
  g_assert_cmpstr (emperor_piece_flavour (EMPEROR_SOUP),
                   ==,
                   "The kitchen feeds those who wait.");
  g_assert_cmpstr (emperor_piece_title (EMPEROR_N_PIECES - 1), ==, "Secret Passage");
  g_assert_nonnull (strstr (emperor_piece_flavour (EMPEROR_N_PIECES - 1), "oven"));
  g_assert_cmpstr (emperor_event_title (EMPEROR_N_EVENTS - 1), ==, "Overflowing Coffers");
  g_assert_cmpstr (emperor_event_flavour (EMPEROR_N_EVENTS - 1),
                   ==,
                   "Count it again, aloud.");
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/emperor-faces/within", test_within);
  g_test_add_func ("/emperor-faces/flavour", test_flavour);
  return g_test_run ();
}
