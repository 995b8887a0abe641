/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "kingdom-play.h"

/* What happens (10.4), in the order in which the rules do it, that of the action first. */

typedef void (*Edit) (KingdomState *state);

/**
 * Told:
 * @first: (nullable): actions before it
 * @edit: (nullable): changes the position then
 * @action: whose events these are
 * @events: their ids
 */
typedef struct
{
  KingdomSetup setup;
  const char  *first;
  Edit         edit;
  const char  *action;
  const char  *events;
} Told;

static void
hoard_jesters (KingdomState *state)
{
  const guint n = state->table.stack[KINGDOM_JESTER];

  state->seat[0].pieces[KINGDOM_PIECE_JESTER] = (guint8) n;
  state->checkpoint.pieces[KINGDOM_PIECE_JESTER] = (guint8) n;
  state->table.stack[KINGDOM_JESTER] = state->checkpoint.table.stack[KINGDOM_JESTER] = 0;
}

static void
reach_goal (KingdomState *state)
{
  state->options.court_goal = 6;
  for (guint i = 0; i < 5; i++)
    state->seat[0].court[KINGDOM_FARMER + i] = TRUE;
  state->seat[0].taken = 5;
  state->turn = 6;
}

/* The other player holds all of them but one. */
static void
leave_one_philosopher (KingdomState *state)
{
  KingdomTable *table = &state->table;

  while (table->n_philosophers > 1)
    {
      state->seat[1].pieces[table->philosophers[--table->n_philosophers]]++;
      table->philosophers[table->n_philosophers] = 0;
    }
}

static void
end_at_once (KingdomState *state)
{
  state->options.twilight_rounds = 0;
}

/* clang-format off */
#define CAPS "D(0,0)r0 E(0,1)r1+laborer.w"
#define ROAD "D(0,0)r0 U(1,0)r1 U(2,0)r1+jester+hunter.arm-e"
#define LOOP "D(0,0)r0 V(0,1)r3 V(1,1)r0 V(1,2)r1"
#define KING \
  "D(0,0)r0 B(0,1)r0 O(-1,0)r0 O(1,0)r1 P(1,2)r2 P(-1,2)r3 D(1,1)r1 D(0,2)r2 D(-1,1)r3 Q(0,-1)r2 " \
  "R(2,1)r3 R(0,3)r0 R(-2,1)r1 M(-1,-1)r2 P(1,-1)r3 N(-2,0)r2 N(-2,2)r1 N(2,0)r3 M(2,2)r0 S(-1,3)r0 " \
  "S(1,3)r0 E(-2,3)r1"

