/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdlib.h>
#include <string.h>

#include "emperor-position.h"
#include "favor-text.h"

/* What must be so after an action. */

static void
require_number (const char *fact, gint actual, const char *expected)
{
  if (actual != atoi (expected))
    g_error ("%s: it is %d", fact, actual);
}

/* Compares texts, with the words in any order if `sorted`. */
static void
require_words (const char *fact, char *actual, const char *expected, gboolean sorted)
{
  g_autofree char *text = actual;
  g_auto (GStrv)   a = g_strsplit (actual, " ", -1);
  g_auto (GStrv)   b = g_strsplit (expected, " ", -1);
  gboolean         same = g_strv_length (a) == g_strv_length (b);

  for (guint i = 0; same && b[i] != NULL; i++)
    same = sorted ? g_strv_contains ((const char *const *) a, b[i])
                  : g_str_equal (a[i], b[i]);
  if (!same)
    g_error ("%s: it is %s", fact, actual);
}

static void
require_word (const char *fact, const char *name, guint8 value, const char *expected)
{
  const FavorField *field = favor_schema_find (&emperor_state_schema, name);

  if (value != favor_test_find_word (field->words, expected))
    g_error ("%s: it is %s", fact, field->words->words[value].id);
}

/* "5" or "4..14" */
static void
require_range (const char *fact, gint actual, const char *expected)
{
  const char *dots = strstr (expected, "..");

  if (dots == NULL)
    require_number (fact, actual, expected);
  else if (actual < atoi (expected) || actual > atoi (dots + 2))
    g_error ("%s: it is %d", fact, actual);
}

static gboolean
is_number (const char *text)
{
  return text[0] != '\0' && strspn (text, "0123456789") == strlen (text);
}

static void
expect_pad (const char *fact, const EmperorState *state, FavorSeat seat, const char *rest)
{
  static const char *const rows[EMPEROR_N_ROWS] = {
    "first-stars", "second-stars", "third-stars", "empress", "events", "market", "losses",
  };

  for (guint row = 0; row < EMPEROR_N_ROWS; row++)
    if (g_str_has_prefix (rest, rows[row]))
      {
        require_number (fact,
                        state->pad[seat][row][state->round - 1],
                        rest + strlen (rows[row]) + 1);
        return;
      }
  g_error ("%s: no such row", fact);
}

static void
expect_cards (const char         *fact,
              const EmperorState *state,
              FavorSeat           seat,
              const char         *what,
              const char         *rest)
{
  if (g_str_equal (what, "hand") && is_number (rest))
    require_number (fact, state->hand_size[seat], rest);
  else if (g_str_equal (what, "hand"))
    require_words (fact, emperor_format_cards (state->hand[seat]), rest, TRUE);
  else if (g_str_equal (what, "known"))
    require_words (fact,
                   emperor_format_cards ((const gint8 *) state->known[seat]),
                   rest,
                   TRUE);
  else if (g_str_equal (what, "market"))
    require_words (fact,
                   emperor_format_list ('M',
                                        state->market_hand[seat],
                                        state->n_market_hand[seat]),
                   rest,
                   TRUE);
  else if (g_str_equal (what, "events"))
    require_words (fact,
                   emperor_format_list ('E',
                                        state->open_events[seat],
                                        state->n_open[seat]),
                   rest,
                   TRUE);
  else if (g_str_equal (what, "done"))
    require_words (fact,
                   emperor_format_list ('E',
                                        state->done_events[seat],
                                        state->n_done[seat]),
                   rest,
                   TRUE);
  else
    g_error ("what is \"%s\"?", fact);
}

static void
expect_of_player (const char *fact, const EmperorState *state)
{
  const FavorSeat seat = emperor_parse_seat (fact);
  const char     *what_and_rest = strchr (fact, ' ') + 1;
  g_auto (GStrv)  words = g_strsplit (what_and_rest, " ", 2);
  const char     *what = words[0];
  const char     *rest = words[1];

  if (rest == NULL && what[0] == 'F')
    require_number (fact, state->points[seat], what + 1);
  else if (rest == NULL && what[0] == 'G')
    require_range (fact, state->gold[seat], what + 1);
  else if (g_str_equal (what, "stars"))
    require_words (fact, emperor_format_stars (state->stars[seat]), rest, TRUE);
  else if (g_str_equal (what, "supply"))
    require_number (fact, EMPEROR_MAX_STARS - emperor_stars_of (state, seat), rest);
  else if (g_str_equal (what, "at"))
    g_assert_cmpint (state->meeple[seat],
                     ==,
                     g_str_equal (rest, "Empress") ? EMPEROR_PLACE_EMPRESS
                                                   : emperor_parse_staff (rest));
  else if (g_str_equal (what, "poison"))
    require_number (fact, state->poison[seat], rest);
  else if (g_str_equal (what, "kept"))
    require_number (fact, state->kept[seat], rest);
  else if (g_str_equal (what, "broken"))
    require_number (fact, state->broken[seat], rest);
  else if (g_str_equal (what, "pad"))
    expect_pad (fact, state, seat, rest);
  else
    expect_cards (fact, state, seat, what, rest);
}

