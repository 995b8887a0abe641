/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-tokens"

#include <glib/gi18n.h>

#include "tokens-reasons.h"
#include "tokens-texts.h"

#define AMOUNT(i, name)   FAVOR_ARG_INT (i, name, 0, TOKENS_MAX_GOLD)
#define RESOURCE(i, name) FAVOR_ARG_ENUM (i, name, &tokens_resources)

/* clang-format off */
FAVOR_REASON_DEFINE (n, "reason-n", AMOUNT (0, "n"));
FAVOR_REASON_DEFINE (n_m, "reason-n-m", AMOUNT (0, "n"), AMOUNT (1, "m"));
FAVOR_REASON_DEFINE (resource, "reason-resource", RESOURCE (0, "resource"));
FAVOR_REASON_DEFINE (resources_2, "reason-resources", RESOURCE (0, "resource"), RESOURCE (1, "resource-2"));
FAVOR_REASON_DEFINE (n_resource, "reason-n-resource", AMOUNT (0, "n"), RESOURCE (1, "resource"));
FAVOR_REASON_DEFINE (purchase, "reason-purchase", FAVOR_ARG_INT (0, "purchase", 0, TOKENS_N_COSTS - 1));
FAVOR_REASON_DEFINE (other, "reason-other", FAVOR_ARG_SEAT (0, "other"));
FAVOR_REASON_DEFINE (other_n, "reason-other-n", FAVOR_ARG_SEAT (0, "other"), AMOUNT (1, "n"));
FAVOR_REASON_DEFINE (others, "reason-others", FAVOR_ARG_SEATS (0, "others"));
FAVOR_REASON_DEFINE (others_n, "reason-others-n", FAVOR_ARG_SEATS (0, "others"), AMOUNT (1, "n"));
FAVOR_REASON_DEFINE (token, "reason-token", FAVOR_ARG_ENUM (0, "token", &tokens_tokens));

/* In the order of the purchases. */
static const char *const payments[] = {
  /* Translators: why an action is good, a sentence behind it */
  N_ ("Then you can pay for a road."),
  /* Translators: why an action is good, a sentence behind it */
  N_ ("Then you can pay for a settlement."),
  /* Translators: why an action is good, a sentence behind it */
  N_ ("Then you can pay for a city."),
  /* Translators: why an action is good, a sentence behind it */
  N_ ("Then you can pay for a development card."),
  NULL,
};

static guint
choose_payment (const gint16 *arg)
{
  return (guint) CLAMP (arg[0], 0, (gint) G_N_ELEMENTS (payments) - 2);
}

