/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <adwaita.h>
#include <math.h>

#include "favor-tally.h"

#include "favor-motion.h"
#include "favor-text.h"

struct _FavorTally
{
  GObject parent_instance;

  GtkLabel     *label;
  AdwAnimation *counting;
  int           value;
  int           shown;
  gboolean      known;
};

G_DEFINE_FINAL_TYPE (FavorTally, favor_tally, G_TYPE_OBJECT)

static void
show (FavorTally *self, int value)
{
  g_autofree char *figure = favor_text_figure (value);

  self->shown = value;
  gtk_label_set_label (self->label, figure);
}

static void
count_cb (double value, gpointer data)
{
  FavorTally *self = data;
  int         shown = (int) lround (value);

  if (shown != self->shown)
    show (self, shown);
}

static void
favor_tally_dispose (GObject *object)
{
  FavorTally *self = FAVOR_TALLY (object);

  if (self->counting != NULL)
    adw_animation_reset (self->counting);
  g_clear_object (&self->counting);

  G_OBJECT_CLASS (favor_tally_parent_class)->dispose (object);
}

static void
favor_tally_class_init (FavorTallyClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = favor_tally_dispose;
}

static void
favor_tally_init (FavorTally *self)
{
}

/**
 * favor_tally_new:
 * @label: what shows the figure, as long as this is there
 *
 * Returns: (transfer full): a figure that is not known yet
 */
FavorTally *
favor_tally_new (GtkLabel *label)
{
  FavorTally *self;

  g_return_val_if_fail (GTK_IS_LABEL (label), NULL);

  self = g_object_new (FAVOR_TYPE_TALLY, NULL);
  self->label = label;
  return self;
}

/* No more counting. */
static void
stop (FavorTally *self)
{
  if (self->counting != NULL)
    adw_animation_pause (self->counting);
  if (self->shown != self->value || !self->known)
    show (self, self->value);
  self->known = TRUE;
}

static AdwAnimation *
get_counting (FavorTally *self)
{
  if (self->counting == NULL)
    self->counting = adw_timed_animation_new (GTK_WIDGET (self->label),
                                              0,
                                              0,
                                              0,
                                              adw_callback_animation_target_new (count_cb,
                                                                                 self,
                                                                                 NULL));
  return self->counting;
}

/**
 * favor_tally_set:
 * @value: what the label has to say
 * @count: it counts to it in sight, as long as a scored number rises
 */
void
favor_tally_set (FavorTally *self, int value, gboolean count)
{
  guint length = favor_motion_get_duration (FAVOR_MOTION_SCORE);

  g_return_if_fail (FAVOR_IS_TALLY (self));

  if (self->known && count && value == self->value)
    return;
  self->value = value;
  if (count && self->known && length > 0 &&
      gtk_widget_get_mapped (GTK_WIDGET (self->label)))
    {
      AdwTimedAnimation *counting = ADW_TIMED_ANIMATION (get_counting (self));

      adw_animation_pause (ADW_ANIMATION (counting));
      adw_timed_animation_set_value_from (counting, self->shown);
      adw_timed_animation_set_value_to (counting, value);
      adw_timed_animation_set_duration (counting, length);
      adw_animation_reset (ADW_ANIMATION (counting));
      adw_animation_play (ADW_ANIMATION (counting));
      return;
    }
  stop (self);
}
