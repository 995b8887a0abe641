/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-pad-foot.h"

#include "favor-accessible.h"
#include "favor-closures.h"
#include "favor-text.h"
#include "favor-tooltip.h"

static GtkWidget *
get_label (GtkGrid *grid, guint column, guint row)
{
  GtkWidget *label = gtk_grid_get_child_at (grid, (int) column, (int) row);

  if (label != NULL)
    return label;
  label = gtk_label_new ("");
  gtk_widget_add_css_class (label, "now");
  if (column == 0)
    {
      /* Translators: the last line of a scoring pad: how the scores would stand; little space */
      gtk_label_set_label (GTK_LABEL (label), _ ("If it ended now"));
      gtk_widget_add_css_class (label, "source");
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_width_chars (GTK_LABEL (label), 9);
    }
  gtk_grid_attach (grid, label, (int) column, (int) row, 1, 1);
  return label;
}

/* (transfer full): what would come to the score, line by line. */
static char *
list_changes (const FavorGame *game, const FavorPad *before, const FavorPad *now)
{
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();

  for (guint i = 0; i < game->n_score_lines; i++)
    if (now->line[i] != before->line[i])
      {
        g_autofree char *gain = favor_text_gain (now->line[i] - before->line[i]);
        g_autofree char *part = NULL;

        /* Translators: what a line of a scoring pad would gain, e.g. "Farms +9" */
        part = favor_text_fill (_ ("{source} {gain}"),
                                "source gain",
                                g_dgettext (GETTEXT_PACKAGE, game->score_lines[i].text),
                                gain);
        g_strv_builder_add (parts, part);
      }
  return favor_text_list (parts);
}

static void
show_seat (GtkGrid *grid, guint row, FavorCursor *cursor, FavorSeat seat, FavorPad *now)
{
  FavorSession    *session = favor_cursor_get_session (cursor);
  const FavorGame *game = favor_session_get_game (session);
  GtkWidget       *label = get_label (grid, (guint) seat + 1, row);
  FavorPad         before;
  g_autofree char *figure = favor_text_figure (now->total);
  g_autofree char *number = favor_text_number (now->total);
  g_autofree char *changes = NULL, *words = NULL;

  game->score (favor_cursor_get_state (cursor), seat, &before);
  changes = list_changes (game, &before, now);
  /* Translators: in the last line of a scoring pad, for ears */
  words = favor_text_fill (_ ("If the game ended now, {player}: {n}"),
                           "player n",
                           favor_session_get_name (session, seat),
                           number);
  gtk_label_set_label (GTK_LABEL (label), figure);
  favor_tooltip_set (label, changes != NULL ? changes : words);
  favor_accessible_set_name (label, words);
}

void
favor_pad_foot_show (GtkGrid *grid, guint row, FavorGameView *view, FavorCursor *cursor)
{
  guint    n_seats = favor_session_get_n_seats (favor_cursor_get_session (cursor));
  FavorPad now;
  gboolean shown = view != NULL && favor_game_view_foresee (view, 0, &now);

  if (!shown && gtk_grid_get_child_at (grid, 0, (int) row) == NULL)
    return;
  for (guint i = 0; i <= n_seats; i++)
    gtk_widget_set_visible (get_label (grid, i, row), shown);
  for (guint i = 0; shown && i < n_seats; i++)
    if (favor_game_view_foresee (view, (FavorSeat) i, &now))
      show_seat (grid, row, cursor, (FavorSeat) i, &now);
}
