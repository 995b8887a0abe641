/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dragon-view-private.h"

#include "dragon-answer.h"
#include "dragon-deals.h"
#include "dragon-words.h"
#include "favor-text.h"

/* What the view offers in the decision bar, and by the letters of the keyboard. */

/* Opens the page for deals. */
#define CHIP_DEALS 200

/* A deal or a gift is chosen as a whole. */
static gboolean
is_deal (DragonView *self)
{
  return favor_chooser_get_n_parts (dragon_view_get_chooser (self)) > 0 &&
         favor_chooser_get_part (dragon_view_get_chooser (self), 0).kind !=
           DRAGON_ACTION_PLACE_VOTE;
}

/* What is chosen first, before anything is. */
static void
add_open (GArray *chips, const FavorThing *thing)
{
  favor_chips_add (chips,
                   FAVOR_CHIP_OPEN,
                   0,
                   FALSE,
                   g_strdup (favor_thing_get_missing (thing)),
                   NULL);
}

/* Deals are an option of the game. */
static gboolean
makes_deals (DragonView *self)
{
  return dragon_view_get_state (self)->options.negotiation != DRAGON_NEGOTIATION_OFF;
}

static void
list_vote_chips (DragonView *self, GArray *chips)
{
  FavorPieceView *view = FAVOR_PIECE_VIEW (self);

  if (favor_chooser_get_n_parts (dragon_view_get_chooser (self)) == 0)
    add_open (chips, &dragon_delegate);
  else if (!is_deal (self))
    {
      favor_piece_view_list_chosen (view, chips);
      favor_piece_view_list_open (view, chips);
    }
  if (makes_deals (self))
    favor_chips_add (
      chips,
      FAVOR_CHIP_TOOL,
      CHIP_DEALS,
      favor_game_view_get_tool_open (FAVOR_GAME_VIEW (self)),
      /* Translators: a small button: opens a page to put a deal together */
      g_strdup (_ ("Deals and Gifts…")),
      NULL);
}

/* Where one click on the table is the whole decision. */
static void
list_table_chips (DragonView *self, guint phase, GArray *chips)
{
  if (favor_chooser_get_action (dragon_view_get_chooser (self)) != NULL)
    return;
  if (phase == DRAGON_PHASE_SEND_HOME)
    add_open (chips, &dragon_delegate);
  else if (phase == DRAGON_PHASE_BREAK_TIE || phase == DRAGON_PHASE_SHIFT)
    add_open (chips, &dragon_vote);
}

static void
add_option (DragonView *self, GArray *chips, FavorPart option, char *label)
{
  favor_piece_view_add_option (FAVOR_PIECE_VIEW (self),
                               chips,
                               option,
                               favor_chooser_has (dragon_view_get_chooser (self), option),
                               label,
                               NULL);
}

static void
list_numbers (DragonView *self, GArray *chips)
{
  for (int votes = 1; votes <= DRAGON_MAX_VOTES; votes += 2)
    {
      FavorPart option = favor_part (DRAGON_ACTION_NOMINATE_VOTES,
                                     &favor_thing_amount,
                                     votes);

      if (favor_chooser_begins (dragon_view_get_chooser (self), option))
        add_option (self,
                    chips,
                    option,
                    favor_text_fill (ngettext ("{n} vote each",
                                               "{n} votes each",
                                               (gulong) votes),
                                     "n#",
                                     votes));
    }
}

static void
list_kind (DragonView *self, GArray *chips, DragonAction kind, const char *label)
{
  FavorPart option = favor_part_kind (kind);

  if (favor_chooser_begins (dragon_view_get_chooser (self), option))
    add_option (self, chips, option, g_strdup (label));
}

