/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/* Less than this is too narrow to tell the patterns apart, in pixels. */
#define FAVOR_SEAT_PATTERN_LEAST 14

/**
 * favor_seat_pattern_paint:
 * @colour: 0 to FAVOR_MAX_SEATS - 1
 *
 * Fills a rectangle with the colour of a seat and the pattern that goes with it, for what is
 * too narrow for its emblem: plain, two waves, chevrons, slanting bars, checks, dots, crosses,
 * upright bars.
 */
void favor_seat_pattern_paint (cairo_t *cr,
                               guint    colour,
                               double   x,
                               double   y,
                               double   width,
                               double   height);

G_END_DECLS
