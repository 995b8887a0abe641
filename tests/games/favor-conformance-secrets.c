/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <string.h>

#include "favor-conformance-private.h"

/* What is hidden stays hidden. A viewer is a seat or, before the first, a spectator. */

static void
require_same (FavorRun     *run,
              gconstpointer a,
              gconstpointer b,
              FavorSeat     viewer,
              const char   *what)
{
  g_autofree char *diff = NULL;

  if (memcmp (a, b, run->game->state->size) == 0)
    return;
  diff = favor_schema_diff (run->game->state, a, b, run->n_seats);
  favor_run_fail (run,
                  "%s for viewer %d: %s",
                  what,
                  viewer,
                  diff != NULL ? diff : "a derived field");
}

/* Puts random values wherever `observed` hides something. */
static void
scramble_struct (const FavorSchema *schema,
                 gpointer           data,
                 gconstpointer      observed,
                 guint              n_seats,
                 FavorRng          *rng)
{
  for (guint i = 0; i < schema->n_fields; i++)
    {
      const FavorField *field = &schema->fields[i];
      guint             capacity = favor_field_capacity (field);

      for (guint j = 0; j < capacity && !field->derived; j++)
        if (field->type == FAVOR_TYPE_STRUCT)
          scramble_struct (field->schema,
                           (gpointer) favor_field_peek (field, data, j),
                           favor_field_peek (field, observed, j),
                           n_seats,
                           rng);
        else if (favor_field_is_hidden (field, observed, j))
          favor_field_set (field, data, j, favor_random_value (field, n_seats, rng));
    }
}

void
favor_run_scramble (FavorRun *run, gpointer state, gconstpointer observed)
{
  scramble_struct (run->game->state, state, observed, run->n_seats, &run->rng);
}

static void
check_determinization (FavorRun *run, gconstpointer observed, FavorSeat viewer)
{
  const FavorGame    *game = run->game;
  g_autofree gpointer guess = g_memdup2 (observed, game->state->size);
  g_autofree gpointer copy = NULL;
  g_autofree gpointer seen = NULL;
  g_autofree char    *where = NULL;
  FavorRefusal        why = { 0 };

  game->determinize (guess, viewer, &run->rng);
  favor_run_require (
    run,
    favor_schema_check (game->state, guess, run->n_seats, FALSE, &where, NULL),
    "a determinization for viewer %d: %s",
    viewer,
    where);
  favor_run_require (run,
                     game->validate (guess, &why),
                     "a determinization for viewer %d breaks invariant %d",
                     viewer,
                     why.arg[0]);
  copy = g_memdup2 (guess, game->state->size);
  game->derive (copy);
  require_same (run, copy, guess, viewer, "a determinization is not derived");
  seen = favor_run_observe (run, guess, viewer);
  require_same (run, seen, observed, viewer, "a determinization looks different");
}

static void
visit_mask (FavorRun *run)
{
  const FavorGame *game = run->game;

  for (int v = FAVOR_SEAT_NONE; v < (int) run->n_seats; v++)
    {
      FavorSeat           viewer = (FavorSeat) v;
      g_autofree gpointer observed = favor_run_observe (run, run->state, viewer);
      g_autofree gpointer again = favor_run_observe (run, observed, viewer);
      g_autofree gpointer other = g_memdup2 (run->state, game->state->size);
      g_autofree gpointer seen = NULL;
      g_autofree char    *where = NULL;

      require_same (run, observed, again, viewer, "a second look shows something else");
      favor_run_require (
        run,
        favor_schema_check (game->state, observed, run->n_seats, TRUE, &where, NULL),
        "an observation of viewer %d: %s",
        viewer,
        where);
      favor_run_scramble (run, other, observed);
      seen = favor_run_observe (run, other, viewer);
      require_same (run, observed, seen, viewer, "something hidden can be seen");
      check_determinization (run, observed, viewer);
    }
}

static void
test_masks (const FavorGame *game)
{
  favor_run_all (game, visit_mask);
}

/* The generator is never seen. */
static void
visit_generator (FavorRun *run)
{
  static const FavorRng blank = { { 0 } };

  for (int v = FAVOR_SEAT_NONE; v < (int) run->n_seats; v++)
    {
      g_autofree gpointer seen = favor_run_observe (run, run->state, (FavorSeat) v);

      favor_run_require (run,
                         memcmp (&favor_game_head (seen)->rng, &blank, sizeof blank) == 0,
                         "viewer %d sees the generator",
                         v);
    }
}

static void
test_generator (const FavorGame *game)
{
  favor_run_all (game, visit_generator);
}

/* Barriers */

