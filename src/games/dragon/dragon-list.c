/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-dragon"

#include "dragon-state.h"

static FavorAction *
add (FavorActions *out, const DragonState *state, DragonAction kind)
{
  return favor_actions_append (out, (guint8) kind, state->head.decider);
}

static void
list_nominations (const DragonState *state, FavorActions *out)
{
  const guint most = state->head.n_seats > 5 ? 3 : DRAGON_MAX_VOTES;

  for (guint votes = 1; votes <= MIN (most, dragon_round_hand (state->round)); votes += 2)
    add (out, state, DRAGON_ACTION_NOMINATE_VOTES)->arg[DRAGON_NOMINATE_VOTES] = (gint16)
      votes;
}

static void
list_placements (const DragonState *state, FavorActions *out)
{
  const gint8 *hand = state->hand[state->head.decider];

  for (gint card = 0; card < DRAGON_N_ROLES; card++)
    for (gint on = 0; hand[card] > 0 && on < DRAGON_N_ROLES; on++)
      {
        FavorAction *action = add (out, state, DRAGON_ACTION_PLACE_VOTE);

        action->arg[DRAGON_PLACE_CARD] = (gint16) card;
        action->arg[DRAGON_PLACE_ON] = (gint16) on;
      }
}

static void
list_gifts (const DragonState *state, FavorActions *out)
{
  const FavorSeat from = state->head.decider;

  if (state->options.negotiation == DRAGON_NEGOTIATION_OFF ||
      state->gifts[from] >= DRAGON_MAX_GIFTS || state->favour[from] < 1)
    return;
  for (gint to = 0; to < state->head.n_seats; to++)
    if (to != from)
      {
        FavorAction *action = add (out, state, DRAGON_ACTION_GIVE_FAVOUR);

        action->arg[DRAGON_GIVE_TO] = (gint16) to;
        action->arg[DRAGON_GIVE_FAVOUR] = 1;
      }
}

static void
list_offers_to (const DragonState *state, FavorActions *out, gint to)
{
  /* The four forms, in the order of the list. */
  static const struct
  {
    gint16 ask;
    gint16 favour;
    gint16 when;
    gint16 pledge;
  } forms[] = {
    { DRAGON_ASK_VOTE_FOR, 1, DRAGON_WHEN_NOW, FALSE },
    { DRAGON_ASK_VOTE_FOR, 1, DRAGON_WHEN_AFTER, FALSE },
    { DRAGON_ASK_VOTE_FOR, 0, DRAGON_WHEN_NOW, TRUE },
    { DRAGON_ASK_AVOID, 1, DRAGON_WHEN_NOW, FALSE },
  };

  const gboolean can_pay = state->favour[state->head.decider] >= 1;
  const gboolean can_owe = state->round < DRAGON_N_ROUNDS;

  for (gint role = 0; role < DRAGON_N_ROLES; role++)
    for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
      {
        const gboolean later = forms[i].when == DRAGON_WHEN_AFTER;
        FavorAction   *action;

        if (forms[i].favour > 0 && !(later ? can_owe : can_pay))
          continue;
        action = add (out, state, DRAGON_ACTION_OFFER_DEAL);
        action->arg[DRAGON_OFFER_TO] = (gint16) to;
        action->arg[DRAGON_OFFER_ASK] = forms[i].ask;
        action->arg[DRAGON_OFFER_ROLE] = (gint16) role;
        action->arg[DRAGON_OFFER_FAVOUR] = forms[i].favour;
        action->arg[DRAGON_OFFER_WHEN] = forms[i].when;
        action->arg[DRAGON_OFFER_PLEDGE] = forms[i].pledge;
      }
}

static void
list_offers (const DragonState *state, FavorActions *out)
{
  const FavorSeat from = state->head.decider;

  if (state->options.negotiation != DRAGON_NEGOTIATION_FULL ||
      state->offers[from] >= DRAGON_MAX_OFFERS)
    return;
  for (gint to = 0; to < state->head.n_seats; to++)
    if (to != from && dragon_placements_left (state, (FavorSeat) to) > 0)
      list_offers_to (state, out, to);
}

static void
list_shifts (const DragonState *state, FavorActions *out)
{
  const guint index = dragon_card_index (state, state->lap, state->head.decider);

  for (gint on = 0; on < DRAGON_N_ROLES; on++)
    if (on != state->table[index].on)
      add (out, state, DRAGON_ACTION_SHIFT_VOTE)->arg[DRAGON_SHIFT_ON] = (gint16) on;
  add (out, state, DRAGON_ACTION_KEEP_VOTE);
}

/* One action of `kind` for each role of the set `roles`. */
static void
list_roles (const DragonState *state, FavorActions *out, DragonAction kind, guint roles)
{
  for (gint role = 0; role < DRAGON_N_ROLES; role++)
    if ((roles & (1u << role)) != 0)
      add (out, state, kind)->arg[0] = (gint16) role;
}

G_STATIC_ASSERT (DRAGON_BREAK_ROLE == 0 && DRAGON_SEND_CARD == 0);

void
dragon_list (gconstpointer state, FavorActions *out)
{
  const DragonState *self = state;
  gboolean           withdrawn;

  favor_actions_clear (out);
  out->complete = self->head.phase != DRAGON_PHASE_VOTE;
  switch ((DragonPhase) self->head.phase)
    {
    case DRAGON_PHASE_NOMINATE:
      list_nominations (self, out);
      break;
    case DRAGON_PHASE_VOTE:
      list_placements (self, out);
      list_gifts (self, out);
      list_offers (self, out);
      break;
    case DRAGON_PHASE_SHIFT:
      list_shifts (self, out);
      break;
    case DRAGON_PHASE_ANSWER:
      add (out, self, DRAGON_ACTION_ACCEPT_DEAL);
      add (out, self, DRAGON_ACTION_DECLINE_DEAL);
      break;
    case DRAGON_PHASE_BREAK_TIE:
      list_roles (self, out, DRAGON_ACTION_BREAK_TIE, self->tie_options);
      break;
    case DRAGON_PHASE_SETTLE:
      add (out, self, DRAGON_ACTION_PAY_PROMISE);
      add (out, self, DRAGON_ACTION_BREAK_PROMISE);
      break;
    case DRAGON_PHASE_SEND_HOME:
      list_roles (self,
                  out,
                  DRAGON_ACTION_SEND_HOME,
                  dragon_home_options (self, self->head.decider, &withdrawn));
      break;
    case DRAGON_PHASE_OVER:
      break;
    }
}
