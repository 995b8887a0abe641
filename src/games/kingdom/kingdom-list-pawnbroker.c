/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include "kingdom-lister.h"

/* What the Pawnbroker can do with favors on the map (section 6). Few lie there, so candidates are simply
 * checked one by one. */

typedef struct
{
  guint8 tile;
  guint8 slot;
} Laid;

/* The favors that lie in slots, by cell and slot: returns how many there are. */
static guint
find_laid (KingdomLister *self, Laid *laid)
{
  guint n = 0;

  kingdom_lister_find_taken (self);
  for (guint i = 0; i < self->n_taken; i++)
    for (guint slot = 0; slot < KINGDOM_N_SLOTS; slot++)
      if (kingdom_has_old_favor (&self->table->tile[self->taken[i]], slot))
        laid[n++] = (Laid){ self->taken[i], (guint8) slot };
  return n;
}

static void
add_if_good (KingdomLister *self, const FavorAction *action)
{
  KingdomEdit edit;

  if (!kingdom_check_work (self->state, action, self->map, NULL))
    return;
  kingdom_edit_init (&edit, self->table, action);
  if (kingdom_edit_faults (&edit, self->table, self->map) <= self->limit)
    kingdom_lister_append (self, action);
}

static void
begin_swap (const KingdomLister *self, FavorAction *action, Laid first, Laid second)
{
  *action = kingdom_lister_begin (self, KINGDOM_ACTION_USE_PAWNBROKER_SWAP);
  kingdom_lister_set_tile (self, action, KINGDOM_SWAP_X, first.tile);
  action->arg[KINGDOM_SWAP_SLOT] = first.slot;
  kingdom_lister_set_tile (self, action, KINGDOM_SWAP_X2, second.tile);
  action->arg[KINGDOM_SWAP_SLOT2] = second.slot;
  action->arg[KINGDOM_SWAP_ROAD] = action->arg[KINGDOM_SWAP_ROAD2] = FAVOR_NONE;
}

/* The orientations that a token may be given: -1, or another one of its shape. */
static gboolean
is_other_road (const KingdomTile *tile, gint road)
{
  if (road == FAVOR_NONE)
    return TRUE;
  return kingdom_token_of_road ((guint) road) == tile->middle &&
         kingdom_road_of_tile (tile) != road;
}

static void
list_token_swap (KingdomLister *self, Laid first, Laid second)
{
  FavorAction action;

  begin_swap (self, &action, first, second);
  for (gint16 road = FAVOR_NONE; road <= KINGDOM_ROAD_BRIDGE_EW; road++)
    for (gint16 road2 = FAVOR_NONE; road2 <= KINGDOM_ROAD_BRIDGE_EW; road2++)
      if (is_other_road (&self->table->tile[first.tile], road) &&
          is_other_road (&self->table->tile[second.tile], road2))
        {
          action.arg[KINGDOM_SWAP_ROAD] = road;
          action.arg[KINGDOM_SWAP_ROAD2] = road2;
          add_if_good (self, &action);
        }
}

/* Triangles with triangles, tokens in the middle with tokens; two Hunters on arms would change nothing. */
static void
list_swap (KingdomLister *self, Laid first, Laid second)
{
  FavorAction action;

  if (first.slot == KINGDOM_SLOT_MIDDLE && second.slot == KINGDOM_SLOT_MIDDLE)
    list_token_swap (self, first, second);
  else if (first.slot < KINGDOM_SLOT_MIDDLE && second.slot < KINGDOM_SLOT_MIDDLE)
    {
      begin_swap (self, &action, first, second);
      add_if_good (self, &action);
    }
}

void
kingdom_list_pawnbroker (KingdomLister *self)
{
  FavorAction action = kingdom_lister_begin (self, KINGDOM_ACTION_USE_PAWNBROKER_REMOVE);
  Laid        laid[KINGDOM_N_TILES * KINGDOM_N_SLOTS];
  const guint n = find_laid (self, laid);

  for (guint i = 0; i < n; i++)
    for (guint k = i + 1; k < n; k++)
      list_swap (self, laid[i], laid[k]);
  for (guint i = 0; i < n; i++)
    {
      kingdom_lister_set_tile (self, &action, KINGDOM_AT_X, laid[i].tile);
      action.arg[KINGDOM_REMOVE_SLOT] = laid[i].slot;
      add_if_good (self, &action);
    }
}
