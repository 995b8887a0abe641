/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include "config.h"

#include <glib/gi18n.h>

extern const char *const favor_kingdom_session_names[];

/* Names for sessions of the game. A saved name stays as it is: these can be changed and added to. */
const char *const favor_kingdom_session_names[] = {
  /* Translators: the following names are of saved games about winning the favor of people at a king's
   * court by changing the map of his kingdom: they could be titles of chapters. They may become other
   * ones that sound well, but no two may be the same */
  NC_ ("session name", "The Jester's Road"),
  NC_ ("session name", "A Cloister Inside a City"),
  NC_ ("session name", "The Philosopher's Circle"),
  NC_ ("session name", "The Queen's Garden Wall"),
  NC_ ("session name", "Nine Fields of Stars"),
  NC_ ("session name", "The Alchemist's Four Doors"),
  NC_ ("session name", "The Hunter Forgets a Road"),
  NC_ ("session name", "The Noblewoman's Quiet Place"),
  NC_ ("session name", "Under the Bridge"),
  NC_ ("session name", "The Merchant Moves a Town"),
  NC_ ("session name", "The Charlatan Draws Again"),
  NC_ ("session name", "Twenty Chairs at Court"),
  NULL,
};
