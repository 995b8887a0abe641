/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-piece-view-private.h"

/* The word "Review" hangs from the upper edge. */
#define REVIEW_TOP 30

typedef struct
{
  FavorPieces     pieces;
  FavorPieceHands hands;
  FavorDetails   *details;
  /* Something changed that the view's next step draws. */
  gboolean waiting;
} FavorPieceViewPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (FavorPieceView,
                                     favor_piece_view,
                                     FAVOR_TYPE_GAME_VIEW)

/* ---- Pieces --------------------------------------------------------------------------- */

static void
activated_cb (FavorPieceView *self, FavorPiece *piece)
{
  FAVOR_PIECE_VIEW_GET_CLASS (self)->press (self, piece);
}

static void
dropped_cb (FavorPieceView *self, FavorPiece *piece, FavorPiece *on)
{
  FavorPieceViewPrivate *priv = favor_piece_view_get_instance_private (self);

  /* Wherever a card goes that is asked for, it is chosen. */
  if (favor_pieces_is_spread (&priv->pieces, piece))
    activated_cb (self, piece);
  else
    FAVOR_PIECE_VIEW_GET_CLASS (self)->drop (self, on, piece);
}

static gboolean
holds_the_pointer (gpointer parent, FavorPiece *except)
{
  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (FAVOR_IS_PIECE (child) && child != GTK_WIDGET (except) &&
        (gtk_widget_get_state_flags (child) & GTK_STATE_FLAG_PRELIGHT) != 0)
      return TRUE;
  return FALSE;
}

/* Who points at a card reads about that one, and not about the next one, where the focus went
 * because this one was clicked. */
gboolean
favor_piece_view_is_beside_the_pointer (FavorPieceView *self, FavorPiece *piece)
{
  FavorPieceViewPrivate *priv = favor_piece_view_get_instance_private (self);
  GtkRoot               *root = gtk_widget_get_root (GTK_WIDGET (self));

  return GTK_IS_WINDOW (root) && !gtk_window_get_focus_visible (GTK_WINDOW (root)) &&
         (holds_the_pointer (priv->pieces.board, piece) ||
          holds_the_pointer (priv->pieces.hand, piece) ||
          (priv->pieces.spread != NULL &&
           holds_the_pointer (priv->pieces.spread, piece)));
}

/* Without a position there is nothing to say. */
static void
inspected_cb (FavorPieceView *self, FavorPiece *piece)
{
  FavorPieceViewPrivate *priv = favor_piece_view_get_instance_private (self);

  if (priv->pieces.chooser == NULL ||
      favor_piece_view_is_beside_the_pointer (self, piece))
    return;
  if (favor_pieces_is_spread (&priv->pieces, piece))
    piece = favor_pieces_find_on_table (&priv->pieces, piece);
  if (piece != NULL)
    FAVOR_PIECE_VIEW_GET_CLASS (self)->inspect (self, piece);
}

