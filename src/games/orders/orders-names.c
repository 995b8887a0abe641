/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-orders"

#include "config.h"

#include <glib/gi18n.h>

extern const char *const favor_orders_session_names[];

/* Names for sessions of the game. A saved name stays as it is: these can be changed and added to. */
const char *const favor_orders_session_names[] = {
  /* Translators: the following names are of saved games of a map of a kingdom that is laid out by order of its king:
   * they could be titles of chapters. They may become other ones that sound well, but no two may be the same */
  NC_ ("session name", "The King's Errand"),
  NC_ ("session name", "A Road to the Castle"),
  NC_ ("session name", "Walls of the New Town"),
  NC_ ("session name", "The Monk's Meadow"),
  NC_ ("session name", "Harvest in the Shire"),
  NC_ ("session name", "The Highwayman's Bridge"),
  NC_ ("session name", "Banners on the Hill"),
  NC_ ("session name", "The Unfinished Wall"),
  NC_ ("session name", "A Charter for the Valley"),
  NC_ ("session name", "The Crossroads Inn"),
  NC_ ("session name", "Bells of the Cloister"),
  NC_ ("session name", "The Knight's Oath"),
  NC_ ("session name", "A Crown of Meadows"),
  NC_ ("session name", "Sealed with Red Wax"),
  NC_ ("session name", "The Surveyor's Winter"),
  NC_ ("session name", "Market Day in the Realm"),
  NC_ ("session name", "The Last Milestone"),
  NC_ ("session name", "Shepherds and Towers"),
  NC_ ("session name", "The King Rides Out"),
  NC_ ("session name", "A Kingdom of Corners"),
  NC_ ("session name", "The Twin Cities"),
  NC_ ("session name", "Fields without Fences"),
  NC_ ("session name", "The Pilgrim's Way"),
  NC_ ("session name", "Stone upon Stone"),
  NC_ ("session name", "The Magistrate's Map"),
  NC_ ("session name", "A Herald at the Gate"),
  NC_ ("session name", "The River Not Drawn"),
  NC_ ("session name", "Bread and Battlements"),
  NC_ ("session name", "The Queen's Orchard"),
  NC_ ("session name", "Where the Road Ends"),
  NC_ ("session name", "A Mason's Holiday"),
  NC_ ("session name", "The Quiet Abbey"),
  NC_ ("session name", "Swords into Ploughs"),
  NC_ ("session name", "The Border Stones"),
  NC_ ("session name", "Spring Comes to the March"),
  NC_ ("session name", "The Toll Keeper's Tale"),
  NC_ ("session name", "The Lord of the Hills"),
  NC_ ("session name", "Smoke over the Thatch"),
  NC_ ("session name", "The King's Patience"),
  NC_ ("session name", "A Fair Day for Building"),
  NULL,
};
