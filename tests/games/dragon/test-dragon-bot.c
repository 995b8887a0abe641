/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "dragon-bot.h"
#include "dragon-bot-place.h"
#include "dragon-position.h"
#include "favor-bot.h"

/* The baseline's choice in a position, seen by the one who decides. */
static FavorAction
prefer (const DragonState *state, guint64 seed)
{
  g_auto (FavorActions) legal = { 0 };
  DragonState           observed = *state;
  FavorRng              rng;

  favor_rng_seed (&rng, seed);
  favor_game_observe (&favor_dragon_game, &observed, state->head.decider);
  favor_dragon_game.list (&observed, &legal);
  return legal.items[favor_dragon_game.prefer (&observed, &legal, &rng, NULL)];
}

/* How many of `n` draws are that move. */
static guint
count_choices (DragonPosition *position, const char *move, guint n)
{
  FavorAction expected = dragon_position_move (position, move);
  guint       count = 0;

  for (guint seed = 0; seed < n; seed++)
    {
      FavorAction choice = prefer (&position->state, seed);

      count += favor_action_equal (&choice, &expected);
    }
  return count;
}

/* Decisions without chance. */
typedef struct
{
  const char *name;
  DragonSetup setup;
  const char *script;
  const char *expected;
} Choice;

#define SENDING                                                                          \
  "O:So>No C:Ar>No R:Me>Me D:Me>Me / C:No>So R:So>So O:Su>Su D:So>Su / "                 \
  "R:Su>Ar O:No>Ar C:So>Ar D:No>No "
#define PROMISE       "O:offer(C,vote-for,So,3,after) C:accept O:No>No C:So>So R:Me>Me "
#define SMALL_PROMISE "O:offer(C,vote-for,So,1,after) C:accept O:No>No C:So>So R:Me>Me "

static const Choice choices[] = {
  { "break-tie/own-vote",
    { "O0 C0 F0 B0", 'B', 1, .options = "deadlock=judge" },
    "O:So>So C:Me>Me F:No>So B:Su>Me",
    "B:break(Me)" },
  { "break-tie/own-noble",
    { "D1 O0", 'O', 3 },
    "D:No>No O:So>So / D:Su>Su O:Su>As / D:Me>Me O:As>Ar",
    "D:break(No)" },
  /* The Dragon gains 1 either way, the Ox only from the Noble vote card. */
  { "break-tie/fewest-others",
    { "D1 O0", 'O', 3 },
    "D:Su>So O:Su>No / D:Me>So O:As>Ar / D:As>No O:No>Su",
    "D:break(So)" },
  { "send-home/least-worth", { "D1 O0 C0 R0", 'D', 3 }, SENDING, "O:send(Su)" },
  { "send-home/artisan-of-many",
    { "D1 O0 C0 R0", 'D', 3 },
    SENDING "O:send(Su)",
    "C:send(Ar)" },
  /* With three players an Artisan is worth more than one of two Merchants. */
  { "send-home/second-one",
    { "T4 C1 R0", 'R', 3 },
    "T:So>So C:Me>Me R:As>So / C:Ar>Ar T:So>No R:Me>No / T:No>No C:No>No R:Su>Ar",
    "C:send(Me)" },
  { "settle/refuses-when-it-costs-the-lead",
    { "O5 C0 R0", 'R', 1, .round = 4, .needed = PROMISE },
    PROMISE,
    "O:refuse" },
  /* Avoiding a vote card that is of no use costs nothing; half a Favour is to be expected. */
  { "answer/cheap-wish",
    { "O3 C0 R0", 'R', 1 },
    "O:offer(C,avoid,As,1,now)",
    "C:accept" },
  { "answer/promised-price",
    { "O0 C0 R0", 'R', 1 },
    "O:offer(C,avoid,As,1,after)",
    "C:accept" },
  { "answer/promise-of-the-leader",
    { "O4 C0 R2", 'R', 1, .round = 4, .needed = "O:Su>Su C:So>So R:Su>Su" },
    "O:offer(C,avoid,As,1,after)",
    "C:decline" },
  { "answer/promise-of-no-leader",
    { "O3 C0 R2", 'R', 1, .round = 4, .needed = "O:Su>Su C:So>So R:Su>Su" },
    "O:offer(C,avoid,As,1,after)",
    "C:accept" },
  { "answer/nothing-to-win",
    { "O0 C0 R0", 'R', 1 },
    "O:offer(C,vote-for,Su,0,now,pledge)",
    "C:decline" },
  { "answer/high-price",
    { "O9 C0 R0", 'R', 1 },
    "O:offer(C,vote-for,Su,9,now)",
    "C:accept" },
  { "shift/joins-the-majority",
    { "O0 C0 R0 B0", 'B', 1, .options = "placing=in-turn-move" },
    "O:No>No C:Ar>Su R:Me>Su",
    "O:shift(Su)" },
  { "shift/stays-with-the-majority",
    { "O0 C0 R0 B0", 'B', 1, .options = "placing=in-turn-move" },
    "O:No>Su C:Ar>Su R:Me>Su",
    "O:keep" },
};

