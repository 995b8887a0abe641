/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "emperor-view-private.h"

/* What the number keys mean. */

/* At first the n-th card of the hand; answers to a question are told by their order. */
static const FavorThing *
find_numbered (FavorPieceView *view)
{
  EmperorView      *self = EMPEROR_VIEW (view);
  const FavorThing *thing = NULL;

  if (favor_chooser_get_kind (emperor_view_get_chooser (self)) >= 0)
    thing = emperor_view_get_parent_class (view)->find_numbered (view);
  if (thing == NULL && emperor_view_is_free (self))
    return &emperor_things[EMPEROR_THING_CARD];
  return thing;
}

/* The cards that can be taken, if they are of one Staff: these are told by their level. */
static gint
find_staff (EmperorView *self)
{
  g_autoptr (GArray) left = favor_chooser_list_left (emperor_view_get_chooser (self));
  gint               found = FAVOR_NONE;

  for (guint i = 0; i < left->len; i++)
    {
      FavorPart parts[FAVOR_PARTS_MOST];
      guint     n = favor_action_list_parts (&favor_emperor_game,
                                         &g_array_index (left, FavorAction, i),
                                         parts);

      for (guint k = 0; k < n; k++)
        if (parts[k].thing == &emperor_things[EMPEROR_THING_TAKE])
          {
            gint staff = emperor_card_staff (parts[k].value[0]);

            if (found >= 0 && found != staff)
              return FAVOR_NONE;
            found = staff;
          }
    }
  return found;
}

static gint
find_nth (FavorPieceView *view, const FavorThing *thing, guint nth)
{
  gint staff = thing == &emperor_things[EMPEROR_THING_TAKE]
                 ? find_staff (EMPEROR_VIEW (view))
                 : FAVOR_NONE;

  if (staff < 0)
    return emperor_view_get_parent_class (view)->find_nth (view, thing, nth);
  return nth < EMPEROR_N_LEVELS ? emperor_card_of (staff, (gint) nth + 1) : FAVOR_NONE;
}

void
emperor_view_install_keys (FavorPieceViewClass *piece_class)
{
  piece_class->find_numbered = find_numbered;
  piece_class->find_nth = find_nth;
}
