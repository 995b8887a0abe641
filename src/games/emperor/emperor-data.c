/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-emperor"

#include <glib/gi18n.h>

#include "emperor-data.h"

static const FavorWord place_words[] = {
  /* Translators: one of the six Staff of Emperor's Favor, a person at court. */
  { "apothecary", N_ ("Apothecary") },
  /* Translators: one of the six Staff of Emperor's Favor, a person at court. */
  { "chef", N_ ("Chef") },
  /* Translators: one of the six Staff of Emperor's Favor, a person at court. */
  { "official", N_ ("Official") },
  /* Translators: one of the six Staff of Emperor's Favor, a person at court. */
  { "priest", N_ ("Priest") },
  /* Translators: one of the six Staff of Emperor's Favor, a person at court. */
  { "blacksmith", N_ ("Blacksmith") },
  /* Translators: one of the six Staff of Emperor's Favor, a person at court. */
  { "strategist", N_ ("Strategist") },
  /* Translators: where a Meeple may stand in Emperor's Favor, besides the six Staff. */
  { "empress", N_ ("Empress") },
};

const FavorEnum emperor_staff = {
  .id = "staff",
  .words = place_words,
  .n_words = EMPEROR_N_STAFF,
};

const FavorEnum emperor_places = FAVOR_ENUM ("place", place_words);

/* The Staff cards, then the Black Market cards. */
static const FavorWord piece_words[] = {
  /* Translators: the name of a Staff card of Emperor's Favor. */
  { "medicinal-herbs", N_ ("Medicinal Herbs") },
  /* Translators: the name of a Staff card of Emperor's Favor. */
  { "poisoned-tea", N_ ("Poisoned Tea") },
  /* Translators: the name of a Staff card of Emperor's Favor. */
  { "elixir-of-long-life", N_ ("Elixir of Long Life") },
  /* Translators: the name of a Staff card of Emperor's Favor. */
  { "soup", N_ ("Soup") },
  /* Translators: the name of a Staff card of Emperor's Favor. */
  { "dumplings", N_ ("Dumplings") },
  /* Translators: the name of a Staff card of Emperor's Favor. */
  { "imperial-banquet", N_ ("Imperial Banquet") },
  /* Translators: the name of a Staff card of Emperor's Favor. */
  { "commerce-scroll", N_ ("Commerce Scroll") },
  /* Translators: the name of a Staff card of Emperor's Favor. */
  { "tax-ledger", N_ ("Tax Ledger") },
  /* Translators: the name of a Staff card of Emperor's Favor. */
  { "jade-scepter", N_ ("Jade Scepter") },
  /* Translators: the name of a Staff card of Emperor's Favor. */
  { "incense", N_ ("Incense") },
  /* Translators: the name of a Staff card of Emperor's Favor. */
  { "prayer-beads", N_ ("Prayer Beads") },
  /* Translators: the name of a Staff card of Emperor's Favor. */
  { "oracle-bones", N_ ("Oracle Bones") },
  /* Translators: the name of a Staff card of Emperor's Favor. */
  { "rare-ore", N_ ("Rare Ore") },
  /* Translators: the name of a Staff card of Emperor's Favor. */
  { "steel-shield", N_ ("Steel Shield") },
  /* Translators: the name of a Staff card of Emperor's Favor. */
  { "legendary-sword", N_ ("Legendary Sword") },
  /* Translators: the name of a Staff card of Emperor's Favor. */
  { "map-of-the-empire", N_ ("Map of the Empire") },
  /* Translators: the name of a Staff card of Emperor's Favor. */
  { "book-of-strategies", N_ ("Book of Strategies") },
  /* Translators: the name of a Staff card of Emperor's Favor. */
  { "tiger-tally", N_ ("Tiger Tally") },
  /* Translators: the name of a Black Market card of Emperor's Favor. */
  { "forged-lineage", N_ ("Forged Lineage") },
  /* Translators: the name of a Black Market card of Emperor's Favor. */
  { "phoenix-hairpin", N_ ("Phoenix Hairpin") },
  /* Translators: the name of a Black Market card of Emperor's Favor. */
  { "dragon-robe", N_ ("Dragon Robe") },
  /* Translators: the name of a Black Market card of Emperor's Favor. */
  { "tribute-silk", N_ ("Tribute Silk") },
  /* Translators: the name of a Black Market card of Emperor's Favor. */
  { "ancestral-tablet", N_ ("Ancestral Tablet") },
  /* Translators: the name of a Black Market card of Emperor's Favor. */
  { "hired-assassin", N_ ("Hired Assassin") },
  /* Translators: the name of a Black Market card of Emperor's Favor. */
  { "blackmail-letter", N_ ("Blackmail Letter") },
  /* Translators: the name of a Black Market card of Emperor's Favor. */
  { "night-thief", N_ ("Night Thief") },
  /* Translators: the name of a Black Market card of Emperor's Favor. */
  { "slander-scroll", N_ ("Slander Scroll") },
  /* Translators: the name of a Black Market card of Emperor's Favor. */
  { "nightshade-vial", N_ ("Nightshade Vial") },
  /* Translators: the name of a Black Market card of Emperor's Favor. */
  { "bodyguard", N_ ("Bodyguard") },
  /* Translators: the name of a Black Market card of Emperor's Favor. */
  { "smugglers-cache", N_ ("Smuggler's Cache") },
  /* Translators: the name of a Black Market card of Emperor's Favor. */
  { "loaded-dice", N_ ("Loaded Dice") },
  /* Translators: the name of a Black Market card of Emperor's Favor. */
  { "forged-edict", N_ ("Forged Edict") },
  /* Translators: the name of a Black Market card of Emperor's Favor. */
  { "secret-passage", N_ ("Secret Passage") },
};

