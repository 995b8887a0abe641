/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tokens-position.h"

/* Scenarios T10 to T29, T82 and T84: production, bad harvests and events. */

/* clang-format off */
static const TokensScenario scenarios[] = {
  { "T10-an-eight",
    "top 8 none; next compass wagon",
    { { "produce", "hand p3 2lumber; hand p2 grain; hand p0 none; hand p1 none; tokens p0 compass; fresh p0 compass; "
                   "tokens p1 wagon; fresh p1 none; tokens p2 none; tokens p3 none; phase trade-and-purchase; "
                   "number 8; event none" } } },
  { "T11-the-robber-takes-the-harvest",
    "robber 9; top 8 none; next book ship shovel",
    { { "produce", "hand p2 grain; hand p3 none; tokens p0 book; tokens p1 ship; tokens p2 none; "
                   "tokens p3 shovel" } } },
  { "T12-nobody-harvests",
    "option events off; top 2 bounty; next wagon ship shovel book",
    { { "produce", "event none; hand p0 none; hand p1 none; hand p2 none; hand p3 none; tokens p0 wagon; "
                   "tokens p1 ship; tokens p2 shovel; tokens p3 book; told harvest-token 4" } } },
  { "T13-everybody-harvests",
    "top 5 none",
    { { "produce", "hand p0 wool; hand p1 ore; hand p2 wool; hand p3 wool; told harvest-token 0; "
                   "told token-drawn 0" } } },
  { "T14-too-little-for-several",
    "p1: hand 17wool; top 5 none; next wagon ship shovel",
    { { "produce", "bank wool 2; hand p0 none; hand p1 17wool ore; hand p2 none; hand p3 none; tokens p0 wagon; "
                   "tokens p1 none; tokens p2 ship; tokens p3 shovel; told short 1" } } },
  { "T15-too-little-for-one",
    "p1: hand 18lumber; top 8 none",
    { { "produce", "bank lumber 0; hand p3 lumber; tokens p3 none; told short 0" } } },
  { "T16-a-city",
    "p3: city 33; top 8 none",
    { { "produce", "hand p3 3lumber" } } },
  { "T16-a-city-in-sickness",
    "p3: city 33; top 8 sickness",
    { { "produce", "hand p3 2lumber" } } },
  { "T17-the-bag-runs-out",
    "option events off; top 2 bounty; bag ship",
    { { "produce", "tokens p0 ship; gold p0 0; gold p1 1; gold p2 1; gold p3 1; told gold-instead 3" } } },
  { "T18-a-raid",
    "p1: hand 5wool 4ore; p2: hand 7grain; p3: hand 8brick; top 7 raid",
    { { "produce", "phase discard; queue p1 p3; owes p1 4; owes p3 4; owes p2 0; decider p1; told harvest-token 0" },
      { "discard brick", "refused no-resource" },
      { "discard wool", "hand p1 4wool 4ore; bank wool 14; told discarded 0" },
      { "discard wool", "ok" },
      { "discard wool", "ok" },
      { "discard ore", "decider p3; owes p1 0; bank ore 15" },
      { "discard brick", "ok" },
      { "discard brick", "ok" },
      { "discard brick", "bank brick 11" },
      { "discard brick", "phase villain-move; decider p0; bank brick 15; bank wool 17; bank ore 16; told discarded 2; "
                         "tokens p0 none" } } },
  { "T19-dice",
    "option production dice; rolls 3 5; next compass wagon",
    { { "produce", "number 8; event none; told rolled 1; hand p3 2lumber; hand p2 grain; tokens p0 compass; "
                   "tokens p1 wagon" } } },
  { "T20-bounty",
    "top 2 bounty; next wagon ship shovel book",
    { { "produce", "phase event-take; queue p0 p1 p2 p3; decider p0" },
      { "take-resource ore", "decider p1" },
      { "take-resource ore", "decider p2" },
      { "take-resource ore", "decider p3" },
      { "take-resource ore", "bank ore 15; phase trade-and-purchase; tokens p0 wagon; tokens p1 ship; "
                             "tokens p2 shovel; tokens p3 book" } } },
  { "T21-withdrawal",
    "robber 9; top 4 withdrawal; next wagon",
    { { "produce", "robber 13; hand p0 grain; hand p3 grain; hand p2 ore; tokens p1 wagon; tokens p0 none; "
                   "told withdrew 1; villain-token no" } } },
  { "T22-tournament",
    "p0: knights 2; p1: knights 2; p2: knights 1; top 5 tournament",
    { { "produce", "phase event-take; queue p0 p1" } } },
  { "T23-skirmish-of-equals",
    "p0: knights 2; p1: knights 2; p2: hand 2wool; top 3 skirmish",
    { { "produce", "phase trade-and-purchase; number 3; event skirmish" } } },
  { "T24-toll",
    "p2: roads 18 19 21 22; p0: hand ore; top 5 toll",
    { { NULL, "longest p2; route p2 5" },
      { "produce", "phase event-rob; decider p2; listed rob-player 1" },
      { "rob-player p1", "refused victim" },
      { "rob-player p0", "hand p0 wool; hand p2 wool ore; phase trade-and-purchase" } } },
  { "T25-gifts-over-the-fence",
    "p0: hand brick; p2: hand ore; p3: hand wool; top 6 fence-gifts",
    { { "produce", "phase event-give; queue p0 p2 p3" },
      { "give-resource brick p1", "refused recipient" },
      { "give-resource brick", "hand p0 none; hand p1 none; told gift 0; decider p2" },
      { "give-resource ore", "decider p3" },
      { "give-resource wool", "told gift 3; number 6; hand p1 2brick; hand p3 ore; hand p0 lumber wool; "
                              "hand p2 lumber" } } },
  { "T26-tremor-and-repair",
    "p0: hand brick; top 6 tremor",
    { { "produce", "phase event-tremor; queue p0 p1 p2 p3" },
      { "damage-road 26", "refused not-your-road" },
      { "damage-road 34", "damaged p0 34; decider p1" },
      { "damage-road 26", "ok" },
      { "damage-road 7", "ok" },
      { "damage-road 29", "phase trade-and-purchase; hand p0 brick lumber" },
      { "build-road 35", "refused damaged" },
      { "repair-road", "damaged p0 none; hand p0 none" },
      { "repair-road", "refused nothing-damaged" } } },
  { "T27-helping-hand",
    "p1: city 19, hand wool; top 10 helping-hand",
    { { "produce", "phase event-give; decider p1; queue p1" },
      { "give-resource wool", "refused recipient" },
      { "give-resource wool p1", "refused recipient" },
      { "give-resource wool p3", "told gift 1; phase trade-and-purchase" } } },
  { "T28-the-year-ends",
    "top year-end",
    { { NULL, "year-deck 6" },
      { "produce", "year-deck 36; told year-end 1" } } },
  { "T29-calm-sea",
    "p0: roads 3 35, settle 3 25; p2: roads 6, settle 5; top 9 calm-sea",
    { { "produce", "phase event-take; queue p0" } } },
  { "T82-two-players",
    "2 seats; top 8 none 8 none 5 none",
    { { "produce", "number 8; second-number 5; year-deck 34; hand p0 wool; hand p1 ore; told harvest-token 0; "
                   "phase trade-and-purchase" } } },
  { "T84-a-tremor-ends-the-game",
    "p0: city 23 10, dev landmark-0 landmark-1, knights 3, roads 32 35 37 38; p1: roads 25 11 10 1 0; "
    "top 6 tremor",
    { { NULL, "points p0 8; longest p1; route p1 6; route p0 5" },
      { "produce", "queue p0 p1 p2 p3" },
      { "damage-road 4", "longest p1" },
      { "damage-road 25", "route p1 6; longest p1" },
      { "damage-road 7", "phase event-tremor" },
      { "damage-road 29", "phase game-over; longest p0; route p0 5; route p1 4; winners p0; end target; "
                          "points p0 10; hand p0 none; hand p1 none; hand p2 none" } } },
};

/* clang-format on */

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  tokens_scenarios_add (scenarios, G_N_ELEMENTS (scenarios));
  return g_test_run ();
}
