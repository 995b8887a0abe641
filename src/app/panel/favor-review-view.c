/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-review-view.h"

#include "favor-accessible.h"
#include "favor-closures.h"
#include "favor-focus.h"
#include "favor-label.h"
#include "favor-properties.h"
#include "favor-seat-sign.h"
#include "favor-signals.h"
#include "favor-text.h"

struct _FavorReviewView
{
  GtkWidget parent_instance;

  GtkWidget     *stack;
  GtkWidget     *points_title;
  GtkWidget     *points;
  GtkWidget     *rounds;
  FavorCursor   *cursor;
  FavorAnalysis *analysis;
  GSignalGroup  *analysis_signals;
  GSignalGroup  *session_signals;
};

G_DEFINE_FINAL_TYPE (FavorReviewView, favor_review_view, GTK_TYPE_WIDGET)

enum
{
  PROP_ANALYSIS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* clang-format off */
static const FavorProperty table[N_PROPS] = {
  [PROP_ANALYSIS] = { "analysis", G_TYPE_OBJECT, FAVOR_READABLE,
                      FAVOR_MEMBER (FavorReviewView, analysis),
                      .class_type = favor_analysis_get_type },
};

/* clang-format on */

static const char *
name_of (FavorReviewView *self, FavorSeat seat)
{
  return favor_session_get_name (favor_cursor_get_session (self->cursor), seat);
}

static int
colour_of (FavorReviewView *self, FavorSeat seat)
{
  return favor_session_get_player (favor_cursor_get_session (self->cursor), seat)->colour;
}

/* ---- Turning points ------------------------------------------------------------------- */

/* (transfer full): an action, by `deed` if that tells it from what was seen */
static char *
say_deed (FavorReviewView *self, const FavorAction *action, const FavorReason *deed)
{
  FavorSession     *session = favor_cursor_get_session (self->cursor);
  const FavorGame  *game = favor_session_get_game (session);
  const FavorNames *names = favor_session_get_names (session);

  return deed != NULL ? favor_text_for_pointed_out (game, deed, names)
                      : favor_text_for_deed (game, action, names);
}

/* "Move 41, Ann: Vote for Noble" */
static char *
describe_action (FavorReviewView *self, const FavorTurningPoint *point)
{
  FavorSession    *session = favor_cursor_get_session (self->cursor);
  g_autofree char *action = say_deed (self,
                                      favor_session_get_action (session, point->ply),
                                      point->has_done ? &point->done : NULL);

  /* Translators: a turning point of a game: {n} is the number of the move, {action} what was
   * done, an imperative such as "Vote for Noble" */
  return favor_text_fill (_ ("Move {n}, {player}: {action}"),
                          "n# player action",
                          point->ply,
                          name_of (self, point->actor),
                          action);
}

static char *
describe_swing (FavorReviewView *self, const FavorTurningPoint *point)
{
  g_autofree char *before = g_strdup_printf ("\u200e%d%%", point->before);
  g_autofree char *after = g_strdup_printf ("\u200e%d%%", point->after);

  /* Translators: what a turning point did to the chances to win; {before} and {after} are
   * percentages such as "62%" */
  return favor_text_fill (
    _ ("{player} falls from {before} to {after}, {winner} gains most."),
    "player before after winner",
    name_of (self, point->loser),
    before,
    after,
    name_of (self, point->winner));
}

static char *
describe_better (FavorReviewView *self, const FavorTurningPoint *point)
{
  FavorSession    *session = favor_cursor_get_session (self->cursor);
  const FavorGame *game = favor_session_get_game (session);
  g_autofree char *action = NULL;
  g_autofree char *reason = NULL;

  if (!point->has_better)
    /* Translators: a search found nothing better than what was done at a turning point */
    return g_strdup (_ ("There was nothing better."));
  action = say_deed (self, &point->better, point->has_deed ? &point->deed : NULL);
  if (!point->has_reason)
    /* Translators: what would have been better at a turning point; {action} is an imperative */
    return favor_text_fill (_ ("Better: {action}"), "action", action);
  reason = favor_text_for_reason (game,
                                  &point->reason,
                                  favor_session_get_names (session));
  /* Translators: what would have been better at a turning point; {action} is an imperative, {reason} a
   * sentence that says what would have spoken for it */
  return favor_text_fill (_ ("Better: {action}. {reason}"),
                          "action reason",
                          action,
                          reason);
}

static GtkWidget *
create_point (FavorReviewView *self, const FavorTurningPoint *point)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *line = gtk_grid_new ();
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *sign = favor_seat_sign_new ((guint) colour_of (self, point->actor), 18);
  g_autofree char *action = describe_action (self, point);
  g_autofree char *swing = describe_swing (self, point);
  g_autofree char *better = describe_better (self, point);
  g_autofree char *all = g_strjoin (" ", action, swing, better, NULL);

