/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-seat-card.h"

G_BEGIN_DECLS

/* What the files of a seat's card share. */

/* One seat: the widgets that follow its row. Kept when the row is exchanged, so that focus
 * stays where it was. Those that not every game has, or not at any time, are made when they are
 * first needed, and %NULL until then. */
struct _FavorSeatCard
{
  FavorSeatRow *row;
  GtkWidget    *button;
  GtkWidget    *box;
  /* The shield or the emblem, one of the two, and what comes and goes upon it. */
  GtkWidget *face;
  GtkWidget *sign;
  GtkWidget *emblem;
  GtkWidget *words;
  GtkWidget *first_row;
  GtkWidget *name;
  GtkWidget *task;
  /* An office: its word, or with little room its picture. */
  GtkWidget *badge;
  GtkWidget *badge_picture;
  GtkWidget *mark;
  gboolean   crowded;
  /* The first letters of each name have room. */
  gboolean few;
  /* There is room for an emblem or a clock, not for both. */
  gboolean tiny;
  gboolean compact;
  guint    colour;
  /* In pixels. */
  int sign_size;
  int emblem_width;
  int clock_size;
  /* The shield again, small, where an emblem stands in its place. */
  GtkWidget *small_sign;
  GtkWidget *second_row;
  GtkWidget *second;
  /* In the place of the second line, where a game lists facts. */
  GtkWidget *facts;
  GtkWidget *spinner;
  GtkWidget *score;
  GtkWidget *figures;
  GtkWidget *clock;
  GtkWidget *change;
  /* What the game says in the second line, and for ears. */
  FavorSeatLook look;
};

/* favor-seat-card-words.c */
const char *favor_seat_card_get_status      (gboolean       deciding,
                                             gboolean       thinking,
                                             gboolean       winner);
const char *favor_seat_card_get_second_line (FavorSeatCard *card,
                                             const char    *kind,
                                             const char    *status);
char       *favor_seat_card_describe        (FavorSeatCard *card,
                                             int            score);

G_END_DECLS
