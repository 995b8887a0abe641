/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-slip-picker.h"

#include "page-fixture.h"

/* What can still be put on a slip: copies that are known, that are possible, and of anything. */

enum
{
  APPLE,
  PEAR,
  PLUM,
  N_KEYS
};

static FavorFace *
create_face (guint key)
{
  return favor_face_new (10, 15);
}

static const char *
get_title (guint key)
{
  static const char *const titles[N_KEYS] = { "Apple", "Pear", "Plum" };

  return titles[key];
}

static const FavorSlipSection sections[] = {
  { 0, N_KEYS, FAVOR_SLIP_KNOWN, "Yours", "Theirs" },
  { 0, N_KEYS, FAVOR_SLIP_POSSIBLE, "Perhaps yours", "Perhaps theirs" },
  { 0, N_KEYS, FAVOR_SLIP_ALL, "All", "All" },
};

static const FavorSlipKind kind = {
  .sections = sections,
  .n_sections = G_N_ELEMENTS (sections),
  .aspect = 1.5,
  .create_face = create_face,
  .get_title = get_title,
  .get_text = get_title,
};

/* Names of the rows from the first to the last. */
static void
assert_rows (GtkWidget *picker, const char *const *names)
{
  GtkWidget *list = gtk_widget_get_first_child (picker);

  while (!GTK_IS_LIST_BOX (list))
    list = gtk_widget_get_first_child (list);
  for (guint i = 0; names[i] != NULL; i++)
    {
      GtkListBoxRow *row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), (int) i);

      g_assert_nonnull (row);
      gtk_test_accessible_assert_property (GTK_ACCESSIBLE (row),
                                           GTK_ACCESSIBLE_PROPERTY_LABEL,
                                           names[i]);
    }
  g_assert_null (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list),
                                                (int) g_strv_length ((char **) names)));
}

/* Known copies go first: two apples are known, four could be there. */
static void
test_taken (void)
{
  static const char *const none[] = { "Apple: 2",      "Plum: 1", "Apple: up to 2",
                                      "Pear: up to 1", "Apple",   "Pear",
                                      "Plum",          NULL };
  static const char *const two[] = { "Plum: 1", "Apple: up to 2", "Pear: up to 1",
                                     "Apple",   "Pear",           "Plum",
                                     NULL };
  static const char *const more[] = { "Plum: 1",
                                      "Apple: up to 1",
                                      "Apple",
                                      "Plum",
                                      NULL };
  static const char *const all[] = { NULL };
  FavorSlipStock           stock = { .known = { 2, 0, 1 }, .most = { 4, 1, 1 } };
  guint8                   taken[FAVOR_SLIP_KEYS] = { 0 };
  GtkWidget               *picker = g_object_new (FAVOR_TYPE_SLIP_PICKER, NULL);
  GtkWindow               *window = page_fixture_show (picker, 300, 500);

  favor_slip_picker_update (FAVOR_SLIP_PICKER (picker), &kind, &stock, taken);
  assert_rows (picker, none);
  taken[APPLE] = 2;
  favor_slip_picker_update (FAVOR_SLIP_PICKER (picker), &kind, &stock, taken);
  assert_rows (picker, two);
  taken[APPLE] = 3;
  taken[PEAR] = 1;
  favor_slip_picker_update (FAVOR_SLIP_PICKER (picker), &kind, &stock, taken);
  assert_rows (picker, more);
  taken[APPLE] = 4;
  taken[PLUM] = 1;
  favor_slip_picker_update (FAVOR_SLIP_PICKER (picker), &kind, &stock, taken);
  assert_rows (picker, all);
  page_fixture_close (window);
}

static void
picked_cb (guint *picked, guint key)
{
  *picked = key;
}

static void
test_picked (void)
{
  FavorSlipStock stock = { .most = { 1, 1, 1 } };
  guint8         taken[FAVOR_SLIP_KEYS] = { [APPLE] = 1 };
  GtkWidget     *picker = g_object_new (FAVOR_TYPE_SLIP_PICKER, NULL);
  GtkWindow     *window = page_fixture_show (picker, 300, 500);
  GtkWidget     *row;
  guint          picked = N_KEYS;

  g_signal_connect_swapped (picker, "picked", G_CALLBACK (picked_cb), &picked);
  favor_slip_picker_update (FAVOR_SLIP_PICKER (picker), &kind, &stock, taken);
  page_fixture_settle ();
  row = page_fixture_find (picker, GTK_TYPE_LIST_BOX_ROW, NULL);
  gtk_widget_activate (row);
  g_assert_cmpuint (picked, ==, PEAR);
  page_fixture_close (window);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/slip-picker/taken", test_taken);
  g_test_add_func ("/slip-picker/picked", test_picked);
  return g_test_run ();
}