/* What the main button does, from what is chosen or else from what is to be decided. */
static void
list_commit (DragonView *self, GArray *chips)
{
  static const struct
  {
    DragonPhase  phase;
    DragonAction kind;
    const char  *word;
  } words[] = {
    /* Translators: the main button while the Judge says how many votes each clan has */
    { DRAGON_PHASE_NOMINATE, DRAGON_ACTION_NOMINATE_VOTES, NC_ ("button", "Call") },
    /* Translators: the main button: lays a card down as a vote */
    { DRAGON_PHASE_VOTE, DRAGON_ACTION_PLACE_VOTE, NC_ ("button", "Vote") },
    /* Translators: the main button: gives Favour to another player */
    { DRAGON_PHASE_VOTE, DRAGON_ACTION_GIVE_FAVOUR, NC_ ("button", "Give") },
    /* Translators: the main button: offers a deal */
    { DRAGON_PHASE_VOTE, DRAGON_ACTION_OFFER_DEAL, NC_ ("button", "Offer") },
    /* Translators: the main button: moves a vote to another card */
    { DRAGON_PHASE_SHIFT, DRAGON_ACTION_SHIFT_VOTE, NC_ ("button", "Move") },
    /* Translators: the main button: answers an offer */
    { DRAGON_PHASE_ANSWER, DRAGON_ACTION_ACCEPT_DEAL, NC_ ("button", "Answer") },
    /* Translators: the main button: answers an offer */
    { DRAGON_PHASE_ANSWER, DRAGON_ACTION_DECLINE_DEAL, NC_ ("button", "Answer") },
    /* Translators: the main button: decides which role wins a tie */
    { DRAGON_PHASE_BREAK_TIE, DRAGON_ACTION_BREAK_TIE, NC_ ("button", "Decide") },
    /* Translators: the main button: sends a delegate home */
    { DRAGON_PHASE_SEND_HOME, DRAGON_ACTION_SEND_HOME, NC_ ("button", "Send Home") },
  };

  const FavorAction *action = favor_chooser_get_action (dragon_view_get_chooser (self));
  guint              phase = dragon_view_get_state (self)->head.phase;

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (action != NULL ? words[i].kind == action->kind : words[i].phase == phase)
      {
        favor_chips_add (chips,
                         FAVOR_CHIP_COMMIT,
                         0,
                         FALSE,
                         g_strdup (g_dpgettext2 (GETTEXT_PACKAGE,
                                                 "button",
                                                 words[i].word)),
                         NULL);
        return;
      }
}

/* (nullable): what whoever decides was just answered; then a vote is still to be placed. */
static char *
describe_answer (DragonView *self)
{
  const DragonState *state = dragon_view_get_state (self);
  FavorSeat          by;
  g_autofree char   *answer = NULL;

  if (state->head.phase != DRAGON_PHASE_VOTE)
    return NULL;
  answer = dragon_answer_describe (favor_game_view_get_cursor (FAVOR_GAME_VIEW (self)),
                                   &by);
  if (answer == NULL)
    return NULL;
  /* Translators: {other} and {player} are clans; {answer} is what {other} says to an offer of {player}:
   * "Agreed." or why not */
  return favor_text_fill (_ ("{other}: “{answer}” {player}, place a vote."),
                          "other@ answer player@",
                          dragon_clan_word (state->clans[by]),
                          answer,
                          dragon_clan_word (state->clans[state->head.decider]));
}

/* Whose offer it is, and what was promised to whom. */
static char *
describe_decision (FavorGameView *view)
{
  DragonView        *self = DRAGON_VIEW (view);
  const DragonState *state;
  const DragonDeal  *deal;
  const FavorWord   *decider;
  const char        *text;

  if (!dragon_view_is_open (self))
    return NULL;
  state = dragon_view_get_state (self);
  deal = dragon_deals_find_current (state);
  if (deal == NULL)
    return describe_answer (self);
  decider = dragon_clan_word (state->clans[state->head.decider]);
  if (state->head.phase == DRAGON_PHASE_ANSWER)
    /* Translators: what the clan {player} has to decide: about what the clan {clan} offers */
    return favor_text_fill (_ ("{player}, answer the offer of {clan}."),
                            "player@ clan@",
                            decider,
                            dragon_clan_word (state->clans[deal->from]));
  /* Translators: what the clan {player} has to decide: about {n} Favour that the clan {clan} was
   * promised for a vote */
  text = ngettext ("{player}, pay {n} Favour to {clan} as promised, or refuse.",
                   "{player}, pay {n} Favour to {clan} as promised, or refuse.",
                   deal->favour);
  return favor_text_fill (text,
                          "player@ n# clan@",
                          decider,
                          deal->favour,
                          dragon_clan_word (state->clans[deal->to]));
}

static void
list_chips (FavorGameView *view, GArray *chips)
{
  DragonView *self = DRAGON_VIEW (view);
  guint       phase;

  if (!dragon_view_is_open (self))
    return;
  phase = dragon_view_get_state (self)->head.phase;
  if (phase == DRAGON_PHASE_VOTE)
    list_vote_chips (self, chips);
  list_table_chips (self, phase, chips);
  list_numbers (self, chips);
  /* Translators: a choice in the decision bar: leave the own card where it lies */
  list_kind (self, chips, DRAGON_ACTION_KEEP_VOTE, _ ("Keep"));
  /* Translators: a choice in the decision bar: take the deal */
  list_kind (self, chips, DRAGON_ACTION_ACCEPT_DEAL, _ ("Accept"));
  /* Translators: a choice in the decision bar: do not take the deal */
  list_kind (self, chips, DRAGON_ACTION_DECLINE_DEAL, _ ("Decline"));
  /* Translators: a choice in the decision bar: pay what was promised */
  list_kind (self, chips, DRAGON_ACTION_PAY_PROMISE, _ ("Pay"));
  /* Translators: a choice in the decision bar: do not pay what was promised */
  list_kind (self, chips, DRAGON_ACTION_BREAK_PROMISE, _ ("Refuse"));
  list_commit (self, chips);
}

