/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "kingdom-places.h"

/* clang-format off */
#define KING_WITH(b, d) \
  "D(0,0)r0 B(0,1)r0" b " O(-1,0)r0 O(1,0)r1 P(1,2)r2 P(-1,2)r3 D(1,1)r1" d " D(0,2)r2 D(-1,1)r3 Q(0,-1)r2 " \
  "R(2,1)r3 R(0,3)r0 R(-2,1)r1 M(-1,-1)r2 P(1,-1)r3 N(-2,0)r2 N(-2,2)r1 N(2,0)r3 M(2,2)r0 S(-1,3)r0 " \
  "S(1,3)r0 E(-2,3)r1"

const KingdomWished kingdom_wished[] = {
  { "12.21-farmer", "D(0,0)r0", "E(0,-1)r2", "farmer" },
  { "12.23-jester", "D(0,0)r0", "B(0,1)r0", "" },
  { "12.25-laborer", "D(0,0)r0 E(0,-1)r2 U(1,0)r1", "B(1,-1)r0", "laborer" },
  { "12.26-philosopher", "D(0,0)r0 V(0,1)r3 V(1,1)r0 V(1,2)r1", "V(0,2)r2", "philosopher" },
  { "12.27-laborer-and-guard", "D(0,0)r0 U(1,0)r1 B(1,-1)r0 B(1,-2)r0 A(0,-2)r0", "U(0,-1)r0+laborer.s", "laborer guard" },
  { "12.28-loop-with-six-bends", "V(0,0)r3 V(1,0)r0 V(1,1)r2 V(2,1)r0 V(2,2)r1 U(1,2)r1 V(0,2)r2", "U(0,1)r0",
    "philosopher knight" },
  { "12.29-hunter", "D(0,0)r0", "U(0,1)r0+farmer.n+farmer.s", "hunter" },
  { "12.30-astronomer-and-bishop",
    "D(1,0)r0 U(0,1)r0 U(0,2)r0 U(0,3)r0 U(2,1)r0 U(2,2)r0 B(1,1)r0 B(1,2)r0 B(1,3)r0", "U(2,3)r0", "astronomer bishop" },
  { "12.31-merchant", "D(0,0)r0 U(0,-1)r0+laborer.s U(0,-2)r0 U(0,-3)r0+laborer.n", "E(0,-4)r2", "farmer merchant" },
  { "12.32-magician", "I(0,0)r3 N(0,-1)r3 N(-1,-1)r2", "N(-1,0)r1", "farmer magician" },
  { "12.33-knight-between-cloisters", "A(0,0)r3 V(1,0)r0 V(1,1)r2 V(2,1)r0 V(2,2)r2 V(3,2)r0", "A(3,3)r2", "knight" },
  { "12.34-pawnbroker", "C(0,0)r0 E(0,-1)r2 E(1,0)r3 E(0,1)r0", "E(-1,0)r1", "farmer pawnbroker" },
  { "12.35-noblewoman", "D(0,0)r0 U(-1,0)r1 U(1,0)r1 B(-1,1)r0 B(1,1)r0 B(-1,2)r0 B(0,2)r0", "V(1,2)r3", "noblewoman" },
  { "12.36-nobleman", "D(0,0)r0 U(1,0)r1 U(2,0)r1 A(3,0)r1", "D(0,0)r0 U(1,0)r1 U(-1,0)r1 A(3,0)r1 B(0,1)r0", "nobleman", TRUE },
  { "12.37-alchemist",
    "I(0,0)r3+laborer.e+laborer.s R(0,-1)r2 R(1,0)r3 R(0,1)r0 Q(-1,0)r1 N(1,-1)r3 N(1,1)r0 N(-1,1)r1", "M(-1,-1)r2",
    "farmer magician alchemist" },
  { "12.38-bishop", "D(0,0)r0 B(0,1)r0 U(-1,0)r1 U(1,0)r1 B(-1,1)r0 B(1,1)r0 B(-1,2)r0 A(0,2)r0", "V(1,2)r3", "bishop" },
  { "12.38-bishop-wants-two", "D(0,0)r0 B(0,1)r0 U(-1,0)r1 U(1,0)r1 B(-1,1)r0 B(1,1)r0 B(-1,2)r0 A(0,2)r0", "V(1,2)r3", "",
    .bishop = 2 },
  { "12.39-general", "D(0,0)r2 V(-1,0)r3 V(1,0)r0 U(-1,1)r0 U(1,1)r0 V(-1,2)r2 U(0,2)r1 V(1,2)r1", "E(0,1)r0",
    "laborer general" },
  { "12.40-queen", "B(0,0)r0 M(-1,-1)r2 M(1,-1)r3 N(1,1)r0 N(-1,1)r1 F(0,-1)r0 F(0,1)r0 G(-1,0)r1 R(1,0)r1", "E(2,0)r3",
    "farmer queen" },
  { "12.41-handmaiden", "D(0,2)r2 A(0,1)r2 A(0,-1)r0 U(1,2)r1 B(1,1)r0 U(1,0)r1 B(1,-1)r0", "U(0,0)r0+bridge.ns",
    "handmaiden" },
  { "12.42-king", KING_WITH ("", ""), "E(2,3)r3", "queen king" },
  { "12.44-king-without-a-cloister", KING_WITH ("+hunter", ""), "E(2,3)r3", "" },
  { "12.45-king-with-a-cut-loop", KING_WITH ("", "+jester"), "E(2,3)r3", "queen" },
};
/* clang-format on */

const guint kingdom_n_wished = G_N_ELEMENTS (kingdom_wished);
