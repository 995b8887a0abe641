/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "favor-statistics.h"

static void
count (FavorTally *tally, const FavorSaveSeat *seat)
{
  if (tally->n_played == 0 || seat->score > tally->best)
    tally->best = seat->score;
  tally->n_played++;
  tally->total += seat->score;
  if (!seat->winner)
    {
      tally->streak = 0;
      return;
    }
  tally->n_won++;
  tally->streak++;
  tally->longest_streak = MAX (tally->longest_streak, tally->streak);
}

/* ---- People --------------------------------------------------------------------------- */

typedef struct
{
  char *name;
  guint n_games;
} Person;

static void
person_clear (gpointer data)
{
  g_free (((Person *) data)->name);
}

static int
compare_people (gconstpointer a, gconstpointer b)
{
  const Person *left = a, *right = b;

  if (left->n_games != right->n_games)
    return left->n_games > right->n_games ? -1 : 1;
  return g_utf8_collate (left->name, right->name);
}

static void
count_person (GArray *people, const char *name)
{
  Person person = { NULL, 1 };

  for (guint i = 0; i < people->len; i++)
    if (g_str_equal (g_array_index (people, Person, i).name, name))
      {
        g_array_index (people, Person, i).n_games++;
        return;
      }
  person.name = g_strdup (name);
  g_array_append_val (people, person);
}

static void
count_people (FavorStatistics *self, GArray *people, FavorStoreEntry *entry)
{
  gboolean played = FALSE;

  if (!favor_store_entry_get_scored (entry))
    return;
  for (guint seat = 0; seat < favor_store_entry_get_n_seats (entry); seat++)
    if (!favor_store_entry_get_seat (entry, seat)->is_bot)
      {
        played = TRUE;
        count_person (people, favor_store_entry_get_player (entry, seat));
      }
  if (!played)
    self->n_computers_only++;
}

static void
find_people (FavorStatistics *self, GListModel *entries, const char *wanted)
{
  g_autoptr (GArray) people = g_array_new (FALSE, FALSE, sizeof (Person));

  g_array_set_clear_func (people, person_clear);
  for (guint i = 0; i < g_list_model_get_n_items (entries); i++)
    {
      g_autoptr (FavorStoreEntry) entry = g_list_model_get_item (entries, i);

      count_people (self, people, entry);
    }
  g_array_sort (people, compare_people);
  self->person = people->len > 0 ? 0 : -1;
  for (guint i = 0; i < people->len; i++)
    {
      const char *name = g_array_index (people, Person, i).name;

      g_ptr_array_add (self->people, g_strdup (name));
      if (g_strcmp0 (name, wanted) == 0)
        self->person = (int) i;
    }
}

/* ---- Games ---------------------------------------------------------------------------- */

static void
game_tally_clear (gpointer data)
{
  g_free (((FavorGameTally *) data)->game_id);
}

static int
compare_games (gconstpointer a, gconstpointer b)
{
  const FavorGameTally *left = a, *right = b;

  if (left->tally.n_played != right->tally.n_played)
    return left->tally.n_played > right->tally.n_played ? -1 : 1;
  return g_strcmp0 (left->game_id, right->game_id);
}

static FavorTally *
find_game (FavorStatistics *self, const char *game_id)
{
  FavorGameTally fresh = { NULL };

  for (guint i = 0; i < self->games->len; i++)
    {
      FavorGameTally *game = &g_array_index (self->games, FavorGameTally, i);

      if (g_str_equal (game->game_id, game_id))
        return &game->tally;
    }
  fresh.game_id = g_strdup (game_id);
  g_array_append_val (self->games, fresh);
  return &g_array_index (self->games, FavorGameTally, self->games->len - 1).tally;
}

static FavorTally *
find_level (FavorStatistics *self, FavorStoreEntry *entry)
{
  gboolean   computers = FALSE;
  FavorLevel strongest = FAVOR_LEVEL_RANDOM;

  for (guint i = 0; i < favor_store_entry_get_n_seats (entry); i++)
    {
      const FavorSaveSeat *seat = favor_store_entry_get_seat (entry, i);

      computers = computers || seat->is_bot;
      if (seat->is_bot)
        strongest = MAX (strongest, seat->level);
    }
  return computers ? &self->levels[strongest] : &self->people_only;
}

static void
count_entry (FavorStatistics *self, FavorStoreEntry *entry, const char *name)
{
  if (!favor_store_entry_get_scored (entry))
    return;
  for (guint i = 0; i < favor_store_entry_get_n_seats (entry); i++)
    {
      const FavorSaveSeat *seat = favor_store_entry_get_seat (entry, i);

      if (seat->is_bot || !g_str_equal (favor_store_entry_get_player (entry, i), name))
        continue;
      count (&self->all, seat);
      count (find_game (self, favor_store_entry_get_game_id (entry)), seat);
      count (find_level (self, entry), seat);
      return;
    }
}

FavorStatistics *
favor_statistics_new (GListModel *entries, const char *person)
{
  FavorStatistics *self;

  g_return_val_if_fail (G_IS_LIST_MODEL (entries), NULL);

  self = g_new0 (FavorStatistics, 1);
  self->people = g_ptr_array_new_with_free_func (g_free);
  self->games = g_array_new (FALSE, FALSE, sizeof (FavorGameTally));
  g_array_set_clear_func (self->games, game_tally_clear);
  find_people (self, entries, person);
  /* From the oldest on, as streaks grow. */
  for (guint i = g_list_model_get_n_items (entries); self->person >= 0 && i-- > 0;)
    {
      g_autoptr (FavorStoreEntry) entry = g_list_model_get_item (entries, i);

      count_entry (self, entry, self->people->pdata[self->person]);
    }
  g_array_sort (self->games, compare_games);
  return self;
}

/**
 * favor_statistics_free:
 *
 * Frees statistics.
 */
void
favor_statistics_free (FavorStatistics *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->people);
  g_array_unref (self->games);
  g_free (self);
}

/**
 * favor_tally_get_share:
 *
 * Returns: the share of games that were won, in percent, rounded; 0 if nothing was
 *   played
 */
guint
favor_tally_get_share (const FavorTally *self)
{
  if (self->n_played == 0)
    return 0;
  return (guint) ((self->n_won * G_GUINT64_CONSTANT (200) + self->n_played) /
                  (2 * (guint64) self->n_played));
}

/**
 * favor_tally_get_average:
 *
 * Returns: the average score; 0 if nothing was played
 */
double
favor_tally_get_average (const FavorTally *self)
{
  return self->n_played == 0 ? 0 : (double) self->total / self->n_played;
}
