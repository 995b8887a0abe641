/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-pad-margin.h"

#include "favor-accessible.h"
#include "favor-pad-text.h"

static GtkWidget *
new_label (const char *text, const char *css_class, float xalign, GtkAccessibleRole role)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "label",
                                   text,
                                   "accessible-role",
                                   role,
                                   NULL);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
add_head (GtkGrid *grid, gboolean has_rounds)
{
  /* Translators: head of the first column of a scoring pad: where points come from */
  const char *first = has_rounds ? _ ("Round") : _ ("Source");

  gtk_grid_attach (grid,
                   new_label (first, "head", 0, GTK_ACCESSIBLE_ROLE_COLUMN_HEADER),
                   0,
                   0,
                   1,
                   1);
  if (has_rounds)
    gtk_grid_attach (
      grid,
      /* Translators: head of the last column of a scoring pad; little space */
      new_label (_ ("Sum"), "head", 1, GTK_ACCESSIBLE_ROLE_COLUMN_HEADER),
      1,
      0,
      1,
      1);
}

int
favor_pad_margin_find_row (guint n_rows, guint position, gboolean sum_first)
{
  if (!sum_first)
    return (int) position + 1;
  return position + 1 == n_rows ? 1 : (int) position + 2;
}

/* `at`: in the grid. */
static void
add_row (GtkGrid *grid, FavorPadRow *row, int at, gboolean has_rounds)
{
  GtkWidget *title = new_label (favor_pad_row_get_title (row),
                                "source",
                                0,
                                GTK_ACCESSIBLE_ROLE_ROW_HEADER);
  GtkWidget *sum = has_rounds ? new_label ("", "sum", 1, GTK_ACCESSIBLE_ROLE_CELL) : NULL;

  favor_accessible_set_cell (title, 0, (guint) at);

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
  gtk_grid_attach (grid, title, 0, at, 1, 1);
  if (has_rounds)
    gtk_grid_attach (grid, sum, 1, at, 1, 1);
}

void
favor_pad_margin_show_sum (GtkWidget *sum, FavorPadRow *row)
{
  g_autofree char *total = favor_pad_text_sum (row);
  g_autofree char *words = NULL;

  gtk_label_set_label (GTK_LABEL (sum), total);
  /* What shows nothing has a name, too. */
  words = favor_pad_text_cell (row, favor_pad_row_get_total (row), _ ("Sum"), FALSE);
  favor_accessible_set_name (sum, words);
}

void
favor_pad_margin_build (GtkGrid    *grid,
                        GListModel *rows,
                        gboolean    has_rounds,
                        gboolean    sum_first)
{
  const guint n = g_list_model_get_n_items (rows);

  add_head (grid, has_rounds);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (FavorPadRow) row = g_list_model_get_item (rows, i);

      add_row (grid, row, favor_pad_margin_find_row (n, i, sum_first), has_rounds);
    }
}

/* ---- Names in several lines ----------------------------------------------------------- */

static GtkWidget *
nth_name (GtkGrid *grid, guint nth)
{
  return gtk_grid_get_child_at (grid, 0, (int) nth + 1);
}

static int
text_width (GtkWidget *label, const char *text)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (label, text);
  int                     width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  return width;
}

/* As narrow as it can be in two lines. */
static int
measure_halves (GtkWidget *label, const char *text)
{
  int best = text_width (label, text);

  for (const char *gap = strchr (text, ' '); gap != NULL; gap = strchr (gap + 1, ' '))
    {
      g_autofree char *first = g_strndup (text, (gsize) (gap - text));

      best = MIN (best, MAX (text_width (label, first), text_width (label, gap + 1)));
    }
  return best;
}

static int
measure_words (GtkWidget *label, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  int            width = 0;

  for (guint i = 0; words[i] != NULL; i++)
    width = MAX (width, text_width (label, words[i]));
  return width;
}

static int
measure_name (GtkWidget *label, const char *text, FavorPadLines lines)
{
  switch (lines)
    {
    case FAVOR_PAD_LINES_ONE:
      return text_width (label, text);
    case FAVOR_PAD_LINES_TWO:
      return measure_halves (label, text);
    case FAVOR_PAD_LINES_ANY:
      return measure_words (label, text);
    }
  g_return_val_if_reached (0);
}

/* (transfer full): the same in lines that are no wider. */
static char *
break_lines (GtkWidget *label, const char *text, int width)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (label, text);
  GString                *lines = g_string_new (NULL);

  pango_layout_set_width (layout, width * PANGO_SCALE);
  for (GSList *l = pango_layout_get_lines_readonly (layout); l != NULL; l = l->next)
    {
      const PangoLayoutLine *line = l->data;
      g_autofree char *words = g_strndup (text + line->start_index, (gsize) line->length);

      if (lines->len > 0)
        g_string_append_c (lines, '\n');
      g_string_append (lines, g_strchomp (words));
    }
  return g_string_free (lines, FALSE);
}

int
favor_pad_margin_measure (GtkGrid *grid, GListModel *rows, FavorPadLines lines)
{
  int width = 0;

  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (FavorPadRow) row = g_list_model_get_item (rows, i);

      width = MAX (width,
                   measure_name (nth_name (grid, i),
                                 favor_pad_row_get_title (row),
                                 lines));
    }
  return width;
}

/* A label that wraps by itself would do so only when the table knows its width, and then be higher
 * than the table. */
void
favor_pad_margin_break (GtkGrid *grid, GListModel *rows, FavorPadLines lines)
{
  int width = favor_pad_margin_measure (grid, rows, lines);

  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (FavorPadRow) row = g_list_model_get_item (rows, i);
      GtkWidget              *name = nth_name (grid, i);
      g_autofree char *text = break_lines (name, favor_pad_row_get_title (row), width);

      gtk_label_set_label (GTK_LABEL (name), text);
    }
}
