/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include <glib/gi18n.h>

#include "kingdom-reasons.h"
#include "kingdom-texts.h"
#include "kingdom-where.h"

#define AMOUNT(i, name) FAVOR_ARG_INT (i, name, 0, 9999)
#define CHARACTER(i)    FAVOR_ARG_ENUM (i, "character", &kingdom_characters)

/* clang-format off */
FAVOR_REASON_DEFINE (n, "reason-n", AMOUNT (0, "n"));
FAVOR_REASON_DEFINE (character, "reason-character", CHARACTER (0));
FAVOR_REASON_DEFINE (character_n, "reason-character-n", CHARACTER (0), AMOUNT (1, "n"));
FAVOR_REASON_DEFINE (count, "reason-count", CHARACTER (0), AMOUNT (1, "have"), AMOUNT (2, "need"),
      FAVOR_ARG_INT (3, "try", 0, KINGDOM_N_TRIES - 1));
FAVOR_REASON_DEFINE (character_others, "reason-character-others", CHARACTER (0), FAVOR_ARG_SEATS (1, "others"));
FAVOR_REASON_DEFINE (others, "reason-others", FAVOR_ARG_SEATS (0, "others"));
FAVOR_REASON_DEFINE (tile, "reason-tile", FAVOR_ARG_ENUM (0, "tile", &kingdom_shown));

/* In the order of the characters. */
static const char *const fulfilments[] = {
  /* Translators: why an action is good, a sentence behind it; to win is to have that person at one's court */
  N_ ("No other wish is fulfilled, so that you can win the Jester this turn."),
  /* Translators: why an action is good, a sentence behind it; to win is to have that person at one's court */
  N_ ("No other wish is fulfilled, so that you can win the Charlatan this turn."),
  /* Translators: why an action is good, a sentence behind it; to win is to have that person at one's court */
  N_ ("A meadow then touches as many cities as asked for: you can win the Farmer this turn."),
  /* Translators: why an action is good, a sentence behind it; to win is to have that person at one's court */
  N_ ("A complete city then touches as many meadows as asked for: you can win the Laborer this turn."),
  /* Translators: why an action is good, a sentence behind it; to win is to have that person at one's court */
  N_ ("It makes a loop road: you can win the Philosopher this turn."),
  /* Translators: why an action is good, a sentence behind it; to win is to have that person at one's court */
  N_ ("It makes a complete road at the bridge: you can win the Handmaiden this turn."),
  /* Translators: why an action is good, a sentence behind it; to win is to have that person at one's court */
  N_ ("A complete road then leads into a complete city: you can win the Guard this turn."),
  /* Translators: why an action is good, a sentence behind it; to win is to have that person at one's court */
  N_ ("It makes a tile of nothing but meadow: you can win the Hunter this turn."),
  /* Translators: why an action is good, a sentence behind it; to win is to have that person at one's court */
  N_ ("It makes a square of nine tiles without a city: you can win the Astronomer this turn."),
  /* Translators: why an action is good, a sentence behind it; to win is to have that person at one's court */
  N_ ("A complete road then joins two complete cities: you can win the Merchant this turn."),
  /* Translators: why an action is good, a sentence behind it; to win is to have that person at one's court */
  N_ ("It makes a complete city with a V of walls: you can win the Magician this turn."),
  /* Translators: why an action is good, a sentence behind it; to win is to have that person at one's court */
  N_ ("It makes a complete road with enough bends: you can win the Knight this turn."),
  /* Translators: why an action is good, a sentence behind it; to win is to have that person at one's court */
  N_ ("It makes a complete city with a solid city tile: you can win the Pawnbroker this turn."),
  /* Translators: why an action is good, a sentence behind it; to win is to have that person at one's court */
  N_ ("It makes a gap surrounded by eight tiles: you can win the Noblewoman this turn."),
  /* Translators: why an action is good, a sentence behind it; to win is to have that person at one's court */
  N_ ("It makes a tile with no tile around it: you can win the Nobleman this turn."),
  /* Translators: why an action is good, a sentence behind it; to win is to have that person at one's court */
  N_ ("It makes a complete city with four caps on one tile: you can win the Alchemist this turn."),
  /* Translators: why an action is good, a sentence behind it; to win is to have that person at one's court */
  N_ ("It surrounds as many cloisters as asked for: you can win the Bishop this turn."),
  /* Translators: why an action is good, a sentence behind it; to win is to have that person at one's court */
  N_ ("It makes a complete city inside a loop road: you can win the General this turn."),
  /* Translators: why an action is good, a sentence behind it; to win is to have that person at one's court */
  N_ ("It makes a complete city around a cloister: you can win the Queen this turn."),
  /* Translators: why an action is good, a sentence behind it; to win is to have that person at one's court */
  N_ ("It makes a complete city around a loop road around a cloister: you can win the King this turn."),
  NULL,
};

