/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "emperor-fixture.h"
#include "emperor-words.h"

/* Whatever the rules allow, a person can do by pointing at pieces and chips alone. */

#define GAMES         12
#define ACTIONS_MOST  30
#define POSITIONS     14
#define PLIES_BETWEEN 17
#define ROUNDS        4

/* Which kinds of actions, and which cards, were reached. */
static guint kinds[EMPEROR_N_ACTIONS];
static guint pieces[EMPEROR_N_PIECES];

static const char *
name_of (EmperorFixture *fixture, gint seat)
{
  return favor_session_get_names (fixture->session)->names[seat];
}

/* The word of a choice in the decision bar. */
static const char *
word_of (const FavorAction *action, gint value)
{
  if (action->kind == EMPEROR_ACTION_ANSWER_BLACKMAIL)
    return value == EMPEROR_ANSWER_PAY ? "Pay 5 Gold" : "Lose 4 Favor";
  return value == EMPEROR_CHOICE_FAVOR ? "For 6 Favor" : "For the Empress";
}

/* Of alike cards the first one that is not chosen. */
static FavorPiece *
find_copy (EmperorFixture *fixture, EmperorWhat what, gint card)
{
  EmperorAim *aim = fixture->view->aim;

  return emperor_fixture_card (fixture,
                               card,
                               emperor_aim_count (aim, EMPEROR_WHAT_CARD, card) +
                                 emperor_aim_count (aim, what, card));
}

static void
press_part (EmperorFixture    *fixture,
            const FavorAction *action,
            EmperorWhat        what,
            gint               value)
{
  switch (what)
    {
    case EMPEROR_WHAT_TARGET:
      g_assert_true (emperor_fixture_press_chip (fixture, name_of (fixture, value)));
      break;
    case EMPEROR_WHAT_STAFF:
      emperor_fixture_press (emperor_fixture_place (fixture,
                                                    EMPEROR_KEY_STAFF + (guint) value));
      break;
    case EMPEROR_WHAT_FROM:
      emperor_fixture_press (emperor_fixture_place (fixture,
                                                    EMPEROR_KEY_SLOT + (guint) value));
      break;
    case EMPEROR_WHAT_EVENT:
      emperor_fixture_press (emperor_fixture_event (fixture, value));
      break;
    case EMPEROR_WHAT_CHOICE:
      g_assert_true (emperor_fixture_press_chip (fixture, word_of (action, value)));
      break;
    case EMPEROR_WHAT_GIVE:
    case EMPEROR_WHAT_PAY:
      emperor_fixture_press (find_copy (fixture, what, value));
      break;
    case EMPEROR_WHAT_TAKE:
      emperor_fixture_press (emperor_fixture_place (fixture,
                                                    EMPEROR_KEY_PILE + (guint) value));
      break;
    case EMPEROR_WHAT_LOOT:
      g_assert_true (emperor_fixture_press_chip (fixture,
                                                 emperor_piece_title ((guint) value)));
      break;
    case EMPEROR_WHAT_MARKET:
      g_assert_true (emperor_fixture_press_chip (fixture,
                                                 emperor_piece_title (EMPEROR_N_CARDS +
                                                                      (guint) value)));
      break;
    case EMPEROR_WHAT_KIND:
    case EMPEROR_WHAT_CARD:
      g_assert_not_reached ();
    }
}

/* How often the action has that. */
static guint
count_wanted (const FavorAction *action, EmperorWhat what, gint value)
{
  guint n = 0;

  for (guint arg = 0; arg < EMPEROR_N_PLAY_ARGS; arg++)
    n += emperor_aim_what_of (action->kind, arg) == what && action->arg[arg] == value;
  return n;
}

static void
press_rest (EmperorFixture *fixture, const FavorAction *action)
{
  for (guint arg = 0; arg < EMPEROR_N_PLAY_ARGS; arg++)
    {
      EmperorWhat what = emperor_aim_what_of (action->kind, arg);
      gint        value = action->arg[arg];

      if (what == EMPEROR_WHAT_KIND || what == EMPEROR_WHAT_CARD || value < 0)
        continue;
      if (emperor_aim_count (fixture->view->aim, what, value) <
          count_wanted (action, what, value))
        press_part (fixture, action, what, value);
    }
}

