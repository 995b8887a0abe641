/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include <math.h>

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-map-private.h"

#include "favor-focus.h"
#include "favor-game-view.h"
#include "favor-piece.h"

/* What a person does to move and zoom a map. */

/* Of one notch of a wheel, and of one key, in pixels and as a part of the window. */
#define NOTCH    64.0
#define KEY_PART 0.2
/* What one step of a touchpad makes tiles larger. */
#define SMOOTH 1.02
/* How far two fingers twist for a quarter of a turn, and back again, beyond what is nearest to it. */
#define QUARTER      G_PI_2
#define QUARTER_FROM (QUARTER * 0.55)

/* ---- Dragging ------------------------------------------------------------------------- */

/* What can be chosen is dragged itself, and buttons are pressed. */
static gboolean
is_ground (FavorMap *self, double x, double y)
{
  GtkWidget *picked = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  for (; picked != NULL && picked != GTK_WIDGET (self);
       picked = gtk_widget_get_parent (picked))
    if (!FAVOR_IS_PIECE (picked) || (favor_piece_get_state (FAVOR_PIECE (picked)) &
                                     (FAVOR_PIECE_CHOOSABLE | FAVOR_PIECE_CHOSEN)) != 0)
      return FALSE;
  return TRUE;
}

typedef struct
{
  double x;
  double y;
} Dragged;

static Dragged *
get_dragged (gpointer gesture)
{
  return g_object_get_data (G_OBJECT (gesture), "favor-dragged");
}

static void
drag_begin_cb (GtkGestureDrag *gesture, double x, double y, FavorMap *self)
{
  guint button = gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture));

  *get_dragged (gesture) = (Dragged){ 0, 0 };
  if (button != GDK_BUTTON_MIDDLE &&
      (button > GDK_BUTTON_PRIMARY || !is_ground (self, x, y)))
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_DENIED);
}

static void
drag_update_cb (GtkGestureDrag *gesture, double dx, double dy, FavorMap *self)
{
  Dragged *dragged = get_dragged (gesture);

  if (dragged->x == 0 && dragged->y == 0 &&
      !gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int) dx, (int) dy))
    return;
  /* Whatever lies below is not pressed any more. */
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "grabbing");
  favor_map_pan (self, round (dx) - dragged->x, round (dy) - dragged->y);
  *dragged = (Dragged){ round (dx), round (dy) };
}

static void
drag_end_cb (FavorMap *self)
{
  gtk_widget_set_cursor (GTK_WIDGET (self), NULL);
}

/* Whoever only pressed has dragged nothing. */
static void
swipe_cb (GtkGesture *gesture, double vx, double vy, FavorMap *self)
{
  if (get_dragged (gesture)->x != 0 || get_dragged (gesture)->y != 0)
    favor_map_glide (self, vx, vy);
}

/* Twice on the ground shows all. */
static void
pressed_cb (FavorMap *self, int n_press, double x, double y)
{
  if (n_press == 2 &&
      gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT) == GTK_WIDGET (self))
    favor_map_fit (self, TRUE);
}

/* ---- Wheels, touchpads, fingers ------------------------------------------------------- */

static void
zoom_by_wheel (FavorMap *self, GtkEventControllerScroll *scroll, double dy)
{
  FavorMapParts *parts = favor_map_parts (self);

  if (fabs (dy) < 0.001)
    return;
  if (gtk_event_controller_scroll_get_unit (scroll) == GDK_SCROLL_UNIT_WHEEL &&
      fabs (dy) > 0.9)
    favor_map_zoom (self, dy < 0 ? 1 : -1, &parts->pointer);
  else
    favor_map_hold (self,
                    parts->sight.tile *
                      pow (SMOOTH,
                           gtk_event_controller_scroll_get_unit (scroll) ==
                               GDK_SCROLL_UNIT_WHEEL
                             ? -dy * 10
                             : -dy),
                    &parts->pointer,
                    FALSE);
}

