/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-share.h"

#include "favor-choice-model.h"
#include "favor-log-model.h"
#include "favor-seat-model.h"
#include "favor-text.h"

static void
add_line (GString *text, const char *line)
{
  g_string_append (text, line);
  g_string_append_c (text, '\n');
}

/* Takes lines without a last line break. */
static void
add_indented (GString *text, const char *lines)
{
  g_auto (GStrv) all = g_strsplit (lines, "\n", -1);

  for (guint i = 0; all[i] != NULL; i++)
    if (*all[i] != '\0')
      g_string_append_printf (text, "  %s\n", all[i]);
}

/* ---- Position --------------------------------------------------------------------------- */

static void
add_title (GString *text, FavorSession *session)
{
  const char *title = favor_session_get_title (session);
  const char *game = _ (favor_session_get_game (session)->title);

  add_line (text, title);
  if (!g_str_equal (title, game))
    add_line (text, game);
}

static void
add_place (GString *text, FavorCursor *cursor)
{
  FavorSession    *session = favor_cursor_get_session (cursor);
  g_autofree char *ply = g_strdup_printf ("%u", favor_cursor_get_ply (cursor));
  g_autofree char *n = g_strdup_printf ("%u", favor_session_get_n_plies (session));
  /* Translators: which position of a game this is; {n}: how many moves it has so far */
  g_autofree char *place = favor_text_fill (_ ("After move {ply} of {n}"),
                                            "ply n",
                                            ply,
                                            n);

  add_line (text, place);
}

static void
add_eyes (GString *text, FavorCursor *cursor)
{
  FavorSession    *session = favor_cursor_get_session (cursor);
  FavorSeat        viewer = favor_cursor_get_viewer (cursor);
  g_autofree char *line = NULL;

  if (viewer == FAVOR_VIEWER_OPEN)
    /* Translators: how a position is told: nothing is hidden */
    line = g_strdup (_ ("All hands open"));
  else if (viewer == FAVOR_SEAT_NONE)
    /* Translators: how a position is told: with what everybody may see */
    line = g_strdup (_ ("As a spectator sees it"));
  else
    /* Translators: how a position is told: {player} is a player's name */
    line = favor_text_fill (_ ("As {player} sees it"),
                            "player",
                            favor_session_get_name (session, viewer));
  add_line (text, line);
}

/* Who decides what; nothing in an earlier position, where nobody does. */
static void
add_decision (GString *text, FavorCursor *cursor)
{
  g_autoptr (FavorChoiceModel) choices = favor_choice_model_new (cursor);
  g_autofree char             *heading = NULL;

  g_object_get (choices, "heading", &heading, NULL);
  if (heading != NULL && *heading != '\0')
    add_line (text, heading);
}

/* "Ann (Person): 12 points", and what they came from. */
static void
add_score (GString *text, FavorCursor *cursor, FavorSeatRow *row)
{
  const FavorGame *game = favor_session_get_game (favor_cursor_get_session (cursor));
  g_autofree char *kind = NULL;
  g_autofree char *number = NULL;
  g_autofree char *line = NULL;
  FavorPad         pad = { 0 };

  g_object_get (row, "kind", &kind, NULL);
  number = g_strdup_printf ("%d", favor_seat_row_get_score (row));
  /* Translators: a player in a position told as text; {kind} is "Person" or the level of a
   * computer */
  line = favor_text_fill (ngettext ("{player} ({kind}): {n} point",
                                    "{player} ({kind}): {n} points",
                                    (gulong) ABS (favor_seat_row_get_score (row))),
                          "player kind n",
                          favor_seat_row_get_name (row),
                          kind,
                          number);
  add_line (text, line);
  game->score (favor_cursor_get_state (cursor), favor_seat_row_get_seat (row), &pad);
  for (guint i = 0; i < game->n_score_lines; i++)
    if (pad.line[i] != 0)
      g_string_append_printf (text,
                              "  %s: %d\n",
                              _ (game->score_lines[i].text),
                              pad.line[i]);
}

char *
favor_share_position (FavorCursor *cursor)
{
  g_autoptr (FavorSeatModel) seats = NULL;
  g_autofree char           *common = NULL;
  GString                   *text;

  g_return_val_if_fail (FAVOR_IS_CURSOR (cursor), NULL);

  seats = favor_seat_model_new (cursor);
  common = favor_seat_model_get_common_facts (seats);
  text = g_string_new (NULL);
  add_title (text, favor_cursor_get_session (cursor));
  add_place (text, cursor);
  add_eyes (text, cursor);
  add_decision (text, cursor);
  g_string_append_c (text, '\n');
  if (*common != '\0')
    add_line (text, common);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (seats)); i++)
    {
      g_autoptr (FavorSeatRow) row = g_list_model_get_item (G_LIST_MODEL (seats), i);

      g_string_append_c (text, '\n');
      add_score (text, cursor, row);
      add_indented (text, favor_seat_row_get_facts (row));
    }
  return g_string_free (text, FALSE);
}

/* ---- Log -------------------------------------------------------------------------------- */

static void
add_row (GString *text, FavorLogRow *row, guint *round)
{
  g_autofree char *note = NULL;
  guint            own_round;

  g_object_get (row, "round", &own_round, "note", &note, NULL);
  if (own_round != *round)
    {
      g_autofree char *heading = g_strdup_printf (_ ("Round %u"), own_round);

      g_string_append_printf (text, "\n%s\n", heading);
      *round = own_round;
    }
  add_line (text, favor_log_row_get_text (row));
  if (note != NULL && *note != '\0')
    {
      /* Translators: in a log told as text: what somebody wrote about a move */
      g_autofree char *line = favor_text_fill (_ ("Note: {note}"), "note", note);

      add_indented (text, line);
    }
}

char *
favor_share_log (FavorCursor *cursor, FavorSeat seat)
{
  g_autoptr (FavorLogModel) log = NULL;
  GString                  *text;
  guint                     round = 0;

  g_return_val_if_fail (FAVOR_IS_CURSOR (cursor), NULL);

  log = favor_log_model_new (cursor);
  text = g_string_new (NULL);
  add_title (text, favor_cursor_get_session (cursor));
  add_eyes (text, cursor);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (log)); i++)
    {
      g_autoptr (FavorLogRow) row = g_list_model_get_item (G_LIST_MODEL (log), i);

      if (seat == FAVOR_SEAT_NONE || favor_log_row_get_actor (row) == seat)
        add_row (text, row, &round);
    }
  return g_string_free (text, FALSE);
}
