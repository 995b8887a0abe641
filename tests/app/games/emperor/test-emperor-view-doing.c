/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "emperor-fixture.h"
#include "emperor-position.h"
#include "favor-session-private.h"

/* What the decision bar says while something is put together. */

static void
set_up (ViewFixture *fixture, const char *text)
{
  FavorPlayer              players[] = { { .name = (char *) "Ann", .colour = 0 },
                                         { .name = (char *) "Bo", .colour = 1 },
                                         { .name = (char *) "Cem", .colour = 2 } };
  g_auto (EmperorPosition) position = { 0 };
  g_autoptr (GError)       error = NULL;
  FavorSession            *session;

  emperor_position_init (&position, text);
  session = favor_session_new_from_position (&favor_emperor_game,
                                             &position.state,
                                             players,
                                             G_N_ELEMENTS (players),
                                             1,
                                             &error);
  g_assert_no_error (error);
  view_fixture_open (fixture, session);
}

static void
assert_says (ViewFixture *fixture, const char *text)
{
  g_autofree char *sentence = favor_game_view_describe_decision (fixture->view);

  g_assert_cmpstr (sentence, ==, text);
}

static void
press_card (ViewFixture *fixture, EmperorStaff staff, gint level)
{
  view_fixture_press (emperor_fixture_card (fixture, emperor_card_of (staff, level), 0));
}

static gboolean
is_complete (ViewFixture *fixture)
{
  return favor_game_view_get_selected (fixture->view) != NULL;
}

/* What is proposed to pay with is kept by the first press and taken back by the next one; then it is
 * said what is missing. */
static void
test_pay (void)
{
  ViewFixture fixture;

  set_up (&fixture, "p0: stars A1 C1, G9, hand A1 C1 O2 S2");
  view_fixture_press (emperor_fixture_place (&fixture,
                                             EMPEROR_KEY_SLOT + EMPEROR_STAFF_CHEF));
  assert_says (
    &fixture,
    "Ann, pay 3 Gold, Medicinal Herbs and Tax Ledger for your second Star on the "
    "Chef.");
  press_card (&fixture, EMPEROR_STAFF_OFFICIAL, 2);
  g_assert_cmpstr (fixture.advised,
                   ==,
                   "The first press keeps what is proposed, the next one takes it back.");
  g_assert_true (is_complete (&fixture));
  press_card (&fixture, EMPEROR_STAFF_OFFICIAL, 2);
  g_assert_false (is_complete (&fixture));
  assert_says (
    &fixture,
    "Ann, pay 3 Gold, Medicinal Herbs and a 2-Star card for your second Star on "
    "the Chef.");
  g_assert_cmpint (view_fixture_find_chip (&fixture, "choose a 2-Star card", FALSE),
                   >=,
                   0);

  /* What the person has chosen goes by one press. */
  press_card (&fixture, EMPEROR_STAFF_STRATEGIST, 2);
  g_assert_true (is_complete (&fixture));
  press_card (&fixture, EMPEROR_STAFF_STRATEGIST, 2);
  g_assert_false (is_complete (&fixture));
  g_assert_cmpuint (fixture.n_refused, ==, 0);
  view_fixture_close (&fixture);
}

/* Without any card the whole price is said in kinds of cards. */
static void
test_price (void)
{
  ViewFixture fixture;

  set_up (&fixture, "p0: stars A1 C1, G9, hand A1 C1 O1 P1");
  view_fixture_press (emperor_fixture_place (&fixture,
                                             EMPEROR_KEY_SLOT + EMPEROR_STAFF_PRIEST));
  assert_says (&fixture,
               "Ann, pay Medicinal Herbs and Soup for your first Star on the Priest.");
  for (guint i = 0; i < 2; i++)
    {
      press_card (&fixture, EMPEROR_STAFF_APOTHECARY, 1);
      press_card (&fixture, EMPEROR_STAFF_CHEF, 1);
    }
  assert_says (&fixture, "Ann, pay two 1-Star cards for your first Star on the Priest.");
  view_fixture_close (&fixture);
}

