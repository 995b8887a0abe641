/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-library-rows.h"

#include "favor-session-row.h"
#include "favor-signals.h"

#define ROW_KEY "favor-row"

static void
setup_cb (GPtrArray *spare, GtkListItem *item)
{
  GtkWidget *row = NULL;

  if (spare->len > 0)
    row = g_ptr_array_steal_index_fast (spare, spare->len - 1);
  else
    row = g_object_ref_sink (favor_session_row_new (NULL));
  gtk_list_item_set_child (item, row);
  g_object_set_data_full (G_OBJECT (item), ROW_KEY, row, g_object_unref);
}

static void
update_tick (FavorSessionRow *row, GParamSpec *pspec, GtkListItem *item)
{
  g_object_set (row, "selected", gtk_list_item_get_selected (item), NULL);
}

static void
bind_cb (GPtrArray *spare, GtkListItem *item)
{
  GtkWidget *row = gtk_list_item_get_child (item);

  g_object_set (row,
                "entry",
                gtk_list_item_get_item (item),
                "selected",
                gtk_list_item_get_selected (item),
                NULL);
  favor_signals_connect (item, "notify::selected", G_CALLBACK (update_tick), row);
}

static void
unbind_cb (GPtrArray *spare, GtkListItem *item)
{
  GtkWidget *row = gtk_list_item_get_child (item);

  g_signal_handlers_disconnect_by_func (item, update_tick, row);
  g_object_set (row, "entry", NULL, NULL);
}

/* By now the row may have been taken off the item. */
static void
teardown_cb (GPtrArray *spare, GtkListItem *item)
{
  g_autoptr (GtkWidget) row = g_object_steal_data (G_OBJECT (item), ROW_KEY);

  gtk_list_item_set_child (item, NULL);
  g_ptr_array_add (spare, g_steal_pointer (&row));
}

GtkListItemFactory *
favor_library_rows_new (void)
{
  GtkListItemFactory *self = gtk_signal_list_item_factory_new ();
  GPtrArray          *spare = g_ptr_array_new_with_free_func (g_object_unref);

  g_object_set_data_full (G_OBJECT (self),
                          "favor-spare-rows",
                          spare,
                          (GDestroyNotify) g_ptr_array_unref);
  g_signal_connect_swapped (self, "setup", G_CALLBACK (setup_cb), spare);
  g_signal_connect_swapped (self, "bind", G_CALLBACK (bind_cb), spare);
  g_signal_connect_swapped (self, "unbind", G_CALLBACK (unbind_cb), spare);
  g_signal_connect_swapped (self, "teardown", G_CALLBACK (teardown_cb), spare);
  return self;
}
