/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "config.h"

#include <locale.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "favor-conformance-private.h"
#include "favor-text-private.h"

/* Every sentence that a game can say, in every language there is. */

/* One that the build makes. */
#define LOCALE "de_DE.UTF-8"

static const FavorNames names = {
  { "Ann", "Bo", "Mei", "Carlos", "Dina", "Emre", "Fay", "Gil" },
};

/* Whether the text is a whole one: said, and no placeholder left open. */
static void
require_whole (const char *id, const char *text)
{
  if (text == NULL || text[0] == '\0' || strpbrk (text, "{}") != NULL)
    g_error ("%s: \"%s\"", id, text != NULL ? text : "nothing");
}

/* Placeholders */

static gboolean
is_known_placeholder (const FavorKind *kind, const char *name)
{
  return g_str_equal (name, "player") ||
         (kind->args != NULL && favor_schema_find (kind->args, name) != NULL);
}

static void
check_placeholders (const FavorKind *kind, const char *text)
{
  g_autoptr (GRegex)     regex = g_regex_new ("\\{([^}]*)\\}", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  if (text == NULL)
    return;
  g_assert_cmpstr (text, !=, "");
  for (g_regex_match (regex, text, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL))
    {
      g_autofree char *name = g_match_info_fetch (match, 1);

      if (!is_known_placeholder (kind, name))
        g_error ("%s: {%s} is no argument", kind->id, name);
    }
}

/* What several say names what is listed, and things that they have. */
static void
check_joined (const FavorKind *kind)
{
  const FavorJoined *joined = kind->joins;

  if (joined->text != NULL && joined->plural == NULL)
    check_placeholders (kind, joined->text);
  g_assert_true (joined->plural == NULL || joined->text != NULL);
  g_assert_true (!joined->counts || joined->list != NULL);
  if (joined->list != NULL &&
      (kind->args == NULL || favor_schema_find (kind->args, joined->list) == NULL))
    g_error ("%s: there is no {%s} to list", kind->id, joined->list);
}

static void
check_texts_of (const FavorKind *kinds, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      g_assert_nonnull (kinds[i].text);
      check_placeholders (&kinds[i], kinds[i].text);
      check_placeholders (&kinds[i], kinds[i].plural);
      check_placeholders (&kinds[i], kinds[i].hidden);
      g_assert_true ((kinds[i].forms != NULL) == (kinds[i].choose_form != NULL));
      for (guint j = 0; kinds[i].forms != NULL && kinds[i].forms[j] != NULL; j++)
        check_placeholders (&kinds[i], kinds[i].forms[j]);
      if (kinds[i].plural != NULL &&
          (kinds[i].args == NULL || favor_schema_find (kinds[i].args, "n") == NULL))
        g_error ("%s: a plural without an argument n", kinds[i].id);
      if (kinds[i].joins != NULL)
        check_joined (&kinds[i]);
    }
}

static void
test_placeholders (const FavorGame *game)
{
  check_texts_of (game->actions, game->n_actions);
  check_texts_of (game->events, game->n_events);
  /* The first refusal is none and says nothing. */
  check_texts_of (game->refusals + 1, game->n_refusals - 1);
  check_texts_of (game->score_lines, game->n_score_lines);
  check_texts_of (game->reasons, game->n_reasons);
  check_texts_of (game->deeds, game->n_deeds);
}

/* Languages */

/* The languages whose catalogues were built, "" for the original first. */
static GPtrArray *
find_languages (void)
{
  GPtrArray       *languages = g_ptr_array_new_with_free_func (g_free);
  const char      *folder = g_getenv ("FAVOR_LOCALEDIR");
  g_autoptr (GDir) dir = folder != NULL ? g_dir_open (folder, 0, NULL) : NULL;
  const char      *name;

  g_ptr_array_add (languages, g_strdup (""));
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *catalogue = g_build_filename (folder,
                                                     name,
                                                     "LC_MESSAGES",
                                                     GETTEXT_PACKAGE ".mo",
                                                     NULL);

      if (g_file_test (catalogue, G_FILE_TEST_EXISTS))
        g_ptr_array_add (languages, g_strdup (name));
    }
  return languages;
}

