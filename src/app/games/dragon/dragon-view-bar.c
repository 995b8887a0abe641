/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dragon-view-private.h"

#include "dragon-deals.h"
#include "dragon-words.h"
#include "favor-text.h"

/* What the view offers in the decision bar, and by the letters of the keyboard. */

/* Chips of the decision bar: chosen parts by their position, then those of options. */
#define CHIP_OPTION 100
#define CHIP_DEALS  200
#define CHIP_OPEN   201

/* (transfer full): what a chosen part says. */
static char *
describe_part (FavorPart chosen)
{
  if (chosen.kind == DRAGON_ACTION_PLACE_VOTE && chosen.what == DRAGON_PLACE_ON)
    /* Translators: a small button in the decision bar: on which vote card; little space */
    return favor_text_expand (_ ("on {role}"),
                              "role",
                              dragon_role_title ((guint) chosen.value),
                              NULL);
  return g_strdup (dragon_role_title ((guint) chosen.value));
}

/* A deal or a gift is chosen as a whole. */
static gboolean
is_deal (DragonView *self)
{
  return favor_chooser_get_n_parts (self->chooser) > 0 &&
         favor_chooser_get_part (self->chooser, 0).kind != DRAGON_ACTION_PLACE_VOTE;
}

/* The vote card may be chosen first. */
static gboolean
lacks_delegate (DragonView *self)
{
  return favor_chooser_get_n_parts (self->chooser) == 1 &&
         favor_chooser_get_part (self->chooser, 0).what == DRAGON_PLACE_ON &&
         favor_chooser_get_action (self->chooser) == NULL && !is_deal (self);
}

/* What is still to be chosen. */
static void
add_open (GArray *chips, const char *label)
{
  favor_chips_add (chips, FAVOR_CHIP_OPEN, CHIP_OPEN, FALSE, g_strdup (label), NULL);
}

static void
add_open_delegate (GArray *chips)
{
  /* Translators: a place for what is still to be chosen; little space */
  add_open (chips, _ ("choose a delegate"));
}

static void
add_open_vote (GArray *chips)
{
  /* Translators: a place for what is still to be chosen; little space */
  add_open (chips, _ ("choose a vote card"));
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
  guint n = is_deal (self) ? 0 : favor_chooser_get_n_parts (self->chooser);

  for (guint i = 0; i < n; i++)
    {
      FavorPart chosen = favor_chooser_get_part (self->chooser, i);

      favor_chips_add (chips, FAVOR_CHIP_CHOSEN, i, FALSE, describe_part (chosen), NULL);
    }
  if (n == 0 ? !is_deal (self) : lacks_delegate (self))
    add_open_delegate (chips);
  else if (n > 0 && favor_chooser_get_action (self->chooser) == NULL)
    add_open_vote (chips);
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
  if (favor_chooser_get_action (self->chooser) != NULL)
    return;
  if (phase == DRAGON_PHASE_SEND_HOME)
    add_open_delegate (chips);
  else if (phase == DRAGON_PHASE_BREAK_TIE || phase == DRAGON_PHASE_SHIFT)
    add_open_vote (chips);
}

static void
add_option (DragonView *self, GArray *chips, FavorPart option, char *label)
{
  favor_chips_add (chips,
                   FAVOR_CHIP_OPTION,
                   CHIP_OPTION + (guint) option.kind * 8 + (guint) MAX (option.value, 0),
                   favor_chooser_has (self->chooser, option),
                   label,
                   NULL);
}

static void
list_numbers (DragonView *self, GArray *chips)
{
  for (int votes = 1; votes <= DRAGON_MAX_VOTES; votes += 2)
    {
      FavorPart        option = dragon_view_part (DRAGON_ACTION_NOMINATE_VOTES,
                                           DRAGON_NOMINATE_VOTES,
                                           votes);
      g_autofree char *number = g_strdup_printf ("%d", votes);

      if (favor_chooser_offers (self->chooser, option))
        add_option (self,
                    chips,
                    option,
                    favor_text_expand (ngettext ("{n} vote each",
                                                 "{n} votes each",
                                                 (gulong) votes),
                                       "n",
                                       number,
                                       NULL));
    }
}

