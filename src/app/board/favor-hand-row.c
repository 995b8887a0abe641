/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-hand-row.h"

#define GAP 8
/* Of a fan, of the width of a card; and in pixels where there are many groups. */
#define FAN       (1.0 / 7)
#define FAN_CLOSE 4
/* Where less of a group is seen, of the width of a card, its fan is closed. */
#define CLOSE_BELOW 0.6
/* Where cards have a low face, so much of each is seen, or two rows are made: title and figures. */
#define READ 0.99
/* There between two cards at least, and from one that lies below to the next. */
#define GAP_LOW 6
#define FAN_LOW 2
/* A row never has less of each group, but scrolls: in pixels, and of the width of a card in
 * narrow windows, where a row scrolls easily: only rings overlap, and all titles are seen. */
#define STEP_LEAST 26
#define STEP_ROOMY 1.0
#define NARROW     700

static void
spread (FavorHandRow *row, double room, double fan)
{
  row->fan = fan;
  row->used = row->card + row->n_alike * fan;
  row->step = row->n_groups > 1
                ? MIN (row->card + GAP, (room - row->used) / (row->n_groups - 1))
                : 0;
}

static double
least_step (const FavorHandRow *row, double width)
{
  if (!row->grows)
    return 0;
  return width < NARROW ? row->card * STEP_ROOMY : STEP_LEAST;
}

static void
lay (FavorHandRow *row, double room, guint n_rows)
{
  double lead = FAN_LOW * (row->most - 1), spare;

  row->n_low = n_rows;
  row->n_columns = (row->n_groups + n_rows - 1) / n_rows;
  row->card = row->low;
  row->counted = TRUE;
  row->fan = FAN_LOW;
  spare = (room - lead - row->card) / MAX (row->n_columns - 1, 1) - row->card;
  row->step = row->card + CLAMP (spare, GAP_LOW, GAP);
  row->used = lead + row->card + row->step * (row->n_columns - 1);
}

void
favor_hand_row_fit (FavorHandRow *row, double room, double width)
{
  double seen = row->card * (row->low > 0 ? READ : CLOSE_BELOW);

  row->counted = FALSE;
  row->n_low = 0;
  row->n_columns = row->n_groups;
  if (row->low > 0 && row->flat && row->n_groups > 0)
    {
      lay (row, room, 1);
      return;
    }
  spread (row, room, row->card * FAN);
  if (row->n_alike > 0 && width >= NARROW &&
      (row->n_groups > 1 ? row->step < seen : row->used > room))
    {
      row->counted = TRUE;
      spread (row, room, FAN_CLOSE);
    }
  if (row->n_groups < 2)
    return;
  if (row->low > 0 && row->n_groups > 2 && width >= NARROW && row->step < seen)
    {
      lay (row, room, 2);
      return;
    }
  row->step = MAX (row->step, least_step (row, width));
  row->used += row->step * (row->n_groups - 1);
}
