/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "tokens-view-private.h"

#include "favor-art.h"
#include "favor-text.h"
#include "tokens-words.h"

/* What the view offers in the decision bar. */

/**
 * Deed:
 * @label: (nullable): N_(): what is offered; %NULL: that is done at its place alone
 * @art: (nullable): its picture
 * @commit: (nullable): NC_() of context "button": what the main button says
 * @cost: what has to be paid, plus 1; 0: nothing
 *
 * How the bar tells a kind of actions.
 */
typedef struct
{
  const char *label;
  const char *art;
  const char *commit;
  guint8      cost;
} Deed;

/* clang-format off */
static const Deed deeds[TOKENS_N_ACTIONS] = {
  /* Translators: the main button: sets a piece on the island */
  [TOKENS_ACTION_PLACE_SETTLEMENT] = { NULL, NULL, NC_ ("button", "Place") },
  [TOKENS_ACTION_PLACE_ROAD] = { NULL, NULL, NC_ ("button", "Place") },
  [TOKENS_ACTION_PLACE_NEUTRAL] = { NULL, NULL, NC_ ("button", "Place") },
  /* Translators: a choice in the decision bar and the main button: the number of the turn is drawn */
  [TOKENS_ACTION_PRODUCE] = { N_ ("Produce"), "tokens/pict-dice", NC_ ("button", "Produce") },
  /* Translators: the main button: takes a card */
  [TOKENS_ACTION_TAKE_RESOURCE] = { NULL, NULL, NC_ ("button", "Take") },
  /* Translators: the main button: gives a card away */
  [TOKENS_ACTION_GIVE_RESOURCE] = { NULL, NULL, NC_ ("button", "Give") },
  [TOKENS_ACTION_ROB_PLAYER] = { NULL, NULL, NC_ ("button", "Take") },
  /* Translators: the main button: lays a card off */
  [TOKENS_ACTION_DISCARD] = { NULL, NULL, NC_ ("button", "Discard") },
  /* Translators: the main button: sets the robber on another hex */
  [TOKENS_ACTION_MOVE_VILLAIN] = { NULL, NULL, NC_ ("button", "Move") },
  /* Translators: a choice in the decision bar: a card is taken from a player */
  [TOKENS_ACTION_STEAL] = { N_ ("Steal"), "tokens/pict-robber", NC_ ("button", "Steal") },
  /* Translators: a choice in the decision bar and the main button: nobody loses a card */
  [TOKENS_ACTION_DECLINE_STEAL] = { N_ ("Spare Everyone"), "tokens/pict-token", NC_ ("button", "Spare") },
  /* Translators: a choice in the decision bar: what is built; little space */
  [TOKENS_ACTION_BUILD_ROAD] = { N_ ("Road"), "tokens/pict-road", NC_ ("button", "Build"), TOKENS_COST_ROAD + 1 },
  [TOKENS_ACTION_BUILD_SETTLEMENT] = { N_ ("Settlement"), "tokens/pict-settlement", NC_ ("button", "Build"), TOKENS_COST_SETTLEMENT + 1 },
  [TOKENS_ACTION_BUILD_CITY] = { N_ ("City"), "tokens/pict-city", NC_ ("button", "Build"), TOKENS_COST_CITY + 1 },
  [TOKENS_ACTION_REPAIR_ROAD] = { N_ ("Repair"), "tokens/pict-repair", NC_ ("button", "Repair") },
  /* Translators: a choice in the decision bar: a development card is bought; little space */
  [TOKENS_ACTION_BUY_DEVELOPMENT] = { N_ ("Card"), "tokens/pict-card", NC_ ("button", "Buy"), TOKENS_COST_DEVELOPMENT + 1 },
  [TOKENS_ACTION_PLAY_KNIGHT] = { N_ ("Knight"), "tokens/pict-knight", NC_ ("button", "Play") },
  [TOKENS_ACTION_PLAY_ROAD_WORKS] = { N_ ("Road Works"), "tokens/pict-road", NC_ ("button", "Play") },
  [TOKENS_ACTION_PLAY_GOOD_YEAR] = { N_ ("Good Year"), "tokens/pict-card", NC_ ("button", "Play") },
  [TOKENS_ACTION_PLAY_MONOPOLY] = { N_ ("Monopoly"), "tokens/pict-card", NC_ ("button", "Play") },
  [TOKENS_ACTION_PLACE_FREE_ROUTE] = { NULL, NULL, NC_ ("button", "Place") },
  [TOKENS_ACTION_NEUTRAL_ROAD] = { N_ ("Road"), "tokens/pict-road", NC_ ("button", "Place") },
  [TOKENS_ACTION_NEUTRAL_SETTLEMENT] = { N_ ("Settlement"), "tokens/pict-settlement", NC_ ("button", "Place") },
  /* Translators: a choice in the decision bar: cards are traded with the bank; little space */
  [TOKENS_ACTION_BANK_TRADE] = { N_ ("Bank"), "tokens/pict-bank", NC_ ("button", "Trade") },
  /* Translators: a choice in the decision bar: a card is bought for gold; little space */
  [TOKENS_ACTION_SPEND_GOLD] = { N_ ("Gold"), "tokens/sign-gold", NC_ ("button", "Buy") },
  /* Translators: a choice in the decision bar: take the offer */
  [TOKENS_ACTION_ACCEPT_TRADE] = { N_ ("Accept"), NULL, NC_ ("button", "Accept") },
  /* Translators: a choice in the decision bar: do not take the offer */
  [TOKENS_ACTION_DECLINE_TRADE] = { N_ ("Decline"), NULL, NC_ ("button", "Decline") },
  [TOKENS_ACTION_COUNTER_TRADE] = { NULL, NULL, NC_ ("button", "Offer") },
  [TOKENS_ACTION_OFFER_TRADE] = { NULL, NULL, NC_ ("button", "Offer") },
  [TOKENS_ACTION_CHOOSE_TRADE] = { N_ ("Trade"), "tokens/pict-trade", NC_ ("button", "Trade") },
  /* Translators: a choice in the decision bar: trade with nobody */
  [TOKENS_ACTION_WITHDRAW_TRADE] = { N_ ("No Trade"), NULL, NC_ ("button", "Withdraw") },
  /* Translators: a choice in the decision bar: a card is given to a player; little space */
  [TOKENS_ACTION_OFFER_DONATION] = { N_ ("Donate"), "tokens/pict-donate", NC_ ("button", "Donate") },
  [TOKENS_ACTION_ACCEPT_DONATION] = { N_ ("Accept"), NULL, NC_ ("button", "Accept") },
  [TOKENS_ACTION_DECLINE_DONATION] = { N_ ("Decline"), NULL, NC_ ("button", "Decline") },
  /* Translators: a choice in the decision bar: a favor of that guild is taken; little space */
  [TOKENS_ACTION_REDEEM_TRADERS] = { N_ ("Traders"), "tokens/sign-wagon", NC_ ("button", "Redeem") },
  [TOKENS_ACTION_FAVOR_TRADE] = { NULL, NULL, NC_ ("button", "Trade") },
  /* Translators: a choice in the decision bar: no more trades with the guild of the Traders */
  [TOKENS_ACTION_END_FAVOR_TRADES] = { N_ ("No More"), NULL, NC_ ("button", "Done") },
  [TOKENS_ACTION_REDEEM_MERCHANTS] = { N_ ("Merchants"), "tokens/sign-ship", NC_ ("button", "Redeem") },
  [TOKENS_ACTION_REDEEM_ROAD_BUILDERS] = { N_ ("Road Builders"), "tokens/sign-shovel", NC_ ("button", "Redeem") },
  [TOKENS_ACTION_REDEEM_SCHOLARS] = { N_ ("Scholars"), "tokens/sign-book", NC_ ("button", "Redeem") },
  [TOKENS_ACTION_REDEEM_MASTER_BUILDERS] = { N_ ("Master Builders"), "tokens/sign-compass", NC_ ("button", "Redeem") },
  /* Translators: a choice in the decision bar: a token goes back and another one is drawn; little space */
  [TOKENS_ACTION_EXCHANGE_FAVOR] = { N_ ("Exchange"), "tokens/pict-exchange", NC_ ("button", "Exchange") },
  [TOKENS_ACTION_DAMAGE_ROAD] = { NULL, NULL, NC_ ("button", "Damage") },
  [TOKENS_ACTION_END_TURN] = { NULL, NULL, NC_ ("button", "End Turn") },
  [TOKENS_ACTION_END_SPECIAL_PURCHASE] = { NULL, NULL, NC_ ("button", "Done") },
};

