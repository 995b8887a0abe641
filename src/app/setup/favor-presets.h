/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "favor-setup.h"

G_BEGIN_DECLS

/* Setups that a person has given names, kept in the settings. A name stands for one setup of a
 * game; names are in the order in which they were first saved. */

char **favor_presets_list (GSettings *settings, const char *game_id);

/**
 * favor_presets_load:
 *
 * Returns: (transfer full) (nullable): the setup; %NULL if there is none of that name that this
 *   version of the game can start
 */
FavorSetup *
favor_presets_load (GSettings *settings, const FavorGame *game, const char *name);

void favor_presets_save (GSettings *settings, const FavorSetup *setup, const char *name);

/**
 * favor_presets_remove:
 *
 * Returns: (transfer full): all presets of all games as they were before, for
 *   favor_presets_restore ()
 */
GVariant *favor_presets_remove (GSettings *settings, const char *game_id, const char *name);
void      favor_presets_restore (GSettings *settings, GVariant *before);

G_END_DECLS
