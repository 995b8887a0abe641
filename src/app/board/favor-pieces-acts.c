/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-pieces.h"

/* Choosing by pressing pieces and by dropping one on another. */

static void
refuse (FavorPieces *self, const FavorPart *parts, guint n_parts, FavorPiece *piece)
{
  g_autofree char *why = favor_pieces_explain (self, parts, n_parts);

  if (why != NULL)
    favor_game_view_refuse (FAVOR_GAME_VIEW (self->view), why, GTK_WIDGET (piece));
}

/* What goes with everything that is chosen comes first, then what takes the place of the same, then
 * what begins something else. */
static const FavorPart *
find_fitting (FavorPieces *self, const FavorPart *parts, guint n_parts, FavorPiece *piece)
{
  FavorChooser *chooser = self->chooser;
  gint          kind = favor_chooser_get_kind (chooser);
  gboolean      own = piece != NULL && favor_hand_holds (self->hand, piece);

  for (guint i = 0; i < n_parts; i++)
    if (favor_chooser_continues (chooser, parts[i]))
      return &parts[i];
  for (guint i = 0; i < n_parts; i++)
    if (parts[i].kind >= 0 && parts[i].kind == kind &&
        favor_chooser_exchanges (chooser, parts[i]))
      return &parts[i];
  if (own && !FAVOR_PIECE_VIEW_GET_CLASS (self->view)->begins_anew (self->view, piece))
    return NULL;
  for (guint i = 0; i < n_parts; i++)
    if (favor_chooser_begins (chooser, parts[i]))
      return &parts[i];
  return NULL;
}

gboolean
favor_pieces_choose (FavorPieces     *self,
                     const FavorPart *parts,
                     guint            n_parts,
                     FavorPiece      *piece)
{
  FavorPieceViewClass *klass = FAVOR_PIECE_VIEW_GET_CLASS (self->view);
  FavorChooser        *chooser = self->chooser;
  const FavorPart     *part;

  if (!favor_pieces_is_open (self) || n_parts == 0 || !klass->allows (self->view, piece))
    return FALSE;
  part = find_fitting (self, parts, n_parts, piece);
  if (part == NULL)
    {
      refuse (self, parts, n_parts, piece);
      return FALSE;
    }
  /* The view is drawn once for all of it. */
  favor_chooser_freeze (chooser);
  favor_chooser_choose (chooser, *part);
  klass->follow_up (self->view, *part);
  favor_chooser_thaw (chooser);
  return TRUE;
}

/* ---- Pressing ------------------------------------------------------------------------- */

gboolean
favor_pieces_takes_back (FavorPieces *self, FavorPiece *piece)
{
  FavorPart part;

  return favor_hand_holds (self->hand, piece) &&
         favor_pieces_find_chosen (self, piece, &part) && part.thing != NULL &&
         part.thing->swaps;
}

/* Whoever presses what was only proposed means to choose it, and hears that it is. */
static gboolean
keeps_proposed (FavorPieces *self, FavorPiece *piece, guint position)
{
  /* Translators: beside a card that the program has chosen already, when it is pressed; at most 90
   * characters */
  const char
    *words = _ ("The first press keeps what is proposed, the next one takes it back.");

  if (!favor_chooser_keep (self->chooser, position))
    return FALSE;
  favor_game_view_advise (FAVOR_GAME_VIEW (self->view), words, GTK_WIDGET (piece));
  return TRUE;
}

/* The piece is part of what is chosen: what is given in passing is taken back, anything else is
 * committed. */
static void
press_again (FavorPieces *self, FavorPiece *piece, FavorPart part)
{
  FavorChooser *chooser = self->chooser;

  if (favor_pieces_takes_back (self, piece))
    for (guint i = favor_chooser_get_n_parts (chooser); i-- > 0;)
      if (favor_part_alike (favor_chooser_get_part (chooser, i), part))
        {
          if (!keeps_proposed (self, piece, i))
            favor_chooser_remove (chooser, i);
          return;
        }
  favor_pieces_commit (self);
}

/* Whether any of the parts can be chosen, and another one than now. */
static gboolean
is_any_new (FavorPieces *self, const FavorPart *parts, guint n_parts)
{
  FavorChooser *chooser = self->chooser;

  for (guint i = 0; i < n_parts; i++)
    if (favor_chooser_offers (chooser, parts[i]))
      return TRUE;
  return FALSE;
}

/* Of alike pieces another one is chosen: nothing changes. */
static gboolean
is_chosen_elsewhere (FavorPieces *self, const FavorPart *parts, guint n_parts)
{
  FavorChooser *chooser = self->chooser;
  gboolean      chosen = FALSE;

  for (guint i = 0; i < n_parts; i++)
    {
      if (favor_chooser_continues (chooser, parts[i]))
        return FALSE;
      chosen = chosen ||
               (parts[i].thing != NULL && favor_chooser_count (chooser, parts[i]) > 0);
    }
  return chosen;
}

/* The piece on which `piece` lies, if it can be chosen or is. */
static FavorPiece *
find_below (FavorPieces *self, FavorPiece *piece)
{
  FavorPieceViewClass *klass = FAVOR_PIECE_VIEW_GET_CLASS (self->view);
  FavorPiece *below = klass->find_below != NULL ? klass->find_below (self->view, piece)
                                                : NULL;

  if (below == NULL ||
      (favor_piece_get_state (below) & (FAVOR_PIECE_CHOOSABLE | FAVOR_PIECE_CHOSEN)) == 0)
    return NULL;
  return below;
}

void
favor_pieces_press (FavorPieces *self, FavorPiece *piece)
{
  FavorPart   parts[2 * FAVOR_PIECE_PARTS_MOST], chosen;
  FavorPiece *below;
  guint       n;

  if (!favor_pieces_is_open (self))
    return;
  if (favor_pieces_find_chosen (self, piece, &chosen))
    {
      press_again (self, piece, chosen);
      return;
    }
  n = favor_pieces_list_parts (self, piece, parts);
  if (is_chosen_elsewhere (self, parts, n))
    return;
  below = find_below (self, piece);
  if (below != NULL && !is_any_new (self, parts, n))
    {
      favor_pieces_press (self, below);
      return;
    }
  if (below != NULL)
    n += favor_pieces_list_parts (self, below, parts + n);
  if (favor_pieces_choose (self, parts, n, piece))
    favor_pieces_pick (self);
}

/* ---- Dropping ------------------------------------------------------------------------- */

void
favor_pieces_drop (FavorPieces *self, FavorPiece *on, FavorPiece *piece)
{
  FavorPart   parts[FAVOR_PIECE_PARTS_MOST];
  FavorPiece *below;

  if (!favor_pieces_is_open (self))
    return;
  favor_chooser_clear (self->chooser);
  if (!favor_pieces_choose (self,
                            parts,
                            favor_pieces_list_parts (self, piece, parts),
                            piece))
    return;
  below = find_below (self, on);
  on = below != NULL ? below : on;
  if (favor_pieces_choose (self, parts, favor_pieces_list_parts (self, on, parts), on))
    favor_pieces_commit (self);
}
