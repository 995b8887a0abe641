/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "emperor-faces.h"

#include "emperor-words.h"

static FavorFace *
new_plain (const char *title, double width, double height)
{
  FavorFace *face = favor_face_new (width, height);

  favor_face_add_art (face, "dragon/vote-noble", 0, 0, width, height);
  favor_face_add_text (face, title, 30, FAVOR_TEXT_WRAP | FAVOR_TEXT_BOLD, 10, 10, width - 20, height - 20);
  return face;
}

FavorFace *
emperor_face_new_pile (guint card, guint n)
{
  g_autofree char *title = g_strdup_printf ("%s %u", emperor_piece_title (card), n);

  return new_plain (title, 176, 208);
}

FavorFace *
emperor_face_new_hand (guint piece)
{
  return new_plain (emperor_piece_title (piece), 240, 336);
}

FavorFace *
emperor_face_new_card (guint piece)
{
  return emperor_face_new_hand (piece);
}

FavorFace *
emperor_face_new_event_hand (guint event, guint met, guint wanted)
{
  g_autofree char *title = g_strdup_printf ("%s %u/%u", emperor_event_title (event), met, wanted);

  return new_plain (title, 240, 336);
}

FavorFace *
emperor_face_new_event_card (guint event)
{
  return new_plain (emperor_event_title (event), 240, 336);
}
