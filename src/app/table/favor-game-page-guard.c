/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-game-page-private.h"

#include "favor-press.h"

/* A space too many. It hurries what is told, and does what is chosen: whoever holds it down, or
 * presses it once more at once, means the first, and not what has come in its place meanwhile, which
 * may be the question whether the turn is to end. */

/**
 * favor_game_page_note_space:
 * @time: of the event, in milliseconds
 * @pressed: whether the key went down, or again while it is held; otherwise it was let go
 */
void
favor_game_page_note_space (FavorGamePage *self, guint32 time, gboolean pressed)
{
  if (pressed)
    {
      self->space_too_many = self->space_held ||
                             favor_press_is_repeated (GTK_WIDGET (self),
                                                      self->spaced,
                                                      time);
      self->spaced = time;
    }
  self->space_held = pressed;
}

/**
 * favor_game_page_forget_space:
 *
 * What is done next is done by something else, and a space behind it is the first again.
 */
void
favor_game_page_forget_space (FavorGamePage *self)
{
  self->spaced = 0;
  self->space_too_many = FALSE;
}

/**
 * favor_game_page_take_space:
 *
 * Returns: whether it is a space too many that is about to do something; asked once
 */
gboolean
favor_game_page_take_space (FavorGamePage *self)
{
  gboolean too_many = self->space_too_many;

  self->space_too_many = FALSE;
  return too_many;
}
