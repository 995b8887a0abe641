/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "orders-state.h"

G_BEGIN_DECLS

/* How the story tells where a tile was laid: from what lies near, as orders-where.h names places, and in the
 * same words for everybody. */

extern const FavorSchema orders_laid_args G_GNUC_INTERNAL;
/* For `forms` and `choose_form` of the kind of event. */
extern const char *const orders_laid_forms[] G_GNUC_INTERNAL;
guint                    orders_choose_laid (const gint16 *arg) G_GNUC_INTERNAL;

/**
 * orders_tell_laid:
 * @state: before the tile is laid
 * @action: where and how it is laid
 * @arg: (out) (array fixed-size=12): the arguments of the event
 */
void orders_tell_laid (const OrdersState *state,
                       const FavorAction *action,
                       gint16            *arg) G_GNUC_INTERNAL;

G_END_DECLS
