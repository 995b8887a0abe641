/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "emperor-palace-private.h"

/* The pill above a place of the palace, which says what a choice would bring there. It covers no
 * name: where there is not room enough for all its words, it says what counts. */

#define EDGE 4
#define GAP  6
/* How much of it stands above its place, of its height: above a roof, and above what is small and
 * has a number in its middle. */
#define ABOVE_ROOF  0.35f
#define ABOVE_THING 0.6f

void
emperor_palace_place_preview (EmperorPalace *self)
{
  graphene_point_t       anchor = GRAPHENE_POINT_INIT (0.5f, ABOVE_THING);
  const graphene_rect_t *at;
  double                 room = self->in_columns ? 0 : self->width;

  if (self->preview_key < 0)
    return;
  at = &self->spots[self->preview_key];
  /* The middle of a place is seen best, but the name on a roof begins at its start. */
  if (self->preview_key < EMPEROR_KEY_STAFF + EMPEROR_N_STAFF)
    {
      guint staff = (guint) self->preview_key - EMPEROR_KEY_STAFF;

      anchor = GRAPHENE_POINT_INIT (1, ABOVE_ROOF);
      room = at->size.width - GAP -
             emperor_pavilion_measure_name (&self->pavilions[staff],
                                            GTK_WIDGET (self),
                                            staff);
    }
  favor_pill_place (&self->preview,
                    FAVOR_BOARD (self),
                    room,
                    &anchor,
                    at,
                    &FAVOR_RECT (EDGE, 2, self->width - 2 * EDGE, self->height - 4));
}

void
emperor_palace_set_preview (EmperorPalace *self,
                            int            key,
                            const char    *words,
                            const char    *brief)
{
  gboolean moved;

  g_return_if_fail (EMPEROR_IS_PALACE (self));
  g_return_if_fail (key < EMPEROR_N_KEYS);

  moved = self->preview_key != key;
  self->preview_key = key;
  /* The decision bar says the same. */
  if (favor_pill_set (&self->preview,
                      FAVOR_BOARD (self),
                      key >= 0 ? words : NULL,
                      key >= 0 ? brief : NULL) ||
      moved)
    favor_board_rearrange (FAVOR_BOARD (self), FALSE);
}
