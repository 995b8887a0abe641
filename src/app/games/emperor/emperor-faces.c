/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "emperor-faces.h"

#include "emperor-words.h"
#include "favor-text.h"

/* The grids of the cards, in their own units. Pictures are larger than their windows. */
#define WIDTH  240
#define HEIGHT 336

#define CARD_PICTURE    14, 44, 212, 164
#define CARD_TITLE      20, 13, 200, 26
#define CARD_TITLE_SIZE 17
#define CARD_WORDS      22, 240, 196, 80
/* So many letters are large, and so many are not small. */
#define WORDS_FEW  64
#define WORDS_SOME 96
#define CARD_GAIN  160, 207, 56, 28

#define HAND_PICTURE    GRAPHENE_RECT_INIT (-12.5f, 61.5f, 265, 205)
#define HAND_WINDOW     GRAPHENE_RECT_INIT (14, 64, 212, 200)
#define HAND_TITLE      19, 14, 202, 38
#define HAND_TITLE_SIZE 24
/* Names of more letters have two lines, on a plate that covers some of the picture. */
#define HAND_TITLE_LONG   19
#define HAND_TITLE_PLATE  GRAPHENE_RECT_INIT (21, 16, 198, 72)
#define HAND_TITLE_CORNER 8
#define HAND_TITLE_TALL   21, 15, 198, 76
/* Of the kind: on the side of a card that is seen in a fan. */
#define HAND_SIGN       10, 214, 56
#define HAND_COUNT      GRAPHENE_RECT_INIT (52, 276, 136, 46)
#define HAND_COUNT_SIZE 26

/* The same low: the head and the foot of the frame, and between them a strip of the picture with all
 * signs and figures in one line. */
#define LOW_HEIGHT  144
#define LOW_FOOT    18
#define LOW_PICTURE GRAPHENE_RECT_INIT (-12.5f, -7.5f, 265, 205)
#define LOW_WINDOW  GRAPHENE_RECT_INIT (14, 60, 212, 70)
#define LOW_SIGN    11, 81, 48
#define LOW_PLATE   GRAPHENE_RECT_INIT (108, 90, 78, 32)

#define PILE_WIDTH     176
#define PILE_HEIGHT    208
#define PILE_PICTURE   GRAPHENE_RECT_INIT (-18, 4, 212, 164)
#define PILE_WINDOW    GRAPHENE_RECT_INIT (11, 11, 154, 150)
#define PILE_DISC      7
#define PILE_DISC_SIZE 46
#define SMALL_DISC     70
/* Of decks: the plate of their number. */
#define DECK_COUNT   64
#define SMALL_COUNT  104
#define COUNT_ASPECT 1.4

/* What is seen of the cards below: at most so many, each so much lower than the one before. */
#define EDGES_MOST 4
#define EDGE_STEP  3.5
#define EDGE_HIGH  40
#define CORNER     14
#define RIM        2
/* Of the number in a disc or a coin. */
#define NUMBER_SHARE 0.64

/* Around where nothing lies: of a dash, and from one to the next, for their thickness. */
#define DASH 3.6
#define STEP 6.2

/* Where on a card its stars are, how large, and how far apart, and where its coin. */
typedef struct
{
  double x;
  double y;
  double star;
  double step;
  double coin_x;
  double coin_y;
  double coin;
} Worth;

static const Worth card_worth = { 41.5, 210.5, 21, 21, 168.5, 203.5, 35 };
static const Worth hand_worth = { 16, 280, 38, 37, 182, 276, 46 };
static const Worth low_worth = { 111, 93, 26, 23, 182, 82, 48 };
static const Worth pile_worth = { 14, 167, 31, 30, 120, 160, 44 };
static const Worth small_worth = { 14, 167, 31, 30, 94, 126, 78 };

static const GdkRGBA ink = { 0.141f, 0.122f, 0.169f, 1 };
static const GdkRGBA paper = { 0.969f, 0.929f, 0.847f, 1 };
static const GdkRGBA paper_shade = { 0.89f, 0.812f, 0.651f, 1 };
static const GdkRGBA gold_light = { 0.969f, 0.859f, 0.553f, 1 };
/* Seen by day and by night. */
static const GdkRGBA outline = { 0.56f, 0.51f, 0.47f, 1 };

/* ---- Parts of cards ------------------------------------------------------------------- */

