/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-piece-view-private.h"

/* What the decision bar says of what is chosen, and offers. */

/* Says what is missing; it cannot be pressed. */
#define CHIP_OPEN (FAVOR_CHIP_PARTS - 1)

void
favor_piece_view_list_chosen (FavorPieceView *self, GArray *chips)
{
  FavorChooser *chooser = favor_piece_view_get_chooser (self);

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
                                              favor_piece_view_get_names (self)),
                         NULL);
    }
}

void
favor_piece_view_list_open (FavorPieceView *self, GArray *chips)
{
  const FavorThing *open = favor_chooser_get_open (favor_piece_view_get_chooser (self));
  const char       *missing = favor_thing_get_missing (open);

  if (missing != NULL)
    favor_chips_add (chips, FAVOR_CHIP_OPEN, CHIP_OPEN, FALSE, g_strdup (missing), NULL);
}

static guint
find_option (FavorPieceView *self, FavorPart part)
{
  GArray *options = favor_piece_view_peek_options (self);
  guint   i = 0;

  while (i < options->len &&
         !favor_part_equal (g_array_index (options, FavorPart, i), part))
    i++;
  if (i == options->len)
    g_array_append_val (options, part);
  return FAVOR_CHIP_PARTS + i;
}

void
favor_piece_view_add_option (FavorPieceView *self,
                             GArray         *chips,
                             FavorPart       part,
                             gboolean        on,
                             char           *label,
                             char           *why_not)
{
  favor_chips_add (chips,
                   FAVOR_CHIP_OPTION,
                   find_option (self, part),
                   on,
                   label,
                   why_not);
}

static void
favor_piece_view_list_chips (FavorGameView *view, GArray *chips)
{
  FavorPieceView *self = FAVOR_PIECE_VIEW (view);

  if (!favor_piece_view_is_open (self))
    return;
  favor_piece_view_list_chosen (self, chips);
  favor_piece_view_list_open (self, chips);
}

static void
favor_piece_view_press_chip (FavorGameView *view, guint id)
{
  FavorPieceView *self = FAVOR_PIECE_VIEW (view);
  FavorChooser   *chooser = favor_piece_view_get_chooser (self);
  GArray         *options = favor_piece_view_peek_options (self);
  FavorPart       part;

  if (!favor_piece_view_is_open (self))
    return;
  if (id < favor_chooser_get_n_parts (chooser))
    favor_chooser_remove (chooser, id);
  if (id < FAVOR_CHIP_PARTS || id - FAVOR_CHIP_PARTS >= options->len)
    return;
  part = g_array_index (options, FavorPart, id - FAVOR_CHIP_PARTS);
  /* As with pieces, pressing again what is chosen commits. */
  if (favor_chooser_has (chooser, part))
    favor_piece_view_commit (self);
  else if (!favor_piece_view_choose (self, &part, 1, NULL))
    return;
  else if (FAVOR_PIECE_VIEW_GET_CLASS (self)->answers (self))
    favor_piece_view_commit (self);
  else
    favor_piece_view_pick (self);
}

static gboolean
favor_piece_view_answers (FavorPieceView *self)
{
  return FALSE;
}

void
favor_piece_view_install_chips (FavorPieceViewClass *klass)
{
  FavorGameViewClass *view_class = FAVOR_GAME_VIEW_CLASS (klass);

  view_class->list_chips = favor_piece_view_list_chips;
  view_class->press_chip = favor_piece_view_press_chip;
  klass->answers = favor_piece_view_answers;
}
