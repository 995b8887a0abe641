/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-game.h"

G_BEGIN_DECLS

/* The tree of all that was played: a node per ply with its action, its events and the state
 * after it. What others see is one line, from the setup to the current node; beyond it lies
 * the redo line. Undo moves up; another action than the redo line's starts a branch, and the
 * old one stays as a variation. States of all plies are kept, so access by ply is O(1).
 *
 * Internal to the session library; no GObject, no I/O. */

typedef struct _FavorHistory FavorHistory;

/**
 * favor_history_new:
 * @state: the position after setup, copied
 * @events: what setup reported, copied
 */
FavorHistory      *favor_history_new           (const FavorGame   *game,
                                                gconstpointer      state,
                                                const FavorEvents *events);
void               favor_history_free          (FavorHistory      *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FavorHistory, favor_history_free)

/* The line: plies 0 (setup) to favor_history_get_n_plies (). */
guint              favor_history_get_n_plies   (FavorHistory      *self);
guint              favor_history_get_n_total   (FavorHistory      *self);
gconstpointer      favor_history_get_state     (FavorHistory      *self,
                                                guint              ply);
const FavorAction *favor_history_get_action    (FavorHistory      *self,
                                                guint              ply);
const FavorEvent  *favor_history_get_events    (FavorHistory      *self,
                                                guint              ply,
                                                guint             *n_events);

gboolean           favor_history_is_barrier    (FavorHistory      *self,
                                                guint              ply);

gboolean           favor_history_get_joined    (FavorHistory      *self,
                                                guint              ply);
void               favor_history_set_joined    (FavorHistory      *self,
                                                guint              ply,
                                                gboolean           joined);

/**
 * favor_history_append:
 * @action: copied
 * @state: the position behind it, copied
 * @events: copied
 *
 * Adds a ply; steps along the redo line if that begins with an equal action.
 */
void               favor_history_append        (FavorHistory      *self,
                                                const FavorAction *action,
                                                gconstpointer      state,
                                                const FavorEvents *events);

void               favor_history_go_to         (FavorHistory      *self,
                                                guint              ply);

const char        *favor_history_get_note      (FavorHistory      *self,
                                                guint              ply);
void               favor_history_set_note      (FavorHistory      *self,
                                                guint              ply,
                                                const char        *text);

/* Variations: every branch that is not on the line or its redo line, in the order in which
 * they became variations. An index is valid until the next change of the tree. */
typedef struct
{
  guint       from;    /* ply of the line's node it leaves (or of another variation's) */
  int         parent;  /* index of the variation it leaves, -1: the line */
  guint       n_plies; /* its own plies */
  const char *name;    /* nullable */
} FavorVariation;

/**
 * favor_history_get_n_variations:
 *
 * Returns: the number of branches that are neither on the line nor on its redo line
 */
guint              favor_history_get_n_variations (FavorHistory   *self);
/**
 * favor_history_get_variation:
 * @index: 0 to n_variations - 1, in the order in which they became variations
 *
 * Returns: where it leaves and how long it is; valid, as all indices, until the next
 *   change of the tree
 */
FavorVariation     favor_history_get_variation (FavorHistory      *self,
                                                guint              index);
/**
 * favor_history_get_variation_action:
 * @index: of a variation
 * @nth: 0 to its number of plies - 1
 *
 * Returns: (transfer none): the action of one of its own plies
 */
const FavorAction *favor_history_get_variation_action (FavorHistory *self,
                                                       guint       index,
                                                       guint       nth);
/**
 * favor_history_get_variation_state:
 * @index: of a variation
 *
 * Returns: (transfer none): the position at its end
 */
gconstpointer      favor_history_get_variation_state (FavorHistory *self,
                                                      guint        index);
/**
 * favor_history_get_variation_node:
 * @index: of a variation
 * @nth: 0 to its number of plies - 1
 *
 * Returns: the number of one of its own nodes
 */
int                favor_history_get_variation_node (FavorHistory *self,
                                                     guint         index,
                                                     guint         nth);
/**
 * favor_history_get_variation_root:
 * @index: of a variation
 *
 * Returns: the last ply of the line or redo line before the variation leaves it, also
 *   when it leaves another variation
 */
