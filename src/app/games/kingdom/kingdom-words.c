/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "kingdom-words.h"

#include "favor-text.h"

/* ---- Cells ---------------------------------------------------------------------------- */

/* (transfer full) (nullable) */
static char *
say_across (gint x)
{
  if (x == 0)
    return NULL;
  /* Translators: how far a tile lies from the first one of the map */
  return x > 0
           ? favor_text_fill (ngettext ("{n} east", "{n} east", (gulong) x), "n#", x)
           /* Translators: how far a tile lies from the first one of the map */
           : favor_text_fill (ngettext ("{n} west", "{n} west", (gulong) -x), "n#", -x);
}

static char *
say_down (gint y)
{
  if (y == 0)
    return NULL;
  /* Translators: how far a tile lies from the first one of the map */
  return y > 0
           ? favor_text_fill (ngettext ("{n} south", "{n} south", (gulong) y), "n#", y)
           /* Translators: how far a tile lies from the first one of the map */
           : favor_text_fill (ngettext ("{n} north", "{n} north", (gulong) -y), "n#", -y);
}

char *
kingdom_say_cell (gint x, gint y)
{
  g_autofree char *across = say_across (x), *down = say_down (y);

  if (x == KINGDOM_IN_HAND && y == KINGDOM_IN_HAND)
    /* Translators: in the place of where a tile lies on the map */
    return g_strdup (_ ("the tile in hand"));
  if (across == NULL && down == NULL)
    /* Translators: where the first tile of the map was laid */
    return g_strdup (_ ("the middle"));
  if (across == NULL)
    return g_steal_pointer (&down);
  if (down == NULL)
    return g_steal_pointer (&across);
  /* Translators: where a tile lies on the map, e.g. "1 east, 2 south" */
  return favor_text_fill (_ ("{across}, {down}"), "across down", across, down);
}

char *
kingdom_say_space (gint x, gint y)
{
  g_autofree char *cell = kingdom_say_cell (x, y);

  /* Translators: a place on the map where no tile lies; {cell} is e.g. "1 east, 2 south" */
  return favor_text_fill (_ ("Space {cell}"), "cell", cell);
}

/* ---- What a tile shows ---------------------------------------------------------------- */

enum
{
  LAND_CITY,
  LAND_CAP,
  LAND_ROAD,
  LAND_MEADOW,
  N_LANDS
};

static guint
find_land (const KingdomLook *look, guint side)
{
  if ((look->caps >> side & 1) != 0)
    return LAND_CAP;
  if ((look->cities >> side & 1) != 0)
    return LAND_CITY;
  return (look->roads >> side & 1) != 0 ? LAND_ROAD : LAND_MEADOW;
}

static const char *
get_pattern (guint land)
{
  switch (land)
    {
    case LAND_CITY:
      /* Translators: what sides of a tile show; {sides} is a list, e.g. "north and east" */
      return _ ("City: {sides}.");
    case LAND_CAP:
      /* Translators: what sides of a tile show: each is a city quarter of its own; {sides} is a list */
      return _ ("City cap: {sides}.");
    case LAND_ROAD:
      /* Translators: what sides of a tile show; {sides} is a list, e.g. "north and east" */
      return _ ("Road: {sides}.");
    default:
      /* Translators: what sides of a tile show; {sides} is a list, e.g. "north and east" */
      return _ ("Meadow: {sides}.");
    }
}

static void
add_sides (GStrvBuilder *lines, const KingdomLook *look, guint land)
{
  g_autoptr (GStrvBuilder) sides = g_strv_builder_new ();
  g_autofree char         *list = NULL, *line = NULL;

  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    if (find_land (look, side) == land)
      g_strv_builder_add (sides, _ (kingdom_sides.words[side].title));
  list = favor_text_list (sides);
  if (list == NULL)
    return;
  line = favor_text_fill (get_pattern (land), "sides", list);
  g_strv_builder_add (lines, line);
}

/* (nullable): what is in the middle. */
static const char *
get_middle (const KingdomLook *look)
{
  switch ((KingdomMiddle) look->middle)
    {
    case KINGDOM_MIDDLE_JUNCTION:
      /* Translators: what is in the middle of a tile: roads end there */
      return _ ("A village in the middle.");
    case KINGDOM_MIDDLE_CLOISTER:
      /* Translators: what is in the middle of a tile */
      return _ ("A cloister in the middle.");
    case KINGDOM_MIDDLE_CROSSING:
      /* Translators: what is in the middle of a tile: one road above, one below */
      return _ ("A bridge in the middle.");
    case KINGDOM_MIDDLE_NOTHING:
    case KINGDOM_MIDDLE_BARE:
      break;
    }
  return NULL;
}

