/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "emperor-focus.h"
#include "emperor-palace.h"
#include "emperor-pavilion.h"
#include "favor-board-things.h"
#include "favor-ground.h"

G_BEGIN_DECLS

/* What the parts of the palace share. */

typedef enum
{
  EMPEROR_CAPTION_TREASURY,
  EMPEROR_CAPTION_EVENTS,
  EMPEROR_CAPTION_MARKET,
} EmperorCaption;

#define EMPEROR_N_CAPTIONS (EMPEROR_CAPTION_MARKET + 1)

/* A Star on its way, for as long as it takes: from a place of a seat on a member of the Staff to
 * another one. %FAVOR_NONE: from or to the seat. */
typedef struct
{
  FavorPiece *piece;
  FavorSeat   seat;
  int         from;
  int         to;
  /* Where it begins and where it lies down. */
  guint from_index;
  guint to_index;
} EmperorFlight;

/**
 * EmperorGhosts:
 * @coming: the Star of the viewer that a choice would bring
 * @going: the one that it would take away
 * @to: the member of the Staff on which @coming is, or %FAVOR_NONE
 * @from: that of @going, likewise
 */
typedef struct
{
  FavorPiece *coming;
  FavorPiece *going;
  int         to;
  int         from;
} EmperorGhosts;

/**
 * EmperorMarks:
 * @focus: what has just changed or is being shown
 * @threatened: a set of Staff on which somebody would lose a Star
 * @payable: a set of levels, 1 << (level - 1): the Stars that the viewer can pay now
 *
 * What stands out on the board.
 */
typedef struct
{
  EmperorFocus focus;
  guint        threatened;
  guint        payable;
} EmperorMarks;

struct _EmperorPalace
{
  FavorBoard parent_instance;

  FavorSight  *sight;
  FavorGround *ground;
  EmperorState state;
  FavorSeat    viewer;
  guint8       colours[EMPEROR_MAX_SEATS];
  EmperorMarks marks;

  FavorPiece *staff[EMPEROR_N_STAFF];
  FavorPiece *empress;
  FavorPiece *piles[EMPEROR_N_CARDS];
  FavorPiece *slots[EMPEROR_N_STAFF];
  FavorPiece *meeples[EMPEROR_MAX_SEATS];
  FavorPiece *treasury;
  FavorPiece *events;
  FavorPiece *market;
  FavorPiece *discard;
  FavorPiece *prices;
  GtkWidget  *captions[EMPEROR_N_CAPTIONS];

  EmperorGhosts ghosts;
  /* What a choice would bring, at which place: in words, and in a figure. */
  FavorPill preview;
  int       preview_key;
  /* Of EmperorFlight. */
  GArray *flights;

  /* How it is laid out, in a place of this size. */
  int             width;
  int             height;
  gboolean        in_columns;
  double          letters;
  EmperorColours  palette;
  EmperorPavilion pavilions[EMPEROR_N_STAFF];
  /* By key: where pieces are, from the start side. */
  graphene_rect_t spots[EMPEROR_N_KEYS];
};

static inline const char *
emperor_palace_get_name (EmperorPalace *self, guint seat)
{
  return favor_sight_get_moment (self->sight)->names.names[seat];
}

/* Whose Stars are the own ones: a seat or %FAVOR_SEAT_NONE. */
static inline FavorSeat
emperor_palace_get_own (EmperorPalace *self)
{
  return self->viewer >= 0 && self->viewer < self->state.head.n_seats ? self->viewer
                                                                      : FAVOR_SEAT_NONE;
}

/* emperor-palace-place.c */
void            emperor_palace_place          (FavorBoard            *board,
                                               int                    width,
                                               int                    height);

/* emperor-palace-faces.c */
/* The seats at a pavilion. */
EmperorTenants  emperor_palace_list_tenants   (EmperorPalace         *self,
                                               guint                  staff);
void            emperor_palace_dress_staff    (EmperorPalace         *self,
                                               guint                  staff);
void            emperor_palace_dress_piles    (EmperorPalace         *self);
void            emperor_palace_dress_meeples  (EmperorPalace         *self);
void            emperor_palace_dress_ghosts   (EmperorPalace         *self);
/* (transfer full): a Star of a seat. */
FavorFace      *emperor_palace_new_star       (EmperorPalace         *self,
                                               FavorSeat              seat);
/* The Empress, in a cell of that size, with a medal so wide. */
void            emperor_palace_dress_empress  (EmperorPalace         *self,
                                               const graphene_size_t *size,
                                               double                 medal);
void            emperor_palace_dress_treasury (EmperorPalace         *self);
/* That of Events, or that of the Black Market with its discard. */
void            emperor_palace_dress_deck     (EmperorPalace         *self,
                                               gboolean               market,
                                               gboolean               small);

/* emperor-palace-prices.c */
void            emperor_palace_dress_prices   (EmperorPalace         *self,
                                               const graphene_size_t *size);

/* emperor-palace-words.c */
/* Tells all pieces what they are. */
void            emperor_palace_name           (EmperorPalace         *self);

/* emperor-palace-pill.c */
void            emperor_palace_place_preview  (EmperorPalace         *self);

/* emperor-palace-flight.c */
/* Where a Star of a seat is on the board, from its start side. */
graphene_rect_t emperor_palace_place_star     (EmperorPalace         *self,
                                               guint                  staff,
                                               FavorSeat              seat,
                                               guint                  index);
/* Stars that are elsewhere than in `before` begin to move. */
void            emperor_palace_start_flights  (EmperorPalace         *self,
                                               const EmperorState    *before);
void            emperor_palace_end_flights    (EmperorPalace         *self);
void            emperor_palace_place_flights  (EmperorPalace         *self);

G_END_DECLS
