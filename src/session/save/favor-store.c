/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "favor-store.h"

#include "favor-properties.h"
#include "favor-store-private.h"

static void list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (FavorStore,
                               favor_store,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

enum
{
  PROP_FOLDER,
  PROP_FAILURE,
  PROP_LOADING,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* A run of entries put into the array, of which the listeners do not know yet. */
typedef struct
{
  guint position;
  guint length;
} Run;

static FavorStoreEntry *
nth_entry (FavorStore *self, guint position)
{
  return g_ptr_array_index (self->entries, position);
}

/* Where @entry stands, or would have to stand. */
static guint
find_position (FavorStore *self, FavorStoreEntry *entry)
{
  guint low = 0, high = self->entries->len;

  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (favor_store_entry_compare (nth_entry (self, middle), entry) < 0)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

static void
announce (FavorStore *self, Run *run)
{
  if (run->length > 0)
    g_list_model_items_changed (G_LIST_MODEL (self), run->position, 0, run->length);
  run->length = 0;
}

static void
insert_entry (FavorStore *self, FavorStoreEntry *entry, Run *run)
{
  guint position = find_position (self, entry);

  if (run->length > 0 && position != run->position + run->length)
    announce (self, run);
  if (run->length == 0)
    run->position = position;
  run->length++;
  g_ptr_array_insert (self->entries, (gint) position, entry);
  g_hash_table_insert (self->by_path,
                       (gpointer) favor_store_entry_get_path (entry),
                       entry);
}

/* Returns: (transfer full): @entry, which is no longer listed */
static FavorStoreEntry *
remove_entry (FavorStore *self, FavorStoreEntry *entry)
{
  guint position = find_position (self, entry);

  g_assert (nth_entry (self, position) == entry);
  g_hash_table_remove (self->by_path, favor_store_entry_get_path (entry));
  entry = g_ptr_array_steal_index (self->entries, position);
  g_list_model_items_changed (G_LIST_MODEL (self), position, 1, 0);
  return entry;
}

static void
take_record (FavorStore *self, const FavorRecord *record, Run *run)
{
  FavorStoreEntry *entry = g_hash_table_lookup (self->by_path, record->path);

  if (entry == NULL)
    {
      insert_entry (self, favor_store_entry_new (record), run);
      return;
    }
  announce (self, run);
  if (favor_store_entry_get_stamp (entry)->modified == record->stamp.modified)
    {
      favor_store_entry_update (entry, record);
      return;
    }
  entry = remove_entry (self, entry);
  favor_store_entry_update (entry, record);
  insert_entry (self, entry, run);
}

/* What the library shows of an attached session needs no file to be read. */
static FavorRecord *
record_of_session (FavorSession *session, const char *path, const FavorStamp *stamp)
{
  FavorRecord *record = g_new0 (FavorRecord, 1);

  record->path = g_strdup (path);
  record->stamp = *stamp;
  favor_save_summarize_session (session, &record->summary);
  return record;
}

/**
 * favor_store_touch:
 * @path: of a file that was written, made or removed
 *
 * Brings its entry up to date.
 */
void
favor_store_touch (FavorStore *self, const char *path)
{
  FavorStoreEntry        *entry = g_hash_table_lookup (self->by_path, path);
  FavorAutosave          *autosave = favor_store_find (self, path);
  g_autoptr (FavorRecord) record = NULL;
  FavorStamp              stamp;
  Run                     run = { 0 };

  if (self->scan != NULL)
    g_hash_table_add (self->touched, g_strdup (path));
  if (!favor_stamp_read (path, &stamp))
    {
      if (entry != NULL)
        g_object_unref (remove_entry (self, entry));
      return;
    }
  if (autosave != NULL)
    record = record_of_session (favor_autosave_get_session (autosave), path, &stamp);
  else
    record = favor_record_new (path, &stamp);
  take_record (self, record, &run);
  announce (self, &run);
}

static void
remove_unseen (FavorStore *self)
{
  for (guint i = self->entries->len; i-- > 0;)
    {
      FavorStoreEntry *entry = nth_entry (self, i);
      const char      *path = favor_store_entry_get_path (entry);

      if (!favor_store_scan_has_seen (self->scan, path) &&
          !g_hash_table_contains (self->touched, path))
        g_object_unref (remove_entry (self, entry));
    }
}

static void
found_cb (FavorStoreScan *scan, GPtrArray *records, gboolean done, gpointer owner)
{
  FavorStore *self = owner;
  Run         run = { 0 };

  for (guint i = 0; i < records->len; i++)
    {
      const FavorRecord *record = g_ptr_array_index (records, i);

      if (!g_hash_table_contains (self->touched, record->path))
        take_record (self, record, &run);
    }
  announce (self, &run);
  if (!done)
    return;

  remove_unseen (self);
  g_clear_pointer (&self->scan, favor_store_scan_unref);
  g_hash_table_remove_all (self->touched);
  if (self->scan_again)
    favor_store_refresh (self);
  else
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LOADING]);
}

/**
 * favor_store_refresh:
 *
 * Reads the folder anew, in a thread; entries that did not change are kept.
 */
void
favor_store_refresh (FavorStore *self)
{
  g_autoptr (GHashTable) known = NULL;
  gboolean               goes_on;

  g_return_if_fail (FAVOR_IS_STORE (self));

  if (self->scan != NULL)
    {
      self->scan_again = TRUE;
      return;
    }
  goes_on = self->scan_again;
  self->scan_again = FALSE;

  known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  for (guint i = 0; i < self->entries->len; i++)
    {
      FavorStoreEntry *entry = nth_entry (self, i);

      g_hash_table_insert (known,
                           g_strdup (favor_store_entry_get_path (entry)),
                           g_memdup2 (favor_store_entry_get_stamp (entry),
                                      sizeof (FavorStamp)));
    }
  for (guint i = 0; i < self->autosaves->len; i++)
    g_hash_table_replace (
      known,
      g_strdup (favor_autosave_get_path (g_ptr_array_index (self->autosaves, i))),
      NULL);
  self->scan = favor_store_scan_start (self->folder,
                                       known,
                                       !self->scanned,
                                       self,
                                       found_cb);
  self->scanned = TRUE;
  if (!goes_on)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LOADING]);
}

