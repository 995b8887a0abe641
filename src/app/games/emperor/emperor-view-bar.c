/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "emperor-view-private.h"

#include "emperor-words.h"
#include "favor-settings.h"
#include "favor-text.h"

/* What the decision bar offers and says of what is chosen. */

/* What opens the page for trades. */
#define CHIP_TRADE (EMPEROR_CHIP_OPEN + 1)

/* ---- What is chosen ------------------------------------------------------------------- */

/* A kind of action that was chosen before any thing. */
static void
list_chosen (EmperorView *self, GArray *chips)
{
  FavorChooser *chooser = emperor_view_get_chooser (self);

  favor_piece_view_list_chosen (FAVOR_PIECE_VIEW (self), chips);
  for (guint i = 0; i < favor_chooser_get_n_parts (chooser); i++)
    {
      FavorPart   part = favor_chooser_get_part (chooser, i);
      const char *label = emperor_view_describe_kind (part.kind);

      if (part.thing == NULL && label != NULL &&
          emperor_view_find (self, EMPEROR_THING_CARD) < 0)
        favor_chips_add (chips, FAVOR_CHIP_CHOSEN, i, FALSE, g_strdup (label), NULL);
    }
}

/* ---- What can be chosen here ---------------------------------------------------------- */

static void
add_option (EmperorView *self, GArray *chips, FavorPart part, char *label)
{
  favor_piece_view_add_option (FAVOR_PIECE_VIEW (self),
                               chips,
                               part,
                               favor_chooser_has (emperor_view_get_chooser (self), part),
                               label,
                               NULL);
}

/* An option for each thing that is offered. */
static void
list_words (EmperorView  *self,
            GArray       *chips,
            EmperorAction kind,
            EmperorThing  what,
            guint         n)
{
  for (guint value = 0; value < n; value++)
    {
      FavorPart part = emperor_part (kind, what, (gint) value);
      guint     piece = what == EMPEROR_THING_MARKET ? EMPEROR_N_CARDS + value : value;

      if (favor_chooser_begins (emperor_view_get_chooser (self), part))
        add_option (self,
                    chips,
                    part,
                    g_strdup (what == EMPEROR_THING_EVENT ? emperor_event_title (value)
                                                          : emperor_piece_title (piece)));
    }
}

static void
list_kind (EmperorView *self, GArray *chips, EmperorAction kind, const char *label)
{
  FavorPart part = favor_part_kind (kind);

  if (favor_chooser_begins (emperor_view_get_chooser (self), part))
    add_option (self, chips, part, g_strdup (label));
}

static void
list_choice (EmperorView  *self,
             GArray       *chips,
             EmperorAction kind,
             gint          value,
             const char   *label)
{
  FavorPart part = emperor_part (kind, EMPEROR_THING_CHOICE, value);

  if (favor_chooser_begins (emperor_view_get_chooser (self), part))
    add_option (self, chips, part, g_strdup (label));
}

/* Those who cannot be aimed at say why. */
static void
list_targets (EmperorView *self, GArray *chips)
{
  const EmperorState *state = emperor_view_get_state (self);
  gint                card = emperor_view_find (self, EMPEROR_THING_CARD);

  if (card < 0 || !emperor_is_plot (card) ||
      favor_chooser_get_kind (emperor_view_get_chooser (self)) != EMPEROR_ACTION_PLAY)
    return;
  for (FavorSeat seat = 0; seat < state->head.n_seats; seat++)
    {
      FavorPart part = emperor_part (EMPEROR_ACTION_PLAY, EMPEROR_THING_TARGET, seat);
      gboolean  offered = favor_chooser_continues (emperor_view_get_chooser (self),
                                                  part) ||
                         favor_chooser_exchanges (emperor_view_get_chooser (self), part);

      if (seat != state->head.decider)
        favor_piece_view_add_option (
          FAVOR_PIECE_VIEW (self),
          chips,
          part,
          favor_chooser_has (emperor_view_get_chooser (self), part),
          g_strdup (emperor_view_get_names (self)->names[seat]),
          offered ? NULL : favor_piece_view_explain (FAVOR_PIECE_VIEW (self), &part, 1));
    }
}

