/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include <glib/gi18n.h>

#include "kingdom-data.h"

/* What tiles are called. Copies of one type have the same letter. */

static const FavorWord type_words[KINGDOM_N_TYPES] = {
  /* Translators: the letter of a type of tile; then what is on such a tile */
  { "a", N_ ("A"), .text = N_ ("Cloister with a road") },
  /* Translators: the letter of a type of tile; then what is on such a tile */
  { "b", N_ ("B"), .text = N_ ("Cloister") },
  /* Translators: the letter of a type of tile; then what is on such a tile */
  { "c", N_ ("C"), .text = N_ ("City on all sides, pennant") },
  /* Translators: the letter of a type of tile; then what is on such a tile */
  { "d", N_ ("D"), .text = N_ ("City side, straight road past it") },
  /* Translators: the letter of a type of tile; then what is on such a tile */
  { "e", N_ ("E"), .text = N_ ("City side") },
  /* Translators: the letter of a type of tile; then what is on such a tile */
  { "f", N_ ("F"), .text = N_ ("City across, pennant") },
  /* Translators: the letter of a type of tile; then what is on such a tile */
  { "g", N_ ("G"), .text = N_ ("City across") },
  /* Translators: the letter of a type of tile; then what is on such a tile */
  { "h", N_ ("H"), .text = N_ ("Two opposite city sides") },
  /* Translators: the letter of a type of tile; then what is on such a tile */
  { "i", N_ ("I"), .text = N_ ("Two neighbouring city sides") },
  /* Translators: the letter of a type of tile; then what is on such a tile */
  { "j", N_ ("J"), .text = N_ ("City side, bend to the right") },
  /* Translators: the letter of a type of tile; then what is on such a tile */
  { "k", N_ ("K"), .text = N_ ("City side, bend to the left") },
  /* Translators: the letter of a type of tile; then what is on such a tile */
  { "l", N_ ("L"), .text = N_ ("City side, three roads") },
  /* Translators: the letter of a type of tile; then what is on such a tile */
  { "m", N_ ("M"), .text = N_ ("City corner, pennant") },
  /* Translators: the letter of a type of tile; then what is on such a tile */
  { "n", N_ ("N"), .text = N_ ("City corner") },
  /* Translators: the letter of a type of tile; then what is on such a tile */
  { "o", N_ ("O"), .text = N_ ("City corner and bend, pennant") },
  /* Translators: the letter of a type of tile; then what is on such a tile */
  { "p", N_ ("P"), .text = N_ ("City corner and bend") },
  /* Translators: the letter of a type of tile; then what is on such a tile */
  { "q", N_ ("Q"), .text = N_ ("City on three sides, pennant") },
  /* Translators: the letter of a type of tile; then what is on such a tile */
  { "r", N_ ("R"), .text = N_ ("City on three sides") },
  /* Translators: the letter of a type of tile; then what is on such a tile */
  { "s", N_ ("S"), .text = N_ ("City on three sides with gate road, pennant") },
  /* Translators: the letter of a type of tile; then what is on such a tile */
  { "t", N_ ("T"), .text = N_ ("City on three sides with gate road") },
  /* Translators: the letter of a type of tile; then what is on such a tile */
  { "u", N_ ("U"), .text = N_ ("Straight road") },
  /* Translators: the letter of a type of tile; then what is on such a tile */
  { "v", N_ ("V"), .text = N_ ("Bend") },
  /* Translators: the letter of a type of tile; then what is on such a tile */
  { "w", N_ ("W"), .text = N_ ("Three roads") },
  /* Translators: the letter of a type of tile; then what is on such a tile */
  { "x", N_ ("X"), .text = N_ ("Crossroads") },
};

const FavorEnum kingdom_types = FAVOR_ENUM ("type", type_words);

/* clang-format off */
static const FavorWord tile_words[KINGDOM_N_TILES] = {
  { "a1", N_ ("A") }, { "a2", N_ ("A") },
  { "b1", N_ ("B") }, { "b2", N_ ("B") }, { "b3", N_ ("B") }, { "b4", N_ ("B") },
  { "c1", N_ ("C") },
  { "d1", N_ ("D") }, { "d2", N_ ("D") }, { "d3", N_ ("D") }, { "d4", N_ ("D") },
  { "e1", N_ ("E") }, { "e2", N_ ("E") }, { "e3", N_ ("E") }, { "e4", N_ ("E") }, { "e5", N_ ("E") },
  { "f1", N_ ("F") }, { "f2", N_ ("F") },
  { "g1", N_ ("G") },
  { "h1", N_ ("H") }, { "h2", N_ ("H") }, { "h3", N_ ("H") },
  { "i1", N_ ("I") }, { "i2", N_ ("I") },
  { "j1", N_ ("J") }, { "j2", N_ ("J") }, { "j3", N_ ("J") },
  { "k1", N_ ("K") }, { "k2", N_ ("K") }, { "k3", N_ ("K") },
  { "l1", N_ ("L") }, { "l2", N_ ("L") }, { "l3", N_ ("L") },
  { "m1", N_ ("M") }, { "m2", N_ ("M") },
  { "n1", N_ ("N") }, { "n2", N_ ("N") }, { "n3", N_ ("N") },
  { "o1", N_ ("O") }, { "o2", N_ ("O") },
  { "p1", N_ ("P") }, { "p2", N_ ("P") }, { "p3", N_ ("P") },
  { "q1", N_ ("Q") },
  { "r1", N_ ("R") }, { "r2", N_ ("R") }, { "r3", N_ ("R") },
  { "s1", N_ ("S") }, { "s2", N_ ("S") },
  { "t1", N_ ("T") },
  { "u1", N_ ("U") }, { "u2", N_ ("U") }, { "u3", N_ ("U") }, { "u4", N_ ("U") }, { "u5", N_ ("U") },
  { "u6", N_ ("U") }, { "u7", N_ ("U") }, { "u8", N_ ("U") },
  { "v1", N_ ("V") }, { "v2", N_ ("V") }, { "v3", N_ ("V") }, { "v4", N_ ("V") }, { "v5", N_ ("V") },
  { "v6", N_ ("V") }, { "v7", N_ ("V") }, { "v8", N_ ("V") }, { "v9", N_ ("V") },
  { "w1", N_ ("W") }, { "w2", N_ ("W") }, { "w3", N_ ("W") }, { "w4", N_ ("W") },
  { "x1", N_ ("X") },
};
/* clang-format on */

const FavorEnum kingdom_tiles = FAVOR_ENUM ("tile", tile_words);
