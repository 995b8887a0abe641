/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "page-fixture.h"

#include "favor-schema.h"
#include "favor-style.h"

/* Against lines of Latin letters. */
#define TALL 1.15

/* libadwaita before 1.8 measures the heading of a message dialog for less than its width. */
static gboolean
is_of_message_dialog (const char *message)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  if (adw_get_minor_version () >= 8 ||
      !g_str_has_prefix (message, "Trying to measure GtkLabel"))
    return FALSE;
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (ADW_IS_MESSAGE_DIALOG (window))
        return TRUE;
    }
  return FALSE;
}

static GLogWriterOutput
write_log (GLogLevelFlags level, const GLogField *fields, gsize n_fields, gpointer data)
{
  for (gsize i = 0; i < n_fields; i++)
    if (g_str_equal (fields[i].key, "MESSAGE") && is_of_message_dialog (fields[i].value))
      return G_LOG_WRITER_HANDLED;
  return g_log_writer_default (level, fields, n_fields, data);
}

/* GLib leaves its first table of names behind when that grows. With this it is not lost: the table is
 * what GLib's own variables point at now and has that size. */
#ifdef __SANITIZE_ADDRESS__
#  include <link.h>
#  include <string.h>

#  define TABLE_SIZE (2048 * sizeof (char *))

/* Of the sanitizer's allocator; its header is not installed everywhere. */
int    __sanitizer_get_ownership (const volatile void *p);
size_t __sanitizer_get_allocated_size (const volatile void *p);

static gconstpointer kept[16];

static int
keep_tables_cb (struct dl_phdr_info *info, size_t size, void *data)
{
  guint *n = data;

  if (strstr (info->dlpi_name, "libglib-2.0") == NULL)
    return 0;
  for (guint i = 0; i < info->dlpi_phnum; i++)
    {
      const ElfW (Phdr) *part = &info->dlpi_phdr[i];
      const gpointer *first = (gpointer *) (info->dlpi_addr + part->p_vaddr);

      if (part->p_type != PT_LOAD || (part->p_flags & PF_W) == 0)
        continue;
      for (gsize k = 0; k < part->p_memsz / sizeof (gpointer); k++)
        if (*n < G_N_ELEMENTS (kept) && __sanitizer_get_ownership (first[k]) &&
            __sanitizer_get_allocated_size (first[k]) == TABLE_SIZE)
          kept[(*n)++] = first[k];
    }
  return 0;
}

static void
keep_tables (void)
{
  guint n = 0;

  dl_iterate_phdr (keep_tables_cb, &n);
}
#else
static void
keep_tables (void)
{
}
#endif

void
page_fixture_init (int *argc, char ***argv)
{
  keep_tables ();
  g_test_init (argc, argv, NULL);
  g_log_set_writer_func (write_log, NULL, NULL);
  adw_init ();
}

static FavorSession *
new_session (const FavorGame *game,
             gconstpointer    options,
             guint            n_people,
             guint            n_seats,
             guint64          seed)
{
  static const char *const names[FAVOR_MAX_SEATS] = { "Ann", "Bo",  "Cem", "Dee",
                                                      "Eli", "Fay", "Gus", "Hal" };
  g_autoptr (GError)       error = NULL;
  FavorPlayer              players[FAVOR_MAX_SEATS];
  FavorSession            *session;

  for (guint i = 0; i < n_seats; i++)
    players[i] = (FavorPlayer){ .name = (char *) names[i],
                                .is_bot = i >= n_people,
                                .level = FAVOR_LEVEL_RANDOM,
                                .colour = (guint8) i };
  session = favor_session_new (game, options, players, n_seats, seed, &error);
  g_assert_no_error (error);
  return session;
}

FavorSession *
page_fixture_session (const FavorGame *game, guint n_people, guint n_seats, guint64 seed)
{
  g_autofree gpointer options = g_malloc0 (game->options->size);

  favor_schema_set_defaults (game->options, options);
  return new_session (game, options, n_people, n_seats, seed);
}

FavorSession *
page_fixture_session_with (const FavorGame *game,
                           gconstpointer    options,
                           guint            n_seats,
                           guint64          seed)
{
  return new_session (game, options, n_seats, n_seats, seed);
}

void
page_fixture_play (FavorSession *session, guint n)
{
  const FavorGame      *game = favor_session_get_game (session);
  g_auto (FavorActions) legal = { 0 };

  for (guint i = 0; i < n && !favor_session_get_over (session); i++)
    {
      g_autoptr (GError) error = NULL;
      FavorAction        action;

      game->list (favor_session_get_state (session, favor_session_get_n_plies (session)),
                  &legal);
      action = legal.items[0];
      favor_session_submit (session, &action, &error);
      g_assert_no_error (error);
    }
}

static void
painted_cb (GdkFrameClock *clock, gboolean *painted)
{
  *painted = TRUE;
}

static void
wait_for_frame (GtkWidget *widget)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);
  gboolean       painted = FALSE;
  gulong id = g_signal_connect (clock, "after-paint", G_CALLBACK (painted_cb), &painted);

  gtk_widget_queue_draw (widget);
  page_fixture_wait_for (painted);
  g_signal_handler_disconnect (clock, id);
}

