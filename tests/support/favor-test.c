/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <glib/gstdio.h>

#include "favor-test.h"

#define WAIT_SECONDS 120

struct _FavorWatch
{
  GObject *object;
  gulong   handler;
  /* Names of the properties that notified, in order. */
  GPtrArray *names;
};

static void
notify_cb (GObject *object, GParamSpec *pspec, gpointer user_data)
{
  FavorWatch *self = user_data;

  g_ptr_array_add (self->names, (gpointer) pspec->name);
}

FavorWatch *
favor_watch_new (gpointer object)
{
  FavorWatch *self = g_new0 (FavorWatch, 1);

  self->object = g_object_ref (object);
  self->names = g_ptr_array_new ();
  self->handler = g_signal_connect (object, "notify", G_CALLBACK (notify_cb), self);
  return self;
}

void
favor_watch_free (FavorWatch *self)
{
  g_signal_handler_disconnect (self->object, self->handler);
  g_object_unref (self->object);
  g_ptr_array_unref (self->names);
  g_free (self);
}

static gboolean
take_name (FavorWatch *self, const char *name)
{
  for (guint i = 0; i < self->names->len; i++)
    if (g_str_equal (g_ptr_array_index (self->names, i), name))
      {
        g_ptr_array_remove_index (self->names, i);
        return TRUE;
      }
  return FALSE;
}

void
favor_watch_assert_at (FavorWatch *self, const char *place, const char *first, ...)
{
  va_list args;

  va_start (args, first);
  for (const char *name = first; name != NULL; name = va_arg (args, const char *))
    if (!take_name (self, name))
      g_error ("%s: \"%s\" did not notify", place, name);
  va_end (args);
  if (self->names->len > 0)
    g_error ("%s: \"%s\" notified too often",
             place,
             (const char *) g_ptr_array_index (self->names, 0));
}

char *
favor_test_make_folder (void)
{
  g_autoptr (GError) error = NULL;
  char              *path = g_dir_make_tmp ("favor-test-XXXXXX", &error);

  g_assert_no_error (error);
  return path;
}

void
favor_test_remove_folder (const char *path)
{
  g_autoptr (GDir) folder = NULL;
  const char      *name;

  /* Tests take rights away. */
  g_chmod (path, 0700);
  folder = g_dir_open (path, 0, NULL);
  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      if (g_file_test (child, G_FILE_TEST_IS_DIR) &&
          !g_file_test (child, G_FILE_TEST_IS_SYMLINK))
        favor_test_remove_folder (child);
      else
        g_assert_cmpint (g_unlink (child), ==, 0);
    }
  g_assert_cmpint (g_rmdir (path), ==, 0);
}

GBytes *
favor_test_load (const char *name)
{
  g_autofree char   *path = g_test_build_filename (G_TEST_DIST, "data", name, NULL);
  g_autoptr (GError) error = NULL;
  char              *text;
  gsize              length;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  return g_bytes_new_take (text, length);
}

void
favor_test_save (const char *path, const char *text, gssize length)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, length, &error);
  g_assert_no_error (error);
}

static gboolean
too_late_cb (gpointer user_data)
{
  g_error ("waited for %d s in vain", WAIT_SECONDS);
  return G_SOURCE_REMOVE;
}

void
favor_test_wait (const gboolean *done)
{
  guint guard = g_timeout_add_seconds (WAIT_SECONDS, too_late_cb, NULL);

  while (!*done)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (guard);
}

gint
favor_test_find_word (const FavorEnum *words, const char *id)
{
  for (guint i = 0; i < words->n_words; i++)
    if (g_str_equal (words->words[i].id, id))
      return (gint) i;
  g_error ("no %s is called %s", words->id, id);
}

static gint
parse_value (const FavorField *field, const char *text)
{
  if (field->type == FAVOR_TYPE_BOOL)
    return g_str_equal (text, "on");
  return field->type == FAVOR_TYPE_ENUM ? favor_test_find_word (field->words, text)
                                        : atoi (text);
}

void
favor_test_set_option (const FavorSchema *schema,
                       gpointer           options,
                       const char        *name,
                       const char        *value)
{
  const FavorField *field = favor_schema_find (schema, name);
  gint              number;

  g_assert_nonnull (field);
  number = parse_value (field, value);
  g_assert_true (favor_field_in_range (field, number, FAVOR_MAX_SEATS));
  favor_field_set (field, options, 0, number);
}

void
favor_test_set_options (const FavorSchema *schema, gpointer options, const char *text)
{
  g_auto (GStrv) settings = g_strsplit (text, " ", -1);

  for (guint i = 0; settings[i] != NULL; i++)
    {
      g_auto (GStrv) setting = g_strsplit (settings[i], "=", 2);

      favor_test_set_option (schema, options, setting[0], setting[1]);
    }
}
