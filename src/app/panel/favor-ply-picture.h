/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-analysis.h"
#include "favor-ply-scale.h"
#include "favor-score-line.h"
#include "favor-scrub.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_PLY_PICTURE (favor_ply_picture_get_type ())
G_DECLARE_DERIVABLE_TYPE (FavorPlyPicture,
                          favor_ply_picture,
                          FAVOR,
                          PLY_PICTURE,
                          GtkWidget)

/**
 * FavorPlyPicture: a picture of the plies of a game from side to side, with a mark at the cursor,
 * which goes where the pointer is pressed or dragged.
 *
 * All but the mark is painted once and kept until the game, the analysis or the style changes.
 *
 * Properties: `cursor` (FavorCursor, writable, nullable): whose line to show, and to move;
 * `analysis` (FavorAnalysis, writable, nullable): of the session of the cursor.
 */
struct _FavorPlyPictureClass
{
  GtkWidgetClass parent_class;

  /* (optional): whether there is anything to show; with a cursor there is, by default. */
  gboolean (*has_values) (FavorPlyPicture     *self);
  /* Sets `start` and `end`. */
  void     (*make_room)  (FavorPlyPicture     *self,
                          FavorPlyScale       *scale);
  /* All but the mark. */
  void     (*paint)      (FavorPlyPicture     *self,
                          const FavorPlyScale *scale,
                          cairo_t             *cr);
  /* The mark; of the scale only places are filled in. */
  void     (*add_mark)   (FavorPlyPicture     *self,
                          const FavorPlyScale *scale,
                          guint                ply,
                          GtkSnapshot         *snapshot);
  /* Another position is shown, or there may be others to show. */
  void     (*moved)      (FavorPlyPicture     *self);
};

/**
 * FavorPlies:
 * @cursor: (nullable): whose line is shown
 * @line: (nullable): the totals along it; there is one while there is a cursor
 * @analysis: (nullable): what a review of the game found, once that is ready
 * @scrub: takes the cursor elsewhere
 *
 * What is shown, for classes of pictures.
 */
typedef struct
{
  FavorCursor    *cursor;
  FavorScoreLine *line;
  FavorAnalysis  *analysis;
  FavorScrub     *scrub;
} FavorPlies;

FavorPlies favor_ply_picture_get_plies    (FavorPlyPicture     *self);
gboolean   favor_ply_picture_has_values   (FavorPlyPicture     *self);
double     favor_ply_picture_get_x        (FavorPlyPicture     *self,
                                           guint                ply);
guint      favor_ply_picture_get_ply_at   (FavorPlyPicture     *self,
                                           double               x);
void       favor_ply_picture_set_cursor   (FavorPlyPicture     *self,
                                           FavorCursor         *cursor);
void       favor_ply_picture_set_analysis (FavorPlyPicture     *self,
                                           FavorAnalysis       *analysis);

G_END_DECLS
