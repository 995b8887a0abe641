/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "tokens-view-private.h"

#include "favor-text.h"
#include "tokens-faces.h"

/* The own cards by their kinds. Tokens lie before the halls of their guilds. */

/* Neighbours that are alike. */
static void
hold (TokensView *self, guint what, FavorFace *face, const char *title, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *label = NULL;
      FavorPiece      *piece;

      if (n > 1)
        /* Translators: one of several alike cards of the own hand, for ears */
        label = favor_text_fill (_ ("{card}, {n} of {all}"),
                                 "card n# all#",
                                 title,
                                 i + 1,
                                 n);
      piece = favor_piece_view_hold (FAVOR_PIECE_VIEW (self),
                                     what * TOKENS_KEY_COPIES + i,
                                     face,
                                     label != NULL ? label : title,
                                     FALSE);
      favor_piece_set_group (piece, 1 + what);
    }
}

static void
hold_resources (TokensView *self, const TokensState *state, FavorSeat seat)
{
  for (guint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
    {
      guint                 n = state->hand[seat][resource];
      g_autoptr (FavorFace) face = NULL;

      if (n == 0 || n == TOKENS_HIDDEN)
        continue;
      face = tokens_face_new_resource (resource);
      hold (self,
            TOKENS_KEY_RESOURCE + resource,
            face,
            _ (tokens_resources.words[resource].title),
            n);
    }
}

static void
hold_developments (TokensView   *self,
                   const guint8 *counts,
                   guint         first,
                   const char   *pattern)
{
  for (guint card = 0; card < TOKENS_N_CARDS; card++)
    {
      g_autoptr (FavorFace) face = NULL;
      g_autofree char      *title = NULL;

      if (counts[card] == 0 || counts[card] == TOKENS_HIDDEN)
        continue;
      face = tokens_face_new_development (card);
      title = favor_text_fill (pattern,
                               "card",
                               _ (tokens_developments.words[card].title));
      hold (self, first + card, face, title, counts[card]);
    }
}

static void
fill (FavorPieceView *view, FavorSeat seat)
{
  TokensView        *self = TOKENS_VIEW (view);
  const TokensState *state = tokens_view_get_seen (self);

  hold_resources (self, state, seat);
  hold_developments (self, state->dev_hand[seat], TOKENS_KEY_DEVELOPMENT, "{card}");
  hold_developments (
    self,
    state->dev_new[seat],
    TOKENS_KEY_NEW,
    /* Translators: a development card that cannot be played in this turn, for ears */
    _ ("{card}, new"));
}

/* ---- Details -------------------------------------------------------------------------- */

static void
inspect_development (TokensView *self, FavorPiece *piece, guint card, gboolean new_one)
{
  g_autoptr (FavorFace) whole = tokens_face_new_development_card (card);

  favor_details_show (
    self->details,
    favor_piece_get_face (piece),
    _ (tokens_developments.words[card].title),
    /* Translators: what a card is */
    _ ("Development card"),
    _ (tokens_developments.words[card].text),
    new_one && card < TOKENS_N_PLAYABLE
      /* Translators: of a development card that was drawn in this turn */
      ? _ ("It can be played from the next turn on.")
      : NULL);
  favor_details_set_card (self->details, whole, NULL);
}

void
tokens_view_inspect_resource (TokensView *self, guint resource)
{
  const TokensState    *state = tokens_view_get_seen (self);
  FavorSeat             seat = favor_piece_view_get_holder (FAVOR_PIECE_VIEW (self));
  g_autoptr (FavorFace) face = tokens_face_new_resource (resource);
  g_autofree char      *rate = NULL;

  if (seat >= 0)
    /* Translators: of a resource in hand; {n} cards of it are given for one of another kind */
    rate = favor_text_fill (ngettext ("The bank takes {n} of them for a card.",
                                      "The bank takes {n} of them for a card.",
                                      tokens_rate (state, (guint) seat, resource)),
                            "n#",
                            tokens_rate (state, (guint) seat, resource));
  favor_details_show (self->details,
                      face,
                      _ (tokens_resources.words[resource].title),
                      NULL,
                      rate,
                      NULL);
}

void
tokens_view_inspect_held (TokensView *self, FavorPiece *piece)
{
  guint key = favor_piece_get_key (piece) / TOKENS_KEY_COPIES;

  if (key < TOKENS_KEY_DEVELOPMENT)
    tokens_view_inspect_resource (self, key - TOKENS_KEY_RESOURCE);
  else if (key < TOKENS_KEY_NEW)
    inspect_development (self, piece, key - TOKENS_KEY_DEVELOPMENT, FALSE);
  else
    inspect_development (self, piece, key - TOKENS_KEY_NEW, TRUE);
}

void
tokens_view_install_hand (FavorPieceViewClass *piece_class)
{
  piece_class->fill = fill;
}
