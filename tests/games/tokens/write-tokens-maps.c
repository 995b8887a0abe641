/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "hex-map-rows.h"
#include "tokens-maps-rows.h"

/* Prints the maps of tokens-maps.c, the small one first. */
int
main (void)
{
  FavorHexMap map;

  hex_map_from_rows (&map, tokens_rows_small, G_N_ELEMENTS (tokens_rows_small));
  hex_map_print (&map);
  hex_map_from_rows (&map, tokens_rows_large, G_N_ELEMENTS (tokens_rows_large));
  hex_map_print (&map);
  return 0;
}
