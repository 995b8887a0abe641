/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-signals.h"
#include "favor-window-private.h"

#include "favor-closures.h"
#include "favor-library-page.h"
#include "favor-setup-page.h"

/* ---- Setting up and starting ---------------------------------------------------------- */

/* How the game was set up the last time; the very first time, one person against computers. A person
 * who plays alone is called as in whatever game was begun last, or as has been said since. */
static FavorSetup *
load_setup (FavorWindow *self, const FavorGame *game)
{
  GSettings           *settings = favor_window_get_settings (self);
  g_autoptr (GVariant) setups = g_settings_get_value (settings, "last-setups");
  g_autofree char     *person = g_settings_get_string (settings, "player-name");
  const char          *string = NULL;
  FavorSetup          *setup = NULL;

  if (g_variant_lookup (setups, game->id, "&s", &string))
    setup = favor_setup_from_string (game, string);
  if (setup == NULL)
    setup = favor_setup_new (game);
  favor_setup_set_person (setup, person);
  return setup;
}

static void
save_setup (FavorWindow *self, const FavorSetup *setup)
{
  GSettings           *settings = favor_window_get_settings (self);
  g_autoptr (GVariant) before = g_settings_get_value (settings, "last-setups");
  g_autofree char     *string = favor_setup_to_string (setup);
  GVariantBuilder      builder;
  GVariantIter         iter;
  const char          *id, *other;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{ss}"));
  g_variant_iter_init (&iter, before);
  while (g_variant_iter_next (&iter, "{&s&s}", &id, &other))
    if (!g_str_equal (id, setup->game->id))
      g_variant_builder_add (&builder, "{ss}", id, other);
  g_variant_builder_add (&builder, "{ss}", setup->game->id, string);
  g_settings_set_value (settings, "last-setups", g_variant_builder_end (&builder));
  if (favor_setup_get_person (setup) != NULL)
    g_settings_set_string (settings, "player-name", favor_setup_get_person (setup));
}

static void
begin (FavorWindow *self, const FavorSetup *setup)
{
  g_autoptr (GError)       error = NULL;
  g_autoptr (FavorSession) session = favor_setup_start (setup, &error);

  if (session != NULL)
    favor_session_set_strict (session,
                              g_settings_get_boolean (favor_window_get_settings (self),
                                                      "strict-undo"));
  if (session == NULL ||
      !favor_store_attach (favor_window_get_store (self), session, NULL, &error))
    {
      favor_window_show_error (self, _ ("Cannot Start Game"), error->message);
      return;
    }
  save_setup (self, setup);
  favor_window_show_session (self, g_steal_pointer (&session));
}

static void
start_cb (FavorWindow *self, FavorSetupPage *page)
{
  begin (self, favor_setup_page_get_setup (page));
}

static void
set_up_game (FavorWindow *self, const FavorGame *game)
{
  GtkWidget *page = favor_setup_page_new (load_setup (self, game));

  favor_signals_connect (page, "start", G_CALLBACK (start_cb), self);
  favor_window_show_page (self, page);
}

static void
set_up (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  const FavorGame *game = favor_games_find (g_variant_get_string (parameter, NULL));

  if (game != NULL)
    set_up_game (FAVOR_WINDOW (widget), game);
}

/* Another game of what was played last. */
static void
new_game (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  FavorWindow     *self = FAVOR_WINDOW (widget);
  g_autofree char *id = g_settings_get_string (favor_window_get_settings (self),
                                               "last-game");
  const FavorGame *game = favor_games_find (id);

  set_up_game (self, game != NULL ? game : favor_games_get_nth (0));
}

static void
play (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  FavorWindow           *self = FAVOR_WINDOW (widget);
  const FavorGame       *game = favor_games_find (g_variant_get_string (parameter, NULL));
  g_autoptr (FavorSetup) setup = NULL;

  if (game == NULL)
    return;
  setup = load_setup (self, game);
  begin (self, setup);
}

/**
 * favor_window_play_again:
 * @session: any session
 *
 * Begins a game with the same seats and options; if a seat was chosen that begins, now the next one
 * does.
 */
void
favor_window_play_again (FavorWindow *self, FavorSession *session)
{
  g_autoptr (FavorSetup) setup = favor_setup_new_from_session (session);

  favor_setup_pass_start_on (setup);
  begin (self, setup);
}

/* ---- The library ---------------------------------------------------------------------- */

static void
show_home (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  favor_window_show_home (FAVOR_WINDOW (widget));
}

static void
go_back (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  favor_window_go_back (FAVOR_WINDOW (widget));
}

static void
show_library (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  FavorWindow *self = FAVOR_WINDOW (widget);

  if (!favor_window_return_to (self, FAVOR_TYPE_LIBRARY_PAGE))
    favor_window_show_page (self, favor_library_page_new (favor_window_get_store (self)));
}

/**
 * favor_window_search:
 * @text: what is searched
 *
 * Shows the library, with @text in its search entry.
 */
void
favor_window_search (FavorWindow *self, const char *text)
{
  GtkWidget *page;

  g_return_if_fail (FAVOR_IS_WINDOW (self));

  page = favor_library_page_new (favor_window_get_store (self));
  favor_library_page_search (FAVOR_LIBRARY_PAGE (page), text);
  favor_window_show_page (self, page);
}

/* Whether the message is where something is wrong in the file, and tells little by itself. */
static gboolean
is_damage (GError *error)
{
  static const FavorError damages[] = {
    FAVOR_ERROR_REFUSED,  FAVOR_ERROR_SYNTAX,   FAVOR_ERROR_FORMAT,
    FAVOR_ERROR_MISMATCH, FAVOR_ERROR_POSITION, FAVOR_ERROR_SETUP,
  };

  for (guint i = 0; i < G_N_ELEMENTS (damages); i++)
    if (g_error_matches (error, FAVOR_ERROR, (int) damages[i]))
      return TRUE;
  return FALSE;
}

