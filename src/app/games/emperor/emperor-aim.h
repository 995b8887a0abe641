/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "emperor-state.h"
#include "favor-chooser.h"

G_BEGIN_DECLS

/**
 * EmperorWhat:
 * @EMPEROR_WHAT_KIND: nothing but the kind of the action
 * @EMPEROR_WHAT_CARD: the own piece that is sold, upgraded, played, discarded or that answers
 * @EMPEROR_WHAT_TARGET: another seat
 * @EMPEROR_WHAT_STAFF: a Staff; to collect a card is to collect from its Staff
 * @EMPEROR_WHAT_FROM: the Staff from which an own Star moves
 * @EMPEROR_WHAT_EVENT: an Event
 * @EMPEROR_WHAT_CHOICE: one of two words
 * @EMPEROR_WHAT_GIVE: an own card that goes back to its pile
 * @EMPEROR_WHAT_TAKE: a card of a pile
 * @EMPEROR_WHAT_PAY: an own card in payment
 * @EMPEROR_WHAT_LOOT: a card of the hand that is looked at
 * @EMPEROR_WHAT_MARKET: a Black Market card to keep
 *
 * What an argument of an action means to the person who chooses it. Arguments that mean the same
 * have no order: whoever pays clicks two cards, not a first and a second one.
 */
typedef enum
{
  EMPEROR_WHAT_KIND,
  EMPEROR_WHAT_CARD,
  EMPEROR_WHAT_TARGET,
  EMPEROR_WHAT_STAFF,
  EMPEROR_WHAT_FROM,
  EMPEROR_WHAT_EVENT,
  EMPEROR_WHAT_CHOICE,
  EMPEROR_WHAT_GIVE,
  EMPEROR_WHAT_TAKE,
  EMPEROR_WHAT_PAY,
  EMPEROR_WHAT_LOOT,
  EMPEROR_WHAT_MARKET,
} EmperorWhat;

#define EMPEROR_N_WHATS (EMPEROR_WHAT_MARKET + 1)

/* The kind of action may be FAVOR_NONE for any; the value is of no account for
 * EMPEROR_WHAT_KIND. */
static inline FavorPart
emperor_part (gint kind, EmperorWhat what, gint value)
{
  return (FavorPart){ (gint8) kind, (gint8) what, (gint16) value };
}

#define EMPEROR_TYPE_AIM (emperor_aim_get_type ())
G_DECLARE_FINAL_TYPE (EmperorAim, emperor_aim, EMPEROR, AIM, FavorChooser)

/* What a person is about to do: a chooser whose parts tell what an argument means. One card may
 * begin actions of several kinds, and payments have no order. The only legal action is chosen
 * without being asked for. */
EmperorAim        *emperor_aim_new          (FavorChoiceModel  *model);

/* Whether any legal action has `part`. */
gboolean           emperor_aim_begins       (EmperorAim        *self,
                                             FavorPart          part);
/* Whether `part` goes with all that is chosen. */
gboolean           emperor_aim_continues    (EmperorAim        *self,
                                             FavorPart          part);
/* Whether `part` can take the place of what means the same, and the rest stays. */
gboolean           emperor_aim_exchanges    (EmperorAim        *self,
                                             FavorPart          part);
/* Chooses it if it goes with all that is chosen; it is the first to give way to something else. */
void               emperor_aim_propose      (EmperorAim        *self,
                                             FavorPart          part);
/* How often it is chosen: cards may repeat. */
guint              emperor_aim_count        (EmperorAim        *self,
                                             EmperorWhat        what,
                                             gint               value);
/* The value of the first part that means that, or FAVOR_NONE. */
gint               emperor_aim_get          (EmperorAim        *self,
                                             EmperorWhat        what);
/* The kind of everything that is left, or FAVOR_NONE. */
gint               emperor_aim_get_kind     (EmperorAim        *self);
/* What has still to be chosen first, or EMPEROR_WHAT_KIND. */
EmperorWhat        emperor_aim_get_open     (EmperorAim        *self);
/* Takes a whole action, e.g. a hint, or a trade, which need not be listed. */
void               emperor_aim_take         (EmperorAim        *self,
                                             const FavorAction *action);
/* What argument `arg` of that kind of action means, or EMPEROR_WHAT_KIND. */
EmperorWhat        emperor_aim_what_of      (guint              kind,
                                             guint              arg);

G_END_DECLS