/* clang-format on */

/* What can always be read in the own turn, possible or not. */
static const TokensAction builds[] = {
  TOKENS_ACTION_BUILD_ROAD,
  TOKENS_ACTION_BUILD_SETTLEMENT,
  TOKENS_ACTION_BUILD_CITY,
  TOKENS_ACTION_BUY_DEVELOPMENT,
};

/* What ends the phase, and what the main button says of it where that does not end the turn. */
static const struct
{
  TokensAction kind;
  const char  *about;
} ends[] = {
  { TOKENS_ACTION_END_TURN, NULL },
  { TOKENS_ACTION_END_SPECIAL_PURCHASE,
    /* Translators: tooltip of the main button */
    N_ ("Nothing is selected: this ends the special purchase (Ctrl+Enter)") },
  { TOKENS_ACTION_END_FAVOR_TRADES,
    /* Translators: tooltip of the main button; the Traders are a guild */
    N_ ("Nothing is selected: this ends your trades with the Traders (Ctrl+Enter)") },
  { TOKENS_ACTION_PRODUCE,
    /* Translators: tooltip of the main button */
    N_ ("Nothing is selected: this lets the island produce (Ctrl+Enter)") },
};

/* ---- Kinds of actions ----------------------------------------------------------------- */

static gboolean
can_begin (TokensView *self, gint kind)
{
  return favor_chooser_begins (tokens_view_get_chooser (self), favor_part_kind (kind));
}

