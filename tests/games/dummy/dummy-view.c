/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "dummy-view.h"

#include "favor-board.h"

/* A whole view of a game: what its pieces are, where they lie and how they look. */

#define N_SQUARES (DUMMY_SIDE * DUMMY_SIDE)

/* ---- The board ------------------------------------------------------------------------ */

#define DUMMY_TYPE_BOARD (dummy_board_get_type ())
G_DECLARE_FINAL_TYPE (DummyBoard, dummy_board, DUMMY, BOARD, FavorBoard)

struct _DummyBoard
{
  FavorBoard  parent_instance;
  FavorPiece *squares[N_SQUARES];
};

G_DEFINE_FINAL_TYPE (DummyBoard, dummy_board, FAVOR_TYPE_BOARD)

static FavorFace *
new_face (const char *text)
{
  FavorFace *face = favor_face_new (100, 100);

  favor_face_add_text (face, text, 30, FAVOR_TEXT_BOLD, 0, 30, 100, 40);
  return face;
}

static void
arrange (FavorBoard *board, int width, int height)
{
  float side = (float) MIN (width, height) / DUMMY_SIDE;

  for (guint i = 0; i < N_SQUARES; i++)
    favor_board_place (board,
                       GTK_WIDGET (DUMMY_BOARD (board)->squares[i]),
                       &GRAPHENE_RECT_INIT (side * (float) (i % DUMMY_SIDE),
                                            side * (float) (i / DUMMY_SIDE),
                                            side,
                                            side));
}

static void
dummy_board_class_init (DummyBoardClass *klass)
{
  FAVOR_BOARD_CLASS (klass)->arrange = arrange;
}

static void
dummy_board_init (DummyBoard *self)
{
  for (guint i = 0; i < N_SQUARES; i++)
    {
      g_autofree char      *name = g_strdup_printf ("%c%u",
                                               'a' + (char) (i % DUMMY_SIDE),
                                               1 + i / DUMMY_SIDE);
      g_autoptr (FavorFace) face = new_face (name);

      self->squares[i] = favor_piece_new ();
      favor_piece_set_key (self->squares[i], i);
      favor_piece_set_label (self->squares[i], name);
      favor_piece_set_face (self->squares[i], face);
      favor_board_add (FAVOR_BOARD (self), GTK_WIDGET (self->squares[i]));
    }
}

/* ---- The view ------------------------------------------------------------------------- */

struct _DummyView
{
  FavorPieceView parent_instance;
};

G_DEFINE_FINAL_TYPE (DummyView, dummy_view, FAVOR_TYPE_PIECE_VIEW)

/* Keys in the hand: two for each card, for both may be alike. */
static guint
list_things (FavorPieceView *view, FavorPiece *piece, FavorPart *things)
{
  guint key = favor_piece_get_key (piece);

  if (favor_hand_holds (favor_piece_view_get_hand (view), piece))
    things[0] = favor_part (FAVOR_NONE, &dummy_card, (gint) key / 2);
  else
    things[0] = favor_part_at (FAVOR_NONE,
                               &dummy_square,
                               (gint) key % DUMMY_SIDE,
                               (gint) key / DUMMY_SIDE);
  return 1;
}

static void
hold (FavorPieceView *view, guint card, guint copy)
{
  const FavorField     *field = &favor_dummy_tiles.actions[0].args->fields[0];
  const char           *title = field->words->words[card].title;
  g_autoptr (FavorFace) face = new_face (title);

  favor_piece_view_hold (view, 2 * card + copy, face, title, FALSE);
}

static void
fill (FavorPieceView *view, FavorSeat seat)
{
  gconstpointer     state = favor_piece_view_get_state (view);
  const FavorField *hand = favor_schema_find (favor_dummy_tiles.state, "hand");
  guint             first = 2 * (guint) seat;

  for (guint i = 0; i < 2; i++)
    if (!favor_field_is_hidden (hand, state, first + i))
      hold (view,
            (guint) favor_field_get (hand, state, first + i),
            i == 1 && favor_field_get (hand, state, first) ==
                        favor_field_get (hand, state, first + 1));
}

static void
dummy_view_class_init (DummyViewClass *klass)
{
  FAVOR_PIECE_VIEW_CLASS (klass)->fill = fill;
  FAVOR_PIECE_VIEW_CLASS (klass)->list_things = list_things;
}

static void
dummy_view_init (DummyView *self)
{
  favor_piece_view_set_board (FAVOR_PIECE_VIEW (self),
                              g_object_new (DUMMY_TYPE_BOARD, NULL));
}
