/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "emperor-fixture.h"
#include "emperor-random.h"
#include "favor-settings.h"

/* Numbers, letters, drops and refusals. */

static void
press_digit (ViewFixture *fixture, gint digit)
{
  g_assert_true (favor_game_view_choose_nth (fixture->view, (guint) digit - 1));
}

static gboolean
press_letter (ViewFixture *fixture, char letter)
{
  return favor_game_view_press_letter (fixture->view, letter);
}

static const FavorAction *
get_selected (ViewFixture *fixture)
{
  return favor_game_view_get_selected (fixture->view);
}

static gboolean
places_star (const EmperorState *state, const FavorActions *legal)
{
  return state->head.phase == EMPEROR_PHASE_SETUP_STAR;
}

static gboolean
is_free (const EmperorState *state, const FavorActions *legal)
{
  return state->head.phase == EMPEROR_PHASE_PLAY &&
         state->prompt == EMPEROR_PROMPT_NONE && !state->moved &&
         state->hand_size[state->head.decider] >= 2 && state->treasury > 0;
}

static gboolean
collects (const EmperorState *state, const FavorActions *legal)
{
  return state->head.phase == EMPEROR_PHASE_COLLECT && legal->n > 1;
}

/* 1 to 6 are the Staff, wherever a Staff is wanted. */
static void
test_staff (void)
{
  ViewFixture fixture;

  emperor_fixture_open_where (&fixture, 1, places_star);
  press_digit (&fixture, 4);
  g_assert_cmpint (get_selected (&fixture)->arg[0], ==, EMPEROR_STAFF_PRIEST);
  view_fixture_press (emperor_fixture_place (&fixture,
                                             EMPEROR_KEY_STAFF + EMPEROR_STAFF_PRIEST));
  g_assert_cmpuint (fixture.n_chosen, ==, 1);
  g_assert_cmpint (fixture.chosen.arg[0], ==, EMPEROR_STAFF_PRIEST);
  view_fixture_close (&fixture);
}

static void
test_collect (void)
{
  ViewFixture fixture;
  gint        staff;

  emperor_fixture_open_where (&fixture, 3, collects);
  staff = emperor_card_staff (
    favor_choice_model_get_action (
      favor_piece_view_get_model (FAVOR_PIECE_VIEW (emperor_view_of (&fixture))),
      0)
      ->arg[0]);
  press_digit (&fixture, staff + 1);
  if (get_selected (&fixture) == NULL)
    press_digit (&fixture, 1);
  g_assert_cmpint (emperor_card_staff (get_selected (&fixture)->arg[0]), ==, staff);
  view_fixture_close (&fixture);
}

/* The first card of the hand, and what letters do with it. */
static void
test_sell (void)
{
  ViewFixture fixture;

  emperor_fixture_open_where (&fixture, 3, is_free);
  g_assert_false (press_letter (&fixture, 's'));
  press_digit (&fixture, 1);
  g_assert_true (press_letter (&fixture, 's'));
  g_assert_cmpuint (get_selected (&fixture)->kind, ==, EMPEROR_ACTION_SELL);
  g_assert_true (favor_game_view_clear (fixture.view));
  emperor_fixture_clear (&fixture);
  g_assert_null (get_selected (&fixture));
  view_fixture_close (&fixture);
}

/* Whether a card is played, and one that stands before it in the hand is given for it; on the board
 * nothing is chosen. */
static gboolean
gives_earlier (const FavorAction *action)
{
  gint      played = -1, given = -1;
  FavorPart parts[FAVOR_PARTS_MOST];
  guint     n = action->kind == EMPEROR_ACTION_PLAY
                  ? favor_action_list_parts (&favor_emperor_game, action, parts)
                  : 0;

  for (guint i = 0; i < n; i++)
    if (parts[i].thing == &emperor_things[EMPEROR_THING_CARD])
      played = parts[i].value[0];
    else if (parts[i].thing == &emperor_things[EMPEROR_THING_GIVE] && given < 0)
      given = parts[i].value[0];
    else if (parts[i].thing == &emperor_things[EMPEROR_THING_TAKE])
      return FALSE;
  return given >= 0 && given < played && played < EMPEROR_N_CARDS;
}

static const FavorAction *
find_gives_earlier (const FavorActions *legal)
{
  for (guint i = 0; i < legal->n; i++)
    if (gives_earlier (&legal->items[i]))
      return &legal->items[i];
  return NULL;
}

