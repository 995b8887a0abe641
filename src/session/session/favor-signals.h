/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

/* Signals of classes and to classes. */

G_BEGIN_DECLS

guint favor_signal_new (gpointer klass, const char *name, guint n_values, ...);
void  favor_signals_connect (gpointer    object,
                             const char *signal,
                             GCallback   handler,
                             gpointer    self);
void  favor_signals_follow (gpointer      self,
                            const char   *property,
                            const char   *signal,
                            GCallback     handler,
                            GConnectFlags flags);

GSignalGroup *favor_signal_group_new (GType       type,
                                      gpointer    self,
                                      const char *signal,
                                      GCallback   callback,
                                      ...) G_GNUC_NULL_TERMINATED;

G_END_DECLS
