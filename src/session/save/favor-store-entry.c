/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "favor-store-entry.h"

#include "favor-games.h"
#include "favor-properties.h"

struct _FavorStoreEntry
{
  GObject    parent_instance;
  FavorStamp stamp;
  char      *path;
  char      *title;
  char      *game_id;
  char      *players;
  char      *status;
  char      *damaged;
  GDateTime *modified;
  guint      n_plies;
  guint      round;
  gboolean   over;
  FavorSeat  decider;
  gboolean   scored;
  guint      n_seats;
  /* Their names are in `names`. */
  FavorSaveSeat seats[FAVOR_MAX_SEATS];
  char         *names[FAVOR_MAX_SEATS];
  /* (nullable): of a finished game, made when it is first asked for */
  char *result;
  /* (nullable): what a search looks into; made when it is first asked for */
  char *searched;
};

G_DEFINE_FINAL_TYPE (FavorStoreEntry, favor_store_entry, G_TYPE_OBJECT)

enum
{
  PROP_PATH,
  PROP_TITLE,
  PROP_GAME_ID,
  PROP_PLAYERS,
  PROP_STATUS,
  PROP_RESULT,
  PROP_MODIFIED,
  PROP_N_PLIES,
  PROP_ROUND,
  PROP_OVER,
  PROP_DAMAGED,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
favor_store_entry_finalize (GObject *object)
{
  FavorStoreEntry *self = FAVOR_STORE_ENTRY (object);

  favor_properties_clear (self);
  g_free (self->result);
  g_free (self->searched);
  for (guint i = 0; i < FAVOR_MAX_SEATS; i++)
    g_free (self->names[i]);
  G_OBJECT_CLASS (favor_store_entry_parent_class)->finalize (object);
}

/* clang-format off */
static const FavorProperty table[N_PROPS] = {
  [PROP_PATH] = { "path", G_TYPE_STRING, FAVOR_READABLE,
                  FAVOR_MEMBER (FavorStoreEntry, path) },
  [PROP_TITLE] = { "title", G_TYPE_STRING, FAVOR_READABLE,
                   FAVOR_MEMBER (FavorStoreEntry, title) },
  [PROP_GAME_ID] = { "game-id", G_TYPE_STRING, FAVOR_READABLE,
                     FAVOR_MEMBER (FavorStoreEntry, game_id) },
  [PROP_PLAYERS] = { "players", G_TYPE_STRING, FAVOR_READABLE,
                     FAVOR_MEMBER (FavorStoreEntry, players) },
  [PROP_STATUS] = { "status", G_TYPE_STRING, FAVOR_READABLE,
                    FAVOR_MEMBER (FavorStoreEntry, status) },
  [PROP_RESULT] = { "result", G_TYPE_STRING, FAVOR_READABLE,
                    .get = G_CALLBACK (favor_store_entry_get_result) },
  [PROP_MODIFIED] = { "modified", G_TYPE_BOXED, FAVOR_READABLE,
                      FAVOR_MEMBER (FavorStoreEntry, modified),
                      .class_type = g_date_time_get_type },
  [PROP_N_PLIES] = { "n-plies", G_TYPE_UINT, FAVOR_READABLE,
                     FAVOR_MEMBER (FavorStoreEntry, n_plies) },
  [PROP_ROUND] = { "round", G_TYPE_UINT, FAVOR_READABLE,
                   FAVOR_MEMBER (FavorStoreEntry, round) },
  [PROP_OVER] = { "over", G_TYPE_BOOLEAN, FAVOR_READABLE,
                  FAVOR_MEMBER (FavorStoreEntry, over) },
  [PROP_DAMAGED] = { "damaged", G_TYPE_STRING, FAVOR_READABLE,
                     FAVOR_MEMBER (FavorStoreEntry, damaged) },
};

/* clang-format on */

static void
favor_store_entry_class_init (FavorStoreEntryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = favor_store_entry_finalize;

  favor_properties_install (object_class, table, N_PROPS, properties);
}

static void
favor_store_entry_init (FavorStoreEntry *self)
{
}

static char *
join_players (const FavorSaveSummary *summary)
{
  const char *names[FAVOR_MAX_SEATS + 1] = { NULL };

  for (guint i = 0; i < summary->n_seats; i++)
    names[i] = summary->players[i];
  return favor_text_join (names);
}

static char *
status_text (const FavorSaveSummary *summary)
{
  g_autofree char *round = g_strdup_printf ("%u", summary->round);
  const char      *pattern;

  /* Translators: these are shown under a saved game in the library. */
  if (summary->decider == FAVOR_SEAT_NONE)
    return g_strdup (_ ("Finished"));
  if (summary->decider_is_person)
    pattern = summary->round > 0 ? _ ("Round {round} · your turn") : _ ("Your turn");
  else
    pattern = summary->round > 0 ? _ ("Round {round} · {player} to decide")
                                 : _ ("{player} to decide");
  return favor_text_fill (pattern,
                          "round player",
                          round,
                          summary->players[summary->decider]);
}

static char *
title_text (const FavorRecord *record)
{
  g_autofree char *name = NULL;

  if (record->summary.title != NULL && record->summary.title[0] != '\0')
    return g_strdup (record->summary.title);
  name = g_filename_display_basename (record->path);
  if (g_str_has_suffix (name, FAVOR_SAVE_SUFFIX))
    name[strlen (name) - strlen (FAVOR_SAVE_SUFFIX)] = '\0';
  return g_steal_pointer (&name);
}

static void
update_numbers (FavorStoreEntry *self, const FavorRecord *record)
{
  gboolean over = record->damaged == NULL && record->summary.decider == FAVOR_SEAT_NONE;

  if (self->modified == NULL || self->stamp.modified != record->stamp.modified)
    {
      g_clear_pointer (&self->modified, g_date_time_unref);
      self->modified = g_date_time_new_from_unix_local (record->stamp.modified /
                                                        G_USEC_PER_SEC);
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MODIFIED]);
    }
  favor_properties_set_number (self,
                               properties[PROP_N_PLIES],
                               (int) record->summary.n_plies);
  favor_properties_set_number (self, properties[PROP_ROUND], (int) record->summary.round);
  favor_properties_set_number (self, properties[PROP_OVER], over);
  self->stamp = record->stamp;
}

