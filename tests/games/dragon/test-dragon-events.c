/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "dragon-position.h"
#include "favor-text.h"

/* The log lines, in the words of the specification (10.4). */

#define D   DRAGON_CLAN_DRAGON
#define O   DRAGON_CLAN_OX
#define DOC (1 << DRAGON_CLAN_DRAGON | 1 << DRAGON_CLAN_OX | 1 << DRAGON_CLAN_CRANE)
#define AR  DRAGON_ROLE_ARTISAN
#define NO  DRAGON_ROLE_NOBLE

typedef struct
{
  DragonEvent kind;
  gint16      args[FAVOR_EVENT_ARGS];
  const char *text;
} Line;

/* clang-format off */
static const Line lines[] = {
  { DRAGON_EVENT_GAME_STARTED, { DOC, D },
    "Dragon, Ox and Crane send their delegations. Dragon is the first Judge." },
  { DRAGON_EVENT_VOTES_NOMINATED, { O, 3 }, "Ox calls for 3 votes each." },
  { DRAGON_EVENT_VOTES_NOMINATED, { O, 1 }, "Ox calls for 1 vote each." },
  { DRAGON_EVENT_VOTES_FIXED, { 0 }, "Only one vote each is left to call for." },
  { DRAGON_EVENT_CARD_PLACED, { O, NO, 0 }, "Ox votes for Noble." },
  { DRAGON_EVENT_CARD_PLACED_SECRETLY, { O, 0 }, "Ox has placed a card." },
  { DRAGON_EVENT_LAP_LOCATED, { 0 }, "The cards of this lap are shown where they lie." },
  { DRAGON_EVENT_CARD_LOCATED, { O, NO, 0 }, "Ox votes for Noble." },
  { DRAGON_EVENT_CARD_TIMED_OUT, { O, NO, 0 },
    "Ox ran out of time; a random card votes for Noble." },
  { DRAGON_EVENT_CARD_SHIFTED, { O, AR, NO, 0 }, "Ox moves its vote from Artisan to Noble." },
  { DRAGON_EVENT_CARD_KEPT, { O, 0 }, "Ox keeps its vote." },
  { DRAGON_EVENT_FAVOUR_GIVEN, { O, D, 2 }, "Ox gives 2 Favour to Dragon." },
  { DRAGON_EVENT_DEAL_OFFERED, { O, D, DRAGON_ASK_VOTE_FOR, NO },
    "Ox to Dragon: \"Vote for Noble.\"" },
  { DRAGON_EVENT_DEAL_OFFERED, { O, D, DRAGON_ASK_AVOID, NO },
    "Ox to Dragon: \"Stay off Noble.\"" },
  { DRAGON_EVENT_PRICE_OFFERED, { O, 2, DRAGON_WHEN_NOW }, "Ox offers 2 Favour for it, now." },
  { DRAGON_EVENT_PRICE_OFFERED, { O, 2, DRAGON_WHEN_AFTER },
    "Ox offers 2 Favour for it, after the vote." },
  { DRAGON_EVENT_PLEDGE_OFFERED, { O }, "Ox will do the same." },
  { DRAGON_EVENT_DEAL_ACCEPTED, { D }, "Dragon agrees." },
  { DRAGON_EVENT_DEAL_DECLINED, { D }, "Dragon declines." },
  { DRAGON_EVENT_WORD_KEPT, { O, D }, "Ox keeps its word to Dragon." },
  { DRAGON_EVENT_WORD_BROKEN, { O, D }, "Ox breaks its word to Dragon." },
  { DRAGON_EVENT_CARDS_REVEALED, { 0 }, "The cards are turned up." },
  { DRAGON_EVENT_CARD_TURNED, { O, AR, NO, 0 }, "Ox: Artisan on Noble." },
  { DRAGON_EVENT_WORKS_PLACED, { O, NO, 0 }, "Ox's Artisan puts two Works on Noble." },
  { DRAGON_EVENT_ARTISAN_ALONE, { O, 0 }, "Nobody else is there: Ox gains 1 Favour." },
  { DRAGON_EVENT_CARD_WITHDRAWN, { O, NO, D, NO, 0, 1 },
    "Ox's Assassin strikes Noble: Dragon's Noble is withdrawn." },
  { DRAGON_EVENT_ASSASSIN_MISSED, { O, NO, 0 }, "Ox's Assassin finds no Noble." },
  { DRAGON_EVENT_FAVOUR_TAKEN, { O, D, 0 }, "Ox takes 1 Favour from Dragon." },
  { DRAGON_EVENT_MERCHANT_PAID, { O, 1 << D, 2, 0 },
    "Ox's Merchant bargains with Dragon and gains 2 Favour." },
  { DRAGON_EVENT_MERCHANT_ALONE, { O, 0 }, "Ox's Merchant finds nobody to trade with." },
  { DRAGON_EVENT_SOLDIER_FORCE, { O, 1 << D, 1, 0 },
    "Ox's Soldier costs Dragon 1 Favour; Ox gains 1." },
  { DRAGON_EVENT_SOLDIER_FORCE, { O, DOC & ~(1 << O), 2, 0 },
    "Ox's Soldier costs Dragon and Crane 1 Favour each; Ox gains 1." },
  { DRAGON_EVENT_SOLDIER_IDLE, { O, 0 }, "Ox's Soldier impresses nobody." },
  { DRAGON_EVENT_SUPPLIER_GAVE, { O, 1 << O, 1, 0 },
    "Ox's Supplier gives 1 Favour to Ox." },
  { DRAGON_EVENT_SUPPLIER_GAVE, { O, DOC, 3, 0 },
    "Ox's Supplier gives 1 Favour each to Dragon, Ox and Crane." },
  { DRAGON_EVENT_VOTES_COUNTED, { 0 }, "The votes are counted." },
  { DRAGON_EVENT_ROLE_COUNTED, { NO, 3 }, "Noble: 3 votes." },
  { DRAGON_EVENT_ROLE_COUNTED, { NO, 1 }, "Noble: 1 vote." },
  { DRAGON_EVENT_TIE_BROKEN, { NO }, "Tied; the vote of the Dragon decides for Noble." },
  { DRAGON_EVENT_TIE_BROKEN_BY_JUDGE, { NO }, "Tied; the Judge decides for Noble." },
  { DRAGON_EVENT_DEADLOCK, { 2 },
    "Tied at 2: the council is deadlocked, nobody is favoured." },
  { DRAGON_EVENT_ROLE_WON, { NO }, "Noble wins the vote." },
  { DRAGON_EVENT_FAVOUR_WON, { O, DRAGON_DEED_VOTING }, "Ox gains Favour for voting." },
  { DRAGON_EVENT_FAVOUR_WON, { O, DRAGON_DEED_PLAYING }, "Ox gains Favour for playing." },
  { DRAGON_EVENT_GREAT_FAVOUR_WON, { O }, "Ox gains Great Favour." },
  { DRAGON_EVENT_PATRONAGE_PAID, { O, 2, 0 }, "Ox's Noble gains 2 Favour." },
  { DRAGON_EVENT_PROMISE_PAID, { O, D, 2 }, "Ox pays 2 Favour to Dragon as promised." },
  { DRAGON_EVENT_PROMISE_BROKEN, { O, D }, "Ox refuses to pay Dragon." },
  { DRAGON_EVENT_PROMISE_UNPAYABLE, { O, D }, "Ox cannot pay Dragon." },
  { DRAGON_EVENT_SENT_HOME, { O, NO, 0 }, "Ox sends its Noble home." },
  { DRAGON_EVENT_HOME_SHOWN, { O, NO, 3 }, "Ox sent its Noble home in round 3." },
  { DRAGON_EVENT_JUDGE_CHANGED, { O }, "Ox is the next Judge." },
  { DRAGON_EVENT_GAME_WON, { O, 12 }, "Ox wins with 12 Favour." },
  { DRAGON_EVENT_GAME_WON_BY_DRAGON, { DOC, 9 },
    "Dragon, Ox and Crane are level at 9; the Dragon takes the seat." },
  { DRAGON_EVENT_GAME_DRAWN, { DOC & ~(1 << D), 9 },
    "Ox and Crane are level at 9: the game is drawn between them." },
};
/* clang-format on */

