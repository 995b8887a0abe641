/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <adwaita.h>
#include <math.h>

#include "favor-bubble.h"

#include "favor-accessible.h"
#include "favor-children.h"
#include "favor-label.h"
#include "favor-motion.h"
#include "favor-style.h"

#define SHOWN_MILLISECONDS 3000
#define MOST_CHARS         34
/* Between the bubble and its place: the ring around that is seen. */
#define GAP 7
/* Kept free at the edges of the area. */
#define MARGIN 6

struct _FavorBubble
{
  GtkWidget parent_instance;

  GtkWidget *label;
  /* (nullable): a weak pointer. */
  GtkWidget    *place;
  AdwAnimation *fading;
  guint         timeout;
};

G_DEFINE_FINAL_TYPE (FavorBubble, favor_bubble, GTK_TYPE_WIDGET)

static void
leave_place (FavorBubble *self)
{
  if (self->place != NULL)
    gtk_widget_remove_css_class (self->place, "refused");
  g_clear_weak_pointer (&self->place);
}

static void
fade_cb (double value, gpointer data)
{
  gtk_widget_set_opacity (GTK_WIDGET (data), value);
}

static void
faded_cb (FavorBubble *self)
{
  /* It came, or it went. */
  if (self->timeout == 0)
    favor_bubble_dismiss (self);
}

static void
fade (FavorBubble *self, double to)
{
  AdwTimedAnimation *fading = ADW_TIMED_ANIMATION (self->fading);

  adw_timed_animation_set_value_from (fading, gtk_widget_get_opacity (GTK_WIDGET (self)));
  adw_timed_animation_set_value_to (fading, to);
  adw_timed_animation_set_duration (fading,
                                    favor_motion_get_duration (FAVOR_MOTION_FADE));
  adw_animation_play (self->fading);
}

static gboolean
timeout_cb (gpointer data)
{
  FavorBubble *self = data;

  self->timeout = 0;
  leave_place (self);
  fade (self, 0);
  return G_SOURCE_REMOVE;
}

static void
favor_bubble_dispose (GObject *object)
{
  FavorBubble *self = FAVOR_BUBBLE (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  leave_place (self);
  if (self->fading != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->fading, self);
      adw_animation_reset (self->fading);
    }
  g_clear_object (&self->fading);
  g_clear_pointer (&self->label, gtk_widget_unparent);

  G_OBJECT_CLASS (favor_bubble_parent_class)->dispose (object);
}

static void
favor_bubble_class_init (FavorBubbleClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = favor_bubble_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "bubble");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_TOOLTIP);
}

static void
favor_bubble_init (FavorBubble *self)
{
  self->label = favor_label_new_wrapping (NULL);
  gtk_label_set_max_width_chars (GTK_LABEL (self->label), MOST_CHARS);
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  self->fading = adw_timed_animation_new (GTK_WIDGET (self),
                                          0,
                                          1,
                                          0,
                                          adw_callback_animation_target_new (fade_cb,
                                                                             self,
                                                                             NULL));
  g_signal_connect_swapped (self->fading, "done", G_CALLBACK (faded_cb), self);
}

static void
show (FavorBubble *self, const char *text, GtkWidget *place, gboolean refuses)
{
  favor_bubble_dismiss (self);
  if (place == NULL || !gtk_widget_get_mapped (place))
    return;
  g_set_weak_pointer (&self->place, place);
  if (refuses)
    gtk_widget_add_css_class (place, "refused");
  favor_style_set_class (GTK_WIDGET (self), "advice", !refuses);
  gtk_label_set_label (GTK_LABEL (self->label), text);
  favor_accessible_set_name (GTK_WIDGET (self), text);
  self->timeout = g_timeout_add (SHOWN_MILLISECONDS, timeout_cb, self);
  gtk_widget_set_opacity (GTK_WIDGET (self), 0);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  fade (self, 1);
}

/**
 * favor_bubble_say:
 * @text: a sentence
 * @place: (nullable): what it is about; if that is not seen, neither is the bubble
 */
