/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-preferences.h"

#include "favor-schema.h"
#include "favor-seat-sign.h"
#include "favor-sounds.h"
#include "page-fixture.h"

static FavorPreferences *
show (void)
{
  GtkWidget *window = favor_preferences_new (NULL);

  gtk_window_present (GTK_WINDOW (window));
  page_fixture_settle ();
  return FAVOR_PREFERENCES (window);
}

static void
close_window (FavorPreferences *window)
{
  gpointer watch = window;

  g_object_add_weak_pointer (G_OBJECT (window), &watch);
  gtk_window_close (GTK_WINDOW (window));
  page_fixture_wait_for (watch == NULL);
}

static GObject *
get_child (FavorPreferences *window, const char *name)
{
  GObject *child = gtk_widget_get_template_child (GTK_WIDGET (window),
                                                  FAVOR_TYPE_PREFERENCES,
                                                  name);

  g_assert_nonnull (child);
  return child;
}

static void
test_switches (void)
{
  static const struct
  {
    const char *key;
    const char *child;
    gboolean    normal;
  } rows[] = {
    { "confirm-every-move", "confirm_every_move", TRUE },
    { "strict-undo", "strict_undo", FALSE },
    { "warn-unused", "warn_unused", TRUE },
    { "computer-proposals", "computer_proposals", TRUE },
    { "reduce-motion", "reduce_motion", FALSE },
    { "sound", "sound", TRUE },
  };

  GSettings        *settings = favor_settings_get_default ();
  FavorPreferences *window = show ();

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      GtkSwitch *widget = GTK_SWITCH (get_child (window, rows[i].child));

      g_assert_cmpint (gtk_switch_get_active (widget), ==, rows[i].normal);
      gtk_switch_set_active (widget, !rows[i].normal);
      g_assert_cmpint (g_settings_get_boolean (settings, rows[i].key),
                       ==,
                       !rows[i].normal);
      g_settings_reset (settings, rows[i].key);
      g_assert_cmpint (gtk_switch_get_active (widget), ==, rows[i].normal);
    }
  close_window (window);
}

/* Every word of the schema stands at its place in the row, and back. */
static void
check_combo (FavorPreferences *window, const char *key, const char *child)
{
  GSettings                     *settings = favor_settings_get_default ();
  AdwComboRow                   *row = ADW_COMBO_ROW (get_child (window, child));
  g_autoptr (GSettingsSchema)    schema = NULL;
  g_autoptr (GVariant)           range = NULL;
  g_autoptr (GVariant)           nicks = NULL;
  g_autofree const char        **words = NULL;
  g_autoptr (GSettingsSchemaKey) schema_key = NULL;
  gsize                          n;

  g_object_get (settings, "settings-schema", &schema, NULL);
  schema_key = g_settings_schema_get_key (schema, key);
  range = g_settings_schema_key_get_range (schema_key);
  g_variant_get (range, "(&sv)", NULL, &nicks);
  words = g_variant_get_strv (nicks, &n);
  g_assert_cmpuint (g_list_model_get_n_items (adw_combo_row_get_model (row)), ==, n);
  for (gsize i = 0; i < n; i++)
    {
      g_settings_set_string (settings, key, words[i]);
      g_assert_cmpuint (adw_combo_row_get_selected (row),
                        ==,
                        (guint) g_settings_get_enum (settings, key));
      g_settings_reset (settings, key);
      adw_combo_row_set_selected (row, (guint) i);
      g_assert_cmpint (g_settings_get_enum (settings, key), ==, (int) i);
    }
  g_settings_reset (settings, key);
}

/* The name is what stands there, and no white space around it matters until it is used. */
static void
test_name (void)
{
  GSettings        *settings = favor_settings_get_default ();
  FavorPreferences *window = show ();
  GtkEditable      *entry = GTK_EDITABLE (get_child (window, "player_name"));
  g_autofree char  *name = NULL;

  g_assert_cmpstr (gtk_editable_get_text (entry), ==, "");
  /* It does not lie in wait for keys that are meant for the first switch. */
  g_assert_false (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)),
                                          GTK_WIDGET (entry)));
  gtk_editable_set_text (entry, "Zoë");
  name = g_settings_get_string (settings, "player-name");
  g_assert_cmpstr (name, ==, "Zoë");
  g_settings_reset (settings, "player-name");
  g_assert_cmpstr (gtk_editable_get_text (entry), ==, "");
  close_window (window);
}

static void
test_combos (void)
{
  FavorPreferences *window = show ();

  check_combo (window, "animation-speed", "animation_speed");
  check_combo (window, "colour-scheme", "colour_scheme");
  close_window (window);
}

