/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <adwaita.h>

#include "favor-counted-sign.h"

#include "favor-art.h"
#include "favor-shapes.h"
#include "favor-style.h"
#include "favor-texture.h"

/* Width and height in pixels. */
#define SIZE 22
/* Of a picture that is only possible; where contrast is asked for, the second. */
#define PALE      0.38
#define PALE_HIGH 0.55
/* Of the disc behind a number. */
#define DISC_RADIUS  6
#define DISC_PADDING 3

struct _FavorCountedSign
{
  GtkWidget parent_instance;
  char     *art;
  guint     sure;
  guint     maybe;
};

G_DEFINE_FINAL_TYPE (FavorCountedSign, favor_counted_sign, GTK_TYPE_WIDGET)

static void
favor_counted_sign_measure (GtkWidget     *widget,
                            GtkOrientation orientation,
                            int            for_size,
                            int           *minimum,
                            int           *natural,
                            int           *minimum_baseline,
                            int           *natural_baseline)
{
  *minimum = *natural = SIZE;
}

static void
draw_sign (FavorCountedSign *self, GtkSnapshot *snapshot)
{
  GtkWidget             *widget = GTK_WIDGET (self);
  g_autoptr (GdkTexture) texture =
    favor_art_get_texture (favor_art_get_default (),
                           self->art,
                           SIZE,
                           SIZE,
                           gtk_widget_get_scale_factor (widget));

  if (self->sure == 0)
    gtk_snapshot_push_opacity (
      snapshot,
      adw_style_manager_get_high_contrast (adw_style_manager_get_default ()) ? PALE_HIGH
                                                                             : PALE);
  favor_texture_append (texture,
                        widget,
                        snapshot,
                        &GRAPHENE_RECT_INIT (0, 0, SIZE, SIZE));
  if (self->sure == 0)
    gtk_snapshot_pop (snapshot);
}

/* In the lower corner at the end. */
static void
draw_number (FavorCountedSign *self, GtkSnapshot *snapshot)
{
  GtkWidget              *widget = GTK_WIDGET (self);
  g_autofree char        *number = g_strdup_printf ("%u", self->maybe);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, number);
  GdkRGBA                 paper;
  graphene_rect_t         place;
  int                     width, height;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &paper);
  pango_layout_get_pixel_size (layout, &width, &height);
  graphene_rect_init (&place,
                      0,
                      (float) (SIZE - height),
                      (float) (width + 2 * DISC_PADDING),
                      (float) height);
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_LTR)
    place.origin.x = SIZE - place.size.width;
  favor_snapshot_plate (snapshot, &favor_ink, DISC_RADIUS, &place);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT (place.origin.x + DISC_PADDING,
                                                place.origin.y));
  gtk_snapshot_append_layout (snapshot, layout, &paper);
  gtk_snapshot_restore (snapshot);
}

static void
favor_counted_sign_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FavorCountedSign *self = FAVOR_COUNTED_SIGN (widget);

  if (self->maybe > 0)
    draw_sign (self, snapshot);
  if (self->maybe > 1)
    draw_number (self, snapshot);
}

static void
favor_counted_sign_finalize (GObject *object)
{
  g_free (FAVOR_COUNTED_SIGN (object)->art);

  G_OBJECT_CLASS (favor_counted_sign_parent_class)->finalize (object);
}

static void
favor_counted_sign_class_init (FavorCountedSignClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = favor_counted_sign_finalize;
  widget_class->measure = favor_counted_sign_measure;
  widget_class->snapshot = favor_counted_sign_snapshot;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "countedsign");
}

static void
favor_counted_sign_init (FavorCountedSign *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

/**
 * favor_counted_sign_new:
 * @art: id of the picture
 *
 * Returns: (transfer floating): a sign of which there is nothing
 */
FavorCountedSign *
favor_counted_sign_new (const char *art)
{
  FavorCountedSign *self = g_object_new (FAVOR_TYPE_COUNTED_SIGN, NULL);

  self->art = g_strdup (art);
  return self;
}

/**
 * favor_counted_sign_set:
 * @sure: so many are surely left
 * @maybe: so many at most, at least @sure
 */
void
favor_counted_sign_set (FavorCountedSign *self, guint sure, guint maybe)
{
  g_return_if_fail (FAVOR_IS_COUNTED_SIGN (self));
  g_return_if_fail (sure <= maybe);

  if (sure == self->sure && maybe == self->maybe)
    return;
  self->sure = sure;
  self->maybe = maybe;
  favor_style_set_class (GTK_WIDGET (self), "possible", sure == 0 && maybe > 0);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