static gboolean
scroll_cb (GtkEventControllerScroll *scroll, double dx, double dy, FavorMap *self)
{
  GtkEventController *controller = GTK_EVENT_CONTROLLER (scroll);
  GdkModifierType     state = gtk_event_controller_get_current_event_state (controller);
  double              notch = 1;

  if (state & GDK_CONTROL_MASK)
    {
      zoom_by_wheel (self, scroll, dy);
      return TRUE;
    }
  if (gtk_event_controller_scroll_get_unit (scroll) == GDK_SCROLL_UNIT_WHEEL)
    notch = NOTCH;
  if (state & GDK_SHIFT_MASK)
    favor_map_pan (self, round (-dy * notch), round (-dx * notch));
  else
    favor_map_pan (self, round (-dx * notch), round (-dy * notch));
  return TRUE;
}

/* The fingers left the touchpad; those of a zoom glide nowhere. */
static void
decelerate_cb (GtkEventController *controller, double vx, double vy, FavorMap *self)
{
  GdkModifierType state = gtk_event_controller_get_current_event_state (controller);

  if (favor_map_parts (self)->held || (state & GDK_CONTROL_MASK) != 0)
    return;
  if (state & GDK_SHIFT_MASK)
    favor_map_glide (self, -vy, -vx);
  else
    favor_map_glide (self, -vx, -vy);
}

static void
motion_cb (FavorMap *self, double x, double y)
{
  favor_map_parts (self)->pointer = GRAPHENE_POINT_INIT ((float) x, (float) y);
}

/* Between two fingers: the map follows their middle, too. */
typedef struct
{
  double tile;
  double x;
  double y;
} Pinch;

static void
pinch_begin_cb (GtkGesture *gesture, GdkEventSequence *sequence, FavorMap *self)
{
  Pinch *pinch = g_object_get_data (G_OBJECT (gesture), "favor-pinch");

  pinch->tile = favor_map_get_tile (self);
  gtk_gesture_get_bounding_box_center (gesture, &pinch->x, &pinch->y);
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
pinch_cb (GtkGesture *gesture, double scale, FavorMap *self)
{
  Pinch *pinch = g_object_get_data (G_OBJECT (gesture), "favor-pinch");
  double x, y;

  if (!gtk_gesture_get_bounding_box_center (gesture, &x, &y))
    return;
  favor_map_hold (self,
                  pinch->tile * scale,
                  &GRAPHENE_POINT_INIT ((float) x, (float) y),
                  TRUE);
  favor_map_pan (self, x - pinch->x, y - pinch->y);
  pinch->x = x;
  pinch->y = y;
}

/* ---- Turning -------------------------------------------------------------------------- */

/* FALSE: there is nobody who could turn anything. */
static gboolean
turn (FavorMap *self, char letter)
{
  GtkWidget *view = gtk_widget_get_ancestor (GTK_WIDGET (self), FAVOR_TYPE_GAME_VIEW);

  if (view == NULL)
    return FALSE;
  favor_game_view_press_letter (FAVOR_GAME_VIEW (view), letter);
  return TRUE;
}

/* What is in hand follows the fingers, quarter by quarter. */
static void
twist_begin_cb (GtkGesture *gesture, GdkEventSequence *sequence, FavorMap *self)
{
  *(double *) g_object_get_data (G_OBJECT (gesture), "favor-turned") = 0;
}

static void
twist_cb (GtkGesture *gesture, double angle, double twisted, FavorMap *self)
{
  double *turned = g_object_get_data (G_OBJECT (gesture), "favor-turned");
  double  ahead = remainder (twisted - *turned, 2 * G_PI);

  if (fabs (ahead) >= QUARTER_FROM &&
      turn (self, ahead > 0 ? FAVOR_LETTER_TURN_RIGHT : FAVOR_LETTER_TURN_LEFT))
    *turned += copysign (QUARTER, ahead);
}

/* Each click of the other button, also the second of two. */
static void
turned_cb (FavorMap *self)
{
  turn (self, FAVOR_LETTER_TURN_RIGHT);
}

/* ---- Keys ----------------------------------------------------------------------------- */

static void
zoom_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  favor_map_zoom (FAVOR_MAP (widget), g_str_equal (name, "map.zoom-in") ? 1 : -1, NULL);
  favor_map_keep_focus (FAVOR_MAP (widget));
}

