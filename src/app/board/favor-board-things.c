/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-board-things.h"

#include "favor-children.h"

/* Of lines between pieces, and with the ink at their sides. */
#define LINE      3.0
#define LINE_EDGE 6.0

/**
 * favor_board_add_piece:
 * @key: which piece it is
 *
 * Returns: (transfer none): a new piece on the board
 */
FavorPiece *
favor_board_add_piece (FavorBoard *self, guint key)
{
  FavorPiece *piece = favor_piece_new ();

  favor_piece_set_key (piece, key);
  favor_board_add (self, GTK_WIDGET (piece));
  return piece;
}

/**
 * favor_board_add_mute_piece:
 * @key: which piece it is
 *
 * Returns: (transfer none): a new piece on the board that takes neither the focus nor the pointer,
 *   and of which ears hear nothing: what it lies on says all
 */
FavorPiece *
favor_board_add_mute_piece (FavorBoard *self, guint key)
{
  FavorPiece *piece = g_object_new (FAVOR_TYPE_PIECE,
                                    "accessible-role",
                                    GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                    "focusable",
                                    FALSE,
                                    "can-target",
                                    FALSE,
                                    NULL);

  favor_piece_set_key (piece, key);
  favor_board_add (self, GTK_WIDGET (piece));
  return piece;
}

/**
 * favor_board_add_words:
 * @css_class: for its style
 *
 * Returns: (transfer none): an empty label on the board for eyes alone
 */
GtkWidget *
favor_board_add_words (FavorBoard *self, const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                   "can-target",
                                   FALSE,
                                   NULL);

  gtk_widget_add_css_class (label, css_class);
  favor_board_add (self, label);
  return label;
}

double
favor_board_find_seat (FavorSeat seat, guint n_seats)
{
  return (seat + 0.5) / MAX (n_seats, 1);
}

/* ---- What belongs to a piece ---------------------------------------------------------- */

typedef struct
{
  FavorBoard *board;
  FavorReach  find;
} Reach;

/* (nullable) */
static FavorPiece *
find_piece (Reach *reach, double x, double y)
{
  GtkWidget       *board = GTK_WIDGET (reach->board);
  graphene_point_t at = GRAPHENE_POINT_INIT ((float) x, (float) y);

  if (gtk_widget_pick (board, x, y, GTK_PICK_DEFAULT) != board)
    return NULL;
  if (gtk_widget_get_direction (board) == GTK_TEXT_DIR_RTL)
    at.x = gtk_widget_get_width (board) - at.x;
  return reach->find (reach->board, &at);
}

static void
released_cb (Reach *reach, int n_press, double x, double y)
{
  FavorPiece *piece = find_piece (reach, x, y);

  if (piece == NULL)
    return;
  gtk_widget_grab_focus (GTK_WIDGET (piece));
  g_signal_emit_by_name (piece, "activated");
}

static gboolean
drop_cb (Reach *reach, const GValue *value, double x, double y)
{
  FavorPiece *piece = find_piece (reach, x, y);

  if (piece == NULL || g_value_get_object (value) == NULL)
    return FALSE;
  g_signal_emit_by_name (piece, "dropped", g_value_get_object (value));
  return TRUE;
}

/**
 * favor_board_set_reach:
 * @find: gives the piece to which a point belongs; what it gives must live as long as the board
 *
 * Does what is pressed or dropped where no piece lies to the piece to which that place belongs.
 */
void
favor_board_set_reach (FavorBoard *self, FavorReach find)
{
  GtkGesture    *click = gtk_gesture_click_new ();
  GtkDropTarget *target = gtk_drop_target_new (FAVOR_TYPE_PIECE, GDK_ACTION_COPY);
  Reach         *reach = g_new (Reach, 1);

  *reach = (Reach){ self, find };
  g_object_set_data_full (G_OBJECT (self), "favor-reach", reach, g_free);
  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb), reach);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  g_signal_connect_swapped (target, "drop", G_CALLBACK (drop_cb), reach);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

/* ---- Links ---------------------------------------------------------------------------- */

/* (nullable): `child` or the next one with that state, and its middle. */
static GtkWidget *
find_linked (FavorBoard       *self,
             GtkWidget        *child,
             FavorPieceState   state,
             guint             first_key,
             graphene_point_t *middle)
{
  const FavorPieceState both = FAVOR_PIECE_ACTIVE | FAVOR_PIECE_CHANGED;

  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      FavorPiece     *piece = FAVOR_IS_PIECE (child) ? FAVOR_PIECE (child) : NULL;
      graphene_rect_t at;

      /* One that is both is where lines begin. */
      if (piece == NULL || favor_piece_get_key (piece) < first_key ||
          (favor_piece_get_state (piece) &
           (state == FAVOR_PIECE_ACTIVE ? state : both)) != state ||
          !gtk_widget_compute_bounds (child, GTK_WIDGET (self), &at))
        continue;
      graphene_rect_get_center (&at, middle);
      return child;
    }
  return NULL;
}

