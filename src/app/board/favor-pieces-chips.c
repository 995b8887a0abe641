/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-pieces.h"

/* What the decision bar says of what is chosen, and offers. */

/* What chips stand for that are options: their ids count from this one on. */
#define CHIP_PARTS 4096
/* Says what is missing; it cannot be pressed. */
#define CHIP_OPEN (CHIP_PARTS - 1)

void
favor_pieces_list_chosen (FavorPieces *self, GArray *chips)
{
  FavorChooser *chooser = self->chooser;

  for (guint i = 0; i < favor_chooser_get_n_parts (chooser); i++)
    {
      FavorPart part = favor_chooser_get_part (chooser, i);

      /* What has no words is an option, which says itself that it is chosen. */
      if (part.thing != NULL &&
          (part.thing->chosen != NULL || part.thing->missing != NULL))
        favor_chips_add (chips,
                         FAVOR_CHIP_CHOSEN,
                         i,
                         FALSE,
                         favor_part_describe (favor_chooser_get_game (chooser),
                                              part,
                                              favor_pieces_get_names (self)),
                         NULL);
    }
}

void
favor_pieces_list_open (FavorPieces *self, GArray *chips)
{
  const FavorThing *open = favor_chooser_get_open (self->chooser);
  const char       *missing = favor_thing_get_missing (open);

  if (missing != NULL)
    favor_chips_add (chips, FAVOR_CHIP_OPEN, CHIP_OPEN, FALSE, g_strdup (missing), NULL);
}

guint
favor_pieces_find_option (FavorPieces *self, FavorPart part)
{
  GArray *options = self->options;
  guint   i = 0;

  while (i < options->len &&
         !favor_part_equal (g_array_index (options, FavorPart, i), part))
    i++;
  if (i == options->len)
    g_array_append_val (options, part);
  return CHIP_PARTS + i;
}

void
favor_pieces_list_chips (FavorPieces *self, GArray *chips)
{
  if (!favor_pieces_is_open (self))
    return;
  favor_pieces_list_chosen (self, chips);
  favor_pieces_list_open (self, chips);
}

void
favor_pieces_press_chip (FavorPieces *self, guint id)
{
  FavorChooser *chooser = self->chooser;
  GArray       *options = self->options;
  FavorPart     part;

  if (!favor_pieces_is_open (self))
    return;
  if (id < favor_chooser_get_n_parts (chooser))
    favor_chooser_remove (chooser, id);
  if (id < CHIP_PARTS || id - CHIP_PARTS >= options->len)
    return;
  part = g_array_index (options, FavorPart, id - CHIP_PARTS);
  /* As with pieces, pressing again what is chosen commits. */
  if (favor_chooser_has (chooser, part))
    favor_pieces_commit (self);
  else if (!favor_pieces_choose (self, &part, 1, NULL))
    return;
  else if (FAVOR_PIECE_VIEW_GET_CLASS (self->view)->answers (self->view))
    favor_pieces_commit (self);
  else
    favor_pieces_pick (self);
}
