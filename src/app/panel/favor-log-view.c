/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-log-view.h"

#include "favor-accessible.h"
#include "favor-closures.h"
#include "favor-drop-down.h"
#include "favor-in-view.h"
#include "favor-log-line.h"
#include "favor-properties.h"
#include "favor-signals.h"

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
  GtkFilterListModel *filtered;
  /* What the filter reads: the lines up to one that is set. */
  GtkSliceListModel *begun;
  /* Items of the list that are on the screen. */
  GPtrArray *bound;
  int        seat;
  guint      scroll_tick;
  guint      scrolls_left;
  gboolean   moves;
};

G_DEFINE_FINAL_TYPE (FavorLogView, favor_log_view, GTK_TYPE_WIDGET)

enum
{
  PROP_CURSOR,
  PROP_MOVES,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void show_cursor (FavorLogView *self);

/* clang-format off */
static const FavorProperty table[N_PROPS] = {
  [PROP_CURSOR] = { "cursor", G_TYPE_OBJECT, FAVOR_WRITABLE,
                    FAVOR_MEMBER (FavorLogView, cursor), .class_type = favor_cursor_get_type,
                    .changed = G_CALLBACK (show_cursor) },
  [PROP_MOVES] = { "moves", G_TYPE_BOOLEAN, FAVOR_CONSTRUCT_ONLY,
                   FAVOR_MEMBER (FavorLogView, moves) },
};

/* clang-format on */

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

static void
activate_cb (FavorLogView *self, guint position)
{
  g_autoptr (FavorLogRow) row = g_list_model_get_item (G_LIST_MODEL (self->filtered),
                                                       position);

  if (row == NULL)
    return;
  favor_cursor_go_to_event (self->cursor,
                            favor_log_row_get_ply (row),
                            favor_log_row_get_n_told (row));
}

/* ---- Lines on the screen -------------------------------------------------------------- */

/* A heading stands above the first line of a round. */
static void
set_heading (FavorLogView *self, GtkListItem *item)
{
  guint            position = gtk_list_item_get_position (item);
  g_autofree char *heading = NULL;
  guint            round, before = 0;

  g_object_get (gtk_list_item_get_item (item), "round", &round, NULL);
  if (position > 0)
    {
      g_autoptr (FavorLogRow) previous =
        g_list_model_get_item (G_LIST_MODEL (self->filtered), position - 1);

      g_object_get (previous, "round", &before, NULL);
    }
  if (round != before)
    /* Translators: heading in the log above the lines of a round */
    heading = g_strdup_printf (_ ("Round %u"), round);
  g_object_set (gtk_list_item_get_child (item), "heading", heading, NULL);
}

static void
setup_cb (FavorLogView *self, GtkListItem *item)
{
  GtkWidget *line = favor_log_line_new (self->moves);

  g_object_bind_property (self, "cursor", line, "cursor", G_BINDING_SYNC_CREATE);
  gtk_list_item_set_child (item, line);
}

static void
bind_cb (FavorLogView *self, GtkListItem *item)
{
  g_ptr_array_add (self->bound, item);
  g_object_set (gtk_list_item_get_child (item),
                "row",
                gtk_list_item_get_item (item),
                NULL);
  set_heading (self, item);
}

static void
unbind_cb (FavorLogView *self, GtkListItem *item)
{
  g_object_set (gtk_list_item_get_child (item), "row", NULL, NULL);
  g_ptr_array_remove_fast (self->bound, item);
}

/* (nullable): the line at a position, if it is on the screen. */
static GtkWidget *
find_line (FavorLogView *self, guint position)
{
  for (guint i = 0; i < self->bound->len; i++)
    {
      GtkListItem *item = g_ptr_array_index (self->bound, i);

      if (gtk_list_item_get_position (item) == position)
        return gtk_list_item_get_child (item);
    }
  return NULL;
}

/* ---- Scrolling ------------------------------------------------------------------------- */

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
  from = find_line (self, first);
  to = find_line (self, last);
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

/* Lines from there on may be others that begin a round. */
static void
rows_changed_cb (FavorLogView *self, guint position)
{
  for (guint i = 0; i < self->bound->len; i++)
    {
      GtkListItem *item = g_ptr_array_index (self->bound, i);

      if (gtk_list_item_get_position (item) >= position &&
          gtk_list_item_get_item (item) != NULL)
        set_heading (self, item);
    }
  if (is_at_bottom (self))
    queue_scroll (self);
}

static void
position_moved_cb (FavorLogView *self)
{
  if (!favor_cursor_get_live (self->cursor))
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

/* ---- What is shown --------------------------------------------------------------------- */

static gboolean
is_shown (gpointer row, gpointer data)
{
  FavorLogView *self = data;
  gboolean      first;

  if (self->seat >= 0 && favor_log_row_get_actor (row) != self->seat)
    return FALSE;
  if (!self->moves)
    return TRUE;
  g_object_get (row, "first", &first, NULL);
  return first;
}

/* Without a filter no row is made before it is seen. */
static void
set_filter (FavorLogView *self)
{
  g_autoptr (GtkFilter) filter = NULL;

  if (self->moves || self->seat >= 0)
    filter = GTK_FILTER (gtk_custom_filter_new (is_shown, self, NULL));
  gtk_filter_list_model_set_filter (self->filtered, filter);
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
    gtk_string_list_append (names, favor_session_get_name (session, (FavorSeat) i));
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->seats), G_LIST_MODEL (names));
}

