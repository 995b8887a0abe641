/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-statistics-page.h"

#include "favor-accessible.h"
#include "favor-breakpoint-bin.h"
#include "favor-closures.h"
#include "favor-drop-down.h"
#include "favor-focus.h"
#include "favor-properties.h"
#include "favor-signals.h"
#include "favor-statistics.h"

/* The columns of both tables, after the one with the name. */
enum
{
  COLUMN_PLAYED,
  COLUMN_WON,
  COLUMN_SHARE,
  COLUMN_STREAK,
  COLUMN_BEST,
  COLUMN_AVERAGE,
  N_COLUMNS
};

/* Of these there is room in a narrow window. */
#define N_NARROW_COLUMNS COLUMN_STREAK

static const char *const headings[N_COLUMNS] = {
  /* Translators: headings of columns in a table of how often somebody won; short */
  NC_ ("statistics", "Played"), NC_ ("statistics", "Won"),  NC_ ("statistics", "Share"),
  NC_ ("statistics", "Streak"), NC_ ("statistics", "Best"), NC_ ("statistics", "Average"),
};

struct _FavorStatisticsPage
{
  AdwBin parent_instance;

  FavorStore *store;
  gboolean    filling;
  guint       update_id;

  GtkStringList *people;
  GtkDropDown   *person_drop_down;
  GtkStack      *stack;
  GtkWidget     *empty_page;
  GtkWidget     *content_page;
  GtkWidget     *bin;
  GtkLabel      *played;
  GtkLabel      *played_words;
  GtkLabel      *share;
  GtkLabel      *streak;
  GtkLabel      *streak_words;
  GtkLabel      *longest;
  GtkListBox    *games_table;
  GtkListBox    *levels_table;
  /* A column is equally wide in both tables. */
  GtkSizeGroup *columns[N_COLUMNS];
};

G_DEFINE_FINAL_TYPE (FavorStatisticsPage, favor_statistics_page, ADW_TYPE_BIN)

/* ---- Numbers -------------------------------------------------------------------------- */

static char *
percent_text (guint share)
{
  /* Translators: a share in percent */
  return favor_text_fill (C_ ("statistics", "{n} %"), "n#", share);
}

static char *
cell_text (const FavorTally *tally, guint column)
{
  switch (column)
    {
    case COLUMN_PLAYED:
      return g_strdup_printf ("%u", tally->n_played);
    case COLUMN_WON:
      return g_strdup_printf ("%u", tally->n_won);
    case COLUMN_SHARE:
      return percent_text (favor_tally_get_share (tally));
    case COLUMN_STREAK:
      return g_strdup_printf ("%u", tally->longest_streak);
    case COLUMN_BEST:
      return g_strdup_printf ("%d", tally->best);
    default:
      return g_strdup_printf ("%.1f", favor_tally_get_average (tally));
    }
}

/* ---- Tables --------------------------------------------------------------------------- */

static GtkWidget *
create_label (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
add_cell (FavorStatisticsPage *self, GtkWidget *box, guint column, GtkWidget *label)
{
  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_size_group_add_widget (self->columns[column], label);
  gtk_box_append (GTK_BOX (box), label);
}

static GtkWidget *
create_row (GtkWidget *first, const char *css_class)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 18);

  gtk_label_set_xalign (GTK_LABEL (first), 0);
  gtk_label_set_ellipsize (GTK_LABEL (first), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (first, TRUE);
  gtk_widget_add_css_class (row, css_class);
  gtk_box_append (GTK_BOX (box), first);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  return row;
}

static void
add_headings (FavorStatisticsPage *self, GtkListBox *table, const char *title)
{
  GtkWidget *row = create_row (create_label (title, NULL), "tally-head");
  GtkWidget *box = gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (row));

  for (guint i = 0; i < N_COLUMNS; i++)
    add_cell (self,
              box,
              i,
              create_label (g_dpgettext2 (GETTEXT_PACKAGE, "statistics", headings[i]),
                            NULL));
  /* Each row below says the headings itself. */
  gtk_widget_set_focusable (row, FALSE);
  gtk_list_box_append (table, row);
}

/* A row is one thing to a screen reader, and complete by itself. */
static void
add_tally (FavorStatisticsPage *self,
           GtkListBox          *table,
           const char          *title,
           const FavorTally    *tally)
{
  GtkWidget *row = create_row (create_label (title, NULL), "tally");
  GtkWidget *box = gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (row));
  GString   *name = g_string_new (title);

  for (guint i = 0; i < N_COLUMNS; i++)
    {
      g_autofree char *text = cell_text (tally, i);

      add_cell (self, box, i, create_label (text, "numeric"));
      g_string_append_printf (name,
                              " · %s: %s",
                              g_dpgettext2 (GETTEXT_PACKAGE, "statistics", headings[i]),
                              text);
    }
  favor_accessible_set_name (row, name->str);
  gtk_list_box_append (table, row);
  g_string_free (name, TRUE);
}

