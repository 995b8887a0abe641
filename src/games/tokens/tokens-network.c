/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-tokens"

#include "tokens-step.h"

/* Networks, who has met whom (5.8), and what that earns. */

/* Of the pieces at a vertex, the set of the labels; own ones, or those of others. A piece that is on its way is
 * not there yet. */
static guint
labels_at (const TokensState *state, guint vertex, FavorSeat seat, gboolean own)
{
  const guint8 *edge = tokens_map (state)->vertex[vertex].edge;
  guint         labels = 0;

  if (state->vertex_label[vertex] != FAVOR_NONE &&
      (state->vertex_owner[vertex] == seat) == own)
    labels |= 1u << state->vertex_label[vertex];
  for (guint i = 0; i < FAVOR_HEX_AT_VERTEX; i++)
    if (edge[i] != FAVOR_HEX_NONE && state->edge_label[edge[i]] != FAVOR_NONE &&
        (state->edge_owner[edge[i]] == seat) == own)
      labels |= 1u << state->edge_label[edge[i]];
  return labels;
}

static guint
labels_along (const TokensState *state, guint edge, FavorSeat seat, gboolean own)
{
  const guint8 *end = tokens_map (state)->edge[edge].end;

  return labels_at (state, end[0], seat, own) | labels_at (state, end[1], seat, own);
}

/* All that the labels of the set have met. */
static guint
met_by (const TokensState *state, guint labels)
{
  guint met = 0;

  for (; labels != 0; labels &= labels - 1)
    met |= state->met[__builtin_ctz (labels)];
  return met;
}

guint
tokens_new_contacts (const TokensState *state, FavorSeat seat, guint edge)
{
  const guint own = labels_along (state, edge, seat, TRUE);

  return labels_along (state, edge, seat, FALSE) & ~met_by (state, own);
}

guint
tokens_networks_along (const TokensState *state, FavorSeat seat, guint edge)
{
  return labels_along (state, edge, seat, TRUE);
}

guint
tokens_strangers_at (const TokensState *state,
                     FavorSeat          seat,
                     guint              networks,
                     guint              vertex)
{
  return labels_at (state, vertex, seat, FALSE) & ~met_by (state, networks);
}

gboolean
tokens_is_at (const TokensState *state, FavorSeat seat, guint vertex)
{
  return labels_at (state, vertex, seat, TRUE) != 0;
}

/* Two networks of one seat become one, which has met whom either has met. */
static void
unite (TokensState *state, guint kept, guint lost)
{
  for (guint label = 0; label < TOKENS_N_LABELS; label++)
    if (state->met[label] >> lost & 1)
      {
        state->met[label] = (guint16) ((state->met[label] & ~(1u << lost)) | 1u << kept);
        state->met[kept] = (guint16) (state->met[kept] | 1u << label);
      }
  state->met[lost] = 0;
  for (guint vertex = 0; vertex < state->n_vertices; vertex++)
    if (state->vertex_label[vertex] == (gint) lost)
      state->vertex_label[vertex] = (gint8) kept;
  for (guint edge = 0; edge < state->n_edges; edge++)
    if (state->edge_label[edge] == (gint) lost)
      state->edge_label[edge] = (gint8) kept;
}

static void
meet (TokensState *state, guint label, guint contacts)
{
  state->met[label] = (guint16) (state->met[label] | contacts);
  for (; contacts != 0; contacts &= contacts - 1)
    {
      guint16 *other = &state->met[__builtin_ctz (contacts)];

      *other = (guint16) (*other | 1u << label);
    }
}

/* The set of seats that the labels belong to. */
static guint
owners_of (guint labels)
{
  guint seats = 0;

  for (; labels != 0; labels &= labels - 1)
    seats |= 1u << __builtin_ctz (labels) / 2;
  return seats;
}

/* Those who are met draw first, clockwise from the builder (ruling 30). */
static void
reward (TokensState *state, FavorSeat seat, guint others, FavorEvents *events)
{
  FAVOR_EMIT (events,
              TOKENS_LOG_CONNECTED,
              seat,
              (gint16) others,
              state->options.connect_reward);
  for (TOKENS_EACH_SEAT (state, other, seat, i))
    if (others >> other & 1)
      tokens_earn (state, (FavorSeat) other, 1, events);
  tokens_earn (state, seat, state->options.connect_reward, events);
}

