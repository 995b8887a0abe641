/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "kingdom-facts.h"
#include "kingdom-play.h"
#include "kingdom-reasons.h"
#include "kingdom-slow.h"

#include "reasons-walk.h"

/* What is said to speak for an action is true: it is compared with what the rules make of it. */

/* The case as this game has it. */
typedef struct
{
  const ReasonsCase  *walked;
  const KingdomState *before;
  const KingdomState *after;
  const gint16       *arg;
  FavorSeat           seat;
} Case;

/* Of each kind of reason, whether it came. */
static gboolean seen[KINGDOM_N_REASONS];

/* ---- Wishes --------------------------------------------------------------------------- */

static void
measure (const KingdomState *state, KingdomNear *near)
{
  kingdom_near_measure (state->before, state->table.tile, state->levels, near);
}

static gboolean
is_met (const Case *self, const KingdomState *state, guint character)
{
  const gint            of = kingdom_level_of (character);
  g_autoptr (GPtrArray) found = kingdom_slow_find_new (self->before->before,
                                                       state->table.tile,
                                                       character,
                                                       of < 0 ? 0 : state->levels[of]);

  return found->len > 0;
}

/* ---- Reasons -------------------------------------------------------------------------- */

#define REQUIRE(condition) reasons_require (self->walked, reason, condition)

static void
check_wishes (const Case *self, const FavorReason *reason)
{
  const guint    character = (guint) reason->arg[0];
  const gboolean in_court = self->before->seat[self->seat].court[MIN (character, 19)];

  switch (reason->kind)
    {
    case KINGDOM_REASON_WINS:
      REQUIRE (self->after->winner == self->seat);
      REQUIRE (self->after->head.phase == KINGDOM_PHASE_OVER);
      break;
    case KINGDOM_REASON_FULFILS:
    case KINGDOM_REASON_FULFILS_AGAIN:
      REQUIRE (kingdom_fact_offers (self->after, self->seat, character));
      REQUIRE (!kingdom_fact_offers (self->before, self->seat, character));
      REQUIRE (in_court == (reason->kind == KINGDOM_REASON_FULFILS_AGAIN));
      if (character > KINGDOM_CHARLATAN)
        REQUIRE (is_met (self, self->after, character));
      break;
    case KINGDOM_REASON_SOON_LAY:
      REQUIRE (kingdom_fact_can_reach (self->after,
                                       KINGDOM_FACT_LAYS,
                                       kingdom_fact_offers,
                                       self->seat,
                                       character));
      break;
    case KINGDOM_REASON_SOON_STEP:
      REQUIRE (kingdom_fact_can_reach (self->after,
                                       KINGDOM_FACT_STEPS,
                                       kingdom_fact_offers,
                                       self->seat,
                                       character));
      break;
    case KINGDOM_REASON_TAKES:
    case KINGDOM_REASON_TAKES_LEAST:
      REQUIRE (self->after->offer[character]);
      REQUIRE (in_court == (reason->kind == KINGDOM_REASON_TAKES_LEAST));
      break;
    case KINGDOM_REASON_NO_PLAY:
      REQUIRE (kingdom_fact_offers_new (self->before, self->seat, 0) ||
               !kingdom_fact_can_reach (self->before,
                                        KINGDOM_FACT_PLAYS,
                                        kingdom_fact_offers_new,
                                        self->seat,
                                        0));
      break;
    case KINGDOM_REASON_REJECTS:
      REQUIRE (!kingdom_fact_lays_new (self->before, self->seat, 0));
      break;
    case KINGDOM_REASON_NO_CHOICE:
      REQUIRE (!kingdom_fact_can_reach (self->before,
                                        KINGDOM_FACT_CHOICES,
                                        kingdom_fact_lays_new,
                                        self->seat,
                                        0));
      break;
    default:
      break;
    }
}

