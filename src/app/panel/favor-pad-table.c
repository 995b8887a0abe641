/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-pad-table.h"

#include "favor-accessible.h"
#include "favor-art-picture.h"
#include "favor-closures.h"
#include "favor-focus.h"
#include "favor-pad-column.h"
#include "favor-pad-entries.h"
#include "favor-pad-fold.h"
#include "favor-pad-foot.h"
#include "favor-pad-margin.h"
#include "favor-pad-text.h"
#include "favor-seat-sign.h"
#include "favor-signals.h"
#include "favor-style.h"
#include "favor-tooltip.h"

/* So many rounds need much of the width. */
#define CROWDED_FROM 7

struct _FavorPadTable
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkWidget *pad;
  GtkWidget *title;
  GtkWidget *name;
  GtkWidget *sign;
  GtkWidget *tick;
  GtkWidget *tick_picture;
  GtkWidget *tick_box;
  GtkWidget *grid;
  /* How much of the grid is seen from side to side. */
  GtkAdjustment *sideways;
  /* (nullable): nothing was listed yet. */
  FavorPadEntries *entries;
  FavorCursor     *cursor;
  FavorPadModel   *model;
  FavorGameView   *view;
  GSignalGroup    *cursor_signals;
  GSignalGroup    *model_signals;
  GSignalGroup    *session_signals;
  /* Of the grid as it was built. */
  guint    n_rows;
  guint    n_columns;
  gboolean has_rounds;
  gboolean sum_first;
  /* As many as were ever shown at once; those that are too many now are not visible. */
  GPtrArray   *columns;
  FavorPadFold fold;
  /* The room has changed while places were given. */
  guint fold_idle;
};

G_DEFINE_FINAL_TYPE (FavorPadTable, favor_pad_table, GTK_TYPE_WIDGET)

static FavorPadColumn *
get_column (FavorPadTable *self, guint column)
{
  return g_ptr_array_index (self->columns, column);
}

/* The columns are rounds, or else seats. */
static gboolean
model_has_rounds (FavorPadModel *model)
{
  return favor_pad_model_get_n_columns (model) > 0 &&
         favor_pad_model_get_column_ply (model, 0) >= 0;
}

/* A game may want the sum of its seats above all else. */
static gboolean
wants_sum_first (FavorPadTable *self)
{
  return self->view != NULL && !model_has_rounds (self->model) &&
         favor_game_view_get_sum_first (self->view);
}

/* In the grid. */
static int
find_row (FavorPadTable *self, guint position)
{
  return favor_pad_margin_find_row (self->n_rows, position, self->sum_first);
}

static guint
find_position (FavorPadTable *self, int row)
{
  guint position = 0;

  while (position < self->n_rows && find_row (self, position) != row)
    position++;
  return position;
}

static FavorPadRow *
get_row (FavorPadTable *self, guint row)
{
  return g_list_model_get_item (G_LIST_MODEL (self->model), row);
}

static void
show_row (FavorPadTable *self, guint position)
{
  g_autoptr (FavorPadRow) row = get_row (self, position);
  GtkWidget              *sum;

  for (guint i = 0; i < self->n_columns; i++)
    favor_pad_column_update_cell (get_column (self, i), row, position, self->has_rounds);
  sum = gtk_grid_get_child_at (GTK_GRID (self->grid),
                               (int) self->columns->len + 1,
                               find_row (self, position));
  if (sum != NULL)
    favor_pad_margin_show_sum (sum, row);
}

/* ---- Rounds that share a column ------------------------------------------------------- */

/* The words of rows and the sums are read in full before each round has a column. */
static void
fold_columns (FavorPadTable *self)
{
  int room = (int) gtk_adjustment_get_page_size (self->sideways);

  if (!self->has_rounds || self->n_columns == 0 || room <= 1)
    return;
  favor_pad_fold_update (&self->fold,
                         GTK_GRID (self->grid),
                         self->columns,
                         self->n_columns,
                         G_LIST_MODEL (self->model),
                         room);
}

static gboolean
fold_cb (gpointer data)
{
  FavorPadTable *self = data;

  self->fold_idle = 0;
  fold_columns (self);
  return G_SOURCE_REMOVE;
}

