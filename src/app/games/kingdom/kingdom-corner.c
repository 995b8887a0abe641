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

/* As high as it likes, or else as low as it can be: what stacks does one or the other. */
static int
find_height (GtkWidget *child, int most)
{
  const int wanted = favor_child_get_natural (child, GTK_ORIENTATION_VERTICAL, -1);

  return most < 0 || most >= wanted
           ? wanted
           : favor_child_get_least (child, GTK_ORIENTATION_VERTICAL, -1);
}

/* In that height. */
static int
find_width (GtkWidget *child, int height)
{
  return favor_child_get_natural (child,
                                  GTK_ORIENTATION_HORIZONTAL,
                                  find_height (child, height));
}

typedef int (*Find) (GtkWidget *child, int height);

/* Of all that is there. */
static int
add_up (KingdomCorner *self, Find find, int height)
{
  int sum = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      sum += find (child, height) + (sum > 0 ? self->gap : 0);
  return sum;
}

static int
find_most (KingdomCorner *self, Find find, int height)
{
  int most = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      most = MAX (most, find (child, height));
  return most;
}

static gboolean
is_stacked (KingdomCorner *self, int height)
{
  return self->stacks && (height < 0 || height >= add_up (self, find_height, -1));
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
      *natural = is_stacked (self, for_size) ? find_most (self, find_width, -1)
                                             : add_up (self, find_width, for_size);
      *minimum = *natural;
      return;
    }
  *minimum = find_most (self, find_height, 0);
  *natural = self->stacks ? add_up (self, find_height, -1)
                          : find_most (self, find_height, -1);
}

/* Side by side each says where in the height it lies. */
static int
find_top (GtkWidget *child, int left)
{
  return gtk_widget_get_valign (child) == GTK_ALIGN_END ? left : left / 2;
}

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
      at.width = find_width (child, stacked ? -1 : height);
      at.height = find_height (child, stacked ? -1 : height);
      at.x = stacked ? (width - at.width) / 2 : rtl ? width - x - at.width : x;
      at.y = stacked ? y : find_top (child, height - at.height);
      gtk_widget_size_allocate (child, &at, -1);
      x += at.width + self->gap;
      y += at.height + self->gap;
    }
}

/* clang-format off */
static const FavorProperty property_table[] = {
  { "stacks", G_TYPE_BOOLEAN, FAVOR_WRITABLE, FAVOR_MEMBER (KingdomCorner, stacks),
    .changed = G_CALLBACK (gtk_widget_queue_resize) },
  { "gap", G_TYPE_INT, FAVOR_WRITABLE, FAVOR_MEMBER (KingdomCorner, gap), .max = G_MAXINT,
    .changed = G_CALLBACK (gtk_widget_queue_resize) },
};

/* clang-format on */

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
  favor_properties_install (G_OBJECT_CLASS (klass),
                            property_table,
                            G_N_ELEMENTS (property_table),
                            NULL);
  widget_class->get_request_mode = kingdom_corner_get_request_mode;
  widget_class->measure = kingdom_corner_measure;
  widget_class->size_allocate = kingdom_corner_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "corner");
}

static void
kingdom_corner_init (KingdomCorner *self)
{
}