static gboolean
has_barrier (const FavorGame   *game,
             gconstpointer      before,
             gconstpointer      after,
             const FavorEvents *events)
{
  if (memcmp (&favor_game_head (before)->rng,
              &favor_game_head (after)->rng,
              sizeof (FavorRng)) != 0)
    return TRUE;
  for (guint i = 0; i < events->n; i++)
    if (game->events[events->items[i].kind].reveals)
      return TRUE;
  return FALSE;
}

/* One possibility for a viewer, and what becomes of it. */
typedef struct
{
  gpointer    guess;
  gpointer    after;
  gpointer    seen;
  FavorEvents events;
} Branch;

static gboolean
branch_init (Branch *branch, FavorRun *run, gconstpointer observed, FavorSeat viewer)
{
  const FavorGame *game = run->game;

  memset (branch, 0, sizeof *branch);
  branch->guess = g_memdup2 (observed, game->state->size);
  game->determinize (branch->guess, viewer, &run->rng);
  if (!game->check (branch->guess, &run->action, NULL))
    return FALSE;
  branch->after = g_memdup2 (branch->guess, game->state->size);
  game->apply (branch->after, &run->action, &branch->events);
  branch->seen = favor_run_observe (run, branch->after, viewer);
  return TRUE;
}

static void
branch_clear (Branch *branch)
{
  g_free (branch->guess);
  g_free (branch->after);
  g_free (branch->seen);
  favor_events_free_items (&branch->events);
}

/* Whether the viewer reads the same events. */
static gboolean
same_story (const Branch *a, const Branch *b, FavorSeat viewer)
{
  guint i = 0, j = 0;

  for (;; i++, j++)
    {
      while (i < a->events.n && !(a->events.items[i].seen_by >> viewer & 1))
        i++;
      while (j < b->events.n && !(b->events.items[j].seen_by >> viewer & 1))
        j++;
      if (i == a->events.n || j == b->events.n)
        return i == a->events.n && j == b->events.n;
      if (memcmp (&a->events.items[i], &b->events.items[j], sizeof (FavorEvent)) != 0)
        return FALSE;
    }
}

/* If what one sees after an action depends on what was hidden before it, something was
 * shown, and undo must have a barrier there. */
static void
visit_barrier (FavorRun *run)
{
  const FavorGame *game = run->game;
  Branch           a, b;

  if (run->ply == 0)
    return;
  for (int v = 0; v < (int) run->n_seats; v++)
    {
      FavorSeat           viewer = (FavorSeat) v;
      g_autofree gpointer observed = favor_run_observe (run, run->before, viewer);
      gboolean            good = branch_init (&a, run, observed, viewer);

      good = branch_init (&b, run, observed, viewer) && good;
      favor_run_require (run,
                         good || viewer != run->action.seat,
                         "whether %s is legal depends on what seat %d cannot see",
                         game->actions[run->action.kind].id,
                         viewer);
      if (good && memcmp (a.seen, b.seen, game->state->size) != 0 &&
          !(has_barrier (game, a.guess, a.after, &a.events) &&
            has_barrier (game, b.guess, b.after, &b.events)))
        {
          g_autofree char *diff = favor_schema_diff (game->state,
                                                     a.seen,
                                                     b.seen,
                                                     run->n_seats);

          favor_run_fail (run,
                          "%s shows seat %d something without a barrier: %s",
                          game->actions[run->action.kind].id,
                          viewer,
                          diff);
        }
      favor_run_require (run,
                         !good || same_story (&a, &b, viewer) ||
                           has_barrier (game, a.guess, a.after, &a.events),
                         "the events of %s tell seat %d something without a barrier",
                         game->actions[run->action.kind].id,
                         viewer);
      branch_clear (&a);
      branch_clear (&b);
    }
}

static void
test_barriers (const FavorGame *game)
{
  favor_run_all (game, visit_barrier);
}

/* What a seat may do follows from what it sees: its list is the same for every possibility. */
static void
visit_own_list (FavorRun *run)
{
  const FavorGame      *game = run->game;
  FavorSeat             seat = favor_game_head (run->state)->decider;
  g_auto (FavorActions) other = { 0 };
  g_autofree gpointer   guess = NULL;

  if (seat == FAVOR_SEAT_NONE)
    return;
  guess = favor_run_observe (run, run->state, seat);
  game->determinize (guess, seat, &run->rng);
  game->list (run->state, &run->legal);
  game->list (guess, &other);
  favor_run_require (run,
                     other.n == run->legal.n &&
                       memcmp (other.items,
                               run->legal.items,
                               other.n * sizeof (FavorAction)) == 0,
                     "the actions of seat %d give away what it cannot see",
                     seat);
}