static gboolean
can_give_earlier (const EmperorState *state, const FavorActions *legal)
{
  return find_gives_earlier (legal) != NULL;
}

/* What is proposed has the focus so that one more key commits it; it takes nothing back. */
static void
test_proposal (void)
{
  ViewFixture           fixture;
  g_auto (FavorActions) legal = { 0 };
  const FavorAction    *found;
  FavorAction           action;

  emperor_fixture_open_where (&fixture, 3, can_give_earlier);
  view_fixture_show (&fixture, 1000, 760);
  favor_emperor_game.list (emperor_fixture_state (&fixture), &legal);
  found = find_gives_earlier (&legal);
  g_assert (found != NULL);
  action = *found;
  favor_game_view_propose (fixture.view, &action);
  g_assert_true (favor_game_view_focus_choices (fixture.view));
  view_fixture_press (FAVOR_PIECE (gtk_window_get_focus (fixture.window)));
  g_assert_cmpuint (fixture.n_chosen, ==, 1);
  g_assert_true (favor_action_equal (&fixture.chosen, &action));
  view_fixture_close (&fixture);
}

static gboolean
keeps_event (const EmperorState *state, const FavorActions *legal)
{
  return state->head.phase == EMPEROR_PHASE_PLAY &&
         state->prompt == EMPEROR_PROMPT_KEEP_EVENT;
}

/* An Event that is exchanged in the middle of a turn is asked for, too. */
static void
test_sentence (void)
{
  ViewFixture      fixture;
  g_autofree char *sentence = NULL;

  emperor_fixture_open_where (&fixture, 5, keeps_event);
  sentence = favor_game_view_describe_decision (fixture.view);
  g_assert_nonnull (sentence);
  g_assert_true (g_str_has_suffix (sentence, ", keep one Event."));
  view_fixture_close (&fixture);
}

/* A card that is dropped on the Treasury is sold at once. */
static void
test_drop (void)
{
  ViewFixture fixture;
  FavorPiece *card;

  emperor_fixture_open_where (&fixture, 3, is_free);
  card = g_ptr_array_index (favor_hand_get_pieces (emperor_view_of (&fixture)->hand), 0);
  g_signal_emit_by_name (emperor_fixture_place (&fixture, EMPEROR_KEY_TREASURY),
                         "dropped",
                         card);
  g_assert_cmpuint (fixture.n_chosen, ==, 1);
  g_assert_cmpuint (fixture.chosen.kind, ==, EMPEROR_ACTION_SELL);
  g_assert_cmpuint ((guint) fixture.chosen.arg[0],
                    ==,
                    favor_piece_get_key (card) / EMPEROR_KEY_COPIES);
  view_fixture_close (&fixture);
}

/* The turn ends by one key, or by two when something is left undone. */
static void
test_end (void)
{
  ViewFixture fixture;

  emperor_fixture_open_where (&fixture, 3, is_free);
  g_assert_true (press_letter (&fixture, FAVOR_LETTER_FINISH));
  g_assert_cmpuint (fixture.n_chosen, ==, 0);
  g_assert_cmpuint (get_selected (&fixture)->kind, ==, EMPEROR_ACTION_END_TURN);
  g_settings_set_boolean (favor_settings_get_default (), "warn-unused", FALSE);
  emperor_fixture_clear (&fixture);
  g_assert_true (press_letter (&fixture, FAVOR_LETTER_FINISH));
  g_assert_cmpuint (fixture.n_chosen, ==, 1);
  g_assert_cmpuint (fixture.chosen.kind, ==, EMPEROR_ACTION_END_TURN);
  g_settings_reset (favor_settings_get_default (), "warn-unused");
  view_fixture_close (&fixture);
}

/* While an offer is put together the same key makes it, or says why it cannot be made. */
static void
test_end_offering (void)
{
  ViewFixture fixture;

  emperor_fixture_open_where (&fixture, 3, is_free);
  g_assert_true (press_letter (&fixture, 'o'));
  g_assert_true (press_letter (&fixture, FAVOR_LETTER_FINISH));
  g_assert_cmpuint (fixture.n_refused, ==, 1);
  g_assert_cmpstr (fixture.refused, ==, "At least one piece must change hands.");
  g_assert_null (get_selected (&fixture));
  view_fixture_close (&fixture);
}

