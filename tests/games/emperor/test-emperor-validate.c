/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "emperor-actions.h"
#include "emperor-deal.h"
#include "emperor-position.h"

/* Positions that cannot occur, each with the number of the lowest invariant that it breaks. */

typedef void (*Edit) (EmperorState *state);

#define EDIT(name, code)                                                                 \
  static void name (EmperorState *s)                                                     \
  {                                                                                      \
    code;                                                                                \
  }

/* Everybody keeps an Event, and `n` Stars are placed. */
static void
place_stars (EmperorState *state, guint n)
{
  g_auto (FavorActions) legal = { 0 };

  while (state->head.phase == EMPEROR_PHASE_SETUP_EVENT || state->placed < n)
    {
      favor_emperor_game.list (state, &legal);
      favor_emperor_game.apply (state, &legal.items[0], NULL);
    }
}

/* clang-format off */
EDIT (more_cards, s->pile[0]++)
EDIT (lost_card, s->hand[0][3]--)
EDIT (wrong_size, s->hand_size[0]++)
EDIT (nobodys_turn, s->head.turn_owner = FAVOR_SEAT_NONE)
EDIT (first_player_elsewhere, s->options.first_player = 5)
EDIT (event_twice, s->open_events[1][0] = s->open_events[0][0])
EDIT (event_gone, s->event_deck[--s->n_event_deck] = 0)
EDIT (event_out_of_game, s->options.trading = FALSE)
EDIT (market_twice, s->market_deck[0] = s->market_deck[1])
EDIT (market_gone, s->market_deck[--s->n_market_deck] = 0)
EDIT (more_gold, s->treasury++)
EDIT (gold_without_limit, s->options.limited_treasury = FALSE)
EDIT (one_star, s->stars[1][EMPEROR_STAFF_PRIEST] = 0)
EDIT (nine_stars, memset (s->stars[0], 3, 3))
EDIT (positive_loss, s->pad[0][EMPEROR_ROW_LOSSES][0] = 1)
EDIT (negative_gain, s->pad[0][EMPEROR_ROW_MARKET][0] = -1)
EDIT (less_than_nothing, s->pad[0][EMPEROR_ROW_LOSSES][0] = -99)
EDIT (known_too_much, s->known[0][0] = 5)
EDIT (winner_in_play, s->winner = 1)
EDIT (nobody_decides, s->head.decider = FAVOR_SEAT_NONE)
EDIT (over_without_winner, s->head.phase = EMPEROR_PHASE_OVER; s->head.decider = FAVOR_SEAT_NONE)
EDIT (other_decides, s->head.decider = 1)
EDIT (target_is_plotter, s->prompt_target = 0)
EDIT (no_target, s->prompt_target = FAVOR_SEAT_NONE)
EDIT (plotter_decides, s->head.decider = 0)
EDIT (offerer_decides, s->head.decider = 0)
EDIT (third_offers, s->prompt_by = 2; s->head.decider = 1)
EDIT (offers_too_much, s->deal.give.gold = 50)
EDIT (no_why, s->prompt_why = EMPEROR_WHY_NONE)
EDIT (other_why, s->prompt_why = EMPEROR_WHY_SETUP)
EDIT (why_in_play, s->prompt_why = EMPEROR_WHY_END)
EDIT (question_in_discard, s->head.phase = EMPEROR_PHASE_DISCARD)
EDIT (end_without_question, s->head.phase = EMPEROR_PHASE_END)
EDIT (due_in_play, s->due = 1)
EDIT (left_in_play, s->left = 1)
EDIT (nothing_due, s->due = 0)
EDIT (none_left, s->left = 0)
EDIT (due_without_star, s->due = 1u << EMPEROR_STAFF_BLACKSMITH)
EDIT (event_question_about_market, s->looks[0] = EMPEROR_N_EVENTS)
EDIT (nothing_to_choose, s->n_looks = 0; memset (s->looks, 0, 3); s->n_market_deck = 15;
      for (gint8 i = 0; i < 15; i++) s->market_deck[i] = i)
