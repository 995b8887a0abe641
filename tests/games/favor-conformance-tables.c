/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <string.h>

#include "favor-conformance-private.h"

/* What can be said of a game's tables without playing. */

static gboolean
is_kebab_case (const char *id)
{
  return g_regex_match_simple ("^[a-z][a-z0-9]*(-[a-z0-9]+)*$", id, 0, 0);
}

/* Neither of the two special values may be a real one. */
static void
check_special_values (const FavorSchema *schema, const FavorField *field, guint n_seats)
{
  gint64 hidden = favor_field_hidden_value (field);

  if (field->type == FAVOR_TYPE_U64)
    return;
  if (favor_field_in_range (field, hidden, n_seats))
    g_error ("%s.%s: \"not visible\" is a value", schema->id, field->name);
  if (!field->nullable)
    return;
  g_assert_cmpint (hidden, !=, FAVOR_NONE);
  if (!field->is_signed)
    g_error ("%s.%s: an unsigned number cannot be none", schema->id, field->name);
}

/* A case is the same member, and what it depends on is read before. */
static void
check_cases (const FavorSchema *schema, const FavorField *field)
{
  if (field->cases == NULL)
    return;
  g_assert_true (field->case_of >= schema->fields && field->case_of < field);
  g_assert_cmpuint (field->n_dims, ==, 0);
  for (guint i = 0; i < field->n_cases; i++)
    if (field->cases[i].name != NULL)
      {
        g_assert_cmpstr (field->cases[i].name, ==, field->name);
        g_assert_cmpuint (field->cases[i].offset, ==, field->offset);
        g_assert_cmpuint (field->cases[i].size, ==, field->size);
      }
}

/* A person who puts an action together is asked for its arguments by their titles. */
static void
check_open_kind (const FavorKind *kind)
{
  gboolean asked = FALSE;

  if (kind->open == NULL)
    return;
  g_assert_nonnull (kind->args);
  for (guint i = 0; i < kind->args->n_fields; i++)
    {
      g_assert_true (kind->args->fields[i].title != NULL ||
                     kind->args->fields[i].optional);
      asked |= kind->args->fields[i].title != NULL;
    }
  g_assert_true (asked);
}

static void
check_field (const FavorSchema *schema, const FavorField *field, guint n_seats)
{
  if (!is_kebab_case (field->name))
    g_error ("%s.%s: not in kebab-case", schema->id, field->name);
  if (favor_schema_find (schema, field->name) != field)
    g_error ("%s.%s: the name is there twice", schema->id, field->name);
  g_assert_cmpuint (field->n_dims, <=, FAVOR_MAX_DIMS);
  if (field->seen_by == FAVOR_SEEN_BY_OWNER)
    g_assert_cmpuint (field->n_dims, >, 0);
  if (field->values != NULL)
    for (guint i = 0; i + 1 < field->n_values; i++)
      g_assert_cmpint (field->values[i], <, field->values[i + 1]);
  if (field->type == FAVOR_TYPE_ENUM || field->type == FAVOR_TYPE_SET ||
      field->type == FAVOR_TYPE_BAG)
    {
      g_assert_nonnull (field->words);
      g_assert_true (is_kebab_case (field->words->id));
      for (guint i = 0; i < field->words->n_words; i++)
        {
          g_assert_true (is_kebab_case (field->words->words[i].id));
          /* In files that word says "not visible". */
          if (field->seen_by != FAVOR_SEEN_BY_ALL)
            g_assert_cmpstr (field->words->words[i].id, !=, "hidden");
        }
    }
  if (field->type != FAVOR_TYPE_STRUCT)
    check_special_values (schema, field, n_seats);
  check_cases (schema, field);
}

static void
check_schema (const FavorSchema *schema, guint n_seats)
{
  g_autofree char *why = NULL;

  g_assert_true (is_kebab_case (schema->id));
  if (!favor_schema_covers (schema, &why))
    g_error ("%s: %s", schema->id, why);
  for (guint i = 0; i < schema->n_fields; i++)
    {
      check_field (schema, &schema->fields[i], n_seats);
      if (schema->fields[i].type == FAVOR_TYPE_STRUCT)
        check_schema (schema->fields[i].schema, n_seats);
    }
}

/* Arguments are numbers of 16 bits, also within a struct. */
static void
check_argument (const FavorField *field)
{
  if (field->type == FAVOR_TYPE_STRUCT)
    for (guint i = 0; i < field->schema->n_fields; i++)
      check_argument (&field->schema->fields[i]);
  else
    g_assert_cmpuint (field->size, ==, sizeof (gint16));
}

