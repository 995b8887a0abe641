/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "orders-words.h"

const char *
orders_title (guint order)
{
  return _ (orders_orders.words[order].title);
}

const char *
orders_text (guint order)
{
  return _ (orders_orders.words[order].text);
}

char *
orders_say_place (const OrdersState *state,
                  FavorSeat          viewer,
                  const FavorNames  *names,
                  gint               x,
                  gint               y)
{
  FavorReason where;

  orders_find_where (state, viewer, x, y, &where);
  return favor_text_for_pointed_out (&favor_orders_game, &where, names);
}

/* What an edge shows, by %FavorEdge; several are never asked for. */
static const char *
say_edge (FavorEdge edge)
{
  if (edge == FAVOR_EDGE_CITY)
    /* Translators: what the edge of a tile shows, in a list */
    return _ ("city");
  if (edge == FAVOR_EDGE_ROAD)
    /* Translators: what the edge of a tile shows, in a list */
    return _ ("road");
  /* Translators: what the edge of a tile shows, in a list */
  return _ ("field");
}

char *
orders_say_edges (guint tile, guint rotation)
{
  FavorEdges edges = favor_edges_turned (orders_shapes[tile].edges, rotation);

  /* Translators: what the four edges of a tile show, e.g. "city" */
  return favor_text_fill (_ ("north {north}, east {east}, south {south}, west {west}"),
                          "north east south west",
                          say_edge (favor_edges_at (edges, FAVOR_SIDE_NORTH)),
                          say_edge (favor_edges_at (edges, FAVOR_SIDE_EAST)),
                          say_edge (favor_edges_at (edges, FAVOR_SIDE_SOUTH)),
                          say_edge (favor_edges_at (edges, FAVOR_SIDE_WEST)));
}

static char *
say_city (const OrdersFeature *feature)
{
  g_autofree char *tiles = NULL, *pennants = NULL;

  /* Translators: a part of the map */
  tiles = favor_text_fill (ngettext ("City of {n} tile",
                                     "City of {n} tiles",
                                     feature->tiles),
                           "n#",
                           feature->tiles);
  if (feature->pennants == 0)
    return g_steal_pointer (&tiles);
  /* Translators: {city} is e.g. "City of 4 tiles"; a pennant is a sign on the map */
  return favor_text_fill (ngettext ("{city}, {n} pennant",
                                    "{city}, {n} pennants",
                                    feature->pennants),
                          "city n#",
                          tiles,
                          feature->pennants);
}

char *
orders_say_feature (const OrdersFeature *feature)
{
  guint cities = feature->cities[1];

  switch ((FavorLand) feature->land)
    {
    case FAVOR_LAND_CITY:
      return say_city (feature);
    case FAVOR_LAND_ROAD:
      /* Translators: a part of the map */
      return favor_text_fill (ngettext ("Road of {n} tile",
                                        "Road of {n} tiles",
                                        feature->tiles),
                              "n#",
                              feature->tiles);
    case FAVOR_LAND_FARM:
      /* Translators: a part of the map; a complete city lies beside it */
      return favor_text_fill (ngettext ("Farm with {n} complete city",
                                        "Farm with {n} complete cities",
                                        cities),
                              "n#",
                              cities);
    case FAVOR_LAND_CLOISTER:
      /* Translators: a part of the map; {n} of the eight spaces around it are empty */
      return favor_text_fill (ngettext ("Cloister, {n} space empty around it",
                                        "Cloister, {n} spaces empty around it",
                                        feature->open),
                              "n#",
                              feature->open);
    }
  return NULL;
}

/* (transfer full) (nullable): the seats that would score it. */
static char *
list_owners (const OrdersFeature *feature, const FavorNames *names)
{
  g_autoptr (GStrvBuilder) owners = g_strv_builder_new ();

  for (guint seat = 0; seat < ORDERS_MAX_SEATS; seat++)
    if (feature->owners >> seat & 1)
      g_strv_builder_add (owners, names->names[seat]);
  return favor_text_list (owners);
}

char *
orders_say_worth (const OrdersFeature *feature, const FavorNames *names)
{
  g_autofree char *owners = list_owners (feature, names);

  if (owners == NULL)
    /* Translators: of a part of the map */
    return g_strdup (_ ("Nobody has a follower here."));
  if (feature->complete)
    /* Translators: {players} is a list of names; of a part of the map that is complete */
    return favor_text_fill (_ ("Complete, scored by {players}."), "players", owners);
  /* Translators: {players} is a list of names; what a part of the map is worth at the end of the game
   * and when it is complete */
  return favor_text_fill (_ ("{players}: {now} points now, {done} when complete."),
                          "players now# done#",
                          owners,
                          feature->now,
                          feature->done);
}
