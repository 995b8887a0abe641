/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "emperor-palace-private.h"

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
  static const GdkRGBA ink = { 0.141f, 0.122f, 0.169f, 1 };

  double star = sheet->star, edge = CARD_EDGE * sheet->scale, high = star + 2 * edge + 1;

  favor_face_add_plate (sheet->face,
                        &ink,
                        high / 4,
                        &GRAPHENE_RECT_INIT ((float) x,
                                             (float) (middle - high / 2),
                                             (float) (level * star + 2 * edge),
                                             (float) high));
  for (guint i = 0; i < level; i++)
    favor_face_add_art (sheet->face,
                        "emperor/star-lit",
                        x + edge + i * star,
                        middle - star / 2,
                        star,
                        star);
  return x + level * star + 2 * edge;
}

/* The two cards that a Star costs. */
static void
add_cards (Sheet *sheet, guint level, double middle)
{
  double x = add_card (sheet, MAX (level, 1), sheet->cards, middle);
  double plus = PLUS * sheet->scale;

  favor_face_add_text (sheet->face,
                       "+",
                       plus,
                       FAVOR_TEXT_BOLD,
                       x,
                       middle - plus,
                       plus,
                       2 * plus);
  add_card (sheet, level + 1, x + plus, middle);
}

static void
add_gold (Sheet *sheet, guint level, double middle)
{
  g_autofree char *coins = favor_text_number (emperor_star_gold[level]);
  double           size = sheet->coin_size, y = middle - size / 2;

  if (emperor_star_gold[level] == 0)
    return;
  favor_face_add_art (sheet->face, "emperor/coin", sheet->coin, y, size, size);
  favor_face_add_text (sheet->face,
                       coins,
                       size * 0.7,
                       FAVOR_TEXT_BOLD,
                       sheet->coin,
                       y,
                       size,
                       size);
}

/* A line above it, or, if it can be paid, a frame around it. */
static void
add_ground (Sheet *sheet, gboolean payable, double y, double high)
{
  static const GdkRGBA gold = { 0.961f, 0.863f, 0.639f, 1 };
  static const GdkRGBA edge = { 0.561f, 0.353f, 0.078f, 1 };
  static const GdkRGBA line = { 0.89f, 0.812f, 0.651f, 1 };

  graphene_rect_t at = GRAPHENE_RECT_INIT (3,
                                           (float) y + 1,
                                           (float) sheet->width - 6,
                                           (float) high - 1);

  if (payable)
    {
      favor_face_add_plate (sheet->face, &edge, 4, &at);
      graphene_rect_inset (&at, 1, 1);
      favor_face_add_plate (sheet->face, &gold, 3, &at);
      return;
    }
  at.origin.y = (float) y;
  at.size.height = 1;
  favor_face_add_plate (sheet->face, &line, 0, &at);
}

static void
add_row (Sheet *sheet, guint level, gboolean payable, double y, double high)
{
  /* Translators: on the price sheet: the first, second and third Star; very little space */
  const char *names[EMPEROR_N_LEVELS] = { _ ("1st"), _ ("2nd"), _ ("3rd") };

  g_autofree char *gain = favor_text_gain (emperor_star_points[level]);

  add_ground (sheet, payable, y, high);
  favor_face_add_text (sheet->face,
                       names[level],
                       10.5 * sheet->scale,
                       FAVOR_TEXT_BOLD | FAVOR_TEXT_START,
                       EDGE * sheet->scale,
                       y,
                       sheet->cards - EDGE * sheet->scale - 1,
                       high);
  add_cards (sheet, level, y + high / 2);
  add_gold (sheet, level, y + high / 2);
  favor_face_add_text (sheet->face,
                       gain,
                       11 * sheet->scale,
                       FAVOR_TEXT_BOLD,
                       sheet->gain,
                       y,
                       sheet->gain_width,
                       high);
}

void
emperor_palace_dress_prices (EmperorPalace *self, const graphene_size_t *size)
{
  static const GdkRGBA edge = { 0.718f, 0.624f, 0.439f, 1 };
  static const GdkRGBA paper = { 0.969f, 0.929f, 0.847f, 1 };

  g_autoptr (FavorFace) face = favor_face_new (size->width, size->height);
  Sheet                 sheet = { .face = face,
                                  .scale = MIN (size->width / WIDTH, size->height / HEIGHT),
                                  .width = size->width };
  double                title = TITLE * sheet.scale;
  double                row = (size->height - title - 3) / EMPEROR_N_LEVELS;
  graphene_rect_t       at = { *graphene_point_zero (), *size };

  lay_out (&sheet, self->letters);
  favor_face_set_sided (face, TRUE);
  favor_face_add_plate (face, &edge, 5, &at);
  graphene_rect_inset (&at, 1, 1);
  favor_face_add_plate (face, &paper, 4, &at);
  favor_face_add_text (
    face,
    /* Translators: title of the price sheet on the board; little space */
    _ ("Price of a Star"),
    12 * sheet.scale,
    FAVOR_TEXT_BOLD | FAVOR_TEXT_START,
    EDGE * sheet.scale,
    1,
    size->width - 2 * EDGE * sheet.scale,
    title);
  for (guint level = 0; level < EMPEROR_N_LEVELS; level++)
    add_row (&sheet,
             level,
             (self->payable & (1u << level)) != 0,
             title + level * row,
             row);
  favor_piece_replace_face (self->prices, face);
}
