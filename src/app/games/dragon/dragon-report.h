/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dragon-state.h"

G_BEGIN_DECLS

/* What everybody knows of the round and of the clans, in sentences; all (transfer full). They read
 * only what is public. */

/* Which round and lap it is, who is Judge, who lays a card now and who follows; while it is being
 * shown how a round ends nobody does. */
char *dragon_report_round      (const DragonState *state,
                                gboolean           showing);
/* Why it is known what is left of a delegation: a line for each round, "" before the first. */
char *dragon_report_delegation (const DragonState *state,
                              FavorSeat          seat);
/* (nullable): how many went home, and how well words were kept; NULL if there is nothing to tell. */
char *dragon_report_record     (const DragonState *state,
                              FavorSeat          seat);

/* (transfer full) (nullable): with whom the seat is tied in a game that is over and what came of it
 * (ruling 63), and how it kept its word. */
char *dragon_report_standing   (gconstpointer      state,
                                FavorSeat          seat);

G_END_DECLS
