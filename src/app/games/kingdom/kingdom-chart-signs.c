/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "kingdom-chart-private.h"

#include "favor-board-things.h"
#include "kingdom-hatch.h"
#include "kingdom-light.h"

/* Signs that lie over the tiles: places for favors, favors that can be chosen, faults. */

/* How far from the side of the tile the middle of a sign lies, in units: on a quadrant, on an arm; and of
 * one of an edge across it. */
#define QUADRANT_FAR 36.0
#define ARM_FAR      22.0
/* How far the stripes reach to both sides of an edge that does not fit, in units. */
#define HATCH_DEEP 16.0
/* Of what is said above a line: so much higher than its own height it begins; letters of a line of it. */
#define CAPTION_ANCHOR  1.3f
#define CAPTION_LETTERS 44

/* ---- Where signs lie ------------------------------------------------------------------ */

/* In units of the tile, so far from the middle of a side. */
static graphene_point_t
find_spot (guint side, double far)
{
  const double reach = FAVOR_TILE_UNITS / 2 - far, middle = FAVOR_TILE_UNITS / 2;

  return GRAPHENE_POINT_INIT ((float) (middle + reach * favor_side_dx (side)),
                              (float) (middle + reach * favor_side_dy (side)));
}

static graphene_point_t
find_slot (guint slot)
{
  const float middle = (float) FAVOR_TILE_UNITS / 2;

  if (slot == KINGDOM_SLOT_MIDDLE)
    return GRAPHENE_POINT_INIT (middle, middle);
  return slot < KINGDOM_SLOT_MIDDLE ? find_spot (slot, QUADRANT_FAR)
                                    : find_spot (slot - KINGDOM_SLOT_ARM (0), ARM_FAR);
}

static void
put_sign (KingdomChart           *self,
          FavorPiece             *piece,
          guint                   layer,
          gint                    x,
          gint                    y,
          const graphene_point_t *spot,
          double                  size)
{
  favor_tile_put (FAVOR_MAP (self),
                  piece,
                  layer,
                  x,
                  y,
                  &FAVOR_RECT (spot->x - size / 2, spot->y - size / 2, size, size));
}

static FavorPiece *
add_sign (KingdomChart *self, guint key, double least)
{
  FavorPiece *piece = key == FAVOR_TILE_MUTE
                        ? favor_board_add_mute_piece (FAVOR_BOARD (self), key)
                        : favor_board_add_piece (FAVOR_BOARD (self), key);

  favor_map_set_least (FAVOR_MAP (self),
                       GTK_WIDGET (piece),
                       least,
                       &GRAPHENE_POINT_INIT (0.5f, 0.5f));
  return piece;
}

/* ---- Places for favors ---------------------------------------------------------------- */

void
kingdom_chart_set_targets (KingdomChart *self, const KingdomTargets *targets)
{
  g_autoptr (FavorFace) face = kingdom_face_new_target (targets != NULL ? targets->piece
                                                                        : FAVOR_NONE);

  for (guint slot = 0; slot < KINGDOM_N_SLOTS; slot++)
    {
      graphene_point_t spot = find_slot (slot);

      if (targets == NULL || (targets->slots >> slot & 1) == 0)
        {
          favor_tile_put_away (FAVOR_MAP (self), self->target[slot]);
          continue;
        }
      favor_piece_replace_face (self->target[slot], face);
      put_sign (self,
                self->target[slot],
                LAYER_TARGET,
                targets->x,
                targets->y,
                &spot,
                TARGET_SIZE);
    }
}

static FavorPiece *
find_favor (KingdomChart *self, guint which)
{
  gpointer    key = GUINT_TO_POINTER (which);
  FavorPiece *piece = g_hash_table_lookup (self->favors, key);

  if (piece == NULL)
    {
      g_autoptr (FavorFace) face = kingdom_face_new_target (FAVOR_NONE);

      piece = add_sign (self, FAVOR_TILE_KEY (KINGDOM_THING_FAVOR, which), TARGET_LEAST);
      favor_piece_replace_face (piece, face);
      favor_board_announce (FAVOR_BOARD (self), GTK_WIDGET (piece));
      g_hash_table_insert (self->favors, key, piece);
    }
  return piece;
}

