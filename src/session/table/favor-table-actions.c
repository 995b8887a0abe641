/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "favor-table-actions.h"

#include "favor-signals.h"

struct _FavorTableActions
{
  GObject parent_instance;

  /* Not owned: it is told by the table, and gone before it. */
  FavorTable         *table;
  GSimpleActionGroup *session;
  GSimpleActionGroup *cursor;
  GSimpleActionGroup *review;
};

G_DEFINE_FINAL_TYPE (FavorTableActions, favor_table_actions, G_TYPE_OBJECT)

/* ---- What they do --------------------------------------------------------------------- */

static void
undo (FavorTable *table, GVariant *parameter)
{
  favor_table_undo (table, FALSE);
}

static void
undo_anyway (FavorTable *table, GVariant *parameter)
{
  favor_table_undo (table, TRUE);
}

static void
keep (FavorTable *table, GVariant *parameter)
{
  favor_table_keep (table);
}

static void
redo (FavorTable *table, GVariant *parameter)
{
  favor_session_redo (favor_table_get_session (table));
}

static void
play_on (FavorTable *table, GVariant *parameter)
{
  favor_table_play_on (table);
}

static void
back_to_game (FavorTable *table, GVariant *parameter)
{
  favor_table_back_to_game (table);
}

static void
make_game (FavorTable *table, GVariant *parameter)
{
  favor_table_make_game (table);
}

static void
restore_game (FavorTable *table, GVariant *parameter)
{
  FavorSession *session = favor_table_get_session (table);
  int           index = g_variant_get_int32 (parameter);

  if (index >= 0 && index < (int) favor_session_get_n_variations (session))
    favor_session_set_game (session, index);
}

static void
rematch (FavorTable *table, GVariant *parameter)
{
  g_signal_emit_by_name (table, "rematch");
}

static void
watch_again (FavorTable *table, GVariant *parameter)
{
  favor_table_set_sheet (table, FALSE);
  favor_table_go_to (table, 0);
}

static void
undelete_variation (FavorTable *table, GVariant *parameter)
{
  favor_session_undelete_variation (favor_table_get_session (table));
}

static void
first (FavorTable *table, GVariant *parameter)
{
  favor_table_go_to (table, 0);
}

static void
back (FavorTable *table, GVariant *parameter)
{
  favor_table_go_to (table, favor_cursor_get_ply (favor_table_get_cursor (table)) - 1);
}

static void
forward (FavorTable *table, GVariant *parameter)
{
  favor_table_go_to (table, favor_cursor_get_ply (favor_table_get_cursor (table)) + 1);
}

/* Event by event where there are many. */
static void
step_back (FavorTable *table, GVariant *parameter)
{
  favor_table_step (table, -1);
}

static void
step_forward (FavorTable *table, GVariant *parameter)
{
  favor_table_step (table, 1);
}

static void
previous_round (FavorTable *table, GVariant *parameter)
{
  favor_table_go_to_round (table, -1);
}

static void
next_round (FavorTable *table, GVariant *parameter)
{
  favor_table_go_to_round (table, 1);
}

static void
last (FavorTable *table, GVariant *parameter)
{
  favor_table_go_to (table, favor_session_get_n_plies (favor_table_get_session (table)));
}

static void
play (FavorTable *table, GVariant *parameter)
{
  FavorCursor *cursor = favor_table_get_cursor (table);
  gboolean     playing = favor_cursor_get_playing (cursor);

  if (!playing && favor_cursor_get_at_end (cursor))
    favor_table_go_to (table, 0);
  favor_cursor_set_playing (cursor, !playing);
}

static void
follow (FavorTable *table, GVariant *parameter)
{
  favor_table_follow (table);
}

/* ---- When they mean something --------------------------------------------------------- */

typedef struct
{
  gboolean undo, redo, asking, over, any, covered, live, at_start, at_end, reviewing,
    guided;
} Facts;

static Facts
find_facts (FavorTable *table)
{
  FavorSession  *session = favor_table_get_session (table);
  FavorCursor   *cursor = favor_table_get_cursor (table);
  FavorTableMode mode = favor_table_get_mode (table);

  return (Facts){
    .undo = favor_table_can_undo (table),
    .redo = favor_table_can_redo (table),
    .asking = mode == FAVOR_TABLE_ASKING,
    .over = favor_session_get_over (session),
    .any = favor_session_get_n_plies (session) > 0,
    .covered = favor_table_get_covered (table),
    .live = favor_cursor_get_live (cursor),
    .at_start = favor_cursor_get_ply (cursor) == 0,
    .at_end = favor_cursor_get_at_end (cursor),
    .reviewing = mode == FAVOR_TABLE_REVIEWING,
    .guided = favor_table_get_guided (table),
  };
}

