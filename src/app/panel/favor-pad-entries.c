/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-pad-entries.h"

#include "favor-accessible.h"
#include "favor-closures.h"
#include "favor-label.h"
#include "favor-pad-text.h"
#include "favor-text.h"
#include "favor-tooltip.h"
#include "favor-turns.h"

/* Much may happen in one ply; all of it is in the tooltip. */
#define MOST_LINES 3

struct _FavorPadEntries
{
  GtkBox parent_instance;

  GtkWidget   *title;
  GtkWidget   *list;
  FavorCursor *cursor;
  /* (nullable): where it came from is seen there. */
  FavorGameView *view;
  /* Of the cell. */
  FavorSeat seat;
  guint     line;
};

G_DEFINE_FINAL_TYPE (FavorPadEntries, favor_pad_entries, GTK_TYPE_BOX)

static void
point_out (FavorPadEntries *self, const GArray *entries)
{
  if (self->view != NULL)
    favor_game_view_point_out (self->view, self->seat, self->line, entries);
}

/* On the way there the view forgets what stood out. */
static void
row_activated_cb (FavorPadEntries *self, GtkListBoxRow *row)
{
  g_autoptr (GArray) entries = g_array_new (FALSE, FALSE, sizeof (FavorPadEntry));
  FavorPadEntry      entry = {
         .ply = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "ply")),
  };

  g_array_append_val (entries, entry);
  favor_cursor_go_to (self->cursor, entry.ply);
  point_out (self, entries);
}

static void
favor_pad_entries_dispose (GObject *object)
{
  g_clear_object (&FAVOR_PAD_ENTRIES (object)->cursor);
  g_clear_weak_pointer (&FAVOR_PAD_ENTRIES (object)->view);

  G_OBJECT_CLASS (favor_pad_entries_parent_class)->dispose (object);
}

static void
favor_pad_entries_class_init (FavorPadEntriesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = favor_pad_entries_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               FAVOR_RESOURCES "pad-entries.ui");
  gtk_widget_class_bind_template_child (widget_class, FavorPadEntries, title);
  gtk_widget_class_bind_template_child (widget_class, FavorPadEntries, list);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_set_css_name (widget_class, "padentries");
}

static void
favor_pad_entries_init (FavorPadEntries *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * favor_pad_entries_new:
 *
 * Returns: (transfer floating): an empty list
 */
GtkWidget *
favor_pad_entries_new (void)
{
  return g_object_new (FAVOR_TYPE_PAD_ENTRIES, NULL);
}

/**
 * favor_pad_entries_set_view:
 * @view: (nullable): shows what brought the points; not owned
 */
void
favor_pad_entries_set_view (FavorPadEntries *self, FavorGameView *view)
{
  g_return_if_fail (FAVOR_IS_PAD_ENTRIES (self));

  g_set_weak_pointer (&self->view, view);
}

static GtkWidget *
create_row (FavorPadEntries *self, const FavorPadEntry *entry, FavorSeat seat)
{
  GtkWidget       *row = gtk_list_box_row_new ();
  GtkWidget       *line = gtk_grid_new ();
  GtkWidget       *label = favor_label_new_wrapping (NULL);
  GtkWidget       *sum;
  g_autofree char *text = favor_turns_describe_seat (self->cursor, entry->ply, seat);
  g_autofree char *gain = favor_text_gain (entry->gain);
  /* Translators: an entry of a scoring pad, for ears: what happened, and what it brought, such
   * as "+5" */
  g_autofree char *words = favor_text_fill (_ ("{text} {gain}"), "text gain", text, gain);

  sum = gtk_label_new (gain);
  gtk_label_set_label (GTK_LABEL (label), text);
  gtk_label_set_lines (GTK_LABEL (label), MOST_LINES);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (sum, "sum");
  gtk_widget_set_valign (sum, GTK_ALIGN_START);
  gtk_grid_attach (GTK_GRID (line), label, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (line), sum, 1, 0, 1, 1);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), line);
  g_object_set_data (G_OBJECT (row), "ply", GUINT_TO_POINTER (entry->ply));
  favor_tooltip_set (row, text);
  favor_accessible_set_name (row, words);
  return row;
}

/**
 * favor_pad_entries_fill:
 * @position: of a row of @model
 * @column: of @model
 * @round: (nullable): the number of the round, if the columns are rounds
 *
 * Lists what adds up to that cell, and points out where it came from.
 */
void
favor_pad_entries_fill (FavorPadEntries *self,
                        FavorPadModel   *model,
                        guint            position,
                        guint            column,
                        const char      *round)
{
  g_autoptr (GArray) entries = g_array_new (FALSE, FALSE, sizeof (FavorPadEntry));
  g_autofree char   *title = NULL;
  GtkWidget         *row;
  int                seat = (int) column;

  g_return_if_fail (FAVOR_IS_PAD_ENTRIES (self));
  g_return_if_fail (FAVOR_IS_PAD_MODEL (model));

  if (round != NULL)
    g_object_get (model, "seat", &seat, NULL);
  self->seat = (FavorSeat) seat;
  self->line = position;
  g_set_object (&self->cursor,
                favor_cursor_model_get_cursor (FAVOR_CURSOR_MODEL (model)));
  title = favor_pad_text_entries (model, position, self->seat, round);
  gtk_label_set_label (GTK_LABEL (self->title), title);
  favor_accessible_set_name (self->list, title);
  while ((row = gtk_widget_get_first_child (self->list)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (self->list), row);
  favor_pad_model_list_entries (model, position, column, entries);
  for (guint i = 0; i < entries->len; i++)
    gtk_list_box_append (GTK_LIST_BOX (self->list),
                         create_row (self,
                                     &g_array_index (entries, FavorPadEntry, i),
                                     self->seat));
  point_out (self, entries);
}

/**
 * favor_pad_entries_focus:
 *
 * Gives the focus to the first row.
 */
void
favor_pad_entries_focus (FavorPadEntries *self)
{
  GtkWidget *row;

  g_return_if_fail (FAVOR_IS_PAD_ENTRIES (self));

  row = gtk_widget_get_first_child (self->list);
  if (row != NULL)
    gtk_widget_grab_focus (row);
}
