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
  NC_ ("session name", "The Bishop Counts His Bells"),
  NC_ ("session name", "A Knight of Five Bends"),
  NC_ ("session name", "The General's Second Wind"),
  NC_ ("session name", "Four Caps and No Roof"),
  NC_ ("session name", "The Guard at the Gate"),
  NC_ ("session name", "A Farmer's Three Towns"),
  NC_ ("session name", "The Laborer's Last Stone"),
  NC_ ("session name", "The Pawnbroker's Window"),
  NC_ ("session name", "A Nobleman Alone"),
  NC_ ("session name", "The Astronomer's Dark Field"),
  NC_ ("session name", "The Handmaiden's Shortcut"),
  NC_ ("session name", "The Magician Turns a Street"),
  NC_ ("session name", "A Road That Comes Home"),
  NC_ ("session name", "The King Is Not at Home"),
  NC_ ("session name", "Rumours in the Antechamber"),
  NC_ ("session name", "A Place near the Throne"),
  NC_ ("session name", "The Walls Come Down"),
  NC_ ("session name", "Meadows Where There Was a Town"),
  NC_ ("session name", "The Court Takes a Walk"),
  NC_ ("session name", "Seven Steps to the Throne"),
  NC_ ("session name", "A Bridge for Nobody"),
  NC_ ("session name", "The Hole in the Map"),
  NC_ ("session name", "An Island of One Tile"),
  NC_ ("session name", "The Tile That Fits Nowhere"),
  NC_ ("session name", "Twilight over the Kingdom"),
  NC_ ("session name", "The Bag Is Nearly Empty"),
  NC_ ("session name", "A Wish Once Granted"),
  NC_ ("session name", "The Ladder of Favors"),
  NC_ ("session name", "Mud on the Royal Carpet"),
  NC_ ("session name", "The Surveyor Despairs"),
  NC_ ("session name", "A City with a Secret"),
  NC_ ("session name", "The Road under the Road"),
  NULL,
};