void
kingdom_chart_set_favors (KingdomChart *self, const guint16 *slots)
{
  const KingdomState *state = favor_sight_get_moment (self->sight)->state;
  GHashTableIter      iter;
  FavorPiece         *piece;

  g_hash_table_iter_init (&iter, self->favors);
  while (g_hash_table_iter_next (&iter, NULL, (gpointer *) &piece))
    favor_tile_put_away (FAVOR_MAP (self), piece);
  for (guint which = 0; slots != NULL && which < KINGDOM_N_TILES * KINGDOM_N_SLOTS;
       which++)
    {
      const guint        tile = which / KINGDOM_N_SLOTS, slot = which % KINGDOM_N_SLOTS;
      const KingdomTile *record = &state->table.tile[tile];
      graphene_point_t   spot = find_slot (slot);

      if ((slots[tile] >> slot & 1) != 0)
        put_sign (self,
                  find_favor (self, which),
                  LAYER_TARGET,
                  record->x,
                  record->y,
                  &spot,
                  TARGET_SIZE);
    }
}

/* ---- Faults --------------------------------------------------------------------------- */

/* In units of its tile: on an edge between two tiles, on a border, on an arm, or in the middle. */
static graphene_point_t
find_fault (const KingdomFault *fault)
{
  const float middle = (float) FAVOR_TILE_UNITS / 2;

  switch ((KingdomFaultKind) fault->kind)
    {
    case KINGDOM_FAULT_EDGE_MISMATCH:
      return find_spot (fault->side, 0);
    case KINGDOM_FAULT_OPEN_BORDER:
      {
        const guint next = (fault->side + 1) % FAVOR_N_SIDES;
        const float far = middle / 2;

        return GRAPHENE_POINT_INIT (middle + far * (float) (favor_side_dx (fault->side) +
                                                            favor_side_dx (next)),
                                    middle + far * (float) (favor_side_dy (fault->side) +
                                                            favor_side_dy (next)));
      }
    case KINGDOM_FAULT_ROAD_IN_CITY:
    case KINGDOM_FAULT_ROAD_THROUGH_WALL:
    case KINGDOM_FAULT_LOOSE_ROAD:
      return find_spot (fault->side, QUADRANT_FAR);
    case KINGDOM_FAULT_MIDDLE_TAKEN:
    case KINGDOM_FAULT_CROWDED_MIDDLE:
      break;
    }
  return GRAPHENE_POINT_INIT (middle, middle);
}

/* In units of its tile. */
static graphene_rect_t
find_hatched (const KingdomFault *fault)
{
  const double           whole = FAVOR_TILE_UNITS;
  const graphene_point_t spot = find_fault (fault);

  if (fault->kind != KINGDOM_FAULT_EDGE_MISMATCH)
    return FAVOR_RECT (spot.x - whole / 5, spot.y - whole / 5, whole / 2.5, whole / 2.5);
  return fault->side == FAVOR_SIDE_EAST
           ? FAVOR_RECT (whole - HATCH_DEEP, 6, 2 * HATCH_DEEP, whole - 12)
           : FAVOR_RECT (6, whole - HATCH_DEEP, whole - 12, 2 * HATCH_DEEP);
}

/* Those of the tile in hand have no place on the map. */
void
kingdom_chart_set_faults (KingdomChart *self, const KingdomFaults *faults)
{
  for (guint i = 0; i < KINGDOM_MAX_FAULTS; i++)
    {
      const KingdomFault *fault = &faults->fault[i];
      graphene_point_t    spot;
      graphene_rect_t     hatched, at;

      if (i >= faults->n_listed || fault->x == KINGDOM_IN_HAND)
        {
          favor_tile_put_away (FAVOR_MAP (self), self->fault[i]);
          favor_map_unplace (FAVOR_MAP (self), self->hatch[i]);
          continue;
        }
      spot = find_fault (fault);
      hatched = find_hatched (fault);
      at = favor_tile_locate (fault->x, fault->y, &hatched);
      favor_map_place (FAVOR_MAP (self), self->hatch[i], LAYER_HATCH, &at);
      put_sign (self, self->fault[i], LAYER_FAULT, fault->x, fault->y, &spot, FAULT_SIZE);
    }
}

