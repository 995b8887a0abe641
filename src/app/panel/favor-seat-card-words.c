/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-seat-card-private.h"

#include "favor-text.h"

/* What a seat's card says, to eyes in its second line and to ears. */

/* (transfer none): what is going on, "" for nothing. */
const char *
favor_seat_card_get_status (gboolean deciding, gboolean thinking, gboolean winner)
{
  if (winner)
    /* Translators: beside a player's name when the game is over; little space */
    return C_ ("seat", "wins");
  if (thinking)
    /* Translators: beside the name of a computer player that is choosing; little space */
    return C_ ("seat", "thinks");
  if (deciding)
    /* Translators: beside the name of the player who must choose now; little space */
    return C_ ("seat", "decides");
  return "";
}

/* The second line has what the game has to say: that the seat decides, its ground and the bar at
 * its foot say, too. Else what is going on, or who it is. */
const char *
favor_seat_card_get_second_line (FavorSeatCard *card,
                                 const char    *kind,
                                 const char    *status)
{
  if (card->crowded && card->look.brief != NULL)
    return card->look.brief;
  if (card->look.facts != NULL)
    return card->look.facts;
  return *status != '\0' ? status : kind;
}

/* (transfer full): a seat in one sentence, with the score that is shown. Before all was shown that
 * led to it, it tells neither who decides next nor who has won. */
static char *
describe_row (FavorSeatRow *row, int score, gboolean settled)
{
  g_autofree char *name = NULL;
  g_autofree char *kind = NULL;
  g_autofree char *score_text = favor_text_number (score);
  const char      *status;
  gboolean         deciding, thinking, winner;

  g_object_get (row,
                "name",
                &name,
                "kind",
                &kind,
                "deciding",
                &deciding,
                "thinking",
                &thinking,
                "winner",
                &winner,
                NULL);
  status = favor_seat_card_get_status (deciding && settled, thinking, winner && settled);
  if (*status == '\0')
    /* Translators: a seat for ears and as tooltip. {kind} is "Person" or a computer's level */
    return favor_text_expand (_ ("{name}, {kind}, score {score}"),
                              "name",
                              name,
                              "kind",
                              kind,
                              "score",
                              score_text,
                              NULL);
  /* Translators: as before; {status} is "wins", "thinks" or "decides" */
  return favor_text_expand (_ ("{name}, {kind}, score {score}, {status}"),
                            "name",
                            name,
                            "kind",
                            kind,
                            "score",
                            score_text,
                            "status",
                            status,
                            NULL);
}

/* (transfer full): a seat in one sentence, with the mark that the game gave it. */
static char *
describe_marked (FavorSeatCard *card, int score)
{
  g_autofree char *seat = describe_row (card->row, score, !card->look.has_score);

  if (card->look.mark == NULL)
    return g_steal_pointer (&seat);
  return favor_text_expand (_ ("{seat}; {facts}"),
                            "seat",
                            seat,
                            "facts",
                            card->look.mark,
                            NULL);
}

/* (transfer full): what is seen of a seat, for ears. */
char *
favor_seat_card_describe (FavorSeatCard *card, int score)
{
  g_autofree char *list = card->look.fact_list != NULL
                            ? favor_facts_join (card->look.fact_list)
                            : NULL;
  const char      *badge = card->look.badge;
  const char      *facts = list != NULL ? list : card->look.facts;
  g_autofree char *seat = describe_marked (card, score);

  if (badge == NULL && facts == NULL)
    return g_steal_pointer (&seat);
  if (badge == NULL || facts == NULL)
    /* Translators: a seat for ears: {seat} is e.g. "Mei, Casual, score 11", {facts} what the game
     * says of it */
    return favor_text_expand (_ ("{seat}; {facts}"),
                              "seat",
                              seat,
                              "facts",
                              badge != NULL ? badge : facts,
                              NULL);
  /* Translators: as before; {badge} is an office, e.g. "Judge" */
  return favor_text_expand (_ ("{seat}; {badge}; {facts}"),
                            "seat",
                            seat,
                            "badge",
                            badge,
                            "facts",
                            facts,
                            NULL);
}

/**
 * favor_seat_card_describe_row:
 * @row: a seat
 *
 * Returns: (transfer full): e.g. "Mei, Casual, score 11, decides"
 */
char *
favor_seat_card_describe_row (FavorSeatRow *row)
{
  int score;

  g_return_val_if_fail (FAVOR_IS_SEAT_ROW (row), NULL);

  g_object_get (row, "score", &score, NULL);
  return describe_row (row, score, TRUE);
}
