/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-beats.h"
#include "favor-games.h"
#include "favor-turns.h"

#include "fixture.h"

/* What is told at once, and for how long. */

enum
{
  SILENT,
  SMALL,
  JOINS,
  FOLLOWS,
  SCORING,
  TURNING,
};

static const FavorField  target_fields[] = { FAVOR_ARG_SEAT (0, "target") };
static const FavorSchema target_args = FAVOR_ARGS ("target", target_fields, 1);

static const FavorJoined joining = { .list = NULL };

static const FavorKind kinds[] = {
  [SILENT] = { "silent", .weight = FAVOR_WEIGHT_SILENT },
  [SMALL] = { "small", &target_args },
  [JOINS] = { "joins", .text = "{player} joins.", .joins = &joining },
  [FOLLOWS] = { "follows", .follows = TRUE },
  [SCORING] = { "scoring", .weight = FAVOR_WEIGHT_SCORING },
  [TURNING] = { "turning", .weight = FAVOR_WEIGHT_TURNING },
};

static const FavorGame game = { .events = kinds, .n_events = G_N_ELEMENTS (kinds) };

/* ---- Showing ---------------------------------------------------------------------------- */

static gboolean
wants_show (const guint8 *of_kinds, guint n)
{
  FavorEvent events[8] = { { 0 } };

  for (guint i = 0; i < n; i++)
    events[i].kind = of_kinds[i];
  return favor_beats_want_show (&game, events, n);
}

/* Two score, or something great is one of three. */
static void
test_shows (void)
{
  static const guint8 twice[] = { SCORING, SMALL, SCORING };
  static const guint8 once[] = { SMALL, SMALL, SCORING, SMALL };
  static const guint8 great[] = { SMALL, TURNING, SMALL };
  static const guint8 together[] = { SCORING, FOLLOWS, SILENT };

  g_assert_true (wants_show (twice, 3));
  g_assert_false (wants_show (twice, 2));
  g_assert_false (wants_show (once, 4));
  g_assert_true (wants_show (great, 3));
  g_assert_false (wants_show (great, 2));
  g_assert_false (wants_show (together, 3));
  g_assert_false (wants_show (NULL, 0));
}

static void
test_score (void)
{
  const FavorEvent events[] = { { .kind = SMALL },
                                { .kind = SILENT },
                                { .kind = SCORING },
                                { .kind = TURNING } };

  g_assert_false (favor_beats_score (&game, events, 0));
  g_assert_false (favor_beats_score (&game, events, 2));
  g_assert_true (favor_beats_score (&game, events, 3));
  g_assert_true (favor_beats_score (&game, &events[3], 1));
}

/* ---- Dividing ------------------------------------------------------------------------- */

/* One letter for each event, a capital for another actor; beats are separated by spaces, and the
 * event that tells most stands behind a point. */
static char *
divide (const char *letters)
{
  static const char      names[] = "-sjfpt";
  g_autoptr (GString)    divided = g_string_new (NULL);
  g_autofree FavorEvent *events = g_new0 (FavorEvent, strlen (letters));
  guint                  n = (guint) strlen (letters);

  for (guint i = 0; i < n; i++)
    {
      events[i].kind = (guint8) (strchr (names, g_ascii_tolower (letters[i])) - names);
      events[i].actor = g_ascii_isupper (letters[i]);
    }
  for (guint first = 0; first < n;)
    {
      FavorBeat beat;

      favor_beat_find (&game, events, n, first, &beat);
      g_assert_cmpuint (beat.first, ==, first);
      g_assert_cmpuint (beat.n, >=, 1);
      g_assert_cmpuint (first + beat.n, <=, n);
      g_assert_cmpint (beat.weight, ==, kinds[events[beat.told].kind].weight);
      if (first > 0)
        g_string_append_c (divided, ' ');
      for (guint i = first; i < first + beat.n; i++)
        g_string_append_printf (divided, i == beat.told ? ".%c" : "%c", letters[i]);
      first += beat.n;
    }
  return g_string_free (g_steal_pointer (&divided), FALSE);
}