static void
test_own_lists (const FavorGame *game)
{
  favor_run_all (game, visit_own_list);
}

/* What everybody can conclude is in range, and the same whoever looks. */
static void
visit_known (FavorRun *run)
{
  const FavorSchema  *schema = run->game->known;
  g_autofree gpointer observed = NULL;
  g_autofree gpointer known = NULL;
  g_autofree gpointer seen = NULL;

  if (schema == NULL)
    return;
  observed = favor_run_observe (run, run->state, FAVOR_SEAT_NONE);
  known = g_malloc0 (schema->size);
  seen = g_malloc0 (schema->size);
  for (guint seat = 0; seat < run->n_seats; seat++)
    {
      run->game->know (run->state, (FavorSeat) seat, known);
      run->game->know (observed, (FavorSeat) seat, seen);
      favor_run_require (
        run,
        favor_schema_check (schema, known, run->n_seats, FALSE, NULL, NULL),
        "what is known of seat %u is out of range",
        seat);
      favor_run_require (run,
                         favor_schema_equal (schema, known, seen),
                         "what is known of seat %u is hidden",
                         seat);
    }
}

static void
test_known (const FavorGame *game)
{
  favor_run_all (game, visit_known);
}

/* Who asks a policy how much it likes each action gets the same choice, and a number for each. */
static void
require_policy (FavorRun *run, const FavorGame *game)
{
  g_autofree gint32 *likings = NULL;
  g_autofree gint32 *again = NULL;
  const FavorRng     chance = run->rng;
  guint              chosen[3];

  game->list (run->state, &run->legal);
  if (run->legal.n == 0)
    return;
  likings = g_new0 (gint32, run->legal.n);
  again = g_new (gint32, run->legal.n);
  memset (again, 0x55, run->legal.n * sizeof *again);
  for (guint i = 0; i < G_N_ELEMENTS (chosen); i++)
    {
      gint32 *const numbers[] = { NULL, likings, again };

      run->rng = chance;
      chosen[i] = game->prefer (run->state, &run->legal, &run->rng, numbers[i]);
      favor_run_require (run,
                         chosen[i] == chosen[0] && chosen[i] < run->legal.n,
                         "the policy chooses %u, or %u when it is asked for more",
                         chosen[0],
                         chosen[i]);
    }
  favor_run_require (run,
                     memcmp (likings, again, run->legal.n * sizeof *again) == 0,
                     "the policy leaves out how much it likes an action");
}

static void
visit_policy (FavorRun *run)
{
  FavorGame described = *run->game;

  require_policy (run, run->game);
  described.prefer = described.baseline;
  if (described.prefer != NULL)
    require_policy (run, &described);
}

static void
test_policy (const FavorGame *game)
{
  favor_run_all (game, visit_policy);
}

static void
require_considered (FavorRun *run, gboolean ruthless)
{
  const FavorGame      *game = run->game;
  FavorSeat             seat = favor_game_head (run->state)->decider;
  g_auto (FavorActions) other = { 0 };
  g_autofree gpointer   observed = NULL;

  if (seat == FAVOR_SEAT_NONE)
    return;
  observed = favor_run_observe (run, run->state, seat);
  game->list (run->state, &run->legal);
  game->consider (run->state, ruthless, &run->legal);
  game->list (observed, &other);
  game->consider (observed, ruthless, &other);
  favor_run_require (run, other.n > 0, "nothing to consider for seat %d", seat);
  favor_run_require (run,
                     other.n == run->legal.n &&
                       memcmp (other.items,
                               run->legal.items,
                               other.n * sizeof (FavorAction)) == 0,
                     "seat %d considers what it cannot see",
                     seat);
  for (guint i = 0; i < other.n; i++)
    favor_run_require (run,
                       game->check (run->state, &other.items[i], &(FavorRefusal){ 0 }),
                       "action %u that seat %d considers is refused",
                       i,
                       seat);
}

/* What is worth considering is legal, more than nothing, and follows from what the seat sees. */
static void
visit_considered (FavorRun *run)
{
  require_considered (run, FALSE);
  require_considered (run, TRUE);
}

static void
test_considered (const FavorGame *game)
{
  favor_run_all (game, visit_considered);
}

void
favor_conformance_add_secrets (const FavorGame *game)
{
  favor_conformance_add_test (game, "masks", test_masks);
  favor_conformance_add_test (game, "generator-is-hidden", test_generator);
  favor_conformance_add_test (game, "barriers", test_barriers);
  favor_conformance_add_test (game, "policy", test_policy);
  favor_conformance_add_test (game, "known", test_known);
  favor_conformance_add_test (game, "own-lists", test_own_lists);
  favor_conformance_add_test (game, "considered", test_considered);
}
