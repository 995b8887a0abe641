/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-hand.h"

#include "page-fixture.h"

/* A hand of cards without pictures, for its tests. */

#define HEIGHT 134

typedef struct
{
  FavorHand *hand;
  GtkWindow *window;
} Fixture;

/* A card with that key; `in_tray` at the end. */
static inline FavorPiece *
add (Fixture *fixture, guint key, gboolean in_tray)
{
  FavorPiece           *piece = favor_piece_new ();
  g_autoptr (FavorFace) face = favor_face_new (50, 70);

  favor_piece_set_key (piece, key);
  favor_piece_set_face (piece, face);
  favor_hand_add (fixture->hand, piece, in_tray);
  return piece;
}

/* Cards come in any order. */
static inline void
set_up (Fixture *fixture, guint n, guint n_tray, int width, GtkTextDirection direction)
{
  fixture->hand = favor_hand_new ();
  gtk_widget_set_direction (GTK_WIDGET (fixture->hand), direction);
  for (guint i = 0; i < n; i++)
    add (fixture, i % 2 == 0 ? i : n - 1 - i + n % 2, FALSE);
  for (guint i = 0; i < n_tray; i++)
    add (fixture, 200 - i, TRUE);
  fixture->window = page_fixture_show (GTK_WIDGET (fixture->hand), width, HEIGHT);
  page_fixture_wait_for (!favor_board_is_moving (FAVOR_BOARD (fixture->hand)));
  page_fixture_settle ();
}

static inline void
tear_down (Fixture *fixture)
{
  page_fixture_close (fixture->window);
}

static inline void
update (Fixture *fixture)
{
  favor_hand_update (fixture->hand, TRUE);
  favor_board_finish (FAVOR_BOARD (fixture->hand));
  page_fixture_settle ();
}

static inline graphene_rect_t
place_of (Fixture *fixture, FavorPiece *piece)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (piece),
                                            GTK_WIDGET (fixture->hand),
                                            &bounds));
  return bounds;
}

static inline FavorPiece *
nth (Fixture *fixture, guint i)
{
  return g_ptr_array_index (favor_hand_get_pieces (fixture->hand), i);
}

/* All cards are alike. */
static inline float
width_of_card (Fixture *fixture)
{
  return place_of (fixture, nth (fixture, 0)).size.width;
}

/* The distance from the nth card to the next one, from the start side. */
static inline float
step_after (Fixture *fixture, guint i)
{
  float step = place_of (fixture, nth (fixture, i + 1)).origin.x -
               place_of (fixture, nth (fixture, i)).origin.x;

  return gtk_widget_get_direction (GTK_WIDGET (fixture->hand)) == GTK_TEXT_DIR_RTL ? -step
                                                                                   : step;
}

static inline void
assert_inside (Fixture *fixture)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (fixture->hand));
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      graphene_rect_t place = place_of (fixture, FAVOR_PIECE (child));

      g_assert_cmpfloat (place.origin.x, >=, 0);
      g_assert_cmpfloat (place.origin.y, >=, 0);
      g_assert_cmpfloat (place.origin.x + place.size.width,
                         <=,
                         gtk_widget_get_width (GTK_WIDGET (fixture->hand)));
      g_assert_cmpfloat (place.origin.y + place.size.height, <=, HEIGHT);
    }
}

/* `n_groups` groups, of which the first `n_pairs` are two cards. */
static inline void
set_up_groups (Fixture         *fixture,
               guint            n_groups,
               guint            n_pairs,
               guint            n_tray,
               int              width,
               GtkTextDirection direction)
{
  fixture->hand = favor_hand_new ();
  gtk_widget_set_direction (GTK_WIDGET (fixture->hand), direction);
  for (guint i = 0; i < n_groups; i++)
    for (guint j = 0; j < (i < n_pairs ? 2 : 1); j++)
      favor_piece_set_group (add (fixture, i * 2 + j, FALSE), i + 1);
  for (guint i = 0; i < n_tray; i++)
    add (fixture, 1000 + i, TRUE);
  fixture->window = page_fixture_show (GTK_WIDGET (fixture->hand), width, HEIGHT);
  page_fixture_settle ();
}

/* From the start side. */
static inline double
start_of (Fixture *fixture, FavorPiece *piece)
{
  graphene_rect_t at = place_of (fixture, piece);

  if (gtk_widget_get_direction (GTK_WIDGET (fixture->hand)) == GTK_TEXT_DIR_RTL)
    return gtk_widget_get_width (GTK_WIDGET (fixture->hand)) - at.origin.x -
           at.size.width;
  return at.origin.x;
}

/* The pixel that is seen there, as 0xaarrggbb. */
static inline guint32
pixel_at (Fixture *fixture, float x, float y)
{
  GtkWidget                *widget = GTK_WIDGET (fixture->hand);
  GtkNative                *native = gtk_widget_get_native (widget);
  g_autoptr (GdkPaintable)  paintable = gtk_widget_paintable_new (widget);
  g_autoptr (GtkSnapshot)   snapshot = gtk_snapshot_new ();
  g_autoptr (GdkTexture)    shot = NULL;
  g_autoptr (GskRenderNode) node = NULL;
  guint32                   pixel;

  gdk_paintable_snapshot (paintable,
                          snapshot,
                          gtk_widget_get_width (widget),
                          gtk_widget_get_height (widget));
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  shot = gsk_renderer_render_texture (gtk_native_get_renderer (native),
                                      node,
                                      &GRAPHENE_RECT_INIT (x, y, 1, 1));
  gdk_texture_download (shot, (guchar *) &pixel, sizeof pixel);
  return pixel;
}