static const Told told[] = {
  { { .map = "D(0,0)r0", .draw = TRUE }, NULL, NULL, "draw-tile", "tile-drawn" },
  { { .map = CAPS, .draw = TRUE, .actions = "queen" }, NULL, NULL, "choose-tile b", "tile-chosen" },
  { { .map = CAPS, .draw = TRUE, .actions = "queen" }, NULL, NULL, "choose-tile h", "tile-chosen tile-exchanged" },
  { { .map = CAPS " E(0,2)r1+laborer.w", .draw = TRUE, .actions = "queen" }, NULL, NULL, "choose-tile h", "tile-chosen" },
  { { .map = CAPS " E(0,2)r1+laborer.w", .draw = TRUE, .actions = "queen" }, "choose-tile h", NULL, "replace-tile 0 1",
    "tile-exchanged" },
  { { .map = ROAD, .hand = "B" }, NULL, NULL, "lay-tile 0 1 0", "tile-laid" },
  { { .map = "D(0,0)r0 E(0,-1)r2", .hand = "C" }, NULL, NULL, "set-aside-tile", "tile-set-aside" },
  { { .map = ROAD, .hand = "B", .pieces = "guard" }, NULL, NULL, "play-triangle guard 100 100 n", "triangle-played" },
  { { .map = CAPS, .hand = "B", .pieces = "guard" }, "lay-tile 0 2 0", NULL, "play-triangle guard 0 1 w",
    "triangle-played favor-replaced" },
  { { .map = ROAD, .hand = "B", .pieces = "hunter" }, NULL, NULL, "play-token hunter 100 100 middle", "token-played" },
  { { .map = ROAD, .hand = "B", .pieces = "philosopher-straight" }, "lay-tile 2 1 0", NULL,
    "play-token philosopher 2 0 middle ew", "token-played favor-replaced favor-replaced" },
  { { .map = ROAD, .hand = "B", .actions = "charlatan" }, NULL, NULL, "use-charlatan", "tile-rejected" },
  { { .map = ROAD, .hand = "B", .actions = "handmaiden" }, NULL, NULL, "use-handmaiden 0 0 1 0", "tiles-swapped" },
  { { .map = ROAD, .hand = "B", .actions = "merchant" }, NULL, NULL, "use-merchant 0 0 1 1", "tile-relocated" },
  { { .map = ROAD, .hand = "B", .actions = "magician" }, NULL, NULL, "use-magician 1 0 2", "tile-rotated" },
  { { .map = ROAD, .hand = "B", .actions = "nobleman" }, NULL, NULL, "use-nobleman 1 0 2", "tile-rotated" },
  { { .map = ROAD, .hand = "B", .actions = "nobleman" }, "use-nobleman 1 0 2", NULL, "use-nobleman-again 0 0 1", "tile-rotated" },
  { { .map = CAPS " E(0,2)r1+guard.w", .hand = "B", .actions = "pawnbroker" }, NULL, NULL,
    "use-pawnbroker-swap 0 1 tri-w 0 2 tri-w", "favors-swapped" },
  { { .map = CAPS, .hand = "B", .actions = "pawnbroker" }, NULL, NULL, "use-pawnbroker-remove 0 1 tri-w", "favor-removed" },
  { { .map = ROAD, .hand = "B", .actions = "alchemist" }, NULL, NULL, "use-alchemist 0 0 1 0 2 0", "tiles-switched" },
  { { .map = ROAD, .hand = "B", .actions = "bishop" }, "lay-tile 0 1 0", NULL, "use-bishop", "extra-tile" },
  { { .map = ROAD, .hand = "B", .actions = "magician general" }, "use-magician 1 0 2", NULL, "use-general magician",
    "favor-reused" },
  { { .map = ROAD, .hand = "B" }, "lay-tile 0 1 0", NULL, "rewind", "rewound" },
  /* The end of a turn. */
  { { .map = ROAD, .hand = "B" }, "lay-tile 0 1 0", NULL, "finish-work", "" },
  { { .map = "D(0,0)r0", .hand = "B" }, "lay-tile 0 1 0", hoard_jesters, "finish-work", "" },
  { { .map = "D(0,0)r0", .hand = "B", .actions = "charlatan" }, "lay-tile 0 1 0", hoard_jesters, "finish-work",
    "nothing-taken turn-started" },
  { { .map = CAPS, .hand = "B", .pieces = "guard" }, "lay-tile 0 2 0; play-triangle guard 0 1 w", NULL, "finish-work",
    "favor-recovered" },
  { { .map = "D(0,0)r0", .hand = "E" }, "lay-tile 0 -1 2; finish-work", NULL, "take-favor farmer",
    "favor-taken level-raised turn-started" },
  { { .map = LOOP, .hand = "V" }, "lay-tile 0 2 2; finish-work", NULL, "take-favor philosopher",
    "favor-taken philosopher-uncovered turn-started" },
  { { .map = LOOP, .hand = "V" }, "lay-tile 0 2 2; finish-work", leave_one_philosopher, "take-favor philosopher",
    "favor-taken turn-started" },
  { { .map = "D(0,0)r0", .empty = TRUE }, "finish-work", NULL, "take-favor jester", "favor-taken twilight turn-started" },
  { { .map = "D(0,0)r0", .empty = TRUE }, "finish-work", end_at_once, "take-favor jester",
    "favor-taken twilight ranked ranked" },
  { { .map = "D(0,0)r0", .empty = TRUE }, "finish-work", reach_goal, "take-favor jester",
    "favor-taken court-goal-won ranked ranked" },
  { { .map = KING, .hand = "E" }, "lay-tile 2 3 3; finish-work", NULL, "take-favor king",
    "favor-taken king-won ranked ranked" },
};

