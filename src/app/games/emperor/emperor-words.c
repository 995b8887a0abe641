/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "emperor-words.h"

#include "favor-text.h"

/* Of portraits: smaller ones show little more than the face. */
#define SMALL_BELOW 44

/* What the cards do. On a card there is room for about 100 letters. */
static const char *const piece_texts[EMPEROR_N_PIECES] = {
  /* Translators: on the card "Medicinal Herbs" of Emperor's Favor; at most 100 letters. */
  [EMPEROR_MEDICINAL_HERBS] = N_ ("Reaction: stop a poison card aimed at you."),
  /* Translators: on the card "Poisoned Tea" of Emperor's Favor; at most 100 letters. */
  [EMPEROR_POISONED_TEA] =
    N_ ("Intrigue, poison: at their next Collect the target draws from only two "
        "allies. Take any one 1-Star card."),
  /* Translators: on the card "Elixir of Long Life" of Emperor's Favor; at most 100 letters. */
  [EMPEROR_ELIXIR] =
    N_ ("Collect again from three of your allies other than the Apothecary. Once per "
        "turn."),
  /* Translators: on the card "Soup" of Emperor's Favor; at most 100 letters. */
  [EMPEROR_SOUP] =
    N_ ("Take 1 Gold. If anybody has more Favor than you, take 3 instead."),
  /* Translators: on the card "Dumplings" of Emperor's Favor; at most 100 letters. */
  [EMPEROR_DUMPLINGS] =
    N_ ("Take two different 1-Star cards of Staff other than the Chef."),
  /* Translators: on the card "Imperial Banquet" of Emperor's Favor; at most 100 letters. */
  [EMPEROR_BANQUET] =
    N_ ("Take two different 2-Star cards of Staff other than the Chef."),
  /* Translators: on the card "Commerce Scroll" of Emperor's Favor; at most 100 letters. */
  [EMPEROR_COMMERCE_SCROLL] =
    N_ ("Return another Staff card of your hand; take a different card of the same "
        "level."),
  /* Translators: on the card "Tax Ledger" of Emperor's Favor; at most 100 letters. */
  [EMPEROR_TAX_LEDGER] = N_ ("Intrigue: the target gives you up to 3 Gold. Take 2 Gold."),
  /* Translators: on the card "Jade Scepter" of Emperor's Favor; at most 100 letters. */
  [EMPEROR_JADE_SCEPTER] =
    N_ ("Intrigue: look at the target's Staff cards and take two of them."),
  /* Translators: on the card "Incense" of Emperor's Favor; at most 100 letters. */
  [EMPEROR_INCENSE] = N_ ("Exchange one of your open Events: look at three, keep one."),
  /* Translators: on the card "Prayer Beads" of Emperor's Favor; at most 100 letters. */
  [EMPEROR_PRAYER_BEADS] =
    N_ ("Return another 2-Star card of your hand; take the 3-Star card of its Staff. "
        "(An upgrade.)"),
  /* Translators: on the card "Oracle Bones" of Emperor's Favor; at most 100 letters. */
  [EMPEROR_ORACLE_BONES] =
    N_ ("Look at three Black Market cards and keep one, free of charge."),
  /* Translators: on the card "Rare Ore" of Emperor's Favor; at most 100 letters. */
  [EMPEROR_RARE_ORE] =
    N_ ("Upgrade with two copies of a card instead of three (not Rare Ore)."),
  /* Translators: on the card "Steel Shield" of Emperor's Favor; at most 100 letters. */
  [EMPEROR_STEEL_SHIELD] = N_ ("Reaction: stop an Intrigue aimed at you."),
  /* Translators: on the card "Legendary Sword" of Emperor's Favor; at most 100 letters. */
  [EMPEROR_LEGENDARY_SWORD] =
    N_ ("Intrigue: remove one of the target's Stars. The target gives you up to 3 Gold."),
  /* Translators: on the card "Map of the Empire" of Emperor's Favor; at most 100 letters. */
  [EMPEROR_MAP] =
    N_ ("Place a Star on the Staff where your Meeple stands, if you have none there. "
        "No Favor."),
  /* Translators: on the card "Book of Strategies" of Emperor's Favor; at most 100 letters. */
  [EMPEROR_BOOK] = N_ ("Move your Meeple once more and draw as usual. Once per turn."),
  /* Translators: on the card "Tiger Tally" of Emperor's Favor; at most 100 letters. */
  [EMPEROR_TIGER_TALLY] =
    N_ ("Intrigue: remove one of the target's Stars and place one of yours on that "
        "Staff. No Favor."),
  /* Translators: on the card "Forged Lineage" of Emperor's Favor; at most 100 letters. */
  [EMPEROR_FORGED_LINEAGE] = N_ ("Gain 7 Favor."),
  /* Translators: on the card "Phoenix Hairpin" of Emperor's Favor; at most 100 letters. */
  [EMPEROR_PHOENIX_HAIRPIN] =
    N_ ("Gain 6 Favor, or ally with the Empress for three different 3-Star cards and "
        "no Gold."),
  /* Translators: on the card "Dragon Robe" of Emperor's Favor; at most 100 letters. */
  [EMPEROR_DRAGON_ROBE] =
    N_ ("Gain 8 Favor if you have three Stars on one Staff, otherwise 4."),
  /* Translators: on the card "Tribute Silk" of Emperor's Favor; at most 100 letters. */
  [EMPEROR_TRIBUTE_SILK] =
    N_ ("Gain 2 Favor for each Staff on which you have two or more Stars, at most 8."),
  /* Translators: on the card "Ancestral Tablet" of Emperor's Favor; at most 100 letters. */
  [EMPEROR_ANCESTRAL_TABLET] =
    N_ ("Gain 3 Favor and 2 more for each Event you have completed, at most 9."),
  /* Translators: on the card "Hired Assassin" of Emperor's Favor; at most 100 letters. */
  [EMPEROR_HIRED_ASSASSIN] =
    N_ ("Intrigue: remove one of the target's Stars from each of two Staff."),
  /* Translators: on the card "Blackmail Letter" of Emperor's Favor; at most 100 letters. */
  [EMPEROR_BLACKMAIL_LETTER] =
    N_ ("Intrigue: the target pays you 5 Gold or loses 4 Favor."),
  /* Translators: on the card "Night Thief" of Emperor's Favor; at most 100 letters. */
  [EMPEROR_NIGHT_THIEF] =
    N_ ("Intrigue: take three Staff cards at random from the target's hand."),
  /* Translators: on the card "Slander Scroll" of Emperor's Favor; at most 100 letters. */
  [EMPEROR_SLANDER_SCROLL] = N_ ("Intrigue: the target loses 4 Favor."),
  /* Translators: on the card "Nightshade Vial" of Emperor's Favor; at most 100 letters. */
  [EMPEROR_NIGHTSHADE_VIAL] =
    N_ ("Intrigue, poison: the target skips their next Collect."),
  /* Translators: on the card "Bodyguard" of Emperor's Favor; at most 100 letters. */
  [EMPEROR_BODYGUARD] =
    N_ ("Reaction: stop an Intrigue aimed at you. The plotter gives you up to 5 Gold."),
  /* Translators: on the card "Smuggler's Cache" of Emperor's Favor; at most 100 letters. */
  [EMPEROR_SMUGGLERS_CACHE] =
    N_ ("Take a 2-Star card and a 3-Star card of different Staff."),
  /* Translators: on the card "Loaded Dice" of Emperor's Favor; at most 100 letters. */
  [EMPEROR_LOADED_DICE] = N_ ("Roll two dice: take that much Gold and 2 more."),
  /* Translators: on the card "Forged Edict" of Emperor's Favor; at most 100 letters. */
  [EMPEROR_FORGED_EDICT] =
    N_ ("Ally with a Staff without giving cards: pay only the Gold."),
  /* Translators: on the card "Secret Passage" of Emperor's Favor; at most 100 letters. */
  [EMPEROR_SECRET_PASSAGE] =
    N_ ("Move your Meeple to any Staff and take two different cards there, whatever "
        "your Stars."),
};

