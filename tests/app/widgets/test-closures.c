/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "config.h"

#include <locale.h>

#include "favor-closures.h"

static void
test_states (void)
{
  static const struct
  {
    gboolean    over;
    const char *damaged;
    gboolean    unfinished;
    gboolean    finished;
  } cases[] = {
    { FALSE, NULL, TRUE, FALSE },
    { TRUE, NULL, FALSE, TRUE },
    { FALSE, "no session", FALSE, FALSE },
    { TRUE, "no session", FALSE, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_assert_cmpint (favor_closure_is_unfinished (NULL,
                                                    cases[i].over,
                                                    cases[i].damaged),
                       ==,
                       cases[i].unfinished);
      g_assert_cmpint (favor_closure_is_finished (NULL, cases[i].over, cases[i].damaged),
                       ==,
                       cases[i].finished);
    }
  g_assert_true (favor_closure_is_set (NULL, "a"));
  g_assert_false (favor_closure_is_set (NULL, ""));
  g_assert_false (favor_closure_is_set (NULL, NULL));
}

static void
test_plot_page (void)
{
  g_autofree char *before = favor_closure_plot_page (NULL, FALSE);
  g_autofree char *after = favor_closure_plot_page (NULL, TRUE);

  g_assert_cmpstr (before, ==, "points");
  g_assert_cmpstr (after, ==, "chances");
}

static void
test_log (void)
{
  static const struct
  {
    gboolean    numbered;
    guint       ply;
    const char *text;
    const char *expected;
  } texts[] = {
    { FALSE, 4, "Ann jumps.", "Ann jumps." },
    { TRUE, 4, "Ann jumps.", "4. Ann jumps." },
    { FALSE, 4, NULL, NULL },
  };

  static const struct
  {
    gboolean live;
    guint    shown;
    guint    ply;
    gboolean here;
  } lines[] = {
    { FALSE, 3, 3, TRUE },
    { FALSE, 3, 4, FALSE },
    { TRUE, 3, 3, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *text = favor_closure_log_text (NULL,
                                                      texts[i].numbered,
                                                      texts[i].ply,
                                                      texts[i].text);

      g_assert_cmpstr (text, ==, texts[i].expected);
    }
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_auto (GStrv) classes = favor_closure_log_classes (NULL,
                                                          lines[i].live,
                                                          lines[i].shown,
                                                          lines[i].ply);

      g_assert_cmpstr (classes[0], ==, "logline");
      g_assert_cmpstr (classes[1], ==, lines[i].here ? "here" : NULL);
    }
}

static void
test_signs (void)
{
  static const struct
  {
    int    colour;
    guint  painted;
    double opacity;
  } cases[] = { { -1, 0, 0 }, { 0, 0, 1 }, { 5, 5, 1 } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_assert_cmpuint (favor_closure_sign_colour (NULL, cases[i].colour),
                        ==,
                        cases[i].painted);
      g_assert_cmpfloat (favor_closure_sign_opacity (NULL, cases[i].colour),
                         ==,
                         cases[i].opacity);
    }
}

static void
test_timeline (void)
{
  static const struct
  {
    gboolean    playing;
    const char *icon;
    const char *tooltip;
  } cases[] = {
    { FALSE, "media-playback-start-symbolic", "Play the Game Again (P)" },
    { TRUE, "media-playback-pause-symbolic", "Stop Playing the Game Again (P)" },
  };

  g_autofree char *position = favor_closure_position (NULL, 4, 118);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *icon = favor_closure_play_icon (NULL, cases[i].playing);
      g_autofree char *tooltip = favor_closure_play_tooltip (NULL, cases[i].playing);

      g_assert_cmpstr (icon, ==, cases[i].icon);
      g_assert_cmpstr (tooltip, ==, cases[i].tooltip);
    }
  g_assert_cmpstr (position, ==, "4 / 118");
  g_assert_true (favor_closure_not (NULL, FALSE));
  g_assert_false (favor_closure_not (NULL, TRUE));
}

static void
test_fold_icon (void)
{
  g_autofree char *open = favor_closure_fold_icon (NULL, TRUE);
  g_autofree char *closed = favor_closure_fold_icon (NULL, FALSE);

  g_assert_cmpstr (open, ==, "pan-down-symbolic");
  g_assert_cmpstr (closed, ==, "pan-end-symbolic");
}

static void
test_titles (void)
{
  const FavorGame *game = favor_games_get_nth (0);
  g_autofree char *known = favor_closure_game_title (NULL, game->id);
  g_autofree char *unknown = favor_closure_game_title (NULL, "no-such-game");

  g_assert_cmpstr (known, ==, game->title);
  g_assert_cmpstr (unknown, ==, "no-such-game");
  g_assert_null (favor_closure_game_title (NULL, NULL));
}

static void
test_game_facts (void)
{
  g_autofree char *known = favor_closure_game_facts (NULL, 2, 7, 30);
  g_autofree char *unknown = favor_closure_game_facts (NULL, 2, 7, 0);

  g_assert_cmpstr (known, ==, "2–7 players · 30 min");
  g_assert_cmpstr (unknown, ==, "2–7 players");
}

