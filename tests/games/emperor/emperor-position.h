/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "emperor-logs.h"
#include "emperor-notation.h"

G_BEGIN_DECLS

/* Positions in the notation of the specification's scenarios (section 12), what is done in them
 * and what must be so afterwards. */

/**
 * EmperorPosition:
 * @state: the position
 * @events: those of the last action
 */
typedef struct
{
  EmperorState state;
  FavorEvents  events;
} EmperorPosition;

/* "p0: F12, G5, hand C1 2O1; turn p1": three seats if nothing else is said. */
void emperor_position_init (EmperorPosition *self, const char *text);
void emperor_position_clear (EmperorPosition *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (EmperorPosition, emperor_position_clear)

/* Plays an action that must be legal; the position is validated. */
void emperor_position_play (EmperorPosition *self, const char *action);
/* Asserts facts such as "p0 F5; pile C1 4; turn p1". */
void emperor_position_expect (EmperorPosition *self, const char *facts);

/* (transfer full): what the last action wrote, all open: one sentence a line. */
char *emperor_position_log (EmperorPosition *self, FavorSeat viewer);

typedef struct
{
  const char *action;
  const char *expected;
} EmperorStep;

#define EMPEROR_MAX_STEPS 24

/**
 * EmperorScenario:
 * @steps: done one after the other; an action is NULL where only facts are asked for
 */
typedef struct
{
  const char *name;
  const char *position;
  EmperorStep steps[EMPEROR_MAX_STEPS];
} EmperorScenario;

void emperor_scenarios_add (const EmperorScenario *scenarios, guint n);

G_END_DECLS
