/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-tokens"

#include <glib/gi18n.h>

#include "tokens-state.h"

static const FavorWord layout_words[] = {
  /* Translators: how the island is laid out. */
  { "beginner", N_ ("For beginners") },
  /* Translators: how the island is laid out. */
  { "random", N_ ("By chance") },
};

static const FavorEnum layouts = FAVOR_ENUM ("layout", layout_words);

static const FavorWord production_words[] = {
  /* Translators: where the numbers come from that say which hexes produce. */
  { "deck", N_ ("Cards of the year") },
  /* Translators: where the numbers come from that say which hexes produce. */
  { "dice", N_ ("Two dice") },
};

static const FavorEnum productions = FAVOR_ENUM ("production", production_words);

static const FavorWord limit_words[] = {
  /* Translators: what the limit of redeeming counts. */
  { "tokens", N_ ("Tokens") },
  /* Translators: what the limit of redeeming counts: two tokens for one favor count once. */
  { "favors", N_ ("Favors") },
};

static const FavorEnum limits = FAVOR_ENUM ("limit-unit", limit_words);

static const gint16 rewards[] = { 1, 3 };

/* All values go together (3.1). */
static const FavorField options_fields[] = {
  FAVOR_FIELD_ENUM (TokensOptions,
                    layout,
                    "layout",
                    &layouts,
                    .title = N_ ("Layout of the island"),
                    .summary =
                      N_ ("By chance the pieces are placed by the players, too.")),
  FAVOR_FIELD_INT (TokensOptions,
                   target,
                   "target",
                   8,
                   20,
                   .fallback = 10,
                   .title = N_ ("Points to win"),
                   .summary = N_ ("With more of them the game is longer.")),
  FAVOR_FIELD_ENUM (TokensOptions,
                    production,
                    "production",
                    &productions,
                    .title = N_ ("Production"),
                    .summary = N_ ("Cards come up as often as dice do, with less luck.")),
  FAVOR_FIELD_BOOL (TokensOptions,
                    events,
                    "events",
                    .fallback = TRUE,
                    .title = N_ ("Events"),
                    .summary = N_ ("Many cards of the year bring an event with their "
                                   "number.")),
  FAVOR_FIELD_BOOL (TokensOptions,
                    favor,
                    "favor",
                    .fallback = TRUE,
                    .title = N_ ("Favor tokens"),
                    .summary = N_ ("For kindness and bad luck; guilds do favors for "
                                   "them.")),
  FAVOR_FIELD_INT (TokensOptions,
                   connect_reward,
                   "connect-reward",
                   1,
                   3,
                   .fallback = 3,
                   .values = rewards,
                   .n_values = G_N_ELEMENTS (rewards),
                   .title = N_ ("Tokens for a connection"),
                   .summary = N_ ("What a road earns that is the first to reach another "
                                  "player's network.")),
  FAVOR_FIELD_BOOL (TokensOptions,
                    barren_cities,
                    "barren-cities",
                    .fallback = TRUE,
                    .title = N_ ("Tokens for cities at the desert"),
                    .summary = N_ ("Without it only settlements earn one there.")),
  FAVOR_FIELD_ENUM (TokensOptions,
                    limit_unit,
                    "limit-unit",
                    &limits,
                    .title = N_ ("Limit of redeeming counts"),
                    .summary =
                      N_ ("Each turn at most as many as the points that a player "
                          "still lacks.")),
  FAVOR_FIELD_INT (TokensOptions,
                   round_limit,
                   "round-limit",
                   20,
                   200,
                   .fallback = 100,
                   .title = N_ ("Round limit"),
                   .summary = N_ ("After that many rounds the player with most points "
                                  "wins.")),
};

const FavorSchema tokens_options_schema = FAVOR_SCHEMA ("options",
                                                        TokensOptions,
                                                        options_fields);
