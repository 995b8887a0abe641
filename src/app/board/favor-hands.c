/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-hands.h"

#include "favor-accessible.h"
#include "favor-children.h"
#include "favor-seat-sign.h"

/* Of a row where not all of them have room, and of one that still can be read, which is also the least
 * that is to be seen of the others: pixels. */
#define ROW   60
#define LEAST 50
#define SIGN  20
/* So many letters of a name at least, and where there is room. */
#define LETTERS      8
#define MOST_LETTERS 14

struct _FavorHands
{
  GtkWidget parent_instance;

  FavorHand *own;
  /* Shield and name before the own hand. */
  GtkWidget *whose;
  GtkWidget *own_row;
  /* The cards of all rows begin below each other. */
  GtkSizeGroup *names;
  /* (nullable): nothing lies open. */
  GtkWidget *scroller;
  GtkWidget *others;
  /* How high each row is. */
  int row;
  /* (nullable): what may cover all of it. */
  FavorHand *spread;
  /* (nullable): how each hand lies. */
  FavorHandArrange arrange;
};

G_DEFINE_FINAL_TYPE (FavorHands, favor_hands, GTK_TYPE_WIDGET)

/* ---- Rows ----------------------------------------------------------------------------- */

static GtkWidget *
create_row (FavorHands *self, FavorHand *hand, GtkWidget **whose)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *name = gtk_label_new (NULL);

  *whose = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_add_css_class (*whose, "whose");
  gtk_widget_set_valign (*whose, GTK_ALIGN_FILL);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (name), LETTERS);
  gtk_label_set_max_width_chars (GTK_LABEL (name), MOST_LETTERS);
  gtk_box_append (GTK_BOX (*whose), favor_seat_sign_new (0, SIGN));
  gtk_box_append (GTK_BOX (*whose), name);
  gtk_size_group_add_widget (self->names, *whose);
  gtk_box_append (GTK_BOX (row), *whose);
  gtk_widget_set_hexpand (GTK_WIDGET (hand), TRUE);
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (hand));
  return row;
}

static void
name_row (GtkWidget *whose, const char *name, guint colour)
{
  GtkWidget *sign = gtk_widget_get_first_child (whose);
  GtkWidget *label = gtk_widget_get_next_sibling (sign);

  favor_seat_sign_set_colour (FAVOR_SEAT_SIGN (sign), colour);
  gtk_label_set_label (GTK_LABEL (label), name);
}

static GtkWidget *
get_nth_row (FavorHands *self, guint nth)
{
  GtkWidget *row = self->others != NULL ? gtk_widget_get_first_child (self->others)
                                        : NULL;

  while (row != NULL && nth-- > 0)
    row = gtk_widget_get_next_sibling (row);
  return row;
}

FavorHand *
favor_hands_peek_row (FavorHands *self, guint nth)
{
  GtkWidget *row;

  g_return_val_if_fail (FAVOR_IS_HANDS (self), NULL);

  row = get_nth_row (self, nth);
  return row != NULL ? FAVOR_HAND (gtk_widget_get_last_child (row)) : NULL;
}

FavorHand *
favor_hands_get_row (FavorHands *self, guint nth, const char *name, guint colour)
{
  GtkWidget *row, *whose;
  FavorHand *hand;

  g_return_val_if_fail (FAVOR_IS_HANDS (self), NULL);
  g_return_val_if_fail (self->others != NULL, NULL);

  row = get_nth_row (self, nth);
  if (row == NULL)
    {
      hand = favor_hand_new ();
      favor_hand_set_still (hand, TRUE);
      favor_hand_set_arrange (hand, self->arrange);
      row = create_row (self, hand, &whose);
      gtk_widget_set_size_request (row, -1, self->row);
      gtk_box_append (GTK_BOX (self->others), row);
    }
  hand = FAVOR_HAND (gtk_widget_get_last_child (row));
  name_row (gtk_widget_get_first_child (row), name, colour);
  favor_accessible_set_name (GTK_WIDGET (hand), name);
  return hand;
}

void
favor_hands_open (FavorHands *self, const char *name, guint colour)
{
  g_return_if_fail (FAVOR_IS_HANDS (self));

  name_row (self->whose, name, colour);
  if (self->scroller != NULL)
    return;
  gtk_widget_set_visible (self->whose, TRUE);
  favor_hand_set_still (self->own, TRUE);
  self->others = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->scroller = gtk_scrolled_window_new ();
  gtk_widget_set_focusable (self->scroller, FALSE);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller),
                                  GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), self->others);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}