char *
kingdom_say_sides (guint tile, const KingdomTile *record, guint rot)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_auto (GStrv)           strv = NULL;
  KingdomLook              look;

  kingdom_look (kingdom_type_of[tile], record, rot, &look);
  for (guint land = 0; land < N_LANDS; land++)
    add_sides (lines, &look, land);
  if (get_middle (&look) != NULL)
    g_strv_builder_add (lines, get_middle (&look));
  strv = g_strv_builder_end (lines);
  return g_strjoinv (" ", strv);
}

/* ---- Favors --------------------------------------------------------------------------- */

char *
kingdom_say_laid (const KingdomTile *record, guint slot)
{
  const gint piece = kingdom_find_laid (record, slot);

  if (piece < 0)
    return NULL;
  /* Translators: a favor on a tile; {slot} is e.g. "the northern quarter" or "the middle" */
  return favor_text_fill (_ ("{piece} on {slot}"),
                          "piece slot",
                          _ (kingdom_pieces.words[piece].title),
                          _ (kingdom_slots.words[slot].title));
}

char *
kingdom_say_favors (const KingdomTile *record)
{
  g_autoptr (GStrvBuilder) favors = g_strv_builder_new ();

  for (guint slot = 0; slot < KINGDOM_N_SLOTS; slot++)
    {
      g_autofree char *favor = kingdom_say_laid (record, slot);

      if (favor != NULL)
        g_strv_builder_add (favors, favor);
    }
  return favor_text_list (favors);
}

char *
kingdom_say_tile (guint tile, const KingdomTile *record)
{
  const gboolean   in_hand = record->place == KINGDOM_PLACE_HAND;
  const char      *letter = _ (kingdom_tiles.words[tile].title);
  g_autofree char *cell = kingdom_say_cell (in_hand ? KINGDOM_IN_HAND : record->x,
                                            in_hand ? KINGDOM_IN_HAND : record->y);
  g_autofree char *sides = kingdom_say_sides (tile, record, record->rot);
  g_autofree char *favors = kingdom_say_favors (record);

  if (favors == NULL)
    /* Translators: a tile on the map, for ears: its letter, "1 east, 2 south", "City: north." and the like */
    return favor_text_fill (_ ("Tile {letter}, {cell}. {sides}"),
                            "letter cell sides",
                            letter,
                            cell,
                            sides);
  /* Translators: the same with a list of the favors that lie on it */
  return favor_text_fill (_ ("Tile {letter}, {cell}. {sides} {favors}."),
                          "letter cell sides favors",
                          letter,
                          cell,
                          sides,
                          favors);
}

/* ---- What would be -------------------------------------------------------------------- */

char *
kingdom_say_met (const guint8 *met)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (guint character = KINGDOM_N_CHARACTERS; character-- > 0;)
    if (met[character])
      g_strv_builder_add (names, _ (kingdom_characters.words[character].title));
  return favor_text_list (names);
}

char *
kingdom_say_fault (const KingdomTable *table, const KingdomFault *fault)
{
  static const FavorField told = KINGDOM_ARG_TILE (0, "cell");
  const gint16            at[] = { fault->x, fault->y };
  const gint16            word = kingdom_word_tile (table, table, at);
  g_autofree char        *cell = favor_text_for_argument (&told, &word, NULL);

  /* Translators: what is wrong with the map and where, e.g. "two edges that do not match: the only “Bend”" */
  return favor_text_fill (_ ("{fault}: {cell}"),
                          "fault cell",
                          _ (kingdom_faults.words[fault->kind].title),
                          cell);
}

/* ---- What favors do ------------------------------------------------------------------- */

