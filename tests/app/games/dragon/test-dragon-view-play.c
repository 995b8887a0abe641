/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <string.h>

#include "dragon-deals.h"
#include "dragon-fixture.h"
#include "dragon-report.h"
#include "dragon-words.h"

/* Whole games in which every action is done through the view alone. */

/* The ways to do it. */
typedef enum
{
  BY_PRESS,
  BY_KEYS,
  BY_DROP,
  BY_LIST,
  N_WAYS
} Way;

/* Which kinds of actions were done in each way. */
static guint done[N_WAYS];

static void
assert_selected (ViewFixture *fixture, const FavorAction *wanted)
{
  const FavorAction *selected = favor_game_view_get_selected (FAVOR_GAME_VIEW (fixture
                                                                                 ->view));

  g_assert_nonnull (selected);
  g_assert_true (favor_action_equal (selected, wanted));
}

static const char *
label_of (const FavorAction *action)
{
  switch ((DragonAction) action->kind)
    {
    case DRAGON_ACTION_NOMINATE_VOTES:
      return action->arg[0] == 1   ? "1 vote each"
             : action->arg[0] == 3 ? "3 votes each"
                                   : "5 votes each";
    case DRAGON_ACTION_KEEP_VOTE:
      return "Keep";
    case DRAGON_ACTION_ACCEPT_DEAL:
      return "Accept";
    case DRAGON_ACTION_DECLINE_DEAL:
      return "Decline";
    case DRAGON_ACTION_PAY_PROMISE:
      return "Pay";
    case DRAGON_ACTION_BREAK_PROMISE:
      return "Refuse";
    case DRAGON_ACTION_PLACE_VOTE:
    case DRAGON_ACTION_SHIFT_VOTE:
    case DRAGON_ACTION_GIVE_FAVOUR:
    case DRAGON_ACTION_OFFER_DEAL:
    case DRAGON_ACTION_BREAK_TIE:
    case DRAGON_ACTION_SEND_HOME:
      break;
    }
  return NULL;
}

/* The card of the decider that goes home: on the table, and not the record of another one. */
static FavorPiece *
find_to_send (ViewFixture *fixture, const FavorAction *action)
{
  const DragonState *state = dragon_fixture_state (fixture);

  for (guint i = 0; i < state->n_table; i++)
    if (state->table[i].owner == action->seat && state->table[i].card == action->arg[0])
      return dragon_fixture_card (fixture, i);
  g_assert_not_reached ();
}

/* The piece whose second press commits; the first ones are pressed here. */
static FavorPiece *
press_parts (ViewFixture *fixture, const FavorAction *action, FavorRng *rng)
{
  FavorPiece *card, *vote;

  switch ((DragonAction) action->kind)
    {
    case DRAGON_ACTION_PLACE_VOTE:
      card = dragon_fixture_hand_piece (fixture, (guint) action->arg[DRAGON_PLACE_CARD]);
      vote = dragon_fixture_vote (fixture, (guint) action->arg[DRAGON_PLACE_ON]);
      if (favor_rng_below (rng, 2) == 0)
        {
          view_fixture_press (card);
          view_fixture_press (vote);
        }
      else
        {
          view_fixture_press (vote);
          view_fixture_press (card);
        }
      return favor_rng_below (rng, 2) == 0 ? card : vote;
    case DRAGON_ACTION_SEND_HOME:
      card = find_to_send (fixture, action);
      view_fixture_press (card);
      return card;
    case DRAGON_ACTION_SHIFT_VOTE:
    case DRAGON_ACTION_BREAK_TIE:
      vote = dragon_fixture_vote (fixture, (guint) action->arg[0]);
      view_fixture_press (vote);
      return vote;
    case DRAGON_ACTION_NOMINATE_VOTES:
    case DRAGON_ACTION_KEEP_VOTE:
    case DRAGON_ACTION_GIVE_FAVOUR:
    case DRAGON_ACTION_OFFER_DEAL:
    case DRAGON_ACTION_ACCEPT_DEAL:
    case DRAGON_ACTION_DECLINE_DEAL:
    case DRAGON_ACTION_PAY_PROMISE:
    case DRAGON_ACTION_BREAK_PROMISE:
      break;
    }
  return NULL;
}

