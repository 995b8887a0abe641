/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "kingdom-view-private.h"

/* Triangles may be played where they leave the map with faults, but no list has room for that: what a person
 * points at is taken, and shows what is wrong. */

/* (out) `action`: FALSE if the triangle in hand cannot be played there. */
static gboolean
can_play (KingdomView *self, gint x, gint y, guint side, FavorAction *action)
{
  const gint favor = favor_chooser_find (kingdom_view_get_chooser (self),
                                         &kingdom_played_triangles.thing);

  if (kingdom_view_get_kind (self) != KINGDOM_ACTION_PLAY_TRIANGLE || favor < 0)
    return FALSE;
  *action = (FavorAction){
    .kind = KINGDOM_ACTION_PLAY_TRIANGLE,
    .seat = kingdom_view_get_state (self)->head.decider,
    .arg = { (gint16) favor, (gint16) x, (gint16) y, (gint16) side },
  };
  return favor_kingdom_game.check (kingdom_view_get_state (self), action, NULL);
}

gboolean
kingdom_view_offers (KingdomView *self, FavorPart part)
{
  FavorChooser *chooser = kingdom_view_get_chooser (self);

  return favor_chooser_count (chooser, part) > 0 ||
         favor_chooser_continues (chooser, part) ||
         favor_chooser_exchanges (chooser, part);
}

static gboolean
take_on_tile (KingdomView *self, gint x, gint y)
{
  FavorAction action;

  if (kingdom_view_offers (self,
                           favor_part_at (KINGDOM_ACTION_PLAY_TRIANGLE,
                                          &kingdom_thing_cell,
                                          x,
                                          y)))
    return FALSE;
  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    if (can_play (self, x, y, side, &action))
      {
        favor_chooser_take (kingdom_view_get_chooser (self), &action);
        return TRUE;
      }
  return FALSE;
}

static gboolean
take_at_side (KingdomView *self, guint side)
{
  const FavorAction *chosen = kingdom_view_get_action (self);
  const FavorPart    part = favor_part (KINGDOM_ACTION_PLAY_TRIANGLE,
                                     &kingdom_sides.thing,
                                     (gint) side);
  FavorAction        action;

  if (chosen == NULL || kingdom_view_offers (self, part) ||
      !can_play (self,
                 chosen->arg[KINGDOM_PLAY_X],
                 chosen->arg[KINGDOM_PLAY_Y],
                 side,
                 &action))
    return FALSE;
  favor_chooser_take (kingdom_view_get_chooser (self), &action);
  return TRUE;
}

gboolean
kingdom_view_take_play (KingdomView *self, FavorPiece *piece)
{
  const KingdomState *state = kingdom_view_get_state (self);
  guint               which;

  if (favor_hand_holds (self->hand, piece) || piece == self->in_hand)
    return FALSE;
  switch (kingdom_chart_identify (piece, &which))
    {
    case KINGDOM_THING_TILE:
      return take_on_tile (self, state->table.tile[which].x, state->table.tile[which].y);
    case KINGDOM_THING_TARGET:
      return which < KINGDOM_SLOT_MIDDLE && take_at_side (self, which);
    case KINGDOM_THING_SPACE:
    case KINGDOM_THING_FAVOR:
      break;
    }
  return FALSE;
}

gboolean
kingdom_view_can_play_at (KingdomView *self, const KingdomTargets *targets, guint side)
{
  FavorAction action;

  return kingdom_view_get_action (self) != NULL &&
         can_play (self, targets->x, targets->y, side, &action);
}
