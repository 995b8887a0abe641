/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "favor-history-private.h"

static void
branch_free (FavorHistoryBranch *branch)
{
  g_array_unref (branch->nodes);
  g_free (branch);
}

static int
find_start (FavorHistory *self, int node)
{
  for (guint i = 0; i < self->starts->len; i++)
    if (int_at (self->starts, i) == node)
      return (int) i;
  return -1;
}

/* Makes `node`, which is not hidden, what follows its parent. What followed before becomes a
 * variation of its own. */
static void
prefer (FavorHistory *self, int node)
{
  FavorHistoryNode *parent = node_at (self, node_at (self, node)->parent);
  int               old = parent->next;
  int               index = find_start (self, node);

  if (old == node)
    return;
  if (index >= 0)
    g_array_remove_index (self->starts, index);
  parent->next = node;
  if (old != NO_NODE)
    g_array_append_val (self->starts, old);
  if (old != NO_NODE || index >= 0)
    self->stamp++;
  favor_history_forget_branches (self);
}

/* A child of `parent` with an equal action: what follows it or a variation that is shown. */
static int
find_child (FavorHistory *self, int parent, const FavorAction *action)
{
  int next = node_at (self, parent)->next;

  if (next != NO_NODE && favor_action_equal (&node_at (self, next)->action, action))
    return next;
  for (guint i = 0; i < self->starts->len; i++)
    {
      int start = int_at (self->starts, i);

      if (node_at (self, start)->parent == parent &&
          favor_action_equal (&node_at (self, start)->action, action))
        return start;
    }
  return NO_NODE;
}

static gboolean
leads_through (FavorHistory *self, int node, int ancestor)
{
  for (int n = node; n != NO_NODE; n = node_at (self, n)->parent)
    if (n == ancestor)
      return TRUE;
  return FALSE;
}

/* On the line or its redo line. */
static gboolean
is_on_line (FavorHistory *self, int node)
{
  guint ply = node_at (self, node)->ply;

  return ply < self->line->len && int_at (self->line, ply) == node;
}

static void
drop_hidden_start (FavorHistoryHidden *hidden, guint index)
{
  g_array_remove_index (hidden->starts, index);
  g_array_remove_index (hidden->positions, index);
}

/* A hidden branch that begins with an equal action is given up, with those that leave it: no
 * two children of a node may be equal, and a file does not know it any more. */
static void
drop_hidden (FavorHistory *self, int parent, const FavorAction *action)
{
  int dropped = NO_NODE;

  for (guint i = 0; i < self->hidden->len && dropped == NO_NODE; i++)
    {
      FavorHistoryHidden *hidden = g_ptr_array_index (self->hidden, i);

      for (guint j = 0; j < hidden->starts->len; j++)
        {
          int start = int_at (hidden->starts, j);

          if (node_at (self, start)->parent == parent &&
              favor_action_equal (&node_at (self, start)->action, action))
            dropped = start;
        }
    }
  for (guint i = self->hidden->len; dropped != NO_NODE && i > 0; i--)
    {
      FavorHistoryHidden *hidden = g_ptr_array_index (self->hidden, i - 1);

      for (guint j = hidden->starts->len; j > 0; j--)
        if (leads_through (self, int_at (hidden->starts, j - 1), dropped))
          drop_hidden_start (hidden, j - 1);
      if (hidden->starts->len == 0)
        g_ptr_array_remove_index (self->hidden, i - 1);
    }
}

/* The first end is the end of the game. */
static void
note_end (FavorHistory *self, int node, gconstpointer state)
{
  if (self->game_end == NO_NODE && favor_game_head (state)->decider == FAVOR_SEAT_NONE)
    self->game_end = node;
}

void
favor_history_append (FavorHistory      *self,
                      const FavorAction *action,
                      gconstpointer      state,
                      const FavorEvents *events)
{
  int current;
  int child;

  g_return_if_fail (self != NULL);
  g_return_if_fail (action != NULL);
  g_return_if_fail (state != NULL);

  current = int_at (self->line, self->n_plies);
  child = find_child (self, current, action);
  if (child == NO_NODE)
    {
      drop_hidden (self, current, action);
      child = favor_history_add_node (self, current, action, state, events);
    }
  self->n_plies++;
  note_end (self, child, state);
  if (self->n_plies < self->line->len && int_at (self->line, self->n_plies) == child)
    return;
  prefer (self, child);
  favor_history_lead_line (self, child);
}

/* Variations */

static FavorHistoryBranch *
make_branch (FavorHistory *self, int start, const int *owners)
{
  FavorHistoryBranch *branch = g_new0 (FavorHistoryBranch, 1);

  branch->parent = owners[node_at (self, start)->parent];
  branch->nodes = g_array_new (FALSE, FALSE, sizeof (int));
  for (int n = start; n != NO_NODE; n = node_at (self, n)->next)
    g_array_append_val (branch->nodes, n);
  return branch;
}

