/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <string.h>

#include "favor-choice-model.h"

#include "fixture.h"
#include "models-fixture.h"

#define GAME "dragons-favour"

typedef struct
{
  FavorSession     *session;
  FavorCursor      *cursor;
  FavorChoiceModel *model;
} Choices;

static Choices
choices_new_of (const char *game, guint n_people)
{
  Choices choices = { models_session (game, 4, n_people, 21), NULL, NULL };

  choices.cursor = favor_cursor_new (choices.session);
  favor_cursor_set_viewer (choices.cursor, FAVOR_VIEWER_OPEN);
  choices.model = favor_choice_model_new (choices.cursor);
  return choices;
}

static Choices
choices_new (guint n_people)
{
  return choices_new_of (GAME, n_people);
}

static void
choices_free (Choices *choices)
{
  g_assert_finalize_object (choices->model);
  g_assert_finalize_object (choices->cursor);
  g_assert_finalize_object (choices->session);
}

static guint
n_choices (Choices *choices)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (choices->model));

  g_assert_cmpint (favor_choice_model_get_can_submit (choices->model), ==, n > 0);
  return n;
}

static char *
heading (Choices *choices)
{
  char *text;

  g_object_get (choices->model, "heading", &text, NULL);
  return text;
}

/* The rows are what the rules list, in that order, with the texts of the game. */
static void
assert_lists (Choices *choices)
{
  const FavorGame      *game = favor_session_get_game (choices->session);
  guint                 n_plies = favor_session_get_n_plies (choices->session);
  g_auto (FavorActions) legal = { 0 };
  gconstpointer         state;

  state = favor_session_get_state (choices->session, n_plies);
  game->list (state, &legal);
  g_assert_cmpuint (n_choices (choices), ==, legal.n);
  for (guint i = 0; i < legal.n; i++)
    {
      g_autoptr (FavorChoiceRow) row =
        g_list_model_get_item (G_LIST_MODEL (choices->model), i);
      g_autofree char
                      *text = favor_text_for_choice (game,
                                       state,
                                       &legal.items[i],
                                       favor_session_get_names (choices->session));
      g_autofree char *group = NULL;
      gboolean         enabled;

      g_object_get (row, "group", &group, "enabled", &enabled, NULL);
      g_assert_true (favor_action_equal (favor_choice_row_get_action (row),
                                         &legal.items[i]));
      g_assert_cmpstr (favor_choice_row_get_label (row), ==, text);
      g_assert_cmpstr (group, ==, game->actions[legal.items[i].kind].id);
      g_assert_true (enabled);
    }
}

static void
test_lists (gconstpointer game)
{
  Choices     choices = choices_new_of (game, 4);
  ListMirror *mirror = list_mirror_new (choices.model);
  FavorRng    rng;

  favor_rng_seed (&rng, 1);
  do
    assert_lists (&choices);
  while (models_play (choices.session, 1, &rng) == 1);
  g_assert_cmpuint (n_choices (&choices), ==, 0);
  list_mirror_free (mirror);
  choices_free (&choices);
}

/* What is legal both before and after an undo has other words, too, where they are of what is seen. */
static void
test_says_what_is_seen_now (void)
{
  Choices  choices = choices_new_of ("order-of-the-king", 4);
  FavorRng rng;

  favor_rng_seed (&rng, 1);
  while (models_play (choices.session, 3, &rng) == 3)
    {
      assert_lists (&choices);
      g_assert_true (favor_session_undo (choices.session));
      assert_lists (&choices);
    }
  choices_free (&choices);
}

static void
test_empty_unless_to_be_chosen (void)
{
  Choices   choices = choices_new (4);
  FavorRng  rng;
  FavorSeat decider;

  favor_rng_seed (&rng, 1);
  models_play (choices.session, 3, &rng);
  decider = favor_session_get_decider (choices.session);
  g_assert_cmpuint (n_choices (&choices), >, 0);

  favor_session_set_thinking (choices.session, TRUE);
  g_assert_cmpuint (n_choices (&choices), ==, 0);
  favor_session_set_thinking (choices.session, FALSE);
  g_assert_cmpuint (n_choices (&choices), >, 0);

  favor_cursor_set_ply (choices.cursor, 2);
  g_assert_cmpuint (n_choices (&choices), ==, 0);
  favor_cursor_set_ply (choices.cursor, 3);
  g_assert_cmpuint (n_choices (&choices), >, 0);

  favor_cursor_set_viewer (choices.cursor, (FavorSeat) ((decider + 1) % 4));
  g_assert_cmpuint (n_choices (&choices), ==, 0);
  favor_cursor_set_viewer (choices.cursor, FAVOR_SEAT_NONE);
  g_assert_cmpuint (n_choices (&choices), ==, 0);
  favor_cursor_set_viewer (choices.cursor, decider);
  assert_lists (&choices);
  choices_free (&choices);
}

