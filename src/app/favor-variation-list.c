/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "favor-variation-list.h"

#include "favor-accessible.h"
#include "favor-rename-popover.h"
#include "favor-text.h"

struct _FavorVariationList
{
  GtkWidget parent_instance;

  GtkWidget    *box;
  GtkWidget    *list;
  FavorSession *session;
};

G_DEFINE_FINAL_TYPE (FavorVariationList, favor_variation_list, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_SESSION,
  N_PROPS
};

enum
{
  SIGNAL_OPENED,
  SIGNAL_EXPORTED,
  SIGNAL_DELETED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

static gboolean
get_index (FavorVariationList *self, GVariant *parameter, guint *index)
{
  *index = g_variant_get_uint32 (parameter);
  return self->session != NULL && *index < favor_session_get_n_variations (self->session);
}

static void
open_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorVariationList *self = FAVOR_VARIATION_LIST (widget);
  guint               index;

  if (!get_index (self, parameter, &index))
    return;
  favor_session_open_variation (self->session, index);
  g_signal_emit (self, signals[SIGNAL_OPENED], 0);
}

static void
export_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorVariationList      *self = FAVOR_VARIATION_LIST (widget);
  g_autoptr (FavorSession) session = NULL;
  guint                    index;

  if (!get_index (self, parameter, &index))
    return;
  session = favor_session_export_variation (self->session, index);
  if (session != NULL)
    g_signal_emit (self, signals[SIGNAL_EXPORTED], 0, session);
}

static void
delete_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorVariationList *self = FAVOR_VARIATION_LIST (widget);
  guint               index;

  if (!get_index (self, parameter, &index))
    return;
  favor_session_delete_variation (self->session, index);
  g_signal_emit (self, signals[SIGNAL_DELETED], 0);
}

static void
renamed_cb (GtkPopover *popover, const char *name, FavorVariationList *self)
{
  guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (popover), "index"));

  if (self->session != NULL && index < favor_session_get_n_variations (self->session))
    favor_session_rename_variation (self->session, index, name);
}

/* A closed popover is of no use any more; later, because it is still being closed. */
static void
popover_closed_cb (GtkPopover *popover)
{
  g_idle_add_once ((GSourceOnceFunc) gtk_widget_unparent, popover);
}

static void
rename_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorVariationList *self = FAVOR_VARIATION_LIST (widget);
  g_autofree char    *title = NULL;
  GtkListBoxRow      *row;
  GtkWidget          *popover;
  guint               index;

  if (!get_index (self, parameter, &index))
    return;
  row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), (int) index);
  title = favor_session_get_variation_title (self->session, index);
  popover = favor_rename_popover_new (title);
  g_object_set_data (G_OBJECT (popover), "index", GUINT_TO_POINTER (index));
  g_signal_connect_object (popover, "renamed", G_CALLBACK (renamed_cb), self, 0);
  g_signal_connect (popover, "closed", G_CALLBACK (popover_closed_cb), NULL);
  gtk_widget_set_parent (popover, GTK_WIDGET (row));
  gtk_popover_popup (GTK_POPOVER (popover));
}

static GMenuModel *
create_menu (guint index)
{
  g_autoptr (GMenu) menu = g_menu_new ();

  static const struct
  {
    const char *label;
    const char *action;
  } items[] = {
    /* Translators: menu of a variation of a game */
    { N_ ("_Open"), "variation.open" },
    { N_ ("_Rename…"), "variation.rename" },
    { N_ ("Save as a Game of Its _Own"), "variation.export" },
    { N_ ("_Delete"), "variation.delete" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (_ (items[i].label), NULL);

      g_menu_item_set_action_and_target (item, items[i].action, "u", index);
      g_menu_append_item (menu, item);
    }
  return G_MENU_MODEL (g_steal_pointer (&menu));
}

static char *
subtitle_of (FavorVariationList *self, guint index)
{
  guint            n = favor_session_get_variation_length (self->session, index);
  g_autofree char *result = favor_session_get_variation_result (self->session, index);
  g_autofree char *from =
    g_strdup_printf ("%u", favor_session_get_variation_from (self->session, index));
  g_autofree char *length = g_strdup_printf ("%u", n);

  /* Translators: below the name of a variation of a game: after which move it leaves the game,
   * how many moves it has, and how it stands or ended */
  return favor_text_expand (g_dngettext (GETTEXT_PACKAGE,
                                         "After move {from}, {n} move · {result}",
                                         "After move {from}, {n} moves · {result}",
                                         n),
                            "from",
                            from,
                            "n",
                            length,
                            "result",
                            result,
                            NULL);
}

static GtkWidget *
create_row (FavorVariationList *self, guint index)
{
  g_autofree char       *title = favor_session_get_variation_title (self->session, index);
  g_autofree char       *subtitle = subtitle_of (self, index);
  g_autofree char       *words = NULL;
  g_autoptr (GMenuModel) menu = create_menu (index);
  GtkWidget             *row = adw_action_row_new ();
  GtkWidget             *button = gtk_menu_button_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 2);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "variation.open");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "u", index);
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "view-more-symbolic");
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), menu);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  /* Translators: name of the menu button of a variation of a game */
  words = favor_text_expand (_ ("Menu of {variation}"), "variation", title, NULL);
  gtk_widget_set_tooltip_text (button, words);
  favor_accessible_set_name (button, words);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  return row;
}

