/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "tokens-fixture.h"

#include "game-page-fixture.h"
#include "tokens-trade-page.h"
#include "tokens-trade-slip.h"

/* With six players, where there is least room: in a window of the usual size all of a trade is seen, and
 * nothing that is said or covered below the island moves it. */

#define N_SEATS 6
#define WIDTH   1280
#define HEIGHT  800
/* What the decider of a rich position has at least. */
#define CARDS 7
#define KINDS 3
/* Points that win: the game is not over before. */
#define LATE 20
/* It comes sooner. */
#define PLIES_MOST 3000

static gboolean
is_rich (const TokensState *state)
{
  const FavorSeat seat = state->head.decider;
  guint           kinds = 0;

  for (guint token = 0; token < TOKENS_N_TOKENS; token++)
    kinds += state->favor[seat][token] > state->fresh[seat][token] &&
             tokens_within_limit (state, seat, token);
  return state->head.phase == TOKENS_PHASE_TRADE_AND_PURCHASE &&
         state->hand_count[seat] >= CARDS && kinds >= KINDS;
}

/* A game of six persons, as far as one can do very much. */
static FavorSession *
play_until_rich (void)
{
  TokensOptions         options;
  FavorSession         *session;
  FavorRng              rng;
  g_auto (FavorActions) legal = { 0 };

  favor_schema_set_defaults (&tokens_options_schema, &options);
  options.target = LATE;
  session = page_fixture_session_with (&favor_tokens_game, &options, N_SEATS, 5);
  favor_rng_seed (&rng, 5);
  for (guint i = 0; i < PLIES_MOST; i++)
    {
      const TokensState
        *state = favor_session_get_state (session, favor_session_get_n_plies (session));
      g_autoptr (GError) error = NULL;
      FavorAction        action;

      if (is_rich (state))
        return session;
      favor_tokens_game.list (state, &legal);
      action = legal.items[favor_tokens_game.prefer (state, &legal, &rng, NULL)];
      favor_session_submit (session, &action, &error);
      g_assert_no_error (error);
    }
  g_assert_not_reached ();
}

static TokensView *
view_of (Fixture *fixture)
{
  return TOKENS_VIEW (fixture->page->view);
}

static void
open_page (Fixture *fixture)
{
  show_page (fixture, play_until_rich (), WIDTH, HEIGHT);
  g_assert_true (favor_table_get_covered (fixture->page->table));
}

static void
uncover (Fixture *fixture)
{
  act (fixture, "view.uncover");
  page_fixture_settle ();
}

/* ---- The trade ------------------------------------------------------------------------ */

/* As long a sentence as a trade of everyday has. */
static void
put_deal (Fixture *fixture)
{
  const TokensState *state = tokens_view_get_state (view_of (fixture));
  FavorOfferPage *page = favor_offer_tool_need_page (FAVOR_OFFER_TOOL (view_of (fixture)
                                                                         ->tool));
  TokensBundle    give = { { 0 } }, want = { { 0 } };

  for (guint i = 0; i < TOKENS_N_RESOURCES; i++)
    if (state->hand[state->head.decider][i] > 0)
      give.cards[i] = 1;
    else
      want.cards[i] = 2;
  tokens_slip_set_bundle (favor_offer_page_get_given (page), &give);
  tokens_slip_set_bundle (favor_offer_page_get_taken (page), &want);
  favor_offer_page_change (page);
}

/* Nothing of it has to be scrolled to. */
static void
test_trade (void)
{
  Fixture        fixture;
  GtkWidget     *scrolled;
  GtkAdjustment *height;

  open_page (&fixture);
  uncover (&fixture);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (view_of (&fixture)->details)));
  g_assert_true (tokens_view_toggle_trade (view_of (&fixture)));
  put_deal (&fixture);
  page_fixture_settle ();
  scrolled = gtk_widget_get_first_child (view_of (&fixture)->tool);
  height = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  g_test_message ("%g of %g px are seen",
                  gtk_adjustment_get_page_size (height),
                  gtk_adjustment_get_upper (height));
  g_assert_cmpfloat (gtk_adjustment_get_upper (height),
                     <=,
                     gtk_adjustment_get_page_size (height));
  /* The details are back when it is closed. */
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (view_of (&fixture)->details)));
  g_assert_true (tokens_view_toggle_trade (view_of (&fixture)));
  page_fixture_settle ();
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (view_of (&fixture)->details)));
  tear_down (&fixture);
}

