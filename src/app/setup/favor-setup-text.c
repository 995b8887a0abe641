/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include <string.h>

#include "favor-setup-private.h"

#include "favor-json.h"

/* A setup as text, for the settings. */

/**
 * favor_setup_to_string:
 *
 * Returns: (transfer full): seats and options, not the seed, as JSON
 */
char *
favor_setup_to_string (const FavorSetup *self)
{
  g_autofree gpointer  options = NULL;
  g_autoptr (JsonNode) root = json_node_new (JSON_NODE_OBJECT);
  JsonObject          *object = json_object_new ();
  JsonArray           *seats = json_array_new ();

  g_return_val_if_fail (self != NULL, NULL);

  options = favor_setup_copy_options (self);
  for (guint i = 0; i < self->n_seats; i++)
    {
      const FavorPlayer *player = &self->players[i];
      JsonObject        *seat = json_object_new ();

      json_object_set_string_member (seat, "name", player->name);
      json_object_set_string_member (seat, "kind", player->is_bot ? "bot" : "human");
      json_object_set_string_member (seat, "level", favor_level_get_id (player->level));
      json_object_set_int_member (seat, "colour", player->colour);
      json_array_add_object_element (seats, seat);
    }
  json_object_set_array_member (object, "seats", seats);
  json_object_set_member (object,
                          "options",
                          favor_json_write_struct (self->game->options,
                                                   options,
                                                   self->n_seats));
  json_node_take_object (root, object);
  return favor_json_to_string (root, FALSE);
}

static const char *
peek_string (JsonObject *object, const char *name)
{
  JsonNode *node = json_object_get_member (object, name);

  if (node == NULL || json_node_get_value_type (node) != G_TYPE_STRING)
    return "";
  return json_node_get_string (node);
}

static gboolean
read_seat (FavorSetup *self, FavorSeat seat, JsonNode *node)
{
  JsonObject *object;
  JsonNode   *colour;
  FavorLevel  level = FAVOR_LEVEL_CASUAL;

  if (!JSON_NODE_HOLDS_OBJECT (node))
    return FALSE;
  object = json_node_get_object (node);
  colour = json_object_get_member (object, "colour");
  if (!favor_level_from_id (peek_string (object, "level"), &level) ||
      level < FAVOR_LEVEL_FIRST || colour == NULL ||
      json_node_get_value_type (colour) != G_TYPE_INT64 ||
      json_node_get_int (colour) < 0 || json_node_get_int (colour) >= FAVOR_MAX_SEATS)
    return FALSE;
  favor_setup_set_player (self,
                          seat,
                          peek_string (object, "name"),
                          g_str_equal (peek_string (object, "kind"), "bot"),
                          level);
  favor_setup_set_colour (self, seat, (guint8) json_node_get_int (colour));
  return TRUE;
}

static gboolean
read_seats (FavorSetup *self, JsonNode *node)
{
  JsonArray *seats;

  if (node == NULL || !JSON_NODE_HOLDS_ARRAY (node))
    return FALSE;
  seats = json_node_get_array (node);
  self->n_seats = json_array_get_length (seats);
  if (self->n_seats < self->game->min_seats || self->n_seats > self->game->max_seats)
    return FALSE;
  for (guint i = 0; i < self->n_seats; i++)
    if (!read_seat (self, (FavorSeat) i, json_array_get_element (seats, i)))
      return FALSE;
  return TRUE;
}

/**
 * favor_setup_from_string:
 * @string: anything; what favor_setup_to_string () wrote, perhaps for another version of the
 *   game
 *
 * Returns: (transfer full) (nullable): the setup; %NULL if @string does not hold one that
 *   this version of the game can start
 */
FavorSetup *
favor_setup_from_string (const FavorGame *game, const char *string)
{
  g_autoptr (FavorSetup) self = NULL;
  g_autoptr (JsonNode)   root = NULL;
  g_autofree char       *complaint = NULL;
  JsonObject            *object;

  g_return_val_if_fail (game != NULL && string != NULL, NULL);

  self = favor_setup_new (game);
  root = favor_json_parse (string, strlen (string), NULL);
  if (root == NULL || !JSON_NODE_HOLDS_OBJECT (root))
    return NULL;
  object = json_node_get_object (root);
  if (!read_seats (self, json_object_get_member (object, "seats")) ||
      !json_object_has_member (object, "options") ||
      !favor_json_read_struct (game->options,
                               json_object_get_member (object, "options"),
                               "options",
                               self->n_seats,
                               self->options,
                               NULL))
    return NULL;
  favor_setup_fill_unused (game->options, self->options, self->n_seats, TRUE);
  complaint = favor_setup_complaint (self);
  return complaint == NULL ? g_steal_pointer (&self) : NULL;
}
