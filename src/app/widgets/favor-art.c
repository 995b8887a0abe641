/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <librsvg/rsvg.h>
#include <math.h>

#include "favor-art.h"

#include "favor-closures.h"
#include "favor-missing-art.h"
#include "favor-texture.h"

/* 70 cards of 200 x 280 at a scale factor of 2, or all cards of a game as they lie in a hand. */
#define DEFAULT_MAX_BYTES ((gsize) 64 * 1024 * 1024)
#define BYTES_PER_PIXEL   4
/* Of the longer side, in pixels: every driver takes such a texture. */
#define MAX_LENGTH 4096
/* A picture stands in for one of which it has so large a part of the width. */
#define NEARLY       7
#define NEARLY_WHOLE 8

/* What is known of a file. Its width and height are in its own units; 0 for a file that is
 * missing or broken. */
typedef struct
{
  double width;
  double height;
} Picture;

/* A kept texture. `picture` is NULL for the card that stands in the place of a picture. */
typedef struct
{
  const Picture *picture;
  int            width;
  int            height;
  GdkTexture    *texture;
  /* Which use of all it was when it was asked for last. */
  guint64 used;
  GList   link;
} Entry;

struct _FavorArt
{
  GObject parent_instance;

  gsize max_bytes;
  gsize bytes;
  /* (nullable): a file that was measured and not drawn yet, and its id. What is drawn is kept as
   * a texture, and the file, hundreds of kilobytes when read, is not needed any more. */
  RsvgHandle *file;
  char       *file_id;
  /* From id to Picture: one for each id that was ever asked for. */
  GHashTable *pictures;
  /* The set of entries, and a queue of them: what was asked for last is its head. */
  GHashTable *entries;
  GQueue      by_use;
  guint64     n_uses;
};

G_DEFINE_FINAL_TYPE (FavorArt, favor_art, G_TYPE_OBJECT)

static guint
hash_entry (gconstpointer data)
{
  const Entry *entry = data;

  return g_direct_hash (entry->picture) ^ ((guint) entry->width << 16) ^
         (guint) entry->height;
}

static gboolean
equal_entries (gconstpointer a, gconstpointer b)
{
  const Entry *first = a;
  const Entry *second = b;

  return first->picture == second->picture && first->width == second->width &&
         first->height == second->height;
}

static void
free_entry (gpointer data)
{
  Entry *entry = data;

  g_clear_object (&entry->texture);
  g_free (entry);
}

static gsize
count_bytes (int width, int height)
{
  return (gsize) width * height * BYTES_PER_PIXEL;
}

/* The next of 16 lengths for each doubling, so that a texture is at most a sixteenth longer than
 * asked for and a window that changes its size does not draw anew for each pixel. Up to 32 pixels
 * each length is its own. */
static int
quantize (double length)
{
  /* What is a rounding error of the caller is not worth the next length. */
  int wanted = (int) ceil (CLAMP (length - 0.01, 1, MAX_LENGTH));
  int step = 1;

  while (wanted > 32 * step)
    step *= 2;
  return (wanted + step - 1) / step * step;
}

static char *
resource_path (const char *id)
{
  return g_strconcat (FAVOR_RESOURCES "art/", id, ".svg", NULL);
}

static void
drop_file (FavorArt *self)
{
  g_clear_object (&self->file);
  g_clear_pointer (&self->file_id, g_free);
}

/* Returns: (transfer none) (nullable): the file, NULL with an error; an RsvgHandle has no autoptr
 *   in librsvg 2.54 */
static RsvgHandle *
read_file (FavorArt *self, const char *id, GError **error)
{
  g_autofree char   *path = NULL;
  g_autoptr (GBytes) data = NULL;

  if (g_strcmp0 (self->file_id, id) == 0)
    return self->file;

  drop_file (self);
  path = resource_path (id);
  data = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, error);
  if (data == NULL)
    return NULL;
  self->file = rsvg_handle_new_from_data (g_bytes_get_data (data, NULL),
                                          g_bytes_get_size (data),
                                          error);
  if (self->file != NULL)
    self->file_id = g_strdup (id);
  return self->file;
}

