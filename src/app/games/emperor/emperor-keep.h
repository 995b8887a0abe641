/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "emperor-answer.h"

G_BEGIN_DECLS

/* Each fills `box` with a question and `choices`, which are in it already, with the cards of
 * which one is kept or taken. */
void emperor_keep_fill_looks (GtkWidget             *box,
                              FavorChoices        *choices,
                              const EmperorQuestion *question);
void emperor_keep_fill_seize (GtkWidget             *box,
                              FavorChoices        *choices,
                              const EmperorQuestion *question);

G_END_DECLS
