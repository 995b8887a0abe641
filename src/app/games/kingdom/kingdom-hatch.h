/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define KINGDOM_TYPE_HATCH (kingdom_hatch_get_type ())
G_DECLARE_FINAL_TYPE (KingdomHatch, kingdom_hatch, KINGDOM, HATCH, GtkWidget)

/* Stripes of warning over what does not fit, for eyes alone. */
GtkWidget *kingdom_hatch_new (void);

G_END_DECLS
