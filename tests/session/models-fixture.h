/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-cursor.h"

G_BEGIN_DECLS

/* For the tests of the models, the runner and the library. */

/* A session of the game with that id; the first `n_people` seats are people, the others
 * casual computers. */
FavorSession *models_session (const char   *game_id,
                              guint         n_seats,
                              guint         n_people,
                              guint64       seed);

/* A random legal action of the newest position. */
FavorAction   models_pick    (FavorSession *session,
                              FavorRng     *rng);
/* Submits up to `n` random legal actions for whoever decides; returns how many. */
guint         models_play    (FavorSession *session,
                              guint         n,
                              FavorRng     *rng);

/**
 * ListMirror:
 * @items: what the list holds, followed by its splices alone
 * @n_added, @n_removed: how many items came and went; for the test to reset
 *
 * Each splice is checked to have told the truth.
 */
typedef struct
{
  GListModel *model;
  GPtrArray  *items;
  guint       n_added;
  guint       n_removed;
} ListMirror;

ListMirror   *list_mirror_new  (gpointer    model);
void          list_mirror_free (ListMirror *self);

/* Iterates the main loop until `*done`, at most `seconds`; asserts that it came. */
void          models_wait    (gboolean     *done,
                              guint         seconds);
/* Iterates the main loop for a while. */
void          models_idle    (guint         milliseconds);

G_END_DECLS
