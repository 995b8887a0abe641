/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "kingdom-chart-private.h"

#include "favor-art.h"
#include "favor-board-things.h"
#include "favor-properties.h"
#include "favor-texture.h"
#include "favor-tile-art.h"

/* How well the ghost is seen: its edges are to be compared. */
#define GHOST 0.82
/* What is said of the ghost lies above its upper edge, in shares of its own height. */
#define WORDS_ANCHOR 1.25f
/* How much larger a tile is when it comes down. */
#define LIFTED 1.35f

G_DEFINE_FINAL_TYPE (KingdomChart, kingdom_chart, FAVOR_TYPE_MAP)

/* ---- Places --------------------------------------------------------------------------- */

KingdomThing
kingdom_chart_identify (FavorPiece *piece, guint *which)
{
  guint key = favor_piece_get_key (piece);

  *which = key & ((1u << KEY_SHIFT) - 1);
  return (KingdomThing) (key >> KEY_SHIFT);
}

static guint
space_key (gint x, gint y)
{
  return KEY (KINGDOM_THING_SPACE,
              (y + KINGDOM_REACH + 1) * SPACE_ROW + x + KINGDOM_REACH + 1);
}

void
kingdom_chart_find_space (FavorPiece *piece, gint *x, gint *y)
{
  guint which;

  kingdom_chart_identify (piece, &which);
  *x = (gint) (which % SPACE_ROW) - KINGDOM_REACH - 1;
  *y = (gint) (which / SPACE_ROW) - KINGDOM_REACH - 1;
}

/* ---- Tiles ---------------------------------------------------------------------------- */

static void
dress_tile (FavorPiece        *ground,
            FavorPiece        *upright,
            guint              tile,
            const KingdomTile *record)
{
  g_autoptr (FavorFace) lying = kingdom_face_new_lying (tile, record);
  g_autoptr (FavorFace) standing = kingdom_face_new_standing (tile, record);

  favor_piece_replace_face (ground, lying);
  favor_piece_replace_face (upright, standing);
}

/* A tile that has no place yet comes down to it. */
static void
let_settle (KingdomChart          *self,
            FavorPiece            *piece,
            const KingdomTile     *record,
            const graphene_rect_t *at)
{
  graphene_point_t middle = GRAPHENE_POINT_INIT (record->x + 0.5f, record->y + 0.5f);
  graphene_rect_t  from = *at, before;

  if (!self->animated ||
      favor_map_get_place (FAVOR_MAP (self), GTK_WIDGET (piece), &before))
    return;
  from.origin.x = middle.x + (at->origin.x - middle.x) * LIFTED;
  from.origin.y = middle.y + (at->origin.y - middle.y) * LIFTED;
  from.size.width *= LIFTED;
  from.size.height *= LIFTED;
  favor_board_set_origin (FAVOR_BOARD (self), GTK_WIDGET (piece), &from);
}

static void
put_tile (KingdomChart          *self,
          FavorPiece            *piece,
          guint                  layer,
          const KingdomTile     *record,
          const graphene_rect_t *units)
{
  graphene_rect_t at = kingdom_chart_locate (record->x, record->y, units);

  let_settle (self, piece, record, &at);
  favor_map_place (FAVOR_MAP (self), GTK_WIDGET (piece), layer, &at);
}

static void
show_tile (KingdomChart *self, guint tile, const KingdomTile *record)
{
  if (self->ground[tile] == NULL)
    {
      self->ground[tile] = favor_board_add_piece (FAVOR_BOARD (self),
                                                  KEY (KINGDOM_THING_TILE, tile));
      self->upright[tile] = favor_board_add_mute_piece (FAVOR_BOARD (self), KEY_MUTE);
      favor_board_announce (FAVOR_BOARD (self), GTK_WIDGET (self->ground[tile]));
    }
  dress_tile (self->ground[tile], self->upright[tile], tile, record);
  put_tile (self, self->ground[tile], LAYER_GROUND, record, &kingdom_flat_at);
  put_tile (self, self->upright[tile], LAYER_UPRIGHT, record, &kingdom_upright_at);
}

