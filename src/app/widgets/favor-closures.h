/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib/gi18n-lib.h>
#include <gtk/gtk.h>

#include "favor-decision.h"
#include "favor-games.h"
#include "favor-text.h"

/* Where the .ui files and pictures lie. */
#define FAVOR_RESOURCES "/io/github/favorgames/Favor/"

G_BEGIN_DECLS

/* What bindings in .ui files compute: functions of values alone, without side effects. The
 * first argument is the object that a binding belongs to; none of these looks at it. Whoever
 * includes this file includes "config.h" first. */

G_GNUC_UNUSED static gboolean
favor_closure_is_unfinished (GObject *object, gboolean over, const char *damaged)
{
  return !over && damaged == NULL;
}

G_GNUC_UNUSED static gboolean
favor_closure_is_finished (GObject *object, gboolean over, const char *damaged)
{
  return over && damaged == NULL;
}

G_GNUC_UNUSED static gboolean
favor_closure_is_set (GObject *object, const char *text)
{
  return text != NULL && *text != '\0';
}

/* (nullable): the title of a game; of one that this version does not have its id */
G_GNUC_UNUSED static char *
favor_closure_game_title (GObject *object, const char *game_id)
{
  const FavorGame *game = game_id == NULL ? NULL : favor_games_find (game_id);

  return g_strdup (game == NULL ? game_id : _ (game->title));
}

G_GNUC_UNUSED static GtkOrientation
favor_closure_vertical_if (GObject *object, gboolean narrow)
{
  return narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;
}

/* When something was, seen from `now`: the time for today, then a day, then a date. */
G_GNUC_UNUSED static char *
favor_closure_format_when (GDateTime *when, GDateTime *now)
{
  g_autoptr (GDateTime) local = NULL;
  GDate                 then, today;
  int                   days;

  if (when == NULL)
    return g_strdup ("");
  local = g_date_time_to_timezone (when, g_date_time_get_timezone (now));
  g_date_clear (&then, 1);
  g_date_clear (&today, 1);
  g_date_set_dmy (&then,
                  (GDateDay) g_date_time_get_day_of_month (local),
                  (GDateMonth) g_date_time_get_month (local),
                  (GDateYear) g_date_time_get_year (local));
  g_date_set_dmy (&today,
                  (GDateDay) g_date_time_get_day_of_month (now),
                  (GDateMonth) g_date_time_get_month (now),
                  (GDateYear) g_date_time_get_year (now));
  days = g_date_days_between (&then, &today);
  if (days == 0)
    /* Translators: when a game was played last, as time of today; see strftime */
    return g_date_time_format (local, C_ ("last played", "Today, %H:%M"));
  if (days == 1)
    return g_strdup (C_ ("last played", "Yesterday"));
  if (days > 1 && days < 7)
    /* Translators: when a game was played last: the day of the week; see strftime */
    return g_date_time_format (local, C_ ("last played", "%A"));
  if (g_date_get_year (&then) == g_date_get_year (&today))
    /* Translators: when a game was played last, this year: day and month; see strftime */
    return g_date_time_format (local, C_ ("last played", "%-d %B"));
  /* Translators: when a game was played last: day, month and year; see strftime */
  return g_date_time_format (local, C_ ("last played", "%-d %B %Y"));
}

G_GNUC_UNUSED static char *
favor_closure_when (GObject *object, GDateTime *when)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  return favor_closure_format_when (when, now);
}

/* The button that leads to all sessions. */
G_GNUC_UNUSED static char *
favor_closure_show_all (GObject *object, guint n)
{
  /* Translators: a button that leads to the list of all {n} saved games */
  return favor_text_fill (g_dngettext (GETTEXT_PACKAGE,
                                       "Show All {n}",
                                       "Show All {n}",
                                       n),
                          "n#",
                          n);
}

G_GNUC_UNUSED static char *
favor_closure_n_players (GObject *object, guint n)
{
  return favor_text_fill (g_dngettext (GETTEXT_PACKAGE, "{n} player", "{n} players", n),
                          "n#",
                          n);
}

