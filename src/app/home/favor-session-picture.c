/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-session-picture.h"

#include "favor-art.h"
#include "favor-cursor.h"
#include "favor-games.h"
#include "favor-lazy.h"
#include "favor-properties.h"
#include "favor-signals.h"
#include "favor-texture.h"
#include "favor-views.h"

struct _FavorSessionPicture
{
  GtkWidget parent_instance;

  FavorStoreEntry *entry;
  /* What is drawn: the position, or else the cover, once the widget was seen. */
  GdkPaintable *position;
  char         *cover;
  gboolean      seen;
  /* The session changed since it was read, or was never read. */
  gboolean stale;
  /* Of the session that is being read. */
  GCancellable *reading;
};

G_DEFINE_FINAL_TYPE (FavorSessionPicture, favor_session_picture, GTK_TYPE_WIDGET)

/* ---- The position --------------------------------------------------------------------- */

static void
read_worker (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  GError       *error = NULL;
  FavorSession *session = favor_save_load_file (task_data, &error);

  if (session != NULL)
    g_task_return_pointer (task, session, g_object_unref);
  else
    g_task_return_error (task, error);
}

/* (nullable): the newest position, as anybody at the table may see it */
static GdkPaintable *
create_preview (FavorSession *session)
{
  const FavorViewKind    *kind = favor_views_find (favor_session_get_game (session)->id);
  g_autoptr (FavorCursor) cursor = NULL;
  guint8                  colours[FAVOR_MAX_SEATS] = { 0 };

  if (kind == NULL || kind->create_preview == NULL)
    return NULL;
  cursor = favor_cursor_new (session);
  favor_cursor_set_viewer (cursor, FAVOR_SEAT_NONE);
  favor_cursor_set_ply (cursor, favor_session_get_n_plies (session));
  for (guint seat = 0; seat < favor_session_get_n_seats (session); seat++)
    colours[seat] = favor_session_get_player (session, (FavorSeat) seat)->colour;
  return kind->create_preview (favor_cursor_get_state (cursor), colours);
}

static void
read_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  FavorSessionPicture     *self = FAVOR_SESSION_PICTURE (object);
  g_autoptr (FavorSession) session = g_task_propagate_pointer (G_TASK (result), NULL);

  /* A file that cannot be read keeps its cover; the library says what is wrong with it. */
  if (session == NULL)
    return;
  g_clear_object (&self->position);
  self->position = create_preview (session);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
stop_reading (FavorSessionPicture *self)
{
  if (self->reading != NULL)
    g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
}

static void
read_position (FavorSessionPicture *self)
{
  g_autoptr (GTask) task = NULL;

  stop_reading (self);
  /* While a game is played its file changes all the time, but nobody looks here. */
  self->stale = !self->seen || !gtk_widget_get_mapped (GTK_WIDGET (self));
  if (self->stale || self->entry == NULL ||
      favor_store_entry_get_damaged (self->entry) != NULL)
    return;
  self->reading = g_cancellable_new ();
  task = g_task_new (self, self->reading, read_cb, NULL);
  g_task_set_task_data (task,
                        g_strdup (favor_store_entry_get_path (self->entry)),
                        g_free);
  g_task_run_in_thread (task, read_worker);
}

/* ---- Widget --------------------------------------------------------------------------- */

static void
find_cover (FavorSessionPicture *self)
{
  const char      *game_id = favor_store_entry_get_game_id (self->entry);
  const FavorGame *game = game_id != NULL ? favor_games_find (game_id) : NULL;
  const char      *name = game != NULL ? favor_games_get_name (game) : NULL;
  g_autofree char *cover = name != NULL ? g_strconcat (name, "/cover", NULL) : NULL;

  if (cover != NULL && favor_art_exists (cover))
    self->cover = g_steal_pointer (&cover);
}

