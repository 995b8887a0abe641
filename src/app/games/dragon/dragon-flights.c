/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "dragon-flights.h"

#include "dragon-faces.h"
#include "favor-face-parts.h"

/* Favour and Works while they are on their way, in pixels. */
#define TOKEN 26

/* ---- Faces and seats -------------------------------------------------------------------- */

static FavorFace *
new_favour (gint n)
{
  return favor_face_new_picture ("dragon/token-favour");
}

static FavorFace *
new_work (gint n)
{
  return favor_face_new_picture ("dragon/token-works");
}

static FavorFace *
new_role (gint role)
{
  return role >= 0 ? dragon_face_new_vote ((guint) role, DRAGON_VOTE_SIGN) : NULL;
}

/* Events speak of clans. */
static FavorSeat
find_seat (gconstpointer state, gint clan)
{
  const DragonState *self = state;

  for (guint seat = 0; seat < self->head.n_seats; seat++)
    if (self->clans[seat] == clan)
      return (FavorSeat) seat;
  return FAVOR_SEAT_NONE;
}

/* ---- Tables ----------------------------------------------------------------------------- */

#define NO       FAVOR_NO_ARG
#define HOARD    FAVOR_AT_NOWHERE
#define CLAN(i)  FAVOR_AT_SHIELD_OF (i)
#define CLANS(i) FAVOR_AT_SHIELDS_OF (i)
#define VOTE(i)  FAVOR_AT_PIECE_OF (0, (i))

/* Cards go their way as pieces of the council. */
/* clang-format off */
static const FavorFlightRow rows[] = {
  { "favour-given", new_favour, NO, 2, TOKEN, CLAN (0), CLAN (1) },
  { "works-placed", new_work, NO, NO, TOKEN, CLAN (0), VOTE (1), 2 },
  { "artisan-alone", new_favour, NO, NO, TOKEN, HOARD, CLAN (0) },
  { "favour-taken", new_favour, NO, NO, TOKEN, CLAN (1), CLAN (0) },
  { "merchant-paid", new_favour, NO, 2, TOKEN, HOARD, CLAN (0) },
  { "soldier-force", new_favour, NO, NO, TOKEN, CLANS (1), HOARD },
  { "soldier-force", new_favour, NO, NO, TOKEN, HOARD, CLAN (0) },
  { "supplier-gave", new_favour, NO, NO, TOKEN, HOARD, CLANS (1) },
  { "favour-won", new_favour, NO, NO, TOKEN, HOARD, CLAN (0) },
  { "great-favour-won", new_favour, NO, NO, TOKEN, HOARD, CLAN (0) },
  { "patronage-paid", new_favour, NO, 1, TOKEN, HOARD, CLAN (0) },
  { "promise-paid", new_favour, NO, 2, TOKEN, CLAN (0), CLAN (1) },
};

static const FavorGreatRow greats[] = {
  { "role-won", new_role, 0, NO, 0, FAVOR_GREAT_HELD, VOTE (0) },
};

/* clang-format on */

const FavorFlightTable dragon_flight_table = {
  .rows = rows,
  .n_rows = G_N_ELEMENTS (rows),
  .greats = greats,
  .n_greats = G_N_ELEMENTS (greats),
  .find_seat = find_seat,
};