/* How many can play a game. */
G_GNUC_UNUSED static char *
favor_closure_seats_range (GObject *object, guint least, guint most)
{
  if (least == most)
    return favor_closure_n_players (object, least);
  /* Translators: how many can play a game, from {least} to {most}, which is at least 2 */
  return favor_text_fill (g_dngettext (GETTEXT_PACKAGE,
                                       "{least}–{most} player",
                                       "{least}–{most} players",
                                       most),
                          "least# most#",
                          least,
                          most);
}

/* How many can play a game, and how long it takes, if that is known. */
G_GNUC_UNUSED static char *
favor_closure_game_facts (GObject *object, guint least, guint most, guint minutes)
{
  g_autofree char *seats = favor_closure_seats_range (object, least, most);

  if (minutes == 0)
    return g_steal_pointer (&seats);
  /* Translators: about a game on the shelf: {players} is "2–7 players", {n} is roughly how
   * many minutes a game takes; short */
  return favor_text_fill (ngettext ("{players} · {n} min",
                                    "{players} · {n} min",
                                    minutes),
                          "players n#",
                          seats,
                          minutes);
}

/* Which plot stands above the log: once a game was looked back at, that of the chances. */
G_GNUC_UNUSED static char *
favor_closure_plot_page (GObject *object, gboolean ready)
{
  return g_strdup (ready ? "chances" : "points");
}

/* A line of the log: what happened, in the list of moves behind its number. */
G_GNUC_UNUSED static char *
favor_closure_log_text (GObject *object, gboolean numbered, guint ply, const char *text)
{
  g_autofree char *number = g_strdup_printf ("%u", ply);

  if (!numbered)
    return g_strdup (text);
  /* Translators: a line in the list of moves: its number and what happened */
  return favor_text_fill (_ ("{number}. {text}"), "number text", number, text);
}

/* The style of a line of the log, at another one than the last position: the line of what led to
 * the position that is shown is marked. */
G_GNUC_UNUSED static char **
favor_closure_log_classes (GObject *object, gboolean live, guint shown, guint ply)
{
  const char *classes[] = { "logline", live || shown != ply ? NULL : "here", NULL };

  return g_strdupv ((char **) classes);
}

/* The sign of a line or a card, and whether it is seen: -1 is the colour of nobody, for whom there
 * is room. */
G_GNUC_UNUSED static guint
favor_closure_sign_colour (GObject *object, int colour)
{
  return (guint) MAX (colour, 0);
}

G_GNUC_UNUSED static double
favor_closure_sign_opacity (GObject *object, int colour)
{
  return colour >= 0 ? 1 : 0;
}

G_GNUC_UNUSED static gboolean
favor_closure_not (GObject *object, gboolean value)
{
  return !value;
}

/* The button that plays a game again, or stops doing so. */
G_GNUC_UNUSED static char *
favor_closure_play_icon (GObject *object, gboolean playing)
{
  return g_strdup (playing ? "media-playback-pause-symbolic"
                           : "media-playback-start-symbolic");
}

G_GNUC_UNUSED static char *
favor_closure_play_tooltip (GObject *object, gboolean playing)
{
  return g_strdup (playing ? _ ("Stop Playing the Game Again (P)")
                           : _ ("Play the Game Again (P)"));
}

/* Which position of how many is shown. */
G_GNUC_UNUSED static char *
favor_closure_position (GObject *object, guint ply, guint n_plies)
{
  return g_strdup_printf ("%u / %u", ply, n_plies);
}

/* The button that hides and shows what lies below a row of a tree. */
G_GNUC_UNUSED static char *
favor_closure_fold_icon (GObject *object, gboolean expanded)
{
  return g_strdup (expanded ? "pan-down-symbolic" : "pan-end-symbolic");
}

/* ---- The table ------------------------------------------------------------------------ */

/* (nullable): in a narrow window only the button to close it; NULL for those of the desktop. */
G_GNUC_UNUSED static char *
favor_closure_window_buttons (GObject *object, gboolean compact)
{
  return g_strdup (compact ? ":close" : NULL);
}

