/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-learn-page.h"

#include "favor-accessible.h"
#include "favor-art-picture.h"
#include "favor-art.h"
#include "favor-closures.h"
#include "favor-focus.h"
#include "favor-learn.h"
#include "favor-markup.h"
#include "favor-progress.h"
#include "favor-signals.h"

struct _FavorLearnPage
{
  AdwBin parent_instance;

  const FavorGame *game;
  GSettings       *settings;
  /* All rows, in their order. */
  GPtrArray *rows;
  /* Something was learned since they were filled. */
  gboolean stale;

  AdwWindowTitle      *window_title;
  GtkWidget           *cover;
  GtkLabel            *failure;
  AdwPreferencesGroup *basics;
  GtkWidget           *puzzles;
};

G_DEFINE_FINAL_TYPE (FavorLearnPage, favor_learn_page, ADW_TYPE_BIN)

static void replace_rows (FavorLearnPage *self);

static gboolean
favor_learn_page_grab_focus (GtkWidget *widget)
{
  FavorLearnPage *self = FAVOR_LEARN_PAGE (widget);

  return self->rows->len > 0 && !favor_focus_is_walking (widget) &&
         gtk_widget_grab_focus (self->rows->pdata[0]);
}

/* Whoever comes back to the page sees what was done meanwhile, at the row that led away. */
static void
favor_learn_page_map (GtkWidget *widget)
{
  FavorLearnPage *self = FAVOR_LEARN_PAGE (widget);

  if (self->stale)
    replace_rows (self);

  GTK_WIDGET_CLASS (favor_learn_page_parent_class)->map (widget);
}

static void
favor_learn_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), FAVOR_TYPE_LEARN_PAGE);
  g_clear_object (&FAVOR_LEARN_PAGE (object)->settings);

  G_OBJECT_CLASS (favor_learn_page_parent_class)->dispose (object);
}

static void
favor_learn_page_finalize (GObject *object)
{
  g_ptr_array_unref (FAVOR_LEARN_PAGE (object)->rows);

  G_OBJECT_CLASS (favor_learn_page_parent_class)->finalize (object);
}

static void
favor_learn_page_class_init (FavorLearnPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = favor_learn_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = favor_learn_page_finalize;
  widget_class->map = favor_learn_page_map;
  widget_class->grab_focus = favor_learn_page_grab_focus;

  g_type_ensure (FAVOR_TYPE_ART_PICTURE);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.back", NULL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               FAVOR_RESOURCES "learn-page.ui");
#define BIND(name)                                                                       \
  gtk_widget_class_bind_template_child (widget_class, FavorLearnPage, name)
  BIND (window_title);
  BIND (cover);
  BIND (failure);
  BIND (basics);
  BIND (puzzles);
#undef BIND
}

