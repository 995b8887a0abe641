/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "kingdom-tray.h"

#include "favor-shapes.h"
#include "kingdom-view-private.h"

/* In pixels: around all, and between two places. */
#define EDGE 6
#define GAP  4
/* From this height on there is room for all places; below the next one for one row. */
#define ALL  150
#define ROWS 100
/* Rows of pieces, how high they are. */
#define PIECES 42
/* Of cards, and how much of a card is seen when many lie over each other. */
#define ASPECT (240.0 / 336)
#define LEAST  12.0

#define TRIANGLES 5
#define TOKENS    6

/* What is in hand of pieces and of cards, in their order. */
typedef struct
{
  FavorPiece *pieces[KINGDOM_N_PIECES];
  FavorPiece *cards[KINGDOM_N_CHARACTERS];
  guint       n_pieces;
  guint       n_cards;
} Held;

/* With `all` also pieces that are not there. */
static void
list_held (FavorHand *hand, gboolean all, Held *held)
{
  GPtrArray *pieces = favor_hand_get_pieces (hand);

  held->n_pieces = held->n_cards = 0;
  for (guint i = 0; i < pieces->len; i++)
    {
      FavorPiece *piece = g_ptr_array_index (pieces, i);

      if (favor_piece_get_key (piece) >= KINGDOM_KEY_ACTION)
        held->cards[held->n_cards++] = piece;
      else if (all || favor_piece_get_count (piece) > 0)
        held->pieces[held->n_pieces++] = piece;
      else
        favor_board_unplace (FAVOR_BOARD (hand), GTK_WIDGET (piece));
    }
}

/* As large as the box has room for, in its middle. */
static void
place_within (FavorHand *hand, FavorPiece *piece, const graphene_rect_t *box)
{
  const double aspect = favor_face_get_aspect (favor_piece_get_face (piece));
  const double width = MIN ((double) box->size.width, box->size.height * aspect);
  const double height = width / aspect;

  favor_board_place (FAVOR_BOARD (hand),
                     GTK_WIDGET (piece),
                     &FAVOR_RECT (box->origin.x + (box->size.width - width) / 2,
                                  box->origin.y + (box->size.height - height) / 2,
                                  width,
                                  height));
}

static void
place_row (FavorHand             *hand,
           FavorPiece           **pieces,
           guint                  n,
           guint                  n_places,
           const graphene_rect_t *row)
{
  const double width = ((double) row->size.width + GAP) / n_places - GAP;

  for (guint i = 0; i < n; i++)
    place_within (hand,
                  pieces[i],
                  &FAVOR_RECT (row->origin.x + i * (width + GAP),
                               row->origin.y,
                               width,
                               row->size.height));
}

/* Whole, or over each other where there are too many. */
static void
place_cards (FavorHand *hand, const Held *held, const graphene_rect_t *row)
{
  const double width = row->size.height * ASPECT;
  double       step = width + GAP;

  if (held->n_cards > 1)
    step = MIN (step,
                MAX (LEAST, ((double) row->size.width - width) / (held->n_cards - 1)));
  for (guint i = 0; i < held->n_cards; i++)
    favor_board_place (FAVOR_BOARD (hand),
                       GTK_WIDGET (held->cards[i]),
                       &FAVOR_RECT (row->origin.x + i * step,
                                    row->origin.y,
                                    width,
                                    row->size.height));
}

/* Of all places two rows, or of what is there one, and the cards below. */
static void
arrange_rows (FavorHand *hand, const Held *held, gboolean all, int width, int height)
{
  const double inner = width - 2 * EDGE;
  double       y = EDGE;

  if (all)
    {
      place_row (hand,
                 (FavorPiece **) held->pieces,
                 TRIANGLES,
                 TRIANGLES,
                 &FAVOR_RECT (EDGE, y, inner, PIECES));
      y += PIECES + GAP;
      place_row (hand,
                 (FavorPiece **) held->pieces + TRIANGLES,
                 TOKENS,
                 TOKENS,
                 &FAVOR_RECT (EDGE, y, inner, PIECES));
    }
  else
    place_row (hand,
               (FavorPiece **) held->pieces,
               held->n_pieces,
               MAX (held->n_pieces, TRIANGLES),
               &FAVOR_RECT (EDGE, y, inner, PIECES));
  y += PIECES + GAP;
  place_cards (hand, held, &FAVOR_RECT (EDGE, y, inner, MAX (24, height - y - EDGE)));
}

/* Pieces first, the cards at the end: both have as much of the row as there are of them. */
static void
arrange_one_row (FavorHand *hand, const Held *held, int width, int height)
{
  const double inner = width - 2 * EDGE, high = height - 2 * EDGE;
  const double card = high * ASPECT;
  double       cards = held->n_cards * (card + GAP);
  double       pieces;

  cards = MIN (cards, inner / 2);
  pieces = MIN (inner - cards, held->n_pieces * (high + GAP));
  place_row (hand,
             (FavorPiece **) held->pieces,
             held->n_pieces,
             MAX (held->n_pieces, 1),
             &FAVOR_RECT (EDGE, EDGE, pieces, high));
  place_cards (hand,
               held,
               &FAVOR_RECT (EDGE + pieces + GAP, EDGE, inner - pieces - GAP, high));
}

void
kingdom_tray_arrange (FavorHand *hand, int width, int height)
{
  Held held;

  list_held (hand, height >= ALL, &held);
  if (height >= ROWS)
    arrange_rows (hand,
                  &held,
                  height >= ALL && held.n_pieces == KINGDOM_N_PIECES,
                  width,
                  height);
  else
    arrange_one_row (hand, &held, width, height);
}

void
kingdom_tray_arrange_tiles (FavorHand *hand, int width, int height)
{
  GPtrArray   *pieces = favor_hand_get_pieces (hand);
  const double inner = width - 2 * EDGE, high = height - 2 * EDGE;
  guint        n_rows = 1, n_columns = MAX (pieces->len, 1);
  double       size;

  /* One more row as long as that makes them larger. */
  while (inner / n_columns < high / (n_rows + 1))
    {
      n_rows++;
      n_columns = (pieces->len + n_rows - 1) / n_rows;
    }
  size = MIN (inner / n_columns, high / n_rows);
  for (guint i = 0; i < pieces->len; i++)
    favor_board_place (FAVOR_BOARD (hand),
                       g_ptr_array_index (pieces, i),
                       &FAVOR_RECT (EDGE + i % n_columns * size,
                                    EDGE + i / n_columns * size,
                                    size - GAP,
                                    size - GAP));
}
