/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "favor-chooser.h"

typedef struct
{
  FavorChoiceModel *model;
  FavorPart         parts[FAVOR_PARTS_MOST];
  guint             n_parts;
  /* The complete action. */
  FavorAction action;
  gboolean    complete;
  /* The action was given as a whole, so it stands although it may not be listed. */
  gboolean taken;
  /* Nothing else is legal, so it is chosen without being asked for. */
  gboolean alone;
} FavorChooserPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (FavorChooser, favor_chooser, G_TYPE_OBJECT)

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

static FavorChooserPrivate *
get_private (FavorChooser *self)
{
  return favor_chooser_get_instance_private (self);
}

/* ---- Matching ------------------------------------------------------------------------- */

static gboolean
favor_chooser_has_parts (const FavorAction *action, const FavorPart *parts, guint n_parts)
{
  for (guint i = 0; i < n_parts; i++)
    if (action->kind != parts[i].kind || (parts[i].what != FAVOR_PART_KIND &&
                                          action->arg[parts[i].what] != parts[i].value))
      return FALSE;
  return TRUE;
}

/* The first legal action from `position` on that has all `parts`; the number of all if there
 * is none. */
static guint
find_next (FavorChooser *self, const FavorPart *parts, guint n_parts, guint position)
{
  FavorChooserClass *klass = FAVOR_CHOOSER_GET_CLASS (self);
  FavorChoiceModel  *model = get_private (self)->model;
  guint              n = g_list_model_get_n_items (G_LIST_MODEL (model));

  while (position < n &&
         !klass->has_parts (favor_choice_model_get_action (model, position),
                            parts,
                            n_parts))
    position++;
  return position;
}

/* The only legal action that has all `parts`. */
static const FavorAction *
find_only (FavorChooser *self, const FavorPart *parts, guint n_parts)
{
  FavorChoiceModel *model = get_private (self)->model;
  guint             n = g_list_model_get_n_items (G_LIST_MODEL (model));
  guint             first = find_next (self, parts, n_parts, 0);

  if (first == n || find_next (self, parts, n_parts, first + 1) < n)
    return NULL;
  return favor_choice_model_get_action (model, first);
}

static gboolean
same_argument (FavorPart a, FavorPart b)
{
  return a.kind == b.kind && a.what == b.what;
}

static guint
favor_chooser_fit (FavorChooser *self, FavorPart part, FavorPart *parts)
{
  FavorChooserPrivate *priv = get_private (self);
  guint                n = 0;

  for (guint i = 0; i < priv->n_parts; i++)
    if (!same_argument (priv->parts[i], part))
      parts[n++] = priv->parts[i];
  parts[n++] = part;
  if (favor_chooser_any_has (self, parts, n))
    return n;
  parts[0] = part;
  return favor_chooser_any_has (self, parts, 1) ? 1 : 0;
}

/* ---- What is chosen ------------------------------------------------------------------- */

/* Where nothing else is legal, all of it is chosen. */
static void
choose_alone (FavorChooser *self)
{
  FavorChooserPrivate *priv = get_private (self);
  FavorChooserClass   *klass = FAVOR_CHOOSER_GET_CLASS (self);
  const FavorAction   *only = NULL;

  if (klass->list_parts != NULL)
    only = find_only (self, NULL, 0);
  priv->alone = only != NULL;
  if (only != NULL)
    priv->n_parts = klass->list_parts (only, priv->parts);
}

