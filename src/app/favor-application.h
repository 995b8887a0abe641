/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define FAVOR_TYPE_APPLICATION (favor_application_get_type ())
G_DECLARE_FINAL_TYPE (FavorApplication,
                      favor_application,
                      FAVOR,
                      APPLICATION,
                      AdwApplication)

/* The program: one instance, one window; files given to it are opened there. Actions:
 * `app.new`, `app.open`, `app.shortcuts`, `app.about`, `app.quit`. */
FavorApplication *favor_application_new (const char *id);

G_END_DECLS