EDIT (leftover_look, s->n_looks = 1)
EDIT (leftover_card, s->prompt_card = EMPEROR_JADE_SCEPTER)
EDIT (leftover_deal, s->deal.take.gold = 1)
EDIT (leftover_number, s->take_events_n = 1)
EDIT (leftover_seizure, s->prompt_left = 1)
EDIT (leftover_asker, s->prompt_by = 0)
EDIT (no_plot, s->prompt_card = EMPEROR_SOUP)
EDIT (plot_without_choice, s->prompt_staff = FAVOR_NONE)
EDIT (plot_with_choice_too_many, s->prompt_take = EMPEROR_SOUP)
EDIT (nothing_to_seize, s->prompt_left = 0)
EDIT (wrong_number, s->give_market_n = 1)
EDIT (wrong_pledge, s->deal.yours.kind = EMPEROR_PLEDGE_PAY_GOLD)
EDIT (wrong_plot, s->deal.yours = ((EmperorPledge){ EMPEROR_PLEDGE_NO_CARD, 10, 1 }))
EDIT (no_room_for_promise, s->promises[s->n_promises++] = s->promises[0])
EDIT (asks_more_than_a_hand, emperor_bundle_add (&s->deal.take, 0, 5))
EDIT (guest_without_alliance, s->meeple[1] = EMPEROR_PLACE_EMPRESS)
EDIT (poisoned_in_own_turn, s->poison[0] = EMPEROR_POISON_TEA)
EDIT (endless_turn, s->acts = 200)
EDIT (beyond_limit, s->options.round_limit = 10; s->round = 11)
EDIT (promise_to_oneself, s->promises[0].to = s->promises[0].by)
EDIT (promise_of_nothing, s->promises[0].kind = EMPEROR_PLEDGE_NONE)
EDIT (promise_of_no_plot, s->promises[0].kind = EMPEROR_PLEDGE_NO_CARD; s->promises[0].value = 10)
EDIT (promise_paid, s->promises[0].kind = EMPEROR_PLEDGE_PAY_GOLD; s->promises[0].value = 3; s->promises[0].got = 3)
EDIT (peace_paid, s->promises[0].got = 1)
EDIT (won_already, s->pad[0][0][0] = 50)
EDIT (final_without_option, s->final = TRUE)
EDIT (star_too_many_in_setup, s->stars[0][0] = 2; s->placed++)
EDIT (three_on_a_staff, s->stars[0][0] = s->stars[1][0] = s->stars[2][0] = 1; s->placed = 3)
EDIT (star_not_counted, s->placed++)
EDIT (star_of_another, place_stars (s, 1); memcpy (s->stars[0], s->stars[s->head.n_seats - 1], sizeof s->stars[0]);
      memset (s->stars[s->head.n_seats - 1], 0, sizeof s->stars[0]))
EDIT (placer_out_of_turn, place_stars (s, 1); s->head.decider = 0)
EDIT (event_kept_before, s->open_events[2][s->n_open[2]++] = s->event_deck[--s->n_event_deck];
      s->event_deck[s->n_event_deck] = 0)
EDIT (acts_in_setup, s->acts++)
EDIT (round_in_setup, s->round = 2)
EDIT (counted_too_much, s->sold = (guint8) (s->acts + 1))
EDIT (answers_beyond_the_turn, s->acts = 152)
EDIT (last_round_not_begun, s->options.finish_round = TRUE; s->pad[0][0][0] = 50)
/* clang-format on */

#define PLAIN   "p0: F12, G5, hand A1 C1"
#define PLOT    "p0: hand B3; p1: F9, stars A2 C1"
#define TRADE   "p0: G5, hand A1; p1: hand C1"
#define PROMISE "open promises 1; p0: G5"

