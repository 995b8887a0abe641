/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "favor-chooser.h"

/* An action has no more arguments, hence no more parts. */
#define PARTS_MOST (FAVOR_ACTION_ARGS + 1)

struct _FavorChooser
{
  GObject parent_instance;

  FavorChoiceModel *model;
  FavorPart         parts[PARTS_MOST];
  guint             n_parts;
  /* The complete action. */
  FavorAction action;
  gboolean    complete;
  /* The action was given as a whole, so it stands although it may not be listed. */
  gboolean taken;
};

G_DEFINE_FINAL_TYPE (FavorChooser, favor_chooser, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_MODEL,
  N_PROPS
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

static gboolean
has_part (const FavorAction *action, FavorPart part)
{
  return action->kind == part.kind &&
         (part.arg == FAVOR_PART_KIND || action->arg[part.arg] == part.value);
}

static gboolean
has_parts (const FavorAction *action, const FavorPart *parts, guint n_parts)
{
  for (guint i = 0; i < n_parts; i++)
    if (!has_part (action, parts[i]))
      return FALSE;
  return TRUE;
}

/* How many legal actions have all `parts`; the first of them is copied to `found`. */
static guint
count_with (FavorChooser *self, const FavorPart *parts, guint n_parts, FavorAction *found)
{
  GListModel *list = G_LIST_MODEL (self->model);
  guint       n = g_list_model_get_n_items (list), count = 0;

  for (guint i = 0; i < n; i++)
    {
      const FavorAction *action = favor_choice_model_get_action (self->model, i);

      if (!has_parts (action, parts, n_parts))
        continue;
      if (count++ == 0 && found != NULL)
        *found = *action;
    }
  return count;
}

static void
update (FavorChooser *self)
{
  if (!self->taken)
    self->complete = count_with (self, self->parts, self->n_parts, &self->action) == 1;
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static gboolean
same_argument (FavorPart a, FavorPart b)
{
  return a.kind == b.kind && a.arg == b.arg;
}

/* What is chosen once `part` is: first it takes the place of a value of its own argument, then
 * of everything. Returns the number of parts in `parts`, 0 if it cannot be chosen. */
static guint
fit (FavorChooser *self, FavorPart part, FavorPart *parts)
{
  guint n = 0;

  for (guint i = 0; i < self->n_parts; i++)
    if (!same_argument (self->parts[i], part))
      parts[n++] = self->parts[i];
  parts[n++] = part;
  if (count_with (self, parts, n, NULL) > 0)
    return n;
  parts[0] = part;
  return count_with (self, parts, 1, NULL) > 0 ? 1 : 0;
}

static void
forget (FavorChooser *self)
{
  self->n_parts = 0;
  self->taken = FALSE;
  update (self);
}

/* The same actions may be legal again, but nobody has chosen any of them yet. */
static void
moved_cb (FavorChooser *self, guint from, guint to)
{
  if (from != to)
    favor_chooser_clear (self);
}

static void
favor_chooser_set_property (GObject      *object,
                            guint         prop_id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  FavorChooser *self = FAVOR_CHOOSER (object);

  switch (prop_id)
    {
    case PROP_MODEL:
      self->model = g_value_dup_object (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
favor_chooser_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  FavorChooser *self = FAVOR_CHOOSER (object);

  switch (prop_id)
    {
    case PROP_MODEL:
      g_value_set_object (value, self->model);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
favor_chooser_constructed (GObject *object)
{
  FavorChooser *self = FAVOR_CHOOSER (object);

  G_OBJECT_CLASS (favor_chooser_parent_class)->constructed (object);

  g_assert (FAVOR_IS_CHOICE_MODEL (self->model));
  g_signal_connect_object (self->model,
                           "items-changed",
                           G_CALLBACK (forget),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (
    favor_cursor_model_get_cursor (FAVOR_CURSOR_MODEL (self->model)),
    "moved",
    G_CALLBACK (moved_cb),
    self,
    G_CONNECT_SWAPPED);
  update (self);
}

static void
favor_chooser_finalize (GObject *object)
{
  FavorChooser *self = FAVOR_CHOOSER (object);

  g_clear_object (&self->model);

  G_OBJECT_CLASS (favor_chooser_parent_class)->finalize (object);
}

static void
favor_chooser_class_init (FavorChooserClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->set_property = favor_chooser_set_property;
  object_class->get_property = favor_chooser_get_property;
  object_class->constructed = favor_chooser_constructed;
  object_class->finalize = favor_chooser_finalize;

  properties[PROP_MODEL] = g_param_spec_object ("model",
                                                NULL,
                                                NULL,
                                                FAVOR_TYPE_CHOICE_MODEL,
                                                G_PARAM_READWRITE |
                                                  G_PARAM_CONSTRUCT_ONLY |
                                                  G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[SIGNAL_CHANGED] = g_signal_new ("changed",
                                          FAVOR_TYPE_CHOOSER,
                                          G_SIGNAL_RUN_LAST,
                                          0,
                                          NULL,
                                          NULL,
                                          NULL,
                                          G_TYPE_NONE,
                                          0);
}

static void
favor_chooser_init (FavorChooser *self)
{
}

/**
 * favor_chooser_new:
 * @model: the legal actions
 *
 * Returns: (transfer full): a chooser with nothing chosen
 */
FavorChooser *
favor_chooser_new (FavorChoiceModel *model)
{
  g_return_val_if_fail (FAVOR_IS_CHOICE_MODEL (model), NULL);

  return g_object_new (FAVOR_TYPE_CHOOSER, "model", model, NULL);
}

gboolean
favor_chooser_offers (FavorChooser *self, FavorPart part)
{
  FavorPart parts[PARTS_MOST];

  g_return_val_if_fail (FAVOR_IS_CHOOSER (self), FALSE);

  return fit (self, part, parts) > 0;
}

gboolean
favor_chooser_choose (FavorChooser *self, FavorPart part)
{
  FavorPart parts[PARTS_MOST];
  guint     n;

  g_return_val_if_fail (FAVOR_IS_CHOOSER (self), FALSE);

  n = fit (self, part, parts);
  if (n == 0)
    return FALSE;
  memcpy (self->parts, parts, n * sizeof *parts);
  self->n_parts = n;
  self->taken = FALSE;
  update (self);
  return TRUE;
}

gboolean
favor_chooser_has (FavorChooser *self, FavorPart part)
{
  g_return_val_if_fail (FAVOR_IS_CHOOSER (self), FALSE);

  for (guint i = 0; i < self->n_parts; i++)
    if (same_argument (self->parts[i], part) && self->parts[i].value == part.value)
      return TRUE;
  return FALSE;
}

guint
favor_chooser_get_n_parts (FavorChooser *self)
{
  g_return_val_if_fail (FAVOR_IS_CHOOSER (self), 0);

  return self->n_parts;
}

FavorPart
favor_chooser_get_part (FavorChooser *self, guint position)
{
  g_return_val_if_fail (FAVOR_IS_CHOOSER (self), (FavorPart){ 0 });
  g_return_val_if_fail (position < self->n_parts, (FavorPart){ 0 });

  return self->parts[position];
}

void
favor_chooser_remove (FavorChooser *self, guint position)
{
  g_return_if_fail (FAVOR_IS_CHOOSER (self));
  g_return_if_fail (position < self->n_parts);

  self->n_parts--;
  memmove (&self->parts[position],
           &self->parts[position + 1],
           (self->n_parts - position) * sizeof *self->parts);
  self->taken = FALSE;
  update (self);
}

gboolean
favor_chooser_back (FavorChooser *self)
{
  g_return_val_if_fail (FAVOR_IS_CHOOSER (self), FALSE);

  if (self->taken && self->n_parts == 0)
    {
      forget (self);
      return TRUE;
    }
  if (self->n_parts == 0)
    return FALSE;
  favor_chooser_remove (self, self->n_parts - 1);
  return TRUE;
}

void
favor_chooser_clear (FavorChooser *self)
{
  g_return_if_fail (FAVOR_IS_CHOOSER (self));

  if (self->n_parts > 0 || self->taken)
    forget (self);
}

guint
favor_chooser_count_left (FavorChooser *self)
{
  g_return_val_if_fail (FAVOR_IS_CHOOSER (self), 0);

  return count_with (self, self->parts, self->n_parts, NULL);
}

const FavorAction *
favor_chooser_get_action (FavorChooser *self)
{
  g_return_val_if_fail (FAVOR_IS_CHOOSER (self), NULL);

  return self->complete ? &self->action : NULL;
}

/**
 * favor_chooser_take:
 * @action: what `check` accepts
 * @parts: (array length=n_parts): of @action, to be shown as chosen
 */
void
favor_chooser_take (FavorChooser      *self,
                    const FavorAction *action,
                    const FavorPart   *parts,
                    guint              n_parts)
{
  g_return_if_fail (FAVOR_IS_CHOOSER (self));
  g_return_if_fail (action != NULL);
  g_return_if_fail (n_parts <= PARTS_MOST);

  for (guint i = 0; i < n_parts; i++)
    g_return_if_fail (has_part (action, parts[i]));
  self->n_parts = n_parts;
  for (guint i = 0; i < n_parts; i++)
    self->parts[i] = parts[i];
  self->action = *action;
  self->complete = TRUE;
  self->taken = TRUE;
  update (self);
}