/* clang-format on */

/* (transfer full) */
static char *
tell (const FavorEvents *events)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < events->n; i++)
    g_string_append_printf (text,
                            "%s%s",
                            i > 0 ? " " : "",
                            kingdom_events[events->items[i].kind].id);
  return g_string_free (text, FALSE);
}

static void
begin (KingdomState *state, const Told *self)
{
  kingdom_play_init (state, &self->setup);
  if (self->first != NULL)
    kingdom_play (state, self->first);
  if (self->edit != NULL)
    self->edit (state);
  g_assert_true (kingdom_validate (state, NULL));
}

static void
apply (KingdomState *state, const char *words, FavorEvents *events)
{
  const FavorAction action = kingdom_play_action (state, words);

  favor_events_clear (events);
  g_assert_true (kingdom_check (state, &action, NULL));
  kingdom_apply (state, &action, events);
}

static void
test_told (gconstpointer data)
{
  g_auto (FavorEvents) events = { 0 };
  const Told          *self = data;
  KingdomState         state;

  begin (&state, self);
  apply (&state, self->action, &events);
  favor_assert_text (tell (&events), self->events);
}

/* Every kind of action and of event is told above; the start is not an action. */
static void
test_all (void)
{
  g_auto (FavorEvents) events = { 0 };
  gboolean acted[KINGDOM_N_ACTIONS] = { FALSE }, happened[KINGDOM_N_EVENTS] = { FALSE };
  KingdomOptions options;
  KingdomState   state = { 0 };

  favor_schema_set_defaults (&kingdom_options_schema, &options);
  kingdom_setup (&state, &options, 3, 1, &events);
  favor_assert_text (tell (&events), "game-started turn-started");
  for (guint i = 0;; i++)
    {
      for (guint k = 0; k < events.n; k++)
        happened[events.items[k].kind] = TRUE;
      if (i == G_N_ELEMENTS (told))
        break;
      begin (&state, &told[i]);
      acted[kingdom_play_action (&state, told[i].action).kind] = TRUE;
      apply (&state, told[i].action, &events);
    }
  for (guint kind = 0; kind < KINGDOM_N_ACTIONS; kind++)
    if (!acted[kind])
      g_error ("%s is not told", kingdom_actions[kind].id);
  for (guint kind = 0; kind < KINGDOM_N_EVENTS; kind++)
    if (!happened[kind])
      g_error ("%s does not happen", kingdom_events[kind].id);
}

/* A token replaces that in the middle first, then Hunters n, e, s, w as seen on the map (5.5). */
static void
assert_replaced (const char *map, const char *piece, const char *words, const char *slots)
{
  const KingdomSetup   setup = { .map = map, .hand = "B", .pieces = piece };
  g_auto (FavorEvents) events = { 0 };
  KingdomState         state;
  GString             *text = g_string_new (NULL);

  kingdom_play_init (&state, &setup);
  kingdom_play (&state, "lay-tile 0 1 0");
  apply (&state, words, &events);
  g_assert_cmpuint (events.n, ==, 1 + state.table.n_replaced);
  for (guint i = 1; i < events.n; i++)
    {
      const FavorEvent *event = &events.items[i];

      g_assert_cmpuint (event->kind, ==, KINGDOM_EVENT_FAVOR_REPLACED);
      g_assert_cmpint (event->arg[0], ==, state.table.replaced[i - 1]);
      g_assert_true (event->arg[4]);
      g_string_append_printf (text,
                              "%s%s",
                              i > 1 ? " " : "",
                              kingdom_slots.words[event->arg[3]].id);
    }
  favor_assert_text (g_string_free (text, FALSE), slots);
}

