/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-text.h"

G_BEGIN_DECLS

/**
 * ReasonsCase:
 * @before: a true position
 * @action: what is legal there
 * @seat: who does it
 * @after: what comes of it
 * @events: of it
 * @reasons: what speaks for it as the seat sees it
 *
 * An action, explained from what its seat sees and then done.
 */
typedef struct
{
  const FavorGame  *game;
  gconstpointer     before;
  FavorAction       action;
  FavorSeat         seat;
  gpointer          after;
  FavorEvents       events;
  FavorReasons      reasons;
} ReasonsCase;

/* Asserts that `reason`, one of those of the case, is true. */
typedef void (*ReasonsCheck) (const ReasonsCase *self, const FavorReason *reason);

/* Plays games with these options, %NULL for the defaults, half by chance until there were so many positions with a choice, and checks each reason
 * of each action that is listed there, and how it reads. Asserts that of all kinds of reasons at most
 * `n_unseen` never came. */
void reasons_walk (const FavorGame *game,
                   gconstpointer    options,
                   guint            n_positions,
                   guint            n_unseen,
                   ReasonsCheck     check);

/* The sum of the score of the seat, before and after. */
gint reasons_gain (const ReasonsCase *self);

/* Ends the test with a sentence about the reason unless `condition` holds. */
#define reasons_require(self, reason, condition)                                         \
  G_STMT_START                                                                           \
  {                                                                                      \
    if (!(condition))                                                                    \
      reasons_fail (self, reason, #condition);                                           \
  }                                                                                      \
  G_STMT_END
void reasons_fail (const ReasonsCase *self,
                   const FavorReason *reason,
                   const char        *condition) G_GNUC_NORETURN;

G_END_DECLS