/* The words of what speaks for an action. */
const FavorKind tokens_reasons[TOKENS_N_REASONS] = {
  [TOKENS_REASON_WINS] = {
    .id = "wins",
    /* Translators: why an action is good, a sentence behind it */
    .text = N_ ("Wins the game."),
  },
  [TOKENS_REASON_DOTS] = {
    .id = "dots",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it: of a place on the board; {n} are the dots on
     * the number tokens around it, which say how often they are drawn */
    NP_ ("The numbers around it have {n} dot.",
         "The numbers around it have {n} dots."),
  },
  [TOKENS_REASON_NEW_KIND] = {
    .id = "new-kind",
    .args = &resource_args,
    /* Translators: why an action is good, a sentence behind it: of a place on the board; {resource} is
     * "Brick", "Lumber" and so on */
    .text = N_ ("It produces {resource}, which none of your land does."),
  },
  [TOKENS_REASON_HARBOUR_ANY] = {
    .id = "harbour-any",
    /* Translators: why an action is good, a sentence behind it: of a place on the board */
    .text = N_ ("At its harbour three equal cards buy one of any kind."),
  },
  [TOKENS_REASON_HARBOUR] = {
    .id = "harbour",
    .args = &resource_args,
    /* Translators: why an action is good, a sentence behind it: of a place on the board; {resource} is
     * "Brick", "Lumber" and so on */
    .text = N_ ("At its harbour two cards of {resource} buy one of any kind."),
  },
  [TOKENS_REASON_POINT] = {
    .id = "point",
    /* Translators: why an action is good, a sentence behind it */
    .text = N_ ("Brings a point."),
  },
  [TOKENS_REASON_BARREN] = {
    .id = "barren",
    /* Translators: why an action is good, a sentence behind it */
    .text = N_ ("It lies beside barren land, so that you draw a favor token."),
  },
  [TOKENS_REASON_TWICE] = {
    .id = "twice",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it: of a city; {n} are the dots on the number
     * tokens around it */
    NP_ ("Its land, with {n} dot, produces twice as much.",
         "Its land, with {n} dots, produces twice as much."),
  },
  [TOKENS_REASON_CONTACT] = {
    .id = "contact",
    .args = &others_n_args,
    /* Translators: why an action is good, a sentence behind it: of a road; {others} are players, {n} tokens
     * are for the player who builds it */
    NP_ ("First contact with {others}: you draw {n} token.",
         "First contact with {others}: you draw {n} tokens."),
  },
  [TOKENS_REASON_LEADS] = {
    .id = "leads",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it: of a road; {n} are the dots on the number
     * tokens around the place */
    NP_ ("You can build at its end, where the numbers have {n} dot.",
         "You can build at its end, where the numbers have {n} dots."),
  },
  [TOKENS_REASON_TOWARDS] = {
    .id = "towards",
    /* Translators: why an action is good, a sentence behind it: of a road */
    .text = N_ ("One more road leads to a free place."),
  },
  [TOKENS_REASON_LONGEST] = {
    .id = "longest",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it: of a road */
    NP_ ("Gives you the Longest Trade Route with {n} road.",
         "Gives you the Longest Trade Route with {n} roads."),
  },
  [TOKENS_REASON_LENGTH] = {
    .id = "length",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it: of a road */
    NP_ ("Your longest line has {n} road then.",
         "Your longest line has {n} roads then."),
  },
  [TOKENS_REASON_ROADS_LEFT] = {
    .id = "roads-left",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it: of a road that is built; {n} others are in
     * the supply */
    NP_ ("You still have {n} road for later.",
         "You still have {n} roads for later."),
  },
  [TOKENS_REASON_FREE_ROAD] = {
    .id = "free-road",
    /* Translators: why an action is good, a sentence behind it: of a road */
    .text = N_ ("You pay no cards for it."),
  },
  [TOKENS_REASON_REPAIRS] = {
    .id = "repairs",
    /* Translators: why an action is good, a sentence behind it: of a road that is repaired */
    .text = N_ ("Until it is repaired you can place no other road."),
  },
  [TOKENS_REASON_STAYS] = {
    .id = "stays",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it: of a road that is damaged */
    NP_ ("Your longest line still has {n} road.",
         "Your longest line still has {n} roads."),
  },
  [TOKENS_REASON_LANDMARKS] = {
    .id = "landmarks",
    .args = &n_m_args,
    /* Translators: why an action is good, a sentence behind it: of a development card that is drawn; {n} of
     * {m} cards are worth a point each */
    NP_ ("Of the {m} cards that you have not seen {n} is a landmark.",
         "Of the {m} cards that you have not seen {n} are landmarks."),
  },
  [TOKENS_REASON_FREE_CARD] = {
    .id = "free-card",
    /* Translators: why an action is good, a sentence behind it: of a development card that is drawn */
    .text = N_ ("It costs you no resources."),
  },
  [TOKENS_REASON_ARMY] = {
    .id = "army",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it: of a knight that is played */
    NP_ ("Gives you the Largest Army with {n} knight.",
         "Gives you the Largest Army with {n} knights."),
  },
  [TOKENS_REASON_KNIGHTS] = {
    .id = "knights",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it: of a knight that is played; the Largest Army
     * needs three of them */
    NP_ ("You have played {n} knight then.",
         "You have played {n} knights then."),
  },
  [TOKENS_REASON_FREE_ROADS] = {
    .id = "free-roads",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it: of a card that is played */
    NP_ ("You place {n} road for nothing.",
         "You place {n} roads for nothing."),
  },
  [TOKENS_REASON_TAKES] = {
    .id = "takes",
    .args = &resources_2_args,
    /* Translators: why an action is good, a sentence behind it; {resource} and {resource-2} are "Brick",
     * "Lumber" and so on */
    .text = N_ ("You take {resource} and {resource-2}."),
  },
  [TOKENS_REASON_OTHERS_HOLD] = {
    .id = "others-hold",
    .args = &n_resource_args,
    /* Translators: why an action is good, a sentence behind it: of a card that takes all of a kind;
     * {resource} is "Brick", "Lumber" and so on */
    NP_ ("The others hold {n} {resource} together.",
         "The others hold {n} {resource} together."),
  },
  [TOKENS_REASON_PAYS_FOR] = {
    .id = "pays-for",
    .args = &purchase_args,
    /* Translators: why an action is good, a sentence behind it */
    .text = N_ ("Then you can pay for more."),
    .forms = payments,
    .choose_form = choose_payment,
  },
  [TOKENS_REASON_NONE_HELD] = {
    .id = "none-held",
    .args = &resource_args,
    /* Translators: why an action is good, a sentence behind it: of a card that the player gets; {resource} is
     * "Brick", "Lumber" and so on */
    .text = N_ ("You hold no {resource}."),
  },
  [TOKENS_REASON_HELD] = {
    .id = "held",
    .args = &n_resource_args,
    /* Translators: why an action is good, a sentence behind it: of a card that the player gets; {resource} is
     * "Brick", "Lumber" and so on */
    NP_ ("You hold only {n} {resource}.",
         "You hold {n} {resource}."),
  },
  [TOKENS_REASON_MOST_HELD] = {
    .id = "most-held",
    .args = &n_resource_args,
    /* Translators: why an action is good, a sentence behind it: of a card that the player gives away;
     * {resource} is "Brick", "Lumber" and so on */
    NP_ ("You hold of nothing more than of {resource}: {n}.",
         "You hold of nothing more than of {resource}: {n}."),
  },
  [TOKENS_REASON_STILL_HELD] = {
    .id = "still-held",
    .args = &n_resource_args,
    /* Translators: why an action is good, a sentence behind it: of a card that the player gives away;
     * {resource} is "Brick", "Lumber" and so on */
    NP_ ("You still hold {n} {resource} then.",
         "You still hold {n} {resource} then."),
  },
  [TOKENS_REASON_LAST_ONE] = {
    .id = "last-one",
    .args = &resource_args,
    /* Translators: why an action is good, a sentence behind it: of a card that the player gives away;
     * {resource} is "Brick", "Lumber" and so on */
    .text = N_ ("Your last {resource} alone pays for nothing."),
  },
  [TOKENS_REASON_RATE] = {
    .id = "rate",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it: of a trade with the bank */
    NP_ ("For you the bank takes {n} card for one.",
         "For you the bank takes {n} cards for one."),
  },
  [TOKENS_REASON_CARDS_FOR] = {
    .id = "cards-for",
    .args = &n_m_args,
    /* Translators: why an action is good, a sentence behind it: of a trade; {n} cards or coins are got, {m}
     * are given */
    NP_ ("You get {n} for {m}.",
         "You get {n} for {m}."),
  },
  [TOKENS_REASON_KEEPS] = {
    .id = "keeps",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it: of a trade that is not made */
    NP_ ("You keep your {n} card.",
         "You keep your {n} cards."),
  },
  [TOKENS_REASON_NEARLY_WON] = {
    .id = "nearly-won",
    .args = &other_n_args,
    /* Translators: why an action is good, a sentence behind it: of something that is not given; {other} is a
     * player, {n} are points */
    NP_ ("{other} needs only {n} more point to win.",
         "{other} needs only {n} more points to win."),
  },
  [TOKENS_REASON_CANNOT_SERVE] = {
    .id = "cannot-serve",
    /* Translators: why an action is good, a sentence behind it: of a trade that is declined */
    .text = N_ ("You do not hold what is asked for."),
  },
  [TOKENS_REASON_FEWEST_POINTS] = {
    .id = "fewest-points",
    .args = &other_n_args,
    /* Translators: why an action is good, a sentence behind it; {other} is a player, {n} are points */
    NP_ ("Nobody you could choose has fewer points than {other}: {n}.",
         "Nobody you could choose has fewer points than {other}: {n}."),
  },
  [TOKENS_REASON_AGREES] = {
    .id = "agrees",
    .args = &other_args,
    /* Translators: why an action is good, a sentence behind it: of a trade; {other} is a player */
    .text = N_ ("{other} agrees to what you offered."),
  },
  [TOKENS_REASON_GIFT_TOKEN] = {
    .id = "gift-token",
    /* Translators: why an action is good, a sentence behind it: of a gift that is offered */
    .text = N_ ("You draw a favor token if it is accepted."),
  },
  [TOKENS_REASON_FOR_NOTHING] = {
    .id = "for-nothing",
    /* Translators: why an action is good, a sentence behind it: of a gift that is accepted */
    .text = N_ ("You get a card for nothing."),
  },
  [TOKENS_REASON_NO_TOKEN] = {
    .id = "no-token",
    .args = &other_args,
    /* Translators: why an action is good, a sentence behind it: of a gift that is declined; {other} is a
     * player */
    .text = N_ ("{other} draws no token for it."),
  },
  [TOKENS_REASON_OVER_LIMIT] = {
    .id = "over-limit",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it: of a gift that is declined; who holds more
     * than seven cards loses half of them when a 7 is drawn */
    NP_ ("With it you would hold {n} card, too many for a raid.",
         "With it you would hold {n} cards, too many for a raid."),
  },
  [TOKENS_REASON_TRADES] = {
    .id = "trades",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it: of a token that is redeemed */
    NP_ ("You trade {n} card for another, one for one.",
         "You trade up to {n} cards for others, one for one."),
  },
  [TOKENS_REASON_MARKER] = {
    .id = "marker",
    /* Translators: why an action is good, a sentence behind it: of two tokens that are redeemed */
    .text = N_ ("The victory marker is a point."),
  },
  [TOKENS_REASON_ALONE] = {
    .id = "alone",
    .args = &token_args,
    /* Translators: why an action is good, a sentence behind it: of a token that is exchanged; {token} is e.g.
     * "Book", of which a guild asks for two */
    .text = N_ ("A single {token} buys nothing."),
  },
  [TOKENS_REASON_OTHER_TOKEN] = {
    .id = "other-token",
    /* Translators: why an action is good, a sentence behind it: of a token that is exchanged */
    .text = N_ ("You draw another token for it."),
  },
  [TOKENS_REASON_BLOCKS] = {
    .id = "blocks",
    .args = &others_args,
    /* Translators: why an action is good, a sentence behind it: of a place for the robber; {others} are
     * players */
    .text = N_ ("Land of {others} produces nothing there."),
  },
  [TOKENS_REASON_LEAVES] = {
    .id = "leaves",
    /* Translators: why an action is good, a sentence behind it: of a place for the robber */
    .text = N_ ("The robber leaves your land."),
  },
  [TOKENS_REASON_LONELY] = {
    .id = "lonely",
    /* Translators: why an action is good, a sentence behind it: of a place for the robber */
    .text = N_ ("Nothing is built there, so that you draw a favor token."),
  },
  [TOKENS_REASON_VICTIMS] = {
    .id = "victims",
    .args = &others_args,
    /* Translators: why an action is good, a sentence behind it: of a place for the robber; {others} are
     * players */
    .text = N_ ("There you can take a card from {others}."),
  },
  [TOKENS_REASON_SPARES_OWN] = {
    .id = "spares-own",
    /* Translators: why an action is good, a sentence behind it: of a place for the robber */
    .text = N_ ("You have built nothing there."),
  },
  [TOKENS_REASON_CARDS_OF] = {
    .id = "cards-of",
    .args = &other_n_args,
    /* Translators: why an action is good, a sentence behind it: of a player from whom a card is taken;
     * {other} is that player */
    NP_ ("{other} holds {n} card.",
         "{other} holds {n} cards."),
  },
  [TOKENS_REASON_LEADER] = {
    .id = "leader",
    .args = &other_n_args,
    /* Translators: why an action is good, a sentence behind it: of a player from whom a card is taken;
     * {other} is that player, {n} are points that all can see */
    NP_ ("Nobody has more visible points than {other}: {n}.",
         "Nobody has more visible points than {other}: {n}."),
  },
  [TOKENS_REASON_SPARED] = {
    .id = "spared",
    /* Translators: why an action is good, a sentence behind it: of a card that is not taken */
    .text = N_ ("You draw a favor token for it."),
  },
  [TOKENS_REASON_NO_ENEMY] = {
    .id = "no-enemy",
    /* Translators: why an action is good, a sentence behind it: of a card that is not taken */
    .text = N_ ("It makes nobody poorer."),
  },
  [TOKENS_REASON_CLOSES] = {
    .id = "closes",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it: of a settlement that belongs to nobody; {n}
     * are the dots on the number tokens around it */
    NP_ ("Nobody can build there any more, where the numbers have {n} dot.",
         "Nobody can build there any more, where the numbers have {n} dots."),
  },
  [TOKENS_REASON_IN_WAY] = {
    .id = "in-way",
    .args = &other_args,
    /* Translators: why an action is good, a sentence behind it: of a road that belongs to nobody; {other} is
     * a player */
    .text = N_ ("{other} can build no road there any more."),
  },
  [TOKENS_REASON_NOT_IN_WAY] = {
    .id = "not-in-way",
    /* Translators: why an action is good, a sentence behind it: of a road that belongs to nobody */
    .text = N_ ("None of your roads could go there."),
  },
  [TOKENS_REASON_CANNOT_PAY] = {
    .id = "cannot-pay",
    /* Translators: why an action is good, a sentence behind it: of the end of a turn */
    .text = N_ ("Your cards pay for nothing now."),
  },
  [TOKENS_REASON_CARDS_STAY] = {
    .id = "cards-stay",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it: of the end of a turn */
    NP_ ("Your {n} card stays for the next turn.",
         "Your {n} cards stay for the next turn."),
  },
  [TOKENS_REASON_NO_CARDS] = {
    .id = "no-cards",
    /* Translators: why an action is good, a sentence behind it: of the end of a turn */
    .text = N_ ("You have no cards left."),
  },
  [TOKENS_REASON_OWN_DOTS] = {
    .id = "own-dots",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it: of the land that produces; {n} are the dots
     * on the number tokens around the player's buildings */
    NP_ ("The numbers of your land have {n} dot.",
         "The numbers of your land have {n} dots."),
  },
};
/* clang-format on */
