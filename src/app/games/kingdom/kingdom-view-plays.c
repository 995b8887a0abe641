/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "kingdom-view-private.h"

/* Triangles and tokens may be played where they leave the map with faults, and roads may be swapped so, but no
 * list has room for that: what a person points at, or turns, is taken, and shows what is wrong. */

gboolean
kingdom_view_offers (KingdomView *self, FavorPart part)
{
  FavorChooser *chooser = kingdom_view_get_chooser (self);

  return favor_chooser_count (chooser, part) > 0 ||
         favor_chooser_continues (chooser, part) ||
         favor_chooser_exchanges (chooser, part);
}

static gboolean
is_legal (KingdomView *self, const FavorAction *action, FavorRefusal *why)
{
  return favor_kingdom_game.check (kingdom_view_get_state (self), action, why);
}

/* ---- Which favor ---------------------------------------------------------------------- */

/**
 * Played:
 * @kind: the kind of the action
 * @favor: the triangle or token that is chosen
 * @first, @last: how it may lie, or %FAVOR_NONE
 * @piece: the piece of road that it is, or %FAVOR_NONE
 *
 * What is in hand to be played.
 */
typedef struct
{
  gint   kind;
  gint16 favor;
  gint16 first;
  gint16 last;
  gint   piece;
} Played;

/* The piece of road that is chosen: by itself, or by the way in which it lies. */
static gint
find_road_piece (FavorChooser *chooser)
{
  const gint lie = favor_chooser_find (chooser, &kingdom_thing_lie);

  return lie >= 0 ? kingdom_thing_lie.place_of (lie)
                  : favor_chooser_find (chooser, &kingdom_thing_road_piece);
}

static Played
describe (gint kind, gint favor, gint piece)
{
  const gint16 none = FAVOR_NONE;

  if (kind != KINGDOM_ACTION_PLAY_TOKEN || piece < 0)
    return (Played){ kind, (gint16) favor, none, none, none };
  return (Played){ kind,
                   KINGDOM_PLAYED_PHILOSOPHER,
                   0,
                   (gint16) (kingdom_roads.n_words - 1),
                   piece };
}

/* FALSE as long as nothing is chosen. */
static gboolean
find_played (KingdomView *self, Played *played)
{
  FavorChooser *chooser = kingdom_view_get_chooser (self);
  const gint    kind = kingdom_view_get_kind (self);

  if (kind == KINGDOM_ACTION_PLAY_TRIANGLE)
    *played = describe (kind,
                        favor_chooser_find (chooser, &kingdom_played_triangles.thing),
                        FAVOR_NONE);
  else if (kind == KINGDOM_ACTION_PLAY_TOKEN)
    *played = describe (kind,
                        favor_chooser_find (chooser, &kingdom_played_tokens.thing),
                        find_road_piece (chooser));
  else
    return FALSE;
  return played->favor >= 0;
}

/* FALSE of what is no piece that could be played. */
static gboolean
find_held (KingdomView *self, FavorPiece *piece, Played *played)
{
  FavorPart things[FAVOR_PIECE_THINGS_MOST];

  if (favor_piece_get_key (piece) >= KINGDOM_KEY_ACTION ||
      favor_piece_get_count (piece) == 0 ||
      kingdom_view_get_state (self)->head.phase != KINGDOM_PHASE_WORK ||
      FAVOR_PIECE_VIEW_GET_CLASS (self)->list_things (FAVOR_PIECE_VIEW (self),
                                                      piece,
                                                      things) == 0)
    return FALSE;
  *played = things[0].thing == &kingdom_thing_road_piece
              ? describe (things[0].kind, FAVOR_NONE, things[0].value[0])
              : describe (things[0].kind, things[0].value[0], FAVOR_NONE);
  return TRUE;
}

/* ---- Where ---------------------------------------------------------------------------- */

