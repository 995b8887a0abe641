/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-review-plots.h"

#include "favor-closures.h"
#include "favor-plot.h"

struct _FavorReviewPlots
{
  GtkWidget parent_instance;

  /* What the template binds all the rest to. */
  FavorPlyPicture *points;
};

G_DEFINE_FINAL_TYPE (FavorReviewPlots, favor_review_plots, GTK_TYPE_WIDGET)

static void
favor_review_plots_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), FAVOR_TYPE_REVIEW_PLOTS);

  G_OBJECT_CLASS (favor_review_plots_parent_class)->dispose (object);
}

static void
favor_review_plots_class_init (FavorReviewPlotsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = favor_review_plots_dispose;

  g_type_ensure (FAVOR_TYPE_PLOT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               FAVOR_RESOURCES "review-plots.ui");
  gtk_widget_class_bind_template_child (widget_class, FavorReviewPlots, points);
  gtk_widget_class_bind_template_child_full (widget_class, "box", FALSE, 0);
  gtk_widget_class_bind_template_callback (widget_class, favor_closure_plot_page);
  gtk_widget_class_set_css_name (widget_class, "reviewplots");
}

static void
favor_review_plots_init (FavorReviewPlots *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * favor_review_plots_set_cursor:
 * @cursor: (nullable): whose line to show, and to move
 */
void
favor_review_plots_set_cursor (FavorReviewPlots *self, FavorCursor *cursor)
{
  g_return_if_fail (FAVOR_IS_REVIEW_PLOTS (self));

  favor_ply_picture_set_cursor (self->points, cursor);
}

/**
 * favor_review_plots_set_analysis:
 * @analysis: (nullable): of the session of the cursor
 */
void
favor_review_plots_set_analysis (FavorReviewPlots *self, FavorAnalysis *analysis)
{
  g_return_if_fail (FAVOR_IS_REVIEW_PLOTS (self));

  favor_ply_picture_set_analysis (self->points, analysis);
}
