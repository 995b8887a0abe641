/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-core"

#include "favor-rng.h"

/* splitmix64: spreads the bits of a seed; the generator's authors recommend it for this. */
static guint64
spread (guint64 *x)
{
  guint64 z = (*x += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15));

  z = (z ^ (z >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return z ^ (z >> 31);
}

void
favor_rng_seed (FavorRng *rng, guint64 seed)
{
  for (guint i = 0; i < 4; i++)
    rng->s[i] = spread (&seed);
}

gboolean
favor_rng_works (const FavorRng *rng)
{
  return (rng->s[0] | rng->s[1] | rng->s[2] | rng->s[3]) != 0;
}

/* Of a working generator hardly one bound in 2^64 is drawn for that often; one whose words are all
 * zero would be drawn from for ever. */
#define MAX_DRAWS 64

guint32
favor_rng_below_again (FavorRng *rng, guint32 bound, guint64 product)
{
  guint32 threshold;

  g_return_val_if_fail (bound > 0, 0);

  threshold = -bound % bound;
  for (guint i = 0; i < MAX_DRAWS && (guint32) product < threshold; i++)
    product = (favor_rng_next (rng) >> 32) * bound;
  return product >> 32;
}

guint64
favor_rng_mix (guint64 seed, guint64 a, guint64 b)
{
  guint64 x = seed;

  x = spread (&x) ^ a;
  x = spread (&x) ^ b;
  return spread (&x);
}
