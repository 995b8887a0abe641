/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What an action does with all that is chosen for it, in one sentence: the forms of its kind, and which
 * of them is for its arguments; the first where some of them are missing. */

#define EMPEROR_ACTION_TEXTS(name)                                                       \
  extern const char *const emperor_##name##_texts[] G_GNUC_INTERNAL;                     \
  guint emperor_choose_##name##_text (const gint16 *arg) G_GNUC_INTERNAL;

EMPEROR_ACTION_TEXTS (move)
EMPEROR_ACTION_TEXTS (ally)
EMPEROR_ACTION_TEXTS (empress)
EMPEROR_ACTION_TEXTS (complete)
EMPEROR_ACTION_TEXTS (play)
EMPEROR_ACTION_TEXTS (offer)
EMPEROR_ACTION_TEXTS (counter)

#undef EMPEROR_ACTION_TEXTS

G_END_DECLS
