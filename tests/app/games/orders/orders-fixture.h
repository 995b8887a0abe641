/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "orders-view-private.h"

#include "view-fixture.h"

G_BEGIN_DECLS

/* What the tests of the view of By Order of the King share. */

static inline OrdersView *
orders_view_of (ViewFixture *self)
{
  return ORDERS_VIEW (self->view);
}

/* The newest position, not masked. */
static inline const OrdersState *
orders_fixture_state (ViewFixture *self)
{
  return view_fixture_state (self);
}

/* (nullable) `options`: the defaults. */
FavorSession *orders_fixture_session   (guint                n_seats,
                                        guint64              seed,
                                        const OrdersOptions *options);
/* A new game in a window; what the view asks for is submitted at once. */
void          orders_fixture_start     (ViewFixture         *self,
                                        guint                n_seats,
                                        guint64              seed);
void          orders_fixture_step      (ViewFixture         *self,
                                        FavorRng            *rng);
/* Plays at random until the next position of that phase; FALSE if the game ends before. Who decides
 * looks. */
gboolean      orders_fixture_seek      (ViewFixture         *self,
                                        OrdersPhase          phase,
                                        FavorRng            *rng);
/* By chance hardly anything would be completed: what brings most points at once. */
void          orders_fixture_step_well  (ViewFixture        *self,
                                         FavorRng           *rng);
/* Plays like that until a step of which `test` says that it is the one. */
void          orders_fixture_play_until (ViewFixture        *self,
                                         FavorRng           *rng,
                                         gboolean          (*test) (ViewFixture *self));

/* Pieces of the map that have a place on it, and (nullable) one of them. */
guint         orders_fixture_count     (ViewFixture         *self,
                                        OrdersThing          thing);
FavorPiece   *orders_fixture_find      (ViewFixture         *self,
                                        OrdersThing          thing,
                                        guint                which);
/* The piece of a space beside the tiles, whether it can be seen or not. */
FavorPiece   *orders_fixture_space     (ViewFixture         *self,
                                        gint                 x,
                                        gint                 y);
/* (nullable): what lies flat of the tile that is to be laid. */
FavorPiece   *orders_fixture_ghost     (ViewFixture         *self);
/* Whether it has a place on the map. */
gboolean      orders_fixture_lies      (ViewFixture         *self,
                                        FavorPiece          *piece);

/* (nullable): an order in the hand, not in the tray; and how many there are. */
FavorPiece   *orders_fixture_card      (ViewFixture         *self,
                                        guint                order);
guint         orders_fixture_count_hand (ViewFixture        *self);

/* Presses the chip with that label; it must be there. */
void          orders_fixture_press_chip (ViewFixture        *self,
                                         const char         *label);
/* (transfer full): the labels of all chips in their order, separated by "|". */
char         *orders_fixture_list_chips (ViewFixture        *self);
/* (transfer full) (nullable): what the main button says instead of "Confirm". */
char         *orders_fixture_commit    (ViewFixture         *self);
/* (transfer full): why the rules refuse it, as people read it. */
char         *orders_fixture_explain   (ViewFixture         *self,
                                        const FavorAction   *action);

G_END_DECLS