static guint
choose_fulfilment (const gint16 *arg)
{
  return (guint) CLAMP (arg[0], 0, (gint) G_N_ELEMENTS (fulfilments) - 2);
}

/* Beginning with the General. */
static const char *const plans[] = {
  /* Translators: why an action is good, a sentence behind it; the General wishes for such a city */
  N_ ("It is a step of a great plan: a city inside a loop road, for the General."),
  /* Translators: why an action is good, a sentence behind it; the Queen wishes for such a city */
  N_ ("It is a step of a great plan: a city around a cloister, for the Queen."),
  /* Translators: why an action is good, a sentence behind it; the King wishes for such a city */
  N_ ("It is a step of a great plan: a city around a loop road around a cloister, for the King."),
  NULL,
};

static guint
choose_plan (const gint16 *arg)
{
  return (guint) CLAMP (arg[0] - KINGDOM_GENERAL, 0, (gint) G_N_ELEMENTS (plans) - 2);
}

static const char *const counts[] = {
  /* Translators: why an action is good, a sentence behind it */
  N_ ("A meadow then touches {have} of the {need} cities that the {character} wishes for."),
  /* Translators: why an action is good, a sentence behind it; {character} is the Astronomer */
  N_ ("A square then has {have} of {need} tiles without a city, as the {character} wishes."),
  /* Translators: why an action is good, a sentence behind it; {character} is the Merchant */
  N_ ("A road then leads into {have} of the {need} complete cities that the {character} wishes for."),
  /* Translators: why an action is good, a sentence behind it; {character} is the Knight */
  N_ ("A road then has {have} of the {need} bends that the {character} wishes for."),
  /* Translators: why an action is good, a sentence behind it; {character} is the Noblewoman */
  N_ ("A gap then has {have} of {need} tiles around it, as the {character} wishes."),
  /* Translators: why an action is good, a sentence behind it; a cap is a small walled part of a city; {character} is the Alchemist */
  N_ ("A tile then has {have} of the {need} caps of one city that the {character} wishes for."),
  /* Translators: why an action is good, a sentence behind it; {character} is the Bishop */
  N_ ("A cloister then has {have} of {need} tiles around it, as the {character} wishes."),
  /* Translators: why an action is good, a sentence behind it; {character} is the Bishop */
  N_ ("Of {need} cloisters that the {character} wishes to be surrounded, {have} then are."),
  NULL,
};

/* What the counts are of. */
static const guint8 counted[] = {
  KINGDOM_TRY_MEADOW, KINGDOM_TRY_BLOCK, KINGDOM_TRY_ROAD_BETWEEN, KINGDOM_TRY_BENDS,
  KINGDOM_TRY_GAP,    KINGDOM_TRY_CAPS,  KINGDOM_TRY_CLOISTER,     KINGDOM_TRY_CLOISTERS,
};

static guint
find_count (gint try)
{
  guint i = 0;

  while (i < G_N_ELEMENTS (counted) && counted[i] != try)
    i++;
  return i;
}

static guint
choose_count (const gint16 *arg)
{
  return MIN (find_count (arg[3]), G_N_ELEMENTS (counted) - 1);
}

gboolean
kingdom_reason_counts (guint try)
{
  return find_count ((gint) try) < G_N_ELEMENTS (counted);
}

