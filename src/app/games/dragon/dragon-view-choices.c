/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "dragon-view-private.h"

#include "dragon-faces.h"
#include "dragon-facts.h"

/* What the pieces are, and what they show of what is chosen. */

/* The cards on the table, of which own ones may be sent home, and the one that may move stays where
 * it lies; dropped elsewhere it moves. */
static guint
list_card_things (DragonView *self, guint index, FavorPart *things)
{
  const DragonState       *state = dragon_view_get_state (self);
  const DragonTableauCard *card = &dragon_view_get_tableau (self)->cards[index];

  if (state->head.phase == DRAGON_PHASE_SHIFT)
    {
      if (index != dragon_card_index (state, state->lap, state->head.decider))
        return 0;
      things[0] = favor_part_kind (DRAGON_ACTION_KEEP_VOTE);
      return 1;
    }
  if (card->owner != state->head.decider || card->role < 0)
    return 0;
  things[0] = favor_part (DRAGON_ACTION_SEND_HOME, &dragon_delegate, card->role);
  return 1;
}

static guint
list_things (FavorPieceView *view, FavorPiece *piece, FavorPart *things)
{
  DragonView *self = DRAGON_VIEW (view);
  guint       key = favor_piece_get_key (piece);

  if (favor_hand_holds (self->hand, piece))
    {
      if (key >= DRAGON_KEY_HOME)
        return 0;
      things[0] = favor_part (DRAGON_ACTION_PLACE_VOTE,
                              &dragon_delegate,
                              (int) (key / DRAGON_KEY_COPIES));
      return 1;
    }
  if (key < DRAGON_N_ROLES)
    {
      things[0] = favor_part (FAVOR_NONE, &dragon_vote, (int) key);
      return 1;
    }
  if (key - DRAGON_KEY_CARD < dragon_view_get_tableau (self)->n_cards)
    return list_card_things (self, key - DRAGON_KEY_CARD, things);
  return 0;
}

/* With an own card in hand the cards on the table are only in its way. */
static FavorPiece *
find_below (FavorPieceView *view, FavorPiece *piece)
{
  DragonView          *self = DRAGON_VIEW (view);
  const DragonTableau *tableau = dragon_view_get_tableau (self);
  guint                key = favor_piece_get_key (piece);

  if (favor_chooser_get_n_parts (dragon_view_get_chooser (self)) == 0 ||
      favor_hand_holds (self->hand, piece) || key < DRAGON_KEY_CARD ||
      key - DRAGON_KEY_CARD >= tableau->n_cards ||
      tableau->cards[key - DRAGON_KEY_CARD].on < 0)
    return NULL;
  return dragon_council_get_vote (self->council,
                                  (guint) tableau->cards[key - DRAGON_KEY_CARD].on);
}

/* What the chosen vote will look like. */
static void
update_ghost (DragonView *self)
{
  const FavorAction *action =
    dragon_view_is_open (self) ? favor_chooser_get_action (dragon_view_get_chooser (self))
                               : NULL;
  const DragonState *state = dragon_view_get_state (self);

  if (action != NULL && action->kind == DRAGON_ACTION_PLACE_VOTE)
    dragon_council_set_ghost (self->council,
                              action->arg[DRAGON_PLACE_ON],
                              (guint) action->arg[DRAGON_PLACE_CARD],
                              state->clans[action->seat]);
  else
    dragon_council_set_ghost (self->council, FAVOR_NONE, 0, 0);
}

/* The delegate that is to be laid somewhere, or FAVOR_NONE. */
static int
chosen_delegate (DragonView *self)
{
  const DragonState *state = dragon_view_get_state (self);

  if (!dragon_view_is_open (self))
    return FAVOR_NONE;
  if (favor_chooser_find (dragon_view_get_chooser (self), &dragon_delegate) >= 0 &&
      state->head.phase == DRAGON_PHASE_VOTE)
    return favor_chooser_find (dragon_view_get_chooser (self), &dragon_delegate);
  if (state->head.phase == DRAGON_PHASE_SHIFT)
    return state->table[dragon_card_index (state, state->lap, state->head.decider)].card;
  return FAVOR_NONE;
}

static void
update_facts (DragonView *self)
{
  const DragonState *state = dragon_view_get_state (self);
  char              *facts[DRAGON_N_ROLES] = { NULL };
  int                card = chosen_delegate (self);

  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    facts[role] = card >= 0 ? dragon_fact_describe (state,
                                                    state->head.decider,
                                                    (guint) card,
                                                    role)
                            : dragon_fact_describe_offer (state, role);
  dragon_council_set_facts (self->council, facts);
  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    g_free (facts[role]);
}

static void
update (FavorPieceView *view)
{
  update_ghost (DRAGON_VIEW (view));
  update_facts (DRAGON_VIEW (view));
}

/* The other part lies on the table, or in the hand. */
static void
press (FavorPieceView *view, FavorPiece *piece)
{
  FavorChooser *chooser = favor_piece_view_get_chooser (view);

  dragon_view_get_parent_class (view)->press (view, piece);
  if (favor_piece_view_is_open (view) && favor_chooser_get_action (chooser) == NULL &&
      favor_chooser_get_n_parts (chooser) == 1)
    favor_game_view_focus_choices (FAVOR_GAME_VIEW (view));
}

/* The own delegates on the table, of which one goes home. */
static FavorFace *
spread_card (FavorPieceView *view, FavorPart part, char **label)
{
  const DragonState *state = dragon_view_get_state (DRAGON_VIEW (view));
  guint              role = (guint) part.value[0];

  if (part.thing != &dragon_delegate || part.kind != DRAGON_ACTION_SEND_HOME)
    return NULL;
  return dragon_face_new_delegate (role, state->clans[state->head.decider], FALSE);
}

void
dragon_view_install_choices (FavorPieceViewClass *piece_class)
{
  piece_class->list_things = list_things;
  piece_class->find_below = find_below;
  piece_class->first_reason = DRAGON_REFUSAL_WRONG_PHASE + 1;
  piece_class->update = update;
  piece_class->spread_card = spread_card;
  piece_class->press = press;
}
