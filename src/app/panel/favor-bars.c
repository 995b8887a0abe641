/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-bars.h"

#include <math.h>

#include "favor-accessible.h"
#include "favor-children.h"
#include "favor-shapes.h"
#include "favor-text.h"
#include "favor-tooltip.h"

/* In pixels. */
#define HEIGHT 64
#define WIDEST 18
#define MARK   2

typedef struct
{
  GtkWidget *column;
  GtkWidget *figure;
  GtkWidget *area;
  guint      n;
  double     expected;
} Bar;

struct _FavorBars
{
  GtkWidget parent_instance;

  GArray *bars;
};

G_DEFINE_FINAL_TYPE (FavorBars, favor_bars, GTK_TYPE_WIDGET)

static Bar *
bar_at (FavorBars *self, guint nth)
{
  return &g_array_index (self->bars, Bar, nth);
}

/* What reaches to the upper edge. */
static double
find_most (FavorBars *self)
{
  double most = 1;

  for (guint i = 0; i < self->bars->len; i++)
    most = MAX (most, MAX (bar_at (self, i)->n, bar_at (self, i)->expected));
  return most;
}

/* ---- The picture ---------------------------------------------------------------------- */

static const Bar *
find_bar (FavorBars *self, GtkDrawingArea *area)
{
  for (guint i = 0; i < self->bars->len; i++)
    if (bar_at (self, i)->area == GTK_WIDGET (area))
      return bar_at (self, i);
  g_assert_not_reached ();
}

static void
draw_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  FavorBars   *self = data;
  const Bar   *bar = find_bar (self, area);
  const double wide = MIN (width, WIDEST);
  const double unit = (height - MARK) / find_most (self);
  const double top = round (height - bar->n * unit);

  gdk_cairo_set_source_rgba (cr, &favor_gold);
  cairo_rectangle (cr, (width - wide) / 2, top, wide, height - top);
  cairo_fill (cr);
  gdk_cairo_set_source_rgba (cr, &favor_ink);
  cairo_rectangle (cr, 0, height - 1, width, 1);
  if (bar->expected >= 0)
    cairo_rectangle (cr,
                     (width - wide) / 2 - MARK,
                     round (height - bar->expected * unit) - MARK,
                     wide + 2 * MARK,
                     MARK);
  cairo_fill (cr);
}

/* ---- Bars ----------------------------------------------------------------------------- */

static GtkWidget *
new_label (const char *text)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "label",
                                   text,
                                   "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                   "ellipsize",
                                   PANGO_ELLIPSIZE_END,
                                   NULL);

  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "numeric");
  return label;
}

void
favor_bars_add (FavorBars *self, const char *label)
{
  Bar bar = { .expected = FAVOR_BAR_NO_MARK };

  g_return_if_fail (FAVOR_IS_BARS (self));

  bar.column = g_object_new (GTK_TYPE_BOX,
                             "orientation",
                             GTK_ORIENTATION_VERTICAL,
                             "hexpand",
                             TRUE,
                             "accessible-role",
                             GTK_ACCESSIBLE_ROLE_IMG,
                             NULL);
  bar.figure = new_label (NULL);
  bar.area = gtk_drawing_area_new ();
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (bar.area), HEIGHT);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (bar.area), draw_cb, self, NULL);
  gtk_box_append (GTK_BOX (bar.column), bar.figure);
  gtk_box_append (GTK_BOX (bar.column), bar.area);
  gtk_box_append (GTK_BOX (bar.column), new_label (label));
  gtk_widget_set_parent (bar.column, GTK_WIDGET (self));
  g_array_append_val (self->bars, bar);
}

void
favor_bars_set (FavorBars *self, guint nth, guint n, double expected, const char *words)
{
  g_autofree char *figure = favor_text_figure (n);
  Bar             *bar;

  g_return_if_fail (FAVOR_IS_BARS (self));
  g_return_if_fail (nth < self->bars->len);

  bar = bar_at (self, nth);
  bar->n = n;
  bar->expected = expected;
  gtk_label_set_label (GTK_LABEL (bar->figure), figure);
  favor_accessible_set_name (bar->column, words);
  favor_tooltip_set (bar->column, words);
  /* One that is higher makes all others lower. */
  for (guint i = 0; i < self->bars->len; i++)
    gtk_widget_queue_draw (bar_at (self, i)->area);
}

guint
favor_bars_get (FavorBars *self, guint nth)
{
  g_return_val_if_fail (FAVOR_IS_BARS (self), 0);
  g_return_val_if_fail (nth < self->bars->len, 0);

  return bar_at (self, nth)->n;
}

/* ---- Object --------------------------------------------------------------------------- */

static void
favor_bars_dispose (GObject *object)
{
  favor_children_remove (GTK_WIDGET (object));

  G_OBJECT_CLASS (favor_bars_parent_class)->dispose (object);
}

static void
favor_bars_finalize (GObject *object)
{
  g_array_unref (FAVOR_BARS (object)->bars);

  G_OBJECT_CLASS (favor_bars_parent_class)->finalize (object);
}

static void
favor_bars_class_init (FavorBarsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = favor_bars_dispose;
  G_OBJECT_CLASS (klass)->finalize = favor_bars_finalize;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "bars");
}

static void
favor_bars_init (FavorBars *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  self->bars = g_array_new (FALSE, TRUE, sizeof (Bar));
  gtk_box_layout_set_homogeneous (GTK_BOX_LAYOUT (layout), TRUE);
}

GtkWidget *
favor_bars_new (void)
{
  return g_object_new (FAVOR_TYPE_BARS, NULL);
}
