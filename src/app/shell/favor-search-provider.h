/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define FAVOR_TYPE_SEARCH_PROVIDER (favor_search_provider_get_type ())
G_DECLARE_FINAL_TYPE (FavorSearchProvider,
                      favor_search_provider,
                      FAVOR,
                      SEARCH_PROVIDER,
                      GObject)

/* Finds sessions of the library for the search of the desktop: the D-Bus interface
 * org.gnome.Shell.SearchProvider2. An identifier of a result is the path of its file. Only
 * reads the library, and needs no window.
 *
 * Signals: `open (path)`: a result was chosen; `search (text)`: all results were asked for. */
FavorSearchProvider *favor_search_provider_new (const char *folder);
gboolean             favor_search_provider_export (FavorSearchProvider *self,
                                                   GDBusConnection     *connection,
                                                   const char          *path,
                                                   GError             **error);
void                 favor_search_provider_unexport (FavorSearchProvider *self);

G_END_DECLS
