/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "dragon-position.h"

/* Scenarios T46 to T55: ties, going home, the next Judge. T42, T43 and T20 are played
 * first where a scenario goes on from them. */

static void
test_judge_breaks_tie (void)
{
  g_auto (DragonPosition) self = { 0 };
  const DragonSetup       setup = {
          .seats = "O0 C0 F0 B0",
          .judge = 'B',
          .votes = 1,
          .options = "deadlock=judge",
  };

  dragon_position_init (&self, &setup);
  dragon_position_play (&self, "O:So>So C:Me>Me F:No>So B:Su>Me");
  g_assert_cmpint (self.state.head.phase, ==, DRAGON_PHASE_BREAK_TIE);
  dragon_position_refused (&self, "B:break(No)", "not-tied");
  dragon_position_refused (&self, "B:break(duke)", "unknown-role");
  dragon_position_play (&self, "B:break(So)");
  g_assert_nonnull (dragon_position_event (&self, DRAGON_EVENT_TIE_BROKEN_BY_JUDGE, 0));
  g_assert_cmpint (dragon_event_arg (dragon_position_event (&self,
                                                            DRAGON_EVENT_GREAT_FAVOUR_WON,
                                                            0),
                                     "clan"),
                   ==,
                   DRAGON_CLAN_OX);
  favor_assert_text (dragon_position_favour (&self), "O2 C3 F3 B1");
}

static void
test_dragon_breaks_tie (void)
{
  g_auto (DragonPosition) self = { 0 };
  const DragonSetup       setup = { .seats = "D1 O0", .judge = 'O', .votes = 3 };

  dragon_position_init (&self, &setup);
  dragon_position_play (&self, "D:No>No O:So>So / D:Su>Su O:Su>As / D:Me>Me O:As>Ar");
  dragon_position_refused (&self, "D:break(So)", "not-tied");
  dragon_position_play (&self, "D:break(No)");
  g_assert_nonnull (dragon_position_event (&self, DRAGON_EVENT_TIE_BROKEN, 0));
  favor_assert_text (dragon_position_favour (&self), "D6 O1");
  g_assert_cmpint (self.state.head.phase, ==, DRAGON_PHASE_SEND_HOME);
  g_assert_cmpint (self.state.head.decider, ==, dragon_position_seat (&self, 'D'));
}

/* The Dragon as Judge without a card on a tied role decides as Judge (ruling 44). */
static void
test_dragon_as_judge (void)
{
  g_auto (DragonPosition) self = { 0 };
  const DragonSetup       setup = {
          .seats = "D1 O0 C0 F0 B0",
          .votes = 1,
          .options = "deadlock=judge",
  };

  dragon_position_init (&self, &setup);
  dragon_position_play (&self, "O:So>So C:Me>Me F:No>So B:Su>Me D:No>No");
  favor_assert_text (dragon_position_result (&self), "D chooses Me So");
  dragon_position_play (&self, "D:break(Me)");
  g_assert_nonnull (dragon_position_event (&self, DRAGON_EVENT_TIE_BROKEN_BY_JUDGE, 0));
}

static void
test_withdrawn_goes_home (void)
{
  g_auto (DragonPosition) self = { 0 };
  const DragonSetup       setup = { .seats = "T4 C1 R0", .judge = 'R', .votes = 3 };
  const FavorEvent       *home;
  gboolean                withdrawn;

  dragon_position_init (&self, &setup);
  dragon_position_play (&self,
                        "T:So>So C:Me>Me R:As>So / C:Ar>Ar T:So>No R:Me>No / T:No>No "
                        "C:No>No R:Su>Ar");
  home = dragon_position_event (&self, DRAGON_EVENT_SENT_HOME, 0);
  g_assert_cmpint (dragon_event_arg (home, "clan"), ==, DRAGON_CLAN_TIGER);
  g_assert_cmpint (dragon_event_arg (home, "role"), ==, DRAGON_ROLE_SOLDIER);
  g_assert_cmpint (home->seen_by, ==, FAVOR_SEEN_BY_EVERYBODY);
  g_assert_true (self.state.home_withdrawn[0][0]);
  favor_assert_text (dragon_position_hand (&self, 'T'), "1 0 1 1 1 1");
  g_assert_cmpint (self.state.head.phase, ==, DRAGON_PHASE_SEND_HOME);
  g_assert_cmpint (self.state.head.decider, ==, 1);
  favor_assert_text (dragon_format_roles (dragon_home_options (&self.state,
                                                               1,
                                                               &withdrawn)),
                     "Ar Me No");
}

static void
test_send_home (void)
{
  g_auto (DragonPosition) self = { 0 };
  const DragonSetup       setup = { .seats = "T0 C0 B0", .judge = 'B', .votes = 3 };

  dragon_position_init (&self, &setup);
  dragon_position_play (&self,
                        "T:So>So C:Me>Me B:Su>Su / C:Ar>Ar T:So>No B:No>No / T:No>No "
                        "C:No>Me B:Su>No");
  dragon_position_refused (&self, "T:send(Ar)", "not-played");
  dragon_position_refused (&self, "T:send(duke)", "unknown-role");
  dragon_position_play (&self, "T:send(So)");
  favor_assert_text (dragon_position_hand (&self, 'T'), "1 0 1 1 1 1");
  /* Only the Tiger knows which of the two roles it was. */
  g_assert_cmpint (dragon_position_event (&self, DRAGON_EVENT_SENT_HOME, 0)->seen_by,
                   ==,
                   1);
  dragon_position_play (&self, "C:send(No) B:send(Su)");
  g_assert_cmpint (self.state.round, ==, 2);
  g_assert_cmpint (self.state.head.phase, ==, DRAGON_PHASE_NOMINATE);
}

