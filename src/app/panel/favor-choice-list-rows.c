/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-choice-list-private.h"

#include "favor-accessible.h"
#include "favor-action-form.h"
#include "favor-choice-line.h"
#include "favor-signals.h"

/* The rows on the screen: headings, digits, clicks. */

#define NUMBERED 9

static char *
dup_group (FavorChoiceRow *row)
{
  char *group = NULL;

  g_object_get (row, "group", &group, NULL);
  return group;
}

/* Whether a heading stands above the row: it is the first of its group. */
static gboolean
begins_group (FavorChoiceList *self, guint position)
{
  g_autoptr (FavorChoiceRow) row = favor_choice_list_get_row (self, position);
  g_autoptr (FavorChoiceRow) before = position > 0
                                        ? favor_choice_list_get_row (self, position - 1)
                                        : NULL;
  g_autofree char           *group = row != NULL ? dup_group (row) : NULL;
  g_autofree char           *group_before = before != NULL ? dup_group (before) : NULL;

  return row != NULL && g_strcmp0 (group, group_before) != 0;
}

/* Headings are only of use when there is more than one group. */
static gboolean
has_groups (FavorChoiceList *self)
{
  guint            n = favor_choice_list_get_n_rows (self);
  g_autofree char *first = NULL;
  g_autofree char *last = NULL;

  if (n < 2)
    return FALSE;
  {
    g_autoptr (FavorChoiceRow) a = favor_choice_list_get_row (self, 0);
    g_autoptr (FavorChoiceRow) b = favor_choice_list_get_row (self, n - 1);

    first = dup_group (a);
    last = dup_group (b);
  }
  return g_strcmp0 (first, last) != 0;
}

static const FavorGame *
get_game (FavorChoiceList *self)
{
  g_autoptr (FavorCursor) cursor = NULL;

  g_object_get (self->model, "cursor", &cursor, NULL);
  return favor_session_get_game (favor_cursor_get_session (cursor));
}

static gboolean
is_chosen (FavorChoiceList *self, GtkListItem *item)
{
  return gtk_list_item_get_position (item) ==
         gtk_single_selection_get_selected (self->selection);
}

/* What a row has from its place in the list. */
static void
show_place (FavorChoiceList *self, GtkListItem *item)
{
  FavorChoiceLine *line = FAVOR_CHOICE_LINE (gtk_list_item_get_child (item));
  FavorChoiceRow  *row = gtk_list_item_get_item (item);
  guint            position = gtk_list_item_get_position (item);
  g_autofree char *heading = NULL;

  if (row == NULL || self->model == NULL)
    return;
  if (has_groups (self) && begins_group (self, position))
    {
      const FavorAction *action = favor_choice_row_get_action (row);

      heading =
        favor_action_form_heading (_ (get_game (self)->actions[action->kind].text));
      /* An action without arguments says it all by itself. */
      if (g_str_equal (heading, favor_choice_row_get_label (row)))
        g_clear_pointer (&heading, g_free);
    }
  favor_choice_line_set_heading (line, heading);
  favor_choice_line_set_digit (line, position < NUMBERED ? position + 1 : 0);
  favor_choice_line_set_chosen (line, is_chosen (self, item));
}

static void
show_item (FavorChoiceList *self, GtkListItem *item)
{
  FavorChoiceLine *line = FAVOR_CHOICE_LINE (gtk_list_item_get_child (item));
  FavorChoiceRow  *row = gtk_list_item_get_item (item);
  gboolean         enabled;

  if (row == NULL || self->model == NULL)
    return;
  show_place (self, item);
  g_object_get (row, "enabled", &enabled, NULL);
  favor_choice_line_set_text (line, favor_choice_row_get_label (row), enabled);
  favor_accessible_set_name (gtk_widget_get_parent (GTK_WIDGET (line)),
                             favor_choice_row_get_label (row));
}

/* Numbers and headings of the rows that are there. */
void
favor_choice_list_update_rows (FavorChoiceList *self)
{
  for (guint i = 0; i < self->bound->len; i++)
    show_place (self, g_ptr_array_index (self->bound, i));
}

/* ---- What is told of the chosen row ----------------------------------------------------- */

