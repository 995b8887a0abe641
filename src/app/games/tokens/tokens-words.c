/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "tokens-words.h"

#include "tokens-place.h"

/* ---- Land ----------------------------------------------------------------------------- */

static char *
say_land (const TokensState *state, guint hex)
{
  const char *land = _ (tokens_terrains.words[state->terrain[hex]].title);

  if (state->number_token[hex] == 0)
    return g_strdup (land);
  /* Translators: a hex of the island; {land} is e.g. "Forest", {n} the number on it */
  return favor_text_fill (C_ ("hex", "{land} {n}"),
                          "land n#",
                          land,
                          state->number_token[hex]);
}

char *
tokens_say_hex (const TokensState *state, guint hex)
{
  g_autofree char *land = say_land (state, hex);

  if (state->robber != hex)
    return g_steal_pointer (&land);
  /* Translators: of a hex on which the robber stands; {hex} is e.g. "Forest 8" */
  return favor_text_fill (_ ("{hex}, with the robber"), "hex", land);
}

/* Those around a place, and the sea if there are less than `most`. */
static char *
say_lands (const TokensState *state, const guint8 *hexes, guint most)
{
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  guint                    n = 0;

  for (; n < most && hexes[n] != FAVOR_HEX_NONE; n++)
    {
      g_autofree char *land = say_land (state, hexes[n]);

      g_strv_builder_add (parts, land);
    }
  if (n < most)
    /* Translators: in a list of what lies around a place: "Forest 8, Fields 3 and sea" */
    g_strv_builder_add (parts, _ ("sea"));
  return favor_text_list (parts);
}

char *
tokens_say_around_vertex (const TokensState *state, guint vertex)
{
  return say_lands (state, tokens_map (state)->vertex[vertex].hex, FAVOR_HEX_AT_VERTEX);
}

char *
tokens_say_around_edge (const TokensState *state, guint edge)
{
  return say_lands (state, tokens_map (state)->edge[edge].hex, 2);
}

/* ---- Places --------------------------------------------------------------------------- */

static char *
say_neutral (guint owner, const char *text)
{
  return favor_text_fill (text,
                          "neutral@",
                          &tokens_neutrals.words[owner - TOKENS_NEUTRAL]);
}

static char *
say_building (const TokensState *state, guint vertex, const FavorNames *names)
{
  const gint owner = state->vertex_owner[vertex];

  if (owner < 0)
    /* Translators: of a place of the island where nothing stands */
    return g_strdup (C_ ("place", "free"));
  if (owner >= TOKENS_NEUTRAL)
    /* Translators: {neutral} is "grey" or "white" */
    return say_neutral ((guint) owner, _ ("{neutral} settlement"));
  if (state->vertex_kind[vertex] == TOKENS_PIECE_CITY)
    return favor_text_fill (_ ("{player}’s city"), "player", names->names[owner]);
  return favor_text_fill (_ ("{player}’s settlement"), "player", names->names[owner]);
}

/* (nullable) */
static const char *
say_harbour (const TokensState *state, guint vertex)
{
  static const char *const harbours[TOKENS_N_HARBOURS] = {
    /* Translators: of a place of the island: there two Brick are traded for one other card */
    N_ ("beside a 2:1 harbour for Brick"), N_ ("beside a 2:1 harbour for Lumber"),
    N_ ("beside a 2:1 harbour for Wool"),  N_ ("beside a 2:1 harbour for Grain"),
    N_ ("beside a 2:1 harbour for Ore"),   N_ ("beside a 3:1 harbour"),
  };
  gint harbour = tokens_find_harbour (state, vertex);

  return harbour >= 0 ? _ (harbours[harbour]) : NULL;
}

char *
tokens_say_vertex (const TokensState *state, guint vertex, const FavorNames *names)
{
  g_autofree char *lands = tokens_say_around_vertex (state, vertex);
  g_autofree char *what = say_building (state, vertex, names);
  const char      *harbour = say_harbour (state, vertex);

  if (harbour != NULL)
    /* Translators: a corner of hexes, for ears: {lands} lists what is around it, {what} is "free" or
     * whose building stands there, {harbour} is e.g. "beside a 3:1 harbour" */
    return favor_text_fill (_ ("Intersection between {lands}: {what}, {harbour}"),
                            "lands what harbour",
                            lands,
                            what,
                            harbour);
  /* Translators: a corner of hexes, for ears: {lands} lists what is around it, {what} is "free" or
   * whose building stands there */
  return favor_text_fill (_ ("Intersection between {lands}: {what}"),
                          "lands what",
                          lands,
                          what);
}

static char *
say_road (const TokensState *state, guint edge, const FavorNames *names)
{
  const gint owner = state->edge_owner[edge];

  if (owner < 0)
    return g_strdup (C_ ("place", "free"));
  if (owner >= TOKENS_NEUTRAL)
    /* Translators: {neutral} is "grey" or "white" */
    return say_neutral ((guint) owner, _ ("{neutral} road"));
  if (state->damaged[owner] == (gint) edge)
    return favor_text_fill (_ ("{player}’s damaged road"), "player", names->names[owner]);
  return favor_text_fill (_ ("{player}’s road"), "player", names->names[owner]);
}

