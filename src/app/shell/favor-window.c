/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-properties.h"
#include "favor-signals.h"
#include "favor-window-private.h"

#include "favor-accessible.h"
#include "favor-art.h"
#include "favor-closures.h"
#include "favor-focus.h"
#include "favor-game-page.h"
#include "favor-home-page.h"
#include "favor-learn-page.h"
#include "favor-library-page.h"
#include "favor-memory.h"
#include "favor-scrolled.h"
#include "favor-statistics-page.h"
#include "favor-toasts.h"

struct _FavorWindow
{
  AdwApplicationWindow parent_instance;

  char         *folder;
  FavorStore   *store;
  GSettings    *settings;
  FavorSession *session;
  GBinding     *title_binding;
  gulong        painted_id;
  guint         rest_id;
  /* Of pictures, when the rest was called for: what was asked for since is still needed. */
  guint64 n_uses;

  AdwToastOverlay *toasts;
  GtkStack        *stack;
  GtkInfoBar      *failure_bar;
  GtkLabel        *failure_label;
};

enum
{
  PROP_FOLDER,
  PROP_STORE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (FavorWindow, favor_window, ADW_TYPE_APPLICATION_WINDOW)

/* Play goes on when saving fails; the bar stays as long as it does. */
static void
failure_changed_cb (FavorWindow *self)
{
  const char *failure = favor_store_get_failure (self->store);

  if (failure != NULL)
    gtk_label_set_label (self->failure_label, failure);
  gtk_info_bar_set_revealed (self->failure_bar, failure != NULL);
}

static void
open_store (FavorWindow *self)
{
  if (self->store != NULL)
    return;
  self->store = favor_store_new (self->folder);
  favor_store_watch (self->store);
  favor_signals_connect (self->store,
                         "notify::failure",
                         G_CALLBACK (failure_changed_cb),
                         self);
  failure_changed_cb (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STORE]);
}

/* ---- Memory --------------------------------------------------------------------------- */

/* How long after a game its pictures are kept: who goes from one to another finds them there. And
 * how long a page takes to draw those it needs at first. In seconds. */
#define REST_DELAY    10
#define SETTLED_AFTER 3

static gboolean
rest_cb (gpointer user_data)
{
  FavorWindow *self = user_data;

  self->rest_id = 0;
  favor_art_drop_unused (favor_art_get_default (), self->n_uses);
  favor_memory_give_back ();
  return G_SOURCE_REMOVE;
}

static void
rest_soon (FavorWindow *self, guint delay)
{
  self->n_uses = favor_art_count_uses (favor_art_get_default ());
  g_clear_handle_id (&self->rest_id, g_source_remove);
  self->rest_id = g_timeout_add_seconds (delay, rest_cb, self);
}

/* ---- Pages ---------------------------------------------------------------------------- */

static void
let_go_of_session (FavorWindow *self)
{
  g_autoptr (FavorSession) session = g_steal_pointer (&self->session);

  if (session == NULL)
    return;
  g_clear_object (&self->title_binding);
  gtk_window_set_title (GTK_WINDOW (self), "Favor");
  favor_store_detach (self->store, session);
  rest_soon (self, REST_DELAY);
}

/* What had the focus in a page that is left for another one. */
#define FOCUS_KEY "favor-window-focus"

/* Whether somebody who leaves the page wants to find it as it was: its search, its scroll, its
 * row. Such pages stay in the stack, in the order in which they were left. */
static gboolean
is_kept (GtkWidget *page)
{
  return FAVOR_IS_LIBRARY_PAGE (page) || FAVOR_IS_LEARN_PAGE (page) ||
         FAVOR_IS_STATISTICS_PAGE (page);
}

static void
remember_focus (FavorWindow *self, GtkWidget *page)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (focus != NULL && gtk_widget_is_ancestor (focus, page))
    g_object_set_data_full (G_OBJECT (page),
                            FOCUS_KEY,
                            g_object_ref (focus),
                            g_object_unref);
}

/* To what had it before, where that is still there. */
static void
give_focus (GtkWidget *page)
{
  g_autoptr (GtkWidget) focus = g_object_steal_data (G_OBJECT (page), FOCUS_KEY);

  if (focus == NULL || !gtk_widget_is_ancestor (focus, page) ||
      !gtk_widget_grab_focus (focus))
    gtk_widget_grab_focus (page);
}

