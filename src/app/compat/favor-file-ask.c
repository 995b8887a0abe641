/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

/* Compiled where the class is there, which is newer than all else in this program. */
#undef GDK_VERSION_MAX_ALLOWED
#define GDK_VERSION_MAX_ALLOWED GDK_VERSION_4_10

#include "favor-file-ask.h"

static void
answer_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree FavorFileQuestion *question = data;
  GtkFileDialog                *dialog = GTK_FILE_DIALOG (source);
  g_autoptr (GFile)             file = NULL;

  if (question->action == GTK_FILE_CHOOSER_ACTION_OPEN)
    file = gtk_file_dialog_open_finish (dialog, result, NULL);
  else if (question->action == GTK_FILE_CHOOSER_ACTION_SAVE)
    file = gtk_file_dialog_save_finish (dialog, result, NULL);
  else
    file = gtk_file_dialog_select_folder_finish (dialog, result, NULL);
  question->chosen (file, question->object);
  g_object_unref (question->object);
}

void
favor_file_ask (GtkWindow *parent, const FavorFileQuestion *question)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  FavorFileQuestion        *kept = g_memdup2 (question, sizeof *question);

  g_object_ref (kept->object);
  gtk_file_dialog_set_title (dialog, question->title);
  gtk_file_dialog_set_accept_label (dialog, question->accept);
  gtk_file_dialog_set_initial_name (dialog, question->name);
  if (g_list_model_get_n_items (G_LIST_MODEL (question->filters)) > 0)
    gtk_file_dialog_set_filters (dialog, G_LIST_MODEL (question->filters));
  if (question->action == GTK_FILE_CHOOSER_ACTION_OPEN)
    gtk_file_dialog_open (dialog, parent, NULL, answer_cb, kept);
  else if (question->action == GTK_FILE_CHOOSER_ACTION_SAVE)
    gtk_file_dialog_save (dialog, parent, NULL, answer_cb, kept);
  else
    gtk_file_dialog_select_folder (dialog, parent, NULL, answer_cb, kept);
}
