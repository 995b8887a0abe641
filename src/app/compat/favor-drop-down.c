/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-drop-down.h"

#include "favor-accessible.h"
#include "favor-signals.h"
#include "favor-text.h"
#include "favor-tooltip.h"

#define NAME_KEY "favor-drop-down-name"
#define SIGN_KEY "favor-drop-down-sign"
#define NOTE_KEY "favor-drop-down-note"

/* A note of more letters has several lines; of one of less the list is as wide as all of it. */
#define NOTE_CHARS 28

static const char *
string_of (GtkListItem *item)
{
  return gtk_string_object_get_string (gtk_list_item_get_item (item));
}

/* GTK has no word for the rows of its drop-downs: a screen reader would say what type they are
 * of. */
static void
set_name_of_row (GtkListItem *item, const char *name)
{
  GtkWidget *row = gtk_widget_get_parent (gtk_list_item_get_child (item));

  if (row != NULL)
    favor_accessible_set_name (row, name);
}

static GtkWidget *
create_label (void)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  return label;
}

/* A box of a picture, which few strings have, and the words: a label or a box of labels. */
static GtkWidget *
create_line (GtkWidget *words)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_append (GTK_BOX (line), gtk_image_new ());
  gtk_box_append (GTK_BOX (line), words);
  return line;
}

/* In the list the string has a note below it. */
static GtkWidget *
get_label (GtkListItem *item)
{
  GtkWidget *image = gtk_widget_get_first_child (gtk_list_item_get_child (item));
  GtkWidget *words = gtk_widget_get_next_sibling (image);

  return GTK_IS_LABEL (words) ? words : gtk_widget_get_first_child (words);
}

static void
show_line (GtkListItem *item)
{
  GtkWidget    *image = gtk_widget_get_first_child (gtk_list_item_get_child (item));
  GdkPaintable *sign = g_object_get_data (gtk_list_item_get_item (item), SIGN_KEY);

  gtk_image_set_from_paintable (GTK_IMAGE (image), sign);
  gtk_widget_set_visible (image, sign != NULL);
  gtk_label_set_label (GTK_LABEL (get_label (item)), string_of (item));
  set_name_of_row (item, string_of (item));
}

/* ---- What is chosen ------------------------------------------------------------------- */

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer user_data)
{
  gtk_list_item_set_child (item, create_line (create_label ()));
  gtk_label_set_ellipsize (GTK_LABEL (get_label (item)), PANGO_ELLIPSIZE_END);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer user_data)
{
  const char *string = string_of (item);
  GtkWidget  *label = get_label (item);
  int         least_chars = GPOINTER_TO_INT (user_data);

  show_line (item);
  gtk_label_set_width_chars (GTK_LABEL (label),
                             MIN (least_chars, (int) g_utf8_strlen (string, -1)));
  favor_tooltip_set (label, string);
}

/* ---- The list ------------------------------------------------------------------------- */

static void
update_check (GtkListItem *item, GParamSpec *pspec, GtkDropDown *drop_down)
{
  GtkWidget *check = gtk_widget_get_last_child (gtk_list_item_get_child (item));

  gtk_widget_set_opacity (check,
                          gtk_drop_down_get_selected (drop_down) ==
                            gtk_list_item_get_position (item));
}

static GtkWidget *
create_note (void)
{
  GtkWidget *note = create_label ();

  gtk_label_set_wrap (GTK_LABEL (note), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (note), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_max_width_chars (GTK_LABEL (note), NOTE_CHARS);
  gtk_widget_add_css_class (note, "caption");
  gtk_widget_add_css_class (note, "dim-label");
  return note;
}

static GtkWidget *
get_note (GtkListItem *item)
{
  GtkWidget *check = gtk_widget_get_last_child (gtk_list_item_get_child (item));

  return gtk_widget_get_last_child (gtk_widget_get_prev_sibling (check));
}

/* A screen reader says the note, too: GTK has no description of rows that it would read. */
static void
show_note (GtkListItem *item)
{
  const char      *note = g_object_get_data (gtk_list_item_get_item (item), NOTE_KEY);
  g_autofree char *name = NULL;

  gtk_label_set_label (GTK_LABEL (get_note (item)), note != NULL ? note : "");
  gtk_widget_set_visible (get_note (item), note != NULL);
  if (note == NULL)
    return;
  gtk_label_set_width_chars (GTK_LABEL (get_note (item)),
                             MIN (NOTE_CHARS, (int) g_utf8_strlen (note, -1)));
  name = favor_text_fill (_ ("{title}: {value}"), "title value", string_of (item), note);
  set_name_of_row (item, name);
}

static void
setup_row_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer user_data)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *line = create_line (words);

  gtk_box_append (GTK_BOX (words), create_label ());
  gtk_box_append (GTK_BOX (words), create_note ());
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_list_item_set_child (item, line);
  gtk_box_append (GTK_BOX (line),
                  gtk_image_new_from_icon_name ("object-select-symbolic"));
}

static void
bind_row_cb (GtkSignalListItemFactory *factory, GtkListItem *item, GtkDropDown *drop_down)
{
  show_line (item);
  show_note (item);
  favor_signals_connect (drop_down, "notify::selected", G_CALLBACK (update_check), item);
  update_check (item, NULL, drop_down);
}

