/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "emperor-reasons.h"

G_BEGIN_DECLS

/* What the files share that find what speaks for an action. Of other players only what is public is
 * read. */

/**
 * EmperorMeans:
 * @stars: the Staff, as a set, on which the seat can pay for a Star
 * @events: the Events, as a set, that it can complete
 * @empress: it can ally with her
 * @market: it can buy from the Black Market
 *
 * What a seat can afford in its turn.
 */
typedef struct
{
  guint    stars;
  guint    events;
  gboolean empress;
  gboolean market;
} EmperorMeans;

/**
 * EmperorExplain:
 * @state: as @seat sees it
 * @means: of @seat before the action
 */
typedef struct
{
  const EmperorState *state;
  const FavorAction  *action;
  FavorSeat           seat;
  FavorReasons       *out;
  EmperorMeans        means;
} EmperorExplain;

#define emperor_say(self, kind, weight, ...)                                             \
  FAVOR_REASON ((self)->out, EMPEROR_REASON_##kind, weight, __VA_ARGS__)
/* A fact with a number that is worth so much each; nothing is said of none, or of what is too much
 * for words. */
void emperor_say_amount        (const EmperorExplain *self,
                                EmperorReason         kind,
                                gint32                weight,
                                gint                  n) G_GNUC_INTERNAL;

EmperorMeans emperor_find_means (const EmperorState  *state,
                                 FavorSeat            seat) G_GNUC_INTERNAL;
/* What a card that comes into the hand is good for; weighed by its level. */
void emperor_explain_use       (const EmperorExplain *self,
                                gint                  card,
                                gint32                weight) G_GNUC_INTERNAL;
/* What the seat can do in `after` that it could not do before, and Events that came nearer. */
void emperor_explain_change    (const EmperorExplain *self,
                                const EmperorState   *after) G_GNUC_INTERNAL;
/* What `card` is good for that comes into the hand; `after` is the position then. */
void emperor_explain_card      (const EmperorExplain *self,
                                const EmperorState   *after,
                                gint                  card) G_GNUC_INTERNAL;
/* What the Gold and the cards of a bundle sell for; of Black Market cards and Events nobody can say. */
gint         emperor_bundle_price      (const EmperorBundle  *bundle) G_GNUC_INTERNAL;
/* Whether an Event of the seat would be farther away without a copy of `card`; which, or
 * %FAVOR_NONE. */
gint emperor_find_asking_event (const EmperorExplain *self,
                                gint                  card) G_GNUC_INTERNAL;
/* A Star that is paid for, or placed by a card. */
void emperor_explain_star      (const EmperorExplain *self,
                                gint                  staff,
                                const EmperorState   *after) G_GNUC_INTERNAL;
/* The game is won by it, or the lead. */
void emperor_explain_score     (const EmperorExplain *self,
                                const EmperorState   *after) G_GNUC_INTERNAL;

void emperor_explain_play      (const EmperorExplain *self) G_GNUC_INTERNAL;
void emperor_explain_react     (const EmperorExplain *self) G_GNUC_INTERNAL;
void emperor_explain_let_pass  (const EmperorExplain *self) G_GNUC_INTERNAL;
void emperor_explain_answer    (const EmperorExplain *self) G_GNUC_INTERNAL;
void emperor_explain_market    (const EmperorExplain *self) G_GNUC_INTERNAL;

void emperor_explain_invite    (const EmperorExplain *self) G_GNUC_INTERNAL;
/* An offer that is made. */
void emperor_explain_offer     (const EmperorExplain *self) G_GNUC_INTERNAL;
/* The offer on the table. */
void emperor_explain_accept    (const EmperorExplain *self) G_GNUC_INTERNAL;
void emperor_explain_decline   (const EmperorExplain *self) G_GNUC_INTERNAL;

G_END_DECLS
