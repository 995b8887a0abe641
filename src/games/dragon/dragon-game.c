/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-dragon"

#include <glib/gi18n.h>

#include "dragon-bot.h"
#include "dragon-events.h"
#include "dragon-knowledge.h"
#include "dragon-reasons.h"
#include "dragon-texts.h"

const FavorThing dragon_delegate = {
  .id = "role",
  /* Translators: a place for what is still to be chosen; little space */
  .missing = NC_ ("missing", "choose a delegate"),
  .numbered = TRUE,
};

const FavorThing dragon_vote = {
  .id = "role",
  /* Translators: a small button in the decision bar: on which vote card; little space */
  .chosen = NC_ ("chosen", "on {role}"),
  /* Translators: a place for what is still to be chosen; little space */
  .missing = NC_ ("missing", "choose a vote card"),
  .numbered = TRUE,
};

const FavorThing dragon_unsaid = { .id = "flag", .aside = TRUE };

#define ROLE_ARG(i, name, what)                                                          \
  FAVOR_ARG_ENUM (i,                                                                     \
                  name,                                                                  \
                  &dragon_roles,                                                         \
                  .refusal = DRAGON_REFUSAL_UNKNOWN_ROLE,                                \
                  .thing = &(what))
/* Translators: caption of a list of players to whom something is offered */
#define TO_ARG(i)                                                                        \
  FAVOR_ARG_SEAT (i,                                                                     \
                  "to",                                                                  \
                  .refusal = DRAGON_REFUSAL_UNKNOWN_SEAT,                                \
                  .title = N_ ("Partner"))

static const gint16 numbers_of_votes[] = { 1, 3, 5 };

static const FavorField nominate_fields[] = {
  FAVOR_ARG_INT (DRAGON_NOMINATE_VOTES,
                 "votes",
                 1,
                 DRAGON_MAX_VOTES,
                 .values = numbers_of_votes,
                 .n_values = G_N_ELEMENTS (numbers_of_votes),
                 .refusal = DRAGON_REFUSAL_BAD_NUMBER),
};

static const FavorField place_fields[] = {
  ROLE_ARG (DRAGON_PLACE_CARD, "card", dragon_delegate),
  ROLE_ARG (DRAGON_PLACE_ON, "on", dragon_vote),
  FAVOR_ARG_BOOL (DRAGON_PLACE_TIMED_OUT,
                  "timed-out",
                  .optional = TRUE,
                  .thing = &dragon_unsaid),
};

static const FavorField shift_fields[] = {
  ROLE_ARG (DRAGON_SHIFT_ON, "on", dragon_vote),
};

/* Any amount is read, so that the check can tell "nothing" from "more than you have". */
static const FavorField give_fields[] = {
  TO_ARG (DRAGON_GIVE_TO),
  FAVOR_ARG_INT (DRAGON_GIVE_FAVOUR,
                 "favour",
                 -DRAGON_MAX_FAVOUR,
                 DRAGON_MAX_FAVOUR,
                 .refusal = DRAGON_REFUSAL_NOT_ENOUGH_FAVOUR,
                 .title = N_ ("Favour")),
};

static const FavorField offer_fields[] = {
  TO_ARG (DRAGON_OFFER_TO),
  /* Translators: caption of a list: "Vote for" or "Stay off" */
  FAVOR_ARG_ENUM (DRAGON_OFFER_ASK, "ask", &dragon_asks, .title = N_ ("Request")),
  FAVOR_ARG_ENUM (DRAGON_OFFER_ROLE,
                  "role",
                  &dragon_roles,
                  .refusal = DRAGON_REFUSAL_UNKNOWN_ROLE,
                  /* Translators: caption of a list of the six vote cards */
                  .title = N_ ("Vote card")),
  FAVOR_ARG_INT (DRAGON_OFFER_FAVOUR,
                 "favour",
                 0,
                 DRAGON_MAX_PRICE,
                 .refusal = DRAGON_REFUSAL_BAD_AMOUNT,
                 .title = N_ ("Favour")),
  /* Translators: caption of a list: "now" or "after the vote" */
  FAVOR_ARG_ENUM (DRAGON_OFFER_WHEN, "when", &dragon_whens, .title = N_ ("Paid")),
  /* Translators: a switch: who offers a deal promises to do the same with the next card */
  FAVOR_ARG_BOOL (DRAGON_OFFER_PLEDGE, "pledge", .title = N_ ("I will do the same")),
};

