/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "emperor-view-private.h"

/* What the pieces are, and what is special about choosing them. */

/* The kind of action that is being put together, or FAVOR_NONE. */
static gint
get_kind (EmperorView *self)
{
  FavorChooser *chooser = emperor_view_get_chooser (self);

  return favor_chooser_get_n_parts (chooser) > 0 ? favor_chooser_get_kind (chooser)
                                                 : FAVOR_NONE;
}

static gboolean
is_open (EmperorView *self, EmperorThing what)
{
  return favor_chooser_get_open (emperor_view_get_chooser (self)) ==
         &emperor_things[what];
}

/* ---- Things --------------------------------------------------------------------------- */

static FavorPart
make_thing (EmperorThing what, guint value)
{
  return emperor_part (FAVOR_NONE, what, (gint) value);
}

static guint
list_hand_things (guint key, FavorPart *things)
{
  guint n = 0;

  if (key >= EMPEROR_KEY_DONE)
    return 0;
  if (key >= EMPEROR_KEY_OPEN)
    {
      things[n++] = make_thing (EMPEROR_THING_EVENT, key - EMPEROR_KEY_OPEN);
      return n;
    }
  things[n++] = make_thing (EMPEROR_THING_PAY, key / EMPEROR_KEY_COPIES);
  things[n++] = make_thing (EMPEROR_THING_GIVE, key / EMPEROR_KEY_COPIES);
  things[n++] = make_thing (EMPEROR_THING_CARD, key / EMPEROR_KEY_COPIES);
  return n;
}

/* What is aimed at somebody is about that player's Stars, not about the own ones. */
static gboolean
is_aimed (EmperorView *self, gint kind)
{
  gint card = emperor_view_find (self, EMPEROR_THING_CARD);

  return kind == EMPEROR_ACTION_PLAY && card >= 0 && emperor_is_plot (card);
}

/* Own Stars. */
static guint
list_slot_things (EmperorView *self, gint staff, FavorPart *things)
{
  gint  kind = get_kind (self);
  guint n = 0;

  things[n++] = emperor_part (FAVOR_NONE, EMPEROR_THING_FROM, staff);
  if (kind >= 0 && !is_aimed (self, kind))
    things[n++] = emperor_part (kind, EMPEROR_THING_STAFF, staff);
  things[n++] = emperor_part (EMPEROR_ACTION_PLACE_STAR, EMPEROR_THING_STAFF, staff);
  things[n++] = emperor_part (EMPEROR_ACTION_ALLY, EMPEROR_THING_STAFF, staff);
  return n;
}

static guint
list_other_things (EmperorView *self, guint key, FavorPart *things)
{
  guint n = 0;

  if (key == EMPEROR_KEY_EMPRESS)
    {
      if (get_kind (self) == EMPEROR_ACTION_PLAY)
        things[n++] = emperor_part (EMPEROR_ACTION_PLAY,
                                    EMPEROR_THING_CHOICE,
                                    EMPEROR_CHOICE_EMPRESS);
      things[n++] = favor_part_kind (EMPEROR_ACTION_ALLY_EMPRESS);
    }
  else if (key == EMPEROR_KEY_TREASURY)
    things[n++] = favor_part_kind (EMPEROR_ACTION_SELL);
  else if (key == EMPEROR_KEY_MARKET)
    things[n++] = favor_part_kind (EMPEROR_ACTION_BUY_MARKET);
  else if (emperor_view_get_holder (self) >= 0 &&
           key == EMPEROR_KEY_MEEPLE + (guint) emperor_view_get_holder (self))
    things[n++] = favor_part_kind (EMPEROR_ACTION_MOVE);
  return n;
}

static gboolean
is_pile (guint key)
{
  return key >= EMPEROR_KEY_PILE && key < EMPEROR_KEY_PILE + EMPEROR_N_CARDS;
}

