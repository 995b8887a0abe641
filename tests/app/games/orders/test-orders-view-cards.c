/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <string.h>

#include "orders-fixture.h"

/* Orders in the hand: kept, put back, drawn, laid off, fulfilled; and what the decision bar says. */

static const guint8 *
own_hand (ViewFixture *fixture, guint *n)
{
  const OrdersState *state = orders_fixture_state (fixture);

  *n = state->n_hand[state->head.decider];
  return state->hand[state->head.decider];
}

static void
assert_commit (ViewFixture *fixture, const char *expected)
{
  g_autofree char *commit = orders_fixture_commit (fixture);

  g_assert_cmpstr (commit, ==, expected);
}

static void
assert_chips (ViewFixture *fixture, const char *expected)
{
  g_autofree char *chips = orders_fixture_list_chips (fixture);

  g_assert_cmpstr (chips, ==, expected);
}

/* A press chooses a card, another one does what was chosen. */
static void
press_twice (ViewFixture *fixture, guint card, OrdersAction kind, const char *commit)
{
  FavorPiece *piece = orders_fixture_card (fixture, card);

  fixture->n_chosen = 0;
  view_fixture_press (piece);
  g_assert_cmpint (favor_piece_get_state (piece), ==, FAVOR_PIECE_CHOSEN);
  g_assert_cmpint (favor_game_view_get_selected (fixture->view)->kind, ==, kind);
  g_assert_cmpint (favor_game_view_get_selected (fixture->view)->arg[ORDERS_CARD_CARD],
                   ==,
                   card);
  assert_commit (fixture, commit);
  g_assert_cmpuint (fixture->n_chosen, ==, 0);
  view_fixture_press (piece);
  g_assert_cmpuint (fixture->n_chosen, ==, 1);
  g_assert_cmpint (fixture->chosen.kind, ==, kind);
  g_assert_cmpint (fixture->chosen.arg[ORDERS_CARD_CARD], ==, card);
}

/* A card that cannot be chosen says by a press and by its tooltip why not. */
static void
assert_refused (ViewFixture *fixture, OrdersAction kind, guint card, const char *begin)
{
  FavorPiece      *piece = orders_fixture_card (fixture, card);
  FavorAction      action = { .kind = (guint8) kind,
                              .seat = orders_fixture_state (fixture)->head.decider,
                              .arg = { (gint16) card } };
  g_autofree char *why = orders_fixture_explain (fixture, &action);

  g_assert_true (g_str_has_prefix (why, begin));
  g_assert_cmpint (favor_piece_get_state (piece), ==, FAVOR_PIECE_VEILED);
  g_assert_cmpstr (favor_piece_get_why_not (piece), ==, why);
  view_fixture_press (piece);
  g_assert_cmpstr (fixture->refused, ==, why);
  g_assert_null (favor_game_view_get_selected (fixture->view));
}

/* ---- At the beginning ----------------------------------------------------------------- */

static void
test_setup (void)
{
  ViewFixture   fixture;
  const guint8 *hand;
  guint         n, card;

  orders_fixture_start (&fixture, 3, 61);
  hand = own_hand (&fixture, &n);
  g_assert_cmpuint (n, ==, ORDERS_N_DEALT);
  g_assert_cmpuint (orders_fixture_count_hand (&fixture), ==, n);
  assert_chips (&fixture, "Keep All Three");
  for (guint i = 0; i < n; i++)
    g_assert_cmpint (favor_piece_get_state (orders_fixture_card (&fixture, hand[i])),
                     ==,
                     FAVOR_PIECE_CHOOSABLE);

  /* The one that is put back goes from the hand. */
  card = hand[1];
  press_twice (&fixture, card, ORDERS_ACTION_RETURN_ORDER, "Put Back");
  g_assert_cmpint (orders_fixture_state (&fixture)->n_hand[fixture.chosen.seat], ==, 2);
  favor_cursor_set_viewer (fixture.cursor, fixture.chosen.seat);
  g_assert_null (orders_fixture_card (&fixture, card));
  g_assert_cmpuint (orders_fixture_count_hand (&fixture), ==, 2);

  /* Keeping is chosen, and done by a second press. */
  view_fixture_look (&fixture);
  orders_fixture_press_chip (&fixture, "Keep All Three");
  g_assert_cmpint (favor_game_view_get_selected (fixture.view)->kind,
                   ==,
                   ORDERS_ACTION_KEEP_ORDERS);
  g_assert_cmpuint (fixture.n_chosen, ==, 1);
  orders_fixture_press_chip (&fixture, "Keep All Three");
  g_assert_cmpuint (fixture.n_chosen, ==, 2);

  /* Choosing a card takes the place of keeping. */
  view_fixture_look (&fixture);
  orders_fixture_press_chip (&fixture, "Keep All Three");
  hand = own_hand (&fixture, &n);
  press_twice (&fixture, hand[0], ORDERS_ACTION_RETURN_ORDER, "Put Back");
  g_assert_cmpint (orders_fixture_state (&fixture)->head.phase, ==, ORDERS_PHASE_START);
  view_fixture_close (&fixture);
}

