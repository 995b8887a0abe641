/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "favor-result-sheet.h"

#include "favor-accessible.h"
#include "favor-children.h"
#include "favor-closures.h"
#include "favor-focus.h"
#include "favor-motion.h"
#include "favor-properties.h"
#include "favor-result-rows.h"
#include "favor-result-scene.h"
#include "favor-scrolled.h"
#include "favor-signals.h"
#include "favor-text.h"
#include "favor-views.h"

/* Where they stand below the standings. */
#define MOMENT_COLUMNS 2

struct _FavorResultSheet
{
  GtkWidget parent_instance;

  GtkWidget        *box;
  FavorResultScene *scene;
  GtkWidget        *title;
  GtkWidget        *sub;
  GtkWidget        *list;
  GtkWidget        *moments;
  GtkWidget        *close;
  guint8            compact;

  /* (nullable): the shields land, the scores count up; or all comes to light. */
  AdwAnimation *coming;
  /* The end has not been seen yet. */
  guint fresh : 1;
  guint fades : 1;
};

G_DEFINE_FINAL_TYPE (FavorResultSheet, favor_result_sheet, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_LOOKED_AT,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* ---- Words ---------------------------------------------------------------------------- */

static char *
describe_winners (FavorSession *session, GArray *standings)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char      *joined = NULL;

  for (guint i = 0; i < standings->len; i++)
    {
      const FavorStanding *standing = &g_array_index (standings, FavorStanding, i);

      if (standing->pad.winner)
        g_ptr_array_add (names,
                         (gpointer) favor_session_get_name (session, standing->seat));
    }
  if (names->len == 0)
    return g_strdup (_ ("Nobody Wins"));
  g_ptr_array_add (names, NULL);
  joined = favor_text_join ((const char *const *) names->pdata);
  /* Translators: title of the final standings. {players} is one name, or several joined as in
   * "Ann and Bo"; the form is chosen by their number */
  return favor_text_fill (g_dngettext (GETTEXT_PACKAGE,
                                       "{players} Wins",
                                       "{players} Win",
                                       names->len - 1),
                          "players",
                          joined);
}

/* (transfer full) (nullable): nobody counts what was played at no table. */
static char *
describe_time (guint seconds)
{
  const guint minutes = MAX ((seconds + 30) / 60, 1);

  if (seconds == 0)
    return NULL;
  /* Translators: behind "After 52 moves · 7 rounds" below the title of the final standings */
  return favor_text_fill (ngettext ("{n} minute", "{n} minutes", minutes), "n#", minutes);
}

/* (transfer full): how long the game was. */
static char *
describe_length (guint n_plies, guint n_rounds, guint seconds)
{
  /* Translators: below the title of the final standings: how long the game was */
  g_autofree char *moves = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                                         "After %u move",
                                                         "After %u moves",
                                                         n_plies),
                                            n_plies);
  g_autofree char *rounds = NULL;
  g_autofree char *minutes = describe_time (seconds);
  const char      *parts[4] = { moves };
  guint            n = 1;

  if (n_rounds > 0)
    {
      /* Translators: behind "After 52 moves" below the title of the final standings */
      rounds = favor_text_fill (ngettext ("{n} round", "{n} rounds", n_rounds),
                                "n#",
                                n_rounds);
      parts[n++] = rounds;
    }
  parts[n] = minutes;
  return g_strjoinv (" · ", (char **) parts);
}

/* ---- How it comes --------------------------------------------------------------------- */

