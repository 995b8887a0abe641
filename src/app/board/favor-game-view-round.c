/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-game-view-private.h"

#include "favor-motion.h"
#include "favor-rounds.h"
#include "favor-text.h"

/* The rules clear the table as soon as a round is over; people want to have seen it. */

static gboolean
is_instant (void)
{
  int speed;

  g_object_get (favor_motion_get_default (), "speed", &speed, NULL);
  return speed == FAVOR_SPEED_INSTANT;
}

/* Only where it happens now, and the whole of it is told. */
guint
favor_show_find_round_end (const FavorShow   *self,
                           FavorCursor       *cursor,
                           const FavorMoment *moment)
{
  guint ply = favor_cursor_get_ply (cursor), n_events;

  if (!self->tells_rounds || ply == 0 || is_instant () || !favor_cursor_get_live (cursor))
    return 0;
  favor_cursor_get_events (cursor, ply, &n_events);
  return moment->n_events == n_events ? favor_rounds_find_split (cursor, ply) : 0;
}

char *
favor_show_describe_round_end (const FavorShow *self, FavorCursor *cursor)
{
  FavorPad pad;

  favor_session_get_game (favor_cursor_get_session (cursor))->score (self->seen, 0, &pad);
  /* Translators: in the decision bar, while a table shows what the round brought */
  return favor_text_fill (_ ("Round {n} is over."), "n#", pad.round);
}
