/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "favor-settings.h"
#include "favor-sounds.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_PREFERENCES (favor_preferences_get_type ())
G_DECLARE_FINAL_TYPE (FavorPreferences,
                      favor_preferences,
                      FAVOR,
                      PREFERENCES,
                      AdwPreferencesWindow)

/* The window with the preferences; every change takes effect at once. */
GtkWidget   *favor_preferences_new        (GtkWindow        *parent);
/* What is heard here. */
FavorSounds *favor_preferences_get_sounds (FavorPreferences *self);

/* Makes the application light or dark as the settings say, now and after each change. */
void favor_preferences_follow_colours (AdwStyleManager *manager, GSettings *settings);

G_END_DECLS
