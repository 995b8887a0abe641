/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <string.h>
#include <sys/resource.h>

#include "favor-games.h"
#include "favor-save.h"

#include "fixture.h"

/* Loads mutated session files and journals of every game: whatever they say, there is a
 * session or a sentence, never a crash. What was loaded can be saved, loaded again and played.
 *
 * usage: fuzz-saves [N [SEED]] */

#define DEFAULT_N 3000
#define N_CODES   (FAVOR_ERROR_LOCKED + 1)

typedef struct
{
  FavorRng   rng;
  GPtrArray *corpus;
  guint      n_loaded;
  guint      n_journals;
  guint      n_refused[N_CODES];
} Fuzz;

/* Words that mean something somewhere, or that parsers are known to trip over. */
static const char *const words[] = {
  "0",
  "-1",
  "1",
  "7",
  "255",
  "65535",
  "2147483640",
  "2147483647",
  "4294967296",
  "1e400",
  "0.5",
  "true",
  "null",
  "\"\"",
  "\"hidden\"",
  "[]",
  "{}",
  "[[",
  "\"\\u0000\"",
  "\"\\ud800\"",
  "{\"\":0}",
  ",",
  "\"actions\"",
  "\"start\"",
  "\"state\"",
  "\"undone\"",
  "\"parent\"",
  "\"rules\": 2",
  "\"rules\": 1",
  "\"from\"",
  "\"seat\"",
  "\"decider\":null",
  "\"0x0000000000000000\"",
  "\"changes\": 2147483640",
};

static guint
below (Fuzz *fuzz, gsize bound)
{
  return favor_rng_below (&fuzz->rng, (guint32) MAX (bound, 1));
}

/* Moves to the beginning of a word, number or sign, so that cuts often keep JSON whole. */
static gsize
find_token (const GString *text, gsize at)
{
  while (at > 0 && at < text->len &&
         (g_ascii_isalnum (text->str[at - 1]) ||
          strchr ("-_\"", text->str[at - 1]) != NULL))
    at--;
  return at;
}

static gsize
token_length (const GString *text, gsize at)
{
  gsize end = at;

  while (end < text->len &&
         (g_ascii_isalnum (text->str[end]) || strchr ("-_\"", text->str[end]) != NULL))
    end++;
  return end - at;
}

static void
replace_token (Fuzz *fuzz, GString *text, const char *word)
{
  gsize at = find_token (text, below (fuzz, text->len));

  g_string_erase (text, (gssize) at, (gssize) token_length (text, at));
  g_string_insert (text, (gssize) at, word);
}

static void
copy_span (Fuzz *fuzz, GString *text, gboolean cut)
{
  gsize            from = find_token (text, below (fuzz, text->len));
  gsize            length = 1 + below (fuzz, below (fuzz, 8) == 0 ? 2000 : 80);
  g_autofree char *span = NULL;

  length = MIN (length, text->len - from);
  span = g_strndup (text->str + from, length);
  if (cut)
    g_string_erase (text, (gssize) from, (gssize) length);
  g_string_insert (text, (gssize) find_token (text, below (fuzz, text->len + 1)), span);
}

static void
copy_token (Fuzz *fuzz, GString *text)
{
  gsize            from = find_token (text, below (fuzz, text->len));
  g_autofree char *token = g_strndup (text->str + from, token_length (text, from));

  replace_token (fuzz, text, token);
}

static void
change_number (Fuzz *fuzz, GString *text)
{
  gsize at = below (fuzz, text->len);

  for (gsize i = 0; i < text->len; i++, at = (at + 1) % text->len)
    if (g_ascii_isdigit (text->str[at]))
      {
        text->str[at] = (char) ('0' + below (fuzz, 10));
        return;
      }
}

static void
mutate (Fuzz *fuzz, GString *text)
{
  gsize at;

  /* Cut to nothing, or a journal of nothing. */
  if (text->len == 0)
    g_string_append_c (text, '{');
  at = below (fuzz, text->len);
  switch (below (fuzz, 10))
    {
    case 0:
      text->str[at] ^= (char) (1 << below (fuzz, 8));
      break;
    case 1:
      text->str[at] = (char) below (fuzz, 256);
      break;
    case 2:
      g_string_erase (text, (gssize) at, (gssize) (1 + below (fuzz, text->len - at)));
      break;
    case 3:
      copy_span (fuzz, text, FALSE);
      break;
    case 4:
      copy_span (fuzz, text, TRUE);
      break;
    case 5:
    case 6:
      replace_token (fuzz, text, words[below (fuzz, G_N_ELEMENTS (words))]);
      break;
    case 7:
      copy_token (fuzz, text);
      break;
    default:
      change_number (fuzz, text);
    }
}

static void
add_line_cb (FavorSession *session, GBytes *line, gpointer user_data)
{
  gsize       length;
  const char *text = g_bytes_get_data (line, &length);

  g_string_append_len (user_data, text, (gssize) length);
  g_string_append_c (user_data, '\n');
}

static void
play_about (FavorSession *session, guint seed)
{
  fixture_play (session, 6, seed);
  favor_session_set_note (session, 2, "A note");
  favor_session_play_on_from (session, MIN (3, favor_session_get_n_plies (session)));
  fixture_play (session, 4, seed + 1);
  favor_session_play_on_from (session, MIN (2, favor_session_get_n_plies (session)));
  fixture_play (session, 2, seed + 2);
  if (favor_session_get_n_variations (session) > 0)
    favor_session_rename_variation (session, 0, "One");
  favor_session_undo (session);
  favor_session_set_title (session, "Title");
}

