/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-chooser.h"

#include "favor-games.h"
#include "favor-schema.h"
#include "models-fixture.h"

#define GAME "dragons-favour"

/* The kinds of the game, in its order, and the arguments that are used here. */
enum
{
  NOMINATE_VOTES,
  PLACE_VOTE,
  SHIFT_VOTE,
  KEEP_VOTE,
  GIVE_FAVOUR,
  OFFER_DEAL,
  ACCEPT_DEAL,
  DECLINE_DEAL,
  BREAK_TIE,
  PAY_PROMISE,
  BREAK_PROMISE,
  SEND_HOME,
  N_KINDS
};

#define PLACE_CARD 0
#define PLACE_ON   1
#define GIVE_TO    0
#define GIVE_N     1

/* Values of arguments are all within these. */
#define VALUE_LEAST -1
#define VALUE_MOST  9

typedef struct
{
  FavorSession     *session;
  FavorCursor      *cursor;
  FavorChoiceModel *model;
  FavorChooser     *chooser;
  guint             n_changed;
} Fixture;

static void
changed_cb (Fixture *fixture)
{
  fixture->n_changed++;
}

static FavorSession *
create_session (guint n_seats, guint64 seed, int placing)
{
  static const char *const names[] = { "Ann", "Bo", "Cy", "Di", "Ed", "Fay", "Gil" };
  const FavorGame         *game = favor_games_find (GAME);
  g_autofree gpointer      options = g_malloc0 (game->options->size);
  g_autoptr (GError)       error = NULL;
  FavorPlayer              players[FAVOR_MAX_SEATS];
  FavorSession            *session;

  favor_schema_set_defaults (game->options, options);
  for (guint i = 0; i < game->options->n_fields; i++)
    if (g_str_equal (game->options->fields[i].name, "placing"))
      ((guint8 *) options)[game->options->fields[i].offset] = (guint8) placing;
  for (guint i = 0; i < n_seats; i++)
    players[i] = (FavorPlayer){ .name = (char *) names[i], .colour = (guint8) i };
  session = favor_session_new (game, options, players, n_seats, seed, &error);
  g_assert_no_error (error);
  return session;
}

static void
set_up (Fixture *fixture, guint n_seats, guint64 seed, int placing)
{
  *fixture = (Fixture){ .session = create_session (n_seats, seed, placing) };
  fixture->cursor = favor_cursor_new (fixture->session);
  favor_cursor_set_viewer (fixture->cursor, FAVOR_VIEWER_OPEN);
  fixture->model = favor_choice_model_new (fixture->cursor);
  fixture->chooser = favor_chooser_new (fixture->model);
  g_signal_connect_swapped (fixture->chooser,
                            "changed",
                            G_CALLBACK (changed_cb),
                            fixture);
}

static void
tear_down (Fixture *fixture)
{
  g_assert_finalize_object (fixture->chooser);
  g_assert_finalize_object (fixture->model);
  g_assert_finalize_object (fixture->cursor);
  g_assert_finalize_object (fixture->session);
}

static void
submit (Fixture *fixture, const FavorAction *action)
{
  g_autoptr (GError) error = NULL;
  FavorAction        copy = *action;

  favor_session_submit (fixture->session, &copy, &error);
  g_assert_no_error (error);
}

/* The first position in which somebody can vote: of four seats, with deals and gifts. */
static void
set_up_vote (Fixture *fixture)
{
  set_up (fixture, 4, 21, 0);
  submit (fixture, favor_choice_model_get_action (fixture->model, 0));
  fixture->n_changed = 0;
}

static guint
count_left (FavorChooser *chooser)
{
  g_autoptr (GArray) left = favor_chooser_list_left (chooser);

  return left->len;
}

static FavorPart
kind_part (int kind)
{
  return favor_part_kind (kind);
}

static FavorPart
part (int kind, int arg, int value)
{
  const FavorSchema *args = favor_games_find (GAME)->actions[kind].args;

  return favor_part (kind, favor_field_thing (&args->fields[arg]), value);
}

/* The argument of that kind of action that names such a thing; no two do in this game. */
static int
arg_of (FavorPart part)
{
  const FavorSchema *args = favor_games_find (GAME)->actions[part.kind].args;

  for (guint i = 0; args != NULL && i < args->n_fields; i++)
    if (favor_field_thing (&args->fields[i]) == part.thing)
      return (int) i;
  g_assert_not_reached ();
}

