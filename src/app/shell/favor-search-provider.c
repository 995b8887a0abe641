/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-search-provider.h"

#include "favor-closures.h"
#include "favor-signals.h"
#include "favor-store.h"

static const char interface_xml[] =
  "<node>"
  "<interface name='org.gnome.Shell.SearchProvider2'>"
  "<method name='GetInitialResultSet'>"
  "<arg type='as' name='terms' direction='in'/>"
  "<arg type='as' name='results' direction='out'/>"
  "</method>"
  "<method name='GetSubsearchResultSet'>"
  "<arg type='as' name='previous_results' direction='in'/>"
  "<arg type='as' name='terms' direction='in'/>"
  "<arg type='as' name='results' direction='out'/>"
  "</method>"
  "<method name='GetResultMetas'>"
  "<arg type='as' name='identifiers' direction='in'/>"
  "<arg type='aa{sv}' name='metas' direction='out'/>"
  "</method>"
  "<method name='ActivateResult'>"
  "<arg type='s' name='identifier' direction='in'/>"
  "<arg type='as' name='terms' direction='in'/>"
  "<arg type='u' name='timestamp' direction='in'/>"
  "</method>"
  "<method name='LaunchSearch'>"
  "<arg type='as' name='terms' direction='in'/>"
  "<arg type='u' name='timestamp' direction='in'/>"
  "</method>"
  "</interface>"
  "</node>";

struct _FavorSearchProvider
{
  GObject parent_instance;

  char            *folder;
  FavorStore      *store;
  GDBusConnection *connection;
  guint            id;
  /* Calls that wait until the library was read. */
  GPtrArray *waiting;
};

enum
{
  OPEN,
  SEARCH,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (FavorSearchProvider, favor_search_provider, G_TYPE_OBJECT)

/* ---- Answers -------------------------------------------------------------------------- */

/* The sessions that have all terms; of those that are in `previous`, if it is not NULL. */
static GVariant *
find_results (FavorSearchProvider *self,
              const char *const   *previous,
              const char *const   *terms)
{
  g_autofree char *text = g_strjoinv (" ", (char **) terms);
  g_auto (GStrv)   words = favor_store_search_words (text);
  GVariantBuilder  builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("as"));
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->store)); i++)
    {
      g_autoptr (FavorStoreEntry) entry =
        g_list_model_get_item (G_LIST_MODEL (self->store), i);
      const char *path = favor_store_entry_get_path (entry);

      /* D-Bus has no other strings. */
      if (g_utf8_validate (path, -1, NULL) &&
          (previous == NULL || g_strv_contains (previous, path)) &&
          favor_store_entry_get_damaged (entry) == NULL &&
          favor_store_entry_matches (entry, (const char *const *) words))
        g_variant_builder_add (&builder, "s", path);
    }
  return g_variant_new ("(as)", &builder);
}

/* (transfer full): the game and who plays; a session without a name of its own has that of its
 * game, which is said once. */
static char *
describe_session (const char *title, const char *game, const char *players)
{
  if (game == NULL || g_strcmp0 (title, game) == 0)
    return g_strdup (players);
  if (players == NULL || *players == '\0')
    return g_strdup (game);
  /* Translators: below the title of a saved game: {game} is the game, {players} a list of
   * names */
  return favor_text_fill (_ ("{game} · {players}"), "game players", game, players);
}

