/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib-unix.h>
#include <glib/gi18n-lib.h>

#include "favor-application.h"

#include "favor-about.h"
#include "favor-file-dialog.h"
#include "favor-focus-way.h"
#include "favor-game-page.h"
#include "favor-preferences.h"
#include "favor-search-provider.h"
#include "favor-shortcuts.h"
#include "favor-signals.h"
#include "favor-store.h"
#include "favor-style.h"
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

/* What is asked for before it is presented, it shows at once: home is not made in vain. */
static FavorWindow *
need_window (FavorApplication *self)
{
  FavorWindow     *window = get_window (self);
  g_autofree char *folder = NULL;

  if (window != NULL)
    return window;
  folder = favor_store_default_folder ();
  return favor_window_new (GTK_APPLICATION (self), folder);
}

static FavorWindow *
present_window (FavorApplication *self)
{
  FavorWindow *window = need_window (self);

  gtk_window_present (GTK_WINDOW (window));
  return window;
}

static void
open_file (FavorApplication *self, GFile *file)
{
  FavorWindow *window = need_window (self);

  if (gtk_widget_get_mapped (GTK_WIDGET (window)))
    gtk_window_present (GTK_WINDOW (window));
  favor_window_open (window, file);
  /* It is there already when something is to be said, and that is to stay in front. */
  if (!gtk_widget_get_mapped (GTK_WIDGET (window)))
    gtk_window_present (GTK_WINDOW (window));
}

/* ---- Actions -------------------------------------------------------------------------- */

static void
new_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  gtk_widget_activate_action (GTK_WIDGET (need_window (user_data)), "win.new", NULL);
  present_window (user_data);
}

static void
open_chosen_cb (GFile *file, GObject *object)
{
  if (file != NULL)
    open_file (FAVOR_APPLICATION (object), file);
}

static void
open_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  favor_file_dialog_open (GTK_WINDOW (present_window (user_data)),
                          open_chosen_cb,
                          G_OBJECT (user_data));
}

/* Actions can come from outside while such a window is open: there is one of each. */
static gboolean
present_open (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (window, type))
        {
          gtk_window_present (window);
          return TRUE;
        }
    }
  return FALSE;
}

static void
preferences_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GtkWindow *parent = GTK_WINDOW (present_window (user_data));

  if (!present_open (FAVOR_TYPE_PREFERENCES))
    gtk_window_present (GTK_WINDOW (favor_preferences_new (parent)));
}

static void
shortcuts_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  FavorWindow *window = present_window (user_data);
  gboolean     playing = FAVOR_IS_GAME_PAGE (favor_window_get_page (window));

  if (!present_open (GTK_TYPE_SHORTCUTS_WINDOW))
    gtk_window_present (favor_shortcuts_new (GTK_WINDOW (window),
                                             playing ? "game" : "general"));
}

static void
about_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GtkWindow *parent = GTK_WINDOW (present_window (user_data));

  if (!present_open (ADW_TYPE_ABOUT_WINDOW))
    gtk_window_present (GTK_WINDOW (favor_about_new (parent)));
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

  open_file (self, file);
}

static void
search_cb (FavorApplication *self, const char *text)
{
  favor_window_search (need_window (self), text);
  present_window (self);
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
  favor_signals_connect (self->search, "open", G_CALLBACK (found_cb), self);
  favor_signals_connect (self->search, "search", G_CALLBACK (search_cb), self);
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

/* clang-format off */
static const FavorAccelerator accelerators[] = {
  { "app.new", { "<Control>n" }, N_("New game") },
  { "app.open", { "<Control>o" }, N_("Open a saved game") },
  { "app.preferences", { "<Control>comma" }, N_("Preferences") },
  { "app.shortcuts", { "<Control>question" }, N_("Keyboard shortcuts") },
  { "win.help", { "F1" }, N_("Rules") },
  { "win.fullscreen", { "F11" }, N_("Full screen") },
  { "win.close", { "<Control>w" }, N_("Close the window") },
  { "app.quit", { "<Control>q" }, N_("Quit") },
};

/* clang-format on */

/**
 * favor_application_get_accelerators:
 * @n_accelerators: (out): how many
 *
 * Returns: (array length=n_accelerators) (transfer none): every key that works in the whole
 *   window
 */
const FavorAccelerator *
favor_application_get_accelerators (guint *n_accelerators)
{
  g_return_val_if_fail (n_accelerators != NULL, NULL);

  *n_accelerators = G_N_ELEMENTS (accelerators);
  return accelerators;
}

static void
add_actions (FavorApplication *self)
{
  static const GActionEntry actions[] = {
    { "new", new_cb },
    { "open", open_cb },
    { "preferences", preferences_cb },
    { "shortcuts", shortcuts_cb },
    { "about", about_cb },
    { "quit", quit_cb },
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

  favor_style_open_display ();
  G_APPLICATION_CLASS (favor_application_parent_class)->startup (application);

  gtk_window_set_default_icon_name (APPLICATION_ID);
  add_actions (self);
  favor_preferences_follow_colours (adw_style_manager_get_default (),
                                    favor_settings_get_default ());
  favor_style_follow (adw_style_manager_get_default ());
  favor_focus_way_watch ();
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
    open_file (FAVOR_APPLICATION (application), files[n_files - 1]);
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
  FavorApplication *self = g_object_new (FAVOR_TYPE_APPLICATION,
                                         "application-id",
                                         id,
                                         "flags",
                                         G_APPLICATION_HANDLES_OPEN,
                                         NULL);

  /* The application looks after its style sheets itself; see favor_style_follow(). */
  g_application_set_resource_base_path (G_APPLICATION (self), NULL);
  return self;
}
