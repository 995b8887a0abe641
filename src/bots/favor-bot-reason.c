/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-bots"

#include "favor-bot-reason.h"

#include "favor-text.h"

/* A score line counts as a reason from this difference on, in hundredths of a point. */
#define LEAST_GAIN 5

void
favor_bot_reason_find (const gint32 *gains, guint n_lines, FavorBotProposal *proposal)
{
  for (guint line = 0; line < n_lines; line++)
    {
      FavorBotTerm term = { (guint8) line, gains[line] };

      if (ABS (term.gain) < LEAST_GAIN)
        continue;
      for (guint i = 0; i < FAVOR_BOT_MAX_TERMS; i++)
        {
          FavorBotTerm kept = proposal->terms[i];

          if (i < proposal->n_terms && ABS (term.gain) <= ABS (kept.gain))
            continue;
          proposal->terms[i] = term;
          if (i >= proposal->n_terms)
            {
              proposal->n_terms = i + 1;
              break;
            }
          term = kept;
        }
    }
}

gboolean
favor_bot_reason_repeats (const FavorBotTask   *task,
                          const FavorBotChoice *choice,
                          guint                 n,
                          const FavorAction    *action)
{
  if (!task->explain)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (favor_text_is_same_deed (task->game, &choice->proposals[i].action, action))
      return TRUE;
  return FALSE;
}
