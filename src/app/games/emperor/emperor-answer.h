/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "emperor-state.h"
#include "favor-choices.h"
#include "favor-text.h"

G_BEGIN_DECLS

/**
 * EmperorQuestion:
 * @state: masked for its decider, who is asked
 * @colours: of each seat, as signs take them
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
  GCallback           inspected;
  GObject            *owner;
} EmperorQuestion;

/* Adds to `box` a line with the sign of `seat`. Takes `words`. */
void  emperor_answer_add_head  (GtkWidget             *box,
                                const EmperorQuestion *question,
                                FavorSeat              seat,
                                char                  *words);
/* Adds a choice if its action is legal; otherwise says why (nullable, transfer full). Takes the
 * picture of the choice. */
char *emperor_answer_add_choice (FavorChoices        *choices,
                                const EmperorQuestion *question,
                                const FavorChoice   *choice);

/* Each fills `box` with a question and `choices`, which are in it already, with its answers. */
void  emperor_answer_fill_plot (GtkWidget             *box,
                                FavorChoices        *choices,
                                const EmperorQuestion *question);
void  emperor_answer_fill_blackmail (GtkWidget        *box,
                                FavorChoices        *choices,
                                const EmperorQuestion *question);
/* Returns (transfer full) (nullable): why the offer cannot be accepted. */
char *emperor_answer_fill_offer (GtkWidget            *box,
                                FavorChoices        *choices,
                                const EmperorQuestion *question);

G_END_DECLS
