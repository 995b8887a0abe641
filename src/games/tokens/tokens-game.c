/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-tokens"

#include <glib/gi18n.h>

#include "tokens-bot.h"
#include "tokens-reasons.h"

/* Rows of the scoring pad. */
static const FavorKind score_lines[TOKENS_N_ROWS] = {
  /* Translators: a row of the scoring pad. */
  [TOKENS_ROW_SETTLEMENTS] = { .id = "settlements", .text = N_ ("Settlements") },
  /* Translators: a row of the scoring pad. */
  [TOKENS_ROW_CITIES] = { .id = "cities", .text = N_ ("Cities") },
  /* Translators: a row of the scoring pad. */
  [TOKENS_ROW_LONGEST_ROUTE] = { .id = "longest-route",
                                 .text = N_ ("Longest Trade Route") },
  /* Translators: a row of the scoring pad. */
  [TOKENS_ROW_LARGEST_ARMY] = { .id = "largest-army", .text = N_ ("Largest Army") },
  /* Translators: a row of the scoring pad. */
  [TOKENS_ROW_MARKERS] = { .id = "markers", .text = N_ ("Victory markers") },
  /* Translators: a row of the scoring pad: cards that are worth a point each. */
  [TOKENS_ROW_LANDMARKS] = { .id = "landmarks", .text = N_ ("Landmarks") },
};

const FavorGame favor_tokens_game = {
  .id = "favor-tokens",
  .title = N_ ("Favor Tokens"),
  /* Translators: one line for the shelf of games. */
  .summary = N_ ("Settle an island, be kind to your neighbours, and spend what they owe "
                 "you"),
  .designers = "Favor Tokens (fan variant)",
  .rules_version = 1,
  .min_seats = TOKENS_MIN_SEATS,
  .max_seats = TOKENS_MAX_SEATS,
  .default_seats = 4,
  .best_least = 3,
  .best_most = 4,
  .max_plies = TOKENS_MAX_PLIES,
  .minutes = 60,
  .state = &tokens_state_schema,
  .options = &tokens_options_schema,
  .options_offset = G_STRUCT_OFFSET (TokensState, options),
  .actions = tokens_actions,
  .n_actions = TOKENS_N_ACTIONS,
  .events = tokens_logs,
  .n_events = TOKENS_N_LOGS,
  .refusals = tokens_refusals,
  .n_refusals = TOKENS_N_REFUSALS,
  .score_lines = score_lines,
  .n_score_lines = G_N_ELEMENTS (score_lines),
  .reasons = tokens_reasons,
  .n_reasons = TOKENS_N_REASONS,
  .accept = favor_game_accept_all,
  .setup = tokens_setup,
  .derive = tokens_derive,
  .validate = tokens_validate,
  .list = tokens_list,
  .check = tokens_check,
  .apply = tokens_apply,
  .observe = tokens_observe,
  .determinize = tokens_determinize,
  .score = tokens_score,
  .evaluate = tokens_evaluate,
  .prefer = tokens_prefer,
  .baseline = tokens_baseline,
  .consider = tokens_consider,
  .explain = tokens_explain,
  .costs = &tokens_bot_costs,
  .efforts = tokens_efforts,
};
