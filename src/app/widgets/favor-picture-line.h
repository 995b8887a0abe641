/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-width-layout.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_PICTURE_LINE (favor_picture_line_get_type ())
G_DECLARE_FINAL_TYPE (FavorPictureLine, favor_picture_line, FAVOR, PICTURE_LINE, FavorWidthLayout)

/* The first child is a picture, and the others stand behind it. The picture gives way: where the
 * page is low, it is as small as can be told apart, and what is to be read stays.
 *
 * `most`: the width of the picture, in pixels; `aspect`: its height by its width. */
GtkLayoutManager *favor_picture_line_new (int    most,
                                    double aspect);

G_END_DECLS
