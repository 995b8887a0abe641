/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "dragon-tableau.h"
#include "favor-beats.h"

#include "dragon-events.h"
#include "dragon-random.h"
#include "favor-text.h"

#define N_GAMES 280

/* What a run over many games met, so that no test is content with nothing. */
typedef struct
{
  guint n_shows;
  guint n_ended_rounds;
  guint n_withdrawn;
  guint n_works;
  guint n_ties;
  guint n_company;
} Met;

static void
set_up (DragonState *state, guint number)
{
  DragonOptions options = { 0 };

  dragon_random_options (&options, number);
  dragon_setup (state, &options, 2 + number % 6, number, NULL);
}

/* At most one card acts for each event, and then the vote card of all of them stands out. */
static void
assert_points_well (const DragonTableau *tableau, guint n_events)
{
  guint n_active = 0;

  for (guint i = 0; i < tableau->n_cards; i++)
    if (tableau->cards[i].active)
      {
        n_active++;
        if (n_events == 1 || tableau->active_role != FAVOR_NONE)
          g_assert_cmpint (tableau->active_role, ==, tableau->cards[i].on);
      }
  g_assert_cmpuint (n_active, <=, n_events);
}

/* A card in company touches a card of each clan that its effect is about: as many clans, besides its
 * own, as the event names. */
static void
assert_touches_well (const DragonTableau *tableau, const FavorEvent *event, Met *met)
{
  guint touched = 0, own = 0;

  for (guint i = 0; i < tableau->n_cards; i++)
    {
      if (tableau->cards[i].changed)
        touched |= 1u << tableau->cards[i].owner;
      if (tableau->cards[i].active)
        own = 1u << tableau->cards[i].owner;
    }
  if (!dragon_event_is (event, "merchant-paid") &&
      !dragon_event_is (event, "soldier-force") &&
      !dragon_event_is (event, "supplier-gave"))
    return;
  g_assert_cmphex (touched, ==, tableau->touched & ~own);
  met->n_company += touched != 0;
}

static const FavorEvent *
find_event (const FavorEvents *events, const char *id)
{
  for (guint i = 0; i < events->n; i++)
    if (dragon_event_is (&events->items[i], id))
      return &events->items[i];
  return NULL;
}

/* What the rules said about a round whose table is empty again. */
static void
assert_told (const DragonTableau *tableau,
             const DragonState   *after,
             guint                round,
             const FavorEvents   *events)
{
  guint8            shown[DRAGON_MAX_SEATS][DRAGON_N_ROLES] = { 0 };
  guint             n_withdrawn = 0;
  const FavorEvent *won = find_event (events, "role-won");

  for (guint i = 0; i < tableau->n_cards; i++)
    {
      g_assert_true (tableau->cards[i].turned);
      shown[tableau->cards[i].owner][tableau->cards[i].role]++;
      n_withdrawn += (guint) tableau->cards[i].withdrawn;
    }
  for (guint seat = 0; seat < after->head.n_seats; seat++)
    g_assert_cmpmem (shown[seat],
                     DRAGON_N_ROLES,
                     after->shown[seat][round - 1],
                     DRAGON_N_ROLES);
  for (guint i = 0; i < events->n; i++)
    {
      const FavorEvent *event = &events->items[i];

      if (dragon_event_is (event, "card-withdrawn"))
        n_withdrawn--;
      else if (dragon_event_is (event, "role-counted"))
        g_assert_cmpint (tableau->votes[dragon_event_get (event, "role", -1)],
                         ==,
                         dragon_event_get (event, "n", -1));
    }
  g_assert_cmpuint (n_withdrawn, ==, 0);
  g_assert_cmpint (tableau->winner,
                   ==,
                   won != NULL ? dragon_event_get (won, "role", -1) : FAVOR_NONE);
}

