/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include "kingdom-near.h"

#include "kingdom-preview.h"
#include "kingdom-step.h"
#include "kingdom-tries.h"

/* How near the wishes are. What fulfils them is found by the rules; what is measured here is only said of
 * places that do not. */

/* Of two places that are as near, the one of which the smaller numbers are told: whichever lies where. */
static gboolean
is_better (const KingdomNear *place, const KingdomNear *best)
{
  const guint16 numbers[] = { place->n, place->try, place->have, place->need };
  const guint16 others[] = { best->n, best->try, best->have, best->need };

  if (place->share != best->share || !best->has_place)
    return place->share > best->share || !best->has_place;
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (numbers[i] != others[i])
      return numbers[i] < others[i];
  return FALSE;
}

static void
search (KingdomSearch         *self,
        KingdomSpot            spot,
        guint                  name,
        const gint             cell[2],
        const KingdomPlaceTry *place)
{
  const guint share = place->all == 0 ? 0 : 100 * place->parts / place->all;
  KingdomNear near = {
    .share = (guint8) MIN (share, 99),
    .try = (guint8) place->try,
    .has_place = TRUE,
    .x = (gint8) cell[0],
    .y = (gint8) cell[1],
    .have = (guint16) place->have,
    .need = (guint16) place->need,
    .n = (guint16) place->n,
  };

  if (!is_better (&near, &self->best))
    return;
  self->best = near;
  self->best_spot = spot;
  self->best_name = name;
}

void
kingdom_search_cell (KingdomSearch *self, gint x, gint y, const KingdomPlaceTry *place)
{
  const gint cell[] = { x, y };

  search (self, self->spot, 0, cell, place);
}

/* The tile that a place is named by. */
static guint
tile_of (KingdomSpot spot, guint name)
{
  if (spot == KINGDOM_SPOT_CITY || spot == KINGDOM_SPOT_MEADOW)
    return name / KINGDOM_N_OCTANTS;
  return spot == KINGDOM_SPOT_ROAD ? name / FAVOR_N_SIDES : name;
}

void
kingdom_search_named (KingdomSearch         *self,
                      KingdomSpot            spot,
                      guint                  name,
                      const KingdomPlaceTry *place)
{
  const KingdomTile *record = &self->now->map.record[tile_of (spot, name)];
  const gint         cell[] = { record->x, record->y };

  search (self, spot, name, cell, place);
}

/* Everything on the map that has a name of that kind. */
static void
name_all (const KingdomLand *land, KingdomSpot spot, KingdomFound *all)
{
  const KingdomNode *names = spot == KINGDOM_SPOT_CITY     ? land->city
                             : spot == KINGDOM_SPOT_MEADOW ? land->meadow
                                                           : land->way;

  memset (all, 0, sizeof *all);
  all->n = spot == KINGDOM_SPOT_CITY     ? land->n_cities
           : spot == KINGDOM_SPOT_MEADOW ? land->n_meadows
           : spot == KINGDOM_SPOT_ROAD   ? land->n_ways
                                         : land->map.n_tiles;
  for (guint i = 0; i < all->n; i++)
    all->is[spot < KINGDOM_SPOT_TILE ? names[i] : land->map.tile[i]] = TRUE;
}

static void
place_at (KingdomNear        *near,
          const KingdomLand  *land,
          KingdomSpot         spot,
          const KingdomFound *found)
{
  KingdomNode name = 0;
  guint       tile;

  while (!found->is[name])
    name++;
  tile = tile_of (spot, name);
  near->has_place = TRUE;
  near->x = land->map.record[tile].x;
  near->y = (gint8) (land->map.record[tile].y + (spot == KINGDOM_SPOT_HOLE));
}

/* Whether a place is there that was there before. */
gboolean
kingdom_search (KingdomSearch *self, guint character, KingdomNear *near)
{
  KingdomFound found, fresh;

  kingdom_wish_find (self->now, character, self->level, &found);
  kingdom_wish_find (self->before, character, self->level, &self->old);
  fresh = found;
  kingdom_wish_drop_old (self->before, self->now, self->spot, &self->old, &fresh);
  if (fresh.n > 0)
    {
      *near = (KingdomNear){ .share = 100, .n_new = (guint16) fresh.n };
      place_at (near, self->now, self->spot, &fresh);
    }
  else
    {
      name_all (self->now, self->spot, &self->free);
      kingdom_wish_drop_old (self->before,
                             self->now,
                             self->spot,
                             &self->old,
                             &self->free);
      kingdom_measures[character](self);
      *near = self->best;
    }
  near->is_true = found.n > fresh.n;
  if (near->is_true && near->share < KINGDOM_NEAR_ENOUGH)
    {
      place_at (near, self->now, self->spot, &found);
      return FALSE;
    }
  return fresh.n == 0 && near->has_place;
}

