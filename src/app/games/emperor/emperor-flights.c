/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "emperor-flights.h"

#include "emperor-faces.h"
#include "emperor-palace.h"
#include "emperor-view-private.h"
#include "favor-face-parts.h"

/* While they are on their way, in pixels. */
#define CARD  54
#define COIN  24
#define EVENT 60
#define SIGN  34

/* ---- Faces ------------------------------------------------------------------------------ */

/* Nothing where an action did without it. */
static FavorFace *
new_card (gint card)
{
  return card >= 0 ? emperor_face_new_hand ((guint) card) : NULL;
}

/* From behind where it is nobody else's business. */
static FavorFace *
new_secret (gint piece)
{
  return piece >= 0 ? emperor_face_new_hand ((guint) piece)
                    : favor_face_new_picture ("emperor/back-market");
}

static FavorFace *
new_market (gint market)
{
  return new_secret (market >= 0 ? EMPEROR_N_CARDS + market : FAVOR_NONE);
}

/* Those that lie in piles, and those that the Black Market sells: they go to other places. */
static FavorFace *
new_plain (gint piece)
{
  return piece < EMPEROR_N_CARDS ? new_card (piece) : NULL;
}

static FavorFace *
new_bought (gint piece)
{
  return piece >= EMPEROR_N_CARDS ? emperor_face_new_hand ((guint) piece) : NULL;
}

/* Somebody's card of any kind: the back of one kind would say which. */
static FavorFace *
new_unknown (gint piece)
{
  return piece >= 0 ? NULL : favor_face_new_picture ("emperor/sign-hand");
}

static FavorFace *
new_poison (gint n)
{
  return favor_face_new_picture ("emperor/poison");
}

static FavorFace *
new_hand (gint n)
{
  return favor_face_new_picture ("emperor/sign-hand");
}

static FavorFace *
new_event (gint event)
{
  return event >= 0 ? emperor_face_new_event_hand ((guint) event, 0, 0)
                    : favor_face_new_picture ("emperor/back-event");
}

static FavorFace *
new_coin (gint n)
{
  return favor_face_new_picture ("emperor/coin");
}

static FavorFace *
new_star (gint n)
{
  return favor_face_new_picture ("emperor/star-lit");
}

static FavorFace *
new_empress (gint n)
{
  return favor_face_new_picture ("emperor/person-empress");
}

/* ---- Cards in the hand ------------------------------------------------------------------ */

static gint
find_held (const FavorFlightRow *row, guint value, guint nth)
{
  if (row->create_face == new_event)
    return nth == 0 ? (gint) (EMPEROR_KEY_OPEN + value) : FAVOR_NONE;
  if (row->create_face == new_market)
    value += EMPEROR_N_CARDS;
  return nth < EMPEROR_KEY_COPIES ? (gint) (value * EMPEROR_KEY_COPIES + nth)
                                  : FAVOR_NONE;
}

/* ---- Tables ----------------------------------------------------------------------------- */

#define NO    FAVOR_NO_ARG
#define ACTOR FAVOR_AT_ACTOR
#define OTHER FAVOR_AT_SEAT (0)
#define GETS  FAVOR_INTO_ACTOR
#define GIVEN FAVOR_INTO_SEAT (0)
/* Gold is counted at the shields. */
#define PURSE    FAVOR_AT_SHIELD
#define PAID     FAVOR_AT_SHIELD_OF (0)
#define PILE(i)  FAVOR_AT_PIECE_OF (EMPEROR_KEY_PILE, (i))
#define TREASURY FAVOR_AT_PIECE (EMPEROR_KEY_TREASURY)
#define MARKET   FAVOR_AT_PIECE (EMPEROR_KEY_MARKET)
#define EVENTS   FAVOR_AT_PIECE (EMPEROR_KEY_EVENTS)
#define DISCARD  FAVOR_AT_PIECE (EMPEROR_KEY_DISCARD)