/* What is counted is there. */
static gboolean
is_counted (const Case *self, const FavorReason *reason, const KingdomNear *near)
{
  const gint x = near->x, y = near->y;

  if (reason->arg[3] != near->try || reason->arg[1] != near->have ||
      reason->arg[2] != near->need)
    return FALSE;
  /* Then the place is that of an old one. */
  if (near->is_true && near->share < KINGDOM_NEAR_ENOUGH)
    return near->have < near->need;
  if (near->try == KINGDOM_TRY_GAP)
    return !kingdom_fact_has_tile (self->after, x, y) &&
           kingdom_fact_count_around (self->after, x, y) == near->have;
  if (near->try == KINGDOM_TRY_CLOISTER)
    return kingdom_fact_has_tile (self->after, x, y) &&
           kingdom_fact_count_around (self->after, x, y) == near->have;
  if (near->try == KINGDOM_TRY_BLOCK)
    return kingdom_fact_count_country (self->after, x, y) == near->have;
  return near->have < near->need;
}

static void
check_nearness (const Case *self, const FavorReason *reason)
{
  const gboolean loop = reason->kind == KINGDOM_REASON_NEARER_LOOP;
  const guint    character = loop ? KINGDOM_PHILOSOPHER : (guint) reason->arg[0];
  KingdomNear    before[KINGDOM_N_CHARACTERS], now[KINGDOM_N_CHARACTERS];
  gint           more;

  if (reason->kind < KINGDOM_REASON_NEARER_SIDES ||
      reason->kind > KINGDOM_REASON_HELPS_NOBODY)
    return;
  measure (self->before, before);
  measure (self->after, now);
  more = now[character].share - before[character].share;
  switch (reason->kind)
    {
    case KINGDOM_REASON_NEARER_SIDES:
    case KINGDOM_REASON_NEARER_LOOP:
      REQUIRE (more > 0 && now[character].share < 100);
      REQUIRE (now[character].n == reason->arg[loop ? 0 : 1]);
      break;
    case KINGDOM_REASON_NEARER_COUNT:
      REQUIRE (more > 0 && now[character].share < 100);
      REQUIRE (is_counted (self, reason, &now[character]));
      break;
    case KINGDOM_REASON_NEARER:
      REQUIRE (more > 0 || kingdom_fact_promise_of (self->after, character) >
                             kingdom_fact_promise_of (self->before, character));
      REQUIRE (more >= 0);
      break;
    case KINGDOM_REASON_PLAN:
      REQUIRE (kingdom_fact_promise_of (self->after, character) >
               kingdom_fact_promise_of (self->before, character));
      break;
    case KINGDOM_REASON_FARTHER:
      REQUIRE (more <= 0);
      REQUIRE (more < 0 || kingdom_fact_promise_of (self->after, character) <
                             kingdom_fact_promise_of (self->before, character));
      for (guint other = 0; other < self->before->head.n_seats; other++)
        REQUIRE ((reason->arg[1] >> other & 1) == 0 ||
                 !self->before->seat[other].court[character]);
      break;
    default:
      for (guint i = 0; i < KINGDOM_N_CHARACTERS; i++)
        for (guint other = 0; other < self->before->head.n_seats; other++)
          REQUIRE (other == (guint) self->seat || self->before->seat[other].court[i] ||
                   now[i].share == 100 || now[i].share <= before[i].share ||
                   !kingdom_can_have (self->before, (FavorSeat) other, i));
      break;
    }
  if (reason->kind <= KINGDOM_REASON_PLAN)
    REQUIRE (!self->before->seat[self->seat].court[character]);
}

static gint
count_sides (const Case *self)
{
  const gint x = self->arg[KINGDOM_AT_X], y = self->arg[KINGDOM_AT_Y];

  return kingdom_fact_has_tile (self->after, x - 1, y) +
         kingdom_fact_has_tile (self->after, x + 1, y) +
         kingdom_fact_has_tile (self->after, x, y - 1) +
         kingdom_fact_has_tile (self->after, x, y + 1);
}

