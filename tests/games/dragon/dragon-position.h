/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dragon-events.h"
#include "favor-test.h"

G_BEGIN_DECLS

/* Positions and moves in the short notation of the specification's scenarios. Clans are D O
 * C T B F R, roles Ar As Me No So Su. A move is one word, the clan first:
 *   D:nominate(3)  O:Ar>No  O:Ar>No!  (the latter by the countdown)
 *   O:shift(No)  O:keep  O:give(R,1)  O:offer(C,vote-for,Me,2,after,pledge)
 *   C:accept  C:decline  D:break(So)  O:pay  O:refuse  T:send(So)
 * A script is a list of moves; "/" between laps is skipped. */

/**
 * DragonSetup:
 * @seats: clans in seat order with their Favour, e.g. "D1 O0 C0"
 * @judge: the clan of the Judge; 0: as drawn or given by the rules
 * @votes: 0: not yet nominated
 * @round: 0 for 1
 * @options: (nullable): e.g. "placing=secret countdown=30"
 * @needed: (nullable): the script whose placements a later round must still allow
 */
typedef struct
{
  const char *seats;
  char        judge;
  guint       votes;
  guint       round;
  const char *options;
  const char *needed;
} DragonSetup;

/**
 * DragonPosition:
 * @state: the position
 * @events: those of the last action
 */
typedef struct
{
  DragonState state;
  FavorEvents events;
} DragonPosition;

void dragon_position_init (DragonPosition *self, const DragonSetup *setup);
void dragon_position_clear (DragonPosition *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (DragonPosition, dragon_position_clear)

FavorSeat dragon_position_seat (DragonPosition *self, char clan);
/* Any move, legal or not; an unknown role becomes a number that is no role. */
FavorAction dragon_position_move (DragonPosition *self, const char *move);
/* Plays legal moves and validates the position after each. */
void dragon_position_play (DragonPosition *self, const char *script);
/* Plays one action that must be legal. */
void dragon_position_apply (DragonPosition *self, const FavorAction *action);
/* Asserts that a move is refused for that reason, and that nothing changes. */
void dragon_position_refused (DragonPosition *self, const char *move, const char *reason);
gboolean dragon_position_is_legal (DragonPosition *self, const char *move);

/* Of the last action. */
const FavorEvent       *
dragon_position_event (DragonPosition *self, DragonEvent kind, guint nth);
guint dragon_position_count (DragonPosition *self, DragonEvent kind);
/* One argument of an event by its name. */
gint dragon_event_arg (const FavorEvent *event, const char *name);

/* (transfer full): "O3 C1 R1" */
char *dragon_position_favour (DragonPosition *self);
/* (transfer full): "1 0 1 1 1 1" */
char *dragon_position_hand (DragonPosition *self, char clan);
/* (transfer full): of the last action, in placing order: "C:Me>No T:Ar>So" */
char *dragon_position_withdrawn (DragonPosition *self);
/* (transfer full): of the last action: "Ar3 No2" */
char *dragon_position_counts (DragonPosition *self);
/* (transfer full): of the last action: "wins No", "deadlock", "D chooses Me No" */
char *dragon_position_result (DragonPosition *self);
/* (transfer full): clans of a set of seats: "O C" */
char *dragon_position_clans (DragonPosition *self, guint seats);
/* (transfer full): roles of a set: "Ar Me" */
char *dragon_format_roles (guint roles);
/* (transfer full): the numbers that may be nominated: "1 3 5" */
char *dragon_position_legal_votes (DragonPosition *self);

G_END_DECLS
