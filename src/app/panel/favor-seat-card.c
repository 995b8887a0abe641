/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-seat-card-private.h"

#include "favor-accessible.h"
#include "favor-art-picture.h"
#include "favor-clock.h"
#include "favor-fact-row.h"
#include "favor-label.h"
#include "favor-name-layout.h"
#include "favor-seat-sign.h"
#include "favor-text.h"
#include "favor-tooltip.h"

/* So many letters of a name are worth more than the word for an office, or for the table. */
#define LEAST_LETTERS 6

static void
set_class (GtkWidget *widget, const char *name, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

/* What comes and goes lies upon the shield or emblem: nothing else makes room for it. It is made when
 * it comes first, and many a seat never has it. */
static void
lay_upon_face (FavorSeatCard *card, GtkWidget *widget)
{
  gtk_widget_set_halign (widget, GTK_ALIGN_END);
  gtk_widget_set_valign (widget, GTK_ALIGN_END);
  gtk_overlay_add_overlay (GTK_OVERLAY (card->face), widget);
}

/* What the seat has just gained or lost. */
static void
update_change (FavorSeatCard *card)
{
  g_autofree char *text = favor_text_gain (card->look.change);
  gboolean         shown = card->look.change != 0;

  set_class (card->button, "touched", card->look.touched);
  if (card->change == NULL && !shown)
    return;
  if (card->change == NULL)
    {
      card->change = favor_label_new_line (NULL, "change");
      lay_upon_face (card, card->change);
    }
  gtk_label_set_label (GTK_LABEL (card->change), shown ? text : "");
  gtk_widget_set_visible (card->change, shown);
  set_class (card->change, "loss", card->look.change < 0);
}

/* An office comes first. */
static gboolean
has_room_for_mark (FavorSeatCard *card)
{
  return card->look.mark_art != NULL && !card->tiny &&
         (!card->crowded || card->look.badge_art == NULL);
}

static void
move_to_start (GtkWidget *widget, GtkWidget *box)
{
  g_object_ref (widget);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (widget)), widget);
  gtk_box_prepend (GTK_BOX (box), widget);
  g_object_unref (widget);
}

static void
show (GtkWidget *widget, gboolean shown)
{
  if (widget != NULL)
    gtk_widget_set_visible (widget, shown);
}

/* In the place of the second line. */
static void
update_facts (FavorSeatCard *card)
{
  gboolean lists_facts = card->look.fact_list != NULL;

  if (lists_facts && card->facts == NULL)
    {
      card->facts = favor_fact_row_new ();
      gtk_widget_set_hexpand (card->facts, TRUE);
      gtk_box_append (GTK_BOX (card->second_row), card->facts);
    }
  if (card->facts != NULL)
    favor_fact_row_set_facts (FAVOR_FACT_ROW (card->facts), card->look.fact_list);
  show (card->facts, lists_facts);
  gtk_widget_set_visible (card->second, !lists_facts);
}

static void
make_office (FavorSeatCard *card)
{
  card->badge = favor_label_new_line (NULL, "badge");
  gtk_widget_set_valign (card->badge, GTK_ALIGN_CENTER);
  card->badge_picture = g_object_new (FAVOR_TYPE_ART_PICTURE, "width", 16, NULL);
  gtk_widget_set_valign (card->badge_picture, GTK_ALIGN_CENTER);
  gtk_box_insert_child_after (GTK_BOX (card->first_row),
                              card->badge,
                              card->task != NULL ? card->task : card->name);
  gtk_box_insert_child_after (GTK_BOX (card->first_row),
                              card->badge_picture,
                              card->badge);
  favor_name_layout_set_either (
    FAVOR_NAME_LAYOUT (gtk_widget_get_layout_manager (card->first_row)),
    card->badge,
    card->badge_picture);
}

/* The word gives way before the name is cut. */
static void
update_office (FavorSeatCard *card)
{
  const char *word = card->look.badge;
  const char *art = card->look.badge_art;

  if (card->badge == NULL && word == NULL)
    return;
  if (card->badge == NULL)
    make_office (card);
  gtk_label_set_label (GTK_LABEL (card->badge), word != NULL ? word : "");
  g_object_set (card->badge_picture, "art", art, NULL);
  gtk_widget_set_visible (card->badge, word != NULL && (!card->crowded || art == NULL));
  gtk_widget_set_visible (card->badge_picture, word != NULL && art != NULL);
}