static void
queue_fold (FavorPadTable *self)
{
  if (self->has_rounds && self->fold_idle == 0)
    self->fold_idle = g_idle_add_full (G_PRIORITY_HIGH_IDLE, fold_cb, self, NULL);
}

static void
go_to_column_cb (GtkWidget *button, FavorPadTable *self)
{
  guint column = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "column"));
  int   ply;

  if (column >= self->n_columns)
    return;
  if (self->has_rounds && favor_pad_column_is_folded (get_column (self, column)))
    {
      favor_pad_fold_turn (&self->fold, column);
      fold_columns (self);
      return;
    }
  ply = favor_pad_model_get_column_ply (self->model, column);
  if (ply < 0)
    return;
  favor_cursor_go_to (self->cursor, (guint) ply);
}

/* What adds up to the cell is listed below the table, and the first of it gets the focus, so
 * that another Enter goes there. */
static void
list_entries_cb (GtkWidget *button, FavorPadTable *self)
{
  guint       column = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "column"));
  int         row;
  const char *head;

  if (column >= self->n_columns)
    return;
  gtk_grid_query_child (GTK_GRID (self->grid), button, NULL, &row, NULL, NULL);
  head = get_column (self, column)->title;
  if (self->entries == NULL)
    {
      self->entries = FAVOR_PAD_ENTRIES (favor_pad_entries_new ());
      gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->entries));
    }
  favor_pad_entries_set_view (self->entries, self->view);
  favor_pad_entries_fill (self->entries,
                          self->model,
                          find_position (self, row),
                          column,
                          self->has_rounds ? head : NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->entries), TRUE);
  favor_pad_entries_focus (self->entries);
}

static void
fill_head (FavorPadTable *self, guint position)
{
  FavorSession   *session = favor_cursor_get_session (self->cursor);
  FavorPadColumn *column = get_column (self, position);
  FavorSeat       seat = (FavorSeat) position;

  if (self->has_rounds)
    {
      favor_pad_column_show_rounds (column, position, position, column->title);
      return;
    }
  column->from = column->to = position;
  favor_pad_column_show_seat (column,
                              favor_session_get_name (session, seat),
                              favor_session_get_player (session, seat)->colour);
}

/* Behind those that there are, before the sums. */
static void
build_column (FavorPadTable *self)
{
  guint           position = self->columns->len;
  FavorPadColumn *column = g_new0 (FavorPadColumn, 1);

  column->n_cells = self->n_rows;
  g_ptr_array_add (self->columns, column);
  if (self->has_rounds)
    gtk_grid_insert_column (GTK_GRID (self->grid), (int) position + 1);
  column->head = favor_pad_column_new_button (position,
                                              "head",
                                              GTK_ACCESSIBLE_ROLE_COLUMN_HEADER,
                                              G_CALLBACK (go_to_column_cb),
                                              self);
  favor_accessible_set_cell (column->head, position + 1, 0);
  gtk_widget_set_focusable (column->head, self->has_rounds);
  gtk_grid_attach (GTK_GRID (self->grid), column->head, (int) position + 1, 0, 1, 1);
  for (guint i = 0; i < self->n_rows; i++)
    {
      g_autoptr (FavorPadRow) row = get_row (self, i);

      column->cells[i] = favor_pad_column_new_button (position,
                                                      "cell",
                                                      GTK_ACCESSIBLE_ROLE_CELL,
                                                      G_CALLBACK (list_entries_cb),
                                                      self);
      favor_accessible_set_cell (column->cells[i],
                                 position + 1,
                                 (guint) find_row (self, i));
      if (favor_pad_row_is_total (row))
        gtk_widget_add_css_class (column->cells[i], "total");
      gtk_grid_attach (GTK_GRID (self->grid),
                       column->cells[i],
                       (int) position + 1,
                       find_row (self, i),
                       1,
                       1);
    }
}

