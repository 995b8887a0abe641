/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "orders-sounds.h"

/* The land is laid and walled in; orders are cards, sealed when they are fulfilled. */
/* clang-format off */
static const FavorSoundRow rows[] = {
  { "game-started", FAVOR_SOUND_TILE },
  { "orders-dealt", FAVOR_SOUND_CARD },
  { "orders-kept", FAVOR_SOUND_LAID },
  { "order-returned", FAVOR_SOUND_CARD },
  { "turn-started", FAVOR_SOUND_NONE },
  { "turn-passed", FAVOR_SOUND_NONE },
  { "farmer-order-discarded", FAVOR_SOUND_CARD },
  { "order-drawn", FAVOR_SOUND_CARD },
  { "tile-revealed", FAVOR_SOUND_TURNED },
  { "tile-removed", FAVOR_SOUND_LAID },
  { "tile-placed", FAVOR_SOUND_TILE },
  { "follower-placed", FAVOR_SOUND_FOLLOWER },
  { "feature-completed", FAVOR_SOUND_CLOSED },
  { "cloister-completed", FAVOR_SOUND_CLOSED },
  { "feature-scored", FAVOR_SOUND_NONE },
  { "feature-shared", FAVOR_SOUND_NONE },
  { "feature-unscored", FAVOR_SOUND_NONE },
  { "followers-returned", FAVOR_SOUND_FOLLOWER },
  { "orders-met", FAVOR_SOUND_TURNED },
  { "order-chosen", FAVOR_SOUND_CARD },
  { "order-fulfilled", FAVOR_SOUND_SEAL },
  { "game-ended", FAVOR_SOUND_CLOSED },
  { "final-feature", FAVOR_SOUND_FOLLOWER },
  { "final-farm", FAVOR_SOUND_FOLLOWER },
  { "order-open", FAVOR_SOUND_TURNED },
  { "orders-most", FAVOR_SOUND_SEAL },
  { "winner", FAVOR_SOUND_WON },
  { "winners", FAVOR_SOUND_WON },
};

/* clang-format on */

const FavorSoundTable orders_sound_table = {
  .rows = rows,
  .n_rows = G_N_ELEMENTS (rows),
  .much = 10,
};