  gtk_widget_set_valign (sign, GTK_ALIGN_START);
  gtk_widget_set_hexpand (words, TRUE);
  favor_label_append (words, "name", action);
  favor_label_append (words, NULL, swing);
  favor_label_append (words, point->has_better ? "better" : NULL, better);
  gtk_grid_set_column_spacing (GTK_GRID (line), 9);
  gtk_grid_attach (GTK_GRID (line), sign, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (line), words, 1, 0, 1, 1);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), line);
  g_object_set_data (G_OBJECT (row), "ply", GUINT_TO_POINTER (point->ply));
  favor_accessible_set_name (row, all);
  return row;
}

static void
point_activated_cb (FavorReviewView *self, GtkListBoxRow *row)
{
  favor_cursor_go_to (self->cursor,
                      GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "ply")));
}

static void
fill_points (FavorReviewView *self)
{
  GtkWidget *row;
  guint      n = favor_analysis_get_n_points (self->analysis);

  while ((row = gtk_widget_get_first_child (self->points)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (self->points), row);
  for (guint i = 0; i < n; i++)
    gtk_list_box_append (GTK_LIST_BOX (self->points),
                         create_point (self,
                                       favor_analysis_get_point (self->analysis, i)));
  gtk_label_set_label (GTK_LABEL (self->points_title),
                       n > 0 ? _ ("Turning Points")
                             /* Translators: in the place of the turning points */
                             : _ ("No single move turned this game."));
  gtk_widget_set_visible (self->points, n > 0);
}

/* ---- Rounds --------------------------------------------------------------------------- */

static void
round_clicked_cb (GtkWidget *button, FavorReviewView *self)
{
  favor_cursor_go_to (self->cursor,
                      GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "ply")));
}

static GtkWidget *
create_round (FavorReviewView        *self,
              const FavorRoundResult *result,
              FavorSeat               seat,
              const char             *kind)
{
  GtkWidget *button = gtk_button_new ();
  /* Translators: a round and what it brought, such as "Round 3: +5"; little space */
  g_autofree char *text = favor_text_fill (_ ("Round {round}: {gain}"),
                                           "round# gain+",
                                           result->round,
                                           result->gain);
  /* Translators: for ears: a player, "Best" or "Worst", and "Round 3: +5" */
  g_autofree char *words = favor_text_fill (_ ("{player}. {kind}: {round}"),
                                            "player kind round",
                                            name_of (self, seat),
                                            kind,
                                            text);

  gtk_button_set_label (GTK_BUTTON (button), text);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_set_halign (gtk_button_get_child (GTK_BUTTON (button)), GTK_ALIGN_START);
  favor_accessible_set_name (button, words);
  g_object_set_data (G_OBJECT (button), "ply", GUINT_TO_POINTER (result->ply));
  g_signal_connect_object (button, "clicked", G_CALLBACK (round_clicked_cb), self, 0);
  return button;
}

static void
attach_rounds (FavorReviewView *self, FavorSeat seat, int row)
{
  GtkGrid         *grid = GTK_GRID (self->rounds);
  GtkWidget       *sign = favor_seat_sign_new ((guint) colour_of (self, seat), 18);
  FavorRoundResult best, worst;

  favor_analysis_get_rounds (self->analysis, seat, &best, &worst);
  gtk_grid_attach (grid, sign, 0, row, 1, 1);
  gtk_grid_attach (grid,
                   create_round (self, &best, seat, C_ ("round", "Best")),
                   1,
                   row,
                   1,
                   1);
  gtk_grid_attach (grid,
                   create_round (self, &worst, seat, C_ ("round", "Worst")),
                   2,
                   row,
                   1,
                   1);
}

/* Below the heads of the columns. */
static void
fill_rounds (FavorReviewView *self)
{
  GtkGrid         *grid = GTK_GRID (self->rounds);
  FavorRoundResult best, worst;
  guint n_seats = favor_session_get_n_seats (favor_cursor_get_session (self->cursor));
  int   n_rows = 0;

  while (gtk_grid_get_child_at (grid, 0, 1) != NULL)
    gtk_grid_remove_row (grid, 1);
  for (guint i = 0; i < n_seats; i++)
    if (favor_analysis_get_rounds (self->analysis, (FavorSeat) i, &best, &worst))
      attach_rounds (self, (FavorSeat) i, ++n_rows);
  gtk_widget_set_visible (self->rounds, n_rows > 0);
}

/* ---- Following ------------------------------------------------------------------------ */

static const char *
find_page (FavorReviewView *self)
{
  if (favor_analysis_get_ready (self->analysis))
    return "results";
  return favor_analysis_get_running (self->analysis) ? "progress" : "start";
}