/* ---- Places ---------------------------------------------------------------------------- */

void
kingdom_chart_light_up (KingdomChart      *self,
                        guint              light,
                        const KingdomGlow *glows,
                        guint              n_glows)
{
  GtkWidget      *widget = self->light[light];
  graphene_rect_t at;

  kingdom_light_set (KINGDOM_LIGHT (widget), glows, n_glows);
  at = kingdom_light_get_place (KINGDOM_LIGHT (widget));
  /* It has another shape each time, and no way from one to the next. */
  favor_map_unplace (FAVOR_MAP (self), widget);
  if (n_glows > 0)
    favor_map_place (FAVOR_MAP (self), widget, LAYER_LIGHT, &at);
}

void
kingdom_chart_caption (KingdomChart *self, guint light, const char *words)
{
  GtkWidget       *caption = self->caption[light];
  graphene_rect_t  at;
  graphene_point_t top;

  if (words == NULL || *words == '\0' ||
      !favor_map_get_place (FAVOR_MAP (self), self->light[light], &at))
    {
      favor_map_unplace (FAVOR_MAP (self), caption);
      return;
    }
  top = kingdom_light_get_top (KINGDOM_LIGHT (self->light[light]));
  gtk_label_set_label (GTK_LABEL (caption), words);
  favor_map_pin (FAVOR_MAP (self),
                 caption,
                 LAYER_WORDS,
                 &top,
                 &GRAPHENE_POINT_INIT (0.5f, CAPTION_ANCHOR));
}

gboolean
kingdom_chart_is_lit (KingdomChart *self, guint light, gint x, gint y)
{
  return kingdom_light_covers (KINGDOM_LIGHT (self->light[light]), x, y);
}

/* A narrow map has no room for a line of words. */
static GtkWidget *
add_caption (KingdomChart *self)
{
  GtkWidget *caption = favor_board_add_words (FAVOR_BOARD (self), "preview");

  gtk_widget_add_css_class (caption, "caption");
  gtk_label_set_wrap (GTK_LABEL (caption), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (caption), CAPTION_LETTERS);
  gtk_label_set_justify (GTK_LABEL (caption), GTK_JUSTIFY_CENTER);
  return caption;
}

/* ---- Object --------------------------------------------------------------------------- */

void
kingdom_chart_init_signs (KingdomChart *self)
{
  static const KingdomLine lines[KINGDOM_N_LIGHTS] = {
    [1] = KINGDOM_LINE_DASHED,
    [KINGDOM_LIGHT_NEAREST] = KINGDOM_LINE_BROKEN,
  };

  g_autoptr (FavorFace) face = kingdom_face_new_fault ();

  for (guint light = 0; light < KINGDOM_N_LIGHTS; light++)
    {
      self->light[light] = kingdom_light_new (lines[light]);
      favor_board_add (FAVOR_BOARD (self), self->light[light]);
      self->caption[light] = add_caption (self);
    }
  for (guint slot = 0; slot < KINGDOM_N_SLOTS; slot++)
    self->target[slot] = add_sign (self,
                                   FAVOR_TILE_KEY (KINGDOM_THING_TARGET, slot),
                                   TARGET_LEAST);
  for (guint i = 0; i < KINGDOM_MAX_FAULTS; i++)
    {
      self->fault[i] = add_sign (self, FAVOR_TILE_MUTE, FAULT_LEAST);
      favor_piece_replace_face (self->fault[i], face);
      self->hatch[i] = kingdom_hatch_new ();
      favor_board_add (FAVOR_BOARD (self), self->hatch[i]);
    }
}
