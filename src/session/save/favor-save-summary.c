/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "favor-save-private.h"

#include "favor-games.h"
#include "favor-json-scan.h"
#include "favor-json.h"
#include "favor-save-parts.h"

/* A library reads thousands of files. Each is scanned once for defects of syntax and for
 * where its members are; only the few and short ones that a library shows are parsed. */

typedef struct
{
  FavorJsonReader   reader;
  GArray           *members;
  FavorSaveSummary *summary;
} Summarizer;

/* (nullable): the parsed member, without an error if it is not there. */
static JsonNode *
parse_member (Summarizer *self, const char *name)
{
  gsize length = strlen (name);

  for (guint i = 0; i < self->members->len; i++)
    {
      const FavorJsonMember *member = &g_array_index (self->members, FavorJsonMember, i);

      if (member->name_length == length && memcmp (member->name, name, length) == 0)
        return favor_json_parse (member->start, member->length, NULL);
    }
  return NULL;
}

/* An object of those members that are there, to be read like the whole file. */
static JsonNode *
parse_members (Summarizer *self, const char *const *names)
{
  JsonObject *object = json_object_new ();
  JsonNode   *node = json_node_new (JSON_NODE_OBJECT);

  for (guint i = 0; names[i] != NULL; i++)
    {
      JsonNode *member = parse_member (self, names[i]);

      if (member != NULL)
        json_object_set_member (object, names[i], member);
    }
  json_node_take_object (node, object);
  return node;
}

/**
 * favor_save_read_summary:
 * @node: the member "summary" of a file
 * @summary: (inout): gets what it says
 *
 * Errors: %FAVOR_ERROR_FORMAT
 * Returns: %FALSE with an error if it is no summary
 */
gboolean
favor_save_read_summary (FavorJsonReader  *reader,
                         JsonNode         *node,
                         FavorSaveSummary *summary)
{
  static const char *const names[] = { "plies", "round", "decider", NULL };
  static const FavorField  plies_field = { .name = "plies",
                                           .type = FAVOR_TYPE_INT,
                                           .max = G_MAXINT32 };
  static const FavorField  round_field = { .name = "round",
                                           .type = FAVOR_TYPE_INT,
                                           .max = G_MAXUINT16 };
  static const FavorField  decider_field = { .name = "decider",
                                             .type = FAVOR_TYPE_INT,
                                             .max = FAVOR_MAX_SEATS - 1,
                                             .nullable = 1 };
  gsize                    before = favor_json_reader_enter_member (reader, "summary");
  gint64                   n_plies;
  gint64                   round;
  gint64                   decider;

  if (!favor_save_check_members (reader, node, names) ||
      !favor_save_read_int (reader, node, &plies_field, &n_plies) ||
      !favor_save_read_int (reader, node, &round_field, &round) ||
      !favor_save_read_int (reader, node, &decider_field, &decider))
    return FALSE;
  favor_json_reader_leave (reader, before);
  summary->n_plies = (guint) n_plies;
  summary->round = (guint) round;
  summary->decider = (FavorSeat) decider;
  return TRUE;
}

static void
take_player (FavorSaveSummary *summary, guint seat, const FavorPlayer *player)
{
  summary->seats[seat].is_bot = player->is_bot;
  summary->seats[seat].level = player->level;
  summary->seats[seat].colour = player->colour;
  if (summary->decider == (int) seat)
    summary->decider_is_person = !player->is_bot;
}

/* @state is one that the rules accept. */
static void
take_scores (FavorSaveSummary *summary, const FavorGame *game, gconstpointer state)
{
  for (guint i = 0; i < summary->n_seats; i++)
    {
      FavorPad pad = { { 0 } };

      game->score (state, (FavorSeat) i, &pad);
      summary->seats[i].score = pad.total;
      summary->seats[i].rank = pad.rank;
      summary->seats[i].winner = pad.winner;
    }
  summary->scored = TRUE;
}

static gboolean
read_seats (Summarizer *self, JsonNode *root)
{
  FavorJsonReader  *reader = &self->reader;
  FavorSaveSummary *summary = self->summary;
  JsonArray        *list;
  gsize             outer;

  if (!favor_save_read_list (reader, root, "seats", &list))
    return FALSE;
  outer = favor_json_reader_enter_member (reader, "seats");
  if (list == NULL || json_array_get_length (list) < 1 ||
      json_array_get_length (list) > FAVOR_MAX_SEATS)
    return favor_json_reader_fail (reader,
                                   _ ("the game is not for this number of players"));
  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      gsize       before = favor_json_reader_enter_index (reader, i);
      FavorPlayer player = { NULL };

      if (!favor_save_read_player (reader,
                                   json_array_get_element (list, i),
                                   0,
                                   NULL,
                                   &player))
        return FALSE;
      favor_json_reader_leave (reader, before);
      summary->players[summary->n_seats++] = g_strdup (player.name);
      take_player (summary, i, &player);
    }
  favor_json_reader_leave (reader, outer);
  return TRUE;
}

/* The end of a finished game. A position that the rules do not accept says nothing about the
 * scores; why the file cannot be opened is told when somebody opens it. */
