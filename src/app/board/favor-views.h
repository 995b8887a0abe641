/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-game.h"

G_BEGIN_DECLS

/**
 * FavorTimeLimit:
 * @seconds: for the decision at hand; 0: it may take as long as it likes
 * @seat: whose time it is
 * @decision: the game's own number of the decision, which may take more than one action: as long
 *   as it is the same, what is left of the time is
 * @span: decisions with the same number are hurried together
 * @starter: who starts the time of a span; a computer does so at once
 * @waits: no time passes, since somebody else has to decide first
 *
 * How a game hurries who decides. The rules know nothing of it.
 */
typedef struct
{
  guint     seconds;
  FavorSeat seat;
  guint     decision;
  guint     span;
  FavorSeat starter;
  gboolean  waits;
} FavorTimeLimit;

/**
 * FavorViewKind:
 * @game_id: of the game
 * @get_type: the type of its view, a FavorGameView
 * @create_preview: (transfer full) (nullable): a small picture of a position that is masked for
 *   whoever looks, with the colours of its seats; it keeps nothing of them
 * @describe_limit: (nullable): how much time there is in a position
 * @time_out: (nullable): what happens when it is over, in a position that is masked for who
 *   decides; %FALSE: nothing
 * @describe_standing: (transfer full) (nullable): what there is to say of a seat in the final
 *   standings besides its points: why it is where it is if it is tied; %NULL for nothing
 *
 * A game's own view. Each game that has one defines it as `favor_NAME_view_kind`.
 */
typedef struct
{
  const char *game_id;
  GType (*get_type) (void);
  GdkPaintable *(*create_preview) (gconstpointer state, const guint8 *colours);
  void (*describe_limit) (gconstpointer state, FavorTimeLimit *limit);
  gboolean (*time_out) (gconstpointer state, FavorAction *action);
  char *(*describe_standing) (gconstpointer state, FavorSeat seat);
} FavorViewKind;

/* (nullable): NULL for a game that only has the plain view. */
const FavorViewKind *favor_views_find (const char *game_id);

G_END_DECLS
