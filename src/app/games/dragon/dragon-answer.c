/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dragon-answer.h"

#include "favor-text.h"

static char *
describe (const DragonReply *reply)
{
  const gulong n = (gulong) reply->n;

  switch (reply->kind)
    {
    case DRAGON_REPLY_AGREES:
      /* Translators: a player accepts a trade, in a speech bubble */
      return g_strdup (C_ ("answer", "Agreed."));
    case DRAGON_REPLY_DECLINES:
      /* Translators: a player declines a trade, in a speech bubble */
      return g_strdup (C_ ("answer", "No."));
    case DRAGON_REPLY_LEADS:
      /* Translators: a player declines a deal and says why, in a speech bubble */
      return favor_text_fill (ngettext ("You lead by {n} Favour already.",
                                        "You lead by {n} Favour already.",
                                        n),
                              "n#",
                              reply->n);
    case DRAGON_REPLY_BROKEN_WORD:
      /* Translators: a player declines a trade and says why, in a speech bubble */
      return favor_text_fill (ngettext ("You have broken {n} promise.",
                                        "You have broken {n} promises.",
                                        n),
                              "n#",
                              reply->n);
    case DRAGON_REPLY_PAYS_LATER:
      /* Translators: a player declines a deal and says why, in a speech bubble: the price would be paid
       * after the vote */
      return g_strdup (_ ("After the vote you need not pay me."));
    case DRAGON_REPLY_ONLY_PLEDGE:
      /* Translators: a player declines a deal and says why, in a speech bubble: nothing is offered but to
       * do the same as is asked for */
      return g_strdup (_ ("That you do the same is not enough for me."));
    case DRAGON_REPLY_PRICE:
      /* Translators: a player declines a deal and says why, in a speech bubble: {n} is offered */
      return favor_text_fill (ngettext ("For {n} Favour I do not give my vote away.",
                                        "For {n} Favour I do not give my vote away.",
                                        n),
                              "n#",
                              reply->n);
    }
  g_assert_not_reached ();
}

char *
dragon_answer_describe (FavorCursor *cursor, FavorSeat *by)
{
  FavorSession      *session;
  const FavorAction *action;
  DragonState        before;
  DragonReply        reply;
  guint              ply;

  g_return_val_if_fail (FAVOR_IS_CURSOR (cursor), NULL);

  session = favor_cursor_get_session (cursor);
  ply = favor_cursor_get_ply (cursor);
  if (ply == 0)
    return NULL;
  action = favor_session_get_action (session, ply);
  if (action->kind != DRAGON_ACTION_ACCEPT_DEAL &&
      action->kind != DRAGON_ACTION_DECLINE_DEAL)
    return NULL;
  favor_cursor_copy_state (cursor, ply - 1, &before);
  reply = dragon_find_reply (&before,
                             action->kind == DRAGON_ACTION_ACCEPT_DEAL,
                             favor_session_get_player (session, action->seat)->is_bot);
  *by = action->seat;
  return describe (&reply);
}
