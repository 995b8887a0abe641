/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "favor-text.h"
#include "orders-flood.h"
#include "orders-position.h"

static void
parse_board (OrdersState *state, const char *text)
{
  g_auto (GStrv) tiles = g_strsplit (text, " ", -1);

  state->placed[state->n_placed++] = (FavorPlacedTile){ .tile = ORDERS_STARTER };
  for (guint i = 0; tiles[i] != NULL && tiles[i][0] != '\0'; i++)
    {
      char letter;
      int  x, y, rotation;

      g_assert_cmpint (sscanf (tiles[i], "%c(%d,%d)%d", &letter, &x, &y, &rotation),
                       ==,
                       4);
      state->placed[state->n_placed++] = (FavorPlacedTile){ (guint8) (letter - 'A'),
                                                            (gint8) x,
                                                            (gint8) y,
                                                            (guint8) rotation };
    }
}

static void
parse_followers (OrdersState *state, const char *text)
{
  g_auto (GStrv) followers = g_strsplit (text, " ", -1);

  for (guint i = 0; followers[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit_set (followers[i], ":@", 3);
      OrdersFollower follower = { (FavorSeat) atoi (words[0]),
                                  (guint8) atoi (words[2]),
                                  (guint8) favor_test_find_word (&orders_parts,
                                                                 words[1]) };

      state->on_board[state->n_on_board++] = follower;
      state->supply[follower.seat]--;
    }
}

/* Puts orders of seats into a table and marks them as used. */
static void
parse_orders (const char *text, guint8 *n, guint8 *orders, guint width, guint64 *used)
{
  g_auto (GStrv) seats = g_strsplit (text, " ", -1);

  for (guint i = 0; seats[i] != NULL; i++)
    {
      const guint    seat = (guint) atoi (seats[i]);
      g_auto (GStrv) ids = g_strsplit (strchr (seats[i], ':') + 1, ",", -1);

      for (guint j = 0; ids[j] != NULL; j++)
        {
          const guint order = favor_test_find_word (&orders_orders, ids[j]);

          orders[seat * width + n[seat]++] = (guint8) order;
          *used |= G_GUINT64_CONSTANT (1) << order;
        }
    }
}

static void
fill_tiles (OrdersState *state, const OrdersSetup *setup)
{
  guint8 left[ORDERS_N_TILES];

  memcpy (left, orders_tile_counts, sizeof left);
  for (guint i = 0; i < state->n_placed; i++)
    left[state->placed[i].tile]--;
  state->current = setup->tile != '\0' ? (gint8) (setup->tile - 'A') : FAVOR_NONE;
  if (state->current != FAVOR_NONE)
    left[state->current]--;
  for (const char *letter = setup->stack; letter != NULL && *letter != '\0'; letter++)
    if (*letter != ' ')
      {
        state->stack[state->n_stack++] = (guint8) (*letter - 'A');
        left[*letter - 'A']--;
      }
  for (guint tile = 0; tile < ORDERS_N_TILES; tile++)
    for (; left[tile] > 0; left[tile]--)
      if (setup->stack != NULL)
        state->removed[state->n_removed++] = (guint8) tile;
      else
        state->stack[state->n_stack++] = (guint8) tile;
}

static void
fill_orders (OrdersState *state, const OrdersSetup *setup)
{
  const guint last = state->head.n_seats - 1u;
  guint64     used = 0;

  if (setup->hands != NULL)
    parse_orders (setup->hands, state->n_hand, state->hand[0], ORDERS_MAX_HAND, &used);
  if (setup->fulfilled != NULL)
    parse_orders (setup->fulfilled,
                  state->n_fulfilled,
                  state->fulfilled[0],
                  ORDERS_N_ORDERS,
                  &used);
  if (setup->deck != NULL && setup->deck[0] != '\0')
    {
      g_autofree char *deck = g_strconcat ("0:", setup->deck, NULL);

      parse_orders (deck, &state->n_deck, state->deck, ORDERS_N_ORDERS, &used);
    }
  for (guint order = 0; order < ORDERS_N_ORDERS; order++)
    if ((used >> order & 1) == 0 && orders_is_in_play (&state->options, order))
      {
        if (setup->deck != NULL)
          state->fulfilled[last][state->n_fulfilled[last]++] = (guint8) order;
        else
          state->deck[state->n_deck++] = (guint8) order;
      }
}

static void
fill_head (OrdersState *state, const OrdersSetup *setup)
{
  const guint laid = state->n_placed - 1u;
  const guint n = state->head.n_seats;

  state->turn = (guint8) (setup->placed ? laid : laid + 1);
  state->first = (FavorSeat) ((setup->turn + 72 * n - (state->turn - 1u)) % n);
  state->head.phase = setup->placed         ? ORDERS_PHASE_FOLLOW
                      : setup->tile != '\0' ? ORDERS_PHASE_PLACE
                                            : ORDERS_PHASE_START;
  state->head.decider = state->head.turn_owner = (FavorSeat) setup->turn;
  state->relief[setup->turn] = setup->relief;
  if (state->options.orders == 0)
    for (; state->n_asked < n; state->n_asked++)
      state->asked[state->n_asked] = (FavorSeat) ((state->first + state->n_asked) %
                                                  (gint) n);
}

static void
assert_valid (const OrdersPosition *self)
{
  FavorRefusal     why = { 0 };
  g_autofree char *where = NULL;

  if (!favor_schema_check (&orders_state_schema,
                           &self->state,
                           self->state.head.n_seats,
                           FALSE,
                           &where,
                           NULL))
    g_error ("%s", where);
  if (!orders_validate (&self->state, &why))
    g_error ("invariant %d, tile %d",
             why.arg[ORDERS_WHY_NUMBER],
             why.arg[ORDERS_WHY_PLACED]);
  orders_flood_compare (&self->state);
}

void
orders_position_init (OrdersPosition *self, const OrdersSetup *setup)
{
  OrdersState *state = &self->state;

  *self = (OrdersPosition){ 0 };
  favor_rng_seed (&state->head.rng, 1);
  state->head.n_seats = (guint8) (setup->seats > 0 ? setup->seats : 2);
  favor_schema_set_defaults (&orders_options_schema, &state->options);
  if (setup->options != NULL)
    favor_test_set_options (&orders_options_schema, &state->options, setup->options);
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    state->supply[seat] = ORDERS_N_FOLLOWERS;
  parse_board (state, setup->board);
  if (setup->followers != NULL)
    parse_followers (state, setup->followers);
  fill_tiles (state, setup);
  fill_orders (state, setup);
  fill_head (state, setup);
  if (setup->scores != NULL)
    {
      g_auto (GStrv) scores = g_strsplit (setup->scores, " ", -1);

      for (guint seat = 0; scores[seat] != NULL; seat++)
        orders_gain (state, (FavorSeat) seat, ORDERS_ROW_ROAD, atoi (scores[seat]));
    }
  orders_derive (state);
  assert_valid (self);
}

void
orders_position_begin (OrdersPosition *self,
                       guint           seats,
                       const char     *options,
                       guint64         seed)
{
  OrdersOptions set;

  orders_position_clear (self);
  *self = (OrdersPosition){ 0 };
  favor_schema_set_defaults (&orders_options_schema, &set);
  if (options != NULL)
    favor_test_set_options (&orders_options_schema, &set, options);
  orders_setup (&self->state, &set, seats, seed, &self->events);
  assert_valid (self);
}

void
orders_position_clear (OrdersPosition *self)
{
  favor_events_free_items (&self->events);
}

/* Actions */

static const char *const verbs[ORDERS_N_ACTIONS] = {
  "keep", "return", "discard", "draw", "reveal", "place", "follow", "skip", "fulfil",
};

FavorAction
orders_position_action (const OrdersPosition *self, const char *words)
{
  g_auto (GStrv) parts = g_strsplit (words, " ", -1);
  FavorAction    action = { .seat = self->state.head.decider };

  while (!g_str_equal (verbs[action.kind], parts[0]))
    g_assert_cmpint (++action.kind, <, ORDERS_N_ACTIONS);
  if (action.kind == ORDERS_ACTION_PLACE_TILE)
    for (guint i = 0; i < 3; i++)
      action.arg[i] = (gint16) atoi (parts[1 + i]);
  else if (action.kind == ORDERS_ACTION_PLACE_FOLLOWER)
    action.arg[0] = (gint16) favor_test_find_word (&orders_parts, parts[1]);
  else if (parts[1] != NULL)
    action.arg[0] = (gint16) favor_test_find_word (&orders_orders, parts[1]);
  return action;
}

void
orders_position_play (OrdersPosition *self, const char *words)
{
  const FavorAction action = orders_position_action (self, words);
  FavorRefusal      why = { 0 };

  if (!orders_check (&self->state, &action, &why))
    g_error ("%s: refused as %s", words, favor_orders_game.refusals[why.reason].id);
  favor_events_clear (&self->events);
  orders_apply (&self->state, &action, &self->events);
  assert_valid (self);
}

void
orders_position_refused (OrdersPosition *self, const char *words, const char *text)
{
  const FavorAction action = orders_position_action (self, words);
  const OrdersState before = self->state;
  FavorRefusal      why = { 0 };
  FavorNames        names = { { "Ann", "Bo", "Mei", "Carlos", "Dina", "Emre" } };

  g_assert_false (orders_check (&self->state, &action, &why));
  favor_assert_text (favor_text_for_refusal (&favor_orders_game, &why, &names), text);
  g_assert_cmpmem (&before, sizeof before, &self->state, sizeof self->state);
}

/* Texts */

static void
append_action (GString *text, const FavorAction *action)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? "; " : "", verbs[action->kind]);
  if (action->kind == ORDERS_ACTION_PLACE_TILE)
    g_string_append_printf (text,
                            " %d %d %d",
                            action->arg[0],
                            action->arg[1],
                            action->arg[2]);
  else if (action->kind == ORDERS_ACTION_PLACE_FOLLOWER)
    g_string_append_printf (text, " %s", orders_parts.words[action->arg[0]].id);
  else if (favor_orders_game.actions[action->kind].args != NULL)
    g_string_append_printf (text, " %s", orders_orders.words[action->arg[0]].id);
}

