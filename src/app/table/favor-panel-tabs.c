/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-panel-tabs.h"

#include "favor-tooltip.h"

/* So many letters of the tab in front are never cut off. */
#define TAB_LETTERS 9

/* The others give way before the word of the one in front; tooltips have what is cut off. */
static void
shorten_cb (GtkToggleButton *tab)
{
  GtkWidget  *label = gtk_button_get_child (GTK_BUTTON (tab));
  const char *word;

  if (!GTK_IS_LABEL (label))
    return;
  word = gtk_label_get_label (GTK_LABEL (label));
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label),
                             gtk_toggle_button_get_active (tab)
                               ? (int) MIN (g_utf8_strlen (word, -1), TAB_LETTERS)
                               : -1);
  favor_tooltip_set (GTK_WIDGET (tab), word);
}

/* The switcher makes its buttons itself, and their labels anew with each other title. */
static void
shorten_all (GtkWidget *tabs)
{
  for (GtkWidget *tab = gtk_widget_get_first_child (tabs); tab != NULL;
       tab = gtk_widget_get_next_sibling (tab))
    {
      g_signal_handlers_disconnect_by_func (tab, shorten_cb, NULL);
      g_signal_connect (tab, "notify::child", G_CALLBACK (shorten_cb), NULL);
      g_signal_connect (tab, "notify::active", G_CALLBACK (shorten_cb), NULL);
      shorten_cb (GTK_TOGGLE_BUTTON (tab));
    }
}

void
favor_panel_tabs_shorten (GtkWidget *tabs, GtkStack *pages)
{
  g_autoptr (GtkSelectionModel) model = gtk_stack_get_pages (pages);

  g_signal_connect_object (model,
                           "items-changed",
                           G_CALLBACK (shorten_all),
                           tabs,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  shorten_all (tabs);
}