static const FavorNames names = { { "Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus" } };

static void
test_lines (void)
{
  guint64 seen = 0;

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      FavorEvent event = {
        .kind = (guint8) lines[i].kind,
        .seen_by = FAVOR_SEEN_BY_EVERYBODY,
      };

      memcpy (event.arg, lines[i].args, sizeof event.arg);
      favor_assert_text (favor_text_for_event (&favor_dragon_game, &event, 0, &names),
                         lines[i].text);
      seen |= (guint64) 1 << lines[i].kind;
    }
  for (guint kind = 0; kind < DRAGON_N_EVENTS; kind++)
    g_assert_true ((seen & (guint64) 1 << kind) != 0);
}

static void
assert_heard (DragonPosition *self, DragonEvent kind, FavorSeat viewer, const char *text)
{
  const FavorEvent *event = dragon_position_event (self, kind, 0);

  g_assert_nonnull (event);
  favor_assert_text (favor_text_for_event (&favor_dragon_game, event, viewer, &names),
                     text);
}

/* A hidden place is for its owner only, even when time ran out. */
static void
test_hidden_place (void)
{
  g_auto (DragonPosition) self = { 0 };
  const DragonSetup       setup = {
          .seats = "D O C R",
          .votes = 1,
          .options = "placing=secret countdown=15",
  };

  dragon_position_init (&self, &setup);
  dragon_position_play (&self, "O:Ar>No!");
  g_assert_cmpuint (self.events.n, ==, 1);
  assert_heard (&self,
                DRAGON_EVENT_CARD_TIMED_OUT,
                1,
                "Ox ran out of time; a random card votes for Noble.");
  assert_heard (&self,
                DRAGON_EVENT_CARD_TIMED_OUT,
                2,
                "Ox ran out of time; a random card is placed.");
  dragon_position_play (&self, "C:Me>Su");
  g_assert_cmpuint (self.events.n, ==, 1);
  assert_heard (&self, DRAGON_EVENT_CARD_PLACED_SECRETLY, 1, "Crane has placed a card.");
  /* The last of the others places secretly too; then the lap is shown. */
  dragon_position_play (&self, "R:As>Ar");
  g_assert_cmpint (self.events.items[0].kind, ==, DRAGON_EVENT_CARD_PLACED_SECRETLY);
  g_assert_cmpint (self.events.items[1].kind, ==, DRAGON_EVENT_LAP_LOCATED);
  g_assert_cmpuint (self.events.n, ==, 5);
}