/* The arguments from `at` on that name one thing together. */
static guint
check_members (const FavorKind *kind, guint at)
{
  const FavorField *field = &kind->args->fields[at];
  const FavorThing *thing = favor_field_thing (field);
  guint             n = MAX (thing->n_members, 1);

  g_assert_true (is_kebab_case (thing->id));
  g_assert_cmpuint (n, <=, FAVOR_THING_MEMBERS);
  g_assert_true (!thing->turns || n > 1);
  for (guint i = 1; i < n; i++)
    if (at + i >= kind->args->n_fields ||
        favor_field_thing (&kind->args->fields[at + i]) != thing)
      g_error ("%s.%s: %s is named by %u arguments", kind->id, field->name, thing->id, n);
  return n;
}

/* Arguments that mean the same say so; those that say nothing mean different things. */
static void
check_things (const FavorKind *kind)
{
  const FavorField *fields = kind->args->fields;

  for (guint i = 0; i < kind->args->n_fields; i += check_members (kind, i))
    for (guint j = 0; j < i; j++)
      if (favor_field_thing (&fields[i]) == favor_field_thing (&fields[j]) &&
          !favor_field_thing (&fields[i])->aside &&
          (fields[i].thing == NULL || fields[j].thing == NULL))
        g_error ("%s: %s and %s name the same thing without saying so",
                 kind->id,
                 fields[j].name,
                 fields[i].name);
}

static void
check_kinds (const FavorGame *game, const FavorKind *kinds, guint n, guint max_args)
{
  for (guint i = 0; i < n; i++)
    {
      g_assert_true (is_kebab_case (kinds[i].id));
      for (guint j = 0; j < i; j++)
        g_assert_cmpstr (kinds[i].id, !=, kinds[j].id);
      check_open_kind (&kinds[i]);
      if (kinds[i].args == NULL)
        continue;
      check_schema (kinds[i].args, game->max_seats);
      g_assert_cmpuint (kinds[i].args->size, <=, max_args * sizeof (gint16));
      for (guint j = 0; j < kinds[i].args->n_fields; j++)
        {
          check_argument (&kinds[i].args->fields[j]);
          g_assert_cmpstr (kinds[i].args->fields[j].name, !=, "kind");
          g_assert_cmpstr (kinds[i].args->fields[j].name, !=, "seat");
        }
    }
}

