/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "favor-session-private.h"

#include "favor-save-parts.h"

/**
 * favor_session_get_n_variations:
 *
 * Returns: the number of variations, see FavorHistory
 */
guint
favor_session_get_n_variations (FavorSession *self)
{
  g_return_val_if_fail (FAVOR_IS_SESSION (self), 0);

  return favor_history_get_n_variations (self->history);
}

/**
 * favor_session_get_variation_from:
 * @index: of a variation
 *
 * Returns: the ply that it leaves
 */
guint
favor_session_get_variation_from (FavorSession *self, guint index)
{
  g_return_val_if_fail (FAVOR_IS_SESSION (self), 0);
  g_return_val_if_fail (index < favor_session_get_n_variations (self), 0);

  return favor_history_get_variation (self->history, index).from;
}

/**
 * favor_session_get_variation_parent:
 * @index: of a variation
 *
 * Returns: the index of the variation that it leaves; -1: the line
 */
int
favor_session_get_variation_parent (FavorSession *self, guint index)
{
  g_return_val_if_fail (FAVOR_IS_SESSION (self), -1);
  g_return_val_if_fail (index < favor_session_get_n_variations (self), -1);

  return favor_history_get_variation (self->history, index).parent;
}

/**
 * favor_session_get_variation_length:
 * @index: of a variation
 *
 * Returns: the number of its own plies
 */
guint
favor_session_get_variation_length (FavorSession *self, guint index)
{
  g_return_val_if_fail (FAVOR_IS_SESSION (self), 0);
  g_return_val_if_fail (index < favor_session_get_n_variations (self), 0);

  return favor_history_get_variation (self->history, index).n_plies;
}

/**
 * favor_session_get_variation_title:
 * @index: of a variation
 *
 * Returns: (transfer full): its name, or what it is called without one
 */
char *
favor_session_get_variation_title (FavorSession *self, guint index)
{
  FavorVariation   variation;
  g_autofree char *number = NULL;

  g_return_val_if_fail (FAVOR_IS_SESSION (self), NULL);
  g_return_val_if_fail (index < favor_session_get_n_variations (self), NULL);

  variation = favor_history_get_variation (self->history, index);
  if (variation.name != NULL)
    return g_strdup (variation.name);
  if ((int) index == favor_session_find_game (self))
    /* Translators: in the tree of what was played: the game as it ended, while something else is on
     * the board */
    return g_strdup (_ ("The Game"));
  number = g_strdup_printf ("%u", index + 1);
  /* Translators: a variation of a game that was given no name. */
  return favor_text_fill (_ ("Variation {number}"), "number", number);
}

/* ---- The game ------------------------------------------------------------------------- */

/**
 * favor_session_find_game:
 *
 * Returns: the index of the variation that is the game; -1: the line is
 */
int
favor_session_find_game (FavorSession *self)
{
  g_return_val_if_fail (FAVOR_IS_SESSION (self), -1);

  return favor_history_find_game (self->history);
}

/**
 * favor_session_get_aside:
 *
 * The game is the line that came to an end first: it stays the game for ever, unless
 * another line is made the game.
 *
 * Returns: whether the line is not the game, but something that was tried beside it
 */
gboolean
favor_session_get_aside (FavorSession *self)
{
  return favor_session_find_game (self) >= 0;
}

/**
 * favor_session_get_aside_from:
 *
 * Returns: the last ply that the line has in common with the game; n_plies if it is
 *   the game
 */
guint
favor_session_get_aside_from (FavorSession *self)
{
  int index = favor_session_find_game (self);

  if (index < 0)
    return favor_session_get_n_plies (self);
  return favor_history_get_variation_root (self->history, (guint) index);
}

/**
 * favor_session_get_game_end:
 * @n_plies: (out) (optional): its ply
 *
 * Returns: (transfer none): the position at the end of the game, valid until the next
 *   change; while the game goes on, that of the line
 */
