/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "emperor-faces.h"

#include "emperor-words.h"
#include "favor-face-parts.h"
#include "favor-text.h"

/* The grids of the cards, in their own units. Pictures are larger than their windows. */
#define WIDTH  240
#define HEIGHT 336
#define WHOLE  FAVOR_RECT (0, 0, WIDTH, HEIGHT)

#define CARD_PICTURE    FAVOR_RECT (14, 44, 212, 164)
#define CARD_TITLE      FAVOR_RECT (20, 13, 200, 26)
#define CARD_TITLE_SIZE 17
#define CARD_WORDS      FAVOR_RECT (22, 240, 196, 80)
/* So many letters are large, and so many are not small. */
#define WORDS_FEW  64
#define WORDS_SOME 96
#define CARD_GAIN  FAVOR_RECT (160, 207, 56, 28)

#define HAND_PICTURE    FAVOR_RECT (-12.5, 61.5, 265, 205)
#define HAND_WINDOW     FAVOR_RECT (14, 64, 212, 200)
#define HAND_TITLE      FAVOR_RECT (19, 14, 202, 38)
#define HAND_TITLE_SIZE 24
/* Names of more letters have two lines, on a plate that covers some of the picture. */
#define HAND_TITLE_LONG   19
#define HAND_TITLE_PLATE  FAVOR_RECT (21, 16, 198, 72)
#define HAND_TITLE_CORNER 8
#define HAND_TITLE_TALL   FAVOR_RECT (21, 15, 198, 76)
/* Of the kind: on the side of a card that is seen in a fan. */
#define HAND_SIGN       FAVOR_RECT (10, 214, 56, 56)
#define HAND_COUNT      FAVOR_RECT (52, 276, 136, 46)
#define HAND_COUNT_SIZE 26

/* The same low: the head and the foot of the frame, and between them a strip of the picture with all
 * signs and figures in one line. */
#define LOW_HEIGHT  144
#define LOW_FOOT    18
#define LOW_PICTURE FAVOR_RECT (-12.5, -7.5, 265, 205)
#define LOW_WINDOW  FAVOR_RECT (14, 60, 212, 70)
#define LOW_SIGN    FAVOR_RECT (11, 81, 48, 48)
#define LOW_PLATE   FAVOR_RECT (108, 90, 78, 32)

#define PILE_WIDTH     176
#define PILE_HEIGHT    208
#define PILE_PICTURE   FAVOR_RECT (-18, 4, 212, 164)
#define PILE_WINDOW    FAVOR_RECT (11, 11, 154, 150)
#define PILE_DISC      7
#define PILE_DISC_SIZE 46
#define SMALL_DISC     70
/* Of decks: the plate of their number. */
#define DECK_COUNT   64
#define SMALL_COUNT  104
#define COUNT_ASPECT 1.4

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

/* ---- Parts of cards ------------------------------------------------------------------- */

/* What a card counts for and brings. */
static void
add_worth (FavorFace *face, guint card, const Worth *worth)
{
  const guint           level = (guint) emperor_card_level ((gint) card);
  const double          unlit = worth->x + level * worth->step;
  const graphene_rect_t coin = FAVOR_RECT (worth->coin_x,
                                           worth->coin_y,
                                           worth->coin,
                                           worth->coin);
  graphene_rect_t       number = coin;

  favor_face_put_row (face,
                      "emperor/star-lit",
                      level,
                      worth->step,
                      &FAVOR_RECT (worth->x, worth->y, worth->star, worth->star));
  favor_face_put_row (face,
                      "emperor/star-unlit",
                      EMPEROR_N_LEVELS - level,
                      worth->step,
                      &FAVOR_RECT (unlit, worth->y, worth->star, worth->star));
  favor_face_put (face, g_strdup ("emperor/coin"), &coin);
  graphene_rect_inset (&number, (float) worth->coin * 0.1f, (float) worth->coin * 0.1f);
  favor_face_count (face, emperor_gold_values[card], 0, &number);
}

static void
add_sign (FavorFace *face, guint piece, const graphene_rect_t *at)
{
  favor_face_put (face, g_strdup (emperor_piece_sign (piece)), at);
}

static void
add_title (FavorFace *face, const char *title)
{
  if (g_utf8_strlen (title, -1) > HAND_TITLE_LONG)
    {
      favor_face_add_plate (face, &favor_paper, HAND_TITLE_CORNER, &HAND_TITLE_PLATE);
      favor_face_write (face,
                        title,
                        HAND_TITLE_SIZE,
                        FAVOR_TEXT_BOLD | FAVOR_TEXT_WRAP,
                        &HAND_TITLE_TALL);
    }
  else
    favor_face_write (face, title, HAND_TITLE_SIZE, FAVOR_TEXT_BOLD, &HAND_TITLE);
}

/* ---- Piles ---------------------------------------------------------------------------- */