static void
test_choice (gconstpointer data)
{
  const Choice           *c = data;
  g_auto (DragonPosition) position = { 0 };

  dragon_position_init (&position, &c->setup);
  dragon_position_play (&position, c->script);
  g_assert_cmpuint (count_choices (&position, c->expected, 20), ==, 20);
}

static void
test_pays_mostly (void)
{
  g_auto (DragonPosition) position = { 0 };
  guint                   n_paid;

  dragon_position_init (&position,
                        &(DragonSetup){ .seats = "O5 C0 R0",
                                        .judge = 'R',
                                        .votes = 1,
                                        .round = 4,
                                        .needed = SMALL_PROMISE });
  dragon_position_play (&position, SMALL_PROMISE);
  n_paid = count_choices (&position, "O:pay", 2000);
  g_assert_cmpuint (n_paid, >, 1600);
  g_assert_cmpuint (n_paid, <, 1800);
}

static void
test_nominates_by_weight (void)
{
  g_auto (DragonPosition) position = { 0 };
  guint                   n[3];

  dragon_position_init (&position, &(DragonSetup){ .seats = "D1 O0 C0", .judge = 'D' });
  n[0] = count_choices (&position, "D:nominate(1)", 2000);
  n[1] = count_choices (&position, "D:nominate(3)", 2000);
  n[2] = count_choices (&position, "D:nominate(5)", 2000);
  g_assert_cmpuint (n[0] + n[1] + n[2], ==, 2000);
  g_assert_cmpuint (ABS ((gint) n[0] - 1000), <, 80);
  g_assert_cmpuint (ABS ((gint) n[1] - 800), <, 80);
  g_assert_cmpuint (ABS ((gint) n[2] - 200), <, 60);
}

/* One placement in four begins with an offer to the poorest who has yet to place: a Favour of
 * two or more, otherwise a pledge. */
static void
test_offers (void)
{
  g_auto (DragonPosition) rich = { 0 };
  g_auto (DragonPosition) poor = { 0 };
  guint                   n_offers = 0;

  dragon_position_init (&rich,
                        &(DragonSetup){ .seats = "D1 O2 C0 R0",
                                        .judge = 'D',
                                        .votes = 1 });
  dragon_position_init (&poor,
                        &(DragonSetup){ .seats = "D1 O1 C0 R0",
                                        .judge = 'D',
                                        .votes = 1 });
  for (guint seed = 0; seed < 2000; seed++)
    {
      FavorAction a = prefer (&rich.state, seed);
      FavorAction b = prefer (&poor.state, seed);

      if (a.kind != DRAGON_ACTION_OFFER_DEAL)
        continue;
      n_offers++;
      g_assert_cmpint (a.arg[DRAGON_OFFER_TO], ==, dragon_position_seat (&rich, 'C'));
      g_assert_cmpint (a.arg[DRAGON_OFFER_ASK], ==, DRAGON_ASK_VOTE_FOR);
      g_assert_cmpint (a.arg[DRAGON_OFFER_FAVOUR], ==, 1);
      g_assert_cmpint (a.arg[DRAGON_OFFER_WHEN], ==, DRAGON_WHEN_NOW);
      g_assert_cmpint (b.kind, ==, DRAGON_ACTION_OFFER_DEAL);
      g_assert_cmpint (b.arg[DRAGON_OFFER_FAVOUR], ==, 0);
      g_assert_cmpint (b.arg[DRAGON_OFFER_PLEDGE], ==, TRUE);
    }
  g_assert_cmpuint (n_offers, >, 400);
  g_assert_cmpuint (n_offers, <, 600);

  /* Only one in a round, and the Judge has nobody to ask. */
  dragon_position_play (&rich, "O:offer(C,vote-for,Me,1,now) C:decline");
  dragon_position_play (&poor, "O:No>No C:Me>Me R:Su>Su");
  for (guint seed = 0; seed < 200; seed++)
    {
      g_assert_cmpint (prefer (&rich.state, seed).kind, ==, DRAGON_ACTION_PLACE_VOTE);
      g_assert_cmpint (prefer (&poor.state, seed).kind, ==, DRAGON_ACTION_PLACE_VOTE);
    }
}