static void
check_land (const Case *self, const FavorReason *reason)
{
  const guint faults = kingdom_play_faults (self->after);
  guint       cities[2], roads[2];

  switch (reason->kind)
    {
    case KINGDOM_REASON_MENDS:
      REQUIRE (faults == 0 && kingdom_play_faults (self->before) > 0);
      break;
    case KINGDOM_REASON_MENDS_SOME:
      REQUIRE (faults == (guint) reason->arg[0]);
      REQUIRE (faults < kingdom_play_faults (self->before));
      break;
    case KINGDOM_REASON_MENDABLE:
      REQUIRE (faults == 1);
      REQUIRE (kingdom_fact_can_reach (self->after,
                                       KINGDOM_FACT_PLAYS,
                                       kingdom_fact_is_sound,
                                       self->seat,
                                       0));
      break;
    case KINGDOM_REASON_COMPLETES_CITY:
    case KINGDOM_REASON_COMPLETES_ROAD:
      kingdom_fact_count_complete (self->before, &cities[0], &roads[0]);
      kingdom_fact_count_complete (self->after, &cities[1], &roads[1]);
      if (reason->kind == KINGDOM_REASON_COMPLETES_CITY)
        REQUIRE (cities[1] > cities[0]);
      else
        REQUIRE (roads[1] > roads[0]);
      break;
    case KINGDOM_REASON_GROWS_CITY:
      REQUIRE (kingdom_fact_goes_on (self->after,
                                     (guint) self->before->table.hand,
                                     TRUE));
      break;
    case KINGDOM_REASON_GROWS_ROAD:
      REQUIRE (kingdom_fact_goes_on (self->after,
                                     (guint) self->before->table.hand,
                                     FALSE));
      break;
    case KINGDOM_REASON_JOINS:
      REQUIRE (faults == 0 && count_sides (self) == reason->arg[0]);
      break;
    default:
      break;
    }
}

/* Tiles on which pieces can be played that could not before, because a favor touched them. */
static gboolean
has_opened (const Case *self)
{
  KingdomMap map;

  kingdom_map_init (&map, self->after->table.tile);
  for (guint tile = 0; tile < KINGDOM_N_TILES; tile++)
    if (self->after->table.affected[tile] &&
        kingdom_is_eligible (&self->after->table, &map, tile))
      return TRUE;
  return FALSE;
}

static void
check_things (const Case *self, const FavorReason *reason)
{
  const KingdomSeat *before = &self->before->seat[self->seat];
  const KingdomSeat *after = &self->after->seat[self->seat];
  const guint        character = (guint) reason->arg[0];
  gint               piece;

  switch (reason->kind)
    {
    case KINGDOM_REASON_KEEPS_MORE:
      piece = kingdom_find_played (&self->walked->action);
      REQUIRE (after->pieces[piece] == reason->arg[0]);
      REQUIRE (before->pieces[piece] == reason->arg[0] + 1);
      break;
    case KINGDOM_REASON_COVERS:
      REQUIRE (self->after->table.n_replaced > self->before->table.n_replaced);
      break;
    case KINGDOM_REASON_OPENS:
      REQUIRE (kingdom_count_supply (after) > 0 && has_opened (self));
      break;
    case KINGDOM_REASON_READY_AGAIN:
      REQUIRE (self->after->table.used[character] && after->actions[character]);
      REQUIRE (!self->before->table.used[character]);
      REQUIRE (kingdom_count_supply (after) == kingdom_count_supply (before));
      break;
    case KINGDOM_REASON_REUSE:
      REQUIRE (self->before->table.used[character] &&
               !self->after->table.used[character]);
      break;
    case KINGDOM_REASON_EXTRA:
      REQUIRE (self->after->head.phase == KINGDOM_PHASE_DRAW);
      REQUIRE (self->after->turn == self->before->turn);
      break;
    case KINGDOM_REASON_KEEPS_PIECES:
      REQUIRE ((gint) kingdom_count_supply (before) == reason->arg[0]);
      REQUIRE ((gint) kingdom_count_supply (after) >= reason->arg[0]);
      break;
    default:
      break;
    }
}

