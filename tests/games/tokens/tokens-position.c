/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdlib.h>
#include <string.h>

#include "tokens-position.h"

/* Builds the positions that scenarios begin with. */

/* Everything is small enough for the pace of a game in its third round (invariant 24). */
#define ROUNDS_BEFORE 2
#define PLIES_BEFORE  60

static gint
kind_of (const FavorEnum *words, const char *word)
{
  return favor_test_find_word (words, word);
}

/* Takes a token or card out of a heap, of its kind the one that would be drawn last. */
static void
take_out (guint8 *heap, guint8 *n, guint8 item)
{
  guint i = 0;

  while (i < *n && heap[i] != item)
    i++;
  g_assert_cmpuint (i, <, *n);
  --*n;
  memmove (heap + i, heap + i + 1, *n - i);
  heap[*n] = 0;
}

static void
put_on_top (guint8 *heap, guint8 *n, guint8 item)
{
  take_out (heap, n, item);
  heap[(*n)++] = item;
}

/* Pieces */

static void
lay_roads (TokensState *state, FavorSeat seat, char **words)
{
  const guint8 favor = state->options.favor;

  state->options.favor = FALSE;
  for (; *words != NULL; words++)
    tokens_lay_route (state, seat, (guint) atoi (*words), NULL);
  state->options.favor = favor;
}

/* "5/8": a settlement and its road, with the label of the seat's first network. */
static void
found_outpost (TokensState *state, FavorSeat seat, const char *word)
{
  const guint vertex = (guint) atoi (word);
  char       *edge[] = { strchr (word, '/') + 1, NULL };

  tokens_put_building (state, (guint) seat, vertex, TOKENS_PIECE_SETTLEMENT, 2 * seat);
  lay_roads (state, seat, edge);
}

static void
build (TokensState *state, FavorSeat seat, char **words, TokensPiece kind)
{
  for (; *words != NULL; words++)
    {
      const guint vertex = (guint) atoi (*words);

      tokens_put_building (state,
                           (guint) seat,
                           vertex,
                           kind,
                           state->vertex_label[vertex]);
      /* A city may stand where a settlement stood. */
      tokens_derive (state);
      tokens_measure_routes (state);
      tokens_award_route (state, NULL);
    }
}

/* Hands */

static void
give_cards (TokensState *state, FavorSeat seat, char **words)
{
  for (; *words != NULL; words++)
    {
      const char *word = *words;
      const guint n = tokens_parse_copies (&word);

      tokens_take (state, (guint) seat, (guint) kind_of (&tokens_resources, word), n);
    }
}

static void
give_developments (TokensState *state, FavorSeat seat, char **words, gboolean new)
{
  for (; *words != NULL; words++)
    {
      const char *word = *words;

      for (guint n = tokens_parse_copies (&word); n > 0; n--)
        {
          const gint card = kind_of (&tokens_developments, word);

          take_out (state->dev_deck, &state->n_dev_deck, (guint8) card);
          (new ? state->dev_new : state->dev_hand)[seat][card]++;
          state->dev_count[seat]++;
        }
    }
}

static void
give_tokens (TokensState *state, FavorSeat seat, char **words, gboolean fresh)
{
  for (; *words != NULL; words++)
    {
      const char *word = *words;

      for (guint n = tokens_parse_copies (&word); n > 0; n--)
        {
          const gint token = kind_of (&tokens_tokens, word);

          take_out (state->bag, &state->n_bag, (guint8) token);
          state->favor[seat][token]++;
          state->favor_count[seat]++;
          state->fresh[seat][token] = (guint8) (state->fresh[seat][token] + fresh);
          state->fresh_count[seat] = (guint8) (state->fresh_count[seat] + fresh);
        }
    }
}