static guint
list_things (FavorPieceView *view, FavorPiece *piece, FavorPart *things)
{
  EmperorView *self = EMPEROR_VIEW (view);
  guint        key = favor_piece_get_key (piece);

  if (favor_hand_holds (self->hand, piece))
    return list_hand_things (key, things);
  if (key < EMPEROR_KEY_STAFF + EMPEROR_N_STAFF)
    {
      things[0] = make_thing (EMPEROR_THING_STAFF, key);
      things[1] = make_thing (EMPEROR_THING_FROM, key);
      return 2;
    }
  if (is_pile (key))
    {
      things[0] = make_thing (EMPEROR_THING_TAKE, key - EMPEROR_KEY_PILE);
      return 1;
    }
  if (key >= EMPEROR_KEY_SLOT && key < EMPEROR_KEY_SLOT + EMPEROR_N_STAFF)
    return list_slot_things (self, (gint) key - EMPEROR_KEY_SLOT, things);
  return list_other_things (self, key, things);
}

/* A pile lies on the card of its Staff: where that can be chosen, the whole of it can. */
static FavorPiece *
find_below (FavorPieceView *view, FavorPiece *piece)
{
  EmperorView *self = EMPEROR_VIEW (view);
  guint        key = favor_piece_get_key (piece);

  if (favor_hand_holds (self->hand, piece) || !is_pile (key))
    return NULL;
  return emperor_palace_get_piece (
    self->palace,
    EMPEROR_KEY_STAFF + (guint) emperor_card_staff ((gint) (key - EMPEROR_KEY_PILE)));
}

/* ---- How pieces stand out ------------------------------------------------------------- */

/* What would begin something else is not marked, or all would be. */
static gboolean
is_offered (FavorPieceView *view, FavorPart part)
{
  FavorChooser *chooser = favor_piece_view_get_chooser (view);

  return favor_chooser_continues (chooser, part) ||
         (part.thing != NULL && part.thing->swaps && part.kind >= 0 &&
          favor_chooser_exchanges (chooser, part));
}

/* Before anything is chosen, where Meeples and sold cards go is left alone. */
static gboolean
is_quiet (EmperorView *self, FavorPiece *piece)
{
  guint key = favor_piece_get_key (piece);

  return !favor_hand_holds (self->hand, piece) &&
         favor_chooser_get_n_parts (emperor_view_get_chooser (self)) == 0 &&
         emperor_view_is_free (self) &&
         (key < EMPEROR_KEY_EMPRESS || key == EMPEROR_KEY_TREASURY || is_pile (key));
}

static FavorPieceState
mark (FavorPieceView *view, FavorPiece *piece)
{
  EmperorView *self = EMPEROR_VIEW (view);

  /* All that one has can be offered. */
  if (emperor_view_is_composing (self))
    return favor_hand_holds (self->hand, piece) &&
               favor_piece_get_key (piece) < EMPEROR_KEY_DONE
             ? FAVOR_PIECE_CHOOSABLE
             : 0;
  return is_quiet (self, piece)
           ? 0
           : emperor_view_get_parent_class (view)->mark (view, piece);
}

/* Own cards are what the action takes: another one is not a new beginning. */
static gboolean
begins_anew (FavorPieceView *view, FavorPiece *piece)
{
  EmperorView *self = EMPEROR_VIEW (view);
  gint         kind = get_kind (self);

  return !(kind == EMPEROR_ACTION_ALLY || kind == EMPEROR_ACTION_ALLY_EMPRESS ||
           (kind == EMPEROR_ACTION_COMPLETE_EVENT && is_open (self, EMPEROR_THING_PAY)) ||
           (kind == EMPEROR_ACTION_PLAY &&
            (is_open (self, EMPEROR_THING_GIVE) || is_open (self, EMPEROR_THING_PAY))));
}

/* Otherwise the hand is only looked at, to decide something else. */
static gboolean
asks_for_cards (EmperorView *self)
{
  const EmperorState *state = emperor_view_get_state (self);

  return emperor_view_is_free (self) || state->prompt == EMPEROR_PROMPT_REACT ||
         state->head.phase == EMPEROR_PHASE_DISCARD;
}

/* Events are there to be read. */
static gboolean
is_veiled (FavorPieceView *view, FavorPiece *piece)
{
  EmperorView *self = EMPEROR_VIEW (view);

  if (!asks_for_cards (self) ||
      (favor_piece_get_key (piece) >= EMPEROR_KEY_OPEN &&
       favor_chooser_get_n_parts (emperor_view_get_chooser (self)) == 0))
    return FALSE;
  return emperor_view_get_parent_class (view)->is_veiled (view, piece);
}

