/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-pad-fold.h"

#include "favor-children.h"
#include "favor-pad-column.h"

/* On both sides of what stands above a column. */
#define HEAD_PADDING 8

/* As many as there is room for up to that round. */
static void
fit_back (FavorPadFold *self, const int *widths, guint last, int folded, int room)
{
  for (self->n = 0; self->n <= last; self->n++)
    {
      room -= widths[last - self->n];
      if (room < (self->n < last ? folded : 0) && self->n > 0)
        break;
    }
  self->first = last + 1 - self->n;
}

/* And from that round on; `n_columns` are there. */
static void
fit_on (FavorPadFold *self, const int *widths, guint n_columns, int folded, int room)
{
  guint rest = n_columns - self->first;

  for (self->n = 0; self->n < rest; self->n++)
    {
      room -= widths[self->first + self->n];
      if (room < (self->n < rest - 1 ? folded : 0) && self->n > 0)
        break;
    }
}

/* Where not even one round and what the others share have room, the sums come first. */
static void
stand_alone (FavorPadFold *self, const int *widths, guint n_columns, int folded, int room)
{
  int needed = (self->first > 0 ? folded : 0) +
               (self->first + self->n < n_columns ? folded : 0);

  for (guint i = 0; i < self->n; i++)
    needed += widths[self->first + i];
  self->alone = needed > room;
  if (self->alone && widths[self->first] > room)
    self->n = 0;
}

void
favor_pad_fold_fit (FavorPadFold *self,
                    const int    *widths,
                    guint         n_columns,
                    int           folded,
                    int           room)
{
  guint end = n_columns - 1;
  guint at = MIN (self->at, end);
  int   all = 0;

  for (guint i = 0; i < n_columns; i++)
    all += widths[i];
  self->first = 0;
  self->n = n_columns;
  self->alone = FALSE;
  if (all <= room)
    return;
  if (self->on)
    {
      self->first = at;
      fit_on (self, widths, n_columns, folded, at > 0 ? room - folded : room);
    }
  else
    fit_back (self, widths, at, folded, at < end ? room - folded : room);
  /* None of the room is left over at the ends. */
  if (self->first + self->n == n_columns)
    fit_back (self, widths, end, folded, room);
  else if (self->first == 0)
    fit_on (self, widths, n_columns, folded, room);
  stand_alone (self, widths, n_columns, folded, room);
}

/* ---- Columns -------------------------------------------------------------------------- */

/* (transfer full): what stands above the rounds. */
static char *
title_of (GPtrArray *columns, guint from, guint to)
{
  FavorPadColumn *first = g_ptr_array_index (columns, from);
  FavorPadColumn *last = g_ptr_array_index (columns, to);

  return from == to ? g_strdup (first->title)
                    : g_strconcat (first->title, "\u2013", last->title, NULL);
}

/* How wide one is that many rounds share. */
static int
measure_folded (GPtrArray *columns, guint n_columns)
{
  FavorPadColumn         *column = g_ptr_array_index (columns, 0);
  g_autofree char        *title = title_of (columns, 0, n_columns - 1);
  g_autoptr (PangoLayout) layout = NULL;
  int                     width;

  layout = gtk_widget_create_pango_layout (column->head, title);
  pango_layout_get_pixel_size (layout, &width, NULL);
  return width + HEAD_PADDING;
}

static void
show_column (const FavorPadFold *self,
             GPtrArray          *columns,
             guint               n_columns,
             guint               position,
             GListModel         *rows)
{
  FavorPadColumn *column = g_ptr_array_index (columns, position);
  guint           end = self->first + self->n;
  gboolean        own = position >= self->first && position < end;
  gboolean        shared = !own && !self->alone &&
                    (position + 1 == self->first || position == end);
  guint            from = shared && position < self->first ? 0 : position;
  guint            to = shared && position == end ? n_columns - 1 : position;
  g_autofree char *title = title_of (columns, from, to);

  if (favor_pad_column_show_rounds (column, from, to, title))
    favor_pad_column_fill (column, rows, TRUE);
  favor_pad_column_set_visible (column, own || shared);
}

/* Whether each round is in a column that has room, be it a shared one; there is so much more room
 * than the columns take now. */
static gboolean
try_fit (FavorPadFold *self, GPtrArray *columns, guint n_columns, int room)
{
  g_autofree int *widths = g_new0 (int, n_columns);

  for (guint i = 0; i < n_columns; i++)
    {
      FavorPadColumn *column = g_ptr_array_index (columns, i);

      room += favor_pad_column_measure (column);
      widths[i] = column->width;
    }
  favor_pad_fold_fit (self, widths, n_columns, measure_folded (columns, n_columns), room);
  return !self->alone;
}

void
favor_pad_fold_update (FavorPadFold *self,
                       GtkGrid      *grid,
                       GPtrArray    *columns,
                       guint         n_columns,
                       GListModel   *rows,
                       int           room)
{
  FavorPadLines lines = FAVOR_PAD_LINES_ONE;

  /* Without the names. */
  room += favor_pad_margin_measure (grid, rows, self->lines) -
          favor_child_get_least (GTK_WIDGET (grid), GTK_ORIENTATION_HORIZONTAL, -1);
  while (!try_fit (self,
                   columns,
                   n_columns,
                   room - favor_pad_margin_measure (grid, rows, lines)) &&
         lines < FAVOR_PAD_LINES_ANY)
    lines++;
  if (lines != self->lines || lines != FAVOR_PAD_LINES_ONE)
    favor_pad_margin_break (grid, rows, lines);
  self->lines = lines;
  for (guint i = 0; i < n_columns; i++)
    show_column (self, columns, n_columns, i, rows);
}

void
favor_pad_fold_turn (FavorPadFold *self, guint column)
{
  self->on = column >= self->first;
  self->at = column;
}
