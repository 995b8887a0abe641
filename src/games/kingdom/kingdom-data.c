/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include <glib/gi18n.h>

#include "kingdom-data.h"

/* Characters */

static const FavorWord character_words[KINGDOM_N_CHARACTERS] = {
  /* Translators: a person at the king's court, who grants favors; so are those below. Then what the
   * person wishes to see on the map. */
  { "jester",
    N_ ("Jester"),
    .text = N_ ("No other wish can be rewarded."),
    /* Translators: for {favor} and {character}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Jester") },
  /* Translators: a person at court, and the wish. */
  { "charlatan",
    N_ ("Charlatan"),
    .text = N_ ("No other wish can be rewarded, and you hold a Jester."),
    /* Translators: for {favor} and {character}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Charlatan") },
  /* Translators: a person at court, and the wish; the number is shown beside it. */
  { "farmer",
    N_ ("Farmer"),
    .text = N_ ("A meadow that touches just so many cities."),
    /* Translators: for {favor} and {character}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Farmer") },
  /* Translators: a person at court, and the wish; the number is shown beside it. */
  { "laborer",
    N_ ("Laborer"),
    .text = N_ ("A complete city that touches just so many meadows."),
    /* Translators: for {favor} and {character}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Laborer") },
  /* Translators: a person at court, and the wish. */
  { "philosopher",
    N_ ("Philosopher"),
    .text = N_ ("A loop road."),
    /* Translators: for {favor} and {character}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Philosopher") },
  /* Translators: a person at court, and the wish. */
  { "handmaiden",
    N_ ("Handmaiden"),
    .text = N_ ("A complete road over or under the bridge."),
    /* Translators: for {favor} and {character}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Handmaiden") },
  /* Translators: a person at court, and the wish. */
  { "guard",
    N_ ("Guard"),
    .text = N_ ("A complete road that leads into a complete city."),
    /* Translators: for {favor} and {character}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Guard") },
  /* Translators: a person at court, and the wish. */
  { "hunter",
    N_ ("Hunter"),
    .text = N_ ("A tile with nothing but meadow."),
    /* Translators: for {favor} and {character}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Hunter") },
  /* Translators: a person at court, and the wish. */
  { "astronomer",
    N_ ("Astronomer"),
    .text = N_ ("A square of nine tiles without any city."),
    /* Translators: for {favor} and {character}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Astronomer") },
  /* Translators: a person at court, and the wish. */
  { "merchant",
    N_ ("Merchant"),
    .text = N_ ("Two complete cities joined by a complete road."),
    /* Translators: for {favor} and {character}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Merchant") },
  /* Translators: a person at court, and the wish. A cap is a city quarter that is joined to no
   * other one on its tile. */
  { "magician",
    N_ ("Magician"),
    .text = N_ ("A complete city with two neighbouring caps on one tile."),
    /* Translators: for {favor} and {character}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Magician") },
  /* Translators: a person at court, and the wish. */
  { "knight",
    N_ ("Knight"),
    .text = N_ ("A complete road with at least five bends."),
    /* Translators: for {favor} and {character}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Knight") },
  /* Translators: a person at court, and the wish. */
  { "pawnbroker",
    N_ ("Pawnbroker"),
    .text = N_ ("A complete city with a tile that is city throughout."),
    /* Translators: for {favor} and {character}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Pawnbroker") },
  /* Translators: a person at court, and the wish. */
  { "noblewoman",
    N_ ("Noblewoman"),
    .text = N_ ("An empty place surrounded by eight tiles."),
    /* Translators: for {favor} and {character}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Noblewoman") },
  /* Translators: a person at court, and the wish. */
  { "nobleman",
    N_ ("Nobleman"),
    .text = N_ ("A tile surrounded by eight empty places."),
    /* Translators: for {favor} and {character}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Nobleman") },
  /* Translators: a person at court, and the wish. A cap is a city quarter that is joined to no
   * other one on its tile. */
  { "alchemist",
    N_ ("Alchemist"),
    .text = N_ ("A complete city with four caps on one tile."),
    /* Translators: for {favor} and {character}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Alchemist") },
  /* Translators: a person at court, and the wish; the number is shown beside it. */
  { "bishop",
    N_ ("Bishop"),
    .text = N_ ("At least so many surrounded cloisters."),
    /* Translators: for {favor} and {character}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Bishop") },
  /* Translators: a person at court, and the wish. */
  { "general",
    N_ ("General"),
    .text = N_ ("A complete city enclosed by a loop road."),
    /* Translators: for {favor} and {character}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "General") },
  /* Translators: a person at court, and the wish. */
  { "queen",
    N_ ("Queen"),
    .text = N_ ("A complete city that encloses a cloister."),
    /* Translators: for {favor} and {character}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Queen") },
  /* Translators: a person at court, and the wish. */
  { "king",
    N_ ("King"),
    .text = N_ ("A complete city that encloses a loop road that encloses a cloister."),
    /* Translators: for {favor} and {character}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "King") },
};

const FavorEnum kingdom_characters = FAVOR_ENUM ("character", character_words);

const KingdomFigure kingdom_figures[KINGDOM_N_CHARACTERS] = {
  [KINGDOM_JESTER] = { KINGDOM_FAVOR_TOKEN, 20 },
  [KINGDOM_CHARLATAN] = { KINGDOM_FAVOR_ACTION, 0 },
  [KINGDOM_FARMER] = { KINGDOM_FAVOR_TRIANGLE, 8 },
  [KINGDOM_LABORER] = { KINGDOM_FAVOR_TRIANGLE, 8 },
  [KINGDOM_PHILOSOPHER] = { KINGDOM_FAVOR_TOKEN, KINGDOM_N_PHILOSOPHERS },
  [KINGDOM_HANDMAIDEN] = { KINGDOM_FAVOR_ACTION, 0 },
  [KINGDOM_GUARD] = { KINGDOM_FAVOR_TRIANGLE, 8 },
  [KINGDOM_HUNTER] = { KINGDOM_FAVOR_TOKEN, 8 },
  [KINGDOM_ASTRONOMER] = { KINGDOM_FAVOR_TRIANGLE, 8 },
  [KINGDOM_MERCHANT] = { KINGDOM_FAVOR_ACTION, 0 },
  [KINGDOM_MAGICIAN] = { KINGDOM_FAVOR_ACTION, 0 },
  [KINGDOM_KNIGHT] = { KINGDOM_FAVOR_TRIANGLE, 8 },
  [KINGDOM_PAWNBROKER] = { KINGDOM_FAVOR_ACTION, 0 },
  [KINGDOM_NOBLEWOMAN] = { KINGDOM_FAVOR_TOKEN, 6 },
  [KINGDOM_NOBLEMAN] = { KINGDOM_FAVOR_ACTION, 0 },
  [KINGDOM_ALCHEMIST] = { KINGDOM_FAVOR_ACTION, 0 },
  [KINGDOM_BISHOP] = { KINGDOM_FAVOR_ACTION, 0 },
  [KINGDOM_GENERAL] = { KINGDOM_FAVOR_ACTION, 0 },
  [KINGDOM_QUEEN] = { KINGDOM_FAVOR_ACTION, 0 },
  [KINGDOM_KING] = { KINGDOM_FAVOR_VICTORY, 1 },
};

/* Pieces */

static const FavorWord triangle_words[KINGDOM_N_TRIANGLES] = {
  { "none", NULL },
  { "farmer", N_ ("Farmer") },
  { "laborer", N_ ("Laborer") },
  { "guard", N_ ("Guard") },
  { "astronomer", N_ ("Astronomer") },
  { "knight", N_ ("Knight") },
};

const FavorEnum kingdom_triangles = FAVOR_ENUM ("triangle", triangle_words);

static const FavorWord token_words[KINGDOM_N_TOKENS] = {
  { "none", NULL },
  { "jester", N_ ("Jester") },
  /* Translators: a token of the Philosopher: a straight road. */
  { "straight", N_ ("Philosopher’s straight road") },
  /* Translators: a token of the Philosopher: a bend of a road. */
  { "curve", N_ ("Philosopher’s bend") },
  /* Translators: a token of the Philosopher: a road on a bridge above another road. */
  { "bridge", N_ ("Philosopher’s bridge") },
  { "hunter", N_ ("Hunter") },
  { "noblewoman", N_ ("Noblewoman") },
};

const FavorEnum kingdom_tokens = FAVOR_ENUM ("token", token_words);

static const FavorWord piece_words[KINGDOM_N_PIECES] = {
  { "jester",
    N_ ("Jester"),
    /* Translators: for {favor} and {piece}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Jester") },
  { "farmer",
    N_ ("Farmer"),
    /* Translators: for {favor} and {piece}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Farmer") },
  { "laborer",
    N_ ("Laborer"),
    /* Translators: for {favor} and {piece}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Laborer") },
  { "guard",
    N_ ("Guard"),
    /* Translators: for {favor} and {piece}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Guard") },
  { "hunter",
    N_ ("Hunter"),
    /* Translators: for {favor} and {piece}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Hunter") },
  { "astronomer",
    N_ ("Astronomer"),
    /* Translators: for {favor} and {piece}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Astronomer") },
  { "knight",
    N_ ("Knight"),
    /* Translators: for {favor} and {piece}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Knight") },
  { "noblewoman",
    N_ ("Noblewoman"),
    /* Translators: for {favor} and {piece}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Noblewoman") },
  { "philosopher-straight",
    N_ ("Philosopher’s straight road"),
    /* Translators: for {favor} and {piece}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Philosopher’s straight road") },
  { "philosopher-curve",
    N_ ("Philosopher’s bend"),
    /* Translators: for {favor} and {piece}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Philosopher’s bend") },
  { "philosopher-bridge",
    N_ ("Philosopher’s bridge"),
    /* Translators: for {favor} and {piece}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Philosopher’s bridge") },
};

const FavorEnum kingdom_pieces = FAVOR_ENUM ("piece", piece_words);

const guint8 kingdom_giver[KINGDOM_N_PIECES] = {
  [KINGDOM_PIECE_JESTER] = KINGDOM_JESTER,
  [KINGDOM_PIECE_FARMER] = KINGDOM_FARMER,
  [KINGDOM_PIECE_LABORER] = KINGDOM_LABORER,
  [KINGDOM_PIECE_GUARD] = KINGDOM_GUARD,
  [KINGDOM_PIECE_HUNTER] = KINGDOM_HUNTER,
  [KINGDOM_PIECE_ASTRONOMER] = KINGDOM_ASTRONOMER,
  [KINGDOM_PIECE_KNIGHT] = KINGDOM_KNIGHT,
  [KINGDOM_PIECE_NOBLEWOMAN] = KINGDOM_NOBLEWOMAN,
  [KINGDOM_PIECE_STRAIGHT] = KINGDOM_PHILOSOPHER,
  [KINGDOM_PIECE_CURVE] = KINGDOM_PHILOSOPHER,
  [KINGDOM_PIECE_BRIDGE] = KINGDOM_PHILOSOPHER,
};

const guint8 kingdom_piece_counts[KINGDOM_N_PIECES] = {
  [KINGDOM_PIECE_JESTER] = 20,  [KINGDOM_PIECE_FARMER] = 8,
  [KINGDOM_PIECE_LABORER] = 8,  [KINGDOM_PIECE_GUARD] = 8,
  [KINGDOM_PIECE_HUNTER] = 8,   [KINGDOM_PIECE_ASTRONOMER] = 8,
  [KINGDOM_PIECE_KNIGHT] = 8,   [KINGDOM_PIECE_NOBLEWOMAN] = 6,
  [KINGDOM_PIECE_STRAIGHT] = 4, [KINGDOM_PIECE_CURVE] = 4,
  [KINGDOM_PIECE_BRIDGE] = 1,
};

const guint8 kingdom_piece_of_triangle[KINGDOM_N_TRIANGLES] = {
  [KINGDOM_TRIANGLE_FARMER] = KINGDOM_PIECE_FARMER,
  [KINGDOM_TRIANGLE_LABORER] = KINGDOM_PIECE_LABORER,
  [KINGDOM_TRIANGLE_GUARD] = KINGDOM_PIECE_GUARD,
  [KINGDOM_TRIANGLE_ASTRONOMER] = KINGDOM_PIECE_ASTRONOMER,
  [KINGDOM_TRIANGLE_KNIGHT] = KINGDOM_PIECE_KNIGHT,
};

const guint8 kingdom_piece_of_token[KINGDOM_N_TOKENS] = {
  [KINGDOM_TOKEN_JESTER] = KINGDOM_PIECE_JESTER,
  [KINGDOM_TOKEN_STRAIGHT] = KINGDOM_PIECE_STRAIGHT,
  [KINGDOM_TOKEN_CURVE] = KINGDOM_PIECE_CURVE,
  [KINGDOM_TOKEN_BRIDGE] = KINGDOM_PIECE_BRIDGE,
  [KINGDOM_TOKEN_HUNTER] = KINGDOM_PIECE_HUNTER,
  [KINGDOM_TOKEN_NOBLEWOMAN] = KINGDOM_PIECE_NOBLEWOMAN,
};