static const FavorField break_tie_fields[] = {
  ROLE_ARG (DRAGON_BREAK_ROLE, "role", dragon_vote),
};

static const FavorField send_fields[] = {
  ROLE_ARG (DRAGON_SEND_CARD, "card", dragon_delegate),
};

#define ARGS(name, id)                                                                   \
  static const FavorSchema name##_args = FAVOR_ARGS (id,                                 \
                                                     name##_fields,                      \
                                                     G_N_ELEMENTS (name##_fields))

ARGS (nominate, "nominate-votes");
ARGS (place, "place-vote");
ARGS (shift, "shift-vote");
ARGS (give, "give-favour");
ARGS (offer, "offer-deal");
ARGS (break_tie, "break-tie");
ARGS (send, "send-home");

/* What can be asked for, and what is given for it: a price or the same, or both. */
static const char *const offers[] = {
  /* Translators: an action, an offer to another player, {to}; {role} is a vote card. */
  N_ ("Ask {to} to vote for {role} and promise to do the same"),
  /* Translators: an action, an offer to another player; {favour} is a number, {role} a vote
   * card. */
  N_ ("Offer {favour} Favour now to {to} for a vote for {role}"),
  /* Translators: an action, an offer to another player; {favour} is a number, {role} a vote
   * card; the promise is to vote for it, too. */
  N_ (
    "Offer {favour} Favour now to {to} for a vote for {role} and promise to do the same"),
  /* Translators: an action, an offer to another player; {favour} is a number, {role} a vote
   * card. */
  N_ ("Offer {favour} Favour to {to} for a vote for {role}, paid after the vote"),
  /* Translators: an action, an offer to another player; {favour} is a number, {role} a vote
   * card; the promise is to vote for it, too. */
  N_ (
    "Offer {favour} Favour to {to} for a vote for {role}, paid after the vote, and promise to "
    "do the same"),
  /* Translators: an action, an offer to another player: not to vote for {role}, a vote card. */
  N_ ("Ask {to} to stay off {role} and promise to do the same"),
  /* Translators: an action, an offer to another player; {favour} is a number, {role} a vote card
   * that is not to be voted for. */
  N_ ("Offer {favour} Favour now to {to} for staying off {role}"),
  /* Translators: an action, an offer to another player; {favour} is a number, {role} a vote card
   * that neither is to vote for. */
  N_ (
    "Offer {favour} Favour now to {to} for staying off {role} and promise to do the same"),
  /* Translators: an action, an offer to another player; {favour} is a number, {role} a vote card
   * that is not to be voted for. */
  N_ ("Offer {favour} Favour to {to} for staying off {role}, paid after the vote"),
  /* Translators: an action, an offer to another player; {favour} is a number, {role} a vote card
   * that neither is to vote for. */
  N_ (
    "Offer {favour} Favour to {to} for staying off {role}, paid after the vote, and promise to "
    "do the same"),
  NULL,
};

/* Forms for each thing that can be asked for. */
#define N_GIVEN 5

static guint
choose_offer (const gint16 *arg)
{
  const guint first = arg[DRAGON_OFFER_ASK] == DRAGON_ASK_AVOID ? N_GIVEN : 0;
  const guint pledge = arg[DRAGON_OFFER_PLEDGE] ? 1 : 0;

  /* To pledge nothing and pay nothing is refused. */
  if (arg[DRAGON_OFFER_FAVOUR] == 0)
    return first;
  return first + (arg[DRAGON_OFFER_WHEN] == DRAGON_WHEN_AFTER ? 3 : 1) + pledge;
}

/* Who has made all offers of the round still may look what can be offered, and hears why not. */
static gboolean
can_give (gconstpointer state)
{
  const DragonState *self = state;

  return self->head.phase == DRAGON_PHASE_VOTE &&
         self->options.negotiation != DRAGON_NEGOTIATION_OFF;
}

static gboolean
can_offer (gconstpointer state)
{
  const DragonState *self = state;

  return self->head.phase == DRAGON_PHASE_VOTE &&
         self->options.negotiation == DRAGON_NEGOTIATION_FULL;
}

static const FavorKind actions[DRAGON_N_ACTIONS] = {
  [DRAGON_ACTION_NOMINATE_VOTES] = {
    .id = "nominate-votes",
    .args = &nominate_args,
    /* Translators: an action of the Judge; {votes} is 1, 3 or 5. */
    .text = N_ ("Set the number of votes to {votes}"),
  },
  [DRAGON_ACTION_PLACE_VOTE] = {
    .id = "place-vote",
    .args = &place_args,
    /* Translators: an action; {card} is the delegate, {on} the vote card it is laid on. */
    .text = N_ ("Place {card} on {on}"),
  },
  [DRAGON_ACTION_SHIFT_VOTE] = {
    .id = "shift-vote",
    .args = &shift_args,
    /* Translators: an action; {on} is a vote card. */
    .text = N_ ("Move your vote to {on}"),
  },
  [DRAGON_ACTION_KEEP_VOTE] = {
    .id = "keep-vote",
    .text = N_ ("Keep your vote where it lies"),
  },
  [DRAGON_ACTION_GIVE_FAVOUR] = {
    .id = "give-favour",
    .args = &give_args,
    /* Translators: an action; {to} is a player, {favour} a number. */
    .text = N_ ("Give {favour} Favour to {to}"),
    .open = can_give,
    .spends = TRUE,
  },
  [DRAGON_ACTION_OFFER_DEAL] = {
    .id = "offer-deal",
    .args = &offer_args,
    .text = N_ ("Offer a deal"),
    .forms = offers,
    .choose_form = choose_offer,
    .open = can_offer,
    .spends = TRUE,
  },
  [DRAGON_ACTION_ACCEPT_DEAL] = {
    .id = "accept-deal",
    .text = N_ ("Accept the deal"),
    .spends = TRUE,
  },
  [DRAGON_ACTION_DECLINE_DEAL] = {
    .id = "decline-deal",
    .text = N_ ("Decline the deal"),
  },
  [DRAGON_ACTION_BREAK_TIE] = {
    .id = "break-tie",
    .args = &break_tie_args,
    /* Translators: an action: break the tie; {role} is a vote card. */
    .text = N_ ("Decide for {role}"),
  },
  [DRAGON_ACTION_PAY_PROMISE] = {
    .id = "pay-promise",
    .text = N_ ("Pay what you promised"),
    .spends = TRUE,
  },
  [DRAGON_ACTION_BREAK_PROMISE] = {
    .id = "break-promise",
    .text = N_ ("Refuse to pay"),
  },
  [DRAGON_ACTION_SEND_HOME] = {
    .id = "send-home",
    .args = &send_args,
    /* Translators: an action; {card} is a delegate. */
    .text = N_ ("Send {card} home"),
  },
};

static const FavorField why_number_fields[] = { FAVOR_ARG_INT (0, "n", 0, 99) };
static const FavorField why_role_fields[] = { FAVOR_ARG_ENUM (0, "role", &dragon_roles) };
static const FavorField why_roles_fields[] = {
  FAVOR_ARG_SET (0, "roles", &dragon_roles)
};
static const FavorField why_clan_fields[] = { FAVOR_ARG_ENUM (0, "clan", &dragon_clans) };

ARGS (why_number, "number");
ARGS (why_role, "role");
ARGS (why_roles, "roles");
ARGS (why_clan, "clan");

static const FavorKind refusals[DRAGON_N_REFUSALS] = {
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
    .args = &why_number_args,
    /* Translators: {n} is the number of a rule about positions. */
    .text = N_ ("This position cannot occur in this game (invariant {n})."),
  },
  [DRAGON_REFUSAL_WRONG_PHASE] = {
    .id = "wrong-phase",
    .text = N_ ("That is not possible at this moment."),
  },
  [DRAGON_REFUSAL_BAD_NUMBER] = {
    .id = "bad-number",
    .text = N_ ("The Judge may nominate one, three or five votes."),
  },
  [DRAGON_REFUSAL_TOO_MANY_VOTES] = {
    .id = "too-many-votes",
    .args = &why_number_args,
    NP_ ("The delegations have only {n} card each.",
         "The delegations have only {n} cards each."),
  },
  [DRAGON_REFUSAL_TOO_MANY_PLAYERS] = {
    .id = "too-many-players",
    .text = N_ ("With more than five players only one or three votes may be nominated."),
  },
  [DRAGON_REFUSAL_UNKNOWN_ROLE] = {
    .id = "unknown-role",
    .text = N_ ("There is no such role."),
  },
  [DRAGON_REFUSAL_NO_SUCH_CARD] = {
    .id = "no-such-card",
    .args = &why_role_args,
    .text = N_ ("You have no {role} in your hand."),
  },
  [DRAGON_REFUSAL_NO_COUNTDOWN] = {
    .id = "no-countdown",
    .text = N_ ("This game is played without a countdown."),
  },
  [DRAGON_REFUSAL_JUDGE_NOT_TIMED] = {
    .id = "judge-not-timed",
    .text = N_ ("The countdown does not apply to the Judge."),
  },
  [DRAGON_REFUSAL_SAME_PLACE] = {
    .id = "same-place",
    .text = N_ ("Your card already lies there."),
  },
  [DRAGON_REFUSAL_NO_NEGOTIATION] = {
    .id = "no-negotiation",
    .text = N_ ("Deals and gifts are switched off in this game."),
  },
  [DRAGON_REFUSAL_GIFTS_ONLY] = {
    .id = "gifts-only",
    .text = N_ ("Deals are switched off in this game; you can only give Favour."),
  },
  [DRAGON_REFUSAL_UNKNOWN_SEAT] = {
    .id = "unknown-seat",
    .text = N_ ("There is no such player."),
  },
  [DRAGON_REFUSAL_TO_YOURSELF] = {
    .id = "to-yourself",
    .text = N_ ("Choose another player."),
  },
  [DRAGON_REFUSAL_NOTHING_GIVEN] = {
    .id = "nothing-given",
    .text = N_ ("A gift is at least one Favour."),
  },
  [DRAGON_REFUSAL_GIFT_LIMIT] = {
    .id = "gift-limit",
    .text = N_ ("You have already made three gifts this round."),
  },
  [DRAGON_REFUSAL_NOT_ENOUGH_FAVOUR] = {
    .id = "not-enough-favour",
    .text = N_ ("You do not have that much Favour."),
  },
  [DRAGON_REFUSAL_OFFER_LIMIT] = {
    .id = "offer-limit",
    .text = N_ ("You have already made two offers this round."),
  },
  [DRAGON_REFUSAL_NO_VOTES_LEFT] = {
    .id = "no-votes-left",
    .args = &why_clan_args,
    .text = N_ ("{clan} has no vote left to place this round."),
  },
  [DRAGON_REFUSAL_BAD_AMOUNT] = {
    .id = "bad-amount",
    .text = N_ ("A price is 0 to 9 Favour; a later payment is at least 1."),
  },
  [DRAGON_REFUSAL_EMPTY_OFFER] = {
    .id = "empty-offer",
    .text = N_ ("Offer some Favour, or pledge your own vote."),
  },
  [DRAGON_REFUSAL_NO_LATER] = {
    .id = "no-later",
    .text = N_ ("In the last round Favour can only be paid at once."),
  },
  [DRAGON_REFUSAL_NOT_TIED] = {
    .id = "not-tied",
    .args = &why_roles_args,
    .text = N_ ("Choose one of the tied roles: {roles}."),
  },
  [DRAGON_REFUSAL_NOT_PLAYED] = {
    .id = "not-played",
    .args = &why_role_args,
    .text = N_ ("You did not use a {role} this round."),
  },
  [DRAGON_REFUSAL_MUST_BE_WITHDRAWN] = {
    .id = "must-be-withdrawn",
    .text = N_ ("One of your assassinated delegates must go home."),
  },
  [DRAGON_REFUSAL_CLAN_TAKEN] = {
    .id = "clan-taken",
    .text = N_ ("Each clan can be chosen only once."),
  },
};

