/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-core"

#include "config.h"

#include <stdarg.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "favor-text-private.h"

/* Placeholders */

/* Appends a value; a form that begins with a capital makes it begin with one. */
static void
append_value (GString *out, const char *value, const char *form, gboolean rtl)
{
  g_autofree char *begun = NULL;
  char             first[8] = "";

  if (form == NULL || !g_ascii_isupper (form[0]) || value[0] == '\0')
    {
      favor_text_append_isolated (out, value, rtl);
      return;
    }
  g_unichar_to_utf8 (g_unichar_totitle (g_utf8_get_char (value)), first);
  begun = g_strconcat (first, g_utf8_next_char (value), NULL);
  favor_text_append_isolated (out, begun, rtl);
}

/* Replaces each placeholder once. What is put in is not looked at again, so braces in a
 * player's name stay what they are; a name in letters of the other direction is isolated. A placeholder without a value is left standing. */
char *
favor_text_replace (const char *text, FavorTextLookup lookup, gpointer data)
{
  GString    *out = g_string_new (NULL);
  gboolean    rtl = favor_text_is_rtl ();
  const char *start;
  gsize       name_length, length;

  while (favor_text_find_placeholder (text, &start, &name_length, &length))
    {
      g_autofree char *name = g_strndup (start, name_length);
      g_autofree char *form = length > name_length ? g_strndup (start + name_length + 1,
                                                                length - name_length - 1)
                                                   : NULL;
      g_autofree char *value = lookup (name, form, data);

      g_string_append_len (out, text, start - 1 - text);
      if (value != NULL)
        append_value (out, value, form, rtl);
      else
        g_string_append_len (out, start - 1, length + 2);
      text = start + length + 1;
    }
  g_string_append (out, text);
  favor_text_mark_direction (out, rtl);
  return g_string_free (out, FALSE);
}

/* A word is asked for its form later, when the sentence says which. */
typedef struct
{
  char            *name;
  char            *text;
  const FavorWord *word;
} Value;

static void
clear_value (gpointer data)
{
  Value *value = data;

  g_free (value->name);
  g_free (value->text);
}

static char *
lookup_value (const char *name, const char *form, gpointer data)
{
  GArray *values = data;

  for (guint i = 0; i < values->len; i++)
    {
      const Value *value = &g_array_index (values, Value, i);

      if (g_str_equal (value->name, name))
        return value->word != NULL ? favor_text_for_word (value->word, form)
                                   : g_strdup (value->text);
    }
  return NULL;
}

static char *
lookup_in_pairs (const char *name, const char *form, gpointer data)
{
  const char *const *pairs = data;

  for (; pairs[0] != NULL; pairs += 2)
    if (g_str_equal (pairs[0], name))
      return g_strdup (pairs[1]);
  return NULL;
}

char *
favor_text_expand (const char *text, const char *first_name, ...)
{
  g_autoptr (GPtrArray) pairs = g_ptr_array_new ();
  const char           *name;
  va_list               args;

  g_return_val_if_fail (text != NULL, NULL);

  va_start (args, first_name);
  for (name = first_name; name != NULL; name = va_arg (args, const char *))
    {
      const char *value = va_arg (args, const char *);

      g_ptr_array_add (pairs, (gpointer) name);
      g_ptr_array_add (pairs, (gpointer) (value != NULL ? value : ""));
    }
  va_end (args);
  g_ptr_array_add (pairs, NULL);
  return favor_text_replace (text, lookup_in_pairs, pairs->pdata);
}

