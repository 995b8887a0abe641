/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-seat-model.h"

#include "favor-facts.h"

/* The rows live as long as the model: their number never changes, only their properties
 * do, so that a view keeps its widgets and a screen reader its place. */

struct _FavorSeatRow
{
  GObject   parent_instance;
  FavorSeat seat;
  char     *name;
  char     *kind;
  char     *facts;
  guint     colour;
  gboolean  deciding;
  gboolean  winner;
  gboolean  thinking;
  int       score;
  guint     rank;
};

G_DEFINE_FINAL_TYPE (FavorSeatRow, favor_seat_row, G_TYPE_OBJECT)

enum
{
  ROW_PROP_0,
  ROW_PROP_SEAT,
  ROW_PROP_NAME,
  ROW_PROP_KIND,
  ROW_PROP_COLOUR,
  ROW_PROP_DECIDING,
  ROW_PROP_WINNER,
  ROW_PROP_THINKING,
  ROW_PROP_SCORE,
  ROW_PROP_RANK,
  ROW_PROP_FACTS,
  ROW_N_PROPS
};

static GParamSpec *row_properties[ROW_N_PROPS];

struct _FavorSeatModel
{
  FavorCursorModel parent_instance;
  GPtrArray       *rows;
};

G_DEFINE_FINAL_TYPE (FavorSeatModel, favor_seat_model, FAVOR_TYPE_CURSOR_MODEL)

static void
row_set_string (FavorSeatRow *self, char **member, const char *value, guint prop)
{
  if (g_strcmp0 (*member, value) == 0)
    return;
  g_free (*member);
  *member = g_strdup (value);
  g_object_notify_by_pspec (G_OBJECT (self), row_properties[prop]);
}

static void
row_set_boolean (FavorSeatRow *self, gboolean *member, gboolean value, guint prop)
{
  if (*member == value)
    return;
  *member = value;
  g_object_notify_by_pspec (G_OBJECT (self), row_properties[prop]);
}

static void
row_set_uint (FavorSeatRow *self, guint *member, guint value, guint prop)
{
  if (*member == value)
    return;
  *member = value;
  g_object_notify_by_pspec (G_OBJECT (self), row_properties[prop]);
}

static void
row_set_score (FavorSeatRow *self, int score)
{
  if (self->score == score)
    return;
  self->score = score;
  g_object_notify_by_pspec (G_OBJECT (self), row_properties[ROW_PROP_SCORE]);
}

static void
favor_seat_row_finalize (GObject *object)
{
  FavorSeatRow *self = FAVOR_SEAT_ROW (object);

  g_free (self->name);
  g_free (self->kind);
  g_free (self->facts);
  G_OBJECT_CLASS (favor_seat_row_parent_class)->finalize (object);
}

