/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <string.h>

#include "emperor-palace-private.h"

#include "emperor-faces.h"
#include "favor-shapes.h"

/* Where everything stands in the palace: pavilions in rows of two, three and two with the Empress
 * in the middle, or, where it is narrow, in two columns with her between the second and the third
 * row. */

#define COLUMNS_BELOW 620
#define GAP           6
#define EDGE          10
#define COLUMN_EDGE   4
/* Of a pavilion: at most so high for its width, and so wide. */
#define CELL_ASPECT 0.56
#define CELL_MOST   470
/* Of the Empress between two columns. */
#define BAR_SHARE 0.16
#define BAR_LEAST 40
#define BAR_MOST  66
#define BAR_WIDTH 0.46
/* Of decks in the corners. */
#define DECK_MOST      170
#define DECK_SMALL     60
#define COIN_MOST      170
#define CAPTION_GAP    3
#define CAPTION_HEIGHT 17
/* Corners that are narrower have no words, and the discard pile overlaps its deck. */
#define CAPTION_LEAST 60
#define DISCARD_SHARE 0.9
#define SHEET_WIDTH   164
#define SHEET_HEIGHT  104
#define SHEET_MOST    1.4

/* Of the cells that go around the Empress, clockwise from the first one: columns in halves, and
 * rows. */
static const struct
{
  guint8 x;
  guint8 y;
} ring[EMPEROR_N_STAFF] = { { 1, 0 }, { 3, 0 }, { 4, 1 }, { 3, 2 }, { 1, 2 }, { 0, 1 } };

/* Two columns. */
static const struct
{
  guint8 x;
  guint8 y;
} columns[EMPEROR_N_STAFF] = {
  { 0, 0 }, { 1, 0 }, { 1, 1 }, { 1, 2 }, { 0, 2 }, { 0, 1 }
};

static void
unplace (EmperorPalace *self, gpointer piece)
{
  favor_board_unplace (FAVOR_BOARD (self), piece);
}

static void
place (EmperorPalace *self, FavorPiece *piece, const graphene_rect_t *at)
{
  if (favor_piece_get_key (piece) < EMPEROR_N_KEYS)
    self->spots[favor_piece_get_key (piece)] = *at;
  favor_board_place (FAVOR_BOARD (self), GTK_WIDGET (piece), at);
}

/* `at` is counted from the corner of `cell`. */
static void
place_in (EmperorPalace         *self,
          FavorPiece            *piece,
          const graphene_rect_t *cell,
          const graphene_rect_t *at)
{
  graphene_rect_t place_at = favor_rect_in (cell, at);

  place (self, piece, &place_at);
}

/* ---- Pavilions ------------------------------------------------------------------------ */

static guint
count_meeples (EmperorPalace *self, int at)
{
  guint n = 0;

  for (guint seat = 0; seat < self->state.head.n_seats; seat++)
    n += self->state.meeple[seat] == at;
  return n;
}

static double
meeple_aspect (EmperorPalace *self, guint seat)
{
  FavorFace *face = favor_piece_get_face (self->meeples[seat]);

  return face != NULL ? favor_face_get_aspect (face) : 1;
}

static void
place_meeples (EmperorPalace *self, guint staff)
{
  guint n = count_meeples (self, (int) staff), k = 0;

  for (guint seat = 0; seat < self->state.head.n_seats; seat++)
    if (self->state.meeple[seat] == (int) staff)
      {
        graphene_rect_t at = emperor_pavilion_place_meeple (&self->pavilions[staff],
                                                            k++,
                                                            n,
                                                            meeple_aspect (self, seat));

        place_in (self,
                  self->meeples[seat],
                  &self->spots[EMPEROR_KEY_STAFF + staff],
                  &at);
      }
}

static void
place_pavilion (EmperorPalace *self, guint staff, const graphene_rect_t *cell)
{
  EmperorPavilion *pavilion = &self->pavilions[staff];
  EmperorTenants   tenants = emperor_palace_list_tenants (self, staff);

  emperor_pavilion_lay_out (pavilion,
                            &cell->size,
                            self->letters,
                            &tenants,
                            count_meeples (self, (int) staff) > 0);
  place (self, self->staff[staff], cell);
  for (guint i = 0; i < EMPEROR_N_LEVELS; i++)
    place_in (self, self->piles[staff * EMPEROR_N_LEVELS + i], cell, &pavilion->piles[i]);
  if (tenants.own < 0)
    unplace (self, self->slots[staff]);
  else
    place_in (self, self->slots[staff], cell, &pavilion->groups[tenants.own]);
}

/* ---- The Empress ---------------------------------------------------------------------- */

