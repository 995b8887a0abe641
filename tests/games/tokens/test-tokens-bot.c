/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "favor-bot.h"
#include "favor-save.h"
#include "tokens-bot.h"
#include "tokens-position.h"
#include "tokens-step.h"

/* What computer players use: the policy plays sensibly, and favors are no side show. */

/* Of a seat, who it is. */
typedef struct
{
  const FavorGame *game;
  FavorLevel       level;
} Player;

/* As if there were no tokens to be had: nothing is redeemed, given or spared. */
static gboolean
is_kind (const TokensState *state, const FavorAction *action)
{
  switch (action->kind)
    {
    case TOKENS_ACTION_MOVE_VILLAIN:
      return tokens_is_lonely_hex (state, (guint) action->arg[TOKENS_MOVE_HEX]);
    case TOKENS_ACTION_DECLINE_STEAL:
    case TOKENS_ACTION_OFFER_DONATION:
    case TOKENS_ACTION_REDEEM_TRADERS:
    case TOKENS_ACTION_REDEEM_MERCHANTS:
    case TOKENS_ACTION_REDEEM_ROAD_BUILDERS:
    case TOKENS_ACTION_REDEEM_SCHOLARS:
    case TOKENS_ACTION_REDEEM_MASTER_BUILDERS:
    case TOKENS_ACTION_EXCHANGE_FAVOR:
      return TRUE;
    default:
      return FALSE;
    }
}

static void
list_unkind (gconstpointer state, FavorActions *out)
{
  guint n = 0;

  tokens_list (state, out);
  for (guint i = 0; i < out->n; i++)
    if (!is_kind (state, &out->items[i]))
      out->items[n++] = out->items[i];
  if (n > 0)
    out->n = n;
}

static guint
prefer_unkind (gconstpointer       state,
               const FavorActions *legal,
               FavorRng           *rng,
               gint32             *likings)
{
  TokensState plain = *(const TokensState *) state;

  plain.options.favor = FALSE;
  return tokens_prefer (&plain, legal, rng, likings);
}

/* Returns: the set of the winners */
static guint
play (const Player *players, guint n_seats, guint64 seed)
{
  TokensState   state = { 0 };
  TokensOptions options;

  favor_schema_set_defaults (&tokens_options_schema, &options);
  options.layout = TOKENS_LAYOUT_RANDOM;
  tokens_setup (&state, &options, n_seats, seed, NULL);
  while (state.head.decider != FAVOR_SEAT_NONE)
    {
      TokensState    seen = state;
      FavorBotChoice choice;
      FavorBotTask   task = {
          .game = players[state.head.decider].game,
          .observed = &seen,
          .seat = state.head.decider,
          .level = players[state.head.decider].level,
          .seed = favor_bot_seed (seed, state.head.ply, state.head.decider),
      };

      favor_game_observe (&favor_tokens_game, &seen, task.seat);
      favor_bot_choose (&task, &choice);
      tokens_apply (&state, &choice.proposals[0].action, NULL);
      /* Nobody is asked again and again. */
      if (task.level >= FAVOR_LEVEL_FIRST && task.seat == state.head.turn_owner)
        {
          g_assert_cmpuint (state.trade_offers, <=, 2);
          g_assert_cmpuint (state.donation_offers, <=, 1);
        }
    }
  return state.winner_mask;
}

/* How many of so many games a player wins against others. */
static guint
count_won (const Player *one, const Player *others, guint n_seats, guint n_games)
{
  guint won = 0;

  for (guint game = 0; game < n_games; game++)
    {
      Player      players[TOKENS_MAX_SEATS];
      const guint seat = game % n_seats;

      for (guint i = 0; i < n_seats; i++)
        players[i] = i == seat ? *one : *others;
      won += play (players, n_seats, game) >> seat & 1;
    }
  return won;
}

static void
test_beats_chance (void)
{
  const Player one = { &favor_tokens_game, FAVOR_LEVEL_BASELINE };
  const Player others = { &favor_tokens_game, FAVOR_LEVEL_RANDOM };

  g_assert_cmpuint (count_won (&one, &others, 3, 12), >=, 11);
}

