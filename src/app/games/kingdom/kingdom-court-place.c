/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "kingdom-court-private.h"

#include "favor-children.h"

/* Where the rows of the court are, in each of its forms. */

/* Of the portraits. */
#define GRID_COLUMNS  5
#define GRID_HEIGHT   46
#define STRIP_COLUMNS 10
#define STRIP_HEIGHT  43
#define GAP           6
/* Of a row, beside what it needs. */
#define SPARE_MOST 12

static int
rows_height (KingdomCourt *self, int width)
{
  int height = 0;

  for (guint i = 0; i < KINGDOM_N_CHARACTERS; i++)
    height += kingdom_court_row_get_height (self->rows[i], KINGDOM_ROW_LINE, width);
  return height;
}

static int
plain_height (KingdomCourt *self)
{
  int height = 0;

  for (guint i = 0; i < KINGDOM_N_CHARACTERS; i++)
    height += kingdom_court_row_get_plain_height (self->rows[i]);
  return height;
}

/* What all rows together can do without. */
static int
yield_height (KingdomCourt *self)
{
  return KINGDOM_N_CHARACTERS * kingdom_court_row_get_yield (self->rows[0]);
}

static int
heading_height (KingdomCourt *self)
{
  return favor_child_get_natural (self->heading, GTK_ORIENTATION_VERTICAL, -1);
}

static int
reach_height (KingdomCourt *self, guint nth, int width)
{
  return kingdom_court_row_get_height (self->reach[nth], KINGDOM_ROW_REACH, width);
}

/* The portraits, and one row. */
static int
grid_height (KingdomCourt *self, int width)
{
  return GRID_HEIGHT * KINGDOM_N_CHARACTERS / GRID_COLUMNS + GAP + heading_height (self) +
         reach_height (self, 0, width);
}

void
kingdom_court_measure_height (KingdomCourt *self, int width, int *minimum, int *natural)
{
  if (self->strip)
    {
      *minimum = *natural = STRIP_HEIGHT * KINGDOM_N_CHARACTERS / STRIP_COLUMNS;
      return;
    }
  *natural = rows_height (self, width);
  *minimum = self->tall ? *natural : MIN (grid_height (self, width), *natural);
}

static void
set_form (KingdomCourt *self, KingdomCourtForm form)
{
  self->form = form;
  for (guint i = 0; i < KINGDOM_N_CHARACTERS; i++)
    kingdom_court_row_set_form (self->rows[i],
                                form == KINGDOM_COURT_ROWS ? KINGDOM_ROW_LINE
                                                           : KINGDOM_ROW_FACE);
}

/* Counted from the start side. */
static void
put (KingdomCourt *self, gpointer child, int x, int y, int width, int height)
{
  const int     all = gtk_widget_get_width (GTK_WIDGET (self));
  GtkAllocation at = { x, y, width, height };

  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    at.x = all - x - width;
  favor_child_allocate (child, &at);
}

/* What is left of the height is shared by all, as long as they stay rows; and what the words of the open one
 * need more than a line for each. */
static int
find_spare (KingdomCourt *self, int width, int height)
{
  const int n = KINGDOM_N_CHARACTERS;
  const int left = height - rows_height (self, width);

  return left < 0 ? (left - n + 1) / n : MIN (left / n, SPARE_MOST);
}

static void
allocate_rows (KingdomCourt *self, int width, int height)
{
  const int spare = find_spare (self, width, height);
  int       y = 0;

  for (guint i = 0; i < KINGDOM_N_CHARACTERS; i++)
    {
      const int all = spare + kingdom_court_row_get_height (self->rows[i],
                                                            KINGDOM_ROW_LINE,
                                                            width);

      kingdom_court_row_set_spare (self->rows[i], spare);
      put (self, self->rows[i], 0, y, width, all);
      y += all;
    }
}

static void
allocate_faces (KingdomCourt *self, int width, int columns, int height)
{
  for (int i = 0; i < KINGDOM_N_CHARACTERS; i++)
    {
      const int from = width * (i % columns) / columns;
      const int to = width * (i % columns + 1) / columns;

      put (self, self->rows[i], from, i / columns * height, to - from, height);
    }
}

/* As many as there is room for. */
static void
allocate_reach (KingdomCourt *self, int width, int height)
{
  int       y = GRID_HEIGHT * KINGDOM_N_CHARACTERS / GRID_COLUMNS + GAP;
  const int head = heading_height (self);
  gboolean  fits = TRUE;

  put (self, self->heading, GAP, y, width - 2 * GAP, head);
  y += head;
  for (guint i = 0; i < N_REACH; i++)
    {
      const int each = reach_height (self, i, width);

      fits = fits && i < self->n_reach && y + each <= height;
      gtk_widget_set_child_visible (GTK_WIDGET (self->reach[i]), fits);
      if (fits)
        put (self, self->reach[i], 0, y, width, each);
      y += each;
    }
}

static void
hide_reach (KingdomCourt *self)
{
  for (guint i = 0; i < N_REACH; i++)
    gtk_widget_set_child_visible (GTK_WIDGET (self->reach[i]), FALSE);
}

/* Which row is open, and what it says, makes no difference, but where the others have nothing left to
 * yield. */
static KingdomCourtForm
choose_form (KingdomCourt *self, int width, int height)
{
  if (self->strip)
    return KINGDOM_COURT_STRIP;
  return height >= plain_height (self) &&
             height >= rows_height (self, width) - yield_height (self)
           ? KINGDOM_COURT_ROWS
           : KINGDOM_COURT_GRID;
}

/* Wishes stand below each other, whatever the names in front of them. */
static void
align_names (KingdomCourt *self)
{
  int width = 0;

  for (guint i = 0; i < KINGDOM_N_CHARACTERS; i++)
    width = MAX (width, kingdom_court_row_get_name_width (self->rows[i]));
  for (guint i = 0; i < KINGDOM_N_CHARACTERS; i++)
    kingdom_court_row_set_column (self->rows[i], width);
  for (guint i = 0; i < N_REACH; i++)
    kingdom_court_row_set_column (self->reach[i], width);
}

void
kingdom_court_place (KingdomCourt *self, int width, int height)
{
  align_names (self);
  set_form (self, choose_form (self, width, height));
  gtk_widget_set_child_visible (self->heading, self->form == KINGDOM_COURT_GRID);
  if (self->form != KINGDOM_COURT_GRID)
    hide_reach (self);
  switch (self->form)
    {
    case KINGDOM_COURT_ROWS:
      allocate_rows (self, width, height);
      break;
    case KINGDOM_COURT_GRID:
      allocate_faces (self, width, GRID_COLUMNS, GRID_HEIGHT);
      allocate_reach (self, width, height);
      break;
    case KINGDOM_COURT_STRIP:
      allocate_faces (self, width, STRIP_COLUMNS, STRIP_HEIGHT);
      break;
    }
}
