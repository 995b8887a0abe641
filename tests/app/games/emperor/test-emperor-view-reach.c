/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "emperor-fixture.h"
#include "emperor-random.h"
#include "emperor-words.h"

/* Whatever the rules allow, a person can do by pointing at pieces and chips alone. */

#define GAMES        400
#define ACTIONS_MOST 24
#define ROUNDS       4

static const char *
name_of (ViewFixture *fixture, gint seat)
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

static guint
count_chosen (ViewFixture *fixture, EmperorThing what, gint value)
{
  return favor_chooser_count (emperor_view_get_chooser (emperor_view_of (fixture)),
                              emperor_part (FAVOR_NONE, what, value));
}

/* Of alike cards, from the one on top down, the first one that is not chosen. */
static FavorPiece *
find_copy (ViewFixture *fixture, EmperorThing what, gint card)
{
  const EmperorState *state = emperor_fixture_state (fixture);
  guint               n = (guint) state->hand[state->head.decider][card];

  return emperor_fixture_card (fixture,
                               card,
                               n - 1 - count_chosen (fixture, EMPEROR_THING_CARD, card) -
                                 count_chosen (fixture, what, card));
}

static void
press_part (ViewFixture       *fixture,
            const FavorAction *action,
            EmperorThing       what,
            gint               value)
{
  switch (what)
    {
    case EMPEROR_THING_TARGET:
      g_assert_true (emperor_fixture_press_chip (fixture, name_of (fixture, value)));
      break;
    case EMPEROR_THING_STAFF:
      view_fixture_press (emperor_fixture_place (fixture,
                                                 EMPEROR_KEY_STAFF + (guint) value));
      break;
    case EMPEROR_THING_FROM:
      view_fixture_press (emperor_fixture_place (fixture,
                                                 EMPEROR_KEY_SLOT + (guint) value));
      break;
    case EMPEROR_THING_EVENT:
      view_fixture_press (emperor_fixture_event (fixture, value));
      break;
    case EMPEROR_THING_CHOICE:
      g_assert_true (emperor_fixture_press_chip (fixture, word_of (action, value)));
      break;
    case EMPEROR_THING_GIVE:
    case EMPEROR_THING_PAY:
      view_fixture_press (find_copy (fixture, what, value));
      break;
    case EMPEROR_THING_TAKE:
      view_fixture_press (emperor_fixture_place (fixture,
                                                 EMPEROR_KEY_PILE + (guint) value));
      break;
    case EMPEROR_THING_LOOT:
      g_assert_true (emperor_fixture_press_chip (fixture,
                                                 emperor_piece_title ((guint) value)));
      break;
    case EMPEROR_THING_MARKET:
      g_assert_true (emperor_fixture_press_chip (fixture,
                                                 emperor_piece_title (EMPEROR_N_CARDS +
                                                                      (guint) value)));
      break;
    case EMPEROR_THING_CARD:
      g_assert_not_reached ();
    }
}

/* How often the action names that. */
static guint
count_wanted (const FavorPart *parts, guint n_parts, FavorPart part)
{
  guint n = 0;

  for (guint i = 0; i < n_parts; i++)
    n += favor_part_alike (parts[i], part);
  return n;
}

static void
press_rest (ViewFixture *fixture, const FavorAction *action)
{
  FavorPart parts[FAVOR_PARTS_MOST];
  guint     n = favor_action_list_parts (&favor_emperor_game, action, parts);

  for (guint i = 0; i < n; i++)
    {
      EmperorThing what = EMPEROR_THING_CARD;

      if (parts[i].thing != NULL)
        what = (EmperorThing) (parts[i].thing - emperor_things);
      if (what != EMPEROR_THING_CARD && count_chosen (fixture, what, parts[i].value[0]) <
                                          count_wanted (parts, n, parts[i]))
        press_part (fixture, action, what, parts[i].value[0]);
    }
}