static void
set_language (const char *language)
{
  if (language[0] != '\0')
    g_setenv ("LANGUAGE", language, TRUE);
  else
    g_unsetenv ("LANGUAGE");
  /* gettext looks at the variable again. It does so in any locale but C, and newer C libraries
   * take C.UTF-8 for such. */
  if (language[0] == '\0' || setlocale (LC_ALL, LOCALE) == NULL)
    setlocale (LC_ALL, "");
}

static void
require_event_text (const FavorGame *game, const FavorEvent *event, guint n_seats)
{
  const char *id = game->events[event->kind].id;

  for (int viewer = FAVOR_VIEWER_OPEN; viewer < (int) n_seats; viewer++)
    {
      g_autofree char *text = favor_text_for_event (game,
                                                    event,
                                                    (FavorSeat) viewer,
                                                    &names);
      gboolean         sees = viewer == FAVOR_VIEWER_OPEN ||
                      event->seen_by == FAVOR_SEEN_BY_EVERYBODY ||
                      (viewer >= 0 && event->seen_by >> viewer & 1);

      if (sees || game->events[event->kind].hidden != NULL)
        require_whole (id, text);
      else
        g_assert_null (text);
    }
}

/* All kinds of sentences with random arguments. */
static void
check_random_sentences (const FavorGame *game, FavorRng *rng)
{
  guint n_seats = game->max_seats;

  for (guint i = 0; i < game->n_actions; i++)
    {
      FavorAction      action = { .kind = (guint8) i };
      g_autofree char *text = NULL;

      if (game->actions[i].args != NULL)
        favor_random_fill (game->actions[i].args, action.arg, n_seats, rng);
      text = favor_text_for_action (game, &action, &names);
      require_whole (game->actions[i].id, text);
    }
  for (guint i = 0; i < game->n_events; i++)
    {
      FavorEvent event = { .kind = (guint8) i,
                           .seen_by = (guint16) favor_rng_next (rng) };

      if (game->events[i].args != NULL)
        favor_random_fill (game->events[i].args, event.arg, n_seats, rng);
      require_event_text (game, &event, n_seats);
    }
  for (guint i = 1; i < game->n_refusals; i++)
    {
      FavorRefusal     why = { .reason = (guint8) i };
      g_autofree char *text = NULL;

      if (game->refusals[i].args != NULL)
        favor_random_fill (game->refusals[i].args, why.arg, n_seats, rng);
      text = favor_text_for_refusal (game, &why, &names);
      require_whole (game->refusals[i].id, text);
    }
  for (guint i = 0; i < game->n_reasons; i++)
    {
      FavorReason      reason = { .kind = (guint8) i };
      g_autofree char *text = NULL;

      if (game->reasons[i].args != NULL)
        favor_random_fill (game->reasons[i].args, reason.arg, n_seats, rng);
      text = favor_text_for_reason (game, &reason, &names);
      require_whole (game->reasons[i].id, text);
    }
}

static void
test_sentences (const FavorGame *game)
{
  g_autoptr (GPtrArray) languages = find_languages ();
  FavorRng              rng;

  for (guint i = 0; i < languages->len; i++)
    {
      set_language (languages->pdata[i]);
      favor_rng_seed (&rng, 5);
      for (guint j = 0; j < 50; j++)
        check_random_sentences (game, &rng);
    }
  set_language ("");
}

/* Whether the language has the text; gettext gives back the same pointer when it has not. */
static void
require_translation (const char *where, const char *text)
{
  if (text != NULL && text[0] != '\0' && g_dgettext (GETTEXT_PACKAGE, text) == text)
    g_error ("%s: \"%s\" is not for translators", where, text);
}

static void
require_translated_words (const FavorEnum *words)
{
  for (guint i = 0; words != NULL && i < words->n_words; i++)
    require_translation (words->id, words->words[i].title);
}

static void
require_translated_fields (const FavorSchema *schema)
{
  for (guint i = 0; schema != NULL && i < schema->n_fields; i++)
    {
      const FavorField *field = &schema->fields[i];

      require_translation (field->name, field->title);
      require_translation (field->name, field->summary);
      require_translated_words (field->words);
      require_translated_words (field->axis);
      for (guint j = 0; j < field->n_cases; j++)
        {
          require_translation (field->name, field->cases[j].title);
          require_translated_words (field->cases[j].words);
        }
      if (field->type == FAVOR_TYPE_STRUCT)
        require_translated_fields (field->schema);
    }
}

