/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-pair-layout.h"

#include "favor-children.h"
#include "favor-properties.h"

#define GAP 6

struct _FavorPairLayout
{
  FavorWidthLayout parent_instance;

  double share;
};

G_DEFINE_FINAL_TYPE (FavorPairLayout, favor_pair_layout, FAVOR_TYPE_WIDTH_LAYOUT)

/* The second child, or NULL if it is not there. */
static GtkWidget *
second_of (GtkWidget *widget)
{
  GtkWidget *second = gtk_widget_get_last_child (widget);

  return second != gtk_widget_get_first_child (widget) &&
             gtk_widget_should_layout (second)
           ? second
           : NULL;
}

/* How wide the second child is beside the first; 0 if it stands below. */
static int
width_beside (FavorPairLayout *self, GtkWidget *first, GtkWidget *second, int width)
{
  int wanted = favor_child_get_natural (second, GTK_ORIENTATION_HORIZONTAL, -1);
  int least, natural, enough;

  gtk_widget_measure (first,
                      GTK_ORIENTATION_HORIZONTAL,
                      -1,
                      &least,
                      &natural,
                      NULL,
                      NULL);
  enough = MAX (least, MIN (natural, (int) (width * self->share)));
  return enough + GAP + wanted <= width ? wanted : 0;
}

static void
favor_pair_layout_measure_width (FavorWidthLayout *layout,
                                 GtkWidget        *widget,
                                 int              *minimum,
                                 int              *natural)
{
  GtkWidget *second = second_of (widget);
  int        least = 0, wanted = 0;

  gtk_widget_measure (gtk_widget_get_first_child (widget),
                      GTK_ORIENTATION_HORIZONTAL,
                      -1,
                      minimum,
                      natural,
                      NULL,
                      NULL);
  if (second == NULL)
    return;
  gtk_widget_measure (second,
                      GTK_ORIENTATION_HORIZONTAL,
                      -1,
                      &least,
                      &wanted,
                      NULL,
                      NULL);
  *minimum = MAX (*minimum, least);
  *natural += GAP + wanted;
}

static void
favor_pair_layout_measure_height (FavorWidthLayout *layout,
                                  GtkWidget        *widget,
                                  int               width,
                                  int              *minimum,
                                  int              *natural)
{
  GtkWidget *first = gtk_widget_get_first_child (widget);
  GtkWidget *second = second_of (widget);
  int        beside = 0;

  if (second != NULL)
    beside = width_beside (FAVOR_PAIR_LAYOUT (layout), first, second, width);
  if (second == NULL)
    *natural = favor_child_get_natural (first, GTK_ORIENTATION_VERTICAL, width);
  else if (beside > 0)
    *natural = MAX (favor_child_get_natural (first,
                                             GTK_ORIENTATION_VERTICAL,
                                             width - beside - GAP),
                    favor_child_get_natural (second, GTK_ORIENTATION_VERTICAL, beside));
  else
    *natural = favor_child_get_natural (first, GTK_ORIENTATION_VERTICAL, width) + GAP +
               favor_child_get_natural (second, GTK_ORIENTATION_VERTICAL, width);
  *minimum = *natural;
}

static void
favor_pair_layout_allocate (GtkLayoutManager *layout,
                            GtkWidget        *widget,
                            int               width,
                            int               height,
                            int               baseline)
{
  FavorPairLayout *self = FAVOR_PAIR_LAYOUT (layout);
  GtkWidget       *first = gtk_widget_get_first_child (widget);
  GtkWidget       *second = second_of (widget);
  gboolean         rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkAllocation    one = { 0, 0, width, height }, two = one;
  int beside = second != NULL ? width_beside (self, first, second, width) : 0;

  if (beside > 0)
    {
      one.width = width - beside - GAP;
      two.width = beside;
      one.x = rtl ? beside + GAP : 0;
      two.x = rtl ? 0 : width - beside;
    }
  else if (second != NULL)
    {
      one.height = favor_child_get_natural (first, GTK_ORIENTATION_VERTICAL, width);
      two.y = one.height + GAP;
      two.height = height - two.y;
    }
  gtk_widget_size_allocate (first, &one, -1);
  if (second != NULL)
    gtk_widget_size_allocate (second, &two, -1);
}

/* clang-format off */
static const FavorProperty table[] = {
  { "share", G_TYPE_DOUBLE, FAVOR_CONSTRUCT_ONLY, FAVOR_MEMBER (FavorPairLayout, share),
    .max = 1, .fallback = 1 },
};

/* clang-format on */

static void
favor_pair_layout_class_init (FavorPairLayoutClass *klass)
{
  GObjectClass          *object_class = G_OBJECT_CLASS (klass);
  FavorWidthLayoutClass *width_class = FAVOR_WIDTH_LAYOUT_CLASS (klass);

  width_class->measure_width = favor_pair_layout_measure_width;
  width_class->measure_height = favor_pair_layout_measure_height;
  GTK_LAYOUT_MANAGER_CLASS (klass)->allocate = favor_pair_layout_allocate;

  favor_properties_install (object_class, table, G_N_ELEMENTS (table), NULL);
}

static void
favor_pair_layout_init (FavorPairLayout *self)
{
}

/**
 * favor_pair_layout_new:
 * @share: the first child has room enough with this part of the width
 *
 * Returns: (transfer full): a layout for a widget with one or two children
 */
GtkLayoutManager *
favor_pair_layout_new (double share)
{
  return g_object_new (FAVOR_TYPE_PAIR_LAYOUT, "share", share, NULL);
}