/* The last part is fast for the scores, too: who looks wants to know. */
static void
show_progress (FavorResultSheet *self, double progress)
{
  gtk_widget_set_opacity (self->box, self->fades ? progress : 1);
  if (self->fades)
    progress = 1;
  favor_result_scene_set_progress (self->scene, progress);
  for (GtkWidget *row = gtk_widget_get_first_child (self->list); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    favor_result_rows_count (row, progress);
}

static void
progress_cb (double progress, gpointer data)
{
  show_progress (data, progress);
}

/* Without motion everything is there at once, and comes to light. */
static void
begin (FavorResultSheet *self)
{
  guint wait = favor_motion_get_duration (FAVOR_MOTION_SCORE);

  self->fresh = FALSE;
  self->fades = wait == 0;
  if (self->fades)
    wait = favor_motion_get_duration (FAVOR_MOTION_FADE);
  if (self->coming == NULL)
    self->coming = adw_timed_animation_new (
      GTK_WIDGET (self),
      0,
      1,
      0,
      adw_callback_animation_target_new (progress_cb, self, NULL));
  adw_timed_animation_set_duration (ADW_TIMED_ANIMATION (self->coming), wait);
  /* Before its first frame. */
  show_progress (self, 0);
  adw_animation_play (self->coming);
}

static void
favor_result_sheet_map (GtkWidget *widget)
{
  FavorResultSheet *self = FAVOR_RESULT_SHEET (widget);

  GTK_WIDGET_CLASS (favor_result_sheet_parent_class)->map (widget);

  if (self->fresh && self->box != NULL)
    begin (self);
}

static void
favor_result_sheet_unmap (GtkWidget *widget)
{
  favor_result_sheet_finish (FAVOR_RESULT_SHEET (widget));

  GTK_WIDGET_CLASS (favor_result_sheet_parent_class)->unmap (widget);
}

/* ---- How it is arranged --------------------------------------------------------------- */

static void
place (GtkWidget *widget, int column, int row, int n_rows)
{
  GtkLayoutManager *grid = gtk_widget_get_layout_manager (gtk_widget_get_parent (widget));
  GtkGridLayoutChild
    *at = GTK_GRID_LAYOUT_CHILD (gtk_layout_manager_get_layout_child (grid, widget));

  gtk_grid_layout_child_set_column (at, column);
  gtk_grid_layout_child_set_row (at, row);
  gtk_grid_layout_child_set_row_span (at, n_rows);
}

/* Beside each other all can be read at once; where there is no room for that it is scrolled. */
static void
arrange (FavorResultSheet *self)
{
  int n_columns = self->compact ? MOMENT_COLUMNS : 1, i = 0;

  if (self->box == NULL)
    return;
  place (self->list, self->compact ? 0 : 1, self->compact ? 1 : 0, self->compact ? 1 : 2);
  place (self->moments, 0, self->compact ? 2 : 1, 1);
  for (GtkWidget *moment = gtk_widget_get_first_child (self->moments); moment != NULL;
       moment = gtk_widget_get_next_sibling (moment), i++)
    place (moment, i % n_columns, i / n_columns, 1);
}

/* ---- Object --------------------------------------------------------------------------- */

/* clang-format off */
static const FavorProperty table[] = {
  { "compact", G_TYPE_BOOLEAN, FAVOR_WRITABLE, FAVOR_MEMBER (FavorResultSheet, compact),
    .changed = G_CALLBACK (arrange) },
};

/* clang-format on */

static void
favor_result_sheet_dispose (GObject *object)
{
  FavorResultSheet *self = FAVOR_RESULT_SHEET (object);

  g_clear_object (&self->coming);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (favor_result_sheet_parent_class)->dispose (object);
}

static void
favor_result_sheet_class_init (FavorResultSheetClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = favor_result_sheet_dispose;
  favor_properties_install (object_class, table, G_N_ELEMENTS (table), NULL);
  widget_class->map = favor_result_sheet_map;
  widget_class->unmap = favor_result_sheet_unmap;

  signals[SIGNAL_LOOKED_AT] = favor_signal_new (klass, "looked-at", 1, G_TYPE_UINT);

  g_type_ensure (FAVOR_TYPE_RESULT_SCENE);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "resultsheet");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* Two dozen widgets that no game needs before its end. */
static void
make_content (FavorResultSheet *self)
{
  static const char *const buttons[] = { "watch", "review", "rematch" };
  g_autoptr (GtkBuilder)   builder = gtk_builder_new_from_resource (FAVOR_RESOURCES
                                                                  "result-sheet.ui");

  self->box = GTK_WIDGET (gtk_builder_get_object (builder, "box"));
  self->title = GTK_WIDGET (gtk_builder_get_object (builder, "title"));
  self->close = GTK_WIDGET (gtk_builder_get_object (builder, "close"));
  self->sub = GTK_WIDGET (gtk_builder_get_object (builder, "sub"));
  self->scene = FAVOR_RESULT_SCENE (gtk_builder_get_object (builder, "scene"));
  self->list = GTK_WIDGET (gtk_builder_get_object (builder, "list"));
  self->moments = GTK_WIDGET (gtk_builder_get_object (builder, "moments"));
  gtk_widget_set_layout_manager (GTK_WIDGET (gtk_builder_get_object (builder, "room")),
                                 favor_scrolled_layout_new ());
  /* Three buttons in a narrow window: some languages need two or three lines. */
  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    {
      gpointer   button = gtk_builder_get_object (builder, buttons[i]);
      GtkWidget *words = gtk_button_get_child (button);

      gtk_label_set_wrap (GTK_LABEL (words), TRUE);
      gtk_label_set_justify (GTK_LABEL (words), GTK_JUSTIFY_CENTER);
    }
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

static void
favor_result_sheet_init (FavorResultSheet *self)
{
}

/* ---- What it says --------------------------------------------------------------------- */

/* Whoever hears the sheet hears the scores of all with the button that has the focus first. */
static void
tell_standings (FavorResultSheet *self, FavorSession *session, GArray *standings)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  g_autofree char         *list = NULL;

  for (guint i = 0; i < standings->len; i++)
    {
      const FavorStanding *standing = &g_array_index (standings, FavorStanding, i);
      g_autofree char     *line = favor_result_rows_describe_standing (session, standing);

      g_strv_builder_add (words, line);
    }
  list = favor_text_list (words);
  favor_accessible_set_description (self->close, list);
}

static void
fill_list (FavorResultSheet *self,
           FavorSession     *session,
           gconstpointer     state,
           GArray           *standings)
{
  favor_children_remove (self->list);
  for (guint i = 0; i < standings->len; i++)
    gtk_box_append (GTK_BOX (self->list),
                    favor_result_rows_new_standing (session,
                                                    state,
                                                    &g_array_index (standings,
                                                                    FavorStanding,
                                                                    i)));
}

/* The winners have the first place; who comes behind them, and all that are level with that one,
 * the next. */
static void
fill_scene (FavorResultSheet *self, FavorSession *session, GArray *standings)
{
  const FavorViewKind *kind = favor_views_find (favor_session_get_game (session)->id);
  guint8               colours[FAVOR_ENDING_PLACES][FAVOR_MAX_SEATS];
  guint                n[FAVOR_ENDING_PLACES] = { 0 }, place = 0, rank = 0;

  favor_result_scene_set_ending (self->scene, kind != NULL ? kind->ending : NULL);
  for (guint i = 0; i < standings->len; i++)
    {
      const FavorStanding *standing = &g_array_index (standings, FavorStanding, i);

      if (!standing->pad.winner && standing->pad.rank != rank)
        place++;
      if (!standing->pad.winner)
        rank = standing->pad.rank;
      /* Where nobody wins nobody is honoured. */
      if (place >= FAVOR_ENDING_PLACES || (place > 0 && n[0] == 0))
        break;
      colours[place][n[place]++] = favor_session_get_player (session, standing->seat)
                                     ->colour;
    }
  for (place = 0; place < FAVOR_ENDING_PLACES; place++)
    favor_result_scene_set_honoured (self->scene, place, colours[place], n[place]);
}

static void
moment_cb (GtkButton *button, FavorResultSheet *self)
{
  g_signal_emit (self,
                 signals[SIGNAL_LOOKED_AT],
                 0,
                 GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "ply")));
}

