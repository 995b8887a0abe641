/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-paced-model.h"

#include "favor-signals.h"

struct _FavorPacedModel
{
  GObject     parent_instance;
  GListModel *model;
  guint       pace;
  /* The items before that one are shown. */
  guint n_shown;
};

static void list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (FavorPacedModel,
                               favor_paced_model,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

static GType
favor_paced_model_get_item_type (GListModel *list)
{
  return g_list_model_get_item_type (FAVOR_PACED_MODEL (list)->model);
}

static guint
favor_paced_model_get_n_items (GListModel *list)
{
  return FAVOR_PACED_MODEL (list)->n_shown;
}

static gpointer
favor_paced_model_get_item (GListModel *list, guint position)
{
  FavorPacedModel *self = FAVOR_PACED_MODEL (list);

  if (position >= self->n_shown)
    return NULL;
  return g_list_model_get_item (self->model, position);
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = favor_paced_model_get_item_type;
  iface->get_n_items = favor_paced_model_get_n_items;
  iface->get_item = favor_paced_model_get_item;
}

/* What stood before the change stays shown, and then as many as a frame bears. */
static void
items_changed_cb (FavorPacedModel *self, guint position, guint removed, guint added)
{
  guint n_items = g_list_model_get_n_items (self->model);
  guint n_before = self->n_shown;
  guint kept = n_before - MIN (n_before, position + removed);

  if (position > n_before)
    return;
  self->n_shown = MIN (n_items, position + MAX (self->pace, kept));
  g_list_model_items_changed (G_LIST_MODEL (self),
                              position,
                              n_before - position,
                              self->n_shown - position);
}

static void
favor_paced_model_finalize (GObject *object)
{
  g_object_unref (FAVOR_PACED_MODEL (object)->model);

  G_OBJECT_CLASS (favor_paced_model_parent_class)->finalize (object);
}

static void
favor_paced_model_class_init (FavorPacedModelClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = favor_paced_model_finalize;
}

static void
favor_paced_model_init (FavorPacedModel *self)
{
}

/**
 * favor_paced_model_new:
 * @model: the items
 * @pace: how many are shown at once, and how many more with each step; above 0
 *
 * Returns: (transfer full): a model of the first items
 */
FavorPacedModel *
favor_paced_model_new (GListModel *model, guint pace)
{
  FavorPacedModel *self = g_object_new (FAVOR_TYPE_PACED_MODEL, NULL);

  g_return_val_if_fail (pace > 0, self);

  self->model = g_object_ref (model);
  self->pace = pace;
  self->n_shown = MIN (pace, g_list_model_get_n_items (model));
  favor_signals_connect (model, "items-changed", G_CALLBACK (items_changed_cb), self);
  return self;
}

/**
 * favor_paced_model_grow:
 *
 * Shows the next few items.
 *
 * Returns: %FALSE if all are shown now
 */
gboolean
favor_paced_model_grow (FavorPacedModel *self)
{
  g_return_val_if_fail (FAVOR_IS_PACED_MODEL (self), FALSE);

  favor_paced_model_show (self, self->n_shown + self->pace);
  return !favor_paced_model_get_whole (self);
}

/**
 * favor_paced_model_show:
 * @n_items: how many items must be shown, or more than there are for all
 */
void
favor_paced_model_show (FavorPacedModel *self, guint n_items)
{
  guint n_before;

  g_return_if_fail (FAVOR_IS_PACED_MODEL (self));

  n_before = self->n_shown;
  n_items = MIN (n_items, g_list_model_get_n_items (self->model));
  if (n_items <= n_before)
    return;
  self->n_shown = n_items;
  g_list_model_items_changed (G_LIST_MODEL (self), n_before, 0, n_items - n_before);
}

/**
 * favor_paced_model_get_whole:
 *
 * Returns: whether all items are shown
 */
gboolean
favor_paced_model_get_whole (FavorPacedModel *self)
{
  g_return_val_if_fail (FAVOR_IS_PACED_MODEL (self), TRUE);

  return self->n_shown == g_list_model_get_n_items (self->model);
}