static void
read_scores (Summarizer *self)
{
  FavorSaveSummary    *summary = self->summary;
  const FavorGame     *game = favor_games_find (summary->game_id);
  g_autofree gpointer  state = g_malloc0 (game->state->size);
  g_autoptr (JsonNode) end = parse_member (self, "end");
  g_autoptr (JsonNode) node = end != NULL ? g_steal_pointer (&end)
                                          : parse_member (self, "state");
  FavorRefusal         why = { 0 };

  if (
    node == NULL ||
    !favor_json_read_struct (game->state, node, "state", summary->n_seats, state, NULL) ||
    favor_game_head (state)->n_seats != summary->n_seats ||
    !favor_schema_check (game->state, state, summary->n_seats, FALSE, NULL, NULL))
    return;
  game->derive (state);
  if (game->validate (state, &why))
    take_scores (summary, game, state);
}

/* What the position of a session says, and the file does not. */
static void
take_position (FavorSaveSummary *summary, FavorSession *session)
{
  const FavorGame *game = favor_session_get_game (session);
  gconstpointer    state;
  FavorPad         pad = { { 0 } };

  state = favor_session_get_game_end (session, &summary->n_plies);
  summary->decider = favor_game_head (state)->decider;
  summary->n_seats = favor_session_get_n_seats (session);
  game->score (state, 0, &pad);
  summary->round = pad.round;
  if (summary->decider == FAVOR_SEAT_NONE)
    take_scores (summary, game, state);
}

/* A file without a summary, made by hand or by another program. */
static gboolean
load_summary (Summarizer *self, GBytes *bytes)
{
  g_autoptr (FavorSession) session = favor_save_from_bytes (bytes, self->reader.error);

  if (session == NULL)
    return FALSE;
  take_position (self->summary, session);
  self->summary->n_seats = 0;
  return TRUE;
}

static gboolean
read_head (Summarizer *self, JsonNode *root)
{
  FavorJsonReader  *reader = &self->reader;
  FavorSaveSummary *summary = self->summary;
  const FavorGame  *game = NULL;
  const char       *title = NULL;

  if (!favor_save_read_head (reader, root, &game) ||
      !favor_save_read_string (reader, root, "title", FALSE, &title))
    return FALSE;
  summary->game_id = g_strdup (game->id);
  summary->title = g_strdup (title != NULL && *title != '\0' ? title : _ (game->title));
  return TRUE;
}

static gboolean
summarize (Summarizer *self, GBytes *bytes)
{
  static const char *const names[] = { "format", "version", "game", "title",
                                       "seats",  "summary", NULL };
  g_autoptr (JsonNode)     root = NULL;
  JsonNode                *node;
  const char              *data;
  gsize                    length;

  data = g_bytes_get_data (bytes, &length);
  if (!favor_json_scan (data, length, self->members, self->reader.error))
    return FALSE;
  root = parse_members (self, names);
  if (!read_head (self, root))
    return FALSE;
  node = json_object_get_member (json_node_get_object (root), "summary");
  if (node != NULL ? !favor_save_read_summary (&self->reader, node, self->summary)
                   : !load_summary (self, bytes))
    return FALSE;
  if (!read_seats (self, root))
    return FALSE;
  if (self->summary->decider == FAVOR_SEAT_NONE && !self->summary->scored)
    read_scores (self);
  return TRUE;
}

gboolean
favor_save_summarize (GBytes *bytes, FavorSaveSummary *summary, GError **error)
{
  g_autoptr (GString) path = g_string_new (NULL);
  g_autoptr (GArray)  members = g_array_new (FALSE, FALSE, sizeof (FavorJsonMember));
  Summarizer          self = { .members = members, .summary = summary };

  g_return_val_if_fail (bytes != NULL, FALSE);
  g_return_val_if_fail (summary != NULL, FALSE);

  self.reader.path = path;
  self.reader.error = error;
  memset (summary, 0, sizeof *summary);
  summary->decider = FAVOR_SEAT_NONE;
  if (summarize (&self, bytes))
    return TRUE;
  favor_save_summary_clear (summary);
  return FALSE;
}

/**
 * favor_save_summarize_session:
 * @session: a session that is at hand
 * @summary: (out caller-allocates): to be cleared with favor_save_summary_clear ()
 *
 * Does what favor_save_summarize () does for a file.
 */
void
favor_save_summarize_session (FavorSession *session, FavorSaveSummary *summary)
{
  g_return_if_fail (FAVOR_IS_SESSION (session));
  g_return_if_fail (summary != NULL);

  memset (summary, 0, sizeof *summary);
  summary->game_id = g_strdup (favor_session_get_game (session)->id);
  summary->title = g_strdup (favor_session_get_title (session));
  take_position (summary, session);
  for (guint i = 0; i < summary->n_seats; i++)
    {
      const FavorPlayer *player = favor_session_get_player (session, (FavorSeat) i);

      summary->players[i] = g_strdup (player->name);
      take_player (summary, i, player);
    }
}

/**
 * favor_save_summary_clear:
 * @summary: is empty afterwards
 *
 * Frees the strings of a summary.
 */
void
favor_save_summary_clear (FavorSaveSummary *summary)
{
  g_return_if_fail (summary != NULL);

  g_clear_pointer (&summary->game_id, g_free);
  g_clear_pointer (&summary->title, g_free);
  for (guint i = 0; i < FAVOR_MAX_SEATS; i++)
    g_clear_pointer (&summary->players[i], g_free);
  summary->n_seats = 0;
}