/* The size that the file says, or else its viewBox; nothing if it has neither. */
static void
measure (RsvgHandle *handle, Picture *picture)
{
  gboolean      has_box = FALSE;
  RsvgRectangle box = { 0 };

  if (!rsvg_handle_get_intrinsic_size_in_pixels (handle,
                                                 &picture->width,
                                                 &picture->height))
    {
      rsvg_handle_get_intrinsic_dimensions (handle,
                                            NULL,
                                            NULL,
                                            NULL,
                                            NULL,
                                            &has_box,
                                            &box);
      picture->width = has_box ? box.width : 0;
      picture->height = has_box ? box.height : 0;
    }
  if (!(picture->width > 0 && picture->height > 0))
    *picture = (Picture){ 0, 0 };
}

static void
warn (const char *id, const GError *error)
{
  g_warning ("Picture \"%s\": %s", id, error != NULL ? error->message : "It has no size");
}

static Picture *
find_picture (FavorArt *self, const char *id)
{
  g_autoptr (GError) error = NULL;
  Picture           *picture = g_hash_table_lookup (self->pictures, id);
  RsvgHandle        *file;

  if (picture != NULL)
    return picture;

  picture = g_new0 (Picture, 1);
  g_hash_table_insert (self->pictures, g_strdup (id), picture);
  file = read_file (self, id, &error);
  if (file != NULL)
    measure (file, picture);
  if (picture->width == 0)
    warn (id, error);
  return picture;
}

static gboolean
draw_file (FavorArt    *self,
           const char  *id,
           cairo_t     *cr,
           const Entry *entry,
           GError     **error)
{
  const Picture *picture = entry->picture;
  RsvgRectangle  place = { 0, 0, picture->width, picture->height };
  RsvgHandle    *file = read_file (self, id, error);

  if (file == NULL)
    return FALSE;
  /* Up to the edges: the shorter side was rounded. */
  cairo_scale (cr, entry->width / picture->width, entry->height / picture->height);
  return rsvg_handle_render_document (file, cr, &place, error);
}

/* Returns: (transfer full) (nullable): NULL with an error */
static GdkTexture *
draw (FavorArt *self, const char *id, const Entry *entry, GError **error)
{
  cairo_surface_t *surface;
  cairo_t         *cr;
  gboolean         drawn = TRUE;

  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, entry->width, entry->height);
  cr = cairo_create (surface);
  if (entry->picture != NULL)
    drawn = draw_file (self, id, cr, entry, error);
  else
    favor_missing_art_draw (cr, entry->width, entry->height);
  cairo_destroy (cr);
  if (drawn)
    return favor_texture_from_surface (surface);
  cairo_surface_destroy (surface);
  return NULL;
}

/* The largest size within a box, in pixels, that has the shape of the picture; of the card in
 * its place, the size of the box. */
static Entry
fit (const Picture *picture, double width, double height)
{
  double shrink;
  int    longer;

  if (picture->width == 0)
    return (Entry){ .width = quantize (width), .height = quantize (height) };
  shrink = MIN (width / picture->width, height / picture->height);
  longer = quantize (MAX (picture->width, picture->height) * shrink);
  shrink = longer / MAX (picture->width, picture->height);
  return (Entry){ .picture = picture,
                  .width = MAX (1, (int) (picture->width * shrink + 0.5)),
                  .height = MAX (1, (int) (picture->height * shrink + 0.5)) };
}

static void
drop_oldest (FavorArt *self)
{
  Entry *entry = g_queue_pop_tail_link (&self->by_use)->data;

  self->bytes -= count_bytes (entry->width, entry->height);
  g_hash_table_remove (self->entries, entry);
}

/* Returns: whether somebody else holds the texture */
static gboolean
is_shown (Entry *entry)
{
  gpointer *location = (gpointer *) &entry->texture;

  g_object_add_weak_pointer (G_OBJECT (entry->texture), location);
  g_object_unref (entry->texture);
  if (entry->texture == NULL)
    return FALSE;
  g_object_ref (entry->texture);
  g_object_remove_weak_pointer (G_OBJECT (entry->texture), location);
  return TRUE;
}

/* One texture that is larger than all that may be kept would only drive the others out. */
static void
keep (FavorArt *self, const Entry *found, GdkTexture *texture)
{
  gsize  bytes = count_bytes (found->width, found->height);
  Entry *entry;

  if (bytes > self->max_bytes)
    return;
  while (self->bytes > self->max_bytes - bytes)
    drop_oldest (self);
  entry = g_memdup2 (found, sizeof *found);
  entry->texture = g_object_ref (texture);
  entry->link.data = entry;
  entry->used = ++self->n_uses;
  g_hash_table_add (self->entries, entry);
  g_queue_push_head_link (&self->by_use, &entry->link);
  self->bytes += bytes;
}