/* Rows of the scoring pad. */
static const FavorKind score_lines[DRAGON_N_SOURCES] = {
  /* Translators: a row of the scoring pad: the Favour the Dragon begins with. */
  [DRAGON_SOURCE_START] = { .id = "start", .text = N_ ("Imperial grace") },
  /* Translators: a row of the scoring pad. */
  [DRAGON_SOURCE_VOTE] = { .id = "vote", .text = N_ ("Voted for the winner") },
  /* Translators: a row of the scoring pad. */
  [DRAGON_SOURCE_PLAYED] = { .id = "played", .text = N_ ("Played the winning role") },
  /* Translators: a row of the scoring pad. */
  [DRAGON_SOURCE_ARTISAN] = { .id = "artisan", .text = N_ ("Artisans") },
  /* Translators: a row of the scoring pad. */
  [DRAGON_SOURCE_ASSASSIN] = { .id = "assassin", .text = N_ ("Assassins") },
  /* Translators: a row of the scoring pad. */
  [DRAGON_SOURCE_MERCHANT] = { .id = "merchant", .text = N_ ("Merchants") },
  /* Translators: a row of the scoring pad. */
  [DRAGON_SOURCE_NOBLE] = { .id = "noble", .text = N_ ("Nobles") },
  /* Translators: a row of the scoring pad. */
  [DRAGON_SOURCE_SOLDIER] = { .id = "soldier", .text = N_ ("Soldiers") },
  /* Translators: a row of the scoring pad. */
  [DRAGON_SOURCE_SUPPLIER] = { .id = "supplier", .text = N_ ("Suppliers") },
  /* Translators: a row of the scoring pad. */
  [DRAGON_SOURCE_DEALS] = { .id = "deals", .text = N_ ("Deals and gifts") },
};

