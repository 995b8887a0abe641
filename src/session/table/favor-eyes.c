/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "favor-eyes.h"

static FavorSeat
only_person (FavorSession *session)
{
  for (guint i = 0; i < favor_session_get_n_seats (session); i++)
    if (!favor_session_get_player (session, (FavorSeat) i)->is_bot)
      return (FavorSeat) i;
  return FAVOR_SEAT_NONE;
}

/* Whether a computer has its turn. Its short answer in the turn of a person does not count: that
 * person stays at the screen. */
static gboolean
is_turn_of_computer (FavorSession *session, FavorSeat person)
{
  guint            n = favor_session_get_n_plies (session);
  const FavorHead *head = favor_game_head (favor_session_get_state (session, n));

  return !favor_session_awaits_person (session) && head->turn_owner != person;
}

/**
 * favor_eyes_find_own:
 * @person: who is at the screen, or %FAVOR_SEAT_NONE
 *
 * Of several people, anybody may look on while a computer plays.
 *
 * Returns: a viewer, see FavorCursor
 */
FavorSeat
favor_eyes_find_own (FavorSession *session, FavorSeat person)
{
  g_return_val_if_fail (FAVOR_IS_SESSION (session), FAVOR_SEAT_NONE);

  switch (favor_session_count_people (session))
    {
    case 0:
      return FAVOR_VIEWER_OPEN;
    case 1:
      return only_person (session);
    default:
      if (favor_session_get_over (session))
        return FAVOR_VIEWER_OPEN;
      return is_turn_of_computer (session, person) ? FAVOR_SEAT_NONE : person;
    }
}

/**
 * favor_eyes_need_cover:
 * @person: who is at the screen, or %FAVOR_SEAT_NONE
 * @eyes: that were asked for
 *
 * Returns: whether somebody else decides, who has secrets and is awaited in the newest position
 */
gboolean
favor_eyes_need_cover (FavorCursor *cursor, FavorSeat person, int eyes)
{
  FavorSession *session;
  guint         n;

  g_return_val_if_fail (FAVOR_IS_CURSOR (cursor), TRUE);

  session = favor_cursor_get_session (cursor);
  n = favor_session_get_n_plies (session);
  if (favor_session_count_people (session) < 2 || !favor_cursor_get_live (cursor) ||
      !favor_session_awaits_person (session) ||
      favor_session_get_decider (session) == person)
    return FALSE;
  /* All hands are open already, by a decision of the people themselves. */
  if (eyes == FAVOR_VIEWER_OPEN)
    return FALSE;
  /* The true state decides only whether there are secrets at all; none is shown. */
  return favor_game_has_secrets (favor_session_get_game (session),
                                 favor_session_get_state (session, n));
}

/**
 * favor_eyes_peek:
 * @person: who is at the screen, or %FAVOR_SEAT_NONE
 * @eyes: that are asked for
 *
 * Returns: whether that deserves a warning
 */
gboolean
favor_eyes_peek (FavorCursor *cursor, FavorSeat person, int eyes)
{
  g_return_val_if_fail (FAVOR_IS_CURSOR (cursor), TRUE);

  if (eyes == FAVOR_EYES_OWN || eyes == FAVOR_SEAT_NONE)
    return FALSE;
  if (favor_cursor_may_open_hands (cursor))
    return FALSE;
  return eyes == FAVOR_VIEWER_OPEN || person != eyes;
}