/* No name stands where GTK does not tell it, as at plain boxes. Labels name themselves, and what is
 * in a button is told by it. */
static void
assert_names_are_told (GtkWidget *widget)
{
  GtkAccessible    *accessible = GTK_ACCESSIBLE (widget);
  GtkAccessibleRole role = gtk_accessible_get_accessible_role (accessible);

  if (!GTK_IS_LABEL (widget) &&
      (role == GTK_ACCESSIBLE_ROLE_GENERIC || role == GTK_ACCESSIBLE_ROLE_NONE ||
       role == GTK_ACCESSIBLE_ROLE_PRESENTATION) &&
      gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL))
    g_error ("GTK tells nobody how this %s is called", G_OBJECT_TYPE_NAME (widget));
  if (GTK_IS_BUTTON (widget))
    return;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_names_are_told (child);
}

void
page_fixture_settle (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  /* Two frames: a change of arrangement is noticed in the first and made before the second. */
  for (guint pass = 0; pass < 2; pass++)
    {
      for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
        {
          g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

          if (gtk_widget_get_mapped (window))
            wait_for_frame (window);
          assert_names_are_told (window);
        }
      for (guint i = 0; i < 200 && g_main_context_iteration (NULL, FALSE); i++)
        continue;
    }
}

GtkWindow *
page_fixture_show (GtkWidget *content, int width, int height)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());

  /* Minimum widths follow from it. */
  favor_style_follow (adw_style_manager_get_default ());
  gtk_window_set_decorated (window, FALSE);
  gtk_window_set_default_size (window, width, height);
  gtk_window_set_child (window, content);
  gtk_window_present (window);
  page_fixture_wait_for (gtk_widget_get_mapped (content));
  page_fixture_settle ();
  return window;
}

void
page_fixture_close (GtkWindow *window)
{
  GtkWidget *content = gtk_window_get_child (window);
  gpointer   watch = content;

  g_object_add_weak_pointer (G_OBJECT (content), &watch);
  gtk_window_set_child (window, NULL);
  /* The window lets go of what had the focus in its next frame. */
  page_fixture_wait_for (watch == NULL);
  gtk_window_destroy (window);
}

static const char *
label_of (GtkWidget *widget)
{
  GtkWidget *label = widget;

  /* A button may have an image beside its label. */
  if (GTK_IS_BUTTON (widget) && gtk_button_get_child (GTK_BUTTON (widget)) != NULL)
    label = page_fixture_find (gtk_button_get_child (GTK_BUTTON (widget)),
                               GTK_TYPE_LABEL,
                               NULL);
  return label != NULL && GTK_IS_LABEL (label) ? gtk_label_get_label (GTK_LABEL (label))
                                               : NULL;
}

void
page_fixture_set_letters (int percent)
{
  g_object_set (gtk_settings_get_default (),
                "gtk-xft-dpi",
                96 * 1024 * percent / 100,
                NULL);
  page_fixture_settle ();
}

void
page_fixture_assert_described (GtkWidget *widget, const char *words)
{
  g_autofree char
    *other = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget),
                                                 GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                                 words);

  g_assert_null (other);
}

gboolean
page_fixture_is_cut (GtkWidget *label)
{
  return pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label)));
}

static double
measure_line (PangoLayout *layout)
{
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  return (double) height / pango_layout_get_line_count (layout);
}

gboolean
page_fixture_is_tall (GtkWidget *label)
{
  PangoLayout            *layout = gtk_label_get_layout (GTK_LABEL (label));
  g_autoptr (PangoLayout) latin = pango_layout_copy (layout);

  pango_layout_set_text (latin, "x", -1);
  return measure_line (layout) > TALL * measure_line (latin);
}

GtkWidget *
page_fixture_find (GtkWidget *root, GType type, const char *label)
{
  if (g_type_is_a (G_OBJECT_TYPE (root), type) &&
      (label == NULL || g_strcmp0 (label_of (root), label) == 0))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = page_fixture_find (child, type, label);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* A test that could not press what it wanted to press did not pass: it says "skipped". */
static gboolean
run_xdotool (char **argv)
{
  if (!g_spawn_sync (NULL,
                     argv,
                     NULL,
                     G_SPAWN_SEARCH_PATH,
                     NULL,
                     NULL,
                     NULL,
                     NULL,
                     NULL,
                     NULL))
    {
      g_test_skip ("xdotool is not installed");
      return FALSE;
    }
  /* The server hands the event over in its own time. */
  for (guint i = 0; i < 40; i++)
    {
      while (g_main_context_iteration (NULL, FALSE))
        continue;
      g_usleep (2000);
    }
  return TRUE;
}

gboolean
page_fixture_key (const char *key)
{
  const char *const argv[] = { "xdotool", "key", key, NULL };

  return run_xdotool ((char **) argv);
}

gboolean
page_fixture_pointer (const char *command)
{
  g_autofree char *line = g_strconcat ("xdotool ", command, NULL);
  g_auto (GStrv)   argv = g_strsplit (line, " ", -1);

  return run_xdotool (argv);
}

GtkWidget *
page_fixture_find_button (GtkWidget *widget, const char *action)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (widget) && gtk_widget_get_visible (widget) &&
      g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = page_fixture_find_button (child, action);
  return found;
}
