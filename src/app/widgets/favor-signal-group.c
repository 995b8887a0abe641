/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-signal-group.h"

#include <stdarg.h>

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
