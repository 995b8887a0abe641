/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-choice-list-private.h"

#include "favor-closures.h"
#include "favor-focus.h"
#include "favor-properties.h"
#include "favor-signals.h"

/* From so many choices on there is a search entry. */
#define SEARCH_FROM 13
/* Rows that are built in one frame. */
#define PACE 16

G_DEFINE_FINAL_TYPE (FavorChoiceList, favor_choice_list, GTK_TYPE_WIDGET)

enum
{
  PROP_MODEL,
  PROP_EMPTY_TEXT,
  N_PROPS
};

enum
{
  SIGNAL_SELECTED,
  SIGNAL_PICKED,
  SIGNAL_CHOSEN,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

static const char *get_empty_text (FavorChoiceList *self);

/* clang-format off */
static const FavorProperty table[N_PROPS] = {
  [PROP_MODEL] = { "model", G_TYPE_OBJECT, FAVOR_WRITABLE,
                   FAVOR_MEMBER (FavorChoiceList, model), .class_type = favor_choice_model_get_type,
                   .set = G_CALLBACK (favor_choice_list_set_model) },
  [PROP_EMPTY_TEXT] = { "empty-text", G_TYPE_STRING, FAVOR_WRITABLE,
                        .get = G_CALLBACK (get_empty_text),
                        .set = G_CALLBACK (favor_choice_list_set_empty_text) },
};

/* clang-format on */

FavorChoiceRow *
favor_choice_list_get_row (FavorChoiceList *self, guint position)
{
  return g_list_model_get_item (G_LIST_MODEL (self->filtered), position);
}

guint
favor_choice_list_get_n_rows (FavorChoiceList *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->filtered));
}

void
favor_choice_list_pick (FavorChoiceList *self, guint position)
{
  gtk_single_selection_set_selected (self->selection, position);
  g_signal_emit (self, signals[SIGNAL_PICKED], 0);
}

void
favor_choice_list_choose (FavorChoiceList *self, guint position)
{
  g_autoptr (FavorChoiceRow) row = favor_choice_list_get_row (self, position);

  if (row != NULL)
    favor_choice_list_emit_chosen (self, favor_choice_row_get_action (row));
}

void
favor_choice_list_emit_selected (FavorChoiceList *self)
{
  g_signal_emit (self, signals[SIGNAL_SELECTED], 0);
}

void
favor_choice_list_emit_chosen (FavorChoiceList *self, const FavorAction *action)
{
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, action);
}

void
favor_choice_list_show_rows (FavorChoiceList *self)
{
  guint n = favor_choice_list_get_n_rows (self);
  guint n_all = self->model != NULL
                  ? g_list_model_get_n_items (G_LIST_MODEL (self->model))
                  : 0;

  gtk_widget_set_visible (self->search, n_all >= SEARCH_FROM);
  gtk_stack_set_visible_child (GTK_STACK (self->stack),
                               n > 0       ? self->scroller
                               : n_all > 0 ? self->unmatched
                                           : self->empty);
}

static void
select_only (FavorChoiceList *self)
{
  gtk_single_selection_set_selected (self->selection,
                                     favor_choice_list_get_n_rows (self) == 1
                                       ? 0
                                       : GTK_INVALID_LIST_POSITION);
}

static gboolean
grow_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  FavorChoiceList *self = FAVOR_CHOICE_LIST (widget);

  if (favor_paced_model_grow (self->paced))
    return G_SOURCE_CONTINUE;
  self->grow_tick = 0;
  return G_SOURCE_REMOVE;
}

/* A change puts other actions at the old places: nothing stays selected, except what is the
 * only completion. */
static void
items_changed_cb (FavorChoiceList *self, guint position, guint removed, guint added)
{
  /* Even where all is new: a list view does not bind a row again whose item it has kept. */
  favor_choice_list_update_rows (self);
  select_only (self);
  if (!favor_choice_list_is_composing (self))
    favor_choice_list_show_rows (self);
  if (self->grow_tick == 0 && !favor_paced_model_get_whole (self->paced))
    self->grow_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self),
                                                    grow_cb,
                                                    NULL,
                                                    NULL);
}

static void
model_changed_cb (FavorChoiceList *self)
{
  if (g_list_model_get_n_items (G_LIST_MODEL (self->model)) < SEARCH_FROM)
    gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  favor_choice_list_show_rows (self);
  favor_choice_list_update_kinds (self);
}

