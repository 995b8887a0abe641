/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-library-page.h"

#include "favor-closures.h"
#include "favor-drop-down.h"
#include "favor-entry-actions.h"
#include "favor-focus.h"
#include "favor-library-order.h"
#include "favor-library-rows.h"
#include "favor-paced-model.h"
#include "favor-properties.h"
#include "favor-signals.h"

/* The models, from the library to the list: it is sorted, which is seldom done anew, then
 * filtered, which happens with each letter of a search, then shown row by row, then selected
 * from. */

/* So many rows are there at first: more than a window shows. A list view has widgets for up to
 * 200, which takes it a quarter of a second when a letter of a search puts others there. */
#define PACE 14

struct _FavorLibraryPage
{
  AdwBin parent_instance;

  FavorStore       *store;
  FavorLibraryOrder order;
  gboolean          reversed;
  /* What is searched for. */
  char **words;

  GtkWidget         *search_entry;
  GtkDropDown       *state_drop_down;
  GtkSortListModel  *sorted;
  GtkCustomFilter   *filter;
  GListModel        *filtered;
  FavorPacedModel   *paced;
  guint              grow_tick;
  GtkSelectionModel *selection;
  GtkListView       *list;
  GtkStack          *stack;
  GtkWidget         *list_page;
  GtkWidget         *nothing_page;
  GtkWidget         *empty_page;
  GtkActionBar      *selection_bar;
  GtkLabel          *selection_label;
};

enum
{
  PROP_STORE,
  PROP_ORDER,
  PROP_REVERSED,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (FavorLibraryPage, favor_library_page, ADW_TYPE_BIN)

/* ---- What is listed ------------------------------------------------------------------- */

/* In the order of the drop-down. */
enum
{
  STATE_ALL,
  STATE_UNFINISHED,
  STATE_FINISHED,
  STATE_DAMAGED,
};

static gboolean
has_state (FavorStoreEntry *entry, guint state)
{
  gboolean damaged = favor_store_entry_get_damaged (entry) != NULL;
  gboolean over = favor_store_entry_get_over (entry);

  switch (state)
    {
    case STATE_UNFINISHED:
      return !damaged && !over;
    case STATE_FINISHED:
      return !damaged && over;
    case STATE_DAMAGED:
      return damaged;
    default:
      return TRUE;
    }
}

static gboolean
filter_cb (gpointer item, gpointer data)
{
  FavorLibraryPage *self = data;

  return has_state (item, gtk_drop_down_get_selected (self->state_drop_down)) &&
         (self->words == NULL ||
          favor_store_entry_matches (item, (const char *const *) self->words));
}

static void
search_changed_cb (FavorLibraryPage *self)
{
  const char      *text = gtk_editable_get_text (GTK_EDITABLE (self->search_entry));
  g_autofree char *before = self->words != NULL ? g_strjoinv (" ", self->words) : NULL;
  g_autofree char *now = NULL;
  GtkFilterChange  change = GTK_FILTER_CHANGE_DIFFERENT;

  g_strfreev (self->words);
  self->words = favor_store_search_words (text);
  now = g_strjoinv (" ", self->words);
  if (before == NULL || g_str_has_prefix (now, before))
    change = GTK_FILTER_CHANGE_MORE_STRICT;
  else if (g_str_has_prefix (before, now))
    change = GTK_FILTER_CHANGE_LESS_STRICT;
  gtk_filter_changed (GTK_FILTER (self->filter), change);
}

static void
state_changed_cb (FavorLibraryPage *self)
{
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
}

/* The library has its order by itself: the newest first. */
static void
update_sorter (FavorLibraryPage *self)
{
  g_autoptr (GtkSorter) sorter = NULL;

  if (self->order != FAVOR_LIBRARY_ORDER_DATE || self->reversed)
    sorter = favor_library_order_create_sorter (self->order, self->reversed);
  gtk_sort_list_model_set_sorter (self->sorted, sorter);
}

static const char *
get_order (FavorLibraryPage *self)
{
  return favor_library_order_get_id (self->order);
}

static void
set_order (FavorLibraryPage *self, const char *id)
{
  int order = favor_library_order_from_id (id);

  if (order < 0 || (FavorLibraryOrder) order == self->order)
    return;
  self->order = (FavorLibraryOrder) order;
  update_sorter (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ORDER]);
}