static const char *const event_texts[EMPEROR_N_EVENTS] = {
  /* Translators: on the Event "Lantern Festival" of Emperor's Favor; at most 80 letters. */
  [EMPEROR_EVENT_LANTERN_FESTIVAL] = N_ ("Hold Soup, Incense and a Commerce Scroll."),
  /* Translators: on the Event "Plague in the Capital" of Emperor's Favor; at most 80 letters. */
  [EMPEROR_EVENT_PLAGUE] = N_ ("Hold two Medicinal Herbs and a Soup."),
  /* Translators: on the Event "Northern Invasion" of Emperor's Favor; at most 80 letters. */
  [EMPEROR_EVENT_INVASION] =
    N_ ("Hold Rare Ore, a Steel Shield and a Map of the Empire."),
  /* Translators: on the Event "Heavenly Rites" of Emperor's Favor; at most 80 letters. */
  [EMPEROR_EVENT_RITES] = N_ ("Hold Incense and Prayer Beads."),
  /* Translators: on the Event "Imperial Examination" of Emperor's Favor; at most 80 letters. */
  [EMPEROR_EVENT_EXAMINATION] = N_ ("Hold a Commerce Scroll and a Book of Strategies."),
  /* Translators: on the Event "Banquet of Nations" of Emperor's Favor; at most 80 letters. */
  [EMPEROR_EVENT_BANQUET_OF_NATIONS] = N_ ("Hold 1-Star cards of five different Staff."),
  /* Translators: on the Event "The Emperor's Illness" of Emperor's Favor; at most 80 letters. */
  [EMPEROR_EVENT_ILLNESS] = N_ ("Hold Medicinal Herbs and an Elixir of Long Life."),
  /* Translators: on the Event "Royal Inspection" of Emperor's Favor; at most 80 letters. */
  [EMPEROR_EVENT_INSPECTION] =
    N_ ("Hold a 1-Star, a 2-Star and a 3-Star card of three different Staff."),
  /* Translators: on the Event "Mourning the Prince" of Emperor's Favor; at most 80 letters. */
  [EMPEROR_EVENT_MOURNING] = N_ ("Give Incense, Soup and 2 Gold."),
  /* Translators: on the Event "Famine Relief" of Emperor's Favor; at most 80 letters. */
  [EMPEROR_EVENT_FAMINE_RELIEF] = N_ ("Give three Chef cards."),
  /* Translators: on the Event "Great Wall Repairs" of Emperor's Favor; at most 80 letters. */
  [EMPEROR_EVENT_WALL_REPAIRS] = N_ ("Give two Rare Ore and 3 Gold."),
  /* Translators: on the Event "Sworn Brotherhood" of Emperor's Favor; at most 80 letters. */
  [EMPEROR_EVENT_BROTHERHOOD] = N_ ("This turn you paid for at least two Stars."),
  /* Translators: on the Event "Palace Intrigue" of Emperor's Favor; at most 80 letters. */
  [EMPEROR_EVENT_PALACE_INTRIGUE] = N_ ("This turn an Intrigue of yours took effect."),
  /* Translators: on the Event "Silk Road Caravan" of Emperor's Favor; at most 80 letters. */
  [EMPEROR_EVENT_CARAVAN] =
    N_ ("This turn you made a trade in which both sides gave a card."),
  /* Translators: on the Event "The Master's Workshop" of Emperor's Favor; at most 80 letters. */
  [EMPEROR_EVENT_WORKSHOP] = N_ ("This turn you upgraded at least twice."),
  /* Translators: on the Event "Clearing the Storehouse" of Emperor's Favor; at most 80 letters. */
  [EMPEROR_EVENT_STOREHOUSE] = N_ ("This turn you sold at least four Staff cards."),
  /* Translators: on the Event "Overflowing Coffers" of Emperor's Favor; at most 80 letters. */
  [EMPEROR_EVENT_COFFERS] = N_ ("Hold at least 10 Gold."),
};