G_STATIC_ASSERT (G_N_ELEMENTS (piece_words) == EMPEROR_N_PIECES);

const FavorEnum emperor_cards = {
  .id = "card",
  .words = piece_words,
  .n_words = EMPEROR_N_CARDS,
};

const FavorEnum emperor_pieces = FAVOR_ENUM ("piece", piece_words);

const FavorEnum emperor_market = {
  .id = "market-card",
  .words = piece_words + EMPEROR_N_CARDS,
  .n_words = EMPEROR_N_MARKET,
};

/* The Events, then once more the Black Market cards. */
static const FavorWord look_words[] = {
  /* Translators: the name of an Event of Emperor's Favor. */
  { "lantern-festival", N_ ("Lantern Festival") },
  /* Translators: the name of an Event of Emperor's Favor. */
  { "plague-in-the-capital", N_ ("Plague in the Capital") },
  /* Translators: the name of an Event of Emperor's Favor. */
  { "northern-invasion", N_ ("Northern Invasion") },
  /* Translators: the name of an Event of Emperor's Favor. */
  { "heavenly-rites", N_ ("Heavenly Rites") },
  /* Translators: the name of an Event of Emperor's Favor. */
  { "imperial-examination", N_ ("Imperial Examination") },
  /* Translators: the name of an Event of Emperor's Favor. */
  { "banquet-of-nations", N_ ("Banquet of Nations") },
  /* Translators: the name of an Event of Emperor's Favor. */
  { "emperors-illness", N_ ("The Emperor's Illness") },
  /* Translators: the name of an Event of Emperor's Favor. */
  { "royal-inspection", N_ ("Royal Inspection") },
  /* Translators: the name of an Event of Emperor's Favor. */
  { "mourning-the-prince", N_ ("Mourning the Prince") },
  /* Translators: the name of an Event of Emperor's Favor. */
  { "famine-relief", N_ ("Famine Relief") },
  /* Translators: the name of an Event of Emperor's Favor. */
  { "great-wall-repairs", N_ ("Great Wall Repairs") },
  /* Translators: the name of an Event of Emperor's Favor. */
  { "sworn-brotherhood", N_ ("Sworn Brotherhood") },
  /* Translators: the name of an Event of Emperor's Favor. */
  { "palace-intrigue", N_ ("Palace Intrigue") },
  /* Translators: the name of an Event of Emperor's Favor. */
  { "silk-road-caravan", N_ ("Silk Road Caravan") },
  /* Translators: the name of an Event of Emperor's Favor. */
  { "masters-workshop", N_ ("The Master's Workshop") },
  /* Translators: the name of an Event of Emperor's Favor. */
  { "clearing-the-storehouse", N_ ("Clearing the Storehouse") },
  /* Translators: the name of an Event of Emperor's Favor. */
  { "overflowing-coffers", N_ ("Overflowing Coffers") },
  { "forged-lineage", N_ ("Forged Lineage") },
  { "phoenix-hairpin", N_ ("Phoenix Hairpin") },
  { "dragon-robe", N_ ("Dragon Robe") },
  { "tribute-silk", N_ ("Tribute Silk") },
  { "ancestral-tablet", N_ ("Ancestral Tablet") },
  { "hired-assassin", N_ ("Hired Assassin") },
  { "blackmail-letter", N_ ("Blackmail Letter") },
  { "night-thief", N_ ("Night Thief") },
  { "slander-scroll", N_ ("Slander Scroll") },
  { "nightshade-vial", N_ ("Nightshade Vial") },
  { "bodyguard", N_ ("Bodyguard") },
  { "smugglers-cache", N_ ("Smuggler's Cache") },
  { "loaded-dice", N_ ("Loaded Dice") },
  { "forged-edict", N_ ("Forged Edict") },
  { "secret-passage", N_ ("Secret Passage") },
};

