/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-emperor"

#include <glib/gi18n.h>

#include "emperor-actions.h"
#include "emperor-deal.h"

static const FavorWord phase_words[] = {
  /* Translators: what the player {player} has to decide, above the buttons for it; as short as
   * it can be. */
  { "setup-event", N_ ("{player}, keep one Event.") },
  { "setup-star", N_ ("{player}, place a Star.") },
  { "collect", N_ ("{player}, collect from your allies.") },
  /* Translators: what the player {player} has to decide: his own turn, or the answer to a
   * question that another player has put to him. */
  { "play", N_ ("{player}, choose what to do.") },
  { "discard", N_ ("{player}, discard down to eight cards.") },
  { "end", N_ ("{player}, keep one Event.") },
  { "over", N_ ("The game is over.") },
};

static const FavorEnum phases = FAVOR_ENUM ("phase", phase_words);

static const FavorWord prompt_words[] = {
  { "none", NULL },  { "keep-event", NULL }, { "keep-market", NULL },
  { "react", NULL }, { "seize", NULL },      { "blackmail", NULL },
  { "trade", NULL }, { "counter", NULL },    { "invite", NULL },
};

static const FavorEnum prompts = FAVOR_ENUM ("prompt", prompt_words);

static const FavorWord why_words[] = {
  { "none", NULL },
  { "setup", NULL },
  { "end", NULL },
  { "incense", NULL },
};

static const FavorEnum whys = FAVOR_ENUM ("why", why_words);

static const FavorWord poison_words[] = {
  /* Translators: of a player: not poisoned. */
  { "none", N_ ("no poison") },
  /* Translators: of a player: by a card of that name. */
  { "tea", N_ ("Poisoned Tea") },
  /* Translators: of a player: by a card of that name. */
  { "nightshade", N_ ("Nightshade Vial") },
};

static const FavorEnum poisons = FAVOR_ENUM ("poison", poison_words);

/* The open promises have a kind of their own: none is no open promise. */
static const FavorWord promise_words[] = {
  { "none", NULL },
  { "no-intrigue", N_ ("to play no Intrigue at all") },
  { "no-card", N_ ("not to play one certain Intrigue") },
  { "pay-gold", N_ ("to give Gold later") },
  { "give-card", N_ ("to give a card later") },
};

static const FavorEnum promise_kinds = FAVOR_ENUM ("open-promise-kind", promise_words);

static const FavorField promise_values[] = {
  EMPEROR_PROMISED_THINGS (EmperorPromise),
};

static const FavorField promise_fields[] = {
  FAVOR_FIELD_SEAT (EmperorPromise, by, "by", .title = N_ ("Promised by")),
  FAVOR_FIELD_SEAT (EmperorPromise, to, "to", .title = N_ ("Promised to")),
  FAVOR_FIELD_ENUM (EmperorPromise, kind, "kind", &promise_kinds, .title = N_ ("What")),
  FAVOR_FIELD_INT (EmperorPromise,
                   value,
                   "value",
                   0,
                   EMPEROR_ALL_GOLD,
                   .cases = promise_values,
                   .n_cases = G_N_ELEMENTS (promise_values),
                   .case_of = &promise_fields[2]),
  FAVOR_FIELD_INT (EmperorPromise, got, "got", 0, EMPEROR_MAX_POINTS),
  FAVOR_FIELD_INT (EmperorPromise,
                   turns_left,
                   "turns-left",
                   1,
                   4,
                   .title = N_ ("Turns left")),
};

static const FavorSchema promise_schema = FAVOR_SCHEMA ("promise",
                                                        EmperorPromise,
                                                        promise_fields);

#define SEATS           FAVOR_BY_SEAT (EMPEROR_MAX_SEATS)
#define CARDS           FAVOR_FIXED (EMPEROR_N_CARDS)
#define STAFF           FAVOR_FIXED (EMPEROR_N_STAFF)
#define EVENTS(counter) FAVOR_COUNTED (EMPEROR_N_EVENTS, EmperorState, counter)
#define MARKET(counter) FAVOR_COUNTED (EMPEROR_N_MARKET, EmperorState, counter)

