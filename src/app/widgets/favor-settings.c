/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-settings.h"

/**
 * favor_settings_get_default:
 *
 * Returns: (transfer none): the settings of the application; the same object each time, for
 *   the main thread
 */
GSettings *
favor_settings_get_default (void)
{
  static GSettings *settings = NULL;

  if (settings == NULL)
    settings = g_settings_new (FAVOR_SETTINGS);
  return settings;
}