/* The position at an event, as `viewer` sees it; `n_told` events were told as one, that among them. */
static void
see (DragonTableau        *tableau,
     DragonState          *seen,
     const FavorPositions *positions,
     const FavorEvents    *events,
     guint                 nth,
     guint                 n_told,
     FavorSeat             viewer)
{
  const FavorMoment moment = { .state = seen,
                               .events = &events->items[nth + 1 - n_told],
                               .n_events = n_told,
                               .viewer = viewer,
                               .showing = TRUE };

  memcpy (seen, favor_positions_get (positions, nth), sizeof *seen);
  if (viewer != FAVOR_VIEWER_OPEN)
    favor_game_observe (&favor_dragon_game, seen, viewer);
  dragon_tableau_see (tableau, &moment);
}

/* Who gains or loses between two sights is touched by what the later one shows. */
static void
assert_gains (const DragonTableau *tableau,
              const DragonState   *earlier,
              const DragonState   *seen)
{
  for (guint seat = 0; seat < seen->head.n_seats; seat++)
    g_assert_true (earlier->favour[seat] == seen->favour[seat] ||
                   (tableau->touched >> seat & 1) != 0);
}

/* One action, as `viewer` sees it. */
static void
check_steps (const DragonState    *before,
             const DragonState    *after,
             const FavorEvents    *events,
             const FavorPositions *positions,
             FavorSeat             viewer,
             Met                  *met)
{
  DragonState   earlier = *before, seen = *before;
  DragonTableau tableau;

  for (guint n = 0; n < events->n;)
    {
      FavorBeat beat;
      guint     n_told;

      favor_beat_find (&favor_dragon_game, events->items, events->n, n, &beat);
      g_assert_cmpuint (beat.first, ==, n);
      for (guint i = 1; i < beat.n; i++)
        g_assert_true (dragon_event_is (&events->items[n + i], "card-turned") ||
                       dragon_event_is (&events->items[n + i], "role-counted") ||
                       favor_dragon_game.events[events->items[n + i].kind].joins != NULL);
      n += beat.n;
      g_assert_cmpuint (n, <=, events->n);
      n_told = favor_text_count_joined (&favor_dragon_game,
                                        &events->items[beat.told],
                                        n - beat.told);
      if (beat.told + n_told < n)
        n_told = 1;
      see (&tableau, &seen, positions, events, n - 1, n_told, viewer);
      assert_points_well (&tableau, n_told);
      assert_touches_well (&tableau, &events->items[n - 1], met);
      assert_gains (&tableau, &earlier, &seen);
      earlier = seen;
      /* The table is told of whole, just before it is cleared for the next round. */
      if (n < events->n && dragon_event_is (&events->items[n], "judge-changed"))
        assert_told (&tableau, after, before->round, events);
    }
  met->n_ended_rounds += after->round != before->round;
}

static void
count (Met *met, const FavorEvents *events)
{
  met->n_shows++;
  met->n_withdrawn += find_event (events, "card-withdrawn") != NULL;
  met->n_works += find_event (events, "works-placed") != NULL;
  met->n_ties += find_event (events, "tie-broken") != NULL ||
                 find_event (events, "deadlock") != NULL;
}

static void
check_game (guint number, Met *met)
{
  DragonState             state = { 0 };
  g_auto (FavorActions)   legal = { 0 };
  g_auto (FavorEvents)    events = { 0 };
  g_auto (FavorPositions) positions = { 0 };
  FavorRng                rng;

  favor_rng_seed (&rng, number);
  set_up (&state, number);
  while (state.head.decider != FAVOR_SEAT_NONE)
    {
      DragonState before = state;
      FavorAction action = dragon_random_action (&state, &legal, &rng);

      favor_game_record (&favor_dragon_game, &state, &action, &events, &positions);
      if (find_event (&events, "cards-revealed") == NULL)
        continue;
      g_assert_true (favor_beats_want_show (&favor_dragon_game, events.items, events.n));
      count (met, &events);
      check_steps (&before, &state, &events, &positions, FAVOR_VIEWER_OPEN, met);
      check_steps (&before, &state, &events, &positions, FAVOR_SEAT_NONE, met);
      check_steps (&before, &state, &events, &positions, (FavorSeat) (number % 2), met);
    }
}

