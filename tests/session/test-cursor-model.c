/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-cursor-model.h"

#include "fixture.h"

#define N_ROWS 2

/* A model that writes down what it is told. */
#define TYPE_RECORDER (recorder_get_type ())
G_DECLARE_FINAL_TYPE (Recorder, recorder, TEST, RECORDER, FavorCursorModel)

struct _Recorder
{
  FavorCursorModel parent_instance;
  GObject         *rows[N_ROWS];
  GString         *log;
};

G_DEFINE_FINAL_TYPE (Recorder, recorder, FAVOR_TYPE_CURSOR_MODEL)

static void
record (FavorCursorModel *model, const char *what)
{
  g_string_append_printf (TEST_RECORDER (model)->log, "%s ", what);
}

static guint
recorder_get_n_rows (FavorCursorModel *model)
{
  return N_ROWS;
}

static gpointer
recorder_get_row (FavorCursorModel *model, guint position)
{
  g_assert_cmpuint (position, <, N_ROWS);
  return TEST_RECORDER (model)->rows[position];
}

static void
recorder_fill (FavorCursorModel *model)
{
  FavorCursor *cursor = favor_cursor_model_get_cursor (model);

  g_assert_true (favor_cursor_model_get_session (model) ==
                 favor_cursor_get_session (cursor));
  record (model, "fill");
}

static void
recorder_moved (FavorCursorModel *model)
{
  record (model, "moved");
}

static void
recorder_stepped (FavorCursorModel *model, guint from, guint to)
{
  g_string_append_printf (TEST_RECORDER (model)->log, "%u>%u ", from, to);
}

static void
recorder_thinking_changed (FavorCursorModel *model)
{
  record (model, "thinking");
}

static void
recorder_players_changed (FavorCursorModel *model)
{
  record (model, "players");
}

static void
recorder_notes_changed (FavorCursorModel *model)
{
  record (model, "notes");
}

static void
recorder_finalize (GObject *object)
{
  Recorder *self = TEST_RECORDER (object);

  for (guint i = 0; i < N_ROWS; i++)
    g_assert_finalize_object (self->rows[i]);
  g_string_free (self->log, TRUE);
  G_OBJECT_CLASS (recorder_parent_class)->finalize (object);
}

static void
recorder_class_init (RecorderClass *klass)
{
  FavorCursorModelClass *model_class = FAVOR_CURSOR_MODEL_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = recorder_finalize;
  model_class->row_type = G_TYPE_OBJECT;
  model_class->get_n_rows = recorder_get_n_rows;
  model_class->get_row = recorder_get_row;
  model_class->fill = recorder_fill;
  model_class->moved = recorder_moved;
  model_class->stepped = recorder_stepped;
  model_class->thinking_changed = recorder_thinking_changed;
  model_class->players_changed = recorder_players_changed;
  model_class->notes_changed = recorder_notes_changed;
}

static void
recorder_init (Recorder *self)
{
  for (guint i = 0; i < N_ROWS; i++)
    self->rows[i] = g_object_new (G_TYPE_OBJECT, NULL);
  self->log = g_string_new (NULL);
}

typedef struct
{
  FavorSession *session;
  FavorCursor  *cursor;
  Recorder     *model;
} Follow;

/* A session of five plies, a cursor at its end and a model that has been filled. */
static void
set_up (Follow *follow, gconstpointer data)
{
  follow->session = fixture_new (3, 1);
  fixture_play (follow->session, 5, 1);
  follow->cursor = favor_cursor_new (follow->session);
  follow->model = g_object_new (TYPE_RECORDER, "cursor", follow->cursor, NULL);
}

/* The proof that the model lets go of what it follows, and of its rows. */
static void
tear_down (Follow *follow, gconstpointer data)
{
  g_assert_finalize_object (follow->model);
  g_assert_finalize_object (follow->cursor);
  g_assert_finalize_object (follow->session);
}

static void
assert_log (Follow *follow, const char *expected)
{
  g_assert_cmpstr (follow->model->log->str, ==, expected);
  g_string_truncate (follow->model->log, 0);
}

static void
test_list (Follow *follow, gconstpointer data)
{
  GListModel             *list = G_LIST_MODEL (follow->model);
  g_autoptr (FavorCursor) cursor = NULL;

  g_object_get (follow->model, "cursor", &cursor, NULL);
  g_assert_true (cursor == follow->cursor);
  g_assert_true (g_list_model_get_item_type (list) == G_TYPE_OBJECT);
  g_assert_cmpuint (g_list_model_get_n_items (list), ==, N_ROWS);
  for (guint i = 0; i < N_ROWS; i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (list, i);

      g_assert_true (item == follow->model->rows[i]);
    }
  g_assert_null (g_list_model_get_item (list, N_ROWS));
  g_assert_null (g_list_model_get_item (list, G_MAXUINT));
}

static void
test_hears (Follow *follow, gconstpointer data)
{
  FavorPlayer player = { (char *) "Zoë", FALSE, FAVOR_LEVEL_CASUAL, 0 };

  assert_log (follow, "fill ");
  favor_cursor_set_viewer (follow->cursor, FAVOR_VIEWER_OPEN);
  assert_log (follow, "moved ");
  favor_session_set_thinking (follow->session, TRUE);
  assert_log (follow, "thinking ");
  favor_session_set_thinking (follow->session, FALSE);
  assert_log (follow, "thinking ");
  favor_session_set_player (follow->session, 0, &player);
  assert_log (follow, "players ");
  favor_session_set_note (follow->session, 2, "Why there?");
  assert_log (follow, "notes ");
}

/* The cursor moves before the models hear of a step that made it move. */
static void
test_order (Follow *follow, gconstpointer data)
{
  assert_log (follow, "fill ");
  fixture_step (follow->session, 0);
  assert_log (follow, "moved 5>6 ");
  favor_cursor_set_ply (follow->cursor, 2);
  assert_log (follow, "thinking moved ");
  fixture_step (follow->session, 0);
  assert_log (follow, "6>7 ");
}

static void
add (const char *path, void (*test) (Follow *, gconstpointer))
{
  g_test_add (path, Follow, NULL, set_up, test, tear_down);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  add ("/cursor-model/list", test_list);
  add ("/cursor-model/hears", test_hears);
  add ("/cursor-model/order", test_order);
  return g_test_run ();
}
