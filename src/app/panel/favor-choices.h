/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-game.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_CHOICES (favor_choices_get_type ())
G_DECLARE_FINAL_TYPE (FavorChoices, favor_choices, FAVOR, CHOICES, GtkWidget)

/**
 * FavorChoice:
 * @picture: (transfer floating) (nullable): of a card, without a size; in front of the words
 * @width: of the picture, in pixels; it is smaller where there is little room
 * @aspect: of the picture: its height by its width
 * @title: in bold
 * @text: (nullable): what it does
 * @note: (nullable): what holds now, e.g. "2 of 3 cards"
 * @action: what choosing it means
 *
 * One thing to choose.
 */
typedef struct
{
  GtkWidget  *picture;
  int         width;
  double      aspect;
  const char *title;
  const char *text;
  const char *note;
  FavorAction action;
} FavorChoice;

/* Actions to choose one of, below each other. The decision bar commits, and so does choosing the
 * same once more.
 *
 * Signal: `changed ()`: a person chose one. */
GtkWidget         *favor_choices_new         (void);
void               favor_choices_clear       (FavorChoices      *self);
void               favor_choices_add         (FavorChoices      *self,
                                              const FavorChoice *choice);
/* (nullable): what is chosen. */
const FavorAction *favor_choices_get_chosen  (FavorChoices      *self);
/* (nullable): chooses it if it is there, else nothing. Without the signal. */
void               favor_choices_set_chosen  (FavorChoices      *self,
                                              const FavorAction *action);

/* Whether one click commits what it chooses, too. */
void               favor_choices_set_at_once (FavorChoices      *self,
                                              gboolean           at_once);

G_END_DECLS
