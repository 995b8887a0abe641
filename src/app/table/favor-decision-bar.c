/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-decision-bar-private.h"

#include "favor-chip-row.h"
#include "favor-clock.h"
#include "favor-closures.h"
#include "favor-label.h"
#include "favor-properties.h"
#include "favor-seat-sign.h"
#include "favor-signals.h"
#include "favor-steady-bin.h"
#include "favor-style.h"
#include "favor-tooltip.h"

G_DEFINE_FINAL_TYPE (FavorDecisionBar, favor_decision_bar, GTK_TYPE_WIDGET)

enum
{
  PROP_DECISION,
  PROP_COMPACT,
  PROP_TIGHT,
  PROP_REFUSAL,
  N_PROPS
};

enum
{
  SIGNAL_NOTE_EDITED,
  SIGNAL_CHIP_PRESSED,
  N_SIGNALS
};

/* So long it is read why something is not possible. */
#define REFUSAL_MILLISECONDS 3000
/* Of what is to be done, and of a hint in a narrow bar. */
#define LINES      2
#define HINT_LINES 3

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

static void
chip_pressed_cb (FavorDecisionBar *self, guint id)
{
  g_signal_emit (self, signals[SIGNAL_CHIP_PRESSED], 0, id);
}

/* ---- What it says --------------------------------------------------------------------- */

static void
show_line (GtkWidget *label, const char *text)
{
  favor_label_set_start (label, text);
  favor_tooltip_set (label, text);
}

static const char *
get_text (FavorDecisionBar *self, const char *name)
{
  return self->decision != NULL ? favor_decision_get_text (self->decision, name) : NULL;
}

static void
show_sentence (FavorDecisionBar *self)
{
  show_line (self->sentence, get_text (self, "sentence"));
}

/* In a narrow bar its words have the place of the chips. */
static void
show_hint (FavorDecisionBar *self)
{
  gboolean hinted = self->decision != NULL &&
                    favor_decision_get_flag (self->decision, "hinted");

  favor_style_set_class (self->sentence, "hint", hinted);
  gtk_label_set_lines (GTK_LABEL (self->sentence),
                       hinted && self->compact ? HINT_LINES : LINES);
}

static void
show_live (FavorDecisionBar *self)
{
  show_line (self->live, self->refusal != NULL ? self->refusal : get_text (self, "live"));
}

static void
show_refusal (FavorDecisionBar *self)
{
  favor_style_set_class (self->box, "refused", self->refusal != NULL && !self->advises);
  show_live (self);
}

static void
set_refusal (FavorDecisionBar *self, const char *refusal)
{
  favor_properties_set_string (self, properties[PROP_REFUSAL], refusal);
}

static gboolean
end_refusal_cb (gpointer data)
{
  FavorDecisionBar *self = data;

  self->refusal_timeout = 0;
  set_refusal (self, NULL);
  return G_SOURCE_REMOVE;
}

/* What was refused belongs to what was to be done then. */
static void
mode_changed_cb (FavorDecisionBar *self)
{
  if (self->refusal_timeout != 0)
    {
      g_clear_handle_id (&self->refusal_timeout, g_source_remove);
      set_refusal (self, NULL);
    }
  favor_style_set_class (self->box,
                         "reviewing",
                         favor_decision_get_mode (self->decision) ==
                           FAVOR_TABLE_REVIEWING);
  favor_decision_bar_update_buttons (self);
}

static void
begin_refusal (FavorDecisionBar *self, const char *text, gboolean advises)
{
  g_clear_handle_id (&self->refusal_timeout, g_source_remove);
  self->refusal_timeout = g_timeout_add (REFUSAL_MILLISECONDS, end_refusal_cb, self);
  self->advises = advises;
  set_refusal (self, text);
  show_refusal (self);
}

/**
 * favor_decision_bar_refuse:
 * @text: a sentence that says what is missing
 */
void
favor_decision_bar_refuse (FavorDecisionBar *self, const char *text)
{
  g_return_if_fail (FAVOR_IS_DECISION_BAR (self));
  g_return_if_fail (text != NULL);

  begin_refusal (self, text, FALSE);
}

/**
 * favor_decision_bar_advise:
 * @text: a sentence that is good to know, though nothing is refused
 */
void
favor_decision_bar_advise (FavorDecisionBar *self, const char *text)
{
  g_return_if_fail (FAVOR_IS_DECISION_BAR (self));
  g_return_if_fail (text != NULL);

  begin_refusal (self, text, TRUE);
}

const char *
favor_decision_bar_get_sentence (FavorDecisionBar *self)
{
  g_return_val_if_fail (FAVOR_IS_DECISION_BAR (self), NULL);

  return gtk_label_get_label (GTK_LABEL (self->sentence));
}

const char *
favor_decision_bar_get_detail (FavorDecisionBar *self)
{
  g_return_val_if_fail (FAVOR_IS_DECISION_BAR (self), NULL);

  return gtk_label_get_label (GTK_LABEL (self->detail));
}

FavorSaid *
favor_decision_bar_get_said (FavorDecisionBar *self)
{
  g_return_val_if_fail (FAVOR_IS_DECISION_BAR (self), NULL);

  return FAVOR_SAID (self->said);
}

/* ---- Object --------------------------------------------------------------------------- */

