/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <glib/gi18n.h>

#include "dummy-view.h"

extern const FavorGame favor_dummy_game;

enum
{
  CARD,
  X,
  Y,
  TURN,
  N_ARGS
};

const FavorThing dummy_card = { .id = "card", .missing = NC_ ("missing", "choose") };
const FavorThing dummy_square = { .id = "square", .n_members = 3, .turns = TRUE };

static FavorField        fields[N_ARGS];
static const FavorSchema args = FAVOR_ARGS ("tile", fields, N_ARGS);
static const FavorKind   actions[] = { { "play", &args, "Play {card} at {x}, {y}" } };
FavorGame                favor_dummy_tiles;

static gboolean
check (gconstpointer state, const FavorAction *action, FavorRefusal *why)
{
  FavorAction card = { .kind = action->kind, .seat = action->seat };

  card.arg[CARD] = action->arg[CARD];
  if (!favor_dummy_game.check (state, &card, why) ||
      !favor_game_check_args (&favor_dummy_tiles, state, action, why))
    return FALSE;
  return ((action->arg[X] + action->arg[Y]) % 2 == 0 &&
          action->arg[TURN] <= action->arg[CARD]) ||
         favor_game_refuse (why, FAVOR_REFUSAL_BAD_PARAMETER);
}

static void
list (gconstpointer state, FavorActions *out)
{
  favor_actions_clear (out);
  out->complete = TRUE;
  for (guint i = 0; i < 3 * DUMMY_SIDE * DUMMY_SIDE * 4; i++)
    {
      FavorAction action = { .seat = favor_game_head (state)->decider,
                             .arg = { (gint16) (i / 36),
                                      (gint16) (i / 4 % 3),
                                      (gint16) (i / 12 % 3),
                                      (gint16) (i % 4) } };

      if (check (state, &action, NULL))
        *favor_actions_append (out, 0, action.seat) = action;
    }
}

void
dummy_tiles_init (void)
{
  const FavorField places[] = {
    FAVOR_ARG_INT (X, "x", 0, DUMMY_SIDE - 1, .thing = &dummy_square, .follows = TRUE),
    FAVOR_ARG_INT (Y, "y", 0, DUMMY_SIDE - 1, .thing = &dummy_square, .follows = TRUE),
    FAVOR_ARG_INT (TURN, "turn", 0, 3, .thing = &dummy_square, .follows = TRUE),
  };

  fields[CARD] = favor_dummy_game.actions[0].args->fields[0];
  fields[CARD].thing = &dummy_card;
  memcpy (&fields[X], places, sizeof places);
  favor_dummy_tiles = favor_dummy_game;
  favor_dummy_tiles.actions = actions;
  favor_dummy_tiles.list = list;
  favor_dummy_tiles.check = check;
}
