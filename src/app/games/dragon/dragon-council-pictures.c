/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <string.h>

#include "dragon-council-private.h"

/* Once for a game: in a window of another size, these pictures stand in for others. */
void
dragon_council_prepare (DragonCouncil *self, double width)
{
  if (memcmp (self->prepared_clans, self->clans, sizeof self->clans) == 0)
    return;
  memcpy (self->prepared_clans, self->clans, sizeof self->clans);
  for (guint seat = 0; seat < self->n_seats; seat++)
    {
      guint                 clan = self->clans[seat];
      g_autoptr (FavorFace) back = dragon_face_new_back (clan, 1, FAVOR_NONE);
      /* Of whatever role: it is the crest that no other card has. */
      g_autoptr (FavorFace) front = dragon_face_new_delegate (seat % DRAGON_N_ROLES,
                                                              clan,
                                                              self->small);

      favor_face_prepare (back, GTK_WIDGET (self), width);
      favor_face_prepare (front, GTK_WIDGET (self), width);
    }
}
