/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-coach.h"

#include "favor-accessible.h"
#include "favor-breakpoint-bin.h"
#include "favor-closures.h"
#include "favor-label.h"
#include "favor-markup.h"
#include "favor-steady-bin.h"

struct _FavorCoach
{
  AdwBin parent_instance;

  FavorTutor    *tutor;
  FavorLearnPart part;
  char          *last_label;
  gboolean       waiting;

  GtkWidget      *heading;
  GtkLabel       *title;
  GtkLabel       *progress;
  GtkProgressBar *bar;
  GtkStack       *texts;
  GtkWidget      *remark_page;
  GtkLabel       *remarked;
  GtkWidget      *remark_box;
  GtkImage       *remark_icon;
  GtkLabel       *remark;
  GtkWidget      *buttons;
  GtkWidget      *back;
  GtkWidget      *hint;
  GtkWidget      *skip;
  GtkWidget      *next;
};

G_DEFINE_FINAL_TYPE (FavorCoach, favor_coach, ADW_TYPE_BIN)

/* The page of what is said while a vote is counted; the others are called by their texts. */
#define WATCH "watch"

/* The buttons beside the heading, whose bar gives way to them, or below the text. */
static void
arrange (FavorCoach *self)
{
  GtkLayoutManager
    *grid = gtk_widget_get_layout_manager (gtk_widget_get_parent (self->buttons));
  GtkGridLayoutChild *at =
    GTK_GRID_LAYOUT_CHILD (gtk_layout_manager_get_layout_child (grid, self->buttons));
  gboolean narrow;

  g_object_get (adw_bin_get_child (ADW_BIN (self)), "narrow", &narrow, NULL);
  gtk_grid_layout_child_set_column (at, narrow ? 0 : 1);
  gtk_grid_layout_child_set_row (at, narrow ? 2 : 0);
  gtk_grid_layout_child_set_column_span (at, narrow ? 2 : 1);
}

static void
favor_coach_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), FAVOR_TYPE_COACH);
  g_clear_object (&FAVOR_COACH (object)->tutor);

  G_OBJECT_CLASS (favor_coach_parent_class)->dispose (object);
}

static void
favor_coach_finalize (GObject *object)
{
  g_free (FAVOR_COACH (object)->last_label);

  G_OBJECT_CLASS (favor_coach_parent_class)->finalize (object);
}

static void
favor_coach_class_init (FavorCoachClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = favor_coach_dispose;
  G_OBJECT_CLASS (klass)->finalize = favor_coach_finalize;

  g_type_ensure (FAVOR_TYPE_BREAKPOINT_BIN);
  g_type_ensure (FAVOR_TYPE_STEADY_BIN);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, FAVOR_RESOURCES "coach.ui");
#define BIND(name) gtk_widget_class_bind_template_child (widget_class, FavorCoach, name)
  BIND (heading);
  BIND (title);
  BIND (progress);
  BIND (bar);
  BIND (texts);
  BIND (remark_page);
  BIND (remarked);
  BIND (remark_box);
  BIND (remark_icon);
  BIND (remark);
  BIND (buttons);
  BIND (back);
  BIND (hint);
  BIND (skip);
  BIND (next);
#undef BIND
  gtk_widget_class_bind_template_callback (widget_class, arrange);
}

static void
favor_coach_init (FavorCoach *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  arrange (self);
  /* Translators: for screen readers: the strip that leads through a tutorial or puzzle */
  favor_accessible_set_name (GTK_WIDGET (self), _ ("Lesson"));
}

static void
add_text (FavorCoach *self, const char *name, const char *markup)
{
  GtkWidget *label;

  if (gtk_stack_get_child_by_name (self->texts, name) != NULL)
    return;
  label = favor_label_new_wrapping ("coach-text");
  gtk_label_set_markup (GTK_LABEL (label), markup);
  gtk_widget_set_valign (label, GTK_ALIGN_START);
  gtk_stack_add_named (self->texts, label, name);
}

static void
add_texts (FavorCoach *self)
{
  GPtrArray *steps = favor_tutor_get_lesson (self->tutor)->steps;

  /* Translators: what a lesson says while a vote is counted */
  add_text (self, WATCH, _ ("Watch what comes of it."));
  for (guint i = 0; i < steps->len; i++)
    {
      const FavorLessonStep *step = g_ptr_array_index (steps, i);

      add_text (self, step->say, favor_markup_translate (step->say));
      if (step->right != NULL)
        add_text (self, step->right, favor_markup_translate (step->right));
    }
}

/**
 * favor_coach_new:
 * @tutor: stands at a step
 * @part: %FAVOR_LEARN_TUTORIAL or %FAVOR_LEARN_PUZZLES, where nothing is shown or skipped
 * @last_label: what the button says that leaves the last step
 *
 * Returns: (transfer floating): a strip
 */
GtkWidget *
favor_coach_new (FavorTutor *tutor, FavorLearnPart part, const char *last_label)
{
  FavorCoach *self = g_object_new (FAVOR_TYPE_COACH, NULL);

  g_return_val_if_fail (FAVOR_IS_TUTOR (tutor), GTK_WIDGET (self));

  self->tutor = g_object_ref (tutor);
  self->part = part;
  self->last_label = g_strdup (last_label);
  gtk_label_set_markup (self->title,
                        favor_markup_translate (favor_tutor_get_lesson (tutor)->title));
  gtk_button_set_label (GTK_BUTTON (self->hint),
                        part == FAVOR_LEARN_TUTORIAL
                          /* Translators: button of a lesson: proposes what to do */
                          ? _ ("Show Me")
                          : _ ("Hint"));
  add_texts (self);
  favor_coach_update (self);
  return GTK_WIDGET (self);
}