static void
test_divide (void)
{
  static const char *const cases[][2] = {
    { "s", ".s" },         { "ss", ".s .s" },     { "jjj", ".jjj" },
    { "jjJJ", ".jj .JJ" }, { "sjj", ".s .jj" },   { "-s", "-.s" },
    { "--", ".--" },       { "s--p", ".s-- .p" }, { "sf", ".sf" },
    { "sffp", ".sff .p" }, { "-j-j", "-.j- .j" }, { "tpt", ".t .p .t" },
    { "-pfS", "-.pf .S" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *divided = divide (cases[i][0]);

      g_assert_cmpstr (divided, ==, cases[i][1]);
    }
}

/* No beat is longer than its table says, at any pace. */
static void
test_measure (void)
{
  static const guint normal[] = { 900, 900, 1200, 1800 };

  for (int weight = FAVOR_WEIGHT_SILENT; weight <= FAVOR_WEIGHT_TURNING; weight++)
    {
      FavorBeat beat = { .n = 1, .weight = (FavorWeight) weight };

      g_assert_cmpuint (favor_beat_measure (&beat, 700), ==, normal[weight + 1]);
      g_assert_cmpuint (favor_beat_measure (&beat, 1400), ==, 2 * normal[weight + 1]);
      g_assert_cmpuint (favor_beat_measure (&beat, 0), ==, 0);
    }
}

/* ---- From ply to ply ------------------------------------------------------------------ */

/* (transfer full): a played game of computers, with people at the first `n_people` seats. */
static FavorSession *
play (const char *id, guint n_people)
{
  FavorSession *session = fixture_new_of (favor_games_find (id), 3, n_people, 8);

  fixture_play (session, 400, 8);
  return session;
}

static gboolean
has (FavorSession *session, guint ply, FavorWeight weight)
{
  const FavorGame  *rules = favor_session_get_game (session);
  guint             n = 0;
  const FavorEvent *events = favor_session_get_events (session, ply, &n);

  for (guint i = 0; i < n; i++)
    if (rules->events[events[i].kind].weight >= weight)
      return TRUE;
  return FALSE;
}

/* What scores is seen as long as its weight says, the end of a turn for a whole unit, what is small
 * for less, and what is done to a person for longer. */
static void
test_plies (gconstpointer id)
{
  g_autoptr (FavorSession) bots = play (id, 0);
  g_autoptr (FavorSession) people = play (id, 3);
  guint                    n[3] = { 0 };

  for (guint ply = 1; ply <= favor_session_get_n_plies (bots); ply++)
    {
      FavorSeat seat = favor_session_get_action (bots, ply)->seat;
      gboolean goes_on = favor_game_head (favor_session_get_state (bots, ply))->decider ==
                         seat;
      guint wait = favor_beats_measure_ply (bots, ply, 700);

      g_assert_cmpuint (favor_beats_measure_ply (bots, ply, 0), ==, 0);
      g_assert_cmpuint (favor_beats_measure_ply (people, ply, 700),
                        <=,
                        wait < 700 ? 1350 : 2700);
      if (has (bots, ply, FAVOR_WEIGHT_TURNING))
        g_assert_cmpuint (wait, ==, 1800);
      else if (has (bots, ply, FAVOR_WEIGHT_SCORING))
        g_assert_cmpuint (wait, ==, 1200);
      else if (!goes_on)
        g_assert_cmpuint (wait, ==, 700);
      else
        g_assert_cmpuint (wait, <=, 550);
      n[0] += has (bots, ply, FAVOR_WEIGHT_SCORING);
      n[1] += wait < 700;
      n[2] += favor_beats_measure_ply (people, ply, 700) > wait;
    }
  g_test_message ("%u score, %u are small, %u concern a person", n[0], n[1], n[2]);
  g_assert_cmpuint (n[0], >, 3);
  g_assert_cmpuint (n[1], >, 0);
  g_assert_cmpuint (n[2], >, 0);
}

/* What was collected so far is told by its number, one card by its name. */
static void
assert_deed (FavorCursor *cursor, guint ply, guint n)
{
  FavorSession    *session = favor_cursor_get_session (cursor);
  FavorSeat        seat = favor_session_get_action (session, ply)->seat;
  g_autofree char *deed = favor_turns_describe_deed (cursor, ply);
  g_autofree char *expected = n > 1
                                ? g_strdup_printf ("%s collects %u cards.",
                                                   favor_session_get_name (session, seat),
                                                   n)
                                : favor_turns_describe (cursor, ply);

  g_assert_cmpstr (deed, ==, expected);
}

/* Cards that are collected one after the other come as one, which is seen for longer than one card. */
static void
test_joined (void)
{
  g_autoptr (FavorSession) session = play ("emperors-favor", 0);
  g_autoptr (FavorCursor)  cursor = favor_cursor_new (session);
  g_autoptr (GArray)       joined = g_array_new (FALSE, FALSE, sizeof (FavorEvent));
  guint                    n_joined = 0, n_last = 0, sum = 0;

  for (guint ply = 1; ply <= favor_session_get_n_plies (session); ply++)
    {
      guint             n = 0;
      const FavorEvent *events = favor_session_get_events (session, ply, &n);
      guint             wait = favor_beats_measure_ply (session, ply, 700);

      if (n != 1 ||
          !g_str_equal (favor_session_get_game (session)->events[events[0].kind].id,
                        "collected"))
        continue;
      favor_beats_list_joined (session, ply, joined);
      assert_deed (cursor, ply, joined->len);
      sum = joined->len == 1 ? wait : sum + wait;
      if (wait == 50)
        {
          n_joined++;
          continue;
        }
      n_last += joined->len > 1;
      g_assert_cmpuint (sum, ==, joined->len > 1 ? 550 : 200);
    }
  g_assert_cmpuint (n_last, >, 0);
  g_assert_cmpuint (n_joined, >, n_last);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/beats/shows", test_shows);
  g_test_add_func ("/beats/score", test_score);
  g_test_add_func ("/beats/divide", test_divide);
  g_test_add_func ("/beats/measure", test_measure);
  g_test_add_data_func ("/beats/plies/dragon", "dragons-favour", test_plies);
  g_test_add_data_func ("/beats/plies/emperor", "emperors-favor", test_plies);
  g_test_add_data_func ("/beats/plies/orders", "order-of-the-king", test_plies);
  g_test_add_data_func ("/beats/plies/kingdom", "kingdom-of-favors", test_plies);
  g_test_add_func ("/beats/joined", test_joined);
  return g_test_run ();
}