static gint
count_in_bag (const Case *self, guint type)
{
  gint n = 0;

  for (guint tile = 0; tile < KINGDOM_N_TILES; tile++)
    n += kingdom_type_of[tile] == type &&
         self->before->table.tile[tile].place == KINGDOM_PLACE_BAG;
  return n;
}

/* Sides of a tile with nothing but meadow, if its middle has nothing else. */
static guint
count_meadows (const Case *self, gint tile)
{
  const KingdomLook *look = &self->after->look[tile];

  if (look->middle != KINGDOM_MIDDLE_NOTHING && look->middle != KINGDOM_MIDDLE_BARE)
    return 0;
  return FAVOR_N_SIDES - favor_sides_count (look->cities | look->roads);
}

static void
check_hand (const Case *self, const FavorReason *reason)
{
  const gint hand = self->after->table.hand;

  switch (reason->kind)
    {
    case KINGDOM_REASON_FITS_NOWHERE:
      REQUIRE (!kingdom_fact_can_reach (self->before,
                                        KINGDOM_FACT_LAYS,
                                        kingdom_fact_is_sound,
                                        self->seat,
                                        0));
      break;
    case KINGDOM_REASON_FITS_MORE:
      REQUIRE (kingdom_fact_count_places (self->after) -
                 kingdom_fact_count_places (self->before) ==
               reason->arg[0]);
      break;
    case KINGDOM_REASON_CLEARS:
      REQUIRE (!kingdom_look_is_meadow_only (&self->after->look[hand]));
      REQUIRE (count_meadows (self, hand) == 3);
      break;
    case KINGDOM_REASON_TILE_BACK:
      REQUIRE (self->before->table.hand == FAVOR_NONE && hand != FAVOR_NONE);
      REQUIRE (self->after->head.phase == KINGDOM_PHASE_WORK);
      break;
    case KINGDOM_REASON_PIECES_BACK:
      REQUIRE ((gint) kingdom_count_supply (&self->after->seat[self->seat]) -
                 (gint) kingdom_count_supply (&self->before->seat[self->seat]) ==
               reason->arg[0]);
      break;
    case KINGDOM_REASON_DRAWS_ANOTHER:
      REQUIRE (!kingdom_fact_can_reach (self->before,
                                        KINGDOM_FACT_LAYS,
                                        kingdom_fact_is_sound,
                                        self->seat,
                                        0));
      REQUIRE (self->after->head.phase == KINGDOM_PHASE_DRAW);
      break;
    case KINGDOM_REASON_BARE:
      REQUIRE (hand >= 0 && kingdom_type_of[hand] == reason->arg[0]);
      REQUIRE (hand != self->before->table.hand);
      REQUIRE (!kingdom_is_altered (&self->after->table.tile[hand]));
      break;
    case KINGDOM_REASON_TILES_LEFT:
      REQUIRE (count_in_bag (self, (guint) self->arg[0]) == reason->arg[0]);
      break;
    default:
      break;
    }
}

static gint
score_of (const Case *self, const KingdomState *state, guint seat)
{
  FavorPad pad;

  kingdom_score (state, (FavorSeat) seat, &pad);
  return pad.total;
}

static void
check_passed (const Case *self, const FavorReason *reason)
{
  const gint before = score_of (self, self->before, (guint) self->seat);
  const gint after = score_of (self, self->after, (guint) self->seat);

  REQUIRE (reason->arg[0] != 0);
  for (guint other = 0; other < self->before->head.n_seats; other++)
    if ((reason->arg[0] >> other & 1) != 0)
      {
        REQUIRE (score_of (self, self->before, other) >= before);
        REQUIRE (score_of (self, self->after, other) < after);
      }
}