/* What a card alone means. */
static gint
find_kind (FavorPieceView *view, FavorPart part)
{
  const EmperorState *state = emperor_view_get_state (EMPEROR_VIEW (view));

  if (state->prompt == EMPEROR_PROMPT_REACT)
    return EMPEROR_ACTION_REACT;
  return state->head.phase == EMPEROR_PHASE_DISCARD ? EMPEROR_ACTION_DISCARD
                                                    : EMPEROR_ACTION_PLAY;
}

/* ---- Acting --------------------------------------------------------------------------- */

static gboolean
allows (FavorPieceView *view, FavorPiece *place)
{
  EmperorView *self = EMPEROR_VIEW (view);

  if (!emperor_view_is_composing (self) || !emperor_view_is_free (self))
    return TRUE;
  favor_game_view_refuse (
    FAVOR_GAME_VIEW (view),
    /* Translators: why nothing can be chosen on the board while a trade is put together beside
     * it */
    _ ("Offer the trade, or close its page first."),
    GTK_WIDGET (place));
  return FALSE;
}

/* What a payment takes out of the hand, in Gold. */
static guint
worth_of (const FavorAction *action)
{
  FavorPart parts[FAVOR_PARTS_MOST];
  guint     n = favor_action_list_parts (&favor_emperor_game, action, parts), worth = 0;

  for (guint i = 0; i < n; i++)
    if (parts[i].thing == &emperor_things[EMPEROR_THING_PAY])
      worth += emperor_gold_values[parts[i].value[0]];
  return worth;
}

/* The cheapest payment is proposed at once; it is changed by pointing at other cards. */
static void
propose_payment (EmperorView *self)
{
  FavorChooser      *chooser = emperor_view_get_chooser (self);
  g_autoptr (GArray) left = favor_chooser_list_left (chooser);
  guint              best = 0;

  if (!is_open (self, EMPEROR_THING_PAY) && !is_open (self, EMPEROR_THING_FROM))
    return;
  for (guint i = 1; i < left->len; i++)
    if (worth_of (&g_array_index (left, FavorAction, i)) <
        worth_of (&g_array_index (left, FavorAction, best)))
      best = i;
  favor_chooser_propose_of (chooser,
                            &g_array_index (left, FavorAction, best),
                            &emperor_things[EMPEROR_THING_PAY]);
}

/* A card in hand is played unless something else is said. What is left without a choice is seen,
 * too. */
static void
follow_up (FavorPieceView *view, FavorPart part)
{
  FavorChooser *chooser = favor_piece_view_get_chooser (view);
  FavorPart     play = favor_part_kind (EMPEROR_ACTION_PLAY);

  if (part.thing == &emperor_things[EMPEROR_THING_CARD] &&
      favor_chooser_get_kind (chooser) < 0 && favor_chooser_continues (chooser, play))
    favor_chooser_choose (chooser, play);
  propose_payment (EMPEROR_VIEW (view));
  if (favor_chooser_get_action (chooser) != NULL)
    favor_chooser_propose_of (chooser, favor_chooser_get_action (chooser), NULL);
}

static void
press (FavorPieceView *view, FavorPiece *piece)
{
  if (favor_piece_view_is_open (view) &&
      !emperor_view_offer_piece (EMPEROR_VIEW (view), piece))
    emperor_view_get_parent_class (view)->press (view, piece);
}

/* A Star of the own is moved to pay for one elsewhere. */
static void
drop_star (FavorPieceView *view, FavorPiece *on, gint staff)
{
  FavorPart parts[FAVOR_PIECE_PARTS_MOST];
  guint     n = favor_piece_view_list_parts (view, on, parts);

  if (!favor_piece_view_choose (view, parts, n, on))
    return;
  parts[0] = emperor_part (get_kind (EMPEROR_VIEW (view)), EMPEROR_THING_FROM, staff);
  favor_piece_view_choose (view, parts, 1, on);
}