char *
favor_text_fill (const char *text, const char *values, ...)
{
  g_auto (GStrv)     names = NULL;
  g_autoptr (GArray) filled = g_array_new (FALSE, TRUE, sizeof (Value));
  va_list            args;

  g_return_val_if_fail (text != NULL && values != NULL, NULL);

  g_array_set_clear_func (filled, clear_value);
  names = g_strsplit (values, " ", -1);
  va_start (args, values);
  for (guint i = 0; names[i] != NULL; i++)
    {
      const gsize length = strcspn (names[i], "#+@");
      const char  how = names[i][length];
      Value       value = { .name = g_strndup (names[i], length) };

      if (how == '#')
        value.text = favor_text_number (va_arg (args, int));
      else if (how == '+')
        value.text = favor_text_gain (va_arg (args, int));
      else if (how == '@')
        value.word = va_arg (args, const FavorWord *);
      else
        value.text = g_strdup (va_arg (args, const char *));
      if (value.text == NULL && value.word == NULL)
        value.text = g_strdup ("");
      g_array_append_val (filled, value);
    }
  va_end (args);
  return favor_text_replace (text, lookup_value, filled);
}

/* Lists */

/* Joins two texts by a translated pattern of {a} and {b}. */
static char *
join_two (const char *pattern, const char *a, const char *b)
{
  return favor_text_expand (pattern, "a", a, "b", b, NULL);
}

char *
favor_text_join_by (const char *const *parts,
                    const char        *pattern,
                    const char        *last_pattern)
{
  char *text;

  if (parts[0] == NULL)
    return g_strdup ("");
  text = g_strdup (parts[0]);
  for (guint i = 1; parts[i] != NULL; i++)
    {
      g_autofree char *before = text;

      text = join_two (parts[i + 1] != NULL ? pattern : last_pattern, before, parts[i]);
    }
  return text;
}

char *
favor_text_join (const char *const *parts)
{
  g_return_val_if_fail (parts != NULL, NULL);

  return favor_text_join_by (
    parts,
    /* Translators: joins the parts of a list, all but the last: "Ann, Bo" */
    _ ("{a}, {b}"),
    /* Translators: joins the last two parts of a list, or all before with the last:
     * "Ann, Bo and Mei" */
    _ ("{a} and {b}"));
}

char *
favor_text_list (GStrvBuilder *parts)
{
  g_auto (GStrv) words = NULL;

  g_return_val_if_fail (parts != NULL, NULL);

  words = g_strv_builder_end (parts);
  return words[0] != NULL ? favor_text_join ((const char *const *) words) : NULL;
}

/* Sentences */

typedef struct
{
  const FavorSchema *args;
  const gint16      *arg;
  FavorSeat          player;
  const FavorNames  *names;
} Sentence;

static char *
lookup_argument (const char *name, const char *form, gpointer data)
{
  const Sentence   *sentence = data;
  const FavorField *field;

  if (sentence->args != NULL)
    {
      field = favor_schema_find (sentence->args, name);
      if (field != NULL)
        return favor_text_for_argument_in_form (field,
                                                sentence->arg,
                                                form,
                                                sentence->names);
    }
  if (g_str_equal (name, "player"))
    return favor_text_for_seat (sentence->player, sentence->names);
  return NULL;
}

/* The kind's text in the form that the arguments ask for. */
static const char *
choose_text (const FavorKind *kind, const gint16 *arg)
{
  const FavorField *field = NULL;

  if (kind->forms != NULL)
    return favor_text_translate (kind->forms[kind->choose_form (arg)]);
  if (kind->plural == NULL)
    return favor_text_translate (kind->text);
  if (kind->args != NULL)
    field = favor_schema_find (kind->args, "n");
  return g_dngettext (GETTEXT_PACKAGE,
                      kind->text,
                      kind->plural,
                      field != NULL ? (gulong) ABS (favor_field_get (field, arg, 0)) : 1);
}

static char *
sentence_for_kind (const FavorKind  *kind,
                   const gint16     *arg,
                   FavorSeat         player,
                   const FavorNames *names)
{
  Sentence sentence = { kind->args, arg, player, names };

  return favor_text_replace (choose_text (kind, arg), lookup_argument, &sentence);
}

char *
favor_text_for_deed (const FavorGame   *game,
                     const FavorAction *action,
                     const FavorNames  *names)
{
  g_return_val_if_fail (action->kind < game->n_actions, NULL);

  return sentence_for_kind (&game->actions[action->kind],
                            action->arg,
                            action->seat,
                            names);
}

