/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "favor-schema.h"

G_BEGIN_DECLS

/* What tests share. */

typedef struct _FavorWatch FavorWatch;

/**
 * favor_watch_new:
 * @object: (type GObject)
 *
 * Counts the property notifications of @object from now on.
 */
FavorWatch *favor_watch_new         (gpointer     object);
void        favor_watch_free        (FavorWatch  *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FavorWatch, favor_watch_free)

/**
 * favor_watch_assert:
 * @first: (nullable): names of properties, ended by NULL; no name: none
 *
 * Asserts that since the last call just these properties notified, each once.
 */
#define favor_watch_assert(self, ...)                                                    \
  favor_watch_assert_at (self, G_STRLOC, __VA_ARGS__)
void        favor_watch_assert_at   (FavorWatch  *self,
                                     const char  *place,
                                     const char  *first,
                                     ...) G_GNUC_NULL_TERMINATED;

/* (transfer full): a new empty folder for a test. */
char       *favor_test_make_folder  (void);
/* Removes a folder with all that is in it. */
void        favor_test_remove_folder (const char *path);

/* (transfer full): the contents of a file of tests/data, e.g. "saves/x.favor"; the test fails
 * if there is no such file. */
GBytes     *favor_test_load         (const char  *name);
void        favor_test_save         (const char  *path,
                                     const char  *text,
                                     gssize       length);

/* The place of a word among `words`; the test fails if there is no such word. */
gint        favor_test_find_word    (const FavorEnum *words, const char *id);
/* Sets an option: a word, a number, or "on" and "off". */
void        favor_test_set_option   (const FavorSchema *schema,
                                     gpointer     options,
                                     const char  *name,
                                     const char  *value);
/* Sets options from text, e.g. "farms=off order-penalty=5". */
void        favor_test_set_options  (const FavorSchema *schema,
                                     gpointer     options,
                                     const char  *text);

/* Both strings are equal; frees the first. */
#define favor_assert_text(text, expected)                                                \
  G_STMT_START                                                                           \
  {                                                                                      \
    g_autofree char *text_ = (text);                                                     \
                                                                                         \
    g_assert_cmpstr (text_, ==, (expected));                                             \
  }                                                                                      \
  G_STMT_END

/* Lets the main loop of the default context turn until `done` is TRUE; fails after 20 s. */
void        favor_test_wait         (const gboolean *done);

G_END_DECLS
