/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "emperor-view-private.h"

#include "view-fixture.h"

G_BEGIN_DECLS

/* What the tests of the view of Emperor's Favor share. */

static inline EmperorView *
emperor_view_of (ViewFixture *self)
{
  return EMPEROR_VIEW (self->view);
}

/* The newest position, not masked. */
static inline const EmperorState *
emperor_fixture_state (ViewFixture *self)
{
  return view_fixture_state (self);
}

/* Any number of seats and combination of options, by `number`. */
FavorSession *emperor_fixture_session    (guint                number);
/* What a position, and what is legal in it, must be. */
typedef gboolean (*EmperorFits) (const EmperorState *state, const FavorActions *legal);
/* Opens a view in the first position of a game from `number` on that fits. */
void          emperor_fixture_open_where (ViewFixture         *self,
                                          guint                number,
                                          EmperorFits          fits);
/* Plays at random until such a question is put; the game must not end before. */
void          emperor_fixture_seek       (FavorSession        *session,
                                          EmperorPrompt        prompt,
                                          FavorRng            *rng);
/* Then whoever decides looks, unless something is being shown. */
void          emperor_fixture_submit     (ViewFixture         *self,
                                          const FavorAction   *action);
/* Plays `n` random actions, or until the game is over. */
void          emperor_fixture_play       (ViewFixture         *self,
                                          guint                n,
                                          FavorRng            *rng);

/* They must be there. */
FavorPiece   *emperor_fixture_place      (ViewFixture         *self,
                                          guint                key);
FavorPiece   *emperor_fixture_card       (ViewFixture         *self,
                                          gint                 piece,
                                          guint                copy);
FavorPiece   *emperor_fixture_event      (ViewFixture         *self,
                                          gint                 event);
/* Presses the chip with that label; FALSE if it is not there. */
gboolean      emperor_fixture_press_chip (ViewFixture         *self,
                                          const char          *label);
void          emperor_fixture_clear      (ViewFixture         *self);

G_END_DECLS
