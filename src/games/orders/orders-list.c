/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-orders"

#include "orders-step.h"

/* Section 6: kinds in the order of the table, cards in the order of the hand. */

static FavorAction *
add (const OrdersState *state, FavorActions *out, OrdersAction kind)
{
  return favor_actions_append (out, (guint8) kind, state->head.decider);
}

static void
add_card (const OrdersState *state, FavorActions *out, OrdersAction kind, guint card)
{
  add (state, out, kind)->arg[ORDERS_CARD_CARD] = (gint16) card;
}

static void
list_setup (const OrdersState *state, FavorActions *out)
{
  const FavorSeat seat = state->head.decider;

  add (state, out, ORDERS_ACTION_KEEP_ORDERS);
  for (guint i = 0; i < state->n_hand[seat]; i++)
    add_card (state, out, ORDERS_ACTION_RETURN_ORDER, state->hand[seat][i]);
}

static void
list_start (const OrdersState *state, FavorActions *out)
{
  const FavorSeat seat = state->head.decider;

  if (state->relief[seat] == TRUE && !state->drew &&
      state->relief_used < ORDERS_MAX_DISCARDED)
    for (guint i = 0; i < state->n_hand[seat]; i++)
      if (orders_cards[state->hand[seat][i]].farmer)
        add_card (state, out, ORDERS_ACTION_DISCARD_FARMER_ORDER, state->hand[seat][i]);
  if (!state->drew && state->n_deck > 0 && state->n_hand[seat] < ORDERS_MAX_HAND)
    add (state, out, ORDERS_ACTION_DRAW_ORDER);
  add (state, out, ORDERS_ACTION_REVEAL_TILE);
}

/* Every space with the rotations that differ: spaces are sorted by y, then x. */
static void
list_place (const OrdersState *state, FavorActions *out)
{
  const FavorTileMap   *tiles = &state->tiles;
  const FavorTileShape *shape = &orders_shapes[state->current];
  const guint64         turns = favor_edges_all_turns (shape->edges);

  for (guint i = 0; i < tiles->n_spaces; i++)
    {
      guint64 fitting = favor_edges_fitting (turns, tiles->space[i].needs);

      for (guint rotation = 0; fitting != 0 && rotation < shape->rotations;
           rotation++, fitting >>= 16)
        if ((fitting & 1) != 0)
          {
            FavorAction *action = add (state, out, ORDERS_ACTION_PLACE_TILE);

            action->arg[ORDERS_PLACE_X] = tiles->space[i].x;
            action->arg[ORDERS_PLACE_Y] = tiles->space[i].y;
            action->arg[ORDERS_PLACE_ROT] = (gint16) rotation;
          }
    }
  out->complete = shape->rotations == FAVOR_N_SIDES;
}

static void
list_follow (const OrdersState *state, FavorActions *out)
{
  const guint tile = state->placed[state->n_placed - 1].tile;

  for (guint i = 0; i < orders_shapes[tile].n_segments; i++)
    if (orders_can_stand (state, i))
      add (state, out, ORDERS_ACTION_PLACE_FOLLOWER)
        ->arg[ORDERS_FOLLOW_SEGMENT] = (gint16) orders_part_of_segment (tile, i);
  add (state, out, ORDERS_ACTION_SKIP_FOLLOWER);
}

void
orders_list (gconstpointer state, FavorActions *out)
{
  const OrdersState *self = state;

  favor_actions_clear (out);
  out->complete = TRUE;
  switch ((OrdersPhase) self->head.phase)
    {
    case ORDERS_PHASE_SETUP_ORDERS:
      list_setup (self, out);
      break;
    case ORDERS_PHASE_START:
      list_start (self, out);
      break;
    case ORDERS_PHASE_PLACE:
      list_place (self, out);
      break;
    case ORDERS_PHASE_FOLLOW:
      list_follow (self, out);
      break;
    case ORDERS_PHASE_FULFIL:
      for (guint i = 0; i < self->n_eligible; i++)
        add_card (self, out, ORDERS_ACTION_FULFIL_ORDER, self->eligible[i]);
      break;
    case ORDERS_PHASE_OVER:
      break;
    }
}
