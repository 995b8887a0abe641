/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "reasons-walk.h"

#include <string.h>

static const FavorNames names = {
  { "Ann", "Bo", "Mei", "Carlos", "Dina", "Emre", "Fay", "Gil" },
};

void
reasons_fail (const ReasonsCase *self, const FavorReason *reason, const char *condition)
{
  g_autofree char *action = favor_text_for_action (self->game, &self->action, &names);
  g_autofree char *text = favor_text_for_reason (self->game, reason, &names);

  g_error ("ply %u, seat %d, %s. %s (%s): %s",
           favor_game_head (self->before)->ply,
           self->seat,
           action,
           text,
           self->game->reasons[reason->kind].id,
           condition);
}

gint
reasons_gain (const ReasonsCase *self)
{
  FavorPad before, after;

  self->game->score (self->before, self->seat, &before);
  self->game->score (self->after, self->seat, &after);
  return after.total - before.total;
}

/* What a newcomer stumbles over never comes: brackets, decimals, more than one gain, "about". */
static void
check_words (const ReasonsCase *self, const FavorReason *reason)
{
  static const char *const forbidden[] = {
    "[(\\[{]",                /* brackets, such as "(pay: ...)" */
    "[0-9][.,][0-9]",         /* decimals */
    "[+−-][0-9].*[+−-][0-9]", /* two gains, or a gain and a loss */
    "points?.*\\bpoints?",    /* points said twice */
    "\\babout\\b",
    "\\b0 ",
  };
  g_autofree char *deed = favor_text_for_deed (self->game, &self->action, &names);
  g_autofree char *text = favor_text_for_reason (self->game, reason, &names);

  reasons_require (self, reason, strpbrk (deed, "([{") == NULL);
  reasons_require (self,
                   reason,
                   g_unichar_isupper (g_utf8_get_char (text)) || text[0] == '{');
  reasons_require (self, reason, g_str_has_suffix (text, "."));
  reasons_require (self, reason, g_utf8_strlen (text, -1) <= 110);
  for (guint i = 0; i < G_N_ELEMENTS (forbidden); i++)
    if (g_regex_match_simple (forbidden[i], text, 0, 0))
      reasons_fail (self, reason, forbidden[i]);
}

static void
try (const FavorGame   *game,
     gconstpointer      before,
     gconstpointer      observed,
     const FavorAction *action,
     ReasonsCheck       check,
     guint             *seen)
{
  const gsize size = game->state->size;
  ReasonsCase self = {
    .game = game,
    .before = before,
    .action = *action,
    .seat = action->seat,
    .after = g_memdup2 (before, size),
  };

  game->explain (observed, action, &self.reasons);
  game->apply (self.after, action, &self.events);
  for (guint i = 0; i < self.reasons.n; i++)
    {
      const FavorReason *reason = &self.reasons.items[i];

      seen[reason->kind]++;
      check_words (&self, reason);
      check (&self, reason);
    }
  g_free (self.after);
  favor_events_free_items (&self.events);
}

/* Half by chance, half as the game's own policy prefers it. */
static guint
pick (const FavorGame    *game,
      gconstpointer       state,
      const FavorActions *legal,
      FavorRng           *rng)
{
  if (favor_rng_below (rng, 2) == 0)
    return favor_rng_below (rng, legal->n);
  return game->prefer (state, legal, rng, NULL);
}

/* Plays a game; returns how many of its positions were looked at. */
static guint
walk_game (const FavorGame *game,
           gconstpointer    given,
           guint64          seed,
           guint            most,
           ReasonsCheck     check,
           guint           *seen)
{
  const gsize           size = game->state->size;
  g_autofree gpointer   state = g_malloc0 (size);
  g_autofree gpointer   options = g_malloc0 (game->options->size);
  g_auto (FavorActions) legal = { 0 };
  FavorRng              rng;
  guint                 n = 0;

  favor_rng_seed (&rng, seed);
  favor_schema_set_defaults (game->options, options);
  if (given != NULL)
    memcpy (options, given, game->options->size);
  game->setup (state,
               options,
               game->min_seats + (guint) seed % (game->max_seats - game->min_seats + 1u),
               seed,
               NULL);
  while (favor_game_head (state)->decider != FAVOR_SEAT_NONE && n < most)
    {
      game->list (state, &legal);
      /* Not every position, so that there are more games. */
      if (legal.n > 1 && favor_rng_below (&rng, 4) == 0)
        {
          g_autofree gpointer observed = g_memdup2 (state, size);

          favor_game_observe (game, observed, favor_game_head (state)->decider);
          for (guint i = 0; i < legal.n; i++)
            try (game, state, observed, &legal.items[i], check, seen);
          n++;
        }
      game->apply (state, &legal.items[pick (game, state, &legal, &rng)], NULL);
    }
  return n;
}

void
reasons_walk (const FavorGame *game,
              gconstpointer    options,
              guint            n_positions,
              guint            n_unseen,
              ReasonsCheck     check)
{
  g_autofree guint   *seen = g_new0 (guint, game->n_reasons);
  g_autoptr (GString) unseen = g_string_new (NULL);
  guint               n = 0, n_never = 0;

  for (guint64 seed = 1; n < n_positions; seed++)
    n += walk_game (game, options, seed, n_positions - n, check, seen);
  for (guint i = 0; i < game->n_reasons; i++)
    {
      g_test_message ("%s: %u", game->reasons[i].id, seen[i]);
      if (seen[i] > 0)
        continue;
      n_never++;
      g_string_append_printf (unseen, " %s", game->reasons[i].id);
    }
  if (n_never > n_unseen)
    g_error ("never came:%s", unseen->str);
}
