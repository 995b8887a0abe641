/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "emperor-answer.h"

#include "emperor-answer-effects.h"
#include "emperor-faces.h"
#include "emperor-trade-slip.h"
#include "favor-tiles.h"
#include "emperor-trade-words.h"
#include "emperor-words.h"
#include "favor-art-picture.h"
#include "favor-label.h"
#include "favor-seat-sign.h"

#define SIGN_SIZE     24
#define CARD_WIDTH    200
#define EFFECT_WIDTH  24
#define PICTURE_WIDTH 44

static GtkWidget *
append (GtkWidget *box, GtkWidget *child)
{
  gtk_box_append (GTK_BOX (box), child);
  return child;
}

static void
add_words (GtkWidget *box, const char *css_class, const char *words)
{
  GtkWidget *label = append (box, favor_label_new_wrapping (css_class));

  gtk_label_set_label (GTK_LABEL (label), words);
}

/* (transfer full): a sentence about a player. */
static char *
say_player (const EmperorQuestion *question, const char *text)
{
  return favor_text_expand (text,
                            "player",
                            question->names->names[question->state->prompt_by],
                            NULL);
}

void
emperor_answer_add_head (GtkWidget             *box,
                         const EmperorQuestion *question,
                         FavorSeat              seat,
                         char                  *words)
{
  GtkWidget *line = append (box, gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9));
  GtkWidget *sign = append (line,
                            favor_seat_sign_new (question->colours[seat], SIGN_SIZE));

  gtk_widget_set_valign (sign, GTK_ALIGN_CENTER);
  add_words (line, "head", words);
  g_free (words);
}

char *
emperor_answer_add_choice (FavorChoices          *choices,
                           const EmperorQuestion *question,
                           const FavorChoice     *choice)
{
  FavorRefusal why = { 0 };

  if (favor_emperor_game.check (question->state, &choice->action, &why))
    {
      favor_choices_add (choices, choice);
      return NULL;
    }
  if (choice->picture != NULL)
    g_object_unref (g_object_ref_sink (choice->picture));
  return favor_text_for_refusal (&favor_emperor_game, &why, question->names);
}

/* An answer that is always possible. */
static void
add_answer (FavorChoices          *choices,
            const EmperorQuestion *question,
            EmperorAction          kind,
            gint16                 arg,
            const char            *title,
            const char            *text)
{
  g_free (emperor_answer_add_choice (choices,
                                     question,
                                     &(FavorChoice){
                                       .title = title,
                                       .text = text,
                                       .action = { .kind = (guint8) kind,
                                                   .seat = question->state->head.decider,
                                                   .arg = { arg } } }));
}

/* ---- Intrigues ------------------------------------------------------------------------ */

static void
add_card (GtkWidget *box, guint piece_id)
{
  FavorPiece           *piece = favor_piece_new ();
  g_autoptr (FavorFace) face = emperor_face_new_card (piece_id);
  g_autofree char      *label = favor_text_expand (_ ("{title}: {value}"),
                                              "title",
                                              emperor_piece_title (piece_id),
                                              "value",
                                              emperor_piece_text (piece_id),
                                              NULL);

  favor_piece_set_key (piece, piece_id);
  favor_piece_replace_face (piece, face);
  favor_piece_set_label (piece, label);
  gtk_widget_set_size_request (GTK_WIDGET (piece),
                               CARD_WIDTH,
                               (int) (CARD_WIDTH / favor_face_get_aspect (face)));
  gtk_widget_set_halign (GTK_WIDGET (piece), GTK_ALIGN_CENTER);
  append (box, GTK_WIDGET (piece));
}

static void
add_effect (GtkWidget *box, const EmperorEffect *effect)
{
  GtkWidget *line, *picture;

  if (effect->art == NULL)
    {
      add_words (box, "dim-label", effect->words);
      return;
    }
  line = append (box, gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9));
  picture = append (line,
                    g_object_new (FAVOR_TYPE_ART_PICTURE,
                                  "art",
                                  effect->art,
                                  "width",
                                  EFFECT_WIDTH,
                                  NULL));
  gtk_widget_set_valign (picture, GTK_ALIGN_START);
  add_words (line, "effect", effect->words);
}

