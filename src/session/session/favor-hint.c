/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-hint.h"

/* Whole sentences for each case, so that a translator can order the parts freely. The gains
 * are printed without a sign. */

/* Translators: a hint whose reason is no single source of points. {action} is what to do,
 * an imperative without a full stop, for example "Place Artisan on Noble". */
#define TEXT_NONE _ ("{action}: it leaves you best placed overall.")
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
#define TEXT_LESS _ ("{action}: about {gain} less from “{line}”, but a better position.")
/* Translators: a hint with two reasons, the first one weighing more. */
#define TEXT_MORE_MORE                                                                   \
  _ ("{action}: about {gain} more from “{line}” and {gain2} more from “{line2}”.")
/* Translators: a hint with a reason and its price. */
#define TEXT_MORE_LESS                                                                   \
  _ ("{action}: about {gain} more from “{line}” for {gain2} less from “{line2}”.")
/* Translators: a hint with two losses that something else outweighs. */
#define TEXT_LESS_LESS                                                                           \
  _ ("{action}: about {gain} less from “{line}” and {gain2} less from “{line2}”, but a " \
     "better position.")

/* Hundredths as a number with at most one decimal, in the form of the locale. */
static char *
gain_text (gint32 gain)
{
  gint64 tenths = (ABS ((gint64) gain) + 5) / 10;

  if (tenths % 10 == 0)
    return g_strdup_printf ("%d", (int) (tenths / 10));
  return g_strdup_printf ("%.1f", tenths / 10.0);
}

static const char *
pattern (const FavorBotTerm *first, const FavorBotTerm *second)
{
  if (first == NULL)
    return TEXT_NONE;
  if (second == NULL)
    return first->gain >= 0 ? TEXT_MORE : TEXT_LESS;
  if (first->gain >= 0)
    return second->gain >= 0 ? TEXT_MORE_MORE : TEXT_MORE_LESS;
  return TEXT_LESS_LESS;
}

/* A term that rounds to nothing is no reason. */
static gboolean
tells (const FavorBotTerm *term)
{
  return ABS ((gint64) term->gain) >= 5;
}

static const char *
line_title (const FavorGame *game, const FavorBotTerm *term)
{
  if (term == NULL)
    return "";
  return g_dgettext (GETTEXT_PACKAGE, game->score_lines[term->line].text);
}

/* Where nothing speaks for the action by itself, what its plan brings does. */
static gboolean
is_step (const FavorBotProposal *proposal, const FavorBotTerm *first)
{
  return (first == NULL || first->gain < 0) && tells (&proposal->aim);
}

/* (transfer full): where there is no choice, or hardly one, that is the reason, whatever the action
 * brings; else %NULL. */
static char *
text_of_rest (FavorBotRest rest, const char *action)
{
  switch (rest)
    {
    case FAVOR_BOT_REST_OPEN:
      return NULL;
    case FAVOR_BOT_REST_ASKING:
      return favor_text_fill (TEXT_ASK, "action", action);
    case FAVOR_BOT_REST_NOTHING:
      return favor_text_fill (TEXT_ONLY, "action", action);
    }
  g_return_val_if_reached (NULL);
}

char *
favor_hint_text (const FavorGame        *game,
                 const FavorBotProposal *proposal,
                 const FavorNames       *names)
{
  g_autofree char    *action = favor_text_for_action (game, &proposal->action, names);
  g_autofree char    *gain = NULL;
  g_autofree char    *gain2 = NULL;
  const FavorBotTerm *terms[FAVOR_BOT_MAX_TERMS + 1] = { NULL };
  guint               n_terms = 0;
  const char         *text;

  if (proposal->rest != FAVOR_BOT_REST_OPEN)
    return text_of_rest (proposal->rest, action);

  for (guint i = 0; i < MIN (proposal->n_terms, FAVOR_BOT_MAX_TERMS); i++)
    if (tells (&proposal->terms[i]))
      terms[n_terms++] = &proposal->terms[i];

  /* The gain first, then what it costs. */
  if (n_terms == 2 && terms[0]->gain < 0 && terms[1]->gain >= 0)
    {
      const FavorBotTerm *loss = terms[0];

      terms[0] = terms[1];
      terms[1] = loss;
    }

  if (is_step (proposal, terms[0]))
    {
      text = TEXT_AIM;
      terms[0] = &proposal->aim;
    }
  else
    text = pattern (terms[0], terms[1]);

  gain = gain_text (terms[0] != NULL ? terms[0]->gain : 0);
  gain2 = gain_text (terms[1] != NULL ? terms[1]->gain : 0);
  return favor_text_fill (text,
                          "action gain line gain2 line2",
                          action,
                          gain,
                          line_title (game, terms[0]),
                          gain2,
                          line_title (game, terms[1]));
}
