/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "dragon-position.h"

/* Scenarios T56 to T66: deals and gifts. */

static const DragonSetup four = {
  .seats = "D1 O0 C0 R0",
  .judge = 'D',
  .votes = 3,
};

/* Four numbers in seat order. */
static void
assert_counts (const guint8 *counts, guint a, guint b, guint c, guint d)
{
  const guint8 expected[] = { (guint8) a, (guint8) b, (guint8) c, (guint8) d };

  g_assert_cmpmem (counts, sizeof expected, expected, sizeof expected);
}

static void
test_offers (void)
{
  g_auto (DragonPosition) self = { 0 };

  dragon_position_init (&self, &four);
  g_assert_cmpint (self.state.head.decider, ==, 1);
  dragon_position_refused (&self, "O:offer(C,vote-for,Me,1,now)", "not-enough-favour");
  g_assert_true (dragon_position_is_legal (&self, "O:offer(C,vote-for,Me,1,after)"));
  g_assert_true (dragon_position_is_legal (&self, "O:offer(C,vote-for,Me,0,now,pledge)"));
  dragon_position_refused (&self, "O:offer(C,vote-for,Me,0,now)", "empty-offer");
}

#define AGREED "O:offer(C,vote-for,Me,2,after,pledge) C:accept"

static void
test_accept (void)
{
  g_auto (DragonPosition) self = { 0 };

  dragon_position_init (&self, &four);
  dragon_position_play (&self, "O:offer(C,vote-for,Me,2,after,pledge)");
  g_assert_cmpint (self.state.head.phase, ==, DRAGON_PHASE_ANSWER);
  g_assert_cmpint (self.state.head.decider, ==, 2);
  g_assert_cmpint (self.state.head.turn_owner, ==, 1);
  dragon_position_refused (&self, "C:No>No", "wrong-phase");
  dragon_position_refused (&self, "O:accept", "not-your-decision");
  dragon_position_play (&self, "C:accept");
  g_assert_cmpint (self.state.head.phase, ==, DRAGON_PHASE_VOTE);
  g_assert_cmpint (self.state.head.decider, ==, 1);
  favor_assert_text (dragon_position_favour (&self), "D1 O0 C0 R0");
  g_assert_cmpint (self.state.n_deals, ==, 1);
  g_assert_cmpint (self.state.n_pending, ==, 0);
  g_assert_cmpint (self.state.deals[0].payment, ==, DRAGON_PAYMENT_OPEN);
}

#define LAP_1 AGREED " O:No>Me C:Me>Me R:Su>Su D:So>So"

static void
test_words_kept (void)
{
  g_auto (DragonPosition) self = { 0 };

  dragon_position_init (&self, &four);
  dragon_position_play (&self, LAP_1);
  g_assert_cmpint (self.state.deals[0].target_status, ==, DRAGON_TARGET_KEPT);
  g_assert_cmpint (self.state.deals[0].pledge_status, ==, DRAGON_PLEDGE_KEPT);
  assert_counts (self.state.promises_kept, 0, 1, 1, 0);
  g_assert_cmpint (self.state.deals[0].payment, ==, DRAGON_PAYMENT_DUE);
  /* The partner's word comes before the pledge. */
  g_assert_cmpint (dragon_event_arg (dragon_position_event (&self,
                                                            DRAGON_EVENT_WORD_KEPT,
                                                            0),
                                     "clan"),
                   ==,
                   DRAGON_CLAN_CRANE);
}

#define LAPS LAP_1 " / C:No>No R:So>So O:Ar>Me D:Ar>Ar / R:Me>No O:So>Me C:So>No D:Me>No"

static void
test_settle (void)
{
  g_auto (DragonPosition) self = { 0 };

  dragon_position_init (&self, &four);
  dragon_position_play (&self, LAPS);
  favor_assert_text (dragon_position_result (&self), "wins Me");
  g_assert_cmpint (self.state.counts[DRAGON_ROLE_MERCHANT], ==, 6);
  favor_assert_text (dragon_position_favour (&self), "D2 O4 C4 R3");
  g_assert_cmpint (self.state.head.phase, ==, DRAGON_PHASE_SETTLE);
  g_assert_cmpint (self.state.head.decider, ==, 1);
}

