/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tokens-position.h"

/* Scenarios T4 to T9, T87: setup. */

/* clang-format off */
static const TokensScenario scenarios[] = {
  { "T4-beginner-placement",
    "new game",
    { { NULL, "phase production; decider p0; hand p0 brick lumber wool; hand p1 brick wool grain; "
              "hand p2 wool grain ore; hand p3 lumber wool grain" },
      { NULL, "bank brick 17; bank lumber 17; bank wool 15; bank grain 16; bank ore 18" },
      { NULL, "vertex 23 0; edge 34 0; vertex-label 23 0; edge-label 4 1; vertex-label 29 3; edge-label 62 5; "
              "met 0-4 no; robber 13" } } },
  { "T5-distance",
    "new game; option layout random",
    { { "place-settlement 10", "phase setup-road; decider p0" },
      { "place-road 15", "phase setup-settlement; decider p1" },
      { "place-settlement 10", "refused vertex-taken" },
      { "place-settlement 9", "refused distance" },
      { "place-settlement 8", "vertex 8 1" } } },
  { "T6-the-road-starts-at-its-settlement",
    "new game; option layout random",
    { { "place-settlement 10", "ok; listed place-road 3" },
      { "place-road 34", "refused setup-edge" },
      { "place-road 15", "edge 15 0; decider p1" } } },
  { "T7-order-of-the-placement-round",
    "3 seats; new game; option layout random",
    { { NULL, "decider p0; turn p0" },
      { "place-settlement 10", "decider p0" },
      { "place-road 15", "decider p1; turn p1" },
      { "place-settlement 43", "decider p1" },
      { "place-road 62", "decider p2" },
      { "place-settlement 19", "decider p2" },
      { "place-road 26", "decider p2" },
      { "place-settlement 29", "decider p2" },
      { "place-road 40", "decider p1" },
      { "place-settlement 33", "decider p1" },
      { "place-road 48", "decider p0" },
      { "place-settlement 23", "decider p0" },
      { "place-road 34", "decider p0; phase production; turn p0" } } },
  { "T8-neutral-settlements",
    "2 seats; new game",
    { { "place-settlement 23", "decider p0" },
      { "place-road 34", "decider p1" },
      { "place-settlement 19", "decider p1" },
      { "place-road 26", "decider p1" },
      { "place-settlement 29", "decider p1" },
      { "place-road 40", "decider p0" },
      { "place-settlement 10", "hand p0 brick lumber wool" },
      { "place-road 4", "phase setup-neutral; decider p1" },
      { "place-neutral white 12", "refused neutral" },
      { "place-neutral grey 9", "refused distance" },
      { "place-neutral grey 12", "phase setup-neutral; decider p0; vertex 12 6; vertex-label 12 none" },
      { "place-neutral grey 43", "refused neutral" },
      { "place-neutral white 44", "phase production; decider p0; hand p0 brick lumber wool; "
                                  "hand p1 brick wool grain" } } },
  { "T9-contacts-of-the-setup-are-unpaid",
    "new game; option layout random",
    { { "place-settlement 10", "ok" },
      { "place-road 15", "ok" },
      { "place-settlement 12", "ok" },
      { "place-road 16", "met 0-2 yes; tokens p0 none; tokens p1 none; told connected 0" } } },
  { "T9-a-second-link-pays-nothing",
    "p0: roads 15 3, hand brick lumber; p2: roads 16; next wagon ship shovel book",
    { { NULL, "met 1-4 yes" },
      { "build-road 5", "tokens p0 none; tokens p2 none; told connected 0" } } },
  { "T87-the-second-settlement-joins-the-first",
    "3 seats; new game; option layout random",
    { { "place-settlement 10", "ok" },
      { "place-road 15", "ok" },
      { "place-settlement 43", "ok" },
      { "place-road 62", "ok" },
      { "place-settlement 19", "ok" },
      { "place-road 26", "ok" },
      { "place-settlement 29", "ok" },
      { "place-road 40", "ok" },
      { "place-settlement 33", "ok" },
      { "place-road 48", "ok" },
      { "place-settlement 12", "cards p0 3; vertex-label 12 1" },
      { "place-road 16", "vertex-label 10 0; edge-label 15 0; vertex-label 12 0; edge-label 16 0" } } },
};

/* clang-format on */

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  tokens_scenarios_add (scenarios, G_N_ELEMENTS (scenarios));
  return g_test_run ();
}
