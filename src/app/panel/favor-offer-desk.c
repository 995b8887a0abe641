/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-offer-desk.h"

#include "favor-signals.h"

static gboolean
is_page_open (FavorPieceView *view)
{
  return favor_game_view_get_tool_open (FAVOR_GAME_VIEW (view));
}

/* What the page says is chosen. */
static void
take_action (FavorPieceView *view, FavorOfferTool *tool)
{
  const FavorAction *action = favor_offer_tool_get_action (tool);

  if (!favor_piece_view_is_open (view) || !is_page_open (view))
    return;
  if (action != NULL)
    favor_chooser_take (favor_piece_view_get_chooser (view), action);
  else
    favor_chooser_clear (favor_piece_view_get_chooser (view));
  /* Why there is no action may be another reason now. */
  favor_piece_view_update (view);
}

static void
open_page (FavorPieceView *view, FavorOfferTool *tool)
{
  /* It gets the focus when it opens, so that there has to be something in it. */
  if (favor_offer_tool_is_composing (tool))
    favor_offer_tool_need_page (tool);
  favor_chooser_clear (favor_piece_view_get_chooser (view));
  favor_game_view_set_tool_open (FAVOR_GAME_VIEW (view), TRUE);
  take_action (view, tool);
}

/* A set of seats. */
static guint
find_computers (FavorPieceView *view)
{
  FavorSession *session =
    favor_cursor_get_session (favor_game_view_get_cursor (FAVOR_GAME_VIEW (view)));
  const FavorHead *head = favor_piece_view_get_state (view);
  guint            computers = 0;

  for (guint seat = 0; seat < head->n_seats; seat++)
    if (favor_session_get_player (session, (FavorSeat) seat)->is_bot)
      computers |= 1u << seat;
  return computers;
}

/* Where the turn began, as far as it can be looked back on. */
static guint
find_turn (FavorCursor *cursor, FavorHead *state)
{
  const FavorSeat owner = ((const FavorHead *) favor_cursor_get_state (cursor))
                            ->turn_owner;
  guint ply = favor_cursor_get_ply (cursor);

  while (ply > 0)
    {
      favor_cursor_copy_state (cursor, ply - 1, state);
      if (state->turn_owner != owner)
        break;
      ply--;
    }
  return ply;
}

/* A page that is made in the middle of a turn, as in a game that was opened again, knows what was said
 * in it. */
static void
recall_turn (FavorPieceView *view, FavorOfferTool *tool)
{
  FavorCursor          *cursor = favor_game_view_get_cursor (FAVOR_GAME_VIEW (view));
  const FavorGame      *game = favor_session_get_game (favor_cursor_get_session (cursor));
  g_autofree FavorHead *state = g_malloc (game->state->size);

  for (guint ply = find_turn (cursor, state); ply < favor_cursor_get_ply (cursor); ply++)
    {
      favor_cursor_copy_state (cursor, ply, state);
      favor_offer_tool_recall (tool, state);
    }
}

static void
show_state (FavorPieceView *view, FavorOfferTool *tool)
{
  const FavorMoment
    *moment = favor_sight_get_moment (favor_game_view_get_sight (FAVOR_GAME_VIEW (view)));

  favor_offer_tool_set_colours (tool, moment->colours);
  favor_offer_tool_set_computers (tool, find_computers (view));
  favor_offer_tool_set_state (tool,
                              favor_piece_view_get_state (view),
                              moment->viewer,
                              favor_piece_view_get_names (view));
}

static void
changed_cb (FavorPieceView *view, FavorOfferTool *tool)
{
  take_action (view, tool);
}

void
favor_offer_desk_set_up (FavorPieceView *view, FavorOfferTool *tool)
{
  favor_signals_connect (tool, "changed", G_CALLBACK (changed_cb), view);
  favor_offer_tool_set_computers (tool, find_computers (view));
  recall_turn (view, tool);
  show_state (view, tool);
}

void
favor_offer_desk_update (FavorPieceView *view, FavorOfferTool *tool)
{
  const gboolean open = favor_piece_view_is_open (view);

  show_state (view, tool);
  if (open && favor_offer_tool_was_answered (tool))
    open_page (view, tool);
  else
    favor_game_view_set_tool_open (FAVOR_GAME_VIEW (view),
                                   open && favor_offer_tool_wants_open (tool));
}

gboolean
favor_offer_desk_is_composing (FavorPieceView *view, FavorOfferTool *tool)
{
  return tool != NULL && is_page_open (view) && favor_offer_tool_is_composing (tool);
}

void
favor_offer_desk_begin (FavorPieceView *view, FavorOfferTool *tool)
{
  if (favor_offer_tool_is_counterable (tool))
    favor_offer_tool_start_counter (tool);
  else
    {
      show_state (view, tool);
      favor_offer_tool_start (tool, FAVOR_SEAT_NONE);
    }
  open_page (view, tool);
}

gboolean
favor_offer_desk_focus (FavorPieceView *view, FavorOfferTool *tool)
{
  GtkWidget *page = GTK_WIDGET (tool);

  if (page == NULL || !is_page_open (view) || !gtk_widget_get_mapped (page))
    return FALSE;
  if (favor_offer_tool_is_composing (tool))
    return gtk_widget_child_focus (page, GTK_DIR_TAB_FORWARD);
  return favor_chooser_get_action (favor_piece_view_get_chooser (view)) == NULL &&
         gtk_widget_grab_focus (page);
}

gboolean
favor_offer_desk_cancel (FavorPieceView *view, FavorOfferTool *tool)
{
  if (!favor_offer_desk_is_composing (view, tool))
    return FALSE;
  favor_offer_tool_cancel (tool);
  favor_chooser_clear (favor_piece_view_get_chooser (view));
  if (favor_offer_tool_is_counterable (tool))
    open_page (view, tool);
  else
    favor_game_view_set_tool_open (FAVOR_GAME_VIEW (view), FALSE);
  return TRUE;
}

gboolean
favor_offer_desk_refuse (FavorPieceView *view, FavorOfferTool *tool)
{
  const char *why_not;

  if (!favor_offer_desk_is_composing (view, tool))
    return FALSE;
  why_not = favor_offer_tool_get_why_not (tool);
  if (why_not != NULL)
    favor_game_view_refuse (FAVOR_GAME_VIEW (view), why_not, NULL);
  return why_not != NULL;
}

void
favor_offer_desk_mark (FavorPieceView *view, FavorOfferTool *tool)
{
  if (tool != NULL && !favor_offer_desk_is_composing (view, tool))
    favor_offer_tool_set_chosen (
      tool,
      favor_piece_view_is_open (view)
        ? favor_chooser_get_action (favor_piece_view_get_chooser (view))
        : NULL);
}

char *
favor_offer_desk_get_note (FavorPieceView    *view,
                           FavorOfferTool    *tool,
                           const FavorAction *action)
{
  const FavorAction *composed;

  if (!favor_offer_desk_is_composing (view, tool))
    return NULL;
  composed = favor_offer_tool_get_action (tool);
  return composed != NULL && favor_action_equal (composed, action)
           ? favor_offer_tool_get_note (tool)
           : NULL;
}