/**
 * favor_board_draw_links:
 * @first_key: pieces with a lower one are left alone
 *
 * Draws lines from each piece that is active to each that is changed, to be called before the pieces
 * are drawn, so that it never lies over words.
 */
void
favor_board_draw_links (FavorBoard *self, GtkSnapshot *snapshot, guint first_key)
{
  GtkWidget       *first = gtk_widget_get_first_child (GTK_WIDGET (self));
  GtkWidget       *from = first;
  graphene_point_t start, end;

  while ((from = find_linked (self, from, FAVOR_PIECE_ACTIVE, first_key, &start)) != NULL)
    {
      GtkWidget *to = first;
      cairo_t   *cr = gtk_snapshot_append_cairo (
        snapshot,
        &FAVOR_RECT (0,
                     0,
                     gtk_widget_get_width (GTK_WIDGET (self)),
                     gtk_widget_get_height (GTK_WIDGET (self))));

      cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
      while ((to = find_linked (self, to, FAVOR_PIECE_CHANGED, first_key, &end)) != NULL)
        {
          cairo_move_to (cr, start.x, start.y);
          cairo_line_to (cr, end.x, end.y);
          to = gtk_widget_get_next_sibling (to);
        }
      cairo_set_line_width (cr, LINE_EDGE);
      gdk_cairo_set_source_rgba (cr, &favor_ink);
      cairo_stroke_preserve (cr);
      cairo_set_line_width (cr, LINE);
      gdk_cairo_set_source_rgba (cr, &favor_gold);
      cairo_stroke (cr);
      cairo_destroy (cr);
      from = gtk_widget_get_next_sibling (from);
    }
}

/* ---- What is said for a moment -------------------------------------------------------- */

static gboolean
set_label (GtkWidget **label, FavorBoard *board, const char *words)
{
  if (*label == NULL && words == NULL)
    return FALSE;
  if (words == NULL)
    favor_board_remove (board, g_steal_pointer (label));
  else if (*label == NULL)
    *label = favor_board_add_words (board, "preview");
  else if (g_str_equal (gtk_label_get_label (GTK_LABEL (*label)), words))
    return FALSE;
  if (*label != NULL)
    gtk_label_set_label (GTK_LABEL (*label), words);
  return TRUE;
}

/**
 * favor_pill_set:
 * @board: where it is
 * @words: (nullable): all there is to say; %NULL: nothing
 * @brief: (nullable): what counts of it; %NULL only with @words
 *
 * Returns: whether that is something else than before
 */
gboolean
favor_pill_set (FavorPill *self, FavorBoard *board, const char *words, const char *brief)
{
  gboolean changed = set_label (&self->words, board, words);

  return set_label (&self->brief, board, brief) || changed;
}

/**
 * favor_pill_place:
 * @board: where it is
 * @room: in pixels: wider words than that are not seen, but what counts of them
 * @anchor: in shares of its width and height, from its start and its upper edge: this point lies at
 *   the same share of the width of @place, on the upper edge of that
 * @place: what it is about
 * @bounds: what it does not leave
 *
 * Places it, from `arrange` of the board.
 */
void
favor_pill_place (FavorPill              *self,
                  FavorBoard             *board,
                  double                  room,
                  const graphene_point_t *anchor,
                  const graphene_rect_t  *place,
                  const graphene_rect_t  *bounds)
{
  GtkWidget *label = self->words;
  double     x, y;
  int        width, height;

  if (label == NULL)
    return;
  width = favor_child_get_natural (label, GTK_ORIENTATION_HORIZONTAL, -1);
  if (width > room)
    {
      label = self->brief;
      width = favor_child_get_natural (label, GTK_ORIENTATION_HORIZONTAL, -1);
    }
  favor_board_unplace (board, label == self->words ? self->brief : self->words);
  height = favor_child_get_natural (label, GTK_ORIENTATION_VERTICAL, width);
  x = place->origin.x + (place->size.width - width) * anchor->x;
  y = place->origin.y - height * anchor->y;
  x = MIN (x, bounds->origin.x + bounds->size.width - width);
  y = MIN (y, bounds->origin.y + bounds->size.height - height);
  favor_board_place (board,
                     label,
                     &FAVOR_RECT (MAX (x, bounds->origin.x),
                                  MAX (y, bounds->origin.y),
                                  width,
                                  height));
}

/* Other eyes see what has just begun to move. */
gboolean
favor_board_shows_coming (FavorBoard *board, const FavorMoment *moment)
{
  return moment->fresh ? favor_board_is_starting (board)
                       : moment->animated && moment->before != NULL;
}
