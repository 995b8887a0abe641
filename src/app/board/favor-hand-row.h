/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * FavorHandRow:
 * @card: width of a card, in pixels
 * @low: the same where cards lie low; 0: they have no such face
 * @flat: the hand is too low for cards that stand
 * @n_groups: groups of cards that are alike; a card that is like no other is one
 * @n_alike: cards that lie with the first one of their group
 * @most: cards of the largest group
 * @grows: some cards have a group: there may be any number of them
 * @fan: from a card to the next one of its group
 * @step: from the last card of a group to the next group
 * @n_low: rows of cards that lie low; 0: they stand
 * @n_columns: groups beside each other
 * @counted: fans are so narrow that each must say how many it is
 * @used: width of all
 *
 * How the cards of a hand share their place. The first seven are given, the rest follows; @card is
 * @low if they lie.
 */
typedef struct
{
  double   card;
  double   low;
  gboolean flat;
  guint    n_groups;
  guint    n_alike;
  guint    most;
  gboolean grows;
  double   fan;
  double   step;
  guint    n_low;
  guint    n_columns;
  gboolean counted;
  double   used;
} FavorHandRow;

/* For `room` pixels, in a hand that is `width` wide: @used may be more. */
void favor_hand_row_fit (FavorHandRow *row,
                         double        room,
                         double        width);

G_END_DECLS
