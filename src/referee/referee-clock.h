/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The processor time that the calling thread has used, in nanoseconds: whatever else the
 * machine does is not counted. */
guint64 referee_clock_read (void);

/* Sorts `times`, an array of guint64, and gives the smallest of them that at least `part`
 * (0 to 1) of all do not exceed; 0 if there are none. */
guint64 referee_clock_quantile (GArray *times, double part);

G_END_DECLS