static void
search_changed_cb (FavorChoiceList *self)
{
  gtk_string_filter_set_search (self->filter,
                                gtk_editable_get_text (GTK_EDITABLE (self->search)));
}

/* Enter in the search entry: choose the only match, or go on to the list. */
static void
search_activate_cb (FavorChoiceList *self)
{
  guint selected = gtk_single_selection_get_selected (self->selection);

  if (favor_choice_list_get_n_rows (self) == 1 && selected != GTK_INVALID_LIST_POSITION)
    favor_choice_list_choose (self, selected);
  else
    favor_choice_list_focus (self);
}

static void
stop_search_cb (FavorChoiceList *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  favor_choice_list_focus (self);
}

static void
selected_cb (FavorChoiceList *self)
{
  favor_choice_list_update_chosen (self);
  favor_choice_list_emit_selected (self);
}

static const char *
get_empty_text (FavorChoiceList *self)
{
  return gtk_label_get_label (GTK_LABEL (self->empty));
}

static void
favor_choice_list_dispose (GObject *object)
{
  FavorChoiceList *self = FAVOR_CHOICE_LIST (object);

  if (self->box != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->selection, self);
      g_signal_handlers_disconnect_by_data (self->told, self);
      g_signal_handlers_disconnect_by_data (self->filtered, self);
      if (self->grow_tick != 0)
        gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->grow_tick);
      self->grow_tick = 0;
      favor_choice_list_set_model (self, NULL);
      gtk_list_view_set_model (GTK_LIST_VIEW (self->view), NULL);
      gtk_widget_dispose_template (GTK_WIDGET (self), FAVOR_TYPE_CHOICE_LIST);
    }
  g_clear_object (&self->told);
  g_clear_object (&self->selection);

  G_OBJECT_CLASS (favor_choice_list_parent_class)->dispose (object);
}

static void
favor_choice_list_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (favor_choice_list_parent_class)->root (widget);
  g_signal_connect_swapped (gtk_widget_get_root (widget),
                            "notify::focus-widget",
                            G_CALLBACK (favor_choice_list_tell),
                            widget);
}

static void
favor_choice_list_unroot (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_func (gtk_widget_get_root (widget),
                                        favor_choice_list_tell,
                                        widget);
  GTK_WIDGET_CLASS (favor_choice_list_parent_class)->unroot (widget);
}

static void
favor_choice_list_finalize (GObject *object)
{
  g_ptr_array_unref (FAVOR_CHOICE_LIST (object)->bound);

  G_OBJECT_CLASS (favor_choice_list_parent_class)->finalize (object);
}

static void
favor_choice_list_class_init (FavorChoiceListClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = favor_choice_list_dispose;
  object_class->finalize = favor_choice_list_finalize;
  widget_class->root = favor_choice_list_root;
  widget_class->unroot = favor_choice_list_unroot;

  favor_properties_install (object_class, table, N_PROPS, properties);
  signals[SIGNAL_SELECTED] = favor_signal_new (klass, "selected", 0);
  signals[SIGNAL_PICKED] = favor_signal_new (klass, "picked", 0);
  signals[SIGNAL_CHOSEN] = favor_signal_new (klass, "chosen", 1, G_TYPE_POINTER);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               FAVOR_RESOURCES "choice-list.ui");
  gtk_widget_class_bind_template_child (widget_class, FavorChoiceList, box);
  gtk_widget_class_bind_template_child (widget_class, FavorChoiceList, search);
  gtk_widget_class_bind_template_child (widget_class, FavorChoiceList, stack);
  gtk_widget_class_bind_template_child (widget_class, FavorChoiceList, empty);
  gtk_widget_class_bind_template_child (widget_class, FavorChoiceList, unmatched);
  gtk_widget_class_bind_template_child (widget_class, FavorChoiceList, scroller);
  gtk_widget_class_bind_template_child (widget_class, FavorChoiceList, view);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_search_cb);
  favor_choice_list_bind_rows (widget_class);
  gtk_widget_class_set_css_name (widget_class, "choicelist");
}