/* ---- What the rules list, counted without the chooser --------------------------------- */

static gboolean
matches (const FavorAction *action, const FavorPart *parts, guint n_parts)
{
  for (guint i = 0; i < n_parts; i++)
    if (action->kind != parts[i].kind ||
        (parts[i].thing != NULL && action->arg[arg_of (parts[i])] != parts[i].value[0]))
      return FALSE;
  return TRUE;
}

static guint
count_listed (const FavorActions *legal,
              const FavorPart    *parts,
              guint               n,
              FavorAction        *one)
{
  guint count = 0;

  for (guint i = 0; i < legal->n; i++)
    if (matches (&legal->items[i], parts, n))
      {
        *one = legal->items[i];
        count++;
      }
  return count;
}

static guint
get_parts (Fixture *fixture, FavorPart *parts)
{
  guint n = favor_chooser_get_n_parts (fixture->chooser);

  for (guint i = 0; i < n; i++)
    parts[i] = favor_chooser_get_part (fixture->chooser, i);
  return n;
}

/* Only what is listed with all chosen parts counts; one that is left is complete. */
static void
assert_agrees (Fixture *fixture, const FavorActions *legal)
{
  FavorPart          parts[FAVOR_ACTION_ARGS + 1];
  guint              n = get_parts (fixture, parts);
  FavorAction        one;
  guint              left = count_listed (legal, parts, n, &one);
  const FavorAction *action = favor_chooser_get_action (fixture->chooser);

  g_assert_cmpuint (left, >, 0);
  g_assert_cmpuint (count_left (fixture->chooser), ==, left);
  g_assert_cmpint (action != NULL, ==, left == 1);
  g_assert_true (action == NULL || favor_action_equal (action, &one));
  for (guint i = 0; i < n; i++)
    {
      g_assert_true (favor_chooser_has (fixture->chooser, parts[i]));
      for (guint k = 0; k < i; k++)
        g_assert_false (parts[i].kind == parts[k].kind &&
                        parts[i].thing == parts[k].thing);
    }
}

/* Whether `tried` is in any listed action: only then it can be chosen, whatever was chosen before.
 * The parts that it goes together with stay. */
static void
assert_choose (Fixture *fixture, const FavorActions *legal, FavorPart tried)
{
  FavorPart   before[FAVOR_ACTION_ARGS + 1], after[FAVOR_ACTION_ARGS + 1];
  guint       n_before = get_parts (fixture, before), n_fitting = 0, n_after;
  gboolean    listed;
  FavorAction one;

  listed = count_listed (legal, &tried, 1, &one) > 0;
  fixture->n_changed = 0;
  g_assert_cmpint (favor_chooser_offers (fixture->chooser, tried), ==, listed);
  g_assert_cmpuint (fixture->n_changed, ==, 0);
  g_assert_cmpint (favor_chooser_choose (fixture->chooser, tried), ==, listed);
  g_assert_cmpuint (fixture->n_changed, ==, listed ? 1 : 0);
  g_assert_cmpint (favor_chooser_has (fixture->chooser, tried), ==, listed);
  n_after = get_parts (fixture, after);
  if (!listed)
    {
      g_assert_cmpuint (n_after, ==, n_before);
      for (guint i = 0; i < n_before; i++)
        g_assert_true (favor_part_equal (before[i], after[i]));
      return;
    }
  for (guint i = 0; i < n_before; i++)
    if (before[i].kind != tried.kind || before[i].thing != tried.thing)
      before[n_fitting++] = before[i];
  before[n_fitting++] = tried;
  if (count_listed (legal, before, n_fitting, &one) == 0)
    {
      before[0] = tried;
      n_fitting = 1;
    }
  g_assert_cmpuint (n_after, ==, n_fitting);
  for (guint i = 0; i < n_fitting; i++)
    g_assert_true (favor_part_equal (before[i], after[i]));
  assert_agrees (fixture, legal);
}

static FavorPart
random_part (const FavorGame *game, FavorRng *rng)
{
  guint              kind = favor_rng_below (rng, N_KINDS);
  const FavorSchema *args = game->actions[kind].args;
  guint              n_args = args != NULL ? args->n_fields : 0;
  int                arg = (int) favor_rng_below (rng, n_args + 1) - 1;

  /* Nobody points at what is left aside. */
  if (arg < 0 || favor_field_thing (&args->fields[arg])->aside)
    return kind_part ((int) kind);
  return part ((int) kind,
               arg,
               VALUE_LEAST + (int) favor_rng_below (rng, VALUE_MOST - VALUE_LEAST + 1));
}

