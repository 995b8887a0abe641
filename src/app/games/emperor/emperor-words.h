/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "emperor-state.h"
#include "favor-text.h"

G_BEGIN_DECLS

/* Words of the game as a person reads them, translated, and the ids of its pictures. What is no
 * `char *` is owned by nobody, the rest is (transfer full). */

const char *emperor_staff_title      (guint       staff);
/* The same name as a word with forms, for sentences. */
const FavorWord *emperor_staff_word   (guint       staff);
const char *emperor_piece_title      (guint       piece);
const char *emperor_event_title      (guint       event);
/* All that is written on a card. */
const char *emperor_piece_text       (guint       piece);
const char *emperor_event_text       (guint       event);
/* "Priest · 2-Star card · action · 2 Gold" */
char       *emperor_piece_kind_words (guint       piece);
/* "Event · 5 Favor" */
char       *emperor_event_kind_words (guint       event);
/* In the words of the log, with the Gold that is still to be paid, for so many turns. */
char       *emperor_describe_promise (const EmperorPromise *promise,
                                      guint                 turns,
                                      const FavorNames     *names);
/* What everybody can know of a hand, or the viewer of the state besides: cards, and how many are
 * not known. */
void        emperor_list_hand        (const EmperorState *state,
                                      FavorSeat           seat,
                                      GStrvBuilder       *parts);
/* The same as a list: "Soup, 2 × Incense and 1 unknown card". */
char       *emperor_describe_hand    (const EmperorState *state,
                                      FavorSeat           seat);
/* (nullable): how a seat kept its word. */
char       *emperor_describe_word    (const EmperorState *state,
                                      FavorSeat           seat);
/* "emperor/card-soup", "emperor/market-dragon-robe" */
char       *emperor_piece_art        (guint       piece);
char       *emperor_event_art        (guint       event);
/* Of a person of the palace, seen `width` pixels wide. */
char       *emperor_portrait_art     (guint       person,
                                      double      width);
/* Of a piece: "emperor/frame-chef-KIND", "emperor/frame-market-KIND" */
char       *emperor_piece_frame      (const char *kind,
                                      guint       piece);
/* Of a piece: "emperor/sign-action" */
const char *emperor_piece_sign       (guint       piece);
/* "emperor/KIND-seat-3" for the colour 2 of a seat. */
char       *emperor_seat_art         (const char *kind,
                                      guint       colour);

G_END_DECLS
