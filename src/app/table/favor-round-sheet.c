/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-round-sheet.h"

#include "favor-accessible.h"
#include "favor-children.h"
#include "favor-closures.h"
#include "favor-focus.h"
#include "favor-label.h"
#include "favor-properties.h"
#include "favor-seat-sign.h"
#include "favor-text.h"

#define SIGN 24
/* More sources have no room beside each other. */
#define MOST_COLUMNS 7
/* So much of a name is seen beside all of them, whose titles take several lines for it. */
#define NAME_CHARS  12
#define TITLE_CHARS 10
/* Of the grid: the seat, then the sources, what they add up to, and the score. */
#define FIRST_SOURCE 1

typedef struct
{
  char    *name;
  guint    colour;
  FavorPad gain;
  int      score;
} Line;

struct _FavorRoundSheet
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkWidget *title;
  GtkWidget *content;
  GtkWidget *close;

  const FavorGame *game;
  /* (element-type Line) */
  GArray *lines;
  guint8  compact;
};

G_DEFINE_FINAL_TYPE (FavorRoundSheet, favor_round_sheet, GTK_TYPE_WIDGET)

/* ---- Words ---------------------------------------------------------------------------- */

static const char *
title_of (FavorRoundSheet *self, guint source)
{
  return g_dgettext (GETTEXT_PACKAGE, self->game->score_lines[source].text);
}

/* (transfer full): "Artisans +2 · Deals and gifts −1"; "" for nothing. */
static char *
describe_sources (FavorRoundSheet *self, const Line *line)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < self->game->n_score_lines; i++)
    {
      g_autofree char *gain = NULL;

      if (line->gain.line[i] == 0)
        continue;
      gain = favor_text_gain (line->gain.line[i]);
      g_ptr_array_add (parts, g_strdup_printf ("%s\u00a0%s", title_of (self, i), gain));
    }
  g_ptr_array_add (parts, NULL);
  return g_strjoinv (" · ", (char **) parts->pdata);
}

/* (transfer full): all about a seat, for who cannot see the table. */
static char *
describe_line (FavorRoundSheet *self, const Line *line)
{
  g_autofree char *gain = favor_text_gain (line->gain.total);
  g_autofree char *score = favor_text_figure (line->score);
  g_autofree char *sources = describe_sources (self, line);
  g_autofree char *sum = NULL;

  /* Translators: what a player gained in a round and the score after it, as a screen reader says it;
   * what the gain is made of may follow */
  sum = favor_text_fill (_ ("{player}: {gain}, now {score}"),
                         "player gain score",
                         line->name,
                         gain,
                         score);
  return *sources == '\0' ? g_steal_pointer (&sum)
                          : g_strjoin (" · ", sum, sources, NULL);
}

/* ---- A list --------------------------------------------------------------------------- */

static GtkWidget *
create_row (FavorRoundSheet *self, const Line *line)
{
  GtkWidget       *row = favor_accessible_new_group (GTK_TYPE_BOX);
  GtkWidget       *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget       *name = favor_label_new_line (line->name, "name");
  GtkWidget       *detail = favor_label_new_wrapping ("facts");
  g_autofree char *sources = describe_sources (self, line);
  g_autofree char *gain = favor_text_gain (line->gain.total);
  g_autofree char *score = favor_text_figure (line->score);
  g_autofree char *whole = describe_line (self, line);

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_label (GTK_LABEL (detail), sources);
  gtk_widget_set_visible (detail, *sources != '\0');
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (words), name);
  gtk_box_append (GTK_BOX (words), detail);
  gtk_box_set_spacing (GTK_BOX (row), 9);
  gtk_box_append (GTK_BOX (row), favor_seat_sign_new (line->colour, SIGN));
  gtk_box_append (GTK_BOX (row), words);
  gtk_box_append (GTK_BOX (row), favor_label_new_line (gain, "gain"));
  gtk_box_append (GTK_BOX (row), favor_label_new_line (score, "now"));
  gtk_widget_add_css_class (row, "round-row");
  favor_accessible_set_name (row, whole);
  return row;
}

static void
fill_list (FavorRoundSheet *self)
{
  GtkWidget *list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  for (guint i = 0; i < self->lines->len; i++)
    gtk_box_append (GTK_BOX (list),
                    create_row (self, &g_array_index (self->lines, Line, i)));
  gtk_box_append (GTK_BOX (self->content), list);
}

/* ---- A table -------------------------------------------------------------------------- */