/* A part that some listed action has, so that most tries are no vain ones. */
static FavorPart
random_listed_part (const FavorGame *game, const FavorActions *legal, FavorRng *rng)
{
  const FavorAction *action = &legal->items[favor_rng_below (rng, legal->n)];
  const FavorSchema *args = game->actions[action->kind].args;
  int                arg = args != NULL ? (int) favor_rng_below (rng, args->n_fields) : 0;

  return args == NULL || favor_field_thing (&args->fields[arg])->aside
           ? kind_part (action->kind)
           : part (action->kind, arg, action->arg[arg]);
}

/* A kind first, then one of its actions: offers would outnumber all the others. */
static const FavorAction *
random_action (const FavorActions *legal, FavorRng *rng)
{
  const FavorAction *of_kind[300];
  guint              kinds = 0, n = 0, kind;

  for (guint i = 0; i < legal->n; i++)
    kinds |= 1u << legal->items[i].kind;
  do
    kind = favor_rng_below (rng, N_KINDS);
  while ((kinds & 1u << kind) == 0);
  for (guint i = 0; i < legal->n; i++)
    if (legal->items[i].kind == kind)
      of_kind[n++] = &legal->items[i];
  return of_kind[favor_rng_below (rng, n)];
}

/* ---- Tests ---------------------------------------------------------------------------- */

/* No action has what was taken back. */
static void
assert_taken_back (Fixture *fixture, FavorPart taken)
{
  const FavorAction *action = favor_chooser_get_action (fixture->chooser);
  const guint        n_chosen = favor_chooser_get_n_parts (fixture->chooser);
  FavorPart          parts[FAVOR_PARTS_MOST];
  int                n = 0;

  if (action == NULL)
    return;
  for (guint i = favor_action_list_parts (favor_games_find (GAME), action, parts); i > 0;
       i--)
    n += favor_part_equal (parts[i - 1], taken);
  for (guint i = 0; i < n_chosen; i++)
    n -= favor_part_equal (favor_chooser_get_part (fixture->chooser, i), taken);
  g_assert_cmpint (n, <=, 0);
}

static gboolean
take_back (Fixture *fixture)
{
  const guint n = favor_chooser_get_n_parts (fixture->chooser);
  FavorPart   last = { 0 };

  if (n > 0)
    last = favor_chooser_get_part (fixture->chooser, n - 1);
  if (!favor_chooser_back (fixture->chooser))
    return FALSE;
  assert_taken_back (fixture, last);
  return TRUE;
}

/* Returns the set of kinds that were listed. */
static guint
check_game (guint number, FavorRng *rng)
{
  Fixture               fixture;
  g_auto (FavorActions) legal = { 0 };
  const FavorGame      *game = favor_games_find (GAME);
  guint                 kinds = 0;

  set_up (&fixture, 2 + number % 6, number, (int) (number % 3));
  while (!favor_session_get_over (fixture.session))
    {
      game->list (favor_session_get_state (fixture.session,
                                           favor_session_get_n_plies (fixture.session)),
                  &legal);
      /* The only legal action is chosen by itself. */
      g_assert_cmpint (favor_chooser_get_n_parts (fixture.chooser) > 0, ==, legal.n == 1);
      assert_agrees (&fixture, &legal);
      for (guint i = 0; i < 12; i++)
        assert_choose (&fixture,
                       &legal,
                       favor_rng_below (rng, 3) == 0
                         ? random_part (game, rng)
                         : random_listed_part (game, &legal, rng));
      while (take_back (&fixture))
        assert_agrees (&fixture, &legal);
      for (guint i = 0; i < legal.n; i++)
        kinds |= 1u << legal.items[i].kind;
      /* What is chosen does not outlive the position. */
      assert_choose (&fixture, &legal, random_listed_part (game, &legal, rng));
      submit (&fixture, random_action (&legal, rng));
    }
  g_assert_cmpuint (favor_chooser_get_n_parts (fixture.chooser), ==, 0);
  g_assert_null (favor_chooser_get_action (fixture.chooser));
  for (int kind = 0; kind < N_KINDS; kind++)
    g_assert_false (favor_chooser_offers (fixture.chooser, kind_part (kind)));
  tear_down (&fixture);
  return kinds;
}

