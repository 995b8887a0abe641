/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "tokens-trade-words.h"

#include "tokens-words.h"

/* (transfer full): a plural form with its number in it. */
static char *
with_number (const char *form, guint n)
{
  return favor_text_fill (form, "n#", n);
}

/* (nullable): takes `part`. */
static void
take_part (GStrvBuilder *parts, char *part)
{
  if (part != NULL)
    g_strv_builder_add (parts, part);
  g_free (part);
}

char *
tokens_trade_say_gold (gint gold)
{
  return with_number (_ ("{n} gold"), (guint) gold);
}

char *
tokens_trade_say_bundle (const TokensBundle *bundle)
{
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();

  for (guint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
    {
      guint8 counts[TOKENS_N_RESOURCES] = { 0 };

      counts[resource] = (guint8) bundle->cards[resource];
      take_part (parts, tokens_say_cards (counts));
    }
  if (bundle->gold > 0)
    take_part (parts, tokens_trade_say_gold (bundle->gold));
  return favor_text_list (parts);
}

char *
tokens_trade_say_deal (const TokensDeal *deal, FavorSeat by, const FavorNames *names)
{
  g_autofree char *give = tokens_trade_say_bundle (&deal->give);
  g_autofree char *want = tokens_trade_say_bundle (&deal->want);
  const char      *text = NULL;

  if (give != NULL && want != NULL)
    /* Translators: an offer; {things} and {wanted} are lists: "Ann gives 2 Wool for Ore." */
    text = _ ("{player} gives {things} for {wanted}.");
  else if (give != NULL)
    /* Translators: an offer that is being put together; {things} is a list: "Ann gives 2 Wool." */
    text = _ ("{player} gives {things}.");
  else if (want != NULL)
    /* Translators: an offer that is being put together; {wanted} is a list: "Ann wants Ore." */
    text = _ ("{player} wants {wanted}.");
  return text == NULL
           ? NULL
           : favor_text_fill (text, "player things wanted", names->names[by], give, want);
}

char *
tokens_trade_say_own (const TokensState *state, FavorSeat seat)
{
  TokensBundle     all = { .gold = (gint16) state->gold[seat] };
  g_autofree char *things = NULL;

  for (guint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
    all.cards[resource] = state->hand[seat][resource];
  things = tokens_trade_say_bundle (&all);
  if (things == NULL)
    /* Translators: on the page for trades */
    return g_strdup (_ ("You have nothing to trade."));
  /* Translators: on the page for trades; {things} is a list: "You have 2 Wool, Ore and 3 gold." */
  return favor_text_fill (_ ("You have {things}."), "things", things);
}

/* The cards of a player, as far as everybody knows them. */
static void
list_hand (GStrvBuilder *parts, const TokensState *state, guint seat)
{
  guint       unknown = state->hand_count[seat];
  const char *text = NULL;

  for (guint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
    {
      guint8 counts[TOKENS_N_RESOURCES] = { 0 };

      counts[resource] = MIN (state->sure[seat][resource], (guint8) unknown);
      unknown -= counts[resource];
      take_part (parts, tokens_say_cards (counts));
    }
  if (unknown == state->hand_count[seat])
    /* Translators: resource cards of a player of which nobody knows the kind */
    text = ngettext ("{n} card", "{n} cards", unknown);
  else if (unknown > 0)
    /* Translators: cards of another player that nobody has seen, in a list */
    text = ngettext ("{n} unknown card", "{n} unknown cards", unknown);
  if (text != NULL)
    take_part (parts, with_number (text, unknown));
}

char *
tokens_trade_say_partner (const TokensState *state, guint seat, const FavorNames *names)
{
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_autofree char         *things = NULL;

  list_hand (parts, state, seat);
  if (state->gold[seat] > 0)
    take_part (parts, tokens_trade_say_gold ((gint) state->gold[seat]));
  things = favor_text_list (parts);
  /* Translators: what is known of what a player has, in the list of those to whom a trade is
   * offered; {things} is a list */
  return favor_text_fill (_ ("{player} has {things}."),
                          "player things",
                          names->names[seat],
                          things);
}

/* ---- Answers -------------------------------------------------------------------------- */

/* Why not. */
static char *
say_refusal (const TokensReply *reply)
{
  const FavorWord *resource = reply->resource != FAVOR_NONE
                                ? &tokens_resources.words[reply->resource]
                                : NULL;

  switch (reply->kind)
    {
    case TOKENS_REPLY_NEAR_TARGET:
      /* Translators: a player declines a trade and says why, in a speech bubble */
      return with_number (ngettext ("You need only {n} point to win.",
                                    "You need only {n} points to win.",
                                    reply->n),
                          reply->n);
    case TOKENS_REPLY_FEW_CARDS:
      /* Translators: a player declines a trade and says why, in a speech bubble */
      return with_number (ngettext ("I have only {n} card.",
                                    "I have only {n} cards.",
                                    reply->n),
                          reply->n);
    case TOKENS_REPLY_FEW_COINS:
      /* Translators: a player declines a trade and says why, in a speech bubble */
      return g_strdup (_ ("I do not have so much gold."));
    case TOKENS_REPLY_MORE_CARDS:
      /* Translators: a player declines a trade and says why, in a speech bubble */
      return with_number (ngettext ("I would give {n} card more than I get.",
                                    "I would give {n} cards more than I get.",
                                    reply->n),
                          reply->n);
    case TOKENS_REPLY_NEEDS:
      /* Translators: a player declines a trade and says why, in a speech bubble; {resource} is e.g.
       * "Grain" */
      return favor_text_fill (_ ("I need my {resource}."), "resource@", resource);
    case TOKENS_REPLY_TOO_FEW:
      /* Translators: a player declines a trade and says why, in a speech bubble; {resource} is e.g.
       * "Grain" */
      return favor_text_fill (_ ("Too few {resource} left."), "resource@", resource);
    case TOKENS_REPLY_TOO_LITTLE:
      return g_strdup (_ ("That is not enough for me."));
    case TOKENS_REPLY_NONE:
    case TOKENS_REPLY_AGREES:
    case TOKENS_REPLY_DECLINES:
    case TOKENS_REPLY_COUNTERS:
    case TOKENS_REPLY_RATHER:
      break;
    }
  g_assert_not_reached ();
}

char *
tokens_trade_say_reply (const TokensReply *reply)
{
  switch (reply->kind)
    {
    case TOKENS_REPLY_NONE:
      return NULL;
    case TOKENS_REPLY_AGREES:
      return g_strdup (C_ ("answer", "Agreed."));
    case TOKENS_REPLY_DECLINES:
      return g_strdup (C_ ("answer", "No."));
    case TOKENS_REPLY_COUNTERS:
      return g_strdup (_ ("I would do it like this:"));
    case TOKENS_REPLY_RATHER:
      /* Translators: a player declines a gift and says what he would like, in a speech bubble;
       * {resource} is e.g. "Grain" */
      return favor_text_fill (_ ("I would rather have {resource}."),
                              "resource@",
                              &tokens_resources.words[reply->resource]);
    case TOKENS_REPLY_NEAR_TARGET:
    case TOKENS_REPLY_FEW_CARDS:
    case TOKENS_REPLY_FEW_COINS:
    case TOKENS_REPLY_MORE_CARDS:
    case TOKENS_REPLY_NEEDS:
    case TOKENS_REPLY_TOO_FEW:
    case TOKENS_REPLY_TOO_LITTLE:
      return say_refusal (reply);
    }
  g_assert_not_reached ();
}

char *
tokens_trade_say_counter (const TokensDeal *counter)
{
  g_autofree char *give = tokens_trade_say_bundle (&counter->give);
  g_autofree char *want = tokens_trade_say_bundle (&counter->want);

  /* Translators: a player makes a counter-offer, in a speech bubble; {things} and {wanted} are lists:
   * "I would give Ore for 2 Wool." */
  return favor_text_fill (_ ("I would give {things} for {wanted}."),
                          "things wanted",
                          give,
                          want);
}

/* ---- Gifts ---------------------------------------------------------------------------- */

const char *
tokens_trade_name_card (gint resource, gint development)
{
  return resource != FAVOR_NONE ? _ (tokens_resources.words[resource].title)
                                : _ (tokens_developments.words[development].title);
}

char *
tokens_trade_say_gift (const TokensDonation *gift, FavorSeat by, const FavorNames *names)
{
  /* Translators: {player} gives {other} a card for nothing; {card} is e.g. "Wool" or "Knight" */
  return favor_text_fill (_ ("{player} gives {other} a card: {card}."),
                          "player other card",
                          names->names[by],
                          names->names[gift->to],
                          tokens_trade_name_card (gift->resource, gift->development));
}