gconstpointer
favor_session_get_game_end (FavorSession *self, guint *n_plies)
{
  int node;

  g_return_val_if_fail (FAVOR_IS_SESSION (self), NULL);
  g_return_val_if_fail (n_plies != NULL, NULL);

  node = favor_history_get_game_end (self->history);
  if (node < 0)
    {
      *n_plies = favor_session_get_n_plies (self);
      return favor_session_get_state (self, *n_plies);
    }
  *n_plies = favor_history_get_node_ply (self->history, node);
  return favor_history_get_node_state (self->history, node);
}

/* The end of a variation or of the line with its redo line (-1), if it is over; -1 otherwise. */
static int
find_end (FavorSession *self, int index)
{
  FavorHistory *history = self->history;
  int           node = -1;

  if (index < 0)
    node = favor_history_get_node (history, favor_history_get_n_total (history));
  else
    node = favor_history_get_variation_node (
      history,
      (guint) index,
      favor_history_get_variation (history, (guint) index).n_plies - 1);
  return favor_game_head (favor_history_get_node_state (history, node))->decider ==
             FAVOR_SEAT_NONE
           ? node
           : -1;
}

/**
 * favor_session_settle_game:
 * @index: of a variation that is over, or -1
 *
 * Does what favor_session_set_game () does, for a file, without telling anybody.
 */
void
favor_session_settle_game (FavorSession *self, int index)
{
  favor_history_set_game_end (self->history, find_end (self, index));
}

/**
 * favor_session_guess_game:
 *
 * Finds the line that must be the game where a file does not say which one is.
 */
void
favor_session_guess_game (FavorSession *self)
{
  int n = (int) favor_session_get_n_variations (self);

  /* What came to an end first was the first to be left for something else. */
  for (int i = 0; i < n; i++)
    if (find_end (self, i) >= 0)
      {
        favor_session_settle_game (self, i);
        return;
      }
  favor_session_settle_game (self, -1);
}

/* Seats by rank, equals by seat. */
static void
rank_seats (FavorSession *self, FavorPad *pads, guint *order)
{
  for (guint i = 0; i < self->n_seats; i++)
    {
      guint at = i;

      for (; at > 0 && pads[order[at - 1]].rank > pads[i].rank; at--)
        order[at] = order[at - 1];
      order[at] = i;
    }
}

static char *
standings_to_string (FavorSession *self, gconstpointer state)
{
  FavorPad       pads[FAVOR_MAX_SEATS];
  guint          order[FAVOR_MAX_SEATS];
  g_auto (GStrv) parts = g_new0 (char *, self->n_seats + 1);

  for (guint i = 0; i < self->n_seats; i++)
    self->game->score (state, (FavorSeat) i, &pads[i]);
  rank_seats (self, pads, order);
  for (guint i = 0; i < self->n_seats; i++)
    {
      g_autofree char *score = g_strdup_printf ("%d", pads[order[i]].total);

      /* Translators: a player's name and score in a list of standings. */
      parts[i] = favor_text_fill (_ ("{player} {score}"),
                                  "player score",
                                  favor_session_get_name (self, (FavorSeat) order[i]),
                                  score);
    }
  return favor_text_join ((const char *const *) parts);
}

static char *
result_to_string (FavorSession *self, gconstpointer state)
{
  g_autofree char *standings = standings_to_string (self, state);
  gboolean         over = favor_game_head (state)->decider == FAVOR_SEAT_NONE;

  /* Translators: how a variation ends; {standings} is a list of players and scores. */
  return favor_text_fill (over ? _ ("Finished: {standings}") : _ ("In play: {standings}"),
                          "standings",
                          standings);
}

/**
 * favor_session_get_result:
 *
 * Returns: (transfer full): one line: how the game stands or ended
 */
