/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-piece-view-private.h"

/* Choosing without pointing: by number, one after the other, whole actions. */

/* ---- Whole actions -------------------------------------------------------------------- */

static void
favor_piece_view_propose (FavorGameView *view, const FavorAction *action)
{
  FavorChooser *chooser = favor_piece_view_get_chooser (FAVOR_PIECE_VIEW (view));

  if (chooser != NULL)
    favor_chooser_take (chooser, action);
}

static gboolean
favor_piece_view_clear (FavorGameView *view)
{
  FavorChooser *chooser = favor_piece_view_get_chooser (FAVOR_PIECE_VIEW (view));

  return chooser != NULL && favor_chooser_back (chooser);
}

/* Through the list of legal actions, in the order of the rules. */
static void
favor_piece_view_move_choice (FavorGameView *view, int by)
{
  FavorPieceView    *self = FAVOR_PIECE_VIEW (view);
  FavorChoiceModel  *model = favor_piece_view_get_model (self);
  const FavorAction *now;
  int                n, at = -1;

  if (!favor_piece_view_is_open (self))
    return;
  now = favor_chooser_get_action (favor_piece_view_get_chooser (self));
  n = (int) g_list_model_get_n_items (G_LIST_MODEL (model));
  for (int i = 0; now != NULL && i < n; i++)
    if (favor_action_equal (favor_choice_model_get_action (model, (guint) i), now))
      at = i;
  at = at < 0 ? (by > 0 ? 0 : n - 1) : (at + by + n) % n;
  favor_game_view_propose (view, favor_choice_model_get_action (model, (guint) at));
}

/* ---- By number ------------------------------------------------------------------------ */

/* What is to be chosen next; where all is chosen, what was chosen last; before anything is, what the
 * first legal action names first. */