static void
test_pay (void)
{
  g_auto (DragonPosition) self = { 0 };

  dragon_position_init (&self, &four);
  dragon_position_play (&self, LAPS " O:pay");
  favor_assert_text (dragon_position_favour (&self), "D2 O2 C6 R3");
  assert_counts (self.state.promises_kept, 0, 2, 1, 0);
  g_assert_cmpint (self.state.deals[0].payment, ==, DRAGON_PAYMENT_PAID);
  g_assert_cmpint (self.state.head.phase, ==, DRAGON_PHASE_SEND_HOME);
  g_assert_cmpint (self.state.head.decider, ==, 1);
}

static void
test_refuse (void)
{
  g_auto (DragonPosition) self = { 0 };

  dragon_position_init (&self, &four);
  dragon_position_play (&self, LAPS " O:refuse");
  favor_assert_text (dragon_position_favour (&self), "D2 O4 C4 R3");
  assert_counts (self.state.promises_broken, 0, 1, 0, 0);
  g_assert_cmpint (self.state.deals[0].payment, ==, DRAGON_PAYMENT_BROKEN);
  g_assert_cmpint (self.state.head.phase, ==, DRAGON_PHASE_SEND_HOME);
  g_assert_cmpint (self.state.head.decider, ==, 1);
}

static void
test_unpayable (void)
{
  g_auto (DragonPosition) self = { 0 };
  const DragonSetup       setup = { .seats = "O0 C0 R5", .judge = 'R', .votes = 1 };

  dragon_position_init (&self, &setup);
  dragon_position_play (&self,
                        "O:offer(C,vote-for,So,3,after) C:accept O:No>No C:So>So "
                        "R:Me>Me");
  favor_assert_text (dragon_position_result (&self), "deadlock");
  g_assert_cmpuint (dragon_position_count (&self, DRAGON_EVENT_WORD_KEPT), ==, 1);
  g_assert_cmpuint (dragon_position_count (&self, DRAGON_EVENT_PROMISE_UNPAYABLE), ==, 1);
  g_assert_cmpint (self.state.promises_kept[1], ==, 1);
  g_assert_cmpint (self.state.promises_broken[0], ==, 1);
  g_assert_cmpint (self.state.round, ==, 2);
}

static void
test_no_votes_left (void)
{
  g_auto (DragonPosition) self = { 0 };
  const DragonSetup       setup = { .seats = "D O C R", .judge = 'D', .votes = 1 };

  dragon_position_init (&self, &setup);
  dragon_position_play (&self, "O:Ar>Ar");
  dragon_position_refused (&self, "C:offer(O,avoid,No,0,now,pledge)", "no-votes-left");
  g_assert_true (dragon_position_is_legal (&self, "C:offer(R,avoid,No,0,now,pledge)"));
  g_assert_true (dragon_position_is_legal (&self, "C:offer(D,avoid,No,0,now,pledge)"));
}

static void
test_offer_limit (void)
{
  g_auto (DragonPosition) self = { 0 };

  dragon_position_init (&self, &four);
  dragon_position_play (&self,
                        "O:offer(C,vote-for,Me,1,after) C:decline "
                        "O:offer(R,vote-for,Me,1,after) R:accept");
  dragon_position_refused (&self, "O:offer(D,vote-for,Me,1,after)", "offer-limit");
}

static const DragonSetup last_round = {
  .seats = "O6 C6 R2",
  .judge = 'O',
  .round = 5,
};

static void
test_last_round (void)
{
  g_auto (DragonPosition) self = { 0 };

  dragon_position_init (&self, &last_round);
  g_assert_cmpint (self.state.head.decider, ==, 1);
  dragon_position_refused (&self, "C:offer(R,vote-for,So,1,after)", "no-later");
  g_assert_true (dragon_position_is_legal (&self, "C:offer(R,vote-for,So,1,now)"));
  dragon_position_refused (&self, "C:give(R,7)", "not-enough-favour");
}

static void
test_gift_limit (void)
{
  g_auto (DragonPosition) self = { 0 };

  dragon_position_init (&self, &last_round);
  dragon_position_play (&self, "C:give(R,1) C:give(R,1) C:give(R,1)");
  favor_assert_text (dragon_position_favour (&self), "O6 C3 R5");
  dragon_position_refused (&self, "C:give(R,1)", "gift-limit");
  g_assert_cmpint (self.state.head.decider, ==, 1);
}

