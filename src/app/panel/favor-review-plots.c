/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-review-plots.h"

#include "favor-plot.h"

struct _FavorReviewPlots
{
  GtkWidget parent_instance;

  GtkWidget     *box;
  GtkWidget     *switcher;
  GtkWidget     *stack;
  GtkWidget     *points;
  GtkWidget     *chances;
  FavorAnalysis *analysis;
};

G_DEFINE_FINAL_TYPE (FavorReviewPlots, favor_review_plots, GTK_TYPE_WIDGET)

/* What is new is what one wants to see. */
static void
ready_cb (FavorReviewPlots *self)
{
  gboolean ready = self->analysis != NULL && favor_analysis_get_ready (self->analysis);

  gtk_widget_set_visible (self->switcher, ready);
  gtk_stack_set_visible_child (GTK_STACK (self->stack),
                               ready ? self->chances : self->points);
}

static void
drop_analysis (FavorReviewPlots *self)
{
  if (self->analysis != NULL)
    g_signal_handlers_disconnect_by_data (self->analysis, self);
  g_clear_object (&self->analysis);
}

static void
favor_review_plots_dispose (GObject *object)
{
  FavorReviewPlots *self = FAVOR_REVIEW_PLOTS (object);

  drop_analysis (self);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (favor_review_plots_parent_class)->dispose (object);
}

static void
favor_review_plots_class_init (FavorReviewPlotsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = favor_review_plots_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "reviewplots");
}

static void
favor_review_plots_init (FavorReviewPlots *self)
{
  self->points = favor_plot_new (FALSE);
  self->chances = favor_plot_new (TRUE);
  self->stack = gtk_stack_new ();
  gtk_stack_add_titled (GTK_STACK (self->stack),
                        self->points,
                        "points",
                        /* Translators: which plot is shown: of the points */
                        _ ("Points"));
  gtk_stack_add_titled (GTK_STACK (self->stack),
                        self->chances,
                        "chances",
                        /* Translators: which plot is shown: of the chances to win */
                        _ ("Chances"));
  self->switcher = gtk_stack_switcher_new ();
  gtk_stack_switcher_set_stack (GTK_STACK_SWITCHER (self->switcher),
                                GTK_STACK (self->stack));
  gtk_widget_add_css_class (self->switcher, "plot-switcher");
  gtk_widget_set_visible (self->switcher, FALSE);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_add_css_class (self->box, "pagebox");
  gtk_box_append (GTK_BOX (self->box), self->switcher);
  gtk_box_append (GTK_BOX (self->box), self->stack);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

/**
 * favor_review_plots_set_cursor:
 * @cursor: (nullable): whose line to show, and to move
 */
void
favor_review_plots_set_cursor (FavorReviewPlots *self, FavorCursor *cursor)
{
  g_return_if_fail (FAVOR_IS_REVIEW_PLOTS (self));

  favor_plot_set_cursor (FAVOR_PLOT (self->points), cursor);
  favor_plot_set_cursor (FAVOR_PLOT (self->chances), cursor);
}

/**
 * favor_review_plots_set_analysis:
 * @analysis: (nullable): of the session of the cursor
 */
void
favor_review_plots_set_analysis (FavorReviewPlots *self, FavorAnalysis *analysis)
{
  g_return_if_fail (FAVOR_IS_REVIEW_PLOTS (self));

  if (self->analysis == analysis)
    return;
  drop_analysis (self);
  favor_plot_set_analysis (FAVOR_PLOT (self->points), analysis);
  favor_plot_set_analysis (FAVOR_PLOT (self->chances), analysis);
  if (analysis != NULL)
    {
      self->analysis = g_object_ref (analysis);
      g_signal_connect_object (analysis,
                               "notify::ready",
                               G_CALLBACK (ready_cb),
                               self,
                               G_CONNECT_SWAPPED);
    }
  ready_cb (self);
}
