/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "favor-store.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_LIBRARY_PAGE (favor_library_page_get_type ())
G_DECLARE_FINAL_TYPE (FavorLibraryPage, favor_library_page, FAVOR, LIBRARY_PAGE, AdwBin)

/* All sessions of the library, to be searched, opened, renamed, duplicated, exported and
 * deleted, one or several at once. Properties: `store` (FavorStore, construct-only); `order`
 * (string, writable: a word of favor-library-order.h); `reversed` (boolean, writable). */
GtkWidget *favor_library_page_new (FavorStore *store);
void favor_library_page_search (FavorLibraryPage *self, const char *text);

G_END_DECLS
