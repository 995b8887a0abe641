/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-schema.h"

G_BEGIN_DECLS

/* The components of Emperor's Favor: six Staff with three kinds of cards each, fifteen Black
 * Market cards, seventeen Events. A *card* is one of the 18 Staff cards, 3 x Staff + level - 1; a
 * *piece* is a card or, from EMPEROR_N_CARDS on, a Black Market card. */

#define EMPEROR_MIN_SEATS 2
#define EMPEROR_MAX_SEATS 6
#define EMPEROR_N_STAFF   6
#define EMPEROR_N_LEVELS  3
#define EMPEROR_N_CARDS   18
#define EMPEROR_N_COPIES  5
#define EMPEROR_N_MARKET  15
#define EMPEROR_N_PIECES  (EMPEROR_N_CARDS + EMPEROR_N_MARKET)
#define EMPEROR_N_EVENTS  17
#define EMPEROR_N_PLOTS   10
#define EMPEROR_ALL_GOLD  60

/* In staff order: lists and bit sets count in it. */
typedef enum
{
  EMPEROR_STAFF_APOTHECARY,
  EMPEROR_STAFF_CHEF,
  EMPEROR_STAFF_OFFICIAL,
  EMPEROR_STAFF_PRIEST,
  EMPEROR_STAFF_BLACKSMITH,
  EMPEROR_STAFF_STRATEGIST,
  /* Where a Meeple may also stand. */
  EMPEROR_PLACE_EMPRESS,
} EmperorStaff;

typedef enum
{
  EMPEROR_MEDICINAL_HERBS,
  EMPEROR_POISONED_TEA,
  EMPEROR_ELIXIR,
  EMPEROR_SOUP,
  EMPEROR_DUMPLINGS,
  EMPEROR_BANQUET,
  EMPEROR_COMMERCE_SCROLL,
  EMPEROR_TAX_LEDGER,
  EMPEROR_JADE_SCEPTER,
  EMPEROR_INCENSE,
  EMPEROR_PRAYER_BEADS,
  EMPEROR_ORACLE_BONES,
  EMPEROR_RARE_ORE,
  EMPEROR_STEEL_SHIELD,
  EMPEROR_LEGENDARY_SWORD,
  EMPEROR_MAP,
  EMPEROR_BOOK,
  EMPEROR_TIGER_TALLY,
  /* Black Market cards. */
  EMPEROR_FORGED_LINEAGE,
  EMPEROR_PHOENIX_HAIRPIN,
  EMPEROR_DRAGON_ROBE,
  EMPEROR_TRIBUTE_SILK,
  EMPEROR_ANCESTRAL_TABLET,
  EMPEROR_HIRED_ASSASSIN,
  EMPEROR_BLACKMAIL_LETTER,
  EMPEROR_NIGHT_THIEF,
  EMPEROR_SLANDER_SCROLL,
  EMPEROR_NIGHTSHADE_VIAL,
  EMPEROR_BODYGUARD,
  EMPEROR_SMUGGLERS_CACHE,
  EMPEROR_LOADED_DICE,
  EMPEROR_FORGED_EDICT,
  EMPEROR_SECRET_PASSAGE,
} EmperorPiece;

typedef enum
{
  EMPEROR_EVENT_LANTERN_FESTIVAL,
  EMPEROR_EVENT_PLAGUE,
  EMPEROR_EVENT_INVASION,
  EMPEROR_EVENT_RITES,
  EMPEROR_EVENT_EXAMINATION,
  EMPEROR_EVENT_BANQUET_OF_NATIONS,
  EMPEROR_EVENT_ILLNESS,
  EMPEROR_EVENT_INSPECTION,
  EMPEROR_EVENT_MOURNING,
  EMPEROR_EVENT_FAMINE_RELIEF,
  EMPEROR_EVENT_WALL_REPAIRS,
  EMPEROR_EVENT_BROTHERHOOD,
  EMPEROR_EVENT_PALACE_INTRIGUE,
  EMPEROR_EVENT_CARAVAN,
  EMPEROR_EVENT_WORKSHOP,
  EMPEROR_EVENT_STOREHOUSE,
  EMPEROR_EVENT_COFFERS,
} EmperorEventCard;

typedef enum
{
  EMPEROR_KIND_ACTION,
  EMPEROR_KIND_REACTION,
  EMPEROR_KIND_INTRIGUE,
} EmperorPieceKind;

/**
 * EmperorTerms:
 * @points: the Favor that completing it brings
 * @needs: pairs of a card and how many of it must be in hand; ends with 0 copies
 * @gold: Gold that is needed, too
 * @gives: cards and Gold are given away, not only shown
 *
 * The terms of an Event as far as they are a list of things.
 */
typedef struct
{
  guint8 points;
  guint8 needs[4][2];
  guint8 gold;
  guint8 gives;
} EmperorTerms;

extern const FavorEnum emperor_staff  G_GNUC_INTERNAL;
/* The Staff, then the Empress. */
extern const FavorEnum emperor_places G_GNUC_INTERNAL;
extern const FavorEnum emperor_cards  G_GNUC_INTERNAL;
extern const FavorEnum emperor_pieces G_GNUC_INTERNAL;
extern const FavorEnum emperor_market G_GNUC_INTERNAL;
extern const FavorEnum emperor_event_cards G_GNUC_INTERNAL;
/* The Intrigues, as emperor_plots counts them. */
extern const FavorEnum emperor_plot_cards G_GNUC_INTERNAL;
/* What can be looked at: the Events, then the Black Market cards. */
extern const FavorEnum emperor_looks  G_GNUC_INTERNAL;

extern const guint8       emperor_gold_values[EMPEROR_N_CARDS]   G_GNUC_INTERNAL;
extern const guint8       emperor_piece_kinds[EMPEROR_N_PIECES]  G_GNUC_INTERNAL;
extern const guint8       emperor_plots[EMPEROR_N_PLOTS]         G_GNUC_INTERNAL;
extern const EmperorTerms emperor_terms[EMPEROR_N_EVENTS]        G_GNUC_INTERNAL;

/* What the first, second and third Star on a Staff cost, of cards their levels, and bring. */
#define EMPEROR_STAR_CARDS 2
extern const guint8 emperor_star_gold[EMPEROR_N_LEVELS]  G_GNUC_INTERNAL;
extern const guint8 emperor_star_cards[EMPEROR_N_LEVELS][EMPEROR_STAR_CARDS] G_GNUC_INTERNAL;
extern const guint8 emperor_star_points[EMPEROR_N_LEVELS] G_GNUC_INTERNAL;

static inline gint
emperor_card_staff (gint card)
{
  return card / EMPEROR_N_LEVELS;
}

/* 1 to 3. */
static inline gint
emperor_card_level (gint card)
{
  return card % EMPEROR_N_LEVELS + 1;
}

static inline gint
emperor_card_of (gint staff, gint level)
{
  return staff * EMPEROR_N_LEVELS + level - 1;
}

static inline gboolean
emperor_is_plot (gint piece)
{
  return emperor_piece_kinds[piece] == EMPEROR_KIND_INTRIGUE;
}

static inline gboolean
emperor_is_poison (gint piece)
{
  return piece == EMPEROR_POISONED_TEA || piece == EMPEROR_NIGHTSHADE_VIAL;
}

G_END_DECLS