static void
fit_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  favor_map_fit (FAVOR_MAP (widget), TRUE);
}

/* What is above the upper edge comes into sight. */
static gboolean
pan_cb (GtkWidget *widget, GVariant *parameter, gpointer data)
{
  FavorMap     *self = FAVOR_MAP (widget);
  FavorMapSight goal = favor_map_get_goal (self);
  int           x, y;

  g_variant_get (parameter, "(ii)", &x, &y);
  favor_map_sight_pan (&goal,
                       round (-x * KEY_PART * goal.window.width),
                       round (-y * KEY_PART * goal.window.height));
  favor_map_go (self, &goal, TRUE);
  favor_map_keep_focus (self);
  return TRUE;
}

static void
bind_pan (GtkWidgetClass *widget_class, guint key, guint keypad, int x, int y)
{
  gtk_widget_class_add_binding (widget_class,
                                key,
                                GDK_CONTROL_MASK,
                                pan_cb,
                                "(ii)",
                                x,
                                y);
  gtk_widget_class_add_binding (widget_class,
                                keypad,
                                GDK_CONTROL_MASK,
                                pan_cb,
                                "(ii)",
                                x,
                                y);
}

/* In review the page goes to the beginning by the same key. */
static gboolean
home_cb (GtkWidget *widget, GVariant *parameter, gpointer data)
{
  if (favor_board_get_top (FAVOR_BOARD (widget)) > 0)
    return FALSE;
  favor_map_fit (FAVOR_MAP (widget), TRUE);
  return TRUE;
}

/* Whoever had moved the map by the pointer sees again what keys act on. */
static gboolean
key_cb (GtkEventController *controller,
        guint               key,
        guint               code,
        GdkModifierType     state,
        FavorMap           *self)
{
  GdkEvent      *event = gtk_event_controller_get_current_event (controller);
  GtkWidget     *focus = gtk_widget_get_focus_child (GTK_WIDGET (self));
  FavorMapChild *known = favor_map_find (self, focus);

  if (known != NULL && (event == NULL || !gdk_key_event_is_modifier (event)) &&
      (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) == 0 &&
      !favor_map_is_in_sight (self, focus))
    favor_map_show (self, &known->at, TRUE);
  return GDK_EVENT_PROPAGATE;
}

static const struct
{
  guint           key;
  GdkModifierType modifiers;
  const char     *action;
} keys[] = {
  { GDK_KEY_plus, 0, "map.zoom-in" },
  { GDK_KEY_plus, GDK_SHIFT_MASK, "map.zoom-in" },
  { GDK_KEY_equal, 0, "map.zoom-in" },
  { GDK_KEY_KP_Add, 0, "map.zoom-in" },
  { GDK_KEY_plus, GDK_CONTROL_MASK, "map.zoom-in" },
  { GDK_KEY_minus, 0, "map.zoom-out" },
  { GDK_KEY_KP_Subtract, 0, "map.zoom-out" },
  { GDK_KEY_minus, GDK_CONTROL_MASK, "map.zoom-out" },
  { GDK_KEY_0, GDK_CONTROL_MASK, "map.fit" },
  { GDK_KEY_KP_0, GDK_CONTROL_MASK, "map.fit" },
};

void
favor_map_install_acts (FavorMapClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_install_action (widget_class, "map.zoom-in", NULL, zoom_action);
  gtk_widget_class_install_action (widget_class, "map.zoom-out", NULL, zoom_action);
  gtk_widget_class_install_action (widget_class, "map.fit", NULL, fit_action);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class,
                                         keys[i].key,
                                         keys[i].modifiers,
                                         keys[i].action,
                                         NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Home, 0, home_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Home, 0, home_cb, NULL);
  bind_pan (widget_class, GDK_KEY_Left, GDK_KEY_KP_Left, -1, 0);
  bind_pan (widget_class, GDK_KEY_Right, GDK_KEY_KP_Right, 1, 0);
  bind_pan (widget_class, GDK_KEY_Up, GDK_KEY_KP_Up, 0, -1);
  bind_pan (widget_class, GDK_KEY_Down, GDK_KEY_KP_Down, 0, 1);
}

