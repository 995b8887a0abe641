/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "emperor-trade-words.h"

#include "emperor-words.h"

/* (transfer full): a plural form with its number in it. */
static char *
with_number (const char *form, guint n)
{
  return favor_text_fill (form, "n#", n);
}

char *
emperor_trade_describe_gold (gint gold)
{
  /* Translators: pieces of Gold, e.g. "3 Gold" */
  return with_number (ngettext ("{n} Gold", "{n} Gold", (gulong) gold), (guint) gold);
}

static void
add_cards (GPtrArray *parts, const EmperorBundle *bundle)
{
  for (gint card = 0; card < EMPEROR_N_CARDS; card++)
    {
      const char *title = emperor_piece_title ((guint) card);
      guint       n = emperor_bundle_get (bundle, card);

      if (n == 1)
        g_ptr_array_add (parts, g_strdup (title));
      else if (n > 1)
        /* Translators: a number of equal cards, e.g. "2 Soup" */
        g_ptr_array_add (parts, favor_text_fill (_ ("{n} {card}"), "n# card", n, title));
    }
}

static void
add_market (GPtrArray *parts, const EmperorBundle *bundle, guint n)
{
  if (bundle->market < 0)
    g_ptr_array_add (parts,
                     with_number (
                       /* Translators: cards of a trade whose names are hidden */
                       ngettext ("{n} Black Market card", "{n} Black Market cards", n),
                       n));
  else
    for (guint i = 0; i < EMPEROR_N_MARKET; i++)
      if (emperor_bundle_market (bundle) >> i & 1)
        g_ptr_array_add (parts, g_strdup (emperor_piece_title (EMPEROR_N_CARDS + i)));
}

static void
add_events (GPtrArray *parts, const EmperorBundle *bundle, guint n)
{
  if (bundle->events[0] < 0)
    /* Translators: Events of a trade whose names are hidden */
    g_ptr_array_add (parts, with_number (ngettext ("{n} Event", "{n} Events", n), n));
  else
    for (guint i = 0; i < EMPEROR_N_EVENTS; i++)
      if (emperor_bundle_events (bundle) >> i & 1)
        g_ptr_array_add (parts, g_strdup (emperor_event_title (i)));
}

/* (transfer full) (nullable): all that changes hands in one direction, as a list; NULL if nothing
 * does. Of cards whose names are hidden it tells the numbers. */
static char *
describe_bundle (const EmperorBundle *bundle, guint market_n, guint events_n)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  add_cards (parts, bundle);
  if (bundle->gold > 0)
    g_ptr_array_add (parts, emperor_trade_describe_gold (bundle->gold));
  add_market (parts, bundle, market_n);
  add_events (parts, bundle, events_n);
  if (parts->len == 0)
    return NULL;
  g_ptr_array_add (parts, NULL);
  return favor_text_join ((const char *const *) parts->pdata);
}

/* (transfer full) (nullable): a promise of `by` to `to` in the words of the log, though it is not made
 * yet; NULL if it is none. */
static char *
describe_pledge (const EmperorPledge *pledge,
                 FavorSeat            by,
                 FavorSeat            to,
                 const FavorNames    *names)
{
  EmperorPromise promise = { .by = by,
                             .to = to,
                             .kind = (guint8) pledge->kind,
                             .value = (guint8) pledge->value };

  return pledge->kind == EMPEROR_PLEDGE_NONE
           ? NULL
           : emperor_describe_promise (&promise, (guint) pledge->turns, names);
}

/* (transfer full) (nullable) */
static char *
describe_exchange (const char *things, const char *wanted, const char *by, const char *to)
{
  const char *text = NULL;

  if (things != NULL && wanted != NULL)
    /* Translators: an offer; {player} and {other} are players, {things} and {wanted} lists, e.g.
     * "Ann gives Bo Soup and 2 Gold for Dumplings." */
    text = _ ("{player} gives {other} {things} for {wanted}.");
  else if (things != NULL)
    /* Translators: an offer without anything in return; {things} is a list, e.g.
     * "Ann gives Bo Soup and 2 Gold." */
    text = _ ("{player} gives {other} {things}.");
  else if (wanted != NULL)
    /* Translators: a request without anything in return; {wanted} is a list, e.g.
     * "Ann asks Bo for Soup and 2 Gold." */
    text = _ ("{player} asks {other} for {wanted}.");
  return text == NULL
           ? NULL
           : favor_text_fill (text, "player other things wanted", by, to, things, wanted);
}