/* (transfer full) (nullable): a kept texture */
static GdkTexture *
reuse (FavorArt *self, const Entry *wanted)
{
  Entry *entry = g_hash_table_lookup (self->entries, wanted);

  if (entry == NULL)
    return NULL;
  entry->used = ++self->n_uses;
  g_queue_unlink (&self->by_use, &entry->link);
  g_queue_push_head_link (&self->by_use, &entry->link);
  return g_object_ref (entry->texture);
}

static void
favor_art_finalize (GObject *object)
{
  FavorArt *self = FAVOR_ART (object);

  /* The links of the queue are parts of the entries. */
  g_hash_table_unref (self->entries);
  g_hash_table_unref (self->pictures);
  drop_file (self);

  G_OBJECT_CLASS (favor_art_parent_class)->finalize (object);
}

static void
favor_art_class_init (FavorArtClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = favor_art_finalize;
}

static void
favor_art_init (FavorArt *self)
{
  self->pictures = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->entries = g_hash_table_new_full (hash_entry, equal_entries, free_entry, NULL);
  g_queue_init (&self->by_use);
}

/**
 * favor_art_get_default:
 *
 * Returns: (transfer none): the pictures that all windows share; they last as long as the
 *   application and take 64 MiB at most
 */
FavorArt *
favor_art_get_default (void)
{
  static FavorArt *shared = NULL;

  if (shared == NULL)
    shared = favor_art_new (DEFAULT_MAX_BYTES);
  return shared;
}

/**
 * favor_art_new:
 * @max_bytes: what the kept textures may take together, in bytes of pixels; 0 keeps none
 *
 * Returns: (transfer full): pictures of its own, none drawn yet
 */
FavorArt *
favor_art_new (gsize max_bytes)
{
  FavorArt *self = g_object_new (FAVOR_TYPE_ART, NULL);

  self->max_bytes = max_bytes;
  return self;
}

/**
 * favor_art_get_texture:
 * @id: folder and name of a picture, e.g. "common/seat-1"
 * @width: of the place for it, in logical pixels, more than 0
 * @height: of that place, in logical pixels, more than 0
 * @scale: device pixels per logical pixel, more than 0, e.g. the widget's scale factor
 *
 * The texture has the shape of the picture, whatever the shape of the place: it fills the place
 * in one direction, and is to be drawn scaled to it. Its longer side has the pixels that this
 * takes, or up to a sixteenth more, and never more than 4096. In the place of a picture whose
 * file is missing or broken comes a card in the shape of the place.
 *
 * Returns: (transfer full): the picture; the same texture again, as long as it is kept, for all
 *   sizes that come to the same number of pixels
 */
GdkTexture *
favor_art_get_texture (FavorArt   *self,
                       const char *id,
                       double      width,
                       double      height,
                       double      scale)
{
  g_autoptr (GError) error = NULL;
  Picture           *picture;
  GdkTexture        *texture;
  Entry              entry;

  g_return_val_if_fail (FAVOR_IS_ART (self), NULL);
  g_return_val_if_fail (id != NULL, NULL);
  g_return_val_if_fail (width > 0 && height > 0 && scale > 0, NULL);

  picture = find_picture (self, id);
  entry = fit (picture, width * scale, height * scale);
  texture = reuse (self, &entry);
  if (texture != NULL)
    return texture;
  texture = draw (self, id, &entry, &error);
  drop_file (self);
  if (texture == NULL)
    {
      warn (id, error);
      *picture = (Picture){ 0, 0 };
      return favor_art_get_texture (self, id, width, height, scale);
    }
  keep (self, &entry, texture);
  return texture;
}

/* Whether it can stand in for a frame: it is larger, or so little smaller that it is hardly
 * seen. */
static gboolean
can_stand_in (const Entry *entry, const Entry *wanted)
{
  return entry->picture == wanted->picture &&
         entry->width * NEARLY_WHOLE >= wanted->width * NEARLY;
}

/* The next larger one, or else the largest. */
static gboolean
is_better (const Entry *entry, const Entry *best, const Entry *wanted)
{
  if (best == NULL)
    return TRUE;
  if (best->width < wanted->width)
    return entry->width > best->width;
  return entry->width >= wanted->width && entry->width < best->width;
}

