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

guint
favor_history_get_n_total (FavorHistory *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->line->len - 1;
}

gconstpointer
favor_history_get_state (FavorHistory *self, guint ply)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (ply < self->line->len, NULL);

  return state_of_node (self, int_at (self->line, ply));
}

const FavorAction *
favor_history_get_action (FavorHistory *self, guint ply)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (ply >= 1 && ply < self->line->len, NULL);

  return &node_at (self, int_at (self->line, ply))->action;
}

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

const char *
favor_history_get_note (FavorHistory *self, guint ply)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (ply < self->line->len, NULL);

  return node_at (self, int_at (self->line, ply))->note;
}

void
favor_history_set_note (FavorHistory *self, guint ply, const char *text)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (ply < self->line->len);

  favor_history_set_node_note (self, int_at (self->line, ply), text);
}

/* Puts the line through `node` and along what follows it. */
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

void
favor_history_go_to (FavorHistory *self, guint ply)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (ply < self->line->len);

  self->n_plies = ply;
}

/* Nodes by number */

int
favor_history_get_node (FavorHistory *self, guint ply)
{
  g_return_val_if_fail (self != NULL, NO_NODE);
  g_return_val_if_fail (ply < self->line->len, NO_NODE);

  return int_at (self->line, ply);
}

gconstpointer
favor_history_get_node_state (FavorHistory *self, int node)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (node >= 0 && node < (int) self->nodes->len, NULL);

  return state_of_node (self, node);
}

const char *
favor_history_get_node_note (FavorHistory *self, int node)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (node >= 0 && node < (int) self->nodes->len, NULL);

  return node_at (self, node)->note;
}

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

void
favor_history_set_node_note (FavorHistory *self, int node, const char *text)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (node >= 0 && node < (int) self->nodes->len);

  set_text (&node_at (self, node)->note, text);
}

void
favor_history_set_node_name (FavorHistory *self, int node, const char *name)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (node >= 0 && node < (int) self->nodes->len);

  set_text (&node_at (self, node)->name, name);
}
