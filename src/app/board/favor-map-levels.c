/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-map-private.h"

#include "favor-art.h"
#include "favor-piece.h"

/* In which size children are drawn. While the zoom moves none is drawn from a file: each is drawn in the
 * next larger of some fixed sizes, and put smaller. What that takes is drawn ahead. */

/* What may be kept for all that, in bytes of pixels: other pictures want some, too. */
#define BYTES_MOST (40 * 1024 * 1024)
/* After FavorSharpen, which draws what is asked for here. */
#define PRIORITY (G_PRIORITY_LOW + 10)
/* Children that are drawn in another size in one frame of a zoom. The others follow in the next ones:
 * until then they are put a little smaller. */
#define SWITCHED_MOST 120
/* Which sizes: of now, the next larger one, and so many smaller ones. */
#define N_STAGES 7

/* ---- Which size ----------------------------------------------------------------------- */

/* (nullable): what has pictures. */
static FavorFace *
get_face (GtkWidget *child)
{
  return FAVOR_IS_PIECE (child) ? favor_piece_get_face (FAVOR_PIECE (child)) : NULL;
}

static gboolean
is_ready (FavorMap *self, GtkWidget *child, const FavorMapChild *known, double tile)
{
  FavorFace *face = get_face (child);

  return face == NULL || favor_face_is_ready (face,
                                              GTK_WIDGET (self),
                                              favor_map_size_child (known, tile).width);
}

double
favor_map_choose_drawn (FavorMap *self, GtkWidget *child, FavorMapChild *known)
{
  FavorMapParts *parts = favor_map_parts (self);
  gboolean       zooming = favor_map_is_zooming (self);
  double         tile = parts->sight.tile;
  double         wanted = zooming ? favor_map_get_level (tile) : tile;

  if (known->drawn <= wanted && known->drawn >= wanted)
    return wanted;
  if (known->drawn <= 0)
    return wanted;
  if ((zooming && parts->n_switched >= SWITCHED_MOST) ||
      !is_ready (self, child, known, wanted))
    return known->drawn;
  parts->n_switched++;
  return wanted;
}

/* ---- Drawing ahead -------------------------------------------------------------------- */

/* In the order in which they will be wanted; 0 behind the last one. */
static double
get_stage (FavorMapParts *parts, guint stage)
{
  double tile = parts->sight.tile;

  if (stage == 0)
    return tile;
  if (stage == 1)
    return favor_map_step (tile, 1);
  for (guint i = 1; i < stage; i++)
    {
      double smaller = favor_map_step (tile, -1);

      if (smaller >= tile)
        return 0;
      tile = smaller;
    }
  return stage < N_STAGES ? tile : 0;
}

/* Asks for the pictures of one child, behind the `nth`; FALSE if all were asked for. */
static gboolean
prepare_one (FavorMap *self, guint *nth, double tile)
{
  guint      i = 0;
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  for (; child != NULL; child = gtk_widget_get_next_sibling (child), i++)
    {
      const FavorMapChild *known = favor_map_find (self, child);

      if (i < *nth || known == NULL || known->pinned ||
          is_ready (self, child, known, tile))
        continue;
      *nth = i + 1;
      favor_face_prepare (get_face (child),
                          GTK_WIDGET (self),
                          favor_map_size_child (known, tile).width);
      return TRUE;
    }
  return FALSE;
}

static gboolean
prepare_cb (gpointer data)
{
  FavorMap      *self = data;
  FavorMapParts *parts = favor_map_parts (self);
  double         tile = get_stage (parts, parts->stage);

  if (tile > 0 && gtk_widget_get_mapped (GTK_WIDGET (self)) &&
      !favor_map_is_zooming (self) &&
      (parts->stage == 0 || favor_art_get_bytes (favor_art_get_default ()) < BYTES_MOST))
    {
      /* What was not sharp may be now. */
      if (parts->stage == 0)
        gtk_widget_queue_allocate (GTK_WIDGET (self));
      if (!prepare_one (self, &parts->nth, tile))
        {
          parts->stage++;
          parts->nth = 0;
        }
      return G_SOURCE_CONTINUE;
    }
  parts->preparing = 0;
  return G_SOURCE_REMOVE;
}

void
favor_map_prepare (FavorMap *self)
{
  FavorMapParts *parts = favor_map_parts (self);

  parts->stage = 0;
  parts->nth = 0;
  if (parts->preparing == 0)
    parts->preparing = g_idle_add_full (PRIORITY, prepare_cb, self, NULL);
}

void
favor_map_stop_preparing (FavorMap *self)
{
  FavorMapParts *parts = favor_map_parts (self);

  if (parts->preparing != 0)
    g_source_remove (parts->preparing);
  parts->preparing = 0;
}
