/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-rows.h"

/* What overlaps may be that much smaller. */
#define CROWD_SHARE 0.75

/* Where there is no room for all of them side by side they overlap, in two rows if possible. */
static void
crowd (FavorRows *self, double aspect, double least, double most)
{
  const double gap = self->gap, room = self->at.size.width - 2 * gap;
  const guint  down = self->at.size.height >= 2 * least / aspect + 3 * gap ? 2 : 1;

  self->across = (self->n + down - 1) / down;
  self->width = CLAMP (((self->at.size.height - gap) / down - gap) * aspect, least, most);
  self->step = self->width + gap;
  if (self->across > 1)
    self->step = MIN (self->step, (room - self->width) / (self->across - 1));
}

/**
 * favor_rows_fit:
 * @at: where there is room
 * @n: how many there are
 * @aspect: of each, its width for its height
 * @gap: between them, and around all
 * @least: below this width they overlap
 * @most: none is wider
 *
 * Lays as many side by side as let them be largest.
 */
void
favor_rows_fit (FavorRows             *self,
                const graphene_rect_t *at,
                guint                  n,
                double                 aspect,
                double                 gap,
                double                 least,
                double                 most)
{
  *self = (FavorRows){ .at = *at, .n = n, .across = 1, .gap = gap };
  for (guint across = 1; across <= n; across++)
    {
      const guint  down = (n + across - 1) / across;
      const double by_width = (at->size.width - gap * (across + 1)) / across;
      const double by_height = ((at->size.height - gap) / down - gap) * aspect;
      const double fits = MIN (MIN (by_width, by_height), most);

      /* Two in a row look better than one above the other. */
      if (fits <= self->width && (across != 2 || fits < self->width))
        continue;
      self->across = across;
      self->width = fits;
      self->step = fits + gap;
    }
  if (self->width < least)
    crowd (self, aspect, least * CROWD_SHARE, most);
  self->height = self->width / aspect;
}

/**
 * favor_rows_get:
 * @index: of the things, from 0 to fewer than there are
 *
 * Returns: where that one lies, counted from where their place is counted from
 */
graphene_rect_t
favor_rows_get (const FavorRows *self, guint index)
{
  const guint  row = index / self->across, column = index % self->across;
  const guint  in_row = MIN (self->across, self->n - row * self->across);
  const double used = self->width + (in_row - 1) * self->step;

  return FAVOR_RECT (self->at.origin.x +
                       (float) ((self->at.size.width - used) / 2 + column * self->step),
                     self->at.origin.y +
                       (float) (self->gap + row * (self->height + self->gap)),
                     self->width,
                     self->height);
}
