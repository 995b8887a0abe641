/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "kingdom-view-private.h"

#include "favor-text.h"
#include "kingdom-words.h"

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

  if (n != 1)
    /* Translators: several alike pieces in the own hand, for ears, e.g. "Farmer, 3" */
    label = favor_text_fill (_ ("{piece}, {n}"), "piece n#", title, n);
  held = favor_piece_view_hold (FAVOR_PIECE_VIEW (self),
                                place,
                                face,
                                label != NULL ? label : title,
                                FALSE);
  favor_piece_set_count (held, n);
  favor_piece_set_note (held, kingdom_get_piece_effect (piece));
}

/* On the own tray each piece has its place, whether there are some or not. */
static void
hold_pieces (KingdomView *self, const guint8 *counts, gboolean own)
{
  for (guint i = 0; i < KINGDOM_N_PIECES; i++)
    if (own || counts[order[i]] > 0)
      hold_piece (self, i, order[i], counts[order[i]]);
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
  FavorPiece *card = favor_piece_view_hold (FAVOR_PIECE_VIEW (self),
                                            KINGDOM_KEY_ACTION + character,
                                            face,
                                            label,
                                            FALSE);

  favor_piece_set_note (card, kingdom_get_effect (character));
}

static void
fill (FavorPieceView *view, FavorSeat seat)
{
  KingdomView        *self = KINGDOM_VIEW (view);
  const KingdomState *state = kingdom_view_get_seen (self);
  const KingdomSeat  *own = &state->seat[seat];

  hold_pieces (self, own->pieces, seat == favor_piece_view_get_holder (view));
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

/* The tiles that the Queen lets choose from. */
static FavorFace *
spread_card (FavorPieceView *view, FavorPart part, char **label)
{
  const FavorWord *word = &kingdom_types.words[part.value[0]];

  if (part.thing != &kingdom_types.thing)
    return NULL;
  /* Translators: a type of tile that can be chosen, for ears: its letter and what is on it */
  *label = favor_text_fill (_ ("{letter}: {tile}"),
                            "letter tile",
                            _ (word->title),
                            _ (word->text));
  return kingdom_face_new_type ((guint) part.value[0]);
}

/* ---- Details -------------------------------------------------------------------------- */

/* A card is so small in the hand that it is read on its own sheet. */
static void
inspect_card (KingdomView *self, FavorPiece *piece, guint character)
{
  const KingdomState   *state = kingdom_view_get_seen (self);
  g_autoptr (FavorFace) card = kingdom_face_new_action (character, FALSE);
  gboolean              used = favor_piece_view_get_holder (FAVOR_PIECE_VIEW (self)) ==
                    state->head.turn_owner &&
                  state->table.used[character];

  favor_details_show (self->details,
                      favor_piece_get_face (piece),
                      _ (kingdom_characters.words[character].title),
                      /* Translators: of an action favor that was turned over */
                      used ? _ ("Used this turn")
                           /* Translators: of an action favor */
                           : _ ("Once per turn"),
                      kingdom_get_effect (character),
                      NULL);
  favor_details_set_card (self->details, card, NULL);
}

void
kingdom_view_inspect_held (KingdomView *self, FavorPiece *piece)
{
  const guint      key = favor_piece_get_key (piece);
  const guint      n = favor_piece_get_count (piece);
  g_autofree char *held = NULL;

  if (key >= KINGDOM_KEY_ACTION)
    {
      inspect_card (self, piece, key - KINGDOM_KEY_ACTION);
      return;
    }
  /* Translators: how many pieces of a kind are in the own hand */
  held = favor_text_fill (ngettext ("{n} in hand", "{n} in hand", n), "n#", n);
  favor_details_show (self->details,
                      favor_piece_get_face (piece),
                      _ (kingdom_pieces.words[order[key]].title),
                      held,
                      kingdom_get_piece_effect (order[key]),
                      NULL);
}

/* ---- Why not -------------------------------------------------------------------------- */

/* A piece of road is told by how it lies, which is chosen last: the rules are asked with one way of it. */
static FavorAction
begin_road (KingdomView *self, guint piece)
{
  const gint  cell = KINGDOM_IN_HAND;
  FavorAction action = { .kind = KINGDOM_ACTION_PLAY_TOKEN,
                         .seat = kingdom_view_get_state (self)->head.decider,
                         .arg = { KINGDOM_PLAYED_PHILOSOPHER, cell, cell } };
  gint16     *road = &action.arg[KINGDOM_PLAY_ROAD];

  while (kingdom_thing_lie.place_of (*road) != (int) piece)
    (*road)++;
  return action;
}

/* (transfer full) (nullable): why a piece of road cannot be played; of others their parts say it. */
static char *
explain_road (KingdomView *self, FavorPiece *held)
{
  const KingdomState *state;
  const guint         key = favor_piece_get_key (held);
  FavorAction         action;
  FavorRefusal        why;

  if (!kingdom_view_is_open (self) || key >= KINGDOM_KEY_ACTION ||
      kingdom_giver[order[key]] != KINGDOM_PHILOSOPHER ||
      (favor_piece_get_state (held) & (FAVOR_PIECE_CHOOSABLE | FAVOR_PIECE_CHOSEN)) != 0)
    return NULL;
  state = kingdom_view_get_state (self);
  if (state->head.phase != KINGDOM_PHASE_WORK)
    return NULL;
  if (favor_piece_get_count (held) == 0)
    /* Translators: beside an empty place of the own hand, when it is pressed */
    return g_strdup (_ ("You have none of these pieces."));
  action = begin_road (self, order[key]);
  if (favor_kingdom_game.check (state, &action, &why))
    return NULL;
  return favor_text_for_refusal (&favor_kingdom_game,
                                 &why,
                                 favor_piece_view_get_names (FAVOR_PIECE_VIEW (self)));
}

gboolean
kingdom_view_refuse_road (KingdomView *self, FavorPiece *piece)
{
  g_autofree char *why = NULL;

  if (!favor_hand_holds (self->hand, piece))
    return FALSE;
  why = explain_road (self, piece);
  if (why != NULL)
    favor_game_view_refuse (FAVOR_GAME_VIEW (self), why, GTK_WIDGET (piece));
  return why != NULL;
}

/* Where there is none of a piece its place is veiled; one that could only be played with a fault is not. */
void
kingdom_view_veil_places (KingdomView *self)
{
  GPtrArray *pieces = favor_hand_get_pieces (self->hand);

  for (guint i = 0; i < pieces->len; i++)
    {
      FavorPiece      *piece = g_ptr_array_index (pieces, i);
      g_autofree char *why = NULL;

      if (kingdom_view_is_open (self) && kingdom_view_can_begin (self, piece))
        {
          favor_piece_set_why_not (piece, NULL);
          favor_piece_set_state (piece, FAVOR_PIECE_CHOOSABLE);
          continue;
        }
      why = explain_road (self, piece);
      if (why != NULL)
        favor_piece_set_why_not (piece, why);
      if (favor_piece_get_key (piece) < KINGDOM_KEY_ACTION &&
          favor_piece_get_count (piece) == 0)
        favor_piece_set_state (piece, FAVOR_PIECE_VEILED);
    }
}

void
kingdom_view_install_hand (FavorPieceViewClass *piece_class)
{
  piece_class->fill = fill;
  piece_class->spread_card = spread_card;
}
