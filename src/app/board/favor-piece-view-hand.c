/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-piece-view-private.h"

#include "favor-text.h"

/* The hand of who looks, and all others while they lie open. */

/* A card of another seat can only be read about. */
static void
read_cb (FavorPieceView *self, FavorPiece *piece)
{
  if (!favor_piece_view_is_beside_the_pointer (self, piece))
    favor_details_show (favor_piece_view_get_details (self),
                        favor_piece_get_face (piece),
                        favor_piece_get_label (piece),
                        NULL,
                        NULL,
                        NULL);
}

static FavorPiece *
add_piece (FavorPieceView *self, guint key, FavorFace *face, gboolean in_tray)
{
  FavorPieceHands *hands = favor_piece_view_peek_hands (self);
  FavorPiece      *piece = favor_piece_new ();

  favor_piece_set_key (piece, key);
  favor_piece_set_face (piece, face);
  if (hands->filled == favor_piece_view_get_hand (self))
    favor_piece_view_listen (self, piece);
  else
    g_signal_connect_object (piece,
                             "inspected",
                             G_CALLBACK (read_cb),
                             self,
                             G_CONNECT_SWAPPED);
  favor_hand_add (hands->filled, piece, in_tray);
  return piece;
}

/**
 * favor_piece_view_hold:
 * @key: of the piece
 * @face: what it shows
 * @label: its name, for ears
 * @in_tray: where a new one lies
 *
 * For `fill`: keeps the piece of that key in the hand; a new one does not turn over. In the hand of
 * another seat its name begins with whose it is.
 *
 * Returns: (transfer none): the piece
 */
FavorPiece *
favor_piece_view_hold (FavorPieceView *self,
                       guint           key,
                       FavorFace      *face,
                       const char     *label,
                       gboolean        in_tray)
{
  FavorPieceHands *hands = favor_piece_view_peek_hands (self);
  FavorPiece      *piece;
  g_autofree char *whole = NULL;

  g_return_val_if_fail (FAVOR_IS_PIECE_VIEW (self), NULL);
  g_return_val_if_fail (hands->held != NULL, NULL);

  piece = favor_hand_find (hands->filled, key);
  if (piece == NULL)
    piece = add_piece (self, key, face, in_tray);
  favor_piece_replace_face (piece, face);
  if (hands->whose != NULL)
    /* Translators: a card in the hand of another player, for ears and as a title */
    whole = favor_text_fill (_ ("{player}: {card}"), "player card", hands->whose, label);
  favor_piece_set_label (piece, whole != NULL ? whole : label);
  g_hash_table_add (hands->held, piece);
  return piece;
}

/* What the game does not hold any more goes. */
static void
fill (FavorPieceView *self, FavorHand *hand, FavorSeat seat, const char *whose)
{
  FavorPieceHands *hands = favor_piece_view_peek_hands (self);
  GtkWidget       *next;

  hands->filled = hand;
  hands->whose = whose;
  hands->held = g_hash_table_new (NULL, NULL);
  if (seat >= 0)
    FAVOR_PIECE_VIEW_GET_CLASS (self)->fill (self, seat);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (hand)); child != NULL;
       child = next)
    {
      next = gtk_widget_get_next_sibling (child);
      if (FAVOR_IS_PIECE (child) && !g_hash_table_contains (hands->held, child))
        favor_hand_remove (hand, FAVOR_PIECE (child));
    }
  g_clear_pointer (&hands->held, g_hash_table_unref);
}

static void
fill_others (FavorPieceView *self, FavorSession *session, FavorSeat holder)
{
  FavorHands       *ledge = favor_piece_view_peek_pieces (self)->ledge;
  const FavorNames *names = favor_session_get_names (session);

  favor_hands_open (ledge,
                    names->names[holder],
                    favor_session_get_player (session, holder)->colour);
  for (guint seat = 0, nth = 0; seat < favor_session_get_n_seats (session); seat++)
    if ((FavorSeat) seat != holder)
      {
        const FavorPlayer *player = favor_session_get_player (session, (FavorSeat) seat);
        FavorHand         *hand = favor_hands_get_row (ledge,
                                               nth++,
                                               names->names[seat],
                                               player->colour);

        fill (self, hand, (FavorSeat) seat, names->names[seat]);
        favor_hand_update (hand, FALSE);
      }
}

/**
 * favor_piece_view_fill_hands:
 *
 * Asks the game to `fill` the hand of the holder, and if the cursor sees all hands those of the other
 * seats, too. What was held before and is not now goes.
 */
void
favor_piece_view_fill_hands (FavorPieceView *self)
{
  FavorCursor *cursor;
  FavorSeat    holder;

  g_return_if_fail (FAVOR_IS_PIECE_VIEW (self));

  cursor = favor_game_view_get_cursor (FAVOR_GAME_VIEW (self));
  holder = favor_piece_view_get_holder (self);
  fill (self, favor_piece_view_get_hand (self), holder, NULL);
  if (favor_cursor_get_viewer (cursor) == FAVOR_VIEWER_OPEN)
    fill_others (self, favor_cursor_get_session (cursor), holder);
  else
    favor_hands_close (favor_piece_view_peek_pieces (self)->ledge);
}

/**
 * favor_piece_view_describe_holder:
 * @facts: (element-type FavorFact): what the strip says of the holder in figures is added, in words
 */
void
favor_piece_view_describe_holder (FavorGameView *view, GArray *facts)
{
  FavorSeat     seat = favor_piece_view_get_holder (FAVOR_PIECE_VIEW (view));
  FavorSeatLook look = { NULL };

  if (seat < 0)
    return;
  FAVOR_GAME_VIEW_GET_CLASS (view)->describe_seat (view, seat, &look);
  for (guint i = 0; look.fact_list != NULL && i < look.fact_list->len; i++)
    {
      const FavorFact *fact = &g_array_index (look.fact_list, FavorFact, i);

      favor_facts_add (facts,
                       fact->art,
                       g_strdup (fact->words),
                       g_strdup (fact->words),
                       FALSE);
    }
  favor_seat_look_clear (&look);
}
