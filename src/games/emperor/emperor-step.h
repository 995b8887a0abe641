/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "emperor-actions.h"
#include "emperor-logs.h"

G_BEGIN_DECLS

/* The steps of which actions are made. */

/* Cards. What all have seen of a hand is kept up to date (3.6). */
void emperor_take_card   (EmperorState *state,
                          FavorSeat     seat,
                          gint          card) G_GNUC_INTERNAL;
void emperor_return_card (EmperorState *state,
                          FavorSeat     seat,
                          gint          card) G_GNUC_INTERNAL;
/* A card or Black Market card that is played. */
void emperor_leave_hand  (EmperorState *state,
                          FavorSeat     seat,
                          gint          piece) G_GNUC_INTERNAL;
/* Openly from one hand to the other. */
void emperor_pass_card   (EmperorState *state,
                          FavorSeat     from,
                          FavorSeat     to,
                          gint          card) G_GNUC_INTERNAL;
/* Unseen; emperor_lose_track () follows. */
void emperor_rob_card    (EmperorState *state,
                          FavorSeat     from,
                          FavorSeat     to,
                          gint          card) G_GNUC_INTERNAL;
void emperor_lose_track  (EmperorState *state,
                          FavorSeat     seat,
                          guint         n) G_GNUC_INTERNAL;

/* Gold. */
void emperor_pay         (EmperorState *state,
                          FavorSeat     seat,
                          gint          gold) G_GNUC_INTERNAL;
/* Returns: how much it was, at most what the Treasury has */
gint emperor_draw_gold   (EmperorState *state,
                          FavorSeat     seat,
                          gint          gold) G_GNUC_INTERNAL;
/* Returns: how much it was, at most what `from` has */
gint emperor_give_gold   (EmperorState *state,
                          FavorSeat     from,
                          FavorSeat     to,
                          gint          gold) G_GNUC_INTERNAL;

/* Favor. The line that tells where it comes from follows, then emperor_weigh (). */
void emperor_gain        (EmperorState *state,
                          FavorSeat     seat,
                          EmperorRow    row,
                          gint          points) G_GNUC_INTERNAL;
/* Whether `seat` has reached the target: the game may end here. */
void emperor_weigh       (EmperorState *state,
                          FavorSeat     seat,
                          FavorEvents  *events) G_GNUC_INTERNAL;
/* Returns: how much it was, at most what `seat` has */
gint emperor_lose        (EmperorState *state,
                          FavorSeat     seat,
                          gint          points) G_GNUC_INTERNAL;

/* Stars. From the supply, or from `from` if that is a Staff; told if one moves. */
void emperor_put_star    (EmperorState *state,
                          FavorSeat     seat,
                          gint          staff,
                          gint          from,
                          FavorEvents  *events) G_GNUC_INTERNAL;

/* Lists of cards: decks, open Events, Black Market hands. */
void emperor_list_add    (gint8        *list,
                          guint8       *n,
                          gint          value) G_GNUC_INTERNAL;
void emperor_list_remove (gint8        *list,
                          guint8       *n,
                          gint          value) G_GNUC_INTERNAL;

/* Questions. */
void emperor_clear_prompt (EmperorState *state) G_GNUC_INTERNAL;
/* The turn player goes on playing. */
void emperor_go_on       (EmperorState *state) G_GNUC_INTERNAL;
void emperor_look_events (EmperorState *state,
                          EmperorWhy    why,
                          FavorEvents  *events) G_GNUC_INTERNAL;
void emperor_look_market (EmperorState *state,
                          FavorEvents  *events) G_GNUC_INTERNAL;

/* The turn. */
void emperor_begin_turn  (EmperorState *state,
                          FavorSeat     seat,
                          FavorEvents  *events) G_GNUC_INTERNAL;
void emperor_end_turn    (EmperorState *state,
                          FavorEvents  *events) G_GNUC_INTERNAL;
/* What follows the end of a turn and its discards. */
void emperor_after_discards (EmperorState *state,
                             FavorEvents  *events) G_GNUC_INTERNAL;
void emperor_next_turn   (EmperorState *state,
                          FavorEvents  *events) G_GNUC_INTERNAL;
