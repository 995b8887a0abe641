/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "tokens-words.h"

/* ---- Land ----------------------------------------------------------------------------- */

static char *
say_place (const TokensState *state, const FavorThing *thing, guint which)
{
  const FavorNames names = { .state = state };

  return favor_text_for_place (thing, (gint) which, &names);
}

char *
tokens_say_hex (const TokensState *state, guint hex)
{
  g_autofree char *land = say_place (state, &tokens_thing_hex, hex);

  if (state->robber != hex)
    return g_steal_pointer (&land);
  /* Translators: of a hex on which the robber stands; {hex} is e.g. "Forest 8" */
  return favor_text_fill (_ ("{hex}, with the robber"), "hex", land);
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

char *
tokens_say_vertex (const TokensState *state, guint vertex, const FavorNames *names)
{
  g_autofree char *place = say_place (state, &tokens_thing_vertex, vertex);
  g_autofree char *what = say_building (state, vertex, names);

  /* Translators: a corner of hexes, for ears: {place} lists what is around it, {what} is "free" or
   * whose building stands there */
  return favor_text_fill (_ ("Intersection between {place}: {what}"),
                          "place what",
                          place,
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
  g_autofree char *place = say_place (state, &tokens_thing_edge, edge);
  g_autofree char *what = say_road (state, edge, names);

  /* Translators: a side of a hex, for ears: {place} lists what is around it, {what} is "free" or whose
   * road is there */
  return favor_text_fill (_ ("Path between {place}: {what}"), "place what", place, what);
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
