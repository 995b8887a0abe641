/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tokens-position.h"

/* Scenarios T74 to T81 and T83: trade, gold, special purchases and the end of the game. */

/* clang-format off */
static const TokensScenario scenarios[] = {
  { "T74-trade-with-the-bank",
    "p0: hand 4wool",
    { { "bank-trade wool wool", "refused same" },
      { "bank-trade ore wool", "refused rate" },
      { "bank-trade wool ore", "hand p0 ore; bank wool 19; bank ore 18" } } },
  { "T74-with-a-harbour",
    "p0: hand 3wool, roads 3, settle 3",
    { { NULL, "rate p0 wool 3" },
      { "bank-trade wool ore", "hand p0 ore" } } },
  { "T75-offers-that-are-none",
    "p0: hand brick",
    { { "offer-trade give brick want brick to p1", "refused trade-kind" },
      { "offer-trade give brick to p1", "refused trade-empty" },
      { "offer-trade give 2brick want ore to p1", "refused trade-hand" },
      { "offer-trade give brick want ore to p0", "refused recipient" },
      { "offer-trade give brick want ore", "refused recipient" } } },
  { "T76-answers",
    "p0: hand 2brick; p1: hand ore; p3: hand ore",
    { { "offer-trade give brick want ore to p1 p2 p3", "phase trade-answer; decider p1; told offer 1; "
                                                       "told offer-wants 1" },
      { "accept-trade", "decider p2" },
      { "accept-trade", "refused trade-hand" },
      { "decline-trade", "decider p3" },
      { "counter-trade give ore want 2brick", "phase trade-choose; decider p0; listed choose-trade 2; "
                                              "listed withdraw-trade 1" },
      { "choose-trade p2", "refused no-answer" },
      { "choose-trade p3", "hand p0 ore; hand p3 2brick; hand p1 ore; phase trade-and-purchase; told traded 2" } } },
  { "T76-with-the-one-who-accepts",
    "p0: hand 2brick; p1: hand ore; p3: hand ore",
    { { "offer-trade give brick want ore to p1 p3", "ok" },
      { "accept-trade", "ok" },
      { "decline-trade", "phase trade-choose" },
      { "choose-trade p1", "hand p0 brick ore; hand p1 brick" } } },
  { "T76-with-nobody",
    "p0: hand 2brick; p1: hand ore",
    { { "offer-trade give brick want ore to p1 p2", "ok" },
      { "accept-trade", "ok" },
      { "decline-trade", "ok" },
      { "withdraw-trade", "hand p0 2brick; phase trade-and-purchase" },
      { "offer-trade give brick want ore to p1", "ok" },
      { "decline-trade", "phase trade-and-purchase; decider p0" } } },
  { "T77-gold",
    "p0: gold 6",
    { { "spend-gold ore", "gold p0 4; hand p0 ore" },
      { "spend-gold ore", "gold p0 2" },
      { "spend-gold ore", "refused gold-limit" } } },
  { "T78-victory",
    "p0: city 23 10, dev landmark-0 landmark-1 landmark-2, knights 3, roads 35, hand brick lumber wool grain",
    { { NULL, "points p0 9" },
      { "build-settlement 25", "phase game-over; decider none; winners p0; end target; told won 1" },
      { "end-turn", "refused over" } } },
  { "T79-points-in-the-turn-of-another",
    "p0: roads 35 37 32 33; p1: city 19 29, dev landmark-0 landmark-1 landmark-2 landmark-3, roads 25 11 10 1; "
    "top 6 tremor",
    { { NULL, "longest p0; points p1 8" },
      { "produce", "ok" },
      { "damage-road 34", "ok" },
      { "damage-road 40", "ok" },
      { "damage-road 7", "ok" },
      { "damage-road 29", "longest p1; points p1 10; phase trade-and-purchase; decider p0" },
      { "end-turn", "phase game-over; turn p1; winners p1; end target" } } },
  { "T80-a-special-purchase",
    "6 seats; p1: outpost 31/45, roads 47, hand brick 2lumber wool grain, tokens ship, dev knight",
    { { "end-turn", "phase special-purchase; decider p1; turn p0; queue p1 p2 p3 p4 p5; told special 1" },
      { "bank-trade lumber ore", "refused phase" },
      { "redeem-merchants ore", "refused phase" },
      { "play-knight", "refused phase" },
      { "end-turn", "refused phase" },
      { "build-settlement 33", "vertex 33 1; tokens p1 ship; told barren 0; phase special-purchase; decider p1" },
      { "end-special-purchase", "decider p2; told passed 1; told special 1" } } },
  { "T81-nobody-wins-in-a-special-purchase",
    "6 seats; p1: outpost 31/45, roads 47, hand brick lumber wool grain, markers 1, "
    "dev landmark-0 landmark-1 landmark-2 landmark-3 landmark-4",
    { { NULL, "points p1 9" },
      { "end-turn", "decider p1" },
      { "build-settlement 33", "points p1 10; phase special-purchase; decider p1" },
      { "end-special-purchase", "decider p2" },
      { "end-special-purchase", "decider p3" },
      { "end-special-purchase", "decider p4" },
      { "end-special-purchase", "decider p5" },
      { "end-special-purchase", "phase game-over; winners p1; turn p1; end target" } } },
  { "T83-the-round-limit",
    "turns 400; p0: city 23 10, markers 3, hand 3ore; p1: city 19 29, markers 5, hand 5wool; "
    "p2: city 12 43, knights 3, dev landmark-0 landmark-1 landmark-2, hand 2brick; p3: city 21 33",
    { { NULL, "turn p3; points p0 7; points p1 9; points p2 9; points p3 4" },
      { "end-turn", "phase game-over; winners p1; end round-limit; told limit 1" } } },
};

/* clang-format on */

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  tokens_scenarios_add (scenarios, G_N_ELEMENTS (scenarios));
  return g_test_run ();
}
