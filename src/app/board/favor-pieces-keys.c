/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-pieces.h"

#include "favor-focus.h"

/* Choosing without pointing: by number, one after the other, whole actions. */

/* ---- Whole actions -------------------------------------------------------------------- */

/* Through the list of legal actions, in the order of the rules. */
void
favor_pieces_move_choice (FavorPieces *self, int by)
{
  FavorChoiceModel  *model = self->model;
  const FavorAction *now;
  int                n, at = -1;

  if (!favor_pieces_is_open (self))
    return;
  now = favor_chooser_get_action (self->chooser);
  n = (int) g_list_model_get_n_items (G_LIST_MODEL (model));
  for (int i = 0; now != NULL && i < n; i++)
    if (favor_action_equal (favor_choice_model_get_action (model, (guint) i), now))
      at = i;
  at = at < 0 ? (by > 0 ? 0 : n - 1) : (at + by + n) % n;
  favor_game_view_propose (FAVOR_GAME_VIEW (self->view),
                           favor_choice_model_get_action (model, (guint) at));
}

/* ---- By number ------------------------------------------------------------------------ */

/* What is to be chosen next; where all is chosen, what was chosen last; before anything is, what the
 * first legal action names first. */
const FavorThing *
favor_pieces_find_numbered (FavorPieces *self)
{
  FavorChooser      *chooser = self->chooser;
  FavorChoiceModel  *model = self->model;
  const FavorThing  *open = favor_chooser_get_open (chooser);
  guint              n = favor_chooser_get_n_parts (chooser);
  FavorPart          parts[FAVOR_PARTS_MOST];
  const FavorAction *first;

  /* One number is no name for what has several. */
  if (open != NULL && open->n_members <= 1)
    return open;
  if (n > 0)
    return favor_chooser_get_part (chooser, n - 1).thing;
  first = favor_choice_model_get_action (model, 0);
  favor_action_list_parts (favor_chooser_get_game (chooser), first, parts);
  return parts[0].thing;
}

static int
compare_values (gconstpointer a, gconstpointer b)
{
  return *(const gint16 *) a - *(const gint16 *) b;
}

/* The n-th of the values that the thing has in what is left. */
static gint
find_nth_left (FavorPieces *self, const FavorThing *thing, guint nth)
{
  FavorChooser      *chooser = self->chooser;
  g_autoptr (GArray) left = favor_chooser_list_left (chooser);
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (gint16));

  for (guint i = 0; i < left->len; i++)
    {
      FavorPart parts[FAVOR_PARTS_MOST];
      guint     n = favor_action_list_parts (favor_chooser_get_game (chooser),
                                         &g_array_index (left, FavorAction, i),
                                         parts);

      for (guint k = 0; k < n; k++)
        if (parts[k].thing == thing)
          g_array_append_val (values, parts[k].value[0]);
    }
  g_array_sort (values, compare_values);
  for (guint i = 0; i < values->len; i++)
    if ((i == 0 ||
         g_array_index (values, gint16, i) != g_array_index (values, gint16, i - 1)) &&
        nth-- == 0)
      return g_array_index (values, gint16, i);
  return FAVOR_NONE;
}

gint
favor_pieces_find_nth (FavorPieces *self, const FavorThing *thing, guint nth)
{
  if (thing->numbered)
    return (gint) nth;
  if (thing == &favor_thing_amount)
    return (gint) nth + 1;
  return find_nth_left (self, thing, nth);
}

/* The thing with that value, in the action that is being put together or in any. */
static gint
find_kind (FavorPieces *self, const FavorThing *thing)
{
  FavorChooser      *chooser = self->chooser;
  gint               kind = favor_chooser_get_kind (chooser);
  const FavorAction *first;

  if (kind >= 0 || thing->undecided)
    return kind;
  first = favor_choice_model_get_action (self->model, 0);
  return favor_chooser_names (chooser, first->kind, thing, FALSE) ? first->kind
                                                                  : FAVOR_NONE;
}

/* Actions that name nothing are told by their order. */
static gboolean
take_nth (FavorPieces *self, guint nth)
{
  FavorChoiceModel *model = self->model;

  if (nth >= g_list_model_get_n_items (G_LIST_MODEL (model)))
    return FALSE;
  favor_chooser_take (self->chooser, favor_choice_model_get_action (model, nth));
  return TRUE;
}

