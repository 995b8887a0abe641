/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * The sizes of letters, as parts of the letters of the interface, as in style.css: few of them look
 * calmer than many, and each font that is used takes some 60 KB.
 */
#define FAVOR_LETTERS_TINY  0.7
#define FAVOR_LETTERS_SMALL 0.82

/**
 * favor_letters_round:
 * @part: as a part of the letters of the interface, above 0
 *
 * Returns: the size of the scale that is nearest to @part
 */
double favor_letters_round (double part);

/**
 * favor_letters_below:
 * @part: a size of the scale
 *
 * Returns: the next smaller one; 0 below the smallest
 */
double favor_letters_below (double part);

G_END_DECLS
