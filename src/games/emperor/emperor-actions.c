/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-emperor"

#include <glib/gi18n.h>

#include "emperor-actions.h"
#include "emperor-action-texts.h"
#include "emperor-deal.h"

/* Any argument may be missing: what that means is for the check to say, which knows the reason. */
#define OPTIONAL .nullable = TRUE, .optional = TRUE, .fallback = FAVOR_NONE
/* What an argument names; one that is chosen only in the course of an action FOLLOWS. */
#define NAMES(what)   .thing = &emperor_things[EMPEROR_THING_##what]
#define FOLLOWS(what) NAMES (what), .follows = TRUE
#define STAFF(i, name, ...)                                                              \
  FAVOR_ARG_ENUM (i, name, &emperor_staff, OPTIONAL, ##__VA_ARGS__)
#define CARD(i, name, ...)                                                               \
  FAVOR_ARG_ENUM (i, name, &emperor_cards, OPTIONAL, ##__VA_ARGS__)
#define PIECE(i) FAVOR_ARG_ENUM (i, "piece", &emperor_pieces, OPTIONAL, NAMES (CARD))
#define EVENT(i, ...)                                                                    \
  FAVOR_ARG_ENUM (i, "event", &emperor_event_cards, OPTIONAL, ##__VA_ARGS__)
#define CHOICE(i, words, ...) FAVOR_ARG_ENUM (i, "choice", words, OPTIONAL, ##__VA_ARGS__)
#define PART(i, part_name, part_schema, part_size, ...)                                  \
  {                                                                                      \
    .name = (part_name), .type = FAVOR_TYPE_STRUCT, .offset = (i) * sizeof (gint16),     \
    .size = (part_size), .schema = (part_schema), .optional = TRUE, ##__VA_ARGS__        \
  }
/* An offer from argument `i` on. */
#define DEAL(i)                                                                          \
  PART (i,                                                                               \
        "give",                                                                          \
        &emperor_bundle_schema,                                                          \
        sizeof (EmperorBundle),                                                          \
        .title = N_ ("give")),                                                           \
    PART ((i) + EMPEROR_BUNDLE_ARGS,                                                     \
          "take",                                                                        \
          &emperor_bundle_schema,                                                        \
          sizeof (EmperorBundle),                                                        \
          .title = N_ ("take")),                                                         \
    PART ((i) + 2 * EMPEROR_BUNDLE_ARGS,                                                 \
          "mine",                                                                        \
          &emperor_pledge_schema,                                                        \
          sizeof (EmperorPledge),                                                        \
          .title = N_ ("own promise")),                                                  \
    PART ((i) + 2 * EMPEROR_BUNDLE_ARGS + EMPEROR_PLEDGE_ARGS,                           \
          "yours",                                                                       \
          &emperor_pledge_schema,                                                        \
          sizeof (EmperorPledge),                                                        \
          .title = N_ ("their promise"))

static const FavorWord choice_words[] = {
  /* Translators: what a card is played for: "6 Favor" or "the Empress". */
  { "favor", N_ ("6 Favor") },
  /* Translators: what a card is played for: "6 Favor" or "the Empress". */
  { "empress", N_ ("the Empress") },
};

static const FavorEnum choices = FAVOR_ENUM ("choice", choice_words);

static const FavorWord answer_words[] = {
  /* Translators: the answer to blackmail. */
  { "pay", N_ ("Pay 5 Gold") },
  /* Translators: the answer to blackmail. */
  { "lose", N_ ("Lose 4 Favor") },
};

static const FavorEnum answers = FAVOR_ENUM ("answer", answer_words);

#define ARGS(name, schema_id, n, ...)                                                    \
  static const FavorField  name##_fields[] = { __VA_ARGS__ };                            \
  static const FavorSchema name##_args = FAVOR_ARGS (schema_id, name##_fields, n)

/* clang-format off */
ARGS (event, "an-event", 1, EVENT (0, NAMES (EVENT)));
ARGS (staff, "a-staff", 1, STAFF (0, "staff", NAMES (STAFF)));
ARGS (card, "a-card", 1, CARD (0, "card", NAMES (CARD)));
ARGS (collect, "a-card", 1, CARD (0, "card", NAMES (TAKE)));
ARGS (loot, "a-card", 1, CARD (0, "card", NAMES (LOOT)));
ARGS (piece, "a-piece", 1, PIECE (0));
/* Translators: arguments of an action, in brackets behind it: "take: Soup". */
ARGS (move, "move", 2, STAFF (0, "staff", NAMES (STAFF)), CARD (1, "card", .title = N_ ("take"), NAMES (TAKE)));
/* Translators: arguments of an action, in brackets behind it: "pay: Soup". */
ARGS (ally, "ally", 4, STAFF (0, "staff", NAMES (STAFF)), CARD (1, "pay-1", .title = N_ ("pay"), FOLLOWS (PAY)),
      CARD (2, "pay-2", .title = N_ ("pay"), FOLLOWS (PAY)), STAFF (3, "from", .title = N_ ("Star from"), FOLLOWS (FROM)));
ARGS (empress, "ally-empress", 3, CARD (0, "pay-1", .title = N_ ("pay"), FOLLOWS (PAY)),
      CARD (1, "pay-2", .title = N_ ("pay"), FOLLOWS (PAY)), CARD (2, "pay-3", .title = N_ ("pay"), FOLLOWS (PAY)));
ARGS (market, "a-market-card", 1, FAVOR_ARG_ENUM (0, "market", &emperor_market, OPTIONAL, NAMES (MARKET)));
ARGS (complete, "complete-event", 4, EVENT (0, NAMES (EVENT)), CARD (1, "pay-1", .title = N_ ("give"), FOLLOWS (PAY)),
      CARD (2, "pay-2", .title = N_ ("give"), FOLLOWS (PAY)), CARD (3, "pay-3", .title = N_ ("give"), FOLLOWS (PAY)));
ARGS (play, "play", EMPEROR_N_PLAY_ARGS, PIECE (EMPEROR_PLAY_PIECE),
      FAVOR_ARG_SEAT (EMPEROR_PLAY_TARGET, "target", OPTIONAL, .refusal = EMPEROR_REFUSAL_CHOOSE_TARGET, .title = N_ ("against"),
                      FOLLOWS (TARGET)),
      STAFF (EMPEROR_PLAY_STAFF, "staff", .title = N_ ("Staff"), FOLLOWS (STAFF)),
      STAFF (EMPEROR_PLAY_STAFF_2, "staff-2", .title = N_ ("Staff"), FOLLOWS (STAFF)),
      STAFF (EMPEROR_PLAY_FROM, "from", .title = N_ ("Star from"), FOLLOWS (FROM)),
      CARD (EMPEROR_PLAY_GIVE, "give", .title = N_ ("return"), FOLLOWS (GIVE)),
      CARD (EMPEROR_PLAY_TAKE_1, "take-1", .title = N_ ("take"), FOLLOWS (TAKE)),
      CARD (EMPEROR_PLAY_TAKE_2, "take-2", .title = N_ ("take"), FOLLOWS (TAKE)),
      CARD (EMPEROR_PLAY_PAY_1, "pay-1", .title = N_ ("pay"), FOLLOWS (PAY)),
      CARD (EMPEROR_PLAY_PAY_2, "pay-2", .title = N_ ("pay"), FOLLOWS (PAY)),
      CARD (EMPEROR_PLAY_PAY_3, "pay-3", .title = N_ ("pay"), FOLLOWS (PAY)),
      EVENT (EMPEROR_PLAY_EVENT, .title = N_ ("exchange"), FOLLOWS (EVENT)),
      CHOICE (EMPEROR_PLAY_CHOICE, &choices, .title = N_ ("for"), FOLLOWS (CHOICE)));
ARGS (answer, "answer-blackmail", 1, CHOICE (0, &answers, NAMES (CHOICE)));
ARGS (invite, "invite-offer", 1, FAVOR_ARG_SEAT (0, "to", OPTIONAL, .refusal = EMPEROR_REFUSAL_CHOOSE_PARTNER, NAMES (TARGET)));
ARGS (offer, "offer-trade", EMPEROR_OFFER_DEAL + sizeof (EmperorDeal) / sizeof (gint16),
      FAVOR_ARG_SEAT (EMPEROR_OFFER_TO, "to", OPTIONAL, .refusal = EMPEROR_REFUSAL_CHOOSE_PARTNER, .title = N_ ("Partner"), NAMES (TARGET)),
      DEAL (EMPEROR_OFFER_DEAL));
ARGS (counter, "counter-trade", sizeof (EmperorDeal) / sizeof (gint16), DEAL (0));
/* clang-format on */

G_STATIC_ASSERT (EMPEROR_OFFER_DEAL + sizeof (EmperorDeal) / sizeof (gint16) <=
                 FAVOR_ACTION_ARGS);

static gboolean
can_offer (gconstpointer state)
{
  const EmperorState *self = state;

  if (self->prompt == EMPEROR_PROMPT_INVITE)
    return TRUE;
  return self->prompt == EMPEROR_PROMPT_NONE && self->head.phase == EMPEROR_PHASE_PLAY &&
         self->acts < EMPEROR_LONG_TURN && self->options.trading &&
         self->talks < EMPEROR_MAX_TALKS;
}

static gboolean
can_counter (gconstpointer state)
{
  return ((const EmperorState *) state)->prompt == EMPEROR_PROMPT_TRADE;
}

const FavorKind emperor_actions[EMPEROR_N_ACTIONS] = {
  [EMPEROR_ACTION_KEEP_EVENT] = {
    .id = "keep-event",
    .args = &event_args,
    /* Translators: an action; {event} is the name of an Event card. */
    .text = N_ ("Keep {event}"),
  },
  [EMPEROR_ACTION_PLACE_STAR] = {
    .id = "place-star",
    .args = &staff_args,
    /* Translators: an action; {staff} is a person at court, such as "Chef". */
    .text = N_ ("Place a Star on the {staff}"),
  },
  [EMPEROR_ACTION_COLLECT] = {
    .id = "collect",
    .args = &collect_args,
    /* Translators: an action; {card} is the name of a card. */
    .text = N_ ("Collect {card}"),
  },
  [EMPEROR_ACTION_MOVE] = {
    .id = "move",
    .args = &move_args,
    /* Translators: an action; {staff} is a person at court. */
    .text = N_ ("Move to the {staff}"),
    .forms = emperor_move_texts,
    .choose_form = emperor_choose_move_text,
  },
  [EMPEROR_ACTION_SELL] = {
    .id = "sell",
    .args = &piece_args,
    /* Translators: an action; {piece} is the name of a card. */
    .text = N_ ("Sell {piece}"),
    .spends = TRUE,
  },
  [EMPEROR_ACTION_UPGRADE] = {
    .id = "upgrade",
    .args = &card_args,
    /* Translators: an action: give three copies of a card for a better one. */
    .text = N_ ("Upgrade three {card}"),
    .spends = TRUE,
  },
  [EMPEROR_ACTION_ALLY] = {
    .id = "ally",
    .args = &ally_args,
    /* Translators: an action; {staff} is a person at court. */
    .text = N_ ("Pay for a Star on the {staff}"),
    .forms = emperor_ally_texts,
    .choose_form = emperor_choose_ally_text,
    .spends = TRUE,
  },
  [EMPEROR_ACTION_ALLY_EMPRESS] = {
    .id = "ally-empress",
    .args = &empress_args,
    .text = N_ ("Ally with the Empress"),
    .forms = emperor_empress_texts,
    .choose_form = emperor_choose_empress_text,
    .spends = TRUE,
  },
  [EMPEROR_ACTION_BUY_MARKET] = {
    .id = "buy-market",
    .text = N_ ("Buy from the Black Market"),
    .spends = TRUE,
  },
  [EMPEROR_ACTION_KEEP_MARKET] = {
    .id = "keep-market",
    .args = &market_args,
    /* Translators: an action; {market} is the name of a Black Market card. */
    .text = N_ ("Keep {market}"),
  },
  [EMPEROR_ACTION_COMPLETE_EVENT] = {
    .id = "complete-event",
    .args = &complete_args,
    /* Translators: an action; {event} is the name of an Event card. */
    .text = N_ ("Complete {event}"),
    .forms = emperor_complete_texts,
    .choose_form = emperor_choose_complete_text,
    .spends = TRUE,
  },
  [EMPEROR_ACTION_PLAY] = {
    .id = "play",
    .args = &play_args,
    /* Translators: an action; {piece} is the name of a card. */
    .text = N_ ("Play {piece}"),
    .forms = emperor_play_texts,
    .choose_form = emperor_choose_play_text,
    .spends = TRUE,
  },
  [EMPEROR_ACTION_REACT] = {
    .id = "react",
    .args = &piece_args,
    /* Translators: an action: stop the Intrigue of another player; {piece} is a card. */
    .text = N_ ("Stop it with {piece}"),
    .spends = TRUE,
  },
  [EMPEROR_ACTION_LET_PASS] = {
    .id = "let-pass",
    /* Translators: an action: do nothing against the Intrigue of another player. */
    .text = N_ ("Let it pass"),
  },
  [EMPEROR_ACTION_SEIZE] = {
    .id = "seize",
    .args = &loot_args,
    /* Translators: an action: take that card from another player's hand. */
    .text = N_ ("Seize {card}"),
  },
  [EMPEROR_ACTION_ANSWER_BLACKMAIL] = {
    .id = "answer-blackmail",
    .args = &answer_args,
    /* Translators: an action; {choice} is "Pay 5 Gold" or "Lose 4 Favor". */
    .text = N_ ("{choice}"),
    .spends = TRUE,
  },
  [EMPEROR_ACTION_INVITE_OFFER] = {
    .id = "invite-offer",
    .args = &invite_args,
    /* Translators: an action; {to} is a player. */
    .text = N_ ("Ask {to} for an offer"),
    .proposes = TRUE,
  },
  [EMPEROR_ACTION_OFFER_TRADE] = {
    .id = "offer-trade",
    .args = &offer_args,
    /* Translators: an action; {to} is a player. */
    .text = N_ ("Offer {to} a trade"),
    .forms = emperor_offer_texts,
    .choose_form = emperor_choose_offer_text,
    .proposes = TRUE,
    .open = can_offer,
    .spends = TRUE,
  },
  [EMPEROR_ACTION_COUNTER_TRADE] = {
    .id = "counter-trade",
    .args = &counter_args,
    .text = N_ ("Make a counter-offer"),
    .forms = emperor_counter_texts,
    .choose_form = emperor_choose_counter_text,
    .open = can_counter,
    .spends = TRUE,
  },
  [EMPEROR_ACTION_ACCEPT_TRADE] = {
    .id = "accept-trade",
    .text = N_ ("Accept the trade"),
    .spends = TRUE,
  },
  [EMPEROR_ACTION_DECLINE_TRADE] = {
    .id = "decline-trade",
    .text = N_ ("Decline"),
  },
  [EMPEROR_ACTION_DISCARD] = {
    .id = "discard",
    .args = &card_args,
    /* Translators: an action; {card} is the name of a card. */
    .text = N_ ("Discard {card}"),
    .spends = TRUE,
  },
  [EMPEROR_ACTION_END_TURN] = {
    .id = "end-turn",
    .text = N_ ("End the turn"),
  },
};

gboolean
emperor_reveals (const FavorAction *action)
{
  if (action->kind == EMPEROR_ACTION_BUY_MARKET)
    return TRUE;
  if (action->kind != EMPEROR_ACTION_PLAY)
    return FALSE;
  switch (action->arg[EMPEROR_PLAY_PIECE])
    {
    case EMPEROR_INCENSE:
    case EMPEROR_ORACLE_BONES:
    case EMPEROR_LOADED_DICE:
    case EMPEROR_JADE_SCEPTER:
    case EMPEROR_NIGHT_THIEF:
      return TRUE;
    default:
      return FALSE;
    }
}