G_GNUC_UNUSED static gboolean
favor_closure_is_showing (GObject *object, FavorTableMode mode)
{
  return mode == FAVOR_TABLE_SHOWING;
}

/* What is on the board is not the newest position, or not the game. */
G_GNUC_UNUSED static gboolean
favor_closure_is_framed (GObject *object, gboolean reviewing, const char *aside)
{
  return reviewing || aside != NULL;
}

/* (nullable): the first of two texts that says something. */
G_GNUC_UNUSED static char *
favor_closure_first_text (GObject *object, const char *first, const char *second)
{
  return g_strdup (first != NULL ? first : second != NULL ? second : "");
}

G_GNUC_UNUSED static gboolean
favor_closure_has_text (GObject *object, const char *first, const char *second)
{
  return first != NULL || second != NULL;
}

/* What is chosen answers the question: in a small window the board needs these lines, and so do chips that
 * come and go beside the others. */
G_GNUC_UNUSED static gboolean
favor_closure_shows_sentence (GObject       *object,
                              FavorTableMode mode,
                              gboolean       compact,
                              gboolean       aside,
                              const char    *refusal,
                              const char    *detail)
{
  return refusal != NULL || !(compact || aside) || mode != FAVOR_TABLE_PLAYING ||
         detail == NULL;
}

/* Of what is chosen; fewer beside chips that come and go. */
G_GNUC_UNUSED static int
favor_closure_detail_lines (GObject *object, gboolean aside, const char *refusal)
{
  return aside && refusal == NULL ? 2 : 4;
}

/* Three lines are enough: what happened last is in the log, too, and a hint takes two. A refusal is read
 * once. */
G_GNUC_UNUSED static gboolean
favor_closure_shows_live (GObject       *object,
                          FavorTableMode mode,
                          gboolean       tight,
                          gboolean       compact,
                          gboolean       chips,
                          const char    *refusal,
                          const char    *detail,
                          gboolean       hinted)
{
  if (refusal != NULL || hinted || (tight && mode == FAVOR_TABLE_PLAYING))
    return FALSE;
  return mode == FAVOR_TABLE_SHOWING || detail == NULL || !(compact || chips);
}

/* What is shown is to be read to its end. */
G_GNUC_UNUSED static int
favor_closure_live_lines (GObject *object, FavorTableMode mode)
{
  return mode == FAVOR_TABLE_SHOWING ? 2 : -1;
}

G_GNUC_UNUSED static gboolean
favor_closure_is_colour (GObject *object, int colour)
{
  return colour >= 0;
}

G_GNUC_UNUSED static int
favor_closure_choose_size (GObject *object, gboolean compact, int small, int large)
{
  return compact ? small : large;
}

G_GNUC_UNUSED static gboolean
favor_closure_has_lines (GObject *object, GStrv lines)
{
  return lines != NULL && *lines != NULL;
}

G_GNUC_UNUSED static char *
favor_closure_join_lines (GObject *object, GStrv lines)
{
  return lines != NULL ? g_strjoinv ("\n", lines) : g_strdup ("");
}

/* Above what happened since the last turn of who comes to the screen. */
G_GNUC_UNUSED static char *
favor_closure_cover_words (GObject *object, GStrv since)
{
  guint n = since != NULL ? g_strv_length (since) : 0;

  if (n == 0)
    return g_strdup (_ ("What is yours is covered."));
  /* Translators: on the cover between two people at one screen; {n} is how many sentences of
   * the log follow */
  return favor_text_fill (
    g_dngettext (GETTEXT_PACKAGE,
                 "What is yours is covered. {n} event since your last turn:",
                 "What is yours is covered. {n} events since your last turn:",
                 n),
    "n#",
    n);
}

/* The button of who comes to the screen. */
G_GNUC_UNUSED static char *
favor_closure_uncover (GObject *object, const char *person)
{
  /* Translators: button that opens the cover between two people at one screen */
  return favor_text_fill (_ ("I Am {player}"), "player", person);
}

G_END_DECLS