static void
update_mark (FavorSeatCard *card)
{
  gboolean shown = has_room_for_mark (card);

  if (card->mark == NULL && !shown)
    return;
  if (card->mark == NULL)
    {
      card->mark = g_object_new (FAVOR_TYPE_ART_PICTURE, "width", 16, NULL);
      gtk_widget_set_valign (card->mark, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (card->first_row), card->mark);
    }
  g_object_set (card->mark, "art", card->look.mark_art, NULL);
  gtk_widget_set_visible (card->mark, shown);
}

/* The shield, or an emblem in its place and the shield small below it. */
static void
make_sign (FavorSeatCard *card)
{
  card->sign = favor_seat_sign_new (card->colour, card->sign_size);
  card->emblem = NULL;
  gtk_overlay_set_child (GTK_OVERLAY (card->face), card->sign);
}

static void
make_emblem (FavorSeatCard *card)
{
  card->emblem = g_object_new (FAVOR_TYPE_ART_PICTURE, "width", card->emblem_width, NULL);
  card->sign = NULL;
  gtk_overlay_set_child (GTK_OVERLAY (card->face), card->emblem);
  if (card->small_sign != NULL)
    return;
  card->small_sign = favor_seat_sign_new (card->colour, 14);
  gtk_box_prepend (GTK_BOX (card->second_row), card->small_sign);
}

static void
update_face (FavorSeatCard *card)
{
  gboolean has_emblem = card->look.emblem != NULL;
  gboolean no_room = card->tiny && card->look.change == 0 && card->clock != NULL &&
                     gtk_widget_get_visible (card->clock);

  if (has_emblem && card->emblem == NULL)
    make_emblem (card);
  if (!has_emblem && card->sign == NULL)
    make_sign (card);
  if (has_emblem)
    g_object_set (card->emblem, "art", card->look.emblem, NULL);
  show (card->small_sign, has_emblem);
  gtk_widget_set_visible (has_emblem ? card->emblem : card->sign, !no_room);
}

static void
update_look (FavorSeatCard *card)
{
  update_face (card);
  update_mark (card);
  update_office (card);
  update_facts (card);
  update_change (card);
}

/* Beside facts what a seat is doing stands after its name. */
static void
update_task (FavorSeatCard *card, const char *status, gboolean deciding)
{
  const char *task = deciding && card->look.task != NULL ? card->look.task : status;
  gboolean    shown = card->look.fact_list != NULL && !card->crowded && *task != '\0';

  if (card->task == NULL && !shown)
    return;
  if (card->task == NULL)
    {
      card->task = favor_label_new_line (NULL, "what");
      gtk_label_set_ellipsize (GTK_LABEL (card->task), PANGO_ELLIPSIZE_END);
      gtk_box_insert_child_after (GTK_BOX (card->first_row), card->task, card->name);
    }
  gtk_label_set_label (GTK_LABEL (card->task), shown ? task : "");
  gtk_widget_set_visible (card->task, shown);
}

/* A gain lies above it. */
static void
update_spinner (FavorSeatCard *card, gboolean thinking)
{
  if (card->spinner == NULL && !thinking)
    return;
  if (card->spinner == NULL)
    {
      card->spinner = gtk_spinner_new ();
      lay_upon_face (card, card->spinner);
      if (card->change != NULL)
        gtk_widget_insert_before (card->spinner, card->face, card->change);
    }
  gtk_spinner_set_spinning (GTK_SPINNER (card->spinner), thinking);
  gtk_widget_set_visible (card->spinner, thinking);
}

/* The width is that of usual letters, and a name may have slim ones: no gap must follow it. */
static int
count_least_letters (const char *name)
{
  return MIN ((int) g_utf8_strlen (name, -1) * 3 / 4, LEAST_LETTERS);
}

static void
set_colour (FavorSeatCard *card, guint colour)
{
  card->colour = colour;
  if (card->sign != NULL)
    favor_seat_sign_set_colour (FAVOR_SEAT_SIGN (card->sign), colour);
  if (card->small_sign != NULL)
    favor_seat_sign_set_colour (FAVOR_SEAT_SIGN (card->small_sign), colour);
}