static void
expect_list (const char *fact, const EmperorState *state, char **words)
{
  g_auto (FavorActions) legal = { 0 };
  gint                  n = 0;

  emperor_list (state, &legal);
  for (guint i = 0; i < legal.n; i++)
    n += g_str_equal (emperor_actions[legal.items[i].kind].id, words[1]);
  require_number (fact, n, words[2]);
}

static char *
format_due (guint due)
{
  guint8 stars[EMPEROR_N_STAFF] = { 0 };
  char  *text;

  for (guint staff = 0; staff < EMPEROR_N_STAFF; staff++)
    stars[staff] = due >> staff & 1;
  text = emperor_format_stars (stars);
  for (char *p = strchr (text, '1'); p != NULL; p = strchr (text, '1'))
    memmove (p, p + 1, strlen (p));
  return text;
}

/* The last cards of a deck, as many as the expectation names. */
static char *
format_bottom (char letter, const gint8 *deck, guint n_deck, const char *expected)
{
  g_auto (GStrv) words = g_strsplit (expected, " ", -1);
  const guint    n = MIN (n_deck, g_strv_length (words));

  return emperor_format_list (letter, deck + n_deck - n, n);
}

static char *
format_looks (const EmperorState *state)
{
  const gboolean market = state->prompt == EMPEROR_PROMPT_KEEP_MARKET;
  gint8          cards[EMPEROR_MAX_LOOKS];

  for (guint i = 0; i < state->n_looks; i++)
    cards[i] = (gint8) (state->looks[i] - (market ? EMPEROR_N_EVENTS : 0));
  return emperor_format_list (market ? 'M' : 'E', cards, state->n_looks);
}

static FavorSeat
parse_nullable_seat (const char *text)
{
  return g_str_equal (text, "none") ? FAVOR_SEAT_NONE : emperor_parse_seat (text);
}

/* Numbers that have a name. */
static gboolean
expect_number (const char *fact, const EmperorState *state, char **words)
{
  const struct
  {
    const char *name;
    gint        value;
  } numbers[] = {
    { "treasury", state->treasury },
    { "round", state->round },
    { "events-deck", state->n_event_deck },
    { "market-deck", state->n_market_deck },
    { "left", state->left },
    { "promises", state->n_promises },
    { "talks", state->talks },
  };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (g_str_equal (numbers[i].name, words[0]))
      {
        require_number (fact, numbers[i].value, words[1]);
        return TRUE;
      }
  return FALSE;
}

static void
expect_of_game (const char *fact, const EmperorState *state)
{
  g_auto (GStrv) words = g_strsplit (fact, " ", -1);
  const char    *rest = strchr (fact, ' ') != NULL ? strchr (fact, ' ') + 1 : "";
  const char    *what = words[0];

  if (g_str_equal (what, "ok") || expect_number (fact, state, words))
    return;
  if (g_str_equal (what, "pile"))
    require_number (fact, state->pile[emperor_parse_piece (words[1])], words[2]);
  else if (g_str_equal (what, "decider"))
    g_assert_cmpint (state->head.decider, ==, parse_nullable_seat (rest));
  else if (g_str_equal (what, "turn"))
    g_assert_cmpint (state->head.turn_owner, ==, parse_nullable_seat (rest));
  else if (g_str_equal (what, "winner"))
    g_assert_cmpint (state->winner, ==, parse_nullable_seat (rest));
  else if (g_str_equal (what, "phase"))
    require_word (fact, "phase", state->head.phase, rest);
  else if (g_str_equal (what, "prompt"))
    require_word (fact, "prompt", state->prompt, rest);
  else if (g_str_equal (what, "options"))
    require_words (fact, format_looks (state), rest, FALSE);
  else if (g_str_equal (what, "events-bottom"))
    require_words (fact,
                   format_bottom ('E', state->event_deck, state->n_event_deck, rest),
                   rest,
                   FALSE);
  else if (g_str_equal (what, "market-bottom"))
    require_words (fact,
                   format_bottom ('M', state->market_deck, state->n_market_deck, rest),
                   rest,
                   FALSE);
  else if (g_str_equal (what, "discards"))
    require_words (fact,
                   emperor_format_list ('M',
                                        state->market_discard,
                                        state->n_market_discard),
                   rest,
                   TRUE);
  else if (g_str_equal (what, "due"))
    require_words (fact, format_due (state->due), rest, TRUE);
  else if (g_str_equal (what, "list"))
    expect_list (fact, state, words);
  else
    g_error ("what is \"%s\"?", fact);
}

void
emperor_position_expect (EmperorPosition *self, const char *facts)
{
  g_auto (GStrv) list = g_strsplit (facts, "; ", -1);

  for (guint i = 0; list[i] != NULL; i++)
    if (list[i][0] == 'p' && g_ascii_isdigit (list[i][1]))
      expect_of_player (list[i], &self->state);
    else
      expect_of_game (list[i], &self->state);
}

char *
emperor_position_log (EmperorPosition *self, FavorSeat viewer)
{
  const FavorNames names = { { "Ann", "Bo", "Cy", "Di", "Ed", "Flo" } };
  GString         *text = g_string_new (NULL);

  for (guint i = 0; i < self->events.n; i++)
    {
      g_autofree char *line = favor_text_for_event (&favor_emperor_game,
                                                    &self->events.items[i],
                                                    viewer,
                                                    &names);

      g_string_append_printf (text, "%s%s", i > 0 ? " " : "", line);
    }
  return g_string_free (text, FALSE);
}
