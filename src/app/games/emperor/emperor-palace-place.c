/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <string.h>

#include "emperor-palace-private.h"

#include "emperor-faces.h"

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

static graphene_rect_t
rect (double x, double y, double width, double height)
{
  return GRAPHENE_RECT_INIT ((float) x,
                             (float) y,
                             (float) MAX (width, 1),
                             (float) MAX (height, 1));
}

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

/* ---- Pavilions ------------------------------------------------------------------------ */

graphene_rect_t
emperor_palace_place_star (EmperorPalace *self, guint staff, FavorSeat seat, guint index)
{
  graphene_rect_t at = emperor_pavilion_place_star (&self->pavilions[staff], seat, index);

  graphene_rect_offset (&at,
                        self->spots[EMPEROR_KEY_STAFF + staff].origin.x,
                        self->spots[EMPEROR_KEY_STAFF + staff].origin.y);
  return at;
}

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
    {
      graphene_rect_t at;

      if (self->state.meeple[seat] != (int) staff)
        continue;
      at = emperor_pavilion_place_meeple (&self->pavilions[staff],
                                          k++,
                                          n,
                                          meeple_aspect (self, seat));
      graphene_rect_offset (&at,
                            self->spots[EMPEROR_KEY_STAFF + staff].origin.x,
                            self->spots[EMPEROR_KEY_STAFF + staff].origin.y);
      place (self, self->meeples[seat], &at);
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
    {
      graphene_rect_t at = pavilion->piles[i];

      graphene_rect_offset (&at, cell->origin.x, cell->origin.y);
      place (self, self->piles[staff * EMPEROR_N_LEVELS + i], &at);
    }
  if (tenants.own < 0)
    unplace (self, self->slots[staff]);
  else
    {
      graphene_rect_t at = pavilion->groups[tenants.own];

      graphene_rect_offset (&at, cell->origin.x, cell->origin.y);
      place (self, self->slots[staff], &at);
    }
}

/* ---- The Empress ---------------------------------------------------------------------- */

static void
place_guests (EmperorPalace *self, const graphene_rect_t *cell, double medal)
{
  guint  n = count_meeples (self, EMPEROR_PLACE_EMPRESS), k = 0;
  double high = medal * 0.36;
  double x = cell->origin.x + (cell->size.width + medal) / 2 - high * 0.6;

  for (guint seat = 0; seat < self->state.head.n_seats; seat++)
    {
      double wide;

      if (self->state.meeple[seat] != EMPEROR_PLACE_EMPRESS)
        continue;
      wide = high * meeple_aspect (self, seat);
      place (self,
             self->meeples[seat],
             &GRAPHENE_RECT_INIT ((float) (x + (k++ - (n > 3 ? 1.2 : 0.0)) * wide * 0.62),
                                  (float) (cell->origin.y + cell->size.height - high),
                                  (float) wide,
                                  (float) high));
    }
}

static void
place_empress (EmperorPalace *self, const graphene_rect_t *cell)
{
  double medal = cell->size.height - 4;

  place (self, self->empress, cell);
  emperor_palace_dress_empress (self, &cell->size, medal);
  place_guests (self, cell, medal);
}

/* ---- Corners -------------------------------------------------------------------------- */

static double
caption_height (EmperorPalace *self, const graphene_rect_t *corner)
{
  return corner->size.width >= CAPTION_LEAST * self->letters && !self->in_columns
           ? CAPTION_HEIGHT * self->letters
           : 0;
}

/* Below what ends there. */
static void
place_caption (EmperorPalace         *self,
               EmperorCaption         caption,
               const graphene_rect_t *corner,
               double                 below)
{
  double high = caption_height (self, corner);

  if (high <= 0)
    unplace (self, self->captions[caption]);
  else
    favor_board_place (FAVOR_BOARD (self),
                       self->captions[caption],
                       &GRAPHENE_RECT_INIT (corner->origin.x,
                                            (float) (below + CAPTION_GAP),
                                            corner->size.width,
                                            (float) high));
}

/* So wide that `across` of them with that aspect fit the corner, above its caption. */
static double
fit_width (EmperorPalace         *self,
           const graphene_rect_t *corner,
           double                 across,
           double                 aspect,
           double                 most)
{
  double high = corner->size.height - caption_height (self, corner) - 2 * CAPTION_GAP;

  return MAX (MIN (MIN (high, most) / aspect, (corner->size.width - 8) / across), 4);
}

/* Where the first of `across` things of that width begins, so that all are in the middle. */
static graphene_point_t
middle_of (EmperorPalace         *self,
           const graphene_rect_t *corner,
           double                 width,
           double                 height)
{
  double high = height + caption_height (self, corner);

  return GRAPHENE_POINT_INIT ((float) (corner->origin.x +
                                       (corner->size.width - width) / 2),
                              (float) (corner->origin.y +
                                       (corner->size.height - high) / 2));
}

static void
place_treasury (EmperorPalace *self, const graphene_rect_t *corner)
{
  double           size = fit_width (self, corner, 1, 1, COIN_MOST);
  graphene_point_t at = middle_of (self, corner, size, size);

  place (self,
         self->treasury,
         &GRAPHENE_RECT_INIT (at.x, at.y, (float) size, (float) size));
  place_caption (self, EMPEROR_CAPTION_TREASURY, corner, at.y + size);
}