static void
update_row (FavorSeatCard *card)
{
  g_autofree char *name = NULL;
  g_autofree char *kind = NULL;
  g_autofree char *facts = NULL;
  g_autofree char *score_text = NULL;
  g_autofree char *description = NULL;
  const char      *status;
  gboolean         deciding, thinking, winner;
  guint            colour;
  int              score;

  g_object_get (card->row,
                "name",
                &name,
                "kind",
                &kind,
                "facts",
                &facts,
                "colour",
                &colour,
                "score",
                &score,
                "deciding",
                &deciding,
                "thinking",
                &thinking,
                "winner",
                &winner,
                NULL);
  if (card->look.has_score)
    {
      score = card->look.score;
      deciding = winner = FALSE;
    }
  score_text = favor_text_figure (score);
  set_colour (card, colour);
  gtk_label_set_label (GTK_LABEL (card->name), name);
  gtk_label_set_width_chars (GTK_LABEL (card->name),
                             card->few ? count_least_letters (name) : -1);
  gtk_label_set_label (GTK_LABEL (card->score), score_text);
  status = favor_seat_card_get_status (deciding, thinking, winner);
  gtk_label_set_label (GTK_LABEL (card->second),
                       favor_seat_card_get_second_line (card, kind, status));
  update_task (card, status, deciding && !thinking);
  set_class (card->second, "what", *status != '\0' && card->look.facts == NULL);
  update_spinner (card, thinking);
  set_class (card->button, "deciding", deciding);
  set_class (card->button, "winner", winner);
  description = favor_seat_card_describe (card, score);
  favor_accessible_set_name (card->button, description);
  if (facts != NULL && *facts != '\0')
    {
      g_autofree char *tooltip = g_strconcat (description, "\n", facts, NULL);

      favor_tooltip_set (card->button, tooltip);
    }
  else
    {
      favor_tooltip_set (card->button, description);
    }
}

static void
row_notify_cb (FavorSeatRow *row, GParamSpec *pspec, FavorSeatCard *card)
{
  update_row (card);
}

void
favor_seat_card_set_row (FavorSeatCard *card, FavorSeatRow *row)
{
  if (card->row != NULL)
    g_signal_handlers_disconnect_by_func (card->row, row_notify_cb, card);
  g_set_object (&card->row, row);
  if (row != NULL)
    {
      g_signal_connect (row, "notify", G_CALLBACK (row_notify_cb), card);
      update_row (card);
    }
}

void
favor_seat_card_free (FavorSeatCard *card)
{
  favor_seat_card_set_row (card, NULL);
  favor_seat_look_clear (&card->look);
  g_free (card);
}

static void
set_sizes (FavorSeatCard *card, gboolean crowded, gboolean compact, gboolean tight)
{
  card->emblem_width = !compact ? (crowded || tight ? 28 : 36) : crowded ? 18 : 24;
  card->sign_size = !compact ? 30 : crowded ? 18 : 22;
  card->clock_size = compact ? 22 : 30;
  if (card->emblem != NULL)
    g_object_set (card->emblem, "width", card->emblem_width, NULL);
  if (card->sign != NULL)
    favor_seat_sign_set_size (FAVOR_SEAT_SIGN (card->sign), card->sign_size);
  if (card->clock != NULL)
    favor_clock_set_size (FAVOR_CLOCK (card->clock), card->clock_size);
}

/* Narrow: shield and score side by side, the name below. Else: shield, words, score. */
void
favor_seat_card_arrange (FavorSeatCard *card,
                         guint          n_seats,
                         gboolean       compact,
                         gboolean       tight)
{
  gboolean       crowded = n_seats > FAVOR_SEAT_CARDS_MANY;
  GtkOrientation across = compact ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (card->box), across);
  gtk_box_set_spacing (GTK_BOX (card->box), compact ? 0 : crowded || tight ? 5 : 8);
  move_to_start (card->face, compact ? card->figures : card->box);
  gtk_box_reorder_child_after (GTK_BOX (card->box),
                               card->figures,
                               compact ? NULL : card->words);
  gtk_box_set_spacing (GTK_BOX (card->figures), compact && crowded ? 2 : 6);
  set_sizes (card, crowded, compact, tight);
  gtk_widget_set_halign (card->figures, compact ? GTK_ALIGN_CENTER : GTK_ALIGN_END);
  gtk_widget_set_halign (card->words, compact ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
  gtk_widget_set_visible (card->second_row, !compact);
  card->compact = compact;
  card->tiny = compact && n_seats > 4;
  card->few = !compact && n_seats <= 4;
  card->crowded = compact || tight || n_seats > 4;
  update_look (card);
  if (card->row != NULL)
    update_row (card);
  set_class (card->button, "crowded", crowded);
}