static void
play_knights (TokensState *state, FavorSeat seat, guint n)
{
  for (; n > 0; n--)
    {
      take_out (state->dev_deck, &state->n_dev_deck, TOKENS_KNIGHT);
      state->dev_played[TOKENS_KNIGHT]++;
      state->knights[seat]++;
    }
  if (state->knights[seat] >= TOKENS_LEAST_ARMY &&
      (state->largest_army == FAVOR_SEAT_NONE ||
       state->knights[seat] > state->knights[state->largest_army]))
    state->largest_army = seat;
}

static void
place_markers (TokensState *state, FavorSeat seat, guint n)
{
  for (; n > 0; n--)
    {
      for (guint i = 0; i < 2; i++)
        take_out (state->bag, &state->n_bag, TOKENS_COMPASS);
      state->favor_spent[TOKENS_COMPASS] = (guint8) (state->favor_spent[TOKENS_COMPASS] +
                                                     2);
      state->markers[seat]++;
    }
}

static void
damage (TokensState *state, FavorSeat seat, gint16 edge)
{
  state->damaged[seat] = edge;
  tokens_measure_routes (state);
  tokens_award_route (state, NULL);
}

static void
read_player_part (TokensState *state, FavorSeat seat, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  char         **rest = words + 1;

  if (g_str_equal (words[0], "hand"))
    give_cards (state, seat, rest);
  else if (g_str_equal (words[0], "gold"))
    state->gold[seat] = (guint32) atoi (words[1]);
  else if (g_str_equal (words[0], "dev"))
    give_developments (state, seat, rest, FALSE);
  else if (g_str_equal (words[0], "new"))
    give_developments (state, seat, rest, TRUE);
  else if (g_str_equal (words[0], "tokens"))
    give_tokens (state, seat, rest, FALSE);
  else if (g_str_equal (words[0], "fresh"))
    give_tokens (state, seat, rest, TRUE);
  else if (g_str_equal (words[0], "roads"))
    lay_roads (state, seat, rest);
  else if (g_str_equal (words[0], "outpost"))
    found_outpost (state, seat, words[1]);
  else if (g_str_equal (words[0], "settle"))
    build (state, seat, rest, TOKENS_PIECE_SETTLEMENT);
  else if (g_str_equal (words[0], "city"))
    build (state, seat, rest, TOKENS_PIECE_CITY);
  else if (g_str_equal (words[0], "knights"))
    play_knights (state, seat, (guint) atoi (words[1]));
  else if (g_str_equal (words[0], "markers"))
    place_markers (state, seat, (guint) atoi (words[1]));
  else if (g_str_equal (words[0], "played"))
    state->dev_played_turn = TRUE;
  else if (g_str_equal (words[0], "damaged"))
    damage (state, seat, (gint16) atoi (words[1]));
  else
    g_error ("what is \"%s\" of a player?", text);
}

/* The game */

/* "8 none": the card is the next one to be drawn; the last one named comes first here. */
static void
put_card_on_top (TokensState *state, guint number, const char *event)
{
  const gint kind = kind_of (&tokens_year_events, event);
  guint8    *deck = state->year_deck;
  guint      top = state->n_year_deck;

  /* Those that were put there before lie below. */
  for (guint i = 0; i < top; i++)
    if (deck[i] != TOKENS_YEAR_END && tokens_year[deck[i]].number == number &&
        tokens_year[deck[i]].event == kind)
      {
        const guint8 card = deck[i];

        /* The one next to the top takes its place, so that the marker stays where it is. */
        deck[i] = deck[TOKENS_UNDER_YEAR + 1];
        memmove (deck + TOKENS_UNDER_YEAR + 1,
                 deck + TOKENS_UNDER_YEAR + 2,
                 top - TOKENS_UNDER_YEAR - 2);
        deck[top - 1] = card;
        return;
      }
  g_error ("there is no card %u %s", number, event);
}

/* Cards in the order in which they are drawn. */
static void
put_on_year (TokensState *state, char **words)
{
  state->head.phase = TOKENS_PHASE_PRODUCTION;
  if (g_str_equal (words[0], "year-end"))
    while (state->n_year_deck > TOKENS_UNDER_YEAR + 1)
      {
        state->year_seen[state->n_year_seen++] = state->year_deck[--state->n_year_deck];
        state->year_deck[state->n_year_deck] = 0;
      }
  else
    for (guint n = g_strv_length (words); n > 0; n -= 2)
      put_card_on_top (state, (guint) atoi (words[n - 2]), words[n - 1]);
}

