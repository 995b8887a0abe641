/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-tokens"

#include <glib/gi18n.h>

#include "tokens-data.h"

static const FavorWord good_words[] = {
  /* Translators: a resource: "Ann received Brick." */
  { "brick",
    N_ ("Brick"),
    /* Translators: for {resource}, {resource-2}, {card}, {cards}, {give}, {get}, {first}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Brick") },
  /* Translators: a resource: wood that is sawn. */
  { "lumber",
    N_ ("Lumber"),
    /* Translators: for {resource}, {resource-2}, {card}, {cards}, {give}, {get}, {first}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Lumber") },
  /* Translators: a resource. */
  { "wool",
    N_ ("Wool"),
    /* Translators: for {resource}, {resource-2}, {card}, {cards}, {give}, {get}, {first}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Wool") },
  /* Translators: a resource. */
  { "grain",
    N_ ("Grain"),
    /* Translators: for {resource}, {resource-2}, {card}, {cards}, {give}, {get}, {first}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Grain") },
  /* Translators: a resource. */
  { "ore",
    N_ ("Ore"),
    /* Translators: for {resource}, {resource-2}, {card}, {cards}, {give}, {get}, {first}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Ore") },
  /* Translators: a coin, of which two buy a resource. */
  { "gold",
    N_ ("Gold"),
    /* Translators: for {cards}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Gold") },
};

const FavorEnum tokens_goods = FAVOR_ENUM ("good", good_words);
const FavorEnum tokens_resources = {
  .id = "resource",
  .words = good_words,
  .n_words = TOKENS_N_RESOURCES,
  .thing = { .id = "resource" },
};

static const FavorWord terrain_words[] = {
  /* Translators: a kind of land: "Ann founded a settlement beside Hills and Forest." */
  { "hill",
    N_ ("Hills"),
    /* Translators: for {land}, {lands}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Hills") },
  /* Translators: a kind of land. */
  { "forest",
    N_ ("Forest"),
    /* Translators: for {land}, {lands}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Forest") },
  /* Translators: a kind of land. */
  { "pasture",
    N_ ("Pasture"),
    /* Translators: for {land}, {lands}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Pasture") },
  /* Translators: a kind of land. */
  { "field",
    N_ ("Fields"),
    /* Translators: for {land}, {lands}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Fields") },
  /* Translators: a kind of land. */
  { "mountain",
    N_ ("Mountains"),
    /* Translators: for {land}, {lands}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Mountains") },
  /* Translators: a kind of land. */
  { "desert",
    N_ ("Desert"),
    /* Translators: for {land}, {lands}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Desert") },
};

const FavorEnum tokens_terrains = FAVOR_ENUM ("terrain", terrain_words);

static const FavorWord harbour_words[] = {
  { "brick", N_ ("Brick harbour") }, { "lumber", N_ ("Lumber harbour") },
  { "wool", N_ ("Wool harbour") },   { "grain", N_ ("Grain harbour") },
  { "ore", N_ ("Ore harbour") },     { "any", N_ ("General harbour") },
};

const FavorEnum tokens_harbours = FAVOR_ENUM ("harbour", harbour_words);

static const FavorWord development_words[] = {
  /* Translators: a development card. */
  { "knight",
    N_ ("Knight"),
    /* Translators: on the card of the Knight, where about 100 letters have room */
    N_ ("Move the robber, then take a card or spare everyone. The card stays and counts "
        "for the Largest Army.") },
  /* Translators: a development card. */
  { "road-works", N_ ("Road Works"), N_ ("Build two roads for free.") },
  /* Translators: a development card. */
  { "good-year", N_ ("Good Year"), N_ ("Take two resource cards of your choice.") },
  /* Translators: a development card. */
  { "monopoly",
    N_ ("Monopoly"),
    N_ ("Name a resource: all others give you all their cards of that kind.") },
  /* Translators: a development card that is worth a point. */
  { "landmark-0", N_ ("Old Mill"), N_ ("1 point, secret until the end.") },
  /* Translators: a development card that is worth a point. */
  { "landmark-1", N_ ("Lighthouse"), N_ ("1 point, secret until the end.") },
  /* Translators: a development card that is worth a point. */
  { "landmark-2", N_ ("Town Hall"), N_ ("1 point, secret until the end.") },
  /* Translators: a development card that is worth a point. */
  { "landmark-3", N_ ("Orchard"), N_ ("1 point, secret until the end.") },
  /* Translators: a development card that is worth a point. */
  { "landmark-4", N_ ("Bathhouse"), N_ ("1 point, secret until the end.") },
};

const FavorEnum tokens_developments = FAVOR_ENUM ("development", development_words);
const FavorEnum tokens_playable = {
  .id = "playable",
  .words = development_words,
  .n_words = TOKENS_N_PLAYABLE,
  .thing = { .id = "playable" },
};

static const FavorWord event_words[] = {
  { "none", N_ ("No event") },
  { "bounty",
    N_ ("Year of Bounty"),
    N_ ("Each player takes a resource card of choice.") },
  { "skirmish",
    N_ ("Skirmish"),
    N_ (
      "The holder of the Largest Army, or the one player with most knights, takes a card "
      "from an opponent.") },
  { "withdrawal", N_ ("Withdrawal"), N_ ("The robber returns to the desert.") },
  { "toll",
    N_ ("Toll Gate"),
    N_ ("The holder of the Longest Trade Route takes a card from an opponent.") },
  { "tournament",
    N_ ("Tournament"),
    N_ ("Every player with most knights takes a resource card of choice.") },
  { "fence-gifts",
    N_ ("Gifts over the Fence"),
    N_ ("Each player gives a resource card to the next one.") },
  { "tremor", N_ ("Tremor"), N_ ("Each player chooses an own road, which is damaged.") },
  { "sickness", N_ ("Sickness"), N_ ("This time each city yields 1 card only.") },
  { "raid",
    N_ ("Raid"),
    N_ ("Whoever has more than 7 cards discards half of them. The robber moves.") },
  { "calm-sea",
    N_ ("Calm Sea"),
    N_ ("Every player at most harbours takes a resource card of choice.") },
  { "helping-hand",
    N_ ("Helping Hand"),
    N_ ("Every player with most points gives a card to one who has fewer.") },
};

const FavorEnum tokens_year_events = FAVOR_ENUM ("event", event_words);

static const FavorWord token_words[] = {
  /* Translators: a favor token: "Ann drew a Wagon." */
  { "wagon",
    N_ ("Wagon"),
    /* Translators: for {token}, {tokens}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Wagon") },
  /* Translators: a favor token. */
  { "ship",
    N_ ("Ship"),
    /* Translators: for {token}, {tokens}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Ship") },
  /* Translators: a favor token. */
  { "shovel",
    N_ ("Shovel"),
    /* Translators: for {token}, {tokens}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Shovel") },
  /* Translators: a favor token. */
  { "book",
    N_ ("Book"),
    /* Translators: for {token}, {tokens}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Book") },
  /* Translators: a favor token. */
  { "compass",
    N_ ("Compass"),
    /* Translators: for {token}, {tokens}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Compass") },
};

const FavorEnum tokens_tokens = FAVOR_ENUM ("token", token_words);

static const FavorWord guild_words[] = {
  /* Translators: a guild: "Ann redeemed a Wagon with the Traders." */
  { "traders",
    N_ ("Traders"),
    N_ ("One or two trades with the bank, 1 card for 1."),
    /* Translators: for {guild}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Traders") },
  /* Translators: a guild. */
  { "merchants",
    N_ ("Merchants"),
    N_ ("Take a resource card of your choice."),
    /* Translators: for {guild}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Merchants") },
  /* Translators: a guild. */
  { "road-builders",
    N_ ("Road Builders"),
    N_ ("Build a road for free."),
    /* Translators: for {guild}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Road Builders") },
  /* Translators: a guild. */
  { "scholars",
    N_ ("Scholars"),
    N_ ("Draw a development card for free."),
    /* Translators: for {guild}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Scholars") },
  /* Translators: a guild. */
  { "master-builders",
    N_ ("Master Builders"),
    N_ ("Take a victory marker: 1 point."),
    /* Translators: for {guild}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Master Builders") },
};

const FavorEnum tokens_guilds = FAVOR_ENUM ("guild", guild_words);

static const FavorWord villain_words[] = {
  /* Translators: a piece that makes a hex produce nothing: "Ann moved the robber." */
  { "robber",
    N_ ("robber"),
    /* Translators: for {villain}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "robber") },
};

const FavorEnum tokens_villains = FAVOR_ENUM ("villain", villain_words);

static const FavorWord neutral_words[] = {
  /* Translators: a colour of pieces that belong to nobody: "Ann placed a grey road." */
  { "grey",
    N_ ("grey"),
    /* Translators: for {neutral}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "grey") },
  /* Translators: a colour of pieces that belong to nobody: "Ann placed a white road." */
  { "white",
    N_ ("white"),
    /* Translators: for {neutral}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "white") },
};

const FavorEnum tokens_neutrals = FAVOR_ENUM ("neutral", neutral_words);

static const FavorWord label_words[] = {
  { "network-0", NULL }, { "network-1", NULL },  { "network-2", NULL },
  { "network-3", NULL }, { "network-4", NULL },  { "network-5", NULL },
  { "network-6", NULL }, { "network-7", NULL },  { "network-8", NULL },
  { "network-9", NULL }, { "network-10", NULL }, { "network-11", NULL },
};

const FavorEnum tokens_labels = FAVOR_ENUM ("network", label_words);

/* clang-format off */
const guint8 tokens_costs[TOKENS_N_COSTS][TOKENS_N_RESOURCES] = {
  [TOKENS_COST_ROAD] = { 1, 1, 0, 0, 0 },
  [TOKENS_COST_SETTLEMENT] = { 1, 1, 1, 1, 0 },
  [TOKENS_COST_CITY] = { 0, 0, 0, 2, 3 },
  [TOKENS_COST_DEVELOPMENT] = { 0, 0, 1, 1, 1 },
};

const TokensYearCard tokens_year[TOKENS_N_YEAR] = {
  { 2, TOKENS_EVENT_BOUNTY },
  { 3, TOKENS_EVENT_SKIRMISH }, { 3, TOKENS_EVENT_NONE },
  { 4, TOKENS_EVENT_WITHDRAWAL }, { 4, TOKENS_EVENT_WITHDRAWAL }, { 4, TOKENS_EVENT_NONE },
  { 5, TOKENS_EVENT_TOLL }, { 5, TOKENS_EVENT_TOURNAMENT }, { 5, TOKENS_EVENT_NONE }, { 5, TOKENS_EVENT_NONE },
  { 6, TOKENS_EVENT_FENCE_GIFTS }, { 6, TOKENS_EVENT_TREMOR }, { 6, TOKENS_EVENT_SICKNESS },
  { 6, TOKENS_EVENT_NONE }, { 6, TOKENS_EVENT_NONE },
  { 7, TOKENS_EVENT_RAID }, { 7, TOKENS_EVENT_RAID }, { 7, TOKENS_EVENT_RAID },
  { 7, TOKENS_EVENT_RAID }, { 7, TOKENS_EVENT_RAID }, { 7, TOKENS_EVENT_RAID },
  { 8, TOKENS_EVENT_SICKNESS }, { 8, TOKENS_EVENT_NONE }, { 8, TOKENS_EVENT_NONE },
  { 8, TOKENS_EVENT_NONE }, { 8, TOKENS_EVENT_NONE },
  { 9, TOKENS_EVENT_CALM_SEA }, { 9, TOKENS_EVENT_NONE }, { 9, TOKENS_EVENT_NONE }, { 9, TOKENS_EVENT_NONE },
  { 10, TOKENS_EVENT_HELPING_HAND }, { 10, TOKENS_EVENT_NONE }, { 10, TOKENS_EVENT_NONE },
  { 11, TOKENS_EVENT_HELPING_HAND }, { 11, TOKENS_EVENT_NONE },
  { 12, TOKENS_EVENT_CALM_SEA },
};

const guint8 tokens_pips[TOKENS_MAX_NUMBER + 1] = { 0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1 };

const guint8 tokens_prices[TOKENS_N_TOKENS] = { 1, 1, 1, 2, 2 };

const guint8 tokens_bags[TOKENS_MAX_SEATS + 1][TOKENS_N_TOKENS] = {
  [2] = { 9, 9, 9, 18, 18 },
  [3] = { 9, 9, 9, 18, 18 },
  [4] = { 12, 12, 12, 24, 24 },
  [5] = { 15, 15, 15, 30, 30 },
  [6] = { 18, 18, 18, 36, 36 },
};

const TokensStart tokens_starts[TOKENS_N_STARTS] = {
  { { 23, 10 }, { 34, 4 } },
  { { 19, 29 }, { 26, 40 } },
  { { 12, 43 }, { 7, 62 } },
  { { 21, 33 }, { 29, 48 } },
};

#define HI TOKENS_HILL
#define FO TOKENS_FOREST
#define PA TOKENS_PASTURE
#define FI TOKENS_FIELD
#define MO TOKENS_MOUNTAIN
#define DE TOKENS_DESERT

const TokensBoard tokens_board_small = {
  .map = &tokens_map_small,
  .n_slots = 9,
  .slots = { 1, 4, 8, 11, 14, 18, 21, 24, 28 },
  .n_corners = 6,
  .corners = { 0, 2, 7, 11, 16, 18 },
  .tiles = { 3, 4, 4, 4, 3, 1 },
  .n_numbers = 18,
  .numbers = { 5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11 },
  .harbours = { 1, 1, 1, 1, 1, 4 },
  .bank = 19,
  .deck = { 14, 2, 2, 2, 1, 1, 1, 1, 1 },
  .terrain = { PA, FO, FI,
               MO, HI, PA, MO,
               FI, PA, FO, FI, HI,
               HI, DE, PA, FO,
               FO, MO, FI },
  .number = { 9, 6, 12,
              5, 11, 5, 10,
              9, 10, 8, 4, 3,
              6, 0, 3, 2,
              11, 4, 8 },
  .harbour = { TOKENS_ANY, TOKENS_WOOL, TOKENS_ANY, TOKENS_ORE, TOKENS_LUMBER, TOKENS_ANY, TOKENS_GRAIN,
               TOKENS_BRICK, TOKENS_ANY },
};

const TokensBoard tokens_board_large = {
  .map = &tokens_map_large,
  .n_slots = 11,
  .slots = { 1, 4, 8, 11, 15, 18, 22, 25, 29, 32, 36 },
  .n_corners = 6,
  .corners = { 0, 2, 12, 17, 27, 29 },
  .tiles = { 5, 6, 6, 6, 5, 2 },
  .n_numbers = 28,
  .numbers = { 2, 5, 4, 6, 3, 9, 8, 11, 11, 10, 6, 3, 8, 4, 8, 10, 11, 12, 10, 5, 4, 9, 5, 9, 12, 3, 2, 6 },
  .harbours = { 1, 1, 2, 1, 1, 5 },
  .bank = 24,
  .deck = { 20, 3, 3, 3, 1, 1, 1, 1, 1 },
  .terrain = { FI, FO, HI,
               FO, PA, MO, PA,
               MO, FI, DE, HI, FI,
               FO, HI, MO, FI, FO, PA,
               FI, FO, DE, PA, MO,
               PA, HI, MO, FI,
               FO, PA, HI },
  .number = { 6, 9, 4,
              10, 3, 5, 8,
              3, 9, 0, 2, 10,
              8, 10, 8, 11, 5, 11,
              4, 12, 0, 9, 4,
              6, 5, 11, 2,
              3, 12, 6 },
  .harbour = { TOKENS_ANY, TOKENS_WOOL, TOKENS_ANY, TOKENS_ORE, TOKENS_ANY, TOKENS_LUMBER, TOKENS_ANY,
               TOKENS_GRAIN, TOKENS_WOOL, TOKENS_BRICK, TOKENS_ANY },
};

/* clang-format on */

/* The side over which the outer ring goes on counter-clockwise from `hex`: where the coast is on the right. */
static guint
way_along_coast (const FavorHexMap *map, guint hex, const gboolean *taken)
{
  for (guint side = 0; side < FAVOR_HEX_SIDES; side++)
    {
      const guint right = map->hex[hex].next[side];
      const guint next = map->hex[hex]
                           .next[(side + FAVOR_HEX_SIDES - 1) % FAVOR_HEX_SIDES];

      if ((right == FAVOR_HEX_NONE || taken[right]) && next != FAVOR_HEX_NONE &&
          !taken[next])
        return (side + FAVOR_HEX_SIDES - 1) % FAVOR_HEX_SIDES;
    }
  return FAVOR_HEX_SIDES;
}

/* Each step keeps what is taken, or the sea, on the right hand. */
void
tokens_walk_spiral (const FavorHexMap *map,
                    guint              corner,
                    guint8             spiral[FAVOR_HEX_MAX_HEXES])
{
  gboolean taken[FAVOR_HEX_MAX_HEXES] = { FALSE };
  guint    hex = corner;

  for (guint n = 0;; n++)
    {
      guint side;

      spiral[n] = (guint8) hex;
      taken[hex] = TRUE;
      if (n + 1 == map->n_hexes)
        return;
      side = way_along_coast (map, hex, taken);
      g_assert (side < FAVOR_HEX_SIDES);
      hex = map->hex[hex].next[side];
    }
}
