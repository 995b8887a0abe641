/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "dragon-tableau.h"

#include <string.h>

#include "favor-text.h"

/* ---- Events --------------------------------------------------------------------------- */

gboolean
dragon_event_is (const FavorEvent *event, const char *id)
{
  return g_str_equal (favor_dragon_game.events[event->kind].id, id);
}

int
dragon_event_get (const FavorEvent *event, const char *name, int otherwise)
{
  const FavorSchema *args = favor_dragon_game.events[event->kind].args;

  for (guint i = 0; args != NULL && i < args->n_fields; i++)
    if (g_str_equal (args->fields[i].name, name))
      return event->arg[args->fields[i].offset / sizeof *event->arg];
  return otherwise;
}

FavorEvent
dragon_event_new (const char *id, FavorSeat actor)
{
  FavorEvent event = { .actor = actor, .seen_by = FAVOR_SEEN_BY_EVERYBODY };

  while (!dragon_event_is (&event, id))
    event.kind++;
  return event;
}

void
dragon_event_set (FavorEvent *event, const char *name, int value)
{
  const FavorSchema *args = favor_dragon_game.events[event->kind].args;
  const FavorField  *field = favor_schema_find (args, name);

  event->arg[field->offset / sizeof *event->arg] = (gint16) value;
}

/* ---- The cards ------------------------------------------------------------------------ */

static void
lay_cards (DragonTableau *tableau, const DragonState *state)
{
  memcpy (tableau->votes, state->works, sizeof tableau->votes);
  tableau->n_cards = state->n_table;
  for (guint i = 0; i < state->n_table; i++)
    {
      const DragonPlaced *placed = &state->table[i];

      tableau->cards[i] = (DragonTableauCard){
        .owner = placed->owner,
        .role = placed->card,
        .on = placed->on,
        .turned = state->revealed,
        .withdrawn = placed->withdrawn,
      };
      if (placed->on >= 0 && !placed->withdrawn)
        tableau->votes[placed->on]++;
    }
}

/* ---- What stands out ------------------------------------------------------------------ */

/* The seats of the clans that the event names. */
static guint
list_seats (const DragonState *state, const FavorEvent *event)
{
  int   clan = dragon_event_get (event, "clan", -1);
  int   other = dragon_event_get (event, "other-clan", -1);
  guint clans = (guint) dragon_event_get (event, "clans", 0);
  guint seats = 0;

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    if (state->clans[seat] == clan || state->clans[seat] == other ||
        (clans >> state->clans[seat] & 1) != 0)
      seats |= 1u << seat;
  return seats;
}

/* Cards of touched clans on the vote card of the one that acts are why they are. */
static void
touch_company (DragonTableau *tableau, guint active)
{
  for (guint i = 0; i < tableau->n_cards; i++)
    if (i != active && tableau->cards[i].on == tableau->cards[active].on &&
        tableau->cards[i].owner != tableau->cards[active].owner &&
        !tableau->cards[i].withdrawn &&
        (tableau->touched >> tableau->cards[i].owner & 1) != 0)
      tableau->cards[i].changed = TRUE;
}

/* An event that is being seen stands out with the card and the vote card that it is about, and
 * with those that it touches. Those that turn over are all cards. */
static void
point_at (DragonTableau *tableau, const DragonState *state, const FavorEvent *event)
{
  int index = dragon_event_get (event, "index", -1);
  int struck = dragon_event_get (event, "struck-index", -1);

  if (dragon_event_is (event, "role-won"))
    tableau->active_role = tableau->winner;
  if (dragon_event_is (event, "card-turned"))
    return;
  tableau->touched |= list_seats (state, event);
  if (index < 0 || (guint) index >= tableau->n_cards)
    return;
  tableau->cards[index].active = TRUE;
  tableau->active_role = tableau->cards[index].on;
  if (struck >= 0)
    tableau->cards[struck].changed = TRUE;
  else if (dragon_event_is (event, "merchant-paid") ||
           dragon_event_is (event, "soldier-force") ||
           dragon_event_is (event, "supplier-gave"))
    touch_company (tableau, (guint) index);
}

void
dragon_tableau_set (DragonTableau     *tableau,
                    const DragonState *state,
                    const FavorEvent  *event)
{
  *tableau = (DragonTableau){ .winner = state->winner, .active_role = FAVOR_NONE };
  lay_cards (tableau, state);
  memcpy (tableau->works, state->works, sizeof tableau->works);
  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    tableau->counted[role] = state->counts[role] > 0;
  if (event != NULL)
    point_at (tableau, state, event);
  else if (state->n_pending > 0)
    tableau->active_role = state->pending[0].role;
}

/* What a step changed stands out as long as nothing else is shown. */
static void
mark_changes (DragonTableau *tableau, const FavorMoment *moment)
{
  for (guint i = 0; i < moment->n_events; i++)
    {
      int index = dragon_event_get (&moment->events[i], "index", -1);

      if (index >= 0 && (guint) index < tableau->n_cards &&
          favor_event_is_open (&moment->events[i], moment->viewer))
        tableau->cards[index].changed = TRUE;
    }
}

/* What several did alike is seen at once; no vote card stands out if they did it on different ones. */
static void
point_at_all (DragonTableau *tableau, const FavorMoment *moment)
{
  for (guint i = 1; i < moment->n_events; i++)
    point_at (tableau, moment->state, &moment->events[i]);
  for (guint i = 0; i < tableau->n_cards; i++)
    if (tableau->cards[i].active && tableau->cards[i].on != tableau->active_role)
      tableau->active_role = FAVOR_NONE;
}

void
dragon_tableau_see (DragonTableau *tableau, const FavorMoment *moment)
{
  dragon_tableau_set (tableau, moment->state, moment->showing ? moment->events : NULL);
  if (moment->showing)
    point_at_all (tableau, moment);
  else
    mark_changes (tableau, moment);
}
