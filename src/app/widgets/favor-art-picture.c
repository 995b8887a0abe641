/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include <string.h>

#include "favor-art-picture.h"

#include "favor-accessible.h"
#include "favor-art.h"
#include "favor-properties.h"
#include "favor-texture.h"

struct _FavorArtPicture
{
  GtkWidget parent_instance;

  char *art;
  int   width;
  char *alternative_text;
};

G_DEFINE_FINAL_TYPE (FavorArtPicture, favor_art_picture, GTK_TYPE_WIDGET)

static void
favor_art_picture_measure (GtkWidget     *widget,
                           GtkOrientation orientation,
                           int            for_size,
                           int           *minimum,
                           int           *natural,
                           int           *minimum_baseline,
                           int           *natural_baseline)
{
  FavorArtPicture *self = FAVOR_ART_PICTURE (widget);
  double           aspect = 1;

  *minimum = *natural = self->width;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  if (self->art != NULL)
    aspect = favor_art_get_aspect (favor_art_get_default (), self->art);
  *minimum = *natural = (int) (self->width / aspect + 0.5);
}

/**
 * favor_art_picture_draw:
 * @art: the id of a picture
 *
 * Draws the picture in the middle of @widget, as large as that allows.
 */
void
favor_art_picture_draw (GtkWidget *widget, GtkSnapshot *snapshot, const char *art)
{
  float                  width = gtk_widget_get_width (widget);
  float                  height = gtk_widget_get_height (widget);
  g_autoptr (GdkTexture) texture = NULL;
  graphene_rect_t        place;
  float                  shrink;

  if (width < 1 || height < 1)
    return;
  /* A fractional scale is rounded up by GTK, and its picture made smaller by the screen. */
  texture = favor_art_get_texture (favor_art_get_default (),
                                   art,
                                   width,
                                   height,
                                   gtk_widget_get_scale_factor (widget));
  shrink = MIN (width / gdk_texture_get_width (texture),
                height / gdk_texture_get_height (texture));
  place.size.width = gdk_texture_get_width (texture) * shrink;
  place.size.height = gdk_texture_get_height (texture) * shrink;
  /* At whole pixels, or it would be blurred. */
  place.origin.x = (int) ((width - place.size.width) / 2);
  place.origin.y = (int) ((height - place.size.height) / 2);
  favor_texture_append (texture, widget, snapshot, &place);
}

/* A small sign in one ink, as letters are. */
static gboolean
is_pictogram (const char *art)
{
  const char *name = strrchr (art, '/');

  return name != NULL && g_str_has_prefix (name, "/pict-");
}

/* What is drawn until it is popped has the colour of the words beside it. */
static void
push_ink (GtkWidget *widget, GtkSnapshot *snapshot)
{
  GdkRGBA           ink;
  graphene_matrix_t shape;
  graphene_vec4_t   colour;
  float             values[16] = { 0 };

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  values[15] = ink.alpha;
  graphene_matrix_init_from_float (&shape, values);
  graphene_vec4_init (&colour, ink.red, ink.green, ink.blue, 0);
  gtk_snapshot_push_color_matrix (snapshot, &shape, &colour);
}

static void
favor_art_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FavorArtPicture *self = FAVOR_ART_PICTURE (widget);
  const gboolean   inked = self->art != NULL && is_pictogram (self->art);

  if (inked)
    push_ink (widget, snapshot);
  if (self->art != NULL)
    favor_art_picture_draw (widget, snapshot, self->art);
  if (inked)
    gtk_snapshot_pop (snapshot);
}

static void
favor_art_picture_constructed (GObject *object)
{
  FavorArtPicture *self = FAVOR_ART_PICTURE (object);

  G_OBJECT_CLASS (favor_art_picture_parent_class)->constructed (object);

  if (self->alternative_text == NULL)
    return;
  g_object_set (self, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
  favor_accessible_set_name (GTK_WIDGET (self), self->alternative_text);
}

/* clang-format off */
static const FavorProperty table[] = {
  { "art", G_TYPE_STRING, FAVOR_WRITABLE, FAVOR_MEMBER (FavorArtPicture, art),
    .changed = G_CALLBACK (gtk_widget_queue_resize) },
  { "width", G_TYPE_INT, FAVOR_WRITABLE, FAVOR_MEMBER (FavorArtPicture, width),
    .min = 1, .max = 4096, .fallback = 64,
    .changed = G_CALLBACK (gtk_widget_queue_resize) },
  { "alternative-text", G_TYPE_STRING, FAVOR_CONSTRUCT_ONLY,
    FAVOR_MEMBER (FavorArtPicture, alternative_text) },
};

/* clang-format on */

static void
favor_art_picture_class_init (FavorArtPictureClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = favor_art_picture_constructed;
  widget_class->measure = favor_art_picture_measure;
  widget_class->snapshot = favor_art_picture_snapshot;

  favor_properties_install (object_class, table, G_N_ELEMENTS (table), NULL);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "artpicture");
}

static void
favor_art_picture_init (FavorArtPicture *self)
{
  self->width = 64;
}
