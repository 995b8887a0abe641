/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-seat-model.h"

#include "favor-facts.h"
#include "favor-properties.h"

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

/* clang-format off */
static const FavorProperty row_table[ROW_N_PROPS] = {
  [ROW_PROP_SEAT] = { "seat", G_TYPE_INT, FAVOR_READABLE,
                      FAVOR_MEMBER (FavorSeatRow, seat), .max = FAVOR_MAX_SEATS - 1 },
  [ROW_PROP_NAME] = { "name", G_TYPE_STRING, FAVOR_READABLE,
                      FAVOR_MEMBER (FavorSeatRow, name) },
  [ROW_PROP_KIND] = { "kind", G_TYPE_STRING, FAVOR_READABLE,
                      FAVOR_MEMBER (FavorSeatRow, kind) },
  [ROW_PROP_COLOUR] = { "colour", G_TYPE_UINT, FAVOR_READABLE,
                        FAVOR_MEMBER (FavorSeatRow, colour), .max = FAVOR_MAX_SEATS - 1 },
  [ROW_PROP_DECIDING] = { "deciding", G_TYPE_BOOLEAN, FAVOR_READABLE,
                          FAVOR_MEMBER (FavorSeatRow, deciding) },
  [ROW_PROP_WINNER] = { "winner", G_TYPE_BOOLEAN, FAVOR_READABLE,
                        FAVOR_MEMBER (FavorSeatRow, winner) },
  [ROW_PROP_THINKING] = { "thinking", G_TYPE_BOOLEAN, FAVOR_READABLE,
                          FAVOR_MEMBER (FavorSeatRow, thinking) },
  [ROW_PROP_SCORE] = { "score", G_TYPE_INT, FAVOR_READABLE,
                       FAVOR_MEMBER (FavorSeatRow, score) },
  [ROW_PROP_RANK] = { "rank", G_TYPE_UINT, FAVOR_READABLE,
                      FAVOR_MEMBER (FavorSeatRow, rank), .max = FAVOR_MAX_SEATS },
  [ROW_PROP_FACTS] = { "facts", G_TYPE_STRING, FAVOR_READABLE,
                       FAVOR_MEMBER (FavorSeatRow, facts) },
};

/* clang-format on */

static void
favor_seat_row_class_init (FavorSeatRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  favor_properties_install (object_class, row_table, ROW_N_PROPS, row_properties);
}

static void
favor_seat_row_init (FavorSeatRow *self)
{
}

/**
 * favor_seat_row_get_seat:
 *
 * Returns: the seat
 */
FavorSeat
favor_seat_row_get_seat (FavorSeatRow *self)
{
  g_return_val_if_fail (FAVOR_IS_SEAT_ROW (self), FAVOR_SEAT_NONE);

  return self->seat;
}

/**
 * favor_seat_row_get_name:
 *
 * Returns: (transfer none): who sits there
 */
const char *
favor_seat_row_get_name (FavorSeatRow *self)
{
  g_return_val_if_fail (FAVOR_IS_SEAT_ROW (self), NULL);

  return self->name;
}

/**
 * favor_seat_row_get_facts:
 *
 * Returns: (transfer none): the titled fields of the seat that the viewer may see, one
 *   line each
 */
const char *
favor_seat_row_get_facts (FavorSeatRow *self)
{
  g_return_val_if_fail (FAVOR_IS_SEAT_ROW (self), NULL);

  return self->facts;
}

/**
 * favor_seat_row_get_score:
 *
 * Returns: the seat's total as the viewer may know it
 */
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
  favor_properties_set_string (row, row_properties[ROW_PROP_NAME], player->name);
  favor_properties_set_string (row, row_properties[ROW_PROP_KIND], kind);
  favor_properties_set_number (row, row_properties[ROW_PROP_COLOUR], player->colour);
}

static void
update_thinking (FavorSeatRow *row, FavorCursor *cursor)
{
  FavorSession *session = favor_cursor_get_session (cursor);
  gboolean      thinking = favor_session_get_pondering (session) &&
                      favor_cursor_get_at_end (cursor) &&
                      favor_session_get_decider (session) == row->seat;

  favor_properties_set_number (row, row_properties[ROW_PROP_THINKING], thinking);
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
  favor_properties_set_number (row,
                               row_properties[ROW_PROP_DECIDING],
                               favor_game_head (state)->decider == row->seat);
  favor_properties_set_number (row, row_properties[ROW_PROP_WINNER], pad.winner != FALSE);
  favor_properties_set_number (row, row_properties[ROW_PROP_SCORE], pad.total);
  favor_properties_set_number (row, row_properties[ROW_PROP_RANK], pad.rank);
  favor_properties_set_string (row, row_properties[ROW_PROP_FACTS], facts);
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

/**
 * favor_seat_model_get_common_facts:
 *
 * Returns: (transfer full): the titled fields of the position that belong to no seat,
 *   one line each
 */
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
