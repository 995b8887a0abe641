/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-library-page.h"

#include "favor-closures.h"
#include "favor-entry-actions.h"
#include "favor-session-row.h"

struct _FavorLibraryPage
{
  AdwBin parent_instance;

  FavorStore *store;

  GtkWidget     *search_entry;
  GtkDropDown   *state_drop_down;
  GtkBoolFilter *state_filter;
  GtkListView   *list;
  GListModel    *shown;
  GtkStack      *stack;
  GtkWidget     *list_page;
  GtkWidget     *nothing_page;
  GtkWidget     *empty_page;
};

enum
{
  PROP_0,
  PROP_STORE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (FavorLibraryPage, favor_library_page, ADW_TYPE_BIN)

static gboolean
is_damaged (GObject *entry, gboolean over, const char *damaged)
{
  return damaged != NULL;
}

/* An expression of an entry's `over` and `damaged`. */
static GtkExpression *
state_expression (GCallback test)
{
  GtkExpression *params[] = {
    gtk_property_expression_new (FAVOR_TYPE_STORE_ENTRY, NULL, "over"),
    gtk_property_expression_new (FAVOR_TYPE_STORE_ENTRY, NULL, "damaged"),
  };

  return gtk_cclosure_expression_new (G_TYPE_BOOLEAN,
                                      NULL,
                                      G_N_ELEMENTS (params),
                                      params,
                                      test,
                                      NULL,
                                      NULL);
}

static void
state_changed_cb (FavorLibraryPage *self)
{
  /* In the order of the drop-down; without a test all are listed. */
  static const GCallback tests[] = {
    NULL,
    G_CALLBACK (favor_closure_is_unfinished),
    G_CALLBACK (favor_closure_is_finished),
    G_CALLBACK (is_damaged),
  };
  guint                     selected = gtk_drop_down_get_selected (self->state_drop_down);
  g_autoptr (GtkExpression) expression = NULL;

  if (selected >= G_N_ELEMENTS (tests))
    return;
  if (tests[selected] != NULL)
    expression = state_expression (tests[selected]);
  else
    expression = gtk_constant_expression_new (G_TYPE_BOOLEAN, TRUE);
  gtk_bool_filter_set_expression (self->state_filter, expression);
}

/* The list, or what to do when it is empty. */
static void
update_stack (FavorLibraryPage *self)
{
  if (g_list_model_get_n_items (self->shown) > 0 || favor_store_get_loading (self->store))
    gtk_stack_set_visible_child (self->stack, self->list_page);
  else if (g_list_model_get_n_items (G_LIST_MODEL (self->store)) > 0)
    gtk_stack_set_visible_child (self->stack, self->nothing_page);
  else
    gtk_stack_set_visible_child (self->stack, self->empty_page);
}

static void
stop_search_cb (FavorLibraryPage *self)
{
  if (*gtk_editable_get_text (GTK_EDITABLE (self->search_entry)) != '\0')
    gtk_editable_set_text (GTK_EDITABLE (self->search_entry), "");
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.show-home", NULL);
}

static void
activate_cb (FavorLibraryPage *self, guint position)
{
  GListModel                 *model = G_LIST_MODEL (gtk_list_view_get_model (self->list));
  g_autoptr (FavorStoreEntry) entry = g_list_model_get_item (model, position);

  if (entry != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self),
                                "win.open-session",
                                "s",
                                favor_store_entry_get_path (entry));
}

static gboolean
favor_library_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (FAVOR_LIBRARY_PAGE (widget)->search_entry);
}

static void
favor_library_page_get_property (GObject    *object,
                                 guint       prop_id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  FavorLibraryPage *self = FAVOR_LIBRARY_PAGE (object);

  switch (prop_id)
    {
    case PROP_STORE:
      g_value_set_object (value, self->store);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
favor_library_page_set_property (GObject      *object,
                                 guint         prop_id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  FavorLibraryPage *self = FAVOR_LIBRARY_PAGE (object);

  switch (prop_id)
    {
    case PROP_STORE:
      self->store = g_value_dup_object (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
favor_library_page_constructed (GObject *object)
{
  FavorLibraryPage *self = FAVOR_LIBRARY_PAGE (object);

  G_OBJECT_CLASS (favor_library_page_parent_class)->constructed (object);

  g_signal_connect_object (self->shown,
                           "items-changed",
                           G_CALLBACK (update_stack),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->store,
                           "notify::loading",
                           G_CALLBACK (update_stack),
                           self,
                           G_CONNECT_SWAPPED);
  update_stack (self);
}

static void
favor_library_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), FAVOR_TYPE_LIBRARY_PAGE);
  g_clear_object (&FAVOR_LIBRARY_PAGE (object)->store);

  G_OBJECT_CLASS (favor_library_page_parent_class)->dispose (object);
}

static void
favor_library_page_class_init (FavorLibraryPageClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = favor_library_page_constructed;
  object_class->get_property = favor_library_page_get_property;
  object_class->set_property = favor_library_page_set_property;
  object_class->dispose = favor_library_page_dispose;
  widget_class->grab_focus = favor_library_page_grab_focus;

  properties[PROP_STORE] = g_param_spec_object ("store",
                                                NULL,
                                                NULL,
                                                FAVOR_TYPE_STORE,
                                                G_PARAM_READWRITE |
                                                  G_PARAM_CONSTRUCT_ONLY |
                                                  G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  favor_entry_actions_add_keys (widget_class);
  gtk_widget_class_add_binding_action (widget_class,
                                       GDK_KEY_Escape,
                                       0,
                                       "win.show-home",
                                       NULL);

  g_type_ensure (FAVOR_TYPE_SESSION_ROW);
  g_type_ensure (FAVOR_TYPE_STORE_ENTRY);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               FAVOR_RESOURCES "library-page.ui");
  gtk_widget_class_bind_template_child (widget_class, FavorLibraryPage, search_entry);
  gtk_widget_class_bind_template_child (widget_class, FavorLibraryPage, state_drop_down);
  gtk_widget_class_bind_template_child (widget_class, FavorLibraryPage, state_filter);
  gtk_widget_class_bind_template_child (widget_class, FavorLibraryPage, list);
  gtk_widget_class_bind_template_child (widget_class, FavorLibraryPage, shown);
  gtk_widget_class_bind_template_child (widget_class, FavorLibraryPage, stack);
  gtk_widget_class_bind_template_child (widget_class, FavorLibraryPage, list_page);
  gtk_widget_class_bind_template_child (widget_class, FavorLibraryPage, nothing_page);
  gtk_widget_class_bind_template_child (widget_class, FavorLibraryPage, empty_page);
  gtk_widget_class_bind_template_callback (widget_class, state_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_search_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, favor_closure_searched_text);
}

static void
favor_library_page_init (FavorLibraryPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  state_changed_cb (self);
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
