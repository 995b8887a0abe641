/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <graphene.h>

#include "emperor-state.h"
#include "favor-face.h"

G_BEGIN_DECLS

/**
 * EmperorPavilionKind:
 * @EMPEROR_PAVILION_FULL: a large portrait, beside it the piles, and the Stars below
 * @EMPEROR_PAVILION_NARROW: a small portrait on the roof, below it the piles, and the Stars below
 * @EMPEROR_PAVILION_LOW: the same, but the Stars beside the piles
 *
 * How the place of a member of the Staff is laid out.
 */
typedef enum
{
  EMPEROR_PAVILION_FULL,
  EMPEROR_PAVILION_NARROW,
  EMPEROR_PAVILION_LOW,
} EmperorPavilionKind;

/**
 * EmperorPavilion:
 * @portrait: where the portrait is, and so on, in pixels, from the start side
 * @line: how far down the line above the Stars is; 0: none
 * @groups: the Stars of each seat
 * @counted: they are one Star and a number
 * @meeples: where the Meeples stand, on the foot of it
 * @small: the piles are small
 *
 * The places of all things in a pavilion.
 */
typedef struct
{
  EmperorPavilionKind kind;
  double              width;
  double              height;
  double              roof;
  double              letters;
  double              line;
  graphene_rect_t     portrait;
  graphene_rect_t     name;
  graphene_rect_t     piles[EMPEROR_N_LEVELS];
  graphene_rect_t     groups[EMPEROR_MAX_SEATS];
  gboolean            counted[EMPEROR_MAX_SEATS];
  graphene_rect_t     meeples;
  gboolean            small;
} EmperorPavilion;

/**
 * EmperorColours:
 * @body: of a pavilion
 * @edge: around it
 * @line: within it
 * @own: of the viewer's Stars
 * @dark: letters on it are pale
 *
 * Colours of the court.
 */
typedef struct
{
  GdkRGBA  body;
  GdkRGBA  edge;
  GdkRGBA  line;
  GdkRGBA  own;
  gboolean dark;
} EmperorColours;

/**
 * EmperorTenants:
 * @own: whose Stars are always seen one by one: a seat or %FAVOR_SEAT_NONE
 * @colours: of the seats
 * @stars: of each seat, with this member of the Staff
 *
 * The seats, as they are seen at one pavilion.
 */
typedef struct
{
  guint         n_seats;
  FavorSeat     own;
  const guint8 *colours;
  guint8        stars[EMPEROR_MAX_SEATS];
} EmperorTenants;

/* `letters`: how much bigger than usual; `crowd`: a Meeple stands there. */
void            emperor_pavilion_lay_out (EmperorPavilion       *self,
                                          const graphene_size_t *size,
                                          double                 letters,
                                          const EmperorTenants  *tenants,
                                          gboolean               crowd);
/* How far from the start the name on the roof reaches, in letters of `widget`. */
double          emperor_pavilion_measure_name (const EmperorPavilion *self,
                                               GtkWidget             *widget,
                                               guint                  staff);
/* Where the Star `index` of a seat is. */
graphene_rect_t emperor_pavilion_place_star (const EmperorPavilion *self,
                                             FavorSeat              seat,
                                             guint                  index);
/* Where one of `n` Meeples stands, so high that `aspect` is its width. */
graphene_rect_t emperor_pavilion_place_meeple (const EmperorPavilion *self,
                                               guint                  index,
                                               guint                  n,
                                               double                 aspect);
/* (transfer full): all but the piles, the Meeples and the own Stars. */
FavorFace      *emperor_pavilion_new_face (const EmperorPavilion *self,
                                           const EmperorColours  *colours,
                                           guint                  staff,
                                           const EmperorTenants  *tenants);
/* (transfer full): the own Stars. */
FavorFace      *emperor_pavilion_new_slots (const EmperorPavilion *self,
                                            const EmperorColours  *colours,
                                            const EmperorTenants  *tenants);

G_END_DECLS
