/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "config.h"

#include "favor-style.h"

#include "page-fixture.h"

static gboolean
has_colour (const char *name, const char *text)
{
  g_autoptr (GtkWidget) widget = g_object_ref_sink (gtk_label_new (NULL));
  GdkRGBA               colour, expected;

  g_assert_true (gdk_rgba_parse (&expected, text));
  g_assert_true (gtk_style_context_lookup_color (gtk_widget_get_style_context (widget),
                                                 name,
                                                 &colour));
  return gdk_rgba_equal (&colour, &expected);
}

/* The sheet of the dark style is there as long as the style is dark. */
static void
test_dark (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  favor_style_follow (manager);
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_LIGHT);
  g_assert_true (has_colour ("favor_paper", "#f7edd8"));
  g_assert_false (has_colour ("favor_gold_text", "#f7db8d"));
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_DARK);
  g_assert_true (has_colour ("favor_gold_text", "#f7db8d"));
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_LIGHT);
  g_assert_true (has_colour ("favor_gold_text", "#8f5a14"));
  /* Twice is as once. */
  favor_style_follow (manager);
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_DARK);
  g_assert_true (has_colour ("favor_gold_text", "#f7db8d"));
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_DEFAULT);
}

/* Nobody after it, and no program that is started, sees what it told GTK. */
static void
test_without_theme (void)
{
  favor_style_set_up ();
  g_assert_cmpstr (g_getenv ("GTK_THEME"), ==, "Adwaita-empty");
  favor_style_open_display ();
  g_assert_null (g_getenv ("GTK_THEME"));

  /* What a person has chosen stays. */
  g_setenv ("GTK_THEME", "Other", TRUE);
  favor_style_set_up ();
  favor_style_open_display ();
  g_assert_cmpstr (g_getenv ("GTK_THEME"), ==, "Other");
  g_unsetenv ("GTK_THEME");
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);

  g_test_add_func ("/style/dark", test_dark);
  g_test_add_func ("/style/without-theme", test_without_theme);
  return g_test_run ();
}
