/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-game-page.h"

#include "favor-ask-eyes.h"
#include "favor-closures.h"
#include "favor-focus.h"
#include "favor-game-page-private.h"
#include "favor-properties.h"
#include "favor-signals.h"

G_DEFINE_FINAL_TYPE (FavorGamePage, favor_game_page, GTK_TYPE_WIDGET)

enum
{
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
replace_view (FavorGamePage *self)
{
  if (self->view == NULL)
    return;
  favor_game_page_replace_view (self);
  favor_game_page_follow (self);
  gtk_widget_grab_focus (GTK_WIDGET (self));
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
  /* Whoever comes back does not know any more what has led here. */
  if (favor_table_begin (self->table))
    favor_game_page_sum_up (self);
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
set_session (FavorGamePage *self, FavorSession *session)
{
  self->table = favor_table_new (session);
}

static int
get_eyes (FavorGamePage *self)
{
  return favor_table_get_eyes (self->table);
}

static void
set_eyes (FavorGamePage *self, int eyes)
{
  favor_ask_eyes (GTK_WIDGET (self), self->table, eyes);
}

/* clang-format off */
static const FavorProperty property_table[N_PROPS] = {
  [PROP_SESSION] = { "session", G_TYPE_OBJECT, FAVOR_CONSTRUCT_ONLY, .class_type = favor_session_get_type,
                     .get = G_CALLBACK (favor_game_page_get_session), .set = G_CALLBACK (set_session) },
  [PROP_TABLE] = { "table", G_TYPE_OBJECT, 0, FAVOR_MEMBER (FavorGamePage, table),
                   .class_type = favor_table_get_type },
  [PROP_EYES] = { "eyes", G_TYPE_INT, FAVOR_WRITABLE, .min = FAVOR_EYES_OWN, .max = FAVOR_MAX_SEATS - 1,
                  .fallback = FAVOR_EYES_OWN, .get = G_CALLBACK (get_eyes), .set = G_CALLBACK (set_eyes) },
  [PROP_PAGE] = { "page", G_TYPE_STRING, FAVOR_WRITABLE, FAVOR_MEMBER (FavorGamePage, page), .text = "board",
                  .set = G_CALLBACK (favor_game_page_set_page) },
  [PROP_PANEL] = { "panel", G_TYPE_BOOLEAN, FAVOR_WRITABLE, FAVOR_MEMBER (FavorGamePage, panel_open),
                   .fallback = TRUE, .changed = G_CALLBACK (favor_game_page_update_panel) },
  [PROP_TIMELINE] = { "timeline", G_TYPE_BOOLEAN, FAVOR_WRITABLE, FAVOR_MEMBER (FavorGamePage, timeline_open),
                      .changed = G_CALLBACK (favor_game_page_follow) },
  [PROP_PLAIN] = { "plain", G_TYPE_BOOLEAN, FAVOR_WRITABLE | G_PARAM_CONSTRUCT, FAVOR_MEMBER (FavorGamePage, plain),
                   .changed = G_CALLBACK (replace_view) },
};

/* clang-format on */

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
  favor_game_page_set_up_crests (self);
  g_object_notify (object, "table");
  favor_game_page_watch (self);
  favor_game_page_replace_view (self);
  favor_game_page_set_up_clock (self);
  favor_game_page_follow_settings (self);
  favor_game_page_make_cover (self);
  favor_game_page_offer (self);
  favor_game_page_set_up_voice (self);
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
  favor_game_page_stay (self);
  favor_game_page_drop_voice (self);
  favor_game_page_drop_view (self);
  g_clear_weak_pointer (&self->card_from);
  g_clear_weak_pointer (&self->led_to);
  g_clear_pointer (&self->guide, gtk_widget_unparent);
  self->cover = NULL;
  g_clear_object (&self->sounds);
  g_clear_object (&self->actions);
  /* Bindings let the table go while there is one: a part of the page may be held longer. */
  favor_properties_set_object (self, properties[PROP_TABLE], NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), FAVOR_TYPE_GAME_PAGE);
  g_clear_pointer (&self->picture, favor_picture_free);
  g_clear_pointer (&self->waited_choice, g_free);

  G_OBJECT_CLASS (favor_game_page_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (FAVOR_TYPE_BUBBLE);
  g_type_ensure (FAVOR_TYPE_FLIGHTS);
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
  BIND (flights);
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

static void
favor_game_page_class_init (FavorGamePageClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = favor_game_page_constructed;
  object_class->dispose = favor_game_page_dispose;
  widget_class->grab_focus = favor_game_page_grab_focus;
  widget_class->root = favor_game_page_root;
  widget_class->unroot = favor_game_page_unroot;
  widget_class->map = favor_game_page_map;
  widget_class->unmap = favor_game_page_unmap;
  favor_properties_install (object_class, property_table, N_PROPS, properties);

  signals[SIGNAL_REMATCH] = favor_signal_new (klass, "rematch", 0);
  signals[SIGNAL_SESSION_CREATED] = favor_signal_new (klass,
                                                      "session-created",
                                                      1,
                                                      FAVOR_TYPE_SESSION);
  signals[SIGNAL_CHOOSING] = g_signal_new ("choosing",
                                           FAVOR_TYPE_GAME_PAGE,
                                           G_SIGNAL_RUN_LAST,
                                           0,
                                           g_signal_accumulator_true_handled,
                                           NULL,
                                           NULL,
                                           G_TYPE_BOOLEAN,
                                           1,
                                           G_TYPE_POINTER);
  signals[SIGNAL_HINT] = favor_signal_new (klass, "hint", 0);
  signals[SIGNAL_SHOWING] = favor_signal_new (klass, "showing", 1, G_TYPE_BOOLEAN);

  favor_game_page_install_actions (widget_class);
  favor_game_page_install_places (widget_class);
  favor_game_page_install_card_actions (widget_class);
  favor_game_page_install_round (widget_class);
  favor_game_page_install_waited (widget_class);
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
  favor_signals_connect (self->layout,
                         "notify::arrangement",
                         G_CALLBACK (arrangement_cb),
                         self);
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
