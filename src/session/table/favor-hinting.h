/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-bot-runner.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_HINTING (favor_hinting_get_type ())
G_DECLARE_FINAL_TYPE (FavorHinting, favor_hinting, FAVOR, HINTING, GObject)

/* Asks the computer for hints: one position has several, the best one first, and then again.
 *
 * Property: `thinking` (boolean): a hint is being looked for. Signals: `found (const FavorAction
 * *)`: a legal action, see favor_hinting_get_text (); `failed (string)`: why there is none. */
FavorHinting *favor_hinting_new      (FavorBotRunner    *runner);
/* For the person who decides. An answer to an earlier question is not waited for any more. */
void          favor_hinting_ask      (FavorHinting      *self,
                                      gpointer           owner);
void          favor_hinting_forget   (FavorHinting      *self);
gboolean      favor_hinting_get_thinking (FavorHinting  *self);
/* (nullable): the reason, if `action` (nullable) is what was proposed last. */
const char   *favor_hinting_get_text (FavorHinting      *self,
                                      const FavorAction *action);

G_END_DECLS
