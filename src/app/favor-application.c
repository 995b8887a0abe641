/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib-unix.h>
#include <glib/gi18n-lib.h>

#include "favor-application.h"

#include "favor-closures.h"
#include "favor-file-dialog.h"
#include "favor-search-provider.h"
#include "favor-shortcuts.h"
#include "favor-store.h"
#include "favor-window.h"

struct _FavorApplication
{
  AdwApplication parent_instance;

  guint                signal_ids[2];
  FavorSearchProvider *search;
};

G_DEFINE_FINAL_TYPE (FavorApplication, favor_application, ADW_TYPE_APPLICATION)

static FavorWindow *
get_window (FavorApplication *self)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self)); l != NULL;
       l = l->next)
    if (FAVOR_IS_WINDOW (l->data))
      return l->data;
  return NULL;
}

static FavorWindow *
present_window (FavorApplication *self)
{
  FavorWindow *window = get_window (self);

  if (window == NULL)
    {
      g_autofree char *folder = favor_store_default_folder ();

      window = favor_window_new (GTK_APPLICATION (self), folder);
    }
  gtk_window_present (GTK_WINDOW (window));
  return window;
}

/* ---- Actions -------------------------------------------------------------------------- */

static void
new_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  gtk_widget_activate_action (GTK_WIDGET (present_window (user_data)), "win.new", NULL);
}

static void
open_chosen_cb (GFile *file, GObject *object)
{
  if (file != NULL)
    favor_window_open (present_window (FAVOR_APPLICATION (object)), file);
}

static void
open_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  favor_file_dialog_open (GTK_WINDOW (present_window (user_data)),
                          open_chosen_cb,
                          G_OBJECT (user_data));
}

static void
shortcuts_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  favor_shortcuts_present (GTK_WINDOW (present_window (user_data)));
}

/* Who designed the games, a line each; NULL-terminated. */
static char **
load_designers (void)
{
  g_autoptr (GBytes) bytes = g_resources_lookup_data (FAVOR_RESOURCES "designers.txt",
                                                      G_RESOURCE_LOOKUP_FLAGS_NONE,
                                                      NULL);
  g_autofree char   *text = NULL;

  if (bytes == NULL)
    return g_new0 (char *, 1);
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  return g_strsplit (g_strstrip (text), "\n", -1);
}

static void
about_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  const char    *developers[] = { "The Favor authors", NULL };
  g_auto (GStrv) designers = load_designers ();
  GtkWidget     *about = adw_about_window_new ();

  g_object_set (
    about,
    "transient-for",
    present_window (user_data),
    "application-name",
    "Favor",
    "application-icon",
    APPLICATION_ID,
    "version",
    PACKAGE_VERSION,
    "developer-name",
    developers[0],
    "developers",
    developers,
    "license-type",
    GTK_LICENSE_GPL_3_0,
    "copyright",
    "© 2026 The Favor authors",
    /* Translators: put your names here, one a line; they stand in the credits */
    "translator-credits",
    _ ("translator-credits"),
    NULL);
  adw_about_window_add_credit_section (ADW_ABOUT_WINDOW (about),
                                       _ ("Game Design by"),
                                       (const char **) designers);
  gtk_window_present (GTK_WINDOW (about));
}

static void
quit_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  FavorWindow *window = get_window (user_data);

  /* Closing the last window ends the program, and writes what is to be written. */
  if (window != NULL)
    gtk_window_close (GTK_WINDOW (window));
  else
    g_application_quit (G_APPLICATION (user_data));
}

/* ---- Search of the desktop ------------------------------------------------------------ */

/* How long a program that was started for a search waits for the next call, in milliseconds. */
#define SEARCH_PATIENCE 10000

static void
found_cb (FavorApplication *self, const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  favor_window_open (present_window (self), file);
}

static void
search_cb (FavorApplication *self, const char *text)
{
  favor_window_search (present_window (self), text);
}

static gboolean
favor_application_dbus_register (GApplication    *application,
                                 GDBusConnection *connection,
                                 const char      *object_path,
                                 GError         **error)
{
  FavorApplication *self = FAVOR_APPLICATION (application);
  g_autofree char  *folder = favor_store_default_folder ();
  g_autofree char  *path = g_strconcat (object_path, "/SearchProvider", NULL);

  if (!G_APPLICATION_CLASS (favor_application_parent_class)
         ->dbus_register (application, connection, object_path, error))
    return FALSE;
  if ((g_application_get_flags (application) & G_APPLICATION_IS_SERVICE) != 0)
    g_application_set_inactivity_timeout (application, SEARCH_PATIENCE);
  self->search = favor_search_provider_new (folder);
  g_signal_connect_object (self->search,
                           "open",
                           G_CALLBACK (found_cb),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->search,
                           "search",
                           G_CALLBACK (search_cb),
                           self,
                           G_CONNECT_SWAPPED);
  return favor_search_provider_export (self->search, connection, path, error);
}

static void
favor_application_dbus_unregister (GApplication    *application,
                                   GDBusConnection *connection,
                                   const char      *object_path)
{
  FavorApplication *self = FAVOR_APPLICATION (application);

  if (self->search != NULL)
    favor_search_provider_unexport (self->search);
  g_clear_object (&self->search);
  G_APPLICATION_CLASS (favor_application_parent_class)
    ->dbus_unregister (application, connection, object_path);
}

