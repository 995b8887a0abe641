/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "config.h"

#include <locale.h>

#include <glib/gi18n-lib.h>

#include "favor-games.h"
#include "favor-log-model.h"
#include "favor-save.h"
#include "favor-seat-model.h"
#include "favor-session-name.h"
#include "favor-test.h"
#include "favor-text.h"

/* What is shown is in the language of whoever looks, whenever and in whatever language it was
 * played. */

#define FSI "\u2068"
#define PDI "\u2069"
#define RLM "\u200f"

typedef struct
{
  const char *locale;
  const char *title;
  /* The first and the last line of the log of an old save. */
  const char *first;
  const char *last;
  /* Of a bot's seat and of the scoring pad. */
  const char *level;
  const char *source;
  /* A name for sessions. */
  const char *session;
} Expected;

static const Expected expected[] = {
  {
    "C",
    "The Dragon's Favour",
    "Dragon, Ox, Tiger and Boar send their delegations. Dragon is the first Judge.",
    "Tiger wins with 14 Favour.",
    "Casual",
    "Voted for the winner",
    "Autumn at Court",
  },
  {
    "de_DE.UTF-8",
    "Die Gunst des Drachen",
    "Der Drache, der Ochse, der Tiger und der Eber entsenden ihre Gesandtschaften. "
    "Erster Richter ist der Drache.",
    "Der Tiger gewinnt mit 14 Gunst.",
    "Hobby",
    "Für den Sieger gestimmt",
    "Herbst am Hof",
  },
  {
    "pl_PL.UTF-8",
    "Łaska Smoka",
    "Smok, Wół, Tygrys i Dzik wysyłają swoje delegacje. Smok jest pierwszym Sędzią.",
    "Tygrys wygrywa, mając 14 punktów Łaski.",
    "Amator",
    "Głos na zwycięzcę",
    "Jesień na dworze",
  },
  {
    "ar_EG.UTF-8",
    "حظوة التنين",
    "التنين، الثور، النمر والخنزير: كل عشيرة ترسل وفدها. التنين هو القاضي الأول.",
    "النمر يفوز بـ 14 من الحظوة.",
    "هاوٍ",
    "التصويت للفائز",
    "خريف في البلاط",
  },
};

static gboolean
use_locale (const char *locale)
{
  if (setlocale (LC_ALL, locale) != NULL)
    return TRUE;
  g_test_skip_printf ("there is no locale %s", locale);
  return FALSE;
}

static FavorSession *
load_old (void)
{
  g_autoptr (GBytes) bytes = favor_test_load ("saves/dragon-finished.favor");
  g_autoptr (GError) error = NULL;
  FavorSession      *session = favor_save_from_bytes (bytes, &error);

  g_assert_no_error (error);
  return session;
}

static char *
line_of (FavorLogModel *log, guint position)
{
  g_autoptr (FavorLogRow) row = g_list_model_get_item (G_LIST_MODEL (log), position);

  return g_strdup (favor_log_row_get_text (row));
}

static void
test_old_save (gconstpointer data)
{
  const Expected           *language = data;
  g_autoptr (FavorSession)  session = load_old ();
  g_autoptr (FavorCursor)   cursor = favor_cursor_new (session);
  g_autoptr (FavorLogModel) log = NULL;
  g_autofree char          *first = NULL;
  g_autofree char          *last = NULL;
  const FavorGame          *game = favor_session_get_game (session);

  if (!use_locale (language->locale))
    return;
  log = favor_log_model_new (cursor);
  first = line_of (log, 0);
  last = line_of (log, g_list_model_get_n_items (G_LIST_MODEL (log)) - 1);
  g_assert_cmpstr (first, ==, language->first);
  g_assert_cmpstr (last, ==, language->last);
  g_assert_cmpstr (g_dgettext (GETTEXT_PACKAGE, game->title), ==, language->title);
  g_assert_cmpstr (g_dgettext (GETTEXT_PACKAGE, game->score_lines[1].text),
                   ==,
                   language->source);
}

/* The level of a computer is that of the table of levels, not that of the file. */
static void
test_seats (gconstpointer data)
{
  const Expected            *language = data;
  g_autoptr (FavorSession)   session = load_old ();
  g_autoptr (FavorCursor)    cursor = favor_cursor_new (session);
  g_autoptr (FavorSeatModel) seats = NULL;
  g_autoptr (GObject)        seat = NULL;
  g_autofree char           *kind = NULL;

  if (!use_locale (language->locale))
    return;
  seats = favor_seat_model_new (cursor);
  seat = g_list_model_get_item (G_LIST_MODEL (seats), 0);
  g_object_get (seat, "kind", &kind, NULL);
  g_assert_cmpstr (kind, ==, language->level);
}

