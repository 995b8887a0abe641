/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "emperor-state.h"
#include "favor-sight.h"

G_BEGIN_DECLS

/**
 * EmperorFocus:
 * @staff: a set of Staff
 * @piles: a set of cards to whose piles something went or from which it came
 * @treasury: Gold went there or came from there
 * @market: a Black Market card was bought or played
 * @events: an Event was kept or completed
 *
 * The places on the table that what happened is about.
 */
typedef struct
{
  guint    staff;
  guint    piles;
  gboolean treasury;
  gboolean market;
  gboolean events;
} EmperorFocus;

/* Adds what `event` is about. */
void     emperor_focus_add        (EmperorFocus     *focus,
                                   const FavorEvent *event);
/* What others did is added until something else happens; their whole turn counts as one thing. What
 * is being shown stands alone. */
void     emperor_focus_see        (EmperorFocus      *focus,
                                   const FavorMoment *moment);
/* Whether what happened is worth being shown one thing after the other. */
gboolean emperor_focus_wants_show (const FavorEvent *events,
                                   guint             n_events);

G_END_DECLS
