/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-game-page.h"

#include "favor-ask-eyes.h"
#include "favor-closures.h"
#include "favor-focus.h"
#include "favor-game-page-private.h"

G_DEFINE_FINAL_TYPE (FavorGamePage, favor_game_page, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_SESSION,
  PROP_TABLE,
  PROP_EYES,
  PROP_PAGE,
  PROP_PANEL,
  PROP_TIMELINE,
  PROP_PLAIN,
  N_PROPS
};

enum
{
  SIGNAL_REMATCH,
  SIGNAL_SESSION_CREATED,
  SIGNAL_CHOOSING,
  SIGNAL_HINT,
  SIGNAL_SHOWING,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

/* ---- Callbacks ------------------------------------------------------------------------ */

static void
note_edited_cb (FavorGamePage *self, const char *text)
{
  favor_session_set_note (favor_table_get_session (self->table),
                          favor_cursor_get_ply (favor_table_get_cursor (self->table)),
                          text);
}

static void
set_plain (FavorGamePage *self, gboolean plain)
{
  if (self->plain == !!plain)
    return;
  self->plain = !!plain;
  if (self->view != NULL)
    {
      favor_game_page_replace_view (self);
      favor_game_page_follow (self);
      gtk_widget_grab_focus (GTK_WIDGET (self));
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLAIN]);
}

static void
chip_pressed_cb (FavorGamePage *self, guint id)
{
  if (id == FAVOR_GAME_PAGE_CHIP_CLOCK)
    favor_table_start_clock (self->table);
  else
    favor_game_view_press_chip (self->view, id);
}

/* Without an action what was put together in the list is given up. */
static void
propose_cb (FavorGamePage *self, const FavorAction *action)
{
  if (action != NULL)
    favor_game_view_propose (self->view, action);
  else
    while (favor_game_view_clear (self->view))
      ;
}

static void
variation_deleted_cb (FavorGamePage *self)
{
  AdwToast *toast = adw_toast_new (_ ("Variation deleted"));

  /* Translators: button of the message "Variation deleted" */
  adw_toast_set_button_label (toast, _ ("Undo"));
  adw_toast_set_action_name (toast, "session.undelete-variation");
  adw_toast_overlay_add_toast (self->toasts, toast);
}

static void
session_created_cb (FavorGamePage *self, FavorSession *session)
{
  g_signal_emit (self, signals[SIGNAL_SESSION_CREATED], 0, session);
}

static void
arrangement_cb (FavorGamePage *self)
{
  favor_game_page_arrange (self);
  favor_game_page_follow (self);
}

/* ---- Object --------------------------------------------------------------------------- */

static gboolean
favor_game_page_grab_focus (GtkWidget *widget)
{
  FavorGamePage *self = FAVOR_GAME_PAGE (widget);

  if (favor_focus_is_walking (widget))
    return FALSE;
  self->take_focus = TRUE;
  favor_game_page_queue_focus (self);
  return TRUE;
}

static void
favor_game_page_root (GtkWidget *widget)
{
  FavorGamePage *self = FAVOR_GAME_PAGE (widget);
  GtkRoot       *root;
  int            width, height;

  GTK_WIDGET_CLASS (favor_game_page_parent_class)->root (widget);

  root = gtk_widget_get_root (widget);
  if (GTK_IS_WINDOW (root))
    favor_game_page_watch_window (self, root, TRUE);
  width = gtk_widget_get_width (GTK_WIDGET (root));
  if (width == 0 && GTK_IS_WINDOW (root))
    gtk_window_get_default_size (GTK_WINDOW (root), &width, &height);
  if (width > 0)
    favor_game_layout_expect_width (self->layout, width);
}

static void
favor_game_page_unroot (GtkWidget *widget)
{
  if (GTK_IS_WINDOW (gtk_widget_get_root (widget)))
    favor_game_page_watch_window (FAVOR_GAME_PAGE (widget),
                                  gtk_widget_get_root (widget),
                                  FALSE);

  GTK_WIDGET_CLASS (favor_game_page_parent_class)->unroot (widget);
}

