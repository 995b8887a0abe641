/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "orders-faces.h"

#include "favor-face-parts.h"
#include "favor-tile-art.h"
#include "favor-tile-board.h"
#include "orders-words.h"

/* The grid of the cards, in their own units. */
#define WIDTH        240
#define HEIGHT       336
#define TITLE        FAVOR_RECT (14, 13, 212, 34)
#define TITLE_SIZE   22
#define SCENE        FAVOR_RECT (14, 44, 212, 164)
#define FORMULA      FAVOR_RECT (38, 204, 124, 32)
#define SEAL         FAVOR_RECT (171, 197, 48, 48)
#define POINTS_SIZE  24
#define TEXT         FAVOR_RECT (24, 244, 192, 76)
#define TEXT_SIZE    16.5
#define HAND_SCENE   FAVOR_RECT (14, 53, 212, 164)
#define HAND_WINDOW  FAVOR_RECT (14, 62, 212, 146)
#define HAND_FORMULA FAVOR_RECT (24, 209, 192, 50)
#define HAND_SEAL    FAVOR_RECT (168, 270, 60, 60)
#define HAND_MARK    FAVOR_RECT (122, 280, 42, 42)

/* Targets and marks, in units of a tile. */
#define TARGET 64
/* Sizes of what stands on the map; the standing followers have their foot at the spot. */
#define TALL_WIDTH  74.0
#define TALL_HEIGHT 86.0
#define TALL_FOOT   80.0
#define FLAT_WIDTH  104.0
#define FLAT_HEIGHT 76.0

/* By %FavorLand; (nullable). */
static const char *const roles[FAVOR_N_LANDS] = { "knight",
                                                  "highwayman",
                                                  "farmer",
                                                  "monk" };

static FavorFace *
new_ground (guint tile, guint number, guint rotation)
{
  FavorFace *face = favor_face_new (FAVOR_TILE_UNITS, FAVOR_TILE_UNITS);

  favor_face_set_turn (face, rotation);
  favor_face_put (face, favor_tile_art_ground (tile, number), &favor_tile_flat_at);
  return face;
}

/* Of which follows which of its arrangements a tile shows. */
static guint
number_of (const FavorPlacedTile *placed)
{
  return (guint) (placed->x * 7 + placed->y * 13 + 32 * ORDERS_REACH);
}

FavorFace *
orders_face_new_lying (const FavorPlacedTile *placed)
{
  return new_ground (placed->tile, number_of (placed), placed->rotation);
}

FavorFace *
orders_face_new_standing (const FavorPlacedTile *placed)
{
  const graphene_rect_t *at = &favor_tile_upright_at;
  FavorFace             *face = favor_face_new (at->size.width, at->size.height);

  favor_face_put (face,
                  favor_tile_art_upright (placed->tile,
                                          number_of (placed),
                                          placed->rotation),
                  &FAVOR_RECT (0, 0, at->size.width, at->size.height));
  return face;
}

graphene_point_t
orders_find_foot (const FavorPlacedTile *placed, guint segment)
{
  graphene_point_t foot = favor_tile_art_foot (placed->tile, segment, placed->rotation);

  return GRAPHENE_POINT_INIT (foot.x * (float) FAVOR_TILE_UNITS,
                              foot.y * (float) FAVOR_TILE_UNITS);
}

graphene_rect_t
orders_place_follower (const FavorPlacedTile *placed, guint segment, float *foot)
{
  graphene_point_t spot = orders_find_foot (placed, segment);
  gboolean flat = orders_shapes[placed->tile].segment[segment].land == FAVOR_LAND_FARM;
  double   width = flat ? FLAT_WIDTH : TALL_WIDTH;
  double   height = flat ? FLAT_HEIGHT : TALL_HEIGHT;
  double   below = flat ? FLAT_HEIGHT / 2 : TALL_FOOT;

  if (foot != NULL)
    *foot = (float) (below / height);
  return FAVOR_RECT (spot.x - width / 2, spot.y - below, width, height);
}

FavorFace *
orders_face_new_tile (guint tile, guint rotation)
{
  FavorFace *face = new_ground (tile, 0, rotation);

  favor_face_set_turn (face, 0);
  favor_face_put_part (face,
                       favor_tile_art_upright (tile, 0, rotation),
                       &favor_tile_upright_at,
                       &FAVOR_RECT (0, 0, FAVOR_TILE_UNITS, FAVOR_TILE_UNITS));
  return face;
}