/* (transfer full) (nullable): takes both. */
static char *
follow (char *first, char *second)
{
  char *both;

  if (first == NULL || second == NULL)
    return first != NULL ? first : second;
  /* Translators: two whole sentences, one after the other */
  both = favor_text_fill (_ ("{first} {second}"), "first second", first, second);
  g_free (first);
  g_free (second);
  return both;
}

static char *
describe (const EmperorDeal *deal,
          const guint        hidden[4],
          FavorSeat          by,
          FavorSeat          to,
          const FavorNames  *names)
{
  g_autofree char *give = describe_bundle (&deal->give, hidden[0], hidden[1]);
  g_autofree char *take = describe_bundle (&deal->take, hidden[2], hidden[3]);
  char *words = describe_exchange (give, take, names->names[by], names->names[to]);

  words = follow (words, describe_pledge (&deal->mine, by, to, names));
  return follow (words, describe_pledge (&deal->yours, to, by, names));
}

char *
emperor_trade_describe_deal (const EmperorDeal *deal,
                             FavorSeat          by,
                             FavorSeat          to,
                             const FavorNames  *names)
{
  const guint nothing[4] = { 0 };

  return describe (deal, nothing, by, to, names);
}

char *
emperor_trade_describe_table (const EmperorState *state, const FavorNames *names)
{
  const guint hidden[] = { state->give_market_n,
                           state->give_events_n,
                           state->take_market_n,
                           state->take_events_n };

  return describe (&state->deal, hidden, state->prompt_by, state->head.decider, names);
}

/* ---- Promises ------------------------------------------------------------------------- */

/* Where the rules see to it that it is kept. */
static const char *
find_binding_meaning (EmperorPledgeKind kind)
{
  switch (kind)
    {
    case EMPEROR_PLEDGE_NO_INTRIGUE:
      /* Translators: what a promise means that binds; {player} gives it to {other} */
      return _ ("{player} can play no Intrigue against {other}.");
    case EMPEROR_PLEDGE_NO_CARD:
      /* Translators: what a promise means that binds; {player} gives it to {other} */
      return _ (
        "{player} cannot play this card against {other}. All other Intrigues stay "
        "allowed.");
    case EMPEROR_PLEDGE_PAY_GOLD:
      /* Translators: what a promise means that binds; {player} gives it to {other} */
      return _ (
        "{player} keeps it by giving {other} the Gold in later trades. What is missing "
        "at the end is taken.");
    case EMPEROR_PLEDGE_GIVE_CARD:
      /* Translators: what a promise means that binds; {player} gives it to {other} */
      return _ (
        "{player} keeps it by giving {other} the card in a later trade. At the end it "
        "is taken.");
    case EMPEROR_PLEDGE_NONE:
      break;
    }
  g_assert_not_reached ();
}

/* Where it can be broken. */
static const char *
find_meaning (EmperorPledgeKind kind)
{
  switch (kind)
    {
    case EMPEROR_PLEDGE_NO_INTRIGUE:
      /* Translators: what a promise means; {player} gives it to {other} */
      return _ ("{player} breaks it with any Intrigue against {other}, even if it is "
                "stopped.");
    case EMPEROR_PLEDGE_NO_CARD:
      /* Translators: what a promise means; {player} gives it to {other} */
      return _ (
        "{player} breaks it with this card against {other}. All other Intrigues stay "
        "allowed.");
    case EMPEROR_PLEDGE_PAY_GOLD:
      /* Translators: what a promise means; {player} gives it to {other} */
      return _ ("{player} keeps it by giving {other} the Gold in later trades.");
    case EMPEROR_PLEDGE_GIVE_CARD:
      /* Translators: what a promise means; {player} gives it to {other} */
      return _ ("{player} keeps it by giving {other} the card in a later trade.");
    case EMPEROR_PLEDGE_NONE:
      break;
    }
  g_assert_not_reached ();
}

