/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include <math.h>

#include "favor-map-private.h"

#include "favor-map-overview.h"
#include "favor-piece.h"

/* What is drawn of a map besides its children, and pictures of a part of it. */

/* Dots closer than that would be a grey veil. */
#define DOTS_FROM 32.0
#define DOT       2.0

/* ---- Below the children --------------------------------------------------------------- */

static gboolean
is_same (const FavorMapSight *a, const FavorMapSight *b)
{
  return fabs (a->tile - b->tile) < 0.001 && fabs (a->x - b->x) < 0.001 &&
         fabs (a->y - b->y) < 0.001 && favor_map_window_equal (&a->window, &b->window);
}

/* Each by itself: all in one drawing would take a second picture of the whole window in each frame. */
static GskRenderNode *
create_dots (const FavorMapSight *sight, const GdkRGBA *colour)
{
  g_autoptr (GPtrArray) dots = g_ptr_array_new_with_free_func ((GDestroyNotify)
                                                                 gsk_render_node_unref);
  double                left = sight->x - floor (sight->x / sight->tile) * sight->tile;
  double                upper = sight->y - floor (sight->y / sight->tile) * sight->tile;

  for (double x = left; x < sight->window.width + DOT; x += sight->tile)
    for (double y = upper; y < sight->window.height + DOT; y += sight->tile)
      g_ptr_array_add (
        dots,
        gsk_color_node_new (colour,
                            &GRAPHENE_RECT_INIT ((float) (round (x) - DOT / 2),
                                                 (float) (round (y) - DOT / 2),
                                                 (float) DOT,
                                                 (float) DOT)));
  return gsk_container_node_new ((GskRenderNode **) dots->pdata, dots->len);
}

/* The same node again, as long as nothing moves: GTK knows that it need not be drawn anew. */
static void
favor_map_draw_below (FavorMap *self, GtkSnapshot *snapshot)
{
  FavorMapParts *parts = favor_map_parts (self);
  GdkRGBA        colour;

  if (parts->sight.tile < DOTS_FROM)
    return;
  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &colour);
  if (parts->below == NULL || !is_same (&parts->sight, &parts->below_sight) ||
      !gdk_rgba_equal (&colour, &parts->below_colour))
    {
      g_clear_pointer (&parts->below, gsk_render_node_unref);
      parts->below = create_dots (&parts->sight, &colour);
      parts->below_sight = parts->sight;
      parts->below_colour = colour;
    }
  gtk_snapshot_append_node (snapshot, parts->below);
}

/* Pieces say to nobody that they stand out, but then they are drawn anew. */
static void
follow_marks (FavorMap *self)
{
  const FavorPieceState marks = FAVOR_PIECE_CHOOSABLE | FAVOR_PIECE_CHOSEN;
  FavorMapParts        *parts = favor_map_parts (self);
  guint                 hash = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    hash = hash * 31 + (FAVOR_IS_PIECE (child)
                          ? favor_piece_get_state (FAVOR_PIECE (child)) & marks
                          : 0);
  if (hash == parts->marks)
    return;
  parts->marks = hash;
  favor_map_overview_update (FAVOR_MAP_OVERVIEW (parts->overview));
}

static void
favor_map_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  follow_marks (FAVOR_MAP (widget));
  FAVOR_MAP_GET_CLASS (widget)->draw_below (FAVOR_MAP (widget), snapshot);
  GTK_WIDGET_CLASS (g_type_class_peek (FAVOR_TYPE_BOARD))->snapshot (widget, snapshot);
}

void
favor_map_install_drawing (FavorMapClass *klass)
{
  klass->draw_below = favor_map_draw_below;
  GTK_WIDGET_CLASS (klass)->snapshot = favor_map_snapshot;
}

/* ---- Pictures ------------------------------------------------------------------------- */

/**
 * favor_map_draw_part:
 * @part: in tiles
 * @width: of the picture, in pixels
 *
 * Draws the pieces that lie there, whether they are in sight or not.
 */
void
favor_map_draw_part (FavorMap              *self,
                     GtkSnapshot           *snapshot,
                     const graphene_rect_t *part,
                     double                 width)
{
  double tile = width / part->size.width;

  g_return_if_fail (FAVOR_IS_MAP (self));

  gtk_snapshot_push_clip (snapshot,
                          &GRAPHENE_RECT_INIT (0,
                                               0,
                                               (float) width,
                                               (float) (part->size.height * tile)));
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      const FavorMapChild *known = favor_map_find (self, child);
      FavorFace           *face = NULL;

      if (known != NULL && FAVOR_IS_PIECE (child) &&
          graphene_rect_intersection (part, &known->at, NULL))
        face = favor_piece_get_face (FAVOR_PIECE (child));
      if (face == NULL)
        continue;
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (
        snapshot,
        &GRAPHENE_POINT_INIT (roundf ((float) ((known->at.origin.x - part->origin.x) *
                                               tile)),
                              roundf ((float) ((known->at.origin.y - part->origin.y) *
                                               tile))));
      favor_face_snapshot (face,
                           GTK_WIDGET (self),
                           snapshot,
                           known->at.size.width * tile);
      gtk_snapshot_restore (snapshot);
    }
  gtk_snapshot_pop (snapshot);
}