/* Shows a page of the stack in place of another one, which is gone unless it is kept. */
static void
exchange_pages (FavorWindow *self, GtkWidget *before, GtkWidget *page, gboolean keep)
{
  if (before != NULL && keep)
    remember_focus (self, before);
  /* What is hidden and removed in one go, with the focus in it, GTK 4.8 never lets go of. */
  gtk_window_set_focus (GTK_WINDOW (self), NULL);
  gtk_stack_set_visible_child (self->stack, page);
  if (before != NULL && !keep)
    gtk_stack_remove (self->stack, before);
  give_focus (page);
}

static void
show_page (FavorWindow *self, GtkWidget *page)
{
  GtkWidget *before = gtk_stack_get_visible_child (self->stack);

  gtk_stack_add_child (self->stack, page);
  exchange_pages (self, before, page, before != NULL && is_kept (before));
}

/* Lets go of the pages that came after `page`. */
static void
drop_pages_behind (FavorWindow *self, GtkWidget *page)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_next_sibling (page)) != NULL)
    gtk_stack_remove (self->stack, child);
}

/* (nullable): the page that was left last, of those that are kept. */
static GtkWidget *
find_last_kept (FavorWindow *self)
{
  GtkWidget *visible = gtk_stack_get_visible_child (self->stack);
  GtkWidget *page = gtk_widget_get_last_child (GTK_WIDGET (self->stack));

  return page == visible && page != NULL ? gtk_widget_get_prev_sibling (page) : page;
}

static FavorHomePage *
create_home (FavorWindow *self)
{
  GtkWidget *home = favor_home_page_new ();

  g_object_bind_property (self, "store", home, "store", G_BINDING_SYNC_CREATE);
  return FAVOR_HOME_PAGE (home);
}

void
favor_window_show_home (FavorWindow *self)
{
  g_autofree char *last_game = g_settings_get_string (self->settings, "last-game");
  GtkWidget       *before = gtk_stack_get_visible_child (self->stack);
  FavorHomePage   *home = FAVOR_IS_HOME_PAGE (before) ? FAVOR_HOME_PAGE (before)
                                                      : create_home (self);

  favor_home_page_set_last_game (home, last_game);
  /* The page goes first: it ends what thinks and plays, and says where it stood. */
  if (GTK_WIDGET (home) != before)
    {
      gtk_stack_add_child (self->stack, GTK_WIDGET (home));
      exchange_pages (self, before, GTK_WIDGET (home), FALSE);
    }
  while (gtk_widget_get_first_child (GTK_WIDGET (self->stack)) != GTK_WIDGET (home))
    gtk_stack_remove (self->stack, gtk_widget_get_first_child (GTK_WIDGET (self->stack)));
  let_go_of_session (self);
  /* What the theme and its icons needed while they were loaded. */
  if (self->rest_id == 0)
    rest_soon (self, SETTLED_AFTER);
  /* Other programs may have been at work in the folder. */
  if (self->store != NULL)
    favor_store_refresh (self->store);
}

void
favor_window_show_page (FavorWindow *self, GtkWidget *page)
{
  show_page (self, page);
  let_go_of_session (self);
}

void
favor_window_go_back (FavorWindow *self)
{
  GtkWidget *before = gtk_stack_get_visible_child (self->stack);
  GtkWidget *page = find_last_kept (self);

  if (page == NULL || before == NULL)
    {
      favor_window_show_home (self);
      return;
    }
  exchange_pages (self, before, page, FALSE);
  let_go_of_session (self);
  favor_store_refresh (favor_window_get_store (self));
}

gboolean
favor_window_return_to (FavorWindow *self, GType type)
{
  GtkWidget *before = gtk_stack_get_visible_child (self->stack);
  GtkWidget *page = gtk_widget_get_last_child (GTK_WIDGET (self->stack));

  while (page != NULL && !G_TYPE_CHECK_INSTANCE_TYPE (page, type))
    page = gtk_widget_get_prev_sibling (page);
  if (page == NULL || page == before)
    return page != NULL;
  exchange_pages (self, before, page, FALSE);
  drop_pages_behind (self, page);
  let_go_of_session (self);
  return TRUE;
}

static void
rematch_cb (FavorWindow *self)
{
  g_autoptr (FavorSession) session = g_object_ref (self->session);

  favor_window_play_again (self, session);
}

