/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "emperor-view-private.h"

#include "emperor-words.h"

/* Who decides what, where there is more to say than what the phase is called. */

/* (transfer full): with the decider, another seat and a number. */
static char *
say (const char       *text,
     const FavorNames *names,
     FavorSeat         player,
     FavorSeat         other,
     guint             n)
{
  g_autofree char *number = favor_text_number (n);

  return favor_text_expand (text,
                            "player",
                            names->names[player],
                            "other",
                            other >= 0 ? names->names[other] : "",
                            "n",
                            number,
                            NULL);
}

static char *
describe_prompt (const EmperorState *state, const FavorNames *names)
{
  FavorSeat player = state->head.decider, other = state->prompt_by;

  switch ((EmperorPrompt) state->prompt)
    {
    case EMPEROR_PROMPT_KEEP_MARKET:
      /* Translators: what the player {player} has to decide */
      return say (_ ("{player}, keep one Black Market card."), names, player, -1, 0);
    case EMPEROR_PROMPT_REACT:
      /* Translators: what the player {player} has to answer; {card} is an Intrigue */
      return favor_text_expand (_ ("{player}, {other} plays {card} against you."),
                                "player",
                                names->names[player],
                                "other",
                                names->names[other],
                                "card",
                                emperor_piece_title ((guint) state->prompt_card),
                                NULL);
    case EMPEROR_PROMPT_SEIZE:
      /* Translators: what the player {player} has to decide */
      return say (ngettext ("{player}, take {n} card from {other}.",
                            "{player}, take {n} cards from {other}.",
                            state->prompt_left),
                  names,
                  player,
                  state->prompt_target,
                  state->prompt_left);
    case EMPEROR_PROMPT_BLACKMAIL:
      /* Translators: what the player {player} has to decide */
      return say (_ ("{player}, {other} blackmails you: pay or lose Favor."),
                  names,
                  player,
                  other,
                  0);
    case EMPEROR_PROMPT_TRADE:
    case EMPEROR_PROMPT_COUNTER:
      /* Translators: what the player {player} has to decide */
      return say (_ ("{player}, answer the offer of {other}."), names, player, other, 0);
    case EMPEROR_PROMPT_INVITE:
      /* Translators: what the player {player} has to decide */
      return say (_ ("{player}, make {other} an offer or decline."),
                  names,
                  player,
                  other,
                  0);
    case EMPEROR_PROMPT_KEEP_EVENT:
      /* In the middle of a turn, too. */
      return say (_ ("{player}, keep one Event."), names, player, -1, 0);
    case EMPEROR_PROMPT_NONE:
      break;
    }
  return NULL;
}

/* The Star that is being paid for. */
static char *
describe_star (EmperorView *self, const EmperorState *state, const FavorNames *names)
{
  FavorSeat   player = state->head.decider;
  gint        staff = emperor_view_find (self, EMPEROR_THING_STAFF);
  const char *text;

  if (favor_chooser_get_kind (emperor_view_get_chooser (self)) != EMPEROR_ACTION_ALLY ||
      staff < 0)
    return NULL;
  switch (state->stars[player][staff])
    {
    case 0:
      /* Translators: what the player {player} is doing; {staff} is a person at court */
      text = _ ("{player}, pay for your first Star on the {staff}.");
      break;
    case 1:
      /* Translators: what the player {player} is doing; {staff} is a person at court */
      text = _ ("{player}, pay for your second Star on the {staff}.");
      break;
    default:
      /* Translators: what the player {player} is doing; {staff} is a person at court */
      text = _ ("{player}, pay for your third Star on the {staff}.");
    }
  return favor_text_expand (text,
                            "player",
                            names->names[player],
                            "staff",
                            emperor_staff_title ((guint) staff),
                            NULL);
}

static char *
describe_decision (FavorGameView *view)
{
  EmperorView        *self = EMPEROR_VIEW (view);
  const EmperorState *state;
  const FavorNames   *names;
  FavorSeat           player;

  if (!emperor_view_is_open (self))
    return NULL;
  state = emperor_view_get_state (self);
  names = emperor_view_get_names (self);
  player = state->head.decider;
  if (state->prompt != EMPEROR_PROMPT_NONE)
    return describe_prompt (state, names);
  if (state->head.phase == EMPEROR_PHASE_COLLECT)
    {
      guint n = MIN (state->left, (guint) __builtin_popcount (state->due));

      /* Translators: what the player {player} has to do; {n} allies still have a card */
      return say (ngettext ("{player}, collect from {n} more ally.",
                            "{player}, collect from {n} more allies.",
                            n),
                  names,
                  player,
                  -1,
                  n);
    }
  if (state->head.phase == EMPEROR_PHASE_DISCARD)
    {
      guint n = (guint) MAX (1, state->hand_size[player] - EMPEROR_HAND_LIMIT);

      /* Translators: what the player {player} has to do: too many cards */
      return say (ngettext ("{player}, discard {n} more card.",
                            "{player}, discard {n} more cards.",
                            n),
                  names,
                  player,
                  -1,
                  n);
    }
  return describe_star (self, state, names);
}

void
emperor_view_install_sentence (FavorGameViewClass *view_class)
{
  view_class->describe_decision = describe_decision;
}