static void
show_tiles (KingdomChart *self, const KingdomState *state)
{
  for (guint tile = 0; tile < KINGDOM_N_TILES; tile++)
    if (state->table.tile[tile].place == KINGDOM_PLACE_MAP)
      show_tile (self, tile, &state->table.tile[tile]);
    else if (self->ground[tile] != NULL)
      {
        kingdom_chart_put_away (self, self->ground[tile]);
        kingdom_chart_put_away (self, self->upright[tile]);
      }
}

void
kingdom_chart_set_last (KingdomChart *self, gint tile)
{
  const FavorMoment  *moment = favor_sight_get_moment (self->sight);
  const KingdomState *state = moment != NULL ? moment->state : NULL;

  if (state == NULL || tile < 0 || state->table.tile[tile].place != KINGDOM_PLACE_MAP)
    {
      kingdom_chart_put_away (self, self->mark);
      return;
    }
  kingdom_chart_put (self,
                     self->mark,
                     LAYER_MARK,
                     state->table.tile[tile].x,
                     state->table.tile[tile].y,
                     &kingdom_mark_at);
}

/* ---- Spaces --------------------------------------------------------------------------- */

static FavorPiece *
find_space (KingdomChart *self, gint x, gint y)
{
  gpointer    key = GUINT_TO_POINTER (space_key (x, y));
  FavorPiece *piece = g_hash_table_lookup (self->spaces, key);

  if (piece == NULL)
    {
      piece = favor_board_add_piece (FAVOR_BOARD (self), GPOINTER_TO_UINT (key));
      gtk_widget_add_css_class (GTK_WIDGET (piece), "space");
      favor_board_announce (FAVOR_BOARD (self), GTK_WIDGET (piece));
      g_hash_table_insert (self->spaces, key, piece);
    }
  return piece;
}

static gboolean
is_among (const KingdomSpace *spaces, guint n_spaces, FavorPiece *piece)
{
  gint x, y;

  kingdom_chart_find_space (piece, &x, &y);
  for (guint i = 0; i < n_spaces; i++)
    if (spaces[i].x == x && spaces[i].y == y)
      return TRUE;
  return FALSE;
}

void
kingdom_chart_set_spaces (KingdomChart *self, const KingdomSpace *spaces, guint n_spaces)
{
  GHashTableIter iter;
  FavorPiece    *piece;

  g_hash_table_iter_init (&iter, self->spaces);
  while (g_hash_table_iter_next (&iter, NULL, (gpointer *) &piece))
    if (!is_among (spaces, n_spaces, piece))
      kingdom_chart_put_away (self, piece);
  for (guint i = 0; i < n_spaces; i++)
    {
      g_autoptr (FavorFace) face = kingdom_face_new_space (spaces[i].look);

      piece = find_space (self, spaces[i].x, spaces[i].y);
      favor_piece_replace_face (piece, face);
      kingdom_chart_put (self,
                         piece,
                         LAYER_SPACE,
                         spaces[i].x,
                         spaces[i].y,
                         &kingdom_flat_at);
    }
}

/* There are as many pieces as cells beside tiles, also where nobody may lay a tile now: those that can be
 * chosen are told apart before the map is drawn. */
static void
prepare_spaces (KingdomChart *self, const KingdomState *state)
{
  for (guint tile = 0; tile < KINGDOM_N_TILES; tile++)
    for (guint side = 0; side < FAVOR_N_SIDES; side++)
      {
        const KingdomTile *record = &state->table.tile[tile];
        const gint         x = record->x + favor_side_dx (side);
        const gint         y = record->y + favor_side_dy (side);

        if (record->place == KINGDOM_PLACE_MAP && ABS (x) <= KINGDOM_REACH &&
            ABS (y) <= KINGDOM_REACH &&
            kingdom_find_tile (&state->table, x, y) == FAVOR_NONE)
          find_space (self, x, y);
      }
}

/* ---- What would be -------------------------------------------------------------------- */

