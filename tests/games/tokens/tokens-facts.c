/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdlib.h>
#include <string.h>

#include "tokens-position.h"

/* What is asked of a position, as texts that are compared: "hand p0" is "brick 2wool". */

static char *
format_seat (FavorSeat seat)
{
  return seat == FAVOR_SEAT_NONE ? g_strdup ("none") : g_strdup_printf ("p%d", seat);
}

static char *
format_seats (guint seats)
{
  GString *text = g_string_new (NULL);

  for (; seats != 0; seats &= seats - 1)
    g_string_append_printf (text, text->len > 0 ? " p%d" : "p%d", __builtin_ctz (seats));
  return g_string_free (text->len > 0 ? text : g_string_append (text, "none"), FALSE);
}

static char *
format_queue (const TokensState *state)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < state->n_queue; i++)
    g_string_append_printf (text, i > 0 ? " p%d" : "p%d", state->queue[i]);
  return g_string_free (text->len > 0 ? text : g_string_append (text, "none"), FALSE);
}

static char *
format_number (gint64 n)
{
  return n < 0 ? g_strdup ("none") : g_strdup_printf ("%" G_GINT64_FORMAT, n);
}

static char *
format_flag (gboolean flag)
{
  return g_strdup (flag ? "yes" : "no");
}

static const char *
word_of (const FavorSchema *schema, const char *name, guint value)
{
  for (guint i = 0; i < schema->n_fields; i++)
    if (g_str_equal (schema->fields[i].name, name))
      return schema->fields[i].words->words[value].id;
  g_error ("there is no field \"%s\"", name);
}

/* Of a player; NULL if there is no such fact. */
static char *
ask_player (const TokensState *state, const char *fact, guint seat)
{
  if (g_str_equal (fact, "hand"))
    return tokens_format_counts (state->hand[seat], &tokens_resources);
  if (g_str_equal (fact, "cards"))
    return format_number (state->hand_count[seat]);
  if (g_str_equal (fact, "gold"))
    return format_number (state->gold[seat]);
  if (g_str_equal (fact, "dev"))
    return tokens_format_counts (state->dev_hand[seat], &tokens_developments);
  if (g_str_equal (fact, "new"))
    return tokens_format_counts (state->dev_new[seat], &tokens_developments);
  if (g_str_equal (fact, "tokens"))
    return tokens_format_counts (state->favor[seat], &tokens_tokens);
  if (g_str_equal (fact, "fresh"))
    return tokens_format_counts (state->fresh[seat], &tokens_tokens);
  if (g_str_equal (fact, "points"))
    return format_number (tokens_points (state, seat));
  if (g_str_equal (fact, "visible"))
    return format_number (tokens_visible_points (state, seat));
  if (g_str_equal (fact, "route"))
    return format_number (state->route_length[seat]);
  if (g_str_equal (fact, "owes"))
    return format_number (state->discard_left[seat]);
  if (g_str_equal (fact, "damaged"))
    return format_number (state->damaged[seat]);
  if (g_str_equal (fact, "markers"))
    return format_number (state->markers[seat]);
  if (g_str_equal (fact, "knights"))
    return format_number (state->knights[seat]);
  return NULL;
}

/* How many actions of a kind are listed. */
static char *
count_listed (const TokensState *state, const char *id)
{
  g_auto (FavorActions) legal = { 0 };
  guint                 n = 0;

  tokens_list (state, &legal);
  for (guint i = 0; i < legal.n; i++)
    n += g_str_equal (tokens_actions[legal.items[i].kind].id, id);
  return format_number (n);
}

/* How many events of a kind the last action had. */
static char *
count_events (const TokensPosition *self, const char *id)
{
  guint n = 0;

  for (guint i = 0; i < self->events.n; i++)
    n += g_str_equal (tokens_logs[self->events.items[i].kind].id, id);
  return format_number (n);
}

/* With one thing that it is about. */
static char *
ask_about (const TokensPosition *self, const char *fact, const char *what)
{
  const TokensState *state = &self->state;
  const gint         n = atoi (what);

  if (g_str_equal (fact, "bank"))
    return format_number (state->bank[favor_test_find_word (&tokens_resources, what)]);
  if (g_str_equal (fact, "spent"))
    return format_number (state
                            ->favor_spent[favor_test_find_word (&tokens_tokens, what)]);
  if (g_str_equal (fact, "edge"))
    return format_number (state->edge_owner[n]);
  if (g_str_equal (fact, "vertex"))
    return format_number (state->vertex_owner[n]);
  if (g_str_equal (fact, "edge-label"))
    return format_number (state->edge_label[n]);
  if (g_str_equal (fact, "vertex-label"))
    return format_number (state->vertex_label[n]);
  if (g_str_equal (fact, "met"))
    return format_flag ((state->met[n] >> atoi (strchr (what, '-') + 1) & 1) != 0);
  if (g_str_equal (fact, "listed"))
    return count_listed (state, what);
  if (g_str_equal (fact, "told"))
    return count_events (self, what);
  return NULL;
}