static void
make_words (FavorSeatCard *card)
{
  card->name = favor_label_new_line (NULL, "name");
  gtk_label_set_ellipsize (GTK_LABEL (card->name), PANGO_ELLIPSIZE_END);
  card->first_row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_layout_manager (card->first_row, favor_name_layout_new ());
  gtk_box_append (GTK_BOX (card->first_row), card->name);
  card->second = favor_label_new_line (NULL, "facts");
  gtk_label_set_ellipsize (GTK_LABEL (card->second), PANGO_ELLIPSIZE_END);
  card->second_row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  gtk_box_append (GTK_BOX (card->second_row), card->second);
  card->words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_hexpand (card->words, TRUE);
  gtk_widget_set_valign (card->words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (card->words), card->first_row);
  gtk_box_append (GTK_BOX (card->words), card->second_row);
}

static void
make_box (FavorSeatCard *card)
{
  card->face = gtk_overlay_new ();
  gtk_widget_set_valign (card->face, GTK_ALIGN_CENTER);
  make_words (card);
  card->score = favor_label_new_line (NULL, "score");
  card->figures = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_box_append (GTK_BOX (card->figures), card->score);
  card->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_box_append (GTK_BOX (card->box), card->face);
  gtk_box_append (GTK_BOX (card->box), card->words);
  gtk_box_append (GTK_BOX (card->box), card->figures);
}

FavorSeatCard *
favor_seat_card_new (guint seat)
{
  FavorSeatCard *card = g_new0 (FavorSeatCard, 1);

  set_sizes (card, FALSE, FALSE, FALSE);
  make_box (card);
  card->button = gtk_button_new ();
  gtk_widget_add_css_class (card->button, "flat");
  gtk_widget_add_css_class (card->button, "seat");
  gtk_button_set_child (GTK_BUTTON (card->button), card->box);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (card->button), "view.show-seat");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (card->button), "u", seat);
  return card;
}

void
favor_seat_card_set_look (FavorSeatCard *card, FavorGameView *view, FavorSeat seat)
{
  favor_seat_look_clear (&card->look);
  if (view != NULL)
    favor_game_view_describe_seat (view, seat, &card->look);
  update_look (card);
  update_row (card);
}

/* What comes and goes, such as a clock, leaves less room for a while. */
guint
favor_seat_card_count_facts (FavorSeatCard *card)
{
  if (card->look.fact_list == NULL || card->compact ||
      (card->clock != NULL && gtk_widget_get_visible (card->clock)))
    return G_MAXUINT;
  return favor_fact_row_count_fitting (FAVOR_FACT_ROW (card->facts));
}

void
favor_seat_card_set_most_facts (FavorSeatCard *card, guint most)
{
  if (card->facts != NULL)
    favor_fact_row_set_most (FAVOR_FACT_ROW (card->facts), most);
}

GtkWidget *
favor_seat_card_get_widget (FavorSeatCard *card)
{
  return card->button;
}

static void
make_clock (FavorSeatCard *card)
{
  card->clock = favor_clock_new (card->clock_size);
  g_signal_connect_swapped (card->clock,
                            "notify::visible",
                            G_CALLBACK (update_look),
                            card);
  gtk_box_insert_child_after (GTK_BOX (card->figures),
                              card->clock,
                              gtk_widget_get_prev_sibling (card->score));
}

void
favor_seat_card_set_countdown (FavorSeatCard *card, FavorCountdown *countdown)
{
  if (card->clock == NULL && countdown == NULL)
    return;
  if (card->clock == NULL)
    make_clock (card);
  favor_clock_set_countdown (FAVOR_CLOCK (card->clock), countdown);
}
