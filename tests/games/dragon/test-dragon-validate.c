/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "dragon-position.h"

/* For every invariant that can be seen in one position there are positions that break it,
 * and the lowest broken number is named. */

typedef struct
{
  guint       number;
  const char *name;
  DragonSetup setup;
  const char *script;
  void (*spoil) (DragonState *state);
} Broken;

#define FOUR                                                                             \
  {                                                                                      \
    .seats = "D1 O0 C2 R0", .votes = 3                                                   \
  }
#define LAP            "O:Ar>Ar C:Me>Me R:Su>Su D:So>So"
#define DEAL           "O:offer(C,vote-for,Me,1,after,pledge) C:accept "
#define DUE            DEAL "O:Ar>Me C:Me>Me R:So>Me D:So>Su / "
#define LAPS_AFTER_DUE "C:Me>Me R:Su>Su O:Ar>Su D:Ar>Ar / R:As>As O:So>Ar C:Ar>Ar D:Me>Ar"
#define THREE                                                                            \
  {                                                                                      \
    .seats = "T0 C0 B0", .judge = 'B', .votes = 3                                        \
  }
#define SENDING                                                                          \
  "T:So>So C:Me>Me B:Su>Su / C:Ar>Ar T:So>No B:No>No / T:No>No C:No>Me B:Su>No"
#define TIE                                                                              \
  {                                                                                      \
    .seats = "D1 O0", .judge = 'O', .votes = 3                                           \
  }
#define TIED "D:No>No O:So>So / D:Su>Su O:Su>As / D:Me>Me O:As>Ar"

static void
same_clan (DragonState *state)
{
  state->clans[1] = state->clans[0];
}

static void
other_clan_than_chosen (DragonState *state)
{
  state->options.clan_choice[0] = 1 + DRAGON_CLAN_BOAR;
}

static void
card_missing (DragonState *state)
{
  state->hand[1][DRAGON_ROLE_NOBLE]--;
}

static void
one_seat (DragonState *state)
{
  state->head.n_seats = 1;
}

static void
later_round (DragonState *state)
{
  state->round = 2;
}

static void
sender_skipped (DragonState *state)
{
  state->head.decider = state->head.turn_owner = 1;
}

static void
not_among_options (DragonState *state)
{
  state->home_options[0][0] = (guint8) (0x3f & ~(1u << state->home[0][0]));
}

static void
over_too_early (DragonState *state)
{
  state->head.phase = DRAGON_PHASE_OVER;
  state->head.decider = state->head.turn_owner = FAVOR_SEAT_NONE;
}

static void
move_favour (DragonState *state, guint seat, DragonSource to, gint n)
{
  state->pad[seat][to] = (gint16) (state->pad[seat][to] + n);
  state->pad[seat][DRAGON_SOURCE_START] =
    (gint16) (state->pad[seat][DRAGON_SOURCE_START] - n);
}

static void
lost_by_merchant (DragonState *state)
{
  move_favour (state, 0, DRAGON_SOURCE_MERCHANT, -1);
}

static void
taken_from_nobody (DragonState *state)
{
  move_favour (state, 0, DRAGON_SOURCE_ASSASSIN, 1);
}

static void
given_to_nobody (DragonState *state)
{
  move_favour (state, 0, DRAGON_SOURCE_DEALS, -1);
}

static void
nobody_decides (DragonState *state)
{
  state->head.decider = state->head.turn_owner = FAVOR_SEAT_NONE;
}

static void
turn_of_another (DragonState *state)
{
  state->head.turn_owner = (state->head.decider + 1) % (FavorSeat) state->head.n_seats;
}

static void
another_decides (DragonState *state)
{
  turn_of_another (state);
  state->head.decider = state->head.turn_owner;
}

static void
round_five (DragonState *state)
{
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      const guint i = state->n_home[seat]++;
      guint       role = 0;

      while (state->hand[seat][role] == 0)
        role++;
      state->hand[seat][role]--;
      state->home[seat][i] = (gint8) role;
      state->home_options[seat][i] = (guint8) (1u << role);
    }
  state->round = 5;
}

static void
lap_too_far (DragonState *state)
{
  state->lap = 3;
}

static void
lap_without_votes (DragonState *state)
{
  state->lap = 0;
}

static void
judge_shifts (DragonState *state)
{
  state->head.decider = state->head.turn_owner = state->judge;
}

