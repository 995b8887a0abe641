/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-log-view.h"

#include "favor-accessible.h"
#include "favor-drop-down.h"
#include "favor-in-view.h"
#include "favor-log-rows.h"

#define SCROLLS 3

struct _FavorLogView
{
  GtkWidget parent_instance;

  GtkWidget          *box;
  GtkWidget          *tools;
  GtkWidget          *seats;
  GtkWidget          *scroller;
  GtkWidget          *view;
  FavorCursor        *cursor;
  FavorLogModel      *model;
  GtkFilter          *filter;
  GtkFilterListModel *filtered;
  /* What the filter reads: the lines up to one that is set. */
  GtkSliceListModel *begun;
  FavorLogRows      *rows;
  int                seat;
  guint              scroll_tick;
  guint              scrolls_left;
  gboolean           moves;
};

G_DEFINE_FINAL_TYPE (FavorLogView, favor_log_view, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_CURSOR,
  PROP_MOVES,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static guint
get_n_rows (FavorLogView *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->filtered));
}

/* Position of the last shown row of `ply` or before it; G_MAXUINT if there is none. */
static guint
find_row (FavorLogView *self, guint ply)
{
  guint low = 0, high = get_n_rows (self);

  while (low < high)
    {
      guint                   middle = low + (high - low) / 2;
      g_autoptr (FavorLogRow) row = g_list_model_get_item (G_LIST_MODEL (self->filtered),
                                                           middle);

      if (favor_log_row_get_ply (row) <= ply)
        low = middle + 1;
      else
        high = middle;
    }
  return low == 0 ? G_MAXUINT : low - 1;
}

static gboolean
match_cb (gpointer item, gpointer user_data)
{
  FavorLogView *self = user_data;
  gboolean      first;

  if (self->seat >= 0 && favor_log_row_get_actor (item) != self->seat)
    return FALSE;
  if (!self->moves)
    return TRUE;
  g_object_get (item, "first", &first, NULL);
  return first;
}

static void
activate_cb (FavorLogView *self, guint position)
{
  g_autoptr (FavorLogRow) row = g_list_model_get_item (G_LIST_MODEL (self->filtered),
                                                       position);

  if (row == NULL)
    return;
  favor_cursor_go_to (self->cursor, favor_log_row_get_ply (row));
}

static gboolean
is_at_bottom (FavorLogView *self)
{
  GtkAdjustment *adjustment =
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));

  return gtk_adjustment_get_value (adjustment) +
           gtk_adjustment_get_page_size (adjustment) >=
         gtk_adjustment_get_upper (adjustment) - 48;
}

/* To the first line, in the next frame no further than it takes to the last one, and when both have
 * their places in the list: on a low page that is higher than its place, which scrolls as well. */
static void
reveal (FavorLogView *self, guint first, guint last)
{
  gboolean   begins = self->scrolls_left == SCROLLS;
  gboolean   ends = self->scrolls_left <= 1;
  GtkWidget *from, *to;

  gtk_widget_activate_action (self->view,
                              "list.scroll-to-item",
                              "u",
                              begins ? first : last);
  from = favor_log_rows_find_line (self->rows, first);
  to = favor_log_rows_find_line (self->rows, last);
  if (ends && to != NULL)
    favor_in_view_reveal (from == NULL ? to : from, to);
}

/* All lines of the ply, or what of its end there is room for. */
static void
scroll (FavorLogView *self)
{
  guint ply, last, before = G_MAXUINT;

  if (self->cursor == NULL)
    return;
  ply = favor_cursor_get_ply (self->cursor);
  last = find_row (self, ply);
  if (last == G_MAXUINT)
    return;
  if (ply > 0)
    before = find_row (self, ply - 1);
  reveal (self, before == last ? last : before + 1, last);
}

static gboolean
scroll_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  FavorLogView *self = FAVOR_LOG_VIEW (widget);

  scroll (self);
  if (--self->scrolls_left > 0)
    return G_SOURCE_CONTINUE;
  self->scroll_tick = 0;
  return G_SOURCE_REMOVE;
}

/* In the next frames, because a list only guesses the heights of new rows until it has shown
 * them once. */
