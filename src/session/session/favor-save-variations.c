/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-save-parts.h"

#include "favor-json.h"

/* A variation of a file: where it leaves what, and the nodes it has become. */
typedef struct
{
  JsonNode  *node;
  JsonArray *actions;
  guint      from;
  int        parent;
  gboolean   waiting;
  GArray    *nodes;
} Part;

static void
clear_part (gpointer data)
{
  g_clear_pointer (&((Part *) data)->nodes, g_array_unref);
}

static void
write_variation_notes (FavorSession  *session,
                       guint          index,
                       FavorVariation variation,
                       JsonObject    *object)
{
  g_autoptr (JsonArray) notes = json_array_new ();

  /* The name of the first node is that of the variation. */
  for (guint i = 0; i < variation.n_plies; i++)
    favor_save_add_note (session,
                         favor_history_get_variation_node (session->history, index, i),
                         variation.from + 1 + i,
                         i > 0,
                         notes);
  if (json_array_get_length (notes) > 0)
    json_object_set_array_member (object, "notes", g_steal_pointer (&notes));
}

static JsonNode *
write_variation (FavorSession *session, guint index)
{
  FavorVariation variation = favor_history_get_variation (session->history, index);
  JsonObject    *object = json_object_new ();
  JsonArray     *actions = json_array_sized_new (variation.n_plies);
  JsonNode      *node = json_node_new (JSON_NODE_OBJECT);

  json_object_set_int_member (object, "from", variation.from);
  if (variation.parent >= 0)
    json_object_set_int_member (object, "parent", variation.parent);
  if (variation.name != NULL)
    json_object_set_string_member (object, "name", variation.name);
  for (guint i = 0; i < variation.n_plies; i++)
    json_array_add_element (
      actions,
      favor_json_write_action (session->game,
                               favor_history_get_variation_action (session->history,
                                                                   index,
                                                                   i),
                               session->n_seats));
  json_object_set_array_member (object, "actions", actions);
  write_variation_notes (session, index, variation, object);
  json_node_take_object (node, object);
  return node;
}

/**
 * favor_save_write_variations:
 *
 * Returns: (transfer full): all variations that are shown, in their order
 */
JsonNode *
favor_save_write_variations (FavorSession *session)
{
  guint      n = favor_history_get_n_variations (session->history);
  JsonArray *list = json_array_sized_new (n);
  JsonNode  *node = json_node_new (JSON_NODE_ARRAY);

  for (guint i = 0; i < n; i++)
    json_array_add_element (list, write_variation (session, i));
  json_node_take_array (node, list);
  return node;
}

/* Reading */

static gboolean
read_part (FavorJsonReader *reader, JsonNode *node, guint n_parts, Part *part)
{
  static const char *const names[] = {
    "from", "parent", "name", "actions", "notes", NULL
  };
  const FavorField from_field = { .name = "from",
                                  .type = FAVOR_TYPE_INT,
                                  .max = G_MAXINT32 };
  const FavorField parent_field = { .name = "parent",
                                    .type = FAVOR_TYPE_INT,
                                    .max = (gint32) n_parts - 1,
                                    .optional = 1 };
  const FavorField actions_field = { .name = "actions" };
  gint64           from = 0;
  gint64           parent = -1;

  part->node = node;
  if (!favor_save_check_members (reader, node, names) ||
      !favor_save_read_int (reader, node, &from_field, &from) ||
      !favor_save_read_int (reader, node, &parent_field, &parent) ||
      !favor_save_read_list (reader, node, "actions", &part->actions))
    return FALSE;
  if (part->actions == NULL)
    return favor_json_reader_fail_missing (reader, &actions_field);
  part->from = (guint) from;
  part->parent = (int) parent;
  if (json_array_get_length (part->actions) > 0)
    return TRUE;
  favor_json_reader_enter_member (reader, "actions");
  return favor_json_reader_fail (reader, _ ("the list is empty"));
}

/* The node that a variation leaves; its parent, if any, has its nodes. */
static gboolean
find_origin (FavorJsonReader *reader,
             FavorSession    *session,
             GArray          *parts,
             const Part      *part,
             int             *node)
{
  guint         first = 0;
  guint         last = favor_history_get_n_total (session->history);
  const GArray *nodes = NULL;

  if (part->parent >= 0)
    {
      const Part *parent = &g_array_index (parts, Part, part->parent);

      nodes = parent->nodes;
      first = parent->from + 1;
      last = parent->from + nodes->len;
    }
  if (part->from < first || part->from > last)
    {
      const FavorField field = {
        .name = "from",
        .type = FAVOR_TYPE_INT,
        .min = (gint32) first,
        .max = (gint32) last,
      };
      gint64 value;

      return favor_save_read_int (reader, part->node, &field, &value);
    }
  if (nodes != NULL)
    *node = g_array_index (nodes, int, part->from - first);
  else
    *node = favor_history_get_node (session->history, part->from);
  return TRUE;
}