static FavorFace *
new_whole (char *art, double width, double height)
{
  FavorFace *face = favor_face_new (width, height);

  favor_face_put (face, art, &FAVOR_RECT (0, 0, width, height));
  return face;
}

FavorFace *
orders_face_new_space (OrdersSpaceLook look)
{
  static const char *const arts[] = {
    [ORDERS_SPACE_FIT] = "orders/space-fit",
    [ORDERS_SPACE_TURN] = "orders/space-turn",
  };

  return new_whole (g_strdup (arts[look]), FAVOR_TILE_UNITS, FAVOR_TILE_UNITS);
}

FavorFace *
orders_face_new_mark (void)
{
  return new_whole (g_strdup ("orders/mark-last"),
                    favor_tile_mark_at.size.width,
                    favor_tile_mark_at.size.height);
}

char *
orders_follower_art (guint land, guint colour)
{
  return g_strdup_printf ("orders/follower-%s-%u", roles[land], colour + 1);
}

FavorFace *
orders_face_new_follower (guint land, guint colour)
{
  if (land == FAVOR_LAND_FARM)
    return new_whole (orders_follower_art (land, colour), 120, 88);
  return new_whole (orders_follower_art (land, colour), 96, 112);
}

FavorFace *
orders_face_new_target (guint land)
{
  return new_whole (g_strdup_printf ("orders/target-%s", roles[land]), TARGET, TARGET);
}

/* The colour of an order is that of what it is about. */
static const char *
find_frame (guint order)
{
  if (order <= ORDERS_ORDER_CITY_EMPTY)
    return "city";
  if (order <= ORDERS_ORDER_ROAD_QUIET_3)
    return "road";
  if (order <= ORDERS_ORDER_CLOISTER_TWO_NEAR)
    return "cloister";
  if (order <= ORDERS_ORDER_FARMER_NO_CITY_4)
    return "farmer";
  return order <= ORDERS_ORDER_THREE_HIGHWAYMEN ? "people" : "board";
}

static void
add_seal (FavorFace *face, guint order, const graphene_rect_t *at)
{
  g_autofree char *points = g_strdup_printf ("%u", orders_cards[order].points);

  favor_face_set_sided (face, TRUE);
  favor_face_put (face, g_strdup ("orders/seal"), at);
  favor_face_write (face, points, POINTS_SIZE, FAVOR_TEXT_BOLD | FAVOR_TEXT_PALE, at);
  favor_face_set_sided (face, FALSE);
}

static void
add_picture (FavorFace             *face,
             guint                  order,
             const char            *frame,
             const graphene_rect_t *at,
             const graphene_rect_t *window)
{
  const char *id = orders_orders.words[order].id;

  favor_face_put_part (face, g_strconcat ("orders/order-", id, NULL), at, window);
  favor_face_put (face,
                  g_strdup_printf ("orders/frame-%s-%s", find_frame (order), frame),
                  &FAVOR_RECT (0, 0, WIDTH, HEIGHT));
  favor_face_write (face, orders_title (order), TITLE_SIZE, FAVOR_TEXT_BOLD, &TITLE);
}

FavorFace *
orders_face_new_order (guint order)
{
  FavorFace  *face = favor_face_new (WIDTH, HEIGHT);
  const char *id = orders_orders.words[order].id;

  add_picture (face, order, "hand", &HAND_SCENE, &HAND_WINDOW);
  favor_face_put (face, g_strconcat ("orders/formula-", id, NULL), &HAND_FORMULA);
  if (orders_cards[order].farmer)
    {
      favor_face_set_sided (face, TRUE);
      favor_face_put (face, g_strdup ("orders/mark-farmer"), &HAND_MARK);
    }
  add_seal (face, order, &HAND_SEAL);
  return face;
}

FavorFace *
orders_face_new_card (guint order)
{
  FavorFace  *face = favor_face_new (WIDTH, HEIGHT);
  const char *id = orders_orders.words[order].id;

  add_picture (face, order, "card", &SCENE, &SCENE);
  favor_face_put (face, g_strconcat ("orders/formula-", id, NULL), &FORMULA);
  add_seal (face, order, &SEAL);
  favor_face_write (face, orders_text (order), TEXT_SIZE, FAVOR_TEXT_WRAP, &TEXT);
  return face;
}