/* One press is an answer to another player. */
static gboolean
is_answer (const FavorAction *action)
{
  return action->kind == DRAGON_ACTION_ACCEPT_DEAL ||
         action->kind == DRAGON_ACTION_DECLINE_DEAL ||
         action->kind == DRAGON_ACTION_PAY_PROMISE ||
         action->kind == DRAGON_ACTION_BREAK_PROMISE;
}

/* Chosen by one press for each part, committed by one more on what is chosen. */
static gboolean
do_by_press (ViewFixture *fixture, const FavorAction *action, FavorRng *rng)
{
  const char *label = label_of (action);
  FavorPiece *again;

  if (action->kind == DRAGON_ACTION_GIVE_FAVOUR ||
      action->kind == DRAGON_ACTION_OFFER_DEAL)
    return FALSE;
  if (label != NULL)
    {
      dragon_fixture_press_chip (fixture, label);
      if (is_answer (action))
        return TRUE;
      assert_selected (fixture, action);
      dragon_fixture_press_chip (fixture, label);
      return TRUE;
    }
  again = press_parts (fixture, action, rng);
  assert_selected (fixture, action);
  g_assert_cmpint (favor_piece_get_state (again) & FAVOR_PIECE_CHOSEN, !=, 0);
  view_fixture_press (again);
  return TRUE;
}

static void
press_digit (ViewFixture *fixture, int digit)
{
  g_assert_true (favor_game_view_choose_nth (fixture->view, (guint) digit - 1));
}

/* Yes and no are 1 and 2, or letters. */
static void
answer (ViewFixture *fixture, gboolean yes, FavorRng *rng)
{
  if (favor_rng_below (rng, 2) == 0)
    press_digit (fixture, yes ? 1 : 2);
  else
    g_assert_true (favor_game_view_press_letter (fixture->view, yes ? 'a' : 'x'));
}

/* 1 to 6 are the roles, 1, 3 and 5 the numbers of votes. */
static gboolean
do_by_keys (ViewFixture *fixture, const FavorAction *action, FavorRng *rng)
{
  switch ((DragonAction) action->kind)
    {
    case DRAGON_ACTION_NOMINATE_VOTES:
      press_digit (fixture, action->arg[0]);
      break;
    case DRAGON_ACTION_PLACE_VOTE:
      press_digit (fixture, action->arg[DRAGON_PLACE_CARD] + 1);
      press_digit (fixture, action->arg[DRAGON_PLACE_ON] + 1);
      break;
    case DRAGON_ACTION_SHIFT_VOTE:
    case DRAGON_ACTION_BREAK_TIE:
    case DRAGON_ACTION_SEND_HOME:
      press_digit (fixture, action->arg[0] + 1);
      break;
    case DRAGON_ACTION_ACCEPT_DEAL:
    case DRAGON_ACTION_PAY_PROMISE:
      answer (fixture, TRUE, rng);
      break;
    case DRAGON_ACTION_DECLINE_DEAL:
    case DRAGON_ACTION_BREAK_PROMISE:
      answer (fixture, FALSE, rng);
      break;
    case DRAGON_ACTION_KEEP_VOTE:
      g_assert_true (favor_game_view_press_letter (fixture->view, 'k'));
      break;
    case DRAGON_ACTION_GIVE_FAVOUR:
    case DRAGON_ACTION_OFFER_DEAL:
      return FALSE;
    }
  assert_selected (fixture, action);
  favor_game_view_choose (fixture->view, action);
  return TRUE;
}