/* Stars go their way as pieces of the palace. */
/* clang-format off */
static const FavorFlightRow rows[] = {
  { "events-looked", new_event, NO, 0, EVENT, EVENTS, ACTOR },
  { "event-kept", new_event, NO, NO, EVENT, ACTOR, EVENTS },
  { "event-exchanged", new_event, 0, NO, EVENT, ACTOR, EVENTS },
  { "poison-worked", new_poison, NO, NO, SIGN, FAVOR_AT_SHIELD, FAVOR_AT_NOWHERE },
  { "collect-skipped", new_poison, NO, NO, SIGN, FAVOR_AT_SHIELD, FAVOR_AT_NOWHERE },
  { "collected", new_card, 0, NO, CARD, PILE (0), GETS },
  { "moved", new_card, 1, NO, CARD, PILE (1), GETS },
  { "sold", new_card, 0, NO, CARD, ACTOR, PILE (0) },
  { "sold", new_coin, NO, 1, COIN, TREASURY, PURSE },
  { "upgraded", new_card, 0, 2, CARD, ACTOR, PILE (0) },
  { "upgraded", new_card, 1, NO, CARD, PILE (1), GETS },
  { "allied", new_card, 2, NO, CARD, ACTOR, PILE (2) },
  { "allied", new_card, 3, NO, CARD, ACTOR, PILE (3) },
  { "allied", new_coin, NO, 4, COIN, PURSE, TREASURY },
  { "market-bought", new_coin, NO, NO, COIN, PURSE, TREASURY, EMPEROR_MARKET_PRICE },
  { "market-looked", new_market, NO, 0, CARD, MARKET, ACTOR },
  { "market-kept", new_market, NO, NO, CARD, ACTOR, MARKET },
  { "played", new_plain, 0, NO, CARD, ACTOR, PILE (0) },
  { "played", new_bought, 0, NO, CARD, ACTOR, DISCARD },
  { "gold-taken", new_coin, NO, 0, COIN, TREASURY, PURSE },
  { "dice-rolled", new_coin, NO, 2, COIN, TREASURY, PURSE },
  { "card-taken", new_card, 0, NO, CARD, PILE (0), GETS },
  { "card-returned", new_card, 0, NO, CARD, ACTOR, PILE (0) },
  { "plotted", new_card, 1, NO, CARD, ACTOR, OTHER },
  { "stopped", new_plain, 1, NO, CARD, ACTOR, PILE (1) },
  { "stopped", new_bought, 1, NO, CARD, ACTOR, DISCARD },
  { "poisoned", new_poison, NO, NO, SIGN, FAVOR_AT_NOWHERE, FAVOR_AT_SHIELD_OF (0) },
  { "gold-paid", new_coin, NO, 1, COIN, PURSE, PAID },
  { "hand-opened", new_hand, NO, NO, SIGN, OTHER, FAVOR_AT_NOWHERE },
  { "seized", new_card, 1, NO, CARD, OTHER, GETS },
  { "seized", new_unknown, 1, NO, SIGN, OTHER, ACTOR },
  { "stolen", new_card, 1, NO, CARD, OTHER, GETS },
  { "stolen", new_unknown, 1, NO, SIGN, OTHER, ACTOR },
  { "gold-traded", new_coin, NO, 1, COIN, PURSE, PAID },
  { "card-traded", new_card, 1, 2, CARD, ACTOR, GIVEN },
  { "market-traded", new_market, 1, NO, CARD, ACTOR, GIVEN },
  { "event-traded", new_event, 1, NO, EVENT, ACTOR, GIVEN },
  { "gold-enforced", new_coin, NO, 1, COIN, PURSE, PAID },
  { "card-enforced", new_card, 1, NO, CARD, ACTOR, GIVEN },
  { "discarded", new_card, 0, NO, CARD, ACTOR, PILE (0) },
};

static const FavorGreatRow greats[] = {
  { "allied", new_star, NO, 1, EMPEROR_N_LEVELS },
  { "allied-empress", new_empress, NO, NO, 0 },
  { "event-completed", new_event, 0, NO, 0 },
};

/* clang-format on */

const FavorFlightTable emperor_flight_table = {
  .rows = rows,
  .n_rows = G_N_ELEMENTS (rows),
  .greats = greats,
  .n_greats = G_N_ELEMENTS (greats),
  .find_held = find_held,
};
