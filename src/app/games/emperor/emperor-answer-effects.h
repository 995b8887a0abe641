/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "emperor-state.h"
#include "favor-text.h"

G_BEGIN_DECLS

/**
 * EmperorEffect:
 * @art: (nullable): what it is about, the id of a picture
 * @words: a sentence with its numbers
 *
 * One thing that an Intrigue does.
 */
typedef struct
{
  char *art;
  char *words;
} EmperorEffect;

/* (transfer full) (element-type EmperorEffect): what the Intrigue on the table does to its target
 * if nobody stops it, in the words of the target; `state` is masked for him, his Stars have that
 * colour. */
GPtrArray *emperor_answer_list_effects (const EmperorState *state,
                                        const FavorNames   *names,
                                        guint               colour);
/* (transfer full): what stopping it with `piece` brings. */
char      *emperor_answer_describe_reaction (const EmperorState *state,
                                             gint                piece,
                                             const FavorNames   *names);

G_END_DECLS
