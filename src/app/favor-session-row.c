/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-session-row.h"

#include "favor-accessible.h"
#include "favor-closures.h"
#include "favor-rename-popover.h"
#include "favor-tooltip.h"

struct _FavorSessionRow
{
  AdwBin parent_instance;

  FavorStoreEntry *entry;
  gboolean         card;

  GtkBox        *body;
  GtkBox        *facts;
  GtkLabel      *status;
  GtkMenuButton *menu_button;
  GtkWidget     *popover;
};

enum
{
  PROP_0,
  PROP_ENTRY,
  PROP_CARD,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (FavorSessionRow, favor_session_row, ADW_TYPE_BIN)

/* Title, game, players and status, or the defect, as one text. */
static char *
describe (FavorStoreEntry *entry)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char      *players = NULL;
  g_autofree char      *status = NULL;
  char                 *game;

  g_object_get (entry, "players", &players, "status", &status, NULL);
  g_ptr_array_add (parts, g_strdup (favor_store_entry_get_title (entry)));
  game = favor_closure_game_title (NULL, favor_store_entry_get_game_id (entry));
  if (game != NULL)
    g_ptr_array_add (parts, game);
  if (favor_store_entry_get_damaged (entry) != NULL)
    g_ptr_array_add (parts, g_strdup (favor_store_entry_get_damaged (entry)));
  if (favor_closure_is_set (NULL, players))
    g_ptr_array_add (parts, g_steal_pointer (&players));
  if (favor_closure_is_set (NULL, status))
    g_ptr_array_add (parts, g_steal_pointer (&status));
  g_ptr_array_add (parts, NULL);
  return g_strjoinv (" · ", (char **) parts->pdata);
}

static void
update_label (FavorSessionRow *self)
{
  GtkWidget       *parent = gtk_widget_get_parent (GTK_WIDGET (self));
  g_autofree char *text = NULL;
  g_autofree char *menu = NULL;

  if (self->entry == NULL)
    return;
  text = describe (self->entry);
  /* In full what is cut off where there is little room. */
  favor_tooltip_set (GTK_WIDGET (self), text);
  /* Translators: a button with a menu for one saved game; {title} is its name */
  menu = favor_text_expand (_ ("Actions for {title}"),
                            "title",
                            favor_store_entry_get_title (self->entry),
                            NULL);
  favor_accessible_set_name (GTK_WIDGET (self->menu_button), menu);
  /* The item of the list, which has the focus, has no name of its own. */
  if (parent != NULL)
    favor_accessible_set_name (parent, text);
}

static void
update_actions (FavorSessionRow *self)
{
  static const char *const whole_only[] = {
    "entry.open",
    "entry.rename",
    "entry.duplicate",
    "entry.export",
  };
  gboolean damaged = self->entry != NULL &&
                     favor_store_entry_get_damaged (self->entry) != NULL;

  for (guint i = 0; i < G_N_ELEMENTS (whole_only); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), whole_only[i], !damaged);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "entry.show-folder", damaged);
}

static void
set_entry (FavorSessionRow *self, FavorStoreEntry *entry)
{
  if (!g_set_object (&self->entry, entry))
    return;
  update_actions (self);
  update_label (self);
  if (entry == NULL || favor_store_entry_get_over (entry))
    gtk_widget_remove_css_class (GTK_WIDGET (self->status), "turn");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self->status), "turn");
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ENTRY]);
}

static void
set_card (FavorSessionRow *self, gboolean card)
{
  GtkOrientation across = card ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL;

  if (self->card == card)
    return;
  self->card = card;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->body),
                                  card ? GTK_ORIENTATION_VERTICAL
                                       : GTK_ORIENTATION_HORIZONTAL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->facts), across);
  gtk_widget_set_hexpand (GTK_WIDGET (self->status), card);
  gtk_label_set_xalign (self->status, card ? 0 : 1);
  gtk_widget_set_valign (GTK_WIDGET (self->menu_button),
                         card ? GTK_ALIGN_START : GTK_ALIGN_CENTER);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CARD]);
}

/* Runs the window's action for the path of the entry. */
static void
act_on_path (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  static const struct
  {
    const char *mine;
    const char *windows;
  } pairs[] = {
    { "entry.open", "win.open-session" },
    { "entry.duplicate", "win.duplicate-session" },
    { "entry.export", "win.export-session" },
    { "entry.show-folder", "win.show-folder" },
    { "entry.delete", "win.delete-session" },
  };

  FavorSessionRow *self = FAVOR_SESSION_ROW (widget);

  for (guint i = 0; self->entry != NULL && i < G_N_ELEMENTS (pairs); i++)
    if (g_str_equal (pairs[i].mine, action_name))
      {
        gtk_widget_activate_action (widget,
                                    pairs[i].windows,
                                    "s",
                                    favor_store_entry_get_path (self->entry));
        return;
      }
}

static void
renamed_cb (FavorSessionRow *self, const char *name)
{
  gtk_widget_activate_action (GTK_WIDGET (self),
                              "win.rename-session",
                              "(ss)",
                              favor_store_entry_get_path (self->entry),
                              name);
}

static void
rename_entry (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  FavorSessionRow *self = FAVOR_SESSION_ROW (widget);

  g_clear_pointer (&self->popover, gtk_widget_unparent);
  self->popover = favor_rename_popover_new (favor_store_entry_get_title (self->entry));
  gtk_widget_set_parent (self->popover, widget);
  g_signal_connect_object (self->popover,
                           "renamed",
                           G_CALLBACK (renamed_cb),
                           self,
                           G_CONNECT_SWAPPED);
  gtk_popover_popup (GTK_POPOVER (self->popover));
}

