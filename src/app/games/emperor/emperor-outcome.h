/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "emperor-state.h"

G_BEGIN_DECLS

/**
 * EmperorOutcome:
 * @gold: how much more Gold who acts has then
 * @points: how much more Favor
 * @cards: how many more Staff cards
 * @card: the Staff card that an upgrade brings, or %FAVOR_NONE
 * @lost: a set of Staff on which the target loses a Star
 * @staff: where a Star of who acts comes to, or %FAVOR_NONE
 * @from: from where it moves, or %FAVOR_NONE
 * @reveals: something hidden is seen, so that it cannot be told before
 * @stoppable: all that happens only if the target does not stop it
 *
 * What an action brings, as far as who decides may know it.
 */
typedef struct
{
  gint     gold;
  gint     points;
  gint     cards;
  gint     card;
  guint    lost;
  gint     staff;
  gint     from;
  gboolean reveals;
  gboolean stoppable;
} EmperorOutcome;

/* `state` is masked for who decides, or open. Nothing comes of what is not legal there: the position
 * may be a newer one than that for which `action` was chosen. */
void emperor_outcome_measure (const EmperorState *state,
                              const FavorAction  *action,
                              EmperorOutcome     *outcome);

G_END_DECLS
