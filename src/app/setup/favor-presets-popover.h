/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-game.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_PRESETS_POPOVER (favor_presets_popover_get_type ())
G_DECLARE_FINAL_TYPE (FavorPresetsPopover,
                      favor_presets_popover,
                      FAVOR,
                      PRESETS_POPOVER,
                      GtkPopover)

/* The presets of a game: to choose, to delete, and to save another one. Signals, each with the
 * name of a preset: `chosen (string)`, `deleted (string)`, `saved (string)`; whoever has the
 * popover does what they ask. */
void favor_presets_popover_show_names (FavorPresetsPopover *self,
                                       const char *const   *names);

G_END_DECLS
