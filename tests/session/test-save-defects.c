/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "favor-save.h"
#include "favor-test.h"

/* Says in the log which case comes, also if that is no text. */
static void
say (const char *text)
{
  g_autofree char *escaped = g_strescape (text, NULL);

  g_test_message ("%s", escaped);
}

static char *
replace (const char *text, const char *from, const char *to)
{
  const char *at = strstr (text, from);

  if (at == NULL)
    g_error ("%s is not in %s", from, text);
  return g_strdup_printf ("%.*s%s%s", (int) (at - text), text, to, at + strlen (from));
}

static char *
load_example (void)
{
  g_autoptr (GBytes) file = favor_test_load ("saves/dummy-race.favor");
  gsize              length;
  const char        *text = g_bytes_get_data (file, &length);

  return g_strndup (text, length);
}

/* A place of tests/data/saves/dummy-race.favor that is another, and what is said of it. */
static const struct
{
  const char *from;
  const char *to;
  int         code;
  const char *message;
} changes[] = {
  /* What kind of file it is */
  { "\"favor-session\"",
    "\"favor-sessions\"",
    FAVOR_ERROR_FORMAT,
    "The file is not a session of Favor." },
  { "\"format\"",
    "\"farmat\"",
    FAVOR_ERROR_FORMAT,
    "The file is not a session of Favor." },
  { "\"favor-session\"", "7", FAVOR_ERROR_FORMAT, "The file is not a session of Favor." },
  { "\"version\": 1",
    "\"version\": 2",
    FAVOR_ERROR_VERSION,
    "The file was written by a newer version of Favor. Update Favor to open it." },
  { "\"version\": 1", "\"version\": 2147483647", FAVOR_ERROR_VERSION, NULL },
  { "\"version\": 1",
    "\"version\": 0",
    FAVOR_ERROR_FORMAT,
    "version: 0 is not 1 to 2147483647" },
  { "\"version\": 1",
    "\"version\": 1.0",
    FAVOR_ERROR_FORMAT,
    "version: expected a whole number" },
  { "\"version\": 1,\n", "", FAVOR_ERROR_FORMAT, "version: this member is missing" },
  { "dummy-race",
    "dummy-rice",
    FAVOR_ERROR_GAME,
    "This version of Favor has no game “dummy-rice”." },
  { "\"dummy-race\"", "null", FAVOR_ERROR_FORMAT, "game: expected a text" },
  { "\"rules\": 1", "\"rules\": -1", FAVOR_ERROR_FORMAT, "rules: -1 is not 1 to 65535" },
  { "\"rules\": 1",
    "\"rules\": 1, \"extra\": 0",
    FAVOR_ERROR_FORMAT,
    "extra: there is no such member" },
  { "\"rules\": 1",
    "\"rules\": 1, \"rules\": 1",
    FAVOR_ERROR_SYNTAX,
    "rules (line 5, column 15): the member is there twice" },
  { "\"rules\": 1,",
    "\"rules\": 1",
    FAVOR_ERROR_SYNTAX,
    "line 6, column 3: a comma or “}” is missing" },
  /* Seed, title, options */
  { "\"0x000000000000feed\"",
    "65261",
    FAVOR_ERROR_FORMAT,
    "seed: expected 16 digits as in \"0x00000000000000ff\"" },
  { "\"seed\": \"0x000000000000feed\",",
    "",
    FAVOR_ERROR_FORMAT,
    "seed: this member is missing" },
  { "0x000000000000feed", "0x000000000000feee", FAVOR_ERROR_MISMATCH, NULL },
  { "\"Ann, Bo & Cy\"", "[]", FAVOR_ERROR_FORMAT, "title: expected a text" },
  { "\"Ann, Bo & Cy\"",
    "\"\xc3\"",
    FAVOR_ERROR_SYNTAX,
    "line 7, column 13: this is not UTF-8 text" },
  { "\"options\": {}",
    "\"options\": {\"goal\":99}",
    FAVOR_ERROR_FORMAT,
    "options.goal: 99 is not 5 to 12" },
  { "\"options\": {}",
    "\"options\": {\"gaol\":9}",
    FAVOR_ERROR_FORMAT,
    "options.gaol: there is no such member" },
  { "\"options\": {}",
    "\"options\": {\"goal\":\"hidden\"}",
    FAVOR_ERROR_FORMAT,
    "options.goal: expected a whole number" },
  { "\"options\": {},", "", FAVOR_ERROR_FORMAT, "options: this member is missing" },
  { "\"options\": {}",
    "\"options\": {\"goal\":12}",
    FAVOR_ERROR_MISMATCH,
    "state: the moves do not lead to this position (options.goal: 12 != 8)" },
  /* Seats */
  { "\"name\":\"Ann\"",
    "\"name\":\"\"",
    FAVOR_ERROR_FORMAT,
    "seats[0].name: a name has 1 to 40 letters" },
  { "\"name\":\"Ann\"",
    "\"name\":\"0123456789012345678901234567890123456789x\"",
    FAVOR_ERROR_FORMAT,
    "seats[0].name: a name has 1 to 40 letters" },
  { "\"name\":\"Ann\",",
    "",
    FAVOR_ERROR_FORMAT,
    "seats[0].name: this member is missing" },
  { "\"kind\":\"human\"",
    "\"kind\":\"robot\"",
    FAVOR_ERROR_FORMAT,
    "seats[0].kind: “robot” is not a “kind”" },
  { "\"kind\":\"human\"",
    "\"kind\":\"human\",\"level\":\"casual\"",
    FAVOR_ERROR_FORMAT,
    "seats[0].level: a person has no level" },
  { "\"level\":\"casual\"",
    "\"level\":\"easy\"",
    FAVOR_ERROR_FORMAT,
    "seats[1].level: “easy” is not a “level”" },
  { "\"level\":\"casual\",",
    "",
    FAVOR_ERROR_FORMAT,
    "seats[1].level: this member is missing" },
  { "\"colour\":2",
    "\"colour\":8",
    FAVOR_ERROR_FORMAT,
    "seats[2].colour: 8 is not 0 to 7" },
  { "\"colour\":2",
    "\"colour\":1",
    FAVOR_ERROR_SETUP,
    "Each player needs a colour of their own." },
  { "\"colour\":2",
    "\"colour\":2,\"hat\":1",
    FAVOR_ERROR_FORMAT,
    "seats[2].hat: there is no such member" },
  { "\"seats\": [", "\"seats\": {}, \"state\": [", FAVOR_ERROR_SYNTAX, NULL },
  { ",\n    {\"name\":\"Cy\",\"kind\":\"human\",\"colour\":2}",
    "",
    FAVOR_ERROR_FORMAT,
    "state.place: the list has length 3, needed is 2" },
  { "{\"name\":\"Cy\"",
    "7, {\"name\":\"Cy\"",
    FAVOR_ERROR_FORMAT,
    "seats[2]: expected an object" },
  { "{\"name\":\"Cy\"",
    "{},{},{\"name\":\"Cy\"",
    FAVOR_ERROR_FORMAT,
    "seats: the game is not for this number of players" },
  /* Actions */
  { "\"seat\":2,\"card\":\"jump\"",
    "\"seat\":9,\"card\":\"jump\"",
    FAVOR_ERROR_FORMAT,
    "actions[2].seat: 9 is not a seat" },
  { "\"seat\":2,\"card\":\"jump\"",
    "\"seat\":1,\"card\":\"jump\"",
    FAVOR_ERROR_MISMATCH,
    "actions[2]: It is somebody else's turn." },
  { "\"seat\":2,\"card\":\"jump\"",
    "\"seat\":2,\"card\":\"step\"",
    FAVOR_ERROR_MISMATCH,
    "actions[2]: There is no such card in the hand." },
  { "\"seat\":2,\"card\":\"jump\"",
    "\"seat\":2,\"card\":\"hop\"",
    FAVOR_ERROR_FORMAT,
    "actions[2].card: “hop” is not a “card”" },
  { "\"kind\":\"play\",\"seat\":2",
    "\"kind\":\"pray\",\"seat\":2",
    FAVOR_ERROR_FORMAT,
    "actions[2].kind: “pray” is not an action" },
  { "    {\"kind\":\"play\",\"seat\":0,\"card\":\"jump\"},\n",
    "",
    FAVOR_ERROR_MISMATCH,
    "actions[0]: It is somebody else's turn." },
  { "\"actions\": [",
    "\"actions\": [[],",
    FAVOR_ERROR_FORMAT,
    "actions[0]: expected an object" },
  { "\"actions\": [", "\"actions\": 7, \"undone\": [", FAVOR_ERROR_SYNTAX, NULL },
  { "\"actions\"", "\"start\"", FAVOR_ERROR_FORMAT, "start: there is no such member" },
  { "\"undone\": [\n    {\"kind\":\"play\",\"seat\":0",
    "\"undone\": [\n    {\"kind\":\"play\",\"seat\":1",
    FAVOR_ERROR_MISMATCH,
    "undone[0]: It is somebody else's turn." },
  /* Variations */
  { "\"from\":4",
    "\"from\":6",
    FAVOR_ERROR_FORMAT,
    "variations[0].from: 6 is not 0 to 5" },
  { "\"from\":4",
    "\"from\":-1",
    FAVOR_ERROR_FORMAT,
    "variations[0].from: -1 is not 0 to 2147483647" },
  { "\"from\":4",
    "\"from\":3",
    FAVOR_ERROR_MISMATCH,
    "variations[0].actions[0]: It is somebody else's turn." },
  { "\"from\":4",
    "\"from\":4,\"parent\":0",
    FAVOR_ERROR_FORMAT,
    "variations[0].parent: the variation leaves itself" },
  { "\"from\":4",
    "\"from\":4,\"parent\":1",
    FAVOR_ERROR_FORMAT,
    "variations[0].parent: 1 is not 0 to 0" },
  { "\"name\":\"Slower\"",
    "\"name\":null",
    FAVOR_ERROR_FORMAT,
    "variations[0].name: expected a text" },
  { "\"name\":\"Slower\"",
    "\"nome\":\"Slower\"",
    FAVOR_ERROR_FORMAT,
    "variations[0].nome: there is no such member" },
  { "\"variations\": [\n",
    "\"variations\": [ {\"from\":0,\"actions\":[]},\n",
    FAVOR_ERROR_FORMAT,
    "variations[0].actions: the list is empty" },
  { "\"variations\": [\n",
    "\"variations\": [ {\"from\":0},\n",
    FAVOR_ERROR_FORMAT,
    "variations[0].actions: this member is missing" },
  { "\"name\":\"Slower\"",
    "\"notes\":[{\"ply\":4,\"text\":\"\"}]",
    FAVOR_ERROR_FORMAT,
    "variations[0].notes[0].ply: 4 is not 5 to 7" },
  /* Checks */
  { "\"checks\": []",
    "\"checks\": [[3,\"0x0000000000000000\"]]",
    FAVOR_ERROR_MISMATCH,
    "checks[0]: the moves do not lead to the position of this check" },
  { "\"checks\": []",
    "\"checks\": [[4,\"0x0000000000000000\"]]",
    FAVOR_ERROR_FORMAT,
    "checks[0][0]: 4 is not 1 to 3" },
  { "\"checks\": []",
    "\"checks\": [[3]]",
    FAVOR_ERROR_FORMAT,
    "checks[0]: expected a ply and a hash" },
  { "\"checks\": []",
    "\"checks\": [[3, 7]]",
    FAVOR_ERROR_FORMAT,
    "checks[0][1]: expected 16 digits as in \"0x00000000000000ff\"" },
  { "\"checks\": []",
    "\"checks\": [3]",
    FAVOR_ERROR_FORMAT,
    "checks[0]: expected a list" },
  /* The rest */
  { "\"ply\":3,\"text\"",
    "\"ply\":6,\"text\"",
    FAVOR_ERROR_FORMAT,
    "notes[0].ply: 6 is not 0 to 5" },
  { "\"ply\":3,\"text\"",
    "\"ply\":3,\"txt\"",
    FAVOR_ERROR_FORMAT,
    "notes[0].txt: there is no such member" },
  { "\"changes\": 15",
    "\"changes\": -1",
    FAVOR_ERROR_FORMAT,
    "changes: -1 is not 0 to 2147483647" },
  { "\"cursor\": 2", "\"cursor\": 4", FAVOR_ERROR_FORMAT, "cursor: 4 is not 0 to 3" },
  { "\"cursor\": 2",
    "\"cursor\": 2, \"strict\": 1",
    FAVOR_ERROR_FORMAT,
    "strict: expected true or false" },
  { "\"cursor\": 2",
    "\"cursor\": 2, \"seconds\": -1",
    FAVOR_ERROR_FORMAT,
    "seconds: -1 is not 0 to 100000000" },
  { "\"cursor\": 2",
    "\"cursor\": 2, \"seconds\": \"90\"",
    FAVOR_ERROR_FORMAT,
    "seconds: expected a whole number" },
  { "{\"plies\":3",
    "{\"plies\":\"3\"",
    FAVOR_ERROR_FORMAT,
    "summary.plies: expected a whole number" },
  { "\"round\":2,\"decider\":0}",
    "\"round\":2}",
    FAVOR_ERROR_FORMAT,
    "summary.decider: this member is missing" },
  /* The position */
  { "\"state\": {", "\"state\": 7, \"x\": {", FAVOR_ERROR_FORMAT, NULL },
  { "\"ply\":3,\"players\":3",
    "\"ply\":4,\"players\":3",
    FAVOR_ERROR_MISMATCH,
    "state: the moves do not lead to this position (ply: 3 != 4)" },
  { "\"ply\":3,\"players\":3",
    "\"ply\":3,\"players\":2",
    FAVOR_ERROR_POSITION,
    "state.players: not the number of players in “seats”" },
  { "\"ply\":3,\"players\":3",
    "\"ply\":3,\"players\":9",
    FAVOR_ERROR_FORMAT,
    "state.players: 9 is not 1 to 4" },
  { "\"place\":[2,3,2]",
    "\"place\":[2,4,2]",
    FAVOR_ERROR_MISMATCH,
    "state: the moves do not lead to this position (place[1]: 3 != 4)" },
  { "\"place\":[2,3,2]", "\"place\":[12,13,2]", FAVOR_ERROR_POSITION, NULL },
  { "\"place\":[2,3,2]",
    "\"place\":[2,3]",
    FAVOR_ERROR_FORMAT,
    "state.place: the list has length 2, needed is 3" },
  { "\"hand\":[[\"jump\"", "\"hand\":[[\"hidden\"", FAVOR_ERROR_POSITION, NULL },
  { "[\"0xa14b760c0e09b9e9\",\"0x6bd5a59e03d05b75\",\"0x453098385489af94\","
    "\"0x5f76fcd8d2d6f5e0\"]",
    "[\"0x0000000000000000\",\"0x0000000000000000\",\"0x0000000000000000\","
    "\"0x0000000000000000\"]",
    FAVOR_ERROR_POSITION,
    "state.rng: all numbers are 0" },
  { "\"decider\":0,\"turn-owner\"",
    "\"decider\":1,\"turn-owner\"",
    FAVOR_ERROR_POSITION,
    NULL },
};