char *
emperor_trade_explain_pledge (const EmperorPledge *pledge,
                              const char          *player,
                              const char          *other,
                              gboolean             binding)
{
  const guint turns = (guint) pledge->turns;
  const char *text;
  char       *words;

  if (pledge->kind == EMPEROR_PLEDGE_NONE)
    return NULL;
  text = binding ? find_binding_meaning ((EmperorPledgeKind) pledge->kind)
                 : find_meaning ((EmperorPledgeKind) pledge->kind);
  words = favor_text_fill (text, "player other", player, other);
  /* Translators: how long a promise of {player} holds */
  text = ngettext ("It lasts {n} turn of {player}, not counting a running one.",
                   "It lasts {n} turns of {player}, not counting a running one.",
                   turns);
  words = follow (words, favor_text_fill (text, "n# player", turns, player));
  if (binding)
    return words;
  /* Translators: of promises, where the rules do not enforce them */
  return follow (words,
                 g_strdup (_ ("Nothing enforces it, but all see it kept or broken.")));
}

/* ---- Partners ------------------------------------------------------------------------- */

/* Takes `part`. */
static void
take_part (GStrvBuilder *parts, char *part)
{
  g_strv_builder_add (parts, part);
  g_free (part);
}

/* What is known of it by its number alone. */
static void
list_secrets (const EmperorState *state, FavorSeat seat, GStrvBuilder *parts)
{
  const guint n_market = state->n_market_hand[seat];
  const guint n_events = state->n_open[seat];

  if (state->gold[seat] > 0)
    take_part (parts, emperor_trade_describe_gold (state->gold[seat]));
  if (n_market > 0)
    take_part (parts,
               with_number (ngettext ("{n} Black Market card",
                                      "{n} Black Market cards",
                                      n_market),
                            n_market));
  if (n_events > 0)
    take_part (parts,
               with_number (ngettext ("{n} Event", "{n} Events", n_events), n_events));
}

char *
emperor_trade_describe_partner (const EmperorState *state,
                                FavorSeat           seat,
                                const FavorNames   *names)
{
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_autofree char         *things = NULL;
  const char              *text;

  emperor_list_hand (state, seat, parts);
  list_secrets (state, seat, parts);
  things = favor_text_list (parts);
  /* Translators: what is known of what a player has, in the list of partners of a trade; {things}
   * is a list, e.g. "Bo has Soup, 2 unknown cards, 3 Gold and 1 Event." */
  text = things != NULL ? _ ("{player} has {things}.")
                        /* Translators: in the list of partners of a trade */
                        : _ ("{player} has nothing.");
  return follow (favor_text_fill (text, "player things", names->names[seat], things),
                 emperor_describe_word (state, seat));
}

/* ---- Answers -------------------------------------------------------------------------- */

/* (transfer full): of a card, and of the person at court it is for. */
static char *
say_card (const EmperorReply *reply, const char *text)
{
  const char *card = emperor_piece_title ((guint) reply->card);

  if (reply->staff == FAVOR_NONE)
    return favor_text_fill (text, "card", card);
  return favor_text_fill (text,
                          "card staff@",
                          card,
                          emperor_staff_word ((guint) reply->staff));
}