/* A screen reader reads what a list selects, wherever the focus is: what is chosen by other means is
 * told there, and here only to whoever is among the rows. */
static gboolean
is_told (FavorChoiceList *self)
{
  GtkRoot   *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  /* Not a controller, which hears nothing of a row that goes away with the focus. */
  return focus != NULL && gtk_widget_is_ancestor (focus, self->view);
}

void
favor_choice_list_tell (FavorChoiceList *self)
{
  guint selected = gtk_single_selection_get_selected (self->selection);

  gtk_single_selection_set_selected (self->told,
                                     is_told (self) ? selected
                                                    : GTK_INVALID_LIST_POSITION);
}

/* Keys select in the list view, which knows only what is told. */
static void
told_cb (FavorChoiceList *self)
{
  if (is_told (self))
    gtk_single_selection_set_selected (self->selection,
                                       gtk_single_selection_get_selected (self->told));
}

void
favor_choice_list_update_chosen (FavorChoiceList *self)
{
  for (guint i = 0; i < self->bound->len; i++)
    {
      GtkListItem *item = g_ptr_array_index (self->bound, i);

      favor_choice_line_set_chosen (FAVOR_CHOICE_LINE (gtk_list_item_get_child (item)),
                                    is_chosen (self, item));
    }
  favor_choice_list_tell (self);
}

void
favor_choice_list_create_told (FavorChoiceList *self)
{
  self->told = gtk_single_selection_new (g_object_ref (G_LIST_MODEL (self->selection)));
  gtk_single_selection_set_autoselect (self->told, FALSE);
  gtk_single_selection_set_can_unselect (self->told, TRUE);
  favor_signals_connect (self->told, "notify::selected", G_CALLBACK (told_cb), self);
  gtk_list_view_set_model (GTK_LIST_VIEW (self->view), GTK_SELECTION_MODEL (self->told));
}

/* ---- Clicks and keys --------------------------------------------------------------------- */

static FavorChoiceList *
get_list (GtkGestureClick *gesture)
{
  GtkWidget *line = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));

  return FAVOR_CHOICE_LIST (gtk_widget_get_ancestor (line, FAVOR_TYPE_CHOICE_LIST));
}

/* The first click picks a row; one on the selected row chooses. */
static void
pressed_cb (GtkGestureClick *gesture, int n_press, double x, double y, GtkListItem *item)
{
  if (!is_chosen (get_list (gesture), item))
    return;
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
released_cb (GtkGestureClick *gesture, int n_press, double x, double y, GtkListItem *item)
{
  FavorChoiceList *list = get_list (gesture);
  GdkEventSequence
    *sequence = gtk_gesture_single_get_current_sequence (GTK_GESTURE_SINGLE (gesture));

  gboolean again = gtk_gesture_get_sequence_state (GTK_GESTURE (gesture), sequence) ==
                   GTK_EVENT_SEQUENCE_CLAIMED;

  /* What was picked may be done at once: GtkListView must not select in the next position. */
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  if (again)
    favor_choice_list_choose (list, gtk_list_item_get_position (item));
  else
    favor_choice_list_pick (list, gtk_list_item_get_position (item));
}

static void
setup_cb (FavorChoiceList *self, GtkListItem *item)
{
  GtkWidget  *line = favor_choice_line_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), item);
  g_signal_connect (click, "released", G_CALLBACK (released_cb), item);
  gtk_widget_add_controller (line, GTK_EVENT_CONTROLLER (click));
  gtk_list_item_set_child (item, line);
}

static void
bind_cb (FavorChoiceList *self, GtkListItem *item)
{
  g_ptr_array_add (self->bound, item);
  show_item (self, item);
}

static void
unbind_cb (FavorChoiceList *self, GtkListItem *item)
{
  g_ptr_array_remove_fast (self->bound, item);
}

static void
activate_cb (FavorChoiceList *self, guint position)
{
  if (gtk_single_selection_get_selected (self->selection) == position)
    favor_choice_list_choose (self, position);
  else
    favor_choice_list_pick (self, position);
}

/* What the list of the template calls. */
void
favor_choice_list_bind_rows (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, unbind_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
}
