/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-flight.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_FLIGHTS (favor_flights_get_type ())
G_DECLARE_FINAL_TYPE (FavorFlights, favor_flights, FAVOR, FLIGHTS, GtkWidget)

/* No more things are on their way at once: who looks can follow no more. */
#define FAVOR_FLIGHTS_MOST 24

/* A layer over a whole page on which things go from one widget to another, numbers rise and great
 * moments are held up. All of that is only for the eye: what is below shows already what has come of
 * it, nothing waits for it, and it takes neither focus nor pointer. Where the widgets are is asked
 * anew for each frame, so that it arrives even if the window becomes another size meanwhile; what is
 * scrolled out of sight is flown to at the edge.
 *
 * With motion reduced things do not move but show themselves where they arrive; at instant speed
 * there is nothing. Nothing ticks while nothing is on its way. */
FavorFlights *favor_flights_new       (void);

/**
 * favor_flights_fly:
 * @face: what goes
 * @width: its width in pixels
 * @from: (nullable): where it was
 * @to: (nullable): where it is; one of both is given
 *
 * Lets a thing go. Those that go at once follow each other.
 */
void          favor_flights_fly       (FavorFlights *self,
                                       FavorFace    *face,
                                       double        width,
                                       GtkWidget    *from,
                                       GtkWidget    *to);
/* The same to a card that has come into the hand: it is not seen there before it has arrived. */
void          favor_flights_land      (FavorFlights *self,
                                       FavorFace    *face,
                                       double        width,
                                       GtkWidget    *from,
                                       GtkWidget    *card);
/* Whether something on its way will be seen there. */
gboolean      favor_flights_awaits    (FavorFlights *self,
                                       GtkWidget    *card);
/* In milliseconds: how long `n` of them are on their way that set off at once; 0 where nothing moves. */
guint         favor_flights_measure   (guint         n);
/* Lets it rise from `place` and vanish. */
void          favor_flights_rise      (FavorFlights *self,
                                       FavorFace    *face,
                                       double        width,
                                       GtkWidget    *place);
/* Shows it over `place` in that way, and (nullable) sets the shield `stamp` upon it. One great moment takes the
 * place of another. */
void          favor_flights_celebrate (FavorFlights     *self,
                                       FavorGreatOpening opening,
                                       FavorFace        *face,
                                       GdkPaintable     *stamp,
                                       GtkWidget        *place);
/* All of it is over at once. */
void          favor_flights_finish    (FavorFlights *self);
guint         favor_flights_count     (FavorFlights *self);

G_END_DECLS
