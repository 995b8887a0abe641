/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-markup.h"

/**
 * favor_markup_translate:
 * @text: markup in English
 *
 * Returns: (transfer none): its translation; where that is no markup, @text itself, so that a
 *   slip in a catalogue costs no more than the language of one paragraph
 */
const char *
favor_markup_translate (const char *text)
{
  const char *translation = *text == '\0' ? text : _ (text);

  if (translation == text ||
      pango_parse_markup (translation, -1, 0, NULL, NULL, NULL, NULL))
    return translation;
  return text;
}