static void
favor_choice_list_init (FavorChoiceList *self)
{
  self->bound = g_ptr_array_new ();
  self->filter = gtk_string_filter_new (
    gtk_property_expression_new (FAVOR_TYPE_CHOICE_ROW, NULL, "label"));
  self->filtered = gtk_filter_list_model_new (NULL, GTK_FILTER (self->filter));
  self->paced = favor_paced_model_new (G_LIST_MODEL (self->filtered), PACE);
  g_object_unref (self->filtered);
  self->selection = gtk_single_selection_new (G_LIST_MODEL (self->paced));
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  g_signal_connect_swapped (self->selection,
                            "notify::selected",
                            G_CALLBACK (selected_cb),
                            self);
  gtk_widget_init_template (GTK_WIDGET (self));
  favor_choice_list_create_told (self);
  /* After the list view, so that the positions of its items are the new ones. */
  g_signal_connect_swapped (self->filtered,
                            "items-changed",
                            G_CALLBACK (items_changed_cb),
                            self);
  favor_choice_list_create_composers (self);
  gtk_box_append (GTK_BOX (self->box), self->composers);
}

/**
 * favor_choice_list_new:
 *
 * Returns: (transfer floating): a list without a model
 */
GtkWidget *
favor_choice_list_new (void)
{
  return g_object_new (FAVOR_TYPE_CHOICE_LIST, NULL);
}

/**
 * favor_choice_list_set_model:
 * @model: (nullable): the legal actions
 */
void
favor_choice_list_set_model (FavorChoiceList *self, FavorChoiceModel *model)
{
  g_return_if_fail (FAVOR_IS_CHOICE_LIST (self));

  if (self->model == model)
    return;
  if (self->model != NULL)
    {
      g_signal_handlers_disconnect_by_func (self->model, model_changed_cb, self);
      favor_choice_list_watch_cursor (self, FALSE);
    }
  g_set_object (&self->model, model);
  if (model != NULL)
    {
      favor_signals_connect (model, "items-changed", G_CALLBACK (model_changed_cb), self);
      favor_choice_list_watch_cursor (self, TRUE);
    }
  gtk_filter_list_model_set_model (self->filtered,
                                   model != NULL ? G_LIST_MODEL (model) : NULL);
  favor_choice_list_show_rows (self);
  favor_choice_list_update_kinds (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MODEL]);
}

/**
 * favor_choice_list_set_empty_text:
 * @text: (nullable): a sentence
 */
void
favor_choice_list_set_empty_text (FavorChoiceList *self, const char *text)
{
  g_return_if_fail (FAVOR_IS_CHOICE_LIST (self));

  if (g_strcmp0 (gtk_label_get_label (GTK_LABEL (self->empty)), text) == 0)
    return;
  gtk_label_set_label (GTK_LABEL (self->empty), text != NULL ? text : "");
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_EMPTY_TEXT]);
}

/**
 * favor_choice_list_get_selected:
 *
 * Returns: (nullable): the selected action, or that of the open form if it is legal
 */
const FavorAction *
favor_choice_list_get_selected (FavorChoiceList *self)
{
  FavorChoiceRow *row;

  g_return_val_if_fail (FAVOR_IS_CHOICE_LIST (self), NULL);

  if (favor_choice_list_is_composing (self))
    return favor_choice_list_get_composed (self);
  row = gtk_single_selection_get_selected_item (self->selection);
  return row != NULL ? favor_choice_row_get_action (row) : NULL;
}

/**
 * favor_choice_list_select_nth:
 * @nth: from 0, of those that match the search
 *
 * Returns: %FALSE if there are fewer
 */
gboolean
favor_choice_list_select_nth (FavorChoiceList *self, guint nth)
{
  g_return_val_if_fail (FAVOR_IS_CHOICE_LIST (self), FALSE);

  if (nth >= favor_choice_list_get_n_rows (self))
    return FALSE;
  favor_choice_list_close_form (self);
  favor_paced_model_show (self->paced, nth + 1);
  gtk_single_selection_set_selected (self->selection, nth);
  gtk_widget_activate_action (self->view, "list.scroll-to-item", "u", nth);
  return TRUE;
}

/**
 * favor_choice_list_select_action:
 * @action: a legal action
 *
 * Selects @action, without the search if it does not match it; one that is not in the list is shown
 * in the form, if the list can be seen.
 *
 * Returns: %FALSE if it is neither
 */
