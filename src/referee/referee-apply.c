/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-referee"

#include "config.h"

#include <string.h>

#include <glib/gi18n.h>

#include "favor-json.h"
#include "referee-input.h"
#include "referee-output.h"

/* Command `apply`: actions from the command line, one after the other. */

typedef struct
{
  int           ply;
  gboolean      prints_state;
  gboolean      prints_events;
  FavorSession *session;
} Apply;

static gconstpointer
get_newest_state (const Apply *self)
{
  return favor_session_get_state (self->session,
                                  favor_session_get_n_plies (self->session));
}

/* An action that does not say who acts is that of the decider. */
static void
add_actor (const Apply *self, JsonNode *node)
{
  const FavorHead *head = favor_game_head (get_newest_state (self));

  if (JSON_NODE_HOLDS_OBJECT (node) &&
      !json_object_has_member (json_node_get_object (node), "seat"))
    json_object_set_int_member (json_node_get_object (node),
                                "seat",
                                MAX (head->decider, 0));
}

static RefereeExit
print_refusal (const Apply *self, const FavorRefusal *why, guint index)
{
  const FavorGame       *game = favor_session_get_game (self->session);
  g_autofree char       *text = NULL;
  g_autoptr (JsonObject) object = json_object_new ();

  text = favor_text_for_refusal (game, why, favor_session_get_names (self->session));
  json_object_set_string_member (object, "refused", game->refusals[why->reason].id);
  json_object_set_string_member (object, "text", text);
  json_object_set_int_member (object, "action", index);
  referee_print_object (object);

  return REFEREE_REFUSED;
}

static RefereeExit
report_broken_json (const char *text, const GError *error)
{
  g_autofree char *message = g_strdup_printf ("%s: %s", text, error->message);

  return referee_report (REFEREE_REFUSED, message);
}

static RefereeExit
apply_one (Apply *self, const char *text, guint index)
{
  const FavorGame     *game = favor_session_get_game (self->session);
  guint                n_seats = favor_session_get_n_seats (self->session);
  g_autoptr (GError)   error = NULL;
  g_autoptr (JsonNode) node = favor_json_parse (text, strlen (text), &error);
  FavorAction          action;
  FavorRefusal         why = { 0 };

  if (node == NULL)
    return report_broken_json (text, error);
  add_actor (self, node);
  if (!favor_json_read_action (game, node, "action", n_seats, &action, &why, NULL))
    {
      if (why.reason == FAVOR_REFUSAL_NONE)
        why.reason = FAVOR_REFUSAL_BAD_PARAMETER;
      return print_refusal (self, &why, index);
    }
  if (!game->check (get_newest_state (self), &action, &why))
    return print_refusal (self, &why, index);
  if (!favor_session_submit (self->session, &action, &error))
    return referee_fail (error);

  return REFEREE_DONE;
}

static void
print_state (const Apply *self)
{
  g_autoptr (JsonNode) node =
    favor_json_write_struct (favor_session_get_game (self->session)->state,
                             get_newest_state (self),
                             favor_session_get_n_seats (self->session));

  referee_print (node);
}

/* To each of the events of `ply` the position at it. */
static void
add_positions (const Apply *self, guint ply, JsonArray *events, guint first)
{
  const FavorSchema  *schema = favor_session_get_game (self->session)->state;
  g_autofree gpointer state = g_malloc (schema->size);

  for (guint i = first; i < json_array_get_length (events); i++)
    {
      favor_session_copy_between (self->session, ply, i - first, state);
      json_object_set_member (
        json_array_get_object_element (events, i),
        "state",
        favor_json_write_struct (schema,
                                 state,
                                 favor_session_get_n_seats (self->session)));
    }
}

static void
print_events (const Apply *self, guint first_ply)
{
  g_autoptr (JsonArray) events = json_array_new ();

  for (guint ply = first_ply; ply <= favor_session_get_n_plies (self->session); ply++)
    {
      const guint first = json_array_get_length (events);

      referee_describe_events (self->session, ply, FAVOR_VIEWER_OPEN, events);
      if (self->prints_state)
        add_positions (self, ply, events, first);
    }
  for (guint i = 0; i < json_array_get_length (events); i++)
    referee_print (json_array_get_element (events, i));
}

/* Nothing is printed before all actions were accepted. */
static RefereeExit
apply_all (Apply *self, GStrv actions)
{
  RefereeExit code = REFEREE_DONE;

  favor_session_play_on_from (self->session, (guint) self->ply);
  for (guint i = 0; actions[i] != NULL && code == REFEREE_DONE; i++)
    code = apply_one (self, actions[i], i);
  if (code != REFEREE_DONE)
    return code;
  if (self->prints_events)
    print_events (self, (guint) self->ply + 1);
  else if (self->prints_state)
    print_state (self);
  else
    referee_print_session (self->session);

  return code;
}

static gboolean
prepare_apply (Apply *self, const RefereeCommand *command, GStrv *args, GError **error)
{
  const GOptionEntry entries[] = {
    { "ply",
      'p',
      0,
      G_OPTION_ARG_INT,
      &self->ply,
      N_ ("After so many actions (default: the last)"),
      N_ ("N") },
    { "state",
      0,
      0,
      G_OPTION_ARG_NONE,
      &self->prints_state,
      N_ ("Print the position that results, not the session"),
      NULL },
    { "events",
      0,
      0,
      G_OPTION_ARG_NONE,
      &self->prints_events,
      N_ ("Print what happened, with --state also each position between"),
      NULL },
    { NULL },
  };

  if (!referee_parse (command, args, entries, error) ||
      !referee_count_args (*args, 2, G_MAXINT, error))
    return FALSE;
  self->session = referee_load ((*args)[1], error);

  return self->session != NULL && referee_find_ply (self->session, &self->ply, error);
}

RefereeExit
referee_apply_run (const RefereeCommand *command, GStrv *args)
{
  Apply              self = { .ply = REFEREE_UNSET };
  g_autoptr (GError) error = NULL;
  RefereeExit        code;

  if (prepare_apply (&self, command, args, &error))
    code = apply_all (&self, *args + 2);
  else
    code = referee_fail (error);
  g_clear_object (&self.session);

  return code;
}
