/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-core"

#include <string.h>

#include "favor-game.h"

void
favor_actions_grow (FavorActions *actions, guint n)
{
  actions->capacity = MAX (MAX (64, 2 * actions->capacity), actions->n + n);
  actions->items = g_renew (FavorAction, actions->items, actions->capacity);
}

void
favor_actions_free_items (FavorActions *actions)
{
  g_free (actions->items);
  memset (actions, 0, sizeof *actions);
}

static void
take_down (FavorPositions *positions)
{
  if (positions->n == positions->capacity)
    {
      positions->capacity = MAX (16, 2 * positions->capacity);
      positions->items = g_realloc_n (positions->items,
                                      positions->capacity,
                                      positions->size);
    }
  memcpy (positions->items + positions->n++ * positions->size,
          positions->live,
          positions->size);
}

gconstpointer
favor_positions_get (const FavorPositions *positions, guint nth)
{
  g_assert (nth < positions->n);
  return positions->items + nth * positions->size;
}

void
favor_positions_free_items (FavorPositions *positions)
{
  g_free (positions->items);
  memset (positions, 0, sizeof *positions);
}

FavorEvent *
favor_events_append (FavorEvents *events, guint8 kind, FavorSeat actor)
{
  FavorEvent *event;

  if (events->n == events->capacity)
    {
      events->capacity = MAX (64, 2 * events->capacity);
      events->items = g_renew (FavorEvent, events->items, events->capacity);
    }
  event = &events->items[events->n++];
  memset (event, 0, sizeof *event);
  event->kind = kind;
  event->actor = actor;
  event->seen_by = FAVOR_SEEN_BY_EVERYBODY;
  if (events->positions != NULL)
    take_down (events->positions);
  return event;
}

/**
 * favor_events_add:
 * @events: not %NULL
 * @kind: a row of the game's events
 * @actor: who caused it, or %FAVOR_SEAT_NONE
 * @args: (array fixed-size=12): in the order of the kind
 *
 * Appends an event for everybody.
 *
 * Returns: (transfer none): the event, to restrict who sees it
 */
FavorEvent *
favor_events_add (FavorEvents *events, guint8 kind, FavorSeat actor, const gint16 *args)
{
  FavorEvent *event = favor_events_append (events, kind, actor);

  memcpy (event->arg, args, sizeof event->arg);
  return event;
}

void
favor_best_weigh (FavorBest *self, guint index, gint32 value)
{
  if (self->likings != NULL)
    self->likings[index] = value;
  if (value > self->value)
    {
      self->value = value;
      self->index = index;
    }
}

void
favor_events_clear (FavorEvents *events)
{
  events->n = 0;
}

void
favor_events_free_items (FavorEvents *events)
{
  g_free (events->items);
  memset (events, 0, sizeof *events);
}

gboolean
favor_action_equal (const FavorAction *a, const FavorAction *b)
{
  return memcmp (a, b, sizeof *a) == 0;
}

gboolean
favor_game_accept_all (gconstpointer options, guint n_seats, FavorRefusal *why)
{
  return TRUE;
}

void
favor_game_derive_none (gpointer state)
{
}

void
favor_game_observe_none (gpointer state, FavorSeat viewer)
{
}

void
favor_game_consider_all (gconstpointer state, gboolean ruthless, FavorActions *legal)
{
}

gboolean
favor_game_refuse (FavorRefusal *why, guint8 reason)
{
  if (why != NULL)
    {
      memset (why, 0, sizeof *why);
      why->reason = reason;
    }
  return FALSE;
}

gboolean
favor_game_check_common (const FavorGame   *game,
                         gconstpointer      state,
                         const FavorAction *action,
                         FavorRefusal      *why)
{
  const FavorHead *head = favor_game_head (state);

  if (head->decider == FAVOR_SEAT_NONE)
    return favor_game_refuse (why, FAVOR_REFUSAL_GAME_OVER);
  if (action->seat != head->decider)
    return favor_game_refuse (why, FAVOR_REFUSAL_NOT_YOUR_DECISION);
  if (action->kind >= game->n_actions)
    return favor_game_refuse (why, FAVOR_REFUSAL_UNKNOWN_ACTION);
  return TRUE;
}

gboolean
favor_game_check_args (const FavorGame   *game,
                       gconstpointer      state,
                       const FavorAction *action,
                       FavorRefusal      *why)
{
  const FavorSchema *args = game->actions[action->kind].args;
  const FavorField  *field;
  guint              n_args = args != NULL ? args->size / sizeof (gint16) : 0;

  if (args != NULL && !favor_schema_check (args,
                                           action->arg,
                                           favor_game_head (state)->n_seats,
                                           FALSE,
                                           NULL,
                                           &field))
    return favor_game_refuse (why,
                              field->refusal != 0 ? field->refusal
                                                  : FAVOR_REFUSAL_BAD_PARAMETER);
  if (action->reserved != 0)
    return favor_game_refuse (why, FAVOR_REFUSAL_BAD_PARAMETER);
  for (guint i = n_args; i < FAVOR_ACTION_ARGS; i++)
    if (action->arg[i] != 0)
      return favor_game_refuse (why, FAVOR_REFUSAL_BAD_PARAMETER);
  return TRUE;
}

void
favor_game_observe (const FavorGame *game, gpointer state, FavorSeat viewer)
{
  game->observe (state, viewer);
  favor_schema_mask (game->state, state, favor_game_head (state)->n_seats, viewer);
  game->derive (state);
}

void
favor_game_record (const FavorGame   *game,
                   gpointer           state,
                   const FavorAction *action,
                   FavorEvents       *events,
                   FavorPositions    *positions)
{
  const gsize size = game->state->size;

  /* The room is counted in states of this size. */
  if (positions->size != size)
    favor_positions_free_items (positions);
  positions->n = 0;
  positions->size = size;
  positions->live = state;
  favor_events_clear (events);
  events->positions = positions;
  game->apply (state, action, events);
  events->positions = NULL;
  positions->live = NULL;
  if (positions->n > 0)
    memcpy (positions->items + (positions->n - 1) * size, state, size);
}

gboolean
favor_game_has_secrets (const FavorGame *game, gconstpointer state)
{
  guint               n_seats = favor_game_head (state)->n_seats;
  g_autofree gpointer first = g_memdup2 (state, game->state->size);
  g_autofree gpointer other = g_malloc (game->state->size);

  /* All seats see the same exactly if each sees what the first one sees. */
  favor_game_observe (game, first, 0);
  for (guint seat = 1; seat < n_seats; seat++)
    {
      memcpy (other, state, game->state->size);
      favor_game_observe (game, other, (FavorSeat) seat);
      if (!favor_schema_equal (game->state, first, other))
        return TRUE;
    }
  return FALSE;
}

guint64
favor_game_hash (const FavorGame *game, gconstpointer state)
{
  return favor_schema_hash (game->state, state);
}

gconstpointer
favor_game_options (const FavorGame *game, gconstpointer state)
{
  return (const guint8 *) state + game->options_offset;
}

const FavorWord *
favor_game_get_party (const FavorGame *game, gconstpointer state, FavorSeat seat)
{
  const FavorField *field;

  if (game->parties == NULL)
    return NULL;
  field = favor_schema_find (game->state, game->parties);
  return &field->words->words[favor_field_get (field, state, (guint) seat)];
}