void
favor_piece_view_listen (FavorPieceView *self, FavorPiece *piece)
{
  g_signal_connect_object (piece,
                           "activated",
                           G_CALLBACK (activated_cb),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (piece,
                           "dropped",
                           G_CALLBACK (dropped_cb),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (piece,
                           "inspected",
                           G_CALLBACK (inspected_cb),
                           self,
                           G_CONNECT_SWAPPED);
}

void
favor_piece_view_set_board (FavorPieceView *self, FavorBoard *board)
{
  FavorPieceViewPrivate *priv = favor_piece_view_get_instance_private (self);

  g_return_if_fail (FAVOR_IS_PIECE_VIEW (self));
  g_return_if_fail (priv->pieces.board == NULL);

  priv->pieces.board = g_object_ref_sink (board);
  gtk_widget_set_parent (GTK_WIDGET (board), GTK_WIDGET (self));
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (board)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (FAVOR_IS_PIECE (child))
      favor_piece_view_listen (self, FAVOR_PIECE (child));
  g_signal_connect_object (board,
                           "piece-added",
                           G_CALLBACK (favor_piece_view_listen),
                           self,
                           G_CONNECT_SWAPPED);
}

/* ---- Choosing ------------------------------------------------------------------------- */

void
favor_piece_view_update (FavorPieceView *self)
{
  FavorPieceViewPrivate *priv = favor_piece_view_get_instance_private (self);

  g_return_if_fail (FAVOR_IS_PIECE_VIEW (self));

  if (priv->pieces.chooser == NULL)
    return;
  priv->waiting = FALSE;
  favor_pieces_spread (&priv->pieces);
  favor_pieces_mark_all (&priv->pieces);
  favor_pieces_settle_spread (&priv->pieces);
  FAVOR_PIECE_VIEW_GET_CLASS (self)->update (self);
  favor_hand_update (priv->pieces.hand, TRUE);
  favor_game_view_select (FAVOR_GAME_VIEW (self),
                          favor_pieces_get_action (&priv->pieces));
  favor_game_view_offer (FAVOR_GAME_VIEW (self));
}

/* ---- Following ------------------------------------------------------------------------ */

static void
classes_changed_cb (FavorPieceView *self)
{
  FavorPieceViewPrivate *priv = favor_piece_view_get_instance_private (self);
  gboolean reviewing = gtk_widget_has_css_class (GTK_WIDGET (self), "reviewing");

  if (priv->pieces.board != NULL)
    favor_board_set_top (priv->pieces.board, reviewing ? REVIEW_TOP : 0);
}

/* Whether there is more to come: what is chosen changes with each step, and then the whole view is
 * drawn anyway. */
static gboolean
waits_for_step (FavorPieceView *self)
{
  FavorPieceViewPrivate *priv = favor_piece_view_get_instance_private (self);

  if (favor_game_view_is_current (FAVOR_GAME_VIEW (self)))
    return FALSE;
  priv->waiting = TRUE;
  return TRUE;
}

static void
choices_changed_cb (FavorPieceView *self)
{
  if (!waits_for_step (self))
    favor_piece_view_update (self);
}

/* After the view's own step, which may have had nothing to draw. */
static void
moved_cb (FavorPieceView *self)
{
  FavorPieceViewPrivate *priv = favor_piece_view_get_instance_private (self);

  if (priv->waiting)
    favor_piece_view_update (self);
}

static void
open_changed_cb (FavorPieceView *self)
{
  FavorPieceViewPrivate *priv = favor_piece_view_get_instance_private (self);

  if (priv->pieces.chooser == NULL || waits_for_step (self))
    return;
  FAVOR_PIECE_VIEW_GET_CLASS (self)->open_changed (self);
  favor_piece_view_update (self);
}

static void
unbind (FavorPieceView *self)
{
  FavorPieceViewPrivate *priv = favor_piece_view_get_instance_private (self);

  if (priv->pieces.model != NULL)
    g_signal_handlers_disconnect_by_func (
      favor_cursor_model_get_cursor (FAVOR_CURSOR_MODEL (priv->pieces.model)),
      moved_cb,
      self);
  priv->waiting = FALSE;
  g_array_set_size (priv->pieces.options, 0);
  g_clear_object (&priv->pieces.chooser);
  g_clear_object (&priv->pieces.model);
}

static void
cursor_changed_cb (FavorPieceView *self)
{
  FavorPieceViewPrivate *priv = favor_piece_view_get_instance_private (self);
  FavorCursor           *cursor = favor_game_view_get_cursor (FAVOR_GAME_VIEW (self));

  unbind (self);
  if (cursor == NULL)
    return;
  priv->pieces.model = favor_choice_model_new (cursor);
  priv->pieces.chooser = favor_chooser_new (priv->pieces.model);
  g_signal_connect_object (priv->pieces.chooser,
                           "changed",
                           G_CALLBACK (choices_changed_cb),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (cursor,
                           "moved",
                           G_CALLBACK (moved_cb),
                           self,
                           G_CONNECT_SWAPPED);
  /* The list is there before it may be used. */
  g_signal_connect_object (priv->pieces.model,
                           "notify::can-submit",
                           G_CALLBACK (open_changed_cb),
                           self,
                           G_CONNECT_SWAPPED);
}

static void
favor_piece_view_leave (FavorGameView *view)
{
  favor_chooser_clear (favor_piece_view_get_chooser (FAVOR_PIECE_VIEW (view)));
}

/* The board is bound to the sight; the rest follows it here. */
static void
favor_piece_view_see (FavorGameView *view, FavorSight *sight)
{
  FavorPieceView    *self = FAVOR_PIECE_VIEW (view);
  const FavorMoment *moment = favor_sight_get_moment (sight);

  favor_piece_view_fill_hands (self);
  if (!moment->showing)
    FAVOR_PIECE_VIEW_GET_CLASS (self)->open_changed (self);
  favor_piece_view_update (self);
  favor_hand_update (favor_piece_view_get_hand (self), moment->animated);
}

FavorChooser *
favor_piece_view_get_chooser (FavorPieceView *self)
{
  FavorPieceViewPrivate *priv = favor_piece_view_get_instance_private (self);

  g_return_val_if_fail (FAVOR_IS_PIECE_VIEW (self), NULL);

  return priv->pieces.chooser;
}

FavorChoiceModel *
favor_piece_view_get_model (FavorPieceView *self)
{
  FavorPieceViewPrivate *priv = favor_piece_view_get_instance_private (self);

  g_return_val_if_fail (FAVOR_IS_PIECE_VIEW (self), NULL);

  return priv->pieces.model;
}

FavorPieceHands *
favor_piece_view_peek_hands (FavorPieceView *self)
{
  FavorPieceViewPrivate *priv = favor_piece_view_get_instance_private (self);

  return &priv->hands;
}

FavorPieces *
favor_piece_view_peek_pieces (FavorPieceView *self)
{
  FavorPieceViewPrivate *priv = favor_piece_view_get_instance_private (self);

  return &priv->pieces;
}

gconstpointer
favor_piece_view_get_state (FavorPieceView *self)
{
  g_return_val_if_fail (FAVOR_IS_PIECE_VIEW (self), NULL);

  return favor_cursor_get_state (favor_game_view_get_cursor (FAVOR_GAME_VIEW (self)));
}

FavorSeat
favor_piece_view_get_holder (FavorPieceView *self)
{
  return favor_game_view_get_holder (FAVOR_GAME_VIEW (self));
}

/* ---- Places on the page --------------------------------------------------------------- */

FavorHand *
favor_piece_view_get_hand (FavorPieceView *self)
{
  FavorPieceViewPrivate *priv = favor_piece_view_get_instance_private (self);

  g_return_val_if_fail (FAVOR_IS_PIECE_VIEW (self), NULL);

  return priv->pieces.hand;
}

FavorDetails *
favor_piece_view_get_details (FavorPieceView *self)
{
  FavorPieceViewPrivate *priv = favor_piece_view_get_instance_private (self);

  g_return_val_if_fail (FAVOR_IS_PIECE_VIEW (self), NULL);

  return priv->details;
}

static GtkWidget *
get_hand (FavorGameView *view)
{
  return GTK_WIDGET (favor_piece_view_peek_pieces (FAVOR_PIECE_VIEW (view))->ledge);
}

static GtkWidget *
get_details (FavorGameView *view)
{
  return GTK_WIDGET (favor_piece_view_get_details (FAVOR_PIECE_VIEW (view)));
}

/* ---- Object --------------------------------------------------------------------------- */

static void
favor_piece_view_dispose (GObject *object)
{
  FavorPieceView        *self = FAVOR_PIECE_VIEW (object);
  FavorPieceViewPrivate *priv = favor_piece_view_get_instance_private (self);

  if (priv->pieces.board != NULL &&
      gtk_widget_get_parent (GTK_WIDGET (priv->pieces.board)) != NULL)
    gtk_widget_unparent (GTK_WIDGET (priv->pieces.board));
  unbind (self);

  G_OBJECT_CLASS (favor_piece_view_parent_class)->dispose (object);
}

/* Subclasses may point at hand and details as long as they live. */
static void
favor_piece_view_finalize (GObject *object)
{
  FavorPieceViewPrivate
    *priv = favor_piece_view_get_instance_private (FAVOR_PIECE_VIEW (object));

  /* What is bound to the view may not go in the midst of its disposal: GTK would look for weak
   * references that are just being let go of. */
  g_clear_object (&priv->pieces.board);
  g_clear_object (&priv->pieces.spread);
  g_object_unref (priv->pieces.ledge);
  g_object_unref (priv->pieces.hand);
  g_object_unref (priv->details);
  g_array_unref (priv->pieces.options);

  G_OBJECT_CLASS (favor_piece_view_parent_class)->finalize (object);
}

static void
favor_piece_view_class_init (FavorPieceViewClass *klass)
{
  GObjectClass       *object_class = G_OBJECT_CLASS (klass);
  FavorGameViewClass *view_class = FAVOR_GAME_VIEW_CLASS (klass);

  object_class->dispose = favor_piece_view_dispose;
  object_class->finalize = favor_piece_view_finalize;
  view_class->leave = favor_piece_view_leave;
  view_class->see = favor_piece_view_see;
  view_class->get_hand = get_hand;
  view_class->get_details = get_details;
  favor_piece_view_set_defaults (klass);

  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass),
                                            GTK_TYPE_BIN_LAYOUT);
}

static void
favor_piece_view_init (FavorPieceView *self)
{
  FavorPieceViewPrivate *priv = favor_piece_view_get_instance_private (self);

  /* The page takes these; they live as long as the view. */
  priv->pieces.view = self;
  priv->pieces.listen = favor_piece_view_listen;
  priv->pieces.options = g_array_new (FALSE, FALSE, sizeof (FavorPart));
  priv->pieces.hand = g_object_ref_sink (favor_hand_new ());
  priv->pieces.ledge = g_object_ref_sink (favor_hands_new (priv->pieces.hand));
  priv->details = g_object_ref_sink (favor_details_new ());
  g_signal_connect (self, "notify::cursor", G_CALLBACK (cursor_changed_cb), NULL);
  g_signal_connect (self, "notify::css-classes", G_CALLBACK (classes_changed_cb), NULL);
  g_signal_connect (self, "notify::open", G_CALLBACK (open_changed_cb), NULL);
}