/* In its second frame the page was seen. Computers play then: to lay a page out for the first time
 * takes the processor as much as a computer does. */
static gboolean
frame_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  FavorGamePage *self = FAVOR_GAME_PAGE (widget);
  guint         *n_frames = data;

  if (++*n_frames < 2)
    return G_SOURCE_CONTINUE;
  favor_table_begin (self->table);
  return G_SOURCE_REMOVE;
}

static void
favor_game_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (favor_game_page_parent_class)->map (widget);

  gtk_widget_add_tick_callback (widget, frame_cb, g_new0 (guint, 1), g_free);
  gtk_widget_grab_focus (widget);
}

static void
favor_game_page_unmap (GtkWidget *widget)
{
  favor_game_header_close_menus (FAVOR_GAME_PAGE (widget)->header);

  GTK_WIDGET_CLASS (favor_game_page_parent_class)->unmap (widget);
}

static void
favor_game_page_get_property (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  FavorGamePage *self = FAVOR_GAME_PAGE (object);

  switch (prop_id)
    {
    case PROP_SESSION:
      g_value_set_object (value, favor_table_get_session (self->table));
      break;
    case PROP_TABLE:
      g_value_set_object (value, self->table);
      break;
    case PROP_EYES:
      g_value_set_int (value, favor_table_get_eyes (self->table));
      break;
    case PROP_PAGE:
      g_value_set_string (value, self->page);
      break;
    case PROP_PANEL:
      g_value_set_boolean (value, self->panel_open);
      break;
    case PROP_TIMELINE:
      g_value_set_boolean (value, self->timeline_open);
      break;
    case PROP_PLAIN:
      g_value_set_boolean (value, self->plain);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
favor_game_page_set_property (GObject      *object,
                              guint         prop_id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  FavorGamePage *self = FAVOR_GAME_PAGE (object);

  switch (prop_id)
    {
    case PROP_SESSION:
      self->table = favor_table_new (g_value_get_object (value));
      break;
    case PROP_EYES:
      favor_ask_eyes (GTK_WIDGET (self), self->table, g_value_get_int (value));
      break;
    case PROP_PAGE:
      favor_game_page_set_page (self, g_value_get_string (value));
      break;
    case PROP_PANEL:
      if (self->panel_open != g_value_get_boolean (value))
        {
          self->panel_open = g_value_get_boolean (value);
          favor_game_page_update_panel (self);
          g_object_notify_by_pspec (object, pspec);
        }
      break;
    case PROP_TIMELINE:
      if (self->timeline_open != g_value_get_boolean (value))
        {
          self->timeline_open = g_value_get_boolean (value);
          favor_game_page_follow (self);
          g_object_notify_by_pspec (object, pspec);
        }
      break;
    case PROP_PLAIN:
      set_plain (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
insert_group (FavorGamePage *self, const char *name)
{
  gtk_widget_insert_action_group (GTK_WIDGET (self),
                                  name,
                                  favor_table_actions_get_group (self->actions, name));
}

static void
favor_game_page_constructed (GObject *object)
{
  FavorGamePage *self = FAVOR_GAME_PAGE (object);

  G_OBJECT_CLASS (favor_game_page_parent_class)->constructed (object);

  g_assert (FAVOR_IS_TABLE (self->table));
  self->actions = favor_table_actions_new (self->table);
  insert_group (self, "session");
  insert_group (self, "cursor");
  insert_group (self, "review");
  g_object_notify (object, "table");
  favor_game_page_watch (self);
  favor_game_page_replace_view (self);
  favor_game_page_set_up_clock (self);
  favor_game_page_follow_settings (self);
  favor_game_page_make_cover (self);
  favor_game_page_offer (self);
  arrangement_cb (self);
}

static void
favor_game_page_dispose (GObject *object)
{
  FavorGamePage *self = FAVOR_GAME_PAGE (object);

  if (self->table != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->table, self);
      g_signal_handlers_disconnect_by_data (favor_table_get_cursor (self->table), self);
      favor_table_end (self->table);
      g_signal_handlers_disconnect_by_data (self, self);
    }
  g_clear_handle_id (&self->focus_idle, g_source_remove);
  favor_game_page_drop_view (self);
  g_clear_weak_pointer (&self->card_from);
  g_clear_pointer (&self->guide, gtk_widget_unparent);
  self->cover = NULL;
  g_clear_object (&self->sounds);
  g_clear_object (&self->actions);
  /* Bindings let the table go while there is one: a part of the page may be held longer. */
  g_clear_object (&self->table);
  g_object_notify_by_pspec (object, properties[PROP_TABLE]);
  gtk_widget_dispose_template (GTK_WIDGET (self), FAVOR_TYPE_GAME_PAGE);
  g_clear_pointer (&self->page, g_free);
  g_clear_pointer (&self->picture, favor_picture_free);

  G_OBJECT_CLASS (favor_game_page_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (FAVOR_TYPE_BUBBLE);
  g_type_ensure (FAVOR_TYPE_CARD_SHEET);
  g_type_ensure (FAVOR_TYPE_DECISION_BAR);
  g_type_ensure (FAVOR_TYPE_FACT_ROW);
  g_type_ensure (FAVOR_TYPE_GAME_LAYOUT);
  g_type_ensure (FAVOR_TYPE_GAME_HEADER);
  g_type_ensure (FAVOR_TYPE_GAME_PANEL);
  g_type_ensure (FAVOR_TYPE_RESULT_SHEET);
  g_type_ensure (FAVOR_TYPE_SEAT_STRIP);
  gtk_widget_class_set_template_from_resource (
    widget_class,
    "/io/github/favorgames/Favor/game-page.ui");
#define BIND(name)                                                                       \
  gtk_widget_class_bind_template_child (widget_class, FavorGamePage, name)
  BIND (header);
  BIND (toasts);
  BIND (bubble);
  BIND (layout);
  BIND (strip);
  BIND (frame);
  BIND (aside);
  BIND (sheet);
  BIND (card);
  BIND (bar);
  BIND (facts);
  BIND (panel);
#undef BIND
  gtk_widget_class_bind_template_callback (widget_class, note_edited_cb);
  gtk_widget_class_bind_template_callback (widget_class, chip_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, favor_closure_is_framed);
  gtk_widget_class_bind_template_callback (widget_class, favor_closure_is_set);
  gtk_widget_class_bind_template_callback (widget_class, favor_game_page_submit);
  gtk_widget_class_bind_template_callback (widget_class, session_created_cb);
  gtk_widget_class_bind_template_callback (widget_class, propose_cb);
  gtk_widget_class_bind_template_callback (widget_class, variation_deleted_cb);
}

static guint
add_signal (const char *name, GType result, guint n_arguments, GType argument)
{
  return g_signal_new (name,
                       FAVOR_TYPE_GAME_PAGE,
                       G_SIGNAL_RUN_LAST,
                       0,
                       result == G_TYPE_BOOLEAN ? g_signal_accumulator_true_handled
                                                : NULL,
                       NULL,
                       NULL,
                       result,
                       n_arguments,
                       argument);
}

static GParamSpec *
create_flag (const char *name, gboolean value, GParamFlags flags)
{
  return g_param_spec_boolean (name, NULL, NULL, value, flags);
}

static void
install_properties (GObjectClass *object_class)
{
  GParamFlags constant = G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY |
                         G_PARAM_STATIC_STRINGS;
  GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY |
                      G_PARAM_STATIC_STRINGS;

  properties[PROP_SESSION] = g_param_spec_object ("session",
                                                  NULL,
                                                  NULL,
                                                  FAVOR_TYPE_SESSION,
                                                  constant);
  properties[PROP_TABLE] = g_param_spec_object ("table",
                                                NULL,
                                                NULL,
                                                FAVOR_TYPE_TABLE,
                                                readable);
  properties[PROP_EYES] = g_param_spec_int ("eyes",
                                            NULL,
                                            NULL,
                                            FAVOR_EYES_OWN,
                                            FAVOR_MAX_SEATS - 1,
                                            FAVOR_EYES_OWN,
                                            flags);
  properties[PROP_PAGE] = g_param_spec_string ("page", NULL, NULL, "board", flags);
  properties[PROP_PANEL] = create_flag ("panel", TRUE, flags);
  properties[PROP_TIMELINE] = create_flag ("timeline", FALSE, flags);
  properties[PROP_PLAIN] = create_flag ("plain", FALSE, flags | G_PARAM_CONSTRUCT);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
favor_game_page_class_init (FavorGamePageClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = favor_game_page_get_property;
  object_class->set_property = favor_game_page_set_property;
  object_class->constructed = favor_game_page_constructed;
  object_class->dispose = favor_game_page_dispose;
  widget_class->grab_focus = favor_game_page_grab_focus;
  widget_class->root = favor_game_page_root;
  widget_class->unroot = favor_game_page_unroot;
  widget_class->map = favor_game_page_map;
  widget_class->unmap = favor_game_page_unmap;
  install_properties (object_class);

  signals[SIGNAL_REMATCH] = add_signal ("rematch", G_TYPE_NONE, 0, G_TYPE_NONE);
  signals[SIGNAL_SESSION_CREATED] = add_signal ("session-created",
                                                G_TYPE_NONE,
                                                1,
                                                FAVOR_TYPE_SESSION);
  signals[SIGNAL_CHOOSING] = add_signal ("choosing", G_TYPE_BOOLEAN, 1, G_TYPE_POINTER);
  signals[SIGNAL_HINT] = add_signal ("hint", G_TYPE_NONE, 0, G_TYPE_NONE);
  signals[SIGNAL_SHOWING] = add_signal ("showing", G_TYPE_NONE, 1, G_TYPE_BOOLEAN);

  favor_game_page_install_actions (widget_class);
  favor_game_page_install_places (widget_class);
  favor_game_page_install_card_actions (widget_class);
  favor_game_page_install_sharing (widget_class);
  favor_game_page_install_keys (widget_class);
  bind_template (widget_class);
  gtk_widget_class_set_css_name (widget_class, "gamepage");
}

static void
favor_game_page_init (FavorGamePage *self)
{
  self->page = g_strdup ("board");
  self->panel_open = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  favor_game_page_set_up_refusals (self);
  g_signal_connect_object (self->layout,
                           "notify::arrangement",
                           G_CALLBACK (arrangement_cb),
                           self,
                           G_CONNECT_SWAPPED);
}

/**
 * favor_game_page_new:
 * @session: what to show and play
 *
 * Returns: (transfer floating): a page; a finished game opens at its start, another one where
 *   it goes on
 */
GtkWidget *
favor_game_page_new (FavorSession *session)
{
  g_return_val_if_fail (FAVOR_IS_SESSION (session), NULL);

  return g_object_new (FAVOR_TYPE_GAME_PAGE, "session", session, NULL);
}

/**
 * favor_game_page_get_session:
 *
 * Returns: (transfer none): what is shown
 */
FavorSession *
favor_game_page_get_session (FavorGamePage *self)
{
  g_return_val_if_fail (FAVOR_IS_GAME_PAGE (self), NULL);

  return favor_table_get_session (self->table);
}

/**
 * favor_game_page_get_cursor:
 *
 * Returns: (transfer none): where in the session the page is
 */
FavorCursor *
favor_game_page_get_cursor (FavorGamePage *self)
{
  g_return_val_if_fail (FAVOR_IS_GAME_PAGE (self), NULL);

  return favor_table_get_cursor (self->table);
}

/**
 * favor_game_page_get_runner:
 *
 * Returns: (transfer none): who plays for the computers
 */
FavorBotRunner *
favor_game_page_get_runner (FavorGamePage *self)
{
  g_return_val_if_fail (FAVOR_IS_GAME_PAGE (self), NULL);

  return favor_table_get_runner (self->table);
}

/**
 * favor_game_page_get_table:
 *
 * Returns: (transfer none): what is true at the table that the page shows
 */
FavorTable *
favor_game_page_get_table (FavorGamePage *self)
{
  g_return_val_if_fail (FAVOR_IS_GAME_PAGE (self), NULL);

  return self->table;
}
