/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-log-rows.h"

#include "favor-accessible.h"
#include "favor-log-line.h"
#include "favor-text.h"

struct _FavorLogRows
{
  GObject parent_instance;

  GListModel  *list;
  FavorCursor *cursor;
  /* Of the list, those that are on the screen. */
  GPtrArray *bound;
  gboolean   numbered;
};

G_DEFINE_FINAL_TYPE (FavorLogRows, favor_log_rows, G_TYPE_OBJECT)

static void
mark_item (FavorLogRows *self, GtkListItem *item)
{
  FavorLogLine *line = FAVOR_LOG_LINE (gtk_list_item_get_child (item));
  FavorLogRow  *row = gtk_list_item_get_item (item);

  if (row == NULL || self->cursor == NULL)
    return;
  favor_log_line_set_here (line,
                           !favor_cursor_get_live (self->cursor) &&
                             favor_log_row_get_ply (row) ==
                               favor_cursor_get_ply (self->cursor));
}

/* A heading stands above the first line of a round. */
static char *
round_heading (FavorLogRows *self, GtkListItem *item)
{
  FavorLogRow *row = gtk_list_item_get_item (item);
  guint        position = gtk_list_item_get_position (item);
  guint        round, before = 0;

  g_object_get (row, "round", &round, NULL);
  if (position > 0)
    {
      g_autoptr (FavorLogRow) previous = g_list_model_get_item (self->list, position - 1);

      g_object_get (previous, "round", &before, NULL);
    }
  /* Translators: heading in the log above the lines of a round */
  return round == before ? NULL : g_strdup_printf (_ ("Round %u"), round);
}

static char *
line_text (FavorLogRows *self, FavorLogRow *row)
{
  g_autofree char *ply = NULL;

  if (!self->numbered)
    return g_strdup (favor_log_row_get_text (row));
  ply = g_strdup_printf ("%u", favor_log_row_get_ply (row));
  /* Translators: a line in the list of moves: its number and what happened */
  return favor_text_expand (_ ("{number}. {text}"),
                            "number",
                            ply,
                            "text",
                            favor_log_row_get_text (row),
                            NULL);
}

static void
update_sign (FavorLogRows *self, FavorLogRow *row, FavorLogLine *line)
{
  FavorSession *session = favor_cursor_get_session (self->cursor);
  FavorSeat     actor = favor_log_row_get_actor (row);
  gboolean      first;

  g_object_get (row, "first", &first, NULL);
  favor_log_line_set_sign (line,
                           first && actor >= 0
                             ? favor_session_get_player (session, actor)->colour
                             : -1);
}

static void
update_item (FavorLogRows *self, GtkListItem *item)
{
  FavorLogLine    *line = FAVOR_LOG_LINE (gtk_list_item_get_child (item));
  FavorLogRow     *row = gtk_list_item_get_item (item);
  g_autofree char *heading = NULL;
  g_autofree char *text = NULL;
  g_autofree char *note = NULL;

  if (row == NULL || self->cursor == NULL)
    return;
  heading = round_heading (self, item);
  text = line_text (self, row);
  g_object_get (row, "note", &note, NULL);
  favor_log_line_set_heading (line, heading);
  favor_log_line_set_text (line, text, note);
  update_sign (self, row, line);
  mark_item (self, item);
  favor_accessible_set_name (gtk_widget_get_parent (GTK_WIDGET (line)), text);
}

static void
setup_cb (FavorLogRows *self, GtkListItem *item)
{
  gtk_list_item_set_child (item, favor_log_line_new ());
}

/* A name, a note, or who looks has changed, and the row reads differently. */
static void
row_changed_cb (FavorLogRows *self, GParamSpec *pspec, FavorLogRow *row)
{
  for (guint i = 0; i < self->bound->len; i++)
    {
      GtkListItem *item = g_ptr_array_index (self->bound, i);

      if (gtk_list_item_get_item (item) == row)
        update_item (self, item);
    }
}