static void
add_column (FavorPadTable *self)
{
  guint           position = self->n_columns++;
  FavorPadColumn *column;

  if (position == self->columns->len)
    build_column (self);
  column = get_column (self, position);
  g_free (column->title);
  column->title = favor_pad_model_get_column_title (self->model, position);
  fill_head (self, position);
  favor_pad_column_fill (column, G_LIST_MODEL (self->model), self->has_rounds);
  favor_pad_column_set_visible (column, TRUE);
}

/* Many a game notes nothing. */
static void
show_tick (FavorPadTable *self)
{
  g_auto (FavorTick) tick = { 0 };

  if (!self->has_rounds)
    favor_pad_foot_show (GTK_GRID (self->grid),
                         self->n_rows + 1,
                         self->view,
                         self->cursor);
  if (self->view != NULL)
    favor_game_view_describe_pad (self->view,
                                  favor_cursor_get_state (self->cursor),
                                  favor_pad_table_get_seat (self),
                                  &tick);
  gtk_widget_set_visible (self->tick, tick.words != NULL);
  if (tick.words == NULL)
    return;
  g_object_set (self->tick_picture, "art", tick.art, "visible", tick.art != NULL, NULL);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->tick_box), tick.ticked);
  favor_accessible_set_name (self->tick_box, tick.words);
  favor_tooltip_set (self->tick, tick.words);
}

static void
show_title (FavorPadTable *self)
{
  FavorSession      *session = favor_cursor_get_session (self->cursor);
  const FavorPlayer *player = favor_session_get_player (session,
                                                        favor_pad_table_get_seat (self));
  const char *name = favor_session_get_name (session, favor_pad_table_get_seat (self));
  g_autofree char *words = NULL;

  gtk_widget_set_visible (self->title, self->has_rounds);
  gtk_label_set_label (GTK_LABEL (self->name), name);
  favor_seat_sign_set_colour (FAVOR_SEAT_SIGN (self->sign), player->colour);
  words = favor_pad_text_title (self->has_rounds ? name : NULL);
  favor_accessible_set_name (self->grid, words);
  show_tick (self);
}

/* Which cell has the focus, so that another one in its place can take it. */
static gboolean
find_focus (FavorPadTable *self, int *column, int *row)
{
  GtkWidget *focus = favor_focus_get_within (self->grid);

  if (focus == NULL || gtk_widget_get_parent (focus) != self->grid)
    return FALSE;
  gtk_grid_query_child (GTK_GRID (self->grid), focus, column, row, NULL, NULL);
  return TRUE;
}

static void
restore_focus (FavorPadTable *self, int column, int row)
{
  GtkWidget *cell = gtk_grid_get_child_at (GTK_GRID (self->grid),
                                           MIN (column, (int) self->n_columns),
                                           row);

  if (cell == NULL || !gtk_widget_grab_focus (cell))
    gtk_widget_child_focus (self->grid, GTK_DIR_TAB_FORWARD);
}

/* The words are read in full before figures have air. */
static void
unfold (FavorPadTable *self)
{
  if (self->has_rounds && self->n_columns >= CROWDED_FROM)
    gtk_widget_add_css_class (self->pad, "crowded");
  else
    gtk_widget_remove_css_class (self->pad, "crowded");
  self->fold.at = FAVOR_PAD_FOLD_END;
  self->fold.on = FALSE;
  fold_columns (self);
}

static void
rebuild (FavorPadTable *self)
{
  int        column = 0, row = 0;
  gboolean   had_focus = find_focus (self, &column, &row);
  GtkWidget *child;

  g_ptr_array_set_size (self->columns, 0);
  while ((child = gtk_widget_get_first_child (self->grid)) != NULL)
    gtk_grid_remove (GTK_GRID (self->grid), child);
  self->n_rows = g_list_model_get_n_items (G_LIST_MODEL (self->model));
  self->n_columns = 0;
  self->has_rounds = model_has_rounds (self->model);
  self->sum_first = wants_sum_first (self);
  favor_style_set_class (self->pad, "sum-first", self->sum_first);
  self->fold.lines = FAVOR_PAD_LINES_ONE;
  favor_pad_margin_build (GTK_GRID (self->grid),
                          G_LIST_MODEL (self->model),
                          self->has_rounds,
                          self->sum_first);
  while (self->n_columns < favor_pad_model_get_n_columns (self->model))
    add_column (self);
  for (guint i = 0; i < self->n_rows; i++)
    show_row (self, i);
  show_title (self);
  unfold (self);
  favor_accessible_set_table (self->grid,
                              self->n_columns + (self->has_rounds ? 2 : 1),
                              self->n_rows + 1);
  if (had_focus)
    restore_focus (self, column, row);
}

