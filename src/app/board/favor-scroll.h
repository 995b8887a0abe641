/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-face.h"

G_BEGIN_DECLS

/* Draws a scroll around the place at the origin, with something laid upon its sheet: of that as much is
 * seen as it is open, from 0 to 1. `size` is that of the longer side of what lies there. */
void favor_scroll_snapshot (FavorFace   *face,
                            double       size,
                            double       opened,
                            GtkWidget   *widget,
                            GtkSnapshot *snapshot);

G_END_DECLS