static void
unbind_row_cb (GtkSignalListItemFactory *factory,
               GtkListItem              *item,
               GtkDropDown              *drop_down)
{
  g_signal_handlers_disconnect_by_func (drop_down, update_check, item);
}

/**
 * favor_drop_down_make_flexible:
 * @drop_down: of strings
 * @least_chars: so much of what is chosen is always seen, in letters of common width
 *
 * Cuts off what is chosen where there is little room; the list that drops down shows all of
 * it, as ever.
 */
void
favor_drop_down_make_flexible (GtkDropDown *drop_down, int least_chars)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkListItemFactory) rows = gtk_signal_list_item_factory_new ();

  g_return_if_fail (GTK_IS_DROP_DOWN (drop_down));

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), GINT_TO_POINTER (least_chars));
  /* The drop-down keeps its factories alive, not the other way round. */
  g_signal_connect (rows, "setup", G_CALLBACK (setup_row_cb), NULL);
  g_signal_connect (rows, "bind", G_CALLBACK (bind_row_cb), drop_down);
  g_signal_connect (rows, "unbind", G_CALLBACK (unbind_row_cb), drop_down);
  gtk_drop_down_set_factory (drop_down, factory);
  gtk_drop_down_set_list_factory (drop_down, rows);
}

/**
 * favor_drop_down_set_sign:
 * @strings: the model of a drop-down
 * @position: of one of the strings
 * @sign: what stands before it
 *
 * Puts a picture before a string, for rows that are still to be shown.
 */
void
favor_drop_down_set_sign (GtkStringList *strings, guint position, GdkPaintable *sign)
{
  g_autoptr (GObject) item = g_list_model_get_item (G_LIST_MODEL (strings), position);

  g_return_if_fail (item != NULL);

  g_object_set_data_full (item, SIGN_KEY, g_object_ref (sign), g_object_unref);
}

/**
 * favor_drop_down_set_note:
 * @strings: the model of a drop-down
 * @position: of one of the strings
 * @note: what there is to know before it is chosen
 *
 * Puts words below a string, in the list only, for rows that are still to be shown.
 */
void
favor_drop_down_set_note (GtkStringList *strings, guint position, const char *note)
{
  g_autoptr (GObject) item = g_list_model_get_item (G_LIST_MODEL (strings), position);

  g_return_if_fail (item != NULL);

  g_object_set_data_full (item, NOTE_KEY, g_strdup (note), g_free);
}

/**
 * favor_drop_down_new:
 * @rows: (array zero-terminated=1): the strings
 * @least_chars: so many are always seen
 *
 * Returns: (transfer floating): a drop-down of strings that gives way where there is
 *   little room
 */
GtkWidget *
favor_drop_down_new (const char *const *rows, int least_chars)
{
  GtkWidget *drop_down = gtk_drop_down_new_from_strings (rows);

  favor_drop_down_make_flexible (GTK_DROP_DOWN (drop_down), least_chars);
  return drop_down;
}

/**
 * favor_drop_down_open_upwards:
 * @drop_down: one near the end of a page, below which stands what is pressed next
 *
 * Lets its list lie above it, where there is room for it.
 */
void
favor_drop_down_open_upwards (GtkDropDown *drop_down)
{
  GtkWidget *list = gtk_widget_get_last_child (GTK_WIDGET (drop_down));

  g_return_if_fail (GTK_IS_POPOVER (list));

  gtk_popover_set_position (GTK_POPOVER (list), GTK_POS_TOP);
}

/**
 * favor_drop_down_get_row:
 * @drop_down: a drop-down
 *
 * Returns: the chosen row, from 0; 0 also where there is none
 */
guint
favor_drop_down_get_row (GtkWidget *drop_down)
{
  guint row = gtk_drop_down_get_selected (GTK_DROP_DOWN (drop_down));

  return row == GTK_INVALID_LIST_POSITION ? 0 : row;
}

/* ---- For ears ------------------------------------------------------------------------- */

/* What is operated is the button inside, which current GTK calls like the drop-down. */
static void
update_name (GtkDropDown *drop_down)
{
  const char      *name = g_object_get_data (G_OBJECT (drop_down), NAME_KEY);
  gpointer         item = gtk_drop_down_get_selected_item (drop_down);
  g_autofree char *text = NULL;

  if (item != NULL && GTK_IS_STRING_OBJECT (item))
    text = favor_text_fill (_ ("{title}: {value}"),
                            "title value",
                            name,
                            gtk_string_object_get_string (item));
  if (text == NULL)
    text = g_strdup (name);
  favor_accessible_set_name (GTK_WIDGET (drop_down), text);
  favor_accessible_set_name (gtk_widget_get_first_child (GTK_WIDGET (drop_down)), text);
}

/**
 * favor_drop_down_set_name:
 * @name: what is chosen in it
 *
 * Says what a screen reader calls it: the name, and what is chosen.
 */
void
favor_drop_down_set_name (GtkDropDown *drop_down, const char *name)
{
  gboolean first = g_object_get_data (G_OBJECT (drop_down), NAME_KEY) == NULL;

  g_return_if_fail (GTK_IS_DROP_DOWN (drop_down) && name != NULL);

  g_object_set_data_full (G_OBJECT (drop_down), NAME_KEY, g_strdup (name), g_free);
  if (first)
    g_signal_connect (drop_down, "notify::selected-item", G_CALLBACK (update_name), NULL);
  update_name (drop_down);
}
