/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "tokens-flights.h"

#include "favor-face-parts.h"
#include "tokens-faces.h"
#include "tokens-isle.h"

/* While they are on their way, in pixels. */
#define CARD  48
#define TOKEN 36
#define COIN  24
#define SIGN  36

/* ---- Faces ---------------------------------------------------------------------------- */

/* Of resources and tokens whose number an argument says: one function for each. */
#define FACE(name, create, value)                                                        \
  static FavorFace *new_##name (gint ignored)                                            \
  {                                                                                      \
    return create (value);                                                               \
  }

FACE (brick, tokens_face_new_resource, TOKENS_BRICK)
FACE (lumber, tokens_face_new_resource, TOKENS_LUMBER)
FACE (wool, tokens_face_new_resource, TOKENS_WOOL)
FACE (grain, tokens_face_new_resource, TOKENS_GRAIN)
FACE (ore, tokens_face_new_resource, TOKENS_ORE)
FACE (wagon, tokens_face_new_token, TOKENS_WAGON)
FACE (ship, tokens_face_new_token, TOKENS_SHIP)
FACE (shovel, tokens_face_new_token, TOKENS_SHOVEL)
FACE (book, tokens_face_new_token, TOKENS_BOOK)
FACE (compass, tokens_face_new_token, TOKENS_COMPASS)
FACE (hidden_token, favor_face_new_picture, "tokens/token-back")
FACE (hidden_development, favor_face_new_picture, "tokens/back-development")
FACE (hidden_resource, favor_face_new_picture, "tokens/back-resource")
FACE (coin, favor_face_new_picture, "tokens/sign-gold")
FACE (marker, favor_face_new_picture, "tokens/marker-victory")
FACE (longest, favor_face_new_picture, "tokens/honour-longest-route")
FACE (army, favor_face_new_picture, "tokens/honour-largest-army")

/* From behind where it is nobody else's business. */
static FavorFace *
new_resource (gint resource)
{
  return resource >= 0 ? tokens_face_new_resource ((guint) resource)
                       : favor_face_new_picture ("tokens/back-resource");
}

static FavorFace *
new_played (gint card)
{
  return card >= 0 ? tokens_face_new_development ((guint) card) : NULL;
}

static FavorFace *
new_knight (gint n)
{
  return tokens_face_new_development (TOKENS_KNIGHT);
}

/* ---- Where cards come from ------------------------------------------------------------ */

/* How many buildings of a seat are at a hex. */
static gboolean
has_building (const TokensState *state, guint hex, FavorSeat seat)
{
  for (guint i = 0; i < FAVOR_HEX_SIDES; i++)
    if (state->vertex_owner[tokens_map (state)->hex[hex].corner[i]] == seat)
      return TRUE;
  return FALSE;
}

static gboolean
is_drawn (const TokensState *state, guint hex)
{
  return state->number_token[hex] != 0 && (state->number_token[hex] == state->number[0] ||
                                           state->number_token[hex] == state->number[1]);
}

/* The hex that gave a seat such cards; if several did, the first of them. */
static gint
find_source (gconstpointer data, const FavorEvent *event, guint resource)
{
  const TokensState *state = data;

  for (guint hex = 0; hex < state->n_hexes; hex++)
    if (state->terrain[hex] == resource && is_drawn (state, hex) &&
        hex != state->robber && has_building (state, hex, event->actor))
      return (gint) (TOKENS_KEY_HEX + hex);
  return FAVOR_NONE;
}

/* ---- Tables --------------------------------------------------------------------------- */

#define NO      FAVOR_NO_ARG
#define ACTOR   FAVOR_AT_ACTOR
#define SHIELD  FAVOR_AT_SHIELD
#define NOWHERE FAVOR_AT_NOWHERE
#define HEX     FAVOR_AT_FOUND

