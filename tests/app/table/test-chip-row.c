/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-chip-row.h"

#include "favor-game-view.h"
#include "page-fixture.h"

typedef struct
{
  FavorChipRow *row;
  GtkWindow    *window;
  guint         pressed;
  guint         n_pressed;
} Fixture;

static void
pressed_cb (Fixture *fixture, guint id)
{
  fixture->pressed = id;
  fixture->n_pressed++;
}

static void
set_up (Fixture *fixture)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  *fixture = (Fixture){ .row = g_object_new (FAVOR_TYPE_CHIP_ROW, NULL) };
  g_signal_connect_swapped (fixture->row, "pressed", G_CALLBACK (pressed_cb), fixture);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (fixture->row));
  fixture->window = page_fixture_show (box, 500, 60);
}

static void
tear_down (Fixture *fixture)
{
  gpointer watch = fixture->row;

  g_object_add_weak_pointer (watch, &watch);
  page_fixture_close (fixture->window);
  g_assert_null (watch);
}

static void
show (Fixture *fixture, GArray *chips)
{
  g_object_set (fixture->row, "chips", chips, NULL);
  page_fixture_settle ();
}

static GtkWidget *
button (Fixture *fixture, const char *label)
{
  return page_fixture_find (GTK_WIDGET (fixture->row), GTK_TYPE_BUTTON, label);
}

static void
assert_button (Fixture    *fixture,
               const char *label,
               gboolean    sensitive,
               const char *css_class,
               const char *name)
{
  static const char *const classes[] = { "taken", "open", "tool" };
  GtkWidget               *widget = button (fixture, label);

  g_assert_nonnull (widget);
  g_assert_true (gtk_widget_get_mapped (widget));
  g_assert_cmpint (gtk_widget_get_sensitive (widget), ==, sensitive);
  g_assert_true (gtk_widget_has_css_class (widget, "chip"));
  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    g_assert_cmpint (gtk_widget_has_css_class (widget, classes[i]),
                     ==,
                     g_strcmp0 (classes[i], css_class) == 0);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (widget),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       name);
}

static void
test_kinds (void)
{
  Fixture            fixture;
  g_autoptr (GArray) chips = favor_chips_new ();

  set_up (&fixture);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (fixture.row)));
  favor_chips_add (chips, FAVOR_CHIP_CHOSEN, 7, FALSE, g_strdup ("Noble"), NULL);
  favor_chips_add (chips, FAVOR_CHIP_OPEN, 8, FALSE, g_strdup ("choose a place"), NULL);
  favor_chips_add (chips, FAVOR_CHIP_OPTION, 9, FALSE, g_strdup ("Keep"), NULL);
  favor_chips_add (chips, FAVOR_CHIP_OPTION, 10, TRUE, g_strdup ("Pay"), NULL);
  favor_chips_add (chips, FAVOR_CHIP_TOOL, 11, FALSE, g_strdup ("Deals…"), NULL);
  show (&fixture, chips);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (fixture.row)));
  assert_button (&fixture, "Noble", TRUE, "taken", "Noble, take back");
  assert_button (&fixture, "choose a place", FALSE, "open", "choose a place");
  assert_button (&fixture, "Keep", TRUE, NULL, "Keep");
  assert_button (&fixture, "Pay", TRUE, "taken", "Pay, chosen");
  assert_button (&fixture, "Deals…", TRUE, "tool", "Deals…");

  for (guint i = 0; i < chips->len; i++)
    if (g_array_index (chips, FavorChip, i).kind != FAVOR_CHIP_OPEN)
      {
        const FavorChip *chip = &g_array_index (chips, FavorChip, i);

        g_signal_emit_by_name (button (&fixture, chip->label), "clicked");
        g_assert_cmpuint (fixture.pressed, ==, chip->id);
      }
  g_assert_cmpuint (fixture.n_pressed, ==, 4);

  g_array_set_size (chips, 0);
  show (&fixture, chips);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (fixture.row)));
  g_assert_null (button (&fixture, NULL));
  tear_down (&fixture);
}