static void
place_events (EmperorPalace *self, const graphene_rect_t *corner)
{
  double aspect = EMPEROR_DECK_ASPECT;
  double wide = fit_width (self, corner, 1, aspect, DECK_MOST), high = wide * aspect;
  graphene_point_t at = middle_of (self, corner, wide, high);

  place (self,
         self->events,
         &GRAPHENE_RECT_INIT (at.x, at.y, (float) wide, (float) high));
  emperor_palace_dress_deck (self, FALSE, wide < DECK_SMALL);
  place_caption (self, EMPEROR_CAPTION_EVENTS, corner, at.y + high);
}

static void
place_market (EmperorPalace *self, const graphene_rect_t *corner)
{
  double aspect = EMPEROR_DECK_ASPECT;
  double wide = fit_width (self, corner, 1.06 + DISCARD_SHARE, aspect, DECK_MOST);
  double high = wide * aspect, second = wide * DISCARD_SHARE;
  graphene_point_t at = middle_of (self, corner, wide * (1.06 + DISCARD_SHARE), high);

  place (self,
         self->market,
         &GRAPHENE_RECT_INIT (at.x, at.y, (float) wide, (float) high));
  place (self,
         self->discard,
         &GRAPHENE_RECT_INIT (at.x + (float) (wide * 1.06),
                              at.y + (float) ((wide - second) * EMPEROR_CARD_ASPECT / 2),
                              (float) second,
                              (float) (second * EMPEROR_CARD_ASPECT)));
  emperor_palace_dress_deck (self, TRUE, wide < DECK_SMALL);
  place_caption (self, EMPEROR_CAPTION_MARKET, corner, at.y + high);
}

static void
place_prices (EmperorPalace *self, const graphene_rect_t *corner)
{
  double          scale = MIN (MIN ((corner->size.width - 6) / SHEET_WIDTH,
                           (corner->size.height - 6) / SHEET_HEIGHT),
                      SHEET_MOST * self->letters);
  graphene_rect_t at = rect (0,
                             0,
                             MIN (corner->size.width - 6, SHEET_WIDTH * scale * 1.15),
                             SHEET_HEIGHT * scale);

  at.origin.x = corner->origin.x + (corner->size.width - at.size.width) / 2;
  at.origin.y = corner->origin.y + (corner->size.height - at.size.height) / 2;
  place (self, self->prices, &at);
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

  for (guint staff = 0; staff < EMPEROR_N_STAFF; staff++)
    place_pavilion (self,
                    staff,
                    &GRAPHENE_RECT_INIT ((float) (x + ring[staff].x * (wide + GAP) / 2),
                                         (float) (y + ring[staff].y * (high + GAP)),
                                         (float) wide,
                                         (float) MAX (high, 1)));
  place_treasury (self,
                  &(graphene_rect_t){ { (float) x, (float) y },
                                      { (float) half, (float) high } });
  place_events (self,
                &(graphene_rect_t){ { (float) end, (float) y },
                                    { (float) half, (float) high } });
  y += 2 * (high + GAP);
  place_prices (self,
                &(graphene_rect_t){ { (float) x, (float) y },
                                    { (float) half, (float) high } });
  place_market (self,
                &(graphene_rect_t){ { (float) end, (float) y },
                                    { (float) half, (float) high } });
  y -= high + GAP;
  place_empress (self,
                 &GRAPHENE_RECT_INIT ((float) (x + wide + GAP),
                                      (float) y,
                                      (float) wide,
                                      (float) MAX (high, 1)));
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
                    &GRAPHENE_RECT_INIT ((float) (COLUMN_EDGE +
                                                  columns[staff].x * (wide + GAP)),
                                         (float) (top + columns[staff].y * (high + GAP) +
                                                  (columns[staff].y == 2 ? bar + GAP
                                                                         : 0)),
                                         (float) wide,
                                         (float) MAX (high, 1)));
  place_treasury (self,
                  &(graphene_rect_t){ { 4, (float) y },
                                      { (float) side * 0.5f, (float) bar } });
  place_events (self,
                &(graphene_rect_t){ { 4 + (float) side * 0.5f, (float) y },
                                    { (float) side * 0.5f, (float) bar } });
  place_market (self,
                &(graphene_rect_t){ { (float) (width - side - 4), (float) y },
                                    { (float) side, (float) bar } });
  unplace (self, self->prices);
  place_empress (self,
                 &GRAPHENE_RECT_INIT ((float) (width * (1 - BAR_WIDTH) / 2),
                                      (float) y,
                                      (float) (width * BAR_WIDTH),
                                      (float) bar));
}

/* ---- What comes and goes -------------------------------------------------------------- */

/* On the Star `index` of the viewer there, if there is such a place. */
static void
place_ghost (EmperorPalace *self, FavorPiece *ghost, int staff, int index)
{
  FavorSeat       own = emperor_palace_get_own (self);
  graphene_rect_t at;

  if (own < 0 || staff < 0)
    {
      unplace (self, ghost);
      return;
    }
  at = emperor_palace_place_star (self,
                                  (guint) staff,
                                  own,
                                  (guint) CLAMP (index, 0, EMPEROR_N_LEVELS - 1));
  place (self, ghost, &at);
}

static void
place_ghosts (EmperorPalace *self)
{
  FavorSeat own = emperor_palace_get_own (self);
  int       to = self->ghost_staff, from = self->ghost_from;

  place_ghost (self,
               self->ghost,
               to,
               own >= 0 && to >= 0 ? self->state.stars[own][to] : 0);
  place_ghost (self,
               self->ghost_old,
               from,
               own >= 0 && from >= 0 ? self->state.stars[own][from] - 1 : 0);
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
  place_ghosts (self);
  emperor_palace_place_flights (self);
  emperor_palace_place_preview (self);
}