guint              favor_history_get_variation_root (FavorHistory *self,
                                                     guint         index);
/**
 * favor_history_open_variation:
 * @index: of a variation
 *
 * Makes the variation the line, up to its last ply; the old line becomes a variation.
 */
void               favor_history_open_variation (FavorHistory     *self,
                                                 guint             index);
/**
 * favor_history_name_variation:
 * @index: of a variation
 * @name: (nullable): %NULL or "" removes the name
 *
 * Names a variation.
 */
void               favor_history_name_variation (FavorHistory     *self,
                                                 guint             index,
                                                 const char       *name);
/**
 * favor_history_hide_variation:
 * @index: of a variation
 *
 * Hides the variation, and those that leave it, until favor_history_restore_variation
 * (). Hidden ones are not saved; playing the first action of one again gives it up.
 */
void               favor_history_hide_variation (FavorHistory     *self,
                                                 guint             index);
/**
 * favor_history_restore_variation:
 *
 * Brings back the variation that was hidden last.
 *
 * Returns: %FALSE if none is hidden
 */
gboolean           favor_history_restore_variation (FavorHistory  *self);

/**
 * favor_history_get_game_end:
 *
 * The game is the line that came to an end first, whatever is played beside it
 * afterwards.
 *
 * Returns: the node of that end, or NO_NODE while the line is the game
 */
int                favor_history_get_game_end  (FavorHistory      *self);
/**
 * favor_history_set_game_end:
 * @node: an end, or NO_NODE
 *
 * Makes the line to another end the game.
 */
void               favor_history_set_game_end  (FavorHistory      *self,
                                                int                node);
/**
 * favor_history_find_game:
 *
 * Returns: the index of the variation that is the game; -1: the game is the line, or
 *   its redo line leads to its end
 */
int                favor_history_find_game     (FavorHistory      *self);
/**
 * favor_history_holds_game:
 * @index: of a variation
 *
 * Returns: whether the end of the game is in it, or in one that leaves it
 */
gboolean           favor_history_holds_game    (FavorHistory      *self,
                                                guint              index);
/**
 * favor_history_get_node_ply:
 * @node: any node
 *
 * Returns: its ply
 */
guint              favor_history_get_node_ply  (FavorHistory      *self,
                                                int                node);

/**
 * favor_history_get_variations_stamp:
 *
 * Returns: another number whenever the list of variations or anything in it has
 *   changed
 */
guint              favor_history_get_variations_stamp (FavorHistory *self);

int                favor_history_get_node      (FavorHistory      *self,
                                                guint              ply);
gconstpointer      favor_history_get_node_state (FavorHistory     *self,
                                                 int               node);
/**
 * favor_history_add_child:
 * @node: any node
 * @action: copied
 * @state: the position behind it, copied
 * @events: copied
 *
 * Adds a ply after a node without going there, or finds the one that is there.
 *
 * Returns: its number
 */
int                favor_history_add_child     (FavorHistory      *self,
                                                int                node,
                                                const FavorAction *action,
                                                gconstpointer      state,
                                                const FavorEvents *events);
/**
 * favor_history_copy_path:
 * @node: any node
 * @target: begins with the same state
 *
 * Appends all plies from the root to @node, with their notes, to the line of @target.
 */
void               favor_history_copy_path     (FavorHistory      *self,
                                                int                node,
                                                FavorHistory      *target);
/**
 * favor_history_order_variations:
 * @nodes: (array length=n_nodes): first nodes of variations
 * @n_nodes: how many
 *
 * Puts the variations that begin at @nodes first, in this order.
 */
void               favor_history_order_variations (FavorHistory   *self,
                                                   const int      *nodes,
                                                   guint           n_nodes);
const char        *favor_history_get_node_note (FavorHistory      *self,
                                                int                node);
const char        *favor_history_get_node_name (FavorHistory      *self,
                                                int                node);
void               favor_history_set_node_note (FavorHistory      *self,
                                                int                node,
                                                const char        *text);
void               favor_history_set_node_name (FavorHistory      *self,
                                                int                node,
                                                const char        *name);

G_END_DECLS
