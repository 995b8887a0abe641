/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-slip-kind.h"

G_BEGIN_DECLS

/**
 * FavorSlipStock:
 * @own: they are the viewer's: all of them are seen
 * @known: so many of each thing there are for certain
 * @most: so many of each thing there could be at most
 *
 * What one side of an offer could give, as far as the other may know.
 */
typedef struct
{
  gboolean own;
  guint8   known[FAVOR_SLIP_KEYS];
  guint8   most[FAVOR_SLIP_KEYS];
} FavorSlipStock;

#define FAVOR_TYPE_SLIP_PICKER (favor_slip_picker_get_type ())
G_DECLARE_FINAL_TYPE (FavorSlipPicker, favor_slip_picker, FAVOR, SLIP_PICKER, GtkWidget)

/* (transfer full): how many there are of a thing that is counted, as far as the other side may know. */
char *favor_slip_stock_describe (const FavorSlipStock *stock,
                                 guint                 key);

/* The list of things that can still be added to one side of an offer, in the sections of its kind.
 *
 * Signal: `picked (uint key)`. */
void favor_slip_picker_update (FavorSlipPicker      *self,
                               const FavorSlipKind  *kind,
                               const FavorSlipStock *stock,
                               const guint8         *taken);

G_END_DECLS
