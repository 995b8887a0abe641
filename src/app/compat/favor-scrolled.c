/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-scrolled.h"

#include <adwaita.h>

#include "favor-children.h"

/* In a wide panel the controls on a page are no wider. */
#define PAGE_WIDTH_MOST 480

/* Of any widget; a scrolled window that is realized again listens anew. */
static gboolean
unrealize_cb (GSignalInvocationHint *hint,
              guint                  n_values,
              const GValue          *values,
              gpointer               data)
{
  gpointer widget = g_value_get_object (values);

  if (GTK_IS_SCROLLED_WINDOW (widget))
    g_signal_handlers_disconnect_matched (
      gtk_widget_get_settings (widget),
      G_SIGNAL_MATCH_ID | G_SIGNAL_MATCH_DETAIL | G_SIGNAL_MATCH_DATA,
      g_signal_lookup ("notify", G_TYPE_OBJECT),
      g_quark_from_static_string ("gtk-overlay-scrolling"),
      NULL,
      NULL,
      widget);
  return TRUE;
}

void
favor_scrolled_set_up (void)
{
  g_signal_add_emission_hook (g_signal_lookup ("unrealize", GTK_TYPE_WIDGET),
                              0,
                              unrealize_cb,
                              NULL,
                              NULL);
}

GtkWidget *
favor_scrolled_new_page (GtkWidget *content)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *clamp = g_object_new (ADW_TYPE_CLAMP,
                                   "maximum-size",
                                   PAGE_WIDTH_MOST,
                                   "tightening-threshold",
                                   PAGE_WIDTH_MOST,
                                   "child",
                                   content,
                                   NULL);

  /* What is in it takes the focus. */
  gtk_widget_set_focusable (scroller, FALSE);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller),
                                  GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), clamp);
  return scroller;
}

static GtkSizeRequestMode
get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* A scrolled window asks its content without a width, in which a grid is as high as it ever is. */
static void
measure (GtkWidget     *widget,
         GtkOrientation orientation,
         int            for_size,
         int           *minimum,
         int           *natural,
         int           *minimum_baseline,
         int           *natural_baseline)
{
  GtkWidget *scroller = gtk_widget_get_first_child (widget);
  GtkWidget *content = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scroller));

  favor_child_measure (scroller, orientation, for_size, minimum, natural);
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0)
    *natural = MAX (*minimum,
                    favor_child_get_height (gtk_widget_get_first_child (content),
                                            for_size));
}

static void
allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_allocate (gtk_widget_get_first_child (widget),
                       width,
                       height,
                       baseline,
                       NULL);
}

GtkLayoutManager *
favor_scrolled_layout_new (void)
{
  return gtk_custom_layout_new (get_request_mode, measure, allocate);
}