static void
queue_scroll (FavorLogView *self)
{
  self->scrolls_left = SCROLLS;
  if (self->scroll_tick == 0)
    self->scroll_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self),
                                                      scroll_cb,
                                                      NULL,
                                                      NULL);
}

static void
items_changed_cb (FavorLogView *self, guint position)
{
  favor_log_rows_update (self->rows, position);
  if (is_at_bottom (self))
    queue_scroll (self);
}

static void
moved_cb (FavorLogView *self)
{
  favor_log_rows_mark (self->rows);
  if (!favor_cursor_get_live (self->cursor))
    queue_scroll (self);
}

/* Back to the last line, too. */
static void
live_cb (FavorLogView *self)
{
  favor_log_rows_mark (self->rows);
  queue_scroll (self);
}

/* Where a line lies changes with the room: lines wrap, places become lower. */
static void
resized_cb (GtkWidget *widget)
{
  FavorLogView *self = FAVOR_LOG_VIEW (widget);

  if (self->cursor == NULL)
    return;
  if (!favor_cursor_get_live (self->cursor) || is_at_bottom (self))
    queue_scroll (self);
}

/* Without a filter no row is made before it is seen. */
static void
update_filter (FavorLogView *self)
{
  gboolean all = !self->moves && self->seat < 0;

  gtk_filter_list_model_set_filter (self->filtered, all ? NULL : self->filter);
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
}

static void
seat_selected_cb (FavorLogView *self)
{
  guint selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->seats));

  if (selected != GTK_INVALID_LIST_POSITION)
    favor_log_view_set_seat (self, (int) selected - 1);
}

static void
copy_cb (FavorLogView *self)
{
  g_autofree char *text = favor_log_view_to_text (self);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
}

static void
fill_seats (FavorLogView *self)
{
  FavorSession             *session = favor_cursor_get_session (self->cursor);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  /* Translators: choice above the log: the lines of all players */
  gtk_string_list_append (names, _ ("All Seats"));
  for (guint i = 0; i < favor_session_get_n_seats (session); i++)
    gtk_string_list_append (names,
                            favor_session_get_player (session, (FavorSeat) i)->name);
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->seats), G_LIST_MODEL (names));
}

static void
drop_cursor (FavorLogView *self)
{
  if (self->cursor == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->cursor, self);
  favor_log_rows_set_cursor (self->rows, NULL);
  gtk_slice_list_model_set_model (self->begun, NULL);
  g_clear_object (&self->model);
  g_clear_object (&self->cursor);
}

