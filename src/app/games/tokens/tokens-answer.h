/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-question.h"
#include "tokens-state.h"

G_BEGIN_DECLS

/**
 * TokensQuestion:
 * @state: masked for its decider, who is asked
 * @colours: of each seat, as signs take them
 * @computers: a set of seats: their answers have reasons
 *
 * What is to be answered.
 */
typedef struct
{
  const TokensState *state;
  const FavorNames  *names;
  const guint8      *colours;
  guint              computers;
} TokensQuestion;

/* Each fills `page`, which is empty, with a question and its answers. */

/* Returns (transfer full) (nullable): why the offer cannot be accepted. */
char *tokens_answer_fill_offer  (FavorQuestion        *page,
                                 const TokensQuestion *question);
/* What the others have said to the own offer. */
void  tokens_answer_fill_choice (FavorQuestion        *page,
                                 const TokensQuestion *question);
void  tokens_answer_fill_gift   (FavorQuestion        *page,
                                 const TokensQuestion *question);

G_END_DECLS