/* Whoever looks at the seats follows `players`. */
static void
update_seats (FavorStoreEntry *self, const FavorSaveSummary *summary)
{
  self->decider = summary->decider;
  self->scored = summary->scored;
  if (self->n_seats != summary->n_seats ||
      memcmp (self->seats, summary->seats, sizeof self->seats) != 0)
    {
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLAYERS]);
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_RESULT]);
    }
  /* It is made when it is asked for: a library has thousands, and shows a few. */
  g_clear_pointer (&self->result, g_free);
  self->n_seats = summary->n_seats;
  memcpy (self->seats, summary->seats, sizeof self->seats);
  for (guint i = 0; i < FAVOR_MAX_SEATS; i++)
    {
      g_free (self->names[i]);
      self->names[i] = g_strdup (summary->players[i]);
    }
}

/**
 * favor_store_entry_update:
 * @record: what was read
 *
 * Takes over what has changed, and notifies of it.
 */
void
favor_store_entry_update (FavorStoreEntry *self, const FavorRecord *record)
{
  g_autofree char *title = title_text (record);
  g_autofree char *players = join_players (&record->summary);
  g_autofree char *status = record->damaged == NULL ? status_text (&record->summary)
                                                    : NULL;

  g_object_freeze_notify (G_OBJECT (self));
  favor_properties_set_string (self, properties[PROP_PATH], record->path);
  update_seats (self, &record->summary);
  if (favor_properties_set_string (self, properties[PROP_TITLE], title) |
      favor_properties_set_string (self,
                                   properties[PROP_GAME_ID],
                                   record->summary.game_id) |
      favor_properties_set_string (self, properties[PROP_PLAYERS], players))
    g_clear_pointer (&self->searched, g_free);
  favor_properties_set_string (self, properties[PROP_STATUS], status);
  favor_properties_set_string (self, properties[PROP_DAMAGED], record->damaged);
  update_numbers (self, record);
  g_object_thaw_notify (G_OBJECT (self));
}

/**
 * favor_store_entry_new:
 * @record: what was read
 *
 * Returns: (transfer full): its entry
 */
FavorStoreEntry *
favor_store_entry_new (const FavorRecord *record)
{
  FavorStoreEntry *self = g_object_new (FAVOR_TYPE_STORE_ENTRY, NULL);

  favor_store_entry_update (self, record);
  return self;
}

/**
 * favor_store_entry_get_stamp:
 *
 * Returns: (transfer none): of the file as it was read last
 */
const FavorStamp *
favor_store_entry_get_stamp (FavorStoreEntry *self)
{
  return &self->stamp;
}

