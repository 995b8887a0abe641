/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-game-panel.h"

#include "favor-closures.h"
#include "favor-log-model.h"
#include "favor-panel-tabs.h"
#include "favor-plain-view.h"
#include "favor-properties.h"
#include "favor-review-plots.h"
#include "favor-review-view.h"
#include "favor-signals.h"
#include "favor-steady-bin.h"
#include "favor-variation-list.h"

#define TOOL_PAGE     "tool"
#define OVERVIEW_PAGE "overview"

struct _FavorGamePanel
{
  GtkBox parent_instance;

  GtkWidget    *tabs;
  GtkStack     *pages;
  GtkStackPage *overview;
  AdwBin       *overview_page;
  GtkWidget    *pads_page;
  FavorPadView *pads;
  AdwBin       *log_page;
  AdwBin       *moves_page;

  /* Each (nullable): made when it is first shown. */
  FavorReviewPlots   *plots;
  FavorLogView       *log;
  FavorReviewView    *review;
  FavorChoiceList    *choices;
  FavorLogView       *moves;
  FavorVariationList *variations;

  /* (nullable) */
  FavorTable    *table;
  FavorAnalysis *analysis;
  FavorGameView *view;
  /* (nullable): where the pads stand while what came of a move is shown. */
  FavorCursor *held;
  /* The selection is just being carried from the board to the list of moves or back. */
  gboolean syncing;
};

G_DEFINE_FINAL_TYPE (FavorGamePanel, favor_game_panel, GTK_TYPE_BOX)

enum
{
  PROP_TABLE,
  N_PROPS
};

enum
{
  SIGNAL_CHOSEN,
  SIGNAL_SELECTED,
  SIGNAL_SESSION_CREATED,
  SIGNAL_VARIATION_DELETED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* ---- Following ------------------------------------------------------------------------ */

static void
set_pads_cursor (FavorGamePanel *self, FavorCursor *cursor)
{
  FavorSeat seat = favor_pad_view_get_seat (self->pads);

  favor_pad_view_set_cursor (self->pads, cursor);
  favor_pad_view_set_seat (self->pads, seat);
}

/* What has been shown of the last move is in the log, and no more. */
static void
hold_log (FavorGamePanel *self, gboolean hold)
{
  FavorLogModel *model = self->log != NULL ? favor_log_view_get_model (self->log) : NULL;

  if (self->log == NULL)
    return;
  favor_log_view_set_n_lines (
    self->log,
    hold && model != NULL ? favor_log_model_count (
                              model,
                              favor_cursor_get_ply (favor_table_get_cursor (self->table)),
                              favor_table_get_n_shown (self->table))
                          : G_MAXUINT);
}

/* Pads and log do not tell the end of what is still being shown. */
static void
hold_back (FavorGamePanel *self, gboolean hold)
{
  FavorCursor *cursor = favor_table_get_cursor (self->table);
  guint        ply = favor_cursor_get_ply (cursor);

  hold = hold && favor_table_get_replay (self->table) == NULL && ply > 0;
  hold_log (self, hold && favor_cursor_get_live (cursor));
  if (hold && self->held != NULL)
    favor_cursor_set_viewer (self->held, favor_cursor_get_viewer (cursor));
  if (hold == (self->held != NULL))
    return;
  if (!hold)
    {
      set_pads_cursor (self, cursor);
      g_clear_object (&self->held);
      return;
    }
  self->held = favor_cursor_new (favor_table_get_session (self->table));
  favor_cursor_set_viewer (self->held, favor_cursor_get_viewer (cursor));
  favor_cursor_set_ply (self->held, ply - 1);
  set_pads_cursor (self, self->held);
}

/* While a game goes on, the log has the room to itself; and it does until all of its end was
 * shown. */
static void
follow_plots (FavorGamePanel *self, FavorTableMode mode)
{
  if (self->plots != NULL)
    gtk_widget_set_visible (
      GTK_WIDGET (self->plots),
      mode != FAVOR_TABLE_SHOWING &&
        (favor_session_get_over (favor_table_get_session (self->table)) ||
         !favor_cursor_get_live (favor_table_get_cursor (self->table))));
}

/* The plain view has a list of its own. */
static gboolean
is_plain (FavorGamePanel *self)
{
  return self->view == NULL || FAVOR_IS_PLAIN_VIEW (self->view);
}

/* The list is there only while somebody can choose. While there is something to choose from, that it
 * is possible to play on from the past needs no room. */
static void
follow_choices (FavorGamePanel *self, FavorTableMode mode)
{
  gboolean shown = mode == FAVOR_TABLE_PLAYING && !is_plain (self);

  if (self->choices == NULL)
    return;
  gtk_widget_set_visible (GTK_WIDGET (self->choices), shown);
  favor_variation_list_set_terse (self->variations, shown);
}

static void
follow_table (FavorGamePanel *self)
{
  FavorTableMode mode = favor_table_get_mode (self->table);

  follow_plots (self, mode);
  follow_choices (self, mode);
  hold_back (self, mode == FAVOR_TABLE_SHOWING);
}

/* ---- Pages that are made when they are first shown ------------------------------------- */

static GtkBuilder *
build (FavorGamePanel *self, const char *name, AdwBin *place)
{
  g_autofree char *path = g_strconcat (FAVOR_RESOURCES, name, NULL);
  GtkBuilder      *builder = gtk_builder_new ();

  gtk_builder_expose_object (builder, "table", G_OBJECT (self->table));
  gtk_builder_add_from_resource (builder, path, NULL);
  adw_bin_set_child (place, GTK_WIDGET (gtk_builder_get_object (builder, "page")));
  return builder;
}

static void
make_log (FavorGamePanel *self)
{
  g_autoptr (GtkBuilder) builder = NULL;
  FavorCursor           *cursor;

  if (self->log != NULL || self->table == NULL)
    return;
  g_type_ensure (FAVOR_TYPE_LOG_VIEW);
  g_type_ensure (FAVOR_TYPE_REVIEW_PLOTS);
  g_type_ensure (FAVOR_TYPE_REVIEW_VIEW);
  builder = build (self, "log-page.ui", self->log_page);
  cursor = favor_table_get_cursor (self->table);
  self->plots = FAVOR_REVIEW_PLOTS (gtk_builder_get_object (builder, "plots"));
  self->log = FAVOR_LOG_VIEW (gtk_builder_get_object (builder, "log"));
  self->review = FAVOR_REVIEW_VIEW (gtk_builder_get_object (builder, "review"));
  favor_review_plots_set_cursor (self->plots, cursor);
  favor_review_plots_set_analysis (self->plots, self->analysis);
  favor_review_view_set (self->review, cursor, self->analysis);
  follow_table (self);
}

static void
choice_selected_cb (FavorGamePanel *self)
{
  const FavorAction *selected = favor_choice_list_get_selected (self->choices);

  if (self->syncing || is_plain (self) ||
      (selected == NULL && !favor_choice_list_is_composing (self->choices)))
    return;
  self->syncing = TRUE;
  g_signal_emit (self, signals[SIGNAL_SELECTED], 0, selected);
  self->syncing = FALSE;
}

static void
chosen_cb (FavorGamePanel *self, const FavorAction *action)
{
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, action);
}