#define ROUND                                                                            \
  "T:So>So C:Me>Me B:Su>Su / C:Ar>Ar T:So>No B:No>No / T:No>No C:No>Me B:Su>No"

/* Who went home is the owner's secret; with open delegations all are shown together when
 * the last choice is made, in table order. */
static void
test_sent_home (void)
{
  static const char *const options[] = { "delegations=hidden", "delegations=open" };

  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    {
      g_auto (DragonPosition) self = { 0 };
      DragonSetup             setup = { .seats = "T0 C0 B0", .judge = 'B', .votes = 3 };

      setup.options = options[i];
      dragon_position_init (&self, &setup);
      dragon_position_play (&self, ROUND " T:send(So)");
      assert_heard (&self, DRAGON_EVENT_SENT_HOME, 0, "Tiger sends its Soldier home.");
      assert_heard (&self, DRAGON_EVENT_SENT_HOME, 1, "Tiger sends a delegate home.");
      g_assert_cmpuint (dragon_position_count (&self, DRAGON_EVENT_HOME_SHOWN), ==, 0);
      dragon_position_play (&self, "C:send(No) B:send(Su)");
      g_assert_cmpuint (dragon_position_count (&self, DRAGON_EVENT_HOME_SHOWN),
                        ==,
                        i == 0 ? 0 : 3);
      if (i == 1)
        assert_heard (&self,
                      DRAGON_EVENT_HOME_SHOWN,
                      2,
                      "Tiger sent its Soldier home in round 1.");
    }
}

