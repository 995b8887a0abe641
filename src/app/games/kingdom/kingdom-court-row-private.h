/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "kingdom-court-row.h"

G_BEGIN_DECLS

/* What the files of a row of the court share. */

/* Columns of a row, in pixels; name and wish share what is left. */
#define PAD          4
#define GAP          3
#define PORTRAIT     23
#define PORTRAIT_BIG 34
#define NAME         84
#define WISH         88
#define WISH_LEAST   48
#define WISH_ASPECT  (216.0 / 56)
#define STATE        20
#define OWNERS       28
#define FAVOR        26
#define LEFT         18
/* Above, between and below the lines of an open row. */
#define LINE_GAP    2
#define OPEN_PAD    5
#define OPEN_GROUND 0.14f
/* On a portrait. */
#define FACE       34
#define FACE_LEAST 22
#define COUNT      16
/* Of a row below the portraits. */
#define REACH_FACE 30
#define FOOT       3

struct _KingdomCourtRow
{
  GtkWidget parent_instance;

  KingdomRowForm form;
  gboolean       open;
  gboolean       known;
  int            spare;
  int            column;
  GtkWidget     *portrait;
  GtkWidget     *wish;
  GtkWidget     *favor;
  GtkWidget     *name;
  GtkWidget     *left;
  GtkWidget     *sentence;
  GtkWidget     *state;

  KingdomCourtLook look;
  char            *said;
};

/* kingdom-court-row-place.c */
/* How high the line with the name is. */
int             kingdom_court_row_get_line   (KingdomCourtRow *self);
/* Where name and words begin, from the start side. */
int             kingdom_court_row_get_indent (KingdomCourtRow *self,
                                              KingdomRowForm   form);
/* How wide all columns behind the wish are. */
int             kingdom_court_row_get_behind (KingdomRowForm   form);
/* The portrait where a row is no more than that. */
graphene_rect_t kingdom_court_row_get_face   (KingdomCourtRow *self);
/* Gives the parts their places. */
void            kingdom_court_row_place      (KingdomCourtRow *self,
                                              int              width,
                                              int              height);

G_END_DECLS
