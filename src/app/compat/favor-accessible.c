/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-accessible.h"

#include <gmodule.h>

#define KEY_NAME        "favor-accessible-name"
#define KEY_DESCRIPTION "favor-accessible-description"
#define KEY_MESSAGE     "favor-accessible-message"

/* GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM of GTK 4.14: nothing is interrupted. */
#define PRIORITY_MEDIUM 1

/**
 * favor_accessible_new_group:
 * @type: of a widget that holds others
 *
 * Current GTK does not tell screen readers how its boxes, grids and scrolled windows are called,
 * unless these are groups, as all were in version 4.8.
 *
 * Returns: (transfer floating): one that can have a name
 */
GtkWidget *
favor_accessible_new_group (GType type)
{
  return g_object_new (type, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
}

/* ---- Names ---------------------------------------------------------------------------- */

/* The widgets whose new names wait, and these. */
static GHashTable *waiting;
static guint       waiting_idle;

static void
gone_cb (gpointer data, GObject *widget)
{
  g_hash_table_remove (waiting, widget);
}

static void
stop_waiting (GtkWidget *widget)
{
  if (waiting != NULL && g_hash_table_remove (waiting, widget))
    g_object_weak_unref (G_OBJECT (widget), gone_cb, NULL);
}

/**
 * favor_accessible_set_name:
 * @name: what a screen reader calls @widget
 *
 * The name stands in the place of what is written on @widget, also on a button: GTK names those
 * by their label from version 4.10 on, and prefers that to a name.
 */
void
favor_accessible_set_name (GtkWidget *widget, const char *name)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);

  stop_waiting (widget);
  gtk_accessible_reset_relation (accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
apply_name (GtkWidget *widget, const char *name)
{
  g_object_set_data_full (G_OBJECT (widget), KEY_NAME, g_strdup (name), g_free);
  favor_accessible_set_name (widget, name);
}

/**
 * favor_accessible_flush:
 *
 * Gives all widgets their new names that wait for it.
 */
void
favor_accessible_flush (void)
{
  GHashTableIter iter;
  gpointer       widget, name;

  g_clear_handle_id (&waiting_idle, g_source_remove);
  if (waiting == NULL)
    return;
  g_hash_table_iter_init (&iter, waiting);
  while (g_hash_table_iter_next (&iter, &widget, &name))
    {
      g_autofree char *words = name;

      g_hash_table_iter_steal (&iter);
      g_object_weak_unref (widget, gone_cb, NULL);
      apply_name (widget, words);
    }
}

static gboolean
flush_cb (gpointer data)
{
  waiting_idle = 0;
  favor_accessible_flush ();
  return G_SOURCE_REMOVE;
}

/**
 * favor_accessible_queue_name:
 * @name: what a screen reader calls @widget
 *
 * As favor_accessible_set_name (), for what is made anew in several steps: a screen reader would read
 * each of them. From its second name on, a widget has it before the next event is handled, all widgets
 * at once, and only if it is another one.
 */
void
favor_accessible_queue_name (GtkWidget *widget, const char *name)
{
  const char *before;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (name != NULL);

  before = g_object_get_data (G_OBJECT (widget), KEY_NAME);
  stop_waiting (widget);
  if (before == NULL)
    {
      apply_name (widget, name);
      return;
    }
  if (g_str_equal (before, name))
    return;
  if (waiting == NULL)
    waiting = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  g_hash_table_insert (waiting, widget, g_strdup (name));
  g_object_weak_ref (G_OBJECT (widget), gone_cb, NULL);
  if (waiting_idle == 0)
    waiting_idle = g_idle_add_full (G_PRIORITY_HIGH, flush_cb, NULL, NULL);
}

/* ---- Descriptions --------------------------------------------------------------------- */

/* (nullable): the one widget that has a message. */
static GtkWidget *described;

static const char *
get_own (GtkWidget *widget)
{
  const char *own = g_object_get_data (G_OBJECT (widget), KEY_DESCRIPTION);

  return own != NULL ? own : gtk_widget_get_tooltip_text (widget);
}

static void
update_description (GtkWidget *widget)
{
  const char      *own = get_own (widget);
  const char      *message = g_object_get_data (G_OBJECT (widget), KEY_MESSAGE);
  g_autofree char *both = NULL;

  /* Why something is not possible, and who tried is told so. */
  if (own != NULL && message != NULL && g_str_has_prefix (message, own))
    own = NULL;
  if (own != NULL && message != NULL)
    both = g_strjoin (" ", message, own, NULL);
  if (own == NULL && message == NULL)
    gtk_accessible_reset_property (GTK_ACCESSIBLE (widget),
                                   GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  else
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget),
                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    both != NULL  ? both
                                    : own != NULL ? own
                                                  : message,
                                    -1);
}

static void
set_text (GtkWidget *widget, const char *key, const char *text)
{
  if (g_strcmp0 (g_object_get_data (G_OBJECT (widget), key), text) == 0)
    return;
  g_object_set_data_full (G_OBJECT (widget), key, g_strdup (text), g_free);
  update_description (widget);
}

/**
 * favor_accessible_set_description:
 * @description: (nullable): more about @widget than its name
 *
 * A message of @widget has been read by then.
 */