static void
add_drag (FavorMap *self)
{
  GtkWidget  *widget = GTK_WIDGET (self);
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkGesture *swipe = gtk_gesture_swipe_new ();
  Dragged    *dragged = g_new0 (Dragged, 1);

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), 0);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (swipe), 0);
  g_object_set_data_full (G_OBJECT (drag), "favor-dragged", dragged, g_free);
  /* They live and go together. */
  g_object_set_data (G_OBJECT (swipe), "favor-dragged", dragged);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect (swipe, "swipe", G_CALLBACK (swipe_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (swipe));
  gtk_gesture_group (swipe, drag);
}

static void
add_twist (FavorMap *self, GtkGesture *pinch)
{
  GtkGesture *twist = gtk_gesture_rotate_new ();

  g_object_set_data_full (G_OBJECT (twist), "favor-turned", g_new0 (double, 1), g_free);
  g_signal_connect (twist, "begin", G_CALLBACK (twist_begin_cb), self);
  g_signal_connect (twist, "angle-changed", G_CALLBACK (twist_cb), self);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (twist),
                                              GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (twist));
  gtk_gesture_group (twist, pinch);
}

static void
add_turn (FavorMap *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (turned_cb), self);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click),
                                              GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

static void
add_gestures (FavorMap *self)
{
  GtkWidget  *widget = GTK_WIDGET (self);
  GtkGesture *press = gtk_gesture_click_new ();
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *pinch = gtk_gesture_zoom_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (press), 0);
  g_signal_connect_swapped (press, "pressed", G_CALLBACK (favor_map_stop_gliding), self);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press),
                                              GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (press));
  add_drag (self);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
  g_object_set_data_full (G_OBJECT (pinch), "favor-pinch", g_new0 (Pinch, 1), g_free);
  g_signal_connect (pinch, "begin", G_CALLBACK (pinch_begin_cb), self);
  g_signal_connect (pinch, "scale-changed", G_CALLBACK (pinch_cb), self);
  g_signal_connect_swapped (pinch, "end", G_CALLBACK (favor_map_release), self);
  g_signal_connect_swapped (pinch, "cancel", G_CALLBACK (favor_map_release), self);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (pinch),
                                              GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (pinch));
  add_twist (self, pinch);
  add_turn (self);
}

void
favor_map_add_acts (FavorMap *self)
{
  GtkWidget          *widget = GTK_WIDGET (self);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *key = gtk_event_controller_key_new ();
  GtkEventController *scroll = gtk_event_controller_scroll_new (
    GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES | GTK_EVENT_CONTROLLER_SCROLL_KINETIC);

  add_gestures (self);
  g_signal_connect_swapped (motion, "enter", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  gtk_event_controller_set_propagation_phase (motion, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (widget, motion);
  g_signal_connect (key, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_event_controller_set_propagation_phase (key, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (widget, key);
  g_signal_connect_swapped (scroll,
                            "scroll-begin",
                            G_CALLBACK (favor_map_stop_gliding),
                            self);
  g_signal_connect (scroll, "scroll", G_CALLBACK (scroll_cb), self);
  g_signal_connect (scroll, "decelerate", G_CALLBACK (decelerate_cb), self);
  gtk_widget_add_controller (widget, scroll);
}

/**
 * favor_map_get_keys:
 * @n_keys: (out): how many
 *
 * Returns: (array length=n_keys) (transfer none): what a map does by keys while it has the focus
 */
const FavorMapKey *
favor_map_get_keys (guint *n_keys)
{
  static const FavorMapKey all[] = {
    { "plus", N_ ("Zoom in") },
    { "minus", N_ ("Zoom out") },
    { "Home <Control>0", N_ ("Show all of the map") },
    /* Translators: keyboard shortcut: another part of the map is seen */
    { "<Control>Left...<Control>Down", N_ ("Move the map") },
    /* Translators: keyboard shortcut: the arrows go to the next tile or space in their direction */
    { "Left...Down", N_ ("Go on the map") },
  };

  g_return_val_if_fail (n_keys != NULL, NULL);

  *n_keys = G_N_ELEMENTS (all);
  return all;
}
