/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-piece-view-private.h"

/* What games and the page ask of a view, answered by its pieces. */

#define PIECES(view)      (favor_piece_view_peek_pieces (view))
#define VIEW_PIECES(view) (PIECES (FAVOR_PIECE_VIEW (view)))

/* ---- What a game need not say --------------------------------------------------------- */

static gboolean
default_is_offered (FavorPieceView *self, FavorPart part)
{
  return favor_chooser_offers (PIECES (self)->chooser, part);
}

static gboolean
default_begins_anew (FavorPieceView *self, FavorPiece *piece)
{
  return TRUE;
}

static gboolean
default_is_veiled (FavorPieceView *self, FavorPiece *piece)
{
  return favor_pieces_is_veiled (PIECES (self), piece);
}

static FavorPieceState
default_mark (FavorPieceView *self, FavorPiece *piece)
{
  return favor_pieces_mark (PIECES (self), piece);
}

static gint
default_find_kind (FavorPieceView *self, FavorPart part)
{
  return favor_pieces_find_kind (PIECES (self), part);
}

static gboolean
default_allows (FavorPieceView *self, FavorPiece *place)
{
  return TRUE;
}

static void
default_follow_up (FavorPieceView *self, FavorPart part)
{
}

static gboolean
default_answers (FavorPieceView *self)
{
  return FALSE;
}

static const FavorThing *
default_find_numbered (FavorPieceView *self)
{
  return favor_pieces_find_numbered (PIECES (self));
}

static gint
default_find_nth (FavorPieceView *self, const FavorThing *thing, guint nth)
{
  return favor_pieces_find_nth (PIECES (self), thing, nth);
}

/* There need not be more than the pieces show. */
static void
default_do_nothing (FavorPieceView *self)
{
}

static void
default_fill (FavorPieceView *self, FavorSeat seat)
{
}

static void
default_press (FavorPieceView *self, FavorPiece *piece)
{
  favor_pieces_press (PIECES (self), piece);
}

static void
default_drop (FavorPieceView *self, FavorPiece *on, FavorPiece *piece)
{
  favor_pieces_drop (PIECES (self), on, piece);
}

static void
default_inspect (FavorPieceView *self, FavorPiece *piece)
{
}

/* ---- What the page asks --------------------------------------------------------------- */

static void
propose (FavorGameView *view, const FavorAction *action)
{
  FavorChooser *chooser = VIEW_PIECES (view)->chooser;

  if (chooser != NULL)
    favor_chooser_take (chooser, action);
}

static gboolean
clear (FavorGameView *view)
{
  FavorChooser *chooser = VIEW_PIECES (view)->chooser;

  return chooser != NULL && favor_chooser_back (chooser);
}

static void
move_choice (FavorGameView *view, int by)
{
  favor_pieces_move_choice (VIEW_PIECES (view), by);
}

static gboolean
choose_nth (FavorGameView *view, guint nth)
{
  return favor_pieces_choose_nth (VIEW_PIECES (view), nth);
}

static gboolean
press_letter (FavorGameView *view, char letter)
{
  FavorPieces *pieces = VIEW_PIECES (view);

  return letter == 'r' && favor_pieces_is_open (pieces) &&
         favor_chooser_turn (pieces->chooser, 1);
}

static gboolean
focus_choices (FavorGameView *view)
{
  return favor_pieces_focus_choices (VIEW_PIECES (view));
}

static void
list_chips (FavorGameView *view, GArray *chips)
{
  favor_pieces_list_chips (VIEW_PIECES (view), chips);
}

static void
press_chip (FavorGameView *view, guint id)
{
  favor_pieces_press_chip (VIEW_PIECES (view), id);
}

void
favor_piece_view_set_defaults (FavorPieceViewClass *klass)
{
  FavorGameViewClass *view_class = FAVOR_GAME_VIEW_CLASS (klass);

  klass->is_offered = default_is_offered;
  klass->begins_anew = default_begins_anew;
  klass->is_veiled = default_is_veiled;
  klass->mark = default_mark;
  klass->find_kind = default_find_kind;
  klass->allows = default_allows;
  klass->follow_up = default_follow_up;
  klass->answers = default_answers;
  klass->find_numbered = default_find_numbered;
  klass->find_nth = default_find_nth;
  klass->open_changed = default_do_nothing;
  klass->update = default_do_nothing;
  klass->fill = default_fill;
  klass->press = default_press;
  klass->drop = default_drop;
  klass->inspect = default_inspect;
  view_class->propose = propose;
  view_class->clear = clear;
  view_class->move_choice = move_choice;
  view_class->choose_nth = choose_nth;
  view_class->press_letter = press_letter;
  view_class->focus_choices = focus_choices;
  view_class->list_chips = list_chips;
  view_class->press_chip = press_chip;
}