void
favor_window_show_session (FavorWindow *self, FavorSession *session)
{
  GtkWidget *page = favor_game_page_new (session);

  favor_signals_connect (page, "rematch", G_CALLBACK (rematch_cb), self);
  favor_signals_connect (page, "session-created", G_CALLBACK (favor_window_keep), self);
  show_page (self, page);
  let_go_of_session (self);
  rest_soon (self, SETTLED_AFTER);
  self->session = session;
  self->title_binding = g_object_ref (
    g_object_bind_property (session, "title", self, "title", G_BINDING_SYNC_CREATE));
  g_settings_set_string (self->settings,
                         "last-game",
                         favor_session_get_game (session)->id);
}

/* ---- What windows say ----------------------------------------------------------------- */

void
favor_window_show_error (FavorWindow *self, const char *heading, const char *body)
{
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (self), heading, body);

  /* The file that the program was started for may be at fault. */
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_window_present (GTK_WINDOW (self));
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _ ("Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

void
favor_window_show_toast (FavorWindow *self,
                         const char  *text,
                         const char  *button,
                         const char  *action)
{
  g_autofree char *markup = g_markup_escape_text (text, -1);
  AdwToast        *toast = adw_toast_new (markup);

  if (button != NULL)
    {
      adw_toast_set_button_label (toast, button);
      adw_toast_set_action_name (toast, action);
    }
  favor_toasts_show (self->toasts, toast);
}

void
favor_window_show_undo (FavorWindow *self,
                        const char  *text,
                        const char  *action,
                        GVariant    *target)
{
  g_autofree char *markup = g_markup_escape_text (text, -1);
  AdwToast        *toast = adw_toast_new (markup);

  adw_toast_set_button_label (toast, _ ("Undo"));
  adw_toast_set_action_name (toast, action);
  adw_toast_set_action_target_value (toast, target);
  favor_toasts_show (self->toasts, toast);
}

/* ---- Window --------------------------------------------------------------------------- */

/* Reads the library once the first frame is on the screen. */
static void
painted_cb (FavorWindow *self, GdkFrameClock *clock)
{
  g_clear_signal_handler (&self->painted_id, clock);
  open_store (self);
}

/* Before anything is measured or styled: a page that comes later is slower to appear. */
static void
favor_window_show (GtkWidget *widget)
{
  FavorWindow *self = FAVOR_WINDOW (widget);

  if (favor_window_get_page (self) == NULL)
    favor_window_show_home (self);

  GTK_WIDGET_CLASS (favor_window_parent_class)->show (widget);
}

static void
favor_window_map (GtkWidget *widget)
{
  FavorWindow   *self = FAVOR_WINDOW (widget);
  GdkFrameClock *clock;

  GTK_WIDGET_CLASS (favor_window_parent_class)->map (widget);

  clock = gtk_widget_get_frame_clock (widget);
  if (self->store == NULL && self->painted_id == 0 && clock != NULL)
    self->painted_id = g_signal_connect_object (clock,
                                                "after-paint",
                                                G_CALLBACK (painted_cb),
                                                self,
                                                G_CONNECT_SWAPPED);
  if (gtk_window_get_focus (GTK_WINDOW (self)) == NULL)
    gtk_widget_grab_focus (gtk_stack_get_visible_child (self->stack));
}

static gboolean
favor_window_focus (GtkWidget *widget, GtkDirectionType direction)
{
  gboolean moved;

  favor_focus_set_walking (GTK_ROOT (widget), TRUE);
  moved = GTK_WIDGET_CLASS (favor_window_parent_class)->focus (widget, direction);
  favor_focus_set_walking (GTK_ROOT (widget), FALSE);
  return moved;
}

static void
save_size (FavorWindow *self)
{
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  g_settings_set_boolean (self->settings,
                          "window-maximized",
                          gtk_window_is_maximized (GTK_WINDOW (self)));
  g_settings_set_int (self->settings, "window-width", CLAMP (width, 360, 10000));
  g_settings_set_int (self->settings, "window-height", CLAMP (height, 300, 10000));
}

static gboolean
favor_window_close_request (GtkWindow *window)
{
  FavorWindow *self = FAVOR_WINDOW (window);

  save_size (self);
  favor_window_flush (self);
  return GTK_WINDOW_CLASS (favor_window_parent_class)->close_request (window);
}

static void
favor_window_constructed (GObject *object)
{
  FavorWindow *self = FAVOR_WINDOW (object);

  G_OBJECT_CLASS (favor_window_parent_class)->constructed (object);

  gtk_window_set_default_size (GTK_WINDOW (self),
                               g_settings_get_int (self->settings, "window-width"),
                               g_settings_get_int (self->settings, "window-height"));
  if (g_settings_get_boolean (self->settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
}

static void
favor_window_dispose (GObject *object)
{
  FavorWindow *self = FAVOR_WINDOW (object);

  if (self->session != NULL)
    gtk_stack_remove (self->stack, gtk_stack_get_visible_child (self->stack));
  let_go_of_session (self);
  g_clear_handle_id (&self->rest_id, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (object), FAVOR_TYPE_WINDOW);
  g_clear_object (&self->store);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (favor_window_parent_class)->dispose (object);
}

/* clang-format off */
static const FavorProperty table[N_PROPS] = {
  [PROP_FOLDER] = { "folder", G_TYPE_STRING, FAVOR_CONSTRUCT_ONLY,
                    FAVOR_MEMBER (FavorWindow, folder) },
  [PROP_STORE] = { "store", G_TYPE_OBJECT, FAVOR_READABLE,
                   FAVOR_MEMBER (FavorWindow, store),
                   .class_type = favor_store_get_type },
};

/* clang-format on */

static void
install_actions (GtkWidgetClass *widget_class, const FavorWindowAction *actions)
{
  for (; actions->name != NULL; actions++)
    gtk_widget_class_install_action (widget_class,
                                     actions->name,
                                     actions->parameter,
                                     actions->activate);
}

static void
favor_window_class_init (FavorWindowClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = favor_window_constructed;
  object_class->dispose = favor_window_dispose;
  widget_class->focus = favor_window_focus;
  widget_class->show = favor_window_show;
  widget_class->map = favor_window_map;
  GTK_WINDOW_CLASS (klass)->close_request = favor_window_close_request;

  favor_properties_install (object_class, table, N_PROPS, properties);

  install_actions (widget_class, favor_window_actions);
  install_actions (widget_class, favor_window_library_actions);
  install_actions (widget_class, favor_window_learn_actions);

  favor_scrolled_set_up ();
  gtk_widget_class_set_template_from_resource (widget_class, FAVOR_RESOURCES "window.ui");
  gtk_widget_class_bind_template_child (widget_class, FavorWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, FavorWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, FavorWindow, failure_bar);
  gtk_widget_class_bind_template_child (widget_class, FavorWindow, failure_label);
}

/* A session from the file manager; of several, the first. */
static gboolean
drop_cb (FavorWindow *self, const GValue *value)
{
  GSList *files = g_value_get_boxed (value);

  if (files == NULL)
    return FALSE;
  favor_window_open (self, files->data);
  return TRUE;
}

static void
accept_files (FavorWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  favor_signals_connect (target, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

/* What was to be heard where the focus was is over. */
static void
focus_moved_cb (FavorWindow *self)
{
  favor_accessible_leave (gtk_window_get_focus (GTK_WINDOW (self)));
}

static void
favor_window_init (FavorWindow *self)
{
  self->settings = g_settings_new (FAVOR_SETTINGS);
  gtk_widget_init_template (GTK_WIDGET (self));
  accept_files (self);
  g_signal_connect (self, "notify::focus-widget", G_CALLBACK (focus_moved_cb), NULL);
#ifdef DEVELOPMENT
  gtk_widget_add_css_class (GTK_WIDGET (self), "devel");
#endif
}

FavorWindow *
favor_window_new (GtkApplication *application, const char *folder)
{
  return g_object_new (FAVOR_TYPE_WINDOW,
                       "application",
                       application,
                       "folder",
                       folder,
                       NULL);
}

FavorStore *
favor_window_get_store (FavorWindow *self)
{
  g_return_val_if_fail (FAVOR_IS_WINDOW (self), NULL);

  open_store (self);
  return self->store;
}

GtkWidget *
favor_window_get_page (FavorWindow *self)
{
  g_return_val_if_fail (FAVOR_IS_WINDOW (self), NULL);

  return gtk_stack_get_visible_child (self->stack);
}

GSettings *
favor_window_get_settings (FavorWindow *self)
{
  return self->settings;
}

FavorSession *
favor_window_get_session (FavorWindow *self)
{
  return self->session;
}

void
favor_window_flush (FavorWindow *self)
{
  g_return_if_fail (FAVOR_IS_WINDOW (self));

  if (self->store != NULL)
    favor_store_flush_all (self->store);
}