static void
opened_cb (FavorGamePanel *self)
{
  favor_table_open_line (self->table);
}

static void
exported_cb (FavorGamePanel *self, FavorSession *session)
{
  g_signal_emit (self, signals[SIGNAL_SESSION_CREATED], 0, session);
}

static void
deleted_cb (FavorGamePanel *self)
{
  g_signal_emit (self, signals[SIGNAL_VARIATION_DELETED], 0);
}

static void
fill_choices (FavorGamePanel *self)
{
  if (self->choices == NULL)
    return;
  favor_choice_list_set_model (self->choices,
                               is_plain (self) ? NULL
                                               : favor_table_get_choices (self->table));
  follow_choices (self, favor_table_get_mode (self->table));
  favor_game_panel_select (self,
                           self->view != NULL ? favor_game_view_get_selected (self->view)
                                              : NULL);
}

static void
make_moves (FavorGamePanel *self)
{
  g_autoptr (GtkBuilder) builder = NULL;

  if (self->moves != NULL || self->table == NULL)
    return;
  g_type_ensure (FAVOR_TYPE_CHOICE_LIST);
  g_type_ensure (FAVOR_TYPE_LOG_VIEW);
  g_type_ensure (FAVOR_TYPE_VARIATION_LIST);
  builder = build (self, "moves-page.ui", self->moves_page);
  self->choices = FAVOR_CHOICE_LIST (gtk_builder_get_object (builder, "choices"));
  self->moves = FAVOR_LOG_VIEW (gtk_builder_get_object (builder, "moves"));
  self->variations = FAVOR_VARIATION_LIST (gtk_builder_get_object (builder,
                                                                   "variations"));
  favor_signals_connect (self->choices,
                         "selected",
                         G_CALLBACK (choice_selected_cb),
                         self);
  favor_signals_connect (self->choices, "chosen", G_CALLBACK (chosen_cb), self);
  favor_signals_connect (self->variations, "opened", G_CALLBACK (opened_cb), self);
  favor_signals_connect (self->variations, "exported", G_CALLBACK (exported_cb), self);
  favor_signals_connect (self->variations, "deleted", G_CALLBACK (deleted_cb), self);
  fill_choices (self);
}