static void
test_changes (void)
{
  g_autofree char *good = load_example ();

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autofree char         *text = replace (good, changes[i].from, changes[i].to);
      g_autoptr (GBytes)       bytes = g_bytes_new_static (text, strlen (text));
      g_autoptr (GError)       error = NULL;
      g_autoptr (FavorSession) session = favor_save_from_bytes (bytes, &error);
      FavorSaveSummary         summary;

      say (changes[i].to);
      g_assert_null (session);
      g_assert_error (error, FAVOR_ERROR, changes[i].code);
      g_assert_cmpstr (error->message, !=, "");
      if (changes[i].message != NULL)
        g_assert_cmpstr (error->message, ==, changes[i].message);
      g_assert_false (favor_save_verify (bytes, NULL, NULL));
      if (favor_save_summarize (bytes, &summary, NULL))
        favor_save_summary_clear (&summary);
    }
}

static void
assert_refused_bytes (const char *data, gsize length)
{
  g_autoptr (GBytes)       bytes = g_bytes_new_static (data, length);
  g_autoptr (GError)       error = NULL;
  g_autoptr (GError)       other = NULL;
  FavorSaveSummary         summary;
  g_autoptr (FavorSession) session = favor_save_from_bytes (bytes, &error);

  g_assert_null (session);
  g_assert_cmpuint (error->domain, ==, FAVOR_ERROR);
  g_assert_cmpuint (strlen (error->message), >, 10);
  g_assert_false (favor_save_summarize (bytes, &summary, &other));
  g_assert_cmpuint (other->domain, ==, FAVOR_ERROR);
}

