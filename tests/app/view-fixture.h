/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-piece-view.h"
#include "page-fixture.h"

G_BEGIN_DECLS

/* What the tests of the views of games share. */

/**
 * ViewFixture:
 * @view: (nullable): not owned; gone after view_fixture_close ()
 * @box: what is shown: the view, below it hand, details and summary
 * @window: (nullable): where it is shown
 * @submits: what the view asks for is submitted at once
 * @chosen: what the view asked for last
 * @refused: (nullable): why the view refused something last
 * @advised: (nullable): what the view said last that is good to know
 *
 * A session of people only, and a view of it that is open to who decides.
 */
typedef struct
{
  FavorSession  *session;
  FavorCursor   *cursor;
  FavorGameView *view;
  GtkWidget     *box;
  GtkWindow     *window;
  gboolean       submits;
  FavorAction    chosen;
  guint          n_chosen;
  char          *refused;
  guint          n_refused;
  char          *advised;
} ViewFixture;

/* Takes `session`, whose game has a view of its own. It is not shown yet. */
void          view_fixture_open       (ViewFixture       *self,
                                       FavorSession      *session);
/* The same with a view that no list knows. */
void          view_fixture_open_as    (ViewFixture       *self,
                                       FavorSession      *session,
                                       GType              type);
void          view_fixture_show       (ViewFixture       *self,
                                       int                width,
                                       int                height);
/* Asserts that all is finalized. */
void          view_fixture_close      (ViewFixture       *self);

/* The newest position, not masked. */
gconstpointer view_fixture_state      (ViewFixture       *self);
/* A legal action of a random kind: else placements and offers would outnumber all others. */
FavorAction   view_fixture_pick       (FavorSession      *session,
                                       FavorRng          *rng);
void          view_fixture_submit     (ViewFixture       *self,
                                       const FavorAction *action);
/* Whoever decides looks. */
void          view_fixture_look       (ViewFixture       *self);

/* Adds each update of views of that kind to `n`, until it is called with NULL. */
void          view_fixture_count_updates (ViewFixture    *self,
                                          guint          *n);

/* As a click or Enter does. */
void          view_fixture_press      (FavorPiece        *piece);
/* The id of the chip with that label, -1 if it is not there; `on_offer`: only one that can be
 * chosen now, or opens something. */
int           view_fixture_find_chip  (ViewFixture       *self,
                                       const char        *label,
                                       gboolean           on_offer);
/* (transfer full): the accessible name. */
char         *view_fixture_name_of    (gpointer           widget);

G_END_DECLS
