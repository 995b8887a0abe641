/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-scrolled.h"

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