/* Collecting goes on, or is over. */
void emperor_go_on_collecting (EmperorState *state) G_GNUC_INTERNAL;
void emperor_win         (EmperorState *state,
                          FavorSeat     seat,
                          FavorEvents  *events) G_GNUC_INTERNAL;
/* Whether `a` stands before `b` in it. */
gboolean emperor_is_better (const EmperorState *state,
                            FavorSeat           a,
                            FavorSeat           b) G_GNUC_INTERNAL;

/* Who places the Star number `placed` of the setup. */
FavorSeat emperor_placer (const EmperorState *state,
                          guint               placed) G_GNUC_INTERNAL;

/* The actions with many cases, each in a file of its own. */
void emperor_apply_move  (EmperorState      *state,
                          gint               staff,
                          gint               card,
                          FavorEvents       *events) G_GNUC_INTERNAL;
/* A Star on `staff` for its Gold; `pay` are the two cards of the price, or none. */
void emperor_buy_star    (EmperorState      *state,
                          gint               staff,
                          gint               from,
                          const gint16       pay[2],
                          FavorEvents       *events) G_GNUC_INTERNAL;
/* The Empress for three cards and so much Gold. */
void emperor_win_empress (EmperorState      *state,
                          const gint16       pay[3],
                          gint               gold,
                          FavorEvents       *events) G_GNUC_INTERNAL;
void emperor_apply_play  (EmperorState      *state,
                          const FavorAction *action,
                          FavorEvents       *events) G_GNUC_INTERNAL;
void emperor_apply_let_pass (EmperorState      *state,
                             const FavorAction *action,
                             FavorEvents       *events) G_GNUC_INTERNAL;
void emperor_apply_react (EmperorState      *state,
                          const FavorAction *action,
                          FavorEvents       *events) G_GNUC_INTERNAL;
void emperor_apply_seize (EmperorState      *state,
                          const FavorAction *action,
                          FavorEvents       *events) G_GNUC_INTERNAL;
void emperor_apply_answer (EmperorState      *state,
                           const FavorAction *action,
                           FavorEvents       *events) G_GNUC_INTERNAL;
void emperor_apply_invite (EmperorState      *state,
                           const FavorAction *action,
                           FavorEvents       *events) G_GNUC_INTERNAL;
void emperor_apply_offer (EmperorState      *state,
                          const FavorAction *action,
                          FavorEvents       *events) G_GNUC_INTERNAL;
void emperor_apply_counter (EmperorState      *state,
                            const FavorAction *action,
                            FavorEvents       *events) G_GNUC_INTERNAL;
void emperor_apply_accept (EmperorState      *state,
                           const FavorAction *action,
                           FavorEvents       *events) G_GNUC_INTERNAL;
void emperor_apply_decline (EmperorState      *state,
                            const FavorAction *action,
                            FavorEvents       *events) G_GNUC_INTERNAL;

/* Promises. */
/* Those that the plot of `by` against `to` breaks (ruling 70). */
void emperor_break_promises (EmperorState *state,
                             FavorSeat     by,
                             FavorSeat     to,
                             gint          piece,
                             FavorEvents  *events) G_GNUC_INTERNAL;
/* Whether `by` has promised not to play `piece` against `to`. */
gboolean emperor_is_promised (const EmperorState *state,
                              FavorSeat           by,
                              FavorSeat           to,
                              gint                piece) G_GNUC_INTERNAL;
/* What `by` and `other` have given in a trade counts for their open promises. */
void emperor_credit_promises (EmperorState      *state,
                              const EmperorDeal *deal,
                              FavorSeat          by,
                              FavorSeat          other,
                              FavorEvents       *events) G_GNUC_INTERNAL;
void emperor_add_promise (EmperorState        *state,
                          FavorSeat            by,
                          FavorSeat            to,
                          const EmperorPledge *pledge,
                          FavorEvents         *events) G_GNUC_INTERNAL;
/* The turn player has ended a turn. */
void emperor_settle_promises (EmperorState *state,
                              FavorEvents  *events) G_GNUC_INTERNAL;

G_END_DECLS