/* A card that is dropped on a vote card is placed, or moves there, at once. */
static gboolean
do_by_drop (ViewFixture *fixture, const FavorAction *action)
{
  const DragonState *state = dragon_fixture_state (fixture);

  if (action->kind == DRAGON_ACTION_SHIFT_VOTE)
    {
      g_signal_emit_by_name (dragon_fixture_vote (fixture,
                                                  (guint) action->arg[DRAGON_SHIFT_ON]),
                             "dropped",
                             dragon_fixture_card (fixture,
                                                  dragon_card_index (state,
                                                                     state->lap,
                                                                     action->seat)));
      return TRUE;
    }
  if (action->kind != DRAGON_ACTION_PLACE_VOTE)
    return FALSE;
  g_signal_emit_by_name (
    dragon_fixture_vote (fixture, (guint) action->arg[DRAGON_PLACE_ON]),
    "dropped",
    dragon_fixture_hand_piece (fixture, (guint) action->arg[DRAGON_PLACE_CARD]));
  return TRUE;
}

/* What has no place on the table comes from a page of the panel or the list of legal moves. */
static void
do_by_list (ViewFixture *fixture, const FavorAction *action)
{
  g_assert_false (favor_game_view_get_tool_open (fixture->view));
  dragon_fixture_press_chip (fixture, "Deals and Gifts…");
  g_assert_true (favor_game_view_get_tool_open (fixture->view));
  favor_game_view_propose (fixture->view, action);
  assert_selected (fixture, action);
  favor_game_view_choose (fixture->view, action);
}

static void
do_action (ViewFixture *fixture, const FavorAction *action, FavorRng *rng)
{
  guint n_chosen = fixture->n_chosen;
  Way   way = (Way) favor_rng_below (rng, 3);

  if (!(way == BY_KEYS && do_by_keys (fixture, action, rng)) &&
      !(way == BY_DROP && do_by_drop (fixture, action)))
    {
      way = BY_PRESS;
      if (!do_by_press (fixture, action, rng))
        {
          way = BY_LIST;
          do_by_list (fixture, action);
        }
    }
  done[way] |= 1u << action->kind;
  g_assert_cmpuint (fixture->n_chosen, ==, n_chosen + 1);
  g_assert_true (favor_action_equal (&fixture->chosen, action));
  g_assert_null (fixture->refused);
}

/* The hand is what the rules say, and what stands out is what can be chosen. */
static void
assert_shown (ViewFixture *fixture)
{
  const DragonState *state = dragon_fixture_state (fixture);
  FavorSeat          decider = state->head.decider;
  guint              n = 0;

  if (decider < 0)
    return;
  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    {
      FavorPiece *piece = dragon_fixture_hand_piece (fixture, role);

      n += (guint) state->hand[decider][role];
      g_assert_cmpint (piece != NULL, ==, state->hand[decider][role] > 0);
      if (piece == NULL)
        continue;
      g_assert_cmpstr (favor_piece_get_label (piece), ==, dragon_role_title (role));
      g_assert_cmpint (favor_piece_get_state (piece),
                       ==,
                       state->head.phase == DRAGON_PHASE_VOTE ? FAVOR_PIECE_CHOOSABLE
                                                              : FAVOR_PIECE_VEILED);
    }
  g_assert_cmpuint (dragon_fixture_count_hand (fixture, FALSE), ==, n);
  g_assert_cmpuint (dragon_fixture_count_hand (fixture, TRUE),
                    ==,
                    state->n_home[decider]);
  g_assert_cmpuint (dragon_council_get_n_cards (dragon_view_of (fixture)->council),
                    ==,
                    state->n_table);
}

static void
play_game (guint n_seats, guint number)
{
  ViewFixture fixture;
  FavorRng    rng;

  favor_rng_seed (&rng, number);
  dragon_fixture_open (&fixture, dragon_fixture_session (n_seats, number, (int) number));
  while (!favor_session_get_over (fixture.session))
    {
      FavorAction action;

      favor_cursor_set_viewer (fixture.cursor,
                               number % 2 == 0
                                 ? favor_session_get_decider (fixture.session)
                                 : FAVOR_VIEWER_OPEN);
      assert_shown (&fixture);
      action = view_fixture_pick (fixture.session, &rng);
      do_action (&fixture, &action, &rng);
    }
  view_fixture_close (&fixture);
}

