/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-schema.h"

G_BEGIN_DECLS

/* The components of The Dragon's Favour: six roles, seven clans. */

#define DRAGON_MIN_SEATS 2
#define DRAGON_MAX_SEATS 7
#define DRAGON_N_ROUNDS  5
#define DRAGON_N_ROLES   6
#define DRAGON_N_CLANS   7
#define DRAGON_MAX_VOTES 5

/* In role order: effects are carried out in it, lists and bit sets count in it. */
typedef enum
{
  DRAGON_ROLE_ARTISAN,
  DRAGON_ROLE_ASSASSIN,
  DRAGON_ROLE_MERCHANT,
  DRAGON_ROLE_NOBLE,
  DRAGON_ROLE_SOLDIER,
  DRAGON_ROLE_SUPPLIER,
} DragonRole;

/* In clan order. */
typedef enum
{
  DRAGON_CLAN_DRAGON,
  DRAGON_CLAN_OX,
  DRAGON_CLAN_CRANE,
  DRAGON_CLAN_TIGER,
  DRAGON_CLAN_BOAR,
  DRAGON_CLAN_FOX,
  DRAGON_CLAN_RAT,
} DragonClan;

/* What arguments of actions name: an own delegate, a vote card; and what nobody points at. */
extern const FavorThing dragon_delegate G_GNUC_INTERNAL;
extern const FavorThing dragon_vote G_GNUC_INTERNAL;
extern const FavorThing dragon_unsaid G_GNUC_INTERNAL;

extern const FavorEnum dragon_roles G_GNUC_INTERNAL;
extern const FavorEnum dragon_clans G_GNUC_INTERNAL;
/* Word 0 is "random", word c + 1 is clan c. */
extern const FavorEnum dragon_clan_choices G_GNUC_INTERNAL;

/* How many delegates of each role a clan starts with; public knowledge at all times. */
extern const gint8 dragon_compositions[DRAGON_N_CLANS][DRAGON_N_ROLES] G_GNUC_INTERNAL;

G_END_DECLS
