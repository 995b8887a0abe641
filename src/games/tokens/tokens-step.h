/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tokens-actions.h"
#include "tokens-events.h"

G_BEGIN_DECLS

/* The steps of which actions are made. `events` is (nullable) everywhere: then nothing is recorded. */

/* For all seats clockwise, from `first` on. */
#define TOKENS_EACH_SEAT(state, seat, first, i)                                          \
  guint i = 0, seat = (guint) (first);                                                   \
  i < (state)->head.n_seats;                                                             \
  i++, seat = seat + 1 == (state)->head.n_seats ? 0 : seat + 1

/* Makes `seat` the one who decides, in `phase`. */
static inline void
tokens_decide (TokensState *state, TokensPhase phase, FavorSeat seat)
{
  state->head.phase = (guint8) phase;
  state->head.decider = seat;
}

/* The one whose turn it is goes on. */
static inline void
tokens_go_on (TokensState *state)
{
  tokens_decide (state, TOKENS_PHASE_TRADE_AND_PURCHASE, state->head.turn_owner);
}

static inline gboolean
tokens_is_setup (const TokensState *state)
{
  return state->turn == 0;
}

/* What the derived fields say of the pieces on the board: all of them, or one that has come. */
void tokens_survey          (TokensState *state) G_GNUC_INTERNAL;
void tokens_survey_building (TokensState *state,
                             guint        vertex) G_GNUC_INTERNAL;
void tokens_survey_route    (TokensState *state,
                             guint        edge) G_GNUC_INTERNAL;
/* The length of the longest route of a seat as it is now; with `whole` a damaged road counts. */
guint tokens_measure_route (const TokensState *state,
                            guint              seat,
                            gboolean           whole) G_GNUC_INTERNAL;
/* What it would be with a route on `edge`, which repairs a damaged one. */
guint tokens_measure_route_with (const TokensState *state,
                                 guint              seat,
                                 guint              edge) G_GNUC_INTERNAL;

/* Pieces. A settlement or city of `colour`, whose label follows from its routes; `label` says it in setup. */
void tokens_put_building (TokensState *state,
                          guint        colour,
                          guint        vertex,
                          TokensPiece  kind,
                          gint         label) G_GNUC_INTERNAL;
/* A route, by the one who decides: networks join and meet (5.8), with their rewards. What it costs and that it is
 * told comes before. */
void tokens_lay_route    (TokensState *state,
                          FavorSeat    seat,
                          guint        edge,
                          FavorEvents *events) G_GNUC_INTERNAL;
/* The set of the own networks that a route on an edge would belong to. */
guint tokens_networks_along (const TokensState *state,
                             FavorSeat          seat,
                             guint              edge) G_GNUC_INTERNAL;
/* The set of the networks of others at a vertex that none of `networks` has met. */
guint tokens_strangers_at (const TokensState *state,
                           FavorSeat          seat,
                           guint              networks,
                           guint              vertex) G_GNUC_INTERNAL;
/* Whether a seat has a piece at a vertex. */
gboolean tokens_is_at    (const TokensState *state,
                          FavorSeat          seat,
                          guint              vertex) G_GNUC_INTERNAL;
/* A free one, which repairs a damaged road. */
void tokens_lay_free_route (TokensState *state,
                            guint        edge,
                            FavorEvents *events) G_GNUC_INTERNAL;
/* Measures all routes, without a word; or those that a new building has cut. */
void tokens_measure_routes    (TokensState *state) G_GNUC_INTERNAL;
void tokens_measure_routes_at (TokensState *state,
                               guint        vertex) G_GNUC_INTERNAL;
/* Who has the Longest Trade Route (7.2). */
void tokens_award_route  (TokensState *state,
                          FavorEvents *events) G_GNUC_INTERNAL;
void tokens_repair       (TokensState *state,
                          FavorSeat    seat,
                          FavorEvents *events) G_GNUC_INTERNAL;
/* The hexes at a vertex, for events. */
void tokens_lands_at     (const TokensState *state,
                          guint              vertex,
                          gint16             lands[FAVOR_HEX_AT_VERTEX]) G_GNUC_INTERNAL;