FavorFace *
emperor_face_new_pile (guint card, guint n, gboolean small)
{
  const double disc = small ? SMALL_DISC : PILE_DISC_SIZE;
  FavorFace   *face;

  g_return_val_if_fail (card < EMPEROR_N_CARDS, NULL);

  face = favor_face_new (PILE_WIDTH, PILE_WIDTH * EMPEROR_PILE_ASPECT);
  if (n > 0)
    {
      favor_face_add_pile (face, n, PILE_WIDTH, PILE_HEIGHT);
      favor_face_put_part (face, emperor_piece_art (card), &PILE_PICTURE, &PILE_WINDOW);
      favor_face_put (face,
                      emperor_piece_frame ("pile", card),
                      &FAVOR_RECT (0, 0, PILE_WIDTH, PILE_HEIGHT));
      favor_face_set_sided (face, TRUE);
      add_worth (face, card, small ? &small_worth : &pile_worth);
    }
  else
    favor_face_add_dashes (face,
                           small ? 8 : 4,
                           &FAVOR_RECT (2, 2, PILE_WIDTH - 4, PILE_HEIGHT - 4));
  favor_face_set_sided (face, TRUE);
  favor_face_count_dark (face,
                         n,
                         FAVOR_TEXT_PALE,
                         &FAVOR_RECT (PILE_DISC, PILE_DISC, disc, disc));
  return face;
}

FavorFace *
emperor_face_new_deck (gboolean market, guint n, gboolean small)
{
  FavorFace *face = favor_face_new (WIDTH, WIDTH * EMPEROR_DECK_ASPECT);
  double     high = small ? SMALL_COUNT : DECK_COUNT, wide = high * COUNT_ASPECT;

  if (n == 0)
    favor_face_add_dashes (face,
                           small ? 13 : 5,
                           &FAVOR_RECT (2, 2, WIDTH - 4, HEIGHT - 4));
  else
    {
      favor_face_add_pile (face, n, WIDTH, HEIGHT);
      favor_face_put (face,
                      g_strdup (market ? "emperor/back-market" : "emperor/back-event"),
                      &WHOLE);
    }
  favor_face_count_dark (face,
                         n,
                         FAVOR_TEXT_GOLD,
                         &FAVOR_RECT ((WIDTH - wide) / 2,
                                      (HEIGHT - high) / 2,
                                      wide,
                                      high));
  return face;
}

/* ---- Cards ---------------------------------------------------------------------------- */

static FavorFace *
new_hand (char *art, char *frame, const char *title)
{
  FavorFace *face = favor_face_new (WIDTH, HEIGHT);

  favor_face_put_part (face, art, &HAND_PICTURE, &HAND_WINDOW);
  favor_face_put (face, frame, &WHOLE);
  add_title (face, title);
  favor_face_set_sided (face, TRUE);
  return face;
}

/* A card where two rows of the hand lie above each other. */
static FavorFace *
new_low (guint card)
{
  FavorFace   *face = favor_face_new (WIDTH, LOW_HEIGHT);
  const double foot = LOW_HEIGHT - LOW_FOOT;

  favor_face_put_part (face, emperor_piece_art (card), &LOW_PICTURE, &LOW_WINDOW);
  favor_face_put_part (face,
                       emperor_piece_frame ("hand", card),
                       &WHOLE,
                       &FAVOR_RECT (0, 0, WIDTH, foot));
  favor_face_put_part (face,
                       emperor_piece_frame ("hand", card),
                       &FAVOR_RECT (0, LOW_HEIGHT - HEIGHT, WIDTH, HEIGHT),
                       &FAVOR_RECT (0, foot, WIDTH, LOW_FOOT));
  /* Wider than that of a card that stands, beside the same height. */
  favor_face_write (face,
                    emperor_piece_title (card),
                    HAND_TITLE_SIZE,
                    FAVOR_TEXT_BOLD,
                    &HAND_TITLE);
  favor_face_set_sided (face, TRUE);
  add_sign (face, card, &LOW_SIGN);
  favor_face_add_plate (face, &favor_ink, LOW_PLATE.size.height / 2, &LOW_PLATE);
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
  add_sign (face, piece, &HAND_SIGN);
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
  g_autofree char *count = NULL;

  g_return_val_if_fail (event < EMPEROR_N_EVENTS, NULL);

  face = new_hand (emperor_event_art (event),
                   g_strdup ("emperor/frame-event-hand"),
                   emperor_event_title (event));
  if (wanted == 0)
    return face;
  /* Translators: on an Event in the hand: {met} of the {wanted} things that it asks for are there;
   * very little space */
  count = favor_text_fill (_ ("{met} of {wanted}"), "met# wanted#", met, wanted);
  favor_face_add_plate (face,
                        met >= wanted ? &favor_gold_light : &favor_paper,
                        HAND_COUNT.size.height / 2,
                        &HAND_COUNT);
  favor_face_write (face, count, HAND_COUNT_SIZE, FAVOR_TEXT_BOLD, &HAND_COUNT);
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

  favor_face_put (face, art, &CARD_PICTURE);
  favor_face_put (face, frame, &WHOLE);
  favor_face_write (face, title, CARD_TITLE_SIZE, FAVOR_TEXT_BOLD, &CARD_TITLE);
  favor_face_write (face, words, words_size (words), FAVOR_TEXT_WRAP, &CARD_WORDS);
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
  favor_face_write (face,
                    gain,
                    CARD_TITLE_SIZE,
                    FAVOR_TEXT_BOLD | FAVOR_TEXT_GOLD,
                    &CARD_GAIN);
  return face;
}
