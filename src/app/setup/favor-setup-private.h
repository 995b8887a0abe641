/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-setup.h"

G_BEGIN_DECLS

/* What favor-setup.c and -text.c share. */

void     favor_setup_fill_unused  (const FavorSchema *schema,
                                   gpointer           options,
                                   guint              n_seats,
                                   gboolean           with_fallbacks);
gpointer favor_setup_copy_options (const FavorSetup  *self);

G_END_DECLS
