/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "favor-setup.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_SETUP_PAGE (favor_setup_page_get_type ())
G_DECLARE_FINAL_TYPE (FavorSetupPage, favor_setup_page, FAVOR, SETUP_PAGE, AdwBin)

/* Seats, options and seed of a game to be begun, made from the game's options schema. Signal:
 * `start ()`: the person is done, and the setup can be started.
 *
 * Actions: `setup.start`, `setup.reset`, `setup.add-seat`, `setup.remove-seat`. */
GtkWidget        *favor_setup_page_new (FavorSetup *setup);
const FavorSetup *favor_setup_page_get_setup (FavorSetupPage *self);
/* (nullable): the sentence that stands on the page, why the game cannot start */
const char *favor_setup_page_get_complaint (FavorSetupPage *self);

G_END_DECLS
