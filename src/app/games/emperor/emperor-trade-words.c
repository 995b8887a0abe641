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
