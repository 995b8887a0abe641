/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-text.h"

G_BEGIN_DECLS

/* Shared by favor-text.c (sentences) and favor-text-value.c (what stands in them). */

/* gettext answers the empty string with the catalogue's header; this one does not. */
const char *favor_text_translate (const char         *text);

/* Whether the language of the texts is written from right to left. */
gboolean    favor_text_is_rtl    (void);

/* Appends what stands in a sentence whose direction is `rtl`; if it has letters of the other
 * direction, or a sign that would change sides, between marks that keep it together. */
void        favor_text_append_isolated
                                 (GString            *out,
                                  const char         *text,
                                  gboolean            rtl);

/* Begins a sentence whose first letter is of the other direction with a mark of its own. The first
 * letter gives a paragraph its direction, even one that is isolated: Pango does not skip it. */
void        favor_text_mark_direction
                                 (GString            *out,
                                  gboolean            rtl);

/* All parts but the last joined by `pattern` of {a} and {b}, the last by `last_pattern`. */
char       *favor_text_join_by   (const char *const  *parts,
                                  const char         *pattern,
                                  const char         *last_pattern);

/* The text of one form in "nom=der Edelmann|acc=den Edelmann"; (transfer full) (nullable). */
char       *favor_text_pick_form (const char         *forms,
                                  const char         *form);

/* The first placeholder of `text`, "name" or "name:form" in braces: where it begins behind the brace,
 * how long its name is and how long all before the closing brace. */
gboolean    favor_text_find_placeholder
                                 (const char         *text,
                                  const char        **start,
                                  gsize              *name_length,
                                  gsize              *length);

/* As favor_text_for_argument (), words in a form, %NULL: as they are. */
char       *favor_text_for_argument_in_form
                                 (const FavorField   *field,
                                  const gint16       *arg,
                                  const char         *form,
                                  const FavorNames   *names);

/* What a thing is called that is told in words, in a form, %NULL: as it is. */
char       *favor_text_for_phrase (const FavorThing *thing, int value, const char *form);

/* Replaces each placeholder once by what `lookup` has for it, whose `form` is NULL if none is asked for.
 * What is put in is not looked at again. */
typedef char *(*FavorTextLookup) (const char *name, const char *form, gpointer data);
char       *favor_text_replace   (const char         *text,
                                  FavorTextLookup     lookup,
                                  gpointer            data);

/* "2 Artisan" */
char       *favor_text_count     (gint64              count,
                                  const char         *thing);

/* The player's name, "nobody" for less than 0. */
char       *favor_text_for_seat  (gint64              seat,
                                  const FavorNames   *names);

/* (transfer full) (nullable): the titled optional arguments that are given and that `text` has no
 * place for: "take: Soup, pay: Incense". */
char       *favor_text_for_details
                                 (const FavorSchema  *args,
                                  const char         *text,
                                  const gint16       *arg,
                                  const FavorNames   *names);

/* Whether `text` has a place for the argument of that name, in whatever form. */
gboolean    favor_text_has_place (const char         *text,
                                  const char         *name);

/* Whether the arguments that `text` has a place for are the same words, but for the one that is called
 * `list` (nullable). */
gboolean    favor_text_says_same (const FavorSchema  *args,
                                  const char         *text,
                                  const char         *list,
                                  const gint16       *arg,
                                  const gint16       *other);

G_END_DECLS
