/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-conformance.h"
#include "favor-text.h"

G_BEGIN_DECLS

/**
 * FavorRun:
 * @game: what is played
 * @n_seats: number of seats
 * @seed: 0 and up; seed 0 plays with the default options, all others with random ones
 * @by_chance: never ask the game's own policy
 * @rng: the test's own chance
 * @options: as accepted
 * @state: the position now
 * @before: the position before the last action
 * @action: the last action
 * @events: of the last action, or of the setup
 * @legal: for the test's use
 * @ply: number of actions so far
 *
 * One game, played by the suite.
 */
typedef struct
{
  const FavorGame *game;
  guint            n_seats;
  guint            seed;
  gboolean         by_chance;
  FavorRng         rng;
  gpointer         options;
  gpointer         state;
  gpointer         before;
  FavorAction      action;
  FavorEvents      events;
  FavorActions     legal;
  guint            ply;
} FavorRun;

FavorRun *favor_run_new      (const FavorGame *game,
                              guint            n_seats,
                              guint            seed);
void      favor_run_free     (FavorRun        *run);

/* Plays one action, chosen by chance or by the game's own policy. Returns: FALSE if over */
gboolean  favor_run_step     (FavorRun        *run);

/* Whether this ply is one of those that costly tests look at: the first ten, then the
 * powers of two, and the last one. */
gboolean  favor_run_is_sampled (FavorRun      *run);

/* Ends the test with a sentence that says in which game and where. */
void      favor_run_fail     (FavorRun        *run,
                              const char      *format,
                              ...) G_GNUC_PRINTF (2, 3) G_GNUC_NORETURN;

#define favor_run_require(run, condition, ...)                                           \
  G_STMT_START                                                                           \
  {                                                                                      \
    if (!(condition))                                                                    \
      favor_run_fail (run, __VA_ARGS__);                                                 \
  }                                                                                      \
  G_STMT_END

typedef void (*FavorVisit) (FavorRun *run);

/* Plays games of all numbers of seats; `visit` sees each position, the first and the last
 * included. */
void      favor_run_all      (const FavorGame *game,
                              FavorVisit       visit);

/* Number of seeds for each number of seats. */
guint     favor_run_n_seeds  (void);

/* Fills a struct, or one value, with random values in range. */
void      favor_random_fill  (const FavorSchema *schema,
                              gpointer           data,
                              guint              n_seats,
                              FavorRng          *rng);
gint64    favor_random_value (const FavorField  *field,
                              guint              n_seats,
                              FavorRng          *rng);

/* Fills `options` with random options that the game accepts. */
void      favor_random_options (const FavorGame *game,
                                gpointer         options,
                                guint            n_seats,
                                FavorRng        *rng);

/* A random action: one of `legal` changed, or anything at all. */
void      favor_random_action (const FavorGame    *game,
                               const FavorActions *legal,
                               FavorAction        *action,
                               FavorRng           *rng);

/* Puts random values wherever `observed` hides something of `state`. */
void      favor_run_scramble (FavorRun        *run,
                              gpointer         state,
                              gconstpointer    observed);

/* The state as `viewer` may see it. Returns: (transfer full) */
gpointer  favor_run_observe  (FavorRun        *run,
                              gconstpointer    state,
                              FavorSeat        viewer);

/* The parts of the suite. */
void      favor_conformance_add_tables  (const FavorGame *game);
void      favor_conformance_add_play    (const FavorGame *game);
void      favor_conformance_add_secrets (const FavorGame *game);
void      favor_conformance_add_between (const FavorGame *game);
void      favor_conformance_add_texts   (const FavorGame *game);
void      favor_conformance_add_whole   (const FavorGame *game);

/* Adds `/GAME/conformance/NAME`. */
void      favor_conformance_add_test    (const FavorGame *game,
                                         const char      *name,
                                         void           (*test) (const FavorGame *game));

G_END_DECLS
