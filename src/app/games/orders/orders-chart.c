/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "orders-chart-private.h"

#include "favor-board-things.h"
#include "favor-properties.h"
#include "favor-shapes.h"
#include "orders-faces.h"
#include "orders-flash.h"
#include "orders-light.h"

G_DEFINE_FINAL_TYPE (OrdersChart, orders_chart, FAVOR_TYPE_MAP)

/* ---- Places --------------------------------------------------------------------------- */

OrdersThing
orders_chart_identify (FavorPiece *piece, guint *which)
{
  return (OrdersThing) favor_tile_identify (piece, which);
}

/* ---- Tiles ---------------------------------------------------------------------------- */

static void
dress_tile (FavorPiece *ground, FavorPiece *upright, const FavorPlacedTile *placed)
{
  g_autoptr (FavorFace) lying = orders_face_new_lying (placed);
  g_autoptr (FavorFace) standing = orders_face_new_standing (placed);

  favor_piece_replace_face (ground, lying);
  favor_piece_replace_face (upright, standing);
}

static void
put_tile (OrdersChart           *self,
          FavorPiece            *piece,
          guint                  layer,
          const FavorPlacedTile *placed,
          const graphene_rect_t *units)
{
  graphene_rect_t at = favor_tile_locate (placed->x, placed->y, units);

  if (self->animated)
    favor_tile_let_settle (FAVOR_MAP (self), piece, placed->x, placed->y, &at);
  favor_map_place (FAVOR_MAP (self), GTK_WIDGET (piece), layer, &at);
}

static void
show_tile (OrdersChart *self, guint at, const FavorPlacedTile *placed)
{
  if (self->ground[at] == NULL)
    {
      self->ground[at] = favor_board_add_piece (FAVOR_BOARD (self),
                                                FAVOR_TILE_KEY (ORDERS_THING_TILE, at));
      self->upright[at] = favor_board_add_mute_piece (FAVOR_BOARD (self),
                                                      FAVOR_TILE_MUTE);
      favor_board_announce (FAVOR_BOARD (self), GTK_WIDGET (self->ground[at]));
    }
  dress_tile (self->ground[at], self->upright[at], placed);
  put_tile (self, self->ground[at], LAYER_GROUND, placed, &favor_tile_flat_at);
  put_tile (self, self->upright[at], LAYER_UPRIGHT, placed, &favor_tile_upright_at);
}

static void
show_tiles (OrdersChart *self, const OrdersState *state)
{
  for (guint at = 0; at < state->n_placed; at++)
    show_tile (self, at, &state->placed[at]);
  for (guint at = state->n_placed; at < self->n_tiles; at++)
    {
      favor_tile_put_away (FAVOR_MAP (self), self->ground[at]);
      favor_tile_put_away (FAVOR_MAP (self), self->upright[at]);
    }
  self->n_tiles = state->n_placed;
  /* It is around another tile at once. */
  favor_tile_put_away (FAVOR_MAP (self), self->mark);
  if (state->n_placed > 1)
    favor_tile_put (FAVOR_MAP (self),
                    self->mark,
                    LAYER_MARK,
                    state->placed[state->n_placed - 1].x,
                    state->placed[state->n_placed - 1].y,
                    &favor_tile_mark_at);
}

/* ---- Followers ------------------------------------------------------------------------ */

graphene_rect_t
orders_chart_look_at_follower (OrdersChart          *self,
                               const OrdersState    *state,
                               const OrdersFollower *follower,
                               FavorFace           **face,
                               float                *foot)
{
  const FavorPlacedTile *placed = &state->placed[follower->at];
  guint                  segment = orders_segment_of_part (placed->tile, follower->part);
  guint                  land = orders_land (state, follower->at, segment);
  graphene_rect_t        at = orders_place_follower (placed, segment, foot);

  *face = orders_face_new_follower (land,
                                    favor_sight_get_moment (self->sight)
                                      ->colours[follower->seat]);
  return favor_tile_locate (placed->x, placed->y, &at);
}

