/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "emperor-trade-slip.h"

#include "emperor-trade-words.h"
#include "emperor-words.h"

#define GOLD_MOST 999

static FavorFace *
create_face (guint key)
{
  if (key >= EMPEROR_CARD_EVENT)
    return emperor_face_new_event_hand (key - EMPEROR_CARD_EVENT, 0, 0);
  return emperor_face_new_hand (key);
}

static const char *
get_title (guint key)
{
  return key >= EMPEROR_CARD_EVENT ? emperor_event_title (key - EMPEROR_CARD_EVENT)
                                   : emperor_piece_title (key);
}

static const char *
get_text (guint key)
{
  return key >= EMPEROR_CARD_EVENT ? emperor_event_text (key - EMPEROR_CARD_EVENT)
                                   : emperor_piece_text (key);
}

static const FavorSlipSection sections[] = {
  {
    .n = EMPEROR_N_CARDS,
    .share = FAVOR_SLIP_KNOWN,
    .own_title = N_ ("Staff cards"),
    /* Translators: heading: cards that a player has for certain */
    .title = N_ ("Known cards"),
  },
  {
    .n = EMPEROR_N_CARDS,
    .share = FAVOR_SLIP_POSSIBLE,
    .own_title = N_ ("Possible cards"),
    /* Translators: heading: cards that a player could have */
    .title = N_ ("Possible cards"),
  },
  {
    .first = EMPEROR_N_CARDS,
    .n = EMPEROR_N_MARKET,
    .share = FAVOR_SLIP_ALL,
    .own_title = N_ ("Black Market cards"),
    /* Translators: heading: cards that a player could have */
    .title = N_ ("Possible Black Market cards"),
  },
  {
    .first = EMPEROR_CARD_EVENT,
    .n = EMPEROR_N_EVENTS,
    .share = FAVOR_SLIP_ALL,
    .own_title = N_ ("Events"),
    /* Translators: heading: Events that a player could have */
    .title = N_ ("Possible Events"),
  },
};

G_STATIC_ASSERT (EMPEROR_N_CARDS + EMPEROR_N_MARKET <= EMPEROR_CARD_EVENT);
G_STATIC_ASSERT (EMPEROR_CARD_EVENT + EMPEROR_N_EVENTS <= FAVOR_SLIP_KEYS);

const FavorSlipKind emperor_slip_kind = {
  .sections = sections,
  .n_sections = G_N_ELEMENTS (sections),
  .amount_title = N_ ("Gold"),
  .amount_art = "emperor/sign-gold",
  .amount_most = GOLD_MOST,
  .describe_amount = emperor_trade_describe_gold,
  .aspect = EMPEROR_CARD_ASPECT,
  .create_face = create_face,
  .get_title = get_title,
  .get_text = get_text,
};

static void
count_set (guint8 *counts, guint first, guint set)
{
  for (guint i = 0; set >> i != 0; i++)
    counts[first + i] = set >> i & 1;
}

static guint
set_of (const guint8 *counts, guint first, guint n)
{
  guint set = 0;

  for (guint i = 0; i < n; i++)
    set |= (counts[first + i] > 0 ? 1u : 0) << i;
  return set;
}

void
emperor_slip_set_bundle (GtkWidget *slip, const EmperorBundle *bundle)
{
  guint8 counts[FAVOR_SLIP_KEYS] = { 0 };

  for (gint card = 0; card < EMPEROR_N_CARDS; card++)
    counts[card] = (guint8) emperor_bundle_get (bundle, card);
  count_set (counts, EMPEROR_N_CARDS, emperor_bundle_market (bundle));
  count_set (counts, EMPEROR_CARD_EVENT, emperor_bundle_events (bundle));
  favor_slip_set_things (FAVOR_SLIP (slip), bundle->gold, counts);
}

EmperorBundle
emperor_slip_get_bundle (GtkWidget *slip)
{
  const guint8 *counts = favor_slip_get_counts (FAVOR_SLIP (slip));
  EmperorBundle bundle = { .gold = (gint16) favor_slip_get_amount (FAVOR_SLIP (slip)) };

  for (gint card = 0; card < EMPEROR_N_CARDS; card++)
    emperor_bundle_add (&bundle, card, counts[card]);
  bundle.market = (gint16) set_of (counts, EMPEROR_N_CARDS, EMPEROR_N_MARKET);
  emperor_bundle_set_events (&bundle,
                             set_of (counts, EMPEROR_CARD_EVENT, EMPEROR_N_EVENTS));
  return bundle;
}

void
emperor_slip_set_things (GtkWidget *slip, const EmperorThings *things)
{
  FavorSlipStock stock = { .own = things->own };

  for (guint card = 0; card < EMPEROR_N_CARDS; card++)
    {
      stock.known[card] = things->known[card];
      stock.most[card] = things->cards[card];
    }
  count_set (stock.most, EMPEROR_N_CARDS, things->market);
  count_set (stock.most, EMPEROR_CARD_EVENT, things->events);
  favor_slip_set_stock (FAVOR_SLIP (slip), &stock);
}