static void
bind_cb (FavorLogRows *self, GtkListItem *item)
{
  g_ptr_array_add (self->bound, item);
  g_signal_connect_object (gtk_list_item_get_item (item),
                           "notify",
                           G_CALLBACK (row_changed_cb),
                           self,
                           G_CONNECT_SWAPPED);
  update_item (self, item);
}

static void
unbind_cb (FavorLogRows *self, GtkListItem *item)
{
  g_signal_handlers_disconnect_by_func (gtk_list_item_get_item (item),
                                        row_changed_cb,
                                        self);
  g_ptr_array_remove_fast (self->bound, item);
}

static void
favor_log_rows_finalize (GObject *object)
{
  FavorLogRows *self = FAVOR_LOG_ROWS (object);

  g_clear_object (&self->cursor);
  g_clear_object (&self->list);
  g_ptr_array_unref (self->bound);

  G_OBJECT_CLASS (favor_log_rows_parent_class)->finalize (object);
}

static void
favor_log_rows_class_init (FavorLogRowsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = favor_log_rows_finalize;
}

static void
favor_log_rows_init (FavorLogRows *self)
{
  self->bound = g_ptr_array_new ();
}

/**
 * favor_log_rows_new:
 * @list: (transfer none): of #FavorLogRow
 *
 * Returns: (transfer full): nothing on the screen yet
 */
FavorLogRows *
favor_log_rows_new (GListModel *list)
{
  FavorLogRows *self = g_object_new (FAVOR_TYPE_LOG_ROWS, NULL);

  g_return_val_if_fail (G_IS_LIST_MODEL (list), self);

  self->list = g_object_ref (list);
  return self;
}

GtkListItemFactory *
favor_log_rows_create_factory (FavorLogRows *self)
{
  static const struct
  {
    const char *signal;
    GCallback   handler;
  } handlers[] = {
    { "setup", G_CALLBACK (setup_cb) },
    { "bind", G_CALLBACK (bind_cb) },
    { "unbind", G_CALLBACK (unbind_cb) },
  };

  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_return_val_if_fail (FAVOR_IS_LOG_ROWS (self), factory);

  for (guint i = 0; i < G_N_ELEMENTS (handlers); i++)
    g_signal_connect_object (factory,
                             handlers[i].signal,
                             handlers[i].handler,
                             self,
                             G_CONNECT_SWAPPED);
  return factory;
}

void
favor_log_rows_set_numbered (FavorLogRows *self, gboolean numbered)
{
  g_return_if_fail (FAVOR_IS_LOG_ROWS (self));

  self->numbered = numbered;
}

void
favor_log_rows_set_cursor (FavorLogRows *self, FavorCursor *cursor)
{
  g_return_if_fail (FAVOR_IS_LOG_ROWS (self));

  g_set_object (&self->cursor, cursor);
}

void
favor_log_rows_mark (FavorLogRows *self)
{
  g_return_if_fail (FAVOR_IS_LOG_ROWS (self));

  for (guint i = 0; i < self->bound->len; i++)
    mark_item (self, g_ptr_array_index (self->bound, i));
}

void
favor_log_rows_update (FavorLogRows *self, guint position)
{
  g_return_if_fail (FAVOR_IS_LOG_ROWS (self));

  for (guint i = 0; i < self->bound->len; i++)
    {
      GtkListItem *item = g_ptr_array_index (self->bound, i);

      if (gtk_list_item_get_position (item) >= position)
        update_item (self, item);
    }
}

GtkWidget *
favor_log_rows_find_line (FavorLogRows *self, guint position)
{
  g_return_val_if_fail (FAVOR_IS_LOG_ROWS (self), NULL);

  for (guint i = 0; i < self->bound->len; i++)
    {
      GtkListItem *item = g_ptr_array_index (self->bound, i);

      if (gtk_list_item_get_position (item) == position)
        return gtk_list_item_get_child (item);
    }
  return NULL;
}
