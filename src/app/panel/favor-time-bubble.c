/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-time-bubble.h"

#include "favor-closures.h"
#include "favor-seat-sign.h"
#include "favor-text.h"
#include "favor-table-words.h"
#include "favor-turns.h"

struct _FavorTimeBubble
{
  GtkWidget parent_instance;

  GtkWidget *heading;
  GtkWidget *text;
  GtkWidget *scores;
};

G_DEFINE_FINAL_TYPE (FavorTimeBubble, favor_time_bubble, GTK_TYPE_WIDGET)

static void
favor_time_bubble_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), FAVOR_TYPE_TIME_BUBBLE);

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
  gtk_widget_class_bind_template_child (widget_class, FavorTimeBubble, text);
  gtk_widget_class_bind_template_child (widget_class, FavorTimeBubble, scores);
  gtk_widget_class_set_css_name (widget_class, "timebubble");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_TOOLTIP);
}

static void
favor_time_bubble_init (FavorTimeBubble *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
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

/**
 * favor_time_bubble_show_ply:
 * @line: the totals of @cursor
 * @ply: 0 to the number of plies
 */
void
favor_time_bubble_show_ply (FavorTimeBubble *self,
                            FavorCursor     *cursor,
                            FavorScoreLine  *line,
                            guint            ply)
{
  g_autofree char *heading = NULL;
  g_autofree char *text = NULL;

  g_return_if_fail (FAVOR_IS_TIME_BUBBLE (self));

  heading = describe_place (line, ply);
  text = favor_turns_describe (cursor, ply);
  gtk_label_set_label (GTK_LABEL (self->heading), heading);
  gtk_label_set_label (GTK_LABEL (self->text), text);
  gtk_widget_set_visible (self->text, *text != '\0');
  show_scores (self, favor_cursor_get_session (cursor), line, ply);
}

/**
 * favor_time_bubble_get_text:
 *
 * Returns: (transfer none): what the log says of the shown ply
 */
const char *
favor_time_bubble_get_text (FavorTimeBubble *self)
{
  g_return_val_if_fail (FAVOR_IS_TIME_BUBBLE (self), NULL);

  return gtk_label_get_label (GTK_LABEL (self->text));
}
