/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-history.h"

G_BEGIN_DECLS

/* What the two halves of the history share: nodes and the line in favor-history.c, how the
 * tree branches in favor-history-branches.c. */

#define NO_NODE (-1)

typedef struct
{
  FavorAction action;
  int         parent;
  /* Where the line, a redo line or a variation goes on; NO_NODE at its end. */
  int   next;
  guint ply;
  guint first_event;
  guint n_events;
  char *note;
  /* Of the variation that begins here. */
  char *name;
  /* One gesture did it together with what came before. */
  gboolean joined;
} FavorHistoryNode;

/* A branch that was hidden, with those that leave it; `starts` in their order and the
 * positions they had. */
typedef struct
{
  GArray *starts;
  GArray *positions;
} FavorHistoryHidden;

/* A variation as it is shown: its own nodes. */
typedef struct
{
  int     parent;
  GArray *nodes;
} FavorHistoryBranch;

struct _FavorHistory
{
  const FavorGame *game;
  gsize            stride;
  GPtrArray       *blocks;
  GArray          *nodes;
  GArray          *events;

  /* Node of each ply, redo line included; the line ends at `n_plies`. */
  GArray *line;
  guint   n_plies;

  /* Where the game ended for the first time, or what was made the game; NO_NODE while it goes on. */
  int game_end;

  /* First nodes of the variations, in the order in which they came to be. */
  GArray    *starts;
  GPtrArray *hidden;

  /* Made from the above when asked for. */
  GPtrArray *branches;
  guint      stamp;
};

#define node_at(self, index) (&g_array_index ((self)->nodes, FavorHistoryNode, index))
#define int_at(array, index) (g_array_index (array, int, index))

int  favor_history_add_node        (FavorHistory      *self,
                                    int                parent,
                                    const FavorAction *action,
                                    gconstpointer      state,
                                    const FavorEvents *events);
void favor_history_lead_line       (FavorHistory      *self,
                                    int                node);
void favor_history_forget_branches (FavorHistory      *self);

G_END_DECLS
