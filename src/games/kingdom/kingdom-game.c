/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include <glib/gi18n.h>

#include "kingdom-bot.h"
#include "kingdom-deeds.h"
#include "kingdom-reasons.h"

/* A row of the scoring pad for each character. */
static const FavorKind score_lines[KINGDOM_N_CHARACTERS] = {
  [KINGDOM_JESTER] = { .id = "jester", .text = N_ ("Jester") },
  [KINGDOM_CHARLATAN] = { .id = "charlatan", .text = N_ ("Charlatan") },
  [KINGDOM_FARMER] = { .id = "farmer", .text = N_ ("Farmer") },
  [KINGDOM_LABORER] = { .id = "laborer", .text = N_ ("Laborer") },
  [KINGDOM_PHILOSOPHER] = { .id = "philosopher", .text = N_ ("Philosopher") },
  [KINGDOM_HANDMAIDEN] = { .id = "handmaiden", .text = N_ ("Handmaiden") },
  [KINGDOM_GUARD] = { .id = "guard", .text = N_ ("Guard") },
  [KINGDOM_HUNTER] = { .id = "hunter", .text = N_ ("Hunter") },
  [KINGDOM_ASTRONOMER] = { .id = "astronomer", .text = N_ ("Astronomer") },
  [KINGDOM_MERCHANT] = { .id = "merchant", .text = N_ ("Merchant") },
  [KINGDOM_MAGICIAN] = { .id = "magician", .text = N_ ("Magician") },
  [KINGDOM_KNIGHT] = { .id = "knight", .text = N_ ("Knight") },
  [KINGDOM_PAWNBROKER] = { .id = "pawnbroker", .text = N_ ("Pawnbroker") },
  [KINGDOM_NOBLEWOMAN] = { .id = "noblewoman", .text = N_ ("Noblewoman") },
  [KINGDOM_NOBLEMAN] = { .id = "nobleman", .text = N_ ("Nobleman") },
  [KINGDOM_ALCHEMIST] = { .id = "alchemist", .text = N_ ("Alchemist") },
  [KINGDOM_BISHOP] = { .id = "bishop", .text = N_ ("Bishop") },
  [KINGDOM_GENERAL] = { .id = "general", .text = N_ ("General") },
  [KINGDOM_QUEEN] = { .id = "queen", .text = N_ ("Queen") },
  [KINGDOM_KING] = { .id = "king", .text = N_ ("King") },
};

const FavorGame favor_kingdom_game = {
  .id = "kingdom-of-favors",
  .title = N_ ("Kingdom of Favors"),
  /* Translators: one line for the shelf of games. */
  .summary = N_ ("Shape the land to please a court, and win the favor of the King"),
  .designers = "Kingdom of Favors (fan expansion)",
  .rules_version = 1,
  .min_seats = KINGDOM_MIN_SEATS,
  .max_seats = KINGDOM_MAX_SEATS,
  .default_seats = 3,
  .max_plies = KINGDOM_MAX_PLIES,
  .minutes = 60,
  .state = &kingdom_state_schema,
  .options = &kingdom_options_schema,
  .options_offset = G_STRUCT_OFFSET (KingdomState, options),
  .actions = kingdom_actions,
  .n_actions = KINGDOM_N_ACTIONS,
  .events = kingdom_events,
  .n_events = KINGDOM_N_EVENTS,
  .refusals = kingdom_refusals,
  .n_refusals = KINGDOM_N_REFUSALS,
  .score_lines = score_lines,
  .n_score_lines = G_N_ELEMENTS (score_lines),
  .reasons = kingdom_reasons,
  .n_reasons = KINGDOM_N_REASONS,
  .deeds = kingdom_deeds,
  .n_deeds = KINGDOM_N_DEEDS,
  .accept = favor_game_accept_all,
  .setup = kingdom_setup,
  .derive = kingdom_derive,
  .validate = kingdom_validate,
  .list = kingdom_list,
  .check = kingdom_check,
  .apply = kingdom_apply,
  .observe = kingdom_observe,
  .determinize = kingdom_determinize,
  .score = kingdom_score,
  .evaluate = kingdom_evaluate,
  .prefer = kingdom_prefer,
  .consider = kingdom_consider,
  .explain = kingdom_explain,
  .point_out = kingdom_point_out,
  .costs = &kingdom_costs,
  .efforts = kingdom_efforts,
  .casual = &kingdom_casual,
};
