/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-pad-model.h"

#include "favor-properties.h"

/* A row never changes; where the numbers change, another row takes its place. */
struct _FavorPadRow
{
  GObject  parent_instance;
  char    *title;
  GArray  *cells;
  int      total;
  gboolean is_total;
};

G_DEFINE_FINAL_TYPE (FavorPadRow, favor_pad_row, G_TYPE_OBJECT)

struct _FavorPadModel
{
  FavorCursorModel parent_instance;
  FavorSeat        seat;
  GPtrArray       *rows;
  /* guint16: the round of each ply of the line as far as it was needed. */
  GArray *rounds;
  /* guint: the first ply of each column's round; empty without rounds. */
  GArray *starts;
  guint   n_columns;
};

G_DEFINE_FINAL_TYPE (FavorPadModel, favor_pad_model, FAVOR_TYPE_CURSOR_MODEL)

enum
{
  PROP_SEAT,
  PROP_N_COLUMNS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
favor_pad_row_finalize (GObject *object)
{
  FavorPadRow *self = FAVOR_PAD_ROW (object);

  g_free (self->title);
  g_clear_pointer (&self->cells, g_array_unref);
  G_OBJECT_CLASS (favor_pad_row_parent_class)->finalize (object);
}

/* clang-format off */
static const FavorProperty row_table[] = {
  { "title", G_TYPE_STRING, FAVOR_READABLE, FAVOR_MEMBER (FavorPadRow, title) },
};

/* clang-format on */

static void
favor_pad_row_class_init (FavorPadRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = favor_pad_row_finalize;

  favor_properties_install (object_class, row_table, G_N_ELEMENTS (row_table), NULL);
}

static void
favor_pad_row_init (FavorPadRow *self)
{
  self->cells = g_array_new (FALSE, TRUE, sizeof (int));
}

/**
 * favor_pad_row_get_title:
 *
 * Returns: (transfer none): what the row counts
 */
const char *
favor_pad_row_get_title (FavorPadRow *self)
{
  g_return_val_if_fail (FAVOR_IS_PAD_ROW (self), NULL);

  return self->title;
}

/**
 * favor_pad_row_get_cell:
 * @column: 0 to `n-columns` - 1
 *
 * Returns: what the row brought in that column
 */
int
favor_pad_row_get_cell (FavorPadRow *self, guint column)
{
  g_return_val_if_fail (FAVOR_IS_PAD_ROW (self), 0);

  return column < self->cells->len ? g_array_index (self->cells, int, column) : 0;
}

/**
 * favor_pad_row_get_total:
 *
 * Returns: the sum of all cells
 */
int
favor_pad_row_get_total (FavorPadRow *self)
{
  g_return_val_if_fail (FAVOR_IS_PAD_ROW (self), 0);

  return self->total;
}

/**
 * favor_pad_row_is_total:
 *
 * Returns: whether it is the last row, which has the totals
 */
gboolean
favor_pad_row_is_total (FavorPadRow *self)
{
  g_return_val_if_fail (FAVOR_IS_PAD_ROW (self), FALSE);

  return self->is_total;
}

/* Only from the masked state, so that no cell can tell more than the viewer may know. */
static void
pad_at (FavorPadModel *self, guint ply, FavorSeat seat, gpointer state, FavorPad *pad)
{
  FavorCursor  *cursor = favor_cursor_model_get_cursor (FAVOR_CURSOR_MODEL (self));
  FavorSession *session = favor_cursor_get_session (cursor);

  favor_cursor_copy_state (cursor, ply, state);
  favor_session_get_game (session)->score (state, seat, pad);
}

/* Learns the rounds of the plies up to @ply; those already known are not looked at again. */
static void
learn_rounds (FavorPadModel *self, guint ply, gpointer state)
{
  while (self->rounds->len <= ply)
    {
      FavorPad pad;

      pad_at (self, self->rounds->len, 0, state, &pad);
      g_array_append_val (self->rounds, pad.round);
    }
}

static void
find_starts (FavorPadModel *self, guint ply)
{
  guint16 before = 0;

  g_array_set_size (self->starts, 0);
  for (guint i = 0; i <= ply; i++)
    {
      guint16 round = g_array_index (self->rounds, guint16, i);

      if (round > before)
        g_array_append_val (self->starts, i);
      before = MAX (before, round);
    }
}

/* The pad as it stood at the end of each column's round: what an action brings counts for
 * the round in which it was decided, so a round ends with the ply that begins the next. The
 * pads add up, hence a cell is the difference to the column before. */
static FavorPad *
round_pads (FavorPadModel *self, guint ply, gpointer state)
{
  FavorPad *pads = g_new0 (FavorPad, self->starts->len);

  for (guint i = 0; i < self->starts->len; i++)
    {
      gboolean last = i + 1 == self->starts->len;
      guint    end = last ? ply : g_array_index (self->starts, guint, i + 1);

      pad_at (self, end, self->seat, state, &pads[i]);
    }
  for (guint i = self->starts->len; i-- > 1;)
    {
      for (guint line = 0; line < FAVOR_MAX_SCORE_LINES; line++)
        pads[i].line[line] -= pads[i - 1].line[line];
      pads[i].total -= pads[i - 1].total;
    }
  return pads;
}

static FavorPad *
seat_pads (FavorPadModel *self, guint n_seats, guint ply, gpointer state)
{
  FavorPad *pads = g_new0 (FavorPad, n_seats);

  for (guint i = 0; i < n_seats; i++)
    pad_at (self, ply, (FavorSeat) i, state, &pads[i]);
  return pads;
}

static FavorPadRow *
make_row (const FavorGame *game, guint line, const FavorPad *pads, guint n_pads)
{
  FavorPadRow *row = g_object_new (FAVOR_TYPE_PAD_ROW, NULL);

  row->is_total = line == game->n_score_lines;
  /* Translators: the last row of a scoring pad. */
  row->title = g_strdup (row->is_total
                           ? _ ("Total")
                           : g_dgettext (GETTEXT_PACKAGE, game->score_lines[line].text));
  for (guint i = 0; i < n_pads; i++)
    {
      int cell = row->is_total ? pads[i].total : pads[i].line[line];

      g_array_append_val (row->cells, cell);
      row->total += cell;
    }
  return row;
}

/* Whether both rows show the same; a column that one of them lacks counts as 0. */
static gboolean
same_row (FavorPadRow *a, FavorPadRow *b)
{
  guint n = MAX (a->cells->len, b->cells->len);

  for (guint i = 0; i < n; i++)
    if (favor_pad_row_get_cell (a, i) != favor_pad_row_get_cell (b, i))
      return FALSE;
  return a->total == b->total;
}

/* Puts @rows in the place of those that differ, one splice for each run of them. */
static void
replace_rows (FavorPadModel *self, GPtrArray *rows)
{
  guint run = 0;

  for (guint i = 0; i <= rows->len; i++)
    {
      FavorPadRow *now = i < rows->len ? g_ptr_array_index (rows, i) : NULL;
      FavorPadRow *old = i < self->rows->len ? g_ptr_array_index (self->rows, i) : NULL;

      if (now != NULL && !same_row (old, now))
        {
          g_object_unref (old);
          self->rows->pdata[i] = g_object_ref (now);
          run++;
          continue;
        }
      if (run > 0)
        g_list_model_items_changed (G_LIST_MODEL (self), i - run, run, run);
      run = 0;
    }
}

static void
favor_pad_model_update (FavorCursorModel *model)
{
  FavorPadModel        *self = FAVOR_PAD_MODEL (model);
  FavorCursor          *cursor = favor_cursor_model_get_cursor (model);
  FavorSession         *session = favor_cursor_get_session (cursor);
  const FavorGame      *game = favor_session_get_game (session);
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree gpointer   state = g_malloc0 (game->state->size);
  g_autofree FavorPad  *pads = NULL;
  guint                 ply = favor_cursor_get_ply (cursor);
  guint                 n_columns;

  learn_rounds (self, ply, state);
  find_starts (self, ply);
  n_columns = self->starts->len;
  if (n_columns == 0)
    n_columns = favor_session_get_n_seats (session);
  pads = self->starts->len > 0 ? round_pads (self, ply, state)
                               : seat_pads (self, n_columns, ply, state);

  for (guint i = 0; i <= game->n_score_lines; i++)
    g_ptr_array_add (rows, make_row (game, i, pads, n_columns));

  /* Before the rows, which have so many cells. */
  favor_properties_set_number (self, properties[PROP_N_COLUMNS], (int) n_columns);
  if (self->rows == NULL)
    self->rows = g_steal_pointer (&rows);
  else
    replace_rows (self, rows);
}

/* What is known of plies that are no longer on the line is forgotten. */
static void
favor_pad_model_stepped (FavorCursorModel *model, guint from, guint to)
{
  FavorPadModel *self = FAVOR_PAD_MODEL (model);

  if (to <= from && self->rounds->len > to + 1)
    g_array_set_size (self->rounds, to + 1);
}

static guint
favor_pad_model_get_n_rows (FavorCursorModel *model)
{
  return FAVOR_PAD_MODEL (model)->rows->len;
}

static gpointer
favor_pad_model_get_row (FavorCursorModel *model, guint position)
{
  return g_ptr_array_index (FAVOR_PAD_MODEL (model)->rows, position);
}

static void
favor_pad_model_finalize (GObject *object)
{
  FavorPadModel *self = FAVOR_PAD_MODEL (object);

  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->rounds, g_array_unref);
  g_clear_pointer (&self->starts, g_array_unref);
  G_OBJECT_CLASS (favor_pad_model_parent_class)->finalize (object);
}