static void
test_seats (gconstpointer data)
{
  guint n_seats = GPOINTER_TO_UINT (data);

  for (guint i = 0; i < 8; i++)
    play_game (n_seats, i * 6 + n_seats);
}

/* After the games: every kind of action was done in every way that it has. */
static void
test_all_was_done (void)
{
  const guint listed = 1u << DRAGON_ACTION_GIVE_FAVOUR | 1u << DRAGON_ACTION_OFFER_DEAL;
  const guint all = (1u << DRAGON_N_ACTIONS) - 1;

  g_assert_cmphex (done[BY_PRESS], ==, all & ~listed);
  g_assert_cmphex (done[BY_KEYS], ==, all & ~listed);
  g_assert_cmphex (done[BY_DROP],
                   ==,
                   1u << DRAGON_ACTION_PLACE_VOTE | 1u << DRAGON_ACTION_SHIFT_VOTE);
  g_assert_cmphex (done[BY_LIST], ==, listed);
}

static void
assert_decision (ViewFixture *fixture, const char *format, guint other)
{
  const DragonState *state = dragon_fixture_state (fixture);
  g_autofree char   *said = NULL;
  g_autofree char   *rest = NULL;
  g_autofree char   *expected = NULL;
  const char        *clan = dragon_clan_title (state->clans[other]);
  const char        *decider = dragon_clan_title (state->clans[state->head.decider]);
  g_auto (GStrv)     parts = g_strsplit (format, "%s", 2);

  said = favor_game_view_describe_decision (fixture->view);
  rest = g_strjoin (clan, parts[0], parts[1], NULL);
  expected = g_strdup_printf ("%s, %s", decider, rest);
  g_assert_cmpstr (said, ==, expected);
}

/* The vote card that an open offer is about stands out, says so, and nothing else does. */
static void
test_asked (void)
{
  ViewFixture       fixture;
  const DragonDeal *offer;
  FavorRng          rng;

  favor_rng_seed (&rng, 5);
  dragon_fixture_open (&fixture, dragon_fixture_session (4, 5, -1));
  g_assert_true (dragon_fixture_seek (&fixture, DRAGON_PHASE_ANSWER, &rng));
  offer = &dragon_fixture_state (&fixture)->pending[0];
  assert_decision (&fixture, "answer the offer of %s.", offer->from);
  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    {
      FavorPiece *vote = dragon_fixture_vote (&fixture, role);
      const char *wish = offer->ask == DRAGON_ASK_AVOID ? "Stay off" : "Vote for";
      gboolean    told = strstr (favor_piece_get_label (vote), wish) != NULL;
      gboolean    lit = (favor_piece_get_state (vote) & FAVOR_PIECE_ACTIVE) != 0;

      g_assert_cmpint (told, ==, role == offer->role);
      g_assert_cmpint (lit, ==, role == offer->role);
    }
  view_fixture_close (&fixture);
}

/* The letter of an answer chooses it, and once more gives it: without Enter. */
static void
test_letter_twice (gconstpointer data)
{
  const char  letter = (char) GPOINTER_TO_INT (data);
  ViewFixture fixture;
  FavorRng    rng;
  guint       n_plies;

  favor_rng_seed (&rng, 5);
  dragon_fixture_open (&fixture, dragon_fixture_session (4, 5, -1));
  g_assert_true (dragon_fixture_seek (&fixture, DRAGON_PHASE_ANSWER, &rng));
  n_plies = favor_session_get_n_plies (fixture.session);
  g_assert_true (favor_game_view_press_letter (fixture.view, letter));
  g_assert_nonnull (favor_game_view_get_selected (fixture.view));
  g_assert_cmpuint (favor_session_get_n_plies (fixture.session), ==, n_plies);
  g_assert_true (favor_game_view_press_letter (fixture.view, letter));
  g_assert_cmpuint (favor_session_get_n_plies (fixture.session), ==, n_plies + 1);
  g_assert_cmpuint (fixture.chosen.kind,
                    ==,
                    letter == 'a' ? DRAGON_ACTION_ACCEPT_DEAL
                                  : DRAGON_ACTION_DECLINE_DEAL);
  view_fixture_close (&fixture);
}

