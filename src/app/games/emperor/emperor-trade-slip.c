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

/* How many there are in it of each thing. */
static void
count_bundle (guint8 *counts, const EmperorBundle *bundle)
{
  for (gint card = 0; card < EMPEROR_N_CARDS; card++)
    counts[card] = (guint8) emperor_bundle_get (bundle, card);
  count_set (counts, EMPEROR_N_CARDS, emperor_bundle_market (bundle));
  count_set (counts, EMPEROR_CARD_EVENT, emperor_bundle_events (bundle));
}

static EmperorBundle
bundle_of (int gold, const guint8 *counts)
{
  EmperorBundle bundle = { .gold = (gint16) gold };

  for (gint card = 0; card < EMPEROR_N_CARDS; card++)
    emperor_bundle_add (&bundle, card, counts[card]);
  bundle.market = (gint16) set_of (counts, EMPEROR_N_CARDS, EMPEROR_N_MARKET);
  emperor_bundle_set_events (&bundle,
                             set_of (counts, EMPEROR_CARD_EVENT, EMPEROR_N_EVENTS));
  return bundle;
}

void
emperor_slip_set_bundle (GtkWidget *slip, const EmperorBundle *bundle)
{
  guint8 counts[FAVOR_SLIP_KEYS] = { 0 };

  count_bundle (counts, bundle);
  favor_slip_set_things (FAVOR_SLIP (slip), bundle->gold, counts);
}

EmperorBundle
emperor_slip_get_bundle (GtkWidget *slip)
{
  return bundle_of (favor_slip_get_amount (FAVOR_SLIP (slip)),
                    favor_slip_get_counts (FAVOR_SLIP (slip)));
}

/* ---- What there is -------------------------------------------------------------------- */

/* Copies of `card` that lie where everybody can see them, or that the viewer has. */
static int
count_elsewhere (const EmperorState *state, FavorSeat viewer, FavorSeat seat, guint card)
{
  int n = state->pile[card] + state->hand[viewer][card];

  for (guint other = 0; other < state->head.n_seats; other++)
    if (other != (guint) viewer && other != (guint) seat)
      n += state->known[other][card];
  return n;
}

static void
stock_cards (FavorSlipStock     *stock,
             const EmperorState *state,
             FavorSeat           viewer,
             FavorSeat           seat)
{
  for (guint card = 0; card < EMPEROR_N_CARDS; card++)
    if (stock->own || state->options.open_hands)
      stock->most[card] = stock->known[card] = (guint8) state->hand[seat][card];
    else
      {
        int most = EMPEROR_N_COPIES - count_elsewhere (state, viewer, seat, card);

        stock->known[card] = state->known[seat][card];
        stock->most[card] = (guint8) CLAMP (most, 0, state->hand_size[seat]);
      }
}

/* Of another one: all that are neither the viewer's own nor out of the game. */
static void
find_secrets (const EmperorState *state, FavorSeat viewer, guint *market, guint *events)
{
  *market = emperor_market_in_game (&state->options) &
            ~emperor_market_set (state, viewer);
  *events = emperor_events_in_game (&state->options) & ~emperor_open_set (state, viewer);
  for (guint i = 0; i < state->n_market_discard; i++)
    *market &= ~(1u << state->market_discard[i]);
  for (guint other = 0; other < state->head.n_seats; other++)
    for (guint i = 0; i < state->n_done[other]; i++)
      *events &= ~(1u << state->done_events[other][i]);
}

FavorSlipStock
emperor_stock_of (const EmperorState *state, FavorSeat viewer, FavorSeat seat)
{
  FavorSlipStock stock = { .own = viewer == seat };
  guint          market, events;

  stock_cards (&stock, state, viewer, seat);
  find_secrets (state, viewer, &market, &events);
  if (stock.own)
    {
      market = emperor_market_set (state, seat);
      events = emperor_open_set (state, seat);
    }
  if (state->n_market_hand[seat] > 0)
    count_set (stock.most, EMPEROR_N_CARDS, market);
  if (state->n_open[seat] > 0)
    count_set (stock.most, EMPEROR_CARD_EVENT, events);
  return stock;
}

void
emperor_stock_limit (const FavorSlipStock *stock, EmperorBundle *bundle)
{
  guint8 counts[FAVOR_SLIP_KEYS] = { 0 };

  count_bundle (counts, bundle);
  for (guint key = 0; key < FAVOR_SLIP_KEYS; key++)
    counts[key] = MIN (counts[key], stock->most[key]);
  *bundle = bundle_of (bundle->gold, counts);
}
