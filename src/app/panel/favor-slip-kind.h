/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-face.h"
#include "favor-piece.h"

G_BEGIN_DECLS

/* A game numbers the things that can be on a slip from 0 to below this. */
#define FAVOR_SLIP_KEYS 96

/**
 * FavorSlipShare:
 * @FAVOR_SLIP_KNOWN: copies that are there for certain, with their number
 * @FAVOR_SLIP_POSSIBLE: copies that could be there beside those, "up to" so many
 * @FAVOR_SLIP_ALL: all copies, without a number
 * @FAVOR_SLIP_COUNTED: any number of each: they are not in the list, but are all seen, with a number
 *   that can be changed
 */
typedef enum
{
  FAVOR_SLIP_KNOWN,
  FAVOR_SLIP_POSSIBLE,
  FAVOR_SLIP_ALL,
  FAVOR_SLIP_COUNTED,
} FavorSlipShare;

/**
 * FavorSlipSection:
 * @first: number of the first thing
 * @n: how many things
 * @share: which copies of them
 * @own_title: N_(); heading where the things are the viewer's own
 * @title: N_(); heading where they are another player's
 *
 * A part of the list of things that can be put on a slip.
 */
typedef struct
{
  guint          first;
  guint          n;
  FavorSlipShare share;
  const char    *own_title;
  const char    *title;
} FavorSlipSection;

/**
 * FavorSlipKind:
 * @sections: in the order of the list
 * @amount_title: (nullable): N_(); what there is any number of, e.g. "Gold"; %NULL: nothing
 * @amount_art: (nullable): id of its picture
 * @amount_most: no more of it can be put on a slip
 * @describe_amount: (transfer full): "3 Gold"
 * @aspect: the height of a card by its width
 * @create_face: (transfer full): what a small card shows
 * @get_title: its name, translated
 * @get_text: what it is, translated
 * @get_sign: (nullable): id of a small picture of a thing that is counted
 * @count_most: no more of a thing that is counted can be put on a slip
 *
 * What a game's slips hold.
 */
typedef struct
{
  const FavorSlipSection *sections;
  guint                   n_sections;
  const char             *amount_title;
  const char             *amount_art;
  int                     amount_most;
  char       *(*describe_amount) (int   amount);
  double                  aspect;
  FavorFace  *(*create_face)     (guint key);
  const char *(*get_title)       (guint key);
  const char *(*get_text)        (guint key);
  const char *(*get_sign)        (guint key);
  int                     count_most;
} FavorSlipKind;

/* A small card that stands for `n` equal ones: a piece with their number on it. Its parent gives it
 * a size. `label` is for ears. */
GtkWidget  *favor_slip_card_new         (const FavorSlipKind *kind,
                                         guint                key,
                                         guint                n,
                                         const char          *label);
FavorPiece *favor_slip_card_get_piece   (GtkWidget           *card);
/* A picture beside words that say all: it takes neither focus nor clicks. `width` in pixels; 0: its
 * parent gives it a size. */
GtkWidget  *favor_slip_card_new_picture (const FavorSlipKind *kind,
                                         guint                key,
                                         int                  width);

G_END_DECLS
