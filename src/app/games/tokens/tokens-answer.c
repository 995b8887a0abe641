/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "tokens-answer.h"

#include "favor-speech.h"
#include "favor-tiles.h"
#include "tokens-trade-slip.h"
#include "tokens-trade-words.h"

/* (transfer full) (nullable): why it cannot be answered so. */
static char *
add_answer (FavorQuestion        *page,
            const TokensQuestion *question,
            TokensAction          kind,
            gint16                arg,
            const char           *title,
            const char           *text)
{
  return favor_question_offer (page,
                               &(FavorChoice){
                                 .title = title,
                                 .text = text,
                                 .action = { .kind = (guint8) kind,
                                             .seat = question->state->head.decider,
                                             .arg = { arg } } });
}

/* ---- An offer ------------------------------------------------------------------------- */

static void
add_slip (GtkWidget *slips, const char *title, const TokensBundle *bundle)
{
  GtkWidget *slip = favor_slip_new (&tokens_slip_kind, title, FALSE);

  gtk_box_append (GTK_BOX (slips), slip);
  tokens_slip_set_bundle (slip, bundle);
}

char *
tokens_answer_fill_offer (FavorQuestion *page, const TokensQuestion *question)
{
  const TokensState *state = question->state;
  const FavorSeat    by = state->head.turn_owner;
  GtkWidget         *slips = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  g_autofree char   *words = tokens_trade_say_deal (&state->offer, by, question->names);
  char              *why;

  favor_question_add_head (page,
                           question->colours[by],
                           favor_text_fill (_ ("{player} makes you an offer."),
                                            "player",
                                            question->names->names[by]));
  gtk_widget_set_layout_manager (slips, favor_tiles_new (0, 0, 0));
  favor_question_add (page, slips);
  add_slip (slips, _ ("You give"), &state->offer.want);
  add_slip (slips, _ ("You get"), &state->offer.give);
  favor_question_add_words (page, "deal", words);
  why = add_answer (page, question, TOKENS_ACTION_ACCEPT_TRADE, 0, _ ("Accept"), NULL);
  if (why != NULL)
    favor_question_add_words (page, "refusal", why);
  g_free (
    add_answer (page, question, TOKENS_ACTION_DECLINE_TRADE, 0, _ ("Decline"), NULL));
  return why;
}

/* ---- Answers to the own offer --------------------------------------------------------- */

static char *
say_reply (const TokensQuestion *question, guint seat)
{
  const TokensAnswer *answer = &question->state->answer[seat];
  const TokensReply   reply = tokens_find_reply (question->state,
                                               seat,
                                               (TokensAnswerKind) answer->kind,
                                               question->computers >> seat & 1);

  return answer->kind == TOKENS_ANSWER_COUNTER
           ? tokens_trade_say_counter (&answer->counter)
           : tokens_trade_say_reply (&reply);
}

static void
add_reply (FavorQuestion *page, const TokensQuestion *question, guint seat)
{
  g_autofree char *words = say_reply (question, seat);
  GtkWidget       *speech = favor_question_add (page, favor_speech_new ());

  favor_speech_set_colour (FAVOR_SPEECH (speech), question->colours[seat]);
  favor_speech_say (FAVOR_SPEECH (speech), question->names->names[seat], words);
}

/* (transfer full): what is given and got by a trade with that seat. */
static char *
say_trade (const TokensQuestion *question, guint seat)
{
  const TokensState  *state = question->state;
  const TokensAnswer *answer = &state->answer[seat];
  const gboolean      counter = answer->kind == TOKENS_ANSWER_COUNTER;
  g_autofree char    *give = tokens_trade_say_bundle (counter ? &answer->counter.want
                                                           : &state->offer.give);
  g_autofree char    *get = tokens_trade_say_bundle (counter ? &answer->counter.give
                                                          : &state->offer.want);

  /* Translators: below the choice to trade with a player; {things} and {wanted} are lists: "You give
   * 2 Wool for Ore." */
  return favor_text_fill (_ ("You give {things} for {wanted}."),
                          "things wanted",
                          give,
                          get);
}

static void
add_trade (FavorQuestion *page, const TokensQuestion *question, guint seat)
{
  g_autofree char *text = say_trade (question, seat);
  g_autofree char *title = NULL;
  g_autofree char *why = NULL;

  /* Translators: a choice: {player} has accepted the offer, or made a counter-offer */
  title = favor_text_fill (_ ("Trade with {player}"),
                           "player",
                           question->names->names[seat]);
  why = add_answer (page,
                    question,
                    TOKENS_ACTION_CHOOSE_TRADE,
                    (gint16) seat,
                    title,
                    text);
  if (why != NULL)
    favor_question_add_words (page, "refusal", why);
}

void
tokens_answer_fill_choice (FavorQuestion *page, const TokensQuestion *question)
{
  const TokensState *state = question->state;
  g_autofree char   *words = tokens_trade_say_deal (&state->offer,
                                                  state->head.decider,
                                                  question->names);

  favor_question_add_words (page, "deal", words);
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    if (state->offer_to >> seat & 1)
      add_reply (page, question, seat);
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    if (state->answer[seat].kind == TOKENS_ANSWER_ACCEPT ||
        state->answer[seat].kind == TOKENS_ANSWER_COUNTER)
      add_trade (page, question, seat);
  g_free (
    add_answer (page,
                question,
                TOKENS_ACTION_WITHDRAW_TRADE,
                0,
                /* Translators: a choice: none of the answers to an offer is taken */
                _ ("Trade with Nobody"),
                NULL));
}

/* ---- A gift --------------------------------------------------------------------------- */

static void
add_wish (FavorQuestion *page, const TokensQuestion *question, gint resource)
{
  g_autofree char *title = NULL;

  /* Translators: a choice: a gift is declined, and another card would be welcome; {resource} is e.g.
   * "Wool" */
  title = favor_text_fill (_ ("Decline, rather {resource}"),
                           "resource@",
                           &tokens_resources.words[resource]);
  g_free (add_answer (page,
                      question,
                      TOKENS_ACTION_DECLINE_DONATION,
                      (gint16) resource,
                      title,
                      NULL));
}

void
tokens_answer_fill_gift (FavorQuestion *page, const TokensQuestion *question)
{
  const TokensState *state = question->state;
  const FavorSeat    by = state->head.turn_owner;
  g_autofree char *words = tokens_trade_say_gift (&state->donation, by, question->names);

  favor_question_add_head (page,
                           question->colours[by],
                           /* Translators: {player} offers you a card for nothing */
                           favor_text_fill (_ ("{player} offers you a gift."),
                                            "player",
                                            question->names->names[by]));
  favor_question_add_words (page, "deal", words);
  g_free (
    add_answer (page, question, TOKENS_ACTION_ACCEPT_DONATION, 0, _ ("Accept"), NULL));
  g_free (add_answer (page,
                      question,
                      TOKENS_ACTION_DECLINE_DONATION,
                      FAVOR_NONE,
                      _ ("Decline"),
                      NULL));
  for (gint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
    if (resource != state->donation.resource)
      add_wish (page, question, resource);
}