gboolean
favor_pieces_choose_nth (FavorPieces *self, guint nth)
{
  FavorPieceViewClass *klass = FAVOR_PIECE_VIEW_GET_CLASS (self->view);
  FavorChooser        *chooser = self->chooser;
  const FavorThing    *thing;
  FavorPart            part;
  gint                 value;

  if (!favor_pieces_is_open (self))
    return FALSE;
  thing = klass->find_numbered (self->view);
  if (thing == NULL)
    return take_nth (self, nth);
  value = thing->n_members > 1 ? FAVOR_NONE : klass->find_nth (self->view, thing, nth);
  if (value < 0)
    return FALSE;
  part = favor_part (find_kind (self, thing), thing, value);
  if (favor_chooser_count (chooser, part) > 0)
    return TRUE;
  /* A number that names nothing has no reason why not. */
  if (!favor_part_is_named (favor_chooser_get_game (chooser), part) ||
      !favor_pieces_choose (self, &part, 1, favor_pieces_find (self, part)))
    return FALSE;
  favor_pieces_pick (self);
  return TRUE;
}

/* ---- Focus ---------------------------------------------------------------------------- */

/* The first child of `parent` that is the thing. */
FavorPiece *
favor_pieces_find_in (FavorPieces *self, GtkWidget *parent, FavorPart part)
{
  FavorPart things[FAVOR_PIECE_THINGS_MOST];

  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      guint n = FAVOR_IS_PIECE (child)
                  ? favor_pieces_list_things (self, FAVOR_PIECE (child), things)
                  : 0;

      for (guint i = 0; i < n; i++)
        {
          /* Of any value. */
          if (part.n_values == 0)
            things[i].n_values = 0;
          if (part.thing != NULL && favor_part_alike (things[i], part))
            return FAVOR_PIECE (child);
        }
    }
  return NULL;
}

FavorPiece *
favor_pieces_find (FavorPieces *self, FavorPart part)
{
  FavorPiece *piece = NULL;

  if (self->spread_thing != NULL)
    piece = favor_pieces_find_in (self, GTK_WIDGET (self->spread), part);
  if (piece == NULL)
    piece = favor_pieces_find_in (self, GTK_WIDGET (self->hand), part);
  return piece != NULL ? piece
                       : favor_pieces_find_in (self, GTK_WIDGET (self->board), part);
}

gboolean
favor_pieces_focus (FavorPieces *self, FavorPiece *piece)
{
  if (piece != NULL)
    favor_board_reveal (self->board, GTK_WIDGET (piece));
  return piece != NULL && gtk_widget_get_mapped (GTK_WIDGET (piece)) &&
         favor_focus_give (GTK_WIDGET (piece));
}

/* Of what is chosen rather a piece whose key commits than one that is taken back. */
static FavorPiece *
find_with (FavorPieces *self, GtkWidget *parent, FavorPieceState state)
{
  FavorPiece *found = NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (FAVOR_IS_PIECE (child) && (favor_piece_get_state (FAVOR_PIECE (child)) & state))
      {
        if (!favor_pieces_takes_back (self, FAVOR_PIECE (child)))
          return FAVOR_PIECE (child);
        if (found == NULL)
          found = FAVOR_PIECE (child);
      }
  return found;
}

/* What is chosen of the hand, else what can be; FALSE if there is neither. */
gboolean
favor_pieces_focus_hand (FavorPieces *self)
{
  GtkWidget  *hand = GTK_WIDGET (self->hand);
  FavorPiece *piece = find_with (self, hand, FAVOR_PIECE_CHOSEN);

  if (piece == NULL)
    piece = find_with (self, hand, FAVOR_PIECE_CHOOSABLE);
  return favor_pieces_focus (self, piece);
}

/* Whether the hand has what is to be chosen next. */
static gboolean
is_from_hand (FavorPieces *self)
{
  FavorChooser *chooser = self->chooser;
  FavorPart     part = { .thing = favor_chooser_get_open (chooser), .kind = FAVOR_NONE };

  if (favor_chooser_get_n_parts (chooser) == 0)
    return TRUE;
  return favor_pieces_find_in (self, GTK_WIDGET (self->hand), part) != NULL;
}

/* What is to be chosen next, else what is chosen. */
gboolean
favor_pieces_focus_choices (FavorPieces *self)
{
  GtkWidget      *hand = GTK_WIDGET (self->hand);
  GtkWidget      *board = GTK_WIDGET (self->board);
  FavorPieceState wanted = FAVOR_PIECE_CHOOSABLE;
  FavorPiece     *piece;
  gboolean        from_hand;

  if (!favor_pieces_is_open (self))
    return FALSE;
  if (favor_chooser_get_action (self->chooser) != NULL)
    wanted = FAVOR_PIECE_CHOSEN;
  if (self->spread_thing != NULL)
    {
      piece = find_with (self, GTK_WIDGET (self->spread), wanted);
      if (piece != NULL)
        return favor_pieces_focus (self, piece);
    }
  from_hand = is_from_hand (self);
  piece = find_with (self, from_hand ? hand : board, wanted);
  if (piece == NULL)
    piece = find_with (self, from_hand ? board : hand, wanted);
  return favor_pieces_focus (self, piece);
}