char *
orders_position_list (const OrdersPosition *self)
{
  GString              *text = g_string_new (NULL);
  g_auto (FavorActions) legal = { 0 };

  orders_list (&self->state, &legal);
  for (guint i = 0; i < legal.n; i++)
    append_action (text, &legal.items[i]);
  return g_string_free (text, FALSE);
}

char *
orders_position_scores (const OrdersPosition *self)
{
  GString *text = g_string_new (NULL);

  for (guint seat = 0; seat < self->state.head.n_seats; seat++)
    g_string_append_printf (text, "%s%d", seat > 0 ? " " : "", self->state.score[seat]);
  return g_string_free (text, FALSE);
}

char *
orders_position_supply (const OrdersPosition *self)
{
  GString *text = g_string_new (NULL);

  for (guint seat = 0; seat < self->state.head.n_seats; seat++)
    g_string_append_printf (text, "%s%u", seat > 0 ? " " : "", self->state.supply[seat]);
  return g_string_free (text, FALSE);
}

char *
orders_position_orders (const guint8 *orders, guint n)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text,
                            "%s%s",
                            i > 0 ? " " : "",
                            orders_orders.words[orders[i]].id);
  return g_string_free (text, FALSE);
}

char *
orders_position_hand (const OrdersPosition *self, guint seat)
{
  return orders_position_orders (self->state.hand[seat], self->state.n_hand[seat]);
}

char *
orders_position_tiles (const guint8 *tiles, guint n)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append_c (text, (char) ('A' + tiles[i]));
  return g_string_free (text, FALSE);
}

guint
orders_position_count (const OrdersPosition *self, OrdersEvent kind)
{
  guint n = 0;

  for (guint i = 0; i < self->events.n; i++)
    n += self->events.items[i].kind == kind;
  return n;
}
