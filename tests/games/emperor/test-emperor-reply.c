/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <string.h>

#include "emperor-bot.h"
#include "emperor-deal.h"
#include "emperor-position.h"
#include "emperor-random.h"
#include "emperor-reply.h"

/* What is said in answer to an offer: facts, and only those that everybody can see. */

#define EVERYBODY 0x3fu

/* ---- Each answer ---------------------------------------------------------------------- */

typedef struct
{
  const char      *position;
  const char      *offer;
  const char      *answer;
  EmperorReplyKind kind;
  const char      *card;
  const char      *staff;
  gint             n;
} Case;

/* clang-format off */
static const Case cases[] = {
  { "p0: hand A1; p1: hand C1", "offer p1 give A1 for C1", "accept", EMPEROR_REPLY_AGREES },
  { "p0: hand A1; p1: hand A1", "offer p1 give A1 for A1", "accept", EMPEROR_REPLY_AGREES },
  { "p0: G5; p1: G5", "offer p1 give G2 for G2", "decline", EMPEROR_REPLY_NONE },
  { "p0: G5; p1: G5", "invite p1", "decline", EMPEROR_REPLY_NO_OFFER },
  { "p0: F42, hand A1; p1: hand C1", "offer p1 give A1 for C1", "decline",
    EMPEROR_REPLY_NEAR_TARGET, .n = 8 },
  { "p0: F41, hand A1; p1: hand C1", "offer p1 give A1 for C1", "decline",
    EMPEROR_REPLY_TOO_LITTLE },
  { "p0: G9; p1: hand C1, market M1", "offer p1 give G9 for M1", "decline", EMPEROR_REPLY_SECRETS },
  { "p0: G9; p1: hand C1; p2: hand 2O2, unknown", "offer p2 give G9 for O2", "decline",
    EMPEROR_REPLY_GIVES_NONE, "O2" },
  /* A first Star on one of several Staff is paid with Soup and Incense. */
  { "p0: G9; p1: hand C1 P1, stars A1 C1", "offer p1 give G3 for C1", "decline",
    EMPEROR_REPLY_NEEDS_CARD, "C1" },
  { "p0: G9; p1: hand C1 P1, stars A1 C1", "offer p1 give G3 for P1", "decline",
    EMPEROR_REPLY_NEEDS_CARD, "P1" },
  /* A third Star can be on one only who has two. */
  { "p0: G9; p1: G5, hand O2 P3, stars C2", "offer p1 give G9 for O2", "decline",
    EMPEROR_REPLY_NEEDS_CARD, "O2", "C" },
  /* It has another one. */
  { "p0: G9; p1: hand 2C1 P1, stars A1 C1", "offer p1 give G3 for C1", "decline",
    EMPEROR_REPLY_MORE_CARDS, .n = 1 },
  /* What it gets serves as well. */
  { "p0: G9, hand A1; p1: hand C1 P1, stars A1 C1", "offer p1 give A1 for C1", "decline",
    EMPEROR_REPLY_TOO_LITTLE },
  { "p0: G9, hand A1; p1: hand C1", "offer p1 give A1 for nothing yours no-intrigue/1", "decline",
    EMPEROR_REPLY_PROMISE },
  { "p0: G9, hand A1; p1: hand C3", "offer p1 give A1 G1 for C3", "decline",
    EMPEROR_REPLY_VALUE, .n = 4 },
  { "p0: G9, hand A1; p1: hand 3A1", "offer p1 give A1 for A1", "decline",
    EMPEROR_REPLY_HAS_CARD, "A1" },
  { "p0: hand A1; p1: hand 3B1 3C1 2P1", "offer p1 give A1 for nothing", "decline",
    EMPEROR_REPLY_FULL_HAND },
};

/* clang-format on */

static EmperorReply
answer (EmperorPosition *position, const char *action, guint computers)
{
  const EmperorState before = position->state;

  emperor_position_play (position, action);
  return emperor_find_reply (&before, &position->state, computers);
}

static void
test_cases (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const Case              *row = &cases[i];
      g_auto (EmperorPosition) position = { 0 };
      EmperorReply             reply;

      g_test_message ("%s; %s", row->position, row->offer);
      emperor_position_init (&position, row->position);
      emperor_position_play (&position, row->offer);
      reply = answer (&position, row->answer, EVERYBODY);
      g_assert_cmpint (reply.kind, ==, row->kind);
      g_assert_cmpint (reply.n, ==, row->n);
      g_assert_cmpint (reply.card,
                       ==,
                       row->card != NULL ? emperor_parse_piece (row->card) : FAVOR_NONE);
      g_assert_cmpint (reply.staff,
                       ==,
                       row->staff != NULL ? emperor_parse_staff (row->staff)
                                          : FAVOR_NONE);
    }
}