/* The best vote card for a delegate, without noise. */
static guint
best_place (const DragonState *state, guint card)
{
  guint            best = 0;
  DragonPlacements values;

  dragon_place_values (state, state->head.decider, -1, 1u << card, &values);
  for (guint on = 1; on < DRAGON_N_ROLES; on++)
    if (values.value[card][on] > values.value[card][best])
      best = on;
  return best;
}

typedef struct
{
  const char *name;
  DragonSetup setup;
  const char *script;
  DragonRole  card;
  DragonRole  expected;
} Placement;

static const Placement placements[] = {
  /* Alone there, and Great Favour. */
  { "artisan-alone",
    { "C0 R0 O0", 'O', 1 },
    "C:No>No R:Su>Su",
    DRAGON_ROLE_ARTISAN,
    DRAGON_ROLE_ARTISAN },
  /* With one other clan a Merchant gains 2. */
  { "merchant-in-company",
    { "O0 C0", 'C', 1 },
    "O:Su>No",
    DRAGON_ROLE_MERCHANT,
    DRAGON_ROLE_NOBLE },
  /* Two Favour for the Noble on the winner. */
  { "noble-on-winner",
    { "O0 R0 B0 F0", 'F', 1 },
    "O:Su>As R:Su>As B:So>No",
    DRAGON_ROLE_NOBLE,
    DRAGON_ROLE_ASSASSIN },
  /* Only there is somebody with Favour. */
  { "soldier-against-the-rich",
    { "O0 R3 B0 F0 C0", 'C', 1 },
    "O:Su>As R:Su>No B:So>Me F:No>Su",
    DRAGON_ROLE_SOLDIER,
    DRAGON_ROLE_NOBLE },
  /* A card on its own vote card is likely who it seems to be. */
  { "assassin-against-the-obvious",
    { "O3 R0", 'R', 1 },
    "O:Ar>Ar",
    DRAGON_ROLE_ASSASSIN,
    DRAGON_ROLE_ARTISAN },
};

static void
test_placement (gconstpointer data)
{
  const Placement        *c = data;
  g_auto (DragonPosition) position = { 0 };

  dragon_position_init (&position, &c->setup);
  dragon_position_play (&position, c->script);
  g_assert_cmpint (best_place (&position.state, c->card), ==, c->expected);
}

/* Who has agreed to something is likelier to do it. */
static void
test_keeps_word (void)
{
  g_auto (DragonPosition) free = { 0 };
  g_auto (DragonPosition) bound = { 0 };
  DragonSetup             setup = { .seats = "O1 C0 R0", .judge = 'R', .votes = 1 };
  DragonPlacements        before;
  DragonPlacements        after;

  dragon_position_init (&free, &setup);
  dragon_position_play (&free, "O:give(C,1) O:No>No");
  dragon_position_init (&bound, &setup);
  dragon_position_play (&bound, "O:offer(C,vote-for,As,1,now) C:accept O:No>No");
  dragon_place_values (&free.state, 1, -1, 0x3f, &before);
  dragon_place_values (&bound.state, 1, -1, 0x3f, &after);
  for (guint card = 0; card < DRAGON_N_ROLES; card++)
    for (guint on = 0; on < DRAGON_N_ROLES; on++)
      g_assert_cmpint (after.value[card][on] - before.value[card][on],
                       ==,
                       on == DRAGON_ROLE_ASSASSIN ? 700 : 0);
}