static const FavorThing *
favor_piece_view_find_numbered (FavorPieceView *self)
{
  FavorChooser      *chooser = favor_piece_view_get_chooser (self);
  FavorChoiceModel  *model = favor_piece_view_get_model (self);
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
find_nth_left (FavorPieceView *self, const FavorThing *thing, guint nth)
{
  FavorChooser      *chooser = favor_piece_view_get_chooser (self);
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

static gint
favor_piece_view_find_nth (FavorPieceView *self, const FavorThing *thing, guint nth)
{
  if (thing->numbered)
    return (gint) nth;
  if (thing == &favor_thing_amount)
    return (gint) nth + 1;
  return find_nth_left (self, thing, nth);
}

/* The thing with that value, in the action that is being put together or in any. */
static gint
find_kind (FavorPieceView *self, const FavorThing *thing)
{
  FavorChooser      *chooser = favor_piece_view_get_chooser (self);
  gint               kind = favor_chooser_get_kind (chooser);
  const FavorAction *first;

  if (kind >= 0 || thing->undecided)
    return kind;
  first = favor_choice_model_get_action (favor_piece_view_get_model (self), 0);
  return favor_chooser_names (chooser, first->kind, thing, FALSE) ? first->kind
                                                                  : FAVOR_NONE;
}

/* Actions that name nothing are told by their order. */
static gboolean
take_nth (FavorPieceView *self, guint nth)
{
  FavorChoiceModel *model = favor_piece_view_get_model (self);

  if (nth >= g_list_model_get_n_items (G_LIST_MODEL (model)))
    return FALSE;
  favor_chooser_take (favor_piece_view_get_chooser (self),
                      favor_choice_model_get_action (model, nth));
  return TRUE;
}

static gboolean
favor_piece_view_choose_nth (FavorGameView *view, guint nth)
{
  FavorPieceView      *self = FAVOR_PIECE_VIEW (view);
  FavorPieceViewClass *klass = FAVOR_PIECE_VIEW_GET_CLASS (self);
  FavorChooser        *chooser = favor_piece_view_get_chooser (self);
  const FavorThing    *thing;
  FavorPart            part;
  gint                 value;

  if (!favor_piece_view_is_open (self))
    return FALSE;
  thing = klass->find_numbered (self);
  if (thing == NULL)
    return take_nth (self, nth);
  value = thing->n_members > 1 ? FAVOR_NONE : klass->find_nth (self, thing, nth);
  if (value < 0)
    return FALSE;
  part = favor_part (find_kind (self, thing), thing, value);
  if (favor_chooser_count (chooser, part) > 0)
    return TRUE;
  /* A number that names nothing has no reason why not. */
  if (!favor_part_is_named (favor_chooser_get_game (chooser), part) ||
      !favor_piece_view_choose (self, &part, 1, favor_piece_view_find (self, part)))
    return FALSE;
  favor_piece_view_pick (self);
  return TRUE;
}

static gboolean
favor_piece_view_press_letter (FavorGameView *view, char letter)
{
  FavorPieceView *self = FAVOR_PIECE_VIEW (view);

  return letter == 'r' && favor_piece_view_is_open (self) &&
         favor_chooser_turn (favor_piece_view_get_chooser (self), 1);
}

/* ---- Focus ---------------------------------------------------------------------------- */

static FavorPiece *
find_in (FavorPieceView *self, GtkWidget *parent, FavorPart part)
{
  FavorPart things[FAVOR_PIECE_THINGS_MOST];

  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      guint n = FAVOR_IS_PIECE (child)
                  ? FAVOR_PIECE_VIEW_GET_CLASS (self)->list_things (self,
                                                                    FAVOR_PIECE (child),
                                                                    things)
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
favor_piece_view_find (FavorPieceView *self, FavorPart part)
{
  FavorPiece *piece = find_in (self, GTK_WIDGET (favor_piece_view_get_hand (self)), part);

  return piece != NULL ? piece : find_in (self, favor_piece_view_get_board (self), part);
}

/* Of what is chosen rather a piece whose key commits than one that is taken back. */
static FavorPiece *
find_with (FavorPieceView *self, GtkWidget *parent, FavorPieceState state)
{
  FavorPiece *found = NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (FAVOR_IS_PIECE (child) && (favor_piece_get_state (FAVOR_PIECE (child)) & state))
      {
        if (!favor_piece_view_takes_back (self, FAVOR_PIECE (child)))
          return FAVOR_PIECE (child);
        if (found == NULL)
          found = FAVOR_PIECE (child);
      }
  return found;
}

/* Whether the hand has what is to be chosen next. */
static gboolean
is_from_hand (FavorPieceView *self)
{
  FavorChooser *chooser = favor_piece_view_get_chooser (self);
  FavorPart     part = { .thing = favor_chooser_get_open (chooser), .kind = FAVOR_NONE };

  if (favor_chooser_get_n_parts (chooser) == 0)
    return TRUE;
  return find_in (self, GTK_WIDGET (favor_piece_view_get_hand (self)), part) != NULL;
}

/* What is to be chosen next, else what is chosen. */
static gboolean
favor_piece_view_focus_choices (FavorGameView *view)
{
  FavorPieceView *self = FAVOR_PIECE_VIEW (view);
  GtkWidget      *hand = GTK_WIDGET (favor_piece_view_get_hand (self));
  GtkWidget      *board = favor_piece_view_get_board (self);
  FavorPieceState wanted = FAVOR_PIECE_CHOOSABLE;
  FavorPiece     *piece;
  gboolean        from_hand;

  if (!favor_piece_view_is_open (self))
    return FALSE;
  if (favor_chooser_get_action (favor_piece_view_get_chooser (self)) != NULL)
    wanted = FAVOR_PIECE_CHOSEN;
  from_hand = is_from_hand (self);
  piece = find_with (self, from_hand ? hand : board, wanted);
  if (piece == NULL)
    piece = find_with (self, from_hand ? board : hand, wanted);
  return favor_piece_view_focus (self, piece);
}

void
favor_piece_view_install_keys (FavorPieceViewClass *klass)
{
  FavorGameViewClass *view_class = FAVOR_GAME_VIEW_CLASS (klass);

  view_class->propose = favor_piece_view_propose;
  view_class->clear = favor_piece_view_clear;
  view_class->move_choice = favor_piece_view_move_choice;
  view_class->choose_nth = favor_piece_view_choose_nth;
  view_class->press_letter = favor_piece_view_press_letter;
  view_class->focus_choices = favor_piece_view_focus_choices;
  klass->find_numbered = favor_piece_view_find_numbered;
  klass->find_nth = favor_piece_view_find_nth;
}
