/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-letters.h"

#include <gtk/gtk.h>
#include <math.h>

#include "page-fixture.h"

static void
test_steps (void)
{
  guint n = 0;

  g_assert_cmpfloat (favor_letters_round (0.8), ==, FAVOR_LETTERS_SMALL);
  g_assert_cmpfloat (favor_letters_round (1.02), ==, 1);
  g_assert_cmpfloat (favor_letters_round (99), ==, favor_letters_round (9));
  g_assert_cmpfloat (favor_letters_below (FAVOR_LETTERS_SMALL), ==, FAVOR_LETTERS_TINY);
  for (double part = favor_letters_round (9); part > 0; part = favor_letters_below (part))
    {
      g_assert_cmpfloat (favor_letters_round (part), ==, part);
      n++;
    }
  g_assert_cmpuint (n, >, 5);
  g_assert_cmpfloat (favor_letters_round (0.01), >, 0);
}

static int
size_of (GtkWidget *label)
{
  PangoContext *context = gtk_widget_get_pango_context (label);

  return pango_font_description_get_size (pango_context_get_font_description (context));
}

/* What is drawn has the very font of a label with that part in the style. */
static void
test_same_font (void)
{
  static const double parts[] = { FAVOR_LETTERS_TINY, FAVOR_LETTERS_SMALL, 0.9, 1.05 };
  static const char  *fonts[] = { "Sans 10", "Sans 11", "Sans 10.5", "Sans 13" };
  g_autofree char    *usual = NULL;
  GtkWidget          *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget          *plain = gtk_label_new ("x"), *label = gtk_label_new ("x");
  GtkCssProvider     *style = gtk_css_provider_new ();
  GtkWindow          *window;
  GtkSettings        *settings;

  gtk_box_append (GTK_BOX (box), plain);
  gtk_box_append (GTK_BOX (box), label);
  gtk_widget_add_css_class (label, "part");
  window = page_fixture_show (box, 100, 100);
  settings = gtk_widget_get_settings (box);
  g_object_get (settings, "gtk-font-name", &usual, NULL);
  gtk_style_context_add_provider_for_display (gtk_widget_get_display (box),
                                              GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_USER);
  for (guint i = 0; i < G_N_ELEMENTS (fonts); i++)
    for (guint j = 0; j < G_N_ELEMENTS (parts); j++)
      {
        g_autofree char *css = g_strdup_printf (".part { font-size: %.0f%%; }",
                                                parts[j] * 100);
        PangoAttribute  *attribute;

        g_object_set (settings, "gtk-font-name", fonts[i], NULL);
        gtk_css_provider_load_from_data (style, css, -1);
        page_fixture_settle ();
        attribute = favor_letters_new_attribute (gtk_widget_get_pango_context (plain),
                                                 parts[j]);
        g_assert_cmpint (((PangoAttrSize *) attribute)->size, ==, size_of (label));
        pango_attribute_destroy (attribute);
      }
  g_object_set (settings, "gtk-font-name", usual, NULL);
  gtk_style_context_remove_provider_for_display (gtk_widget_get_display (box),
                                                 GTK_STYLE_PROVIDER (style));
  g_object_unref (style);
  page_fixture_close (window);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/letters/steps", test_steps);
  g_test_add_func ("/letters/same-font", test_same_font);
  return g_test_run ();
}
