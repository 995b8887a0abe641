/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "emperor-state.h"
#include "favor-question.h"

G_BEGIN_DECLS

/**
 * EmperorQuestion:
 * @state: masked for its decider, who is asked
 * @colours: of each seat, as signs take them
 * @reply: what a counter-offer says of itself; none if nothing is known
 * @inspected: called with @owner swapped in when the pointer or the focus comes to a card; gets
 *   its key
 * @owner: lives at least as long as the widgets
 *
 * What is to be answered.
 */
typedef struct
{
  const EmperorState *state;
  const FavorNames   *names;
  const guint8       *colours;
  const EmperorReply *reply;
  GCallback           inspected;
  GObject            *owner;
} EmperorQuestion;

/* Each fills `page`, which is empty, with a question and its answers. */
void  emperor_answer_fill_plot (FavorQuestion *page,
                                const EmperorQuestion *question);
void  emperor_answer_fill_blackmail (FavorQuestion *page,
                                const EmperorQuestion *question);
/* Returns (transfer full) (nullable): why the offer cannot be accepted. */
char *emperor_answer_fill_offer (FavorQuestion *page,
                                const EmperorQuestion *question);

G_END_DECLS
