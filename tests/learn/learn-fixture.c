/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "learn-fixture.h"

#include <string.h>

const FavorGame *
learn_fixture_game (void)
{
  const FavorGame *game = favor_games_find ("dragons-favour");

  g_assert_nonnull (game);
  return game;
}

GBytes *
learn_fixture_load (const char *file)
{
  g_autofree char   *path = g_strconcat ("/io/github/favorgames/Favor/learn/dragon/",
                                       file,
                                       NULL);
  g_autoptr (GError) error = NULL;
  GBytes            *bytes;

  /* The resources come with the library as soon as anything of it is used. */
  g_assert_true (favor_learn_has (learn_fixture_game (), FAVOR_LEARN_RULES));
  bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  g_assert_no_error (error);
  return bytes;
}

void
learn_fixture_refuse (LearnFixtureParse parse,
                      const char       *text,
                      int               code,
                      const char       *words)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (GError) error = NULL;

  g_assert_false (parse (bytes, &error));
  g_assert_error (error, FAVOR_ERROR, code);
  if (strstr (error->message, words) == NULL)
    g_error ("“%s” does not say “%s”", error->message, words);
}

static void
mutate (GByteArray *array, GRand *rand)
{
  static const char pieces[] = "<>&;\"'/ =bp\n\xff";
  guint             at = (guint) g_rand_int_range (rand, 0, (gint32) array->len);
  guint8            byte = (guint8) pieces[g_rand_int_range (rand, 0, sizeof pieces - 1)];

  switch (g_rand_int_range (rand, 0, 4))
    {
    case 0:
      array->data[at] = byte;
      break;
    case 1:
      g_byte_array_remove_index (array, at);
      break;
    case 2:
      g_byte_array_remove_range (array, at, MIN (array->len - at, 40));
      break;
    default:
      g_byte_array_set_size (array, at + 1);
    }
}

void
learn_fixture_mutate (LearnFixtureParse parse, GBytes *bytes, guint n)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (4711);
  guint             refused = 0;

  for (guint i = 0; i < n; i++)
    {
      GByteArray        *array = g_bytes_unref_to_array (g_bytes_ref (bytes));
      g_autoptr (GBytes) damaged = NULL;
      g_autoptr (GError) error = NULL;

      mutate (array, rand);
      if (array->len > 1)
        mutate (array, rand);
      damaged = g_byte_array_free_to_bytes (array);
      if (parse (damaged, &error))
        continue;
      g_assert_nonnull (error);
      g_assert_cmpuint (strlen (error->message), >, 10);
      g_assert_nonnull (strstr (error->message, ".xml"));
      refused++;
    }
  g_assert_cmpuint (refused, >, n / 4);
}