static gboolean
is_same (const KingdomTile *a, const KingdomTile *b)
{
  return a->place == b->place && a->x == b->x && a->y == b->y && a->rot == b->rot &&
         a->middle == b->middle && a->middle_turn == b->middle_turn &&
         memcmp (a->tri, b->tri, sizeof a->tri) == 0 &&
         memcmp (a->arm_hunter, b->arm_hunter, sizeof a->arm_hunter) == 0;
}

static void
put_ghost (KingdomChart *self, KingdomGhost *ghost, guint tile, const KingdomTile *record)
{
  dress_tile (ghost->lying, ghost->standing, tile, record);
  kingdom_chart_put (self,
                     ghost->lying,
                     LAYER_GHOST,
                     record->x,
                     record->y,
                     &kingdom_flat_at);
  kingdom_chart_put (self,
                     ghost->standing,
                     LAYER_GHOST_UPRIGHT,
                     record->x,
                     record->y,
                     &kingdom_upright_at);
}

/* Above the northernmost of what would change. */
static void
put_words (KingdomChart *self, const KingdomTile *record, const char *words)
{
  if (record == NULL || words == NULL)
    {
      favor_map_unplace (FAVOR_MAP (self), self->words);
      return;
    }
  gtk_label_set_label (GTK_LABEL (self->words), words);
  favor_map_pin (FAVOR_MAP (self),
                 self->words,
                 LAYER_WORDS,
                 &GRAPHENE_POINT_INIT (record->x + 0.5f, record->y),
                 &GRAPHENE_POINT_INIT (0.5f, WORDS_ANCHOR));
}

/* More tiles than one action changes are those that a rewind brings back, and no ghost. */
void
kingdom_chart_set_ghost (KingdomChart *self, const KingdomTable *after, const char *words)
{
  const KingdomState *state = favor_sight_get_moment (self->sight)->state;
  const KingdomTile  *top = NULL;
  guint               n = 0;

  for (guint tile = 0; after != NULL && tile < KINGDOM_N_TILES && n < KINGDOM_MAX_CHANGED;
       tile++)
    {
      const KingdomTile *record = &after->tile[tile];

      if (record->place != KINGDOM_PLACE_MAP ||
          is_same (record, &state->table.tile[tile]))
        continue;
      put_ghost (self, &self->ghost[n++], tile, record);
      if (top == NULL || record->y < top->y)
        top = record;
    }
  for (; n < KINGDOM_MAX_CHANGED; n++)
    {
      kingdom_chart_put_away (self, self->ghost[n].lying);
      kingdom_chart_put_away (self, self->ghost[n].standing);
    }
  put_words (self, top, words);
}

void
kingdom_chart_foreach (KingdomChart *self, KingdomPieceFunc func, gpointer data)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (FAVOR_IS_PIECE (child) && favor_piece_get_key (FAVOR_PIECE (child)) != KEY_MUTE)
      func (FAVOR_PIECE (child), data);
}

/* ---- Following ------------------------------------------------------------------------ */

/* There is always room for one more tile on each side. */
static void
make_room (KingdomChart *self, const KingdomState *state)
{
  gint left = KINGDOM_REACH, right = -KINGDOM_REACH;
  gint top = KINGDOM_REACH, bottom = -KINGDOM_REACH;

  for (guint tile = 0; tile < KINGDOM_N_TILES; tile++)
    {
      const KingdomTile *record = &state->table.tile[tile];

      if (record->place != KINGDOM_PLACE_MAP)
        continue;
      left = MIN (left, record->x);
      right = MAX (right, record->x);
      top = MIN (top, record->y);
      bottom = MAX (bottom, record->y);
    }
  favor_map_set_extent (FAVOR_MAP (self),
                        &FAVOR_RECT (left - 1,
                                     top - 1,
                                     right - left + 3,
                                     bottom - top + 3));
}

