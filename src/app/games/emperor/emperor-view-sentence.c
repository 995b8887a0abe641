/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "emperor-view-private.h"

#include "emperor-words.h"

/* Who decides what, where there is more to say than what the phase is called. */

/* (nullable): about {player}, who is asked, {other}, {card} and {n}. */
static const char *
prompt_text (const EmperorState *state)
{
  switch ((EmperorPrompt) state->prompt)
    {
    case EMPEROR_PROMPT_KEEP_MARKET:
      /* Translators: what the player {player} has to decide */
      return _ ("{player}, keep one Black Market card.");
    case EMPEROR_PROMPT_REACT:
      /* Translators: what the player {player} has to answer; {card} is an Intrigue */
      return _ ("{player}, {other} plays {card} against you.");
    case EMPEROR_PROMPT_SEIZE:
      /* Translators: what the player {player} has to decide */
      return ngettext ("{player}, take {n} card from {other}.",
                       "{player}, take {n} cards from {other}.",
                       state->prompt_left);
    case EMPEROR_PROMPT_BLACKMAIL:
      /* Translators: what the player {player} has to decide */
      return _ ("{player}, {other} blackmails you: pay or lose Favor.");
    case EMPEROR_PROMPT_TRADE:
    case EMPEROR_PROMPT_COUNTER:
      /* Translators: what the player {player} has to decide */
      return _ ("{player}, answer the offer of {other}.");
    case EMPEROR_PROMPT_INVITE:
      /* Translators: what the player {player} has to decide */
      return _ ("{player}, make {other} an offer or decline.");
    case EMPEROR_PROMPT_KEEP_EVENT:
      /* In the middle of a turn, too. */
      return _ ("{player}, keep one Event.");
    case EMPEROR_PROMPT_NONE:
      break;
    }
  return NULL;
}

static char *
describe_prompt (const EmperorState *state, const FavorNames *names)
{
  FavorSeat other = state->prompt == EMPEROR_PROMPT_SEIZE ? state->prompt_target
                                                          : state->prompt_by;

  return favor_text_fill (prompt_text (state),
                          "player other card n#",
                          names->names[state->head.decider],
                          other >= 0 ? names->names[other] : "",
                          state->prompt == EMPEROR_PROMPT_REACT
                            ? emperor_piece_title ((guint) state->prompt_card)
                            : "",
                          state->prompt_left);
}

/* The trade that is put together. */
static char *
describe_trade (EmperorView *self, const char *player)
{
  FavorSeat        partner = FAVOR_SEAT_NONE;
  g_autofree char *answer = NULL;

  if (emperor_view_is_composing (self))
    {
      partner =
        favor_offer_tool_get_partner (FAVOR_OFFER_TOOL (emperor_view_get_tool (self)));
      answer = emperor_tool_get_answer (emperor_view_get_tool (self));
    }
  if (partner == FAVOR_SEAT_NONE)
    return NULL;
  if (answer != NULL)
    /* Translators: what the player {player} is doing: {other} has declined an offer and said
     * {answer}, a sentence */
    return favor_text_fill (_ ("{other}: “{answer}” {player}, offer something else."),
                            "other answer player",
                            emperor_view_get_names (self)->names[partner],
                            answer,
                            player);
  /* Translators: what the player {player} is doing: a trade with {other} is put together */
  return favor_text_fill (_ ("{player}, make a trade with {other}."),
                          "player other",
                          player,
                          emperor_view_get_names (self)->names[partner]);
}

static char *
describe_decision (FavorGameView *view)
{
  EmperorView        *self = EMPEROR_VIEW (view);
  const EmperorState *state;
  const char         *player, *text;
  guint               n = 0;

  if (!emperor_view_is_open (self))
    return NULL;
  state = emperor_view_get_state (self);
  player = emperor_view_get_names (self)->names[state->head.decider];
  if (state->prompt != EMPEROR_PROMPT_NONE)
    return describe_prompt (state, emperor_view_get_names (self));
  if (state->head.phase == EMPEROR_PHASE_COLLECT)
    {
      n = MIN (state->left, emperor_count (state->due));
      /* Translators: what the player {player} has to do; {n} allies still have a card, and it is said what
       * an ally is; as short as it can be */
      text = ngettext ("{player}, collect a card from {n} ally, a Staff with your Star.",
                       "{player}, collect a card from {n} allies, Staff with your Star.",
                       n);
    }
  else if (state->head.phase == EMPEROR_PHASE_DISCARD)
    {
      n = (guint) MAX (1, state->hand_size[state->head.decider] - EMPEROR_HAND_LIMIT);
      /* Translators: what the player {player} has to do: too many cards */
      text = ngettext ("{player}, discard {n} more card.",
                       "{player}, discard {n} more cards.",
                       n);
    }
  else if (state->head.phase == EMPEROR_PHASE_SETUP_STAR)
    /* Translators: what the player {player} has to do, and what a Star is for; as short as it can
     * be */
    text = _ ("{player}, place a Star: its Staff gives you a card each turn.");
  else
    {
      char *trade = describe_trade (self, player);

      return trade != NULL ? trade : emperor_view_describe_doing (self, player);
    }
  return favor_text_fill (text, "player n#", player, n);
}

void
emperor_view_install_sentence (FavorGameViewClass *view_class)
{
  view_class->describe_decision = describe_decision;
}