static void
swapped_owners (DragonState *state)
{
  const DragonPlaced first = state->table[0];

  state->table[0] = state->table[1];
  state->table[1] = first;
}

static void
wrong_lap (DragonState *state)
{
  state->table[0].lap = 2;
}

static void
face_down_again (DragonState *state)
{
  state->revealed = FALSE;
}

static void
early_works (DragonState *state)
{
  state->works[0] = 2;
}

static void
early_withdrawal (DragonState *state)
{
  state->table[0].withdrawn = TRUE;
}

static void
early_winner (DragonState *state)
{
  state->winner = 0;
}

static void
miscounted (DragonState *state)
{
  state->counts[DRAGON_ROLE_SOLDIER]++;
}

static void
wrong_winner (DragonState *state)
{
  state->winner = DRAGON_ROLE_ASSASSIN;
}

/* The votes are counted as if the Supplier on Supplier were withdrawn. */
static void
struck_by_nobody (DragonState *state)
{
  state->table[2].withdrawn = TRUE;
  state->counts[DRAGON_ROLE_SUPPLIER]--;
}

static void
awarded_twice (DragonState *state)
{
  move_favour (state, 0, DRAGON_SOURCE_VOTE, 2);
}

static void
too_many_votes (DragonState *state)
{
  state->votes = 3;
}

static void
five_of_six (DragonState *state)
{
  state->votes = 5;
}

static void
offer_from_nowhere (DragonState *state)
{
  state->n_pending = 1;
  state->pending[0] = (DragonDeal){ .to = 1, .pledge_lap = 1, .target_lap = 1 };
}

static void
deal_not_counted (DragonState *state)
{
  state->offers[1] = 0;
}

static void
offers_switched_off (DragonState *state)
{
  state->options.negotiation = DRAGON_NEGOTIATION_GIFTS_ONLY;
}

static void
gift_before_votes (DragonState *state)
{
  state->gifts[0] = 1;
}

static void
asked_of_another (DragonState *state)
{
  state->pending[0].to = 3;
}

static void
paid_too_early (DragonState *state)
{
  state->deals[0].payment = DRAGON_PAYMENT_PAID;
}

static void
word_kept_too_early (DragonState *state)
{
  state->deals[0].target_status = DRAGON_TARGET_KEPT;
}

static void
word_broken_not_kept (DragonState *state)
{
  state->deals[0].target_status = DRAGON_TARGET_BROKEN;
  state->deals[0].payment = DRAGON_PAYMENT_VOID;
}

static void
no_such_pledge (DragonState *state)
{
  state->deals[0].pledge = FALSE;
}

static void
wrong_target_lap (DragonState *state)
{
  state->deals[0].target_lap = 2;
}

static void
pledged_in_the_future (DragonState *state)
{
  state->deals[0].pledge_lap = state->deals[0].target_lap = 2;
}

static void
offered_before_turn (DragonState *state)
{
  state->deals[0].from = 3;
  state->deals[0].to = 0;
  state->offers[3] = 1;
}

static void
deals_swapped (DragonState *state)
{
  const DragonDeal first = state->deals[0];

  state->deals[0] = state->deals[1];
  state->deals[1] = first;
}

static void
nothing_for_later (DragonState *state)
{
  state->deals[0].favour = 0;
}

static void
more_than_owned (DragonState *state)
{
  state->pending[0].when = DRAGON_WHEN_NOW;
}

static void
answered_already (DragonState *state)
{
  state->pending[0].payment = DRAGON_PAYMENT_OPEN;
}

static void
another_settles (DragonState *state)
{
  state->head.decider = state->head.turn_owner = 0;
}

static void
nothing_due (DragonState *state)
{
  state->deals[0].payment = DRAGON_PAYMENT_BROKEN;
}

static void
no_moving (DragonState *state)
{
  state->options.placing = DRAGON_PLACING_IN_TURN;
}

static void
choice_without_tie (DragonState *state)
{
  state->tie_options = 3;
}

static void
choice_too_small (DragonState *state)
{
  state->tie_options = 1u << DRAGON_ROLE_MERCHANT | 1u << DRAGON_ROLE_NOBLE;
}

static void
judge_breaks_tie (DragonState *state)
{
  state->head.decider = state->head.turn_owner = state->judge;
}