static void
favor_learn_page_init (FavorLearnPage *self)
{
  self->rows = g_ptr_array_new_with_free_func (g_object_unref);
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* ---- Rows ----------------------------------------------------------------------------- */

static void
add_sign (AdwActionRow *row, gboolean done)
{
  GtkWidget *sign = gtk_image_new_from_icon_name (done ? "object-select-symbolic"
                                                       : "go-next-symbolic");

  if (done)
    {
      g_object_set (sign, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
      /* Translators: for screen readers: a sign beside a tutorial or puzzle */
      favor_accessible_set_name (sign, _ ("Done"));
      gtk_widget_add_css_class (sign, "learn-done");
    }
  adw_action_row_add_suffix (row, sign);
}

static AdwActionRow *
add_row (FavorLearnPage      *self,
         AdwPreferencesGroup *group,
         const char          *title,
         const char          *action,
         const char          *target)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", target);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  adw_preferences_group_add (group, row);
  g_ptr_array_add (self->rows, g_object_ref (row));
  return ADW_ACTION_ROW (row);
}

/* Says where a lesson goes on if it was begun. */
static char *
describe_lesson (FavorLearnPage *self, FavorLesson *lesson)
{
  g_autofree char *step = favor_progress_get_step (self->settings,
                                                   self->game->id,
                                                   lesson->id);
  guint            nth = 0;

  for (guint i = 0; i < lesson->steps->len; i++)
    if (g_str_equal (((FavorLessonStep *) g_ptr_array_index (lesson->steps, i))->id,
                     step))
      nth = i;
  if (nth == 0)
    return g_strdup (favor_markup_translate (lesson->summary));
  /* Translators: below the title of a tutorial that was begun */
  return favor_text_fill (_ ("Goes on with step {nth} of {n}"),
                          "nth# n#",
                          nth + 1,
                          lesson->steps->len);
}

static void
complain (FavorLearnPage *self, const GError *error)
{
  gtk_label_set_label (self->failure, error->message);
  gtk_widget_set_visible (GTK_WIDGET (self->failure), TRUE);
}

static void
add_lessons (FavorLearnPage      *self,
             AdwPreferencesGroup *group,
             FavorLearnPart       part,
             const char          *action)
{
  g_autoptr (GError)       error = NULL;
  g_autoptr (FavorLessons) lessons = NULL;

  if (!favor_learn_has (self->game, part))
    return;
  lessons = favor_learn_load_lessons (self->game, part, &error);
  if (lessons == NULL)
    {
      complain (self, error);
      return;
    }
  for (guint i = 0; i < lessons->lessons->len; i++)
    {
      FavorLesson     *lesson = g_ptr_array_index (lessons->lessons, i);
      g_autofree char *target = g_strconcat (self->game->id, "#", lesson->id, NULL);
      g_autofree char *subtitle = describe_lesson (self, lesson);
      AdwActionRow    *row = add_row (self,
                                   group,
                                   favor_markup_translate (lesson->title),
                                   action,
                                   target);

      adw_action_row_set_subtitle (row, subtitle);
      add_sign (row, favor_progress_is_done (self->settings, self->game->id, lesson->id));
    }
}

static void
add_rows (FavorLearnPage *self)
{
  AdwActionRow *row;

  add_lessons (self, self->basics, FAVOR_LEARN_TUTORIAL, "win.tutorial");
  if (favor_learn_has (self->game, FAVOR_LEARN_RULES))
    {
      row = add_row (self, self->basics, _ ("Rules"), "win.rules", self->game->id);
      adw_action_row_set_subtitle (
        row,
        /* Translators: below "Rules" */
        _ ("All of them, with pictures and a search. F1 opens them anywhere."));
      add_sign (row, FALSE);
    }
  add_lessons (self,
               ADW_PREFERENCES_GROUP (self->puzzles),
               FAVOR_LEARN_PUZZLES,
               "win.puzzle");
  gtk_widget_set_visible (self->puzzles,
                          favor_learn_has (self->game, FAVOR_LEARN_PUZZLES));
}

static void
remove_row (FavorLearnPage *self, GtkWidget *row)
{
  GtkWidget *puzzles = self->puzzles;

  adw_preferences_group_remove (gtk_widget_is_ancestor (row, puzzles)
                                  ? ADW_PREFERENCES_GROUP (puzzles)
                                  : self->basics,
                                row);
}

static void
replace_rows (FavorLearnPage *self)
{
  self->stale = FALSE;
  for (guint i = 0; i < self->rows->len; i++)
    remove_row (self, self->rows->pdata[i]);
  g_ptr_array_set_size (self->rows, 0);
  add_rows (self);
}

/* What is on the screen stays as it is. */
static void
settings_changed_cb (FavorLearnPage *self)
{
  self->stale = TRUE;
}

/**
 * favor_learn_page_new:
 * @game: the game
 * @settings: where it is kept what is done
 *
 * Returns: (transfer floating): a page
 */
GtkWidget *
favor_learn_page_new (const FavorGame *game, GSettings *settings)
{
  FavorLearnPage  *self = g_object_new (FAVOR_TYPE_LEARN_PAGE, NULL);
  const char      *name;
  g_autofree char *cover = NULL;

  g_return_val_if_fail (game != NULL, GTK_WIDGET (self));

  self->game = game;
  self->settings = g_object_ref (settings);
  favor_signals_connect (settings, "changed", G_CALLBACK (settings_changed_cb), self);
  name = favor_games_get_name (game);
  cover = name != NULL ? g_strconcat (name, "/cover", NULL) : NULL;
  adw_window_title_set_subtitle (self->window_title, _ (game->title));
  if (cover != NULL && favor_art_exists (cover))
    g_object_set (self->cover, "art", cover, NULL);
  else
    gtk_widget_set_visible (self->cover, FALSE);
  add_rows (self);
  return GTK_WIDGET (self);
}

/**
 * favor_learn_page_get_game:
 *
 * Returns: (transfer none): the game of the page
 */
const FavorGame *
favor_learn_page_get_game (FavorLearnPage *self)
{
  g_return_val_if_fail (FAVOR_IS_LEARN_PAGE (self), NULL);

  return self->game;
}
