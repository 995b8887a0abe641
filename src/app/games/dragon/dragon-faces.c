/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "dragon-faces.h"

#include "dragon-words.h"
#include "favor-face-parts.h"

/* The grid of the cards, in their own units. */
#define WIDTH  240
#define HEIGHT 336
#define TITLE  FAVOR_RECT (14, 13, 212, 29)
/* Of what lies under other cards: at the start of the plate. */
#define TITLE_LEAN  FAVOR_RECT (24, 13, 192, 29)
#define TITLE_SIZE  20
#define WORDS       FAVOR_RECT (24, 222, 192, 94)
#define WORDS_SIZE  16.5
#define DEED_SIZE   27
#define PICTOGRAM   FAVOR_RECT (75, 224, 90, 90)
#define CREST       FAVOR_RECT (81, 237, 78, 78)
#define CREST_SMALL FAVOR_RECT (50, 186, 140, 140)
/* Larger than its plate, where small cards have no room for letters. */
#define NUMBER      FAVOR_RECT (50, 240, 140, 84)
#define NUMBER_SIZE 34
#define OWN_SIGN    FAVOR_RECT (150, 14, 78, 78)
/* The low vote card, in units of the same width. */
#define BANNER_HEIGHT 84
#define BANNER_TITLE  FAVOR_RECT (75, 18, 154, 48)
#define BANNER_SIZE   28

static FavorFace *
new_card (char *art)
{
  FavorFace *face = favor_face_new (WIDTH, HEIGHT);

  favor_face_put (face, art, &FAVOR_RECT (0, 0, WIDTH, HEIGHT));
  return face;
}

static FavorFace *
new_banner (guint role)
{
  FavorFace *face = favor_face_new (WIDTH, BANNER_HEIGHT);

  favor_face_put (face,
                  dragon_role_art ("banner", role),
                  &FAVOR_RECT (0, 0, WIDTH, BANNER_HEIGHT));
  favor_face_write (face,
                    dragon_role_title (role),
                    BANNER_SIZE,
                    FAVOR_TEXT_BOLD,
                    &BANNER_TITLE);
  return face;
}

static void
add_title (FavorFace *face, guint role)
{
  favor_face_write (face, dragon_role_title (role), TITLE_SIZE, FAVOR_TEXT_BOLD, &TITLE);
}

FavorFace *
dragon_face_new_vote (guint role, DragonVoteField field)
{
  FavorFace *face;

  if (field == DRAGON_VOTE_BANNER)
    return new_banner (role);
  face = new_card (dragon_role_art ("vote", role));
  add_title (face, role);
  if (field == DRAGON_VOTE_SIGN)
    favor_face_put (face, dragon_role_art ("pict", role), &PICTOGRAM);
  else if (field == DRAGON_VOTE_DEED)
    favor_face_write (face,
                      dragon_role_deed (role),
                      DEED_SIZE,
                      FAVOR_TEXT_WRAP | FAVOR_TEXT_BOLD,
                      &WORDS);
  else
    favor_face_write (face, dragon_role_text (role), WORDS_SIZE, FAVOR_TEXT_WRAP, &WORDS);
  return face;
}

FavorFace *
dragon_face_new_delegate (guint role, guint clan, gboolean small)
{
  FavorFace *face = new_card (dragon_role_art ("delegate", role));

  add_title (face, role);
  if (small)
    favor_face_put (face, dragon_clan_art ("small", clan), &CREST_SMALL);
  else
    favor_face_put (face, dragon_clan_art ("crest", clan), &CREST);
  return face;
}

FavorFace *
dragon_face_new_covered (guint role, guint clan)
{
  FavorFace *face = new_card (dragon_role_art ("delegate", role));

  favor_face_write (face,
                    dragon_role_title (role),
                    TITLE_SIZE,
                    FAVOR_TEXT_BOLD | FAVOR_TEXT_START,
                    &TITLE_LEAN);
  favor_face_put (face, dragon_clan_art ("crest", clan), &CREST);
  return face;
}

FavorFace *
dragon_face_new_back (guint clan, guint number, gint role)
{
  FavorFace       *face = new_card (dragon_clan_art ("back", clan));
  g_autofree char *text = g_strdup_printf ("%u", number);

  favor_face_write (face, text, NUMBER_SIZE, FAVOR_TEXT_BOLD | FAVOR_TEXT_PALE, &NUMBER);
  if (role >= 0)
    favor_face_put (face, dragon_role_art ("sign", (guint) role), &OWN_SIGN);
  return face;
}
