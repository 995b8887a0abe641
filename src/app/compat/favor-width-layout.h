/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define FAVOR_TYPE_WIDTH_LAYOUT (favor_width_layout_get_type ())
G_DECLARE_DERIVABLE_TYPE (FavorWidthLayout, favor_width_layout, FAVOR, WIDTH_LAYOUT, GtkLayoutManager)

/* What layouts have in common that are as high as their width makes them. Where nobody says how
 * wide the widget will be, it is as high as at the width that it would like. */
struct _FavorWidthLayoutClass
{
  GtkLayoutManagerClass parent_class;

  /* The least and the natural width. */
  void (*measure_width)  (FavorWidthLayout *self,
                          GtkWidget        *widget,
                          int              *least,
                          int              *natural);
  /* The least and the natural height at a width that is no less than the least one. */
  void (*measure_height) (FavorWidthLayout *self,
                          GtkWidget        *widget,
                          int               width,
                          int              *least,
                          int              *natural);
};

G_END_DECLS
