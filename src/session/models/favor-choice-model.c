/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "favor-choice-model.h"

#include "favor-properties.h"

struct _FavorChoiceRow
{
  GObject      parent_instance;
  FavorCursor *cursor;
  FavorAction  action;
  char        *label;
  gboolean     enabled;
};

G_DEFINE_FINAL_TYPE (FavorChoiceRow, favor_choice_row, G_TYPE_OBJECT)

enum
{
  ROW_PROP_LABEL,
  ROW_PROP_GROUP,
  ROW_PROP_ENABLED,
  ROW_N_PROPS
};

static GParamSpec *row_properties[ROW_N_PROPS];

/* An item of the model; the row exists once somebody asked for it. */
typedef struct
{
  FavorAction     action;
  FavorChoiceRow *row;
} Choice;

/* All parts of a page list the same choices: a cursor knows its model as long as anybody has
 * that. */
#define MODEL_KEY "favor-choice-model"

struct _FavorChoiceModel
{
  FavorCursorModel parent_instance;
  GArray          *choices;
  FavorActions     legal;
  char            *heading;
  gboolean         complete;
  gboolean         can_submit;
};

G_DEFINE_FINAL_TYPE (FavorChoiceModel, favor_choice_model, FAVOR_TYPE_CURSOR_MODEL)