/* Triangles have sides, tokens the middle; the Hunter has arms, too. */
static gboolean
has_slot (const Played *played, guint slot)
{
  if (played->kind == KINGDOM_ACTION_PLAY_TRIANGLE)
    return slot < KINGDOM_SLOT_MIDDLE;
  return slot == KINGDOM_SLOT_MIDDLE ||
         (slot > KINGDOM_SLOT_MIDDLE && played->favor == KINGDOM_PLAYED_HUNTER);
}

static FavorAction
describe_play (KingdomView  *self,
               const Played *played,
               const gint16 *cell,
               guint         slot,
               gint16        road)
{
  const gboolean is_side = slot < KINGDOM_SLOT_MIDDLE;
  FavorAction    action = {
       .kind = (guint8) played->kind,
       .seat = kingdom_view_get_state (self)->head.decider,
       .arg = { played->favor,
                cell[0],
                cell[1],
                (gint16) (is_side ? slot : slot - KINGDOM_SLOT_MIDDLE) },
  };

  if (!is_side)
    action.arg[KINGDOM_PLAY_ROAD] = road;
  return action;
}

/* (out) `action`: it lies somehow; else why not, for the last way that was tried. */
static guint
try_play (KingdomView  *self,
          const Played *played,
          const gint16 *cell,
          guint         slot,
          FavorAction  *action)
{
  FavorRefusal why = { .reason = KINGDOM_REFUSAL_BAD_SPOT };

  if (!has_slot (played, slot))
    return why.reason;
  for (gint16 road = played->first; road <= played->last; road++)
    {
      if (road >= 0 && kingdom_thing_lie.place_of (road) != played->piece)
        continue;
      *action = describe_play (self, played, cell, slot, road);
      if (is_legal (self, action, &why))
        return FAVOR_REFUSAL_NONE;
    }
  return why.reason;
}

static gboolean
can_play (KingdomView  *self,
          const Played *played,
          const gint16 *cell,
          guint         slot,
          FavorAction  *action)
{
  return try_play (self, played, cell, slot, action) == FAVOR_REFUSAL_NONE;
}

static FavorPart
part_of_slot (KingdomView *self, guint slot)
{
  const gint kind = kingdom_view_get_kind (self);

  return slot < KINGDOM_SLOT_MIDDLE
           ? favor_part (kind, &kingdom_sides.thing, (gint) slot)
           : favor_part (kind, &kingdom_spots.thing, (gint) (slot - KINGDOM_SLOT_MIDDLE));
}

/* Somewhere on a tile. */
static gboolean
can_play_on (KingdomView *self, const Played *played, gint x, gint y, FavorAction *action)
{
  const gint16 cell[] = { (gint16) x, (gint16) y };

  for (guint slot = 0; slot < KINGDOM_N_SLOTS; slot++)
    {
      const guint why = try_play (self, played, cell, slot, action);

      if (why == FAVOR_REFUSAL_NONE)
        return TRUE;
      /* Nor can it be in another one. */
      if (why == KINGDOM_REFUSAL_NOT_ELIGIBLE)
        return FALSE;
    }
  return FALSE;
}

static gboolean
take_on_tile (KingdomView *self, gint x, gint y)
{
  const gint  kind = kingdom_view_get_kind (self);
  FavorAction action;
  Played      played;

  if (!find_played (self, &played) ||
      kingdom_view_offers (self, favor_part_at (kind, &kingdom_thing_cell, x, y)) ||
      !can_play_on (self, &played, x, y, &action))
    return FALSE;
  favor_chooser_take (kingdom_view_get_chooser (self), &action);
  return TRUE;
}

/* Whether a piece is one of what is chosen, or of what is listed. */
static gboolean
begins (KingdomView *self, FavorPiece *piece)
{
  FavorPart parts[FAVOR_PIECE_PARTS_MOST], chosen;
  guint     n = favor_piece_view_list_parts (FAVOR_PIECE_VIEW (self), piece, parts);

  if (favor_piece_view_find_chosen (FAVOR_PIECE_VIEW (self), piece, &chosen))
    return TRUE;
  for (guint i = 0; i < n; i++)
    if (favor_chooser_begins (kingdom_view_get_chooser (self), parts[i]))
      return TRUE;
  return FALSE;
}