static gint
find_end (TokensView *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    if (can_begin (self, (gint) ends[i].kind))
      return (gint) ends[i].kind;
  return FAVOR_NONE;
}

/* (transfer full) (nullable): why something that has to be paid for cannot be built. */
static char *
say_why_not (TokensView *self, gint kind)
{
  const TokensState *state = tokens_view_get_state (self);
  char              *missing = NULL;

  if (can_begin (self, kind))
    return NULL;
  if (deeds[kind].cost > 0)
    missing = tokens_say_missing (state,
                                  state->head.decider,
                                  (TokensCost) (deeds[kind].cost - 1));
  if (missing != NULL)
    return missing;
  switch (kind)
    {
    case TOKENS_ACTION_BUY_DEVELOPMENT:
      /* Translators: why no development card can be bought */
      return g_strdup (_ ("There are no development cards left."));
    case TOKENS_ACTION_BANK_TRADE:
      /* Translators: why nothing can be traded with the bank */
      return g_strdup (_ ("You have not enough cards of one kind for the bank."));
    case TOKENS_ACTION_OFFER_DONATION:
      /* Translators: why nothing can be given to another player */
      return g_strdup (_ ("You cannot give anything away now."));
    case TOKENS_ACTION_EXCHANGE_FAVOR:
      /* Translators: why no favor token can be exchanged */
      return g_strdup (_ ("You have no token that you could exchange now."));
    default:
      /* Translators: why something cannot be built although it could be paid for */
      return g_strdup (_ ("There is no place for it, or no piece left."));
    }
}

static void
add_kind (TokensView *self, GArray *chips, gint kind)
{
  FavorPart option = favor_part_kind (kind);

  favor_piece_view_add_option (FAVOR_PIECE_VIEW (self),
                               chips,
                               option,
                               favor_chooser_has (tokens_view_get_chooser (self), option),
                               g_strdup (_ (deeds[kind].label)),
                               say_why_not (self, kind));
  if (deeds[kind].art != NULL)
    favor_chips_sign (chips, deeds[kind].art);
  if (deeds[kind].cost > 0)
    favor_chips_tell (chips, tokens_say_cost ((TokensCost) (deeds[kind].cost - 1)));
}

