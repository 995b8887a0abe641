/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-redraw.h"

/* Changes that are told apart: a frame is only compared with the one before. */
#define N_CHANGES 256

void
favor_redraw_snapshot (guint change, GtkSnapshot *snapshot, const graphene_rect_t *area)
{
  const GdkRGBA nothing = { (float) (change % N_CHANGES) / N_CHANGES, 0, 0, 0 };

  if (change > 0)
    gtk_snapshot_append_color (snapshot, &nothing, area);
}