/* clang-format off */
static const FavorProperty table[N_PROPS] = {
  [PROP_SEAT] = { "seat", G_TYPE_INT, FAVOR_WRITABLE, FAVOR_MEMBER (FavorPadModel, seat),
                  .max = FAVOR_MAX_SEATS - 1, .changed = G_CALLBACK (favor_pad_model_update) },
  [PROP_N_COLUMNS] = { "n-columns", G_TYPE_UINT, FAVOR_READABLE,
                       FAVOR_MEMBER (FavorPadModel, n_columns) },
};

/* clang-format on */

static void
favor_pad_model_class_init (FavorPadModelClass *klass)
{
  GObjectClass          *object_class = G_OBJECT_CLASS (klass);
  FavorCursorModelClass *model_class = FAVOR_CURSOR_MODEL_CLASS (klass);

  object_class->finalize = favor_pad_model_finalize;
  model_class->row_type = FAVOR_TYPE_PAD_ROW;
  model_class->get_n_rows = favor_pad_model_get_n_rows;
  model_class->get_row = favor_pad_model_get_row;
  model_class->fill = favor_pad_model_update;
  model_class->moved = favor_pad_model_update;
  model_class->stepped = favor_pad_model_stepped;

  favor_properties_install (object_class, table, N_PROPS, properties);
}