static void
place_empress (EmperorPalace *self, const graphene_rect_t *cell)
{
  double medal = cell->size.height - 4, high = medal * 0.36;
  double x = (cell->size.width + medal) / 2 - high * 0.6, y = cell->size.height - high;
  guint  n = count_meeples (self, EMPEROR_PLACE_EMPRESS), k = 0;

  place (self, self->empress, cell);
  emperor_palace_dress_empress (self, &cell->size, medal);
  /* Her guests. */
  for (guint seat = 0; seat < self->state.head.n_seats; seat++)
    if (self->state.meeple[seat] == EMPEROR_PLACE_EMPRESS)
      {
        double wide = high * meeple_aspect (self, seat);
        double step = (k++ - (n > 3 ? 1.2 : 0.0)) * wide * 0.62;

        place_in (self, self->meeples[seat], cell, &FAVOR_RECT (x + step, y, wide, high));
      }
}

/* ---- Corners -------------------------------------------------------------------------- */

static double
caption_height (EmperorPalace *self, const graphene_rect_t *corner)
{
  return corner->size.width >= CAPTION_LEAST * self->letters && !self->in_columns
           ? CAPTION_HEIGHT * self->letters
           : 0;
}

/* Below what lies `at` the corner. */
static void
place_caption (EmperorPalace         *self,
               EmperorCaption         caption,
               const graphene_rect_t *corner,
               const graphene_rect_t *at)
{
  double high = caption_height (self, corner);
  double below = at->origin.y + at->size.height + CAPTION_GAP;

  if (high <= 0)
    unplace (self, self->captions[caption]);
  else
    favor_board_place (FAVOR_BOARD (self),
                       self->captions[caption],
                       &FAVOR_RECT (corner->origin.x, below, corner->size.width, high));
}

/* In the middle of the corner, above its caption, as large as fits: `across` things beside each
 * other, each so high for its width. The place of the first one. */
static graphene_rect_t
fit (EmperorPalace         *self,
     const graphene_rect_t *corner,
     double                 across,
     double                 aspect,
     double                 most)
{
  double words = caption_height (self, corner);
  double high = corner->size.height - words - 2 * CAPTION_GAP;
  double wide = MIN (MIN (high, most) / aspect, (corner->size.width - 8) / across);

  wide = MAX (wide, 4);
  return FAVOR_RECT (corner->origin.x + (corner->size.width - wide * across) / 2,
                     corner->origin.y + (corner->size.height - wide * aspect - words) / 2,
                     wide,
                     wide * aspect);
}

static void
place_treasury (EmperorPalace *self, const graphene_rect_t *corner)
{
  graphene_rect_t at = fit (self, corner, 1, 1, COIN_MOST);

  place (self, self->treasury, &at);
  place_caption (self, EMPEROR_CAPTION_TREASURY, corner, &at);
}

static void
place_events (EmperorPalace *self, const graphene_rect_t *corner)
{
  graphene_rect_t at = fit (self, corner, 1, EMPEROR_DECK_ASPECT, DECK_MOST);

  place (self, self->events, &at);
  emperor_palace_dress_deck (self, FALSE, at.size.width < DECK_SMALL);
  place_caption (self, EMPEROR_CAPTION_EVENTS, corner, &at);
}

static void
place_market (EmperorPalace *self, const graphene_rect_t *corner)
{
  double          across = 1.06 + DISCARD_SHARE;
  graphene_rect_t at = fit (self, corner, across, EMPEROR_DECK_ASPECT, DECK_MOST);
  double          wide = at.size.width, second = wide * DISCARD_SHARE;

  place (self, self->market, &at);
  place_in (self,
            self->discard,
            &at,
            &FAVOR_RECT (wide * 1.06,
                         (wide - second) * EMPEROR_CARD_ASPECT / 2,
                         second,
                         second * EMPEROR_CARD_ASPECT));
  emperor_palace_dress_deck (self, TRUE, wide < DECK_SMALL);
  place_caption (self, EMPEROR_CAPTION_MARKET, corner, &at);
}

static void
place_prices (EmperorPalace *self, const graphene_rect_t *corner)
{
  double width = corner->size.width, height = corner->size.height;
  double scale = MIN (MIN ((width - 6) / SHEET_WIDTH, (height - 6) / SHEET_HEIGHT),
                      SHEET_MOST * self->letters);
  double wide = MAX (MIN (width - 6, SHEET_WIDTH * scale * 1.15), 1);
  double high = MAX (SHEET_HEIGHT * scale, 1);
  graphene_rect_t at = FAVOR_RECT ((width - wide) / 2, (height - high) / 2, wide, high);

  place_in (self, self->prices, corner, &at);
  emperor_palace_dress_prices (self, &at.size);
}

