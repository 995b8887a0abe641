/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "tokens-position.h"

/* Section 6.6: the list has all that the check lets pass, in the order of kinds and arguments, except for offers of
 * trades. It is made here a second time, by asking the check about every action that can be written down. */

#define N_GAMES 6
/* Every so many plies the lists are compared. */
#define STRIDE      7
#define MAX_OFFERS  60
#define MAX_COUNTER 10

static gboolean
is_free (guint kind)
{
  return kind == TOKENS_ACTION_OFFER_TRADE || kind == TOKENS_ACTION_COUNTER_TRADE;
}

static gint
greatest (const FavorField *field, guint n_seats)
{
  if (field->type == FAVOR_TYPE_ENUM)
    return (gint) field->words->n_words - 1;
  return field->type == FAVOR_TYPE_SEAT ? (gint) n_seats - 1 : field->max;
}

/* Adds the legal actions of a kind whose arguments before the `nth` are those of `action`. */
static void
add_legal (const TokensState *state, FavorAction *action, guint nth, FavorActions *out)
{
  const FavorSchema *args = tokens_actions[action->kind].args;
  const FavorField  *field;
  gint16            *arg;

  if (args == NULL || nth == args->n_fields)
    {
      if (tokens_check (state, action, NULL))
        *favor_actions_append (out, action->kind, action->seat) = *action;
      return;
    }
  field = &args->fields[nth];
  arg = &action->arg[field->offset / sizeof (gint16)];
  for (gint value = field->nullable ? FAVOR_NONE : field->min;
       value <= greatest (field, state->head.n_seats);
       value++)
    {
      *arg = (gint16) value;
      add_legal (state, action, nth + 1, out);
    }
}

static void
compare (const TokensState *state, const FavorActions *listed)
{
  g_auto (FavorActions) legal = { 0 };
  guint                 n = 0, offers = 0;

  for (guint kind = 0; kind < TOKENS_N_ACTIONS; kind++)
    {
      FavorAction action = { .kind = (guint8) kind, .seat = state->head.decider };

      if (!is_free (kind))
        add_legal (state, &action, 0, &legal);
    }
  for (guint i = 0; i < listed->n; i++)
    if (is_free (listed->items[i].kind))
      offers++;
    else
      {
        g_assert_cmpuint (n, <, legal.n);
        if (!favor_action_equal (&listed->items[i], &legal.items[n]))
          g_error ("%s is listed, %s is legal",
                   tokens_actions[listed->items[i].kind].id,
                   tokens_actions[legal.items[n].kind].id);
        n++;
      }
  g_assert_cmpuint (n, ==, legal.n);
  g_assert_cmpuint (offers,
                    <=,
                    state->head.phase == TOKENS_PHASE_TRADE_ANSWER ? MAX_COUNTER
                                                                   : MAX_OFFERS);
}

static void
test_whole (gconstpointer data)
{
  const guint           n_seats = GPOINTER_TO_UINT (data);
  g_auto (FavorActions) legal = { 0 };

  for (guint64 seed = 0; seed < N_GAMES; seed++)
    {
      TokensState   state = { 0 };
      TokensOptions options;
      FavorRng      rng;

      favor_schema_set_defaults (&tokens_options_schema, &options);
      options.layout = seed % 2;
      tokens_setup (&state, &options, n_seats, seed, NULL);
      favor_rng_seed (&rng, seed);
      while (state.head.decider != FAVOR_SEAT_NONE)
        {
          tokens_list (&state, &legal);
          if (state.head.ply % STRIDE == 0)
            compare (&state, &legal);
          tokens_apply (&state, &legal.items[favor_rng_below (&rng, legal.n)], NULL);
        }
      tokens_list (&state, &legal);
      g_assert_cmpuint (legal.n, ==, 0);
    }
}

/* What is offered: one kind for one other, 1 : 1, 2 : 1 and 1 : 2, to all. */
static void
test_offers (void)
{
  g_auto (TokensPosition) position;
  g_auto (FavorActions)   legal = { 0 };
  guint                   n = 0;

  tokens_position_init (&position, "p0: hand brick 2wool");
  tokens_list (&position.state, &legal);
  g_assert_false (legal.complete);
  for (guint i = 0; i < legal.n; i++)
    if (legal.items[i].kind == TOKENS_ACTION_OFFER_TRADE)
      {
        g_assert_cmpint (legal.items[i].arg[TOKENS_OFFER_TO],
                         ==,
                         1 << 1 | 1 << 2 | 1 << 3);
        n++;
      }
  /* A brick for one or two cards of four kinds; wool so, too, and two for one. */
  g_assert_cmpuint (n, ==, 8 + 8 + 4);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint n = TOKENS_MIN_SEATS; n <= TOKENS_MAX_SEATS; n++)
    {
      g_autofree char *path = g_strdup_printf ("/tokens/list/whole-with-%u", n);

      g_test_add_data_func (path, GUINT_TO_POINTER (n), test_whole);
    }
  g_test_add_func ("/tokens/list/offers", test_offers);
  return g_test_run ();
}
