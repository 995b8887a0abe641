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
 * `app.new`, `app.open`, `app.preferences`, `app.shortcuts`, `app.about`, `app.quit`. */
FavorApplication *favor_application_new (const char *id);

/**
 * FavorAccelerator:
 * @action: of the application or its window
 * @keys: what activates it, as gtk_accelerator_parse () reads it
 * @title: N_(): what it does, for the shortcuts window
 */
typedef struct
{
  const char *action;
  const char *keys[3];
  const char *title;
} FavorAccelerator;

/* All accelerators, for the shortcuts window and tests. */
const FavorAccelerator *favor_application_get_accelerators (guint *n_accelerators);

G_END_DECLS
