/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-home-page.h"

#include "favor-breakpoint-bin.h"
#include "favor-closures.h"
#include "favor-continue-card.h"
#include "favor-entry-actions.h"
#include "favor-focus.h"
#include "favor-game-card.h"
#include "favor-lazy.h"
#include "favor-progress.h"
#include "favor-properties.h"
#include "favor-session-row.h"
#include "favor-settings.h"
#include "favor-setup.h"
#include "favor-signals.h"

/* So many sessions to go on with are shown side by side, and one below the other. */
#define N_BESIDE 3
#define N_BELOW  2
/* Fewer games than these have room for words beside their covers. */
#define N_TALL 3

struct _FavorHomePage
{
  AdwBin parent_instance;

  FavorStore *store;
  /* What has the focus until the library was read: there may be a game to continue then. */
  GtkWidget *waiting;

  GtkMenuButton     *menu_button;
  GMenuModel        *menu;
  GtkFlowBox        *continue_box;
  GtkBox            *games_box;
  GtkListBox        *finished_box;
  GtkSliceListModel *unfinished;
  GListModel        *finished;
  GtkWidget         *continue_section;
  GtkWidget         *empty_label;
  GtkWidget         *finished_header;
  GtkButton         *show_all_button;
  GtkWidget         *unfinished_label;
  GtkWidget         *name_section;
  GtkEditable       *name_row;

  /* Nobody has said yet how they are called, as far as this page is concerned. */
  gboolean asking;
};

G_DEFINE_FINAL_TYPE (FavorHomePage, favor_home_page, ADW_TYPE_BIN)

static GtkWidget *
create_card (gpointer item, gpointer user_data)
{
  GtkWidget *child = gtk_flow_box_child_new ();

  gtk_widget_add_css_class (child, "card");
  gtk_widget_add_css_class (child, "continue");
  gtk_widget_set_overflow (child, GTK_OVERFLOW_HIDDEN);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child),
                                favor_continue_card_new (item));
  return child;
}

static GtkWidget *
create_row (gpointer item, gpointer user_data)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *content = favor_session_row_new (item);

  favor_session_row_add_play_sign (FAVOR_SESSION_ROW (content));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), content);
  return row;
}

static void
card_activated_cb (GtkFlowBox *box, GtkFlowBoxChild *child, gpointer user_data)
{
  gtk_widget_activate_action (gtk_flow_box_child_get_child (child), "entry.open", NULL);
}

static void
row_activated_cb (GtkListBox *box, GtkListBoxRow *row, gpointer user_data)
{
  gtk_widget_activate_action (gtk_list_box_row_get_child (row), "entry.open", NULL);
}

/* ---- The name of the person ------------------------------------------------------------- */

/* Before the first game the name is asked for once. The question stays while it is being answered. */
static void
update_name (FavorHomePage *self, gboolean is_first)
{
  g_autofree char *name = g_settings_get_string (favor_settings_get_default (),
                                                 "player-name");

  if (!is_first)
    self->asking = FALSE;
  else if (*name == '\0' && !self->asking)
    {
      g_autofree char *suggested = favor_setup_suggest_name ();

      gtk_editable_set_text (self->name_row, suggested);
      self->asking = TRUE;
    }
  gtk_widget_set_visible (self->name_section, self->asking);
}

/* What stands there is the answer, whatever is done next. */
static void
name_changed_cb (FavorHomePage *self)
{
  if (self->asking)
    g_settings_set_string (favor_settings_get_default (),
                           "player-name",
                           gtk_editable_get_text (self->name_row));
}

static gboolean
select_suggestion (gpointer user_data)
{
  FavorHomePage   *self = user_data;
  g_autofree char *suggested = favor_setup_suggest_name ();

  if (g_str_equal (gtk_editable_get_text (self->name_row), suggested))
    gtk_editable_select_region (self->name_row, 0, -1);
  return G_SOURCE_REMOVE;
}

/* What is typed takes the place of what was only proposed. The row puts the cursor somewhere once
 * the focus has come. */
static void
name_focused_cb (FavorHomePage *self)
{
  g_idle_add_full (G_PRIORITY_DEFAULT,
                   select_suggestion,
                   g_object_ref (self),
                   g_object_unref);
}

static void
name_entered_cb (FavorHomePage *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* ---- Sections --------------------------------------------------------------------------- */

/* No game of it is kept, and no lesson was done. */
static gboolean
is_new (FavorHomePage *self, const FavorGame *game)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->store));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (FavorStoreEntry) entry =
        g_list_model_get_item (G_LIST_MODEL (self->store), i);

      if (g_strcmp0 (favor_store_entry_get_game_id (entry), game->id) == 0)
        return FALSE;
    }
  return !favor_progress_has_done_any (favor_settings_get_default (), game->id);
}