static void
test_empty_for_computers (void)
{
  Choices  choices = choices_new (0);
  FavorRng rng;

  favor_rng_seed (&rng, 1);
  do
    g_assert_cmpuint (n_choices (&choices), ==, 0);
  while (models_play (choices.session, 1, &rng) == 1);
  choices_free (&choices);
}

/* What is still possible keeps its row; a row that is gone says so to whoever still has it. */
static void
test_minimal_splices (void)
{
  Choices     choices = choices_new (4);
  ListMirror *mirror = list_mirror_new (choices.model);
  FavorRng    rng;
  guint       n_kept = 0;

  favor_rng_seed (&rng, 9);
  do
    {
      g_autoptr (GPtrArray) before = g_ptr_array_new_with_free_func (g_object_unref);
      guint                 n = 0;

      for (guint i = 0; i < mirror->items->len; i++)
        g_ptr_array_add (before, g_object_ref (mirror->items->pdata[i]));
      mirror->n_added = mirror->n_removed = 0;
      if (models_play (choices.session, 1, &rng) == 0)
        break;
      for (guint i = 0; i < before->len; i++)
        {
          FavorChoiceRow *row = before->pdata[i];
          gboolean        kept = g_ptr_array_find (mirror->items, row, NULL);
          gboolean        enabled;

          g_object_get (row, "enabled", &enabled, NULL);
          g_assert_cmpint (enabled, ==, kept);
          for (guint k = 0; k < mirror->items->len && !kept; k++)
            g_assert_false (favor_action_equal (
              favor_choice_row_get_action (row),
              favor_choice_row_get_action (g_ptr_array_index (mirror->items, k))));
          n += (guint) kept;
        }
      g_assert_cmpuint (mirror->n_removed, ==, before->len - n);
      g_assert_cmpuint (mirror->n_added, ==, mirror->items->len - n);
      n_kept += n;
    }
  while (TRUE);
  g_assert_cmpuint (n_kept, >, 0);
  list_mirror_free (mirror);
  choices_free (&choices);
}

static void
test_heading (void)
{
  Choices          choices = choices_new (4);
  FavorRng         rng;
  g_autofree char *text = heading (&choices);
  g_autofree char *thinking = NULL;
  g_autofree char *over = NULL;
  const char      *name;
  FavorSeat        decider = favor_session_get_decider (choices.session);

  name = favor_session_get_name (choices.session, decider);
  g_assert_true (g_str_has_prefix (text, name));
  g_assert_true (g_str_has_suffix (text, "."));
  g_assert_null (strchr (text, '{'));

  favor_session_set_thinking (choices.session, TRUE);
  thinking = heading (&choices);
  g_assert_true (g_str_has_prefix (thinking, name));
  g_assert_true (g_str_has_suffix (thinking, " is thinking…"));
  favor_session_set_thinking (choices.session, FALSE);

  favor_rng_seed (&rng, 4);
  models_play (choices.session, G_MAXUINT, &rng);
  over = heading (&choices);
  g_assert_true (g_str_has_prefix (over, "The game is over. "));
  g_assert_true (g_str_has_suffix (over, " wins.") || g_str_has_suffix (over, " win."));

  favor_cursor_set_ply (choices.cursor, 0);
  g_free (over);
  over = heading (&choices);
  g_assert_cmpstr (over, ==, text);
  choices_free (&choices);
}

static void
renamed_cb (gpointer counter)
{
  ++*(guint *) counter;
}

static gboolean
names_somebody (Choices *choices)
{
  for (guint i = 0; i < n_choices (choices); i++)
    {
      g_autoptr (FavorChoiceRow) row =
        g_list_model_get_item (G_LIST_MODEL (choices->model), i);

      if (strstr (favor_choice_row_get_label (row), "Ann") != NULL)
        return TRUE;
    }
  return FALSE;
}