/* The generator will roll these. */
static void
force_rolls (TokensState *state, guint a, guint b)
{
  state->head.phase = TOKENS_PHASE_PRODUCTION;
  for (guint64 seed = 0;; seed++)
    {
      FavorRng rng;

      favor_rng_seed (&rng, seed);
      state->head.rng = rng;
      if (favor_rng_below (&rng, 6) == a - 1 && favor_rng_below (&rng, 6) == b - 1)
        return;
    }
}

/* The bag holds just these, the next one first; the others are the last player's. */
static void
leave_in_bag (TokensState *state, char **words)
{
  const FavorSeat last = (FavorSeat) (state->head.n_seats - 1);
  guint8          kept[TOKENS_MAX_BAG];
  guint           n = 0;

  for (; *words != NULL && !g_str_equal (*words, "none"); words++)
    {
      kept[n] = (guint8) kind_of (&tokens_tokens, *words);
      take_out (state->bag, &state->n_bag, kept[n++]);
    }
  while (state->n_bag > 0)
    {
      state->favor[last][state->bag[--state->n_bag]]++;
      state->favor_count[last]++;
      state->bag[state->n_bag] = 0;
    }
  while (n > 0)
    state->bag[state->n_bag++] = kept[--n];
}

/* So many cards of a kind are left in the bank; the last player has the others. */
static void
leave_in_bank (TokensState *state, const char *kind, guint n)
{
  const gint resource = kind_of (&tokens_resources, kind);

  tokens_take (state,
               state->head.n_seats - 1u,
               (guint) resource,
               state->bank[resource] - n);
}

/* No development cards are left; the last player has those that are no landmarks. */
static void
empty_deck (TokensState *state)
{
  const guint last = state->head.n_seats - 1u;

  while (state->n_dev_deck > 0)
    {
      state->dev_hand[last][state->dev_deck[--state->n_dev_deck]]++;
      state->dev_count[last]++;
      state->dev_deck[state->n_dev_deck] = 0;
    }
}

static void
meet (TokensState *state, const char *pair)
{
  const guint a = (guint) atoi (pair);
  const guint b = (guint) atoi (strchr (pair, '-') + 1);

  state->met[a] = (guint16) (state->met[a] | 1u << b);
  state->met[b] = (guint16) (state->met[b] | 1u << a);
}

static void
begin_turn_of (TokensState *state, FavorSeat seat)
{
  state->turn = (guint16) (ROUNDS_BEFORE * state->head.n_seats + seat + 1);
  state->head.turn_owner = seat;
}

static void
put_next (guint8 *heap, guint8 *n, char **words, const FavorEnum *kinds)
{
  for (guint i = g_strv_length (words); i > 0; i--)
    put_on_top (heap, n, (guint8) kind_of (kinds, words[i - 1]));
}

static void
read_game (TokensState *state, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  char         **rest = words + 1;

  if (g_str_equal (words[0], "option") || g_str_equal (text, "new game") ||
      g_strcmp0 (words[1], "seats") == 0)
    return;
  if (g_str_equal (words[0], "turn"))
    begin_turn_of (state, tokens_parse_seat (words[1]));
  else if (g_str_equal (words[0], "turns"))
    {
      state->turn = (guint16) atoi (words[1]);
      state->head.turn_owner = (FavorSeat) ((state->turn - 1) % state->head.n_seats);
    }
  else if (g_str_equal (words[0], "robber"))
    state->robber = (guint8) atoi (words[1]);
  else if (g_str_equal (words[0], "next"))
    put_next (state->bag, &state->n_bag, rest, &tokens_tokens);
  else if (g_str_equal (words[0], "bag"))
    leave_in_bag (state, rest);
  else if (g_str_equal (text, "deck none"))
    empty_deck (state);
  else if (g_str_equal (words[0], "deck"))
    put_next (state->dev_deck, &state->n_dev_deck, rest, &tokens_developments);
  else if (g_str_equal (words[0], "bank"))
    leave_in_bank (state, words[1], (guint) atoi (words[2]));
  else if (g_str_equal (words[0], "top"))
    put_on_year (state, rest);
  else if (g_str_equal (words[0], "rolls"))
    force_rolls (state, (guint) atoi (words[1]), (guint) atoi (words[2]));
  else if (g_str_equal (words[0], "met"))
    meet (state, words[1]);
  else if (g_str_equal (words[0], "villain-token"))
    state->villain_token = TRUE;
  else
    g_error ("what is \"%s\" of a game?", text);
}

