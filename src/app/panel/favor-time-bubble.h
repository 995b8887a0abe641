/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-score-line.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_TIME_BUBBLE (favor_time_bubble_get_type ())
G_DECLARE_FINAL_TYPE (FavorTimeBubble, favor_time_bubble, FAVOR, TIME_BUBBLE, GtkWidget)

/* A small note about one ply: which it is, what its marks mean, what the log says of it, and the totals of all
 * seats there, as the cursor's viewer may know them. */
GtkWidget  *favor_time_bubble_new      (void);
void        favor_time_bubble_show_ply (FavorTimeBubble *self,
                                        FavorCursor     *cursor,
                                        FavorScoreLine  *line,
                                        guint            ply,
                                        gboolean         is_point);
const char *favor_time_bubble_get_text (FavorTimeBubble *self);

G_END_DECLS
