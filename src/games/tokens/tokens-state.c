/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-tokens"

#include <glib/gi18n.h>

#include "tokens-state.h"

static const FavorWord phase_words[] = {
  /* Translators: what the player {player} has to decide, above the buttons for it; as short as
   * it can be. */
  { "setup-settlement", N_ ("{player}, place a settlement.") },
  { "setup-road", N_ ("{player}, place a road at it.") },
  { "setup-neutral", N_ ("{player}, place a neutral settlement.") },
  /* Translators: what the player {player} has to decide: to draw the card that says what the
   * island produces, perhaps after a development card. */
  { "production", N_ ("{player}, let the island produce.") },
  { "event-take", N_ ("{player}, take a card.") },
  { "event-give", N_ ("{player}, give a card away.") },
  { "event-rob", N_ ("{player}, take a card from an opponent.") },
  { "event-tremor", N_ ("{player}, choose a road that is damaged.") },
  { "discard", N_ ("{player}, discard cards.") },
  { "villain-move", N_ ("{player}, move the robber.") },
  { "villain-steal", N_ ("{player}, take a card, or spare everyone.") },
  { "trade-and-purchase", N_ ("{player}, trade and build.") },
  { "trade-answer", N_ ("{player}, answer the trade offer.") },
  { "trade-choose", N_ ("{player}, choose with whom to trade.") },
  { "donation-answer", N_ ("{player}, answer the gift.") },
  { "traders-favor", N_ ("{player}, trade with the Traders.") },
  { "free-routes", N_ ("{player}, place a free road.") },
  { "neutral-build", N_ ("{player}, place a neutral piece.") },
  { "special-purchase", N_ ("{player}, make a special purchase.") },
  { "game-over", N_ ("The game is over.") },
};

static const FavorEnum phases = FAVOR_ENUM ("phase", phase_words);

static const FavorWord due_words[] = {
  { "none", NULL },
  { "road", NULL },
  { "settlement", NULL },
};

static const FavorEnum dues = FAVOR_ENUM ("due", due_words);

static const FavorWord piece_words[] = {
  /* Translators: what stands on an intersection of paths: nothing. */
  { "none", N_ ("none") },
  /* Translators: what stands on an intersection of paths. */
  { "settlement", N_ ("settlement") },
  /* Translators: what stands on an intersection of paths. */
  { "city", N_ ("city") },
};

static const FavorEnum pieces = FAVOR_ENUM ("piece", piece_words);

static const FavorWord end_words[] = {
  { "none", NULL },
  { "target", NULL },
  { "round-limit", NULL },
};

static const FavorEnum ends = FAVOR_ENUM ("end-reason", end_words);

static const FavorWord answer_words[] = {
  /* Translators: the answer of a player to an offer: not given yet. */
  { "none", N_ ("no answer") },
  /* Translators: the answer of a player to an offer. */
  { "accept", N_ ("accepts") },
  /* Translators: the answer of a player to an offer. */
  { "decline", N_ ("declines") },
  /* Translators: the answer of a player to an offer. */
  { "counter", N_ ("makes a counter-offer") },
};

static const FavorEnum answers = FAVOR_ENUM ("answer", answer_words);

static const FavorField bundle_fields[] = {
  FAVOR_FIELD_BAG (TokensBundle,
                   cards[0],
                   "cards",
                   &tokens_resources,
                   TOKENS_MAX_TRADED,
                   FAVOR_DIMS_1 (FAVOR_FIXED (TOKENS_N_RESOURCES)),
                   .optional = TRUE,
                   .title = N_ ("Cards")),
  FAVOR_FIELD_INT (TokensBundle,
                   gold,
                   "gold",
                   0,
                   TOKENS_MAX_GOLD,
                   .optional = TRUE,
                   .title = N_ ("Gold")),
};

const FavorSchema tokens_bundle_schema = FAVOR_SCHEMA ("bundle",
                                                       TokensBundle,
                                                       bundle_fields);

static const FavorField deal_fields[] = {
  FAVOR_FIELD_STRUCT (TokensDeal,
                      give,
                      "give",
                      &tokens_bundle_schema,
                      .title = N_ ("give")),
  FAVOR_FIELD_STRUCT (TokensDeal,
                      want,
                      "want",
                      &tokens_bundle_schema,
                      .title = N_ ("want")),
};

static const FavorSchema deal_schema = FAVOR_SCHEMA ("deal", TokensDeal, deal_fields);

static const FavorField answer_fields[] = {
  FAVOR_FIELD_ENUM (TokensAnswer, kind, "answer", &answers, .title = N_ ("Answer")),
  FAVOR_FIELD_STRUCT (TokensAnswer,
                      counter,
                      "counter",
                      &deal_schema,
                      .title = N_ ("Counter-offer")),
};

