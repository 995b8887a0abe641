/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-time-bubble.h"

#include "favor-closures.h"
#include "favor-marks.h"
#include "favor-seat-sign.h"
#include "favor-text.h"
#include "favor-table-words.h"
#include "favor-time-mark.h"
#include "favor-turns.h"

struct _FavorTimeBubble
{
  GtkWidget parent_instance;

  GtkWidget *heading;
  GtkWidget *marks;
  GtkWidget *text;
  GtkWidget *steps;
  GtkWidget *scores;
  char      *words;

  /* One for each mark that explains itself; of the others there is NULL. */
  GtkWidget *rows[FAVOR_N_MARKS];
};

G_DEFINE_FINAL_TYPE (FavorTimeBubble, favor_time_bubble, GTK_TYPE_WIDGET)

static void
favor_time_bubble_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), FAVOR_TYPE_TIME_BUBBLE);
  g_clear_pointer (&FAVOR_TIME_BUBBLE (object)->words, g_free);

  G_OBJECT_CLASS (favor_time_bubble_parent_class)->dispose (object);
}

static void
favor_time_bubble_class_init (FavorTimeBubbleClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = favor_time_bubble_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               FAVOR_RESOURCES "time-bubble.ui");
  gtk_widget_class_bind_template_child_full (widget_class, "box", FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, FavorTimeBubble, heading);
  gtk_widget_class_bind_template_child (widget_class, FavorTimeBubble, marks);
  gtk_widget_class_bind_template_child (widget_class, FavorTimeBubble, text);
  gtk_widget_class_bind_template_child (widget_class, FavorTimeBubble, steps);
  gtk_widget_class_bind_template_child (widget_class, FavorTimeBubble, scores);
  gtk_widget_class_set_css_name (widget_class, "timebubble");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_TOOLTIP);
}

/* A sign and what it means. */
static GtkWidget *
create_row (FavorMark mark)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);
  GtkWidget *sign = favor_time_mark_new (mark);
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_set_valign (sign, GTK_ALIGN_START);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (GTK_LABEL (label), 12);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 36);
  gtk_label_set_lines (GTK_LABEL (label), 2);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (row), sign);
  gtk_box_append (GTK_BOX (row), label);
  return row;
}

static void
favor_time_bubble_init (FavorTimeBubble *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* What means more stands above. */
  for (FavorMark mark = FAVOR_N_MARKS; --mark > FAVOR_MARK_NONE;)
    {
      self->rows[mark] = create_row (mark);
      gtk_box_append (GTK_BOX (self->marks), self->rows[mark]);
    }
}

/**
 * favor_time_bubble_new:
 *
 * Returns: (transfer floating): an empty bubble
 */
GtkWidget *
favor_time_bubble_new (void)
{
  return g_object_new (FAVOR_TYPE_TIME_BUBBLE, NULL);
}

static GtkWidget *
create_score (void)
{
  GtkWidget *score = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);

  gtk_box_append (GTK_BOX (score), favor_seat_sign_new (0, 14));
  gtk_box_append (GTK_BOX (score), gtk_label_new (NULL));
  return score;
}

/* The same widgets serve for each ply, more are made when a game has more seats. */
static void
show_scores (FavorTimeBubble *self,
             FavorSession    *session,
             FavorScoreLine  *line,
             guint            ply)
{
  GtkWidget *score = gtk_widget_get_first_child (self->scores);

  for (guint i = 0; i < favor_session_get_n_seats (session); i++)
    {
      const FavorPlayer *player = favor_session_get_player (session, (FavorSeat) i);
      g_autofree char   *figure =
        favor_text_figure (favor_score_line_get_total (line, ply, (FavorSeat) i));

      if (score == NULL)
        {
          score = create_score ();
          gtk_box_append (GTK_BOX (self->scores), score);
        }
      favor_seat_sign_set_colour (FAVOR_SEAT_SIGN (gtk_widget_get_first_child (score)),
                                  player->colour);
      gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (score)), figure);
      score = gtk_widget_get_next_sibling (score);
    }
}

static char *
describe_place (FavorScoreLine *line, guint ply)
{
  g_autofree char *move = favor_table_words_move (ply,
                                                  favor_score_line_get_n_plies (line));
  guint            round = favor_score_line_get_round (line, ply);

  if (round == 0)
    return g_steal_pointer (&move);
  /* Translators: a position of a game. {move} is "Move 41 of 118" */
  return favor_text_fill (_ ("{move} · round {round}"), "move round#", move, round);
}

