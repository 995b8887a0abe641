/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "kingdom-view-private.h"

#include "favor-text.h"

/* What a seat has to spend, and its action favors. Triangles come first, then tokens, then cards. */

static const guint8 order[KINGDOM_N_PIECES] = {
  KINGDOM_PIECE_FARMER,     KINGDOM_PIECE_LABORER,    KINGDOM_PIECE_GUARD,
  KINGDOM_PIECE_ASTRONOMER, KINGDOM_PIECE_KNIGHT,     KINGDOM_PIECE_JESTER,
  KINGDOM_PIECE_STRAIGHT,   KINGDOM_PIECE_CURVE,      KINGDOM_PIECE_BRIDGE,
  KINGDOM_PIECE_HUNTER,     KINGDOM_PIECE_NOBLEWOMAN,
};

guint
kingdom_view_list_kinds (guint character, gint *kinds)
{
  static const gint8 begun[KINGDOM_N_CHARACTERS][2] = {
    [KINGDOM_CHARLATAN] = { KINGDOM_ACTION_USE_CHARLATAN, FAVOR_NONE },
    [KINGDOM_HANDMAIDEN] = { KINGDOM_ACTION_USE_HANDMAIDEN, FAVOR_NONE },
    [KINGDOM_MERCHANT] = { KINGDOM_ACTION_USE_MERCHANT, FAVOR_NONE },
    [KINGDOM_MAGICIAN] = { KINGDOM_ACTION_USE_MAGICIAN, FAVOR_NONE },
    [KINGDOM_PAWNBROKER] = { KINGDOM_ACTION_USE_PAWNBROKER_SWAP,
                             KINGDOM_ACTION_USE_PAWNBROKER_REMOVE },
    [KINGDOM_NOBLEMAN] = { KINGDOM_ACTION_USE_NOBLEMAN,
                           KINGDOM_ACTION_USE_NOBLEMAN_AGAIN },
    [KINGDOM_ALCHEMIST] = { KINGDOM_ACTION_USE_ALCHEMIST, FAVOR_NONE },
    [KINGDOM_BISHOP] = { KINGDOM_ACTION_USE_BISHOP, FAVOR_NONE },
    [KINGDOM_GENERAL] = { KINGDOM_ACTION_USE_GENERAL, FAVOR_NONE },
    [KINGDOM_QUEEN] = { KINGDOM_ACTION_CHOOSE_TILE, FAVOR_NONE },
  };
  guint n = 0;

  for (guint i = 0; i < 2; i++)
    if (begun[character][i] > 0)
      kinds[n++] = begun[character][i];
  return n;
}

/* ---- Filling -------------------------------------------------------------------------- */

static void
hold_piece (KingdomView *self, guint place, guint piece, guint n)
{
  const char           *title = _ (kingdom_pieces.words[piece].title);
  g_autoptr (FavorFace) face = kingdom_face_new_piece (piece);
  g_autofree char      *label = NULL;
  FavorPiece           *held;

  if (n > 1)
    /* Translators: several alike pieces in the own hand, for ears, e.g. "Farmer, 3" */
    label = favor_text_fill (_ ("{piece}, {n}"), "piece n#", title, n);
  held = favor_piece_view_hold (FAVOR_PIECE_VIEW (self),
                                place,
                                face,
                                label != NULL ? label : title,
                                FALSE);
  favor_piece_set_count (held, n);
}

static void
hold_action (KingdomView *self, guint character, gboolean used)
{
  g_autoptr (FavorFace) face = kingdom_face_new_action (character, used);
  /* Translators: a card in the own hand, for ears; {character} is a person at court */
  const char      *pattern = used ? _ ("{character}, used this turn")
                             /* Translators: a card in the own hand, for ears */
                                  : _ ("{character}, ready");
  g_autofree char *label =
    favor_text_fill (pattern, "character", _ (kingdom_characters.words[character].title));

  favor_piece_view_hold (FAVOR_PIECE_VIEW (self),
                         KINGDOM_KEY_ACTION + character,
                         face,
                         label,
                         FALSE);
}

static void
fill (FavorPieceView *view, FavorSeat seat)
{
  KingdomView        *self = KINGDOM_VIEW (view);
  const KingdomState *state = kingdom_view_get_seen (self);
  const KingdomSeat  *own = &state->seat[seat];

  for (guint i = 0; i < KINGDOM_N_PIECES; i++)
    if (own->pieces[order[i]] > 0)
      hold_piece (self, i, order[i], own->pieces[order[i]]);
  for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
    if (own->actions[character])
      hold_action (self,
                   character,
                   seat == state->head.turn_owner && state->table.used[character]);
}

guint
kingdom_view_piece_of_key (guint key)
{
  return order[key];
}

/* ---- Details -------------------------------------------------------------------------- */

void
kingdom_view_inspect_held (KingdomView *self, FavorPiece *piece)
{
  guint            key = favor_piece_get_key (piece);
  guint            character = key >= KINGDOM_KEY_ACTION ? key - KINGDOM_KEY_ACTION
                                                         : kingdom_giver[order[key]];
  const FavorWord *word = &kingdom_characters.words[character];

  favor_details_show (self->details,
                      favor_piece_get_face (piece),
                      key >= KINGDOM_KEY_ACTION
                        ? _ (word->title)
                        : _ (kingdom_pieces.words[order[key]].title),
                      NULL,
                      word->text != NULL ? _ (word->text) : NULL,
                      NULL);
}

void
kingdom_view_install_hand (FavorPieceViewClass *piece_class)
{
  piece_class->fill = fill;
}