static void
test_evaluate (void)
{
  DragonState state = { .head = { .n_seats = 3, .phase = DRAGON_PHASE_NOMINATE },
                        .favour = { 5, 2, 4 },
                        .round = 2 };
  gint32      before;

  /* The leader has a lead, the last is behind, in hundredths of a Favour. */
  g_assert_cmpint (dragon_evaluate (&state, 0), >, 100);
  g_assert_cmpint (dragon_evaluate (&state, 1), <, -100);
  g_assert_cmpint (dragon_evaluate (&state, 0), >, dragon_evaluate (&state, 2));

  /* The office of the Judge and words kept count as well, but not as much as a Favour. */
  before = dragon_evaluate (&state, 1);
  state.judge = 1;
  g_assert_cmpint (dragon_evaluate (&state, 1) - before, >, 20);
  g_assert_cmpint (dragon_evaluate (&state, 1) - before, <, 150);
  before = dragon_evaluate (&state, 1);
  state.promises_kept[1] = 1;
  g_assert_cmpint (dragon_evaluate (&state, 1) - before, >, 0);
  g_assert_cmpint (dragon_evaluate (&state, 1) - before, <, 50);

  /* Over: a win is worth more than a shared one, that more than losing by nothing. */
  state.head.phase = DRAGON_PHASE_OVER;
  state.favour[2] = 5;
  state.winners = 1;
  g_assert_cmpint (dragon_evaluate (&state, 0), ==, 5000);
  g_assert_cmpint (dragon_evaluate (&state, 2), ==, 0);
  state.winners = 5;
  g_assert_cmpint (dragon_evaluate (&state, 0), ==, 2000);
  g_assert_cmpint (dragon_evaluate (&state, 1), ==, -300);
}

/* All options, by the digits of a number. */
static DragonOptions
make_options (guint number)
{
  return (DragonOptions){ .placing = number % 3,
                          .delegations = number / 3 % 2,
                          .negotiation = number / 6 % 3,
                          .deadlock = number / 18 % 2,
                          .next_judge = number / 36 % 2,
                          .dragon_favour = number % 4,
                          .countdown = number / 72 % 2 == 0 ? 0 : 30 };
}

#define N_OPTIONS 144

/* Looks at every so many plies of random games with all options. */
typedef void (*CheckPosition) (const DragonState *state, FavorRng *rng);

static void
play_random_games (guint n_games, guint stride, CheckPosition check)
{
  g_auto (FavorActions) legal = { 0 };
  FavorRng              rng;

  favor_rng_seed (&rng, 7);
  for (guint game = 0; game < n_games; game++)
    {
      DragonOptions options = make_options (game % N_OPTIONS);
      DragonState   state = { 0 };

      favor_dragon_game.setup (&state, &options, 2 + game % 6, game, NULL);
      while (state.head.decider != FAVOR_SEAT_NONE)
        {
          if (state.head.ply % stride == 0)
            check (&state, &rng);
          favor_dragon_game.list (&state, &legal);
          favor_dragon_game.apply (&state,
                                   &legal.items[favor_rng_below (&rng, legal.n)],
                                   NULL);
        }
      check (&state, &rng);
    }
}

/* A possibility of what is hidden is a valid position and looks as before. */
static void
check_determinization (const DragonState *state, FavorRng *rng)
{
  for (FavorSeat viewer = FAVOR_SEAT_NONE; viewer < state->head.n_seats; viewer++)
    {
      DragonState      observed = *state;
      DragonState      guess;
      g_autofree char *diff = NULL;
      FavorRefusal     why = { 0 };

      favor_game_observe (&favor_dragon_game, &observed, viewer);
      guess = observed;
      favor_dragon_game.determinize (&guess, viewer, rng);
      if (!favor_dragon_game.validate (&guess, &why))
        g_error ("round %u, phase %u: breaks invariant %d",
                 state->round,
                 state->head.phase,
                 why.arg[0]);
      favor_game_observe (&favor_dragon_game, &guess, viewer);
      diff = favor_schema_diff (&dragon_state_schema,
                                &observed,
                                &guess,
                                state->head.n_seats);
      g_assert_cmpstr (diff, ==, NULL);
    }
}

static void
test_determinize_all_options (void)
{
  play_random_games (N_OPTIONS, 3, check_determinization);
}

/* The policy reads nothing hidden: with the truth, with the observation and with a
 * possibility it prefers the same. */
