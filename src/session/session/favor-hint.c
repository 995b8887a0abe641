/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-hint.h"

/* Whole sentences for each case, so that a translator can order the parts freely. */

/* Translators: a hint. {action} is what to do, an imperative without a full stop, for example "Place
 * Artisan on Noble"; {reason} is a sentence that says what speaks for it, for example "Wins the
 * game." */
#define TEXT_REASON _ ("{action}. {reason}")
/* Translators: a hint whose reason is no single thing. {action} is what to do, an imperative without
 * a full stop, for example "Place Artisan on Noble". */
#define TEXT_NONE _ ("{action}: it leaves you best placed overall.")
/* Translators: a second or third hint whose reason is no single thing. {action} as before. */
#define TEXT_NEXT _ ("{action}: the next best overall.")
/* Translators: a hint where no other action is legal. {action} as before, for example "End the
 * turn". */
#define TEXT_ONLY _ ("{action}: nothing else is possible.")
/* Translators: a hint where the only other actions are to ask other players for something, such as
 * a trade. {action} as before. */
#define TEXT_ASK _ ("{action}: otherwise you can only ask others for something.")
/* Translators: a hint that is the first step of a plan. {action} is what to do, {gain} a number of
 * points that the plan brings, {line} a row of the scoring pad. */
#define TEXT_AIM _ ("{action}: on the way to about {gain} from “{line}”.")
/* Translators: a hint. {action} is what to do, {gain} a number of points, {line} a row of
 * the scoring pad. */
#define TEXT_MORE _ ("{action}: about {gain} more from “{line}”.")

/* Hundredths as whole points. */
static int
points_of (gint32 hundredths)
{
  return (hundredths + 50) / 100;
}

/* (nullable): of the best proposal, the row of the scoring pad in which it is expected to bring a whole
 * point or more; the next ones often bring the same. */
static const FavorBotTerm *
find_outlook (const FavorBotProposal *proposal)
{
  if (proposal->rank > 0)
    return NULL;
  for (guint i = 0; i < MIN (proposal->n_terms, FAVOR_BOT_MAX_TERMS); i++)
    if (points_of (proposal->terms[i].gain) > 0)
      return &proposal->terms[i];
  return points_of (proposal->aim.gain) > 0 ? &proposal->aim : NULL;
}

FavorHintGround
favor_hint_find_ground (const FavorBotProposal *proposal)
{
  if (proposal->rest != FAVOR_BOT_REST_OPEN)
    return FAVOR_HINT_REST;
  if (proposal->has_reason)
    return FAVOR_HINT_FACT;
  return find_outlook (proposal) != NULL ? FAVOR_HINT_OUTLOOK : FAVOR_HINT_OVERALL;
}

/* (transfer full) */
static char *
text_of_outlook (const FavorGame        *game,
                 const FavorBotProposal *proposal,
                 const char             *action)
{
  const FavorBotTerm *term = find_outlook (proposal);

  g_assert (term != NULL);
  return favor_text_fill (term == &proposal->aim ? TEXT_AIM : TEXT_MORE,
                          "action gain# line",
                          action,
                          points_of (term->gain),
                          g_dgettext (GETTEXT_PACKAGE,
                                      game->score_lines[term->line].text));
}

char *
favor_hint_text (const FavorGame        *game,
                 const FavorBotProposal *proposal,
                 const FavorNames       *names)
{
  g_autofree char *action = proposal->has_deed
                              ? favor_text_for_pointed_out (game, &proposal->deed, names)
                              : favor_text_for_deed (game, &proposal->action, names);
  g_autofree char *reason = NULL;

  switch (favor_hint_find_ground (proposal))
    {
    case FAVOR_HINT_FACT:
      reason = favor_text_for_reason (game, &proposal->reason, names);
      return favor_text_fill (TEXT_REASON, "action reason", action, reason);
    case FAVOR_HINT_REST:
      return favor_text_fill (proposal->rest == FAVOR_BOT_REST_ASKING ? TEXT_ASK
                                                                      : TEXT_ONLY,
                              "action",
                              action);
    case FAVOR_HINT_OUTLOOK:
      return text_of_outlook (game, proposal, action);
    case FAVOR_HINT_OVERALL:
      return favor_text_fill (proposal->rank == 0 ? TEXT_NONE : TEXT_NEXT,
                              "action",
                              action);
    }
  g_return_val_if_reached (NULL);
}