enum
{
  PROP_COMPLETE,
  PROP_HEADING,
  PROP_CAN_SUBMIT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
favor_choice_row_finalize (GObject *object)
{
  FavorChoiceRow *self = FAVOR_CHOICE_ROW (object);

  g_free (self->label);
  g_clear_object (&self->cursor);
  G_OBJECT_CLASS (favor_choice_row_parent_class)->finalize (object);
}

static const FavorGame *
get_game (FavorChoiceRow *self)
{
  return favor_session_get_game (favor_cursor_get_session (self->cursor));
}

static const char *
get_group (FavorChoiceRow *self)
{
  return get_game (self)->actions[self->action.kind].id;
}

/* clang-format off */
static const FavorProperty row_table[ROW_N_PROPS] = {
  [ROW_PROP_LABEL] = { "label", G_TYPE_STRING, .get = G_CALLBACK (favor_choice_row_get_label) },
  [ROW_PROP_GROUP] = { "group", G_TYPE_STRING, .get = G_CALLBACK (get_group) },
  [ROW_PROP_ENABLED] = { "enabled", G_TYPE_BOOLEAN, 0, FAVOR_MEMBER (FavorChoiceRow, enabled), .fallback = TRUE },
};

/* clang-format on */

static void
favor_choice_row_class_init (FavorChoiceRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = favor_choice_row_finalize;
  favor_properties_install (object_class, row_table, ROW_N_PROPS, row_properties);
}

static void
favor_choice_row_init (FavorChoiceRow *self)
{
  self->enabled = TRUE;
}

const FavorAction *
favor_choice_row_get_action (FavorChoiceRow *self)
{
  g_return_val_if_fail (FAVOR_IS_CHOICE_ROW (self), NULL);

  return &self->action;
}

const char *
favor_choice_row_get_label (FavorChoiceRow *self)
{
  g_return_val_if_fail (FAVOR_IS_CHOICE_ROW (self), NULL);

  if (self->label == NULL)
    self->label = favor_text_for_choice (
      get_game (self),
      favor_cursor_get_state (self->cursor),
      &self->action,
      favor_session_get_names (favor_cursor_get_session (self->cursor)));
  return self->label;
}

/* A view may keep the row of a choice that is gone; then it must not offer it. */
static void
clear_choice (gpointer data)
{
  Choice *choice = data;

  if (choice->row == NULL)
    return;
  favor_properties_set_number (choice->row, row_properties[ROW_PROP_ENABLED], FALSE);
  g_clear_object (&choice->row);
}

static guint
action_hash (gconstpointer key)
{
  const FavorAction *action = key;
  guint              hash = action->kind * 31u + (guint) action->seat;

  for (guint i = 0; i < FAVOR_ACTION_ARGS; i++)
    hash = hash * 33u + (guint16) action->arg[i];
  return hash;
}

static gboolean
action_equal (gconstpointer a, gconstpointer b)
{
  return favor_action_equal (a, b);
}

static GArray *
new_choices (guint n)
{
  GArray *choices = g_array_sized_new (FALSE, TRUE, sizeof (Choice), n);

  g_array_set_clear_func (choices, clear_choice);
  g_array_set_size (choices, n);
  return choices;
}

static gboolean
is_same (FavorChoiceModel *self, guint old, guint new)
{
  return favor_action_equal (&g_array_index (self->choices, Choice, old).action,
                             &self->legal.items[new]);
}

/* What is legal as before keeps its row, wherever it stands now. */
static void
keep_rows (GArray *old, GArray *choices)
{
  g_autoptr (GHashTable) rows = g_hash_table_new (action_hash, action_equal);

  for (guint i = 0; i < old->len; i++)
    {
      Choice *choice = &g_array_index (old, Choice, i);

      if (choice->row != NULL)
        g_hash_table_insert (rows, &choice->action, choice);
    }
  for (guint i = 0; i < choices->len && g_hash_table_size (rows) > 0; i++)
    {
      Choice *choice = &g_array_index (choices, Choice, i);
      Choice *before = g_hash_table_lookup (rows, &choice->action);

      if (before != NULL)
        choice->row = g_steal_pointer (&before->row);
    }
}

/* One change for all that is gone and all that is new: who listens would otherwise do its work for
 * each gap between them. */
static void
merge_choices (FavorChoiceModel *self)
{
  guint              n_old = self->choices->len, n_new = self->legal.n;
  guint              head = 0, tail = 0;
  g_autoptr (GArray) old = NULL;

  while (head < MIN (n_old, n_new) && is_same (self, head, head))
    head++;
  while (tail < MIN (n_old, n_new) - head &&
         is_same (self, n_old - 1 - tail, n_new - 1 - tail))
    tail++;
  if (head == n_old && head == n_new)
    return;
  old = g_steal_pointer (&self->choices);
  self->choices = new_choices (n_new);
  for (guint i = 0; i < n_new; i++)
    g_array_index (self->choices, Choice, i).action = self->legal.items[i];
  keep_rows (old, self->choices);
  g_clear_pointer (&old, g_array_unref);
  g_list_model_items_changed (G_LIST_MODEL (self),
                              head,
                              n_old - head - tail,
                              n_new - head - tail);
}

/* Who may act: the list is made from what the viewer sees, so it is right only for the eyes
 * of the decider and for open hands. */
static gboolean
may_choose (FavorCursor *cursor)
{
  FavorSession *session = favor_cursor_get_session (cursor);
  FavorSeat     viewer = favor_cursor_get_viewer (cursor);

  return favor_cursor_get_at_end (cursor) && favor_session_awaits_person (session) &&
         !favor_session_get_thinking (session) &&
         (viewer == FAVOR_VIEWER_OPEN || viewer == favor_session_get_decider (session));
}

static char *
winners_text (const FavorGame *game, gconstpointer state, const FavorNames *names)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv)           winners = NULL;
  g_autofree char         *joined = NULL;
  guint                    n_winners = 0;

  for (guint i = 0; i < favor_game_head (state)->n_seats; i++)
    {
      FavorPad pad;

      game->score (state, (FavorSeat) i, &pad);
      if (!pad.winner)
        continue;
      g_strv_builder_add (builder, names->names[i]);
      n_winners++;
    }
  if (n_winners == 0)
    /* Translators: shown above the board when nothing is left to decide. */
    return g_strdup (_ ("The game is over."));

  winners = g_strv_builder_end (builder);
  joined = favor_text_join ((const char *const *) winners);
  /* Translators: shown above the board when nothing is left to decide. {players} is one
   * name, or several joined as in "Ann and Bo"; the form is chosen by their number. */
  return favor_text_fill (g_dngettext (GETTEXT_PACKAGE,
                                       "The game is over. {players} wins.",
                                       "The game is over. {players} win.",
                                       n_winners),
                          "players",
                          joined);
}