static gboolean
is_build (gint kind)
{
  for (guint i = 0; i < G_N_ELEMENTS (builds); i++)
    if ((gint) builds[i] == kind)
      return TRUE;
  return FALSE;
}

/* What can be done, beside what the main button does. */
static void
list_kinds (TokensView *self, GArray *chips)
{
  const TokensState *state = tokens_view_get_state (self);
  const gint         end = find_end (self);

  if (state->head.phase == TOKENS_PHASE_TRADE_AND_PURCHASE ||
      state->head.phase == TOKENS_PHASE_SPECIAL_PURCHASE)
    for (guint i = 0; i < G_N_ELEMENTS (builds); i++)
      add_kind (self, chips, builds[i]);
  for (gint kind = 0; kind < TOKENS_N_ACTIONS; kind++)
    if (deeds[kind].label != NULL && kind != end && !is_build (kind) &&
        kind != TOKENS_ACTION_OFFER_DONATION && can_begin (self, kind))
      add_kind (self, chips, kind);
  tokens_view_list_trade (self, chips);
}

/* Of a place that was pressed: what is to be done there. */
static void
list_alternatives (TokensView *self, GArray *chips)
{
  FavorChooser *chooser = tokens_view_get_chooser (self);

  for (gint kind = 0; kind < TOKENS_N_ACTIONS; kind++)
    if (deeds[kind].label != NULL &&
        favor_chooser_continues (chooser, favor_part_kind (kind)))
      add_kind (self, chips, kind);
}

/* ---- What is still to be chosen ------------------------------------------------------- */

static void
list_players (TokensView *self, GArray *chips, gint kind)
{
  const TokensState *state = tokens_view_get_state (self);
  const FavorNames  *names = tokens_view_get_names (self);

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      FavorPart part = favor_part (kind, &favor_thing_seat, (gint) seat);

      if (favor_chooser_continues (tokens_view_get_chooser (self), part))
        favor_piece_view_add_option (FAVOR_PIECE_VIEW (self),
                                     chips,
                                     part,
                                     FALSE,
                                     g_strdup (names->names[seat]),
                                     NULL);
    }
}

static void
list_words (TokensView       *self,
            GArray           *chips,
            gint              kind,
            const FavorThing *thing,
            const FavorEnum  *words)
{
  for (guint i = 0; i < words->n_words; i++)
    {
      FavorPart        part = favor_part (kind, thing, (gint) i);
      g_autofree char *art = g_strconcat ("tokens/sign-", words->words[i].id, NULL);

      if (!favor_chooser_continues (tokens_view_get_chooser (self), part))
        continue;
      favor_piece_view_add_option (FAVOR_PIECE_VIEW (self),
                                   chips,
                                   part,
                                   FALSE,
                                   g_strdup (_ (words->words[i].title)),
                                   NULL);
      if (favor_art_exists (art))
        favor_chips_sign (chips, art);
    }
}

/* What has no place on the table is chosen here. */
static void
list_open (TokensView *self, GArray *chips)
{
  FavorChooser     *chooser = tokens_view_get_chooser (self);
  const FavorThing *open = favor_chooser_get_open (chooser);
  const gint        kind = favor_chooser_get_kind (chooser);

  favor_piece_view_list_open (FAVOR_PIECE_VIEW (self), chips);
  if (open == &favor_thing_seat)
    list_players (self, chips, kind);
  else if (open == tokens_view_get_thing (TOKENS_ACTION_TAKE_RESOURCE, 0) ||
           open == tokens_view_get_thing (TOKENS_ACTION_GIVE_RESOURCE, 0) ||
           open == tokens_view_get_thing (TOKENS_ACTION_DISCARD, 0))
    list_words (self, chips, kind, open, &tokens_resources);
  else if (open == &tokens_tokens.thing)
    list_words (self, chips, kind, open, &tokens_tokens);
  else if (open == &tokens_developments.thing)
    list_words (self, chips, kind, open, &tokens_developments);
  else if (open == &tokens_neutrals.thing)
    list_words (self, chips, kind, open, &tokens_neutrals);
}

/* ---- The bar -------------------------------------------------------------------------- */

