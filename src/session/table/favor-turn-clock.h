/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-countdown.h"
#include "favor-cursor.h"

G_BEGIN_DECLS

/**
 * FavorTimeLimit:
 * @seconds: for the decision at hand; 0: it may take as long as it likes
 * @seat: whose time it is
 * @decision: the game's own number of the decision, which may take more than one action: as long
 *   as it is the same, what is left of the time is
 * @span: decisions with the same number are hurried together
 * @starter: who starts the time of a span; a computer does so at once
 * @waits: no time passes, since somebody else has to decide first
 *
 * How a game hurries who decides. The rules know nothing of it.
 */
typedef struct
{
  guint     seconds;
  FavorSeat seat;
  guint     decision;
  guint     span;
  FavorSeat starter;
  gboolean  waits;
} FavorTimeLimit;

/* How much time there is in a position. */
typedef void (*FavorTimeLimitFunc) (gconstpointer state, FavorTimeLimit *limit);

#define FAVOR_TYPE_TURN_CLOCK (favor_turn_clock_get_type ())
G_DECLARE_FINAL_TYPE (FavorTurnClock, favor_turn_clock, FAVOR, TURN_CLOCK, GObject)

/* The countdown of games that hurry who decides. Only people are hurried, and only once one of them
 * has started it; for computers there is no clock. */
FavorTurnClock *favor_turn_clock_new           (FavorCursor       *cursor);
void            favor_turn_clock_set_limit     (FavorTurnClock    *self,
                                                FavorTimeLimitFunc limit);
/* Something keeps who decides from deciding, e.g. an open menu. */
void            favor_turn_clock_set_interrupted (FavorTurnClock  *self,
                                                  gboolean         interrupted);
FavorCountdown *favor_turn_clock_get_countdown (FavorTurnClock    *self);
FavorSeat       favor_turn_clock_get_seat      (FavorTurnClock    *self);
/* Makes it agree with the newest position; time passes only if that is `decided` now. */
void            favor_turn_clock_follow        (FavorTurnClock    *self,
                                                gboolean           decided);
void            favor_turn_clock_hold          (FavorTurnClock    *self);
/* Whether a person may start it for others now. */
gboolean        favor_turn_clock_may_start     (FavorTurnClock    *self);
void            favor_turn_clock_start         (FavorTurnClock    *self);

G_END_DECLS