/* In a language, too, no two sessions are called the same, and none by a number. */
static void
test_session_names (gconstpointer data)
{
  const Expected        *language = data;
  g_autoptr (GHashTable) taken = g_hash_table_new (g_str_hash, g_str_equal);
  guint                  n = 0;

  if (!use_locale (language->locale))
    return;
  for (guint i = 0; i < favor_games_get_n (); i++)
    {
      const FavorGame   *game = favor_games_get_nth (i);
      const char *const *names = favor_games_get_session_names (game);

      for (guint k = 0; names[k] != NULL; k++, n++)
        {
          const char *name = favor_session_name_make (game, k, taken);

          g_assert_true (g_utf8_validate (name, -1, NULL));
          g_assert_cmpint (g_utf8_strlen (name, -1), <=, 40);
          for (const char *c = name; *c != '\0'; c = g_utf8_next_char (c))
            g_assert_false (g_unichar_isdigit (g_utf8_get_char (c)));
          g_assert_true (g_hash_table_insert (taken,
                                              (gpointer) name,
                                              GUINT_TO_POINTER (1)));
        }
    }
  g_assert_cmpuint (g_hash_table_size (taken), ==, n);
  g_assert_cmpstr (g_dpgettext2 (GETTEXT_PACKAGE, "session name", "Autumn at Court"),
                   ==,
                   language->session);
}

/* A session says the same in a language after another was used with it. */
static void
test_switch (void)
{
  g_autoptr (FavorSession) session = load_old ();
  const FavorGame         *game = favor_session_get_game (session);
  guint                    n_events;
  const FavorEvent        *events = favor_session_get_events (session, 0, &n_events);

  for (guint round = 0; round < 2; round++)
    for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
      {
        g_autofree char *text = NULL;

        if (!use_locale (expected[i].locale))
          return;
        text = favor_text_for_event (game,
                                     &events[0],
                                     FAVOR_VIEWER_OPEN,
                                     favor_session_get_names (session));
        g_assert_cmpstr (text, ==, expected[i].first);
      }
}

static void
assert_sentence (const char *text, const char *name, const char *sentence)
{
  g_autofree char *said = favor_text_expand (text, "player", name, NULL);

  g_assert_cmpstr (said, ==, sentence);
}

/* Names from left to right, and numbers with a sign, are kept together in Arabic. */
static void
test_isolates (void)
{
  static const char *const names[] = { "Ann", "مي", NULL };
  g_autofree char         *list = NULL;
  g_autofree char         *sentence = NULL;
  g_autofree char         *gain = NULL;

  if (!use_locale ("ar_EG.UTF-8"))
    return;
  assert_sentence ("{player}!", "مي", "مي!");
  assert_sentence ("{player}!", "Ann", RLM FSI "Ann" PDI "!");
  assert_sentence ("{player}!", "12", "12!");
  assert_sentence ("{player}!", "-5", FSI "-5" PDI "!");
  assert_sentence ("{player}!", "+5", FSI "+5" PDI "!");
  /* A figure has a mark of its own; the words around it have another direction. */
  gain = favor_text_gain (-3);
  assert_sentence ("{player} مي", gain, RLM FSI "\u200e−3" PDI " مي");
  list = favor_text_join (names);
  g_assert_cmpstr (list, ==, RLM FSI "Ann" PDI " ومي");
  /* The list as a whole has the direction of the language. */
  sentence = favor_text_expand ("{list}!", "list", list, NULL);
  g_assert_cmpstr (sentence, ==, RLM FSI "Ann" PDI " ومي!");
}

/* The same digits everywhere, whatever the locale's own are. */
static void
test_digits (void)
{
  g_autofree char *grouped = NULL;

  if (!use_locale ("ar_EG.UTF-8"))
    return;
  grouped = g_strdup_printf ("%'d", 41);
  g_assert_cmpstr (grouped, ==, "41");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("FAVOR_LOCALEDIR"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_autofree char *save = g_strdup_printf ("/languages/old-save/%u", i);
      g_autofree char *seats = g_strdup_printf ("/languages/seats/%u", i);
      g_autofree char *names = g_strdup_printf ("/languages/session-names/%u", i);

      g_test_add_data_func (save, &expected[i], test_old_save);
      g_test_add_data_func (seats, &expected[i], test_seats);
      g_test_add_data_func (names, &expected[i], test_session_names);
    }
  g_test_add_func ("/languages/switch", test_switch);
  g_test_add_func ("/languages/isolates", test_isolates);
  g_test_add_func ("/languages/digits", test_digits);
  return g_test_run ();
}
