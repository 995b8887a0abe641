/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The first items of a list model at once, the others when it is told to: a list view builds a
 * row for each of up to 200 items before it draws the next frame, which is too long for one. */

#define FAVOR_TYPE_PACED_MODEL (favor_paced_model_get_type ())
G_DECLARE_FINAL_TYPE (FavorPacedModel, favor_paced_model, FAVOR, PACED_MODEL, GObject)

FavorPacedModel *favor_paced_model_new      (GListModel      *model,
                                             guint            pace);

gboolean         favor_paced_model_grow     (FavorPacedModel *self);
void             favor_paced_model_show     (FavorPacedModel *self,
                                             guint            n_items);
gboolean         favor_paced_model_get_whole (FavorPacedModel *self);

G_END_DECLS
