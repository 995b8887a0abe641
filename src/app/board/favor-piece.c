/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <math.h>

#include "favor-piece.h"

#include "favor-accessible.h"
#include "favor-motion.h"
#include "favor-piece-draw.h"
#include "favor-properties.h"
#include "favor-signals.h"
#include "favor-style.h"
#include "favor-text.h"
#include "favor-tooltip.h"

#define GHOST 0.55
/* And below this one its rings would cover its neighbours. */
#define TINY_BELOW 20
/* What is narrower for its height is a card. */
#define CARD_BELOW 0.8

struct _FavorPiece
{
  GtkWidget parent_instance;

  FavorFace *face;
  /* What is seen of the other side until the piece is half turned. */
  FavorFace *turned;
  /* (nullable): it was never turned. */
  AdwAnimation   *turning;
  double          turn;
  char           *label;
  char           *why_not;
  char           *note;
  FavorPieceState state;
  guint           key;
  guint           group;
  guint           count;
};

G_DEFINE_FINAL_TYPE (FavorPiece, favor_piece, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_ACTIVATED,
  SIGNAL_INSPECTED,
  SIGNAL_DROPPED,
  N_SIGNALS
};

enum
{
  PROP_LABEL,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

/* ---- Drawing -------------------------------------------------------------------------- */

static void
favor_piece_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FavorPiece     *self = FAVOR_PIECE (widget);
  float           width = gtk_widget_get_width (widget);
  float           height = gtk_widget_get_height (widget);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, width, height);
  FavorFace *face = self->turned != NULL && self->turn < 0.5 ? self->turned : self->face;

  if (face == NULL || width < 2)
    return;
  if (width > height && favor_face_get_low (face) != NULL)
    face = favor_face_get_low (face);
  if (self->turned != NULL)
    {
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (width / 2, 0));
      gtk_snapshot_scale (snapshot, MAX (0.02f, (float) fabs (1 - 2 * self->turn)), 1);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-width / 2, 0));
    }
  if (self->state & FAVOR_PIECE_GHOST)
    gtk_snapshot_push_opacity (snapshot, GHOST);
  favor_face_snapshot (face, widget, snapshot, width);
  if (self->state & FAVOR_PIECE_GHOST)
    gtk_snapshot_pop (snapshot);
  if (self->state & (FAVOR_PIECE_VEILED | FAVOR_PIECE_STRUCK))
    favor_piece_draw_veil (widget, snapshot, &bounds);
  if (self->state & FAVOR_PIECE_STRUCK)
    favor_piece_draw_bar (snapshot, &bounds);
  if (self->count > 1)
    favor_piece_draw_count (widget,
                            snapshot,
                            &bounds,
                            favor_face_get_aspect (self->face) < CARD_BELOW,
                            self->count);
}

/* Whoever places pieces decides on their size. */
static void
favor_piece_measure (GtkWidget     *widget,
                     GtkOrientation orientation,
                     int            for_size,
                     int           *minimum,
                     int           *natural,
                     int           *minimum_baseline,
                     int           *natural_baseline)
{
  *minimum = *natural = 0;
}

static void
favor_piece_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  favor_style_set_class (widget, "small", width < FAVOR_PIECE_WIDE_FROM);
  favor_style_set_class (widget, "tiny", width < TINY_BELOW);
}

/* ---- Words ---------------------------------------------------------------------------- */

/* How what it is and whether it is chosen are said together; NULL: it needs no saying. A sentence ends
 * with its full stop alone. */
static const char *
state_pattern (FavorPiece *self)
{
  g_autofree char *words = favor_text_without_marks (self->label);
  gboolean         sentence = g_str_has_suffix (words, ".");
  gboolean         chosen = (self->state & FAVOR_PIECE_CHOSEN) != 0;

  if (!chosen && !(self->state & FAVOR_PIECE_CHOOSABLE))
    return NULL;
  if (chosen && sentence)
    /* Translators: a card or tile for ears, when it has been chosen; {piece} is a sentence with its
     * full stop */
    return _ ("{piece} Chosen.");
  if (chosen)
    /* Translators: a card or tile for ears, when it has been chosen; {piece} says what it is */
    return _ ("{piece}, chosen");
  if (sentence)
    /* Translators: a card or tile for ears, when it can be chosen now; {piece} is a sentence with its
     * full stop */
    return _ ("{piece} Can be chosen.");
  /* Translators: a card or tile for ears, when it can be chosen now */
  return _ ("{piece}, can be chosen");
}

