/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "favor-result-scene.h"

#include "favor-accessible.h"
#include "favor-art.h"
#include "favor-schema.h"
#include "favor-crests.h"
#include "favor-seat-sign.h"
#include "favor-signals.h"
#include "favor-texture.h"

/* A lower picture says nothing. */
#define LEAST_HEIGHT 48
/* Shields beside each other, in their widths; more become smaller. */
#define ROOM_MIDDLE 2.4
#define ROOM_SIDE   1.5
/* Of a shield's height; and of its width that a pair is apart. */
#define SIGN_WIDTH (1 / 1.15)
#define SIGN_STEP  1.08
/* The winners come first, from above, and grow smaller until they have their place. */
#define WINNERS_UNTIL 0.7
#define OTHERS_FROM   0.4
#define LANDING       0.9

typedef struct
{
  guint8 colours[FAVOR_MAX_SEATS];
  guint  n;
} Honoured;

struct _FavorResultScene
{
  GtkWidget parent_instance;

  const FavorEnding *ending;
  Honoured           honoured[FAVOR_ENDING_PLACES];
  double             progress;
};

G_DEFINE_FINAL_TYPE (FavorResultScene, favor_result_scene, GTK_TYPE_WIDGET)

/* ---- Places --------------------------------------------------------------------------- */

/* The whole picture in the middle of the widget; FALSE if it is too small to be seen. */
static gboolean
locate_picture (FavorResultScene *self, graphene_rect_t *at)
{
  double width = gtk_widget_get_width (GTK_WIDGET (self));
  double height = gtk_widget_get_height (GTK_WIDGET (self));
  double scale = MIN (width / FAVOR_ENDING_WIDTH, height / FAVOR_ENDING_HEIGHT);

  if (self->ending == NULL || scale * FAVOR_ENDING_HEIGHT < LEAST_HEIGHT)
    return FALSE;
  at->size.width = (float) (scale * FAVOR_ENDING_WIDTH);
  at->size.height = (float) (scale * FAVOR_ENDING_HEIGHT);
  /* At whole pixels, or it would be blurred. */
  at->origin.x = (float) (int) ((width - at->size.width) / 2);
  at->origin.y = (float) (int) ((height - at->size.height) / 2);
  return TRUE;
}

static double
place_x (FavorResultScene *self, guint place)
{
  double   x = self->ending->places[place].x;
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  return rtl ? FAVOR_ENDING_WIDTH - x : x;
}

gboolean
favor_result_scene_locate (FavorResultScene *self,
                           guint             place,
                           guint             nth,
                           graphene_rect_t  *at)
{
  graphene_rect_t         picture;
  const FavorEndingPlace *there;
  double                  scale, size, step, x;
  guint                   n;

  g_return_val_if_fail (FAVOR_IS_RESULT_SCENE (self), FALSE);
  g_return_val_if_fail (place < FAVOR_ENDING_PLACES, FALSE);
  g_return_val_if_fail (at != NULL, FALSE);

  n = self->honoured[place].n;
  if (nth >= n || !locate_picture (self, &picture))
    return FALSE;
  there = &self->ending->places[place];
  scale = picture.size.width / FAVOR_ENDING_WIDTH;
  size = there->size * MIN (1, (place == 0 ? ROOM_MIDDLE : ROOM_SIDE) / n) * scale;
  step = size * SIGN_WIDTH * SIGN_STEP;
  x = picture.origin.x + place_x (self, place) * scale + (nth - (n - 1) / 2.0) * step;
  *at = GRAPHENE_RECT_INIT ((float) (x - size * SIGN_WIDTH / 2),
                            (float) (picture.origin.y + there->y * scale - size / 2),
                            (float) (size * SIGN_WIDTH),
                            (float) size);
  return TRUE;
}

/* ---- Drawing -------------------------------------------------------------------------- */

/* How far the shields of a place are on their way, 0 to 1. */
static double
progress_of (FavorResultScene *self, guint place)
{
  double progress = place == 0 ? self->progress / WINNERS_UNTIL
                               : (self->progress - OTHERS_FROM) / (1 - OTHERS_FROM);

  return CLAMP (progress, 0, 1);
}

static void
append_shield (GtkSnapshot *snapshot, guint colour, const graphene_rect_t *box)
{
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, box);

  cairo_translate (cr, box->origin.x, box->origin.y);
  favor_seat_sign_paint (cr, colour, box->size.width, box->size.height);
  cairo_destroy (cr);
}

/* It is round: as wide as a shield. */
static void
append_crest (FavorResultScene      *self,
              GtkSnapshot           *snapshot,
              const char            *crest,
              const graphene_rect_t *box)
{
  GtkWidget             *widget = GTK_WIDGET (self);
  float                  side = box->size.width;
  graphene_rect_t        place = GRAPHENE_RECT_INIT (box->origin.x,
                                              box->origin.y +
                                                (box->size.height - side) / 2,
                                              side,
                                              side);
  g_autoptr (GdkTexture) texture = NULL;

  texture = favor_art_get_texture (favor_art_get_default (),
                                   crest,
                                   side,
                                   side,
                                   gtk_widget_get_scale_factor (widget));
  favor_texture_append (texture, widget, snapshot, &place);
}

