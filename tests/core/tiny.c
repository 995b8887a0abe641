/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "tiny.h"

/* Without a catalogue a text is its own translation. */
static const FavorWord card_words[] = {
  { "soup", "Soup", .forms = "acc=the soup|gen=of the soup" },
  { "tea", "Tea", .forms = "acc=the tea|up=élan|rtl=شاي|none=" },
  { "rice", NULL },
};
static const FavorEnum card_enum = FAVOR_ENUM ("card", card_words);
static const FavorWord phase_words[] = { { "only", "Only" } };
static const FavorEnum phase_enum = FAVOR_ENUM ("phase", phase_words);

/* clang-format off */
static const FavorField option_fields[] = {
  FAVOR_FIELD_INT (TinyOptions, size, "size", 1, 3, .fallback = 2, .title = "Size", .summary = "How large."),
};
static const FavorSchema option_schema = FAVOR_SCHEMA ("tiny-options", TinyOptions, option_fields);

static const FavorField state_fields[] = {
  FAVOR_HEAD_FIELDS (TinyState, &phase_enum, 3, 9),
  FAVOR_FIELD_ENUM (TinyState, hand[0], "hand", &card_enum, .seen_by = FAVOR_SEEN_BY_OWNER,
                    FAVOR_DIMS_1 (FAVOR_BY_SEAT (3))),
  FAVOR_FIELD_INT (TinyState, total, "total", 0, 99, .derived = TRUE),
  FAVOR_FIELD_STRUCT (TinyState, options, "options", &option_schema),
  FAVOR_FIELD_BOOL (TinyState, open, "open"),
  FAVOR_FIELD_INT (TinyState, unused, "unused", 0, 0),
};
static const FavorSchema state_schema = FAVOR_SCHEMA ("tiny-state", TinyState, state_fields);

static const FavorField buy_fields[] = {
  FAVOR_ARG_ENUM (0, "card", &card_enum, .nullable = TRUE),
  FAVOR_ARG_INT (1, "n", 0, 5000, .refusal = TINY_NO_MONEY),
  FAVOR_ARG_SEAT (2, "from"),
};
static const FavorSchema buy_args = FAVOR_ARGS ("buy-args", buy_fields, 3);

static const FavorField met_fields[] = {
  FAVOR_ARG_SEATS (0, "players"),
  FAVOR_ARG_SET (1, "cards", &card_enum),
  { .name = "bag", .type = FAVOR_TYPE_BAG, FAVOR_ARG_AT (2), .words = &card_enum, .max = 4, .base = 5 },
  { .name = "order", .type = FAVOR_TYPE_ENUM, FAVOR_ARG_AT (3), .words = &card_enum, .nullable = TRUE,
    FAVOR_DIMS_1 (FAVOR_FIXED (3)) },
  { .name = "stock", .type = FAVOR_TYPE_BAG, FAVOR_ARG_AT (6), .words = &card_enum, .max = 9,
    FAVOR_DIMS_1 (FAVOR_FIXED (3)) },
  FAVOR_ARG_BOOL (9, "sure"),
};
static const FavorSchema met_args = FAVOR_ARGS ("met-args", met_fields, 10);

static const FavorField number_fields[] = { FAVOR_ARG_INT (0, "n", 0, 99) };
static const FavorSchema number_args = FAVOR_ARGS ("number-args", number_fields, 1);

static const FavorKind actions[] = {
  { "buy", &buy_args, "Buy {card} from {from} for {n} coin", "Buy {card} from {from} for {n} coins" },
  { "pass", NULL, "Pass" },
  { "show", &met_args, "{players}|{cards}|{bag}|{order}|{stock}|{sure}" },
};
static const FavorJoined got = { .list = "card", .counts = TRUE };
static const FavorJoined paid = { "To {from}: {card:acc} for {n}.", .list = "card" };
static const FavorJoined drew = { "{player} draws {n} card.", "{player} draws {n} cards." };

static const FavorKind events[] = {
  { "bought", &buy_args, "{player} buys {card}." },
  { "seen", &buy_args, "{player} sees {card}.", .hidden = "{player} sees a card.", .reveals = TRUE },
  { "secret", &buy_args, "{player} keeps {card}." },
  { "met", &number_args, "{player} meets one.", "{player} meets {n}." },
  { "poured", &buy_args, "{card:Acc}, {n} cup: {card:up}, {card:Up}, {card:rtl}.",
    "{card:Acc}, {n} cups: {card:none}, {card:gen}, {player:acc}." },
  { "served", &met_args, "{cards:acc}|{bag:acc}|{order:acc}|{stock:acc}|{players:acc}|{sure:acc}|{cards:Acc}" },
  { "got", &buy_args, "{player} gets {card}.", .joins = &got },
  { "paid", &buy_args, "{card} goes to {from} for {n}.", .joins = &paid },
  { "drew", NULL, "{player} draws a card.", .joins = &drew },
};
static const FavorKind refusals[] = {
  { "none", NULL, "" },
  { "game-over", NULL, "The game is over." },
  { "not-your-decision", NULL, "Somebody else decides." },
  { "unknown-action", NULL, "There is no such action." },
  { "bad-parameter", NULL, "That does not fit." },
  { "broken-position", &number_args, "Rule {n} is broken." },
  { "no-money", NULL, "There is not enough money." },
};

/* clang-format on */

static void
derive (gpointer state)
{
  TinyState *s = state;

  s->total = 0;
  for (guint i = 0; i < s->head.n_seats; i++)
    s->total += s->hand[i] < 3 ? s->hand[i] : 10;
}

/* Played with open hands nothing but the generator is hidden; here the hook shows how it can
 * hide more than the schema: the options, from all but seat 0. */
static void
observe (gpointer state, FavorSeat viewer)
{
  TinyState *s = state;

  if (s->open && viewer != 0)
    s->options.size = 0xff;
}

const FavorGame tiny_game = {
  .id = "tiny",
  .min_seats = 1,
  .max_seats = 3,
  .state = &state_schema,
  .options = &option_schema,
  .options_offset = offsetof (TinyState, options),
  .actions = actions,
  .n_actions = G_N_ELEMENTS (actions),
  .events = events,
  .n_events = G_N_ELEMENTS (events),
  .refusals = refusals,
  .n_refusals = G_N_ELEMENTS (refusals),
  .derive = derive,
  .observe = observe,
};
