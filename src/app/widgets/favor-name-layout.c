/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-name-layout.h"

#include "favor-children.h"

#define GAP 6

/* A box shares what lacks among all, and a squeezer in it keeps room for a word that it does not
 * show; the name was cut although there was room for it. */
struct _FavorNameLayout
{
  GtkLayoutManager parent_instance;

  /* (nullable) */
  GtkWidget *word;
  GtkWidget *picture;
};

G_DEFINE_FINAL_TYPE (FavorNameLayout, favor_name_layout, GTK_TYPE_LAYOUT_MANAGER)

static gboolean
has_choice (FavorNameLayout *self)
{
  return self->word != NULL && gtk_widget_should_layout (self->word) &&
         gtk_widget_should_layout (self->picture);
}

static gboolean
is_left_out (FavorNameLayout *self, GtkWidget *child, gboolean with_word)
{
  return !gtk_widget_should_layout (child) ||
         (has_choice (self) && child == (with_word ? self->picture : self->word));
}

/* How wide the line is, gaps included. */
static void
measure_line (FavorNameLayout *self,
              GtkWidget       *widget,
              gboolean         with_word,
              int             *least,
              int             *natural)
{
  int gap = 0;

  *least = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int child_least, child_natural;

      if (is_left_out (self, child, with_word))
        continue;
      favor_child_measure (child,
                           GTK_ORIENTATION_HORIZONTAL,
                           -1,
                           &child_least,
                           &child_natural);
      *least += gap + child_least;
      *natural += gap + child_natural;
      gap = GAP;
    }
}

static void
measure_height (GtkWidget *widget, int *least, int *natural)
{
  *least = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int child_least, child_natural;

      if (!gtk_widget_should_layout (child))
        continue;
      favor_child_measure (child,
                           GTK_ORIENTATION_VERTICAL,
                           -1,
                           &child_least,
                           &child_natural);
      *least = MAX (*least, child_least);
      *natural = MAX (*natural, child_natural);
    }
}

static void
favor_name_layout_measure (GtkLayoutManager *layout,
                           GtkWidget        *widget,
                           GtkOrientation    orientation,
                           int               for_size,
                           int              *minimum,
                           int              *natural,
                           int              *minimum_baseline,
                           int              *natural_baseline)
{
  FavorNameLayout *self = FAVOR_NAME_LAYOUT (layout);
  int              unused;

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      measure_height (widget, minimum, natural);
      return;
    }
  measure_line (self, widget, FALSE, minimum, &unused);
  measure_line (self, widget, TRUE, &unused, natural);
  *natural = MAX (*minimum, *natural);
}

/* The first ones get what they would like. */
static void
favor_name_layout_allocate (GtkLayoutManager *layout,
                            GtkWidget        *widget,
                            int               width,
                            int               height,
                            int               baseline)
{
  FavorNameLayout *self = FAVOR_NAME_LAYOUT (layout);
  gboolean         rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  gboolean         with_word;
  int              least, natural, left, x = 0;

  measure_line (self, widget, TRUE, &least, &natural);
  with_word = natural <= width;
  if (!with_word)
    measure_line (self, widget, FALSE, &least, &natural);
  left = MAX (0, width - least);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      gboolean      left_out = is_left_out (self, child, with_word);
      GtkAllocation at = { 0, 0, 0, height };
      int           more;

      gtk_widget_set_child_visible (child, !left_out);
      if (left_out)
        continue;
      favor_child_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &at.width, &natural);
      more = MIN (natural - at.width, left);
      at.width += more;
      left -= more;
      at.x = rtl ? width - x - at.width : x;
      x += at.width + GAP;
      gtk_widget_size_allocate (child, &at, -1);
    }
}

static void
favor_name_layout_class_init (FavorNameLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->measure = favor_name_layout_measure;
  layout_class->allocate = favor_name_layout_allocate;
}

static void
favor_name_layout_init (FavorNameLayout *self)
{
}

void
favor_name_layout_set_either (FavorNameLayout *self, GtkWidget *word, GtkWidget *picture)
{
  g_return_if_fail (FAVOR_IS_NAME_LAYOUT (self));

  self->word = word;
  self->picture = picture;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}