void
kingdom_search_begin (const KingdomLand *before,
                      const KingdomLand *now,
                      guint              character,
                      const guint16     *levels,
                      KingdomSearch     *self)
{
  const gint of = kingdom_level_of (character);

  *self = (KingdomSearch){
    .before = before,
    .now = now,
    .spot = (KingdomSpot) kingdom_wishes[character].spot,
    .level = of < 0 ? 0 : levels[of],
  };
}

void
kingdom_near_measure (const KingdomTile *before,
                      const KingdomTile *now,
                      const guint16     *levels,
                      KingdomNear       *out)
{
  KingdomLand old, land;

  kingdom_land_init (&old, before);
  kingdom_land_init (&land, now);
  memset (out, 0, KINGDOM_N_CHARACTERS * sizeof *out);
  for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
    {
      KingdomSearch self;

      kingdom_search_begin (&old, &land, character, levels, &self);
      if (self.spot != KINGDOM_SPOT_NONE)
        kingdom_search (&self, character, &out[character]);
    }
}

/* For a seat */

static KingdomWishState
find_state (const KingdomNear *near, gboolean owned)
{
  if (owned)
    return KINGDOM_WISH_OWNED;
  if (near->is_true && near->share < KINGDOM_NEAR_ENOUGH)
    return KINGDOM_WISH_TRUE_BEFORE;
  return near->share > 0 ? KINGDOM_WISH_NEAR : KINGDOM_WISH_FAR;
}

/* Jester and Charlatan wait for the end of step two: before that there is hope. */
static gboolean
is_done (const KingdomState *state)
{
  return state->head.phase == KINGDOM_PHASE_CLAIM ||
         (state->head.phase == KINGDOM_PHASE_WORK && state->table.hand == FAVOR_NONE);
}

/* With a fault step two does not end, and nothing is taken. */
static gboolean
is_sound (const KingdomState *state)
{
  KingdomMap map;

  kingdom_map_init_table (&map, state);
  return kingdom_table_faults (&state->table, &map, NULL) == 0;
}

static void
find_outlook (const KingdomState *state,
              FavorSeat           seat,
              guint               character,
              gboolean            offered,
              KingdomOutlook     *out)
{
  const gboolean owned = state->seat[seat].actions[character];

  if (offered)
    out->state = KINGDOM_WISH_MET;
  else if (out->near.share < 100)
    out->state = (guint8) find_state (&out->near, owned);
  else
    {
      out->state = KINGDOM_WISH_IN_VAIN;
      out->why = owned            ? KINGDOM_VAIN_OWNED
                 : !out->can_have ? KINGDOM_VAIN_GONE
                                  : KINGDOM_VAIN_FAULTY;
    }
}

/**
 * Look:
 * @tiles: which map
 * @is_sound: it has no fault
 * @is_done: step two can end
 */
typedef struct
{
  const KingdomTile *tiles;
  gboolean           is_sound;
  gboolean           is_done;
} Look;

static void
find_outlooks (const KingdomState *state,
               FavorSeat           seat,
               const Look         *look,
               KingdomOutlook     *out)
{
  KingdomNear near[KINGDOM_N_CHARACTERS];
  guint8      met[KINGDOM_N_CHARACTERS], offer[KINGDOM_N_CHARACTERS];

  kingdom_near_measure (state->before, look->tiles, state->levels, near);
  for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
    met[character] = near[character].share == 100;
  kingdom_find_offer (state, seat, met, offer);
  for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
    {
      const gboolean waits = kingdom_wishes[character].spot == KINGDOM_SPOT_NONE &&
                             !look->is_done;

      out[character] = (KingdomOutlook){
        .left = (guint8) kingdom_count_stack (&state->table, character),
        .can_have = (guint8) kingdom_can_have (state, seat, character),
        .near = near[character],
      };
      find_outlook (state,
                    seat,
                    character,
                    offer[character] && !waits && look->is_sound,
                    &out[character]);
    }
}

void
kingdom_outlook (const KingdomState *state, FavorSeat seat, KingdomOutlook *out)
{
  const Look look = { state->table.tile, is_sound (state), is_done (state) };

  find_outlooks (state, seat, &look, out);
}

void
kingdom_outlook_at_start (const KingdomState *state, FavorSeat seat, KingdomOutlook *out)
{
  const Look look = { .tiles = state->before, .is_sound = TRUE };

  find_outlooks (state, seat, &look, out);
}

gboolean
kingdom_outlook_after (const KingdomState *state,
                       const FavorAction  *action,
                       KingdomOutlook     *out)
{
  KingdomState after;

  if (!kingdom_can_preview (action))
    return FALSE;
  after = *state;
  kingdom_apply (&after, action, NULL);
  kingdom_outlook (&after, action->seat, out);
  return TRUE;
}