/* ---- Object --------------------------------------------------------------------------- */

static void
arrive (FavorGamePanel *self)
{
  FavorCursor *cursor;

  g_clear_object (&self->analysis);
  if (self->table == NULL)
    return;
  cursor = favor_table_get_cursor (self->table);
  self->analysis = favor_analysis_new (favor_table_get_session (self->table));
  favor_pad_view_set_cursor (self->pads, cursor);
  favor_pad_view_set_seat (self->pads, MAX (favor_cursor_get_viewer (cursor), 0));
}

/* clang-format off */
static const FavorProperty property_table[N_PROPS] = {
  [PROP_TABLE] = { "table", G_TYPE_OBJECT, FAVOR_WRITABLE, FAVOR_MEMBER (FavorGamePanel, table),
                   .class_type = favor_table_get_type, .changed = G_CALLBACK (arrive) },
};

/* clang-format on */

static void
favor_game_panel_dispose (GObject *object)
{
  FavorGamePanel *self = FAVOR_GAME_PANEL (object);

  g_clear_object (&self->held);
  gtk_widget_dispose_template (GTK_WIDGET (self), FAVOR_TYPE_GAME_PANEL);
  g_clear_object (&self->analysis);
  g_clear_object (&self->table);

  G_OBJECT_CLASS (favor_game_panel_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (FAVOR_TYPE_PAD_VIEW);
  g_type_ensure (FAVOR_TYPE_STEADY_BIN);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               FAVOR_RESOURCES "game-panel.ui");
#define BIND(name)                                                                       \
  gtk_widget_class_bind_template_child (widget_class, FavorGamePanel, name)
  BIND (tabs);
  BIND (pages);
  BIND (overview);
  BIND (overview_page);
  BIND (pads_page);
  BIND (pads);
  BIND (log_page);
  BIND (moves_page);
#undef BIND
  gtk_widget_class_bind_template_callback (widget_class, make_log);
  gtk_widget_class_bind_template_callback (widget_class, make_moves);
}

static void
favor_game_panel_class_init (FavorGamePanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = favor_game_panel_dispose;

  favor_properties_install (object_class, property_table, N_PROPS, NULL);
  signals[SIGNAL_CHOSEN] = favor_signal_new (klass, "chosen", 1, G_TYPE_POINTER);
  signals[SIGNAL_SELECTED] = favor_signal_new (klass, "selected", 1, G_TYPE_POINTER);
  signals[SIGNAL_SESSION_CREATED] = favor_signal_new (klass,
                                                      "session-created",
                                                      1,
                                                      FAVOR_TYPE_SESSION);
  signals[SIGNAL_VARIATION_DELETED] = favor_signal_new (klass, "variation-deleted", 0);
  bind_template (GTK_WIDGET_CLASS (klass));
}

static void
favor_game_panel_init (FavorGamePanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  favor_signals_follow (self, "table", "changed", G_CALLBACK (follow_table), 0);
  favor_panel_tabs_shorten (self->tabs, self->pages);
}

/* ---- What it shows -------------------------------------------------------------------- */

gboolean
favor_game_panel_show (FavorGamePanel *self, const char *page)
{
  GtkWidget *child;

  g_return_val_if_fail (FAVOR_IS_GAME_PANEL (self), FALSE);

  child = gtk_stack_get_child_by_name (self->pages, page);
  if (child == NULL ||
      !gtk_stack_page_get_visible (gtk_stack_get_page (self->pages, child)))
    return FALSE;
  gtk_stack_set_visible_child_name (self->pages, page);
  return TRUE;
}

void
favor_game_panel_set_tabs_shown (FavorGamePanel *self, gboolean shown)
{
  g_return_if_fail (FAVOR_IS_GAME_PANEL (self));

  gtk_widget_set_visible (self->tabs, shown);
}

/* Without a view, or with one that has no such page, it goes. */
static void
show_overview (FavorGamePanel *self, FavorGameView *view)
{
  GtkWidget *overview = view != NULL ? favor_game_view_get_overview (view) : NULL;

  adw_bin_set_child (self->overview_page, overview);
  if (overview != NULL)
    gtk_stack_page_set_title (self->overview, favor_game_view_get_overview_title (view));
  gtk_stack_page_set_visible (self->overview, overview != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->overview_page), overview != NULL);
  if (overview != NULL)
    favor_game_panel_show (self, OVERVIEW_PAGE);
}