/* What the action begins with. */
static void
press_first (EmperorFixture *fixture, const FavorAction *action)
{
  switch ((EmperorAction) action->kind)
    {
    case EMPEROR_ACTION_SELL:
    case EMPEROR_ACTION_UPGRADE:
    case EMPEROR_ACTION_PLAY:
    case EMPEROR_ACTION_REACT:
    case EMPEROR_ACTION_DISCARD:
      emperor_fixture_press (emperor_fixture_card (fixture, action->arg[0], 0));
      if (emperor_aim_get_kind (fixture->view->aim) != action->kind)
        g_assert_true (emperor_fixture_press_chip (fixture,
                                                   action->kind == EMPEROR_ACTION_SELL
                                                     ? "Sell"
                                                   : action->kind ==
                                                       EMPEROR_ACTION_UPGRADE
                                                     ? "Upgrade"
                                                     : "Play"));
      break;
    case EMPEROR_ACTION_ALLY:
      emperor_fixture_press (emperor_fixture_place (fixture,
                                                    EMPEROR_KEY_SLOT +
                                                      (guint) action->arg[0]));
      break;
    case EMPEROR_ACTION_ALLY_EMPRESS:
      emperor_fixture_press (emperor_fixture_place (fixture, EMPEROR_KEY_EMPRESS));
      break;
    case EMPEROR_ACTION_BUY_MARKET:
      emperor_fixture_press (emperor_fixture_place (fixture, EMPEROR_KEY_MARKET));
      break;
    case EMPEROR_ACTION_LET_PASS:
      g_assert_true (emperor_fixture_press_chip (fixture, "Let It Pass"));
      break;
    case EMPEROR_ACTION_ACCEPT_TRADE:
      g_assert_true (emperor_fixture_press_chip (fixture, "Accept"));
      break;
    case EMPEROR_ACTION_DECLINE_TRADE:
      g_assert_true (emperor_fixture_press_chip (fixture, "Decline"));
      break;
    case EMPEROR_ACTION_END_TURN:
      g_assert_true (favor_game_view_press_letter (FAVOR_GAME_VIEW (fixture->view),
                                                   FAVOR_LETTER_FINISH));
      break;
    case EMPEROR_ACTION_KEEP_EVENT:
      g_assert_true (emperor_fixture_press_chip (fixture,
                                                 emperor_event_title ((guint)
                                                                        action->arg[0])));
      break;
    case EMPEROR_ACTION_PLACE_STAR:
    case EMPEROR_ACTION_COLLECT:
    case EMPEROR_ACTION_MOVE:
    case EMPEROR_ACTION_KEEP_MARKET:
    case EMPEROR_ACTION_COMPLETE_EVENT:
    case EMPEROR_ACTION_SEIZE:
    case EMPEROR_ACTION_ANSWER_BLACKMAIL:
    case EMPEROR_ACTION_INVITE_OFFER:
    case EMPEROR_ACTION_OFFER_TRADE:
    case EMPEROR_ACTION_COUNTER_TRADE:
      break;
    }
}

static gboolean
is_selected (FavorGameView *view, const FavorAction *action)
{
  const FavorAction *selected = favor_game_view_get_selected (view);

  return selected != NULL && favor_action_equal (selected, action);
}

static void
reach (EmperorFixture *fixture, const FavorAction *action)
{
  FavorGameView     *view = FAVOR_GAME_VIEW (fixture->view);
  const FavorAction *selected;

  emperor_fixture_clear (fixture);
  /* What is left without a choice is proposed at once. */
  g_assert_true (favor_game_view_get_selected (view) == NULL ||
                 g_list_model_get_n_items (G_LIST_MODEL (fixture->view->model)) == 1);
  fixture->n_chosen = 0;
  press_first (fixture, action);
  /* Of a payment that was proposed the wrong card may give way at first. */
  for (guint i = 0; i < ROUNDS && fixture->n_chosen == 0 && !is_selected (view, action);
       i++)
    press_rest (fixture, action);
  selected = fixture->n_chosen > 0 ? &fixture->chosen
                                   : favor_game_view_get_selected (view);
  if (selected == NULL || !favor_action_equal (selected, action))
    {
      g_autofree char
        *text = favor_text_for_action (&favor_emperor_game,
                                       action,
                                       favor_session_get_names (fixture->session));

      g_error ("not reached: %s; refused: %s", text, fixture->refused);
    }
  kinds[action->kind]++;
  if (action->kind == EMPEROR_ACTION_PLAY)
    pieces[action->arg[EMPEROR_PLAY_PIECE]]++;
}

/* Trades are put together on a page of their own. */
static gboolean
is_talk (const FavorAction *action)
{
  return action->kind == EMPEROR_ACTION_INVITE_OFFER ||
         action->kind == EMPEROR_ACTION_OFFER_TRADE;
}

static void
reach_some (EmperorFixture *fixture, FavorRng *rng)
{
  g_auto (FavorActions) legal = { 0 };
  guint                 step, first;

  favor_emperor_game.list (emperor_fixture_state (fixture), &legal);
  if (legal.n == 0)
    return;
  step = MAX (1, legal.n / ACTIONS_MOST);
  first = favor_rng_below (rng, step);
  for (guint i = first; i < legal.n; i += step)
    if (!is_talk (&legal.items[i]))
      reach (fixture, &legal.items[i]);
}

static void
test_random_games (gconstpointer data)
{
  guint          number = GPOINTER_TO_UINT (data);
  EmperorFixture fixture;
  FavorRng       rng;

  favor_rng_seed (&rng, number);
  emperor_fixture_open (&fixture, emperor_fixture_session (number));
  for (guint i = 0; i < POSITIONS; i++)
    {
      reach_some (&fixture, &rng);
      emperor_fixture_play (&fixture, 1 + favor_rng_below (&rng, PLIES_BETWEEN), &rng);
    }
  emperor_fixture_close (&fixture);
}

/* After the games: nothing was missing in them but the rarest things. */
static void
test_all_kinds (void)
{
  guint n = 0;

  for (guint kind = 0; kind < EMPEROR_N_ACTIONS; kind++)
    if (kind != EMPEROR_ACTION_INVITE_OFFER && kind != EMPEROR_ACTION_OFFER_TRADE &&
        kind != EMPEROR_ACTION_COUNTER_TRADE && kinds[kind] == 0)
      g_test_message ("never: %s", favor_emperor_game.actions[kind].id);
    else
      n++;
  g_assert_cmpuint (n, >=, EMPEROR_N_ACTIONS - 3);
  n = 0;
  for (guint piece = 0; piece < EMPEROR_N_PIECES; piece++)
    n += pieces[piece] > 0;
  g_test_message ("%u cards were played", n);
  g_assert_cmpuint (n, >=, 20);
}

int
main (int argc, char *argv[])
{
  page_fixture_init (&argc, &argv);

  for (guint number = 0; number < GAMES; number++)
    {
      g_autofree char *path = g_strdup_printf ("/emperor-view/reach/random-%u", number);

      g_test_add_data_func (path, GUINT_TO_POINTER (number), test_random_games);
    }
  g_test_add_func ("/emperor-view/reach/all-kinds", test_all_kinds);
  return g_test_run ();
}