/* Numbers are those of the cards as they lie, one after the other. */
static void
test_numbers (void)
{
  ViewFixture fixture;
  GPtrArray  *pieces;

  orders_fixture_start (&fixture, 3, 64);
  pieces = favor_hand_get_pieces (orders_view_of (&fixture)->hand);
  for (guint i = 0; i < 2 * ORDERS_N_DEALT; i++)
    {
      FavorPiece        *piece = pieces->pdata[i % ORDERS_N_DEALT];
      const FavorAction *action;

      g_assert_true (favor_game_view_choose_nth (fixture.view, i % ORDERS_N_DEALT));
      action = favor_game_view_get_selected (fixture.view);
      g_assert_cmpint (action->kind, ==, ORDERS_ACTION_RETURN_ORDER);
      g_assert_cmpint (action->arg[ORDERS_CARD_CARD], ==, favor_piece_get_key (piece));
    }
  g_assert_false (favor_game_view_choose_nth (fixture.view, ORDERS_N_DEALT));
  g_assert_cmpuint (fixture.n_chosen, ==, 0);
  view_fixture_close (&fixture);
}

/* ---- At the start of a turn ----------------------------------------------------------- */

/* Nobody has anything to lay off yet. */
static void
start_turn (ViewFixture *fixture)
{
  orders_fixture_start (fixture, 2, 62);
  for (guint i = 0; i < 2; i++)
    {
      orders_fixture_press_chip (fixture, "Keep All Three");
      orders_fixture_press_chip (fixture, "Keep All Three");
      view_fixture_look (fixture);
    }
  g_assert_cmpint (orders_fixture_state (fixture)->head.phase, ==, ORDERS_PHASE_START);
  fixture->n_chosen = 0;
}

/* One press draws, once a turn; another one reveals the tile. */
static void
test_draw (void)
{
  ViewFixture   fixture;
  const guint8 *hand;
  guint         n;

  start_turn (&fixture);
  assert_chips (&fixture, "Draw an Order|Reveal the Next Tile");
  orders_fixture_press_chip (&fixture, "Draw an Order");
  g_assert_cmpuint (fixture.n_chosen, ==, 1);
  g_assert_cmpint (fixture.chosen.kind, ==, ORDERS_ACTION_DRAW_ORDER);
  hand = own_hand (&fixture, &n);
  g_assert_cmpuint (n, ==, ORDERS_N_DEALT + 1);
  for (guint i = 0; i < n; i++)
    g_assert_nonnull (orders_fixture_card (&fixture, hand[i]));
  g_assert_cmpint (view_fixture_find_chip (&fixture, "Draw an Order", FALSE), ==, -1);

  orders_fixture_press_chip (&fixture, "Reveal the Next Tile");
  g_assert_cmpuint (fixture.n_chosen, ==, 2);
  g_assert_cmpint (fixture.chosen.kind, ==, ORDERS_ACTION_REVEAL_TILE);
  g_assert_cmpint (orders_fixture_state (&fixture)->head.phase, ==, ORDERS_PHASE_PLACE);
  g_assert_true (gtk_widget_get_visible (orders_view_of (&fixture)->turner));
  view_fixture_close (&fixture);
}