/* A piece that fits nowhere is proposed where it can be played with a fault: on the tile in hand, or on the
 * first one of the map. */
static gboolean
find_begin (KingdomView *self, FavorPiece *piece, FavorAction *action)
{
  const KingdomTable *table = &kingdom_view_get_state (self)->table;
  Played              played;

  if (!find_held (self, piece, &played) || begins (self, piece))
    return FALSE;
  if (can_play_on (self, &played, KINGDOM_IN_HAND, KINGDOM_IN_HAND, action))
    return TRUE;
  for (guint tile = 0; tile < KINGDOM_N_TILES; tile++)
    if (table->tile[tile].place == KINGDOM_PLACE_MAP &&
        can_play_on (self, &played, table->tile[tile].x, table->tile[tile].y, action))
      return TRUE;
  return FALSE;
}

gboolean
kingdom_view_can_begin (KingdomView *self, FavorPiece *piece)
{
  FavorAction action;

  return find_begin (self, piece, &action);
}

static gboolean
take_in_slot (KingdomView *self, guint slot)
{
  const FavorAction *chosen = kingdom_view_get_action (self);
  FavorAction        action;
  Played             played;

  if (chosen == NULL || !find_played (self, &played) ||
      kingdom_view_offers (self, part_of_slot (self, slot)) ||
      !can_play (self, &played, &chosen->arg[KINGDOM_PLAY_X], slot, &action))
    return FALSE;
  favor_chooser_take (kingdom_view_get_chooser (self), &action);
  return TRUE;
}

static gboolean
take_somewhere (KingdomView *self, FavorPiece *piece)
{
  FavorAction action;

  if (!find_begin (self, piece, &action))
    return FALSE;
  favor_chooser_take (kingdom_view_get_chooser (self), &action);
  return TRUE;
}

gboolean
kingdom_view_take_play (KingdomView *self, FavorPiece *piece)
{
  const KingdomState *state = kingdom_view_get_state (self);
  guint               which;

  if (piece == self->in_hand)
    return take_on_tile (self, KINGDOM_IN_HAND, KINGDOM_IN_HAND);
  if (favor_hand_holds (self->hand, piece))
    return take_somewhere (self, piece);
  switch (kingdom_chart_identify (piece, &which))
    {
    case KINGDOM_THING_TILE:
      return take_on_tile (self, state->table.tile[which].x, state->table.tile[which].y);
    case KINGDOM_THING_TARGET:
      return take_in_slot (self, which);
    case KINGDOM_THING_SPACE:
    case KINGDOM_THING_FAVOR:
      break;
    }
  return FALSE;
}

gboolean
kingdom_view_can_play_in (KingdomView *self, const KingdomTargets *targets, guint slot)
{
  const gint16 cell[] = { (gint16) targets->x, (gint16) targets->y };
  FavorAction  action;
  Played       played;

  if (kingdom_view_offers (self, part_of_slot (self, slot)))
    return TRUE;
  return kingdom_view_get_action (self) != NULL && find_played (self, &played) &&
         can_play (self, &played, cell, slot, &action);
}

/* (nullable): the tile that is chosen. */
static const gint16 *
find_cell (KingdomView *self, FavorPart *part)
{
  FavorChooser *chooser = kingdom_view_get_chooser (self);

  for (guint i = 0; i < favor_chooser_get_n_parts (chooser); i++)
    {
      *part = favor_chooser_get_part (chooser, i);
      if (part->thing == &kingdom_thing_cell)
        return part->value;
    }
  return NULL;
}

static gboolean
find_in_slot (KingdomView *self, guint slot, FavorAction *action)
{
  FavorPart     part;
  const gint16 *cell = find_cell (self, &part);
  Played        played;

  return cell != NULL && find_played (self, &played) &&
         can_play (self, &played, cell, slot, action);
}