static void
fill_corpus (Fuzz *fuzz)
{
  for (guint i = 0; i < favor_games_get_n (); i++)
    for (guint j = 0; j < 3; j++)
      {
        const FavorGame         *game = favor_games_get_nth (i);
        g_autoptr (FavorSession) session = fixture_new_of (game,
                                                           game->min_seats + j % 2,
                                                           1,
                                                           j);

        play_about (session, j);
        g_ptr_array_add (fuzz->corpus, favor_save_to_bytes (session));
      }
}

/* (transfer full): what comes of saving it and loading that. */
static FavorSession *
load_again (FavorSession *session)
{
  g_autoptr (GBytes)       bytes = favor_save_to_bytes (session);
  g_autoptr (GError)       error = NULL;
  g_autoptr (FavorSession) copy = favor_save_from_bytes (bytes, &error);

  if (copy == NULL)
    g_error ("cannot be loaded again: %s\n%s",
             error->message,
             (const char *) g_bytes_get_data (bytes, NULL));
  fixture_assert_same (session, copy);
  return g_steal_pointer (&copy);
}

/* What was loaded is a session like any other: nothing that is played in it makes that another time
 * impossible. */
static void
use_session (Fuzz *fuzz, FavorSession *session)
{
  g_autoptr (FavorSession) copy = load_again (session);
  g_autoptr (FavorSession) played = NULL;

  fixture_play (copy, 20, favor_rng_next (&fuzz->rng));
  played = load_again (copy);
}

static void
fuzz_file (Fuzz *fuzz, GBytes *bytes)
{
  g_autoptr (GError)       error = NULL;
  g_autoptr (FavorSession) session = favor_save_from_bytes (bytes, &error);
  FavorSaveSummary         summary;

  if (session != NULL)
    {
      fuzz->n_loaded++;
      use_session (fuzz, session);
    }
  else
    {
      g_assert_cmpuint (error->domain, ==, FAVOR_ERROR);
      g_assert_true (error->code >= 0 && error->code < N_CODES);
      g_assert_true (*error->message != '\0');
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      fuzz->n_refused[error->code]++;
    }
  if (favor_save_summarize (bytes, &summary, NULL))
    favor_save_summary_clear (&summary);
}

static void
fuzz_journal (Fuzz *fuzz, GBytes *file)
{
  g_autoptr (FavorSession) source = favor_save_from_bytes (file, NULL);
  g_autoptr (FavorSession) session = favor_save_from_bytes (file, NULL);
  g_autoptr (GBytes)       journal = NULL;
  GString                 *lines = g_string_new (NULL);

  g_signal_connect (source, "about-to-step", G_CALLBACK (add_line_cb), lines);
  play_about (source, below (fuzz, 1000));
  for (guint i = 1 + below (fuzz, 4); i > 0; i--)
    mutate (fuzz, lines);
  journal = g_string_free_to_bytes (lines);
  favor_save_apply_journal (session, journal);
  use_session (fuzz, session);
  fuzz->n_journals++;
}

static void
fuzz_once (Fuzz *fuzz)
{
  GBytes *file = g_ptr_array_index (fuzz->corpus, below (fuzz, fuzz->corpus->len));
  g_autoptr (GBytes) bytes = NULL;
  GString           *text;
  gsize              length;
  const char        *data;

  if (below (fuzz, 20) == 0)
    {
      fuzz_journal (fuzz, file);
      return;
    }
  data = g_bytes_get_data (file, &length);
  text = g_string_new_len (data, (gssize) length);
  for (guint i = 1 + below (fuzz, below (fuzz, 4) == 0 ? 6 : 1); i > 0; i--)
    mutate (fuzz, text);
  bytes = g_string_free_to_bytes (text);
  fuzz_file (fuzz, bytes);
}

static void
report (Fuzz *fuzz, guint n)
{
  struct rusage usage;

  getrusage (RUSAGE_SELF, &usage);
  g_print (
    "# %u mutated: %u journals, %u files loaded; refused for syntax %u, format %u, "
    "version %u, game %u, size %u, mismatch %u, position %u, setup %u; "
    "at most %ld MB of memory\n",
    n,
    fuzz->n_journals,
    fuzz->n_loaded,
    fuzz->n_refused[FAVOR_ERROR_SYNTAX],
    fuzz->n_refused[FAVOR_ERROR_FORMAT],
    fuzz->n_refused[FAVOR_ERROR_VERSION],
    fuzz->n_refused[FAVOR_ERROR_GAME],
    fuzz->n_refused[FAVOR_ERROR_TOO_LARGE],
    fuzz->n_refused[FAVOR_ERROR_MISMATCH],
    fuzz->n_refused[FAVOR_ERROR_POSITION],
    fuzz->n_refused[FAVOR_ERROR_SETUP],
    usage.ru_maxrss / 1024);
}

int
main (int argc, char **argv)
{
  guint64 n = argc > 1 ? g_ascii_strtoull (argv[1], NULL, 10) : DEFAULT_N;
  guint64 seed = argc > 2 ? g_ascii_strtoull (argv[2], NULL, 10) : 1;
  Fuzz    fuzz = {
       .corpus = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref)
  };

  favor_rng_seed (&fuzz.rng, seed);
  fill_corpus (&fuzz);
  for (guint64 i = 0; i < n; i++)
    fuzz_once (&fuzz);
  report (&fuzz, (guint) n);
  g_ptr_array_unref (fuzz.corpus);
  return 0;
}
