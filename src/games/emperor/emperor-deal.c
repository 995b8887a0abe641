/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-emperor"

#include <glib/gi18n.h>

#include "emperor-actions.h"
#include "emperor-deal.h"

#define MAX_TRADED_GOLD 999

static const FavorField bundle_fields[] = {
  FAVOR_FIELD_INT (EmperorBundle,
                   gold,
                   "gold",
                   0,
                   MAX_TRADED_GOLD,
                   .optional = TRUE,
                   .title = N_ ("Gold")),
  FAVOR_FIELD_BAG (EmperorBundle,
                   cards[0],
                   "cards",
                   &emperor_cards,
                   EMPEROR_N_COPIES,
                   FAVOR_DIMS_1 (FAVOR_FIXED (EMPEROR_N_STAFF)),
                   .base = EMPEROR_N_COPIES + 1,
                   .spread = EMPEROR_N_LEVELS,
                   .optional = TRUE,
                   .title = N_ ("Cards")),
  FAVOR_FIELD_SET (EmperorBundle,
                   market,
                   "market",
                   &emperor_market,
                   .optional = TRUE,
                   .title = N_ ("Black Market cards")),
  FAVOR_FIELD_SET (EmperorBundle,
                   events[0],
                   "events",
                   &emperor_event_cards,
                   FAVOR_DIMS_1 (FAVOR_FIXED (2)),
                   .spread = 15,
                   .optional = TRUE,
                   .title = N_ ("Events")),
};

const FavorSchema emperor_bundle_schema = {
  .id = "bundle",
  .size = sizeof (EmperorBundle),
  .fields = bundle_fields,
  .n_fields = G_N_ELEMENTS (bundle_fields),
  .things = TRUE,
};

static const FavorWord pledge_words[] = {
  /* Translators: what is promised in a trade: nothing. */
  { "none", N_ ("nothing") },
  /* Translators: what is promised in a trade: to play no Intrigue against the partner. */
  { "no-intrigue", N_ ("to play no Intrigue at all") },
  /* Translators: what is promised in a trade: not to play a certain Intrigue against the
   * partner. */
  { "no-card", N_ ("not to play one certain Intrigue") },
  /* Translators: what is promised in a trade. */
  { "pay-gold", N_ ("to give Gold later") },
  /* Translators: what is promised in a trade. */
  { "give-card", N_ ("to give a card later") },
};

static const FavorEnum pledge_kinds = FAVOR_ENUM ("promise-kind", pledge_words);

static const FavorField pledge_values[] = {
  EMPEROR_PROMISED_THINGS (EmperorPledge),
};

/* What is no promise although each number is in its range is refused by the check of an offer. */
static const FavorField pledge_fields[] = {
  FAVOR_FIELD_ENUM (EmperorPledge,
                    kind,
                    "kind",
                    &pledge_kinds,
                    .optional = TRUE,
                    .title = N_ ("What")),
  FAVOR_FIELD_INT (EmperorPledge,
                   value,
                   "value",
                   0,
                   EMPEROR_ALL_GOLD,
                   .optional = TRUE,
                   .cases = pledge_values,
                   .n_cases = G_N_ELEMENTS (pledge_values),
                   .case_of = &pledge_fields[0]),
  FAVOR_FIELD_INT (EmperorPledge,
                   turns,
                   "turns",
                   0,
                   9,
                   .optional = TRUE,
                   .title = N_ ("Turns")),
};

const FavorSchema emperor_pledge_schema = FAVOR_SCHEMA ("pledge",
                                                        EmperorPledge,
                                                        pledge_fields);

static const guint8 weights[EMPEROR_N_LEVELS] = { 1, 6, 36 };

guint
emperor_bundle_get (const EmperorBundle *bundle, gint card)
{
  const guint packed = (guint) bundle->cards[emperor_card_staff (card)];

  return packed / weights[card % EMPEROR_N_LEVELS] % (EMPEROR_N_COPIES + 1);
}

void
emperor_bundle_add (EmperorBundle *bundle, gint card, guint n)
{
  gint16 *packed = &bundle->cards[emperor_card_staff (card)];

  *packed = (gint16) (*packed + (gint) n * weights[card % EMPEROR_N_LEVELS]);
}

guint
emperor_bundle_n_cards (const EmperorBundle *bundle)
{
  guint n = 0;

  for (gint card = 0; card < EMPEROR_N_CARDS; card++)
    n += emperor_bundle_get (bundle, card);
  return n;
}

guint
emperor_open_set (const EmperorState *state, FavorSeat seat)
{
  guint set = 0;

  for (guint i = 0; i < state->n_open[seat]; i++)
    set |= 1u << state->open_events[seat][i];
  return set;
}

guint
emperor_market_set (const EmperorState *state, FavorSeat seat)
{
  guint set = 0;

  for (guint i = 0; i < state->n_market_hand[seat]; i++)
    set |= 1u << state->market_hand[seat][i];
  return set;
}

gboolean
emperor_has_bundle (const EmperorState  *state,
                    FavorSeat            seat,
                    const EmperorBundle *bundle)
{
  if (bundle->gold > state->gold[seat] ||
      (emperor_bundle_market (bundle) & ~emperor_market_set (state, seat)) != 0 ||
      (emperor_bundle_events (bundle) & ~emperor_open_set (state, seat)) != 0)
    return FALSE;
  for (gint card = 0; card < EMPEROR_N_CARDS; card++)
    if ((gint) emperor_bundle_get (bundle, card) > state->hand[seat][card])
      return FALSE;
  return TRUE;
}
