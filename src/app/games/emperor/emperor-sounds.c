/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "emperor-sounds.h"

/* Cards go around, Gold rings, a Star is heard above both; who plots is heard, too. */
/* clang-format off */
static const FavorSoundRow rows[] = {
  { "game-started", FAVOR_SOUND_NONE },
  { "events-looked", FAVOR_SOUND_CARD },
  { "event-kept", FAVOR_SOUND_CARD },
  { "event-exchanged", FAVOR_SOUND_CARD },
  { "star-placed", FAVOR_SOUND_STAR },
  { "turn-began", FAVOR_SOUND_NONE },
  { "poison-worked", FAVOR_SOUND_HIT },
  { "collect-skipped", FAVOR_SOUND_HIT },
  { "collected", FAVOR_SOUND_CARD },
  { "collect-empty", FAVOR_SOUND_NONE },
  { "moved", FAVOR_SOUND_CARD },
  { "moved-empty", FAVOR_SOUND_LAID },
  { "sold", FAVOR_SOUND_COIN },
  { "upgraded", FAVOR_SOUND_CARD },
  { "allied", FAVOR_SOUND_STAR },
  { "star-moved", FAVOR_SOUND_STAR },
  { "allied-empress", FAVOR_SOUND_SEAL },
  { "market-bought", FAVOR_SOUND_COIN },
  { "market-looked", FAVOR_SOUND_CARD },
  { "market-kept", FAVOR_SOUND_CARD },
  { "event-completed", FAVOR_SOUND_SEAL },
  { "played", FAVOR_SOUND_CARD },
  { "gold-taken", FAVOR_SOUND_COIN },
  { "dice-rolled", FAVOR_SOUND_DICE },
  { "card-taken", FAVOR_SOUND_CARD },
  { "card-returned", FAVOR_SOUND_CARD },
  { "favor-gained", FAVOR_SOUND_NONE },
  { "star-given", FAVOR_SOUND_STAR },
  { "plotted", FAVOR_SOUND_HIT },
  { "stopped", FAVOR_SOUND_LAID },
  { "let-pass", FAVOR_SOUND_NONE },
  { "poisoned", FAVOR_SOUND_HIT },
  { "gold-paid", FAVOR_SOUND_COIN },
  { "star-lost", FAVOR_SOUND_HIT },
  { "hand-opened", FAVOR_SOUND_TURNED },
  { "seized", FAVOR_SOUND_CARD },
  { "stolen", FAVOR_SOUND_CARD },
  { "favor-lost", FAVOR_SOUND_NONE },
  { "blackmail-paid", FAVOR_SOUND_COIN },
  { "blackmail-refused", FAVOR_SOUND_NONE },
  { "invited", FAVOR_SOUND_LAID },
  { "offered", FAVOR_SOUND_LAID },
  { "countered", FAVOR_SOUND_LAID },
  { "traded", FAVOR_SOUND_DEAL },
  { "declined", FAVOR_SOUND_LAID },
  { "gold-traded", FAVOR_SOUND_COIN },
  { "card-traded", FAVOR_SOUND_CARD },
  { "market-traded", FAVOR_SOUND_CARD },
  { "event-traded", FAVOR_SOUND_CARD },
  { "promised-peace", FAVOR_SOUND_DEAL },
  { "promised-no-card", FAVOR_SOUND_DEAL },
  { "promised-gold", FAVOR_SOUND_DEAL },
  { "promised-card", FAVOR_SOUND_DEAL },
  { "promise-kept", FAVOR_SOUND_DEAL },
  { "promise-broken", FAVOR_SOUND_HIT },
  { "gold-enforced", FAVOR_SOUND_COIN },
  { "card-enforced", FAVOR_SOUND_CARD },
  { "discarded", FAVOR_SOUND_CARD },
  { "turn-ended", FAVOR_SOUND_NONE },
  { "last-round", FAVOR_SOUND_SEAL },
  { "game-won", FAVOR_SOUND_WON },
  { "game-won-on-ties", FAVOR_SOUND_WON },
  { "limit-reached", FAVOR_SOUND_NONE },
};

/* clang-format on */

const FavorSoundTable emperor_sound_table = {
  .rows = rows,
  .n_rows = G_N_ELEMENTS (rows),
  .much = 5,
};