static void
tell_end (GArray *chips, gint end)
{
  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    if ((gint) ends[i].kind == end && ends[i].about != NULL)
      favor_chips_tell (chips, g_strdup (_ (ends[i].about)));
}

static void
list_commit (TokensView *self, GArray *chips)
{
  FavorChooser      *chooser = tokens_view_get_chooser (self);
  const FavorAction *action = favor_chooser_get_action (chooser);
  const gint         end = find_end (self);

  if (action != NULL && deeds[action->kind].commit != NULL)
    favor_chips_add (chips,
                     FAVOR_CHIP_COMMIT,
                     0,
                     FALSE,
                     g_strdup (g_dpgettext2 (NULL, "button", deeds[action->kind].commit)),
                     NULL);
  else if (end >= 0 && favor_chooser_get_n_parts (chooser) == 0)
    {
      favor_chips_add (chips,
                       FAVOR_CHIP_COMMIT,
                       0,
                       TRUE,
                       g_strdup (g_dpgettext2 (NULL, "button", deeds[end].commit)),
                       NULL);
      tell_end (chips, end);
    }
}

static void
list_chosen (TokensView *self, GArray *chips)
{
  FavorChooser *chooser = tokens_view_get_chooser (self);

  for (guint i = 0; i < favor_chooser_get_n_parts (chooser); i++)
    {
      FavorPart part = favor_chooser_get_part (chooser, i);

      if (part.thing != NULL)
        favor_chips_add (chips,
                         FAVOR_CHIP_CHOSEN,
                         i,
                         FALSE,
                         favor_part_describe (&favor_tokens_game,
                                              part,
                                              tokens_view_get_names (self)),
                         NULL);
    }
}

/* (transfer full) (nullable): what has to be paid for the action that is complete. */
static char *
say_price (TokensView *self, const FavorAction *action)
{
  const TokensState *state = tokens_view_get_state (self);
  guint8             counts[TOKENS_N_RESOURCES] = { 0 };

  if (deeds[action->kind].cost > 0)
    return tokens_say_cards (tokens_costs[deeds[action->kind].cost - 1]);
  if (action->kind != TOKENS_ACTION_BANK_TRADE)
    return NULL;
  counts[action->arg[TOKENS_TRADE_GIVE]] = (guint8)
    tokens_rate (state, (guint) action->seat, (guint) action->arg[TOKENS_TRADE_GIVE]);
  return tokens_say_cards (counts);
}

static void
list_price (TokensView *self, GArray *chips)
{
  const FavorAction *action = favor_chooser_get_action (tokens_view_get_chooser (self));
  char              *price = action != NULL ? say_price (self, action) : NULL;

  if (price != NULL)
    favor_chips_add (chips, FAVOR_CHIP_COST, 0, FALSE, price, NULL);
}

static void
list_chips (FavorGameView *view, GArray *chips)
{
  TokensView   *self = TOKENS_VIEW (view);
  FavorChooser *chooser;

  if (!tokens_view_is_open (self))
    return;
  if (tokens_view_is_composing (self))
    {
      tokens_view_list_composed (self, chips);
      return;
    }
  chooser = tokens_view_get_chooser (self);
  if (favor_chooser_get_n_parts (chooser) == 0 && favor_chooser_get_kind (chooser) < 0)
    list_kinds (self, chips);
  else
    {
      list_chosen (self, chips);
      if (favor_chooser_get_kind (chooser) < 0)
        list_alternatives (self, chips);
      else
        list_open (self, chips);
    }
  list_price (self, chips);
  list_commit (self, chips);
}

/* What is more than the rules say of the phase. */
static char *
describe_decision (FavorGameView *view)
{
  TokensView        *self = TOKENS_VIEW (view);
  const TokensState *state;
  const char        *text;
  guint              n = 0;

  if (!tokens_view_is_open (self))
    return NULL;
  state = tokens_view_get_state (self);
  if (state->head.phase == TOKENS_PHASE_DISCARD)
    {
      n = state->discard_left[state->head.decider];
      /* Translators: what the player {player} has to do: too many cards */
      text = ngettext ("{player}, discard {n} more card.",
                       "{player}, discard {n} more cards.",
                       n);
    }
  else
    text = tokens_view_tell_composing (self);
  return text == NULL
           ? NULL
           : favor_text_fill (text,
                              "player n#",
                              tokens_view_get_names (self)->names[state->head.decider],
                              n);
}

