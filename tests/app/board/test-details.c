/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-details.h"

#include "favor-piece.h"
#include "page-fixture.h"

#define WIDTH  300
#define HEIGHT 120

typedef struct
{
  FavorDetails *details;
  GtkWindow    *window;
} Fixture;

static void
set_up (Fixture *fixture, GtkTextDirection direction)
{
  fixture->details = favor_details_new ();
  gtk_widget_set_direction (GTK_WIDGET (fixture->details), direction);
  fixture->window = page_fixture_show (GTK_WIDGET (fixture->details), WIDTH, HEIGHT);
}

static void
tear_down (Fixture *fixture)
{
  page_fixture_close (fixture->window);
}

static gboolean
says (Fixture *fixture, const char *text)
{
  GtkWidget *label = page_fixture_find (GTK_WIDGET (fixture->details),
                                        GTK_TYPE_LABEL,
                                        text);

  return label != NULL && gtk_widget_get_mapped (label);
}

static GtkWidget *
picture_of (Fixture *fixture)
{
  return page_fixture_find (GTK_WIDGET (fixture->details), FAVOR_TYPE_PIECE, NULL);
}

static graphene_rect_t
place_of (Fixture *fixture, GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget,
                                            GTK_WIDGET (fixture->details),
                                            &bounds));
  return bounds;
}

/* Face and words side by side, without overlap, at whatever direction. */
static void
test_places (gconstpointer data)
{
  gboolean              rtl = GPOINTER_TO_INT (data) == GTK_TEXT_DIR_RTL;
  Fixture               fixture;
  g_autoptr (FavorFace) face = favor_face_new (50, 70);
  graphene_rect_t       picture, words, both;

  set_up (&fixture, (GtkTextDirection) GPOINTER_TO_INT (data));
  favor_details_show (fixture.details,
                      face,
                      "Noble",
                      "Patronage",
                      "If the role here wins, gain 2 Favour.",
                      "Here: Fox.");
  page_fixture_settle ();
  g_assert_true (says (&fixture, "Noble"));
  g_assert_true (says (&fixture, "Patronage"));
  g_assert_true (says (&fixture, "If the role here wins, gain 2 Favour."));
  g_assert_true (says (&fixture, "Here: Fox."));
  picture = place_of (&fixture, picture_of (&fixture));
  words = place_of (&fixture,
                    page_fixture_find (GTK_WIDGET (fixture.details),
                                       GTK_TYPE_SCROLLED_WINDOW,
                                       NULL));
  g_assert_cmpfloat_with_epsilon (picture.size.width / picture.size.height,
                                  5.0 / 7,
                                  0.02);
  g_assert_cmpint (picture.origin.x > words.origin.x, ==, rtl);
  g_assert_false (graphene_rect_intersection (&picture, &words, NULL));
  graphene_rect_union (&picture, &words, &both);
  g_assert_true (graphene_rect_contains_rect (&GRAPHENE_RECT_INIT (0, 0, WIDTH, HEIGHT),
                                              &both));
  tear_down (&fixture);
}

/* Many words make the picture smaller, but not tiny. */
static void
test_many_words (void)
{
  Fixture               fixture;
  g_autoptr (FavorFace) face = favor_face_new (50, 70);
  graphene_rect_t       few, many;
  g_autofree char      *text = g_strnfill (90, 'w');

  set_up (&fixture, GTK_TEXT_DIR_LTR);
  favor_details_show (fixture.details, face, "Noble", "Patronage", "Text", "Note");
  page_fixture_settle ();
  few = place_of (&fixture, picture_of (&fixture));
  favor_details_show (fixture.details, face, "Noble", "Patronage", text, "Note");
  page_fixture_settle ();
  many = place_of (&fixture, picture_of (&fixture));
  g_assert_cmpfloat (many.size.width, <, few.size.width);
  g_assert_cmpfloat (many.size.width, >=, few.size.width * 0.5);
  g_assert_cmpfloat_with_epsilon (many.size.width / many.size.height, 5.0 / 7, 0.03);
  tear_down (&fixture);
}

/* With large letters, too, the picture gives way before words lie over it. */
static void
test_large (void)
{
  Fixture               fixture;
  g_autoptr (FavorFace) face = favor_face_new (50, 70);
  graphene_rect_t       picture, words;

  set_up (&fixture, GTK_TEXT_DIR_RTL);
  gtk_window_set_default_size (fixture.window, 272, 240);
  page_fixture_set_letters (150);
  favor_details_show (fixture.details, face, "Noble", "Patronage", "Text", "Note");
  page_fixture_settle ();
  picture = place_of (&fixture, picture_of (&fixture));
  words = place_of (&fixture,
                    page_fixture_find (GTK_WIDGET (fixture.details),
                                       GTK_TYPE_SCROLLED_WINDOW,
                                       NULL));
  g_assert_false (graphene_rect_intersection (&picture, &words, NULL));
  page_fixture_set_letters (100);
  tear_down (&fixture);
}

