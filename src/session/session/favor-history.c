/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include <string.h>

#include "favor-history-private.h"

/* States lie in blocks that never move, so pointers to them stay valid. */
#define STATES_PER_BLOCK 8

static void
clear_node (gpointer data)
{
  FavorHistoryNode *node = data;

  g_free (node->note);
  g_free (node->name);
}

static void
hidden_free (FavorHistoryHidden *hidden)
{
  g_array_unref (hidden->starts);
  g_array_unref (hidden->positions);
  g_free (hidden);
}

/**
 * favor_history_forget_branches:
 *
 * Drops what was made from the tree, after it has changed.
 */
void
favor_history_forget_branches (FavorHistory *self)
{
  g_clear_pointer (&self->branches, g_ptr_array_unref);
}

static guint8 *
state_of_node (FavorHistory *self, guint node)
{
  guint8 *block = g_ptr_array_index (self->blocks, node / STATES_PER_BLOCK);

  return block + (node % STATES_PER_BLOCK) * self->stride;
}

/**
 * favor_history_add_node:
 * @parent: a node, or NO_NODE for the root
 * @action: (nullable): copied; %NULL for the root
 * @state: the position behind it, copied
 * @events: copied
 *
 * Adds a node, to which nothing leads yet.
 *
 * Returns: its number
 */
int
favor_history_add_node (FavorHistory      *self,
                        int                parent,
                        const FavorAction *action,
                        gconstpointer      state,
                        const FavorEvents *events)
{
  int              index = (int) self->nodes->len;
  FavorHistoryNode node = { .parent = parent, .next = NO_NODE };

  if (parent != NO_NODE)
    {
      node.action = *action;
      node.ply = node_at (self, parent)->ply + 1;
    }
  node.first_event = self->events->len;
  if (events != NULL && events->n > 0)
    {
      node.n_events = events->n;
      g_array_append_vals (self->events, events->items, events->n);
    }
  g_array_append_val (self->nodes, node);
  if (self->nodes->len > self->blocks->len * STATES_PER_BLOCK)
    g_ptr_array_add (self->blocks, g_malloc (self->stride * STATES_PER_BLOCK));
  memcpy (state_of_node (self, index), state, self->game->state->size);
  favor_history_forget_branches (self);
  return index;
}

FavorHistory *
favor_history_new (const FavorGame *game, gconstpointer state, const FavorEvents *events)
{
  FavorHistory *self;
  int           root;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (state != NULL, NULL);

  self = g_new0 (FavorHistory, 1);
  self->game = game;
  self->stride = (game->state->size + 15) & ~(gsize) 15;
  self->blocks = g_ptr_array_new_with_free_func (g_free);
  self->nodes = g_array_new (FALSE, FALSE, sizeof (FavorHistoryNode));
  g_array_set_clear_func (self->nodes, clear_node);
  self->events = g_array_new (FALSE, FALSE, sizeof (FavorEvent));
  self->line = g_array_new (FALSE, FALSE, sizeof (int));
  self->starts = g_array_new (FALSE, FALSE, sizeof (int));
  self->hidden = g_ptr_array_new_with_free_func ((GDestroyNotify) hidden_free);
  self->game_end = NO_NODE;
  root = favor_history_add_node (self, NO_NODE, NULL, state, events);
  g_array_append_val (self->line, root);
  return self;
}

/**
 * favor_history_free:
 *
 * Frees the tree with all its positions.
 */
void
favor_history_free (FavorHistory *self)
{
  g_return_if_fail (self != NULL);

  favor_history_forget_branches (self);
  g_ptr_array_unref (self->blocks);
  g_array_unref (self->nodes);
  g_array_unref (self->events);
  g_array_unref (self->line);
  g_array_unref (self->starts);
  g_ptr_array_unref (self->hidden);
  g_free (self);
}

guint
favor_history_get_n_plies (FavorHistory *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n_plies;
}

/**
 * favor_history_get_n_total:
 *
 * Returns: the number of plies of the line and of the redo line behind it
 */
guint
favor_history_get_n_total (FavorHistory *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->line->len - 1;
}

/**
 * favor_history_get_state:
 * @ply: 0 to n_total
 *
 * Returns: (transfer none): the position after that ply, valid as long as the tree
 */
gconstpointer
favor_history_get_state (FavorHistory *self, guint ply)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (ply < self->line->len, NULL);

  return state_of_node (self, int_at (self->line, ply));
}

/**
 * favor_history_get_action:
 * @ply: 1 to n_total
 *
 * Returns: (transfer none): its action, valid until the next change
 */
const FavorAction *
favor_history_get_action (FavorHistory *self, guint ply)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (ply >= 1 && ply < self->line->len, NULL);

  return &node_at (self, int_at (self->line, ply))->action;
}

/**
 * favor_history_get_events:
 * @ply: 0 to n_total
 * @n_events: (out): how many
 *
 * Returns: (transfer none) (array length=n_events): its events, valid until the next
 *   change
 */
const FavorEvent *
favor_history_get_events (FavorHistory *self, guint ply, guint *n_events)
{
  const FavorHistoryNode *node;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (ply < self->line->len, NULL);
  g_return_val_if_fail (n_events != NULL, NULL);

  node = node_at (self, int_at (self->line, ply));
  *n_events = node->n_events;
  if (node->n_events == 0)
    return NULL;
  return &g_array_index (self->events, FavorEvent, node->first_event);
}

