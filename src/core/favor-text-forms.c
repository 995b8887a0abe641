/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-core"

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "favor-text-private.h"

/* Names in the form that their place in a sentence asks for. */

#define SMALL   "abcdefghijklmnopqrstuvwxyz"
#define CAPITAL "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

/* The length of the form behind a colon, 0 if there is none. */
static gsize
form_length (const char *text)
{
  return strspn (text, CAPITAL) <= 1 ? strspn (text, SMALL CAPITAL) : 0;
}

gboolean
favor_text_find_placeholder (const char  *text,
                             const char **start,
                             gsize       *name_length,
                             gsize       *length)
{
  for (const char *p = strchr (text, '{'); p != NULL; p = strchr (p + 1, '{'))
    {
      const gsize name = strspn (p + 1, SMALL "0123456789-");
      const gsize form = p[name + 1] == ':' ? form_length (p + name + 2) : 0;
      const gsize all = form > 0 ? name + 1 + form : name;

      if (name > 0 && p[all + 1] == '}')
        {
          *start = p + 1;
          *name_length = name;
          *length = all;
          return TRUE;
        }
    }
  return FALSE;
}

char *
favor_text_pick_form (const char *forms, const char *form)
{
  g_auto (GStrv) parts = g_strsplit (forms, "|", -1);
  const gsize    length = strlen (form);

  for (guint i = 0; parts[i] != NULL; i++)
    if (g_ascii_strncasecmp (parts[i], form, length) == 0 && parts[i][length] == '=' &&
        parts[i][length + 1] != '\0')
      return g_strdup (parts[i] + length + 1);
  return NULL;
}

char *
favor_text_for_word (const FavorWord *word, const char *form)
{
  char *text = NULL;

  g_return_val_if_fail (word != NULL, NULL);

  if (form != NULL && word->forms != NULL)
    text = favor_text_pick_form (g_dpgettext2 (GETTEXT_PACKAGE, "forms", word->forms),
                                 form);
  if (text != NULL)
    return text;
  return g_strdup (word->title != NULL ? favor_text_translate (word->title) : word->id);
}