static void
add_number (FavorFace     *face,
            guint          number,
            FavorTextStyle style,
            double         x,
            double         y,
            double         size)
{
  g_autofree char *text = favor_text_number (number);

  favor_face_add_text (face,
                       text,
                       size * NUMBER_SHARE,
                       FAVOR_TEXT_BOLD | style,
                       x,
                       y,
                       size,
                       size);
}

static void
add_coin (FavorFace *face, guint card, double x, double y, double size)
{
  favor_face_add_art (face, "emperor/coin", x, y, size, size);
  add_number (face,
              emperor_gold_values[card],
              0,
              x + size * 0.1,
              y + size * 0.1,
              size * 0.8);
}

/* What a card counts for and brings. */
static void
add_worth (FavorFace *face, guint card, const Worth *worth)
{
  int level = emperor_card_level ((gint) card);

  for (int i = 0; i < EMPEROR_N_LEVELS; i++)
    favor_face_add_art (face,
                        i < level ? "emperor/star-lit" : "emperor/star-unlit",
                        worth->x + i * worth->step,
                        worth->y,
                        worth->star,
                        worth->star);
  add_coin (face, card, worth->coin_x, worth->coin_y, worth->coin);
}

static void
add_sign (FavorFace *face, guint piece, double x, double y, double size)
{
  favor_face_add_art (face, emperor_piece_sign (piece), x, y, size, size);
}

static void
add_art (FavorFace *face, char *art, double x, double y, double width, double height)
{
  favor_face_add_art (face, art, x, y, width, height);
  g_free (art);
}

static void
add_part (FavorFace             *face,
          char                  *art,
          const graphene_rect_t *at,
          const graphene_rect_t *window)
{
  favor_face_add_part (face, art, at, window);
  g_free (art);
}

static void
add_title (FavorFace *face, const char *title)
{
  if (g_utf8_strlen (title, -1) > HAND_TITLE_LONG)
    {
      favor_face_add_plate (face, &paper, HAND_TITLE_CORNER, &HAND_TITLE_PLATE);
      favor_face_add_text (face,
                           title,
                           HAND_TITLE_SIZE,
                           FAVOR_TEXT_BOLD | FAVOR_TEXT_WRAP,
                           HAND_TITLE_TALL);
      return;
    }
  favor_face_add_text (face, title, HAND_TITLE_SIZE, FAVOR_TEXT_BOLD, HAND_TITLE);
}

/* The edges of the cards below the first one, of a card so wide and high. */
static void
add_edges (FavorFace *face, guint n, double width, double height, double step)
{
  for (guint i = MIN (MAX (n, 1) - 1, EDGES_MOST); i > 0; i--)
    {
      graphene_rect_t at = GRAPHENE_RECT_INIT (0,
                                               (float) (height + i * step - EDGE_HIGH),
                                               (float) width,
                                               EDGE_HIGH);

      favor_face_add_plate (face, &ink, CORNER, &at);
      graphene_rect_inset (&at, RIM, RIM);
      favor_face_add_plate (face, &paper_shade, CORNER - RIM, &at);
    }
}

static void
add_dash (FavorFace *face, double x, double y, double width, double height)
{
  favor_face_add_plate (face,
                        &outline,
                        0,
                        &GRAPHENE_RECT_INIT ((float) x,
                                             (float) y,
                                             (float) width,
                                             (float) height));
}

void
emperor_face_add_outline (FavorFace *face, const graphene_rect_t *at, double line)
{
  double dash = DASH * line;
  double across = at->size.width - dash, down = at->size.height - dash;
  double x = at->origin.x, y = at->origin.y;
  double end = x + at->size.width - line, foot = y + at->size.height - line;
  guint  n_across = (guint) (across / (STEP * line)) + 1;
  guint  n_down = (guint) (down / (STEP * line)) + 1;

  for (guint i = 0; i <= n_across; i++)
    {
      add_dash (face, x + across * i / n_across, y, dash, line);
      add_dash (face, x + across * i / n_across, foot, dash, line);
    }
  for (guint i = 0; i <= n_down; i++)
    {
      add_dash (face, x, y + down * i / n_down, line, dash);
      add_dash (face, end, y + down * i / n_down, line, dash);
    }
}

/* ---- Piles ---------------------------------------------------------------------------- */