static void
add_effects (GtkWidget *plot, const EmperorQuestion *question)
{
  GtkWidget            *box = append (plot, gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  g_autoptr (GPtrArray) effects =
    emperor_answer_list_effects (question->state,
                                 question->names,
                                 question->colours[question->state->prompt_target]);

  /* Translators: heading: what an Intrigue does if nobody stops it */
  add_words (box, "heading", _ ("If it takes effect:"));
  for (guint i = 0; i < effects->len; i++)
    add_effect (box, g_ptr_array_index (effects, i));
}

/* The cards that stop it come first. */
static void
add_reactions (FavorChoices *choices, const EmperorQuestion *question)
{
  for (guint piece = 0; piece < EMPEROR_N_PIECES; piece++)
    if (emperor_piece_kinds[piece] == EMPEROR_KIND_REACTION &&
        emperor_has_piece (question->state, question->state->head.decider, (gint) piece))
      {
        g_autofree char *text = emperor_answer_describe_reaction (question->state,
                                                                  (gint) piece,
                                                                  question->names);

        g_free (emperor_answer_add_choice (
          choices,
          question,
          &(FavorChoice){
            .picture = favor_slip_card_new_picture (&emperor_slip_kind, piece, 0),
            .width = PICTURE_WIDTH,
            .aspect = EMPEROR_CARD_ASPECT,
            .title = emperor_piece_title (piece),
            .text = text,
            .action = { .kind = EMPEROR_ACTION_REACT,
                        .seat = question->state->head.decider,
                        .arg = { (gint16) piece } } }));
      }
}

void
emperor_answer_fill_plot (GtkWidget             *box,
                          FavorChoices          *choices,
                          const EmperorQuestion *question)
{
  GtkWidget *plot = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  emperor_answer_add_head (box,
                           question,
                           question->state->prompt_by,
                           /* Translators: {player} has played an Intrigue against you */
                           say_player (question, _ ("{player} plots against you.")));
  /* In a page that is wide and low, what it does is read beside the card. */
  gtk_widget_set_layout_manager (plot, favor_tiles_new (CARD_WIDTH, 0, 0));
  append (box, plot);
  add_card (plot, (guint) question->state->prompt_card);
  add_effects (plot, question);
  add_reactions (choices, question);
  /* Translators: a choice: do nothing against the Intrigue of another player */
  add_answer (choices, question, EMPEROR_ACTION_LET_PASS, 0, _ ("Let It Pass"), NULL);
}

void
emperor_answer_fill_blackmail (GtkWidget             *box,
                               FavorChoices          *choices,
                               const EmperorQuestion *question)
{
  const EmperorState *state = question->state;
  const FavorSeat     seat = state->head.decider;
  g_autofree char    *gold = favor_text_number (state->gold[seat]);
  g_autofree char    *favor = favor_text_number (state->points[seat]);
  g_autofree char    *loss = favor_text_number (MIN (EMPEROR_LOSS, state->points[seat]));
  g_autofree char    *pay_text = NULL;
  g_autofree char    *lose_text = NULL;

  emperor_answer_add_head (
    box,
    question,
    state->prompt_by,
    /* Translators: {player} has played a letter that asks for Gold */
    say_player (question, _ ("{player} blackmails you.")));
  add_card (box, EMPEROR_BLACKMAIL_LETTER);
  /* Translators: below the choice to pay 5 Gold */
  pay_text = favor_text_expand (_ ("You have {n} Gold."), "n", gold, NULL);
  /* Translators: below the choice to lose 4 Favor: {n} of your {m} Favor are lost */
  lose_text = favor_text_expand (_ ("You lose {n} of your {m} Favor."),
                                 "n",
                                 loss,
                                 "m",
                                 favor,
                                 NULL);
  add_answer (choices,
              question,
              EMPEROR_ACTION_ANSWER_BLACKMAIL,
              EMPEROR_ANSWER_PAY,
              _ ("Pay 5 Gold"),
              pay_text);
  add_answer (choices,
              question,
              EMPEROR_ACTION_ANSWER_BLACKMAIL,
              EMPEROR_ANSWER_LOSE,
              _ ("Lose 4 Favor"),
              lose_text);
}

/* ---- Offers --------------------------------------------------------------------------- */

static void
add_slip (GtkWidget             *slips,
          const EmperorQuestion *question,
          const char            *title,
          const EmperorBundle   *bundle)
{
  GtkWidget *slip = append (slips, favor_slip_new (&emperor_slip_kind, title, FALSE));

  g_signal_connect_object (slip,
                           "inspected",
                           question->inspected,
                           question->owner,
                           G_CONNECT_SWAPPED);
  emperor_slip_set_bundle (slip, bundle);
}

char *
emperor_answer_fill_offer (GtkWidget             *box,
                           FavorChoices          *choices,
                           const EmperorQuestion *question)
{
  const EmperorState *state = question->state;
  GtkWidget          *slips = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  g_autofree char    *words = emperor_trade_describe_table (state, question->names);
  /* Translators: {player} offers you a trade */
  const char *head = _ ("{player} makes you an offer.");
  char       *why;

  if (state->prompt == EMPEROR_PROMPT_COUNTER)
    /* Translators: {player} answers your offer with another one */
    head = _ ("{player} makes a counter-offer.");
  emperor_answer_add_head (box, question, state->prompt_by, say_player (question, head));
  gtk_widget_set_layout_manager (slips, favor_tiles_new (0, 0, 0));
  append (box, slips);
  add_slip (slips, question, _ ("You give"), &state->deal.take);
  add_slip (slips, question, _ ("You get"), &state->deal.give);
  add_words (box, "deal", words);
  why = emperor_answer_add_choice (choices,
                                   question,
                                   &(FavorChoice){
                                     .title = _ ("Accept"),
                                     .action = { .kind = EMPEROR_ACTION_ACCEPT_TRADE,
                                                 .seat = state->head.decider } });
  if (why != NULL)
    add_words (box, "refusal", why);
  add_answer (choices, question, EMPEROR_ACTION_DECLINE_TRADE, 0, _ ("Decline"), NULL);
  return why;
}