static void
test_replaced (void)
{
  const char *map = "B(0,0)r1+jester+hunter.arm-n+hunter.arm-e+hunter.arm-s+hunter.arm-w";

  assert_replaced (map,
                   "philosopher-bridge",
                   "play-token philosopher 0 0 middle bridge-ew",
                   "middle arm-n arm-e arm-s arm-w");
  assert_replaced (map,
                   "philosopher-curve",
                   "play-token philosopher 0 0 middle wn",
                   "middle arm-n arm-w");
  assert_replaced (map,
                   "philosopher-straight",
                   "play-token philosopher 0 0 middle ew",
                   "middle arm-e arm-w");
}

/* Each recovered Philosopher uncovers the one that was below him. */
static void
test_recovered (void)
{
  static const guint8 pieces[] = { KINGDOM_PIECE_CURVE,    KINGDOM_PIECE_BRIDGE,
                                   KINGDOM_PIECE_CURVE,    KINGDOM_PIECE_STRAIGHT,
                                   KINGDOM_PIECE_STRAIGHT, KINGDOM_PIECE_CURVE,
                                   KINGDOM_PIECE_CURVE };
  const KingdomSetup  setup = {
     .map = "D(0,0)r0 U(1,0)r1+straight.ew U(2,0)r1+straight.ew",
     .pieces = "jester jester",
     .actions = "magician"
  };
  g_auto (FavorEvents) events = { 0 };
  KingdomState         state;

  kingdom_play_init (&state, &setup);
  kingdom_play (&state, "use-magician 1 0 2; play-token jester 1 0 middle");
  kingdom_play (&state, "play-token jester 2 0 middle");
  memcpy (state.table.philosophers, pieces, sizeof pieces);
  apply (&state, "finish-work", &events);
  favor_assert_text (tell (&events),
                     "favor-recovered philosopher-uncovered favor-recovered "
                     "philosopher-uncovered");
  for (guint i = 0; i < 2; i++)
    {
      g_assert_cmpint (events.items[2 * i].arg[0], ==, pieces[i]);
      g_assert_cmpint (events.items[2 * i + 1].arg[0], ==, pieces[i + 1]);
    }
}

/* By place, then by seat; an empty court has nobody. */
static void
test_ranked (void)
{
  const KingdomSetup   setup = { .map = "D(0,0)r0", .empty = TRUE };
  g_auto (FavorEvents) events = { 0 };
  KingdomState         state;
  const FavorEvent    *last;

  kingdom_play_init (&state, &setup);
  state.options.twilight_rounds = 0;
  kingdom_play (&state, "finish-work");
  apply (&state, "take-favor jester", &events);
  last = &events.items[events.n - 1];
  g_assert_cmpint (last[-1].actor, ==, 0);
  g_assert_cmpint (last[-1].arg[0], ==, 1);
  g_assert_cmpint (last[-1].arg[2], ==, KINGDOM_JESTER);
  g_assert_cmpint (last->actor, ==, 1);
  g_assert_cmpint (last->arg[0], ==, 2);
  g_assert_cmpint (last->arg[1], ==, 0);
  g_assert_cmpint (last->arg[2], ==, FAVOR_NONE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (told); i++)
    {
      g_autofree char *path = g_strdup_printf ("/kingdom/events/%02u-%s",
                                               i + 1,
                                               told[i].action);

      g_strdelimit (path + strlen ("/kingdom/events/"), " ", '-');
      g_test_add_data_func (path, &told[i], test_told);
    }
  g_test_add_func ("/kingdom/events/all", test_all);
  g_test_add_func ("/kingdom/events/replaced", test_replaced);
  g_test_add_func ("/kingdom/events/recovered", test_recovered);
  g_test_add_func ("/kingdom/events/ranked", test_ranked);
  return g_test_run ();
}
