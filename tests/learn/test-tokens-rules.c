/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-games.h"
#include "favor-learn.h"
#include "tokens-data.h"

/* The numbers in the rules of Favor Tokens are those of its tables. */

static FavorRules *
load (void)
{
  g_autoptr (GError) error = NULL;
  FavorRules *rules = favor_learn_load_rules (favor_games_find ("favor-tokens"), &error);

  g_assert_no_error (error);
  return rules;
}

/* The title of the only entry with that picture. */
static const char *
find_title (FavorRules *rules, const char *kind, const char *id)
{
  g_autofree char *art = g_strconcat ("tokens/", kind, "-", id, NULL);
  const char      *found = NULL;

  for (guint i = 0; i < rules->sections->len; i++)
    {
      FavorRulesSection *section = g_ptr_array_index (rules->sections, i);

      for (guint j = 0; j < section->blocks->len; j++)
        {
          FavorRulesBlock *block = g_ptr_array_index (section->blocks, j);

          if (block->kind != FAVOR_RULES_ENTRY || g_strcmp0 (block->art, art) != 0)
            continue;
          g_assert_null (found);
          found = block->title;
        }
    }
  g_assert_nonnull (found);
  return found;
}

/* "Knight: 14 or 20" */
static void
test_cards (void)
{
  g_autoptr (FavorRules) rules = load ();

  for (guint card = 0; card < TOKENS_N_PLAYABLE; card++)
    {
      const FavorWord *word = &tokens_playable.words[card];
      g_autofree char *title = g_strdup_printf ("%s: %u or %u",
                                                word->title,
                                                tokens_board_small.deck[card],
                                                tokens_board_large.deck[card]);

      g_assert_cmpstr (find_title (rules, "development", word->id), ==, title);
    }
}

/* "Calm Sea: 9 and 12"; "Withdrawal: 4, twice" */
static void
test_events (void)
{
  g_autoptr (FavorRules) rules = load ();

  for (guint event = TOKENS_EVENT_NONE + 1; event < tokens_year_events.n_words; event++)
    {
      const FavorWord    *word = &tokens_year_events.words[event];
      g_autoptr (GString) title = g_string_new (word->title);
      guint               n = 0, last = 0;

      if (event == TOKENS_EVENT_RAID)
        continue;
      for (guint i = 0; i < TOKENS_N_YEAR; i++)
        if (tokens_year[i].event == event)
          {
            if (tokens_year[i].number == last)
              g_string_append (title, ", twice");
            else
              g_string_append_printf (title,
                                      "%s %u",
                                      n == 0 ? ":" : " and",
                                      tokens_year[i].number);
            last = tokens_year[i].number;
            n++;
          }
      g_assert_cmpstr (find_title (rules, "event", word->id), ==, title->str);
    }
}

/* "Scholars: 2 Books" */
static void
test_guilds (void)
{
  g_autoptr (FavorRules) rules = load ();

  for (guint guild = 0; guild < TOKENS_N_TOKENS; guild++)
    {
      const FavorWord *word = &tokens_guilds.words[guild];
      const char      *token = tokens_tokens.words[guild].title;
      const guint      price = tokens_prices[guild];
      const char *ending = price == 1 ? "" : g_str_has_suffix (token, "s") ? "es" : "s";
      g_autofree char *title = g_strdup_printf ("%s: %u %s%s",
                                                word->title,
                                                price,
                                                token,
                                                ending);

      g_assert_cmpstr (find_title (rules, "hall", word->id), ==, title);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tokens-rules/cards", test_cards);
  g_test_add_func ("/tokens-rules/events", test_events);
  g_test_add_func ("/tokens-rules/guilds", test_guilds);
  return g_test_run ();
}