/**
 * favor_window_show_file_error:
 * @heading: what could not be done
 * @path: of a file
 * @error: why
 *
 * Says what is wrong with a file.
 */
void
favor_window_show_file_error (FavorWindow *self,
                              const char  *heading,
                              const char  *path,
                              GError      *error)
{
  g_autofree char *name = g_filename_display_basename (path);
  /* A heading has to stay short: the name may be long. */
  g_autoptr (GString) body = g_string_new (name);

  if (is_damage (error))
    g_string_append_printf (
      body,
      "\n%s",
      /* Translators: in a dialog, between the name of a file and where it is damaged */
      _ ("The file is damaged, or was changed outside of Favor. It stays as it is."));
  g_string_append_printf (body, "\n%s", error->message);
  favor_window_show_error (self, heading, body->str);
}

static gboolean
is_open (FavorWindow *self, const char *path)
{
  FavorSession *session = favor_window_get_session (self);

  return session != NULL &&
         g_strcmp0 (favor_store_get_path (favor_window_get_store (self), session),
                    path) == 0;
}

static void
open_session (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  FavorWindow       *self = FAVOR_WINDOW (widget);
  const char        *path = g_variant_get_string (parameter, NULL);
  g_autoptr (GError) error = NULL;
  FavorSession      *session;

  if (is_open (self, path))
    return;
  session = favor_store_open (favor_window_get_store (self), path, &error);
  if (session == NULL)
    {
      /* Translators: the heading of a dialog */
      favor_window_show_file_error (self, _ ("Cannot Open File"), path, error);
      favor_store_refresh (favor_window_get_store (self));
      return;
    }
  if (favor_session_get_history_lost (session))
    favor_window_show_toast (
      self,
      _ ("The rules have changed since: play goes on, but the moves "
         "before are not available"),
      NULL,
      NULL);
  favor_window_show_session (self, session);
}

/**
 * favor_window_open:
 * @file: where ever it is; only local files can be opened
 *
 * Opens a session in place of what the window shows.
 */
void
favor_window_open (FavorWindow *self, GFile *file)
{
  const char *path;

  g_return_if_fail (FAVOR_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  path = g_file_peek_path (file);
  if (path != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.open-session", "s", path);
  else
    {
      g_autofree char   *uri = g_file_get_uri (file);
      g_autoptr (GError) error = g_error_new_literal (
        FAVOR_ERROR,
        FAVOR_ERROR_IO,
        _ (
          "It does not lie on this computer. Copy it to a folder here, and open the copy."));

      favor_window_show_file_error (self, _ ("Cannot Open File"), uri, error);
    }
}

static void
rename_session (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  FavorWindow       *self = FAVOR_WINDOW (widget);
  g_autoptr (GError) error = NULL;
  const char        *path, *title;

  g_variant_get (parameter, "(&s&s)", &path, &title);
  if (!favor_store_rename (favor_window_get_store (self), path, title, &error))
    favor_window_show_file_error (self, _ ("Cannot Rename File"), path, error);
}

static void
duplicate_session (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  FavorWindow       *self = FAVOR_WINDOW (widget);
  const char        *path = g_variant_get_string (parameter, NULL);
  g_autoptr (GError) error = NULL;

  if (!favor_store_duplicate (favor_window_get_store (self), path, &error))
    favor_window_show_file_error (self, _ ("Cannot Duplicate File"), path, error);
}

/**
 * favor_window_keep:
 * @session: is not of the library yet
 *
 * Makes it a game of the library.
 */
void
favor_window_keep (FavorWindow *self, FavorSession *session)
{
  FavorStore        *store = favor_window_get_store (self);
  g_autoptr (GError) error = NULL;
  g_autofree char   *text = NULL;

  if (!favor_store_attach (store, session, NULL, &error))
    {
      favor_window_show_error (self, _ ("Cannot Save Game"), error->message);
      return;
    }
  favor_store_detach (store, session);
  /* Translators: a variation of a game was saved as a game of its own; {title} is its name */
  text = favor_text_fill (_ ("“{title}” is now among all games"),
                          "title",
                          favor_session_get_title (session));
  favor_window_show_toast (self, text, NULL, NULL);
}

static void
show_folder (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  g_autofree char *folder = g_path_get_dirname (g_variant_get_string (parameter, NULL));
  g_autofree char *uri = g_filename_to_uri (folder, NULL, NULL);

  if (uri != NULL)
    gtk_show_uri (GTK_WINDOW (widget), uri, GDK_CURRENT_TIME);
}

static void
toggle_fullscreen (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  g_object_set (widget,
                "fullscreened",
                !gtk_window_is_fullscreen (GTK_WINDOW (widget)),
                NULL);
}

static void
close_window (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  gtk_window_close (GTK_WINDOW (widget));
}

const FavorWindowAction favor_window_actions[] = {
  { "win.back", NULL, go_back },
  { "win.show-home", NULL, show_home },
  { "win.show-library", NULL, show_library },
  { "win.set-up", "s", set_up },
  { "win.new", NULL, new_game },
  { "win.play", "s", play },
  { "win.open-session", "s", open_session },
  { "win.rename-session", "(ss)", rename_session },
  { "win.duplicate-session", "s", duplicate_session },
  { "win.show-folder", "s", show_folder },
  { "win.fullscreen", NULL, toggle_fullscreen },
  { "win.close", NULL, close_window },
  { NULL },
};
