/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tokens-view-private.h"

#include "view-fixture.h"

G_BEGIN_DECLS

/* What the tests of the view of Favor Tokens share. */

static inline TokensView *
tokens_view_of (ViewFixture *self)
{
  return TOKENS_VIEW (self->view);
}

/* The newest position, not masked. */
static inline const TokensState *
tokens_fixture_state (ViewFixture *self)
{
  return view_fixture_state (self);
}

/* A new game in a window; what the view asks for is submitted at once. */
void        tokens_fixture_start  (ViewFixture *self,
                                   guint        n_seats,
                                   guint64      seed,
                                   TokensLayout layout);
/* What the baseline policy prefers; whoever decides then looks. */
void        tokens_fixture_step   (ViewFixture *self,
                                   FavorRng    *rng);
/* Plays like that until the next position of that phase. */
void        tokens_fixture_seek   (ViewFixture *self,
                                   TokensPhase  phase,
                                   FavorRng    *rng);

/* Whether a place has a piece on the island now. */
gboolean    tokens_fixture_is_there (ViewFixture *self,
                                     TokensPlace  place,
                                     guint        which);
FavorPiece *tokens_fixture_piece  (ViewFixture *self,
                                   TokensPlace  place,
                                   guint        which);
/* The set of what can be chosen there, or is, as the pieces say. */
FavorHexSet tokens_fixture_choosable (ViewFixture *self,
                                      TokensPlace  place);
/* The same, as the rules say. */
FavorHexSet tokens_fixture_legal  (ViewFixture *self,
                                   TokensPlace  place);

G_END_DECLS
