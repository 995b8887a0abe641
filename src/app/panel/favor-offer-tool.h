/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-offer-page.h"
#include "favor-piece.h"
#include "favor-question.h"

G_BEGIN_DECLS

/**
 * FavorOfferMode:
 * @FAVOR_OFFER_IDLE: others decide, or nothing is to be done here
 * @FAVOR_OFFER_COMPOSE: an offer can be put together
 * @FAVOR_OFFER_ANSWER: a question is answered with one click
 * @FAVOR_OFFER_KEEP: a question is answered with some thought
 */
typedef enum
{
  FAVOR_OFFER_IDLE,
  FAVOR_OFFER_COMPOSE,
  FAVOR_OFFER_ANSWER,
  FAVOR_OFFER_KEEP,
} FavorOfferMode;

/**
 * FavorOfferTask:
 * @mode: what the page is for
 * @counterable: the question is an offer that can be answered with another one
 * @asked: somebody waits for it: the page opens by itself
 * @by: whose offer it is that can be countered
 */
typedef struct
{
  FavorOfferMode mode;
  gboolean       counterable;
  gboolean       asked;
  FavorSeat      by;
} FavorOfferTask;

#define FAVOR_TYPE_OFFER_TOOL (favor_offer_tool_get_type ())
G_DECLARE_DERIVABLE_TYPE (FavorOfferTool, favor_offer_tool, FAVOR, OFFER_TOOL, GtkWidget)

/**
 * FavorOfferToolClass:
 * @game: whose offers they are; a constant table
 * @listen: the position is about to become `next`: something may have been said between the two
 * @look: what the page is for in the position; only asked where the viewer decides
 * @ask: (nullable, transfer full): fills an empty question; returns why an offer cannot be accepted
 * @create_page: (transfer floating): a #FavorOfferPage, when it is first needed
 * @fill_page: shows the position on it
 * @start_page: an offer is begun there; to %FAVOR_SEAT_NONE: to whom is chosen on it
 * @add: puts a card of the own hand on it; %FALSE if that cannot be
 * @was_answered: whether an offer of the viewer has just been declined: it is there to be made better
 *
 * The page of the panel on which offers are put together, and offers and other questions answered.
 * What is chosen on it is committed in the decision bar.
 *
 * Properties, read-only: `mode` (#FavorOfferMode as unsigned integer), `counterable`, `countering`
 * (booleans).
 *
 * Signals: `changed ()`: a person changed what favor_offer_tool_get_action () says; `inspected (uint
 * key)`: the pointer or the focus came to a card.
 */
struct _FavorOfferToolClass
{
  GtkWidgetClass parent_class;

  const FavorGame *game;
  void       (*listen)       (FavorOfferTool *self,
                              gconstpointer   next);
  void       (*look)         (FavorOfferTool *self,
                              FavorOfferTask *task);
  char      *(*ask)          (FavorOfferTool *self,
                              FavorQuestion  *question);
  GtkWidget *(*create_page)  (FavorOfferTool *self);
  void       (*fill_page)    (FavorOfferTool *self,
                              FavorOfferPage *page);
  void       (*start_page)   (FavorOfferTool *self,
                              FavorOfferPage *page,
                              FavorSeat       partner);
  gboolean   (*add)          (FavorOfferTool *self,
                              FavorOfferPage *page,
                              FavorPiece     *piece);
  gboolean   (*was_answered) (FavorOfferTool *self);
};

/* For a position: `state` is masked for `viewer` and copied, as are the names. What the page is for
 * follows from it. */
void               favor_offer_tool_set_state     (FavorOfferTool    *self,
                                                   gconstpointer      state,
                                                   FavorSeat          viewer,
                                                   const FavorNames  *names);
/* What led to the next position, for who was not there: `state` is masked and copied, and not shown. */
void               favor_offer_tool_recall        (FavorOfferTool    *self,
                                                   gconstpointer      state);
/* A set of seats: their answers have reasons. */
void               favor_offer_tool_set_computers (FavorOfferTool    *self,
                                                   guint              computers);
/* The colour of each of FAVOR_MAX_SEATS seats, as signs take it. */
void               favor_offer_tool_set_colours   (FavorOfferTool    *self,
                                                   const guint8      *colours);
/* Begins an offer to that seat; %FAVOR_SEAT_NONE: it is chosen on the page. */
void               favor_offer_tool_start         (FavorOfferTool    *self,
                                                   FavorSeat          partner);
/* Answers an offer with another one, which begins as that one turned round; and gives it up. */
void               favor_offer_tool_start_counter (FavorOfferTool    *self);
void               favor_offer_tool_stop_counter  (FavorOfferTool    *self);
/* Gives up what is put together; it stays for another try. */
void               favor_offer_tool_cancel        (FavorOfferTool    *self);
/* Whether something is put together now. */
gboolean           favor_offer_tool_is_composing  (FavorOfferTool    *self);
/* Whether the position is an offer that can be countered. */
gboolean           favor_offer_tool_is_counterable (FavorOfferTool   *self);
/* Whether the position asks for the page by itself. */
gboolean           favor_offer_tool_wants_open    (FavorOfferTool    *self);
/* Whether an offer of the viewer has just been declined: it is there to be made better. */
gboolean           favor_offer_tool_was_answered  (FavorOfferTool    *self);
/* %FAVOR_SEAT_NONE if nothing is put together. */
FavorSeat          favor_offer_tool_get_partner   (FavorOfferTool    *self);
/* (nullable): what is composed or chosen, if it is legal. */
const FavorAction *favor_offer_tool_get_action    (FavorOfferTool    *self);
/* (transfer full) (nullable): what was written beside what is composed. */
char              *favor_offer_tool_get_note      (FavorOfferTool    *self);
/* (nullable): why it is not. */
const char        *favor_offer_tool_get_why_not   (FavorOfferTool    *self);
/* Marks what was chosen elsewhere, e.g. in the hand; (nullable). Without the signal. */
void               favor_offer_tool_set_chosen    (FavorOfferTool    *self,
                                                   const FavorAction *action);
/* Puts a card of the own hand on the offer; FALSE if none is put together, or that cannot be. */
gboolean           favor_offer_tool_add           (FavorOfferTool    *self,
                                                   FavorPiece        *piece);

/* For subclasses. */

gconstpointer      favor_offer_tool_get_state     (FavorOfferTool    *self);
const FavorNames  *favor_offer_tool_get_names     (FavorOfferTool    *self);
const guint8      *favor_offer_tool_get_colours   (FavorOfferTool    *self);
guint              favor_offer_tool_get_computers (FavorOfferTool    *self);
FavorSeat          favor_offer_tool_get_viewer    (FavorOfferTool    *self);
FavorOfferMode     favor_offer_tool_get_mode      (FavorOfferTool    *self);
/* (nullable): NULL if an offer has never been put together. */
FavorOfferPage    *favor_offer_tool_get_page      (FavorOfferTool    *self);
/* The same, made now. */
FavorOfferPage    *favor_offer_tool_need_page     (FavorOfferTool    *self);

G_END_DECLS
