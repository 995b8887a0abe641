/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "dragon-sounds.h"

/* Votes are cards on wood; Favour is gold that changes hands; what the council resolves is sealed. */
/* clang-format off */
static const FavorSoundRow rows[] = {
  { "game-started", FAVOR_SOUND_CARD },
  { "votes-nominated", FAVOR_SOUND_LAID },
  { "votes-fixed", FAVOR_SOUND_NONE },
  { "card-placed", FAVOR_SOUND_CARD },
  { "card-placed-secretly", FAVOR_SOUND_CARD },
  { "lap-located", FAVOR_SOUND_TURNED },
  { "card-located", FAVOR_SOUND_TURNED },
  { "card-timed-out", FAVOR_SOUND_CARD },
  { "card-shifted", FAVOR_SOUND_CARD },
  { "card-kept", FAVOR_SOUND_LAID },
  { "favour-given", FAVOR_SOUND_COIN },
  { "deal-offered", FAVOR_SOUND_LAID },
  { "price-offered", FAVOR_SOUND_COIN },
  { "pledge-offered", FAVOR_SOUND_NONE },
  { "deal-accepted", FAVOR_SOUND_DEAL },
  { "deal-declined", FAVOR_SOUND_LAID },
  { "word-kept", FAVOR_SOUND_DEAL },
  { "word-broken", FAVOR_SOUND_HIT },
  { "cards-revealed", FAVOR_SOUND_TURNED },
  { "card-turned", FAVOR_SOUND_TURNED },
  { "works-placed", FAVOR_SOUND_FOLLOWER },
  { "artisan-alone", FAVOR_SOUND_NONE },
  { "card-withdrawn", FAVOR_SOUND_HIT },
  { "assassin-missed", FAVOR_SOUND_LAID },
  { "favour-taken", FAVOR_SOUND_COIN },
  { "merchant-paid", FAVOR_SOUND_COIN },
  { "merchant-alone", FAVOR_SOUND_NONE },
  { "soldier-force", FAVOR_SOUND_HIT },
  { "soldier-idle", FAVOR_SOUND_NONE },
  { "supplier-gave", FAVOR_SOUND_COIN },
  { "votes-counted", FAVOR_SOUND_NONE },
  { "role-counted", FAVOR_SOUND_FOLLOWER },
  { "tie-broken", FAVOR_SOUND_SEAL },
  { "tie-broken-by-judge", FAVOR_SOUND_SEAL },
  { "deadlock", FAVOR_SOUND_LAID },
  { "role-won", FAVOR_SOUND_SEAL },
  { "favour-won", FAVOR_SOUND_COIN },
  { "great-favour-won", FAVOR_SOUND_STAR },
  { "patronage-paid", FAVOR_SOUND_COIN },
  { "promise-paid", FAVOR_SOUND_COIN },
  { "promise-broken", FAVOR_SOUND_HIT },
  { "promise-unpayable", FAVOR_SOUND_LAID },
  { "sent-home", FAVOR_SOUND_CARD },
  { "home-shown", FAVOR_SOUND_TURNED },
  { "judge-changed", FAVOR_SOUND_FOLLOWER },
  { "game-won", FAVOR_SOUND_WON },
  { "game-won-by-dragon", FAVOR_SOUND_WON },
  { "game-drawn", FAVOR_SOUND_WON },
};

/* clang-format on */

const FavorSoundTable dragon_sound_table = {
  .rows = rows,
  .n_rows = G_N_ELEMENTS (rows),
  .much = 4,
};
