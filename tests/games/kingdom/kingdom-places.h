/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * KingdomWished:
 * @name: number and name of the scenario
 * @before: the map at the start of the turn
 * @now: what lies on it besides at the end of step two; with `whole` all that lies on it
 * @met: the wishes that are met
 *
 * The scenarios of section 12 that have a wish come true, as maps.
 */
typedef struct
{
  const char *name;
  const char *before;
  const char *now;
  const char *met;
  gboolean    whole;
  guint       bishop;
} KingdomWished;

extern const KingdomWished kingdom_wished[];
extern const guint         kingdom_n_wished;

G_END_DECLS