const char *
emperor_staff_title (guint staff)
{
  g_return_val_if_fail (staff <= EMPEROR_PLACE_EMPRESS, NULL);

  return _ (emperor_places.words[staff].title);
}

const char *
emperor_piece_title (guint piece)
{
  g_return_val_if_fail (piece < EMPEROR_N_PIECES, NULL);

  return _ (emperor_pieces.words[piece].title);
}

const char *
emperor_event_title (guint event)
{
  g_return_val_if_fail (event < EMPEROR_N_EVENTS, NULL);

  return _ (emperor_event_cards.words[event].title);
}

const char *
emperor_piece_text (guint piece)
{
  g_return_val_if_fail (piece < EMPEROR_N_PIECES, NULL);

  return _ (piece_texts[piece]);
}

const char *
emperor_event_text (guint event)
{
  g_return_val_if_fail (event < EMPEROR_N_EVENTS, NULL);

  return _ (event_texts[event]);
}

/* ---- Kinds ---------------------------------------------------------------------------- */

/* Of a Staff card, with places for {staff}, {level} and {gold}. */
static const char *
staff_kind_text (guint card, gulong gold)
{
  switch ((EmperorPieceKind) emperor_piece_kinds[card])
    {
    case EMPEROR_KIND_ACTION:
      /* Translators: what a card is, below its name: {staff} gives it, its level is {level}, it is
       * played in the own turn, and sold it brings {gold} Gold */
      return ngettext ("{staff} · {level}-Star card · action · {gold} Gold",
                       "{staff} · {level}-Star card · action · {gold} Gold",
                       gold);
    case EMPEROR_KIND_REACTION:
      /* Translators: as before, for a card that is an answer to an Intrigue */
      return ngettext ("{staff} · {level}-Star card · reaction · {gold} Gold",
                       "{staff} · {level}-Star card · reaction · {gold} Gold",
                       gold);
    case EMPEROR_KIND_INTRIGUE:
      break;
    }
  if (emperor_is_poison ((gint) card))
    /* Translators: as before, for a card that is aimed at another player and counts as poison */
    return ngettext ("{staff} · {level}-Star card · Intrigue, poison · {gold} Gold",
                     "{staff} · {level}-Star card · Intrigue, poison · {gold} Gold",
                     gold);
  /* Translators: as before, for a card that is aimed at another player */
  return ngettext ("{staff} · {level}-Star card · Intrigue · {gold} Gold",
                   "{staff} · {level}-Star card · Intrigue · {gold} Gold",
                   gold);
}

