/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define FAVOR_TYPE_RENAME_POPOVER (favor_rename_popover_get_type ())
G_DECLARE_FINAL_TYPE (FavorRenamePopover,
                      favor_rename_popover,
                      FAVOR,
                      RENAME_POPOVER,
                      GtkPopover)

/* Asks for a new name. Signal: `renamed (string)`: a name was given that is not blank. */
GtkWidget *favor_rename_popover_new (const char *name);

G_END_DECLS