static void
favor_log_view_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  FavorLogView *self = FAVOR_LOG_VIEW (object);

  switch (prop_id)
    {
    case PROP_CURSOR:
      g_value_set_object (value, self->cursor);
      break;
    case PROP_MOVES:
      g_value_set_boolean (value, self->moves);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
favor_log_view_set_property (GObject      *object,
                             guint         prop_id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  FavorLogView *self = FAVOR_LOG_VIEW (object);

  switch (prop_id)
    {
    case PROP_CURSOR:
      favor_log_view_set_cursor (self, g_value_get_object (value));
      break;
    case PROP_MOVES:
      self->moves = g_value_get_boolean (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
create_tools (FavorLogView *self)
{
  GtkWidget *copy = gtk_button_new_from_icon_name ("edit-copy-symbolic");

  self->seats = gtk_drop_down_new (NULL, NULL);
  /* Names can be long: the drop-down must not ask for their whole width. */
  favor_drop_down_make_flexible (GTK_DROP_DOWN (self->seats), 0);
  gtk_widget_set_hexpand (self->seats, TRUE);
  favor_drop_down_set_name (GTK_DROP_DOWN (self->seats),
                            /* Translators: whose lines the log shows */
                            _ ("Lines of"));
  g_signal_connect_swapped (self->seats,
                            "notify::selected",
                            G_CALLBACK (seat_selected_cb),
                            self);
  gtk_widget_set_tooltip_text (copy, _ ("Copy as Text"));
  favor_accessible_set_name (copy, _ ("Copy as Text"));
  g_signal_connect_swapped (copy, "clicked", G_CALLBACK (copy_cb), self);
  self->tools = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_add_css_class (self->tools, "log-tools");
  gtk_box_append (GTK_BOX (self->tools), self->seats);
  gtk_box_append (GTK_BOX (self->tools), copy);
  gtk_box_prepend (GTK_BOX (self->box), self->tools);
}

static void
favor_log_view_constructed (GObject *object)
{
  FavorLogView *self = FAVOR_LOG_VIEW (object);

  G_OBJECT_CLASS (favor_log_view_parent_class)->constructed (object);

  update_filter (self);
  favor_log_rows_set_numbered (self->rows, self->moves);
  if (!self->moves)
    create_tools (self);
  favor_accessible_set_name (self->view, self->moves ? _ ("Moves") : _ ("Log"));
}

/* The rows are made when they are first looked at: as long as the page is hidden, a move costs
 * nothing here. */
static void
favor_log_view_map (GtkWidget *widget)
{
  FavorLogView *self = FAVOR_LOG_VIEW (widget);

  if (gtk_list_view_get_model (GTK_LIST_VIEW (self->view)) == NULL)
    {
      g_autoptr (GtkNoSelection) rows =
        gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->filtered)));

      gtk_list_view_set_model (GTK_LIST_VIEW (self->view), GTK_SELECTION_MODEL (rows));
      queue_scroll (self);
    }
  favor_in_view_watch (self->view, resized_cb, widget, TRUE);
  GTK_WIDGET_CLASS (favor_log_view_parent_class)->map (widget);
}

static void
favor_log_view_unmap (GtkWidget *widget)
{
  favor_in_view_watch (FAVOR_LOG_VIEW (widget)->view, resized_cb, widget, FALSE);
  GTK_WIDGET_CLASS (favor_log_view_parent_class)->unmap (widget);
}

static void
favor_log_view_dispose (GObject *object)
{
  FavorLogView *self = FAVOR_LOG_VIEW (object);

  drop_cursor (self);
  if (self->box != NULL)
    gtk_list_view_set_model (GTK_LIST_VIEW (self->view), NULL);
  g_clear_object (&self->filtered);
  g_clear_object (&self->begun);
  g_clear_object (&self->filter);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  /* Last: a list that becomes empty scrolls, too. */
  if (self->scroll_tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->scroll_tick);
  self->scroll_tick = 0;

  G_OBJECT_CLASS (favor_log_view_parent_class)->dispose (object);
}

static void
favor_log_view_finalize (GObject *object)
{
  g_object_unref (FAVOR_LOG_VIEW (object)->rows);

  G_OBJECT_CLASS (favor_log_view_parent_class)->finalize (object);
}

static void
favor_log_view_class_init (FavorLogViewClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = favor_log_view_get_property;
  object_class->set_property = favor_log_view_set_property;
  object_class->constructed = favor_log_view_constructed;
  object_class->dispose = favor_log_view_dispose;
  object_class->finalize = favor_log_view_finalize;
  widget_class->map = favor_log_view_map;
  widget_class->unmap = favor_log_view_unmap;

  properties[PROP_CURSOR] = g_param_spec_object ("cursor",
                                                 NULL,
                                                 NULL,
                                                 FAVOR_TYPE_CURSOR,
                                                 G_PARAM_READWRITE |
                                                   G_PARAM_EXPLICIT_NOTIFY |
                                                   G_PARAM_STATIC_STRINGS);
  properties[PROP_MOVES] = g_param_spec_boolean ("moves",
                                                 NULL,
                                                 NULL,
                                                 FALSE,
                                                 G_PARAM_READWRITE |
                                                   G_PARAM_CONSTRUCT_ONLY |
                                                   G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "logview");
}

static void
favor_log_view_init (FavorLogView *self)
{
  self->seat = -1;
  self->filter = GTK_FILTER (gtk_custom_filter_new (match_cb, self, NULL));
  self->begun = gtk_slice_list_model_new (NULL, 0, G_MAXUINT);
  self->filtered = gtk_filter_list_model_new (g_object_ref (G_LIST_MODEL (self->begun)),
                                              NULL);
  self->rows = favor_log_rows_new (G_LIST_MODEL (self->filtered));
  self->view = gtk_list_view_new (NULL, favor_log_rows_create_factory (self->rows));
  gtk_list_view_set_single_click_activate (GTK_LIST_VIEW (self->view), TRUE);
  gtk_widget_add_css_class (self->view, "log");
  g_signal_connect_swapped (self->view, "activate", G_CALLBACK (activate_cb), self);
  g_signal_connect_object (self->filtered,
                           "items-changed",
                           G_CALLBACK (items_changed_cb),
                           self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  self->scroller = gtk_scrolled_window_new ();
  /* What is in it takes the focus. */
  gtk_widget_set_focusable (self->scroller, FALSE);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller),
                                  GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_widget_set_vexpand (self->scroller, TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), self->view);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (self->box), self->scroller);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