/* What there is nothing to say about takes no room. */
static void
test_without (void)
{
  Fixture               fixture;
  g_autoptr (FavorFace) face = favor_face_new (50, 70);
  GtkWidget            *words;
  float                 beside;

  set_up (&fixture, GTK_TEXT_DIR_LTR);
  words = page_fixture_find (GTK_WIDGET (fixture.details),
                             GTK_TYPE_SCROLLED_WINDOW,
                             NULL);
  favor_details_show (fixture.details, face, "Noble", "Patronage", "Text", "Note");
  page_fixture_settle ();
  beside = place_of (&fixture, words).size.width;
  favor_details_show (fixture.details, NULL, "Card 3 of Fox", NULL, "", NULL);
  page_fixture_settle ();
  g_assert_true (says (&fixture, "Card 3 of Fox"));
  g_assert_false (says (&fixture, "Noble"));
  g_assert_false (says (&fixture, "Patronage"));
  g_assert_false (says (&fixture, "Text"));
  g_assert_false (says (&fixture, "Note"));
  g_assert_false (says (&fixture, ""));
  g_assert_false (gtk_widget_get_mapped (picture_of (&fixture)));
  g_assert_cmpfloat (place_of (&fixture, words).size.width, >, beside);
  tear_down (&fixture);
}

/* The picture is to be looked at only; words that are too many can be scrolled. */
static void
test_passive (void)
{
  static const char
    *const              much = "Withdraw every other card of the role named here. Take "
                               "1 Favour from each clan hit. Withdraw every other card "
                               "of the role named here. Take 1 Favour from each.";
  Fixture               fixture;
  g_autoptr (FavorFace) face = favor_face_new (50, 70);
  GtkWidget            *words;
  GtkAdjustment        *adjustment;

  set_up (&fixture, GTK_TEXT_DIR_LTR);
  favor_details_show (fixture.details, face, "Assassin", "Blade", much, much);
  page_fixture_settle ();
  g_assert_false (gtk_widget_grab_focus (picture_of (&fixture)));
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (picture_of (&fixture)),
                                   GTK_ACCESSIBLE_ROLE_PRESENTATION);
  g_assert_true (gtk_widget_pick (GTK_WIDGET (fixture.details),
                                  20,
                                  40,
                                  GTK_PICK_DEFAULT) != picture_of (&fixture));
  words = page_fixture_find (GTK_WIDGET (fixture.details),
                             GTK_TYPE_SCROLLED_WINDOW,
                             NULL);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (words),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Details");
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (words));
  g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment),
                     >,
                     gtk_adjustment_get_page_size (adjustment));
  tear_down (&fixture);
}

/* As long as there is nothing to be told the rest is seen, if there is room for it. */
static void
test_rest (void)
{
  Fixture    fixture;
  GtkWidget *rest = gtk_label_new ("Costs");

  set_up (&fixture, GTK_TEXT_DIR_LTR);
  favor_details_set_rest (fixture.details, rest);
  page_fixture_settle ();
  g_assert_true (gtk_widget_get_mapped (rest));
  favor_details_show (fixture.details, NULL, "Noble", NULL, NULL, NULL);
  page_fixture_settle ();
  g_assert_false (gtk_widget_get_mapped (rest));
  favor_details_show (fixture.details, NULL, NULL, NULL, NULL, NULL);
  page_fixture_settle ();
  g_assert_true (gtk_widget_get_mapped (rest));
  gtk_widget_set_size_request (rest, -1, HEIGHT + 1);
  page_fixture_settle ();
  g_assert_false (gtk_widget_get_mapped (rest));
  tear_down (&fixture);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_data_func ("/details/left-to-right",
                        GINT_TO_POINTER (GTK_TEXT_DIR_LTR),
                        test_places);
  g_test_add_data_func ("/details/right-to-left",
                        GINT_TO_POINTER (GTK_TEXT_DIR_RTL),
                        test_places);
  g_test_add_func ("/details/many-words", test_many_words);
  g_test_add_func ("/details/large", test_large);
  g_test_add_func ("/details/without", test_without);
  g_test_add_func ("/details/passive", test_passive);
  g_test_add_func ("/details/rest", test_rest);
  return g_test_run ();
}
