/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-game.h"

G_BEGIN_DECLS

/* A table of texts and a few hooks; not a game that could be played. */

typedef struct
{
  guint8 size;
} TinyOptions;

typedef struct
{
  FavorHead   head;
  guint8      hand[3];
  guint8      total;
  TinyOptions options;
  guint8      open;
  guint16     unused;
} TinyState;

enum
{
  TINY_BUY,
  TINY_PASS,
  TINY_SHOW,
};

enum
{
  TINY_NO_MONEY = FAVOR_REFUSAL_FIRST_OWN,
};

enum
{
  TINY_BOUGHT,
  TINY_SEEN,
  TINY_SECRET,
  TINY_MET,
  TINY_POURED,
  TINY_SERVED,
  TINY_GOT,
  TINY_PAID,
  TINY_DREW,
};

extern const FavorGame tiny_game;

G_END_DECLS
