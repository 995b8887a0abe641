/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-decision-bar-private.h"

#include "favor-chip-row.h"
#include "favor-clock.h"
#include "favor-seat-sign.h"
#include "favor-steady-bin.h"

G_DEFINE_FINAL_TYPE (FavorDecisionBar, favor_decision_bar, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_COMPACT,
  N_PROPS
};

enum
{
  SIGNAL_NOTE_EDITED,
  SIGNAL_CHIP_PRESSED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

static void
chip_pressed_cb (FavorDecisionBar *self, guint id)
{
  g_signal_emit (self, signals[SIGNAL_CHIP_PRESSED], 0, id);
}

static void
favor_decision_bar_get_property (GObject    *object,
                                 guint       prop_id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  FavorDecisionBar *self = FAVOR_DECISION_BAR (object);

  switch (prop_id)
    {
    case PROP_COMPACT:
      g_value_set_boolean (value, self->compact);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
favor_decision_bar_set_property (GObject      *object,
                                 guint         prop_id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  FavorDecisionBar *self = FAVOR_DECISION_BAR (object);

  switch (prop_id)
    {
    case PROP_COMPACT:
      favor_decision_bar_set_compact (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
favor_decision_bar_dispose (GObject *object)
{
  FavorDecisionBar *self = FAVOR_DECISION_BAR (object);

  g_clear_handle_id (&self->refusal_timeout, g_source_remove);
  g_clear_pointer (&self->detail_text, g_free);
  g_clear_pointer (&self->said, g_free);
  g_clear_pointer (&self->note_text, g_free);
  g_clear_pointer (&self->commit_label, g_free);
  gtk_widget_dispose_template (GTK_WIDGET (self), FAVOR_TYPE_DECISION_BAR);

  G_OBJECT_CLASS (favor_decision_bar_parent_class)->dispose (object);
}

static void
favor_decision_bar_class_init (FavorDecisionBarClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = favor_decision_bar_get_property;
  object_class->set_property = favor_decision_bar_set_property;
  object_class->dispose = favor_decision_bar_dispose;

  properties[PROP_COMPACT] = g_param_spec_boolean ("compact",
                                                   NULL,
                                                   NULL,
                                                   FALSE,
                                                   G_PARAM_READWRITE |
                                                     G_PARAM_EXPLICIT_NOTIFY |
                                                     G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[SIGNAL_NOTE_EDITED] = g_signal_new ("note-edited",
                                              FAVOR_TYPE_DECISION_BAR,
                                              G_SIGNAL_RUN_LAST,
                                              0,
                                              NULL,
                                              NULL,
                                              NULL,
                                              G_TYPE_NONE,
                                              1,
                                              G_TYPE_STRING);

  signals[SIGNAL_CHIP_PRESSED] = g_signal_new ("chip-pressed",
                                               FAVOR_TYPE_DECISION_BAR,
                                               G_SIGNAL_RUN_LAST,
                                               0,
                                               NULL,
                                               NULL,
                                               NULL,
                                               G_TYPE_NONE,
                                               1,
                                               G_TYPE_UINT);

  g_type_ensure (FAVOR_TYPE_CHIP_ROW);
  g_type_ensure (FAVOR_TYPE_CLOCK);
  g_type_ensure (FAVOR_TYPE_SEAT_SIGN);
  g_type_ensure (FAVOR_TYPE_STEADY_BIN);
  gtk_widget_class_set_template_from_resource (
    widget_class,
    "/io/github/favorgames/Favor/decision-bar.ui");
#define BIND(name)                                                                       \
  gtk_widget_class_bind_template_child (widget_class, FavorDecisionBar, name)
  BIND (box);
  BIND (sign);
  BIND (sentence);
  BIND (clock);
  BIND (detail);
  BIND (chips);
  BIND (live);
  BIND (buttons);
#undef BIND
  gtk_widget_class_bind_template_callback (widget_class, chip_pressed_cb);
  gtk_widget_class_set_css_name (widget_class, "decisionbar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
favor_decision_bar_init (FavorDecisionBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (GTK_WIDGET (self), favor_steady_layout_new ());
  favor_decision_bar_update_buttons (self);
}

/**
 * favor_decision_bar_new:
 *
 * Returns: (transfer floating): a bar that waits
 */
GtkWidget *
favor_decision_bar_new (void)
{
  return g_object_new (FAVOR_TYPE_DECISION_BAR, NULL);
}

FavorBarMode
favor_decision_bar_get_mode (FavorDecisionBar *self)
{
  g_return_val_if_fail (FAVOR_IS_DECISION_BAR (self), FAVOR_BAR_WAIT);

  return self->mode;
}

/**
 * favor_decision_bar_set_mode:
 * @mode: which buttons mean something now
 */
void
favor_decision_bar_set_mode (FavorDecisionBar *self, FavorBarMode mode)
{
  g_return_if_fail (FAVOR_IS_DECISION_BAR (self));

  if (self->mode == mode)
    return;
  self->mode = mode;
  favor_decision_bar_end_refusal (self);
  if (mode == FAVOR_BAR_REVIEW)
    gtk_widget_add_css_class (self->box, "reviewing");
  else
    gtk_widget_remove_css_class (self->box, "reviewing");
  /* What is shown is to be read to its end. */
  gtk_label_set_wrap (GTK_LABEL (self->live), mode == FAVOR_BAR_SHOW);
  gtk_label_set_lines (GTK_LABEL (self->live), mode == FAVOR_BAR_SHOW ? 2 : -1);
  favor_decision_bar_update_buttons (self);
  favor_decision_bar_update_words (self);
}

/* Beside the words, or below them. */
static void
place_buttons (FavorDecisionBar *self, gboolean compact)
{
  GtkGridLayoutChild *place = GTK_GRID_LAYOUT_CHILD (
    gtk_layout_manager_get_layout_child (gtk_widget_get_layout_manager (self->box),
                                         self->buttons));

  gtk_grid_layout_child_set_column (place, compact ? 0 : 1);
  gtk_grid_layout_child_set_row (place, compact ? 1 : 0);
}

/**
 * favor_decision_bar_set_compact:
 * @compact: whether words and buttons stand one above the other
 */
void
favor_decision_bar_set_compact (FavorDecisionBar *self, gboolean compact)
{
  g_return_if_fail (FAVOR_IS_DECISION_BAR (self));

  if (self->compact == !!compact)
    return;
  self->compact = !!compact;
  place_buttons (self, compact);
  favor_seat_sign_set_size (FAVOR_SEAT_SIGN (self->sign), compact ? 28 : 36);
  favor_chip_row_set_compact (FAVOR_CHIP_ROW (self->chips), compact);
  favor_decision_bar_arrange_buttons (self);
  favor_decision_bar_update_words (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COMPACT]);
}

void
favor_decision_bar_set_tight (FavorDecisionBar *self, gboolean tight)
{
  g_return_if_fail (FAVOR_IS_DECISION_BAR (self));

  if (self->tight == !!tight)
    return;
  self->tight = !!tight;
  favor_decision_bar_update_words (self);
}

/**
 * favor_decision_bar_set_sign:
 * @colour: of the seat that decides or acted, or -1 for no sign
 */
void
favor_decision_bar_set_sign (FavorDecisionBar *self, int colour)
{
  g_return_if_fail (FAVOR_IS_DECISION_BAR (self));

  gtk_widget_set_visible (self->sign, colour >= 0);
  if (colour >= 0)
    favor_seat_sign_set_colour (FAVOR_SEAT_SIGN (self->sign), (guint) colour);
}

/**
 * favor_decision_bar_set_countdown:
 * @countdown: what is left of the time to decide, shown while it is active
 */
void
favor_decision_bar_set_countdown (FavorDecisionBar *self, FavorCountdown *countdown)
{
  g_return_if_fail (FAVOR_IS_DECISION_BAR (self));

  favor_clock_set_countdown (FAVOR_CLOCK (self->clock), countdown);
}

/**
 * favor_decision_bar_set_selected:
 * @selected: whether there is something to commit or to take back
 */
void
favor_decision_bar_set_selected (FavorDecisionBar *self, gboolean selected)
{
  g_return_if_fail (FAVOR_IS_DECISION_BAR (self));

  self->selected = !!selected;
  favor_decision_bar_update_buttons (self);
}

/**
 * favor_decision_bar_set_commit_label:
 * @label: (nullable): what committing does now, as a short verb; %NULL: "Confirm"
 */
void
favor_decision_bar_set_commit_label (FavorDecisionBar *self, const char *label)
{
  g_return_if_fail (FAVOR_IS_DECISION_BAR (self));

  g_free (self->commit_label);
  self->commit_label = g_strdup (label);
  favor_decision_bar_update_buttons (self);
}

/**
 * favor_decision_bar_set_finishing:
 * @finishing: whether the main button ends something although nothing is selected
 */
void
favor_decision_bar_set_finishing (FavorDecisionBar *self, gboolean finishing)
{
  g_return_if_fail (FAVOR_IS_DECISION_BAR (self));

  if (self->finishing == !!finishing)
    return;
  self->finishing = !!finishing;
  favor_decision_bar_update_buttons (self);
}

/**
 * favor_decision_bar_set_chips:
 * @chips: (element-type FavorChip): what the view offers
 */
void
favor_decision_bar_set_chips (FavorDecisionBar *self, GArray *chips)
{
  g_return_if_fail (FAVOR_IS_DECISION_BAR (self));

  favor_chip_row_set_chips (FAVOR_CHIP_ROW (self->chips), chips);
  favor_decision_bar_update_words (self);
}

/**
 * favor_decision_bar_set_paused:
 * @paused: whether what happened is only shown on when asked
 */
void
favor_decision_bar_set_paused (FavorDecisionBar *self, gboolean paused)
{
  g_return_if_fail (FAVOR_IS_DECISION_BAR (self));

  self->paused = !!paused;
  favor_decision_bar_update_buttons (self);
}

/**
 * favor_decision_bar_set_stoppable:
 * @stoppable: whether a search runs that is worth stopping
 */
void
favor_decision_bar_set_stoppable (FavorDecisionBar *self, gboolean stoppable)
{
  g_return_if_fail (FAVOR_IS_DECISION_BAR (self));

  self->stoppable = !!stoppable;
  favor_decision_bar_update_buttons (self);
}

/**
 * favor_decision_bar_set_skippable:
 * @skippable: whether computers play before the next decision of a person
 */
void
favor_decision_bar_set_skippable (FavorDecisionBar *self, gboolean skippable)
{
  g_return_if_fail (FAVOR_IS_DECISION_BAR (self));

  self->skippable = !!skippable;
  favor_decision_bar_update_buttons (self);
}
