/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "dragon-faces.h"

#include "dragon-words.h"

/* The grid of the cards, in their own units. */
#define WIDTH       240
#define HEIGHT      336
#define TITLE       14, 13, 212, 29
#define TITLE_SIZE  20
#define WORDS       24, 222, 192, 94
#define WORDS_SIZE  16.5
#define DEED_SIZE   27
#define CREST       81, 237, 78, 78
#define CREST_SMALL 50, 186, 140, 140
#define NUMBER      78, 258, 84, 48
#define NUMBER_SIZE 34
#define OWN_SIGN    150, 14, 78, 78

static FavorFace *
new_card (char *art)
{
  FavorFace *face = favor_face_new (WIDTH, HEIGHT);

  favor_face_add_art (face, art, 0, 0, WIDTH, HEIGHT);
  g_free (art);
  return face;
}

FavorFace *
dragon_face_new_vote (guint role, gboolean whole)
{
  FavorFace *face = new_card (dragon_role_art ("vote", role));

  favor_face_add_text (face,
                       dragon_role_title (role),
                       TITLE_SIZE,
                       FAVOR_TEXT_BOLD,
                       TITLE);
  if (whole)
    favor_face_add_text (face,
                         dragon_role_text (role),
                         WORDS_SIZE,
                         FAVOR_TEXT_WRAP,
                         WORDS);
  else
    favor_face_add_text (face,
                         dragon_role_deed (role),
                         DEED_SIZE,
                         FAVOR_TEXT_WRAP | FAVOR_TEXT_BOLD,
                         WORDS);
  return face;
}

FavorFace *
dragon_face_new_delegate (guint role, guint clan, gboolean small)
{
  FavorFace       *face = new_card (dragon_role_art ("delegate", role));
  g_autofree char *crest = dragon_clan_art (small ? "small" : "crest", clan);

  favor_face_add_text (face,
                       dragon_role_title (role),
                       TITLE_SIZE,
                       FAVOR_TEXT_BOLD,
                       TITLE);
  if (small)
    favor_face_add_art (face, crest, CREST_SMALL);
  else
    favor_face_add_art (face, crest, CREST);
  return face;
}

FavorFace *
dragon_face_new_back (guint clan, guint number, gint role)
{
  FavorFace       *face = new_card (dragon_clan_art ("back", clan));
  g_autofree char *text = g_strdup_printf ("%u", number);

  favor_face_add_text (face,
                       text,
                       NUMBER_SIZE,
                       FAVOR_TEXT_BOLD | FAVOR_TEXT_PALE,
                       NUMBER);
  if (role >= 0)
    {
      g_autofree char *sign = dragon_role_art ("sign", (guint) role);

      favor_face_add_art (face, sign, OWN_SIGN);
    }
  return face;
}