const FavorGame favor_dragon_game = {
  .id = "dragons-favour",
  .title = N_ ("The Dragon's Favour"),
  /* Translators: one line for the shelf of games. */
  .summary = N_ ("Sway the council with face-down votes, bluff and broken promises"),
  .designers = "Talen Lee",
  .rules_version = 1,
  .min_seats = DRAGON_MIN_SEATS,
  .max_seats = DRAGON_MAX_SEATS,
  .default_seats = 4,
  .best_least = 4,
  .best_most = 6,
  .max_plies = DRAGON_MAX_PLIES,
  .minutes = 30,
  .state = &dragon_state_schema,
  .options = &dragon_options_schema,
  .options_offset = G_STRUCT_OFFSET (DragonState, options),
  .parties = "clans",
  .known = &dragon_known_schema,
  .actions = actions,
  .n_actions = G_N_ELEMENTS (actions),
  .events = dragon_events,
  .n_events = DRAGON_N_EVENTS,
  .refusals = refusals,
  .n_refusals = G_N_ELEMENTS (refusals),
  .score_lines = score_lines,
  .n_score_lines = G_N_ELEMENTS (score_lines),
  .reasons = dragon_reasons,
  .n_reasons = DRAGON_N_REASONS,
  .accept = dragon_accept,
  .setup = dragon_setup,
  .derive = favor_game_derive_none,
  .validate = dragon_validate,
  .list = dragon_list,
  .check = dragon_check,
  .apply = dragon_apply,
  .observe = dragon_observe,
  .determinize = dragon_determinize,
  .know = dragon_know,
  .score = dragon_score,
  .evaluate = dragon_evaluate,
  .prefer = dragon_prefer,
  .consider = favor_game_consider_all,
  .explain = dragon_explain,
  .costs = &dragon_costs,
  .efforts = dragon_efforts,
};
