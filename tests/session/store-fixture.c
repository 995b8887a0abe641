/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "store-fixture.h"

#include "favor-save.h"
#include "favor-session-private.h"
#include "fixture.h"
#include "models-fixture.h"

void
store_wait (FavorStore *store)
{
  while (favor_store_get_loading (store))
    g_main_context_iteration (NULL, TRUE);
}

FavorStore *
store_new (const char *folder)
{
  FavorStore *store = favor_store_new (folder);

  g_assert_true (favor_store_get_loading (store));
  store_wait (store);
  return store;
}

FavorStoreEntry *
store_find (FavorStore *store, const char *path)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (store)); i++)
    {
      g_autoptr (FavorStoreEntry) entry = g_list_model_get_item (G_LIST_MODEL (store), i);

      if (g_str_equal (favor_store_entry_get_path (entry), path))
        return entry;
    }
  return NULL;
}

guint
store_count (const char *folder, const char *suffix)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char      *name;
  guint            n = 0;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    n += g_str_has_suffix (name, suffix);
  return n;
}

GBytes *
store_read (const char *path)
{
  g_autoptr (GError) error = NULL;
  char              *text;
  gsize              length;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  return g_bytes_new_take (text, length);
}

guint
store_n_lines (const char *path)
{
  g_autofree char *journal = g_strconcat (path, FAVOR_SAVE_JOURNAL_SUFFIX, NULL);
  g_autofree char *text = NULL;
  guint            n = 0;

  if (!g_file_get_contents (journal, &text, NULL, NULL))
    return 0;
  for (const char *p = text; *p != '\0'; p++)
    n += *p == '\n';
  return n;
}

void
store_assert_on_disk (FavorSession *session, const char *path)
{
  g_autoptr (GError)       error = NULL;
  g_autoptr (FavorSession) loaded = favor_save_load_file (path, &error);

  g_assert_no_error (error);
  fixture_assert_same (session, loaded);
}

FavorSession *
store_session (guint64 seed)
{
  FavorSession *session = models_session ("dragons-favour", 3, 2, seed);

  favor_session_set_title (session, "To be killed");
  return session;
}

void
store_change (FavorSession *session, FavorRng *rng)
{
  guint n_plies = favor_session_get_n_plies (session);
  guint before = session->n_changes;
  guint what = favor_rng_below (rng, 20);

  if (what == 0)
    favor_session_undo (session);
  else if (what == 1)
    favor_session_redo (session);
  else if (what == 2 && n_plies > 0)
    favor_session_play_on_from (session, favor_rng_below (rng, n_plies));
  else if (what == 3)
    {
      g_autofree char *note = g_strdup_printf ("Note %u", favor_rng_below (rng, 1000));

      favor_session_set_note (session, favor_rng_below (rng, n_plies + 1), note);
    }
  else if (what == 4 && favor_session_get_n_variations (session) > 0)
    favor_session_open_variation (
      session,
      favor_rng_below (rng, favor_session_get_n_variations (session)));
  if (session->n_changes == before && favor_session_get_over (session))
    favor_session_play_on_from (session, n_plies / 2);
  if (session->n_changes == before)
    models_play (session, 1, rng);
  g_assert_cmpuint (session->n_changes, ==, before + 1);
}