static void
add_meta (GVariantBuilder *builder, FavorStoreEntry *entry)
{
  const char      *title = favor_store_entry_get_title (entry);
  const char      *game_id = favor_store_entry_get_game_id (entry);
  g_autofree char *game = favor_closure_game_title (NULL, game_id);
  g_autofree char *players = NULL;
  g_autofree char *status = NULL;
  g_autofree char *details = NULL;
  g_autofree char *description = NULL;

  g_object_get (entry, "players", &players, "status", &status, NULL);
  details = describe_session (title, game, players);
  /* Translators: a saved game among the results of the desktop's search: {status} is such as
   * “Round 3 · your turn” or “Finished”, {details} are the game and a list of names */
  description = favor_text_fill (_ ("{status} · {details}"),
                                 "status details",
                                 status,
                                 details);
  g_variant_builder_open (builder, G_VARIANT_TYPE_VARDICT);
  g_variant_builder_add (builder,
                         "{sv}",
                         "id",
                         g_variant_new_string (favor_store_entry_get_path (entry)));
  g_variant_builder_add (builder, "{sv}", "name", g_variant_new_string (title));
  g_variant_builder_add (builder,
                         "{sv}",
                         "description",
                         g_variant_new_string (description));
  g_variant_builder_add (builder,
                         "{sv}",
                         "gicon",
                         g_variant_new_string (APPLICATION_ID ".session"));
  g_variant_builder_close (builder);
}

static GVariant *
describe_results (FavorSearchProvider *self, const char *const *ids)
{
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("aa{sv}"));
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->store)); i++)
    {
      g_autoptr (FavorStoreEntry) entry =
        g_list_model_get_item (G_LIST_MODEL (self->store), i);

      if (favor_store_entry_get_damaged (entry) == NULL &&
          g_strv_contains (ids, favor_store_entry_get_path (entry)))
        add_meta (&builder, entry);
    }
  return g_variant_new ("(aa{sv})", &builder);
}

/* ---- Calls ---------------------------------------------------------------------------- */

/* Takes over the invocation, when the library was read. */
static void
answer (FavorSearchProvider *self, GDBusMethodInvocation *invocation)
{
  const char    *method = g_dbus_method_invocation_get_method_name (invocation);
  GVariant      *parameters = g_dbus_method_invocation_get_parameters (invocation);
  g_auto (GStrv) first = NULL;
  g_auto (GStrv) second = NULL;
  GVariant      *reply;

  g_variant_get_child (parameters, 0, "^as", &first);
  if (g_str_equal (method, "GetResultMetas"))
    reply = describe_results (self, (const char *const *) first);
  else if (g_str_equal (method, "GetInitialResultSet"))
    reply = find_results (self, NULL, (const char *const *) first);
  else
    {
      g_variant_get_child (parameters, 1, "^as", &second);
      reply = find_results (self,
                            (const char *const *) first,
                            (const char *const *) second);
    }
  g_dbus_method_invocation_return_value (invocation, reply);
}

static void
loading_changed_cb (FavorSearchProvider *self)
{
  g_autoptr (GPtrArray) ready = NULL;

  if (favor_store_get_loading (self->store))
    return;
  ready = g_steal_pointer (&self->waiting);
  self->waiting = g_ptr_array_new ();
  for (guint i = 0; i < ready->len; i++)
    {
      answer (self, g_ptr_array_index (ready, i));
      g_application_release (g_application_get_default ());
    }
}

/* Reads the library, for the first time or anew. */
static void
read_library (FavorSearchProvider *self)
{
  if (self->store != NULL)
    {
      favor_store_refresh (self->store);
      return;
    }
  self->store = favor_store_new (self->folder);
  favor_signals_connect (self->store,
                         "notify::loading",
                         G_CALLBACK (loading_changed_cb),
                         self);
}

static void
tell_application (FavorSearchProvider *self, GDBusMethodInvocation *invocation)
{
  GVariant        *parameters = g_dbus_method_invocation_get_parameters (invocation);
  g_auto (GStrv)   terms = NULL;
  g_autofree char *text = NULL;

  if (g_str_equal (g_dbus_method_invocation_get_method_name (invocation), "LaunchSearch"))
    {
      g_variant_get_child (parameters, 0, "^as", &terms);
      text = g_strjoinv (" ", terms);
      g_signal_emit (self, signals[SEARCH], 0, text);
    }
  else
    {
      g_variant_get_child (parameters, 0, "s", &text);
      g_signal_emit (self, signals[OPEN], 0, text);
    }
  g_dbus_method_invocation_return_value (invocation, NULL);
}