/* While the library is read nobody can say. */
static void
update_cards (FavorHomePage *self, gboolean loading)
{
  GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (self->games_box));

  for (; card != NULL; card = gtk_widget_get_next_sibling (card))
    favor_game_card_set_new (
      FAVOR_GAME_CARD (card),
      !loading && is_new (self, favor_game_card_get_game (FAVOR_GAME_CARD (card))));
}

/* Sections that have nothing to show are not there; while the library is read, nobody can say
 * whether it is empty. */
static void
update_sections (FavorHomePage *self)
{
  guint            n_all = self->store == NULL
                             ? 0
                             : g_list_model_get_n_items (G_LIST_MODEL (self->store));
  guint            n_finished = g_list_model_get_n_items (self->finished);
  gboolean         loading = self->store == NULL || favor_store_get_loading (self->store);
  g_autofree char *show_all = favor_closure_show_all (NULL, n_all);

  gtk_widget_set_visible (self->continue_section,
                          g_list_model_get_n_items (G_LIST_MODEL (self->unfinished)) > 0);
  gtk_widget_set_visible (self->empty_label, n_all == 0 && !loading);
  update_name (self, n_all == 0 && !loading);
  update_cards (self, loading);
  gtk_widget_set_visible (self->finished_header, n_all > 0);
  /* While none is finished a number would promise what is not there. */
  if (n_finished == 0)
    /* Translators: a button that leads to the list of all saved games */
    gtk_button_set_label (self->show_all_button, _ ("All Games"));
  else
    gtk_button_set_label (self->show_all_button, show_all);
  gtk_widget_set_visible (GTK_WIDGET (self->finished_box), n_finished > 0);
  gtk_widget_set_visible (self->unfinished_label,
                          n_all > 0 && n_finished == 0 && !loading);
}

/* Columns, or, where there is little room, rows. */
static void
arrange (FavorHomePage *self)
{
  FavorGameCardArrangement arrangement = FAVOR_GAME_CARD_ROW;
  gboolean                 narrow;
  GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (self->games_box));

  g_object_get (adw_bin_get_child (ADW_BIN (self)), "narrow", &narrow, NULL);
  if (!narrow)
    arrangement = favor_games_get_n () < N_TALL ? FAVOR_GAME_CARD_WIDE
                                                : FAVOR_GAME_CARD_TALL;
  gtk_slice_list_model_set_size (self->unfinished, narrow ? N_BELOW : N_BESIDE);
  gtk_flow_box_set_min_children_per_line (self->continue_box, narrow ? 1 : N_BESIDE);
  gtk_flow_box_set_max_children_per_line (self->continue_box, narrow ? 1 : N_BESIDE);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->games_box),
                                  narrow ? GTK_ORIENTATION_VERTICAL
                                         : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_homogeneous (self->games_box, !narrow);
  for (; card != NULL; card = gtk_widget_get_next_sibling (card))
    favor_game_card_arrange (FAVOR_GAME_CARD (card), arrangement);
}

static GtkWidget *
get_focus (FavorHomePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return root != NULL ? gtk_root_get_focus (root) : NULL;
}

/* The focus that the page chose goes to the newest game; one that somebody has moved stays. */
static void
loading_cb (FavorHomePage *self)
{
  update_sections (self);
  if (favor_store_get_loading (self->store) || self->waiting == NULL)
    return;
  if (get_focus (self) == self->waiting)
    gtk_widget_grab_focus (GTK_WIDGET (self));
  g_clear_weak_pointer (&self->waiting);
}

static gboolean
focus_play (FavorHomePage *self)
{
  GtkWidget *first = gtk_widget_get_first_child (GTK_WIDGET (self->games_box));

  for (GtkWidget *card = first; card != NULL; card = gtk_widget_get_next_sibling (card))
    if (favor_game_card_get_suggested (FAVOR_GAME_CARD (card)))
      return favor_game_card_focus_play (FAVOR_GAME_CARD (card));
  return first != NULL && favor_game_card_focus_play (FAVOR_GAME_CARD (first));
}

/* The newest game that is not finished, else Play. */
static gboolean
favor_home_page_grab_focus (GtkWidget *widget)
{
  FavorHomePage   *self = FAVOR_HOME_PAGE (widget);
  GtkFlowBoxChild *newest = gtk_flow_box_get_child_at_index (self->continue_box, 0);

  if (favor_focus_is_walking (widget))
    return FALSE;
  if (newest != NULL)
    return gtk_widget_grab_focus (GTK_WIDGET (newest));
  if (!focus_play (self))
    return FALSE;
  if (self->store == NULL || favor_store_get_loading (self->store))
    g_set_weak_pointer (&self->waiting, get_focus (self));
  return TRUE;
}

static void
favor_home_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), FAVOR_TYPE_HOME_PAGE);
  g_clear_weak_pointer (&FAVOR_HOME_PAGE (object)->waiting);
  favor_properties_clear (object);

  G_OBJECT_CLASS (favor_home_page_parent_class)->dispose (object);
}