/* Whole games of all numbers of seats, in all ways of placing; every kind of action comes up. */
static void
test_never_more_than_listed (void)
{
  FavorRng rng;
  guint    kinds = 0;

  favor_rng_seed (&rng, 5);
  for (guint number = 0; number < 36; number++)
    kinds |= check_game (number, &rng);
  g_assert_cmphex (kinds, ==, (1u << N_KINDS) - 1);
}

/* Two cards in hand of different roles; every hand has them. */
static void
two_cards (Fixture *fixture, int *first, int *second)
{
  *first = *second = -1;
  for (int card = 0; card < 6; card++)
    if (favor_chooser_offers (fixture->chooser, part (PLACE_VOTE, PLACE_CARD, card)))
      {
        *first = *second;
        *second = card;
      }
  g_assert_cmpint (*first, >=, 0);
}

static void
test_narrows (void)
{
  Fixture fixture;
  int     first, second;
  guint   all;

  set_up_vote (&fixture);
  two_cards (&fixture, &first, &second);
  all = count_left (fixture.chooser);
  g_assert_cmpuint (all, ==, g_list_model_get_n_items (G_LIST_MODEL (fixture.model)));
  g_assert_true (favor_chooser_choose (fixture.chooser,
                                       part (PLACE_VOTE, PLACE_CARD, first)));
  g_assert_cmpuint (count_left (fixture.chooser), ==, 6);
  g_assert_null (favor_chooser_get_action (fixture.chooser));
  g_assert_true (favor_chooser_choose (fixture.chooser, part (PLACE_VOTE, PLACE_ON, 3)));
  g_assert_cmpuint (count_left (fixture.chooser), ==, 1);
  g_assert_cmpuint (fixture.n_changed, ==, 2);
  g_assert_cmpint (favor_chooser_get_action (fixture.chooser)->kind, ==, PLACE_VOTE);
  g_assert_cmpint (favor_chooser_get_action (fixture.chooser)->arg[PLACE_CARD],
                   ==,
                   first);
  g_assert_cmpint (favor_chooser_get_action (fixture.chooser)->arg[PLACE_ON], ==, 3);
  tear_down (&fixture);
}

/* In either order, and a value of the same argument takes the place of the one before. */
static void
test_replaces (void)
{
  Fixture fixture;
  int     first, second;

  set_up_vote (&fixture);
  two_cards (&fixture, &first, &second);
  favor_chooser_choose (fixture.chooser, part (PLACE_VOTE, PLACE_ON, 2));
  favor_chooser_choose (fixture.chooser, part (PLACE_VOTE, PLACE_CARD, first));
  g_assert_cmpint (favor_chooser_get_action (fixture.chooser)->arg[PLACE_CARD],
                   ==,
                   first);
  favor_chooser_choose (fixture.chooser, part (PLACE_VOTE, PLACE_CARD, second));
  g_assert_cmpuint (favor_chooser_get_n_parts (fixture.chooser), ==, 2);
  g_assert_false (favor_chooser_has (fixture.chooser,
                                     part (PLACE_VOTE, PLACE_CARD, first)));
  g_assert_cmpint (favor_chooser_get_action (fixture.chooser)->arg[PLACE_CARD],
                   ==,
                   second);
  g_assert_cmpint (favor_chooser_get_action (fixture.chooser)->arg[PLACE_ON], ==, 2);

  favor_chooser_choose (fixture.chooser, kind_part (OFFER_DEAL));
  g_assert_cmpuint (favor_chooser_get_n_parts (fixture.chooser), ==, 1);
  g_assert_true (favor_chooser_has (fixture.chooser, kind_part (OFFER_DEAL)));
  g_assert_null (favor_chooser_get_action (fixture.chooser));
  tear_down (&fixture);
}

