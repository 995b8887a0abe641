/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-emperor"

#include "config.h"

#include <glib/gi18n.h>

extern const char *const favor_emperor_session_names[];

/* Names for sessions of the game. A saved name stays as it is: these can be changed and added to. */
const char *const favor_emperor_session_names[] = {
  /* Translators: the following names are of saved games of a struggle for the throne at an imperial court:
   * they could be titles of chapters. They may become other ones that sound well, but no two may be the same */
  NC_ ("session name", "Autumn at Court"),
  NC_ ("session name", "The Long Winter"),
  NC_ ("session name", "The Heir Apparent"),
  NC_ ("session name", "A Throne in Waiting"),
  NC_ ("session name", "The Empress Smiles"),
  NC_ ("session name", "Lanterns on the Water"),
  NC_ ("session name", "Seven Stars at Midnight"),
  NC_ ("session name", "The Jade Seal"),
  NC_ ("session name", "Poison in the Tea"),
  NC_ ("session name", "The Black Market Opens"),
  NC_ ("session name", "Silk and Gold"),
  NC_ ("session name", "Spring in the Palace"),
  NC_ ("session name", "Whispers behind the Screen"),
  NC_ ("session name", "The Chef's Banquet"),
  NC_ ("session name", "A Prayer at the Temple"),
  NC_ ("session name", "The Blacksmith's Fire"),
  NC_ ("session name", "Herbs and Elixirs"),
  NC_ ("session name", "The Strategist's Game"),
  NC_ ("session name", "Plum Blossoms in Snow"),
  NC_ ("session name", "The Ninefold Gate"),
  NC_ ("session name", "An Audience at Last"),
  NC_ ("session name", "A Blackmailer's Supper"),
  NC_ ("session name", "The Phoenix Robe"),
  NC_ ("session name", "Rumours from the North"),
  NC_ ("session name", "The Golden Carp"),
  NC_ ("session name", "Moon over the Palace"),
  NC_ ("session name", "The Favourite's Fall"),
  NC_ ("session name", "Peacocks in the Garden"),
  NC_ ("session name", "The Emperor's Chessboard"),
  NC_ ("session name", "Three at the Gate"),
  NC_ ("session name", "A Star Too Far"),
  NC_ ("session name", "Gifts and Daggers"),
  NC_ ("session name", "The Dynasty's Dawn"),
  NC_ ("session name", "A Summer of Intrigue"),
  NC_ ("session name", "The Scholar's Brush"),
  NC_ ("session name", "Rain on the Jade Stairs"),
  NC_ ("session name", "The Regent's Shadow"),
  NC_ ("session name", "Bamboo and Bells"),
  NC_ ("session name", "The Crimson Corridor"),
  NC_ ("session name", "Evening at the Pavilion"),
  NULL,
};