static void
test_labels_follow_names (void)
{
  Choices     choices = choices_new_of ("emperors-favor", 4);
  FavorPlayer player = { (char *) "Zoë", FALSE, FAVOR_LEVEL_CASUAL, 0 };
  FavorRng    rng;
  guint       n_renamed = 0;
  gboolean    named = FALSE;

  /* Who asks seat 0 for an offer names it. */
  favor_rng_seed (&rng, 1);
  while (favor_session_get_decider (choices.session) == 0 || !names_somebody (&choices))
    models_play (choices.session, 1, &rng);
  for (guint i = 0; i < n_choices (&choices); i++)
    {
      g_autoptr (FavorChoiceRow) row =
        g_list_model_get_item (G_LIST_MODEL (choices.model), i);

      if (strstr (favor_choice_row_get_label (row), "Ann") == NULL)
        continue;
      g_signal_connect_swapped (row,
                                "notify::label",
                                G_CALLBACK (renamed_cb),
                                &n_renamed);
      named = TRUE;
    }
  g_assert_true (named);
  favor_session_set_player (choices.session, 0, &player);
  g_assert_cmpuint (n_renamed, >, 0);
  assert_lists (&choices);
  choices_free (&choices);
}

/* ---- Long lists ----------------------------------------------------------------------- */

#define LONG_LIST 2280

/* With each ply others of so many are gone: a list with hundreds of gaps. */
static void
list_long (gconstpointer state, FavorActions *out)
{
  const FavorHead *head = favor_game_head (state);

  favor_actions_clear (out);
  out->complete = TRUE;
  for (guint i = 0; i < LONG_LIST && head->decider >= 0; i++)
    if ((i + head->ply) % 7 != 0)
      favor_actions_append (out, 0, 0)->arg[0] = (gint16) i;
}

static void
count_change_cb (GListModel *model,
                 guint       position,
                 guint       n_removed,
                 guint       n_added,
                 guint      *n_changes)
{
  (*n_changes)++;
}

/* However long a list is and wherever it has gaps, a step is one change of it. */
static void
test_one_change (void)
{
  FavorGame                    game = favor_dummy_game;
  g_autoptr (FavorSession)     session = NULL;
  g_autoptr (FavorCursor)      cursor = NULL;
  g_autoptr (FavorChoiceModel) model = NULL;
  g_auto (FavorActions)        legal = { 0 };
  g_autoptr (GError)           error = NULL;
  guint                        n_changes = 0;

  game.list = list_long;
  session = fixture_new_of (&game, 2, 2, 3);
  cursor = favor_cursor_new (session);
  favor_cursor_set_viewer (cursor, FAVOR_VIEWER_OPEN);
  model = favor_choice_model_new (cursor);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (model)), ==, LONG_LIST - 326);
  g_signal_connect (model, "items-changed", G_CALLBACK (count_change_cb), &n_changes);

  /* The dummy game's own list says what it takes. */
  for (guint i = 0; i < 2; i++)
    {
      guint n = favor_session_get_n_plies (session);

      favor_dummy_game.list (favor_session_get_state (session, n), &legal);
      n_changes = 0;
      favor_session_submit (session, &legal.items[0], &error);
      g_assert_no_error (error);
      g_assert_cmpuint (n_changes, ==, 1);
    }
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (model)), >, LONG_LIST / 2);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/choice-model/lists", GAME, test_lists);
  g_test_add_data_func ("/choice-model/lists-what-is-seen",
                        "order-of-the-king",
                        test_lists);
  g_test_add_func ("/choice-model/says-what-is-seen-now", test_says_what_is_seen_now);
  g_test_add_func ("/choice-model/empty-unless-to-be-chosen",
                   test_empty_unless_to_be_chosen);
  g_test_add_func ("/choice-model/empty-for-computers", test_empty_for_computers);
  g_test_add_func ("/choice-model/minimal-splices", test_minimal_splices);
  g_test_add_func ("/choice-model/one-change", test_one_change);
  g_test_add_func ("/choice-model/heading", test_heading);
  g_test_add_func ("/choice-model/labels-follow-names", test_labels_follow_names);
  return g_test_run ();
}