static void
show_follower (OrdersChart          *self,
               const OrdersState    *state,
               const OrdersFollower *follower)
{
  FavorPiece          **piece = &self->follower[follower->at];
  g_autoptr (FavorFace) face = NULL;
  float                 foot;
  graphene_rect_t       at = orders_chart_look_at_follower (self,
                                                      state,
                                                      follower,
                                                      &face,
                                                      &foot);

  if (*piece == NULL)
    {
      *piece = favor_board_add_piece (FAVOR_BOARD (self),
                                      FAVOR_TILE_KEY (ORDERS_THING_FOLLOWER,
                                                      follower->at));
      favor_board_announce (FAVOR_BOARD (self), GTK_WIDGET (*piece));
    }
  favor_piece_replace_face (*piece, face);
  favor_map_set_least (FAVOR_MAP (self),
                       GTK_WIDGET (*piece),
                       ORDERS_FOLLOWER_LEAST,
                       &GRAPHENE_POINT_INIT (0.5f, foot));
  orders_chart_let_come (self, *piece, follower->seat);
  favor_map_place (FAVOR_MAP (self), GTK_WIDGET (*piece), LAYER_FOLLOWER, &at);
}

static void
show_followers (OrdersChart *self, const OrdersState *state)
{
  guint64 stands[2] = { 0, 0 };

  for (guint i = 0; i < state->n_on_board; i++)
    {
      guint at = state->on_board[i].at;

      stands[at / 64] |= G_GUINT64_CONSTANT (1) << at % 64;
      show_follower (self, state, &state->on_board[i]);
    }
  for (guint at = 0; at < ORDERS_N_PLACED; at++)
    if (self->follower[at] != NULL && (stands[at / 64] >> at % 64 & 1) == 0)
      favor_tile_put_away (FAVOR_MAP (self), self->follower[at]);
}

/* ---- Spaces --------------------------------------------------------------------------- */

static FavorPiece *
find_space (OrdersChart *self, gint x, gint y)
{
  gpointer    key = GUINT_TO_POINTER (FAVOR_TILE_KEY (ORDERS_THING_SPACE,
                                                   FAVOR_TILE_CELL (x, y)));
  FavorPiece *piece = g_hash_table_lookup (self->spaces, key);

  if (piece == NULL)
    {
      piece = favor_board_add_piece (FAVOR_BOARD (self), GPOINTER_TO_UINT (key));
      favor_board_announce (FAVOR_BOARD (self), GTK_WIDGET (piece));
      g_hash_table_insert (self->spaces, key, piece);
    }
  return piece;
}

/* There are as many pieces as spaces, also where nobody may lay a tile now: those that can be chosen
 * are told apart before the map is drawn. */
static void
show_spaces (OrdersChart *self, const OrdersState *state)
{
  GHashTableIter iter;
  FavorPiece    *piece;

  for (guint i = 0; i < state->tiles.n_spaces; i++)
    find_space (self, state->tiles.space[i].x, state->tiles.space[i].y);
  g_hash_table_iter_init (&iter, self->spaces);
  while (g_hash_table_iter_next (&iter, NULL, (gpointer *) &piece))
    {
      gint x, y;

      favor_tile_find_cell (piece, &x, &y);
      if (favor_tile_map_find_space (&state->tiles, x, y) == NULL)
        favor_tile_put_away (FAVOR_MAP (self), piece);
    }
}

/* How a space looks for a tile, turned like that; FALSE where it does not fit at all. */
static gboolean
choose_look (const FavorTileSpace *space,
             guint                 tile,
             guint                 rotation,
             OrdersSpaceLook      *look)
{
  guint64 fitting =
    favor_edges_fitting (favor_edges_all_turns (orders_shapes[tile].edges), space->needs);

  *look = fitting >> 16 * rotation & 1 ? ORDERS_SPACE_FIT : ORDERS_SPACE_TURN;
  return fitting != 0;
}

void
orders_chart_set_spaces (OrdersChart       *self,
                         const OrdersState *state,
                         gboolean           open,
                         guint              rotation)
{
  for (guint i = 0; i < state->tiles.n_spaces; i++)
    {
      const FavorTileSpace *space = &state->tiles.space[i];
      FavorPiece           *piece = find_space (self, space->x, space->y);
      OrdersSpaceLook       look;
      g_autoptr (FavorFace) face = NULL;

      if (!open || state->current < 0 ||
          !choose_look (space, (guint) state->current, rotation, &look))
        {
          favor_tile_put_away (FAVOR_MAP (self), piece);
          continue;
        }
      face = orders_face_new_space (look);
      favor_piece_replace_face (piece, face);
      favor_tile_put (FAVOR_MAP (self),
                      piece,
                      LAYER_SPACE,
                      space->x,
                      space->y,
                      &favor_tile_flat_at);
    }
}