/* Why not. */
static char *
describe_refusal (const EmperorReply *reply)
{
  const gulong n = (gulong) reply->n;

  switch (reply->kind)
    {
    case EMPEROR_REPLY_NEAR_TARGET:
      if (n == 0)
        /* Translators: a player declines a trade and says why, in a speech bubble */
        return g_strdup (_ ("You have Favor enough."));
      /* Translators: a player declines a trade and says why, in a speech bubble */
      return with_number (ngettext ("You need only {n} Favor to win.",
                                    "You need only {n} Favor to win.",
                                    n),
                          (guint) n);
    case EMPEROR_REPLY_BROKEN_WORD:
      /* Translators: a player declines a trade and says why, in a speech bubble */
      return with_number (ngettext ("You have broken {n} promise.",
                                    "You have broken {n} promises.",
                                    n),
                          (guint) n);
    case EMPEROR_REPLY_SECRETS:
      /* Translators: a player declines a trade and says why, in a speech bubble: nobody knows
       * whether he has the card that was asked for */
      return g_strdup (_ ("I give no secret card for that."));
    case EMPEROR_REPLY_GIVES_NONE:
      /* Translators: a player declines a trade and says why, in a speech bubble: nobody knows
       * whether he has the card that was asked for */
      return say_card (reply, _ ("I give no {card} for that."));
    case EMPEROR_REPLY_NEEDS_CARD:
      if (reply->staff == FAVOR_NONE)
        /* Translators: a player declines a trade and says why, in a speech bubble */
        return say_card (reply, _ ("I need my {card} for a Star."));
      /* Translators: a player declines a trade and says why, in a speech bubble; {staff} is a
       * person at court */
      return say_card (reply, _ ("I need my {card} for a Star on the {staff}."));
    case EMPEROR_REPLY_HAS_CARD:
      /* Translators: a player declines a trade and says why, in a speech bubble */
      return say_card (reply, _ ("I have {card} already."));
    case EMPEROR_REPLY_PROMISE:
      /* Translators: a player declines a trade and says why, in a speech bubble */
      return g_strdup (_ ("You ask for a promise as well."));
    case EMPEROR_REPLY_VALUE:
      /* Translators: a player declines a trade and says why, in a speech bubble */
      return with_number (ngettext ("What I would give sells for {n} Gold more.",
                                    "What I would give sells for {n} Gold more.",
                                    n),
                          (guint) n);
    case EMPEROR_REPLY_MORE_CARDS:
      /* Translators: a player declines a trade and says why, in a speech bubble */
      return with_number (ngettext ("I would give {n} card more than I get.",
                                    "I would give {n} cards more than I get.",
                                    n),
                          (guint) n);
    case EMPEROR_REPLY_FULL_HAND:
      /* Translators: a player declines a trade and says why, in a speech bubble: he may keep
       * eight cards only */
      return g_strdup (_ ("My hand is full."));
    case EMPEROR_REPLY_TOO_LITTLE:
      /* Translators: a player declines a trade and says why, in a speech bubble */
      return g_strdup (_ ("That is not enough for me."));
    case EMPEROR_REPLY_NONE:
    case EMPEROR_REPLY_AGREES:
    case EMPEROR_REPLY_DECLINES:
    case EMPEROR_REPLY_NO_OFFER:
    case EMPEROR_REPLY_MORE_GOLD:
    case EMPEROR_REPLY_LESS_GOLD:
    case EMPEROR_REPLY_COUNTERS:
      break;
    }
  g_assert_not_reached ();
}

char *
emperor_trade_describe_reply (const EmperorReply *reply)
{
  switch (reply->kind)
    {
    case EMPEROR_REPLY_NONE:
      return NULL;
    case EMPEROR_REPLY_AGREES:
      /* Translators: a player accepts a trade, in a speech bubble */
      return g_strdup (C_ ("answer", "Agreed."));
    case EMPEROR_REPLY_DECLINES:
      /* Translators: a player declines a trade, in a speech bubble */
      return g_strdup (C_ ("answer", "No."));
    case EMPEROR_REPLY_NO_OFFER:
      /* Translators: a player was asked for an offer and makes none, in a speech bubble */
      return g_strdup (_ ("I have nothing to offer you."));
    case EMPEROR_REPLY_MORE_GOLD:
      /* Translators: a player makes a counter-offer, in a speech bubble: the same, but for more */
      return with_number (ngettext ("For {n} Gold more I agree.",
                                    "For {n} Gold more I agree.",
                                    (gulong) reply->n),
                          (guint) reply->n);
    case EMPEROR_REPLY_LESS_GOLD:
      /* Translators: a player makes a counter-offer, in a speech bubble: the same, but for less of
       * his Gold */
      return with_number (ngettext ("I would give {n} Gold less.",
                                    "I would give {n} Gold less.",
                                    (gulong) reply->n),
                          (guint) reply->n);
    case EMPEROR_REPLY_COUNTERS:
      /* Translators: a player makes a counter-offer, in a speech bubble */
      return g_strdup (_ ("I would do it like this:"));
    case EMPEROR_REPLY_NEAR_TARGET:
    case EMPEROR_REPLY_BROKEN_WORD:
    case EMPEROR_REPLY_SECRETS:
    case EMPEROR_REPLY_GIVES_NONE:
    case EMPEROR_REPLY_NEEDS_CARD:
    case EMPEROR_REPLY_HAS_CARD:
    case EMPEROR_REPLY_PROMISE:
    case EMPEROR_REPLY_VALUE:
    case EMPEROR_REPLY_MORE_CARDS:
    case EMPEROR_REPLY_FULL_HAND:
    case EMPEROR_REPLY_TOO_LITTLE:
      return describe_refusal (reply);
    }
  g_assert_not_reached ();
}
