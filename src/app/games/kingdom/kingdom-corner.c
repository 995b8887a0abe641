/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "kingdom-corner.h"

#include "favor-children.h"

#define GAP 9

struct _KingdomCorner
{
  GtkWidget parent_instance;

  gboolean stacks;
};

G_DEFINE_FINAL_TYPE (KingdomCorner, kingdom_corner, GTK_TYPE_WIDGET)

/* Of all that is there: side by side, or above each other. */
static int
add_up (KingdomCorner *self, GtkOrientation orientation)
{
  int sum = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      sum += favor_child_get_natural (child, orientation, -1) + (sum > 0 ? GAP : 0);
  return sum;
}

static int
find_most (KingdomCorner *self, GtkOrientation orientation)
{
  int most = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      most = MAX (most, favor_child_get_natural (child, orientation, -1));
  return most;
}

static gboolean
is_stacked (KingdomCorner *self, int height)
{
  return self->stacks &&
         (height < 0 || height >= add_up (self, GTK_ORIENTATION_VERTICAL));
}

static GtkSizeRequestMode
kingdom_corner_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT;
}

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
      *natural = is_stacked (self, for_size) ? find_most (self, orientation)
                                             : add_up (self, orientation);
      *minimum = *natural;
      return;
    }
  *minimum = find_most (self, orientation);
  *natural = self->stacks ? add_up (self, orientation) : *minimum;
}

/* At the foot, and at the end where they lie above each other. */
static void
kingdom_corner_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  KingdomCorner *self = KINGDOM_CORNER (widget);
  const gboolean stacked = is_stacked (self, height);
  const gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int            x = 0, y = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkAllocation at = { 0 };

      if (!gtk_widget_should_layout (child))
        continue;
      at.width = favor_child_get_natural (child, GTK_ORIENTATION_HORIZONTAL, -1);
      at.height = favor_child_get_natural (child, GTK_ORIENTATION_VERTICAL, -1);
      at.x = stacked ? (width - at.width) / 2 : rtl ? width - x - at.width : x;
      at.y = stacked ? y : (height - at.height) / (self->stacks ? 1 : 2);
      gtk_widget_size_allocate (child, &at, -1);
      x += at.width + GAP;
      y += at.height + GAP;
    }
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
  gtk_widget_class_set_css_name (widget_class, "corner");
}

static void
kingdom_corner_init (KingdomCorner *self)
{
}

void
kingdom_corner_set_stacks (KingdomCorner *self, gboolean stacks)
{
  g_return_if_fail (KINGDOM_IS_CORNER (self));

  self->stacks = stacks;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