static void
entry_changed (FavorSessionPicture *self)
{
  g_clear_object (&self->position);
  g_clear_pointer (&self->cover, g_free);
  if (self->entry != NULL)
    find_cover (self);
  read_position (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
seen_cb (GtkWidget *widget)
{
  FavorSessionPicture *self = FAVOR_SESSION_PICTURE (widget);

  self->seen = TRUE;
  read_position (self);
  gtk_widget_queue_draw (widget);
}

static void
favor_session_picture_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (favor_session_picture_parent_class)->map (widget);

  if (FAVOR_SESSION_PICTURE (widget)->stale)
    favor_lazy_run (widget, seen_cb);
}

/* Where a picture of that aspect fills the widget, its middle in the widget's. */
static void
cover_widget (GtkWidget *widget, double aspect, graphene_rect_t *place)
{
  float width = gtk_widget_get_width (widget);
  float height = gtk_widget_get_height (widget);

  place->size.width = MAX (width, height * aspect);
  place->size.height = place->size.width / aspect;
  place->origin.x = (int) ((width - place->size.width) / 2);
  place->origin.y = (int) ((height - place->size.height) / 2);
}

static void
snapshot_cover (FavorSessionPicture *self, GtkSnapshot *snapshot)
{
  GtkWidget             *widget = GTK_WIDGET (self);
  FavorArt              *art = favor_art_get_default ();
  g_autoptr (GdkTexture) texture = NULL;
  graphene_rect_t        place;

  cover_widget (widget, favor_art_get_aspect (art, self->cover), &place);
  texture = favor_art_get_texture (art,
                                   self->cover,
                                   place.size.width,
                                   place.size.height,
                                   gtk_widget_get_scale_factor (widget));
  favor_texture_append (texture, widget, snapshot, &place);
}

static void
snapshot_position (FavorSessionPicture *self, GtkSnapshot *snapshot)
{
  double          aspect = gdk_paintable_get_intrinsic_aspect_ratio (self->position);
  graphene_rect_t place;

  if (aspect <= 0)
    aspect = gtk_widget_get_width (GTK_WIDGET (self)) /
             (double) gtk_widget_get_height (GTK_WIDGET (self));
  cover_widget (GTK_WIDGET (self), aspect, &place);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &place.origin);
  gdk_paintable_snapshot (self->position, snapshot, place.size.width, place.size.height);
  gtk_snapshot_restore (snapshot);
}

static void
favor_session_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FavorSessionPicture *self = FAVOR_SESSION_PICTURE (widget);
  graphene_rect_t      all = GRAPHENE_RECT_INIT (0,
                                            0,
                                            gtk_widget_get_width (widget),
                                            gtk_widget_get_height (widget));

  if (!self->seen || all.size.width < 1 || all.size.height < 1)
    return;
  gtk_snapshot_push_clip (snapshot, &all);
  if (self->position != NULL)
    snapshot_position (self, snapshot);
  else if (self->cover != NULL)
    snapshot_cover (self, snapshot);
  gtk_snapshot_pop (snapshot);
}

static void
favor_session_picture_dispose (GObject *object)
{
  FavorSessionPicture *self = FAVOR_SESSION_PICTURE (object);

  stop_reading (self);
  favor_properties_clear (self);
  g_clear_object (&self->position);
  g_clear_pointer (&self->cover, g_free);

  G_OBJECT_CLASS (favor_session_picture_parent_class)->dispose (object);
}

/* clang-format off */
static const FavorProperty table[] = {
  { "entry", G_TYPE_OBJECT, FAVOR_WRITABLE,
    FAVOR_MEMBER (FavorSessionPicture, entry),
    .class_type = favor_store_entry_get_type,
    .changed = G_CALLBACK (entry_changed) },
};

/* clang-format on */

static void
favor_session_picture_class_init (FavorSessionPictureClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = favor_session_picture_dispose;
  widget_class->map = favor_session_picture_map;
  widget_class->snapshot = favor_session_picture_snapshot;

  favor_properties_install (object_class, table, G_N_ELEMENTS (table), NULL);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "sessionpicture");
}

static void
favor_session_picture_init (FavorSessionPicture *self)
{
  self->stale = TRUE;
  favor_signals_follow (self, "entry", "notify::modified", G_CALLBACK (read_position), 0);
}

gboolean
favor_session_picture_has_position (FavorSessionPicture *self)
{
  g_return_val_if_fail (FAVOR_IS_SESSION_PICTURE (self), FALSE);

  return self->position != NULL;
}
