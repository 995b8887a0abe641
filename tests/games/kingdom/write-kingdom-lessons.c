/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "favor-json.h"
#include "kingdom-bot.h"
#include "kingdom-play.h"

/* Writes the positions of data/learn/kingdom, of lessons and puzzles, into the folder that is named. */

/**
 * Lesson:
 * @court: (nullable): who is in the court of seat 0
 * @rival: (nullable): who is in that of seat 1
 * @goal: so many win, or 0
 * @draws: (nullable): letters of the tiles that come next
 */
typedef struct
{
  const char  *name;
  KingdomSetup setup;
  const char  *court;
  const char  *rival;
  guint        goal;
  const char  *draws;
} Lesson;

#define FIVE "jester farmer laborer philosopher guard"

/* clang-format off */
static const Lesson lessons[] = {
  { "kingdom", { .map = "D(0,0)r0", .draw = TRUE }, NULL, NULL, 0, "EUB" },
  { "later", { .map = "D(0,0)r0 U(1,0)r1 B(1,-1)r0 B(1,-2)r0 A(0,-2)r0", .hand = "U", .pieces = "laborer farmer" },
    "farmer laborer", "farmer jester", 0, NULL },
  { "tools", { .map = "D(0,0)r0 U(1,0)r1 U(2,0)r1 A(3,0)r1", .hand = "B", .actions = "merchant" },
    "farmer laborer merchant", "farmer jester laborer", 0, NULL },
  { "puzzle-gap", { .map = "D(0,0)r0 U(-1,0)r1 U(1,0)r1 B(-1,1)r0 B(1,1)r0 B(-1,2)r0 B(0,2)r0 A(2,0)r1 N(2,1)r2", .hand = "V" },
    FIVE, "jester farmer laborer", 6, NULL },
  { "puzzle-bells", { .map = "D(0,0)r0 U(-1,0)r1 U(1,0)r1 E(-1,1)r3 E(1,1)r1 A(0,2)r2 E(-1,2)r2 E(1,2)r2", .hand = "B",
      .pieces = "hunter" },
    "jester farmer laborer hunter guard", "jester farmer noblewoman", 6, NULL },
  { "puzzle-alone", { .map = "D(0,0)r0 E(0,-1)r2 U(1,0)r1 D(2,0)r0 D(3,0)r0", .hand = "C", .actions = "merchant" },
    "jester farmer laborer guard merchant", "jester farmer laborer", 6, NULL },
  { "puzzle-garden", { .map = "B(0,0)r0 M(-1,-1)r2 M(1,-1)r3 N(1,1)r0 N(-1,1)r1 F(0,-1)r0 F(0,1)r0 G(-1,0)r1 R(1,0)r1 D(0,2)r2",
      .hand = "E" },
    FIVE, "jester farmer laborer", 6, NULL },
  { "puzzle-king", { .map =
      "D(0,0)r0 B(0,1)r0 O(-1,0)r0 O(1,0)r1 P(1,2)r2 P(-1,2)r3 D(1,1)r1 D(0,2)r2 D(-1,1)r3 Q(0,-1)r2 R(2,1)r3 R(0,3)r0 R(-2,1)r1 "
      "M(-1,-1)r2 P(1,-1)r3 N(-2,0)r2 N(-2,2)r1 N(2,0)r3 M(2,2)r0 S(-1,3)r0 S(1,3)r0 E(-2,3)r1", .hand = "E" },
    "jester farmer laborer philosopher guard pawnbroker", "jester farmer laborer noblewoman bishop nobleman", 0, NULL },
};

/* clang-format on */

static void
give_court (KingdomState *state, FavorSeat seat, const char *court)
{
  g_auto (GStrv) ids = g_strsplit (court != NULL ? court : "", " ", -1);

  for (guint i = 0; ids[i] != NULL; i++)
    {
      const guint character = (guint) favor_test_find_word (&kingdom_characters, ids[i]);

      state->seat[seat].court[character] = TRUE;
      state->seat[seat].taken++;
      if (kingdom_level_of (character) != FAVOR_NONE)
        state->levels[kingdom_level_of (character)]++;
      if (kingdom_figures[character].favor == KINGDOM_FAVOR_ACTION &&
          !state->seat[seat].actions[character])
        {
          state->seat[seat].actions[character] = TRUE;
          state->table.stack[character]--;
        }
    }
}

/* Whether these tiles are drawn if each of them then lies on the map. */
static gboolean
draws (const KingdomState *state, const char *letters)
{
  FavorRng rng = state->head.rng;
  gboolean gone[KINGDOM_N_TILES] = { FALSE };

  for (; *letters != '\0'; letters++)
    {
      guint bag[KINGDOM_N_TILES], n = 0, drawn;

      for (guint i = 0; i < KINGDOM_N_TILES; i++)
        if (state->table.tile[i].place == KINGDOM_PLACE_BAG && !gone[i])
          bag[n++] = i;
      drawn = bag[favor_rng_below (&rng, n)];
      if (kingdom_type_of[drawn] != (guint8) (*letters - 'A'))
        return FALSE;
      gone[drawn] = TRUE;
    }
  return TRUE;
}

static void
make (KingdomState *state, const Lesson *lesson)
{
  FavorRefusal why = { 0 };

  kingdom_play_init (state, &lesson->setup);
  state->options.court_goal = (guint8) lesson->goal;
  give_court (state, 0, lesson->court);
  give_court (state, 1, lesson->rival);
  state->turn = (guint16) MAX (1, state->seat[0].taken + state->seat[1].taken + 1);
  state->turn = (guint16) MAX (state->turn, state->table.hand == FAVOR_NONE ? 1 : 11);
  if (state->head.phase == KINGDOM_PHASE_WORK)
    memcpy (state->checkpoint.table.stack, state->table.stack, sizeof state->table.stack);
  for (guint64 seed = 1; lesson->draws != NULL && !draws (state, lesson->draws); seed++)
    favor_rng_seed (&state->head.rng, seed);
  if (!kingdom_validate (state, &why))
    g_error ("%s: invariant %d", lesson->name, why.arg[0]);
}

static char *
to_json (const FavorSchema *schema, gconstpointer data)
{
  g_autoptr (JsonNode) node = favor_json_write_struct (schema, data, 2);

  return favor_json_to_string (node, FALSE);
}

static void
write_lesson (const char *folder, const Lesson *lesson)
{
  KingdomState     state;
  g_autofree char *options = NULL, *position = NULL, *text = NULL, *path = NULL;
  g_autofree char *name = g_strconcat (lesson->name, ".favor", NULL);

  make (&state, lesson);
  options = to_json (&kingdom_options_schema, &state.options);
  position = to_json (&kingdom_state_schema, &state);
  text = g_strdup_printf (
    "{\n  \"format\": \"favor-session\",\n  \"version\": 1,\n"
    "  \"game\": \"kingdom-of-favors\",\n  \"rules\": 1,\n"
    "  \"seed\": \"0x0000000000000001\",\n  \"options\": %s,\n"
    "  \"seats\": [\n"
    "    {\"name\":\"Player\",\"kind\":\"human\",\"colour\":0},\n"
    "    {\"name\":\"Mei\",\"kind\":\"bot\",\"level\":\"casual\",\"colour\":1}\n"
    "  ],\n  \"state\": %s\n}\n",
    options,
    position);
  path = g_build_filename (folder, name, NULL);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

int
main (int argc, char *argv[])
{
  g_assert_cmpint (argc, ==, 2);
  for (guint i = 0; i < G_N_ELEMENTS (lessons); i++)
    write_lesson (argv[1], &lessons[i]);
  return 0;
}