static void
check_head (const FavorGame *game)
{
  static const struct
  {
    const char *name;
    guint       offset;
  } heads[] = {
    { "rng", offsetof (FavorHead, rng) },
    { "ply", offsetof (FavorHead, ply) },
    { "players", offsetof (FavorHead, n_seats) },
    { "decider", offsetof (FavorHead, decider) },
    { "turn-owner", offsetof (FavorHead, turn_owner) },
    { "phase", offsetof (FavorHead, phase) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
    {
      const FavorField *field = favor_schema_find (game->state, heads[i].name);

      g_assert_nonnull (field);
      g_assert_cmpuint (field->offset, ==, heads[i].offset);
    }
}

/* Whom each seat plays is a word that everybody may see. */
static void
check_parties (const FavorGame *game)
{
  const FavorField *field;

  if (game->parties == NULL)
    return;
  field = favor_schema_find (game->state, game->parties);
  g_assert_nonnull (field);
  g_assert_cmpint (field->type, ==, FAVOR_TYPE_ENUM);
  g_assert_cmpint (field->seen_by, ==, FAVOR_SEEN_BY_ALL);
  g_assert_false (field->nullable);
  g_assert_cmpuint (field->n_dims, ==, 1);
  for (guint i = 0; i < field->words->n_words; i++)
    g_assert_cmpstr (field->words->words[i].title, !=, "");
}

static void
test_schemas (const FavorGame *game)
{
  gboolean has_options = FALSE;

  check_schema (game->state, game->max_seats);
  check_schema (game->options, game->max_seats);
  check_head (game);
  check_parties (game);
  for (guint i = 0; i < game->state->n_fields; i++)
    has_options = has_options || (game->state->fields[i].schema == game->options &&
                                  game->state->fields[i].offset == game->options_offset);
  g_assert_true (has_options);

  check_kinds (game, game->actions, game->n_actions, FAVOR_ACTION_ARGS);
  for (guint i = 0; i < game->n_actions; i++)
    if (game->actions[i].args != NULL)
      check_things (&game->actions[i]);
  check_kinds (game, game->events, game->n_events, FAVOR_EVENT_ARGS);
  check_kinds (game, game->refusals, game->n_refusals, FAVOR_REFUSAL_ARGS);
  check_kinds (game, game->score_lines, game->n_score_lines, 0);
  check_kinds (game, game->reasons, game->n_reasons, FAVOR_REASON_ARGS);
  check_kinds (game, game->deeds, game->n_deeds, FAVOR_REASON_ARGS);
}

static void
test_table (const FavorGame *game)
{
  g_assert_true (is_kebab_case (game->id));
  g_assert_true (game->title != NULL && game->title[0] != '\0');
  g_assert_true (game->summary != NULL && game->summary[0] != '\0');
  g_assert_cmpuint (game->rules_version, >, 0);
  g_assert_cmpuint (game->min_seats, >, 0);
  g_assert_cmpuint (game->min_seats, <=, game->default_seats);
  g_assert_cmpuint (game->default_seats, <=, game->max_seats);
  g_assert_cmpuint (game->max_seats, <=, FAVOR_MAX_SEATS);
  g_assert_cmpuint (game->max_plies, >, 0);
  g_assert_cmpuint (game->n_actions, >, 0);
  g_assert_cmpuint (game->n_refusals, >=, FAVOR_REFUSAL_FIRST_OWN);
  g_assert_cmpuint (game->n_score_lines, >, 0);
  g_assert_cmpuint (game->n_score_lines, <=, FAVOR_MAX_SCORE_LINES);

  g_assert_nonnull (game->accept);
  g_assert_nonnull (game->setup);
  g_assert_nonnull (game->derive);
  g_assert_nonnull (game->validate);
  g_assert_nonnull (game->list);
  g_assert_nonnull (game->check);
  g_assert_nonnull (game->apply);
  g_assert_nonnull (game->observe);
  g_assert_nonnull (game->determinize);
  g_assert_nonnull (game->score);
  g_assert_nonnull (game->evaluate);
  g_assert_nonnull (game->prefer);
  g_assert_nonnull (game->consider);
  g_assert_true ((game->known == NULL) == (game->know == NULL));
  g_assert_true ((game->reasons == NULL) == (game->explain == NULL));
  g_assert_true ((game->deeds == NULL) == (game->point_out == NULL));
  g_assert_nonnull (game->costs);
  g_assert_nonnull (game->efforts);
}

/* What computers spend is bounded, and each level that looks ahead does it in one way. */
static void
test_efforts (const FavorGame *game)
{
  g_assert_cmpuint (game->costs->apply, >, 0);
  for (guint i = 0; i < FAVOR_N_EFFORTS; i++)
    {
      const FavorEffort *effort = &game->efforts[i];

      g_assert_cmpuint (effort->budget, >, 0);
      g_assert_cmpint (effort->planning.samples > 0, !=, effort->sampling.candidates > 0);
      g_assert_cmpuint (effort->sampling.reply_candidates,
                        <=,
                        FAVOR_SAMPLING_MAX_REPLIES);
      g_assert_cmpuint (effort->planning.width, <=, FAVOR_PLANNING_MAX_WIDTH);
      g_assert_cmpuint (effort->planning.next_width, <=, FAVOR_PLANNING_MAX_WIDTH);
      g_assert_cmpuint (effort->planning.ends, <=, FAVOR_PLANNING_MAX_ENDS);
      if (i > 0)
        g_assert_cmpuint (effort->budget, >, game->efforts[i - 1].budget);
    }
}

/* The first refusals are the common ones, in their order: each is provoked. */
static void
test_common_refusals (const FavorGame *game)
{
  FavorRun    *run = favor_run_new (game, game->default_seats, 0);
  FavorAction  action = { .kind = (guint8) game->n_actions };
  FavorRefusal why;

  action.seat = (favor_game_head (run->state)->decider + 1) % (int) run->n_seats;
  g_assert_false (game->check (run->state, &action, &why));
  g_assert_cmpuint (why.reason, ==, FAVOR_REFUSAL_NOT_YOUR_DECISION);
  action.seat = favor_game_head (run->state)->decider;
  g_assert_false (game->check (run->state, &action, &why));
  g_assert_cmpuint (why.reason, ==, FAVOR_REFUSAL_UNKNOWN_ACTION);
  game->list (run->state, &run->legal);
  action = run->legal.items[0];
  action.arg[FAVOR_ACTION_ARGS - 1] = 1;
  g_assert_false (game->check (run->state, &action, &why));
  g_assert_cmpuint (why.reason, ==, FAVOR_REFUSAL_BAD_PARAMETER);

  while (favor_run_step (run))
    action = run->action;
  g_assert_false (game->check (run->state, &action, &why));
  g_assert_cmpuint (why.reason, ==, FAVOR_REFUSAL_GAME_OVER);
  favor_run_free (run);
}

void
favor_conformance_add_tables (const FavorGame *game)
{
  favor_conformance_add_test (game, "table", test_table);
  favor_conformance_add_test (game, "schemas", test_schemas);
  favor_conformance_add_test (game, "efforts", test_efforts);
  favor_conformance_add_test (game, "common-refusals", test_common_refusals);
}