/* A person is not made to say what nobody knows. */
static void
test_persons (void)
{
  g_auto (EmperorPosition) position = { 0 };
  EmperorReply             reply;

  emperor_position_init (&position, "p0: F42, hand A1; p1: hand C1");
  emperor_position_play (&position, "offer p1 give A1 for C1");
  reply = answer (&position, "decline", 1u << 0 | 1u << 2);
  g_assert_cmpint (reply.kind, ==, EMPEROR_REPLY_DECLINES);
  g_assert_cmpint (reply.by, ==, 1);
  g_assert_cmpint (reply.to, ==, 0);
}

static void
test_word (void)
{
  g_auto (EmperorPosition) position = { 0 };
  EmperorReply             reply;

  emperor_position_init (&position, "p0: G9; p1: hand C1");
  position.state.broken[0] = 3;
  position.state.kept[0] = 2;
  emperor_position_play (&position, "offer p1 give G1 for nothing mine no-intrigue/1");
  reply = answer (&position, "decline", EVERYBODY);
  g_assert_cmpint (reply.kind, ==, EMPEROR_REPLY_BROKEN_WORD);
  g_assert_cmpint (reply.n, ==, 3);
}

static void
test_counter (void)
{
  static const struct
  {
    const char      *offer;
    const char      *counter;
    EmperorReplyKind kind;
    gint             n;
  } counters[] = {
    { "offer p1 give A1 G1 for C1",
      "counter give C1 for A1 G3",
      EMPEROR_REPLY_MORE_GOLD,
      2 },
    { "offer p1 give A1 G1 for C1", "counter give C1 for A1", EMPEROR_REPLY_COUNTERS, 0 },
    { "offer p1 give A1 G1 for C1", "counter give C1 for G3", EMPEROR_REPLY_COUNTERS, 0 },
    { "offer p1 give A1 for G3", "counter give G1 for A1", EMPEROR_REPLY_LESS_GOLD, 2 },
    { "offer p1 give A1 for G1",
      "counter give nothing for A1 G1",
      EMPEROR_REPLY_MORE_GOLD,
      2 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (counters); i++)
    {
      g_auto (EmperorPosition) position = { 0 };
      EmperorReply             reply;

      emperor_position_init (&position, "p0: G5, hand A1; p1: G5, hand C1");
      emperor_position_play (&position, counters[i].offer);
      reply = answer (&position, counters[i].counter, EVERYBODY);
      g_assert_cmpint (reply.kind, ==, counters[i].kind);
      g_assert_cmpint (reply.n, ==, counters[i].n);
      /* The answer to the counter-offer is an answer, too. */
      reply = answer (&position, "accept", EVERYBODY);
      g_assert_cmpint (reply.kind, ==, EMPEROR_REPLY_AGREES);
      g_assert_cmpint (reply.by, ==, 0);
    }
}

/* Undone, or something else, is no answer. */
static void
test_no_answer (void)
{
  g_auto (EmperorPosition) position = { 0 };
  EmperorState             before, offered;

  emperor_position_init (&position, "p0: G5, hand A1; p1: hand C1");
  before = position.state;
  emperor_position_play (&position, "offer p1 give A1 G1 for C1");
  offered = position.state;
  g_assert_cmpint (emperor_find_reply (&before, &offered, EVERYBODY).kind,
                   ==,
                   EMPEROR_REPLY_NONE);
  g_assert_cmpint (emperor_find_reply (&offered, &before, EVERYBODY).kind,
                   ==,
                   EMPEROR_REPLY_NONE);
  emperor_position_play (&position, "accept");
  emperor_position_play (&position, "sell C1");
  g_assert_cmpint (emperor_find_reply (&offered, &position.state, EVERYBODY).kind,
                   ==,
                   EMPEROR_REPLY_NONE);
}

/* ---- In random games ------------------------------------------------------------------ */

static void
assert_same (const EmperorReply *a, const EmperorReply *b)
{
  g_assert_cmpint (a->kind, ==, b->kind);
  g_assert_cmpint (a->card, ==, b->card);
  g_assert_cmpint (a->staff, ==, b->staff);
  g_assert_cmpint (a->n, ==, b->n);
}

/* What is said is what `viewer` could say as well, who sees no other hand; and it does not change
 * with what he does not see. */
static void
assert_public (const EmperorState *before,
               const EmperorState *after,
               const EmperorReply *reply,
               FavorSeat           viewer,
               FavorRng           *rng)
{
  EmperorState seen_before = *before;
  EmperorState seen_after = *after;
  EmperorReply seen;

  favor_game_observe (&favor_emperor_game, &seen_before, viewer);
  favor_game_observe (&favor_emperor_game, &seen_after, viewer);
  seen = emperor_find_reply (&seen_before, &seen_after, EVERYBODY);
  assert_same (reply, &seen);
  favor_emperor_game.determinize (&seen_before, viewer, rng);
  seen = emperor_find_reply (&seen_before, &seen_after, EVERYBODY);
  assert_same (reply, &seen);
}

static void
assert_true (const EmperorState *before, const EmperorReply *reply)
{
  const EmperorDeal *deal = &before->deal;

  if (reply->kind == EMPEROR_REPLY_GIVES_NONE)
    g_assert_cmpuint (emperor_bundle_get (&deal->take, reply->card),
                      >,
                      before->known[reply->by][reply->card]);
  if (reply->kind == EMPEROR_REPLY_NEEDS_CARD)
    {
      g_assert_cmpuint (emperor_bundle_get (&deal->take, reply->card), >, 0);
      g_assert_cmpint (before->hand[reply->by][reply->card], >, 0);
      g_assert_true (reply->staff == FAVOR_NONE ||
                     before->stars[reply->by][reply->staff] < 3);
    }
  if (reply->kind == EMPEROR_REPLY_HAS_CARD)
    {
      g_assert_cmpuint (emperor_bundle_get (&deal->give, reply->card), >, 0);
      g_assert_cmpint (before->hand[reply->by][reply->card], >, 0);
    }
  if (reply->kind == EMPEROR_REPLY_NEAR_TARGET)
    g_assert_cmpint (reply->n, <=, EMPEROR_BOT_NEAR_TARGET);
}

static EmperorReplyKind
expect_kind (const EmperorState *before, const FavorAction *action)
{
  if (action->kind == EMPEROR_ACTION_ACCEPT_TRADE)
    return EMPEROR_REPLY_AGREES;
  if (action->kind == EMPEROR_ACTION_DECLINE_TRADE)
    return before->prompt == EMPEROR_PROMPT_INVITE ? EMPEROR_REPLY_NO_OFFER
                                                   : EMPEROR_REPLY_DECLINES;
  if (action->kind == EMPEROR_ACTION_COUNTER_TRADE)
    return EMPEROR_REPLY_COUNTERS;
  return EMPEROR_REPLY_NONE;
}

static void
walk (guint number, guint *seen, FavorRng *rng)
{
  g_auto (FavorActions) legal = { 0 };
  EmperorState          state;

  emperor_random_start (&state, number);
  for (guint i = 0; i < 600 && state.head.decider != FAVOR_SEAT_NONE; i++)
    {
      EmperorState      before = state;
      const FavorAction action = emperor_random_action (&state, &legal, rng);
      EmperorReply      reply, silent;

      /* Somebody may have lost track of what one of them holds. */
      if (favor_rng_below (rng, 8) == 0)
        {
          const guint seat = favor_rng_below (rng, state.head.n_seats);

          memset (before.known[seat], 0, sizeof before.known[seat]);
          state = before;
        }
      favor_emperor_game.apply (&state, &action, NULL);
      silent = emperor_find_reply (&before, &state, 0);
      reply = emperor_find_reply (&before, &state, EVERYBODY);
      seen[reply.kind]++;
      if (silent.kind == EMPEROR_REPLY_NONE)
        {
          g_assert_cmpint (reply.kind, ==, EMPEROR_REPLY_NONE);
          continue;
        }
      if (silent.kind > EMPEROR_REPLY_TOO_LITTLE)
        silent.kind = EMPEROR_REPLY_COUNTERS;
      g_assert_cmpint (silent.kind, ==, expect_kind (&before, &action));
      assert_true (&before, &reply);
      assert_public (&before, &state, &reply, reply.to, rng);
      assert_public (&before, &state, &reply, reply.by, rng);
    }
}

static void
test_random (void)
{
  guint    seen[EMPEROR_N_REPLIES] = { 0 };
  FavorRng rng;

  favor_rng_seed (&rng, 23);
  for (guint number = 0; number < 150; number++)
    walk (number, seen, &rng);
  for (guint kind = 0; kind < EMPEROR_N_REPLIES; kind++)
    g_test_message ("%u: %u", kind, seen[kind]);
  g_assert_cmpuint (seen[EMPEROR_REPLY_AGREES], >, 100);
  g_assert_cmpuint (seen[EMPEROR_REPLY_NEEDS_CARD], >, 10);
  g_assert_cmpuint (seen[EMPEROR_REPLY_GIVES_NONE], >, 10);
  g_assert_cmpuint (seen[EMPEROR_REPLY_VALUE], >, 10);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/emperor-reply/cases", test_cases);
  g_test_add_func ("/emperor-reply/persons", test_persons);
  g_test_add_func ("/emperor-reply/word", test_word);
  g_test_add_func ("/emperor-reply/counter", test_counter);
  g_test_add_func ("/emperor-reply/no-answer", test_no_answer);
  g_test_add_func ("/emperor-reply/random", test_random);
  return g_test_run ();
}