static void
favor_session_row_get_property (GObject    *object,
                                guint       prop_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  FavorSessionRow *self = FAVOR_SESSION_ROW (object);

  switch (prop_id)
    {
    case PROP_ENTRY:
      g_value_set_object (value, self->entry);
      break;
    case PROP_CARD:
      g_value_set_boolean (value, self->card);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
favor_session_row_set_property (GObject      *object,
                                guint         prop_id,
                                const GValue *value,
                                GParamSpec   *pspec)
{
  FavorSessionRow *self = FAVOR_SESSION_ROW (object);

  switch (prop_id)
    {
    case PROP_ENTRY:
      set_entry (self, g_value_get_object (value));
      break;
    case PROP_CARD:
      set_card (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
favor_session_row_dispose (GObject *object)
{
  FavorSessionRow *self = FAVOR_SESSION_ROW (object);

  g_clear_pointer (&self->popover, gtk_widget_unparent);
  gtk_widget_dispose_template (GTK_WIDGET (object), FAVOR_TYPE_SESSION_ROW);
  g_clear_object (&self->entry);

  G_OBJECT_CLASS (favor_session_row_parent_class)->dispose (object);
}

static void
favor_session_row_class_init (FavorSessionRowClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags     flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY |
                      G_PARAM_STATIC_STRINGS;

  object_class->get_property = favor_session_row_get_property;
  object_class->set_property = favor_session_row_set_property;
  object_class->dispose = favor_session_row_dispose;

  properties[PROP_ENTRY] = g_param_spec_object ("entry",
                                                NULL,
                                                NULL,
                                                FAVOR_TYPE_STORE_ENTRY,
                                                flags);
  properties[PROP_CARD] = g_param_spec_boolean ("card", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_install_action (widget_class, "entry.open", NULL, act_on_path);
  gtk_widget_class_install_action (widget_class, "entry.rename", NULL, rename_entry);
  gtk_widget_class_install_action (widget_class, "entry.duplicate", NULL, act_on_path);
  gtk_widget_class_install_action (widget_class, "entry.export", NULL, act_on_path);
  gtk_widget_class_install_action (widget_class, "entry.show-folder", NULL, act_on_path);
  gtk_widget_class_install_action (widget_class, "entry.delete", NULL, act_on_path);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               FAVOR_RESOURCES "session-row.ui");
  gtk_widget_class_bind_template_child (widget_class, FavorSessionRow, body);
  gtk_widget_class_bind_template_child (widget_class, FavorSessionRow, facts);
  gtk_widget_class_bind_template_child (widget_class, FavorSessionRow, status);
  gtk_widget_class_bind_template_child (widget_class, FavorSessionRow, menu_button);
  gtk_widget_class_bind_template_callback (widget_class, favor_closure_game_title);
  gtk_widget_class_bind_template_callback (widget_class, favor_closure_is_set);
  gtk_widget_class_bind_template_callback (widget_class, favor_closure_session_details);
  gtk_widget_class_bind_template_callback (widget_class, favor_closure_when);
}

static void
favor_session_row_init (FavorSessionRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (self, "notify::parent", G_CALLBACK (update_label), NULL);
}

/**
 * favor_session_row_new:
 * @entry: (nullable): the session
 * @card: one column of texts, for a card
 *
 * Returns: (transfer floating): a row
 */
GtkWidget *
favor_session_row_new (FavorStoreEntry *entry, gboolean card)
{
  return g_object_new (FAVOR_TYPE_SESSION_ROW, "entry", entry, "card", card, NULL);
}

/**
 * favor_session_row_get_entry:
 *
 * Returns: (nullable): the session of the row
 */
FavorStoreEntry *
favor_session_row_get_entry (FavorSessionRow *self)
{
  g_return_val_if_fail (FAVOR_IS_SESSION_ROW (self), NULL);

  return self->entry;
}

/* The row that has the focus, is around it, or lies in the list item that has it. */
static GtkWidget *
find_row (GtkWidget *page)
{
  GtkRoot   *root = gtk_widget_get_root (page);
  GtkWidget *focus = root == NULL ? NULL : gtk_root_get_focus (root);
  GtkWidget *child;

  if (focus == NULL)
    return NULL;
  child = gtk_widget_get_first_child (focus);
  if (FAVOR_IS_SESSION_ROW (child))
    return child;
  return gtk_widget_get_ancestor (focus, FAVOR_TYPE_SESSION_ROW);
}

static gboolean
key_cb (GtkWidget *page, GVariant *args, gpointer user_data)
{
  GtkWidget  *row = find_row (page);
  const char *action;

  g_variant_get (args, "(&s)", &action);
  return row != NULL && gtk_widget_activate_action (row, action, NULL);
}

/**
 * favor_session_row_add_keys:
 *
 * To be called in the class initializer of a page.
 */
void
favor_session_row_add_keys (GtkWidgetClass *page_class)
{
  gtk_widget_class_add_binding (page_class, GDK_KEY_F2, 0, key_cb, "(s)", "entry.rename");
  gtk_widget_class_add_binding (page_class,
                                GDK_KEY_Delete,
                                0,
                                key_cb,
                                "(s)",
                                "entry.delete");
  gtk_widget_class_add_binding (page_class,
                                GDK_KEY_KP_Delete,
                                0,
                                key_cb,
                                "(s)",
                                "entry.delete");
}
