/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-file-ask.h"

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

void
favor_file_ask (GtkWindow *parent, const FavorFileQuestion *question)
{
  GListModel           *filters = G_LIST_MODEL (question->filters);
  Request              *request = g_new (Request, 1);
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (question->title,
                                                              parent,
                                                              question->action,
                                                              question->accept,
                                                              _ ("Cancel"));

  *request = (Request){ question->chosen, g_object_ref (question->object) };
  if (question->name != NULL)
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), question->name);
  for (guint i = 0; i < g_list_model_get_n_items (filters); i++)
    {
      g_autoptr (GtkFileFilter) filter = g_list_model_get_item (filters, i);

      gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), filter);
    }
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  g_signal_connect_data (dialog,
                         "response",
                         G_CALLBACK (response_cb),
                         request,
                         request_free,
                         0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}