/* At the end of a chip: that it can be taken back, or that it shows something hidden. */
static void
test_icons (void)
{
  Fixture            fixture;
  g_autoptr (GArray) chips = favor_chips_new ();

  set_up (&fixture);
  for (FavorChipKind kind = 0; kind < FAVOR_CHIP_COMMIT; kind++)
    {
      GtkWidget *icon;

      g_array_set_size (chips, 0);
      favor_chips_add (chips, kind, 7, FALSE, g_strdup ("Noble"), NULL);
      show (&fixture, chips);
      icon = gtk_widget_get_last_child (
        gtk_button_get_child (GTK_BUTTON (button (&fixture, "Noble"))));
      g_assert_cmpint (gtk_widget_get_visible (icon),
                       ==,
                       kind == FAVOR_CHIP_CHOSEN || kind == FAVOR_CHIP_REVEALS);
      if (gtk_widget_get_visible (icon))
        g_assert_cmpstr (gtk_image_get_icon_name (GTK_IMAGE (icon)),
                         ==,
                         kind == FAVOR_CHIP_CHOSEN ? "window-close-symbolic"
                                                   : "view-reveal-symbolic");
    }
  tear_down (&fixture);
}

/* What cannot be pressed says why; the next time it can. */
static void
test_why_not (void)
{
  static const char *const why = "You do not have that much Favour.";
  Fixture                  fixture;
  g_autoptr (GArray)       chips = favor_chips_new ();
  g_autoptr (GArray)       about = favor_chips_new ();
  g_autoptr (GArray)       others = favor_chips_new ();

  set_up (&fixture);
  favor_chips_add (chips, FAVOR_CHIP_OPTION, 1, FALSE, g_strdup ("Pay"), g_strdup (why));
  show (&fixture, chips);
  assert_button (&fixture, "Pay", FALSE, NULL, "Pay");
  g_assert_true (gtk_widget_get_has_tooltip (button (&fixture, "Pay")));
  g_assert_cmpstr (g_object_get_data (G_OBJECT (button (&fixture, "Pay")),
                                      "favor-tooltip"),
                   ==,
                   why);
  /* Before that what it is about. */
  favor_chips_add (about, FAVOR_CHIP_OPTION, 1, FALSE, g_strdup ("Pay"), g_strdup (why));
  favor_chips_tell (about, g_strdup ("A promise is paid."));
  show (&fixture, about);
  assert_button (&fixture, "Pay", FALSE, NULL, "Pay");
  g_assert_cmpstr (g_object_get_data (G_OBJECT (button (&fixture, "Pay")),
                                      "favor-tooltip"),
                   ==,
                   "A promise is paid.\nYou do not have that much Favour.");
  favor_chips_add (others, FAVOR_CHIP_OPTION, 1, FALSE, g_strdup ("Pay"), NULL);
  show (&fixture, others);
  assert_button (&fixture, "Pay", TRUE, NULL, "Pay");
  /* Its whole label: there may be room for a part of that only. */
  g_assert_cmpstr (g_object_get_data (G_OBJECT (button (&fixture, "Pay")),
                                      "favor-tooltip"),
                   ==,
                   "Pay");
  tear_down (&fixture);
}

/* Buttons stay as long as they can, and with them the focus. */
static void
test_keeps_focus (void)
{
  Fixture            fixture;
  g_autoptr (GArray) before = favor_chips_new ();
  g_autoptr (GArray) after = favor_chips_new ();
  GtkWidget         *focused;

  set_up (&fixture);
  favor_chips_add (before, FAVOR_CHIP_OPTION, 1, FALSE, g_strdup ("One"), NULL);
  favor_chips_add (before, FAVOR_CHIP_OPTION, 2, FALSE, g_strdup ("Two"), NULL);
  favor_chips_add (before, FAVOR_CHIP_OPTION, 3, FALSE, g_strdup ("Three"), NULL);
  show (&fixture, before);
  focused = button (&fixture, "Two");
  g_assert_true (gtk_widget_grab_focus (focused));

  favor_chips_add (after, FAVOR_CHIP_OPTION, 1, FALSE, g_strdup ("One"), NULL);
  favor_chips_add (after, FAVOR_CHIP_OPTION, 5, TRUE, g_strdup ("Five"), NULL);
  show (&fixture, after);
  g_assert_true (gtk_window_get_focus (fixture.window) == focused);
  g_assert_true (button (&fixture, "Five") == focused);
  g_assert_null (button (&fixture, "Three"));
  g_signal_emit_by_name (focused, "clicked");
  g_assert_cmpuint (fixture.pressed, ==, 5);
  tear_down (&fixture);
}