/* The list, or what to do when it is empty. */
static void
update_stack (FavorLibraryPage *self)
{
  GtkWidget *page = self->empty_page;

  if (g_list_model_get_n_items (G_LIST_MODEL (self->selection)) > 0 ||
      favor_store_get_loading (self->store))
    page = self->list_page;
  else if (g_list_model_get_n_items (G_LIST_MODEL (self->store)) > 0)
    page = self->nothing_page;
  gtk_stack_set_visible_child (self->stack, page);
}

static void
show_all (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  FavorLibraryPage *self = FAVOR_LIBRARY_PAGE (widget);

  gtk_editable_set_text (GTK_EDITABLE (self->search_entry), "");
  gtk_drop_down_set_selected (self->state_drop_down, STATE_ALL);
  gtk_widget_grab_focus (self->search_entry);
}

/* Less than a quarter of a window of rows is left below what is seen. */
static gboolean
needs_more (FavorLibraryPage *self)
{
  GtkAdjustment *scroll = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->list));
  double         page;
  double         below;

  if (scroll == NULL || favor_paced_model_get_whole (self->paced))
    return FALSE;
  page = gtk_adjustment_get_page_size (scroll);
  below = gtk_adjustment_get_upper (scroll) - gtk_adjustment_get_value (scroll) - page;
  return below < page / 4;
}

static gboolean
grow_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  FavorLibraryPage *self = FAVOR_LIBRARY_PAGE (widget);

  if (needs_more (self) && favor_paced_model_grow (self->paced))
    return G_SOURCE_CONTINUE;
  self->grow_tick = 0;
  return G_SOURCE_REMOVE;
}

static void
scrolled_cb (FavorLibraryPage *self)
{
  if (self->grow_tick == 0 && needs_more (self))
    self->grow_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self),
                                                    grow_cb,
                                                    NULL,
                                                    NULL);
}

/* The list knows these keys, but not of what is below the rows that are there. */
static gboolean
list_key_cb (GtkEventControllerKey *controller,
             guint                  keyval,
             guint                  keycode,
             GdkModifierType        state,
             FavorLibraryPage      *self)
{
  if (keyval == GDK_KEY_End || keyval == GDK_KEY_KP_End ||
      ((state & GDK_CONTROL_MASK) != 0 && (keyval == GDK_KEY_a || keyval == GDK_KEY_A)))
    favor_paced_model_show (self->paced, G_MAXUINT);
  return GDK_EVENT_PROPAGATE;
}

/* ---- What is selected ----------------------------------------------------------------- */

static void
update_selection (FavorLibraryPage *self)
{
  g_autoptr (GtkBitset) selected = gtk_selection_model_get_selection (self->selection);
  guint                 n = (guint) gtk_bitset_get_size (selected);
  g_autofree char      *text = NULL;

  gtk_action_bar_set_revealed (self->selection_bar, n > 0);
  if (n == 0)
    return;
  /* Translators: how many saved games are selected in the list */
  text = favor_text_fill (ngettext ("{n} selected", "{n} selected", n), "n#", n);
  gtk_label_set_label (self->selection_label, text);
}

/* (transfer full): the paths of what is selected, in the order of the list */
static char **
selected_paths (FavorLibraryPage *self)
{
  g_autoptr (GtkBitset)    selected = gtk_selection_model_get_selection (self->selection);
  g_autoptr (GStrvBuilder) paths = g_strv_builder_new ();

  for (guint i = 0; i < gtk_bitset_get_size (selected); i++)
    {
      g_autoptr (FavorStoreEntry) entry =
        g_list_model_get_item (G_LIST_MODEL (self->selection),
                               gtk_bitset_get_nth (selected, i));

      g_strv_builder_add (paths, favor_store_entry_get_path (entry));
    }
  return g_strv_builder_end (paths);
}