static void
append_sign (FavorResultScene      *self,
             GtkSnapshot           *snapshot,
             guint                  colour,
             const graphene_rect_t *at,
             double                 progress)
{
  double          left = (1 - progress) * (1 - progress);
  float           grown = (float) (1 + LANDING * left);
  graphene_rect_t box = *at;
  const char     *crest;

  graphene_rect_inset (&box,
                       -at->size.width * (grown - 1) / 2,
                       -at->size.height * (grown - 1) / 2);
  crest = favor_crests_get (favor_crests_find (GTK_WIDGET (self)), colour);
  gtk_snapshot_push_opacity (snapshot, progress);
  if (crest != NULL)
    append_crest (self, snapshot, crest, &box);
  else
    append_shield (snapshot, colour, &box);
  gtk_snapshot_pop (snapshot);
}

static void
append_signs (FavorResultScene *self, GtkSnapshot *snapshot, guint place)
{
  const Honoured *honoured = &self->honoured[place];
  double          progress = progress_of (self, place);
  graphene_rect_t at;

  for (guint i = 0; i < honoured->n && progress > 0; i++)
    if (favor_result_scene_locate (self, place, i, &at))
      append_sign (self, snapshot, honoured->colours[i], &at, progress);
}

static void
favor_result_scene_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FavorResultScene *self = FAVOR_RESULT_SCENE (widget);
  gboolean          dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  g_autoptr (GdkTexture) texture = NULL;
  g_autofree char       *id = NULL;
  graphene_rect_t        at;

  if (!locate_picture (self, &at))
    return;
  id = g_strconcat (self->ending->art, dark ? "dark" : "light", NULL);
  texture = favor_art_get_texture (favor_art_get_default (),
                                   id,
                                   at.size.width,
                                   at.size.height,
                                   gtk_widget_get_scale_factor (widget));
  favor_texture_append (texture, widget, snapshot, &at);
  for (guint place = FAVOR_ENDING_PLACES; place-- > 0;)
    append_signs (self, snapshot, place);
}

static GtkSizeRequestMode
favor_result_scene_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
favor_result_scene_measure (GtkWidget     *widget,
                            GtkOrientation orientation,
                            int            for_size,
                            int           *minimum,
                            int           *natural,
                            int           *minimum_baseline,
                            int           *natural_baseline)
{
  FavorResultScene *self = FAVOR_RESULT_SCENE (widget);
  double            width = for_size >= 0 ? for_size : FAVOR_ENDING_WIDTH;

  *minimum = *natural = 0;
  if (self->ending == NULL)
    return;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL
               ? (int) FAVOR_ENDING_WIDTH
               : (int) (width * FAVOR_ENDING_HEIGHT / FAVOR_ENDING_WIDTH);
  /* What stands beside it or below is scrolled where there is no room for both. */
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0)
    *minimum = *natural;
}

/* ---- Object --------------------------------------------------------------------------- */

static void
favor_result_scene_class_init (FavorResultSceneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = favor_result_scene_snapshot;
  widget_class->measure = favor_result_scene_measure;
  widget_class->get_request_mode = favor_result_scene_get_request_mode;

  gtk_widget_class_set_css_name (widget_class, "resultscene");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
favor_result_scene_init (FavorResultScene *self)
{
  self->progress = 1;
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  favor_signals_connect (adw_style_manager_get_default (),
                         "notify::dark",
                         G_CALLBACK (gtk_widget_queue_draw),
                         self);
}

GtkWidget *
favor_result_scene_new (void)
{
  return g_object_new (FAVOR_TYPE_RESULT_SCENE, NULL);
}

void
favor_result_scene_set_ending (FavorResultScene *self, const FavorEnding *ending)
{
  g_return_if_fail (FAVOR_IS_RESULT_SCENE (self));

  if (self->ending == ending)
    return;
  self->ending = ending;
  gtk_widget_set_visible (GTK_WIDGET (self), ending != NULL);
  if (ending != NULL)
    favor_accessible_set_name (GTK_WIDGET (self), _ (ending->text));
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
favor_result_scene_set_honoured (FavorResultScene *self,
                                 guint             place,
                                 const guint8     *colours,
                                 guint             n)
{
  g_return_if_fail (FAVOR_IS_RESULT_SCENE (self));
  g_return_if_fail (place < FAVOR_ENDING_PLACES);
  g_return_if_fail (n <= FAVOR_MAX_SEATS);

  self->honoured[place].n = n;
  if (n > 0)
    memcpy (self->honoured[place].colours, colours, n);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
favor_result_scene_set_progress (FavorResultScene *self, double progress)
{
  g_return_if_fail (FAVOR_IS_RESULT_SCENE (self));

  self->progress = CLAMP (progress, 0, 1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

double
favor_result_scene_get_progress (FavorResultScene *self)
{
  g_return_val_if_fail (FAVOR_IS_RESULT_SCENE (self), 1);

  return self->progress;
}