/* Cut at every byte. Only the last line break may be missing. */
static void
test_cut (void)
{
  g_autofree char *text = load_example ();
  gsize            length = strlen (text);

  for (gsize i = 0; i < length - 1; i++)
    assert_refused_bytes (text, i);
}

static void
test_foreign (void)
{
  static const char *const texts[] = { "",
                                       "{}",
                                       "[]",
                                       "null",
                                       "7",
                                       "\"favor-session\"",
                                       "{\"format\":\"favor-session\"}",
                                       "<?xml?>" };
  gsize                    length = 100 * 1000 * 1000;
  g_autofree char         *large = g_malloc (length);

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    assert_refused_bytes (texts[i], strlen (texts[i]));
  memset (large, '[', length);
  assert_refused_bytes (large, length);
  assert_refused_bytes (large, 100000);
}

/* Variations that refer to each other, in a row of thousands or in a circle. */
static void
test_variation_chains (void)
{
  g_autofree char   *good = load_example ();
  GString           *list = g_string_new ("\"variations\": [");
  g_autofree char   *row = NULL;
  g_autofree char   *circle = NULL;
  g_autofree char   *chain = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < 100000; i++)
    g_string_append_printf (list, "{\"from\":4,\"parent\":%u,\"actions\":[0]},", i + 1);
  chain = g_string_free (list, FALSE);
  row = replace (good, "\"variations\": [", chain);
  bytes = g_bytes_new_static (row, strlen (row));
  g_assert_null (favor_save_from_bytes (bytes, &error));
  g_assert_error (error, FAVOR_ERROR, FAVOR_ERROR_FORMAT);

  circle = replace (good,
                    "\"variations\": [",
                    "\"variations\": [{\"from\":4,\"parent\":1,\"actions\":[0]},"
                    "{\"from\":4,\"parent\":0,\"actions\":[0]},");
  g_clear_pointer (&bytes, g_bytes_unref);
  g_clear_error (&error);
  bytes = g_bytes_new_static (circle, strlen (circle));
  g_assert_null (favor_save_from_bytes (bytes, &error));
  g_assert_cmpstr (error->message,
                   ==,
                   "variations[0].parent: the variation leaves itself");
}

