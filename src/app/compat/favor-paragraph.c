/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-paragraph.h"

#include "favor-accessible.h"
#include "favor-properties.h"

/* The width it wants, in letters. */
#define LEAST_CHARS 12

struct _FavorParagraph
{
  GtkWidget parent_instance;

  PangoLayout *layout;
  /* In pixels, 0 as long as nobody asked since the font or the text changed: LEAST_CHARS, and the
   * height of text that need not wrap. */
  int width;
  int height;
};

G_DEFINE_FINAL_TYPE (FavorParagraph, favor_paragraph, GTK_TYPE_WIDGET)

static int
get_width (FavorParagraph *self)
{
  PangoFontMetrics *metrics;

  if (self->width > 0)
    return self->width;
  metrics = pango_context_get_metrics (pango_layout_get_context (self->layout),
                                       NULL,
                                       NULL);
  self
    ->width = PANGO_PIXELS_CEIL (LEAST_CHARS *
                                 pango_font_metrics_get_approximate_char_width (metrics));
  pango_font_metrics_unref (metrics);
  return self->width;
}

/* `width`: in Pango units, -1 for any */
static int
get_height (FavorParagraph *self, int width)
{
  int height;

  pango_layout_set_width (self->layout, width);
  pango_layout_get_pixel_size (self->layout, NULL, &height);
  return height;
}

static GtkSizeRequestMode
favor_paragraph_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
favor_paragraph_measure (GtkWidget     *widget,
                         GtkOrientation orientation,
                         int            for_size,
                         int           *minimum,
                         int           *natural,
                         int           *minimum_baseline,
                         int           *natural_baseline)
{
  FavorParagraph *self = FAVOR_PARAGRAPH (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = get_width (self);
  else if (for_size >= 0)
    *minimum = *natural = get_height (self, for_size * PANGO_SCALE);
  else
    {
      if (self->height == 0)
        self->height = get_height (self, -1);
      *minimum = *natural = self->height;
    }
}

/* It starts where the page does, whatever the direction of its own words is. */
static int
find_start (FavorParagraph *self, int width)
{
  gboolean       rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  PangoRectangle words;

  pango_layout_set_alignment (self->layout, rtl ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT);
  pango_layout_get_pixel_extents (self->layout, NULL, &words);
  return rtl ? width - words.x - words.width : -words.x;
}

static void
favor_paragraph_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FavorParagraph *self = FAVOR_PARAGRAPH (widget);
  int             width = gtk_widget_get_width (widget);
  GdkRGBA         colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  /* It may have been measured for another width since. */
  pango_layout_set_width (self->layout, width * PANGO_SCALE);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT ((float) find_start (self, width), 0));
  gtk_snapshot_append_layout (snapshot, self->layout, &colour);
  gtk_snapshot_restore (snapshot);
}

static void
favor_paragraph_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  FavorParagraph *self = FAVOR_PARAGRAPH (widget);

  GTK_WIDGET_CLASS (favor_paragraph_parent_class)->css_changed (widget, change);

  self->width = self->height = 0;
  pango_layout_context_changed (self->layout);
  gtk_widget_queue_resize (widget);
}

/* clang-format off */
static const FavorProperty property_table[] = {
  { "text", G_TYPE_STRING, FAVOR_WRITABLE, .get = G_CALLBACK (favor_paragraph_get_text),
    .set = G_CALLBACK (favor_paragraph_set_text) },
};

/* clang-format on */

static void
favor_paragraph_finalize (GObject *object)
{
  g_object_unref (FAVOR_PARAGRAPH (object)->layout);

  G_OBJECT_CLASS (favor_paragraph_parent_class)->finalize (object);
}

static void
favor_paragraph_class_init (FavorParagraphClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = favor_paragraph_finalize;
  widget_class->get_request_mode = favor_paragraph_get_request_mode;
  widget_class->measure = favor_paragraph_measure;
  widget_class->snapshot = favor_paragraph_snapshot;
  widget_class->css_changed = favor_paragraph_css_changed;

  favor_properties_install (G_OBJECT_CLASS (klass),
                            property_table,
                            G_N_ELEMENTS (property_table),
                            NULL);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LABEL);
  gtk_widget_class_set_css_name (widget_class, "label");
}

static void
favor_paragraph_init (FavorParagraph *self)
{
  self->layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), NULL);
  pango_layout_set_wrap (self->layout, PANGO_WRAP_WORD_CHAR);
}

/**
 * favor_paragraph_new:
 * @css_class: a class for its style
 *
 * Returns: (transfer floating): no text yet
 */
GtkWidget *
favor_paragraph_new (const char *css_class)
{
  FavorParagraph *self = g_object_new (FAVOR_TYPE_PARAGRAPH, NULL);

  gtk_widget_add_css_class (GTK_WIDGET (self), css_class);
  return GTK_WIDGET (self);
}

/**
 * favor_paragraph_get_text:
 *
 * Returns: (transfer none): what it says
 */
const char *
favor_paragraph_get_text (FavorParagraph *self)
{
  g_return_val_if_fail (FAVOR_IS_PARAGRAPH (self), NULL);

  return pango_layout_get_text (self->layout);
}

/**
 * favor_paragraph_set_text:
 * @text: any text, not markup
 *
 * Says something else.
 */
void
favor_paragraph_set_text (FavorParagraph *self, const char *text)
{
  g_return_if_fail (FAVOR_IS_PARAGRAPH (self));
  g_return_if_fail (text != NULL);

  if (g_str_equal (text, pango_layout_get_text (self->layout)))
    return;
  self->height = 0;
  pango_layout_set_text (self->layout, text, -1);
  favor_accessible_set_name (GTK_WIDGET (self), text);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify (G_OBJECT (self), "text");
}