/* What the action begins with. */
static void
press_first (ViewFixture *fixture, const FavorAction *action)
{
  switch ((EmperorAction) action->kind)
    {
    case EMPEROR_ACTION_SELL:
    case EMPEROR_ACTION_UPGRADE:
    case EMPEROR_ACTION_PLAY:
    case EMPEROR_ACTION_REACT:
    case EMPEROR_ACTION_DISCARD:
      view_fixture_press (emperor_fixture_card (fixture, action->arg[0], 0));
      if (favor_chooser_get_kind (emperor_view_get_chooser (emperor_view_of (fixture))) !=
          action->kind)
        g_assert_true (emperor_fixture_press_chip (fixture,
                                                   action->kind == EMPEROR_ACTION_SELL
                                                     ? "Sell"
                                                   : action->kind ==
                                                       EMPEROR_ACTION_UPGRADE
                                                     ? "Upgrade"
                                                     : "Play"));
      break;
    case EMPEROR_ACTION_ALLY:
      view_fixture_press (emperor_fixture_place (fixture,
                                                 EMPEROR_KEY_SLOT +
                                                   (guint) action->arg[0]));
      break;
    case EMPEROR_ACTION_ALLY_EMPRESS:
      view_fixture_press (emperor_fixture_place (fixture, EMPEROR_KEY_EMPRESS));
      break;
    case EMPEROR_ACTION_BUY_MARKET:
      view_fixture_press (emperor_fixture_place (fixture, EMPEROR_KEY_MARKET));
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
      g_assert_true (favor_game_view_press_letter (fixture->view, FAVOR_LETTER_FINISH));
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
reach (ViewFixture *fixture, const FavorAction *action)
{
  FavorGameView     *view = fixture->view;
  const FavorAction *selected;

  emperor_fixture_clear (fixture);
  /* What is left without a choice is proposed at once. */
  g_assert_true (favor_game_view_get_selected (view) == NULL ||
                 g_list_model_get_n_items (G_LIST_MODEL (
                   favor_piece_view_get_model (FAVOR_PIECE_VIEW (fixture->view)))) == 1);
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
}

/* Trades are put together on a page of their own. */
static gboolean
is_talk (const FavorAction *action)
{
  return action->kind == EMPEROR_ACTION_INVITE_OFFER ||
         action->kind == EMPEROR_ACTION_OFFER_TRADE;
}

/* Things that can be looked for: kinds of actions, then cards to be played. */
#define N_THINGS (EMPEROR_N_ACTIONS + EMPEROR_N_PIECES)

static gboolean
is_thing (const FavorAction *action, guint thing)
{
  if (thing < EMPEROR_N_ACTIONS)
    return action->kind == thing && !is_talk (action);
  return action->kind == EMPEROR_ACTION_PLAY &&
         action->arg[EMPEROR_PLAY_PIECE] == (gint16) (thing - EMPEROR_N_ACTIONS);
}

/* Never listed: trades, reactions as cards to be played. */
static gboolean
can_be_found (guint thing)
{
  const FavorAction talks[] = { { .kind = EMPEROR_ACTION_INVITE_OFFER },
                                { .kind = EMPEROR_ACTION_OFFER_TRADE } };

  for (guint i = 0; i < G_N_ELEMENTS (talks); i++)
    if (thing == talks[i].kind)
      return FALSE;
  return thing != EMPEROR_ACTION_COUNTER_TRADE &&
         (thing < EMPEROR_N_ACTIONS ||
          emperor_piece_kinds[thing - EMPEROR_N_ACTIONS] != EMPEROR_KIND_REACTION);
}

static gboolean
has_thing (const FavorActions *legal, guint thing)
{
  for (guint i = 0; i < legal->n; i++)
    if (is_thing (&legal->items[i], thing))
      return TRUE;
  return FALSE;
}

/* All that can be done with `thing` in that position, or a part of very much. */
static void
reach_thing (ViewFixture *fixture, const FavorActions *legal, guint thing)
{
  guint n = 0, nth = 0, step;

  for (guint i = 0; i < legal->n; i++)
    n += is_thing (&legal->items[i], thing);
  step = MAX (1, n / ACTIONS_MOST);
  for (guint i = 0; i < legal->n; i++)
    if (is_thing (&legal->items[i], thing) && nth++ % step == 0)
      reach (fixture, &legal->items[i]);
}

/* A session in the newest position of which the things can be done that were not yet found. */
static void
reach_in (guint number, const GArray *actions, const FavorActions *legal, gboolean *found)
{
  ViewFixture   fixture;
  FavorSession *session = emperor_fixture_session (number);

  for (guint i = 0; i < actions->len; i++)
    {
      g_autoptr (GError) error = NULL;
      FavorAction        action = g_array_index (actions, FavorAction, i);

      favor_session_submit (session, &action, &error);
      g_assert_no_error (error);
    }
  view_fixture_open (&fixture, session);
  for (guint thing = 0; thing < N_THINGS; thing++)
    if (!found[thing] && has_thing (legal, thing))
      {
        reach_thing (&fixture, legal, thing);
        found[thing] = TRUE;
      }
  view_fixture_close (&fixture);
}

static gboolean
has_news (const FavorActions *legal, const gboolean *found)
{
  for (guint thing = 0; thing < N_THINGS; thing++)
    if (!found[thing] && can_be_found (thing) && has_thing (legal, thing))
      return TRUE;
  return FALSE;
}

static void
search_game (guint number, gboolean *found)
{
  g_autoptr (GArray)    actions = g_array_new (FALSE, FALSE, sizeof (FavorAction));
  g_auto (FavorActions) legal = { 0 };
  FavorSession         *session = emperor_fixture_session (number);
  EmperorState state = *(const EmperorState *) favor_session_get_state (session, 0);
  FavorRng     rng;

  favor_rng_seed (&rng, number);
  while (state.head.decider >= 0)
    {
      FavorAction action;

      favor_emperor_game.list (&state, &legal);
      if (has_news (&legal, found))
        reach_in (number, actions, &legal, found);
      action = emperor_random_action (&state, &legal, &rng);
      g_array_append_val (actions, action);
      favor_emperor_game.apply (&state, &action, NULL);
    }
  g_assert_finalize_object (session);
}

static gboolean
has_all (const gboolean *found)
{
  for (guint thing = 0; thing < N_THINGS; thing++)
    if (!found[thing] && can_be_found (thing))
      return FALSE;
  return TRUE;
}

/* Every kind of action and every card, in the first position of many games where it is legal. */
static void
test_everything (void)
{
  gboolean found[N_THINGS] = { FALSE };

  for (guint number = 0; number < GAMES && !has_all (found); number++)
    search_game (number, found);
  for (guint thing = 0; thing < N_THINGS; thing++)
    if (!found[thing] && can_be_found (thing))
      g_error ("never legal in these games: %s",
               thing < EMPEROR_N_ACTIONS
                 ? favor_emperor_game.actions[thing].id
                 : emperor_piece_title (thing - EMPEROR_N_ACTIONS));
}

/* A game from its first Event to its end, each action done through the view. */
static void
test_whole_game (void)
{
  ViewFixture           fixture;
  g_auto (FavorActions) legal = { 0 };
  FavorRng              rng;
  guint                 n = 0;

  favor_rng_seed (&rng, 11);
  view_fixture_open (&fixture, emperor_fixture_session (11));
  while (!favor_session_get_over (fixture.session))
    {
      const EmperorState *state = emperor_fixture_state (&fixture);
      FavorAction         action;

      favor_emperor_game.list (state, &legal);
      action = legal.items[favor_emperor_game.prefer (state, &legal, &rng, NULL)];
      if (!is_talk (&action))
        {
          reach (&fixture, &action);
          n++;
        }
      emperor_fixture_submit (&fixture, &action);
    }
  g_assert_cmpuint (n, >, 100);
  view_fixture_close (&fixture);
}

int
main (int argc, char *argv[])
{
  page_fixture_init (&argc, &argv);

  g_test_add_func ("/emperor-view/reach/everything", test_everything);
  g_test_add_func ("/emperor-view/reach/whole-game", test_whole_game);
  return g_test_run ();
}