static void
shown_too_early (DragonState *state)
{
  state->n_shown[0] = 1;
}

static void
shown_another (DragonState *state)
{
  state->shown[0][0][DRAGON_ROLE_SOLDIER]--;
  state->shown[0][0][DRAGON_ROLE_MERCHANT]++;
}

static void
shown_too_many (DragonState *state)
{
  state->shown[0][0][DRAGON_ROLE_MERCHANT] += 2;
}

static void
won_too_early (DragonState *state)
{
  state->winners = 1;
}

static void
won_by_another (DragonState *state)
{
  state->winners = 1 << 1;
}

static void
favour_from_nowhere (DragonState *state)
{
  state->favour[0]++;
}

/* clang-format off */
#define LATER { .seats = "D1 O0", .judge = 'D', .round = 2 }
#define MOVING { .seats = "D1 O0 C0", .votes = 1, .options = "placing=in-turn-move" }
#define ROUND_5 { .seats = "O6 C6 R2", .judge = 'O', .round = 5 }
#define OFFERED "O:offer(C,vote-for,Me,1,after)"

static const Broken broken[] = {
  { 1, "same-clan", FOUR, NULL, same_clan },
  { 1, "other-clan-than-chosen", FOUR, NULL, other_clan_than_chosen },
  { 1, "card-missing", FOUR, NULL, card_missing },
  { 1, "one-seat", FOUR, NULL, one_seat },
  { 2, "later-round", FOUR, NULL, later_round },
  { 3, "sender-skipped", THREE, SENDING, sender_skipped },
  { 3, "not-among-options", LATER, NULL, not_among_options },
  { 3, "over-too-early", THREE, SENDING, over_too_early },
  { 4, "lost-by-merchant", FOUR, NULL, lost_by_merchant },
  { 4, "taken-from-nobody", FOUR, NULL, taken_from_nobody },
  { 5, "given-to-nobody", FOUR, NULL, given_to_nobody },
  { 6, "nobody-decides", FOUR, NULL, nobody_decides },
  { 6, "turn-of-another", FOUR, NULL, turn_of_another },
  { 7, "another-nominates", { .seats = "D O" }, NULL, another_decides },
  { 7, "nominated-in-round-5", { .seats = "D O", .round = 4 }, NULL, round_five },
  { 8, "another-places", FOUR, LAP, another_decides },
  { 8, "lap-too-far", FOUR, LAP, lap_too_far },
  { 8, "lap-without-votes", FOUR, LAP, lap_without_votes },
  { 8, "judge-shifts", MOVING, "O:Ar>Ar C:Ar>Ar", judge_shifts },
  { 9, "swapped-owners", FOUR, LAP, swapped_owners },
  { 9, "wrong-lap", FOUR, LAP, wrong_lap },
  { 10, "face-down-again", THREE, SENDING, face_down_again },
  { 11, "early-works", FOUR, LAP, early_works },
  { 11, "early-withdrawal", FOUR, LAP, early_withdrawal },
  { 11, "early-winner", FOUR, LAP, early_winner },
  { 12, "miscounted", THREE, SENDING, miscounted },
  { 12, "wrong-winner", THREE, SENDING, wrong_winner },
  { 13, "struck-by-nobody", THREE, SENDING, struck_by_nobody },
  { 14, "awarded-twice", THREE, SENDING, awarded_twice },
  { 15, "too-many-votes", ROUND_5, NULL, too_many_votes },
  { 15, "five-of-six", { .seats = "D O C T B F", .votes = 1 }, NULL, five_of_six },
  { 16, "offer-from-nowhere", FOUR, NULL, offer_from_nowhere },
  { 16, "deal-not-counted", FOUR, DEAL "O:Ar>Ar", deal_not_counted },
  { 16, "offers-switched-off", FOUR, DEAL "O:Ar>Ar", offers_switched_off },
  { 16, "gift-before-votes", { .seats = "D O" }, NULL, gift_before_votes },
  { 16, "asked-of-another", FOUR, OFFERED, asked_of_another },
  { 17, "paid-too-early", FOUR, DEAL "O:Ar>Ar", paid_too_early },
  { 17, "word-kept-too-early", FOUR, DEAL "O:Ar>Ar", word_kept_too_early },
  { 17, "word-broken-not-kept", FOUR, DUE "C:Me>Me", word_broken_not_kept },
  { 17, "no-such-pledge", FOUR, DEAL "O:Ar>Ar", no_such_pledge },
  { 17, "wrong-target-lap", FOUR, DEAL "O:Ar>Ar", wrong_target_lap },
  { 17, "pledged-in-the-future", FOUR, DEAL "O:Ar>Ar", pledged_in_the_future },
  { 17, "offered-before-turn", FOUR, DEAL "O:Ar>Ar", offered_before_turn },
  { 17, "deals-swapped", FOUR,
    DEAL "O:Ar>Ar C:offer(R,avoid,No,1,now) R:accept", deals_swapped },
  { 17, "nothing-for-later", FOUR, DEAL "O:Ar>Ar", nothing_for_later },
  { 17, "more-than-owned", FOUR, OFFERED, more_than_owned },
  { 17, "answered-already", FOUR, OFFERED, answered_already },
  { 17, "another-settles", FOUR, DUE LAPS_AFTER_DUE, another_settles },
  { 17, "nothing-due", FOUR, DUE LAPS_AFTER_DUE, nothing_due },
  { 17, "no-moving", MOVING, "O:Ar>Ar C:Ar>Ar", no_moving },
  { 18, "choice-without-tie", FOUR, NULL, choice_without_tie },
  { 18, "choice-too-small", TIE, TIED, choice_too_small },
  { 18, "judge-breaks-tie", TIE, TIED, judge_breaks_tie },
  { 19, "shown-too-early", FOUR, NULL, shown_too_early },
  { 19, "shown-another", THREE, SENDING, shown_another },
  { 19, "shown-too-many", LATER, NULL, shown_too_many },
  { 23, "won-too-early", FOUR, NULL, won_too_early },
  { 23, "won-by-another", ROUND_5, "C:No>No R:So>So O:So>So", won_by_another },
  { 24, "favour-from-nowhere", FOUR, NULL, favour_from_nowhere },
};