/* What is dropped on the Empress is played. What a Star costs is proposed, and can be changed before
 * it is paid. */
static void
drop (FavorPieceView *view, FavorPiece *on, FavorPiece *piece)
{
  EmperorView *self = EMPEROR_VIEW (view);
  FavorPart    parts[FAVOR_PIECE_PARTS_MOST + 1];
  guint        key = favor_piece_get_key (piece), n = 0;

  if (!favor_piece_view_is_open (view))
    return;
  favor_chooser_clear (favor_piece_view_get_chooser (view));
  if (!favor_hand_holds (self->hand, piece) && key >= EMPEROR_KEY_SLOT &&
      key < EMPEROR_KEY_SLOT + EMPEROR_N_STAFF)
    {
      drop_star (view, on, (gint) key - EMPEROR_KEY_SLOT);
      return;
    }
  if (!favor_piece_view_choose (view,
                                parts,
                                favor_piece_view_list_parts (view, piece, parts),
                                piece) ||
      favor_hand_holds (self->hand, on))
    return;
  if (favor_piece_get_key (on) == EMPEROR_KEY_EMPRESS)
    parts[n++] = favor_part_kind (EMPEROR_ACTION_PLAY);
  n += favor_piece_view_list_parts (view, on, parts + n);
  if (favor_piece_view_choose (view, parts, n, on) &&
      get_kind (self) != EMPEROR_ACTION_ALLY)
    favor_piece_view_commit (view);
}

/* ---- Number keys ---------------------------------------------------------------------- */

/* At first the n-th card of the hand; answers to a question are told by their order. */
static const FavorThing *
find_numbered (FavorPieceView *view)
{
  EmperorView      *self = EMPEROR_VIEW (view);
  const FavorThing *thing = NULL;

  if (favor_chooser_get_kind (emperor_view_get_chooser (self)) >= 0)
    thing = emperor_view_get_parent_class (view)->find_numbered (view);
  if (thing == NULL && emperor_view_is_free (self))
    return &emperor_things[EMPEROR_THING_CARD];
  return thing;
}

/* The cards that can be taken, if they are of one Staff: these are told by their level. */
static gint
find_staff (EmperorView *self)
{
  g_autoptr (GArray) left = favor_chooser_list_left (emperor_view_get_chooser (self));
  gint               found = FAVOR_NONE;

  for (guint i = 0; i < left->len; i++)
    {
      FavorPart parts[FAVOR_PARTS_MOST];
      guint     n = favor_action_list_parts (&favor_emperor_game,
                                         &g_array_index (left, FavorAction, i),
                                         parts);

      for (guint k = 0; k < n; k++)
        if (parts[k].thing == &emperor_things[EMPEROR_THING_TAKE])
          {
            gint staff = emperor_card_staff (parts[k].value[0]);

            if (found >= 0 && found != staff)
              return FAVOR_NONE;
            found = staff;
          }
    }
  return found;
}

static gint
find_nth (FavorPieceView *view, const FavorThing *thing, guint nth)
{
  gint staff = thing == &emperor_things[EMPEROR_THING_TAKE]
                 ? find_staff (EMPEROR_VIEW (view))
                 : FAVOR_NONE;

  if (staff < 0)
    return emperor_view_get_parent_class (view)->find_nth (view, thing, nth);
  return nth < EMPEROR_N_LEVELS ? emperor_card_of (staff, (gint) nth + 1) : FAVOR_NONE;
}

void
emperor_view_install_choices (FavorPieceViewClass *piece_class)
{
  piece_class->list_things = list_things;
  piece_class->find_below = find_below;
  piece_class->is_offered = is_offered;
  piece_class->begins_anew = begins_anew;
  piece_class->is_veiled = is_veiled;
  piece_class->mark = mark;
  piece_class->find_kind = find_kind;
  piece_class->first_reason = EMPEROR_REFUSAL_NOT_OFFERED_EVENT;
  piece_class->allows = allows;
  piece_class->follow_up = follow_up;
  piece_class->spread_card = emperor_view_spread_card;
  piece_class->press = press;
  piece_class->drop = drop;
  piece_class->find_numbered = find_numbered;
  piece_class->find_nth = find_nth;
}