static void
test_negotiation (void)
{
  g_auto (DragonPosition) gifts = { 0 };
  g_auto (DragonPosition) none = { 0 };
  const DragonSetup       gifts_only = {
          .seats = "D1 O1",
          .votes = 1,
          .options = "negotiation=gifts-only",
  };
  const DragonSetup off = {
    .seats = "D1 O1",
    .votes = 1,
    .options = "negotiation=off",
  };

  dragon_position_init (&gifts, &gifts_only);
  dragon_position_refused (&gifts, "O:offer(D,vote-for,So,1,now)", "gifts-only");
  g_assert_true (dragon_position_is_legal (&gifts, "O:give(D,1)"));
  dragon_position_init (&none, &off);
  dragon_position_refused (&none, "O:offer(D,vote-for,So,1,now)", "no-negotiation");
  dragon_position_refused (&none, "O:give(D,1)", "no-negotiation");
}

/* A price for now changes hands on acceptance and is not returned (ruling 58). */
static void
test_pay_now (void)
{
  g_auto (DragonPosition) self = { 0 };
  const DragonSetup       setup = { .seats = "D1 O2 C0", .judge = 'D', .votes = 3 };

  dragon_position_init (&self, &setup);
  dragon_position_play (&self, "O:offer(C,avoid,So,2,now) C:accept");
  favor_assert_text (dragon_position_favour (&self), "D1 O0 C2");
  g_assert_cmpint (self.state.pad[1][DRAGON_SOURCE_DEALS], ==, -2);
  g_assert_cmpint (self.state.deals[0].payment, ==, DRAGON_PAYMENT_PAID);
  dragon_position_play (&self, "O:Ar>Ar C:Me>So D:Su>Su");
  g_assert_cmpint (self.state.deals[0].target_status, ==, DRAGON_TARGET_BROKEN);
  g_assert_cmpint (self.state.promises_broken[2], ==, 1);
  favor_assert_text (dragon_position_favour (&self), "D1 O0 C2");
}

/* A partner who has placed already promises his card of the next lap (ruling 57), and a
 * broken word frees from the price (ruling 60). */
static void
test_next_lap (void)
{
  g_auto (DragonPosition) self = { 0 };
  const DragonSetup       setup = { .seats = "D1 O0 C0", .judge = 'D', .votes = 3 };

  dragon_position_init (&self, &setup);
  dragon_position_play (&self, "O:Ar>Ar C:offer(O,avoid,So,4,after,pledge) O:accept");
  g_assert_cmpint (self.state.deals[0].pledge_lap, ==, 1);
  g_assert_cmpint (self.state.deals[0].target_lap, ==, 2);
  dragon_position_play (&self, "C:Me>So D:Su>Su");
  g_assert_cmpint (self.state.deals[0].pledge_status, ==, DRAGON_PLEDGE_BROKEN);
  g_assert_cmpint (self.state.deals[0].target_status, ==, DRAGON_TARGET_OPEN);
  dragon_position_play (&self, "C:Me>Me O:As>So D:No>No");
  g_assert_cmpint (self.state.deals[0].target_status, ==, DRAGON_TARGET_BROKEN);
  g_assert_cmpint (self.state.deals[0].payment, ==, DRAGON_PAYMENT_VOID);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define SCENARIO(name, func) g_test_add_func ("/dragon/scenario/" name, func)
  SCENARIO ("T56-offers", test_offers);
  SCENARIO ("T57-accept", test_accept);
  SCENARIO ("T58-words-kept", test_words_kept);
  SCENARIO ("T59-settle", test_settle);
  SCENARIO ("T60-pay", test_pay);
  SCENARIO ("T60-refuse", test_refuse);
  SCENARIO ("T61-unpayable", test_unpayable);
  SCENARIO ("T62-no-votes-left", test_no_votes_left);
  SCENARIO ("T63-offer-limit", test_offer_limit);
  SCENARIO ("T64-last-round", test_last_round);
  SCENARIO ("T65-gift-limit", test_gift_limit);
  SCENARIO ("T66-negotiation", test_negotiation);
  g_test_add_func ("/dragon/deals/paid-now", test_pay_now);
  g_test_add_func ("/dragon/deals/next-lap", test_next_lap);
  return g_test_run ();
}