/* Five kinds of cards, whose numbers are arguments from `i` on. */
#define CARDS(event, i, from, to)                                                        \
  { event, new_brick, NO, (i), CARD, from (TOKENS_BRICK), to },                          \
    { event, new_lumber, NO, (i) + 1, CARD, from (TOKENS_LUMBER), to },                  \
    { event, new_wool, NO, (i) + 2, CARD, from (TOKENS_WOOL), to },                      \
    { event, new_grain, NO, (i) + 3, CARD, from (TOKENS_GRAIN), to },                    \
  {                                                                                      \
    event, new_ore, NO, (i) + 4, CARD, from (TOKENS_ORE), to                             \
  }
#define OWN(resource) FAVOR_AT_ACTOR

/* clang-format off */
static const FavorFlightRow rows[] = {
  CARDS ("produced", 0, HEX, ACTOR),
  CARDS ("discarded", 0, OWN, NOWHERE),
  CARDS ("traded", 1, OWN, FAVOR_AT_SEAT (0)),
  { "traded", new_coin, NO, 6, COIN, ACTOR, FAVOR_AT_SEAT (0) },
  { "harvest-token", new_hidden_token, NO, NO, TOKEN, NOWHERE, SHIELD },
  { "spared", new_hidden_token, NO, NO, TOKEN, NOWHERE, SHIELD },
  { "barren", new_hidden_token, NO, NO, TOKEN, NOWHERE, SHIELD },
  { "connected", new_hidden_token, NO, NO, TOKEN, NOWHERE, FAVOR_AT_SHIELDS_OF (0) },
  { "connected", new_hidden_token, NO, 1, TOKEN, NOWHERE, SHIELD },
  { "stole", new_resource, 0, NO, CARD, FAVOR_AT_SEAT (1), ACTOR },
  { "gift", new_resource, 0, NO, CARD, ACTOR, FAVOR_AT_SEAT (1) },
  { "donated", new_hidden_resource, NO, NO, CARD, ACTOR, FAVOR_AT_SEAT (0) },
  { "donated", new_hidden_token, NO, NO, TOKEN, NOWHERE, SHIELD },
  { "bought", new_hidden_development, NO, NO, CARD, NOWHERE, ACTOR },
  { "knight", new_knight, NO, NO, CARD, ACTOR, NOWHERE },
  { "card-played", new_played, 0, NO, CARD, ACTOR, NOWHERE },
  { "bank-trade", new_resource, 1, 0, CARD, ACTOR, NOWHERE },
  { "bank-trade", new_resource, 2, NO, CARD, NOWHERE, ACTOR },
  { "gold", new_coin, NO, NO, COIN, ACTOR, NOWHERE, TOKENS_GOLD_PRICE },
  { "gold", new_resource, 0, NO, CARD, NOWHERE, ACTOR },
  { "gold-instead", new_coin, NO, 0, COIN, NOWHERE, ACTOR },
  { "favor-trade", new_resource, 0, NO, CARD, ACTOR, NOWHERE },
  { "favor-trade", new_resource, 1, NO, CARD, NOWHERE, ACTOR },
  { "redeemed", new_wagon, NO, TOKENS_WAGON, TOKEN, ACTOR, NOWHERE },
  { "redeemed", new_ship, NO, TOKENS_SHIP, TOKEN, ACTOR, NOWHERE },
  { "redeemed", new_shovel, NO, TOKENS_SHOVEL, TOKEN, ACTOR, NOWHERE },
  { "redeemed", new_book, NO, TOKENS_BOOK, TOKEN, ACTOR, NOWHERE },
  { "redeemed", new_compass, NO, TOKENS_COMPASS, TOKEN, ACTOR, NOWHERE },
  { "marker", new_marker, NO, NO, SIGN, NOWHERE, SHIELD },
};

static const FavorGreatRow greats[] = {
  { "longest", new_longest, NO, NO, 0 },
  { "army", new_army, NO, NO, 0 },
};

/* clang-format on */

const FavorFlightTable tokens_flight_table = {
  .rows = rows,
  .n_rows = G_N_ELEMENTS (rows),
  .greats = greats,
  .n_greats = G_N_ELEMENTS (greats),
  .find_key = find_source,
};
