/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-view-parts.h"

static void
clear_chip (gpointer data)
{
  FavorChip *chip = data;

  g_free (chip->label);
  g_free (chip->why_not);
}

GArray *
favor_chips_new (void)
{
  GArray *chips = g_array_new (FALSE, FALSE, sizeof (FavorChip));

  g_array_set_clear_func (chips, clear_chip);
  return chips;
}

void
favor_chips_add (GArray       *chips,
                 FavorChipKind kind,
                 guint         id,
                 gboolean      on,
                 char         *label,
                 char         *why_not)
{
  FavorChip chip = { kind, id, !!on, label, why_not };

  g_array_append_val (chips, chip);
}

void
favor_seat_look_clear (FavorSeatLook *look)
{
  g_clear_pointer (&look->emblem, g_free);
  g_clear_pointer (&look->facts, g_free);
  g_clear_pointer (&look->brief, g_free);
  g_clear_pointer (&look->badge, g_free);
  g_clear_pointer (&look->badge_art, g_free);
  g_clear_pointer (&look->mark, g_free);
  g_clear_pointer (&look->mark_art, g_free);
  look->has_score = look->touched = FALSE;
  look->change = 0;
}