/* ---- Letters -------------------------------------------------------------------------- */

static gboolean
begin (TokensView *self, gint kind)
{
  FavorPart        part = favor_part_kind (kind);
  g_autofree char *why_not = say_why_not (self, kind);

  if (tokens_view_get_state (self)->head.phase != TOKENS_PHASE_TRADE_AND_PURCHASE &&
      why_not != NULL)
    return FALSE;
  if (why_not != NULL)
    {
      favor_game_view_refuse (FAVOR_GAME_VIEW (self), why_not, NULL);
      return TRUE;
    }
  return favor_piece_view_choose (FAVOR_PIECE_VIEW (self), &part, 1, NULL);
}

/* What answers a question. */
static gboolean
answer (TokensView *self, gboolean agree)
{
  static const TokensAction yes[] = { TOKENS_ACTION_ACCEPT_TRADE,
                                      TOKENS_ACTION_ACCEPT_DONATION };
  static const TokensAction no[] = { TOKENS_ACTION_DECLINE_TRADE,
                                     TOKENS_ACTION_DECLINE_DONATION,
                                     TOKENS_ACTION_WITHDRAW_TRADE,
                                     TOKENS_ACTION_DECLINE_STEAL };

  for (guint i = 0; i < (agree ? G_N_ELEMENTS (yes) : G_N_ELEMENTS (no)); i++)
    if (can_begin (self, agree ? yes[i] : no[i]))
      return begin (self, agree ? yes[i] : no[i]);
  return FALSE;
}

static gboolean
finish (TokensView *self)
{
  const gint  end = find_end (self);
  FavorAction action = { 0 };

  if (end < 0)
    return FALSE;
  action.kind = (guint8) end;
  action.seat = tokens_view_get_state (self)->head.decider;
  favor_game_view_choose (FAVOR_GAME_VIEW (self), &action);
  return TRUE;
}

static gboolean
press_letter (FavorGameView *view, char letter)
{
  TokensView *self = TOKENS_VIEW (view);

  if (!tokens_view_is_open (self))
    return FALSE;
  switch (letter)
    {
    case 'w':
      return begin (self, TOKENS_ACTION_BUILD_ROAD);
    case 's':
      return begin (self, TOKENS_ACTION_BUILD_SETTLEMENT);
    case 'y':
      return begin (self, TOKENS_ACTION_BUILD_CITY);
    case 'd':
      return begin (self, TOKENS_ACTION_BUY_DEVELOPMENT);
    case 'k':
      return begin (self, TOKENS_ACTION_BANK_TRADE);
    case 'g':
      return tokens_view_toggle_gift (self) || begin (self, TOKENS_ACTION_OFFER_DONATION);
    case 'o':
    case 'u':
      return tokens_view_toggle_trade (self);
    case 'e':
      return begin (self, TOKENS_ACTION_EXCHANGE_FAVOR);
    case 'a':
    case 'x':
      return answer (self, letter == 'a');
    case FAVOR_LETTER_FINISH:
      return tokens_view_refuse_trade (self) || finish (self);
    default:
      return FALSE;
    }
}

/* Whoever is asked by another player answers with one click. */
static gboolean
answers (FavorPieceView *view)
{
  TokensView *self = TOKENS_VIEW (view);

  switch (tokens_view_get_state (self)->head.phase)
    {
    case TOKENS_PHASE_TRADE_ANSWER:
    case TOKENS_PHASE_DONATION_ANSWER:
      return favor_chooser_get_action (tokens_view_get_chooser (self)) != NULL;
    default:
      return FALSE;
    }
}

void
tokens_view_install_bar (FavorGameViewClass *view_class, FavorPieceViewClass *piece_class)
{
  view_class->list_chips = list_chips;
  view_class->press_letter = press_letter;
  view_class->describe_decision = describe_decision;
  piece_class->answers = answers;
}