/**
 * favor_store_entry_compare:
 * @a: an entry
 * @b: another one
 *
 * The library has the newest first, and then the order of paths.
 *
 * Returns: below 0 if @a comes before @b, above 0 if it comes after it
 */
int
favor_store_entry_compare (FavorStoreEntry *a, FavorStoreEntry *b)
{
  if (a->stamp.modified != b->stamp.modified)
    return a->stamp.modified > b->stamp.modified ? -1 : 1;
  return g_strcmp0 (a->path, b->path);
}

/**
 * favor_store_entry_get_path:
 *
 * Returns: (transfer none): the session's file
 */
const char *
favor_store_entry_get_path (FavorStoreEntry *self)
{
  g_return_val_if_fail (FAVOR_IS_STORE_ENTRY (self), NULL);

  return self->path;
}

/**
 * favor_store_entry_get_title:
 *
 * Returns: (transfer none): what the session is called
 */
const char *
favor_store_entry_get_title (FavorStoreEntry *self)
{
  g_return_val_if_fail (FAVOR_IS_STORE_ENTRY (self), NULL);

  return self->title;
}

/**
 * favor_store_entry_get_game_id:
 *
 * Returns: (transfer none) (nullable): the id of its game
 */
const char *
favor_store_entry_get_game_id (FavorStoreEntry *self)
{
  g_return_val_if_fail (FAVOR_IS_STORE_ENTRY (self), NULL);

  return self->game_id;
}

/**
 * favor_store_entry_get_over:
 *
 * Returns: whether the game is over
 */
gboolean
favor_store_entry_get_over (FavorStoreEntry *self)
{
  g_return_val_if_fail (FAVOR_IS_STORE_ENTRY (self), FALSE);

  return self->over;
}

/**
 * favor_store_entry_get_damaged:
 *
 * Returns: (transfer none) (nullable): why the file cannot be opened, translated; then
 *   there are no seats
 */
const char *
favor_store_entry_get_damaged (FavorStoreEntry *self)
{
  g_return_val_if_fail (FAVOR_IS_STORE_ENTRY (self), NULL);

  return self->damaged;
}

/**
 * favor_store_entry_get_players:
 *
 * Returns: (transfer none): the names of the players, joined
 */
const char *
favor_store_entry_get_players (FavorStoreEntry *self)
{
  g_return_val_if_fail (FAVOR_IS_STORE_ENTRY (self), NULL);

  return self->players;
}

/**
 * favor_store_entry_get_status:
 *
 * Returns: (transfer none) (nullable): how the game stands, translated: "Round 3 ·
 *   your turn"
 */
const char *
favor_store_entry_get_status (FavorStoreEntry *self)
{
  g_return_val_if_fail (FAVOR_IS_STORE_ENTRY (self), NULL);

  return self->status;
}

/* Who got what, the best first. */
static char *
result_text (FavorStoreEntry *self)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  for (guint rank = 1; rank <= self->n_seats; rank++)
    for (guint i = 0; i < self->n_seats; i++)
      {
        g_autofree char *score = g_strdup_printf ("%d", self->seats[i].score);

        if (self->seats[i].rank != rank)
          continue;
        /* Translators: one of the results of a finished game in a list, as in "Ann 42";
         * {player} is a name, {score} a number */
        g_ptr_array_add (parts,
                         favor_text_fill (_ ("{player} {score}"),
                                          "player score",
                                          self->names[i],
                                          score));
      }
  if (parts->len == 0)
    return NULL;
  g_ptr_array_add (parts, NULL);
  return g_strjoinv (" · ", (char **) parts->pdata);
}

/**
 * favor_store_entry_get_result:
 *
 * Returns: (transfer none) (nullable): "Ann 42 · Bo 29" of a game that is over; made
 *   when it is first asked for
 */
const char *
favor_store_entry_get_result (FavorStoreEntry *self)
{
  g_return_val_if_fail (FAVOR_IS_STORE_ENTRY (self), NULL);

  if (self->result == NULL && self->scored)
    self->result = result_text (self);
  return self->result;
}

/**
 * favor_store_entry_get_modified:
 *
 * Returns: (transfer none): when the file was written
 */
GDateTime *
favor_store_entry_get_modified (FavorStoreEntry *self)
{
  g_return_val_if_fail (FAVOR_IS_STORE_ENTRY (self), NULL);

  return self->modified;
}

/**
 * favor_store_entry_get_round:
 *
 * Returns: the round, from 1 on; 0 in a game without rounds
 */