static const char *
phase_title (const FavorGame *game, gconstpointer state)
{
  const FavorField *field = favor_schema_find (game->state, "phase");
  guint             phase = favor_game_head (state)->phase;

  if (field == NULL || field->words == NULL || phase >= field->words->n_words)
    return NULL;
  return field->words->words[phase].title;
}

static char *
fill_player (FavorSession *session, const char *text, FavorSeat seat)
{
  const FavorWord *party = favor_session_get_party (session, seat);

  return party != NULL
           ? favor_text_fill (text, "player@", party)
           : favor_text_fill (text, "player", favor_session_get_name (session, seat));
}

static char *
make_heading (FavorCursor *cursor)
{
  FavorSession    *session = favor_cursor_get_session (cursor);
  const FavorGame *game = favor_session_get_game (session);
  gconstpointer    state = favor_cursor_get_state (cursor);
  FavorSeat        decider = favor_game_head (state)->decider;
  const char      *title = phase_title (game, state);

  if (decider == FAVOR_SEAT_NONE)
    return winners_text (game, state, favor_session_get_names (session));

  if (favor_session_get_thinking (session) && favor_cursor_get_at_end (cursor))
    /* Translators: shown above the board while a computer chooses. */
    return fill_player (session, _ ("{player} is thinking…"), decider);
  if (title == NULL)
    /* Translators: shown above the board: whose decision is next. */
    return fill_player (session, _ ("{player} decides"), decider);
  return fill_player (session, g_dgettext (GETTEXT_PACKAGE, title), decider);
}

static void
favor_choice_model_update (FavorCursorModel *model)
{
  FavorChoiceModel *self = FAVOR_CHOICE_MODEL (model);
  FavorCursor      *cursor = favor_cursor_model_get_cursor (model);
  const FavorGame  *game = favor_session_get_game (favor_cursor_get_session (cursor));
  g_autofree char  *heading = make_heading (cursor);

  favor_actions_clear (&self->legal);
  if (may_choose (cursor))
    game->list (favor_cursor_get_state (cursor), &self->legal);

  g_object_freeze_notify (G_OBJECT (self));
  merge_choices (self);
  favor_properties_set_number (self,
                               properties[PROP_COMPLETE],
                               self->legal.n == 0 || self->legal.complete);
  favor_properties_set_number (self, properties[PROP_CAN_SUBMIT], self->legal.n > 0);
  favor_properties_set_string (self, properties[PROP_HEADING], heading);
  g_object_thaw_notify (G_OBJECT (self));
}

static void
relabel (FavorChoiceModel *self)
{
  for (guint i = 0; i < self->choices->len; i++)
    {
      FavorChoiceRow  *row = g_array_index (self->choices, Choice, i).row;
      g_autofree char *before = row != NULL ? g_steal_pointer (&row->label) : NULL;

      if (before != NULL && !g_str_equal (before, favor_choice_row_get_label (row)))
        g_object_notify_by_pspec (G_OBJECT (row), row_properties[ROW_PROP_LABEL]);
    }
}

/* Labels may hold names. */
static void
favor_choice_model_players_changed (FavorCursorModel *model)
{
  relabel (FAVOR_CHOICE_MODEL (model));
  favor_choice_model_update (model);
}

/* What is told from what is seen has other words in another position. */
static void
favor_choice_model_moved (FavorCursorModel *model)
{
  favor_choice_model_update (model);
  if (favor_session_get_game (favor_cursor_model_get_session (model))->point_out != NULL)
    relabel (FAVOR_CHOICE_MODEL (model));
}