static void
clear_table (GtkListBox *table)
{
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (table, 0)) != NULL)
    gtk_list_box_remove (table, GTK_WIDGET (row));
}

static void
fill_games (FavorStatisticsPage *self, const FavorStatistics *statistics)
{
  clear_table (self->games_table);
  add_headings (self, self->games_table, C_ ("statistics", "Game"));
  for (guint i = 0; i < statistics->games->len; i++)
    {
      const FavorGameTally *game = &g_array_index (statistics->games, FavorGameTally, i);
      g_autofree char      *title = favor_closure_game_title (NULL, game->game_id);

      add_tally (self, self->games_table, title, &game->tally);
    }
}

static void
fill_levels (FavorStatisticsPage *self, const FavorStatistics *statistics)
{
  clear_table (self->levels_table);
  add_headings (self, self->levels_table, C_ ("statistics", "Opponent"));
  for (FavorLevel i = FAVOR_LEVEL_FIRST; i < FAVOR_N_LEVELS; i++)
    if (statistics->levels[i].n_played > 0)
      {
        g_autofree char *title = favor_text_fill (_ ("Computer · {level}"),
                                                  "level",
                                                  _ (favor_level_get_title (i)));

        add_tally (self, self->levels_table, title, &statistics->levels[i]);
      }
  if (statistics->people_only.n_played > 0)
    add_tally (self,
               self->levels_table,
               /* Translators: games in which nobody was a computer */
               C_ ("statistics", "People only"),
               &statistics->people_only);
}

/* ---- Tiles ---------------------------------------------------------------------------- */

static void
fill_tiles (FavorStatisticsPage *self, const FavorTally *all)
{
  g_autofree char *played = g_strdup_printf ("%u", all->n_played);
  g_autofree char *share = percent_text (favor_tally_get_share (all));
  g_autofree char *streak = g_strdup_printf ("%u", all->streak);
  g_autofree char *longest = g_strdup_printf ("%u", all->longest_streak);

  gtk_label_set_label (self->played, played);
  gtk_label_set_label (self->share, share);
  gtk_label_set_label (self->streak, streak);
  gtk_label_set_label (self->longest, longest);
  gtk_label_set_label (
    self->played_words,
    /* Translators: below a large number, on the page with statistics */
    ngettext ("game played", "games played", all->n_played));
  gtk_label_set_label (
    self->streak_words,
    /* Translators: below a large number, on the page with statistics: won one after the other */
    ngettext ("win in a row", "wins in a row", all->streak));
}

/* ---- Page ----------------------------------------------------------------------------- */

static void
arrange (FavorStatisticsPage *self)
{
  gboolean narrow;

  g_object_get (self->bin, "narrow", &narrow, NULL);
  for (guint i = N_NARROW_COLUMNS; i < N_COLUMNS; i++)
    for (GSList *cell = gtk_size_group_get_widgets (self->columns[i]); cell != NULL;
         cell = cell->next)
      gtk_widget_set_visible (cell->data, !narrow);
}

static void
fill_people (FavorStatisticsPage *self, const FavorStatistics *statistics)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->people));

  self->filling = TRUE;
  g_ptr_array_add (statistics->people, NULL);
  gtk_string_list_splice (self->people,
                          0,
                          n,
                          (const char *const *) statistics->people->pdata);
  g_ptr_array_remove_index (statistics->people, statistics->people->len - 1);
  gtk_drop_down_set_selected (self->person_drop_down,
                              statistics->person < 0 ? GTK_INVALID_LIST_POSITION
                                                     : (guint) statistics->person);
  gtk_widget_set_visible (GTK_WIDGET (self->person_drop_down),
                          statistics->people->len > 1);
  self->filling = FALSE;
}

static void
describe_nothing (FavorStatisticsPage *self, const FavorStatistics *statistics)
{
  const char *text =
    statistics->n_computers_only > 0
      /* Translators: on the page with statistics, while only computers have played to an end */
      ? _ (
          "Games among computers alone are not counted. Finish one that you play in, and this "
          "page says who won it, against whom, and how often in a row.")
      : _ (
          "Finish a game, and this page says who won it, against whom, and how often in a "
          "row.");

  adw_status_page_set_description (ADW_STATUS_PAGE (self->empty_page), text);
}