/* Of the game. */
static char *
ask_game (const TokensState *state, const char *fact)
{
  const FavorSchema *schema = &tokens_state_schema;

  if (g_str_equal (fact, "phase"))
    return g_strdup (word_of (schema, "phase", state->head.phase));
  if (g_str_equal (fact, "decider"))
    return format_seat (state->head.decider);
  if (g_str_equal (fact, "turn"))
    return format_seat (state->head.turn_owner);
  if (g_str_equal (fact, "queue"))
    return format_queue (state);
  if (g_str_equal (fact, "robber"))
    return format_number (state->robber);
  if (g_str_equal (fact, "longest"))
    return format_seat (state->longest_route);
  if (g_str_equal (fact, "army"))
    return format_seat (state->largest_army);
  if (g_str_equal (fact, "number"))
    return format_number (state->number[0]);
  if (g_str_equal (fact, "second-number"))
    return format_number (state->number[1]);
  if (g_str_equal (fact, "event"))
    return g_strdup (tokens_year_events.words[state->event[0]].id);
  if (g_str_equal (fact, "year-deck"))
    return format_number (state->n_year_deck);
  if (g_str_equal (fact, "villain-token"))
    return format_flag (state->villain_token);
  if (g_str_equal (fact, "redeemed"))
    return format_number (state->redeemed);
  if (g_str_equal (fact, "winners"))
    return format_seats (state->winner_mask);
  if (g_str_equal (fact, "end"))
    return g_strdup (word_of (schema, "end-reason", state->end_reason));
  if (g_str_equal (fact, "ask"))
    return g_strdup (state->ask == FAVOR_NONE ? "none"
                                              : tokens_resources.words[state->ask].id);
  return NULL;
}

/* "rate p0 wool 3". */
static char *
ask_rate (const TokensState *state, char **words)
{
  const gint resource = favor_test_find_word (&tokens_resources, words[2]);

  return format_number (tokens_rate (state,
                                     (guint) tokens_parse_seat (words[1]),
                                     (guint) resource));
}

static void
expect_fact (const TokensPosition *self, const char *text)
{
  g_auto (GStrv)   words = g_strsplit (text, " ", -1);
  guint            n = 1;
  g_autofree char *found = ask_game (&self->state, words[0]);
  g_autofree char *expected = NULL;

  if (found == NULL && g_str_equal (words[0], "rate"))
    {
      found = ask_rate (&self->state, words);
      n = 3;
    }
  if (found == NULL && words[1] != NULL)
    {
      if (words[1][0] == 'p' && g_ascii_isdigit (words[1][1]))
        found = ask_player (&self->state, words[0], (guint) atoi (words[1] + 1));
      else
        found = ask_about (self, words[0], words[1]);
      n = 2;
    }
  if (found == NULL)
    g_error ("what is \"%s\"?", text);
  expected = g_strjoinv (" ", words + n);
  if (!g_str_equal (found, expected))
    g_error ("\"%s\" is expected, but it is \"%s\"", text, found);
}

void
tokens_position_expect (const TokensPosition *self, const char *facts)
{
  g_auto (GStrv) items = g_strsplit (facts, "; ", -1);

  for (guint i = 0; items[i] != NULL; i++)
    if (!g_str_equal (items[i], "ok"))
      expect_fact (self, items[i]);
}

void
tokens_position_check (const TokensPosition *self)
{
  const TokensState *state = &self->state;
  FavorRefusal       why = { 0 };
  g_autofree char   *where = NULL;

  if (!favor_schema_check (&tokens_state_schema,
                           state,
                           state->head.n_seats,
                           FALSE,
                           &where,
                           NULL))
    g_error ("%s", where);
  if (!tokens_validate (state, &why))
    g_error ("invariant %d is broken", why.arg[0]);
}

void
tokens_position_play (TokensPosition *self, const char *action)
{
  const FavorAction parsed = tokens_parse_action (&self->state, action);
  FavorRefusal      why = { 0 };

  if (!tokens_check (&self->state, &parsed, &why))
    g_error ("%s: refused as %s", action, tokens_refusals[why.reason].id);
  favor_events_clear (&self->events);
  tokens_apply (&self->state, &parsed, &self->events);
  tokens_position_check (self);
}

/* Asserts that an action is refused for that reason, and that nothing changes. */
static void
assert_refused (const TokensPosition *self, const char *action, const char *reason)
{
  const FavorAction parsed = tokens_parse_action (&self->state, action);
  const TokensState before = self->state;
  FavorRefusal      why = { 0 };

  if (tokens_check (&self->state, &parsed, &why))
    g_error ("%s: not refused", action);
  g_assert_cmpstr (tokens_refusals[why.reason].id, ==, reason);
  g_assert_cmpmem (&before, sizeof before, &self->state, sizeof self->state);
}

static void
run_scenario (gconstpointer data)
{
  const TokensScenario   *scenario = data;
  g_auto (TokensPosition) position;

  tokens_position_init (&position, scenario->position);
  for (guint i = 0; i < TOKENS_MAX_STEPS && scenario->steps[i].expected != NULL; i++)
    {
      const TokensStep *step = &scenario->steps[i];

      g_test_message ("%s: %s",
                      step->action != NULL ? step->action : "-",
                      step->expected);
      if (g_str_has_prefix (step->expected, "refused "))
        {
          assert_refused (&position, step->action, step->expected + 8);
          continue;
        }
      if (step->action != NULL)
        tokens_position_play (&position, step->action);
      tokens_position_expect (&position, step->expected);
    }
}

void
tokens_scenarios_add (const TokensScenario *scenarios, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *path = g_strdup_printf ("/tokens/scenario/%s", scenarios[i].name);

      g_test_add_data_func (path, &scenarios[i], run_scenario);
    }
}
