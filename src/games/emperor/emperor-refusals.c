/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-emperor"

#include <glib/gi18n.h>

#include "emperor-actions.h"

static const FavorField  broken_fields[] = { FAVOR_ARG_INT (0, "n", 0, 99) };
static const FavorSchema broken_args = FAVOR_ARGS ("number",
                                                   broken_fields,
                                                   G_N_ELEMENTS (broken_fields));

const FavorKind emperor_refusals[EMPEROR_N_REFUSALS] = {
  [FAVOR_REFUSAL_NONE] = { .id = "none", .text = "Nothing is wrong." },
  [FAVOR_REFUSAL_GAME_OVER] = {
    .id = "game-over",
    .text = N_ ("The game is over."),
  },
  [FAVOR_REFUSAL_NOT_YOUR_DECISION] = {
    .id = "not-your-decision",
    .text = N_ ("Another player has to decide now."),
  },
  [FAVOR_REFUSAL_UNKNOWN_ACTION] = {
    .id = "unknown-action",
    .text = N_ ("There is no such action in this game."),
  },
  [FAVOR_REFUSAL_BAD_PARAMETER] = {
    .id = "bad-parameter",
    .text = N_ ("This action is incomplete or malformed."),
  },
  [FAVOR_REFUSAL_BROKEN_POSITION] = {
    .id = "broken-position",
    .args = &broken_args,
    /* Translators: {n} is the number of a rule about positions. */
    .text = N_ ("This position cannot occur in this game (invariant {n})."),
  },
  [EMPEROR_REFUSAL_NO_SUCH_SEAT] = {
    .id = "no-such-seat",
    .text = N_ ("That seat is not in this game."),
  },
  [EMPEROR_REFUSAL_KEEP_EVENT_FIRST] = {
    .id = "keep-event-first",
    .text = N_ ("First choose an Event to keep."),
  },
  [EMPEROR_REFUSAL_KEEP_MARKET_FIRST] = {
    .id = "keep-market-first",
    .text = N_ ("First choose a Black Market card to keep."),
  },
  [EMPEROR_REFUSAL_ANSWER_FIRST] = {
    .id = "answer-first",
    .text = N_ ("First answer the Intrigue."),
  },
  [EMPEROR_REFUSAL_SEIZE_FIRST] = {
    .id = "seize-first",
    .text = N_ ("First choose a card to seize."),
  },
  [EMPEROR_REFUSAL_BLACKMAIL_FIRST] = {
    .id = "blackmail-first",
    .text = N_ ("First answer the blackmail."),
  },
  [EMPEROR_REFUSAL_OFFER_ANSWER_FIRST] = {
    .id = "offer-answer-first",
    .text = N_ ("First answer the offer."),
  },
  [EMPEROR_REFUSAL_MAKE_OFFER_FIRST] = {
    .id = "make-offer-first",
    .text = N_ ("First make an offer or decline."),
  },
  [EMPEROR_REFUSAL_PLACE_FIRST] = {
    .id = "place-first",
    .text = N_ ("First place your Star."),
  },
  [EMPEROR_REFUSAL_COLLECT_FIRST] = {
    .id = "collect-first",
    .text = N_ ("First collect from your allies."),
  },
  [EMPEROR_REFUSAL_DISCARD_FIRST] = {
    .id = "discard-first",
    .text = N_ ("First discard down to eight cards."),
  },
  [EMPEROR_REFUSAL_TURN_TOO_LONG] = {
    .id = "turn-too-long",
    .text = N_ ("This turn has become too long: it can only be ended."),
  },
  [EMPEROR_REFUSAL_ALREADY_COLLECTED] = {
    .id = "already-collected",
    .text = N_ ("You have already collected this turn."),
  },
  [EMPEROR_REFUSAL_NOT_NOW] = {
    .id = "not-now",
    .text = N_ ("You cannot do that now."),
  },
  [EMPEROR_REFUSAL_NOT_OFFERED_EVENT] = {
    .id = "not-offered-event",
    .text = N_ ("That Event is not among those you are looking at."),
  },
  [EMPEROR_REFUSAL_NOT_OFFERED_CARD] = {
    .id = "not-offered-card",
    .text = N_ ("That card is not among those you are looking at."),
  },
  [EMPEROR_REFUSAL_CHOOSE_STAFF] = {
    .id = "choose-staff",
    .text = N_ ("Choose a Staff."),
  },
  [EMPEROR_REFUSAL_STAFF_FULL] = {
    .id = "staff-full",
    .text = N_ ("During setup a Staff holds at most two Stars."),
  },
  [EMPEROR_REFUSAL_SECOND_ELSEWHERE] = {
    .id = "second-elsewhere",
    .text = N_ ("Your second Star must go to a different Staff."),
  },
  [EMPEROR_REFUSAL_BLOCKS_NEXT] = {
    .id = "blocks-next",
    .text = N_ ("That would leave the next player without a Staff."),
  },
  [EMPEROR_REFUSAL_NOT_DUE] = {
    .id = "not-due",
    .text = N_ ("You cannot collect from that Staff now."),
  },
  [EMPEROR_REFUSAL_PILE_EMPTY] = {
    .id = "pile-empty",
    .text = N_ ("That pile is empty."),
  },
  [EMPEROR_REFUSAL_MORE_STARS] = {
    .id = "more-stars",
    .text = N_ ("You need more Stars on that Staff."),
  },
  [EMPEROR_REFUSAL_ALREADY_MOVED] = {
    .id = "already-moved",
    .text = N_ ("Your Meeple has already moved this turn."),
  },
  [EMPEROR_REFUSAL_CHOOSE_CARD] = {
    .id = "choose-card",
    .text = N_ ("Choose a card you may take from that Staff."),
  },
  [EMPEROR_REFUSAL_MARKET_NOT_SOLD] = {
    .id = "market-not-sold",
    .text = N_ ("Black Market cards cannot be sold."),
  },
  [EMPEROR_REFUSAL_NO_CARD] = {
    .id = "no-card",
    .text = N_ ("You do not hold that card."),
  },
  [EMPEROR_REFUSAL_NO_CARDS] = {
    .id = "no-cards",
    .text = N_ ("You do not hold those cards."),
  },
  [EMPEROR_REFUSAL_TREASURY_EMPTY] = {
    .id = "treasury-empty",
    .text = N_ ("The Treasury is empty."),
  },
  [EMPEROR_REFUSAL_TOP_LEVEL] = {
    .id = "top-level",
    .text = N_ ("Only 1-Star and 2-Star cards can be upgraded."),
  },
  [EMPEROR_REFUSAL_NEED_THREE] = {
    .id = "need-three",
    .text = N_ ("You need three copies of that card."),
  },
  [EMPEROR_REFUSAL_NEED_TWO] = {
    .id = "need-two",
    .text = N_ ("You need two copies of that card."),
  },
  [EMPEROR_REFUSAL_NEXT_PILE_EMPTY] = {
    .id = "next-pile-empty",
    .text = N_ ("The next pile of that Staff is empty."),
  },
  [EMPEROR_REFUSAL_THREE_STARS] = {
    .id = "three-stars",
    .text = N_ ("You already have three Stars on this Staff."),
  },
  [EMPEROR_REFUSAL_NO_GOLD] = {
    .id = "no-gold",
    .text = N_ ("You do not have enough Gold."),
  },
  [EMPEROR_REFUSAL_PRICE_1] = {
    .id = "price-1",
    .text = N_ ("The first Star costs two 1-Star cards of different Staff."),
  },
  [EMPEROR_REFUSAL_PRICE_2] = {
    .id = "price-2",
    .text = N_ ("The second Star costs 3 Gold, and a 1-Star card and a 2-Star card of "
                "different Staff."),
  },
  [EMPEROR_REFUSAL_PRICE_3] = {
    .id = "price-3",
    .text = N_ ("The third Star costs 5 Gold, and a 2-Star card and a 3-Star card of "
                "different Staff."),
  },
  [EMPEROR_REFUSAL_DIFFERENT_STAFF] = {
    .id = "different-staff",
    .text = N_ ("The cards must come from different Staff."),
  },
  [EMPEROR_REFUSAL_STARS_LEFT] = {
    .id = "stars-left",
    .text = N_ ("You still have unplaced Stars."),
  },
  [EMPEROR_REFUSAL_CHOOSE_STAR] = {
    .id = "choose-star",
    .text = N_ ("All your Stars are on the board: choose one to move."),
  },
  [EMPEROR_REFUSAL_BAD_STAR] = {
    .id = "bad-star",
    .text = N_ ("Choose another Staff on which you have a Star."),
  },
  [EMPEROR_REFUSAL_STAR_MOVED] = {
    .id = "star-moved",
    .text = N_ ("You have already moved a Star this turn."),
  },
  [EMPEROR_REFUSAL_EMPRESS_DONE] = {
    .id = "empress-done",
    .text = N_ ("You are already allied with the Empress."),
  },
  [EMPEROR_REFUSAL_EMPRESS_PRICE] = {
    .id = "empress-price",
    .text = N_ ("The Empress asks for three different 3-Star cards."),
  },
  [EMPEROR_REFUSAL_SOLD_OUT] = {
    .id = "sold-out",
    .text = N_ ("The Black Market is sold out."),
  },
  [EMPEROR_REFUSAL_NOT_YOUR_EVENT] = {
    .id = "not-your-event",
    .text = N_ ("That is not one of your open Events."),
  },
  [EMPEROR_REFUSAL_EVENT_DONE] = {
    .id = "event-done",
    .text = N_ ("You have already completed an Event this turn."),
  },
  [EMPEROR_REFUSAL_EVENT_TERMS] = {
    .id = "event-terms",
    .text = N_ ("You do not meet the terms of this Event."),
  },
  [EMPEROR_REFUSAL_PEACEFUL] = {
    .id = "peaceful",
    .text = N_ ("This court is peaceful: Intrigue cards cannot be played."),
  },
  [EMPEROR_REFUSAL_CHOOSE_TARGET] = {
    .id = "choose-target",
    .text = N_ ("Choose another player as the target."),
  },
  [EMPEROR_REFUSAL_EMPRESS_GUEST] = {
    .id = "empress-guest",
    .text = N_ ("Nobody can plot against a guest of the Empress."),
  },
  [EMPEROR_REFUSAL_UPWARD] = {
    .id = "upward",
    .text = N_ ("Plots aim upward: that player has less Favor than you."),
  },
  [EMPEROR_REFUSAL_WORD_GIVEN] = {
    .id = "word-given",
    .text = N_ ("You gave your word not to do that."),
  },
  [EMPEROR_REFUSAL_POISONED] = {
    .id = "poisoned",
    .text = N_ ("That player is already poisoned."),
  },
  [EMPEROR_REFUSAL_CHOOSE_ONE_STAR] = {
    .id = "choose-one-star",
    .text = N_ ("Choose a 1-Star card that is in its pile."),
  },
  [EMPEROR_REFUSAL_NO_HAND] = {
    .id = "no-hand",
    .text = N_ ("That player has no Staff card in hand."),
  },
  [EMPEROR_REFUSAL_NO_FAVOR] = {
    .id = "no-favor",
    .text = N_ ("That player has no Favor to lose."),
  },
  [EMPEROR_REFUSAL_NO_STAR] = {
    .id = "no-star",
    .text = N_ ("That player has no Star on this Staff."),
  },
  [EMPEROR_REFUSAL_TWO_STARS] = {
    .id = "two-stars",
    .text = N_ ("A player keeps at least two Stars."),
  },
  [EMPEROR_REFUSAL_TWO_STAFF] = {
    .id = "two-staff",
    .text = N_ ("Choose two different Staff on which that player has a Star."),
  },
  [EMPEROR_REFUSAL_REACTION_ONLY] = {
    .id = "reaction-only",
    .text = N_ ("That card is only played in answer to an Intrigue."),
  },
  [EMPEROR_REFUSAL_CANNOT_ANSWER] = {
    .id = "cannot-answer",
    .text = N_ ("That card cannot answer an Intrigue."),
  },
  [EMPEROR_REFUSAL_ONLY_STOPS_POISON] = {
    .id = "only-stops-poison",
    .text = N_ ("Medicinal Herbs only stop poison."),
  },
  [EMPEROR_REFUSAL_TARGET_LACKS_CARD] = {
    .id = "target-lacks-card",
    .text = N_ ("That player does not hold that card."),
  },
  [EMPEROR_REFUSAL_PAY_OR_LOSE] = {
    .id = "pay-or-lose",
    .text = N_ ("Choose to pay or to lose Favor."),
  },
  [EMPEROR_REFUSAL_NO_PILES] = {
    .id = "no-piles",
    .text = N_ ("None of those piles has a card."),
  },
  [EMPEROR_REFUSAL_CHOOSE_TWO_1] = {
    .id = "choose-two-1",
    .text = N_ ("Choose two different 1-Star cards that are in their piles."),
  },
  [EMPEROR_REFUSAL_CHOOSE_TWO_2] = {
    .id = "choose-two-2",
    .text = N_ ("Choose two different 2-Star cards that are in their piles."),
  },
  [EMPEROR_REFUSAL_GIVE_CARD] = {
    .id = "give-card",
    .text = N_ ("Choose another Staff card of your hand to give."),
  },
  [EMPEROR_REFUSAL_SAME_LEVEL] = {
    .id = "same-level",
    .text = N_ ("Choose a different card of the same Star level."),
  },
  [EMPEROR_REFUSAL_CHOOSE_OTHER_LOW] = {
    .id = "choose-other-low",
    .text = N_ ("Choose a different 1-Star or 2-Star card."),
  },
  [EMPEROR_REFUSAL_CHOOSE_BEADS] = {
    .id = "choose-beads",
    .text = N_ ("Choose another 2-Star card of your hand."),
  },
  [EMPEROR_REFUSAL_ELIXIR_ONCE] = {
    .id = "elixir-once",
    .text = N_ ("The Elixir of Long Life works once per turn."),
  },
  [EMPEROR_REFUSAL_NO_ALLIES] = {
    .id = "no-allies",
    .text = N_ ("None of your other allies has a card for you."),
  },
  [EMPEROR_REFUSAL_NO_EVENTS] = {
    .id = "no-events",
    .text = N_ ("There are no more Events."),
  },
  [EMPEROR_REFUSAL_MEEPLE_STAFF] = {
    .id = "meeple-staff",
    .text = N_ ("Your Meeple must stand on a Staff."),
  },
  [EMPEROR_REFUSAL_HAS_STAR] = {
    .id = "has-star",
    .text = N_ ("You already have a Star on this Staff."),
  },
  [EMPEROR_REFUSAL_BOOK_ONCE] = {
    .id = "book-once",
    .text = N_ ("The Book of Strategies works once per turn."),
  },
  [EMPEROR_REFUSAL_FAVOR_OR_EMPRESS] = {
    .id = "favor-or-empress",
    .text = N_ ("Choose Favor or the Empress."),
  },
  [EMPEROR_REFUSAL_NO_DOUBLE] = {
    .id = "no-double",
    .text = N_ ("You have no Staff with two Stars."),
  },
  [EMPEROR_REFUSAL_CHOOSE_CACHE] = {
    .id = "choose-cache",
    .text = N_ ("Choose a 2-Star and a 3-Star card of different Staff that "
                "are in their piles."),
  },
  [EMPEROR_REFUSAL_CHOOSE_CACHE_ONE] = {
    .id = "choose-cache-one",
    .text = N_ ("Choose a 2-Star or a 3-Star card that is in its pile."),
  },
  [EMPEROR_REFUSAL_CHOOSE_PASSAGE] = {
    .id = "choose-passage",
    .text = N_ ("Choose two different cards of that Staff that are in their piles."),
  },
  [EMPEROR_REFUSAL_NO_TRADING] = {
    .id = "no-trading",
    .text = N_ ("Trading is switched off in this game."),
  },
  [EMPEROR_REFUSAL_CHOOSE_PARTNER] = {
    .id = "choose-partner",
    .text = N_ ("Choose another player to trade with."),
  },
  [EMPEROR_REFUSAL_TALKS_USED] = {
    .id = "talks-used",
    .text = N_ ("You have used all ten trade talks of this turn."),
  },
  [EMPEROR_REFUSAL_ONLY_TURN_PLAYER] = {
    .id = "only-turn-player",
    .text = N_ ("Only the player whose turn it is can be offered a trade."),
  },
  [EMPEROR_REFUSAL_NOTHING_OFFERED] = {
    .id = "nothing-offered",
    .text = N_ ("At least one piece must change hands."),
  },
  [EMPEROR_REFUSAL_NO_OFFER] = {
    .id = "no-offer",
    .text = N_ ("You do not have what you offer."),
  },
  [EMPEROR_REFUSAL_PARTNER_GOLD] = {
    .id = "partner-gold",
    .text = N_ ("That player does not have so much Gold."),
  },
  [EMPEROR_REFUSAL_PARTNER_CARDS] = {
    .id = "partner-cards",
    .text = N_ ("That player cannot have those cards."),
  },
  [EMPEROR_REFUSAL_BAD_PROMISE] = {
    .id = "bad-promise",
    .text = N_ ("That is not a promise the game can write down."),
  },
  [EMPEROR_REFUSAL_PROMISES_FULL] = {
    .id = "promises-full",
    .text = N_ ("Too many promises are still open."),
  },
  [EMPEROR_REFUSAL_CANNOT_GIVE] = {
    .id = "cannot-give",
    .text = N_ ("You do not have what is asked."),
  },
};