/**
 * favor_history_is_barrier:
 * @ply: 1 to n_total
 *
 * Returns: whether it drew from the generator or revealed something, so that undo
 *   across it tells
 */
gboolean
favor_history_is_barrier (FavorHistory *self, guint ply)
{
  const FavorHead  *before;
  const FavorHead  *after;
  const FavorEvent *events;
  guint             n_events;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (ply < self->line->len, FALSE);

  if (ply == 0)
    return FALSE;
  before = favor_game_head (favor_history_get_state (self, ply - 1));
  after = favor_game_head (favor_history_get_state (self, ply));
  if (memcmp (&before->rng, &after->rng, sizeof after->rng) != 0)
    return TRUE;
  events = favor_history_get_events (self, ply, &n_events);
  for (guint i = 0; i < n_events; i++)
    if (self->game->events[events[i].kind].reveals)
      return TRUE;
  return FALSE;
}

/**
 * favor_history_get_note:
 * @ply: 0 to n_total
 *
 * Returns: (transfer none) (nullable): the text that belongs to the ply
 */
const char *
favor_history_get_note (FavorHistory *self, guint ply)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (ply < self->line->len, NULL);

  return node_at (self, int_at (self->line, ply))->note;
}

/**
 * favor_history_set_note:
 * @ply: 0 to n_total
 * @text: (nullable): %NULL or "" removes the note
 *
 * Sets the text that belongs to a ply.
 */
void
favor_history_set_note (FavorHistory *self, guint ply, const char *text)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (ply < self->line->len);

  favor_history_set_node_note (self, int_at (self->line, ply), text);
}

/**
 * favor_history_get_joined:
 * @ply: 1 to n_total
 *
 * Returns: whether one gesture did it together with the ply before
 */
gboolean
favor_history_get_joined (FavorHistory *self, guint ply)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (ply < self->line->len, FALSE);

  return node_at (self, int_at (self->line, ply))->joined;
}

/**
 * favor_history_set_joined:
 * @ply: 1 to n_total
 * @joined: whether one gesture did it together with the ply before
 *
 * Says what is undone and done again at once. It is not saved: who comes back later goes ply by ply.
 */
void
favor_history_set_joined (FavorHistory *self, guint ply, gboolean joined)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (ply < self->line->len);

  node_at (self, int_at (self->line, ply))->joined = joined;
}

/**
 * favor_history_lead_line:
 * @node: any node
 *
 * Puts the line through @node and along what follows it.
 */
void
favor_history_lead_line (FavorHistory *self, int node)
{
  guint ply = node_at (self, node)->ply;

  g_array_set_size (self->line, ply + 1);
  for (int n = node; n != NO_NODE; n = node_at (self, n)->parent)
    int_at (self->line, node_at (self, n)->ply) = n;
  for (int n = node_at (self, node)->next; n != NO_NODE; n = node_at (self, n)->next)
    g_array_append_val (self->line, n);
}

/**
 * favor_history_go_to:
 * @ply: 0 to n_total
 *
 * Makes @ply the end of the line; what is beyond becomes the redo line.
 */
void
favor_history_go_to (FavorHistory *self, guint ply)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (ply < self->line->len);

  self->n_plies = ply;
}

/**
 * favor_history_get_node:
 * @ply: 0 to n_total
 *
 * Returns: the number of its node, valid as long as the tree
 */
int
favor_history_get_node (FavorHistory *self, guint ply)
{
  g_return_val_if_fail (self != NULL, NO_NODE);
  g_return_val_if_fail (ply < self->line->len, NO_NODE);

  return int_at (self->line, ply);
}

/**
 * favor_history_get_node_state:
 * @node: any node
 *
 * Returns: (transfer none): the position there
 */
gconstpointer
favor_history_get_node_state (FavorHistory *self, int node)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (node >= 0 && node < (int) self->nodes->len, NULL);

  return state_of_node (self, node);
}

/**
 * favor_history_get_node_note:
 * @node: any node
 *
 * Returns: (transfer none) (nullable): the text that belongs to it
 */
const char *
favor_history_get_node_note (FavorHistory *self, int node)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (node >= 0 && node < (int) self->nodes->len, NULL);

  return node_at (self, node)->note;
}

/**
 * favor_history_get_node_name:
 * @node: any node
 *
 * Returns: (transfer none) (nullable): the name of the variation that begins or once
 *   began there; it keeps it while it is part of the line
 */
const char *
favor_history_get_node_name (FavorHistory *self, int node)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (node >= 0 && node < (int) self->nodes->len, NULL);

  return node_at (self, node)->name;
}

/* Stores NULL for the empty text. */
static void
set_text (char **text, const char *value)
{
  char *copy = value != NULL && *value != '\0' ? g_strdup (value) : NULL;

  g_free (*text);
  *text = copy;
}

/**
 * favor_history_set_node_note:
 * @node: any node
 * @text: (nullable): %NULL or "" removes the note
 *
 * Sets the text that belongs to a node.
 */
void
favor_history_set_node_note (FavorHistory *self, int node, const char *text)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (node >= 0 && node < (int) self->nodes->len);

  set_text (&node_at (self, node)->note, text);
}

/**
 * favor_history_set_node_name:
 * @node: any node
 * @name: (nullable): %NULL or "" removes the name
 *
 * Names the variation that begins at a node.
 */
void
favor_history_set_node_name (FavorHistory *self, int node, const char *name)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (node >= 0 && node < (int) self->nodes->len);

  set_text (&node_at (self, node)->name, name);
}