static void
test_numbers (void)
{
  GSettings        *settings = favor_settings_get_default ();
  FavorPreferences *window = show ();
  GtkAdjustment    *delay = GTK_ADJUSTMENT (get_child (window, "computer_delay"));
  GtkAdjustment    *volume = GTK_ADJUSTMENT (get_child (window, "sound_volume"));

  g_assert_cmpfloat_with_epsilon (gtk_adjustment_get_value (delay), 0.7, 0.0001);
  g_assert_cmpfloat_with_epsilon (gtk_adjustment_get_value (volume), 30, 0.0001);
  gtk_adjustment_set_value (delay, 1.3);
  gtk_adjustment_set_value (volume, 75.2);
  g_assert_cmpuint (g_settings_get_uint (settings, "computer-delay"), ==, 1300);
  g_assert_cmpint (g_settings_get_int (settings, "sound-volume"), ==, 75);
  /* The widgets reach just as far as the schema lets them. */
  gtk_adjustment_set_value (delay, 1000);
  gtk_adjustment_set_value (volume, 1000);
  g_assert_cmpuint (g_settings_get_uint (settings, "computer-delay"), ==, 5000);
  g_assert_cmpint (g_settings_get_int (settings, "sound-volume"), ==, 100);
  g_settings_set_uint (settings, "computer-delay", 0);
  g_assert_cmpfloat_with_epsilon (gtk_adjustment_get_value (delay), 0, 0.0001);
  g_settings_reset (settings, "computer-delay");
  g_settings_reset (settings, "sound-volume");
  close_window (window);
}

/* Volume means something only with sound. */
static void
test_volume_needs_sound (void)
{
  GSettings        *settings = favor_settings_get_default ();
  FavorPreferences *window = show ();
  GtkWidget        *scale = page_fixture_find (GTK_WIDGET (window), GTK_TYPE_SCALE, NULL);

  g_assert_nonnull (scale);
  g_assert_true (gtk_widget_is_sensitive (scale));
  g_settings_set_boolean (settings, "sound", FALSE);
  g_assert_false (gtk_widget_is_sensitive (scale));
  g_settings_reset (settings, "sound");
  close_window (window);
}

/* Who turns sound on where nothing can be heard is told so. */
static void
test_nothing_to_play_with (void)
{
  GSettings              *settings = favor_settings_get_default ();
  g_autoptr (FavorSounds) sounds = favor_sounds_new (settings);
  FavorPreferences       *window = show ();
  AdwActionRow           *row = ADW_ACTION_ROW (get_child (window, "sound_row"));
  gboolean                silent = !favor_sounds_can_play (sounds);

  g_assert_true ((*adw_action_row_get_subtitle (row) != '\0') == silent);
  g_settings_set_boolean (settings, "sound", FALSE);
  g_assert_cmpstr (adw_action_row_get_subtitle (row), ==, "");
  g_settings_reset (settings, "sound");
  g_assert_true ((*adw_action_row_get_subtitle (row) != '\0') == silent);
  close_window (window);
}

static void
played_cb (FavorSounds *sounds, int sound, GArray *heard)
{
  g_array_append_val (heard, sound);
}

/* (nullable): the button that lets a group of sounds be heard. */
static GtkWidget *
find_listen (GtkWidget *root, guint group)
{
  if (GTK_IS_BUTTON (root) &&
      g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (root)),
                 "sounds.preview") == 0 &&
      g_variant_get_uint32 (
        gtk_actionable_get_action_target_value (GTK_ACTIONABLE (root))) == group)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_listen (child, group);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* Each group of sounds can be listened to by a button that has a name and can be reached by keys, as
 * long as there is sound. */
static void
test_listen (void)
{
  static const FavorSound firsts[FAVOR_N_SOUND_GROUPS] = { FAVOR_SOUND_LAID,
                                                           FAVOR_SOUND_DEAL,
                                                           FAVOR_SOUND_GAIN,
                                                           FAVOR_SOUND_WON };

  GSettings         *settings = favor_settings_get_default ();
  FavorPreferences  *window = show ();
  g_autoptr (GArray) heard = g_array_new (FALSE, FALSE, sizeof (int));

  g_signal_connect (favor_preferences_get_sounds (window),
                    "played",
                    G_CALLBACK (played_cb),
                    heard);
  for (guint i = 0; i < FAVOR_N_SOUND_GROUPS; i++)
    {
      GtkWidget *button = find_listen (GTK_WIDGET (window), i);

      g_assert_true (gtk_widget_get_focusable (button));
      g_assert_true (gtk_widget_grab_focus (button));
      g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==, "Listen");
      g_assert_true (gtk_widget_activate (button));
      page_fixture_wait_for (heard->len > 0);
      g_assert_cmpint (g_array_index (heard, int, 0), ==, firsts[i]);
      g_array_set_size (heard, 0);
    }
  g_settings_set_boolean (settings, "sound", FALSE);
  for (guint i = 0; i < FAVOR_N_SOUND_GROUPS; i++)
    g_assert_false (gtk_widget_is_sensitive (find_listen (GTK_WIDGET (window), i)));
  g_settings_reset (settings, "sound");
  close_window (window);
}

