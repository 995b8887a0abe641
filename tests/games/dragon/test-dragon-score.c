/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "dragon-position.h"

/* Score lines and ranks (7.1). */

static void
assert_ranks (const char *seats, const char *expected)
{
  g_auto (DragonPosition) self = { 0 };
  g_autoptr (GString)     ranks = g_string_new (NULL);
  const DragonSetup       setup = { .seats = seats };

  dragon_position_init (&self, &setup);
  for (FavorSeat seat = 0; seat < self.state.head.n_seats; seat++)
    {
      FavorPad pad;

      favor_dragon_game.score (&self.state, seat, &pad);
      g_assert_cmpint (pad.total, ==, self.state.favour[seat]);
      g_assert_cmpint (pad.round, ==, 1);
      g_assert_false (pad.winner);
      g_string_append_printf (ranks, "%d", pad.rank);
    }
  g_assert_cmpstr (ranks->str, ==, expected);
}

static void
test_ranks (void)
{
  assert_ranks ("O3 C5 T3 R1", "2124");
  assert_ranks ("O5 C5 T3 R1", "1134");
  assert_ranks ("O5 D5 T5 R1", "2124");
  /* Below the top the Dragon is an equal among equals. */
  assert_ranks ("O3 D3 T5 R1", "2214");
  assert_ranks ("O0 D0", "21");
}

/* T37: where the Favour of each clan came from. */
static void
test_lines (void)
{
  static const struct
  {
    FavorSeat    seat;
    DragonSource source;
    gint         n;
  } lines[] = {
    { 0, DRAGON_SOURCE_START, 1 },
    { 0, DRAGON_SOURCE_VOTE, 1 },
    { 0, DRAGON_SOURCE_PLAYED, 1 },
    { 0, DRAGON_SOURCE_NOBLE, 2 },
  };

  g_auto (DragonPosition) self = { 0 };
  const DragonSetup       setup = { .seats = "D1 O0 F0", .judge = 'F', .votes = 3 };

  dragon_position_init (&self, &setup);
  dragon_position_play (&self,
                        "D:Ar>No O:Ar>Ar F:Su>Su / O:No>So D:No>Ar F:No>Su / D:Su>Ar "
                        "O:So>So F:As>Me");
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      FavorPad pad;

      favor_dragon_game.score (&self.state, lines[i].seat, &pad);
      g_assert_cmpint (pad.line[lines[i].source], ==, lines[i].n);
    }
  for (FavorSeat seat = 0; seat < 3; seat++)
    {
      FavorPad pad;
      gint     sum = 0;

      favor_dragon_game.score (&self.state, seat, &pad);
      for (guint line = 0; line < FAVOR_MAX_SCORE_LINES; line++)
        sum += pad.line[line];
      g_assert_cmpint (sum, ==, pad.total);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dragon/score/ranks", test_ranks);
  g_test_add_func ("/dragon/score/lines", test_lines);
  return g_test_run ();
}
