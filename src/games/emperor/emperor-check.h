/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "emperor-actions.h"

G_BEGIN_DECLS

/* Reasons against an action, each asked of well-formed arguments. */

#define emperor_refuse(why, name) favor_game_refuse ((why), EMPEROR_REFUSAL_##name)

/* Whether a Star of `seat` may come to `staff` from `from`. */
gboolean emperor_check_star_source (const EmperorState *state,
                                    FavorSeat           seat,
                                    gint                staff,
                                    gint                from,
                                    FavorRefusal       *why) G_GNUC_INTERNAL;
/* Whether `cards` are three different level-3 cards of the decider. */
gboolean emperor_check_treasures   (const EmperorState *state,
                                    const gint16        cards[3],
                                    FavorRefusal       *why) G_GNUC_INTERNAL;
/* Whether the Meeple of the decider may take `card`, or nothing, of `staff`; `returned` is a card
 * that lies in its pile once more. */
gboolean emperor_check_meeple_card (const EmperorState *state,
                                    gint                staff,
                                    gint                card,
                                    gint                returned,
                                    FavorRefusal       *why) G_GNUC_INTERNAL;
/* Whether the test of an Event of the decider holds; `pay` are three cards for Famine Relief. */
gboolean emperor_meets_terms       (const EmperorState *state,
                                    gint                event,
                                    const gint16        pay[3]) G_GNUC_INTERNAL;

/* The reasons against a plot of `by` that the target and the Favor of both give. */
gboolean emperor_check_target      (const EmperorState *state,
                                    FavorSeat           by,
                                    gint                target,
                                    gint                piece,
                                    FavorRefusal       *why) G_GNUC_INTERNAL;
/* Those that the card gives; `args` are the arguments of "play". */
gboolean emperor_check_plot        (const EmperorState *state,
                                    FavorSeat           by,
                                    const gint16       *args,
                                    FavorRefusal       *why) G_GNUC_INTERNAL;
gboolean emperor_check_play        (const EmperorState *state,
                                    const gint16       *args,
                                    FavorRefusal       *why) G_GNUC_INTERNAL;
/* Whether all parameters that the piece does not use are none. */
gboolean emperor_uses_only         (const gint16       *args) G_GNUC_INTERNAL;

gboolean emperor_check_partner     (const EmperorState *state,
                                    gint                to,
                                    FavorRefusal       *why) G_GNUC_INTERNAL;
/* 6.4 */
gboolean emperor_check_deal        (const EmperorState *state,
                                    FavorSeat           by,
                                    FavorSeat           partner,
                                    const EmperorDeal  *deal,
                                    FavorRefusal       *why) G_GNUC_INTERNAL;
gboolean emperor_is_pledge         (const EmperorState  *state,
                                    const EmperorPledge *pledge) G_GNUC_INTERNAL;

G_END_DECLS