/* Cards, and what everybody knows of them: of a kind that is seen to go, those that it was known of first. */
static inline void
tokens_show_gone (TokensState *state, guint seat, guint resource, guint n)
{
  guint8 *sure = &state->sure[seat][resource];

  *sure = (guint8) (*sure - MIN (*sure, n));
}

/* One card went that not everybody saw: it may have been of any kind. */
static inline void
tokens_lose_sight (TokensState *state, guint seat)
{
  for (guint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
    tokens_show_gone (state, seat, resource, 1);
}

static inline void
tokens_take (TokensState *state, guint seat, guint resource, guint n)
{
  state->sure[seat][resource] = (guint8) (state->sure[seat][resource] + n);
  state->bank[resource] = (guint8) (state->bank[resource] - n);
  state->hand[seat][resource] = (guint8) (state->hand[seat][resource] + n);
  state->hand_count[seat] = (guint8) (state->hand_count[seat] + n);
}

static inline void
tokens_return (TokensState *state, guint seat, guint resource, guint n)
{
  tokens_show_gone (state, seat, resource, n);
  state->bank[resource] = (guint8) (state->bank[resource] + n);
  state->hand[seat][resource] = (guint8) (state->hand[seat][resource] - n);
  state->hand_count[seat] = (guint8) (state->hand_count[seat] - n);
}

/* So that only giver and receiver see which. */
static inline void
tokens_pass_unseen (TokensState *state, guint from, guint to, guint resource)
{
  tokens_lose_sight (state, from);
  state->hand[from][resource]--;
  state->hand_count[from]--;
  state->hand[to][resource]++;
  state->hand_count[to]++;
}

static inline void
tokens_pass (TokensState *state, guint from, guint to, guint resource, guint n)
{
  tokens_show_gone (state, from, resource, n);
  state->sure[to][resource] = (guint8) (state->sure[to][resource] + n);
  state->hand[from][resource] = (guint8) (state->hand[from][resource] - n);
  state->hand_count[from] = (guint8) (state->hand_count[from] - n);
  state->hand[to][resource] = (guint8) (state->hand[to][resource] + n);
  state->hand_count[to] = (guint8) (state->hand_count[to] + n);
}

void tokens_pay          (TokensState *state,
                          FavorSeat    seat,
                          TokensCost   cost) G_GNUC_INTERNAL;
/* Takes a card of the bank and tells it. */
void tokens_take_one     (TokensState *state,
                          FavorSeat    seat,
                          guint        resource,
                          FavorEvents *events) G_GNUC_INTERNAL;
/* A random card of one hand goes to another. */
void tokens_rob          (TokensState *state,
                          FavorSeat    seat,
                          FavorSeat    from,
                          FavorEvents *events) G_GNUC_INTERNAL;
/* The top development card. */
void tokens_draw_card    (TokensState *state,
                          FavorSeat    seat,
                          FavorEvents *events) G_GNUC_INTERNAL;

/* Tokens are drawn, or gold is paid instead (5.11). */
void tokens_earn         (TokensState *state,
                          FavorSeat    seat,
                          guint        n,
                          FavorEvents *events) G_GNUC_INTERNAL;

/* Who has still to decide. */
static inline void
tokens_enqueue (TokensState *state, guint seat)
{
  state->queue[state->n_queue++] = (FavorSeat) seat;
}

void tokens_clear_queue  (TokensState *state) G_GNUC_INTERNAL;
/* The first one in the queue decides; returns FALSE if there is none. */
gboolean tokens_ask      (TokensState *state,
                          TokensPhase  phase) G_GNUC_INTERNAL;
/* The same for the one after it. */
gboolean tokens_ask_next (TokensState *state) G_GNUC_INTERNAL;

/* The turn. */
void tokens_begin_turn   (TokensState *state,
                          FavorSeat    seat,
                          FavorEvents *events) G_GNUC_INTERNAL;
void tokens_end_turn     (TokensState *state,
                          FavorEvents *events) G_GNUC_INTERNAL;
/* The decider's special purchase is over. */
void tokens_end_special  (TokensState *state,
                          FavorEvents *events) G_GNUC_INTERNAL;
/* Ends the game if the one whose turn it is has enough points; `before` are the visible ones that were not
 * enough. */
gboolean tokens_weigh    (TokensState *state,
                          guint        before,
                          FavorEvents *events) G_GNUC_INTERNAL;

/* Production. */
void tokens_produce      (TokensState *state,
                          FavorEvents *events) G_GNUC_INTERNAL;
/* The event of the number has been resolved. */
void tokens_after_event  (TokensState *state,
                          FavorEvents *events) G_GNUC_INTERNAL;
/* The number has been resolved. */
void tokens_after_number (TokensState *state,
                          FavorEvents *events) G_GNUC_INTERNAL;
/* The event of a number; returns whether somebody has to decide. */
gboolean tokens_begin_event (TokensState *state,
                             FavorEvents *events) G_GNUC_INTERNAL;
/* The raid of a 7. */
void tokens_begin_raid   (TokensState *state,
                          FavorEvents *events) G_GNUC_INTERNAL;
/* The card or number at work: the first or the second one. */
static inline guint
tokens_drawn (const TokensState *state)
{
  return state->head.n_seats == 2 && state->draws_left == 1;
}

/* Answers to events, in tokens-event.c and tokens-villain.c. */
void tokens_apply_take_resource (TokensState       *state,
                                 const FavorAction *action,
                                 FavorEvents       *events) G_GNUC_INTERNAL;
void tokens_apply_give_resource (TokensState       *state,
                                 const FavorAction *action,
                                 FavorEvents       *events) G_GNUC_INTERNAL;
void tokens_apply_rob_player    (TokensState       *state,
                                 const FavorAction *action,
                                 FavorEvents       *events) G_GNUC_INTERNAL;
void tokens_apply_damage_road   (TokensState       *state,
                                 const FavorAction *action,
                                 FavorEvents       *events) G_GNUC_INTERNAL;
void tokens_apply_discard       (TokensState       *state,
                                 const FavorAction *action,
                                 FavorEvents       *events) G_GNUC_INTERNAL;
void tokens_apply_move_villain  (TokensState       *state,
                                 const FavorAction *action,
                                 FavorEvents       *events) G_GNUC_INTERNAL;
void tokens_apply_steal         (TokensState       *state,
                                 const FavorAction *action,
                                 FavorEvents       *events) G_GNUC_INTERNAL;
void tokens_apply_decline_steal (TokensState       *state,
                                 FavorEvents       *events) G_GNUC_INTERNAL;

/* Building, cards, trading and favors: the kinds of actions that each file carries out. */
void tokens_apply_setup  (TokensState       *state,
                          const FavorAction *action,
                          FavorEvents       *events) G_GNUC_INTERNAL;
void tokens_apply_build  (TokensState       *state,
                          const FavorAction *action,
                          FavorEvents       *events) G_GNUC_INTERNAL;
void tokens_apply_card   (TokensState       *state,
                          const FavorAction *action,
                          FavorEvents       *events) G_GNUC_INTERNAL;
void tokens_apply_purchase (TokensState       *state,
                            const FavorAction *action,
                            FavorEvents       *events) G_GNUC_INTERNAL;
void tokens_apply_trade  (TokensState       *state,
                          const FavorAction *action,
                          FavorEvents       *events) G_GNUC_INTERNAL;
void tokens_apply_gift   (TokensState       *state,
                          const FavorAction *action,
                          FavorEvents       *events) G_GNUC_INTERNAL;
void tokens_apply_favor  (TokensState       *state,
                          const FavorAction *action,
                          FavorEvents       *events) G_GNUC_INTERNAL;

/* Whether a free route of a seat can be placed anywhere (5.7, 6.2). */
gboolean tokens_can_route     (const TokensState *state,
                               guint              seat) G_GNUC_INTERNAL;
/* Whether a neutral road or settlement can be placed anywhere. */
gboolean tokens_can_neutral   (const TokensState *state,
                               TokensPiece        kind) G_GNUC_INTERNAL;
/* Whether the Traders could do anything for a seat. */
gboolean tokens_can_favor_trade (const TokensState *state,
                                 guint              seat) G_GNUC_INTERNAL;

G_END_DECLS