static guint
favor_choice_model_get_n_rows (FavorCursorModel *model)
{
  return FAVOR_CHOICE_MODEL (model)->choices->len;
}

static gpointer
favor_choice_model_get_row (FavorCursorModel *model, guint position)
{
  FavorChoiceModel *self = FAVOR_CHOICE_MODEL (model);
  Choice           *choice = &g_array_index (self->choices, Choice, position);

  if (choice->row == NULL)
    {
      choice->row = g_object_new (FAVOR_TYPE_CHOICE_ROW, NULL);
      choice->row->cursor = g_object_ref (favor_cursor_model_get_cursor (model));
      choice->row->action = choice->action;
    }
  return choice->row;
}

static void
favor_choice_model_finalize (GObject *object)
{
  FavorChoiceModel *self = FAVOR_CHOICE_MODEL (object);
  FavorCursor      *cursor = favor_cursor_model_get_cursor (FAVOR_CURSOR_MODEL (self));

  g_object_set_data (G_OBJECT (cursor), MODEL_KEY, NULL);
  g_clear_pointer (&self->choices, g_array_unref);
  favor_actions_free_items (&self->legal);
  g_free (self->heading);
  G_OBJECT_CLASS (favor_choice_model_parent_class)->finalize (object);
}

/* clang-format off */
static const FavorProperty property_table[N_PROPS] = {
  [PROP_COMPLETE] = { "complete", G_TYPE_BOOLEAN, 0, FAVOR_MEMBER (FavorChoiceModel, complete), .fallback = TRUE },
  [PROP_HEADING] = { "heading", G_TYPE_STRING, 0, FAVOR_MEMBER (FavorChoiceModel, heading) },
  [PROP_CAN_SUBMIT] = { "can-submit", G_TYPE_BOOLEAN, 0, FAVOR_MEMBER (FavorChoiceModel, can_submit) },
};

/* clang-format on */

static void
favor_choice_model_class_init (FavorChoiceModelClass *klass)
{
  GObjectClass          *object_class = G_OBJECT_CLASS (klass);
  FavorCursorModelClass *model_class = FAVOR_CURSOR_MODEL_CLASS (klass);

  object_class->finalize = favor_choice_model_finalize;
  model_class->row_type = FAVOR_TYPE_CHOICE_ROW;
  model_class->get_n_rows = favor_choice_model_get_n_rows;
  model_class->get_row = favor_choice_model_get_row;
  model_class->fill = favor_choice_model_update;
  model_class->moved = favor_choice_model_moved;
  model_class->thinking_changed = favor_choice_model_update;
  model_class->players_changed = favor_choice_model_players_changed;

  favor_properties_install (object_class, property_table, N_PROPS, properties);
}

static void
favor_choice_model_init (FavorChoiceModel *self)
{
  self->complete = TRUE;
  self->choices = new_choices (0);
}

FavorChoiceModel *
favor_choice_model_new (FavorCursor *cursor)
{
  FavorChoiceModel *model;

  g_return_val_if_fail (FAVOR_IS_CURSOR (cursor), NULL);

  model = g_object_get_data (G_OBJECT (cursor), MODEL_KEY);
  if (model != NULL)
    return g_object_ref (model);
  model = g_object_new (FAVOR_TYPE_CHOICE_MODEL, "cursor", cursor, NULL);
  g_object_set_data (G_OBJECT (cursor), MODEL_KEY, model);
  return model;
}

gboolean
favor_choice_model_get_can_submit (FavorChoiceModel *self)
{
  g_return_val_if_fail (FAVOR_IS_CHOICE_MODEL (self), FALSE);

  return self->can_submit;
}

const FavorAction *
favor_choice_model_get_action (FavorChoiceModel *self, guint position)
{
  g_return_val_if_fail (FAVOR_IS_CHOICE_MODEL (self), NULL);
  g_return_val_if_fail (position < self->choices->len, NULL);

  return &g_array_index (self->choices, Choice, position).action;
}
