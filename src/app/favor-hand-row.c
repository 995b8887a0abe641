/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-hand-row.h"

#define GAP 8
/* Of a fan, of the width of a card; and in pixels where there are many groups. */
#define FAN       (1.0 / 7)
#define FAN_CLOSE 4
/* Where less of a group is seen, of the width of a card, its fan is closed. */
#define CLOSE_BELOW 0.6
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

void
favor_hand_row_fit (FavorHandRow *row, double room, double width)
{
  row->counted = FALSE;
  spread (row, room, row->card * FAN);
  if (row->n_alike > 0 && width >= NARROW &&
      (row->n_groups > 1 ? row->step < row->card * CLOSE_BELOW : row->used > room))
    {
      row->counted = TRUE;
      spread (row, room, FAN_CLOSE);
    }
  if (row->n_groups < 2)
    return;
  row->step = MAX (row->step, least_step (row, width));
  row->used += row->step * (row->n_groups - 1);
}
