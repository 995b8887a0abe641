/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-drop-down.h"

#include "favor-tooltip.h"

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer user_data)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_list_item_set_child (item, label);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer user_data)
{
  const char *string = gtk_string_object_get_string (gtk_list_item_get_item (item));
  GtkWidget  *label = gtk_list_item_get_child (item);
  int         least_chars = GPOINTER_TO_INT (user_data);

  gtk_label_set_label (GTK_LABEL (label), string);
  gtk_label_set_width_chars (GTK_LABEL (label),
                             MIN (least_chars, (int) g_utf8_strlen (string, -1)));
  favor_tooltip_set (label, string);
}

/**
 * favor_drop_down_make_flexible:
 * @drop_down: of strings
 * @least_chars: so much of what is chosen is always seen, in letters of common width
 *
 * Cuts off what is chosen where there is little room; the list that drops down shows all of
 * it, as ever.
 */
void
favor_drop_down_make_flexible (GtkDropDown *drop_down, int least_chars)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkListItemFactory) usual = NULL;

  g_return_if_fail (GTK_IS_DROP_DOWN (drop_down));

  usual = g_object_ref (gtk_drop_down_get_factory (drop_down));
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), GINT_TO_POINTER (least_chars));
  gtk_drop_down_set_factory (drop_down, factory);
  gtk_drop_down_set_list_factory (drop_down, usual);
}