/* The sources that brought anybody anything. */
static guint
list_sources (FavorRoundSheet *self, guint *sources)
{
  guint n = 0;

  for (guint source = 0; source < self->game->n_score_lines; source++)
    for (guint i = 0; i < self->lines->len; i++)
      if (g_array_index (self->lines, Line, i).gain.line[source] != 0)
        {
          sources[n++] = source;
          break;
        }
  return n;
}

static void
attach (GtkGrid *grid, const char *text, const char *css_class, guint column, guint row)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_RIGHT);
  if (row == 0)
    gtk_label_set_max_width_chars (GTK_LABEL (label), TITLE_CHARS);
  gtk_widget_set_valign (label, row == 0 ? GTK_ALIGN_END : GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (label, css_class);
  gtk_grid_attach (grid, label, (int) column, (int) row, 1, 1);
}

/* Its name says all of the row. */
static void
attach_seat (FavorRoundSheet *self, GtkGrid *grid, const Line *line, guint row)
{
  GtkWidget       *seat = favor_accessible_new_group (GTK_TYPE_BOX);
  GtkWidget       *name = favor_label_new_line (line->name, "name");
  g_autofree char *whole = describe_line (self, line);

  gtk_label_set_width_chars (GTK_LABEL (name),
                             (int) MIN (g_utf8_strlen (line->name, -1), NAME_CHARS));
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_box_set_spacing (GTK_BOX (seat), 9);
  gtk_box_append (GTK_BOX (seat), favor_seat_sign_new (line->colour, SIGN));
  gtk_box_append (GTK_BOX (seat), name);
  gtk_widget_set_hexpand (seat, TRUE);
  gtk_widget_add_css_class (seat, "round-row");
  favor_accessible_set_name (seat, whole);
  gtk_grid_attach (grid, seat, 0, (int) row, 1, 1);
}

static void
fill_grid_row (FavorRoundSheet *self,
               GtkGrid         *grid,
               guint            index,
               const guint     *sources,
               guint            n_sources)
{
  const Line      *line = &g_array_index (self->lines, Line, index);
  g_autofree char *sum = favor_text_gain (line->gain.total);
  g_autofree char *score = favor_text_figure (line->score);

  attach_seat (self, grid, line, index + 1);
  for (guint i = 0; i < n_sources; i++)
    {
      int              gain = line->gain.line[sources[i]];
      g_autofree char *text = gain != 0 ? favor_text_gain (gain) : NULL;

      attach (grid, text, "cell", FIRST_SOURCE + i, index + 1);
    }
  attach (grid, sum, "gain", FIRST_SOURCE + n_sources, index + 1);
  attach (grid, score, "now", FIRST_SOURCE + n_sources + 1, index + 1);
}

static void
fill_grid (FavorRoundSheet *self, const guint *sources, guint n_sources)
{
  GtkGrid *grid = GTK_GRID (gtk_grid_new ());

  gtk_grid_set_column_spacing (grid, 12);
  for (guint i = 0; i < n_sources; i++)
    attach (grid, title_of (self, sources[i]), "facts", FIRST_SOURCE + i, 0);
  /* Translators: column of a table: what a player gained in a round; little space */
  attach (grid, C_ ("round", "Gain"), "facts", FIRST_SOURCE + n_sources, 0);
  /* Translators: column of a table: the points a player has after a round; little space */
  attach (grid, C_ ("round", "Score"), "facts", FIRST_SOURCE + n_sources + 1, 0);
  for (guint i = 0; i < self->lines->len; i++)
    fill_grid_row (self, grid, i, sources, n_sources);
  gtk_box_append (GTK_BOX (self->content), GTK_WIDGET (grid));
}

static void
fill (FavorRoundSheet *self)
{
  guint sources[FAVOR_MAX_SCORE_LINES], n;

  if (self->game == NULL)
    return;
  favor_children_remove (self->content);
  n = list_sources (self, sources);
  if (self->compact || n > MOST_COLUMNS)
    fill_list (self);
  else
    fill_grid (self, sources, n);
}

/* ---- Object --------------------------------------------------------------------------- */

static void
clear_line (gpointer data)
{
  g_free (((Line *) data)->name);
}

static void
favor_round_sheet_dispose (GObject *object)
{
  FavorRoundSheet *self = FAVOR_ROUND_SHEET (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->lines, g_array_unref);

  G_OBJECT_CLASS (favor_round_sheet_parent_class)->dispose (object);
}

/* clang-format off */
static const FavorProperty table[] = {
  { "compact", G_TYPE_BOOLEAN, FAVOR_WRITABLE, FAVOR_MEMBER (FavorRoundSheet, compact),
    .changed = G_CALLBACK (fill) },
};

/* clang-format on */