char *
tokens_say_edge (const TokensState *state, guint edge, const FavorNames *names)
{
  g_autofree char *lands = tokens_say_around_edge (state, edge);
  g_autofree char *what = say_road (state, edge, names);

  /* Translators: a side of a hex, for ears: {lands} lists what is around it, {what} is "free" or whose
   * road is there */
  return favor_text_fill (_ ("Path between {lands}: {what}"), "lands what", lands, what);
}

char *
tokens_say_yield (const TokensState *state, guint vertex)
{
  const guint8 *hexes = tokens_map (state)->vertex[vertex].hex;
  guint         pips = 0;

  for (guint i = 0; i < FAVOR_HEX_AT_VERTEX && hexes[i] != FAVOR_HEX_NONE; i++)
    pips += tokens_pips[state->number_token[hexes[i]]];
  /* Translators: how often a building there gets cards; of 36 rolls of the dice */
  return favor_text_fill (ngettext ("{n} pip: {n} card in 36 rolls, on average",
                                    "{n} pips: {n} cards in 36 rolls, on average",
                                    pips),
                          "n#",
                          pips);
}

/* ---- Cards ---------------------------------------------------------------------------- */

char *
tokens_say_cards (const guint8 *counts)
{
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();

  for (guint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
    {
      g_autofree char *card = NULL;

      if (counts[resource] == 0)
        continue;
      card = favor_text_fill (
        counts[resource] > 1
          /* Translators: in a list of cards: "2 Wool and Ore" */
          ? C_ ("cards", "{n} {resource}")
          /* Translators: in a list of cards: the "Ore" of "2 Wool and Ore" */
          : C_ ("cards", "{resource}"),
        "n# resource@",
        counts[resource],
        &tokens_resources.words[resource]);
      g_strv_builder_add (parts, card);
    }
  return favor_text_list (parts);
}

char *
tokens_say_missing (const TokensState *state, FavorSeat seat, TokensCost cost)
{
  guint8           missing[TOKENS_N_RESOURCES];
  g_autofree char *cards = NULL;

  for (guint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
    {
      guint8 has = state->hand[seat][resource], needs = tokens_costs[cost][resource];

      missing[resource] = needs > has ? needs - has : 0;
    }
  cards = tokens_say_cards (missing);
  if (cards == NULL)
    return NULL;
  /* Translators: why something cannot be built; {cards} is a list: "Brick and 2 Ore" */
  return favor_text_fill (_ ("Missing: {cards}."), "cards", cards);
}

char *
tokens_say_cost (TokensCost cost)
{
  g_autofree char *cards = tokens_say_cards (tokens_costs[cost]);

  /* Translators: what has to be paid; {cards} is a list: "Brick and Lumber" */
  return favor_text_fill (_ ("Costs {cards}."), "cards", cards);
}

/* ---- What something would bring ------------------------------------------------------- */

static char *
list_players (guint seats, const FavorNames *names)
{
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();

  for (guint seat = 0; seat < TOKENS_MAX_SEATS; seat++)
    if (seats >> seat & 1)
      g_strv_builder_add (parts, names->names[seat]);
  return favor_text_list (parts);
}

char *
tokens_say_block (const TokensState *state,
                  FavorSeat          seat,
                  guint              hex,
                  const FavorNames  *names)
{
  const FavorHex  *self = &tokens_map (state)->hex[hex];
  guint            blocked = 0;
  g_autofree char *players = NULL;

  for (guint i = 0; i < FAVOR_HEX_SIDES; i++)
    {
      gint owner = state->vertex_owner[self->corner[i]];

      if (owner >= 0 && owner < TOKENS_NEUTRAL)
        blocked |= 1u << owner;
    }
  players = list_players (blocked, names);
  if (players == NULL)
    /* Translators: above the robber on a hex around which nobody has built */
    return g_strdup (_ ("blocks nobody"));
  if (state->options.favor && !state->villain_token &&
      tokens_victims (state, seat, hex) != 0)
    /* Translators: above the robber on a hex; {players} may be one alone. Who takes no card from anybody
     * gets a favor token. */
    return favor_text_fill (_ ("blocks {players}; sparing them brings a token"),
                            "players",
                            players);
  /* Translators: above the robber on a hex; {players} may be one alone */
  return favor_text_fill (_ ("blocks {players}"), "players", players);
}

char *
tokens_say_contacts (const TokensState *state,
                     FavorSeat          seat,
                     guint              edge,
                     const FavorNames  *names)
{
  guint            labels = tokens_new_contacts (state, seat, edge), seats = 0;
  g_autofree char *players = NULL;

  for (guint label = 0; label < TOKENS_N_LABELS; label++)
    if (labels >> label & 1)
      seats |= 1u << label / 2;
  players = list_players (seats, names);
  if (players == NULL || !state->options.favor)
    return NULL;
  /* Translators: above a road that is to be built: it meets the roads of {players} for the first time,
   * for which all draw tokens, the builder {n} for each */
  return favor_text_fill (
    ngettext ("first contact with {players}: you draw {n} token, they 1",
              "first contact with {players}: you draw {n} tokens, they 1",
              state->options.connect_reward),
    "players n#",
    players,
    state->options.connect_reward);
}