/* At the end of the game all that was not known is shown, round by round. */
static void
test_shown_at_the_end (void)
{
  g_auto (DragonPosition) self = { 0 };
  g_auto (FavorActions)   legal = { 0 };
  const DragonSetup       setup = { .seats = "T0 C0 B0", .judge = 'B', .votes = 3 };

  dragon_position_init (&self, &setup);
  dragon_position_play (&self, ROUND " T:send(So) C:send(No) B:send(Su)");
  while (self.state.head.decider != FAVOR_SEAT_NONE)
    {
      favor_dragon_game.list (&self.state, &legal);
      /* One vote each from now on: nothing more is unknown. */
      dragon_position_apply (&self, &legal.items[0]);
    }
  g_assert_cmpuint (dragon_position_count (&self, DRAGON_EVENT_HOME_SHOWN), ==, 3);
  for (guint seat = 0; seat < 3; seat++)
    {
      const FavorEvent *event = dragon_position_event (&self,
                                                       DRAGON_EVENT_HOME_SHOWN,
                                                       seat);

      g_assert_cmpint (dragon_event_arg (event, "clan"), ==, self.state.clans[seat]);
      g_assert_cmpint (dragon_event_arg (event, "role"), ==, self.state.home[seat][0]);
      g_assert_cmpint (dragon_event_arg (event, "round"), ==, 1);
    }
}

/* The offer, the price and the pledge, in this order. */
static void
test_offer (void)
{
  g_auto (DragonPosition) self = { 0 };
  const DragonSetup       setup = { .seats = "D1 O0 C0", .votes = 1 };

  dragon_position_init (&self, &setup);
  dragon_position_play (&self, "O:offer(C,avoid,No,2,after,pledge)");
  g_assert_cmpuint (self.events.n, ==, 3);
  g_assert_cmpint (self.events.items[0].kind, ==, DRAGON_EVENT_DEAL_OFFERED);
  g_assert_cmpint (self.events.items[1].kind, ==, DRAGON_EVENT_PRICE_OFFERED);
  g_assert_cmpint (self.events.items[2].kind, ==, DRAGON_EVENT_PLEDGE_OFFERED);
  dragon_position_play (&self, "C:decline O:offer(C,vote-for,No,0,now,pledge)");
  g_assert_cmpuint (self.events.n, ==, 2);
}

/* The example of a round in the rules (5.12), line by line. */
static void
test_example (void)
{
  static const char *const expected[] = {
    "Dragon votes for Noble.",
    "The cards are turned up.",
    "Ox: Artisan on Artisan.",
    "Crane: Merchant on Artisan.",
    "Rat: Assassin on Artisan.",
    "Dragon: Noble on Noble.",
    "Ox's Artisan puts two Works on Artisan.",
    "Rat's Assassin strikes Artisan: Ox's Artisan is withdrawn.",
    "Crane's Merchant bargains with Rat and gains 2 Favour.",
    "The votes are counted.",
    "Artisan: 4 votes.",
    "Noble: 1 vote.",
    "Artisan wins the vote.",
    "Crane gains Favour for voting.",
    "Rat gains Favour for voting.",
    "Ox sends its Artisan home.",
    "Crane sends its Merchant home.",
    "Rat sends its Assassin home.",
    "Dragon sends its Noble home.",
    "Ox is the next Judge.",
  };
  g_auto (DragonPosition) self = { 0 };
  const DragonSetup       setup = { .seats = "D1 O0 C0 R0", .votes = 1 };

  dragon_position_init (&self, &setup);
  dragon_position_play (&self, "O:Ar>Ar C:Me>Ar R:As>Ar D:No>No");
  favor_assert_text (dragon_position_favour (&self), "D1 O0 C3 R1");
  g_assert_cmpuint (self.events.n, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < self.events.n; i++)
    favor_assert_text (favor_text_for_event (&favor_dragon_game,
                                             &self.events.items[i],
                                             FAVOR_SEAT_NONE,
                                             &names),
                       expected[i]);
}

