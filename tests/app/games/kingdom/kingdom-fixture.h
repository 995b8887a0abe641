/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "kingdom-play.h"
#include "kingdom-view-private.h"

#include "view-fixture.h"

G_BEGIN_DECLS

/* What the tests of the view of Kingdom of Favors share. */

static inline KingdomView *
kingdom_view_of (ViewFixture *self)
{
  return KINGDOM_VIEW (self->view);
}

/* The newest position. */
static inline const KingdomState *
kingdom_fixture_state (ViewFixture *self)
{
  return view_fixture_state (self);
}

/* (transfer full): a position of two people. */
FavorSession *kingdom_fixture_session (const KingdomSetup *setup);
/* A position as somebody sees it who only looks on; it has to last as long. */
FavorMoment kingdom_fixture_moment (const KingdomState *state);
/* A position in a window; what the view asks for is submitted at once. */
void        kingdom_fixture_start  (ViewFixture        *self,
                                    const KingdomSetup *setup);
/* A new game, likewise. */
void        kingdom_fixture_begin  (ViewFixture        *self,
                                    guint               n_seats,
                                    guint64             seed);
/* A step at random; who decides then looks. */
void        kingdom_fixture_step   (ViewFixture        *self,
                                    FavorRng           *rng);

/* Whether it has a place on the map. */
gboolean    kingdom_fixture_lies   (ViewFixture        *self,
                                    FavorPiece         *piece);
/* (nullable): the piece of the map that stands for that, if it has a place there. */
FavorPiece *kingdom_fixture_find   (ViewFixture        *self,
                                    KingdomThing        thing,
                                    guint               which);
/* The tile on a cell; the space there, whether it can be seen or not. */
FavorPiece *kingdom_fixture_tile   (ViewFixture        *self,
                                    gint                x,
                                    gint                y);
FavorPiece *kingdom_fixture_space  (ViewFixture        *self,
                                    gint                x,
                                    gint                y);
/* How many pieces of that kind have a place on the map. */
guint       kingdom_fixture_count  (ViewFixture        *self,
                                    KingdomThing        thing);
/* The piece, or the card of an action favor, in hand. */
FavorPiece *kingdom_fixture_held   (ViewFixture        *self,
                                    guint               piece);
FavorPiece *kingdom_fixture_card   (ViewFixture        *self,
                                    guint               character);

/* Asserts that this is chosen, in the words of kingdom_play_action (); "" for nothing. */
void        kingdom_fixture_assert_chosen (ViewFixture *self,
                                           const char  *words);

G_END_DECLS