static void
check_policy (const DragonState *state, FavorRng *rng)
{
  g_auto (FavorActions) legal = { 0 };
  FavorSeat             seat = state->head.decider;
  guint64               seed = favor_rng_next (rng);
  DragonState           views[3] = { *state, *state, *state };
  guint                 choice[3];

  if (seat == FAVOR_SEAT_NONE)
    return;
  favor_game_observe (&favor_dragon_game, &views[1], seat);
  views[2] = views[1];
  favor_dragon_game.determinize (&views[2], seat, rng);
  favor_dragon_game.list (state, &legal);
  for (guint i = 0; i < 3; i++)
    {
      FavorRng chance;

      favor_rng_seed (&chance, seed);
      choice[i] = favor_dragon_game.prefer (&views[i], &legal, &chance, NULL);
      g_assert_cmpuint (choice[i], <, legal.n);
      g_assert_cmpuint (choice[i], ==, choice[0]);
    }
  g_assert_cmpint (legal.items[choice[0]].kind, !=, DRAGON_ACTION_GIVE_FAVOUR);
}

static void
test_policy_reads_nothing_hidden (void)
{
  play_random_games (N_OPTIONS, 3, check_policy);
}

/* A policy can choose from a part of the list as well. */
static void
check_policy_of_parts (const DragonState *state, FavorRng *rng)
{
  g_auto (FavorActions) legal = { 0 };

  if (state->head.decider == FAVOR_SEAT_NONE)
    return;
  favor_dragon_game.list (state, &legal);
  while (legal.n > 1)
    {
      guint choice;

      legal.items[favor_rng_below (rng, legal.n)] = legal.items[legal.n - 1];
      legal.n--;
      choice = favor_dragon_game.prefer (state, &legal, rng, NULL);
      g_assert_cmpuint (choice, <, legal.n);
    }
}

static void
test_policy_of_parts (void)
{
  play_random_games (12, 5, check_policy_of_parts);
}

/* Every level answers every position with something legal, within its budget. */
static void
check_levels (const DragonState *state, FavorRng *rng)
{
  FavorSeat   seat = state->head.decider;
  DragonState observed = *state;

  if (seat == FAVOR_SEAT_NONE)
    return;
  favor_game_observe (&favor_dragon_game, &observed, seat);
  for (guint level = 0; level < FAVOR_N_LEVELS; level++)
    {
      FavorBotTask   task = { .game = &favor_dragon_game,
                              .observed = &observed,
                              .seat = seat,
                              .level = level,
                              .seed = favor_rng_next (rng),
                              .budget = 15000 };
      FavorBotChoice choice;
      FavorBotChoice again;

      favor_bot_choose (&task, &choice);
      favor_bot_choose (&task, &again);
      g_assert_cmpmem (&choice, sizeof choice, &again, sizeof again);
      g_assert_cmpuint (choice.spent, <=, 15000);
      g_assert_cmpuint (choice.n_proposals, >, 0);
      for (guint i = 0; i < choice.n_proposals; i++)
        g_assert_true (favor_dragon_game.check (state,
                                                &choice.proposals[i].action,
                                                NULL));
    }
}

static void
test_levels (void)
{
  play_random_games (18, 5, check_levels);
}

/* The share of the points that `better` takes from `worse`, in percent; they alternate over
 * four seats, in both arrangements. */
static guint
play_match (FavorLevel better, FavorLevel worse, guint n_games)
{
  guint twelfths = 0;

  for (guint game = 0; game < n_games; game++)
    {
      DragonOptions options = { .dragon_favour = 1 };
      DragonState   state = { 0 };
      guint         own = game % 2 == 0 ? 5 : 10;

      favor_dragon_game.setup (&state, &options, 4, game / 2, NULL);
      while (state.head.decider != FAVOR_SEAT_NONE)
        {
          FavorSeat      seat = state.head.decider;
          DragonState    observed = state;
          FavorBotChoice choice;
          FavorBotTask   task = { .game = &favor_dragon_game,
                                  .observed = &observed,
                                  .seat = seat,
                                  .level = (own >> seat & 1) != 0 ? better : worse,
                                  .seed = favor_bot_seed (game, state.head.ply, seat) };

          favor_game_observe (&favor_dragon_game, &observed, seat);
          favor_bot_choose (&task, &choice);
          favor_dragon_game.apply (&state, &choice.proposals[0].action, NULL);
        }
      twelfths += 12u * (guint) __builtin_popcount (state.winners & own) /
                  (guint) __builtin_popcount (state.winners);
    }
  return 100 * twelfths / (12 * n_games);
}