void
favor_accessible_set_description (GtkWidget *widget, const char *description)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (g_strcmp0 (g_object_get_data (G_OBJECT (widget), KEY_DESCRIPTION), description) ==
      0)
    return;
  if (described == widget)
    {
      g_object_set_data (G_OBJECT (widget), KEY_MESSAGE, NULL);
      g_clear_weak_pointer (&described);
    }
  set_text (widget, KEY_DESCRIPTION, description);
}

/**
 * favor_accessible_set_message:
 * @message: (nullable): what else is to be heard now where @widget has the focus
 *
 * The message comes before the own description of @widget, which is its tooltip if it was not set.
 * There is one message at a time; the same one again is read again.
 */
void
favor_accessible_set_message (GtkWidget *widget, const char *message)
{
  const char      *before;
  g_autofree char *again = NULL;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (described != NULL && (described != widget || message == NULL))
    {
      set_text (described, KEY_MESSAGE, NULL);
      g_clear_weak_pointer (&described);
    }
  if (message == NULL)
    return;
  g_set_weak_pointer (&described, widget);
  before = g_object_get_data (G_OBJECT (widget), KEY_MESSAGE);
  /* What has not changed is not read: a space makes it other words. */
  if (g_strcmp0 (before, message) == 0 || g_strcmp0 (get_own (widget), message) == 0)
    again = g_strconcat (message, " ", NULL);
  set_text (widget, KEY_MESSAGE, again != NULL ? again : message);
}

/**
 * favor_accessible_leave:
 * @focus: (nullable): what has the focus now
 *
 * Takes the message away if the focus has left what it was heard with.
 */
void
favor_accessible_leave (GtkWidget *focus)
{
  if (described != NULL && described != focus &&
      (focus == NULL || !gtk_widget_is_ancestor (focus, described)))
    favor_accessible_set_message (described, NULL);
}

/**
 * favor_accessible_forget_picture:
 * @widget: (nullable): any widget
 *
 * GTK says that a button is labelled by its picture, and calls that by its type: a screen reader would say
 * "GtkImage" in front of the name of the button.
 */
void
favor_accessible_forget_picture (GtkWidget *widget)
{
  if (GTK_IS_BUTTON (widget) && gtk_button_get_icon_name (GTK_BUTTON (widget)) != NULL)
    gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget),
                                   GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

/* ---- Tables --------------------------------------------------------------------------- */

/**
 * favor_accessible_set_table:
 * @widget: with the role of a table
 * @n_columns: with the head of each row
 * @n_rows: with the head of each column
 */
void
favor_accessible_set_table (GtkWidget *widget, guint n_columns, guint n_rows)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  gtk_accessible_update_relation (GTK_ACCESSIBLE (widget),
                                  GTK_ACCESSIBLE_RELATION_COL_COUNT,
                                  (int) n_columns,
                                  GTK_ACCESSIBLE_RELATION_ROW_COUNT,
                                  (int) n_rows,
                                  -1);
}

/**
 * favor_accessible_set_cell:
 * @widget: with the role of a cell or head
 * @column: from 0, the head of the row
 * @row: from 0, the head of the column
 */
void
favor_accessible_set_cell (GtkWidget *widget, guint column, guint row)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  gtk_accessible_update_relation (GTK_ACCESSIBLE (widget),
                                  GTK_ACCESSIBLE_RELATION_COL_INDEX,
                                  (int) column + 1,
                                  GTK_ACCESSIBLE_RELATION_ROW_INDEX,
                                  (int) row + 1,
                                  -1);
}

/* ---- Announcements -------------------------------------------------------------------- */

static FavorAnnounce announce;
static gboolean      looked_up;

/* What GTK has for its own tests in the place of a screen reader has no such function, and GTK does not
 * ask: as of 4.18. */
static gboolean
is_tested (void)
{
  return g_strcmp0 (g_getenv ("GTK_A11Y"), "test") == 0;
}

static FavorAnnounce
find_announce (void)
{
  if (!looked_up && is_tested ())
    looked_up = TRUE;
  if (!looked_up)
    {
      GModule *program = g_module_open (NULL, 0);
      gpointer symbol = NULL;

      if (program != NULL &&
          g_module_symbol (program, "gtk_accessible_announce", &symbol))
        announce = (FavorAnnounce) symbol;
      g_clear_pointer (&program, g_module_close);
      looked_up = TRUE;
    }
  return announce;
}

/**
 * favor_accessible_can_announce:
 *
 * Returns: whether favor_accessible_announce () does anything
 */
gboolean
favor_accessible_can_announce (void)
{
  return find_announce () != NULL;
}

/**
 * favor_accessible_announce:
 * @widget: in whose window something happened
 * @words: that a screen reader reads, wherever the focus is
 */
void
favor_accessible_announce (GtkWidget *widget, const char *words)
{
  GtkRoot *root;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (words != NULL);

  root = gtk_widget_get_root (widget);
  /* Orca takes what comes from anywhere else in a tenth of a second for the same: while it is busy, that
   * is much. */
  if (find_announce () != NULL)
    announce (root != NULL ? GTK_ACCESSIBLE (root) : GTK_ACCESSIBLE (widget),
              words,
              PRIORITY_MEDIUM);
}

/**
 * favor_accessible_set_announce:
 * @instead: (nullable): what is called in place of what GTK has; %NULL: there is none
 *
 * For tests.
 */
void
favor_accessible_set_announce (FavorAnnounce instead)
{
  announce = instead;
  looked_up = TRUE;
}