static void
update_progress (FavorCoach *self)
{
  guint n = favor_tutor_get_n_steps (self->tutor);
  guint nth = favor_tutor_get_nth (self->tutor) + 1;
  /* Translators: how far one is in a lesson: step {nth} of {n}; little space */
  g_autofree char *text = favor_text_fill (_ ("{nth} / {n}"), "nth# n#", nth, n);

  gtk_label_set_label (self->progress, text);
  gtk_progress_bar_set_fraction (self->bar, (double) nth / n);
  /* A single step needs no more than the title in the header bar. */
  gtk_widget_set_visible (self->heading, n > 1);
}

static const char *
get_page (FavorCoach *self)
{
  return self->waiting ? WATCH : favor_tutor_get_text (self->tutor);
}

static gboolean
has_remark (FavorCoach *self)
{
  return favor_tutor_get_remark (self->tutor) != NULL;
}

static void
update_text (FavorCoach *self)
{
  GtkWidget *text = gtk_stack_get_child_by_name (self->texts, get_page (self));

  gtk_stack_set_visible_child (self->texts,
                               has_remark (self) && !self->waiting ? self->remark_page
                                                                   : text);
}

static void
update_remark (FavorCoach *self)
{
  const char *remark = favor_tutor_get_remark (self->tutor);
  gboolean    missed = favor_tutor_get_missed (self->tutor);

  gtk_label_set_markup (self->remarked,
                        favor_markup_translate (favor_tutor_get_text (self->tutor)));
  gtk_label_set_markup (self->remark,
                        remark != NULL ? favor_markup_translate (remark) : "");
  gtk_image_set_from_icon_name (self->remark_icon,
                                missed ? "edit-undo-symbolic"
                                       : "dialog-information-symbolic");
  if (missed)
    gtk_widget_add_css_class (self->remark_box, "missed");
  else
    gtk_widget_remove_css_class (self->remark_box, "missed");
}

static void
update_buttons (FavorCoach *self)
{
  FavorTutorState state = favor_tutor_get_state (self->tutor);
  guint           nth = favor_tutor_get_nth (self->tutor);
  gboolean        last = nth + 1 == favor_tutor_get_n_steps (self->tutor);
  gboolean        choose = state == FAVOR_TUTOR_CHOOSE;
  gboolean        tutorial = self->part == FAVOR_LEARN_TUTORIAL;

  gtk_widget_set_visible (self->back, !self->waiting && nth > 0);
  gtk_widget_set_visible (self->hint,
                          !self->waiting && choose &&
                            favor_tutor_get_step (self->tutor)->hint != NULL);
  gtk_widget_set_visible (self->skip,
                          !self->waiting && tutorial &&
                            (choose || state == FAVOR_TUTOR_WATCH));
  gtk_widget_set_visible (self->next, !self->waiting && state == FAVOR_TUTOR_READ);
  /* Heard with the button, which has the focus when there is something new to read. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->next),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  favor_coach_get_text (self),
                                  -1);
  gtk_button_set_label (GTK_BUTTON (self->next),
                        /* Translators: button of a lesson: to the next step */
                        last ? self->last_label : C_ ("lesson", "Next"));
}

/**
 * favor_coach_update:
 *
 * Makes everything agree with the tutor.
 */
void
favor_coach_update (FavorCoach *self)
{
  g_return_if_fail (FAVOR_IS_COACH (self));

  update_text (self);
  update_progress (self);
  update_remark (self);
  update_buttons (self);
}

/**
 * favor_coach_set_waiting:
 * @waiting: whether what came of a choice is still being shown
 *
 * Has the strip not run ahead of what is seen.
 */
void
favor_coach_set_waiting (FavorCoach *self, gboolean waiting)
{
  g_return_if_fail (FAVOR_IS_COACH (self));

  if (self->waiting == waiting)
    return;
  self->waiting = waiting;
  favor_coach_update (self);
}

/**
 * favor_coach_focus:
 *
 * Focuses the button that goes on.
 *
 * Returns: %FALSE if there is none
 */
gboolean
favor_coach_focus (FavorCoach *self)
{
  g_return_val_if_fail (FAVOR_IS_COACH (self), FALSE);

  return !self->waiting && gtk_widget_get_visible (self->next) &&
         gtk_widget_grab_focus (self->next);
}

/**
 * favor_coach_get_text:
 *
 * Returns: (transfer none): what the learner reads
 */
const char *
favor_coach_get_text (FavorCoach *self)
{
  g_return_val_if_fail (FAVOR_IS_COACH (self), NULL);

  return gtk_label_get_text (GTK_LABEL (gtk_stack_get_child_by_name (self->texts,
                                                                     get_page (self))));
}

/**
 * favor_coach_get_remark:
 *
 * Returns: (transfer none) (nullable): what is said about a choice; %NULL if nothing
 *   is
 */
const char *
favor_coach_get_remark (FavorCoach *self)
{
  g_return_val_if_fail (FAVOR_IS_COACH (self), NULL);

  return has_remark (self) ? gtk_label_get_text (self->remark) : NULL;
}