void
favor_bubble_say (FavorBubble *self, const char *text, GtkWidget *place)
{
  g_return_if_fail (FAVOR_IS_BUBBLE (self));
  g_return_if_fail (text != NULL);
  g_return_if_fail (place == NULL || GTK_IS_WIDGET (place));

  show (self, text, place, TRUE);
}

/**
 * favor_bubble_advise:
 * @text: a sentence
 * @place: (nullable): as above
 *
 * Says something that is good to know, where nothing is refused.
 */
void
favor_bubble_advise (FavorBubble *self, const char *text, GtkWidget *place)
{
  g_return_if_fail (FAVOR_IS_BUBBLE (self));
  g_return_if_fail (text != NULL);
  g_return_if_fail (place == NULL || GTK_IS_WIDGET (place));

  show (self, text, place, FALSE);
}

/**
 * favor_bubble_dismiss:
 *
 * Takes the bubble away at once.
 */
void
favor_bubble_dismiss (FavorBubble *self)
{
  g_return_if_fail (FAVOR_IS_BUBBLE (self));

  g_clear_handle_id (&self->timeout, g_source_remove);
  leave_place (self);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/**
 * favor_bubble_get_text:
 *
 * Returns: (transfer none) (nullable): what it says now
 */
const char *
favor_bubble_get_text (FavorBubble *self)
{
  g_return_val_if_fail (FAVOR_IS_BUBBLE (self), NULL);

  return gtk_widget_get_visible (GTK_WIDGET (self))
           ? gtk_label_get_label (GTK_LABEL (self->label))
           : NULL;
}

/**
 * favor_bubble_get_place:
 *
 * Returns: (transfer none) (nullable): beside which place it says something
 */
GtkWidget *
favor_bubble_get_place (FavorBubble *self)
{
  g_return_val_if_fail (FAVOR_IS_BUBBLE (self), NULL);

  return self->place;
}

/**
 * favor_bubble_put:
 * @place: what the bubble is about
 * @area: what the bubble should not leave
 * @to: (inout): has the size of the bubble, gets its position
 *
 * Above the place, below it where there is no room, over its foot where there is neither; never
 * beyond the sides of the area.
 */
void
favor_bubble_put (const graphene_rect_t *place,
                  const GdkRectangle    *area,
                  GdkRectangle          *to)
{
  int top, bottom, right, lowest;

  g_return_if_fail (place != NULL);
  g_return_if_fail (area != NULL);
  g_return_if_fail (to != NULL);

  top = (int) floorf (place->origin.y) - GAP - to->height;
  bottom = (int) ceilf (place->origin.y + place->size.height) + GAP;
  right = area->x + area->width - MARGIN - to->width;
  lowest = area->y + area->height - MARGIN - to->height;
  to->x = (int) roundf (place->origin.x + (place->size.width - (float) to->width) / 2);
  to->x = MAX (area->x + MARGIN, MIN (to->x, right));
  if (top >= area->y + MARGIN)
    to->y = MIN (top, lowest);
  else
    to->y = MAX (area->y + MARGIN, MIN (bottom, lowest));
}

/**
 * favor_bubble_locate:
 * @within: an ancestor of both the bubble and its place
 * @area: what the bubble should not leave, in the coordinates of @within
 * @to: (out): where the bubble belongs in @within
 *
 * Returns: %FALSE if it has no place any more
 */
gboolean
favor_bubble_locate (FavorBubble        *self,
                     GtkWidget          *within,
                     const GdkRectangle *area,
                     GdkRectangle       *to)
{
  graphene_rect_t place;
  int             least;

  g_return_val_if_fail (FAVOR_IS_BUBBLE (self), FALSE);
  g_return_val_if_fail (GTK_IS_WIDGET (within), FALSE);
  g_return_val_if_fail (to != NULL, FALSE);

  if (self->place == NULL || !gtk_widget_compute_bounds (self->place, within, &place))
    return FALSE;
  least = favor_child_get_least (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1);
  to->width = favor_child_get_natural (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1);
  to->width = MAX (least, MIN (to->width, area->width - 2 * MARGIN));
  to->height = favor_child_get_height (GTK_WIDGET (self), to->width);
  favor_bubble_put (&place, area, to);
  return TRUE;
}