/* ---- Arrangements --------------------------------------------------------------------- */

static void
place_ring (EmperorPalace *self, double width, double height)
{
  double top = MAX (EDGE, favor_board_get_top (FAVOR_BOARD (self)));
  double wide = MIN ((width - 2 * EDGE - 2 * GAP) / 3, CELL_MOST * self->letters);
  double high = MIN ((height - top - EDGE - 2 * GAP) / 3, wide * CELL_ASPECT);
  double x = (width - 3 * wide - 2 * GAP) / 2;
  double y = top + (height - top - EDGE - 3 * high - 2 * GAP) / 2;
  double half = (wide - GAP) / 2, end = x + 2.5 * (wide + GAP);
  double cell = MAX (high, 1), middle = y + high + GAP, foot = y + 2 * (high + GAP);

  for (guint staff = 0; staff < EMPEROR_N_STAFF; staff++)
    place_pavilion (self,
                    staff,
                    &FAVOR_RECT (x + ring[staff].x * (wide + GAP) / 2,
                                 y + ring[staff].y * (high + GAP),
                                 wide,
                                 cell));
  place_treasury (self, &FAVOR_RECT (x, y, half, high));
  place_events (self, &FAVOR_RECT (end, y, half, high));
  place_prices (self, &FAVOR_RECT (x, foot, half, high));
  place_market (self, &FAVOR_RECT (end, foot, half, high));
  place_empress (self, &FAVOR_RECT (x + wide + GAP, middle, wide, cell));
}

static void
place_columns (EmperorPalace *self, double width, double height)
{
  double top = MAX (COLUMN_EDGE, favor_board_get_top (FAVOR_BOARD (self)));
  double wide = (width - 2 * COLUMN_EDGE - GAP) / 2;
  double bar = CLAMP (height * BAR_SHARE, BAR_LEAST, BAR_MOST * self->letters);
  double high = (height - top - COLUMN_EDGE - 3 * GAP - bar) / 3;
  double y = top + 2 * (high + GAP), side = width * (1 - BAR_WIDTH) / 2 - 8;

  for (guint staff = 0; staff < EMPEROR_N_STAFF; staff++)
    place_pavilion (self,
                    staff,
                    &FAVOR_RECT (COLUMN_EDGE + columns[staff].x * (wide + GAP),
                                 top + columns[staff].y * (high + GAP) +
                                   (columns[staff].y == 2 ? bar + GAP : 0),
                                 wide,
                                 MAX (high, 1)));
  place_treasury (self, &FAVOR_RECT (4, y, side / 2, bar));
  place_events (self, &FAVOR_RECT (4 + side / 2, y, side / 2, bar));
  place_market (self, &FAVOR_RECT (width - side - 4, y, side, bar));
  unplace (self, self->prices);
  place_empress (self,
                 &FAVOR_RECT (width * (1 - BAR_WIDTH) / 2, y, width * BAR_WIDTH, bar));
}

/* ---- What comes and goes -------------------------------------------------------------- */

/* On the Star of the viewer there, `beyond` those that are, if there is such a place. */
static void
place_ghost (EmperorPalace *self, FavorPiece *ghost, int staff, int beyond)
{
  FavorSeat       own = emperor_palace_get_own (self);
  graphene_rect_t at;
  int             index;

  if (own < 0 || staff < 0)
    {
      unplace (self, ghost);
      return;
    }
  index = CLAMP (self->state.stars[own][staff] + beyond, 0, EMPEROR_N_LEVELS - 1);
  at = emperor_palace_place_star (self, (guint) staff, own, (guint) index);
  place (self, ghost, &at);
}

void
emperor_palace_place (FavorBoard *board, int width, int height)
{
  EmperorPalace *self = EMPEROR_PALACE (board);

  if (width < 2 || height < 2)
    return;
  self->width = width;
  self->height = height;
  self->letters = favor_face_scale_fonts (GTK_WIDGET (self));
  self->in_columns = width < COLUMNS_BELOW;
  emperor_palace_dress_meeples (self);
  emperor_palace_dress_treasury (self);
  if (self->in_columns)
    place_columns (self, width, height);
  else
    place_ring (self, width, height);
  for (guint staff = 0; staff < EMPEROR_N_STAFF; staff++)
    {
      place_meeples (self, staff);
      emperor_palace_dress_staff (self, staff);
    }
  emperor_palace_dress_piles (self);
  emperor_palace_dress_ghosts (self);
  place_ghost (self, self->ghosts.coming, self->ghosts.to, 0);
  place_ghost (self, self->ghosts.going, self->ghosts.from, -1);
  emperor_palace_place_flights (self);
  emperor_palace_place_preview (self);
}
