/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "tokens-fixture.h"

/* The decision bar and the guild halls. */

/* What is said of the chip with that label; NULL if there is no such chip, or it can be pressed. */
static char *
find_why_not (ViewFixture *fixture, const char *label)
{
  g_autoptr (GArray) chips = favor_chips_new ();

  favor_game_view_list_chips (fixture->view, chips);
  for (guint i = 0; i < chips->len; i++)
    {
      const FavorChip *chip = &g_array_index (chips, FavorChip, i);

      if (g_str_equal (chip->label, label))
        return g_strdup (chip->why_not);
    }
  return NULL;
}

static const struct
{
  const char  *label;
  TokensCost   cost;
  TokensAction kind;
} builds[] = {
  { "Road", TOKENS_COST_ROAD, TOKENS_ACTION_BUILD_ROAD },
  { "Settlement", TOKENS_COST_SETTLEMENT, TOKENS_ACTION_BUILD_SETTLEMENT },
  { "City", TOKENS_COST_CITY, TOKENS_ACTION_BUILD_CITY },
  { "Card", TOKENS_COST_DEVELOPMENT, TOKENS_ACTION_BUY_DEVELOPMENT },
};

static gboolean
is_listed (const TokensState *state, guint kind)
{
  g_auto (FavorActions) legal = { 0 };

  favor_tokens_game.list (state, &legal);
  for (guint i = 0; i < legal.n; i++)
    if (legal.items[i].kind == kind)
      return TRUE;
  return FALSE;
}

/* In the list of costs. */
static gboolean
is_lit (ViewFixture *fixture, TokensCost cost)
{
  return gtk_widget_has_css_class (tokens_costs_get_row (tokens_view_of (fixture)->costs,
                                                         cost),
                                   "ready");
}

/* In the own turn all that can be built is there: lit if it can be, else with what is missing. */
static void
test_builds (void)
{
  ViewFixture fixture;
  FavorRng    rng;
  guint       n_missing = 0, n_lit = 0;

  favor_rng_seed (&rng, 4);
  tokens_fixture_start (&fixture, 3, 4, TOKENS_LAYOUT_BEGINNER);
  for (guint turn = 0; turn < 12; turn++)
    {
      const TokensState *state;

      tokens_fixture_seek (&fixture, TOKENS_PHASE_TRADE_AND_PURCHASE, &rng);
      state = tokens_fixture_state (&fixture);
      for (guint i = 0; i < G_N_ELEMENTS (builds); i++)
        {
          g_autofree char *why_not = find_why_not (&fixture, builds[i].label);
          gboolean         can_pay = tokens_can_pay (state,
                                             (guint) state->head.decider,
                                             builds[i].cost);

          g_assert_cmpint (why_not == NULL, ==, is_listed (state, builds[i].kind));
          if (!can_pay)
            g_assert_true (g_str_has_prefix (why_not, "Missing: "));
          g_assert_cmpint (is_lit (&fixture, builds[i].cost), ==, can_pay);
          n_missing += !can_pay;
          n_lit += why_not == NULL;
        }
    }
  g_assert_cmpuint (n_missing, >, 5);
  g_assert_cmpuint (n_lit, >, 2);
  view_fixture_close (&fixture);
}

/* One key begins to build, or says what is missing; another one ends the turn. */
static void
test_letters (void)
{
  ViewFixture fixture;
  FavorRng    rng;
  gboolean    refused = FALSE;

  favor_rng_seed (&rng, 4);
  tokens_fixture_start (&fixture, 3, 4, TOKENS_LAYOUT_BEGINNER);
  for (guint turn = 0; turn < 8; turn++)
    {
      const TokensState *state;
      guint              n = fixture.n_refused;

      tokens_fixture_seek (&fixture, TOKENS_PHASE_TRADE_AND_PURCHASE, &rng);
      state = tokens_fixture_state (&fixture);
      g_assert_true (favor_game_view_press_letter (fixture.view, 'y'));
      g_assert_cmpint (fixture.n_refused > n,
                       ==,
                       !is_listed (state, TOKENS_ACTION_BUILD_CITY));
      refused = refused || fixture.n_refused > n;
    }
  g_assert_true (refused);
  favor_game_view_clear (fixture.view);
  g_assert_true (favor_game_view_press_letter (fixture.view, FAVOR_LETTER_FINISH));
  g_assert_cmpuint (fixture.chosen.kind, ==, TOKENS_ACTION_END_TURN);
  view_fixture_close (&fixture);
}

/* A guild that can be asked has an open door, and others say why not. */
static void
test_halls (void)
{
  ViewFixture fixture;
  FavorRng    rng;
  guint       n_open = 0, n_closed = 0;

  favor_rng_seed (&rng, 6);
  tokens_fixture_start (&fixture, 4, 6, TOKENS_LAYOUT_BEGINNER);
  for (guint turn = 0; turn < 20; turn++)
    {
      tokens_fixture_seek (&fixture, TOKENS_PHASE_TRADE_AND_PURCHASE, &rng);
      for (guint token = 0; token < TOKENS_N_TOKENS; token++)
        {
          GtkWidget *button = tokens_halls_get_button (tokens_view_of (&fixture)->halls,
                                                       token);
          gboolean   open = is_listed (tokens_fixture_state (&fixture),
                                     tokens_view_get_redeem (token));

          g_assert_cmpint (gtk_widget_get_sensitive (button), ==, open);
          n_open += open;
          n_closed += !open;
        }
    }
  g_assert_cmpuint (n_open, >, 0);
  g_assert_cmpuint (n_closed, >, 0);
  view_fixture_close (&fixture);
}

