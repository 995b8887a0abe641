/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-pad-margin.h"

GtkWidget *
favor_pad_margin_new_label (const char *text, const char *css_class, float xalign)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
add_head (GtkGrid *grid, gboolean has_rounds)
{
  /* Translators: head of the first column of a scoring pad: where points come from */
  const char *first = has_rounds ? _ ("Round") : _ ("Source");

  gtk_grid_attach (grid, favor_pad_margin_new_label (first, "head", 0), 0, 0, 1, 1);
  if (has_rounds)
    gtk_grid_attach (
      grid,
      /* Translators: head of the last column of a scoring pad; little space */
      favor_pad_margin_new_label (_ ("Sum"), "head", 1),
      1,
      0,
      1,
      1);
}

static void
add_row (GtkGrid *grid, FavorPadRow *row, guint position, gboolean has_rounds)
{
  GtkWidget *title = favor_pad_margin_new_label (favor_pad_row_get_title (row),
                                                 "source",
                                                 0);
  GtkWidget *sum = has_rounds ? favor_pad_margin_new_label ("", "sum", 1) : NULL;

  if (!has_rounds)
    {
      /* Seats share no columns. */
      gtk_label_set_wrap (GTK_LABEL (title), TRUE);
      gtk_label_set_width_chars (GTK_LABEL (title), 9);
    }
  gtk_widget_set_hexpand (title, TRUE);
  if (favor_pad_row_is_total (row))
    {
      gtk_widget_add_css_class (title, "total");
      if (has_rounds)
        gtk_widget_add_css_class (sum, "total");
    }
  gtk_grid_attach (grid, title, 0, (int) position + 1, 1, 1);
  if (has_rounds)
    gtk_grid_attach (grid, sum, 1, (int) position + 1, 1, 1);
}

void
favor_pad_margin_build (GtkGrid *grid, GListModel *rows, gboolean has_rounds)
{
  add_head (grid, has_rounds);
  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (FavorPadRow) row = g_list_model_get_item (rows, i);

      add_row (grid, row, i, has_rounds);
    }
}
