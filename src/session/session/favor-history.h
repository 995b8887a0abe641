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
/* Plies of the line and the redo line behind it. */
guint              favor_history_get_n_total   (FavorHistory      *self);
/* `ply` 0 to n_total for state and events, 1 to n_total for the action. */
gconstpointer      favor_history_get_state     (FavorHistory      *self,
                                                guint              ply);
const FavorAction *favor_history_get_action    (FavorHistory      *self,
                                                guint              ply);
const FavorEvent  *favor_history_get_events    (FavorHistory      *self,
                                                guint              ply,
                                                guint             *n_events);

/* Whether `ply` drew from the generator or revealed something: undo across it tells. */
gboolean           favor_history_is_barrier    (FavorHistory      *self,
                                                guint              ply);

/* Adds a ply; steps along the redo line if it begins with an equal action. */
void               favor_history_append        (FavorHistory      *self,
                                                const FavorAction *action,
                                                gconstpointer      state,
                                                const FavorEvents *events);

/* Makes `ply` (0 to n_total) the end of the line; what is beyond becomes the redo line. */
void               favor_history_go_to         (FavorHistory      *self,
                                                guint              ply);

/* (nullable): a text that belongs to a node; NULL or "" removes it. `ply` 0 to n_total. */
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

guint              favor_history_get_n_variations (FavorHistory   *self);
FavorVariation     favor_history_get_variation (FavorHistory      *self,
                                                guint              index);
const FavorAction *favor_history_get_variation_action (FavorHistory *self,
                                                       guint       index,
                                                       guint       nth);
gconstpointer      favor_history_get_variation_state (FavorHistory *self,
                                                      guint        index);
/* Number of a variation's `nth` node, see below. */
int                favor_history_get_variation_node (FavorHistory *self,
                                                     guint         index,
                                                     guint         nth);
/* The last ply of the line (or redo line) before the variation leaves it, also when it
 * leaves another variation. */
guint              favor_history_get_variation_root (FavorHistory *self,
                                                     guint         index);
/* Makes the variation the line, up to its last ply; the old line becomes a variation. */
void               favor_history_open_variation (FavorHistory     *self,
                                                 guint             index);
void               favor_history_name_variation (FavorHistory     *self,
                                                 guint             index,
                                                 const char       *name);
/* Hides the variation, and those that leave it, until favor_history_restore_variation (),
 * which brings back the one hidden last. Hidden ones are not saved; playing the first action
 * of one again gives it up. */
void               favor_history_hide_variation (FavorHistory     *self,
                                                 guint             index);
gboolean           favor_history_restore_variation (FavorHistory  *self);

/* The game is the line that came to an end first, whatever is played beside it afterwards: the node
 * of that end, or -1 while the line is the game. Another end can be made the game. */
int                favor_history_get_game_end  (FavorHistory      *self);
void               favor_history_set_game_end  (FavorHistory      *self,
                                                int                node);
/* The variation that is the game; -1: the game is the line, or its redo line leads to its end. */
int                favor_history_find_game     (FavorHistory      *self);
/* Whether the end of the game is in the variation, or in one that leaves it. */
gboolean           favor_history_holds_game    (FavorHistory      *self,
                                                guint              index);
guint              favor_history_get_node_ply  (FavorHistory      *self,
                                                int                node);

/* Another number whenever the list of variations or anything in it changed. */
guint              favor_history_get_variations_stamp (FavorHistory *self);

/* For files: the nodes of the tree by number; numbers are valid as long as the tree. */
int                favor_history_get_node      (FavorHistory      *self,
                                                guint              ply);
gconstpointer      favor_history_get_node_state (FavorHistory     *self,
                                                 int               node);
/* Adds a ply after any node without going there, or finds the one that is there; returns its
 * number. */
int                favor_history_add_child     (FavorHistory      *self,
                                                int                node,
                                                const FavorAction *action,
                                                gconstpointer      state,
                                                const FavorEvents *events);
/* Appends all plies from the root to `node`, with their notes, to the line of `target`, which
 * begins with the same state. */
void               favor_history_copy_path     (FavorHistory      *self,
                                                int                node,
                                                FavorHistory      *target);
/* Puts the variations that begin at `nodes` first, in this order. */
void               favor_history_order_variations (FavorHistory   *self,
                                                   const int      *nodes,
                                                   guint           n_nodes);
const char        *favor_history_get_node_note (FavorHistory      *self,
                                                int                node);
/* (nullable): the name of the variation that begins or once began at the node; it keeps it
 * while it is part of the line. */
const char        *favor_history_get_node_name (FavorHistory      *self,
                                                int                node);
void               favor_history_set_node_note (FavorHistory      *self,
                                                int                node,
                                                const char        *text);
void               favor_history_set_node_name (FavorHistory      *self,
                                                int                node,
                                                const char        *name);

G_END_DECLS
