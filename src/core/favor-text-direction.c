/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-core"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-text-private.h"

/* Words of one direction within a sentence of the other. Without a mark, the Unicode
 * bidirectional algorithm lets what stands beside them, such as a number or a full stop, change
 * sides. */

#define LEFT_TO_RIGHT_ISOLATE 0x2066
#define FIRST_STRONG_ISOLATE  0x2068
#define POP_ISOLATE           0x2069
#define MINUS                 0x2212
#define LEFT_TO_RIGHT_MARK    0x200e
#define RIGHT_TO_LEFT_MARK    0x200f

gboolean
favor_text_is_rtl (void)
{
  /* Translators: translate to "default:RTL" if your language is written from right to left,
   * otherwise to "default:LTR". Not shown anywhere. */
  return g_str_equal (_ ("default:LTR"), "default:RTL");
}

static gboolean
is_rtl_letter (gunichar c)
{
  switch ((int) g_unichar_get_script (c))
    {
    case G_UNICODE_SCRIPT_ARABIC:
    case G_UNICODE_SCRIPT_HEBREW:
    case G_UNICODE_SCRIPT_SYRIAC:
    case G_UNICODE_SCRIPT_THAANA:
    case G_UNICODE_SCRIPT_NKO:
    case G_UNICODE_SCRIPT_ADLAM:
    case G_UNICODE_SCRIPT_HANIFI_ROHINGYA:
      return TRUE;
    default:
      return FALSE;
    }
}

/* Whether a letter of the other direction stands in `text`, outside of what is isolated
 * already. */
static gboolean
has_letter_against (const char *text, gboolean rtl)
{
  int depth = 0;

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (c >= LEFT_TO_RIGHT_ISOLATE && c <= FIRST_STRONG_ISOLATE)
        depth++;
      else if (c == POP_ISOLATE)
        depth--;
      else if (depth <= 0 && g_unichar_isalpha (c) && is_rtl_letter (c) != rtl)
        return TRUE;
    }
  return FALSE;
}

/* "+5" and "−5" become "5+" and "5−" among letters from right to left; and where a figure that has a
 * mark of its own begins a sentence, the whole sentence would run from left to right. */
static gboolean
is_figure (const char *text)
{
  gunichar c = g_utf8_get_char (text);

  return c == '+' || c == '-' || c == MINUS || c == LEFT_TO_RIGHT_MARK;
}

void
favor_text_append_isolated (GString *out, const char *text, gboolean rtl)
{
  if (!has_letter_against (text, rtl) && !(rtl && is_figure (text)))
    {
      g_string_append (out, text);
      return;
    }
  g_string_append_unichar (out, FIRST_STRONG_ISOLATE);
  g_string_append (out, text);
  g_string_append_unichar (out, POP_ISOLATE);
}

/* Pango takes the direction of a text from its first letter or mark, isolated or not. */
void
favor_text_mark_direction (GString *out, gboolean rtl)
{
  int depth = 0;

  for (const char *p = out->str; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);
      gboolean is_mark = c == LEFT_TO_RIGHT_MARK || c == RIGHT_TO_LEFT_MARK;

      if (c >= LEFT_TO_RIGHT_ISOLATE && c <= FIRST_STRONG_ISOLATE)
        depth++;
      else if (c == POP_ISOLATE)
        depth--;
      /* The text was marked before. */
      if (is_mark && depth == 0)
        return;
      if (!is_mark && !g_unichar_isalpha (c))
        continue;
      if ((c == RIGHT_TO_LEFT_MARK || is_rtl_letter (c)) != rtl)
        g_string_prepend_unichar (out, rtl ? RIGHT_TO_LEFT_MARK : LEFT_TO_RIGHT_MARK);
      return;
    }
}

char *
favor_text_without_marks (const char *text)
{
  GString *out = g_string_new (NULL);

  g_return_val_if_fail (text != NULL, NULL);

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (c != LEFT_TO_RIGHT_MARK && c != RIGHT_TO_LEFT_MARK &&
          (c < LEFT_TO_RIGHT_ISOLATE || c > POP_ISOLATE))
        g_string_append_unichar (out, c);
    }
  return g_string_free (out, FALSE);
}