/* The volume is heard once where it comes to rest, however far it went. */
static void
test_volume_is_heard (void)
{
  GSettings         *settings = favor_settings_get_default ();
  FavorPreferences  *window = show ();
  GtkAdjustment     *volume = GTK_ADJUSTMENT (get_child (window, "sound_volume"));
  g_autoptr (GArray) heard = g_array_new (FALSE, FALSE, sizeof (int));

  g_signal_connect (favor_preferences_get_sounds (window),
                    "played",
                    G_CALLBACK (played_cb),
                    heard);
  for (int percent = 35; percent <= 60; percent += 5)
    gtk_adjustment_set_value (volume, percent);
  g_assert_cmpuint (heard->len, ==, 0);
  page_fixture_wait_for (heard->len > 0);
  g_assert_cmpuint (heard->len, ==, 1);
  g_assert_cmpint (g_settings_get_int (settings, "sound-volume"), ==, 60);
  g_settings_reset (settings, "sound-volume");
  close_window (window);
}

/* FALSE as long as the place is below what the window shows: what has the focus comes into sight. */
static gboolean
find_in_window (FavorPreferences *window, GtkWidget *widget, double *x, double *y)
{
  return gtk_widget_translate_coordinates (widget,
                                           GTK_WIDGET (window),
                                           100,
                                           gtk_widget_get_height (widget) / 2.0,
                                           x,
                                           y) &&
         *y < gtk_widget_get_height (GTK_WIDGET (window));
}

/* A slider that is dragged is heard where it is let go. */
static void
test_volume_is_let_go (void)
{
  GSettings         *settings = favor_settings_get_default ();
  FavorPreferences  *window = show ();
  GtkWidget         *scale = GTK_WIDGET (get_child (window, "volume"));
  g_autoptr (GArray) heard = g_array_new (FALSE, FALSE, sizeof (int));
  g_autofree char   *press = NULL;
  double             x, y;
  gint64             end;

  page_fixture_settle ();
  gtk_widget_grab_focus (scale);
  page_fixture_wait_for (find_in_window (window, scale, &x, &y));
  press = g_strdup_printf ("mousemove %d %d", (int) x, (int) y);
  if (!page_fixture_pointer (press))
    {
      close_window (window);
      return;
    }
  g_signal_connect (favor_preferences_get_sounds (window),
                    "played",
                    G_CALLBACK (played_cb),
                    heard);
  page_fixture_pointer ("mousedown 1");
  page_fixture_wait_for (g_settings_get_int (settings, "sound-volume") != 30);
  end = g_get_monotonic_time () + 600000;
  page_fixture_wait_for (g_get_monotonic_time () > end);
  g_assert_cmpuint (heard->len, ==, 0);
  page_fixture_pointer ("mouseup 1");
  page_fixture_wait_for (heard->len > 0);
  g_assert_cmpuint (heard->len, ==, 1);
  g_settings_reset (settings, "sound-volume");
  close_window (window);
}

/* The colours are those of all seats, each with its own name. */
static void
test_signs (void)
{
  FavorPreferences *window = show ();
  GtkWidget        *signs = GTK_WIDGET (get_child (window, "signs"));
  guint             n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (signs); child != NULL;
       child = gtk_widget_get_next_sibling (child), n++)
    {
      g_assert_nonnull (page_fixture_find (child, FAVOR_TYPE_SEAT_SIGN, NULL));
      g_assert_cmpstr (gtk_widget_get_tooltip_text (child),
                       ==,
                       favor_seat_sign_get_title (n));
    }
  g_assert_cmpuint (n, ==, FAVOR_MAX_SEATS);
  close_window (window);
}

static void
test_colours (void)
{
  GSettings       *settings = favor_settings_get_default ();
  AdwStyleManager *manager = adw_style_manager_get_default ();

  favor_preferences_follow_colours (manager, settings);
  g_assert_cmpint (adw_style_manager_get_color_scheme (manager),
                   ==,
                   ADW_COLOR_SCHEME_DEFAULT);
  g_settings_set_string (settings, "colour-scheme", "dark");
  g_assert_true (adw_style_manager_get_dark (manager));
  g_settings_set_string (settings, "colour-scheme", "light");
  g_assert_false (adw_style_manager_get_dark (manager));
  g_assert_cmpint (adw_style_manager_get_color_scheme (manager),
                   ==,
                   ADW_COLOR_SCHEME_FORCE_LIGHT);
  g_settings_reset (settings, "colour-scheme");
  g_assert_cmpint (adw_style_manager_get_color_scheme (manager),
                   ==,
                   ADW_COLOR_SCHEME_DEFAULT);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/preferences/switches", test_switches);
  g_test_add_func ("/preferences/name", test_name);
  g_test_add_func ("/preferences/combos", test_combos);
  g_test_add_func ("/preferences/numbers", test_numbers);
  g_test_add_func ("/preferences/volume-needs-sound", test_volume_needs_sound);
  g_test_add_func ("/preferences/nothing-to-play-with", test_nothing_to_play_with);
  g_test_add_func ("/preferences/listen", test_listen);
  g_test_add_func ("/preferences/volume-is-heard", test_volume_is_heard);
  g_test_add_func ("/preferences/volume-is-let-go", test_volume_is_let_go);
  g_test_add_func ("/preferences/signs", test_signs);
  g_test_add_func ("/preferences/colours", test_colours);
  return g_test_run ();
}