/* (nullable): what the first chip of a kind says. */
static char *
read_chip (ViewFixture *fixture, FavorChipKind kind)
{
  g_autoptr (GArray) chips = favor_chips_new ();

  favor_game_view_list_chips (fixture->view, chips);
  for (guint i = 0; i < chips->len; i++)
    if (g_array_index (chips, FavorChip, i).kind == kind)
      return g_strdup (g_array_index (chips, FavorChip, i).label);
  return NULL;
}

static void
assert_chip (ViewFixture *fixture, FavorChipKind kind, const char *label)
{
  g_autofree char *said = read_chip (fixture, kind);

  g_assert_cmpstr (said, ==, label);
}

/* Turns that end as soon as they can, until hands are too large for a raid. */
static void
seek_discard (ViewFixture *fixture)
{
  while (tokens_fixture_state (fixture)->head.phase != TOKENS_PHASE_DISCARD)
    {
      g_auto (FavorActions) legal = { 0 };
      guint                 at = 0;

      favor_tokens_game.list (tokens_fixture_state (fixture), &legal);
      g_assert_cmpuint (legal.n, >, 0);
      for (guint i = 0; i < legal.n; i++)
        if (legal.items[i].kind == TOKENS_ACTION_END_TURN)
          at = i;
      view_fixture_submit (fixture, &legal.items[at]);
    }
  favor_game_view_show_rest (fixture->view);
  view_fixture_look (fixture);
}

/* Who has too many cards lays them off: nobody gets them. */
static void
test_discard (void)
{
  ViewFixture        fixture;
  const TokensState *state;
  g_autofree char   *asked = NULL, *expected = NULL, *chosen = NULL;
  FavorPiece        *card;

  tokens_fixture_start (&fixture, 3, 3, TOKENS_LAYOUT_BEGINNER);
  seek_discard (&fixture);
  state = tokens_fixture_state (&fixture);
  g_assert_cmpuint (state->discard_left[state->head.decider], >, 1);
  asked = favor_game_view_describe_decision (fixture.view);
  expected = g_strdup_printf ("%s, discard %u more cards.",
                              tokens_view_get_names (tokens_view_of (&fixture))
                                ->names[state->head.decider],
                              state->discard_left[state->head.decider]);
  g_assert_cmpstr (asked, ==, expected);
  assert_chip (&fixture, FAVOR_CHIP_OPEN, "choose what to discard");

  card = g_ptr_array_index (favor_hand_get_pieces (tokens_view_of (&fixture)->hand), 0);
  chosen = g_strdup_printf (
    "discard %s",
    tokens_resources.words[favor_piece_get_key (card) / TOKENS_KEY_COPIES].title);
  view_fixture_press (card);
  assert_chip (&fixture, FAVOR_CHIP_CHOSEN, chosen);
  assert_chip (&fixture, FAVOR_CHIP_COMMIT, "Discard");
  view_fixture_close (&fixture);
}

/* Until there is something to choose in that phase. */
static void
seek_choice (ViewFixture *fixture, TokensPhase phase, FavorRng *rng)
{
  gboolean found = FALSE;

  while (!found)
    {
      g_auto (FavorActions) legal = { 0 };

      tokens_fixture_seek (fixture, phase, rng);
      favor_tokens_game.list (tokens_fixture_state (fixture), &legal);
      found = legal.n > 1;
    }
}

/* While nothing is selected the main button says what it does, and that the turn ends only where it does. */
static void
test_ends (void)
{
  static const struct
  {
    TokensPhase phase;
    const char *about;
  } ends[] = {
    { TOKENS_PHASE_PRODUCTION,
      "Nothing is selected: this lets the island produce (Ctrl+Enter)" },
    { TOKENS_PHASE_TRADE_AND_PURCHASE, NULL },
    { TOKENS_PHASE_SPECIAL_PURCHASE,
      "Nothing is selected: this ends the special purchase (Ctrl+Enter)" },
  };

  ViewFixture fixture;
  FavorRng    rng;

  favor_rng_seed (&rng, 4);
  tokens_fixture_start (&fixture, 5, 4, TOKENS_LAYOUT_RANDOM);
  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autoptr (GArray) chips = favor_chips_new ();
      const FavorChip   *last;

      seek_choice (&fixture, ends[i].phase, &rng);
      favor_game_view_list_chips (fixture.view, chips);
      g_assert_cmpuint (chips->len, >, 0);
      last = &g_array_index (chips, FavorChip, chips->len - 1);
      g_assert_cmpint (last->kind, ==, FAVOR_CHIP_COMMIT);
      g_assert_true (last->on);
      g_assert_cmpstr (last->about, ==, ends[i].about);
    }
  view_fixture_close (&fixture);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/tokens/bar/builds", test_builds);
  g_test_add_func ("/tokens/bar/letters", test_letters);
  g_test_add_func ("/tokens/bar/halls", test_halls);
  g_test_add_func ("/tokens/bar/discard", test_discard);
  g_test_add_func ("/tokens/bar/ends", test_ends);
  return g_test_run ();
}