/* The label of a route that is laid: the least of those that it joins. */
static void
join (TokensState *state, FavorSeat seat, guint edge)
{
  guint       labels = labels_along (state, edge, seat, TRUE);
  const guint kept = (guint) __builtin_ctz (labels);

  for (labels &= labels - 1; labels != 0; labels &= labels - 1)
    unite (state, kept, (guint) __builtin_ctz (labels));
  state->edge_owner[edge] = seat;
  state->edge_label[edge] = (gint8) kept;
}

void
tokens_lay_route (TokensState *state, FavorSeat seat, guint edge, FavorEvents *events)
{
  guint contacts;

  join (state, seat, edge);
  contacts = labels_along (state, edge, seat, FALSE) &
             ~state->met[state->edge_label[edge]];
  meet (state, (guint) state->edge_label[edge], contacts);
  tokens_survey_route (state, edge);
  state->route_length[seat] = (guint8) tokens_measure_route (state, seat, FALSE);
  FAVOR_EMIT (events, TOKENS_LOG_ROAD, seat, (gint16) edge);
  tokens_award_route (state, events);
  if (contacts != 0 && !tokens_is_setup (state) && state->options.favor)
    reward (state, seat, owners_of (contacts), events);
}

void
tokens_lay_free_route (TokensState *state, guint edge, FavorEvents *events)
{
  const FavorSeat seat = state->head.decider;

  if (state->damaged[seat] != FAVOR_NONE)
    tokens_repair (state, seat, events);
  else
    tokens_lay_route (state, seat, edge, events);
}

void
tokens_repair (TokensState *state, FavorSeat seat, FavorEvents *events)
{
  const gint16 edge = state->damaged[seat];

  state->damaged[seat] = FAVOR_NONE;
  state->route_length[seat] = (guint8) tokens_measure_route (state, seat, FALSE);
  FAVOR_EMIT (events, TOKENS_LOG_REPAIRED, seat, edge);
  tokens_award_route (state, events);
}

/* The pieces of a colour at one vertex hang together, so that any of its routes there tells the label. */
static gint
label_for_building (const TokensState *state, guint colour, guint vertex)
{
  const guint labels = colour < TOKENS_NEUTRAL
                         ? labels_at (state, vertex, (FavorSeat) colour, TRUE)
                         : 0;

  return labels != 0 ? __builtin_ctz (labels) : FAVOR_NONE;
}

void
tokens_put_building (TokensState *state,
                     guint        colour,
                     guint        vertex,
                     TokensPiece  kind,
                     gint         label)
{
  if (label == FAVOR_NONE)
    label = label_for_building (state, colour, vertex);
  state->vertex_owner[vertex] = (gint8) colour;
  state->vertex_kind[vertex] = (guint8) kind;
  state->vertex_label[vertex] = (gint8) label;
  tokens_survey_building (state, vertex);
}

void
tokens_earn (TokensState *state, FavorSeat seat, guint n, FavorEvents *events)
{
  guint drawn;

  for (drawn = 0; drawn < n && state->n_bag > 0; drawn++)
    {
      const guint8 token = state->bag[--state->n_bag];

      state->bag[state->n_bag] = 0;
      state->favor[seat][token]++;
      state->favor_count[seat]++;
      if (seat == state->head.turn_owner &&
          state->head.phase != TOKENS_PHASE_SPECIAL_PURCHASE)
        {
          state->fresh[seat][token]++;
          state->fresh_count[seat]++;
        }
      FAVOR_TELL (events, TOKENS_LOG_TOKEN_DRAWN, seat, 1u << seat, token);
    }
  if (drawn == n)
    return;
  state->gold[seat] += n - drawn;
  FAVOR_EMIT (events, TOKENS_LOG_GOLD_INSTEAD, seat, (gint16) (n - drawn));
}