static void
method_call_cb (GDBusConnection       *connection,
                const char            *sender,
                const char            *object_path,
                const char            *interface_name,
                const char            *method_name,
                GVariant              *parameters,
                GDBusMethodInvocation *invocation,
                gpointer               user_data)
{
  FavorSearchProvider *self = FAVOR_SEARCH_PROVIDER (user_data);

  if (g_str_equal (method_name, "ActivateResult") ||
      g_str_equal (method_name, "LaunchSearch"))
    {
      tell_application (self, invocation);
      return;
    }
  /* A new search looks at the files anew; what refines it is about the same files. */
  if (self->store == NULL || g_str_equal (method_name, "GetInitialResultSet"))
    read_library (self);
  /* A program that was started for this call does not end before it answered. */
  g_application_hold (g_application_get_default ());
  g_ptr_array_add (self->waiting, invocation);
  loading_changed_cb (self);
}

/* ---- Life ----------------------------------------------------------------------------- */

static void
favor_search_provider_finalize (GObject *object)
{
  FavorSearchProvider *self = FAVOR_SEARCH_PROVIDER (object);

  favor_search_provider_unexport (self);
  g_clear_object (&self->store);
  g_ptr_array_unref (self->waiting);
  g_free (self->folder);

  G_OBJECT_CLASS (favor_search_provider_parent_class)->finalize (object);
}

static void
favor_search_provider_class_init (FavorSearchProviderClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = favor_search_provider_finalize;

  signals[OPEN] = favor_signal_new (klass, "open", 1, G_TYPE_STRING);
  signals[SEARCH] = favor_signal_new (klass, "search", 1, G_TYPE_STRING);
}

static void
favor_search_provider_init (FavorSearchProvider *self)
{
  self->waiting = g_ptr_array_new ();
}

/**
 * favor_search_provider_new:
 * @folder: where the library is; read when somebody searches
 *
 * Returns: (transfer full): a provider that nobody can call yet
 */
FavorSearchProvider *
favor_search_provider_new (const char *folder)
{
  FavorSearchProvider *self = g_object_new (FAVOR_TYPE_SEARCH_PROVIDER, NULL);

  self->folder = g_strdup (folder);
  return self;
}

/**
 * favor_search_provider_export:
 * @path: an object path
 *
 * Answers calls from now on. There has to be a default #GApplication.
 */
gboolean
favor_search_provider_export (FavorSearchProvider *self,
                              GDBusConnection     *connection,
                              const char          *path,
                              GError             **error)
{
  static const GDBusInterfaceVTable vtable = { .method_call = method_call_cb };
  g_autoptr (GDBusNodeInfo)         info = NULL;

  g_return_val_if_fail (FAVOR_IS_SEARCH_PROVIDER (self), FALSE);
  g_return_val_if_fail (self->id == 0, FALSE);

  info = g_dbus_node_info_new_for_xml (interface_xml, error);
  if (info == NULL)
    return FALSE;
  self->id = g_dbus_connection_register_object (connection,
                                                path,
                                                info->interfaces[0],
                                                &vtable,
                                                self,
                                                NULL,
                                                error);
  if (self->id == 0)
    return FALSE;
  self->connection = g_object_ref (connection);
  return TRUE;
}

/**
 * favor_search_provider_unexport:
 *
 * Answers no more. Calls that still wait are told so.
 */
void
favor_search_provider_unexport (FavorSearchProvider *self)
{
  g_return_if_fail (FAVOR_IS_SEARCH_PROVIDER (self));

  if (self->id != 0)
    g_dbus_connection_unregister_object (self->connection, self->id);
  self->id = 0;
  g_clear_object (&self->connection);
  for (guint i = 0; i < self->waiting->len; i++)
    g_dbus_method_invocation_return_error_literal (g_ptr_array_index (self->waiting, i),
                                                   G_DBUS_ERROR,
                                                   G_DBUS_ERROR_NO_REPLY,
                                                   "Favor ends");
  g_ptr_array_set_size (self->waiting, 0);
}