gboolean
kingdom_view_can_play_slot (KingdomView *self, guint slot)
{
  FavorAction action;

  return find_in_slot (self, slot, &action);
}

void
kingdom_view_take_slot (KingdomView *self, guint slot)
{
  FavorAction action;

  if (find_in_slot (self, slot, &action))
    favor_chooser_take (kingdom_view_get_chooser (self), &action);
}

gboolean
kingdom_view_has_arms (KingdomView *self)
{
  FavorPart     part;
  const gint16 *cell = find_cell (self, &part);
  Played        played;

  return cell != NULL && cell[0] == KINGDOM_IN_HAND && find_played (self, &played) &&
         played.favor == KINGDOM_PLAYED_HUNTER;
}

/* ---- How roads lie -------------------------------------------------------------------- */

static gboolean
take_if_legal (KingdomView *self, const FavorAction *action, gboolean take)
{
  if (!is_legal (self, action, NULL))
    return FALSE;
  if (take)
    favor_chooser_take (kingdom_view_get_chooser (self), action);
  return TRUE;
}

/* The way after `now`, or before it, in a ring of `n`. */
static gint
step (gint now, gint by, gint n)
{
  return ((now + by) % n + n) % n;
}

gboolean
kingdom_view_turn_road (KingdomView *self, gint by, gboolean take)
{
  FavorChooser      *chooser = kingdom_view_get_chooser (self);
  const FavorAction *chosen = kingdom_view_get_action (self);
  const gint         n = (gint) kingdom_roads.n_words;
  const gint         now = favor_chooser_find (chooser, &kingdom_thing_lie);

  for (gint i = 1; now >= 0 && i < n; i++)
    {
      const gint      next = step (now, by * i, n);
      const FavorPart part = favor_part (KINGDOM_ACTION_PLAY_TOKEN,
                                         &kingdom_thing_lie,
                                         next);
      FavorAction     action;

      if (kingdom_thing_lie.place_of (next) != kingdom_thing_lie.place_of (now))
        continue;
      if (favor_chooser_exchanges (chooser, part))
        return !take || favor_chooser_choose (chooser, part);
      if (chosen == NULL)
        continue;
      action = *chosen;
      action.arg[KINGDOM_PLAY_ROAD] = (gint16) next;
      if (take_if_legal (self, &action, take))
        return TRUE;
    }
  return FALSE;
}

/* Where a token lies already as it is asked for, that says nothing. */
static gboolean
says_something (KingdomView *self, const FavorAction *swap, guint cell, gint road)
{
  const KingdomTable *table = &kingdom_view_get_state (self)->table;
  const gint tile = kingdom_find_tile (table, swap->arg[cell], swap->arg[cell + 1]);

  return road == FAVOR_NONE ||
         (tile >= 0 && kingdom_road_of_tile (&table->tile[tile]) != road);
}

gboolean
kingdom_view_turn_swap (KingdomView       *self,
                        const FavorAction *swap,
                        gint               by,
                        gboolean           take)
{
  /* Each of the two lies as it did, or in one of the other ways. */
  const gint  ways = (gint) kingdom_roads.n_words + 1;
  FavorAction action = *swap;
  const gint  now = (action.arg[KINGDOM_SWAP_ROAD] + 1) * ways +
                   action.arg[KINGDOM_SWAP_ROAD2] + 1;

  for (gint i = 1; i < ways * ways; i++)
    {
      const gint next = step (now, by * i, ways * ways);
      const gint first = next / ways - 1, second = next % ways - 1;

      action.arg[KINGDOM_SWAP_ROAD] = (gint16) first;
      action.arg[KINGDOM_SWAP_ROAD2] = (gint16) second;
      if (says_something (self, &action, KINGDOM_SWAP_X, first) &&
          says_something (self, &action, KINGDOM_SWAP_X2, second) &&
          take_if_legal (self, &action, take))
        return TRUE;
    }
  return FALSE;
}
