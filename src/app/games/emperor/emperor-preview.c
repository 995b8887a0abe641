/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <string.h>

#include "emperor-preview.h"

#include "emperor-words.h"
#include "favor-face-parts.h"

/* In units of its own. */
#define WIDTH   FAVOR_PREVIEW_WIDTH
#define HEIGHT  FAVOR_PREVIEW_HEIGHT
#define EMPRESS 44
#define PERSON  31
#define STAR    17

/* The middles of the Staff. */
static const double ring[EMPEROR_N_STAFF][2] = { { 37, 18 }, { 81, 18 }, { 100, 46 },
                                                 { 81, 74 }, { 37, 74 }, { 18, 46 } };

struct _EmperorPreview
{
  FavorPreview parent_instance;

  FavorFace *face;
};

G_DEFINE_FINAL_TYPE (EmperorPreview, emperor_preview, FAVOR_TYPE_PREVIEW)

/* The ring is as large as fits. */
static void
emperor_preview_draw (FavorPreview *preview,
                      GtkSnapshot  *snapshot,
                      double        width,
                      double        height)
{
  EmperorPreview *self = EMPEROR_PREVIEW (preview);
  double          wide = MIN (width, height * WIDTH / HEIGHT);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT ((float) (width - wide) / 2,
                                                (float) (height - wide * HEIGHT / WIDTH) /
                                                  2));
  favor_face_snapshot (self->face, NULL, snapshot, wide);
  gtk_snapshot_restore (snapshot);
}

static void
emperor_preview_finalize (GObject *object)
{
  EmperorPreview *self = EMPEROR_PREVIEW (object);

  favor_face_unref (self->face);

  G_OBJECT_CLASS (emperor_preview_parent_class)->finalize (object);
}

static void
emperor_preview_class_init (EmperorPreviewClass *klass)
{
  FavorPreviewClass *preview_class = FAVOR_PREVIEW_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = emperor_preview_finalize;
  preview_class->ground = (GdkRGBA){ 0.29f, 0.11f, 0.13f, 1 };
  preview_class->draw = emperor_preview_draw;
}

static void
emperor_preview_init (EmperorPreview *self)
{
  self->face = favor_face_new (WIDTH, HEIGHT);
}

/* Takes `art`, in the middle of that point. */
static void
put (EmperorPreview *self, char *art, double x, double y, double size)
{
  favor_face_put (self->face, art, &FAVOR_RECT (x - size / 2, y - size / 2, size, size));
}

/* The seat with most Stars there, in seat order where several have as many; none has any: none. */
static FavorSeat
find_most (const EmperorState *state, guint staff)
{
  FavorSeat most = FAVOR_SEAT_NONE;

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    if (state->stars[seat][staff] > (most < 0 ? 0 : state->stars[most][staff]))
      most = (FavorSeat) seat;
  return most;
}

/**
 * emperor_preview_new:
 * @state: an #EmperorState, masked for whoever looks
 * @colours: of its seats
 *
 * Returns: (transfer full): a picture of @state
 */
GdkPaintable *
emperor_preview_new (gconstpointer state, const guint8 *colours)
{
  EmperorPreview *self = g_object_new (EMPEROR_TYPE_PREVIEW, NULL);

  for (guint staff = 0; staff < EMPEROR_N_STAFF; staff++)
    put (self,
         emperor_portrait_art (staff, PERSON),
         ring[staff][0],
         ring[staff][1],
         PERSON);
  put (self,
       emperor_portrait_art (EMPEROR_PLACE_EMPRESS, EMPRESS),
       WIDTH / 2,
       HEIGHT / 2,
       EMPRESS);
  for (guint staff = 0; staff < EMPEROR_N_STAFF; staff++)
    {
      FavorSeat most = find_most (state, staff);

      if (most >= 0)
        put (self,
             emperor_seat_art ("star", colours[most]),
             ring[staff][0] + PERSON * 0.36,
             ring[staff][1] + PERSON * 0.3,
             STAR);
    }
  return GDK_PAINTABLE (self);
}
