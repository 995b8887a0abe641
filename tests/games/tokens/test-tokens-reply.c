/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "tokens-position.h"
#include "tokens-reply.h"

/* What computers say to offers. */

typedef struct
{
  const char     *position;
  const char     *offer;
  TokensReplyKind kind;
  gint            resource;
  guint           n;
} Case;

#define OFFER(give, want) "offer-trade give " give " want " want " to p1"

static const Case cases[] = {
  /* What nobody could give is said first, and what is seen of the hand second. */
  { "p0: hand brick; p1: hand ore",
    OFFER ("brick", "2ore"),
    TOKENS_REPLY_FEW_CARDS,
    FAVOR_NONE,
    1 },
  { "p0: hand brick; p1: hand ore",
    OFFER ("brick", "gold"),
    TOKENS_REPLY_FEW_COINS,
    FAVOR_NONE,
    0 },
  { "p0: hand brick; p1: hand 3ore",
    OFFER ("brick", "3ore"),
    TOKENS_REPLY_MORE_CARDS,
    FAVOR_NONE,
    2 },
  /* It is known that he has it. */
  { "p0: hand brick; p1: hand 3ore",
    OFFER ("brick", "ore"),
    TOKENS_REPLY_NEEDS,
    TOKENS_ORE,
    0 },
  /* Whether he has it or not: nobody knows. */
  { "p0: hand brick; p1: hand 3ore",
    OFFER ("brick", "grain"),
    TOKENS_REPLY_TOO_FEW,
    TOKENS_GRAIN,
    0 },
  { "p0: hand brick; p1: hand ore, gold 2",
    OFFER ("brick", "gold"),
    TOKENS_REPLY_TOO_LITTLE,
    FAVOR_NONE,
    0 },
  { "option target 8; p0: hand brick, markers 4; p1: hand ore",
    OFFER ("brick", "ore"),
    TOKENS_REPLY_NEAR_TARGET,
    FAVOR_NONE,
    2 },
};

static void
test_reasons (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (TokensPosition) position;
      TokensState             masked;
      TokensReply             reply;

      g_test_message ("%s", cases[i].offer);
      tokens_position_init (&position, cases[i].position);
      tokens_position_play (&position, cases[i].offer);
      reply = tokens_find_reply (&position.state, 1, TOKENS_ANSWER_DECLINE, TRUE);
      g_assert_cmpint (reply.kind, ==, cases[i].kind);
      g_assert_cmpint (reply.resource, ==, cases[i].resource);
      g_assert_cmpuint (reply.n, ==, cases[i].n);

      /* The same, whoever hears it: nothing is read that is hidden. */
      for (FavorSeat viewer = 0; viewer < 4; viewer++)
        {
          TokensReply heard;

          masked = position.state;
          favor_game_observe (&favor_tokens_game, &masked, viewer);
          heard = tokens_find_reply (&masked, 1, TOKENS_ANSWER_DECLINE, TRUE);
          g_assert_cmpmem (&heard, sizeof heard, &reply, sizeof reply);
        }
    }
}

static void
test_persons (void)
{
  static const TokensReplyKind kinds[] = {
    [TOKENS_ANSWER_NONE] = TOKENS_REPLY_NONE,
    [TOKENS_ANSWER_ACCEPT] = TOKENS_REPLY_AGREES,
    [TOKENS_ANSWER_DECLINE] = TOKENS_REPLY_DECLINES,
    [TOKENS_ANSWER_COUNTER] = TOKENS_REPLY_COUNTERS,
  };
  g_auto (TokensPosition) position;

  tokens_position_init (&position, "p0: hand brick; p1: hand ore");
  tokens_position_play (&position, OFFER ("brick", "ore"));
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    g_assert_cmpint (tokens_find_reply (&position.state, 1, (TokensAnswerKind) i, FALSE)
                       .kind,
                     ==,
                     kinds[i]);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tokens/reply/reasons", test_reasons);
  g_test_add_func ("/tokens/reply/persons", test_persons);
  return g_test_run ();
}