static void
find_place (Fixture *fixture, const char *label, graphene_rect_t *place)
{
  g_assert_true (gtk_widget_compute_bounds (button (fixture, label),
                                            GTK_WIDGET (fixture->row),
                                            place));
}

/* Chips that have no room go on in the next line, from the start side; one that is wider than all
 * the row is cut off. */
static void
test_lines (gconstpointer data)
{
  gboolean           rtl = GPOINTER_TO_INT (data);
  Fixture            fixture;
  g_autoptr (GArray) chips = favor_chips_new ();
  graphene_rect_t    first, second, last;
  float              width;
  g_autofree char   *words = g_strnfill (200, 'w');

  gtk_widget_set_default_direction (rtl ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
  set_up (&fixture);
  favor_chips_add (chips, FAVOR_CHIP_OPTION, 1, FALSE, g_strdup ("one"), NULL);
  favor_chips_add (chips, FAVOR_CHIP_OPTION, 2, FALSE, g_strdup ("two"), NULL);
  favor_chips_add (chips, FAVOR_CHIP_OPTION, 3, FALSE, g_strdup (words), NULL);
  show (&fixture, chips);
  width = (float) gtk_widget_get_width (GTK_WIDGET (fixture.row));
  g_assert_cmpfloat (width, <=, 500);
  find_place (&fixture, "one", &first);
  find_place (&fixture, "two", &second);
  find_place (&fixture, words, &last);
  g_assert_cmpint (first.origin.x < second.origin.x, ==, !rtl);
  g_assert_cmpint ((int) first.origin.y, ==, (int) second.origin.y);
  g_assert_cmpfloat (last.origin.y, >=, first.origin.y + first.size.height);
  g_assert_cmpfloat (last.origin.x, >=, -1);
  g_assert_cmpfloat (last.origin.x + last.size.width, <=, width + 1);
  tear_down (&fixture);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

static void
add_aside (GArray *chips, const char *label)
{
  favor_chips_add (chips, FAVOR_CHIP_TOOL, 9, FALSE, g_strdup (label), NULL);
  favor_chips_sign (chips, "kingdom/mark-fault");
  favor_chips_keep_words (chips);
  favor_chips_put_aside (chips);
}

/* What comes and goes makes the row no higher, wide or compact: it is cut off where the others leave it too
 * little. Alone it has a line. */
static void
test_aside (gconstpointer data)
{
  static const char
    *const words = "two edges that do not match at all, beside a tile with a long name";
  Fixture  fixture;
  g_autoptr (GArray) before = favor_chips_new ();
  g_autoptr (GArray) after = favor_chips_new ();
  g_autoptr (GArray) alone = favor_chips_new ();
  graphene_rect_t    at;
  int                height;

  set_up (&fixture);
  g_object_set (fixture.row, "compact", GPOINTER_TO_INT (data), NULL);
  favor_chips_add (before, FAVOR_CHIP_OPTION, 1, FALSE, g_strdup ("north"), NULL);
  favor_chips_add (before, FAVOR_CHIP_OPTION, 2, FALSE, g_strdup ("Start Again"), NULL);
  show (&fixture, before);
  height = gtk_widget_get_height (GTK_WIDGET (fixture.row));
  favor_chips_add (after, FAVOR_CHIP_OPTION, 1, FALSE, g_strdup ("north"), NULL);
  favor_chips_add (after, FAVOR_CHIP_OPTION, 2, FALSE, g_strdup ("Start Again"), NULL);
  add_aside (after, words);
  add_aside (after, "2 more faults");
  show (&fixture, after);
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (fixture.row)), ==, height);
  find_place (&fixture, "2 more faults", &at);
  g_assert_cmpfloat (at.origin.x + at.size.width,
                     <=,
                     gtk_widget_get_width (GTK_WIDGET (fixture.row)));
  find_place (&fixture, words, &at);
  g_assert_cmpfloat (at.size.width, >, 60);
  add_aside (alone, words);
  show (&fixture, alone);
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (fixture.row)), ==, height);
  tear_down (&fixture);
}

