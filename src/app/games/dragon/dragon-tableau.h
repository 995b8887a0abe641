/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dragon-state.h"
#include "favor-sight.h"

G_BEGIN_DECLS

/**
 * DragonTableauCard:
 * @owner: whose delegate it is
 * @role: who it is, or %DRAGON_HIDDEN
 * @on: the vote card it lies on, or %DRAGON_HIDDEN
 * @turned: it lies face up
 * @withdrawn: it does not count any more
 * @active: its effect is being shown
 * @changed: the effect that is being shown touches it
 *
 * A card on the table as it is shown.
 */
typedef struct
{
  FavorSeat owner;
  gint8     role;
  gint8     on;
  gboolean  turned;
  gboolean  withdrawn;
  gboolean  active;
  gboolean  changed;
} DragonTableauCard;

/**
 * DragonTableau:
 * @n_cards: of @cards
 * @cards: in placing order
 * @works: Works on each vote card
 * @votes: what stands for the count of each vote card: its cards, later cards and Works
 * @counted: the votes of this vote card were counted
 * @winner: a role or %FAVOR_NONE
 * @active_role: the vote card that is being talked about, or %FAVOR_NONE
 * @touched: set of the seats that what is being shown is about
 *
 * The cards that lie on the table, and what stands out among them.
 */
typedef struct
{
  guint             n_cards;
  DragonTableauCard cards[DRAGON_MAX_TABLE];
  guint8            works[DRAGON_N_ROLES];
  guint8            votes[DRAGON_N_ROLES];
  gboolean          counted[DRAGON_N_ROLES];
  gint8             winner;
  gint8             active_role;
  guint             touched;
} DragonTableau;

/* Whether `event` is of the kind with this id. */
gboolean dragon_event_is            (const FavorEvent  *event,
                                     const char        *id);
/* The argument of this name, or `otherwise` where there is none. */
int      dragon_event_get           (const FavorEvent  *event,
                                     const char        *name,
                                     int                otherwise);

/* An event of this kind that everybody sees, for its words; all arguments are 0. */
FavorEvent dragon_event_new         (const char        *id,
                                     FavorSeat          actor);
void     dragon_event_set           (FavorEvent        *event,
                                     const char        *name,
                                     int                value);

/* What lies there in a position, with what the event (nullable) that led to it is about. */
void     dragon_tableau_set         (DragonTableau     *tableau,
                                     const DragonState *state,
                                     const FavorEvent  *event);
/* What is seen: while something is being shown with what that is about, else with what has changed. */
void     dragon_tableau_see         (DragonTableau     *tableau,
                                     const FavorMoment *moment);

G_END_DECLS