G_STATIC_ASSERT (G_N_ELEMENTS (look_words) == EMPEROR_N_EVENTS + EMPEROR_N_MARKET);

const FavorEnum emperor_event_cards = {
  .id = "event",
  .words = look_words,
  .n_words = EMPEROR_N_EVENTS,
};

const FavorEnum emperor_looks = FAVOR_ENUM ("look", look_words);

static const FavorWord plot_words[EMPEROR_N_PLOTS] = {
  { "poisoned-tea", N_ ("Poisoned Tea") },
  { "tax-ledger", N_ ("Tax Ledger") },
  { "jade-scepter", N_ ("Jade Scepter") },
  { "legendary-sword", N_ ("Legendary Sword") },
  { "tiger-tally", N_ ("Tiger Tally") },
  { "hired-assassin", N_ ("Hired Assassin") },
  { "blackmail-letter", N_ ("Blackmail Letter") },
  { "night-thief", N_ ("Night Thief") },
  { "slander-scroll", N_ ("Slander Scroll") },
  { "nightshade-vial", N_ ("Nightshade Vial") },
};

const FavorEnum emperor_plot_cards = FAVOR_ENUM ("plot", plot_words);

const guint8 emperor_gold_values[EMPEROR_N_CARDS] = {
  1, 2, 6, 1, 2, 6, 1, 2, 6, 1, 2, 6, 1, 3, 7, 1, 2, 6,
};

const guint8 emperor_piece_kinds[EMPEROR_N_PIECES] = {
  [EMPEROR_MEDICINAL_HERBS] = EMPEROR_KIND_REACTION,
  [EMPEROR_POISONED_TEA] = EMPEROR_KIND_INTRIGUE,
  [EMPEROR_TAX_LEDGER] = EMPEROR_KIND_INTRIGUE,
  [EMPEROR_JADE_SCEPTER] = EMPEROR_KIND_INTRIGUE,
  [EMPEROR_STEEL_SHIELD] = EMPEROR_KIND_REACTION,
  [EMPEROR_LEGENDARY_SWORD] = EMPEROR_KIND_INTRIGUE,
  [EMPEROR_TIGER_TALLY] = EMPEROR_KIND_INTRIGUE,
  [EMPEROR_HIRED_ASSASSIN] = EMPEROR_KIND_INTRIGUE,
  [EMPEROR_BLACKMAIL_LETTER] = EMPEROR_KIND_INTRIGUE,
  [EMPEROR_NIGHT_THIEF] = EMPEROR_KIND_INTRIGUE,
  [EMPEROR_SLANDER_SCROLL] = EMPEROR_KIND_INTRIGUE,
  [EMPEROR_NIGHTSHADE_VIAL] = EMPEROR_KIND_INTRIGUE,
  [EMPEROR_BODYGUARD] = EMPEROR_KIND_REACTION,
};

