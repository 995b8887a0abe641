/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <adwaita.h>

#include "dragon-plate.h"

#include "dragon-words.h"
#include "favor-art.h"
#include "favor-texture.h"

/* Of a picture that is only possible; where contrast is asked for, the second. */
#define PALE      0.38
#define PALE_HIGH 0.55
/* Of the disc behind a number. */
#define DISC_RADIUS  6
#define DISC_PADDING 3

struct _DragonPlate
{
  GtkWidget parent_instance;
  guint     role;
  guint     sure;
  guint     maybe;
};

G_DEFINE_FINAL_TYPE (DragonPlate, dragon_plate, GTK_TYPE_WIDGET)

static void
dragon_plate_measure (GtkWidget     *widget,
                      GtkOrientation orientation,
                      int            for_size,
                      int           *minimum,
                      int           *natural,
                      int           *minimum_baseline,
                      int           *natural_baseline)
{
  *minimum = *natural = DRAGON_PLATE_SIZE;
}

static void
draw_sign (DragonPlate *self, GtkSnapshot *snapshot)
{
  GtkWidget             *widget = GTK_WIDGET (self);
  g_autofree char       *id = dragon_role_art ("sign", self->role);
  g_autoptr (GdkTexture) texture =
    favor_art_get_texture (favor_art_get_default (),
                           id,
                           DRAGON_PLATE_SIZE,
                           DRAGON_PLATE_SIZE,
                           gtk_widget_get_scale_factor (widget));

  if (self->sure == 0)
    gtk_snapshot_push_opacity (
      snapshot,
      adw_style_manager_get_high_contrast (adw_style_manager_get_default ()) ? PALE_HIGH
                                                                             : PALE);
  favor_texture_append (texture,
                        widget,
                        snapshot,
                        &GRAPHENE_RECT_INIT (0, 0, DRAGON_PLATE_SIZE, DRAGON_PLATE_SIZE));
  if (self->sure == 0)
    gtk_snapshot_pop (snapshot);
}

/* In the lower corner at the end. */
static void
draw_number (DragonPlate *self, GtkSnapshot *snapshot)
{
  static const GdkRGBA ink = { 0.141f, 0.122f, 0.169f, 1 };

  GtkWidget              *widget = GTK_WIDGET (self);
  g_autofree char        *number = g_strdup_printf ("%u", self->maybe);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, number);
  GdkRGBA                 paper;
  GskRoundedRect          disc;
  graphene_rect_t         place;
  int                     width, height;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &paper);
  pango_layout_get_pixel_size (layout, &width, &height);
  graphene_rect_init (&place,
                      0,
                      (float) (DRAGON_PLATE_SIZE - height),
                      (float) (width + 2 * DISC_PADDING),
                      (float) height);
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_LTR)
    place.origin.x = DRAGON_PLATE_SIZE - place.size.width;
  gsk_rounded_rect_init_from_rect (&disc, &place, DISC_RADIUS);
  gtk_snapshot_push_rounded_clip (snapshot, &disc);
  gtk_snapshot_append_color (snapshot, &ink, &place);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT (place.origin.x + DISC_PADDING,
                                                place.origin.y));
  gtk_snapshot_append_layout (snapshot, layout, &paper);
  gtk_snapshot_restore (snapshot);
}

static void
dragon_plate_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  DragonPlate *self = DRAGON_PLATE (widget);

  if (self->maybe > 0)
    draw_sign (self, snapshot);
  if (self->maybe > 1)
    draw_number (self, snapshot);
}

static void
dragon_plate_class_init (DragonPlateClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = dragon_plate_measure;
  widget_class->snapshot = dragon_plate_snapshot;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "plate");
}

static void
dragon_plate_init (DragonPlate *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

DragonPlate *
dragon_plate_new (guint role)
{
  DragonPlate *self = g_object_new (DRAGON_TYPE_PLATE, NULL);

  self->role = role;
  return self;
}

/**
 * dragon_plate_set:
 * @sure: so many are surely left
 * @maybe: so many at most, at least @sure
 */
void
dragon_plate_set (DragonPlate *self, guint sure, guint maybe)
{
  g_return_if_fail (DRAGON_IS_PLATE (self));
  g_return_if_fail (sure <= maybe);

  if (sure == self->sure && maybe == self->maybe)
    return;
  self->sure = sure;
  self->maybe = maybe;
  if (sure == 0 && maybe > 0)
    gtk_widget_add_css_class (GTK_WIDGET (self), "possible");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "possible");
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