static void
favor_pad_model_init (FavorPadModel *self)
{
  self->rounds = g_array_new (FALSE, FALSE, sizeof (guint16));
  self->starts = g_array_new (FALSE, FALSE, sizeof (guint));
}

FavorPadModel *
favor_pad_model_new (FavorCursor *cursor, FavorSeat seat)
{
  FavorPadModel *self;

  g_return_val_if_fail (FAVOR_IS_CURSOR (cursor), NULL);
  g_return_val_if_fail (seat >= 0, NULL);

  self = g_object_new (FAVOR_TYPE_PAD_MODEL, "cursor", cursor, NULL);
  favor_properties_set_number (self, properties[PROP_SEAT], seat);
  return self;
}

/**
 * favor_pad_model_get_n_columns:
 *
 * Returns: the number of rounds so far; in a game without rounds the number of seats
 */
guint
favor_pad_model_get_n_columns (FavorPadModel *self)
{
  g_return_val_if_fail (FAVOR_IS_PAD_MODEL (self), 0);

  return self->n_columns;
}

/**
 * favor_pad_model_get_column_title:
 * @column: 0 to `n-columns` - 1
 *
 * Returns: (transfer full): "2" for the second round, or a player's name
 */
char *
favor_pad_model_get_column_title (FavorPadModel *self, guint column)
{
  FavorSession *session;
  guint         ply;

  g_return_val_if_fail (FAVOR_IS_PAD_MODEL (self), NULL);
  g_return_val_if_fail (column < self->n_columns, NULL);

  session = favor_cursor_model_get_session (FAVOR_CURSOR_MODEL (self));
  if (self->starts->len == 0)
    return g_strdup (favor_session_get_name (session, (FavorSeat) column));
  ply = g_array_index (self->starts, guint, column);
  return g_strdup_printf ("%u", g_array_index (self->rounds, guint16, ply));
}

/**
 * favor_pad_model_get_column_ply:
 * @column: 0 to `n-columns` - 1
 *
 * Returns: the first ply of its round, to go there; -1 in a game without rounds
 */
int
favor_pad_model_get_column_ply (FavorPadModel *self, guint column)
{
  g_return_val_if_fail (FAVOR_IS_PAD_MODEL (self), -1);
  g_return_val_if_fail (column < self->n_columns, -1);

  if (self->starts->len == 0)
    return -1;
  return (int) g_array_index (self->starts, guint, column);
}

static int
value_at (FavorPadModel *self, guint position, guint ply, FavorSeat seat, gpointer state)
{
  gboolean is_total = position + 1 == self->rows->len;
  FavorPad pad;

  pad_at (self, ply, seat, state, &pad);
  return is_total ? pad.total : pad.line[position];
}

/* A column reaches from where its round begins to where the next one does; the first one has
 * also what was there before any action. */
void
favor_pad_model_list_entries (FavorPadModel *self,
                              guint          position,
                              guint          column,
                              GArray        *entries)
{
  FavorCursor        *cursor;
  g_autofree gpointer state = NULL;
  gboolean            has_rounds;
  FavorSeat           seat;
  guint               from, to;
  int                 before = 0;

  g_return_if_fail (FAVOR_IS_PAD_MODEL (self));
  g_return_if_fail (position < self->rows->len);
  g_return_if_fail (column < self->n_columns);
  g_return_if_fail (entries != NULL);

  cursor = favor_cursor_model_get_cursor (FAVOR_CURSOR_MODEL (self));
  state = g_malloc0 (favor_session_get_game (favor_cursor_get_session (cursor))
                       ->state->size);
  has_rounds = self->starts->len > 0;
  seat = has_rounds ? self->seat : (FavorSeat) column;
  from = has_rounds && column > 0 ? g_array_index (self->starts, guint, column) : 0;
  to = has_rounds && column + 1 < self->n_columns
         ? g_array_index (self->starts, guint, column + 1)
         : favor_cursor_get_ply (cursor);
  g_array_set_size (entries, 0);
  if (from > 0)
    before = value_at (self, position, from++, seat, state);
  for (guint ply = from; ply <= to; ply++)
    {
      int           now = value_at (self, position, ply, seat, state);
      FavorPadEntry entry = { ply, now - before };

      if (entry.gain != 0)
        g_array_append_val (entries, entry);
      before = now;
    }
}
