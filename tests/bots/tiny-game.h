/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-bot.h"

/* The smallest game in which a computer player can be right or wrong. In each of three rounds
 * ten numbers are worth a known prize each, one of them, nobody knows which, a treasure
 * besides. Each seat in turn picks a number or passes. Picking the best known prize is right;
 * whoever picks the treasure knowingly has looked. The policy of the game is to pick anything. */

#define TINY_N_NUMBERS 10
#define TINY_N_ROUNDS  3
#define TINY_MAX_SEATS 4
#define TINY_TREASURE  20

enum
{
  TINY_ACTION_PICK,
  TINY_ACTION_PASS,
};

enum
{
  TINY_LINE_PRIZE,
  TINY_LINE_TREASURE,
};

typedef struct
{
  FavorHead head;
  gint16    score[TINY_MAX_SEATS][2];
  guint8    options;
  guint8    round;
  guint8    treasure;
  guint8    prize[TINY_N_NUMBERS];
  guint8    reserved[3];
} TinyState;

extern const FavorGame tiny_game;

/* What seat 1 of 3 sees at its first decision. */
void tiny_make_observation (TinyState *state, guint64 seed);
/* The task of choosing for it. */
FavorBotTask tiny_make_task (const TinyState *observed, FavorLevel level, guint64 seed);
/* The best known prize, and the one that an action brings. */
guint tiny_best_prize (const TinyState *state);
guint tiny_prize_of (const TinyState *state, const FavorAction *action);