/* Verifying names the first ply that differs. */
static void
test_verify (void)
{
  static const struct
  {
    const char *from;
    const char *to;
    int         ply;
  } cases[] = {
    { "\"seat\":2,\"card\":\"jump\"", "\"seat\":1,\"card\":\"jump\"", 3 },
    { "\"seat\":0,\"card\":\"jump\"", "\"seat\":2,\"card\":\"jump\"", 1 },
    { "\"checks\": []", "\"checks\": [[2,\"0x0000000000000000\"]]", 2 },
    { "\"place\":[2,3,2]", "\"place\":[2,4,2]", 3 },
    { "\"rules\": 1", "\"rules\": x", -1 },
  };

  g_autofree char *good = load_example ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char   *text = replace (good, cases[i].from, cases[i].to);
      g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
      g_autoptr (GError) error = NULL;
      int                ply = 99;

      g_assert_false (favor_save_verify (bytes, &ply, &error));
      g_assert_cmpint (ply, ==, cases[i].ply);
    }
}

/* Files */

static void
assert_unreadable (const char *path, const char *message)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (favor_save_load_file (path, &error));
  g_assert_error (error, FAVOR_ERROR, FAVOR_ERROR_IO);
  g_assert_cmpstr (error->message, ==, message);
}

static void
test_files (void)
{
  g_autofree char         *folder = favor_test_make_folder ();
  g_autofree char         *path = g_build_filename (folder, "a.favor", NULL);
  g_autofree char         *journal = g_build_filename (folder, "a.favor.journal", NULL);
  g_autofree char         *pipe = g_build_filename (folder, "pipe", NULL);
  g_autofree char         *large = g_build_filename (folder, "large", NULL);
  g_autofree char         *text = load_example ();
  g_autofree char         *after = NULL;
  g_autoptr (GError)       error = NULL;
  g_autoptr (FavorSession) session = NULL;

  assert_unreadable (path, "“a.favor” cannot be read: No such file or directory");
  assert_unreadable ("/", "“/” cannot be read: Is a directory");
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  assert_unreadable (pipe, "“pipe” cannot be read: Invalid argument");

  favor_test_save (path, text, -1);
  session = favor_save_load_file (path, &error);
  g_assert_no_error (error);
  g_assert_false (favor_session_get_modified (session));
  g_clear_object (&session);

  /* With a journal beside it, which may end in the middle of a line. */
  favor_test_save (journal, "{\"change\":16,\"ply\":3,\"go-to\":1}\n{\"chan", -1);
  session = favor_save_load_file (path, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (favor_session_get_n_plies (session), ==, 1);
  g_assert_true (favor_session_get_modified (session));

  /* Loading never writes. */
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (text, ==, after);
  g_clear_pointer (&after, g_free);
  g_assert_true (g_file_get_contents (journal, &after, NULL, NULL));
  g_assert_true (g_str_has_suffix (after, "{\"chan"));

  /* A file without end, so to say. */
  favor_test_save (large, "", 0);
  g_assert_cmpint (truncate (large, G_GINT64_CONSTANT (1) << 36), ==, 0);
  g_assert_null (favor_save_load_file (large, &error));
  g_assert_error (error, FAVOR_ERROR, FAVOR_ERROR_TOO_LARGE);

  favor_test_remove_folder (folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/save-defects/changes", test_changes);
  g_test_add_func ("/save-defects/cut", test_cut);
  g_test_add_func ("/save-defects/foreign", test_foreign);
  g_test_add_func ("/save-defects/variation-chains", test_variation_chains);
  g_test_add_func ("/save-defects/verify", test_verify);
  g_test_add_func ("/save-defects/files", test_files);

  return g_test_run ();
}
