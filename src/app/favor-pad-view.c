/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-pad-view.h"

#include "favor-accessible.h"
#include "favor-plot.h"
#include "favor-seat-sign.h"
#include "favor-text.h"
#include "favor-tooltip.h"

struct _FavorPadView
{
  GtkWidget parent_instance;

  GtkWidget     *box;
  GtkWidget     *picker;
  GtkWidget     *title;
  GtkWidget     *scroller;
  GtkWidget     *grid;
  GtkWidget     *plot;
  FavorCursor   *cursor;
  FavorPadModel *model;
  /* Of the grid as it was built. */
  guint      n_rows;
  guint      n_columns;
  gboolean   has_rounds;
  GPtrArray *heads;
};

G_DEFINE_FINAL_TYPE (FavorPadView, favor_pad_view, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_CURSOR,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* The columns are rounds, or else seats. */
static gboolean
model_has_rounds (FavorPadModel *model)
{
  return favor_pad_model_get_n_columns (model) > 0 &&
         favor_pad_model_get_column_ply (model, 0) >= 0;
}

static FavorPadRow *
get_row (FavorPadView *self, guint row)
{
  return g_list_model_get_item (G_LIST_MODEL (self->model), row);
}

/* Digits alone; the mark keeps the sign in front where text runs to the left. */
static char *
figure_text (int figure)
{
  return figure == 0 ? g_strdup ("") : g_strdup_printf ("\u200e%'d", figure);
}

/* What a cell says to ears: "Great Favour, round 3: 2". */
static char *
cell_words (FavorPadView *self, FavorPadRow *row, guint column)
{
  const char      *head = g_ptr_array_index (self->heads, column);
  g_autofree char *figure = g_strdup_printf ("%'d", favor_pad_row_get_cell (row, column));

  if (!self->has_rounds)
    /* Translators: a cell of a scoring pad for ears: source, player's name, points */
    return favor_text_expand (_ ("{source}, {player}: {n}"),
                              "source",
                              favor_pad_row_get_title (row),
                              "player",
                              head,
                              "n",
                              figure,
                              NULL);
  /* Translators: a cell of a scoring pad for ears: source, number of the round, points */
  return favor_text_expand (_ ("{source}, round {round}: {n}"),
                            "source",
                            favor_pad_row_get_title (row),
                            "round",
                            head,
                            "n",
                            figure,
                            NULL);
}

static void
update_cell (FavorPadView *self, FavorPadRow *row, guint position, guint column)
{
  GtkWidget       *cell = gtk_grid_get_child_at (GTK_GRID (self->grid),
                                           (int) column + 1,
                                           (int) position + 1);
  int              figure = favor_pad_row_get_cell (row, column);
  gboolean         goes = figure != 0 && self->has_rounds;
  g_autofree char *text = figure_text (figure);
  g_autofree char *words = cell_words (self, row, column);

  gtk_button_set_label (GTK_BUTTON (cell), text);
  gtk_widget_set_focusable (cell, goes);
  gtk_widget_set_can_target (cell, goes);
  favor_accessible_set_name (cell, words);
}

static void
update_row (FavorPadView *self, guint position)
{
  g_autoptr (FavorPadRow) row = get_row (self, position);
  g_autofree char        *total = NULL;
  GtkWidget              *sum;

  for (guint i = 0; i < self->n_columns; i++)
    update_cell (self, row, position, i);
  sum = gtk_grid_get_child_at (GTK_GRID (self->grid),
                               (int) self->n_columns + 1,
                               (int) position + 1);
  if (sum == NULL)
    return;
  total = favor_pad_row_get_total (row) == 0 && !favor_pad_row_is_total (row)
            ? g_strdup ("")
            : g_strdup_printf ("\u200e%'d", favor_pad_row_get_total (row));
  gtk_label_set_label (GTK_LABEL (sum), total);
}

static void
go_to_column_cb (GtkWidget *button, FavorPadView *self)
{
  guint column = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "column"));
  int   ply;

  if (column >= self->n_columns)
    return;
  ply = favor_pad_model_get_column_ply (self->model, column);
  if (ply < 0)
    return;
  favor_cursor_set_playing (self->cursor, FALSE);
  favor_cursor_set_ply (self->cursor, (guint) ply);
}

static GtkWidget *
new_button (FavorPadView *self, guint column, const char *css_class)
{
  GtkWidget *button = gtk_button_new_with_label ("");

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, css_class);
  g_object_set_data (G_OBJECT (button), "column", GUINT_TO_POINTER (column));
  g_signal_connect (button, "clicked", G_CALLBACK (go_to_column_cb), self);
  return button;
}

