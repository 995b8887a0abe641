/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-width-layout.h"

G_BEGIN_DECLS

#define EMPEROR_TYPE_LINE (emperor_line_get_type ())
G_DECLARE_FINAL_TYPE (EmperorLine, emperor_line, EMPEROR, LINE, FavorWidthLayout)

/* The first child is a picture, and the others stand behind it. The picture gives way: where the
 * page is low, it is as small as can be told apart, and what is to be read stays.
 *
 * `most`: the width of the picture, in pixels; `aspect`: its height by its width. */
GtkLayoutManager *emperor_line_new (int    most,
                                    double aspect);

G_END_DECLS
