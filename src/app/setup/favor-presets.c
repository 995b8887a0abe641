/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-presets.h"

/* Of game, name and setup. */
#define KEY  "presets"
#define TYPE "a(sss)"

/**
 * favor_presets_list:
 * @settings: where they are kept
 * @game_id: of the game
 *
 * Returns: (transfer full): the names of its presets, in the order in which they were
 *   first saved
 */
char **
favor_presets_list (GSettings *settings, const char *game_id)
{
  g_autoptr (GVariant)     presets = g_settings_get_value (settings, KEY);
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  GVariantIter             iter;
  const char              *game, *name, *setup;

  g_return_val_if_fail (game_id != NULL, NULL);

  g_variant_iter_init (&iter, presets);
  while (g_variant_iter_next (&iter, "(&s&s&s)", &game, &name, &setup))
    if (g_str_equal (game, game_id))
      g_strv_builder_add (names, name);
  return g_strv_builder_end (names);
}

FavorSetup *
favor_presets_load (GSettings *settings, const FavorGame *wanted, const char *wanted_name)
{
  g_autoptr (GVariant) presets = g_settings_get_value (settings, KEY);
  GVariantIter         iter;
  const char          *game, *name, *setup;

  g_return_val_if_fail (wanted != NULL && wanted_name != NULL, NULL);

  g_variant_iter_init (&iter, presets);
  while (g_variant_iter_next (&iter, "(&s&s&s)", &game, &name, &setup))
    if (g_str_equal (game, wanted->id) && g_str_equal (name, wanted_name))
      return favor_setup_from_string (wanted, setup);
  return NULL;
}

/* Everything, with `setup` (nullable: nothing) in the place of one preset. */
static void
replace (GSettings  *settings,
         const char *game_id,
         const char *wanted,
         const char *replacement)
{
  g_autoptr (GVariant) presets = g_settings_get_value (settings, KEY);
  GVariantBuilder      builder;
  GVariantIter         iter;
  const char          *game, *name, *setup;
  gboolean             found = FALSE;

  g_variant_builder_init (&builder, G_VARIANT_TYPE (TYPE));
  g_variant_iter_init (&iter, presets);
  while (g_variant_iter_next (&iter, "(&s&s&s)", &game, &name, &setup))
    {
      gboolean same = g_str_equal (game, game_id) && g_str_equal (name, wanted);

      found = found || same;
      if (!same)
        g_variant_builder_add (&builder, "(sss)", game, name, setup);
      else if (replacement != NULL)
        g_variant_builder_add (&builder, "(sss)", game, name, replacement);
    }
  if (!found && replacement != NULL)
    g_variant_builder_add (&builder, "(sss)", game_id, wanted, replacement);
  g_settings_set_value (settings, KEY, g_variant_builder_end (&builder));
}

/**
 * favor_presets_save:
 * @settings: where they are kept
 * @setup: what to keep
 * @name: how to call it
 *
 * Keeps @setup, also in place of what had the name before.
 */
void
favor_presets_save (GSettings *settings, const FavorSetup *setup, const char *name)
{
  g_autofree char *string = NULL;

  g_return_if_fail (setup != NULL && name != NULL);

  string = favor_setup_to_string (setup);
  replace (settings, setup->game->id, name, string);
}

GVariant *
favor_presets_remove (GSettings *settings, const char *game_id, const char *name)
{
  GVariant *before = g_settings_get_value (settings, KEY);

  g_return_val_if_fail (game_id != NULL && name != NULL, before);

  replace (settings, game_id, name, NULL);
  return before;
}

/**
 * favor_presets_restore:
 * @settings: where they are kept
 * @before: what favor_presets_remove () has returned
 *
 * Puts all presets back.
 */
void
favor_presets_restore (GSettings *settings, GVariant *before)
{
  g_return_if_fail (g_variant_is_of_type (before, G_VARIANT_TYPE (TYPE)));

  g_settings_set_value (settings, KEY, before);
}
