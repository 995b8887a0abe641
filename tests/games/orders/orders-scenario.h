/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "orders-position.h"

G_BEGIN_DECLS

/**
 * OrdersScenario:
 * @number: of the specification's section 12
 * @place: (nullable): "0 -1 2"; %NULL: the last tile lies already
 * @follow: (nullable): a part of the tile, or "none"; %NULL: nobody is asked
 * @scores: (nullable): afterwards
 * @supply: (nullable): afterwards
 * @eligible: (nullable): what has to be chosen from in phase `fulfil`; %NULL: it is not phase `fulfil`
 * @fulfilled: (nullable): by the seat whose turn it was, after it chose @choose
 * @choose: (nullable): in phase `fulfil`
 *
 * A position, a placement, and what comes of it.
 */
typedef struct
{
  guint       number;
  const char *name;
  OrdersSetup setup;
  const char *place;
  const char *follow;
  const char *scores;
  const char *supply;
  const char *eligible;
  const char *choose;
  const char *fulfilled;
} OrdersScenario;

void orders_scenarios_add (const OrdersScenario *scenarios, guint n);
/* The same for the conditions of orders, whose numbers are those of section 2.3. */
void orders_conditions_add (const OrdersScenario *scenarios, guint n);

/* Boards that several scenarios begin with. */
#define BOARD_28  "C(0,-1)0 E(1,-1)3 E(-1,-1)1"
#define BOARD_29  "U(1,0)1 U(-1,0)1 E(1,-1)3 E(-1,-1)1 B(1,-2)0 E(0,-2)2"
#define PEOPLE_29 "0:city-0@3 1:city-0@4 0:city-0@6"
#define BOARD_30  "U(1,0)1 N(0,-1)2 U(2,0)1 E(2,-1)3"
#define PEOPLE_30 "0:city-0@2 1:city-0@4"

G_END_DECLS
