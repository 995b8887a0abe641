/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include "kingdom-lister.h"

/* The listed actions in the order of the rules (section 6). */

static void
add_if_legal (KingdomLister *self, const FavorAction *action)
{
  if (kingdom_check_work (self->state, action, self->map, NULL))
    kingdom_lister_append (self, action);
}

static void
list_plain (KingdomLister *self, KingdomAction kind)
{
  const FavorAction action = kingdom_lister_begin (self, kind);

  add_if_legal (self, &action);
}

static gboolean
is_ready (const KingdomLister *self, guint character)
{
  return self->state->seat[self->state->head.decider].actions[character] &&
         !self->table->used[character];
}

static void
list_general (KingdomLister *self)
{
  FavorAction action = kingdom_lister_begin (self, KINGDOM_ACTION_USE_GENERAL);

  for (gint16 character = 0; character < KINGDOM_N_CHARACTERS; character++)
    {
      action.arg[KINGDOM_CHARACTER] = character;
      add_if_legal (self, &action);
    }
}

/* A tile in hand that cannot be set aside and does not fit, be it as it was drawn or as it was altered. */
static gboolean
is_stuck (const KingdomLister *self)
{
  const FavorAction aside = kingdom_lister_begin (self, KINGDOM_ACTION_SET_ASIDE_TILE);

  return !kingdom_check_work (self->state, &aside, self->map, NULL) &&
         (!self->fits || !kingdom_fits_somewhere (self->table, self->map));
}

/* Only where nothing else might help. */
static void
list_rewind (KingdomLister *self)
{
  const gint     hand = self->table->hand;
  const gboolean is_fine = hand == FAVOR_NONE ||
                           (self->fits && !kingdom_is_altered (&self->table->tile[hand]));

  if (self->faults > 0 || (!is_fine && is_stuck (self)))
    list_plain (self, KINGDOM_ACTION_REWIND);
}

static void
list_action_favors (KingdomLister *self)
{
  if (is_ready (self, KINGDOM_HANDMAIDEN))
    kingdom_list_handmaiden (self);
  if (is_ready (self, KINGDOM_MERCHANT))
    kingdom_list_merchant (self);
  if (is_ready (self, KINGDOM_MAGICIAN))
    kingdom_list_turns (self, KINGDOM_ACTION_USE_MAGICIAN);
  if (is_ready (self, KINGDOM_NOBLEMAN))
    kingdom_list_turns (self, KINGDOM_ACTION_USE_NOBLEMAN);
  if (self->table->nobleman_first != FAVOR_NONE)
    kingdom_list_turns (self, KINGDOM_ACTION_USE_NOBLEMAN_AGAIN);
  if (is_ready (self, KINGDOM_PAWNBROKER))
    kingdom_list_pawnbroker (self);
  if (is_ready (self, KINGDOM_ALCHEMIST))
    kingdom_list_alchemist (self);
}

/* In a careful turn the tile in hand comes first (5.3). */
static void
list_work (const KingdomState *state, FavorActions *out)
{
  const gboolean has_hand = state->table.hand != FAVOR_NONE;
  const gboolean is_bound = has_hand && kingdom_is_careful (state);
  KingdomLister  self;
  KingdomMap     map;

  kingdom_map_init_table (&map, state);
  kingdom_lister_init (&self, state, &map, out);
  if (has_hand)
    kingdom_list_lays (&self);
  if (has_hand && !self.fits)
    list_plain (&self, KINGDOM_ACTION_SET_ASIDE_TILE);
  if (!is_bound)
    kingdom_list_plays (&self);
  if (is_ready (&self, KINGDOM_CHARLATAN))
    list_plain (&self, KINGDOM_ACTION_USE_CHARLATAN);
  if (!is_bound)
    list_action_favors (&self);
  if (is_ready (&self, KINGDOM_BISHOP))
    list_plain (&self, KINGDOM_ACTION_USE_BISHOP);
  if (is_ready (&self, KINGDOM_GENERAL))
    list_general (&self);
  list_rewind (&self);
  if (!has_hand && self.faults == 0)
    {
      const FavorAction finish = kingdom_lister_begin (&self, KINGDOM_ACTION_FINISH_WORK);

      kingdom_lister_append (&self, &finish);
    }
}

static void
append_number (const KingdomState *state, KingdomAction kind, guint n, FavorActions *out)
{
  favor_actions_append (out, (guint8) kind, state->head.decider)->arg[0] = (gint16) n;
}

/* With the Queen each type that is in the bag can be chosen. */
static void
list_draws (const KingdomState *state, FavorActions *out)
{
  const KingdomSeat *seat = &state->seat[state->head.decider];
  gboolean           is_there[KINGDOM_N_TYPES] = { FALSE };

  favor_actions_append (out, KINGDOM_ACTION_DRAW_TILE, state->head.decider);
  if (!seat->actions[KINGDOM_QUEEN] || state->table.used[KINGDOM_QUEEN])
    return;
  for (guint tile = 0; tile < KINGDOM_N_TILES; tile++)
    if (state->table.tile[tile].place == KINGDOM_PLACE_BAG)
      is_there[kingdom_type_of[tile]] = TRUE;
  for (guint type = 0; type < KINGDOM_N_TYPES; type++)
    if (is_there[type])
      append_number (state, KINGDOM_ACTION_CHOOSE_TILE, type, out);
}

static void
list_claims (const KingdomState *state, FavorActions *out)
{
  for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
    if (state->offer[character])
      append_number (state, KINGDOM_ACTION_TAKE_FAVOR, character, out);
}

static void
list_matches (const KingdomState *state, FavorActions *out)
{
  FavorAction   action = { .kind = KINGDOM_ACTION_REPLACE_TILE,
                           .seat = state->head.decider };
  KingdomMap    map;
  KingdomLister self;

  kingdom_map_init_table (&map, state);
  kingdom_lister_init (&self, state, &map, out);
  kingdom_lister_find_taken (&self);
  for (guint i = 0; i < self.n_taken; i++)
    if (kingdom_match (state, self.taken[i]) != FAVOR_NONE)
      {
        kingdom_lister_set_tile (&self, &action, KINGDOM_AT_X, self.taken[i]);
        kingdom_lister_append (&self, &action);
      }
}

void
kingdom_list (gconstpointer state, FavorActions *out)
{
  const KingdomState *self = state;

  favor_actions_clear (out);
  out->complete = self->head.phase != KINGDOM_PHASE_WORK;
  switch ((KingdomPhase) self->head.phase)
    {
    case KINGDOM_PHASE_DRAW:
      list_draws (self, out);
      break;
    case KINGDOM_PHASE_MATCH:
      list_matches (self, out);
      break;
    case KINGDOM_PHASE_WORK:
      list_work (self, out);
      break;
    case KINGDOM_PHASE_CLAIM:
      list_claims (self, out);
      break;
    case KINGDOM_PHASE_OVER:
      break;
    }
}
