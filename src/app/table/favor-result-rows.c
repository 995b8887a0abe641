/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-result-rows.h"

#include "favor-accessible.h"
#include "favor-label.h"
#include "favor-seat-sign.h"
#include "favor-text.h"
#include "favor-views.h"

#define STANDING_SIGN  28
#define HIGHLIGHT_SIGN 20
#define MOMENT_CHARS   5

/* ---- Standings ------------------------------------------------------------------------ */

static int
compare_standings (gconstpointer a, gconstpointer b)
{
  const FavorStanding *first = a, *second = b;

  if (first->pad.rank != second->pad.rank)
    return first->pad.rank < second->pad.rank ? -1 : 1;
  return first->seat - second->seat;
}

GArray *
favor_standings_list (FavorSession *session, gconstpointer state)
{
  GArray *standings = g_array_new (FALSE, TRUE, sizeof (FavorStanding));

  for (guint i = 0; i < favor_session_get_n_seats (session); i++)
    {
      FavorStanding standing = { .seat = (FavorSeat) i };

      favor_session_get_game (session)->score (state, standing.seat, &standing.pad);
      g_array_append_val (standings, standing);
    }
  g_array_sort (standings, compare_standings);
  return standings;
}

static guint
find_weightiest (const FavorGame *game, const FavorPad *pad, const gboolean *taken)
{
  guint best = G_MAXUINT;

  for (guint i = 0; i < game->n_score_lines; i++)
    if (!taken[i] && pad->line[i] != 0 &&
        (best == G_MAXUINT || ABS (pad->line[i]) > ABS (pad->line[best])))
      best = i;
  return best;
}

/* All score lines with something on them, the weightiest first, each "Title 4", and the hints, joined
 * by dots. */
static char *
describe_sources (const FavorGame *game, const FavorPad *pad, const FavorPlayer *player)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  gboolean              taken[FAVOR_MAX_SCORE_LINES] = { FALSE };
  guint                 line;

  while ((line = find_weightiest (game, pad, taken)) != G_MAXUINT)
    {
      g_autofree char *figure = favor_text_figure (pad->line[line]);
      const char      *title = g_dgettext (GETTEXT_PACKAGE, game->score_lines[line].text);

      taken[line] = TRUE;
      g_ptr_array_add (parts, g_strdup_printf ("%s\u00a0%s", title, figure));
    }
  if (player->hints > 0)
    {
      /* Translators: beside a player in the final standings */
      g_ptr_array_add (parts,
                       favor_text_fill (ngettext ("{n} hint used",
                                                  "{n} hints used",
                                                  player->hints),
                                        "n#",
                                        player->hints));
    }
  g_ptr_array_add (parts, NULL);
  return g_strjoinv (" · ", (char **) parts->pdata);
}

static void
append_facts (GtkWidget *words, const char *text)
{
  GtkWidget *label;

  if (text == NULL || *text == '\0')
    return;
  label = favor_label_new_wrapping ("facts");
  gtk_label_set_label (GTK_LABEL (label), text);
  gtk_box_append (GTK_BOX (words), label);
}

/* Why a tied seat is where it is, and what else its game has to say of it. */
static char *
describe_reason (const FavorGame *game, gconstpointer state, FavorSeat seat)
{
  const FavorViewKind *kind = favor_views_find (game->id);

  return kind != NULL && kind->describe_standing != NULL
           ? kind->describe_standing (state, seat)
           : NULL;
}

static GtkWidget *
create_words (const char *name_text, const char *detail)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *name = favor_label_new_line (name_text, "name");

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (words), name);
  append_facts (words, detail);
  return words;
}

/* Its place is as wide as that of the whole score, while that is counted up: a screen reader hears
 * the whole one with the name of the row. */
static GtkWidget *
create_score (int total)
{
  g_autofree char *figure = favor_text_figure (total);
  GtkWidget       *label = g_object_new (GTK_TYPE_LABEL,
                                   "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                   "label",
                                   figure,
                                   "xalign",
                                   1.0,
                                   "width-chars",
                                   (int) g_utf8_strlen (figure, -1),
                                   NULL);

  gtk_widget_add_css_class (label, "score");
  return label;
}

/* Here alone both are named: whom it played, and who it was. */
static char *
describe_player (FavorSession *session, FavorSeat seat)
{
  const FavorWord *party = favor_session_get_party (session, seat);
  const char      *name = favor_session_get_player (session, seat)->name;

  if (party == NULL)
    return g_strdup (name);
  /* Translators: in the final standings: whom somebody played, e.g. a clan, and the name of that player */
  return favor_text_fill (_ ("{party} ({player})"), "party@ player", party, name);
}

