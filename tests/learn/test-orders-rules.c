/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-games.h"
#include "favor-learn.h"

/* The rules of By Order of the King show every order once, in the words of its card. */

static const FavorEnum *
find_orders (const FavorGame *game)
{
  for (guint i = 0; i < game->n_actions; i++)
    if (g_str_equal (game->actions[i].id, "return-order"))
      return favor_schema_find (game->actions[i].args, "card")->words;
  g_assert_not_reached ();
}

/* (nullable): the only entry with that picture */
static const FavorRulesBlock *
find_entry (FavorRules *rules, const char *art)
{
  const FavorRulesBlock *found = NULL;

  for (guint i = 0; i < rules->sections->len; i++)
    {
      FavorRulesSection *section = g_ptr_array_index (rules->sections, i);

      for (guint j = 0; j < section->blocks->len; j++)
        {
          FavorRulesBlock *block = g_ptr_array_index (section->blocks, j);

          if (g_strcmp0 (block->art, art) != 0)
            continue;
          g_assert_null (found);
          found = block;
        }
    }
  return found;
}

static void
test_orders (void)
{
  const FavorGame       *game = favor_games_find ("order-of-the-king");
  const FavorEnum       *orders = find_orders (game);
  g_autoptr (GError)     error = NULL;
  g_autoptr (FavorRules) rules = favor_learn_load_rules (game, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (orders->n_words, ==, 51);
  for (guint i = 0; i < orders->n_words; i++)
    {
      const FavorWord       *order = &orders->words[i];
      g_autofree char       *art = g_strconcat ("orders/order-", order->id, NULL);
      const FavorRulesBlock *entry = find_entry (rules, art);

      g_assert_nonnull (entry);
      g_assert_cmpstr (entry->title, ==, order->title);
      g_assert_cmpstr (entry->text, ==, order->text);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/orders-rules/orders", test_orders);
  return g_test_run ();
}