const char *
kingdom_get_effect (guint character)
{
  switch ((KingdomCharacter) character)
    {
    case KINGDOM_JESTER:
      /* Translators: what a favor does when it is played */
      return _ ("Laid in the middle of a tile: all roads end there.");
    case KINGDOM_CHARLATAN:
      /* Translators: what a favor does when it is used */
      return _ ("Your tile goes back to the bag, and you draw again.");
    case KINGDOM_FARMER:
      /* Translators: what a favor does when it is played */
      return _ ("A quarter of a tile becomes meadow; walls stay as they are.");
    case KINGDOM_LABORER:
      /* Translators: what a favor does when it is played */
      return _ ("A quarter of a tile becomes a city cap with its own walls.");
    case KINGDOM_PHILOSOPHER:
      /* Translators: what a favor does when it is played */
      return _ ("A road is laid across a tile.");
    case KINGDOM_HANDMAIDEN:
      /* Translators: what a favor does when it is used */
      return _ ("Two tiles from earlier turns change places.");
    case KINGDOM_GUARD:
      /* Translators: what a favor does when it is played */
      return _ ("A quarter of a tile becomes meadow with walls around it.");
    case KINGDOM_HUNTER:
      /* Translators: what a favor does when it is played */
      return _ ("Clears the middle of a tile, or the road to one side.");
    case KINGDOM_ASTRONOMER:
      /* Translators: what a favor does when it is played */
      return _ ("A quarter of a tile becomes meadow; its walls go.");
    case KINGDOM_MERCHANT:
      /* Translators: what a favor does when it is used */
      return _ ("A tile from an earlier turn goes to another place at the edge.");
    case KINGDOM_MAGICIAN:
      /* Translators: what a favor does when it is used */
      return _ ("A tile from an earlier turn is turned.");
    case KINGDOM_KNIGHT:
      /* Translators: what a favor does when it is played */
      return _ ("A quarter of a tile becomes city; its walls go.");
    case KINGDOM_PAWNBROKER:
      /* Translators: what a favor does when it is used */
      return _ ("Two favors on the map change places, or one is removed.");
    case KINGDOM_NOBLEWOMAN:
      /* Translators: what a favor does when it is played */
      return _ ("A cloister is set in the middle of a tile.");
    case KINGDOM_NOBLEMAN:
      /* Translators: what a favor does when it is used */
      return _ ("Two tiles from earlier turns are turned.");
    case KINGDOM_ALCHEMIST:
      /* Translators: what a favor does when it is used */
      return _ ("Three tiles from earlier turns change places in a ring.");
    case KINGDOM_BISHOP:
      /* Translators: what a favor does when it is used */
      return _ ("You draw and lay one more tile.");
    case KINGDOM_GENERAL:
      /* Translators: what a favor does when it is used */
      return _ ("An action favor that you used can be used once more.");
    case KINGDOM_QUEEN:
      /* Translators: what a favor does when it is used */
      return _ ("You choose a tile from the bag in place of drawing one.");
    case KINGDOM_KING:
      break;
    }
  /* Translators: what a favor does when it is taken */
  return _ ("The game is won.");
}

const char *
kingdom_get_piece_effect (guint piece)
{
  switch (piece)
    {
    case KINGDOM_PIECE_STRAIGHT:
      /* Translators: what a favor does when it is played */
      return _ ("A straight road is laid across a tile.");
    case KINGDOM_PIECE_CURVE:
      /* Translators: what a favor does when it is played */
      return _ ("A road with a bend is laid on a tile.");
    case KINGDOM_PIECE_BRIDGE:
      /* Translators: what a favor does when it is played */
      return _ ("Two roads are laid across a tile, one above the other.");
    default:
      return kingdom_get_effect (kingdom_giver[piece]);
    }
}

/* ---- Cities, meadows, roads ------------------------------------------------------------ */

static const char *
say_city (gboolean is_complete, guint n)
{
  if (is_complete)
    /* Translators: what the pointer rests on: a city of the map, and how many meadows touch it */
    return ngettext ("Complete city, touches {n} meadow",
                     "Complete city, touches {n} meadows",
                     n);
  /* Translators: what the pointer rests on: a city of the map, and how many meadows touch it */
  return ngettext ("Open city, touches {n} meadow", "Open city, touches {n} meadows", n);
}

static const char *
say_road (const KingdomFeature *feature)
{
  const guint n = feature->n;

  if (feature->is_loop)
    /* Translators: what the pointer rests on: a road of the map without an end */
    return ngettext ("Loop road with {n} bend", "Loop road with {n} bends", n);
  if (feature->is_complete)
    /* Translators: what the pointer rests on: a road of the map */
    return ngettext ("Complete road with {n} bend", "Complete road with {n} bends", n);
  /* Translators: what the pointer rests on: a road of the map */
  return ngettext ("Open road with {n} bend", "Open road with {n} bends", n);
}

char *
kingdom_say_feature (const KingdomFeature *feature)
{
  const char *pattern;

  if (feature->kind == KINGDOM_FEATURE_CITY)
    pattern = say_city (feature->is_complete, feature->n);
  else if (feature->kind == KINGDOM_FEATURE_ROAD)
    pattern = say_road (feature);
  else
    /* Translators: what the pointer rests on: a meadow of the map, and how many cities touch it */
    pattern = ngettext ("Meadow, touches {n} city",
                        "Meadow, touches {n} cities",
                        feature->n);
  return favor_text_fill (pattern, "n#", feature->n);
}

char *
kingdom_say_wanted (const KingdomState *state, const KingdomFeature *feature)
{
  static const guint8 wanted_by[] = {
    [KINGDOM_FEATURE_CITY] = KINGDOM_LABORER,
    [KINGDOM_FEATURE_MEADOW] = KINGDOM_FARMER,
    [KINGDOM_FEATURE_ROAD] = KINGDOM_KNIGHT,
  };
  const guint      character = wanted_by[feature->kind];
  g_autofree char *wish = kingdom_wish_describe (character,
                                                 kingdom_wish_level (state, character));

  return favor_text_fill (_ ("{title}: {value}"),
                          "title value",
                          _ (kingdom_characters.words[character].title),
                          wish);
}
