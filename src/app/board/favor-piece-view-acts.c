/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-piece-view-private.h"

/* Choosing by pressing pieces and by dropping one on another. */

static void
refuse (FavorPieceView *self, const FavorPart *parts, guint n_parts, FavorPiece *piece)
{
  g_autofree char *why = favor_piece_view_explain (self, parts, n_parts);

  if (why != NULL)
    favor_game_view_refuse (FAVOR_GAME_VIEW (self), why, GTK_WIDGET (piece));
}

/* What goes with everything that is chosen comes first, then what takes the place of the same, then
 * what begins something else. */
static const FavorPart *
find_fitting (FavorPieceView  *self,
              const FavorPart *parts,
              guint            n_parts,
              FavorPiece      *piece)
{
  FavorChooser *chooser = favor_piece_view_get_chooser (self);
  gint          kind = favor_chooser_get_kind (chooser);
  gboolean      own = piece != NULL &&
                 favor_hand_holds (favor_piece_view_get_hand (self), piece);

  for (guint i = 0; i < n_parts; i++)
    if (favor_chooser_continues (chooser, parts[i]))
      return &parts[i];
  for (guint i = 0; i < n_parts; i++)
    if (parts[i].kind >= 0 && parts[i].kind == kind &&
        favor_chooser_exchanges (chooser, parts[i]))
      return &parts[i];
  if (own && !FAVOR_PIECE_VIEW_GET_CLASS (self)->begins_anew (self, piece))
    return NULL;
  for (guint i = 0; i < n_parts; i++)
    if (favor_chooser_begins (chooser, parts[i]))
      return &parts[i];
  return NULL;
}

gboolean
favor_piece_view_choose (FavorPieceView  *self,
                         const FavorPart *parts,
                         guint            n_parts,
                         FavorPiece      *piece)
{
  FavorPieceViewClass *klass = FAVOR_PIECE_VIEW_GET_CLASS (self);
  FavorChooser        *chooser = favor_piece_view_get_chooser (self);
  const FavorPart     *part;

  g_return_val_if_fail (FAVOR_IS_PIECE_VIEW (self), FALSE);

  if (!favor_piece_view_is_open (self) || n_parts == 0 || !klass->allows (self, piece))
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
  klass->follow_up (self, *part);
  favor_chooser_thaw (chooser);
  return TRUE;
}

/* ---- Pressing ------------------------------------------------------------------------- */

gboolean
favor_piece_view_takes_back (FavorPieceView *self, FavorPiece *piece)
{
  FavorPart part;

  return favor_hand_holds (favor_piece_view_get_hand (self), piece) &&
         favor_piece_view_find_chosen (self, piece, &part) && part.thing != NULL &&
         part.thing->swaps;
}

/* The piece is part of what is chosen: what is given in passing is taken back, anything else is
 * committed. */
static void
press_again (FavorPieceView *self, FavorPiece *piece, FavorPart part)
{
  FavorChooser *chooser = favor_piece_view_get_chooser (self);

  if (favor_piece_view_takes_back (self, piece))
    for (guint i = favor_chooser_get_n_parts (chooser); i-- > 0;)
      if (favor_part_alike (favor_chooser_get_part (chooser, i), part))
        {
          favor_chooser_remove (chooser, i);
          return;
        }
  favor_piece_view_commit (self);
}

/* Whether any of the parts can be chosen, and another one than now. */
static gboolean
is_any_new (FavorPieceView *self, const FavorPart *parts, guint n_parts)
{
  FavorChooser *chooser = favor_piece_view_get_chooser (self);

  for (guint i = 0; i < n_parts; i++)
    if (favor_chooser_offers (chooser, parts[i]))
      return TRUE;
  return FALSE;
}

/* Of alike pieces another one is chosen: nothing changes. */
static gboolean
is_chosen_elsewhere (FavorPieceView *self, const FavorPart *parts, guint n_parts)
{
  FavorChooser *chooser = favor_piece_view_get_chooser (self);
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
find_below (FavorPieceView *self, FavorPiece *piece)
{
  FavorPieceViewClass *klass = FAVOR_PIECE_VIEW_GET_CLASS (self);
  FavorPiece *below = klass->find_below != NULL ? klass->find_below (self, piece) : NULL;

  if (below == NULL ||
      (favor_piece_get_state (below) & (FAVOR_PIECE_CHOOSABLE | FAVOR_PIECE_CHOSEN)) == 0)
    return NULL;
  return below;
}

static void
favor_piece_view_press (FavorPieceView *self, FavorPiece *piece)
{
  FavorPart   parts[2 * FAVOR_PIECE_PARTS_MOST], chosen;
  FavorPiece *below;
  guint       n;

  if (!favor_piece_view_is_open (self))
    return;
  if (favor_piece_view_find_chosen (self, piece, &chosen))
    {
      press_again (self, piece, chosen);
      return;
    }
  n = favor_piece_view_list_parts (self, piece, parts);
  if (is_chosen_elsewhere (self, parts, n))
    return;
  below = find_below (self, piece);
  if (below != NULL && !is_any_new (self, parts, n))
    {
      favor_piece_view_press (self, below);
      return;
    }
  if (below != NULL)
    n += favor_piece_view_list_parts (self, below, parts + n);
  if (favor_piece_view_choose (self, parts, n, piece))
    favor_piece_view_pick (self);
}

/* ---- Dropping ------------------------------------------------------------------------- */

static void
favor_piece_view_drop (FavorPieceView *self, FavorPiece *on, FavorPiece *piece)
{
  FavorPart   parts[FAVOR_PIECE_PARTS_MOST];
  FavorPiece *below;

  if (!favor_piece_view_is_open (self))
    return;
  favor_chooser_clear (favor_piece_view_get_chooser (self));
  if (!favor_piece_view_choose (self,
                                parts,
                                favor_piece_view_list_parts (self, piece, parts),
                                piece))
    return;
  below = find_below (self, on);
  on = below != NULL ? below : on;
  if (favor_piece_view_choose (self,
                               parts,
                               favor_piece_view_list_parts (self, on, parts),
                               on))
    favor_piece_view_commit (self);
}

/* ---- What games may do otherwise ------------------------------------------------------ */

static gboolean
favor_piece_view_allows (FavorPieceView *self, FavorPiece *place)
{
  return TRUE;
}

static void
favor_piece_view_follow_up (FavorPieceView *self, FavorPart part)
{
}

void
favor_piece_view_install_acts (FavorPieceViewClass *klass)
{
  klass->allows = favor_piece_view_allows;
  klass->follow_up = favor_piece_view_follow_up;
  klass->press = favor_piece_view_press;
  klass->drop = favor_piece_view_drop;
}