static void
update (FavorChooser *self)
{
  FavorChooserPrivate *priv = get_private (self);

  if (!priv->taken)
    {
      const FavorAction *only;

      if (priv->n_parts == 0)
        choose_alone (self);
      only = find_only (self, priv->parts, priv->n_parts);
      priv->complete = only != NULL;
      if (only != NULL)
        priv->action = *only;
    }
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
forget (FavorChooser *self)
{
  FavorChooserPrivate *priv = get_private (self);

  priv->n_parts = 0;
  priv->taken = FALSE;
  update (self);
}

/* ---- Object --------------------------------------------------------------------------- */

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
  switch (prop_id)
    {
    case PROP_MODEL:
      get_private (FAVOR_CHOOSER (object))->model = g_value_dup_object (value);
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
  switch (prop_id)
    {
    case PROP_MODEL:
      g_value_set_object (value, get_private (FAVOR_CHOOSER (object))->model);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
favor_chooser_constructed (GObject *object)
{
  FavorChooser     *self = FAVOR_CHOOSER (object);
  FavorChoiceModel *model = get_private (self)->model;

  G_OBJECT_CLASS (favor_chooser_parent_class)->constructed (object);

  g_assert (FAVOR_IS_CHOICE_MODEL (model));
  g_signal_connect_object (model,
                           "items-changed",
                           G_CALLBACK (forget),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (favor_cursor_model_get_cursor (FAVOR_CURSOR_MODEL (model)),
                           "moved",
                           G_CALLBACK (moved_cb),
                           self,
                           G_CONNECT_SWAPPED);
  update (self);
}

static void
favor_chooser_finalize (GObject *object)
{
  g_clear_object (&get_private (FAVOR_CHOOSER (object))->model);

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
  klass->has_parts = favor_chooser_has_parts;
  klass->fit = favor_chooser_fit;

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
                                          G_SIGNAL_RUN_FIRST,
                                          G_STRUCT_OFFSET (FavorChooserClass, changed),
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
  FavorPart parts[FAVOR_PARTS_MOST];

  g_return_val_if_fail (FAVOR_IS_CHOOSER (self), FALSE);

  return FAVOR_CHOOSER_GET_CLASS (self)->fit (self, part, parts) > 0;
}

gboolean
favor_chooser_choose (FavorChooser *self, FavorPart part)
{
  FavorPart parts[FAVOR_PARTS_MOST];
  guint     n;

  g_return_val_if_fail (FAVOR_IS_CHOOSER (self), FALSE);

  n = FAVOR_CHOOSER_GET_CLASS (self)->fit (self, part, parts);
  if (n == 0)
    return FALSE;
  favor_chooser_set_parts (self, parts, n);
  return TRUE;
}

gboolean
favor_chooser_has (FavorChooser *self, FavorPart part)
{
  FavorChooserPrivate *priv = get_private (self);

  g_return_val_if_fail (FAVOR_IS_CHOOSER (self), FALSE);

  for (guint i = 0; i < priv->n_parts; i++)
    if (same_argument (priv->parts[i], part) && priv->parts[i].value == part.value)
      return TRUE;
  return FALSE;
}

guint
favor_chooser_get_n_parts (FavorChooser *self)
{
  g_return_val_if_fail (FAVOR_IS_CHOOSER (self), 0);

  return get_private (self)->n_parts;
}

FavorPart
favor_chooser_get_part (FavorChooser *self, guint position)
{
  g_return_val_if_fail (FAVOR_IS_CHOOSER (self), (FavorPart){ 0 });
  g_return_val_if_fail (position < get_private (self)->n_parts, (FavorPart){ 0 });

  return get_private (self)->parts[position];
}

void
favor_chooser_remove (FavorChooser *self, guint position)
{
  FavorChooserPrivate *priv = get_private (self);

  g_return_if_fail (FAVOR_IS_CHOOSER (self));
  g_return_if_fail (position < priv->n_parts);

  if (priv->alone)
    return;
  priv->n_parts--;
  memmove (&priv->parts[position],
           &priv->parts[position + 1],
           (priv->n_parts - position) * sizeof *priv->parts);
  priv->taken = FALSE;
  update (self);
}

gboolean
favor_chooser_back (FavorChooser *self)
{
  FavorChooserPrivate *priv = get_private (self);

  g_return_val_if_fail (FAVOR_IS_CHOOSER (self), FALSE);

  if (priv->alone || (priv->n_parts == 0 && !priv->taken))
    return FALSE;
  if (priv->n_parts == 0)
    forget (self);
  else
    favor_chooser_remove (self, priv->n_parts - 1);
  return TRUE;
}

void
favor_chooser_clear (FavorChooser *self)
{
  FavorChooserPrivate *priv = get_private (self);

  g_return_if_fail (FAVOR_IS_CHOOSER (self));

  if (!priv->alone && (priv->n_parts > 0 || priv->taken))
    forget (self);
}

GArray *
favor_chooser_list_left (FavorChooser *self)
{
  FavorChooserPrivate *priv = get_private (self);
  GArray              *left = g_array_new (FALSE, FALSE, sizeof (FavorAction));
  guint                n;

  g_return_val_if_fail (FAVOR_IS_CHOOSER (self), left);

  n = g_list_model_get_n_items (G_LIST_MODEL (priv->model));
  for (guint i = find_next (self, priv->parts, priv->n_parts, 0); i < n;
       i = find_next (self, priv->parts, priv->n_parts, i + 1))
    g_array_append_vals (left, favor_choice_model_get_action (priv->model, i), 1);
  return left;
}

const FavorAction *
favor_chooser_get_action (FavorChooser *self)
{
  g_return_val_if_fail (FAVOR_IS_CHOOSER (self), NULL);

  return get_private (self)->complete ? &get_private (self)->action : NULL;
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
  FavorChooserPrivate *priv = get_private (self);

  g_return_if_fail (FAVOR_IS_CHOOSER (self));
  g_return_if_fail (action != NULL);
  g_return_if_fail (n_parts <= FAVOR_PARTS_MOST);
  g_return_if_fail (FAVOR_CHOOSER_GET_CLASS (self)->has_parts (action, parts, n_parts));

  priv->n_parts = n_parts;
  for (guint i = 0; i < n_parts; i++)
    priv->parts[i] = parts[i];
  priv->action = *action;
  priv->complete = TRUE;
  priv->taken = TRUE;
  priv->alone = FALSE;
  update (self);
}

gboolean
favor_chooser_any_has (FavorChooser *self, const FavorPart *parts, guint n_parts)
{
  g_return_val_if_fail (FAVOR_IS_CHOOSER (self), FALSE);

  return find_next (self, parts, n_parts, 0) <
         g_list_model_get_n_items (G_LIST_MODEL (get_private (self)->model));
}

guint
favor_chooser_copy_parts (FavorChooser *self, FavorPart *parts)
{
  FavorChooserPrivate *priv = get_private (self);

  g_return_val_if_fail (FAVOR_IS_CHOOSER (self), 0);

  for (guint i = 0; i < priv->n_parts; i++)
    parts[i] = priv->parts[i];
  return priv->n_parts;
}

void
favor_chooser_set_parts (FavorChooser *self, const FavorPart *parts, guint n_parts)
{
  FavorChooserPrivate *priv = get_private (self);

  g_return_if_fail (FAVOR_IS_CHOOSER (self));
  g_return_if_fail (n_parts <= FAVOR_PARTS_MOST);

  for (guint i = 0; i < n_parts; i++)
    priv->parts[i] = parts[i];
  priv->n_parts = n_parts;
  priv->taken = FALSE;
  update (self);
}

gboolean
favor_chooser_get_taken (FavorChooser *self)
{
  g_return_val_if_fail (FAVOR_IS_CHOOSER (self), FALSE);

  return get_private (self)->taken;
}