static void
test_proposes_little (void)
{
  const Player thinker = { &favor_tokens_game, FAVOR_LEVEL_SKILLED };

  g_assert_cmpuint (count_won (&thinker, &thinker, 3, 2), <=, 2);
}

#define N_GAMES 200

/* Who never redeems, spares, donates or seeks contacts wins next to nothing. With two it is no more than a game in
 * eight: so short a game leaves more to luck, and looking ahead does not win all of them either. */
static void
test_kindness_pays (void)
{
  FavorGame unkind = favor_tokens_game;

  unkind.list = list_unkind;
  unkind.prefer = prefer_unkind;
  for (guint n_seats = 2; n_seats <= 4; n_seats++)
    {
      const Player one = { &unkind, FAVOR_LEVEL_CASUAL };
      const Player others = { &favor_tokens_game, FAVOR_LEVEL_CASUAL };
      const guint  most = n_seats == 2 ? N_GAMES / 8 : N_GAMES / 20;
      const guint  won = count_won (&one, &others, n_seats, N_GAMES);

      g_test_message ("%u seats: %u of %u won", n_seats, won, N_GAMES);
      g_assert_cmpuint (won, <=, most);
    }
}

/* Games as the rules specification (15.2) has measured them: so many turns on average, and so many of a hundred in
 * which the second is at most a point behind. */
typedef struct
{
  guint  n_seats;
  guint8 favor;
  guint8 production;
  guint8 target;
  double turns;
  double close;
} Line;

static const Line lines[] = {
  { 4, FALSE, TOKENS_PRODUCTION_DICE, 10, 67.8, 40 },
  { 4, FALSE, TOKENS_PRODUCTION_DECK, 10, 64.8, 44 },
  { 4, TRUE, TOKENS_PRODUCTION_DICE, 10, 32.0, 59 },
  { 4, TRUE, TOKENS_PRODUCTION_DECK, 10, 31.9, 57 },
  { 4, TRUE, TOKENS_PRODUCTION_DECK, 12, 36.8, 55 },
  { 4, TRUE, TOKENS_PRODUCTION_DECK, 13, 39.4, 46 },
  { 4, TRUE, TOKENS_PRODUCTION_DECK, 14, 42.4, 45 },
  { 3, FALSE, TOKENS_PRODUCTION_DECK, 10, 61.7, 34 },
  { 3, TRUE, TOKENS_PRODUCTION_DECK, 10, 31.4, 52 },
  { 2, FALSE, TOKENS_PRODUCTION_DECK, 10, 30.5, 16 },
  { 2, TRUE, TOKENS_PRODUCTION_DECK, 10, 21.3, 28 },
  { 5, TRUE, TOKENS_PRODUCTION_DECK, 10, 33.5, 65 },
  { 6, FALSE, TOKENS_PRODUCTION_DECK, 10, 60.8, 54 },
  { 6, TRUE, TOKENS_PRODUCTION_DECK, 10, 35.4, 67 },
  { 6, TRUE, TOKENS_PRODUCTION_DECK, 13, 42.8, 52 },
};

#define N_MEASURED 400

/* Whether the runner-up is at most a point behind. */
static gboolean
is_close (const TokensState *state)
{
  guint first = 0, second = 0;

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      const guint points = tokens_points (state, seat);

      second = MAX (second, MIN (first, points));
      first = MAX (first, points);
    }
  return first - second <= 1;
}

static void
play_described (TokensState *state, const Line *line, guint64 seed)
{
  g_auto (FavorActions) legal = { 0 };
  TokensOptions         options;
  FavorRng              rng;

  favor_schema_set_defaults (&tokens_options_schema, &options);
  options.layout = TOKENS_LAYOUT_RANDOM;
  options.favor = line->favor;
  options.production = line->production;
  options.target = line->target;
  favor_rng_seed (&rng, seed);
  *state = (TokensState){ 0 };
  tokens_setup (state, &options, line->n_seats, seed, NULL);
  while (state->head.decider != FAVOR_SEAT_NONE)
    {
      tokens_list (state, &legal);
      tokens_apply (state,
                    &legal.items[tokens_baseline (state, &legal, &rng, NULL)],
                    NULL);
    }
}

