/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "favor-decision.h"

enum
{
  PROP_0,
  PROP_MODE,
  PROP_COLOUR,
  PROP_SENTENCE,
  PROP_DETAIL,
  PROP_DEED,
  PROP_LIVE,
  PROP_NOTE,
  PROP_COMMIT_LABEL,
  PROP_COMMIT_ABOUT,
  PROP_SELECTED,
  PROP_BEGUN,
  PROP_HINTED,
  PROP_FINISHING,
  PROP_FOREMOST,
  PROP_DUE,
  PROP_PAUSED,
  PROP_ALL_SHOWN,
  PROP_STOPPABLE,
  PROP_SKIPPABLE,
  PROP_CHIPS,
  PROP_THINKING,
  N_PROPS
};

/* A search that takes longer can be stopped. */
#define STOP_AFTER_MILLISECONDS 2000

struct _FavorDecision
{
  GObject parent_instance;

  /* The value of each property. */
  GValue values[N_PROPS];
  guint  n_changes;
  guint  stop_timeout;
};

G_DEFINE_FINAL_TYPE (FavorDecision, favor_decision, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

/**
 * favor_table_mode_get_type:
 *
 * Returns: the type of FavorTableMode, for properties
 */
GType
favor_table_mode_get_type (void)
{
  static const GEnumValue values[] = {
    { FAVOR_TABLE_WAITING, "FAVOR_TABLE_WAITING", "waiting" },
    { FAVOR_TABLE_PLAYING, "FAVOR_TABLE_PLAYING", "playing" },
    { FAVOR_TABLE_LOOKING, "FAVOR_TABLE_LOOKING", "looking" },
    { FAVOR_TABLE_COVERED, "FAVOR_TABLE_COVERED", "covered" },
    { FAVOR_TABLE_REVIEWING, "FAVOR_TABLE_REVIEWING", "reviewing" },
    { FAVOR_TABLE_ASKING, "FAVOR_TABLE_ASKING", "asking" },
    { FAVOR_TABLE_SHOWING, "FAVOR_TABLE_SHOWING", "showing" },
    { FAVOR_TABLE_OVER, "FAVOR_TABLE_OVER", "over" },
    { 0, NULL, NULL },
  };
  static gsize type = 0;

  if (g_once_init_enter (&type))
    g_once_init_leave (&type,
                       g_enum_register_static (g_intern_static_string ("FavorTableMode"),
                                               values));
  return type;
}

static void
favor_decision_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  g_value_copy (&FAVOR_DECISION (object)->values[prop_id], value);
}

static gboolean
stop_timeout_cb (gpointer data)
{
  FavorDecision *self = data;

  self->stop_timeout = 0;
  g_object_set (self, "stoppable", TRUE, NULL);
  return G_SOURCE_REMOVE;
}

static void
offer_stop (FavorDecision *self, gboolean thinking)
{
  if (thinking)
    {
      self->stop_timeout = g_timeout_add (STOP_AFTER_MILLISECONDS, stop_timeout_cb, self);
      return;
    }
  g_clear_handle_id (&self->stop_timeout, g_source_remove);
  g_object_set (self, "stoppable", FALSE, NULL);
}

static void
favor_decision_set_property (GObject      *object,
                             guint         prop_id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  GValue *own = &FAVOR_DECISION (object)->values[prop_id];

  /* Chips are compared by nobody: a list of none follows a list of none most of the time. */
  if (g_param_values_cmp (pspec, own, value) == 0)
    return;
  g_value_copy (value, own);
  FAVOR_DECISION (object)->n_changes++;
  if (prop_id == PROP_THINKING)
    offer_stop (FAVOR_DECISION (object), g_value_get_boolean (value));
  g_object_notify_by_pspec (object, pspec);
}

static void
favor_decision_finalize (GObject *object)
{
  g_clear_handle_id (&FAVOR_DECISION (object)->stop_timeout, g_source_remove);
  for (guint i = 1; i < N_PROPS; i++)
    g_value_unset (&FAVOR_DECISION (object)->values[i]);

  G_OBJECT_CLASS (favor_decision_parent_class)->finalize (object);
}

static void
add_text (guint prop, const char *name, GParamFlags flags)
{
  properties[prop] = g_param_spec_string (name, NULL, NULL, NULL, flags);
}

static void
add_flag (guint prop, const char *name, GParamFlags flags)
{
  properties[prop] = g_param_spec_boolean (name, NULL, NULL, FALSE, flags);
}

