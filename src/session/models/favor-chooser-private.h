/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-chooser.h"

G_BEGIN_DECLS

/* What goes together with some of the chosen parts: a key for each part that one of the legal
 * actions has besides them, sorted. `without` is the set of the positions that are left out. */
typedef struct
{
  guint32 without;
  GArray *keys;
} FavorOffers;

/* Where the actions of a kind name things. */
typedef struct
{
  FavorSlot slots[FAVOR_ACTION_ARGS];
  guint     n_slots;
} FavorKindSlots;

struct _FavorChooser
{
  GObject           parent_instance;
  FavorChoiceModel *model;
  const FavorGame  *game;
  /* By kind; and all things, whose numbers are their positions. */
  FavorKindSlots *kinds;
  GPtrArray      *things;
  FavorPart       parts[FAVOR_PARTS_MOST];
  guint           n_parts;
  /* What is left, and what all of it have in common. */
  GArray           *left;
  gint              kind;
  const FavorThing *open;
  /* (element-type FavorOffers): made when they are asked for. */
  GArray *offers;
  GArray *begins;
  /* The complete action. */
  FavorAction action;
  gboolean    complete;
  /* The action was given as a whole, so it stands although it may not be listed. */
  gboolean taken;
  /* Nothing else is legal, so it is chosen without being asked for. */
  gboolean alone;
  guint    n_frozen;
  gboolean is_waiting;
};

/* favor-chooser-match.c */
/* Whether `action` has all of `parts`. */
gboolean favor_chooser_matches    (FavorChooser      *self,
                                   const FavorAction *action,
                                   const FavorPart   *parts,
                                   guint              n_parts);
/* Whether any legal action has them. */
gboolean favor_chooser_any_has    (FavorChooser      *self,
                                   const FavorPart   *parts,
                                   guint              n_parts);
/* Whether some legal action has `part` and all chosen parts, without some positions. */
gboolean favor_chooser_goes_with  (FavorChooser      *self,
                                   guint32            without,
                                   FavorPart          part);
/* Looks through what is left for the kind and for what is open. */
void     favor_chooser_look       (FavorChooser      *self);
void     favor_chooser_forget_offers (FavorChooser   *self,
                                      gboolean        all);
void     favor_offers_clear       (gpointer           offers);

G_END_DECLS
