/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-art-picture.h"

#include "favor-accessible.h"
#include "favor-art.h"
#include "favor-texture.h"

struct _FavorArtPicture
{
  GtkWidget parent_instance;

  char *art;
  int   width;
  char *alternative_text;
};

G_DEFINE_FINAL_TYPE (FavorArtPicture, favor_art_picture, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_ART,
  PROP_WIDTH,
  PROP_ALTERNATIVE_TEXT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
set_art (FavorArtPicture *self, const char *art)
{
  if (g_strcmp0 (self->art, art) == 0)
    return;
  g_free (self->art);
  self->art = g_strdup (art);
  /* Its shape may be another one. */
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ART]);
}

static void
set_width (FavorArtPicture *self, int width)
{
  if (self->width == width)
    return;
  self->width = width;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_WIDTH]);
}

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

static void
favor_art_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FavorArtPicture       *self = FAVOR_ART_PICTURE (widget);
  float                  width = gtk_widget_get_width (widget);
  float                  height = gtk_widget_get_height (widget);
  g_autoptr (GdkTexture) texture = NULL;
  graphene_rect_t        place;
  float                  shrink;

  if (self->art == NULL || width < 1 || height < 1)
    return;
  /* A fractional scale is rounded up by GTK, and its picture made smaller by the screen. */
  texture = favor_art_get_texture (favor_art_get_default (),
                                   self->art,
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

static void
favor_art_picture_get_property (GObject    *object,
                                guint       prop_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  FavorArtPicture *self = FAVOR_ART_PICTURE (object);

  switch (prop_id)
    {
    case PROP_ART:
      g_value_set_string (value, self->art);
      break;
    case PROP_WIDTH:
      g_value_set_int (value, self->width);
      break;
    case PROP_ALTERNATIVE_TEXT:
      g_value_set_string (value, self->alternative_text);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
favor_art_picture_set_property (GObject      *object,
                                guint         prop_id,
                                const GValue *value,
                                GParamSpec   *pspec)
{
  FavorArtPicture *self = FAVOR_ART_PICTURE (object);

  switch (prop_id)
    {
    case PROP_ART:
      set_art (self, g_value_get_string (value));
      break;
    case PROP_WIDTH:
      set_width (self, g_value_get_int (value));
      break;
    case PROP_ALTERNATIVE_TEXT:
      self->alternative_text = g_value_dup_string (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
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

static void
favor_art_picture_finalize (GObject *object)
{
  FavorArtPicture *self = FAVOR_ART_PICTURE (object);

  g_free (self->art);
  g_free (self->alternative_text);

  G_OBJECT_CLASS (favor_art_picture_parent_class)->finalize (object);
}

static void
favor_art_picture_class_init (FavorArtPictureClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags     flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = favor_art_picture_get_property;
  object_class->set_property = favor_art_picture_set_property;
  object_class->constructed = favor_art_picture_constructed;
  object_class->finalize = favor_art_picture_finalize;
  widget_class->measure = favor_art_picture_measure;
  widget_class->snapshot = favor_art_picture_snapshot;

  properties[PROP_ART] = g_param_spec_string ("art",
                                              NULL,
                                              NULL,
                                              NULL,
                                              flags | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_WIDTH] =
    g_param_spec_int ("width", NULL, NULL, 1, 4096, 64, flags | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_ALTERNATIVE_TEXT] = g_param_spec_string ("alternative-text",
                                                           NULL,
                                                           NULL,
                                                           NULL,
                                                           flags |
                                                             G_PARAM_CONSTRUCT_ONLY);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "artpicture");
}

static void
favor_art_picture_init (FavorArtPicture *self)
{
  self->width = 64;
}