static guint
read_basics (TokensOptions *options, char **items)
{
  guint n_seats = 4;

  favor_schema_set_defaults (&tokens_options_schema, options);
  for (guint i = 0; items[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (items[i], " ", -1);

      if (g_str_equal (words[0], "option"))
        favor_test_set_option (&tokens_options_schema, options, words[1], words[2]);
      else if (g_strcmp0 (words[1], "seats") == 0)
        n_seats = (guint) atoi (words[0]);
    }
  return n_seats;
}

/* Where a placement of setup goes: where a beginner has it on the small island, otherwise as far down as it can. */
static gint16
place_of (const TokensState *state, const FavorActions *legal)
{
  const gint16      *last = legal->items[legal->n - 1].arg;
  const guint        second = state->setup_step >= state->head.n_seats;
  const TokensStart *start;

  if (state->head.phase == TOKENS_PHASE_SETUP_NEUTRAL)
    return last[TOKENS_NEUTRAL_PLACE];
  if (state->head.n_seats > TOKENS_SEATS_ON_SMALL)
    return last[0];
  start = &tokens_starts[state->head.decider];
  return state->head.phase == TOKENS_PHASE_SETUP_ROAD ? start->edge[second]
                                                      : start->vertex[second];
}

static void
place_all (TokensState *state)
{
  g_auto (FavorActions) legal = { 0 };

  while (tokens_is_setup (state))
    {
      FavorAction *action;

      tokens_list (state, &legal);
      action = &legal.items[legal.n - 1];
      action->arg[state->head.phase == TOKENS_PHASE_SETUP_NEUTRAL] = place_of (state,
                                                                               &legal);
      tokens_apply (state, action, NULL);
    }
}

/* Starting resources are put back; p0 trades and builds. */
static void
make_blank (TokensState *state)
{
  place_all (state);
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    for (guint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
      tokens_return (state, seat, resource, state->hand[seat][resource]);
  state->head.ply = PLIES_BEFORE;
  begin_turn_of (state, 0);
  tokens_go_on (state);
}

void
tokens_position_init (TokensPosition *self, const char *text)
{
  g_auto (GStrv) items = g_strsplit (text, "; ", -1);
  TokensState   *state = &self->state;
  TokensOptions  options;
  const guint    n_seats = read_basics (&options, items);

  memset (self, 0, sizeof *self);
  tokens_setup (state, &options, n_seats, 1, &self->events);
  if (!g_strv_contains ((const char *const *) items, "new game"))
    make_blank (state);
  for (guint i = 0; items[i] != NULL; i++)
    if (items[i][0] == 'p' && strchr (items[i], ':') != NULL)
      {
        g_auto (GStrv) parts = g_strsplit (strchr (items[i], ':') + 2, ", ", -1);

        for (guint j = 0; parts[j] != NULL; j++)
          read_player_part (state, tokens_parse_seat (items[i]), parts[j]);
      }
    else if (items[i][0] != '\0')
      read_game (state, items[i]);
  if (!tokens_is_setup (state))
    state->head.decider = state->head.turn_owner;
  tokens_position_check (self);
}

void
tokens_position_clear (TokensPosition *self)
{
  favor_events_free_items (&self->events);
}
