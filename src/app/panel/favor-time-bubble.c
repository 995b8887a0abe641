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

  gtk_box_append (GTK_BOX (row), favor_time_mark_new (mark));
  gtk_box_append (GTK_BOX (row), gtk_label_new (favor_time_mark_describe (mark)));
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

/* The sentence of what stands out, else all of them. */
static char *
describe_ply (FavorCursor *cursor, const FavorPlyMark *mark)
{
  FavorSession     *session = favor_cursor_get_session (cursor);
  guint             n;
  const FavorEvent *events = favor_cursor_get_events (cursor, mark->ply, &n);
  char             *text = NULL;

  if (mark->mark != FAVOR_MARK_NONE)
    text = favor_text_for_event (favor_session_get_game (session),
                                 &events[mark->event],
                                 favor_cursor_get_viewer (cursor),
                                 favor_session_get_names (session));
  return text != NULL ? text : favor_turns_describe (cursor, mark->ply);
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

/* For ears: what the sign would say to eyes comes first. */
static char *
describe_marks (FavorMark first, FavorMark second, const char *text)
{
  FavorMark        mark = MAX (first, second);
  g_autofree char *rest = first != FAVOR_MARK_NONE && second != FAVOR_MARK_NONE
                            ? describe_marks (FAVOR_MARK_NONE, MIN (first, second), text)
                            : g_strdup (text);

  if (mark == FAVOR_MARK_NONE)
    return g_steal_pointer (&rest);
  /* Translators: what is read about a move on the timeline. {mark} is for example "Great moment", {text}
   * a sentence of the log */
  return favor_text_fill (C_ ("mark", "{mark}: {text}"),
                          "mark text",
                          favor_time_mark_describe (mark),
                          rest);
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
  FavorMark        point = is_point ? FAVOR_MARK_POINT : FAVOR_MARK_NONE;
  FavorPlyMark     mark = { .ply = ply };

  g_return_if_fail (FAVOR_IS_TIME_BUBBLE (self));

  if (ply > 0)
    favor_marks_find_in (cursor, ply, &mark);
  heading = describe_place (line, ply);
  text = describe_ply (cursor, &mark);
  gtk_label_set_label (GTK_LABEL (self->heading), heading);
  gtk_label_set_label (GTK_LABEL (self->text), text);
  gtk_widget_set_visible (self->text, *text != '\0');
  for (FavorMark i = FAVOR_MARK_NONE + 1; i < FAVOR_N_MARKS; i++)
    gtk_widget_set_visible (self->rows[i], i == mark.mark || i == point);
  gtk_widget_set_visible (self->marks, mark.mark != FAVOR_MARK_NONE || is_point);
  show_steps (self, ply > 0 ? favor_cursor_count_beats (cursor, ply) : 1);
  g_free (self->words);
  self->words = describe_marks (mark.mark, point, text);
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