/* Whether the one who decides may lay off an order. */
static gboolean
may_discard (ViewFixture *fixture)
{
  g_auto (FavorActions) legal = { 0 };

  orders_list (orders_fixture_state (fixture), &legal);
  for (guint i = 0; i < legal.n; i++)
    if (legal.items[i].kind == ORDERS_ACTION_DISCARD_FARMER_ORDER)
      return TRUE;
  return FALSE;
}

/* Plays games until somebody may. */
static void
start_discard (ViewFixture *fixture)
{
  for (guint64 seed = 1;; seed++)
    {
      FavorRng rng;

      favor_rng_seed (&rng, seed);
      orders_fixture_start (fixture, 6, seed);
      while (orders_fixture_seek (fixture, ORDERS_PHASE_START, &rng))
        if (may_discard (fixture))
          return;
      view_fixture_close (fixture);
    }
}

static void
test_discard (void)
{
  ViewFixture fixture;
  guint8      hand[ORDERS_MAX_HAND];
  guint       n, n_laid_off = 0;

  start_discard (&fixture);
  memcpy (hand, own_hand (&fixture, &n), sizeof hand);
  for (guint i = 0; i < n; i++)
    if (!orders_cards[hand[i]].farmer)
      assert_refused (&fixture,
                      ORDERS_ACTION_DISCARD_FARMER_ORDER,
                      hand[i],
                      "Only orders that ask for a farmer");
  for (guint i = 0; i < n; i++)
    {
      if (!orders_cards[hand[i]].farmer)
        continue;
      if (n_laid_off == ORDERS_MAX_DISCARDED)
        {
          assert_refused (&fixture,
                          ORDERS_ACTION_DISCARD_FARMER_ORDER,
                          hand[i],
                          "You have already discarded two");
          continue;
        }
      press_twice (&fixture, hand[i], ORDERS_ACTION_DISCARD_FARMER_ORDER, "Discard");
      g_assert_null (orders_fixture_card (&fixture, hand[i]));
      n_laid_off++;
    }
  g_assert_cmpuint (n_laid_off, ==, ORDERS_MAX_DISCARDED);
  view_fixture_close (&fixture);
}

/* ---- Several fulfilled orders --------------------------------------------------------- */

static void
start_fulfil (ViewFixture *fixture)
{
  for (guint64 seed = 1;; seed++)
    {
      FavorRng rng;

      favor_rng_seed (&rng, seed);
      orders_fixture_start (fixture, 2, seed);
      if (orders_fixture_seek (fixture, ORDERS_PHASE_FULFIL, &rng))
        return;
      view_fixture_close (fixture);
    }
}

static void
test_fulfil (void)
{
  ViewFixture        fixture;
  const OrdersState *state;
  guint8             hand[ORDERS_MAX_HAND];
  guint              n, first = ORDERS_N_ORDERS;
  FavorSeat          seat;

  start_fulfil (&fixture);
  state = orders_fixture_state (&fixture);
  seat = state->head.decider;
  memcpy (hand, own_hand (&fixture, &n), sizeof hand);
  assert_chips (&fixture, favor_thing_get_missing (&orders_held));
  for (guint i = 0; i < n; i++)
    {
      gboolean eligible = memchr (state->eligible, hand[i], state->n_eligible) != NULL;

      if (!eligible)
        assert_refused (&fixture,
                        ORDERS_ACTION_FULFIL_ORDER,
                        hand[i],
                        "This placement does not fulfil");
      else if (first == ORDERS_N_ORDERS)
        first = hand[i];
    }
  for (guint i = state->n_eligible; i-- > 0;)
    g_assert_true (favor_game_view_choose_nth (fixture.view, i));
  g_assert_false (favor_game_view_choose_nth (fixture.view, state->n_eligible));
  g_assert_nonnull (favor_game_view_get_selected (fixture.view));
  favor_game_view_clear (fixture.view);
  press_twice (&fixture, first, ORDERS_ACTION_FULFIL_ORDER, "Fulfil");

  /* It lies beside the hand then. */
  favor_cursor_set_viewer (fixture.cursor, seat);
  g_assert_null (orders_fixture_card (&fixture, first));
  g_assert_nonnull (orders_fixture_card (&fixture, ORDERS_KEY_FULFILLED + first));
  g_assert_cmpuint (orders_fixture_count_hand (&fixture), ==, n - 1);
  view_fixture_close (&fixture);
}