static void
require_translated_kinds (const FavorKind *kinds, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      require_translation (kinds[i].id, kinds[i].text);
      require_translation (kinds[i].id, kinds[i].hidden);
      if (kinds[i].joins != NULL)
        require_translation (kinds[i].id, kinds[i].joins->text);
      for (guint j = 0; kinds[i].forms != NULL && kinds[i].forms[j] != NULL; j++)
        require_translation (kinds[i].id, kinds[i].forms[j]);
      require_translated_fields (kinds[i].args);
      if (kinds[i].plural != NULL &&
          g_dngettext (GETTEXT_PACKAGE, kinds[i].text, kinds[i].plural, 2) ==
            kinds[i].plural)
        g_error ("%s: the plural is not for translators", kinds[i].id);
    }
}

/* Whether every word that the argument may be has that form in the language. */
static gboolean
words_have_form (const FavorEnum *words, const char *form)
{
  for (guint i = 0; words != NULL && i < words->n_words; i++)
    {
      const char      *forms = words->words[i].forms;
      g_autofree char *text = NULL;

      if (forms != NULL)
        text = favor_text_pick_form (g_dpgettext2 (GETTEXT_PACKAGE, "forms", forms),
                                     form);
      if (text == NULL)
        return FALSE;
    }
  return words != NULL;
}

/* (nullable): how a thing is told in words */
static const FavorEnum *
patterns_of (const FavorField *field)
{
  return field->thing != NULL ? field->thing->patterns : NULL;
}

static void
require_forms_in (const FavorKind *kind, const char *text)
{
  const char *start;
  gsize       name_length, length;

  while (favor_text_find_placeholder (text, &start, &name_length, &length))
    {
      g_autofree char  *name = g_strndup (start, name_length);
      g_autofree char  *form = NULL;
      const FavorField *field = NULL;

      text = start + length;
      if (length == name_length)
        continue;
      form = g_strndup (start + name_length + 1, length - name_length - 1);
      if (kind->args != NULL)
        field = favor_schema_find (kind->args, name);
      if (field == NULL ||
          !words_have_form (field->words != NULL ? field->words : patterns_of (field),
                            form))
        g_error ("%s: {%s} has no form %s: \"%s\"", kind->id, name, form, text);
    }
}

/* A sentence asks only for forms that there are. */
static void
require_forms (const FavorKind *kinds, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      const FavorKind *kind = &kinds[i];

      require_forms_in (kind, favor_text_translate (kind->text));
      if (kind->hidden != NULL)
        require_forms_in (kind, favor_text_translate (kind->hidden));
      if (kind->joins != NULL && kind->joins->text != NULL)
        require_forms_in (kind, favor_text_translate (kind->joins->text));
      for (guint j = 0; kind->forms != NULL && kind->forms[j] != NULL; j++)
        require_forms_in (kind, favor_text_translate (kind->forms[j]));
      for (gulong j = 0; kind->plural != NULL && j < 120; j++)
        require_forms_in (kind,
                          g_dngettext (GETTEXT_PACKAGE, kind->text, kind->plural, j));
    }
}

/* Every text in a table of the game came to the translators. */
static void
test_translated (const FavorGame *game)
{
  g_autoptr (GPtrArray) languages = find_languages ();

  if (g_str_has_prefix (game->id, "dummy-"))
    {
      g_test_skip ("games for tests alone are in English");
      return;
    }
  if (g_getenv ("FAVOR_CONFORMANCE_TO_COME") != NULL)
    {
      g_test_skip ("a game to come is not for translators yet");
      return;
    }
  if (setlocale (LC_ALL, LOCALE) == NULL)
    {
      g_test_skip ("there is no locale " LOCALE);
      return;
    }
  for (guint i = 1; i < languages->len; i++)
    {
      set_language (languages->pdata[i]);
      require_translation (game->id, game->title);
      require_translation (game->id, game->summary);
      require_translated_fields (game->state);
      require_translated_fields (game->options);
      require_translated_kinds (game->actions, game->n_actions);
      require_translated_kinds (game->events, game->n_events);
      /* The first refusal is none and says nothing. */
      require_translated_kinds (game->refusals + 1, game->n_refusals - 1);
      require_translated_kinds (game->score_lines, game->n_score_lines);
      require_translated_kinds (game->reasons, game->n_reasons);
      require_translated_kinds (game->deeds, game->n_deeds);
      require_forms (game->actions, game->n_actions);
      require_forms (game->events, game->n_events);
      require_forms (game->refusals, game->n_refusals);
      require_forms (game->score_lines, game->n_score_lines);
      require_forms (game->reasons, game->n_reasons);
      require_forms (game->deeds, game->n_deeds);
    }
  set_language ("");
}

