/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-analysis.h"
#include "favor-cursor.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_REVIEW_VIEW (favor_review_view_get_type ())
G_DECLARE_FINAL_TYPE (FavorReviewView, favor_review_view, FAVOR, REVIEW_VIEW, GtkWidget)

/* What an analysis found in a finished game: the turning points with what was better, and the
 * best and the worst round of each seat. Each goes there by a click or by Enter. Before that a
 * button that starts it (the action `view.review`), and meanwhile how far it is. */
GtkWidget *favor_review_view_new   (void);
void       favor_review_view_set   (FavorReviewView *self,
                                    FavorCursor     *cursor,
                                    FavorAnalysis   *analysis);
gboolean   favor_review_view_focus (FavorReviewView *self);

G_END_DECLS
