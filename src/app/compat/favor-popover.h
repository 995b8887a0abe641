/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void favor_popover_let_through (GtkPopover *popover);

G_END_DECLS