static void
favor_round_sheet_class_init (FavorRoundSheetClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = favor_round_sheet_dispose;
  favor_properties_install (object_class, table, G_N_ELEMENTS (table), NULL);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "roundsheet");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
favor_round_sheet_init (FavorRoundSheet *self)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (FAVOR_RESOURCES
                                                                  "round-sheet.ui");

  self->lines = g_array_new (FALSE, TRUE, sizeof (Line));
  g_array_set_clear_func (self->lines, clear_line);
  self->box = GTK_WIDGET (gtk_builder_get_object (builder, "box"));
  self->title = GTK_WIDGET (gtk_builder_get_object (builder, "title"));
  self->content = GTK_WIDGET (gtk_builder_get_object (builder, "content"));
  self->close = GTK_WIDGET (gtk_builder_get_object (builder, "close"));
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

GtkWidget *
favor_round_sheet_new (void)
{
  return g_object_new (FAVOR_TYPE_ROUND_SHEET, NULL);
}

static void
append_line (FavorRoundSheet  *self,
             FavorCursor      *cursor,
             const FavorRound *round,
             FavorSeat         seat)
{
  FavorSession       *session = favor_cursor_get_session (cursor);
  const FavorPlayer  *player = favor_session_get_player (session, seat);
  g_autofree gpointer state = g_malloc0 (self->game->state->size);
  Line     line = { g_strdup (favor_session_get_name (session, seat)), player->colour };
  FavorPad pad;

  favor_rounds_gain (cursor, round, seat, &line.gain);
  favor_cursor_copy_state (cursor, round->to, state);
  self->game->score (state, seat, &pad);
  line.score = pad.total;
  g_array_append_val (self->lines, line);
}

/**
 * favor_round_sheet_update:
 * @cursor: through which it is seen
 * @round: one of the line that is over
 *
 * Fills the sheet.
 */
void
favor_round_sheet_update (FavorRoundSheet  *self,
                          FavorCursor      *cursor,
                          const FavorRound *round)
{
  FavorSession    *session;
  g_autofree char *title = NULL;

  g_return_if_fail (FAVOR_IS_ROUND_SHEET (self));
  g_return_if_fail (FAVOR_IS_CURSOR (cursor));
  g_return_if_fail (round != NULL);

  session = favor_cursor_get_session (cursor);
  self->game = favor_session_get_game (session);
  g_array_set_size (self->lines, 0);
  for (guint i = 0; i < favor_session_get_n_seats (session); i++)
    append_line (self, cursor, round, (FavorSeat) i);
  /* Translators: title of the table of what each player gained in a round */
  title = favor_text_fill (_ ("What Round {n} Brought"), "n#", round->number);
  gtk_label_set_label (GTK_LABEL (self->title), title);
  favor_accessible_set_name (GTK_WIDGET (self), title);
  fill (self);
}

/* (transfer full) (element-type utf8): what it shows, in sentences without their ends. */
static GPtrArray *
list_sentences (FavorRoundSheet *self)
{
  GPtrArray *parts = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (parts, g_strdup (gtk_label_get_label (GTK_LABEL (self->title))));
  for (guint i = 0; i < self->lines->len; i++)
    g_ptr_array_add (parts, describe_line (self, &g_array_index (self->lines, Line, i)));
  return parts;
}

/**
 * favor_round_sheet_focus:
 * @self: a sheet that was filled
 *
 * Gives the focus to the button that closes it, with which all of it is heard.
 */
void
favor_round_sheet_focus (FavorRoundSheet *self)
{
  g_autoptr (GPtrArray) parts = NULL;
  g_autofree char      *words = NULL;

  g_return_if_fail (FAVOR_IS_ROUND_SHEET (self));

  parts = list_sentences (self);
  g_ptr_array_add (parts, NULL);
  words = g_strjoinv (". ", (char **) parts->pdata);
  favor_accessible_set_description (self->close, words);
  favor_focus_give (self->close);
}

/**
 * favor_round_sheet_describe:
 *
 * Returns: (transfer full): what it shows, in sentences, and how to go on
 */
char *
favor_round_sheet_describe (FavorRoundSheet *self)
{
  g_autoptr (GPtrArray) parts = NULL;

  g_return_val_if_fail (FAVOR_IS_ROUND_SHEET (self), NULL);

  parts = list_sentences (self);
  /* Translators: what a screen reader says after the table of a round: a key closes it */
  g_ptr_array_add (parts, g_strdup (_ ("Enter goes on.")));
  g_ptr_array_add (parts, NULL);
  return g_strjoinv (". ", (char **) parts->pdata);
}