static void
test_when (void)
{
  static const struct
  {
    const char *when;
    const char *expected;
  } cases[] = {
    { "2026-03-10T07:05:00", "Today, 07:05" },
    { "2026-03-10T00:00:00", "Today, 00:00" },
    { "2026-03-09T23:59:00", "Yesterday" },
    { "2026-03-08T12:00:00", "Sunday" },
    { "2026-03-04T12:00:00", "Wednesday" },
    { "2026-03-03T12:00:00", "3 March" },
    { "2026-01-01T00:00:00", "1 January" },
    { "2025-12-31T23:59:00", "31 December 2025" },
    { "2026-03-11T00:01:00", "11 March" },
  };

  g_autoptr (GTimeZone) zone = g_time_zone_new_offset (3600);
  g_autoptr (GDateTime) now = g_date_time_new (zone, 2026, 3, 10, 12, 30, 0);
  g_autofree char      *never = favor_closure_format_when (NULL, now);

  g_assert_cmpstr (never, ==, "");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GDateTime) when = g_date_time_new_from_iso8601 (cases[i].when, zone);
      /* As files have it. */
      g_autoptr (GDateTime) utc = g_date_time_to_utc (when);
      g_autofree char      *text = favor_closure_format_when (utc, now);

      g_assert_cmpstr (text, ==, cases[i].expected);
    }
}

static void
test_numbers (void)
{
  static const struct
  {
    guint       least;
    guint       most;
    const char *expected;
  } ranges[] = {
    { 1, 1, "1 player" },
    { 2, 2, "2 players" },
    { 2, 7, "2–7 players" },
  };

  g_autofree char *one = favor_closure_n_players (NULL, 1);
  g_autofree char *many = favor_closure_n_players (NULL, 5);
  g_autofree char *all = favor_closure_show_all (NULL, 214);

  g_assert_cmpstr (one, ==, "1 player");
  g_assert_cmpstr (many, ==, "5 players");
  g_assert_cmpstr (all, ==, "Show All 214");
  for (guint i = 0; i < G_N_ELEMENTS (ranges); i++)
    {
      g_autofree char *text = favor_closure_seats_range (NULL,
                                                         ranges[i].least,
                                                         ranges[i].most);

      g_assert_cmpstr (text, ==, ranges[i].expected);
    }
}

static void
test_orientation (void)
{
  g_assert_cmpint (favor_closure_vertical_if (NULL, TRUE), ==, GTK_ORIENTATION_VERTICAL);
  g_assert_cmpint (favor_closure_vertical_if (NULL, FALSE),
                   ==,
                   GTK_ORIENTATION_HORIZONTAL);
}

/* Dates, and counts in every form that a language has. */
static void
test_languages (void)
{
  static const struct
  {
    const char *locale;
    const char *date;
    const char *players[5];
  } languages[] = {
    { "de_DE.UTF-8",
      "5. März",
      { "1 Spieler", "2 Spieler", "5 Spieler", "12 Spieler", "100 Spieler" } },
    { "pl_PL.UTF-8",
      "5 marca",
      { "1 gracz", "2 graczy", "5 graczy", "12 graczy", "100 graczy" } },
    { "ar_EG.UTF-8",
      "5 مارس",
      { "لاعب واحد", "لاعبان", "5 لاعبين", "12 لاعبًا", "100 لاعب" } },
  };

  static const guint    numbers[] = { 1, 2, 5, 12, 100 };
  g_autoptr (GTimeZone) zone = g_time_zone_new_utc ();
  g_autoptr (GDateTime) now = g_date_time_new (zone, 2026, 11, 22, 12, 0, 0);
  g_autoptr (GDateTime) when = g_date_time_new (zone, 2026, 3, 5, 9, 7, 0);

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autofree char *date = NULL;

      if (setlocale (LC_ALL, languages[i].locale) == NULL)
        {
          g_test_skip_printf ("there is no locale %s", languages[i].locale);
          break;
        }
      date = favor_closure_format_when (when, now);
      g_assert_cmpstr (date, ==, languages[i].date);
      for (guint j = 0; j < G_N_ELEMENTS (numbers); j++)
        {
          g_autofree char *players = favor_closure_n_players (NULL, numbers[j]);

          g_assert_cmpstr (players, ==, languages[i].players[j]);
        }
    }
  setlocale (LC_ALL, "C");
}

