/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "favor-bot.h"
#include "favor-save.h"
#include "tokens-bot.h"
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
  g_test_add_func ("/tokens/bot/master-solves-puzzles", test_master_solves_puzzles);
  return g_test_run ();
}
