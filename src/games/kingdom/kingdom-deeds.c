/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include <glib/gi18n.h>

#include "kingdom-deeds.h"
#include "kingdom-texts.h"
#include "kingdom-where.h"

/* ---- Words ---------------------------------------------------------------------------- */

static const FavorWord turn_words[] = {
  { "none", NULL },
  /* Translators: how a tile is turned: clockwise by a quarter */
  { "right", N_ ("turned right") },
  /* Translators: how a tile is turned: by a half */
  { "half", N_ ("upside down") },
  /* Translators: how a tile is turned: anticlockwise by a quarter */
  { "left", N_ ("turned left") },
};

static const FavorEnum turns = FAVOR_ENUM ("turn", turn_words);

#define ARGS(name, schema_id, ...)                                                       \
  static const FavorField  name##_fields[] = { __VA_ARGS__ };                            \
  static const FavorSchema name##_args = FAVOR_ARGS (schema_id,                          \
                                                     name##_fields,                      \
                                                     G_N_ELEMENTS (name##_fields))

#define PLACE(i, n) KINGDOM_ARG_TILE (i, "place" n)
#define WHERE(i)    KINGDOM_ARG_SPACE (i, "where")
#define SLOT(i, n)  FAVOR_ARG_ENUM (i, "slot" n, &kingdom_slots)
#define ROAD(i, n)  FAVOR_ARG_ENUM (i, "road" n, &kingdom_roads, .nullable = TRUE)

/* clang-format off */
ARGS (tile, "tile", FAVOR_ARG_ENUM (0, "tile", &kingdom_shown));
ARGS (place, "place", PLACE (0, ""));
ARGS (lay, "lay", WHERE (0), FAVOR_ARG_ENUM (1, "turn", &turns));
ARGS (triangle, "triangle", FAVOR_ARG_ENUM (0, "favor", &kingdom_played_triangles),
      FAVOR_ARG_ENUM (1, "side", &kingdom_sides), PLACE (2, ""));
ARGS (token, "token", FAVOR_ARG_ENUM (0, "favor", &kingdom_played_tokens), PLACE (1, ""),
      FAVOR_ARG_ENUM (2, "spot", &kingdom_spots), ROAD (3, ""));
ARGS (two, "two", PLACE (0, ""), PLACE (1, "2"));
ARGS (move, "move", PLACE (0, ""), WHERE (1));
ARGS (turn, "turn", PLACE (0, ""), FAVOR_ARG_INT (1, "n", 1, 3));
ARGS (swap, "swap", PLACE (0, ""), SLOT (1, ""), PLACE (2, "2"), SLOT (3, "2"), ROAD (4, ""), ROAD (5, "2"));
ARGS (remove, "remove", PLACE (0, ""), SLOT (1, ""));
ARGS (three, "three", PLACE (0, ""), PLACE (1, "2"), PLACE (2, "3"));
/* clang-format on */

static const char *const layings[] = {
  /* Translators: what to do; {where} is "to the north of the westernmost “Bend”" */
  N_ ("Lay the tile {where}"),
  /* Translators: as before; {turn} is "turned right" */
  N_ ("Lay the tile {where}, {turn}"),
  NULL,
};

static guint
choose_laying (const gint16 *arg)
{
  return arg[1] != 0;
}

static const char *const tokens[] = {
  /* Translators: what to do; {favor} is a person at court, {place} "the westernmost “Bend”", {spot} "in the middle" */
  N_ ("Play the {favor} on {place}, {spot}"),
  /* Translators: what to do; {favor} is the Philosopher, {place} "the westernmost “Bend”", {road} "from north to east" */
  N_ ("Play the {favor} on {place}, {road}"),
  NULL,
};

static guint
choose_token (const gint16 *arg)
{
  return arg[3] != FAVOR_NONE;
}

static const char *const swaps[] = {
  /* Translators: what to do; {place} and {place2} are "the westernmost altered “Bend”", {slot} and {slot2} "the northern quarter" */
  N_ ("Let the Pawnbroker swap the favors on {place}, {slot}, and on {place2}, {slot2}"),
  /* Translators: as before; {road} is how the first of the two pieces of road lies then: "from north to east" */
  N_ ("Let the Pawnbroker swap the favors on {place}, {slot}, and on {place2}, {slot2}; "
      "the first then runs {road}"),
  /* Translators: as before; {road2} is how the second of the two pieces of road lies then: "from north to east" */
  N_ ("Let the Pawnbroker swap the favors on {place}, {slot}, and on {place2}, {slot2}; "
      "the second then runs {road2}"),
  /* Translators: as before; {road} and {road2} are how the two pieces of road lie then: "from north to east" */
  N_ ("Let the Pawnbroker swap the favors on {place}, {slot}, and on {place2}, {slot2}; "
      "the first then runs {road}, the second {road2}"),
  NULL,
};

static guint
choose_swap (const gint16 *arg)
{
  return (arg[4] != FAVOR_NONE) + 2 * (arg[5] != FAVOR_NONE);
}

const FavorKind kingdom_deeds[KINGDOM_N_DEEDS] = {
  [KINGDOM_DEED_CHOOSE_TILE] = {
    .id = "choose-tile",
    .args = &tile_args,
    /* Translators: what to do; {tile} is "Bend" or the like */
    .text = N_ ("Choose “{tile}” with the Queen’s help"),
  },
  [KINGDOM_DEED_REPLACE_TILE] = {
    .id = "replace-tile",
    .args = &place_args,
    /* Translators: what to do; {place} is a tile that looks like the one drawn: "the westernmost altered “Bend”" */
    .text = N_ ("Let your tile replace {place}"),
  },
  [KINGDOM_DEED_LAY_TILE] = {
    .id = "lay-tile",
    .args = &lay_args,
    .text = N_ ("Lay the tile"),
    .forms = layings,
    .choose_form = choose_laying,
  },
  [KINGDOM_DEED_PLAY_TRIANGLE] = {
    .id = "play-triangle",
    .args = &triangle_args,
    /* Translators: what to do; {favor} is a person at court, {side} "north", {place} "the westernmost “Bend”" */
    .text = N_ ("Play the {favor} on the {side} of {place}"),
  },
  [KINGDOM_DEED_PLAY_TOKEN] = {
    .id = "play-token",
    .args = &token_args,
    .text = N_ ("Play the {favor}"),
    .forms = tokens,
    .choose_form = choose_token,
  },
  [KINGDOM_DEED_USE_HANDMAIDEN] = {
    .id = "use-handmaiden",
    .args = &two_args,
    /* Translators: what to do; {place} and {place2} are tiles: "the westernmost “Bend”" */
    .text = N_ ("Let the Handmaiden swap {place} and {place2}"),
  },
  [KINGDOM_DEED_USE_MERCHANT] = {
    .id = "use-merchant",
    .args = &move_args,
    /* Translators: what to do; {place} is a tile: "the westernmost “Bend”", {where} "to the north of the only “Crossroads”" */
    .text = N_ ("Let the Merchant move {place}; it then lies {where}"),
  },
  [KINGDOM_DEED_USE_MAGICIAN] = {
    .id = "use-magician",
    .args = &turn_args,
    /* Translators: what to do; {place} is a tile: "the westernmost “Bend”", {n} is 1, 2 or 3 */
    NP_ ("Let the Magician turn {place} by {n} quarter turn",
         "Let the Magician turn {place} by {n} quarter turns"),
  },
  [KINGDOM_DEED_USE_NOBLEMAN] = {
    .id = "use-nobleman",
    .args = &turn_args,
    /* Translators: what to do; {place} is a tile: "the westernmost “Bend”", {n} is 1, 2 or 3 */
    NP_ ("Let the Nobleman turn {place} by {n} quarter turn",
         "Let the Nobleman turn {place} by {n} quarter turns"),
  },
  [KINGDOM_DEED_USE_NOBLEMAN_AGAIN] = {
    .id = "use-nobleman-again",
    .args = &turn_args,
    /* Translators: what to do, a second time; {place} is a tile: "the westernmost “Bend”", {n} is 1, 2 or 3 */
    NP_ ("Let the Nobleman also turn {place} by {n} quarter turn",
         "Let the Nobleman also turn {place} by {n} quarter turns"),
  },
  [KINGDOM_DEED_USE_PAWNBROKER_SWAP] = {
    .id = "use-pawnbroker-swap",
    .args = &swap_args,
    .text = N_ ("Let the Pawnbroker swap two favors"),
    .forms = swaps,
    .choose_form = choose_swap,
  },
  [KINGDOM_DEED_USE_PAWNBROKER_REMOVE] = {
    .id = "use-pawnbroker-remove",
    .args = &remove_args,
    /* Translators: what to do; {place} is a tile: "the westernmost altered “Bend”", {slot} "the northern quarter" */
    .text = N_ ("Let the Pawnbroker remove the favor from {place}, {slot}"),
  },
  [KINGDOM_DEED_USE_ALCHEMIST] = {
    .id = "use-alchemist",
    .args = &three_args,
    /* Translators: what to do: three tiles, e.g. "the westernmost “Bend”", move in a circle: the first to where the second lies, and so on */
    .text = N_ ("Let the Alchemist move {place} to {place2}, that to {place3} and that to "
                "the first"),
  },
};

/* ---- Deeds ---------------------------------------------------------------------------- */

/* Says an action about one or more tiles, whose cells are its first arguments. */
static void
say_tiles (const KingdomPlaces *places,
           const gint16        *cells,
           guint                n,
           KingdomDeed          deed,
           FavorReason         *out)
{
  out->kind = (guint8) deed;
  for (guint i = 0; i < n; i++)
    out->arg[i] = kingdom_tell_tile (places, cells[2 * i], cells[2 * i + 1]);
}

static void
say_turn (const KingdomPlaces *places,
          const gint16        *arg,
          KingdomDeed          deed,
          FavorReason         *out)
{
  say_tiles (places, arg, 1, deed, out);
  out->arg[1] = arg[KINGDOM_TURN_TURNS];
}

static void
say_lay (const KingdomPlaces *places, const gint16 *arg, FavorReason *out)
{
  *out = (FavorReason){
    .kind = KINGDOM_DEED_LAY_TILE,
    .arg = { kingdom_tell_space (places, arg[KINGDOM_AT_X], arg[KINGDOM_AT_Y], NULL),
             arg[KINGDOM_LAY_ROT] },
  };
}

static void
say_play (const KingdomPlaces *places, const FavorAction *action, FavorReason *out)
{
  const gint16 *arg = action->arg;
  const gint16  place = kingdom_tell_tile (places,
                                          arg[KINGDOM_PLAY_X],
                                          arg[KINGDOM_PLAY_Y]);

  if (action->kind == KINGDOM_ACTION_PLAY_TRIANGLE)
    *out = (FavorReason){
      .kind = KINGDOM_DEED_PLAY_TRIANGLE,
      .arg = { arg[KINGDOM_PLAY_FAVOR], arg[KINGDOM_PLAY_SIDE], place },
    };
  else
    *out = (FavorReason){
      .kind = KINGDOM_DEED_PLAY_TOKEN,
      .arg = { arg[KINGDOM_PLAY_FAVOR],
               place,
               arg[KINGDOM_PLAY_SPOT],
               arg[KINGDOM_PLAY_ROAD] },
    };
}

static void
say_swap (const KingdomPlaces *places, const gint16 *arg, FavorReason *out)
{
  *out = (FavorReason){
    .kind = KINGDOM_DEED_USE_PAWNBROKER_SWAP,
    .arg = { kingdom_tell_tile (places, arg[KINGDOM_SWAP_X], arg[KINGDOM_SWAP_Y]),
             arg[KINGDOM_SWAP_SLOT],
             kingdom_tell_tile (places, arg[KINGDOM_SWAP_X2], arg[KINGDOM_SWAP_Y2]),
             arg[KINGDOM_SWAP_SLOT2],
             arg[KINGDOM_SWAP_ROAD],
             arg[KINGDOM_SWAP_ROAD2] },
  };
}

gboolean
kingdom_point_out (gconstpointer observed, const FavorAction *action, FavorReason *out)
{
  const KingdomState *state = observed;
  const gint16       *arg = action->arg;
  KingdomPlaces       places;

  kingdom_places_init (&places, &state->table);
  switch ((KingdomAction) action->kind)
    {
    case KINGDOM_ACTION_CHOOSE_TILE:
      *out = (FavorReason){ .kind = KINGDOM_DEED_CHOOSE_TILE, .arg = { arg[0] } };
      return TRUE;
    case KINGDOM_ACTION_REPLACE_TILE:
      say_tiles (&places, arg, 1, KINGDOM_DEED_REPLACE_TILE, out);
      return TRUE;
    case KINGDOM_ACTION_LAY_TILE:
      say_lay (&places, arg, out);
      return TRUE;
    case KINGDOM_ACTION_PLAY_TRIANGLE:
    case KINGDOM_ACTION_PLAY_TOKEN:
      say_play (&places, action, out);
      return TRUE;
    case KINGDOM_ACTION_USE_HANDMAIDEN:
      say_tiles (&places, arg, 2, KINGDOM_DEED_USE_HANDMAIDEN, out);
      return TRUE;
    case KINGDOM_ACTION_USE_MERCHANT:
      say_tiles (&places, arg, 1, KINGDOM_DEED_USE_MERCHANT, out);
      out->arg[1] = kingdom_tell_space (&places, arg[2], arg[3], arg);
      return TRUE;
    case KINGDOM_ACTION_USE_MAGICIAN:
      say_turn (&places, arg, KINGDOM_DEED_USE_MAGICIAN, out);
      return TRUE;
    case KINGDOM_ACTION_USE_NOBLEMAN:
      say_turn (&places, arg, KINGDOM_DEED_USE_NOBLEMAN, out);
      return TRUE;
    case KINGDOM_ACTION_USE_NOBLEMAN_AGAIN:
      say_turn (&places, arg, KINGDOM_DEED_USE_NOBLEMAN_AGAIN, out);
      return TRUE;
    case KINGDOM_ACTION_USE_PAWNBROKER_SWAP:
      say_swap (&places, arg, out);
      return TRUE;
    case KINGDOM_ACTION_USE_PAWNBROKER_REMOVE:
      say_tiles (&places, arg, 1, KINGDOM_DEED_USE_PAWNBROKER_REMOVE, out);
      out->arg[1] = arg[KINGDOM_REMOVE_SLOT];
      return TRUE;
    case KINGDOM_ACTION_USE_ALCHEMIST:
      say_tiles (&places, arg, 3, KINGDOM_DEED_USE_ALCHEMIST, out);
      return TRUE;
    case KINGDOM_ACTION_DRAW_TILE:
    case KINGDOM_ACTION_SET_ASIDE_TILE:
    case KINGDOM_ACTION_USE_CHARLATAN:
    case KINGDOM_ACTION_USE_BISHOP:
    case KINGDOM_ACTION_USE_GENERAL:
    case KINGDOM_ACTION_REWIND:
    case KINGDOM_ACTION_FINISH_WORK:
    case KINGDOM_ACTION_TAKE_FAVOR:
      return FALSE;
    }
  g_assert_not_reached ();
}
