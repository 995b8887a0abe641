/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "emperor-keep-progress.h"

#include "favor-text.h"

/* (transfer full) */
static char *
say (const char *text, guint n, guint m)
{
  return favor_text_fill (text, "n# m#", n, m);
}

char *
emperor_progress_describe (const EmperorProgress *progress)
{
  g_autofree char *things = NULL;
  g_autofree char *gold = NULL;

  if (progress->deeds)
    /* Translators: how far one is with an Event, e.g. "1 of 2 this turn" */
    return say (_ ("{n} of {m} this turn"), progress->met, progress->wanted);
  if (progress->wanted > 0)
    /* Translators: how far one is with an Event, e.g. "2 of 3 cards" */
    things = say (ngettext ("{n} of {m} card", "{n} of {m} cards", progress->wanted),
                  progress->met,
                  progress->wanted);
  if (progress->wanted_gold > 0)
    /* Translators: how far one is with an Event, e.g. "2 of 3 Gold" */
    gold = say (ngettext ("{n} of {m} Gold", "{n} of {m} Gold", progress->wanted_gold),
                progress->gold,
                progress->wanted_gold);
  if (things == NULL || gold == NULL)
    return things != NULL ? g_steal_pointer (&things) : g_steal_pointer (&gold);
  return favor_text_join ((const char *const[]){ things, gold, NULL });
}