char *
favor_result_rows_describe_standing (FavorSession *session, const FavorStanding *standing)
{
  g_autofree char *player = describe_player (session, standing->seat);
  g_autofree char *figure = favor_text_figure (standing->pad.total);

  /* Translators: a row of the final standings, as a screen reader calls it: the place of a player, as
   * in "2. Ann: 31" */
  return favor_text_fill (_ ("{rank}. {player}: {score}"),
                          "rank# player score",
                          standing->pad.rank,
                          player,
                          figure);
}

GtkWidget *
favor_result_rows_new_standing (FavorSession        *session,
                                gconstpointer        state,
                                const FavorStanding *standing)
{
  const FavorGame   *game = favor_session_get_game (session);
  const FavorPlayer *player = favor_session_get_player (session, standing->seat);
  g_autofree char   *sources = describe_sources (game, &standing->pad, player);
  g_autofree char   *reason = describe_reason (game, state, standing->seat);
  g_autofree char   *rank = g_strdup_printf ("%u", standing->pad.rank);
  g_autofree char   *name = favor_result_rows_describe_standing (session, standing);
  g_autofree char   *whose = describe_player (session, standing->seat);
  GtkWidget         *row = favor_accessible_new_group (GTK_TYPE_BOX);
  GtkWidget         *words = create_words (whose, sources);
  GtkWidget         *score = create_score (standing->pad.total);

  append_facts (words, reason);
  gtk_box_set_spacing (GTK_BOX (row), 12);
  gtk_box_append (GTK_BOX (row), favor_label_new_line (rank, "rank"));
  gtk_box_append (GTK_BOX (row), favor_seat_sign_new (player->colour, STANDING_SIGN));
  gtk_box_append (GTK_BOX (row), words);
  gtk_box_append (GTK_BOX (row), score);
  g_object_set_data (G_OBJECT (row), "total", GINT_TO_POINTER (standing->pad.total));
  favor_accessible_set_name (row, name);
  gtk_widget_add_css_class (row, "standing");
  if (standing->pad.winner)
    gtk_widget_add_css_class (row, "winner");
  return row;
}

void
favor_result_rows_count (GtkWidget *row, double progress)
{
  int total = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (row), "total"));
  int shown = (int) (total * CLAMP (progress, 0, 1) + (total < 0 ? -0.5 : 0.5));
  g_autofree char *figure = favor_text_figure (shown);

  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (row)), figure);
}

/* ---- Highlights ----------------------------------------------------------------------- */

/* (transfer full) */
static char *
describe_moment (const FavorHighlight *highlight, const char *player, gboolean of_round)
{
  if (of_round)
    /* Translators: below "Best round" in the final standings: whose it was, and its number */
    return favor_text_fill (_ ("{player}, round {n}"),
                            "player n#",
                            player,
                            highlight->round);
  /* Translators: below "Best move" in the final standings: whose it was, and its number */
  return favor_text_fill (_ ("{player}, move {n}"), "player n#", player, highlight->ply);
}

GtkWidget *
favor_result_rows_new_highlight (FavorSession         *session,
                                 const char           *title,
                                 const FavorHighlight *highlight,
                                 gboolean              of_round)
{
  const FavorPlayer *player = favor_session_get_player (session, highlight->seat);
  g_autofree char   *moment = describe_moment (highlight,
                                             favor_session_get_name (session,
                                                                     highlight->seat),
                                             of_round);
  g_autofree char   *gain = favor_text_gain (highlight->gain);
  g_autofree char   *name = NULL;
  GtkWidget         *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget         *button = gtk_button_new ();
  GtkWidget         *sign = favor_seat_sign_new (player->colour, HIGHLIGHT_SIGN);
  GtkWidget         *words = create_words (title, moment);

  /* Translators: a button in the final standings, as a screen reader calls it: {title} is for example
   * "Best move", {moment} is whose it was and when, {gain} a number such as +12 */
  name = favor_text_fill (_ ("{title}: {moment}, {gain}"),
                          "title moment gain",
                          title,
                          moment,
                          gain);
  gtk_box_append (GTK_BOX (row), sign);
  /* Two stand beside each other also in the narrowest window. */
  gtk_label_set_width_chars (GTK_LABEL (gtk_widget_get_last_child (words)), MOMENT_CHARS);
  gtk_box_append (GTK_BOX (row), words);
  gtk_box_append (GTK_BOX (row), favor_label_new_line (gain, "gain"));
  gtk_button_set_child (GTK_BUTTON (button), row);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "highlight");
  /* Translators: tooltip of a button that leads to a move of a finished game */
  gtk_widget_set_tooltip_text (button, _ ("Look at This Moment"));
  favor_accessible_set_name (button, name);
  g_object_set_data (G_OBJECT (button), "ply", GUINT_TO_POINTER (highlight->ply));
  return button;
}
