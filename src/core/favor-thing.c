/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-core"

#include "favor-schema.h"

const FavorThing favor_thing_seat = { .id = "player" };
const FavorThing favor_thing_amount = { .id = "n" };
const FavorThing favor_thing_flag = { .id = "flag" };
const FavorThing favor_thing_whole = { .id = "whole", .aside = TRUE };

const FavorThing *
favor_field_thing (const FavorField *field)
{
  g_return_val_if_fail (field != NULL, NULL);

  if (field->thing != NULL)
    return field->thing;
  switch (field->type)
    {
    case FAVOR_TYPE_BOOL:
      return &favor_thing_flag;
    case FAVOR_TYPE_INT:
      return &favor_thing_amount;
    case FAVOR_TYPE_ENUM:
      return &field->words->thing;
    case FAVOR_TYPE_SEAT:
      return &favor_thing_seat;
    case FAVOR_TYPE_SET:
    case FAVOR_TYPE_SEATS:
    case FAVOR_TYPE_BAG:
    case FAVOR_TYPE_U64:
    case FAVOR_TYPE_STRUCT:
      break;
    }
  return &favor_thing_whole;
}
