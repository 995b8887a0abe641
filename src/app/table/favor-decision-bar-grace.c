/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-decision-bar-private.h"

#include "favor-signals.h"

/* A press too many on the main button. Once something is done there is nothing selected any more,
 * and in the very same place stands what ends the turn: whoever presses twice means the first. So
 * the button takes no press of the pointer while the second one of a double click may still come.
 * Keys and screen readers name what they press, and need not wait. */

static gboolean
end_grace_cb (gpointer data)
{
  FavorDecisionBar *self = data;

  self->grace = 0;
  return G_SOURCE_REMOVE;
}

/* As long as the person needs for a double click, by the settings of the desktop. */
void
favor_decision_bar_begin_grace (FavorDecisionBar *self)
{
  int milliseconds;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)),
                "gtk-double-click-time",
                &milliseconds,
                NULL);
  favor_decision_bar_end_grace (self);
  self->grace = g_timeout_add ((guint) milliseconds, end_grace_cb, self);
}

void
favor_decision_bar_end_grace (FavorDecisionBar *self)
{
  g_clear_handle_id (&self->grace, g_source_remove);
}

/* The next one of a row of presses comes as late after this one. */
static void
pressed_cb (FavorDecisionBar *self, int n_press, double x, double y, GtkGesture *gesture)
{
  if (self->grace == 0)
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  favor_decision_bar_begin_grace (self);
}

/* Looks at what is pressed before the button does. */
void
favor_decision_bar_guard (FavorDecisionBar *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click),
                                              GTK_PHASE_CAPTURE);
  favor_signals_connect (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (self->buttons, GTK_EVENT_CONTROLLER (click));
}
