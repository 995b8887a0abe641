/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-games.h"
#include "favor-presets.h"

/* The settings are in memory, and empty at first. */
static GSettings *
open_settings (void)
{
  GSettings *settings = g_settings_new ("io.github.favorgames.Favor");

  g_settings_reset (settings, "presets");
  return settings;
}

static void
save (GSettings *settings, const FavorGame *game, const char *name, guint n_seats)
{
  g_autoptr (FavorSetup) setup = favor_setup_new (game);

  setup->n_seats = n_seats;
  favor_presets_save (settings, setup, name);
}

static void
assert_names (GSettings *settings, const FavorGame *game, const char *expected)
{
  g_auto (GStrv)   names = favor_presets_list (settings, game->id);
  g_autofree char *joined = g_strjoinv (",", names);

  g_assert_cmpstr (joined, ==, expected);
}

static void
test_save_and_load (void)
{
  g_autoptr (GSettings)  settings = open_settings ();
  const FavorGame       *game = favor_games_get_nth (0);
  g_autoptr (FavorSetup) loaded = NULL;

  assert_names (settings, game, "");
  save (settings, game, "Family", game->min_seats);
  save (settings, game, "Club \"7\"", game->max_seats);
  assert_names (settings, game, "Family,Club \"7\"");
  loaded = favor_presets_load (settings, game, "Club \"7\"");
  g_assert_nonnull (loaded);
  g_assert_cmpuint (loaded->n_seats, ==, game->max_seats);
  g_assert_null (favor_presets_load (settings, game, "Nobody"));
}

/* A name stands for one setup, at the place where it was. */
static void
test_save_again (void)
{
  g_autoptr (GSettings)  settings = open_settings ();
  const FavorGame       *game = favor_games_get_nth (0);
  g_autoptr (FavorSetup) loaded = NULL;

  save (settings, game, "a", game->min_seats);
  save (settings, game, "b", game->min_seats);
  save (settings, game, "a", game->max_seats);
  assert_names (settings, game, "a,b");
  loaded = favor_presets_load (settings, game, "a");
  g_assert_cmpuint (loaded->n_seats, ==, game->max_seats);
}

static void
test_games_apart (void)
{
  g_autoptr (GSettings) settings = open_settings ();
  const FavorGame      *first = favor_games_get_nth (0);
  const FavorGame      *other = favor_games_get_nth (1);

  save (settings, first, "a", first->min_seats);
  assert_names (settings, other, "");
  g_assert_null (favor_presets_load (settings, other, "a"));
  save (settings, other, "a", other->min_seats);
  g_variant_unref (favor_presets_remove (settings, first->id, "a"));
  assert_names (settings, first, "");
  assert_names (settings, other, "a");
}

static void
test_remove_and_restore (void)
{
  g_autoptr (GSettings) settings = open_settings ();
  const FavorGame      *game = favor_games_get_nth (0);
  g_autoptr (GVariant)  before = NULL;

  save (settings, game, "a", game->min_seats);
  save (settings, game, "b", game->min_seats);
  before = favor_presets_remove (settings, game->id, "a");
  assert_names (settings, game, "b");
  favor_presets_restore (settings, before);
  assert_names (settings, game, "a,b");
}

/* What another version of the game wrote is still listed, and cannot be loaded. */
static void
test_unknown_setup (void)
{
  g_autoptr (GSettings) settings = open_settings ();
  const FavorGame      *game = favor_games_get_nth (0);

  g_settings_set_value (settings,
                        "presets",
                        g_variant_new_parsed ("[(%s, 'old', '{\"seats\": 9}')]",
                                              game->id));
  assert_names (settings, game, "old");
  g_assert_null (favor_presets_load (settings, game, "old"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/presets/save-and-load", test_save_and_load);
  g_test_add_func ("/presets/save-again", test_save_again);
  g_test_add_func ("/presets/games-apart", test_games_apart);
  g_test_add_func ("/presets/remove-and-restore", test_remove_and_restore);
  g_test_add_func ("/presets/unknown-setup", test_unknown_setup);
  return g_test_run ();
}