static void
add_cards (FavorFace *face, guint card, guint n, gboolean small)
{
  add_edges (face, n, PILE_WIDTH, PILE_HEIGHT, EDGE_STEP);
  add_part (face, emperor_piece_art (card), &PILE_PICTURE, &PILE_WINDOW);
  add_art (face, emperor_piece_frame ("pile", card), 0, 0, PILE_WIDTH, PILE_HEIGHT);
  favor_face_set_sided (face, TRUE);
  add_worth (face, card, small ? &small_worth : &pile_worth);
}

static FavorFace *
new_pile (guint card, guint n, gboolean small)
{
  double     disc = small ? SMALL_DISC : PILE_DISC_SIZE;
  FavorFace *face;

  g_return_val_if_fail (card < EMPEROR_N_CARDS, NULL);

  face = favor_face_new (PILE_WIDTH, PILE_WIDTH * EMPEROR_PILE_ASPECT);
  if (n > 0)
    add_cards (face, card, n, small);
  else
    emperor_face_add_outline (face,
                              &GRAPHENE_RECT_INIT (2, 2, PILE_WIDTH - 4, PILE_HEIGHT - 4),
                              small ? 8 : 4);
  favor_face_set_sided (face, TRUE);
  favor_face_add_plate (face,
                        &ink,
                        disc / 2,
                        &GRAPHENE_RECT_INIT (PILE_DISC,
                                             PILE_DISC,
                                             (float) disc,
                                             (float) disc));
  add_number (face, n, FAVOR_TEXT_PALE, PILE_DISC, PILE_DISC, disc);
  return face;
}

FavorFace *
emperor_face_new_pile (guint card, guint n)
{
  return new_pile (card, n, FALSE);
}

FavorFace *
emperor_face_new_small_pile (guint card, guint n)
{
  return new_pile (card, n, TRUE);
}

/* ---- Cards ---------------------------------------------------------------------------- */

static FavorFace *
new_hand (char *art, char *frame, const char *title)
{
  FavorFace *face = favor_face_new (WIDTH, HEIGHT);

  add_part (face, art, &HAND_PICTURE, &HAND_WINDOW);
  add_art (face, frame, 0, 0, WIDTH, HEIGHT);
  add_title (face, title);
  favor_face_set_sided (face, TRUE);
  return face;
}

/* A card where two rows of the hand lie above each other. */
static FavorFace *
new_low (guint card)
{
  FavorFace       *face = favor_face_new (WIDTH, LOW_HEIGHT);
  g_autofree char *frame = emperor_piece_frame ("hand", card);
  float            foot = LOW_HEIGHT - LOW_FOOT;

  add_part (face, emperor_piece_art (card), &LOW_PICTURE, &LOW_WINDOW);
  favor_face_add_part (face,
                       frame,
                       &GRAPHENE_RECT_INIT (0, 0, WIDTH, HEIGHT),
                       &GRAPHENE_RECT_INIT (0, 0, WIDTH, foot));
  favor_face_add_part (face,
                       frame,
                       &GRAPHENE_RECT_INIT (0, LOW_HEIGHT - HEIGHT, WIDTH, HEIGHT),
                       &GRAPHENE_RECT_INIT (0, foot, WIDTH, LOW_FOOT));
  /* Wider than that of a card that stands, beside the same height. */
  favor_face_add_text (face,
                       emperor_piece_title (card),
                       HAND_TITLE_SIZE,
                       FAVOR_TEXT_BOLD,
                       HAND_TITLE);
  favor_face_set_sided (face, TRUE);
  add_sign (face, card, LOW_SIGN);
  favor_face_add_plate (face, &ink, LOW_PLATE.size.height / 2, &LOW_PLATE);
  add_worth (face, card, &low_worth);
  return face;
}

FavorFace *
emperor_face_new_hand (guint piece)
{
  g_autoptr (FavorFace) low = NULL;
  FavorFace            *face;

  g_return_val_if_fail (piece < EMPEROR_N_PIECES, NULL);

  face = new_hand (emperor_piece_art (piece),
                   emperor_piece_frame ("hand", piece),
                   emperor_piece_title (piece));
  add_sign (face, piece, HAND_SIGN);
  if (piece < EMPEROR_N_CARDS)
    {
      add_worth (face, piece, &hand_worth);
      low = new_low (piece);
      favor_face_set_low (face, low);
    }
  return face;
}