/* ---- The decision bar ----------------------------------------------------------------- */

/* What is asked while nothing is chosen yet. */
static const char *
expect_chips (ViewFixture *fixture)
{
  const OrdersState *state = orders_fixture_state (fixture);
  FavorSeat          seat = state->head.decider;

  switch ((OrdersPhase) state->head.phase)
    {
    case ORDERS_PHASE_SETUP_ORDERS:
      return "Keep All Three";
    case ORDERS_PHASE_START:
      return !state->drew && state->n_hand[seat] < ORDERS_MAX_HAND && state->n_deck > 0
               ? "Draw an Order|Reveal the Next Tile"
               : "Reveal the Next Tile";
    case ORDERS_PHASE_PLACE:
      return favor_thing_get_missing (&orders_place);
    case ORDERS_PHASE_FOLLOW:
      return "No Follower";
    case ORDERS_PHASE_FULFIL:
      return favor_thing_get_missing (&orders_held);
    case ORDERS_PHASE_OVER:
      return "";
    }
  g_assert_not_reached ();
}

/* Where only one thing can be done it is chosen already. */
static gboolean
is_forced (ViewFixture *fixture)
{
  g_auto (FavorActions) legal = { 0 };

  orders_list (orders_fixture_state (fixture), &legal);
  return legal.n == 1;
}

static void
test_chips (void)
{
  for (guint n_seats = ORDERS_MIN_SEATS; n_seats <= ORDERS_MAX_SEATS; n_seats++)
    {
      ViewFixture fixture;
      FavorRng    rng;

      favor_rng_seed (&rng, n_seats);
      orders_fixture_start (&fixture, n_seats, n_seats);
      while (!favor_session_get_over (fixture.session))
        {
          gboolean forced = is_forced (&fixture);

          g_assert_true ((favor_game_view_get_selected (fixture.view) != NULL) == forced);
          if (!forced)
            {
              assert_chips (&fixture, expect_chips (&fixture));
              assert_commit (&fixture, NULL);
            }
          g_assert_true (gtk_widget_get_visible (orders_view_of (&fixture)->turner) ==
                         (orders_fixture_state (&fixture)->head.phase ==
                          ORDERS_PHASE_PLACE));
          orders_fixture_step (&fixture, &rng);
          view_fixture_look (&fixture);
        }
      assert_chips (&fixture, "");
      view_fixture_close (&fixture);
    }
}

/* While the view is closed there is nothing in the bar, and nothing can be chosen. */
static void
test_closed (void)
{
  ViewFixture   fixture;
  const guint8 *hand;
  guint         n;

  orders_fixture_start (&fixture, 2, 63);
  hand = own_hand (&fixture, &n);
  favor_game_view_set_open (fixture.view, FALSE);
  assert_chips (&fixture, "");
  g_assert_cmpint (favor_piece_get_state (orders_fixture_card (&fixture, hand[0])),
                   ==,
                   0);
  view_fixture_press (orders_fixture_card (&fixture, hand[0]));
  g_assert_false (favor_game_view_choose_nth (fixture.view, 0));
  g_assert_false (favor_game_view_press_letter (fixture.view, 'r'));
  g_assert_null (favor_game_view_get_selected (fixture.view));
  g_assert_cmpuint (fixture.n_chosen, ==, 0);
  g_assert_cmpuint (fixture.n_refused, ==, 0);
  view_fixture_close (&fixture);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/orders-view-cards/setup", test_setup);
  g_test_add_func ("/orders-view-cards/numbers", test_numbers);
  g_test_add_func ("/orders-view-cards/draw", test_draw);
  g_test_add_func ("/orders-view-cards/discard", test_discard);
  g_test_add_func ("/orders-view-cards/fulfil", test_fulfil);
  g_test_add_func ("/orders-view-cards/chips", test_chips);
  g_test_add_func ("/orders-view-cards/closed", test_closed);
  return g_test_run ();
}
