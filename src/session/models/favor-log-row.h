/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-log-model.h"

G_BEGIN_DECLS

/* What the log model fills in when it makes a row. Internal to the session library. */
struct _FavorLogRow
{
  GObject   parent_instance;
  guint     ply;
  guint     n_told;
  guint     round;
  gboolean  first;
  FavorSeat actor;
  int       colour;
  char     *text;
  char     *note;
};

void favor_log_row_update (FavorLogRow *self,
                           const char  *text,
                           const char  *note,
                           gboolean     first,
                           int          colour);

G_END_DECLS