/* Keys that number what is on offer choose nothing beside what is put together. */
static void
test_keys (void)
{
  Fixture        fixture;
  FavorGameView *view;

  open_page (&fixture);
  uncover (&fixture);
  view = fixture.page->view;
  g_assert_true (favor_game_view_choose_nth (view, 0));
  favor_game_view_clear (view);
  g_assert_true (tokens_view_toggle_trade (view_of (&fixture)));
  for (guint i = 0; i < 9; i++)
    g_assert_false (favor_game_view_choose_nth (view, i));
  g_assert_null (favor_game_view_get_selected (view));
  tear_down (&fixture);
}

/* ---- The island ----------------------------------------------------------------------- */

/* Where the first and the last hex are on the page, and how large. */
typedef struct
{
  graphene_rect_t first;
  graphene_rect_t last;
} Island;

static Island
find_island (Fixture *fixture)
{
  TokensIsle *isle = view_of (fixture)->isle;
  const guint last = tokens_map (tokens_view_get_state (view_of (fixture)))->n_hexes - 1;
  GtkWidget  *page = GTK_WIDGET (fixture->page);
  Island      island;

  g_assert_true (gtk_widget_compute_bounds (
    GTK_WIDGET (tokens_isle_get_piece (isle, TOKENS_PLACE_HEX, 0)),
    page,
    &island.first));
  g_assert_true (gtk_widget_compute_bounds (
    GTK_WIDGET (tokens_isle_get_piece (isle, TOKENS_PLACE_HEX, last)),
    page,
    &island.last));
  return island;
}

static void
assert_same (const Island *one, const Island *other)
{
  g_assert_true (graphene_rect_equal (&one->first, &other->first));
  g_assert_true (graphene_rect_equal (&one->last, &other->last));
}

static int
get_overhang (Fixture *fixture)
{
  int overhang;

  g_object_get (fixture->page->layout, "overhang", &overhang, NULL);
  return overhang;
}

/* Chips in two rows lie over the sea: the island keeps its size and its place, and is seen whole. */
static void
test_chips (void)
{
  Fixture         fixture;
  Island          many, few;
  graphene_rect_t bar;

  open_page (&fixture);
  uncover (&fixture);
  many = find_island (&fixture);
  g_assert_cmpint (get_overhang (&fixture), >, 0);
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (fixture.page->bar),
                                            GTK_WIDGET (fixture.page),
                                            &bar));
  g_assert_cmpfloat (many.last.origin.y + many.last.size.height, <, bar.origin.y);
  g_assert_true (tokens_view_toggle_trade (view_of (&fixture)));
  page_fixture_settle ();
  g_assert_cmpint (get_overhang (&fixture), ==, 0);
  few = find_island (&fixture);
  assert_same (&many, &few);
  tear_down (&fixture);
}

/* So it is under the cover, and when it has gone. */
static void
test_cover (void)
{
  Fixture fixture;
  Island  covered, open;

  open_page (&fixture);
  page_fixture_settle ();
  covered = find_island (&fixture);
  uncover (&fixture);
  g_assert_false (favor_table_get_covered (fixture.page->table));
  open = find_island (&fixture);
  assert_same (&covered, &open);
  tear_down (&fixture);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/tokens/view-room/trade", test_trade);
  g_test_add_func ("/tokens/view-room/keys", test_keys);
  g_test_add_func ("/tokens/view-room/chips", test_chips);
  g_test_add_func ("/tokens/view-room/cover", test_cover);
  return g_test_run ();
}
