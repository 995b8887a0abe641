/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <math.h>

#include "favor-scroll.h"

#include "favor-art.h"
#include "favor-shapes.h"
#include "favor-texture.h"

/* The pictures, in their units, and what of the sheet is left for what is laid upon it. */
#define SHEET_WIDTH  320.0
#define SHEET_HEIGHT 420.0
#define ROD_WIDTH    360.0
#define ROD_HEIGHT   56.0
#define ROOM_WIDTH   240.0
#define ROOM_HEIGHT  336.0

/* Around (0, y); at whole pixels pictures are copied, not mixed. */
static void
append (const char  *id,
        double       width,
        double       height,
        double       y,
        GtkWidget   *widget,
        GtkSnapshot *snapshot)
{
  graphene_rect_t        at = FAVOR_RECT (round (-width / 2),
                                   round (y - height / 2),
                                   round (width),
                                   round (height));
  g_autoptr (GdkTexture) texture =
    favor_art_get_texture (favor_art_get_default (),
                           id,
                           at.size.width,
                           at.size.height,
                           gtk_widget_get_scale_factor (widget));

  favor_texture_append (texture, widget, snapshot, &at);
}

/* The sheet and what lies on it, as far as they are not rolled up. */
static void
append_open (FavorFace   *face,
             double       width,
             double       height,
             double       unit,
             double       half,
             GtkWidget   *widget,
             GtkSnapshot *snapshot)
{
  gtk_snapshot_push_clip (snapshot,
                          &FAVOR_RECT (-SHEET_WIDTH * unit,
                                       -half,
                                       2 * SHEET_WIDTH * unit,
                                       2 * half));
  append ("common/scroll-sheet",
          SHEET_WIDTH * unit,
          SHEET_HEIGHT * unit,
          0,
          widget,
          snapshot);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT ((float) round (-width / 2),
                                                (float) round (-height / 2)));
  favor_face_snapshot (face, widget, snapshot, width);
  gtk_snapshot_restore (snapshot);
  gtk_snapshot_pop (snapshot);
}

void
favor_scroll_snapshot (FavorFace   *face,
                       double       size,
                       double       opened,
                       GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  double aspect = favor_face_get_aspect (face);
  double width = aspect < 1 ? size * aspect : size, height = width / aspect;
  double unit = MAX (width / ROOM_WIDTH, height / ROOM_HEIGHT);
  double half = SHEET_HEIGHT * unit * opened / 2;

  /* GTK 4.8 never frees what is drawn into an empty clip. */
  if (half > 0)
    append_open (face, width, height, unit, half, widget, snapshot);
  for (int side = -1; side <= 1; side += 2)
    append ("common/scroll-rod",
            ROD_WIDTH * unit,
            ROD_HEIGHT * unit,
            side * MAX (half, ROD_HEIGHT * unit / 2),
            widget,
            snapshot);
}