static const struct
{
  const char *signal;
  void (*follow) (FavorDecisionBar *self);
} followed[] = {
  { "notify::mode", mode_changed_cb },
  { "notify::sentence", show_sentence },
  { "notify::hinted", show_hint },
  { "notify::live", show_live },
  { "notify::note", favor_decision_bar_update_note },
  { "notify::selected", favor_decision_bar_update_buttons },
  { "notify::begun", favor_decision_bar_update_buttons },
  { "notify::commit-label", favor_decision_bar_update_buttons },
  { "notify::commit-about", favor_decision_bar_update_buttons },
  { "notify::finishing", favor_decision_bar_update_buttons },
  { "notify::foremost", favor_decision_bar_update_buttons },
  { "notify::due", favor_decision_bar_update_buttons },
  { "notify::paused", favor_decision_bar_update_buttons },
  { "notify::all-shown", favor_decision_bar_update_buttons },
  { "notify::stoppable", favor_decision_bar_update_buttons },
  { "notify::skippable", favor_decision_bar_update_buttons },
};

static void
show_decision (FavorDecisionBar *self)
{
  for (guint i = 0; self->decision != NULL && i < G_N_ELEMENTS (followed); i++)
    followed[i].follow (self);
}

/* Beside the words, or below them. */
static void
arrange (FavorDecisionBar *self)
{
  GtkGridLayoutChild *place = GTK_GRID_LAYOUT_CHILD (
    gtk_layout_manager_get_layout_child (gtk_widget_get_layout_manager (self->box),
                                         self->buttons));

  gtk_grid_layout_child_set_column (place, self->compact ? 0 : 1);
  gtk_grid_layout_child_set_row (place, self->compact ? 1 : 0);
  show_hint (self);
  favor_decision_bar_arrange_buttons (self);
}

/* clang-format off */
static const FavorProperty property_table[N_PROPS] = {
  [PROP_DECISION] = { "decision", G_TYPE_OBJECT, FAVOR_WRITABLE, FAVOR_MEMBER (FavorDecisionBar, decision),
                      .class_type = favor_decision_get_type, .changed = G_CALLBACK (show_decision) },
  [PROP_COMPACT] = { "compact", G_TYPE_BOOLEAN, FAVOR_WRITABLE, FAVOR_MEMBER (FavorDecisionBar, compact),
                     .changed = G_CALLBACK (arrange) },
  [PROP_TIGHT] = { "tight", G_TYPE_BOOLEAN, FAVOR_WRITABLE, FAVOR_MEMBER (FavorDecisionBar, tight) },
  [PROP_REFUSAL] = { "refusal", G_TYPE_STRING, 0, FAVOR_MEMBER (FavorDecisionBar, refusal),
                     .changed = G_CALLBACK (show_refusal) },
};

/* clang-format on */

static void
favor_decision_bar_dispose (GObject *object)
{
  FavorDecisionBar *self = FAVOR_DECISION_BAR (object);

  favor_properties_set_object (self, properties[PROP_DECISION], NULL);
  g_clear_handle_id (&self->refusal_timeout, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (self), FAVOR_TYPE_DECISION_BAR);

  G_OBJECT_CLASS (favor_decision_bar_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (FAVOR_TYPE_CHIP_ROW);
  g_type_ensure (FAVOR_TYPE_CLOCK);
  g_type_ensure (FAVOR_TYPE_SAID);
  g_type_ensure (FAVOR_TYPE_SEAT_SIGN);
  g_type_ensure (FAVOR_TYPE_STEADY_BIN);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               FAVOR_RESOURCES "decision-bar.ui");
#define BIND(name)                                                                       \
  gtk_widget_class_bind_template_child (widget_class, FavorDecisionBar, name)
  BIND (box);
  BIND (said);
  BIND (sentence);
  BIND (clock);
  BIND (detail);
  BIND (live);
  BIND (buttons);
#undef BIND
  gtk_widget_class_bind_template_callback (widget_class, chip_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, favor_closure_sign_colour);
  gtk_widget_class_bind_template_callback (widget_class, favor_closure_choose_size);
  gtk_widget_class_bind_template_callback (widget_class, favor_closure_detail_lines);
  gtk_widget_class_bind_template_callback (widget_class, favor_closure_first_text);
  gtk_widget_class_bind_template_callback (widget_class, favor_closure_has_text);
  gtk_widget_class_bind_template_callback (widget_class, favor_closure_is_colour);
  gtk_widget_class_bind_template_callback (widget_class, favor_closure_is_showing);
  gtk_widget_class_bind_template_callback (widget_class, favor_closure_live_lines);
  gtk_widget_class_bind_template_callback (widget_class, favor_closure_shows_live);
  gtk_widget_class_bind_template_callback (widget_class, favor_closure_shows_sentence);
}

static void
favor_decision_bar_class_init (FavorDecisionBarClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = favor_decision_bar_dispose;

  favor_properties_install (object_class, property_table, N_PROPS, properties);
  signals[SIGNAL_NOTE_EDITED] = favor_signal_new (klass, "note-edited", 1, G_TYPE_STRING);
  signals[SIGNAL_CHIP_PRESSED] = favor_signal_new (klass, "chip-pressed", 1, G_TYPE_UINT);

  bind_template (widget_class);
  gtk_widget_class_set_css_name (widget_class, "decisionbar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
favor_decision_bar_init (FavorDecisionBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (GTK_WIDGET (self), favor_steady_layout_new ());
  favor_decision_bar_guard (self);
  for (guint i = 0; i < G_N_ELEMENTS (followed); i++)
    favor_signals_follow (self,
                          "decision",
                          followed[i].signal,
                          G_CALLBACK (followed[i].follow),
                          0);
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
