/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "favor-cursor-model.h"

#include "favor-properties.h"
#include "favor-signals.h"

typedef struct
{
  FavorCursor  *cursor;
  FavorSession *session;
} FavorCursorModelPrivate;

static void list_model_init (GListModelInterface *iface);

G_DEFINE_ABSTRACT_TYPE_WITH_CODE (FavorCursorModel,
                                  favor_cursor_model,
                                  G_TYPE_OBJECT,
                                  G_ADD_PRIVATE (FavorCursorModel)
                                    G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL,
                                                           list_model_init))

/* A swapped callback is called with the model and may leave out the arguments after it, so
 * the class's functions are the callbacks. What a class does not care for is not watched. */
static void
watch (FavorCursorModel *self, gpointer source, const char *signal, GCallback callback)
{
  if (callback != NULL)
    favor_signals_connect (source, signal, callback, self);
}

static void
watch_all (FavorCursorModel *self, FavorCursor *cursor, FavorSession *session)
{
  FavorCursorModelClass *klass = FAVOR_CURSOR_MODEL_GET_CLASS (self);

  watch (self, cursor, "moved", G_CALLBACK (klass->moved));
  watch (self, cursor, "notify::at-end", G_CALLBACK (klass->thinking_changed));
  watch (self, session, "stepped", G_CALLBACK (klass->stepped));
  watch (self, session, "notify::thinking", G_CALLBACK (klass->thinking_changed));
  watch (self, session, "notify::pondering", G_CALLBACK (klass->thinking_changed));
  watch (self, session, "players-changed", G_CALLBACK (klass->players_changed));
  watch (self, session, "notes-changed", G_CALLBACK (klass->notes_changed));
}

static GType
favor_cursor_model_get_item_type (GListModel *model)
{
  return FAVOR_CURSOR_MODEL_GET_CLASS (model)->row_type;
}

static guint
favor_cursor_model_get_n_items (GListModel *model)
{
  FavorCursorModel *self = FAVOR_CURSOR_MODEL (model);

  return FAVOR_CURSOR_MODEL_GET_CLASS (self)->get_n_rows (self);
}

static gpointer
favor_cursor_model_get_item (GListModel *model, guint position)
{
  FavorCursorModel      *self = FAVOR_CURSOR_MODEL (model);
  FavorCursorModelClass *klass = FAVOR_CURSOR_MODEL_GET_CLASS (self);

  if (position >= klass->get_n_rows (self))
    return NULL;
  return g_object_ref (klass->get_row (self, position));
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = favor_cursor_model_get_item_type;
  iface->get_n_items = favor_cursor_model_get_n_items;
  iface->get_item = favor_cursor_model_get_item;
}

static void
favor_cursor_model_constructed (GObject *object)
{
  FavorCursorModel        *self = FAVOR_CURSOR_MODEL (object);
  FavorCursorModelPrivate *priv = favor_cursor_model_get_instance_private (self);

  G_OBJECT_CLASS (favor_cursor_model_parent_class)->constructed (object);
  g_assert (priv->cursor != NULL);

  priv->session = g_object_ref (favor_cursor_get_session (priv->cursor));
  FAVOR_CURSOR_MODEL_GET_CLASS (self)->fill (self);
  watch_all (self, priv->cursor, priv->session);
}

static void
favor_cursor_model_finalize (GObject *object)
{
  FavorCursorModel        *self = FAVOR_CURSOR_MODEL (object);
  FavorCursorModelPrivate *priv = favor_cursor_model_get_instance_private (self);

  g_clear_object (&priv->session);
  g_clear_object (&priv->cursor);
  G_OBJECT_CLASS (favor_cursor_model_parent_class)->finalize (object);
}

/* Not a member of the table: it is kept to the last, because the models that derive from this
 * one look for it in their finalize. */
static void
set_cursor (FavorCursorModel *self, FavorCursor *cursor)
{
  FavorCursorModelPrivate *priv = favor_cursor_model_get_instance_private (self);

  priv->cursor = g_object_ref (cursor);
}

/* clang-format off */
static const FavorProperty table[] = {
  { "cursor", G_TYPE_OBJECT, FAVOR_CONSTRUCT_ONLY, .class_type = favor_cursor_get_type,
    .get = G_CALLBACK (favor_cursor_model_get_cursor), .set = G_CALLBACK (set_cursor) },
};

/* clang-format on */

static void
favor_cursor_model_class_init (FavorCursorModelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = favor_cursor_model_constructed;
  object_class->finalize = favor_cursor_model_finalize;

  favor_properties_install (object_class, table, G_N_ELEMENTS (table), NULL);
}

static void
favor_cursor_model_init (FavorCursorModel *self)
{
}

FavorCursor *
favor_cursor_model_get_cursor (FavorCursorModel *self)
{
  FavorCursorModelPrivate *priv = favor_cursor_model_get_instance_private (self);

  g_return_val_if_fail (FAVOR_IS_CURSOR_MODEL (self), NULL);

  return priv->cursor;
}

FavorSession *
favor_cursor_model_get_session (FavorCursorModel *self)
{
  FavorCursorModelPrivate *priv = favor_cursor_model_get_instance_private (self);

  g_return_val_if_fail (FAVOR_IS_CURSOR_MODEL (self), NULL);

  return priv->session;
}