char *
favor_session_get_result (FavorSession *self)
{
  g_return_val_if_fail (FAVOR_IS_SESSION (self), NULL);

  return result_to_string (self,
                           favor_session_get_state (self,
                                                    favor_session_get_n_plies (self)));
}

/**
 * favor_session_get_variation_result:
 * @index: of a variation
 *
 * Returns: (transfer full): one line: how it stands or ended
 */
char *
favor_session_get_variation_result (FavorSession *self, guint index)
{
  g_return_val_if_fail (FAVOR_IS_SESSION (self), NULL);
  g_return_val_if_fail (index < favor_session_get_n_variations (self), NULL);

  return result_to_string (self,
                           favor_history_get_variation_state (self->history, index));
}

/* A value that makes a journal line about a variation useless once the list is another. */
static JsonNode *
write_which (FavorSession *self, guint index, const char *name)
{
  JsonObject *object = json_object_new ();
  JsonNode   *node = json_node_new (JSON_NODE_OBJECT);

  json_object_set_int_member (object, "index", index);
  json_object_set_int_member (object, "of", favor_session_get_n_variations (self));
  if (name != NULL)
    json_object_set_string_member (object, "name", name);
  json_node_take_object (node, object);
  return node;
}

/**
 * favor_session_set_game:
 * @index: of a variation that is over; -1 for the line, which need not be over
 *
 * Makes another line the game.
 */
void
favor_session_set_game (FavorSession *self, int index)
{
  JsonObject *object;
  JsonNode   *node;

  g_return_if_fail (FAVOR_IS_SESSION (self));
  g_return_if_fail (index < (int) favor_session_get_n_variations (self));
  g_return_if_fail (!self->announcing);

  object = json_object_new ();
  node = json_node_new (JSON_NODE_OBJECT);
  json_object_set_int_member (object, "index", MAX (index, -1));
  json_object_set_int_member (object, "of", favor_session_get_n_variations (self));
  json_node_take_object (node, object);
  favor_session_announce (self, "game-line", node);
  favor_session_settle_game (self, index);
  favor_session_notify (self);
}

/**
 * favor_session_open_variation:
 * @index: of a variation
 *
 * Makes the variation the line; the old line becomes a variation.
 */
void
favor_session_open_variation (FavorSession *self, guint index)
{
  guint kept;

  g_return_if_fail (FAVOR_IS_SESSION (self));
  g_return_if_fail (index < favor_session_get_n_variations (self));
  g_return_if_fail (!self->announcing);

  favor_session_announce (self, "open-variation", write_which (self, index, NULL));
  kept = MIN (favor_history_get_variation_root (self->history, index),
              favor_session_get_n_plies (self));
  favor_history_go_to (self->history, kept);
  favor_session_emit_stepped (self, kept, kept);
  favor_history_open_variation (self->history, index);
  favor_session_emit_stepped (self, kept, favor_session_get_n_plies (self));
  favor_session_notify (self);
}

/**
 * favor_session_rename_variation:
 * @index: of a variation
 * @name: (nullable): %NULL or "" removes the name
 *
 * Names a variation.
 */
void
favor_session_rename_variation (FavorSession *self, guint index, const char *name)
{
  const char *old;

  g_return_if_fail (FAVOR_IS_SESSION (self));
  g_return_if_fail (index < favor_session_get_n_variations (self));
  g_return_if_fail (name == NULL || g_utf8_validate (name, -1, NULL));
  g_return_if_fail (!self->announcing);

  old = favor_history_get_variation (self->history, index).name;
  if (favor_session_same_text (old, name))
    return;
  favor_session_announce (self,
                          "name-variation",
                          write_which (self, index, name != NULL ? name : ""));
  favor_history_name_variation (self->history, index, name);
  favor_session_notify (self);
}

/**
 * favor_session_can_delete_variation:
 * @index: of a variation
 *
 * Returns: %FALSE for the game and what it leaves
 */
