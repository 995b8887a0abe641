/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-ground.h"

#include "favor-art.h"
#include "favor-texture.h"

struct _FavorGround
{
  GskRenderNode  *node;
  GdkTexture     *texture;
  graphene_rect_t bounds;
};

/**
 * favor_ground_new:
 *
 * Returns: (transfer full): a ground that has drawn nothing yet
 */
FavorGround *
favor_ground_new (void)
{
  return g_new0 (FavorGround, 1);
}

/**
 * favor_ground_free:
 *
 * Frees a ground.
 */
void
favor_ground_free (FavorGround *self)
{
  g_clear_pointer (&self->node, gsk_render_node_unref);
  g_clear_object (&self->texture);
  g_free (self);
}

static GskRenderNode *
create_node (FavorGround *self, float tile, GtkWidget *widget)
{
  graphene_rect_t         at = GRAPHENE_RECT_INIT (0, 0, tile, tile);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();

  gtk_snapshot_push_repeat (snapshot, &self->bounds, &at);
  favor_texture_append (self->texture, widget, snapshot, &at);
  gtk_snapshot_pop (snapshot);
  return gtk_snapshot_to_node (snapshot);
}

void
favor_ground_snapshot (FavorGround *self,
                       const char  *id,
                       float        tile,
                       GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  graphene_rect_t        bounds = GRAPHENE_RECT_INIT (0,
                                               0,
                                               (float) gtk_widget_get_width (widget),
                                               (float) gtk_widget_get_height (widget));
  g_autoptr (GdkTexture) texture =
    favor_art_get_texture (favor_art_get_default (),
                           id,
                           tile,
                           tile,
                           gtk_widget_get_scale_factor (widget));

  if (self->texture != texture || !graphene_rect_equal (&self->bounds, &bounds))
    {
      g_clear_pointer (&self->node, gsk_render_node_unref);
      g_set_object (&self->texture, texture);
      self->bounds = bounds;
      self->node = create_node (self, tile, widget);
    }
  if (self->node != NULL)
    gtk_snapshot_append_node (snapshot, self->node);
}
