/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-pieces.h"

#include "favor-accessible.h"

/* Cards that lie on the table, and of which some are asked for, lie spread where the hand is and as
 * large as in the hand. They are what they are on the table, where they can be chosen as well. */

/* ---- Which they are ------------------------------------------------------------------- */

/* What is asked for; once they lie there they stay until all is chosen or taken back. */
static gboolean
find_asked (FavorPieces *self, const FavorThing **thing, gint *kind)
{
  FavorChooser     *chooser = self->chooser;
  const FavorThing *open = favor_chooser_get_open (chooser);

  *kind = favor_chooser_get_kind (chooser);
  if (open == NULL && self->spread_thing != NULL && *kind == self->spread_kind &&
      favor_chooser_find (chooser, self->spread_thing) >= 0)
    open = self->spread_thing;
  *thing = open;
  return open != NULL && open->n_members <= 1 && *kind >= 0;
}

/* Whether it goes with what is chosen, is chosen, or takes the place of what is. */
static gboolean
is_asked (FavorPieces *self, FavorPart part)
{
  return favor_chooser_count (self->chooser, part) > 0 ||
         favor_chooser_continues (self->chooser, part) ||
         favor_chooser_exchanges (self->chooser, part);
}

/* (element-type gint16): each once. */
static GArray *
list_asked (FavorPieces *self)
{
  GArray                *values = g_array_new (FALSE, FALSE, sizeof (gint16));
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  const FavorGame       *game = favor_chooser_get_game (self->chooser);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->model)); i++)
    {
      const FavorAction *action = favor_choice_model_get_action (self->model, i);
      FavorPart          parts[FAVOR_PARTS_MOST];
      guint              n = action->kind == self->spread_kind
                               ? favor_action_list_parts (game, action, parts)
                               : 0;

      for (guint k = 0; k < n; k++)
        if (parts[k].thing == self->spread_thing &&
            g_hash_table_add (seen, GINT_TO_POINTER (parts[k].value[0] + 1)) &&
            is_asked (self, parts[k]))
          g_array_append_val (values, parts[k].value[0]);
    }
  return values;
}

/* ---- How they lie there --------------------------------------------------------------- */

static void
lay (FavorPieces *self, gint value, FavorFace *face, const char *label)
{
  FavorPiece *piece = favor_hand_find (self->spread, (guint) value);

  if (piece == NULL)
    {
      piece = favor_piece_new ();
      favor_piece_set_key (piece, (guint) value);
      favor_piece_set_face (piece, face);
      /* Each for itself: where there is no room for all of them the row scrolls. */
      favor_piece_set_group (piece, 1 + (guint) value);
      self->listen (self->view, piece);
      favor_hand_add (self->spread, piece, FALSE);
    }
  favor_piece_replace_face (piece, face);
  favor_piece_set_label (piece, label);
}

/* Takes away what is not among `values` (nullable). */
static void
sweep (FavorPieces *self, const GArray *values)
{
  GtkWidget *next;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->spread));
       child != NULL;
       child = next)
    {
      gboolean kept = FALSE;

      next = gtk_widget_get_next_sibling (child);
      for (guint i = 0; FAVOR_IS_PIECE (child) && values != NULL && i < values->len; i++)
        kept |= g_array_index (values, gint16, i) ==
                (gint16) favor_piece_get_key (FAVOR_PIECE (child));
      if (FAVOR_IS_PIECE (child) && !kept)
        favor_hand_remove (self->spread, FAVOR_PIECE (child));
    }
}

/* (transfer full): what it is called on the table, unless the game has another name for it. */
static char *
name_card (FavorPieces *self, FavorPart part, char *label)
{
  FavorPiece *twin = favor_pieces_find_in (self, GTK_WIDGET (self->board), part);

  return label != NULL || twin == NULL ? label : g_strdup (favor_piece_get_label (twin));
}

/* FALSE if one of them is nothing that lies on the table as a card. */
static gboolean
lay_all (FavorPieces *self, const GArray *values)
{
  FavorPieceViewClass *klass = FAVOR_PIECE_VIEW_GET_CLASS (self->view);

  for (guint i = 0; i < values->len; i++)
    {
      gint      value = g_array_index (values, gint16, i);
      FavorPart part = favor_part (self->spread_kind, self->spread_thing, value);
      char     *own = NULL;
      g_autoptr (FavorFace) face = klass->spread_card (self->view, part, &own);
      g_autofree char      *label = name_card (self, part, own);

      if (face == NULL)
        return FALSE;
      lay (self, value, face, label);
    }
  return TRUE;
}

static gboolean
fill (FavorPieces *self)
{
  const FavorThing  *thing;
  gint               kind;
  g_autoptr (GArray) values = NULL;

  if (FAVOR_PIECE_VIEW_GET_CLASS (self->view)->spread_card == NULL ||
      !favor_pieces_is_open (self) || !find_asked (self, &thing, &kind))
    return FALSE;
  if (self->spread != NULL && self->spread_thing != thing)
    sweep (self, NULL);
  self->spread_thing = thing;
  self->spread_kind = kind;
  values = list_asked (self);
  /* What is alone is no choice. */
  if (values->len < 2)
    return FALSE;
  if (self->spread == NULL)
    self->spread = g_object_ref (favor_hands_get_spread (self->ledge));
  sweep (self, values);
  if (favor_thing_get_missing (thing) != NULL)
    favor_accessible_set_name (GTK_WIDGET (self->spread),
                               favor_thing_get_missing (thing));
  return lay_all (self, values);
}

/**
 * favor_pieces_spread:
 *
 * Lays the cards of the table that are asked for where the hand is, and takes them away when they are
 * asked for no more. The states of all pieces follow.
 */
void
favor_pieces_spread (FavorPieces *self)
{
  if (fill (self))
    return;
  self->spread_thing = NULL;
  self->spread_kind = FAVOR_NONE;
}

/**
 * favor_pieces_settle_spread:
 *
 * Shows what favor_pieces_spread () has laid there, after the states of its pieces are right: who had
 * the focus in the row that is covered has it in the other one.
 */
void
favor_pieces_settle_spread (FavorPieces *self)
{
  gboolean shown = self->spread_thing != NULL;
  gboolean focused;

  if (self->spread == NULL)
    return;
  if (favor_hands_get_spread_shown (self->ledge) != shown)
    {
      focused = gtk_widget_get_focus_child (GTK_WIDGET (self->ledge)) != NULL;
      favor_hands_show_spread (self->ledge, shown);
      if (focused && (shown || !favor_pieces_focus_hand (self)))
        favor_pieces_focus_choices (self);
    }
  if (shown)
    favor_hand_update (self->spread, TRUE);
  else
    sweep (self, NULL);
}

/* (nullable): the same on the table. */
FavorPiece *
favor_pieces_find_on_table (FavorPieces *self, FavorPiece *piece)
{
  return self->spread_thing == NULL
           ? NULL
           : favor_pieces_find_in (self,
                                   GTK_WIDGET (self->board),
                                   favor_pieces_get_spread_part (self, piece));
}
