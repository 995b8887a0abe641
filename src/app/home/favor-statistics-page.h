/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "favor-store.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_STATISTICS_PAGE (favor_statistics_page_get_type ())
G_DECLARE_FINAL_TYPE (FavorStatisticsPage,
                      favor_statistics_page,
                      FAVOR,
                      STATISTICS_PAGE,
                      AdwBin)

/* How often who has won: one person's finished games, by game and by opponents. It follows the
 * library as that changes. Property: `store` (FavorStore, construct-only). */
GtkWidget *favor_statistics_page_new (FavorStore *store);

G_END_DECLS
