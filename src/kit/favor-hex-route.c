/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kit"

#include "favor-hex-map.h"

/* The edges that are routes, numbered anew. */
#define AT_END 2

/**
 * Net:
 * @next: where a route goes on beyond each of its ends: another route, shifted by 1, and which of its ends
 *   is met there; 0xff: nowhere
 * @best: the longest line so far
 * @seen: the set of the routes that any line took
 *
 * Routes and how they hang together.
 */
typedef struct
{
  guint8  next[FAVOR_HEX_MAX_ROUTES][2][AT_END];
  guint   n;
  guint   best;
  guint32 seen;
} Net;

static void
net_init (Net               *self,
          const FavorHexMap *map,
          const FavorHexSet *routes,
          const FavorHexSet *blocked)
{
  guint8 edges[FAVOR_HEX_MAX_ROUTES];
  guint8 place[FAVOR_HEX_MAX_EDGES];

  self->n = 0;
  self->best = 0;
  self->seen = 0;
  for (guint edge = favor_hex_set_next (routes, 0); edge < map->n_edges;
       edge = favor_hex_set_next (routes, edge + 1))
    {
      g_assert (self->n < FAVOR_HEX_MAX_ROUTES);
      place[edge] = (guint8) self->n;
      edges[self->n++] = (guint8) edge;
    }
  for (guint i = 0; i < self->n; i++)
    for (guint end = 0; end < 2; end++)
      {
        const guint           at = map->edge[edges[i]].end[end];
        const FavorHexVertex *vertex = &map->vertex[at];
        guint                 n = 0;

        for (guint j = 0; j < FAVOR_HEX_AT_VERTEX && !favor_hex_set_has (blocked, at);
             j++)
          if (vertex->edge[j] != FAVOR_HEX_NONE && vertex->edge[j] != edges[i] &&
              favor_hex_set_has (routes, vertex->edge[j]))
            self->next[i][end][n++] = (guint8) (place[vertex->edge[j]] << 1 |
                                                (map->edge[vertex->edge[j]].end[1] ==
                                                 at));
        while (n < AT_END)
          self->next[i][end][n++] = FAVOR_HEX_NONE;
      }
}

/* A line of `length` routes, those of the set `used`, goes on beyond the end `end` of `route`. */
static void
net_follow (Net *self, guint route, guint end, guint length, guint32 used)
{
  self->best = MAX (self->best, length);
  self->seen |= used;
  for (guint i = 0; i < AT_END && self->best < self->n; i++)
    {
      const guint next = self->next[route][end][i];

      if (next != FAVOR_HEX_NONE && (used >> (next >> 1) & 1) == 0)
        net_follow (self,
                    next >> 1,
                    (next & 1) ^ 1,
                    length + 1,
                    used | 1u << (next >> 1));
    }
}

/* A longest line cannot go on at its ends: there are none, or all others are taken by the line itself. If it is
 * only one other there, the line is closed and can begin anywhere, also where it would go on, if there is such a place
 * on it. */
static gboolean
net_may_begin (const Net *self, guint route, guint end)
{
  const guint8 *back = self->next[route][end];

  return back[0] == FAVOR_HEX_NONE || back[1] != FAVOR_HEX_NONE;
}

guint
favor_hex_map_longest_route (const FavorHexMap *map,
                             const FavorHexSet *routes,
                             const FavorHexSet *blocked)
{
  Net self;

  net_init (&self, map, routes, blocked);
  for (guint route = 0; route < self.n; route++)
    for (guint end = 0; end < 2; end++)
      if (net_may_begin (&self, route, end ^ 1))
        net_follow (&self, route, end, 1, 1u << route);
  /* What is left are rings. */
  for (guint route = 0; route < self.n; route++)
    if ((self.seen >> route & 1) == 0)
      net_follow (&self, route, 0, 1, 1u << route);
  return self.best;
}
