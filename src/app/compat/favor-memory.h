/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * favor_memory_set_up:
 *
 * Tells the C library to give memory back that is free again, where it can be told. To be called
 * before there are threads.
 */
void favor_memory_set_up (void);

/**
 * favor_memory_give_back:
 *
 * Gives the memory that is free by now back to the system, as far as whole pages are free: of the heap, and
 * of the calling thread's stack. To be called from the main loop.
 */
void favor_memory_give_back (void);

G_END_DECLS