/* The last one. To look at the rounds before and after it creates nothing. */
static void
remove_column (FavorPadTable *self)
{
  favor_pad_column_set_visible (get_column (self, --self->n_columns), FALSE);
}

/* Mostly a new round has begun, or an earlier one is looked at. */
static void
columns_changed_cb (FavorPadTable *self)
{
  guint    n_columns = favor_pad_model_get_n_columns (self->model);
  int      column = 0, row = 0;
  gboolean had_focus = find_focus (self, &column, &row);

  if (model_has_rounds (self->model) != self->has_rounds)
    {
      rebuild (self);
      return;
    }
  while (self->n_columns > n_columns)
    remove_column (self);
  while (self->n_columns < n_columns)
    add_column (self);
  favor_accessible_set_table (self->grid,
                              self->n_columns + (self->has_rounds ? 2 : 1),
                              self->n_rows + 1);
  unfold (self);
  if (had_focus && column > (int) self->n_columns)
    restore_focus (self, column, row);
}

static void
rows_changed_cb (FavorPadTable *self, guint position, guint removed, guint added)
{
  if (removed != added)
    {
      rebuild (self);
      return;
    }
  for (guint i = position; i < position + added; i++)
    show_row (self, i);
}

static void
hide_entries (FavorPadTable *self)
{
  if (self->entries != NULL)
    gtk_widget_set_visible (GTK_WIDGET (self->entries), FALSE);
}

static void
players_changed_cb (FavorPadTable *self)
{
  hide_entries (self);
  rebuild (self);
}

static void
favor_pad_table_dispose (GObject *object)
{
  FavorPadTable *self = FAVOR_PAD_TABLE (object);

  g_clear_object (&self->cursor_signals);
  g_clear_object (&self->model_signals);
  g_clear_object (&self->session_signals);
  g_clear_object (&self->model);
  g_clear_object (&self->cursor);
  g_clear_handle_id (&self->fold_idle, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (self), FAVOR_TYPE_PAD_TABLE);

  G_OBJECT_CLASS (favor_pad_table_parent_class)->dispose (object);
}

static void
favor_pad_table_finalize (GObject *object)
{
  g_ptr_array_unref (FAVOR_PAD_TABLE (object)->columns);

  G_OBJECT_CLASS (favor_pad_table_parent_class)->finalize (object);
}

static void
favor_pad_table_class_init (FavorPadTableClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = favor_pad_table_dispose;
  object_class->finalize = favor_pad_table_finalize;

  g_type_ensure (FAVOR_TYPE_ART_PICTURE);
  g_type_ensure (FAVOR_TYPE_SEAT_SIGN);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               FAVOR_RESOURCES "pad-table.ui");
  gtk_widget_class_bind_template_child (widget_class, FavorPadTable, box);
  gtk_widget_class_bind_template_child (widget_class, FavorPadTable, pad);
  gtk_widget_class_bind_template_child (widget_class, FavorPadTable, title);
  gtk_widget_class_bind_template_child (widget_class, FavorPadTable, name);
  gtk_widget_class_bind_template_child (widget_class, FavorPadTable, sign);
  gtk_widget_class_bind_template_child (widget_class, FavorPadTable, tick);
  gtk_widget_class_bind_template_child (widget_class, FavorPadTable, tick_picture);
  gtk_widget_class_bind_template_child (widget_class, FavorPadTable, tick_box);
  gtk_widget_class_bind_template_child (widget_class, FavorPadTable, grid);
  gtk_widget_class_bind_template_child (widget_class, FavorPadTable, sideways);
  gtk_widget_class_bind_template_callback (widget_class, queue_fold);
  gtk_widget_class_set_css_name (widget_class, "padtable");
}

