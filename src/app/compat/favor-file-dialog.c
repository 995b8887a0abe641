/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-file-ask.h"

#include "favor-save.h"

static void
add_filter (GListStore *filters, const char *name, const char *suffix)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();
  g_autofree char          *pattern = g_strconcat ("*", suffix, NULL);

  gtk_file_filter_set_name (filter, name);
  gtk_file_filter_add_pattern (filter, pattern);
  g_list_store_append (filters, filter);
}

static void
add_session_filters (GListStore *filters)
{
  add_filter (filters, _ ("Favor Games"), FAVOR_SAVE_SUFFIX);
  add_filter (filters, _ ("All Files"), "");
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
  g_autoptr (GListStore) filters = g_list_store_new (GTK_TYPE_FILE_FILTER);

  g_return_if_fail (GTK_IS_WINDOW (parent) && chosen != NULL);

  add_session_filters (filters);
  favor_file_ask (parent,
                  &(FavorFileQuestion){ GTK_FILE_CHOOSER_ACTION_OPEN,
                                        _ ("Open Game"),
                                        _ ("Open"),
                                        NULL,
                                        filters,
                                        chosen,
                                        object });
}

/* `question`: without a name, which becomes `name` with `suffix` behind it; a title may have what no
 * file name can. */
static void
ask_where (GtkWindow         *parent,
           const char        *name,
           const char        *suffix,
           FavorFileQuestion *question)
{
  g_autofree char *plain = favor_text_without_marks (name);
  g_autofree char *file_name = g_strconcat (plain, suffix, NULL);

  question->action = GTK_FILE_CHOOSER_ACTION_SAVE;
  question->accept = _ ("Save");
  question->name = g_strdelimit (file_name, "/", '-');
  favor_file_ask (parent, question);
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
  g_autoptr (GListStore) filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  FavorFileQuestion      question = { .title = _ ("Export Game"),
                                      .filters = filters,
                                      .chosen = chosen,
                                      .object = object };

  g_return_if_fail (GTK_IS_WINDOW (parent) && chosen != NULL);

  add_session_filters (filters);
  ask_where (parent, name, FAVOR_SAVE_SUFFIX, &question);
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
  g_autoptr (GListStore) filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  FavorFileQuestion      question = { .title = _ ("Save Picture"),
                                      .filters = filters,
                                      .chosen = chosen,
                                      .object = object };

  g_return_if_fail (GTK_IS_WINDOW (parent) && chosen != NULL);

  /* Translators: kinds of files to choose from: pictures made of dots, and of shapes */
  add_filter (filters, _ ("PNG Pictures"), ".png");
  add_filter (filters, _ ("SVG Pictures"), ".svg");
  ask_where (parent, name, ".png", &question);
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
  g_autoptr (GListStore) filters = g_list_store_new (GTK_TYPE_FILE_FILTER);

  g_return_if_fail (GTK_IS_WINDOW (parent) && chosen != NULL);

  favor_file_ask (parent,
                  &(FavorFileQuestion){ GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER,
                                        _ ("Export Games"),
                                        _ ("Export"),
                                        NULL,
                                        filters,
                                        chosen,
                                        object });
}