void
orders_chart_set_ghost (OrdersChart *self, const OrdersGhost *ghost, const char *words)
{
  FavorPlacedTile placed = { (guint8) ghost->tile,
                             ghost->x,
                             ghost->y,
                             (guint8) ghost->rotation };

  favor_tile_put_words (FAVOR_MAP (self),
                        self->words,
                        LAYER_WORDS,
                        ghost->x,
                        ghost->y,
                        ghost->tile < 0 ? NULL : words);
  if (ghost->tile < 0)
    {
      favor_tile_put_away (FAVOR_MAP (self), self->ghost);
      favor_tile_put_away (FAVOR_MAP (self), self->ghost_upright);
      return;
    }
  dress_tile (self->ghost, self->ghost_upright, &placed);
  favor_tile_put (FAVOR_MAP (self),
                  self->ghost,
                  LAYER_GHOST,
                  ghost->x,
                  ghost->y,
                  &favor_tile_flat_at);
  favor_tile_put (FAVOR_MAP (self),
                  self->ghost_upright,
                  LAYER_GHOST_UPRIGHT,
                  ghost->x,
                  ghost->y,
                  &favor_tile_upright_at);
}

static void
put_light (OrdersChart *self, GtkWidget *light, guint layer, const graphene_rect_t *at)
{
  /* It has another shape each time, and no way from one to the next. */
  favor_map_unplace (FAVOR_MAP (self), light);
  if (at->size.width > 0)
    favor_map_place (FAVOR_MAP (self), light, layer, at);
}

void
orders_chart_light_up (OrdersChart       *self,
                       const OrdersState *state,
                       const FavorNode   *names,
                       guint              n_names,
                       const GdkRGBA     *colour)
{
  graphene_rect_t at;

  if (!orders_light_set (ORDERS_LIGHT (self->light), state, names, n_names, colour))
    return;
  orders_light_set (ORDERS_LIGHT (self->line), state, names, n_names, colour);
  at = orders_light_get_place (ORDERS_LIGHT (self->light));
  put_light (self, self->light, LAYER_LIGHT, &at);
  put_light (self, self->line, LAYER_LINE, &at);
}

void
orders_chart_flash (OrdersChart       *self,
                    const OrdersState *state,
                    const FavorNode   *names,
                    guint              n_names)
{
  graphene_rect_t at;

  orders_flash_start (ORDERS_FLASH (self->flash), state, names, n_names);
  at = orders_flash_get_place (ORDERS_FLASH (self->flash));
  put_light (self, self->flash, LAYER_FLASH, &at);
}

gboolean
orders_chart_get_lit (OrdersChart *self, graphene_rect_t *at)
{
  *at = orders_light_get_place (ORDERS_LIGHT (self->light));
  return at->size.width > 0;
}

static void
make_room (OrdersChart *self, const OrdersState *state)
{
  graphene_rect_t tiles = FAVOR_RECT (0, 0, 1, 1);

  for (guint at = 0; at < state->n_placed; at++)
    graphene_rect_union (&tiles,
                         &FAVOR_RECT (state->placed[at].x, state->placed[at].y, 1, 1),
                         &tiles);
  favor_tile_make_room (FAVOR_MAP (self), &tiles);
}

/* Those between tiles, as long as there is a tile that could fill any: later all that is left is one. */
static void
find_gaps (OrdersChart *self, const OrdersState *state)
{
  guint n = 0;

  self->n_gaps = 0;
  if (state->n_stack > 0 || state->current >= 0)
    n = orders_list_gaps (state, self->gap);
  for (guint i = 0; i < n; i++)
    if (self->gap[i].sides > 1)
      self->gap[self->n_gaps++] = self->gap[i];
}

gboolean
orders_chart_is_beside_gap (OrdersChart *self, gint x, gint y)
{
  for (guint i = 0; i < self->n_gaps; i++)
    if (ABS (self->gap[i].x - x) + ABS (self->gap[i].y - y) == 1)
      return TRUE;
  return FALSE;
}