void
favor_game_panel_set_view (FavorGamePanel *self, FavorGameView *view)
{
  GtkWidget *summary = NULL, *tool;

  g_return_if_fail (FAVOR_IS_GAME_PANEL (self));

  favor_pad_view_set_view (self->pads, view);
  if (self->view != NULL)
    summary = favor_game_view_get_summary (self->view);
  if (summary != NULL)
    gtk_box_remove (GTK_BOX (self->pads_page), summary);
  tool = gtk_stack_get_child_by_name (self->pages, TOOL_PAGE);
  if (tool != NULL)
    gtk_stack_remove (self->pages, tool);
  self->view = view;
  show_overview (self, view);
  if (view == NULL)
    return;
  summary = favor_game_view_get_summary (view);
  if (summary != NULL)
    gtk_box_prepend (GTK_BOX (self->pads_page), summary);
  fill_choices (self);
}

gboolean
favor_game_panel_show_overview (FavorGamePanel *self)
{
  return favor_game_panel_show (self, OVERVIEW_PAGE);
}

/**
 * favor_game_panel_open_tool:
 * @open: whether the tool is open
 * @title: what it is for, in a word
 *
 * Returns: (transfer none) (nullable): the tool of the view; %NULL if it was never open
 */
GtkWidget *
favor_game_panel_open_tool (FavorGamePanel *self, gboolean open, const char *title)
{
  GtkWidget    *tool;
  GtkStackPage *page;

  g_return_val_if_fail (FAVOR_IS_GAME_PANEL (self), NULL);

  tool = gtk_stack_get_child_by_name (self->pages, TOOL_PAGE);
  if (open && tool == NULL)
    {
      tool = favor_game_view_get_tool (self->view);
      gtk_stack_add_titled (self->pages, tool, TOOL_PAGE, title);
    }
  if (tool == NULL)
    return NULL;
  page = gtk_stack_get_page (self->pages, tool);
  if (open)
    gtk_stack_page_set_title (page, title);
  gtk_stack_page_set_visible (page, open);
  return tool;
}

void
favor_game_panel_select (FavorGamePanel *self, const FavorAction *action)
{
  g_return_if_fail (FAVOR_IS_GAME_PANEL (self));

  if (is_plain (self) || self->syncing || self->choices == NULL)
    return;
  self->syncing = TRUE;
  if (action == NULL || !favor_choice_list_select_action (self->choices, action))
    favor_choice_list_reset (self->choices);
  self->syncing = FALSE;
}

void
favor_game_panel_start_review (FavorGamePanel *self)
{
  g_return_if_fail (FAVOR_IS_GAME_PANEL (self));

  make_log (self);
  favor_analysis_start (self->analysis);
  favor_review_view_focus (self->review);
}

/**
 * favor_game_panel_get_pads:
 *
 * Returns: (transfer none): the scoring pads
 */
FavorPadView *
favor_game_panel_get_pads (FavorGamePanel *self)
{
  g_return_val_if_fail (FAVOR_IS_GAME_PANEL (self), NULL);

  return self->pads;
}

/**
 * favor_game_panel_get_choice_list:
 *
 * Returns: (transfer none): the list of legal moves, which is made for that
 */
FavorChoiceList *
favor_game_panel_get_choice_list (FavorGamePanel *self)
{
  g_return_val_if_fail (FAVOR_IS_GAME_PANEL (self), NULL);

  make_moves (self);
  return self->choices;
}

/**
 * favor_game_panel_get_log:
 *
 * Returns: (transfer none): the log, which is made for that
 */
FavorLogView *
favor_game_panel_get_log (FavorGamePanel *self)
{
  g_return_val_if_fail (FAVOR_IS_GAME_PANEL (self), NULL);

  make_log (self);
  return self->log;
}

/**
 * favor_game_panel_get_moves:
 *
 * Returns: (transfer none): the numbered moves so far, which are made for that
 */
FavorLogView *
favor_game_panel_get_moves (FavorGamePanel *self)
{
  g_return_val_if_fail (FAVOR_IS_GAME_PANEL (self), NULL);

  make_moves (self);
  return self->moves;
}

/**
 * favor_game_panel_get_analysis:
 *
 * Returns: (transfer none): what the computer says of the game when it looks back
 */
FavorAnalysis *
favor_game_panel_get_analysis (FavorGamePanel *self)
{
  g_return_val_if_fail (FAVOR_IS_GAME_PANEL (self), NULL);

  return self->analysis;
}

GtkStack *
favor_game_panel_get_pages (FavorGamePanel *self)
{
  g_return_val_if_fail (FAVOR_IS_GAME_PANEL (self), NULL);

  return self->pages;
}

GtkWidget *
favor_game_panel_get_tabs (FavorGamePanel *self)
{
  g_return_val_if_fail (FAVOR_IS_GAME_PANEL (self), NULL);

  return self->tabs;
}