void
favor_hands_close (FavorHands *self)
{
  g_return_if_fail (FAVOR_IS_HANDS (self));

  gtk_widget_set_visible (self->whose, FALSE);
  favor_hand_set_still (self->own, FALSE);
  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  self->others = NULL;
}

void
favor_hands_set_arrange (FavorHands *self, FavorHandArrange arrange)
{
  g_return_if_fail (FAVOR_IS_HANDS (self));

  self->arrange = arrange;
  favor_hand_set_arrange (self->own, arrange);
}

FavorHand *
favor_hands_get_spread (FavorHands *self)
{
  g_return_val_if_fail (FAVOR_IS_HANDS (self), NULL);

  if (self->spread == NULL)
    {
      self->spread = favor_hand_new ();
      gtk_widget_add_css_class (GTK_WIDGET (self->spread), "spread");
      gtk_widget_set_visible (GTK_WIDGET (self->spread), FALSE);
      gtk_widget_set_parent (GTK_WIDGET (self->spread), GTK_WIDGET (self));
    }
  return self->spread;
}

/* The other one comes before this one goes, or the focus would leave the ledge. */
void
favor_hands_show_spread (FavorHands *self, gboolean shown)
{
  g_return_if_fail (FAVOR_IS_HANDS (self));

  gtk_widget_set_visible (GTK_WIDGET (favor_hands_get_spread (self)), shown);
  gtk_widget_set_visible (self->own_row, !shown);
  if (self->scroller != NULL)
    gtk_widget_set_visible (self->scroller, !shown);
}

gboolean
favor_hands_get_spread_shown (FavorHands *self)
{
  g_return_val_if_fail (FAVOR_IS_HANDS (self), FALSE);

  return self->spread != NULL && gtk_widget_get_visible (GTK_WIDGET (self->spread));
}

/* ---- Object --------------------------------------------------------------------------- */

/* The page says how high the ledge is, as it does where there is but one hand. */
static void
favor_hands_measure (GtkWidget     *widget,
                     GtkOrientation orientation,
                     int            for_size,
                     int           *minimum,
                     int           *natural,
                     int           *minimum_baseline,
                     int           *natural_baseline)
{
  favor_children_measure (widget, orientation);
  *minimum = *natural = 0;
}

/* All of them as high as each other: as high as there is room if that can be read, else as the own one and a
 * whole one below it. */
static void
choose_row (FavorHands *self, int height)
{
  int n = 1, row;

  for (GtkWidget *child = gtk_widget_get_first_child (self->others); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n++;
  row = height / n >= LEAST ? height / n : MIN (ROW, MAX (height - LEAST, height / 2));
  if (row == self->row)
    return;
  self->row = row;
  for (GtkWidget *child = gtk_widget_get_first_child (self->others); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_size_request (child, -1, row);
}

static void
favor_hands_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FavorHands *self = FAVOR_HANDS (widget);
  int         own = height;

  if (favor_hands_get_spread_shown (self))
    {
      gtk_widget_size_allocate (GTK_WIDGET (self->spread),
                                &(GtkAllocation){ 0, 0, width, height },
                                baseline);
      return;
    }
  if (self->scroller != NULL)
    {
      choose_row (self, height);
      own = self->row;
    }
  gtk_widget_size_allocate (self->own_row,
                            &(GtkAllocation){ 0, 0, width, own },
                            baseline);
  if (self->scroller != NULL)
    gtk_widget_size_allocate (self->scroller,
                              &(GtkAllocation){ 0, own, width, height - own },
                              -1);
}

static void
favor_hands_dispose (GObject *object)
{
  favor_children_remove (GTK_WIDGET (object));
  g_clear_object (&FAVOR_HANDS (object)->names);

  G_OBJECT_CLASS (favor_hands_parent_class)->dispose (object);
}

static void
favor_hands_class_init (FavorHandsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = favor_hands_dispose;
  widget_class->measure = favor_hands_measure;
  widget_class->size_allocate = favor_hands_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "hands");
}

static void
favor_hands_init (FavorHands *self)
{
  self->row = ROW;
  self->names = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
}

FavorHands *
favor_hands_new (FavorHand *own)
{
  FavorHands *self = g_object_new (FAVOR_TYPE_HANDS, NULL);

  self->own = own;
  self->own_row = create_row (self, own, &self->whose);
  gtk_widget_set_visible (self->whose, FALSE);
  gtk_widget_set_parent (self->own_row, GTK_WIDGET (self));
  return self;
}
