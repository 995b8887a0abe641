/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-decision-bar-private.h"

#include "favor-press.h"
#include "favor-signals.h"

/* A press too many on the main button. Once something is done there is nothing selected any more,
 * and in the very same place stands what ends the turn, or does it although something is left
 * undone: whoever presses twice means the first. Keys and screen readers name what they press. */

static gboolean
is_too_many (FavorDecisionBar *self, guint32 now)
{
  /* What is shown may be pressed on as fast as it is read. */
  return self->decision != NULL &&
         favor_decision_get_mode (self->decision) == FAVOR_TABLE_PLAYING &&
         favor_press_is_repeated (GTK_WIDGET (self), self->pressed, now);
}

/* Of a row of presses each is as close to the one before. */
static void
pressed_cb (FavorDecisionBar *self, int n_press, double x, double y, GtkGesture *gesture)
{
  guint32 now =
    gtk_event_controller_get_current_event_time (GTK_EVENT_CONTROLLER (gesture));

  if (is_too_many (self, now))
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  self->pressed = now;
}

/* Looks at what is pressed before the buttons do. */
void
favor_decision_bar_guard (FavorDecisionBar *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click),
                                              GTK_PHASE_CAPTURE);
  favor_signals_connect (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (self->buttons, GTK_EVENT_CONTROLLER (click));
}
