/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdlib.h>
#include <string.h>

#include "emperor-position.h"
#include "emperor-step.h"

/* Which of its cards a position names itself. */
typedef struct
{
  EmperorState *state;
  gboolean      unknown[EMPEROR_MAX_SEATS];
  gboolean      has_stars[EMPEROR_MAX_SEATS];
  gboolean      has_events[EMPEROR_MAX_SEATS];
  gboolean      event_deck;
  gboolean      market_deck;
  gboolean      new_game;
  FavorSeat     begin;
  guint         open_promises;
} Builder;

static void
read_cards (Builder *builder, FavorSeat seat, char **words)
{
  EmperorState *state = builder->state;

  for (; *words != NULL && !g_str_equal (*words, "none"); words++)
    {
      const char *word = *words;
      const guint n = emperor_parse_copies (&word);
      const gint  card = emperor_parse_piece (word);

      state->hand[seat][card] = (gint8) (state->hand[seat][card] + (gint) n);
      state->hand_size[seat] = (guint8) (state->hand_size[seat] + n);
      state->pile[card] = (guint8) (state->pile[card] - n);
    }
}

static void
read_stars (Builder *builder, FavorSeat seat, char **words)
{
  builder->has_stars[seat] = TRUE;
  for (; *words != NULL; words++)
    builder->state->stars[seat][emperor_parse_staff (*words)] = (guint8) atoi (*words +
                                                                               1);
}

static void
read_events (gint8 *list, guint8 *n, char **words)
{
  for (; *words != NULL && !g_str_equal (*words, "none"); words++)
    emperor_list_add (list, n, emperor_parse_event (*words));
}

static void
read_market (gint8 *list, guint8 *n, char **words)
{
  for (; *words != NULL && !g_str_equal (*words, "none"); words++)
    emperor_list_add (list, n, emperor_parse_piece (*words) - EMPEROR_N_CARDS);
}

/* "F12", "hand C1 2O1", "at Empress". */
static void
read_player_part (Builder *builder, FavorSeat seat, const char *text)
{
  EmperorState  *state = builder->state;
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  if (words[0][0] == 'F' && words[1] == NULL)
    state->pad[seat][EMPEROR_ROW_FIRST_STARS][0] = (gint16) atoi (words[0] + 1);
  else if (words[0][0] == 'G' && words[1] == NULL)
    state->gold[seat] = atoi (words[0] + 1);
  else if (g_str_equal (words[0], "hand"))
    read_cards (builder, seat, words + 1);
  else if (g_str_equal (words[0], "stars"))
    read_stars (builder, seat, words + 1);
  else if (g_str_equal (words[0], "market"))
    read_market (state->market_hand[seat], &state->n_market_hand[seat], words + 1);
  else if (g_str_equal (words[0], "events"))
    {
      builder->has_events[seat] = TRUE;
      read_events (state->open_events[seat], &state->n_open[seat], words + 1);
    }
  else if (g_str_equal (words[0], "done"))
    read_events (state->done_events[seat], &state->n_done[seat], words + 1);
  else if (g_str_equal (words[0], "at"))
    state->meeple[seat] = g_str_equal (words[1], "Empress")
                            ? EMPEROR_PLACE_EMPRESS
                            : (gint8) emperor_parse_staff (words[1]);
  else if (g_str_equal (words[0], "poison"))
    state->poison[seat] = (guint8) atoi (words[1]);
  else if (g_str_equal (words[0], "allied"))
    state->empress[seat] = TRUE;
  else if (g_str_equal (words[0], "unknown"))
    builder->unknown[seat] = TRUE;
  else
    g_error ("what is \"%s\" of a player?", text);
}

static void
read_player (Builder *builder, const char *text)
{
  g_auto (GStrv)  parts = g_strsplit (strchr (text, ':') + 2, ", ", -1);
  const FavorSeat seat = emperor_parse_seat (text);

  for (guint i = 0; parts[i] != NULL; i++)
    read_player_part (builder, seat, parts[i]);
}

static void
read_deck (Builder *builder, char **words)
{
  EmperorState *state = builder->state;

  if (g_str_equal (words[0], "event"))
    {
      builder->event_deck = TRUE;
      read_events (state->event_deck, &state->n_event_deck, words + 2);
    }
  else
    {
      builder->market_deck = TRUE;
      read_market (state->market_deck, &state->n_market_deck, words + 2);
    }
}