static GtkWidget *
new_label (const char *text, const char *css_class, float xalign)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

/* A column of a seat is as narrow as its figures: the sign stands for the name. */
static void
set_sign (FavorPadView *self, GtkWidget *head, guint seat)
{
  FavorSession      *session = favor_cursor_get_session (self->cursor);
  const FavorPlayer *player = favor_session_get_player (session, (FavorSeat) seat);

  gtk_button_set_child (GTK_BUTTON (head), favor_seat_sign_new (player->colour, 18));
  favor_tooltip_set (head, player->name);
  favor_accessible_set_name (head, player->name);
}

static void
attach (FavorPadView *self, GtkWidget *child, guint column, guint row)
{
  gtk_grid_attach (GTK_GRID (self->grid), child, (int) column, (int) row, 1, 1);
}

/* The first and the last column. */
static void
build_head (FavorPadView *self)
{
  /* Translators: head of the first column of a scoring pad: where points come from */
  const char *first = self->has_rounds ? _ ("Round") : _ ("Source");

  attach (self, new_label (first, "head", 0), 0, 0);
  if (self->has_rounds)
    /* Translators: head of the last column of a scoring pad; little space */
    attach (self, new_label (_ ("Sum"), "head", 1), 1, 0);
}

static void
build_row (FavorPadView *self, guint position)
{
  g_autoptr (FavorPadRow) row = get_row (self, position);
  gboolean                is_total = favor_pad_row_is_total (row);
  GtkWidget              *title = new_label (favor_pad_row_get_title (row), "source", 0);

  gtk_label_set_ellipsize (GTK_LABEL (title), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (title), 9);
  favor_tooltip_set (title, favor_pad_row_get_title (row));
  gtk_widget_set_hexpand (title, TRUE);
  if (is_total)
    gtk_widget_add_css_class (title, "total");
  attach (self, title, 0, position + 1);
  if (self->has_rounds)
    {
      GtkWidget *sum = new_label ("", "sum", 1);

      if (is_total)
        gtk_widget_add_css_class (sum, "total");
      attach (self, sum, 1, position + 1);
    }
}

static GtkWidget *
new_head (FavorPadView *self, guint column, const char *title)
{
  GtkWidget       *head = new_button (self, column, "head");
  g_autofree char *words = NULL;

  gtk_button_set_label (GTK_BUTTON (head), title);
  gtk_widget_set_focusable (head, self->has_rounds);
  if (!self->has_rounds)
    {
      set_sign (self, head, column);
      return head;
    }
  /* Translators: head of a column of a scoring pad, for ears */
  words = favor_text_expand (_ ("Round {round}"), "round", title, NULL);
  favor_accessible_set_name (head, words);
  favor_tooltip_set (head, _ ("Go to This Round"));
  return head;
}

/* Behind those that there are, before the sums. */
static void
add_column (FavorPadView *self)
{
  guint column = self->n_columns++;
  char *title = favor_pad_model_get_column_title (self->model, column);

  g_ptr_array_add (self->heads, title);
  if (self->has_rounds)
    gtk_grid_insert_column (GTK_GRID (self->grid), (int) column + 1);
  attach (self, new_head (self, column, title), column + 1, 0);
  for (guint i = 0; i < self->n_rows; i++)
    {
      g_autoptr (FavorPadRow) row = get_row (self, i);
      GtkWidget              *cell = new_button (self, column, "cell");

      if (favor_pad_row_is_total (row))
        gtk_widget_add_css_class (cell, "total");
      attach (self, cell, column + 1, i + 1);
      update_cell (self, row, i, column);
    }
}

static void
update_title (FavorPadView *self)
{
  FavorSession      *session = favor_cursor_get_session (self->cursor);
  FavorSeat          seat = favor_pad_view_get_seat (self);
  const FavorPlayer *player = favor_session_get_player (session, seat);
  guint              i = 0;

  gtk_widget_set_visible (self->title, self->has_rounds);
  gtk_label_set_label (GTK_LABEL (self->title), player->name);
  gtk_widget_set_visible (self->picker, self->has_rounds);
  for (GtkWidget *button = gtk_widget_get_first_child (self->picker); button != NULL;
       button = gtk_widget_get_next_sibling (button), i++)
    if (i == (guint) seat)
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
}

/* Which cell has the focus, so that another one in its place can take it. */
static gboolean
find_focus (FavorPadView *self, int *column, int *row)
{
  GtkRoot   *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus == NULL || gtk_widget_get_parent (focus) != self->grid)
    return FALSE;
  gtk_grid_query_child (GTK_GRID (self->grid), focus, column, row, NULL, NULL);
  return TRUE;
}

