/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "tokens-trade-slip.h"

#include "tokens-faces.h"
#include "tokens-trade-words.h"

#define CARD_ASPECT 1.4

G_STATIC_ASSERT (TOKENS_N_RESOURCES <= TOKENS_SLIP_DEVELOPMENT);

static FavorFace *
create_face (guint key)
{
  return key >= TOKENS_SLIP_DEVELOPMENT
           ? tokens_face_new_development (key - TOKENS_SLIP_DEVELOPMENT)
           : tokens_face_new_resource (key);
}

static const char *
get_title (guint key)
{
  return _ (tokens_resources.words[key].title);
}

static const char *
get_text (guint key)
{
  /* Translators: what a card is */
  return _ ("Resource card");
}

static const char *
get_sign (guint key)
{
  static const char *const signs[TOKENS_N_RESOURCES] = { "tokens/sign-brick",
                                                         "tokens/sign-lumber",
                                                         "tokens/sign-wool",
                                                         "tokens/sign-grain",
                                                         "tokens/sign-ore" };

  return signs[key];
}

static const FavorSlipSection sections[] = {
  { .n = TOKENS_N_RESOURCES, .share = FAVOR_SLIP_COUNTED },
};

const FavorSlipKind tokens_slip_kind = {
  .sections = sections,
  .n_sections = G_N_ELEMENTS (sections),
  .amount_title = N_ ("Gold"),
  .amount_art = "tokens/sign-gold",
  .amount_most = TOKENS_MAX_TRADED,
  .describe_amount = tokens_trade_say_gold,
  .aspect = CARD_ASPECT,
  .create_face = create_face,
  .get_title = get_title,
  .get_text = get_text,
  .get_sign = get_sign,
  .count_most = TOKENS_MAX_TRADED,
};

void
tokens_slip_set_bundle (GtkWidget *slip, const TokensBundle *bundle)
{
  guint8 counts[FAVOR_SLIP_KEYS] = { 0 };

  for (guint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
    counts[resource] = (guint8) bundle->cards[resource];
  favor_slip_set_things (FAVOR_SLIP (slip), bundle->gold, counts);
}

TokensBundle
tokens_slip_get_bundle (GtkWidget *slip)
{
  TokensBundle  bundle = { .gold = (gint16) favor_slip_get_amount (FAVOR_SLIP (slip)) };
  const guint8 *counts = favor_slip_get_counts (FAVOR_SLIP (slip));

  for (guint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
    bundle.cards[resource] = counts[resource];
  return bundle;
}
