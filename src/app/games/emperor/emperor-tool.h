/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "emperor-state.h"
#include "favor-text.h"

G_BEGIN_DECLS

#define EMPEROR_TYPE_TOOL (emperor_tool_get_type ())
G_DECLARE_FINAL_TYPE (EmperorTool, emperor_tool, EMPEROR, TOOL, GtkWidget)

/* The page of the panel on which trades are composed, and plots, offers and looks answered. What
 * is chosen on it is committed in the decision bar.
 *
 * Signals: `changed ()`: a person changed what emperor_tool_get_action () says; `inspected (uint
 * key)`: the pointer or the focus came to a card, as emperor-trade-slip.h counts them. */
EmperorTool       *emperor_tool_new             (void);
/* For a position: `state` is masked for `viewer`, `names` outlive the page or its next position.
 * What the page is for follows from it. */
void               emperor_tool_set_state       (EmperorTool        *self,
                                                 const EmperorState *state,
                                                 FavorSeat           viewer,
                                                 const FavorNames   *names);
/* A set of seats: their answers have reasons. */
void               emperor_tool_set_computers   (EmperorTool        *self,
                                                 guint               computers);
/* The colour of each of FAVOR_MAX_SEATS seats, as signs take it. */
void               emperor_tool_set_colours     (EmperorTool        *self,
                                                 const guint8       *colours);
/* Begins an offer to that seat; FAVOR_SEAT_NONE: it is chosen on the page. */
void               emperor_tool_start_trade     (EmperorTool        *self,
                                                 FavorSeat           partner);
/* Answers an offer with another one, which begins as that one turned round; and gives it up. */
void               emperor_tool_start_counter   (EmperorTool        *self);
void               emperor_tool_stop_counter    (EmperorTool        *self);
/* Whether an offer, a counter-offer or an invitation is put together now. */
gboolean           emperor_tool_is_composing    (EmperorTool        *self);
/* With whom; %FAVOR_SEAT_NONE if nothing is put together. */
FavorSeat          emperor_tool_get_partner    (EmperorTool        *self);
/* Whether the position asks for the page by itself. */
gboolean           emperor_tool_wants_open      (EmperorTool        *self);
/* Whether an offer of the viewer has just been declined: it is there to be made better. */
gboolean           emperor_tool_was_answered    (EmperorTool        *self);
/* (transfer full) (nullable): what was said to that offer just now. */
char              *emperor_tool_get_answer      (EmperorTool        *self);
/* Gives up what is put together; it stays for another try. */
void               emperor_tool_cancel          (EmperorTool        *self);
/* What the page is now, for its tab: one word. */
const char        *emperor_tool_get_title       (EmperorTool        *self);
/* (nullable): what is composed or chosen, if it is legal. */
const FavorAction *emperor_tool_get_action      (EmperorTool        *self);
/* (transfer full) (nullable): what was written beside what is composed. */
char              *emperor_tool_get_note        (EmperorTool        *self);
/* (nullable): why it is not. */
const char        *emperor_tool_get_why_not     (EmperorTool        *self);
/* Marks what was chosen elsewhere, e.g. in the hand; (nullable). Without the signal. */
void               emperor_tool_set_chosen      (EmperorTool        *self,
                                                 const FavorAction  *action);
/* Puts a card of the own hand on the own slip: a piece. FALSE if no offer is put together, or all
 * copies are on it. */
gboolean           emperor_tool_add_piece       (EmperorTool        *self,
                                                 guint               piece);
/* The same for an open Event. */
gboolean           emperor_tool_add_event       (EmperorTool        *self,
                                                 guint               event);

G_END_DECLS