static void
update_name (FavorPiece *self)
{
  const char      *pattern = self->label != NULL ? state_pattern (self) : NULL;
  g_autofree char *name = NULL;

  if (self->label == NULL)
    return;
  if (pattern != NULL)
    name = favor_text_fill (pattern, "piece", self->label);
  favor_accessible_queue_name (GTK_WIDGET (self), name != NULL ? name : self->label);
}

/* What it is, and below it what else there is to say and why it cannot be chosen. */
static void
update_tooltip (FavorPiece *self)
{
  const char      *lines[4] = { self->label };
  g_autofree char *all = NULL;
  guint            n = 1;

  if (self->note != NULL)
    lines[n++] = self->note;
  if (self->why_not != NULL)
    lines[n++] = self->why_not;
  if (self->label != NULL)
    all = g_strjoinv ("\n", (char **) lines);
  favor_tooltip_set (GTK_WIDGET (self), all);
}

/* The same for ears, which hear the name anyway. */
static void
update_words (FavorPiece *self)
{
  g_autofree char *both = NULL;

  if (self->note != NULL && self->why_not != NULL)
    both = g_strjoin ("\n", self->note, self->why_not, NULL);
  favor_accessible_set_description (GTK_WIDGET (self),
                                    both != NULL         ? both
                                    : self->note != NULL ? self->note
                                                         : self->why_not);
  update_tooltip (self);
}

/* ---- Acting --------------------------------------------------------------------------- */

static void
activate (FavorPiece *self)
{
  g_signal_emit (self, signals[SIGNAL_ACTIVATED], 0);
}

static gboolean
activate_cb (GtkWidget *widget, GVariant *parameter, gpointer data)
{
  activate (FAVOR_PIECE (widget));
  return TRUE;
}

/* For assistive technology, which presses no keys. */
static void
press_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_widget_grab_focus (widget);
  activate (FAVOR_PIECE (widget));
}

static void
pressed_cb (FavorPiece *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
released_cb (FavorPiece *self, int n_press, double x, double y)
{
  if (gtk_widget_contains (GTK_WIDGET (self), x, y))
    activate (self);
}

static void
inspected_cb (FavorPiece *self)
{
  g_signal_emit (self, signals[SIGNAL_INSPECTED], 0);
}

/* Where there is no pointer to rest and no key: all about it, large. */
static void
long_press_cb (FavorPiece *self, double x, double y, GtkGesture *gesture)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  inspected_cb (self);
  gtk_widget_activate_action (GTK_WIDGET (self), "view.enlarge", NULL);
}

static GdkContentProvider *
prepare_cb (FavorPiece *self)
{
  if (!(self->state & (FAVOR_PIECE_CHOOSABLE | FAVOR_PIECE_CHOSEN)))
    return NULL;
  return gdk_content_provider_new_typed (FAVOR_TYPE_PIECE, self);
}

static void
drag_begin_cb (FavorPiece *self, GdkDrag *drag, GtkDragSource *source)
{
  g_autoptr (GdkPaintable) icon = gtk_widget_paintable_new (GTK_WIDGET (self));

  gtk_drag_source_set_icon (source,
                            icon,
                            gtk_widget_get_width (GTK_WIDGET (self)) / 2,
                            gtk_widget_get_height (GTK_WIDGET (self)) / 2);
}

static gboolean
drop_cb (FavorPiece *self, const GValue *value)
{
  FavorPiece *other = g_value_get_object (value);

  if (other == NULL || other == self)
    return FALSE;
  g_signal_emit (self, signals[SIGNAL_DROPPED], 0, other);
  return TRUE;
}

