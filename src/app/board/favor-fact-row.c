/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-fact-row.h"

#include <math.h>

#include "favor-art.h"
#include "favor-texture.h"

/* Between two facts, at most and where there is little room; between picture and value. */
#define GAP_MOST  12
#define GAP_LEAST 3
#define GAP_SIGN  1

/* A fact as it is drawn. Letters may end between two pixels: with each width rounded up there
 * would seem to be room for less than there is. */
typedef struct
{
  PangoLayout *layout;
  double       width;
  int          height;
} Part;

struct _FavorFactRow
{
  GtkWidget parent_instance;

  GArray *facts;
  GArray *parts;
  guint   most;
};

G_DEFINE_FINAL_TYPE (FavorFactRow, favor_fact_row, GTK_TYPE_WIDGET)

/* Of a line of letters; pictures are as high. */
static int
line_height (FavorFactRow *self)
{
  PangoContext     *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int               height = pango_font_metrics_get_height (metrics);

  pango_font_metrics_unref (metrics);
  return PANGO_PIXELS_CEIL (height);
}

static void
clear_part (gpointer data)
{
  g_clear_object (&((Part *) data)->layout);
}

static FavorFact *
nth_fact (FavorFactRow *self, guint i)
{
  return &g_array_index (self->facts, FavorFact, i);
}

static void
make_part (FavorFactRow *self, const FavorFact *fact)
{
  Part part;
  int  width;

  part.layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), fact->value);
  if (fact->warn)
    {
      /* Not by its colour alone. */
      PangoAttrList *attributes = pango_attr_list_new ();

      pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
      pango_layout_set_attributes (part.layout, attributes);
      pango_attr_list_unref (attributes);
    }
  pango_layout_get_size (part.layout, &width, NULL);
  pango_layout_get_pixel_size (part.layout, NULL, &part.height);
  part.width = pango_units_to_double (width);
  if (fact->art != NULL)
    part.width += line_height (self) + GAP_SIGN;
  g_array_append_val (self->parts, part);
}

/* Made when they are needed, and anew with another font or other facts. */
static GArray *
get_parts (FavorFactRow *self)
{
  if (self->parts != NULL)
    return self->parts;
  self->parts = g_array_new (FALSE, FALSE, sizeof (Part));
  g_array_set_clear_func (self->parts, clear_part);
  for (guint i = 0; self->facts != NULL && i < self->facts->len; i++)
    make_part (self, nth_fact (self, i));
  return self->parts;
}

static double
width_of (FavorFactRow *self, guint n)
{
  GArray *parts = get_parts (self);
  double  width = 0;

  for (guint i = 0; i < n; i++)
    width += g_array_index (parts, Part, i).width;
  return width;
}

static int
gap_of (FavorFactRow *self, guint n)
{
  double room = gtk_widget_get_width (GTK_WIDGET (self)) - width_of (self, n);

  return n > 1 ? CLAMP ((int) (room / (n - 1)), GAP_LEAST, GAP_MOST) : 0;
}

/* ---- Drawing -------------------------------------------------------------------------- */

static void
draw_sign (FavorFactRow *self, GtkSnapshot *snapshot, const char *art, double x, double y)
{
  GtkWidget             *widget = GTK_WIDGET (self);
  int                    size = line_height (self);
  g_autoptr (GdkTexture) texture = NULL;
  double                 shrink, width, height;

  texture = favor_art_get_texture (favor_art_get_default (),
                                   art,
                                   size,
                                   size,
                                   gtk_widget_get_scale_factor (widget));
  shrink = MIN (size / (double) gdk_texture_get_width (texture),
                size / (double) gdk_texture_get_height (texture));
  width = gdk_texture_get_width (texture) * shrink;
  height = gdk_texture_get_height (texture) * shrink;
  favor_texture_append (texture,
                        widget,
                        snapshot,
                        &GRAPHENE_RECT_INIT ((float) (int) (x + (size - width) / 2),
                                             (float) (int) (y + (size - height) / 2),
                                             (float) width,
                                             (float) height));
}