static void
act_on_selection (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  g_auto (GStrv) paths = selected_paths (FAVOR_LIBRARY_PAGE (widget));

  if (paths[0] != NULL)
    gtk_widget_activate_action (widget,
                                g_str_equal (action_name, "library.delete")
                                  ? "win.delete-sessions"
                                  : "win.export-sessions",
                                "^as",
                                paths);
}

static void
select_all (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  FavorLibraryPage *self = FAVOR_LIBRARY_PAGE (widget);

  favor_paced_model_show (self->paced, G_MAXUINT);
  gtk_selection_model_select_all (self->selection);
}

static void
select_none (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  gtk_selection_model_unselect_all (FAVOR_LIBRARY_PAGE (widget)->selection);
}

/* Back by one step: what is selected, what is searched for, the page. */
static void
back (FavorLibraryPage *self)
{
  g_autoptr (GtkBitset) selected = gtk_selection_model_get_selection (self->selection);

  if (!gtk_bitset_is_empty (selected))
    gtk_selection_model_unselect_all (self->selection);
  else if (*gtk_editable_get_text (GTK_EDITABLE (self->search_entry)) != '\0')
    gtk_editable_set_text (GTK_EDITABLE (self->search_entry), "");
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.back", NULL);
}

static void
back_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  back (FAVOR_LIBRARY_PAGE (widget));
}

static void
activate_cb (FavorLibraryPage *self, guint position)
{
  g_autoptr (FavorStoreEntry) entry =
    g_list_model_get_item (G_LIST_MODEL (self->selection), position);

  if (entry != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self),
                                "win.open-session",
                                "s",
                                favor_store_entry_get_path (entry));
}

/* ---- Widget --------------------------------------------------------------------------- */

static gboolean
favor_library_page_grab_focus (GtkWidget *widget)
{
  return !favor_focus_is_walking (widget) &&
         gtk_widget_grab_focus (FAVOR_LIBRARY_PAGE (widget)->search_entry);
}

static void
favor_library_page_constructed (GObject *object)
{
  FavorLibraryPage *self = FAVOR_LIBRARY_PAGE (object);

  G_OBJECT_CLASS (favor_library_page_parent_class)->constructed (object);

  favor_signals_connect (self->selection,
                         "items-changed",
                         G_CALLBACK (update_stack),
                         self);
  favor_signals_connect (self->selection,
                         "items-changed",
                         G_CALLBACK (update_selection),
                         self);
  favor_signals_connect (self->selection,
                         "selection-changed",
                         G_CALLBACK (update_selection),
                         self);
  favor_signals_connect (self->store, "notify::loading", G_CALLBACK (update_stack), self);
  update_stack (self);
}

static void
follow_scroll (FavorLibraryPage *self)
{
  GtkAdjustment *scroll = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->list));

  favor_signals_connect (scroll, "changed", G_CALLBACK (scrolled_cb), self);
  favor_signals_connect (scroll, "value-changed", G_CALLBACK (scrolled_cb), self);
}

static void
favor_library_page_dispose (GObject *object)
{
  FavorLibraryPage *self = FAVOR_LIBRARY_PAGE (object);

  /* The filter looks into this page. */
  if (self->filter != NULL)
    gtk_custom_filter_set_filter_func (self->filter, NULL, NULL, NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), FAVOR_TYPE_LIBRARY_PAGE);
  g_clear_object (&self->paced);
  favor_properties_clear (self);
  g_clear_pointer (&self->words, g_strfreev);

  G_OBJECT_CLASS (favor_library_page_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  static const guint deletes[] = { GDK_KEY_Delete, GDK_KEY_KP_Delete };

  gtk_widget_class_install_action (widget_class, "library.back", NULL, back_action);
  gtk_widget_class_install_action (widget_class, "library.show-all", NULL, show_all);
  gtk_widget_class_install_action (widget_class, "library.select-all", NULL, select_all);
  gtk_widget_class_install_action (widget_class,
                                   "library.select-none",
                                   NULL,
                                   select_none);
  gtk_widget_class_install_action (widget_class,
                                   "library.export",
                                   NULL,
                                   act_on_selection);
  gtk_widget_class_install_action (widget_class,
                                   "library.delete",
                                   NULL,
                                   act_on_selection);
  gtk_widget_class_install_property_action (widget_class, "library.order", "order");
  gtk_widget_class_install_property_action (widget_class, "library.reversed", "reversed");

  favor_entry_actions_add_keys (widget_class);
  gtk_widget_class_add_binding_action (widget_class,
                                       GDK_KEY_Escape,
                                       0,
                                       "library.back",
                                       NULL);
  for (guint i = 0; i < G_N_ELEMENTS (deletes); i++)
    gtk_widget_class_add_binding_action (widget_class,
                                         deletes[i],
                                         0,
                                         "library.delete",
                                         NULL);
}

