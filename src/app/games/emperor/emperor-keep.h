/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "emperor-answer.h"

G_BEGIN_DECLS

/* Each fills `page`, which is empty, with a question and the cards of which one is kept or taken. */
void emperor_keep_fill_looks (FavorQuestion *page,
                                const EmperorQuestion *question);
void emperor_keep_fill_seize (FavorQuestion *page,
                                const EmperorQuestion *question);

G_END_DECLS