/* The words of what speaks for an action. */
const FavorKind kingdom_reasons[KINGDOM_N_REASONS] = {
  [KINGDOM_REASON_WINS] = {
    .id = "wins",
    /* Translators: why an action is good, a sentence behind it */
    .text = N_ ("Wins the game."),
  },
  [KINGDOM_REASON_FULFILS] = {
    .id = "fulfils",
    .args = &character_args,
    /* Translators: why an action is good, a sentence behind it; {character} is a person at court */
    .text = N_ ("It fulfils the wish of the {character}."),
    .forms = fulfilments,
    .choose_form = choose_fulfilment,
  },
  [KINGDOM_REASON_FULFILS_AGAIN] = {
    .id = "fulfils-again",
    .args = &character_args,
    /* Translators: why an action is good, a sentence behind it; {character} is at the player's court already */
    .text = N_ ("You can take one more favor of the {character} this turn."),
  },
  [KINGDOM_REASON_SOON_LAY] = {
    .id = "soon-lay",
    .args = &character_args,
    /* Translators: why an action is good, a sentence behind it; {character} is a person at court */
    .text = N_ ("Laid in the right place, your tile then fulfils the wish of the {character}."),
  },
  [KINGDOM_REASON_SOON_STEP] = {
    .id = "soon-step",
    .args = &character_args,
    /* Translators: why an action is good, a sentence behind it: one thing more is to be done; {character} is a person at court */
    .text = N_ ("With one step more you can take the favor of the {character} this turn."),
  },
  [KINGDOM_REASON_NEARER_SIDES] = {
    .id = "nearer-sides",
    .args = &character_n_args,
    /* Translators: why an action is good, a sentence behind it: of a city or road with {n} open sides, which are to be closed by tiles */
    NP_ ("Of what the {character} wishes for only {n} side is open then.",
         "Of what the {character} wishes for only {n} sides are open then."),
  },
  [KINGDOM_REASON_NEARER_LOOP] = {
    .id = "nearer-loop",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it; {n} tiles are missing in the road */
    NP_ ("The loop road that the Philosopher wishes for then lacks only {n} tile.",
         "The loop road that the Philosopher wishes for then lacks only {n} tiles."),
  },
  [KINGDOM_REASON_NEARER_COUNT] = {
    .id = "nearer-count",
    .args = &count_args,
    /* Translators: why an action is good, a sentence behind it; {have} of {need} things are there */
    .text = N_ ("It brings the wish of the {character} nearer: {have} of {need}."),
    .forms = counts,
    .choose_form = choose_count,
  },
  [KINGDOM_REASON_NEARER] = {
    .id = "nearer",
    .args = &character_args,
    /* Translators: why an action is good, a sentence behind it; {character} is a person at court */
    .text = N_ ("It brings the wish of the {character} nearer."),
  },
  [KINGDOM_REASON_PLAN] = {
    .id = "plan",
    .args = &character_args,
    /* Translators: why an action is good, a sentence behind it; {character} is a person at court whose wish takes many turns */
    .text = N_ ("It is a step of a great plan, for the {character}."),
    .forms = plans,
    .choose_form = choose_plan,
  },
  [KINGDOM_REASON_FARTHER] = {
    .id = "farther",
    .args = &character_others_args,
    /* Translators: why an action is good, a sentence behind it; {others} are players, {character} is a person at court */
    .text = N_ ("It makes the {character} harder to win for {others}."),
  },
  [KINGDOM_REASON_HELPS_NOBODY] = {
    .id = "helps-nobody",
    /* Translators: why an action is good, a sentence behind it; the others are the other players */
    .text = N_ ("It brings the others no nearer to anybody they want."),
  },
  [KINGDOM_REASON_MENDS] = {
    .id = "mends",
    /* Translators: why an action is good, a sentence behind it: of a map with faults */
    .text = N_ ("The map then fits together again."),
  },
  [KINGDOM_REASON_MENDS_SOME] = {
    .id = "mends-some",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it: of a map with faults */
    NP_ ("Then only {n} fault is left on the map.",
         "Then only {n} faults are left on the map."),
  },
  [KINGDOM_REASON_MENDABLE] = {
    .id = "mendable",
    /* Translators: why an action is good, a sentence behind it: of a tile that does not fit where it is laid; a piece is played on it or beside it */
    .text = N_ ("A single piece of yours can make it fit there."),
  },
  [KINGDOM_REASON_COMPLETES_CITY] = {
    .id = "completes-city",
    /* Translators: why an action is good, a sentence behind it */
    .text = N_ ("It completes a city, which many wishes ask for."),
  },
  [KINGDOM_REASON_COMPLETES_ROAD] = {
    .id = "completes-road",
    /* Translators: why an action is good, a sentence behind it */
    .text = N_ ("It completes a road, which several wishes ask for."),
  },
  [KINGDOM_REASON_GROWS_CITY] = {
    .id = "grows-city",
    /* Translators: why an action is good, a sentence behind it */
    .text = N_ ("It makes an open city larger."),
  },
  [KINGDOM_REASON_GROWS_ROAD] = {
    .id = "grows-road",
    /* Translators: why an action is good, a sentence behind it */
    .text = N_ ("It makes an open road longer."),
  },
  [KINGDOM_REASON_JOINS] = {
    .id = "joins",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it: of a tile that is laid beside {n} others */
    NP_ ("It fits with {n} tile at its sides.",
         "It fits with {n} tiles at its sides."),
  },
  [KINGDOM_REASON_KEEPS_MORE] = {
    .id = "keeps-more",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it: of a piece that is played */
    NP_ ("You still have {n} more piece of that kind.",
         "You still have {n} more pieces of that kind."),
  },
  [KINGDOM_REASON_COVERS] = {
    .id = "covers",
    /* Translators: why an action is good, a sentence behind it: of a piece that takes the place of another one */
    .text = N_ ("For the piece that it replaces you get one from the same stack."),
  },
  [KINGDOM_REASON_OPENS] = {
    .id = "opens",
    /* Translators: why an action is good, a sentence behind it: of tiles that are moved or turned: pieces may be played on them and on those beside them */
    .text = N_ ("You can then play pieces there and beside it."),
  },
  [KINGDOM_REASON_READY_AGAIN] = {
    .id = "ready-again",
    .args = &character_args,
    /* Translators: why an action is good, a sentence behind it; {character} is a person at court who helps once in a turn */
    .text = N_ ("It uses up nothing: the {character} can help you again next turn."),
  },
  [KINGDOM_REASON_REUSE] = {
    .id = "reuse",
    .args = &character_args,
    /* Translators: why an action is good, a sentence behind it; {character} is a person at court who helps once in a turn */
    .text = N_ ("The {character} can then help you a second time this turn."),
  },
  [KINGDOM_REASON_REJECTS] = {
    .id = "rejects",
    /* Translators: why an action is good, a sentence behind it: of a tile that is rejected */
    .text = N_ ("Wherever it fits, this tile alone wins you nobody new."),
  },
  [KINGDOM_REASON_EXTRA] = {
    .id = "extra",
    /* Translators: why an action is good, a sentence behind it */
    .text = N_ ("You draw one more tile this turn."),
  },
  [KINGDOM_REASON_TAKES] = {
    .id = "takes",
    .args = &character_args,
    /* Translators: why an action is good, a sentence behind it: of the end of changing the map; {character} is new at the player's court */
    .text = N_ ("The wish of the {character} is fulfilled, who can now join your court."),
  },
  [KINGDOM_REASON_TAKES_LEAST] = {
    .id = "takes-least",
    .args = &character_args,
    /* Translators: why an action is good, a sentence behind it: of the end of changing the map; {character} is at the player's court already */
    .text = N_ ("You can now take one more favor of the {character}."),
  },
  [KINGDOM_REASON_NO_PLAY] = {
    .id = "no-play",
    /* Translators: why an action is good, a sentence behind it: of the end of changing the map; pieces are played on tiles */
    .text = N_ ("No single piece of yours wins you anybody new now."),
  },
  [KINGDOM_REASON_KEEPS_PIECES] = {
    .id = "keeps-pieces",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it: of the end of changing the map; pieces are played on tiles */
    NP_ ("Your {n} piece stays for later turns.",
         "Your {n} pieces stay for later turns."),
  },
  [KINGDOM_REASON_FITS_NOWHERE] = {
    .id = "fits-nowhere",
    /* Translators: why an action is good, a sentence behind it: of the tile in hand */
    .text = N_ ("As it is, the tile fits nowhere."),
  },
  [KINGDOM_REASON_FITS_MORE] = {
    .id = "fits-more",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it: of a piece that is played on the tile in hand; {n} places more than before */
    NP_ ("Your tile then fits in {n} more place.",
         "Your tile then fits in {n} more places."),
  },
  [KINGDOM_REASON_CLEARS] = {
    .id = "clears",
    /* Translators: why an action is good, a sentence behind it: of a meadow triangle that is played on the tile in hand */
    .text = N_ ("One more triangle makes your tile nothing but meadow, as the Hunter wishes."),
  },
  [KINGDOM_REASON_TILE_BACK] = {
    .id = "tile-back",
    /* Translators: why an action is good, a sentence behind it: of a step that is begun again */
    .text = N_ ("You can lay your tile elsewhere."),
  },
  [KINGDOM_REASON_PIECES_BACK] = {
    .id = "pieces-back",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it: of a step that is begun again */
    NP_ ("You get {n} piece back.",
         "You get {n} pieces back."),
  },
  [KINGDOM_REASON_DRAWS_ANOTHER] = {
    .id = "draws-another",
    /* Translators: why an action is good, a sentence behind it: of the tile in hand */
    .text = N_ ("The tile fits nowhere, and you draw another one for it."),
  },
  [KINGDOM_REASON_BARE] = {
    .id = "bare",
    .args = &tile_args,
    /* Translators: why an action is good, a sentence behind it: of a tile that is taken from the map; {tile} is "Bend" or the like */
    .text = N_ ("You then have “{tile}” in hand."),
  },
  [KINGDOM_REASON_TILES_LEFT] = {
    .id = "tiles-left",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it: of a kind of tiles that is chosen */
    NP_ ("There is only {n} such tile left to draw.",
         "There are {n} such tiles left to draw."),
  },
  [KINGDOM_REASON_NO_CHOICE] = {
    .id = "no-choice",
    /* Translators: why an action is good, a sentence behind it: of a tile that is drawn from the bag, not chosen */
    .text = N_ ("No tile that you could choose would win you anybody new by itself."),
  },
  [KINGDOM_REASON_JOINS_COURT] = {
    .id = "joins-court",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it: of a favor that is taken; {n} is the rank of its person */
    .text = N_ ("New at your court, which adds {n} to your standing."),
  },
  [KINGDOM_REASON_HIGHEST] = {
    .id = "highest",
    /* Translators: why an action is good, a sentence behind it: of the person whose favor is taken */
    .text = N_ ("Nobody else on offer has a higher rank."),
  },
  [KINGDOM_REASON_PASSES] = {
    .id = "passes",
    .args = &others_args,
    /* Translators: why an action is good, a sentence behind it: of a favor that is taken; {others} are players */
    .text = N_ ("Your standing is then higher than that of {others}."),
  },
  [KINGDOM_REASON_LAST_ONE] = {
    .id = "last-one",
    /* Translators: why an action is good, a sentence behind it: of a favor that is taken */
    .text = N_ ("It is the last of its stack."),
  },
  [KINGDOM_REASON_LEVEL] = {
    .id = "level",
    .args = &character_n_args,
    /* Translators: why an action is good, a sentence behind it: of a favor that is taken: the next wish of that person asks for more */
    .text = N_ ("From then on the {character} asks everybody for {n}."),
  },
  [KINGDOM_REASON_FIRST_PIECE] = {
    .id = "first-piece",
    /* Translators: why an action is good, a sentence behind it: of a favor that is taken */
    .text = N_ ("It is a piece to play, and you hold none of that kind."),
  },
  [KINGDOM_REASON_HOLDS] = {
    .id = "holds",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it: of a favor that is taken */
    NP_ ("You then hold {n} piece of that kind.",
         "You then hold {n} pieces of that kind."),
  },
  [KINGDOM_REASON_EACH_TURN] = {
    .id = "each-turn",
    /* Translators: why an action is good, a sentence behind it: of a favor that is taken */
    .text = N_ ("It helps you once in each turn from now on."),
  },
};
/* clang-format on */
