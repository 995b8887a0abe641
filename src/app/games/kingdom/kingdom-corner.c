/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "kingdom-corner.h"

#include "favor-children.h"
#include "favor-properties.h"

struct _KingdomCorner
{
  GtkWidget parent_instance;

  gboolean stacks;
  int      gap;
};

G_DEFINE_FINAL_TYPE (KingdomCorner, kingdom_corner, GTK_TYPE_WIDGET)

/* How much room a child takes: as low as it can be, and as it would like to be. */
typedef struct
{
  int least;
  int natural;
  int least_width;
  int natural_width;
} Room;

#define ROOM "kingdom-room"

/* Out of sight it has the room that it had, or all else would move. */
static Room
find_room (GtkWidget *child)
{
  const Room *known = g_object_get_data (G_OBJECT (child), ROOM);
  Room        room = { 0 };

  if (!gtk_widget_should_layout (child))
    return known != NULL ? *known : room;
  favor_child_measure (child, GTK_ORIENTATION_VERTICAL, -1, &room.least, &room.natural);
  room.least_width = favor_child_get_natural (child,
                                              GTK_ORIENTATION_HORIZONTAL,
                                              room.least);
  room.natural_width = favor_child_get_natural (child,
                                                GTK_ORIENTATION_HORIZONTAL,
                                                room.natural);
  return room;
}

/* As high as it would like to be if there is room, else as low as it can be; `height` below 0: any. */
static int
find_height (GtkWidget *child, int height)
{
  const Room room = find_room (child);

  return height < 0 || room.natural <= height ? room.natural : room.least;
}

static int
find_width (GtkWidget *child, int height)
{
  const Room room = find_room (child);

  return height < 0 || room.natural <= height ? room.natural_width : room.least_width;
}

static int
add_heights (KingdomCorner *self)
{
  int sum = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (find_height (child, -1) > 0)
      sum += find_height (child, -1) + (sum > 0 ? self->gap : 0);
  return sum;
}

static int
find_most_height (KingdomCorner *self, int height)
{
  int most = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    most = MAX (most, find_height (child, height));
  return most;
}

static gboolean
is_stacked (KingdomCorner *self, int height)
{
  return self->stacks && (height < 0 || height >= add_heights (self));
}

/* Of all that is there: above each other, or side by side with so much height. */
static int
measure_width (KingdomCorner *self, int height)
{
  const gboolean stacked = is_stacked (self, height);
  int            width = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (find_height (child, -1) > 0)
      width = stacked ? MAX (width, find_width (child, -1))
                      : width + find_width (child, height) + (width > 0 ? self->gap : 0);
  return width;
}

static GtkSizeRequestMode
kingdom_corner_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT;
}

/* The least height is that of the lowest form. */
static void
kingdom_corner_measure (GtkWidget     *widget,
                        GtkOrientation orientation,
                        int            for_size,
                        int           *minimum,
                        int           *natural,
                        int           *minimum_baseline,
                        int           *natural_baseline)
{
  KingdomCorner *self = KINGDOM_CORNER (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = *natural = measure_width (self, for_size);
      return;
    }
  *minimum = find_most_height (self, 0);
  *natural = self->stacks ? add_heights (self) : find_most_height (self, -1);
}

/* At the foot; the middles of all are in one line. */
static void
kingdom_corner_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  KingdomCorner *self = KINGDOM_CORNER (widget);
  const gboolean stacked = is_stacked (self, height);
  const int      line = stacked ? 0 : find_most_height (self, height);
  const gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int            x = 0, y = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkAllocation at = { 0 };

      if (find_height (child, -1) == 0)
        continue;
      at.height = find_height (child, stacked ? -1 : height);
      at.width = find_width (child, at.height);
      at.x = stacked ? (width - at.width) / 2 : rtl ? width - x - at.width : x;
      at.y = stacked ? y : height - (line + at.height) / 2;
      if (gtk_widget_should_layout (child))
        gtk_widget_size_allocate (child, &at, -1);
      x += at.width + self->gap;
      y += at.height + self->gap;
    }
}

/* clang-format off */
static const FavorProperty property_table[] = {
  { "gap", G_TYPE_INT, FAVOR_WRITABLE, FAVOR_MEMBER (KingdomCorner, gap), .max = G_MAXINT },
};

/* clang-format on */

static void
remember_room (GtkWidget *child)
{
  Room room = find_room (child);

  g_object_set_data_full (G_OBJECT (child), ROOM, g_memdup2 (&room, sizeof room), g_free);
}

/* Of what was never seen yet, or was otherwise: it has a size only while it is shown. */
static void
update_rooms (KingdomCorner *self)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!gtk_widget_get_visible (child))
      {
        gtk_widget_set_visible (child, TRUE);
        remember_room (child);
        gtk_widget_set_visible (child, FALSE);
      }
}

/* Only now its style is known. */
static void
kingdom_corner_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (kingdom_corner_parent_class)->root (widget);
  update_rooms (KINGDOM_CORNER (widget));
}

static void
kingdom_corner_dispose (GObject *object)
{
  favor_children_remove (GTK_WIDGET (object));

  G_OBJECT_CLASS (kingdom_corner_parent_class)->dispose (object);
}

static void
kingdom_corner_class_init (KingdomCornerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = kingdom_corner_dispose;
  widget_class->get_request_mode = kingdom_corner_get_request_mode;
  widget_class->measure = kingdom_corner_measure;
  widget_class->size_allocate = kingdom_corner_size_allocate;
  widget_class->root = kingdom_corner_root;
  favor_properties_install (G_OBJECT_CLASS (klass),
                            property_table,
                            G_N_ELEMENTS (property_table),
                            NULL);
  gtk_widget_class_set_css_name (widget_class, "corner");
}

static void
kingdom_corner_init (KingdomCorner *self)
{
}

void
kingdom_corner_show (KingdomCorner *self, GtkWidget *child, gboolean shown)
{
  g_return_if_fail (KINGDOM_IS_CORNER (self));
  g_return_if_fail (gtk_widget_get_parent (child) == GTK_WIDGET (self));

  if (gtk_widget_get_visible (child) == shown)
    return;
  if (!shown)
    remember_room (child);
  gtk_widget_set_visible (child, shown);
}

void
kingdom_corner_set_stacks (KingdomCorner *self, gboolean stacks)
{
  g_return_if_fail (KINGDOM_IS_CORNER (self));

  self->stacks = stacks;
  update_rooms (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