static void
add_controllers (FavorPiece *self)
{
  GtkWidget          *widget = GTK_WIDGET (self);
  GtkGesture         *click = gtk_gesture_click_new ();
  GtkGesture         *long_press = gtk_gesture_long_press_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkDragSource      *source = gtk_drag_source_new ();
  GtkDropTarget      *target = gtk_drop_target_new (FAVOR_TYPE_PIECE, GDK_ACTION_COPY);

  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (long_press), TRUE);
  g_signal_connect_swapped (long_press, "pressed", G_CALLBACK (long_press_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (long_press));
  g_signal_connect_swapped (motion, "enter", G_CALLBACK (inspected_cb), self);
  gtk_widget_add_controller (widget, motion);
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (inspected_cb), self);
  gtk_widget_add_controller (widget, focus);
  g_signal_connect_swapped (source, "prepare", G_CALLBACK (prepare_cb), self);
  g_signal_connect_swapped (source, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (source));
  g_signal_connect_swapped (target, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (target));
}

/* ---- Object --------------------------------------------------------------------------- */

static void
turn_cb (double value, gpointer data)
{
  FavorPiece *self = data;

  self->turn = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
turned_cb (FavorPiece *self)
{
  g_clear_pointer (&self->turned, favor_face_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
favor_piece_dispose (GObject *object)
{
  FavorPiece *self = FAVOR_PIECE (object);

  if (self->turning != NULL)
    adw_animation_reset (self->turning);
  g_clear_object (&self->turning);
  g_clear_pointer (&self->face, favor_face_unref);
  g_clear_pointer (&self->turned, favor_face_unref);
  g_clear_pointer (&self->label, g_free);
  g_clear_pointer (&self->why_not, g_free);
  g_clear_pointer (&self->note, g_free);

  G_OBJECT_CLASS (favor_piece_parent_class)->dispose (object);
}

static void
show_label (FavorPiece *self)
{
  update_tooltip (self);
  update_name (self);
}

/* clang-format off */
static const FavorProperty property_table[N_PROPS] = {
  [PROP_LABEL] = { "label", G_TYPE_STRING, FAVOR_WRITABLE, FAVOR_MEMBER (FavorPiece, label),
                   .changed = G_CALLBACK (show_label) },
};

/* clang-format on */

static void
favor_piece_class_init (FavorPieceClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = favor_piece_dispose;
  widget_class->snapshot = favor_piece_snapshot;
  widget_class->measure = favor_piece_measure;
  widget_class->size_allocate = favor_piece_size_allocate;

  favor_properties_install (object_class, property_table, N_PROPS, properties);
  signals[SIGNAL_ACTIVATED] = favor_signal_new (klass, "activated", 0);
  signals[SIGNAL_INSPECTED] = favor_signal_new (klass, "inspected", 0);
  signals[SIGNAL_DROPPED] = favor_signal_new (klass, "dropped", 1, FAVOR_TYPE_PIECE);

  gtk_widget_class_install_action (widget_class, "piece.press", NULL, press_action);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Return, 0, activate_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Enter, 0, activate_cb, NULL);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_widget_class_set_css_name (widget_class, "piece");
}

static void
favor_piece_init (FavorPiece *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  add_controllers (self);
}

FavorPiece *
favor_piece_new (void)
{
  return g_object_new (FAVOR_TYPE_PIECE, NULL);
}

FavorFace *
favor_piece_get_face (FavorPiece *self)
{
  g_return_val_if_fail (FAVOR_IS_PIECE (self), NULL);

  return self->face;
}

static void
play_turn (FavorPiece *self, guint milliseconds)
{
  if (self->turning == NULL)
    {
      self->turning = adw_timed_animation_new (GTK_WIDGET (self),
                                               0,
                                               1,
                                               0,
                                               adw_callback_animation_target_new (turn_cb,
                                                                                  self,
                                                                                  NULL));
      g_signal_connect_swapped (self->turning, "done", G_CALLBACK (turned_cb), self);
    }
  adw_timed_animation_set_duration (ADW_TIMED_ANIMATION (self->turning), milliseconds);
  adw_animation_play (self->turning);
}

/**
 * favor_piece_set_face:
 * @face: (nullable) (transfer none): what it shows
 */
void
favor_piece_set_face (FavorPiece *self, FavorFace *face)
{
  guint turn = favor_motion_get_duration (FAVOR_MOTION_TURN);

  g_return_if_fail (FAVOR_IS_PIECE (self));

  if (favor_face_equal (self->face, face))
    return;
  if (self->turning != NULL)
    adw_animation_reset (self->turning);
  g_clear_pointer (&self->turned, favor_face_unref);
  if (self->face != NULL && face != NULL && turn > 0 &&
      gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->turned = g_steal_pointer (&self->face);
  g_clear_pointer (&self->face, favor_face_unref);
  if (face != NULL)
    self->face = favor_face_ref (face);
  if (self->turned != NULL)
    play_turn (self, turn);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * favor_piece_replace_face:
 * @face: (nullable) (transfer none): what it shows
 *
 * Shows @face at once: it is another thing, not the other side of this one.
 */
void
favor_piece_replace_face (FavorPiece *self, FavorFace *face)
{
  g_return_if_fail (FAVOR_IS_PIECE (self));

  if (self->turned == NULL && favor_face_equal (self->face, face))
    return;
  favor_piece_set_face (self, NULL);
  favor_piece_set_face (self, face);
}

/**
 * favor_piece_set_state:
 * @state: how it stands out now
 */
void
favor_piece_set_state (FavorPiece *self, FavorPieceState state)
{
  static const struct
  {
    FavorPieceState state;
    const char     *css_class;
  } classes[] = {
    { FAVOR_PIECE_CHOOSABLE, "choosable" },
    { FAVOR_PIECE_CHOSEN, "chosen" },
    { FAVOR_PIECE_ACTIVE, "active" },
    { FAVOR_PIECE_CHANGED, "changed" },
  };

  g_return_if_fail (FAVOR_IS_PIECE (self));

  if (self->state == state)
    return;
  self->state = state;
  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    favor_style_set_class (GTK_WIDGET (self),
                           classes[i].css_class,
                           (state & classes[i].state) != 0);
  update_name (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

FavorPieceState
favor_piece_get_state (FavorPiece *self)
{
  g_return_val_if_fail (FAVOR_IS_PIECE (self), 0);

  return self->state;
}

void
favor_piece_set_key (FavorPiece *self, guint key)
{
  g_return_if_fail (FAVOR_IS_PIECE (self));

  self->key = key;
}

guint
favor_piece_get_key (FavorPiece *self)
{
  g_return_val_if_fail (FAVOR_IS_PIECE (self), 0);

  return self->key;
}

/**
 * favor_piece_set_group:
 * @group: the view's own number for what is alike, or 0
 */
void
favor_piece_set_group (FavorPiece *self, guint group)
{
  g_return_if_fail (FAVOR_IS_PIECE (self));

  self->group = group;
}

guint
favor_piece_get_group (FavorPiece *self)
{
  g_return_val_if_fail (FAVOR_IS_PIECE (self), 0);

  return self->group;
}

/**
 * favor_piece_set_count:
 * @count: with those that lie below it; nothing is shown below 2
 */
void
favor_piece_set_count (FavorPiece *self, guint count)
{
  g_return_if_fail (FAVOR_IS_PIECE (self));

  if (self->count == count)
    return;
  self->count = count;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

guint
favor_piece_get_count (FavorPiece *self)
{
  g_return_val_if_fail (FAVOR_IS_PIECE (self), 0);

  return self->count;
}

/**
 * favor_piece_set_label:
 * @label: what it is, complete by itself and short first
 */
void
favor_piece_set_label (FavorPiece *self, const char *label)
{
  g_return_if_fail (FAVOR_IS_PIECE (self));

  favor_properties_set_string (self, properties[PROP_LABEL], label);
}

const char *
favor_piece_get_label (FavorPiece *self)
{
  g_return_val_if_fail (FAVOR_IS_PIECE (self), NULL);

  return self->label;
}

void
favor_piece_set_note (FavorPiece *self, const char *note)
{
  g_return_if_fail (FAVOR_IS_PIECE (self));

  if (g_strcmp0 (self->note, note) == 0)
    return;
  g_free (self->note);
  self->note = g_strdup (note);
  update_words (self);
}

/**
 * favor_piece_set_why_not:
 * @why_not: (nullable): a sentence, the same that a try would be answered with
 */
void
favor_piece_set_why_not (FavorPiece *self, const char *why_not)
{
  g_return_if_fail (FAVOR_IS_PIECE (self));

  if (g_strcmp0 (self->why_not, why_not) == 0)
    return;
  g_free (self->why_not);
  self->why_not = g_strdup (why_not);
  update_words (self);
}

const char *
favor_piece_get_why_not (FavorPiece *self)
{
  g_return_val_if_fail (FAVOR_IS_PIECE (self), NULL);

  return self->why_not;
}
