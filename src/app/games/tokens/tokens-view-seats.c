/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "tokens-view-private.h"

#include "favor-closures.h"
#include "favor-text.h"
#include "tokens-words.h"

/* What is public about the players and the table. */

/* (transfer full) (nullable): what the decider has to do, in two words. */
static char *
describe_task (const TokensState *state)
{
  switch ((TokensPhase) state->head.phase)
    {
    case TOKENS_PHASE_SETUP_SETTLEMENT:
    case TOKENS_PHASE_SETUP_ROAD:
    case TOKENS_PHASE_SETUP_NEUTRAL:
    case TOKENS_PHASE_FREE_ROUTES:
    case TOKENS_PHASE_NEUTRAL_BUILD:
      /* Translators: beside the name of a player who sets a piece on the island; little space */
      return g_strdup (_ ("to place"));
    case TOKENS_PHASE_PRODUCTION:
      /* Translators: beside the name of a player whose turn begins; little space */
      return g_strdup (_ ("to produce"));
    case TOKENS_PHASE_EVENT_TAKE:
    case TOKENS_PHASE_EVENT_ROB:
    case TOKENS_PHASE_VILLAIN_STEAL:
      /* Translators: beside the name of a player who takes a card; little space */
      return g_strdup (_ ("to take"));
    case TOKENS_PHASE_EVENT_GIVE:
      /* Translators: beside the name of a player who gives a card away; little space */
      return g_strdup (_ ("to give"));
    case TOKENS_PHASE_DISCARD:
      /* Translators: beside the name of a player who lays cards off; little space */
      return g_strdup (_ ("to discard"));
    case TOKENS_PHASE_EVENT_TREMOR:
    case TOKENS_PHASE_TRADE_CHOOSE:
      /* Translators: beside the name of a player who chooses something; little space */
      return g_strdup (_ ("to choose"));
    case TOKENS_PHASE_VILLAIN_MOVE:
      /* Translators: beside the name of a player who moves the robber; little space */
      return g_strdup (_ ("to move"));
    case TOKENS_PHASE_TRADE_AND_PURCHASE:
    case TOKENS_PHASE_SPECIAL_PURCHASE:
      /* Translators: beside the name of a player who trades and builds; little space */
      return g_strdup (_ ("to build"));
    case TOKENS_PHASE_TRADE_ANSWER:
    case TOKENS_PHASE_DONATION_ANSWER:
      /* Translators: beside the name of a player who was offered something; little space */
      return g_strdup (_ ("to answer"));
    case TOKENS_PHASE_TRADERS_FAVOR:
      /* Translators: beside the name of a player who trades with a guild; little space */
      return g_strdup (_ ("to trade"));
    case TOKENS_PHASE_GAME_OVER:
      break;
    }
  return NULL;
}

static void
add_fact (FavorSeatLook *look, const char *art, guint n, const char *words, gboolean warn)
{
  favor_seat_look_add_fact (look,
                            art,
                            favor_text_figure (n),
                            favor_text_fill (words, "n#", n),
                            warn);
}

static void
add_favors (FavorSeatLook *look, const TokensState *state, FavorSeat seat)
{
  if (!state->options.favor)
    return;
  add_fact (look,
            "tokens/token-back",
            state->favor_count[seat],
            ngettext ("{n} favor token", "{n} favor tokens", state->favor_count[seat]),
            FALSE);
  add_fact (look, "tokens/sign-gold", state->gold[seat], _ ("{n} gold"), FALSE);
}

static void
describe_seat (FavorGameView *view, FavorSeat seat, FavorSeatLook *look)
{
  const TokensState *state = tokens_view_get_seen (TOKENS_VIEW (view));
  const guint        cards = state->hand_count[seat];

  add_fact (look,
            "tokens/sign-resources",
            cards,
            ngettext ("{n} resource card", "{n} resource cards", cards),
            cards > TOKENS_HAND_LIMIT);
  add_favors (look, state, seat);
  add_fact (look,
            "tokens/sign-card",
            state->dev_count[seat],
            ngettext ("{n} development card",
                      "{n} development cards",
                      state->dev_count[seat]),
            FALSE);
  add_fact (look,
            "tokens/sign-knight",
            state->knights[seat],
            ngettext ("{n} knight", "{n} knights", state->knights[seat]),
            FALSE);
  add_fact (look,
            "tokens/sign-road",
            state->route_length[seat],
            ngettext ("trade route of {n} road",
                      "trade route of {n} roads",
                      state->route_length[seat]),
            FALSE);
  if (seat == state->head.decider)
    look->task = describe_task (state);
}

static void
describe_table (FavorGameView *view, char **first, char **second, char **words)
{
  const TokensState *state = tokens_view_get_seen (TOKENS_VIEW (view));

  /* Translators: at the end of the row of players; little space */
  *first = favor_text_fill (_ ("Turn {n}"), "n#", state->turn);
  if (state->number[0] != 0)
    /* Translators: at the end of the row of players: the number that was drawn; little space */
    *second = favor_text_fill (_ ("Number {n}"), "n#", state->number[0]);
  *words = *second != NULL ? g_strdup_printf ("%s, %s", *first, *second)
                           : g_strdup (*first);
}

/* By guild, where the halls are on another page. */
static void
list_tokens (GArray *facts, const guint8 *counts)
{
  for (guint token = 0; token < TOKENS_N_TOKENS; token++)
    {
      g_autofree char *art = g_strconcat ("tokens/token-",
                                          tokens_tokens.words[token].id,
                                          NULL);

      if (counts[token] > 0 && counts[token] != TOKENS_HIDDEN)
        favor_facts_add (facts,
                         art,
                         favor_text_figure (counts[token]),
                         /* Translators: how many tokens of a kind one has: "Wagon: 2" */
                         favor_text_fill (_ ("{token}: {n}"),
                                          "token n#",
                                          _ (tokens_tokens.words[token].title),
                                          counts[token]),
                         FALSE);
    }
}

static void
describe_hand (FavorGameView *view, GArray *facts)
{
  FavorSeat seat = favor_piece_view_get_holder (FAVOR_PIECE_VIEW (view));

  favor_piece_view_describe_holder (view, facts);
  if (seat >= 0)
    list_tokens (facts, tokens_view_get_seen (TOKENS_VIEW (view))->favor[seat]);
}

void
tokens_view_install_seats (FavorGameViewClass *view_class)
{
  view_class->describe_seat = describe_seat;
  view_class->describe_table = describe_table;
  view_class->describe_hand = describe_hand;
}
