/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-paragraph.h"

#include "page-fixture.h"

#define SHORT "Few words"
#define LONG  "Many words that stand in one line, or in several lines of a narrow place"
#define WIDTH 120

static FavorParagraph *
create (const char *text)
{
  FavorParagraph *self = FAVOR_PARAGRAPH (favor_paragraph_new ("terms"));

  g_object_ref_sink (self);
  favor_paragraph_set_text (self, text);
  return self;
}

static int
measure (FavorParagraph *self, GtkOrientation orientation, int for_size)
{
  int minimum, natural;

  gtk_widget_measure (GTK_WIDGET (self),
                      orientation,
                      for_size,
                      &minimum,
                      &natural,
                      NULL,
                      NULL);
  g_assert_cmpint (minimum, ==, natural);
  return natural;
}

/* It says the same width for every text, and more letters make it higher. */
static void
test_size (void)
{
  FavorParagraph *self = create (SHORT);
  int             width = measure (self, GTK_ORIENTATION_HORIZONTAL, -1);
  int             height = measure (self, GTK_ORIENTATION_VERTICAL, WIDTH);

  g_assert_cmpint (width, >, 0);
  g_assert_cmpint (height, >, 0);
  favor_paragraph_set_text (self, LONG);
  g_assert_cmpstr (favor_paragraph_get_text (self), ==, LONG);
  g_assert_cmpint (measure (self, GTK_ORIENTATION_HORIZONTAL, -1), ==, width);
  g_assert_cmpint (measure (self, GTK_ORIENTATION_VERTICAL, WIDTH), >, 2 * height);
  g_assert_cmpint (measure (self, GTK_ORIENTATION_VERTICAL, WIDTH),
                   >,
                   measure (self, GTK_ORIENTATION_VERTICAL, 4 * WIDTH));
  /* Nobody says how wide: it is as high as where there is room for all of it. */
  g_assert_cmpint (measure (self, GTK_ORIENTATION_VERTICAL, -1), ==, height);
  favor_paragraph_set_text (self, "Two\nlines");
  g_assert_cmpint (measure (self, GTK_ORIENTATION_VERTICAL, -1),
                   ==,
                   measure (self, GTK_ORIENTATION_VERTICAL, 8 * WIDTH));
  g_object_unref (self);
}

/* Words longer than the place are broken and do not stick out of it. */
static void
test_long_word (void)
{
  FavorParagraph *self = create ("Donaudampfschifffahrtsgesellschaft");

  g_assert_cmpint (measure (self, GTK_ORIENTATION_VERTICAL, WIDTH),
                   >,
                   measure (self, GTK_ORIENTATION_VERTICAL, 8 * WIDTH));
  g_object_unref (self);
}

static void
test_name (void)
{
  FavorParagraph *self = create (SHORT);

  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_ROLE_LABEL);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (self),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       SHORT);
  favor_paragraph_set_text (self, LONG);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (self),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       LONG);
  g_object_unref (self);
}

/* Its letters follow the style: with larger ones it is higher and wider. */
static void
test_font (void)
{
  FavorParagraph *self = create (SHORT);
  GtkWindow      *window = page_fixture_show (GTK_WIDGET (self), 400, 300);
  GtkCssProvider *provider = gtk_css_provider_new ();
  int             width = measure (self, GTK_ORIENTATION_HORIZONTAL, -1);
  int             height = measure (self, GTK_ORIENTATION_VERTICAL, 400);

  gtk_css_provider_load_from_data (provider, "label.terms { font-size: 40px; }", -1);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_USER);
  page_fixture_settle ();
  g_assert_cmpint (measure (self, GTK_ORIENTATION_HORIZONTAL, -1), >, 2 * width);
  g_assert_cmpint (measure (self, GTK_ORIENTATION_VERTICAL, 400), >, 2 * height);
  gtk_style_context_remove_provider_for_display (gdk_display_get_default (),
                                                 GTK_STYLE_PROVIDER (provider));
  g_object_unref (provider);
  g_object_unref (self);
  page_fixture_close (window);
}

static double
middle_of (FavorParagraph *self)
{
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  GskRenderNode          *node;
  graphene_rect_t         bounds;

  GTK_WIDGET_GET_CLASS (self)->snapshot (GTK_WIDGET (self), snapshot);
  node = gtk_snapshot_to_node (snapshot);
  gsk_render_node_get_bounds (node, &bounds);
  gsk_render_node_unref (node);
  return bounds.origin.x + bounds.size.width / 2;
}

/* It starts where the page does, whatever the direction of its own words is. */
static void
test_direction (void)
{
  static const char *const texts[] = { SHORT, "\u0643\u0644\u0645\u0629" };

  FavorParagraph *self = create (SHORT);
  GtkWindow      *window = page_fixture_show (GTK_WIDGET (self), 400, 300);

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      favor_paragraph_set_text (self, texts[i]);
      gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_RTL);
      page_fixture_settle ();
      g_assert_cmpfloat (middle_of (self), >, 200);
      gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
      page_fixture_settle ();
      g_assert_cmpfloat (middle_of (self), <, 200);
    }
  g_object_unref (self);
  page_fixture_close (window);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/paragraph/size", test_size);
  g_test_add_func ("/paragraph/long-word", test_long_word);
  g_test_add_func ("/paragraph/name", test_name);
  g_test_add_func ("/paragraph/font", test_font);
  g_test_add_func ("/paragraph/direction", test_direction);
  return g_test_run ();
}