static void
test_levels_ascend (void)
{
  guint novice = play_match (FAVOR_LEVEL_NOVICE, FAVOR_LEVEL_RANDOM, 100);
  guint casual = play_match (FAVOR_LEVEL_CASUAL, FAVOR_LEVEL_NOVICE, 100);
  guint skilled = play_match (FAVOR_LEVEL_SKILLED, FAVOR_LEVEL_CASUAL, 100);

  g_test_message ("novice %u %%, casual %u %%, skilled %u %%", novice, casual, skilled);
  g_assert_cmpuint (novice, >=, 65);
  g_assert_cmpuint (casual, >=, 65);
  g_assert_cmpuint (skilled, >=, 65);
}

/* What is said to an offer: the first thing against it that everybody can see. */
static void
assert_reply (const DragonState *state, DragonReplyKind kind, gint n)
{
  const DragonReply reply = dragon_find_reply (state, FALSE, TRUE);

  g_assert_cmpint (reply.kind, ==, kind);
  g_assert_cmpint (reply.n, ==, n);
}

static void
test_reply (void)
{
  DragonState state = { .head.n_seats = 3,
                        .round = 3,
                        .favour = { 3, 7, 5 },
                        .n_pending = 1,
                        .pending = { { .from = 1, .to = 2, .favour = 2 } } };

  assert_reply (&state, DRAGON_REPLY_PRICE, 2);
  state.pending[0].when = DRAGON_WHEN_AFTER;
  assert_reply (&state, DRAGON_REPLY_PAYS_LATER, 0);
  state.promises_broken[1] = 2;
  state.promises_kept[1] = 1;
  assert_reply (&state, DRAGON_REPLY_BROKEN_WORD, 2);
  /* What is paid at once cannot be broken. */
  state.pending[0].when = DRAGON_WHEN_NOW;
  assert_reply (&state, DRAGON_REPLY_PRICE, 2);
  state.pending[0].favour = 0;
  state.pending[0].pledge = TRUE;
  assert_reply (&state, DRAGON_REPLY_BROKEN_WORD, 2);
  state.promises_kept[1] = 2;
  assert_reply (&state, DRAGON_REPLY_ONLY_PLEDGE, 0);
  state.round = 4;
  assert_reply (&state, DRAGON_REPLY_LEADS, 2);
  state.favour[2] = 6;
  assert_reply (&state, DRAGON_REPLY_ONLY_PLEDGE, 0);
  /* A person gives no reason, and who agrees needs none. */
  g_assert_cmpint (dragon_find_reply (&state, FALSE, FALSE).kind,
                   ==,
                   DRAGON_REPLY_DECLINES);
  g_assert_cmpint (dragon_find_reply (&state, TRUE, TRUE).kind, ==, DRAGON_REPLY_AGREES);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    {
      g_autofree char *path = g_strdup_printf ("/dragon/bot/%s", choices[i].name);

      g_test_add_data_func (path, &choices[i], test_choice);
    }
  for (guint i = 0; i < G_N_ELEMENTS (placements); i++)
    {
      g_autofree char *path = g_strdup_printf ("/dragon/bot/place/%s",
                                               placements[i].name);

      g_test_add_data_func (path, &placements[i], test_placement);
    }
  g_test_add_func ("/dragon/bot/place/keeps-word", test_keeps_word);
  g_test_add_func ("/dragon/bot/settle/pays-mostly", test_pays_mostly);
  g_test_add_func ("/dragon/bot/nominate/by-weight", test_nominates_by_weight);
  g_test_add_func ("/dragon/bot/offer", test_offers);
  g_test_add_func ("/dragon/bot/evaluate", test_evaluate);
  g_test_add_func ("/dragon/bot/determinize", test_determinize_all_options);
  g_test_add_func ("/dragon/bot/policy/reads-nothing-hidden",
                   test_policy_reads_nothing_hidden);
  g_test_add_func ("/dragon/bot/policy/of-parts", test_policy_of_parts);
  g_test_add_func ("/dragon/bot/levels", test_levels);
  g_test_add_func ("/dragon/bot/levels-ascend", test_levels_ascend);
  g_test_add_func ("/dragon/bot/reply", test_reply);
  return g_test_run ();
}