static const FavorSchema answer_schema = FAVOR_SCHEMA ("answer-to-offer",
                                                       TokensAnswer,
                                                       answer_fields);

/* The development kind is blanked by tokens_observe () for all but giver and addressee. */
static const FavorField donation_fields[] = {
  FAVOR_FIELD_SEAT (TokensDonation, to, "to", .nullable = TRUE, .title = N_ ("To")),
  FAVOR_FIELD_ENUM (TokensDonation,
                    resource,
                    "resource",
                    &tokens_resources,
                    .nullable = TRUE,
                    .title = N_ ("Resource")),
  FAVOR_FIELD_ENUM (TokensDonation,
                    development,
                    "development",
                    &tokens_developments,
                    .nullable = TRUE,
                    .title = N_ ("Development card")),
};

static const FavorSchema donation_schema = FAVOR_SCHEMA ("donation",
                                                         TokensDonation,
                                                         donation_fields);

#define SEATS       FAVOR_BY_SEAT (TOKENS_MAX_SEATS)
#define COLOURS     FAVOR_FIXED (TOKENS_N_COLOURS)
#define WORDS       FAVOR_FIXED (FAVOR_HEX_SET_WORDS)
#define RESOURCES   FAVOR_FIXED (TOKENS_N_RESOURCES)
#define CARDS       FAVOR_FIXED (TOKENS_N_CARDS)
#define KINDS       FAVOR_FIXED (TOKENS_N_TOKENS)
#define LIST(n, of) FAVOR_DIMS_1 (FAVOR_COUNTED (n, TokensState, of))
#define HEXES       LIST (FAVOR_HEX_MAX_HEXES, n_hexes)
#define VERTICES    LIST (FAVOR_HEX_MAX_VERTICES, n_vertices)
#define EDGES       LIST (FAVOR_HEX_MAX_EDGES, n_edges)
#define OWNER       .seen_by = FAVOR_SEEN_BY_OWNER
#define NOBODY      .seen_by = FAVOR_SEEN_BY_NOBODY

