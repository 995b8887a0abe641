/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "kingdom-sounds.h"

/* Land is laid and turned; favors are figures that are set on it; a favor that is won is sealed. */
/* clang-format off */
static const FavorSoundRow rows[] = {
  { "game-started", FAVOR_SOUND_TILE },
  { "turn-started", FAVOR_SOUND_NONE },
  { "tile-drawn", FAVOR_SOUND_TURNED },
  { "tile-chosen", FAVOR_SOUND_TURNED },
  { "tile-exchanged", FAVOR_SOUND_TILE },
  { "tile-laid", FAVOR_SOUND_TILE },
  { "tile-set-aside", FAVOR_SOUND_LAID },
  { "tile-rejected", FAVOR_SOUND_LAID },
  { "triangle-played", FAVOR_SOUND_FOLLOWER },
  { "token-played", FAVOR_SOUND_FOLLOWER },
  { "favor-replaced", FAVOR_SOUND_LAID },
  { "favor-recovered", FAVOR_SOUND_CARD },
  { "tiles-swapped", FAVOR_SOUND_TILE },
  { "tile-relocated", FAVOR_SOUND_TILE },
  { "tile-rotated", FAVOR_SOUND_TILE },
  { "tiles-switched", FAVOR_SOUND_TILE },
  { "favors-swapped", FAVOR_SOUND_FOLLOWER },
  { "favor-removed", FAVOR_SOUND_LAID },
  { "extra-tile", FAVOR_SOUND_CARD },
  { "favor-reused", FAVOR_SOUND_TURNED },
  { "rewound", FAVOR_SOUND_LAID },
  { "favor-taken", FAVOR_SOUND_SEAL },
  { "philosopher-uncovered", FAVOR_SOUND_TURNED },
  { "level-raised", FAVOR_SOUND_NONE },
  { "nothing-taken", FAVOR_SOUND_NONE },
  { "twilight", FAVOR_SOUND_CLOSED },
  { "king-won", FAVOR_SOUND_WON },
  { "court-goal-won", FAVOR_SOUND_WON },
  { "ranked", FAVOR_SOUND_WON },
};

/* clang-format on */

const FavorSoundTable kingdom_sound_table = {
  .rows = rows,
  .n_rows = G_N_ELEMENTS (rows),
  .much = 10,
};
