/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-game-page-private.h"

#include "favor-file-dialog.h"
#include "favor-picture.h"
#include "favor-save.h"
#include "favor-share.h"
#include "favor-text.h"

/* A board that was hidden has its looks in its second frame. */
#define FRAMES 2

/* Bytes on their way to a file. */
typedef struct
{
  FavorGamePage *page;
  GBytes        *bytes;
  /* What is said when they have arrived. */
  const char *done;
} Parcel;

static void
parcel_free (Parcel *parcel)
{
  g_object_unref (parcel->page);
  g_bytes_unref (parcel->bytes);
  g_free (parcel);
}

static void
show_toast (FavorGamePage *self, const char *text)
{
  /* The page may have gone meanwhile. */
  if (self->toasts != NULL)
    adw_toast_overlay_add_toast (self->toasts, adw_toast_new (text));
}

/* ---- Text ------------------------------------------------------------------------------- */

static void
copy_position_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorGamePage   *self = FAVOR_GAME_PAGE (widget);
  g_autofree char *text = favor_share_position (favor_table_get_cursor (self->table));

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  show_toast (self, _ ("Position copied"));
}

static void
copy_log_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorGamePage   *self = FAVOR_GAME_PAGE (widget);
  FavorSeat        seat = (FavorSeat) g_variant_get_int32 (parameter);
  g_autofree char *text = favor_share_log (favor_table_get_cursor (self->table), seat);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  show_toast (self, _ ("Log copied"));
}

/* ---- Files ------------------------------------------------------------------------------ */

static void
show_error (FavorGamePage *self, GFile *file, const GError *reason)
{
  GtkRoot         *root = gtk_widget_get_root (GTK_WIDGET (self));
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *name = g_filename_display_name (base != NULL ? base : "");
  /* Translators: {name} is a file name, {reason} the system's own message. */
  g_autofree char *body = favor_text_fill (_ ("“{name}” cannot be written: {reason}."),
                                           "name reason",
                                           name,
                                           reason->message);
  GtkWidget       *dialog;

  if (!GTK_IS_WINDOW (root))
    return;
  dialog = adw_message_dialog_new (GTK_WINDOW (root), _ ("Cannot Save File"), body);
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _ ("Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
written_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Parcel            *parcel = data;
  g_autoptr (GError) error = NULL;

  if (!g_file_replace_contents_finish (G_FILE (source), result, NULL, &error))
    show_error (parcel->page, G_FILE (source), error);
  else
    show_toast (parcel->page, parcel->done);
  parcel_free (parcel);
}

/* `bytes`: (transfer full) */
static void
send (FavorGamePage *self, GBytes *bytes, GFile *file, const char *done)
{
  Parcel *parcel = g_new0 (Parcel, 1);

  parcel->page = g_object_ref (self);
  parcel->bytes = bytes;
  parcel->done = done;
  g_file_replace_contents_bytes_async (file,
                                       bytes,
                                       NULL,
                                       FALSE,
                                       G_FILE_CREATE_NONE,
                                       NULL,
                                       written_cb,
                                       parcel);
}

static gboolean
is_svg (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *folded = name != NULL ? g_ascii_strdown (name, -1) : NULL;

  return folded != NULL && g_str_has_suffix (folded, ".svg");
}

/**
 * favor_game_page_write_picture:
 * @file: its name says whether it is to be SVG; else it becomes PNG
 *
 * Writes the picture that waits for its file, and says how that went.
 */
void
favor_game_page_write_picture (FavorGamePage *self, GFile *file)
{
  g_autoptr (FavorPicture) picture = g_steal_pointer (&self->picture);

  g_return_if_fail (picture != NULL);

  send (self,
        is_svg (file) ? favor_picture_to_svg (picture) : favor_picture_to_png (picture),
        file,
        _ ("Picture saved"));
}

/**
 * favor_game_page_export:
 * @file: a session file to be
 *
 * Writes the whole session, and says how that went.
 */
void
favor_game_page_export (FavorGamePage *self, GFile *file)
{
  send (self,
        favor_save_to_bytes (favor_table_get_session (self->table)),
        file,
        _ ("Game exported"));
}

static void
picture_chosen_cb (GFile *file, GObject *object)
{
  FavorGamePage *self = FAVOR_GAME_PAGE (object);

  if (file != NULL && self->picture != NULL)
    favor_game_page_write_picture (self, file);
  g_clear_pointer (&self->picture, favor_picture_free);
}

static void
export_chosen_cb (GFile *file, GObject *object)
{
  if (file != NULL)
    favor_game_page_export (FAVOR_GAME_PAGE (object), file);
}

static void
ask_for_picture_file (FavorGamePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (GTK_IS_WINDOW (root))
    favor_file_dialog_save_picture (
      GTK_WINDOW (root),
      favor_session_get_title (favor_table_get_session (self->table)),
      picture_chosen_cb,
      G_OBJECT (self));
}

static gboolean
take_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  FavorGamePage *self = FAVOR_GAME_PAGE (widget);
  GtkWidget     *board = favor_game_view_get_board (self->view);
  guint         *n_frames = data;

  if ((*n_frames)-- > 0)
    return G_SOURCE_CONTINUE;
  /* Somebody may have come to the screen, or left the page, since then. */
  if (gtk_widget_get_mapped (board) && !favor_table_get_covered (self->table))
    {
      g_clear_pointer (&self->picture, favor_picture_free);
      self->picture = favor_picture_take (board);
      ask_for_picture_file (self);
    }
  return G_SOURCE_REMOVE;
}

/* In small windows the board may be hidden: then it comes into sight first. */
static void
save_picture_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorGamePage *self = FAVOR_GAME_PAGE (widget);

  if (!gtk_widget_get_mapped (favor_game_view_get_board (self->view)))
    favor_game_page_set_page (self, "board");
  gtk_widget_add_tick_callback (widget,
                                take_cb,
                                g_memdup2 (&(guint){ FRAMES }, sizeof (guint)),
                                g_free);
}

static void
export_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorGamePage *self = FAVOR_GAME_PAGE (widget);
  GtkRoot       *root = gtk_widget_get_root (widget);

  if (GTK_IS_WINDOW (root))
    favor_file_dialog_save (GTK_WINDOW (root),
                            favor_session_get_title (favor_table_get_session (self
                                                                                ->table)),
                            export_chosen_cb,
                            G_OBJECT (self));
}

/* ---- Menu and actions ------------------------------------------------------------------- */

/* clang-format off */
static const FavorPageAction actions[] = {
  { "share.copy-position", NULL, copy_position_action },
  { "share.copy-log", "i", copy_log_action },
  { "share.save-picture", NULL, save_picture_action },
  { "share.export", NULL, export_action },
};

/* clang-format on */

void
favor_game_page_install_sharing (GtkWidgetClass *widget_class)
{
  favor_game_page_install_table (widget_class, actions, G_N_ELEMENTS (actions));
}

/* While one person gives way to another there is nothing to be shared. */
void
favor_game_page_update_sharing (FavorGamePage *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self),
                                   actions[i].name,
                                   !favor_table_get_covered (self->table));
}