/* What several clans do alike is told at once. */
static void
test_joined (void)
{
  static const char *const expected[] = {
    "Crane and Rat gain Favour for voting.",
    "Ox, Crane, Rat and Dragon send a delegate home.",
    "Ox is the next Judge.",
  };
  g_auto (DragonPosition) self = { 0 };
  const DragonSetup       setup = { .seats = "D1 O0 C0 R0", .votes = 1 };
  guint                   first = 0, n;

  dragon_position_init (&self, &setup);
  dragon_position_play (&self, "O:Ar>Ar C:Me>Ar R:As>Ar D:No>No");
  while (self.events.items[first].kind != DRAGON_EVENT_FAVOUR_WON)
    first++;
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++, first += n)
    {
      n = self.events.n - first;
      favor_assert_text (favor_text_for_joined (&favor_dragon_game,
                                                &self.events.items[first],
                                                &n,
                                                FAVOR_SEAT_NONE,
                                                &names),
                         expected[i]);
    }
  g_assert_cmpuint (first, ==, self.events.n);
}

/* Great Favour comes first, then what is gained for voting, then for playing. */
static void
test_gains_in_order (void)
{
  g_auto (DragonPosition) self = { 0 };
  const DragonSetup       setup = { .seats = "O0 C0 F0 B0", .judge = 'B', .votes = 1 };
  gint                    last = -1;
  guint                   seen = 0;

  dragon_position_init (&self, &setup);
  dragon_position_play (&self, "O:No>No C:Me>No F:No>Su B:No>No");
  for (guint i = 0; i < self.events.n; i++)
    {
      const FavorEvent *event = &self.events.items[i];
      gint              order = -1;

      if (event->kind == DRAGON_EVENT_GREAT_FAVOUR_WON)
        order = 0;
      else if (event->kind == DRAGON_EVENT_FAVOUR_WON)
        order = 1 + event->arg[1];
      if (order < 0)
        continue;
      g_assert_cmpint (order, >=, last);
      last = order;
      seen |= 1u << order;
    }
  g_assert_cmpuint (seen, ==, 7);
}

/* What uncovers something is marked, so that undo stops there. */
static void
test_reveals (void)
{
  for (guint kind = 0; kind < DRAGON_N_EVENTS; kind++)
    g_assert_cmpint (dragon_events[kind].reveals,
                     ==,
                     kind == DRAGON_EVENT_LAP_LOCATED ||
                       kind == DRAGON_EVENT_CARDS_REVEALED ||
                       kind == DRAGON_EVENT_HOME_SHOWN);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dragon/events/lines", test_lines);
  g_test_add_func ("/dragon/events/hidden-place", test_hidden_place);
  g_test_add_func ("/dragon/events/sent-home", test_sent_home);
  g_test_add_func ("/dragon/events/shown-at-the-end", test_shown_at_the_end);
  g_test_add_func ("/dragon/events/offer", test_offer);
  g_test_add_func ("/dragon/events/example", test_example);
  g_test_add_func ("/dragon/events/joined", test_joined);
  g_test_add_func ("/dragon/events/gains-in-order", test_gains_in_order);
  g_test_add_func ("/dragon/events/reveals", test_reveals);
  return g_test_run ();
}
