/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-core"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-text-private.h"

/* Several events that are alike, in one sentence. */

static const char *
get_text (const FavorKind *kind)
{
  return kind->joins->text != NULL ? kind->joins->text : kind->text;
}

/* Whether `event` is told together with the one right before it. */
static gboolean
joins (const FavorGame *game, const FavorEvent *event, const FavorEvent *before)
{
  const FavorKind *kind = &game->events[event->kind];

  if (kind->joins == NULL || event->kind != before->kind)
    return FALSE;
  if (event->actor != before->actor && favor_text_has_place (get_text (kind), "player"))
    return FALSE;
  return kind->args == NULL || favor_text_says_same (kind->args,
                                                     get_text (kind),
                                                     kind->joins->list,
                                                     event->arg,
                                                     before->arg);
}

guint
favor_text_count_joined (const FavorGame *game, const FavorEvent *events, guint n)
{
  guint count = 1;

  g_return_val_if_fail (n > 0, 0);

  while (count < n && joins (game, &events[count], &events[count - 1]))
    count++;
  return count;
}

typedef struct
{
  const FavorKind  *kind;
  const FavorEvent *events;
  guint             n;
  const FavorNames *names;
} Joined;

static gboolean
has_value (const Joined *self, const FavorField *field, guint event, gint64 value)
{
  return favor_field_get (field, self->events[event].arg, 0) == value;
}

/* What all of them have in the place of one argument, each value where it is first. */
static char *
list_values (const Joined *self, const FavorField *field, const char *form)
{
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();

  for (guint i = 0; i < self->n; i++)
    {
      const gint64     value = favor_field_get (field, self->events[i].arg, 0);
      g_autofree char *words = NULL, *counted = NULL;
      guint            first = 0, count = 0;

      while (!has_value (self, field, first, value))
        first++;
      if (first < i)
        continue;
      for (guint j = i; j < self->n; j++)
        count += has_value (self, field, j, value);
      words = favor_text_for_argument_in_form (field,
                                               self->events[i].arg,
                                               form,
                                               self->names);
      if (self->kind->joins->counts && count > 1)
        counted = favor_text_count (count, words);
      g_strv_builder_add (parts, counted != NULL ? counted : words);
    }
  return favor_text_list (parts);
}

static char *
lookup (const char *name, const char *form, gpointer data)
{
  const Joined     *self = data;
  const FavorField *field = NULL;

  if (self->kind->args != NULL)
    field = favor_schema_find (self->kind->args, name);
  if (field != NULL && g_strcmp0 (name, self->kind->joins->list) == 0)
    return list_values (self, field, form);
  if (field != NULL)
    return favor_text_for_argument_in_form (field,
                                            self->events[0].arg,
                                            form,
                                            self->names);
  if (g_str_equal (name, "player"))
    return favor_text_for_seat (self->events[0].actor, self->names);
  if (g_str_equal (name, "n"))
    return favor_text_number (self->n);
  return NULL;
}

static gboolean
are_open (const FavorEvent *events, guint n, FavorSeat viewer)
{
  for (guint i = 0; i < n; i++)
    if (!favor_event_is_open (&events[i], viewer))
      return FALSE;
  return TRUE;
}

char *
favor_text_for_joined (const FavorGame  *game,
                       const FavorEvent *events,
                       guint            *n,
                       FavorSeat         viewer,
                       const FavorNames *names)
{
  const FavorKind *kind;
  Joined           self;

  g_return_val_if_fail (*n > 0 && events[0].kind < game->n_events, NULL);

  *n = favor_text_count_joined (game, events, *n);
  if (!are_open (events, *n, viewer))
    *n = 1;
  if (*n == 1)
    return favor_text_for_event (game, events, viewer, names);
  kind = &game->events[events[0].kind];
  self = (Joined){ kind, events, *n, names };
  return favor_text_replace (kind->joins->plural == NULL
                               ? favor_text_translate (get_text (kind))
                               : g_dngettext (GETTEXT_PACKAGE,
                                              kind->joins->text,
                                              kind->joins->plural,
                                              *n),
                             lookup,
                             &self);
}