/* clang-format on */

static void
test_broken (gconstpointer data)
{
  const Broken           *entry = data;
  g_auto (DragonPosition) self = { 0 };
  FavorRefusal            why = { 0 };

  dragon_position_init (&self, &entry->setup);
  if (entry->script != NULL)
    dragon_position_play (&self, entry->script);
  entry->spoil (&self.state);
  g_assert_false (favor_dragon_game.validate (&self.state, &why));
  g_assert_cmpint (why.reason, ==, FAVOR_REFUSAL_BROKEN_POSITION);
  g_assert_cmpint (why.arg[0], ==, entry->number);
  g_assert_false (favor_dragon_game.validate (&self.state, NULL));
}

/* Any state whose fields are in range can be asked, however little its parts agree. */
static void
test_nonsense (void)
{
  static const char *const scripts[] = { LAP, DEAL, DUE LAPS_AFTER_DUE, "O:Ar>Ar" };
  const DragonSetup        setup = FOUR;
  DragonState              states[G_N_ELEMENTS (scripts)];
  FavorRng                 rng;
  guint                    asked = 0;

  for (guint i = 0; i < G_N_ELEMENTS (scripts); i++)
    {
      g_auto (DragonPosition) self = { 0 };

      dragon_position_init (&self, &setup);
      dragon_position_play (&self, scripts[i]);
      states[i] = self.state;
    }
  favor_rng_seed (&rng, 1);
  for (guint i = 0; i < 100000; i++)
    {
      DragonState  state = states[i % G_N_ELEMENTS (states)];
      FavorRefusal why = { 0 };

      for (guint j = 0; j <= i % 5; j++)
        favor_schema_corrupt (&dragon_state_schema, &state, &rng);
      if (!favor_schema_check (&dragon_state_schema,
                               &state,
                               state.head.n_seats,
                               FALSE,
                               NULL,
                               NULL))
        continue;
      asked++;
      if (!favor_dragon_game.validate (&state, &why))
        g_assert_cmpint (why.arg[0], >=, 1);
    }
  g_assert_cmpuint (asked, >, 1000);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (broken); i++)
    {
      g_autofree char *path = g_strdup_printf ("/dragon/validate/%u-%s",
                                               broken[i].number,
                                               broken[i].name);

      g_test_add_data_func (path, &broken[i], test_broken);
    }
  g_test_add_func ("/dragon/validate/nonsense", test_nonsense);
  return g_test_run ();
}
