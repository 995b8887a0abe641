/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-plot-text.h"

#include "favor-text.h"

char *
favor_plot_text_chances (FavorCursor *cursor, FavorAnalysis *analysis, guint ply)
{
  FavorSession    *session = favor_cursor_get_session (cursor);
  FavorSeat        best = 0;
  g_autofree char *percent = NULL;

  for (guint i = 1; i < favor_session_get_n_seats (session); i++)
    if (favor_analysis_get_chance (analysis, ply, (FavorSeat) i) >
        favor_analysis_get_chance (analysis, ply, best))
      best = (FavorSeat) i;
  percent = g_strdup_printf ("%d", favor_analysis_get_chance (analysis, ply, best));
  /* Translators: of the plot of the chances at the shown position, for ears */
  return favor_text_expand (_ ("{player} has the best chance, {n} percent."),
                            "player",
                            favor_session_get_player (session, best)->name,
                            "n",
                            percent,
                            NULL);
}

char *
favor_plot_text_totals (FavorCursor *cursor, FavorScoreLine *line, guint ply)
{
  FavorSession    *session = favor_cursor_get_session (cursor);
  int              lead;
  FavorSeat        leader = favor_score_line_find_leader (line, ply, &lead);
  g_autofree char *points = g_strdup_printf ("%d", lead);

  if (leader == FAVOR_SEAT_NONE)
    /* Translators: of the plot of the points at the shown position, for ears: two or more
     * players have the most points */
    return g_strdup (_ ("Nobody leads alone."));
  /* Translators: of the plot of the points at the shown position, for ears */
  return favor_text_expand (g_dngettext (GETTEXT_PACKAGE,
                                         "{player} leads by {n} point.",
                                         "{player} leads by {n} points.",
                                         (gulong) lead),
                            "player",
                            favor_session_get_player (session, leader)->name,
                            "n",
                            points,
                            NULL);
}
