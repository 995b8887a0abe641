/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What cards are good for, as forms of a reason of which the first argument is the card. */

extern const char *const emperor_market_uses[] G_GNUC_INTERNAL;
extern const char *const emperor_card_uses[]   G_GNUC_INTERNAL;

guint emperor_choose_market_use (const gint16 *arg) G_GNUC_INTERNAL;
guint emperor_choose_card_use   (const gint16 *arg) G_GNUC_INTERNAL;

G_END_DECLS
