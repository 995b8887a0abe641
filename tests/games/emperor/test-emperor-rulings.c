/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "emperor-position.h"

/* Rulings that no scenario of the specification shows, by their numbers or sections. */

/* clang-format off */
static const EmperorScenario scenarios[] = {
  { "5.6-the-running-turn-counts-in-addition", "p0: G9",
    { { "offer p1 give G1 for nothing mine no-intrigue/1", "ok" },
      { "accept", "ok; promises 1" },
      { "end", "ok; promises 1; p0 kept 0" },
      { "collect P1", "ok" }, { "collect S1", "ok" }, { "end", "ok; turn p2" },
      { "collect P1", "ok" }, { "collect S1", "ok" }, { "end", "ok; turn p0; promises 1" },
      { "collect P1", "ok" }, { "collect S1", "ok" }, { "end", "ok; promises 0; p0 kept 1" } } },
  { "17-sold-cards-can-be-drawn-again", "p0: hand A1; p1: hand 4A1",
    { { "sell A1", "ok; pile A1 1" },
      { "move A take A1", "ok; p0 hand A1; pile A1 0" } } },
  { "22-a-ninth-card-waits-for-the-own-turn", "p0: hand A1; p1: hand 5C1 3B1, stars A1 P1",
    { { "offer p1 give A1 for nothing", "ok" },
      { "accept", "ok; p1 hand 9" },
      { "end", "ok; turn p1; phase collect" },
      { "collect A1", "ok" }, { "collect P1", "ok; p1 hand 11; phase play" },
      { "end", "ok; phase discard; turn p1" } } },
  { "28-a-higher-card-does-not-pay", "p0: hand C2 O2",
    { { "ally C with C2 O2", "refused price-1" } } },
  { "35-a-lost-star-goes-to-the-supply-and-its-favor-stays", "p0: hand B3; p1: F9, stars A2 C1, G0",
    { { "play B3 at p1 staff A", "ok" }, { "pass", "ok; p1 supply 6; p1 F9" } } },
  { "38-poison-does-not-touch-the-elixir", "p0: stars C1 O1 P1 S1, poison 1, hand A3; begin p0",
    { { NULL, "left 2; p0 poison 0" },
      { "collect C1", "ok" }, { "collect O1", "ok; phase play" },
      { "play A3", "ok; left 3" } } },
  { "40-a-stopped-intrigue-does-not-count", "p0: hand 2O2, events E13; p1: hand B2",
    { { "play O2 at p1", "ok" }, { "react B2", "ok; p0 G3; p1 G3" },
      { "complete E13", "refused event-terms" } } },
  { "43-events-stay-secret-while-seizing", "p0: hand O3; p1: hand A1, market M1",
    { { "play O3 at p1", "ok" }, { "pass", "ok; prompt seize; p1 market M1" } } },
  { "51-what-was-done-before-counts-for-an-event-that-comes-later",
    "p0: hand 2A1 2C1, events E1; p1: events E16",
    { { "sell A1", "ok" }, { "sell A1", "ok" }, { "sell C1", "ok" }, { "sell C1", "ok" },
      { "offer p1 give G1 for E16", "ok" }, { "accept", "ok; p0 events E1 E16" },
      { "complete E16", "ok; p0 F3" } } },
  { "52-the-edict-counts-as-a-paid-star", "p0: hand C1 O1, market M14, events E12",
    { { "play M14 staff A", "ok; p0 F2" }, { "ally B with C1 O1", "ok; p0 F4" },
      { "complete E12", "ok; p0 F7" } } },
  { "59-the-only-star-of-a-staff-may-move", "p0: stars A3 C3 O1 P1, hand A1 C1",
    { { "ally S with A1 C1 from O", "ok; p0 stars A3 C3 P1 S1" } } },
  { "61-losses-stop-at-nothing", "p0: market M9; p1: F3",
    { { "play M9 at p1", "ok" }, { "pass", "ok; p1 F0; p1 pad losses -3" } } },
  { "62-most-favor-wins-the-round-played-out",
    "2 seats; option finish-round on; p0: F49, hand A1 C1; p1: F47, hand 2C2 B1 2A1, G9, stars A1 C1",
    { { "ally B with A1 C1", "ok; p0 F51; phase play" },
      { "end", "ok; turn p1; phase collect" },
      { "collect A1", "ok" }, { "collect C1", "ok" },
      { "ally A with C2 B1", "ok; p1 F52" }, { "end", "ok; winner p1" } } },
  { "71-the-trade-of-a-promise-does-not-fulfil-it", "p0: G9, hand 2A1",
    { { "offer p1 give A1 for G1 yours pay-gold:1/1", "ok" },
      { "accept", "ok; promises 1; p1 kept 0" } } },
  { "72-robbed-gold-does-not-fulfil-a-promise", "p0: hand O2; p1: G9",
    { { "offer p1 give G1 for nothing yours pay-gold:3/1", "ok" }, { "accept", "ok; promises 1" },
      { "play O2 at p1", "ok" }, { "pass", "ok; p1 G7; promises 1; p1 kept 0" } } },
  { "3.6-what-all-have-seen", "p0: hand 2C1 A1, unknown; p1: hand 2C1",
    { { "move A take A1", "ok; p0 known A1" },
      { "sell A1", "ok; p0 known none; p0 hand 2C1 A1" },
      { "sell C1", "ok; p0 known none" },
      { "offer p1 give C1 for C1", "ok" },
      { "accept", "ok; p0 known C1; p1 known 2C1" } } },
  { "7.4-payments-are-cut-to-the-treasury", "p0: G9, hand C1; p1: F5, G50; p2: G0",
    { { "play C1", "ok; p0 G10; treasury 0" },
      { "sell C1", "refused no-card" } } },
};

/* clang-format on */

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  emperor_scenarios_add (scenarios, G_N_ELEMENTS (scenarios));
  return g_test_run ();
}