FavorFace *
emperor_face_new_event_hand (guint event, guint met, guint wanted)
{
  FavorFace       *face;
  g_autofree char *met_text = favor_text_number (met);
  g_autofree char *wanted_text = favor_text_number (wanted);
  g_autofree char *count = NULL;

  g_return_val_if_fail (event < EMPEROR_N_EVENTS, NULL);

  face = new_hand (emperor_event_art (event),
                   g_strdup ("emperor/frame-event-hand"),
                   emperor_event_title (event));
  if (wanted == 0)
    return face;
  /* Translators: on an Event in the hand: {met} of the {wanted} things that it asks for are there;
   * very little space */
  count = favor_text_expand (_ ("{met} of {wanted}"),
                             "met",
                             met_text,
                             "wanted",
                             wanted_text,
                             NULL);
  favor_face_add_plate (face,
                        met >= wanted ? &gold_light : &paper,
                        HAND_COUNT.size.height / 2,
                        &HAND_COUNT);
  favor_face_add_text (face,
                       count,
                       HAND_COUNT_SIZE,
                       FAVOR_TEXT_BOLD,
                       HAND_COUNT.origin.x,
                       HAND_COUNT.origin.y,
                       HAND_COUNT.size.width,
                       HAND_COUNT.size.height);
  return face;
}

/* Words of another language may be half as long again. */
static double
words_size (const char *words)
{
  glong length = g_utf8_strlen (words, -1);

  if (length <= WORDS_FEW)
    return 13.5;
  return length <= WORDS_SOME ? 12 : 10.5;
}

static FavorFace *
new_card (char *art, char *frame, const char *title, const char *words)
{
  FavorFace *face = favor_face_new (WIDTH, HEIGHT);

  add_art (face, art, CARD_PICTURE);
  add_art (face, frame, 0, 0, WIDTH, HEIGHT);
  favor_face_add_text (face, title, CARD_TITLE_SIZE, FAVOR_TEXT_BOLD, CARD_TITLE);
  favor_face_add_text (face, words, words_size (words), FAVOR_TEXT_WRAP, CARD_WORDS);
  favor_face_set_sided (face, TRUE);
  return face;
}

FavorFace *
emperor_face_new_card (guint piece)
{
  FavorFace *face;

  g_return_val_if_fail (piece < EMPEROR_N_PIECES, NULL);

  face = new_card (emperor_piece_art (piece),
                   emperor_piece_frame ("card", piece),
                   emperor_piece_title (piece),
                   emperor_piece_text (piece));
  if (piece < EMPEROR_N_CARDS)
    add_worth (face, piece, &card_worth);
  return face;
}

FavorFace *
emperor_face_new_event_card (guint event)
{
  FavorFace       *face;
  g_autofree char *gain = NULL;

  g_return_val_if_fail (event < EMPEROR_N_EVENTS, NULL);

  gain = favor_text_gain (emperor_terms[event].points);
  face = new_card (emperor_event_art (event),
                   g_strdup ("emperor/frame-event-card"),
                   emperor_event_title (event),
                   emperor_event_text (event));
  favor_face_add_text (face,
                       gain,
                       CARD_TITLE_SIZE,
                       FAVOR_TEXT_BOLD | FAVOR_TEXT_GOLD,
                       CARD_GAIN);
  return face;
}

FavorFace *
emperor_face_new_deck (gboolean market, guint n, gboolean small)
{
  FavorFace *face = favor_face_new (WIDTH, WIDTH * EMPEROR_DECK_ASPECT);
  double     high = small ? SMALL_COUNT : DECK_COUNT, wide = high * COUNT_ASPECT;

  if (n == 0)
    emperor_face_add_outline (face,
                              &GRAPHENE_RECT_INIT (2, 2, WIDTH - 4, HEIGHT - 4),
                              small ? 13 : 5);
  else
    {
      add_edges (face, n, WIDTH, HEIGHT, EDGE_STEP);
      favor_face_add_art (face,
                          market ? "emperor/back-market" : "emperor/back-event",
                          0,
                          0,
                          WIDTH,
                          HEIGHT);
    }
  favor_face_add_plate (face,
                        &ink,
                        high / 2,
                        &GRAPHENE_RECT_INIT ((float) (WIDTH - wide) / 2,
                                             (float) (HEIGHT - high) / 2,
                                             (float) wide,
                                             (float) high));
  add_number (face, n, FAVOR_TEXT_GOLD, (WIDTH - wide) / 2, (HEIGHT - wide) / 2, wide);
  return face;
}