static void
show_cursor (FavorLogView *self)
{
  g_clear_object (&self->model);
  if (self->cursor != NULL)
    {
      self->model = favor_log_model_new (self->cursor);
      if (!self->moves)
        fill_seats (self);
    }
  gtk_slice_list_model_set_model (self->begun, G_LIST_MODEL (self->model));
  if (self->cursor != NULL)
    queue_scroll (self);
}

/* ---- Object ---------------------------------------------------------------------------- */

static void
favor_log_view_constructed (GObject *object)
{
  FavorLogView *self = FAVOR_LOG_VIEW (object);

  G_OBJECT_CLASS (favor_log_view_parent_class)->constructed (object);

  set_filter (self);
  if (self->moves)
    gtk_box_remove (GTK_BOX (self->box), self->tools);
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

  favor_log_view_set_cursor (self, NULL);
  if (self->view != NULL)
    gtk_list_view_set_model (GTK_LIST_VIEW (self->view), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), FAVOR_TYPE_LOG_VIEW);
  /* Last: a list that becomes empty scrolls, too. */
  if (self->scroll_tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->scroll_tick);
  self->scroll_tick = 0;

  G_OBJECT_CLASS (favor_log_view_parent_class)->dispose (object);
}

static void
favor_log_view_finalize (GObject *object)
{
  g_ptr_array_unref (FAVOR_LOG_VIEW (object)->bound);

  G_OBJECT_CLASS (favor_log_view_parent_class)->finalize (object);
}

static void
favor_log_view_class_init (FavorLogViewClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = favor_log_view_constructed;
  object_class->dispose = favor_log_view_dispose;
  object_class->finalize = favor_log_view_finalize;
  widget_class->map = favor_log_view_map;
  widget_class->unmap = favor_log_view_unmap;

  favor_properties_install (object_class, table, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               FAVOR_RESOURCES "log-view.ui");
  gtk_widget_class_bind_template_child (widget_class, FavorLogView, box);
  gtk_widget_class_bind_template_child (widget_class, FavorLogView, tools);
  gtk_widget_class_bind_template_child (widget_class, FavorLogView, seats);
  gtk_widget_class_bind_template_child (widget_class, FavorLogView, scroller);
  gtk_widget_class_bind_template_child (widget_class, FavorLogView, view);
  gtk_widget_class_bind_template_child (widget_class, FavorLogView, filtered);
  gtk_widget_class_bind_template_child (widget_class, FavorLogView, begun);
  gtk_widget_class_bind_template_callback (widget_class, rows_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, seat_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, copy_cb);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, unbind_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_set_css_name (widget_class, "logview");
}

static void
favor_log_view_init (FavorLogView *self)
{
  self->seat = -1;
  self->bound = g_ptr_array_new ();
  favor_signals_follow (self, "cursor", "moved", G_CALLBACK (position_moved_cb), 0);
  /* Back to the last line, too. */
  favor_signals_follow (self, "cursor", "notify::live", G_CALLBACK (queue_scroll), 0);
  gtk_widget_init_template (GTK_WIDGET (self));
  /* Names can be long: the drop-down must not ask for their whole width. */
  favor_drop_down_make_flexible (GTK_DROP_DOWN (self->seats), 0);
  favor_drop_down_set_name (GTK_DROP_DOWN (self->seats),
                            /* Translators: whose lines the log shows */
                            _ ("Lines of"));
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

  favor_properties_set_object (self, properties[PROP_CURSOR], cursor);
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
  set_filter (self);
  if (!self->moves)
    gtk_drop_down_set_selected (GTK_DROP_DOWN (self->seats), (guint) (seat + 1));
  queue_scroll (self);
}

/**
 * favor_log_view_focus:
 *
 * Gives the focus to the newest line up to the position that is shown, or else to the first one.
 *
 * Returns: %FALSE if there is no line to focus
 */
gboolean
favor_log_view_focus (FavorLogView *self)
{
  guint      last;
  GtkWidget *line;

  g_return_val_if_fail (FAVOR_IS_LOG_VIEW (self), FALSE);

  if (get_n_rows (self) == 0)
    return FALSE;
  last = find_row (self, favor_cursor_get_ply (self->cursor));
  if (last == G_MAXUINT)
    last = 0;
  scroll (self);
  /* Until a line is focused, the list does not know which one would be. */
  gtk_widget_activate_action (self->view, "list.scroll-to-item", "u", last);
  line = find_line (self, last);
  return (line != NULL && gtk_widget_grab_focus (gtk_widget_get_parent (line))) ||
         gtk_widget_grab_focus (self->view);
}