/* Shown event by event, each reveal of some hundred games ends where the rules end. */
static void
test_reveals (void)
{
  Met met = { 0 };

  for (guint number = 0; number < N_GAMES; number++)
    check_game (number, &met);
  g_assert_cmpuint (met.n_shows, >=, N_GAMES * DRAGON_N_ROUNDS);
  g_assert_cmpuint (met.n_ended_rounds, >, 0);
  g_assert_cmpuint (met.n_withdrawn, >, 0);
  g_assert_cmpuint (met.n_works, >, 0);
  g_assert_cmpuint (met.n_company, >, 0);
  g_assert_cmpuint (met.n_ties, >, 0);
}

/* All cards turn over together, and nothing is known of them a moment before. */
static void
test_turns_at_once (void)
{
  DragonState             state = { 0 }, seen;
  g_auto (FavorActions)   legal = { 0 };
  g_auto (FavorEvents)    events = { 0 };
  g_auto (FavorPositions) positions = { 0 };
  DragonTableau           tableau;
  FavorBeat               beat;
  FavorRng                rng;
  guint                   n = 0;

  favor_rng_seed (&rng, 3);
  set_up (&state, 2);
  do
    {
      FavorAction action = dragon_random_action (&state, &legal, &rng);

      favor_game_record (&favor_dragon_game, &state, &action, &events, &positions);
    }
  while (!find_event (&events, "cards-revealed"));
  while (!dragon_event_is (&events.items[n], "cards-revealed"))
    n++;
  see (&tableau, &seen, &positions, &events, n, 1, FAVOR_SEAT_NONE);
  g_assert_cmpuint (tableau.n_cards, >=, state.head.n_seats);
  for (guint i = 0; i < tableau.n_cards; i++)
    {
      g_assert_false (tableau.cards[i].turned);
      g_assert_cmpint (tableau.cards[i].role, ==, DRAGON_HIDDEN);
    }
  favor_beat_find (&favor_dragon_game, events.items, events.n, n, &beat);
  n += beat.n;
  see (&tableau, &seen, &positions, &events, n, 1, FAVOR_SEAT_NONE);
  for (guint i = 0; i < tableau.n_cards; i++)
    {
      g_assert_true (tableau.cards[i].turned);
      g_assert_cmpint (tableau.cards[i].role, >=, 0);
    }
}

/* An argument is found by its name, wherever it stands. */
static void
test_events (void)
{
  const FavorEvent strike = { .kind = DRAGON_EVENT_CARD_WITHDRAWN,
                              .arg = { 6, 2, 1, 2, 4, 7 } };
  const FavorEvent deadlock = { .kind = DRAGON_EVENT_DEADLOCK, .arg = { 3 } };

  g_assert_true (dragon_event_is (&strike, "card-withdrawn"));
  g_assert_false (dragon_event_is (&strike, "card-turned"));
  g_assert_cmpint (dragon_event_get (&strike, "clan", -1), ==, 6);
  g_assert_cmpint (dragon_event_get (&strike, "index", -1), ==, 4);
  g_assert_cmpint (dragon_event_get (&strike, "struck-index", -1), ==, 7);
  g_assert_cmpint (dragon_event_get (&strike, "n", -5), ==, -5);
  g_assert_cmpint (dragon_event_get (&deadlock, "n", -1), ==, 3);
  g_assert_cmpint (dragon_event_get (&deadlock, "index", -1), ==, -1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dragon-tableau/events", test_events);
  g_test_add_func ("/dragon-tableau/reveals", test_reveals);
  g_test_add_func ("/dragon-tableau/turns-at-once", test_turns_at_once);
  return g_test_run ();
}
