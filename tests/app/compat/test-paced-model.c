/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-paced-model.h"

#include <gtk/gtk.h>

typedef struct
{
  GtkStringList   *strings;
  FavorPacedModel *paced;
  /* What a view that heard all changes shows. */
  GPtrArray *mirror;
} Fixture;

static void
items_changed_cb (GListModel *model,
                  guint       position,
                  guint       removed,
                  guint       added,
                  Fixture    *fixture)
{
  g_ptr_array_remove_range (fixture->mirror, position, removed);
  for (guint i = 0; i < added; i++)
    g_ptr_array_insert (fixture->mirror,
                        (int) (position + i),
                        g_list_model_get_item (model, position + i));
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->strings = gtk_string_list_new (NULL);
  fixture->paced = favor_paced_model_new (G_LIST_MODEL (fixture->strings), 4);
  fixture->mirror = g_ptr_array_new_with_free_func (g_object_unref);
  g_signal_connect (fixture->paced,
                    "items-changed",
                    G_CALLBACK (items_changed_cb),
                    fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_ptr_array_unref (fixture->mirror);
  g_assert_finalize_object (fixture->paced);
  g_assert_finalize_object (fixture->strings);
}

/* The first `n` strings are shown, by the model and to those who listen to it. */
static void
assert_shows (Fixture *fixture, guint n)
{
  GListModel *model = G_LIST_MODEL (fixture->paced);

  g_assert_cmpuint (g_list_model_get_n_items (model), ==, n);
  g_assert_cmpuint (fixture->mirror->len, ==, n);
  g_assert_null (g_list_model_get_item (model, n));
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (model, i);
      g_autoptr (GObject) string = g_list_model_get_item (G_LIST_MODEL (fixture->strings),
                                                          i);

      g_assert_true (item == string);
      g_assert_true (item == g_ptr_array_index (fixture->mirror, i));
    }
}

static void
append (Fixture *fixture, guint n)
{
  const char *const more[] = { "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", NULL };

  gtk_string_list_splice (fixture->strings,
                          g_list_model_get_n_items (G_LIST_MODEL (fixture->strings)),
                          0,
                          more + 10 - n);
}

static void
test_grow (Fixture *fixture, gconstpointer data)
{
  assert_shows (fixture, 0);
  g_assert_true (favor_paced_model_get_whole (fixture->paced));
  append (fixture, 10);
  assert_shows (fixture, 4);
  g_assert_false (favor_paced_model_get_whole (fixture->paced));
  g_assert_true (favor_paced_model_grow (fixture->paced));
  assert_shows (fixture, 8);
  g_assert_false (favor_paced_model_grow (fixture->paced));
  assert_shows (fixture, 10);
  g_assert_true (favor_paced_model_get_whole (fixture->paced));
}

static void
test_show (Fixture *fixture, gconstpointer data)
{
  append (fixture, 10);
  favor_paced_model_show (fixture->paced, 2);
  assert_shows (fixture, 4);
  favor_paced_model_show (fixture->paced, 7);
  assert_shows (fixture, 7);
  favor_paced_model_show (fixture->paced, G_MAXUINT);
  assert_shows (fixture, 10);
}

/* Other items in the same places are as many again as a frame bears. */
static void
test_replace (Fixture *fixture, gconstpointer data)
{
  const char *const others[] = { "k", "l", "m", "n", "o", "p", NULL };

  append (fixture, 10);
  favor_paced_model_show (fixture->paced, G_MAXUINT);
  gtk_string_list_splice (fixture->strings, 0, 10, others);
  assert_shows (fixture, 4);
  gtk_string_list_splice (fixture->strings, 0, 6, NULL);
  assert_shows (fixture, 0);
}

/* Any change at any place. */
static void
test_any (Fixture *fixture, gconstpointer data)
{
  const char *const others[] = { "k", "l", "m", "n", "o", "p", NULL };

  for (guint i = 0; i < 2000; i++)
    {
      guint n = g_list_model_get_n_items (G_LIST_MODEL (fixture->strings));
      guint position = (guint) g_test_rand_int_range (0, (int) n + 1);
      guint removed = (guint) g_test_rand_int_range (0, (int) (n - position) + 1);

      gtk_string_list_splice (fixture->strings,
                              position,
                              removed,
                              others + g_test_rand_int_range (0, 7));
      if (g_test_rand_bit ())
        favor_paced_model_grow (fixture->paced);
      n = g_list_model_get_n_items (G_LIST_MODEL (fixture->paced));
      assert_shows (fixture, n);
      g_assert_true (n >= 4 || favor_paced_model_get_whole (fixture->paced));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, test)                                                                  \
  g_test_add ("/paced-model/" name, Fixture, NULL, set_up, test, tear_down)
  ADD ("grow", test_grow);
  ADD ("show", test_show);
  ADD ("replace", test_replace);
  ADD ("any", test_any);
#undef ADD
  return g_test_run ();
}