static void
make_branches (FavorHistory *self)
{
  g_autofree int *owners = NULL;

  if (self->branches != NULL)
    return;
  self->branches = g_ptr_array_new_with_free_func ((GDestroyNotify) branch_free);
  /* To which variation each node belongs. */
  owners = g_new (int, self->nodes->len);
  for (guint i = 0; i < self->nodes->len; i++)
    owners[i] = -1;
  for (guint i = 0; i < self->starts->len; i++)
    for (int n = int_at (self->starts, i); n != NO_NODE; n = node_at (self, n)->next)
      owners[n] = (int) i;
  for (guint i = 0; i < self->starts->len; i++)
    g_ptr_array_add (self->branches,
                     make_branch (self, int_at (self->starts, i), owners));
}

static const FavorHistoryBranch *
get_branch (FavorHistory *self, guint index)
{
  make_branches (self);
  return g_ptr_array_index (self->branches, index);
}

guint
favor_history_get_n_variations (FavorHistory *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->starts->len;
}

FavorVariation
favor_history_get_variation (FavorHistory *self, guint index)
{
  FavorVariation            variation = { .parent = -1 };
  const FavorHistoryBranch *branch;
  const FavorHistoryNode   *start;

  g_return_val_if_fail (self != NULL, variation);
  g_return_val_if_fail (index < self->starts->len, variation);

  branch = get_branch (self, index);
  start = node_at (self, int_at (self->starts, index));
  variation.from = start->ply - 1;
  variation.parent = branch->parent;
  variation.n_plies = branch->nodes->len;
  variation.name = start->name;
  return variation;
}

int
favor_history_get_variation_node (FavorHistory *self, guint index, guint nth)
{
  const FavorHistoryBranch *branch;

  g_return_val_if_fail (self != NULL, NO_NODE);
  g_return_val_if_fail (index < self->starts->len, NO_NODE);

  branch = get_branch (self, index);
  g_return_val_if_fail (nth < branch->nodes->len, NO_NODE);

  return int_at (branch->nodes, nth);
}

const FavorAction *
favor_history_get_variation_action (FavorHistory *self, guint index, guint nth)
{
  int node = favor_history_get_variation_node (self, index, nth);

  g_return_val_if_fail (node != NO_NODE, NULL);

  return &node_at (self, node)->action;
}

gconstpointer
favor_history_get_variation_state (FavorHistory *self, guint index)
{
  const FavorHistoryBranch *branch;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (index < self->starts->len, NULL);

  branch = get_branch (self, index);
  return favor_history_get_node_state (self,
                                       int_at (branch->nodes, branch->nodes->len - 1));
}

guint
favor_history_get_variation_root (FavorHistory *self, guint index)
{
  int node;

  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (index < self->starts->len, 0);

  node = node_at (self, int_at (self->starts, index))->parent;
  while (node_at (self, node)->ply >= self->line->len ||
         int_at (self->line, node_at (self, node)->ply) != node)
    node = node_at (self, node)->parent;
  return node_at (self, node)->ply;
}

void
favor_history_open_variation (FavorHistory *self, guint index)
{
  g_autoptr (GArray)        path = NULL;
  const FavorHistoryBranch *branch;
  int                       last;

  g_return_if_fail (self != NULL);
  g_return_if_fail (index < self->starts->len);

  branch = get_branch (self, index);
  last = int_at (branch->nodes, branch->nodes->len - 1);
  path = g_array_new (FALSE, FALSE, sizeof (int));
  for (int n = last; node_at (self, n)->parent != NO_NODE; n = node_at (self, n)->parent)
    g_array_append_val (path, n);
  for (guint i = path->len; i > 0; i--)
    prefer (self, int_at (path, i - 1));
  favor_history_lead_line (self, last);
  self->n_plies = self->line->len - 1;
}

void
favor_history_name_variation (FavorHistory *self, guint index, const char *name)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (index < self->starts->len);

  favor_history_set_node_name (self, int_at (self->starts, index), name);
  self->stamp++;
}

void
favor_history_hide_variation (FavorHistory *self, guint index)
{
  FavorHistoryHidden *hidden;
  int                 start;

  g_return_if_fail (self != NULL);
  g_return_if_fail (index < self->starts->len);

  start = int_at (self->starts, index);
  hidden = g_new0 (FavorHistoryHidden, 1);
  hidden->starts = g_array_new (FALSE, FALSE, sizeof (int));
  hidden->positions = g_array_new (FALSE, FALSE, sizeof (int));
  for (guint i = 0, position = 0; i < self->starts->len; position++)
    {
      int candidate = int_at (self->starts, i);

      if (!leads_through (self, candidate, start))
        {
          i++;
          continue;
        }
      g_array_append_val (hidden->starts, candidate);
      g_array_append_val (hidden->positions, position);
      g_array_remove_index (self->starts, i);
    }
  g_ptr_array_add (self->hidden, hidden);
  self->stamp++;
  favor_history_forget_branches (self);
}