/* Another moment: where things are. */
static void
see (OrdersChart *self)
{
  const FavorMoment *moment = favor_sight_get_moment (self->sight);

  if (moment == NULL)
    return;
  self->animated = favor_board_shows_coming (FAVOR_BOARD (self), moment);
  make_room (self, moment->state);
  show_tiles (self, moment->state);
  show_spaces (self, moment->state);
  find_gaps (self, moment->state);
  show_followers (self, moment->state);
  orders_chart_start_flights (self);
  favor_board_rearrange (FAVOR_BOARD (self), self->animated);
}

/* ---- Object --------------------------------------------------------------------------- */

static void
orders_chart_settle (FavorBoard *board)
{
  orders_chart_end_flights (ORDERS_CHART (board));

  FAVOR_BOARD_CLASS (orders_chart_parent_class)->settle (board);
}

static void
orders_chart_draw_below (FavorMap *map, GtkSnapshot *snapshot)
{
  OrdersChart *self = ORDERS_CHART (map);

  FAVOR_MAP_CLASS (orders_chart_parent_class)->draw_below (map, snapshot);
  for (guint i = 0; i < self->n_gaps; i++)
    {
      graphene_rect_t tile = favor_tile_locate (self->gap[i].x,
                                                self->gap[i].y,
                                                &favor_tile_flat_at);
      graphene_rect_t at = favor_map_to_pixels (map, &tile);

      orders_draw_gap (GTK_WIDGET (map), snapshot, &at);
    }
  for (guint i = 0; i < self->n_tiles; i++)
    favor_tile_draw_foot (map, snapshot, self->ground[i]);
}

/* clang-format off */
static const FavorProperty property_table[] = {
  { "sight", G_TYPE_OBJECT, FAVOR_WRITABLE, FAVOR_MEMBER (OrdersChart, sight),
    .class_type = favor_sight_get_type, .changed = G_CALLBACK (see) },
};

/* clang-format on */

static void
orders_chart_finalize (GObject *object)
{
  OrdersChart *self = ORDERS_CHART (object);

  g_hash_table_unref (self->spaces);
  g_ptr_array_unref (self->flights);
  favor_properties_clear (object);

  G_OBJECT_CLASS (orders_chart_parent_class)->finalize (object);
}

static void
orders_chart_class_init (OrdersChartClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = orders_chart_finalize;
  favor_properties_install (G_OBJECT_CLASS (klass),
                            property_table,
                            G_N_ELEMENTS (property_table),
                            NULL);
  FAVOR_BOARD_CLASS (klass)->settle = orders_chart_settle;
  FAVOR_MAP_CLASS (klass)->draw_below = orders_chart_draw_below;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "orderschart");
}

static void
orders_chart_init (OrdersChart *self)
{
  g_autoptr (FavorFace) mark = orders_face_new_mark ();

  self->spaces = g_hash_table_new (NULL, NULL);
  self->flights = g_ptr_array_new ();
  g_signal_connect (self, "notify::tile", G_CALLBACK (orders_chart_spread_targets), NULL);
  self->light = orders_light_new (FALSE);
  self->line = orders_light_new (TRUE);
  favor_board_add (FAVOR_BOARD (self), self->light);
  favor_board_add (FAVOR_BOARD (self), self->line);
  self->flash = orders_flash_new ();
  favor_board_add (FAVOR_BOARD (self), self->flash);
  self->ghost = favor_tile_add_ghost (FAVOR_BOARD (self));
  self->ghost_upright = favor_tile_add_ghost (FAVOR_BOARD (self));
  self->words = favor_board_add_words (FAVOR_BOARD (self), "preview");
  self->mark = favor_board_add_mute_piece (FAVOR_BOARD (self), FAVOR_TILE_MUTE);
  favor_piece_replace_face (self->mark, mark);
  for (guint part = 0; part < ORDERS_N_PARTS; part++)
    {
      self->target[part] = favor_board_add_piece (FAVOR_BOARD (self),
                                                  FAVOR_TILE_KEY (ORDERS_THING_TARGET,
                                                                  part));
      favor_map_set_least (FAVOR_MAP (self),
                           GTK_WIDGET (self->target[part]),
                           ORDERS_TARGET_LEAST,
                           &GRAPHENE_POINT_INIT (0.5f, 0.5f));
    }
}