static void
test_must_be_withdrawn (void)
{
  g_auto (DragonPosition) self = { 0 };
  const DragonSetup       setup = { .seats = "T0 C0 R0", .judge = 'T', .votes = 3 };

  /* Both a Merchant and a Noble of the Crane are struck, its Artisan is not. */
  dragon_position_init (&self, &setup);
  dragon_position_play (&self,
                        "C:Me>Me R:As>Me T:So>So / R:As>No C:No>Su T:So>Ar / C:Ar>Ar "
                        "R:Su>Su T:Su>So");
  dragon_position_refused (&self, "C:send(Ar)", "must-be-withdrawn");
  dragon_position_refused (&self, "C:send(So)", "not-played");
  g_assert_true (dragon_position_is_legal (&self, "C:send(Me)"));
  dragon_position_play (&self, "C:send(No)");
  favor_assert_text (dragon_position_hand (&self, 'C'), "1 1 2 0 1 0");
  g_assert_true (self.state.home_withdrawn[1][0]);
}

static void
test_one_vote_goes_home (void)
{
  g_auto (DragonPosition) self = { 0 };
  const DragonSetup       setup = { .seats = "D0 O0 C0", .votes = 1 };

  dragon_position_init (&self, &setup);
  dragon_position_play (&self, "O:So>So C:Me>No D:Su>Ar");
  g_assert_cmpint (self.state.head.phase, ==, DRAGON_PHASE_NOMINATE);
  g_assert_cmpuint (dragon_position_count (&self, DRAGON_EVENT_SENT_HOME), ==, 3);
  for (guint seat = 0; seat < 3; seat++)
    {
      gint size = 0;

      g_assert_true (dragon_home_is_public (&self.state, (FavorSeat) seat, 1));
      for (guint role = 0; role < DRAGON_N_ROLES; role++)
        size += self.state.hand[seat][role];
      g_assert_cmpint (size, ==, 5);
    }
  g_assert_cmpint (self.state.home[0][0], ==, DRAGON_ROLE_SUPPLIER);
  g_assert_cmpint (self.state.home[1][0], ==, DRAGON_ROLE_SOLDIER);
  g_assert_cmpint (self.state.home[2][0], ==, DRAGON_ROLE_MERCHANT);
}

typedef struct
{
  const char *name;
  DragonSetup setup;
  const char *script;
  const char *favour;
  char        next;
} NextJudge;

/* clang-format off */
static const NextJudge next_judges[] = {
  { "T51-least-favour",
    { .seats = "D0 O0 C2 R0", .judge = 'D', .votes = 1 },
    "O:So>Su C:Me>No R:So>Me D:Me>Ar", "D1 O0 C2 R0", 'O' },
  { "T52-first-of-equals",
    { .seats = "D2 O3 C3 R3", .judge = 'O', .votes = 1 },
    "C:Me>No R:So>Me D:Me>Ar O:So>Su", "D3 O3 C3 R3", 'C' },
  { "T53-never-the-same-judge",
    { .seats = "D0 O5 C5 R5", .judge = 'D', .votes = 1 },
    "O:So>Su C:No>So R:As>Me D:Me>Ar", "D0 O5 C5 R5", 'O' },
  { "T54-two-players-alternate",
    { .seats = "O2 C0", .judge = 'C', .votes = 1 },
    "O:So>Su C:Me>No", "O2 C0", 'O' },
  { "T55-clockwise",
    { .seats = "D0 O0 C2 R0", .judge = 'R', .votes = 1, .options = "next-judge=clockwise" },
    "D:Me>Ar O:So>Su C:Me>No R:So>Me", "D1 O0 C2 R0", 'D' },
};

/* clang-format on */

static void
test_next_judge (gconstpointer data)
{
  const NextJudge        *next = data;
  g_auto (DragonPosition) self = { 0 };

  dragon_position_init (&self, &next->setup);
  dragon_position_play (&self, next->script);
  favor_assert_text (dragon_position_favour (&self), next->favour);
  g_assert_cmpint (self.state.round, ==, 2);
  g_assert_cmpint (self.state.judge, ==, dragon_position_seat (&self, next->next));
  g_assert_cmpuint (dragon_position_count (&self, DRAGON_EVENT_JUDGE_CHANGED), ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define SCENARIO(name, func) g_test_add_func ("/dragon/scenario/" name, func)
  SCENARIO ("T46-the-judge-breaks-the-tie", test_judge_breaks_tie);
  SCENARIO ("T46-the-dragon-as-judge", test_dragon_as_judge);
  SCENARIO ("T47-the-dragon-breaks-the-tie", test_dragon_breaks_tie);
  SCENARIO ("T48-the-withdrawn-goes-home", test_withdrawn_goes_home);
  SCENARIO ("T49-send-home", test_send_home);
  SCENARIO ("T49-must-be-withdrawn", test_must_be_withdrawn);
  SCENARIO ("T50-one-vote", test_one_vote_goes_home);
  for (guint i = 0; i < G_N_ELEMENTS (next_judges); i++)
    {
      g_autofree char *path = g_strdup_printf ("/dragon/scenario/%s",
                                               next_judges[i].name);

      g_test_add_data_func (path, &next_judges[i], test_next_judge);
    }
  return g_test_run ();
}
