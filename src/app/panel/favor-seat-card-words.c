/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-seat-card-private.h"

#include "favor-text.h"

/* What a seat's card says, to eyes in its second line and to ears. */

/**
 * favor_seat_state_read:
 * @state: empty
 * @row: a seat
 * @look: what the game says of it
 *
 * Before all was shown that led to the position, a seat neither decides nor has won.
 */
void
favor_seat_state_read (FavorSeatState      *state,
                       FavorSeatRow        *row,
                       const FavorSeatLook *look)
{
  g_object_get (row,
                "name",
                &state->name,
                "kind",
                &state->kind,
                "score",
                &state->score,
                "deciding",
                &state->deciding,
                "thinking",
                &state->thinking,
                "winner",
                &state->winner,
                NULL);
  if (!look->has_score)
    return;
  state->score = look->score;
  state->deciding = state->winner = FALSE;
}

/**
 * favor_seat_state_clear:
 * @state: is empty afterwards
 */
void
favor_seat_state_clear (FavorSeatState *state)
{
  g_clear_pointer (&state->name, g_free);
  g_clear_pointer (&state->kind, g_free);
}

/**
 * favor_seat_state_get_status:
 *
 * Returns: (transfer none): what is going on, "" for nothing
 */
const char *
favor_seat_state_get_status (const FavorSeatState *state)
{
  if (state->winner)
    /* Translators: beside a player's name when the game is over; little space */
    return C_ ("seat", "wins");
  if (state->thinking)
    /* Translators: beside the name of a computer player that is choosing; little space */
    return C_ ("seat", "thinks");
  if (state->deciding)
    /* Translators: beside the name of the player who must choose now; little space */
    return C_ ("seat", "decides");
  return "";
}

/**
 * favor_seat_look_get_line:
 * @brief: whether there is little room
 * @otherwise: what is said where the game says nothing
 *
 * That a seat decides, its ground and the bar at its foot say, too: what the game has to say goes
 * before it.
 *
 * Returns: (transfer none): the second line of a card
 */
const char *
favor_seat_look_get_line (const FavorSeatLook *look,
                          gboolean             brief,
                          const char          *otherwise)
{
  if (brief && look->brief != NULL)
    return look->brief;
  return look->facts != NULL ? look->facts : otherwise;
}

/**
 * favor_seat_state_get_subtitle:
 *
 * Returns: (transfer full): who plays, its office, and what is going on: "Casual · Judge · thinks"
 */
char *
favor_seat_state_get_subtitle (const FavorSeatState *state, const FavorSeatLook *look)
{
  const char *status = favor_seat_state_get_status (state);
  GString    *words = g_string_new (state->kind);
  const char *more[] = { look->badge, look->mark, status };

  for (guint i = 0; i < G_N_ELEMENTS (more); i++)
    if (more[i] != NULL && *more[i] != '\0')
      g_string_append_printf (words, " · %s", more[i]);
  return g_string_free (words, FALSE);
}

/* (transfer full): a seat without what the game says of it. */
static char *
describe_player (const FavorSeatState *state)
{
  const char *status = favor_seat_state_get_status (state);

  if (*status == '\0')
    /* Translators: a seat for ears and as tooltip. {kind} is "Person" or a computer's level */
    return favor_text_fill (_ ("{name}, {kind}, score {score}"),
                            "name kind score#",
                            state->name,
                            state->kind,
                            state->score);
  /* Translators: as before; {status} is "wins", "thinks" or "decides" */
  return favor_text_fill (_ ("{name}, {kind}, score {score}, {status}"),
                          "name kind score# status",
                          state->name,
                          state->kind,
                          state->score,
                          status);
}

/* (transfer full): the same with one more thing behind it, if there is one. Takes `seat`. */
static char *
add_words (char *seat, const char *words)
{
  g_autofree char *before = seat;

  if (words == NULL)
    return g_steal_pointer (&before);
  /* Translators: a seat for ears: {seat} is e.g. "Mei, Casual, score 11", {facts} what the game
   * says of it */
  return favor_text_fill (_ ("{seat}; {facts}"), "seat facts", seat, words);
}

/**
 * favor_seat_state_describe:
 *
 * Returns: (transfer full): what is seen of a seat, for ears
 */
char *
favor_seat_state_describe (const FavorSeatState *state, const FavorSeatLook *look)
{
  g_autofree char *list = look->fact_list != NULL ? favor_facts_join (look->fact_list)
                                                  : NULL;
  char            *seat = describe_player (state);

  seat = add_words (seat, look->mark);
  seat = add_words (seat, look->badge);
  return add_words (seat, list != NULL ? list : look->facts);
}
