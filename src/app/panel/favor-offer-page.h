/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-slip.h"
#include "favor-text.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_OFFER_PAGE (favor_offer_page_get_type ())
G_DECLARE_DERIVABLE_TYPE (FavorOfferPage, favor_offer_page, FAVOR, OFFER_PAGE, GtkWidget)

/**
 * FavorOfferPageClass:
 * @update: puts the offer together anew and says it, with favor_offer_page_say ()
 * @partner_changed: a person chose another partner; @update follows
 *
 * Where an offer to other players is put together: to whom, whether something is offered or asked
 * for, one slip with what each gives, further terms of the game, a note, and the whole as one text.
 * Why the rules do not take it stands where it would be done.
 *
 * Properties, both read-only strings and nullable: `words`, `why-not`.
 *
 * Signals: `changed ()`: a person changed the offer; `inspected (uint key)`: the pointer or the
 * focus came to a card.
 */
struct _FavorOfferPageClass
{
  GtkWidgetClass parent_class;

  void (*update)          (FavorOfferPage *self);
  void (*partner_changed) (FavorOfferPage *self);
};

/* For subclasses, once: what slips hold, and the rows of the list of what can be done. */
void        favor_offer_page_set_up         (FavorOfferPage      *self,
                                             const FavorSlipKind *kind,
                                             const char *const   *whats);
/* For subclasses: a part with a signal `changed`, below the slips. */
void        favor_offer_page_add_term       (FavorOfferPage      *self,
                                             GtkWidget           *term);
/* Changes between these two are not those of a person. */
void        favor_offer_page_freeze         (FavorOfferPage      *self);
void        favor_offer_page_thaw           (FavorOfferPage      *self);
/* As if a person had changed the offer. */
void        favor_offer_page_change         (FavorOfferPage      *self);

/* `seats`: set of those to whom something can be offered. The colours, names and facts (nullable)
 * are those of all: a fact is a sentence of what there is to know of a seat. */
void        favor_offer_page_list_partners  (FavorOfferPage      *self,
                                             guint                seats,
                                             const FavorNames    *names,
                                             const char *const   *facts);
void        favor_offer_page_set_colours    (FavorOfferPage      *self,
                                             const guint8        *colours);
/* The first one; %FAVOR_SEAT_NONE if there is nobody. */
FavorSeat   favor_offer_page_get_partner    (FavorOfferPage      *self);
/* Nothing happens if that seat is not listed. */
void        favor_offer_page_select_partner (FavorOfferPage      *self,
                                             FavorSeat            partner);
/* Whether an offer can go to several at once; at first it goes to one. */
void        favor_offer_page_let_several    (FavorOfferPage      *self,
                                             gboolean             several);
/* Sets of seats. */
guint       favor_offer_page_get_partners   (FavorOfferPage      *self);
void        favor_offer_page_select_partners (FavorOfferPage     *self,
                                             guint                seats);
/* The chosen row of the list of what can be done, 0 while that list is not shown. */
guint       favor_offer_page_get_what       (FavorOfferPage      *self);
void        favor_offer_page_set_what       (FavorOfferPage      *self,
                                             guint                what);
void        favor_offer_page_show_whats     (FavorOfferPage      *self,
                                             gboolean             shown);
void        favor_offer_page_show_slips     (FavorOfferPage      *self,
                                             gboolean             shown);
/* Slips and further terms. */
void        favor_offer_page_show_terms     (FavorOfferPage      *self,
                                             gboolean             shown);
/* (nullable): how often one may still offer, and what counts as that. */
void        favor_offer_page_set_left       (FavorOfferPage      *self,
                                             const char          *left,
                                             const char          *what_counts);
/* What a player said to the last offer, below that of the seats before; takes `words`. */
void        favor_offer_page_answer         (FavorOfferPage      *self,
                                             FavorSeat            seat,
                                             const char          *player,
                                             char                *words);
/* Nobody has said anything. */
void        favor_offer_page_clear_answers  (FavorOfferPage      *self);
/* Both are (nullable) and taken. */
void        favor_offer_page_say            (FavorOfferPage      *self,
                                             char                *words,
                                             char                *why_not);
const char *favor_offer_page_get_why_not    (FavorOfferPage      *self);
/* (nullable): what is put together, if it is legal. */
void        favor_offer_page_set_action     (FavorOfferPage      *self,
                                             const FavorAction   *action);
const FavorAction *favor_offer_page_get_action (FavorOfferPage   *self);
/* (transfer full) (nullable) */
char       *favor_offer_page_get_note       (FavorOfferPage      *self);
void        favor_offer_page_clear_note     (FavorOfferPage      *self);
GtkWidget  *favor_offer_page_get_given      (FavorOfferPage      *self);
GtkWidget  *favor_offer_page_get_taken      (FavorOfferPage      *self);

G_END_DECLS