/* Where promises are settled, the sentence tells what was promised to whom. */
static void
test_settle (void)
{
  ViewFixture fixture;
  FavorRng    rng;
  gboolean    found = FALSE;

  for (guint seed = 1; !found; seed++)
    {
      favor_rng_seed (&rng, seed);
      dragon_fixture_open (&fixture, dragon_fixture_session (4, seed, -1));
      found = dragon_fixture_seek (&fixture, DRAGON_PHASE_SETTLE, &rng);
      if (found)
        {
          const DragonDeal
            *deal = dragon_deals_find_current (dragon_fixture_state (&fixture));
          g_autofree char *format = g_strdup_printf ("pay %u Favour to %%s as promised, "
                                                     "or refuse.",
                                                     deal->favour);

          assert_decision (&fixture, format, deal->to);
        }
      view_fixture_close (&fixture);
      g_assert_cmpuint (seed, <, 100);
    }
}

/* While cards may be moved, nobody votes; the order of those who may is told. */
static void
test_shift_order (void)
{
  ViewFixture fixture;
  FavorRng    rng;
  guint       n_left = 2;

  favor_rng_seed (&rng, 5);
  dragon_fixture_open (&fixture, dragon_fixture_session (4, 5, 1));
  g_assert_true (dragon_fixture_seek (&fixture, DRAGON_PHASE_SHIFT, &rng));
  for (; dragon_fixture_state (&fixture)->head.phase == DRAGON_PHASE_SHIFT; n_left--)
    {
      const DragonState *state = dragon_fixture_state (&fixture);
      const FavorAction  keep = { .kind = DRAGON_ACTION_KEEP_VOTE,
                                  .seat = state->head.decider };
      const char        *now = dragon_clan_title (state->clans[state->head.decider]);
      const char        *judge = dragon_clan_title (state->clans[state->judge]);
      g_autofree char   *words = dragon_report_round (state, FALSE);
      g_autofree char *first = g_strdup_printf ("\n%s may move its vote now, then ", now);
      g_autofree char *last = g_strdup_printf ("%s%s votes.", first, judge);

      g_assert_nonnull (strstr (words, first));
      g_assert_cmpint (g_str_has_suffix (words, last), ==, n_left == 0);
      g_assert_cmpint (strstr (words, " and ") != NULL, ==, n_left == 2);
      view_fixture_submit (&fixture, &keep);
    }
  g_assert_cmpuint (n_left, ==, G_MAXUINT);
  view_fixture_close (&fixture);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  for (guint n_seats = DRAGON_MIN_SEATS; n_seats <= DRAGON_MAX_SEATS; n_seats++)
    {
      g_autofree char *path = g_strdup_printf ("/dragon-view-play/%u-seats", n_seats);

      g_test_add_data_func (path, GUINT_TO_POINTER (n_seats), test_seats);
    }
  g_test_add_func ("/dragon-view-play/all-was-done", test_all_was_done);
  g_test_add_func ("/dragon-view-play/asked", test_asked);
  g_test_add_func ("/dragon-view-play/settle", test_settle);
  g_test_add_func ("/dragon-view-play/shift-order", test_shift_order);
  g_test_add_data_func ("/dragon-view-play/letter-twice/yes",
                        GINT_TO_POINTER ('a'),
                        test_letter_twice);
  g_test_add_data_func ("/dragon-view-play/letter-twice/no",
                        GINT_TO_POINTER ('x'),
                        test_letter_twice);
  return g_test_run ();
}
