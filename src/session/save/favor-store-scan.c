/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "favor-store-scan.h"

#include "favor-trash.h"

/* So many records go to the main thread at once: few enough to insert them within a frame. */
#define BATCH 32

struct _FavorStoreScan
{
  char               *folder;
  GHashTable         *known;
  gboolean            clean;
  GWeakRef            owner;
  FavorStoreScanFound found;
  GMainContext       *context;
  /* Atomic; it also hands the scan over to the thread, as each batch has its own to hand
   * that back. GLib does so as well, but the thread sanitizer cannot see into it. */
  gint cancelled;
  /* Of the thread until the last batch, then of the main thread. */
  GHashTable *seen;
};

typedef struct
{
  char      *path;
  FavorStamp stamp;
} Item;

typedef struct
{
  FavorStoreScan *scan;
  GPtrArray      *records;
  gboolean        done;
  gint            handed_over;
} Batch;

static void
scan_clear (gpointer data)
{
  FavorStoreScan *self = data;

  g_free (self->folder);
  g_hash_table_unref (self->known);
  g_weak_ref_clear (&self->owner);
  g_main_context_unref (self->context);
  g_hash_table_unref (self->seen);
}

/**
 * favor_store_scan_unref:
 *
 * Lets go of a scan. Any thread.
 */
void
favor_store_scan_unref (FavorStoreScan *self)
{
  g_atomic_rc_box_release_full (self, scan_clear);
}

/**
 * favor_store_scan_cancel:
 *
 * Ends the scan soon; its callback is not called any more.
 */
void
favor_store_scan_cancel (FavorStoreScan *self)
{
  g_atomic_int_set (&self->cancelled, 1);
}

static gboolean
is_cancelled (FavorStoreScan *self)
{
  return g_atomic_int_get (&self->cancelled) != 0;
}

static void
batch_free (gpointer data)
{
  Batch *batch = data;

  favor_store_scan_unref (batch->scan);
  g_ptr_array_unref (batch->records);
  g_free (batch);
}

static gboolean
batch_cb (gpointer data)
{
  Batch              *batch = data;
  g_autoptr (GObject) owner = NULL;

  g_return_val_if_fail (g_atomic_int_get (&batch->handed_over), G_SOURCE_REMOVE);
  owner = g_weak_ref_get (&batch->scan->owner);
  if (owner != NULL && !is_cancelled (batch->scan))
    batch->scan->found (batch->scan, batch->records, batch->done, owner);
  return G_SOURCE_REMOVE;
}

static GPtrArray *
new_records (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) favor_record_free);
}

/* Takes @records. Sources of one priority run in the order they were attached. */
static void
deliver (FavorStoreScan *self, GPtrArray *records, gboolean done)
{
  g_autoptr (GSource) source = g_idle_source_new ();
  Batch              *batch = g_new0 (Batch, 1);

  batch->scan = g_atomic_rc_box_acquire (self);
  batch->records = records;
  batch->done = done;
  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_set_callback (source, batch_cb, batch, batch_free);
  g_atomic_int_set (&batch->handed_over, 1);
  g_source_attach (source, self->context);
}

static void
item_clear (gpointer data)
{
  g_free (((Item *) data)->path);
}

static int
compare_items (gconstpointer a, gconstpointer b)
{
  const Item *left = a, *right = b;

  if (left->stamp.modified != right->stamp.modified)
    return left->stamp.modified > right->stamp.modified ? -1 : 1;
  return g_strcmp0 (left->path, right->path);
}

/* The sessions that have to be read. */
static GArray *
list_items (FavorStoreScan *self)
{
  GArray          *items = g_array_new (FALSE, FALSE, sizeof (Item));
  g_autoptr (GDir) dir = g_dir_open (self->folder, 0, NULL);
  const char      *name;

  g_array_set_clear_func (items, item_clear);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      Item              item = { NULL };
      const FavorStamp *known = NULL;
      gboolean          is_known;

      if (!g_str_has_suffix (name, FAVOR_SAVE_SUFFIX))
        continue;
      item.path = g_build_filename (self->folder, name, NULL);
      is_known = g_hash_table_lookup_extended (self->known,
                                               item.path,
                                               NULL,
                                               (gpointer *) &known);
      if (!favor_stamp_read (item.path, &item.stamp))
        {
          g_free (item.path);
          continue;
        }
      g_hash_table_add (self->seen, g_strdup (item.path));
      if (is_known && (known == NULL || favor_stamp_equal (known, &item.stamp)))
        g_free (item.path);
      else
        g_array_append_val (items, item);
    }
  g_array_sort (items, compare_items);
  return items;
}

static void
scan_worker (GTask        *task,
             gpointer      source_object,
             gpointer      task_data,
             GCancellable *cancellable)
{
  FavorStoreScan    *self = task_data;
  g_autoptr (GArray) items = NULL;
  GPtrArray         *records = new_records ();

  if (!is_cancelled (self) && self->clean)
    favor_trash_clean (self->folder, g_get_real_time ());
  items = list_items (self);
  for (guint i = 0; i < items->len && !is_cancelled (self); i++)
    {
      const Item *item = &g_array_index (items, Item, i);

      g_ptr_array_add (records, favor_record_new (item->path, &item->stamp));
      if (records->len == BATCH)
        {
          deliver (self, records, FALSE);
          records = new_records ();
        }
    }
  deliver (self, records, TRUE);
  g_task_return_boolean (task, TRUE);
}

FavorStoreScan *
favor_store_scan_start (const char         *folder,
                        GHashTable         *known,
                        gboolean            clean,
                        gpointer            owner,
                        FavorStoreScanFound found)
{
  FavorStoreScan   *self = g_atomic_rc_box_new0 (FavorStoreScan);
  g_autoptr (GTask) task = g_task_new (NULL, NULL, NULL, NULL);

  self->folder = g_strdup (folder);
  self->known = g_hash_table_ref (known);
  self->clean = clean;
  self->found = found;
  self->context = g_main_context_ref_thread_default ();
  self->seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_weak_ref_init (&self->owner, owner);

  g_task_set_source_tag (task, favor_store_scan_start);
  g_task_set_task_data (task,
                        g_atomic_rc_box_acquire (self),
                        (GDestroyNotify) favor_store_scan_unref);
  g_atomic_int_set (&self->cancelled, 0);
  g_task_run_in_thread (task, scan_worker);
  return self;
}

/**
 * favor_store_scan_has_seen:
 * @path: of a file
 *
 * May be asked once the scan is done.
 *
 * Returns: whether the folder has the file
 */
gboolean
favor_store_scan_has_seen (FavorStoreScan *self, const char *path)
{
  return g_hash_table_contains (self->seen, path);
}