/**
 * favor_log_view_new:
 * @moves: whether to show one numbered line for each ply
 *
 * Returns: (transfer floating): a log without a cursor
 */
GtkWidget *
favor_log_view_new (gboolean moves)
{
  return g_object_new (FAVOR_TYPE_LOG_VIEW, "moves", moves, NULL);
}

/**
 * favor_log_view_set_cursor:
 * @cursor: (nullable): whose line to show
 */
void
favor_log_view_set_cursor (FavorLogView *self, FavorCursor *cursor)
{
  g_return_if_fail (FAVOR_IS_LOG_VIEW (self));

  if (self->cursor == cursor)
    return;
  drop_cursor (self);
  if (cursor != NULL)
    {
      self->cursor = g_object_ref (cursor);
      self->model = favor_log_model_new (cursor);
      if (self->seats != NULL)
        fill_seats (self);
      favor_log_rows_set_cursor (self->rows, cursor);
      gtk_slice_list_model_set_model (self->begun, G_LIST_MODEL (self->model));
      g_signal_connect_object (cursor,
                               "moved",
                               G_CALLBACK (moved_cb),
                               self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (cursor,
                               "notify::live",
                               G_CALLBACK (live_cb),
                               self,
                               G_CONNECT_SWAPPED);
      queue_scroll (self);
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CURSOR]);
}

/**
 * favor_log_view_get_model:
 *
 * Returns: (transfer none) (nullable): all lines, also those that are not shown
 */
FavorLogModel *
favor_log_view_get_model (FavorLogView *self)
{
  g_return_val_if_fail (FAVOR_IS_LOG_VIEW (self), NULL);

  return self->model;
}

/**
 * favor_log_view_set_n_lines:
 * @n_lines: so many lines of the model are there, %G_MAXUINT for all
 *
 * Leaves the end out, for as long as it is still to be seen.
 */
void
favor_log_view_set_n_lines (FavorLogView *self, guint n_lines)
{
  g_return_if_fail (FAVOR_IS_LOG_VIEW (self));

  gtk_slice_list_model_set_size (self->begun, n_lines);
}

/**
 * favor_log_view_to_text:
 *
 * Returns: (transfer full): the shown lines, a line break behind each
 */
char *
favor_log_view_to_text (FavorLogView *self)
{
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (FAVOR_IS_LOG_VIEW (self), NULL);

  for (guint i = 0; i < get_n_rows (self); i++)
    {
      g_autoptr (FavorLogRow) row = g_list_model_get_item (G_LIST_MODEL (self->filtered),
                                                           i);

      g_string_append_printf (text, "%s\n", favor_log_row_get_text (row));
    }
  return g_string_free (text, FALSE);
}

/**
 * favor_log_view_set_seat:
 * @seat: a seat, or -1 for all
 */
void
favor_log_view_set_seat (FavorLogView *self, int seat)
{
  g_return_if_fail (FAVOR_IS_LOG_VIEW (self));

  if (self->seat == seat)
    return;
  self->seat = seat;
  update_filter (self);
  if (self->seats != NULL)
    gtk_drop_down_set_selected (GTK_DROP_DOWN (self->seats), (guint) (seat + 1));
  queue_scroll (self);
}

/**
 * favor_log_view_focus:
 *
 * Returns: %FALSE if there is no line to focus
 */
gboolean
favor_log_view_focus (FavorLogView *self)
{
  g_return_val_if_fail (FAVOR_IS_LOG_VIEW (self), FALSE);

  scroll (self);
  return gtk_widget_grab_focus (self->view);
}
