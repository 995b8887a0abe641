/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-pad-text.h"

#include "favor-text.h"

char *
favor_pad_text_figure (int figure)
{
  return figure == 0 ? g_strdup ("") : favor_text_figure (figure);
}

char *
favor_pad_text_sum (FavorPadRow *row)
{
  int total = favor_pad_row_get_total (row);

  return favor_pad_row_is_total (row) ? favor_text_figure (total)
                                      : favor_pad_text_figure (total);
}

char *
favor_pad_text_title (const char *player)
{
  if (player == NULL)
    return g_strdup (_ ("Scoring pad"));
  /* Translators: name of the table of a player's points */
  return favor_text_fill (_ ("Scoring pad of {player}"), "player", player);
}

char *
favor_pad_text_round (const char *round)
{
  /* Translators: head of a column of a scoring pad, for ears */
  return favor_text_fill (_ ("Round {round}"), "round", round);
}

const char *
favor_pad_text_way (gboolean folded)
{
  /* Translators: tooltip of the head "1–4" of a column that several rounds of a scoring pad share,
   * because there is no room for each: a click gives them columns of their own */
  return folded ? _ ("Show These Rounds") : _ ("Go to This Round");
}

char *
favor_pad_text_cell (FavorPadRow *row, int points, const char *head, gboolean has_rounds)
{
  g_autofree char *figure = favor_text_number (points);

  if (!has_rounds)
    /* Translators: a cell of a scoring pad for ears: source, player's name, points */
    return favor_text_fill (_ ("{source}, {player}: {n}"),
                            "source player n",
                            favor_pad_row_get_title (row),
                            head,
                            figure);
  /* Translators: a cell of a scoring pad for ears: source, number of the round, points */
  return favor_text_fill (_ ("{source}, round {round}: {n}"),
                          "source round n",
                          favor_pad_row_get_title (row),
                          head,
                          figure);
}

char *
favor_pad_text_entries (FavorPadModel *model,
                        guint          position,
                        FavorSeat      seat,
                        const char    *round)
{
  g_autoptr (FavorPadRow) row = g_list_model_get_item (G_LIST_MODEL (model), position);
  FavorSession *session = favor_cursor_model_get_session (FAVOR_CURSOR_MODEL (model));

  if (round == NULL)
    /* Translators: title above what adds up to a cell of a scoring pad */
    return favor_text_fill (_ ("{source}, {player}"),
                            "source player",
                            favor_pad_row_get_title (row),
                            favor_session_get_name (session, seat));
  /* Translators: title above what adds up to a cell of a scoring pad */
  return favor_text_fill (_ ("{source}, round {round}"),
                          "source round",
                          favor_pad_row_get_title (row),
                          round);
}