static void
enable (GSimpleActionGroup *group, const char *name, gboolean enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (group), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

static void
enable_steps (GSimpleActionGroup *group, gboolean back, gboolean forward)
{
  enable (group, "first", back);
  enable (group, "back", back);
  enable (group, "forward", forward);
  enable (group, "last", forward);
  enable (group, "previous-round", back);
  enable (group, "next-round", forward);
}

static void
follow_table (FavorTableActions *self)
{
  Facts facts = find_facts (self->table);

  enable (self->session, "undo", facts.undo);
  enable (self->session, "undo-anyway", facts.asking);
  enable (self->session, "keep", facts.asking);
  enable (self->session, "redo", facts.redo);
  enable (self->session, "play-on", facts.reviewing && !facts.guided && !facts.at_end);
  enable (self->session, "rematch", facts.over && !facts.guided);
  enable (self->session, "watch-again", facts.over);
  enable_steps (self->cursor,
                !facts.covered && !facts.at_start,
                !facts.covered && !facts.at_end);
  enable (self->cursor, "play", !facts.covered && facts.any);
  enable (self->cursor, "follow", !facts.live);
  enable_steps (self->review,
                facts.reviewing && !facts.at_start,
                facts.reviewing && !facts.at_end);
  enable (self->review, "step-back", facts.reviewing && !facts.at_start);
  enable (self->review, "step-forward", facts.reviewing && !facts.at_end);
}

/* ---- Groups --------------------------------------------------------------------------- */

typedef struct
{
  const char *name;
  void (*run) (FavorTable *table, GVariant *parameter);
  gboolean indexed;
} Kind;

static const Kind session_kinds[] = {
  { "undo", undo },
  { "undo-anyway", undo_anyway },
  { "keep", keep },
  { "redo", redo },
  { "play-on", play_on },
  { "back-to-game", back_to_game },
  { "make-game", make_game },
  { "restore-game", restore_game, TRUE },
  { "rematch", rematch },
  { "watch-again", watch_again },
  { "undelete-variation", undelete_variation },
};

static const Kind cursor_kinds[] = {
  { "first", first },
  { "back", back },
  { "forward", forward },
  { "last", last },
  { "play", play },
  { "follow", follow },
  { "previous-round", previous_round },
  { "next-round", next_round },
};

static const Kind review_kinds[] = {
  { "first", first },
  { "back", back },
  { "forward", forward },
  { "last", last },
  { "step-back", step_back },
  { "step-forward", step_forward },
  { "previous-round", previous_round },
  { "next-round", next_round },
};

static void
activate_cb (FavorTable *table, GVariant *parameter, GSimpleAction *action)
{
  void (*run) (FavorTable *, GVariant *) = g_object_get_data (G_OBJECT (action), "run");

  run (table, parameter);
}

static GSimpleActionGroup *
create_group (FavorTable *table, const Kind *kinds, guint n_kinds)
{
  GSimpleActionGroup *group = g_simple_action_group_new ();

  for (guint i = 0; i < n_kinds; i++)
    {
      g_autoptr (GSimpleAction) action = g_simple_action_new (kinds[i].name,
                                                              kinds[i].indexed
                                                                ? G_VARIANT_TYPE_INT32
                                                                : NULL);

      g_object_set_data (G_OBJECT (action), "run", (gpointer) kinds[i].run);
      favor_signals_connect (action, "activate", G_CALLBACK (activate_cb), table);
      g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (action));
    }
  return group;
}

static void
favor_table_actions_dispose (GObject *object)
{
  FavorTableActions *self = FAVOR_TABLE_ACTIONS (object);

  g_clear_object (&self->session);
  g_clear_object (&self->cursor);
  g_clear_object (&self->review);

  G_OBJECT_CLASS (favor_table_actions_parent_class)->dispose (object);
}

static void
favor_table_actions_class_init (FavorTableActionsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = favor_table_actions_dispose;
}

static void
favor_table_actions_init (FavorTableActions *self)
{
}

/**
 * favor_table_actions_new:
 * @table: what they act on; must outlive them
 *
 * Returns: (transfer full): the actions of @table
 */
FavorTableActions *
favor_table_actions_new (FavorTable *table)
{
  FavorTableActions *self;

  g_return_val_if_fail (FAVOR_IS_TABLE (table), NULL);

  self = g_object_new (FAVOR_TYPE_TABLE_ACTIONS, NULL);
  self->table = table;
  self->session = create_group (table, session_kinds, G_N_ELEMENTS (session_kinds));
  self->cursor = create_group (table, cursor_kinds, G_N_ELEMENTS (cursor_kinds));
  /* The same steps. */
  self->review = create_group (table, review_kinds, G_N_ELEMENTS (review_kinds));
  favor_signals_connect (table, "changed", G_CALLBACK (follow_table), self);
  follow_table (self);
  return self;
}

/**
 * favor_table_actions_get_group:
 * @name: "session", "cursor" or "review"
 *
 * Returns: (transfer none): those actions
 */
GActionGroup *
favor_table_actions_get_group (FavorTableActions *self, const char *name)
{
  g_return_val_if_fail (FAVOR_IS_TABLE_ACTIONS (self), NULL);

  if (g_str_equal (name, "session"))
    return G_ACTION_GROUP (self->session);
  return G_ACTION_GROUP (g_str_equal (name, "cursor") ? self->cursor : self->review);
}
