/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-decision-bar-private.h"

#include "favor-chip-row.h"
#include "favor-clock.h"
#include "favor-closures.h"
#include "favor-label.h"
#include "favor-seat-sign.h"
#include "favor-steady-bin.h"
#include "favor-tooltip.h"

G_DEFINE_FINAL_TYPE (FavorDecisionBar, favor_decision_bar, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
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

static void
show_live (FavorDecisionBar *self)
{
  show_line (self->live, self->refusal != NULL ? self->refusal : get_text (self, "live"));
}

/* `refusal`: (transfer full) (nullable) */
static void
set_refusal (FavorDecisionBar *self, char *refusal)
{
  g_free (self->refusal);
  self->refusal = refusal;
  if (refusal != NULL)
    gtk_widget_add_css_class (self->box, "refused");
  else
    gtk_widget_remove_css_class (self->box, "refused");
  show_live (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_REFUSAL]);
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
  if (favor_decision_get_mode (self->decision) == FAVOR_TABLE_REVIEWING)
    gtk_widget_add_css_class (self->box, "reviewing");
  else
    gtk_widget_remove_css_class (self->box, "reviewing");
  favor_decision_bar_update_buttons (self);
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

  g_clear_handle_id (&self->refusal_timeout, g_source_remove);
  self->refusal_timeout = g_timeout_add (REFUSAL_MILLISECONDS, end_refusal_cb, self);
  set_refusal (self, g_strdup (text));
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

/* ---- Object --------------------------------------------------------------------------- */

static void
watch_decision (FavorDecisionBar *self)
{
  static const struct
  {
    const char *property;
    void (*follow) (FavorDecisionBar *self);
  } parts[] = {
    { "notify::mode", mode_changed_cb },
    { "notify::sentence", show_sentence },
    { "notify::live", show_live },
    { "notify::note", favor_decision_bar_update_note },
    { "notify::selected", favor_decision_bar_update_buttons },
    { "notify::commit-label", favor_decision_bar_update_buttons },
    { "notify::finishing", favor_decision_bar_update_buttons },
    { "notify::paused", favor_decision_bar_update_buttons },
    { "notify::stoppable", favor_decision_bar_update_buttons },
    { "notify::skippable", favor_decision_bar_update_buttons },
  };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_signal_connect_object (self->decision,
                               parts[i].property,
                               G_CALLBACK (parts[i].follow),
                               self,
                               G_CONNECT_SWAPPED);
      parts[i].follow (self);
    }
}

static void
set_decision (FavorDecisionBar *self, FavorDecision *decision)
{
  FavorDecision *before = self->decision;

  if (before == decision)
    return;
  if (before != NULL)
    g_signal_handlers_disconnect_by_data (before, self);
  g_set_object (&self->decision, decision);
  if (decision != NULL)
    watch_decision (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DECISION]);
}

/* Beside the words, or below them. */
static void
set_compact (FavorDecisionBar *self, gboolean compact)
{
  GtkGridLayoutChild *place = GTK_GRID_LAYOUT_CHILD (
    gtk_layout_manager_get_layout_child (gtk_widget_get_layout_manager (self->box),
                                         self->buttons));

  if (self->compact == !!compact)
    return;
  self->compact = !!compact;
  gtk_grid_layout_child_set_column (place, compact ? 0 : 1);
  gtk_grid_layout_child_set_row (place, compact ? 1 : 0);
  favor_decision_bar_arrange_buttons (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COMPACT]);
}

static void
set_tight (FavorDecisionBar *self, gboolean tight)
{
  if (self->tight == !!tight)
    return;
  self->tight = !!tight;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TIGHT]);
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
    case PROP_DECISION:
      g_value_set_object (value, self->decision);
      break;
    case PROP_COMPACT:
      g_value_set_boolean (value, self->compact);
      break;
    case PROP_TIGHT:
      g_value_set_boolean (value, self->tight);
      break;
    case PROP_REFUSAL:
      g_value_set_string (value, self->refusal);
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
    case PROP_DECISION:
      set_decision (self, g_value_get_object (value));
      break;
    case PROP_COMPACT:
      set_compact (self, g_value_get_boolean (value));
      break;
    case PROP_TIGHT:
      set_tight (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
favor_decision_bar_dispose (GObject *object)
{
  FavorDecisionBar *self = FAVOR_DECISION_BAR (object);

  set_decision (self, NULL);
  g_clear_handle_id (&self->refusal_timeout, g_source_remove);
  g_clear_pointer (&self->refusal, g_free);
  gtk_widget_dispose_template (GTK_WIDGET (self), FAVOR_TYPE_DECISION_BAR);

  G_OBJECT_CLASS (favor_decision_bar_parent_class)->dispose (object);
}

static guint
add_signal (const char *name, GType argument)
{
  return g_signal_new (name,
                       FAVOR_TYPE_DECISION_BAR,
                       G_SIGNAL_RUN_LAST,
                       0,
                       NULL,
                       NULL,
                       NULL,
                       G_TYPE_NONE,
                       1,
                       argument);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (FAVOR_TYPE_CHIP_ROW);
  g_type_ensure (FAVOR_TYPE_CLOCK);
  g_type_ensure (FAVOR_TYPE_SEAT_SIGN);
  g_type_ensure (FAVOR_TYPE_STEADY_BIN);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               FAVOR_RESOURCES "decision-bar.ui");
#define BIND(name)                                                                       \
  gtk_widget_class_bind_template_child (widget_class, FavorDecisionBar, name)
  BIND (box);
  BIND (sentence);
  BIND (clock);
  BIND (detail);
  BIND (live);
  BIND (buttons);
#undef BIND
  gtk_widget_class_bind_template_callback (widget_class, chip_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, favor_closure_sign_colour);
  gtk_widget_class_bind_template_callback (widget_class, favor_closure_choose_size);
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
  GParamFlags     flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY |
                      G_PARAM_STATIC_STRINGS;

  object_class->get_property = favor_decision_bar_get_property;
  object_class->set_property = favor_decision_bar_set_property;
  object_class->dispose = favor_decision_bar_dispose;

  properties[PROP_DECISION] = g_param_spec_object ("decision",
                                                   NULL,
                                                   NULL,
                                                   FAVOR_TYPE_DECISION,
                                                   flags);
  properties[PROP_COMPACT] = g_param_spec_boolean ("compact", NULL, NULL, FALSE, flags);
  properties[PROP_TIGHT] = g_param_spec_boolean ("tight", NULL, NULL, FALSE, flags);
  properties[PROP_REFUSAL] = g_param_spec_string ("refusal",
                                                  NULL,
                                                  NULL,
                                                  NULL,
                                                  G_PARAM_READABLE |
                                                    G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[SIGNAL_NOTE_EDITED] = add_signal ("note-edited", G_TYPE_STRING);
  signals[SIGNAL_CHIP_PRESSED] = add_signal ("chip-pressed", G_TYPE_UINT);

  bind_template (widget_class);
  gtk_widget_class_set_css_name (widget_class, "decisionbar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
favor_decision_bar_init (FavorDecisionBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (GTK_WIDGET (self), favor_steady_layout_new ());
}

/**
 * favor_decision_bar_new:
 *
 * Returns: (transfer floating): a bar of no decision yet
 */
GtkWidget *
favor_decision_bar_new (void)
{
  return g_object_new (FAVOR_TYPE_DECISION_BAR, NULL);
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