static GType
favor_store_get_item_type (GListModel *model)
{
  return FAVOR_TYPE_STORE_ENTRY;
}

static guint
favor_store_get_n_items (GListModel *model)
{
  return FAVOR_STORE (model)->entries->len;
}

static gpointer
favor_store_get_item (GListModel *model, guint position)
{
  FavorStore *self = FAVOR_STORE (model);

  if (position >= self->entries->len)
    return NULL;
  return g_object_ref (nth_entry (self, position));
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = favor_store_get_item_type;
  iface->get_n_items = favor_store_get_n_items;
  iface->get_item = favor_store_get_item;
}

/**
 * favor_store_update_failure:
 *
 * Takes the failure of the first attached session that has one as its own.
 */
void
favor_store_update_failure (FavorStore *self)
{
  const char *failure = NULL;

  for (guint i = 0; i < self->autosaves->len && failure == NULL; i++)
    failure = favor_autosave_get_failure (g_ptr_array_index (self->autosaves, i));
  if (g_strcmp0 (self->failure, failure) == 0)
    return;
  g_free (self->failure);
  self->failure = g_strdup (failure);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FAILURE]);
}

static void
favor_store_constructed (GObject *object)
{
  FavorStore *self = FAVOR_STORE (object);

  G_OBJECT_CLASS (favor_store_parent_class)->constructed (object);
  g_assert (self->folder != NULL);
  favor_store_refresh (self);
}

static void
favor_store_dispose (GObject *object)
{
  FavorStore *self = FAVOR_STORE (object);

  favor_store_unwatch (self);
  if (self->scan != NULL)
    favor_store_scan_cancel (self->scan);
  g_clear_pointer (&self->scan, favor_store_scan_unref);
  for (guint i = 0; i < self->autosaves->len; i++)
    favor_autosave_close (g_ptr_array_index (self->autosaves, i));
  g_ptr_array_set_size (self->autosaves, 0);
  G_OBJECT_CLASS (favor_store_parent_class)->dispose (object);
}

static void
favor_store_finalize (GObject *object)
{
  FavorStore *self = FAVOR_STORE (object);

  favor_properties_clear (self);
  g_hash_table_unref (self->by_path);
  g_hash_table_unref (self->touched);
  g_ptr_array_unref (self->entries);
  g_ptr_array_unref (self->autosaves);
  G_OBJECT_CLASS (favor_store_parent_class)->finalize (object);
}

static void
set_folder (FavorStore *self, const char *folder)
{
  self->folder = g_canonicalize_filename (folder, NULL);
}

/* clang-format off */
static const FavorProperty table[N_PROPS] = {
  [PROP_FOLDER] = { "folder", G_TYPE_STRING, FAVOR_CONSTRUCT_ONLY,
                    FAVOR_MEMBER (FavorStore, folder),
                    .set = G_CALLBACK (set_folder) },
  [PROP_FAILURE] = { "failure", G_TYPE_STRING, FAVOR_READABLE,
                     FAVOR_MEMBER (FavorStore, failure) },
  [PROP_LOADING] = { "loading", G_TYPE_BOOLEAN, FAVOR_READABLE,
                     .get = G_CALLBACK (favor_store_get_loading) },
};

/* clang-format on */

static void
favor_store_class_init (FavorStoreClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = favor_store_constructed;
  object_class->dispose = favor_store_dispose;
  object_class->finalize = favor_store_finalize;

  favor_properties_install (object_class, table, N_PROPS, properties);
}

static void
favor_store_init (FavorStore *self)
{
  self->entries = g_ptr_array_new_with_free_func (g_object_unref);
  self->by_path = g_hash_table_new (g_str_hash, g_str_equal);
  self->autosaves = g_ptr_array_new_with_free_func (g_object_unref);
  self->touched = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

FavorStore *
favor_store_new (const char *folder)
{
  g_return_val_if_fail (folder != NULL, NULL);

  return g_object_new (FAVOR_TYPE_STORE, "folder", folder, NULL);
}

/**
 * favor_store_default_folder:
 *
 * Returns: (transfer full): the user's data folder of the application
 */
char *
favor_store_default_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "favor", "sessions", NULL);
}

/**
 * favor_store_get_loading:
 *
 * Returns: whether the folder is being read
 */
gboolean
favor_store_get_loading (FavorStore *self)
{
  g_return_val_if_fail (FAVOR_IS_STORE (self), FALSE);

  return self->scan != NULL;
}

/**
 * favor_store_get_failure:
 *
 * Returns: (transfer none) (nullable): why saving fails at the moment, translated
 */
const char *
favor_store_get_failure (FavorStore *self)
{
  g_return_val_if_fail (FAVOR_IS_STORE (self), NULL);

  return self->failure;
}
