/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kit"

#include "favor-hex-map.h"

/* The edges that are routes, numbered anew: a set of them is a number. */

/**
 * Net:
 * @end: the vertices of each route
 * @next: where it goes on beyond each of these: a set of routes
 * @best: the longest line so far
 * @seen: the set of the routes that any line took
 *
 * Routes and how they hang together.
 */
typedef struct
{
  guint8  end[FAVOR_HEX_MAX_ROUTES][2];
  guint32 next[FAVOR_HEX_MAX_ROUTES][2];
  guint   n;
  guint   best;
  guint32 seen;
} Net;

/* The first of a set that is not empty. */
static guint
first_of (guint32 set)
{
  return (guint) __builtin_ctz (set);
}

static void
net_init (Net               *self,
          const FavorHexMap *map,
          const FavorHexSet *routes,
          const FavorHexSet *blocked)
{
  /* The routes at each vertex where there are any. */
  guint32 at[FAVOR_HEX_MAX_VERTICES];

  self->n = 0;
  self->best = 0;
  self->seen = 0;
  for (guint edge = favor_hex_set_next (routes, 0); edge < map->n_edges;
       edge = favor_hex_set_next (routes, edge + 1))
    {
      g_assert (self->n < FAVOR_HEX_MAX_ROUTES);
      for (guint i = 0; i < 2; i++)
        {
          self->end[self->n][i] = map->edge[edge].end[i];
          at[map->edge[edge].end[i]] = 0;
        }
      self->n++;
    }
  for (guint route = 0; route < self->n; route++)
    for (guint i = 0; i < 2; i++)
      at[self->end[route][i]] |= 1u << route;
  for (guint route = 0; route < self->n; route++)
    for (guint i = 0; i < 2; i++)
      self->next[route][i] = favor_hex_set_has (blocked, self->end[route][i])
                               ? 0
                               : at[self->end[route][i]] & ~(1u << route);
}

/* A line of `length` routes, those of the set `used`, goes on beyond the end `end` of `route`. */
static void
net_follow (Net *self, guint route, guint end, guint length, guint32 used)
{
  self->best = MAX (self->best, length);
  self->seen |= used;
  for (guint32 left = self->next[route][end] & ~used; left != 0 && self->best < self->n;
       left &= left - 1)
    {
      const guint next = first_of (left);

      net_follow (self,
                  next,
                  self->end[next][0] == self->end[route][end],
                  length + 1,
                  used | 1u << next);
    }
}

/* A longest line cannot go on at its ends: there are none, or all others are taken by the line itself. If it is
 * only one other there, the line is closed and can begin anywhere, also where it would go on, if there is such a place
 * on it. */
static gboolean
net_may_begin (const Net *self, guint route, guint end)
{
  const guint32 back = self->next[route][end];

  return back == 0 || (back & (back - 1)) != 0;
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
