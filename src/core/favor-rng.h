/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * FavorRng:
 * @s: four words; all zero means "not visible" and is never the state of a working generator
 *
 * A pseudo random generator (xoshiro256**) whose whole state is these four words, so that
 * it can lie inside a game's state and be copied, compared and saved with it.
 */
typedef struct
{
  guint64 s[4];
} FavorRng;

/**
 * favor_rng_seed:
 * @rng: the generator
 * @seed: any number; equal seeds give equal sequences on every machine
 *
 * Starts the sequence that belongs to @seed.
 */
void    favor_rng_seed  (FavorRng *rng,
                         guint64   seed);

/**
 * favor_rng_next:
 *
 * Draws 64 uniformly distributed bits.
 */
guint64 favor_rng_next  (FavorRng *rng);

/**
 * favor_rng_works:
 *
 * Returns: %FALSE if all words are zero: nothing but zeros can be drawn
 */
gboolean favor_rng_works (const FavorRng *rng);

/**
 * favor_rng_below:
 * @bound: 1 to 2^32 - 1
 *
 * Draws a number in bounded time, even from a generator that does not work.
 *
 * Returns: a number from 0 to @bound - 1, each exactly equally likely
 */
guint32 favor_rng_below (FavorRng *rng,
                         guint32   bound);

/**
 * favor_rng_mix:
 *
 * Derives a seed for one purpose (@a, @b) from a common @seed, e.g. a computer player's
 * decision from the session's seed, the ply and the seat.
 *
 * Returns: a number that looks unrelated to those of other @a and @b
 */
guint64 favor_rng_mix   (guint64   seed,
                         guint64   a,
                         guint64   b);

G_END_DECLS
