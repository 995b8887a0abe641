/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-emperor"

#include <glib/gi18n.h>

#include "emperor-actions.h"
#include "emperor-logs.h"
#include "emperor-reasons.h"

/* Rows of the scoring pad. */
static const FavorKind score_lines[EMPEROR_N_ROWS] = {
  /* Translators: a row of the scoring pad. */
  [EMPEROR_ROW_FIRST_STARS] = { .id = "first-stars", .text = N_ ("First Stars") },
  /* Translators: a row of the scoring pad. */
  [EMPEROR_ROW_SECOND_STARS] = { .id = "second-stars", .text = N_ ("Second Stars") },
  /* Translators: a row of the scoring pad. */
  [EMPEROR_ROW_THIRD_STARS] = { .id = "third-stars", .text = N_ ("Third Stars") },
  /* Translators: a row of the scoring pad. */
  [EMPEROR_ROW_EMPRESS] = { .id = "empress", .text = N_ ("The Empress") },
  /* Translators: a row of the scoring pad. */
  [EMPEROR_ROW_EVENTS] = { .id = "events", .text = N_ ("Events") },
  /* Translators: a row of the scoring pad. */
  [EMPEROR_ROW_MARKET] = { .id = "market", .text = N_ ("Black Market") },
  /* Translators: a row of the scoring pad. */
  [EMPEROR_ROW_LOSSES] = { .id = "losses", .text = N_ ("Losses") },
};

const FavorGame favor_emperor_game = {
  .id = "emperors-favor",
  .title = N_ ("Emperor's Favor"),
  /* Translators: one line for the shelf of games. */
  .summary = N_ ("Win friends at the palace, trade, plot, and be named heir"),
  .designers = "Ariel Mercurius, Dan Pisetzner, Michael Robinson, Dylan Sparks, Kai Wu",
  .rules_version = 2,
  .min_seats = EMPEROR_MIN_SEATS,
  .max_seats = EMPEROR_MAX_SEATS,
  .default_seats = 4,
  .best_least = 3,
  .best_most = 5,
  .max_plies = EMPEROR_MAX_PLIES,
  .minutes = 60,
  .state = &emperor_state_schema,
  .options = &emperor_options_schema,
  .options_offset = G_STRUCT_OFFSET (EmperorState, options),
  .actions = emperor_actions,
  .n_actions = G_N_ELEMENTS (emperor_actions),
  .events = emperor_logs,
  .n_events = G_N_ELEMENTS (emperor_logs),
  .refusals = emperor_refusals,
  .n_refusals = G_N_ELEMENTS (emperor_refusals),
  .score_lines = score_lines,
  .n_score_lines = G_N_ELEMENTS (score_lines),
  .reasons = emperor_reasons,
  .n_reasons = G_N_ELEMENTS (emperor_reasons),
  .accept = emperor_accept,
  .setup = emperor_setup,
  .derive = emperor_derive,
  .validate = emperor_validate,
  .list = emperor_list,
  .check = emperor_check,
  .apply = emperor_apply,
  .observe = emperor_observe,
  .determinize = emperor_determinize,
  .score = emperor_score,
  .evaluate = emperor_evaluate,
  .prefer = emperor_prefer,
  .consider = emperor_consider,
  .explain = emperor_explain,
  .must = emperor_must,
  .costs = &emperor_costs,
  .efforts = emperor_efforts,
};