/* (transfer full) (nullable): the kept texture of a picture that comes nearest. */
static GdkTexture *
find_near (FavorArt *self, const Entry *wanted)
{
  const Entry *best = NULL;

  for (GList *link = self->by_use.head; link != NULL; link = link->next)
    {
      const Entry *entry = link->data;

      if (can_stand_in (entry, wanted) && is_better (entry, best, wanted))
        best = entry;
    }
  return best != NULL ? g_object_ref (best->texture) : NULL;
}

/**
 * favor_art_keeps_texture:
 *
 * Returns: whether favor_art_get_texture () has no need to draw, or would not keep what it draws
 */
gboolean
favor_art_keeps_texture (FavorArt   *self,
                         const char *id,
                         double      width,
                         double      height,
                         double      scale)
{
  Entry entry = fit (find_picture (self, id), width * scale, height * scale);

  return g_hash_table_lookup (self->entries, &entry) != NULL || entry.picture == NULL ||
         count_bytes (entry.width, entry.height) > self->max_bytes;
}

/**
 * favor_art_borrow_texture:
 * @id: folder and name of a picture
 * @width: of the place for it, as for favor_art_get_texture ()
 * @height: of that place
 * @scale: device pixels per logical pixel
 * @exact: (out): whether the texture is the one that favor_art_get_texture () gives
 *
 * For a frame that has no time to draw a picture again that is kept in a larger size, or in one
 * that is smaller by an eighth at most.
 *
 * Returns: (transfer full): the picture; to be scaled where it is not @exact
 */
GdkTexture *
favor_art_borrow_texture (FavorArt   *self,
                          const char *id,
                          double      width,
                          double      height,
                          double      scale,
                          gboolean   *exact)
{
  GdkTexture *texture = NULL;
  Entry       entry;

  g_return_val_if_fail (FAVOR_IS_ART (self), NULL);
  g_return_val_if_fail (id != NULL, NULL);
  g_return_val_if_fail (width > 0 && height > 0 && scale > 0, NULL);

  entry = fit (find_picture (self, id), width * scale, height * scale);
  /* One that could not be kept would be borrowed for again and again. */
  if (!favor_art_keeps_texture (self, id, width, height, scale))
    texture = find_near (self, &entry);
  *exact = texture == NULL;
  return *exact ? favor_art_get_texture (self, id, width, height, scale) : texture;
}

/**
 * favor_art_exists:
 * @id: folder and name of a picture
 *
 * Returns: whether there is such a file, broken or not; not every game has every picture
 */
gboolean
favor_art_exists (const char *id)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (id != NULL, FALSE);

  path = resource_path (id);
  return g_resources_get_info (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL);
}

/**
 * favor_art_get_aspect:
 * @id: folder and name of a picture, e.g. "common/seat-1"
 *
 * Returns: the width of the picture for each unit of its height, more than 0; 1 if its file is
 *   missing or broken
 */
double
favor_art_get_aspect (FavorArt *self, const char *id)
{
  const Picture *picture;

  g_return_val_if_fail (FAVOR_IS_ART (self), 1);
  g_return_val_if_fail (id != NULL, 1);

  picture = find_picture (self, id);
  return picture->width > 0 ? picture->width / picture->height : 1;
}

/**
 * favor_art_count_uses:
 *
 * Returns: how often a texture was asked for
 */
guint64
favor_art_count_uses (FavorArt *self)
{
  g_return_val_if_fail (FAVOR_IS_ART (self), 0);

  return self->n_uses;
}

/**
 * favor_art_drop_unused:
 * @since: a number of uses
 *
 * Lets go of the textures that nobody asked for after those uses and that nobody else holds: what
 * shows one holds it.
 */
void
favor_art_drop_unused (FavorArt *self, guint64 since)
{
  GList *next;

  g_return_if_fail (FAVOR_IS_ART (self));

  for (GList *l = self->by_use.head; l != NULL; l = next)
    {
      Entry *entry = l->data;

      next = l->next;
      if (entry->used > since || is_shown (entry))
        continue;
      g_queue_unlink (&self->by_use, l);
      self->bytes -= count_bytes (entry->width, entry->height);
      g_hash_table_remove (self->entries, entry);
    }
}

/**
 * favor_art_get_bytes:
 *
 * Returns: what the kept textures take, in bytes of pixels, without those that were let go
 */
gsize
favor_art_get_bytes (FavorArt *self)
{
  g_return_val_if_fail (FAVOR_IS_ART (self), 0);

  return self->bytes;
}