static void
draw_fact (FavorFactRow *self, GtkSnapshot *snapshot, guint i, int x)
{
  GtkWidget       *widget = GTK_WIDGET (self);
  GtkStyleContext *style = gtk_widget_get_style_context (widget);
  FavorFact       *fact = nth_fact (self, i);
  Part            *part = &g_array_index (self->parts, Part, i);
  gboolean         rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int              sign = fact->art != NULL ? line_height (self) : 0;
  int              height = gtk_widget_get_height (widget);
  GdkRGBA          colour;

  if (sign > 0)
    draw_sign (self,
               snapshot,
               fact->art,
               rtl ? x + part->width - sign : x,
               (height - sign) / 2);
  if (!fact->warn || !gtk_style_context_lookup_color (style, "favor_warn", &colour))
    gtk_style_context_get_color (style, &colour);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT ((float) (x + (rtl || sign == 0
                                                                ? 0
                                                                : sign + GAP_SIGN)),
                                                (float) ((height - part->height) / 2)));
  gtk_snapshot_append_layout (snapshot, part->layout, &colour);
  gtk_snapshot_restore (snapshot);
}

static void
favor_fact_row_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FavorFactRow *self = FAVOR_FACT_ROW (widget);
  gboolean      rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  guint         n = favor_fact_row_get_n_shown (self);
  int           gap = gap_of (self, n);
  double        x = 0;

  for (guint i = 0; i < n; i++)
    {
      double width = g_array_index (self->parts, Part, i).width;
      double at = rtl ? gtk_widget_get_width (widget) - x - width : x;

      draw_fact (self, snapshot, i, (int) round (at));
      x += width + gap;
    }
}

static void
favor_fact_row_measure (GtkWidget     *widget,
                        GtkOrientation orientation,
                        int            for_size,
                        int           *minimum,
                        int           *natural,
                        int           *minimum_baseline,
                        int           *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL
                          ? 0
                          : line_height (FAVOR_FACT_ROW (widget));
}

/* Letters may have another form or size now. */
static void
forget_parts (FavorFactRow *self)
{
  g_clear_pointer (&self->parts, g_array_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
favor_fact_row_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (favor_fact_row_parent_class)->css_changed (widget, change);
  forget_parts (FAVOR_FACT_ROW (widget));
}

static void
favor_fact_row_direction_changed (GtkWidget *widget, GtkTextDirection previous)
{
  GTK_WIDGET_CLASS (favor_fact_row_parent_class)->direction_changed (widget, previous);
  forget_parts (FAVOR_FACT_ROW (widget));
}

static void
favor_fact_row_finalize (GObject *object)
{
  FavorFactRow *self = FAVOR_FACT_ROW (object);

  g_clear_pointer (&self->parts, g_array_unref);
  g_clear_pointer (&self->facts, g_array_unref);

  G_OBJECT_CLASS (favor_fact_row_parent_class)->finalize (object);
}

static void
favor_fact_row_class_init (FavorFactRowClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->finalize = favor_fact_row_finalize;
  widget_class->snapshot = favor_fact_row_snapshot;
  widget_class->measure = favor_fact_row_measure;
  widget_class->css_changed = favor_fact_row_css_changed;
  widget_class->direction_changed = favor_fact_row_direction_changed;

  gtk_widget_class_set_css_name (widget_class, "factrow");
}

static void
favor_fact_row_init (FavorFactRow *self)
{
  self->most = G_MAXUINT;
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

/**
 * favor_fact_row_set_facts:
 * @facts: (nullable) (element-type FavorFact) (transfer none): not changed any more
 */
void
favor_fact_row_set_facts (FavorFactRow *self, GArray *facts)
{
  gboolean same;

  g_return_if_fail (FAVOR_IS_FACT_ROW (self));

  same = favor_facts_equal (self->facts, facts);
  if (facts != NULL)
    g_array_ref (facts);
  g_clear_pointer (&self->facts, g_array_unref);
  self->facts = facts;
  if (!same)
    forget_parts (self);
}

guint
favor_fact_row_count_fitting (FavorFactRow *self)
{
  guint n;
  int   width;

  g_return_val_if_fail (FAVOR_IS_FACT_ROW (self), 0);

  n = get_parts (self)->len;
  width = gtk_widget_get_width (GTK_WIDGET (self));
  while (n > 0 && width_of (self, n) + GAP_LEAST * (int) (n - 1) > width)
    n--;
  return n;
}

void
favor_fact_row_set_most (FavorFactRow *self, guint most)
{
  g_return_if_fail (FAVOR_IS_FACT_ROW (self));

  if (self->most == most)
    return;
  self->most = most;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

guint
favor_fact_row_get_n_shown (FavorFactRow *self)
{
  g_return_val_if_fail (FAVOR_IS_FACT_ROW (self), 0);

  return MIN (self->most, favor_fact_row_count_fitting (self));
}
