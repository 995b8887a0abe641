/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "tokens-fixture.h"

/* What is played for comes sooner. */
#define STEPS_MOST 2000

static const FavorThing *const things[TOKENS_N_PLACES] = { &tokens_thing_hex,
                                                           &tokens_thing_vertex,
                                                           &tokens_thing_edge };

void
tokens_fixture_start (ViewFixture *self, guint n_seats, guint64 seed, TokensLayout layout)
{
  TokensOptions options;

  favor_schema_set_defaults (&tokens_options_schema, &options);
  options.layout = (guint8) layout;
  view_fixture_open (self,
                     page_fixture_session_with (&favor_tokens_game,
                                                &options,
                                                n_seats,
                                                seed));
  self->submits = TRUE;
  view_fixture_show (self, 900, 700);
}

void
tokens_fixture_step (ViewFixture *self, FavorRng *rng)
{
  const TokensState    *state = tokens_fixture_state (self);
  g_auto (FavorActions) legal = { 0 };
  FavorAction           action;

  favor_tokens_game.list (state, &legal);
  action = legal.items[favor_tokens_game.prefer (state, &legal, rng, NULL)];
  view_fixture_submit (self, &action);
  favor_game_view_show_rest (self->view);
  view_fixture_look (self);
  /* What was declined stays on its page; whoever plays on leaves it. */
  if (tokens_view_is_composing (tokens_view_of (self)))
    favor_game_view_clear (self->view);
}

void
tokens_fixture_seek (ViewFixture *self, TokensPhase phase, FavorRng *rng)
{
  for (guint i = 0; i < STEPS_MOST; i++)
    {
      g_assert_false (favor_session_get_over (self->session));
      tokens_fixture_step (self, rng);
      if (tokens_fixture_state (self)->head.phase == phase)
        return;
    }
  g_assert_not_reached ();
}

gboolean
tokens_fixture_is_there (ViewFixture *self, TokensPlace place, guint which)
{
  TokensIsle     *isle = tokens_view_of (self)->isle;
  graphene_rect_t at;

  return favor_map_get_place (FAVOR_MAP (isle),
                              GTK_WIDGET (tokens_isle_get_piece (isle, place, which)),
                              &at);
}

FavorPiece *
tokens_fixture_piece (ViewFixture *self, TokensPlace place, guint which)
{
  g_assert_true (tokens_fixture_is_there (self, place, which));
  return tokens_isle_get_piece (tokens_view_of (self)->isle, place, which);
}

static guint
count_places (ViewFixture *self, TokensPlace place)
{
  const FavorHexMap *map = tokens_map (tokens_fixture_state (self));

  return place == TOKENS_PLACE_HEX      ? map->n_hexes
         : place == TOKENS_PLACE_VERTEX ? map->n_vertices
                                        : map->n_edges;
}

FavorHexSet
tokens_fixture_choosable (ViewFixture *self, TokensPlace place)
{
  FavorHexSet set = { { 0 } };

  for (guint i = 0; i < count_places (self, place); i++)
    if (tokens_fixture_is_there (self, place, i) &&
        (favor_piece_get_state (tokens_fixture_piece (self, place, i)) &
         (FAVOR_PIECE_CHOOSABLE | FAVOR_PIECE_CHOSEN)) != 0)
      favor_hex_set_add (&set, i);
  return set;
}

FavorHexSet
tokens_fixture_legal (ViewFixture *self, TokensPlace place)
{
  FavorHexSet           set = { { 0 } };
  g_auto (FavorActions) legal = { 0 };

  favor_tokens_game.list (tokens_fixture_state (self), &legal);
  for (guint i = 0; i < legal.n; i++)
    {
      FavorPart parts[FAVOR_PARTS_MOST];
      guint     n = favor_action_list_parts (&favor_tokens_game, &legal.items[i], parts);

      for (guint j = 0; j < n; j++)
        if (parts[j].thing == things[place])
          favor_hex_set_add (&set, (guint) parts[j].value[0]);
    }
  return set;
}
