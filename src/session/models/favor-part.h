/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-game.h"
#include "favor-text.h"

G_BEGIN_DECLS

/**
 * FavorPart:
 * @thing: (nullable): what is named; %NULL: nothing but the kind of the action
 * @value: of that thing, one number for each of its members
 * @n_values: how many of them are given; the others may be any
 * @kind: of actions, or %FAVOR_NONE for any
 * @proposed: of what is chosen: nobody has pointed at it yet
 *
 * Something that a person can point at: "an action of @kind that names this thing", or only "an
 * action of @kind".
 */
typedef struct
{
  const FavorThing *thing;
  gint16            value[FAVOR_THING_MEMBERS];
  guint8            n_values;
  gint8             kind;
  guint8            proposed;
} FavorPart;

/* An action has no more arguments, hence no more parts. */
#define FAVOR_PARTS_MOST (FAVOR_ACTION_ARGS + 1)

/* Of an action of `kind`, or of any for FAVOR_NONE: the thing with that one value. */
static inline FavorPart
favor_part (gint kind, const FavorThing *thing, gint value)
{
  return (FavorPart){ thing, { (gint16) value }, thing != NULL, (gint8) kind, FALSE };
}

/* The thing that two numbers name. */
static inline FavorPart
favor_part_at (gint kind, const FavorThing *thing, gint x, gint y)
{
  return (FavorPart){ thing, { (gint16) x, (gint16) y }, 2, (gint8) kind, FALSE };
}

/* Nothing but the kind. */
static inline FavorPart
favor_part_kind (gint kind)
{
  return favor_part (kind, NULL, 0);
}

gboolean   favor_part_alike       (FavorPart          a,
                                   FavorPart          b);
gboolean   favor_part_equal       (FavorPart          a,
                                   FavorPart          b);

/**
 * FavorSlot:
 * @field: of its first member
 * @thing: what it names
 * @arg: index of its first member in the action
 * @index: of that in the field, for lists
 *
 * Where an action names a thing.
 */
typedef struct
{
  const FavorField *field;
  const FavorThing *thing;
  guint8            arg;
  guint8            index;
} FavorSlot;

guint      favor_kind_list_slots  (const FavorKind   *kind,
                                   FavorSlot         *slots);
gboolean   favor_slot_get         (const FavorSlot   *slot,
                                   const FavorAction *action,
                                   FavorPart         *part);
guint      favor_action_list_parts (const FavorGame  *game,
                                    const FavorAction *action,
                                    FavorPart        *parts);

char      *favor_part_describe    (const FavorGame   *game,
                                   FavorPart          part,
                                   const FavorNames  *names);
gboolean   favor_part_is_named     (const FavorGame   *game,
                                    FavorPart          part);
const char *favor_thing_get_missing (const FavorThing *thing);

G_END_DECLS