static void
list_kind (DragonView *self, GArray *chips, DragonAction kind, const char *label)
{
  FavorPart option = dragon_view_part (kind, FAVOR_PART_KIND, 0);

  if (favor_chooser_offers (self->chooser, option))
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

  const FavorAction *action = favor_chooser_get_action (self->chooser);
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

/* Whose offer it is, and what was promised to whom. */
static char *
describe_decision (FavorGameView *view)
{
  DragonView        *self = DRAGON_VIEW (view);
  const DragonState *state;
  const DragonDeal  *deal;
  const FavorNames  *names;
  const char        *text;
  g_autofree char   *price = NULL;

  if (!dragon_view_is_open (self))
    return NULL;
  state = dragon_view_get_state (self);
  deal = dragon_deals_find_current (state);
  if (deal == NULL)
    return NULL;
  names = favor_piece_view_get_names (FAVOR_PIECE_VIEW (self));
  if (state->head.phase == DRAGON_PHASE_ANSWER)
    /* Translators: what the player {player} has to decide: about what the clan {clan} offers */
    return favor_text_expand (_ ("{player}, answer the offer of {clan}."),
                              "player",
                              names->names[state->head.decider],
                              "clan",
                              dragon_clan_title (state->clans[deal->from]),
                              NULL);
  price = g_strdup_printf ("%u", deal->favour);
  /* Translators: what the player {player} has to decide: about {n} Favour that the clan {clan} was
   * promised for a vote */
  text = ngettext ("{player}, pay {n} Favour to {clan} as promised, or refuse.",
                   "{player}, pay {n} Favour to {clan} as promised, or refuse.",
                   deal->favour);
  return favor_text_expand (text,
                            "player",
                            names->names[state->head.decider],
                            "n",
                            price,
                            "clan",
                            dragon_clan_title (state->clans[deal->to]),
                            NULL);
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
    dragon_view_propose (FAVOR_GAME_VIEW (self), action);
  else
    favor_chooser_clear (self->chooser);
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
    favor_chooser_clear (self->chooser);
  favor_game_view_set_tool_open (view, open);
  if (open)
    take_deal (self);
}

/* Whoever is asked by another player, or held to a promise, answers with one click. */
static gboolean
is_answering (DragonView *self)
{
  guint phase = dragon_view_get_state (self)->head.phase;

  return phase == DRAGON_PHASE_ANSWER || phase == DRAGON_PHASE_SETTLE;
}

static void
press_chip (FavorGameView *view, guint id)
{
  DragonView *self = DRAGON_VIEW (view);

  if (!dragon_view_is_open (self))
    return;
  if (id == CHIP_DEALS)
    toggle_deal (self);
  else if (id >= CHIP_OPTION)
    {
      guint     kind = (id - CHIP_OPTION) / 8;
      FavorPart option = kind == DRAGON_ACTION_NOMINATE_VOTES
                           ? dragon_view_part (DRAGON_ACTION_NOMINATE_VOTES,
                                               DRAGON_NOMINATE_VOTES,
                                               (int) ((id - CHIP_OPTION) % 8))
                           : dragon_view_part ((DragonAction) kind, FAVOR_PART_KIND, 0);

      dragon_view_choose (self, &option, 1, NULL);
      if (is_answering (self))
        favor_piece_view_commit (FAVOR_PIECE_VIEW (self));
      else
        favor_piece_view_pick (FAVOR_PIECE_VIEW (self));
    }
  else if (id < favor_chooser_get_n_parts (self->chooser))
    favor_chooser_remove (self->chooser, id);
}

/* The first of these kinds that is on offer, or was chosen by the same letter before. */
static gboolean
choose_kind (DragonView *self, DragonAction kind, DragonAction other)
{
  FavorPart parts[] = { dragon_view_part (kind, FAVOR_PART_KIND, 0),
                        dragon_view_part (other, FAVOR_PART_KIND, 0) };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (favor_chooser_offers (self->chooser, parts[i]))
      {
        dragon_view_choose (self, &parts[i], 1, NULL);
        return TRUE;
      }
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
dragon_view_install_bar (FavorGameViewClass *view_class)
{
  view_class->describe_decision = describe_decision;
  view_class->list_chips = list_chips;
  view_class->press_chip = press_chip;
  view_class->press_letter = press_letter;
}
