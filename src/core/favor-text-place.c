/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-core"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-text-private.h"

/* Places that are named by what lies around them, and things that are told in words. */

static char *
name_numbered (const FavorSurroundings *around, guint i)
{
  const char *title = favor_text_translate (around->titles[i]);

  if (around->numbers[i] == 0)
    return g_strdup (title);
  /* Translators: in a list of what lies around a place: {thing} is e.g. "Forest", {n} the number on it */
  return favor_text_fill (C_ ("place", "{thing} {n}"),
                          "thing n#",
                          title,
                          around->numbers[i]);
}

static char *
name_neighbour (const FavorSurroundings *around, guint i)
{
  g_autofree char *thing = name_numbered (around, i);

  if (around->wheres[i] == NULL)
    return g_steal_pointer (&thing);
  /* Translators: in a list of what lies around a place, where there are several alike: {thing} is e.g.
   * "Forest 8", {where} "in the north" */
  return favor_text_fill (C_ ("place", "{thing} {where}"),
                          "thing where",
                          thing,
                          favor_text_translate (around->wheres[i]));
}

char *
favor_text_for_place (const FavorThing *thing, int value, const FavorNames *names)
{
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  FavorSurroundings        around = { 0 };
  g_autofree char         *all = NULL;

  if (thing == NULL || thing->surround == NULL || names == NULL || names->state == NULL ||
      !thing->surround (names->state, value, &around))
    return NULL;
  for (guint i = 0; i < FAVOR_SURROUNDINGS_MOST && around.titles[i] != NULL; i++)
    {
      g_autofree char *part = name_neighbour (&around, i);

      g_strv_builder_add (parts, part);
    }
  all = favor_text_list (parts);
  if (around.beside == NULL)
    return g_steal_pointer (&all);
  /* Translators: a place: {lands} lists what lies around it: "Forest 8, Fields 3 and sea"; {beside} is
   * what else is there: "beside a 3:1 harbour" */
  return favor_text_fill (C_ ("place", "{lands}, {beside}"),
                          "lands beside",
                          all,
                          favor_text_translate (around.beside));
}

static char *
lookup_part (const char *name, const char *form, gpointer data)
{
  const FavorPhrase *phrase = data;

  for (guint i = 0; i < FAVOR_PHRASE_PARTS && phrase->parts[i].name != NULL; i++)
    {
      const FavorPhrasePart *part = &phrase->parts[i];

      if (!g_str_equal (part->name, name))
        continue;
      if (part->word != NULL)
        return favor_text_for_word (part->word, form);
      return part->thing != NULL ? favor_text_for_phrase (part->thing, part->value, form)
                                 : favor_text_number (part->value);
    }
  return NULL;
}

char *
favor_text_for_phrase (const FavorThing *thing, int value, const char *form)
{
  FavorPhrase      phrase = { 0 };
  g_autofree char *pattern = NULL;

  thing->tell (value, &phrase);
  pattern = favor_text_for_word (&thing->patterns->words[phrase.pattern], form);
  return favor_text_replace (pattern, lookup_part, &phrase);
}