/* ---- Life ----------------------------------------------------------------------------- */

static gboolean
terminated_cb (gpointer user_data)
{
  FavorWindow *window = get_window (user_data);

  if (window != NULL)
    favor_window_flush (window);
  g_application_quit (G_APPLICATION (user_data));
  return G_SOURCE_CONTINUE;
}

static void
add_actions (FavorApplication *self)
{
  static const GActionEntry actions[] = {
    { "new", new_cb },     { "open", open_cb }, { "shortcuts", shortcuts_cb },
    { "about", about_cb }, { "quit", quit_cb },
  };

  static const struct
  {
    const char *action;
    const char *keys[3];
  } accelerators[] = {
    { "app.new", { "<Control>n" } },
    { "app.open", { "<Control>o" } },
    { "app.shortcuts", { "<Control>question" } },
    { "app.quit", { "<Control>q" } },
    { "win.close", { "<Control>w" } },
    { "win.help", { "F1" } },
    { "win.fullscreen", { "F11" } },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self),
                                   actions,
                                   G_N_ELEMENTS (actions),
                                   self);
  for (guint i = 0; i < G_N_ELEMENTS (accelerators); i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (self),
                                           accelerators[i].action,
                                           accelerators[i].keys);
}

static void
favor_application_startup (GApplication *application)
{
  FavorApplication *self = FAVOR_APPLICATION (application);

  G_APPLICATION_CLASS (favor_application_parent_class)->startup (application);

  gtk_window_set_default_icon_name (APPLICATION_ID);
  add_actions (self);
  self->signal_ids[0] = g_unix_signal_add (SIGTERM, terminated_cb, self);
  self->signal_ids[1] = g_unix_signal_add (SIGINT, terminated_cb, self);
}

static void
favor_application_activate (GApplication *application)
{
  present_window (FAVOR_APPLICATION (application));
}

static void
favor_application_open (GApplication *application,
                        GFile       **files,
                        int           n_files,
                        const char   *hint)
{
  /* There is one window, so the last one would be seen anyway. */
  if (n_files > 0)
    favor_window_open (present_window (FAVOR_APPLICATION (application)),
                       files[n_files - 1]);
}

static void
favor_application_shutdown (GApplication *application)
{
  FavorApplication *self = FAVOR_APPLICATION (application);
  FavorWindow      *window = get_window (self);

  g_clear_handle_id (&self->signal_ids[0], g_source_remove);
  g_clear_handle_id (&self->signal_ids[1], g_source_remove);
  if (window != NULL)
    gtk_window_destroy (GTK_WINDOW (window));

  G_APPLICATION_CLASS (favor_application_parent_class)->shutdown (application);
}

/* Returns: an exit status, or -1 to go on as usual */
static int
begin_new (GApplication *application)
{
  g_autoptr (GError) error = NULL;

  if (!g_application_register (application, NULL, &error))
    {
      g_printerr ("favor: %s\n", error->message);
      return 1;
    }
  /* Here, or in the copy that runs already. */
  g_action_group_activate_action (G_ACTION_GROUP (application), "new", NULL);
  return -1;
}

static int
favor_application_handle_local_options (GApplication *application, GVariantDict *options)
{
  if (g_variant_dict_contains (options, "version"))
    {
      g_print ("favor %s\n", PACKAGE_VERSION);
      return 0;
    }
  if (g_variant_dict_contains (options, "new"))
    return begin_new (application);
  return -1;
}

static void
favor_application_class_init (FavorApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  application_class->startup = favor_application_startup;
  application_class->activate = favor_application_activate;
  application_class->open = favor_application_open;
  application_class->shutdown = favor_application_shutdown;
  application_class->handle_local_options = favor_application_handle_local_options;
  application_class->dbus_register = favor_application_dbus_register;
  application_class->dbus_unregister = favor_application_dbus_unregister;
}

static void
favor_application_init (FavorApplication *self)
{
  static const GOptionEntry options[] = {
    { "new", 'n', 0, G_OPTION_ARG_NONE, NULL, N_ ("Set up a new game"), NULL },
    { "version", 0, 0, G_OPTION_ARG_NONE, NULL, N_ ("Print the version and exit"), NULL },
    { NULL },
  };

  g_application_add_main_option_entries (G_APPLICATION (self), options);
  g_application_set_option_context_parameter_string (G_APPLICATION (self),
                                                     _ ("[FILE.favor]"));
}

/**
 * favor_application_new:
 * @id: application id, under which there is one instance
 *
 * Returns: (transfer full): an application that has done nothing yet
 */
FavorApplication *
favor_application_new (const char *id)
{
  /* The pictures and .ui files have one place, whatever the id. */
  return g_object_new (FAVOR_TYPE_APPLICATION,
                       "application-id",
                       id,
                       "flags",
                       G_APPLICATION_HANDLES_OPEN,
                       "resource-base-path",
                       "/io/github/favorgames/Favor",
                       NULL);
}
