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

static inline guint64
favor_rng_rotate_left (guint64 x, guint k)
{
  return (x << k) | (x >> (64 - k));
}

/**
 * favor_rng_next:
 *
 * Draws 64 uniformly distributed bits.
 */
static inline guint64
favor_rng_next (FavorRng *rng)
{
  guint64      *s = rng->s;
  const guint64 result = favor_rng_rotate_left (s[1] * 5, 7) * 9;
  const guint64 t = s[1] << 17;

  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= t;
  s[3] = favor_rng_rotate_left (s[3], 45);
  return result;
}

/**
 * favor_rng_works:
 *
 * Returns: %FALSE if all words are zero: nothing but zeros can be drawn
 */
gboolean favor_rng_works (const FavorRng *rng);

/* What favor_rng_below () does when the lower half of `product` is that small: hardly ever. No bound ends here, too. */
guint32 favor_rng_below_again (FavorRng *rng,
                               guint32   bound,
                               guint64   product);

/**
 * favor_rng_below:
 * @bound: 1 to 2^32 - 1
 *
 * Draws a number in bounded time, even from a generator that does not work.
 *
 * Returns: a number from 0 to @bound - 1, each exactly equally likely
 */
static inline guint32
favor_rng_below (FavorRng *rng, guint32 bound)
{
  /* The upper half of a 32 by 32 bit product is uniform once the few products whose lower
   * half falls below 2^32 mod bound are drawn again. */
  const guint64 product = (favor_rng_next (rng) >> 32) * bound;

  if (G_UNLIKELY ((guint32) product <= bound))
    return favor_rng_below_again (rng, bound, product);
  return product >> 32;
}

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
