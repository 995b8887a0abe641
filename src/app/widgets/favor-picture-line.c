/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-picture-line.h"

#include "favor-children.h"

#define GAP   9
#define LEAST 44
/* The picture is made smaller in such steps until it and the words have room: few, so that in most
 * lines the words begin at the same place. */
#define STEP 13

struct _FavorPictureLine
{
  FavorWidthLayout parent_instance;

  int    most;
  double aspect;
};

G_DEFINE_FINAL_TYPE (FavorPictureLine, favor_picture_line, FAVOR_TYPE_WIDTH_LAYOUT)

static GtkWidget *
words_of (GtkWidget *widget)
{
  return gtk_widget_get_last_child (widget);
}

static int
least_of (FavorPictureLine *self)
{
  return MIN (LEAST, self->most);
}

static int
height_of (FavorPictureLine *self, int picture)
{
  return (int) (picture * self->aspect);
}

/* With a picture that wide. */
static int
height_with (FavorPictureLine *self, GtkWidget *widget, int picture, int width)
{
  return MAX (height_of (self, picture),
              favor_child_get_height (words_of (widget), width - picture - GAP));
}

static void
favor_picture_line_measure_width (FavorWidthLayout *layout,
                                  GtkWidget        *widget,
                                  int              *minimum,
                                  int              *natural)
{
  FavorPictureLine *self = FAVOR_PICTURE_LINE (layout);

  favor_child_measure (words_of (widget),
                       GTK_ORIENTATION_HORIZONTAL,
                       -1,
                       minimum,
                       natural);
  *minimum += least_of (self) + GAP;
  *natural += self->most + GAP;
}

static void
favor_picture_line_measure_height (FavorWidthLayout *layout,
                                   GtkWidget        *widget,
                                   int               width,
                                   int              *minimum,
                                   int              *natural)
{
  FavorPictureLine *self = FAVOR_PICTURE_LINE (layout);

  *minimum = height_with (self, widget, least_of (self), width);
  *natural = MAX (*minimum, height_with (self, widget, self->most, width));
}

static void
favor_picture_line_allocate (GtkLayoutManager *layout,
                             GtkWidget        *widget,
                             int               width,
                             int               height,
                             int               baseline)
{
  FavorPictureLine *self = FAVOR_PICTURE_LINE (layout);
  gboolean          rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int               picture = self->most, words, start;
  GtkAllocation     place = { 0 };

  while (picture > least_of (self) && height_with (self, widget, picture, width) > height)
    picture = MAX (picture - STEP, least_of (self));
  words = width - picture - GAP;
  start = picture + GAP;
  place = (GtkAllocation){ rtl ? width - picture : 0,
                           (height - height_of (self, picture)) / 2,
                           picture,
                           height_of (self, picture) };
  gtk_widget_size_allocate (gtk_widget_get_first_child (widget), &place, -1);
  place = (GtkAllocation){ rtl ? 0 : start, 0, words, height };
  gtk_widget_size_allocate (words_of (widget), &place, -1);
}

static void
favor_picture_line_class_init (FavorPictureLineClass *klass)
{
  FavorWidthLayoutClass *width_class = FAVOR_WIDTH_LAYOUT_CLASS (klass);

  width_class->measure_width = favor_picture_line_measure_width;
  width_class->measure_height = favor_picture_line_measure_height;
  GTK_LAYOUT_MANAGER_CLASS (klass)->allocate = favor_picture_line_allocate;
}

static void
favor_picture_line_init (FavorPictureLine *self)
{
}

/**
 * favor_picture_line_new:
 * @most: the width of the picture where there is room, in pixels
 * @aspect: its height by its width
 *
 * Returns: (transfer full): the layout of a widget with a picture and words
 */
GtkLayoutManager *
favor_picture_line_new (int most, double aspect)
{
  FavorPictureLine *self = g_object_new (FAVOR_TYPE_PICTURE_LINE, NULL);

  self->most = most;
  self->aspect = aspect;
  return GTK_LAYOUT_MANAGER (self);
}
