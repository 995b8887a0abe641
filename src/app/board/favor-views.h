/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-flight.h"
#include "favor-game.h"
#include "favor-sound.h"
#include "favor-turn-clock.h"

G_BEGIN_DECLS

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
 * FavorEndingPlace:
 * @x: the middle, from the left of the picture
 * @y: the middle, from the top
 * @size: the height of a shield there
 *
 * Where shields of seats stand in a picture of 640 x 200.
 */
typedef struct
{
  double x;
  double y;
  double size;
} FavorEndingPlace;

#define FAVOR_ENDING_WIDTH  640.0
#define FAVOR_ENDING_HEIGHT 200.0
#define FAVOR_ENDING_PLACES 3

/**
 * FavorEnding:
 * @art: what the ids of the pictures begin with; "light" and "dark" follow
 * @text: N_(): what is seen, as a sentence
 * @places: of the winners, of those right behind them, and of the next ones; the latter two
 *   change places where text runs to the left
 *
 * The scene above the final standings of a game.
 */
typedef struct
{
  const char      *art;
  const char      *text;
  FavorEndingPlace places[FAVOR_ENDING_PLACES];
} FavorEnding;

/**
 * FavorExampleFunc:
 * @example: its id
 * @nth: which of its pictures
 * @is_right: (out): whether it shows what the rule asks for
 * @text: (out): what there is to say of it, translated
 *
 * Returns: (transfer full) (nullable): a small picture; %NULL behind the last one
 */
typedef GdkPaintable *(*FavorExampleFunc) (const char  *example,
                                           guint        nth,
                                           gboolean    *is_right,
                                           const char **text);

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
 * @has_map: its board is a FavorMap, with the keys of one
 * @sounds: (nullable): how the game sounds; without that what is revealed does, and each action
 * @flights: (nullable): what moves when something happens, beyond the pieces of the board
 * @ending: (nullable): the scene of the end; without that there are the standings alone
 * @crests: (nullable): what the ids of the pictures begin with that stand for the parties of the game;
 *   the id of the party follows
 * @create_example: (nullable): the pictures that the rules of the game name as examples
 * @tells_rounds: at the end of a round the table is cleared: what it brought is told before
 *
 * A game's own view. Each game that has one defines it as `favor_NAME_view_kind`.
 */
typedef struct
{
  const char *game_id;
  GType (*get_type) (void);
  GdkPaintable *(*create_preview) (gconstpointer state, const guint8 *colours);
  FavorTimeLimitFunc describe_limit;
  gboolean (*time_out) (gconstpointer state, FavorAction *action);
  char *(*describe_standing) (gconstpointer state, FavorSeat seat);
  const FavorViewLetter *letters;
  guint                  n_letters;
  gboolean               has_map;
  const FavorSoundTable *sounds;
  const FavorFlightTable *flights;
  const FavorEnding     *ending;
  const char            *crests;
  FavorExampleFunc       create_example;
  gboolean               tells_rounds;
} FavorViewKind;

/* (nullable): NULL for a game that only has the plain view. */
const FavorViewKind *favor_views_find (const char *game_id);

/* (nullable): all of them, by their number; NULL behind the last one. */
const FavorViewKind *favor_views_get_nth (guint nth);

G_END_DECLS