static void
rebuild (FavorVariationList *self)
{
  guint n = self->session != NULL ? favor_session_get_n_variations (self->session) : 0;
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), 0)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (self->list), GTK_WIDGET (row));
  for (guint i = 0; i < n; i++)
    gtk_list_box_append (GTK_LIST_BOX (self->list), create_row (self, i));
  gtk_widget_set_visible (self->box, n > 0);
}

static void
favor_variation_list_get_property (GObject    *object,
                                   guint       prop_id,
                                   GValue     *value,
                                   GParamSpec *pspec)
{
  FavorVariationList *self = FAVOR_VARIATION_LIST (object);

  switch (prop_id)
    {
    case PROP_SESSION:
      g_value_set_object (value, self->session);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
favor_variation_list_set_property (GObject      *object,
                                   guint         prop_id,
                                   const GValue *value,
                                   GParamSpec   *pspec)
{
  FavorVariationList *self = FAVOR_VARIATION_LIST (object);

  switch (prop_id)
    {
    case PROP_SESSION:
      favor_variation_list_set_session (self, g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
favor_variation_list_dispose (GObject *object)
{
  FavorVariationList *self = FAVOR_VARIATION_LIST (object);

  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (favor_variation_list_parent_class)->dispose (object);
}

static void
favor_variation_list_class_init (FavorVariationListClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = favor_variation_list_get_property;
  object_class->set_property = favor_variation_list_set_property;
  object_class->dispose = favor_variation_list_dispose;

  properties[PROP_SESSION] = g_param_spec_object ("session",
                                                  NULL,
                                                  NULL,
                                                  FAVOR_TYPE_SESSION,
                                                  G_PARAM_READWRITE |
                                                    G_PARAM_EXPLICIT_NOTIFY |
                                                    G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[SIGNAL_OPENED] = g_signal_new ("opened",
                                         FAVOR_TYPE_VARIATION_LIST,
                                         G_SIGNAL_RUN_LAST,
                                         0,
                                         NULL,
                                         NULL,
                                         NULL,
                                         G_TYPE_NONE,
                                         0);
  signals[SIGNAL_EXPORTED] = g_signal_new ("exported",
                                           FAVOR_TYPE_VARIATION_LIST,
                                           G_SIGNAL_RUN_LAST,
                                           0,
                                           NULL,
                                           NULL,
                                           NULL,
                                           G_TYPE_NONE,
                                           1,
                                           FAVOR_TYPE_SESSION);
  signals[SIGNAL_DELETED] = g_signal_new ("deleted",
                                          FAVOR_TYPE_VARIATION_LIST,
                                          G_SIGNAL_RUN_LAST,
                                          0,
                                          NULL,
                                          NULL,
                                          NULL,
                                          G_TYPE_NONE,
                                          0);

  gtk_widget_class_install_action (widget_class, "variation.open", "u", open_action);
  gtk_widget_class_install_action (widget_class, "variation.rename", "u", rename_action);
  gtk_widget_class_install_action (widget_class, "variation.export", "u", export_action);
  gtk_widget_class_install_action (widget_class, "variation.delete", "u", delete_action);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "variationlist");
}

static void
favor_variation_list_init (FavorVariationList *self)
{
  /* Translators: heading above what else was played in a game */
  GtkWidget *title = gtk_label_new (_ ("Variations"));
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_add_css_class (title, "heading");
  self->list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (self->list, "boxed-list");
  gtk_widget_set_valign (self->list, GTK_ALIGN_START);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->list),
                                  GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  title,
                                  NULL,
                                  -1);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller),
                                  GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  /* At least one row, whose height a scrolled window does not know: its text wraps. */
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (scroller), 92);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), 240);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), self->list);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_add_css_class (self->box, "variations");
  gtk_widget_set_visible (self->box, FALSE);
  gtk_box_append (GTK_BOX (self->box), title);
  gtk_box_append (GTK_BOX (self->box), scroller);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

/**
 * favor_variation_list_new:
 *
 * Returns: (transfer floating): a list without a session
 */
GtkWidget *
favor_variation_list_new (void)
{
  return g_object_new (FAVOR_TYPE_VARIATION_LIST, NULL);
}

/**
 * favor_variation_list_set_session:
 * @session: (nullable): whose variations to list
 */
void
favor_variation_list_set_session (FavorVariationList *self, FavorSession *session)
{
  g_return_if_fail (FAVOR_IS_VARIATION_LIST (self));

  if (self->session == session)
    return;
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_set_object (&self->session, session);
  if (session != NULL)
    g_signal_connect_object (session,
                             "variations-changed",
                             G_CALLBACK (rebuild),
                             self,
                             G_CONNECT_SWAPPED);
  rebuild (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SESSION]);
}