static gboolean
read_part_notes (FavorJsonReader *reader, FavorSession *session, const Part *part)
{
  JsonArray *notes;
  gsize      outer;

  if (!favor_save_read_list (reader, part->node, "notes", &notes))
    return FALSE;
  outer = favor_json_reader_enter_member (reader, "notes");
  for (guint i = 0; notes != NULL && i < json_array_get_length (notes); i++)
    {
      gsize         before = favor_json_reader_enter_index (reader, i);
      FavorSaveNote note;

      if (!favor_save_read_note (reader,
                                 json_array_get_element (notes, i),
                                 part->from + 1,
                                 part->from + part->nodes->len,
                                 &note))
        return FALSE;
      favor_json_reader_leave (reader, before);
      favor_save_take_note (session,
                            g_array_index (part->nodes, int, note.ply - part->from - 1),
                            &note);
    }
  favor_json_reader_leave (reader, outer);
  return TRUE;
}

static gboolean
place_part (FavorJsonReader *reader, FavorSession *session, GArray *parts, guint index)
{
  Part       *part = &g_array_index (parts, Part, index);
  gsize       outer = favor_json_reader_enter_index (reader, index);
  const char *name = NULL;
  gsize       before;
  int         node = 0;

  if (!find_origin (reader, session, parts, part, &node) ||
      !favor_save_read_string (reader, part->node, "name", FALSE, &name))
    return FALSE;
  part->nodes = g_array_new (FALSE, FALSE, sizeof (int));
  before = favor_json_reader_enter_member (reader, "actions");
  if (!favor_save_read_actions (reader, session, part->actions, &node, part->nodes))
    return FALSE;
  favor_json_reader_leave (reader, before);
  if (name != NULL)
    favor_history_set_node_name (session->history,
                                 g_array_index (part->nodes, int, 0),
                                 name);
  if (!read_part_notes (reader, session, part))
    return FALSE;
  favor_json_reader_leave (reader, outer);
  return TRUE;
}

/* Places the variations that this one depends on first; a list may name them in any order. */
static gboolean
place_with_parents (FavorJsonReader *reader,
                    FavorSession    *session,
                    GArray          *parts,
                    guint            index)
{
  g_autoptr (GArray) path = g_array_new (FALSE, FALSE, sizeof (guint));

  for (int i = (int) index; i >= 0; i = g_array_index (parts, Part, i).parent)
    {
      Part *part = &g_array_index (parts, Part, i);

      if (part->nodes != NULL)
        break;
      if (part->waiting)
        {
          favor_json_reader_enter_index (reader, (guint) i);
          favor_json_reader_enter_member (reader, "parent");
          return favor_json_reader_fail (reader, _ ("the variation leaves itself"));
        }
      part->waiting = TRUE;
      g_array_append_val (path, i);
    }
  for (guint i = path->len; i > 0; i--)
    if (!place_part (reader, session, parts, g_array_index (path, guint, i - 1)))
      return FALSE;
  return TRUE;
}

static void
order_parts (FavorSession *session, GArray *parts)
{
  g_autoptr (GArray) starts = g_array_new (FALSE, FALSE, sizeof (int));

  for (guint i = 0; i < parts->len; i++)
    g_array_append_val (starts,
                        g_array_index (g_array_index (parts, Part, i).nodes, int, 0));
  favor_history_order_variations (session->history,
                                  (const int *) (gconstpointer) starts->data,
                                  starts->len);
}

/**
 * favor_save_read_variations:
 * @list: of variations
 *
 * Adds variations to the tree and puts those that begin there in their order.
 *
 * Errors: %FAVOR_ERROR_FORMAT, %FAVOR_ERROR_MISMATCH, %FAVOR_ERROR_TOO_LARGE
 * Returns: %FALSE with an error if one is wrong
 */
gboolean
favor_save_read_variations (FavorJsonReader *reader,
                            FavorSession    *session,
                            JsonArray       *list)
{
  guint              n = json_array_get_length (list);
  g_autoptr (GArray) parts = g_array_sized_new (FALSE, TRUE, sizeof (Part), n);

  g_array_set_clear_func (parts, clear_part);
  g_array_set_size (parts, n);
  for (guint i = 0; i < n; i++)
    {
      gsize before = favor_json_reader_enter_index (reader, i);

      if (!read_part (reader,
                      json_array_get_element (list, i),
                      n,
                      &g_array_index (parts, Part, i)))
        return FALSE;
      favor_json_reader_leave (reader, before);
    }
  for (guint i = 0; i < n; i++)
    if (!place_with_parents (reader, session, parts, i))
      return FALSE;
  order_parts (session, parts);
  return TRUE;
}