/* What cannot be done says why, in the words of the rules. */
static void
test_refused (void)
{
  ViewFixture fixture;

  emperor_fixture_open_where (&fixture, 3, is_free);
  view_fixture_press (emperor_fixture_place (&fixture, EMPEROR_KEY_EMPRESS));
  g_assert_cmpuint (fixture.n_refused, ==, 1);
  g_assert_cmpstr (fixture.refused,
                   ==,
                   "The Empress asks for three different 3-Star cards.");
  view_fixture_press (emperor_fixture_place (&fixture, EMPEROR_KEY_MARKET));
  g_assert_cmpuint (fixture.n_refused, ==, 2);
  g_assert_cmpstr (fixture.refused, ==, "You do not have enough Gold.");
  view_fixture_close (&fixture);
}

/* A pile on the card of a Staff that can be chosen is part of it. */
static void
test_pile (void)
{
  ViewFixture fixture;
  guint       card = (guint) emperor_card_of (EMPEROR_STAFF_PRIEST, 2);

  emperor_fixture_open_where (&fixture, 1, places_star);
  view_fixture_press (emperor_fixture_place (&fixture, EMPEROR_KEY_PILE + card));
  g_assert_cmpuint (fixture.n_refused, ==, 0);
  g_assert_cmpint (get_selected (&fixture)->arg[0], ==, EMPEROR_STAFF_PRIEST);
  view_fixture_close (&fixture);
}

static const FavorAction *
find_plot (const FavorActions *legal)
{
  for (guint i = 0; i < legal->n; i++)
    if (legal->items[i].kind == EMPEROR_ACTION_PLAY &&
        legal->items[i].arg[EMPEROR_PLAY_PIECE] == EMPEROR_LEGENDARY_SWORD)
      return &legal->items[i];
  return NULL;
}

static gboolean
has_sword (const EmperorState *state, const FavorActions *legal)
{
  return find_plot (legal) != NULL;
}

/* What is aimed at another player leaves the own Stars alone. */
static void
test_aimed (void)
{
  ViewFixture           fixture;
  g_auto (FavorActions) legal = { 0 };
  const FavorAction    *plot;
  guint                 n_marked = 0;

  emperor_fixture_open_where (&fixture, 1, has_sword);
  favor_emperor_game.list (emperor_fixture_state (&fixture), &legal);
  plot = find_plot (&legal);
  g_assert (plot != NULL);
  view_fixture_press (emperor_fixture_card (&fixture, EMPEROR_LEGENDARY_SWORD, 0));
  emperor_fixture_press_chip (&fixture,
                              favor_session_get_names (fixture.session)
                                ->names[plot->arg[EMPEROR_PLAY_TARGET]]);
  for (guint staff = 0; staff < EMPEROR_N_STAFF; staff++)
    {
      FavorPiece *slot = emperor_fixture_place (&fixture, EMPEROR_KEY_SLOT + staff);
      FavorPiece *card = emperor_fixture_place (&fixture, EMPEROR_KEY_STAFF + staff);
      const FavorPieceState marks = FAVOR_PIECE_CHOOSABLE | FAVOR_PIECE_CHOSEN;

      g_assert_cmpint (favor_piece_get_state (slot) & marks, ==, 0);
      n_marked += (favor_piece_get_state (card) & marks) != 0;
    }
  g_assert_cmpuint (n_marked, >, 0);
  view_fixture_close (&fixture);
}

/* A card of which the decider holds several. */
static gint
find_several (const EmperorState *state)
{
  for (gint card = 0; card < EMPEROR_N_CARDS; card++)
    if (state->hand[state->head.decider][card] > 1)
      return card;
  return FAVOR_NONE;
}

static gboolean
holds_several (const EmperorState *state, const FavorActions *legal)
{
  return is_free (state, legal) && find_several (state) >= 0;
}

/* Whichever of alike cards is pressed, the one that lies on top is lifted. */
static void
test_top_copy (void)
{
  ViewFixture fixture;
  gint        card;
  guint       n;

  emperor_fixture_open_where (&fixture, 3, holds_several);
  card = find_several (emperor_fixture_state (&fixture));
  n = (guint) emperor_fixture_state (&fixture)
        ->hand[emperor_fixture_state (&fixture)->head.decider][card];
  view_fixture_press (emperor_fixture_card (&fixture, card, 0));
  for (guint copy = 0; copy < n; copy++)
    g_assert_cmpint ((favor_piece_get_state (emperor_fixture_card (&fixture,
                                                                   card,
                                                                   copy)) &
                      FAVOR_PIECE_CHOSEN) != 0,
                     ==,
                     copy + 1 == n);
  view_fixture_close (&fixture);
}