/* What is said of the game, not of a player; options and seats are read already. */
static void
read_game (Builder *builder, const char *text)
{
  EmperorState  *state = builder->state;
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  if (g_str_equal (words[0], "option") || g_strcmp0 (words[1], "seats") == 0)
    return;
  if (g_strcmp0 (words[1], "deck") == 0)
    read_deck (builder, words);
  else if (g_str_equal (text, "new game"))
    builder->new_game = TRUE;
  else if (g_str_equal (words[0], "first"))
    state->first = emperor_parse_seat (words[1]);
  else if (g_str_equal (words[0], "turn"))
    state->head.turn_owner = emperor_parse_seat (words[1]);
  else if (g_str_equal (words[0], "begin"))
    builder->begin = emperor_parse_seat (words[1]);
  else if (g_str_equal (words[0], "round"))
    state->round = (guint16) atoi (words[1]);
  else if (g_str_equal (words[0], "discarded"))
    read_market (state->market_discard, &state->n_market_discard, words + 1);
  else if (g_str_equal (words[0], "moved"))
    state->moved = TRUE;
  else if (g_str_equal (words[0], "talks"))
    state->talks = (guint8) atoi (words[1]);
  else if (g_str_equal (words[0], "actions"))
    state->acts = (guint16) atoi (words[1]);
  else if (g_str_equal (words[0], "open"))
    builder->open_promises = (guint) atoi (words[2]);
  else
    g_error ("what is \"%s\" of a game?", text);
}

static guint
set_of (const gint8 *list, guint n)
{
  guint set = 0;

  for (guint i = 0; i < n; i++)
    set |= 1u << list[i];
  return set;
}

/* Each player has an open Event, the highest that is nowhere else; the others are in the deck, or
 * completed by the last seat if the deck is named. */
static void
place_events (Builder *builder)
{
  EmperorState *state = builder->state;
  const guint   last = state->head.n_seats - 1u;
  guint         rest = emperor_events_in_game (&state->options);

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    rest &= ~(set_of (state->open_events[seat], state->n_open[seat]) |
              set_of (state->done_events[seat], state->n_done[seat]));
  rest &= ~set_of (state->event_deck, state->n_event_deck);
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    if (!builder->has_events[seat] && rest != 0)
      {
        const gint event = g_bit_nth_msf (rest, -1);

        emperor_list_add (state->open_events[seat], &state->n_open[seat], event);
        rest &= ~(1u << event);
      }
  for (; rest != 0; rest &= rest - 1)
    if (builder->event_deck)
      emperor_list_add (state->done_events[last],
                        &state->n_done[last],
                        __builtin_ctz (rest));
    else
      emperor_list_add (state->event_deck, &state->n_event_deck, __builtin_ctz (rest));
}

static void
place_market (Builder *builder)
{
  EmperorState *state = builder->state;
  guint         rest = emperor_market_in_game (&state->options);

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    rest &= ~set_of (state->market_hand[seat], state->n_market_hand[seat]);
  rest &= ~set_of (state->market_discard, state->n_market_discard);
  rest &= ~set_of (state->market_deck, state->n_market_deck);
  for (; rest != 0; rest &= rest - 1)
    if (builder->market_deck)
      emperor_list_add (state->market_discard,
                        &state->n_market_discard,
                        __builtin_ctz (rest));
    else
      emperor_list_add (state->market_deck, &state->n_market_deck, __builtin_ctz (rest));
}

static void
place_rest (Builder *builder)
{
  EmperorState *state = builder->state;
  gint          gold = 0;

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      gold += state->gold[seat];
      if (!builder->has_stars[seat])
        state->stars[seat][EMPEROR_STAFF_PRIEST] =
          state->stars[seat][EMPEROR_STAFF_STRATEGIST] = 1;
      for (guint card = 0; !builder->unknown[seat] && card < EMPEROR_N_CARDS; card++)
        state->known[seat][card] = (guint8) state->hand[seat][card];
    }
  state->treasury = state->options.limited_treasury ? (guint8) (EMPEROR_ALL_GOLD - gold)
                                                    : 0;
  for (guint i = 0; i < builder->open_promises; i++)
    state->promises[state->n_promises++] = (EmperorPromise){
      .by = (FavorSeat) (state->head.n_seats - 1),
      .kind = EMPEROR_PLEDGE_NO_INTRIGUE,
      .turns_left = 1,
    };
}

/* The setup as the rules make it, but with both decks in numeric order. */
static void
make_new_game (EmperorState *state, FavorEvents *events)
{
  EmperorOptions  options = state->options;
  const guint     n_seats = state->head.n_seats;
  const FavorSeat first = state->first;
  guint           rest;

  options.first_player = first;
  memset (state, 0, sizeof *state);
  emperor_setup (state, &options, n_seats, 1, events);
  state->n_event_deck = 0;
  state->n_market_deck = 0;
  for (rest = emperor_events_in_game (&options); rest != 0; rest &= rest - 1)
    emperor_list_add (state->event_deck, &state->n_event_deck, __builtin_ctz (rest));
  for (rest = emperor_market_in_game (&options); rest != 0; rest &= rest - 1)
    emperor_list_add (state->market_deck, &state->n_market_deck, __builtin_ctz (rest));
  favor_events_clear (events);
  emperor_look_events (state, EMPEROR_WHY_SETUP, events);
}

