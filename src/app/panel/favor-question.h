/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-choices.h"
#include "favor-text.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_QUESTION (favor_question_get_type ())
G_DECLARE_FINAL_TYPE (FavorQuestion, favor_question, FAVOR, QUESTION, GtkWidget)

/* What a player is asked: who asks, what has to be known for the answer, and the answers, of which
 * one is chosen.
 *
 * Signal: `changed ()`: a person chose an answer. */
/* Empties it. `state` is copied nowhere: it and `names` live as long as the question is filled. */
void          favor_question_begin       (FavorQuestion     *self,
                                          const FavorGame   *game,
                                          gconstpointer      state,
                                          const FavorNames  *names);
/* A line with the sign of a seat of that colour. Takes `words`. */
void          favor_question_add_head    (FavorQuestion     *self,
                                          guint              colour,
                                          char              *words);
void          favor_question_add_words   (FavorQuestion     *self,
                                          const char        *css_class,
                                          const char        *words);
/* Returns `child`. */
GtkWidget    *favor_question_add         (FavorQuestion     *self,
                                          GtkWidget         *child);
/* Adds an answer if its action is legal; otherwise says why not (nullable, transfer full). Takes
 * the picture of the answer. */
char         *favor_question_offer       (FavorQuestion     *self,
                                          const FavorChoice *answer);
FavorChoices *favor_question_get_answers (FavorQuestion     *self);

G_END_DECLS
