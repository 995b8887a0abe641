/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "favor-signals.h"

/**
 * favor_signal_new:
 * @klass: the class that will emit it
 * @name: in kebab-case
 * @n_values: how many values its handlers get
 * @...: the type of each value
 *
 * Makes a signal that runs last and returns nothing.
 *
 * Returns: its id, for g_signal_emit ()
 */
guint
favor_signal_new (gpointer klass, const char *name, guint n_values, ...)
{
  va_list types;
  guint   id;

  g_return_val_if_fail (G_IS_OBJECT_CLASS (klass), 0);

  va_start (types, n_values);
  id = g_signal_new_valist (name,
                            G_TYPE_FROM_CLASS (klass),
                            G_SIGNAL_RUN_LAST,
                            NULL,
                            NULL,
                            NULL,
                            NULL,
                            G_TYPE_NONE,
                            n_values,
                            types);
  va_end (types);
  return id;
}

/**
 * favor_signals_connect:
 * @object: what to listen to
 * @signal: a signal of @object, perhaps with a detail
 * @handler: is called with @self as its first argument
 * @self: who listens
 *
 * Connects @handler until either of the two objects is disposed of.
 */
void
favor_signals_connect (gpointer    object,
                       const char *signal,
                       GCallback   handler,
                       gpointer    self)
{
  g_signal_connect_object (object, signal, handler, self, G_CONNECT_SWAPPED);
}

/**
 * favor_signals_follow:
 * @self: an object
 * @property: a property of @self that holds an object, or nothing
 * @signal: a signal of that object, perhaps with a detail
 * @handler: is called with @self as its first argument
 * @flags: %G_CONNECT_AFTER or nothing
 *
 * Connects @handler to the signal of whatever object the property holds, now and later, until
 * @self is disposed of.
 */
void
favor_signals_follow (gpointer      self,
                      const char   *property,
                      const char   *signal,
                      GCallback     handler,
                      GConnectFlags flags)
{
  GParamSpec      *pspec;
  GSignalGroup    *group;
  g_autofree char *key = NULL;

  g_return_if_fail (G_IS_OBJECT (self));

  pspec = g_object_class_find_property (G_OBJECT_GET_CLASS (self), property);
  g_assert (pspec != NULL);
  group = g_signal_group_new (pspec->value_type);
  g_signal_group_connect_object (group, signal, handler, self, flags | G_CONNECT_SWAPPED);
  g_object_bind_property (self, property, group, "target", G_BINDING_SYNC_CREATE);
  /* The group is as old as the object. */
  key = g_strdup_printf ("favor-signals %s %s %p", property, signal, (gpointer) handler);
  g_object_set_data_full (self, key, group, g_object_unref);
}

/**
 * favor_signal_group_new:
 * @type: of what is listened to
 * @self: who listens; it keeps the group, and lets go of it when it is disposed
 * @signal: a signal, maybe with a detail
 * @callback: called with @self as its first argument and what the signal tells behind it
 * @...: more pairs of a signal and a callback, then %NULL
 *
 * Listens to one object after the other: see g_signal_group_set_target ().
 *
 * Returns: (transfer full): a group without a target
 */
GSignalGroup *
favor_signal_group_new (GType       type,
                        gpointer    self,
                        const char *signal,
                        GCallback   callback,
                        ...)
{
  GSignalGroup *group = g_signal_group_new (type);
  va_list       rest;

  va_start (rest, callback);
  while (signal != NULL)
    {
      g_signal_group_connect_swapped (group, signal, callback, self);
      signal = va_arg (rest, const char *);
      if (signal != NULL)
        callback = va_arg (rest, GCallback);
    }
  va_end (rest);
  return group;
}
