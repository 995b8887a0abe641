/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-dragon"

#include "config.h"

#include <glib/gi18n.h>

extern const char *const favor_dragon_session_names[];

/* Names for sessions of the game. A saved name stays as it is: these can be changed and added to. */
const char *const favor_dragon_session_names[] = {
  /* Translators: the following names are of saved games of a vote of a council of clans, in which a dragon has a seat:
   * they could be titles of chapters. They may become other ones that sound well, but no two may be the same */
  NC_ ("session name", "The Dragon Listens"),
  NC_ ("session name", "A Whisper in Council"),
  NC_ ("session name", "The Long Vote"),
  NC_ ("session name", "Votes at Dawn"),
  NC_ ("session name", "The Empty Seat"),
  NC_ ("session name", "Under the Dragon's Eye"),
  NC_ ("session name", "The Silent Judge"),
  NC_ ("session name", "Promises by Lantern Light"),
  NC_ ("session name", "A Word Kept"),
  NC_ ("session name", "A Word Broken"),
  NC_ ("session name", "Incense and Intrigue"),
  NC_ ("session name", "The Hall of Clans"),
  NC_ ("session name", "Banners in the Rain"),
  NC_ ("session name", "The Last Delegate"),
  NC_ ("session name", "The Merchant's Smile"),
  NC_ ("session name", "A Dagger behind the Fan"),
  NC_ ("session name", "Jade and Ashes"),
  NC_ ("session name", "The Tied Council"),
  NC_ ("session name", "Snow on the Council Roof"),
  NC_ ("session name", "A Gift for the Judge"),
  NC_ ("session name", "Tea before the Vote"),
  NC_ ("session name", "The Noble's Patience"),
  NC_ ("session name", "Soldiers at the Gate"),
  NC_ ("session name", "The Moonlit Envoy"),
  NC_ ("session name", "What the Dragon Heard"),
  NC_ ("session name", "The Quiet Majority"),
  NC_ ("session name", "Cranes over the Pavilion"),
  NC_ ("session name", "A Season of Envoys"),
  NC_ ("session name", "The Artisan's Secret"),
  NC_ ("session name", "The Vermilion Hall"),
  NC_ ("session name", "A Favour Returned"),
  NC_ ("session name", "The Masked Vote"),
  NC_ ("session name", "Drums at Dusk"),
  NC_ ("session name", "Clouds over the Throne"),
  NC_ ("session name", "The Council of Peonies"),
  NC_ ("session name", "Two Roads to the Seat"),
  NC_ ("session name", "The Unsent Letter"),
  NC_ ("session name", "Old Friends, New Votes"),
  NC_ ("session name", "The Scales of the Dragon"),
  NC_ ("session name", "Dusk in the Council Hall"),
  NULL,
};
