/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-scrolled.h"

#include <adwaita.h>

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