/* GTK moves the focus of what it hides to some other place, and later than here; so the focus
 * is let go before that. */
static gboolean
take_focus (FavorReviewView *self)
{
  if (favor_focus_get_within (GTK_WIDGET (self)) == NULL)
    return FALSE;
  gtk_root_set_focus (gtk_widget_get_root (GTK_WIDGET (self)), NULL);
  return TRUE;
}

/* What had the focus may be gone now; then what is there instead gets it. */
static void
show_page (FavorReviewView *self)
{
  gboolean over = self->cursor != NULL &&
                  favor_session_get_over (favor_cursor_get_session (self->cursor));
  gboolean    had_focus = take_focus (self);
  const char *page;

  gtk_widget_set_visible (GTK_WIDGET (self), over);
  if (!over)
    return;
  page = find_page (self);
  if (g_str_equal (page, "results"))
    {
      fill_points (self);
      fill_rounds (self);
    }
  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), page);
  if (had_focus)
    favor_review_view_focus (self);
}

/* Of the end of a run the results tell as well. */
static void
running_cb (FavorReviewView *self)
{
  if (!favor_analysis_get_ready (self->analysis))
    show_page (self);
}

static void
stop_cb (FavorReviewView *self)
{
  favor_analysis_cancel (self->analysis);
}

/* ---- Object --------------------------------------------------------------------------- */

static void
favor_review_view_dispose (GObject *object)
{
  FavorReviewView *self = FAVOR_REVIEW_VIEW (object);

  g_clear_object (&self->analysis_signals);
  g_clear_object (&self->session_signals);
  g_clear_object (&self->cursor);
  favor_properties_clear (self);
  gtk_widget_dispose_template (GTK_WIDGET (self), FAVOR_TYPE_REVIEW_VIEW);

  G_OBJECT_CLASS (favor_review_view_parent_class)->dispose (object);
}

static void
favor_review_view_class_init (FavorReviewViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = favor_review_view_dispose;

  favor_properties_install (G_OBJECT_CLASS (klass), table, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               FAVOR_RESOURCES "review-view.ui");
  gtk_widget_class_bind_template_child (widget_class, FavorReviewView, stack);
  gtk_widget_class_bind_template_child (widget_class, FavorReviewView, points_title);
  gtk_widget_class_bind_template_child (widget_class, FavorReviewView, points);
  gtk_widget_class_bind_template_child (widget_class, FavorReviewView, rounds);
  gtk_widget_class_bind_template_callback (widget_class, point_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_cb);
  gtk_widget_class_set_css_name (widget_class, "reviewview");
}

static void
favor_review_view_init (FavorReviewView *self)
{
  self->analysis_signals = favor_signal_group_new (FAVOR_TYPE_ANALYSIS,
                                                   self,
                                                   "notify::ready",
                                                   G_CALLBACK (show_page),
                                                   "notify::running",
                                                   G_CALLBACK (running_cb),
                                                   NULL);
  self->session_signals = favor_signal_group_new (FAVOR_TYPE_SESSION,
                                                  self,
                                                  "notify::over",
                                                  G_CALLBACK (show_page),
                                                  "players-changed",
                                                  G_CALLBACK (show_page),
                                                  NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * favor_review_view_new:
 *
 * Returns: (transfer floating): a view without an analysis
 */
GtkWidget *
favor_review_view_new (void)
{
  return g_object_new (FAVOR_TYPE_REVIEW_VIEW, NULL);
}

/**
 * favor_review_view_set:
 * @cursor: (nullable): what is taken to the turning points
 * @analysis: (nullable): of its session
 */
void
favor_review_view_set (FavorReviewView *self,
                       FavorCursor     *cursor,
                       FavorAnalysis   *analysis)
{
  gboolean complete = cursor != NULL && analysis != NULL;

  g_return_if_fail (FAVOR_IS_REVIEW_VIEW (self));

  g_clear_object (&self->cursor);
  if (complete)
    self->cursor = g_object_ref (cursor);
  favor_properties_set_object (self,
                               properties[PROP_ANALYSIS],
                               complete ? analysis : NULL);
  g_signal_group_set_target (self->analysis_signals, self->analysis);
  g_signal_group_set_target (self->session_signals,
                             complete ? favor_cursor_get_session (cursor) : NULL);
  show_page (self);
}

/**
 * favor_review_view_focus:
 *
 * Gives the focus to the first thing that can be done.
 *
 * Returns: %FALSE if there is none
 */
gboolean
favor_review_view_focus (FavorReviewView *self)
{
  GtkWidget *page;

  g_return_val_if_fail (FAVOR_IS_REVIEW_VIEW (self), FALSE);

  page = gtk_stack_get_visible_child (GTK_STACK (self->stack));
  return gtk_widget_child_focus (page, GTK_DIR_TAB_FORWARD);
}