/* Stories */

/* The arguments of what happens are those that the schemas describe. */
static void
check_arguments (FavorRun *run, const FavorKind *kind, const gint16 *arg, guint max_args)
{
  guint            n = kind->args != NULL ? kind->args->size / sizeof (gint16) : 0;
  g_autofree char *where = NULL;

  if (kind->args != NULL)
    favor_run_require (
      run,
      favor_schema_check (kind->args, arg, run->n_seats, FALSE, &where, NULL),
      "%s: %s",
      kind->id,
      where);
  for (guint i = n; i < max_args; i++)
    favor_run_require (run, arg[i] == 0, "%s: argument %u is not there", kind->id, i);
}

static void
check_story (FavorRun *run)
{
  const FavorGame *game = run->game;

  for (guint i = 0; i < run->events.n; i++)
    {
      const FavorEvent *event = &run->events.items[i];

      favor_run_require (run, event->kind < game->n_events, "no kind of event");
      favor_run_require (run,
                         event->actor >= FAVOR_SEAT_NONE &&
                           event->actor < (int) run->n_seats,
                         "%s: actor %d",
                         game->events[event->kind].id,
                         event->actor);
      check_arguments (run, &game->events[event->kind], event->arg, FAVOR_EVENT_ARGS);
      require_event_text (game, event, run->n_seats);
    }
}

static void
check_refusals_of_others (FavorRun *run)
{
  const FavorGame *game = run->game;
  FavorAction      action;
  FavorRefusal     why;

  for (guint i = 0; i < 10; i++)
    {
      g_autofree char *text = NULL;

      favor_random_action (game, &run->legal, &action, &run->rng);
      memset (&why, 0, sizeof why);
      if (game->check (run->state, &action, &why))
        continue;
      check_arguments (run, &game->refusals[why.reason], why.arg, FAVOR_REFUSAL_ARGS);
      text = favor_text_for_refusal (game, &why, &names);
      require_whole (favor_text_refusal_id (game, &why), text);
    }
}

/* What to do is told in the game's words, of each action in others. */
static void
check_deeds (FavorRun *run, gconstpointer observed)
{
  const FavorGame       *game = run->game;
  g_autoptr (GHashTable) told = g_hash_table_new_full (g_str_hash,
                                                       g_str_equal,
                                                       g_free,
                                                       NULL);

  for (guint i = 0; i < run->legal.n; i++)
    {
      FavorReason deed = { 0 };
      char       *text;

      if (!game->point_out (observed, &run->legal.items[i], &deed))
        continue;
      favor_run_require (run, deed.kind < game->n_deeds, "no kind of deed");
      check_arguments (run, &game->deeds[deed.kind], deed.arg, FAVOR_REASON_ARGS);
      text = favor_text_for_pointed_out (game, &deed, &names);
      require_whole (game->deeds[deed.kind].id, text);
      favor_run_require (run,
                         g_hash_table_add (told, text),
                         "two deeds in the same words");
    }
}

/* What speaks for an action is said in the game's words, whatever the seat does not see. */
static void
check_reasons (FavorRun *run, gconstpointer observed, const FavorAction *action)
{
  const FavorGame *game = run->game;
  FavorReasons     reasons = { .n = 0 };

  game->explain (observed, action, &reasons);
  favor_run_require (run, reasons.n <= FAVOR_MAX_REASONS, "too many reasons");
  for (guint i = 0; i < reasons.n; i++)
    {
      const FavorReason *reason = &reasons.items[i];
      g_autofree char   *text = NULL;

      favor_run_require (run, reason->kind < game->n_reasons, "no kind of reason");
      check_arguments (run, &game->reasons[reason->kind], reason->arg, FAVOR_REASON_ARGS);
      text = favor_text_for_reason (game, reason, &names);
      require_whole (game->reasons[reason->kind].id, text);
      if (i > 0)
        favor_run_require (run,
                           reason->weight <= reasons.items[i - 1].weight,
                           "a weightier reason stands behind a lighter one");
    }
}