/* Round 3, turn of p0, nothing done. */
static void
make_blank (EmperorState *state)
{
  favor_rng_seed (&state->head.rng, 7);
  state->head.phase = EMPEROR_PHASE_PLAY;
  state->round = 3;
  state->winner = FAVOR_SEAT_NONE;
  for (guint card = 0; card < EMPEROR_N_CARDS; card++)
    state->pile[card] = EMPEROR_N_COPIES;
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      state->gold[seat] = 3;
      state->meeple[seat] = FAVOR_NONE;
    }
  emperor_clear_prompt (state);
}

static void
read_basics (EmperorState *state, char **items)
{
  state->head.n_seats = 3;
  favor_schema_set_defaults (&emperor_options_schema, &state->options);
  for (guint i = 0; items[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (items[i], " ", -1);

      if (g_str_equal (words[0], "option"))
        favor_test_set_option (&emperor_options_schema,
                               &state->options,
                               words[1],
                               words[2]);
      else if (g_strcmp0 (words[1], "seats") == 0)
        state->head.n_seats = (guint8) atoi (words[0]);
    }
}

static void
require_valid (const EmperorState *state)
{
  FavorRefusal     why = { 0 };
  g_autofree char *where = NULL;

  if (!favor_schema_check (&emperor_state_schema,
                           state,
                           state->head.n_seats,
                           FALSE,
                           &where,
                           NULL))
    g_error ("%s", where);
  if (!emperor_validate (state, &why))
    g_error ("invariant %d is broken", why.arg[0]);
}

void
emperor_position_init (EmperorPosition *self, const char *text)
{
  g_auto (GStrv) items = g_strsplit (text, "; ", -1);
  Builder        builder = { .state = &self->state, .begin = FAVOR_SEAT_NONE };

  memset (self, 0, sizeof *self);
  read_basics (&self->state, items);
  make_blank (&self->state);
  for (guint i = 0; items[i] != NULL; i++)
    if (items[i][0] == 'p' && strchr (items[i], ':') != NULL)
      read_player (&builder, items[i]);
    else if (items[i][0] != '\0')
      read_game (&builder, items[i]);
  if (builder.new_game)
    make_new_game (&self->state, &self->events);
  else
    {
      place_events (&builder);
      place_market (&builder);
      place_rest (&builder);
      self->state.head.decider = self->state.head.turn_owner;
      emperor_derive (&self->state);
    }
  if (builder.begin != FAVOR_SEAT_NONE)
    emperor_begin_turn (&self->state, builder.begin, &self->events);
  require_valid (&self->state);
}

void
emperor_position_clear (EmperorPosition *self)
{
  favor_events_free_items (&self->events);
}

void
emperor_position_play (EmperorPosition *self, const char *action)
{
  const FavorAction parsed = emperor_parse_action (&self->state, action);
  FavorRefusal      why = { 0 };

  if (!emperor_check (&self->state, &parsed, &why))
    g_error ("%s: refused as %s", action, emperor_refusals[why.reason].id);
  favor_events_clear (&self->events);
  emperor_apply (&self->state, &parsed, &self->events);
  require_valid (&self->state);
}

/* Asserts that an action is refused for that reason, and that nothing changes. */
static void
assert_refused (EmperorPosition *self, const char *action, const char *reason)
{
  const FavorAction  parsed = emperor_parse_action (&self->state, action);
  const EmperorState before = self->state;
  FavorRefusal       why = { 0 };

  if (emperor_check (&self->state, &parsed, &why))
    g_error ("%s: not refused", action);
  g_assert_cmpstr (emperor_refusals[why.reason].id, ==, reason);
  g_assert_cmpmem (&before, sizeof before, &self->state, sizeof self->state);
}

static void
run_scenario (gconstpointer data)
{
  const EmperorScenario   *scenario = data;
  g_auto (EmperorPosition) position;

  emperor_position_init (&position, scenario->position);
  for (guint i = 0; i < EMPEROR_MAX_STEPS && scenario->steps[i].expected != NULL; i++)
    {
      const EmperorStep *step = &scenario->steps[i];

      g_test_message ("%s: %s",
                      step->action != NULL ? step->action : "-",
                      step->expected);
      if (g_str_has_prefix (step->expected, "refused "))
        {
          assert_refused (&position, step->action, step->expected + 8);
          continue;
        }
      if (step->action != NULL)
        emperor_position_play (&position, step->action);
      emperor_position_expect (&position, step->expected);
    }
}

void
emperor_scenarios_add (const EmperorScenario *scenarios, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *path = g_strdup_printf ("/emperor/scenario/%s", scenarios[i].name);

      g_test_add_data_func (path, &scenarios[i], run_scenario);
    }
}