/* ---- What a game asks ----------------------------------------------------------------- */

const FavorNames *
favor_piece_view_get_names (FavorPieceView *self)
{
  g_return_val_if_fail (FAVOR_IS_PIECE_VIEW (self), NULL);

  return favor_pieces_get_names (PIECES (self));
}

gboolean
favor_piece_view_is_open (FavorPieceView *self)
{
  g_return_val_if_fail (FAVOR_IS_PIECE_VIEW (self), FALSE);

  return favor_pieces_is_open (PIECES (self));
}

void
favor_piece_view_commit (FavorPieceView *self)
{
  g_return_if_fail (FAVOR_IS_PIECE_VIEW (self));

  favor_pieces_commit (PIECES (self));
}

void
favor_piece_view_pick (FavorPieceView *self)
{
  g_return_if_fail (FAVOR_IS_PIECE_VIEW (self));

  favor_pieces_pick (PIECES (self));
}

gboolean
favor_piece_view_focus (FavorPieceView *self, FavorPiece *piece)
{
  g_return_val_if_fail (FAVOR_IS_PIECE_VIEW (self), FALSE);

  return favor_pieces_focus (piece);
}

guint
favor_piece_view_list_parts (FavorPieceView *self, FavorPiece *piece, FavorPart *parts)
{
  g_return_val_if_fail (FAVOR_IS_PIECE_VIEW (self), 0);

  return favor_pieces_list_parts (PIECES (self), piece, parts);
}

gboolean
favor_piece_view_find_chosen (FavorPieceView *self, FavorPiece *piece, FavorPart *part)
{
  g_return_val_if_fail (FAVOR_IS_PIECE_VIEW (self), FALSE);

  return favor_pieces_find_chosen (PIECES (self), piece, part);
}

gboolean
favor_piece_view_takes_back (FavorPieceView *self, FavorPiece *piece)
{
  g_return_val_if_fail (FAVOR_IS_PIECE_VIEW (self), FALSE);

  return favor_pieces_takes_back (PIECES (self), piece);
}

gboolean
favor_piece_view_choose (FavorPieceView  *self,
                         const FavorPart *parts,
                         guint            n_parts,
                         FavorPiece      *piece)
{
  g_return_val_if_fail (FAVOR_IS_PIECE_VIEW (self), FALSE);

  return favor_pieces_choose (PIECES (self), parts, n_parts, piece);
}

char *
favor_piece_view_explain (FavorPieceView *self, const FavorPart *parts, guint n_parts)
{
  g_return_val_if_fail (FAVOR_IS_PIECE_VIEW (self), NULL);

  return favor_pieces_explain (PIECES (self), parts, n_parts);
}

FavorPiece *
favor_piece_view_find (FavorPieceView *self, FavorPart part)
{
  g_return_val_if_fail (FAVOR_IS_PIECE_VIEW (self), NULL);

  return favor_pieces_find (PIECES (self), part);
}

void
favor_piece_view_list_chosen (FavorPieceView *self, GArray *chips)
{
  g_return_if_fail (FAVOR_IS_PIECE_VIEW (self));

  favor_pieces_list_chosen (PIECES (self), chips);
}

void
favor_piece_view_list_open (FavorPieceView *self, GArray *chips)
{
  g_return_if_fail (FAVOR_IS_PIECE_VIEW (self));

  favor_pieces_list_open (PIECES (self), chips);
}

void
favor_piece_view_add_option (FavorPieceView *self,
                             GArray         *chips,
                             FavorPart       part,
                             gboolean        on,
                             char           *label,
                             char           *why_not)
{
  guint id;

  g_return_if_fail (FAVOR_IS_PIECE_VIEW (self));

  id = favor_pieces_find_option (PIECES (self), part);
  favor_chips_add (chips, FAVOR_CHIP_OPTION, id, on, label, why_not);
}
