/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "emperor-palace-private.h"
#include "favor-face-parts.h"

/* The price sheet: what the next Star on a member of the Staff costs and brings. */

/* In units of its own. */
#define WIDTH     164.0
#define HEIGHT    104.0
#define TITLE     22
#define STAR      10
#define NAME      26
#define COIN      15
#define GAIN      30
#define EDGE      8
#define PLUS      11
#define CARD_EDGE 1.5
/* Of names and gains in pixels, for letters of the usual size: as small as they get. */
#define NAME_LEAST 23
#define GAIN_LEAST 24
#define COIN_LEAST 13
/* The Stars of the most expensive row. */
#define STARS_MOST 5

/**
 * Sheet:
 * @scale: of the units
 * @cards: where the cards begin
 * @star: how large their Stars are
 * @coin: where the Gold stands, and how large
 * @gain: where the Favor stands, and how wide
 *
 * Its columns, from the start side.
 */
typedef struct
{
  FavorFace *face;
  double     scale;
  double     width;
  double     cards;
  double     star;
  double     coin;
  double     coin_size;
  double     gain;
  double     gain_width;
} Sheet;

static void
lay_out (Sheet *sheet, double letters)
{
  double scale = sheet->scale;

  sheet->cards = EDGE * scale + MAX (NAME * scale, NAME_LEAST * letters);
  sheet->gain_width = MAX (GAIN * scale, GAIN_LEAST * letters);
  sheet->gain = sheet->width - sheet->gain_width - EDGE * scale / 2;
  sheet->coin_size = MAX (COIN * scale, COIN_LEAST * letters);
  sheet->coin = sheet->gain - sheet->coin_size - EDGE * scale / 2;
  sheet->star = (sheet->coin - sheet->cards - (PLUS + 4 * CARD_EDGE + 2) * scale) /
                STARS_MOST;
  sheet->star = CLAMP (sheet->star, 1, STAR * scale);
}

/* A card by its stars, on a ground on which they are seen; returns where it ends. */
static double
add_card (Sheet *sheet, guint level, double x, double middle)
{
  double star = sheet->star, edge = CARD_EDGE * sheet->scale, high = star + 2 * edge + 1;
  double wide = level * star + 2 * edge;

  favor_face_add_plate (sheet->face,
                        &favor_ink,
                        high / 4,
                        &FAVOR_RECT (x, middle - high / 2, wide, high));
  favor_face_put_row (sheet->face,
                      "emperor/star-lit",
                      level,
                      star,
                      &FAVOR_RECT (x + edge, middle - star / 2, star, star));
  return x + wide;
}

/* The two cards that a Star costs, and the Gold. */
static void
add_price (Sheet *sheet, guint level, double middle)
{
  g_autofree char      *coins = favor_text_number (emperor_star_gold[level]);
  double                size = sheet->coin_size, plus = PLUS * sheet->scale;
  double                x = add_card (sheet, MAX (level, 1), sheet->cards, middle);
  const graphene_rect_t coin = FAVOR_RECT (sheet->coin, middle - size / 2, size, size);

  favor_face_write (sheet->face,
                    "+",
                    plus,
                    FAVOR_TEXT_BOLD,
                    &FAVOR_RECT (x, middle - plus, plus, 2 * plus));
  add_card (sheet, level + 1, x + plus, middle);
  if (emperor_star_gold[level] == 0)
    return;
  favor_face_put (sheet->face, g_strdup ("emperor/coin"), &coin);
  favor_face_write (sheet->face, coins, size * 0.7, FAVOR_TEXT_BOLD, &coin);
}

/* A line above it, or, if it can be paid, a frame around it. */
static void
add_ground (Sheet *sheet, gboolean payable, double y, double high)
{
  static const GdkRGBA gold = { 0.961f, 0.863f, 0.639f, 1 };
  static const GdkRGBA edge = { 0.561f, 0.353f, 0.078f, 1 };

  double wide = sheet->width - 6;

  if (payable)
    favor_face_add_rimmed (sheet->face,
                           &edge,
                           &gold,
                           4,
                           1,
                           &FAVOR_RECT (3, y + 1, wide, high - 1));
  else
    favor_face_add_plate (sheet->face,
                          &favor_paper_shade,
                          0,
                          &FAVOR_RECT (3, y, wide, 1));
}

static void
add_row (Sheet *sheet, guint level, gboolean payable, double y, double high)
{
  /* Translators: on the price sheet: the first, second and third Star; very little space */
  const char *names[EMPEROR_N_LEVELS] = { _ ("1st"), _ ("2nd"), _ ("3rd") };

  g_autofree char *gain = favor_text_gain (emperor_star_points[level]);
  double           edge = EDGE * sheet->scale;

  add_ground (sheet, payable, y, high);
  favor_face_write (sheet->face,
                    names[level],
                    10.5 * sheet->scale,
                    FAVOR_TEXT_BOLD | FAVOR_TEXT_START,
                    &FAVOR_RECT (edge, y, sheet->cards - edge - 1, high));
  add_price (sheet, level, y + high / 2);
  favor_face_write (sheet->face,
                    gain,
                    11 * sheet->scale,
                    FAVOR_TEXT_BOLD,
                    &FAVOR_RECT (sheet->gain, y, sheet->gain_width, high));
}

void
emperor_palace_dress_prices (EmperorPalace *self, const graphene_size_t *size)
{
  static const GdkRGBA edge = { 0.718f, 0.624f, 0.439f, 1 };

  g_autoptr (FavorFace) face = favor_face_new (size->width, size->height);
  /* Translators: title of the price sheet on the board; little space */
  const char *words = _ ("Price of a Star");
  Sheet       sheet = { .face = face,
                        .scale = MIN (size->width / WIDTH, size->height / HEIGHT),
                        .width = size->width };
  double      title = TITLE * sheet.scale, start = EDGE * sheet.scale;
  double      row = (size->height - title - 3) / EMPEROR_N_LEVELS;

  lay_out (&sheet, self->letters);
  favor_face_set_sided (face, TRUE);
  favor_face_add_rimmed (face,
                         &edge,
                         &favor_paper,
                         5,
                         1,
                         &FAVOR_RECT (0, 0, size->width, size->height));
  favor_face_write (face,
                    words,
                    12 * sheet.scale,
                    FAVOR_TEXT_BOLD | FAVOR_TEXT_START,
                    &FAVOR_RECT (start, 1, size->width - 2 * start, title));
  for (guint level = 0; level < EMPEROR_N_LEVELS; level++)
    add_row (&sheet,
             level,
             (self->marks.payable & (1u << level)) != 0,
             title + level * row,
             row);
  favor_piece_replace_face (self->prices, face);
}
