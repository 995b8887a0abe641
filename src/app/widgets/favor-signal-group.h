/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

GSignalGroup *favor_signal_group_new (GType       type,
                                      gpointer    self,
                                      const char *signal,
                                      GCallback   callback,
                                      ...) G_GNUC_NULL_TERMINATED;

G_END_DECLS