const guint8 emperor_plots[EMPEROR_N_PLOTS] = {
  EMPEROR_POISONED_TEA,     EMPEROR_TAX_LEDGER,  EMPEROR_JADE_SCEPTER,
  EMPEROR_LEGENDARY_SWORD,  EMPEROR_TIGER_TALLY, EMPEROR_HIRED_ASSASSIN,
  EMPEROR_BLACKMAIL_LETTER, EMPEROR_NIGHT_THIEF, EMPEROR_SLANDER_SCROLL,
  EMPEROR_NIGHTSHADE_VIAL,
};

/* clang-format off */
const EmperorTerms emperor_terms[EMPEROR_N_EVENTS] = {
  [EMPEROR_EVENT_LANTERN_FESTIVAL] = { 2, { { EMPEROR_SOUP, 1 }, { EMPEROR_INCENSE, 1 }, { EMPEROR_COMMERCE_SCROLL, 1 } } },
  [EMPEROR_EVENT_PLAGUE] = { 3, { { EMPEROR_MEDICINAL_HERBS, 2 }, { EMPEROR_SOUP, 1 } } },
  [EMPEROR_EVENT_INVASION] = { 4, { { EMPEROR_RARE_ORE, 1 }, { EMPEROR_STEEL_SHIELD, 1 }, { EMPEROR_MAP, 1 } } },
  [EMPEROR_EVENT_RITES] = { 3, { { EMPEROR_INCENSE, 1 }, { EMPEROR_PRAYER_BEADS, 1 } } },
  [EMPEROR_EVENT_EXAMINATION] = { 3, { { EMPEROR_COMMERCE_SCROLL, 1 }, { EMPEROR_BOOK, 1 } } },
  [EMPEROR_EVENT_BANQUET_OF_NATIONS] = { 3 },
  [EMPEROR_EVENT_ILLNESS] = { 5, { { EMPEROR_MEDICINAL_HERBS, 1 }, { EMPEROR_ELIXIR, 1 } } },
  [EMPEROR_EVENT_INSPECTION] = { 5 },
  [EMPEROR_EVENT_MOURNING] = { 4, { { EMPEROR_INCENSE, 1 }, { EMPEROR_SOUP, 1 } }, 2, TRUE },
  [EMPEROR_EVENT_FAMINE_RELIEF] = { 5, .gives = TRUE },
  [EMPEROR_EVENT_WALL_REPAIRS] = { 4, { { EMPEROR_RARE_ORE, 2 } }, 3, TRUE },
  [EMPEROR_EVENT_BROTHERHOOD] = { 3 },
  [EMPEROR_EVENT_PALACE_INTRIGUE] = { 4 },
  [EMPEROR_EVENT_CARAVAN] = { 3 },
  [EMPEROR_EVENT_WORKSHOP] = { 4 },
  [EMPEROR_EVENT_STOREHOUSE] = { 3 },
  [EMPEROR_EVENT_COFFERS] = { 3, .gold = 10 },
};
/* clang-format on */

const guint8 emperor_star_gold[EMPEROR_N_LEVELS] = { 0, 3, 5 };
const guint8 emperor_star_points[EMPEROR_N_LEVELS] = { 2, 5, 10 };