gboolean
favor_choice_list_select_action (FavorChoiceList *self, const FavorAction *action)
{
  g_return_val_if_fail (FAVOR_IS_CHOICE_LIST (self), FALSE);
  g_return_val_if_fail (action != NULL, FALSE);

  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  gtk_string_filter_set_search (self->filter, NULL);
  for (guint i = 0; i < favor_choice_list_get_n_rows (self); i++)
    {
      g_autoptr (FavorChoiceRow) row = favor_choice_list_get_row (self, i);

      if (favor_action_equal (favor_choice_row_get_action (row), action))
        return favor_choice_list_select_nth (self, i);
    }
  return favor_choice_list_compose (self, action);
}

/**
 * favor_choice_list_move:
 * @by: 1 or -1
 *
 * Selects the next or previous row, round and round.
 */
void
favor_choice_list_move (FavorChoiceList *self, int by)
{
  guint n, selected;

  g_return_if_fail (FAVOR_IS_CHOICE_LIST (self));

  n = favor_choice_list_get_n_rows (self);
  if (n == 0)
    return;
  selected = gtk_single_selection_get_selected (self->selection);
  if (selected == GTK_INVALID_LIST_POSITION)
    selected = by > 0 ? 0 : n - 1;
  else
    selected = (selected + n + (guint) (by > 0 ? 1 : n - 1)) % n;
  favor_choice_list_select_nth (self, selected);
}

/**
 * favor_choice_list_clear:
 *
 * First closes the form, then empties the search, then the selection.
 *
 * Returns: %FALSE if there was none of them
 */
gboolean
favor_choice_list_clear (FavorChoiceList *self)
{
  g_return_val_if_fail (FAVOR_IS_CHOICE_LIST (self), FALSE);

  if (favor_choice_list_close_form (self))
    return TRUE;
  if (*gtk_editable_get_text (GTK_EDITABLE (self->search)) != '\0')
    {
      gtk_editable_set_text (GTK_EDITABLE (self->search), "");
      return TRUE;
    }
  if (gtk_single_selection_get_selected (self->selection) == GTK_INVALID_LIST_POSITION)
    return FALSE;
  gtk_single_selection_set_selected (self->selection, GTK_INVALID_LIST_POSITION);
  return TRUE;
}

/**
 * favor_choice_list_reset:
 *
 * Empties the search and the selection.
 */
void
favor_choice_list_reset (FavorChoiceList *self)
{
  g_return_if_fail (FAVOR_IS_CHOICE_LIST (self));

  favor_choice_list_close_form (self);
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  gtk_string_filter_set_search (self->filter, NULL);
  select_only (self);
}

/**
 * favor_choice_list_focus:
 *
 * Returns: %FALSE if there is nothing to choose
 */
gboolean
favor_choice_list_focus (FavorChoiceList *self)
{
  guint position;

  g_return_val_if_fail (FAVOR_IS_CHOICE_LIST (self), FALSE);

  if (favor_choice_list_is_composing (self))
    return gtk_widget_child_focus (self->form, GTK_DIR_TAB_FORWARD);
  if (favor_choice_list_get_n_rows (self) == 0)
    return FALSE;
  position = gtk_single_selection_get_selected (self->selection);
  if (position == GTK_INVALID_LIST_POSITION)
    position = 0;
  gtk_widget_activate_action (self->view, "list.scroll-to-item", "u", position);
  /* The list itself would go to the row that had the focus last. */
  for (guint i = 0; i < self->bound->len; i++)
    {
      GtkListItem *item = g_ptr_array_index (self->bound, i);
      GtkWidget   *row = gtk_widget_get_parent (gtk_list_item_get_child (item));

      /* A row that is gone stays bound for as long as the window holds the focus on it. */
      if (gtk_list_item_get_position (item) == position &&
          gtk_widget_get_root (row) != NULL)
        return favor_focus_give (row);
    }
  return gtk_widget_grab_focus (self->view);
}

/**
 * favor_choice_list_focus_search:
 *
 * Returns: %FALSE if there is no search entry now
 */
gboolean
favor_choice_list_focus_search (FavorChoiceList *self)
{
  g_return_val_if_fail (FAVOR_IS_CHOICE_LIST (self), FALSE);

  return gtk_widget_get_visible (self->search) && gtk_widget_grab_focus (self->search);
}
