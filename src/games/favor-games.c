/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-games"

#include "favor-games.h"

#define FAVOR_GAME(name) extern const FavorGame favor_##name##_game;
#include "favor-games-list.h"
#undef FAVOR_GAME

static const FavorGame *const games[] = {
#define FAVOR_GAME(name) &favor_##name##_game,
#include "favor-games-list.h"
#undef FAVOR_GAME
};

static const char *const names[] = {
#define FAVOR_GAME(name) #name,
#include "favor-games-list.h"
#undef FAVOR_GAME
};

#define FAVOR_GAME(name) extern const char *const favor_##name##_session_names[];
#include "favor-games-list.h"
#undef FAVOR_GAME

static const char *const *const session_names[] = {
#define FAVOR_GAME(name) favor_##name##_session_names,
#include "favor-games-list.h"
#undef FAVOR_GAME
};

guint
favor_games_get_n (void)
{
  return G_N_ELEMENTS (games);
}

const FavorGame *
favor_games_get_nth (guint index)
{
  g_return_val_if_fail (index < G_N_ELEMENTS (games), NULL);

  return games[index];
}

const FavorGame *
favor_games_find (const char *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    if (g_str_equal (games[i]->id, id))
      return games[i];
  return NULL;
}

const char *
favor_games_get_name (const FavorGame *game)
{
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    if (games[i] == game)
      return names[i];
  return NULL;
}

const char *const *
favor_games_get_session_names (const FavorGame *game)
{
  static const char *const none[] = { NULL };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    if (games[i] == game)
      return session_names[i];
  return none;
}