static void
rebuild (FavorPadView *self)
{
  int        column = 0, row = 0;
  gboolean   had_focus = find_focus (self, &column, &row);
  GtkWidget *child;

  g_ptr_array_set_size (self->heads, 0);
  while ((child = gtk_widget_get_first_child (self->grid)) != NULL)
    gtk_grid_remove (GTK_GRID (self->grid), child);
  self->n_rows = g_list_model_get_n_items (G_LIST_MODEL (self->model));
  self->n_columns = 0;
  self->has_rounds = model_has_rounds (self->model);
  build_head (self);
  for (guint i = 0; i < self->n_rows; i++)
    build_row (self, i);
  while (self->n_columns < favor_pad_model_get_n_columns (self->model))
    add_column (self);
  for (guint i = 0; i < self->n_rows; i++)
    update_row (self, i);
  update_title (self);
  if (had_focus)
    {
      child = gtk_grid_get_child_at (GTK_GRID (self->grid),
                                     MIN (column, (int) self->n_columns),
                                     row);
      if (child == NULL || !gtk_widget_grab_focus (child))
        gtk_widget_child_focus (self->grid, GTK_DIR_TAB_FORWARD);
    }
}

/* Mostly a new round has begun. */
static void
columns_changed_cb (FavorPadView *self)
{
  guint n_columns = favor_pad_model_get_n_columns (self->model);

  if (n_columns < self->n_columns || model_has_rounds (self->model) != self->has_rounds)
    rebuild (self);
  while (self->n_columns < n_columns)
    add_column (self);
}

static void
items_changed_cb (FavorPadView *self, guint position, guint removed, guint added)
{
  if (removed != added)
    {
      rebuild (self);
      return;
    }
  for (guint i = position; i < position + added; i++)
    update_row (self, i);
}

static void
seat_toggled_cb (GtkToggleButton *button, FavorPadView *self)
{
  guint seat = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "seat"));

  if (gtk_toggle_button_get_active (button))
    favor_pad_view_set_seat (self, (FavorSeat) seat);
}

static void
build_picker (FavorPadView *self)
{
  FavorSession    *session = favor_cursor_get_session (self->cursor);
  GtkToggleButton *group = NULL;
  GtkWidget       *child;

  while ((child = gtk_widget_get_first_child (self->picker)) != NULL)
    gtk_box_remove (GTK_BOX (self->picker), child);
  for (guint i = 0; i < favor_session_get_n_seats (session); i++)
    {
      const FavorPlayer *player = favor_session_get_player (session, (FavorSeat) i);
      GtkWidget         *button = gtk_toggle_button_new ();

      gtk_button_set_child (GTK_BUTTON (button),
                            favor_seat_sign_new (player->colour, 22));
      gtk_widget_add_css_class (button, "flat");
      gtk_widget_add_css_class (button, "seatpick");
      favor_tooltip_set (button, player->name);
      favor_accessible_set_name (button, player->name);
      g_object_set_data (G_OBJECT (button), "seat", GUINT_TO_POINTER (i));
      gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), group);
      group = GTK_TOGGLE_BUTTON (button);
      g_signal_connect (button, "toggled", G_CALLBACK (seat_toggled_cb), self);
      gtk_box_append (GTK_BOX (self->picker), button);
    }
}

static void
players_changed_cb (FavorPadView *self)
{
  build_picker (self);
  rebuild (self);
}

static void
drop_cursor (FavorPadView *self)
{
  if (self->cursor == NULL)
    return;
  g_signal_handlers_disconnect_by_data (favor_cursor_get_session (self->cursor), self);
  g_signal_handlers_disconnect_by_data (self->model, self);
  favor_plot_set_cursor (FAVOR_PLOT (self->plot), NULL);
  g_clear_object (&self->model);
  g_clear_object (&self->cursor);
}