static void
favor_pad_table_init (FavorPadTable *self)
{
  self->columns = g_ptr_array_new_with_free_func ((GDestroyNotify) favor_pad_column_free);
  self->cursor_signals = favor_signal_group_new (FAVOR_TYPE_CURSOR,
                                                 self,
                                                 "moved",
                                                 G_CALLBACK (show_tick),
                                                 NULL);
  self->model_signals = favor_signal_group_new (FAVOR_TYPE_PAD_MODEL,
                                                self,
                                                "items-changed",
                                                G_CALLBACK (rows_changed_cb),
                                                "notify::n-columns",
                                                G_CALLBACK (columns_changed_cb),
                                                NULL);
  self->session_signals = favor_signal_group_new (FAVOR_TYPE_SESSION,
                                                  self,
                                                  "players-changed",
                                                  G_CALLBACK (players_changed_cb),
                                                  NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * favor_pad_table_new:
 *
 * Returns: (transfer floating): a pad without a cursor
 */
GtkWidget *
favor_pad_table_new (void)
{
  return g_object_new (FAVOR_TYPE_PAD_TABLE, NULL);
}

/**
 * favor_pad_table_set_cursor:
 * @cursor: (nullable): whose pad to show, as it was at its ply
 */
void
favor_pad_table_set_cursor (FavorPadTable *self, FavorCursor *cursor)
{
  g_return_if_fail (FAVOR_IS_PAD_TABLE (self));

  if (!g_set_object (&self->cursor, cursor))
    return;
  g_clear_object (&self->model);
  if (cursor != NULL)
    self->model = favor_pad_model_new (cursor, MAX (favor_cursor_get_viewer (cursor), 0));
  g_signal_group_set_target (self->cursor_signals, cursor);
  g_signal_group_set_target (self->model_signals, self->model);
  g_signal_group_set_target (self->session_signals,
                             cursor != NULL ? favor_cursor_get_session (cursor) : NULL);
  if (cursor != NULL)
    players_changed_cb (self);
}

/**
 * favor_pad_table_get_seat:
 *
 * Returns: whose pad is shown
 */
FavorSeat
favor_pad_table_get_seat (FavorPadTable *self)
{
  int seat = 0;

  g_return_val_if_fail (FAVOR_IS_PAD_TABLE (self), 0);

  if (self->model != NULL)
    g_object_get (self->model, "seat", &seat, NULL);
  return (FavorSeat) seat;
}

/**
 * favor_pad_table_set_seat:
 * @seat: whose pad to show
 */
void
favor_pad_table_set_seat (FavorPadTable *self, FavorSeat seat)
{
  g_return_if_fail (FAVOR_IS_PAD_TABLE (self));
  g_return_if_fail (seat >= 0);

  if (self->model == NULL || favor_pad_table_get_seat (self) == seat)
    return;
  hide_entries (self);
  g_object_set (self->model, "seat", (int) seat, NULL);
  show_title (self);
}

/**
 * favor_pad_table_get_has_rounds:
 *
 * Returns: whether the columns are rounds; otherwise they are the seats
 */
gboolean
favor_pad_table_get_has_rounds (FavorPadTable *self)
{
  g_return_val_if_fail (FAVOR_IS_PAD_TABLE (self), FALSE);

  return self->has_rounds;
}

/**
 * favor_pad_table_get_pad:
 *
 * Returns: (transfer none): the table alone, without the list below it
 */
GtkWidget *
favor_pad_table_get_pad (FavorPadTable *self)
{
  g_return_val_if_fail (FAVOR_IS_PAD_TABLE (self), NULL);

  return self->pad;
}

/**
 * favor_pad_table_set_view:
 * @view: (nullable): says what else stands on the pad; not owned
 */
void
favor_pad_table_set_view (FavorPadTable *self, FavorGameView *view)
{
  g_return_if_fail (FAVOR_IS_PAD_TABLE (self));

  self->view = view;
  if (self->cursor == NULL)
    return;
  if (self->sum_first != wants_sum_first (self))
    rebuild (self);
  else
    show_title (self);
}
