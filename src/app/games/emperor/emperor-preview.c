/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "emperor-preview.h"

#include "emperor-words.h"
#include "favor-face-parts.h"
#include "favor-face-preview.h"

/* In units of its own. */
#define WIDTH   FAVOR_PREVIEW_WIDTH
#define HEIGHT  FAVOR_PREVIEW_HEIGHT
#define EMPRESS 44
#define PERSON  31
#define STAR    17

/* The middles of the Staff. */
static const double ring[EMPEROR_N_STAFF][2] = { { 37, 18 }, { 81, 18 }, { 100, 46 },
                                                 { 81, 74 }, { 37, 74 }, { 18, 46 } };

static const GdkRGBA ground = { 0.29f, 0.11f, 0.13f, 1 };

/* Takes `art`, in the middle of that point. */
static void
put (FavorFace *face, char *art, double x, double y, double size)
{
  favor_face_put (face, art, &FAVOR_RECT (x - size / 2, y - size / 2, size, size));
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

GdkPaintable *
emperor_preview_new (gconstpointer state, const guint8 *colours)
{
  FavorFace *face = favor_face_new (WIDTH, HEIGHT);

  for (guint staff = 0; staff < EMPEROR_N_STAFF; staff++)
    put (face,
         emperor_portrait_art (staff, PERSON),
         ring[staff][0],
         ring[staff][1],
         PERSON);
  put (face,
       emperor_portrait_art (EMPEROR_PLACE_EMPRESS, EMPRESS),
       WIDTH / 2,
       HEIGHT / 2,
       EMPRESS);
  for (guint staff = 0; staff < EMPEROR_N_STAFF; staff++)
    {
      FavorSeat most = find_most (state, staff);

      if (most >= 0)
        put (face,
             emperor_seat_art ("star", colours[most]),
             ring[staff][0] + PERSON * 0.36,
             ring[staff][1] + PERSON * 0.3,
             STAR);
    }
  return favor_face_preview_new (face, &ground);
}