/* ---- The game ------------------------------------------------------------------------- */

int
favor_history_get_game_end (FavorHistory *self)
{
  g_return_val_if_fail (self != NULL, NO_NODE);

  return self->game_end;
}

void
favor_history_set_game_end (FavorHistory *self, int node)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (node >= NO_NODE && node < (int) self->nodes->len);

  if (self->game_end == node)
    return;
  self->game_end = node;
  self->stamp++;
}

int
favor_history_find_game (FavorHistory *self)
{
  g_return_val_if_fail (self != NULL, -1);

  if (self->game_end == NO_NODE || is_on_line (self, self->game_end))
    return -1;
  for (guint i = 0; i < self->starts->len; i++)
    {
      const FavorHistoryBranch *branch = get_branch (self, i);

      if (int_at (branch->nodes, branch->nodes->len - 1) == self->game_end)
        return (int) i;
    }
  return -1;
}

gboolean
favor_history_holds_game (FavorHistory *self, guint index)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (index < self->starts->len, FALSE);

  return self->game_end != NO_NODE &&
         leads_through (self, self->game_end, int_at (self->starts, index));
}

guint
favor_history_get_node_ply (FavorHistory *self, int node)
{
  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (node >= 0 && node < (int) self->nodes->len, 0);

  return node_at (self, node)->ply;
}

/* Where the start of a hidden branch belongs now: the same position, or the end. */
static void
show_start (FavorHistory *self, int start, guint position)
{
  g_array_insert_val (self->starts, MIN (position, self->starts->len), start);
}

gboolean
favor_history_restore_variation (FavorHistory *self)
{
  FavorHistoryHidden *hidden;

  g_return_val_if_fail (self != NULL, FALSE);

  if (self->hidden->len == 0)
    return FALSE;
  hidden = g_ptr_array_index (self->hidden, self->hidden->len - 1);
  for (guint i = 0; i < hidden->starts->len; i++)
    show_start (self, int_at (hidden->starts, i), int_at (hidden->positions, i));
  g_ptr_array_set_size (self->hidden, self->hidden->len - 1);
  self->stamp++;
  favor_history_forget_branches (self);
  return TRUE;
}

int
favor_history_add_child (FavorHistory      *self,
                         int                node,
                         const FavorAction *action,
                         gconstpointer      state,
                         const FavorEvents *events)
{
  int child;

  g_return_val_if_fail (self != NULL, NO_NODE);
  g_return_val_if_fail (node >= 0 && node < (int) self->nodes->len, NO_NODE);

  child = find_child (self, node, action);
  if (child != NO_NODE)
    return child;
  drop_hidden (self, node, action);
  child = favor_history_add_node (self, node, action, state, events);
  favor_history_forget_branches (self);
  self->stamp++;
  if (node_at (self, node)->next != NO_NODE)
    g_array_append_val (self->starts, child);
  else
    {
      node_at (self, node)->next = child;
      /* The end of the line or its redo line: they grow. */
      if (int_at (self->line, self->line->len - 1) == node)
        g_array_append_val (self->line, child);
    }
  return child;
}

void
favor_history_order_variations (FavorHistory *self, const int *nodes, guint n_nodes)
{
  guint position = 0;

  g_return_if_fail (self != NULL);

  for (guint i = 0; i < n_nodes; i++)
    {
      int index = find_start (self, nodes[i]);

      if (index < (int) position)
        continue;
      g_array_remove_index (self->starts, index);
      g_array_insert_val (self->starts, position, nodes[i]);
      position++;
    }
  favor_history_forget_branches (self);
}

guint
favor_history_get_variations_stamp (FavorHistory *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->stamp;
}

void
favor_history_copy_path (FavorHistory *self, int node, FavorHistory *target)
{
  g_autoptr (GArray) path = NULL;

  g_return_if_fail (self != NULL);
  g_return_if_fail (node >= 0 && node < (int) self->nodes->len);
  g_return_if_fail (target != NULL);

  path = g_array_new (FALSE, FALSE, sizeof (int));
  for (int n = node; n != NO_NODE; n = node_at (self, n)->parent)
    g_array_append_val (path, n);
  for (guint i = path->len; i > 0; i--)
    {
      int                     n = int_at (path, i - 1);
      const FavorHistoryNode *from = node_at (self, n);
      FavorEvents             events = { NULL };

      if (from->n_events > 0)
        events.items = &g_array_index (self->events, FavorEvent, from->first_event);
      events.n = from->n_events;
      if (from->parent != NO_NODE)
        favor_history_append (target,
                              &from->action,
                              favor_history_get_node_state (self, n),
                              &events);
      favor_history_set_note (target, target->n_plies, from->note);
    }
}