/* The page for deals says what is chosen. */
static void
take_deal (DragonView *self)
{
  const FavorAction *action = dragon_deal_page_get_action (self->deal);

  if (!dragon_view_is_open (self) ||
      !favor_game_view_get_tool_open (FAVOR_GAME_VIEW (self)))
    return;
  if (action != NULL)
    favor_game_view_propose (FAVOR_GAME_VIEW (self), action);
  else
    favor_chooser_clear (dragon_view_get_chooser (self));
}

DragonDealPage *
dragon_view_get_deal (DragonView *self)
{
  if (self->deal == NULL)
    {
      self->deal = g_object_ref_sink (dragon_deal_page_new ());
      g_signal_connect_object (self->deal,
                               "changed",
                               G_CALLBACK (take_deal),
                               self,
                               G_CONNECT_SWAPPED);
    }
  return self->deal;
}

static void
toggle_deal (DragonView *self)
{
  FavorGameView *view = FAVOR_GAME_VIEW (self);
  gboolean       open = !favor_game_view_get_tool_open (view);

  /* Filled before it opens, when it gets the focus. */
  if (open)
    dragon_deal_page_set_state (dragon_view_get_deal (self),
                                dragon_view_get_state (self),
                                favor_piece_view_get_names (FAVOR_PIECE_VIEW (self)));
  else
    favor_chooser_clear (dragon_view_get_chooser (self));
  favor_game_view_set_tool_open (view, open);
  if (open)
    take_deal (self);
}

/* Whoever is asked by another player, or held to a promise, answers with one click. */
static gboolean
answers (FavorPieceView *view)
{
  guint phase = dragon_view_get_state (DRAGON_VIEW (view))->head.phase;

  return phase == DRAGON_PHASE_ANSWER || phase == DRAGON_PHASE_SETTLE;
}

static void
press_chip (FavorGameView *view, guint id)
{
  DragonView *self = DRAGON_VIEW (view);

  if (id != CHIP_DEALS)
    FAVOR_GAME_VIEW_CLASS (dragon_view_get_parent_class (view))->press_chip (view, id);
  else if (dragon_view_is_open (self))
    toggle_deal (self);
}

/* The first of these kinds that is on offer; the same letter commits what it has chosen before. */
static gboolean
choose_kind (DragonView *self, DragonAction kind, DragonAction other)
{
  FavorPart parts[] = { favor_part_kind (kind), favor_part_kind (other) };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (favor_chooser_has (dragon_view_get_chooser (self), parts[i]))
      {
        favor_piece_view_commit (FAVOR_PIECE_VIEW (self));
        return TRUE;
      }
    else if (favor_chooser_begins (dragon_view_get_chooser (self), parts[i]))
      return favor_piece_view_choose (FAVOR_PIECE_VIEW (self), &parts[i], 1, NULL);
  return FALSE;
}

static gboolean
open_deal (DragonView *self, gboolean gift)
{
  if (dragon_view_get_state (self)->head.phase != DRAGON_PHASE_VOTE ||
      !makes_deals (self))
    return FALSE;
  if (!favor_game_view_get_tool_open (FAVOR_GAME_VIEW (self)))
    toggle_deal (self);
  dragon_deal_page_set_gift (dragon_view_get_deal (self), gift);
  return TRUE;
}

static gboolean
press_letter (FavorGameView *view, char letter)
{
  DragonView *self = DRAGON_VIEW (view);

  if (!dragon_view_is_open (self))
    return FALSE;
  switch (letter)
    {
    case 'a':
      return choose_kind (self, DRAGON_ACTION_ACCEPT_DEAL, DRAGON_ACTION_PAY_PROMISE);
    case 'x':
      return choose_kind (self, DRAGON_ACTION_DECLINE_DEAL, DRAGON_ACTION_BREAK_PROMISE);
    case 'k':
      return choose_kind (self, DRAGON_ACTION_KEEP_VOTE, DRAGON_ACTION_KEEP_VOTE);
    case 'o':
      return open_deal (self, FALSE);
    case 'g':
      return open_deal (self, TRUE);
    default:
      return FALSE;
    }
}

void
dragon_view_install_bar (FavorGameViewClass *view_class, FavorPieceViewClass *piece_class)
{
  view_class->describe_decision = describe_decision;
  view_class->list_chips = list_chips;
  view_class->press_chip = press_chip;
  view_class->press_letter = press_letter;
  piece_class->answers = answers;
}
