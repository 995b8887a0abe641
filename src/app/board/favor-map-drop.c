/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-map.h"

/* What is let go anywhere on a map, whether something lies there or not. */

typedef struct
{
  FavorMap    *map;
  FavorMapDrop drop;
  gpointer     data;
} Taker;

static gboolean
drop_cb (Taker *taker, const GValue *value, double x, double y)
{
  FavorPiece      *piece = g_value_get_object (value);
  graphene_point_t at = favor_map_to_map (taker->map, x, y);

  return piece != NULL && taker->drop (piece, &at, taker->data);
}

/**
 * favor_map_take_drops:
 * @drop: is called for each piece that is let go on the map
 * @data: for @drop; must live as long as the map
 *
 * Pieces of the map do not say `dropped` any more: what is laid on a map goes to a place of it.
 */
void
favor_map_take_drops (FavorMap *self, FavorMapDrop drop, gpointer data)
{
  GtkDropTarget *target;
  Taker         *taker;

  g_return_if_fail (FAVOR_IS_MAP (self));
  g_return_if_fail (drop != NULL);

  target = gtk_drop_target_new (FAVOR_TYPE_PIECE, GDK_ACTION_COPY);
  taker = g_new (Taker, 1);
  *taker = (Taker){ self, drop, data };
  g_object_set_data_full (G_OBJECT (target), "favor-taker", taker, g_free);
  g_signal_connect_swapped (target, "drop", G_CALLBACK (drop_cb), taker);
  /* Before the pieces, which take whatever is dropped on them. */
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (target),
                                              GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}