static void
favor_pad_view_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  FavorPadView *self = FAVOR_PAD_VIEW (object);

  switch (prop_id)
    {
    case PROP_CURSOR:
      g_value_set_object (value, self->cursor);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
favor_pad_view_set_property (GObject      *object,
                             guint         prop_id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  FavorPadView *self = FAVOR_PAD_VIEW (object);

  switch (prop_id)
    {
    case PROP_CURSOR:
      favor_pad_view_set_cursor (self, g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
favor_pad_view_dispose (GObject *object)
{
  FavorPadView *self = FAVOR_PAD_VIEW (object);

  drop_cursor (self);
  g_clear_pointer (&self->scroller, gtk_widget_unparent);

  G_OBJECT_CLASS (favor_pad_view_parent_class)->dispose (object);
}

static void
favor_pad_view_finalize (GObject *object)
{
  g_ptr_array_unref (FAVOR_PAD_VIEW (object)->heads);

  G_OBJECT_CLASS (favor_pad_view_parent_class)->finalize (object);
}

static void
favor_pad_view_class_init (FavorPadViewClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = favor_pad_view_get_property;
  object_class->set_property = favor_pad_view_set_property;
  object_class->dispose = favor_pad_view_dispose;
  object_class->finalize = favor_pad_view_finalize;

  properties[PROP_CURSOR] = g_param_spec_object ("cursor",
                                                 NULL,
                                                 NULL,
                                                 FAVOR_TYPE_CURSOR,
                                                 G_PARAM_READWRITE |
                                                   G_PARAM_EXPLICIT_NOTIFY |
                                                   G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "padview");
}

static void
favor_pad_view_init (FavorPadView *self)
{
  GtkWidget *pad = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *sideways = gtk_scrolled_window_new ();

  self->heads = g_ptr_array_new_with_free_func (g_free);
  self->grid = gtk_grid_new ();
  favor_accessible_set_name (self->grid,
                             /* Translators: name of the table of a player's points */
                             _ ("Scoring pad"));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (sideways),
                                  GTK_POLICY_AUTOMATIC,
                                  GTK_POLICY_NEVER);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (sideways), self->grid);
  self->title = new_label ("", "pad-title", 0);
  gtk_label_set_ellipsize (GTK_LABEL (self->title), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (pad, "paper");
  gtk_widget_add_css_class (pad, "pad");
  gtk_box_append (GTK_BOX (pad), self->title);
  gtk_box_append (GTK_BOX (pad), sideways);
  self->picker = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  gtk_box_set_homogeneous (GTK_BOX (self->picker), TRUE);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_add_css_class (self->box, "pagebox");
  gtk_box_append (GTK_BOX (self->box), self->picker);
  gtk_box_append (GTK_BOX (self->box), pad);
  self->plot = favor_plot_new (FALSE);
  gtk_box_append (GTK_BOX (self->box), self->plot);
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller),
                                  GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), self->box);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}

/**
 * favor_pad_view_new:
 *
 * Returns: (transfer floating): pads without a cursor
 */
GtkWidget *
favor_pad_view_new (void)
{
  return g_object_new (FAVOR_TYPE_PAD_VIEW, NULL);
}

/**
 * favor_pad_view_set_cursor:
 * @cursor: (nullable): whose pads to show, as they were at its ply
 */
void
favor_pad_view_set_cursor (FavorPadView *self, FavorCursor *cursor)
{
  FavorSeat seat;

  g_return_if_fail (FAVOR_IS_PAD_VIEW (self));

  if (self->cursor == cursor)
    return;
  drop_cursor (self);
  if (cursor != NULL)
    {
      self->cursor = g_object_ref (cursor);
      seat = favor_cursor_get_viewer (cursor);
      self->model = favor_pad_model_new (cursor, MAX (seat, 0));
      g_signal_connect_object (self->model,
                               "items-changed",
                               G_CALLBACK (items_changed_cb),
                               self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (self->model,
                               "notify::n-columns",
                               G_CALLBACK (columns_changed_cb),
                               self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (favor_cursor_get_session (cursor),
                               "players-changed",
                               G_CALLBACK (players_changed_cb),
                               self,
                               G_CONNECT_SWAPPED);
      favor_plot_set_cursor (FAVOR_PLOT (self->plot), cursor);
      players_changed_cb (self);
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CURSOR]);
}

/**
 * favor_pad_view_get_seat:
 *
 * Returns: whose pad is shown
 */
FavorSeat
favor_pad_view_get_seat (FavorPadView *self)
{
  int seat = 0;

  g_return_val_if_fail (FAVOR_IS_PAD_VIEW (self), 0);

  if (self->model != NULL)
    g_object_get (self->model, "seat", &seat, NULL);
  return (FavorSeat) seat;
}

/**
 * favor_pad_view_set_seat:
 * @seat: whose pad to show
 */
void
favor_pad_view_set_seat (FavorPadView *self, FavorSeat seat)
{
  g_return_if_fail (FAVOR_IS_PAD_VIEW (self));
  g_return_if_fail (seat >= 0);

  if (self->model == NULL || favor_pad_view_get_seat (self) == seat)
    return;
  g_object_set (self->model, "seat", (int) seat, NULL);
  update_title (self);
}
