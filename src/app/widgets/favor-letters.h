/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <pango/pango.h>

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

/**
 * favor_letters_measure:
 * @context: of a widget
 *
 * Returns: the size of its letters as the style has it, in pixels; Pango keeps it rounded
 */
double favor_letters_measure (PangoContext *context);

/**
 * favor_letters_new_attribute:
 * @context: of a widget
 * @part: as a part of its letters
 *
 * Returns: (transfer full): letters of the very size that the style makes of @part, where
 *   pango_attr_scale_new() makes another font that is a thousandth smaller
 */
PangoAttribute *favor_letters_new_attribute (PangoContext *context, double part);

void favor_letters_set_size (PangoFontDescription *font, double size);

G_END_DECLS
