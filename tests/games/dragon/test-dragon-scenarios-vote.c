/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "dragon-position.h"

/* Scenarios T16 to T45: resolving and award. All placements are played in their order; what
 * was withdrawn, counted and won is read from the events of the last one, which may also
 * end the round. */

typedef struct
{
  const char *name;
  DragonSetup setup;
  const char *script;
  const char *withdrawn;
  const char *counts;
  const char *result;
  const char *favour;
} Vote;

/* clang-format off */
static const Vote votes[] = {
  { "T16-artisan-alone",
    { .seats = "O0 C0 R0", .judge = 'O', .votes = 1 },
    "C:Me>No R:So>No O:Ar>Ar",
    "", "Ar3 No2", "wins Ar", "O3 C1 R1" },
  { "T17-artisan-in-company",
    { .seats = "O0 C0 R0", .judge = 'R', .votes = 1 },
    "O:Ar>No C:Me>No R:Su>Su",
    "", "No4 Su1", "wins No", "O1 C3 R1" },
  { "T18-merchant-withdrawn-before-it-acts",
    { .seats = "O2 C3 R0", .judge = 'O', .votes = 1 },
    "C:Me>No R:As>Me O:So>No",
    "C:Me>No", "Me1 No1", "deadlock", "O2 C2 R1" },
  { "T19-works-stay-and-win",
    { .seats = "O1 C0 T2 R0", .judge = 'O', .votes = 1 },
    "C:Ar>So T:Ar>So R:As>Ar O:No>No",
    "C:Ar>So T:Ar>So", "Ar1 No1 So4", "wins So", "O1 C0 T1 R1" },
  { "T20-two-soldiers-struck-one-payment",
    { .seats = "T4 C1 R0", .judge = 'R', .votes = 3 },
    "T:So>So C:Me>Me R:As>So / C:Ar>Ar T:So>No R:Me>No / T:No>No C:No>No R:Su>Ar",
    "T:So>So T:So>No", "Ar4 Me1 No3 So1", "wins Ar", "T3 C4 R4" },
  { "T21-victim-without-favour",
    { .seats = "O0 C0 R0", .judge = 'O', .votes = 1 },
    "C:Me>Me R:As>Me O:No>No",
    "C:Me>Me", "Me1 No1", "deadlock", "O0 C0 R0" },
  { "T22-assassins-strike-assassins",
    { .seats = "D1 C0 R2", .judge = 'D', .votes = 1 },
    "C:As>As R:As>As D:As>Ar",
    "R:As>As D:As>Ar", "As1", "wins As", "D0 C4 R1" },
  { "T23-own-soldier-struck",
    { .seats = "R0 C0 B0", .judge = 'B', .votes = 3 },
    "R:So>No C:Me>Me B:Su>Su / C:Ar>Ar R:As>So B:Su>So / R:As>Me C:No>No B:No>No",
    "R:So>No C:Me>Me", "Ar3 Me1 No2 So2 Su1", "wins Ar", "R2 C2 B2" },
  { "T24-merchant-and-one-clan",
    { .seats = "C0 F0 B0", .judge = 'B', .votes = 1 },
    "C:Me>No F:No>No B:Su>Su",
    "", "No2 Su1", "wins No", "C3 F4 B1" },
  { "T25-merchant-and-two-clans",
    { .seats = "C0 F0 B0", .judge = 'B', .votes = 1 },
    "C:Me>No F:No>No B:Su>No",
    "", "No3", "wins No", "C3 F5 B2" },
  { "T26-merchant-alone",
    { .seats = "C0 F0 B0", .judge = 'B', .votes = 1 },
    "C:Me>Me F:No>No B:Su>No",
    "", "Me1 No2", "wins No", "C0 F5 B2" },
  { "T27-withdrawn-card-is-no-company",
    { .seats = "C0 F0 R0", .judge = 'C', .votes = 1 },
    "F:Su>Me R:As>Su C:Me>Me",
    "F:Su>Me", "Me1 Su1", "deadlock", "C0 F0 R0" },
  { "T28-noble-on-a-foreign-role",
    { .seats = "O0 F0 B0", .judge = 'B', .votes = 1 },
    "O:So>So F:No>So B:Su>Su",
    "", "So2 Su1", "wins So", "O2 F3 B1" },
  { "T29-noble-on-its-own-role",
    { .seats = "O0 F0 B0", .judge = 'B', .votes = 1 },
    "O:So>No F:No>No B:Su>Su",
    "", "No2 Su1", "wins No", "O1 F4 B1" },
  { "T30-nobles-of-two-clans",
    { .seats = "O0 F0 B0", .judge = 'B', .votes = 1 },
    "O:No>So F:No>So B:Su>Su",
    "", "So2 Su1", "wins So", "O2 F2 B1" },
  { "T31-two-nobles-of-one-clan",
    { .seats = "O0 F0 B0", .judge = 'F', .votes = 3 },
    "B:Su>Su O:Ar>Ar F:No>No / O:So>No B:No>No F:No>No / B:Me>No O:No>No F:As>Me",
    "B:Me>No", "Ar3 Me1 No5 Su1", "wins No", "O4 F4 B4" },
  { "T32-merchant-soldier-supplier",
    { .seats = "C2 T0 B3", .judge = 'B', .votes = 1 },
    "C:Me>Me T:So>Me B:Su>Me",
    "", "Me3", "wins Me", "C5 T3 B4" },
  { "T33-soldier-without-victims",
    { .seats = "C0 T2 B0", .judge = 'T', .votes = 1 },
    "B:Su>Su C:No>Su T:So>Su",
    "", "Su3", "wins Su", "C4 T4 B3" },
  { "T34-soldiers-strike-each-other",
    { .seats = "O2 T2 B2", .judge = 'B', .votes = 1 },
    "O:So>No T:So>No B:No>Su",
    "", "No2 Su1", "wins No", "O3 T3 B3" },
  { "T35-fresh-gain-is-lost",
    { .seats = "C0 F0 B0", .judge = 'F', .votes = 1 },
    "B:So>No C:Me>No F:No>No",
    "", "No3", "wins No", "C1 F4 B2" },
  { "T36-largesse-comes-after-soldiers",
    { .seats = "B0 T0 C1", .judge = 'C', .votes = 1 },
    "B:Su>Me T:So>Me C:Me>Me",
    "", "Me3", "wins Me", "B2 T3 C4" },
  { "T37-great-favour-from-two-cards",
    { .seats = "D1 O0 F0", .judge = 'F', .votes = 3 },
    "D:Ar>No O:Ar>Ar F:Su>Su / O:No>So D:No>Ar F:No>Su / D:Su>Ar O:So>So F:As>Me",
    "", "Ar5 Me1 No3 So2 Su2", "wins Ar", "D7 O3 F1" },
  { "T38-one-artisan-beats-two-votes",
    { .seats = "D1 O0 C0", .judge = 'D', .votes = 1 },
    "O:Ar>So C:Me>Me D:So>Me",
    "", "Me2 So3", "wins So", "D3 O2 C1" },
  { "T39-dragon-breaks-the-tie",
    { .seats = "D1 O0 C0 F0", .judge = 'D', .votes = 1 },
    "O:So>So C:Me>Me F:No>So D:Me>Me",
    "", "Me2 So2", "wins Me", "D5 O0 C4 F0" },
  { "T40-dragon-on-neither-role",
    { .seats = "D1 O0 C0 F0 B0", .judge = 'D', .votes = 1 },
    "O:So>So C:Me>Me F:No>So B:Su>Me D:No>No",
    "", "Me2 No1 So2", "deadlock", "D1 O0 C3 F0 B1" },
  { "T41-deadlock-without-dragon",
    { .seats = "O0 C0 F0 B0", .judge = 'B', .votes = 1 },
    "O:So>So C:Me>Me F:No>So B:Su>Me",
    "", "Me2 So2", "deadlock", "O0 C3 F0 B1" },
  { "T42-judge-decides",
    { .seats = "O0 C0 F0 B0", .judge = 'B', .votes = 1, .options = "deadlock=judge" },
    "O:So>So C:Me>Me F:No>So B:Su>Me",
    "", "Me2 So2", "B chooses Me So", "O0 C3 F0 B1" },
  { "T43-dragon-chooses",
    { .seats = "D1 O0", .judge = 'O', .votes = 3 },
    "D:No>No O:So>So / D:Su>Su O:Su>As / D:Me>Me O:As>Ar",
    "", "Ar1 As1 Me1 No1 So1 Su1", "D chooses Me No Su", "D2 O1" },
  { "T44-withdrawn-dragon-breaks-no-tie",
    { .seats = "D1 T0 R0", .judge = 'D', .votes = 1 },
    "T:So>So R:As>No D:No>Me",
    "D:No>Me", "No1 So1", "deadlock", "D0 T0 R1" },
  { "T45-two-players",
    { .seats = "C0 O0", .judge = 'O', .votes = 1 },
    "C:Me>Me O:Ar>Me",
    "", "Me4", "wins Me", "C4 O1" },
};

/* clang-format on */

static void
test_vote (gconstpointer data)
{
  const Vote             *vote = data;
  g_auto (DragonPosition) self = { 0 };

  dragon_position_init (&self, &vote->setup);
  dragon_position_play (&self, vote->script);
  favor_assert_text (dragon_position_withdrawn (&self), vote->withdrawn);
  favor_assert_text (dragon_position_counts (&self), vote->counts);
  favor_assert_text (dragon_position_result (&self), vote->result);
  favor_assert_text (dragon_position_favour (&self), vote->favour);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (votes); i++)
    {
      g_autofree char *path = g_strdup_printf ("/dragon/scenario/%s", votes[i].name);

      g_test_add_data_func (path, &votes[i], test_vote);
    }
  return g_test_run ();
}
