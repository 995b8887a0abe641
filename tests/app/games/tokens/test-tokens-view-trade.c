/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "tokens-fixture.h"

#include "favor-speech.h"
#include "tokens-trade-words.h"

/* Trades in the view: what was said before it was there. */

#define N_SEATS 3

/* The first legal action of that kind, or the first one of all. */
static void
play (FavorSession *session, TokensAction kind)
{
  const guint           n = favor_session_get_n_plies (session);
  g_auto (FavorActions) legal = { 0 };
  g_autoptr (GError)    error = NULL;
  guint                 at = 0;

  favor_tokens_game.list (favor_session_get_state (session, n), &legal);
  for (guint i = legal.n; i-- > 0;)
    if (legal.items[i].kind == kind)
      at = i;
  favor_session_submit (session, &legal.items[at], &error);
  g_assert_no_error (error);
}

static const TokensState *
newest (FavorSession *session)
{
  return favor_session_get_state (session, favor_session_get_n_plies (session));
}

/* An offer of one card for another kind, to all others. */
static FavorAction
find_offer (const TokensState *state)
{
  const FavorSeat by = state->head.decider;
  FavorAction     offer = { .kind = TOKENS_ACTION_OFFER_TRADE, .seat = by };
  TokensDeal      deal = { 0 };
  guint           own = 0;

  while (state->hand[by][own] == 0)
    own++;
  deal.give.cards[own] = 1;
  deal.want.cards[(own + 1) % TOKENS_N_RESOURCES] = 1;
  memcpy (offer.arg, &deal, sizeof deal);
  offer.arg[TOKENS_OFFER_TO] = ((1 << N_SEATS) - 1) & ~(1 << by);
  return offer;
}

static guint
count_speeches (GtkWidget *root)
{
  guint n = FAVOR_IS_SPEECH (root) && gtk_widget_get_visible (root);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_speeches (child);
  return n;
}

/* A game is opened again in the turn of who offered something: it lies there as
 * before, and beside it what was said to it. */
static void
test_declined (void)
{
  TokensOptions      options;
  ViewFixture        fixture;
  FavorSession      *session;
  FavorAction        offer;
  g_autoptr (GError) error = NULL;
  g_autofree char   *words = NULL;
  FavorOfferTool    *tool;

  favor_schema_set_defaults (&tokens_options_schema, &options);
  session = page_fixture_session_with (&favor_tokens_game, &options, N_SEATS, 3);
  while (newest (session)->head.phase != TOKENS_PHASE_TRADE_AND_PURCHASE ||
         newest (session)->hand_count[newest (session)->head.decider] == 0)
    play (session, TOKENS_ACTION_END_TURN);
  offer = find_offer (newest (session));
  favor_session_submit (session, &offer, &error);
  g_assert_no_error (error);
  for (guint i = 1; i < N_SEATS; i++)
    play (session, TOKENS_ACTION_DECLINE_TRADE);

  view_fixture_open (&fixture, session);
  view_fixture_show (&fixture, 900, 700);
  g_assert_true (favor_game_view_get_tool_open (fixture.view));
  tool = FAVOR_OFFER_TOOL (favor_game_view_get_tool (fixture.view));
  g_assert_cmpuint (count_speeches (GTK_WIDGET (tool)), ==, N_SEATS - 1);
  words = tokens_trade_say_deal (tokens_deal_of (&offer),
                                 offer.seat,
                                 tokens_view_get_names (tokens_view_of (&fixture)));
  g_assert_nonnull (page_fixture_find (GTK_WIDGET (tool), GTK_TYPE_LABEL, words));
  g_assert_nonnull (favor_offer_tool_get_action (tool));
  g_assert_true (favor_action_equal (favor_offer_tool_get_action (tool), &offer));
  view_fixture_close (&fixture);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/tokens/view-trade/declined", test_declined);
  return g_test_run ();
}