static gint
count_from (const KingdomSeat *seat, guint character)
{
  gint n = 0;

  for (guint piece = 0; piece < KINGDOM_N_PIECES; piece++)
    n += kingdom_giver[piece] == character ? seat->pieces[piece] : 0;
  return n;
}

static void
check_taking (const Case *self, const FavorReason *reason)
{
  const KingdomSeat *before = &self->before->seat[self->seat];
  const KingdomSeat *after = &self->after->seat[self->seat];
  const guint        character = (guint) self->arg[KINGDOM_CHARACTER];

  switch (reason->kind)
    {
    case KINGDOM_REASON_JOINS_COURT:
      REQUIRE (reasons_gain (self->walked) == reason->arg[0]);
      break;
    case KINGDOM_REASON_HIGHEST:
      for (guint other = character + 1; other < KINGDOM_N_CHARACTERS; other++)
        REQUIRE (!self->before->offer[other]);
      break;
    case KINGDOM_REASON_PASSES:
      check_passed (self, reason);
      break;
    case KINGDOM_REASON_LAST_ONE:
      REQUIRE (kingdom_count_stack (&self->after->table, character) == 0);
      break;
    case KINGDOM_REASON_LEVEL:
      REQUIRE (reason->arg[0] == (gint) character);
      REQUIRE (self->after->levels[kingdom_level_of (character)] == reason->arg[1]);
      break;
    case KINGDOM_REASON_FIRST_PIECE:
      REQUIRE (count_from (before, character) == 0 && count_from (after, character) == 1);
      break;
    case KINGDOM_REASON_HOLDS:
      REQUIRE (count_from (after, character) == reason->arg[0]);
      break;
    case KINGDOM_REASON_EACH_TURN:
      REQUIRE (after->actions[character]);
      break;
    default:
      break;
    }
}

static void
check (const ReasonsCase *walked, const FavorReason *reason)
{
  const Case self = {
    walked, walked->before, walked->after, walked->action.arg, walked->seat,
  };

  seen[reason->kind] = TRUE;
  check_wishes (&self, reason);
  check_nearness (&self, reason);
  check_land (&self, reason);
  check_things (&self, reason);
  check_hand (&self, reason);
  check_taking (&self, reason);
}

#define N_POSITIONS 1500

static void
test_walk (void)
{
  reasons_walk (&favor_kingdom_game, NULL, N_POSITIONS, KINGDOM_N_REASONS, check);
}

/* ---- What hardly ever comes ------------------------------------------------------------ */

/* Explains a legal action, and asserts that one of the reasons is of that kind. */
static void
assert_said (const KingdomState *state, const char *words, KingdomReason kind)
{
  const FavorAction action = kingdom_play_action (state, words);
  KingdomState      after = *state;
  gboolean          said = FALSE;
  FavorRefusal      why;
  ReasonsCase       self = {
          .game = &favor_kingdom_game,
          .before = state,
          .action = action,
          .seat = action.seat,
          .after = &after,
  };

  g_assert_true (kingdom_check (state, &action, &why));
  kingdom_apply (&after, &action, NULL);
  kingdom_explain (state, &action, &self.reasons);
  for (guint i = 0; i < self.reasons.n; i++)
    {
      check (&self, &self.reasons.items[i]);
      said |= self.reasons.items[i].kind == kind;
    }
  if (!said)
    g_error ("%s is not said of %s", kingdom_reasons[kind].id, words);
}

