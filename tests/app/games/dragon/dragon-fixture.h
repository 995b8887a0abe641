/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dragon-view-private.h"

#include "view-fixture.h"

G_BEGIN_DECLS

/* What the tests of the view of The Dragon's Favour share. */

static inline DragonView *
dragon_view_of (ViewFixture *self)
{
  return DRAGON_VIEW (self->view);
}

/* The newest position, not masked. */
static inline const DragonState *
dragon_fixture_state (ViewFixture *self)
{
  return view_fixture_state (self);
}

/* Any combination of options, by `number`: dragon_random_options (); -1: the defaults. */
FavorSession *dragon_fixture_session    (guint                n_seats,
                                         guint64              seed,
                                         int                  number);
/* As view_fixture_open (), with the page for deals; what the view asks for is submitted at once. */
void          dragon_fixture_open       (ViewFixture         *self,
                                         FavorSession        *session);
/* A new game, always of the same seed. */
void          dragon_fixture_start      (ViewFixture         *self,
                                         guint                n_seats,
                                         int                  number);
/* The first vote of such a game of four, three votes each. */
void          dragon_fixture_open_vote  (ViewFixture         *self);
/* Submits a vote, whichever card is first, on the nth role, counted round. */
void          dragon_fixture_place_vote (ViewFixture         *self,
                                         guint                nth);
/* Three votes of each of four, so that somebody can choose whom to send home afterwards; all but the
 * last one lie, and are shown to nobody's eyes. */
#define DRAGON_FIXTURE_N_VOTES 12
void          dragon_fixture_lay_votes  (ViewFixture         *self);
/* Plays at random until a position of that phase; FALSE if the game ends before. */
gboolean      dragon_fixture_seek       (ViewFixture         *self,
                                         DragonPhase          phase,
                                         FavorRng            *rng);

/* By role, of the decider; and the first role of which there is a card. */
const gint8  *dragon_fixture_hand       (ViewFixture         *self);
guint         dragon_fixture_first_in_hand (ViewFixture      *self);
/* (nullable): a card of that role in the hand, not in the tray. */
FavorPiece   *dragon_fixture_hand_piece (ViewFixture         *self,
                                         guint                role);
guint         dragon_fixture_count_hand (ViewFixture         *self,
                                         gboolean             in_tray);
FavorPiece   *dragon_fixture_vote       (ViewFixture         *self,
                                         guint                role);
FavorPiece   *dragon_fixture_card       (ViewFixture         *self,
                                         guint                index);
/* Presses the chip with that label; it must be there. */
void          dragon_fixture_press_chip (ViewFixture         *self,
                                         const char          *label);

G_END_DECLS
