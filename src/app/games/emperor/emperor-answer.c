/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "emperor-answer.h"

#include "emperor-answer-effects.h"
#include "emperor-faces.h"
#include "emperor-trade-slip.h"
#include "emperor-trade-words.h"
#include "emperor-words.h"
#include "favor-art-picture.h"
#include "favor-label.h"
#include "favor-speech.h"
#include "favor-tiles.h"

#define CARD_WIDTH    200
#define EFFECT_WIDTH  24
#define PICTURE_WIDTH 44

static GtkWidget *
append (GtkWidget *box, GtkWidget *child)
{
  gtk_box_append (GTK_BOX (box), child);
  return child;
}

/* (transfer full): a sentence about a player. */
static char *
say_player (const EmperorQuestion *question, const char *text)
{
  return favor_text_fill (text,
                          "player",
                          question->names->names[question->state->prompt_by]);
}

/* An answer that is always possible. */
static void
add_answer (FavorQuestion         *page,
            const EmperorQuestion *question,
            EmperorAction          kind,
            gint16                 arg,
            const char            *title,
            const char            *text)
{
  g_free (favor_question_offer (page,
                                &(FavorChoice){
                                  .title = title,
                                  .text = text,
                                  .action = { .kind = (guint8) kind,
                                              .seat = question->state->head.decider,
                                              .arg = { arg } } }));
}

/* ---- Intrigues ------------------------------------------------------------------------ */

static GtkWidget *
new_card (guint piece_id)
{
  FavorPiece           *piece = favor_piece_new ();
  g_autoptr (FavorFace) face = emperor_face_new_card (piece_id);
  g_autofree char      *label = favor_text_fill (_ ("{title}: {value}"),
                                            "title value",
                                            emperor_piece_title (piece_id),
                                            emperor_piece_text (piece_id));

  favor_piece_set_key (piece, piece_id);
  favor_piece_replace_face (piece, face);
  favor_piece_set_label (piece, label);
  gtk_widget_set_size_request (GTK_WIDGET (piece),
                               CARD_WIDTH,
                               (int) (CARD_WIDTH / favor_face_get_aspect (face)));
  gtk_widget_set_halign (GTK_WIDGET (piece), GTK_ALIGN_CENTER);
  return GTK_WIDGET (piece);
}

static void
add_effect (GtkWidget *box, const EmperorEffect *effect)
{
  GtkWidget *line, *picture;

  if (effect->art == NULL)
    {
      favor_label_append (box, "dim-label", effect->words);
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
  favor_label_append (line, "effect", effect->words);
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
  favor_label_append (box, "heading", _ ("If it takes effect:"));
  for (guint i = 0; i < effects->len; i++)
    add_effect (box, g_ptr_array_index (effects, i));
}

/* The cards that stop it come first. */
static void
add_reactions (FavorQuestion *page, const EmperorQuestion *question)
{
  for (guint piece = 0; piece < EMPEROR_N_PIECES; piece++)
    if (emperor_piece_kinds[piece] == EMPEROR_KIND_REACTION &&
        emperor_has_piece (question->state, question->state->head.decider, (gint) piece))
      {
        g_autofree char *text = emperor_answer_describe_reaction (question->state,
                                                                  (gint) piece,
                                                                  question->names);

        g_free (favor_question_offer (
          page,
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
emperor_answer_fill_plot (FavorQuestion *page, const EmperorQuestion *question)
{
  GtkWidget *plot = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  favor_question_add_head (page,
                           question->colours[question->state->prompt_by],
                           /* Translators: {player} has played an Intrigue against you */
                           say_player (question, _ ("{player} plots against you.")));
  /* In a page that is wide and low, what it does is read beside the card. */
  gtk_widget_set_layout_manager (plot, favor_tiles_new (CARD_WIDTH, 0, 0));
  favor_question_add (page, plot);
  append (plot, new_card ((guint) question->state->prompt_card));
  add_effects (plot, question);
  add_reactions (page, question);
  /* Translators: a choice: do nothing against the Intrigue of another player */
  add_answer (page, question, EMPEROR_ACTION_LET_PASS, 0, _ ("Let It Pass"), NULL);
}

void
emperor_answer_fill_blackmail (FavorQuestion *page, const EmperorQuestion *question)
{
  const EmperorState *state = question->state;
  const FavorSeat     seat = state->head.decider;
  const int           favor = state->points[seat];
  g_autofree char    *pay_text = NULL;
  g_autofree char    *lose_text = NULL;

  favor_question_add_head (
    page,
    question->colours[state->prompt_by],
    /* Translators: {player} has played a letter that asks for Gold */
    say_player (question, _ ("{player} blackmails you.")));
  favor_question_add (page, new_card (EMPEROR_BLACKMAIL_LETTER));
  /* Translators: below the choice to pay 5 Gold */
  pay_text = favor_text_fill (_ ("You have {n} Gold."), "n#", state->gold[seat]);
  /* Translators: below the choice to lose 4 Favor: {n} of your {m} Favor are lost */
  lose_text = favor_text_fill (_ ("You lose {n} of your {m} Favor."),
                               "n# m#",
                               MIN (EMPEROR_LOSS, favor),
                               favor);
  add_answer (page,
              question,
              EMPEROR_ACTION_ANSWER_BLACKMAIL,
              EMPEROR_ANSWER_PAY,
              _ ("Pay 5 Gold"),
              pay_text);
  add_answer (page,
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

/* What a counter-offer says of itself. */
static void
add_reply (FavorQuestion *page, const EmperorQuestion *question)
{
  const EmperorReply *reply = question->reply;
  g_autofree char    *words = emperor_trade_describe_reply (reply);
  GtkWidget          *speech;

  if (words == NULL)
    return;
  speech = favor_question_add (page, favor_speech_new ());
  favor_speech_set_colour (FAVOR_SPEECH (speech), question->colours[reply->by]);
  favor_speech_say (FAVOR_SPEECH (speech), question->names->names[reply->by], words);
}

char *
emperor_answer_fill_offer (FavorQuestion *page, const EmperorQuestion *question)
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
  favor_question_add_head (page,
                           question->colours[state->prompt_by],
                           say_player (question, head));
  add_reply (page, question);
  gtk_widget_set_layout_manager (slips, favor_tiles_new (0, 0, 0));
  favor_question_add (page, slips);
  add_slip (slips, question, _ ("You give"), &state->deal.take);
  add_slip (slips, question, _ ("You get"), &state->deal.give);
  favor_question_add_words (page, "deal", words);
  why = favor_question_offer (page,
                              &(FavorChoice){
                                .title = _ ("Accept"),
                                .action = { .kind = EMPEROR_ACTION_ACCEPT_TRADE,
                                            .seat = state->head.decider } });
  if (why != NULL)
    favor_question_add_words (page, "refusal", why);
  add_answer (page, question, EMPEROR_ACTION_DECLINE_TRADE, 0, _ ("Decline"), NULL);
  return why;
}
