/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "emperor-words.h"

const char *
emperor_staff_title (guint staff)
{
  return _ (emperor_places.words[staff].title);
}

const char *
emperor_piece_title (guint piece)
{
  return _ (emperor_pieces.words[piece].title);
}

const char *
emperor_event_title (guint event)
{
  return _ (emperor_event_cards.words[event].title);
}