/* In a compact row a picture stands for the words, which are still heard and in the tooltip; unless it
 * says too little without them. */
static void
test_signs (void)
{
  Fixture            fixture;
  g_autoptr (GArray) chips = favor_chips_new ();
  GtkWidget         *sign, *move, *kept;

  set_up (&fixture);
  favor_chips_add (chips, FAVOR_CHIP_SPENT, 1, FALSE, g_strdup ("Move"), NULL);
  favor_chips_sign (chips, "emperor/sign-move");
  favor_chips_add (chips, FAVOR_CHIP_TOOL, 2, FALSE, g_strdup ("Trade…"), NULL);
  favor_chips_add (chips, FAVOR_CHIP_TOOL, 3, FALSE, g_strdup ("Gates differ"), NULL);
  favor_chips_sign (chips, "kingdom/mark-fault");
  favor_chips_keep_words (chips);
  show (&fixture, chips);
  kept = page_fixture_find (button (&fixture, "Gates differ"), GTK_TYPE_LABEL, NULL);
  move = page_fixture_find (button (&fixture, "Move"), GTK_TYPE_LABEL, NULL);
  sign = gtk_widget_get_prev_sibling (move);
  g_assert_true (gtk_widget_get_mapped (sign));
  g_assert_true (gtk_widget_get_mapped (move));

  g_object_set (fixture.row, "compact", TRUE, NULL);
  page_fixture_settle ();
  g_assert_true (gtk_widget_get_mapped (sign));
  g_assert_false (gtk_widget_get_mapped (move));
  g_assert_true (gtk_widget_get_mapped (gtk_widget_get_prev_sibling (kept)));
  g_assert_true (gtk_widget_get_mapped (kept));
  g_assert_cmpint (gtk_widget_get_width (kept), >, 40);
  assert_button (&fixture, "Move", FALSE, NULL, "Move");
  g_assert_true (gtk_widget_get_has_tooltip (button (&fixture, "Move")));
  move = page_fixture_find (button (&fixture, "Trade…"), GTK_TYPE_LABEL, NULL);
  g_assert_true (gtk_widget_get_mapped (move));
  g_assert_false (gtk_widget_get_mapped (gtk_widget_get_prev_sibling (move)));

  g_object_set (fixture.row, "compact", FALSE, NULL);
  page_fixture_settle ();
  g_assert_true (gtk_widget_get_mapped (gtk_widget_get_next_sibling (sign)));
  tear_down (&fixture);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/chip-row/kinds", test_kinds);
  g_test_add_func ("/chip-row/icons", test_icons);
  g_test_add_func ("/chip-row/why-not", test_why_not);
  g_test_add_func ("/chip-row/keeps-focus", test_keeps_focus);
  g_test_add_data_func ("/chip-row/lines", GINT_TO_POINTER (FALSE), test_lines);
  g_test_add_data_func ("/chip-row/lines-rtl", GINT_TO_POINTER (TRUE), test_lines);
  g_test_add_func ("/chip-row/signs", test_signs);
  g_test_add_data_func ("/chip-row/aside", GINT_TO_POINTER (FALSE), test_aside);
  g_test_add_data_func ("/chip-row/aside-compact", GINT_TO_POINTER (TRUE), test_aside);
  return g_test_run ();
}