static void
favor_decision_class_init (FavorDecisionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags   flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY |
                      G_PARAM_STATIC_STRINGS;

  object_class->get_property = favor_decision_get_property;
  object_class->set_property = favor_decision_set_property;
  object_class->finalize = favor_decision_finalize;

  properties[PROP_MODE] = g_param_spec_enum ("mode",
                                             NULL,
                                             NULL,
                                             FAVOR_TYPE_TABLE_MODE,
                                             FAVOR_TABLE_WAITING,
                                             flags);
  properties[PROP_COLOUR] = g_param_spec_int ("colour", NULL, NULL, -1, 255, -1, flags);
  add_text (PROP_SENTENCE, "sentence", flags);
  add_text (PROP_DETAIL, "detail", flags);
  add_text (PROP_DEED, "deed", flags);
  add_text (PROP_LIVE, "live", flags);
  add_text (PROP_NOTE, "note", flags);
  add_text (PROP_COMMIT_LABEL, "commit-label", flags);
  add_text (PROP_COMMIT_ABOUT, "commit-about", flags);
  add_flag (PROP_SELECTED, "selected", flags);
  add_flag (PROP_BEGUN, "begun", flags);
  add_flag (PROP_HINTED, "hinted", flags);
  add_flag (PROP_FINISHING, "finishing", flags);
  add_flag (PROP_FOREMOST, "foremost", flags);
  add_flag (PROP_DUE, "due", flags);
  add_flag (PROP_PAUSED, "paused", flags);
  add_flag (PROP_ALL_SHOWN, "all-shown", flags);
  add_flag (PROP_STOPPABLE, "stoppable", flags);
  add_flag (PROP_SKIPPABLE, "skippable", flags);
  add_flag (PROP_THINKING, "thinking", flags);
  properties[PROP_CHIPS] = g_param_spec_boxed ("chips", NULL, NULL, G_TYPE_ARRAY, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
favor_decision_init (FavorDecision *self)
{
  for (guint i = 1; i < N_PROPS; i++)
    {
      g_value_init (&self->values[i], properties[i]->value_type);
      g_param_value_set_default (properties[i], &self->values[i]);
    }
}

/**
 * favor_decision_new:
 *
 * Returns: (transfer full): a decision of nobody
 */
FavorDecision *
favor_decision_new (void)
{
  return g_object_new (FAVOR_TYPE_DECISION, NULL);
}

/**
 * favor_decision_get_mode:
 *
 * Returns: which words and buttons mean something now
 */
FavorTableMode
favor_decision_get_mode (FavorDecision *self)
{
  g_return_val_if_fail (FAVOR_IS_DECISION (self), FAVOR_TABLE_WAITING);

  return g_value_get_enum (&self->values[PROP_MODE]);
}

/**
 * favor_decision_count_changes:
 *
 * Returns: how often a property got another value so far
 */
guint
favor_decision_count_changes (FavorDecision *self)
{
  g_return_val_if_fail (FAVOR_IS_DECISION (self), 0);

  return self->n_changes;
}

static const GValue *
find_value (FavorDecision *self, const char *name)
{
  GParamSpec *pspec = g_object_class_find_property (G_OBJECT_GET_CLASS (self), name);

  for (guint i = 1; i < N_PROPS; i++)
    if (properties[i] == pspec)
      return &self->values[i];
  g_assert_not_reached ();
}

/**
 * favor_decision_get_flag:
 * @name: of a boolean property
 *
 * Returns: its value
 */
gboolean
favor_decision_get_flag (FavorDecision *self, const char *name)
{
  g_return_val_if_fail (FAVOR_IS_DECISION (self), FALSE);

  return g_value_get_boolean (find_value (self, name));
}

/**
 * favor_decision_get_text:
 * @name: of a string property
 *
 * Returns: (transfer none) (nullable): its value, valid until it changes
 */
const char *
favor_decision_get_text (FavorDecision *self, const char *name)
{
  g_return_val_if_fail (FAVOR_IS_DECISION (self), NULL);

  return g_value_get_string (find_value (self, name));
}

/**
 * favor_decision_get_chips:
 *
 * Returns: (transfer none) (nullable) (element-type FavorChip): what the view offers
 */
GArray *
favor_decision_get_chips (FavorDecision *self)
{
  g_return_val_if_fail (FAVOR_IS_DECISION (self), NULL);

  return g_value_get_boxed (&self->values[PROP_CHIPS]);
}
