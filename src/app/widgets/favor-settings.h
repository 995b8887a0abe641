/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define FAVOR_SETTINGS "io.github.favorgames.Favor"

/* As in the settings schema. */
typedef enum
{
  FAVOR_SPEED_SLOW,
  FAVOR_SPEED_NORMAL,
  FAVOR_SPEED_FAST,
  FAVOR_SPEED_INSTANT,
} FavorSpeed;

typedef enum
{
  FAVOR_COLOURS_SYSTEM,
  FAVOR_COLOURS_LIGHT,
  FAVOR_COLOURS_DARK,
} FavorColours;

/* (transfer none): the settings of the application, of the main thread. */
GSettings *favor_settings_get_default (void);

G_END_DECLS
