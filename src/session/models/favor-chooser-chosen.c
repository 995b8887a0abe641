/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "favor-chooser-private.h"

/* ---- What is chosen ------------------------------------------------------------------- */

gboolean
favor_chooser_has (FavorChooser *self, FavorPart part)
{
  g_return_val_if_fail (FAVOR_IS_CHOOSER (self), FALSE);

  for (guint i = 0; i < self->n_parts; i++)
    if (favor_part_equal (self->parts[i], part))
      return TRUE;
  return FALSE;
}

guint
favor_chooser_count (FavorChooser *self, FavorPart part)
{
  guint n = 0;

  g_return_val_if_fail (FAVOR_IS_CHOOSER (self), 0);

  for (guint i = 0; i < self->n_parts; i++)
    {
      FavorPart chosen = self->parts[i];

      /* A place is chosen in whatever direction the thing on it lies. */
      chosen.n_values = MIN (chosen.n_values, part.n_values);
      n += favor_part_alike (chosen, part);
    }
  return n;
}

gint
favor_chooser_find (FavorChooser *self, const FavorThing *thing)
{
  g_return_val_if_fail (FAVOR_IS_CHOOSER (self), FAVOR_NONE);

  for (guint i = 0; i < self->n_parts; i++)
    if (self->parts[i].thing == thing)
      return self->parts[i].value[0];
  return FAVOR_NONE;
}

guint
favor_chooser_get_n_parts (FavorChooser *self)
{
  g_return_val_if_fail (FAVOR_IS_CHOOSER (self), 0);

  return self->n_parts;
}

FavorPart
favor_chooser_get_part (FavorChooser *self, guint position)
{
  g_return_val_if_fail (FAVOR_IS_CHOOSER (self), (FavorPart){ 0 });
  g_return_val_if_fail (position < self->n_parts, (FavorPart){ 0 });

  return self->parts[position];
}

gint
favor_chooser_get_kind (FavorChooser *self)
{
  g_return_val_if_fail (FAVOR_IS_CHOOSER (self), FAVOR_NONE);

  return self->kind;
}

const FavorThing *
favor_chooser_get_open (FavorChooser *self)
{
  g_return_val_if_fail (FAVOR_IS_CHOOSER (self), NULL);

  return self->open;
}

GArray *
favor_chooser_list_left (FavorChooser *self)
{
  g_return_val_if_fail (FAVOR_IS_CHOOSER (self), NULL);

  return g_array_ref (self->left);
}

const FavorAction *
favor_chooser_get_action (FavorChooser *self)
{
  g_return_val_if_fail (FAVOR_IS_CHOOSER (self), NULL);

  return self->complete ? &self->action : NULL;
}

/* ---- Names ---------------------------------------------------------------------------- */

gboolean
favor_chooser_names (FavorChooser     *self,
                     gint              kind,
                     const FavorThing *thing,
                     gboolean          first)
{
  g_return_val_if_fail (FAVOR_IS_CHOOSER (self), FALSE);
  g_return_val_if_fail (kind >= 0 && (guint) kind < self->game->n_actions, FALSE);

  for (guint i = 0; i < self->kinds[kind].n_slots; i++)
    {
      const FavorSlot *slot = &self->kinds[kind].slots[i];

      if ((slot->thing == thing || slot->thing->place == thing) &&
          !(first && slot->field->follows))
        return TRUE;
    }
  return FALSE;
}

/* ---- Why not -------------------------------------------------------------------------- */

/* Puts the part at the first place of its kind that is still free. */
static void
put (FavorChooser *self, FavorAction *action, FavorPart part, gboolean *set)
{
  const FavorKindSlots *kind = &self->kinds[action->kind];

  for (guint i = 0; i < kind->n_slots; i++)
    if (kind->slots[i].thing == part.thing && !set[i])
      {
        for (guint k = 0; k < part.n_values; k++)
          action->arg[kind->slots[i].arg + k] = part.value[k];
        set[i] = TRUE;
        return;
      }
}

gboolean
favor_chooser_check (FavorChooser *self, guint kind, FavorPart part, FavorRefusal *why)
{
  FavorCursor  *cursor = favor_cursor_model_get_cursor (FAVOR_CURSOR_MODEL (self->model));
  gconstpointer state = favor_cursor_get_state (cursor);
  FavorAction   action = { .kind = (guint8) kind,
                           .seat = favor_game_head (state)->decider };
  gboolean      set[FAVOR_ACTION_ARGS] = { FALSE };

  g_return_val_if_fail (FAVOR_IS_CHOOSER (self), FALSE);
  g_return_val_if_fail (kind < self->game->n_actions, FALSE);

  for (guint i = 0; i < self->kinds[kind].n_slots; i++)
    if (self->kinds[kind].slots[i].field->nullable)
      action.arg[self->kinds[kind].slots[i].arg] = FAVOR_NONE;
  put (self, &action, part, set);
  for (guint i = 0; i < self->n_parts; i++)
    if (self->parts[i].thing != part.thing &&
        (self->parts[i].kind < 0 || self->parts[i].kind == (gint) kind))
      put (self, &action, self->parts[i], set);
  return self->game->check (state, &action, why);
}

const FavorGame *
favor_chooser_get_game (FavorChooser *self)
{
  g_return_val_if_fail (FAVOR_IS_CHOOSER (self), NULL);

  return self->game;
}
