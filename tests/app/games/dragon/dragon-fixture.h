/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dragon-view-private.h"

#include "page-fixture.h"

G_BEGIN_DECLS

/* What the tests of the view of The Dragon's Favour share. */

/**
 * DragonFixture:
 * @view: (nullable): not owned; gone after dragon_fixture_close ()
 * @window: (nullable): where it is shown
 * @chosen: what the view asked for last; it is submitted at once
 * @refused: (nullable): why the view refused something last
 *
 * A session of people only, and a view of it that is open to who decides.
 */
typedef struct
{
  FavorSession *session;
  FavorCursor  *cursor;
  DragonView   *view;
  GtkWidget    *box;
  GtkWindow    *window;
  FavorAction   chosen;
  guint         n_chosen;
  char         *refused;
  guint         n_refused;
} DragonFixture;

/* Any combination of options, by `number`: dragon_random_options (); -1: the defaults. */
FavorSession *dragon_fixture_session    (guint                n_seats,
                                         guint64              seed,
                                         int                  number);
/* Takes `session`. The view is not shown yet. */
void          dragon_fixture_open       (DragonFixture       *self,
                                         FavorSession        *session);
/* A new game, always of the same seed. */
void          dragon_fixture_start      (DragonFixture       *self,
                                         guint                n_seats,
                                         int                  number);
/* The first vote of such a game of four, three votes each. */
void          dragon_fixture_open_vote  (DragonFixture       *self);
/* Shows the view, and below it hand and details. */
void          dragon_fixture_show       (DragonFixture       *self,
                                         int                  width,
                                         int                  height);
/* Asserts that all is finalized. */
void          dragon_fixture_close      (DragonFixture       *self);

/* The newest position, not masked. */
const DragonState *dragon_fixture_state (DragonFixture       *self);
void          dragon_fixture_submit     (DragonFixture       *self,
                                         const FavorAction   *action);
/* A legal action of a random kind: offers would outnumber all the others. */
FavorAction   dragon_fixture_pick       (FavorSession        *session,
                                         FavorRng            *rng);
/* Plays at random until a position of that phase; FALSE if the game ends before. */
gboolean      dragon_fixture_seek       (DragonFixture       *self,
                                         DragonPhase          phase,
                                         FavorRng            *rng);

/* By role, of the decider; and the first role of which there is a card. */
const gint8  *dragon_fixture_hand       (DragonFixture       *self);
guint         dragon_fixture_first_in_hand (DragonFixture    *self);
/* (nullable): a card of that role in the hand, not in the tray. */
FavorPiece   *dragon_fixture_hand_piece (DragonFixture       *self,
                                         guint                role);
guint         dragon_fixture_count_hand (DragonFixture       *self,
                                         gboolean             in_tray);
FavorPiece   *dragon_fixture_vote       (DragonFixture       *self,
                                         guint                role);
FavorPiece   *dragon_fixture_card       (DragonFixture       *self,
                                         guint                index);
/* As a click or Enter does. */
void          dragon_fixture_press      (FavorPiece          *piece);
/* Presses the chip with that label; it must be there. */
void          dragon_fixture_press_chip (DragonFixture       *self,
                                         const char          *label);
gboolean      dragon_fixture_has_chip   (DragonFixture       *self,
                                         const char          *label);
/* (transfer full): the accessible name. */
char         *dragon_fixture_name_of    (gpointer             widget);

G_END_DECLS
