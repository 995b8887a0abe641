/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "kingdom-promise.h"

G_BEGIN_DECLS

/* Great plans (section 11): patterns of tiles that fulfil the wishes of General, Queen and King. */

/* Adds how near the map comes to them, by how many tiles are missing where none is wrong. */
void kingdom_template_promise (const KingdomLand *land, KingdomPromise *promise) G_GNUC_INTERNAL;

G_END_DECLS