gboolean
favor_text_is_same_deed (const FavorGame   *game,
                         const FavorAction *action,
                         const FavorAction *other)
{
  const FavorKind *kind;
  const char      *text;

  g_return_val_if_fail (action->kind < game->n_actions, FALSE);

  kind = &game->actions[action->kind];
  text = choose_text (kind, action->arg);
  if (other->kind != action->kind || other->seat != action->seat ||
      !g_str_equal (text, choose_text (kind, other->arg)))
    return FALSE;
  return kind->args == NULL ||
         favor_text_says_same (kind->args, text, NULL, action->arg, other->arg);
}

char *
favor_text_for_reason (const FavorGame   *game,
                       const FavorReason *reason,
                       const FavorNames  *names)
{
  g_return_val_if_fail (reason->kind < game->n_reasons, NULL);

  return sentence_for_kind (&game->reasons[reason->kind],
                            reason->arg,
                            FAVOR_SEAT_NONE,
                            names);
}

char *
favor_text_for_pointed_out (const FavorGame   *game,
                            const FavorReason *deed,
                            const FavorNames  *names)
{
  g_return_val_if_fail (deed->kind < game->n_deeds, NULL);

  return sentence_for_kind (&game->deeds[deed->kind], deed->arg, FAVOR_SEAT_NONE, names);
}

char *
favor_text_for_action (const FavorGame   *game,
                       const FavorAction *action,
                       const FavorNames  *names)
{
  const FavorKind *kind;
  g_autofree char *text = NULL;
  g_autofree char *details = NULL;

  g_return_val_if_fail (action->kind < game->n_actions, NULL);

  kind = &game->actions[action->kind];
  text = favor_text_for_deed (game, action, names);
  if (kind->args != NULL)
    details = favor_text_for_details (kind->args,
                                      choose_text (kind, action->arg),
                                      action->arg,
                                      names);
  if (details == NULL)
    return g_steal_pointer (&text);
  /* Translators: an action and what else belongs to it: "Play Dumplings (Take: Incense)". */
  return favor_text_expand (_ ("{action} ({details})"),
                            "action",
                            text,
                            "details",
                            details,
                            NULL);
}

char *
favor_text_for_choice (const FavorGame   *game,
                       gconstpointer      observed,
                       const FavorAction *action,
                       const FavorNames  *names)
{
  FavorReason deed = { 0 };

  if (game->point_out != NULL && game->point_out (observed, action, &deed))
    return favor_text_for_pointed_out (game, &deed, names);
  return favor_text_for_action (game, action, names);
}

gboolean
favor_event_is_open (const FavorEvent *event, FavorSeat viewer)
{
  if (viewer >= 0)
    return event->seen_by >> viewer & 1;
  return viewer == FAVOR_VIEWER_OPEN || event->seen_by == FAVOR_SEEN_BY_EVERYBODY;
}

char *
favor_text_for_event (const FavorGame  *game,
                      const FavorEvent *event,
                      FavorSeat         viewer,
                      const FavorNames *names)
{
  const FavorKind *kind;
  Sentence         sentence;

  g_return_val_if_fail (event->kind < game->n_events, NULL);

  kind = &game->events[event->kind];
  if (favor_event_is_open (event, viewer))
    return sentence_for_kind (kind, event->arg, event->actor, names);
  if (kind->hidden == NULL)
    return NULL;
  sentence = (Sentence){ kind->args, event->arg, event->actor, names };
  return favor_text_replace (favor_text_translate (kind->hidden),
                             lookup_argument,
                             &sentence);
}

char *
favor_text_for_refusal (const FavorGame    *game,
                        const FavorRefusal *refusal,
                        const FavorNames   *names)
{
  g_return_val_if_fail (refusal->reason < game->n_refusals, NULL);

  return sentence_for_kind (&game->refusals[refusal->reason],
                            refusal->arg,
                            FAVOR_SEAT_NONE,
                            names);
}

const char *
favor_text_refusal_id (const FavorGame *game, const FavorRefusal *refusal)
{
  g_return_val_if_fail (refusal->reason < game->n_refusals, NULL);

  return game->refusals[refusal->reason].id;
}