/* (transfer full): what a mark means, with the sentence of what it marks. */
static char *
describe_mark (FavorCursor *cursor, const FavorPlyMark *mark)
{
  FavorSession     *session = favor_cursor_get_session (cursor);
  guint             n;
  const FavorEvent *events = favor_cursor_get_events (cursor, mark->ply, &n);
  g_autofree char  *text = favor_text_for_event (favor_session_get_game (session),
                                                &events[mark->event],
                                                favor_cursor_get_viewer (cursor),
                                                favor_session_get_names (session));

  /* Translators: about a mark on the timeline. {mark} is for example "Great moment", {text} a sentence
   * of the log */
  return favor_text_fill (C_ ("mark", "{mark}: {text}"),
                          "mark text",
                          favor_time_mark_describe (mark->mark),
                          text != NULL ? text : "");
}

/* Returns: (transfer full): all that they say. */
static char *
show_marks (FavorTimeBubble *self, FavorCursor *cursor, guint ply, gboolean is_point)
{
  FavorPlyMark marks[FAVOR_N_MARKS];
  GString     *words = g_string_new (NULL);
  gboolean     any = favor_marks_find_in (cursor, ply, marks) != FAVOR_MARK_NONE;

  for (FavorMark i = FAVOR_N_MARKS; --i > FAVOR_MARK_NONE;)
    {
      gboolean         is_there = i == FAVOR_MARK_POINT ? is_point : marks[i].mark == i;
      g_autofree char *line = NULL;

      gtk_widget_set_visible (self->rows[i], is_there);
      if (!is_there)
        continue;
      line = i == FAVOR_MARK_POINT ? g_strdup (favor_time_mark_describe (i))
                                   : describe_mark (cursor, &marks[i]);
      gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (self->rows[i])), line);
      g_string_append_printf (words, "%s%s", words->len > 0 ? "\n" : "", line);
    }
  gtk_widget_set_visible (self->marks, any || is_point);
  /* They have said what matters. */
  gtk_widget_set_visible (self->text, !any);
  return g_string_free (words, FALSE);
}

static void
show_steps (FavorTimeBubble *self, guint n)
{
  g_autofree char *words = NULL;

  words = g_strdup_printf (
    /* Translators: below the sentence about a move on the timeline: how often the key → is pressed to
     * see all that happened in it; %u: 2 or more */
    g_dngettext (GETTEXT_PACKAGE, "%u step", "%u steps", n),
    n);
  gtk_label_set_label (GTK_LABEL (self->steps), words);
  gtk_widget_set_visible (self->steps, n > 1);
}

/**
 * favor_time_bubble_show_ply:
 * @line: the totals of @cursor
 * @ply: 0 to the number of plies
 * @is_point: it is a turning point
 */
void
favor_time_bubble_show_ply (FavorTimeBubble *self,
                            FavorCursor     *cursor,
                            FavorScoreLine  *line,
                            guint            ply,
                            gboolean         is_point)
{
  g_autofree char *heading = NULL;
  g_autofree char *text = NULL;
  g_autofree char *marks = NULL;

  g_return_if_fail (FAVOR_IS_TIME_BUBBLE (self));

  heading = describe_place (line, ply);
  text = favor_turns_describe (cursor, ply);
  marks = show_marks (self, cursor, ply, is_point);
  gtk_label_set_label (GTK_LABEL (self->heading), heading);
  gtk_label_set_label (GTK_LABEL (self->text), text);
  if (*text == '\0')
    gtk_widget_set_visible (self->text, FALSE);
  show_steps (self, ply > 0 ? favor_cursor_count_beats (cursor, ply) : 1);
  g_free (self->words);
  self->words = gtk_widget_get_visible (self->text) && *marks != '\0'
                  ? g_strdup_printf ("%s\n%s", marks, text)
                  : g_strdup (*marks != '\0' ? marks : text);
  show_scores (self, favor_cursor_get_session (cursor), line, ply);
}

/**
 * favor_time_bubble_get_text:
 *
 * Returns: (transfer none): what the log says of the shown ply, and what its marks mean
 */
const char *
favor_time_bubble_get_text (FavorTimeBubble *self)
{
  g_return_val_if_fail (FAVOR_IS_TIME_BUBBLE (self), NULL);

  return self->words;
}