static const char *
market_kind_text (guint piece)
{
  switch ((EmperorPieceKind) emperor_piece_kinds[piece])
    {
    case EMPEROR_KIND_ACTION:
      /* Translators: what a card is, below its name: played in the own turn */
      return _ ("Black Market · action");
    case EMPEROR_KIND_REACTION:
      /* Translators: what a card is, below its name: an answer to an Intrigue */
      return _ ("Black Market · reaction");
    case EMPEROR_KIND_INTRIGUE:
      break;
    }
  if (emperor_is_poison ((gint) piece))
    /* Translators: what a card is, below its name: aimed at another player, and poison */
    return _ ("Black Market · Intrigue, poison");
  /* Translators: what a card is, below its name: aimed at another player */
  return _ ("Black Market · Intrigue");
}

char *
emperor_piece_kind_words (guint piece)
{
  g_return_val_if_fail (piece < EMPEROR_N_PIECES, NULL);

  if (piece >= EMPEROR_N_CARDS)
    return g_strdup (market_kind_text (piece));
  return favor_text_fill (staff_kind_text (piece, emperor_gold_values[piece]),
                          "staff level# gold#",
                          emperor_staff_title ((guint) emperor_card_staff ((gint) piece)),
                          emperor_card_level ((gint) piece),
                          emperor_gold_values[piece]);
}

char *
emperor_event_kind_words (guint event)
{
  g_return_val_if_fail (event < EMPEROR_N_EVENTS, NULL);

  /* Translators: what an Event is, below its name: completing it brings {points} Favor */
  return favor_text_fill (ngettext ("Event · {points} Favor",
                                    "Event · {points} Favor",
                                    emperor_terms[event].points),
                          "points#",
                          emperor_terms[event].points);
}

/* ---- Pictures ------------------------------------------------------------------------- */

char *
emperor_piece_art (guint piece)
{
  g_return_val_if_fail (piece < EMPEROR_N_PIECES, NULL);

  return g_strconcat (piece < EMPEROR_N_CARDS ? "emperor/card-" : "emperor/market-",
                      emperor_pieces.words[piece].id,
                      NULL);
}

char *
emperor_event_art (guint event)
{
  g_return_val_if_fail (event < EMPEROR_N_EVENTS, NULL);

  return g_strconcat ("emperor/event-", emperor_event_cards.words[event].id, NULL);
}

char *
emperor_portrait_art (guint person, double width)
{
  g_return_val_if_fail (person <= EMPEROR_PLACE_EMPRESS, NULL);

  return g_strconcat (width < SMALL_BELOW ? "emperor/small-" : "emperor/person-",
                      emperor_places.words[person].id,
                      NULL);
}

char *
emperor_piece_frame (const char *kind, guint piece)
{
  const char *suit = "market";

  g_return_val_if_fail (piece < EMPEROR_N_PIECES, NULL);

  if (piece < EMPEROR_N_CARDS)
    suit = emperor_places.words[emperor_card_staff ((gint) piece)].id;
  return g_strconcat ("emperor/frame-", suit, "-", kind, NULL);
}

const char *
emperor_piece_sign (guint piece)
{
  g_return_val_if_fail (piece < EMPEROR_N_PIECES, NULL);

  switch ((EmperorPieceKind) emperor_piece_kinds[piece])
    {
    case EMPEROR_KIND_ACTION:
      return "emperor/sign-action";
    case EMPEROR_KIND_REACTION:
      return "emperor/sign-reaction";
    case EMPEROR_KIND_INTRIGUE:
      break;
    }
  return "emperor/sign-intrigue";
}

char *
emperor_seat_art (const char *kind, guint colour)
{
  return g_strdup_printf ("emperor/%s-seat-%u", kind, colour + 1);
}