/* Whether a Staff was pointed at before it was said what for. */
static gboolean
began_at_staff (EmperorView *self)
{
  gint kind = favor_chooser_get_kind (emperor_view_get_chooser (self));

  return (kind == EMPEROR_ACTION_MOVE || kind == EMPEROR_ACTION_ALLY) &&
         favor_chooser_get_part (emperor_view_get_chooser (self), 0).thing ==
           &emperor_things[EMPEROR_THING_STAFF];
}

/* Of the alternatives below, those with a card come first. */
#define N_WITH_CARD 4

/* What else can be done with the card or at the Staff that was chosen first. */
static void
list_alternatives (EmperorView *self, GArray *chips)
{
  gint card = emperor_view_find (self, EMPEROR_THING_CARD);
  gint staff = emperor_view_find (self, EMPEROR_THING_STAFF);
  gint kind = favor_chooser_get_kind (emperor_view_get_chooser (self));

  const struct
  {
    FavorPart   part;
    const char *label;
  } options[] = {
    /* Translators: a choice in the decision bar: play the card for its effect; little space */
    { emperor_part (EMPEROR_ACTION_PLAY, EMPEROR_THING_CARD, card),
      C_ ("choice", "Play") },
    /* Translators: a choice in the decision bar: sell the card; little space */
    { emperor_part (EMPEROR_ACTION_SELL, EMPEROR_THING_CARD, card),
      C_ ("choice", "Sell") },
    /* Translators: a choice in the decision bar: three copies for a better card; little space */
    { emperor_part (EMPEROR_ACTION_UPGRADE, EMPEROR_THING_CARD, card),
      C_ ("choice", "Upgrade") },
    /* Translators: a choice in the decision bar: pay with the card for a Star; little space */
    { emperor_part (EMPEROR_ACTION_ALLY, EMPEROR_THING_PAY, card),
      C_ ("choice", "Pay for a Star") },
    /* Translators: a choice in the decision bar: move the own Meeple there; little space */
    { emperor_part (EMPEROR_ACTION_MOVE, EMPEROR_THING_STAFF, staff),
      C_ ("choice", "Move There") },
    /* Translators: a choice in the decision bar: pay for a Star there; little space */
    { emperor_part (EMPEROR_ACTION_ALLY, EMPEROR_THING_STAFF, staff),
      C_ ("choice", "Pay for a Star") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    if (options[i].part.value[0] >= 0 &&
        favor_chooser_begins (emperor_view_get_chooser (self), options[i].part) &&
        (i < N_WITH_CARD || began_at_staff (self)))
      favor_piece_view_add_option (FAVOR_PIECE_VIEW (self),
                                   chips,
                                   options[i].part,
                                   kind == options[i].part.kind,
                                   g_strdup (options[i].label),
                                   NULL);
    else if (i == 0 && card >= 0)
      favor_piece_view_add_option (FAVOR_PIECE_VIEW (self),
                                   chips,
                                   options[i].part,
                                   FALSE,
                                   g_strdup (options[i].label),
                                   emperor_view_explain_play (self, (guint) card));
}

/* ---- The own turn --------------------------------------------------------------------- */

/* Puts a trade together, or another one for that which is offered. */
static void
list_trade (EmperorView *self, GArray *chips)
{
  /* Translators: a small button: opens a page to put a trade together */
  const char *word = _ ("Trade…");

  if (emperor_view_is_composing (self))
    /* Translators: a small button: gives up a trade that is put together */
    word = C_ ("trade", "Cancel");
  else if (!emperor_view_can_trade (self))
    return;
  else if (emperor_view_get_state (self)->prompt == EMPEROR_PROMPT_TRADE)
    /* Translators: a small button: opens a page to put a trade together */
    word = _ ("Counter-Offer…");
  favor_chips_add (chips, FAVOR_CHIP_TOOL, CHIP_TRADE, FALSE, g_strdup (word), NULL);
}

static void
list_turn (EmperorView *self, GArray *chips)
{
  emperor_view_list_once (self, chips);
  list_trade (self, chips);
}

/* Ends the turn at once, or says first what is left undone. */
static gboolean
end_turn (EmperorView *self)
{
  FavorPart   end = favor_part_kind (EMPEROR_ACTION_END_TURN);
  const char *unused = NULL;

  if (!favor_chooser_begins (emperor_view_get_chooser (self), end))
    return FALSE;
  if (g_settings_get_boolean (favor_settings_get_default (), "warn-unused"))
    unused = emperor_view_describe_unused (self);
  favor_chooser_clear (emperor_view_get_chooser (self));
  favor_chooser_choose (emperor_view_get_chooser (self), end);
  if (unused == NULL)
    favor_game_view_choose (FAVOR_GAME_VIEW (self),
                            favor_chooser_get_action (emperor_view_get_chooser (self)));
  return TRUE;
}

/* ---- The main button ------------------------------------------------------------------ */

/* Before anything is chosen the main button ends the turn. */
static void
list_end (EmperorView *self, GArray *chips)
{
  favor_chips_add (chips,
                   FAVOR_CHIP_COMMIT,
                   EMPEROR_CHIP_OPEN,
                   TRUE,
                   /* Translators: the main button: the own turn is over (Ctrl+Enter) */
                   g_strdup (C_ ("button", "End Turn")),
                   NULL);
}

/* Before a card is chosen the main button collects all that there is no choice of. */
static gboolean
list_collect (EmperorView *self, GArray *chips)
{
  FavorAction action;

  if (favor_chooser_get_n_parts (emperor_view_get_chooser (self)) > 0 ||
      !favor_emperor_game.must (emperor_view_get_state (self), &action))
    return FALSE;
  favor_chips_add (
    chips,
    FAVOR_CHIP_COMMIT,
    EMPEROR_CHIP_OPEN,
    TRUE,
    /* Translators: the main button: takes a card from each ally that has but one to give */
    g_strdup (C_ ("button", "Collect All")),
    NULL);
  return TRUE;
}

static void
list_commit (EmperorView *self, GArray *chips)
{
  gint        kind = favor_chooser_get_kind (emperor_view_get_chooser (self));
  const char *word;

  if (kind < 0 && emperor_view_is_composing (self))
    kind = EMPEROR_ACTION_OFFER_TRADE;
  else if (kind < 0 && !emperor_view_is_free (self))
    kind = EMPEROR_ACTION_LET_PASS;
  word = emperor_view_describe_commit (kind);
  if (word != NULL)
    favor_chips_add (chips, FAVOR_CHIP_COMMIT, 0, FALSE, g_strdup (word), NULL);
}

/* ---- The bar -------------------------------------------------------------------------- */

static void
list_answers (EmperorView *self, GArray *chips)
{
  list_words (self,
              chips,
              EMPEROR_ACTION_KEEP_EVENT,
              EMPEROR_THING_EVENT,
              EMPEROR_N_EVENTS);
  list_words (self,
              chips,
              EMPEROR_ACTION_KEEP_MARKET,
              EMPEROR_THING_MARKET,
              EMPEROR_N_MARKET);
  list_words (self, chips, EMPEROR_ACTION_REACT, EMPEROR_THING_CARD, EMPEROR_N_PIECES);
  /* Translators: a choice in the decision bar: no answer to an Intrigue */
  list_kind (self, chips, EMPEROR_ACTION_LET_PASS, _ ("Let It Pass"));
  list_words (self, chips, EMPEROR_ACTION_SEIZE, EMPEROR_THING_LOOT, EMPEROR_N_CARDS);
  list_choice (self,
               chips,
               EMPEROR_ACTION_ANSWER_BLACKMAIL,
               EMPEROR_ANSWER_PAY,
               /* Translators: a choice in the decision bar: an answer to blackmail */
               _ ("Pay 5 Gold"));
  list_choice (self,
               chips,
               EMPEROR_ACTION_ANSWER_BLACKMAIL,
               EMPEROR_ANSWER_LOSE,
               /* Translators: a choice in the decision bar: an answer to blackmail */
               _ ("Lose 4 Favor"));
  /* Translators: a choice in the decision bar: take the offer */
  list_kind (self, chips, EMPEROR_ACTION_ACCEPT_TRADE, _ ("Accept"));
  /* Translators: a choice in the decision bar: do not take the offer */
  list_kind (self, chips, EMPEROR_ACTION_DECLINE_TRADE, _ ("Decline"));
  list_trade (self, chips);
}

/* While a trade is put together: what is wrong with it, and how else an offer can be answered. */
static void
list_composed (EmperorView *self, GArray *chips)
{
  const char *why_not =
    favor_offer_tool_get_why_not (FAVOR_OFFER_TOOL (emperor_view_get_tool (self)));
  char *deal = emperor_view_describe_deal (self);

  if (emperor_view_is_free (self))
    list_trade (self, chips);
  else
    list_answers (self, chips);
  if (deal != NULL)
    favor_chips_add (chips, FAVOR_CHIP_NOTE, EMPEROR_CHIP_OPEN, TRUE, deal, NULL);
  else if (why_not != NULL)
    favor_chips_add (chips,
                     FAVOR_CHIP_NOTE,
                     EMPEROR_CHIP_OPEN,
                     FALSE,
                     g_strdup (why_not),
                     NULL);
}

/* What is missing: of what a Star costs, which card. */
static void
list_open (EmperorView *self, GArray *chips)
{
  const char *missing = emperor_view_describe_missing (self);

  if (missing != NULL)
    favor_chips_add (chips,
                     FAVOR_CHIP_OPEN,
                     EMPEROR_CHIP_OPEN,
                     FALSE,
                     g_strdup (missing),
                     NULL);
  else
    favor_piece_view_list_open (FAVOR_PIECE_VIEW (self), chips);
}

static void
list_parts (EmperorView *self, GArray *chips)
{
  list_chosen (self, chips);
  if (emperor_view_is_free (self))
    {
      list_alternatives (self, chips);
      list_targets (self, chips);
      if (emperor_view_find (self, EMPEROR_THING_CARD) == EMPEROR_PHOENIX_HAIRPIN)
        {
          list_choice (
            self,
            chips,
            EMPEROR_ACTION_PLAY,
            EMPEROR_CHOICE_FAVOR,
            /* Translators: a choice in the decision bar: what the Phoenix Hairpin is
                        * played for */
            _ ("For 6 Favor"));
          list_choice (
            self,
            chips,
            EMPEROR_ACTION_PLAY,
            EMPEROR_CHOICE_EMPRESS,
            /* Translators: a choice in the decision bar: what the Phoenix Hairpin is
                        * played for */
            _ ("For the Empress"));
        }
    }
  if (favor_chooser_get_kind (emperor_view_get_chooser (self)) == EMPEROR_ACTION_END_TURN)
    {
      const char *unused = emperor_view_describe_unused (self);

      if (unused != NULL)
        favor_chips_add (chips, FAVOR_CHIP_NOTE, 0, FALSE, g_strdup (unused), NULL);
    }
  else
    list_open (self, chips);
}

static void
list_chips (FavorGameView *view, GArray *chips)
{
  EmperorView        *self = EMPEROR_VIEW (view);
  const EmperorState *state;

  if (!emperor_view_is_open (self))
    return;
  state = emperor_view_get_state (self);
  if (emperor_view_is_composing (self))
    list_composed (self, chips);
  else if (state->prompt != EMPEROR_PROMPT_NONE)
    list_answers (self, chips);
  else if (emperor_view_is_free (self) &&
           favor_chooser_get_n_parts (emperor_view_get_chooser (self)) == 0)
    list_turn (self, chips);
  else
    list_parts (self, chips);
  emperor_view_list_outcome (self, chips);
  if (emperor_view_is_free (self) &&
      favor_chooser_get_n_parts (emperor_view_get_chooser (self)) == 0 &&
      favor_chooser_get_action (emperor_view_get_chooser (self)) == NULL &&
      !emperor_view_is_composing (self))
    list_end (self, chips);
  else if (!list_collect (self, chips))
    list_commit (self, chips);
}

/* Whoever is asked by another player answers with one click. */
static gboolean
answers (FavorPieceView *view)
{
  EmperorView *self = EMPEROR_VIEW (view);

  switch ((EmperorPrompt) emperor_view_get_state (self)->prompt)
    {
    case EMPEROR_PROMPT_REACT:
    case EMPEROR_PROMPT_BLACKMAIL:
    case EMPEROR_PROMPT_TRADE:
    case EMPEROR_PROMPT_COUNTER:
      return favor_chooser_get_action (emperor_view_get_chooser (self)) != NULL;
    case EMPEROR_PROMPT_NONE:
    case EMPEROR_PROMPT_KEEP_EVENT:
    case EMPEROR_PROMPT_KEEP_MARKET:
    case EMPEROR_PROMPT_SEIZE:
    case EMPEROR_PROMPT_INVITE:
      return FALSE;
    }
  return FALSE;
}

static void
press_chip (FavorGameView *view, guint id)
{
  EmperorView *self = EMPEROR_VIEW (view);

  if (id != CHIP_TRADE)
    FAVOR_GAME_VIEW_CLASS (emperor_view_get_parent_class (view))->press_chip (view, id);
  else if (emperor_view_is_open (self))
    emperor_view_toggle_trade (self);
}

/* ---- Letters -------------------------------------------------------------------------- */

static gboolean
choose_first (EmperorView *self, const FavorPart *parts, guint n_parts)
{
  for (guint i = 0; i < n_parts; i++)
    if (favor_chooser_begins (emperor_view_get_chooser (self), parts[i]))
      return favor_piece_view_choose (FAVOR_PIECE_VIEW (self), &parts[i], 1, NULL);
  return FALSE;
}

/* With the card that was chosen. */
static gboolean
use_card (EmperorView *self, EmperorAction kind)
{
  FavorPart part = emperor_part (kind,
                                 EMPEROR_THING_CARD,
                                 emperor_view_find (self, EMPEROR_THING_CARD));

  return part.value[0] >= 0 &&
         favor_piece_view_choose (FAVOR_PIECE_VIEW (self), &part, 1, NULL);
}

/* What answers a question. */
static gboolean
answer (EmperorView *self, gboolean agree)
{
  const FavorPart yes[] = {
    favor_part_kind (EMPEROR_ACTION_ACCEPT_TRADE),
    emperor_part (EMPEROR_ACTION_ANSWER_BLACKMAIL,
                  EMPEROR_THING_CHOICE,
                  EMPEROR_ANSWER_PAY),
  };
  const FavorPart no[] = {
    favor_part_kind (EMPEROR_ACTION_DECLINE_TRADE),
    favor_part_kind (EMPEROR_ACTION_LET_PASS),
    emperor_part (EMPEROR_ACTION_ANSWER_BLACKMAIL,
                  EMPEROR_THING_CHOICE,
                  EMPEROR_ANSWER_LOSE),
  };

  return agree ? choose_first (self, yes, G_N_ELEMENTS (yes))
               : choose_first (self, no, G_N_ELEMENTS (no));
}

static gboolean
begin (EmperorView *self, EmperorAction kind)
{
  const FavorPart part = favor_part_kind (kind);

  return choose_first (self, &part, 1);
}

static gboolean
press_letter (FavorGameView *view, char letter)
{
  EmperorView *self = EMPEROR_VIEW (view);

  if (!emperor_view_is_open (self))
    return FALSE;
  switch (letter)
    {
    case 'a':
    case 'x':
      return answer (self, letter == 'a');
    case 'b':
      return begin (self, EMPEROR_ACTION_BUY_MARKET);
    case 'e':
      return begin (self, EMPEROR_ACTION_COMPLETE_EVENT);
    case 'o':
      return emperor_view_can_trade (self) && emperor_view_toggle_trade (self);
    case 's':
      return use_card (self, EMPEROR_ACTION_SELL);
    case 'u':
      if (emperor_view_get_state (self)->prompt == EMPEROR_PROMPT_TRADE)
        return emperor_view_toggle_trade (self);
      return use_card (self, EMPEROR_ACTION_UPGRADE);
    case FAVOR_LETTER_FINISH:
      return emperor_view_refuse_offer (self) || end_turn (self);
    default:
      return FALSE;
    }
}

void
emperor_view_install_bar (FavorGameViewClass  *view_class,
                          FavorPieceViewClass *piece_class)
{
  view_class->list_chips = list_chips;
  view_class->press_chip = press_chip;
  view_class->press_letter = press_letter;
  piece_class->answers = answers;
}
