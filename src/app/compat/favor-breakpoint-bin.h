/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define FAVOR_TYPE_BREAKPOINT_BIN (favor_breakpoint_bin_get_type ())
G_DECLARE_FINAL_TYPE (FavorBreakpointBin,
                      favor_breakpoint_bin,
                      FAVOR,
                      BREAKPOINT_BIN,
                      GtkWidget)

/* One child, and word of whether there is little room for it. Properties: `child` (GtkWidget,
 * writable, nullable); `breakpoint` (int, writable, in pixels for letters of the usual size);
 * `narrow` (boolean, read-only: the width is below the breakpoint), for bindings that arrange what
 * is inside. */

G_END_DECLS
