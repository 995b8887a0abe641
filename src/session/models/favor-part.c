/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "config.h"

#include "favor-part.h"

#include <glib/gi18n-lib.h>

/**
 * favor_part_alike:
 *
 * Returns: whether both name the same thing with the same numbers, whatever the kind of action
 */
gboolean
favor_part_alike (FavorPart a, FavorPart b)
{
  if (a.thing != b.thing || a.n_values != b.n_values)
    return FALSE;
  for (guint i = 0; i < a.n_values; i++)
    if (a.value[i] != b.value[i])
      return FALSE;
  return TRUE;
}

/**
 * favor_part_equal:
 *
 * Returns: whether both name the same in actions of the same kind
 */
gboolean
favor_part_equal (FavorPart a, FavorPart b)
{
  return a.kind == b.kind && favor_part_alike (a, b);
}

/* ---- Where actions name things -------------------------------------------------------- */

static guint
count_members (const FavorThing *thing)
{
  return MAX (thing->n_members, 1);
}

/**
 * favor_kind_list_slots:
 * @slots: (out caller-allocates) (array): has room for %FAVOR_ACTION_ARGS of them
 *
 * Lists what actions of the kind name and a person can point at, in the order of the
 * arguments.
 *
 * Returns: how many of @slots were filled
 */
guint
favor_kind_list_slots (const FavorKind *kind, FavorSlot *slots)
{
  guint n = 0, members = 0;

  for (guint i = 0; kind->args != NULL && i < kind->args->n_fields; i++)
    {
      const FavorField *field = &kind->args->fields[i];
      const FavorThing *thing = favor_field_thing (field);
      guint             length = thing->aside ? 0 : favor_field_capacity (field);

      for (guint k = 0; k < length; k++)
        {
          /* The others belong to the one before. */
          if (members == 0)
            slots[n++] = (FavorSlot){ field,
                                      thing,
                                      (guint8) (field->offset / sizeof (gint16) + k),
                                      (guint8) k };
          members = (members + 1) % count_members (thing);
        }
    }
  return n;
}

/**
 * favor_slot_get:
 * @action: of the kind whose slots were listed
 * @part: (out caller-allocates): what @action names there; untouched if it names nothing
 *
 * Returns: whether @action names something there; lists may be shorter, and what is optional
 *   may be left out
 */
gboolean
favor_slot_get (const FavorSlot *slot, const FavorAction *action, FavorPart *part)
{
  const FavorField *field = slot->field;

  if (field->n_dims > 0 &&
      slot->index >= favor_field_length (field, action->arg, 0, 0, FAVOR_MAX_SEATS))
    return FALSE;
  if (field->nullable && action->arg[slot->arg] == FAVOR_NONE)
    return FALSE;
  *part = (FavorPart){ .thing = slot->thing,
                       .kind = (gint8) action->kind,
                       .n_values = (guint8) count_members (slot->thing) };
  for (guint i = 0; i < part->n_values; i++)
    part->value[i] = action->arg[slot->arg + i];
  return TRUE;
}

/**
 * favor_action_list_parts:
 * @action: a complete action
 * @parts: (out caller-allocates) (array): has room for %FAVOR_PARTS_MOST of them
 *
 * Lists what an action names, in the order of its arguments, or its kind alone if it names
 * nothing that a person can point at.
 *
 * Returns: how many of @parts were filled, at least 1
 */
guint
favor_action_list_parts (const FavorGame   *game,
                         const FavorAction *action,
                         FavorPart         *parts)
{
  FavorSlot slots[FAVOR_ACTION_ARGS];
  guint     n_slots = favor_kind_list_slots (&game->actions[action->kind], slots), n = 0;

  for (guint i = 0; i < n_slots; i++)
    n += favor_slot_get (&slots[i], action, &parts[n]);
  if (n == 0)
    parts[n++] = favor_part_kind (action->kind);
  return n;
}

/* ---- Words ---------------------------------------------------------------------------- */

static const FavorField *
find_field (const FavorGame *game, FavorPart part, gint only)
{
  FavorSlot slots[FAVOR_ACTION_ARGS];

  for (guint kind = 0; kind < game->n_actions; kind++)
    {
      guint n = favor_kind_list_slots (&game->actions[kind], slots);

      for (guint i = 0; i < n && (only < 0 || only == (gint) kind); i++)
        if (slots[i].thing == part.thing)
          return slots[i].field;
    }
  /* Where things lie, other kinds have the words for. */
  return only >= 0 ? find_field (game, part, FAVOR_NONE) : NULL;
}

/**
 * favor_part_describe:
 * @names: of the players
 *
 * Returns: (transfer full) (nullable): the translated name of the thing, in the words that the
 *   game has for one that was chosen, if it has any; %NULL for a kind alone, and for a thing
 *   that no action of the game names
 */
char *
favor_part_describe (const FavorGame *game, FavorPart part, const FavorNames *names)
{
  const FavorField *field = part.thing != NULL ? find_field (game, part, part.kind)
                                               : NULL;
  gint16            arg[FAVOR_ACTION_ARGS] = { 0 };
  g_autofree char  *name = NULL;

  if (field == NULL)
    return NULL;
  arg[field->offset / sizeof *arg] = part.value[0];
  name = favor_text_for_value (field, arg, 0, names);
  if (part.thing->chosen == NULL)
    return g_steal_pointer (&name);
  return favor_text_expand (g_dpgettext2 (GETTEXT_PACKAGE, "chosen", part.thing->chosen),
                            part.thing->id,
                            name,
                            NULL);
}

/**
 * favor_part_is_named:
 *
 * Words have so many values and no more; numbers have no end.
 *
 * Returns: whether actions of the game name such a thing and its first number is in range;
 *   %FALSE for a kind alone
 */
gboolean
favor_part_is_named (const FavorGame *game, FavorPart part)
{
  const FavorField *field = find_field (game, part, part.kind);

  return field != NULL && (field->type == FAVOR_TYPE_INT ||
                           favor_field_in_range (field, part.value[0], game->max_seats));
}

/**
 * favor_thing_get_missing:
 * @thing: (nullable): what is to be chosen
 *
 * Returns: (transfer none) (nullable): translated: what is said while it has still to be chosen,
 *   if there are words for that
 */
const char *
favor_thing_get_missing (const FavorThing *thing)
{
  return thing != NULL && thing->missing != NULL
           ? g_dpgettext2 (GETTEXT_PACKAGE, "missing", thing->missing)
           : NULL;
}
