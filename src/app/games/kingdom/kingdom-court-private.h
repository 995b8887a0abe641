/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "kingdom-court.h"

G_BEGIN_DECLS

/* What the files of the court share. */

/* Rows below the portraits, at the most. */
#define N_REACH 5

struct _KingdomCourt
{
  GtkWidget parent_instance;

  FavorSight *sight;
  gboolean    strip;
  gboolean    tall;

  KingdomCourtRow  *rows[KINGDOM_N_CHARACTERS];
  KingdomCourtRow  *reach[N_REACH];
  GtkWidget        *heading;
  KingdomCourtEntry entries[KINGDOM_N_CHARACTERS];
  FavorSeat         seat;
  gboolean          known;
  gboolean          previews;
  FavorAction       action;
  KingdomCourtForm  form;
  guint             open;
  /* Of the rows for what is within reach, how many have something to show, and of whom; in this order as
   * long as the turn lasts. */
  guint8 order[KINGDOM_N_CHARACTERS];
  guint  turn;
  guint  n_reach;
  gint   pointed;
  gint   focused;
};

/* kingdom-court-place.c */
/* How high the court has to be at a width, and would like to be. */
void kingdom_court_measure_height (KingdomCourt *self,
                                   int           width,
                                   int          *minimum,
                                   int          *natural);
/* Takes the form that has room, and gives all rows their places. */
void kingdom_court_place          (KingdomCourt *self,
                                   int           width,
                                   int           height);

G_END_DECLS