static void
test_takes_back (void)
{
  Fixture fixture;
  int     first, second;

  set_up_vote (&fixture);
  two_cards (&fixture, &first, &second);
  g_assert_false (favor_chooser_back (fixture.chooser));
  favor_chooser_clear (fixture.chooser);
  g_assert_cmpuint (fixture.n_changed, ==, 0);

  favor_chooser_choose (fixture.chooser, part (PLACE_VOTE, PLACE_CARD, first));
  favor_chooser_choose (fixture.chooser, part (PLACE_VOTE, PLACE_ON, 5));
  /* The first part alone. */
  favor_chooser_remove (fixture.chooser, 0);
  g_assert_cmpuint (favor_chooser_get_n_parts (fixture.chooser), ==, 1);
  g_assert_true (favor_chooser_has (fixture.chooser, part (PLACE_VOTE, PLACE_ON, 5)));
  g_assert_null (favor_chooser_get_action (fixture.chooser));

  favor_chooser_choose (fixture.chooser, part (PLACE_VOTE, PLACE_CARD, second));
  fixture.n_changed = 0;
  g_assert_true (favor_chooser_back (fixture.chooser));
  g_assert_false (favor_chooser_has (fixture.chooser,
                                     part (PLACE_VOTE, PLACE_CARD, second)));
  g_assert_cmpuint (fixture.n_changed, ==, 1);
  favor_chooser_choose (fixture.chooser, part (PLACE_VOTE, PLACE_CARD, second));
  favor_chooser_clear (fixture.chooser);
  g_assert_cmpuint (favor_chooser_get_n_parts (fixture.chooser), ==, 0);
  g_assert_null (favor_chooser_get_action (fixture.chooser));
  tear_down (&fixture);
}

/* A gift of three is legal but not listed. */
static void
test_takes_unlisted (void)
{
  Fixture     fixture;
  FavorAction gift = { .kind = GIVE_FAVOUR, .arg = { [GIVE_N] = 3 } };

  set_up_vote (&fixture);
  gift.seat = favor_session_get_decider (fixture.session);
  gift.arg[GIVE_TO] = gift.seat == 0;
  g_assert_false (favor_chooser_offers (fixture.chooser, part (GIVE_FAVOUR, GIVE_N, 3)));

  favor_chooser_take (fixture.chooser, &gift);
  g_assert_cmpuint (fixture.n_changed, ==, 1);
  g_assert_true (favor_action_equal (favor_chooser_get_action (fixture.chooser), &gift));
  g_assert_cmpuint (favor_chooser_get_n_parts (fixture.chooser), ==, 2);
  g_assert_cmpuint (count_left (fixture.chooser), ==, 0);

  /* Without one of its parts it is not that action any more. */
  g_assert_true (favor_chooser_back (fixture.chooser));
  g_assert_null (favor_chooser_get_action (fixture.chooser));

  /* What is listed takes its place. */
  favor_chooser_take (fixture.chooser, &gift);
  g_assert_true (favor_chooser_choose (fixture.chooser, part (PLACE_VOTE, PLACE_ON, 0)));
  g_assert_cmpuint (favor_chooser_get_n_parts (fixture.chooser), ==, 1);
  g_assert_null (favor_chooser_get_action (fixture.chooser));

  favor_chooser_take (fixture.chooser, &gift);
  favor_chooser_clear (fixture.chooser);
  g_assert_null (favor_chooser_get_action (fixture.chooser));
  tear_down (&fixture);
}

/* Whatever empties the list takes back what was chosen from it. */
static void
test_new_position (void)
{
  Fixture     fixture;
  FavorAction gift = { .kind = GIVE_FAVOUR };
  FavorSeat   decider;

  set_up_vote (&fixture);
  decider = favor_session_get_decider (fixture.session);
  favor_chooser_choose (fixture.chooser, part (PLACE_VOTE, PLACE_ON, 4));
  fixture.n_changed = 0;
  favor_cursor_set_viewer (fixture.cursor, (FavorSeat) (decider == 0));
  g_assert_cmpuint (favor_chooser_get_n_parts (fixture.chooser), ==, 0);
  g_assert_cmpuint (count_left (fixture.chooser), ==, 0);
  g_assert_cmpuint (fixture.n_changed, >=, 1);
  g_assert_false (favor_chooser_choose (fixture.chooser, part (PLACE_VOTE, PLACE_ON, 4)));

  favor_cursor_set_viewer (fixture.cursor, decider);
  favor_chooser_take (fixture.chooser, &gift);
  submit (&fixture, favor_choice_model_get_action (fixture.model, 0));
  g_assert_null (favor_chooser_get_action (fixture.chooser));
  g_assert_cmpuint (favor_chooser_get_n_parts (fixture.chooser), ==, 0);
  tear_down (&fixture);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/chooser/never-more-than-listed", test_never_more_than_listed);
  g_test_add_func ("/chooser/narrows", test_narrows);
  g_test_add_func ("/chooser/replaces", test_replaces);
  g_test_add_func ("/chooser/takes-back", test_takes_back);
  g_test_add_func ("/chooser/takes-unlisted", test_takes_unlisted);
  g_test_add_func ("/chooser/new-position", test_new_position);
  return g_test_run ();
}
