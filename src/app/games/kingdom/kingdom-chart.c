/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "kingdom-chart-private.h"

#include "favor-board-things.h"
#include "favor-properties.h"
#include "kingdom-evening.h"

G_DEFINE_FINAL_TYPE (KingdomChart, kingdom_chart, FAVOR_TYPE_MAP)

/* ---- Places --------------------------------------------------------------------------- */

KingdomThing
kingdom_chart_identify (FavorPiece *piece, guint *which)
{
  return (KingdomThing) favor_tile_identify (piece, which);
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

static void
put_tile (KingdomChart          *self,
          FavorPiece            *piece,
          guint                  layer,
          const KingdomTile     *record,
          const graphene_rect_t *units)
{
  graphene_rect_t at = favor_tile_locate (record->x, record->y, units);

  if (self->animated)
    favor_tile_let_settle (FAVOR_MAP (self), piece, record->x, record->y, &at);
  favor_map_place (FAVOR_MAP (self), GTK_WIDGET (piece), layer, &at);
}

static void
show_tile (KingdomChart *self, guint tile, const KingdomTile *record)
{
  if (self->ground[tile] == NULL)
    {
      self->ground[tile] = favor_board_add_piece (FAVOR_BOARD (self),
                                                  FAVOR_TILE_KEY (KINGDOM_THING_TILE,
                                                                  tile));
      self->upright[tile] = favor_board_add_mute_piece (FAVOR_BOARD (self),
                                                        FAVOR_TILE_MUTE);
      favor_board_announce (FAVOR_BOARD (self), GTK_WIDGET (self->ground[tile]));
    }
  dress_tile (self->ground[tile], self->upright[tile], tile, record);
  put_tile (self, self->ground[tile], LAYER_GROUND, record, &favor_tile_flat_at);
  put_tile (self, self->upright[tile], LAYER_UPRIGHT, record, &favor_tile_upright_at);
}

static void
show_tiles (KingdomChart *self, const KingdomState *state)
{
  for (guint tile = 0; tile < KINGDOM_N_TILES; tile++)
    if (state->table.tile[tile].place == KINGDOM_PLACE_MAP)
      show_tile (self, tile, &state->table.tile[tile]);
    else if (self->ground[tile] != NULL)
      {
        favor_tile_put_away (FAVOR_MAP (self), self->ground[tile]);
        favor_tile_put_away (FAVOR_MAP (self), self->upright[tile]);
      }
}

void
kingdom_chart_set_last (KingdomChart *self, gint tile)
{
  const FavorMoment  *moment = favor_sight_get_moment (self->sight);
  const KingdomState *state = moment != NULL ? moment->state : NULL;

  if (state == NULL || tile < 0 || state->table.tile[tile].place != KINGDOM_PLACE_MAP)
    {
      favor_tile_put_away (FAVOR_MAP (self), self->mark);
      return;
    }
  favor_tile_put (FAVOR_MAP (self),
                  self->mark,
                  LAYER_MARK,
                  state->table.tile[tile].x,
                  state->table.tile[tile].y,
                  &favor_tile_mark_at);
}

/* ---- Spaces --------------------------------------------------------------------------- */

static FavorPiece *
find_space (KingdomChart *self, gint x, gint y)
{
  gpointer    key = GUINT_TO_POINTER (FAVOR_TILE_KEY (KINGDOM_THING_SPACE,
                                                   FAVOR_TILE_CELL (x, y)));
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

  favor_tile_find_cell (piece, &x, &y);
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
      favor_tile_put_away (FAVOR_MAP (self), piece);
  for (guint i = 0; i < n_spaces; i++)
    {
      g_autoptr (FavorFace) face = kingdom_face_new_space (spaces[i].look);

      piece = find_space (self, spaces[i].x, spaces[i].y);
      favor_piece_replace_face (piece, face);
      favor_tile_put (FAVOR_MAP (self),
                      piece,
                      LAYER_SPACE,
                      spaces[i].x,
                      spaces[i].y,
                      &favor_tile_flat_at);
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
  return a->place == b->place && a->x == b->x && a->y == b->y &&
         kingdom_looks_like (a, b);
}

static void
put_ghost (KingdomChart *self, KingdomGhost *ghost, guint tile, const KingdomTile *record)
{
  dress_tile (ghost->lying, ghost->standing, tile, record);
  favor_tile_put (FAVOR_MAP (self),
                  ghost->lying,
                  LAYER_GHOST,
                  record->x,
                  record->y,
                  &favor_tile_flat_at);
  favor_tile_put (FAVOR_MAP (self),
                  ghost->standing,
                  LAYER_GHOST_UPRIGHT,
                  record->x,
                  record->y,
                  &favor_tile_upright_at);
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
      favor_tile_put_away (FAVOR_MAP (self), self->ghost[n].lying);
      favor_tile_put_away (FAVOR_MAP (self), self->ghost[n].standing);
    }
  /* Above the northernmost. */
  favor_tile_put_words (FAVOR_MAP (self),
                        self->words,
                        LAYER_WORDS,
                        top != NULL ? top->x : 0,
                        top != NULL ? top->y : 0,
                        top != NULL ? words : NULL);
}

/* ---- Following ------------------------------------------------------------------------ */

static void
make_room (KingdomChart *self, const KingdomState *state)
{
  graphene_rect_t tiles = { 0 };
  guint           n = 0;

  for (guint tile = 0; tile < KINGDOM_N_TILES; tile++)
    {
      const KingdomTile    *record = &state->table.tile[tile];
      const graphene_rect_t at = FAVOR_RECT (record->x, record->y, 1, 1);

      if (record->place != KINGDOM_PLACE_MAP)
        continue;
      if (n++ == 0)
        tiles = at;
      graphene_rect_union (&tiles, &at, &tiles);
    }
  favor_tile_make_room (FAVOR_MAP (self), &tiles);
}

/* Once the bag is empty the sun goes down. */
static void
show_evening (KingdomChart *self, const KingdomState *state)
{
  const gboolean  is_evening = state->twilight_left != KINGDOM_NO_TWILIGHT;
  graphene_rect_t at;

  /* It has another shape each time, and no way from one to the next. */
  favor_map_unplace (FAVOR_MAP (self), self->evening);
  if (!is_evening)
    {
      gtk_widget_remove_css_class (GTK_WIDGET (self), "evening");
      return;
    }
  gtk_widget_add_css_class (GTK_WIDGET (self), "evening");
  at = kingdom_evening_fall_on (KINGDOM_EVENING (self->evening), state->table.tile);
  favor_map_place (FAVOR_MAP (self), self->evening, LAYER_EVENING, &at);
}

/* Another moment: where things are. */
static void
see (KingdomChart *self)
{
  const FavorMoment *moment = favor_sight_get_moment (self->sight);

  if (moment == NULL)
    return;
  self->animated = favor_board_shows_coming (FAVOR_BOARD (self), moment);
  make_room (self, moment->state);
  show_tiles (self, moment->state);
  show_evening (self, moment->state);
  prepare_spaces (self, moment->state);
  favor_board_rearrange (FAVOR_BOARD (self), self->animated);
}

/* ---- Object --------------------------------------------------------------------------- */

static void
kingdom_chart_draw_below (FavorMap *map, GtkSnapshot *snapshot)
{
  KingdomChart *self = KINGDOM_CHART (map);

  FAVOR_MAP_CLASS (kingdom_chart_parent_class)->draw_below (map, snapshot);
  for (guint tile = 0; tile < KINGDOM_N_TILES; tile++)
    if (self->ground[tile] != NULL)
      favor_tile_draw_foot (map, snapshot, self->ground[tile]);
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

static void
kingdom_chart_init (KingdomChart *self)
{
  g_autoptr (FavorFace) mark = kingdom_face_new_mark ();

  self->spaces = g_hash_table_new (NULL, NULL);
  self->favors = g_hash_table_new (NULL, NULL);
  for (guint i = 0; i < KINGDOM_MAX_CHANGED; i++)
    self->ghost[i] = (KingdomGhost){ favor_tile_add_ghost (FAVOR_BOARD (self)),
                                     favor_tile_add_ghost (FAVOR_BOARD (self)) };
  self->evening = kingdom_evening_new ();
  favor_board_add (FAVOR_BOARD (self), self->evening);
  self->words = favor_board_add_words (FAVOR_BOARD (self), "preview");
  self->mark = favor_board_add_mute_piece (FAVOR_BOARD (self), FAVOR_TILE_MUTE);
  favor_piece_replace_face (self->mark, mark);
  kingdom_chart_init_signs (self);
}