guint
favor_store_entry_get_round (FavorStoreEntry *self)
{
  g_return_val_if_fail (FAVOR_IS_STORE_ENTRY (self), 0);

  return self->round;
}

/**
 * favor_store_entry_get_decider:
 *
 * Returns: who must choose; %FAVOR_SEAT_NONE if the game is over or the file is
 *   damaged
 */
FavorSeat
favor_store_entry_get_decider (FavorStoreEntry *self)
{
  g_return_val_if_fail (FAVOR_IS_STORE_ENTRY (self), FAVOR_SEAT_NONE);

  return self->decider;
}

/**
 * favor_store_entry_get_scored:
 *
 * Returns: whether it is known what came of each seat
 */
gboolean
favor_store_entry_get_scored (FavorStoreEntry *self)
{
  g_return_val_if_fail (FAVOR_IS_STORE_ENTRY (self), FALSE);

  return self->scored;
}

/**
 * favor_store_entry_get_n_seats:
 *
 * Returns: the number of seats; 0 of a damaged file
 */
guint
favor_store_entry_get_n_seats (FavorStoreEntry *self)
{
  g_return_val_if_fail (FAVOR_IS_STORE_ENTRY (self), 0);

  return self->n_seats;
}

/**
 * favor_store_entry_get_seat:
 * @seat: 0 to the number of seats - 1
 *
 * Returns: (transfer none): who sits there and what came of it, valid until `players`
 *   notifies
 */
const FavorSaveSeat *
favor_store_entry_get_seat (FavorStoreEntry *self, guint seat)
{
  g_return_val_if_fail (FAVOR_IS_STORE_ENTRY (self), NULL);
  g_return_val_if_fail (seat < self->n_seats, NULL);

  return &self->seats[seat];
}

/**
 * favor_store_entry_get_player:
 * @seat: 0 to the number of seats - 1
 *
 * Returns: (transfer none): the name, valid until `players` notifies
 */
const char *
favor_store_entry_get_player (FavorStoreEntry *self, guint seat)
{
  g_return_val_if_fail (FAVOR_IS_STORE_ENTRY (self), NULL);
  g_return_val_if_fail (seat < self->n_seats, NULL);

  return self->names[seat];
}

/* ---- Search --------------------------------------------------------------------------- */

/* What is equal to a reader who neither looks at capitals nor at accents is equal here. */
static char *
fold (const char *text)
{
  g_autofree char *folded = g_utf8_casefold (text, -1);
  g_autofree char *apart = g_utf8_normalize (folded, -1, G_NORMALIZE_ALL);
  GString         *plain = g_string_new (NULL);

  for (const char *p = apart; *p != '\0'; p = g_utf8_next_char (p))
    if (!g_unichar_ismark (g_utf8_get_char (p)))
      g_string_append_unichar (plain, g_utf8_get_char (p));
  return g_string_free (plain, FALSE);
}

char **
favor_store_search_words (const char *text)
{
  g_autofree char *folded = NULL;
  g_auto (GStrv)   words = NULL;
  GStrvBuilder    *builder = g_strv_builder_new ();
  char           **result;

  g_return_val_if_fail (text != NULL, NULL);

  folded = fold (text);
  words = g_strsplit_set (folded, " \t\n", -1);
  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      g_strv_builder_add (builder, words[i]);
  result = g_strv_builder_end (builder);
  g_strv_builder_unref (builder);
  return result;
}

static const char *
searched_text (FavorStoreEntry *self)
{
  const FavorGame *game = self->game_id != NULL ? favor_games_find (self->game_id) : NULL;
  g_autofree char *text = NULL;

  if (self->searched != NULL)
    return self->searched;
  text = g_strjoin ("\n",
                    self->title,
                    game != NULL ? g_dgettext (GETTEXT_PACKAGE, game->title) : "",
                    self->players != NULL ? self->players : "",
                    NULL);
  self->searched = fold (text);
  return self->searched;
}

/**
 * favor_store_entry_matches:
 * @words: (array zero-terminated=1): from favor_store_search_words ()
 *
 * Returns: whether title, game and players hold all of @words, whatever their case and
 *   accents
 */
gboolean
favor_store_entry_matches (FavorStoreEntry *self, const char *const *words)
{
  const char *text;

  g_return_val_if_fail (FAVOR_IS_STORE_ENTRY (self), FALSE);
  g_return_val_if_fail (words != NULL, FALSE);

  text = searched_text (self);
  for (guint i = 0; words[i] != NULL; i++)
    if (strstr (text, words[i]) == NULL)
      return FALSE;
  return TRUE;
}
