/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include <string.h>

#include "kingdom-lister.h"

/* Triangles and tokens that can be played (section 6), and whether one of them would mend a fault. */

static gint
count_faults (guint tile, const KingdomTile *record, FavorEdges needs, KingdomLook *look)
{
  guint8 at[KINGDOM_N_FAULTS];

  kingdom_look_undivided (kingdom_type_of[tile], record, record->rot, look);
  return (gint) (kingdom_look_faults (look, at) +
                 favor_sides_count (favor_edges_apart (look->edges, needs)));
}

void
kingdom_site_init (KingdomSite       *self,
                   guint              tile,
                   const KingdomTile *record,
                   FavorEdges         needs)
{
  self->tile = tile;
  self->record = *record;
  self->needs = needs;
  self->faults = count_faults (tile, record, needs, &self->look);
}

void
kingdom_site_init_on_map (KingdomSite         *self,
                          const KingdomLister *lister,
                          guint                tile,
                          FavorEdges           needs)
{
  self->tile = tile;
  self->record = lister->table->tile[tile];
  self->needs = needs;
  self->look = lister->map->look[tile];
  self->faults = lister->own[tile] +
                 (gint) favor_sides_count (favor_edges_apart (self->look.edges, needs));
}

void
kingdom_site_init_in_hand (KingdomSite *self, const KingdomLister *lister)
{
  const guint hand = (guint) lister->table->hand;

  self->tile = hand;
  self->record = lister->table->tile[hand];
  self->needs = FAVOR_EDGES_ANY;
  self->look = lister->state->look[hand];
  self->faults = lister->own[hand];
}

/**
 * Search:
 * @pieces: what is held
 * @sides: where something is to change at the edge
 * @limit: how many faults more a play may leave
 * @found: is called for each play that changes the look and leaves no more
 *
 * What plays are looked for.
 */
typedef struct
{
  const guint8 *pieces;
  guint         sides;
  gint          limit;
  void (*found) (const FavorAction *action, const KingdomLook *look, gpointer data);
  gpointer data;
} Search;

/* A road token, or one in place of a road token, changes edges; a triangle and a Hunter on an arm only one. */
static gboolean
is_worth (const Search *self, const KingdomSite *site, const FavorAction *action)
{
  const guint spot = (guint) action->arg[KINGDOM_PLAY_SPOT];

  if (action->kind == KINGDOM_ACTION_PLAY_TRIANGLE)
    return (self->sides >> spot & 1) != 0;
  if (spot != KINGDOM_SPOT_MIDDLE)
    return (self->sides & site->look.roads) >> (spot - KINGDOM_SPOT_ARM (0)) & 1;
  return self->sides == KINGDOM_ALL_SIDES || site->look.laid != 0 ||
         action->arg[KINGDOM_PLAY_FAVOR] == KINGDOM_PLAYED_PHILOSOPHER;
}

static void
try_play (const Search *self, const KingdomSite *site, const FavorAction *action)
{
  KingdomTile record = site->record;
  KingdomLook look;

  kingdom_play_on (&record, action);
  if (count_faults (site->tile, &record, site->needs, &look) - site->faults <=
        self->limit &&
      kingdom_look_changes (&site->look, &look))
    self->found (action, &look, self->data);
}

/**
 * Range:
 * @spots: spots or sides that are tried
 * @first, @last: how a road is tried to lie
 *
 * The plays of one favor on one tile.
 */
typedef struct
{
  gint16 spots;
  gint16 first;
  gint16 last;
} Range;

static Range
range_of (const FavorAction *action)
{
  const gint16 none = FAVOR_NONE;

  if (action->kind == KINGDOM_ACTION_PLAY_TRIANGLE)
    return (Range){ FAVOR_N_SIDES, 0, 0 };
  switch ((KingdomPlayedToken) action->arg[KINGDOM_PLAY_FAVOR])
    {
    case KINGDOM_PLAYED_PHILOSOPHER:
      return (Range){ 1, KINGDOM_ROAD_NS, KINGDOM_ROAD_BRIDGE_EW };
    case KINGDOM_PLAYED_HUNTER:
      return (Range){ 1 + FAVOR_N_SIDES, none, none };
    case KINGDOM_PLAYED_JESTER:
    case KINGDOM_PLAYED_NOBLEWOMAN:
      break;
    }
  return (Range){ 1, none, none };
}

/* All plays of a favor on a tile. A token covers an arm only where a road is. */
static void
find_plays (const Search *self, const KingdomSite *site, FavorAction *action)
{
  const Range range = range_of (action);

  for (gint16 spot = 0; spot < range.spots; spot++)
    for (gint16 road = range.first; road <= range.last; road++)
      {
        action->arg[KINGDOM_PLAY_SPOT] = spot;
        action->arg[KINGDOM_PLAY_ROAD] = road;
        if (self->pieces[kingdom_piece_of_play (action)] > 0 &&
            is_worth (self, site, action))
          try_play (self, site, action);
      }
}