/* While a trade is put together, nothing else is begun by accident. */
static void
test_composing (void)
{
  ViewFixture fixture;

  emperor_fixture_open_where (&fixture, 3, is_free);
  g_assert_true (press_letter (&fixture, 'o'));
  for (guint staff = 0; staff < EMPEROR_N_STAFF; staff++)
    {
      view_fixture_press (emperor_fixture_place (&fixture, EMPEROR_KEY_STAFF + staff));
      g_assert_null (get_selected (&fixture));
      g_assert_cmpuint (
        favor_chooser_get_n_parts (emperor_view_get_chooser (emperor_view_of (&fixture))),
        ==,
        0);
    }
  g_assert_cmpuint (fixture.n_refused, ==, EMPEROR_N_STAFF);
  g_assert_cmpstr (fixture.refused, ==, "Offer the trade, or close its page first.");
  view_fixture_close (&fixture);
}

/* ---- Updates -------------------------------------------------------------------------- */

static gboolean
is_late (const EmperorState *state, const FavorActions *legal)
{
  return state->head.n_seats == 4 && state->head.ply >= 120 && is_free (state, legal);
}

/* Whatever is chosen together, with what is proposed and what follows from it, is drawn once; and so
 * is what it leads to. */
static void
test_updates (void)
{
  ViewFixture fixture;
  guint       n_proposed = 0, n_updates = 0;

  emperor_fixture_open_where (&fixture, 1, is_late);
  view_fixture_count_updates (&fixture, &n_updates);
  for (guint key = 0; key < EMPEROR_N_STAFF + 8; key++)
    {
      GPtrArray  *hand = favor_hand_get_pieces (emperor_view_of (&fixture)->hand);
      guint       card = key - EMPEROR_N_STAFF;
      FavorPiece *piece = key < EMPEROR_N_STAFF
                            ? emperor_fixture_place (&fixture, EMPEROR_KEY_SLOT + key)
                          : card < hand->len ? g_ptr_array_index (hand, card)
                                             : NULL;

      if (piece == NULL)
        break;
      emperor_fixture_clear (&fixture);
      n_updates = 0;
      view_fixture_press (piece);
      g_assert_cmpuint (n_updates, <=, 1);
      n_proposed += n_updates > 0 && key < EMPEROR_N_STAFF;
    }
  g_test_message ("%u Stars with a proposed payment", n_proposed);

  emperor_fixture_clear (&fixture);
  press_digit (&fixture, 1);
  press_letter (&fixture, 's');
  fixture.submits = TRUE;
  n_updates = 0;
  favor_game_view_choose (fixture.view, get_selected (&fixture));
  g_assert_cmpuint (fixture.n_chosen, ==, 1);
  g_assert_cmpuint (n_updates, ==, 1);
  view_fixture_count_updates (&fixture, NULL);
  view_fixture_close (&fixture);
}

int
main (int argc, char *argv[])
{
  page_fixture_init (&argc, &argv);

  g_test_add_func ("/emperor-view/keys/staff", test_staff);
  g_test_add_func ("/emperor-view/keys/collect", test_collect);
  g_test_add_func ("/emperor-view/keys/sell", test_sell);
  g_test_add_func ("/emperor-view/keys/proposal", test_proposal);
  g_test_add_func ("/emperor-view/keys/sentence", test_sentence);
  g_test_add_func ("/emperor-view/keys/drop", test_drop);
  g_test_add_func ("/emperor-view/keys/end", test_end);
  g_test_add_func ("/emperor-view/keys/end-offering", test_end_offering);
  g_test_add_func ("/emperor-view/keys/refused", test_refused);
  g_test_add_func ("/emperor-view/keys/pile", test_pile);
  g_test_add_func ("/emperor-view/keys/aimed", test_aimed);
  g_test_add_func ("/emperor-view/keys/top-copy", test_top_copy);
  g_test_add_func ("/emperor-view/keys/composing", test_composing);
  g_test_add_func ("/emperor-view/keys/updates", test_updates);
  return g_test_run ();
}
