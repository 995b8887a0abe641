/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-pieces.h"

gboolean
favor_pieces_is_open (FavorPieces *self)
{
  return self->chooser != NULL &&
         favor_game_view_get_open (FAVOR_GAME_VIEW (self->view)) &&
         favor_choice_model_get_can_submit (self->model);
}

const FavorAction *
favor_pieces_get_action (FavorPieces *self)
{
  return favor_pieces_is_open (self) ? favor_chooser_get_action (self->chooser) : NULL;
}

const FavorNames *
favor_pieces_get_names (FavorPieces *self)
{
  FavorCursor *cursor = favor_game_view_get_cursor (FAVOR_GAME_VIEW (self->view));

  return favor_session_get_names (favor_cursor_get_session (cursor));
}

gboolean
favor_pieces_is_spread (FavorPieces *self, FavorPiece *piece)
{
  return self->spread != NULL && favor_hand_holds (self->spread, piece);
}

FavorPart
favor_pieces_get_spread_part (FavorPieces *self, FavorPiece *piece)
{
  return favor_part (self->spread_kind,
                     self->spread_thing,
                     (gint) favor_piece_get_key (piece));
}

guint
favor_pieces_list_things (FavorPieces *self, FavorPiece *piece, FavorPart *things)
{
  if (favor_pieces_is_spread (self, piece))
    {
      things[0] = favor_pieces_get_spread_part (self, piece);
      return things[0].thing != NULL;
    }
  return FAVOR_PIECE_VIEW_GET_CLASS (self->view)->list_things (self->view, piece, things);
}

void
favor_pieces_commit (FavorPieces *self)
{
  const FavorAction *action = favor_pieces_get_action (self);

  if (action != NULL)
    favor_game_view_choose (FAVOR_GAME_VIEW (self->view), action);
}

void
favor_pieces_pick (FavorPieces *self)
{
  if (favor_pieces_get_action (self) != NULL)
    favor_game_view_pick (FAVOR_GAME_VIEW (self->view));
}
