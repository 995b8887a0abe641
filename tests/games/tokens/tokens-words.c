/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdlib.h>
#include <string.h>

#include "tokens-position.h"

/* Actions and heaps in words. */

FavorSeat
tokens_parse_seat (const char *text)
{
  g_assert_cmpint (text[0], ==, 'p');
  return (FavorSeat) atoi (text + 1);
}

guint
tokens_parse_copies (const char **text)
{
  char       *end;
  const guint n = (guint) strtoul (*text, &end, 10);

  if (end == *text)
    return 1;
  *text = end;
  return n;
}

char *
tokens_format_counts (const guint8 *counts, const FavorEnum *words)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < words->n_words; i++)
    {
      if (counts[i] == 0)
        continue;
      if (text->len > 0)
        g_string_append_c (text, ' ');
      if (counts[i] > 1)
        g_string_append_printf (text, "%u", counts[i]);
      g_string_append (text, words->words[i].id);
    }
  return g_string_free (text->len > 0 ? text : g_string_append (text, "none"), FALSE);
}

static TokensAction
find_kind (const char *id)
{
  for (guint i = 0; i < TOKENS_N_ACTIONS; i++)
    if (g_str_equal (tokens_actions[i].id, id))
      return (TokensAction) i;
  g_error ("there is no action \"%s\"", id);
}

/* "give brick 2gold want ore to p1 p3". */
static void
parse_deal (FavorAction *action, char **words)
{
  TokensDeal   *deal = (TokensDeal *) action->arg;
  TokensBundle *bundle = NULL;

  for (; *words != NULL; words++)
    if (g_str_equal (*words, "give"))
      bundle = &deal->give;
    else if (g_str_equal (*words, "want"))
      bundle = &deal->want;
    else if (g_str_equal (*words, "to"))
      bundle = NULL;
    else if (bundle == NULL)
      action->arg[TOKENS_OFFER_TO] = (gint16) (action->arg[TOKENS_OFFER_TO] |
                                               1 << tokens_parse_seat (*words));
    else
      {
        const char *word = *words;
        const guint n = tokens_parse_copies (&word);

        ((gint16 *) bundle)[favor_test_find_word (&tokens_goods, word)] = (gint16) n;
      }
}

static gint16
parse_value (const FavorField *field, const char *word)
{
  if (field->type == FAVOR_TYPE_ENUM)
    return (gint16) favor_test_find_word (field->words, word);
  return field->type == FAVOR_TYPE_SEAT ? tokens_parse_seat (word) : (gint16) atoi (word);
}

/* The arguments in their order; "-" leaves an optional one out, as does the end. */
static void
parse_arguments (FavorAction *action, char **words)
{
  const FavorSchema *args = tokens_actions[action->kind].args;

  for (guint i = 0; args != NULL && i < args->n_fields; i++)
    {
      gint16 *arg = &action->arg[args->fields[i].offset / sizeof (gint16)];

      if (*words == NULL)
        *arg = (gint16) args->fields[i].fallback;
      else if (g_str_equal (*words, "-"))
        {
          *arg = FAVOR_NONE;
          words++;
        }
      else
        *arg = parse_value (&args->fields[i], *words++);
    }
  g_assert_null (*words);
}

FavorAction
tokens_parse_action (const TokensState *state, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  FavorAction    action = {
       .kind = (guint8) find_kind (words[0]),
       .seat = state->head.decider,
  };

  if (action.kind == TOKENS_ACTION_OFFER_TRADE ||
      action.kind == TOKENS_ACTION_COUNTER_TRADE)
    parse_deal (&action, words + 1);
  else
    parse_arguments (&action, words + 1);
  return action;
}
