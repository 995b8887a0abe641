/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "emperor-position.h"

/* Scenarios T26 to T42: allying, empress. */

/* clang-format off */
static const EmperorScenario scenarios[] = {
  { "T26-soup-and-commerce-scroll-for-a-first-star",
    "p0: hand C1 O1 A1",
    { { "ally C with C1 O1", "ok; p0 stars S1 P1 C1; p0 F2; p0 pad first-stars 2; p0 hand A1; pile C1 5; p0 G3; p0 supply 5" } } },
  { "T27-exact-price-of-a-first-star",
    "p0: hand 2C1 C2 O1",
    { { "ally C with C1 C1", "refused different-staff" },
      { "ally C with C1 C2", "refused price-1" },
      { "ally C with C2 O1", "refused price-1" },
      { "ally C with C1 A1", "refused no-cards" },
      { "ally C with C1", "refused price-1" } } },
  { "T28-dumplings-rare-ore-and-3-gold-for-a-second",
    "p0: G3, hand C2 B1 C1",
    { { "ally S with C1 B1", "refused price-2" },
      { "ally S with C1 C2", "refused different-staff" },
      { "ally S with C2 B1", "ok; p0 stars S2 P1; p0 F5; p0 pad second-stars 5; p0 G0; treasury 54" } } },
  { "T29-gold-is-missing",
    "p0: G2, hand C2 B1",
    { { "ally S with C2 B1", "refused no-gold" } } },
  { "T30-jade-scepter-and-book-of-strategies-for-a",
    "p0: G5, stars S2 P1, hand O3 S2",
    { { "ally S with O3 S2", "ok; p0 stars S3 P1; p0 F10; p0 G0; p0 pad third-stars 10" },
      { "ally S with O3 S2", "refused three-stars" } } },
  { "T31-two-cards-of-the-strategist",
    "p0: G5, stars S2 P1, hand S3 S2",
    { { "ally S with S2 S3", "refused different-staff" } } },
  { "T32-a-card-of-the-staff-itself-may-pay",
    "p0: G5, stars S2 P1, hand S2 C3 O1",
    { { "ally S with O1 C3", "refused price-3" },
      { "ally S with S2 C3", "ok; p0 F10" } } },
  { "T33-all-eight-placed-one-moves",
    "p0: stars A3 C3 O2, hand A1 C1",
    { { "ally P with A1 C1", "refused choose-star" },
      { "ally P with A1 C1 from S", "refused bad-star" },
      { "ally P with A1 C1 from O", "ok; p0 stars A3 C3 O1 P1; p0 F2; p0 supply 0" } } },
  { "T34-a-star-is-still-in-supply",
    "p0: stars A3 C3 O1, hand A1 C1",
    { { "ally P with A1 C1 from O", "refused stars-left" } } },
  { "T35-the-same-star-pays-again-and-again",
    "p0: stars A3 C3 O1 P1, hand A1 C1 O1 P1",
    { { "ally S with A1 C1 from P", "ok; p0 stars A3 C3 O1 S1; p0 F2" },
      { "ally P with O1 P1 from S", "ok; p0 stars A3 C3 O1 P1; p0 F4" } } },
  { "T36-option-one-moved-star-per-turn",
    "option steadfast-stars on; p0: stars A3 C3 O1 P1, hand A1 C1 O1 P1",
    { { "ally S with A1 C1 from P", "ok; p0 F2" },
      { "ally P with O1 P1 from S", "refused star-moved" } } },
  { "T37-the-price-is-checked-before-from-the-limit",
    "p0: stars A3 C3 O2, G5, hand A1 C2",
    { { "ally O with A1 C2 from O", "refused price-3" },
      { "ally A with A1 C2 from C", "refused three-stars" } } },
  { "T38-not-from-the-staff-itself",
    "p0: stars A3 C3 O2, G5, hand A2 C3",
    { { "ally O with A2 C3 from O", "refused bad-star" },
      { "ally O with A2 C3 from A", "ok; p0 stars A2 C3 O3; p0 F10" } } },
  { "T39-third-star-5-gold",
    "p0: stars A2 C3 O3, G3, hand A2 C3",
    { { "ally A with A2 C3 from C", "refused no-gold" } } },
  { "T40-once-per-game",
    "p0: G16, hand A3 C3 O3 2B3",
    { { "empress A3 C3", "refused empress-price" },
      { "empress B3 B3 A3", "refused empress-price" },
      { "empress A3 C3 P3", "refused no-cards" },
      { "empress A3 C3 O3", "ok; p0 F20; p0 G1; p0 at Empress; p0 hand 2B3; p0 pad empress 20; phase play" },
      { "empress A3 C3 O3", "refused empress-done" } } },
  { "T41-15-gold",
    "p0: G14, hand A3 C3 O3",
    { { "empress A3 C3 O3", "refused no-gold" } } },
  { "T42-immediate-win",
    "p0: F30, G15, hand A3 C3 O3",
    { { "empress A3 C3 O3", "ok; p0 F50; winner p0; phase over; decider none" } } },
};

/* clang-format on */

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  emperor_scenarios_add (scenarios, G_N_ELEMENTS (scenarios));
  return g_test_run ();
}