/* Favors in the order of the rules, and the pieces that each can be. */
static const struct
{
  guint8 kind;
  guint8 favor;
  guint8 first;
  guint8 last;
} favors[] = {

#define TRIANGLE(name)                                                                   \
  {                                                                                      \
    KINGDOM_ACTION_PLAY_TRIANGLE, KINGDOM_TRIANGLE_##name - 1, KINGDOM_PIECE_##name,     \
      KINGDOM_PIECE_##name                                                               \
  }
#define TOKEN(name, first, last)                                                         \
  {                                                                                      \
    KINGDOM_ACTION_PLAY_TOKEN, KINGDOM_PLAYED_##name, KINGDOM_PIECE_##first,             \
      KINGDOM_PIECE_##last                                                               \
  }
  TRIANGLE (FARMER),
  TRIANGLE (LABORER),
  TRIANGLE (GUARD),
  TRIANGLE (ASTRONOMER),
  TRIANGLE (KNIGHT),
  TOKEN (JESTER, JESTER, JESTER),
  TOKEN (PHILOSOPHER, STRAIGHT, BRIDGE),
  TOKEN (HUNTER, HUNTER, HUNTER),
  TOKEN (NOBLEWOMAN, NOBLEWOMAN, NOBLEWOMAN),
#undef TRIANGLE
#undef TOKEN
};

static gboolean
holds (const guint8 *pieces, guint favor)
{
  for (guint piece = favors[favor].first; piece <= favors[favor].last; piece++)
    if (pieces[piece] > 0)
      return TRUE;
  return FALSE;
}

guint
kingdom_find_held (const guint8 *pieces)
{
  guint held = 0;

  for (guint i = 0; i < G_N_ELEMENTS (favors); i++)
    held |= (guint) holds (pieces, i) << i;
  return held;
}

/* Adds what the edges have become, each once. */
static void
add_offer (const FavorAction *action, const KingdomLook *look, gpointer data)
{
  KingdomOffers *offers = data;

  for (guint i = 0; i < offers->n; i++)
    if (offers->edges[i] == look->edges)
      return;
  offers->edges[offers->n++] = look->edges;
}

void
kingdom_site_find_offers (const KingdomSite   *self,
                          const KingdomLister *lister,
                          guint                sides,
                          gint                 limit,
                          KingdomOffers       *offers)
{
  const Search search = { lister->pieces, sides, limit, add_offer, offers };

  offers->n = 0;
  for (guint held = lister->held; held != 0; held &= held - 1)
    {
      const guint i = (guint) __builtin_ctz (held);
      FavorAction action = { .kind = favors[i].kind,
                             .arg[KINGDOM_PLAY_FAVOR] = favors[i].favor };

      find_plays (&search, self, &action);
    }
}

static void
add_with_neighbours (const KingdomMap *map, guint tile, guint8 *is_eligible)
{
  is_eligible[tile] = TRUE;
  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    if (map->next[tile][side] != KINGDOM_NO_TILE)
      is_eligible[map->next[tile][side]] = TRUE;
}

/* Tiles that were laid or affected this turn, and their neighbours (5.3): returns whether there are any. */
static gboolean
find_eligible (const KingdomLister *self, guint8 *is_eligible)
{
  const KingdomTable *table = self->table;
  const KingdomMap   *map = self->map;
  gboolean            any = FALSE;

  memset (is_eligible, FALSE, KINGDOM_N_TILES);
  for (guint i = 0; i < map->n_tiles; i++)
    if (table->affected[map->tile[i]])
      {
        add_with_neighbours (map, map->tile[i], is_eligible);
        any = TRUE;
      }
  for (guint i = 0; i < table->n_laid; i++)
    if (table->tile[table->laid[i]].place == KINGDOM_PLACE_MAP)
      {
        add_with_neighbours (map, table->laid[i], is_eligible);
        any = TRUE;
      }
  return any;
}

/* The tiles that may be altered, the one in hand last: returns how many there are. */
static guint
find_sites (KingdomLister *self, KingdomSite *sites)
{
  guint8 is_eligible[KINGDOM_N_TILES];
  guint  n = 0;

  if (find_eligible (self, is_eligible))
    kingdom_lister_find_taken (self);
  for (guint i = 0; i < self->n_taken; i++)
    if (is_eligible[self->taken[i]])
      kingdom_site_init_on_map (&sites[n++],
                                self,
                                self->taken[i],
                                kingdom_lister_needs (self, self->taken[i]));
  if (self->table->hand != FAVOR_NONE)
    kingdom_site_init_in_hand (&sites[n++], self);
  return n;
}

static void
append_play (const FavorAction *action, const KingdomLook *look, gpointer data)
{
  kingdom_lister_append (data, action);
}

/* For each favor all tiles. */
void
kingdom_list_plays (KingdomLister *self)
{
  const Search search = {
    self->pieces, KINGDOM_ALL_SIDES, self->limit, append_play, self,
  };
  KingdomSite sites[KINGDOM_N_TILES];
  const guint n = self->held != 0 ? find_sites (self, sites) : 0;

  for (guint held = self->held; held != 0; held &= held - 1)
    {
      const guint i = (guint) __builtin_ctz (held);
      FavorAction action = kingdom_lister_begin (self, favors[i].kind);

      action.arg[KINGDOM_PLAY_FAVOR] = favors[i].favor;
      for (guint k = 0; k < n; k++)
        {
          const gboolean is_hand = (gint) sites[k].tile == self->table->hand;

          action.arg[KINGDOM_PLAY_X] = is_hand ? KINGDOM_IN_HAND : sites[k].record.x;
          action.arg[KINGDOM_PLAY_Y] = is_hand ? KINGDOM_IN_HAND : sites[k].record.y;
          find_plays (&search, &sites[k], &action);
        }
    }
}
