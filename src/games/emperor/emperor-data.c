/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-emperor"

#include <glib/gi18n.h>

#include "emperor-data.h"

static const FavorWord place_words[] = {
  /* Translators: one of the six Staff of Emperor's Favor, a person at court. */
  { "apothecary",
    N_ ("Apothecary"),
    /* Translators: for {staff}, {staff-2}, {from}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Apothecary") },
  /* Translators: one of the six Staff of Emperor's Favor, a person at court. */
  { "chef",
    N_ ("Chef"),
    /* Translators: for {staff}, {staff-2}, {from}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Chef") },
  /* Translators: one of the six Staff of Emperor's Favor, a person at court. */
  { "official",
    N_ ("Official"),
    /* Translators: for {staff}, {staff-2}, {from}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Official") },
  /* Translators: one of the six Staff of Emperor's Favor, a person at court. */
  { "priest",
    N_ ("Priest"),
    /* Translators: for {staff}, {staff-2}, {from}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Priest") },
  /* Translators: one of the six Staff of Emperor's Favor, a person at court. */
  { "blacksmith",
    N_ ("Blacksmith"),
    /* Translators: for {staff}, {staff-2}, {from}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Blacksmith") },
  /* Translators: one of the six Staff of Emperor's Favor, a person at court. */
  { "strategist",
    N_ ("Strategist"),
    /* Translators: for {staff}, {staff-2}, {from}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Strategist") },
  /* Translators: where a Meeple may stand in Emperor's Favor, besides the six Staff. */
  { "empress",
    N_ ("Empress"),
    /* Translators: for {staff}, {staff-2}, {from}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Empress") },
};

const FavorEnum emperor_staff = {
  .id = "staff",
  .words = place_words,
  .n_words = EMPEROR_N_STAFF,
};

const FavorEnum emperor_places = FAVOR_ENUM ("place", place_words);

/* The Staff cards, then the Black Market cards. */
static const FavorWord piece_words[] = {
  { "medicinal-herbs",
    /* Translators: the name of a Staff card of Emperor's Favor. */
    N_ ("Medicinal Herbs"),
    /* Translators: on the card "Medicinal Herbs" of Emperor's Favor; at most 100 letters. */
    N_ ("Reaction: stop a poison card aimed at you.") },
  { "poisoned-tea",
    /* Translators: the name of a Staff card of Emperor's Favor. */
    N_ ("Poisoned Tea"),
    /* Translators: on the card "Poisoned Tea" of Emperor's Favor; at most 100 letters. */
    N_ ("Intrigue, poison: at their next Collect the target draws from only two "
        "allies. Take any one 1-Star card.") },
  { "elixir-of-long-life",
    /* Translators: the name of a Staff card of Emperor's Favor. */
    N_ ("Elixir of Long Life"),
    /* Translators: on the card "Elixir of Long Life" of Emperor's Favor; at most 100 letters. */
    N_ ("Collect again from three of your allies other than the Apothecary. Once per "
        "turn.") },
  { "soup",
    /* Translators: the name of a Staff card of Emperor's Favor. */
    N_ ("Soup"),
    /* Translators: on the card "Soup" of Emperor's Favor; at most 100 letters. */
    N_ ("Take 1 Gold. If anybody has more Favor than you, take 3 instead.") },
  { "dumplings",
    /* Translators: the name of a Staff card of Emperor's Favor. */
    N_ ("Dumplings"),
    /* Translators: on the card "Dumplings" of Emperor's Favor; at most 100 letters. */
    N_ ("Take two different 1-Star cards of Staff other than the Chef.") },
  { "imperial-banquet",
    /* Translators: the name of a Staff card of Emperor's Favor. */
    N_ ("Imperial Banquet"),
    /* Translators: on the card "Imperial Banquet" of Emperor's Favor; at most 100 letters. */
    N_ ("Take two different 2-Star cards of Staff other than the Chef.") },
  { "commerce-scroll",
    /* Translators: the name of a Staff card of Emperor's Favor. */
    N_ ("Commerce Scroll"),
    /* Translators: on the card "Commerce Scroll" of Emperor's Favor; at most 100 letters. */
    N_ ("Return another Staff card of your hand; take a different card of the same "
        "level.") },
  { "tax-ledger",
    /* Translators: the name of a Staff card of Emperor's Favor. */
    N_ ("Tax Ledger"),
    /* Translators: on the card "Tax Ledger" of Emperor's Favor; at most 100 letters. */
    N_ ("Intrigue: the target gives you up to 3 Gold. Take 2 Gold.") },
  { "jade-scepter",
    /* Translators: the name of a Staff card of Emperor's Favor. */
    N_ ("Jade Scepter"),
    /* Translators: on the card "Jade Scepter" of Emperor's Favor; at most 100 letters. */
    N_ ("Intrigue: look at the target's Staff cards and take two of them.") },
  { "incense",
    /* Translators: the name of a Staff card of Emperor's Favor. */
    N_ ("Incense"),
    /* Translators: on the card "Incense" of Emperor's Favor; at most 100 letters. */
    N_ ("Exchange one of your open Events: look at three, keep one.") },
  { "prayer-beads",
    /* Translators: the name of a Staff card of Emperor's Favor. */
    N_ ("Prayer Beads"),
    /* Translators: on the card "Prayer Beads" of Emperor's Favor; at most 100 letters. */
    N_ ("Return another 2-Star card of your hand; take the 3-Star card of its Staff. "
        "(An upgrade.)") },
  { "oracle-bones",
    /* Translators: the name of a Staff card of Emperor's Favor. */
    N_ ("Oracle Bones"),
    /* Translators: on the card "Oracle Bones" of Emperor's Favor; at most 100 letters. */
    N_ ("Look at three Black Market cards and keep one, free of charge.") },
  { "rare-ore",
    /* Translators: the name of a Staff card of Emperor's Favor. */
    N_ ("Rare Ore"),
    /* Translators: on the card "Rare Ore" of Emperor's Favor; at most 100 letters. */
    N_ ("Upgrade with two copies of a card instead of three (not Rare Ore).") },
  { "steel-shield",
    /* Translators: the name of a Staff card of Emperor's Favor. */
    N_ ("Steel Shield"),
    /* Translators: on the card "Steel Shield" of Emperor's Favor; at most 100 letters. */
    N_ ("Reaction: stop an Intrigue aimed at you.") },
  { "legendary-sword",
    /* Translators: the name of a Staff card of Emperor's Favor. */
    N_ ("Legendary Sword"),
    /* Translators: on the card "Legendary Sword" of Emperor's Favor; at most 100 letters. */
    N_ ("Intrigue: remove one of the target's Stars. The target gives you up to 3 "
        "Gold.") },
  { "map-of-the-empire",
    /* Translators: the name of a Staff card of Emperor's Favor. */
    N_ ("Map of the Empire"),
    /* Translators: on the card "Map of the Empire" of Emperor's Favor; at most 100 letters. */
    N_ ("Place a Star on the Staff where your Meeple stands, if you have none there. "
        "No Favor.") },
  { "book-of-strategies",
    /* Translators: the name of a Staff card of Emperor's Favor. */
    N_ ("Book of Strategies"),
    /* Translators: on the card "Book of Strategies" of Emperor's Favor; at most 100 letters. */
    N_ ("Move your Meeple once more and draw as usual. Once per turn.") },
  { "tiger-tally",
    /* Translators: the name of a Staff card of Emperor's Favor. */
    N_ ("Tiger Tally"),
    /* Translators: on the card "Tiger Tally" of Emperor's Favor; at most 100 letters. */
    N_ ("Intrigue: remove one of the target's Stars and place one of yours on that "
        "Staff. No Favor.") },
  { "forged-lineage",
    /* Translators: the name of a Black Market card of Emperor's Favor. */
    N_ ("Forged Lineage"),
    /* Translators: on the card "Forged Lineage" of Emperor's Favor; at most 100 letters. */
    N_ ("Gain 7 Favor.") },
  { "phoenix-hairpin",
    /* Translators: the name of a Black Market card of Emperor's Favor. */
    N_ ("Phoenix Hairpin"),
    /* Translators: on the card "Phoenix Hairpin" of Emperor's Favor; at most 100 letters. */
    N_ ("Gain 6 Favor, or ally with the Empress for three different 3-Star cards and "
        "no Gold.") },
  { "dragon-robe",
    /* Translators: the name of a Black Market card of Emperor's Favor. */
    N_ ("Dragon Robe"),
    /* Translators: on the card "Dragon Robe" of Emperor's Favor; at most 100 letters. */
    N_ ("Gain 8 Favor if you have three Stars on one Staff, otherwise 4.") },
  { "tribute-silk",
    /* Translators: the name of a Black Market card of Emperor's Favor. */
    N_ ("Tribute Silk"),
    /* Translators: on the card "Tribute Silk" of Emperor's Favor; at most 100 letters. */
    N_ ("Gain 2 Favor for each Staff on which you have two or more Stars, at most 8.") },
  { "ancestral-tablet",
    /* Translators: the name of a Black Market card of Emperor's Favor. */
    N_ ("Ancestral Tablet"),
    /* Translators: on the card "Ancestral Tablet" of Emperor's Favor; at most 100 letters. */
    N_ ("Gain 3 Favor and 2 more for each Event you have completed, at most 9.") },
  { "hired-assassin",
    /* Translators: the name of a Black Market card of Emperor's Favor. */
    N_ ("Hired Assassin"),
    /* Translators: on the card "Hired Assassin" of Emperor's Favor; at most 100 letters. */
    N_ ("Intrigue: remove one of the target's Stars from each of two Staff.") },
  { "blackmail-letter",
    /* Translators: the name of a Black Market card of Emperor's Favor. */
    N_ ("Blackmail Letter"),
    /* Translators: on the card "Blackmail Letter" of Emperor's Favor; at most 100 letters. */
    N_ ("Intrigue: the target pays you 5 Gold or loses 4 Favor.") },
  { "night-thief",
    /* Translators: the name of a Black Market card of Emperor's Favor. */
    N_ ("Night Thief"),
    /* Translators: on the card "Night Thief" of Emperor's Favor; at most 100 letters. */
    N_ ("Intrigue: take three Staff cards at random from the target's hand.") },
  { "slander-scroll",
    /* Translators: the name of a Black Market card of Emperor's Favor. */
    N_ ("Slander Scroll"),
    /* Translators: on the card "Slander Scroll" of Emperor's Favor; at most 100 letters. */
    N_ ("Intrigue: the target loses 4 Favor.") },
  { "nightshade-vial",
    /* Translators: the name of a Black Market card of Emperor's Favor. */
    N_ ("Nightshade Vial"),
    /* Translators: on the card "Nightshade Vial" of Emperor's Favor; at most 100 letters. */
    N_ ("Intrigue, poison: the target skips their next Collect.") },
  { "bodyguard",
    /* Translators: the name of a Black Market card of Emperor's Favor. */
    N_ ("Bodyguard"),
    /* Translators: on the card "Bodyguard" of Emperor's Favor; at most 100 letters. */
    N_ ("Reaction: stop an Intrigue aimed at you. The plotter gives you up to 5 Gold.") },
  { "smugglers-cache",
    /* Translators: the name of a Black Market card of Emperor's Favor. */
    N_ ("Smuggler's Cache"),
    /* Translators: on the card "Smuggler's Cache" of Emperor's Favor; at most 100 letters. */
    N_ ("Take a 2-Star card and a 3-Star card of different Staff.") },
  { "loaded-dice",
    /* Translators: the name of a Black Market card of Emperor's Favor. */
    N_ ("Loaded Dice"),
    /* Translators: on the card "Loaded Dice" of Emperor's Favor; at most 100 letters. */
    N_ ("Roll two dice: take that much Gold and 2 more.") },
  { "forged-edict",
    /* Translators: the name of a Black Market card of Emperor's Favor. */
    N_ ("Forged Edict"),
    /* Translators: on the card "Forged Edict" of Emperor's Favor; at most 100 letters. */
    N_ ("Ally with a Staff without giving cards: pay only the Gold.") },
  { "secret-passage",
    /* Translators: the name of a Black Market card of Emperor's Favor. */
    N_ ("Secret Passage"),
    /* Translators: on the card "Secret Passage" of Emperor's Favor; at most 100 letters. */
    N_ ("Move your Meeple to any Staff and take two different cards there, whatever "
        "your Stars.") },
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
  { "lantern-festival",
    /* Translators: the name of an Event of Emperor's Favor. */
    N_ ("Lantern Festival"),
    /* Translators: on the Event "Lantern Festival" of Emperor's Favor; at most 80 letters. */
    N_ ("Hold Soup, Incense and a Commerce Scroll.") },
  { "plague-in-the-capital",
    /* Translators: the name of an Event of Emperor's Favor. */
    N_ ("Plague in the Capital"),
    /* Translators: on the Event "Plague in the Capital" of Emperor's Favor; at most 80 letters. */
    N_ ("Hold two Medicinal Herbs and a Soup.") },
  { "northern-invasion",
    /* Translators: the name of an Event of Emperor's Favor. */
    N_ ("Northern Invasion"),
    /* Translators: on the Event "Northern Invasion" of Emperor's Favor; at most 80 letters. */
    N_ ("Hold Rare Ore, a Steel Shield and a Map of the Empire.") },
  { "heavenly-rites",
    /* Translators: the name of an Event of Emperor's Favor. */
    N_ ("Heavenly Rites"),
    /* Translators: on the Event "Heavenly Rites" of Emperor's Favor; at most 80 letters. */
    N_ ("Hold Incense and Prayer Beads.") },
  { "imperial-examination",
    /* Translators: the name of an Event of Emperor's Favor. */
    N_ ("Imperial Examination"),
    /* Translators: on the Event "Imperial Examination" of Emperor's Favor; at most 80 letters. */
    N_ ("Hold a Commerce Scroll and a Book of Strategies.") },
  { "banquet-of-nations",
    /* Translators: the name of an Event of Emperor's Favor. */
    N_ ("Banquet of Nations"),
    /* Translators: on the Event "Banquet of Nations" of Emperor's Favor; at most 80 letters. */
    N_ ("Hold 1-Star cards of five different Staff.") },
  { "emperors-illness",
    /* Translators: the name of an Event of Emperor's Favor. */
    N_ ("The Emperor's Illness"),
    /* Translators: on the Event "The Emperor's Illness" of Emperor's Favor; at most 80 letters. */
    N_ ("Hold Medicinal Herbs and an Elixir of Long Life.") },
  { "royal-inspection",
    /* Translators: the name of an Event of Emperor's Favor. */
    N_ ("Royal Inspection"),
    /* Translators: on the Event "Royal Inspection" of Emperor's Favor; at most 80 letters. */
    N_ ("Hold a 1-Star, a 2-Star and a 3-Star card of three different Staff.") },
  { "mourning-the-prince",
    /* Translators: the name of an Event of Emperor's Favor. */
    N_ ("Mourning the Prince"),
    /* Translators: on the Event "Mourning the Prince" of Emperor's Favor; at most 80 letters. */
    N_ ("Give Incense, Soup and 2 Gold.") },
  { "famine-relief",
    /* Translators: the name of an Event of Emperor's Favor. */
    N_ ("Famine Relief"),
    /* Translators: on the Event "Famine Relief" of Emperor's Favor; at most 80 letters. */
    N_ ("Give three Chef cards.") },
  { "great-wall-repairs",
    /* Translators: the name of an Event of Emperor's Favor. */
    N_ ("Great Wall Repairs"),
    /* Translators: on the Event "Great Wall Repairs" of Emperor's Favor; at most 80 letters. */
    N_ ("Give two Rare Ore and 3 Gold.") },
  { "sworn-brotherhood",
    /* Translators: the name of an Event of Emperor's Favor. */
    N_ ("Sworn Brotherhood"),
    /* Translators: on the Event "Sworn Brotherhood" of Emperor's Favor; at most 80 letters. */
    N_ ("This turn you paid for at least two Stars.") },
  { "palace-intrigue",
    /* Translators: the name of an Event of Emperor's Favor. */
    N_ ("Palace Intrigue"),
    /* Translators: on the Event "Palace Intrigue" of Emperor's Favor; at most 80 letters. */
    N_ ("This turn an Intrigue of yours took effect.") },
  { "silk-road-caravan",
    /* Translators: the name of an Event of Emperor's Favor. */
    N_ ("Silk Road Caravan"),
    /* Translators: on the Event "Silk Road Caravan" of Emperor's Favor; at most 80 letters. */
    N_ ("This turn you made a trade in which both sides gave a card.") },
  { "masters-workshop",
    /* Translators: the name of an Event of Emperor's Favor. */
    N_ ("The Master's Workshop"),
    /* Translators: on the Event "The Master's Workshop" of Emperor's Favor; at most 80 letters. */
    N_ ("This turn you upgraded at least twice.") },
  { "clearing-the-storehouse",
    /* Translators: the name of an Event of Emperor's Favor. */
    N_ ("Clearing the Storehouse"),
    /* Translators: on the Event "Clearing the Storehouse" of Emperor's Favor; at most 80 letters. */
    N_ ("This turn you sold at least four Staff cards.") },
  { "overflowing-coffers",
    /* Translators: the name of an Event of Emperor's Favor. */
    N_ ("Overflowing Coffers"),
    /* Translators: on the Event "Overflowing Coffers" of Emperor's Favor; at most 80 letters. */
    N_ ("Hold at least 10 Gold.") },
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
const guint8 emperor_star_cards[EMPEROR_N_LEVELS][EMPEROR_STAR_CARDS] = {
  { 1, 1 },
  { 1, 2 },
  { 2, 3 },
};
const guint8 emperor_star_points[EMPEROR_N_LEVELS] = { 2, 5, 10 };
