/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-game-layout.h"

G_BEGIN_DECLS

/* What the files of the layout share. */

/* The least width of an arrangement. */
#define WIDE_FROM   1000
#define MEDIUM_FROM 700

typedef enum
{
  REGION_STRIP,
  REGION_BOARD,
  REGION_FRAME,
  REGION_TAB,
  REGION_SHEET,
  REGION_DECISION,
  REGION_COVER,
  REGION_FACTS,
  REGION_HAND,
  REGION_PANEL,
  REGION_DETAILS,
  REGION_TIMELINE,
  REGION_SWITCHER,
  REGION_ROUND,
  REGION_WAITED,
  REGION_CARD,
  REGION_FLIGHTS,
  REGION_BUBBLE,
  REGION_GUIDE,
  N_REGIONS,
} FavorRegion;

struct _FavorGameLayout
{
  GtkWidget parent_instance;

  FavorArrangement arrangement;
  guint            idle;
  /* The arrangement was not told of yet. */
  gboolean arranged;
  int      overhang;
  int      panel_least;
  /* (nullable) */
  GtkWidget *spared;
  guint8 panel_shown;
  guint8 tight;
  guint8 covered;
  guint8 hand_beside;
  guint8 hand_low;
  /* How often nearly everything changed. */
  guint n_changes;
};

/**
 * FavorLayoutPass:
 * @region: by #FavorRegion; %NULL: it is not there
 * @width: of the page
 * @top: how much of the page is above all other regions
 * @spared: (nullable): what on the board is to be seen beside what lies over that
 * @rtl: places are counted from the right
 * @hand: how high the hand is with its facts, or was before it was covered
 * @foot: how high all is that stands under the board: the bar and the hand, or their cover
 * @kept: how much of that the board leaves free, whatever the bar says
 *
 * One pass of allocation.
 */
typedef struct
{
  GtkWidget *region[N_REGIONS];
  int        width;
  int        top;
  GtkWidget *spared;
  gboolean   rtl;
  int        hand;
  int        foot;
  int        kept;
} FavorLayoutPass;

/* favor-game-layout-arrange.c */
void favor_game_layout_find_regions (FavorGameLayout *self, FavorLayoutPass *pass);
void favor_game_layout_leave_out (FavorLayoutPass *pass, FavorRegion region);
/* Places all regions in a page of @pass->width x @height pixels. */
void favor_game_layout_arrange (FavorGameLayout *self,
                                FavorLayoutPass *pass,
                                FavorArrangement arrangement,
                                int              height);

G_END_DECLS
