/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "emperor-view-private.h"

/* What a piece does that is dropped on another one. */

/* What dropping something there means, after the dropped piece was chosen. */
static guint
list_drop_parts (EmperorView *self, FavorPiece *on, FavorPart *parts)
{
  guint key = favor_piece_get_key (on), n = 0;

  if (emperor_view_is_in_hand (self, on))
    return 0;
  if (key == EMPEROR_KEY_EMPRESS)
    parts[n++] = emperor_part (EMPEROR_ACTION_PLAY, EMPEROR_WHAT_KIND, 0);
  return n + emperor_view_list_parts (self, on, parts + n);
}

void
emperor_view_drop (EmperorView *self, FavorPiece *on, FavorPiece *piece)
{
  FavorPart parts[EMPEROR_VIEW_PARTS + 1];
  guint     key = favor_piece_get_key (piece), n;

  if (!emperor_view_is_open (self))
    return;
  favor_chooser_clear (FAVOR_CHOOSER (self->aim));
  if (!emperor_view_is_in_hand (self, piece) && key >= EMPEROR_KEY_SLOT &&
      key < EMPEROR_KEY_SLOT + EMPEROR_N_STAFF)
    {
      n = emperor_view_list_parts (self, on, parts);
      if (emperor_view_choose (self, parts, n, on))
        {
          parts[0] = emperor_part (emperor_aim_get_kind (self->aim),
                                   EMPEROR_WHAT_FROM,
                                   (gint) key - EMPEROR_KEY_SLOT);
          emperor_view_choose (self, parts, 1, on);
        }
      return;
    }
  n = emperor_view_list_parts (self, piece, parts);
  if (!emperor_view_choose (self, parts, n, piece))
    return;
  n = list_drop_parts (self, on, parts);
  if (emperor_view_choose (self, parts, n, on) &&
      emperor_aim_get_kind (self->aim) != EMPEROR_ACTION_ALLY)
    emperor_view_commit (self);
}
