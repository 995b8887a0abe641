/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "favor-table.h"

G_BEGIN_DECLS

GMenu *favor_share_menu_new (FavorTable *table);

G_END_DECLS