static void
visit_reasons (FavorRun *run)
{
  const FavorSeat     seat = favor_game_head (run->state)->decider;
  g_autofree gpointer seen = NULL;

  if (seat == FAVOR_SEAT_NONE)
    return;
  seen = favor_run_observe (run, run->state, seat);
  run->game->list (run->state, &run->legal);
  for (guint i = 0; i < run->legal.n; i++)
    check_reasons (run, seen, &run->legal.items[i]);
  if (run->game->point_out != NULL)
    check_deeds (run, seen);
}

static void
test_reasons (const FavorGame *game)
{
  if (game->explain == NULL)
    g_test_skip ("the game gives no reasons");
  else
    favor_run_all (game, visit_reasons);
}

/* What has to be done is legal, and is still possible or done with whatever else is done. */
static void
visit_must (FavorRun *run)
{
  const FavorGame    *game = run->game;
  const FavorSeat     seat = favor_game_head (run->state)->decider;
  g_autofree gpointer seen = NULL;
  FavorAction         must = { 0 };
  FavorRefusal        why = { 0 };

  if (seat == FAVOR_SEAT_NONE)
    return;
  seen = favor_run_observe (run, run->state, seat);
  if (!game->must (seen, &must))
    return;
  favor_run_require (run, must.seat == seat, "another seat has to do it");
  favor_run_require (run, game->check (run->state, &must, &why), "it is not legal");
}

static void
test_must (const FavorGame *game)
{
  if (game->must == NULL)
    g_test_skip ("each action is a choice");
  else
    favor_run_all (game, visit_must);
}

/* The actions whose words were read in the language: these depend on nothing else, and most actions are
 * legal for many plies. */
static GHashTable *worded;

static void
check_action (const FavorGame *game, const FavorAction *action)
{
  g_autofree char *text = NULL;

  if (!g_hash_table_add (worded, g_bytes_new (action, sizeof *action)))
    return;
  text = favor_text_for_action (game, action, &names);
  require_whole (game->actions[action->kind].id, text);
}

static void
visit_story (FavorRun *run)
{
  const FavorGame *game = run->game;

  check_story (run);
  game->list (run->state, &run->legal);
  for (guint i = 0; i < run->legal.n; i++)
    check_action (game, &run->legal.items[i]);
  check_refusals_of_others (run);
}

static void
test_stories (const FavorGame *game)
{
  g_autoptr (GPtrArray) languages = find_languages ();

  for (guint i = 0; i < languages->len; i++)
    {
      set_language (languages->pdata[i]);
      worded = g_hash_table_new_full (g_bytes_hash,
                                      g_bytes_equal,
                                      (GDestroyNotify) g_bytes_unref,
                                      NULL);
      favor_run_all (game, visit_story);
      g_clear_pointer (&worded, g_hash_table_unref);
    }
  set_language ("");
}

/* Every value that the plain view shows has words. */
static void
check_rows (FavorRun *run, gconstpointer state)
{
  const FavorSchema *schema = run->game->state;

  for (guint i = 0; i < schema->n_fields; i++)
    for (guint seat = 0; seat < run->n_seats; seat++)
      {
        const FavorField *field = &schema->fields[i];
        g_autofree char  *text = NULL;

        if (field->title == NULL ||
            (field->n_dims > 0 && seat >= field->dims[0].capacity))
          continue;
        text = favor_text_for_row (field, state, seat, run->n_seats, &names);
        require_whole (field->name, text);
      }
}

static void
visit_rows (FavorRun *run)
{
  g_autofree gpointer seen = NULL;

  if (!favor_run_is_sampled (run))
    return;
  seen = favor_run_observe (run, run->state, 0);
  check_rows (run, seen);
  check_rows (run, run->state);
}

static void
test_rows (const FavorGame *game)
{
  favor_run_all (game, visit_rows);
}

void
favor_conformance_add_texts (const FavorGame *game)
{
  favor_conformance_add_test (game, "placeholders", test_placeholders);
  favor_conformance_add_test (game, "sentences", test_sentences);
  favor_conformance_add_test (game, "translated", test_translated);
  favor_conformance_add_test (game, "stories", test_stories);
  favor_conformance_add_test (game, "reasons", test_reasons);
  favor_conformance_add_test (game, "must", test_must);
  favor_conformance_add_test (game, "rows", test_rows);
}