/* clang-format off */
static const FavorProperty table[] = {
  { "store", G_TYPE_OBJECT, FAVOR_WRITABLE,
    FAVOR_MEMBER (FavorHomePage, store),
    .class_type = favor_store_get_type },
};

/* clang-format on */

static void
favor_home_page_class_init (FavorHomePageClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = favor_home_page_dispose;
  widget_class->grab_focus = favor_home_page_grab_focus;

  favor_properties_install (object_class, table, G_N_ELEMENTS (table), NULL);

  favor_entry_actions_add_keys (widget_class);
  favor_entry_actions_add_delete_keys (widget_class);
  gtk_widget_class_add_binding_action (widget_class,
                                       GDK_KEY_f,
                                       GDK_CONTROL_MASK,
                                       "win.show-library",
                                       NULL);

  g_type_ensure (FAVOR_TYPE_BREAKPOINT_BIN);
  g_type_ensure (FAVOR_TYPE_STORE_ENTRY);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               FAVOR_RESOURCES "home-page.ui");
  gtk_widget_class_bind_template_child (widget_class, FavorHomePage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, FavorHomePage, menu);
  gtk_widget_class_bind_template_child (widget_class, FavorHomePage, continue_box);
  gtk_widget_class_bind_template_child (widget_class, FavorHomePage, games_box);
  gtk_widget_class_bind_template_child (widget_class, FavorHomePage, finished_box);
  gtk_widget_class_bind_template_child (widget_class, FavorHomePage, unfinished);
  gtk_widget_class_bind_template_child (widget_class, FavorHomePage, finished);
  gtk_widget_class_bind_template_child (widget_class, FavorHomePage, continue_section);
  gtk_widget_class_bind_template_child (widget_class, FavorHomePage, empty_label);
  gtk_widget_class_bind_template_child (widget_class, FavorHomePage, finished_header);
  gtk_widget_class_bind_template_child (widget_class, FavorHomePage, show_all_button);
  gtk_widget_class_bind_template_child (widget_class, FavorHomePage, unfinished_label);
  gtk_widget_class_bind_template_child (widget_class, FavorHomePage, name_section);
  gtk_widget_class_bind_template_child (widget_class, FavorHomePage, name_row);
  gtk_widget_class_bind_template_callback (widget_class, arrange);
  gtk_widget_class_bind_template_callback (widget_class, card_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, name_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, name_entered_cb);
  gtk_widget_class_bind_template_callback (widget_class, name_focused_cb);
  gtk_widget_class_bind_template_callback (widget_class, favor_closure_is_unfinished);
  gtk_widget_class_bind_template_callback (widget_class, favor_closure_is_finished);
}

static GMenuModel *
menu_cb (gpointer data)
{
  return g_object_ref (FAVOR_HOME_PAGE (data)->menu);
}

static void
favor_home_page_init (FavorHomePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  favor_lazy_menu (self->menu_button, menu_cb, self);
  for (guint i = 0; i < favor_games_get_n (); i++)
    gtk_box_append (self->games_box, favor_game_card_new (favor_games_get_nth (i)));
  favor_home_page_set_last_game (self, NULL);
  gtk_flow_box_bind_model (self->continue_box,
                           G_LIST_MODEL (self->unfinished),
                           create_card,
                           self,
                           NULL);
  gtk_list_box_bind_model (self->finished_box, self->finished, create_row, self, NULL);
  /* After the models, which follow the same notification. */
  g_signal_connect (self, "notify::store", G_CALLBACK (update_sections), NULL);
  favor_signals_follow (self,
                        "store",
                        "items-changed",
                        G_CALLBACK (update_sections),
                        G_CONNECT_AFTER);
  favor_signals_follow (self, "store", "notify::loading", G_CALLBACK (loading_cb), 0);
  arrange (self);
  update_sections (self);
}

/**
 * favor_home_page_new:
 *
 * Returns: (transfer floating): a home page without a library
 */
GtkWidget *
favor_home_page_new (void)
{
  return g_object_new (FAVOR_TYPE_HOME_PAGE, NULL);
}

/**
 * favor_home_page_set_last_game:
 * @game_id: (nullable): id of the game that was played last
 *
 * Suggests a game; the first one if @game_id names none.
 */
void
favor_home_page_set_last_game (FavorHomePage *self, const char *game_id)
{
  const FavorGame *game = NULL;
  GtkWidget       *card;

  g_return_if_fail (FAVOR_IS_HOME_PAGE (self));

  if (game_id != NULL)
    game = favor_games_find (game_id);
  if (game == NULL && favor_games_get_n () > 0)
    game = favor_games_get_nth (0);
  card = gtk_widget_get_first_child (GTK_WIDGET (self->games_box));
  for (; card != NULL; card = gtk_widget_get_next_sibling (card))
    favor_game_card_set_suggested (FAVOR_GAME_CARD (card),
                                   favor_game_card_get_game (FAVOR_GAME_CARD (card)) ==
                                     game);
}
