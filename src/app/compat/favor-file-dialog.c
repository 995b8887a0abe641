/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-file-dialog.h"

#include "favor-save.h"

typedef struct
{
  FavorFileChosen chosen;
  GObject        *object;
} Request;

static void
request_free (gpointer data, GClosure *closure)
{
  Request *request = data;

  g_object_unref (request->object);
  g_free (request);
}

static void
response_cb (GtkNativeDialog *dialog, int response, Request *request)
{
  g_autoptr (GFile) file = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
  request->chosen (file, request->object);
  g_object_unref (dialog);
}

static void
add_filter (GtkFileChooser *chooser, const char *name, const char *suffix)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();
  g_autofree char          *pattern = g_strconcat ("*", suffix, NULL);

  gtk_file_filter_set_name (filter, name);
  gtk_file_filter_add_pattern (filter, pattern);
  gtk_file_chooser_add_filter (chooser, filter);
}

static void
add_session_filters (GtkFileChooserNative *dialog)
{
  add_filter (GTK_FILE_CHOOSER (dialog), _ ("Favor Games"), FAVOR_SAVE_SUFFIX);
  add_filter (GTK_FILE_CHOOSER (dialog), _ ("All Files"), "");
}

static void
show_dialog (GtkFileChooserNative *dialog, FavorFileChosen chosen, GObject *object)
{
  Request *request = g_new (Request, 1);

  request->chosen = chosen;
  request->object = g_object_ref (object);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  g_signal_connect_data (dialog,
                         "response",
                         G_CALLBACK (response_cb),
                         request,
                         request_free,
                         0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

/**
 * favor_file_dialog_open:
 * @object: handed to @chosen, and kept until then
 *
 * Asks which session file to open.
 */
void
favor_file_dialog_open (GtkWindow *parent, FavorFileChosen chosen, GObject *object)
{
  GtkFileChooserNative *dialog;

  g_return_if_fail (GTK_IS_WINDOW (parent) && chosen != NULL);

  dialog = gtk_file_chooser_native_new (_ ("Open Game"),
                                        parent,
                                        GTK_FILE_CHOOSER_ACTION_OPEN,
                                        _ ("Open"),
                                        _ ("Cancel"));
  add_session_filters (dialog);
  show_dialog (dialog, chosen, object);
}

/* `name`: proposed, with `suffix` behind it; a title may have what no file name can. */
static GtkFileChooserNative *
create_save_dialog (GtkWindow  *parent,
                    const char *title,
                    const char *name,
                    const char *suffix)
{
  g_autofree char *plain = favor_text_without_marks (name);
  g_autofree char *file_name = g_strconcat (plain, suffix, NULL);
  GtkFileChooserNative
    *dialog = gtk_file_chooser_native_new (title,
                                           parent,
                                           GTK_FILE_CHOOSER_ACTION_SAVE,
                                           _ ("Save"),
                                           _ ("Cancel"));

  g_strdelimit (file_name, "/", '-');
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), file_name);
  return dialog;
}

/**
 * favor_file_dialog_save:
 * @name: proposed, without the suffix
 * @object: handed to @chosen, and kept until then
 *
 * Asks where to write a session file.
 */
void
favor_file_dialog_save (GtkWindow      *parent,
                        const char     *name,
                        FavorFileChosen chosen,
                        GObject        *object)
{
  GtkFileChooserNative *dialog;

  g_return_if_fail (GTK_IS_WINDOW (parent) && chosen != NULL);

  dialog = create_save_dialog (parent, _ ("Export Game"), name, FAVOR_SAVE_SUFFIX);
  add_session_filters (dialog);
  show_dialog (dialog, chosen, object);
}

/**
 * favor_file_dialog_save_picture:
 * @name: proposed, without a suffix
 * @object: handed to @chosen, and kept until then
 *
 * Asks where to write a picture.
 */
void
favor_file_dialog_save_picture (GtkWindow      *parent,
                                const char     *name,
                                FavorFileChosen chosen,
                                GObject        *object)
{
  GtkFileChooserNative *dialog;

  g_return_if_fail (GTK_IS_WINDOW (parent) && chosen != NULL);

  dialog = create_save_dialog (parent, _ ("Save Picture"), name, ".png");
  /* Translators: kinds of files to choose from: pictures made of dots, and of shapes */
  add_filter (GTK_FILE_CHOOSER (dialog), _ ("PNG Pictures"), ".png");
  add_filter (GTK_FILE_CHOOSER (dialog), _ ("SVG Pictures"), ".svg");
  show_dialog (dialog, chosen, object);
}

/**
 * favor_file_dialog_folder:
 * @object: handed to @chosen, and kept until then
 *
 * Asks for a folder to write several session files into.
 */
void
favor_file_dialog_folder (GtkWindow *parent, FavorFileChosen chosen, GObject *object)
{
  g_return_if_fail (GTK_IS_WINDOW (parent) && chosen != NULL);

  show_dialog (gtk_file_chooser_native_new (_ ("Export Games"),
                                            parent,
                                            GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER,
                                            _ ("Export"),
                                            _ ("Cancel")),
               chosen,
               object);
}
