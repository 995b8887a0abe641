/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-setup.h"

#include "favor-games.h"

/* Each test runs for all games of the list; none knows one. */

static void
assert_colours_differ (const FavorSetup *setup)
{
  guint seen = 0;

  for (guint i = 0; i < FAVOR_MAX_SEATS; i++)
    seen |= 1u << setup->players[i].colour;
  g_assert_cmphex (seen, ==, (1u << FAVOR_MAX_SEATS) - 1);
}

static void
test_first_time (gconstpointer data)
{
  const FavorGame         *game = data;
  g_autoptr (FavorSetup)   setup = favor_setup_new (game);
  g_autofree char         *complaint = favor_setup_complaint (setup);
  g_autoptr (GError)       error = NULL;
  g_autoptr (FavorSession) session = NULL;

  g_assert_null (complaint);
  g_assert_cmpuint (setup->n_seats, ==, game->default_seats);
  g_assert_false (setup->seeded);
  assert_colours_differ (setup);
  for (guint i = 0; i < FAVOR_MAX_SEATS; i++)
    {
      g_assert_cmpint (setup->players[i].is_bot, ==, i > 0);
      g_assert_cmpint (setup->players[i].level, ==, FAVOR_LEVEL_CASUAL);
      g_assert_cmpstr (setup->players[i].name, !=, "");
    }
  session = favor_setup_start (setup, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (favor_session_get_n_seats (session), ==, game->default_seats);
  g_assert_cmpuint (favor_session_count_people (session), ==, 1);
}

static void
test_every_number_of_seats (gconstpointer data)
{
  const FavorGame *game = data;

  for (guint n = game->min_seats; n <= game->max_seats; n++)
    {
      g_autoptr (FavorSetup)   setup = favor_setup_new (game);
      g_autoptr (GError)       error = NULL;
      g_autoptr (FavorSession) session = NULL;

      setup->n_seats = n;
      session = favor_setup_start (setup, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (favor_session_get_n_seats (session), ==, n);
    }
}

static void
test_names (gconstpointer data)
{
  g_autoptr (FavorSetup) setup = favor_setup_new (data);
  g_autofree char       *long_name = g_strnfill (60, 'x');
  g_autofree char       *twice = NULL;
  g_autofree char       *nameless = NULL;
  g_autofree char       *unused = NULL;

  setup->n_seats = 2;
  favor_setup_set_player (setup, 0, "  Ann ", FALSE, FAVOR_LEVEL_CASUAL);
  g_assert_cmpstr (setup->players[0].name, ==, "Ann");
  favor_setup_set_player (setup, 1, "Ann", TRUE, FAVOR_LEVEL_MASTER);
  twice = favor_setup_complaint (setup);
  g_assert_cmpstr (twice, ==, "Two seats have the name Ann.");
  favor_setup_set_player (setup, 1, "   ", TRUE, FAVOR_LEVEL_MASTER);
  nameless = favor_setup_complaint (setup);
  g_assert_cmpstr (nameless, ==, "Seat 2 has no name.");
  favor_setup_set_player (setup, 1, long_name, TRUE, FAVOR_LEVEL_MASTER);
  g_assert_cmpint (g_utf8_strlen (setup->players[1].name, -1), ==, FAVOR_MAX_NAME_CHARS);
  /* A seat that is not in use may be called as it likes. */
  favor_setup_set_player (setup, 2, "Ann", TRUE, FAVOR_LEVEL_MASTER);
  unused = favor_setup_complaint (setup);
  g_assert_null (unused);
}

/* Who plays alone is called as they said; a computer that was called so is not any more. */
static void
test_person (gconstpointer data)
{
  g_autoptr (FavorSetup) setup = favor_setup_new (data);
  g_autofree char       *suggested = favor_setup_suggest_name ();
  g_autofree char       *computer = g_strdup (setup->players[1].name);
  g_autofree char       *long_name = g_strnfill (60, 'x');
  g_autofree char       *complaint = NULL;

  g_assert_true (favor_player_name_is_valid (suggested));
  g_assert_cmpstr (favor_setup_get_person (setup), ==, suggested);
  favor_setup_set_person (setup, "  Zoë ");
  g_assert_cmpstr (favor_setup_get_person (setup), ==, "Zoë");
  favor_setup_set_person (setup, "");
  favor_setup_set_person (setup, "  ");
  g_assert_cmpstr (favor_setup_get_person (setup), ==, "Zoë");
  favor_setup_set_person (setup, long_name);
  g_assert_cmpint (g_utf8_strlen (favor_setup_get_person (setup), -1),
                   ==,
                   FAVOR_MAX_NAME_CHARS);
  favor_setup_set_person (setup, computer);
  g_assert_cmpstr (setup->players[0].name, ==, computer);
  for (guint i = 0; i < FAVOR_MAX_SEATS; i++)
    for (guint k = 0; k < i; k++)
      g_assert_cmpstr (setup->players[i].name, !=, setup->players[k].name);
  setup->n_seats = setup->game->max_seats;
  complaint = favor_setup_complaint (setup);
  g_assert_null (complaint);
  /* Wherever they sit. */
  favor_setup_move_seat (setup, 0, 1);
  favor_setup_set_person (setup, "Zoë");
  g_assert_cmpstr (setup->players[1].name, ==, "Zoë");
  /* Of two nobody knows which. */
  favor_setup_set_player (setup, 0, "Ann", FALSE, FAVOR_LEVEL_CASUAL);
  g_assert_null (favor_setup_get_person (setup));
  favor_setup_set_person (setup, "Eve");
  g_assert_cmpstr (setup->players[0].name, ==, "Ann");
  g_assert_cmpstr (setup->players[1].name, ==, "Zoë");
}

static void
test_colours (gconstpointer data)
{
  g_autoptr (FavorSetup) setup = favor_setup_new (data);
  guint8                 before = setup->players[0].colour;
  guint8                 wanted = setup->players[3].colour;

  favor_setup_set_colour (setup, 0, wanted);
  g_assert_cmpuint (setup->players[0].colour, ==, wanted);
  g_assert_cmpuint (setup->players[3].colour, ==, before);
  assert_colours_differ (setup);
  favor_setup_set_colour (setup, 0, wanted);
  assert_colours_differ (setup);
}

/* Whoever is moved takes name, colour and options along; the others keep their order. */
static void
test_move_seat (gconstpointer data)
{
  const FavorGame  *game = data;
  const FavorField *per_seat = NULL;

  for (guint i = 0; i < game->options->n_fields; i++)
    if (game->options->fields[i].n_dims == 1)
      per_seat = &game->options->fields[i];
  for (FavorSeat from = 0; from < (FavorSeat) game->max_seats; from++)
    for (FavorSeat to = 0; to < (FavorSeat) game->max_seats; to++)
      {
        g_autoptr (FavorSetup) setup = favor_setup_new (game);
        g_autoptr (GPtrArray)  names = g_ptr_array_new_with_free_func (g_free);
        guint8                 colour = setup->players[from].colour;

        setup->n_seats = game->max_seats;
        if (per_seat != NULL)
          favor_field_set (per_seat, setup->options, (guint) from, 1);
        for (guint i = 0; i < FAVOR_MAX_SEATS; i++)
          g_ptr_array_add (names, g_strdup (setup->players[i].name));
        favor_setup_move_seat (setup, from, to);
        g_ptr_array_insert (names, to, g_ptr_array_steal_index (names, (guint) from));
        for (guint i = 0; i < FAVOR_MAX_SEATS; i++)
          g_assert_cmpstr (setup->players[i].name, ==, names->pdata[i]);
        g_assert_cmpuint (setup->players[to].colour, ==, colour);
        assert_colours_differ (setup);
        for (guint i = 0; per_seat != NULL && i < game->max_seats; i++)
          g_assert_cmpint (favor_field_get (per_seat, setup->options, i) == 1,
                           ==,
                           (FavorSeat) i == to);
      }
}

static void
test_seeds (gconstpointer data)
{
  static const struct
  {
    const char *text;
    gboolean    good;
    gboolean    seeded;
    guint64     seed;
  } cases[] = {
    { "", TRUE, FALSE, 0 },
    { "   ", TRUE, FALSE, 0 },
    { "0", TRUE, TRUE, 0 },
    { " 42 ", TRUE, TRUE, 42 },
    { "18446744073709551615", TRUE, TRUE, G_MAXUINT64 },
    { "18446744073709551616", FALSE, FALSE, 0 },
    { "0xff", TRUE, TRUE, 255 },
    { "0XFF", TRUE, TRUE, 255 },
    { "0xffffffffffffffff", TRUE, TRUE, G_MAXUINT64 },
    { "0x10000000000000000", FALSE, FALSE, 0 },
    { "ff", FALSE, FALSE, 0 },
    { "-1", FALSE, FALSE, 0 },
    { "+1", FALSE, FALSE, 0 },
    { "1.5", FALSE, FALSE, 0 },
    { "0x", FALSE, FALSE, 0 },
    { "0x-1", FALSE, FALSE, 0 },
    { "12 34", FALSE, FALSE, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (FavorSetup) setup = favor_setup_new (data);

      g_test_message ("%s", cases[i].text);
      g_assert_cmpint (favor_setup_set_seed (setup, cases[i].text), ==, cases[i].good);
      g_assert_cmpint (setup->seeded, ==, cases[i].seeded);
      g_assert_cmpuint (setup->seed, ==, cases[i].seed);
    }
}

static void
test_seed_decides (gconstpointer data)
{
  g_autoptr (FavorSetup)   setup = favor_setup_new (data);
  g_autoptr (FavorSession) a = NULL;
  g_autoptr (FavorSession) b = NULL;

  g_assert_true (favor_setup_set_seed (setup, "0x1234"));
  a = favor_setup_start (setup, NULL);
  g_assert_cmpuint (favor_session_get_seed (a), ==, 0x1234);
  g_assert_true (favor_setup_set_seed (setup, ""));
  b = favor_setup_start (setup, NULL);
  g_assert_cmpuint (favor_session_get_seed (b), !=, 0x1234);
}

/* All that a setup says, but the seed, comes back. */
static void
test_round_trip (gconstpointer data)
{
  const FavorGame       *game = data;
  g_autoptr (FavorSetup) setup = favor_setup_new (game);
  g_autofree char       *string = NULL;
  g_autofree char       *again = NULL;
  g_autoptr (FavorSetup) copy = NULL;

  setup->n_seats = game->max_seats;
  favor_setup_set_player (setup, 1, "Zoë \"the\" Ämterlose", FALSE, FAVOR_LEVEL_CASUAL);
  favor_setup_set_player (setup, 0, "عمر", TRUE, FAVOR_LEVEL_MASTER);
  favor_setup_set_colour (setup, 0, 6);
  g_assert_true (favor_setup_set_seed (setup, "7"));
  string = favor_setup_to_string (setup);
  copy = favor_setup_from_string (game, string);
  g_assert_nonnull (copy);
  again = favor_setup_to_string (copy);
  g_assert_cmpstr (string, ==, again);
  g_assert_cmpuint (copy->n_seats, ==, game->max_seats);
  g_assert_cmpstr (copy->players[1].name, ==, "Zoë \"the\" Ämterlose");
  g_assert_true (copy->players[0].is_bot);
  g_assert_cmpint (copy->players[0].level, ==, FAVOR_LEVEL_MASTER);
  g_assert_cmpuint (copy->players[0].colour, ==, 6);
  g_assert_false (copy->seeded);
  assert_colours_differ (copy);
}

/* Whatever stands in the settings: either a setup that can start, or none. */
static void
test_bad_strings (gconstpointer data)
{
  static const char *const bad[] = {
    "",
    "{}",
    "[]",
    "null",
    "{\"seats\": []}",
    "{\"seats\": 5, \"options\": {}}",
    "{\"seats\": [1, 2, 3], \"options\": {}}",
    "{\"seats\": [{}, {}, {}], \"options\": {}}",
  };
  const FavorGame       *game = data;
  g_autoptr (FavorSetup) setup = favor_setup_new (game);
  g_autofree char       *good = favor_setup_to_string (setup);

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    g_assert_null (favor_setup_from_string (game, bad[i]));
  for (gsize cut = 0; cut < strlen (good); cut++)
    {
      g_autofree char *torn = g_strndup (good, cut);

      g_assert_null (favor_setup_from_string (game, torn));
    }
  for (gsize i = 0; i < strlen (good); i++)
    {
      g_autofree char       *edited = g_strdup (good);
      g_autoptr (FavorSetup) result = NULL;

      edited[i] ^= 0x15;
      result = favor_setup_from_string (game, edited);
      if (result != NULL)
        {
          g_autofree char *complaint = favor_setup_complaint (result);

          g_assert_null (complaint);
          assert_colours_differ (result);
        }
    }
}

static void
add (const char *name, const FavorGame *game, GTestDataFunc func)
{
  g_autofree char *path = g_strdup_printf ("/setup/%s/%s", game->id, name);

  g_test_add_data_func (path, game, func);
}

/* Who begins next time: the next seat after the one that was chosen; what chance decided it decides
 * again. */
static void
test_pass_start_on (void)
{
  const FavorGame       *game = favor_games_find ("order-of-the-king");
  g_autoptr (FavorSetup) setup = favor_setup_new (game);
  const FavorField      *field = NULL;

  for (guint i = 0; i < game->options->n_fields; i++)
    if (g_str_equal (game->options->fields[i].name, "first-seat"))
      field = &game->options->fields[i];
  g_assert_nonnull (field);
  setup->n_seats = 3;
  favor_field_set (field, setup->options, 0, FAVOR_NONE);
  favor_setup_pass_start_on (setup);
  g_assert_cmpint (favor_field_get (field, setup->options, 0), ==, FAVOR_NONE);
  favor_field_set (field, setup->options, 0, 1);
  favor_setup_pass_start_on (setup);
  g_assert_cmpint (favor_field_get (field, setup->options, 0), ==, 2);
  favor_setup_pass_start_on (setup);
  g_assert_cmpint (favor_field_get (field, setup->options, 0), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpuint (favor_games_get_n (), >, 1);
  for (guint i = 0; i < favor_games_get_n (); i++)
    {
      const FavorGame *game = favor_games_get_nth (i);

      add ("first-time", game, test_first_time);
      add ("every-number-of-seats", game, test_every_number_of_seats);
      add ("names", game, test_names);
      add ("person", game, test_person);
      add ("colours", game, test_colours);
      add ("move-seat", game, test_move_seat);
      add ("seeds", game, test_seeds);
      add ("seed-decides", game, test_seed_decides);
      add ("round-trip", game, test_round_trip);
      add ("bad-strings", game, test_bad_strings);
    }
  g_test_add_func ("/setup/pass-start-on", test_pass_start_on);
  return g_test_run ();
}