static void
show_statistics (FavorStatisticsPage *self)
{
  GObject    *item = gtk_drop_down_get_selected_item (self->person_drop_down);
  const char *person = item != NULL
                         ? gtk_string_object_get_string (GTK_STRING_OBJECT (item))
                         : NULL;
  g_autoptr (FavorStatistics) statistics =
    favor_statistics_new (G_LIST_MODEL (self->store), person);

  fill_people (self, statistics);
  gtk_stack_set_visible_child (self->stack,
                               statistics->all.n_played > 0 ? self->content_page
                                                            : self->empty_page);
  describe_nothing (self, statistics);
  fill_tiles (self, &statistics->all);
  fill_games (self, statistics);
  fill_levels (self, statistics);
  arrange (self);
}

static void
person_chosen_cb (FavorStatisticsPage *self)
{
  if (!self->filling && self->store != NULL)
    show_statistics (self);
}

static gboolean
show_statistics_cb (gpointer data)
{
  FavorStatisticsPage *self = data;

  self->update_id = 0;
  show_statistics (self);
  return G_SOURCE_REMOVE;
}

/* While the library is read it changes many times. */
static void
library_changed_cb (FavorStatisticsPage *self)
{
  if (self->update_id == 0)
    self->update_id = g_timeout_add (100, show_statistics_cb, self);
}

static gboolean
favor_statistics_page_grab_focus (GtkWidget *widget)
{
  FavorStatisticsPage *self = FAVOR_STATISTICS_PAGE (widget);

  if (favor_focus_is_walking (widget))
    return FALSE;
  return gtk_widget_child_focus (GTK_WIDGET (self->stack), GTK_DIR_TAB_FORWARD) ||
         gtk_widget_child_focus (widget, GTK_DIR_TAB_FORWARD);
}

static void
favor_statistics_page_constructed (GObject *object)
{
  FavorStatisticsPage *self = FAVOR_STATISTICS_PAGE (object);

  G_OBJECT_CLASS (favor_statistics_page_parent_class)->constructed (object);

  favor_signals_connect (self->store,
                         "items-changed",
                         G_CALLBACK (library_changed_cb),
                         self);
  show_statistics (self);
}

static void
favor_statistics_page_dispose (GObject *object)
{
  FavorStatisticsPage *self = FAVOR_STATISTICS_PAGE (object);

  self->filling = TRUE;
  g_clear_handle_id (&self->update_id, g_source_remove);
  for (guint i = 0; i < N_COLUMNS; i++)
    g_clear_object (&self->columns[i]);
  gtk_widget_dispose_template (GTK_WIDGET (object), FAVOR_TYPE_STATISTICS_PAGE);
  favor_properties_clear (self);

  G_OBJECT_CLASS (favor_statistics_page_parent_class)->dispose (object);
}

/* clang-format off */
static const FavorProperty table[] = {
  { "store", G_TYPE_OBJECT, FAVOR_CONSTRUCT_ONLY,
    FAVOR_MEMBER (FavorStatisticsPage, store), .class_type = favor_store_get_type },
};

/* clang-format on */

static void
favor_statistics_page_class_init (FavorStatisticsPageClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = favor_statistics_page_constructed;
  object_class->dispose = favor_statistics_page_dispose;
  widget_class->grab_focus = favor_statistics_page_grab_focus;

  favor_properties_install (object_class, table, G_N_ELEMENTS (table), NULL);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.back", NULL);

  g_type_ensure (FAVOR_TYPE_BREAKPOINT_BIN);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               FAVOR_RESOURCES "statistics-page.ui");
#define BIND(name)                                                                       \
  gtk_widget_class_bind_template_child (widget_class, FavorStatisticsPage, name)
  BIND (people);
  BIND (person_drop_down);
  BIND (stack);
  BIND (empty_page);
  BIND (content_page);
  BIND (bin);
  BIND (played);
  BIND (played_words);
  BIND (share);
  BIND (streak);
  BIND (streak_words);
  BIND (longest);
  BIND (games_table);
  BIND (levels_table);
#undef BIND
  gtk_widget_class_bind_template_callback (widget_class, arrange);
  gtk_widget_class_bind_template_callback (widget_class, person_chosen_cb);
}

static void
favor_statistics_page_init (FavorStatisticsPage *self)
{
  for (guint i = 0; i < N_COLUMNS; i++)
    self->columns[i] = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  gtk_widget_init_template (GTK_WIDGET (self));
  favor_drop_down_make_flexible (self->person_drop_down, 8);
  /* Translators: whose games are counted */
  favor_drop_down_set_name (self->person_drop_down, _ ("Player"));
}

/**
 * favor_statistics_page_new:
 * @store: the library
 *
 * Returns: (transfer floating): a page about what is in it
 */
GtkWidget *
favor_statistics_page_new (FavorStore *store)
{
  return g_object_new (FAVOR_TYPE_STATISTICS_PAGE, "store", store, NULL);
}
