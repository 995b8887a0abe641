/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-result-sheet.h"

#include "favor-closures.h"
#include "favor-label.h"
#include "favor-seat-sign.h"
#include "favor-text.h"
#include "favor-views.h"

/* So many sources of points are named for each seat. */
#define SOURCES_SHOWN 3

struct _FavorResultSheet
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkWidget *title;
  GtkWidget *sub;
  GtkWidget *list;
  GtkWidget *close;
};

G_DEFINE_FINAL_TYPE (FavorResultSheet, favor_result_sheet, GTK_TYPE_WIDGET)

typedef struct
{
  FavorSeat seat;
  FavorPad  pad;
} Standing;

static int
compare_standings (gconstpointer a, gconstpointer b)
{
  const Standing *first = a, *second = b;

  if (first->pad.rank != second->pad.rank)
    return first->pad.rank < second->pad.rank ? -1 : 1;
  return first->seat - second->seat;
}

/* The weightiest score lines, each "Title 4", and the hints, joined by dots. */
static char *
describe_sources (const FavorGame *game, const FavorPad *pad, const FavorPlayer *player)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  gboolean              taken[FAVOR_MAX_SCORE_LINES] = { FALSE };

  for (guint n = 0; n < SOURCES_SHOWN; n++)
    {
      g_autofree char *figure = NULL;
      guint            best = G_MAXUINT;

      for (guint i = 0; i < game->n_score_lines; i++)
        if (!taken[i] && pad->line[i] != 0 &&
            (best == G_MAXUINT || ABS (pad->line[i]) > ABS (pad->line[best])))
          best = i;
      if (best == G_MAXUINT)
        break;
      taken[best] = TRUE;
      figure = favor_text_figure (pad->line[best]);
      g_ptr_array_add (parts,
                       g_strdup_printf ("%s %s",
                                        g_dgettext (GETTEXT_PACKAGE,
                                                    game->score_lines[best].text),
                                        figure));
    }
  if (player->hints > 0)
    {
      /* Translators: beside a player in the final standings */
      g_ptr_array_add (parts,
                       favor_text_fill (ngettext ("{n} hint used",
                                                  "{n} hints used",
                                                  player->hints),
                                        "n#",
                                        player->hints));
    }
  g_ptr_array_add (parts, NULL);
  return g_strjoinv (" · ", (char **) parts->pdata);
}

/* Why a tied seat is where it is, and what else its game has to say of it. */
static void
append_reason (GtkWidget       *words,
               const FavorGame *game,
               gconstpointer    state,
               FavorSeat        seat)
{
  const FavorViewKind *kind = favor_views_find (game->id);
  g_autofree char     *text = NULL;
  GtkWidget           *label;

  if (kind != NULL && kind->describe_standing != NULL)
    text = kind->describe_standing (state, seat);
  if (text == NULL)
    return;
  label = favor_label_new_wrapping ("facts");
  gtk_label_set_label (GTK_LABEL (label), text);
  gtk_box_append (GTK_BOX (words), label);
}

static GtkWidget *
create_row (FavorSession *session, gconstpointer state, const Standing *standing)
{
  const FavorPlayer *player = favor_session_get_player (session, standing->seat);
  g_autofree char   *sources = describe_sources (favor_session_get_game (session),
                                               &standing->pad,
                                               player);
  g_autofree char   *rank = g_strdup_printf ("%u", standing->pad.rank);
  g_autofree char   *score = favor_text_figure (standing->pad.total);
  GtkWidget         *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget         *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget         *name = favor_label_new_line (player->name, "name");
  GtkWidget         *detail = favor_label_new_line (sources, "facts");

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_wrap (GTK_LABEL (detail), TRUE);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (words), name);
  if (*sources != '\0')
    gtk_box_append (GTK_BOX (words), detail);
  append_reason (words, favor_session_get_game (session), state, standing->seat);
  gtk_box_append (GTK_BOX (row), favor_label_new_line (rank, "rank"));
  gtk_box_append (GTK_BOX (row), favor_seat_sign_new (player->colour, 28));
  gtk_box_append (GTK_BOX (row), words);
  gtk_box_append (GTK_BOX (row), favor_label_new_line (score, "score"));
  gtk_widget_add_css_class (row, "standing");
  if (standing->pad.winner)
    gtk_widget_add_css_class (row, "winner");
  return row;
}

static char *
describe_winners (FavorSession *session, GArray *standings)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char      *joined = NULL;

  for (guint i = 0; i < standings->len; i++)
    {
      const Standing *standing = &g_array_index (standings, Standing, i);

      if (standing->pad.winner)
        g_ptr_array_add (names, favor_session_get_player (session, standing->seat)->name);
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

static void
favor_result_sheet_dispose (GObject *object)
{
  FavorResultSheet *self = FAVOR_RESULT_SHEET (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (favor_result_sheet_parent_class)->dispose (object);
}

static void
favor_result_sheet_class_init (FavorResultSheetClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = favor_result_sheet_dispose;

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
  self->list = GTK_WIDGET (gtk_builder_get_object (builder, "list"));
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

/**
 * favor_result_sheet_update:
 * @cursor: of a session that is over
 */
void
favor_result_sheet_update (FavorResultSheet *self, FavorCursor *cursor)
{
  FavorSession       *session = favor_cursor_get_session (cursor);
  const FavorGame    *game = favor_session_get_game (session);
  guint               n_plies = favor_session_get_n_plies (session);
  g_autoptr (GArray)  standings = g_array_new (FALSE, TRUE, sizeof (Standing));
  g_autofree gpointer state = g_malloc0 (game->state->size);
  g_autofree char    *winners = NULL;
  g_autofree char    *length = NULL;
  GtkWidget          *child;

  g_return_if_fail (FAVOR_IS_RESULT_SHEET (self));

  if (self->box == NULL)
    make_content (self);
  favor_cursor_copy_state (cursor, n_plies, state);
  for (guint i = 0; i < favor_session_get_n_seats (session); i++)
    {
      Standing standing = { .seat = (FavorSeat) i };

      game->score (state, standing.seat, &standing.pad);
      g_array_append_val (standings, standing);
    }
  g_array_sort (standings, compare_standings);
  while ((child = gtk_widget_get_first_child (self->list)) != NULL)
    gtk_box_remove (GTK_BOX (self->list), child);
  for (guint i = 0; i < standings->len; i++)
    gtk_box_append (GTK_BOX (self->list),
                    create_row (session, state, &g_array_index (standings, Standing, i)));
  winners = describe_winners (session, standings);
  gtk_label_set_label (GTK_LABEL (self->title), winners);
  /* Translators: below the title of the final standings: how long the game was */
  length = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "After %u move",
                                         "After %u moves",
                                         n_plies),
                            n_plies);
  gtk_label_set_label (GTK_LABEL (self->sub), length);
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

  gtk_widget_grab_focus (self->close);
}
