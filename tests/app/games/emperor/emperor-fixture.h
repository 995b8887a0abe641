/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "emperor-view-private.h"

#include "page-fixture.h"

G_BEGIN_DECLS

/* What the tests of the view of Emperor's Favor share. */

/**
 * EmperorFixture:
 * @view: (nullable): not owned; gone after emperor_fixture_close ()
 * @window: (nullable): where it is shown
 * @chosen: what the view asked for last; it is not submitted by itself
 * @refused: (nullable): why the view refused something last
 *
 * A session of people only, and a view of it that is open to who decides.
 */
typedef struct
{
  FavorSession *session;
  FavorCursor  *cursor;
  EmperorView  *view;
  GtkWidget    *box;
  GtkWindow    *window;
  FavorAction   chosen;
  guint         n_chosen;
  char         *refused;
  guint         n_refused;
} EmperorFixture;

/* Any number of seats and combination of options, by `number`. */
FavorSession *emperor_fixture_session    (guint                number);
/* Plays at random until such a question is put; the game must not end before. */
void          emperor_fixture_seek       (FavorSession        *session,
                                          EmperorPrompt        prompt,
                                          FavorRng            *rng);
/* Takes `session`. The view is not shown yet. */
void          emperor_fixture_open       (EmperorFixture      *self,
                                          FavorSession        *session);
void          emperor_fixture_show       (EmperorFixture      *self,
                                          int                  width,
                                          int                  height);
/* Asserts that all is finalized. */
void          emperor_fixture_close      (EmperorFixture      *self);

/* The newest position, not masked. */
const EmperorState *emperor_fixture_state (EmperorFixture     *self);
void          emperor_fixture_submit     (EmperorFixture      *self,
                                          const FavorAction   *action);
/* Plays `n` random actions, or until the game is over. */
void          emperor_fixture_play       (EmperorFixture      *self,
                                          guint                n,
                                          FavorRng            *rng);

/* They must be there. */
FavorPiece   *emperor_fixture_place      (EmperorFixture      *self,
                                          guint                key);
FavorPiece   *emperor_fixture_card       (EmperorFixture      *self,
                                          gint                 piece,
                                          guint                copy);
FavorPiece   *emperor_fixture_event      (EmperorFixture      *self,
                                          gint                 event);
/* As a click or Enter does. */
void          emperor_fixture_press      (FavorPiece          *piece);
/* Presses the chip with that label; FALSE if it is not there. */
gboolean      emperor_fixture_press_chip (EmperorFixture      *self,
                                          const char          *label);
gboolean      emperor_fixture_has_chip   (EmperorFixture      *self,
                                          const char          *label);
void          emperor_fixture_clear      (EmperorFixture      *self);

G_END_DECLS
