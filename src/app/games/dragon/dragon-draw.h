/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "dragon-scene.h"
#include "favor-ground.h"

G_BEGIN_DECLS

/* What the table of the council is made of. The ground fills the widget; a lane below a vote card is
 * `lit` when its card is being resolved or has won; a count is a plate with the votes of a role. */
void  dragon_draw_ground         (FavorGround           *ground,
                                  GtkWidget             *widget,
                                  GtkSnapshot           *snapshot);
void  dragon_draw_lane           (GtkWidget             *widget,
                                  GtkSnapshot           *snapshot,
                                  const graphene_rect_t *at,
                                  gboolean               lit);
void  dragon_draw_count          (GtkWidget             *widget,
                                  GtkSnapshot           *snapshot,
                                  const DragonScene     *scene,
                                  guint                  role,
                                  const graphene_rect_t *at);
/* (transfer full): the words of a count. */
char *dragon_draw_describe_count (const DragonScene     *scene,
                                  guint                  role);

G_END_DECLS