/* What a decision bar shows in how much room. */
static void
test_decision (void)
{
  static const struct
  {
    FavorTableMode mode;
    gboolean       tight, compact, chips, aside;
    const char    *refusal, *detail;
    gboolean       hinted;
    gboolean       sentence, live;
  } cases[] = {
    { FAVOR_TABLE_PLAYING, FALSE, FALSE, FALSE, FALSE, NULL, NULL, FALSE, TRUE, TRUE },
    { FAVOR_TABLE_PLAYING, FALSE, FALSE, FALSE, FALSE, NULL, "Build", FALSE, TRUE, TRUE },
    { FAVOR_TABLE_PLAYING, FALSE, FALSE, TRUE, FALSE, NULL, "Build", FALSE, TRUE, FALSE },
    { FAVOR_TABLE_PLAYING,
      FALSE,
      TRUE,
      FALSE,
      FALSE,
      NULL,
      "Build",
      FALSE,
      FALSE,
      FALSE },
    { FAVOR_TABLE_PLAYING, FALSE, TRUE, FALSE, FALSE, "No", "Build", FALSE, TRUE, FALSE },
    { FAVOR_TABLE_PLAYING, TRUE, TRUE, FALSE, FALSE, NULL, NULL, FALSE, TRUE, FALSE },
    { FAVOR_TABLE_PLAYING, FALSE, FALSE, TRUE, FALSE, NULL, NULL, TRUE, TRUE, FALSE },
    { FAVOR_TABLE_SHOWING, TRUE, TRUE, TRUE, FALSE, NULL, "Build", FALSE, TRUE, TRUE },
    { FAVOR_TABLE_PLAYING, FALSE, FALSE, TRUE, TRUE, NULL, "Build", FALSE, FALSE, FALSE },
    { FAVOR_TABLE_PLAYING, FALSE, FALSE, TRUE, TRUE, NULL, NULL, FALSE, TRUE, TRUE },
    { FAVOR_TABLE_PLAYING, FALSE, FALSE, TRUE, TRUE, "No", "Build", FALSE, TRUE, FALSE },
    { FAVOR_TABLE_REVIEWING,
      FALSE,
      TRUE,
      FALSE,
      FALSE,
      NULL,
      "A note",
      FALSE,
      TRUE,
      FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_assert_cmpint (favor_closure_shows_sentence (NULL,
                                                     cases[i].mode,
                                                     cases[i].compact,
                                                     cases[i].aside,
                                                     cases[i].refusal,
                                                     cases[i].detail),
                       ==,
                       cases[i].sentence);
      g_assert_cmpint (favor_closure_shows_live (NULL,
                                                 cases[i].mode,
                                                 cases[i].tight,
                                                 cases[i].compact,
                                                 cases[i].chips,
                                                 cases[i].refusal,
                                                 cases[i].detail,
                                                 cases[i].hinted),
                       ==,
                       cases[i].live);
    }
  g_assert_cmpint (favor_closure_detail_lines (NULL, FALSE, NULL), ==, 4);
  g_assert_cmpint (favor_closure_detail_lines (NULL, TRUE, NULL), ==, 2);
  g_assert_cmpint (favor_closure_detail_lines (NULL, TRUE, "No"), ==, 4);
  g_assert_cmpint (favor_closure_live_lines (NULL, FAVOR_TABLE_SHOWING), ==, 2);
  g_assert_cmpint (favor_closure_live_lines (NULL, FAVOR_TABLE_PLAYING), ==, -1);
  g_assert_false (favor_closure_is_colour (NULL, -1));
  g_assert_true (favor_closure_is_framed (NULL, FALSE, "Variation 1"));
  g_assert_false (favor_closure_is_framed (NULL, FALSE, NULL));
}

static void
test_cover (void)
{
  char            *lines[] = { (char *) "Bo passes.", (char *) "Cem passes.", NULL };
  g_autofree char *none = favor_closure_cover_words (NULL, NULL);
  g_autofree char *two = favor_closure_cover_words (NULL, lines);
  g_autofree char *joined = favor_closure_join_lines (NULL, lines);
  g_autofree char *nothing = favor_closure_join_lines (NULL, NULL);
  g_autofree char *button = favor_closure_uncover (NULL, "Ann");

  g_assert_cmpstr (none, ==, "What is yours is covered.");
  g_assert_cmpstr (two, ==, "What is yours is covered. 2 events since your last turn:");
  g_assert_cmpstr (joined, ==, "Bo passes.\nCem passes.");
  g_assert_cmpstr (nothing, ==, "");
  g_assert_cmpstr (button, ==, "I Am Ann");
  g_assert_true (favor_closure_has_lines (NULL, lines));
  g_assert_false (favor_closure_has_lines (NULL, lines + 2));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("FAVOR_LOCALEDIR"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  g_test_add_func ("/closures/states", test_states);
  g_test_add_func ("/closures/titles", test_titles);
  g_test_add_func ("/closures/plot-page", test_plot_page);
  g_test_add_func ("/closures/log", test_log);
  g_test_add_func ("/closures/fold-icon", test_fold_icon);
  g_test_add_func ("/closures/signs", test_signs);
  g_test_add_func ("/closures/timeline", test_timeline);
  g_test_add_func ("/closures/game-facts", test_game_facts);
  g_test_add_func ("/closures/when", test_when);
  g_test_add_func ("/closures/numbers", test_numbers);
  g_test_add_func ("/closures/orientation", test_orientation);
  g_test_add_func ("/closures/decision", test_decision);
  g_test_add_func ("/closures/cover", test_cover);
  g_test_add_func ("/closures/languages", test_languages);
  return g_test_run ();
}
