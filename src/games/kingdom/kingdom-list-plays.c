/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

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

/* Whether such a piece is held, and there is a road where an arm is to be covered. */
static gboolean
is_possible (const KingdomSite *site, const FavorAction *action, const guint8 *pieces)
{
  const guint spot = (guint) action->arg[KINGDOM_PLAY_SPOT];

  if (pieces[kingdom_piece_of_play (action)] == 0)
    return FALSE;
  return action->kind == KINGDOM_ACTION_PLAY_TRIANGLE || spot == KINGDOM_SPOT_MIDDLE ||
         (site->look.roads >> (spot - KINGDOM_SPOT_ARM (0)) & 1) != 0;
}

/* Whether a play changes the look and leaves at most `limit` faults more. */
static gboolean
is_good (const KingdomSite *site, const FavorAction *action, gint limit)
{
  KingdomTile record = site->record;
  KingdomLook look;

  kingdom_play_on (&record, action);
  return count_faults (site->tile, &record, site->needs, &look) - site->faults <= limit &&
         kingdom_look_changes (&site->look, &look);
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

/* Appends the good plays of a favor on a tile, or only finds one: returns whether there is any. */
static gboolean
find_plays (const KingdomSite *site,
            FavorAction       *action,
            const guint8      *pieces,
            gint               limit,
            FavorActions      *out)
{
  const Range range = range_of (action);
  gboolean    any = FALSE;

  for (gint16 spot = 0; spot < range.spots; spot++)
    for (gint16 road = range.first; road <= range.last; road++)
      {
        action->arg[KINGDOM_PLAY_SPOT] = spot;
        action->arg[KINGDOM_PLAY_ROAD] = road;
        if (!is_possible (site, action, pieces) || !is_good (site, action, limit))
          continue;
        if (out == NULL)
          return TRUE;
        *favor_actions_append (out, action->kind, action->seat) = *action;
        any = TRUE;
      }
  return any;
}

static const struct
{
  guint8 kind;
  guint8 favor;
  guint8 giver;
} favors[] = {
  { KINGDOM_ACTION_PLAY_TRIANGLE, KINGDOM_TRIANGLE_FARMER - 1, KINGDOM_FARMER },
  { KINGDOM_ACTION_PLAY_TRIANGLE, KINGDOM_TRIANGLE_LABORER - 1, KINGDOM_LABORER },
  { KINGDOM_ACTION_PLAY_TRIANGLE, KINGDOM_TRIANGLE_GUARD - 1, KINGDOM_GUARD },
  { KINGDOM_ACTION_PLAY_TRIANGLE, KINGDOM_TRIANGLE_ASTRONOMER - 1, KINGDOM_ASTRONOMER },
  { KINGDOM_ACTION_PLAY_TRIANGLE, KINGDOM_TRIANGLE_KNIGHT - 1, KINGDOM_KNIGHT },
  { KINGDOM_ACTION_PLAY_TOKEN, KINGDOM_PLAYED_JESTER, KINGDOM_JESTER },
  { KINGDOM_ACTION_PLAY_TOKEN, KINGDOM_PLAYED_PHILOSOPHER, KINGDOM_PHILOSOPHER },
  { KINGDOM_ACTION_PLAY_TOKEN, KINGDOM_PLAYED_HUNTER, KINGDOM_HUNTER },
  { KINGDOM_ACTION_PLAY_TOKEN, KINGDOM_PLAYED_NOBLEWOMAN, KINGDOM_NOBLEWOMAN },
};

static gboolean
holds (const guint8 *pieces, guint giver)
{
  for (guint piece = 0; piece < KINGDOM_N_PIECES; piece++)
    if (pieces[piece] > 0 && kingdom_giver[piece] == giver)
      return TRUE;
  return FALSE;
}

gboolean
kingdom_site_can_be_mended (const KingdomSite *self, const guint8 *pieces)
{
  for (guint i = 0; i < G_N_ELEMENTS (favors); i++)
    {
      FavorAction action = { .kind = favors[i].kind,
                             .arg[KINGDOM_PLAY_FAVOR] = favors[i].favor };

      if (holds (pieces, favors[i].giver) && find_plays (self, &action, pieces, -1, NULL))
        return TRUE;
    }
  return FALSE;
}

/* The tiles that may be altered, the one in hand last: returns how many there are. */
static guint
find_sites (const KingdomLister *self, KingdomSite *sites)
{
  const KingdomTable *table = self->table;
  guint               n = 0;

  for (guint i = 0; i < self->n_taken; i++)
    if (kingdom_is_eligible (table, self->map, self->taken[i]))
      kingdom_site_init (&sites[n++],
                         self->taken[i],
                         &table->tile[self->taken[i]],
                         kingdom_lister_needs (self, self->taken[i]));
  if (table->hand != FAVOR_NONE)
    kingdom_site_init (&sites[n++],
                       (guint) table->hand,
                       &table->tile[table->hand],
                       FAVOR_EDGES_ANY);
  return n;
}

/* For each favor all tiles. */
void
kingdom_list_plays (KingdomLister *self)
{
  KingdomSite sites[KINGDOM_N_TILES];
  const guint n = find_sites (self, sites);

  for (guint i = 0; i < G_N_ELEMENTS (favors); i++)
    {
      FavorAction action = kingdom_lister_begin (self, favors[i].kind);

      action.arg[KINGDOM_PLAY_FAVOR] = favors[i].favor;
      for (guint k = 0; k < n && holds (self->pieces, favors[i].giver); k++)
        {
          const gboolean is_hand = (gint) sites[k].tile == self->table->hand;

          action.arg[KINGDOM_PLAY_X] = is_hand ? KINGDOM_IN_HAND : sites[k].record.x;
          action.arg[KINGDOM_PLAY_Y] = is_hand ? KINGDOM_IN_HAND : sites[k].record.y;
          find_plays (&sites[k], &action, self->pieces, self->limit, self->out);
        }
    }
}
