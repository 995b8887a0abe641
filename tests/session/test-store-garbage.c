/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "favor-store.h"
#include "favor-test.h"

#include "store-fixture.h"

/* What lies in a library and is no session. */

static void
write_deep (const char *path)
{
  g_autofree char *deep = g_strnfill (200000, '[');

  favor_test_save (path, deep, -1);
}

/* Listed with a sentence, refused with one, never touched, and gone when deleted. */
static void
test_garbage (void)
{
  static const char *const contents[] = {
    "",
    "{",
    "[]",
    "\xff\xfe",
    "{\"format\": \"favor-session\", \"version\": 99}",
    "{\"format\": \"favor-session\", \"version\": 1, \"game\": \"chess\"}",
    "garbage",
  };
  g_autofree char  *folder = favor_test_make_folder ();
  g_autofree char  *exported = g_build_filename (folder, "exported", NULL);
  g_autoptr (GFile) target = g_file_new_for_path (exported);
  FavorStore       *store;

  for (guint i = 0; i <= G_N_ELEMENTS (contents); i++)
    {
      g_autofree char *path = g_strdup_printf ("%s/bad-%u.favor", folder, i);

      if (i < G_N_ELEMENTS (contents))
        favor_test_save (path, contents[i], -1);
      else
        write_deep (path);
    }
  store = store_new (folder);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (store)),
                    ==,
                    G_N_ELEMENTS (contents) + 1);

  for (guint i = 0; i <= G_N_ELEMENTS (contents); i++)
    {
      g_autofree char   *path = g_strdup_printf ("%s/bad-%u.favor", folder, i);
      g_autofree char   *name = g_strdup_printf ("bad-%u", i);
      FavorStoreEntry   *entry = store_find (store, path);
      g_autoptr (GBytes) before = store_read (path);
      g_autoptr (GBytes) after = NULL;
      g_autoptr (GBytes) copy = NULL;
      g_autoptr (GError) error = NULL;

      g_assert_nonnull (favor_store_entry_get_damaged (entry));
      g_assert_cmpstr (favor_store_entry_get_title (entry), ==, name);
      g_assert_null (favor_store_open (store, path, &error));
      g_assert_true (error->domain == FAVOR_ERROR);
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      g_clear_error (&error);
      g_assert_false (favor_store_rename (store, path, "x", &error));
      g_clear_error (&error);
      g_assert_false (favor_store_duplicate (store, path, &error));
      g_clear_error (&error);
      g_assert_true (favor_store_export (store, path, target, &error));
      copy = store_read (exported);
      g_assert_true (g_bytes_equal (before, copy));
      after = store_read (path);
      g_assert_true (g_bytes_equal (before, after));
      g_assert_true (favor_store_delete (store, path, &error));
    }
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (store)), ==, 0);
  g_assert_cmpuint (store_count (folder, ".lock"), ==, 0);
  g_assert_finalize_object (store);
  favor_test_remove_folder (folder);
}

/* Names that are not files, and a file as large as a disk. */
static void
test_strange_files (void)
{
  g_autofree char   *folder = favor_test_make_folder ();
  g_autofree char   *pipe = g_build_filename (folder, "pipe.favor", NULL);
  g_autofree char   *directory = g_build_filename (folder, "directory.favor", NULL);
  g_autofree char   *dangling = g_build_filename (folder, "dangling.favor", NULL);
  g_autofree char   *huge = g_build_filename (folder, "huge.favor", NULL);
  FavorStore        *store;
  g_autoptr (GError) error = NULL;
  int                fd;

  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  g_assert_cmpint (g_mkdir (directory, 0700), ==, 0);
  g_assert_cmpint (symlink ("/nonexistent", dangling), ==, 0);
  fd = open (huge, O_WRONLY | O_CREAT, 0600);
  g_assert_cmpint (ftruncate (fd, (off_t) 1 << 36), ==, 0);
  close (fd);

  store = store_new (folder);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (store)), ==, 1);
  g_assert_nonnull (favor_store_entry_get_damaged (store_find (store, huge)));
  g_assert_null (favor_store_open (store, huge, &error));
  g_assert_error (error, FAVOR_ERROR, FAVOR_ERROR_TOO_LARGE);
  g_clear_error (&error);
  g_assert_null (favor_store_open (store, pipe, &error));
  g_assert_error (error, FAVOR_ERROR, FAVOR_ERROR_IO);
  g_clear_error (&error);
  g_assert_null (favor_store_open (store, directory, &error));
  g_assert_error (error, FAVOR_ERROR, FAVOR_ERROR_IO);
  g_assert_finalize_object (store);
  favor_test_remove_folder (folder);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store-garbage/garbage", test_garbage);
  g_test_add_func ("/store-garbage/strange-files", test_strange_files);
  return g_test_run ();
}