gboolean
favor_session_can_delete_variation (FavorSession *self, guint index)
{
  g_return_val_if_fail (FAVOR_IS_SESSION (self), FALSE);
  g_return_val_if_fail (index < favor_session_get_n_variations (self), FALSE);

  return !favor_history_holds_game (self->history, index);
}

/**
 * favor_session_delete_variation:
 * @index: of a variation that can be deleted
 *
 * Takes the variation away, with those that leave it.
 */
void
favor_session_delete_variation (FavorSession *self, guint index)
{
  g_return_if_fail (FAVOR_IS_SESSION (self));
  g_return_if_fail (favor_session_can_delete_variation (self, index));
  g_return_if_fail (!self->announcing);

  favor_session_announce (self, "delete-variation", write_which (self, index, NULL));
  favor_history_hide_variation (self->history, index);
  favor_session_notify (self);
}

/**
 * favor_session_undelete_variation:
 *
 * Brings back the variation that was deleted last.
 *
 * Returns: %FALSE if there is none
 */
gboolean
favor_session_undelete_variation (FavorSession *self)
{
  g_return_val_if_fail (FAVOR_IS_SESSION (self), FALSE);
  g_return_val_if_fail (!self->announcing, FALSE);

  if (!favor_history_restore_variation (self->history))
    return FALSE;
  /* The file may have been written without it: the line has to hold all of it. */
  favor_session_announce (self, "variations", favor_save_write_variations (self));
  favor_session_notify (self);
  return TRUE;
}

/**
 * favor_session_export_variation:
 * @index: of a variation
 *
 * Returns: (transfer full): a session of its own that ends with the variation
 */
FavorSession *
favor_session_export_variation (FavorSession *self, guint index)
{
  FavorSession    *copy;
  FavorVariation   variation;
  g_autofree char *name = NULL;

  g_return_val_if_fail (FAVOR_IS_SESSION (self), NULL);
  g_return_val_if_fail (index < favor_session_get_n_variations (self), NULL);

  variation = favor_history_get_variation (self->history, index);
  copy = favor_session_copy_start (self);
  favor_history_copy_path (self->history,
                           favor_history_get_variation_node (self->history,
                                                             index,
                                                             variation.n_plies - 1),
                           copy->history);
  name = favor_session_get_variation_title (self, index);
  /* Translators: the title of a session that was a variation of another session. */
  copy->title = favor_text_fill (_ ("{title}, {variation}"),
                                 "title variation",
                                 favor_session_get_title (self),
                                 name);
  favor_session_settle (copy);
  return copy;
}

/**
 * favor_session_get_note:
 * @ply: 0 to n_plies
 *
 * Returns: (transfer none) (nullable): the text that belongs to the ply
 */
const char *
favor_session_get_note (FavorSession *self, guint ply)
{
  g_return_val_if_fail (FAVOR_IS_SESSION (self), NULL);
  g_return_val_if_fail (ply <= favor_session_get_n_plies (self), NULL);

  return favor_history_get_note (self->history, ply);
}

/**
 * favor_session_set_note:
 * @ply: 0 to n_plies
 * @text: (nullable): %NULL or "" removes the note
 *
 * Sets the text that belongs to a ply.
 */
void
favor_session_set_note (FavorSession *self, guint ply, const char *text)
{
  FavorSaveNote note = { 0 };

  g_return_if_fail (FAVOR_IS_SESSION (self));
  g_return_if_fail (ply <= favor_session_get_n_plies (self));
  g_return_if_fail (text == NULL || g_utf8_validate (text, -1, NULL));
  g_return_if_fail (!self->announcing);

  if (favor_session_same_text (favor_history_get_note (self->history, ply), text))
    return;
  note.ply = ply;
  note.text = text;
  favor_session_announce (self, "note", favor_save_write_note (&note));
  favor_history_set_note (self->history, ply, text);
  favor_session_emit_notes_changed (self);
  favor_session_notify (self);
}
