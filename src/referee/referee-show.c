/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-referee"

#include "config.h"

#include <glib/gi18n.h>

#include "favor-json.h"
#include "referee-input.h"
#include "referee-output.h"

/* Commands `show` and `legal`: a position of a session, and what may be done in it. */

typedef enum
{
  PART_STATE = 1 << 0,
  PART_LOG = 1 << 1,
  PART_PADS = 1 << 2,
  PART_ACTIONS = 1 << 3,
  PART_KNOWN = 1 << 4,
} Part;

static const struct
{
  const char *name;
  Part        part;
} part_names[] = {
  { "state", PART_STATE },     { "log", PART_LOG },     { "pads", PART_PADS },
  { "actions", PART_ACTIONS }, { "known", PART_KNOWN },
};

typedef struct
{
  int              ply;
  char            *viewer_arg;
  char            *parts_arg;
  guint            parts;
  FavorSeat        viewer;
  FavorSession    *session;
  const FavorGame *game;
  /* As the viewer may see it. */
  gpointer state;
} Show;

static gboolean
parse_parts (Show *self, GError **error)
{
  g_auto (GStrv) words = g_strsplit (self->parts_arg, ",", -1);

  if (words[0] == NULL)
    return referee_misuse (error, _ ("--as: name at least one part"));
  for (guint i = 0; words[i] != NULL; i++)
    {
      guint            known = self->parts;
      g_autofree char *message = NULL;

      for (guint k = 0; k < G_N_ELEMENTS (part_names); k++)
        if (g_str_equal (words[i], part_names[k].name))
          known |= part_names[k].part;
      if (known != self->parts)
        {
          self->parts = known;
          continue;
        }
      message = favor_text_expand (
        _ ("--as: “{word}” is not one of state, log, pads, actions and known, each once"),
        "word",
        words[i],
        NULL);
      return referee_misuse (error, message);
    }

  return TRUE;
}

static gboolean
parse_viewer (Show *self, GError **error)
{
  guint            n_seats = favor_session_get_n_seats (self->session);
  g_autofree char *message = NULL;
  g_autofree char *last = g_strdup_printf ("%u", n_seats - 1);
  guint64          seat;

  if (self->viewer_arg == NULL)
    {
      self->viewer = FAVOR_VIEWER_OPEN;
      return TRUE;
    }
  if (g_str_equal (self->viewer_arg, "none"))
    {
      self->viewer = FAVOR_SEAT_NONE;
      return TRUE;
    }
  if (g_ascii_string_to_unsigned (self->viewer_arg, 10, 0, n_seats - 1, &seat, NULL))
    {
      self->viewer = (FavorSeat) seat;
      return TRUE;
    }
  message =
    favor_text_expand (_ ("--viewer: {value} is not a seat, 0 to {last}, or “none”"),
                       "value",
                       self->viewer_arg,
                       "last",
                       last,
                       NULL);

  return referee_misuse (error, message);
}

static JsonArray *
describe_log (const Show *self)
{
  JsonArray *log = json_array_new ();

  for (int ply = 0; ply <= self->ply; ply++)
    referee_describe_events (self->session, (guint) ply, self->viewer, log);

  return log;
}

static JsonArray *
describe_pads (const Show *self)
{
  JsonArray *pads = json_array_new ();

  for (guint seat = 0; seat < favor_game_head (self->state)->n_seats; seat++)
    {
      JsonObject *object = json_object_new ();
      JsonObject *lines = json_object_new ();
      FavorPad    pad;

      self->game->score (self->state, (FavorSeat) seat, &pad);
      for (guint i = 0; i < self->game->n_score_lines; i++)
        json_object_set_int_member (lines, self->game->score_lines[i].id, pad.line[i]);
      json_object_set_int_member (object, "seat", seat);
      json_object_set_object_member (object, "lines", lines);
      json_object_set_int_member (object, "total", pad.total);
      json_object_set_int_member (object, "round", pad.round);
      json_object_set_int_member (object, "rank", pad.rank);
      json_object_set_boolean_member (object, "winner", pad.winner);
      json_array_add_object_element (pads, object);
    }

  return pads;
}

/* What everybody can conclude about each seat; nothing in a game where nothing can. */
static JsonArray *
describe_known (const Show *self)
{
  const FavorSchema  *schema = self->game->known;
  const guint         n_seats = favor_game_head (self->state)->n_seats;
  JsonArray          *array = json_array_new ();
  g_autofree gpointer known = schema != NULL ? g_malloc0 (schema->size) : NULL;

  for (guint seat = 0; known != NULL && seat < n_seats; seat++)
    {
      JsonNode *node;

      self->game->know (self->state, (FavorSeat) seat, known);
      node = favor_json_write_struct (schema, known, n_seats);
      json_object_set_int_member (json_node_get_object (node), "seat", seat);
      json_array_add_element (array, node);
    }

  return array;
}

/* What can be done now. What others than the viewer can do would tell what they hold. */
static JsonArray *
describe_actions (const Show *self)
{
  JsonArray            *array = json_array_new ();
  const FavorHead      *head = favor_game_head (self->state);
  g_auto (FavorActions) legal = { 0 };

  if (self->viewer != FAVOR_VIEWER_OPEN && self->viewer != head->decider)
    return array;
  self->game->list (self->state, &legal);
  for (guint i = 0; i < legal.n; i++)
    {
      g_autofree char
                 *text = favor_text_for_action (self->game,
                                       &legal.items[i],
                                       favor_session_get_names (self->session));
      JsonObject *object = json_object_new ();

      json_object_set_string_member (object, "text", text);
      json_object_set_member (object,
                              "action",
                              favor_json_write_action (self->game,
                                                       &legal.items[i],
                                                       head->n_seats));
      json_array_add_object_element (array, object);
    }

  return array;
}