/* clang-format off */
static const FavorProperty table[N_PROPS] = {
  [PROP_STORE] = { "store", G_TYPE_OBJECT, FAVOR_CONSTRUCT_ONLY,
                   FAVOR_MEMBER (FavorLibraryPage, store),
                   .class_type = favor_store_get_type },
  [PROP_ORDER] = { "order", G_TYPE_STRING, FAVOR_WRITABLE,
                   .get = G_CALLBACK (get_order),
                   .text = "date", .set = G_CALLBACK (set_order) },
  [PROP_REVERSED] = { "reversed", G_TYPE_BOOLEAN, FAVOR_WRITABLE,
                      FAVOR_MEMBER (FavorLibraryPage, reversed),
                      .changed = G_CALLBACK (update_sorter) },
};

/* clang-format on */

static void
favor_library_page_class_init (FavorLibraryPageClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = favor_library_page_constructed;
  object_class->dispose = favor_library_page_dispose;
  widget_class->grab_focus = favor_library_page_grab_focus;

  favor_properties_install (object_class, table, N_PROPS, properties);

  install_actions (widget_class);

  g_type_ensure (FAVOR_TYPE_STORE_ENTRY);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               FAVOR_RESOURCES "library-page.ui");
#define BIND(name)                                                                       \
  gtk_widget_class_bind_template_child (widget_class, FavorLibraryPage, name)
  BIND (search_entry);
  BIND (state_drop_down);
  BIND (sorted);
  BIND (filter);
  BIND (filtered);
  BIND (selection);
  BIND (list);
  BIND (stack);
  BIND (list_page);
  BIND (nothing_page);
  BIND (empty_page);
  BIND (selection_bar);
  BIND (selection_label);
#undef BIND
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, state_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, back);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, list_key_cb);
}

static void
favor_library_page_init (FavorLibraryPage *self)
{
  g_autoptr (GtkListItemFactory) rows = favor_library_rows_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  favor_drop_down_make_flexible (self->state_drop_down, 0);
  favor_drop_down_set_name (self->state_drop_down, _ ("Listed games"));
  gtk_list_view_set_factory (self->list, rows);
  gtk_custom_filter_set_filter_func (self->filter, filter_cb, self, NULL);
  self->paced = favor_paced_model_new (self->filtered, PACE);
  gtk_multi_selection_set_model (GTK_MULTI_SELECTION (self->selection),
                                 G_LIST_MODEL (self->paced));
  follow_scroll (self);
}

/**
 * favor_library_page_new:
 * @store: the library
 *
 * Returns: (transfer floating): a page that lists all of it
 */
GtkWidget *
favor_library_page_new (FavorStore *store)
{
  return g_object_new (FAVOR_TYPE_LIBRARY_PAGE, "store", store, NULL);
}

/**
 * favor_library_page_search:
 * @text: as if typed into the search entry
 */
void
favor_library_page_search (FavorLibraryPage *self, const char *text)
{
  g_return_if_fail (FAVOR_IS_LIBRARY_PAGE (self));

  gtk_editable_set_text (GTK_EDITABLE (self->search_entry), text);
}