/* A card that is to pay waits for the Staff. */
static void
test_pay_first (void)
{
  ViewFixture fixture;

  set_up (&fixture, "p0: stars A1 C1, G9, hand A1 C1 O1 P1");
  press_card (&fixture, EMPEROR_STAFF_CHEF, 1);
  g_assert_true (emperor_fixture_press_chip (&fixture, "Pay for a Star"));
  assert_says (&fixture, "Ann, choose a Staff to pay for a Star with Soup.");
  view_fixture_close (&fixture);
}

/* Once something is chosen, it is said what is done with it. */
static void
test_doing (void)
{
  ViewFixture fixture;

  set_up (&fixture, "p0: stars A1 C1, G9, hand A1 C1 S1");
  /* The phase says it. */
  assert_says (&fixture, NULL);
  view_fixture_press (emperor_fixture_place (&fixture, EMPEROR_KEY_TREASURY));
  assert_says (&fixture, "Ann, choose a card to sell.");
  press_card (&fixture, EMPEROR_STAFF_CHEF, 1);
  assert_says (&fixture, "Ann, sell Soup.");

  emperor_fixture_clear (&fixture);
  press_card (&fixture, EMPEROR_STAFF_CHEF, 1);
  assert_says (&fixture, "Ann, play Soup.");

  emperor_fixture_clear (&fixture);
  g_assert_true (emperor_fixture_press_chip (&fixture, "Move"));
  assert_says (&fixture, "Ann, choose the Staff your Meeple goes to.");
  view_fixture_press (emperor_fixture_place (&fixture,
                                             EMPEROR_KEY_STAFF +
                                               EMPEROR_STAFF_BLACKSMITH));
  assert_says (&fixture, "Ann, move your Meeple to the Blacksmith.");

  emperor_fixture_clear (&fixture);
  view_fixture_press (emperor_fixture_place (&fixture, EMPEROR_KEY_MARKET));
  assert_says (&fixture, "Ann, buy from the Black Market.");
  emperor_fixture_clear (&fixture);
  g_assert_true (favor_game_view_press_letter (fixture.view, FAVOR_LETTER_FINISH));
  assert_says (&fixture, "Ann, end your turn.");
  view_fixture_close (&fixture);
}

static void
test_empress (void)
{
  ViewFixture fixture;

  set_up (&fixture, "p0: stars A1 C1, G15, hand A3 C3 O3");
  view_fixture_press (emperor_fixture_place (&fixture, EMPEROR_KEY_EMPRESS));
  assert_says (
    &fixture,
    "Ann, pay the Empress 15 Gold, Elixir of Long Life, Imperial Banquet and Jade "
    "Scepter.");
  view_fixture_close (&fixture);
}

static gboolean
places_star (const EmperorState *state, const FavorActions *legal)
{
  return state->head.phase == EMPEROR_PHASE_SETUP_STAR;
}

/* Who places the first Star hears what one is for. */
static void
test_first_star (void)
{
  ViewFixture      fixture;
  g_autofree char *sentence = NULL;

  emperor_fixture_open_where (&fixture, 1, places_star);
  sentence = favor_game_view_describe_decision (fixture.view);
  g_assert_nonnull (sentence);
  g_assert_true (
    g_str_has_suffix (sentence, ", place a Star: its Staff gives you a card each turn."));
  view_fixture_close (&fixture);
}

int
main (int argc, char *argv[])
{
  page_fixture_init (&argc, &argv);

  g_test_add_func ("/emperor-view/doing/pay", test_pay);
  g_test_add_func ("/emperor-view/doing/price", test_price);
  g_test_add_func ("/emperor-view/doing/pay-first", test_pay_first);
  g_test_add_func ("/emperor-view/doing/doing", test_doing);
  g_test_add_func ("/emperor-view/doing/empress", test_empress);
  g_test_add_func ("/emperor-view/doing/first-star", test_first_star);
  return g_test_run ();
}
