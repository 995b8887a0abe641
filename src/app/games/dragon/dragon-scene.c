/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "dragon-scene.h"

#include <string.h>

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

/* ---- Scenes --------------------------------------------------------------------------- */

static void
count_cards (DragonScene *scene)
{
  memcpy (scene->votes, scene->works, sizeof scene->votes);
  for (guint i = 0; i < scene->n_cards; i++)
    if (scene->cards[i].on >= 0 && !scene->cards[i].withdrawn)
      scene->votes[scene->cards[i].on]++;
}

void
dragon_scene_from_state (DragonScene *scene, const DragonState *state)
{
  *scene = (DragonScene){ .winner = state->winner, .active_role = FAVOR_NONE };
  if (state->n_pending > 0)
    scene->active_role = state->pending[0].role;
  for (guint i = 0; i < state->n_table; i++)
    scene->cards[scene->n_cards++] = (DragonSceneCard){
      .owner = state->table[i].owner,
      .role = state->table[i].card,
      .on = state->table[i].on,
      .turned = state->revealed,
      .withdrawn = state->table[i].withdrawn,
    };
  memcpy (scene->works, state->works, sizeof scene->works);
  memcpy (scene->favour, state->favour, sizeof scene->favour);
  count_cards (scene);
  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    scene->counted[role] = state->revealed;
}

/* A card that is laid down by this event, or whose place is known from now on. */
static void
lay_card (DragonScene *scene, const FavorEvent *event, guint index)
{
  g_assert (index < DRAGON_MAX_TABLE);
  if (index >= scene->n_cards)
    {
      scene->n_cards = index + 1;
      scene->cards[index] = (DragonSceneCard){ .owner = event->actor,
                                               .role = DRAGON_HIDDEN,
                                               .on = DRAGON_HIDDEN };
    }
  if (dragon_event_is (event, "card-placed") || dragon_event_is (event, "card-located") ||
      dragon_event_is (event, "card-timed-out") ||
      dragon_event_is (event, "card-shifted"))
    scene->cards[index].on = (gint8) dragon_event_get (event, "role", DRAGON_HIDDEN);
}

/* What an event adds to the table. */
static void
apply_event (DragonScene *scene, const FavorEvent *event)
{
  int index = dragon_event_get (event, "index", -1);
  int role = dragon_event_get (event, "role", -1);

  if (index >= 0)
    lay_card (scene, event, (guint) index);
  if (dragon_event_is (event, "card-turned"))
    {
      scene->cards[index].turned = TRUE;
      scene->cards[index].role = (gint8) role;
      scene->cards[index].on = (gint8) dragon_event_get (event, "on", DRAGON_HIDDEN);
    }
  else if (dragon_event_is (event, "card-withdrawn"))
    scene->cards[dragon_event_get (event, "struck-index", 0)].withdrawn = TRUE;
  else if (dragon_event_is (event, "works-placed"))
    scene->works[role] = (guint8) (scene->works[role] + 2);
  else if (dragon_event_is (event, "role-counted"))
    scene->counted[role] = TRUE;
  else if (dragon_event_is (event, "role-won"))
    scene->winner = (gint8) role;
}

/* ---- Favour --------------------------------------------------------------------------- */

/* So many times `n`, where the event says how many. */
#define AS_SAID 100

/* What an event gives to the clan that it is about, and to each other one. */
static const struct
{
  const char *id;
  int         own;
  int         others;
} gains[] = {
  { "artisan-alone", 1, 0 },        { "card-withdrawn", 0, 0 },
  { "favour-taken", 1, -1 },        { "merchant-paid", AS_SAID, 0 },
  { "soldier-force", 1, -1 },       { "supplier-gave", 0, 1 },
  { "favour-won", 1, 0 },           { "great-favour-won", 2, 0 },
  { "patronage-paid", AS_SAID, 0 }, { "promise-paid", -AS_SAID, AS_SAID },
};

static int
amount_of (const FavorEvent *event, int gain)
{
  return ABS (gain) == AS_SAID ? gain / AS_SAID * dragon_event_get (event, "n", 0) : gain;
}

static void
move_favour (DragonScene *scene, const DragonState *state, const FavorEvent *event)
{
  int    clan = dragon_event_get (event, "clan", -1);
  int    other = dragon_event_get (event, "other-clan", -1);
  gint16 clans = (gint16) dragon_event_get (event, "clans", 0);

  scene->touched = 0;
  memset (scene->change, 0, sizeof scene->change);
  for (guint i = 0; i < G_N_ELEMENTS (gains); i++)
    for (guint seat = 0;
         dragon_event_is (event, gains[i].id) && seat < state->head.n_seats;
         seat++)
      {
        gboolean own = state->clans[seat] == clan;
        gboolean is_other = state->clans[seat] == other ||
                            (clans >> state->clans[seat] & 1) != 0;

        scene->change[seat] = (gint16) ((own ? amount_of (event, gains[i].own) : 0) +
                                        (is_other ? amount_of (event, gains[i].others)
                                                  : 0));
        scene->favour[seat] = (gint16) (scene->favour[seat] + scene->change[seat]);
        if (own || is_other)
          scene->touched |= 1u << seat;
      }
}

/* Cards of touched clans on the vote card of the one that acts are why they are. */
static void
touch_company (DragonScene *scene, guint active)
{
  for (guint i = 0; i < scene->n_cards; i++)
    if (i != active && scene->cards[i].on == scene->cards[active].on &&
        scene->cards[i].owner != scene->cards[active].owner &&
        !scene->cards[i].withdrawn && (scene->touched >> scene->cards[i].owner & 1) != 0)
      scene->cards[i].changed = TRUE;
}

/* ---- Pointing ------------------------------------------------------------------------- */

/* The event that is being seen stands out with the card and the vote card that it is about, and
 * with those that it touches. */
static void
point_at (DragonScene *scene, const FavorEvent *event)
{
  int index = dragon_event_get (event, "index", -1);
  int struck = dragon_event_get (event, "struck-index", -1);

  if (dragon_event_is (event, "role-won"))
    scene->active_role = scene->winner;
  if (dragon_event_is (event, "card-turned") || index < 0)
    return;
  scene->cards[index].active = TRUE;
  scene->active_role = scene->cards[index].on;
  if (struck >= 0)
    scene->cards[struck].changed = TRUE;
  else if (dragon_event_is (event, "merchant-paid") ||
           dragon_event_is (event, "soldier-force") ||
           dragon_event_is (event, "supplier-gave"))
    touch_company (scene, (guint) index);
}

void
dragon_scene_from_events (DragonScene       *scene,
                          const DragonState *before,
                          const FavorEvent  *events,
                          guint              n_shown)
{
  dragon_scene_from_state (scene, before);
  for (guint i = 0; i < n_shown; i++)
    {
      apply_event (scene, &events[i]);
      move_favour (scene, before, &events[i]);
    }
  count_cards (scene);
  if (n_shown > 0)
    point_at (scene, &events[n_shown - 1]);
}

gboolean
dragon_scene_wants_show (const FavorEvent *events, guint n_events)
{
  for (guint i = 0; i < n_events; i++)
    if (dragon_event_is (&events[i], "cards-revealed"))
      return TRUE;
  return FALSE;
}

/* All cards turn over at once, and all roles are counted at once. */
guint
dragon_scene_step (const FavorEvent *events, guint n_events, guint first)
{
  guint n = 1;

  while (first + n < n_events && (dragon_event_is (&events[first + n], "card-turned") ||
                                  dragon_event_is (&events[first + n], "role-counted")))
    n++;
  return n;
}
