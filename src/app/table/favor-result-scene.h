/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-views.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_RESULT_SCENE (favor_result_scene_get_type ())
G_DECLARE_FINAL_TYPE (FavorResultScene, favor_result_scene, FAVOR, RESULT_SCENE, GtkWidget)

/* The scene of the end of a game: a picture of its own, by day or by night, in which the shields of
 * the best seats are laid. It is as wide as its place, and less high only where there is no room. */
GtkWidget *favor_result_scene_new      (void);

/**
 * favor_result_scene_set_ending:
 * @ending: (nullable): what is shown; %NULL: nothing, and no room is taken
 */
void       favor_result_scene_set_ending (FavorResultScene  *self,
                                          const FavorEnding *ending);

/**
 * favor_result_scene_set_honoured:
 * @place: one of the places of the ending, 0 for that of the winners
 * @colours: (array length=n) (nullable): of the seats there
 */
void       favor_result_scene_set_honoured (FavorResultScene *self,
                                            guint             place,
                                            const guint8     *colours,
                                            guint             n);

/**
 * favor_result_scene_set_progress:
 * @progress: 0: no shield is there yet; 1: the scene is at rest
 */
void       favor_result_scene_set_progress (FavorResultScene *self,
                                            double            progress);
double     favor_result_scene_get_progress (FavorResultScene *self);

/**
 * favor_result_scene_locate:
 * @nth: below the number of seats at @place
 * @at: (out): where the shield of that seat comes to rest, in the coordinates of the widget
 *
 * Returns: %FALSE if none is drawn there
 */
gboolean   favor_result_scene_locate   (FavorResultScene *self,
                                        guint             place,
                                        guint             nth,
                                        graphene_rect_t  *at);

G_END_DECLS
