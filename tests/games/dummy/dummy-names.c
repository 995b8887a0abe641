/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-dummy"

#include "favor-game.h"

extern const char *const favor_dummy_session_names[];

/* Few, so that they are soon all taken. */
const char *const favor_dummy_session_names[] = { "Hare and Tortoise",
                                                  "The Last Lap",
                                                  "A Head Start",
                                                  NULL };