static void
append_moment (FavorResultSheet     *self,
               FavorSession         *session,
               const char           *title,
               const FavorHighlight *highlight,
               gboolean              of_round)
{
  GtkWidget *button;

  if (highlight->gain <= 0)
    return;
  button = favor_result_rows_new_highlight (session, title, highlight, of_round);
  g_signal_connect (button, "clicked", G_CALLBACK (moment_cb), self);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_grid_attach (GTK_GRID (self->moments), button, 0, 0, 1, 1);
}

/* Of the winner only what somebody else surpassed. */
static void
fill_moments (FavorResultSheet *self, FavorSession *session, const FavorHighlights *found)
{
  favor_children_remove (self->moments);
  /* Translators: in the final standings: the move that brought one player most */
  append_moment (self, session, _ ("Best move"), &found->move, FALSE);
  if (found->winner_move.seat != found->move.seat)
    append_moment (
      self,
      session,
      /* Translators: in the final standings, if somebody else made the best move */
      _ ("Best move of the winner"),
      &found->winner_move,
      FALSE);
  /* Translators: in the final standings: the round that brought one player most */
  append_moment (self, session, _ ("Best round"), &found->best_round, TRUE);
  if (found->winner_round.seat != found->best_round.seat)
    append_moment (
      self,
      session,
      /* Translators: in the final standings, if somebody else had the best round */
      _ ("Best round of the winner"),
      &found->winner_round,
      TRUE);
  gtk_widget_set_visible (self->moments,
                          gtk_widget_get_first_child (self->moments) != NULL);
}

