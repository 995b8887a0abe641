/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "emperor-state.h"

G_BEGIN_DECLS

/* What a player answers to an offer, and why. Each line names what else is told. */
typedef enum
{
  EMPEROR_REPLY_NONE,
  EMPEROR_REPLY_AGREES,
  /* A person says no more than that. */
  EMPEROR_REPLY_DECLINES,
  /* Who was asked for an offer makes none. */
  EMPEROR_REPLY_NO_OFFER,
  /* n: so much Favor is missing to who offers */
  EMPEROR_REPLY_NEAR_TARGET,
  /* n: so many promises were broken by who offers one */
  EMPEROR_REPLY_BROKEN_WORD,
  EMPEROR_REPLY_SECRETS,
  /* card: nobody knows whether it is there */
  EMPEROR_REPLY_GIVES_NONE,
  /* card; staff, if it is for one Star and not for one of several */
  EMPEROR_REPLY_NEEDS_CARD,
  /* card */
  EMPEROR_REPLY_HAS_CARD,
  EMPEROR_REPLY_PROMISE,
  /* n: so much more Gold what is asked for sells for */
  EMPEROR_REPLY_VALUE,
  /* n: so many more cards are asked for than offered */
  EMPEROR_REPLY_MORE_CARDS,
  EMPEROR_REPLY_FULL_HAND,
  EMPEROR_REPLY_TOO_LITTLE,
  /* n: the same for so much more Gold */
  EMPEROR_REPLY_MORE_GOLD,
  /* n: the same, but so much less of the own Gold */
  EMPEROR_REPLY_LESS_GOLD,
  EMPEROR_REPLY_COUNTERS,
} EmperorReplyKind;

#define EMPEROR_N_REPLIES (EMPEROR_REPLY_COUNTERS + 1)

/**
 * EmperorReply:
 * @kind: #EmperorReplyKind
 * @by: who answers
 * @to: who offered or asked
 * @card: %FAVOR_NONE if none is told of
 * @staff: %FAVOR_NONE if none is told of
 * @n: a number, or 0
 * @by_computer: it says the same to the same offer
 */
typedef struct
{
  EmperorReplyKind kind;
  FavorSeat        by;
  FavorSeat        to;
  gint             card;
  gint             staff;
  gint             n;
  gboolean         by_computer;
} EmperorReply;

/* What was answered between two positions, the second of which is the next one. Both may be masked:
 * nothing is read that is not known to everybody, or to the two partners. A reason is found for
 * `computers` only, a set of seats: persons know their own. */
EmperorReply emperor_find_reply (const EmperorState *before,
                                 const EmperorState *after,
                                 guint               computers) G_GNUC_INTERNAL;

G_END_DECLS
