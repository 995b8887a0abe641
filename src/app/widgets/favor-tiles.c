/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-tiles.h"

#include "favor-children.h"

#define GAP 6

struct _FavorTiles
{
  FavorWidthLayout parent_instance;

  int    least;
  int    most;
  double aspect;
};

G_DEFINE_FINAL_TYPE (FavorTiles, favor_tiles, FAVOR_TYPE_WIDTH_LAYOUT)

/* How the children stand in a certain width. */
typedef struct
{
  int columns;
  int width;
} Grid;

static GtkWidget *
next_of (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

#define EACH_CHILD(child, widget)                                                        \
  GtkWidget *child = next_of (gtk_widget_get_first_child (widget));                      \
  child != NULL;                                                                         \
  child = next_of (gtk_widget_get_next_sibling (child))

static int
count (GtkWidget *widget)
{
  int n = 0;

  for (EACH_CHILD (child, widget))
    n++;
  return n;
}

/* The width that the widest child cannot do without, or would like. */
static int
widest (GtkWidget *widget, gboolean natural)
{
  int width = 1;

  for (EACH_CHILD (child, widget))
    {
      int least, wanted;

      favor_child_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wanted);
      width = MAX (width, natural ? wanted : least);
    }
  return width;
}

static int
least_of (FavorTiles *self, GtkWidget *widget)
{
  return MAX (self->least, widest (widget, FALSE));
}

static Grid
arrange (FavorTiles *self, GtkWidget *widget, int width)
{
  int  n = MAX (1, count (widget));
  int  least = least_of (self, widget);
  Grid grid;

  grid.columns = CLAMP ((width + GAP) / (least + GAP),
                        1,
                        MAX (n, self->most > 0 ? 64 : 1));
  /* As many as are wanted at their full size, but two small ones rather than one large one. */
  if (self->most > 0)
    grid.columns = MAX ((width + GAP) / (self->most + GAP), MIN (grid.columns, 2));
  grid.width = (width - GAP * (grid.columns - 1)) / grid.columns;
  if (self->most > 0)
    grid.width = MIN (grid.width, self->most);
  return grid;
}

static int
height_of (FavorTiles *self, GtkWidget *child, int width)
{
  int natural;

  favor_child_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &natural);
  return self->aspect > 0 ? MAX (natural, (int) (width / self->aspect)) : natural;
}

/* The height of the row that begins with `first`; `first` becomes that of the next row. */
static int
row_height (FavorTiles *self, GtkWidget **first, const Grid *grid)
{
  int height = 0;

  for (int i = 0; i < grid->columns && *first != NULL; i++)
    {
      height = MAX (height, height_of (self, *first, grid->width));
      *first = next_of (gtk_widget_get_next_sibling (*first));
    }
  return height;
}

static void
favor_tiles_measure_width (FavorWidthLayout *layout,
                           GtkWidget        *widget,
                           int              *minimum,
                           int              *natural)
{
  FavorTiles *self = FAVOR_TILES (layout);
  int         n = count (widget);
  int         least = n > 0 ? least_of (self, widget) : 0;
  int         each = self->most > 0 ? self->most : MAX (least, widest (widget, TRUE));

  *minimum = least;
  *natural = n > 0 ? MAX (least, n * (each + GAP) - GAP) : 0;
}

static void
favor_tiles_measure_height (FavorWidthLayout *layout,
                            GtkWidget        *widget,
                            int               width,
                            int              *minimum,
                            int              *natural)
{
  FavorTiles *self = FAVOR_TILES (layout);
  Grid        grid = arrange (self, widget, width);
  GtkWidget  *child = next_of (gtk_widget_get_first_child (widget));
  int         height = 0;

  while (child != NULL)
    height += (height > 0 ? GAP : 0) + row_height (self, &child, &grid);
  *minimum = *natural = height;
}

static void
favor_tiles_allocate (GtkLayoutManager *layout,
                      GtkWidget        *widget,
                      int               width,
                      int               height,
                      int               baseline)
{
  FavorTiles *self = FAVOR_TILES (layout);
  Grid        grid = arrange (self, widget, width);
  gboolean    rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkWidget  *child = next_of (gtk_widget_get_first_child (widget));
  int         y = 0;

  while (child != NULL)
    {
      GtkWidget *end = child;
      int        tall = row_height (self, &end, &grid);

      for (int x = 0; child != end; x += grid.width + GAP)
        {
          GtkAllocation place = { rtl ? width - x - grid.width : x, y, grid.width, tall };

          gtk_widget_size_allocate (child, &place, -1);
          child = next_of (gtk_widget_get_next_sibling (child));
        }
      y += tall + GAP;
    }
}

static void
favor_tiles_class_init (FavorTilesClass *klass)
{
  FavorWidthLayoutClass *width_class = FAVOR_WIDTH_LAYOUT_CLASS (klass);

  width_class->measure_width = favor_tiles_measure_width;
  width_class->measure_height = favor_tiles_measure_height;
  GTK_LAYOUT_MANAGER_CLASS (klass)->allocate = favor_tiles_allocate;
}

static void
favor_tiles_init (FavorTiles *self)
{
}

/**
 * favor_tiles_new:
 * @least: a child is no narrower, in pixels
 * @most: and no wider, in pixels; 0: as wide as there is room
 * @aspect: width by height; 0: as high as it asks for
 *
 * Returns: (transfer full): the layout of a widget that shares its room out evenly
 */
GtkLayoutManager *
favor_tiles_new (int least, int most, double aspect)
{
  FavorTiles *self = g_object_new (FAVOR_TYPE_TILES, NULL);

  self->least = least;
  self->most = most;
  self->aspect = aspect;
  return GTK_LAYOUT_MANAGER (self);
}