#define NUMBER(member, name, most, ...)                                                  \
  FAVOR_FIELD_INT (EmperorState, member, name, 0, most, ##__VA_ARGS__)
#define FLAG(member, name, ...)                                                          \
  FAVOR_FIELD_BOOL (EmperorState, member, name, ##__VA_ARGS__)
#define STAFF_OR_NONE(member, name)                                                      \
  FAVOR_FIELD_ENUM (EmperorState, member, name, &emperor_staff, .nullable = TRUE)

/* clang-format off */
static const FavorField state_fields[] = {
  FAVOR_HEAD_FIELDS (EmperorState, &phases, EMPEROR_MAX_SEATS, EMPEROR_MAX_PLIES),
  FAVOR_FIELD_STRUCT (EmperorState, options, "options", &emperor_options_schema),
  FAVOR_FIELD_ENUM (EmperorState, prompt, "prompt", &prompts),
  FAVOR_FIELD_SEAT (EmperorState, first, "first", .title = N_ ("First player")),
  FAVOR_FIELD_INT (EmperorState, round, "round", 1, EMPEROR_MAX_ROUNDS, .title = N_ ("Round")),
  NUMBER (placed, "placed", 2 * EMPEROR_MAX_SEATS),
  FLAG (final, "final", .title = N_ ("Last round")),
  FAVOR_FIELD_SEAT (EmperorState, winner, "winner", .nullable = TRUE, .title = N_ ("Winner")),
  NUMBER (acts, "acts", EMPEROR_MAX_ACTS),
  NUMBER (points[0], "favor", G_MAXINT32, FAVOR_DIMS_1 (SEATS), .derived = TRUE, .title = N_ ("Favor in all")),
  NUMBER (gold[0], "gold", EMPEROR_MAX_GOLD, FAVOR_DIMS_1 (SEATS), .title = N_ ("Gold")),
  NUMBER (stars[0][0], "stars", EMPEROR_N_LEVELS, FAVOR_DIMS_2 (SEATS, STAFF), .axis = &emperor_staff,
          .title = N_ ("Stars")),
  FAVOR_FIELD_ENUM (EmperorState, meeple[0], "meeple", &emperor_places, FAVOR_DIMS_1 (SEATS), .nullable = TRUE,
                    .title = N_ ("Meeple")),
  FLAG (empress[0], "empress", FAVOR_DIMS_1 (SEATS), .title = N_ ("Allied with the Empress")),
  NUMBER (treasury, "treasury", EMPEROR_ALL_GOLD, .title = N_ ("Gold in the Treasury")),
  NUMBER (pile[0], "pile", EMPEROR_N_COPIES, FAVOR_DIMS_1 (CARDS), .axis = &emperor_cards, .title = N_ ("Piles")),
  /* Blanked by emperor_observe () unless hands are open or the viewer seizes cards. */
  NUMBER (hand[0][0], "hand", EMPEROR_N_COPIES, FAVOR_DIMS_2 (SEATS, CARDS), .axis = &emperor_cards,
          .title = N_ ("Cards in hand")),
  NUMBER (hand_size[0], "hand-size", EMPEROR_N_CARDS * EMPEROR_N_COPIES, FAVOR_DIMS_1 (SEATS),
          .title = N_ ("Number of cards")),
  NUMBER (known[0][0], "known", EMPEROR_N_COPIES, FAVOR_DIMS_2 (SEATS, CARDS), .axis = &emperor_cards,
          .title = N_ ("Cards that all have seen")),
  FAVOR_FIELD_ENUM (EmperorState, poison[0], "poison", &poisons, FAVOR_DIMS_1 (SEATS), .title = N_ ("Poisoned")),
  FAVOR_FIELD_ENUM (EmperorState, open_events[0][0], "open-events", &emperor_event_cards,
                    FAVOR_DIMS_2 (SEATS, EVENTS (n_open[0])), .seen_by = FAVOR_SEEN_BY_OWNER,
                    .title = N_ ("Open Events")),
  FAVOR_FIELD_ENUM (EmperorState, done_events[0][0], "done-events", &emperor_event_cards,
                    FAVOR_DIMS_2 (SEATS, EVENTS (n_done[0])), .title = N_ ("Events completed")),
  FAVOR_FIELD_ENUM (EmperorState, event_deck[0], "event-deck", &emperor_event_cards,
                    FAVOR_DIMS_1 (EVENTS (n_event_deck)), .seen_by = FAVOR_SEEN_BY_NOBODY),
  FAVOR_FIELD_ENUM (EmperorState, market_hand[0][0], "market-hand", &emperor_market,
                    FAVOR_DIMS_2 (SEATS, MARKET (n_market_hand[0])), .seen_by = FAVOR_SEEN_BY_OWNER,
                    .title = N_ ("Black Market cards")),
  FAVOR_FIELD_ENUM (EmperorState, market_deck[0], "market-deck", &emperor_market,
                    FAVOR_DIMS_1 (MARKET (n_market_deck)), .seen_by = FAVOR_SEEN_BY_NOBODY),
  FAVOR_FIELD_ENUM (EmperorState, market_discard[0], "market-discard", &emperor_market,
                    FAVOR_DIMS_1 (MARKET (n_market_discard)), .title = N_ ("Black Market cards played")),
  FAVOR_FIELD_SET (EmperorState, due, "due", &emperor_staff, .title = N_ ("Allies to collect from")),
  NUMBER (left, "left", EMPEROR_N_STAFF, .title = N_ ("Cards to collect")),
  FLAG (moved, "moved", .title = N_ ("Meeple moved")),
  FLAG (book_used, "book-used", .title = N_ ("Book of Strategies used")),
  FLAG (elixir_used, "elixir-used", .title = N_ ("Elixir used")),
  FLAG (event_completed, "event-completed", .title = N_ ("Event completed")),
  NUMBER (talks, "talks", EMPEROR_MAX_TALKS, .title = N_ ("Trade talks begun")),
  NUMBER (stars_paid, "count-stars", EMPEROR_MAX_ACTS),
  NUMBER (sold, "count-sold", EMPEROR_MAX_ACTS),
  NUMBER (upgrades, "count-upgrades", EMPEROR_MAX_ACTS),
  NUMBER (hits, "count-hits", EMPEROR_MAX_ACTS),
  NUMBER (trades, "count-trades", EMPEROR_MAX_ACTS),
  NUMBER (stars_moved, "count-moved", EMPEROR_MAX_ACTS),
  FAVOR_FIELD_STRUCT (EmperorState, promises[0], "promises", &promise_schema,
                      FAVOR_DIMS_1 (FAVOR_COUNTED (EMPEROR_MAX_PROMISES, EmperorState, n_promises)),
                      .title = N_ ("Open promises")),
  NUMBER (kept[0], "kept", EMPEROR_MAX_WORDS, FAVOR_DIMS_1 (SEATS), .title = N_ ("Promises kept")),
  NUMBER (broken[0], "broken", EMPEROR_MAX_WORDS, FAVOR_DIMS_1 (SEATS), .title = N_ ("Promises broken")),
  FAVOR_FIELD_SEAT (EmperorState, prompt_by, "prompt-by", .nullable = TRUE),
  FAVOR_FIELD_SEAT (EmperorState, prompt_target, "prompt-target", .nullable = TRUE, .title = N_ ("Target")),
  FAVOR_FIELD_ENUM (EmperorState, prompt_card, "prompt-card", &emperor_pieces, .nullable = TRUE,
                    .title = N_ ("Intrigue")),
  STAFF_OR_NONE (prompt_staff, "prompt-staff"),
  STAFF_OR_NONE (prompt_staff_2, "prompt-staff-2"),
  STAFF_OR_NONE (prompt_from, "prompt-from"),
  FAVOR_FIELD_ENUM (EmperorState, prompt_take, "prompt-take", &emperor_cards, .nullable = TRUE),
  NUMBER (prompt_left, "prompt-left", 2),
  /* These two are blanked by emperor_observe () for all but the decider. */
  FAVOR_FIELD_ENUM (EmperorState, looks[0], "prompt-options", &emperor_looks,
                    FAVOR_DIMS_1 (FAVOR_COUNTED (EMPEROR_MAX_LOOKS, EmperorState, n_looks)),
                    .title = N_ ("Looked at")),
  FAVOR_FIELD_ENUM (EmperorState, prompt_why, "prompt-why", &whys),
  FAVOR_FIELD_ENUM (EmperorState, prompt_old, "prompt-old", &emperor_event_cards, .nullable = TRUE),
  /* Names in these are blanked by emperor_observe () for all but the two partners. */
  FAVOR_FIELD_STRUCT (EmperorState, deal.give, "give", &emperor_bundle_schema, .title = N_ ("Offered")),
  FAVOR_FIELD_STRUCT (EmperorState, deal.take, "take", &emperor_bundle_schema, .title = N_ ("Asked for")),
  FAVOR_FIELD_STRUCT (EmperorState, deal.mine, "mine", &emperor_pledge_schema, .title = N_ ("Promise offered")),
  FAVOR_FIELD_STRUCT (EmperorState, deal.yours, "yours", &emperor_pledge_schema, .title = N_ ("Promise asked for")),
  NUMBER (give_market_n, "give-market-n", EMPEROR_N_MARKET),
  NUMBER (give_events_n, "give-events-n", EMPEROR_N_EVENTS),
  NUMBER (take_market_n, "take-market-n", EMPEROR_N_MARKET),
  NUMBER (take_events_n, "take-events-n", EMPEROR_N_EVENTS),
  /* The scoring pad shows these, so they have no title here. */
  FAVOR_FIELD_INT (EmperorState, pad[0][0][0], "pad", -EMPEROR_MAX_POINTS, EMPEROR_MAX_POINTS,
                   FAVOR_DIMS_3 (SEATS, FAVOR_FIXED (EMPEROR_N_ROWS), FAVOR_FIXED (EMPEROR_MAX_ROUNDS))),
};
/* clang-format on */

const FavorSchema emperor_state_schema = FAVOR_SCHEMA ("state",
                                                       EmperorState,
                                                       state_fields);

void
emperor_derive (gpointer state)
{
  EmperorState *self = state;

  for (guint seat = 0; seat < self->head.n_seats; seat++)
    {
      gint sum = 0;

      for (guint row = 0; row < EMPEROR_N_ROWS; row++)
        for (guint round = 0; round < EMPEROR_MAX_ROUNDS; round++)
          sum += self->pad[seat][row][round];
      self->points[seat] = sum;
    }
}