static void
favor_seat_row_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  FavorSeatRow *self = FAVOR_SEAT_ROW (object);

  switch (id)
    {
    case ROW_PROP_SEAT:
      g_value_set_int (value, self->seat);
      break;
    case ROW_PROP_NAME:
      g_value_set_string (value, self->name);
      break;
    case ROW_PROP_KIND:
      g_value_set_string (value, self->kind);
      break;
    case ROW_PROP_COLOUR:
      g_value_set_uint (value, self->colour);
      break;
    case ROW_PROP_DECIDING:
      g_value_set_boolean (value, self->deciding);
      break;
    case ROW_PROP_WINNER:
      g_value_set_boolean (value, self->winner);
      break;
    case ROW_PROP_THINKING:
      g_value_set_boolean (value, self->thinking);
      break;
    case ROW_PROP_SCORE:
      g_value_set_int (value, self->score);
      break;
    case ROW_PROP_RANK:
      g_value_set_uint (value, self->rank);
      break;
    case ROW_PROP_FACTS:
      g_value_set_string (value, self->facts);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
favor_seat_row_class_init (FavorSeatRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags   flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->finalize = favor_seat_row_finalize;
  object_class->get_property = favor_seat_row_get_property;

  row_properties[ROW_PROP_SEAT] =
    g_param_spec_int ("seat", NULL, NULL, 0, FAVOR_MAX_SEATS - 1, 0, flags);
  row_properties[ROW_PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL, flags);
  row_properties[ROW_PROP_KIND] = g_param_spec_string ("kind", NULL, NULL, NULL, flags);
  row_properties[ROW_PROP_COLOUR] =
    g_param_spec_uint ("colour", NULL, NULL, 0, FAVOR_MAX_SEATS - 1, 0, flags);
  row_properties[ROW_PROP_DECIDING] = g_param_spec_boolean ("deciding",
                                                            NULL,
                                                            NULL,
                                                            FALSE,
                                                            flags);
  row_properties[ROW_PROP_WINNER] = g_param_spec_boolean ("winner",
                                                          NULL,
                                                          NULL,
                                                          FALSE,
                                                          flags);
  row_properties[ROW_PROP_THINKING] = g_param_spec_boolean ("thinking",
                                                            NULL,
                                                            NULL,
                                                            FALSE,
                                                            flags);
  row_properties[ROW_PROP_SCORE] =
    g_param_spec_int ("score", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  row_properties[ROW_PROP_RANK] =
    g_param_spec_uint ("rank", NULL, NULL, 0, FAVOR_MAX_SEATS, 0, flags);
  row_properties[ROW_PROP_FACTS] = g_param_spec_string ("facts", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, ROW_N_PROPS, row_properties);
}

static void
favor_seat_row_init (FavorSeatRow *self)
{
}

FavorSeat
favor_seat_row_get_seat (FavorSeatRow *self)
{
  g_return_val_if_fail (FAVOR_IS_SEAT_ROW (self), FAVOR_SEAT_NONE);

  return self->seat;
}

const char *
favor_seat_row_get_name (FavorSeatRow *self)
{
  g_return_val_if_fail (FAVOR_IS_SEAT_ROW (self), NULL);

  return self->name;
}

const char *
favor_seat_row_get_facts (FavorSeatRow *self)
{
  g_return_val_if_fail (FAVOR_IS_SEAT_ROW (self), NULL);

  return self->facts;
}

int
favor_seat_row_get_score (FavorSeatRow *self)
{
  g_return_val_if_fail (FAVOR_IS_SEAT_ROW (self), 0);

  return self->score;
}

static void
update_player (FavorSeatRow *row, FavorSession *session)
{
  const FavorPlayer *player = favor_session_get_player (session, row->seat);
  const char        *kind;

  /* Translators: who plays a seat: a person at this screen, not a computer. */
  kind = player->is_bot
           ? g_dgettext (GETTEXT_PACKAGE, favor_level_get_title (player->level))
           : _ ("Person");
  row_set_string (row, &row->name, player->name, ROW_PROP_NAME);
  row_set_string (row, &row->kind, kind, ROW_PROP_KIND);
  row_set_uint (row, &row->colour, player->colour, ROW_PROP_COLOUR);
}

static void
update_thinking (FavorSeatRow *row, FavorCursor *cursor)
{
  FavorSession *session = favor_cursor_get_session (cursor);
  gboolean      thinking = favor_session_get_thinking (session) &&
                      favor_cursor_get_at_end (cursor) &&
                      favor_session_get_decider (session) == row->seat;

  row_set_boolean (row, &row->thinking, thinking, ROW_PROP_THINKING);
}

/* Only from the masked state, so that no score or fact can tell more than the viewer may
 * know. */
static void
update_position (FavorSeatRow *row, FavorCursor *cursor)
{
  FavorSession    *session = favor_cursor_get_session (cursor);
  const FavorGame *game = favor_session_get_game (session);
  gconstpointer    state = favor_cursor_get_state (cursor);
  g_autofree char *facts = NULL;
  FavorPad         pad;

  game->score (state, row->seat, &pad);
  facts = favor_facts_for_seat (game,
                                state,
                                row->seat,
                                favor_session_get_names (session));
  row_set_boolean (row,
                   &row->deciding,
                   favor_game_head (state)->decider == row->seat,
                   ROW_PROP_DECIDING);
  row_set_boolean (row, &row->winner, pad.winner != FALSE, ROW_PROP_WINNER);
  row_set_score (row, pad.total);
  row_set_uint (row, &row->rank, pad.rank, ROW_PROP_RANK);
  row_set_string (row, &row->facts, facts, ROW_PROP_FACTS);
}

static void
update_row (FavorSeatRow *row, FavorCursor *cursor)
{
  g_object_freeze_notify (G_OBJECT (row));
  update_player (row, favor_cursor_get_session (cursor));
  update_position (row, cursor);
  update_thinking (row, cursor);
  g_object_thaw_notify (G_OBJECT (row));
}

static void
favor_seat_model_update (FavorCursorModel *model)
{
  FavorSeatModel *self = FAVOR_SEAT_MODEL (model);

  for (guint i = 0; i < self->rows->len; i++)
    update_row (g_ptr_array_index (self->rows, i), favor_cursor_model_get_cursor (model));
}

static void
favor_seat_model_thinking_changed (FavorCursorModel *model)
{
  FavorSeatModel *self = FAVOR_SEAT_MODEL (model);

  for (guint i = 0; i < self->rows->len; i++)
    update_thinking (g_ptr_array_index (self->rows, i),
                     favor_cursor_model_get_cursor (model));
}

static void
favor_seat_model_fill (FavorCursorModel *model)
{
  FavorSeatModel *self = FAVOR_SEAT_MODEL (model);
  FavorSession   *session = favor_cursor_model_get_session (model);

  for (guint i = 0; i < favor_session_get_n_seats (session); i++)
    {
      FavorSeatRow *row = g_object_new (FAVOR_TYPE_SEAT_ROW, NULL);

      row->seat = (FavorSeat) i;
      g_ptr_array_add (self->rows, row);
    }
  favor_seat_model_update (model);
}

static guint
favor_seat_model_get_n_rows (FavorCursorModel *model)
{
  return FAVOR_SEAT_MODEL (model)->rows->len;
}

static gpointer
favor_seat_model_get_row (FavorCursorModel *model, guint position)
{
  return g_ptr_array_index (FAVOR_SEAT_MODEL (model)->rows, position);
}

static void
favor_seat_model_finalize (GObject *object)
{
  FavorSeatModel *self = FAVOR_SEAT_MODEL (object);

  g_clear_pointer (&self->rows, g_ptr_array_unref);
  G_OBJECT_CLASS (favor_seat_model_parent_class)->finalize (object);
}

static void
favor_seat_model_class_init (FavorSeatModelClass *klass)
{
  FavorCursorModelClass *model_class = FAVOR_CURSOR_MODEL_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = favor_seat_model_finalize;
  model_class->row_type = FAVOR_TYPE_SEAT_ROW;
  model_class->get_n_rows = favor_seat_model_get_n_rows;
  model_class->get_row = favor_seat_model_get_row;
  model_class->fill = favor_seat_model_fill;
  model_class->moved = favor_seat_model_update;
  model_class->thinking_changed = favor_seat_model_thinking_changed;
  model_class->players_changed = favor_seat_model_update;
}

static void
favor_seat_model_init (FavorSeatModel *self)
{
  self->rows = g_ptr_array_new_with_free_func (g_object_unref);
}

FavorSeatModel *
favor_seat_model_new (FavorCursor *cursor)
{
  g_return_val_if_fail (FAVOR_IS_CURSOR (cursor), NULL);

  return g_object_new (FAVOR_TYPE_SEAT_MODEL, "cursor", cursor, NULL);
}

char *
favor_seat_model_get_common_facts (FavorSeatModel *self)
{
  FavorCursor  *cursor;
  FavorSession *session;

  g_return_val_if_fail (FAVOR_IS_SEAT_MODEL (self), NULL);

  cursor = favor_cursor_model_get_cursor (FAVOR_CURSOR_MODEL (self));
  session = favor_cursor_get_session (cursor);
  return favor_facts_for_table (favor_session_get_game (session),
                                favor_cursor_get_state (cursor),
                                favor_session_get_names (session));
}
