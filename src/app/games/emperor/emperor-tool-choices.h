/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-game.h"

G_BEGIN_DECLS

#define EMPEROR_TYPE_CHOICES (emperor_choices_get_type ())
G_DECLARE_FINAL_TYPE (EmperorChoices, emperor_choices, EMPEROR, CHOICES, GtkWidget)

/**
 * EmperorChoice:
 * @picture: (transfer floating) (nullable): of a card, without a size; in front of the words
 * @width: of the picture, in pixels; it is smaller where there is little room
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
  const char *title;
  const char *text;
  const char *note;
  FavorAction action;
} EmperorChoice;

/* Actions to choose one of, below each other. The decision bar commits, and so does choosing the
 * same once more.
 *
 * Signal: `changed ()`: a person chose one. */
GtkWidget         *emperor_choices_new        (void);
void               emperor_choices_clear      (EmperorChoices      *self);
void               emperor_choices_add        (EmperorChoices      *self,
                                               const EmperorChoice *choice);
/* (nullable): what is chosen. */
const FavorAction *emperor_choices_get_chosen (EmperorChoices      *self);
/* (nullable): chooses it if it is there, else nothing. Without the signal. */
void               emperor_choices_set_chosen (EmperorChoices      *self,
                                               const FavorAction   *action);

/* Whether one click commits what it chooses, too. */
void               emperor_choices_set_at_once (EmperorChoices *self,
                                                gboolean        at_once);

G_END_DECLS