/* Baseline players need as many turns as those of the specification, and it is as close. */
static void
test_as_measured (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      const Line *line = &lines[i];
      double      turns = 0, close = 0;

      for (guint game = 0; game < N_MEASURED; game++)
        {
          TokensState state;

          play_described (&state, line, game);
          turns += state.turn / (double) N_MEASURED;
          close += is_close (&state) * 100 / (double) N_MEASURED;
        }
      g_test_message ("%u seats, target %u: %.1f turns, of %.1f; %.0f %% close, of %.0f",
                      line->n_seats,
                      line->target,
                      turns,
                      line->turns,
                      close,
                      line->close);
      g_assert_cmpfloat (ABS (turns / line->turns - 1), <, 0.07);
      g_assert_cmpfloat (ABS (close - line->close), <, 10);
    }
}

/* What the policy of the specification does where the one of the levels does something else, at least. */
typedef struct
{
  const char *position;
  const char *action;
} Letter;

static const Letter letters[] = {
  /* For a city all that is missing is fetched, if all of it can be. */
  { "p0: hand 2grain ore, gold 4", "spend-gold ore" },
  { "p0: hand 2grain, tokens 2ship, gold 2", "spend-gold ore" },
  /* Markers come before cards, and both before roads. */
  { "p0: tokens 2book 2compass shovel", "redeem-master-builders" },
  { "p0: tokens 2book shovel", "redeem-scholars" },
};

static void
test_to_the_letter (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (letters); i++)
    {
      g_auto (FavorActions)   legal = { 0 };
      g_auto (TokensPosition) position;
      FavorAction             action;
      FavorRng                rng;
      guint                   chosen;

      g_test_message ("%s", letters[i].position);
      tokens_position_init (&position, letters[i].position);
      action = tokens_parse_action (&position.state, letters[i].action);
      favor_rng_seed (&rng, 1);
      tokens_list (&position.state, &legal);
      chosen = tokens_baseline (&position.state, &legal, &rng, NULL);
      g_assert_true (favor_action_equal (&legal.items[chosen], &action));
      chosen = tokens_prefer (&position.state, &legal, &rng, NULL);
      g_assert_false (favor_action_equal (&legal.items[chosen], &action));
    }
}

static const char *const puzzles[] = { "near", "order", "cut", "knight", "row" };

/* Whether the turn that a puzzle begins with is won by a master. */
static gboolean
solves (const char *puzzle)
{
  g_autofree char *name = g_strdup_printf ("puzzle-%s.favor", puzzle);
  g_autofree char *path =
    g_test_build_filename (G_TEST_DIST, "..", "data", "learn", "tokens", name, NULL);
  g_autoptr (GError)       error = NULL;
  g_autoptr (FavorSession) session = favor_save_load_file (path, &error);
  TokensState              state;
  guint                    turn;

  g_assert_no_error (error);
  state = *(const TokensState *) favor_session_get_state (session, 0);
  turn = state.turn;
  while (state.head.decider == state.head.turn_owner && state.turn == turn)
    {
      TokensState    seen = state;
      FavorBotChoice choice;
      FavorBotTask   task = {
          .game = &favor_tokens_game,
          .observed = &seen,
          .seat = state.head.decider,
          .level = FAVOR_LEVEL_MASTER,
          .seed = favor_bot_seed (1, state.head.ply, state.head.decider),
      };

      favor_game_observe (&favor_tokens_game, &seen, task.seat);
      favor_bot_choose (&task, &choice);
      tokens_apply (&state, &choice.proposals[0].action, NULL);
    }
  return state.head.phase == TOKENS_PHASE_GAME_OVER;
}

/* Also where a road, a trade and a token have to come in the right order. */
static void
test_master_solves_puzzles (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (puzzles); i++)
    if (!solves (puzzles[i]))
      g_error ("puzzle %s is not solved", puzzles[i]);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tokens/bot/beats-chance", test_beats_chance);
  g_test_add_func ("/tokens/bot/proposes-little", test_proposes_little);
  g_test_add_func ("/tokens/bot/kindness-pays", test_kindness_pays);
  g_test_add_func ("/tokens/bot/as-measured", test_as_measured);
  g_test_add_func ("/tokens/bot/to-the-letter", test_to_the_letter);
  g_test_add_func ("/tokens/bot/master-solves-puzzles", test_master_solves_puzzles);
  return g_test_run ();
}