static const struct
{
  const char *name;
  const char *position;
  const char *before[2];
  Edit        edit;
  gint        broken;
} cases[] = {
  { "more-cards", PLAIN, { NULL }, more_cards, 1 },
  { "lost-card", PLAIN, { NULL }, lost_card, 1 },
  { "wrong-size", PLAIN, { NULL }, wrong_size, 1 },
  { "nobodys-turn", PLAIN, { NULL }, nobodys_turn, 1 },
  { "first-player-elsewhere", PLAIN, { NULL }, first_player_elsewhere, 1 },
  { "event-twice", PLAIN, { NULL }, event_twice, 2 },
  { "event-gone", PLAIN, { NULL }, event_gone, 2 },
  { "event-out-of-game", PLAIN, { NULL }, event_out_of_game, 2 },
  { "event-question-about-market", "new game", { NULL }, event_question_about_market, 2 },
  { "market-twice", PLAIN, { NULL }, market_twice, 3 },
  { "market-gone", PLAIN, { NULL }, market_gone, 3 },
  { "more-gold", PLAIN, { NULL }, more_gold, 4 },
  { "gold-without-limit", PLAIN, { NULL }, gold_without_limit, 4 },
  { "one-star", PLAIN, { NULL }, one_star, 5 },
  { "nine-stars", PLAIN, { NULL }, nine_stars, 5 },
  { "star-too-many-in-setup", "new game", { NULL }, star_too_many_in_setup, 5 },
  { "three-on-a-staff", "new game", { NULL }, three_on_a_staff, 5 },
  { "star-not-counted", "new game", { NULL }, star_not_counted, 5 },
  { "star-of-another", "new game", { NULL }, star_of_another, 5 },
  { "positive-loss", PLAIN, { NULL }, positive_loss, 6 },
  { "negative-gain", PLAIN, { NULL }, negative_gain, 6 },
  { "less-than-nothing", PLAIN, { NULL }, less_than_nothing, 6 },
  { "known-too-much", PLAIN, { NULL }, known_too_much, 7 },
  { "winner-in-play", PLAIN, { NULL }, winner_in_play, 8 },
  { "nobody-decides", PLAIN, { NULL }, nobody_decides, 8 },
  { "over-without-winner", PLAIN, { NULL }, over_without_winner, 8 },
  { "other-decides", PLAIN, { NULL }, other_decides, 9 },
  { "target-is-plotter", PLOT, { "play B3 at p1 staff A" }, target_is_plotter, 9 },
  { "no-target", PLOT, { "play B3 at p1 staff A" }, no_target, 9 },
  { "plotter-decides", PLOT, { "play B3 at p1 staff A" }, plotter_decides, 9 },
  { "offerer-decides", TRADE, { "offer p1 give A1 for C1" }, offerer_decides, 9 },
  { "third-offers", TRADE, { "offer p1 give A1 for C1" }, third_offers, 9 },
  { "offers-too-much", TRADE, { "offer p1 give A1 for C1" }, offers_too_much, 9 },
  { "inviter-decides", TRADE, { "invite p1" }, plotter_decides, 9 },
  { "no-why", "new game", { NULL }, no_why, 10 },
  { "other-why", "p0: hand P1, events E5", { "play P1 event E5" }, other_why, 10 },
  { "why-in-play", PLAIN, { NULL }, why_in_play, 10 },
  { "question-in-discard", TRADE, { "invite p1" }, question_in_discard, 10 },
  { "placer-out-of-turn", "new game", { NULL }, placer_out_of_turn, 9 },
  { "event-kept-before", "new game", { NULL }, event_kept_before, 9 },
  { "end-without-question", PLAIN, { NULL }, end_without_question, 10 },
  { "due-in-play", PLAIN, { NULL }, due_in_play, 11 },
  { "left-in-play", PLAIN, { NULL }, left_in_play, 11 },
  { "nothing-due", "begin p0", { NULL }, nothing_due, 11 },
  { "none-left", "begin p0", { NULL }, none_left, 11 },
  { "due-without-star", "begin p0", { NULL }, due_without_star, 11 },
  { "nothing-to-choose", "p0: G8", { "buy" }, nothing_to_choose, 12 },
  { "leftover-look", PLAIN, { NULL }, leftover_look, 12 },
  { "leftover-card", PLAIN, { NULL }, leftover_card, 12 },
  { "leftover-deal", PLAIN, { NULL }, leftover_deal, 12 },
  { "leftover-number", PLAIN, { NULL }, leftover_number, 12 },
  { "leftover-seizure", PLAIN, { NULL }, leftover_seizure, 12 },
  { "leftover-asker", PLAIN, { NULL }, leftover_asker, 12 },
  { "no-plot", PLOT, { "play B3 at p1 staff A" }, no_plot, 12 },
  { "plot-without-choice", PLOT, { "play B3 at p1 staff A" }, plot_without_choice, 12 },
  { "plot-with-choice-too-many",
    PLOT,
    { "play B3 at p1 staff A" },
    plot_with_choice_too_many,
    12 },
  { "nothing-to-seize",
    "p0: hand O3; p1: hand A1",
    { "play O3 at p1", "pass" },
    nothing_to_seize,
    12 },
  { "wrong-number", TRADE, { "offer p1 give A1 for C1" }, wrong_number, 12 },
  { "wrong-pledge", TRADE, { "offer p1 give A1 for C1" }, wrong_pledge, 12 },
  { "wrong-plot", TRADE, { "offer p1 give A1 for C1" }, wrong_plot, 12 },
  { "no-room-for-promise",
    "open promises 23; p0: G5",
    { "offer p1 give G1 for nothing mine no-intrigue/1" },
    no_room_for_promise,
    12 },
  { "asks-more-than-a-hand",
    TRADE,
    { "offer p1 give A1 for C1" },
    asks_more_than_a_hand,
    12 },
  { "guest-without-alliance", PLAIN, { NULL }, guest_without_alliance, 13 },
  { "poisoned-in-own-turn", PLAIN, { NULL }, poisoned_in_own_turn, 13 },
  { "endless-turn", PLAIN, { NULL }, endless_turn, 14 },
  { "acts-in-setup", "new game", { NULL }, acts_in_setup, 14 },
  { "round-in-setup", "new game", { NULL }, round_in_setup, 14 },
  { "counted-too-much", PLAIN, { NULL }, counted_too_much, 14 },
  { "answers-beyond-the-turn",
    PLOT,
    { "play B3 at p1 staff A" },
    answers_beyond_the_turn,
    14 },
  { "beyond-limit", PLAIN, { NULL }, beyond_limit, 14 },
  { "promise-to-oneself", PROMISE, { NULL }, promise_to_oneself, 15 },
  { "promise-of-nothing", PROMISE, { NULL }, promise_of_nothing, 15 },
  { "promise-of-no-plot", PROMISE, { NULL }, promise_of_no_plot, 15 },
  { "promise-paid", PROMISE, { NULL }, promise_paid, 15 },
  { "peace-paid", PROMISE, { NULL }, peace_paid, 15 },
  { "won-already", PLAIN, { NULL }, won_already, 17 },
  { "last-round-not-begun", PLAIN, { NULL }, last_round_not_begun, 17 },
  { "final-without-option", PLAIN, { NULL }, final_without_option, 17 },
};

static void
test_broken (gconstpointer data)
{
  const guint              i = GPOINTER_TO_UINT (data);
  g_auto (EmperorPosition) position;
  FavorRefusal             why = { 0 };

  emperor_position_init (&position, cases[i].position);
  for (guint j = 0; j < 2 && cases[i].before[j] != NULL; j++)
    emperor_position_play (&position, cases[i].before[j]);
  cases[i].edit (&position.state);
  emperor_derive (&position.state);
  g_assert_false (emperor_validate (&position.state, &why));
  g_assert_cmpuint (why.reason, ==, FAVOR_REFUSAL_BROKEN_POSITION);
  g_assert_cmpint (why.arg[0], ==, cases[i].broken);
  g_assert_false (emperor_validate (&position.state, NULL));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/emperor/validate/", cases[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_broken);
    }
  return g_test_run ();
}
