/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "emperor-state.h"

G_BEGIN_DECLS

/**
 * EmperorScene:
 * @state: the position as far as what happened was shown; only what lies on the table is kept up
 *   to date, not what may be done
 * @change: Favor that a seat has just gained or lost
 * @touched: a set of seats that what is shown is about
 * @staff: a set of Staff that it is about
 * @piles: a set of cards to whose piles something went or from which it came
 * @treasury: Gold went there or came from there
 * @market: a Black Market card was bought or played
 * @events: an Event was kept or completed
 *
 * A position on its way from one to the next.
 */
typedef struct
{
  EmperorState state;
  gint16       change[EMPEROR_MAX_SEATS];
  guint        touched;
  guint        staff;
  guint        piles;
  gboolean     treasury;
  gboolean     market;
  gboolean     events;
} EmperorScene;

void     emperor_scene_from_state  (EmperorScene       *scene,
                                    const EmperorState *state);
/* What is seen after `event`; the scene says of it alone what it is about. `viewer` may not know
 * all of it. */
void     emperor_scene_apply       (EmperorScene       *scene,
                                    const FavorEvent   *event,
                                    FavorSeat           viewer);
/* Adds what `event` is about, without changing the position. */
void     emperor_scene_point       (EmperorScene       *scene,
                                    const FavorEvent   *event);
void     emperor_scene_point_at_nothing (EmperorScene  *scene);
/* Whether what happened is worth being shown one thing after the other. */
gboolean emperor_scene_wants_show  (const FavorEvent   *events,
                                    guint               n_events);
/* How many events from `first` on are shown at once. */
guint    emperor_scene_step        (const FavorEvent   *events,
                                    guint               n_events,
                                    guint               first);

G_END_DECLS
