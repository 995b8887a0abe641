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
 * FavorViewLetter:
 * @letter: 'a' to 'z', one that the page itself does not use
 * @title: N_(): what it does, for the shortcuts window
 *
 * A key of a game's own view.
 */
typedef struct
{
  char        letter;
  const char *title;
} FavorViewLetter;

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
 * @letters: (array length=n_letters) (nullable): what the view does when it is asked to
 *   `press_letter`
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
  const FavorViewLetter *letters;
  guint                  n_letters;
} FavorViewKind;

/* (nullable): NULL for a game that only has the plain view. */
const FavorViewKind *favor_views_find (const char *game_id);

/* (nullable): all of them, by their number; NULL behind the last one. */
const FavorViewKind *favor_views_get_nth (guint nth);

G_END_DECLS