#define NUMBER(member, name, most, ...)                                                  \
  FAVOR_FIELD_INT (TokensState, member, name, 0, most, ##__VA_ARGS__)
#define OR_NONE(member, name, most, ...)                                                 \
  FAVOR_FIELD_INT (TokensState, member, name, 0, most, .nullable = TRUE, ##__VA_ARGS__)
#define FLAG(member, name, ...)                                                          \
  FAVOR_FIELD_BOOL (TokensState, member, name, ##__VA_ARGS__)
#define WORD(member, name, words, ...)                                                   \
  FAVOR_FIELD_ENUM (TokensState, member, name, words, ##__VA_ARGS__)
#define DERIVED(member, name, ...)                                                       \
  FAVOR_FIELD_INT (TokensState, member, name, 0, 64, .derived = TRUE, ##__VA_ARGS__)
#define DERIVED_SETS(member, name, ...)                                                  \
  FAVOR_FIELD_U64 (TokensState, member, name, .derived = TRUE, ##__VA_ARGS__)

/* clang-format off */
static const FavorField state_fields[] = {
  FAVOR_HEAD_FIELDS (TokensState, &phases, TOKENS_MAX_SEATS, TOKENS_MAX_PLIES),
  DERIVED_SETS (roads[0].word[0], "roads", FAVOR_DIMS_2 (COLOURS, WORDS)),
  DERIVED_SETS (towns[0].word[0], "towns", FAVOR_DIMS_2 (COLOURS, WORDS)),
  DERIVED_SETS (reach[0].word[0], "reach", FAVOR_DIMS_2 (COLOURS, WORDS)),
  DERIVED_SETS (sites[0].word[0], "sites", FAVOR_DIMS_2 (COLOURS, WORDS)),
  DERIVED_SETS (open.word[0], "open", FAVOR_DIMS_1 (WORDS)),
  DERIVED (n_roads[0], "count-roads", FAVOR_DIMS_1 (COLOURS)),
  DERIVED (n_settlements[0], "count-settlements", FAVOR_DIMS_1 (COLOURS)),
  DERIVED (n_cities[0], "count-cities", FAVOR_DIMS_1 (COLOURS)),
  DERIVED (rates[0], "rates", FAVOR_DIMS_1 (SEATS)),
  DERIVED (n_docks[0], "docks", FAVOR_DIMS_1 (SEATS)),
  FAVOR_FIELD_STRUCT (TokensState, options, "options", &tokens_options_schema),
  NUMBER (turn, "turn", TOKENS_MAX_TURNS, .title = N_ ("Turn")),
  WORD (return_phase, "return-phase", &phases, .nullable = TRUE),
  FAVOR_FIELD_SEAT (TokensState, queue[0], "queue", LIST (TOKENS_MAX_SEATS, n_queue)),
  NUMBER (setup_step, "setup-step", 2 * TOKENS_MAX_SEATS),
  NUMBER (draws_left, "draws-left", 2),
  WORD (neutral_due, "neutral-due", &dues),
  FAVOR_FIELD_SEATS (TokensState, winner_mask, "winners"),
  WORD (end_reason, "end-reason", &ends),
  WORD (terrain[0], "terrain", &tokens_terrains, HEXES),
  NUMBER (number_token[0], "number-tokens", TOKENS_MAX_NUMBER, HEXES),
  WORD (harbour[0], "harbours", &tokens_harbours, LIST (TOKENS_MAX_SLOTS, n_slots)),
  NUMBER (robber, "robber", FAVOR_HEX_MAX_HEXES - 1),
  OR_NONE (vertex_owner[0], "vertex-owner", TOKENS_N_COLOURS - 1, VERTICES),
  WORD (vertex_kind[0], "vertex-kind", &pieces, VERTICES),
  OR_NONE (vertex_label[0], "vertex-label", TOKENS_N_LABELS - 1, VERTICES),
  OR_NONE (edge_owner[0], "edge-owner", TOKENS_N_COLOURS - 1, EDGES),
  OR_NONE (edge_label[0], "edge-label", TOKENS_N_LABELS - 1, EDGES),
  OR_NONE (damaged[0], "damaged", FAVOR_HEX_MAX_EDGES - 1, FAVOR_DIMS_1 (SEATS), .title = N_ ("Damaged road")),
  FAVOR_FIELD_SET (TokensState, met[0], "met", &tokens_labels, FAVOR_DIMS_1 (FAVOR_FIXED (TOKENS_N_LABELS))),
  NUMBER (hand[0][0], "hand", 24, FAVOR_DIMS_2 (SEATS, RESOURCES), .axis = &tokens_resources, OWNER,
          .title = N_ ("Resources in hand")),
  NUMBER (hand_count[0], "hand-count", TOKENS_MAX_CARDS, FAVOR_DIMS_1 (SEATS), .title = N_ ("Number of resources")),
  NUMBER (sure[0][0], "sure", 24, FAVOR_DIMS_2 (COLOURS, RESOURCES), .axis = &tokens_resources, .optional = TRUE),
  NUMBER (gold[0], "gold", TOKENS_ALL_GOLD, FAVOR_DIMS_1 (SEATS), .title = N_ ("Gold")),
  NUMBER (bank[0], "bank", 24, FAVOR_DIMS_1 (RESOURCES), .axis = &tokens_resources, .title = N_ ("Bank")),
  NUMBER (discard_left[0], "discard-left", TOKENS_MAX_CARDS / 2, FAVOR_DIMS_1 (SEATS),
          .title = N_ ("Cards to discard")),
  NUMBER (discard_pending[0][0], "discard-pending", 24, FAVOR_DIMS_2 (SEATS, RESOURCES), .axis = &tokens_resources,
          OWNER, .title = N_ ("Discarded so far")),
  NUMBER (discard_count[0], "discard-count", TOKENS_MAX_CARDS / 2, FAVOR_DIMS_1 (SEATS)),
  FAVOR_FIELD_SEATS (TokensState, gift_mask, "gifts"),
  /* Blanked by tokens_observe () for all but giver and receiver. */
  WORD (gift_pending[0], "gift-pending", &tokens_resources, FAVOR_DIMS_1 (SEATS), .nullable = TRUE),
  WORD (dev_deck[0], "dev-deck", &tokens_developments, LIST (TOKENS_MAX_DECK, n_dev_deck), NOBODY),
  NUMBER (dev_hand[0][0], "dev-hand", 20, FAVOR_DIMS_2 (SEATS, CARDS), .axis = &tokens_developments, OWNER,
          .title = N_ ("Development cards")),
  NUMBER (dev_new[0][0], "dev-new", 20, FAVOR_DIMS_2 (SEATS, CARDS), .axis = &tokens_developments, OWNER,
          .title = N_ ("New development cards")),
  NUMBER (dev_count[0], "dev-count", TOKENS_MAX_DECK, FAVOR_DIMS_1 (SEATS),
          .title = N_ ("Number of development cards")),
  NUMBER (dev_played[0], "dev-played", 20, FAVOR_DIMS_1 (FAVOR_FIXED (TOKENS_N_PLAYABLE)),
          .axis = &tokens_playable, .title = N_ ("Development cards played")),
  NUMBER (knights[0], "knights", 20, FAVOR_DIMS_1 (SEATS), .title = N_ ("Knights")),
  FAVOR_FIELD_SEAT (TokensState, largest_army, "largest-army", .nullable = TRUE, .title = N_ ("Largest Army")),
  FAVOR_FIELD_SEAT (TokensState, longest_route, "longest-route", .nullable = TRUE,
                    .title = N_ ("Longest Trade Route")),
  NUMBER (route_length[0], "route-length", FAVOR_HEX_MAX_ROUTES, FAVOR_DIMS_1 (SEATS),
          .title = N_ ("Length of the trade route")),
  NUMBER (landmarks_shown[0], "landmarks-shown", TOKENS_N_LANDMARKS, FAVOR_DIMS_1 (SEATS)),
  NUMBER (year_deck[0], "event-deck", TOKENS_YEAR_END, LIST (TOKENS_N_YEAR + 1, n_year_deck), NOBODY),
  NUMBER (year_seen[0], "event-seen", TOKENS_YEAR_END - 1, LIST (TOKENS_N_YEAR, n_year_seen)),
  NUMBER (number[0], "event-number", TOKENS_MAX_NUMBER, FAVOR_DIMS_1 (FAVOR_FIXED (2))),
  WORD (event[0], "event", &tokens_year_events, FAVOR_DIMS_1 (FAVOR_FIXED (2))),
  NUMBER (dice[0], "dice", 6, FAVOR_DIMS_1 (FAVOR_FIXED (2))),
  WORD (bag[0], "bag", &tokens_tokens, LIST (TOKENS_MAX_BAG, n_bag), NOBODY),
  NUMBER (favor[0][0], "favor", 36, FAVOR_DIMS_2 (SEATS, KINDS), .axis = &tokens_tokens, OWNER,
          .title = N_ ("Favor tokens")),
  NUMBER (fresh[0][0], "fresh", 36, FAVOR_DIMS_2 (SEATS, KINDS), .axis = &tokens_tokens, OWNER,
          .title = N_ ("Tokens of this turn")),
  NUMBER (favor_count[0], "favor-count", TOKENS_MAX_BAG, FAVOR_DIMS_1 (SEATS), .title = N_ ("Number of tokens")),
  NUMBER (fresh_count[0], "fresh-count", TOKENS_MAX_BAG, FAVOR_DIMS_1 (SEATS),
          .title = N_ ("Number of tokens of this turn")),
  NUMBER (favor_spent[0], "favor-spent", 36, FAVOR_DIMS_1 (KINDS), .axis = &tokens_tokens,
          .title = N_ ("Tokens at the guilds")),
  NUMBER (markers[0], "markers", TOKENS_MARKERS, FAVOR_DIMS_1 (SEATS), .title = N_ ("Victory markers")),
  NUMBER (redeemed, "redeemed", TOKENS_MAX_BAG, .title = N_ ("Redeemed in this turn")),
  FLAG (exchanged, "exchanged"),
  FLAG (villain_token, "villain-token"),
  FLAG (donated, "donated"),
  NUMBER (donation_offers, "donation-offers", TOKENS_MAX_DONATIONS),
  NUMBER (trade_offers, "trade-offers", TOKENS_MAX_OFFERS, .title = N_ ("Offers in this turn")),
  NUMBER (gold_buys, "gold-buys", TOKENS_MAX_GOLD_BUYS),
  FLAG (dev_played_turn, "dev-played-turn"),
  NUMBER (traders_left, "traders-left", TOKENS_FAVOR_TRADES),
  NUMBER (routes_left, "routes-left", TOKENS_FREE_ROUTES),
  FAVOR_FIELD_SEATS (TokensState, bad_mask, "harvested"),
  FAVOR_FIELD_STRUCT (TokensState, offer, "offer", &deal_schema, .title = N_ ("Offer")),
  FAVOR_FIELD_SEATS (TokensState, offer_to, "offer-to"),
  FAVOR_FIELD_STRUCT (TokensState, answer[0], "answers", &answer_schema, FAVOR_DIMS_1 (SEATS)),
  FAVOR_FIELD_STRUCT (TokensState, donation, "donation", &donation_schema),
  WORD (ask, "ask", &tokens_resources, .nullable = TRUE),
};
/* clang-format on */

const FavorSchema tokens_state_schema = FAVOR_SCHEMA ("state", TokensState, state_fields);
