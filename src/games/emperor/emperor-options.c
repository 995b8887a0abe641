/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-emperor"

#include <glib/gi18n.h>

#include "emperor-actions.h"

static const FavorWord promises_words[] = {
  /* Translators: what becomes of promises: they are written down and may be broken. */
  { "recorded", N_ ("Written down, may be broken") },
  /* Translators: what becomes of promises: they cannot be broken. */
  { "binding", N_ ("Binding") },
};

static const FavorEnum promises = FAVOR_ENUM ("promises", promises_words);

static const FavorWord intrigue_words[] = {
  /* Translators: whom an Intrigue may hit. */
  { "upward", N_ ("Players with at least as much Favor") },
  /* Translators: whom an Intrigue may hit. */
  { "anyone", N_ ("Anybody") },
  /* Translators: whom an Intrigue may hit: there are no Intrigues. */
  { "off", N_ ("Nobody: a peaceful court") },
};

static const FavorEnum intrigues = FAVOR_ENUM ("intrigue", intrigue_words);

static const FavorField options_fields[] = {
  FAVOR_FIELD_INT (EmperorOptions,
                   target_points,
                   "target-favor",
                   20,
                   100,
                   .fallback = 50,
                   .title = N_ ("Favor to win"),
                   .summary = N_ ("With less of it the game is shorter.")),
  FAVOR_FIELD_SEAT (EmperorOptions,
                    first_player,
                    "first-player",
                    .nullable = TRUE,
                    .fallback = FAVOR_NONE,
                    .refusal = EMPEROR_REFUSAL_NO_SUCH_SEAT,
                    .title = N_ ("First player"),
                    .summary = N_ ("Without a choice here one is drawn.")),
  FAVOR_FIELD_BOOL (EmperorOptions,
                    trading,
                    "trading",
                    .fallback = TRUE,
                    .title = N_ ("Trading"),
                    .summary = N_ ("Players may trade Gold, cards and promises with the "
                                   "player whose turn it is.")),
  FAVOR_FIELD_ENUM (EmperorOptions,
                    promises,
                    "promises",
                    &promises,
                    .title = N_ ("Promises"),
                    .summary = N_ ("Whether a player can break his word.")),
  FAVOR_FIELD_ENUM (EmperorOptions,
                    intrigue,
                    "intrigue",
                    &intrigues,
                    .title = N_ ("Whom Intrigues hit"),
                    .summary = N_ ("Who may be the target of an Intrigue card.")),
  FAVOR_FIELD_BOOL (EmperorOptions,
                    limited_treasury,
                    "limited-treasury",
                    .fallback = TRUE,
                    .title = N_ ("Limited Treasury"),
                    .summary = N_ ("There are 60 pieces of Gold and no more.")),
  FAVOR_FIELD_BOOL (EmperorOptions,
                    open_hands,
                    "open-hands",
                    .title = N_ ("Open hands"),
                    .summary = N_ ("Everybody sees the Staff cards of all; Events and "
                                   "Black Market cards stay secret.")),
  FAVOR_FIELD_BOOL (EmperorOptions,
                    finish_round,
                    "finish-round",
                    .title = N_ ("Play the last round out"),
                    .summary = N_ ("Everybody has as many turns as the first player.")),
  FAVOR_FIELD_BOOL (EmperorOptions,
                    steadfast_stars,
                    "steadfast-stars",
                    .title = N_ ("Steadfast Stars"),
                    .summary = N_ ("A player moves at most one Star from Staff to Staff "
                                   "in a turn.")),
  FAVOR_FIELD_INT (EmperorOptions,
                   round_limit,
                   "round-limit",
                   10,
                   EMPEROR_MAX_ROUNDS,
                   .fallback = EMPEROR_MAX_ROUNDS,
                   .title = N_ ("Round limit"),
                   .summary = N_ ("After that many rounds the player with most Favor "
                                  "wins.")),
};

const FavorSchema emperor_options_schema = FAVOR_SCHEMA ("options",
                                                         EmperorOptions,
                                                         options_fields);

/* All other values go together (section 9). */
gboolean
emperor_accept (gconstpointer options, guint n_seats, FavorRefusal *why)
{
  const EmperorOptions *self = options;

  if (self->first_player >= (gint) n_seats)
    return favor_game_refuse (why, EMPEROR_REFUSAL_NO_SUCH_SEAT);
  return TRUE;
}