/* Another moment: where things are. */
static void
see (KingdomChart *self)
{
  const FavorMoment *moment = favor_sight_get_moment (self->sight);

  if (moment == NULL)
    return;
  /* Other eyes see what has just begun to move. */
  self->animated = moment->animated && moment->before != NULL;
  if (moment->fresh)
    self->animated = favor_board_is_starting (FAVOR_BOARD (self));
  make_room (self, moment->state);
  show_tiles (self, moment->state);
  prepare_spaces (self, moment->state);
  favor_board_rearrange (FAVOR_BOARD (self), self->animated);
}

/* ---- Object --------------------------------------------------------------------------- */

/* The foot of the land, which is seen where nothing lies to the south. */
static void
draw_foot (KingdomChart *self, GtkSnapshot *snapshot, guint tile)
{
  FavorMap              *map = FAVOR_MAP (self);
  graphene_rect_t        place, at;
  g_autoptr (GdkTexture) texture = NULL;

  if (self->ground[tile] == NULL ||
      !favor_map_get_place (map, GTK_WIDGET (self->ground[tile]), &place))
    return;
  place = FAVOR_RECT (place.origin.x + FAVOR_TILE_ART_BASE_X,
                      place.origin.y + FAVOR_TILE_ART_BASE_Y,
                      206 / KINGDOM_TILE_UNITS,
                      211 / KINGDOM_TILE_UNITS);
  at = favor_map_to_pixels (map, &place);
  texture = favor_art_get_texture (favor_art_get_default (),
                                   FAVOR_TILE_ART_BASE,
                                   at.size.width,
                                   at.size.height,
                                   gtk_widget_get_scale_factor (GTK_WIDGET (map)));
  favor_texture_append (texture, GTK_WIDGET (map), snapshot, &at);
}

static void
kingdom_chart_draw_below (FavorMap *map, GtkSnapshot *snapshot)
{
  FAVOR_MAP_CLASS (kingdom_chart_parent_class)->draw_below (map, snapshot);
  for (guint tile = 0; tile < KINGDOM_N_TILES; tile++)
    draw_foot (KINGDOM_CHART (map), snapshot, tile);
}

/* clang-format off */
static const FavorProperty property_table[] = {
  { "sight", G_TYPE_OBJECT, FAVOR_WRITABLE, FAVOR_MEMBER (KingdomChart, sight),
    .class_type = favor_sight_get_type, .changed = G_CALLBACK (see) },
};

/* clang-format on */

static void
kingdom_chart_finalize (GObject *object)
{
  KingdomChart *self = KINGDOM_CHART (object);

  g_hash_table_unref (self->spaces);
  g_hash_table_unref (self->favors);
  favor_properties_clear (object);

  G_OBJECT_CLASS (kingdom_chart_parent_class)->finalize (object);
}

static void
kingdom_chart_class_init (KingdomChartClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = kingdom_chart_finalize;
  favor_properties_install (G_OBJECT_CLASS (klass),
                            property_table,
                            G_N_ELEMENTS (property_table),
                            NULL);
  FAVOR_MAP_CLASS (klass)->draw_below = kingdom_chart_draw_below;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "kingdomchart");
}

static FavorPiece *
add_ghost (KingdomChart *self)
{
  FavorPiece *ghost = favor_board_add_mute_piece (FAVOR_BOARD (self), KEY_MUTE);

  gtk_widget_set_opacity (GTK_WIDGET (ghost), GHOST);
  return ghost;
}

static void
kingdom_chart_init (KingdomChart *self)
{
  g_autoptr (FavorFace) mark = kingdom_face_new_mark ();

  self->spaces = g_hash_table_new (NULL, NULL);
  self->favors = g_hash_table_new (NULL, NULL);
  for (guint i = 0; i < KINGDOM_MAX_CHANGED; i++)
    self->ghost[i] = (KingdomGhost){ add_ghost (self), add_ghost (self) };
  self->words = favor_board_add_words (FAVOR_BOARD (self), "preview");
  self->mark = favor_board_add_mute_piece (FAVOR_BOARD (self), KEY_MUTE);
  favor_piece_replace_face (self->mark, mark);
  kingdom_chart_init_signs (self);
}