static JsonArray *
describe_players (const Show *self)
{
  JsonArray *players = json_array_new ();

  for (guint i = 0; i < favor_session_get_n_seats (self->session); i++)
    json_array_add_string_element (players,
                                   favor_session_get_player (self->session, (FavorSeat) i)
                                     ->name);

  return players;
}

static void
add_seat (JsonObject *object, const char *name, FavorSeat seat)
{
  if (seat < 0)
    json_object_set_null_member (object, name);
  else
    json_object_set_int_member (object, name, seat);
}

static JsonObject *
describe_position (const Show *self)
{
  JsonObject      *object = json_object_new ();
  const FavorHead *head = favor_game_head (self->state);

  json_object_set_string_member (object, "game", self->game->id);
  json_object_set_array_member (object, "players", describe_players (self));
  json_object_set_int_member (object, "ply", self->ply);
  json_object_set_int_member (object, "plies", favor_session_get_n_plies (self->session));
  if (self->viewer == FAVOR_VIEWER_OPEN)
    json_object_set_string_member (object, "viewer", "open");
  else
    add_seat (object, "viewer", self->viewer);
  add_seat (object, "decider", head->decider);
  if ((self->parts & PART_STATE) != 0)
    json_object_set_member (object,
                            "state",
                            favor_json_write_struct (self->game->state,
                                                     self->state,
                                                     head->n_seats));
  if ((self->parts & PART_LOG) != 0)
    json_object_set_array_member (object, "log", describe_log (self));
  if ((self->parts & PART_PADS) != 0)
    json_object_set_array_member (object, "pads", describe_pads (self));
  if ((self->parts & PART_ACTIONS) != 0)
    json_object_set_array_member (object, "actions", describe_actions (self));
  if ((self->parts & PART_KNOWN) != 0)
    json_object_set_array_member (object, "known", describe_known (self));

  return object;
}

static gboolean
load_position (Show *self, const char *path, GError **error)
{
  self->session = referee_load (path, error);
  if (self->session == NULL || !referee_find_ply (self->session, &self->ply, error))
    return FALSE;
  self->game = favor_session_get_game (self->session);
  self->state = g_memdup2 (favor_session_get_state (self->session, (guint) self->ply),
                           self->game->state->size);

  return TRUE;
}

static void
clear_show (Show *self)
{
  g_clear_object (&self->session);
  g_clear_pointer (&self->state, g_free);
  g_clear_pointer (&self->viewer_arg, g_free);
  g_clear_pointer (&self->parts_arg, g_free);
}

static gboolean
prepare_show (Show *self, const RefereeCommand *command, GStrv *args, GError **error)
{
  const GOptionEntry entries[] = {
    { "ply",
      'p',
      0,
      G_OPTION_ARG_INT,
      &self->ply,
      N_ ("After so many actions (default: the last)"),
      N_ ("N") },
    { "viewer",
      'v',
      0,
      G_OPTION_ARG_STRING,
      &self->viewer_arg,
      N_ ("Through the eyes of a seat, or of “none” of them (default: all is open)"),
      N_ ("SEAT") },
    { "as",
      'a',
      0,
      G_OPTION_ARG_STRING,
      &self->parts_arg,
      N_ ("What to show: some of state, log, pads, actions, known (default: state)"),
      N_ ("PARTS") },
    { NULL },
  };

  if (!referee_parse (command, args, entries, error) ||
      !referee_count_args (*args, 1, 1, error))
    return FALSE;
  if (self->parts_arg == NULL)
    self->parts = PART_STATE;
  else if (!parse_parts (self, error))
    return FALSE;

  return load_position (self, (*args)[1], error) && parse_viewer (self, error);
}

RefereeExit
referee_show_run (const RefereeCommand *command, GStrv *args)
{
  Show                   self = { .ply = REFEREE_UNSET };
  g_autoptr (GError)     error = NULL;
  g_autoptr (JsonObject) object = NULL;

  if (!prepare_show (&self, command, args, &error))
    {
      clear_show (&self);
      return referee_fail (error);
    }
  if (self.viewer != FAVOR_VIEWER_OPEN)
    favor_game_observe (self.game, self.state, self.viewer);
  object = describe_position (&self);
  referee_print_object (object);
  clear_show (&self);

  return REFEREE_DONE;
}

static void
print_legal (const Show *self)
{
  g_auto (FavorActions)  legal = { 0 };
  g_autoptr (JsonObject) last = json_object_new ();

  self->game->list (self->state, &legal);
  for (guint i = 0; i < legal.n; i++)
    {
      g_autoptr (JsonNode) node = favor_json_write_action (self->game,
                                                           &legal.items[i],
                                                           favor_game_head (self->state)
                                                             ->n_seats);

      referee_print (node);
    }
  json_object_set_boolean_member (last, "complete", legal.complete);
  referee_print_object (last);
}

RefereeExit
referee_legal_run (const RefereeCommand *command, GStrv *args)
{
  Show               self = { .ply = REFEREE_UNSET };
  g_autoptr (GError) error = NULL;
  RefereeExit        code = REFEREE_DONE;
  const GOptionEntry entries[] = {
    { "ply",
      'p',
      0,
      G_OPTION_ARG_INT,
      &self.ply,
      N_ ("After so many actions (default: the last)"),
      N_ ("N") },
    { NULL },
  };

  if (referee_parse (command, args, entries, &error) &&
      referee_count_args (*args, 1, 1, &error) &&
      load_position (&self, (*args)[1], &error))
    print_legal (&self);
  else
    code = referee_fail (error);
  clear_show (&self);

  return code;
}
