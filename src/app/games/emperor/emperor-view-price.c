/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "emperor-view-private.h"

#include "emperor-words.h"

/* What a Star is paid with: the Gold, the cards that are chosen, and those that are missing. */

static guint
count_paid (EmperorView *self, guint card)
{
  return favor_chooser_count (emperor_view_get_chooser (self),
                              emperor_part (FAVOR_NONE, EMPEROR_THING_PAY, (gint) card));
}

/* The Star that is next on a Staff, from 0. */
static guint
find_star (EmperorView *self, guint staff)
{
  const EmperorState *state = emperor_view_get_state (self);

  return MIN (state->stars[state->head.decider][staff], EMPEROR_N_LEVELS - 1);
}

/* Fills `levels` with those of the cards that are missing, and returns their number. */
static guint
list_missing (EmperorView *self, guint star, guint8 *levels)
{
  guint paid[EMPEROR_N_LEVELS + 1] = { 0 };
  guint n = 0;

  for (guint card = 0; card < EMPEROR_N_CARDS; card++)
    paid[emperor_card_level ((gint) card)] += count_paid (self, card);
  for (guint i = 0; i < EMPEROR_STAR_CARDS; i++)
    if (paid[emperor_star_cards[star][i]] > 0)
      paid[emperor_star_cards[star][i]]--;
    else
      levels[n++] = emperor_star_cards[star][i];
  return n;
}

static const char *
describe_level (guint8 level)
{
  switch (level)
    {
    case 1:
      /* Translators: part of a price that is not chosen yet, in a list: any card of that kind */
      return _ ("a 1-Star card");
    case 2:
      /* Translators: part of a price that is not chosen yet, in a list: any card of that kind */
      return _ ("a 2-Star card");
    default:
      /* Translators: part of a price that is not chosen yet, in a list: any card of that kind */
      return _ ("a 3-Star card");
    }
}

static void
add_gold (GStrvBuilder *parts, guint gold)
{
  g_autofree char *words = favor_text_fill (ngettext ("{n} Gold", "{n} Gold", gold),
                                            "n#",
                                            gold);

  if (gold > 0)
    g_strv_builder_add (parts, words);
}

static void
add_paid (EmperorView *self, GStrvBuilder *parts)
{
  for (guint card = 0; card < EMPEROR_N_CARDS; card++)
    for (guint n = count_paid (self, card); n > 0; n--)
      g_strv_builder_add (parts, emperor_piece_title (card));
}

char *
emperor_view_describe_paid (EmperorView *self, guint gold)
{
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();

  add_gold (parts, gold);
  add_paid (self, parts);
  return favor_text_list (parts);
}

char *
emperor_view_describe_price (EmperorView *self, guint staff)
{
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  const guint              star = find_star (self, staff);
  guint8                   levels[EMPEROR_STAR_CARDS];
  const guint              n = list_missing (self, star, levels);

  add_gold (parts, emperor_star_gold[star]);
  add_paid (self, parts);
  if (n == EMPEROR_STAR_CARDS && levels[0] == levels[1])
    /* Translators: part of a price that is not chosen yet, in a list */
    g_strv_builder_add (parts, _ ("two 1-Star cards"));
  else
    for (guint i = 0; i < n; i++)
      g_strv_builder_add (parts, describe_level (levels[i]));
  return favor_text_list (parts);
}

const char *
emperor_view_describe_missing (EmperorView *self)
{
  FavorChooser *chooser = emperor_view_get_chooser (self);
  const gint    staff = emperor_view_find (self, EMPEROR_THING_STAFF);
  guint8        levels[EMPEROR_STAR_CARDS];

  if (favor_chooser_get_kind (chooser) != EMPEROR_ACTION_ALLY || staff < 0 ||
      favor_chooser_get_open (chooser) != &emperor_things[EMPEROR_THING_PAY] ||
      list_missing (self, find_star (self, (guint) staff), levels) != 1)
    return NULL;
  switch (levels[0])
    {
    case 1:
      /* Translators: a place for what is still to be chosen; little space */
      return C_ ("missing", "choose a 1-Star card");
    case 2:
      /* Translators: a place for what is still to be chosen; little space */
      return C_ ("missing", "choose a 2-Star card");
    default:
      /* Translators: a place for what is still to be chosen; little space */
      return C_ ("missing", "choose a 3-Star card");
    }
}
