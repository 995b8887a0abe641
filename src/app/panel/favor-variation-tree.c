/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-variation-tree.h"

/* Deeper rails are not told apart: nobody sees them. */
#define MOST_RAILS 31

static int
compare_cb (gconstpointer a, gconstpointer b, gpointer data)
{
  FavorSession *session = data;
  guint         first = *(const guint *) a, second = *(const guint *) b;
  guint         first_from = favor_session_get_variation_from (session, first);
  guint         second_from = favor_session_get_variation_from (session, second);

  if (first_from != second_from)
    return first_from < second_from ? -1 : 1;
  return first < second ? -1 : 1;
}

/* (transfer full) (element-type guint): what leaves a line, in order. */
static GArray *
list_children (FavorSession *session, int parent)
{
  GArray *children = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < favor_session_get_n_variations (session); i++)
    if (favor_session_get_variation_parent (session, i) == parent)
      g_array_append_val (children, i);
  g_array_sort_with_data (children, compare_cb, session);
  return children;
}

/* `node` has all but the number of its children. */
static void
add_with_children (FavorSession *session, GArray *nodes, FavorVariationNode *node)
{
  g_autoptr (GArray) children = list_children (session, node->index);

  node->n_children = children->len;
  g_array_append_val (nodes, *node);
  for (guint i = 0; i < children->len; i++)
    {
      FavorVariationNode child = { .index = (int) g_array_index (children, guint, i),
                                   .depth = node->depth + 1,
                                   .nth = i,
                                   .n_siblings = children->len,
                                   .rails = node->rails };

      if (i + 1 < children->len && child.depth <= MOST_RAILS)
        child.rails |= 1u << child.depth;
      add_with_children (session, nodes, &child);
    }
}

/**
 * favor_variation_tree_list:
 * @session: a session
 *
 * Returns: (transfer full) (element-type FavorVariationNode): all rows from top to bottom, the
 *   line that is played at first
 */
GArray *
favor_variation_tree_list (FavorSession *session)
{
  GArray            *nodes = g_array_new (FALSE, FALSE, sizeof (FavorVariationNode));
  FavorVariationNode line = { .index = -1, .n_siblings = 1 };

  g_return_val_if_fail (FAVOR_IS_SESSION (session), nodes);

  add_with_children (session, nodes, &line);
  return nodes;
}