static const struct
{
  KingdomSetup  setup;
  const char   *played;
  const char   *action;
  KingdomReason kind;
} rare[] = {
  { { .map = "D(0,0)r0 B(0,1)r0 O(-1,0)r0 O(1,0)r1 P(1,2)r2 P(-1,2)r3 D(1,1)r1 D(0,2)r2 "
             "D(-1,1)r3 Q(0,-1)r2 R(2,1)r3 R(0,3)r0 R(-2,1)r1 M(-1,-1)r2 P(1,-1)r3 "
             "N(-2,0)r2 N(-2,2)r1 N(2,0)r3 M(2,2)r0 S(-1,3)r0 S(1,3)r0 E(-2,3)r1",
      .hand = "E" },
    "lay-tile 2 3 3; finish-work",
    "take-favor king",
    KINGDOM_REASON_WINS },
  { { .map = "D(0,0)r0 U(1,0)r1 B(1,1)r0", .hand = "N", .pieces = "guard" },
    "lay-tile 0 1 1",
    "play-triangle guard 0 1 n",
    KINGDOM_REASON_MENDS_SOME },
  { { .map = "D(0,0)r0", .hand = "U", .pieces = "farmer farmer" },
    NULL,
    "play-triangle farmer 100 100 n",
    KINGDOM_REASON_CLEARS },
  { { .map = "D(0,0)r0", .hand = "E", .pieces = "farmer" },
    "play-triangle farmer 100 100 n; lay-tile 0 -1 0",
    "rewind",
    KINGDOM_REASON_PIECES_BACK },
  { { .map = "D(0,0)r0 B(0,1)r0 A(0,2)r0 U(0,3)r0 V(0,4)r1",
      .hand = "E",
      .actions = "handmaiden general" },
    "use-handmaiden 0 1 0 2",
    "use-general handmaiden",
    KINGDOM_REASON_REUSE },
  { { .map = "D(0,0)r0 E(0,-1)r2", .hand = "C" },
    NULL,
    "set-aside-tile",
    KINGDOM_REASON_DRAWS_ANOTHER },
  { { .map = "D(0,0)r0 E(0,-1)r2", .hand = "C", .empty = TRUE },
    NULL,
    "set-aside-tile",
    KINGDOM_REASON_FITS_NOWHERE },
  { { .map = "D(0,0)r0 E(0,1)r1+laborer.w E(0,2)r1+laborer.w",
      .actions = "queen",
      .draw = TRUE },
    "choose-tile h",
    "replace-tile 0 1",
    KINGDOM_REASON_BARE },
  { { .map = "D(0,0)r0", .actions = "queen", .draw = TRUE },
    NULL,
    "choose-tile x",
    KINGDOM_REASON_TILES_LEFT },
  { { .map = "D(0,0)r0", .actions = "queen", .draw = TRUE },
    NULL,
    "choose-tile e",
    KINGDOM_REASON_SOON_LAY },
};

static void
test_rare (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rare); i++)
    {
      KingdomState state;

      kingdom_play_init (&state, &rare[i].setup);
      if (rare[i].played != NULL)
        kingdom_play (&state, rare[i].played);
      assert_said (&state, rare[i].action, rare[i].kind);
    }
}

/* Where Farmer and Laborer ask for much, no tile beside the starter brings anybody. */
static void
test_no_choice (void)
{
  KingdomState state;

  kingdom_play_init (&state,
                     &(KingdomSetup){ .map = "D(0,0)r0",
                                      .actions = "queen",
                                      .draw = TRUE });
  state.levels[kingdom_level_of (KINGDOM_FARMER)] = 9;
  state.levels[kingdom_level_of (KINGDOM_LABORER)] = 9;
  assert_said (&state, "draw-tile", KINGDOM_REASON_NO_CHOICE);
}

/* Of every kind there was one. */
static void
test_all (void)
{
  for (guint kind = 0; kind < KINGDOM_N_REASONS; kind++)
    if (!seen[kind])
      g_error ("never came: %s", kingdom_reasons[kind].id);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/kingdom/reasons/are-true", test_walk);
  g_test_add_func ("/kingdom/reasons/rare", test_rare);
  g_test_add_func ("/kingdom/reasons/no-choice", test_no_choice);
  g_test_add_func ("/kingdom/reasons/all", test_all);
  return g_test_run ();
}
