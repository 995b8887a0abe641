/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-test.h"
#include "tokens-step.h"

G_BEGIN_DECLS

/* Positions in the notation of the specification's scenarios (section 12), what is done in them and what must be so
 * afterwards. */

/**
 * TokensPosition:
 * @state: the position
 * @events: those of the last action
 */
typedef struct
{
  TokensState state;
  FavorEvents events;
} TokensPosition;

/* Fixture M with changes, e.g. "p0: hand brick 2wool, roads 15 17; next wagon ship; robber 9". With cards on top of
 * the deck ("top 8 none") it is fixture P. The changes of the game:
 *
 *   "3 seats", "option target 17", "turn p1", "turns 400", "phase villain-move", "robber 9", "next wagon ship",
 *   "bag ship", "deck none", "bank wool 2", "top 8 none", "top year-end", "rolls 3 5", "met 0-6", "new game"
 *
 * and those of a player:
 *
 *   "hand brick 2wool", "gold 5", "dev knight", "new knight", "tokens 2ship", "fresh book", "roads 15 17",
 *   "outpost 5/8" (a settlement and its road, away from all others), "settle 31", "city 33", "knights 2",
 *   "markers 1", "played", "damaged 34"
 *
 * They are made in their order. What is taken from bank or bag for nobody is p3's. */
void tokens_position_init (TokensPosition *self, const char *text);
void tokens_position_clear (TokensPosition *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TokensPosition, tokens_position_clear)

/* An action of the one who decides, legal or not, e.g. "build-road 35" or "offer-trade give brick want ore to p1". */
FavorAction tokens_parse_action (const TokensState *state, const char *text);
FavorSeat   tokens_parse_seat (const char *text);
/* Takes a number off the front of a word: 3 of "3wool", 1 of "wool". */
guint       tokens_parse_copies (const char **text);
/* (transfer full): "brick 2wool", "none". */
char       *tokens_format_counts (const guint8 *counts, const FavorEnum *words);

/* Asserts that the invariants hold. */
void tokens_position_check (const TokensPosition *self);
/* Plays an action that must be legal; the position is validated. */
void tokens_position_play (TokensPosition *self, const char *action);
/* Asserts facts such as "phase production; hand p0 wool". */
void tokens_position_expect (const TokensPosition *self, const char *facts);

typedef struct
{
  const char *action;
  const char *expected;
} TokensStep;

#define TOKENS_MAX_STEPS 16

/**
 * TokensScenario:
 * @steps: done one after the other; an action is NULL where only facts are asked for. "refused ID" is expected of
 *   what must not be done
 */
typedef struct
{
  const char *name;
  const char *position;
  TokensStep  steps[TOKENS_MAX_STEPS];
} TokensScenario;

void tokens_scenarios_add (const TokensScenario *scenarios, guint n);

G_END_DECLS