/**
 * favor_result_sheet_update:
 * @cursor: of a session that is over
 * @just_ended: nobody has seen the end yet: when it is first seen it is made something of
 *
 * Fills the sheet.
 */
void
favor_result_sheet_update (FavorResultSheet *self,
                           FavorCursor      *cursor,
                           gboolean          just_ended)
{
  FavorSession       *session = favor_cursor_get_session (cursor);
  guint               n_plies = favor_session_get_n_plies (session);
  g_autofree gpointer state = g_malloc0 (favor_session_get_game (session)->state->size);
  g_autoptr (GArray)  standings = NULL;
  g_autofree char    *winners = NULL;
  g_autofree char    *length = NULL;
  FavorHighlights     highlights;

  g_return_if_fail (FAVOR_IS_RESULT_SHEET (self));

  if (self->box == NULL)
    make_content (self);
  favor_result_sheet_finish (self);
  favor_cursor_copy_state (cursor, n_plies, state);
  standings = favor_standings_list (session, state);
  favor_highlights_find (cursor, &highlights);
  fill_list (self, session, state, standings);
  fill_scene (self, session, standings);
  tell_standings (self, session, standings);
  fill_moments (self, session, &highlights);
  arrange (self);
  winners = describe_winners (session, standings);
  gtk_label_set_label (GTK_LABEL (self->title), winners);
  length = describe_length (n_plies,
                            highlights.n_rounds,
                            favor_session_get_seconds (session));
  gtk_label_set_label (GTK_LABEL (self->sub), length);
  self->fresh = just_ended;
  if (self->fresh && gtk_widget_get_mapped (GTK_WIDGET (self)))
    begin (self);
}

/**
 * favor_result_sheet_finish:
 *
 * Shows all as it is in the end, whatever is still coming.
 */
void
favor_result_sheet_finish (FavorResultSheet *self)
{
  g_return_if_fail (FAVOR_IS_RESULT_SHEET (self));

  if (self->coming != NULL)
    adw_animation_skip (self->coming);
}

/**
 * favor_result_sheet_focus:
 * @self: a sheet that was filled
 *
 * Gives the focus to the button that does least: the Enter that ended the game may be pressed
 * once more.
 */
void
favor_result_sheet_focus (FavorResultSheet *self)
{
  g_return_if_fail (FAVOR_IS_RESULT_SHEET (self));

  favor_focus_give (self->close);
}
